//! From shaped lines to glyphs on a page, and the setting of sentences.

use std::cell::{Cell, RefCell};
use std::ops::Range;
use std::rc::Rc;
use std::sync::Arc;

use rustc_hash::FxHashMap;

use crate::colours::{ColourRole, Colours, Rgb};
use crate::marks::{CellGlyphPlacement, DrawnRectangle, DrawnShape, TextAnchor};
use bidiscope_bidi::name::{BidiClass, Character, characters_of, text_of};
use bidiscope_bidi::order::{
    ControlInsertion, DisplayOrder, FSI, InsertionPlan, PDI, is_bidi_control, order_of_line,
};
use bidiscope_bidi::uba::ParagraphDirection;
use bidiscope_layout::{
    Faces, InvisibleStyle, LINE_BOX_ASCENT_EM, PlacedGlyph, PlaceholderBox, ShapedLine, wrapped_line_ranges,
};
use bidiscope_words::Catalogue;

use super::page::{BlockRole, SheetBlock, SheetDrawing, SheetGlyph, SheetRectangle, SheetTextLine};
use super::row::SheetRow;

/// The height of a line of text, in em: less than a name's, for its marks are not stacked.
const TEXT_LINE_HEIGHT: f32 = 1.42;
/// The distance of the baseline from the top of a line of text, in em.
const TEXT_BASELINE: f32 = 1.08;
/// The height of the middle of digits and capitals above the baseline, in em.
const CAP_MIDDLE: f32 = 0.357;

/// Lays out text in the faces and colours of a sheet.
pub(super) struct TextPainter {
    pub(super) faces: Faces,
    pub(super) colours: &'static Colours,
    /// Whether the language in use runs from right to left.
    is_right_to_left: bool,
    /// The width within which lines begin at the right where the language does, in points; `None` where all begin at the left.
    mirrored: Cell<Option<f32>>,
    words: RefCell<FxHashMap<String, Rc<ShapedWords>>>,
    /// A cache of shaped single characters, which recur at each step of a display.
    characters: RefCell<FxHashMap<Character, Rc<ShapedLine>>>,
}

/// A shaped text of the program, without the isolates around its values.
pub(super) struct ShapedWords {
    characters: Vec<Character>,
    text: Arc<str>,
    order: DisplayOrder,
    pub(super) line: ShapedLine,
}

/// The style and position of sentences.
#[derive(Clone, Copy)]
pub(super) struct SentenceStyle {
    /// Their role.
    pub(super) part: BlockRole,
    /// The font size, in points for one em.
    pub(super) size: f32,
    pub(super) colour: Rgb,
    /// Their left and right limit, in points.
    pub(super) left: f32,
    pub(super) right: f32,
}

/// A shaped line with its position.
pub(super) struct DrawnLine<'a> {
    pub(super) line: &'a ShapedLine,
    pub(super) characters: &'a [Character],
    /// The text of the characters.
    pub(super) text: &'a Arc<str>,
    /// The left end on the baseline, in points.
    pub(super) origin: [f32; 2],
    /// The font size, in points for one em.
    pub(super) size: f32,
}

impl TextPainter {
    pub(super) fn new(faces: Faces, colours: &'static Colours) -> Self {
        Self {
            faces,
            colours,
            is_right_to_left: Catalogue::current_html_dir() == "rtl",
            mirrored: Cell::new(None),
            words: RefCell::default(),
            characters: RefCell::default(),
        }
    }

    /// From now on what is placed by [`Self::start`] begins at the right of so many points, where the language does.
    pub(super) fn begin_page(&self, content: f32) {
        self.mirrored.set(self.is_right_to_left.then_some(content));
    }

    /// The left edge of what is so far from the side where lines begin, and so wide, in points.
    pub(super) fn start(&self, from: f32, width: f32) -> f32 {
        self.mirrored.get().map_or(from, |content| content - from - width)
    }

    /// A shaped text of the program, in a paragraph of the direction of its words. What stands between isolates (U+2068 and
    /// U+2069) reorders nothing around it; other directional controls are drawn and have no effect.
    pub(super) fn words(&self, text: &str) -> Rc<ShapedWords> {
        /// The longest text that is cached, in bytes.
        const KEPT: usize = 24;
        if let Some(words) = self.words.borrow().get(text) {
            return Rc::clone(words);
        }
        let (mut characters, mut isolates) = (Vec::new(), Vec::new());
        for mut it in characters_of(text) {
            match it.scalar {
                FSI | PDI => isolates.push(ControlInsertion {
                    before_original_character_index: characters.len(),
                    inserted_scalar: it.scalar,
                }),
                scalar => {
                    if is_bidi_control(scalar) || matches!(it.class, BidiClass::B | BidiClass::S) {
                        it.class = BidiClass::ON;
                    }
                    characters.push(it);
                }
            }
        }
        // What has no right-to-left character is of no right-to-left language.
        let is_right_to_left =
            self.is_right_to_left && characters.iter().any(|it| it.class.makes_label_right_to_left());
        let paragraph = if is_right_to_left { ParagraphDirection::RTL } else { ParagraphDirection::LTR };
        let order = InsertionPlan::new(isolates).uba_order_of_original_characters(&characters, paragraph);
        let words = Rc::new(ShapedWords::new(characters, order, &self.faces));
        if text.len() <= KEPT {
            self.words.borrow_mut().insert(text.to_owned(), Rc::clone(&words));
        }
        words
    }

    /// The width of a text, in points.
    pub(super) fn width(&self, text: &str, size: f32) -> f32 {
        self.words(text).line.width_em() * size
    }

    /// A text with its vertical middle at this height.
    pub(super) fn words_at(
        &self,
        text: &str,
        anchor: TextAnchor,
        [x, y]: [f32; 2],
        size: f32,
        colour: Rgb,
    ) -> Vec<SheetDrawing> {
        let words = self.words(text);
        let width = words.line.width_em() * size;
        let left = match anchor {
            TextAnchor::Left => x,
            TextAnchor::Middle => x - width / 2.0,
            TextAnchor::Right => x - width,
        };
        let drawn = DrawnLine {
            line: &words.line,
            characters: &words.characters,
            text: &words.text,
            origin: [left, y + CAP_MIDDLE * size],
            size,
        };
        drawn.marks(colour)
    }

    /// What draws these marks.
    pub(super) fn drawings(&self, marks: &[DrawnShape]) -> Vec<SheetDrawing> {
        let colour = |role: ColourRole| self.colours.of(role);
        let drawings = |mark: &DrawnShape| match mark {
            &DrawnShape::Rectangle(DrawnRectangle {
                left_top_right_bottom_points: edges,
                corner_radius_points: radius,
                fill_colour: fill,
                edge_width_points_and_colour: stroke,
            }) => {
                let stroke = stroke.map(|(width, role)| (width, colour(role)));
                vec![SheetDrawing::Rectangle(SheetRectangle {
                    left_top_right_bottom_points: edges,
                    corner_radius_points: radius,
                    fill_colour: fill.map(colour),
                    edge_width_points_and_colour: stroke,
                })]
            }
            DrawnShape::Polyline { x_and_y_points: points, line_width_points: width, colour: role } => {
                vec![SheetDrawing::Polyline {
                    x_and_y_points: points.clone(),
                    line_width_points: *width,
                    colour: colour(*role),
                }]
            }
            DrawnShape::Text {
                text,
                anchor,
                anchor_x_and_y_points: at,
                font_size_points: size,
                colour: role,
            } => self.words_at(text, *anchor, *at, *size, colour(*role)),
        };
        marks.iter().flat_map(drawings).collect()
    }

    /// A sentence in as many rows as it needs, which begin where lines do.
    pub(super) fn sentence(&self, text: &str, style: SentenceStyle) -> Vec<SheetRow> {
        let SentenceStyle { part, size, colour, left, right } = style;
        let words = self.words(text);
        let available = ((right - left) / size).max(1.0);
        let mut rows = Vec::new();
        for range in wrapped_line_ranges(&words.line, &words.characters, available) {
            let row = match rows.is_empty() && range.len() == words.characters.len() {
                true => Rc::clone(&words),
                false => Rc::new(words.part(range, &self.faces)),
            };
            let start = self.start(left, row.line.width_em() * size);
            let drawn = DrawnLine {
                line: &row.line,
                characters: &row.characters,
                text: &row.text,
                origin: [start, TEXT_BASELINE * size],
                size,
            };
            let block = SheetBlock::new(part, Arc::clone(&words.text), drawn.marks(colour));
            let block = SheetBlock { continues_previous_block: !rows.is_empty(), ..block };
            rows.push(SheetRow::new(TEXT_LINE_HEIGHT * size, vec![block]));
        }
        rows
    }

    /// One character in its place.
    pub(super) fn character(&self, character: Character, place: CellGlyphPlacement) -> Vec<SheetDrawing> {
        let line = self.isolated(character);
        let reach = line.vertical_extent();
        let beyond = (reach.ascent_em - LINE_BOX_ASCENT_EM)
            .max(reach.descent_em - bidiscope_layout::LINE_BOX_DESCENT_EM);
        let height = if beyond > 0.0 {
            LINE_BOX_ASCENT_EM + bidiscope_layout::LINE_BOX_DESCENT_EM + 2.0 * beyond
        } else {
            1.0
        };
        let CellGlyphPlacement {
            left_top_right_bottom_points: [left, top, right, bottom],
            font_size_points: size,
        } = place;
        let size = size.min((right - left) / line.width_em().max(0.01)).min((bottom - top) / height);
        let drawn = DrawnLine {
            line: &line,
            characters: &[character],
            text: &Arc::from(character.scalar.to_string()),
            origin: [
                f32::midpoint(left, right) - line.width_em() * size / 2.0,
                f32::midpoint(top, bottom)
                    + (LINE_BOX_ASCENT_EM - bidiscope_layout::LINE_BOX_DESCENT_EM) / 2.0 * size,
            ],
            size,
        };
        drawn.marks(self.colours.class(character.class))
    }

    fn isolated(&self, character: Character) -> Rc<ShapedLine> {
        let mut characters = self.characters.borrow_mut();
        let shaped = || Rc::new(ShapedLine::in_isolated_form(character, &self.faces));
        Rc::clone(characters.entry(character).or_insert_with(shaped))
    }
}

impl ShapedWords {
    fn new(characters: Vec<Character>, order: DisplayOrder, faces: &Faces) -> Self {
        let line = ShapedLine::new(&characters, &order, faces, InvisibleStyle::Enlarged);
        Self { text: Arc::from(text_of(&characters)), characters, order, line }
    }

    /// A line of it, without the white space at its end.
    fn part(&self, mut range: Range<usize>, faces: &Faces) -> Self {
        while !range.is_empty() && self.characters[range.end - 1].scalar.is_whitespace() {
            range.end -= 1;
        }
        let order = order_of_line(&self.characters, &self.order, range.clone());
        Self::new(self.characters[range].to_vec(), order, faces)
    }
}

impl DrawnLine<'_> {
    /// The glyphs and boxes of all characters.
    pub(super) fn marks(&self, colour: Rgb) -> Vec<SheetDrawing> {
        let shown = ClusterBytes::of(self.line, self.characters);
        self.marks_of(&shown, self.line.placeholder_boxes(), self.line.glyphs(), |_| colour)
    }

    /// These glyphs and boxes of the line.
    pub(super) fn marks_of<'b>(
        &self,
        shown: &ClusterBytes,
        frames: impl IntoIterator<Item = &'b PlaceholderBox>,
        glyphs: impl IntoIterator<Item = &'b PlacedGlyph>,
        colour_of: impl Fn(usize) -> Rgb,
    ) -> Vec<SheetDrawing> {
        let [x, y] = self.origin;
        let frames = frames.into_iter().map(|frame| {
            let edges = [
                x + frame.outer_extent.left_x_em * self.size,
                y - frame.top_above_baseline_em * self.size,
                x + frame.outer_extent.right_x_em * self.size,
                y - frame.bottom_above_baseline_em * self.size,
            ];
            let stroke = Some((frame.frame_thickness_em * self.size, colour_of(frame.logical_index.0)));
            SheetDrawing::Rectangle(SheetRectangle {
                left_top_right_bottom_points: edges,
                corner_radius_points: 0.0,
                fill_colour: None,
                edge_width_points_and_colour: stroke,
            })
        });
        let mut marks: Vec<SheetDrawing> = frames.collect();
        let glyphs = glyphs.into_iter().map(|it| SheetGlyph {
            face_id: it.face_id,
            glyph_id: it.glyph_id,
            x_from_line_left_em: it.x_from_line_left_em,
            y_above_baseline_em: it.y_above_baseline_em,
            scale_of_font_size: it.size_relative_to_line,
            colour: colour_of(it.first_logical_index.0),
            logical_text_byte_range: shown.bytes(it.first_logical_index.0),
        });
        let glyphs: Vec<SheetGlyph> = glyphs.collect();
        if !glyphs.is_empty() {
            let reach = self.line.vertical_extent();
            let clip = (!reach.clipped.is_empty()).then(|| {
                let (top, bottom) = (y - reach.ascent_em * self.size, y + reach.descent_em * self.size);
                [x - self.size, top, x + (self.line.width_em() + 1.0) * self.size, bottom]
            });
            let text = Arc::clone(self.text);
            marks.push(SheetDrawing::Text(SheetTextLine {
                baseline_left_end_points: self.origin,
                font_size_points: self.size,
                logical_text: text,
                glyphs_from_left: glyphs,
                clip_left_top_right_bottom_points: clip,
            }));
        }
        marks
    }
}

/// The characters that each glyph cluster shows, as byte ranges.
pub(super) struct ClusterBytes {
    /// The byte offset of each character, and the end.
    bytes: Vec<usize>,
    /// The first characters of the clusters, in logical order.
    clusters: Vec<usize>,
}

impl ClusterBytes {
    pub(super) fn of(line: &ShapedLine, characters: &[Character]) -> Self {
        let mut bytes = vec![0];
        for it in characters {
            bytes.push(bytes.last().copied().unwrap_or(0) + it.scalar.len_utf8());
        }
        let mut clusters: Vec<usize> = line.glyphs().iter().map(|it| it.first_logical_index.0).collect();
        clusters.sort_unstable();
        clusters.dedup();
        Self { bytes, clusters }
    }

    fn bytes(&self, first: usize) -> Range<usize> {
        let next = self.clusters.partition_point(|&it| it <= first);
        let end = self.clusters.get(next).copied().unwrap_or(self.bytes.len() - 1);
        self.bytes[first]..self.bytes[end]
    }
}
