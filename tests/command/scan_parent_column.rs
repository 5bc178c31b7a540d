//! `scan --parent-column`: the parent zone of each name, from the list.

use super::run_with_input;

const LIST: &str = "label,tld,id\n\u{5D0}\u{5D1},com,1\n\u{5D0},1a,2\na-, example.COM ,3\nb,,4\nc,a..b,5\nd,xn--4dbrk0ce,6\n";

fn scan(arguments: &[&str], list: &str) -> (i32, Vec<String>) {
    let all = [&["scan", "--column=label", "--parent-column=tld"], arguments].concat();
    let ended = run_with_input(&all, list.as_bytes());
    (ended.status, ended.out.lines().map(str::to_owned).collect())
}

#[test]
fn each_name_is_judged_in_its_own_zone() {
    let columns = "--columns=line,name,registration,parent,labels_below";
    let (status, rows) = scan(&["--append", columns, "--keep=id"], LIST);
    let expected = [
        "line,name,registration,parent,labels_below,id",
        "2,\u{5D0}\u{5D1}.com,allowed,com,1,1",
        // RFC 5893 section 7.1: directly under a label that begins with a digit.
        "3,\u{5D0}.1a,needs-review,1a,1,2",
        "4,a-.example.COM,refused,example.COM,1,3",
        "5,,,,,4",
        "6,,,,,5",
        "7,d.\u{5D9}\u{5E9}\u{5E8}\u{5D0}\u{5DC},allowed,\u{5D9}\u{5E9}\u{5E8}\u{5D0}\u{5DC},1,6",
    ];
    assert_eq!((status, rows.len()), (1, expected.len()));
    assert_eq!(rows, expected);
    // Whole names must end in their zone.
    let (status, rows) = scan(&["--columns=name,error", "--keep=all"], "label,tld\na.com,com\nb.org,com\n");
    assert_eq!((status, rows[1].as_str()), (1, "a.com,,a.com,com"));
    assert!(rows[2].starts_with(',') && rows[2].ends_with(",b.org,com"), "{}", rows[2]);
    assert!(!rows[2].starts_with(",,"));
}

#[test]
fn a_zone_for_all_goes_with_no_column() {
    assert_eq!(scan(&["--parent=com"], LIST).0, 2);
    assert_eq!(run_with_input(&["scan", "--parent-column=tld"], LIST.as_bytes()).status, 2);
    let ended =
        run_with_input(&["scan", "--column=label", "--parent-column=no", "--keep=all"], LIST.as_bytes());
    assert_eq!((ended.status, ended.out.as_str()), (2, ""));
}

/// Both lists have their zones in a column: a name is compared in its own zone, by its variants too.
#[test]
fn the_other_list_may_have_its_zones_in_a_column() {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).expect("a file");
        path.to_str().expect("UTF-8").to_owned()
    };
    // KAF and KEHEH are variants in the ruleset.
    let (kaf, keheh) = ("\u{643}\u{627}\u{645}", "\u{6A9}\u{627}\u{645}");
    let registered = write("registered.csv", &format!("zone,label\ncom,{kaf}\nnet,abc\ncom,free\n"));
    let whole = write("whole.csv", &format!("zone,label\ncom,{kaf}.com\nnet,abc.net\n"));
    let ruleset = format!("{}/tests/data/lgr/arabic.xml", env!("CARGO_MANIFEST_DIR"));
    let list = format!("label,tld\n{kaf},com\n{keheh},com\n{keheh},net\nabc,net\nabc,com\n");
    let columns = "--columns=name,against_same_name,against_same_variants,against_disposition,against_name";
    let arguments = |registered: &str| {
        let all = ["--append", "--lgr", &ruleset, columns, "--against", registered];
        scan(&[&all[..], &["--against-parent-column=zone"]].concat(), &list)
    };
    let (status, rows) = arguments(&registered);
    let expected = [
        "name,against_same_name,against_same_variants,against_disposition,against_name".to_owned(),
        format!("{kaf}.com,2,,,{kaf}.com"),
        format!("{keheh}.com,,2,blocked,{kaf}.com"),
        format!("{keheh}.net,,,,"),
        "abc.net,3,,,abc.net".to_owned(),
        "abc.com,,,,".to_owned(),
    ];
    assert_eq!((status, &rows[..]), (0, &expected[..]));
    // Without --append the names of both lists are whole.
    let list = format!("label,tld\n{keheh}.com,com\n{keheh}.net,net\n");
    let all = ["--lgr", &ruleset, columns, "--against", &whole, "--against-parent-column=zone"];
    let (status, rows) = scan(&all, &list);
    assert_eq!(
        (status, &rows[1..]),
        (0, &[format!("{keheh}.com,,2,blocked,{kaf}.com"), format!("{keheh}.net,,,,")][..])
    );
    // A column that is not there, and a list without columns.
    let names = write("names.txt", "abc.com\n");
    for (registered, column) in
        [(&registered, "--against-parent-column=no"), (&names, "--against-parent-column=zone")]
    {
        let (status, rows) = scan(&["--append", "--against", registered, column], &list);
        assert_eq!((status, rows.len()), (2, 0));
    }
}

/// A profile has the rules of the zones that stand in the column; a zone that it does not have is in none.
#[test]
fn a_profile_judges_the_names_of_a_column() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("zones.toml");
    let profile = "[zone.com]\nlabels-below = 1\n[zone.\"co.il\"]\nguidelines = \"icann\"\n";
    std::fs::write(&path, profile).expect("a file");
    let profile = path.to_str().expect("UTF-8");
    let list = "label,tld\nabc,com\na.b,com\na.b,co.il\na\u{431},co.il\nabc,net\nabc,com\n";
    let columns = "--columns=name,registration,reasons,parent";
    let (status, rows) = scan(&["--append", "--profile", profile, columns], list);
    let expected = [
        "abc.com,allowed,,com",
        "a.b.com,refused,zone-label-count,com",
        "a.b.co.il,allowed,,co.il",
        "a\u{431}.co.il,refused,guidelines-mixed-scripts,co.il",
        "abc.net,needs-review,no-zone,net",
        "abc.com,allowed,,com",
    ];
    assert_eq!((status, &rows[1..]), (0, &expected.map(str::to_owned)[..]));
    // Without the column it is not known what to append.
    let ended = run_with_input(&["scan", "--append", "--profile", profile], b"abc\n");
    assert_eq!((ended.status, ended.out.as_str()), (2, ""));
}

/// An empty cell is an empty name, and no dot too many; a label with a dot of its own leaves an empty label.
#[test]
fn empty_labels_have_their_own_reasons() {
    let (status, rows) =
        scan(&["--append", "--columns=line,error"], "label,tld\n\"\",com\nbttm..,com\na,com\n");
    assert_eq!(status, 1);
    assert!(rows[1].contains("The name is empty."), "{rows:?}");
    // The dot of the zone is the sixth character of “bttm..com”.
    assert!(rows[2].contains("Character 6: A label is empty"), "{rows:?}");
    assert!(!rows[2].contains("two dots together"), "{rows:?}");
}

/// A list of whole names beside one of labels and zones.
#[test]
fn whole_names_are_compared_with_labels_and_their_zones() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("registered.csv");
    std::fs::write(&path, "zone,label\ncom,abc\nnet,abc\n").expect("a file");
    let registered = path.to_str().expect("UTF-8");
    let scan = |arguments: &[&str], list: &str| {
        let columns = ["scan", "--columns=name,against_same_name", "--against", registered];
        let of_other = ["--against-column=label", "--against-parent-column=zone", "--against-append"];
        let ended = run_with_input(&[&columns[..], &of_other, arguments].concat(), list.as_bytes());
        let rows: Vec<String> = ended.out.lines().skip(1).map(str::to_owned).collect();
        (ended.status, rows, ended.err)
    };
    let expected = ["abc.net,3", "abc.com,2", "abc.org,"];
    let whole = "abc.net\nabc.com\nabc.org\n";
    assert_eq!(scan(&[], whole).1, expected);
    // With one zone for the list, whose names are whole or labels alone.
    assert_eq!(scan(&["--parent=com"], "abc.com\n").1, ["abc.com,2"]);
    assert_eq!(scan(&["--parent=com", "--append"], "abc\n").1, ["abc.com,2"]);
    // With its zones in a column, and whole names all the same.
    let columns = ["--column=name", "--parent-column=tld"];
    assert_eq!(scan(&columns, "name,tld\nabc.net,net\n").1, ["abc.net,3"]);
    // The option says nothing without the column.
    let alone = run_with_input(&["scan", "--against", registered, "--against-append"], b"a\n");
    assert_eq!(alone.status, 2);
}

/// Why a line cannot be read is a sentence, for a letter: of a missing zone, one that cannot be read, and a name outside it.
#[test]
fn errors_are_sentences() {
    let list = "label,tld\na,\nb,x..y\n";
    let mut rows = scan(&["--append", "--columns=error"], list).1;
    rows.extend(scan(&["--columns=error"], "label,tld\nc.org,com\ncom,com\nd\n").1.into_iter().skip(1));
    assert_eq!(rows.len(), 1 + 5, "{rows:?}");
    for error in &rows[1..] {
        let words = error.trim_matches('"');
        assert!(
            words.starts_with(char::is_uppercase) && words.ends_with('.') && !words.contains(".."),
            "{error}"
        );
    }
}

/// A zone that is put after whole names stands in them twice: that is said once, of either list.
#[test]
fn a_zone_that_stands_in_names_twice_is_a_warning() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("registered.csv");
    std::fs::write(&path, "zone,label\ncom,abc.com\nnet,abc\n").expect("a file");
    let registered = path.to_str().expect("UTF-8");
    let arguments =
        ["scan", "--column=label", "--parent-column=tld", "--append", "--columns=name,against_same_name"];
    let of_other = ["--against", registered, "--against-parent-column=zone"];
    let list = b"label,tld\nabc.com,com\nabc.net,net\nabc,net\n";
    let ended = run_with_input(&[&arguments[..], &of_other].concat(), list);
    assert_eq!(ended.status, 0, "{}", ended.err);
    let rows: Vec<&str> = ended.out.lines().skip(1).collect();
    assert_eq!(rows, ["abc.com.com,2", "abc.net.net,", "abc.net,3"]);
    assert_eq!(
        ended.err.matches("warning: 2 names already ended in the parent zone").count(),
        1,
        "{}",
        ended.err
    );
    assert_eq!(
        ended.err.matches("registered.csv: 1 name already ended in the zone").count(),
        1,
        "{}",
        ended.err
    );
}

/// A profile with a zone below another one.
fn nested_zones() -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("profile.toml");
    let text = "[zone.\"example\"]\nlabels-below = 1\n[zone.\"co.example\"]\nlabels-below = 1\n";
    std::fs::write(&path, text).expect("a file");
    let path = path.to_str().expect("UTF-8").to_owned();
    (folder, path)
}

/// A zone of the registry is registered in no other one, whether the column says so or not.
#[test]
fn a_zone_of_the_registry_is_not_given_away() {
    let (_folder, profile) = nested_zones();
    let columns = "--columns=name,registration,reasons";
    let with = |more: &[&str], list: &str| scan(&[&["--profile", &profile, columns], more].concat(), list).1;
    let list = "label,tld\nco,example\nCO,example.\nshop,co.example\nshop.co,example\nshop,example\n";
    let rows = [
        "co.example,needs-review,no-zone",
        "CO.example,needs-review,no-zone",
        "shop.co.example,allowed,",
        "shop.co.example,refused,zone-label-count",
        "shop.example,allowed,",
    ];
    assert_eq!(with(&["--append"], list)[1..], rows);
    let whole = "label,tld\nco.example,example\nshop.example,example\n";
    assert_eq!(with(&[], whole)[1..], [rows[0], rows[4]]);
    let alone = run_with_input(&["scan", "--profile", &profile, columns], b"co.example\n");
    assert_eq!(alone.out.lines().nth(1), Some(rows[0]));
    let inspected = run_with_input(&["inspect", "--profile", &profile, "co.example"], b"");
    assert!(inspected.out.contains("The name is a zone of the profile"), "{}", inspected.out);
}

/// Nobody registers a zone of the registry, so nobody contests it.
#[test]
fn a_zone_of_the_registry_is_contested_by_nobody() {
    let (folder, profile) = nested_zones();
    let report = folder.path().join("report.html");
    let report = report.to_str().expect("UTF-8");
    let list = "label,tld\nco,example\nco,example\nshop,example\nshop,example\nshop,net\nshop,net\n";
    let arguments = ["--append", "--profile", &profile];
    assert_eq!(
        scan(&[&arguments[..], &["--columns=name,decision,contested_with"]].concat(), list).1[1..],
        [
            "co.example,needs-review,",
            "co.example,needs-review,",
            "shop.example,contested,5 shop.example",
            "shop.example,contested,4 shop.example",
            // The profile does not have their zone: they may be registered elsewhere.
            "shop.net,contested,7 shop.net",
            "shop.net,contested,6 shop.net",
        ]
    );
    scan(&[&arguments[..], &["--report", report]].concat(), list);
    let report = std::fs::read_to_string(report).expect("a report");
    assert_eq!(report.matches("Another line of this list, which is not refused").count(), 4);
}

/// What cannot be a label or a zone is said as what it is.
#[test]
fn a_url_is_no_label_and_a_number_is_no_zone() {
    let error = |label: &str, zone: &str, append: bool| {
        let list = format!("label,tld\n{label},{zone}\n");
        let append: &[&str] = if append { &["--append"] } else { &[] };
        scan(&[&["--columns=error"], append].concat(), &list).1[1].clone()
    };
    let url = "https://\u{5E9}\u{5DC}\u{5D5}\u{5DD}.\u{5D9}\u{5E9}\u{5E8}\u{5D0}\u{5DC}/\u{5D3}\u{5E3}";
    for zone in ["example", "\u{5D9}\u{5E9}\u{5E8}\u{5D0}\u{5DC}"] {
        let said = error(url, zone, true);
        assert!(said.contains("This is a URL, not a label"), "{said}");
    }
    assert!(error("a.net", "example", false).contains("does not end in the parent zone"));
    let list = "{\"label\":\"a\",\"tld\":7}\n{\"label\":\"a\",\"tld\":\"7\"}\n{\"label\":12,\"tld\":\"b\"}\n\
        {\"label\":\"a\",\"tld\":\"\\udc00\"}\n{\"label\":\"\\ud800\",\"tld\":\"b\"}\n";
    let (status, rows) = scan(&["--append", "--columns=name,error"], list);
    let expected =
        [",The parent zone is not a string.", "a.7,", ",The value of \u{201C}label\u{201D} is not a string."];
    assert_eq!((status, rows[1..4].to_vec()), (1, expected.map(str::to_owned).to_vec()));
    assert!(rows[4..].iter().all(|it| it.contains("half of a surrogate pair")), "{rows:?}");
}
