//! Shaping: characters in, glyphs out. The only file that names rustybuzz.

use std::ops::Range;
use std::sync::{Arc, Mutex, PoisonError};

use rustc_hash::FxHashMap;
use rustybuzz::{ShapePlan, UnicodeBuffer, ttf_parser::Tag};

use bidiscope_bidi::order::Direction;

use super::guard::guarded;
use super::script::Script;
use super::stretch::MOST_IN_A_PIECE;

/// A face as the shaper wants it, with what was made for it so far.
///
/// A plan holds which lookups of the face apply to a direction and a script; making one costs more
/// than shaping a name with it.
pub(super) struct ShapingFace {
    face: rustybuzz::Face<'static>,
    plans: Mutex<FxHashMap<(bool, Script), Arc<ShapePlan>>>,
    /// What was shaped lately: the parts of a name come again in each of its displays, and nearly all of
    /// them at the next keystroke.
    shaped: Mutex<FxHashMap<ShapingRequest, Option<Arc<[ShapedGlyph]>>>>,
}

/// How many stretches of a face are kept shaped, before all are let go.
const MOST_SHAPED: usize = 4096;
/// How many characters of the neighbouring text the shaper looks at on either side.
pub(super) const MOST_CONTEXT: usize = 5;

/// What is shaped at once: one direction, one script, one face. Everything that its glyphs depend on.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct ShapingRequest {
    /// The characters in logical order, with the text logically before and after them, which decides how
    /// the first and the last letter join.
    pub(super) text: String,
    /// Where in it the characters themselves stand, in bytes.
    pub(super) stretch: Range<usize>,
    pub(super) direction: Direction,
    pub(super) script: Script,
    /// Whether U+25CC DOTTED CIRCLE is put before the characters, to bear a mark that has no base.
    pub(super) dotted_circle: bool,
}

/// A glyph in visual order, in font units.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct ShapedGlyph {
    pub(super) glyph: u16,
    /// The first character of its cluster: an index into the request's characters.
    pub(super) cluster: usize,
    pub(super) advance: i32,
    pub(super) x_offset: i32,
    pub(super) y_offset: i32,
}

impl ShapingFace {
    /// The face at this index of a font file; `None` where it is no font that can be shaped with.
    pub(super) fn new(data: &'static [u8], index: u32) -> Option<Self> {
        let face = rustybuzz::Face::from_slice(data, index)?;
        Some(Self { face, plans: Mutex::default(), shaped: Mutex::default() })
    }

    /// The glyphs of a stretch, from left to right; `None` where the shaper stopped in its middle. Features
    /// are the shaper's defaults.
    pub(super) fn shape(&self, request: ShapingRequest) -> Option<Arc<[ShapedGlyph]>> {
        debug_assert!(request.text.chars().count() <= MOST_IN_A_PIECE + 2 * MOST_CONTEXT, "a short stretch");
        // Glyphs are whole or absent, so that a poisoned cache is still a good one.
        let mut shaped = self.shaped.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(glyphs) = shaped.get(&request) {
            return glyphs.clone();
        }
        if shaped.len() >= MOST_SHAPED {
            shaped.clear();
        }
        let glyphs = guarded(|| Arc::from(self.shape_anew(&request)));
        shaped.insert(request, glyphs.clone());
        glyphs
    }

    fn shape_anew(&self, request: &ShapingRequest) -> Vec<ShapedGlyph> {
        let ShapingRequest { text, stretch, .. } = request;
        let script = script_of(request.script);
        let mut buffer = UnicodeBuffer::new();
        buffer.set_direction(direction_of(request.direction));
        buffer.set_script(script);
        buffer.set_pre_context(&text[..stretch.start]);
        if request.dotted_circle {
            buffer.add('\u{25CC}', 0);
        }
        let mut last = 0;
        for (index, scalar) in text[stretch.clone()].chars().enumerate() {
            buffer.add(scalar, u32::try_from(index).unwrap_or(u32::MAX));
            last = index;
        }
        // After the characters: adding one forgets the context behind it.
        buffer.set_post_context(&text[stretch.end..]);
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
        // A plan is whole or absent, so that a poisoned cache is still a good one.
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
