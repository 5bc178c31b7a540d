//! What is read as the host, in words.

use bidiscope_bidi::name::{Input, characters_of, is_label_separator};
use bidiscope_bidi::order::{Strategy, is_bidi_control, mirrored_visual_text};
use bidiscope_url::reader::elision::HostVisibility;
use bidiscope_url::reader::{ELLIPSIS, VisibleHost, VisibleHostReading, VisibleItem};
use bidiscope_words::{Message, message};

/// What stands where the host is read, in a sentence; `None` where that is the host. Of a domain name all of it is the host.
pub fn visible_host_text(name: &Input, host: &VisibleHost) -> Option<Message<'static>> {
    let of = if name.url().is_some() { "url" } else { "name" };
    let reading = host.compared_with_actual_host();
    if reading == VisibleHostReading::ActualHost {
        return None;
    }
    let text = quotable(name, host).filter(|_| reading != VisibleHostReading::NothingVisible);
    // Another part can have the characters of the host.
    let own = name.host().map(|it| Strategy::UbaLtr.order(it.characters()).display(it.characters()));
    let looks_same =
        reading == VisibleHostReading::OtherText && own == Some(host.shown_text_left_to_right(name));
    let said = if looks_same { "same" } else { reading.id() };
    Some(match text {
        Some(text) => message!(visible_host, reading = said, text = text, of = of),
        None => message!(visible_host_unquoted, reading = reading.id(), of = of),
    })
}

/// How much of the host is in sight, in a sentence.
pub fn host_visibility_text(name: &Input, visibility: HostVisibility) -> Message<'static> {
    let of = if name.url().is_some() { "url" } else { "name" };
    message!(host_in_sight, sight = visibility.id(), of = of)
}

/// A text that is shown as the visible host is, as a paragraph of its own, with mirrored brackets where it has them; `None`
/// where none is found.
///
/// Its characters in their order in the name are nearly always such a text. Where labels have changed places its labels as
/// they stand are, from either side; and where bidi controls have reordered it, its characters as they stand. The controls
/// are left out: what is quoted shows them as code points, and would not be reordered by them.
fn quotable(name: &Input, host: &VisibleHost) -> Option<String> {
    let without_controls = |text: &str| text.chars().filter(|it| !is_bidi_control(*it)).collect::<String>();
    let shown = without_controls(&host.mirrored_text_left_to_right(name));
    let scalar = |it: &VisibleItem| match it {
        VisibleItem::Character(at) => name.characters()[at.0].scalar,
        VisibleItem::Ellipsis => ELLIPSIS,
    };
    let in_order = |shown: &[VisibleItem]| {
        let mut logical = shown.to_vec();
        logical.sort_by_key(|it| match it {
            VisibleItem::Character(at) => at.0,
            VisibleItem::Ellipsis => usize::MAX,
        });
        logical.iter().map(scalar).collect::<String>()
    };
    let is_separator = |it: &VisibleItem| is_label_separator(scalar(it)) || *it == VisibleItem::Ellipsis;
    let labels: Vec<String> = host
        .shown_items_left_to_right()
        .split_inclusive(is_separator)
        .flat_map(|it| {
            let end = it.len() - usize::from(it.last().is_some_and(is_separator));
            [in_order(&it[..end]), in_order(&it[end..])]
        })
        .collect();
    let from_right: String = labels.iter().rev().cloned().collect();
    let candidates = [in_order(host.shown_items_left_to_right()), labels.concat(), from_right, shown.clone()];
    let shows_it = |text: &String| {
        let characters = characters_of(text);
        [Strategy::UbaLtr, Strategy::UbaAuto]
            .into_iter()
            .all(|it| mirrored_visual_text(&characters, &it.order(&characters)) == shown)
    };
    candidates.iter().map(|it| without_controls(it)).find(shows_it)
}
