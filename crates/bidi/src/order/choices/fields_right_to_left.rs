//! Arranges fields from right to left.

use std::ops::Range;

use crate::name::Character;
use crate::order::{Direction, DisplayOrder, VisualRun};

/// The order in which these fields, and the separators between them, follow each other from right to left,
/// each field as in `order`, where they must be contiguous and from left to right.
pub(in crate::order) fn fields_right_to_left(
    characters: &[Character],
    order: &DisplayOrder,
    fields: &[Range<usize>],
) -> DisplayOrder {
    let mut runs = Vec::new();
    let mut end = characters.len();
    for field in fields.iter().rev() {
        runs.extend(separators(field.end..end));
        // The part of each run that is within the field, in the order of the runs.
        runs.extend(order.runs().iter().filter_map(|run| {
            let logical = run.logical_range.start.max(field.start)..run.logical_range.end.min(field.end);
            (!logical.is_empty()).then_some(VisualRun {
                logical_range: logical,
                direction: run.direction,
                level: None,
            })
        }));
        end = field.start;
    }
    runs.extend(separators(0..end));
    DisplayOrder::from_runs(characters, runs, Direction::RightToLeft)
}

/// The characters between fields, as a right-to-left run.
fn separators(logical: Range<usize>) -> Option<VisualRun> {
    (!logical.is_empty()).then_some(VisualRun {
        logical_range: logical,
        direction: Direction::RightToLeft,
        level: None,
    })
}

#[cfg(test)]
mod tests {
    use crate::name::{Name, Notation};
    use crate::order::DisplayConfig;

    fn check(display: &str, name: &str, expected: &str) {
        let name = Name::read(name, Notation::CapitalsAsHebrew).expect("a name");
        let display = DisplayConfig::read(display).expect("a display");
        let order = display.order(name.characters());
        let shown = Notation::CapitalsAsHebrew.write_scalars(order.display(name.characters()).chars());
        assert_eq!(shown.as_deref(), Ok(expected), "{display}");
    }

    // Davis's example for a right-to-left environment shows `http://a.b.C.D.com` as `com.D.C.b.a//:http`.
    #[test]
    fn fields_follow_each_other_from_right_to_left() {
        let fields = "custom:separators=structural,fields=alone,direction=content,order=right-to-left";
        check(fields, "http://a.b.C.D.com", "com.D.C.b.a//:http");
        check(fields, "AB1.cd2", "cd2.1BA");
        check(
            "custom:base=one-to-one,separators=idna,fields=alone,order=right-to-left",
            "AB1.cd2",
            "cd2.BA1",
        );
        check("custom:base=logical,separators=idna,fields=alone,order=right-to-left", "AB1.cd2", "cd2.AB1");
    }

    #[test]
    fn the_order_can_go_by_what_the_name_holds() {
        let by_content = "custom:separators=idna,fields=alone,direction=content,order=content";
        check(by_content, "ab.cd", "ab.cd");
        check(by_content, "ab.CD", "DC.ab");
        let by_paragraph = "custom:separators=idna,fields=alone,order=environment,paragraph=rtl";
        check(by_paragraph, "ab.cd", "cd.ab");
        let by_top_level = "custom:separators=idna,fields=alone,direction=order,order=top-level-domain";
        check(by_top_level, "AB.cd", "BA.cd");
        check(by_top_level, "ab.CD", "DC.ab");
    }
}
