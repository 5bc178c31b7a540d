//! The table of a study.

use bidiscope_bidi::order::DisplayConfig;
use bidiscope_proof::study::{DisplayPropertyStudy, ThreadCount, WorkProgress};
use bidiscope_report::view::study_table;

/// The table goes through the rows once, however many displays they are about.
#[test]
fn a_table_of_as_many_displays_as_there_may_be() {
    let displays: Vec<DisplayConfig> = (0..256)
        .map(|number| DisplayConfig::read(&format!("uba-ltr:before={number}")).expect("a display"))
        .collect();
    let study = DisplayPropertyStudy {
        tested_displays: displays,
        max_sequence_characters: 1,
        thread_count: ThreadCount::Exactly(1),
        ..DisplayPropertyStudy::default()
    };
    let results = study.run(&WorkProgress::new(), |_| ()).expect("as many as there may be");
    let table = study_table(&results);
    assert_eq!(table.displays.len(), 256);
    assert!(table.rows.iter().all(|row| row.cells.len() == 256));
}
