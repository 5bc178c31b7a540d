//! What must be known of a display to read it backwards.

use bidiscope_bidi::index::Direction;
use bidiscope_bidi::name::{BidiClass, Character, is_label_separator};
use bidiscope_bidi::order::components::natural_direction;
use bidiscope_bidi::order::fields::{Field, FieldKind, OverallOrder, fields};
use bidiscope_bidi::order::isolates::LabelIsolate;
use bidiscope_bidi::order::own::{
    Around, Base, DigitClass, FieldDirection, FieldLayout, OwnParagraph, Separators,
};
use bidiscope_bidi::order::{Display, Strategy};
use bidiscope_bidi::uba;

use Direction::{LeftToRight, RightToLeft};

/// A paragraph that may have shown something: its direction, and what its first strong character's must be.
pub(super) type PossibleParagraph = (Direction, Option<Direction>);

const LTR: &[PossibleParagraph] = &[(LeftToRight, None)];
const RTL: &[PossibleParagraph] = &[(RightToLeft, None)];
/// Rules P2 and P3.
const AUTO: &[PossibleParagraph] = &[(LeftToRight, Some(LeftToRight)), (RightToLeft, Some(RightToLeft))];

/// How a display is read backwards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum WayBack {
    /// It is what is stored.
    Stored,
    /// It is the paper's, which is its own inverse.
    OneToOne,
    /// It is one paragraph of the UBA, one of these.
    Paragraph(&'static [PossibleParagraph]),
    /// Each part shows itself and nothing else.
    Parts(PartsApart),
    /// Its orders have to be tried.
    Unknown,
}

/// A display of which each part shows itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct PartsApart {
    separators: Separators,
    /// The ways in which the parts may follow each other.
    pub(super) overall: &'static [Direction],
    within: Within,
}

/// How a part came about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Within {
    Stored,
    OneToOne,
    /// A paragraph that runs as the parts follow each other.
    AsOverall,
    /// One of these.
    Paragraph(&'static [PossibleParagraph]),
    /// A paragraph that runs by what it holds.
    ByContent,
}

/// What a part may have come about by.
pub(super) enum PartSource {
    Stored,
    OneToOne,
    Paragraphs(Vec<PossibleParagraph>),
}

impl PartsApart {
    /// Which of the characters that are seen stand between parts which follow each other in this direction: one way of
    /// taking them apart, or two.
    ///
    /// Davis's separators keep their places where the fields between them are read the overall way, and what is in a
    /// field holds none of those before it. So his grammar tells the fields by what is seen as by the name; only a colon
    /// that ends up before `//` could be one of the first label's own.
    pub(super) fn separations(&self, shown: &[Character], overall: Direction) -> Vec<Vec<bool>> {
        if self.separators != Separators::Parts {
            return vec![shown.iter().map(|it| self.separators.holds(it.scalar)).collect()];
        }
        let mut read = shown.to_vec();
        if overall.is_right_to_left() {
            read.reverse();
        }
        let between = |fields: &[Field]| {
            let mut separates = vec![true; read.len()];
            fields.iter().for_each(|it| separates[it.range.clone()].fill(false));
            if overall.is_right_to_left() {
                separates.reverse();
            }
            separates
        };
        let found = fields(&read);
        let mut ways = vec![between(&found)];
        if let Some(scheme) = found.first().filter(|it| it.kind == FieldKind::Scheme) {
            let mut of_a_label = read.clone();
            of_a_label[scheme.range.end].scalar = 'a';
            ways.push(between(&fields(&of_a_label)));
        }
        ways
    }

    /// Whether an order of the first label's characters may end in a colon before `//`, which makes it a scheme.
    pub(super) fn may_become_a_scheme(&self, shown: &[Character]) -> bool {
        let count = |scalar: char| shown.iter().filter(|it| it.scalar == scalar).count();
        self.separators == Separators::Parts && count(':') > 0 && count('/') > 1
    }

    /// What may have shown a part where the parts follow each other so.
    pub(super) fn source(&self, part: &[Character], overall: Direction) -> PartSource {
        PartSource::Paragraphs(match self.within {
            Within::Stored => return PartSource::Stored,
            Within::OneToOne => return PartSource::OneToOne,
            Within::AsOverall => vec![(overall, None)],
            Within::Paragraph(paragraphs) => paragraphs.to_vec(),
            Within::ByContent => vec![(natural_direction(part), None)],
        })
    }
}

impl WayBack {
    /// The way back from a display that shows these characters, whose classes are those that it goes by.
    pub(super) fn of(display: &Display, shown: &[Character]) -> Self {
        if display.strategy() == Strategy::Logical {
            return Self::Stored;
        }
        if display.strategy() == Strategy::OneToOne {
            return Self::OneToOne;
        }
        // Text round the name, marks before their bases, and more than one level run.
        let is_beyond = !display.context().is_empty()
            || !display.has_l3()
            || shown.iter().any(|it| is_beyond_one_level_run(it.class));
        if is_beyond {
            return Self::Unknown;
        }
        // Rule L1 takes white space at the line's end out of the isolates round it.
        let is_left_to_right =
            !display.environment().is_right_to_left() && display.label_isolate() == LabelIsolate::LeftToRight;
        let is_hung = !is_left_to_right && shown.iter().any(|it| uba::hangs(it.class));
        match display.strategy() {
            Strategy::UbaLtr => Self::Paragraph(LTR),
            Strategy::UbaRtl => Self::Paragraph(RTL),
            Strategy::UbaAuto => Self::Paragraph(AUTO),
            Strategy::Components => Self::Parts(PartsApart {
                separators: Separators::Structural,
                overall: &[LeftToRight],
                within: Within::ByContent,
            }),
            // His marks do not keep brackets of one field from pairing with those of another.
            Strategy::Fields if !uba::may_pair(shown) => Self::Parts(PartsApart {
                separators: Separators::Parts,
                overall: overall_directions(display, display.environment(), shown),
                within: Within::AsOverall,
            }),
            // A joiner that begins an isolate goes with what follows it.
            Strategy::Isolates if !is_hung && !holds(shown, BidiClass::BN) => Self::Parts(PartsApart {
                separators: Separators::Parts,
                overall: &[LeftToRight],
                within: match display.label_isolate() {
                    LabelIsolate::LeftToRight => Within::Paragraph(LTR),
                    LabelIsolate::FirstStrong => Within::Paragraph(AUTO),
                },
            }),
            Strategy::Own => of_own(display, shown),
            _ => Self::Unknown,
        }
    }
}

/// The way back from a strategy of one's own.
fn of_own(display: &Display, shown: &[Character]) -> WayBack {
    let design = display.design();
    // In more than a domain name, Davis's grammar tells the parts by the order that is sought.
    let is_domain_name = !shown.iter().any(|it| matches!(it.scalar, '/' | '?' | '#'));
    // What class a digit has depends on the order that is sought.
    if design.digits == DigitClass::Letter || design.separators == Separators::Parts && !is_domain_name {
        return WayBack::Unknown;
    }
    let paragraph = match design.paragraph {
        OwnParagraph::LeftToRight => LeftToRight,
        OwnParagraph::RightToLeft => RightToLeft,
        // Which way it runs depends on the order that is sought.
        OwnParagraph::Auto if is_bare(display) => return WayBack::Paragraph(AUTO),
        OwnParagraph::Auto | OwnParagraph::Last if goes_by_paragraph(display) => return WayBack::Unknown,
        OwnParagraph::Last if design.base == Base::Uba && design.fields == FieldLayout::Whole => {
            return WayBack::Unknown;
        }
        OwnParagraph::Auto | OwnParagraph::Last => LeftToRight,
    };
    let overall = overall_directions(display, paragraph, shown);
    let within = match design.direction {
        FieldDirection::LeftToRight => Within::Paragraph(LTR),
        FieldDirection::RightToLeft => Within::Paragraph(RTL),
        FieldDirection::Paragraph if paragraph.is_right_to_left() => Within::Paragraph(RTL),
        FieldDirection::Paragraph => Within::Paragraph(LTR),
        FieldDirection::Order => Within::AsOverall,
        FieldDirection::FirstStrong => Within::Paragraph(AUTO),
        FieldDirection::Content => Within::ByContent,
    };
    // A name keeps its labels only if every full stop keeps its place; and what begins as an A-label is told within a
    // part, or between full stops.
    let is_by_labels =
        shown.iter().all(|it| design.separators.holds(it.scalar) || !is_label_separator(it.scalar));
    let can_part = is_by_labels && !design.separators.holds('-');
    let parts = |overall, within| match can_part {
        true => WayBack::Parts(PartsApart { separators: design.separators.clone(), overall, within }),
        false => WayBack::Unknown,
    };
    match (design.base, design.fields, design.around, design.whole) {
        (Base::Logical, FieldLayout::Whole, ..) => WayBack::Stored,
        (Base::OneToOne, FieldLayout::Whole, ..) => WayBack::OneToOne,
        (Base::Logical, ..) => parts(overall, Within::Stored),
        (Base::OneToOne, ..) => parts(overall, Within::OneToOne),
        (Base::Uba, FieldLayout::Alone, Around::Nothing, _) => parts(overall, within),
        (Base::Uba, FieldLayout::Whole, Around::Nothing, Around::Nothing) => {
            WayBack::Paragraph(if paragraph.is_right_to_left() { RTL } else { LTR })
        }
        // Between isolates stand neutrals, which run as what is round them; at the end of a line rule L1 takes white
        // space out of its isolate.
        (Base::Uba, FieldLayout::Whole, Around::Isolate, Around::Nothing | Around::Isolate)
            if !holds(shown, BidiClass::BN) && !holds(shown, BidiClass::WS) =>
        {
            match (design.whole, within, overall) {
                (Around::Isolate, ..) => parts(overall, within),
                // Without an isolate round the whole, fields follow each other otherwise than the order says.
                (_, Within::AsOverall, [LeftToRight]) => parts(one(paragraph), Within::Paragraph(LTR)),
                (_, Within::AsOverall, [RightToLeft]) => parts(one(paragraph), Within::Paragraph(RTL)),
                (_, Within::AsOverall, _) => WayBack::Unknown,
                _ => parts(one(paragraph), within),
            }
        }
        _ => WayBack::Unknown,
    }
}

/// Whether nothing is told apart in it: it is one paragraph of the UBA.
fn is_bare(display: &Display) -> bool {
    let design = display.design();
    design.base == Base::Uba
        && design.fields == FieldLayout::Whole
        && design.around == Around::Nothing
        && design.whole == Around::Nothing
}

/// Whether fields of it run, or follow each other, as the paragraph does.
fn goes_by_paragraph(display: &Display) -> bool {
    let design = display.design();
    design.direction == FieldDirection::Paragraph || display.overall() == OverallOrder::Environment
}

/// In which directions the parts may follow each other.
fn overall_directions(display: &Display, paragraph: Direction, shown: &[Character]) -> &'static [Direction] {
    match display.overall() {
        OverallOrder::Constant => one(LeftToRight),
        OverallOrder::RightToLeft => one(RightToLeft),
        OverallOrder::Environment => one(paragraph),
        OverallOrder::Content => one(natural_direction(shown)),
        // Which label is the top-level domain depends on the direction.
        OverallOrder::TopLevelDomain => &Direction::ALL,
    }
}

const fn one(direction: Direction) -> &'static [Direction] {
    match direction {
        LeftToRight => &[LeftToRight],
        RightToLeft => &[RightToLeft],
    }
}

fn holds(shown: &[Character], class: BidiClass) -> bool {
    shown.iter().any(|it| it.class == class)
}

/// Whether a character of this class can give a paragraph more than one level run, or break one: the
/// explicit controls, and the tab, which rule L1 resets in the middle of the line.
const fn is_beyond_one_level_run(class: BidiClass) -> bool {
    use BidiClass::{B, FSI, LRE, LRI, LRO, PDF, PDI, RLE, RLI, RLO, S};
    matches!(class, B | S | LRE | LRO | RLE | RLO | PDF | LRI | RLI | FSI | PDI)
}
