//! Makes a type of every message in `locales/en.ftl`, with a field for each of its variables, so that the compiler finds
//! a message or a variable that does not exist.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use fluent_syntax::ast::{Entry, Pattern};
use fluent_syntax::parser;

#[path = "src/messages/pattern.rs"]
mod pattern;

use pattern::PatternContent;

const CATALOGUE: &str = "../../locales/en.ftl";

fn main() {
    println!("cargo::rerun-if-changed={CATALOGUE}");
    let text = fs::read_to_string(CATALOGUE).expect("locales/en.ftl should be readable");
    let resource = parser::parse(text.as_str()).unwrap_or_else(|(_, errors)| {
        let lines = errors.iter().map(|it| (text[..it.pos.start].lines().count(), it.kind.to_string()));
        panic!("locales/en.ftl: {:?}", lines.collect::<Vec<_>>())
    });
    let mut code = String::new();
    let mut ids = BTreeSet::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let id = message.id.name;
        assert!(ids.insert(id), "locales/en.ftl: `{id}` stands twice");
        // A message with attributes is looked up by its identifier when the program runs.
        if let (Some(value), []) = (&message.value, message.attributes.as_slice()) {
            write_type(&mut code, id, value);
        }
    }
    let out = env::var_os("OUT_DIR").expect("Cargo should set OUT_DIR");
    fs::write(Path::new(&out).join("messages.rs"), code).expect("OUT_DIR should be writable");
}

fn write_type(code: &mut String, id: &str, value: &Pattern<&str>) {
    let PatternContent { variables, text: english, has_references } = PatternContent::new(value);
    assert!(!has_references, "locales/en.ftl: `{id}` refers to another message: write that out");
    assert!(!english.contains("```"), "locales/en.ftl: `{id}` has code, which `cargo test` would run");
    // Brackets are no links to items.
    let english = english.replace('[', r"\[");
    let name = id.replace('-', "_");
    let fields: String = variables.iter().map(|it| format!("pub {it}: MessageValue<'a>, ")).collect();
    let arguments: String = variables.iter().map(|it| format!("(\"{it}\", it.{it}), ")).collect();
    let lifetime = if variables.is_empty() { "" } else { "<'a>" };
    let argument = if variables.is_empty() { "_" } else { "it" };
    writeln!(
        code,
        "#[doc = {english:?}] #[derive(Debug)] pub struct {name}{lifetime} {{ {fields} }}\n\
         impl<'a> From<{name}{lifetime}> for Message<'a> {{\n    \
         fn from({argument}: {name}{lifetime}) -> Self {{ Self::new({id:?}, vec![{arguments}]) }}\n}}"
    )
    .expect("a string takes everything");
}
