//! Bidi controls and invisible characters by which a text hides something from its readers: controls without a partner,
//! overrides, and characters that show nothing where no script needs them.
//!
//! A text may have many such characters for good reasons, and these are no findings: LRM, RLM and ALM; isolates and embeddings
//! that are closed on their line, which UTS #55 recommends for source code; joiners beside letters that join or stack, and in
//! emoji sequences; a variation selector after a base that has variations; U+200B in scripts without spaces, soft hyphens
//! within words and word joiners where a line could end. What is left is read line by line, because an editor shows each line
//! of a source file as a paragraph (UTS #55): a control that is open at the end of its line is a finding, whatever follows.
//!
//! ```
//! use bidiscope_bidi::controls::{ControlFindingKind, ControlScope, control_findings};
//!
//! let found = control_findings("photo\u{202E}gpj.exe".chars());
//! assert_eq!((found[0].finding_kind, found[0].control_scope), (ControlFindingKind::OverrideControl, Some(ControlScope::ReachesLineEnd { line_end_index: 13 })));
//! assert!(control_findings("\u{2067}\u{5D0}\u{5D1}\u{2069} a\u{200E}b".chars()).is_empty());
//! ```

mod finding;
mod hidden;
mod scanner;

pub use finding::{ControlFinding, ControlFindingKind, ControlScope, MAX_SCALARS_PER_FINDING};
pub use scanner::ControlScanner;

/// The findings in a text, in their order. A byte order mark must have been left out.
pub fn control_findings(text: impl IntoIterator<Item = char>) -> Vec<ControlFinding> {
    let mut scanner = ControlScanner::default();
    text.into_iter().for_each(|it| scanner.push(it));
    scanner.finish();
    scanner.take_findings()
}
