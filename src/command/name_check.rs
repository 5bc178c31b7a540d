//! What `--check` asks about a name.

use bidiscope_bidi::name::Name;
use bidiscope_bidi::order::{HostDisplay, Strategy, VisibleHost};
use bidiscope_idna::verdict::{Analysis, Check};
use bidiscope_present::message;
use bidiscope_present::verdict_text::check_title;
use bidiscope_present::visible_host_text::visible_host_text;

use super::{check_messages, terminal_page};

/// A rule set, or how the displays show the host of a URL.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NameCheck {
    /// What the rule sets say.
    Rules(Check),
    /// Whether the host of a URL stands in one piece, before what follows it, and in order, in a paragraph of either
    /// direction.
    Host,
}

impl NameCheck {
    pub(super) const ALL: [Self; 5] = [
        Self::Rules(Check::Bidi),
        Self::Rules(Check::Idna2008),
        Self::Rules(Check::Uts46),
        Self::Rules(Check::All),
        Self::Host,
    ];

    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::Rules(check) => check.id(),
            Self::Host => "host",
        }
    }

    /// Its title in the help.
    pub(super) fn title(self) -> String {
        match self {
            Self::Rules(check) => check_title(check),
            Self::Host => message!(check_title, check = self.id()).to_string(),
        }
    }

    /// The rules that suggested corrections are to satisfy.
    pub(super) fn fixes_satisfy(self) -> Check {
        match self {
            Self::Rules(check) => check,
            Self::Host => Check::default(),
        }
    }

    /// Whether the name fails. A domain name that is no URL does not fail for its host; what is neither fails always.
    pub(super) fn fails(self, analysis: &Analysis) -> bool {
        match self {
            Self::Rules(check) => check.fails(analysis),
            Self::Host => analysis.not_a_domain_name().is_some() || !unclear_hosts(analysis).is_empty(),
        }
    }

    /// Why a name fails, and warnings; empty for a name that passes without warning.
    pub(super) fn messages(self, analysis: &Analysis) -> Vec<String> {
        let check = match self {
            Self::Rules(check) => check,
            // It says what the input is instead.
            Self::Host if analysis.not_a_domain_name().is_some() => Check::default(),
            Self::Host => {
                let unclear = unclear_hosts(analysis).into_iter();
                return unclear.map(|it| host_message(analysis.name(), it)).collect();
            }
        };
        check_messages::messages(check, analysis)
    }
}

/// The paragraphs in which the host of a URL is not clear, and how it is shown there.
fn unclear_hosts(analysis: &Analysis) -> Vec<(Strategy, HostDisplay)> {
    let name = analysis.name();
    let shown = [Strategy::UbaLtr, Strategy::UbaRtl]
        .into_iter()
        .filter_map(|it| Some((it, HostDisplay::of(name, &it.order(name.characters()))?)));
    shown.filter(|(_, host)| !host.is_clear()).collect()
}

/// What is wrong in a paragraph, and what stands where the host is read.
fn host_message(name: &Name, (strategy, host): (Strategy, HostDisplay)) -> String {
    let faults = [(!host.is_whole, "split"), (!host.is_first, "before"), (!host.in_order, "order")];
    let faults: Vec<String> = faults
        .into_iter()
        .filter(|it| it.0)
        .map(|it| message!(check_host_fault, fault = it.1).to_string())
        .collect();
    let fails = message!(check_host_fails, display = strategy.id(), faults = faults.join("; ")).to_string();
    let read = visible_host_text(name, &VisibleHost::of(name, &strategy.order(name.characters())));
    let read = read.map(|it| format!(" {}", terminal_page::words(&it.isolated())));
    fails + &read.unwrap_or_default()
}
