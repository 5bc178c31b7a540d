//! The JSON that commands, the web page and the Python package write; see `docs/output.md`.
//!
//! ```
//! use bidiscope_bidi::name::{Input, Notation};
//! use bidiscope_bidi::order::{DisplayConfig, Strategy};
//! use bidiscope_url::InputAnalysis;
//! use bidiscope_report::json::{NameJson, write_line};
//!
//! let analysis = InputAnalysis::new(&Input::read("AB.com", Notation::CapitalsAsHebrew)?);
//! let displays = [DisplayConfig::with_default_options(Strategy::UbaLtr)];
//! let json = NameJson::new("AB.com", None, Notation::CapitalsAsHebrew, &analysis, &displays, None);
//! let mut line = Vec::new();
//! write_line(&mut line, &json).expect("a vector can be written");
//! assert!(line.starts_with(b"{\"input\":\"AB.com\",\"notation\":\"capitals\""));
//! # Ok::<(), bidiscope_bidi::name::ReadError>(())
//! ```

mod collisions;
mod components;
mod control;
mod line;
mod name;
mod registered;
mod remedies;
mod ruleset;
mod url;

pub use collisions::CollisionsJson;
pub use control::ControlJson;
pub use line::{InputErrorJson, write_line};
pub use name::NameJson;
pub use ruleset::RulesetAnswerJson;
