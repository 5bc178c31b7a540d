//! The short way from a text to what lists and searches ask: both orders, the verdict, the A-labels.
//!
//! [`Name`], [`judge`](crate::verdict::rfc5893::judge) and
//! [`Strategy::order`](bidiscope_bidi::order::Strategy::order) say all there is to say of one name, in memory of its
//! own. A [`Lane`] takes one name after another into memory that it keeps, looks each character's class
//! up once, and makes nothing that is not asked for. Both ways stand on the same reader, the same engine
//! and the same rule, so that they give the same answers.
//!
//! ```
//! use bidiscope_idna::batch::Lane;
//! use bidiscope_bidi::name::Notation;
//! use bidiscope_bidi::uba::ParagraphDirection;
//! use bidiscope_idna::verdict::Verdict;
//!
//! let mut lane = Lane::new();
//! for (text, display, verdict) in [
//!     ("AB-12", [3, 4, 2, 1, 0], Verdict::Satisfied),
//!     ("1-AB2", [0, 1, 4, 3, 2], Verdict::Violated),
//! ] {
//!     lane.read(text, Notation::Paper)?;
//!     let order = lane.order(ParagraphDirection::LTR);
//!     assert!(order.iter().map(|it| it.0).eq(display));
//!     assert_eq!(lane.verdict(), verdict);
//! }
//! # Ok::<(), bidiscope_bidi::name::ReadError>(())
//! ```

mod a_labels;

use std::ops::Range;

use crate::verdict::rfc5893::{self, Conditions, Guarantee, NameVerdict};
use crate::verdict::{FindingKind, NotUnder, Permission, Verdict, Zone, warnings};
use crate::verdict::{sight, warned};
use bidiscope_bidi::index::{Level, LogicalIndex};
use bidiscope_bidi::name::{Character, ClassSet, LabelSpan, Name, Notation, ReadError, Reader, text_from};
use bidiscope_bidi::uba::{Engine, ParagraphDirection, Silent};

/// One name after another, in memory that is kept.
#[derive(Clone, Debug, Default)]
pub struct Lane {
    reader: Reader,
    engine: Engine,
    /// Whether the engine holds the characters that the reader holds.
    is_loaded: bool,
}

/// What is read.
impl Lane {
    /// A lane with no name in it.
    pub fn new() -> Self {
        Self::default()
    }

    /// Reads a name, as [`Name::read`](bidiscope_bidi::name::Name::read) does.
    ///
    /// # Errors
    /// As there. The lane holds no name then.
    pub fn read(&mut self, text: &str, notation: Notation) -> Result<(), ReadError> {
        self.is_loaded = false;
        self.reader.read(text, notation)
    }

    /// Reads a name from bytes, as [`Name::read_bytes`](bidiscope_bidi::name::Name::read_bytes) does.
    ///
    /// # Errors
    /// As there. The lane holds no name then.
    pub fn read_bytes(&mut self, bytes: &[u8], notation: Notation) -> Result<(), ReadError> {
        match text_from(bytes) {
            Ok(text) => self.read(text, notation),
            Err(error) => {
                self.load(&[]);
                Err(error)
            }
        }
    }

    /// Takes characters as they are, with the classes that they come with. They need be no name: labels
    /// may be empty, and are left out of [`Lane::labels`].
    pub fn load(&mut self, characters: &[Character]) {
        self.is_loaded = false;
        self.reader.load(characters);
    }

    /// The characters in logical order, separators included.
    pub fn characters(&self) -> &[Character] {
        &self.reader.characters
    }

    /// The classes among them.
    pub fn classes(&self) -> ClassSet {
        self.reader.classes
    }

    /// Appends the name's characters in logical order to a text.
    pub fn write_name(&self, text: &mut String) {
        text.reserve(self.characters().len());
        for character in self.characters() {
            text.push(character.scalar);
        }
    }

    /// The name that was read, with all that there is to know of it.
    pub fn name(&self) -> Name {
        Name::from_reader(self.reader.clone())
    }

    /// The labels in logical order, without the root.
    pub fn labels(&self) -> &[LabelSpan] {
        &self.reader.labels
    }
}

/// The Unicode Bidirectional Algorithm.
impl Lane {
    /// For each place on the screen, from the left, the character that stands there in a paragraph of this
    /// direction.
    pub fn order(&mut self, direction: ParagraphDirection) -> &[LogicalIndex] {
        self.load_engine();
        self.engine.order_loaded(&self.reader.characters, direction)
    }

    /// The characters, the order as [`Lane::order`] gives it, and each character's level beside it.
    pub fn order_and_levels(
        &mut self,
        direction: ParagraphDirection,
    ) -> (&[Character], &[LogicalIndex], &[Level]) {
        self.load_engine();
        let (order, levels) = self.engine.order_and_levels_loaded(&self.reader.characters, direction);
        (&self.reader.characters, order, levels)
    }

    /// Resolves the paragraph's level, which is returned, and those of the characters, which are then in
    /// [`Lane::levels`].
    pub fn resolve(&mut self, direction: ParagraphDirection) -> Level {
        self.load_engine();
        self.engine.resolve_loaded(&self.reader.characters, direction, &mut Silent)
    }

    /// The level of each character in the paragraph that was resolved last; to order it is not to resolve it.
    pub fn levels(&self) -> &[Level] {
        self.engine.levels()
    }

    fn load_engine(&mut self) {
        if !self.is_loaded {
            self.engine.load(&self.reader.characters, self.reader.classes);
            self.is_loaded = true;
        }
    }
}

/// RFC 5893.
impl Lane {
    /// Whether some label holds an R, AL or AN.
    pub fn is_bidi_domain_name(&self) -> bool {
        self.reader.classes.meets(rfc5893::RIGHT_TO_LEFT)
    }

    /// The rule's verdict on the name, as a word.
    pub fn verdict(&self) -> Verdict {
        if self.is_bidi_domain_name() {
            rfc5893::verdict(self.characters(), self.labels())
        } else {
            Verdict::NotApplicable
        }
    }

    /// What section 2 guarantees; `None` where the rule is not applicable.
    pub fn guarantee(&self) -> Option<Guarantee> {
        rfc5893::guarantee(self.characters(), self.labels())
    }

    /// Each violated condition of each label, in order: the label's index and the conditions that it
    /// violates. Nothing where the name is no Bidi domain name.
    pub fn violations(&self) -> impl Iterator<Item = (usize, Conditions)> + '_ {
        let labels = if self.is_bidi_domain_name() { self.labels() } else { &[] };
        let violated = labels
            .iter()
            .enumerate()
            .map(|(index, label)| (index, rfc5893::violated(self.characters(), label)));
        violated.filter(|(_, conditions)| !conditions.is_empty())
    }

    /// What stands against a registration of the name where that can be told at sight: whether its labels may be
    /// the applicant's in this zone, and the kinds of findings behind that, as [`permission`](crate::verdict::permission)
    /// tells. Its name in the DNS is put into `a_name`, which is empty where UTS #46 refuses it. `None` says only
    /// that the rules have to be asked.
    pub fn permission_at_sight(
        &self,
        zone: Option<&Zone>,
        a_name: &mut String,
    ) -> Option<(Permission, Vec<FindingKind>)> {
        let read_as = |label| self.reader.read_as(label);
        let seen = sight::look(self.characters(), self.labels(), read_as, a_name)?;
        let by_bidi = sight::found_by_rfc5893(self.characters(), self.labels());
        if by_bidi.iter().any(|it| it.0.is_condition()) {
            // CheckBidi: nothing is mapped here, so that the rule is asked of the same characters.
            a_name.clear();
        }
        let own = match zone {
            Some(zone) => self.applicants_labels(zone).unwrap_or(0..self.labels().len()),
            None => 0..self.labels().len(),
        };
        Some(seen.permission(&by_bidi, own, self.labels().len()))
    }

    /// The kinds of what the name is warned of in a zone, as [`warnings`] tells.
    /// `is_in_order` says that [`Lane::permission_at_sight`] has answered and found a name in the DNS: then that there
    /// is nothing to warn of can be told at sight as well.
    pub fn warnings(&self, zone: Option<&Zone>, is_in_order: bool) -> Vec<FindingKind> {
        let is_plain = is_in_order
            && zone.is_none_or(|zone| self.applicants_labels(zone).is_ok_and(|own| own.len() < 2))
            && warned::is_without_warning(self.characters(), self.labels());
        if is_plain { Vec::new() } else { warnings(&self.name(), zone) }
    }

    /// Which labels of the name are the applicant's in a zone.
    ///
    /// # Errors
    /// As [`Zone::applicants_labels`].
    pub fn applicants_labels(&self, zone: &Zone) -> Result<Range<usize>, NotUnder> {
        let read_as = |label| self.reader.read_as(label);
        if zone.ends_at_sight(self.characters(), self.labels(), read_as) {
            return Ok(0..self.labels().len() - zone.name().labels().len());
        }
        zone.applicants_labels(&self.name())
    }

    /// The whole verdict, condition by condition, with the offending characters.
    pub fn judge(&self) -> NameVerdict {
        rfc5893::judge_labels(self.characters(), self.labels())
    }
}
