//! What a browser makes of a URL that was typed (WHATWG URL), and where that is not what stands there.

use std::borrow::Cow;
use std::net::{Ipv4Addr, Ipv6Addr};
use std::ops::Range;

use bidiscope_bidi::address::{
    NO_REQUEST_SCHEMES, UrlPart, UrlPartKind, UrlScheme, indices_kept_by_url_parser, is_special_scheme,
    parts_from_authority,
};
use bidiscope_bidi::name::{Input, LABEL_SEPARATORS, Notation, text_of};
use bidiscope_idna::verdict::{BrowserRefusal, host_in_ascii, host_requested_by_browser};
use icu_normalizer::ComposingNormalizerBorrowed;
use idna::AsciiDenyList;
use percent_encoding::percent_decode_str;
use url::{Host, ParseError, Url};

use super::not_a_domain_name;

/// What a browser makes of a URL.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BrowserUrlReading {
    /// The URL that it opens, in ASCII; or why it opens none.
    pub opened_url: Result<String, BrowserRefusal>,
    /// The parts that are not what was typed, beyond the spelling that every browser changes: A-labels, percent escapes,
    /// small letters, the default port, and a slash after the host. In the order of [`UrlPartKind`]. They are compared without
    /// the removed characters.
    pub changed_parts: Vec<UrlPartKind>,
    /// Whether UTS #46 maps characters of a domain name to others that look different: beyond capital letters, separators of
    /// labels, and what is canonically equivalent. [`Self::changed_parts`] then has the host.
    pub is_host_mapped: bool,
    /// What it removes before it reads anything, as ascending indices of the name's characters: spaces and control characters
    /// at the ends, tabs and line ends everywhere (section 4.4).
    pub removed_character_indices: Vec<usize>,
    /// What stands before the last `@` of the authority, as it was typed; `None` for nothing. It is no part of the host.
    pub userinfo: Option<String>,
}

impl BrowserUrlReading {
    /// Whether it opens what was typed, but for removed characters.
    pub fn opens_url_as_typed(&self) -> bool {
        self.opened_url.is_ok() && self.changed_parts.is_empty()
    }
}

/// What a browser makes of a URL; `None` for what it would not read as one with a host. Labels are taken as they were
/// typed, as A-labels too.
pub fn read_url_as_browser(input: &Input) -> Option<BrowserUrlReading> {
    let (typed, opened) = opened(input)?;
    let (differs, is_host_mapped) = match &opened {
        Ok(url) => {
            let differs = UrlPartKind::ALL.into_iter().filter(|&it| typed.differs(url, it));
            (differs.collect(), typed.is_host_mapped(url))
        }
        Err(_) => (Vec::new(), false),
    };
    let userinfo = typed.part(UrlPartKind::UserInfo).filter(|it| !it.is_empty() && opened.is_ok());
    Some(BrowserUrlReading {
        opened_url: opened.map(String::from),
        changed_parts: differs,
        is_host_mapped,
        removed_character_indices: removed(input),
        userinfo,
    })
}

/// The URL that was typed, and what a browser opens; `None` for what it would not read as a URL with a host.
fn opened(name: &Input) -> Option<(TypedUrl, Result<Url, BrowserRefusal>)> {
    let typed: Vec<char> = name.text_with_typed_a_labels().chars().collect();
    let mut text: String = indices_kept_by_url_parser(&typed).into_iter().map(|at| typed[at]).collect();
    if name.url().is_some_and(|it| !it.has_scheme()) {
        // Who opens it puts a scheme before it.
        text.insert_str(0, "http://");
    }
    let typed = TypedUrl::of(&text)?;
    if NO_REQUEST_SCHEMES.contains(&typed.scheme.lowercase_name.as_str()) {
        return Some((typed, Err(BrowserRefusal::NoRequest)));
    }
    if name.url().is_none() && (!typed.scheme.is_special() || typed.scheme.lowercase_name == "file") {
        return None;
    }
    let opened = typed.opened(&text).map_err(|error| typed.refusal(error));
    Some((typed, opened))
}

/// The host that a browser asks for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BrowserRequestedHost {
    /// Why it finds no host that it could ask, in a URL or in a domain name that stands alone; `None` where it finds one, and for
    /// what is neither. A port that it refuses is no fault of the host.
    pub browser_refusal: Option<BrowserRefusal>,
    /// The URL as its address bar shows it once it is open, with the host that UTS #46 and percent escapes give; `None`
    /// where that is the host that was typed but for capital letters and the kind of full stops, and for what it does not open.
    pub address_bar_url_if_different: Option<Input>,
    /// The IPv4 address that it asks, where the host of a URL is written otherwise, such as `0x7f.1` for `127.0.0.1` (section
    /// 3.5), but for the kind of full stops and one at the end.
    pub ipv4_address_if_different: Option<Ipv4Addr>,
}

impl BrowserRequestedHost {
    /// That of a URL or domain name, whose labels are taken as they were typed.
    pub fn of_input(input: &Input) -> Self {
        let refusal = match opened(input) {
            Some((typed, Ok(url))) if url.host().is_some() => {
                return Self {
                    browser_refusal: None,
                    address_bar_url_if_different: shown_form(input, &url),
                    ipv4_address_if_different: typed.other_address(&url),
                };
            }
            // “File host state”: `localhost` becomes the empty host.
            Some((_, Ok(_))) => Some(BrowserRefusal::NoHost),
            Some((_, Err(refusal))) => Some(refusal).filter(|it| *it != BrowserRefusal::InvalidPort),
            None if not_a_domain_name(input).is_some() => None,
            None => input.name().and_then(|it| host_requested_by_browser(it).err()),
        };
        Self { browser_refusal: refusal, ..Self::default() }
    }
}

/// A URL as the address bar shows it once this one is open.
fn shown_form(name: &Input, opened: &Url) -> Option<Input> {
    let host = name.url()?.host_character_range();
    let Some(Host::Domain(domain)) = opened.host().filter(|_| is_special_scheme(opened.scheme())) else {
        return None;
    };
    let (shown, _) = idna::domain_to_unicode(domain);
    let characters = name.characters();
    if folded(&text_of(&characters[host.clone()])) == shown {
        return None;
    }
    let (before, after) = (text_of(&characters[..host.start]), text_of(&characters[host.end..]));
    Input::read(&format!("{before}{shown}{after}"), Notation::Unicode).ok()
}

/// What browsers remove, as ascending indices of the name's characters.
fn removed(name: &Input) -> Vec<usize> {
    let scalars: Vec<char> = name.characters().iter().map(|it| it.scalar).collect();
    let mut read = indices_kept_by_url_parser(&scalars).into_iter().peekable();
    (0..scalars.len()).filter(|at| read.next_if_eq(at).is_none()).collect()
}

/// A URL as it was typed, without what browsers remove, in the parts that a browser sees in it (WHATWG URL, section 4.4), also
/// where its host is no domain name.
struct TypedUrl {
    characters: Vec<char>,
    scheme: UrlScheme,
    /// The parts after the scheme.
    parts: Vec<UrlPart>,
}

impl TypedUrl {
    /// `None` for what has no scheme.
    fn of(text: &str) -> Option<Self> {
        let characters: Vec<char> = text.chars().collect();
        let scheme = UrlScheme::read_at(&characters, 0)?;
        let parts = parts_from_authority(
            &characters,
            scheme.authority_start_character_index(),
            scheme.authority_syntax(),
        );
        Some(Self { characters, scheme, parts })
    }

    /// The URL that a browser opens; `text` is this one.
    fn opened(&self, text: &str) -> Result<Url, ParseError> {
        let mut url = Url::parse(text)?;
        // The crate `url` drops the host of a file where the path begins with a drive letter, as in `file://a.b/c:/`; the
        // standard does not (“file host state” and “path state”). Of `localhost` it keeps none either.
        if self.scheme.lowercase_name == "file"
            && url.host().is_none()
            && let Some(host) = self.part(UrlPartKind::Host).filter(|it| !it.is_empty())
        {
            let with_host = Url::parse(&format!("file://{host}/"))?;
            url.set_host(with_host.host_str())?;
        }
        Ok(url)
    }

    fn text(&self, range: Range<usize>) -> String {
        self.characters[range].iter().collect()
    }

    fn part(&self, part: UrlPartKind) -> Option<String> {
        self.parts.iter().find(|it| it.part == part).map(|it| self.text(it.character_range.clone()))
    }

    /// The host that a browser reads: under `file` the whole authority, which has neither userinfo nor a port (“file host
    /// state”).
    fn host_as_read(&self) -> String {
        if self.scheme.lowercase_name != "file" {
            return self.part(UrlPartKind::Host).unwrap_or_default();
        }
        let start = self.scheme.authority_start_character_index();
        let last = self.parts.iter().rfind(|it| it.part <= UrlPartKind::Port);
        self.text(start..last.map_or(start, |it| it.character_range.end))
    }

    /// Whether a part of what a browser opens is not what was typed.
    fn differs(&self, opened: &Url, part: UrlPartKind) -> bool {
        let typed = self.part(part);
        let same_text = |opened: Option<&str>| match (&typed, opened) {
            (Some(typed), Some(opened)) => decoded(typed) == decoded(opened),
            (None, None) => true,
            _ => false,
        };
        !match part {
            // Its letters are the same; the slashes after it may be others, or not two.
            UrlPartKind::Scheme => self
                .text(0..self.scheme.authority_start_character_index())
                .strip_suffix("://")
                .is_some_and(|it| it.eq_ignore_ascii_case(opened.scheme())),
            UrlPartKind::UserInfo => {
                let user = (!opened.username().is_empty() || opened.password().is_some()).then(|| {
                    let password = opened.password().map_or_else(String::new, |it| format!(":{it}"));
                    format!("{}{password}", opened.username())
                });
                same_text(user.as_deref())
            }
            UrlPartKind::Host => self.is_host(opened) && !self.is_host_mapped(opened),
            UrlPartKind::Port => {
                let typed = typed.as_deref().filter(|it| !it.is_empty()).map(str::parse::<u16>);
                match (typed, opened.port()) {
                    (Some(Ok(typed)), opened_port) => {
                        opened_port.or_else(|| opened.port_or_known_default()) == Some(typed)
                    }
                    (None, port) => port.is_none(),
                    (Some(Err(_)), _) => false,
                }
            }
            UrlPartKind::Path => {
                let typed = typed.as_deref().unwrap_or_default();
                let opened = opened.path();
                decoded(typed) == decoded(opened) || typed.is_empty() && opened == "/"
            }
            UrlPartKind::Query => same_text(opened.query()),
            UrlPartKind::Fragment => same_text(opened.fragment()),
        }
    }

    /// Whether the host is the one that was typed. Browsers map it by UTS #46 without its stricter checks.
    fn is_host(&self, opened: &Url) -> bool {
        let Some(typed) = self.part(UrlPartKind::Host) else { return false };
        match opened.host() {
            Some(Host::Ipv4(address)) => typed.parse::<Ipv4Addr>() == Ok(address),
            Some(Host::Ipv6(address)) => {
                let within = typed.strip_prefix('[').and_then(|it| it.strip_suffix(']'));
                within.is_some_and(|it| it.parse::<Ipv6Addr>() == Ok(address))
            }
            Some(Host::Domain(domain)) if self.scheme.is_special() => {
                idna::domain_to_ascii_cow(typed.as_bytes(), AsciiDenyList::URL).is_ok_and(|it| it == domain)
            }
            Some(Host::Domain(domain)) => decoded(&typed) == decoded(domain),
            None => false,
        }
    }

    /// The IPv4 address that a browser opens, unless it is the one that stands there.
    fn other_address(&self, opened: &Url) -> Option<Ipv4Addr> {
        let Some(Host::Ipv4(address)) = opened.host() else { return None };
        let typed = self.part(UrlPartKind::Host)?.replace(LABEL_SEPARATORS, ".");
        (typed.strip_suffix('.').unwrap_or(&typed).parse() != Ok(address)).then_some(address)
    }

    /// Whether UTS #46 has mapped characters of the host to others that look different.
    fn is_host_mapped(&self, opened: &Url) -> bool {
        let Some(Host::Domain(domain)) = opened.host().filter(|_| self.scheme.is_special()) else {
            return false;
        };
        let typed = self.part(UrlPartKind::Host).unwrap_or_default();
        let small = folded(&String::from_utf8_lossy(&decoded(&typed)));
        let (opened, _) = idna::domain_to_unicode(domain);
        let (typed, opened) = (small.split('.'), opened.split('.'));
        let is_same = |(typed, opened): (&str, &str)| typed == opened || typed.starts_with("xn--");
        typed.clone().count() != opened.clone().count() || !typed.zip(opened).all(is_same)
    }

    fn refusal(&self, error: ParseError) -> BrowserRefusal {
        match error {
            ParseError::EmptyHost => BrowserRefusal::NoHost,
            ParseError::IdnaError => match host_in_ascii(&self.host_as_read()) {
                Err(BrowserRefusal::InvalidHost) => BrowserRefusal::InvalidHost,
                _ => BrowserRefusal::HostCharacter,
            },
            ParseError::InvalidDomainCharacter => BrowserRefusal::HostCharacter,
            ParseError::InvalidIpv4Address | ParseError::InvalidIpv6Address => {
                BrowserRefusal::InvalidIpAddress
            }
            ParseError::InvalidPort => BrowserRefusal::InvalidPort,
            _ => BrowserRefusal::Other,
        }
    }
}

/// A host in small letters and Normalization Form C, with full stops for all separators: what looks the same in it to a reader.
fn folded(host: &str) -> String {
    let small: String = host.replace(LABEL_SEPARATORS, ".").chars().flat_map(char::to_lowercase).collect();
    ComposingNormalizerBorrowed::new_nfc().normalize(&small).into_owned()
}

/// A text without percent escapes.
fn decoded(text: &str) -> Cow<'_, [u8]> {
    percent_decode_str(text).into()
}
