//! A rule in one line.

use super::named_rule::Rules;
use super::node::LgrRulePart;
use crate::class::CodePointClass;
use crate::set::CodePointSet;

impl Rules {
    /// A part of a rule in one line: the same text for parts that match the same way. Sets of code points that are one of
    /// these classes have its name.
    pub(crate) fn text(&self, node: &LgrRulePart, classes: &[CodePointClass]) -> String {
        let mut text = String::new();
        self.write(node, classes, &mut text);
        text
    }

    fn write(&self, node: &LgrRulePart, classes: &[CodePointClass], text: &mut String) {
        match node {
            LgrRulePart::AnyCodePoint => text.push_str("any"),
            LgrRulePart::CodePointOfSet(set) => write_set(self.symbols.set(*set), classes, text),
            LgrRulePart::LabelStart => text.push_str("start"),
            LgrRulePart::LabelEnd => text.push_str("end"),
            LgrRulePart::ContextAnchor => text.push_str("anchor"),
            LgrRulePart::Sequence(parts) => self.write_all(parts, " ", classes, text),
            LgrRulePart::Choice(parts) => self.write_all(parts, " | ", classes, text),
            LgrRulePart::Repetition {
                repeated_part: part,
                min_repeat_count: least,
                max_repeat_count: most,
            } => {
                self.write_all(std::slice::from_ref(&**part), "", classes, text);
                let most = most.map(|it| it.to_string()).unwrap_or_default();
                text.push_str(&format!("{{{least},{most}}}"));
            }
            LgrRulePart::LookBehind(part) | LgrRulePart::LookAhead(part) => {
                let word =
                    if matches!(node, LgrRulePart::LookBehind(_)) { "look-behind" } else { "look-ahead" };
                text.push_str(word);
                self.write_all(std::slice::from_ref(&**part), "", classes, text);
            }
            LgrRulePart::RuleReference(rule) => text.push_str(&self.get(*rule).rule_name),
        }
    }

    fn write_all(&self, parts: &[LgrRulePart], between: &str, classes: &[CodePointClass], text: &mut String) {
        text.push('(');
        for (at, part) in parts.iter().enumerate() {
            text.push_str(if at == 0 { "" } else { between });
            self.write(part, classes, text);
        }
        text.push(')');
    }
}

fn write_set(set: &CodePointSet, classes: &[CodePointClass], text: &mut String) {
    if let Some(class) = classes.iter().find(|it| it.code_points == *set) {
        text.push_str(&class.class_name);
        return;
    }
    text.push_str(&format!("[{set}]"));
}
