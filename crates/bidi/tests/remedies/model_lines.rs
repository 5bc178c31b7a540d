//! What remedies promise, by the model of UAX #9.

use std::collections::BTreeSet;

use bidiscope_bidi::name::{Character, CharacterProperties, characters_of, text_of};
use bidiscope_bidi::order::context::SurroundingTextPreset;
use bidiscope_bidi::order::text_order_fixes::{
    IntendedReadingOrder, IntendedText, PRESETS_TRIED_FOR_FIXES, possible_intended_texts,
};
use bidiscope_bidi::order::{
    ControlInsertion, DisplayOrder, is_bidi_control, mirrored, mirrored_visual_text_without_controls,
};

use crate::model::{self, ALL_RULES, Item};
use crate::numbers::Numbers;

/// How many texts are tried.
const TEXTS: usize = 600;

/// Letters, digits and signs of the classes that matter, and controls. No nonspacing marks, which the model does not keep with
/// their bases (L3), and no tabs, of which the last test speaks.
const ALPHABET: [&str; 24] = [
    "a", "a", "b", "\u{5D0}", "\u{5D0}", "\u{5D1}", "\u{628}", "\u{62C}", "1", "2", "\u{661}", " ", " ", "-",
    ".", "$", "/", "(", ")", "!", "\u{200E}", "\u{202E}", "\u{2067}", "\u{2069}",
];

/// Texts with marks that may be of a word, which are rare among random ones.
const WITH_MARKS: [&str; 5] = [
    "\u{5D0} a! \u{5D1}",
    "\u{628} ab. \u{62C} a,",
    "\u{5D0} 12 $ (a)",
    "a/ \u{5D0} b: \u{5D1}",
    "\u{628} $ 1 \u{661} $ a.",
];

impl Numbers {
    /// Most texts have no controls.
    fn text(&mut self, alphabet: &[&str], most: usize) -> String {
        let kinds = if self.below(4) == 0 { alphabet.len() } else { alphabet.len() - 4 };
        (0..self.below(most) + 1).map(|_| alphabet[self.below(kinds)]).collect()
    }
}

/// A visible character as it is drawn, with whether it is mirrored.
type Drawn = (char, bool);

fn drawn_character(scalar: char, level: u8) -> Option<Drawn> {
    let is_turned = level % 2 == 1 && CharacterProperties::of(scalar).is_bidi_mirrored;
    let glyph = if is_turned { mirrored(scalar) } else { scalar };
    (!is_bidi_control(scalar)).then_some((glyph, is_turned && glyph == scalar))
}

/// The line of a text by the model, in a paragraph of this level.
fn line(text: &str, paragraph: Option<u8>) -> Vec<Drawn> {
    let items: Vec<Item> = characters_of(text).into_iter().map(|it| (it.scalar, it.class)).collect();
    let (visual, levels) = model::order(&items, paragraph, ALL_RULES);
    visual.into_iter().filter_map(|at| drawn_character(items[at].0, levels[at])).collect()
}

fn paragraph_of(surrounding: SurroundingTextPreset) -> Option<u8> {
    match surrounding {
        SurroundingTextPreset::Alone => None,
        SurroundingTextPreset::English => Some(0),
        _ => Some(1),
    }
}

/// The line of a surrounding with this text in it, by the model.
fn line_in(surrounding: SurroundingTextPreset, text: &str) -> Vec<Drawn> {
    let context = surrounding.context();
    line(&format!("{}{text}{}", context.before, context.after), paragraph_of(surrounding))
}

/// What is drawn of characters in an order.
fn drawn(characters: &[Character], order: &DisplayOrder) -> Vec<Drawn> {
    let levels = order.runs().iter().flat_map(|run| {
        std::iter::repeat_n(u8::from(run.direction.is_right_to_left()), run.logical_range.len())
    });
    let visual = order.visual_characters(characters).into_iter().zip(levels);
    visual.filter_map(|(it, level)| drawn_character(it.scalar, level)).collect()
}

/// The line that is wanted: the text between the halves of its surrounding.
fn wanted_line(text: &IntendedText, surrounding: SurroundingTextPreset) -> Vec<Drawn> {
    let context = surrounding.context();
    let half = |it: &str| line(it, paragraph_of(surrounding));
    let mut halves =
        [half(&context.before), drawn(&text.characters, &text.intended_order), half(&context.after)];
    if paragraph_of(surrounding) == Some(1) {
        halves.reverse();
    }
    halves.concat()
}

fn with_inserted(text: &str, inserted: &[(usize, char)]) -> String {
    let mut scalars: Vec<char> = text.chars().collect();
    for &(before, scalar) in inserted.iter().rev() {
        scalars.insert(before, scalar);
    }
    scalars.into_iter().collect()
}

/// The places for marks: the ends, and beside what is no letter or digit. The alphabet has no marks and joiners.
fn places(text: &str) -> Vec<usize> {
    let is_of_word: Vec<bool> =
        text.chars().map(|it| it.is_alphanumeric() || matches!(it, '\u{200E}')).collect();
    (0..=is_of_word.len())
        .filter(|&at| at == 0 || at == is_of_word.len() || !(is_of_word[at - 1] && is_of_word[at]))
        .collect()
}

/// By the model, whether a smaller remedy than one of so many controls gives the wanted line, with `opens` before an isolate.
fn has_smaller(base: &str, opens: char, controls: usize, is_wanted: &dyn Fn(&str) -> bool) -> bool {
    let places = places(base);
    let one = places.iter().flat_map(|&at| ['\u{200E}', '\u{200F}', '\u{61C}'].map(|it| vec![(at, it)]));
    let two = places.iter().enumerate().flat_map(|(nth, &first)| {
        places[nth + 1..].iter().flat_map(move |&second| {
            ['\u{200E}', '\u{200F}'].into_iter().flat_map(move |one| {
                ['\u{200E}', '\u{200F}'].map(|other| vec![(first, one), (second, other)])
            })
        })
    });
    std::iter::once(Vec::new()).chain(one).chain(two).any(|marks| {
        let text = with_inserted(base, &marks);
        let isolate = format!("{opens}{text}\u{2069}");
        marks.len() < controls && is_wanted(&text) || marks.len() + 2 < controls && is_wanted(&isolate)
    })
}

#[test]
fn a_remedy_gives_the_wanted_line_and_none_is_smaller() {
    let mut numbers = Numbers(9);
    let mut counts = [0; 5];
    let mut removals = 0;
    let mut readings = BTreeSet::new();
    let random = (0..TEXTS).map(|_| numbers.text(&ALPHABET, 9));
    for given in random.chain(WITH_MARKS.map(str::to_owned)) {
        let texts = possible_intended_texts(&characters_of(&given));
        let lines: BTreeSet<Vec<Drawn>> =
            texts.iter().map(|it| drawn(&it.characters, &it.intended_order)).collect();
        assert_eq!(lines.len(), texts.len(), "{given:?}");
        for text in texts {
            readings.insert(text.reading_order.id());
            let base = text_of(&text.characters);
            let alone = drawn(&text.characters, &text.intended_order);
            match text.reading_order {
                IntendedReadingOrder::WholeLeftToRight => {
                    assert_eq!(alone, line(&base, Some(0)), "{given:?}")
                }
                IntendedReadingOrder::WholeByFirstStrong => assert_eq!(alone, line(&base, None), "{given:?}"),
                _ => assert!(text.reading_order.orders_by_text_parts()),
            }
            for surrounding in PRESETS_TRIED_FOR_FIXES {
                let wanted = wanted_line(&text, surrounding);
                let is_wanted = |it: &str| line_in(surrounding, it) == wanted;
                let found = text.find_fix_in_surrounding_text(surrounding);
                let what = || format!("{given:?} {:?} {surrounding:?}: {:?}", text.reading_order, found.fix);
                let remedy = found.fix.as_ref().unwrap_or_else(|| panic!("{}", what()));
                assert!(is_wanted(&remedy.fixed_text), "{}", what());
                // Without it the line is another.
                assert_eq!(is_wanted(&given), remedy.is_empty(), "{}", what());
                let controls = remedy.control_insertions.len();
                if !remedy.is_empty() {
                    let opens = ['\u{2066}', '\u{2067}']
                        [usize::from(text.intended_order.paragraph_direction().is_right_to_left())];
                    assert!(!has_smaller(&base, opens, controls, &is_wanted), "{}", what());
                }
                // The positions are those of the text as it was given.
                let inserted: Vec<(usize, char)> = remedy
                    .control_insertions
                    .iter()
                    .map(
                        |&ControlInsertion {
                             before_original_character_index: before,
                             inserted_scalar: scalar,
                         }| (before, scalar),
                    )
                    .collect();
                let mut kept = with_inserted(&given, &inserted).chars().collect::<Vec<_>>();
                for &removed in remedy.removed_original_character_indices.iter().rev() {
                    kept.remove(removed + inserted.iter().filter(|it| it.0 <= removed).count());
                }
                assert_eq!(kept.into_iter().collect::<String>(), remedy.fixed_text, "{}", what());
                counts[controls.min(4)] += 1;
                removals += usize::from(!remedy.removed_original_character_indices.is_empty());
                // Markup is isolates.
                if let Some(markup) = &found.isolate_markup {
                    let isolates = markup.html.replace("<bdi>", "\u{2068}").replace("</bdi>", "\u{2069}");
                    let isolates = isolates.replace("<bdi dir=\"ltr\">", "\u{2066}");
                    let isolates = isolates.replace("<bdi dir=\"rtl\">", "\u{2067}");
                    assert!(is_wanted(&isolates), "{}", what());
                }
                assert_eq!(found.isolate_markup.is_some(), controls > 0, "{}", what());
                if let Some(css) = found.isolate_markup.as_ref().and_then(|it| it.css) {
                    let opens = if css.ends_with("ltr") { '\u{2066}' } else { '\u{2067}' };
                    assert!(is_wanted(&format!("{opens}{base}\u{2069}")), "{}", what());
                }
            }
        }
    }
    // All kinds of remedies occur, and all readings.
    assert!(readings.len() == IntendedReadingOrder::ALL.len(), "{readings:?}");
    assert!(counts.iter().all(|it| *it > 5) && removals > 5, "{counts:?} {removals}");
}

/// Text alone in a paragraph of a direction is in order as it is in an English or a Hebrew sentence: what docs/explanations.md
/// says of a text that fills its paragraph.
#[test]
fn alone_in_a_paragraph_is_as_in_a_sentence() {
    let mut numbers = Numbers(14);
    for _ in 0..TEXTS {
        let text = numbers.text(&ALPHABET[..20], 12);
        for (surrounding, level) in [(SurroundingTextPreset::English, 0), (SurroundingTextPreset::Hebrew, 1)]
        {
            let context = surrounding.context();
            let half = |it: &str| line(it, Some(level));
            let mut halves = [half(&context.before), line(&text, Some(level)), half(&context.after)];
            if level == 1 {
                halves.reverse();
            }
            assert_eq!(line_in(surrounding, &text), halves.concat(), "{text:?}");
        }
    }
}

/// The readings of a text with the lines that are wanted, in their order.
fn readings(text: &str) -> Vec<(&'static str, String)> {
    let all = possible_intended_texts(&characters_of(text)).into_iter();
    all.map(|it| {
        (it.reading_order.id(), mirrored_visual_text_without_controls(&it.characters, &it.intended_order))
    })
    .collect()
}

#[test]
fn the_direction_of_the_sentence_with_whole_parts_comes_first() {
    let first = |text: &str| readings(text).into_iter().next().expect("a reading");
    // A drive, a path and a price are whole.
    assert_eq!(first("\u{5D0}\u{5D1} D:\\"), ("parts-right-to-left", "D:\\ \u{5D1}\u{5D0}".into()));
    assert_eq!(first("\u{5D0}\u{5D1} /srv/a"), ("parts-right-to-left", "/srv/a \u{5D1}\u{5D0}".into()));
    assert_eq!(first("\u{5D0}\u{5D1} $ 100"), ("parts-right-to-left", "$ 100 \u{5D1}\u{5D0}".into()));
    // Most words are right-to-left.
    assert_eq!(
        first("D:\\ \u{5D0}\u{5D1} \u{5D2}"),
        ("parts-right-to-left", "\u{5D2} \u{5D1}\u{5D0} D:\\".into())
    );
    // A path stays one from left to right where its first folder is.
    assert_eq!(first("C:\\\u{5D0}\u{5D1}\\\u{5D2}").0, "parts-left-to-right");
    assert_eq!(readings("C:\\").len(), 1);
}

/// A mark after a left-to-right word may be of the word or of the sentence.
#[test]
fn marks_are_of_the_word_in_a_reading_of_their_own() {
    let [of_word, of_sentence] = ["parts-with-marks-right-to-left", "own-direction"];
    let ids = |text: &str| readings(text).into_iter().map(|it| it.0).collect::<Vec<_>>();
    // Before another word it is likelier of the word, and at the end of the sentence.
    assert_eq!(ids("\u{5D0} Yahoo! \u{5D1}")[..2], [of_word, of_sentence]);
    assert_eq!(ids("\u{5D0} Yahoo!")[..2], [of_sentence, of_word]);
    assert_eq!(ids("\u{5D0} Mac, \u{5D1}")[..2], [of_sentence, of_word]);
    assert_eq!(ids("\u{5D0} 100 $")[..2], [of_sentence, of_word]);
    // Marks of numbers and Arabic marks are of the sentence.
    assert!(!ids("\u{5D0} 100!").contains(&of_word));
    assert!(!ids("\u{628} Yahoo\u{61F}").contains(&of_word));
}

/// Marks in an isolate are shorter than an isolate for each folder.
#[test]
fn fewer_characters_come_first() {
    for (folders, controls) in [(2, 4), (5, 7)] {
        let path = format!(
            "/srv{}/2025.zip",
            ["/\u{5D0}\u{5D1}", "/\u{5D2}", "/\u{5D3}", "/\u{5D4}", "/\u{5D5}"][..folders].concat()
        );
        let texts = possible_intended_texts(&characters_of(&path));
        let text = texts
            .iter()
            .find(|it| it.reading_order == IntendedReadingOrder::TextPartsLeftToRight)
            .expect("a reading");
        let remedy = text.find_fix_in_surrounding_text(SurroundingTextPreset::Hebrew).fix.expect("a remedy");
        assert_eq!(remedy.control_insertions.len(), controls, "{:?}", remedy.control_insertions);
    }
}

/// L1 gives a tab the direction of the paragraph, whatever is around it.
#[test]
fn nothing_keeps_a_tab_in_the_other_direction() {
    let texts = possible_intended_texts(&characters_of("a\tb"));
    let [hebrew, english] = [SurroundingTextPreset::Hebrew, SurroundingTextPreset::English]
        .map(|it| texts[0].find_fix_in_surrounding_text(it));
    assert!(hebrew.fix.is_none() && hebrew.isolate_markup.is_none());
    assert!(english.fix.is_some_and(|it| it.is_empty()));
}
