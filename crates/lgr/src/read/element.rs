//! A start tag, whose attributes are taken one by one.

use super::value;
use crate::MAX_SEQUENCE_CODE_POINTS;
use crate::error::{RulesetError, RulesetErrorKind};

/// The name of a rule, and whether it must match.
pub(super) type NamedContext = (String, bool);

/// A start tag.
#[derive(Debug)]
pub(super) struct Element {
    /// The name without its prefix.
    pub(super) name: String,
    /// Whether it is of the namespace of RFC 7940.
    pub(super) is_ours: bool,
    /// The line of the tag, from 1.
    pub(super) line: usize,
    /// The byte of the file at which the tag begins.
    pub(super) start: usize,
    attributes: Vec<(String, String)>,
}

impl Element {
    pub(super) const fn new(
        name: String,
        is_ours: bool,
        (line, start): (usize, usize),
        attributes: Vec<(String, String)>,
    ) -> Self {
        Self { name, is_ours, line, start, attributes }
    }

    /// An error here; the section is that of RFC 7940.
    pub(super) fn error(&self, section: &'static str, kind: RulesetErrorKind) -> RulesetError {
        RulesetError {
            line_number: self.line,
            element_name: self.name.clone(),
            rfc7940_section: section,
            error_kind: kind,
        }
    }

    /// The value of an attribute, if it has it. What is not taken is refused by [`Element::end_of_attributes`].
    pub(super) fn take(&mut self, name: &str) -> Option<String> {
        let at = self.attributes.iter().position(|it| it.0 == name)?;
        Some(self.attributes.swap_remove(at).1)
    }

    /// Whether it has an attribute that was not taken yet.
    pub(super) fn has(&self, name: &str) -> bool {
        self.attributes.iter().any(|it| it.0 == name)
    }

    /// The value of an attribute that it must have.
    pub(super) fn require(
        &mut self,
        name: &'static str,
        section: &'static str,
    ) -> Result<String, RulesetError> {
        self.take(name).ok_or_else(|| self.error(section, RulesetErrorKind::MissingAttribute(name)))
    }

    /// The value of an attribute that must be an XML name token.
    pub(super) fn token(
        &mut self,
        name: &'static str,
        section: &'static str,
    ) -> Result<Option<String>, RulesetError> {
        let Some(text) = self.take(name) else { return Ok(None) };
        let token = text.trim();
        if value::is_token(token) {
            Ok(Some(token.to_owned()))
        } else {
            Err(self.invalid(section, name, &text))
        }
    }

    /// The values of an attribute with XML name tokens, separated by spaces, none of them twice.
    pub(super) fn tokens(
        &mut self,
        name: &'static str,
        section: &'static str,
    ) -> Result<Option<Vec<String>>, RulesetError> {
        let Some(text) = self.take(name) else { return Ok(None) };
        let tokens: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
        if tokens.is_empty() || !tokens.iter().all(|it| value::is_token(it)) {
            return Err(self.invalid(section, name, &text));
        }
        let mut sorted: Vec<&String> = tokens.iter().collect();
        sorted.sort_unstable();
        match sorted.windows(2).find(|it| it[0] == it[1]) {
            Some(twice) => {
                Err(self.error(section, RulesetErrorKind::Duplicate { what: name, text: twice[0].clone() }))
            }
            None => Ok(Some(tokens)),
        }
    }

    /// The rule that one of two attributes names, which exclude each other: one that must match, or one that must not.
    pub(super) fn rule(
        &mut self,
        must_match: &'static str,
        must_not_match: &'static str,
        section: &'static str,
    ) -> Result<Option<NamedContext>, RulesetError> {
        match (self.token(must_match, section)?, self.token(must_not_match, section)?) {
            (Some(_), Some(_)) => {
                Err(self.error(section, RulesetErrorKind::ExclusiveAttributes(must_match, must_not_match)))
            }
            (Some(rule), None) => Ok(Some((rule, true))),
            (None, Some(rule)) => Ok(Some((rule, false))),
            (None, None) => Ok(None),
        }
    }

    /// The code points of an attribute that it must have, at most [`MAX_SEQUENCE_CODE_POINTS`]; none where it is empty.
    pub(super) fn code_points(
        &mut self,
        name: &'static str,
        section: &'static str,
    ) -> Result<Box<[char]>, RulesetError> {
        let text = self.require(name, section)?;
        let code_points = value::code_points(&text).ok_or_else(|| self.invalid(section, name, &text))?;
        match code_points.len() {
            found if found > MAX_SEQUENCE_CODE_POINTS => {
                Err(self.error(section, RulesetErrorKind::SequenceTooLong { code_point_count: found }))
            }
            _ => Ok(code_points),
        }
    }

    /// The error for a value that is not of its form.
    pub(super) fn invalid(&self, section: &'static str, what: &'static str, text: &str) -> RulesetError {
        self.error(section, RulesetErrorKind::InvalidValue { what, text: text.to_owned() })
    }

    /// Refuses attributes that nobody took.
    pub(super) fn end_of_attributes(&self, section: &'static str) -> Result<(), RulesetError> {
        match self.attributes.first() {
            Some((name, _)) => Err(self.error(section, RulesetErrorKind::UnknownAttribute(name.clone()))),
            None => Ok(()),
        }
    }
}
