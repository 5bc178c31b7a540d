//! The report of a list as HTML, piece by piece.

use crate::report::about::ReportAbout;
use crate::report::name::answer_of;
use crate::report::page::ReportPage;
use crate::report::pictures::LONGEST_DRAWN;
use crate::report::words::{Fill, Phrase, ReportWords, WordsKey};
use bidiscope_bidi::name::Name;
use bidiscope_bidi::order::Strategy;
use bidiscope_bidi::order::compare::shows_the_same;
use bidiscope_idna::verdict::grouping::Bound;
use bidiscope_idna::verdict::{FindingKind, Permission, Question, Report, Zone, report_for};
use bidiscope_list::scan::{Concern, Concerns};

use super::{ListReport, ListedName};

/// What is asked beside the list itself.
#[derive(Clone, Copy, Debug, Default)]
pub struct ListAsked<'a> {
    /// What the list is called.
    pub list: &'a str,
    /// What the list to compare with is called, if there is one.
    pub other: Option<&'a str>,
    /// Whether it was asked which names look alike.
    pub has_groups: bool,
    /// The zone in which the names would be registered.
    pub zone: Option<&'a Zone>,
}

/// The report of a list while it is written: each piece is made when it is asked for.
pub struct ListPages<'a> {
    page: ReportPage<'a>,
    report: &'a ListReport,
    about: &'a ReportAbout,
    asked: ListAsked<'a>,
    next: usize,
}

impl ListReport {
    /// The report in these words.
    pub fn pages<'a>(
        &'a self,
        words: &'a ReportWords,
        about: &'a ReportAbout,
        asked: ListAsked<'a>,
    ) -> ListPages<'a> {
        let title = words.plain(Phrase::TitleOfList, &[]);
        ListPages { page: ReportPage::new(words, &title), report: self, about, asked, next: 0 }
    }
}

impl Iterator for ListPages<'_> {
    type Item = String;

    fn next(&mut self) -> Option<String> {
        let step = self.next;
        self.next += 1;
        let refused = &self.report.refused.first;
        let looked_at = &self.report.looked_at.first;
        match step.checked_sub(1) {
            None => self.begin(),
            Some(at) if at < refused.len() => {
                self.page.listed(&refused[at], Concerns::default(), &self.asked)
            }
            Some(at) if at == refused.len() => self.begin_looked_at(),
            Some(at) => match looked_at.get(at - refused.len() - 1) {
                Some((listed, concerns)) => self.page.listed(listed, *concerns, &self.asked),
                None if at == refused.len() + 1 + looked_at.len() => self.end(),
                None => return None,
            },
        }
        Some(self.page.html.take())
    }
}

impl ListPages<'_> {
    fn begin(&mut self) {
        let Self { page, report, asked, .. } = self;
        page.html.begin("header", &[]);
        page.heading("h1", Phrase::TitleOfList);
        page.paragraph(Phrase::ListFile, &[("file", Fill::Name(asked.list))]);
        if let Some(other) = asked.other {
            page.paragraph(Phrase::AgainstFile, &[("file", Fill::Name(other))]);
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

    fn begin_looked_at(&mut self) {
        let Self { page, report, .. } = self;
        page.counted(Phrase::AttentionMore, report.refused.more());
        page.html.end("section");
        page.html.begin("section", &[]);
        page.say("h2", &[("id", "look")], Phrase::LookedAt, &[]);
        if report.looked_at.count == 0 {
            page.paragraph(Phrase::LookedAtNone, &[]);
        }
    }

    fn end(&mut self) {
        let Self { page, report, asked, about, .. } = self;
        page.counted(Phrase::AttentionMore, report.looked_at.more());
        page.html.end("section");
        if report.unreadable.count > 0 {
            page.unreadable(&report.unreadable.first);
            page.counted(Phrase::OtherNamesMore, report.unreadable.more());
        }
        page.groups(report, asked);
        if asked.other.is_some() {
            page.against(report);
        }
        page.others(report);
        page.html.end("main");
        page.about(about);
        page.finish();
    }
}

/// The kinds of findings that a name is looked at for: those behind the answer, then the other violations of the Bidi
/// rule, and of what is not refused the warnings; each once.
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
    fn contents_of_list(&mut self, report: &ListReport, asked: &ListAsked<'_>) {
        let label = self.words.plain(Phrase::Contents, &[]);
        self.html.begin("nav", &[("aria-label", &label)]);
        self.heading("h2", Phrase::Contents);
        self.html.begin("ul", &[]);
        for (link, phrase, is_there) in [
            ("#summary", Phrase::Summary, true),
            ("#attention", Phrase::Attention, true),
            ("#look", Phrase::LookedAt, true),
            ("#unreadable", Phrase::Unreadable, report.unreadable.count > 0),
            ("#groups", Phrase::Groups, true),
            ("#against", Phrase::Against, asked.other.is_some()),
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

    /// How many names of each kind there are.
    fn summary(&mut self, report: &ListReport, is_compared: bool) {
        self.html.begin("section", &[]);
        self.say("h2", &[("id", "summary")], Phrase::Summary, &[]);
        let counts = &report.counts;
        self.table((Phrase::Summary, &[]), &[Phrase::Verdict, Phrase::Names], |page| {
            page.count(Phrase::AllNames, "", report.rows);
            let of = |permission| counts.permissions.get(&permission).copied().unwrap_or(0);
            for permission in [Permission::Refused, Permission::Depends, Permission::Allowed] {
                page.count(answer_of(permission), permission.id(), of(permission));
            }
            let looked_at = report.looked_at.count.saturating_sub(of(Permission::Depends));
            page.count(Phrase::AllowedLookedAt, "", looked_at);
            page.count(Phrase::AllowedOthers, "", report.others.count);
            if of(Permission::NotApplicable) > 0 {
                page.count(Phrase::NotRegistered, "", of(Permission::NotApplicable));
            }
            page.count(Phrase::UnreadableName, "", report.unreadable.count);
            page.count(Phrase::BidiNames, "", counts.bidi);
            page.count(Phrase::BidiViolating, "", counts.violating);
            page.count(Phrase::NotDomainNames, "", counts.no_domain_names);
            if is_compared {
                page.count(Phrase::Matching, "", report.against.count);
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
                        page.row_head("rule", |page| page.words_of(WordsKey::Rule(kind)));
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
            page.row_head(class, |page| page.words_of(phrase));
            page.cell("number", |page| page.number(count));
        });
    }

    /// How many there are beside those that are told, where there are any.
    pub(super) fn counted(&mut self, phrase: Phrase, count: u64) {
        if count > 0 {
            self.paragraph(phrase, &[("count", Fill::Number(count))]);
        }
    }

    /// A name that is refused, or that has something to look at: why, and what could be registered instead.
    fn listed(&mut self, listed: &ListedName, concerns: Concerns, asked: &ListAsked<'_>) {
        self.html.begin("article", &[("class", "listed")]);
        self.html.element("h3", &[], |html| html.name(&listed.name));
        self.say("p", &[("class", "weak")], Phrase::Line, &[("line", Fill::Number(listed.line))]);
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
        // What was typed as an A-label was read as one, and is judged as what it is: the row knows.
        if let Ok(name) = Name::from_scalars(listed.name.chars()) {
            self.ways_in_text(&name);
            let zone = asked.zone.filter(|zone| zone.applicants_labels(&name).is_ok()).cloned();
            let question = Question { bound: Bound::SHORT, zone, ..Question::default() };
            let report = report_for(&name, &question);
            self.reasons(&name, &report, &all_kinds(listed, &report), None);
            if let Some(first) = report.mendings.first() {
                self.html.begin("p", &[]);
                self.words_of(Phrase::Mendings);
                self.html.text(": ");
                self.html.name(&first.name);
                self.html.end("p");
                self.edits(&name, &first.edits);
            }
        }
        self.html.end("article");
    }

    /// How everybody sees a name: in paragraphs of both directions, or once where that is the same.
    fn ways_in_text(&mut self, name: &Name) {
        if name.characters().len() > LONGEST_DRAWN {
            let length = name.characters().len() as u64;
            let counts = [("count", Fill::Number(length)), ("most", Fill::Number(LONGEST_DRAWN as u64))];
            return self.paragraph(Phrase::TooLongToDraw, &counts);
        }
        let characters = name.characters();
        let [ltr, rtl] = [Strategy::UbaLtr, Strategy::UbaRtl].map(|it| it.order(characters));
        if shows_the_same(characters, &ltr, &rtl) {
            return self.picture_of(name, Strategy::UbaLtr);
        }
        self.html.begin("div", &[("class", "ways")]);
        self.figure_of(name, Strategy::UbaLtr);
        self.figure_of(name, Strategy::UbaRtl);
        self.html.end("div");
    }

    /// The names that may be registered and have nothing to look at.
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
                    page.cell("", |page| page.a_name(listed));
                });
            }
        });
        self.counted(Phrase::OtherNamesMore, report.others.more());
        self.html.end("section");
    }
}
