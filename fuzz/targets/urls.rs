//! URLs: parts that follow each other, what browsers open, what a field shows and what is read as the host.

#![no_main]

use bidiscope_bidi::name::{Input, Notation, is_invisible};
use bidiscope_bidi::order::{Direction, DisplayConfig, Strategy};
use bidiscope_fuzz::{check_message, short};
use bidiscope_report::words::browser::browser_difference_text;
use bidiscope_report::words::visible_host::{host_visibility_text, visible_host_text};
use bidiscope_url::reader::elision::{ElisionMethod, ElisionPlace, HostVisibility, NarrowFieldElision};
use bidiscope_url::reader::{UrlHostDisplay, VisibleHost, VisibleHostReading, VisibleItem};
use bidiscope_url::{UrlHostCheck, UrlHostFault, not_a_domain_name, read_url_as_browser};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let [choice, width, rest @ ..] = bytes else { return };
    let text = short(rest, 400);
    let text = if choice & 1 == 0 { text } else { format!("http://{text}") };
    let Ok(name) = Input::read(&text, Notation::Unicode) else { return };
    if let Some(url) = name.url() {
        let mut end = 0;
        for part in url.parts() {
            assert!(
                part.character_range.start >= end && part.character_range.end <= name.characters().len(),
                "{part:?}"
            );
            end = part.character_range.end;
        }
        assert!(
            !url.host_character_range().is_empty()
                && url.authority_start_character_index() <= url.host_character_range().start
        );
        assert!(name.labels().iter().all(|it| url.host_character_range().start <= it.character_range.start
            && it.character_range.end <= url.host_character_range().end));
    }
    if let Some(reading) = read_url_as_browser(&name) {
        let said = browser_difference_text(&name, &reading).map(|it| it.to_string());
        match &reading.opened_url {
            // The sentence has all of it.
            Ok(opens) => assert!(opens.is_ascii()),
            Err(_) => check_message(&said.expect("a reason")),
        }
    }
    let check = UrlHostCheck::of_unanalyzed_input(&name, not_a_domain_name(&name).map(|it| it.input_kind));
    assert_eq!(check.has_faults(), !check.all_distinct_faults().is_empty());
    // Where there is no host, nothing can be in its place.
    assert!(
        !check.faults_whatever_the_display.contains(&UrlHostFault::NoHost)
            || check.all_distinct_faults() == [UrlHostFault::NoHost],
        "{text:?}"
    );
    let all = Strategy::BUILT_IN;
    let display = DisplayConfig::with_default_options(all[usize::from(choice >> 1) % all.len()]);
    let field = NarrowFieldElision {
        max_shown_characters: (usize::from(*width) + 1).try_into().expect("from 1 on"),
        elision_place: ElisionPlace::ALL[usize::from(choice >> 4) % 3],
        field_direction: [None, Some(Direction::LeftToRight), Some(Direction::RightToLeft)]
            [usize::from(choice >> 2) % 3],
        elision_method: ElisionMethod::ALL[usize::from(choice >> 6) % 3],
    };
    assert_eq!(field.to_string().parse::<NarrowFieldElision>(), Ok(field));
    let elided = field.elide_name(&name, &display);
    assert_eq!(
        elided.shown_character_order().display(elided.shown_characters()),
        elided.shown_text_left_to_right(&name)
    );
    let takes_room = |it: &&VisibleItem| match it {
        VisibleItem::Character(at) => !name.characters()[at.0].is_nsm_or_removed_by_x9(),
        VisibleItem::Ellipsis => true,
    };
    assert!(
        elided.shown_items_left_to_right().iter().filter(takes_room).count()
            <= field.max_shown_characters.get()
    );
    if elided.visible_host.compared_with_actual_host() == VisibleHostReading::ActualHost {
        assert_eq!(elided.host_visibility, HostVisibility::Whole, "{text:?} {display} {field}");
    }
    check_message(&host_visibility_text(&name, elided.host_visibility).to_string());
    let order = display.order(name.characters());
    let host = VisibleHost::of_input(&name, &order);
    visible_host_text(&name, &host).iter().for_each(|it| assert!(!it.to_string().is_empty()));
    // A mark that nobody sees can change the order by which a label is judged, and a space at an end, which no browser
    // reads, can be drawn within the host.
    if name.url().is_some_and(|it| it.character_range_of_all_parts() == (0..name.characters().len()))
        && !name.characters().iter().any(|it| is_invisible(it.scalar))
        && host.compared_with_actual_host() == VisibleHostReading::ActualHost
        && let Some(shown) = UrlHostDisplay::of_url(&name, &order)
    {
        assert!(shown.is_host_unsplit && shown.are_host_labels_in_order, "{text:?} {display}");
    }
});
