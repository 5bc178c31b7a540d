//! Displays as they are typed (`d`), and files of strategies of one's own (`f`): what is read is written and read again,
//! and every display orders a name as its trace tells.

#![no_main]

use bidiscope_bidi::name::characters_of;
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_bidi::trace::Trace;
use bidiscope_fuzz::{check_message, split};
use bidiscope_report::custom_strategies::NamedStrategies;
use bidiscope_report::words::display::{DisplayTitle, display_error_text};
use libfuzzer_sys::fuzz_target;

/// A name with a mark, both kinds of digits, brackets and separators.
const NAME: &str = "a\u{5D0}\u{5B8}1.\u{627}-\u{661}(b)/c";

fuzz_target!(|bytes: &[u8]| {
    let Some(([kind], text)) = split(bytes) else { return };
    let text = String::from_utf8_lossy(text);
    if kind == b'f' {
        match NamedStrategies::read(&text) {
            Err(error) => check_message(&error.to_string()),
            Ok(strategies) => {
                assert_eq!(NamedStrategies::read(&strategies.to_json()).as_ref(), Ok(&strategies));
                strategies.list.iter().take(4).for_each(|it| check(it.display()));
            }
        }
    } else {
        match DisplayConfig::read(&text) {
            Err(error) => check_message(&display_error_text(&error).to_string()),
            Ok(display) => check(&display),
        }
    }
});

fn check(display: &DisplayConfig) {
    let written = display.to_string();
    assert_eq!(DisplayConfig::read(&written).as_ref(), Ok(display), "{written}");
    // As long as the text round the name makes it; on one line, and nothing in it acts.
    assert!(written.chars().all(|it| it.is_ascii_graphic()), "{written:?}");
    check_message(&display.title());
    // Long contexts are the other targets' business.
    if display.choices().surrounding_text.before.len() + display.choices().surrounding_text.after.len() > 200
    {
        return;
    }
    let characters = characters_of(NAME);
    let order = display.order(&characters);
    let mut places: Vec<usize> = order.logical_from_visual().iter().map(|it| it.0).collect();
    places.sort_unstable();
    assert!(places.into_iter().eq(0..characters.len()), "a permutation by {written}");
    let line = display.line_around_name(&characters);
    assert_eq!(line.line_order.logical_from_visual().len(), line.line_characters.len());
    assert_eq!(Trace::of_display(display, &characters).order(), order.logical_from_visual(), "{written}");
    if let Some(marked) = display.insertion_plan(&characters) {
        let text = marked.text_with_insertions(&characters);
        let mut rest = text.chars();
        assert!(characters.iter().all(|it| rest.any(|other| other == it.scalar)), "{written}: {text:?}");
    }
}
