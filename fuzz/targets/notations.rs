//! Names in every notation: what is read is written and read again; what is refused is told with its place; and the
//! short way of lists reads the same.

#![no_main]

use bidiscope_bidi::name::{Input, Notation};
use bidiscope_fuzz::{check_message, chosen, split};
use bidiscope_idna::batch::BatchAnalyzer;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Some(([notation], typed)) = split(bytes) else { return };
    let notation = chosen(&Notation::ALL, notation);
    let read = Input::read_bytes(typed, notation);
    let mut lane = BatchAnalyzer::new();
    assert_eq!(lane.read_bytes(typed, notation).err().as_ref(), read.as_ref().err());
    match &read {
        Err(error) => {
            assert!(error.source_character_index <= String::from_utf8_lossy(typed).chars().count());
            check_message(&error.to_string());
        }
        Ok(name) => {
            assert_eq!(&lane.current_input(), name);
            assert!(!name.characters().is_empty());
            let labels: usize = name.labels().iter().map(|it| it.character_range.len()).sum();
            let separators = name.label_index_by_character().iter().filter(|it| it.is_none()).count();
            assert_eq!(labels + separators, name.characters().len());
            // What has been read is written, though A-labels only as what they stand for.
            let written = notation
                .write_scalars(name.decoded_text().chars())
                .expect("of the notation's own characters");
            let again = notation.read(&written).expect("what was written");
            assert!(again.iter().map(|it| it.scalar).eq(name.decoded_text().chars()), "{written:?}");
        }
    }
    // What a notation can write of any text, it reads again.
    let text = String::from_utf8_lossy(typed);
    if let Ok(written) = notation.write_scalars(text.chars()) {
        let again = notation.read(&written).expect("what was written");
        assert!(again.iter().map(|it| it.scalar).eq(text.chars()), "{written:?}");
    }
});
