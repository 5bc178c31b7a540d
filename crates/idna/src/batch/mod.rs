//! Analyses many names quickly: display orders, verdicts and A-labels, for lists and searches.
//!
//! [`Name`](bidiscope_bidi::name::Name), [`judge_name`](crate::verdict::rfc5893::judge_name) and
//! [`Strategy::order`](bidiscope_bidi::order::Strategy::order) give all details of one name and allocate memory
//! for each. A [`BatchAnalyzer`] reads one name after another into the same memory, looks up the class of each character
//! once, and computes only what is asked for. Both use the same reader, the same bidi engine and the same Bidi
//! rule, so that their results are the same.
//!
//! ```
//! use bidiscope_idna::batch::BatchAnalyzer;
//! use bidiscope_bidi::name::Notation;
//! use bidiscope_bidi::uba::ParagraphDirection;
//! use bidiscope_idna::verdict::RuleVerdict;
//!
//! let mut analyzer = BatchAnalyzer::new();
//! for (text, display, verdict) in [
//!     ("AB-12", [3, 4, 2, 1, 0], RuleVerdict::Satisfied),
//!     ("1-AB2", [0, 1, 4, 3, 2], RuleVerdict::Violated),
//! ] {
//!     analyzer.read(text, Notation::Atkin2001Table1)?;
//!     let order = analyzer.logical_from_visual(ParagraphDirection::LTR);
//!     assert!(order.iter().map(|it| it.0).eq(display));
//!     assert_eq!(analyzer.bidi_rule_verdict(), verdict);
//! }
//! # Ok::<(), bidiscope_bidi::name::ReadError>(())
//! ```

mod a_labels;

use std::ops::Range;

use crate::verdict::facts::Facts;
use crate::verdict::labelled_name::LabelledName;
use crate::verdict::numeric_top_level::is_number;
use crate::verdict::rfc5893::{
    self, BidiRuleCondition, BidiRuleConditionSet, BidiRuleGuarantee, BidiRuleNameVerdict,
};
use crate::verdict::zone_index::NameLabels;
use crate::verdict::{
    FindingKind, LabelRulesetEvaluation, NameAnalysis, NameAnalysisOptions, NameInZone, NotInZone,
    RegistrationApplicantLabels, RegistrationVerdict, RegistryProfile, RegistryRules, RuleVerdict,
    RulesetEvaluator, Zone, registration, registry, unregistrable, uts46, warnings, zone,
};
use bidiscope_bidi::index::{Direction, Level, LogicalIndex};
use bidiscope_bidi::name::{
    Character, ClassSet, Input, LabelSpan, Notation, ReadError, ReusableInput, text_from_utf8,
};
use bidiscope_bidi::uba::{
    NoObserver, ParagraphDirection, ParagraphResolver, UbaEngine, VisualOrderAndLevels,
    uniform_level_by_classes,
};

/// Analyses one name after another and reuses its memory.
#[derive(Clone, Debug, Default)]
pub struct BatchAnalyzer {
    reader: ReusableInput,
    engine: UbaEngine,
}

/// The input that was read last, as a paragraph of one direction shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ResolvedInput<'a> {
    /// The characters in logical order, separators included.
    pub input_characters: &'a [Character],
    /// The display order: for each position from the left, the logical index of its character.
    pub logical_from_visual: &'a [LogicalIndex],
    /// The embedding level of each character, in logical order.
    pub levels_in_logical_order: &'a [Level],
}

/// A character because of which a label violates a condition of the Bidi rule.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BidiRuleViolatingCharacter {
    /// The index of the label, from 0, in logical order.
    pub label_index: usize,
    /// The condition that the label violates.
    pub condition: BidiRuleCondition,
    /// The logical index of the character in the whole name, from 0.
    pub character_index_in_name: usize,
}

/// Whether a name may be registered, and what it is warned of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RegistrationWithWarnings {
    /// Whether the labels may be registered, and the kinds of findings that decide it.
    pub registration_verdict: RegistrationVerdict,
    /// The kinds of warnings. Where none were asked for, only those of the registry's rules are here.
    pub warning_kinds: Vec<FindingKind>,
}

/// The label of a name that rulesets were asked about, with their answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JudgedLabel {
    /// The index of the label in the name, from 0.
    pub label_index: usize,
    /// What the rulesets say of the label.
    pub ruleset_evaluation: LabelRulesetEvaluation,
}

/// Reading names.
impl BatchAnalyzer {
    /// An analyzer that has not read a name.
    pub fn new() -> Self {
        Self::default()
    }

    /// Reads a name or an address, as [`Input::read`] does.
    ///
    /// # Errors
    /// As there. Afterwards the analyzer has no name.
    pub fn read(&mut self, text: &str, notation: Notation) -> Result<(), ReadError> {
        self.reader.replace_by_reading(text, notation)
    }

    /// Reads it from bytes, as [`Input::read_bytes`] does.
    ///
    /// # Errors
    /// As there. Afterwards the analyzer has no name.
    pub fn read_bytes(&mut self, bytes: &[u8], notation: Notation) -> Result<(), ReadError> {
        match text_from_utf8(bytes) {
            Ok(text) => self.read(text, notation),
            Err(error) => {
                self.set_current_input_characters(&[]);
                Err(error)
            }
        }
    }

    /// Uses these characters with the classes that they have. They need not be a name: labels may be empty, and
    /// empty ones are not in [`BatchAnalyzer::current_name_labels`].
    pub fn set_current_input_characters(&mut self, characters: &[Character]) {
        self.reader.replace_by_characters(characters);
    }

    /// The characters in logical order, separators included.
    pub fn current_input_characters(&self) -> &[Character] {
        &self.reader.characters
    }

    /// The bidi classes of the characters.
    pub fn current_input_bidi_classes(&self) -> ClassSet {
        self.reader.bidi_classes
    }

    /// Appends the name's characters in logical order to a text.
    pub fn append_name(&self, text: &mut String) {
        text.reserve(self.current_input_characters().len());
        for character in self.current_input_characters() {
            text.push(character.scalar);
        }
    }

    /// Appends the name as it was typed: as [`Self::append_name`], but with the A-labels in place of what they decode to.
    pub fn append_typed_name(&self, text: &mut String) {
        let mut end = 0;
        for (index, label) in self.current_name_labels().iter().enumerate() {
            let Some(typed) = self.reader.a_label_as_typed(index) else { continue };
            text.extend(
                self.current_input_characters()[end..label.character_range.start].iter().map(|it| it.scalar),
            );
            text.push_str(typed);
            end = label.character_range.end;
        }
        text.extend(self.current_input_characters()[end..].iter().map(|it| it.scalar));
    }

    /// A copy of what was read; an empty name where nothing was read, or the last could not be.
    pub fn current_input(&self) -> Input {
        Input::from_reusable_input(self.reader.clone())
    }

    /// Whether the characters are known to be those that the notation has read: no A-label is decoded, and it is no URL.
    pub const fn is_name_without_a_labels(&self) -> bool {
        !self.reader.has_typed_a_labels() && self.reader.url.is_none()
    }

    /// Whether it is an address, whose labels are those of its host; none where that is no domain name.
    pub const fn is_current_input_url(&self) -> bool {
        self.reader.url.is_some()
    }

    /// The labels in logical order, without the empty root label.
    pub fn current_name_labels(&self) -> &[LabelSpan] {
        &self.reader.label_spans
    }
}

/// The Unicode Bidirectional Algorithm.
impl BatchAnalyzer {
    /// The name as a paragraph, for its display orders in more than one direction.
    ///
    /// ```
    /// use bidiscope_bidi::name::Notation;
    /// use bidiscope_bidi::uba::ParagraphDirection;
    /// use bidiscope_idna::batch::BatchAnalyzer;
    ///
    /// let mut analyzer = BatchAnalyzer::new();
    /// analyzer.read("a.\u{5D0}", Notation::Unicode)?;
    /// let mut paragraph = analyzer.paragraph_resolver();
    /// assert_eq!(paragraph.visual_order(ParagraphDirection::LTR).first().map(|it| it.0), Some(0));
    /// assert_eq!(paragraph.visual_order(ParagraphDirection::RTL).first().map(|it| it.0), Some(2));
    /// # Ok::<(), bidiscope_bidi::name::ReadError>(())
    /// ```
    pub fn paragraph_resolver(&mut self) -> ParagraphResolver<'_, '_> {
        self.engine.paragraph_of_name(&self.reader)
    }

    /// The display order in a paragraph of this direction: for each position from the left, the index of the
    /// character there.
    pub fn logical_from_visual(&mut self, paragraph_direction: ParagraphDirection) -> &[LogicalIndex] {
        self.characters_and_logical_from_visual(paragraph_direction).1
    }

    /// The characters, and the display order as [`BatchAnalyzer::logical_from_visual`] returns it.
    pub fn characters_and_logical_from_visual(
        &mut self,
        paragraph_direction: ParagraphDirection,
    ) -> (&[Character], &[LogicalIndex]) {
        (
            &self.reader.characters,
            self.engine.paragraph_of_name(&self.reader).into_visual_order(paragraph_direction),
        )
    }

    /// The characters, the display order as [`BatchAnalyzer::logical_from_visual`] returns it, and the level of each character.
    pub fn resolve_current_input(&mut self, paragraph_direction: ParagraphDirection) -> ResolvedInput<'_> {
        let VisualOrderAndLevels { logical_from_visual, levels_in_logical_order } =
            self.engine.paragraph_of_name(&self.reader).into_visual_order_and_levels(paragraph_direction);
        ResolvedInput {
            input_characters: &self.reader.characters,
            logical_from_visual,
            levels_in_logical_order,
        }
    }

    /// The direction of all characters in a paragraph of this direction, where the classes show that they have the same: then
    /// [`BatchAnalyzer::logical_from_visual`] is not needed. After `None` they may have the same all the same.
    pub fn known_uniform_character_direction(&self, paragraph_direction: Direction) -> Option<Direction> {
        uniform_level_by_classes(
            self.current_input_characters(),
            self.current_input_bidi_classes(),
            Level::of_paragraph(paragraph_direction),
        )
        .map(|it| it.direction())
    }

    /// The level of the paragraph, and that of each character.
    pub fn resolve(&mut self, paragraph_direction: ParagraphDirection) -> (Level, &[Level]) {
        let paragraph = self
            .engine
            .paragraph_of_name(&self.reader)
            .resolve_paragraph(paragraph_direction, &mut NoObserver);
        (paragraph, self.engine.levels())
    }
}

/// RFC 5893.
impl BatchAnalyzer {
    /// Whether a label contains a character of class R, AL or AN (RFC 5893, section 1.4).
    pub fn is_bidi_domain_name(&self) -> bool {
        let classes = &self.reader.bidi_classes;
        // The path of a URL has no label.
        classes.intersects(rfc5893::R_AL_AN_CLASSES)
            && (self.reader.url.is_none()
                || self
                    .current_name_labels()
                    .iter()
                    .any(|it| it.bidi_classes.intersects(rfc5893::R_AL_AN_CLASSES)))
    }

    /// The verdict of the Bidi rule on the name.
    pub fn bidi_rule_verdict(&self) -> RuleVerdict {
        if self.is_bidi_domain_name() {
            rfc5893::verdict(self.current_input_characters(), self.current_name_labels())
        } else {
            RuleVerdict::NotApplicable
        }
    }

    /// What section 2 of RFC 5893 guarantees; `None` where the rule is not applicable.
    pub fn bidi_rule_guarantee(&self) -> Option<BidiRuleGuarantee> {
        rfc5893::guarantee(self.current_input_characters(), self.current_name_labels())
    }

    /// The violations of the Bidi rule, in the order of the labels: the index of each label that violates
    /// conditions, and those conditions. Empty where the name is not a Bidi domain name.
    pub fn violated_conditions_by_label_index(
        &self,
    ) -> impl Iterator<Item = (usize, BidiRuleConditionSet)> + '_ {
        let labels = if self.is_bidi_domain_name() { self.current_name_labels() } else { &[] };
        let violated = labels.iter().enumerate().map(|(index, label)| {
            (index, rfc5893::violated_conditions(self.current_input_characters(), label))
        });
        violated.filter(|(_, conditions)| !conditions.is_empty())
    }

    /// The characters that violate the Bidi rule, in the order of labels and conditions. Empty where the name is not a
    /// Bidi domain name.
    pub fn bidi_rule_violating_characters(&self) -> impl Iterator<Item = BidiRuleViolatingCharacter> + '_ {
        self.violated_conditions_by_label_index().flat_map(move |(label_index, conditions)| {
            let Range { start, end } = self.current_name_labels()[label_index].character_range;
            conditions.iter().flat_map(move |condition| {
                let characters = condition.offenders(&self.current_input_characters()[start..end]);
                characters.map(move |at| BidiRuleViolatingCharacter {
                    label_index,
                    condition,
                    character_index_in_name: start + at,
                })
            })
        })
    }

    /// Whether the labels of the name may be registered in this zone, and the kinds of warnings if `wants_warnings`: as
    /// [`NameAnalysis::registration_verdict`] and [`NameAnalysis::warnings`]. The name in the DNS, as in [`NameAnalysis::dns`],
    /// replaces what is in `ascii_name_output`: empty where UTS #46 refuses it, or maps the last label to nothing. All labels
    /// of a name that does not stand in the zone count as the applicant's.
    ///
    /// The same rules are applied as in an analysis, but only the kinds of findings are collected. An address is no domain name
    /// here, whatever its host is.
    ///
    /// ```
    /// use bidiscope_bidi::name::Notation;
    /// use bidiscope_idna::batch::BatchAnalyzer;
    /// use bidiscope_idna::verdict::RegistrationPermission;
    ///
    /// let mut analyzer = BatchAnalyzer::new();
    /// let mut ascii_name = String::new();
    /// for (text, expected) in [("\u{5D0}.com", RegistrationPermission::Allowed), ("\u{5D0}-.com", RegistrationPermission::Refused)] {
    ///     analyzer.read(text, Notation::Unicode)?;
    ///     let judged = analyzer.judge_registration(None, false, &mut ascii_name);
    ///     assert_eq!(judged.registration_verdict.permission, expected);
    /// }
    /// # Ok::<(), bidiscope_bidi::name::ReadError>(())
    /// ```
    pub fn judge_registration(
        &self,
        zone: Option<&NameInZone<'_>>,
        wants_warnings: bool,
        ascii_name_output: &mut String,
    ) -> RegistrationWithWarnings {
        let name = &LabelledName::of_reader(&self.reader);
        if !is_surely_domain_name(name) {
            return self.registration_by_analysis(zone, wants_warnings, ascii_name_output);
        }
        let is_short = uts46::write_a_labels(name, ascii_name_output);
        let found = match name.facts.intersects(Facts::A_LABEL) {
            true => registration::deciding_kinds(&name.with_a_labels(ascii_name_output), is_short),
            false => registration::deciding_kinds(name, is_short),
        };
        match uts46::accepts_unmapped(name, ascii_name_output, is_short, &found) {
            Some(true) => {}
            Some(false) => ascii_name_output.clear(),
            None => {
                ascii_name_output.clear();
                self.append_typed_name(ascii_name_output);
                *ascii_name_output = uts46::to_ascii_with_last_label(ascii_name_output).unwrap_or_default();
            }
        }
        let own = zone.and_then(NameInZone::applicant_label_index_range);
        let is_in_zone = own.is_some();
        let applicants = own.unwrap_or(0..name.labels.len());
        let applicant =
            RegistrationApplicantLabels::new(applicants, is_in_zone, unregistrable::labels_of(name));
        let registration_verdict = registration::registration(&found, &applicant, None);
        let mut warning_kinds = Vec::new();
        if wants_warnings {
            warning_kinds =
                registration::kinds(warnings::of_labels(name, self.bidi_rule_verdict()).into_iter());
            let is_accepted =
                || !ascii_name_output.is_empty() || uts46::accepts_decoded(self.current_input_characters());
            warning_kinds.extend(warnings::kinds_about_name(
                &applicant,
                registration_verdict.permission,
                is_accepted,
            ));
        }
        RegistrationWithWarnings { registration_verdict, warning_kinds }
    }

    /// The answer of [`BatchAnalyzer::judge_registration`] about what may be no domain name.
    fn registration_by_analysis(
        &self,
        zone: Option<&NameInZone<'_>>,
        wants_warnings: bool,
        ascii_name: &mut String,
    ) -> RegistrationWithWarnings {
        let options = NameAnalysisOptions {
            parent_zone: zone.map(|it| it.zone.clone()),
            ..NameAnalysisOptions::default()
        };
        let Input::Name(name) = self.current_input() else {
            ascii_name.clear();
            let found = [(FindingKind::NotADomainName, None)];
            let none = RegistrationApplicantLabels::new(0..0, false, Vec::new());
            return RegistrationWithWarnings {
                registration_verdict: registration::registration(&found, &none, None),
                warning_kinds: Vec::new(),
            };
        };
        let analysis = NameAnalysis::with_options(&name, options);
        *ascii_name = match analysis.not_a_domain_name() {
            Some(_) => String::new(),
            None => uts46::to_ascii_with_last_label(&analysis.name().text_with_typed_a_labels())
                .unwrap_or_default(),
        };
        RegistrationWithWarnings {
            registration_verdict: analysis.registration_verdict().clone(),
            warning_kinds: if wants_warnings { analysis.warnings() } else { Vec::new() },
        }
    }

    /// Applies the rulesets and the other rules of `zone` to what [`BatchAnalyzer::judge_registration`] returned for the name and
    /// that zone: what they find is added to the registration and to the warnings. Where they say how many labels a name
    /// has below the zone, [`FindingKind::LabelsBelowParent`] is no longer among the warnings.
    ///
    /// Returns the label that the rulesets were asked about, with their answer, as
    /// [`NameAnalysis::ruleset_judged_label_index`] and [`NameAnalysis::ruleset_evaluation`]; `None` where these are.
    pub fn apply_registry_rules(
        &self,
        zone: Option<&NameInZone<'_>>,
        ruleset_evaluator: &mut RulesetEvaluator,
        registry_rules: &RegistryRules,
        verdict_with_warnings: &mut RegistrationWithWarnings,
    ) -> Option<JudgedLabel> {
        let RegistrationWithWarnings { registration_verdict, warning_kinds } = verdict_with_warnings;
        let has_rules = !ruleset_evaluator.rulesets().is_empty() || !registry_rules.is_empty();
        if !has_rules || registration_verdict.deciding_finding_kinds.contains(&FindingKind::NotADomainName) {
            return None;
        }
        if registry_rules.required_label_count_below_zone.is_some() {
            warning_kinds.retain(|it| *it != FindingKind::LabelsBelowParent);
        }
        let own = zone.and_then(NameInZone::applicant_label_index_range);
        let is_in_zone = own.is_some();
        let applicants = own.unwrap_or(0..self.current_name_labels().len());
        let is_asked = is_in_zone || zone.is_none();
        let label = is_asked.then(|| self.judged_label(&applicants, is_in_zone, registry_rules)).flatten();
        let judged_label = label.and_then(|label_index| {
            let scalars = self.current_input_characters()
                [self.current_name_labels()[label_index].character_range.clone()]
            .iter()
            .map(|it| it.scalar);
            let ruleset_evaluation = ruleset_evaluator.evaluate_label_by_best_ruleset(scalars)?;
            Some(JudgedLabel { label_index, ruleset_evaluation })
        });
        let answer = judged_label.as_ref().map(|it| &it.ruleset_evaluation);
        let found = answer.map(LabelRulesetEvaluation::registration_finding_kinds).unwrap_or_default();
        let others = match registry_rules.is_empty() {
            true => Vec::new(),
            false => {
                let of_name =
                    |it: &_| registry::findings(it, (&applicants, is_in_zone), registry_rules, answer);
                self.current_input().name().map(of_name).unwrap_or_default()
            }
        };
        let found = found.into_iter().chain(others.iter().map(|it| it.finding_kind));
        registration::apply_registry(registration_verdict, warning_kinds, found);
        judged_label
    }

    /// The index of the label that rulesets are asked about; `None` if nobody registers it.
    fn judged_label(
        &self,
        applicants: &Range<usize>,
        is_in_zone: bool,
        rules: &RegistryRules,
    ) -> Option<usize> {
        let label = registry::judged_label(applicants, is_in_zone, rules);
        if label >= self.current_name_labels().len() {
            return None;
        }
        let facts = LabelledName::of_reader(&self.reader).label(label);
        unregistrable::kind_of(&facts).is_none().then_some(label)
    }

    /// The indices of the labels that are the applicant's in a zone.
    ///
    /// # Errors
    /// As [`Zone::applicant_label_index_range`].
    pub fn applicant_label_index_range(&self, zone: &Zone) -> Result<Range<usize>, NotInZone> {
        let read_as = |label| self.reader.a_label_as_typed(label);
        if zone.ends_exactly_with(self.current_input_characters(), self.current_name_labels(), read_as) {
            return Ok(0..self.current_name_labels().len() - zone.labels().len());
        }
        zone.applicant_label_index_range(self.current_input().name().ok_or(NotInZone::OutsideZone)?)
    }

    /// The zone, with the labels of the name that are the applicant's in it.
    pub fn current_name_in_zone<'a>(&self, zone: &'a Zone) -> NameInZone<'a> {
        NameInZone {
            zone,
            label_count_below_zone: self.applicant_label_index_range(zone).ok().map(|it| it.end),
        }
    }

    /// The verdict of the Bidi rule, condition by condition, with the characters that violate it.
    pub fn detailed_bidi_rule_verdict(&self) -> BidiRuleNameVerdict {
        rfc5893::judge_labels(self.current_input_characters(), self.current_name_labels())
    }
}

/// Whether a name is surely no IP address, mail address or part of a URL.
fn is_surely_domain_name(name: &LabelledName<'_>) -> bool {
    let last = name.labels.last().map(|it| &name.characters[it.character_range.clone()]);
    let begins_with_backslash = name.characters.first().is_some_and(|it| it.scalar == '\\');
    !name.facts.intersects(Facts::URL_DELIMITER)
        && !begins_with_backslash
        && last.is_some_and(|it| !is_number(it))
}

impl RegistryProfile {
    /// As [`RegistryProfile::zone_of_name`], of the analyzer's name: the index of the zone in [`RegistryProfile::zones`], and
    /// the zone with the applicant's labels.
    ///
    /// # Errors
    /// As there.
    pub fn zone_index_and_name_in_zone(
        &self,
        analyzer: &BatchAnalyzer,
    ) -> Result<(usize, NameInZone<'_>), NotInZone> {
        self.find(analyzer)
    }
}

impl NameLabels for BatchAnalyzer {
    fn count(&self) -> usize {
        self.current_name_labels().len()
    }

    fn write(&self, label: usize, into: &mut String) -> bool {
        let range = self.current_name_labels()[label].character_range.clone();
        into.extend(self.current_input_characters()[range].iter().map(|it| it.scalar));
        self.reader.a_label_as_typed(label).is_none()
    }

    fn dns_form(&self, label: usize) -> String {
        let range = self.current_name_labels()[label].character_range.clone();
        zone::dns_form_of(&self.current_input_characters()[range], self.reader.a_label_as_typed(label))
    }
}
