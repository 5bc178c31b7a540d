//! Why a request has no answer.

use serde::Serialize;

/// The answer to a request that has none: why, in a sentence.
#[derive(Serialize)]
pub(super) struct Failure {
    error: String,
}

impl Failure {
    pub(super) fn new(error: impl ToString) -> Self {
        Self { error: error.to_string() }
    }
}
