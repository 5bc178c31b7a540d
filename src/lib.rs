//! bidiscope: how a domain name that mixes right-to-left and left-to-right writing is shown, by every
//! strategy that was proposed for it.
//!
//! ```text
//! text --notation--> Name --strategy--> DisplayOrder --layout--> shaped line --paint--> window
//!                     |                     |
//!                     +--verdict--> findings +--compare--> tables
//! ```

pub mod edit;
pub mod examples;
pub mod layout;
pub mod name;
pub mod order;
pub mod text;
pub mod trace;
pub mod twins;
pub mod uba;
#[cfg(feature = "gui")]
pub mod ui;
pub mod verdict;
pub mod view;
