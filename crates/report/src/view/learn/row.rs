//! A row of a document, as its page shows it.

use crate::documents::{
    Atkin2001LabelGroup, DocumentExampleName, DocumentExampleNote, DocumentExampleQuestion,
    DocumentExampleRow, decode_rust_unicode_escapes,
};
use crate::titles::Titled;
use crate::words::display::DisplayTitle;
use crate::words::finding::finding_rule_text;
use crate::words::study::display_property_sentence;
use crate::words::verdict::{name_policy_title, verdict_word};
use bidiscope_bidi::name::{Character, Notation, code_point};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_bidi::uba::BidiDataVersion;
use bidiscope_idna::verdict::{FindingKind, RuleVerdict, Severity};
use bidiscope_words::{Message, message};

/// A row of a page of the Learn tab: a row of a document with the program's answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LearnPageRow {
    /// What identifies the row on its page.
    pub row_title: String,
    /// What the document prints there.
    pub text_in_document: &'static str,
    /// The input in logical order.
    pub input_characters: Vec<Character>,
    /// The input as it is typed, where that is ASCII; else `None`.
    pub typed_text_if_ascii: Option<String>,
    /// The displays of the input, one for each column of displays.
    pub input_displays: Vec<LearnRowDisplay>,
    /// The program's answer in a sentence; empty where the displays are the answer.
    pub program_answer: String,
    /// What the program notes on this place of the document; `None` for most rows.
    pub document_note: Option<DocumentExampleNote>,
    /// The name that a click on the row opens in the Inspect tab; `None` where the row has no name.
    pub example_to_inspect: Option<DocumentExampleName>,
}

/// A display of the input of a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LearnRowDisplay {
    /// The heading of the column.
    pub column_title: String,
    /// The display.
    pub display_config: DisplayConfig,
    /// The displayed characters from left to right, in the row's notation, where that is ASCII; else `None`.
    pub displayed_text_if_ascii: Option<String>,
    /// Whether it shows the characters in another order than the first column.
    pub differs_from_first_column: bool,
}

/// Which displays the rows of a page have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ShownColumns {
    /// Each row its own.
    PerRow,
    /// The paper's order, and the UBA of 2001 and of today: in the paragraph that the row is about, else in this one.
    OneToOneAndUba(Strategy),
}

impl ShownColumns {
    /// The columns of a page whose rows are about these displays, all of them in the notation of Table 1 of the paper. Rows
    /// that are not about the UBA have the paragraph of the others: left-to-right, unless all of them are automatic.
    pub(super) fn of<'a>(displays: impl Iterator<Item = &'a DisplayConfig> + Clone) -> Self {
        let mut of_uba = displays.clone().filter_map(uba_of).peekable();
        match displays.count() {
            0 => Self::PerRow,
            _ if of_uba.peek().is_some() && of_uba.all(|it| it == Strategy::UbaAuto) => {
                Self::OneToOneAndUba(Strategy::UbaAuto)
            }
            _ => Self::OneToOneAndUba(Strategy::UbaLtr),
        }
    }

    fn displays(self, own: Option<&DisplayConfig>) -> Vec<(String, DisplayConfig)> {
        match self {
            Self::PerRow => own.map(|it| (it.title(), it.clone())).into_iter().collect(),
            Self::OneToOneAndUba(usual) => {
                let uba = own.and_then(uba_of).unwrap_or(usual);
                let paragraph = if uba == Strategy::UbaAuto { "auto" } else { "ltr" };
                let uba = DisplayConfig::with_default_options(uba);
                let of_2001 =
                    uba.clone().with_changed_choices(|it| it.bidi_data_version = BidiDataVersion::Unicode31);
                let titled = |title: Message<'_>, display| (title.to_string(), display);
                vec![
                    titled(
                        message!(learn_column_paper),
                        DisplayConfig::with_default_options(Strategy::OneToOne),
                    ),
                    titled(message!(learn_column_uba_2001, paragraph = paragraph), of_2001),
                    titled(message!(learn_column_uba_current, paragraph = paragraph), uba),
                ]
            }
        }
    }
}

/// The strategy of a display that is the UBA in a left-to-right or an automatic paragraph.
fn uba_of(display: &DisplayConfig) -> Option<Strategy> {
    Some(display.strategy()).filter(|it| matches!(it, Strategy::UbaLtr | Strategy::UbaAuto))
}

impl LearnPageRow {
    /// A row as its page shows it; with its place where the page has rows of several.
    pub(super) fn of(row: &DocumentExampleRow, columns: ShownColumns, with_place: bool) -> Self {
        let title = if with_place {
            let document = row.document.title();
            message!(learn_row, document = document, section = row.section_name, row = row.row_title)
                .to_string()
        } else {
            row.row_title.to_owned()
        };
        let (characters, notation) = (row.characters(), row.question.notation());
        let of_display = match &row.question {
            DocumentExampleQuestion::DisplayOfName(_, display)
            | DocumentExampleQuestion::HasSameDisplay(_, display)
            | DocumentExampleQuestion::HasSameDisplayInOppositeParagraph(_, display)
            | DocumentExampleQuestion::EditMovesDistantCharacters(_, display) => Some(display),
            _ => None,
        };
        let columns = if notation == Notation::Atkin2001Table1 { columns } else { ShownColumns::PerRow };
        let displays = columns.displays(of_display);
        let orders: Vec<_> = displays.iter().map(|(_, display)| display.order(&characters)).collect();
        let shown = displays.into_iter().zip(&orders).map(|((title, display), order)| LearnRowDisplay {
            column_title: title,
            display_config: display,
            displayed_text_if_ascii: notation
                .write_scalars(order.display(&characters).chars())
                .ok()
                .and_then(ascii),
            differs_from_first_column: order.logical_from_visual() != orders[0].logical_from_visual(),
        });
        Self {
            row_title: title,
            text_in_document: row.text_in_document,
            input_displays: shown.collect(),
            program_answer: answer_sentence(row),
            document_note: row.note,
            example_to_inspect: row.example_name(),
            input_characters: characters,
            typed_text_if_ascii: typed(row),
        }
    }

    /// Whether any display shows the characters in another order than the first.
    pub fn has_difference(&self) -> bool {
        self.input_displays.iter().any(|it| it.differs_from_first_column)
    }
}

/// The tables whose rows section V of the paper sorts into groups.
const SORTED_TABLES: [&str; 2] = ["Table 3", "Table 4"];

/// How what is typed is written, where that is ASCII; after the edit where there is one.
fn typed(row: &DocumentExampleRow) -> Option<String> {
    match row.question {
        DocumentExampleQuestion::FindOnlyIdentifier(_) => {
            decode_rust_unicode_escapes(row.input).and_then(ascii)
        }
        DocumentExampleQuestion::EditMovesDistantCharacters(..) => row.example_name().map(|it| it.text),
        _ => ascii(row.input.to_owned()),
    }
}

/// What the interface's labels can show.
fn ascii(text: String) -> Option<String> {
    Some(text).filter(|it| it.bytes().all(|byte| (b' '..=b'~').contains(&byte)))
}

/// What the program answers, in a sentence; empty where its display is the answer.
fn answer_sentence(row: &DocumentExampleRow) -> String {
    let Some(answer) = row.computed_answer() else { return message!(learn_unreadable).to_string() };
    let is_so = answer == row.expected;
    let other = row.expected;
    let is_violation = FindingKind::from_id(other).is_none_or(|it| it.severity() != Severity::Warning);
    let rule = || FindingKind::from_id(other).map_or_else(String::new, finding_rule_text);
    match (&row.question, is_so) {
        (DocumentExampleQuestion::DisplayOfName(..), _) if SORTED_TABLES.contains(&row.section_name) => {
            message!(learn_group, group = Atkin2001LabelGroup::of_label(&row.characters()).id())
        }
        (DocumentExampleQuestion::DisplayOfName(..), _) => return String::new(),
        (DocumentExampleQuestion::Atkin2001LabelGroup(_), _) => message!(learn_group, group = answer),
        (DocumentExampleQuestion::PolicyVerdict(policy), _) => {
            let verdict = RuleVerdict::from_id(&answer).map_or_else(|| answer.clone(), verdict_word);
            message!(learn_policy, policy = name_policy_title(*policy), verdict = verdict)
        }
        (DocumentExampleQuestion::PropertyHolds(property, _), _) => {
            let length = answer.strip_prefix("fails ").and_then(|it| it.parse::<usize>().ok()).unwrap_or(0);
            message!(
                learn_property,
                property = display_property_sentence(*property).to_string(),
                length = length
            )
        }
        (DocumentExampleQuestion::PropertyViolationCount { property, sequence_length, .. }, _) => {
            let (counterexamples, cases) = answer.split_once(" of ").unwrap_or_default();
            let (cases, distinct) = cases.split_once(", distinct ").unwrap_or((cases, "none"));
            message!(
                learn_measured,
                property = display_property_sentence(*property).to_string(),
                length = *sequence_length,
                counterexamples = counterexamples,
                cases = cases,
                distinct = distinct
            )
        }
        (DocumentExampleQuestion::IsUnreadable(_), true) => message!(learn_refused),
        (DocumentExampleQuestion::IsUnreadable(_), false) => message!(learn_read),
        (DocumentExampleQuestion::HasSameDisplay(..), true) => message!(learn_looks_same, name = other),
        (DocumentExampleQuestion::HasSameDisplay(..), false) => message!(learn_looks_different, name = other),
        (DocumentExampleQuestion::HasSameDisplayInOppositeParagraph(..), true) => {
            message!(learn_looks_same_opposite, name = other)
        }
        (DocumentExampleQuestion::HasSameDisplayInOppositeParagraph(..), false) => {
            message!(learn_looks_different_opposite, name = other)
        }
        (DocumentExampleQuestion::BidiClasses(_), _) => {
            let classes: Vec<&str> = answer.split(' ').collect();
            message!(learn_classes, count = classes.len(), classes = classes.join(", "))
        }
        (DocumentExampleQuestion::BidiRuleVerdict, _) => {
            let verdict = RuleVerdict::from_id(&answer).map_or_else(|| answer.clone(), verdict_word);
            message!(learn_bidi_rule, verdict = verdict)
        }
        (DocumentExampleQuestion::HasFinding, true) | (DocumentExampleQuestion::LacksFinding, false) => {
            if is_violation {
                message!(learn_violates, rule = rule())
            } else {
                message!(learn_warned, rule = rule())
            }
        }
        (DocumentExampleQuestion::HasFinding, false) | (DocumentExampleQuestion::LacksFinding, true) => {
            if is_violation {
                message!(learn_satisfies, rule = rule())
            } else {
                message!(learn_not_warned, rule = rule())
            }
        }
        (DocumentExampleQuestion::NormalizationFormC, _) => message!(learn_nfc, text = answer),
        (DocumentExampleQuestion::InsertDuerstControls(_), _) => message!(learn_with_controls, text = answer),
        (DocumentExampleQuestion::RemoveDuerstControls, _) => message!(learn_without_controls, text = answer),
        (DocumentExampleQuestion::FindOnlyIdentifier(_), true) => {
            message!(
                learn_found,
                text = with_code_points(&decode_rust_unicode_escapes(other).unwrap_or_default())
            )
        }
        (DocumentExampleQuestion::FindOnlyIdentifier(_), false) => message!(learn_not_found),
        (DocumentExampleQuestion::DavisFields, _) => {
            message!(learn_fields, fields = answer.replace(' ', ", "))
        }
        (DocumentExampleQuestion::ContextSplitsLabel(context), true) => {
            message!(learn_context_splits, context = context.title())
        }
        (DocumentExampleQuestion::ContextSplitsLabel(context), false) => {
            message!(learn_context_keeps, context = context.title())
        }
        (DocumentExampleQuestion::AppliedDisplayRules(..), _) => {
            let rules: Vec<&str> = answer.split(' ').collect();
            message!(learn_rules, count = rules.len(), rules = rules.join(", "))
        }
        (DocumentExampleQuestion::CodePointsMissingFromCharset(set), _) => {
            message!(learn_outside, set = set.name(), code_points = answer)
        }
        (DocumentExampleQuestion::Idna2003Display, _) => {
            message!(learn_idna2003_display, text = with_code_points(&answer))
        }
        (DocumentExampleQuestion::EditMovesDistantCharacters(..), is_far) => {
            let before = row.input.split(' ').next().unwrap_or_default();
            if is_far {
                message!(learn_edit_moves, name = before)
            } else {
                message!(learn_edit_keeps, name = before)
            }
        }
    }
    .to_string()
}

/// Text in which what is not ASCII is by its code point, so that no sentence needs reordering.
fn with_code_points(text: &str) -> String {
    let with_code_points = |it: char| {
        if it.is_ascii_graphic() { it.to_string() } else { format!("[{}]", code_point(it)) }
    };
    text.chars().map(with_code_points).collect()
}
