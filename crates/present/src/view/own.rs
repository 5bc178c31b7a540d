//! The strategies of one's own that have panes, and by what a pane is told which display it shows.

use std::borrow::Cow;
use std::fmt;

use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::custom_strategies::{LONGEST_STRATEGY_NAME, OwnStrategies, OwnStrategiesError, OwnStrategy};
use bidiscope_bidi::name::{BidiClass, Character, code_point};
use bidiscope_bidi::order::isolates::LabelIsolate;
use bidiscope_bidi::order::{Display, Key, Strategy};

/// Which display a pane shows: that of a strategy of the documents, or one of the reader's own. It is written as
/// `uba-ltr` or `own-3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum StrategyId {
    /// A strategy of the documents.
    BuiltIn(Strategy),
    /// One of the reader's own, by its number, which stays when it is renamed.
    Own(u32),
}

/// How the number of one's own is written.
const OWN: &str = "own-";

impl StrategyId {
    /// The strategy of the documents; `None` where it is the reader's own.
    pub const fn built_in(self) -> Option<Strategy> {
        match self {
            Self::BuiltIn(strategy) => Some(strategy),
            Self::Own(_) => None,
        }
    }

    fn read(text: &str) -> Option<Self> {
        match text.strip_prefix(OWN) {
            Some(number) => number.parse().ok().map(Self::Own),
            None => Strategy::from_id(text).filter(|it| Strategy::BUILT_IN.contains(it)).map(Self::BuiltIn),
        }
    }
}

impl From<Strategy> for StrategyId {
    fn from(strategy: Strategy) -> Self {
        Self::BuiltIn(strategy)
    }
}

impl PartialEq<Strategy> for StrategyId {
    fn eq(&self, other: &Strategy) -> bool {
        *self == Self::BuiltIn(*other)
    }
}

impl fmt::Display for StrategyId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BuiltIn(strategy) => f.write_str(strategy.id()),
            Self::Own(number) => write!(f, "{OWN}{number}"),
        }
    }
}

impl Serialize for StrategyId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for StrategyId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // Settings of long ago have it as the member of an enum, in which it is an identifier and no string.
        deserializer.deserialize_identifier(IdReader)
    }
}

struct IdReader;

impl Visitor<'_> for IdReader {
    type Value = StrategyId;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a strategy\u{2019}s identifier, or `{OWN}` and a number")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<StrategyId, E> {
        StrategyId::read(text).ok_or_else(|| E::custom("no such strategy"))
    }
}

/// A strategy of one's own that has a pane.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KeptStrategy {
    /// Its number, which no other has while it is there.
    pub number: u32,
    /// What the reader calls it.
    pub name: String,
    /// What it shows.
    pub display: Display,
}

impl KeptStrategy {
    /// By what its pane is told.
    pub const fn id(&self) -> StrategyId {
        StrategyId::Own(self.number)
    }
}

/// The same display written as a strategy of one's own, of which everything can be chosen.
pub fn editable(display: &Display) -> Display {
    let first_strong = display.value(Key::Isolate) == LabelIsolate::FirstStrong.id();
    let design: &[(Key, &str)] = match display.strategy() {
        Strategy::Own => return display.clone(),
        Strategy::Logical => &[(Key::Base, "logical")],
        Strategy::OneToOne => &[(Key::Base, "one-to-one")],
        Strategy::UbaLtr => &[],
        Strategy::UbaRtl => &[(Key::Paragraph, "rtl")],
        Strategy::UbaAuto => &[(Key::Paragraph, "auto")],
        Strategy::Components => {
            &[(Key::Separators, "structural"), (Key::Fields, "alone"), (Key::Direction, "content")]
        }
        Strategy::Fields => &[
            (Key::Separators, "parts"),
            (Key::Direction, "order"),
            (Key::Around, "marks"),
            (Key::Whole, "embedding"),
        ],
        Strategy::Isolates => &[
            (Key::Separators, "parts"),
            (Key::Around, "isolate"),
            (Key::Whole, "isolate"),
            (Key::Direction, if first_strong { "first-strong" } else { "ltr" }),
        ],
    };
    let own = Display::plain(Strategy::Own);
    // Its own choices, as far as one's own have them; the isolate's is the direction above.
    let chosen = Key::ALL.into_iter().filter(|&key| display.has(key) && own.has(key));
    let chosen = chosen.map(|key| (key, display.value(key)));
    let all = design.iter().copied().chain(chosen);
    all.fold(own.clone(), |made, (key, value)| made.clone().with(key, value).unwrap_or(made))
}

/// The strategies of one's own, in the order in which they were made.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct KeptStrategies {
    all: Vec<KeptStrategy>,
}

/// The most strategies of one's own: so many panes can still be told apart.
pub const MOST_OWN: usize = 24;

impl KeptStrategies {
    /// All of them.
    pub fn all(&self) -> &[KeptStrategy] {
        &self.all
    }

    /// The one with this number.
    pub fn get(&self, number: u32) -> Option<&KeptStrategy> {
        self.all.iter().find(|it| it.number == number)
    }

    /// All of them as a file hands them on.
    pub fn as_file(&self) -> String {
        let list =
            self.all.iter().filter_map(|it| OwnStrategy::new(&it.name, it.display.clone()).ok()).collect();
        OwnStrategies { list }.write()
    }

    /// Adds the strategies of a file's text behind those that are there, and gives how many. One that is there already
    /// under its name is not added twice; one whose name another has gets a name of its own.
    ///
    /// # Errors
    /// Why the text cannot be read, in the words that follow a file's name; and where they are too many, nothing of it
    /// is taken.
    pub fn add_file(&mut self, text: &str) -> Result<usize, String> {
        let read = OwnStrategies::read(text).map_err(sentence)?;
        let is_there = |it: &OwnStrategy| {
            self.all.iter().any(|kept| kept.name == it.name() && kept.display == *it.display())
        };
        let new: Vec<OwnStrategy> = read.list.into_iter().filter(|it| !is_there(it)).collect();
        let room = MOST_OWN - self.all.len();
        if new.len() > room {
            return Err(format!(
                "it holds {} more strategies, and there is room for {room} beside yours, {MOST_OWN} in all",
                new.len()
            ));
        }
        for strategy in &new {
            self.add(strategy.name(), strategy.display().clone());
        }
        Ok(new.len())
    }

    /// Adds one, under a number that none has and a name that none has; `None` where there are [`MOST_OWN`].
    pub fn add(&mut self, name: &str, display: Display) -> Option<StrategyId> {
        if self.all.len() >= MOST_OWN {
            return None;
        }
        let number = self.all.iter().map(|it| it.number).max().map_or(Some(1), |most| most.checked_add(1))?;
        let name = self.free_name(name, None);
        self.all.push(KeptStrategy { number, name, display });
        Some(StrategyId::Own(number))
    }

    /// Puts one back that was taken out, where it was; whether its number and name were free and there was room.
    pub fn put_back(&mut self, at: usize, kept: KeptStrategy) -> bool {
        let is_free = self.all.iter().all(|it| it.number != kept.number && it.name != kept.name);
        let is_sound = is_sound_name(&kept.name) && self.all.len() < MOST_OWN;
        if is_free && is_sound {
            self.all.insert(at.min(self.all.len()), kept);
        }
        is_free && is_sound
    }

    /// Takes one out, and says where it was.
    pub fn remove(&mut self, number: u32) -> Option<(usize, KeptStrategy)> {
        let at = self.all.iter().position(|it| it.number == number)?;
        Some((at, self.all.remove(at)))
    }

    /// Gives one another name.
    ///
    /// # Errors
    /// Why it cannot be called so, in a sentence.
    pub fn rename(&mut self, number: u32, name: &str) -> Result<(), String> {
        let name = name.trim();
        OwnStrategy::new(name, Strategy::Own.into()).map_err(|error| format!("Not renamed: {error}."))?;
        if self.all.iter().any(|it| it.name == name && it.number != number) {
            return Err("Not renamed: another strategy of yours has that name.".to_owned());
        }
        if let Some(kept) = self.all.iter_mut().find(|it| it.number == number) {
            kept.name = name.to_owned();
        }
        Ok(())
    }

    /// Makes one show something else.
    pub fn set(&mut self, number: u32, display: Display) {
        if let Some(kept) = self.all.iter_mut().find(|it| it.number == number) {
            kept.display = display;
        }
    }

    /// A name like this that no other than this one has: `Hyphens`, `Hyphens 2`.
    fn free_name(&self, wanted: &str, of: Option<u32>) -> String {
        /// What a number behind the name may take.
        const NUMBER: usize = 5;
        let sound: String = wanted.trim().chars().filter(|it| !it.is_control()).collect();
        let short: String = sound.chars().take(LONGEST_STRATEGY_NAME - NUMBER).collect();
        let base = if short.trim().is_empty() { "My strategy" } else { short.trim() };
        let is_taken = |name: &str| self.all.iter().any(|it| it.name == name && Some(it.number) != of);
        if !is_taken(base) {
            return base.to_owned();
        }
        (2..).map(|it| format!("{base} {it}")).find(|it| !is_taken(it)).unwrap_or_default()
    }
}

/// Why a file cannot be read, for a line of the interface.
fn sentence(error: OwnStrategiesError) -> String {
    match error {
        OwnStrategiesError::Strategy { place, name, why } => {
            let name = in_a_sentence(&name).into_owned();
            OwnStrategiesError::Strategy { place, name, why }.to_string()
        }
        other => other.to_string(),
    }
}

/// Whether a strategy can be called so.
fn is_sound_name(name: &str) -> bool {
    OwnStrategy::new(name, Strategy::Own.into()).is_ok()
}

/// Whether a strategy's name stands in a line of the interface, which is not reordered, as its reader writes it.
pub fn reads_from_left_to_right(title: &str) -> bool {
    use BidiClass::{AL, AN, B, R, S};
    title.chars().all(|scalar| {
        let class = Character::new(scalar).class;
        !scalar.is_control() && !matches!(class, R | AL | AN | B | S) && !class.is_removed_by_x9()
    })
}

/// A strategy's name as a sentence of the interface has it: itself, or its code points where it would have to be
/// reordered.
pub fn in_a_sentence(title: &str) -> Cow<'_, str> {
    if reads_from_left_to_right(title) {
        return Cow::Borrowed(title);
    }
    Cow::Owned(title.chars().map(code_point).collect::<Vec<_>>().join(" "))
}
