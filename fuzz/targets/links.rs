//! Links: what is read is written and read again, in ASCII alone; what is refused is told in a line.

#![no_main]

use bidiscope_fuzz::check_message;
use bidiscope_session::{MAX_SESSION_LINK_BYTES, SessionLink};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let text = String::from_utf8_lossy(bytes);
    match SessionLink::read_whole_link(&text) {
        Err(error) => check_message(&error.to_string()),
        Ok(link) => {
            assert!(SessionLink::has_link_prefix(&text) && text.len() <= MAX_SESSION_LINK_BYTES);
            assert_eq!(link.written_name.is_empty(), link.lesson_id_or_file_text.is_some());
            link.ignored_unknown_keys.iter().filter(|it| !it.is_empty()).for_each(|it| check_message(it));
            // What stood there unescaped may be too long when it is escaped.
            if let Ok(written) = link.to_link_text() {
                assert!(written.bytes().all(|it| it.is_ascii_graphic()), "{written:?}");
                assert_eq!(
                    SessionLink::read_whole_link(&written),
                    Ok(SessionLink { ignored_unknown_keys: Vec::new(), ..link })
                );
            }
        }
    }
});
