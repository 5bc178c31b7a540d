//! Arguments that are one of several things with identifiers, or that shells complete with some of them.

use std::ffi::OsStr;

use clap::builder::{PossibleValue, PossibleValuesParser, StringValueParser, TypedValueParser};
use clap::{Arg, Command};

/// Parses one of several things by its identifier.
#[derive(Clone)]
pub(super) struct OneOf<T: 'static> {
    all: &'static [T],
    id: fn(T) -> &'static str,
    help: fn(T) -> String,
}

/// The parser of one of `all` by its identifier `id`; the help of the argument lists them all, each with its `help`, which
/// is made only for that.
pub(super) const fn one_of<T>(
    all: &'static [T],
    id: fn(T) -> &'static str,
    help: fn(T) -> String,
) -> OneOf<T> {
    OneOf { all, id, help }
}

impl<T: Copy + Send + Sync + 'static> TypedValueParser for OneOf<T> {
    type Value = T;

    fn parse_ref(&self, command: &Command, argument: Option<&Arg>, value: &OsStr) -> Result<T, clap::Error> {
        let &Self { all, id, .. } = self;
        let known = all.iter().map(move |&it| PossibleValue::new(id(it)));
        let parser = PossibleValuesParser::new(known).try_map(move |typed| {
            // The parser above accepts only these.
            all.iter().copied().find(|&it| id(it) == typed).ok_or("there is no such value")
        });
        parser.parse_ref(command, argument, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let Self { all, id, help } = self;
        Some(Box::new(all.iter().map(|&it| PossibleValue::new(id(it)).help(help(it)))))
    }
}

/// Parses what has more forms than can be listed.
#[derive(Clone)]
pub(super) struct Listed<T> {
    read: fn(&str) -> Result<T, String>,
    values: fn() -> Vec<PossibleValue>,
}

/// The parser of what `read` reads; the help of the argument, and shells, list `values`.
pub(super) const fn listed<T>(
    read: fn(&str) -> Result<T, String>,
    values: fn() -> Vec<PossibleValue>,
) -> Listed<T> {
    Listed { read, values }
}

impl<T: Clone + Send + Sync + 'static> TypedValueParser for Listed<T> {
    type Value = T;

    fn parse_ref(&self, command: &Command, argument: Option<&Arg>, value: &OsStr) -> Result<T, clap::Error> {
        let read = self.read;
        StringValueParser::new().try_map(move |text| read(&text)).parse_ref(command, argument, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new((self.values)().into_iter()))
    }
}
