//! `bidiscope index`: makes an index of a list of registrations, for `scan --against`.

use std::path::PathBuf;

use bidiscope_list::ListFormat;
use bidiscope_report::words::list::list_format_title;
use bidiscope_system::threads::WorkProgress;

use super::comparison_list::{ListFormatOptions, print_warnings};
use super::context::CommandContext;
use super::index_job::{IndexJob, IndexStop, not_written, not_written_because};
use super::input::{list_unread, source_name};
use super::memory::MemoryArguments;
use super::number::parse_positive;
use super::one_of::one_of;
use super::registry::RegistryArguments;
use super::standard_error::{print, unusable};
use super::status::{Status, Stop};
use super::terminal;
use bidiscope_list::ColumnsBesideName;
use bidiscope_system::signals::StopRequests;
use bidiscope_words::message;

#[derive(clap::Args, Debug)]
pub(super) struct Arguments {
    #[arg(long, short, value_name = "FILE")]
    output: PathBuf,

    #[arg(long)]
    overwrite: bool,

    #[arg(long, value_name = "FORMAT", value_parser = one_of(&ListFormat::ALL, ListFormat::id, list_format_title))]
    format: Option<ListFormat>,

    #[arg(long, value_name = "NAME")]
    column: Option<String>,

    #[arg(long, value_name = "NAME", requires = "column")]
    holder: Option<String>,

    #[arg(long, value_name = "NAME", requires = "column", groups = ["any_parent", "appended_zone"])]
    parent_column: Option<String>,

    /// `all` by itself, or names of columns or keys.
    #[arg(long, value_name = "LIST", value_delimiter = ',', requires = "column")]
    keep: Vec<String>,

    #[command(flatten)]
    registry: RegistryArguments,

    #[arg(long, value_name = "COUNT", value_parser = parse_positive)]
    threads: Option<usize>,

    #[command(flatten)]
    memory: MemoryArguments,

    #[arg(long)]
    no_trim: bool,

    #[arg(value_name = "FILE")]
    file: PathBuf,
}

impl Arguments {
    /// Makes the index. Nothing is written to standard output.
    pub(super) fn run(&self, context: &CommandContext) -> Result<Status, Stop> {
        let registry = self.registry.read(context)?;
        if let Some(conflict) = context.file_conflict([self.output.as_path()], [self.file.as_path()]) {
            return Err(unusable(&conflict));
        }
        let requests = StopRequests::listen();
        let progress = WorkProgress::with_stop_flag(requests.stop_flag());
        let (file, output) = (source_name(&self.file), terminal::file_name(&self.output));
        let job = IndexJob {
            list: &self.file,
            index: &self.output,
            overwrites: self.overwrite,
            format: ListFormatOptions {
                format: self.format,
                column: self.column.as_deref(),
                default_column: None,
                prefix: "",
            },
            columns: ColumnsBesideName {
                pass_through_titles: &self.keep,
                name_holder_title: self.holder.as_deref(),
                parent_zone_title: self.parent_column.as_deref(),
                appends_zone_to_names: self.registry.parent_zone.append,
            },
            appended: registry
                .zone()
                .filter(|it| it.is_appended_to_names() && self.parent_column.is_none())
                .cloned(),
            notation: context.notation,
            trims: !self.no_trim,
            rules: registry.rules(),
            threads: self.threads,
            memory: self.memory.for_groups(),
        };
        match job.make(&progress) {
            Ok(counts) => {
                print_warnings(&counts, &file, registry.zone().is_some());
                print(&message!(index_made, file = output, count = counts.readable_entry_count()));
                Ok(if counts.unreadable_entry_count > 0 { Status::Failed } else { Status::Done })
            }
            Err(IndexStop::Requested) => {
                not_written_because(&self.output, &message!(stopped).to_string());
                Ok(requests.signal().map(Status::from).unwrap_or(Status::Failed))
            }
            Err(IndexStop::List(reason)) => Err(list_unread(&self.file, &reason)),
            Err(IndexStop::Index(error)) => Err(not_written(&self.output, &error)),
        }
    }
}
