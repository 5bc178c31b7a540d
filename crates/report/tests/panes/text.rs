//! What the tab Text shows, as plain data.

use std::collections::BTreeMap;

use bidiscope_bidi::name::Notation;
use bidiscope_bidi::order::fields::{DavisFieldKind, FieldOrderDirection, RecognisedDavisExtensions};
use bidiscope_bidi::order::{Direction, DisplayOrder};
use bidiscope_idna::verdict::RuleVerdict;
use bidiscope_report::view::text::{
    IdentifierCounts, MAX_PARAGRAPH_PIECES_PER_TEXT, ParagraphDirections, ParagraphPieceView, TextDirection,
    TextView, identifier_click_hint, identifier_verdict_sentence, insert_identifier_controls,
    too_long_for_controls_warning, truncation_notice,
};
use bidiscope_url::UrlHostFault;
use bidiscope_url::text::{
    DomainBidiRuleVerdict, DomainError, IdentifierControlScheme, ResourceIdentifierGrammar,
    ResourceIdentifierKind, ResourceIdentifierSearch,
};

const BOTH: [Direction; 2] = [Direction::LeftToRight, Direction::RightToLeft];

/// A text in capitals.
fn text(written: &str) -> String {
    written
        .lines()
        .map(|line| {
            Notation::CapitalsAsHebrew.read(line).expect("capitals").into_iter().map(|it| it.scalar).collect()
        })
        .collect::<Vec<String>>()
        .join("\n")
}

fn shown(view: &ParagraphPieceView, order: &DisplayOrder) -> String {
    Notation::CapitalsAsHebrew
        .write_scalars(order.display(&view.characters).chars())
        .expect("in the notation")
}

#[test]
fn davis_example_before_and_after_in_both_directions() {
    // Davis, first and second table; the seed's slip in the second row is corrected.
    let view = TextView::of_searched_text(&text("http://a.b.C.D.com"), ResourceIdentifierGrammar::default());
    let piece =
        view.paragraph_piece_view(0, &BOTH, FieldOrderDirection::AlwaysLeftToRight).expect("one paragraph");
    let [ltr, rtl] = &piece.displays_by_direction[..] else { panic!("two directions") };
    assert_eq!(shown(&piece, &ltr.order_without_controls), "http://a.b.D.C.com");
    assert_eq!(shown(&piece, &ltr.order_with_controls), "http://a.b.C.D.com");
    assert_eq!(shown(&piece, &rtl.order_without_controls), "com.D.C.http://a.b");
    assert_eq!(shown(&piece, &rtl.order_with_controls), "http://a.b.C.D.com");
    assert!(!ltr.is_unchanged_by_controls && !rtl.is_unchanged_by_controls);
    let piece =
        view.paragraph_piece_view(0, &BOTH, FieldOrderDirection::SameAsParagraph).expect("one paragraph");
    assert_eq!(shown(&piece, &piece.displays_by_direction[1].order_with_controls), "com.D.C.b.a//:http");
}

#[test]
fn each_paragraph_has_its_identifiers_and_their_fields() {
    let view = TextView::of_searched_text(
        &text("see A5.com, or\n\n5A.com/b?c=d#e"),
        ResourceIdentifierGrammar::default(),
    );
    assert_eq!(view.paragraph_pieces.iter().map(|it| it.paragraph_index).collect::<Vec<_>>(), [0, 2]);
    let first = view
        .paragraph_piece_view(0, &BOTH[..1], FieldOrderDirection::AlwaysLeftToRight)
        .expect("a paragraph");
    assert_eq!(first.contained_identifiers.len(), 1);
    assert_eq!(
        (
            first.contained_identifiers[0].identifier_index,
            first.contained_identifiers[0].character_range_in_piece.clone()
        ),
        (0, 4..10)
    );
    assert_eq!(
        first.contained_identifiers[0].domain_verdict,
        DomainBidiRuleVerdict::BidiRuleVerdict(RuleVerdict::Satisfied)
    );
    let second = view
        .paragraph_piece_view(1, &BOTH[..1], FieldOrderDirection::AlwaysLeftToRight)
        .expect("a paragraph");
    let identifier = &second.contained_identifiers[0];
    assert_eq!(
        (identifier.identifier_index, identifier.domain_verdict.clone()),
        (1, DomainBidiRuleVerdict::BidiRuleVerdict(RuleVerdict::Violated))
    );
    use DavisFieldKind::{Fragment, Label, Path, Query};
    let expected =
        [(Label, 0..2), (Label, 3..6), (Path, 7..8), (Query, 9..10), (Query, 11..12), (Fragment, 13..14)];
    assert_eq!(identifier.fields_with_piece_ranges, expected);
    assert_eq!(view.counts(), IdentifierCounts { identifiers: 2, violated: 1, unreadable: 0 });
    assert!(
        view.is_wholly_searched()
            && view.paragraph_piece_view(2, &BOTH, FieldOrderDirection::AlwaysLeftToRight).is_none()
    );
}

/// Rule N1 makes the slash between two right-to-left letters right-to-left, so that the path divides the host.
#[test]
fn each_direction_says_how_it_shows_the_host_of_a_link() {
    let view =
        TextView::of_searched_text(&text("see http://a.B/C now"), ResourceIdentifierGrammar::default());
    let piece =
        view.paragraph_piece_view(0, &BOTH, FieldOrderDirection::AlwaysLeftToRight).expect("a paragraph");
    assert_eq!(shown(&piece, &piece.displays_by_direction[0].order_without_controls), "see http://a.C/B now");
    let host = piece.contained_identifiers[0].link_host.as_ref().expect("a domain");
    let [ltr, rtl] = host.displays_by_direction[..] else { panic!("two directions") };
    assert_eq!((ltr.paragraph_direction, rtl.paragraph_direction), (BOTH[0], BOTH[1]));
    assert!(
        !ltr.without_controls.host_display.is_host_unsplit
            && ltr.with_controls.shows_link_clearly()
            && !host.is_clear_in_every_display()
    );
    assert_eq!(host.sentences().len(), 2);
    let clear = TextView::of_searched_text("a.com", ResourceIdentifierGrammar::default());
    let piece =
        clear.paragraph_piece_view(0, &BOTH, FieldOrderDirection::AlwaysLeftToRight).expect("a paragraph");
    let host = piece.contained_identifiers[0].link_host.as_ref().expect("a domain");
    assert!(host.is_clear_in_every_display() && host.sentences().len() == 1);
}

/// The path divides the host before, and does not with the controls of Davis's extension. In a right-to-left paragraph a reader
/// begins at the right, where the last label of `BC.co.il` comes before the middle one.
#[test]
fn the_sign_over_a_link_is_about_the_line_that_it_stands_in() {
    let signs = |written: &str| {
        let view = TextView::of_searched_text(&text(written), ResourceIdentifierGrammar::default());
        let piece =
            view.paragraph_piece_view(0, &BOTH, FieldOrderDirection::AlwaysLeftToRight).expect("a paragraph");
        let sign = |display, is_after| {
            piece.contained_identifiers[0].bidi_and_host_verdict_in_display(display, is_after)
        };
        [[sign(0, false), sign(0, true)], [sign(1, false), sign(1, true)]]
    };
    let [ltr, _] = signs("see http://a.B/C now");
    assert_eq!(ltr, [RuleVerdict::Violated, RuleVerdict::Satisfied]);
    let [ltr, rtl] = signs("BC.co.il DE");
    assert_eq!((ltr, rtl[0]), ([RuleVerdict::Satisfied; 2], RuleVerdict::Violated));
}

/// The badge, and the sentences, of the first link of a text.
fn of_first_link(written: &str, after: FieldOrderDirection) -> (String, Vec<String>) {
    let grammar = ResourceIdentifierGrammar {
        recognised_extensions: RecognisedDavisExtensions::ALL_RECOGNISED,
        ..ResourceIdentifierGrammar::default()
    };
    let view = TextView::of_searched_text(written, grammar);
    let piece = view.paragraph_piece_view(0, &BOTH, after).expect("a paragraph");
    let host = piece.contained_identifiers[0].link_host.as_ref().expect("a host");
    (host.clarity_badge_text(), host.sentences())
}

/// In a left-to-right paragraph `AB.CD` is one run, and in the order of the environment a right-to-left paragraph turns the Latin
/// labels round (Davis 2011).
#[test]
fn a_badge_says_what_the_added_controls_do_to_a_clear_host() {
    let written = text("AB www.example.com CD");
    let (badge, sentences) = of_first_link(&written, FieldOrderDirection::SameAsParagraph);
    assert!(badge.contains("controls"), "{badge}");
    assert!(sentences[1].contains("the added controls make the host unclear"), "{sentences:?}");
    let (badge, sentences) = of_first_link(&written, FieldOrderDirection::AlwaysLeftToRight);
    assert_eq!((badge.as_str(), sentences.len()), ("host clear", 1), "{sentences:?}");
}

/// N1 and L2 by hand: `info@ABC DE FG.HI@example.com` in a left-to-right paragraph is `info@IH.GF ED CBA@example.com`, where
/// the parts of two addresses have changed places. A path that goes on in right-to-left text has another word before it.
#[test]
fn a_link_that_other_text_splits_is_not_clear() {
    for written in ["info@AB.CD EF GH@example.com", "http://a.com:80/AB CD"] {
        let (badge, sentences) = of_first_link(&text(written), FieldOrderDirection::AlwaysLeftToRight);
        assert!(badge.contains("LTR"), "{written}: {badge}");
        assert!(sentences[0].contains("other text splits the link"), "{sentences:?}");
    }
    // The host is whole, and its path stands before it.
    let (badge, _) = of_first_link(&text("http://AB.CD/EF"), FieldOrderDirection::AlwaysLeftToRight);
    assert_eq!(badge, "host not first: LTR");
}

/// “In” and a name in Arabic letters; a label of Hebrew letters alone; one without a hyphen.
#[test]
fn a_hebrew_prefix_before_a_name_of_another_script_is_told() {
    let prefixed = |written: &str| {
        let (badge, sentences) = of_first_link(written, FieldOrderDirection::AlwaysLeftToRight);
        (badge == "host unclear", sentences.iter().any(|it| it.contains("Hebrew prose")))
    };
    assert_eq!(prefixed("\u{5D1}-\u{645}\u{62A}\u{62C}\u{631}.\u{645}\u{635}\u{631}"), (true, true));
    assert_eq!(prefixed("\u{5D1}-example.co.il"), (true, true));
    assert_eq!(prefixed("\u{5D1}-\u{5D0}\u{5D1}.com"), (false, false));
    assert_eq!(prefixed("\u{5D1}\u{5D0}.com"), (false, false));
}

/// What Davis's grammar finds of it ends before the `@`, and a browser opens what stands after it. UTS #46 refuses U+0080, to
/// which `xn--a` decodes.
#[test]
fn a_badge_says_what_is_wrong_with_a_link_however_it_is_shown() {
    let hosts = |text: &str| {
        let view = TextView::of_searched_text(text, ResourceIdentifierGrammar::default());
        let piece =
            view.paragraph_piece_view(0, &BOTH, FieldOrderDirection::AlwaysLeftToRight).expect("a paragraph");
        piece.contained_identifiers.into_iter().map(|it| it.link_host.expect("a host")).collect::<Vec<_>>()
    };
    let found = hosts("see http://google.com@evil.com now");
    assert_eq!(
        (&found[0].url_faults[..], found[0].is_clear_in_every_display()),
        (&[UrlHostFault::HostLikeUserInfo][..], false)
    );
    assert!(found[0].sentences()[0].contains("is user information"), "{:?}", found[0].sentences());
    assert!(found[1].is_clear_in_every_display());
    assert_eq!(hosts("xn--a.com")[0].url_faults, [UrlHostFault::InvalidHost]);
    // WHATWG URL, section 3.5.
    let number = &hosts("http://0x7f.1/a")[0];
    assert_eq!(number.url_faults, [UrlHostFault::OtherHostRead]);
    assert_eq!(number.sentences()[0], "Browsers read the host as 127.0.0.1.");
}

#[test]
fn what_holds_no_identifier_is_the_same_before_and_after() {
    let view = TextView::of_searched_text(&text("ABC def"), ResourceIdentifierGrammar::default());
    let piece =
        view.paragraph_piece_view(0, &BOTH, FieldOrderDirection::AlwaysLeftToRight).expect("a paragraph");
    assert!(piece.displays_by_direction.iter().all(|it| it.is_unchanged_by_controls));
}

#[test]
fn paragraphs_run_as_is_said_of_them() {
    let text = text("ABC\nabc");
    let view = TextView::of_searched_text(&text, ResourceIdentifierGrammar::default());
    let of = |directions: &ParagraphDirections| {
        view.paragraph_pieces
            .iter()
            .map(|it| directions.of(it.paragraph_index).resolved_direction(it))
            .collect::<Vec<_>>()
    };
    use Direction::{LeftToRight as L, RightToLeft as R};
    assert_eq!(of(&ParagraphDirections::default()), [R, L]);
    let general = TextDirection::RightToLeft;
    let own = BTreeMap::from([(0, TextDirection::LeftToRight)]);
    assert_eq!(
        of(&ParagraphDirections { default_direction: general, overrides_by_paragraph_index: own }),
        [L, R]
    );
}

#[test]
fn marks_go_by_the_direction_of_each_paragraph() {
    // Davis's marks in the order of the environment: LRE and LRM in one paragraph, RLE and RLM in the
    // other. Dürst's: LRE...PDF in a right-to-left context only.
    let text = text("a.com\na.com");
    let directions = ParagraphDirections {
        default_direction: TextDirection::Automatic,
        overrides_by_paragraph_index: BTreeMap::from([(1, TextDirection::RightToLeft)]),
    };
    let davis = insert_identifier_controls(
        &text,
        ResourceIdentifierGrammar::default(),
        &directions,
        IdentifierControlScheme::Davis(FieldOrderDirection::SameAsParagraph),
    );
    assert_eq!(
        davis.text,
        "\u{202A}\u{200E}a\u{200E}.\u{200E}com\u{200E}\u{202C}\n\
         \u{202B}\u{200F}a\u{200F}.\u{200F}com\u{200F}\u{202C}"
    );
    assert_eq!(davis.too_long_identifier_spans, []);
    let durst = insert_identifier_controls(
        &text,
        ResourceIdentifierGrammar::default(),
        &directions,
        IdentifierControlScheme::Durst,
    );
    assert_eq!(durst.text, "a.com\n\u{202A}a.com\u{202C}");
}

/// 100 MB of short lines or of addresses would take gigabytes: only the beginning is shown, and that is
/// said.
#[test]
fn of_a_text_without_end_the_beginning_is_shown() {
    let lines = "a\n".repeat(2 * MAX_PARAGRAPH_PIECES_PER_TEXT);
    let view = TextView::of_searched_text(&lines, ResourceIdentifierGrammar::default());
    assert!(
        (MAX_PARAGRAPH_PIECES_PER_TEXT
            ..MAX_PARAGRAPH_PIECES_PER_TEXT + ResourceIdentifierSearch::BYTES_PER_BATCH)
            .contains(&view.paragraph_pieces.len())
    );
    assert!(view.is_search_limit_reached() && !view.is_wholly_searched());
    // Up to the end of the batch in which it was full.
    let message = truncation_notice(&view);
    let rest = message.strip_prefix("Only the first 50.").expect("half of the text");
    assert_eq!(
        &rest[1..],
        "% of the text is shown. The command \u{201C}bidiscope text FILE\u{201D} lists the whole text."
    );
    // 50,000 fields and their identifier in each.
    let addresses = format!("a.com{} ", "/b".repeat(49_998)).repeat(100);
    let view = TextView::of_searched_text(&addresses, ResourceIdentifierGrammar::default());
    assert!(
        view.is_search_limit_reached() && (60..=61).contains(&view.identifiers.len()),
        "{}",
        view.identifiers.len()
    );
    // What has no pieces takes no room.
    assert!(
        TextView::of_searched_text(
            &"\n".repeat(MAX_PARAGRAPH_PIECES_PER_TEXT + 1),
            ResourceIdentifierGrammar::default()
        )
        .is_wholly_searched()
    );
}

#[test]
fn what_was_left_without_marks_is_reported() {
    assert_eq!(too_long_for_controls_warning(&[]), None);
    let text = format!("x http://a.com/{}", "b".repeat(120_000));
    let written = insert_identifier_controls(
        &text,
        ResourceIdentifierGrammar::default(),
        &ParagraphDirections::default(),
        IdentifierControlScheme::Durst,
    );
    assert!(written.text == text);
    let too_long = written.too_long_identifier_spans;
    let message = too_long_for_controls_warning(&too_long);
    let sentence = "The identifier at character 3 has more than 120000 bytes and is left without controls.";
    assert_eq!(message.as_deref(), Some(sentence));
    let message =
        too_long_for_controls_warning(&[too_long[0].clone(), too_long[0].clone()]).expect("a sentence");
    assert!(message.ends_with("are left without controls. The first is at character 3."), "{message}");
}

#[test]
fn what_is_reported_of_an_identifier_is_a_sentence() {
    for (judged, message, opens) in [
        (
            DomainBidiRuleVerdict::BidiRuleVerdict(RuleVerdict::Satisfied),
            "The domain satisfies the Bidi rule.",
            true,
        ),
        (
            DomainBidiRuleVerdict::BidiRuleVerdict(RuleVerdict::Violated),
            "The domain violates the Bidi rule.",
            true,
        ),
        (
            DomainBidiRuleVerdict::BidiRuleVerdict(RuleVerdict::NotApplicable),
            "The domain is not a Bidi domain name.",
            true,
        ),
        (
            DomainBidiRuleVerdict::UnreadableDomain(DomainError::HostTooLong),
            "The domain cannot be read as a name: the host has more than 120000 bytes.",
            true,
        ),
        (
            DomainBidiRuleVerdict::NoDomain(ResourceIdentifierKind::Iri),
            "This is an IP address, not a domain.",
            false,
        ),
        (
            DomainBidiRuleVerdict::NoDomain(ResourceIdentifierKind::PhoneNumber),
            "This is a phone number.",
            false,
        ),
        (
            DomainBidiRuleVerdict::NoDomain(ResourceIdentifierKind::ArithmeticFormula),
            "This is a formula.",
            false,
        ),
    ] {
        assert_eq!(
            (identifier_verdict_sentence(&judged).as_str(), identifier_click_hint(&judged).is_some()),
            (message, opens)
        );
    }
}

/// What stands on both sides of a port that is not read is one identifier: it is pointed at and lit as one.
#[test]
fn the_pieces_round_a_port_are_one_identifier() {
    let view =
        TextView::of_searched_text(&text("http://A.B:80/C.D now"), ResourceIdentifierGrammar::default());
    let piece =
        view.paragraph_piece_view(0, &BOTH, FieldOrderDirection::AlwaysLeftToRight).expect("one paragraph");
    let [identifier] = &piece.contained_identifiers[..] else { panic!("one identifier") };
    assert_eq!(identifier.character_ranges_in_piece().cloned().collect::<Vec<_>>(), [0..10, 13..17]);
    use DavisFieldKind::{Label, Path, Scheme};
    assert_eq!(
        identifier.fields_with_piece_ranges,
        [(Scheme, 0..4), (Label, 7..8), (Label, 9..10), (Path, 14..17)]
    );
    // The word after it goes with it: beside an embedding of level 2 sos is L (X10), and so the space is (N1).
    assert_eq!(shown(&piece, &piece.displays_by_direction[1].order_with_controls), "http://A.B:80/D.C now");
}
