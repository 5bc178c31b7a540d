//! A presentation, and how far it has come.

use eframe::egui::{Context, Id, Ui, ViewportCommand};

use bidiscope_bidi::name::{Character, Input, Notation};
use bidiscope_bidi::order::DisplayConfig;
use bidiscope_report::view::{PresentedStepLine, ReorderAnimation, TraceStepPresentation};
use bidiscope_words::message;

use super::super::pass::Pass;
use super::super::settings::Settings;
use super::super::theme;
use super::keys::PresentCommand;
use super::presented_name::PresentedName;

/// How long a reversal takes, in seconds, and by how much the way goes on in a picture at most: a picture that came
/// late does not make the characters jump.
const REVERSAL: f32 = 0.9;

const SLOWEST_PICTURE: f32 = 0.1;

/// In which pass the window is made as large as the screen: before it is seen, desktops ask nothing of it.
const SEEN: u32 = 2;

/// A pass of a presentation.
pub(super) type PresentPass<'a> = Pass<'a, Settings>;

/// A presentation, and how far it has come.
pub(crate) struct Presenter {
    pub(super) name: Input,
    /// What a screen reader is told of each character.
    pub(super) descriptions: Vec<String>,
    notation: Notation,
    /// What was to be presented.
    display: DisplayConfig,
    pub(super) shown: TraceStepPresentation,
    /// The row that is seen.
    pub(super) row: usize,
    /// How far the characters have slid, from 0 to 1; `None` where they rest.
    pub(super) progress: Option<f32>,
    /// Whether the row has just come: then what it changed is scrolled to.
    pub(super) follows: bool,
    /// What stands there in the row, side by side.
    pub(super) sides: Vec<PresentedSide>,
    /// What has the keyboard in the end.
    focus: Option<Id>,
    /// Whether the window is made as large as the screen, and whether it was so before.
    fills_the_screen: bool,
    filled_before: bool,
    /// What was switched last, in words, until it goes on.
    pub(super) switched: Option<&'static str>,
    passes: u32,
}

/// The line of a side in a row, and how its characters come there.
pub(super) struct PresentedSide {
    pub(super) line: PresentedStepLine,
    slide: Option<ReorderAnimation>,
}

impl Presenter {
    /// A display of a name from its first step on.
    pub(crate) fn new(
        presented: PresentedName,
        settings: &Settings,
        focus: Option<Id>,
        fills_the_screen: bool,
    ) -> Self {
        let PresentedName { name, descriptions, notation, display } = presented;
        let shown = presentation(name.characters(), &display, notation, settings.preferences.present.beside);
        let row = shown.shown_row_indices(settings.preferences.all_rules)[0];
        let mut presenter = Self {
            descriptions,
            name,
            notation,
            display,
            shown,
            row,
            progress: None,
            follows: true,
            sides: Vec::new(),
            focus,
            fills_the_screen,
            filled_before: false,
            switched: None,
            passes: 0,
        };
        presenter.prepare_sides();
        presenter
    }

    /// The characters of the name.
    pub(crate) fn characters(&self) -> &[Character] {
        self.name.characters()
    }

    /// Gives the window and the keyboard back.
    pub(crate) fn leave(&self, context: &Context) {
        if self.fills_the_screen && !self.filled_before {
            context.send_viewport_cmd(ViewportCommand::Fullscreen(false));
        }
        if let Some(focus) = self.focus {
            context.memory_mut(|memory| memory.request_focus(focus));
        }
    }

    /// How far its characters have slid where they do.
    pub(super) fn sliding(&self, side: usize) -> Option<(&ReorderAnimation, f32)> {
        let longest = self.stages() as f32;
        let (slide, progress) = self.sides[side].slide.as_ref().zip(self.progress)?;
        // A reversal takes as long on either side: the one with fewer is there first.
        let own = progress * longest / slide.stages().len() as f32;
        (own < 1.0).then_some((slide, own))
    }

    /// How many stages the longest way has.
    pub(super) fn stages(&self) -> usize {
        let ways = self.sides.iter().filter_map(|it| it.slide.as_ref());
        ways.map(|it| it.stages().len()).max().unwrap_or(0)
    }

    /// Lets the characters go on; nothing is painted again when they rest.
    pub(super) fn slide_on(&mut self, ui: &Ui) {
        let Some(progress) = self.progress else { return };
        let gone = ui.input(|input| input.stable_dt).min(SLOWEST_PICTURE);
        let progress = progress + gone / (REVERSAL * self.stages().max(1) as f32);
        self.progress = (progress < 1.0).then_some(progress);
        ui.ctx().request_repaint();
    }

    pub(super) fn do_it(&mut self, command: PresentCommand, ui: &Ui, settings: &mut Settings) {
        let rows = self.shown.shown_row_indices(settings.preferences.all_rules);
        let (place, last) =
            (self.shown.index_in_shown_rows(self.row, settings.preferences.all_rules), rows.len() - 1);
        let may_slide = !theme::stands_still(ui.ctx()) && ui.style().animation_time > 0.0;
        let (row_before, mut switched) = (self.row, None);
        match command {
            // Whoever cannot wait is there at once.
            PresentCommand::Next if self.progress.is_some() => self.progress = None,
            PresentCommand::Next if place < last => {
                self.go_to(rows[place + 1]);
                self.progress = (may_slide && self.stages() > 0).then_some(0.0);
            }
            PresentCommand::Previous => self.go_to(rows[place.saturating_sub(1)]),
            PresentCommand::First => self.go_to(rows[0]),
            PresentCommand::Last => self.go_to(rows[last]),
            // That is what is asked for, whatever is done by itself.
            PresentCommand::Replay => self.progress = (self.stages() > 0).then_some(0.0),
            PresentCommand::AllRules => {
                settings.preferences.all_rules = !settings.preferences.all_rules;
                switched = Some(if settings.preferences.all_rules {
                    message!(trace_all_rules).static_text()
                } else {
                    message!(present_changing_rules).static_text()
                });
                let rows = self.shown.shown_row_indices(settings.preferences.all_rules);
                self.go_to(rows[self.shown.index_in_shown_rows(self.row, settings.preferences.all_rules)]);
            }
            PresentCommand::Compare => {
                settings.preferences.present.beside = !settings.preferences.present.beside;
                let beside = settings.preferences.present.beside;
                switched = Some(if beside {
                    message!(present_both_on).static_text()
                } else {
                    message!(present_both_off).static_text()
                });
                let shown = presentation(self.characters(), &self.display, self.notation, beside);
                let row = shown.row_index_with_same_rule(&self.shown, self.row);
                self.shown = shown;
                let rows = self.shown.shown_row_indices(settings.preferences.all_rules);
                self.go_to(rows[self.shown.index_in_shown_rows(row, settings.preferences.all_rules)]);
            }
            PresentCommand::Next | PresentCommand::Close => {}
        }
        if switched.is_some() || self.row != row_before {
            self.switched = switched;
        }
    }

    fn go_to(&mut self, row: usize) {
        self.row = row;
        self.progress = None;
        self.follows = true;
        self.prepare_sides();
    }

    /// Works out what stands in the row.
    fn prepare_sides(&mut self) {
        let sides = |side: usize| PresentedSide {
            line: self.shown.line_after_step(self.row, side),
            slide: self.shown.reorder_animation(self.row, side),
        };
        self.sides = (0..self.shown.display_traces().len()).map(sides).collect();
    }

    pub(super) fn fill_the_screen(&mut self, context: &Context) {
        self.passes += 1;
        if self.fills_the_screen && self.passes == SEEN {
            self.filled_before = context.input(|input| input.viewport().fullscreen) == Some(true);
            context.send_viewport_cmd(ViewportCommand::Fullscreen(true));
        } else if self.passes < SEEN {
            context.request_repaint();
        }
    }
}

/// What is presented: a display alone, or in both paragraphs.
fn presentation(
    characters: &[Character],
    display: &DisplayConfig,
    notation: Notation,
    beside: bool,
) -> TraceStepPresentation {
    let (display, beside) = if beside {
        let [display, other] = TraceStepPresentation::displays_in_both_directions(display);
        (display, Some(other))
    } else {
        (display.clone(), None)
    };
    TraceStepPresentation::new(characters, display, beside, notation)
}
