//! A trace, replayed from the input by what it says and nothing else, gives the display's order. What
//! is replayed is the machine-readable form, as another program would.

use bidiscope_bidi::name::{BidiClass, Character};
use bidiscope_bidi::order::choices::BaseAlgorithm;
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_bidi::trace::Trace;
use proptest::collection::vec;
use proptest::prelude::{ProptestConfig, prop_assert, prop_assert_eq, proptest};
use serde_json::Value;

use crate::displays::any_display;
use crate::texts::any_character;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    #[test]
    fn every_trace_replays_to_the_order(
        characters in vec(any_character(), 0..24),
        chosen in vec(any_display(), 8),
    ) {
        for display in Strategy::BUILT_IN.map(DisplayConfig::with_default_options).into_iter().chain(chosen) {
            let trace = Trace::of_display(&display, &characters);
            let expected: Vec<usize> =
                display.order(&characters).logical_from_visual().iter().map(|it| it.0).collect();
            let steps: Vec<Value> =
                trace.steps.iter().map(|step| serde_json::to_value(step).expect("plain data")).collect();
            for (index, step) in steps.iter().enumerate() {
                prop_assert_eq!(step["step"].as_u64(), Some(index as u64 + 1));
                prop_assert!(step["rule"].is_string() && step["changed"].is_array());
            }
            let replayed = replay(&display, &characters, &steps);
            prop_assert_eq!(&replayed, &expected, "{}", display);
            prop_assert_eq!(&indices(&steps[steps.len() - 1]["order"]), &expected, "{}", display);
        }
    }
}

/// The order at the end of the steps.
fn replay(display: &DisplayConfig, characters: &[Character], steps: &[Value]) -> Vec<usize> {
    let mut classified = display.choices().bidi_data_version.reclassify(characters);
    let mut inner = steps;
    if let [first, rest @ ..] = inner
        && first["rule"] == "classes"
    {
        for change in list(first, "changed") {
            let class = &mut classified[index(&change["character"])].class;
            assert_eq!(change["from"], class.short_name());
            let to = change["to"].as_str().expect("a class");
            *class = BidiClass::ALL.into_iter().find(|it| it.short_name() == to).expect("a class");
        }
        inner = rest;
    }
    // What is mirrored keeps its place.
    inner =
        inner.split_last().filter(|(last, _)| last["rule"] == "mirror").map_or(inner, |(_, before)| before);
    let arranged = inner.split_last().filter(|(last, _)| last["rule"] == "fields");
    inner = arranged.map_or(inner, |(_, before)| before);
    let order = match (display.strategy(), display.choices().base_algorithm) {
        (Strategy::Logical, _) | (Strategy::Custom, BaseAlgorithm::Logical) => indices(&inner[0]["order"]),
        (Strategy::OneToOne, _) | (Strategy::Custom, BaseAlgorithm::OneToOne) => {
            OneToOne::new(&classified).replay(inner)
        }
        _ => Uba::new(&classified, inner, display).replay(inner),
    };
    arranged.map_or_else(|| order.clone(), |(last, _)| moved(&order, last))
}

/// The order with the moves of a step.
fn moved(before: &[usize], step: &Value) -> Vec<usize> {
    let mut order = before.to_vec();
    for moved in list(step, "moved") {
        assert_eq!(before[index(&moved["from"])], index(&moved["character"]));
        order[index(&moved["to"])] = index(&moved["character"]);
    }
    order
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    /// What each step adds, added up, is what each step of the whole trace says.
    #[test]
    fn every_brief_trace_replays_to_the_whole_one(
        characters in vec(any_character(), 0..24),
        chosen in vec(any_display(), 8),
    ) {
        for display in Strategy::BUILT_IN.map(DisplayConfig::with_default_options).into_iter().chain(chosen) {
            let trace = Trace::of_display(&display, &characters);
            let mut unfolding = Unfolding::new(characters.len());
            let unfolded: Vec<Value> = trace
                .brief_steps()
                .map(|step| unfolding.unfold(serde_json::to_value(step).expect("plain data")))
                .collect();
            let whole: Vec<Value> =
                trace.steps.iter().map(|step| serde_json::to_value(step).expect("plain data")).collect();
            prop_assert_eq!(&unfolded, &whole, "{}", display);
            let last = trace.brief_steps().last().and_then(|step| step.logical_from_visual).map(|order| order.to_vec());
            prop_assert_eq!(last.as_deref(), Some(trace.order()), "{}", display);
        }
    }
}

/// Makes whole steps of brief ones.
struct Unfolding {
    order: Vec<usize>,
    accumulator: Vec<usize>,
    stack: Vec<Value>,
}

impl Unfolding {
    fn new(count: usize) -> Self {
        Self { order: (0..count).collect(), accumulator: Vec::new(), stack: Vec::new() }
    }

    fn unfold(&mut self, mut step: Value) -> Value {
        let rule = step["rule"].as_str().expect("a name").to_owned();
        let object = step.as_object_mut().expect("an object");
        let last = object.remove("order");
        match &*rule {
            "reorder" => self.reorder(object),
            "L2" | "L3" | "fields" => {
                let before = self.order.clone();
                for moved in object["moved"].as_array().expect("a list") {
                    assert_eq!(before[index(&moved["from"])], index(&moved["character"]));
                    self.order[index(&moved["to"])] = index(&moved["character"]);
                }
            }
            "logical" | "mirror" => {}
            // No order yet. The one-to-one display begins with an empty one.
            "assign" => {
                return {
                    self.order.clear();
                    step
                };
            }
            _ => return step,
        }
        if let Some(last) = last {
            assert_eq!(indices(&last), self.order);
        }
        object.insert("order".to_owned(), self.order.clone().into());
        step
    }

    fn reorder(&mut self, step: &mut serde_json::Map<String, Value>) {
        let (pushed, out) = (step.remove("pushed").expect("a list"), step.remove("out").expect("a list"));
        match step["operation"].as_str().expect("an operation") {
            "accumulate" => self.accumulator.extend(indices(&step["characters"])),
            "push" => self.accumulator.clear(),
            "empty" | "clear" => {
                self.accumulator.clear();
                self.stack.clear();
            }
            other => panic!("no operation {other}"),
        }
        self.stack.extend(pushed.as_array().expect("a list").iter().cloned());
        self.order.extend(indices(&out));
        step.insert("accumulator".to_owned(), self.accumulator.clone().into());
        step.insert("stack".to_owned(), self.stack.clone().into());
    }
}

fn indices(list: &Value) -> Vec<usize> {
    list.as_array().into_iter().flatten().map(index).collect()
}

fn index(number: &Value) -> usize {
    number.as_u64().expect("a position") as usize
}

fn list<'a>(step: &'a Value, key: &str) -> impl Iterator<Item = &'a Value> {
    step[key].as_array().into_iter().flatten()
}

/// A character of the text that the UBA sees.
struct Piece {
    own: Option<usize>,
    class: String,
    level: u64,
    is_removed: bool,
}

/// The UBA's traces.
struct Uba {
    text: Vec<Piece>,
    /// Where in the text each character of the name is, and each insertion.
    own: Vec<usize>,
    inserted: Vec<usize>,
    /// In the text.
    paragraphs: Vec<(std::ops::Range<usize>, u64)>,
    order: Vec<usize>,
    has_l3: bool,
}

impl Uba {
    fn new(characters: &[Character], steps: &[Value], display: &DisplayConfig) -> Self {
        let insertions: Vec<(usize, char)> = steps
            .iter()
            .filter(|step| step["rule"] == "insert" || step["rule"] == "surround")
            .map(|step| {
                let hexadecimal = &step["inserted"].as_str().expect("a code point")[2..];
                let value = u32::from_str_radix(hexadecimal, 16).expect("hexadecimal");
                (index(&step["before"]), char::from_u32(value).expect("a scalar value"))
            })
            .collect();
        let mut uba = Self {
            text: Vec::new(),
            own: Vec::new(),
            inserted: vec![0; insertions.len()],
            paragraphs: Vec::new(),
            order: Vec::new(),
            has_l3: display.choices().applies_l3,
        };
        for index in 0..=characters.len() {
            for (number, &(_, scalar)) in insertions.iter().enumerate().filter(|(_, it)| it.0 == index) {
                uba.inserted[number] = uba.text.len();
                let classified = display.choices().bidi_data_version.reclassify(&[Character::new(scalar)]);
                uba.text.push(Piece::new(None, classified[0].class));
            }
            if let Some(character) = characters.get(index) {
                uba.own.push(uba.text.len());
                uba.text.push(Piece::new(Some(index), character.class));
            }
        }
        uba
    }

    fn replay(mut self, steps: &[Value]) -> Vec<usize> {
        let rules: Vec<&str> = steps
            .iter()
            .map(|step| step["rule"].as_str().expect("a name"))
            .filter(|it| *it != "insert" && *it != "surround")
            .collect();
        assert_eq!(rules.first(), Some(&"P2"));
        assert_eq!(rules.last(), Some(if self.has_l3 { &"L3" } else { &"L2" }));
        for step in steps {
            match step["rule"].as_str().expect("a name") {
                "insert" | "surround" => {}
                "P3" => self.begin(step),
                "X9" => self.remove(step),
                "L2" => {
                    self.order = self.reordered();
                    assert_eq!(self.order, indices(&step["order"]), "the step's order");
                }
                "L3" => {
                    for moved in list(step, "moved") {
                        assert_eq!(indices(&step["order"])[index(&moved["to"])], index(&moved["character"]));
                    }
                    self.order = moved(&self.order, step);
                }
                _ => {}
            }
            for key in ["changed", "overridden"] {
                for change in list(step, key) {
                    let at = self.own[index(&change["character"])];
                    self.change(at, change);
                }
            }
            for key in ["changed_inserted", "overridden_inserted"] {
                for change in list(step, key) {
                    let at = self.inserted[index(&change["inserted"])];
                    self.change(at, change);
                }
            }
        }
        assert!(
            self.text.iter().all(|it| it.is_removed || ["L", "R", "EN", "AN"].contains(&&*it.class))
                || self.paragraphs.iter().map(|it| it.0.len()).sum::<usize>() < self.text.len(),
            "the N rules leave nothing open"
        );
        self.order
    }

    /// P3: every character begins at its paragraph's level.
    fn begin(&mut self, step: &Value) {
        for paragraph in list(step, "paragraphs") {
            // What is put in at its ends belongs to it.
            let (start, end) = (index(&paragraph["start"]), index(&paragraph["end"]));
            let start = start.checked_sub(1).map_or(0, |before| self.own[before] + 1);
            let range = start..self.own.get(end).copied().unwrap_or(self.text.len());
            let level = paragraph["level"].as_u64().expect("a level");
            self.text[range.clone()].iter_mut().for_each(|it| it.level = level);
            self.paragraphs.push((range, level));
        }
    }

    fn remove(&mut self, step: &Value) {
        for own in indices(&step["removed"]) {
            self.text[self.own[own]].is_removed = true;
        }
        for inserted in indices(&step["removed_inserted"]) {
            self.text[self.inserted[inserted]].is_removed = true;
        }
    }

    fn change(&mut self, at: usize, change: &Value) {
        let piece = &mut self.text[at];
        match (&change["from"], &change["to"]) {
            (Value::String(from), Value::String(to)) => {
                assert_eq!(*from, piece.class, "what is changed is what was there");
                assert_ne!(from, to);
                piece.class.clone_from(to);
            }
            (from, to) => {
                assert_eq!(from.as_u64(), Some(piece.level), "what is changed is what was there");
                assert_ne!(from, to);
                piece.level = to.as_u64().expect("a level");
            }
        }
    }

    /// L2 as the standard words it, character by character; what X9 removed follows what is before it.
    fn reordered(&mut self) -> Vec<usize> {
        let mut places: Vec<usize> = (0..self.text.len()).collect();
        for (range, level) in self.paragraphs.clone() {
            let mut before = level;
            for piece in &mut self.text[range.clone()] {
                if piece.is_removed {
                    piece.level = before;
                }
                before = piece.level;
            }
            for level in (1..=126).rev() {
                let is_odd_or_above = |it: &usize| self.text[*it].level >= level;
                for stretch in places[range.clone()]
                    .chunk_by_mut(|left, right| is_odd_or_above(left) == is_odd_or_above(right))
                    .filter(|stretch| is_odd_or_above(&stretch[0]))
                {
                    stretch.reverse();
                }
                // Down to the lowest odd level only.
                let lowest_odd =
                    self.text[range.clone()].iter().map(|it| it.level).filter(|it| it % 2 == 1).min();
                if lowest_odd.is_none_or(|lowest| lowest >= level) {
                    if lowest_odd.is_none() {
                        range.clone().for_each(|at| places[at] = at);
                    }
                    break;
                }
            }
        }
        places.into_iter().filter_map(|place| self.text[place].own).collect()
    }
}

impl Piece {
    fn new(own: Option<usize>, class: BidiClass) -> Self {
        Self { own, class: class.short_name().to_owned(), level: 0, is_removed: false }
    }
}

/// The one-to-one display's traces.
struct OneToOne {
    values: Vec<String>,
    accumulator: Vec<usize>,
    stack: Vec<Vec<usize>>,
    order: Vec<usize>,
    mode: String,
}

impl OneToOne {
    fn new(characters: &[Character]) -> Self {
        Self {
            values: characters.iter().map(|it| it.class.short_name().to_owned()).collect(),
            accumulator: Vec::new(),
            stack: Vec::new(),
            order: Vec::new(),
            mode: String::from("L"),
        }
    }

    fn replay(mut self, steps: &[Value]) -> Vec<usize> {
        let passes = ["assign", "digits-forward", "digits-reverse", "hyphens-forward", "hyphens-reverse"];
        for (step, pass) in steps.iter().zip(passes) {
            assert_eq!(step["rule"], pass);
            for change in list(step, "changed") {
                let value = &mut self.values[index(&change["character"])];
                assert_eq!(change["from"], **value);
                *value = change["to"].as_str().expect("a direction").to_owned();
            }
        }
        assert!(self.values.iter().all(|value| value == "L" || value == "R"), "every direction is decided");
        for step in &steps[passes.len()..] {
            assert_eq!(step["rule"], "reorder");
            self.reorder(step);
        }
        assert!(self.stack.is_empty() && self.accumulator.is_empty());
        assert!(steps[steps.len() - 1]["character"].is_null(), "the end of the input is a step");
        self.order
    }

    fn reorder(&mut self, step: &Value) {
        let current = indices(&step["characters"]);
        assert_eq!(step["character"].as_u64(), current.first().map(|&it| it as u64));
        let operation = step["operation"].as_str().expect("an operation");
        let direction = current.first().map_or("L", |&it| &self.values[it]);
        let allowed: &[&str] = match (direction, &*self.mode) {
            ("L", "L") => &["empty"],
            ("L", _) => &["clear"],
            _ => &["push", "accumulate"],
        };
        assert!(allowed.contains(&operation), "{operation} in mode {}", self.mode);
        let stack = |of: &mut Self| {
            while let Some(piece) = of.stack.pop() {
                of.order.extend(piece)
            }
        };
        let accumulator = |of: &mut Self| of.order.append(&mut of.accumulator);
        match operation {
            "push" => {
                if !self.accumulator.is_empty() {
                    self.stack.push(std::mem::take(&mut self.accumulator));
                }
                self.stack.push(current);
            }
            "accumulate" => self.accumulator.extend(current),
            "empty" => {
                stack(self);
                accumulator(self);
                self.order.extend(current);
            }
            _ => {
                accumulator(self);
                stack(self);
                self.order.extend(current);
            }
        }
        if !step["character"].is_null() {
            self.mode = self.values[index(&step["character"])].clone();
        }
        assert_eq!(step["mode"], *self.mode);
        assert_eq!(indices(&step["accumulator"]), self.accumulator);
        assert_eq!(list(step, "stack").map(indices).collect::<Vec<_>>(), self.stack);
        assert_eq!(indices(&step["order"]), self.order);
    }
}
