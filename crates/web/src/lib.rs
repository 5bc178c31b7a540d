//! What bidiscope says of a name, for the page in a browser: a request in JSON goes in, an answer in JSON comes out.
//!
//! [`answer`] is all of it; [`module`] exports it from the WebAssembly module. What is said and drawn is made by
//! `bidiscope_report`, as it is for the terminal and for reports; the page puts the parts together.

mod browser;
mod failure;
mod lesson;
mod link;
pub mod module;
mod name;
mod name_request;
mod words;

use bidiscope_session::SessionLink;
use serde::{Deserialize, Serialize};

use failure::Failure;
use name_request::NameRequest;

/// A request of the page.
#[derive(Deserialize)]
#[serde(tag = "call", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
enum Request {
    /// The page's own words, its style, and what there is to choose from.
    Words,
    /// The line that `inspect --json` writes.
    Inspect(NameRequest),
    /// Everything that is said of a name.
    Name(NameRequest),
    /// The other names with the same displays.
    Collisions(NameRequest),
    /// Whether the browser shows the characters in the order of a display. `places` has the middle of each character, in
    /// logical order, or nothing where it has none.
    Compare {
        #[serde(flatten)]
        name: NameRequest,
        row: String,
        places: Vec<Option<f64>>,
    },
    /// The steps of a display, all in a table or, with an index, one of them.
    Steps {
        #[serde(flatten)]
        name: NameRequest,
        row: String,
        step: Option<usize>,
    },
    /// A lesson, by its identifier or as the text of its file.
    Lesson { lesson: String },
    /// Whether an answer to a step of a lesson is right.
    Judge { lesson: String, step: usize, answer: Vec<usize>, wrong: usize },
    /// The link for the window and that for the page.
    WriteLink {
        #[serde(flatten)]
        name: NameRequest,
        lesson: Option<String>,
        display: Option<String>,
        step: Option<usize>,
        character: Option<usize>,
    },
    /// What a link of either kind says.
    ReadLink { link: String },
}

/// Answers a request of the page, in JSON. What cannot be answered gives an object with `error`, a sentence.
pub fn answer(request: &[u8]) -> Vec<u8> {
    let request = match serde_json::from_slice(request) {
        Ok(request) => request,
        Err(error) => return json(&Failure::new(error)),
    };
    match request {
        Request::Words => json(&words::words()),
        Request::Inspect(name) => name::inspect(&name),
        Request::Name(name) => either(name::page(&name)),
        Request::Collisions(name) => either(name::collisions(&name)),
        Request::Compare { name, row, places } => either(browser::compare(&name, &row, &places)),
        Request::Steps { name, row, step } => either(name::steps(&name, &row, step)),
        Request::Lesson { lesson } => either(lesson::page(&lesson)),
        Request::Judge { lesson, step, answer, wrong } => {
            either(lesson::judge(&lesson, step, &answer, wrong))
        }
        Request::WriteLink { name, lesson, display, step, character } => {
            let looked_at = SessionLink {
                lesson_id_or_file_text: lesson,
                display_id: display,
                step_number: step,
                character_number: character,
                ..SessionLink::default()
            };
            either(link::write(name, looked_at))
        }
        Request::ReadLink { link } => either(link::read(&link)),
    }
}

fn either<T: Serialize>(answer: Result<T, Failure>) -> Vec<u8> {
    match answer {
        Ok(answer) => json(&answer),
        Err(failure) => json(&failure),
    }
}

fn json(answer: &impl Serialize) -> Vec<u8> {
    // The answers are plain data, which is always written.
    serde_json::to_vec(answer).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::answer;
    use serde_json::{Value, json};

    fn answered(request: Value) -> Value {
        let answer = answer(&serde_json::to_vec(&request).expect("a request"));
        serde_json::from_slice(&answer).expect("an answer")
    }

    #[test]
    fn a_lesson_that_there_is_not_is_named() {
        let found = answered(json!({"call": "lesson", "lesson": "nothing"}));
        let error = found["error"].as_str().expect("an error");
        assert!(error.starts_with("There is no lesson \u{201C}nothing\u{201D}. Use one of: "), "{error}");
        assert!(error.contains("hazards"), "{error}");
    }

    #[test]
    fn a_stored_name_of_a_lesson_stands_below_its_title() {
        let found = answered(json!({"call": "lesson", "lesson": "hazards"}));
        let steps = found["steps"].as_array().expect("steps");
        let shown: Vec<_> = steps.iter().filter_map(|it| it["shown"].as_str()).collect();
        let titled = |it: &&&str| it.starts_with("<p>Logical order, as stored");
        assert!(shown.iter().filter(titled).count() > 0, "{shown:?}");
        for step in shown.iter().filter(titled) {
            assert!(step.find("</p>") < step.find("<svg"), "{step}");
        }
    }

    #[test]
    fn text_has_levels_in_the_place_of_the_verdict() {
        // A phone number whose groups turn round.
        let text = "+972 (2) 555-1234 \u{5D8}\u{5DC}\u{5E4}\u{5D5}\u{5DF}";
        let found =
            answered(json!({"call": "name", "name": text, "rows": ["logical", "one-to-one", "uba-ltr"]}));
        assert_eq!(found["kind"], "text");
        let ids: Vec<_> = found["rows"].as_array().expect("rows").iter().map(|it| &it["id"]).collect();
        assert_eq!(ids, ["logical", "uba-ltr"]);
        let page = found.to_string();
        for word in ["DNS", "Regist", "regist", "RFC 5893", "IDNA", " label"] {
            assert!(!page.contains(word), "{word}: {page}");
        }
        assert!(found["overview"].as_str().is_some_and(|it| it.contains("rules P2 and P3")), "{page}");
        // As a name it is one.
        let found = answered(json!({"call": "name", "name": text, "as": "name"}));
        assert_eq!(found["kind"], "name");
    }

    #[test]
    fn a_link_says_what_is_looked_at() {
        let asked = json!({
            "call": "write-link", "name": "a b", "as": "text", "rows": [], "display": "uba-rtl", "step": 3, "character": 2,
        });
        let written = answered(asked);
        assert_eq!(written["fragment"], "#name=a%20b&as=text&display=uba-rtl&step=3&character=2");
        let read = answered(json!({"call": "read-link", "link": written["fragment"]}));
        let parts = ["name", "as", "display", "step", "character"].map(|it| read[it].clone());
        assert_eq!(parts, [json!("a b"), json!("text"), json!("uba-rtl"), json!(3), json!(2)]);
    }

    #[test]
    fn the_page_names_no_options_of_the_command_line() {
        let found = answered(json!({"call": "name", "name": "\u{5D0}\u{5D1}.com"}));
        let sections = found["sections"].as_array().expect("sections");
        let text: String = sections.iter().filter_map(|it| it["html"].as_str()).collect();
        // The search was cut short, as its sentence says.
        assert!(text.contains("so far") && !text.contains("--contexts"), "{text}");
    }
}

/// The examples of the README, which run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
