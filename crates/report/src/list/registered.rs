//! What a list of registered names says of a name that is asked about alone.

use bidiscope_bidi::name::excerpt;
use bidiscope_lgr::RulesetValidity;
use bidiscope_list::scan::{
    ContestingEntries, ContestingEntry, NameMatchKind, NameRow, RegistrationConcern, RegistrationConcernSet,
    RegistrationDecision,
};
use bidiscope_list::{ApplicationsForName, RowMatches};
use bidiscope_url::InputAnalysis;
use bidiscope_words::{Message, message};

use crate::page::{PageLine, PageLinePiece, Tone};
use crate::words::list::{comma_separator, semicolon_separator};
use crate::words::verdict::match_kind_text;

use super::decisions::{permission_unless_unreadable, registration_decision_title};
use super::other_names::OtherListLinesTakingName;

/// What the registered names make of a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RegisteredNamesComparison {
    /// What becomes of the name, now that the registered ones are known.
    pub decision: RegistrationDecision,
    /// The concerns about it that come from other names.
    pub concerns: RegistrationConcernSet,
    /// The registered name that matches most; `None` where none does.
    pub strongest_match: Option<RegisteredNameMatch>,
    /// Why it is taken, or whose it is.
    taken: OtherListLinesTakingName,
    /// The entries of the list of applications that ask for it or a variant of it, where there is such a list.
    pub applications_for_name: ApplicationsForName,
    /// Those of its suggested fixes that are registered, or of which a variant is.
    pub registered_suggested_fixes: Vec<RegisteredSuggestedFix>,
}

/// A suggested name that is registered, or of which a variant is: nobody would be helped by it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RegisteredSuggestedFix {
    /// The suggested name.
    pub suggested_name: String,
    /// The first line of the registered names that has it, else a variant of it, from 1.
    pub registered_line_number: u64,
    /// [`NameMatchKind::SameName`] or [`NameMatchKind::SameVariantSet`].
    pub match_kind: NameMatchKind,
}

/// That a suggested name matches the registered name in this line, from 1, in this way.
pub(crate) fn registered_suggestion_text(
    registered_line_number: u64,
    match_kind: NameMatchKind,
) -> Message<'static> {
    let matched = if match_kind == NameMatchKind::SameName { "same-name" } else { "variant" };
    message!(suggestion_registered, matched = matched, line = registered_line_number)
}

/// A registered name that matches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RegisteredNameMatch {
    /// Its line, from 1.
    pub registered_line_number: u64,
    /// The name, in logical order.
    pub registered_name: String,
    /// In which way it matches.
    pub match_kind: NameMatchKind,
    /// Its holder; empty where nobody is named, or holders are not read.
    pub name_holder: String,
    /// What is passed through of its entry: titles with values.
    pub passed_through_titles_and_values: Vec<(String, String)>,
}

/// The most characters of a value that are shown.
const MAX_SHOWN_CHARACTERS: usize = 200;

/// The concerns about a name by itself.
pub fn concerns_of(analysis: &InputAnalysis) -> RegistrationConcernSet {
    let own = RegistrationConcernSet::of_permission_and_warnings(
        Some(analysis.registration_verdict().permission),
        &analysis.warnings(),
    );
    own.iter()
        .chain(has_invalid_ruleset(analysis).then_some(RegistrationConcern::RulesetOutsideValidity))
        .collect()
}

impl RegisteredNamesComparison {
    /// The answer about the name of a row with these matches; `disposition` is that of the name as a variant of the registered
    /// one in the line of [`Column::AgainstSameVariants`](bidiscope_list::scan::ScanColumn::AgainstSameVariants).
    pub fn new(
        row: &NameRow,
        cells: &RowMatches,
        disposition: Option<String>,
        strongest_match: Option<RegisteredNameMatch>,
    ) -> Self {
        let concerns = RegistrationConcernSet::caused_by_other_names(|it| cells.has_match_in_column(it));
        let decision = RegistrationDecision::of_row_alone(row).changed_by_concerns(concerns);
        let taken = OtherListLinesTakingName::from_comparison_columns(
            |it| cells.group_or_line_number(it),
            disposition,
        );
        Self {
            decision,
            concerns,
            strongest_match,
            taken,
            applications_for_name: ApplicationsForName::default(),
            registered_suggested_fixes: Vec::new(),
        }
    }

    /// The same with the entries of a list of applications that ask for the name or a variant of it. Where they contest it, as
    /// several of different holders do, it is contested, unless it is taken or belongs to whoever asks.
    #[must_use]
    pub fn with_applications(self, applications_for_name: ApplicationsForName) -> Self {
        let is_contested =
            applications_for_name.is_contested && !self.concerns.has(RegistrationConcern::TakenBySameHolder);
        let contested: RegistrationConcernSet =
            is_contested.then_some(RegistrationConcern::ContestedInOwnList).into_iter().collect();
        let decision = self.decision.changed_by_concerns(contested);
        Self { decision, concerns: self.concerns.union(contested), applications_for_name, ..self }
    }

    /// The same with those of its suggested fixes that are registered, or of which a variant is.
    #[must_use]
    pub fn with_registered_suggested_fixes(
        self,
        registered_suggested_fixes: Vec<RegisteredSuggestedFix>,
    ) -> Self {
        Self { registered_suggested_fixes, ..self }
    }

    /// The one of [`Self::registered_suggested_fixes`] with this suggested name; `None` where that is free.
    pub fn registered_suggested_fix(&self, suggested_name: &str) -> Option<&RegisteredSuggestedFix> {
        self.registered_suggested_fixes.iter().find(|it| it.suggested_name == suggested_name)
    }

    /// Who asks for it, where anybody does.
    pub(crate) fn asked_for_line(&self) -> Option<PageLine> {
        let ContestingEntries { entries, has_more_entries } = &self.applications_for_name.applications;
        let entry = |(at, it): (usize, &ContestingEntry)| {
            let separator = if at == 0 { "" } else { semicolon_separator() };
            let mut pieces = vec![PageLinePiece::TextWithIsolates(format!(
                "{separator}{}",
                message!(line_number, line = it.line_number)
            ))];
            for value in it.passed_through_values.iter().filter(|it| !it.is_empty()) {
                pieces.push(PageLinePiece::TextWithIsolates(comma_separator().to_owned()));
                pieces.push(PageLinePiece::Name(excerpt(value, MAX_SHOWN_CHARACTERS)));
            }
            pieces
        };
        let pieces = entries.iter().enumerate().flat_map(entry);
        let line = pieces.fold(PageLine::default(), PageLine::with_piece_appended);
        let more =
            PageLinePiece::TextWithIsolates(format!("{}{}", semicolon_separator(), message!(more_entries)));
        let line = if *has_more_entries { line.with_piece_appended(more) } else { line };
        let tone = if self.decision == RegistrationDecision::ContestedInOwnList {
            Tone::Warning
        } else {
            Tone::Neutral
        };
        (!entries.is_empty()).then(|| line.in_tone(tone))
    }

    /// The disposition of the name as a variant of a registered one; `None` where it is none.
    pub fn variant_disposition(&self) -> Option<&str> {
        self.taken.disposition()
    }

    /// What becomes of the name because of them, in sentences; none where they change nothing.
    pub fn decision_sentences(&self) -> Vec<Message<'static>> {
        let title = match self.decision {
            RegistrationDecision::TakenInOtherList | RegistrationDecision::TakenBySameHolder => {
                Some(message!(registered_answer, answer = registration_decision_title(self.decision)))
            }
            _ => None,
        };
        title.into_iter().chain(self.taken.explanation_sentences()).collect()
    }

    /// All that is said of it: what becomes of the name, which registered name matches in which way, and what is passed through
    /// of that.
    pub(crate) fn line(&self) -> PageLine {
        let Some(matched) = &self.strongest_match else {
            return PageLine::from_message(&message!(registered_none));
        };
        let tone = match self.decision {
            RegistrationDecision::TakenInOtherList | RegistrationDecision::TakenBySameHolder => {
                permission_unless_unreadable(self.decision).map_or(Tone::Neutral, Tone::from)
            }
            _ => Tone::Warning,
        };
        let said = self.decision_sentences();
        let said = match said.is_empty() {
            true => {
                let place = message!(line_number, line = matched.registered_line_number);
                format!("{} {place}:", match_kind_text(matched.match_kind).text_with_isolated_values())
            }
            false => Message::join_sentences_isolating_values(&said),
        };
        let line = PageLine::from_text_with_isolates(said)
            .with_piece_appended(PageLinePiece::TextWithIsolates(" ".to_owned()))
            .with_piece_appended(PageLinePiece::Name(matched.registered_name.clone()));
        let holder = (!matched.name_holder.is_empty()).then_some(&matched.name_holder);
        let kept = matched
            .passed_through_titles_and_values
            .iter()
            .map(|it| &it.1)
            .filter(|it| !it.is_empty() && Some(*it) != holder);
        let beside = holder.into_iter().chain(kept).map(|it| excerpt(it, MAX_SHOWN_CHARACTERS));
        let line = beside.fold(line, |line, it| {
            line.with_piece_appended(PageLinePiece::TextWithIsolates(comma_separator().to_owned()))
                .with_piece_appended(PageLinePiece::Name(it))
        });
        line.in_tone(tone)
    }
}

/// Whether the ruleset that answers is not valid on the day of its use (RFC 7940, section 4.3.6).
pub(crate) fn has_invalid_ruleset(analysis: &InputAnalysis) -> bool {
    let answering =
        analysis.ruleset_evaluation().and_then(|it| analysis.options().zone_rulesets.get(it.ruleset_index));
    answering.is_some_and(|it| it.ruleset.validity_on_day_of_use() != RulesetValidity::Valid)
}
