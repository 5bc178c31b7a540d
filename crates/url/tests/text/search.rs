//! A long text searched in parts says what the whole says.

use bidiscope_bidi::name::characters_of;
use bidiscope_bidi::order::fields::RecognisedDavisExtensions;
use bidiscope_bidi::order::{Direction, Strategy as Order};
use bidiscope_idna::verdict::RuleVerdict;
use bidiscope_url::text::{
    DomainBidiRuleVerdict, MAX_PARAGRAPH_PIECE_CHARACTERS, ResourceIdentifierGrammar, ResourceIdentifierKind,
    ResourceIdentifierSearch, TextSearchBatch, find_resource_identifiers, first_strong_or_left_to_right,
    paragraphs,
};
use proptest::prelude::*;

/// All batches as one.
fn gathered(text: &str, bytes_a_batch: usize) -> TextSearchBatch {
    let mut all = TextSearchBatch::default();
    for batch in
        ResourceIdentifierSearch::with_batch_bytes(text, ResourceIdentifierGrammar::default(), bytes_a_batch)
    {
        assert!(batch.searched_bytes > all.searched_bytes, "every batch goes on");
        all.pieces.extend(batch.pieces);
        all.identifiers.extend(batch.identifiers);
        all.domain_verdicts.extend(batch.domain_verdicts);
        all.searched_bytes = batch.searched_bytes;
    }
    all
}

fn check(text: &str, bytes_a_batch: usize) {
    let all = gathered(text, bytes_a_batch);
    assert_eq!(all.searched_bytes, text.len());
    assert_eq!(all.identifiers, find_resource_identifiers(text, ResourceIdentifierGrammar::default()));
    assert_eq!(all.domain_verdicts.len(), all.identifiers.len());
    let mut pieces = all.pieces.iter().peekable();
    for (index, paragraph) in paragraphs(text).iter().enumerate() {
        let (mut byte, mut character) =
            (paragraph.span.byte_range.start, paragraph.span.character_range.start);
        let mut part = 0;
        while let Some(piece) = pieces.next_if(|it| it.paragraph_index == index) {
            assert_eq!((piece.piece_index_in_paragraph, piece.span_in_text.byte_range.start), (part, byte));
            assert_eq!(piece.span_in_text.character_range.start, character);
            assert!((1..=MAX_PARAGRAPH_PIECE_CHARACTERS).contains(&piece.span_in_text.character_range.len()));
            assert_eq!(
                text[piece.span_in_text.byte_range.clone()].chars().count(),
                piece.span_in_text.character_range.len()
            );
            let alone = Order::UbaAuto.order(&characters_of(paragraph.text(text)));
            assert_eq!(piece.paragraph_direction, alone.paragraph_direction());
            (byte, character, part) =
                (piece.span_in_text.byte_range.end, piece.span_in_text.character_range.end, part + 1);
        }
        assert_eq!((byte, character), (paragraph.span.byte_range.end, paragraph.span.character_range.end));
    }
    assert!(pieces.next().is_none());
}

fn text() -> impl Strategy<Value = String> {
    let parts = [
        "a",
        "1",
        ".",
        "/",
        ":",
        "http://",
        "com",
        " ",
        "\n",
        "\r",
        "\r\n",
        "\u{2029}",
        "\u{5D0}",
        "\u{661}",
        "\u{2066}",
        "\u{2067}",
        "\u{2069}",
        "\u{202A}",
        "\u{202C}",
        "a.com",
        "\u{5D0}.\u{5E7}\u{5D5}\u{5DD}",
    ];
    prop::collection::vec(prop::sample::select(parts.to_vec()), 0..60).prop_map(|parts| parts.concat())
}

proptest! {
    #[test]
    fn parts_say_what_the_whole_says(text in text(), bytes_a_batch in 1_usize..40) {
        check(&text, bytes_a_batch);
    }
}

#[test]
fn long_paragraphs_are_split_after_white_space_and_before_identifiers() {
    check(&"word a.com ".repeat(1_000), 100);
    let words = gathered(&"word a.com ".repeat(1_000), ResourceIdentifierSearch::BYTES_PER_BATCH);
    assert!(words.pieces.len() > 5);
    let mut identifiers = words.identifiers.iter();
    for piece in &words.pieces {
        let bytes = &piece.span_in_text.byte_range;
        let within = identifiers.by_ref().take_while(|it| it.span.byte_range.end < bytes.end).count();
        assert!(within > 0);
    }
    // Without white space: the identifier begins the second piece.
    let unbroken = format!("{}http://a.com/{}", "(".repeat(1_900), "b".repeat(300));
    check(&unbroken, 10);
    let pieces = gathered(&unbroken, 10).pieces;
    assert_eq!(
        pieces.iter().map(|it| it.span_in_text.character_range.len()).collect::<Vec<_>>(),
        [1_900, 313]
    );
    // An identifier that is longer than a piece is cut.
    let endless = format!("http://a.com/{}", "b".repeat(5_000));
    check(&endless, 10);
    assert_eq!(gathered(&endless, 10).pieces.len(), 3);
}

/// A paragraph without end is no batch by itself: memory and patience are bounded by the batch.
#[test]
fn a_batch_is_short_whatever_the_text_is() {
    let most_bytes = ResourceIdentifierSearch::BYTES_PER_BATCH + 4 * MAX_PARAGRAPH_PIECE_CHARACTERS;
    for repeated in ["a.com ", "a", "a.com/", "\u{5D0}.com,", "\n", "(", "\u{2066}"] {
        let text = repeated.repeat(400_000 / repeated.len());
        let mut before = 0;
        for batch in ResourceIdentifierSearch::new(&text, ResourceIdentifierGrammar::default()) {
            let bytes = batch.searched_bytes - before;
            assert!((1..=most_bytes).contains(&bytes), "{repeated:?}: {bytes}");
            assert!(batch.identifiers.len() <= bytes.div_ceil(repeated.len()) + 1, "{repeated:?}");
            before = batch.searched_bytes;
        }
        assert_eq!(before, text.len());
    }
}

#[test]
fn domains_are_judged() {
    // RFC 5893: ALEF 5 is a label that satisfies the rule, 5 ALEF one that does not.
    let text = "\u{5D0}5.com 5\u{5D0}.com a.com http://xn--a\u{5D0}.com";
    let judged = gathered(text, ResourceIdentifierSearch::BYTES_PER_BATCH).domain_verdicts;
    // What is no A-label is read as it was typed, and begins with a left-to-right letter and has a right-to-left one.
    assert_eq!(
        judged,
        [RuleVerdict::Satisfied, RuleVerdict::Violated, RuleVerdict::NotApplicable, RuleVerdict::Violated]
            .map(DomainBidiRuleVerdict::BidiRuleVerdict)
    );
    let extensions = RecognisedDavisExtensions { ip_address: true, ..RecognisedDavisExtensions::default() };
    let batch = ResourceIdentifierSearch::new(
        "http://192.0.2.1/",
        ResourceIdentifierGrammar {
            recognised_extensions: extensions,
            ..ResourceIdentifierGrammar::default()
        },
    )
    .next()
    .expect("one batch");
    assert_eq!(batch.domain_verdicts, [DomainBidiRuleVerdict::NoDomain(ResourceIdentifierKind::Iri)]);
}

#[test]
fn the_first_strong_character_outside_isolates_decides() {
    for (text, direction) in [
        ("1 \u{5D0} a", Direction::RightToLeft),
        ("\u{2067}\u{5D0}\u{2069} a", Direction::LeftToRight),
        ("\u{2066}a\u{2069}\u{5D0}", Direction::RightToLeft),
        ("\u{2066}a \u{5D0}", Direction::LeftToRight),
        ("\u{2069}\u{5D0}", Direction::RightToLeft),
        ("", Direction::LeftToRight),
    ] {
        assert_eq!(first_strong_or_left_to_right(text.chars()), direction, "{text:?}");
    }
}
