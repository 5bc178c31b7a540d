//! The report of a list as HTML, part by part.

use crate::report::about::ReportMetadata;
use crate::report::messages::{Argument, MessageKey, Phrase, ReportMessages};
use crate::report::name::answer_of;
use crate::report::page::ReportPage;
use crate::report::pictures::MAX_DRAWN_CHARACTERS;
use bidiscope_bidi::name::Name;
use bidiscope_bidi::order::Strategy;
use bidiscope_bidi::order::compare::is_same_display;
use bidiscope_idna::verdict::grouping::Bound;
use bidiscope_idna::verdict::{FindingKind, Permission, Report, ReportOptions, Zone, report_with};
use bidiscope_list::scan::{Concern, Concerns};

use super::{ListReport, ListedName};

/// The options of the report of a list.
#[derive(Clone, Copy, Debug, Default)]
pub struct ListReportOptions<'a> {
    /// The name of the list.
    pub list: &'a str,
    /// The name of the list that it is compared with.
    pub other: Option<&'a str>,
    /// Whether matches within the list are reported.
    pub has_groups: bool,
    /// The parent zone.
    pub zone: Option<&'a Zone>,
}

/// The report of a list as an iterator over HTML parts, each made when it is requested.
pub struct ListReportHtml<'a> {
    page: ReportPage<'a>,
    report: &'a ListReport,
    about: &'a ReportMetadata,
    asked: ListReportOptions<'a>,
    next: usize,
}

impl ListReport {
    /// The report in these messages.
    pub fn html<'a>(
        &'a self,
        words: &'a ReportMessages,
        about: &'a ReportMetadata,
        asked: ListReportOptions<'a>,
    ) -> ListReportHtml<'a> {
        let title = words.plain(Phrase::TitleOfList, &[]);
        ListReportHtml { page: ReportPage::new(words, &title), report: self, about, asked, next: 0 }
    }
}

impl Iterator for ListReportHtml<'_> {
    type Item = String;

    fn next(&mut self) -> Option<String> {
        let step = self.next;
        self.next += 1;
        let refused = &self.report.refused.first;
        let flagged = &self.report.flagged.first;
        match step.checked_sub(1) {
            None => self.begin(),
            Some(at) if at < refused.len() => {
                self.page.listed(&refused[at], Concerns::default(), &self.asked)
            }
            Some(at) if at == refused.len() => self.begin_flagged(),
            Some(at) => match flagged.get(at - refused.len() - 1) {
                Some((listed, concerns)) => self.page.listed(listed, *concerns, &self.asked),
                None if at == refused.len() + 1 + flagged.len() => self.end(),
                None => return None,
            },
        }
        Some(self.page.html.take())
    }
}

impl ListReportHtml<'_> {
    fn begin(&mut self) {
        let Self { page, report, asked, .. } = self;
        page.html.begin("header", &[]);
        page.heading("h1", Phrase::TitleOfList);
        page.paragraph(Phrase::ListFile, &[("file", Argument::Name(asked.list))]);
        if let Some(other) = asked.other {
            page.paragraph(Phrase::OtherListFile, &[("file", Argument::Name(other))]);
        }
        page.html.end("header");
        page.contents_of_list(report, asked);
        page.html.begin("main", &[("id", "report")]);
        page.summary(report, asked.other.is_some());
        page.html.begin("section", &[]);
        page.say("h2", &[("id", "attention")], Phrase::Attention, &[]);
        if report.refused.count == 0 {
            page.paragraph(Phrase::AttentionNone, &[]);
        }
    }

    fn begin_flagged(&mut self) {
        let Self { page, report, .. } = self;
        page.counted(Phrase::AttentionMore, report.refused.more());
        page.html.end("section");
        page.html.begin("section", &[]);
        page.say("h2", &[("id", "look")], Phrase::Flagged, &[]);
        if report.flagged.count == 0 {
            page.paragraph(Phrase::FlaggedNone, &[]);
        }
    }

    fn end(&mut self) {
        let Self { page, report, asked, about, .. } = self;
        page.counted(Phrase::AttentionMore, report.flagged.more());
        page.html.end("section");
        if report.unreadable.count > 0 {
            page.unreadable(&report.unreadable.first);
            page.counted(Phrase::OtherNamesMore, report.unreadable.more());
        }
        page.groups(report, asked);
        if asked.other.is_some() {
            page.other_list_matches(report);
        }
        page.others(report);
        page.html.end("main");
        page.about(about);
        page.finish();
    }
}

/// The kinds of findings to explain for a name: the reasons for its status, the other violated conditions of the Bidi
/// rule, and its warnings where it is not refused; each once.
fn all_kinds(listed: &ListedName, report: &Report) -> Vec<FindingKind> {
    let mut kinds = listed.because.clone();
    let conditions = report.findings.iter().map(|it| it.id).filter(|it| it.is_condition());
    let warnings =
        listed.warnings.iter().copied().filter(|_| listed.registration != Some(Permission::Refused));
    for kind in conditions.chain(warnings) {
        if !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    kinds
}

impl ReportPage<'_> {
    fn contents_of_list(&mut self, report: &ListReport, asked: &ListReportOptions<'_>) {
        let label = self.words.plain(Phrase::Contents, &[]);
        self.html.begin("nav", &[("aria-label", &label)]);
        self.heading("h2", Phrase::Contents);
        self.html.begin("ul", &[]);
        for (link, phrase, is_there) in [
            ("#summary", Phrase::Summary, true),
            ("#attention", Phrase::Attention, true),
            ("#look", Phrase::Flagged, true),
            ("#unreadable", Phrase::Unreadable, report.unreadable.count > 0),
            ("#groups", Phrase::Groups, true),
            ("#against", Phrase::OtherListMatches, asked.other.is_some()),
            ("#others", Phrase::OtherNames, report.others.count > 0),
            ("#about", Phrase::About, true),
        ] {
            if is_there {
                self.html.begin("li", &[]);
                self.say("a", &[("href", link)], phrase, &[]);
                self.html.end("li");
            }
        }
        self.html.end("ul");
        self.html.end("nav");
    }

    /// The number of names in each category.
    fn summary(&mut self, report: &ListReport, is_compared: bool) {
        self.html.begin("section", &[]);
        self.say("h2", &[("id", "summary")], Phrase::Summary, &[]);
        let counts = &report.counts;
        self.table((Phrase::Summary, &[]), &[Phrase::Verdict, Phrase::Names], |page| {
            page.count(Phrase::AllNames, "", report.rows);
            let of = |permission| counts.permissions.get(&permission).copied().unwrap_or(0);
            for permission in [Permission::Refused, Permission::NeedsReview, Permission::Allowed] {
                page.count(answer_of(permission), permission.id(), of(permission));
            }
            let flagged = report.flagged.count.saturating_sub(of(Permission::NeedsReview));
            page.count(Phrase::AllowedFlagged, "", flagged);
            page.count(Phrase::AllowedUnflagged, "", report.others.count);
            if of(Permission::NotApplicable) > 0 {
                page.count(Phrase::NotRegistered, "", of(Permission::NotApplicable));
            }
            page.count(Phrase::UnreadableName, "", report.unreadable.count);
            page.count(Phrase::BidiNames, "", counts.bidi);
            page.count(Phrase::BidiViolating, "", counts.violating);
            page.count(Phrase::NotDomainNames, "", counts.no_domain_names);
            if is_compared {
                page.count(Phrase::Matching, "", report.other_list_matches.count);
            }
        });
        if !counts.reasons.is_empty() {
            self.heading("h3", Phrase::Reasons);
            let mut reasons: Vec<_> = counts.reasons.iter().collect();
            reasons.sort_by_key(|&(kind, count)| (std::cmp::Reverse(*count), *kind));
            let columns = [Phrase::Rule, Phrase::Source, Phrase::Names];
            self.table((Phrase::Reasons, &[]), &columns, |page| {
                for (&kind, &count) in reasons {
                    page.row(|page| {
                        page.row_head("rule", |page| page.write_message(MessageKey::Rule(kind)));
                        page.cell("", |page| page.english(&kind.source().to_string()));
                        page.cell("number", |page| page.number(count));
                    });
                }
            });
        }
        self.html.end("section");
    }

    fn count(&mut self, phrase: Phrase, class: &str, count: u64) {
        self.row(|page| {
            page.row_head(class, |page| page.write_message(phrase));
            page.cell("number", |page| page.number(count));
        });
    }

    /// A message with the number of items that are not listed, where there are any.
    pub(super) fn counted(&mut self, phrase: Phrase, count: u64) {
        if count > 0 {
            self.paragraph(phrase, &[("count", Argument::Number(count))]);
        }
    }

    /// A refused or flagged name: the reasons, and what could be registered instead.
    fn listed(&mut self, listed: &ListedName, concerns: Concerns, asked: &ListReportOptions<'_>) {
        self.html.begin("article", &[("class", "listed")]);
        self.html.element("h3", &[], |html| html.name(&listed.name));
        self.say("p", &[("class", "weak")], Phrase::Line, &[("line", Argument::Number(listed.line))]);
        if let Some(permission) = listed.registration {
            let class = format!("answer {}", permission.id());
            self.say("p", &[("class", &class)], answer_of(permission), &[]);
        }
        for (concern, phrase, link) in [
            (Concern::Taken, Phrase::Taken, "#against"),
            (Concern::Confusable, Phrase::Confusable, "#groups"),
        ] {
            if concerns.has(concern) {
                self.html.begin("p", &[]);
                self.say("a", &[("href", link)], phrase, &[]);
                self.html.end("p");
            }
        }
        // A-labels of the input are already decoded in the row.
        if let Ok(name) = Name::from_scalars(listed.name.chars()) {
            self.uba_pictures(&name);
            let zone = asked.zone.filter(|zone| zone.applicants_labels(&name).is_ok()).cloned();
            let question = ReportOptions { grouping_bound: Bound::SHORT, zone, ..ReportOptions::default() };
            let report = report_with(&name, &question);
            self.reasons(&name, &report, &all_kinds(listed, &report), None);
            if let Some(first) = report.suggested_fixes.first() {
                self.html.begin("p", &[]);
                self.write_message(Phrase::SuggestedFixes);
                self.html.text(": ");
                self.html.name(&first.name);
                self.html.end("p");
                self.edits(&name, &first.edits);
            }
        }
        self.html.end("article");
    }

    /// The name in paragraphs of both directions, or once where both are the same.
    fn uba_pictures(&mut self, name: &Name) {
        if name.characters().len() > MAX_DRAWN_CHARACTERS {
            let length = name.characters().len() as u64;
            let counts = [
                ("count", Argument::Number(length)),
                ("most", Argument::Number(MAX_DRAWN_CHARACTERS as u64)),
            ];
            return self.paragraph(Phrase::TooLongToDraw, &counts);
        }
        let characters = name.characters();
        let [ltr, rtl] = [Strategy::UbaLtr, Strategy::UbaRtl].map(|it| it.order(characters));
        if is_same_display(characters, &ltr, &rtl) {
            return self.picture_of(name, Strategy::UbaLtr);
        }
        self.html.begin("div", &[("class", "ways")]);
        self.figure_of(name, Strategy::UbaLtr);
        self.figure_of(name, Strategy::UbaRtl);
        self.html.end("div");
    }

    /// Names that may be registered and have no problem.
    fn others(&mut self, report: &ListReport) {
        if report.others.count == 0 {
            return;
        }
        self.html.begin("section", &[]);
        self.say("h2", &[("id", "others")], Phrase::OtherNames, &[]);
        let columns = [Phrase::ListLine, Phrase::Name, Phrase::InDns];
        self.table((Phrase::OtherNames, &[]), &columns, |page| {
            for listed in &report.others.first {
                page.row(|page| {
                    page.cell("number", |page| page.number(listed.line));
                    page.cell("", |page| page.html.name(&listed.name));
                    page.cell("", |page| page.ascii_name(listed));
                });
            }
        });
        self.counted(Phrase::OtherNamesMore, report.others.more());
        self.html.end("section");
    }
}
