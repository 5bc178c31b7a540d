//! Editors for tests, and marked texts.

use std::collections::HashMap;
use std::ops::{Deref, DerefMut, Range};

use bidiscope_bidi::name::{Character, text_of};
use bidiscope_bidi::order::Strategy;
use bidiscope_edit::{
    CaretMotion, Deletion, EditAction, EditedTextKind, Editor, LaidOutLine, LineLayout, PlainLayout,
    Selection, SelectionGranularity,
};

use crate::unescaped::unescaped;

/// The orders in which the name field shows names.
pub(crate) const ORDERS: [Strategy; 3] = [Strategy::UbaLtr, Strategy::UbaRtl, Strategy::OneToOne];

/// The names of `tests/data/edit/names.txt`.
pub(crate) fn names() -> Vec<String> {
    let file = include_str!("../../../../tests/data/edit/names.txt");
    let lines = file.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(unescaped).collect()
}

/// A layout that shapes no line twice, as the window's does not.
pub(crate) struct KeptLines {
    plain: PlainLayout,
    lines: HashMap<String, LaidOutLine>,
}

impl Deref for KeptLines {
    type Target = PlainLayout;

    fn deref(&self) -> &PlainLayout {
        &self.plain
    }
}

impl DerefMut for KeptLines {
    fn deref_mut(&mut self) -> &mut PlainLayout {
        &mut self.plain
    }
}

impl LineLayout for KeptLines {
    fn lay_out_line(&mut self, paragraph: &[Character], line: Range<usize>) -> LaidOutLine {
        let plain = &mut self.plain;
        let key = format!("{:?} {line:?} {:?} {:?}", text_of(paragraph), plain.strategy, plain.invisibles);
        self.lines.entry(key).or_insert_with(|| plain.lay_out_line(paragraph, line)).clone()
    }

    fn break_paragraph(&mut self, paragraph: &[Character]) -> Vec<Range<usize>> {
        let width = if self.plain.wraps_lines { self.plain.width_em } else { f32::INFINITY };
        self.lay_out_line(paragraph, 0..paragraph.len()).wrapped_line_character_ranges(paragraph, width)
    }

    fn available_width(&self) -> f32 {
        self.plain.width_em
    }
}

/// An editor and the layout that shows it.
pub(crate) struct Desk {
    pub(crate) editor: Editor,
    pub(crate) layout: KeptLines,
}

impl Desk {
    /// An editor that holds this text, the caret at its end.
    pub(crate) fn new(text: &str, form: EditedTextKind, strategy: Strategy) -> Self {
        let layout = KeptLines { plain: PlainLayout::new(strategy), lines: HashMap::new() };
        let mut desk = Self { editor: Editor::new(form), layout };
        if !text.is_empty() {
            desk.act(EditAction::PasteText(text.to_owned()));
        }
        desk
    }

    /// A name in a left-to-right paragraph.
    pub(crate) fn name(text: &str) -> Self {
        Self::new(text, EditedTextKind::DomainName, Strategy::UbaLtr)
    }

    /// Does something; gives what the user is told.
    pub(crate) fn act(&mut self, act: EditAction) -> Option<String> {
        self.editor.apply(act, &mut self.layout).notice.map(|it| it.to_string())
    }

    pub(crate) fn go(&mut self, step: CaretMotion) -> usize {
        self.act(EditAction::MoveCaret { caret_motion: step, extends_selection: false });
        self.editor.selection().caret_character_offset
    }

    pub(crate) fn extend(&mut self, step: CaretMotion) -> std::ops::Range<usize> {
        self.act(EditAction::MoveCaret { caret_motion: step, extends_selection: true });
        self.editor.selection().range()
    }

    pub(crate) fn place(&mut self, caret: usize) {
        self.act(EditAction::SetSelection(Selection::caret_at(caret)));
    }

    pub(crate) fn delete(&mut self, deletion: Deletion) -> String {
        self.act(EditAction::DeleteText(deletion));
        self.editor.text()
    }

    pub(crate) fn type_text(&mut self, text: &str) {
        // As a keyboard does: a character at a time.
        for scalar in text.chars() {
            self.act(EditAction::TypeText(scalar.to_string()));
        }
    }

    /// Clicks the middle of the left or right half of the cell that stands at this place on the screen.
    pub(crate) fn click_half(
        &mut self,
        cell: usize,
        right_half: bool,
        unit: SelectionGranularity,
        extend: bool,
    ) {
        let view = self.editor.view(&mut self.layout);
        let extent = view.lines[0].laid_out_line.cells().nth(cell).expect("a cell").extent;
        let share = if right_half { 0.75 } else { 0.25 };
        let x = extent.left_x_em + (extent.right_x_em - extent.left_x_em) * share;
        self.act(EditAction::PressPointer {
            line_index: 0,
            x_from_line_left_em: x,
            selection_granularity: unit,
            extends_selection: extend,
        });
    }

    /// The display of the first line.
    pub(crate) fn display(&mut self) -> String {
        self.editor.view(&mut self.layout).line_in_visual_order(0)
    }

    /// The caret's place among the cells: how many stand left of it, and left of its second place.
    pub(crate) fn caret_stops(&mut self) -> (usize, Option<usize>) {
        let view = self.editor.view(&mut self.layout);
        let line = &view.lines[view.caret_line_index];
        let caret = line.caret.expect("in its line");
        let stop =
            |x: f32| line.laid_out_line.cells().filter(|cell| cell.extent.right_x_em <= x + 1e-4).count();
        (stop(caret.x_from_line_left_em), caret.secondary_caret.map(|it| stop(it.x_from_line_left_em)))
    }
}
