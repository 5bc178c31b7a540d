//! Links for the window and for the page.

use bidiscope_bidi::name::ReadAs;
use bidiscope_session::Link;
use bidiscope_words::message;
use serde::Serialize;

use super::failure::Failure;
use super::name_request::NameRequest;

/// A link in its two forms.
#[derive(Serialize)]
pub(super) struct WrittenLink {
    link: String,
    fragment: String,
}

pub(super) fn write(name: NameRequest, looked_at: Link) -> Result<WrittenLink, Failure> {
    let (notation, read_as) = (name.notation(), name.read_as());
    let NameRequest { name, parent, rows: panes, .. } = name;
    let link = Link { name, notation, read_as, parent_zone: parent, panes, ..looked_at };
    Ok(WrittenLink {
        link: link.write().map_err(Failure::new)?,
        fragment: link.write_web("").map_err(Failure::new)?,
    })
}

/// What a link says.
#[derive(Serialize)]
pub(super) struct ReadLink {
    name: String,
    notation: &'static str,
    #[serde(rename = "as")]
    read_as: &'static str,
    parent: String,
    rows: Vec<String>,
    display: Option<String>,
    step: Option<usize>,
    character: Option<usize>,
    lesson: Option<String>,
    /// What of the link is not known, in a sentence.
    notice: Option<String>,
}

pub(super) fn read(text: &str) -> Result<ReadLink, Failure> {
    let read = if Link::has_link_prefix(text) { Link::read(text) } else { Link::read_web(text) };
    let link = read.map_err(Failure::new)?;
    let notice = bidiscope_session::unknown_keys_text(&link.unknown_keys).map(|keys| {
        let opened = message!(link_opened_in_part, unknown = keys.to_string());
        format!("{opened} {}", message!(link_ampersand))
    });
    Ok(ReadLink {
        name: link.name,
        notation: link.notation.id(),
        read_as: link.read_as.map_or("", ReadAs::id),
        parent: link.parent_zone,
        rows: link.panes,
        display: link.display,
        step: link.step_number,
        character: link.character_number,
        lesson: link.lesson,
        notice,
    })
}
