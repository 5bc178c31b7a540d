//! Lines for tests, and the data files.

use std::fs;
use std::path::{Path, PathBuf};

use bidiscope_bidi::name::{Character, characters_of};
use bidiscope_bidi::order::{Direction, DisplayOrder, Strategy, VisualRun};
use bidiscope_layout::{ArabicFace, Faces, InvisibleStyle, PlacedGlyph, Segment, ShapedLine};
use proptest::prelude::{any, prop_oneof};
use proptest::strategy::Strategy as Generator;

/// An empty folder of this name, in which fonts can be put.
pub(crate) fn font_folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("fonts").join(name);
    // From the last run.
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// The bundled faces and those of these files, by their names, in a folder of this name.
pub(crate) fn faces_in(folder: &str, files: &[(&str, Vec<u8>)]) -> Faces {
    let folder = font_folder(folder);
    for (name, bytes) in files {
        fs::write(folder.join(name), bytes).expect("a font file");
    }
    Faces::with_fallback_font_folders(vec![folder])
}

/// A line of this text in this order, invisible characters hidden.
pub(crate) fn line(text: &str, strategy: Strategy) -> ShapedLine {
    let characters = characters_of(text);
    ShapedLine::new(&characters, &strategy.order(&characters), &Faces::bundled(), InvisibleStyle::Hidden)
}

/// A line of one run.
pub(crate) fn one_run(text: &str, direction: Direction, faces: &Faces) -> ShapedLine {
    let characters = characters_of(text);
    let order = order_of_runs(&characters, &[(0..characters.len(), direction)], direction);
    ShapedLine::new(&characters, &order, faces, InvisibleStyle::Hidden)
}

/// The order of these runs, from left to right.
pub(crate) fn order_of_runs(
    characters: &[Character],
    runs: &[(std::ops::Range<usize>, Direction)],
    paragraph: Direction,
) -> DisplayOrder {
    let runs = runs
        .iter()
        .map(|(logical, direction)| VisualRun {
            logical_range: logical.clone(),
            direction: *direction,
            level: None,
        })
        .collect();
    DisplayOrder::from_runs(characters, runs, paragraph)
}

/// The glyph ids of a line, from left to right run by run.
pub(crate) fn glyph_ids(line: &ShapedLine) -> Vec<u16> {
    line.glyphs().iter().map(|it| it.glyph_id).collect()
}

/// Where the ink of a glyph is on its line, in em.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ink {
    pub(crate) left: f32,
    pub(crate) right: f32,
    pub(crate) bottom: f32,
    pub(crate) top: f32,
}

/// Where the points of a glyph's outline are that its curves go through; `None` for one without ink.
pub(crate) fn ink_of(faces: &Faces, glyph: &PlacedGlyph) -> Option<Ink> {
    let outline = faces.outline(glyph.face_id, glyph.glyph_id)?;
    let points = outline.segments().iter().filter_map(|segment| match *segment {
        Segment::Move(end) | Segment::Line(end) => Some(end),
        Segment::Quadratic(_, end) | Segment::Cubic(_, _, end) => Some(end),
        Segment::Close => None,
    });
    let placed = |[x, y]: [f32; 2]| {
        (
            glyph.x_from_line_left_em + x * glyph.size_relative_to_line,
            glyph.y_above_baseline_em + y * glyph.size_relative_to_line,
        )
    };
    points.map(placed).map(|(x, y)| Ink { left: x, right: x, bottom: y, top: y }).reduce(|one, other| Ink {
        left: one.left.min(other.left),
        right: one.right.max(other.right),
        bottom: one.bottom.min(other.bottom),
        top: one.top.max(other.top),
    })
}

/// Font units of the bundled faces, of which 1000 are an em.
pub(crate) fn units(em: f32) -> i32 {
    (em * 1000.0).round() as i32
}

/// The bundled faces, with the one in this file for Arabic if it is an Arabic one.
pub(crate) fn faces_with(file: &str) -> Faces {
    let arabic = if file.contains("Naskh") { ArabicFace::Naskh } else { ArabicFace::Sans };
    Faces::bundled().with_arabic(arabic)
}

/// The family of the face in a file: `NotoSansHebrew-Regular.ttf` is of `Noto Sans Hebrew`, without
/// the spaces.
pub(crate) fn family_of_file(file: &str) -> &str {
    file.strip_suffix("-Regular.ttf").expect("the bundled faces are regular ones")
}

/// The rows of a data file, without its comments.
pub(crate) fn rows(data: &str) -> impl Iterator<Item = Vec<&str>> {
    data.lines().filter(|row| !row.starts_with('#')).map(|row| row.split('\t').collect())
}

/// Text from code points in hexadecimal.
pub(crate) fn text_of_code_points(code_points: &str) -> String {
    code_points
        .split(' ')
        .map(|it| char::from_u32(u32::from_str_radix(it, 16).expect("hexadecimal")).expect("a character"))
        .collect()
}

/// A glyph as HarfBuzz gives it, in font units.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Expected {
    pub(crate) glyph: u16,
    pub(crate) cluster: usize,
    /// Where it stands, from the left end of the text.
    pub(crate) x: i32,
    pub(crate) y: i32,
}

/// Reads hb-shape's `[glyph=cluster@x,y+advance|...]`: the glyphs, and the sum of the advances.
pub(crate) fn expected(glyphs: &str) -> (Vec<Expected>, i32) {
    let mut origin = 0;
    let glyphs = glyphs.trim_matches(['[', ']']).split('|').map(|item| {
        let (glyph, rest) = item.split_once('=').expect("a glyph");
        let (rest, advance) = rest.split_once('+').expect("an advance");
        let (cluster, offset) = rest.split_once('@').unwrap_or((rest, "0,0"));
        let (x, y) = offset.split_once(',').expect("two offsets");
        let number = |text: &str| text.parse::<i32>().expect("a number");
        let place = Expected {
            glyph: glyph.parse().expect("a glyph id"),
            cluster: cluster.parse().expect("a cluster"),
            x: origin + number(x),
            y: number(y),
        };
        origin += number(advance);
        place
    });
    (glyphs.collect(), origin)
}

/// What a line holds, as [`Expected`].
pub(crate) fn actual(line: &ShapedLine) -> (Vec<Expected>, i32) {
    let glyphs = line
        .glyphs()
        .iter()
        .map(|it| Expected {
            glyph: it.glyph_id,
            cluster: it.first_logical_index.0,
            x: units(it.x_from_line_left_em),
            y: units(it.y_above_baseline_em),
        })
        .collect();
    (glyphs, units(line.width_em()))
}

/// Characters that make layout difficult: letters of every bundled script, marks, joiners, digits,
/// brackets, bidi controls, characters without a face.
const DIFFICULT: &[char] = &[
    'a',
    'f',
    'i',
    '.',
    '-',
    '(',
    ' ',
    '1',
    '\u{5D0}',
    '\u{5E9}',
    '\u{5C1}',
    '\u{5B8}',
    '\u{627}',
    '\u{644}',
    '\u{645}',
    '\u{651}',
    '\u{64E}',
    '\u{661}',
    '\u{6F5}',
    '\u{6CC}',
    '\u{710}',
    '\u{730}',
    '\u{780}',
    '\u{7A6}',
    '\u{7CA}',
    '\u{7EB}',
    '\u{1E900}',
    '\u{1E944}',
    '\u{915}',
    '\u{94D}',
    '\u{93F}',
    '\u{301}',
    '\u{200C}',
    '\u{200D}',
    '\u{200E}',
    '\u{200F}',
    '\u{202A}',
    '\u{202B}',
    '\u{202C}',
    '\u{202E}',
    '\u{2067}',
    '\u{2069}',
    '\u{61C}',
    '\u{600}',
    '\u{6DD}',
    '\u{AD}',
    '\u{FE0F}',
    '\u{4E2D}',
    '\u{3002}',
    '\u{10FFFF}',
    '\t',
    '\u{7}',
    '\u{1100}',
    '\u{1161}',
    '\u{115F}',
    '\u{1F468}',
    '\u{1F1E6}',
];

/// Text of difficult characters, and of any others.
pub(crate) fn difficult_text(length: usize) -> impl Generator<Value = String> {
    let scalar = prop_oneof![9 => proptest::sample::select(DIFFICULT), 1 => any::<char>()];
    proptest::collection::vec(scalar, 0..=length).prop_map(|scalars| scalars.into_iter().collect())
}

/// A strategy, or any other order of runs, in either paragraph.
pub(crate) fn any_order() -> impl Generator<Value = OrderChoice> {
    prop_oneof![
        proptest::sample::select(Strategy::BUILT_IN.to_vec()).prop_map(OrderChoice::Strategy),
        (proptest::collection::vec((1_usize..6, any::<bool>(), any::<u16>()), 1..12), any::<bool>())
            .prop_map(|(runs, paragraph)| OrderChoice::Runs(runs, paragraph)),
    ]
}

/// How the characters of a random line are ordered.
#[derive(Clone, Debug)]
pub(crate) enum OrderChoice {
    Strategy(Strategy),
    /// Runs in logical order, each with its length, whether it is right-to-left and a key by which
    /// they are sorted for the screen; then whether the paragraph is right-to-left.
    Runs(Vec<(usize, bool, u16)>, bool),
}

impl OrderChoice {
    pub(crate) fn order(&self, characters: &[Character]) -> DisplayOrder {
        match self {
            Self::Strategy(strategy) => strategy.order(characters),
            Self::Runs(runs, paragraph) => {
                let mut keyed = Vec::new();
                let mut start = 0;
                for &(length, is_right_to_left, key) in runs.iter().cycle() {
                    let end = (start + length).min(characters.len());
                    if start == end {
                        break;
                    }
                    keyed.push((key, start..end, direction(is_right_to_left)));
                    start = end;
                }
                keyed.sort_by_key(|it| it.0);
                let runs: Vec<_> =
                    keyed.into_iter().map(|(_, range, direction)| (range, direction)).collect();
                order_of_runs(characters, &runs, direction(*paragraph))
            }
        }
    }
}

/// Left to right, or the other.
pub(crate) fn direction(is_right_to_left: bool) -> Direction {
    if is_right_to_left { Direction::RightToLeft } else { Direction::LeftToRight }
}
