//! The verdict of each rule set on the whole name.

use bidiscope_url::InputAnalysis;
use bidiscope_words::message;

use crate::words::verdict::{name_policy_title, policy_reason_text, verdict_word};

use super::block::{PageBlock, PageSection};
use super::line::PageLine;
use super::section_id::PageSectionId;
use super::table::TableBlock;

pub(super) fn section(analysis: &InputAnalysis) -> PageSection {
    let rows = analysis.policy_verdicts().iter().map(|row| {
        let reason = row.reason.as_ref().map(|it| policy_reason_text(analysis.input(), it));
        vec![
            PageLine::from_text_with_isolates(name_policy_title(row.policy)),
            PageLine::from_text_with_isolates(verdict_word(row.verdict)).in_tone(row.verdict),
            reason.as_ref().map_or_else(PageLine::default, PageLine::from_message),
        ]
    });
    let columns = [message!(column_policy), message!(column_verdict), message!(column_reason)];
    let blocks = vec![PageBlock::Table(TableBlock::new(&columns, rows))];
    PageSection::new(PageSectionId::PolicyVerdicts, &message!(section_policies), blocks)
}
