//! What a list of registered names says of a name that is asked about alone.

use bidiscope_bidi::name::excerpt;
use bidiscope_lgr::Validity;
use bidiscope_list::GroupCells;
use bidiscope_list::scan::{Concern, Concerns, Decision, MatchKind, NameRow, OtherEntries, OtherEntry};
use bidiscope_url::InputAnalysis;
use bidiscope_words::{Message, message};

use crate::page::{Line, Piece, Tone};
use crate::words::list::{comma, semicolon};
use crate::words::verdict::match_kind_text;

use super::decisions::{decision_title, permission_of};
use super::other_names::TakenLines;

/// What the registered names make of a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RegisteredComparison {
    /// What becomes of the name, now that the registered ones are known.
    pub decision: Decision,
    /// The concerns about it that come from other names.
    pub concerns: Concerns,
    /// The registered name that matches most; `None` where none does.
    pub matched: Option<RegisteredMatch>,
    /// Why it is taken, or whose it is.
    taken: TakenLines,
    /// The entries of the list of applications that ask for it or a variant of it, where there is such a list.
    pub contesting_applications: OtherEntries,
    /// Those of its suggested fixes that are registered, or of which a variant is.
    pub registered_suggestions: Vec<RegisteredSuggestion>,
}

/// A suggested name that is registered, or of which a variant is: nobody would be helped by it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RegisteredSuggestion {
    /// The suggested name.
    pub name: String,
    /// The first line of the registered names that has it, else a variant of it, from 1.
    pub line: u64,
    /// [`MatchKind::SameName`] or [`MatchKind::SameVariants`].
    pub kind: MatchKind,
}

/// That a suggested name matches the registered name in this line, from 1, in this way.
pub(crate) fn registered_suggestion_text((line, kind): (u64, MatchKind)) -> Message<'static> {
    let matched = if kind == MatchKind::SameName { "same-name" } else { "variant" };
    message!(suggestion_registered, matched = matched, line = line)
}

/// A registered name that matches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RegisteredMatch {
    /// Its line, from 1.
    pub line: u64,
    /// The name, in logical order.
    pub name: String,
    /// In which way it matches.
    pub kind: MatchKind,
    /// Its holder; empty where nobody is named, or holders are not read.
    pub holder: String,
    /// What is passed through of its entry: titles with values.
    pub kept: Vec<(String, String)>,
}

/// The most characters of a value that are shown.
const MAX_SHOWN_CHARACTERS: usize = 200;

/// The concerns about a name by itself.
pub fn concerns_of(analysis: &InputAnalysis) -> Concerns {
    let own = Concerns::of(Some(analysis.registration().verdict), &analysis.warnings());
    own.iter().chain(has_invalid_ruleset(analysis).then_some(Concern::Expired)).collect()
}

impl RegisteredComparison {
    /// The answer about the name of a row with these matches; `disposition` is that of the name as a variant of the registered one in
    /// the line of [`Column::AgainstSameVariants`](bidiscope_list::scan::Column::AgainstSameVariants).
    pub fn new(
        row: &NameRow,
        cells: &GroupCells,
        disposition: Option<String>,
        matched: Option<RegisteredMatch>,
    ) -> Self {
        let concerns = Concerns::from_matches(|it| cells.has_match(it));
        let decision = Decision::of_row(row).with_concerns(concerns);
        let taken = TakenLines::of(|it| cells.group_or_line(it), disposition);
        Self {
            decision,
            concerns,
            matched,
            taken,
            contesting_applications: OtherEntries::default(),
            registered_suggestions: Vec::new(),
        }
    }

    /// The same with the entries of a list of applications that ask for the name or a variant of it. Where they contest it, as
    /// several of different holders do, it is contested, unless it is taken or belongs to whoever asks.
    #[must_use]
    pub fn with_applications(self, (asked_for, is_contested): (OtherEntries, bool)) -> Self {
        let is_contested = is_contested && !self.concerns.has(Concern::SameHolder);
        let contested: Concerns = is_contested.then_some(Concern::Contested).into_iter().collect();
        let decision = self.decision.with_concerns(contested);
        Self {
            decision,
            concerns: self.concerns.union(contested),
            contesting_applications: asked_for,
            ..self
        }
    }

    /// The same with those of its suggested fixes that are registered, or of which a variant is.
    #[must_use]
    pub fn with_registered_suggestions(self, registered_suggestions: Vec<RegisteredSuggestion>) -> Self {
        Self { registered_suggestions, ..self }
    }

    /// The line of the registered names that has this suggested name or a variant of it, and in which way it matches; `None`
    /// where it is free.
    pub fn registered_suggestion(&self, name: &str) -> Option<(u64, MatchKind)> {
        let found = self.registered_suggestions.iter().find(|it| it.name == name);
        found.map(|it| (it.line, it.kind))
    }

    /// Who asks for it, where anybody does.
    pub(crate) fn asked_for_line(&self) -> Option<Line> {
        let entries = &self.contesting_applications.entries;
        let entry = |(at, it): (usize, &OtherEntry)| {
            let separator = if at == 0 { "" } else { semicolon() };
            let mut pieces =
                vec![Piece::Words(format!("{separator}{}", message!(line_number, line = it.line)))];
            for value in it.kept_values.iter().filter(|it| !it.is_empty()) {
                pieces.push(Piece::Words(comma().to_owned()));
                pieces.push(Piece::Name(excerpt(value, MAX_SHOWN_CHARACTERS)));
            }
            pieces
        };
        let pieces = entries.iter().enumerate().flat_map(entry);
        let line = pieces.fold(Line::default(), Line::and);
        let more = Piece::Words(format!("{}{}", semicolon(), message!(more_entries)));
        let line = if self.contesting_applications.has_more { line.and(more) } else { line };
        let tone = if self.decision == Decision::Contested { Tone::Warning } else { Tone::Neutral };
        (!entries.is_empty()).then(|| line.in_tone(tone))
    }

    /// The disposition of the name as a variant of a registered one; `None` where it is none.
    pub fn variant_disposition(&self) -> Option<&str> {
        self.taken.disposition()
    }

    /// What becomes of the name because of them, in sentences; none where they change nothing.
    pub fn sentences(&self) -> Vec<Message<'static>> {
        let title = match self.decision {
            Decision::Taken | Decision::SameHolder => {
                Some(message!(registered_answer, answer = decision_title(self.decision)))
            }
            _ => None,
        };
        title.into_iter().chain(self.taken.sentences()).collect()
    }

    /// All that is said of it: what becomes of the name, which registered name matches in which way, and what is passed through of
    /// that.
    pub(crate) fn line(&self) -> Line {
        let Some(matched) = &self.matched else { return Line::words(&message!(registered_none)) };
        let tone = match self.decision {
            Decision::Taken | Decision::SameHolder => {
                permission_of(self.decision).map_or(Tone::Neutral, Tone::from)
            }
            _ => Tone::Warning,
        };
        let said = self.sentences();
        let said = match said.is_empty() {
            true => {
                let place = message!(line_number, line = matched.line);
                format!("{} {place}:", match_kind_text(matched.kind).isolated_text())
            }
            false => Message::sentences_isolated(&said),
        };
        let line = Line::text(said).and(Piece::Words(" ".to_owned())).and(Piece::Name(matched.name.clone()));
        let holder = (!matched.holder.is_empty()).then_some(&matched.holder);
        let kept = matched.kept.iter().map(|it| &it.1).filter(|it| !it.is_empty() && Some(*it) != holder);
        let beside = holder.into_iter().chain(kept).map(|it| excerpt(it, MAX_SHOWN_CHARACTERS));
        let line =
            beside.fold(line, |line, it| line.and(Piece::Words(comma().to_owned())).and(Piece::Name(it)));
        line.in_tone(tone)
    }
}

/// Whether the ruleset that answers is not valid on the day of its use (RFC 7940, section 4.3.6).
pub(crate) fn has_invalid_ruleset(analysis: &InputAnalysis) -> bool {
    let answering =
        analysis.ruleset_answer().and_then(|it| analysis.options().rulesets.get(it.ruleset_index));
    answering.is_some_and(|it| it.ruleset.validity() != Validity::Valid)
}
