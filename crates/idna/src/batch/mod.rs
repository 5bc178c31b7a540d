//! Analyses many names quickly: display orders, verdicts and A-labels, for lists and searches.
//!
//! [`Name`], [`judge`](crate::verdict::rfc5893::judge) and
//! [`Strategy::order`](bidiscope_bidi::order::Strategy::order) give all details of one name and allocate memory
//! for each. A [`BatchAnalyzer`] reads one name after another into the same memory, looks up the class of each character
//! once, and computes only what is asked for. Both use the same reader, the same bidi engine and the same Bidi
//! rule, so that their results are the same.
//!
//! ```
//! use bidiscope_idna::batch::BatchAnalyzer;
//! use bidiscope_bidi::name::Notation;
//! use bidiscope_bidi::uba::ParagraphDirection;
//! use bidiscope_idna::verdict::Verdict;
//!
//! let mut analyzer = BatchAnalyzer::new();
//! for (text, display, verdict) in [
//!     ("AB-12", [3, 4, 2, 1, 0], Verdict::Satisfied),
//!     ("1-AB2", [0, 1, 4, 3, 2], Verdict::Violated),
//! ] {
//!     analyzer.read(text, Notation::Table1)?;
//!     let order = analyzer.order(ParagraphDirection::LTR);
//!     assert!(order.iter().map(|it| it.0).eq(display));
//!     assert_eq!(analyzer.verdict(), verdict);
//! }
//! # Ok::<(), bidiscope_bidi::name::ReadError>(())
//! ```

mod a_labels;

use std::ops::Range;

use crate::verdict::rfc5893::{self, ConditionSet, Guarantee, NameVerdict};
use crate::verdict::{Analysis, AnalysisOptions, FindingKind, NotInZone, Registration, Verdict, Zone};
use crate::verdict::{fast_path, fast_warnings, uts46};
use bidiscope_bidi::index::{Level, LogicalIndex};
use bidiscope_bidi::name::{
    Character, ClassSet, LabelSpan, Name, Notation, ReadError, Reader, text_from_utf8,
};
use bidiscope_bidi::uba::{Engine, NoObserver, ParagraphDirection};

/// Analyses one name after another and reuses its memory.
#[derive(Clone, Debug, Default)]
pub struct BatchAnalyzer {
    reader: Reader,
    engine: Engine,
    /// Whether the engine holds the characters that the reader holds.
    is_loaded: bool,
}

/// Reading names.
impl BatchAnalyzer {
    /// An analyzer that has not read a name.
    pub fn new() -> Self {
        Self::default()
    }

    /// Reads a name, as [`Name::read`](bidiscope_bidi::name::Name::read) does.
    ///
    /// # Errors
    /// As there. Afterwards the analyzer has no name.
    pub fn read(&mut self, text: &str, notation: Notation) -> Result<(), ReadError> {
        self.is_loaded = false;
        self.reader.read(text, notation)
    }

    /// Reads a name from bytes, as [`Name::read_bytes`](bidiscope_bidi::name::Name::read_bytes) does.
    ///
    /// # Errors
    /// As there. Afterwards the analyzer has no name.
    pub fn read_bytes(&mut self, bytes: &[u8], notation: Notation) -> Result<(), ReadError> {
        match text_from_utf8(bytes) {
            Ok(text) => self.read(text, notation),
            Err(error) => {
                self.load(&[]);
                Err(error)
            }
        }
    }

    /// Uses these characters with the classes that they have. They need not be a name: labels may be empty, and
    /// empty ones are not in [`BatchAnalyzer::labels`].
    pub fn load(&mut self, characters: &[Character]) {
        self.is_loaded = false;
        self.reader.load(characters);
    }

    /// The characters in logical order, separators included.
    pub fn characters(&self) -> &[Character] {
        &self.reader.characters
    }

    /// The bidi classes of the characters.
    pub fn classes(&self) -> ClassSet {
        self.reader.classes
    }

    /// Appends the name's characters in logical order to a text.
    pub fn append_name(&self, text: &mut String) {
        text.reserve(self.characters().len());
        for character in self.characters() {
            text.push(character.scalar);
        }
    }

    /// A copy of the name that was read, as a [`Name`]; an empty one where none was read, or the last could not be.
    pub fn name(&self) -> Name {
        Name::from_reader(self.reader.clone())
    }

    /// The labels in logical order, without the empty root label.
    pub fn labels(&self) -> &[LabelSpan] {
        &self.reader.labels
    }
}

/// The Unicode Bidirectional Algorithm.
impl BatchAnalyzer {
    /// The display order in a paragraph of this direction: for each position from the left, the index of the
    /// character there.
    pub fn order(&mut self, direction: ParagraphDirection) -> &[LogicalIndex] {
        self.load_engine();
        self.engine.order_loaded(&self.reader.characters, direction)
    }

    /// The characters, the display order as [`BatchAnalyzer::order`] returns it, and the level of each character.
    pub fn order_and_levels(
        &mut self,
        direction: ParagraphDirection,
    ) -> (&[Character], &[LogicalIndex], &[Level]) {
        self.load_engine();
        let (order, levels) = self.engine.order_and_levels_loaded(&self.reader.characters, direction);
        (&self.reader.characters, order, levels)
    }

    /// Resolves the levels of the paragraph and its characters. Returns the paragraph's level; [`BatchAnalyzer::levels`]
    /// has the others.
    pub fn resolve(&mut self, direction: ParagraphDirection) -> Level {
        self.load_engine();
        self.engine.resolve_loaded(&self.reader.characters, direction, &mut NoObserver)
    }

    /// The level of each character after the last [`BatchAnalyzer::resolve`]; [`BatchAnalyzer::order`] does not set them.
    /// Empty once another name is read.
    pub fn levels(&self) -> &[Level] {
        if self.is_loaded { self.engine.levels() } else { &[] }
    }

    fn load_engine(&mut self) {
        if !self.is_loaded {
            self.engine.load(&self.reader.characters, self.reader.classes);
            self.is_loaded = true;
        }
    }
}

/// RFC 5893.
impl BatchAnalyzer {
    /// Whether a label contains a character of class R, AL or AN (RFC 5893, section 1.4).
    pub fn is_bidi_domain_name(&self) -> bool {
        self.reader.classes.intersects(rfc5893::RTL_CLASSES)
    }

    /// The verdict of the Bidi rule on the name.
    pub fn verdict(&self) -> Verdict {
        if self.is_bidi_domain_name() {
            rfc5893::verdict(self.characters(), self.labels())
        } else {
            Verdict::NotApplicable
        }
    }

    /// What section 2 of RFC 5893 guarantees; `None` where the rule is not applicable.
    pub fn guarantee(&self) -> Option<Guarantee> {
        rfc5893::guarantee(self.characters(), self.labels())
    }

    /// The violations of the Bidi rule, in the order of the labels: the index of each label that violates
    /// conditions, and those conditions. Empty where the name is not a Bidi domain name.
    pub fn violations(&self) -> impl Iterator<Item = (usize, ConditionSet)> + '_ {
        let labels = if self.is_bidi_domain_name() { self.labels() } else { &[] };
        let violated = labels
            .iter()
            .enumerate()
            .map(|(index, label)| (index, rfc5893::violated_conditions(self.characters(), label)));
        violated.filter(|(_, conditions)| !conditions.is_empty())
    }

    /// Whether the labels of the name may be registered in this zone, and the kinds of warnings if `wants_warnings`: as
    /// [`Analysis::registration`] and [`Analysis::warnings`]. The name in the DNS, as in [`Analysis::dns`], is written
    /// to `ascii_name`: empty where UTS #46 refuses it, or maps the last label to nothing. All labels of a name that does
    /// not stand in the zone count as the applicant's.
    ///
    /// Most names need no [`Analysis`]: a fast path knows their answer.
    ///
    /// ```
    /// use bidiscope_bidi::name::Notation;
    /// use bidiscope_idna::batch::BatchAnalyzer;
    /// use bidiscope_idna::verdict::Permission;
    ///
    /// let mut analyzer = BatchAnalyzer::new();
    /// let mut ascii_name = String::new();
    /// for (text, expected) in [("\u{5D0}.com", Permission::Allowed), ("\u{5D0}-.com", Permission::Refused)] {
    ///     analyzer.read(text, Notation::Unicode)?;
    ///     let (registration, _) = analyzer.registration(None, false, &mut ascii_name);
    ///     assert_eq!(registration.verdict, expected);
    /// }
    /// # Ok::<(), bidiscope_bidi::name::ReadError>(())
    /// ```
    pub fn registration(
        &self,
        zone: Option<&Zone>,
        wants_warnings: bool,
        ascii_name: &mut String,
    ) -> (Registration, Vec<FindingKind>) {
        let analysis = || {
            let options = AnalysisOptions { zone: zone.cloned(), ..AnalysisOptions::default() };
            Analysis::with_options(&self.name(), options)
        };
        if let Some(registration) = self.fast_registration(zone, ascii_name) {
            let has_no_warning = || !ascii_name.is_empty() && self.is_without_warning(zone);
            let needs_rules = wants_warnings && !has_no_warning();
            return (registration, if needs_rules { analysis().warnings() } else { Vec::new() });
        }
        let analysis = analysis();
        let asked = analysis.dns().name.filter(|_| !uts46::last_label_maps_to_nothing(analysis.name()));
        *ascii_name = asked.unwrap_or_default();
        let warnings = if wants_warnings { analysis.warnings() } else { Vec::new() };
        (analysis.registration().clone(), warnings)
    }

    /// The answer of the fast path; `None` means only that the complete rules must be applied.
    fn fast_registration(&self, zone: Option<&Zone>, ascii_name: &mut String) -> Option<Registration> {
        let read_as = |label| self.reader.typed_a_label(label);
        let fast = fast_path::check_labels(self.characters(), self.labels(), read_as, ascii_name)?;
        let by_bidi = fast_path::rfc5893_kinds(self.characters(), self.labels());
        if by_bidi.iter().any(|it| it.0.is_condition()) {
            // CheckBidi of UTS #46. Nothing is mapped here, so the rule is applied to the same characters.
            ascii_name.clear();
        }
        let applicants = match zone {
            Some(zone) => self.applicants_labels(zone).unwrap_or(0..self.labels().len()),
            None => 0..self.labels().len(),
        };
        Some(fast.registration(&by_bidi, applicants, self.labels().len()))
    }

    /// Whether the fast path sees that a name with a name in the DNS has no warnings.
    fn is_without_warning(&self, zone: Option<&Zone>) -> bool {
        let has_one_label =
            |zone| self.applicants_labels(zone).is_ok_and(|applicants: Range<usize>| applicants.len() < 2);
        zone.is_none_or(has_one_label) && fast_warnings::is_without_warning(self.characters(), self.labels())
    }

    /// Which labels of the name belong to the applicant in a zone.
    ///
    /// # Errors
    /// As [`Zone::applicants_labels`].
    pub fn applicants_labels(&self, zone: &Zone) -> Result<Range<usize>, NotInZone> {
        let read_as = |label| self.reader.typed_a_label(label);
        if zone.ends_exactly_with(self.characters(), self.labels(), read_as) {
            return Ok(0..self.labels().len() - zone.name().labels().len());
        }
        zone.applicants_labels(&self.name())
    }

    /// The verdict of the Bidi rule, condition by condition, with the characters that violate it.
    pub fn judge(&self) -> NameVerdict {
        rfc5893::judge_labels(self.characters(), self.labels())
    }
}
