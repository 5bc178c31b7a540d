//! The page's own words, its style, and what there is to choose from.

use bidiscope_bidi::name::{InputType, Notation};
use bidiscope_bidi::order::Strategy;
use bidiscope_export::html::style_sheet;
use bidiscope_lesson::BuiltInLesson;
use bidiscope_report::examples::START_EXAMPLE_DOMAIN_NAME;
use bidiscope_report::titles::Titled;
use bidiscope_words::{Message, message};
use serde::Serialize;
use std::collections::BTreeMap;

/// What the page needs before there is a name.
#[derive(Serialize)]
pub(super) struct Words {
    /// The words by the identifiers that the page has for them.
    words: BTreeMap<&'static str, String>,
    style: String,
    notations: Vec<Choice>,
    /// As what the input is read; the first, without an identifier, as what is most likely meant.
    kinds: Vec<Choice>,
    displays: Vec<Choice>,
    first_rows: Vec<&'static str>,
    lessons: Vec<Choice>,
    example: &'static str,
}

/// Something to choose, with its title.
#[derive(Serialize)]
struct Choice {
    id: &'static str,
    title: String,
}

pub(super) fn words() -> Words {
    let displays = Strategy::ALL.iter().filter(|it| **it != Strategy::Custom);
    let kind = |id, kind| Choice { id, title: message!(input_kind, kind = kind).to_string() };
    let kinds = [kind("", "automatic")].into_iter().chain(InputType::ALL.map(|it| kind(it.id(), it.id())));
    let lessons = BuiltInLesson::ALL.into_iter();
    Words {
        words: own_words().into_iter().map(|(id, it)| (id, it.to_string())).collect(),
        style: style_sheet(),
        notations: Notation::ALL
            .iter()
            .map(|it| Choice { id: it.id(), title: it.title().to_owned() })
            .collect(),
        kinds: kinds.collect(),
        displays: displays.map(|it| Choice { id: it.id(), title: it.title().to_owned() }).collect(),
        first_rows: super::name::FIRST_ROWS.map(Strategy::id).to_vec(),
        lessons: lessons.map(|it| Choice { id: it.id, title: it.read_lesson().title.clone() }).collect(),
        example: START_EXAMPLE_DOMAIN_NAME,
    }
}

fn own_words() -> Vec<(&'static str, Message<'static>)> {
    vec![
        ("about", message!(web_about)),
        ("arrange", message!(web_arrange)),
        ("back", message!(lesson_back)),
        ("browser", message!(web_browser)),
        ("check", message!(lesson_check)),
        ("close", message!(web_close)),
        ("copied", message!(web_copied)),
        ("copy-link", message!(web_copy_link)),
        ("copy-window-link", message!(web_copy_window_link)),
        ("displays", message!(web_displays)),
        ("inspect", message!(web_inspect)),
        ("json", message!(web_json)),
        ("kind", message!(input_kind_named)),
        ("lesson", message!(web_lesson)),
        ("lessons", message!(web_lessons)),
        ("look-alikes", message!(section_collisions, kind = "any")),
        ("move-left", message!(web_move_left)),
        ("move-right", message!(web_move_right)),
        ("name", message!(web_name)),
        ("no-choice", message!(web_no_choice)),
        ("next", message!(lesson_next)),
        ("notation", message!(web_notation)),
        ("not-copied", message!(web_not_copied)),
        ("present", message!(web_present)),
        ("search", message!(web_search)),
        ("searching", message!(web_searching)),
        ("skip", message!(web_skip)),
        ("steps", message!(web_steps)),
        ("stopped", message!(web_stopped)),
        ("title", message!(web_title)),
    ]
}
