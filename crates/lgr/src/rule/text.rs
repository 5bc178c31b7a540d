//! A rule in one line.

use super::{Node, Rules};
use crate::ruleset::Class;
use crate::set::CodePointSet;

impl Rules {
    /// A part of a rule in one line: the same text for parts that match the same way. Sets of code points that are one of
    /// these classes have its name.
    pub(crate) fn text(&self, node: &Node, classes: &[Class]) -> String {
        let mut text = String::new();
        self.write(node, classes, &mut text);
        text
    }

    fn write(&self, node: &Node, classes: &[Class], text: &mut String) {
        match node {
            Node::Any => text.push_str("any"),
            Node::Set(set) => write_set(self.symbols.set(*set), classes, text),
            Node::Start => text.push_str("start"),
            Node::End => text.push_str("end"),
            Node::Anchor => text.push_str("anchor"),
            Node::Sequence(parts) => self.write_all(parts, " ", classes, text),
            Node::Choice(parts) => self.write_all(parts, " | ", classes, text),
            Node::Repeat { part, least, most } => {
                self.write_all(std::slice::from_ref(&**part), "", classes, text);
                let most = most.map(|it| it.to_string()).unwrap_or_default();
                text.push_str(&format!("{{{least},{most}}}"));
            }
            Node::Behind(part) | Node::Ahead(part) => {
                let word = if matches!(node, Node::Behind(_)) { "look-behind" } else { "look-ahead" };
                text.push_str(word);
                self.write_all(std::slice::from_ref(&**part), "", classes, text);
            }
            Node::Rule(rule) => text.push_str(&self.get(*rule).name),
        }
    }

    fn write_all(&self, parts: &[Node], between: &str, classes: &[Class], text: &mut String) {
        text.push('(');
        for (at, part) in parts.iter().enumerate() {
            text.push_str(if at == 0 { "" } else { between });
            self.write(part, classes, text);
        }
        text.push(')');
    }
}

fn write_set(set: &CodePointSet, classes: &[Class], text: &mut String) {
    if let Some(class) = classes.iter().find(|it| it.set == *set) {
        text.push_str(&class.name);
        return;
    }
    let range = |&(first, last): &(u32, u32)| match first == last {
        true => format!("{first:04X}"),
        false => format!("{first:04X}-{last:04X}"),
    };
    let ranges: Vec<String> = set.ranges().iter().map(range).collect();
    text.push_str(&format!("[{}]", ranges.join(" ")));
}
