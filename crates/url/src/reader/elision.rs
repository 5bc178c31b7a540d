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
pub struct Elision {
    /// How many characters the field has room for, the ellipsis included. Marks and characters that rule X9 removes take
    /// no room.
    pub width_in_characters: NonZeroUsize,
    /// Where something is cut off.
    pub place: ElisionPlace,
    /// The direction of the field (CSS `direction`), which says where its end is; `None` for that of the paragraph.
    pub direction: Option<Direction>,
    /// What is cut off there.
    pub method: ElisionMethod,
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
        Ellipsis = "ellipsis";
        /// What is shown there, without a sign: CSS `text-overflow: clip`, and a field that is scrolled.
        Clip = "clip";
        /// The beginning, middle or end of the text as it is stored, with an ellipsis in its place; what is left is laid out
        /// then. So do Chromium's address bar (`gfx::ElideText`) and Android's `TextUtils.ellipsize`.
        Text = "text";
    }
}

/// What a field shows of a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Elided {
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

/// Why a text is no [`Elision`].
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ElisionError {
    /// The width is no number from 1 on.
    #[error("the width is no number from 1 on")]
    InvalidWidth,
    /// This is no place, direction or cut.
    #[error("{0} is no place, direction or cut")]
    UnknownOption(String),
    /// A place, a direction or a cut is there twice; this is the second one.
    #[error("{0} is the second of its kind")]
    Twice(String),
}

impl Elision {
    /// A field of this width that cuts off what is shown at its end, with an ellipsis.
    pub const fn new(width: NonZeroUsize) -> Self {
        Self {
            width_in_characters: width,
            place: ElisionPlace::End,
            direction: None,
            method: ElisionMethod::Ellipsis,
        }
    }

    /// What the field shows of a name in this display, without the display’s context.
    pub fn apply(&self, name: &Input, display: &DisplayConfig) -> Elided {
        let order = display.order(name.characters());
        let line = match self.method {
            ElisionMethod::Text => self.cut_text(name.characters(), display),
            ElisionMethod::Ellipsis | ElisionMethod::Clip => self.cut_display(name.characters(), &order),
        };
        let line = line.unwrap_or_else(|| ElidedLine {
            characters: name.characters().to_vec(),
            logical: (0..name.characters().len())
                .map(|it| VisibleItem::Character(LogicalIndex(it)))
                .collect(),
            order: order.clone(),
        });
        let shown: Vec<VisibleItem> =
            line.order.logical_from_visual().iter().map(|it| line.logical[it.0]).collect();
        let visible_host = VisibleHost::among(name, &shown, &line.order, &order);
        Elided { host_visibility: HostVisibility::of(name, &shown), visible_host, shown, line }
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
        let has_sign = self.method == ElisionMethod::Ellipsis && self.has_room_for_sign();
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
        let [beginning, end] = self.kept(characters, self.place)?;
        let sign = self.has_room_for_sign().then_some(VisibleItem::Ellipsis);
        let kept = |range: Range<usize>| range.map(|it| VisibleItem::Character(LogicalIndex(it)));
        let text = kept(beginning).chain(sign).chain(kept(end));
        Some(ElidedLine::new(characters, text, |line| display.order(line)))
    }

    /// On which side of the screen it cuts, `Start` for the left one, in a paragraph of this direction.
    fn side(&self, paragraph: Direction) -> ElisionPlace {
        match (self.place, self.direction.unwrap_or(paragraph)) {
            (ElisionPlace::Start, Direction::RightToLeft) => ElisionPlace::End,
            (ElisionPlace::End, Direction::RightToLeft) => ElisionPlace::Start,
            (place, _) => place,
        }
    }

    /// A single character is clipped, not replaced by an ellipsis (CSS Overflow 3, section 5.1).
    const fn has_room_for_sign(&self) -> bool {
        self.width_in_characters.get() > 1
    }

    /// The two ends of a line that are kept when it is cut here; `None` if it has room.
    fn kept(&self, line: &[Character], place: ElisionPlace) -> Option<[Range<usize>; 2]> {
        // Where each character that takes room begins; those that take none go with the one before them.
        let starts: Vec<usize> = (0..line.len()).filter(|&at| !line[at].attaches_to_previous()).collect();
        let width = self.width_in_characters.get();
        if starts.len() <= width {
            return None;
        }
        let room =
            if self.method == ElisionMethod::Clip || !self.has_room_for_sign() { width } else { width - 1 };
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
        let host = name.url().map_or(0..characters.len(), |it| it.host_range());
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

impl Elided {
    /// What the field shows, from left to right.
    pub fn visible_items(&self) -> &[VisibleItem] {
        &self.shown
    }

    /// The characters that the field shows, [`ELLIPSIS`] among them, to be drawn in [`Elided::order`].
    pub fn characters(&self) -> &[Character] {
        &self.line.characters
    }

    /// The order of [`Elided::characters`].
    pub const fn order(&self) -> &DisplayOrder {
        &self.line.order
    }

    /// Its characters from left to right, without mirroring.
    ///
    /// # Panics
    /// Where `name` has fewer characters than the name of which it is made.
    pub fn display(&self, name: &Input) -> String {
        display_of(name, &self.shown)
    }
}

impl Display for Elision {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.width_in_characters, self.place.id())?;
        if let Some(direction) = self.direction {
            write!(f, ":{}", direction.id())?;
        }
        write!(f, ":{}", self.method.id())
    }
}

impl FromStr for Elision {
    type Err = ElisionError;

    fn from_str(text: &str) -> Result<Self, ElisionError> {
        let mut words = text.split(':');
        let width = words.next().unwrap_or_default().parse().map_err(|_| ElisionError::InvalidWidth)?;
        let (mut place, mut direction, mut cut) = (None, None, None);
        for word in words {
            let is_twice = if let Some(it) = ElisionPlace::from_id(word) {
                place.replace(it).is_some()
            } else if let Some(it) = Direction::from_id(word) {
                direction.replace(it).is_some()
            } else if let Some(it) = ElisionMethod::from_id(word) {
                cut.replace(it).is_some()
            } else {
                return Err(ElisionError::UnknownOption(word.to_owned()));
            };
            if is_twice {
                return Err(ElisionError::Twice(word.to_owned()));
            }
        }
        let default = Self::new(width);
        Ok(Self {
            place: place.unwrap_or(default.place),
            direction,
            method: cut.unwrap_or(default.method),
            ..default
        })
    }
}
