//! The names as lines of the Unicode Consortium's test files.

use super::{AtlasAnswer, AtlasCase, AtlasPart, atlas, scalars};
use crate::titles::Titled;
use bidiscope_bidi::name::unicode_version;
use bidiscope_bidi::order::{Direction, Level};
use bidiscope_bidi::uba::l2;

/// The names of this question in the format of BidiCharacterTest.txt or IdnaTestV2.txt, each once after a comment for each of its
/// readings; of one program or of all. Empty where there are none.
pub fn test_file(part: AtlasPart, peer: Option<&str>) -> String {
    let mut lines: Vec<(String, String)> = Vec::new();
    for one in atlas().survey(part).concerning(peer) {
        let comment = format!("# {} ({}): {}\n", one.rule_text(), one.kind.title(), one.reading_text());
        let line = one.case(peer).test_line();
        match lines.iter_mut().find(|it| it.1 == line) {
            Some((comments, _)) => comments.push_str(&comment),
            None => lines.push((comment, line)),
        }
    }
    if lines.is_empty() {
        return String::new();
    }
    let (about, file) = match part {
        AtlasPart::Displays => ("display differently (UAX #9)", "BidiCharacterTest.txt"),
        AtlasPart::DomainNames => ("read differently (UTS #46)", "IdnaTestV2.txt"),
    };
    let head = format!(
        "# Names that programs {about}, with the answers of the standard. Written by bidiscope {}; this is no file of the\n# Unicode \
         Consortium.\n# FORMAT: that of {file}, Unicode {}\n",
        env!("CARGO_PKG_VERSION"),
        unicode_version()
    );
    lines.into_iter().fold(head, |text, (comments, line)| format!("{text}\n{comments}{line}\n"))
}

/// The name of that file, such as `go-BidiCharacterTest.txt`: one program's does not replace another's.
pub fn test_file_name(part: AtlasPart, peer: Option<&str>) -> String {
    let file = match part {
        AtlasPart::Displays => "BidiCharacterTest.txt",
        AtlasPart::DomainNames => "IdnaTestV2.txt",
    };
    format!("{}-{file}", peer.unwrap_or("all"))
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
