//! How a list is compressed.

use bidiscope_bidi::enum_with_ids;

enum_with_ids! {
    /// How an input is compressed.
    pub enum Compression {
        /// RFC 1952.
        Gzip = "gzip";
        /// RFC 8878.
        Zstd = "zstd";
    }
}
