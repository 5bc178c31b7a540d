//! `scan --check` and `--fail-on`: what counts as failing, and that owners of a zone file are not judged.

use std::fs;

use tempfile::tempdir;

use super::{run, run_with_input};

#[test]
fn labels_of_the_dns_own_are_refused_in_a_zone() {
    let list = b"*.co.il\n_dmarc.co.il\n_.co.il\n";
    let columns = "--columns=name,registration,reasons";
    let ended = run_with_input(&["scan", "--parent", "co.il", "--check=idna2008", columns, "-"], list);
    assert_eq!(
        (ended.status, ended.out.as_str()),
        (
            1,
            "name,registration,reasons\n*.co.il,refused,wildcard\n_dmarc.co.il,refused,underscore-label\n\
             _.co.il,refused,underscore-label\n"
        )
    );
    let ended = run_with_input(&["scan", "--check=idna2008", columns, "-"], b"*.co.il\n_dmarc\n");
    assert_eq!(
        (ended.status, ended.out.as_str()),
        (0, "name,registration,reasons\n*.co.il,allowed,\n_dmarc,not-applicable,\n")
    );
}

/// A name that may be registered; one with a warning; one that is refused; one that looks like the first of another list.
const LIST: &[u8] = "ok.com\n\u{440}l.com\na-.com\nA1.com\n".as_bytes();

#[test]
fn what_fails_can_be_said() {
    let folder = tempdir().expect("a folder");
    let other = folder.path().join("other");
    // UTS #39: the digit one looks like the letter l.
    fs::write(&other, "ok.com\nAl.com\n").expect("a file");
    let other = other.to_str().expect("UTF-8");
    let status = |input: &[u8], arguments: &[&str]| {
        let ended = run_with_input(&[&["scan", "--columns=line"], arguments].concat(), input);
        assert_eq!(
            ended.out.lines().count(),
            1 + input.split(|it| *it == b'\n').count() - 1,
            "{arguments:?}"
        );
        (ended.status, ended.err.trim_end().rsplit(", ").next().unwrap_or_default().to_owned())
    };
    let of = |line: usize| LIST.split_inclusive(|it| *it == b'\n').nth(line).expect("a line");
    // The line of the list and what it fails for, with the other list and without it.
    for (line, with_other, without) in [
        (0, &["taken"][..], &[][..]),
        (1, &["warned"], &["warned"]),
        (2, &["refused"], &["refused"]),
        (3, &["confusable"], &[]),
    ] {
        for on in ["refused", "needs-review", "warned", "taken", "confusable"] {
            let fails = i32::from(with_other.contains(&on));
            assert_eq!(status(of(line), &["--fail-on", on, "--against", other]).0, fails, "{line} {on}");
            assert_eq!(
                status(of(line), &["--fail-on", on]).0,
                i32::from(without.contains(&on)),
                "{line} {on}"
            );
        }
    }
    // With `--check` what is taken fails, and not what looks like it.
    for check in ["--check", "--check=bidi", "--check=idna2008", "--check=uts46", "--check=all"] {
        assert_eq!(status(of(0), &[check, "--against", other]).0, 1, "{check}");
        assert_eq!(status(of(0), &[check]).0, 0, "{check}");
        assert_eq!(status(of(3), &[check, "--against", other]).0, 0, "{check}");
        assert_eq!(status(of(1), &[check]).0, 0, "{check}");
    }
    // One looks like another of the list itself.
    assert_eq!(status(b"Al.com\nA1.com\n", &["--fail-on=confusable"]).0, 1);
    assert_eq!(status(b"Al.com\nA1.com\n", &["--fail-on=taken"]).0, 0);
    // Each name is counted once, and each reason.
    let ended = run_with_input(
        &["scan", "--columns=line", "--against", other, "--fail-on", "refused,warned,taken"],
        LIST,
    );
    assert_eq!(ended.status, 1);
    assert_eq!(ended.err, "bidiscope: 4 names, 3 fail (refused 1, warned 1, taken 1)\n");
    let needs_review = run_with_input(
        &["scan", "--columns=line", "--parent", "3d.il", "--fail-on=needs-review"],
        "\u{5D0}.3d.il\n".as_bytes(),
    );
    assert_eq!(needs_review.status, 1);
}

#[test]
fn what_cannot_be_asked_at_once() {
    for (arguments, text) in [
        (&["--fail-on=warned", "--check"][..], "applies the rules of IDNA2008"),
        (&["--fail-on=warned", "--check=uts46"], "applies the rules of IDNA2008"),
        (&["--fail-on=warned", "--check=all"], "applies the rules of IDNA2008"),
        (&["--fail-on=confusable", "--no-groups"], "needs the groups"),
        (&["--fail-on=nothing"], "needs-review"),
    ] {
        let ended = run_with_input(&[&["scan"], arguments].concat(), b"a.com\n");
        assert!(ended.status == 2 && ended.err.contains(text), "{arguments:?}: {}", ended.err);
    }
    let ended = run_with_input(&["scan", "--fail-on=warned", "--check=idna2008"], b"a.com\n");
    assert_eq!(ended.status, 0, "{}", ended.err);
}

#[test]
fn owners_of_a_zone_file_fail_no_check() {
    let folder = tempdir().expect("a folder");
    let file = folder.path().join("il.zone");
    let zone = "$ORIGIN il.\n@ SOA a b 1 2 3 4 5\n@ NS a\nbank NS ns.bank\nns.bank A 192.0.2.1\n\
                *.\\215\\144 TXT x\n_x TXT x\na- NS b.\n";
    fs::write(&file, zone).expect("a file");
    let file = file.to_str().expect("UTF-8");
    for check in ["bidi", "idna2008", "uts46", "all"] {
        let check = format!("--check={check}");
        let columns = "--columns=line,registration,reasons";
        let ended = run(&["scan", "--zone", "--parent", "il", &check, columns, file]);
        let owner = |line: u64| format!("{line},not-applicable,zone-owner\n");
        let rows = ["line,registration,reasons\n".to_owned(), owner(2), "4,allowed,\n".to_owned()];
        let rows = rows.concat() + &[5, 6, 7].map(owner).concat() + "8,refused,idna-hyphen-at-end\n";
        assert_eq!(ended.out, rows, "{check}");
        assert_eq!(ended.status, i32::from(check != "--check=bidi"), "{check}: {}", ended.err);
    }
}
