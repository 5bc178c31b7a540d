//! Text that is made to bring a shaper down: never a panic, and every character has a cell.

use bidiscope_bidi::name::characters_of;
use bidiscope_bidi::order::{Direction, LogicalIndex, Strategy};
use bidiscope_layout::{Faces, InvisibleStyle, PlaceholderBoxReason, ShapedLine};
use proptest::prelude::*;
use proptest::strategy::Strategy as Generator;

use crate::caret_laws::check_cells;
use crate::font::{Font, groups, multiplying};
use crate::support::{direction, faces_in, one_run};

/// The scripts of the Indic shaper, by a consonant, a sign of a vowel and the virama.
const INDIC: [[char; 3]; 9] = [
    ['\u{915}', '\u{93F}', '\u{94D}'],
    ['\u{995}', '\u{9BF}', '\u{9CD}'],
    ['\u{A15}', '\u{A3F}', '\u{A4D}'],
    ['\u{A95}', '\u{ABF}', '\u{ACD}'],
    ['\u{B15}', '\u{B3F}', '\u{B4D}'],
    ['\u{B95}', '\u{BBF}', '\u{BCD}'],
    ['\u{C15}', '\u{C3F}', '\u{C4D}'],
    ['\u{C95}', '\u{CBF}', '\u{CCD}'],
    ['\u{D15}', '\u{D3F}', '\u{D4D}'],
];

/// The scripts that shapers treat in ways of their own, as fonts name them.
const SHAPED_SCRIPTS: [[u8; 4]; 18] = [
    *b"arab", *b"bng2", *b"dev2", *b"gjr2", *b"gur2", *b"hang", *b"hebr", *b"khmr", *b"knd2", *b"mlm2",
    *b"mong", *b"mym2", *b"ory2", *b"sinh", *b"tel2", *b"thai", *b"tibt", *b"tml2",
];

/// The characters of [`a_face_for_everything`], from the first to the last.
const EVERYTHING: [(u32, u32); 6] = [
    (0x300, 0x1FFF),
    (0x25CC, 0x25CC),
    (0xA800, 0xABFF),
    (0xD7B0, 0xD7FF),
    (0x11000, 0x11FFF),
    (0x1F1E6, 0x1F9FF),
];

/// The bundled faces and one for the scripts that they lack, which has substitutions for each of them.
fn a_face_for_everything() -> Faces {
    let mut next = 1;
    let groups_of = EVERYTHING.map(|(first, last)| {
        let group = [first, last, next];
        next += last - first + 1;
        group
    });
    let mut font = Font::new(next as usize, groups(&groups_of));
    font.tables.push((*b"GSUB", multiplying(&SHAPED_SCRIPTS, 16, 1)));
    faces_in("everything", &[("everything.ttf", font.bytes())])
}

fn line_of(text: &str, direction: Direction, faces: &Faces) -> ShapedLine {
    let line = one_run(text, direction, faces);
    check_cells(&line, text.chars().count());
    line
}

#[test]
fn a_syllable_of_any_length_is_drawn() {
    let faces = a_face_for_everything();
    for [consonant, sign, virama] in INDIC {
        for length in [254, 255, 256, 257, 300, 1000] {
            for rest in
                [sign.to_string(), format!("{virama}{consonant}"), format!("{virama}\u{200D}{consonant}")]
            {
                let text: String =
                    std::iter::once(consonant).chain(rest.chars().cycle()).take(length).collect();
                for direction in [Direction::LeftToRight, Direction::RightToLeft] {
                    let line = line_of(&text, direction, &faces);
                    assert_eq!(
                        line.logical_ranges_failing_shaping(),
                        [],
                        "U+{:04X} and {length}",
                        u32::from(consonant)
                    );
                    assert_eq!(line.placeholder_boxes().len(), 0);
                }
            }
        }
    }
}

#[test]
fn letters_join_wherever_a_long_word_is_cut() {
    // 1,000 times beh: a first, a last, and 998 alike between them; with a mark on each the same.
    for (beh, per_letter) in [("\u{628}", 1), ("\u{628}\u{64E}\u{651}", 2)] {
        let faces = Faces::bundled();
        let glyphs_of = |count: usize| {
            let line = line_of(&beh.repeat(count), Direction::RightToLeft, &faces);
            line.glyphs().iter().map(|it| it.glyph_id).collect::<Vec<_>>()
        };
        let (three, thousand) = (glyphs_of(3), glyphs_of(1000));
        assert_eq!(three.len(), 3 * per_letter);
        let middle = &three[per_letter..2 * per_letter];
        assert!(thousand.starts_with(&three[..per_letter]) && thousand.ends_with(&three[2 * per_letter..]));
        let between = &thousand[per_letter..thousand.len() - per_letter];
        assert!(between.chunks(per_letter).all(|it| it == middle));
    }
}

#[test]
fn no_cell_is_wider_than_can_be_pointed_at() {
    let faces = Faces::bundled();
    for text in ["\u{1100}", "\u{1F468}\u{200D}", "e\u{301}\u{302}", "\u{915}\u{94D}"] {
        let text: String = std::iter::once('e').chain(text.chars().cycle()).take(10_000).collect();
        let line = line_of(&text, Direction::LeftToRight, &faces);
        assert!(line.cells().iter().all(|it| it.characters.len() <= 32));
    }
    // What is written is one cell as before: the longest emoji, thirty marks on a letter.
    for text in [
        "\u{1F468}\u{1F3FF}\u{200D}\u{2764}\u{FE0F}\u{200D}\u{1F48B}\u{200D}\u{1F468}\u{1F3FF}".to_owned(),
        format!("e{}", "\u{301}".repeat(30)),
    ] {
        assert_eq!(line_of(&text, Direction::LeftToRight, &faces).cells().len(), 1);
    }
}

#[test]
fn what_the_shaper_gives_up_on_is_drawn_as_boxes_with_code_points() {
    // A face that makes ten glyphs of each: a syllable of 31 characters has 310, and the shaper counts to
    // 255. KANNADA LETTER KA, 30 times VOWEL SIGN I, between Latin letters.
    let mut font = Font::new(129, groups(&[[0xC80, 0xCFF, 1]]));
    font.tables.push((*b"GSUB", multiplying(&[*b"knd2"], 128, 10)));
    let faces = faces_in("multiplying", &[("multiplying.ttf", font.bytes())]);
    let text = format!("ab\u{C95}{}cd", "\u{CBF}".repeat(30));
    let line = line_of(&text, Direction::LeftToRight, &faces);
    assert_eq!(line.logical_ranges_failing_shaping(), std::slice::from_ref(&(2..33)));
    assert_eq!(line.placeholder_boxes().len(), 31);
    assert!(
        line.placeholder_boxes()
            .iter()
            .all(|it| it.placeholder_reason == PlaceholderBoxReason::ShapingFailed)
    );
    let boxes: Vec<u16> = line
        .glyphs()
        .iter()
        .filter(|it| it.first_logical_index.0 == 2)
        .map(|it| it.glyph_id)
        .take(4)
        .collect();
    let digits = one_run("0C95", Direction::LeftToRight, &faces);
    assert_eq!(boxes, digits.glyphs().iter().map(|it| it.glyph_id).collect::<Vec<_>>());
    // Each box can be pointed at, and the letters beside them stand as ever.
    for frame in line.placeholder_boxes() {
        let middle = f32::midpoint(frame.outer_extent.left_x_em, frame.outer_extent.right_x_em);
        assert_eq!(line.character_at(middle), Some(frame.logical_index));
    }
    assert_eq!(line.character_at(0.01), Some(LogicalIndex(0)));
    assert_eq!(line.character_at(line.width_em() - 0.01), Some(LogicalIndex(34)));
    // Less of it is shaped.
    assert_eq!(
        line_of("\u{C95}\u{CBF}", Direction::LeftToRight, &faces).logical_ranges_failing_shaping(),
        []
    );
}

/// Characters that are made to bring a shaper down: of every script with a shaper of its own letters, signs
/// and viramas, marks of every class, joiners, selectors, tags, jamo, emoji, noncharacters.
fn hostile_character() -> impl Generator<Value = char> {
    let range = |first: char, last: char| proptest::char::range(first, last).boxed();
    prop_oneof![
        6 => proptest::sample::select(INDIC.concat()),
        6 => range('\u{900}', '\u{DFF}'),
        2 => range('\u{E00}', '\u{FFF}'),
        2 => range('\u{1000}', '\u{109F}'),
        2 => range('\u{1780}', '\u{17FF}'),
        2 => range('\u{1800}', '\u{1AFF}'),
        2 => range('\u{A800}', '\u{ABFF}'),
        2 => range('\u{11000}', '\u{11FFF}'),
        2 => range('\u{600}', '\u{8FF}'),
        2 => range('\u{300}', '\u{36F}'),
        2 => range('\u{591}', '\u{5F4}'),
        2 => range('\u{1100}', '\u{11FF}'),
        1 => range('\u{AC00}', '\u{AC20}'),
        1 => range('\u{302E}', '\u{302F}'),
        3 => proptest::sample::select(vec!['\u{200C}', '\u{200D}', '\u{34F}', '\u{25CC}', '\u{200B}', '\u{AD}']),
        1 => range('\u{FE00}', '\u{FE0F}'),
        1 => range('\u{E0100}', '\u{E01EF}'),
        1 => range('\u{E0020}', '\u{E007F}'),
        2 => range('\u{1F1E6}', '\u{1F9FF}'),
        1 => proptest::sample::select(vec!['\u{D7FF}', '\u{E000}', '\u{FFFE}', '\u{FDD0}', '\u{10FFFF}', '\u{F8FF}']),
        1 => any::<char>(),
    ]
}

/// Text of such characters, each some times, to 3,000.
fn hostile_text() -> impl Generator<Value = String> {
    let times = prop_oneof![6 => 1_usize..4, 2 => 4_usize..40, 1 => 200_usize..600];
    let motif = (proptest::collection::vec(hostile_character(), 1..6), times);
    proptest::collection::vec(motif, 1..40).prop_map(|motifs| {
        let characters = motifs.iter().flat_map(|(motif, times)| motif.repeat(*times));
        characters.take(3000).collect()
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, ..ProptestConfig::default() })]

    #[test]
    fn no_text_stops_the_shaper(text in hostile_text(), is_right_to_left in any::<bool>(), is_marked in any::<bool>()) {
        thread_local! {
            static FACES: [Faces; 2] = [Faces::bundled(), a_face_for_everything()];
        }
        let characters = characters_of(&text);
        let invisibles = if is_marked { InvisibleStyle::Boxed } else { InvisibleStyle::Hidden };
        FACES.with(|faces| for faces in faces {
            let line = line_of(&text, direction(is_right_to_left), faces);
            // Bounds alone keep it from giving up, whatever is typed.
            assert_eq!(line.logical_ranges_failing_shaping(), []);
            let order = Strategy::UbaLtr.order(&characters);
            let line = ShapedLine::new(&characters, &order, faces, invisibles);
            check_cells(&line, characters.len());
            assert_eq!(line.logical_ranges_failing_shaping(), []);
        });
    }
}
