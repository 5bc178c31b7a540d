//! The proof of a cell, shown: its automaton as a graph (`graph`), and a string that walks through it (`walk`).

mod graph;
mod walk;

use eframe::egui::{CentralPanel, Panel, Ui};

use bidiscope_bidi::name::{BidiClass, Character, Notation};
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_present::display_text::DisplayTitle;
use bidiscope_present::edit::TextKind;
use bidiscope_present::message;
use bidiscope_present::study_text::{property_text, undecided_text};
use bidiscope_present::view::{
    AutomatonGraph, AutomatonPath, AutomatonPicture, automaton_graph, parse_automaton_input,
};
use bidiscope_proof::automata::Undecided;
use bidiscope_proof::study::Property;

use super::super::editor::Field;
use super::super::fitted;
use super::super::job::Job;
use super::super::settings::StudySettings;
use super::StudyPass;

/// What the proof is of.
#[derive(Clone, PartialEq, Eq)]
struct Subject {
    property: Property,
    display: DisplayConfig,
    classes: Vec<BidiClass>,
}

/// The state of this part of the tab.
pub(super) struct ProofTab {
    subject: Option<Subject>,
    making: Option<Job<Result<AutomatonGraph, Undecided>>>,
    /// The graph, or why there is none.
    graph: Option<Result<AutomatonGraph, String>>,
    field: Field,
    walked: Option<Walked>,
}

/// The string that walks, and what is drawn for it.
struct Walked {
    /// As it was typed.
    text: String,
    characters: Vec<Character>,
    /// Its way, or why it has none.
    way: Result<AutomatonPath, String>,
    picture: AutomatonPicture,
}

impl Default for ProofTab {
    fn default() -> Self {
        Self {
            subject: None,
            making: None,
            graph: None,
            field: Field::new(TextKind::Name, "", Notation::Unicode),
            walked: None,
        }
    }
}

impl ProofTab {
    /// Shows the proof of this property of a display over these classes, until the user goes back.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        pass: &mut StudyPass<'_>,
        (property, display): (Property, DisplayConfig),
        classes: &[BidiClass],
    ) {
        self.prepare(
            ui,
            pass.settings,
            Subject { property, display: display.clone(), classes: classes.to_vec() },
        );
        fitted::show(ui, Panel::top("the proof").frame(pass.ground), |ui| {
            ui.horizontal_wrapped(|ui| {
                if ui.button(message!(proof_back).fixed()).clicked() {
                    pass.settings.proof = None;
                }
                ui.strong(display.title());
                ui.label(property_text(property).to_string());
            });
            match &self.graph {
                None => ui.weak(message!(proof_making).fixed()),
                Some(Ok(graph)) => ui.weak(graph.caption()),
                Some(Err(sentence)) => ui.label(sentence),
            };
        });
        let Some(Ok(graph)) = &self.graph else {
            CentralPanel::default().frame(pass.ground).show(ui, |_| ());
            return;
        };
        let walked = Walked::of(graph, &pass.settings.walked, self.walked.take());
        fitted::show(ui, Panel::bottom("the walk").frame(pass.ground), |ui| {
            walk::show(ui, graph, &walked, &mut self.field, pass);
        });
        let step = pass.settings.step.min(walked.length());
        CentralPanel::default().frame(pass.ground).show(ui, |ui| {
            graph::show(ui, graph, &walked.picture, walked.way.as_ref().ok(), step);
        });
        self.walked = Some(walked);
    }

    /// Begins to make the graph where it is another one, and takes it once it is there.
    fn prepare(&mut self, ui: &Ui, settings: &mut StudySettings, subject: Subject) {
        if self.subject.as_ref() != Some(&subject) {
            let Subject { property, display, classes } = subject.clone();
            self.making = Some(Job::begin(message!(task_proof).fixed(), ui.ctx(), move |worker| {
                worker.emit(automaton_graph(property, &display, &classes));
            }));
            (self.subject, self.graph, self.walked) = (Some(subject), None, None);
        }
        let Some(result) = self.making.as_ref().and_then(Job::result) else { return };
        let made = result.and_then(|it| it.map_err(|reason| undecided_text(Some(reason)).to_string()));
        self.making = None;
        if let Ok(graph) = &made {
            let is_walked = !settings.walked.is_empty() && way(graph, &settings.walked).1.is_ok();
            if !is_walked {
                (settings.walked, settings.step) = (graph.example(), 0);
            }
        }
        self.graph = Some(made);
    }
}

impl Walked {
    /// The walk of this text; the one before, where it is the same.
    fn of(graph: &AutomatonGraph, text: &str, before: Option<Self>) -> Self {
        if let Some(before) = before.filter(|it| it.text == text) {
            return before;
        }
        let (characters, way) = way(graph, text);
        let picture = graph.picture(way.as_ref().ok());
        Self { text: text.to_owned(), characters, way, picture }
    }

    /// How many steps it has.
    fn length(&self) -> usize {
        self.way.as_ref().map_or(0, |it| it.steps.len())
    }
}

/// The characters of a text and their way, or why there is none.
fn way(graph: &AutomatonGraph, text: &str) -> (Vec<Character>, Result<AutomatonPath, String>) {
    let read = match parse_automaton_input(text, graph.classes()) {
        Ok(read) => read.characters,
        Err(sentence) => return (Vec::new(), Err(sentence)),
    };
    let classes: Vec<BidiClass> = read.iter().map(|it| it.class).collect();
    let way = graph.path(&classes).map_err(|error| error.to_string());
    (read, way)
}
