//! Which messages a program makes by `message!`: for each the build script of the catalogue writes a type with a function, and
//! the linker leaves out the functions that the program never calls.

use std::fs;
use std::path::Path;

/// The names of the types in the symbols of a program for Linux: the messages' identifiers with underscores.
pub(crate) fn of_program(program: &Path) -> Vec<String> {
    let program = fs::read(program).expect("the program should be readable");
    symbols(&program).filter_map(message).collect()
}

/// The names in the string tables of a file in the format ELF, of 64 bits, little endian.
fn symbols(file: &[u8]) -> impl Iterator<Item = &str> {
    let number = move |at: usize, bytes: usize| {
        file[at..at + bytes].iter().rev().fold(0, |number, &byte| number << 8 | usize::from(byte))
    };
    let (sections, size, count) = (number(0x28, 8), number(0x3A, 2), number(0x3C, 2));
    let sections = (0..count).map(move |it| sections + it * size);
    let tables = sections.filter(move |it| number(it + 4, 4) == STRING_TABLE);
    let names =
        tables.flat_map(move |it| file[number(it + 0x18, 8)..][..number(it + 0x20, 8)].split(|it| *it == 0));
    names.filter_map(|it| str::from_utf8(it).ok())
}

/// The type of a section that is a string table.
const STRING_TABLE: usize = 3;

/// The message that a symbol makes, in either way in which the compiler writes the names of types.
fn message(symbol: &str) -> Option<String> {
    if let Some((_, rest)) = symbol.split_once("From$LT$bidiscope_words..ids..") {
        return Some(rest.chars().take_while(|it| it.is_ascii_alphanumeric() || *it == '_').collect());
    }
    let (_, rest) = symbol.split_once("15bidiscope_words3ids")?;
    // The trait with its parameter, whose module was named before.
    let (_, rest) = rest.split_once("4From")?.1.split_once('_')?;
    let (length, rest) = rest.split_at(rest.find(|it: char| !it.is_ascii_digit())?);
    rest.get(..length.parse().ok()?).map(str::to_owned)
}

#[test]
fn a_symbol_names_its_message() {
    for symbol in [
        "_ZN15bidiscope_words3ids114_$LT$impl$u20$core..convert..From$LT$bidiscope_words..ids..more_names$GT$$u20$for$u20$bidiscope_words..Message$GT$4from17haf1fc5d3caf95b89E",
        "_RNvXNtCs3VCrDWBR0d8_15bidiscope_words3idsNtB4_7MessageINtNtCsgEmfK2I1SDS_4core7convert4FromNtB2_10more_namesE4from",
    ] {
        assert_eq!(message(symbol).as_deref(), Some("more_names"));
    }
    assert_eq!(message("_RNvNtCs3VCrDWBR0d8_15bidiscope_words3ids4main"), None);
}
