//! A URL with a host, as a browser sees it (WHATWG URL, section 4.4).

use std::ops::Range;

use super::host::{HostKind, begins_with_drive_letter, may_be_domain_name};
use super::parts::{AuthoritySyntax, UrlPart, UrlPartKind, authority_end, parts_from_authority};
use super::scheme::{NO_REQUEST_SCHEMES, UrlScheme};

/// A URL with a host: a scheme, slashes after its colon, and what stands after them. A special scheme needs no slashes. Or, as
/// address bars show it, one whose scheme is not written: then a host with a full stop stands before its first slash, question
/// mark, number sign or port, without userinfo, and is no IP address. A port has a digit and no other characters.
///
/// The parts are those that a browser sees in it (WHATWG URL, section 4.4): under the schemes of
/// [`Url::is_special`] a backslash is a slash, and any number of them may follow the colon, as in `http:/a.b` and `http:a.b`;
/// `file` alone needs its two, and what follows them is no host where it is a drive letter with its colon (`file://c:/`). Spaces
/// and control characters at the ends belong to no part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Url {
    parts: Vec<UrlPart>,
    authority_start: usize,
    host: Range<usize>,
    host_kind: HostKind,
    is_special: bool,
}

/// The characters of a URL that browsers read, as ascending indices: they remove “any leading and trailing C0 control or
/// space”, and “all ASCII tab or newline” wherever they stand (WHATWG URL, section 4.4).
pub fn indices_kept_by_url_parser(url_characters: &[char]) -> Vec<usize> {
    let is_kept = |it: &char| *it > ' ';
    let start = url_characters.iter().position(is_kept).unwrap_or(url_characters.len());
    let end = url_characters.iter().rposition(is_kept).map_or(start, |it| it + 1);
    (start..end).filter(|&at| !matches!(url_characters[at], '\t' | '\n' | '\r')).collect()
}

impl Url {
    /// The URL that a text is; `None` if it has no scheme with slashes after it, or one of [`NO_REQUEST_SCHEMES`], or no host,
    /// and is none without its scheme either.
    /// Whether the labels of a domain name can be read is not asked.
    pub fn of(text: &[char]) -> Option<Self> {
        let kept = indices_kept_by_url_parser(text);
        let start = *kept.first()?;
        let text = &text[..*kept.last()? + 1];
        if kept.len() < text.len() - start {
            let without: Vec<char> = kept.iter().map(|&at| text[at]).collect();
            return Self::of(&without).map(|it| it.among_removed(&kept));
        }
        Self::with_scheme(text, start).or_else(|| Self::without_scheme(text, start))
    }

    /// The URL that begins at `start` with a scheme.
    fn with_scheme(text: &[char], start: usize) -> Option<Self> {
        let scheme = UrlScheme::read_at(text, start)?;
        if !scheme.is_valid() || NO_REQUEST_SCHEMES.contains(&scheme.lowercase_name.as_str()) {
            return None;
        }
        let is_special = scheme.is_special();
        let is_file = scheme.lowercase_name == "file";
        // Under `file` a third slash begins the path, and there is no host.
        if scheme.following_slash_count != 2 && (!is_special || is_file) {
            return None;
        }
        let authority_start = scheme.authority_start_character_index();
        if is_file && begins_with_drive_letter(&text[authority_start..]) {
            return None;
        }
        let grammar = scheme.authority_syntax();
        let mut parts = vec![UrlPart { part: UrlPartKind::Scheme, character_range: scheme.character_range }];
        parts.extend(parts_from_authority(text, authority_start, grammar));
        let host = parts.iter().find(|it| it.part == UrlPartKind::Host)?.character_range.clone();
        if host.is_empty() {
            return None;
        }
        let host_kind = HostKind::of(&text[host.clone()], is_special);
        Some(Self { parts, authority_start, host, host_kind, is_special })
    }

    /// The URL that begins at `start` with its host.
    fn without_scheme(text: &[char], start: usize) -> Option<Self> {
        let parts = parts_from_authority(text, start, AuthoritySyntax::SPECIAL);
        let (host, after) = match parts.as_slice() {
            [UrlPart { part: UrlPartKind::Host, character_range: range }, after @ ..] => {
                (range.clone(), after.first()?)
            }
            _ => return None,
        };
        let port = &text[after.character_range.clone()];
        // What else stands after a colon may be userinfo, or the colon that of a scheme.
        if after.part == UrlPartKind::Port && (port.is_empty() || !port.iter().all(char::is_ascii_digit)) {
            return None;
        }
        let kind = HostKind::of(&text[host.clone()], true);
        let is_host = kind == HostKind::DomainName && may_be_domain_name(&text[host.clone()]);
        if !is_host || text.get(authority_end(&parts)) == Some(&'\\') {
            return None;
        }
        Some(Self { parts, authority_start: start, host, host_kind: kind, is_special: true })
    }

    /// Whether its scheme is written.
    pub fn has_scheme(&self) -> bool {
        self.parts.first().is_some_and(|it| it.part == UrlPartKind::Scheme)
    }

    /// The parts that it has, in their order; an empty userinfo, port, query or fragment is one, an empty path none.
    pub fn parts(&self) -> &[UrlPart] {
        &self.parts
    }

    /// Where its parts stand, from the first to the last; outside are spaces and control characters at the ends.
    pub fn character_range_of_all_parts(&self) -> Range<usize> {
        let (first, last) = (self.parts.first(), self.parts.last());
        first.map_or(0, |it| it.character_range.start)..last.map_or(0, |it| it.character_range.end)
    }

    /// The part in which the character at this index stands; `None` for the signs between parts.
    pub fn part_at(&self, character_index: usize) -> Option<UrlPartKind> {
        self.parts.iter().find(|it| it.character_range.contains(&character_index)).map(|it| it.part)
    }

    /// Where the host stands, in characters; never empty.
    pub fn host_character_range(&self) -> Range<usize> {
        self.host.clone()
    }

    /// What the host is.
    pub const fn host_kind(&self) -> HostKind {
        self.host_kind
    }

    /// Where its scheme ends, in characters: the colon stands there; where none is written, the host begins there.
    pub fn scheme_end_or_host_start_index(&self) -> usize {
        if self.has_scheme() { self.parts[0].character_range.end } else { self.authority_start }
    }

    /// Where its authority begins, after `://` or what stands in its place, in characters.
    pub const fn authority_start_character_index(&self) -> usize {
        self.authority_start
    }

    /// Whether its scheme is a special one (WHATWG URL, section 4.2): `ftp`, `file`, `http`, `https`, `ws` or `wss`; as that of
    /// an address bar is, where none is written.
    /// Browsers take a backslash for a slash there.
    pub const fn is_special(&self) -> bool {
        self.is_special
    }

    /// The same URL, whose host cannot be read.
    pub(crate) fn with_unreadable_host(self) -> Self {
        Self { host_kind: HostKind::Unreadable, ..self }
    }

    /// The same URL in a text in which its characters have these indices; what is between them is removed. It belongs to the part
    /// before which it stands, after the sign that begins that.
    fn among_removed(mut self, kept: &[usize]) -> Self {
        let after = |at: usize| at.checked_sub(1).map_or(kept[0], |it| kept[it] + 1);
        for part in &mut self.parts {
            let Range { start, end } = part.character_range;
            part.character_range = match part.part {
                UrlPartKind::Scheme => kept[start]..kept[end],
                UrlPartKind::Path => kept[start]..after(end),
                _ => after(start)..after(end),
            };
        }
        self.authority_start = after(self.authority_start);
        self.host = after(self.host.start)..after(self.host.end);
        self
    }

    /// The same URL where the host has this many characters: what follows it moves.
    pub(crate) fn with_host_length(mut self, length: usize) -> Self {
        let old_end = self.host.end;
        self.host.end = self.host.start + length;
        let moved = |at: usize| if at < old_end { at } else { at - old_end + self.host.end };
        for part in &mut self.parts {
            part.character_range = match part.part {
                UrlPartKind::Host => self.host.clone(),
                _ => moved(part.character_range.start)..moved(part.character_range.end),
            };
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::super::HostKind;
    use super::Url;

    /// The parts of a URL with what they hold.
    #[track_caller]
    fn check(text: &str, expected: &str) {
        let scalars: Vec<char> = text.chars().collect();
        let url = Url::of(&scalars).expect(text);
        let written: Vec<String> = url
            .parts()
            .iter()
            .map(|it| {
                format!("{}={}", it.part.id(), scalars[it.character_range.clone()].iter().collect::<String>())
            })
            .collect();
        assert_eq!(written.join(" "), expected, "{text}");
    }

    /// What address bars leave out. A number at the end of a host is read as an IPv4 address.
    #[test]
    fn the_parts_of_urls_without_their_scheme() {
        check("a.b/c?d#e", "host=a.b path=/c query=d fragment=e");
        check(" facebook.com.\u{5D0}/\u{660}/123", "host=facebook.com.\u{5D0} path=/\u{660}/123");
        check("a.b./c:d@e", "host=a.b. path=/c:d@e");
        check("a\u{3002}b/", "host=a\u{3002}b path=/");
        check("a.b?c/d", "host=a.b query=c/d");
        check("a.b#c?d", "host=a.b fragment=c?d");
        check("a.b:80", "host=a.b port=80");
        check("a.b:80 ", "host=a.b port=80");
        check("a.b:80/c:d", "host=a.b port=80 path=/c:d");
        check("a.b:80?c@d", "host=a.b port=80 query=c@d");
        // The root's full stop, of each kind.
        for root in ['.', '\u{3002}', '\u{FF0E}', '\u{FF61}'] {
            check(&format!("a.b{root}/1"), &format!("host=a.b{root} path=/1"));
        }
        for text in [
            "a/b.c",
            "a.b",
            "a?b.c",
            "a#b.c",
            "a:80/b.c",
            "a.b:",
            "a.b:/c",
            "a.b:c",
            "a.b:80c",
            "a.b:\u{661}",
            "a.b:80\\c",
            "a..b/c",
            "a\u{3002}\u{3002}/c",
            ".a.b/",
            "u@a.b/c",
            "u@a.b:80",
            "a.b:80@c.d",
            "1.2/3",
            "1.2:80",
            "a.1?b",
            "127.0.0.1:80/",
            // RFC 2317, section 4.
            "0/25.2.0.192.in-addr.arpa",
            "1.0/25.2.0.192.in-addr.arpa",
            "0:a.b#c",
            // Rows of IdnaTestV2.txt begin so: no browser takes what is before the sign for a host.
            "a.\u{59A}?b",
            "a.xn--?-wec30g",
            "a b.c/d",
            "//a.b/c",
            "a.b\\c",
        ] {
            assert_eq!(Url::of(&text.chars().collect::<Vec<char>>()), None, "{text}");
        }
    }

    /// RFC 3986 sections 1.1.2 and 3, and what the WHATWG standard's section 4.4 reads otherwise.
    #[test]
    fn the_parts_of_urls() {
        check(
            "foo://example.com:8042/over/there?name=ferret#nose",
            "scheme=foo host=example.com port=8042 path=/over/there query=name=ferret fragment=nose",
        );
        check("ftp://ftp.is.co.za/rfc/rfc1808.txt", "scheme=ftp host=ftp.is.co.za path=/rfc/rfc1808.txt");
        check("HTTP://a.b", "scheme=HTTP host=a.b");
        check("http://a.b?c/d", "scheme=http host=a.b query=c/d");
        check("http://a.b#c?d#e", "scheme=http host=a.b fragment=c?d#e");
        check("http://a@b@c.d:/", "scheme=http userinfo=a@b host=c.d port= path=/");
        check("http://@a.b/", "scheme=http userinfo= host=a.b path=/");
        check("http://u:p@a.b/c@d.e", "scheme=http userinfo=u:p host=a.b path=/c@d.e");
        // A browser goes to `a.b` with the first, a program that knows no browsers' rules to `c.d` with the second.
        check("http://a.b\\@c.d/", "scheme=http host=a.b path=\\@c.d/");
        check("x://a.b\\@c.d/", "scheme=x userinfo=a.b\\ host=c.d path=/");
        check("http://a\u{3002}\u{5D0}/", "scheme=http host=a\u{3002}\u{5D0} path=/");
        // “Special authority ignore slashes state”.
        check("http:/a.b/c", "scheme=http host=a.b path=/c");
        check("https:///a.b", "scheme=https host=a.b");
        check("https:a.b/c", "scheme=https host=a.b path=/c");
        check("https:u@a.b", "scheme=https userinfo=u host=a.b");
        check("http:\\\\a.b\\c", "scheme=http host=a.b path=\\c");
        check("file://a.b/c", "scheme=file host=a.b path=/c");
        // “Remove any leading and trailing C0 control or space”.
        check(" \u{1}http://a.b/c \u{1F}", "scheme=http host=a.b path=/c");
        check("http://a.b ", "scheme=http host=a.b");
        // “Remove all ASCII tab or newline.”
        check("ht\ttp://a.b/c", "scheme=ht\ttp host=a.b path=/c");
        check("http\t:/\t/\ta.b\t/\tc", "scheme=http\t host=\ta.b path=/\tc");
        check("http:\t//x\t@a:\t80?\t#", "scheme=http userinfo=x host=a port=\t80 query= fragment=");
        check("file://cd:/e", "scheme=file host=cd port= path=/e");
        // “Inside brackets”.
        check("http://a[::1]:80/", "scheme=http host=a[::1] port=80 path=/");
        check("http://a[:b/", "scheme=http host=a[:b path=/");
        check("http://a]:b/", "scheme=http host=a] port=b path=/");
    }

    #[test]
    fn what_has_no_host_that_may_be_a_domain_name() {
        for text in [
            "a.b",
            "//a.b",
            "1x://a",
            "http:80",
            "x:a.b",
            "file:a.b",
            "x:/a.b",
            "x:///a",
            "file:///a.b",
            "file:/a.b",
            // “If buffer is a Windows drive letter”.
            "file://c:/",
            "file://C|\\d",
            "file://c:",
            " :http://a.b",
            "http://",
            "http:///",
            "http://@/a",
            "http://:80",
            "http://1.2.3.4/",
            "http://1\u{3002}2.3.4./",
            "http://[::1]/",
            "http://./",
            "http://127.1/",
            "http://0x7f.1/",
            "http://a.1/",
            "http://0x/",
            "http://\u{FF11}\u{FF12}.\u{FF10}\u{3002}1/",
            "mailto:a@b.c",
            "mailto://a.b",
            "javascript://a.b/",
            "data://a.b/",
            "a//b://c.d",
        ] {
            let url = Url::of(&text.chars().collect::<Vec<char>>());
            assert!(url.is_none_or(|it| it.host_kind() != HostKind::DomainName), "{text}");
        }
    }

    #[test]
    fn what_the_host_is() {
        use HostKind::{DomainName, IpAddress, Unreadable};
        for (text, expected) in [
            ("http://a.1b/", Some(DomainName)),
            ("x://a.1/", Some(DomainName)),
            ("http://a.1/", Some(IpAddress)),
            ("http:80", Some(IpAddress)),
            ("x://1.2.3.4/", Some(IpAddress)),
            ("http://[::1]:80/", Some(IpAddress)),
            ("http://./", Some(Unreadable)),
            ("http://a[::1]/", Some(Unreadable)),
            ("x://a[:b/", Some(Unreadable)),
            ("http:///", None),
            ("file://c:/", None),
            ("file://c\t:/", None),
            ("file:/\t/c:\t/", None),
        ] {
            let url = Url::of(&text.chars().collect::<Vec<char>>());
            assert_eq!(url.map(|it| it.host_kind()), expected, "{text}");
        }
    }
}
