//! The lessons that the program brings, and a lesson to begin one's own with.

use std::sync::LazyLock;

use super::Lesson;

/// A lesson of the program's own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BuiltInLesson {
    /// Its identifier in saved settings; the name of its file in `assets/lessons`.
    pub id: &'static str,
    /// Its file.
    pub file: &'static str,
}

/// A lesson with every kind of step, commented: what `bidiscope lesson --example` prints.
pub const LESSON_TEMPLATE: &str = include_str!("../../../../assets/lessons/template.toml");

impl BuiltInLesson {
    /// All of them, in the order in which they build on each other.
    pub const ALL: [Self; 5] = [
        Self {
            id: "order-and-direction",
            file: include_str!("../../../../assets/lessons/order-and-direction.toml"),
        },
        Self {
            id: "digits-and-hyphens",
            file: include_str!("../../../../assets/lessons/digits-and-hyphens.toml"),
        },
        Self { id: "one-to-one", file: include_str!("../../../../assets/lessons/one-to-one.toml") },
        Self { id: "six-conditions", file: include_str!("../../../../assets/lessons/six-conditions.toml") },
        Self { id: "hazards", file: include_str!("../../../../assets/lessons/hazards.toml") },
    ];

    /// The lesson; tests hold that every one can be read.
    pub fn lesson(self) -> Option<&'static Lesson> {
        static LESSONS: LazyLock<Vec<Option<Lesson>>> =
            LazyLock::new(|| BuiltInLesson::ALL.iter().map(|it| Lesson::read(it.file).ok()).collect());
        let place = Self::ALL.iter().position(|it| it.id == self.id)?;
        LESSONS.get(place)?.as_ref()
    }
}
