//! `bidiscope atlas`: lists where other implementations differ from the standards, and writes the names for their maintainers.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use bidiscope_bidi::name::excerpt;
use bidiscope_present::atlas::{
    AtlasPart, Disagreement, atlas, atlas_blocks, atlas_issues, test_file, test_file_name,
};
use bidiscope_present::error_text::file_error_text;
use bidiscope_present::message;
use bidiscope_system::files::write_atomically;
use serde::Serialize;

use super::arguments::closest;
use super::colours::Colours;
use super::{Status, Stop, file_conflict, json, print, print_message, terminal, terminal_page};

/// A name with fewer letters at its beginning in common is another one.
const MIN_SHARED: usize = 3;

#[derive(clap::Args, Debug)]
pub(super) struct Arguments {
    #[arg(long, value_name = "PROGRAM", value_parser = parse_peer)]
    peer: Option<String>,

    #[arg(long, conflicts_with = "export")]
    json: bool,

    #[arg(long, value_name = "FOLDER")]
    export: Option<PathBuf>,

    #[arg(long, requires = "export")]
    overwrite: bool,
}

/// Parses the identifier of a program that was asked, in capitals or small letters.
fn parse_peer(peer: &str) -> Result<String, String> {
    let (known, text) = (atlas().peers(), excerpt(peer, 80));
    if let Some(it) = known.iter().find(|it| it.eq_ignore_ascii_case(peer)) {
        return Ok((*it).to_owned());
    }
    let mut meant = with_the_same_beginning(&known, peer);
    meant.extend(closest(known.iter().copied(), peer).filter(|_| meant.is_empty()));
    let message = if meant.is_empty() {
        message!(atlas_unknown_program, text = text, known = known.join(", "))
    } else {
        message!(atlas_unknown_program_but, text = text, meant = meant.join("\u{201D}, \u{201C}"))
    };
    Err(message.to_string())
}

/// The programs whose names begin as this text does for longest: `icu` may be `icu4c` or `icu4j`, and `chrome` is `chromium`.
fn with_the_same_beginning<'a>(known: &[&'a str], text: &str) -> Vec<&'a str> {
    let shared =
        |it: &str| it.chars().zip(text.chars()).take_while(|(a, b)| a.eq_ignore_ascii_case(b)).count();
    let most = known.iter().map(|it| shared(it)).max().unwrap_or(0);
    known.iter().copied().filter(|it| most >= MIN_SHARED && shared(it) == most).collect()
}

impl Arguments {
    /// Writes the disagreements to `out`, or their names to files.
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<Status, Stop> {
        let peer = self.peer.as_deref();
        match &self.export {
            Some(folder) => Ok(self.write_files(folder)),
            None if self.json => {
                for part in AtlasPart::ALL {
                    atlas()
                        .survey(part)
                        .concerning(peer)
                        .try_for_each(|it| json::write_line(out, &DisagreementJson::new(part, it, peer)))?;
                }
                if let Some(peer) = peer.filter(|it| differs_nowhere(it)) {
                    print(&message!(atlas_differs_nowhere, peer = peer));
                }
                Ok(Status::Done)
            }
            None => {
                terminal_page::write_blocks(out, Colours::for_stdout(), &atlas_blocks(peer))?;
                Ok(Status::Done)
            }
        }
    }

    /// Writes the names in both formats of tests, and the texts for issues. An error in one file does not stop the others.
    fn write_files(&self, folder: &Path) -> Status {
        let peer = self.peer.as_deref();
        let tests = AtlasPart::ALL.into_iter().map(|it| (test_file_name(it, peer), test_file(it, peer)));
        let issues = atlas_issues(peer).into_iter().map(|it| (it.file, it.text));
        let shown = terminal::file_name(folder);
        if folder.is_file() {
            print(&message!(atlas_folder_is_file, folder = shown));
            return Status::Failed;
        }
        if let Some(peer) = peer.filter(|it| differs_nowhere(it)) {
            print(&message!(atlas_differs_nowhere, peer = peer));
            return Status::Done;
        }
        if let Err(error) = fs::create_dir_all(folder) {
            print(&message!(file_not_saved, file = shown, reason = file_error_text(&error)));
            return Status::Failed;
        }
        let (mut status, mut count) = (Status::Done, 0);
        for (file, text) in tests.chain(issues).filter(|it| !it.1.is_empty()) {
            let written = self.write_file(&folder.join(file), &text);
            count += usize::from(written == Status::Done);
            status = status.max(written);
        }
        if count > 0 || status == Status::Done {
            print(&message!(atlas_exported, count = count, folder = shown));
        }
        status
    }

    /// Writes a file; a symbolic link in its place is replaced, not followed.
    fn write_file(&self, file: &Path, text: &str) -> Status {
        if let Some(conflict) = file_conflict::find([file], []) {
            print_message(&conflict);
            return Status::Unreadable;
        }
        let is_link = fs::symlink_metadata(file).is_ok_and(|it| it.is_symlink());
        let free = if self.overwrite && is_link { fs::remove_file(file) } else { Ok(()) };
        let write = |out: &mut dyn Write| out.write_all(text.as_bytes());
        let written = free.and_then(|()| write_atomically(file, self.overwrite, write));
        let Err(error) = written else { return Status::Done };
        let path = terminal::file_name(file);
        if error.kind() == io::ErrorKind::AlreadyExists {
            print(&message!(file_exists, file = path));
        } else {
            print(&message!(file_not_saved, file = path, reason = file_error_text(&error)));
        }
        Status::Failed
    }
}

/// Whether no disagreement concerns a program.
fn differs_nowhere(peer: &str) -> bool {
    AtlasPart::ALL.into_iter().all(|it| atlas().survey(it).concerning(Some(peer)).next().is_none())
}

/// The JSON object of a disagreement: what was recorded, of all programs or of one, with the question and the versions of the programs.
#[derive(Serialize)]
struct DisagreementJson<'a> {
    part: AtlasPart,
    #[serde(flatten)]
    disagreement: Disagreement,
    versions: BTreeMap<&'a str, &'a str>,
}

impl<'a> DisagreementJson<'a> {
    fn new(part: AtlasPart, disagreement: &Disagreement, peer: Option<&str>) -> Self {
        let mut disagreement = disagreement.clone();
        disagreement.concerned.retain(|id, _| peer.is_none_or(|peer| peer == id));
        let peers = &atlas().survey(part).peers;
        let versions = peers.iter().map(|(peer, it)| (peer.as_str(), it.version.as_str())).collect();
        Self { part, disagreement, versions }
    }
}
