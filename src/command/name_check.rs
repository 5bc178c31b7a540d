//! What `--check` asks about a name.

use bidiscope_bidi::name::Input;
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_idna::verdict::CheckedRules;
use bidiscope_report::words::character::character_description;
use bidiscope_report::words::display::DisplayTitle;
use bidiscope_report::words::finding::finding_message;
use bidiscope_report::words::verdict::name_check_title;
use bidiscope_report::words::visible_host::visible_host_text;
use bidiscope_url::reader::{VisibleHost, VisibleHostReading};
use bidiscope_url::{InputAnalysis, UrlHostCheck, UrlHostFault};
use bidiscope_words::message;

use super::{check_messages, terminal_page};

/// A rule set, or how the displays show the host of a URL.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NameCheck {
    /// What the rule sets say.
    Rules(CheckedRules),
    /// Whether a reader finds the host of a URL in its place ([`UrlHostCheck`]).
    Host,
}

impl NameCheck {
    pub(super) const ALL: [Self; 5] = [
        Self::Rules(CheckedRules::BidiRule),
        Self::Rules(CheckedRules::Idna2008Registration),
        Self::Rules(CheckedRules::Uts46),
        Self::Rules(CheckedRules::AllChecks),
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
            Self::Rules(check) => name_check_title(check),
            Self::Host => message!(check_title, check = self.id()).to_string(),
        }
    }

    /// The rules that suggested corrections are to satisfy.
    pub(super) fn fixes_satisfy(self) -> CheckedRules {
        match self {
            Self::Rules(check) => check,
            Self::Host => CheckedRules::default(),
        }
    }

    /// Why a name fails, and warnings; empty for a name that passes without warning. The second value says whether it fails.
    /// Its host is checked in these displays; without any in a paragraph of either direction.
    pub(super) fn messages(
        self,
        analysis: &InputAnalysis,
        displays: &[DisplayConfig],
    ) -> (Vec<String>, bool) {
        match self {
            Self::Rules(check) => (check_messages::messages(check, analysis), analysis.fails(check)),
            Self::Host => {
                let check = match displays {
                    [] => UrlHostCheck::of_analysis(analysis),
                    _ => UrlHostCheck::of_analysis_in_displays(analysis, displays),
                };
                (host_messages(&check, Some(analysis.input())), check.has_faults())
            }
        }
    }
}

/// What the check of a host found, each with the identifiers of its faults. Of a URL and of a name alone it says more where it
/// is given.
pub(super) fn host_messages(check: &UrlHostCheck, name: Option<&Input>) -> Vec<String> {
    let of_url =
        check.faults_whatever_the_display.iter().map(|it| with_ids(fault_text(*it, check, name), &[*it]));
    let in_displays = check.faults_by_display.iter();
    let in_displays = in_displays.map(|(display, it)| with_ids(host_message(check, name, display, it), it));
    let opened =
        check.browser_requested_host.address_bar_url_if_different.as_ref().filter(|_| check.has_faults());
    let opened = opened.map(|it| {
        terminal_page::words(
            &message!(check_host_opened, url = it.decoded_text()).text_with_isolated_values(),
        )
    });
    of_url.chain(in_displays).chain(opened).collect()
}

fn with_ids(sentence: String, faults: &[UrlHostFault]) -> String {
    let ids: Vec<&str> = faults.iter().map(|it| it.id()).collect();
    format!("{sentence} ({})", ids.join(", "))
}

/// What is wrong with a URL, however it is shown.
fn fault_text(fault: UrlHostFault, check: &UrlHostCheck, name: Option<&Input>) -> String {
    // It says what the input is instead of a domain name, or why its host cannot be read.
    let finding = |name: &Input| {
        let analysis = InputAnalysis::new(name);
        analysis.not_a_domain_name()?;
        Some(finding_message(name, analysis.findings().first()?).to_string())
    };
    let said = match (fault, check.browser_requested_host.browser_refusal) {
        (UrlHostFault::NoHost | UrlHostFault::InvalidHost, Some(refusal)) => {
            Some(message!(check_host_refused, reason = refusal.id()).to_string())
        }
        (UrlHostFault::NoHost | UrlHostFault::InvalidHost, None) => name.and_then(finding),
        (UrlHostFault::OtherHostRead, _) => {
            Some(match check.browser_requested_host.ipv4_address_if_different {
                Some(address) => message!(check_host_address, address = address.to_string()).to_string(),
                None => message!(check_host_escape).to_string(),
            })
        }
        (UrlHostFault::InvisibleCharacterAfterHost, _) => check
            .invisible_character_after_host
            .map(|it| message!(check_host_invisible, character = character_description(it)).to_string()),
        _ => None,
    };
    said.unwrap_or_else(|| message!(check_host_fault, fault = fault.id()).to_string())
}

/// What is wrong in a display, and what stands where the host is read.
fn host_message(
    check: &UrlHostCheck,
    name: Option<&Input>,
    display: &DisplayConfig,
    faults: &[UrlHostFault],
) -> String {
    // What a browser shows once it is open may be misread where what was typed is not.
    let typed = name.map(|it| (it, check.display_order_with_controls(it, display)));
    let shown = check
        .browser_requested_host
        .address_bar_url_if_different
        .as_ref()
        .map(|it| (it, display.order(it.characters())));
    let urls = typed.into_iter().chain(shown).filter(|it| it.0.url().is_some());
    let mut read = urls.map(|(it, order)| (it, VisibleHost::of_input(it, &order)));
    // That the labels are out of order is a fault, and is said as one.
    let read = read.find(|it| {
        !matches!(
            it.1.compared_with_actual_host(),
            VisibleHostReading::ActualHost | VisibleHostReading::HostLabelsReordered
        )
    });
    let is_nothing_alone = faults.len() == 1
        && read
            .as_ref()
            .is_some_and(|it| it.1.compared_with_actual_host() == VisibleHostReading::NothingVisible);
    let read = read.filter(|_| !is_nothing_alone).and_then(|(url, host)| visible_host_text(url, &host));
    // The sentence after it says so.
    let is_said = |it: &UrlHostFault| *it == UrlHostFault::OtherHostRead && faults.len() > 1;
    let fault_id = |it: &UrlHostFault| match it {
        UrlHostFault::OtherHostRead if is_nothing_alone => "nothing-read",
        it => it.id(),
    };
    let faults: Vec<String> = faults
        .iter()
        .filter(|it| !is_said(it))
        .map(|it| message!(check_host_fault, fault = fault_id(it)).to_string())
        .collect();
    let id = if display.has_default_options() { display.strategy().id() } else { "" };
    let faults = faults.join("; ");
    let fails =
        message!(check_host_fails, display = id, title = display.title(), faults = faults).to_string();
    let decoded =
        name.and_then(Input::host).filter(|it| it.labels().iter().any(|it| it.a_label_as_typed.is_some()));
    let decoded = decoded.map(|it| message!(check_host_decoded, host = it.decoded_text()));
    let said =
        read.into_iter().chain(decoded).map(|it| terminal_page::words(&it.text_with_isolated_values()));
    std::iter::once(fails).chain(said).collect::<Vec<_>>().join(" ")
}
