//! Colours on a terminal. Nothing is told by them alone: every word that has one says the same without.

use std::io::{self, IsTerminal};

use anstyle::{AnsiColor, Style};
use bidiscope_idna::verdict::{Permission, Severity, Verdict};

/// What a word is painted for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tone {
    /// Nothing.
    Plain,
    /// A rule is broken.
    Bad,
    /// It could surprise or mislead.
    Doubtful,
    /// Nothing speaks against it.
    Good,
}

impl From<Severity> for Tone {
    fn from(severity: Severity) -> Self {
        match severity {
            Severity::Violation => Self::Bad,
            Severity::Warning => Self::Doubtful,
            Severity::Note => Self::Plain,
        }
    }
}

impl From<Permission> for Tone {
    fn from(permission: Permission) -> Self {
        match permission {
            Permission::Allowed => Self::Good,
            Permission::Refused => Self::Bad,
            Permission::Depends => Self::Doubtful,
            Permission::NotApplicable => Self::Plain,
        }
    }
}

impl From<Verdict> for Tone {
    fn from(verdict: Verdict) -> Self {
        match verdict {
            Verdict::Violated => Self::Bad,
            Verdict::Satisfied | Verdict::NotApplicable => Self::Plain,
        }
    }
}

/// Whether words are painted.
#[derive(Clone, Copy, Debug)]
pub(super) struct Paint {
    is_on: bool,
}

impl Paint {
    /// As standard output is: only on a terminal, and only where neither `NO_COLOR`, `CLICOLOR=0` nor
    /// `TERM=dumb` speaks against it.
    pub(super) fn of_output() -> Self {
        let out = io::stdout();
        let is_wanted = anstream::AutoStream::choice(&out) != anstream::ColorChoice::Never;
        Self { is_on: out.is_terminal() && is_wanted }
    }

    /// A text in a tone.
    pub(super) fn with(self, tone: Tone, text: &str) -> String {
        let style = match tone {
            _ if !self.is_on || text.is_empty() => return text.to_owned(),
            Tone::Plain => return text.to_owned(),
            Tone::Bad => Style::new().bold().fg_color(Some(AnsiColor::Red.into())),
            Tone::Doubtful => Style::new().fg_color(Some(AnsiColor::Yellow.into())),
            Tone::Good => Style::new().fg_color(Some(AnsiColor::Green.into())),
        };
        format!("{style}{text}{style:#}")
    }
}

#[cfg(test)]
mod tests {
    use super::{Paint, Tone};

    #[test]
    fn a_tone_is_put_round_the_text_and_changes_no_word() {
        let on = Paint { is_on: true };
        assert_eq!(on.with(Tone::Bad, "violation"), "\u{1B}[1m\u{1B}[31mviolation\u{1B}[0m");
        assert_eq!(on.with(Tone::Plain, "note"), "note");
        assert_eq!(on.with(Tone::Bad, ""), "");
        for tone in [Tone::Bad, Tone::Doubtful, Tone::Good] {
            assert!(on.with(tone, "word").contains("word"));
            assert_eq!(Paint { is_on: false }.with(tone, "word"), "word");
        }
    }
}
