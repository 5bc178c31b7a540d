//! Makes of the messages in `locales/en` a type each, with a field for each variable, so that the compiler finds a message
//! or a variable that does not exist; and a table of their texts, so that the program reads no file when it starts.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use fluent_syntax::ast::{
    Entry, Expression, Identifier, InlineExpression, Message, Pattern, PatternElement, Resource,
};
use fluent_syntax::unicode::unescape_unicode_to_string;
use fluent_syntax::{parser, serializer};

#[path = "src/pattern.rs"]
mod pattern;

use pattern::PatternContent;

const FOLDER: &str = "../../locales/en";

/// The files of the catalogue, in the order in which a translator reads them.
const FILES: [&str; 10] = [
    "language", "findings", "report", "list", "lgr", "steps", "study", "lessons", "window", "command",
];

fn main() {
    println!("cargo::rerun-if-changed={FOLDER}");
    let files = fs::read_dir(FOLDER).expect("locales/en should be readable");
    assert_eq!(files.count(), FILES.len(), "locales/en has files that are not in the list of the build script");
    let texts = FILES.map(|name| {
        let path = format!("{FOLDER}/{name}.ftl");
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
    });
    let resources: Vec<Resource<&str>> = FILES.iter().zip(&texts).map(|(name, text)| read(name, text)).collect();
    let mut types = String::new();
    // In the order of the keys, by which a text is found.
    let mut patterns = BTreeMap::new();
    for entry in resources.iter().flat_map(|it| &it.body) {
        let Entry::Message(message) = entry else { continue };
        let id = message.id.name;
        let value = message.value.iter().map(|it| (id.to_owned(), it));
        let attributes = message.attributes.iter().map(|it| (format!("{id}.{}", it.id.name), &it.value));
        for (key, pattern) in value.chain(attributes) {
            let content = PatternContent::new(pattern);
            assert!(
                !content.has_references,
                "locales/en: `{key}` refers to another message: write that out"
            );
            let is_first = patterns.insert(key, text_of(pattern)).is_none();
            assert!(is_first, "locales/en: `{id}` stands twice");
        }
        // A message with attributes is looked up by its identifier when the program runs.
        if let (Some(value), []) = (&message.value, message.attributes.as_slice()) {
            write_type(&mut types, id, value);
        }
    }
    let mut table = format!("[EnglishText; {}] = [\n", patterns.len());
    for (key, text) in &patterns {
        writeln!(table, "    EnglishText {{ key: {key:?}, pattern: EnglishPattern::{text} }},")
            .expect("a string takes everything");
    }
    let out = env::var_os("OUT_DIR").expect("Cargo should set OUT_DIR");
    let write =
        |file: &str, code| fs::write(Path::new(&out).join(file), code).expect("OUT_DIR should be writable");
    write("messages.rs", types);
    write("english.rs", format!("static TEXTS: {table}];\n"));
    write("english.ftl", texts.join("\n"));
}

/// The messages of a file.
fn read<'a>(name: &str, text: &'a str) -> Resource<&'a str> {
    parser::parse(text).unwrap_or_else(|(_, errors)| {
        let lines = errors.iter().map(|it| (text[..it.pos.start].lines().count(), it.kind.to_string()));
        panic!("locales/en/{name}.ftl: {:?}", lines.collect::<Vec<_>>())
    })
}

/// The text of a pattern as an expression in Rust.
fn text_of(pattern: &Pattern<&str>) -> String {
    match fixed_text(pattern) {
        Some(text) => format!("Fixed({text:?})"),
        None => format!("variable({:?})", source(pattern)),
    }
}

/// The text of a pattern that is always the same.
fn fixed_text(pattern: &Pattern<&str>) -> Option<String> {
    let parts = pattern.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => Some((*value).into()),
        PatternElement::Placeable {
            expression: Expression::Inline(InlineExpression::StringLiteral { value }),
        } => Some(unescape_unicode_to_string(value)),
        PatternElement::Placeable { .. } => None,
    });
    parts.collect()
}

/// A catalogue with this pattern alone, as the value of a message.
fn source(pattern: &Pattern<&str>) -> String {
    let id = Identifier { name: "text" };
    let message = Message { id, value: Some(pattern.clone()), attributes: Vec::new(), comment: None };
    serializer::serialize(&Resource { body: vec![Entry::Message(message)] })
}

fn write_type(code: &mut String, id: &str, value: &Pattern<&str>) {
    let PatternContent { variables, text: english, .. } = PatternContent::new(value);
    assert!(!english.contains("```"), "locales/en: `{id}` has code, which `cargo test` would run");
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
