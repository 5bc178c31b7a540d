//! `bidiscope text`: lists the identifiers in running text, or writes the text with bidi marks in them.

use std::ffi::{OsStr, OsString};
use std::io::{self, Write};
use std::path::Path;

use bidiscope_bidi::name::{Notation, excerpt};
use bidiscope_bidi::order::fields::{Extensions, FieldKind, OverallOrder};
use bidiscope_bidi::order::{Direction, DisplayConfig, DisplayConfigError, DisplayOption, Strategy};
use bidiscope_bidi::uba::ParagraphDirection;
use bidiscope_idna::convert::{read_html_without_isolates, strip_controls};
use bidiscope_idna::text::{
    ControlScheme, Grammar, IdentifierReport, MAX_IDENTIFIER_BYTES, report, write_with_controls,
};
use bidiscope_idna::verdict::Verdict;
use bidiscope_present::error_text::file_error_text;
use bidiscope_present::interpretation::TEXT_INTERPRETATION_NOTES;
use bidiscope_present::message;
use bidiscope_present::titles::Titled;
use bidiscope_present::verdict_text::bidi_rule_predicate;
use bidiscope_present::view::text::domain_error_text;
use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};

use super::display_argument::{self, DisplayArgument, given_twice_message};
use super::{Status, input, json, one_of, print_message, terminal};

/// Find identifiers in running text, or write the text with controls in them
#[derive(clap::Args, Debug)]
#[command(after_long_help = help())]
pub(super) struct Arguments {
    /// Print JSON Lines: one object for each identifier
    #[arg(long)]
    json: bool,

    /// End with status 1 if a domain violates the Bidi rule or cannot be read
    #[arg(long)]
    pub(super) check: bool,

    /// Write the text with these controls in every identifier, instead of a list; or with those of a display,
    /// such as fields:order=content,paragraph=rtl. A terminal shows them as <U+2066>
    #[arg(long, value_name = "MARKS", value_parser = MarksParser, conflicts_with_all = ["json", "check"])]
    marks: Option<MarksArgument>,

    /// Order of the fields for Davis's controls: the same as the option order [default: constant]
    #[arg(long, value_name = "ORDER", value_parser = order_parser(), requires = "marks")]
    order: Option<OverallOrder>,

    /// Direction of every paragraph, for controls that depend on it: the same as the option paragraph
    /// [default: auto]
    #[arg(long, value_name = "DIRECTION", value_parser = direction_parser(), requires = "marks")]
    direction: Option<ParagraphDirection>,

    /// Include userinfo: user@ between the scheme and the host
    #[arg(long)]
    userinfo: bool,

    /// Include ports: :80 after the host
    #[arg(long)]
    port: bool,

    /// Include IP addresses as the host: 192.0.2.1, or 2001:db8::1 in brackets
    #[arg(long)]
    ip_address: bool,

    /// Read HTML: decode &lrm; and other references, remove elements, and remove the controls inserted into names
    /// for display. Positions, and the output of --marks, refer to the text that results
    #[arg(long)]
    html: bool,

    /// The file with the text; “-” is standard input
    #[arg(default_value = "-", value_name = "FILE")]
    file: OsString,
}

/// The last part of the help: how displays are written, and how the program interprets Davis's document.
fn help() -> String {
    let readings: Vec<String> =
        TEXT_INTERPRETATION_NOTES.iter().map(|it| format!("  - {}", it.sentence())).collect();
    format!(
        "{}\n\nHow Davis, Bidi IRIs (2011), is interpreted:\n{}",
        display_argument::HELP,
        readings.join("\n")
    )
}

fn order_parser() -> impl TypedValueParser<Value = OverallOrder> {
    one_of(&OverallOrder::ALL, OverallOrder::id, |order| match order {
        OverallOrder::Constant => "From left to right",
        OverallOrder::Environment => "In the direction of the paragraph",
        OverallOrder::Content => "From right to left where there is a right-to-left character",
        OverallOrder::RightToLeft => "From right to left",
        OverallOrder::TopLevelDomain => "In the direction of the top-level domain",
    })
}

fn direction_parser() -> impl TypedValueParser<Value = ParagraphDirection> {
    let id = |direction| match direction {
        ParagraphDirection::Fixed(direction) => direction.id(),
        ParagraphDirection::Auto => "auto",
    };
    one_of(&ParagraphDirection::ALL, id, |direction| match direction {
        ParagraphDirection::Fixed(Direction::LeftToRight) => "Left to right",
        ParagraphDirection::Fixed(Direction::RightToLeft) => "Right to left",
        ParagraphDirection::Auto => "That of each paragraph's first strong character",
    })
}

impl Arguments {
    /// The arguments that list the identifiers in `file`, as text.
    #[cfg(feature = "gui")]
    pub(super) const fn listing(file: OsString) -> Self {
        Self {
            json: false,
            check: false,
            marks: None,
            order: None,
            direction: None,
            userinfo: false,
            port: false,
            ip_address: false,
            html: false,
            file,
        }
    }

    /// Whether the text itself is written, with marks.
    pub(super) const fn writes_text(&self) -> bool {
        self.marks.is_some()
    }

    /// Lists the identifiers, or writes the text, to `out`.
    pub(super) fn run(&self, notation: Notation, out: &mut dyn Write) -> io::Result<Status> {
        let text = match self.text(notation) {
            Ok(text) => text,
            Err(message) => {
                print_message(&format!("{}: {message}", self.file_name()));
                return Ok(Status::Unreadable);
            }
        };
        let extensions = Extensions { userinfo: self.userinfo, port: self.port, ip_address: self.ip_address };
        let grammar = Grammar { extensions };
        if let Some(chosen) = &self.marks {
            let Some((marks, direction)) = self.with_shorthand_options(chosen) else {
                return Ok(Status::Unreadable);
            };
            return self.write_marked(out, &text, grammar, direction, marks);
        }
        let mut status = Status::Done;
        for mut found in report(text.as_str(), grammar) {
            found.add_byte_offset(text.start);
            if self.json {
                json::write_line(out, &found)?;
            } else {
                write_identifier(out, &found)?;
            }
            if self.check && (found.error.is_some() || found.bidi_rule == Some(Verdict::Violated)) {
                status = Status::Failed;
            }
        }
        Ok(status)
    }

    /// Writes the text with marks, piece by piece.
    fn write_marked(
        &self,
        out: &mut dyn Write,
        text: &InputText,
        grammar: Grammar,
        direction: ParagraphDirection,
        marks: ControlScheme,
    ) -> io::Result<Status> {
        out.write_all(text.byte_order_mark().as_bytes())?;
        let write = &mut |part: &str| out.write_all(part.as_bytes());
        let too_long = write_with_controls(text.as_str(), grammar, |_| direction, marks, write)?;
        for identifier in &too_long {
            let position = identifier.characters.start + 1;
            let most = MAX_IDENTIFIER_BYTES;
            let left = message!(text_without_controls, count = 1_usize, position = position, most = most);
            print_message(&format!("{}: {left}", self.file_name()));
        }
        Ok(if too_long.is_empty() { Status::Done } else { Status::Failed })
    }

    /// The marks and the direction of the paragraphs; `None`, after a message, where an option is given twice or has no
    /// effect.
    fn with_shorthand_options(&self, chosen: &MarksArgument) -> Option<(ControlScheme, ParagraphDirection)> {
        let without_effect = match chosen.marks {
            ControlScheme::Davis(_) => None,
            ControlScheme::Durst => self.order.map(|_| "order"),
            ControlScheme::Isolates(_) | ControlScheme::OneToOne => {
                self.order.map(|_| "order").or(self.direction.map(|_| "direction"))
            }
        };
        if let Some(option) = without_effect {
            print_message(&message!(text_option_without_effect, option = option).to_string());
            return None;
        }
        let sets = |key| chosen.display.as_ref().is_some_and(|display| display.sets(key));
        for (key, is_given) in [
            (DisplayOption::OverallOrder, self.order.is_some()),
            (DisplayOption::Paragraph, self.direction.is_some()),
        ] {
            if is_given && sets(key) {
                let shorthand = if key == DisplayOption::OverallOrder { "order" } else { "direction" };
                print_message(&given_twice_message(shorthand, key, "marks"));
                return None;
            }
        }
        let marks = self.order.map_or(chosen.marks, |order| chosen.marks.with_overall_order(order));
        let environment = chosen.display.as_ref().filter(|_| sets(DisplayOption::Paragraph));
        let environment = environment.map(|it| it.display().environment_direction().into());
        Some((marks, self.direction.or(environment).unwrap_or(ParagraphDirection::Auto)))
    }

    /// The name of the file in messages.
    fn file_name(&self) -> String {
        input::source_name(Path::new(&self.file))
    }

    /// The text, or why it cannot be read.
    fn text(&self, notation: Notation) -> Result<InputText, String> {
        let path = Path::new(&self.file);
        let is_limited = self.html || is_device(path);
        let read = input::whole_file(path, if is_limited { MAX_DEVICE_BYTES } else { MAX_TEXT_BYTES });
        let bytes = read.map_err(|error| file_error_text(&error))?;
        let text = String::from_utf8(bytes).map_err(|error| {
            let valid = &error.as_bytes()[..error.utf8_error().valid_up_to()];
            let valid = String::from_utf8_lossy(valid);
            let characters = valid.strip_prefix(BYTE_ORDER_MARK).unwrap_or(&valid).chars().count();
            message!(text_not_utf8, position = characters + 1).to_string()
        })?;
        let has_byte_order_mark = text.starts_with(BYTE_ORDER_MARK);
        let start = if has_byte_order_mark { BYTE_ORDER_MARK.len_utf8() } else { 0 };
        let text = match self.html {
            true => InputText {
                contents: strip_controls(&read_html_without_isolates(&text[start..]).text),
                start: 0,
            },
            false => InputText { contents: text, start },
        };
        if notation == Notation::Unicode {
            return Ok(text);
        }
        let read: Result<String, _> =
            notation.read_lazily(text.as_str()).map(|it| it.map(|it| it.scalar)).collect();
        Ok(InputText { contents: read.map_err(|error| error.to_string())?, start: 0 })
    }
}

/// The largest text that is read, in bytes.
const MAX_TEXT_BYTES: u64 = 4 << 30;

/// The same for a device, which may never end, and for HTML, for which the position of each character is kept in memory.
/// A pipe is not a device.
const MAX_DEVICE_BYTES: u64 = 64 << 20;

#[cfg(unix)]
fn is_device(path: &Path) -> bool {
    use std::os::fd::AsFd;
    use std::os::unix::fs::FileTypeExt;
    let metadata = if path == Path::new("-") {
        io::stdin().as_fd().try_clone_to_owned().and_then(|it| std::fs::File::from(it).metadata())
    } else {
        std::fs::metadata(path)
    };
    metadata.is_ok_and(|it| it.file_type().is_char_device())
}

#[cfg(not(unix))]
fn is_device(_path: &Path) -> bool {
    false
}

/// U+FEFF at the beginning of a file, which is not part of its text.
const BYTE_ORDER_MARK: char = '\u{FEFF}';

/// The text of the input, and its byte order mark if there is one.
struct InputText {
    contents: String,
    /// The byte at which the text begins: after the byte order mark.
    start: usize,
}

impl InputText {
    fn as_str(&self) -> &str {
        &self.contents[self.start..]
    }

    fn byte_order_mark(&self) -> &str {
        &self.contents[..self.start]
    }
}

/// The value of `--marks`: the marks, and the display with which they were given, if it was one.
#[derive(Clone, Debug)]
struct MarksArgument {
    marks: ControlScheme,
    display: Option<DisplayArgument>,
}

impl MarksArgument {
    fn read(text: &str) -> Result<Self, String> {
        if let Some(marks) = ControlScheme::ALL.into_iter().find(|marks| marks.id() == text) {
            return Ok(Self { marks, display: None });
        }
        let known = || {
            let displays = Strategy::BUILT_IN.map(DisplayConfig::plain).into_iter();
            let with_marks =
                displays.filter(|it| ControlScheme::of_display(it).is_some()).map(|it| it.to_string());
            let mut all: Vec<String> = ControlScheme::ALL.map(|marks| marks.id().to_owned()).to_vec();
            for id in with_marks {
                // Some identifiers are both marks and displays.
                if !all.contains(&id) {
                    all.push(id);
                }
            }
            all.join(", ")
        };
        if let Err(DisplayConfigError::UnknownStrategy { id }) = DisplayConfig::read(text)
            && !text.starts_with('@')
        {
            let text = excerpt(&id, 80);
            return Err(message!(text_unknown_controls, text = text, known = known()).to_string());
        }
        let chosen = DisplayArgument::read(text)?;
        let strategy = chosen.display().strategy();
        let Some(marks) = ControlScheme::of_display(chosen.display()) else {
            let display = strategy.id();
            return Err(
                message!(text_display_without_controls, display = display, known = known()).to_string()
            );
        };
        let affects_marks = |key: &DisplayOption| {
            matches!(
                key,
                DisplayOption::OverallOrder | DisplayOption::LabelIsolate | DisplayOption::Paragraph
            )
        };
        match DisplayOption::ALL.into_iter().find(|key| chosen.sets(*key) && !affects_marks(key)) {
            Some(key) => Err(message!(text_option_not_for_controls, option = key.id()).to_string()),
            None => Ok(Self { marks, display: Some(chosen) }),
        }
    }
}

/// Parses marks by their identifiers, which the help lists, or by a display.
#[derive(Clone, Debug)]
struct MarksParser;

impl TypedValueParser for MarksParser {
    type Value = MarksArgument;

    fn parse_ref(
        &self,
        command: &clap::Command,
        argument: Option<&clap::Arg>,
        value: &OsStr,
    ) -> Result<Self::Value, clap::Error> {
        StringValueParser::new()
            .try_map(|text| MarksArgument::read(&text))
            .parse_ref(command, argument, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(ControlScheme::ALL.iter().map(|it| PossibleValue::new(it.id()).help(it.title()))))
    }
}

/// Writes an identifier: a line with its position and verdict, a line with its fields, and a line for each problem.
fn write_identifier(out: &mut dyn Write, found: &IdentifierReport) -> io::Result<()> {
    let verdict = found.bidi_rule.map_or_else(|| message!(no_verdict).to_string(), bidi_rule_predicate);
    let text = match (&found.text, &found.too_long) {
        (Some(text), _) => terminal::in_display_order(text),
        (None, Some(_)) => message!(identifier_too_long, most = MAX_IDENTIFIER_BYTES).to_string(),
        (None, None) => String::new(),
    };
    // From 1, the last one included.
    let (first, last) = (found.position.start + 1, found.position.end);
    writeln!(out, "{first}-{last}  {}  {text}  {verdict}", found.kind)?;
    let fields: Vec<String> = found
        .fields
        .iter()
        .map(|field| {
            let kind = FieldKind::from_id(field.kind).map_or(field.kind, Titled::title);
            format!("{kind} {}", terminal::in_display_order(&field.text))
        })
        .collect();
    writeln!(out, "  {}", fields.join(", "))?;
    if let Some(rest) = &found.rest {
        let text = rest.text.as_deref().map(terminal::in_display_order).unwrap_or_default();
        writeln!(out, "  {}", message!(identifier_after_port, text = text))?;
    }
    match &found.error {
        Some(problem) => {
            let (position, reason) = (problem.position + 1, domain_error_text(&problem.error));
            writeln!(out, "  {}", message!(identifier_error, position = position, reason = reason))
        }
        None => Ok(()),
    }
}
