//! `bidiscope serve`: serves the folder with the page in a browser to this machine, and to no other.

mod request;

use std::io::Write;
use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bidiscope_present::error_text::file_error_text;
use bidiscope_present::message;

use super::{Status, Stop, failed, terminal};

/// Where packages put the folder, below the folder of the program's own folder.
const INSTALLED_FOLDER: &str = "share/bidiscope/web";

/// The most connections at once. Others are closed without an answer.
const MAX_CONNECTIONS: usize = 64;

#[derive(clap::Args, Debug)]
pub(super) struct Arguments {
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    port: u16,

    #[arg(long, value_name = "FOLDER")]
    folder: Option<PathBuf>,
}

impl Arguments {
    /// Writes the address of the page, and serves it until the program is asked to end.
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<Status, Stop> {
        let folder = self.folder.clone().unwrap_or_else(installed_folder);
        if !folder.join("index.html").is_file() || !folder.join("bidiscope.wasm").is_file() {
            return Err(failed(&message!(serve_no_folder, folder = terminal::file_name(&folder))));
        }
        let bound = TcpListener::bind((Ipv4Addr::LOCALHOST, self.port));
        let (address, listener) = bound.and_then(|it| Ok((it.local_addr()?, it))).map_err(|error| {
            let (port, reason) = (u64::from(self.port), file_error_text(&error));
            failed(&message!(serve_no_port, port = port, reason = reason))
        })?;
        writeln!(out, "http://{address}/")?;
        out.flush()?;
        let folder = Arc::new(folder);
        for stream in listener.incoming().flatten() {
            // Each thread has its own; the one above is none of a thread.
            if Arc::strong_count(&folder) > MAX_CONNECTIONS {
                continue;
            }
            let folder = Arc::clone(&folder);
            // One that stays open must not keep the others waiting; where there is no thread, that request is dropped.
            let _ = std::thread::Builder::new().spawn(move || request::answer(stream, &folder));
        }
        Ok(Status::Done)
    }
}

/// Where the folder is beside the program: in its package or in what was unpacked.
fn installed_folder() -> PathBuf {
    let program = std::env::current_exe().unwrap_or_default();
    let program_folder = program.parent().unwrap_or(Path::new("")).to_owned();
    let unpacked = program_folder.join("web");
    if unpacked.is_dir() {
        unpacked
    } else {
        program_folder.parent().unwrap_or(Path::new("/usr")).join(INSTALLED_FOLDER)
    }
}
