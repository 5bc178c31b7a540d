//! `bidiscope text`: lists the identifiers in running text, or writes the text with controls in them; or checks what files hide.

mod controls;
mod folder;
mod identifier;
mod source;

use std::ffi::{OsStr, OsString};
use std::io::{self, Write};
use std::path::Path;

use bidiscope_bidi::name::{Notation, excerpt};
use bidiscope_bidi::order::fields::{FieldOrderDirection, RecognisedDavisExtensions};
use bidiscope_bidi::order::{DisplayConfig, DisplayConfigError, DisplayOption, Strategy};
use bidiscope_bidi::uba::ParagraphDirection;
use bidiscope_idna::verdict::{CheckedRules, RuleVerdict};
use bidiscope_report::json;
use bidiscope_report::titles::Titled;
use bidiscope_report::words::character::character_description;
use bidiscope_report::words::display::option_value_explanation;
use bidiscope_url::text::{
    IdentifierControlScheme, IdentifierTerminators, LinkRules, MAX_IDENTIFIER_BYTES,
    NotADavisInclusionCharacter, ResourceIdentifierGrammar, ResourceIdentifierReport,
    identifier_character_counts, resource_identifier_reports, write_with_inserted_controls,
};
use bidiscope_words::message;
use clap::builder::PossibleValue;

use super::context::CommandContext;
use super::display_argument::{DisplayArgument, given_twice_message};
use super::input;
use super::name_check::NameCheck;
use super::one_of::{Listed, OneOf, listed, one_of};
use super::standard_error::{print_message, unusable};
use super::status::{Status, Stop};
use identifier::write_identifier;
use source::{HtmlControls, InputText};

#[derive(clap::Args, Debug)]
pub(super) struct Arguments {
    #[arg(long)]
    json: bool,

    #[arg(long, value_name = "RULES", num_args = 0..=1, require_equals = true, default_missing_value = "bidi", value_parser = one_of(&TextCheck::ALL, TextCheck::id, TextCheck::title))]
    pub(super) check: Option<TextCheck>,

    #[arg(long, value_name = "CONTROLS", value_parser = controls_parser(), conflicts_with_all = ["json", "check"])]
    controls: Option<ControlsArgument>,

    #[arg(long, value_name = "ORDER", value_parser = order_parser(), requires = "controls")]
    order: Option<FieldOrderDirection>,

    #[arg(long, value_name = "DIRECTION", value_parser = direction_parser(), requires = "controls")]
    direction: Option<ParagraphDirection>,

    #[arg(long, value_name = "RULES", value_parser = links_parser())]
    links: Option<LinkRules>,

    #[arg(long)]
    userinfo: bool,

    #[arg(long)]
    port: bool,

    #[arg(long)]
    ip_address: bool,

    #[arg(long)]
    numbers: bool,

    #[arg(long, value_name = "CHARACTERS", value_parser = terminators)]
    end_at: Option<IdentifierTerminators>,

    #[arg(long, conflicts_with_all = ["check", "controls"])]
    characters: bool,

    #[arg(long)]
    html: bool,

    #[arg(default_value = "-", value_name = "FILE")]
    files: Vec<OsString>,
}

/// What `--check` can ask.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum TextCheck {
    /// Of each identifier that its domain can be read and satisfies the Bidi rule, or that a reader finds its host in its place.
    Names(NameCheck),
    /// Of files that they hide nothing by bidi controls and invisible characters.
    Controls,
}

impl TextCheck {
    const ALL: [Self; 3] =
        [Self::Names(NameCheck::Rules(CheckedRules::BidiRule)), Self::Names(NameCheck::Host), Self::Controls];

    const fn id(self) -> &'static str {
        match self {
            Self::Names(check) => check.id(),
            Self::Controls => "controls",
        }
    }

    fn title(self) -> String {
        match self {
            Self::Names(check) => check.title(),
            Self::Controls => message!(check_title, check = self.id()).to_string(),
        }
    }
}

fn order_parser() -> OneOf<FieldOrderDirection> {
    one_of(&FieldOrderDirection::ALL, FieldOrderDirection::id, |order| order.about().to_owned())
}

fn direction_parser() -> OneOf<ParagraphDirection> {
    const fn id(direction: ParagraphDirection) -> &'static str {
        match direction {
            ParagraphDirection::Fixed(direction) => direction.id(),
            ParagraphDirection::Auto => "auto",
        }
    }
    one_of(&ParagraphDirection::ALL, id, |it| {
        option_value_explanation(DisplayOption::Paragraph, id(it)).to_owned()
    })
}

fn links_parser() -> OneOf<LinkRules> {
    one_of(&LinkRules::ALL, LinkRules::id, |it| it.title().to_owned())
}

/// Reads the exceptions of Davis's grammar that end an identifier.
fn terminators(characters: &str) -> Result<IdentifierTerminators, String> {
    characters.parse().map_err(|error: NotADavisInclusionCharacter| {
        message!(text_no_exception, character = character_description(error.0)).to_string()
    })
}

impl Arguments {
    /// The arguments that list the identifiers in `file`, as text.
    #[cfg(feature = "gui")]
    pub(super) fn listing(file: OsString) -> Self {
        Self {
            json: false,
            check: None,
            controls: None,
            order: None,
            direction: None,
            links: None,
            userinfo: false,
            port: false,
            ip_address: false,
            numbers: false,
            end_at: None,
            characters: false,
            html: false,
            files: vec![file],
        }
    }

    /// Whether the text itself is written, with controls.
    pub(super) const fn writes_text(&self) -> bool {
        self.controls.is_some()
    }

    /// Lists the identifiers, or writes the text, to `out`.
    pub(super) fn run(&self, context: &CommandContext, out: &mut dyn Write) -> Result<Status, Stop> {
        if self.check == Some(TextCheck::Controls) {
            if let Some(option) = self.option_without_effect(context) {
                return Err(unusable(&message!(controls_option_without_effect, option = option)));
            }
            return Ok(controls::check_files(context, out, &self.files, self.json)?);
        }
        let [file] = self.files.as_slice() else { return Err(unusable(&message!(text_several_files))) };
        let lists = self.controls.is_none() && !self.characters;
        let html = self.html.then_some(if lists { HtmlControls::Kept } else { HtmlControls::Removed });
        let text = InputText::read(context, Path::new(file), html)
            .map_err(|message| unusable(&format!("{}: {message}", self.file_name())))?;
        let links = self.links.unwrap_or_default();
        if let Some(option) = self.option_of_davis().filter(|_| links != LinkRules::Davis) {
            return Err(unusable(&message!(text_only_for_davis, option = option)));
        }
        let extensions = RecognisedDavisExtensions {
            userinfo: self.userinfo,
            port: self.port,
            ip_address: self.ip_address,
        };
        let terminators = self.end_at.unwrap_or_default();
        let grammar = ResourceIdentifierGrammar {
            link_rules: links,
            recognised_extensions: extensions,
            finds_phone_numbers_and_formulas: self.numbers,
            identifier_terminators: terminators,
        };
        if self.characters {
            return Ok(self.write_characters(out, &text, grammar)?);
        }
        if let Some(chosen) = &self.controls {
            let (controls, direction) = self.with_shorthand_options(chosen)?;
            return Ok(self.write_text(out, &text, grammar, direction, controls)?);
        }
        let mut status = Status::Done;
        for mut found in resource_identifier_reports(text.as_str(), grammar) {
            found.add_byte_offset(text.start);
            if self.json {
                json::write_line(out, &found)?;
            } else {
                write_identifier(out, &found, self.name_check())?;
            }
            status = status.max(self.checked(&found));
        }
        Ok(status)
    }

    /// An option that only Davis's grammar has, where one is given.
    fn option_of_davis(&self) -> Option<&'static str> {
        let options = [
            ("userinfo", self.userinfo),
            ("port", self.port),
            ("ip-address", self.ip_address),
            ("numbers", self.numbers),
            ("end-at", self.end_at.is_some()),
        ];
        options.into_iter().find(|(_, is_given)| *is_given).map(|(option, _)| option)
    }

    /// An option that says how text is read or which identifiers are found, which the check of files does not ask.
    fn option_without_effect(&self, context: &CommandContext) -> Option<&'static str> {
        let options = [
            ("notation", context.notation != Notation::Unicode),
            ("links", self.links.is_some()),
            ("html", self.html),
        ];
        let given = options.into_iter().find(|(_, is_given)| *is_given).map(|(option, _)| option);
        given.or_else(|| self.option_of_davis())
    }

    /// What `--check` asks of each identifier.
    const fn name_check(&self) -> Option<NameCheck> {
        match self.check {
            Some(TextCheck::Names(check)) => Some(check),
            Some(TextCheck::Controls) | None => None,
        }
    }

    /// What `--check` says of an identifier.
    fn checked(&self, found: &ResourceIdentifierReport) -> Status {
        let fails = match self.name_check() {
            None => false,
            Some(NameCheck::Rules(_)) => {
                found.unreadable_domain.is_some() || found.bidi_rule_verdict == Some(RuleVerdict::Violated)
            }
            Some(NameCheck::Host) => match &found.host_check {
                Some(check) => check.has_faults(),
                None => found.too_long.is_some(),
            },
        };
        if fails { Status::Failed } else { Status::Done }
    }

    /// Writes how often each character occurs in the identifiers.
    fn write_characters(
        &self,
        out: &mut dyn Write,
        text: &InputText,
        grammar: ResourceIdentifierGrammar,
    ) -> io::Result<Status> {
        for counted in identifier_character_counts(text.as_str(), grammar) {
            if self.json {
                json::write_line(out, &counted)?;
            } else {
                writeln!(out, "{:>8}  {}", counted.occurrence_count, character_description(counted.scalar))?;
            }
        }
        Ok(Status::Done)
    }

    /// Writes the text with controls, piece by piece.
    fn write_text(
        &self,
        out: &mut dyn Write,
        text: &InputText,
        grammar: ResourceIdentifierGrammar,
        direction: ParagraphDirection,
        controls: IdentifierControlScheme,
    ) -> io::Result<Status> {
        out.write_all(text.byte_order_mark().as_bytes())?;
        let write = &mut |part: &str| out.write_all(part.as_bytes());
        let too_long = write_with_inserted_controls(text.as_str(), grammar, |_| direction, controls, write)?;
        for identifier in &too_long.0 {
            let position = identifier.character_range.start + 1;
            let most = MAX_IDENTIFIER_BYTES;
            let left = message!(text_without_controls, count = 1_usize, position = position, most = most);
            print_message(&format!("{}: {left}", self.file_name()));
        }
        Ok(if too_long.0.is_empty() { Status::Done } else { Status::Failed })
    }

    /// The controls and the direction of the paragraphs.
    ///
    /// # Errors
    /// An option is given twice or has no effect.
    fn with_shorthand_options(
        &self,
        chosen: &ControlsArgument,
    ) -> Result<(IdentifierControlScheme, ParagraphDirection), Stop> {
        let without_effect = match chosen.controls {
            IdentifierControlScheme::Davis(_) => None,
            IdentifierControlScheme::Durst => self.order.map(|_| "order"),
            IdentifierControlScheme::Isolates(_) | IdentifierControlScheme::OneToOne => {
                self.order.map(|_| "order").or(self.direction.map(|_| "direction"))
            }
        };
        if let Some(option) = without_effect {
            return Err(unusable(&message!(text_option_without_effect, option = option)));
        }
        let sets = |key| chosen.display.as_ref().is_some_and(|display| display.sets(key));
        for (key, is_given) in [
            (DisplayOption::OverallOrder, self.order.is_some()),
            (DisplayOption::Paragraph, self.direction.is_some()),
        ] {
            if is_given && sets(key) {
                let shorthand = if key == DisplayOption::OverallOrder { "order" } else { "direction" };
                return Err(unusable(&given_twice_message(shorthand, key, "controls")));
            }
        }
        let controls =
            self.order.map_or(chosen.controls, |order| chosen.controls.with_field_order_direction(order));
        let environment = chosen.display.as_ref().filter(|_| sets(DisplayOption::Paragraph));
        let environment = environment.and_then(|it| it.display().choices().paragraph_direction.direction());
        Ok((controls, self.direction.or(environment.map(Into::into)).unwrap_or(ParagraphDirection::Auto)))
    }

    /// The name of the file in messages.
    fn file_name(&self) -> String {
        input::source_name(Path::new(self.files.first().map_or(OsStr::new("-"), |it| it)))
    }
}

/// The value of `--controls`: the controls, and the display with which they were given, if it was one.
#[derive(Clone, Debug)]
struct ControlsArgument {
    controls: IdentifierControlScheme,
    display: Option<DisplayArgument>,
}

impl ControlsArgument {
    fn read(text: &str) -> Result<Self, String> {
        if let Some(controls) =
            IdentifierControlScheme::ALL.into_iter().find(|controls| controls.id() == text)
        {
            return Ok(Self { controls, display: None });
        }
        let known = || {
            let displays = Strategy::BUILT_IN.map(DisplayConfig::with_default_options).into_iter();
            let with_controls = displays
                .filter(|it| IdentifierControlScheme::of_display(it).is_some())
                .map(|it| it.to_string());
            let mut all: Vec<String> =
                IdentifierControlScheme::ALL.map(|controls| controls.id().to_owned()).to_vec();
            for id in with_controls {
                // Some identifiers are both controls and displays.
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
        let Some(controls) = IdentifierControlScheme::of_display(chosen.display()) else {
            let display = strategy.id();
            return Err(
                message!(text_display_without_controls, display = display, known = known()).to_string()
            );
        };
        let affects_controls = |key: &DisplayOption| {
            matches!(
                key,
                DisplayOption::OverallOrder | DisplayOption::LabelIsolate | DisplayOption::Paragraph
            )
        };
        match DisplayOption::ALL.into_iter().find(|key| chosen.sets(*key) && !affects_controls(key)) {
            Some(key) => Err(message!(text_option_not_for_controls, option = key.id()).to_string()),
            None => Ok(Self { controls, display: Some(chosen) }),
        }
    }
}

/// Parses controls by their identifiers, which the help lists, or by a display.
const fn controls_parser() -> Listed<ControlsArgument> {
    listed(ControlsArgument::read, || {
        IdentifierControlScheme::ALL.map(|it| PossibleValue::new(it.id()).help(it.title())).to_vec()
    })
}
