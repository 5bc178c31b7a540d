//! `docs/atlas.json`, the names about which implementations disagree: ours answers as the standard does, by the independent
//! reading of it in `tools/atlas`. The recorded answers of the peers show the bugs that their maintainers know.

use bidiscope_bidi::name::{BidiClass, Character, Name, Notation};
use bidiscope_bidi::order::{Direction, Level, LogicalIndex};
use bidiscope_bidi::uba::{NoObserver, ParagraphDirection, UbaEngine, l2};
use bidiscope_idna::verdict::uts46;
use serde_json::Value;

const ATLAS: &str = include_str!("../../../docs/atlas.json");

/// How many disagreements there are about displays and about domain names; how many bugs were looked for, and found in some peer.
const DISPLAYS: usize = 15;
const DOMAINS: usize = 12;
const BUGS: usize = 16;
const BUGS_FOUND: usize = 14;
/// How many answers of programs a reading explains, and how many none does.
const EXPLAINED: u64 = 53;
const UNEXPLAINED: u64 = 0;

#[test]
fn every_display_is_the_standards() {
    let atlas = read();
    let disagreements = list(&atlas["uba"]["disagreements"]);
    for one in disagreements {
        let direction = match text(&one["paragraph"]) {
            "ltr" => Direction::LeftToRight,
            _ => Direction::RightToLeft,
        };
        let expected: Vec<u64> =
            list(&one["standard"]).iter().map(|it| it.as_u64().expect("a position")).collect();
        let characters = characters(one);
        let levels = levels(&characters, direction);
        assert_eq!(order(&characters, &levels), expected, "{}", one["id"]);
        // Rule X9 removes what has none.
        let recorded = list(&one["levels"]);
        assert_eq!(recorded.len(), levels.len(), "{}", one["id"]);
        for (recorded, level) in recorded.iter().zip(&levels).filter(|it| !it.0.is_null()) {
            assert_eq!(recorded.as_u64(), Some(level.number().into()), "{}", one["id"]);
        }
        assert!(
            list_of_answers(one).any(|answer| *answer != one["standard"]),
            "nobody disagrees: {}",
            one["id"]
        );
    }
    assert_eq!(disagreements.len(), DISPLAYS);
}

#[test]
fn every_domain_name_is_read_as_the_standard_says() {
    let atlas = read();
    let disagreements = list(&atlas["idna"]["disagreements"]);
    for one in disagreements {
        let code_points = text(&one["name"]);
        let name = Name::read(code_points, Notation::CodePoints).expect("a name of the atlas can be read");
        let expected = one["standard"]["ascii_name"].as_str();
        assert_eq!(uts46::to_ascii_nontransitional(&name).as_deref(), expected, "{code_points}");
        // As a test file has it: with its A-labels, refused or not, and what is violated.
        assert_eq!(one["encoded"].as_str(), name.ascii_name_within_limits().as_deref(), "{code_points}");
        assert_eq!(one.get("status").is_some(), expected.is_none(), "{code_points}");
        let differs = |answer: &Value| answer["ascii_name"].as_str() != expected;
        assert!(list_of_answers(one).any(differs), "nobody disagrees: {}", one["id"]);
    }
    assert_eq!(disagreements.len(), DOMAINS);
}

#[test]
fn known_bugs_are_found_again() {
    let atlas = read();
    let bugs: Vec<&Value> = list(&atlas["uba"]["bugs"]).iter().chain(list(&atlas["idna"]["bugs"])).collect();
    let found = |bug: &&&Value| {
        bug["peers"].as_object().is_some_and(|all| all.values().any(|it| it["state"] == "found"))
    };
    assert_eq!(bugs.len(), BUGS);
    assert_eq!(bugs.iter().filter(found).count(), BUGS_FOUND);
    // Where a thread describes a reading, the program has it, with its own shortest name and the thread.
    let all: Vec<&Value> = ["uba", "idna"].iter().flat_map(|it| list(&atlas[it]["disagreements"])).collect();
    let mut found_readings = 0;
    for bug in bugs.iter().filter(|it| !it["reading"].is_null()) {
        for (peer, it) in bug["peers"].as_object().expect("programs") {
            let disagreement =
                all.iter().find(|one| one["id"] == bug["reading"] && !one["concerned"][peer].is_null());
            assert_eq!(disagreement.is_some(), it["state"] == "found", "{peer}: {}", bug["bug"]);
            let Some(one) = disagreement else { continue };
            let known = list(&one["concerned"][peer]["known"]);
            assert!(known.iter().any(|it| it["url"] == bug["url"]), "{peer}: {}", bug["bug"]);
            found_readings += 1;
        }
    }
    assert!(found_readings > 20);
}

/// Each reading, by the independent rules of `tools/atlas`, gives what the program answered to each name that it explains.
#[test]
fn every_reading_gives_the_answer_that_it_explains() {
    let atlas = read();
    let (mut explained, mut unexplained) = (0, 0);
    for part in ["uba", "idna"] {
        for one in list(&atlas[part]["disagreements"]) {
            for (peer, concerned) in one["concerned"].as_object().expect("programs") {
                let own = concerned.get("standard");
                let (answer, standard) = (&concerned["answer"], own.unwrap_or(&one["standard"]));
                let is_refused = |it: &Value| it.get("error").is_some();
                let is_same = |it: &Value| it == answer || (is_refused(it) && is_refused(answer));
                assert!(!is_same(standard), "{peer}: {}", one["id"]);
                if own.is_none() {
                    assert_eq!(one["answers"][peer], *answer, "{peer}: {}", one["id"]);
                }
                match concerned.get("read") {
                    Some(read) => {
                        assert!(is_same(read), "{peer}: {}", one["id"]);
                        let readings = list(&atlas[part]["peers"][peer]["readings"]);
                        let needed = list(&concerned["readings"]);
                        assert!(needed.contains(&one["id"]), "{peer}: {}", one["id"]);
                        assert!(needed.iter().all(|it| readings.contains(it)), "{peer}: {}", one["id"]);
                        explained += 1;
                    }
                    None => {
                        assert_eq!(one["kind"], "unexplained", "{peer}: {}", one["id"]);
                        unexplained += 1;
                    }
                }
            }
        }
    }
    assert_eq!((explained, unexplained), (EXPLAINED, UNEXPLAINED));
    // All readings of a program together give all its answers but these.
    let of_peers = ["uba", "idna"].iter().flat_map(|it| atlas[it]["peers"].as_object().expect("programs"));
    let without: u64 = of_peers.map(|(_, peer)| peer["unexplained"].as_u64().expect("a number")).sum();
    assert_eq!(without, UNEXPLAINED);
}

fn levels(characters: &[Character], direction: Direction) -> Vec<Level> {
    let mut engine = UbaEngine::new();
    engine.resolve_paragraph(characters, ParagraphDirection::Fixed(direction), &mut NoObserver);
    engine.levels().to_vec()
}

/// The characters that can be seen, from left to right, before rule L3.
fn order(characters: &[Character], levels: &[Level]) -> Vec<u64> {
    let mut visual: Vec<LogicalIndex> = (0..characters.len()).map(LogicalIndex).collect();
    l2(&mut visual, |it| levels[it.0]);
    visual
        .into_iter()
        .map(|it| it.0)
        .filter(|&it| is_visible(characters[it].class))
        .map(|it| it as u64)
        .collect()
}

fn is_visible(class: BidiClass) -> bool {
    use BidiClass::{BN, FSI, LRE, LRI, LRO, PDF, PDI, RLE, RLI, RLO};
    !matches!(class, LRE | RLE | LRO | RLO | PDF | BN | LRI | RLI | FSI | PDI)
}

fn characters(one: &Value) -> Vec<Character> {
    let point = |it: &str| u32::from_str_radix(it, 16).ok().and_then(char::from_u32).expect("a code point");
    text(&one["name"]).split(' ').map(|it| Character::new(point(it))).collect()
}

fn read() -> Value {
    serde_json::from_str(ATLAS).expect("docs/atlas.json is JSON")
}

fn list(value: &Value) -> &Vec<Value> {
    value.as_array().expect("a list")
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

fn list_of_answers(one: &Value) -> impl Iterator<Item = &Value> {
    one["answers"].as_object().expect("answers by peer").values().filter(|it| !it.is_null())
}
