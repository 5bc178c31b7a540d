//! Makes of the messages in `locales/en` a type each, with a field for each variable, so that the compiler finds a message
//! or a variable that does not exist; and a table of their texts, so that the program reads no file when it starts. The other
//! folders of `locales` are translations, of which the program holds the text.

use std::collections::{BTreeMap, BTreeSet};
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

const LOCALES: &str = "../../locales";

/// The files of a catalogue, in the order in which a translator reads them. A translation may have only some of them.
const FILES: [&str; 10] =
    ["language", "findings", "report", "list", "lgr", "steps", "study", "lessons", "window", "command"];

fn main() {
    println!("cargo::rerun-if-changed={LOCALES}");
    let texts = catalogue_texts("en");
    assert_eq!(texts.len(), FILES.len(), "locales/en should have all files");
    let resources: Vec<Resource<&str>> = texts.iter().map(|(name, text)| read(name, text)).collect();
    let mut types = String::new();
    // In the order of the keys, by which a text is found.
    let mut patterns = BTreeMap::new();
    let entries =
        FILES.iter().zip(&resources).flat_map(|(file, it)| it.body.iter().map(move |it| (*file, it)));
    for (file, entry) in entries {
        let Entry::Message(message) = entry else { continue };
        let id = message.id.name;
        let value = message.value.iter().map(|it| (id.to_owned(), it));
        let attributes = message.attributes.iter().map(|it| (format!("{id}.{}", it.id.name), &it.value));
        for (key, pattern) in value.chain(attributes) {
            let content = PatternContent::new(pattern);
            assert!(!content.has_references, "locales/en: `{key}` refers to another message: write that out");
            let is_first = patterns.insert(key, (file, text_of(pattern))).is_none();
            assert!(is_first, "locales/en: `{id}` stands twice");
        }
        write_type(&mut types, message);
    }
    let mut table = format!("[EnglishText; {}] = [\n", patterns.len());
    for (key, (file, text)) in &patterns {
        writeln!(
            table,
            "    EnglishText {{ key: {key:?}, file: {file:?}, pattern: EnglishPattern::{text} }},"
        )
        .expect("a string takes everything");
    }
    let out = env::var_os("OUT_DIR").expect("Cargo should set OUT_DIR");
    let write =
        |file: &str, code| fs::write(Path::new(&out).join(file), code).expect("OUT_DIR should be writable");
    write("messages.rs", types);
    write("english.rs", format!("static TEXTS: {table}];\n"));
    write("english.ftl", whole(&texts));
    write("translations.rs", translations());
}

/// The files of the catalogue in a folder of `locales`, each with its name and text.
fn catalogue_texts(folder: &str) -> Vec<(&'static str, String)> {
    let folder = Path::new(LOCALES).join(folder);
    let files = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{folder:?}: {error}")).count();
    let text = |name: &&'static str| {
        let path = folder.join(format!("{name}.ftl"));
        path.exists().then(|| (*name, fs::read_to_string(&path).expect("a catalogue should be UTF-8")))
    };
    let texts: Vec<_> = FILES.iter().filter_map(text).collect();
    assert_eq!(files, texts.len(), "{folder:?} has files that are not in the list of the build script");
    texts
}

/// The files of a catalogue as one.
fn whole(texts: &[(&str, String)]) -> String {
    texts.iter().map(|(_, text)| text.as_str()).collect::<Vec<_>>().join("\n")
}

/// The program's own translations as an array in Rust: the language tag of each, which is its folder's name, and its text.
fn translations() -> String {
    let folders = fs::read_dir(LOCALES).expect("locales should be readable");
    let names = folders.filter_map(|it| it.ok()?.file_name().into_string().ok());
    let mut tags: Vec<String> = names.filter(|it| it != "en").collect();
    tags.sort();
    let rows = tags.iter().map(|tag| format!("    ({tag:?}, {:?}),\n", whole(&catalogue_texts(tag))));
    format!("const TRANSLATIONS: [(&str, &str); {}] = [\n{}];\n", tags.len(), rows.collect::<String>())
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

/// Writes the type of a message; none where an attribute needs more variables than the text, which is looked up by its
/// identifier when the program runs.
fn write_type(code: &mut String, message: &Message<&str>) {
    let id = message.id.name;
    let (variables, english) = match &message.value {
        Some(value) => {
            let PatternContent { variables, text, .. } = PatternContent::new(value);
            (variables, text)
        }
        None => (BTreeSet::new(), "Attributes alone.".to_owned()),
    };
    let of_attributes = message.attributes.iter().map(|it| PatternContent::new(&it.value).variables);
    if of_attributes.flatten().any(|it| !variables.contains(&it)) {
        return;
    }
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
         #[inline(never)] fn from({argument}: {name}{lifetime}) -> Self {{ Self::new({id:?}, vec![{arguments}]) }}\n}}"
    )
    .expect("a string takes everything");
}
