//! Sessions: a file that is none is refused in a line; of one that is, what can be read is taken, and is written and read
//! again as it is.

#![no_main]

use bidiscope_fuzz::{check_message, split};
use bidiscope_window::Settings;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Some(([kind], text)) = split(bytes) else { return };
    // A whole file, or only the settings in it, which are what most of it is.
    let file = if kind == b's' {
        [&b"{\"format\":\"bidiscope-session\",\"version\":1,\"settings\":"[..], text, b"}"].concat()
    } else {
        text.to_vec()
    };
    let mut opened = Settings::default();
    match opened.open_session(&file) {
        Err(error) => check_message(&error.to_string()),
        Ok(lost) => {
            lost.iter().for_each(|it| check_message(it));
            let Ok(written) = opened.session() else { return };
            let mut again = Settings::default();
            let lost = again.open_session(&written).expect("what was written");
            assert_eq!(lost, Vec::<String>::new());
            assert!(again.session().is_ok_and(|it| it == written), "{}", String::from_utf8_lossy(&written));
        }
    }
});
