//! URLs: the bands below their parts, the badge of a link's host, and lines that are cut.

use bidiscope_bidi::address::UrlPartKind;
use bidiscope_bidi::name::Notation;
use bidiscope_export::colours::Colours;
use bidiscope_report::titles::Titled;
use bidiscope_window::{App, Session, Settings, Tab, TextSettings};
use bidiscope_words::message;
use eframe::egui::accesskit::Role;
use eframe::egui::{Color32, Rect, Shape};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};

use super::cells::cell;
use super::{LTR, ONE_TO_ONE, RTL, is_highlighted, open, open_with, pane, select, show_details};

/// Davis's kind of example: the digits of the path divide the host in a left-to-right paragraph.
const URL: &str = "http://facebook.com.\u{5D3}\u{5D5}/1?q=2#f";

/// What is painted in the colour of the band of a part of a URL, in the default theme of the tests.
fn bands(harness: &Harness<'static, App>, part: UrlPartKind) -> Vec<Rect> {
    let colours =
        if harness.ctx.theme() == eframe::egui::Theme::Dark { Colours::DARK } else { Colours::LIGHT };
    let [red, green, blue] = colours.url_band(part);
    let colour = Color32::from_rgb(red, green, blue);
    let mut rects = Vec::new();
    for clipped in &harness.output().shapes {
        let Shape::Mesh(mesh) = &clipped.shape else { continue };
        for quad in mesh.vertices.chunks_exact(4).filter(|it| it.iter().all(|it| it.color == colour)) {
            let rect = Rect::from_points(&[quad[0].pos, quad[1].pos, quad[2].pos, quad[3].pos]);
            rects.push(rect.intersect(clipped.clip_rect));
        }
    }
    rects.retain(Rect::is_positive);
    rects
}

#[test]
fn every_display_has_the_bands_of_the_parts_and_a_legend_names_them() {
    let harness = open(URL, Notation::Unicode);
    let hosts = bands(&harness, UrlPartKind::Host);
    for title in [ONE_TO_ONE, LTR, RTL] {
        let line = harness.get_by_label_contains(&format!("{title}, displayed line")).rect();
        let below =
            |it: &&Rect| line.y_range().contains(it.center().y) && line.x_range().contains(it.center().x);
        let own: Vec<&Rect> = hosts.iter().filter(below).collect();
        assert!(!own.is_empty(), "{title} has no band of the host");
        let others = bands(&harness, UrlPartKind::Path);
        let path = others.iter().find(below).unwrap_or_else(|| panic!("{title} has no band of the path"));
        assert!(own.iter().all(|it| it.height() > path.height()), "the host's is the strongest");
    }
    // In one piece one-to-one; in a left-to-right paragraph the path stands in it.
    let in_row = |title: &str| {
        let line = harness.get_by_label_contains(&format!("{title}, displayed line")).rect();
        hosts.iter().filter(|it| line.y_range().contains(it.center().y)).count()
    };
    assert_eq!((in_row(ONE_TO_ONE), in_row(LTR)), (1, 2));
    for part in [UrlPartKind::Scheme, UrlPartKind::Host, UrlPartKind::Path, UrlPartKind::Query] {
        harness.get_by_label(part.title());
    }
    assert!(bands(&open("a.b", Notation::Unicode), UrlPartKind::Host).is_empty(), "a name has none");
}

#[test]
fn a_part_that_is_pointed_at_in_the_legend_lights_up() {
    let mut harness = open(URL, Notation::Unicode);
    harness.get_by_label(UrlPartKind::Host.title()).hover();
    harness.run();
    harness.run();
    let [first, last] =
        ["character 8, U+0066 LATIN SMALL LETTER F", "character 22, U+05D5 HEBREW LETTER VAV"];
    assert!(is_highlighted(&harness, LTR, first) && is_highlighted(&harness, RTL, last));
    assert!(!is_highlighted(&harness, LTR, "character 1, U+0068 LATIN SMALL LETTER H"));
}

/// UAX #9, rule N1: the slash and the number after the Hebrew letters are of their run, and stand at its left end.
#[test]
fn why_says_what_is_read_as_the_host() {
    let mut harness = open(URL, Notation::Unicode);
    select(&mut harness, LTR);
    show_details(&mut harness, "Why");
    let split = message!(
        badge_host_split_explained,
        positions = "23, 24",
        count = 2_usize,
        before = 20_usize,
        after = 22_usize
    );
    let details = pane(&harness, "Details");
    details.get_by_label_contains("\u{201C}facebook.com.1\u{201D}");
    // The row's column says what stands there.
    assert!(details.query_by_label(&split.to_string()).is_none());
    let column = pane(&harness, LTR).get_by_label("Labels whole: host");
    assert!(column.accesskit_node().description().is_some_and(|it| it.contains(&split.to_string())));
    select(&mut harness, ONE_TO_ONE);
    let details = pane(&harness, "Details");
    assert!(details.query_by_label_contains("facebook.com").is_none(), "it shows the host as it is");
}

#[test]
fn what_a_browser_opens_is_said_where_it_is_something_else() {
    let browser = message!(fact_browser).static_text();
    for (url, said) in [
        ("http://evil.com\\@a.b/", "http://evil.com/@a.b/"),
        ("https://google.com@a.b/", "\u{201C}google.com\u{201D}"),
        ("http://0x7f.1/", "http://127.0.0.1/"),
    ] {
        let harness = open(url, Notation::Unicode);
        harness.get_by_label(browser);
        harness.get_by_label_contains(said);
    }
    assert!(open("http://a.b/c", Notation::Unicode).query_by_label(browser).is_none());
}

#[test]
fn the_badge_of_a_link_says_what_each_direction_does_to_its_host() {
    let text = TextSettings {
        text: format!("see {URL} and a.com/b, http://google.com@evil.com"),
        ..TextSettings::default()
    };
    let settings = Settings::from(Session { tab: Tab::Text, text, ..Session::default() });
    let harness = open_with(settings, [1280.0, 860.0]);
    let said = |text: &str| {
        let buttons = harness.query_all_by_role(Role::Button).map(|it| it.accesskit_node());
        let mut found = buttons.filter(|it| it.label().is_some_and(|it| it.contains(text)));
        found.next().and_then(|it| it.description()).unwrap_or_default()
    };
    let in_line = |direction: &str, problem: &str, after: &str| {
        message!(link_host_in_line, direction = direction, problem = problem, after = after).to_string()
    };
    let of_url = said("facebook");
    assert!(of_url.contains(&in_line("ltr", "split", "corrected")), "{of_url}");
    let userinfo = message!(check_host_fault, fault = "userinfo").to_string();
    assert!(said("http://google.com").contains(&userinfo), "{}", said("http://google.com"));
    // Who reads from the right comes to the path of `a.com/b` first.
    assert!(said(": a.com").contains(&in_line("ltr", "none", "none")), "{}", said(": a.com"));
}

/// A name of 120 letters, of which none has room.
#[test]
fn a_line_that_is_cut_says_so_and_begins_in_view() {
    let input = format!("{0}.{0}", "\u{5D0}\u{5D1}\u{5D2}".repeat(20));
    let mut harness = open(&input, Notation::Unicode);
    let (left, right) =
        (message!(line_goes_on_left).static_text(), message!(line_goes_on_right).static_text());
    let goes_on = |harness: &Harness<'static, App>, title: &str, label: &str| {
        pane(harness, title).query_by_label(label).is_some()
    };
    assert!(!goes_on(&harness, LTR, left) && goes_on(&harness, LTR, right));
    assert!(goes_on(&harness, RTL, left) && !goes_on(&harness, RTL, right));
    let first = "character 1, U+05D0 HEBREW LETTER ALEF";
    let region = pane(&harness, RTL).rect();
    let seen = cell(&harness, RTL, first).rect();
    assert!(region.contains_rect(seen), "{seen:?} is not seen in {region:?}");
    pane(&harness, RTL).get_by_label(left).click();
    harness.run();
    assert!(goes_on(&harness, RTL, right), "it has gone on");
    assert!(!goes_on(&harness, LTR, left), "lines that begin at the other end stay");
    assert!(open("a.b", Notation::Unicode).query_by_label(right).is_none());
}
