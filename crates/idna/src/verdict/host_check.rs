//! Whether a reader finds the host of a URL in its place: what `--check=host` asks.

use bidiscope_bidi::enum_with_ids;
use bidiscope_bidi::name::{Character, Name, Url, UrlPartKind, is_label_separator};
use bidiscope_bidi::order::{Direction, HostDisplay, HostReading, Strategy, VisibleHost};

use super::analysis::Analysis;
use super::browser::{BrowserRefusal, browser_reading};
use super::not_a_domain_name::InputKind;
use super::url_slashes;

enum_with_ids! {
    /// Why a URL fails the check of its host, in the order in which they are listed.
    pub enum HostFault {
        /// The input has no host: it is neither a URL with one nor a domain name or an IP address.
        NoHost = "no-host";
        /// The host is none that can be asked for: a browser refuses it, or one of its labels cannot be read.
        Invalid = "invalid-host";
        /// What stands before the `@` reads as a host.
        UserInfo = "userinfo";
        /// A sign that looks like a slash stands in the authority or right after it.
        LookalikeSlash = "lookalike-slash";
        /// Other parts stand between its characters.
        Split = "split";
        /// A part that follows it stands before it.
        NotFirst = "not-first";
        /// Its labels are out of order.
        OutOfOrder = "out-of-order";
        /// Something else is read in its place; not where that is the host with its labels out of order.
        Misread = "misread";
    }
}

/// What the check of a host finds. It passes where both are empty.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HostCheck {
    /// What is wrong with the URL, however it is shown.
    pub of_url: Vec<HostFault>,
    /// What is wrong in a paragraph of this direction; without those in which nothing is.
    pub in_paragraphs: Vec<(Direction, Vec<HostFault>)>,
}

impl HostCheck {
    /// Checks the host of the analyzed name. A domain name and an IP address alone pass: there is nothing around them.
    pub fn of(analysis: &Analysis) -> Self {
        Self::of_name(analysis.name(), analysis.not_a_domain_name().map(|it| it.what))
    }

    /// The same of a name that is this instead of a domain name, as [`not_a_domain_name`](super::not_a_domain_name) and
    /// [`Analysis::not_a_domain_name`] say.
    pub fn of_name(name: &Name, kind: Option<InputKind>) -> Self {
        // Of a zone it is asked whether a name may be registered, which a URL may not.
        let is_in_zone = name.url().is_some() && kind.is_some();
        match name.any_url().filter(|_| !is_in_zone) {
            Some(url) => Self { of_url: url_faults(name, &url, kind), in_paragraphs: display_faults(name) },
            None if kind.is_none_or(|it| it == InputKind::IpAddress) => Self::default(),
            None => Self { of_url: vec![HostFault::NoHost], in_paragraphs: Vec::new() },
        }
    }

    /// Whether there is a fault.
    pub const fn fails(&self) -> bool {
        !self.of_url.is_empty() || !self.in_paragraphs.is_empty()
    }

    /// All faults, each once, in the order of [`HostFault::ALL`].
    pub fn faults(&self) -> Vec<HostFault> {
        let all = || self.of_url.iter().chain(self.in_paragraphs.iter().flat_map(|it| &it.1));
        HostFault::ALL.into_iter().filter(|it| all().any(|found| found == it)).collect()
    }
}

/// What is wrong with a URL whose host, if it is no domain name, is of this kind.
fn url_faults(name: &Name, url: &Url, kind: Option<InputKind>) -> Vec<HostFault> {
    let is_refused = match browser_reading(name) {
        Some(it) => it.opens.is_err_and(|it| it != BrowserRefusal::Port),
        None => false,
    };
    let is_unreadable = matches!(kind, Some(InputKind::UrlEmptyLabel | InputKind::UrlInvalidALabel));
    let userinfo = url.parts().iter().find(|it| it.part == UrlPartKind::UserInfo);
    let userinfo = userinfo.is_some_and(|it| reads_as_host(&name.characters()[it.range.clone()]));
    let faults = [
        (is_refused || is_unreadable, HostFault::Invalid),
        (userinfo, HostFault::UserInfo),
        (!url_slashes::positions(name).is_empty(), HostFault::LookalikeSlash),
    ];
    faults.into_iter().filter(|it| it.0).map(|it| it.1).collect()
}

/// Whether userinfo has two labels with a separator between them, as a host has.
fn reads_as_host(userinfo: &[Character]) -> bool {
    let is_of_label = |at: usize| {
        let it = userinfo.get(at).map(|it| it.scalar);
        it.is_some_and(|it| it.is_alphanumeric() || matches!(it, '-' | '_'))
    };
    let mut separators = (1..userinfo.len()).filter(|&at| is_label_separator(userinfo[at].scalar));
    separators.any(|at| is_of_label(at + 1) && ends_in_label(&userinfo[..at]))
}

/// Whether a letter or digit stands at the end, perhaps with marks.
fn ends_in_label(characters: &[Character]) -> bool {
    let base = characters.iter().rfind(|it| !it.follows_its_predecessor());
    base.is_some_and(|it| it.scalar.is_alphanumeric() || matches!(it.scalar, '-' | '_'))
}

fn display_faults(name: &Name) -> Vec<(Direction, Vec<HostFault>)> {
    let faults = |strategy: Strategy| {
        let order = strategy.order(name.characters());
        let host = HostDisplay::of(name, &order)?;
        let reading = VisibleHost::of(name, &order).reading();
        let faults = [
            (!host.is_whole, HostFault::Split),
            (!host.is_first, HostFault::NotFirst),
            (!host.in_order, HostFault::OutOfOrder),
            (!matches!(reading, HostReading::Host | HostReading::Reordered), HostFault::Misread),
        ];
        let faults: Vec<HostFault> = faults.into_iter().filter(|it| it.0).map(|it| it.1).collect();
        (!faults.is_empty()).then(|| (order.paragraph(), faults))
    };
    [Strategy::UbaLtr, Strategy::UbaRtl].into_iter().filter_map(faults).collect()
}
