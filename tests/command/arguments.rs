//! Arguments that are almost right, and options that change nothing where they stand: refused with a sentence.

use super::{run, run_with_input};

/// Refused with status 2, nothing answered, and these words on standard error.
fn check(arguments: &[&str], words: &[&str]) {
    let ended = run(arguments);
    assert_eq!((ended.status, ended.out.as_str()), (2, ""), "{arguments:?}: {}", ended.err);
    for word in words {
        assert!(ended.err.contains(word), "{arguments:?}: {word}\n{}", ended.err);
    }
}

#[test]
fn a_mistyped_command_is_reported_the_right_one() {
    check(&["inspekt", "abc.com"], &["there is no command “inspekt”", "“inspect”"]);
    check(&["inspekt", "--json", "abc.com"], &["“inspekt”", "“inspect”"]);
    check(&["--notation", "table1", "inspekt", "AB"], &["“inspekt”", "“inspect”"]);
    check(&["colisions", "abc.com", "def.com"], &["“colisions”", "“collisions”"]);
    // Nothing like a command: what is too much is named.
    check(&["abc.com", "def.com"], &["unexpected argument 'def.com'"]);
    check(&["--", "inspekt", "abc.com"], &["unexpected argument 'abc.com'"]);
    check(&["ins\u{202E}pect", "abc.com"], &["“ins<U+202E>pect”"]);
}

/// It may be a host of that name.
#[cfg(target_os = "linux")] // Elsewhere there is a display, and the window opens.
#[test]
fn a_single_word_is_a_name_whatever_it_is() {
    let ended = run(&["inspekt"]);
    assert_eq!(ended.status, 0, "{}", ended.err);
    assert!(ended.out.contains("inspekt"), "{}", ended.out);
}

#[test]
fn a_notation_without_names() {
    check(
        &["study", "--notation", "table1", "--max-length", "2"],
        &["“--notation”", "“study” takes no names"],
    );
    check(&["--notation", "table1", "study", "--max-length", "2"], &["“study” takes no names"]);
    check(&["completions", "bash", "--notation", "table1"], &["“completions” takes no names"]);
    check(&["man", "--notation", "unicode"], &["“man” takes no names"]);
    check(&["lesson", "--check", "--notation", "table1", "FILE"], &["“lesson” takes no names"]);
    check(&["--notation", "table1"], &["“--notation”", "NAME"]);
}

#[cfg(feature = "gui")]
#[test]
fn options_of_the_window_before_a_command() {
    for (option, value) in [
        ("--text", "letter.txt"),
        ("--tab", "text"),
        ("--picture", "window.png"),
        ("--theme", "dark"),
        ("--size", "800x600"),
    ] {
        check(
            &[option, value, "inspect", "abc.com"],
            &[&format!("“{option}” is for the window"), "“inspect”"],
        );
        check(&[option, value, "study"], &[option, "“study” opens no window"]);
    }
    check(&["--notation", "table1", "--text", "letter.txt"], &["“--notation”", "NAME"]);
}

#[test]
fn options_that_change_nothing() {
    for (arguments, words) in [
        (&["inspect", "--only-failing", "a"][..], "--check"),
        (&["inspect", "--quiet", "a"], "--check"),
        (&["inspect", "--append", "a"], "--parent"),
        (&["inspect", "--quiet", "--json", "a"], "--json"),
        (&["inspect", "--quiet", "--contexts", "a"], "--contexts"),
        (&["inspect", "--quiet", "--strategy", "uba-ltr", "a"], "--strategy"),
        (&["inspect", "--quiet", "--check", "--only-failing", "a"], "--only-failing"),
        (&["trace", "--strategy", "uba-ltr", "--all", "--json", "a"], "--all"),
        (&["text", "--order", "content"], "--controls"),
        (&["text", "--direction", "rtl"], "--controls"),
        (&["text", "--controls", "durst", "--order", "content"], "The option --order has no effect"),
        (&["text", "--controls", "isolates", "--order", "content"], "The option --order has no effect"),
        (&["text", "--controls", "isolates", "--direction", "rtl"], "The option --direction has no effect"),
        (&["text", "--controls", "isolates", "--check"], "--check"),
        (&["study", "--open", "results.json", "--threads", "2"], "--threads"),
        (&["study", "--open", "results.json", "--max-length", "2"], "--max-length"),
        (&["man", "nonsense"], "there is no command “nonsense”"),
        (&["completions", "nonsense"], "nonsense"),
        (&["completions"], "SHELL"),
    ] {
        check(arguments, &[words]);
    }
    // Each of them where it does something.
    let text = b"see abc.com".as_slice();
    assert_eq!(run_with_input(&["text", "--controls", "durst", "--direction", "rtl"], text).status, 0);
    assert_eq!(run_with_input(&["text", "--controls", "davis", "--order", "content"], text).status, 0);
}

#[test]
fn a_check_is_one_of_those_known() {
    check(&["inspect", "--check=idna2003", "a"], &["idna2003", "bidi", "idna2008", "uts46", "all"]);
}

/// It was read as an option, of which only a letter was repeated.
#[test]
fn names_and_values_that_begin_with_a_hyphen() {
    let goes_after = "write “--” before a name that begins with a hyphen";
    // Shown in its display order.
    check(&["inspect", "-\u{5D0}\u{5D1}.com"], &[goes_after, "“-\u{5D1}\u{5D0}.com”"]);
    check(&["inspect", "--json", "-a.example"], &[goes_after, "“-a.example”"]);
    check(&["collisions", "--a.example"], &[goes_after, "“--a.example”"]);
    check(&["inspect", "--check", "-a.example"], &[goes_after]);
    check(&["inspect", "-\u{202E}\u{1B}"], &[goes_after, "“-<U+202E><U+001B>”"]);
    check(
        &["inspect", "--parent", "-a", "b"],
        &["a value that begins with a hyphen needs “=”", "“--parent=-a”"],
    );
    check(&["collisions", "--most", "-1", "b"], &["“--most=-1”"]);
    // The library's own tip repeats less than the argument.
    assert!(!run(&["inspect", "-\u{5D0}\u{5D1}"]).err.contains("tip:"));
    // A mistyped option is told the right one.
    check(&["inspect", "--chek", "a"], &["'--check'"]);
    assert_eq!(run(&["inspect", "--", "-\u{5D0}\u{5D1}.com"]).status, 0);
}

/// `--check` alone means the Bidi rule, so that rules beside it would be a name and the name would pass.
#[test]
fn rules_beside_a_check_that_stands_alone_are_no_name() {
    let tatweel = "\u{645}\u{640}\u{635}\u{631}.com";
    for rules in ["bidi", "idna2008", "uts46", "all"] {
        let words = format!("write “--check={rules}”");
        check(&["inspect", "--check", rules, tatweel], &[&words]);
    }
    let words = "write “--check=all”; to check a name “all”";
    check(&["inspect", "--check", "--json", tatweel, "all"], &[words]);
    check(&["inspect", "all", "--check"], &[words]);
    check(&["inspect", "--check", "all", "--", tatweel], &[words]);
    let words = "write “--check=all”; to check a list “all”";
    check(&["scan", "--check", "all", "list.txt"], &[words]);
    // Where it can be nothing but a name.
    assert_eq!(run(&["inspect", "--check", "--", "all"]).status, 0);
    assert_eq!(run(&["inspect", "--check=bidi", "all"]).status, 0);
    assert_eq!(run(&["inspect", "all"]).status, 0);
    assert_eq!(run(&["inspect", "--check", "bidi.com", "--", "all"]).status, 0);
}

#[test]
fn the_help_says_what_a_check_alone_asks() {
    for arguments in [&["inspect", "--help"][..], &["inspect", "-h"], &["man", "inspect"]] {
        let out = run(arguments).out.replace("\\-", "-");
        let of_check = out.split_once("fails RULES").map_or("", |it| it.1);
        assert!(of_check.trim_start().starts_with("[default: bidi]"), "{arguments:?}: {out}");
    }
}
