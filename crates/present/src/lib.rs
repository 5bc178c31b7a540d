//! What bidiscope shows of a name or a list, as plain data, and the documents made of it.

pub mod colours;
pub mod custom_strategies;
pub mod documents;
pub mod edit;
pub mod examples;
pub mod interpretation;
pub mod lesson;
pub mod report;
pub mod session;
pub mod sheet;
pub mod view;
