//! What the rules of UAX #9 made of each character.

use crate::name::BidiClass;
use crate::uba::UbaRule;

use super::Trace;
use super::event::LevelOrClass;
use super::step::{CharacterChange, TraceStepDetail};
use super::step_rule::TraceStepKind;

/// What the rules made of a character.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResolvedCharacter {
    /// Its class after the W and N rules, by which the I rules give it its level; `None` where rule X9 removes it.
    pub resolved_class_after_x9: Option<BidiClass>,
    /// The rules that changed its class or its level, in their order.
    pub changing_uba_rules: Vec<UbaRule>,
}

impl Trace {
    /// What the rules made of each character, in logical order. Of a display by other rules than those of UAX #9 nothing.
    pub fn resolved_characters(&self) -> Vec<ResolvedCharacter> {
        let resolved = |class: BidiClass| ResolvedCharacter {
            resolved_class_after_x9: Some(class),
            changing_uba_rules: Vec::new(),
        };
        let mut characters: Vec<ResolvedCharacter> =
            self.characters.iter().map(|it| resolved(it.class)).collect();
        for step in &self.steps {
            let TraceStepKind::UbaRule(rule) = step.step_kind else { continue };
            let overridden: &[CharacterChange] = match &step.detail {
                TraceStepDetail::Explicit { overridden, .. } => overridden,
                TraceStepDetail::Removed { removed, .. } => {
                    removed.iter().for_each(|&it| characters[it].resolved_class_after_x9 = None);
                    &[]
                }
                _ => &[],
            };
            for change in step.changed_characters.iter().chain(overridden) {
                let character = &mut characters[change.character.0];
                if let LevelOrClass::Class(class) = change.to {
                    character.resolved_class_after_x9 = Some(class);
                }
                if character.changing_uba_rules.last() != Some(&rule) {
                    character.changing_uba_rules.push(rule);
                }
            }
        }
        characters
    }
}
