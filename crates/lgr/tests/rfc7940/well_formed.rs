//! What is not well-formed XML 1.0 (fifth edition) is refused with its line. Each case has the production or the constraint
//! of the standard that it violates; the kinds are those of the W3C's “not-wf” tests.

use bidiscope_lgr::Ruleset;

/// The start of a ruleset, in the first line.
const START: &str = r#"<lgr xmlns="urn:ietf:params:xml:ns:lgr-1.0">"#;

/// The line of the error, which is one of XML and not of what a ruleset has, and its identifier.
fn refused(text: &str) -> (usize, &'static str) {
    const OF_XML: [&str; 7] =
        ["not-xml", "unknown-entity", "duplicate", "wrong-end", "after-end", "unfinished", "not-a-ruleset"];
    let error = Ruleset::read(text.as_bytes()).expect_err(text);
    assert!(OF_XML.contains(&error.error_kind.id()), "{text}: {error}");
    (error.line_number, error.error_kind.id())
}

/// In the place of the comment of a code point, an attribute, whose tag begins in line 3 and has it in line 4.
#[test]
fn attributes() {
    for (attribute, line, rule) in [
        (r#"comment="<""#, 4, "[10] AttValue, constraint No < in Attribute Values"),
        (r#"comment="a</b>""#, 4, "[10] AttValue"),
        (r#"comment="<!-- -->""#, 4, "[10] AttValue"),
        (r#"comment='<?a?>'"#, 4, "[10] AttValue"),
        ("comment=a", 4, "[10] AttValue: quotation marks"),
        ("comment=\"a", 3, "[10] AttValue: the second quotation mark"),
        ("comment", 4, "[41] Attribute: Eq"),
        ("=\"a\"", 4, "[41] Attribute: Name"),
        ("1comment=\"a\"", 4, "[4] NameStartChar"),
        ("com!ment=\"a\"", 4, "[4a] NameChar"),
        ("comment=\"a\"ref=\"1\"", 4, "[40] STag: white space before an attribute"),
        ("comment=\"a\"\ncomment=\"b\"", 3, "[40] constraint Unique Att Spec"),
        ("xmlns:a=\"b\" xmlns:a=\"c\"", 3, "[40] constraint Unique Att Spec"),
        ("comment=\"a & b\"", 3, "[10] AttValue: a bare ampersand"),
        ("comment=\"&lt\"", 3, "[68] EntityRef: the semicolon"),
        ("comment=\"&a;\"", 3, "[68] constraint Entity Declared"),
        ("comment=\"&#0;\"", 3, "[66] constraint Legal Character"),
        ("comment=\"&#1;\"", 3, "[66] constraint Legal Character"),
        ("comment=\"&#xD800;\"", 3, "[66] constraint Legal Character"),
        ("comment=\"&#xFFFE;\"", 3, "[66] constraint Legal Character"),
        ("comment=\"&#x110000;\"", 3, "[66] constraint Legal Character"),
        ("comment=\"&#X41;\"", 3, "[66] CharRef"),
        ("comment=\"&#;\"", 3, "[66] CharRef"),
        ("comment=\"\u{1}\"", 4, "[2] Char"),
    ] {
        let text = format!("{START}\n<data>\n<char cp=\"0061\"\n{attribute}/></data></lgr>");
        assert_eq!(refused(&text).0, line, "{rule}: {attribute}");
    }
}

/// In the place of a text, in line 3.
#[test]
fn content() {
    for (content, rule) in [
        ("a ]]> b", "[14] CharData"),
        ("a & b", "[14] CharData"),
        ("&a;", "[68] constraint Entity Declared"),
        ("&amp", "[68] EntityRef"),
        ("& amp;", "[68] EntityRef"),
        ("&#0;", "[66] constraint Legal Character"),
        ("&#x1F;", "[66] constraint Legal Character"),
        ("&#xDFFF;", "[66] constraint Legal Character"),
        ("&#xFFFF;", "[66] constraint Legal Character"),
        ("&#12a;", "[66] CharRef"),
        ("\u{8}", "[2] Char"),
        ("\u{C}", "[2] Char"),
        ("\u{FFFF}", "[2] Char"),
        ("<!-- a--b -->", "[15] Comment"),
        ("<!-- a --->", "[15] Comment"),
        ("<!-->", "[15] Comment"),
        ("<?xml version=\"1.0\"?>", "[17] PITarget"),
        ("<?XML a?>", "[17] PITarget"),
        ("<? a?>", "[16] PI"),
        ("<?a+b?>", "[16] PI"),
        ("<?a", "[16] PI"),
        ("<![cdata[a]]>", "[19] CDStart"),
        ("<![CDATA[a", "[21] CDEnd"),
        ("<!ELEMENT a ANY>", "[43] content"),
        ("< b></b>", "[40] STag"),
        ("<>", "[40] STag"),
        ("<1/>", "[4] NameStartChar"),
        ("<b/ >", "[44] EmptyElemTag"),
        ("<b / >", "[44] EmptyElemTag"),
        ("</ description>", "[42] ETag"),
        ("</description a=\"b\">", "[42] ETag"),
        ("</meta></description>", "[39] constraint Element Type Match"),
        ("</Description>", "[39] constraint Element Type Match"),
    ] {
        let text = format!("{START}\n<meta><description>\n{content}</description></meta>\n<data/></lgr>");
        assert_eq!(refused(&text).0, 3, "{rule}: {content}");
    }
    // The place of a comment's hyphens, not that of the comment.
    let comment = "<!-- a-b\n\n\nc--d -->";
    let text = format!("{START}\n<meta>{comment}</meta><data/></lgr>");
    assert_eq!(refused(&text), (5, "not-xml"));
}

/// Before and after the element that is all of the document.
#[test]
fn outside_of_the_root() {
    let root = format!("{START}<data/></lgr>");
    for (text, line, rule) in [
        (format!("{root}\n{root}"), 2, "[1] document: one root"),
        (format!("{root}\n</lgr>"), 2, "[1] document: one root"),
        (format!("{root}\ntext"), 2, "[27] Misc"),
        (format!("text\n{root}"), 1, "[27] Misc"),
        (format!("{root}\n&#32;"), 2, "[27] Misc: no reference"),
        (format!("\n&#32;{root}"), 2, "[27] Misc: no reference"),
        (format!("{root}\n<![CDATA[]]>"), 2, "[27] Misc: no CDATA section"),
        (format!("<![CDATA[ ]]>{root}"), 1, "[27] Misc: no CDATA section"),
        (format!("{root}\n\u{A0}"), 2, "[3] S"),
        (format!("\u{FEFF}\u{FEFF}{root}"), 1, "[27] Misc: one byte order mark"),
        (format!("{root}\n<!-- a"), 2, "[15] Comment"),
        (format!("\n<?xml version=\"1.0\"?>{root}"), 2, "[22] prolog: the declaration is the beginning"),
        (
            format!("<!-- -->\n<?xml version=\"1.0\"?>{root}"),
            2,
            "[22] prolog: the declaration is the beginning",
        ),
        (
            format!("<?xml version=\"1.0\"?>\n<?xml version=\"1.0\"?>{root}"),
            2,
            "[22] prolog: one declaration",
        ),
        (format!("<?xml?>{root}"), 1, "[23] XMLDecl"),
        (format!("<?xml encoding=\"UTF-8\"?>{root}"), 1, "[23] XMLDecl: VersionInfo"),
        (format!("<?xml version=\"1.0\" standalone=\"yes\" encoding=\"UTF-8\"?>{root}"), 1, "[23] XMLDecl"),
        (format!("<?xml version=\"1.0\" version=\"1.0\"?>{root}"), 1, "[23] XMLDecl"),
        (format!("<?xml version=\"1.0\"encoding=\"UTF-8\"?>{root}"), 1, "[80] EncodingDecl"),
        (format!("<?xml version=\"1.0\" encoding=\"\"?>{root}"), 1, "[81] EncName"),
        (format!("<?xml version=\"1.0\" encoding=UTF-8?>{root}"), 1, "[80] EncodingDecl"),
        (format!("<?xml version=\"1.0\" standalone=\"maybe\"?>{root}"), 1, "[32] SDDecl"),
        (format!("<?xml version=\"2.0\"?>{root}"), 1, "[26] VersionNum"),
        (format!("<?xml version=\"1.0\" a=\"b\"?>{root}"), 1, "[23] XMLDecl"),
        (format!("<?XML version=\"1.0\"?>{root}"), 1, "[17] PITarget"),
        (format!("{START}\n<data>"), 2, "[39] element: its end"),
        ("<!-- a -->".to_owned(), 1, "[1] document: a root"),
    ] {
        assert_eq!(refused(&text).0, line, "{rule}: {text}");
    }
}

/// What looks like one of these, and is well-formed.
#[test]
fn well_formed() {
    for (before, content) in [
        (
            "<?xml version='1.0'\n encoding = \"us-ascii\" standalone='no' ?>\n<!---->",
            "a ]] > \" ' > &gt; &#x9; &#xFFFD;",
        ),
        (
            "\u{FEFF}<?xml version=\"1.17\"?><?xml-stylesheet a?><?a?>\r\n",
            "<![CDATA[ ]] <&a; ]]><!-- - <&a; -->",
        ),
        ("", "\u{7F}\u{85}\u{10FFFF}<?a <&?>"),
    ] {
        let text = format!(
            "{before}{START}\n<meta><description>{content}</description></meta>\n\
             <data><char cp = '0061'\n\tcomment=\"a > b ' ]]> = /\"  /></data ></lgr>\n<!-- -->\n<?a b?>\n"
        );
        Ruleset::read(text.as_bytes()).expect(&text);
    }
}
