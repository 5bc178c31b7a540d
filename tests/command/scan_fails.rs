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
        for (failing, against) in [(with_other, &["--against", other][..]), (without, &[])] {
            let asked = |on: &str| status(of(line), &[&["--fail-on", on], against].concat()).0;
            let others = ["refused", "needs-review", "warned", "taken", "confusable"];
            let others: Vec<&str> = others.into_iter().filter(|it| !failing.contains(it)).collect();
            assert_eq!(asked(&others.join(",")), 0, "{line} {against:?}");
            assert!(failing.iter().all(|on| asked(on) == 1), "{line} {against:?}");
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
    // A name that stands twice fails in both lines, and so do two spellings of one; but a line that is refused takes a name
    // from nobody. U+FB01 is a ligature that IDNA2008 refuses, and UTS #46 maps to “fi”.
    for (list, failing) in [
        ("a.com\na.com\nb.com\n", 2),
        ("A.com\na.com\nb.com\n", 2),
        ("a.com\nb.com\n", 0),
        ("a-.com\na-.com\nb.com\n", 0),
        ("\u{FB01}.com\nfi.com\n", 0),
        ("\u{FB01}.com\nfi.com\nFI.com\n", 2),
    ] {
        let ended = run_with_input(
            &["scan", "--fail-on=contested", "--only-failing", "--format=names", "-"],
            list.as_bytes(),
        );
        assert_eq!((ended.status, ended.out.lines().count()), (i32::from(failing > 0), failing), "{list}");
    }
    assert_eq!(status(b"a.com\na.com\n", &["--fail-on=confusable"]).0, 0);
    let ended = run_with_input(&["scan", "--fail-on=contested", "--no-groups", "-"], b"a.com\n");
    assert_eq!(ended.status, 2, "{}", ended.err);
    // Each name is counted once, and each reason.
    let ended = run_with_input(
        &["scan", "--columns=line", "--against", other, "--fail-on", "refused,warned,taken"],
        LIST,
    );
    assert_eq!(ended.status, 1);
    assert_eq!(ended.err, "bidiscope: 4 names, 3 fail: 1 refused, 1 taken, 1 with a warning\n");
    // What is counted as taken is not said to be contested by none.
    let ended = run_with_input(
        &["scan", "--columns=line", "--against", other, "--fail-on=contested"],
        b"ok.com\nok.com\n",
    );
    assert_eq!((ended.status, numbers(&ended.err)), (1, vec![2, 2, 2]), "{}", ended.err);
    let needs_review = run_with_input(
        &["scan", "--columns=line", "--parent", "3d.il", "--fail-on=needs-review"],
        "\u{5D0}.3d.il\n".as_bytes(),
    );
    assert_eq!(needs_review.status, 1);
}

/// The numbers in a text.
fn numbers(text: &str) -> Vec<u64> {
    text.split(|it: char| !it.is_ascii_digit()).filter_map(|it| it.parse().ok()).collect()
}

/// Who violates the rule and who is taken are two counts, of which a name may be in both or in one.
#[test]
fn a_check_counts_what_is_taken_by_itself() {
    let folder = tempdir().expect("a folder");
    let other = folder.path().join("other");
    fs::write(&other, "ok.com\nfree.com\n").expect("a file");
    let other = other.to_str().expect("UTF-8");
    // Labels that begin with a digit beside a Hebrew letter violate the Bidi rule (RFC 5893, section 2, condition 1).
    let list = "ok.com\n1\u{5D0}.com\n1\u{5D1}.com\n1\u{5D2}.com\nfree.com\n";
    let ended = run_with_input(&["scan", "--columns=line", "--check", "--against", other], list.as_bytes());
    assert_eq!(ended.status, 1);
    // Names, those that violate the rule, of RFC 5893, and those that are taken.
    assert_eq!(numbers(&ended.err), [5, 3, 5893, 2], "{}", ended.err);
    let ended = run_with_input(&["scan", "--columns=line", "--check", "--against", other], b"ok.com\n");
    assert_eq!((ended.status, numbers(&ended.err)), (1, vec![1, 0, 5893, 1]), "{}", ended.err);
}

/// What a profile says of failing holds beside a check, and an option replaces it.
#[test]
fn a_profile_holds_beside_a_check() {
    let folder = tempdir().expect("a folder");
    let profile = folder.path().join("profile.toml");
    fs::write(&profile, "[defaults]\nfail-on = [\"refused\"]\n[zone.com]\n").expect("a file");
    let profile = profile.to_str().expect("UTF-8");
    // IDNA2008 refuses the hyphen at the end (RFC 5891, section 4.2.3.1); the Bidi rule does not apply.
    for (name, more, status) in [
        ("a-.com", &[][..], 1),
        ("a-.com", &["--check"], 1),
        ("1\u{5D0}.com", &["--check"], 1),
        ("a.com", &["--check"], 0),
        ("a-.com", &["--fail-on=warned"], 0),
    ] {
        let list = format!("{name}\n");
        let ended = run_with_input(&[&["scan", "--profile", profile], more].concat(), list.as_bytes());
        assert_eq!(ended.status, status, "{name} {more:?}: {}", ended.err);
    }
}

/// A list of labels without their zone matches nothing, and is not passed over in silence.
#[test]
fn what_is_not_compared_is_counted() {
    let folder = tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("UTF-8").to_owned();
    let profile = path("profile.toml");
    fs::write(&profile, "[defaults]\nfail-on = [\"taken\"]\n[zone.com]\n[zone.\"co.il\"]\n").expect("a file");
    fs::write(path("labels.txt"), "ok\nab\nok.co.il\nab.com\n").expect("a file");
    let of_profile = ["scan", "--columns=line", "--profile", &profile];
    let against = ["--against", &path("labels.txt")];
    let lines = |arguments: &[&str], list: &[u8]| {
        let ended = run_with_input(arguments, list);
        assert_eq!(ended.status, 0, "{}", ended.err);
        ended
            .err
            .lines()
            .map(|it| it.rsplit(".txt").next().map(numbers).unwrap_or_default())
            .collect::<Vec<_>>()
    };
    // The names of the other list in no zone; then the names, and how many fail, with how many for being taken.
    assert_eq!(lines(&[&of_profile[..], &against].concat(), b"ok.com\n"), [vec![2], vec![1, 0, 0]]);
    // Under one zone the name in another one counts too.
    let of_zone = ["scan", "--columns=line,against_same_name", "--parent=com"];
    assert_eq!(lines(&[&of_zone[..], &against].concat(), b"ok.com\n"), [vec![3], vec![1]]);
    // A list of labels alone is an error, and the option for their zones is named.
    fs::write(path("bare.txt"), "ok\nab\n").expect("a file");
    for zones in [&of_profile[..], &of_zone] {
        let ended = run_with_input(&[zones, &["--against", &path("bare.txt")]].concat(), b"ok.com\n");
        assert_eq!((ended.status, ended.out.as_str()), (2, ""), "{}", ended.err);
        assert!(ended.err.contains("--against-parent-column"), "{}", ended.err);
    }
    // Without zones nothing is outside.
    assert_eq!(lines(&[&of_zone[..2], &against].concat(), b"ok.com\n"), [vec![1]]);
    // Without another list that is said, and so are labels without zone.
    assert_eq!(lines(&of_profile, b"ok.com\nok\nab\n"), [vec![], vec![3, 2, 0, 0]]);
    assert_eq!(lines(&["scan", "--fail-on=taken"], b"ok.com\n"), [vec![], vec![1, 0, 0]]);
}

#[test]
fn what_cannot_be_asked_at_once() {
    for (arguments, text) in [
        (&["--fail-on=warned", "--check"][..], "judges by IDNA2008"),
        (&["--fail-on=warned", "--check=uts46"], "judges by IDNA2008"),
        (&["--fail-on=warned", "--check=all"], "judges by IDNA2008"),
        (&["--fail-on=confusable", "--no-groups"], "--no-groups"),
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

/// What fails is one question, what becomes of a name another: a warning and a likeness fail, and change no decision.
#[test]
fn a_decision_does_not_depend_on_what_fails() {
    let folder = tempdir().expect("a folder");
    let other = folder.path().join("other");
    fs::write(&other, "ok.com\nAl.com\n").expect("a file");
    let scan = |arguments: &[&str], list: &[u8]| {
        let columns = ["scan", "--columns=decision", "--against", other.to_str().expect("UTF-8")];
        let ended = run_with_input(&[&columns[..], arguments].concat(), list);
        (ended.status, ended.out.lines().skip(1).map(str::to_owned).collect::<Vec<_>>())
    };
    let decisions = ["taken", "allowed", "refused", "allowed"];
    for (fail_on, status) in [
        (None, 0),
        (Some("warned"), 1),
        (Some("confusable"), 1),
        (Some("contested"), 0),
        (Some("refused,taken"), 1),
    ] {
        let arguments: Vec<&str> = fail_on.iter().flat_map(|it| ["--fail-on", it]).collect();
        let (ended, rows) = scan(&arguments, LIST);
        assert_eq!((ended, rows), (status, decisions.map(str::to_owned).to_vec()), "{fail_on:?}");
    }
    // What is refused and in the other list too fails by either.
    fs::write(&other, "a-.com\n").expect("a file");
    for fail_on in ["--fail-on=refused", "--fail-on=taken"] {
        assert_eq!(scan(&[fail_on], b"a-.com\n"), (1, vec!["refused".to_owned()]), "{fail_on}");
    }
}

/// A line that cannot be read fails like a name that is refused; a list without any name is none.
#[test]
fn lines_that_cannot_be_read_fail() {
    let scan = |arguments: &[&str], list: &[u8]| {
        let ended = run_with_input(&[&["scan", "--columns=line"], arguments].concat(), list);
        (ended.status, ended.err)
    };
    for groups in [&[][..], &["--no-groups"]] {
        assert_eq!(scan(groups, b"a.com\na..b\n").0, 1);
        assert_eq!(scan(groups, b"a..b\n..\n").0, 2);
        assert_eq!(scan(groups, b"a.com\n").0, 0);
        let counted = scan(&[groups, &["--fail-on=refused"]].concat(), b"a.com\nb-.com\na..b\n");
        let summary = "bidiscope: 3 names, 2 fail: 1 refused, 1 unreadable\n";
        assert_eq!(counted, (1, summary.to_owned()));
    }
    let folder = tempdir().expect("a folder");
    let other = folder.path().join("other");
    fs::write(&other, "a..b\nc.com\n").expect("a file");
    let against = ["scan", "--columns=against_same_name", "--against", other.to_str().expect("UTF-8")];
    assert_eq!(run_with_input(&against, b"a.com\n").status, 1);
}

/// Each name that fails is counted once, by what becomes of it, as the column `decision` has it.
#[test]
fn the_counts_of_names_that_fail_add_up() {
    let folder = tempdir().expect("a folder");
    let other = folder.path().join("other");
    fs::write(&other, "a.com\nb-.com\n3d.il\n").expect("a file");
    let other = other.to_str().expect("UTF-8");
    // Taken and asked for twice; refused and taken; asked for twice; refused twice; allowed.
    let list = "a.com\na.com\nb-.com\nc.com\nc.com\nd-.com\n\u{5D0}.3d.com\ne.com\n";
    let fail_on = "--fail-on=refused,needs-review,taken,contested";
    // To be reviewed (RFC 5893, section 7.1).
    let arguments = ["scan", "--columns=decision", "--parent=3d.com", fail_on];
    let all = ["scan", "--columns=decision", fail_on, "--against", other];
    let ended = run_with_input(&all, list.as_bytes());
    let count = |decision: &str| ended.out.lines().filter(|it| *it == decision).count();
    assert_eq!(["taken", "contested", "refused", "needs-review", "allowed"].map(count), [2, 2, 3, 0, 1]);
    let summary = "bidiscope: 8 names, 7 fail: 3 refused, 0 to review, 2 taken, 2 contested\n";
    assert_eq!((ended.status, ended.err.as_str()), (1, summary));
    let ended = run_with_input(&arguments, "\u{5D0}.3d.com\n".as_bytes());
    assert!(
        ended.err.ends_with("1 name, 1 fails: 0 refused, 1 to review, 0 taken, 0 contested\n"),
        "{}",
        ended.err
    );
}

/// What others have and nobody could find: labels without their zone.
#[test]
fn registered_labels_without_a_zone_are_an_error() {
    let folder = tempdir().expect("a folder");
    let other = folder.path().join("labels.txt");
    fs::write(&other, "ok\nab\n").expect("a file");
    let against = ["scan", "--columns=line,against_same_name", "--against", other.to_str().expect("UTF-8")];
    let scan = |more: &[&str], list: &[u8]| run_with_input(&[&against[..], more].concat(), list);
    let ended = scan(&["--fail-on=taken"], b"ok.com\n");
    assert_eq!((ended.status, ended.out.as_str()), (2, ""), "{}", ended.err);
    assert!(["--against-append", "--parent"].iter().all(|it| ended.err.contains(it)), "{}", ended.err);
    // Top-level domains are compared with each other.
    assert_eq!(scan(&["--fail-on=taken"], b"ok\n").out, "line,against_same_name\n1,1\n");
    // One zone for both lists: whole names, and labels.
    let zone = ["--parent=com", "--against-append", "--fail-on=taken"];
    for (more, list) in [(&zone[..], "ok.com\nno.com\n"), (&[&zone[..], &["--append"]].concat(), "ok\nno\n")]
    {
        let ended = scan(more, list.as_bytes());
        assert_eq!(
            (ended.status, ended.out.as_str()),
            (1, "line,against_same_name\n1,1\n2,\n"),
            "{}",
            ended.err
        );
        let ended = scan(&[more, &["--against-index"]].concat(), list.as_bytes());
        assert_eq!(
            (ended.status, ended.out.as_str()),
            (1, "line,against_same_name\n1,1\n2,\n"),
            "{}",
            ended.err
        );
    }
    // Of what would stand nowhere nothing is put after the names.
    assert_eq!(scan(&["--against-append"], b"ok.com\n").status, 2);
}

/// An option whose want makes nearly all lines fail is said once.
#[test]
fn the_option_that_is_missing_is_said_once() {
    let names: String = (0..20).map(|it| format!("name{it}\n")).collect();
    let scan = |arguments: &[&str], list: &str| {
        let ended = run_with_input(&[&["scan"], arguments].concat(), list.as_bytes());
        (ended.status, ended.err)
    };
    let says = |(_, err): &(i32, String), option: &str| err.matches(option).count();
    let without = scan(&["--parent=com"], &names);
    assert_eq!((without.0, says(&without, "--append")), (2, 1), "{}", without.1);
    assert_eq!(scan(&["--parent=com", "--append"], &names), (0, "bidiscope: 20 names\n".to_owned()));
    let some = scan(&["--parent=com"], &format!("{names}{}", "a.com\nb.com\nc.com\n"));
    assert_eq!((some.0, says(&some, "--append")), (1, 0), "{}", some.1);
    let csv: String = (0..20).map(|it| format!("name{it}.com,A{it}\n")).collect();
    let csv = scan(&[], &csv);
    assert_eq!((csv.0, says(&csv, "--column")), (0, 1), "{}", csv.1);
    let capitals = scan(&["--notation=capitals"], &"\u{5D0}.com\n".repeat(20));
    assert_eq!((capitals.0, says(&capitals, "--notation")), (2, 1), "{}", capitals.1);
}

/// The owners that occur again, in other letters and without a delegation too, are one name, which is registered once.
/// Where they follow each other, they are one row.
#[test]
fn an_owner_that_occurs_again_fails_for_no_other() {
    let folder = tempdir().expect("a folder");
    let other = folder.path().join("other");
    fs::write(&other, "taken.il\nfree.il\n").expect("a file");
    let other = other.to_str().expect("UTF-8");
    let zone = "$ORIGIN il.\n@ SOA a b 1 2 3 4 5\nshop NS a\ntaken NS a\nSHOP NS a\nTaken A 192.0.2.1\nWWW A 192.0.2.1\n\
                www TXT x\nsHOP A 192.0.2.1\n";
    let columns = "--columns=line,name,decision,collision_ltr,confusable_ltr,same_name,duplicate_of";
    let fail_on = "--fail-on=taken,confusable,contested";
    let ended = run_with_input(&["scan", "--zone", columns, fail_on, "--against", other], zone.as_bytes());
    let rows = "line,name,decision,collision_ltr,confusable_ltr,same_name,duplicate_of\n\
                2,il,not-applicable,,,,\n3,shop.il,allowed,,,,\n4,taken.il,taken,,,,\n5,SHOP.il,not-applicable,,,,3\n\
                6,Taken.il,not-applicable,,,,4\n7,WWW.il,not-applicable,,,,\n\
                9,sHOP.il,not-applicable,,,,3\n";
    assert_eq!(ended.out, rows, "{}", ended.err);
    assert_eq!(ended.status, 1, "{}", ended.err);
    assert!(ended.err.contains("7 names, 1 fails: ") && ended.err.contains("1 taken"), "{}", ended.err);
    // Elsewhere the case of letters makes another name, and another look.
    let ended =
        run_with_input(&["scan", "--columns=same_name", "--fail-on=confusable"], b"shop.il\nSHOP.il\n");
    assert_eq!((ended.status, ended.out.as_str()), (1, "same_name\n1\n1\n"));
}
