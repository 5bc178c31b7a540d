//! The verdict of each rule set on the whole name.

use bidiscope_url::InputAnalysis;
use bidiscope_words::message;

use crate::words::verdict::{policy_reason_text, policy_title, verdict_word};

use super::block::{Block, Section};
use super::line::Line;
use super::section_id::SectionId;
use super::table::Table;

pub(super) fn section(analysis: &InputAnalysis) -> Section {
    let rows = analysis.policies().iter().map(|row| {
        let reason = row.reason.as_ref().map(|it| policy_reason_text(analysis.input(), it));
        vec![
            Line::text(policy_title(row.policy)),
            Line::text(verdict_word(row.verdict)).in_tone(row.verdict),
            reason.as_ref().map_or_else(Line::default, Line::words),
        ]
    });
    let columns = [message!(column_policy), message!(column_verdict), message!(column_reason)];
    let blocks = vec![Block::Table(Table::new(&columns, rows))];
    Section::new(SectionId::Policies, &message!(section_policies), blocks)
}
