//! The names as lines of the Unicode Consortium's test files.

use super::{AtlasAnswer, AtlasCase, AtlasPart, Disagreement, atlas, scalars};
use bidiscope_bidi::name::unicode_version;
use bidiscope_bidi::order::{Direction, Level};
use bidiscope_bidi::uba::l2;

/// The names of this question in the format of BidiCharacterTest.txt or IdnaTestV2.txt, each after a comment with its rule; of one
/// program or of all. Empty where there are none.
pub fn test_file(part: AtlasPart, peer: Option<&str>) -> String {
    let mut cases = atlas().survey(part).concerning(peer).peekable();
    if cases.peek().is_none() {
        return String::new();
    }
    let version = unicode_version();
    let head = match part {
        AtlasPart::Displays => format!(
            "# BidiCharacterTest-{version}.txt\n# Names that programs display differently (UAX #9).\n# FORMAT: that of the \
             file of the Unicode Character Database.\n"
        ),
        AtlasPart::DomainNames => format!(
            "# IdnaTestV2.txt\n# Names that programs read differently (UTS #46).\n# Version: {version}\n# FORMAT: that of the \
             file of UTS #46.\n"
        ),
    };
    let line = |it: &Disagreement| format!("\n# {}\n{}\n", it.rule_text(), it.case(peer).test_line());
    cases.fold(head, |text, it| text + &line(it))
}

impl AtlasCase<'_> {
    /// The name as a line of BidiCharacterTest.txt or, where it has no paragraph, of IdnaTestV2.txt.
    pub fn test_line(&self) -> String {
        match self.paragraph {
            Some(direction) => self.bidi_character_test(direction),
            None => self.idna_test(),
        }
    }

    /// Code points; direction; level of the paragraph; level of each character; order.
    fn bidi_character_test(&self, direction: Direction) -> String {
        let shown = |it: &Option<u8>| it.map_or_else(|| "x".to_owned(), |level| level.to_string());
        let levels: Vec<String> = self.tested.levels.iter().map(shown).collect();
        let kept =
            self.tested.levels.iter().enumerate().filter_map(|(at, it)| Some((at, Level::new((*it)?)?)));
        let mut visual: Vec<(usize, Level)> = kept.collect();
        l2(&mut visual, |it| it.1);
        let order: Vec<String> = visual.iter().map(|it| it.0.to_string()).collect();
        let (name, paragraph) = (self.name, Level::of_paragraph(direction).number());
        format!("{name};{paragraph};{paragraph};{};{}", levels.join(" "), order.join(" "))
    }

    /// Source; toUnicode; its status; toAsciiN; its status; toAsciiT; its status. A field that is empty is as the one before.
    fn idna_test(&self) -> String {
        let text: String = scalars(self.name).collect();
        let escaped =
            |it: char| if it.is_ascii() { it.to_string() } else { format!("\\u{:04X}", u32::from(it)) };
        let source: String = text.chars().map(escaped).collect();
        let status = match self.standard {
            AtlasAnswer::Refused { .. } => format!("[{}]", self.tested.status.join(", ")),
            _ => String::new(),
        };
        let to_ascii = self.tested.encoded.as_deref().filter(|it| *it != text).unwrap_or_default();
        format!("{source}; ; {status}; {to_ascii}; ; ;  # {text}")
    }
}
