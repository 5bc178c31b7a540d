//! The built-in lessons, and a template for new ones.

use std::sync::LazyLock;

use super::Lesson;

/// A lesson that comes with the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BuiltInLesson {
    /// Its identifier in saved settings; the name of its file in `assets/lessons`.
    pub id: &'static str,
    /// The contents of its TOML file.
    pub toml: &'static str,
}

/// The TOML file of a commented lesson with every kind of step: the output of `bidiscope lesson --example`.
pub const LESSON_TEMPLATE: &str = include_str!("../../../assets/lessons/template.toml");

impl BuiltInLesson {
    /// All built-in lessons, in the order in which they build on each other.
    pub const ALL: [Self; 5] = [
        Self {
            id: "order-and-direction",
            toml: include_str!("../../../assets/lessons/order-and-direction.toml"),
        },
        Self {
            id: "digits-and-hyphens",
            toml: include_str!("../../../assets/lessons/digits-and-hyphens.toml"),
        },
        Self { id: "one-to-one", toml: include_str!("../../../assets/lessons/one-to-one.toml") },
        Self { id: "six-conditions", toml: include_str!("../../../assets/lessons/six-conditions.toml") },
        Self { id: "hazards", toml: include_str!("../../../assets/lessons/hazards.toml") },
    ];

    /// The built-in lesson with this identifier; `None` where there is none.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.id == id)
    }

    /// The lesson, read from its file once; never `None`, as tests check.
    pub fn read_lesson(self) -> Option<&'static Lesson> {
        static LESSONS: LazyLock<Vec<Option<Lesson>>> =
            LazyLock::new(|| BuiltInLesson::ALL.iter().map(|it| Lesson::read(it.toml).ok()).collect());
        let place = Self::ALL.iter().position(|it| it.id == self.id)?;
        LESSONS.get(place)?.as_ref()
    }
}
