//! Requirements on the positions of characters: what may be marked in a string, and what may not come of it.

use std::collections::BTreeSet;

use super::orders::{Mark, Read};
use super::read_certificate::ReadCertificate;
use crate::automata::certificate::{CertificateCheckError, Sequences};
use crate::automata::label_positions::Placement;
use crate::automata::language::is_delimiter;
use bidiscope_bidi::index::Direction;
use bidiscope_bidi::name::BidiClass;

/// What is marked of a string, for a requirement on labels.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Marked {
    /// Nothing yet; whether the last character is one of a label.
    Nothing { in_label: bool },
    /// One character, and whether it is outside the label of the next ones.
    Any { mark: Mark, is_outside: bool },
    /// A character outside a label, and whether it is left of one of the label.
    BesideLabel { mark: Mark, is_left: bool },
    /// A character of a label that goes on.
    InLabel(Mark),
    /// Two characters of a label, and whether it goes on.
    TwoOfLabel { marks: [Mark; 2], goes_on: bool },
    /// A separator, and whether a label has begun after it.
    Separator { mark: Mark, has_label: bool },
    /// A character, and whether it is left of a later separator; whether a label has begun after that.
    BesideSeparator { mark: Mark, is_left: bool, has_label: bool },
    /// A separator, a character of the label after it, and whether the first is left of the second.
    SeparatorAndLabel { separator: Mark, label: Mark, is_left: bool },
    /// The separators before and after a label.
    TwoSeparators([Mark; 2]),
    /// All characters of a label, and whether it goes on.
    WholeLabel { marks: BTreeSet<Mark>, goes_on: bool },
    /// A character that keeps its position, or any other.
    InPlace { mark: Mark, is_fixed: bool },
    /// The requirement is violated.
    Wrong,
}

/// What a character is for the requirement.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    Label,
    Separator,
    Other,
}

impl ReadCertificate {
    /// No string has a label that violates the requirement.
    pub(super) fn check_placement(&self, placement: Placement) -> Result<(), CertificateCheckError> {
        let is_of_contexts = matches!(self.claim.statement.sequences(), Sequences::Contexts(_));
        let role = |read: Read| match read.class {
            class if is_of_contexts && is_delimiter(class) => Role::Separator,
            _ if is_of_contexts && read.delimiters != 1 => Role::Other,
            BidiClass::CS => Role::Separator,
            _ => Role::Label,
        };
        let step = |marked: &Marked, read: Read| match placement {
            Placement::Together => together(marked, read, role(read)),
            Placement::Between => between(marked, read, role(read)),
            Placement::InOrder(direction) => in_order(marked, read, role(read), direction),
            Placement::InPlace => in_place(marked, read),
            // Of URLs `check_host_first` asks it.
            Placement::HostFirst(_) => vec![Marked::Wrong],
        };
        self.search_strings(Marked::Nothing { in_label: false }, step, |it| *it == Marked::Wrong)
    }
}

fn unless(is_wrong: bool, marked: Marked) -> Vec<Marked> {
    vec![if is_wrong { Marked::Wrong } else { marked }]
}

/// No character outside a label is between two of the label: either it comes before both, or after both.
fn together(marked: &Marked, read: Read, role: Role) -> Vec<Marked> {
    let in_label = role == Role::Label;
    match *marked {
        Marked::Nothing { .. } => {
            let mut next = vec![
                Marked::Nothing { in_label },
                Marked::Any { mark: Mark::at(read), is_outside: !in_label },
            ];
            next.extend(in_label.then(|| Marked::InLabel(Mark::at(read))));
            next
        }
        Marked::Any { mark, is_outside } => {
            let mark = mark.after(read);
            let mut next = vec![Marked::Any { mark, is_outside: is_outside || !in_label }];
            let adjoins_label = is_outside && in_label;
            next.extend(adjoins_label.then(|| Marked::BesideLabel { mark, is_left: mark.is_left(0) }));
            next
        }
        Marked::BesideLabel { mark, is_left } if in_label => {
            let mark = mark.after(read);
            unless(mark.is_left(0) != is_left, Marked::BesideLabel { mark, is_left })
        }
        Marked::InLabel(mark) if in_label => {
            let mark = mark.after(read);
            let both = Marked::TwoOfLabel { marks: [mark, Mark::at(read)], goes_on: true };
            vec![Marked::InLabel(mark), both]
        }
        Marked::TwoOfLabel { marks, goes_on } => {
            let marks = marks.map(|it| it.after(read));
            let goes_on = goes_on && in_label;
            let is_between = marks[0].is_left(0) != marks[1].is_left(0);
            unless(!goes_on && is_between, Marked::TwoOfLabel { marks, goes_on })
        }
        Marked::Wrong => vec![Marked::Wrong],
        _ => Vec::new(),
    }
}

/// Each character of a label is between its separators, and no other character.
fn between(marked: &Marked, read: Read, role: Role) -> Vec<Marked> {
    let separates = role == Role::Separator;
    match *marked {
        Marked::Nothing { .. } => {
            let mark = Mark::at(read);
            let mut next = vec![Marked::Nothing { in_label: false }, Marked::Any { mark, is_outside: true }];
            next.extend(separates.then_some(Marked::Separator { mark, has_label: false }));
            next
        }
        Marked::Any { mark, .. } => {
            let mark = mark.after(read);
            let mut next = vec![Marked::Any { mark, is_outside: true }];
            let is_left = mark.is_left(0);
            next.extend(separates.then_some(Marked::BesideSeparator { mark, is_left, has_label: false }));
            next
        }
        Marked::BesideSeparator { mark, is_left, has_label } => {
            let mark = mark.after(read);
            match (separates, has_label) {
                (false, _) => vec![Marked::BesideSeparator { mark, is_left, has_label: true }],
                (true, true) if mark.is_left(0) != is_left => vec![Marked::Wrong],
                (true, _) => Vec::new(),
            }
        }
        Marked::Separator { mark, has_label } => {
            let mark = mark.after(read);
            match (separates, has_label) {
                (false, _) => vec![
                    Marked::Separator { mark, has_label: true },
                    Marked::SeparatorAndLabel {
                        separator: mark,
                        label: Mark::at(read),
                        is_left: mark.is_left(0),
                    },
                ],
                (true, true) => vec![Marked::TwoSeparators([mark, Mark::at(read)])],
                (true, false) => Vec::new(),
            }
        }
        Marked::SeparatorAndLabel { separator, label, is_left } => {
            let (separator, label) = (separator.after(read), label.after(read));
            if !separates {
                return vec![Marked::SeparatorAndLabel { separator, label, is_left }];
            }
            let is_between = separator.is_left(0) == is_left && label.is_left(0) == is_left;
            if is_between { Vec::new() } else { vec![Marked::Wrong] }
        }
        Marked::TwoSeparators(marks) => {
            let marks = marks.map(|it| it.after(read));
            unless(marks[0].is_left(0) != marks[1].is_left(0), Marked::TwoSeparators(marks))
        }
        Marked::Wrong => vec![Marked::Wrong],
        _ => Vec::new(),
    }
}

/// Each character of a later label has one of the earlier label left of it; to the right, right of it.
fn in_order(marked: &Marked, read: Read, role: Role, direction: Direction) -> Vec<Marked> {
    let in_label = role == Role::Label;
    match marked {
        Marked::Nothing { in_label: was_in_label } => {
            let mut next = vec![Marked::Nothing { in_label }];
            let whole = || Marked::WholeLabel { marks: BTreeSet::from([Mark::at(read)]), goes_on: true };
            next.extend((in_label && !was_in_label).then(whole));
            next
        }
        Marked::WholeLabel { marks, goes_on } => {
            let mut marks: BTreeSet<Mark> = marks.iter().map(|it| it.after(read)).collect();
            let goes_on = *goes_on && in_label;
            if goes_on {
                marks.insert(Mark::at(read));
            }
            let left = direction == Direction::LeftToRight;
            let is_later = in_label && !goes_on;
            let is_wrong = is_later && marks.iter().all(|it| it.is_left(0) != left);
            unless(is_wrong, Marked::WholeLabel { marks, goes_on })
        }
        Marked::Wrong => vec![Marked::Wrong],
        _ => Vec::new(),
    }
}

/// Each left-to-right letter and each full stop has all earlier characters left and all later ones right of it.
fn in_place(marked: &Marked, read: Read) -> Vec<Marked> {
    let is_fixed_here = matches!(read.class, BidiClass::L | BidiClass::CS);
    match *marked {
        Marked::Nothing { .. } => vec![
            Marked::Nothing { in_label: false },
            Marked::InPlace { mark: Mark::at(read), is_fixed: is_fixed_here },
        ],
        Marked::InPlace { mark, is_fixed } => {
            let mark = mark.after(read);
            let is_wrong = (is_fixed || is_fixed_here) && !mark.is_left(0);
            unless(is_wrong, Marked::InPlace { mark, is_fixed })
        }
        Marked::Wrong => vec![Marked::Wrong],
        _ => Vec::new(),
    }
}

/// What is marked of a string that is to read in its direction.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Reading {
    /// Whether it has L, and R or AL, and AN.
    has_left: bool,
    has_right: bool,
    has_arabic_number: bool,
    marked: Option<ReadMark>,
    /// Whether two characters are wrong for reading from left to right, and for reading from right to left.
    is_wrong: [bool; 2],
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct ReadMark {
    mark: Mark,
    class: BidiClass,
    /// Whether a full stop comes after it.
    is_in_other_label: bool,
    /// Whether only digits of its class come after it.
    is_in_number: bool,
}

impl ReadCertificate {
    /// Sequences without R, AL and AN read from left to right; those with R or AL and without L from right to left: letters
    /// are left of what comes before, later labels left of earlier ones, and numbers run from left to right.
    pub(super) fn check_reading(&self) -> Result<(), CertificateCheckError> {
        let start = Reading {
            has_left: false,
            has_right: false,
            has_arabic_number: false,
            marked: None,
            is_wrong: [false; 2],
        };
        let is_wrong = |it: &Reading| {
            let is_left_to_right = !it.has_right && !it.has_arabic_number;
            let is_right_to_left = it.has_right && !it.has_left;
            is_left_to_right && it.is_wrong[0] || is_right_to_left && it.is_wrong[1]
        };
        self.search_strings(start, |it, read| it.after(read), is_wrong)
    }
}

impl Reading {
    fn after(&self, read: Read) -> Vec<Self> {
        let class = read.class;
        let is_letter = |it: BidiClass| it.is_right_to_left_letter();
        let is_digit = matches!(class, BidiClass::EN | BidiClass::AN);
        let mut next = *self;
        next.has_left |= class == BidiClass::L;
        next.has_right |= is_letter(class);
        next.has_arabic_number |= class == BidiClass::AN;
        match &mut next.marked {
            None => {
                let is_in_number = is_digit;
                let marked = ReadMark { mark: Mark::at(read), class, is_in_other_label: false, is_in_number };
                vec![next, Self { marked: Some(marked), ..next }]
            }
            Some(it) => {
                it.mark = it.mark.after(read);
                it.is_in_number &= it.class == class;
                let has_stop = [it.class, class].contains(&BidiClass::CS);
                let must_be_left =
                    is_letter(it.class) || is_letter(class) || it.is_in_other_label && !has_stop;
                it.is_in_other_label |= class == BidiClass::CS;
                let is_left = it.mark.is_left(0);
                next.is_wrong[0] |= !is_left;
                next.is_wrong[1] |= must_be_left && is_left || it.is_in_number && !is_left;
                vec![next]
            }
        }
    }
}
