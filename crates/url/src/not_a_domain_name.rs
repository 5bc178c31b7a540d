//! What an input is instead of a domain name.

use bidiscope_bidi::address::UrlWithCharacters;
use bidiscope_bidi::name::{Input, LABEL_SEPARATORS, Name, text_of};
use bidiscope_idna::verdict::{self, NotADomainName, NotADomainNameKind};

/// What the input is instead of a domain name; `None` if it is a domain name, or an address with one as its host.
pub fn not_a_domain_name(input: &Input) -> Option<NotADomainName> {
    match input {
        Input::Name(name) => verdict::not_a_domain_name(name),
        Input::Url(address) => address.host().is_none().then(|| address_without_name(address)),
        Input::Text(_) => Some(TEXT),
    }
}

/// Text: nothing in it is looked at as a name.
pub(super) const TEXT: NotADomainName = NotADomainName {
    input_kind: NotADomainNameKind::Text,
    host_domain_name: None,
    first_delimiter_character_index: None,
    authority_start_character_index: None,
};

/// An address whose host is no domain name: nothing in it is one.
pub(super) fn address_without_name(address: &UrlWithCharacters) -> NotADomainName {
    let host =
        text_of(&address.characters()[address.url().host_character_range()]).replace(LABEL_SEPARATORS, ".");
    let labels = host.strip_suffix('.').unwrap_or(&host);
    let what = if labels.split('.').any(str::is_empty) {
        NotADomainNameKind::UrlEmptyLabel
    } else {
        NotADomainNameKind::Url
    };
    NotADomainName::of_url(what, address.characters(), address.url().authority_start_character_index(), None)
}

/// An address with this host where a name is asked for that a registry can register in a zone.
pub(super) fn address_in_zone(address: &UrlWithCharacters, host: &Name) -> NotADomainName {
    let authority = address.url().authority_start_character_index();
    NotADomainName::of_url(
        NotADomainNameKind::Url,
        address.characters(),
        authority,
        Some(host.decoded_text()),
    )
}
