//! Work is saved before a signal ends the program, however the threads of the program and its handlers interleave.
#![cfg(unix)]

use std::io::{BufRead, BufReader, Read};
use std::os::unix::process::ExitStatusExt;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::thread;
use std::time::Duration;

use signal_hook::flag::register_conditional_default;

use bidiscope_system::signals::on_end_by_signal;

/// Says that this process is one that is to be ended.
const IS_ENDED: &str = "BIDISCOPE_TEST_IS_ENDED";

/// How often it is tried: with the handlers in the other order, one of the first ten processes saved nothing.
const PROCESSES: usize = 60;

#[test]
fn work_is_saved_before_a_signal_ends_the_program() {
    if std::env::var_os(IS_ENDED).is_some() {
        return wait_to_be_ended();
    }
    for (number, name) in [(1, "HUP"), (2, "INT"), (15, "TERM")].into_iter().cycle().take(PROCESSES) {
        // What this process was started to ignore, as by `nohup`, the next one would ignore too; not what is handled here.
        register_conditional_default(number, Arc::new(AtomicBool::new(true))).expect("it can be handled");
        let mut command = Command::new(std::env::current_exe().expect("the test has a path"));
        command.args(["--exact", "work_is_saved_before_a_signal_ends_the_program", "--nocapture"]);
        let mut child =
            command.env(IS_ENDED, "1").stdout(Stdio::piped()).spawn().expect("the test starts again");
        let mut lines = BufReader::new(child.stdout.take().expect("it is piped"));
        let mut line = String::new();
        while line.trim_end() != "listening" {
            line.clear();
            assert_ne!(lines.read_line(&mut line).expect("a line can be read"), 0, "it ended early");
        }
        // The shell's own: a program of that name is not everywhere.
        let kill = format!("kill -s {name} {}", child.id());
        assert!(Command::new("sh").args(["-c", &kill]).status().expect("a shell").success());
        let mut rest = String::new();
        lines.read_to_string(&mut rest).expect("it can be read");
        let status = child.wait().expect("it ends");
        assert_eq!((rest.as_str(), status.signal()), ("saved\n", Some(number)), "{name}");
    }
}

fn wait_to_be_ended() {
    on_end_by_signal(|| {
        // As long as a disk takes.
        thread::sleep(Duration::from_millis(20));
        println!("saved");
    });
    println!("\nlistening");
    // With every processor busy, the thread that the signal wakes runs in the place of the one that handles it.
    for _ in 0..thread::available_parallelism().map_or(2, usize::from) {
        thread::spawn(|| while !std::hint::black_box(false) {});
    }
    while !std::hint::black_box(false) {}
}
