//! `--memory SIZE`: how much memory a command with long lists may use.

use bidiscope_words::message;

#[derive(clap::Args, Clone, Copy, Debug)]
pub(super) struct MemoryArguments {
    /// In bytes.
    #[arg(id = "memory", long = "memory", value_name = "SIZE", default_value = "1G", value_parser = parse_size)]
    bytes: u64,
}

/// What of it the groups may not use, in bytes: it is for the rest of the program.
const PROGRAM_MEMORY: u64 = 32 << 20;

/// The least memory for groups, in bytes. Less would only make them slow.
const MIN_GROUP_MEMORY: u64 = 8 << 20;

impl MemoryArguments {
    /// What the groups may use, in bytes.
    pub(super) fn for_groups(self) -> u64 {
        self.bytes.saturating_sub(PROGRAM_MEMORY).max(MIN_GROUP_MEMORY)
    }
}

/// Parses a number of bytes, with K, M, G or T for a power of 1024.
fn parse_size(text: &str) -> Result<u64, String> {
    let digits = text.trim_end_matches(|it: char| it.is_ascii_alphabetic());
    let shift = match text[digits.len()..].to_ascii_uppercase().trim_end_matches("IB").trim_end_matches('B') {
        "" => 0,
        "K" => 10,
        "M" => 20,
        "G" => 30,
        "T" => 40,
        _ => return Err(message!(invalid_size).to_string()),
    };
    let number: u64 = digits.parse().map_err(|_| message!(invalid_size).to_string())?;
    let bytes = number.checked_mul(1 << shift).filter(|&it| it > 0);
    bytes.ok_or_else(|| message!(size_out_of_range).to_string())
}
