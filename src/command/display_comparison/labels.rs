//! The labels: the direction of each one's first character, its verdict of the Bidi rule, and its A-label.

use std::io;

use bidiscope_bidi::name::Name;
use bidiscope_bidi::order::{Direction, Strategy};
use bidiscope_idna::verdict::rfc5893::LabelVerdict;
use bidiscope_idna::verdict::{Report, Verdict};
use bidiscope_present::view::label_views;

use super::super::colours::Tone;
use super::super::terminal;
use super::text_page::TextPage;

pub(super) fn write(page: &mut TextPage<'_>, name: &Name, report: &Report) -> io::Result<()> {
    let is_judged = report.rule.bidi_domain_name;
    page.heading(if is_judged {
        "Labels, with the direction of their first letters (condition 1 of the Bidi rule)"
    } else {
        "Labels"
    })?;
    let labels = label_views(name, report);
    let verdicts: Vec<String> = report.rule.labels.iter().map(violated_conditions).collect();
    let width = verdicts.iter().map(|it| it.chars().count()).max().unwrap_or(0);
    let has_zone_labels = report.applicant.labels().len() < name.labels().len();
    let rows = labels.iter().zip(name.labels()).zip(report.rule.labels.iter().zip(&verdicts));
    for (index, ((view, label), (judged, verdict))) in rows.enumerate() {
        let mut line = format!("  {index:>2}  ");
        if is_judged {
            let padding = " ".repeat(width - verdict.chars().count());
            let verdict = page.colours.paint(Tone::from(judged.verdict), verdict);
            line.push_str(&format!("{:13}  {verdict}{padding}  ", direction(judged)));
        }
        if has_zone_labels {
            line.push_str(if view.belongs_to_zone { "the zone's       " } else { "the applicant's  " });
        }
        let characters = name.label_characters(label);
        line.push_str(&terminal::display_line(characters, &Strategy::OneToOne.order(characters)));
        line.extend(view.dns_form_words().map(|it| format!("  {}", terminal::escaped(&it))));
        page.line(&line)?;
    }
    Ok(())
}

/// The direction of a label's first character.
const fn direction(judged: &LabelVerdict) -> &'static str {
    match judged.direction {
        Some(Direction::RightToLeft) => "right-to-left",
        Some(Direction::LeftToRight) => "left-to-right",
        None => "no letter",
    }
}

/// The conditions of the Bidi rule that a label violates.
fn violated_conditions(judged: &LabelVerdict) -> String {
    let violated = judged.conditions.iter().filter(|it| it.verdict == Verdict::Violated);
    let numbers: Vec<String> = violated.map(|it| it.condition.to_string()).collect();
    match numbers.len() {
        0 => "satisfied".to_owned(),
        1 => format!("violates condition {}", numbers[0]),
        _ => format!("violates conditions {}", numbers.join(", ")),
    }
}
