//! The labels of a name, and each condition of the Bidi rule on each of them.

use crate::report::messages::{Argument, Phrase};
use crate::report::page::ReportPage;
use crate::view::{DnsForm, label_views};
use bidiscope_bidi::name::{Name, text_of};
use bidiscope_bidi::order::Direction;
use bidiscope_idna::verdict::{Report, Verdict};

use super::{MAX_LISTED_LABELS, word_of};

impl ReportPage<'_> {
    /// The table of the labels.
    pub(super) fn labels(&mut self, name: &Name, report: &Report) {
        self.heading("h3", Phrase::Labels);
        let columns =
            [Phrase::Label, Phrase::LabelText, Phrase::InDns, Phrase::FirstDirection, Phrase::BidiRule];
        self.table((Phrase::Labels, &[]), &columns, |page| {
            let judged = name.labels().iter().zip(label_views(name, report)).zip(&report.rule.labels);
            for (index, ((label, view), rule)) in judged.enumerate().take(MAX_LISTED_LABELS) {
                page.row(|page| {
                    page.row_head("number", |page| page.number(index as u64));
                    let text = text_of(name.label_characters(label));
                    page.cell("", |page| page.html.name(&text));
                    page.cell("", |page| page.dns_form(&text, &view.dns_form));
                    page.cell("", |page| {
                        page.write_message(match rule.direction {
                            Some(Direction::RightToLeft) => Phrase::RightToLeft,
                            Some(Direction::LeftToRight) => Phrase::LeftToRight,
                            None => Phrase::NoDirection,
                        });
                    });
                    page.cell("", |page| {
                        page.say("strong", &[("class", rule.verdict.id())], word_of(rule.verdict), &[]);
                        if rule.verdict == Verdict::NotApplicable {
                            return;
                        }
                        page.html.begin("ul", &[("class", "conditions")]);
                        let applied =
                            rule.conditions.iter().filter(|it| it.verdict != Verdict::NotApplicable);
                        for condition in applied {
                            page.html.begin("li", &[("class", condition.verdict.id())]);
                            let number = [("number", Argument::Number(u64::from(condition.condition)))];
                            page.say("span", &[], Phrase::Condition, &number);
                            page.html.text(": ");
                            page.write_message(word_of(condition.verdict));
                            page.html.end("li");
                        }
                        page.html.end("ul");
                    });
                });
            }
        });
        let more = name.labels().len().saturating_sub(MAX_LISTED_LABELS);
        if more > 0 {
            self.paragraph(Phrase::MoreLabels, &[("count", Argument::Number(more as u64))]);
        }
    }

    /// The DNS form of a label.
    fn dns_form(&mut self, text: &str, spelling: &DnsForm) {
        match spelling {
            DnsForm::Ascii => self.html.name(text),
            DnsForm::NotInDomainName => self.html.text("\u{2013}"),
            DnsForm::ALabel(it) => self.html.name(it),
            DnsForm::Punycode(it) | DnsForm::NoncanonicalALabel { own: Some(it), .. } => {
                let words = self.words;
                words.write(&mut self.html, Phrase::PunycodeOnly, &[("spelling", Argument::Name(it))]);
            }
            DnsForm::TooLong | DnsForm::NoncanonicalALabel { own: None, .. } => {
                self.write_message(Phrase::NoALabel)
            }
        }
    }
}
