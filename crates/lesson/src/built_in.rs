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
pub const EXAMPLE_LESSON_TOML: &str = include_str!("../../../assets/lessons/template.toml");

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

    /// The lesson, read from its file once.
    ///
    /// # Panics
    /// Where it is none of [`BuiltInLesson::ALL`].
    pub fn read_lesson(self) -> &'static Lesson {
        static LESSONS: LazyLock<Vec<(&str, Lesson)>> = LazyLock::new(|| {
            let read = |it: &BuiltInLesson| {
                Lesson::read(it.toml).unwrap_or_else(|_| unreachable!("a test reads each built-in lesson"))
            };
            BuiltInLesson::ALL.iter().map(|it| (it.id, read(it))).collect()
        });
        let found = LESSONS.iter().find(|it| it.0 == self.id);
        &found.unwrap_or_else(|| unreachable!("it is one of all built-in lessons")).1
    }
}
