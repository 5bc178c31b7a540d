//! Font files that nobody would make who means well: they cost little, and are passed over or used as far
//! as they can be.

use std::fs;

use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::Direction;
use bidiscope_layout::{Faces, ShapedLine, ShapedLineDrawing};

use crate::font::{Font, character_table, file_of, groups, square, words};
use crate::support::{faces_in, one_run};

/// An ideograph that no bundled face has.
const IDEOGRAPH: char = '\u{4E2D}';

/// Whether the character is drawn by one of the faces.
fn is_drawn(faces: &Faces, scalar: char) -> bool {
    let line = ShapedLine::in_isolated_form(Character::new(scalar), faces);
    let family = |id| faces.family(id).expect("a face of these");
    line.placeholder_boxes().is_empty()
        && line.glyphs().iter().all(|it| !family(it.face_id).starts_with("Noto Sans"))
}

/// How many pixels of the character are drawn.
fn ink(faces: &Faces, scalar: char) -> usize {
    let line = ShapedLine::in_isolated_form(Character::new(scalar), faces);
    let raster = ShapedLineDrawing::new(&line, faces, 40.0, 1, |_| 0).raster(None);
    raster.colour_layer_coverages[0].iter().filter(|&&share| share > 0).count()
}

/// Whether the face in this file is used for the ideograph.
fn is_used(folder: &str, font: &[u8]) -> bool {
    is_drawn(&faces_in(folder, &[("face.ttf", font.to_vec())]), IDEOGRAPH)
}

#[test]
fn a_face_of_a_folder_is_used() {
    let font = Font::new(3, groups(&[[0x4E2D, 0x4E2E, 1]]));
    let faces = faces_in("plain", &[("face.ttf", font.bytes())]);
    assert!(is_drawn(&faces, IDEOGRAPH) && is_drawn(&faces, '\u{4E2E}'));
    assert!(!is_drawn(&faces, '\u{4E2F}'));
    // 500 of 1000 units at 40 pixels an em: 20 by 20 pixels.
    assert!((400..=441).contains(&ink(&faces, IDEOGRAPH)), "{} pixels", ink(&faces, IDEOGRAPH));
}

#[test]
fn tables_of_characters_that_claim_everything_cost_nothing() {
    let all = [0, u32::MAX, 0];
    for (name, characters, is_good) in [
        ("one group of all", groups(&[all]), true),
        ("the same 10,000 times", groups(&vec![all; 10_000]), true),
        ("groups that end before they begin", groups(&vec![[0x9FFF, 0x4E00, 1]; 10_000]), false),
        ("overlapping groups", groups(&(0..10_000).map(|it| [it, 0x10_FFFF, 1]).collect::<Vec<_>>()), true),
    ] {
        // The glyph of U+4E2D is the 20,013th where all begins with 0.
        let font = Font::new(0x4E2E, characters);
        assert_eq!(is_used(name, &font.bytes()), is_good, "{name}");
    }
    // Many characters with one glyph, as a face of last resort has: our own boxes say more.
    let mut last_resort = groups(&[[0, 0x10_FFFF, 1]]);
    last_resort[1] = 13;
    assert!(!is_used("last resort", &Font::new(2, last_resort).bytes()));
}

#[test]
fn odd_segments_of_characters_are_passed_over() {
    // The format 4: twice the number of segments, then their ends, 0, their beginnings, deltas and offsets.
    let segments = |ends: &[u16], starts: &[u16], offsets: &[u16]| {
        let mut table = words(&[4, 0, 0, 2 * ends.len() as u16, 0, 0, 0]);
        table.extend(words(ends));
        table.extend(words(&[0]));
        table.extend(words(starts));
        table.extend(words(&vec![1; ends.len()]));
        table.extend(words(offsets));
        table
    };
    for (name, characters) in [
        ("all from the end", segments(&[0xFFFF], &[0xFFFF], &[0])),
        ("offsets beyond the table", segments(&[0xFFFE, 0xFFFF], &[0, 0xFFFF], &[0xFFFE, 0xFFFF])),
        ("backwards", segments(&[0x10, 0xFFFF], &[0xFFF0, 0xFFFF], &[0, 0])),
        ("thousands of all", segments(&vec![0xFFFE; 8000], &vec![0x5000; 8000], &vec![0; 8000])),
        ("no segments", words(&[4, 16, 0, 0, 0, 0, 0, 0])),
        ("cut off", words(&[4, 0xFFFF, 0, 0xFFFE, 0])),
        ("unknown format", words(&[99, 0, 0])),
        ("nothing", Vec::new()),
    ] {
        assert!(!is_used(name, &Font::new(3, characters).bytes()), "{name}");
    }
}

#[test]
fn damaged_fonts_are_passed_over() {
    let good = Font::new(3, groups(&[[0x4E2D, 0x4E2E, 1]]));
    let bytes = good.bytes();
    for end in (0..bytes.len()).step_by(bytes.len() / 97) {
        // Whether it is used or not, it does no harm.
        is_used("cut off", &bytes[..end]);
    }
    for units_per_em in [0, 15, u16::MAX] {
        assert!(!is_used("units", &Font { units_per_em, ..Font::new(3, good.characters.clone()) }.bytes()));
    }
    let tables = |count: u16| {
        let mut font = bytes.clone();
        font[4..6].copy_from_slice(&count.to_be_bytes());
        font
    };
    assert!(!is_used("no tables", &tables(0)));
    is_used("65,535 tables", &tables(u16::MAX));
    // A collection that says that it has four billion faces, all of them nowhere.
    let mut collection = b"ttcf\0\x01\0\0".to_vec();
    collection.extend(u32::MAX.to_be_bytes());
    collection.extend([0xFF; 4096]);
    assert!(!is_used("a collection", &collection));
}

#[test]
fn a_face_of_a_collection_is_used() {
    // The faces' tables are placed from the file's beginning; so the one face stands there, and its table
    // of tables is behind the collection's own.
    let face = Font::new(3, groups(&[[0x4E2D, 0x4E2E, 1]])).bytes();
    let head = 16;
    let mut moved = face.clone();
    for record in 0..usize::from(u16::from_be_bytes([face[4], face[5]])) {
        let at = 12 + 16 * record + 8;
        let offset = u32::from_be_bytes(face[at..at + 4].try_into().expect("four bytes")) + head;
        moved[at..at + 4].copy_from_slice(&offset.to_be_bytes());
    }
    let mut collection = b"ttcf\0\x01\0\0\0\0\0\x01".to_vec();
    collection.extend(head.to_be_bytes());
    collection.extend(moved);
    assert!(is_used("one of a collection", &collection));
}

#[cfg(unix)]
#[test]
fn what_is_no_file_is_not_opened() {
    use std::fs::File;

    use crate::support::font_folder;

    let folder = font_folder("no files");
    let status = std::process::Command::new("mkfifo").arg(folder.join("pipe.ttf")).status();
    assert!(status.expect("mkfifo is there").success());
    let link = |to: &str, name: &str| std::os::unix::fs::symlink(to, folder.join(name)).expect("a link");
    link("/dev/zero", "zero.ttf");
    link("pipe.ttf", "link.ttf");
    link(".", "ring");
    link("/nowhere/at/all", "broken.ttf");
    fs::create_dir(folder.join("folder.ttf")).expect("a folder");
    // Two billion bytes of nothing, which take no room on the disk; the same as a font with a table there.
    File::create(folder.join("sparse.ttf")).and_then(|it| it.set_len(2 << 30)).expect("a file");
    let font = Font::new(3, groups(&[[0x4E2D, 0x4E2E, 1]])).bytes();
    fs::write(folder.join("large.ttf"), &font).expect("a file");
    let large = File::options().write(true).open(folder.join("large.ttf")).expect("the file");
    large.set_len(2 << 30).expect("room");
    let faces = Faces::with_fallback_font_folders(vec![folder.clone(), folder.join("nowhere")]);
    assert!(!is_drawn(&faces, IDEOGRAPH));
    // Among all that, a good one is found.
    fs::create_dir(folder.join("deep")).expect("a folder");
    fs::write(folder.join("deep/face.OTF"), font).expect("a file");
    assert!(is_drawn(&Faces::with_fallback_font_folders(vec![folder]), IDEOGRAPH));
}

#[test]
fn glyphs_without_end_are_not_drawn() {
    let mut doubling: Vec<Vec<u8>> = vec![square(500); 2];
    // Each glyph has twice the parts of the one before it: the 32nd has two thousand million.
    doubling.extend((2..33).map(|index| composite(&[index - 1; 2])));
    // The same with nothing at its end.
    let mut of_nothing = doubling.clone();
    of_nothing[1] = Vec::new();
    let ring = vec![square(500), composite(&[2, 2]), composite(&[1, 1])];
    // 60 squares of 65,535 contours would be needed for a real one; 17,000 parts are as absurd.
    let wide = vec![square(500), square(500), composite(&vec![1; 17_000])];
    for (name, glyphs, last) in
        [("doubling", doubling, 32), ("of nothing", of_nothing, 32), ("ring", ring, 1), ("wide", wide, 2)]
    {
        let font = Font { glyphs, ..Font::new(1, groups(&[[0x4E2D, 0x4E2D, last]])) };
        let faces = faces_in(name, &[("face.ttf", font.bytes())]);
        assert!(is_drawn(&faces, IDEOGRAPH), "{name}");
        assert_eq!(ink(&faces, IDEOGRAPH), 0, "{name}");
    }
    // One part that is a square is drawn as the square is.
    let glyphs = vec![square(500), square(500), composite(&[1])];
    let font = Font { glyphs, ..Font::new(1, groups(&[[0x4E2D, 0x4E2D, 2]])) };
    assert!(ink(&faces_in("one part", &[("face.ttf", font.bytes())]), IDEOGRAPH) >= 400);
}

#[test]
fn glyphs_as_large_as_a_house_take_no_memory() {
    // 16 units are an em, and the square has 30,000; every glyph is 4,000 em wide.
    let large = vec![square(500), square(30_000)];
    let font = Font {
        units_per_em: 16,
        advance: u16::MAX,
        glyphs: large,
        ..Font::new(1, groups(&[[0x4E2D, 0x4E2D, 1]]))
    };
    let faces = faces_in("house", &[("face.ttf", font.bytes())]);
    assert!(is_drawn(&faces, IDEOGRAPH));
    assert_eq!(ink(&faces, IDEOGRAPH), 0);
    let line = ShapedLine::in_isolated_form(Character::new(IDEOGRAPH), &faces);
    assert!(line.width_em() <= 32.0, "{} em", line.width_em());
}

/// The tables of a bundled face, with the Kannada letters on its Devanagari glyphs.
fn kannada_on_devanagari() -> Vec<([u8; 4], Vec<u8>)> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fonts/NotoSansDevanagari-Regular.ttf");
    let bytes = fs::read(path).expect("a bundled face");
    let face = ttf_parser::Face::parse(&bytes, 0).expect("a font");
    let glyph = |value| char::from_u32(value).and_then(|it| face.glyph_index(it)).map_or(0, |it| it.0.into());
    // The blocks are laid out alike.
    let letters: Vec<[u32; 3]> = (0xC80..0xD00).map(|it| [it, it, glyph(it - 0x380)]).collect();
    let raw = face.raw_face();
    let table = |record: ttf_parser::TableRecord| {
        let mut data = raw.table(record.tag).expect("a table").to_vec();
        if [*b"GSUB", *b"GPOS"].contains(&record.tag.to_bytes()) {
            // Its scripts are those of Kannada.
            for (from, to) in [(b"dev2", b"knd2"), (b"deva", b"knda")] {
                let at = data.windows(4).position(|it| it == from).expect("its scripts");
                data[at..at + 4].copy_from_slice(to);
            }
        }
        if record.tag.to_bytes() == *b"cmap" {
            data = character_table(&groups(&letters));
        }
        (record.tag.to_bytes(), data)
    };
    raw.table_records.into_iter().map(table).collect()
}

#[test]
fn a_real_face_with_damaged_tables_does_no_harm() {
    // KA with signs and conjuncts: SHA, virama, RA, II; KA, virama, SSA, I; RA, virama, KA, O.
    let text =
        "\u{CB6}\u{CCD}\u{CB0}\u{CC0}\u{C95}\u{CCD}\u{CB7}\u{CBF}\u{CB0}\u{CCD}\u{C95}\u{CCB}".repeat(4);
    let good = kannada_on_devanagari();
    let line_in = |tables: Vec<([u8; 4], Vec<u8>)>| {
        let faces = faces_in("damaged", &[("face.ttf", file_of(tables))]);
        let line = one_run(&text, Direction::LeftToRight, &faces);
        let drawn = ShapedLineDrawing::new(&line, &faces, 20.0, 1, |_| 0).raster(None);
        (line, drawn)
    };
    let (line, drawn) = line_in(good.clone());
    assert_eq!(
        (line.placeholder_boxes().len(), line.logical_ranges_failing_shaping()),
        (0, &[][..]),
        "the good face has all of it"
    );
    assert!(drawn.colour_layer_coverages[0].iter().any(|&it| it > 0));
    // A row of numbers by chance, always the same.
    let mut state = 0x9E37_79B9_u32;
    let mut chance = |below: usize| {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        state as usize % below
    };
    for _ in 0..150 {
        let mut tables = good.clone();
        for tag in [*b"GSUB", *b"GPOS", *b"GDEF", *b"glyf", *b"loca", *b"hmtx", *b"maxp"] {
            let (_, table) = tables.iter_mut().find(|it| it.0 == tag).expect("the table");
            // Most of what decides stands at a table's beginning.
            for reach in [64, 1024, usize::MAX] {
                let at = chance(table.len().min(reach));
                table[at] = chance(256) as u8;
            }
        }
        let (line, _) = line_in(tables);
        assert_eq!(line.character_count(), text.chars().count());
        assert!(line.width_em().is_finite());
    }
}

/// A glyph that is made of these glyphs.
fn composite(parts: &[u16]) -> Vec<u8> {
    let mut glyph = words(&[0xFFFF, 0, 0, 0, 0]);
    for (index, part) in parts.iter().enumerate() {
        let more = if index + 1 < parts.len() { 0x20 } else { 0 };
        // Its place in two words, both 0.
        glyph.extend(words(&[0x0003 | more, *part, 0, 0]));
    }
    glyph
}
