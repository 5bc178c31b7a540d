//! `bidiscope collisions`: lists the collisions of a name, the other names with the same display.

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::PathBuf;

use bidiscope_bidi::name::{Input, Notation};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_idna::collisions::{CollisionSearch, FoundNames};
use bidiscope_idna::verdict::RuleVerdict;
use bidiscope_report::json::{self, CollisionsJson};
use bidiscope_report::page::{DisplayCollisions, found_names_text};
use bidiscope_report::words::display::DisplayTitle;
use bidiscope_report::words::escape::format_code_points;
use bidiscope_url::not_a_domain_name;
use bidiscope_words::message;

use super::collisions_against::ListComparison;
use super::comparison_list::AgainstArguments;
use super::context::CommandContext;
use super::display_argument::{self, DisplayArgument, display_parser};
use super::registry::RegistryArguments;
use super::standard_error::unusable;
use super::status::{Status, Stop};
use super::url_lookalikes::UrlLookalikes;
use super::{input, progress, terminal};

#[derive(clap::Args, Debug)]
pub(super) struct Arguments {
    #[arg(long)]
    json: bool,

    #[arg(long = "strategy", value_name = "DISPLAY", value_parser = display_parser())]
    displays: Vec<DisplayArgument>,

    #[arg(long, conflicts_with = "against")]
    across: bool,

    #[arg(long, value_name = "COUNT", default_value_t = CollisionSearch::default().max_names)]
    most: usize,

    #[arg(
        long,
        value_name = "NAME",
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "",
        conflicts_with_all = ["against", "across"]
    )]
    visible_host: Option<OsString>,

    #[arg(long, value_name = "FILE", conflicts_with = "displays", group = "registered")]
    against: Option<PathBuf>,

    #[command(flatten)]
    against_list: AgainstArguments,

    #[arg(long, value_name = "NAME", requires = "registered", groups = ["appended_zone", "against_zone"])]
    against_parent_column: Option<String>,

    #[command(flatten)]
    registry: RegistryArguments,

    #[arg(required = true, value_name = "NAME")]
    names: Vec<OsString>,
}

impl Arguments {
    /// Writes the collisions of each name to `out`. An error in one name does not stop the others.
    pub(super) fn run(&self, context: &CommandContext, out: &mut dyn Write) -> Result<Status, Stop> {
        let notation = context.notation;
        if self.against.is_none() && self.registry.is_given() {
            return Err(unusable(&message!(registry_without_against)));
        }
        if let Some(file) = &self.against {
            let registry = self.registry.read(context)?;
            let comparison = ListComparison {
                file,
                format: &self.against_list,
                columns: self
                    .against_list
                    .columns((self.against_parent_column.as_deref(), None), self.registry.parent_zone.append),
                appended: self.against_list.appended(self.against_parent_column.as_deref(), registry.zone()),
                registry: &registry,
                context,
                most: self.most,
                json: self.json,
            };
            return comparison.run(&self.names, out);
        }
        if let Some(host) = &self.visible_host {
            let displays =
                display_argument::displays_or_default(&self.displays, &[Strategy::UbaLtr, Strategy::UbaRtl]);
            let lookalikes = UrlLookalikes { host, displays, notation, most: self.most, json: self.json };
            return lookalikes.run(&self.names, out);
        }
        let search = CollisionSearch { notation, max_names: self.most, ..CollisionSearch::default() };
        let automatic: &[Strategy] = if self.across { &[Strategy::UbaAuto] } else { &[] };
        let defaults = [&[Strategy::UbaLtr, Strategy::UbaRtl], automatic, &[Strategy::OneToOne]].concat();
        let displays = display_argument::displays_or_default(&self.displays, &defaults);
        let mut status = Status::Done;
        let read = input::each_name(&self.names, out, |out, given| {
            let name = match Input::read_bytes(given.bytes, notation) {
                Ok(name) => name,
                Err(error) => {
                    status = Status::Unreadable;
                    return given.refuse(out, self.json, &error.into());
                }
            };
            let typed = String::from_utf8_lossy(given.bytes);
            if !self.json {
                writeln!(out, "{}", terminal::in_display_order(&typed))?;
            }
            for (number, display) in (1..).zip(&displays) {
                let place = (number, displays.len());
                let other = display.with_opposite_paragraph_direction().filter(|_| self.across);
                let (in_display, across) = progress::during(place, &message!(progress_collisions), || {
                    let across = other.and_then(|other| {
                        Some((other, search.collisions_in_opposite_paragraph(&name, display)?))
                    });
                    ((None, search.collisions(&name, display)), across)
                });
                for (other, found) in
                    [in_display].into_iter().chain(across.map(|(other, found)| (Some(other), found)))
                {
                    let other = other.as_ref();
                    if self.json {
                        json::write_line(
                            out,
                            &CollisionsJson::new(&typed, given.line, &name, display, other, notation, &found),
                        )?;
                    } else {
                        write(out, (display, other), (notation, place), &found)?;
                    }
                }
            }
            Ok(())
        })?;
        Ok(status.max(read))
    }
}

/// Writes a display and its collisions as text. The names are written in the one-to-one display, in which no two of
/// them are the same.
fn write(
    out: &mut dyn Write,
    (display, across): (&DisplayConfig, Option<&DisplayConfig>),
    (notation, place): (Notation, (usize, usize)),
    found: &FoundNames,
) -> io::Result<()> {
    let shown_as =
        with_notation(&terminal::left_to_right(&found.displayed_text), &found.displayed_text, notation);
    let shows = match across {
        None => message!(collisions_display, display = display.title(), text = shown_as),
        Some(other) => message!(collisions_other_display, display = other.title(), text = shown_as),
    };
    writeln!(out, "  {shows}")?;
    writeln!(out, "    {}", found_names_text(found))?;
    let view = progress::during(place, &message!(progress_collisions), || match across {
        None => DisplayCollisions::of_found_names(found, notation),
        Some(_) => DisplayCollisions::in_opposite_paragraph_direction(found, notation),
    });
    let Some(view) = view.filter(|it| !it.names.rows.is_empty()) else { return Ok(()) };
    writeln!(out, "    {}", view.advice.to_plain_text())?;
    for (name, row) in found.found_inputs.iter().zip(&view.names.rows) {
        let dns_form = match not_a_domain_name(name) {
            Some(_) if row.dns_form.is_none() => format_code_points(name.decoded_text().chars()),
            _ => row.dns_form_line().to_plain_text(),
        };
        let shown = terminal::display_line(
            &row.logical_characters,
            &Strategy::OneToOne.order(&row.logical_characters),
        );
        let shown = with_notation(&shown, &name.decoded_text(), notation);
        write!(out, "      {shown}  {}", terminal::escaped(&dns_form))?;
        match row.registration_verdict {
            RuleVerdict::Violated => {
                writeln!(out, "  {}", terminal::escaped(&row.registration_verdict_text.to_plain_text()))?
            }
            _ => writeln!(out)?,
        }
    }
    match found.name_count_lower_bound.saturating_sub(view.names.rows.len() as u64) {
        0 => Ok(()),
        more => writeln!(out, "    {}", message!(more_names, count = more)),
    }
}

/// `shown`, followed by the text in the notation of the input where that is not Unicode.
fn with_notation(shown: &str, text: &str, notation: Notation) -> String {
    match notation.write_scalars(text.chars()) {
        Ok(typed) if notation != Notation::Unicode => format!("{shown} {}", terminal::escaped(&typed)),
        _ => shown.to_owned(),
    }
}
