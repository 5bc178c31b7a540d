//! What is remembered, written and read as eframe does it.

use std::collections::HashMap;

use bidiscope::name::Notation;
use bidiscope::order::context::Surroundings;
use bidiscope::order::fields::OverallOrder;
use bidiscope::order::{Display, Strategy};
use bidiscope::study::{Alphabet, Progress, Property, Study};
use bidiscope::uba::Edition;
use bidiscope::ui::{Settings, Tab};
use bidiscope::view::text::{ShownDirections, TextDirection};
use eframe::Storage;

/// What eframe keeps in a file.
#[derive(Default)]
struct Kept(HashMap<String, String>);

impl Storage for Kept {
    fn get_string(&self, key: &str) -> Option<String> {
        self.0.get(key).cloned()
    }

    fn set_string(&mut self, key: &str, value: String) {
        self.0.insert(key.to_owned(), value);
    }

    fn remove_string(&mut self, key: &str) {
        self.0.remove(key);
    }

    fn flush(&mut self) {}
}

const KEY: &str = "settings";

#[test]
fn what_is_written_is_read_back() {
    let mut settings = Settings { tab: Tab::Study, notation: Notation::Paper, ..Settings::default() };
    settings.choices.surroundings = Some(Surroundings::AfterWord);
    settings.choices.shows_marks.insert(Strategy::Fields);
    settings.text.overall = OverallOrder::TopLevelDomain;
    settings.text.direction = TextDirection::RightToLeft;
    let study = Study { alphabet: Alphabet::paper(), max_length: 2, ..Study::default() };
    settings.study.results = study.run(&Progress::new(), |_| ()).ok();
    let display = Display::plain(Strategy::UbaLtr).with_l3(false);
    settings.study.open = Some((Property::OneToOne, display));
    settings.choices.edition = Edition::Unicode31;
    let mut kept = Kept::default();
    eframe::set_value(&mut kept, KEY, &settings);
    assert_eq!(eframe::get_value::<Settings>(&kept, KEY).as_ref(), Some(&settings));
}

/// As it was written before the names of the members came from one table: serde's own way, in which they
/// stand without quotes.
#[test]
fn what_an_older_version_wrote_is_read() {
    let written = "(tab:study,input:\"AB\",notation:capitals,show_invisibles:true,\
        study:(classes:[L,R],max_length:3,file:\"mine.json\",results:None,open:Some((r#one-to-one,r#uba-ltr))),\
        field_order:r#uba-rtl,marks_invisible:false,\
        trace:(strategy:fields,against:r#one-to-one,edition:r#unicode-3.1,with_idle:true),\
        choices:(surroundings:Some(r#after-word),overall:r#top-level-domain),\
        text:(text:\"see\",direction:r#right-to-left,shown:own,overall:content))";
    let mut kept = Kept::default();
    kept.set_string(KEY, written.to_owned());
    let read = eframe::get_value::<Settings>(&kept, KEY).expect("it is read");
    assert_eq!((read.tab, read.notation), (Tab::Study, Notation::Capitals));
    assert_eq!((read.study.max_length, read.study.file.as_str()), (3, "mine.json"));
    assert_eq!((read.trace.strategy, read.trace.with_idle), (Strategy::Fields, true));
    assert_eq!(read.choices.surroundings, Some(Surroundings::AfterWord));
    assert_eq!(
        (read.text.overall, read.text.shown, read.text.direction),
        (OverallOrder::Content, ShownDirections::Own, TextDirection::RightToLeft)
    );
}
