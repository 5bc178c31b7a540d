//! Whether a reader finds the host of a URL in its place: what `--check=host` asks.

use bidiscope_bidi::enum_with_ids;
use bidiscope_idna::verdict::{BrowserRefusal, NotADomainNameKind};
use std::ops::Range;

use crate::reader::{UrlHostDisplay, VisibleHost, VisibleHostReading};
use bidiscope_bidi::address::{UrlPartKind, UrlWithCharacters, is_ip_address};
use bidiscope_bidi::name::{
    Character, Input, Notation, characters_of, is_invisible, is_label_separator, text_of,
};
use bidiscope_bidi::order::{DisplayConfig, DisplayOrder, InsertionPlan, Strategy};

use percent_encoding::percent_decode_str;

use super::browser::BrowserRequestedHost;
use super::{InputAnalysis, lookalike_signs, not_a_domain_name};

enum_with_ids! {
    /// Why a URL fails the check of its host, in the order in which they are listed.
    pub enum UrlHostFault {
        /// The input has no host: it is neither a URL with one nor a domain name or an IP address.
        NoHost = "no-host";
        /// The host is none that can be asked for: a browser refuses it, or one of its labels cannot be read.
        InvalidHost = "invalid-host";
        /// What stands before the `@` reads as a host.
        HostLikeUserInfo = "userinfo";
        /// A sign that looks like a slash stands in the authority or right after it.
        LookalikeSlash = "lookalike-slash";
        /// In a text, an invisible character ends the link right after the host or a full stop there, and more characters of a
        /// name follow it.
        InvisibleCharacterAfterHost = "invisible-after-host";
        /// Other parts stand between its characters.
        HostSplitByOtherParts = "split";
        /// A part that follows it stands before it.
        LaterPartBeforeHost = "not-first";
        /// Its labels are out of order.
        HostLabelsOutOfOrder = "out-of-order";
        /// Something else is read in its place; not where that is the host with its labels out of order. Or a browser reads it
        /// as an IPv4 address that is written otherwise, or a full stop in it where a percent escape stands.
        OtherHostRead = "misread";
    }
}

/// What the check of a host finds. It passes where the first two are empty.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct UrlHostCheck {
    /// What is wrong with the URL, however it is shown.
    pub faults_whatever_the_display: Vec<UrlHostFault>,
    /// What is wrong in each display; without those in which nothing is.
    pub faults_by_display: Vec<(DisplayConfig, Vec<UrlHostFault>)>,
    /// What a browser asks for: why that is no host, what its address bar then shows, which is checked too, and the IPv4 address
    /// where it is written otherwise, which is a [`UrlHostFault::OtherHostRead`].
    pub browser_requested_host: BrowserRequestedHost,
    /// The controls that stand among the characters of the name in its text; else empty.
    pub controls_found_in_text: InsertionPlan,
    /// The invisible character that stands right after the host in its text, where that is
    /// [`UrlHostFault::InvisibleCharacterAfterHost`].
    pub invisible_character_after_host: Option<char>,
}

/// The displays in which a host is checked where none are named: a paragraph of either direction.
static PARAGRAPHS: [DisplayConfig; 2] = [
    DisplayConfig::with_default_options(Strategy::UbaLtr),
    DisplayConfig::with_default_options(Strategy::UbaRtl),
];

impl UrlHostCheck {
    /// Checks the host of the analyzed name, in a paragraph of either direction. Of a domain name or an IP address alone it asks
    /// only whether it is valid: there is nothing around it.
    pub fn of_analysis(analysis: &InputAnalysis) -> Self {
        Self::of_analysis_in_displays(analysis, &PARAGRAPHS)
    }

    /// The same in these displays.
    pub fn of_analysis_in_displays(analysis: &InputAnalysis, displays: &[DisplayConfig]) -> Self {
        let kind = analysis.not_a_domain_name().map(|it| it.input_kind);
        Self::new(analysis.input(), kind, displays, InsertionPlan::default())
    }

    /// As [`Self::of_analysis`], of a name that is this instead of a domain name, as [`not_a_domain_name`] and
    /// [`InputAnalysis::not_a_domain_name`] say.
    pub fn of_unanalyzed_input(input: &Input, not_a_domain_name_kind: Option<NotADomainNameKind>) -> Self {
        Self::new(input, not_a_domain_name_kind, &PARAGRAPHS, InsertionPlan::default())
    }

    /// The same of a name in a text that has controls among its characters.
    pub(crate) fn of_marked_name(
        name: &Input,
        kind: Option<NotADomainNameKind>,
        controls: InsertionPlan,
    ) -> Self {
        Self::new(name, kind, &PARAGRAPHS, controls)
    }

    /// The order in which a display shows the characters of the name that was checked, with the controls among them.
    pub fn display_order_with_controls(
        &self,
        checked_input: &Input,
        display: &DisplayConfig,
    ) -> DisplayOrder {
        order_with(&self.controls_found_in_text, checked_input, display)
    }

    /// `controls` stand among the characters of the name as it was typed.
    fn new(
        name: &Input,
        kind: Option<NotADomainNameKind>,
        displays: &[DisplayConfig],
        controls: InsertionPlan,
    ) -> Self {
        // Text has no host that could be checked.
        if kind == Some(NotADomainNameKind::Text) {
            return Self::default();
        }
        let asked = BrowserRequestedHost::of_input(name);
        // Of a zone it is asked whether a name may be registered, which a URL may not.
        let is_in_zone = name.host().is_some() && kind.is_some();
        let Some(address) = name.url_with_characters().filter(|_| !is_in_zone) else {
            return Self {
                faults_whatever_the_display: name_faults(kind, asked.browser_refusal),
                faults_by_display: Vec::new(),
                browser_requested_host: asked,
                controls_found_in_text: controls,
                ..Self::default()
            };
        };
        // Nothing could be in its place.
        if asked.browser_refusal == Some(BrowserRefusal::NoHost) {
            return Self {
                faults_whatever_the_display: vec![UrlHostFault::NoHost],
                faults_by_display: Vec::new(),
                browser_requested_host: asked,
                controls_found_in_text: controls,
                ..Self::default()
            };
        }
        let of_url = url_faults(address, (kind, &asked));
        let typed = Self {
            faults_whatever_the_display: of_url,
            faults_by_display: display_faults(name, displays, &controls),
            browser_requested_host: asked,
            controls_found_in_text: controls,
            ..Self::default()
        };
        // What a browser has opened stands in its address bar.
        let Some((shown, address)) = typed
            .browser_requested_host
            .address_bar_url_if_different
            .as_ref()
            .and_then(|it| Some((it, it.url_with_characters()?)))
        else {
            return typed;
        };
        let kind = not_a_domain_name(shown).map(|it| it.input_kind);
        let of_url = url_faults(address, (kind, &BrowserRequestedHost::default()));
        let in_displays = display_faults(shown, displays, &InsertionPlan::default());
        typed.with(&of_url, &in_displays)
    }

    /// Checks an address that has no scheme, as it stands in a text, such as `a.com:80/b`, in a paragraph of either direction.
    /// `host_character_range` is where its host stands, in characters; `None` where it has none.
    pub fn of_schemeless_address(address_text: &str, host_character_range: Option<Range<usize>>) -> Self {
        let alone = Input::read(address_text, Notation::Unicode).ok();
        let kind = alone.as_ref().and_then(not_a_domain_name).map(|it| it.input_kind);
        match (alone, host_character_range) {
            (Some(name), Some(host_characters)) if kind == Some(NotADomainNameKind::Other) => {
                // Who opens it puts a scheme before it.
                let url = Input::read(&format!("http://{}", name.decoded_text()), Notation::Unicode).ok();
                let asked = url.as_ref().map(BrowserRequestedHost::of_input).unwrap_or_default();
                let kind = url.as_ref().and_then(not_a_domain_name).map(|it| it.input_kind);
                let address = url.as_ref().and_then(Input::url_with_characters);
                let of_url = address.map_or_else(Vec::new, |it| url_faults(it, (kind, &asked)));
                // Its address bar shows a scheme.
                let asked = BrowserRequestedHost { address_bar_url_if_different: None, ..asked };
                Self {
                    faults_whatever_the_display: of_url,
                    faults_by_display: faults_in_text(&characters_of(address_text), &host_characters),
                    browser_requested_host: asked,
                    ..Self::default()
                }
            }
            (Some(name), _) => Self::of_unanalyzed_input(&name, kind),
            (None, _) => Self::unreadable(),
        }
    }

    /// The same of a host after which this invisible character and more of a name stand in its text.
    pub(crate) fn with_invisible_after_host(self, after_host: Option<char>) -> Self {
        if after_host.is_none() {
            return self;
        }
        Self {
            invisible_character_after_host: after_host,
            ..self.with(&[UrlHostFault::InvisibleCharacterAfterHost], &[])
        }
    }

    /// That of a host that cannot be read, such as one with an empty label.
    pub(crate) fn unreadable() -> Self {
        Self { faults_whatever_the_display: vec![UrlHostFault::InvalidHost], ..Self::default() }
    }

    /// All of its faults and these.
    fn with(self, of_url: &[UrlHostFault], in_displays: &[(DisplayConfig, Vec<UrlHostFault>)]) -> Self {
        let either = |these: &[UrlHostFault], those: &[UrlHostFault]| -> Vec<UrlHostFault> {
            UrlHostFault::ALL.into_iter().filter(|it| these.contains(it) || those.contains(it)).collect()
        };
        let mut all = self.faults_by_display;
        for (display, faults) in in_displays {
            match all.iter_mut().find(|it| it.0 == *display) {
                Some(found) => found.1 = either(&found.1, faults),
                None => all.push((display.clone(), faults.clone())),
            }
        }
        Self {
            faults_whatever_the_display: either(&self.faults_whatever_the_display, of_url),
            faults_by_display: all,
            ..self
        }
    }

    /// Whether there is a fault.
    pub const fn has_faults(&self) -> bool {
        !self.faults_whatever_the_display.is_empty() || !self.faults_by_display.is_empty()
    }

    /// All faults, each once, in the order of [`UrlHostFault::ALL`].
    pub fn all_distinct_faults(&self) -> Vec<UrlHostFault> {
        let all = || {
            self.faults_whatever_the_display.iter().chain(self.faults_by_display.iter().flat_map(|it| &it.1))
        };
        UrlHostFault::ALL.into_iter().filter(|it| all().any(|found| found == it)).collect()
    }
}

/// What is wrong with a name alone that is this instead of a domain name, and that a browser refuses for this reason.
fn name_faults(kind: Option<NotADomainNameKind>, refusal: Option<BrowserRefusal>) -> Vec<UrlHostFault> {
    let fault = match kind {
        None => refusal.map(|_| UrlHostFault::InvalidHost),
        Some(NotADomainNameKind::IpAddress) => None,
        Some(_) => Some(UrlHostFault::NoHost),
    };
    fault.into_iter().collect()
}

/// What is wrong with a URL whose host, if it is no domain name, is of this kind, and of which a browser makes this.
fn url_faults(
    address: &UrlWithCharacters,
    (kind, asked): (Option<NotADomainNameKind>, &BrowserRequestedHost),
) -> Vec<UrlHostFault> {
    let is_unreadable = kind == Some(NotADomainNameKind::UrlEmptyLabel);
    let userinfo = address.url().parts().iter().find(|it| it.part == UrlPartKind::UserInfo);
    let userinfo =
        userinfo.is_some_and(|it| looks_like_host(&address.characters()[it.character_range.clone()]));
    let faults = [
        (is_unreadable || asked.browser_refusal.is_some(), UrlHostFault::InvalidHost),
        (userinfo, UrlHostFault::HostLikeUserInfo),
        (!lookalike_signs::positions(address).is_empty(), UrlHostFault::LookalikeSlash),
        (
            asked.ipv4_address_if_different.is_some() || has_escaped_separator(address),
            UrlHostFault::OtherHostRead,
        ),
    ];
    faults.into_iter().filter(|it| it.0).map(|it| it.1).collect()
}

/// Whether a browser reads a label separator where a percent escape stands in the host (WHATWG URL, section 3.5).
fn has_escaped_separator(address: &UrlWithCharacters) -> bool {
    let host = text_of(&address.characters()[address.url().host_character_range()]);
    let decoded = percent_decode_str(&host).decode_utf8_lossy();
    let count = |text: &str| text.matches(is_label_separator).count();
    address.url().is_special() && count(&decoded) > count(&host)
}

/// Whether userinfo is an IP address, or has two labels with a separator between them, or with what looks like a full stop, as
/// a host has; what is invisible does not count.
fn looks_like_host(userinfo: &[Character]) -> bool {
    let userinfo: Vec<Character> = userinfo.iter().copied().filter(|it| !is_invisible(it.scalar)).collect();
    let is_of_label = |at: usize| {
        let it = userinfo.get(at).map(|it| it.scalar);
        it.is_some_and(|it| it.is_alphanumeric() || matches!(it, '-' | '_'))
    };
    let scalars: Vec<char> = userinfo.iter().map(|it| it.scalar).collect();
    if is_ip_address(scalars.iter().copied()) {
        return true;
    }
    let looks_like_one = lookalike_signs::lookalike_full_stops(&scalars);
    let is_separator = |&at: &usize| is_label_separator(scalars[at]) || looks_like_one[at];
    let mut separators = (1..userinfo.len()).filter(is_separator);
    separators.any(|at| is_of_label(at + 1) && ends_in_label(&userinfo[..at]))
}

/// Whether a letter or digit stands at the end, perhaps with marks.
fn ends_in_label(characters: &[Character]) -> bool {
    let base = characters.iter().rfind(|it| !it.is_nsm_or_removed_by_x9());
    base.is_some_and(|it| it.scalar.is_alphanumeric() || matches!(it.scalar, '-' | '_'))
}

/// The order of a display of a name with these controls among its characters.
fn order_with(controls: &InsertionPlan, name: &Input, display: &DisplayConfig) -> DisplayOrder {
    let order = display.order(name.characters());
    if controls.is_empty() {
        order
    } else {
        controls.uba_order_of_original_characters(name.characters(), order.paragraph_direction().into())
    }
}

/// What is wrong with these displays of a URL.
fn display_faults(
    name: &Input,
    displays: &[DisplayConfig],
    controls: &InsertionPlan,
) -> Vec<(DisplayConfig, Vec<UrlHostFault>)> {
    in_displays(displays, |display| {
        let order = &order_with(controls, name, display);
        let reading = VisibleHost::of_input(name, order).compared_with_actual_host();
        let is_misread =
            !matches!(reading, VisibleHostReading::ActualHost | VisibleHostReading::HostLabelsReordered);
        Some(faults_of(UrlHostDisplay::of_url(name, order)?, is_misread))
    })
}

/// What is wrong with the displays of an address without a scheme.
fn faults_in_text(text: &[Character], host: &Range<usize>) -> Vec<(DisplayConfig, Vec<UrlHostFault>)> {
    in_displays(&PARAGRAPHS, |display| {
        let order = display.order(text);
        Some(faults_of(UrlHostDisplay::of_url_in_text(text, &order, 0..text.len(), host.clone()), false))
    })
}

/// The displays in which there are faults.
fn in_displays(
    displays: &[DisplayConfig],
    faults: impl Fn(&DisplayConfig) -> Option<Vec<UrlHostFault>>,
) -> Vec<(DisplayConfig, Vec<UrlHostFault>)> {
    let found = displays.iter().filter_map(|it| Some((it.clone(), faults(it)?)));
    found.filter(|it| !it.1.is_empty()).collect()
}

fn faults_of(host: UrlHostDisplay, is_misread: bool) -> Vec<UrlHostFault> {
    let faults = [
        (!host.is_host_unsplit, UrlHostFault::HostSplitByOtherParts),
        (!host.is_nothing_before_host, UrlHostFault::LaterPartBeforeHost),
        (!host.are_host_labels_in_order, UrlHostFault::HostLabelsOutOfOrder),
        (is_misread, UrlHostFault::OtherHostRead),
    ];
    faults.into_iter().filter(|it| it.0).map(|it| it.1).collect()
}
