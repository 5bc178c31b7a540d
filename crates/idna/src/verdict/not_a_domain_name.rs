//! What is read as a name and is no domain name: mail addresses, IP addresses, and what holds a sign of addresses.

use std::net::Ipv6Addr;

use bidiscope_bidi::address::{
    AuthoritySyntax, URL_GEN_DELIMS_WITHOUT_BRACKETS, UrlPartKind, UrlScheme, parts_from_authority,
    scheme_before_slashes,
};
use bidiscope_bidi::name::{Character, LABEL_SEPARATORS, Label, Name, Notation};

use super::detail::{FindingDetail, NotADomainNameKind};
use super::finding::Finding;
use super::kind::FindingKind;
use super::url_standard::ipv4_address;
use super::uts46::disallowed_in;

/// What the input is instead of a domain name, and the domain name inside it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotADomainName {
    /// What it is.
    pub input_kind: NotADomainNameKind,
    /// The domain name inside the input, in logical order and as typed; `None` if there is none.
    pub host_domain_name: Option<String>,
    /// The first character that no domain name contains; `None` for an IPv4 address.
    pub first_delimiter_character_index: Option<usize>,
    /// Where the authority of a URL begins, in characters; `None` for what is none.
    pub authority_start_character_index: Option<usize>,
}

impl NotADomainName {
    /// An address where a domain name is asked for, whose authority begins there. Its host is given where it is a domain name.
    pub fn of_url(
        input_kind: NotADomainNameKind,
        url_characters: &[Character],
        authority_start_character_index: usize,
        host_domain_name: Option<String>,
    ) -> Self {
        Self {
            input_kind,
            host_domain_name,
            first_delimiter_character_index: first_delimiter(url_characters),
            authority_start_character_index: Some(authority_start_character_index),
        }
    }

    /// The finding for such input of this many characters.
    pub(super) fn finding(&self, length: usize) -> Finding {
        let characters =
            self.first_delimiter_character_index.map_or_else(|| (0..length).collect(), |it| vec![it]);
        let detail = FindingDetail::NotADomainName {
            input_kind: self.input_kind,
            host_domain_name: self.host_domain_name.clone(),
        };
        Finding::new(FindingKind::NotADomainName, None, characters).with_detail(detail)
    }
}

/// What a name is instead of a domain name; `None` if it is one. A mail address has an `@` between a local part and a domain;
/// `@`, `/`, `?`, `#` and `:` never occur in domain names, nor do two backslashes at the beginning; an IPv4 address is what
/// browsers read as one, with a full stop in it, such as `127.1`. What browsers read as an
/// address is read as such, and not as a name: a URL is here what has a scheme and `://`, or is said to be one, and has no host.
pub fn not_a_domain_name(name: &Name) -> Option<NotADomainName> {
    let is_slash = |it: &&Character| AuthoritySyntax::SPECIAL.is_slash(it.scalar);
    let slash_count = name.characters().iter().take_while(is_slash).count();
    let first_delimiter = first_delimiter(name.characters()).or_else(|| (slash_count > 1).then_some(0));
    let begins_with_digit = name.characters().first().is_some_and(|it| it.scalar.is_ascii_digit());
    if first_delimiter.is_none() && !begins_with_digit {
        return None;
    }
    let scalars: Vec<char> = name.characters().iter().map(|it| it.scalar).collect();
    let text = name.decoded_text();
    // Every label separator counts as a full stop here.
    let stopped = text.replace(LABEL_SEPARATORS, ".");
    let whole = stopped.strip_suffix('.').unwrap_or(&stopped);
    let within = whole.strip_prefix('[').and_then(|it| it.strip_suffix(']')).unwrap_or(whole);
    let is_ipv4 = whole.contains('.') && matches!(ipv4_address(&whole.to_ascii_lowercase()), Some(Some(_)));
    if is_ipv4 || within.parse::<Ipv6Addr>().is_ok() {
        let what = NotADomainNameKind::IpAddress;
        return Some(NotADomainName {
            input_kind: what,
            host_domain_name: None,
            first_delimiter_character_index: first_delimiter,
            authority_start_character_index: None,
        });
    }
    first_delimiter?;
    let (what, start, grammar) = match authority_start(&scalars) {
        Some(start) => (NotADomainNameKind::Url, start, AuthoritySyntax::GENERIC),
        // A browser reads it under the scheme of the page, which is `https` or the like.
        None if slash_count > 1 => {
            (NotADomainNameKind::UrlWithoutScheme, slash_count, AuthoritySyntax::SPECIAL)
        }
        None if is_mail_address(&text) => (NotADomainNameKind::MailAddress, 0, AuthoritySyntax::GENERIC),
        // As an address bar reads it.
        None => (NotADomainNameKind::Other, 0, AuthoritySyntax::SPECIAL),
    };
    let is_url = !matches!(what, NotADomainNameKind::MailAddress | NotADomainNameKind::Other);
    let authority = is_url.then_some(start);
    let host = host(&scalars, start, grammar);
    Some(NotADomainName {
        input_kind: what,
        host_domain_name: host,
        first_delimiter_character_index: first_delimiter,
        authority_start_character_index: authority,
    })
}

fn first_delimiter(characters: &[Character]) -> Option<usize> {
    characters.iter().position(|it| URL_GEN_DELIMS_WITHOUT_BRACKETS.contains(&it.scalar))
}

/// Where the authority of what browsers read as a URL begins, or what follows `://` after a scheme (RFC 3986 section 3.1).
fn authority_start(scalars: &[char]) -> Option<usize> {
    let scheme = UrlScheme::read_at(scalars, 0)?;
    // Without a host too, as in `http:\\`.
    if scheme.is_special() && scheme.lowercase_name != "file" {
        return Some(scheme.authority_start_character_index());
    }
    scheme_before_slashes(scalars).filter(|_| scheme.is_valid()).map(|it| it.end + "://".len())
}

/// Whether it is a mail address, also after `mailto:`. What stands behind the `@` need not be a host name: it may be
/// an IP address, and a port is overlooked.
fn is_mail_address(text: &str) -> bool {
    let address = match text.split_at_checked("mailto:".len()) {
        Some((scheme, address)) if scheme.eq_ignore_ascii_case("mailto:") => address,
        _ => text,
    };
    let Some((local, domain)) = address.rsplit_once('@') else { return false };
    is_local_part(local) && !domain.is_empty() && !domain.contains(['/', '?', '#', ' '])
}

/// `Dot-string` or `Quoted-string` of RFC 5321 section 4.1.2, with all characters that are not ASCII (RFC 6531).
fn is_local_part(local: &str) -> bool {
    if let Some(quoted) = local.strip_prefix('"') {
        let Some(quoted) = quoted.strip_suffix('"') else { return false };
        // A quotation mark or a backslash is the second one of a pair.
        let mut is_escaped = false;
        let is_text = quoted.chars().all(|it| {
            let is_allowed = is_escaped || it != '"';
            is_escaped = it == '\\' && !is_escaped;
            is_allowed && !it.is_control()
        });
        return is_text && !is_escaped;
    }
    let is_atom_text =
        |it: char| !it.is_ascii() || it.is_ascii_alphanumeric() || "!#$%&'*+-/=?^_`{|}~".contains(it);
    local.split('.').all(|atom| !atom.is_empty() && atom.chars().all(is_atom_text))
}

/// The host of the authority that begins at `start`, where that is a domain name.
fn host(scalars: &[char], start: usize, grammar: AuthoritySyntax) -> Option<String> {
    let parts = parts_from_authority(scalars, start, grammar.requiring_numeric_port());
    let host = parts.into_iter().find(|it| it.part == UrlPartKind::Host)?;
    let host: String = scalars[host.character_range].iter().collect();
    let name = Name::read(&host, Notation::Unicode).ok()?;
    let holds_names_only = |label: &Label| {
        let characters = name.label_characters(label);
        disallowed_in(characters).into_iter().all(|at| matches!(characters[at].scalar, '*' | '_'))
    };
    let is_name = name.labels().iter().all(holds_names_only) && not_a_domain_name(&name).is_none();
    is_name.then_some(host)
}
