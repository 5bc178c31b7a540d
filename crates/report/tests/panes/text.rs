//! What the tab Text shows, as plain data.

use std::collections::BTreeMap;

use bidiscope_bidi::name::Notation;
use bidiscope_bidi::order::fields::{FieldExtensions, FieldKind, OverallOrder};
use bidiscope_bidi::order::{Direction, DisplayOrder};
use bidiscope_idna::verdict::Verdict;
use bidiscope_report::view::text::{
    IdentifierCounts, MAX_PARAGRAPH_PIECES, ParagraphDirections, PieceView, TextDirection, TextView,
    click_hint, identifier_verdict_sentence, text_with_controls, too_long_for_controls_warning,
    truncation_notice,
};
use bidiscope_url::HostFault;
use bidiscope_url::text::{
    ControlScheme, DomainError, DomainVerdict, Grammar, IdentifierKind, IdentifierSearch,
};

const BOTH: [Direction; 2] = [Direction::LeftToRight, Direction::RightToLeft];

/// A text in capitals.
fn text(written: &str) -> String {
    written
        .lines()
        .map(|line| {
            Notation::Capitals.read(line).expect("capitals").into_iter().map(|it| it.scalar).collect()
        })
        .collect::<Vec<String>>()
        .join("\n")
}

fn shown(view: &PieceView, order: &DisplayOrder) -> String {
    Notation::Capitals.write(order.display(&view.characters).chars()).expect("in the notation")
}

#[test]
fn davis_example_before_and_after_in_both_directions() {
    // Davis, first and second table; the seed's slip in the second row is corrected.
    let view = TextView::of(&text("http://a.b.C.D.com"), Grammar::default());
    let piece = view.piece_view(0, &BOTH, OverallOrder::Constant).expect("one paragraph");
    let [ltr, rtl] = &piece.displays[..] else { panic!("two directions") };
    assert_eq!(shown(&piece, &ltr.order_without_controls), "http://a.b.D.C.com");
    assert_eq!(shown(&piece, &ltr.order_with_controls), "http://a.b.C.D.com");
    assert_eq!(shown(&piece, &rtl.order_without_controls), "com.D.C.http://a.b");
    assert_eq!(shown(&piece, &rtl.order_with_controls), "http://a.b.C.D.com");
    assert!(!ltr.is_unchanged_by_controls && !rtl.is_unchanged_by_controls);
    let piece = view.piece_view(0, &BOTH, OverallOrder::Environment).expect("one paragraph");
    assert_eq!(shown(&piece, &piece.displays[1].order_with_controls), "com.D.C.b.a//:http");
}

#[test]
fn each_paragraph_has_its_identifiers_and_their_fields() {
    let view = TextView::of(&text("see A5.com, or\n\n5A.com/b?c=d#e"), Grammar::default());
    assert_eq!(view.pieces.iter().map(|it| it.paragraph_index).collect::<Vec<_>>(), [0, 2]);
    let first = view.piece_view(0, &BOTH[..1], OverallOrder::Constant).expect("a paragraph");
    assert_eq!(first.identifiers.len(), 1);
    assert_eq!((first.identifiers[0].index, first.identifiers[0].character_range.clone()), (0, 4..10));
    assert_eq!(first.identifiers[0].verdict, DomainVerdict::Verdict(Verdict::Satisfied));
    let second = view.piece_view(1, &BOTH[..1], OverallOrder::Constant).expect("a paragraph");
    let identifier = &second.identifiers[0];
    assert_eq!(
        (identifier.index, identifier.verdict.clone()),
        (1, DomainVerdict::Verdict(Verdict::Violated))
    );
    use FieldKind::{Fragment, Label, Path, Query};
    let expected =
        [(Label, 0..2), (Label, 3..6), (Path, 7..8), (Query, 9..10), (Query, 11..12), (Fragment, 13..14)];
    assert_eq!(identifier.fields, expected);
    assert_eq!(view.counts(), IdentifierCounts { identifiers: 2, violated: 1, unreadable: 0 });
    assert!(view.is_complete() && view.piece_view(2, &BOTH, OverallOrder::Constant).is_none());
}

/// Rule N1 makes the slash between two right-to-left letters right-to-left, so that the path divides the host.
#[test]
fn each_direction_says_how_it_shows_the_host_of_a_link() {
    let view = TextView::of(&text("see http://a.B/C now"), Grammar::default());
    let piece = view.piece_view(0, &BOTH, OverallOrder::Constant).expect("a paragraph");
    assert_eq!(shown(&piece, &piece.displays[0].order_without_controls), "see http://a.C/B now");
    let host = piece.identifiers[0].host.as_ref().expect("a domain");
    let [ltr, rtl] = host.displays_by_direction[..] else { panic!("two directions") };
    assert_eq!((ltr.direction, rtl.direction), (BOTH[0], BOTH[1]));
    assert!(!ltr.without_controls.host.is_whole && ltr.with_controls.is_clear() && !host.is_clear());
    assert_eq!(host.sentences().len(), 2);
    let clear = TextView::of("a.com", Grammar::default());
    let piece = clear.piece_view(0, &BOTH, OverallOrder::Constant).expect("a paragraph");
    let host = piece.identifiers[0].host.as_ref().expect("a domain");
    assert!(host.is_clear() && host.sentences().len() == 1);
}

/// The path divides the host before, and does not with the controls of Davis's extension. In a right-to-left paragraph a reader
/// begins at the right, where the last label of `BC.co.il` comes before the middle one.
#[test]
fn the_sign_over_a_link_is_about_the_line_that_it_stands_in() {
    let signs = |written: &str| {
        let view = TextView::of(&text(written), Grammar::default());
        let piece = view.piece_view(0, &BOTH, OverallOrder::Constant).expect("a paragraph");
        let sign = |display, is_after| piece.identifiers[0].verdict_in(display, is_after);
        [[sign(0, false), sign(0, true)], [sign(1, false), sign(1, true)]]
    };
    let [ltr, _] = signs("see http://a.B/C now");
    assert_eq!(ltr, [Verdict::Violated, Verdict::Satisfied]);
    let [ltr, rtl] = signs("BC.co.il DE");
    assert_eq!((ltr, rtl[0]), ([Verdict::Satisfied; 2], Verdict::Violated));
}

/// The badge, and the sentences, of the first link of a text.
fn of_first_link(written: &str, after: OverallOrder) -> (String, Vec<String>) {
    let grammar = Grammar { extensions: FieldExtensions::ALL, ..Grammar::default() };
    let view = TextView::of(written, grammar);
    let piece = view.piece_view(0, &BOTH, after).expect("a paragraph");
    let host = piece.identifiers[0].host.as_ref().expect("a host");
    (host.badge(), host.sentences())
}

/// In a left-to-right paragraph `AB.CD` is one run, and in the order of the environment a right-to-left paragraph turns the Latin
/// labels round (Davis 2011).
#[test]
fn a_badge_says_what_the_added_controls_do_to_a_clear_host() {
    let written = text("AB www.example.com CD");
    let (badge, sentences) = of_first_link(&written, OverallOrder::Environment);
    assert!(badge.contains("controls"), "{badge}");
    assert!(sentences[1].contains("the added controls make the host unclear"), "{sentences:?}");
    let (badge, sentences) = of_first_link(&written, OverallOrder::Constant);
    assert_eq!((badge.as_str(), sentences.len()), ("host clear", 1), "{sentences:?}");
}

/// N1 and L2 by hand: `info@ABC DE FG.HI@example.com` in a left-to-right paragraph is `info@IH.GF ED CBA@example.com`, where the parts
/// of two addresses have changed places. A path that goes on in right-to-left text has another word before it.
#[test]
fn a_link_that_other_text_splits_is_not_clear() {
    for written in ["info@AB.CD EF GH@example.com", "http://a.com:80/AB CD"] {
        let (badge, sentences) = of_first_link(&text(written), OverallOrder::Constant);
        assert!(badge.contains("LTR"), "{written}: {badge}");
        assert!(sentences[0].contains("other text splits the link"), "{sentences:?}");
    }
    // The host is whole, and its path stands before it.
    let (badge, _) = of_first_link(&text("http://AB.CD/EF"), OverallOrder::Constant);
    assert_eq!(badge, "host not first: LTR");
}

/// “In” and a name in Arabic letters; a label of Hebrew letters alone; one without a hyphen.
#[test]
fn a_hebrew_prefix_before_a_name_of_another_script_is_told() {
    let prefixed = |written: &str| {
        let (badge, sentences) = of_first_link(written, OverallOrder::Constant);
        (badge == "host unclear", sentences.iter().any(|it| it.contains("Hebrew prose")))
    };
    assert_eq!(prefixed("\u{5D1}-\u{645}\u{62A}\u{62C}\u{631}.\u{645}\u{635}\u{631}"), (true, true));
    assert_eq!(prefixed("\u{5D1}-example.co.il"), (true, true));
    assert_eq!(prefixed("\u{5D1}-\u{5D0}\u{5D1}.com"), (false, false));
    assert_eq!(prefixed("\u{5D1}\u{5D0}.com"), (false, false));
}

/// What Davis's grammar finds of it ends before the `@`, and a browser opens what stands after it. UTS #46 refuses U+0080, to which `xn--a`
/// decodes.
#[test]
fn a_badge_says_what_is_wrong_with_a_link_however_it_is_shown() {
    let hosts = |text: &str| {
        let view = TextView::of(text, Grammar::default());
        let piece = view.piece_view(0, &BOTH, OverallOrder::Constant).expect("a paragraph");
        piece.identifiers.into_iter().map(|it| it.host.expect("a host")).collect::<Vec<_>>()
    };
    let found = hosts("see http://google.com@evil.com now");
    assert_eq!((&found[0].url_faults[..], found[0].is_clear()), (&[HostFault::UserInfo][..], false));
    assert!(found[0].sentences()[0].contains("is user information"), "{:?}", found[0].sentences());
    assert!(found[1].is_clear());
    assert_eq!(hosts("xn--a.com")[0].url_faults, [HostFault::Invalid]);
    // WHATWG URL, section 3.5.
    let number = &hosts("http://0x7f.1/a")[0];
    assert_eq!(number.url_faults, [HostFault::Misread]);
    assert_eq!(number.sentences()[0], "Browsers read the host as 127.0.0.1.");
}

#[test]
fn what_holds_no_identifier_is_the_same_before_and_after() {
    let view = TextView::of(&text("ABC def"), Grammar::default());
    let piece = view.piece_view(0, &BOTH, OverallOrder::Constant).expect("a paragraph");
    assert!(piece.displays.iter().all(|it| it.is_unchanged_by_controls));
}

#[test]
fn paragraphs_run_as_is_said_of_them() {
    let text = text("ABC\nabc");
    let view = TextView::of(&text, Grammar::default());
    let of = |directions: &ParagraphDirections| {
        view.pieces
            .iter()
            .map(|it| directions.of(it.paragraph_index).resolved_direction(it))
            .collect::<Vec<_>>()
    };
    use Direction::{LeftToRight as L, RightToLeft as R};
    assert_eq!(of(&ParagraphDirections::default()), [R, L]);
    let general = TextDirection::RightToLeft;
    let own = BTreeMap::from([(0, TextDirection::LeftToRight)]);
    assert_eq!(of(&ParagraphDirections { default_direction: general, overrides: own }), [L, R]);
}

#[test]
fn marks_go_by_the_direction_of_each_paragraph() {
    // Davis's marks in the order of the environment: LRE and LRM in one paragraph, RLE and RLM in the
    // other. Dürst's: LRE...PDF in a right-to-left context only.
    let text = text("a.com\na.com");
    let directions = ParagraphDirections {
        default_direction: TextDirection::Automatic,
        overrides: BTreeMap::from([(1, TextDirection::RightToLeft)]),
    };
    let (davis, too_long) = text_with_controls(
        &text,
        Grammar::default(),
        &directions,
        ControlScheme::Davis(OverallOrder::Environment),
    );
    assert_eq!(
        davis,
        "\u{202A}\u{200E}a\u{200E}.\u{200E}com\u{200E}\u{202C}\n\
         \u{202B}\u{200F}a\u{200F}.\u{200F}com\u{200F}\u{202C}"
    );
    assert_eq!(too_long, []);
    let (durst, _) = text_with_controls(&text, Grammar::default(), &directions, ControlScheme::Durst);
    assert_eq!(durst, "a.com\n\u{202A}a.com\u{202C}");
}

/// 100 MB of short lines or of addresses would take gigabytes: only the beginning is shown, and that is
/// said.
#[test]
fn of_a_text_without_end_the_beginning_is_shown() {
    let lines = "a\n".repeat(2 * MAX_PARAGRAPH_PIECES);
    let view = TextView::of(&lines, Grammar::default());
    assert!(
        (MAX_PARAGRAPH_PIECES..MAX_PARAGRAPH_PIECES + IdentifierSearch::BYTES_PER_BATCH)
            .contains(&view.pieces.len())
    );
    assert!(view.is_full() && !view.is_complete());
    // Up to the end of the batch in which it was full.
    let message = truncation_notice(&view);
    let rest = message.strip_prefix("Only the first 50.").expect("half of the text");
    assert_eq!(
        &rest[1..],
        "% of the text is shown. The command \u{201C}bidiscope text FILE\u{201D} lists the whole text."
    );
    // 50,000 fields and their identifier in each.
    let addresses = format!("a.com{} ", "/b".repeat(49_998)).repeat(100);
    let view = TextView::of(&addresses, Grammar::default());
    assert!(view.is_full() && (60..=61).contains(&view.identifiers.len()), "{}", view.identifiers.len());
    // What has no pieces takes no room.
    assert!(TextView::of(&"\n".repeat(MAX_PARAGRAPH_PIECES + 1), Grammar::default()).is_complete());
}

#[test]
fn what_was_left_without_marks_is_reported() {
    assert_eq!(too_long_for_controls_warning(&[]), None);
    let text = format!("x http://a.com/{}", "b".repeat(120_000));
    let (written, too_long) =
        text_with_controls(&text, Grammar::default(), &ParagraphDirections::default(), ControlScheme::Durst);
    assert!(written == text);
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
        (DomainVerdict::Verdict(Verdict::Satisfied), "The domain satisfies the Bidi rule.", true),
        (DomainVerdict::Verdict(Verdict::Violated), "The domain violates the Bidi rule.", true),
        (DomainVerdict::Verdict(Verdict::NotApplicable), "The domain is not a Bidi domain name.", true),
        (
            DomainVerdict::Unreadable(DomainError::HostTooLong),
            "The domain cannot be read as a name: the host has more than 120000 bytes.",
            true,
        ),
        (DomainVerdict::NoDomain(IdentifierKind::Iri), "This is an IP address, not a domain.", false),
        (DomainVerdict::NoDomain(IdentifierKind::PhoneNumber), "This is a phone number.", false),
        (DomainVerdict::NoDomain(IdentifierKind::Formula), "This is a formula.", false),
    ] {
        assert_eq!(
            (identifier_verdict_sentence(&judged).as_str(), click_hint(&judged).is_some()),
            (message, opens)
        );
    }
}

/// What stands on both sides of a port that is not read is one identifier: it is pointed at and lit as one.
#[test]
fn the_pieces_round_a_port_are_one_identifier() {
    let view = TextView::of(&text("http://A.B:80/C.D now"), Grammar::default());
    let piece = view.piece_view(0, &BOTH, OverallOrder::Constant).expect("one paragraph");
    let [identifier] = &piece.identifiers[..] else { panic!("one identifier") };
    assert_eq!(identifier.character_ranges().cloned().collect::<Vec<_>>(), [0..10, 13..17]);
    use FieldKind::{Label, Path, Scheme};
    assert_eq!(identifier.fields, [(Scheme, 0..4), (Label, 7..8), (Label, 9..10), (Path, 14..17)]);
    // The word after it goes with it: beside an embedding of level 2 sos is L (X10), and so the space is (N1).
    assert_eq!(shown(&piece, &piece.displays[1].order_with_controls), "http://A.B:80/D.C now");
}
