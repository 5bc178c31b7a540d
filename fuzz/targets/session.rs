//! Sessions: a file that is none is refused in a line; of one that is, all is written and read again as it is.

#![no_main]

use bidiscope_fuzz::{check_message, split};
use bidiscope_window::Session;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Some(([kind], text)) = split(bytes) else { return };
    // A whole file, or only the settings in it, which are what most of it is.
    let file = if kind == b's' {
        [&b"{\"format\":\"bidiscope-session\",\"version\":1,\"settings\":"[..], text, b"}"].concat()
    } else {
        text.to_vec()
    };
    match Session::from_file(&file) {
        Err(error) => check_message(&error.to_string()),
        Ok(opened) => {
            let written = opened.to_file();
            let again = Session::from_file(&written).expect("what was written");
            assert_eq!(again.to_file(), written);
        }
    }
});
