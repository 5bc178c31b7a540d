//! Names that match each other, within the list and with another list.

use crate::message;
use crate::report::page::ReportPage;
use crate::report::pictures::MAX_DRAWN_CHARACTERS;
use crate::verdict_text::match_kind_text;
use bidiscope_bidi::name::Name;
use bidiscope_bidi::order::Strategy;

use super::groups::{MATCH_KINDS, NameGroup};
use super::pages::ListReportOptions;
use super::{ListReport, ListedName};

impl ReportPage {
    pub(super) fn groups(&mut self, report: &ListReport, asked: &ListReportOptions<'_>) {
        self.html.begin("section", &[]);
        self.say("h2", &[("id", "groups")], &message!(list_groups));
        let (groups, more) = report.groups.listed();
        if !asked.has_groups {
            self.paragraph(&message!(list_groups_not_asked));
        } else if groups.is_empty() {
            self.paragraph(&message!(list_groups_none));
        }
        for (number, group) in groups.iter().enumerate() {
            self.name_group(number + 1, group);
        }
        self.counted(more, |count| message!(more_groups, count = count));
        self.repeated(report);
        self.html.end("section");
    }

    /// Lines that repeat the name of an earlier line.
    fn repeated(&mut self, report: &ListReport) {
        let repeated = &report.repeated;
        if repeated.count == 0 {
            return;
        }
        self.paragraph(&message!(list_repeated, count = repeated.count));
        let columns = [message!(column_line), message!(column_name), message!(column_earlier_line)]
            .map(|it| it.to_string());
        self.table(&message!(list_repeated_lines).to_string(), &columns, |page| {
            for (listed, first) in &repeated.first {
                page.row(|page| {
                    page.cell("number", |page| page.number(listed.line));
                    page.cell("", |page| page.html.name(&listed.name));
                    page.cell("number", |page| page.number(*first));
                });
            }
        });
        self.counted(repeated.more(), |count| message!(more_names, count = count));
    }

    fn name_group(&mut self, number: usize, group: &NameGroup) {
        let title = message!(group_number, number = number);
        self.say("h3", &[], &title);
        self.html.begin("ul", &[]);
        for &match_kind in &group.match_kinds {
            self.say("li", &[], &match_kind_text(match_kind));
        }
        self.html.end("ul");
        let columns =
            [message!(column_line), message!(column_name), message!(column_dns)].map(|it| it.to_string());
        self.table(&title.to_string(), &columns, |page| {
            for listed in &group.names {
                page.row(|page| {
                    page.cell("number", |page| page.number(listed.line));
                    page.cell("", |page| {
                        page.html.name(&listed.name);
                        let name = Name::from_scalars(listed.name.chars()).ok();
                        if let Some(name) = name.filter(|it| it.characters().len() <= MAX_DRAWN_CHARACTERS) {
                            page.picture_of(&name, Strategy::UbaLtr);
                        }
                    });
                    page.cell("", |page| page.ascii_name(listed));
                });
            }
        });
        self.counted(group.more, |count| message!(more_names, count = count));
    }

    pub(super) fn ascii_name(&mut self, listed: &ListedName) {
        if listed.ascii_name.is_empty() {
            self.html.text("\u{2013}");
        } else {
            self.html.name(&listed.ascii_name);
        }
    }

    /// Names that match a name of the other list.
    pub(super) fn other_list_matches(&mut self, report: &ListReport) {
        self.html.begin("section", &[]);
        self.say("h2", &[("id", "against")], &message!(list_matches));
        if report.other_list_matches.count == 0 {
            self.paragraph(&message!(list_matches_none));
        } else {
            let columns = [
                message!(column_line),
                message!(column_name),
                message!(column_other_line),
                message!(column_match_kinds),
            ]
            .map(|it| it.to_string());
            self.table(&message!(list_matches).to_string(), &columns, |page| {
                for (listed, match_kinds) in &report.other_list_matches.first {
                    page.matching(listed, match_kinds);
                }
            });
            self.counted(report.other_list_matches.more(), |count| message!(more_names, count = count));
        }
        self.html.end("section");
    }

    fn matching(&mut self, listed: &ListedName, match_kinds: &[(bidiscope_list::scan::Column, u64)]) {
        let mut lines: Vec<u64> = match_kinds.iter().map(|it| it.1).collect();
        lines.sort_unstable();
        lines.dedup();
        for line in lines {
            self.row(|page| {
                page.cell("number", |page| page.number(listed.line));
                page.cell("", |page| page.html.name(&listed.name));
                page.cell("number", |page| page.number(line));
                page.cell("", |page| {
                    page.html.begin("ul", &[]);
                    for (match_kind, _) in MATCH_KINDS {
                        if match_kinds.contains(&(match_kind.column(), line)) {
                            page.say("li", &[], &match_kind_text(match_kind));
                        }
                    }
                    page.html.end("ul");
                });
            });
        }
    }
}
