//! The bundled faces: what they cover, what comes with them.

use std::path::Path;

use bidiscope_bidi::name::Character;
use bidiscope_layout::{Faces, ShapedLine};

/// Ranges of characters that must be shown by a bundled face. Letters and marks of each script as
/// IDNA2008 permits them in labels, the digits, and what the documents print.
const COVERED: &[(&str, &[(u32, u32)])] = &[
    ("ASCII", &[(0x21, 0x7E)]),
    ("Latin-1", &[(0xA1, 0xAC), (0xAE, 0xFF)]),
    ("Hebrew letters, points, cantillation", &[(0x591, 0x5C7), (0x5D0, 0x5EA), (0x5EF, 0x5F4)]),
    ("Arabic letters and marks", &[(0x610, 0x61A), (0x620, 0x65F), (0x670, 0x6D3), (0x6D5, 0x6DC)]),
    ("Arabic digits", &[(0x660, 0x669), (0x6F0, 0x6F9)]),
    // Peh, tcheh, jeh, keheh, gaf, Farsi yeh.
    (
        "Persian letters",
        &[(0x67E, 0x67E), (0x686, 0x686), (0x698, 0x698), (0x6A9, 0x6A9), (0x6AF, 0x6AF), (0x6CC, 0x6CC)],
    ),
    // Tteh, ddal, rreh, noon ghunna, heh doachashmee, heh goal, yeh barree.
    (
        "Urdu letters",
        &[
            (0x679, 0x679),
            (0x688, 0x688),
            (0x691, 0x691),
            (0x6BA, 0x6BA),
            (0x6BE, 0x6BE),
            (0x6C1, 0x6C1),
            (0x6D2, 0x6D2),
        ],
    ),
    ("Arabic Supplement", &[(0x750, 0x77F)]),
    ("Syriac", &[(0x710, 0x74A), (0x74D, 0x74F)]),
    ("Thaana", &[(0x780, 0x7B1)]),
    ("N'Ko", &[(0x7C0, 0x7FA), (0x7FD, 0x7FF)]),
    ("Adlam", &[(0x1E900, 0x1E94B), (0x1E950, 0x1E959), (0x1E95E, 0x1E95F)]),
    ("Devanagari", &[(0x900, 0x97F)]),
    ("Dotted circle", &[(0x25CC, 0x25CC)]),
];

#[test]
fn the_bundled_faces_cover_their_scripts() {
    let faces = Faces::bundled();
    let mut without = Vec::new();
    let mut count = 0;
    for (name, ranges) in COVERED {
        for scalar in ranges.iter().flat_map(|&(first, last)| first..=last).filter_map(char::from_u32) {
            let line = ShapedLine::in_isolated_form(Character::new(scalar), &faces);
            if !line.placeholder_boxes().is_empty() {
                without.push(format!("{name} U+{:04X}", scalar as u32));
            }
            count += 1;
        }
    }
    // U+05EF came with Unicode 11, after this face was drawn.
    assert_eq!(without, ["Hebrew letters, points, cantillation U+05EF"]);
    assert_eq!(count, 931);
}

#[test]
fn the_folder_is_small_and_licensed() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fonts");
    let entries: Vec<_> =
        std::fs::read_dir(&folder).expect("fonts/").map(|it| it.expect("an entry")).collect();
    let size: u64 = entries.iter().map(|it| it.metadata().expect("metadata").len()).sum();
    assert!(size < 4_000_000, "{size} bytes");
    let readme = std::fs::read_to_string(folder.join("README.md")).expect("fonts/README.md");
    let licence = std::fs::read_to_string(folder.join("OFL-1.1.txt")).expect("fonts/OFL-1.1.txt");
    assert!(licence.contains("SIL OPEN FONT LICENSE Version 1.1"));
    let mut count = 0;
    for entry in entries {
        let name = entry.file_name().into_string().expect("UTF-8");
        if name.ends_with(".ttf") {
            let bytes = std::fs::read(entry.path()).expect("a face");
            let copyright = copyright_line(&bytes);
            assert!(readme.contains(&name), "{name} is not in the README");
            assert!(readme.contains(&copyright), "{name}: {copyright} is not in the README");
            assert!(!is_variable(&bytes), "{name} is not static");
            count += 1;
        }
    }
    assert_eq!(count, Faces::bundled_families().count());
    assert_eq!(count, 9);
}

#[test]
fn families_are_those_of_the_files() {
    let families: Vec<&str> = Faces::bundled_families().collect();
    assert_eq!(
        families,
        [
            "Noto Sans",
            "Noto Sans Hebrew",
            "Noto Sans Arabic",
            "Noto Sans Syriac",
            "Noto Sans Thaana",
            "Noto Sans NKo",
            "Noto Sans Adlam",
            "Noto Sans Devanagari",
            "Noto Naskh Arabic",
        ]
    );
}

#[test]
fn faces_can_be_used_by_several_threads() {
    let faces = Faces::bundled();
    let draw = |faces: Faces| ShapedLine::in_isolated_form(Character::new('\u{5D0}'), &faces);
    let threads = [faces.clone(), faces.clone()].map(|faces| std::thread::spawn(move || draw(faces)));
    for thread in threads {
        let line = thread.join().expect("a line");
        assert_eq!(line, draw(faces.clone()));
        assert_eq!(faces.family(line.glyphs()[0].face_id).as_deref(), Some("Noto Sans Hebrew"));
    }
}

/// Name 0 of the font's name table.
fn copyright_line(bytes: &[u8]) -> String {
    let face = ttf_parser::Face::parse(bytes, 0).expect("a font");
    let name = face.names().into_iter().find(|it| it.name_id == 0).expect("a copyright line");
    name.to_string().unwrap_or_else(|| name.name.iter().map(|&byte| char::from(byte)).collect())
}

fn is_variable(bytes: &[u8]) -> bool {
    ttf_parser::Face::parse(bytes, 0).expect("a font").is_variable()
}
