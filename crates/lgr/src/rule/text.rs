//! A rule in one line.

use super::named_rule::Rules;
use super::node::RulePart;
use crate::class::Class;
use crate::set::CodePointSet;

impl Rules {
    /// A part of a rule in one line: the same text for parts that match the same way. Sets of code points that are one of
    /// these classes have its name.
    pub(crate) fn text(&self, node: &RulePart, classes: &[Class]) -> String {
        let mut text = String::new();
        self.write(node, classes, &mut text);
        text
    }

    fn write(&self, node: &RulePart, classes: &[Class], text: &mut String) {
        match node {
            RulePart::Any => text.push_str("any"),
            RulePart::Set(set) => write_set(self.symbols.set(*set), classes, text),
            RulePart::Start => text.push_str("start"),
            RulePart::End => text.push_str("end"),
            RulePart::Anchor => text.push_str("anchor"),
            RulePart::Sequence(parts) => self.write_all(parts, " ", classes, text),
            RulePart::Choice(parts) => self.write_all(parts, " | ", classes, text),
            RulePart::Repeat { part, least, most } => {
                self.write_all(std::slice::from_ref(&**part), "", classes, text);
                let most = most.map(|it| it.to_string()).unwrap_or_default();
                text.push_str(&format!("{{{least},{most}}}"));
            }
            RulePart::LookBehind(part) | RulePart::LookAhead(part) => {
                let word = if matches!(node, RulePart::LookBehind(_)) { "look-behind" } else { "look-ahead" };
                text.push_str(word);
                self.write_all(std::slice::from_ref(&**part), "", classes, text);
            }
            RulePart::Rule(rule) => text.push_str(&self.get(*rule).name),
        }
    }

    fn write_all(&self, parts: &[RulePart], between: &str, classes: &[Class], text: &mut String) {
        text.push('(');
        for (at, part) in parts.iter().enumerate() {
            text.push_str(if at == 0 { "" } else { between });
            self.write(part, classes, text);
        }
        text.push(')');
    }
}

fn write_set(set: &CodePointSet, classes: &[Class], text: &mut String) {
    if let Some(class) = classes.iter().find(|it| it.code_points == *set) {
        text.push_str(&class.name);
        return;
    }
    text.push_str(&format!("[{set}]"));
}
