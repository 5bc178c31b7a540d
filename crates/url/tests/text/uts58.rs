//! UTS #58 against its data of Unicode 17.0; `tests/data/unicode/README.md` says where they come from.

mod detection;
mod formatting;
mod properties;

use std::io::Read;

/// The text of one of the files.
fn unpacked(packed: &[u8]) -> String {
    let mut text = String::new();
    flate2::read::GzDecoder::new(packed).read_to_string(&mut text).expect("UTF-8 in gzip");
    text
}

/// A file of UTS #58 by its name.
macro_rules! file {
    ($name:literal) => {
        super::unpacked(include_bytes!(concat!("../../../../../tests/data/unicode/uts58/", $name, ".txt.gz")))
    };
}
use file;
