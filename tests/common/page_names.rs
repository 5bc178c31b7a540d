//! Names of many kinds, for tests of what is said of a name.

/// So many different names, always the same: of one label, of two and of three, made of labels that keep and break
/// the rules.
pub(super) fn names(count: usize) -> Vec<String> {
    let labels = [
        "com",
        "\u{5D0}\u{5D1}",
        "a-",
        "1a",
        "\u{5D0}1",
        "\u{628}\u{661}",
        "\u{5D0}1\u{661}",
        "-\u{5D0}",
        "\u{5D0}a",
        "b\u{FC}cher",
        "B\u{FC}cher",
        "xn--4dbc",
        "\u{64E}\u{628}",
        "\u{646}\u{200C}\u{627}",
        "\u{5D0}\u{5F3}",
        "\u{5F3}a",
        "\u{DF}",
        "\u{430}\u{441}\u{435}",
        "p\u{430}ypal",
        "a b",
        "_dmarc",
        "3",
        "\u{FB20}",
        "e\u{301}",
        "\u{9E6}\u{AE6}x",
        "ab--c",
        "\u{378}",
        "\u{6F1}\u{661}\u{627}",
    ];
    let one = labels.iter().map(|it| (*it).to_owned());
    let two = labels.iter().flat_map(|one| labels.iter().map(move |other| format!("{one}.{other}")));
    let three = labels.iter().map(|it| format!("{it}.\u{5D0}.1a"));
    let others = ["http://a.com/b", "a@b.com", "127.0.0.1", "*.\u{5D0}.com"].map(str::to_owned);
    let names: Vec<String> = others.into_iter().chain(one).chain(three).chain(two).take(count).collect();
    assert_eq!(names.len(), count, "too few");
    names
}
