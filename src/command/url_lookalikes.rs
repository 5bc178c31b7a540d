//! `bidiscope collisions --visible-host`: lists the URLs in which a name is read as the host that is not the host.

use std::ffi::{OsStr, OsString};
use std::io::{self, Write};

use bidiscope_bidi::address::{HostKind, URL_GEN_DELIMS_WITHOUT_BRACKETS};
use bidiscope_bidi::name::{Input, Name, Notation, text_of};
use bidiscope_bidi::order::{DisplayConfig, Strategy};
use bidiscope_idna::verdict::{RuleVerdict, rfc5893};
use bidiscope_report::json;
use bidiscope_report::words::character::character_description;
use bidiscope_report::words::display::DisplayTitle;
use bidiscope_report::words::read_error::read_error_text;
use bidiscope_url::{UrlsWithVisibleHost, VisibleHostUrlSearch};
use serde::Serialize;

use super::input_name::InputName;
use super::progress::{ProgressClock, ProgressLine};
use super::standard_error::unusable;
use super::status::{Status, Stop};
use super::{input, terminal};
use bidiscope_system::signals::StopRequests;
use bidiscope_words::message;

/// The search, as the command line describes it.
pub(super) struct UrlLookalikes<'a> {
    /// The name that is to be read as the host; empty for the host of each URL.
    pub host: &'a OsStr,
    /// The displays in which it is to be read.
    pub displays: Vec<DisplayConfig>,
    /// The notation of all names.
    pub notation: Notation,
    /// The most URLs for each display.
    pub most: usize,
    /// Whether the answer is JSON.
    pub json: bool,
}

impl UrlLookalikes<'_> {
    /// Writes what is found for each URL. An error in one of them does not stop the others.
    pub(super) fn run(&self, names: &[OsString], out: &mut dyn Write) -> Result<Status, Stop> {
        let host = if self.host.is_empty() { None } else { Some(self.read_host()?) };
        let requests = StopRequests::listen();
        let mut status = Status::Done;
        let read = input::each_name(names, out, |out, given| {
            if requests.signal().is_none() {
                status = status.max(self.answer(out, given, host.as_ref(), &requests)?);
            }
            Ok(())
        })?;
        Ok(requests.signal().map(Status::from).unwrap_or(status.max(read)))
    }

    fn read_host(&self) -> Result<Name, Stop> {
        let host = Name::read_bytes(self.host.as_encoded_bytes(), self.notation)
            .map_err(|it| unusable(&format!("--visible-host: {}", read_error_text(&it))))?;
        // A reader's host ends before each of them.
        let is_delimiter = |it: &char| URL_GEN_DELIMS_WITHOUT_BRACKETS.contains(it) || *it == '\\';
        match host.characters().iter().map(|it| it.scalar).find(is_delimiter) {
            Some(delimiter) => {
                Err(unusable(&message!(collisions_no_host, character = character_description(delimiter))))
            }
            None => Ok(host),
        }
    }

    fn answer(
        &self,
        out: &mut dyn Write,
        given: InputName<'_>,
        host: Option<&Name>,
        requests: &StopRequests,
    ) -> io::Result<Status> {
        let url = match Input::read_bytes(given.bytes, self.notation) {
            Ok(url) => url,
            Err(error) => {
                given.refuse(out, self.json, &error.into())?;
                return Ok(Status::Unreadable);
            }
        };
        let Some(own) = host_of(&url) else {
            let reason = message!(collisions_no_url).to_string();
            given.refuse_because(out, self.json, (reason.clone(), 0), &reason)?;
            return Ok(Status::Unreadable);
        };
        let host = host.unwrap_or(&own);
        let search = VisibleHostUrlSearch { max_found_urls: self.most, ..VisibleHostUrlSearch::default() };
        let typed = String::from_utf8_lossy(given.bytes);
        if !self.json {
            writeln!(out, "{}", terminal::in_display_order(&typed))?;
        }
        for display in &self.displays {
            let (mut clock, mut line, mut tried) = (ProgressClock::start(), ProgressLine::default(), 0_u64);
            let may_go_on = || {
                tried += 1;
                if clock.is_due() {
                    let percent =
                        format!("{:.0}", tried as f64 * 100.0 / search.max_tried_part_orders as f64);
                    line.show(|| message!(progress_orders, percent = percent));
                }
                requests.signal().is_none()
            };
            let found = search.urls_with_visible_host(host, &url, display, may_go_on);
            line.end();
            if self.json {
                json::write_line(out, &UrlsReadAsJson::new(&typed, given.line, (host, display), &found))?;
            } else {
                write(out, host, display, &found)?;
            }
        }
        Ok(Status::Done)
    }
}

/// The URLs in which a name is read as the host in one display, as a line of JSON.
#[derive(Serialize)]
struct UrlsReadAsJson<'a> {
    input: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u64>,
    strategy: &'a DisplayConfig,
    /// The name that is read as the host.
    visible_host: String,
    complete: bool,
    /// How many more no browser opens.
    refused_count: u64,
    urls: Vec<UrlJson>,
}

/// A URL in which another name than its host is read as the host.
#[derive(Serialize)]
struct UrlJson {
    name: String,
    /// The display, from left to right.
    display: String,
    /// The host that it has.
    host: String,
    ascii_host: Option<String>,
    bidi_rule: RuleVerdict,
}

impl<'a> UrlsReadAsJson<'a> {
    fn new(
        input: &'a str,
        line: Option<u64>,
        (host, strategy): (&Name, &'a DisplayConfig),
        found: &UrlsWithVisibleHost,
    ) -> Self {
        let url = |url: &Input| UrlJson {
            name: url.decoded_text(),
            display: strategy.order(url.characters()).display(url.characters()),
            host: host_of(url).map(|it| it.decoded_text()).unwrap_or_default(),
            ascii_host: ascii_host(url),
            bidi_rule: rfc5893::bidi_rule_verdict(url),
        };
        Self {
            input,
            line,
            strategy,
            visible_host: host.decoded_text(),
            complete: found.is_search_complete,
            refused_count: found.browser_refused_url_count,
            urls: found.found_urls.iter().map(url).collect(),
        }
    }
}

/// The host of a URL as a name of its own, be it an IP address; `None` for what is none, and for a host that cannot be read.
fn host_of(url: &Input) -> Option<Name> {
    let parts = url.url()?;
    match parts.host_kind() {
        HostKind::DomainName => url.host().cloned(),
        HostKind::IpAddress => {
            Name::from_scalars(text_of(&url.characters()[parts.host_character_range()]).chars()).ok()
        }
        HostKind::Unreadable => None,
    }
}

/// The host with its labels as A-labels, and an IP address as it stands; `None` where it is longer than the DNS has room for.
fn ascii_host(url: &Input) -> Option<String> {
    let is_address = url.url().is_some_and(|it| it.host_kind() == HostKind::IpAddress);
    if is_address { host_of(url).map(|it| it.decoded_text()) } else { url.ascii_name_within_limits() }
}

/// Writes what was found in a display: each URL as the display shows it, and the host that it has.
fn write(
    out: &mut dyn Write,
    host: &Name,
    display: &DisplayConfig,
    found: &UrlsWithVisibleHost,
) -> io::Result<()> {
    let shown_host = terminal::in_display_order(&host.decoded_text());
    writeln!(out, "  {}", message!(collisions_read_as, display = display.title(), host = shown_host))?;
    let (count, complete) = (found.found_urls.len(), found.is_search_complete);
    writeln!(out, "    {}", message!(collisions_read_as_count, count = count, complete = complete))?;
    for url in &found.found_urls {
        let characters = url.characters();
        let shown = terminal::display_line(characters, &display.order(characters));
        let ascii = ascii_host(url).unwrap_or_else(|| message!(dns_form_too_long).to_string());
        let host = host_of(url).map(|it| it.characters().to_vec()).unwrap_or_default();
        let host = terminal::display_line(&host, &Strategy::OneToOne.order(&host));
        writeln!(out, "      {shown}  {host}  {}", terminal::escaped(&ascii))?;
    }
    if found.browser_refused_url_count > 0 {
        writeln!(
            out,
            "    {}",
            message!(collisions_read_as_refused, count = found.browser_refused_url_count)
        )?;
    }
    Ok(())
}
