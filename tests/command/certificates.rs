//! `study --certificate` writes a proof, `study --check` says what one proves.

use std::fs;

use serde_json::json;
use tempfile::tempdir;

use super::saving::names;
use super::{run, run_with_input};

/// The classes of labels without ET.
const CLASSES: &str = "L,R,AL,EN,AN,ES,CS,ON,NSM";

const WRITE: [&str; 8] = [
    "study",
    "--all-lengths",
    "--classes",
    CLASSES,
    "--property",
    "rfc5893-label-uniqueness",
    "--strategy",
    "uba-rtl",
];

/// A certificate of Label Uniqueness.
fn certificate() -> String {
    let folder = tempdir().expect("a folder");
    let file = folder.path().join("proof");
    let made = run(&[&WRITE[..], &["--certificate", file.to_str().expect("UTF-8")]].concat());
    assert_eq!((made.status, made.err.as_str()), (0, ""));
    assert!(made.out.contains("all lengths"), "{}", made.out);
    fs::read_to_string(file).expect("it was written")
}

fn check(text: &[u8], arguments: &[&str]) -> (i32, String, String) {
    let ended = run_with_input(&[&["study", "--check", "-"], arguments].concat(), text);
    (ended.status, ended.out, ended.err)
}

#[test]
fn what_is_proved_is_said() {
    let text = certificate();
    let (status, out, err) = check(text.as_bytes(), &[]);
    assert_eq!((status, err.as_str()), (0, ""));
    assert_eq!(
        out,
        "Proved for all lengths: RFC 5893, Label Uniqueness: no two labels that satisfy the Bidi rule have the same \
         display. (rfc5893-label-uniqueness)\n  \
         Display: UBA, RTL paragraph (uba-rtl)\n  \
         Sequences: labels that satisfy the Bidi rule\n  \
         Classes: L, R, AL, EN, AN, ES, CS, ON, NSM\n\
         The automata give the order of the display for every sequence up to length 5. For longer sequences, \
         the automata agree with the rules of the display (see docs/theorems.md).\n"
    );
    let (status, out, _) = check(text.as_bytes(), &["--json"]);
    let said: serde_json::Value = serde_json::from_str(&out).expect("an object");
    assert_eq!((status, &said["proves"], &said["strategy"]), (0, &json!(true), &json!("uba-rtl")));
    // Asked about the same claim, the classes in another order.
    let same = [
        "--property",
        "rfc5893-label-uniqueness",
        "--strategy",
        "uba-rtl",
        "--classes",
        "NSM,ON,CS,ES,AN,EN,AL,R,L",
    ];
    assert_eq!(check(text.as_bytes(), &same).0, 0);
}

/// A valid certificate is none of another claim.
#[test]
fn shown_for_another_claim() {
    let text = certificate();
    for (arguments, words) in [
        (
            ["--property", "rfc5893-name-uniqueness"],
            "The certificate proves a different property: rfc5893-label-uniqueness.",
        ),
        (["--strategy", "uba-ltr"], "The certificate is for a different display: uba-rtl."),
        (
            ["--classes", "L,R,AL,EN,AN,ES,CS,ON,NSM,ET"],
            "The certificate is for different classes: L, R, AL, EN, AN, ES, CS, ON, NSM.",
        ),
    ] {
        let (status, out, err) = check(text.as_bytes(), &arguments);
        assert_eq!(
            (status, out.as_str(), err.trim_end()),
            (1, "", format!("bidiscope: standard input: {words}").as_str())
        );
    }
}

#[test]
fn what_proves_nothing_is_refused_in_a_sentence() {
    let text = certificate();
    let changed = |from: &str, to: &str| text.replacen(from, to, 1).into_bytes();
    let unmarked = text.lines().find(|it| it.starts_with("D ") && it.contains(" ! ")).expect("a final state");
    for (written, status, words) in [
        (changed(unmarked, &unmarked.replace(" ! ", " . ")), 1, "The certificate proves nothing. State "),
        (
            changed("display uba-rtl", "display uba-auto"),
            1,
            "The certificate proves nothing. Certificates do not cover the claim.",
        ),
        (
            changed("property rfc5893-label-uniqueness", "property rfc5893-name-uniqueness"),
            1,
            "The certificate proves nothing. ",
        ),
        (changed("\nP 0 0 same\n", "\n"), 1, "The certificate proves nothing. The pair of states "),
        (changed("\nend\n", "\n"), 2, "The file does not contain a valid certificate. Line "),
        (
            text.as_bytes()[..text.len() / 2].to_vec(),
            2,
            "The file does not contain a valid certificate. Line ",
        ),
        (
            vec![],
            2,
            "The file does not contain a valid certificate. Line 1 is not in the certificate format.",
        ),
        (b"{}".to_vec(), 2, "The file does not contain a valid certificate. Line 1 "),
        (vec![0xFF, 0xFD], 2, "The file is not text in UTF-8."),
        (vec![b'x'; (2 << 20) + 1], 2, "it has more than 2 megabytes"),
        (
            "bidiscope-certificate 2\nproperty \u{202E}\u{1B}[31m\n".into(),
            2,
            "The file does not contain a valid certificate. Line 2 ",
        ),
    ] {
        let (ended, out, err) = check(&written, &[]);
        assert_eq!((ended, out.as_str()), (status, ""), "{err}");
        assert!(err.starts_with("bidiscope: standard input: ") && err.contains(words), "{words}: {err}");
        assert!(err.lines().count() == 1 && !err.contains(['\u{1B}', '\u{202E}']), "{err:?}");
    }
    let refused = check(
        b"bidiscope-certificate 2\nproperty label-order-in-paragraph\ndisplay uba-auto\nclasses L\nend\n",
        &["--json"],
    );
    assert_eq!(refused.0, 1);
    let said: serde_json::Value = serde_json::from_str(&refused.1).expect("an object");
    assert_eq!(said["proves"], json!(false));
    assert_eq!(run(&["study", "--check", "/no/such/file"]).status, 2);
}

/// An N that takes each string at every level leads many ways at once: that is refused, not followed.
#[test]
fn many_levels_for_each_string() {
    let everywhere = "L0>0 L1>0 L2>0 L3>0";
    let text = format!(
        "bidiscope-certificate 2\nproperty one-to-one\ndisplay logical\nclasses L\nN 0 . : {everywhere}\n\
         D 0 . outside 0 : L0>0\nP 0 0 same\nend\n"
    );
    let (status, _, err) = check(text.as_bytes(), &[]);
    assert_eq!(status, 1, "{err}");
}

/// An N that holds the strings that are compared, and none beyond.
#[test]
fn what_ends_where_it_is_compared_is_not_proved() {
    let states = |line: &dyn Fn(usize) -> String| (0..=12).map(line).collect::<String>();
    let next = |at: usize| if at < 12 { format!(" L0>{}", at + 1) } else { String::new() };
    let text = format!(
        "bidiscope-certificate 2\nproperty one-to-one\ndisplay logical\nclasses L\n{}{}{}end\n",
        states(&|at| format!("N {at} ! :{}\n", next(at))),
        states(&|at| format!("D {at} ! outside {at} :{}\n", next(at))),
        states(&|at| format!("P {at} {at} same\n")),
    );
    let (status, out, err) = check(text.as_bytes(), &[]);
    assert_eq!((status, out.as_str()), (1, ""));
    assert!(
        err.contains(
            "The certificate proves its claim only up to length 12. For longer sequences, the automata of the certificate \
             differ from the rules of the display."
        ),
        "{err}"
    );
    let (status, out, _) = check(text.as_bytes(), &["--json"]);
    let said: serde_json::Value = serde_json::from_str(&out).expect("an object");
    assert_eq!((status, &said["proves"]), (1, &json!(false)));
}

/// Few classes make few strings: those of length 12 end the comparison.
#[test]
fn a_certificate_of_one_class() {
    let folder = tempdir().expect("a folder");
    let file = folder.path().join("proof");
    let file = file.to_str().expect("UTF-8");
    let write =
        ["study", "--all-lengths", "--classes", "R", "--property", "one-to-one", "--strategy", "uba-rtl"];
    assert_eq!(run(&[&write[..], &["--certificate", file]].concat()).status, 0);
    let checked = run(&["study", "--check", file]);
    assert!(checked.out.contains("every sequence up to length 12"), "{}{}", checked.out, checked.err);
}

/// A claim that is false or of another kind has no certificate: what stood in the file stands there still.
#[test]
fn nothing_is_written_without_a_proof() {
    let folder = tempdir().expect("a folder");
    let file = folder.path().join("proof");
    fs::write(&file, "old").expect("a file");
    let path = file.to_str().expect("UTF-8");
    for (arguments, words) in [
        (
            ["--property", "one-to-one", "--strategy", "uba-ltr"],
            "The certificate was not written. The property is false: it has a counterexample.",
        ),
        (
            ["--property", "label-order-in-paragraph", "--strategy", "custom:base=logical"],
            "The certificate was not written. The automata do not support the display’s combination of options.",
        ),
        (
            ["--property", "one-to-one", "--strategy", "uba-ltr:before=a"],
            "The certificate was not written. The automata do not support text before or after",
        ),
    ] {
        let ended =
            run(&[&["study", "--all-lengths", "--max-length", "1", "--certificate", path][..], &arguments]
                .concat());
        assert_eq!(ended.status, 1, "{}", ended.err);
        assert!(ended.err.contains(&format!("{path}: {words}")), "{}", ended.err);
        assert!(ended.out.contains(" of all lengths"), "the table is written");
    }
    let uniqueness = ["--property", "rfc5893-label-uniqueness", "--strategy", "one-to-one"];
    let ended = run(&[&["study", "--all-lengths", "--certificate", path][..], &uniqueness].concat());
    assert_eq!((ended.status, ended.out.as_str()), (2, ""));
    let words = "the property rfc5893-label-uniqueness does not apply to the display one-to-one.";
    assert!(ended.err.contains(words), "{}", ended.err);
    for file in ["-", "/dev/null", "/no/such/folder/proof"] {
        let ended = run(&[&WRITE[..], &["--certificate", file]].concat());
        assert_eq!((ended.status, ended.out.as_str()), (1, ""), "{}", ended.err);
        assert!(ended.err.contains("The certificate cannot be saved"), "{}", ended.err);
    }
    assert_eq!(fs::read_to_string(&file).expect("it is there"), "old");
    assert_eq!(names(folder.path()), ["proof"]);
}

/// `study --rule` writes the certificates of all that is proved of a rule into one file; each is checked.
#[test]
fn certificates_of_a_rule() {
    let folder = tempdir().expect("a folder");
    let file = folder.path().join("proofs");
    let path = file.to_str().expect("UTF-8");
    let rule = ["--rule", "exempt=digits,if=digit-after-ltr", "--json"];
    let written = run(&[&["study"], &rule[..], &["--certificate", path]].concat());
    assert_eq!((written.status, written.err.as_str()), (0, ""));
    let decided = &written.objects()[0]["claims"];
    let proved = |it: &serde_json::Value| it["proved"] == json!(true);
    let proved: Vec<_> = decided.as_array().expect("a list").iter().filter(|it| proved(it)).collect();
    assert_eq!(proved.len(), 12);
    let checked = run(&["study", "--check", path, "--json"]);
    assert_eq!((checked.status, checked.err.as_str()), (0, ""));
    let checked = checked.objects();
    assert_eq!(checked.len(), proved.len());
    for (checked, proved) in checked.iter().zip(proved) {
        assert_eq!((&checked["claim"], &checked["strategy"]), (&proved["claim"], &proved["strategy"]));
        assert_eq!(checked["rule"], json!("exempt=digits,if=digit-after-ltr,names=bidi"));
        assert_eq!((&checked["proves"], checked.get("property")), (&json!(true), None));
    }
    // One that is changed is named, and those before it stand.
    let text = fs::read_to_string(&file).expect("it was written");
    let (first, rest) = text.split_once("\nend\n").expect("several");
    let changed = format!("{first}\nend\n{}", rest.replacen(" ! ", " . ", 1));
    let (status, out, err) = check(changed.as_bytes(), &["--json"]);
    assert_eq!((status, out.lines().count()), (1, 2), "{err}");
    assert!(err.contains("Certificate 2: The certificate proves nothing."), "{err}");
    let (status, _, err) = check(changed.replacen("\nN 0", "\nX 0", 2).as_bytes(), &[]);
    assert!(status == 2 && err.contains("Line 6 is not"), "{err}");
    // Nothing is proved of a rule that permits everything.
    let nothing = "drop-1,drop-2,drop-3,drop-4,drop-5,drop-6,undecided=first-strong";
    let ended = run(&["study", "--rule", nothing, "--certificate", path]);
    assert_eq!(ended.status, 1);
    assert!(ended.err.contains("No claim about the rule is proved."), "{}", ended.err);
    assert_eq!(fs::read_to_string(&file).expect("it is there"), text);
}
