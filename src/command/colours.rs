//! Colours on a terminal. They only repeat what the words say.

use std::io::{self, IsTerminal};

use anstyle::{AnsiColor, Style};
use bidiscope_report::page::Tone;

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
            Tone::Neutral | Tone::Weak => return text.to_owned(),
            Tone::Bad => Style::new().bold().fg_color(Some(AnsiColor::Red.into())),
            Tone::Warning => Style::new().fg_color(Some(AnsiColor::Yellow.into())),
            Tone::Good => Style::new().fg_color(Some(AnsiColor::Green.into())),
        };
        format!("{style}{text}{style:#}")
    }
}

#[cfg(test)]
mod tests {
    use super::Colours;
    use bidiscope_report::page::Tone;

    #[test]
    fn colors_do_not_change_the_text() {
        let colours = Colours { is_enabled: true };
        assert_eq!(colours.paint(Tone::Bad, "violation"), "\u{1B}[1m\u{1B}[31mviolation\u{1B}[0m");
        assert_eq!(colours.paint(Tone::Neutral, "note"), "note");
        assert_eq!(colours.paint(Tone::Bad, ""), "");
        for tone in [Tone::Bad, Tone::Warning, Tone::Good] {
            assert!(colours.paint(tone, "word").contains("word"));
            assert_eq!(Colours { is_enabled: false }.paint(tone, "word"), "word");
        }
    }
}
