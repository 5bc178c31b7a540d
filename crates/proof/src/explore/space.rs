//! The space of strategies that is explored by default.

use bidiscope_bidi::order::custom::{
    BaseAlgorithm, CustomParagraph, CustomStrategy, DigitClass, FieldControls, FieldDirection, FieldLayout,
    PunctuationClass, Separators, WholeNameControls,
};
use bidiscope_bidi::order::fields::OverallOrder;
use bidiscope_bidi::order::{DisplayConfig, DisplayOption, Strategy};

/// Every strategy that is explored by default, each once, in a fixed order.
///
/// *Layouts*, which use each character's Unicode class, are all combinations of these options: the base; the
/// paragraph direction; no separators, or the label separators; fields ordered within the whole name (each
/// inside nothing, marks, an embedding, an isolate or an override) or alone (each inside nothing or an
/// override); the direction of a field; nothing or an embedding around the whole name; the order of the fields.
/// An option without effect in a combination keeps its default, and so does the paragraph direction where the
/// whole name is embedded and nothing else depends on it.
///
/// *Changed classes* of the hyphen and the digits, 20 combinations, are applied to sixteen of the layouts.
///
/// Not included: options that give every name the same display as one of these (an isolate around the whole
/// name; controls around a field that is laid out alone in its own direction), separators other than full
/// stops, marks, an override or a first strong isolate around the whole name, a mark on one side only, the paragraph
/// direction of the last character or the host, a layout of the path, another class of the full stop, European or Arabic
/// numbers only, surrounding text, earlier Unicode versions, and omitting rules W2, N0 and L3.
pub fn strategy_space() -> Vec<DisplayConfig> {
    let mut found = layouts();
    for layout in LAYOUTS_WITH_CHANGED_CLASSES.into_iter().filter_map(|it| DisplayConfig::read(it).ok()) {
        for hyphen in HYPHENS {
            for digits in DIGITS {
                let custom_strategy = CustomStrategy { hyphen, digits, ..layout.custom_strategy().clone() };
                found.push(layout.clone().with_custom_strategy(custom_strategy));
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

/// The layouts that are combined with changed classes.
pub(super) const LAYOUTS_WITH_CHANGED_CLASSES: [&str; 16] = [
    "own",
    "custom:paragraph=rtl",
    "custom:paragraph=auto",
    "custom:base=one-to-one",
    "custom:separators=idna,fields=alone",
    "custom:separators=idna,fields=alone,direction=rtl",
    "custom:separators=idna,fields=alone,direction=first-strong",
    "custom:separators=idna,fields=alone,direction=content",
    "custom:order=right-to-left,separators=idna,fields=alone",
    "custom:order=right-to-left,separators=idna,fields=alone,direction=rtl",
    "custom:order=right-to-left,separators=idna,fields=alone,direction=first-strong",
    "custom:order=right-to-left,separators=idna,fields=alone,direction=content",
    "custom:order=content,separators=idna,fields=alone",
    "custom:order=content,separators=idna,fields=alone,direction=content",
    "custom:order=content,separators=idna,fields=alone,direction=order",
    "custom:order=content,whole=embedding",
];

/// The classes of the hyphen among the changed classes. It has class ES already.
const HYPHENS: [PunctuationClass; 5] = {
    use PunctuationClass::{Et, L, On, R, Unchanged};
    [Unchanged, On, L, R, Et]
};

/// The classes of the digits among the changed classes.
const DIGITS: [DigitClass; 4] =
    [DigitClass::Unchanged, DigitClass::PrecedingLetter, DigitClass::L, DigitClass::R];

/// The controls around the fields of the layouts.
const FIELD_CONTROLS: [FieldControls; 5] = {
    use FieldControls::{Embedding, Isolate, Marks, Nothing, Override};
    [Nothing, Marks, Embedding, Isolate, Override]
};

/// The paragraph directions of the layouts. The direction of the last character, as in the old program that RFC
/// 5893 section 7.1 warns of, is not a serious proposal and is left out.
const PARAGRAPHS: [CustomParagraph; 3] =
    [CustomParagraph::LeftToRight, CustomParagraph::RightToLeft, CustomParagraph::Auto];

fn layouts() -> Vec<DisplayConfig> {
    let mut found = Vec::new();
    for base in BaseAlgorithm::ALL {
        for separators in [Separators::None, Separators::Idna] {
            for fields in FieldLayout::ALL {
                for paragraph in PARAGRAPHS {
                    for around in FIELD_CONTROLS {
                        for whole in [WholeNameControls::Nothing, WholeNameControls::Embedding] {
                            for direction in FieldDirection::ALL {
                                for order in OverallOrder::ALL {
                                    let separators = separators.clone();
                                    let custom_strategy = CustomStrategy {
                                        base,
                                        separators,
                                        fields,
                                        paragraph,
                                        field_controls: around,
                                        name_controls: whole,
                                        direction,
                                        ..CustomStrategy::PLAIN
                                    };
                                    found.push(
                                        DisplayConfig::custom(custom_strategy).with_overall_order(order),
                                    );
                                }
                            }
                        }
                    }
                }
            }
        }
    }
    found.retain(is_canonical);
    found
}

/// Whether every option without effect has its default, so that each layout occurs once.
fn is_canonical(display: &DisplayConfig) -> bool {
    let custom_strategy = display.custom_strategy();
    let default = DisplayConfig::plain(Strategy::Custom);
    let chosen = |key: DisplayOption| display.value(key) != default.value(key);
    let keys = [
        DisplayOption::Paragraph,
        DisplayOption::FieldDirection,
        DisplayOption::FieldControls,
        DisplayOption::WholeNameControls,
        DisplayOption::OverallOrder,
    ];
    if keys.into_iter().any(|key| chosen(key) && display.no_effect_reason(key).is_some()) {
        return false;
    }
    let has_separators = custom_strategy.separators != Separators::None;
    let is_alone = custom_strategy.fields == FieldLayout::ParagraphPerField;
    let has_fields = is_alone || custom_strategy.field_controls != FieldControls::Nothing;
    // Without separators the whole name is the only field; with them some option must apply to fields.
    if has_separators != has_fields {
        return false;
    }
    if is_alone && !matches!(custom_strategy.field_controls, FieldControls::Nothing | FieldControls::Override)
    {
        return false;
    }
    let asks_for_paragraph = display.overall_order() == OverallOrder::Environment
        || has_fields && custom_strategy.direction == FieldDirection::Paragraph;
    let is_embedded = custom_strategy.name_controls == WholeNameControls::Embedding;
    !(is_embedded && chosen(DisplayOption::Paragraph) && !asks_for_paragraph)
}

/// The built-in strategy with the same display of every domain name as this strategy of the space; `None` if
/// there is none.
pub fn equivalent_built_in(display: &DisplayConfig) -> Option<Strategy> {
    let points = [
        ("custom:base=logical", Strategy::Logical),
        ("custom:base=one-to-one", Strategy::OneToOne),
        ("own", Strategy::UbaLtr),
        ("custom:paragraph=rtl", Strategy::UbaRtl),
        ("custom:paragraph=auto", Strategy::UbaAuto),
        ("custom:separators=idna,fields=alone,direction=content", Strategy::Components),
        ("custom:separators=idna,direction=order,around=marks,whole=embedding", Strategy::Fields),
        ("custom:separators=idna,around=isolate,whole=embedding", Strategy::Isolates),
    ];
    let named =
        |(written, strategy)| (DisplayConfig::read(written).as_ref() == Ok(display)).then_some(strategy);
    points.into_iter().find_map(named)
}
