//! Other names of the same characters that have the same display.

use bidiscope_bidi::name::{Input, InputType, Name, Notation};
use bidiscope_bidi::order::{DisplayConfig, StrategyFamily};
use bidiscope_idna::collisions::{CollisionSearch, FoundNames};
use bidiscope_idna::verdict::RuleVerdict;
use bidiscope_idna::verdict::rfc5891::{self, Protocol};
use bidiscope_url::{InputAnalysis, read_url_as_browser};
use bidiscope_words::{Message, message};

use crate::grouped_digits;
use crate::view::DisplayBadgeSeverity;
use crate::words::browser::browser_difference_text;
use crate::words::display::DisplayTitle;
use crate::words::finding::finding_message;

use super::block::{PageBlock, PageSection};
use super::line::{PageLine, Tone};
use super::names::{RelatedNameRow, RelatedNamesBlock, RelatedNamesLayout, dns_form};
use super::options::PageOptions;
use super::section_id::PageSectionId;

/// The most collisions that are listed for a display; of the others only their number is given, or a lower bound of it.
const MAX_LISTED_COLLISIONS: usize = 20;
/// The longest name, in characters, whose collisions are searched.
const MAX_COLLISION_CHARACTERS: usize = 300;

/// The collisions of a name in one display: other orders of its characters that look the same.
#[derive(Clone, PartialEq, Debug)]
pub struct DisplayCollisions {
    /// The number of collisions in words, such as `3 names look the same, refused`, or `1,000 or more …` where the search
    /// reached its limits.
    pub badge: String,
    /// The number alone: `3`, or `1,000+` where the search reached its limits, or `?` where it had found none by then.
    pub count_text: String,
    /// How serious the collisions are.
    pub severity: DisplayBadgeSeverity,
    /// What a registry should do about them.
    pub advice: PageLine,
    /// The collisions that were found and kept; there may be more than these.
    pub names: RelatedNamesBlock,
}

impl DisplayCollisions {
    /// The result of a search for other names with the same display; `None` where a complete search found none. `notation`
    /// is that of the inspected name.
    pub fn of_found_names(found_names: &FoundNames, notation: Notation) -> Option<Self> {
        if found_names.are_all_names_found && found_names.found_inputs.is_empty() {
            return None;
        }
        let kind = found_names.read_as.id();
        let rows: Vec<RelatedNameRow> =
            found_names.found_inputs.iter().map(|it| collision(it, found_names.read_as)).collect();
        let badge = match (found_names.are_all_names_found, found_names.name_count_lower_bound) {
            (true, _) => message!(collision_badge, kind = kind, count = rows.len(), refused = refused(&rows))
                .to_string(),
            (false, 0) => message!(collision_badge_unknown, kind = kind).to_string(),
            (false, 1_000_000_000..) => message!(collision_badge_billion, kind = kind).to_string(),
            (false, at_least) => {
                message!(collision_badge_at_least, kind = kind, count = grouped_digits(at_least)).to_string()
            }
        };
        let count = match (found_names.are_all_names_found, found_names.name_count_lower_bound) {
            (true, count) => grouped_digits(count),
            (false, 0) => "?".to_owned(),
            (false, at_least) => format!("{}+", grouped_digits(at_least)),
        };
        // A search that stopped before it found one is inconclusive.
        let severity = if rows.is_empty() && found_names.name_count_lower_bound == 0 {
            DisplayBadgeSeverity::Warning
        } else {
            DisplayBadgeSeverity::Alarm
        };
        let advice = PageLine::from_message(&advice(found_names, &rows));
        let names = RelatedNamesBlock {
            layout: RelatedNamesLayout::CharactersInLogicalOrder,
            typed_notation: notation,
            names_read_as: found_names.read_as,
            rows,
        };
        Some(Self { badge, count_text: count, severity, advice, names })
    }

    /// The result of a search for other names that a paragraph of the opposite direction displays the same way; `None` where
    /// a complete search found none.
    pub fn in_opposite_paragraph_direction(found_names: &FoundNames, notation: Notation) -> Option<Self> {
        let it = Self::of_found_names(found_names, notation)?;
        let badge = message!(collision_badge_opposite, badge = it.badge).to_string();
        let count = it.names.rows.len();
        let advice = PageLine::from_message(&message!(
            collision_advice_opposite,
            kind = found_names.read_as.id(),
            count = count
        ));
        Some(Self { badge, severity: DisplayBadgeSeverity::Remark, advice, ..it })
    }

    /// What to do about the names, and the names.
    pub fn blocks(&self) -> Vec<PageBlock> {
        vec![PageBlock::Paragraph(self.advice.clone()), PageBlock::RelatedNames(Box::new(self.names.clone()))]
    }
}

/// The number of names that a search found, in a sentence.
pub fn found_names_text(found: &FoundNames) -> Message<'static> {
    let kind = found.read_as.id();
    match (found.are_all_names_found, found.name_count_lower_bound) {
        (true, 0) => message!(collisions_none, kind = kind),
        (true, count) => message!(collisions_some, kind = kind, count = count),
        (false, 0) => message!(collisions_unknown, kind = kind),
        (false, count) => message!(collisions_at_least, kind = kind, count = count),
    }
}

pub(super) fn section(analysis: &InputAnalysis, options: &PageOptions) -> Option<PageSection> {
    if analysis.input().characters().len() > MAX_COLLISION_CHARACTERS {
        return None;
    }
    let displays =
        options.displays.iter().filter(|it| it.strategy().family() != StrategyFamily::LogicalOrder);
    let blocks: Vec<PageBlock> = displays.flat_map(|it| of_display(analysis, options, it)).collect();
    let title = message!(section_collisions, kind = analysis.input().input_type().id());
    (!blocks.is_empty()).then(|| PageSection::new(PageSectionId::DisplayCollisions, &title, blocks))
}

fn of_display(analysis: &InputAnalysis, options: &PageOptions, display: &DisplayConfig) -> Vec<PageBlock> {
    let search = CollisionSearch { notation: options.notation, ..CollisionSearch::default() };
    let found = search.collisions(analysis.input(), display);
    let count = |tone| PageBlock::Fact {
        title: display.title(),
        text: PageLine::from_message(&found_names_text(&found)).in_tone(tone),
    };
    let Some(mut collisions) = DisplayCollisions::of_found_names(&found, options.notation) else {
        return vec![count(Tone::Good)];
    };
    let mut blocks = vec![count(Tone::Warning)];
    if !collisions.names.rows.is_empty() {
        collisions.names.rows.truncate(MAX_LISTED_COLLISIONS);
        blocks.extend(collisions.blocks());
    }
    let more = found.name_count_lower_bound.saturating_sub(MAX_LISTED_COLLISIONS as u64);
    if more > 0 {
        blocks.push(PageBlock::paragraph(&message!(
            more_collisions,
            kind = found.read_as.id(),
            count = more
        )));
    }
    blocks
}

/// A name that has the same display as the inspected one, which is of this kind: whether it may be registered; where it may not,
/// why. Nothing is said of text.
fn collision(name: &Input, kind: InputType) -> RelatedNameRow {
    // Beside a name, what has the delimiters of an address is no other name.
    let as_name = match name {
        Input::Url(_) if kind == InputType::Name => Name::read(&name.decoded_text(), Notation::Unicode).ok(),
        _ => None,
    };
    let as_name = as_name.map(Input::Name);
    let name = as_name.as_ref().unwrap_or(name);
    let (refusal, dns_form) = match name.name() {
        _ if matches!(name, Input::Text(_)) => (None, None),
        Some(judged) => {
            let refused = rfc5891::violations(judged, Protocol::Registration).into_iter().next();
            (refused.map(|it| finding_message(name, &it).to_string()), dns_form(name))
        }
        // A URL whose host is an address, which no registry has to allow; or cannot be read.
        None => {
            let reading = read_url_as_browser(name);
            match reading.as_ref().and_then(|it| it.opened_url.as_ref().ok()) {
                Some(opens) => (None, Some(opens.clone())),
                None => {
                    let text = reading.as_ref().and_then(|it| browser_difference_text(name, it));
                    (text.map(|it| it.to_string()), None)
                }
            }
        }
    };
    let answer = match &refusal {
        _ if matches!(name, Input::Text(_)) => PageLine::default(),
        None => PageLine::from_message(&message!(answer, verdict = "allowed")).in_tone(Tone::Good),
        Some(reason) => {
            PageLine::from_message(&message!(collision_refused, reason = reason)).in_tone(Tone::Bad)
        }
    };
    RelatedNameRow {
        logical_characters: name.characters().to_vec(),
        shown_character_range: 0..name.characters().len(),
        differing_indices_in_shown_range: Vec::new(),
        is_inspected_name: false,
        registration_verdict: match name {
            Input::Text(_) => RuleVerdict::NotApplicable,
            _ => RuleVerdict::satisfied_if(refusal.is_none()),
        },
        registration_verdict_text: answer,
        dns_form,
        explanation: String::new(),
    }
}

/// How many of them would themselves be refused.
fn refused(rows: &[RelatedNameRow]) -> usize {
    rows.iter().filter(|it| it.registration_verdict == RuleVerdict::Violated).count()
}

/// What a registry should do about them. Where names are left out, some of them may not be refused.
fn advice(found: &FoundNames, rows: &[RelatedNameRow]) -> Message<'static> {
    let kind = found.read_as;
    match (rows.len(), refused(rows)) {
        (0, _) => message!(collisions_unknown, kind = kind.id()),
        (all, _) if kind == InputType::Text => message!(collision_advice_text, count = all),
        _ if !found.are_all_names_found => message!(collision_advice_incomplete),
        (all, refused) if refused == all => message!(collision_advice_all_refused, count = all),
        (all, _) => message!(collision_advice, count = all),
    }
}
