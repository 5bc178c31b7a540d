//! The built program: what it prints, and the status it ends with.

#![cfg_attr(
    not(unix),
    allow(dead_code, unused_imports, reason = "many tests need a shell, a signal or a device of Unix")
)]

mod against_faults;
mod all_lengths;
mod answers;
mod arguments;
mod bounds;
mod certificates;
mod checks;
mod collisions;
mod collisions_against;
mod convert;
mod displays;
mod every_option;
mod file_conflict;
mod generated;
mod help;
mod host_check;
#[path = "../common/html_reader.rs"]
#[expect(dead_code, reason = "the tests of reports ask it more")]
mod html_reader;
mod index;
mod inspect_against;
mod inspect_json;
mod inspect_remedies;
mod inspect_text;
mod languages;
mod lesson;
mod lgr;
mod lgr_diff;
mod lgr_files;
mod lgr_variants;
mod list_surfaces;
mod long_names;
mod memory;
mod poison;
mod program;
mod refusals;
mod registrar;
#[cfg(unix)] // The commands are those of a shell.
mod registrars_day;
mod registry_rules;
mod relaxations;
mod reports;
mod running_text;
mod saving;
mod scan;
mod scan_fails;
mod scan_faults;
mod scan_holder;
mod scan_keep;
mod scan_lgr;
mod scan_lists;
mod scan_on_request;
mod scan_only;
mod scan_parent_column;
mod scan_previous;
mod scan_profile;
mod second_catalogue;
mod sheet;
mod streams;
mod study;
#[cfg(target_os = "linux")]
mod terminals;
mod text;
mod text_controls;
mod trace;
mod urls;
mod web;
#[cfg(all(feature = "gui", target_os = "linux"))] // Elsewhere there always is one.
mod without_display;

use std::ffi::OsStr;
use std::io::Write;
use std::process::{Command, Stdio};

use serde_json::Value;

/// What the program left behind.
struct Ended {
    status: i32,
    out: String,
    err: String,
}

impl Ended {
    /// The objects of JSON Lines.
    fn objects(&self) -> Vec<Value> {
        self.out.lines().map(|line| serde_json::from_str(line).expect("an object a line")).collect()
    }
}

/// Runs the program without a display, with `input` on standard input.
fn run_with_input(arguments: &[impl AsRef<OsStr>], input: &[u8]) -> Ended {
    run_command(Command::new(env!("CARGO_BIN_EXE_bidiscope")).args(arguments), input)
}

/// Runs a command that ends in the program.
fn run_command(command: &mut Command, input: &[u8]) -> Ended {
    let mut child = command
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("standard input is a pipe");
    std::thread::scope(|scope| {
        scope.spawn(move || {
            // A program that ends before it has read everything closes the pipe.
            let _ = stdin.write_all(input);
        });
        let output = child.wait_with_output().expect("the program ends");
        Ended {
            status: output.status.code().expect("no signal ended it"),
            out: String::from_utf8(output.stdout).expect("standard output is UTF-8"),
            err: String::from_utf8(output.stderr).expect("standard error is UTF-8"),
        }
    })
}

/// Runs the program without a display and without input.
fn run(arguments: &[impl AsRef<OsStr>]) -> Ended {
    run_with_input(arguments, b"")
}
