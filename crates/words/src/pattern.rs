//! What a Fluent pattern says and uses. `build.rs` reads the English catalogue with it, the program every other one.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, VariantKey};

/// The variables of a pattern and its text.
#[derive(Default)]
pub(super) struct PatternContent {
    pub(super) variables: BTreeSet<String>,
    /// For each variable that selects, the values for which there is a text, and whether each is only the default one.
    pub(super) selected: BTreeMap<String, BTreeMap<String, bool>>,
    /// The text, with each variable in braces, of the default variant where a selector chooses.
    pub(super) text: String,
    /// Whether it refers to another message or a term, whose variables are not among these.
    pub(super) has_references: bool,
}

impl PatternContent {
    pub(super) fn new(pattern: &Pattern<&str>) -> Self {
        let mut content = Self::default();
        content.add(pattern);
        content
    }

    fn add(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text.push_str(value),
                PatternElement::Placeable { expression } => self.add_expression(expression),
            }
        }
    }

    fn add_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.add_inline(inline),
            Expression::Select { selector, variants } => {
                let mut others = Self::default();
                others.add_inline(selector);
                for variant in variants {
                    let content = if variant.default { &mut *self } else { &mut others };
                    content.add(&variant.value);
                }
                if let InlineExpression::VariableReference { id } = selector {
                    for variant in variants {
                        let (VariantKey::Identifier { name: value } | VariantKey::NumberLiteral { value }) =
                            variant.key;
                        self.add_value(id.name, value, variant.default);
                    }
                }
                self.variables.append(&mut others.variables);
                for (variable, values) in &others.selected {
                    values
                        .iter()
                        .for_each(|(value, is_default)| self.add_value(variable, value, *is_default));
                }
            }
        }
    }

    fn add_value(&mut self, variable: &str, value: &str, is_default: bool) {
        let values = self.selected.entry(variable.to_owned()).or_default();
        *values.entry(value.to_owned()).or_insert(true) &= is_default;
    }

    fn add_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
                self.text.push_str(&format!("{{{}}}", id.name));
            }
            InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => {
                self.text.push_str(value);
            }
            InlineExpression::Placeable { expression } => self.add_expression(expression),
            InlineExpression::FunctionReference { arguments, .. } => {
                arguments.positional.iter().for_each(|it| self.add_inline(it));
            }
            InlineExpression::MessageReference { .. } | InlineExpression::TermReference { .. } => {
                self.has_references = true;
            }
        }
    }
}
