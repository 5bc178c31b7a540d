//! Every display and every marked form that the two drafts print.

use bidiscope_bidi::name::{Notation, text_of};
use bidiscope_bidi::order::components::{self, duerst_control_insertions, strip_component_controls};
use bidiscope_bidi::order::fields::FieldOrderDirection;
use bidiscope_bidi::order::isolates::{self, LabelIsolate};
use bidiscope_bidi::order::{Direction, DisplayOrder, Strategy};

use crate::{capitals, fields_plan, isolates_plan};

const DISPLAYS: &str = include_str!("../../../../tests/data/drafts-displays.tsv");

fn order(construction: &str, written: &str, environment: Direction) -> DisplayOrder {
    let name = capitals(written);
    let name = name.as_slice();
    match construction {
        "components" => Strategy::Components.order(name),
        "components-marked" => duerst_control_insertions(name, environment)
            .uba_order_of_original_characters(name, environment.into()),
        "isolates" => isolates_plan(name, LabelIsolate::LeftToRight)
            .uba_order_of_original_characters(name, environment.into()),
        "isolates-first-strong" => isolates_plan(name, LabelIsolate::FirstStrong)
            .uba_order_of_original_characters(name, environment.into()),
        _ => {
            let id = construction.strip_prefix("fields-").expect("a construction");
            fields_plan(name, FieldOrderDirection::from_id(id).expect("an overall order"), environment)
                .uba_order_of_original_characters(name, environment.into())
        }
    }
}

#[test]
fn displays_are_those_of_the_drafts() {
    let mut cases = 0;
    for line in DISPLAYS.lines().filter(|line| !line.starts_with('#')) {
        let [source, construction, environment, logical, display] = line.split('\t').collect::<Vec<_>>()[..]
        else {
            panic!("five columns: {line}");
        };
        let environment = if environment == "rtl" { Direction::RightToLeft } else { Direction::LeftToRight };
        let name = capitals(logical);
        let shown = order(construction, logical, environment).display(&name);
        let shown =
            Notation::CapitalsAsHebrew.write_scalars(shown.chars()).expect("what was read can be written");
        assert_eq!(shown, display, "{source}: {logical} by {construction}");
        cases += 1;
    }
    assert_eq!(cases, 23);
}

/// The name's capitals with the draft's entities for what is put in.
fn entities(text: &str) -> String {
    let mut written = String::new();
    for scalar in text.chars() {
        match scalar {
            '\u{200E}' => written.push_str("&lrm;"),
            '\u{200F}' => written.push_str("&rlm;"),
            '\u{202A}' => written.push_str("&lre;"),
            '\u{202B}' => written.push_str("&rle;"),
            '\u{202C}' => written.push_str("&pdf;"),
            '\u{2066}' => written.push_str("&lri;"),
            '\u{2068}' => written.push_str("&fsi;"),
            '\u{2069}' => written.push_str("&pdi;"),
            _ => written
                .push_str(&Notation::CapitalsAsHebrew.write_scalars([scalar]).expect("in the notation")),
        }
    }
    written
}

#[test]
fn the_marks_of_durst_stand_where_section_4_3_puts_them() {
    for (written, ltr, rtl) in [
        ("ftp.example.com", "ftp.example.com", "&lre;ftp.example.com&pdf;"),
        (
            "FTP.EXAMPLE.com",
            "&lrm;FTP&lrm;.&lrm;EXAMPLE&lrm;.com",
            "&lre;&lrm;FTP&lrm;.&lrm;EXAMPLE&lrm;.com&pdf;",
        ),
        ("A@b:C", "&lrm;A&lrm;@b:&lrm;C&lrm;", "&lre;&lrm;A&lrm;@b:&lrm;C&lrm;&pdf;"),
        (
            "x//A?k=B&l#C",
            "x//&lrm;A&lrm;?k=&lrm;B&lrm;&l#&lrm;C&lrm;",
            "&lre;x//&lrm;A&lrm;?k=&lrm;B&lrm;&l#&lrm;C&lrm;&pdf;",
        ),
    ] {
        let name = capitals(written);
        for (context, expected) in [(Direction::LeftToRight, ltr), (Direction::RightToLeft, rtl)] {
            let marked = duerst_control_insertions(&name, context).characters_with_insertions(&name);
            assert_eq!(entities(&text_of(&marked)), expected);
            assert_eq!(strip_component_controls(&marked), name, "{expected}");
            assert!(duerst_control_insertions(&marked, context).is_empty(), "{expected}");
        }
    }
}

#[test]
fn marks_of_the_names_own_are_left_alone() {
    // An LRM inside a right-to-left component, round a left-to-right one and beside a stop; an LRE
    // without its PDF; an RLM where an LRM would stand.
    for written in [
        "\u{5D0}\u{200E}\u{5D1}.com",
        "\u{200E}com\u{200E}.\u{5D0}",
        "\u{5D0}.\u{200E}.\u{5D1}",
        "\u{202A}\u{5D0}.com",
        "com\u{202C}",
        "\u{200F}\u{5D0}\u{200F}.com",
    ] {
        let name = bidiscope_bidi::name::characters_of(written);
        assert_eq!(strip_component_controls(&name), name, "{written:?} is in processing form");
        for context in [Direction::LeftToRight, Direction::RightToLeft] {
            assert_eq!(
                strip_component_controls(
                    &duerst_control_insertions(&name, context).characters_with_insertions(&name)
                ),
                name,
                "{written:?}"
            );
        }
    }
}

#[test]
fn the_marks_of_davis_surround_each_field() {
    let name = capitals("http://a.B/c?d=E&f#g");
    let marked = fields_plan(&name, FieldOrderDirection::AlwaysLeftToRight, Direction::RightToLeft)
        .text_with_insertions(&name);
    assert_eq!(
        entities(&marked),
        "&lre;&lrm;http&lrm;://&lrm;a&lrm;.&lrm;B&lrm;/&lrm;c&lrm;?&lrm;d&lrm;=&lrm;E&lrm;&&lrm;f&lrm;#&lrm;g&lrm;&pdf;"
    );
    let marked = fields_plan(&name, FieldOrderDirection::SameAsParagraph, Direction::RightToLeft)
        .text_with_insertions(&name);
    assert!(entities(&marked).starts_with("&rle;&rlm;http&rlm;://"));
    assert!(entities(&marked).ends_with("#&rlm;g&rlm;&pdf;"));
}

#[test]
fn isolates_as_characters_and_as_html() {
    let name = capitals("A.b");
    let marked = |label| entities(&isolates_plan(&name, label).text_with_insertions(&name));
    assert_eq!(marked(LabelIsolate::LeftToRight), "&lri;&lri;A&pdi;.&lri;b&pdi;&pdi;");
    assert_eq!(marked(LabelIsolate::FirstStrong), "&lri;&fsi;A&pdi;.&fsi;b&pdi;&pdi;");
    assert_eq!(
        isolates::html_with_isolates(&name, LabelIsolate::FirstStrong),
        "<bdi dir=\"ltr\"><bdi dir=\"auto\">\u{5D0}</bdi>.<bdi dir=\"auto\">b</bdi></bdi>"
    );
    let odd = capitals("<a&b>/");
    assert_eq!(
        isolates::html_with_isolates(&odd, LabelIsolate::LeftToRight),
        "<bdi dir=\"ltr\"><bdi dir=\"ltr\">&lt;a&amp;b&gt;</bdi>/</bdi>"
    );
}

#[test]
fn sections_4_2_and_4_3_part_for_374_of_750_components() {
    // Right-to-left components to length 4 over a letter of each kind, both kinds of digit and the
    // hyphen.
    let alphabet = ['\u{5D0}', '\u{627}', '1', '\u{661}', '-'];
    let (mut cases, mut different) = (0, 0);
    for length in 1..=4 {
        for number in 0..alphabet.len().pow(length) {
            let digits = (0..length).map(|place| alphabet[number / 5usize.pow(place) % 5]);
            let name = bidiscope_bidi::name::characters_of(&digits.collect::<String>());
            if !components::direction_by_right_to_left_content(&name).is_right_to_left() {
                continue;
            }
            cases += 1;
            different += usize::from(
                components::compare_component_and_uba_orders(&name).differing_component_indices == [0],
            );
        }
    }
    assert_eq!((cases, different), (750, 374));
}
