//! Links: what is read is written and read again, in ASCII alone; what is refused is told in a line.

#![no_main]

use bidiscope_fuzz::check_message;
use bidiscope_session::{Link, MAX_LINK_BYTES};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let text = String::from_utf8_lossy(bytes);
    match Link::read(&text) {
        Err(error) => check_message(&error.to_string()),
        Ok(link) => {
            assert!(Link::has_link_prefix(&text) && text.len() <= MAX_LINK_BYTES);
            assert_eq!(link.name.is_empty(), link.lesson.is_some());
            link.unknown_keys.iter().filter(|it| !it.is_empty()).for_each(|it| check_message(it));
            // What stood there unescaped may be too long when it is escaped.
            if let Ok(written) = link.write() {
                assert!(written.bytes().all(|it| it.is_ascii_graphic()), "{written:?}");
                assert_eq!(Link::read(&written), Ok(Link { unknown_keys: Vec::new(), ..link }));
            }
        }
    }
});
