//! Each strategy of the documents as a point in the vocabulary: its spelling there shows what its own form shows.

use bidiscope_bidi::name::Character;
use bidiscope_bidi::order::DisplayConfig;

/// The built-in displays beside their spellings in the vocabulary, choices of the documents among them.
pub(crate) const SPELLED: [[&str; 2]; 15] = [
    ["logical", "custom:base=logical"],
    ["one-to-one", "custom:base=one-to-one"],
    ["one-to-one", "custom:base=one-to-one,separators=idna,fields=alone"],
    ["uba-ltr", "custom"],
    ["uba-rtl", "custom:paragraph=rtl"],
    ["uba-auto", "custom:paragraph=auto"],
    ["uba-auto:bidi-data=unicode-3\\u{2E}1", "custom:paragraph=auto,bidi-data=unicode-3\\u{2E}1"],
    ["components", "custom:separators=structural,fields=alone,direction=content"],
    ["fields", "custom:separators=parts,direction=order,around=marks,whole=embedding"],
    [
        "fields:paragraph=rtl",
        "custom:separators=parts,direction=order,around=marks,whole=embedding,paragraph=rtl",
    ],
    [
        "fields:order=content",
        "custom:separators=parts,direction=order,around=marks,whole=embedding,order=content",
    ],
    [
        "fields:order=environment,paragraph=rtl",
        "custom:separators=parts,direction=order,around=marks,whole=embedding,order=environment,paragraph=rtl",
    ],
    [
        "fields:order=top-level-domain",
        "custom:separators=parts,direction=order,around=marks,whole=embedding,order=top-level-domain",
    ],
    ["isolates", "custom:separators=parts,around=isolate,whole=isolate"],
    [
        "isolates:isolate=first-strong",
        "custom:separators=parts,around=isolate,whole=isolate,direction=first-strong",
    ],
];

/// The pairs of [`SPELLED`].
pub(crate) fn pairs() -> Vec<[DisplayConfig; 2]> {
    SPELLED.map(|pair| pair.map(|it| DisplayConfig::read(it).expect("a display"))).to_vec()
}

/// What of these characters the two displays show differently; `None` where nothing.
pub(crate) fn difference([built_in, own]: &[DisplayConfig; 2], characters: &[Character]) -> Option<String> {
    let [one, other] = [built_in, own].map(|it| it.order(characters));
    let lines = [built_in, own].map(|it| it.line(characters).order);
    let levels = |order: &bidiscope_bidi::order::DisplayOrder| order.runs().to_vec();
    let is_same = one == other && levels(&lines[0]) == levels(&lines[1]);
    let marks = [built_in, own].map(|it| it.insertion_plan(characters).filter(|it| !it.is_empty()));
    (!is_same || marks[0] != marks[1]).then(|| {
        let classes: Vec<&str> = characters.iter().map(|it| it.class.short_name()).collect();
        format!("{built_in} and {own} part: {one:?} and {other:?} of {}", classes.join(" "))
    })
}
