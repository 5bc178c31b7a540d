//! Shaping: characters in, glyphs out. The only file that names rustybuzz.

use std::ops::Range;
use std::sync::{Arc, Mutex, PoisonError};

use rustc_hash::FxHashMap;
use rustybuzz::{ShapePlan, UnicodeBuffer, ttf_parser::Tag};

use bidiscope_bidi::order::Direction;

use super::catch_panic::catch_panic;
use super::script::Script;
use super::shaping_limits::MAX_PIECE_CHARACTERS;

/// A face as the shaper needs it, with its caches.
///
/// A plan has the lookups of the face for a direction and a script; making one costs more than shaping a name
/// with it.
pub(super) struct ShapingFace {
    face: rustybuzz::Face<'static>,
    plans: Mutex<FxHashMap<(bool, Script), Arc<ShapePlan>>>,
    /// Recent results: the parts of a name occur in each of its displays, and nearly all of them again after
    /// the next keystroke.
    shaped: Mutex<FxHashMap<ShapingRequest, Option<Arc<[ShapedGlyph]>>>>,
}

/// How many results are cached for a face; the cache is emptied when it is full.
const MAX_CACHED_RESULTS: usize = 4096;
/// How many characters of context the shaper uses on either side.
pub(super) const MAX_CONTEXT: usize = 5;

/// One call of the shaper: one direction, one script, one face. Everything that the glyphs depend on.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct ShapingRequest {
    /// The characters in logical order, with the context before and after them, which decides how the first
    /// and the last letter join.
    pub(super) text: String,
    /// The byte range of the characters in the text.
    pub(super) range: Range<usize>,
    pub(super) direction: Direction,
    pub(super) script: Script,
    /// Whether U+25CC DOTTED CIRCLE is inserted before the characters, as the base of a mark without one.
    pub(super) dotted_circle: bool,
}

/// A glyph in visual order, in font units.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct ShapedGlyph {
    pub(super) glyph: u16,
    /// The first character of its cluster: an index into the request's characters, without context.
    pub(super) cluster: usize,
    pub(super) advance: i32,
    pub(super) x_offset: i32,
    pub(super) y_offset: i32,
}

impl ShapingFace {
    /// The face at this index of a font file; `None` where the shaper does not accept it.
    pub(super) fn new(data: &'static [u8], index: u32) -> Option<Self> {
        let face = rustybuzz::Face::from_slice(data, index)?;
        Some(Self { face, plans: Mutex::default(), shaped: Mutex::default() })
    }

    /// The glyphs of the request's characters, from left to right; `None` where the shaper panicked. Features
    /// are the shaper's defaults.
    pub(super) fn shape(&self, request: ShapingRequest) -> Option<Arc<[ShapedGlyph]>> {
        debug_assert!(
            request.text.chars().count() <= MAX_PIECE_CHARACTERS + 2 * MAX_CONTEXT,
            "a short stretch"
        );
        // Entries are complete or absent, so a poisoned cache is still valid.
        let mut shaped = self.shaped.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(glyphs) = shaped.get(&request) {
            return glyphs.clone();
        }
        if shaped.len() >= MAX_CACHED_RESULTS {
            shaped.clear();
        }
        let glyphs = catch_panic(|| Arc::from(self.shape_uncached(&request)));
        shaped.insert(request, glyphs.clone());
        glyphs
    }

    fn shape_uncached(&self, request: &ShapingRequest) -> Vec<ShapedGlyph> {
        let ShapingRequest { text, range, .. } = request;
        let script = script_of(request.script);
        let mut buffer = UnicodeBuffer::new();
        buffer.set_direction(direction_of(request.direction));
        buffer.set_script(script);
        buffer.set_pre_context(&text[..range.start]);
        if request.dotted_circle {
            buffer.add('\u{25CC}', 0);
        }
        let mut last = 0;
        for (index, scalar) in text[range.clone()].chars().enumerate() {
            buffer.add(scalar, u32::try_from(index).unwrap_or(u32::MAX));
            last = index;
        }
        // Set after the characters: adding one clears the following context.
        buffer.set_post_context(&text[range.end..]);
        let plan = self.plan(request.direction, request.script, script);
        let glyphs = rustybuzz::shape_with_plan(&self.face, &plan, buffer);
        glyphs
            .glyph_infos()
            .iter()
            .zip(glyphs.glyph_positions())
            .map(|(info, position)| ShapedGlyph {
                glyph: u16::try_from(info.glyph_id).unwrap_or(0),
                cluster: (info.cluster as usize).min(last),
                advance: position.x_advance,
                x_offset: position.x_offset,
                y_offset: position.y_offset,
            })
            .collect()
    }

    fn plan(&self, direction: Direction, key: Script, script: rustybuzz::Script) -> Arc<ShapePlan> {
        // Entries are complete or absent, so a poisoned cache is still valid.
        let mut plans = self.plans.lock().unwrap_or_else(PoisonError::into_inner);
        let plan = plans.entry((direction.is_right_to_left(), key)).or_insert_with(|| {
            Arc::new(ShapePlan::new(&self.face, direction_of(direction), Some(script), None, &[]))
        });
        Arc::clone(plan)
    }
}

const fn direction_of(direction: Direction) -> rustybuzz::Direction {
    match direction {
        Direction::LeftToRight => rustybuzz::Direction::LeftToRight,
        Direction::RightToLeft => rustybuzz::Direction::RightToLeft,
    }
}

fn script_of(script: Script) -> rustybuzz::Script {
    rustybuzz::Script::from_iso15924_tag(Tag::from_bytes(&script.tag())).unwrap_or(rustybuzz::script::UNKNOWN)
}
