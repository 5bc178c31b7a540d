//! The report of a list as HTML, part by part.

use crate::finding_text::{FindingText, finding_message, rule_text};
use crate::message;
use crate::messages::Message;
use crate::page::visible;
use crate::report::about::ReportMetadata;
use crate::report::page::ReportPage;
use crate::report::pictures::MAX_DRAWN_CHARACTERS;
use crate::verdict_text::{answer, edits};
use bidiscope_bidi::name::Name;
use bidiscope_bidi::order::Strategy;
use bidiscope_bidi::order::compare::is_same_display;
use bidiscope_idna::verdict::grouping::Bound;
use bidiscope_idna::verdict::{Analysis, AnalysisOptions, FindingKind, Permission, Zone};
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
    page: ReportPage,
    report: &'a ListReport,
    about: &'a ReportMetadata,
    asked: ListReportOptions<'a>,
    next: usize,
}

impl ListReport {
    /// The report as HTML.
    pub fn html<'a>(&'a self, about: &'a ReportMetadata, asked: ListReportOptions<'a>) -> ListReportHtml<'a> {
        let page = ReportPage::new(&message!(title_of_list));
        ListReportHtml { page, report: self, about, asked, next: 0 }
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
        page.say("h1", &[], &message!(title_of_list));
        page.paragraph(&message!(list_file, file = visible(asked.list)));
        if let Some(other) = asked.other {
            page.paragraph(&message!(other_list_file, file = visible(other)));
        }
        page.html.end("header");
        page.contents_of_list(report, asked);
        page.html.begin("main", &[("id", "report")]);
        page.summary(report, asked.other.is_some());
        page.html.begin("section", &[]);
        page.say("h2", &[("id", "refused")], &message!(list_refused));
        if report.refused.count == 0 {
            page.paragraph(&message!(list_refused_none));
        }
    }

    fn begin_flagged(&mut self) {
        let Self { page, report, .. } = self;
        page.counted(report.refused.more(), |count| message!(more_in_rows, count = count));
        page.html.end("section");
        page.html.begin("section", &[]);
        page.say("h2", &[("id", "flagged")], &message!(list_flagged));
        if report.flagged.count == 0 {
            page.paragraph(&message!(list_flagged_none));
        }
    }

    fn end(&mut self) {
        let Self { page, report, asked, about, .. } = self;
        page.counted(report.flagged.more(), |count| message!(more_in_rows, count = count));
        page.html.end("section");
        if report.unreadable.count > 0 {
            page.unreadable(&report.unreadable.first);
            page.counted(report.unreadable.more(), |count| message!(more_names, count = count));
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
fn all_kinds(listed: &ListedName, analysis: &Analysis) -> Vec<FindingKind> {
    let mut kinds = listed.because.clone();
    let conditions = analysis.findings().iter().map(|it| it.id).filter(|it| it.is_condition());
    let warnings =
        listed.warnings.iter().copied().filter(|_| listed.registration != Some(Permission::Refused));
    for kind in conditions.chain(warnings) {
        if !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    kinds
}

impl ReportPage {
    fn contents_of_list(&mut self, report: &ListReport, asked: &ListReportOptions<'_>) {
        let label = message!(report_contents).to_string();
        self.html.begin("nav", &[("aria-label", &label)]);
        self.say("h2", &[], &message!(report_contents));
        self.html.begin("ul", &[]);
        for (link, title, is_there) in [
            ("#summary", message!(list_summary), true),
            ("#refused", message!(list_refused), true),
            ("#flagged", message!(list_flagged), true),
            ("#unreadable", message!(report_unreadable), report.unreadable.count > 0),
            ("#groups", message!(list_groups), true),
            ("#against", message!(list_matches), asked.other.is_some()),
            ("#others", message!(list_others), report.others.count > 0),
            ("#about", message!(report_about), true),
        ] {
            if is_there {
                self.html.begin("li", &[]);
                self.say("a", &[("href", link)], &title);
                self.html.end("li");
            }
        }
        self.html.end("ul");
        self.html.end("nav");
    }

    /// The number of names in each category.
    fn summary(&mut self, report: &ListReport, is_compared: bool) {
        self.html.begin("section", &[]);
        self.say("h2", &[("id", "summary")], &message!(list_summary));
        let counts = &report.counts;
        let columns = [message!(column_verdict), message!(column_names)].map(|it| it.to_string());
        self.table(&message!(list_summary).to_string(), &columns, |page| {
            page.count(&message!(count_all), "", report.rows);
            let of = |permission| counts.permissions.get(&permission).copied().unwrap_or(0);
            for permission in [Permission::Refused, Permission::NeedsReview, Permission::Allowed] {
                page.count(&answer(permission), permission.id(), of(permission));
            }
            let flagged = report.flagged.count.saturating_sub(of(Permission::NeedsReview));
            page.count(&message!(count_flagged), "", flagged);
            page.count(&message!(count_unflagged), "", report.others.count);
            if of(Permission::NotApplicable) > 0 {
                page.count(&message!(answer_not_registered), "", of(Permission::NotApplicable));
            }
            page.count(&message!(count_unreadable), "", report.unreadable.count);
            page.count(&message!(count_bidi), "", counts.bidi);
            page.count(&message!(count_violating), "", counts.violating);
            page.count(&message!(count_not_domain_names), "", counts.no_domain_names);
            if is_compared {
                page.count(&message!(count_matching), "", report.other_list_matches.count);
            }
        });
        if !counts.reasons.is_empty() {
            self.say("h3", &[], &message!(list_reasons));
            let mut reasons: Vec<_> = counts.reasons.iter().collect();
            reasons.sort_by_key(|&(kind, count)| (std::cmp::Reverse(*count), *kind));
            let columns = [message!(column_rule), message!(column_source), message!(column_names)]
                .map(|it| it.to_string());
            self.table(&message!(list_reasons).to_string(), &columns, |page| {
                for (&kind, &count) in reasons {
                    page.row(|page| {
                        page.row_head("rule", |page| page.html.words(&rule_text(kind)));
                        page.cell("", |page| page.html.text(&kind.source().to_string()));
                        page.cell("number", |page| page.number(count));
                    });
                }
            });
        }
        self.html.end("section");
    }

    fn count(&mut self, message: &Message<'_>, class: &str, count: u64) {
        self.row(|page| {
            page.row_head(class, |page| page.html.words(&message.isolated()));
            page.cell("number", |page| page.number(count));
        });
    }

    /// A refused or flagged name: the reasons, and what could be registered instead.
    fn listed(&mut self, listed: &ListedName, concerns: Concerns, asked: &ListReportOptions<'_>) {
        self.html.begin("article", &[("class", "listed")]);
        self.html.element("h3", &[], |html| html.name(&listed.name));
        self.say("p", &[("class", "weak")], &message!(line_number, line = listed.line));
        if let Some(permission) = listed.registration {
            let class = format!("answer {}", permission.id());
            self.say("p", &[("class", &class)], &answer(permission));
        }
        for (concern, message, link) in [
            (Concern::Taken, message!(concern_taken), "#against"),
            (Concern::Confusable, message!(concern_confusable), "#groups"),
        ] {
            if concerns.has(concern) {
                self.html.begin("p", &[]);
                self.say("a", &[("href", link)], &message);
                self.html.end("p");
            }
        }
        // A-labels of the input are already decoded in the row.
        if let Ok(name) = Name::from_scalars(listed.name.chars()) {
            self.uba_pictures(&name);
            let zone = asked.zone.filter(|zone| zone.applicants_labels(&name).is_ok()).cloned();
            let options =
                AnalysisOptions { grouping_bound: Bound::SHORT, zone, ..AnalysisOptions::default() };
            self.details(listed, &Analysis::with_options(&name, options));
        }
        self.html.end("article");
    }

    /// Each finding to explain, with what to do, and the likeliest fix.
    fn details(&mut self, listed: &ListedName, analysis: &Analysis) {
        let name = analysis.name();
        self.html.begin("ul", &[]);
        for kind in all_kinds(listed, analysis) {
            self.html.begin("li", &[]);
            match analysis.findings().iter().find(|it| it.id == kind) {
                Some(finding) => {
                    self.html.words(&finding_message(name, finding).isolated());
                    if let Some(advice) = FindingText::of(name, finding).advice {
                        self.html.text(" ");
                        self.html.words(&advice);
                    }
                }
                None => self.html.words(&rule_text(kind)),
            }
            self.html.end("li");
        }
        self.html.end("ul");
        if let Some(first) = analysis.suggested_fixes().fixes.first() {
            self.html.begin("p", &[]);
            self.html.words(&message!(suggested_fix, name = visible(&first.name)).isolated());
            self.html.text(" ");
            self.html.words(&Message::sentences_isolated(&edits(name, first)));
            self.html.end("p");
        }
    }

    /// The name in paragraphs of both directions, or once where both are the same.
    fn uba_pictures(&mut self, name: &Name) {
        if name.characters().len() > MAX_DRAWN_CHARACTERS {
            let (count, most) = (name.characters().len(), MAX_DRAWN_CHARACTERS);
            return self.paragraph(&message!(too_long_to_draw, count = count, most = most));
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
        self.say("h2", &[("id", "others")], &message!(list_others));
        let columns =
            [message!(column_line), message!(column_name), message!(column_dns)].map(|it| it.to_string());
        self.table(&message!(list_others).to_string(), &columns, |page| {
            for listed in &report.others.first {
                page.row(|page| {
                    page.cell("number", |page| page.number(listed.line));
                    page.cell("", |page| page.html.name(&listed.name));
                    page.cell("", |page| page.ascii_name(listed));
                });
            }
        });
        self.counted(report.others.more(), |count| message!(more_names, count = count));
        self.html.end("section");
    }
}
