//! HTML that is read.

use bidiscope_bidi::name::Notation;
use bidiscope_url::convert::{has_html_character_references, read_html_with_isolation};

use crate::only;

fn check(html: &str, text: &str) {
    assert_eq!(read_html_with_isolation(html).text_with_controls, text, "{html}");
}

/// Character references: section 13.5 of the HTML standard has `lrm`, `rlm` and 2,229 others.
#[test]
fn references() {
    check("&lrm;a&rlm;&#x200E;&#8206;&#X200f;", "\u{200E}a\u{200F}\u{200E}\u{200E}\u{200F}");
    check("a&amp;b&lt;c&ltd&nosuch;&", "a&b<c<d&nosuch;&");
    check("&zwnj;&zwj;&aleph;&#x5D0;", "\u{200C}\u{200D}\u{2135}\u{5D0}");
    check("a & b &; &# x", "a & b &; &# x");
    // The names of Dürst's section 2.
    check("&lrm;&rlm;&lre;&rle;&pdf;&lro;&rlo;", "\u{200E}\u{200F}\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}");
}

/// The rendering section: `dir` isolates, `bdo` overrides, and UAX #9's controls stand for that (CSS Writing Modes).
#[test]
fn elements() {
    check("<bdi>a</bdi>", "\u{2068}a\u{2069}");
    check("<bdi dir=rtl>a</bdi>", "\u{2067}a\u{2069}");
    check("<SPAN DIR='LTR' class=x>a</SPAN >b", "\u{2066}a\u{2069}b");
    check("<span class=dir>a</span>", "a");
    check("<span dir=\"ltr\" style=\"color: red; unicode-bidi: embed\">a</span>", "\u{202A}a\u{202C}");
    check("<bdo dir=rtl>ab</bdo>", "\u{2067}\u{202E}ab\u{202C}\u{2069}");
    check("<a href='x?a>b' dir=auto>a<b>c</a>d", "\u{2068}ac\u{2069}d");
    check("a<wbr>b<img alt='x'>c", "abc");
    // What is left open ends with the text.
    check("<bdi dir=ltr><i>a", "\u{2066}a\u{2069}");
    check("a</bdi>b", "ab");
}

#[test]
fn what_is_no_text() {
    check("<!doctype html><!-- a < b --><?x?>c<script>d</script ><style>e</style>f", "cf");
    check("a<b", "a");
    check("1 < 2 <3 <", "1 < 2 <3 <");
    check("<p>a</p>\n<p>b<br>c</p>", "a\nb\nc");
    check("<script>", "");
    check("<a b='", "");
}

#[test]
fn a_place_in_the_text_is_one_in_the_html() {
    let read = read_html_with_isolation("\u{5D0}&lrm;<b>c</b>");
    assert_eq!([0, 1, 2, 3].map(|it| read.html_character_index(it)), [0, 1, 9, 14]);
}

#[test]
fn whether_there_are_references() {
    for text in ["a&lrm;b", "&#x200e;", "&&amp;", "a&rle;"] {
        assert!(has_html_character_references(text), "{text}");
    }
    for text in ["a&b=c", "?x&lrm", "&;", "&nosuch;", "a"] {
        assert!(!has_html_character_references(text), "{text}");
    }
}

#[test]
fn a_name_in_ascii() {
    assert_eq!(only("logical", "html", Notation::Unicode, "\u{5D0}&<.c"), "&#x05D0;&amp;&lt;.c");
    assert_eq!(only("html", "logical", Notation::Unicode, "&#x05D0;&amp;&lt;.c"), "\u{5D0}&<.c");
}
