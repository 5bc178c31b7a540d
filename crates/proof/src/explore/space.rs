//! The space of strategies that is explored.

use bidiscope_bidi::order::fields::OverallOrder;
use bidiscope_bidi::order::own::{
    Around, Base, Design, DigitClass, FieldDirection, FieldLayout, HyphenClass, OwnParagraph, Separators,
};
use bidiscope_bidi::order::{Display, Key, Strategy};

/// Every strategy that is explored unless others are given, each once, in an order that does not change.
///
/// *Layouts*, by each character's own class, are every combination of these choices: the base; the paragraph; no
/// separators, or the label separators; fields within the whole, with nothing, marks, an embedding, an isolate or
/// an override round each, or alone, with nothing or an override; the direction of a field; nothing or an embedding round
/// the whole; the order of the fields. A choice that changes nothing beside the others is left at its
/// default, and so is the paragraph where the whole is embedded and nothing else goes by it.
///
/// *Changed classes* of the hyphen and the digits, all 20 together, are tried on sixteen of them.
///
/// Left out are what shows a name that is alone as one of these does (an isolate round the whole, what stands round a field that is alone
/// in its own direction), separators other than full stops, marks or an override round the whole,
/// contexts, earlier editions, and leaving out rule L3.
pub fn space() -> Vec<Display> {
    let mut found = layouts();
    for layout in VARIED.into_iter().filter_map(|it| Display::read(it).ok()) {
        // Today the hyphen is an ES by itself.
        for hyphen in HyphenClass::ALL.into_iter().filter(|it| *it != HyphenClass::Es) {
            for digits in DigitClass::ALL {
                let design = Design { hyphen, digits, ..layout.design().clone() };
                found.push(layout.clone().with_design(design));
            }
        }
    }
    let mut unique = Vec::with_capacity(found.len());
    for display in found {
        if !unique.contains(&display) {
            unique.push(display);
        }
    }
    unique
}

/// The layouts on which changed classes are tried.
pub(super) const VARIED: [&str; 16] = [
    "own",
    "own:paragraph=rtl",
    "own:paragraph=auto",
    "own:base=one-to-one",
    "own:separators=idna,fields=alone",
    "own:separators=idna,fields=alone,direction=rtl",
    "own:separators=idna,fields=alone,direction=first-strong",
    "own:separators=idna,fields=alone,direction=content",
    "own:order=right-to-left,separators=idna,fields=alone",
    "own:order=right-to-left,separators=idna,fields=alone,direction=rtl",
    "own:order=right-to-left,separators=idna,fields=alone,direction=first-strong",
    "own:order=right-to-left,separators=idna,fields=alone,direction=content",
    "own:order=content,separators=idna,fields=alone",
    "own:order=content,separators=idna,fields=alone,direction=content",
    "own:order=content,separators=idna,fields=alone,direction=order",
    "own:order=content,whole=embedding",
];

/// The paragraphs in which they stand. That of the old program of RFC 5893 section 7.1 is a warning, no wish.
const PARAGRAPHS: [OwnParagraph; 3] =
    [OwnParagraph::LeftToRight, OwnParagraph::RightToLeft, OwnParagraph::Auto];

fn layouts() -> Vec<Display> {
    let mut found = Vec::new();
    for base in Base::ALL {
        for separators in [Separators::None, Separators::Idna] {
            for fields in FieldLayout::ALL {
                for paragraph in PARAGRAPHS {
                    for around in Around::ALL {
                        for whole in [Around::Nothing, Around::Embedding] {
                            for direction in FieldDirection::ALL {
                                for order in OverallOrder::ALL {
                                    let separators = separators.clone();
                                    let design = Design {
                                        base,
                                        separators,
                                        fields,
                                        paragraph,
                                        around,
                                        whole,
                                        direction,
                                        ..Design::PLAIN
                                    };
                                    found.push(Display::own(design).with_overall(order));
                                }
                            }
                        }
                    }
                }
            }
        }
    }
    found.retain(is_of_its_own);
    found
}

/// Whether nothing is chosen that changes nothing.
fn is_of_its_own(display: &Display) -> bool {
    let design = display.design();
    let plain = Display::plain(Strategy::Own);
    let chosen = |key: Key| display.value(key) != plain.value(key);
    let keys = [Key::Paragraph, Key::Direction, Key::Around, Key::Whole, Key::Order];
    if keys.into_iter().any(|key| chosen(key) && display.idle(key).is_some()) {
        return false;
    }
    let has_separators = design.separators != Separators::None;
    let is_alone = design.fields == FieldLayout::Alone;
    let has_fields = is_alone || design.around != Around::Nothing;
    // Without separators the whole is the only field, and with them something must go by the fields.
    if has_separators != has_fields {
        return false;
    }
    if is_alone && !matches!(design.around, Around::Nothing | Around::Override) {
        return false;
    }
    let asks_for_paragraph = display.overall() == OverallOrder::Environment
        || has_fields && design.direction == FieldDirection::Paragraph;
    let is_embedded = design.whole == Around::Embedding;
    !(is_embedded && chosen(Key::Paragraph) && !asks_for_paragraph)
}

/// The strategy of the documents that a point of the space shows all domain names as, if it is one.
pub fn named_point(display: &Display) -> Option<Strategy> {
    let points = [
        ("own:base=logical", Strategy::Logical),
        ("own:base=one-to-one", Strategy::OneToOne),
        ("own", Strategy::UbaLtr),
        ("own:paragraph=rtl", Strategy::UbaRtl),
        ("own:paragraph=auto", Strategy::UbaAuto),
        ("own:separators=idna,fields=alone,direction=content", Strategy::Components),
        ("own:separators=idna,direction=order,around=marks,whole=embedding", Strategy::Fields),
        ("own:separators=idna,around=isolate,whole=embedding", Strategy::Isolates),
    ];
    let named = |(written, strategy)| (Display::read(written).as_ref() == Ok(display)).then_some(strategy);
    points.into_iter().find_map(named)
}
