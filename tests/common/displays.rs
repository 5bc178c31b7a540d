//! Any display: every strategy with every choice.

use bidiscope::order::context::Context;
use bidiscope::order::fields::OverallOrder;
use bidiscope::order::isolates::LabelIsolate;
use bidiscope::order::own::{
    Around, Base, Design, DigitClass, FieldDirection, FieldLayout, HyphenClass, OwnParagraph, Separators,
};
use bidiscope::order::{Direction, Display, Strategy};
use bidiscope::uba::Edition;
use proptest::prelude::{Just, Strategy as Any, any, prop_oneof};
use proptest::sample::select;

/// What stands beside a name: letters and numbers of all kinds, neutrals, brackets, controls, and what ends
/// a paragraph.
const BESIDE: &str = "[ab\u{5D0}\u{5D1}\u{627}1\u{661}() .,%/+-\u{5B8}\u{200D}\u{202A}-\u{202E}\u{2066}-\u{2069}\u{2029}]{0,5}";

/// Any display, in half of the cases without a context.
pub(crate) fn any_display() -> impl Any<Value = Display> {
    let context = prop_oneof![
        Just(Context::default()),
        (BESIDE, BESIDE).prop_map(|(before, after)| Context { before, after }),
    ];
    let choices = (
        prop_oneof![select(Strategy::BUILT_IN.to_vec()), Just(Strategy::Own)],
        context,
        select(Edition::ALL.to_vec()),
        select(LabelIsolate::ALL.to_vec()),
        select(OverallOrder::ALL.to_vec()),
        select(Direction::ALL.to_vec()),
        any::<bool>(),
        any_design(),
    );
    choices.prop_map(|(strategy, context, edition, isolate, overall, environment, has_l3, design)| {
        Display::plain(strategy)
            .with_context(context)
            .with_edition(edition)
            .with_label_isolate(isolate)
            .with_overall(overall)
            .with_environment(environment)
            .with_l3(has_l3)
            .with_design(design)
    })
}

/// Any choices for a strategy of one's own.
pub(crate) fn any_design() -> impl Any<Value = Design> {
    let listed = ["-", "./", "@ :"].map(|it| Separators::listed(it).expect("separators"));
    let choices = (
        select(Base::ALL.to_vec()),
        select(OwnParagraph::ALL.to_vec()),
        select(Separators::NAMED.into_iter().chain(listed).collect::<Vec<_>>()),
        select(FieldLayout::ALL.to_vec()),
        select(FieldDirection::ALL.to_vec()),
        select(Around::ALL.to_vec()),
        select(Around::ALL.to_vec()),
        select(HyphenClass::ALL.to_vec()),
        select(DigitClass::ALL.to_vec()),
    );
    choices.prop_map(|(base, paragraph, separators, fields, direction, around, whole, hyphen, digits)| {
        Design { base, paragraph, separators, fields, direction, around, whole, hyphen, digits }
    })
}
