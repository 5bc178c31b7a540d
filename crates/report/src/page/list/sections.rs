//! The sections of the report of a list, in their order.

use super::section_title::section_title;
use bidiscope_bidi::name::Notation;
use bidiscope_words::{Message, message};

use crate::list::OtherNames;

use super::super::{Block, Section};
use super::unreadable::unreadable_section;
use super::{ListReport, ListReportOptions, details, matches, summary};
use crate::page::SectionId;

/// A part of the report of a list.
#[derive(Clone, Debug)]
pub enum ListReportEvent {
    /// A section begins, which links can lead to, with this title.
    Begin(SectionId, String),
    /// Its next blocks.
    Blocks(Vec<Block>),
    /// It ends.
    End,
}

impl ListReport {
    /// The sections that the report has, in their order.
    pub fn section_ids(&self, options: &ListReportOptions<'_>) -> Vec<SectionId> {
        let sections = [
            (SectionId::ListSummary, true),
            (SectionId::RefusedNames, true),
            (SectionId::FlaggedNames, true),
            (SectionId::UnreadableNames, self.unreadable.count > 0),
            (SectionId::NameGroups, true),
            (SectionId::OtherListMatches, options.other_list_name.is_some()),
            (SectionId::OtherNames, self.others.count > 0),
        ];
        sections.into_iter().filter(|it| it.1).map(|it| it.0).collect()
    }

    /// The report, part by part; each name that is listed with details is analysed when its part is asked for. `notation` is
    /// that of the list.
    pub fn section_events<'a>(
        &'a self,
        notation: Notation,
        options: &'a ListReportOptions<'a>,
    ) -> impl Iterator<Item = ListReportEvent> + 'a {
        self.section_ids(options).into_iter().flat_map(
            move |id| -> Box<dyn Iterator<Item = ListReportEvent> + 'a> {
                match id {
                    SectionId::RefusedNames => Box::new(self.refused_parts(notation, options)),
                    SectionId::FlaggedNames => Box::new(self.flagged_parts(notation, options)),
                    SectionId::UnreadableNames => whole(unreadable_section(
                        &self.unreadable.first,
                        options.kept_column_titles,
                        self.unreadable.more(),
                    )),
                    SectionId::NameGroups => whole(matches::groups(self, options)),
                    SectionId::OtherListMatches => whole(matches::with_other_list(self, options)),
                    SectionId::OtherNames => whole(matches::others(self, options)),
                    _ => whole(summary::section(self, options)),
                }
            },
        )
    }

    fn refused_parts<'a>(
        &'a self,
        notation: Notation,
        asked: &'a ListReportOptions<'a>,
    ) -> impl Iterator<Item = ListReportEvent> + 'a {
        let none = (self.refused.count == 0).then(|| message!(list_refused_none));
        let names = self.refused.first.iter().enumerate().map(move |(at, listed)| {
            let suggestion = self.suggestions.first.get(at);
            details::name_block((listed, OtherNames::default(), suggestion), notation, asked)
        });
        listed(SectionId::RefusedNames, none, names, self.refused.more())
    }

    fn flagged_parts<'a>(
        &'a self,
        notation: Notation,
        asked: &'a ListReportOptions<'a>,
    ) -> impl Iterator<Item = ListReportEvent> + 'a {
        let none = (self.flagged.count() == 0).then(|| message!(list_flagged_none));
        let names = self
            .flagged
            .listed()
            .map(move |it| details::name_block((&it.name, it.others.clone(), None), notation, asked));
        let more = self.flagged.count() - self.flagged.listed().count() as u64;
        listed(SectionId::FlaggedNames, none, names, more)
    }
}

fn whole<'a>(section: Section) -> Box<dyn Iterator<Item = ListReportEvent> + 'a> {
    let Section { id, title, blocks } = section;
    Box::new(
        [ListReportEvent::Begin(id, title), ListReportEvent::Blocks(blocks), ListReportEvent::End]
            .into_iter(),
    )
}

/// A section of names, or of what is said where there are none; `more` is the number of those that are not listed.
fn listed<'a>(
    id: SectionId,
    none: Option<Message<'_>>,
    names: impl Iterator<Item = Block> + 'a,
    more: u64,
) -> impl Iterator<Item = ListReportEvent> + 'a {
    let none = none.map(|it| Block::paragraph(&it));
    let more = (more > 0).then(|| Block::paragraph(&message!(more_in_rows, count = more)));
    let blocks = none.into_iter().chain(names).chain(more).map(|it| ListReportEvent::Blocks(vec![it]));
    [ListReportEvent::Begin(id, section_title(id).to_string())]
        .into_iter()
        .chain(blocks)
        .chain([ListReportEvent::End])
}
