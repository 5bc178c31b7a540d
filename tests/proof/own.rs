//! Strategies of one's own: their levels are those that the display has, for every string to a length.

use std::collections::BTreeMap;

use bidiscope::name::BidiClass;
use bidiscope::order::own::{
    Around, Base, Design, DigitClass, FieldDirection, FieldLayout, HyphenClass, OwnParagraph, Separators,
};
use bidiscope::order::fields::OverallOrder;
use bidiscope::order::Display;
use bidiscope::proof::{NotReached, levels};
use proptest::prelude::{ProptestConfig, proptest};

use super::levels::check_strings;
use super::designs::any_design;
use super::support::{SEVEN, TEN};

/// Every way of laying fields out, the classes aside.
fn layouts() -> Vec<Display> {
    let mut found = Vec::new();
    for base in Base::ALL {
        for paragraph in OwnParagraph::ALL {
            for fields in FieldLayout::ALL {
                for direction in FieldDirection::ALL {
                    for around in Around::ALL {
                        for whole in Around::ALL {
                            for order in OverallOrder::ALL {
                                let separators = Separators::Idna;
                                let design = Design {
                                    base, paragraph, separators, fields, direction, around, whole,
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
    found.retain(|it| {
        use bidiscope::order::Key;
        let plain = Display::own(Design { separators: Separators::Idna, ..Design::PLAIN });
        [Key::Paragraph, Key::Direction, Key::Around, Key::Whole, Key::Order]
            .iter()
            .all(|&key| it.idle(key).is_none() || it.value(key) == plain.value(key))
    });
    found
}

/// What holds of a strategy's levels, or why they are not reached.
fn check(display: &Display, classes: &[BidiClass], to: usize) -> Result<(), NotReached> {
    let strings = levels::of(display, classes)?;
    check_strings(display, &strings, classes, to);
    Ok(())
}

#[test]
fn every_layout_has_the_levels_of_its_display() {
    let mut known: BTreeMap<String, usize> = BTreeMap::new();
    for display in layouts() {
        let known_as = check(&display, &SEVEN, 3).map_or_else(|it| it.to_string(), |()| "reached".to_owned());
        *known.entry(known_as).or_default() += 1;
        let _ = check(&display, &TEN, 2);
    }
    // More than half are reached, so that what is compared is no small part.
    let all: usize = known.values().sum();
    assert!(known["reached"] * 2 > all, "{known:?}");
}

/// Changed classes, in layouts of all kinds, marks and neutrals among them.
#[test]
fn changed_classes_have_the_levels_of_their_display() {
    for layout in [
        "own",
        "own:paragraph=rtl",
        "own:paragraph=auto",
        "own:base=one-to-one",
        "own:base=logical,separators=idna,fields=alone,order=content",
        "own:separators=idna,fields=alone,direction=content",
        "own:separators=idna,fields=alone,direction=first-strong",
        "own:separators=idna,fields=alone,direction=order,order=top-level-domain",
        "own:separators=idna,around=isolate,direction=first-strong",
        "own:separators=idna,around=marks,direction=content",
        "own:separators=idna,around=embedding,direction=first-strong",
        "own:separators=idna,around=override,direction=content,paragraph=rtl",
    ] {
        let layout = Display::read(layout).expect("a display");
        for hyphen in HyphenClass::ALL {
            for digits in DigitClass::ALL {
                let design = Design { hyphen, digits, ..layout.design().clone() };
                let display = layout.clone().with_design(design);
                let reached = check(&display, &SEVEN, 4).and_then(|()| check(&display, &TEN, 3));
                let may_be_beyond = layout.design().base == Base::OneToOne
                    || reached == Err(NotReached::OverallOrder) && layout.overall() != OverallOrder::Constant;
                assert!(reached.is_ok() || may_be_beyond, "{display}: {reached:?}");
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn any_design_has_the_levels_of_its_display(design in any_design()) {
        let _ = check(&Display::own(design.clone()), &SEVEN, 4);
        let _ = check(&Display::own(design), &TEN, 3);
    }
}
