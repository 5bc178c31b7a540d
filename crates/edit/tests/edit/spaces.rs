//! Spaces at the ends of what is pasted: kept, told of, and taken out with one key.

use bidiscope_bidi::name::Notation;
use bidiscope_bidi::order::Strategy;
use bidiscope_edit::{EditAction, EditNotice, EditedTextKind, Editor, Selection};

use crate::support::Desk;

fn paste(desk: &mut Desk, text: &str) -> Option<String> {
    desk.act(EditAction::PasteText(text.to_owned()))
}

#[test]
fn what_a_registrar_pastes_is_kept_reported_and_taken_out() {
    let mut desk = Desk::name("");
    let said = paste(&mut desk, " \u{5D0}\u{5D1}.com\u{A0}\n").expect("told");
    assert_eq!(
        said,
        "1 space at the start, 1 at the end: Enter removes them (U+0020, U+00A0). Inserted without the line break at \
         the end."
    );
    assert_eq!(desk.editor.text(), " \u{5D0}\u{5D1}.com\u{A0}");
    assert!(desk.editor.has_pasted_spaces());
    let said = desk.act(EditAction::TrimPastedSpaces).expect("told");
    assert_eq!(said, "Removed 2 spaces. Ctrl+Z restores them.");
    assert_eq!(desk.editor.text(), "\u{5D0}\u{5D1}.com");
    assert_eq!(desk.editor.selection(), Selection::caret_at(6), "behind what stays");
    assert!(!desk.editor.has_pasted_spaces());
    desk.act(EditAction::Undo);
    assert_eq!(desk.editor.text(), " \u{5D0}\u{5D1}.com\u{A0}");
    desk.act(EditAction::Undo);
    assert_eq!(desk.editor.text(), "");
}

#[test]
fn only_what_was_pasted_last_is_taken_out() {
    // In the middle of a name the spaces of what was pasted, and no others.
    let mut desk = Desk::name("  a.b  ");
    desk.editor = Editor::with_text(EditedTextKind::DomainName, " a.b ", Notation::Unicode);
    desk.place(2);
    assert!(paste(&mut desk, "x ").expect("told").starts_with("1 space at the end: Enter removes it"));
    assert_eq!(desk.editor.text(), " ax .b ");
    // The caret may be moved first.
    desk.place(0);
    desk.act(EditAction::TrimPastedSpaces);
    assert_eq!(desk.editor.text(), " ax.b ");
    assert_eq!(desk.act(EditAction::TrimPastedSpaces), None);
    // Once the text was changed, they are the user's.
    paste(&mut desk, " y");
    desk.type_text("z");
    assert!(!desk.editor.has_pasted_spaces());
    assert_eq!(desk.act(EditAction::TrimPastedSpaces), None);
    paste(&mut desk, " y");
    desk.act(EditAction::Undo);
    assert!(!desk.editor.has_pasted_spaces());
}

#[test]
fn what_is_typed_or_is_no_name_is_left_alone() {
    let mut desk = Desk::name("");
    desk.type_text(" a ");
    assert!(!desk.editor.has_pasted_spaces());
    let mut desk = Desk::new("", EditedTextKind::MultiLine, Strategy::UbaAuto);
    assert_eq!(paste(&mut desk, " a "), None);
    assert!(!desk.editor.has_pasted_spaces());
    // Between code points spaces are what parts them.
    let mut desk = Desk::name("");
    desk.editor.set_text("U+0061", Notation::CodePoints);
    assert_eq!(paste(&mut desk, " U+0062 "), None);
    assert!(!desk.editor.has_pasted_spaces());
    let notice = desk.editor.apply(EditAction::PasteText(" U+0063\n".to_owned()), &mut desk.layout).notice;
    assert!(
        matches!(notice, Some(EditNotice::InsertedWithRemarks(it)) if (it.omitted_leading_line_ends, it.omitted_trailing_line_ends) == (0, 1))
    );
}
