//! The labels: direction, the six conditions, and the form of each in the DNS.

use bidiscope_bidi::name::text_of;
use bidiscope_bidi::order::Direction;
use bidiscope_idna::verdict::Verdict;
use bidiscope_url::InputAnalysis;
use bidiscope_words::message;

use crate::view::DnsForm;
use crate::view::label::label_views;

use super::block::{Block, Line, Piece, Section, SectionId, Table};

/// The most labels of a name that are listed; the others are counted.
const MAX_LISTED_LABELS: usize = 150;

pub(super) fn section(analysis: &InputAnalysis) -> Section {
    let name = analysis.input();
    let is_judged = analysis.rule().bidi_domain_name;
    let has_zone = analysis.applicant().labels().len() < name.labels().len();
    let mut columns = vec![message!(column_label).to_string(), message!(column_text).to_string()];
    if is_judged {
        columns.push(message!(column_direction).to_string());
        columns.extend((1..=6_u8).map(|it| it.to_string()));
    }
    columns.push(message!(column_dns).to_string());
    if has_zone {
        columns.push(message!(column_holder).to_string());
    }
    let rows = label_views(analysis).into_iter().zip(name.labels()).zip(&analysis.rule().labels);
    let rows = rows.enumerate().take(MAX_LISTED_LABELS).map(|(index, ((view, label), judged))| {
        let mut row = vec![
            Line::code((index + 1).to_string()),
            Line::name(text_of(name.label_characters(label))).in_tone(view.verdict),
        ];
        if is_judged {
            row.push(Line::words(&match judged.direction {
                Some(Direction::RightToLeft) => message!(direction_rtl),
                Some(Direction::LeftToRight) => message!(direction_ltr),
                None => message!(direction_none),
            }));
            row.extend(
                judged
                    .conditions
                    .iter()
                    .map(|it| Line::default().and(Piece::Sign(it.verdict)).in_tone(it.verdict)),
            );
        }
        row.push(match &view.dns_form {
            DnsForm::ALabel(a_label) => Line::code(a_label),
            _ => view.dns_form_words().map_or_else(Line::default, Line::text),
        });
        if has_zone {
            let holder =
                if view.belongs_to_zone { message!(holder_zone) } else { message!(holder_applicant) };
            row.push(Line::words(&holder));
        }
        row
    });
    let mut blocks = vec![Block::Table(Table { columns, rows: rows.collect() })];
    if is_judged {
        let mut key = Line::default();
        for verdict in [Verdict::Satisfied, Verdict::Violated, Verdict::NotApplicable] {
            let word = message!(condition_key, verdict = verdict.id());
            key = key.and(Piece::Sign(verdict)).and(Piece::Words(word.isolated()));
        }
        blocks.push(Block::Paragraph(key.and(Piece::Words(message!(condition_direction).isolated()))));
    }
    let more = name.labels().len().saturating_sub(MAX_LISTED_LABELS);
    if more > 0 {
        blocks.push(Block::paragraph(&message!(more_labels, count = more)));
    }
    Section::new(SectionId::Labels, &message!(section_labels), blocks)
}
