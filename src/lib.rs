//! bidiscope: how a domain name that mixes right-to-left and left-to-right writing is shown, by every
//! strategy that was proposed for it.
//!
//! ```text
//! text --notation--> Name --Display--> DisplayOrder  --layout--> shaped line --paint--> window
//!                     |                     |
//!                     +--verdict--> findings +--compare, twins, study--> tables
//! ```
//!
//! One idea carries it: every way of showing a name answers one question, *in what order do the
//! characters stand on the screen, and which way does each stretch run?* So all of them return a
//! [`DisplayOrder`](order::DisplayOrder), and drawing, comparing, tracing and searching are each written
//! once. The data flows one way: left of [`layout`] nothing knows of fonts, pixels, files or egui, and
//! nothing can fail once a [`Name`](name::Name) exists.
//!
//! # The rooms, with one name carried through them
//!
//! [`name`] reads `AB-12` in the paper's notation: two Arabic letters, a hyphen-minus, two digits.
//!
//! ```
//! use bidiscope::name::{Name, Notation};
//!
//! let name = Name::read("AB-12", Notation::Paper)?;
//! assert_eq!(name.labels()[0].a_label.as_deref(), Some("xn---12-nzef"));
//! # Ok::<(), bidiscope::name::ReadError>(())
//! ```
//!
//! [`order`] gives its display by each strategy, resting on [`uba`] for the Unicode Bidirectional
//! Algorithm, and both on the types of [`index`]; [`trace`] tells how it came about. A strategy with the
//! choices that it leaves is one value, a [`Display`](order::Display), which all the rooms above take.
//!
//! ```
//! # use bidiscope::name::{Name, Notation};
//! # let name = Name::read("AB-12", Notation::Paper)?;
//! use bidiscope::order::Strategy;
//!
//! let shown = |strategy: Strategy| {
//!     let display = strategy.order(name.characters()).display(name.characters());
//!     Notation::Paper.write(display.chars())
//! };
//! assert_eq!(shown(Strategy::OneToOne).as_deref(), Ok("BA-12"));
//! assert_eq!(shown(Strategy::UbaLtr).as_deref(), Ok("12-BA"));
//! # Ok::<(), bidiscope::name::ReadError>(())
//! ```
//!
//! ```
//! # use bidiscope::name::{Name, Notation};
//! # let name = Name::read("AB-12", Notation::Paper)?;
//! use bidiscope::order::Display;
//! use bidiscope::trace::Trace;
//!
//! // By the classes of 2001, in which the hyphen-minus was a European terminator.
//! let display = Display::read(r"uba-ltr:edition=unicode-3\u{2E}1")?;
//! let order = display.order(name.characters());
//! assert_eq!(Trace::of(&display, name.characters()).order(), order.logical_from_visual());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`verdict`] judges it by RFC 5893 and the other rule sets; [`twins`] finds the names that look the
//! same; [`text`] finds names in running text.
//!
//! ```
//! # use bidiscope::name::{Name, Notation};
//! # let name = Name::read("AB-12", Notation::Paper)?;
//! use bidiscope::order::Strategy;
//! use bidiscope::twins::Search;
//! use bidiscope::verdict::{Verdict, rfc5893};
//!
//! assert_eq!(rfc5893::judge(&name).verdict, Verdict::Satisfied);
//! let twins = Search::default().twins(&name, Strategy::UbaLtr);
//! let written = |twin: &Name| Notation::Paper.write(twin.text().chars());
//! assert!(twins.names.iter().any(|twin| written(twin).as_deref() == Ok("12-AB")));
//! # Ok::<(), bidiscope::name::ReadError>(())
//! ```
//!
//! [`lane`] gives both orders and the verdict of names by the million, in memory that it keeps; [`scan`] makes a
//! row of each name of a list and tells which look the same, and [`list`] is about the files of both; [`study`]
//! tries properties over all sequences of classes to a length, on the threads of [`crew`], and [`proof`] decides
//! them for all lengths; [`explore`] asks of a whole space of strategies what a reader wants of a display.
//!
//! [`readings`] tells how the documents are read where they are unclear; [`documents`] has their tables, figures and
//! examples row by row, with what the program answers to each.
//! [`lesson`] reads lessons that teachers write, and works out what is right in them.
//! [`convert`] goes from one form of a name to another, and back: logical order, what is seen, text with marks.
//!
//! [`report`] tells all of it of a name or a list in one HTML file, in words that stand in a file of their own.
//!
//! [`session`] holds what is kept of the names that were looked at, and what is handed on: a link to one.
//!
//! [`disk`] writes files whole or not at all, for the commands and the window alike.
//!
//! [`layout`] shapes a display with the bundled faces; [`view`] says what each pane of the window shows,
//! as plain data; `ui` (with the feature `gui`) draws it. [`fault`] catches what should never happen.

pub mod colours;
pub mod convert;
pub mod crew;
pub mod disk;
pub mod documents;
pub mod edit;
pub mod examples;
pub mod explore;
pub mod fault;
pub mod index;
pub mod lane;
pub mod layout;
pub mod lesson;
pub mod list;
pub mod name;
mod named;
pub mod order;
pub mod proof;
pub mod readings;
pub mod report;
pub mod scan;
pub mod session;
pub mod sheet;
pub mod study;
pub mod text;
pub mod trace;
pub mod twins;
pub mod uba;
#[cfg(feature = "gui")]
pub mod ui;
pub mod verdict;
pub mod view;
