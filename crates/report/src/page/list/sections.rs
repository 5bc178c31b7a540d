//! The sections of the report of a list, in their order.

use super::section_title::section_title;
use bidiscope_bidi::name::Notation;
use bidiscope_words::{Message, message};

use crate::list::MatchesWithOtherNames;

use super::super::{PageBlock, PageSection};
use super::unreadable::unreadable_section;
use super::{ListReport, ListReportOptions, details, matches, summary};
use crate::page::PageSectionId;

/// A part of the report of a list.
#[derive(Clone, Debug)]
pub enum ListReportSectionEvent {
    /// A section begins, which links can lead to.
    SectionBegin {
        /// Which section it is.
        section_id: PageSectionId,
        /// Its title.
        section_title: String,
    },
    /// Its next blocks.
    SectionBlocks(Vec<PageBlock>),
    /// It ends.
    SectionEnd,
}

impl ListReport {
    /// The sections that the report has, in their order.
    pub fn section_ids(&self, options: &ListReportOptions<'_>) -> Vec<PageSectionId> {
        let sections = [
            (PageSectionId::ListSummary, true),
            (PageSectionId::RefusedNames, true),
            (PageSectionId::FlaggedNames, true),
            (PageSectionId::UnreadableNames, self.unreadable.count > 0),
            (PageSectionId::MatchingNameGroups, true),
            (PageSectionId::OtherListMatches, options.other_list_name.is_some()),
            (PageSectionId::OtherNames, self.others.count > 0),
        ];
        sections.into_iter().filter(|it| it.1).map(|it| it.0).collect()
    }

    /// The report, part by part; each name that is listed with details is analysed when its part is asked for. `list_notation` is
    /// that of the list.
    pub fn section_events<'a>(
        &'a self,
        list_notation: Notation,
        options: &'a ListReportOptions<'a>,
    ) -> impl Iterator<Item = ListReportSectionEvent> + 'a {
        self.section_ids(options).into_iter().flat_map(
            move |id| -> Box<dyn Iterator<Item = ListReportSectionEvent> + 'a> {
                match id {
                    PageSectionId::RefusedNames => Box::new(self.refused_parts(list_notation, options)),
                    PageSectionId::FlaggedNames => Box::new(self.flagged_parts(list_notation, options)),
                    PageSectionId::UnreadableNames => whole(unreadable_section(
                        &self.unreadable.first,
                        options.passed_through_column_titles,
                        self.unreadable.more(),
                    )),
                    PageSectionId::MatchingNameGroups => whole(matches::groups(self, options)),
                    PageSectionId::OtherListMatches => whole(matches::with_other_list(self, options)),
                    PageSectionId::OtherNames => whole(matches::others(self, options)),
                    _ => whole(summary::section(self, options)),
                }
            },
        )
    }

    fn refused_parts<'a>(
        &'a self,
        notation: Notation,
        asked: &'a ListReportOptions<'a>,
    ) -> impl Iterator<Item = ListReportSectionEvent> + 'a {
        let none = (self.refused.count == 0).then(|| message!(list_refused_none));
        let names = self.refused.first.iter().enumerate().map(move |(at, listed)| {
            let suggestion = self.suggestions.first.get(at);
            details::name_block((listed, MatchesWithOtherNames::default(), suggestion), notation, asked)
        });
        listed(PageSectionId::RefusedNames, none, names, self.refused.more())
    }

    fn flagged_parts<'a>(
        &'a self,
        notation: Notation,
        asked: &'a ListReportOptions<'a>,
    ) -> impl Iterator<Item = ListReportSectionEvent> + 'a {
        let none = (self.flagged.count() == 0).then(|| message!(list_flagged_none));
        let names = self
            .flagged
            .listed()
            .map(move |it| details::name_block((&it.name, it.others.clone(), None), notation, asked));
        let more = self.flagged.count() - self.flagged.listed().count() as u64;
        listed(PageSectionId::FlaggedNames, none, names, more)
    }
}

fn whole<'a>(section: PageSection) -> Box<dyn Iterator<Item = ListReportSectionEvent> + 'a> {
    let PageSection { id, title, blocks } = section;
    Box::new(
        [
            ListReportSectionEvent::SectionBegin { section_id: id, section_title: title },
            ListReportSectionEvent::SectionBlocks(blocks),
            ListReportSectionEvent::SectionEnd,
        ]
        .into_iter(),
    )
}

/// A section of names, or of what is said where there are none; `more` is the number of those that are not listed.
fn listed<'a>(
    id: PageSectionId,
    none: Option<Message<'_>>,
    names: impl Iterator<Item = PageBlock> + 'a,
    more: u64,
) -> impl Iterator<Item = ListReportSectionEvent> + 'a {
    let none = none.map(|it| PageBlock::paragraph(&it));
    let more = (more > 0).then(|| PageBlock::paragraph(&message!(more_in_rows, count = more)));
    let blocks =
        none.into_iter().chain(names).chain(more).map(|it| ListReportSectionEvent::SectionBlocks(vec![it]));
    let section_title = section_title(id).to_string();
    [ListReportSectionEvent::SectionBegin { section_id: id, section_title }]
        .into_iter()
        .chain(blocks)
        .chain([ListReportSectionEvent::SectionEnd])
}
