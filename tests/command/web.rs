//! The page in a browser: its module answers as the program does, and its links.

use serde_json::{Value, json};

use super::run;

/// What the module answers.
fn answer(request: &Value) -> Vec<u8> {
    bidiscope_web::answer(request.to_string().as_bytes())
}

#[test]
fn the_module_writes_the_json_of_inspect() {
    let examples: Vec<Value> =
        serde_json::from_str(include_str!("../../assets/examples.json")).expect("the examples");
    let mut compared = 0;
    // One call of the program for each notation: a debug build takes its time to start.
    for notation in ["unicode", "codepoints", "capitals"] {
        let of_notation = examples.iter().filter(|it| it["notation"] == notation);
        let mut names: Vec<&str> = of_notation.filter_map(|it| it["name"].as_str()).collect();
        names.extend(["a..b", ".", "xn--4dbcd.com", "http://a.example/b", "xn--0"]);
        // As what it is most likely meant, and as said.
        for (read_as, option) in [("", &[][..]), ("url", &["--as", "url"][..])] {
            let arguments = ["inspect", "--json", "--notation", notation];
            let ended = run(&[&arguments[..], option, &["--"], &names].concat());
            assert_eq!(ended.out.lines().count(), names.len(), "{}", ended.err);
            for (line, name) in ended.out.lines().zip(&names) {
                let asked = json!({ "call": "inspect", "name": name, "notation": notation, "as": read_as });
                let ours = answer(&asked);
                assert_eq!(String::from_utf8(ours).expect("UTF-8"), format!("{line}\n"), "{name}");
                compared += 1;
            }
        }
    }
    assert!(compared > 120, "{compared}");
}

#[test]
fn links_are_converted() {
    let (window, web) =
        ("bidiscope:?name=%D7%90.com&panes=uba-ltr,uba-rtl", "#name=%D7%90.com&rows=uba-ltr,uba-rtl");
    let page = "https://example.org/bidi/";
    let printed = |arguments: &[&str]| {
        let ended = run(arguments);
        assert_eq!((ended.status, ended.err.as_str()), (0, ""), "{arguments:?}");
        ended.out
    };
    let displays = ["--strategy", "uba-ltr", "--strategy", "uba-rtl"];
    let of_name = |rest: &[&str]| printed(&[&["link"][..], &displays, rest, &["\u{5D0}.com"]].concat());
    assert_eq!(of_name(&[]), format!("{window}\n"));
    assert_eq!(of_name(&["--web", page]), format!("{page}{web}\n"));
    assert_eq!(printed(&["link", &format!("{page}{web}")]), format!("{window}\n"));
    assert_eq!(printed(&["link", "--web", page, window]), format!("{page}{web}\n"));
    assert_eq!(
        printed(&["link", "--web", page, "bidiscope:?lesson=hazards"]),
        format!("{page}#lesson=hazards\n")
    );
    assert_eq!(run(&["link", "a..b"]).status, 2);
    assert_eq!(run(&["link", "bidiscope:?name=%"]).status, 2);
}
