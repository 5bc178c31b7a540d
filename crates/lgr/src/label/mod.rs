//! What a ruleset says of a label (RFC 7940, section 8).
//!
//! An [`LabelEvaluator`] cuts labels into members (`cuts`) and asks whether contexts hold. How a label is made from another one
//! by variants (`derivation`) decides, with the actions, whether it may be registered (`judge`). `variants` lists its variants
//! and `count` counts them; `index` finds the label by which variants of each other are found.

mod count;
mod cuts;
mod derivation;
mod evaluator;
mod index;
mod judge;
mod judgement;
mod part;
mod reach;
mod trigger;
mod variants;

pub use count::VariantCount;
pub use evaluator::{LabelEvaluator, LabelEvaluatorBuffers};
pub use judgement::{CodePointNotInRepertoire, INVALID_DISPOSITION, LabelJudgement};
pub use trigger::{ActionTriggeringCodePoint, OUT_OF_REPERTOIRE_VARIANT_TYPE};
pub use variants::{VariantLabel, Variants};

pub(crate) use derivation::{Derivation, is_made_with, reflexive};
