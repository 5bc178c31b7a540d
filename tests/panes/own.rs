//! Strategies of one's own beside those of the documents: what their panes show, and what is kept of them.

use bidiscope::name::Notation;
use bidiscope::order::{Display, Strategy};
use bidiscope::uba::Edition;
use bidiscope::view::{Choices, Inspection, KeptStrategies, MOST_OF_OWN_NAME, MOST_OWN, StrategyId};

fn old_hyphens() -> Display {
    Display::plain(Strategy::UbaLtr).with_edition(Edition::Unicode31)
}

fn with(own: &[(&str, Display)]) -> Choices {
    let mut choices = Choices::default();
    for (name, display) in own {
        choices.own.add(name, display.clone()).expect("there is room");
    }
    choices
}

#[test]
fn one_of_ones_own_is_compared_like_any_other() {
    // The paper shows BA-12, the UBA of 2001 12-BA: five characters stand elsewhere.
    let mut seen = Inspection::read("AB-12", Notation::Capitals).expect("a name");
    let mut choices = with(&[("Of 2001", old_hyphens()), ("The paper", Strategy::OneToOne.into())]);
    seen.choose(&choices);
    assert_eq!(seen.strategies.len(), 10);
    let (first, second) = (StrategyId::Own(1), StrategyId::Own(2));
    let paper = seen.strategy(second).expect("it has a pane");
    assert_eq!(paper.title, "The paper");
    assert_eq!(paper.outcome, seen.strategy(Strategy::OneToOne).expect("a pane").outcome);
    assert_eq!(paper.changed, [0; 0]);
    let words = seen.outcome_words(Strategy::OneToOne).expect("it is compared");
    assert!(words.ends_with("The paper."), "{words}");
    // It can be what the others are compared with.
    choices.reference = first;
    seen.choose(&choices);
    let told = seen.changed_words(Strategy::OneToOne, choices.reference);
    assert!(told.ends_with("that stand elsewhere than in Of 2001."), "{told}");
}

#[test]
fn names_are_told_apart_and_read_from_left_to_right() {
    let mut own = KeptStrategies::default();
    let add = |own: &mut KeptStrategies, name: &str| {
        let id = own.add(name, old_hyphens()).expect("there is room");
        let StrategyId::Own(number) = id else { panic!("it is one's own") };
        (number, own.get(number).expect("it is there").name.clone())
    };
    assert_eq!(add(&mut own, " Hyphens\n").1, "Hyphens");
    assert_eq!(add(&mut own, "Hyphens").1, "Hyphens 2");
    let (number, name) = add(&mut own, "\u{5D0}\u{202E}");
    assert_eq!(name, "My strategy");
    for (wrong, why) in [
        ("  ", "A strategy needs a name."),
        ("Hyphens", "Another strategy of yours has that name."),
        (
            "\u{5D0}",
            "A strategy\u{2019}s name is one line of at most 60 characters, none of them right-to-left: so it reads alike in every sentence.",
        ),
    ] {
        assert_eq!(own.rename(number, wrong), Err(why.to_owned()));
    }
    assert!(own.rename(number, &"n".repeat(MOST_OF_OWN_NAME + 1)).is_err());
    assert_eq!(own.rename(number, " Digits "), Ok(()));
    assert_eq!(own.get(number).expect("it is there").name, "Digits");
    // Its own name is nobody else's.
    assert_eq!(own.rename(number, "Digits"), Ok(()));
}

#[test]
fn there_is_room_for_so_many_and_what_was_taken_out_comes_back() {
    let mut own = KeptStrategies::default();
    for _ in 0..MOST_OWN {
        assert!(own.add("One", old_hyphens()).is_some());
    }
    assert_eq!(own.add("One", old_hyphens()), None);
    let before = own.clone();
    let (at, kept) = own.remove(3).expect("it is there");
    assert_eq!((at, own.get(3)), (2, None));
    assert_eq!(own.remove(3), None);
    assert!(own.put_back(at, kept.clone()));
    assert_eq!(own, before);
    assert!(!own.put_back(at, kept), "it is there already");
}
