//! Random texts for names and addresses.

use proptest::prelude::{Strategy, any, prop, prop_oneof};

/// Letters, digits, marks and signs of many scripts, the ends of labels and these signs among them.
fn scalar(signs: &'static str) -> impl Strategy<Value = char> {
    prop_oneof![
        6 => prop::sample::select("abz019-..*_xn--A".chars().collect::<Vec<_>>()),
        4 => prop::char::range('\u{5D0}', '\u{5EA}'),
        4 => prop::char::range('\u{620}', '\u{6FF}'),
        1 => prop::char::range('\u{591}', '\u{5F4}'),
        1 => prop::char::range('\u{300}', '\u{36F}'),
        1 => prop::char::range('\u{400}', '\u{45F}'),
        1 => prop::char::range('\u{900}', '\u{97F}'),
        1 => prop::char::range('\u{80}', '\u{24F}'),
        1 => prop::char::range('\u{200B}', '\u{206F}'),
        1 => prop::sample::select(signs.chars().collect::<Vec<_>>()),
        1 => any::<char>(),
    ]
}

/// Texts of such characters, and of short labels, which the zone `com` often ends.
pub(crate) fn texts(signs: &'static str) -> impl Strategy<Value = String> {
    let text = move |length| prop::collection::vec(scalar(signs), length).prop_map(String::from_iter);
    prop_oneof![
        text(1..24),
        prop::collection::vec(text(1..4), 1..5).prop_map(|labels| labels.join(".")),
        text(1..8).prop_map(|label| format!("{}.com", label.replace('.', ""))),
    ]
}
