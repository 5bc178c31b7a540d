//! Colours on a terminal. They only repeat what the words say.

use std::io::{self, IsTerminal};

use anstyle::{AnsiColor, Style};
use bidiscope_idna::verdict::{Permission, Severity, Verdict};

/// What the colour of a word means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tone {
    /// No colour.
    Neutral,
    /// A rule is broken: red.
    Error,
    /// A warning: yellow.
    Warning,
    /// Allowed: green.
    Success,
}

impl From<Severity> for Tone {
    fn from(severity: Severity) -> Self {
        match severity {
            Severity::Violation => Self::Error,
            Severity::Warning => Self::Warning,
            Severity::Note => Self::Neutral,
        }
    }
}

impl From<Permission> for Tone {
    fn from(permission: Permission) -> Self {
        match permission {
            Permission::Allowed => Self::Success,
            Permission::Refused => Self::Error,
            Permission::NeedsReview => Self::Warning,
            Permission::NotApplicable => Self::Neutral,
        }
    }
}

impl From<Verdict> for Tone {
    fn from(verdict: Verdict) -> Self {
        match verdict {
            Verdict::Violated => Self::Error,
            Verdict::Satisfied | Verdict::NotApplicable => Self::Neutral,
        }
    }
}

/// Writes words in colour, if the terminal shows colours.
#[derive(Clone, Copy, Debug)]
pub(super) struct Colours {
    is_enabled: bool,
}

impl Colours {
    /// For standard output: only on a terminal, and not with `NO_COLOR`, `CLICOLOR=0` or `TERM=dumb` in the environment.
    pub(super) fn for_stdout() -> Self {
        let out = io::stdout();
        let is_allowed = anstream::AutoStream::choice(&out) != anstream::ColorChoice::Never;
        Self { is_enabled: out.is_terminal() && is_allowed }
    }

    /// The text in the colour of the tone, with ANSI escape sequences.
    pub(super) fn paint(self, tone: Tone, text: &str) -> String {
        let style = match tone {
            _ if !self.is_enabled || text.is_empty() => return text.to_owned(),
            Tone::Neutral => return text.to_owned(),
            Tone::Error => Style::new().bold().fg_color(Some(AnsiColor::Red.into())),
            Tone::Warning => Style::new().fg_color(Some(AnsiColor::Yellow.into())),
            Tone::Success => Style::new().fg_color(Some(AnsiColor::Green.into())),
        };
        format!("{style}{text}{style:#}")
    }
}

#[cfg(test)]
mod tests {
    use super::{Colours, Tone};

    #[test]
    fn colors_do_not_change_the_text() {
        let colours = Colours { is_enabled: true };
        assert_eq!(colours.paint(Tone::Error, "violation"), "\u{1B}[1m\u{1B}[31mviolation\u{1B}[0m");
        assert_eq!(colours.paint(Tone::Neutral, "note"), "note");
        assert_eq!(colours.paint(Tone::Error, ""), "");
        for tone in [Tone::Error, Tone::Warning, Tone::Success] {
            assert!(colours.paint(tone, "word").contains("word"));
            assert_eq!(Colours { is_enabled: false }.paint(tone, "word"), "word");
        }
    }
}
