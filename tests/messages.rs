//! The English catalogue has what the program says, and nothing else.

use std::collections::BTreeSet;

use bidiscope_bidi::address::UrlPartKind;
use bidiscope_bidi::controls::ControlFindingKind;
use bidiscope_bidi::name::{BidiClass, Notation};
use bidiscope_bidi::order::context::SurroundingTextPreset;
use bidiscope_bidi::order::copy::NameCopyFormat;
use bidiscope_bidi::order::fields::{DavisFieldKind, FieldOrderDirection};
use bidiscope_bidi::order::isolates::LabelIsolate;
use bidiscope_bidi::order::one_to_one::{OneToOneInferencePass, OneToOneReorderOperation};
use bidiscope_bidi::order::text_order_fixes::IntendedReadingOrder;
use bidiscope_bidi::order::{Direction, DisplayOption, OptionWithoutEffectReason, Strategy};
use bidiscope_bidi::trace::TraceStepKind;
use bidiscope_bidi::uba::{BidiDataVersion, UbaRule};
use bidiscope_edit::INSERTABLE_INVISIBLES;
use bidiscope_idna::verdict::policy::AcceptancePolicy;
use bidiscope_idna::verdict::{FindingKind, RegistrationPermission, Severity};
use bidiscope_lesson::QuestionKind;
use bidiscope_list::ListFormat;
use bidiscope_list::scan::{NameMatchKind, ScanColumn};
use bidiscope_proof::automata::BidiRuleClaim;
use bidiscope_proof::study::DisplayProperty;
use bidiscope_report::documents::{DOCUMENT_SECTIONS, ImplementedDocument, document_example_rows};
use bidiscope_report::examples::EXAMPLE_RUNNING_TEXTS;
use bidiscope_report::interpretation::all_document_interpretation_notes;
use bidiscope_report::list::{DisplayRelation, ListTableColumn};
use bidiscope_report::page::{CharacterColumn, OverviewFactId};
use bidiscope_report::titles::Titled;
use bidiscope_report::view::text::{ControlSchemeChoice, ShownDirections, TextDirection};
use bidiscope_report::view::{LearnPage, class_glossary, term_entry, term_glossary};
use bidiscope_report::words::display::option_value_message;
use bidiscope_report::words::finding::kind_with_same_advice;
use bidiscope_url::text::{IdentifierControlScheme, LinkRules};
use bidiscope_words::{Catalogue, message_with_prefixed_id};

#[cfg(all(feature = "gui", target_os = "linux", target_pointer_width = "64"))]
#[path = "common/linked_messages.rs"]
mod linked_messages;

/// The keys of the catalogue: `id`, and `id.attribute`.
fn catalogue() -> BTreeSet<&'static str> {
    let empty = Catalogue::read(b"language = en\ndirection = ltr\n").expect("it has all that it needs");
    empty.missing_messages().missing_keys.into_iter().collect()
}

#[test]
fn no_message_that_is_looked_up_is_missing() {
    let (catalogue, keys) = (catalogue(), LookedUp::all());
    let missing: Vec<&String> = keys.needed.iter().filter(|it| !catalogue.contains(it.as_str())).collect();
    assert_eq!(missing, [""; 0]);
    for entry in class_glossary().iter().chain(term_glossary()) {
        assert!(!entry.term.is_empty() && entry.definition.ends_with('.'), "{entry:?}");
    }
}

/// The keys of messages, `id` or `id.attribute`, that the program looks up by identifiers that the compiler does not know.
#[derive(Default)]
struct LookedUp {
    /// Those that must be in the catalogue.
    needed: BTreeSet<String>,
    /// Those that may be there.
    optional: BTreeSet<String>,
}

impl LookedUp {
    /// All of them. `every_message_is_used` finds what is missing here.
    fn all() -> Self {
        let mut keys = Self::default();
        keys.titles(Strategy::ALL, &["short"], &[]);
        keys.titles(DisplayOption::ALL.iter().copied(), &[], &["help"]);
        keys.titles(BidiDataVersion::ALL, &["short", "phrase"], &[]);
        keys.titles(LabelIsolate::ALL, &[], &["phrase"]);
        keys.titles(FieldOrderDirection::ALL, &["about", "phrase"], &[]);
        keys.titles([Direction::LeftToRight, Direction::RightToLeft], &[], &[]);
        keys.titles(SurroundingTextPreset::ALL, &["phrase"], &[]);
        keys.titles(IntendedReadingOrder::ALL, &[], &[]);
        keys.titles(OptionWithoutEffectReason::ALL, &[], &[]);
        keys.titles(NameCopyFormat::ALL, &[], &[]);
        keys.titles(DavisFieldKind::ALL, &[], &[]);
        keys.titles(UrlPartKind::ALL, &[], &[]);
        keys.titles(IdentifierControlScheme::ALL, &[], &[]);
        keys.titles(LinkRules::ALL, &["about"], &[]);
        keys.titles(ShownDirections::ALL, &[], &[]);
        keys.titles(TextDirection::ALL, &[], &[]);
        keys.titles(ControlSchemeChoice::ALL, &["heading", "about"], &[]);
        keys.titles(ImplementedDocument::ALL, &[], &[]);
        keys.titles(DisplayRelation::ALL, &[], &[]);
        keys.titles(ListFormat::ALL, &[], &[]);
        keys.titles(
            ListTableColumn::ALL.into_iter().filter(|it| it.displayed_strategy().is_none()),
            &["about"],
            &[],
        );
        keys.titles(Notation::ALL, &[], &[]);
        keys.titles(OverviewFactId::ALL, &[], &[]);
        keys.titles(CharacterColumn::ALL, &[], &["about"]);
        keys.titles(&DOCUMENT_SECTIONS, &["about"], &[]);
        keys.titles(QuestionKind::ALL, &[], &[]);
        keys.values_of_options();
        keys.kind("context", ["typed"], &["phrase"]);
        keys.kind("answer-registration", RegistrationPermission::ALL.map(RegistrationPermission::id), &[]);
        keys.kind("example-text", EXAMPLE_RUNNING_TEXTS.map(|it| it.id), &[]);
        keys.kind("finding", FindingKind::ALL.iter().map(|it| it.id()), &["rule"]);
        let with_advice = FindingKind::ALL.iter().filter(|it| it.severity() != Severity::Note);
        keys.kind("finding", with_advice.map(|it| kind_with_same_advice(*it).id()), &["advice"]);
        keys.kind("control", ControlFindingKind::ALL.map(ControlFindingKind::id), &["rule", "advice"]);
        keys.kind("control", ["too-deep"], &["rule", "advice"]);
        keys.kind("policy", AcceptancePolicy::ALL.map(AcceptancePolicy::id), &[]);
        keys.kind("match", NameMatchKind::ALL.map(NameMatchKind::id), &[]);
        keys.kind("list-column", ScanColumn::ALL.iter().map(|it| it.id()), &[]);
        keys.kind("condition", ["1", "2", "3", "4", "5", "6"], &[]);
        keys.kind("property", DisplayProperty::ALL.map(DisplayProperty::id), &[]);
        keys.kind("rule-claim", BidiRuleClaim::ALL.map(BidiRuleClaim::id), &["title"]);
        let rules = UbaRule::ALL
            .map(TraceStepKind::UbaRule)
            .into_iter()
            .chain(OneToOneInferencePass::ALL.map(TraceStepKind::OneToOneInference));
        let steps = rules.chain([
            TraceStepKind::LogicalOrder,
            TraceStepKind::ClassReassignment,
            TraceStepKind::FieldArrangement,
            TraceStepKind::Mirroring,
            TraceStepKind::ControlInsertion,
            TraceStepKind::ContextCharacter,
        ]);
        keys.needed.extend(steps.map(|it| format!("rule-{}", it.id())));
        keys.kind("operation", OneToOneReorderOperation::ALL.map(OneToOneReorderOperation::id), &[]);
        keys.kind("notation", Notation::ALL.map(Notation::id), &[]);
        keys.kind("display-subject", Strategy::ALL.map(Strategy::id), &[]);
        keys.kind("display-subject", ["uba"], &[]);
        keys.kind("insert", INSERTABLE_INVISIBLES.map(|it| format!("{:04x}", u32::from(it))), &[]);
        keys.kind("glossary-class", BidiClass::ALL.map(BidiClass::short_name), &[]);
        // Another test finds a term without words.
        let terms = catalogue().into_iter().filter(|it| {
            let id = it.strip_prefix("glossary-").unwrap_or_default();
            term_entry(id.strip_suffix(".term").unwrap_or(id)).is_some()
        });
        keys.optional.extend(terms.map(str::to_owned));
        keys.kind(
            "document-note",
            document_example_rows().iter().filter_map(|it| Some(it.note?.note_id)),
            &[],
        );
        keys.kind("document-note", all_document_interpretation_notes().map(|it| it.note_id), &[]);
        let pages = LearnPage::all().filter(|it| !matches!(it, LearnPage::DocumentSection(_)));
        keys.kind("learn", pages.map(LearnPage::id), &["about"]);
        #[cfg(feature = "gui")]
        {
            keys.titles(bidiscope_window::DetailTab::ALL, &["about"], &[]);
            keys.titles(bidiscope_window::Tab::ALL, &["about"], &[]);
        }
        keys
    }

    /// What has a title, with the attributes that each needs, and those that it may have.
    fn titles<T: Titled>(&mut self, all: impl IntoIterator<Item = T>, needed: &[&str], optional: &[&str]) {
        for titled in all {
            self.needed.insert(titled.title_message().id().to_owned());
            let message = titled.message();
            self.needed.extend(needed.iter().map(|it| format!("{}.{it}", message.id())));
            self.optional.extend(optional.iter().map(|it| format!("{}.{it}", message.id())));
        }
    }

    /// The messages of a kind, with the attributes that each needs.
    fn kind(&mut self, kind: &str, ids: impl IntoIterator<Item = impl AsRef<str>>, needed: &[&str]) {
        for id in ids {
            let message = message_with_prefixed_id(kind, id.as_ref());
            self.needed.extend(needed.iter().map(|it| format!("{}.{it}", message.id())));
            self.needed.insert(message.id().to_owned());
        }
    }

    /// The values of the options of displays: each has a title.
    fn values_of_options(&mut self) {
        for option in DisplayOption::ALL {
            for value in option.values(Strategy::Custom) {
                let title = option_value_message(option, value);
                self.needed.extend(title.map(|it| it.id().to_owned()));
                let message = message_with_prefixed_id(&format!("option-{option}"), value);
                self.optional.extend(["about", "phrase"].map(|it| format!("{}.{it}", message.id())));
            }
        }
    }
}

/// A message is used if it is looked up, or if a program has the function that makes it.
#[cfg(all(feature = "gui", target_os = "linux", target_pointer_width = "64"))]
#[test]
fn every_message_is_used() {
    // By `message!`, which makes messages of these kinds for tables of which each row has attributes.
    const ATTRIBUTES: [(&str, &[&str]); 2] =
        [("command-", &["about", "short"]), ("file-", &["open", "save", "drop"])];
    // The help of commands has a test of its own, the module for Python is another program, and so is one without a window.
    let is_of_others =
        |key: &str| key.starts_with("help-") || key.starts_with("python-") || key == "built-without-window";
    // This program has what answers the page in a browser.
    std::hint::black_box(bidiscope_web::answer as fn(&[u8]) -> Vec<u8>);
    let programs = [env!("CARGO_BIN_EXE_bidiscope").into(), std::env::current_exe().expect("this program")];
    let made: BTreeSet<String> = programs.iter().flat_map(|it| linked_messages::of_program(it)).collect();
    assert!(made.len() > 1_000, "the symbols of the programs name only {} messages", made.len());
    let is_made = |key: &str| {
        let (id, attribute) = key.split_once('.').map_or((key, None), |it| (it.0, Some(it.1)));
        let is_asked = |attribute| {
            ATTRIBUTES.iter().any(|(kind, asked)| id.starts_with(kind) && asked.contains(&attribute))
        };
        made.contains(&id.replace('-', "_")) && attribute.is_none_or(is_asked)
    };
    let LookedUp { needed, optional } = LookedUp::all();
    let mut unused = catalogue();
    unused.retain(|it| !(needed.contains(*it) || optional.contains(*it) || is_made(it) || is_of_others(it)));
    assert_eq!(unused, BTreeSet::new());
}
