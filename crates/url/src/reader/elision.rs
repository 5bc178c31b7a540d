//! A name in a field that is too narrow for it: what of it is shown, what of the host is left in sight, and what is read
//! in its place.

use std::fmt::{self, Display, Formatter};
use std::num::NonZeroUsize;
use std::ops::Range;
use std::str::FromStr;

use bidiscope_bidi::enum_with_ids;
use bidiscope_bidi::name::{Character, Input, is_invisible};

use super::host_display::without_root;
use super::visible_host::{ELLIPSIS, VisibleHost, VisibleItem, display_of};
use bidiscope_bidi::order::{Direction, DisplayConfig, DisplayOrder, LogicalIndex, VisualRun};

/// How a field cuts off what it has no room for.
///
/// It is written as `20:end:rtl:ellipsis`: its width first, the others in any order, each with a default.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NarrowFieldElision {
    /// How many characters the field has room for, the ellipsis included. Marks and characters that rule X9 removes take
    /// no room.
    pub max_shown_characters: NonZeroUsize,
    /// Where something is cut off.
    pub elision_place: ElisionPlace,
    /// The direction of the field (CSS `direction`), which says where its end is; `None` for that of the paragraph.
    pub field_direction: Option<Direction>,
    /// What is cut off there.
    pub elision_method: ElisionMethod,
}

enum_with_ids! {
    /// Where a field cuts something off.
    pub enum ElisionPlace {
        /// At its start, on the left if it runs from left to right.
        Start = "start";
        /// In its middle.
        Middle = "middle";
        /// At its end, as CSS `text-overflow` does.
        End = "end";
    }
}

enum_with_ids! {
    /// What a field cuts off.
    pub enum ElisionMethod {
        /// What is shown there, with an ellipsis in its place: CSS `text-overflow: ellipsis`.
        DisplayWithEllipsis = "ellipsis";
        /// What is shown there, without a sign: CSS `text-overflow: clip`, and a field that is scrolled.
        DisplayWithoutEllipsis = "clip";
        /// The beginning, middle or end of the text as it is stored, with an ellipsis in its place; what is left is laid out
        /// then. So do Chromium's address bar (`gfx::ElideText`) and Android's `TextUtils.ellipsize`.
        StoredTextWithEllipsis = "text";
    }
}

/// What a field shows of a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ElidedName {
    line: ElidedLine,
    shown: Vec<VisibleItem>,
    /// How much of the host is in sight.
    pub host_visibility: HostVisibility,
    /// What is read in its place.
    pub visible_host: VisibleHost,
}

enum_with_ids! {
    /// How much of the host of a URL, or of a domain name, is in sight. Invisible characters do not count, nor does the full
    /// stop of the root, which makes no other name.
    pub enum HostVisibility {
        /// All of its characters.
        Whole = "whole";
        /// Some of them.
        Part = "part";
        /// None of them.
        None = "none";
    }
}

/// Why a text is no [`NarrowFieldElision`].
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NarrowFieldElisionError {
    /// The width is no number from 1 on.
    #[error("the width is no number from 1 on")]
    InvalidFieldWidth,
    /// This is no place, direction or cut.
    #[error("{0} is no place, direction or cut")]
    UnknownOption(String),
    /// A place, a direction or a cut is there twice; this is the second one.
    #[error("{0} is the second of its kind")]
    DuplicateOption(String),
}

impl NarrowFieldElision {
    /// A field of this width that cuts off what is shown at its end, with an ellipsis.
    pub const fn ellipsis_at_end(max_shown_characters: NonZeroUsize) -> Self {
        Self {
            max_shown_characters,
            elision_place: ElisionPlace::End,
            field_direction: None,
            elision_method: ElisionMethod::DisplayWithEllipsis,
        }
    }

    /// What the field shows of a name in this display, without the display’s context.
    pub fn elide_name(&self, input: &Input, display: &DisplayConfig) -> ElidedName {
        let order = display.order(input.characters());
        let line = match self.elision_method {
            ElisionMethod::StoredTextWithEllipsis => self.cut_text(input.characters(), display),
            ElisionMethod::DisplayWithEllipsis | ElisionMethod::DisplayWithoutEllipsis => {
                self.cut_display(input.characters(), &order)
            }
        };
        let line = line.unwrap_or_else(|| ElidedLine {
            characters: input.characters().to_vec(),
            logical: (0..input.characters().len())
                .map(|it| VisibleItem::Character(LogicalIndex(it)))
                .collect(),
            order: order.clone(),
        });
        let shown: Vec<VisibleItem> =
            line.order.logical_from_visual().iter().map(|it| line.logical[it.0]).collect();
        let visible_host = VisibleHost::among(input, &shown, &line.order, &order);
        ElidedName { host_visibility: HostVisibility::of(input, &shown), visible_host, shown, line }
    }

    /// The display without what has no room; `None` if it has room.
    fn cut_display(&self, characters: &[Character], order: &DisplayOrder) -> Option<ElidedLine> {
        let visual = order.logical_from_visual();
        let line: Vec<Character> = visual.iter().map(|it| characters[it.0]).collect();
        let [left, right] = self.kept(&line, self.side(order.paragraph_direction()))?;
        let mut logical: Vec<usize> =
            [&visual[left.clone()], &visual[right.clone()]].concat().iter().map(|it| it.0).collect();
        logical.sort_unstable();
        let mut runs = runs_within(order, &left, &logical);
        let has_sign = self.elision_method == ElisionMethod::DisplayWithEllipsis && self.has_room_for_sign();
        if has_sign {
            let logical = logical.len()..logical.len() + 1;
            runs.push(VisualRun { logical_range: logical, direction: Direction::LeftToRight, level: None });
        }
        runs.extend(runs_within(order, &right, &logical));
        let kept = logical.into_iter().map(|it| VisibleItem::Character(LogicalIndex(it)));
        Some(ElidedLine::new(characters, kept.chain(has_sign.then_some(VisibleItem::Ellipsis)), |line| {
            DisplayOrder::from_runs(line, runs, order.paragraph_direction())
        }))
    }

    /// The display of the text without what has no room; `None` if it has room.
    fn cut_text(&self, characters: &[Character], display: &DisplayConfig) -> Option<ElidedLine> {
        let [beginning, end] = self.kept(characters, self.elision_place)?;
        let sign = self.has_room_for_sign().then_some(VisibleItem::Ellipsis);
        let kept = |range: Range<usize>| range.map(|it| VisibleItem::Character(LogicalIndex(it)));
        let text = kept(beginning).chain(sign).chain(kept(end));
        Some(ElidedLine::new(characters, text, |line| display.order(line)))
    }

    /// On which side of the screen it cuts, `Start` for the left one, in a paragraph of this direction.
    fn side(&self, paragraph: Direction) -> ElisionPlace {
        match (self.elision_place, self.field_direction.unwrap_or(paragraph)) {
            (ElisionPlace::Start, Direction::RightToLeft) => ElisionPlace::End,
            (ElisionPlace::End, Direction::RightToLeft) => ElisionPlace::Start,
            (place, _) => place,
        }
    }

    /// A single character is clipped, not replaced by an ellipsis (CSS Overflow 3, section 5.1).
    const fn has_room_for_sign(&self) -> bool {
        self.max_shown_characters.get() > 1
    }

    /// The two ends of a line that are kept when it is cut here; `None` if it has room.
    fn kept(&self, line: &[Character], place: ElisionPlace) -> Option<[Range<usize>; 2]> {
        // Where each character that takes room begins; those that take none go with the one before them.
        let starts: Vec<usize> = (0..line.len()).filter(|&at| !line[at].is_nsm_or_removed_by_x9()).collect();
        let width = self.max_shown_characters.get();
        if starts.len() <= width {
            return None;
        }
        let room =
            if self.elision_method == ElisionMethod::DisplayWithoutEllipsis || !self.has_room_for_sign() {
                width
            } else {
                width - 1
            };
        let before = match place {
            ElisionPlace::Start => 0,
            ElisionPlace::Middle => room.div_ceil(2),
            ElisionPlace::End => room,
        };
        let after = room - before;
        let second = if after == 0 { line.len() } else { starts[starts.len() - after] };
        // What takes no room at the very beginning is kept with the beginning.
        let first = if before == 0 { 0 } else { starts[before] };
        Some([0..first, second..line.len()])
    }
}

impl HostVisibility {
    fn of(name: &Input, shown: &[VisibleItem]) -> Self {
        let characters = name.characters();
        let host = name.url().map_or(0..characters.len(), |it| it.host_character_range());
        let host = without_root(characters, host);
        let counts = |at: usize| host.contains(&at) && !is_invisible(characters[at].scalar);
        let all = host.clone().filter(|&at| counts(at)).count();
        match shown.iter().filter(|it| matches!(it, VisibleItem::Character(at) if counts(at.0))).count() {
            seen if seen == all => Self::Whole,
            0 => Self::None,
            _ => Self::Part,
        }
    }
}

/// What is left of a name as a line of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
struct ElidedLine {
    characters: Vec<Character>,
    /// What each of them is.
    logical: Vec<VisibleItem>,
    order: DisplayOrder,
}

impl ElidedLine {
    fn new(
        characters: &[Character],
        logical: impl Iterator<Item = VisibleItem>,
        order: impl FnOnce(&[Character]) -> DisplayOrder,
    ) -> Self {
        let logical: Vec<VisibleItem> = logical.collect();
        let character = |it: &VisibleItem| match it {
            VisibleItem::Character(at) => characters[at.0],
            VisibleItem::Ellipsis => Character::new(ELLIPSIS),
        };
        let characters: Vec<Character> = logical.iter().map(character).collect();
        Self { order: order(&characters), characters, logical }
    }
}

/// The runs of an order within a range of visual positions, as ranges of indices of `kept`, the logical positions that are
/// kept, ascending.
fn runs_within(order: &DisplayOrder, within: &Range<usize>, kept: &[usize]) -> Vec<VisualRun> {
    let mut start = 0;
    let mut runs = Vec::new();
    for run in order.runs() {
        let visual = start.max(within.start)..(start + run.logical_range.len()).min(within.end);
        start += run.logical_range.len();
        // What is kept of a run is one range of it.
        if let Some(first) = order.logical_from_visual().get(visual.clone()).and_then(|it| it.iter().min()) {
            let first = kept.partition_point(|it| *it < first.0);
            runs.push(VisualRun { logical_range: first..first + visual.len(), ..run.clone() });
        }
    }
    runs
}

impl ElidedName {
    /// What the field shows, from left to right.
    pub fn shown_items_left_to_right(&self) -> &[VisibleItem] {
        &self.shown
    }

    /// The characters that the field shows, [`ELLIPSIS`] among them, to be drawn in [`ElidedName::shown_character_order`].
    pub fn shown_characters(&self) -> &[Character] {
        &self.line.characters
    }

    /// The order of [`ElidedName::shown_characters`].
    pub const fn shown_character_order(&self) -> &DisplayOrder {
        &self.line.order
    }

    /// Its characters from left to right, without mirroring.
    ///
    /// # Panics
    /// Where `source_input` has fewer characters than the name of which it is made.
    pub fn shown_text_left_to_right(&self, source_input: &Input) -> String {
        display_of(source_input, &self.shown)
    }
}

impl Display for NarrowFieldElision {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.max_shown_characters, self.elision_place.id())?;
        if let Some(direction) = self.field_direction {
            write!(f, ":{}", direction.id())?;
        }
        write!(f, ":{}", self.elision_method.id())
    }
}

impl FromStr for NarrowFieldElision {
    type Err = NarrowFieldElisionError;

    fn from_str(text: &str) -> Result<Self, NarrowFieldElisionError> {
        let mut words = text.split(':');
        let width = words
            .next()
            .unwrap_or_default()
            .parse()
            .map_err(|_| NarrowFieldElisionError::InvalidFieldWidth)?;
        let (mut place, mut direction, mut cut) = (None, None, None);
        for word in words {
            let is_twice = if let Some(it) = ElisionPlace::from_id(word) {
                place.replace(it).is_some()
            } else if let Some(it) = Direction::from_id(word) {
                direction.replace(it).is_some()
            } else if let Some(it) = ElisionMethod::from_id(word) {
                cut.replace(it).is_some()
            } else {
                return Err(NarrowFieldElisionError::UnknownOption(word.to_owned()));
            };
            if is_twice {
                return Err(NarrowFieldElisionError::DuplicateOption(word.to_owned()));
            }
        }
        let default = Self::ellipsis_at_end(width);
        Ok(Self {
            elision_place: place.unwrap_or(default.elision_place),
            field_direction: direction,
            elision_method: cut.unwrap_or(default.elision_method),
            ..default
        })
    }
}
