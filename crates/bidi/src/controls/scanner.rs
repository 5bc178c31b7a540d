//! Reads a text character by character, in bounded memory.

use super::finding::{ControlFinding, ControlFindingKind, ControlScope, MAX_SCALARS_PER_FINDING};
use super::hidden::{
    Before, END_OF_TAGS, FLAG, depends_on_next, is_flag_tag, is_needed, looks_past, may_be_hidden,
};

/// The deepest level (UAX #9, BD2), and so the most controls that can be open and work.
const MAX_DEPTH: usize = 125;
/// The most findings of one line that are put into their order.
const MAX_SORTED: usize = 4_096;
/// How long the tags of a flag are (UTS #51, ED-14a; subdivisions of CLDR).
const FLAG_TAGS: std::ops::RangeInclusive<usize> = 3..=6;

/// Finds what a text hides while its characters are given one after the other.
#[derive(Default)]
pub struct ControlScanner {
    /// The line and the position of the next character, from 0.
    line: usize,
    position: usize,
    /// Whether the last character was U+000D, with which U+000A is one line end.
    after_return: bool,
    open: Vec<Open>,
    /// How many of them are isolates.
    open_isolates: usize,
    deeper: Deeper,
    before: Before,
    /// A hidden character of which what follows decides, its position and what is before it.
    undecided: Option<(char, usize, Before)>,
    /// The tags after a flag, while they can still be those of one.
    flag: Option<Vec<char>>,
    /// Hidden characters that stand side by side, the last findings of the line.
    run: Option<ControlFinding>,
    /// The findings of this line, and those of the lines before.
    on_line: Vec<ControlFinding>,
    found: Vec<ControlFinding>,
}

/// A control that is open.
struct Open {
    kind: ControlFindingKind,
    scalar: char,
    position: usize,
}

/// The controls that are open beyond [`MAX_DEPTH`]: counted as UAX #9 counts them (X5a to X7).
#[derive(Default)]
struct Deeper {
    isolates: usize,
    embeddings: usize,
    /// The first of them that is no override.
    first: Option<Open>,
    /// The overrides: they are a finding, closed or not.
    overrides: Option<ControlFinding>,
}

impl ControlScanner {
    /// Reads the next part of the text.
    pub fn push_str(&mut self, text: &str) {
        let mut rest = text;
        while !rest.is_empty() {
            let plain = rest.bytes().take_while(|it| (b' '..0x7F).contains(it)).count();
            let (ascii, after) = rest.split_at(plain);
            self.push_ascii(ascii);
            let end = after.bytes().position(|it| (b' '..0x7F).contains(&it)).unwrap_or(after.len());
            after[..end].chars().for_each(|it| self.push(it));
            rest = &after[end..];
        }
    }

    /// Reads printable ASCII, of which only what is at its ends matters to what is beside it: up to the first character and
    /// from the last one that is no punctuation.
    fn push_ascii(&mut self, text: &str) {
        let is_punctuation = |it: char| it.is_ascii_punctuation();
        let begins = text.find(|it| !is_punctuation(it)).map_or(text.len(), |it| it + 1);
        let ends = text.rfind(|it| !is_punctuation(it)).unwrap_or(0).max(begins);
        text[..begins].chars().for_each(|it| self.push(it));
        self.position += ends - begins;
        text[ends..].chars().for_each(|it| self.push(it));
    }

    /// Reads the next character.
    pub fn push(&mut self, scalar: char) {
        if scalar == '\n' && std::mem::take(&mut self.after_return) {
            return;
        }
        self.after_return = scalar == '\r';
        if ends_paragraph(scalar) {
            self.end_line();
            if matches!(scalar, '\n' | '\r') {
                (self.line, self.position) = (self.line + 1, 0);
            } else {
                self.position += 1;
            }
            return;
        }
        self.decide(Some(scalar));
        let is_tag_of_flag = self.take_tag(scalar);
        let is_hidden = may_be_hidden(scalar);
        match scalar {
            '\u{2066}'..='\u{2068}' => self.open(ControlFindingKind::UnpairedIsolate, scalar),
            '\u{202A}' | '\u{202B}' => self.open(ControlFindingKind::UnpairedEmbedding, scalar),
            '\u{202D}' | '\u{202E}' => self.open(ControlFindingKind::OverrideControl, scalar),
            '\u{202C}' => self.close_embedding(),
            '\u{2069}' => self.close_isolate(),
            _ if is_tag_of_flag || !is_hidden => {}
            _ if depends_on_next(scalar) => {
                self.undecided = Some((scalar, self.position, self.before));
            }
            _ if is_needed(scalar, self.before, None) => {}
            _ => self.hide(scalar, self.position),
        }
        self.before = self.before.then(scalar, is_hidden);
        self.position += 1;
    }

    /// Ends the text.
    pub fn finish(&mut self) {
        self.end_line();
    }

    /// The place of the next character: its line and its position in it, from 0.
    pub const fn next_line_and_character_index(&self) -> (usize, usize) {
        (self.line, self.position)
    }

    /// The findings so far that were not taken yet, by their places. A control that is open is found at the end of its line.
    pub fn take_findings(&mut self) -> Vec<ControlFinding> {
        std::mem::take(&mut self.found)
    }

    /// Whether [`Self::take_findings`] gives any.
    pub const fn has_findings(&self) -> bool {
        !self.found.is_empty()
    }

    fn end_line(&mut self) {
        self.decide(None);
        self.end_flag();
        self.end_run();
        let end = Some(ControlScope::ReachesLineEnd { line_end_index: self.position });
        for it in std::mem::take(&mut self.open) {
            self.find(it.kind, it.scalar, it.position, end);
        }
        self.open_isolates = 0;
        let Deeper { isolates, embeddings, first, overrides } = std::mem::take(&mut self.deeper);
        self.on_line.extend(overrides);
        if let Some(it) = first.filter(|_| isolates + embeddings > 0) {
            let deeper = isolates + embeddings - 1;
            self.add(ControlFinding {
                omitted_overflow_control_count: deeper,
                ..self.finding(it.kind, it.scalar, it.position, Some(ControlScope::IgnoredAsOverflow))
            });
        }
        self.before = Before::default();
        self.order_line();
    }

    /// Puts the findings of the line into their order.
    fn order_line(&mut self) {
        self.on_line.sort_by_key(|it| it.characters_in_line.start);
        self.found.append(&mut self.on_line);
    }

    fn find(&mut self, kind: ControlFindingKind, scalar: char, position: usize, reach: Option<ControlScope>) {
        self.add(self.finding(kind, scalar, position, reach));
    }

    /// A finding of one control on this line.
    fn finding(
        &self,
        kind: ControlFindingKind,
        scalar: char,
        position: usize,
        reach: Option<ControlScope>,
    ) -> ControlFinding {
        let (characters, scalars) = (position..position + 1, vec![scalar]);
        ControlFinding {
            finding_kind: kind,
            line_index: self.line,
            characters_in_line: characters,
            first_scalars: scalars,
            control_scope: reach,
            omitted_overflow_control_count: 0,
        }
    }

    fn add(&mut self, finding: ControlFinding) {
        self.on_line.push(finding);
        if self.on_line.len() >= MAX_SORTED {
            self.order_line();
        }
    }

    fn open(&mut self, kind: ControlFindingKind, scalar: char) {
        let open = Open { kind, scalar, position: self.position };
        let is_isolate = kind == ControlFindingKind::UnpairedIsolate;
        if self.open.len() < MAX_DEPTH {
            self.open_isolates += usize::from(is_isolate);
            return self.open.push(open);
        }
        if self.deeper.isolates + self.deeper.embeddings == 0 {
            self.deeper.first = None;
        }
        if is_isolate {
            self.deeper.isolates += 1;
        } else if self.deeper.isolates == 0 {
            self.deeper.embeddings += 1;
        }
        if kind != ControlFindingKind::OverrideControl {
            self.deeper.first.get_or_insert(open);
        } else if let Some(first) = &mut self.deeper.overrides {
            first.omitted_overflow_control_count += 1;
        } else {
            self.deeper.overrides =
                Some(self.finding(kind, scalar, self.position, Some(ControlScope::IgnoredAsOverflow)));
        }
    }

    /// PDF closes the last control that is open unless that is an isolate (X7).
    fn close_embedding(&mut self) {
        if self.deeper.isolates > 0 {
            return;
        }
        if self.deeper.embeddings > 0 {
            self.deeper.embeddings -= 1;
            return;
        }
        match self.open.pop_if(|it| it.kind != ControlFindingKind::UnpairedIsolate) {
            Some(it) if it.kind == ControlFindingKind::OverrideControl => self.override_closed(&it),
            Some(it) => self.hide_if_empty(&it, '\u{202C}'),
            None => self.find(
                ControlFindingKind::UnpairedEmbedding,
                '\u{202C}',
                self.position,
                Some(ControlScope::ClosesNothing),
            ),
        }
    }

    /// PDI closes the last isolate, and what is open within it (X6a).
    fn close_isolate(&mut self) {
        if self.deeper.isolates > 0 {
            self.deeper.isolates -= 1;
            return;
        }
        if self.open_isolates == 0 {
            let reach = Some(ControlScope::ClosesNothing);
            return self.find(ControlFindingKind::UnpairedIsolate, '\u{2069}', self.position, reach);
        }
        self.deeper.embeddings = 0;
        self.open_isolates -= 1;
        while let Some(it) = self.open.pop() {
            match it.kind {
                ControlFindingKind::UnpairedIsolate => return self.hide_if_empty(&it, '\u{2069}'),
                ControlFindingKind::OverrideControl => self.override_closed(&it),
                _ => {}
            }
        }
    }

    /// An override was closed here, and is a finding all the same.
    fn override_closed(&mut self, open: &Open) {
        self.find(
            open.kind,
            open.scalar,
            open.position,
            Some(ControlScope::ClosedAt { closing_control_index: self.position }),
        );
    }

    /// An isolate or an embedding was closed here by this character: where it has nothing in it, both are invisible.
    fn hide_if_empty(&mut self, open: &Open, closing: char) {
        if open.position + 1 == self.position {
            self.hide(open.scalar, open.position);
            self.hide(closing, self.position);
        }
    }

    /// Decides about the hidden character before the next one, unless it looks past that.
    fn decide(&mut self, next: Option<char>) {
        let Some((scalar, position, before)) = self.undecided else { return };
        if next.is_some_and(|next| looks_past(scalar, next)) {
            return;
        }
        self.undecided = None;
        if !is_needed(scalar, before, next) {
            self.hide(scalar, position);
        }
    }

    /// A character that shows nothing, and is not needed.
    fn hide(&mut self, scalar: char, position: usize) {
        if self.run.as_ref().is_some_and(|it| it.characters_in_line.end != position) {
            self.end_run();
        }
        let run = self.run.get_or_insert_with(|| ControlFinding {
            finding_kind: ControlFindingKind::InvisibleCharacters,
            line_index: self.line,
            characters_in_line: position..position,
            first_scalars: Vec::new(),
            control_scope: None,
            omitted_overflow_control_count: 0,
        });
        run.characters_in_line.end = position + 1;
        if run.first_scalars.len() < MAX_SCALARS_PER_FINDING {
            run.first_scalars.push(scalar);
        }
    }

    fn end_run(&mut self) {
        if let Some(run) = self.run.take() {
            self.add(run);
        }
    }

    /// Whether a character is a tag of the flag before it, so far.
    fn take_tag(&mut self, scalar: char) -> bool {
        if scalar == FLAG {
            self.end_flag();
            self.flag = Some(Vec::new());
            return false;
        }
        let Some(tags) = &mut self.flag else { return false };
        if is_flag_tag(scalar) && tags.len() < *FLAG_TAGS.end() {
            tags.push(scalar);
            return true;
        }
        if scalar == END_OF_TAGS && FLAG_TAGS.contains(&tags.len()) {
            self.flag = None;
            return true;
        }
        self.end_flag();
        false
    }

    /// The tags after a flag were none of it.
    fn end_flag(&mut self) {
        let tags = self.flag.take().unwrap_or_default();
        let start = self.position - tags.len();
        for (at, tag) in tags.into_iter().enumerate() {
            self.hide(tag, start + at);
        }
    }
}

/// Whether a paragraph ends after this character (UAX #9, class B). U+000B, U+000C and U+2028 end none: a control reaches
/// across them.
const fn ends_paragraph(scalar: char) -> bool {
    matches!(scalar, '\n' | '\r' | '\u{1C}'..='\u{1E}' | '\u{85}' | '\u{2029}')
}
