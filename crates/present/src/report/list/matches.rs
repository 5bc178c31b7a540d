//! What the report of a list says of names that are the same or look alike: in the list, and in another one.

use crate::report::page::ReportPage;
use crate::report::pictures::LONGEST_DRAWN;
use crate::report::words::{Fill, Phrase, WordsKey};
use bidiscope_bidi::name::Name;
use bidiscope_bidi::order::Strategy;

use super::groups::{LIKENESSES, NameGroup};
use super::pages::ListAsked;
use super::{ListReport, ListedName};

impl ReportPage<'_> {
    pub(super) fn groups(&mut self, report: &ListReport, asked: &ListAsked<'_>) {
        self.html.begin("section", &[]);
        self.say("h2", &[("id", "groups")], Phrase::Groups, &[]);
        let (groups, more) = report.groups.told();
        if !asked.has_groups {
            self.paragraph(Phrase::GroupsNotAsked, &[]);
        } else if groups.is_empty() {
            self.paragraph(Phrase::GroupsNone, &[]);
        }
        for (number, group) in groups.iter().enumerate() {
            self.name_group(number + 1, group);
        }
        self.counted(Phrase::GroupsMore, more);
        self.repeated(report);
        self.html.end("section");
    }

    /// The lines that hold a name which an earlier line holds.
    fn repeated(&mut self, report: &ListReport) {
        let repeated = &report.repeated;
        if repeated.count == 0 {
            return;
        }
        self.counted(Phrase::Repeated, repeated.count);
        let columns = [Phrase::ListLine, Phrase::Name, Phrase::EarlierLine];
        self.table((Phrase::RepeatedLines, &[]), &columns, |page| {
            for (listed, first) in &repeated.first {
                page.row(|page| {
                    page.cell("number", |page| page.number(listed.line));
                    page.cell("", |page| page.html.name(&listed.name));
                    page.cell("number", |page| page.number(*first));
                });
            }
        });
        self.counted(Phrase::OtherNamesMore, repeated.more());
    }

    fn name_group(&mut self, number: usize, group: &NameGroup) {
        self.say("h3", &[], Phrase::Group, &[("number", Fill::Number(number as u64))]);
        self.html.begin("ul", &[]);
        for &way in &group.ways {
            self.say("li", &[], WordsKey::Likeness(way), &[]);
        }
        self.html.end("ul");
        let number = number.to_string();
        let columns = [Phrase::ListLine, Phrase::Name, Phrase::InDns];
        self.table((Phrase::Group, &[("number", &number)]), &columns, |page| {
            for listed in &group.names {
                page.row(|page| {
                    page.cell("number", |page| page.number(listed.line));
                    page.cell("", |page| {
                        page.html.name(&listed.name);
                        let name = Name::from_scalars(listed.name.chars()).ok();
                        if let Some(name) = name.filter(|it| it.characters().len() <= LONGEST_DRAWN) {
                            page.picture_of(&name, Strategy::UbaLtr);
                        }
                    });
                    page.cell("", |page| page.a_name(listed));
                });
            }
        });
        self.counted(Phrase::GroupMore, group.more);
    }

    pub(super) fn a_name(&mut self, listed: &ListedName) {
        if listed.a_name.is_empty() {
            self.html.text("\u{2013}");
        } else {
            self.html.name(&listed.a_name);
        }
    }

    /// Names that are the same as one of the other list, or look it.
    pub(super) fn against(&mut self, report: &ListReport) {
        self.html.begin("section", &[]);
        self.say("h2", &[("id", "against")], Phrase::Against, &[]);
        if report.against.count == 0 {
            self.paragraph(Phrase::AgainstNone, &[]);
        } else {
            let columns = [Phrase::ListLine, Phrase::Name, Phrase::OtherLine, Phrase::Ways];
            self.table((Phrase::Against, &[]), &columns, |page| {
                for (listed, ways) in &report.against.first {
                    page.matching(listed, ways);
                }
            });
            self.counted(Phrase::AgainstMore, report.against.more());
        }
        self.html.end("section");
    }

    fn matching(&mut self, listed: &ListedName, ways: &[(bidiscope_list::scan::Column, u64)]) {
        let mut lines: Vec<u64> = ways.iter().map(|it| it.1).collect();
        lines.sort_unstable();
        lines.dedup();
        for line in lines {
            self.row(|page| {
                page.cell("number", |page| page.number(listed.line));
                page.cell("", |page| page.html.name(&listed.name));
                page.cell("number", |page| page.number(line));
                page.cell("", |page| {
                    page.html.begin("ul", &[]);
                    for (likeness, _) in LIKENESSES {
                        if ways.contains(&(likeness.column(), line)) {
                            page.say("li", &[], WordsKey::Likeness(likeness), &[]);
                        }
                    }
                    page.html.end("ul");
                });
            });
        }
    }
}
