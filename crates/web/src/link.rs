//! Links for the window and for the page.

use bidiscope_bidi::name::InputType;
use bidiscope_session::SessionLink;
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

pub(super) fn write(name: NameRequest, looked_at: SessionLink) -> Result<WrittenLink, Failure> {
    let (notation, read_as) = (name.notation(), name.read_as());
    let NameRequest { name, parent, rows: panes, .. } = name;
    let link = SessionLink {
        written_name: name,
        name_notation: notation,
        read_as,
        parent_zone: parent,
        pane_ids: panes,
        ..looked_at
    };
    Ok(WrittenLink {
        link: link.to_link_text().map_err(Failure::new)?,
        fragment: link.to_web_link("").map_err(Failure::new)?,
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
    let read = if SessionLink::has_link_prefix(text) {
        SessionLink::read_whole_link(text)
    } else {
        SessionLink::read_web_link_or_fragment(text)
    };
    let link = read.map_err(Failure::new)?;
    let notice = bidiscope_session::unknown_keys_text(&link.ignored_unknown_keys).map(|keys| {
        let opened = message!(link_opened_in_part, unknown = keys.to_string());
        format!("{opened} {}", message!(link_ampersand))
    });
    Ok(ReadLink {
        name: link.written_name,
        notation: link.name_notation.id(),
        read_as: link.read_as.map_or("", InputType::id),
        parent: link.parent_zone,
        rows: link.pane_ids,
        display: link.display_id,
        step: link.step_number,
        character: link.character_number,
        lesson: link.lesson_id_or_file_text,
        notice,
    })
}
