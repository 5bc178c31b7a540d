//! Guesses: every way to answer the questions that a procedure asks, one after another.

/// Answers yes-or-no questions in one of all possible ways.
#[derive(Default, Debug)]
pub(super) struct Oracle {
    answers: Vec<bool>,
    asked: usize,
}

impl Oracle {
    /// Guesses an answer.
    pub(super) fn guess(&mut self) -> bool {
        if self.asked == self.answers.len() {
            self.answers.push(false);
        }
        self.asked += 1;
        self.answers[self.asked - 1]
    }

    /// Goes on to the next way after one run of the procedure; `false` where that was the last one.
    pub(super) fn is_next(&mut self) -> bool {
        self.answers.truncate(self.asked);
        self.asked = 0;
        while let Some(answer) = self.answers.pop() {
            if !answer {
                self.answers.push(true);
                return true;
            }
        }
        false
    }
}
