//! The scripts and pages that are made from the arguments' description.

use std::process::{Command, Stdio};

use super::{run, run_command};

/// The commands, as the help lists them.
pub(super) fn commands() -> Vec<String> {
    let help = run(&["--help"]).out;
    let listed = help.lines().skip_while(|it| *it != "Commands:").skip(1).take_while(|it| !it.is_empty());
    let names = listed.filter_map(|it| it.split_whitespace().next()).filter(|it| *it != "help");
    names.map(str::to_owned).collect()
}

#[test]
fn the_commands_are_known() {
    let commands = commands();
    for command in ["completions", "inspect", "man", "study", "text", "trace", "collisions"] {
        assert!(commands.iter().any(|it| it == command), "{command}: {commands:?}");
    }
}

#[test]
fn every_shell_gets_a_script_with_every_command() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let ended = run(&["completions", shell]);
        assert_eq!((ended.status, ended.err.as_str()), (0, ""), "{shell}");
        for word in commands().iter().map(String::as_str).chain(["bidiscope", "only-failing", "uba-ltr"]) {
            assert!(ended.out.contains(word), "{shell}: {word}");
        }
    }
}

#[cfg(unix)]
#[test]
fn bash_accepts_its_script() {
    let script = run(&["completions", "bash"]).out;
    let ended = run_command(Command::new("bash").arg("-n"), script.as_bytes());
    assert_eq!((ended.status, ended.err.as_str()), (0, ""));
}

/// As a user would: what comes after `bidiscope ins` and a tab.
#[cfg(unix)]
#[test]
fn bash_completes_a_command() {
    let script = run(&["completions", "bash"]).out;
    let ask = "\nCOMP_WORDS=(bidiscope ins); COMP_CWORD=1; _bidiscope bidiscope ins bidiscope; echo \"${COMPREPLY[@]}\"\n";
    let ended = run_command(&mut Command::new("bash"), (script + ask).as_bytes());
    assert_eq!(ended.out.trim(), "inspect", "{}", ended.err);
}

#[test]
fn the_manual_names_every_command_and_each_has_a_page() {
    let page = run(&["man"]);
    assert_eq!((page.status, page.err.as_str()), (0, ""));
    for command in commands() {
        // In the language of the pages a hyphen is written with a backslash.
        assert!(page.out.contains(&format!("bidiscope\\-{command}")), "{command}");
        let its_page = run(&["man", &command]);
        assert_eq!(its_page.status, 0, "{command}");
        assert!(its_page.out.contains(&format!(".TH bidiscope-{command} 1")), "{}", its_page.out);
        assert!(its_page.out.contains(&format!("bidiscope {command}")), "{}", its_page.out);
        assert!(its_page.out.contains(".SH \"EXIT STATUS\"\n.nf\n  0  done\n"), "{}", its_page.out);
        assert!(its_page.out.ends_with(".SH \"SEE ALSO\"\n\\fBbidiscope\\fR(1)\n"), "{}", its_page.out);
    }
    assert!(page.out.contains(".TH bidiscope 1") && page.out.contains(".SH \"EXIT STATUS\"\n.nf\n"));
    // An example a line, as in the help.
    assert!(page.out.contains(".SH \"EXAMPLES\"\n.nf\n  bidiscope "), "{}", page.out);
    assert!(page.out.contains("\n  bidiscope inspect \\-\\-"), "{}", page.out);
    // Its options are below the headings of the help.
    let scan = run(&["man", "scan"]).out;
    let (registry, output) = (scan.find(".SH \"REGISTRY RULES\"\n"), scan.find(".SH \"OUTPUT\"\n"));
    assert!(registry.is_some() && registry < output, "{scan}");
}

#[cfg(target_os = "linux")]
#[test]
fn whoever_reads_half_a_script_ends_it_quietly() {
    let program = env!("CARGO_BIN_EXE_bidiscope");
    for what in ["completions zsh", "man", "man inspect"] {
        let script = format!("exec '{program}' {what} | head -c 10");
        let output = Command::new("bash")
            .args(["-o", "pipefail", "-c", &script])
            .stdin(Stdio::null())
            .output()
            .expect("a shell");
        assert_eq!((output.status.code(), output.stdout.len()), (Some(0), 10), "{what}");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    }
}
