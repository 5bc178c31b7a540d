//! An identifier of a text in the list of `bidiscope text`.

use std::io::{self, Write};

use bidiscope_bidi::name::{Input, Notation};
use bidiscope_bidi::order::Strategy;
use bidiscope_report::titles::Titled;
use bidiscope_report::view::text::domain_error_text;
use bidiscope_report::words::list::comma_separator;
use bidiscope_report::words::verdict::bidi_rule_verdict_phrase;
use bidiscope_report::words::visible_host::visible_host_text;
use bidiscope_url::UrlHostCheck;
use bidiscope_url::reader::VisibleHost;
use bidiscope_url::text::{
    HostLikeUserInfoReport, MAX_IDENTIFIER_BYTES, PercentEscapedHostReport, ResourceIdentifierReport,
};
use bidiscope_words::message;

use super::super::name_check::{NameCheck, host_messages};
use super::super::{terminal, terminal_page};

/// Writes an identifier: a line with its position and verdict, a line with its fields, and a line for each problem; those of
/// its host where that is checked.
pub(super) fn write_identifier(
    out: &mut dyn Write,
    found: &ResourceIdentifierReport,
    check: Option<NameCheck>,
) -> io::Result<()> {
    let verdict =
        found.bidi_rule_verdict.map_or_else(|| message!(no_verdict).to_string(), bidi_rule_verdict_phrase);
    let text = match (&found.text, &found.too_long) {
        (Some(text), _) => terminal::in_display_order(text),
        (None, Some(_)) => message!(identifier_too_long, most = MAX_IDENTIFIER_BYTES).to_string(),
        (None, None) => String::new(),
    };
    // From 1, the last one included.
    let (first, last) =
        (found.span_in_text.first_character_index + 1, found.span_in_text.end_character_index);
    writeln!(out, "{first}-{last}  {}  {text}  {verdict}", found.identifier_kind_id)?;
    let fields: Vec<String> = found
        .fields
        .iter()
        .map(|field| format!("{} {}", field.field_kind.title(), terminal::in_display_order(&field.text)))
        .collect();
    if !fields.is_empty() {
        writeln!(out, "  {}", fields.join(comma_separator()))?;
    }
    match (check, &found.host_check, &found.opened_url) {
        (Some(NameCheck::Host), Some(check), url) => {
            let domain = found.domain.as_deref().filter(|_| url.is_none());
            let domain = domain.and_then(|it| Input::read(it, Notation::Unicode).ok());
            for line in host_messages(check, url.as_ref().or(domain.as_ref())) {
                writeln!(out, "  {line}")?;
            }
        }
        (_, Some(check), Some(url)) => {
            for line in visible_hosts(url, check) {
                writeln!(out, "  {line}")?;
            }
        }
        _ => {}
    }
    if let Some(rest) = &found.path_after_ignored_port {
        let text = rest.text.as_deref().map(terminal::in_display_order).unwrap_or_default();
        writeln!(out, "  {}", message!(identifier_after_port, text = text))?;
    }
    if let Some(HostLikeUserInfoReport { userinfo, host }) = &found.host_like_user_info {
        let [userinfo, host] = [userinfo, host].map(|it| terminal::in_display_order(it));
        writeln!(out, "  {}", message!(identifier_before_at, userinfo = userinfo, host = host))?;
    }
    if let Some(PercentEscapedHostReport { whole_escaped_host, browser_opened_url }) = &found.escaped_host {
        let url = browser_opened_url.clone().unwrap_or_default();
        let opens = browser_opened_url.is_some();
        let host = terminal::in_display_order(whole_escaped_host);
        writeln!(out, "  {}", message!(identifier_escaped_host, host = host, opens = opens, url = url))?;
    }
    match &found.unreadable_domain {
        Some(problem) => {
            let (position, reason) =
                (problem.character_index_in_text + 1, domain_error_text(&problem.domain_error));
            writeln!(out, "  {}", message!(identifier_error, position = position, reason = reason))
        }
        None => Ok(()),
    }
}

/// What stands where the host of a URL is read, for each paragraph in which that is not the host.
fn visible_hosts(url: &Input, check: &UrlHostCheck) -> impl Iterator<Item = String> {
    [Strategy::UbaLtr, Strategy::UbaRtl].into_iter().filter_map(|strategy| {
        let order = check.display_order_with_controls(url, &strategy.into());
        let sentence = visible_host_text(url, &VisibleHost::of_input(url, &order))?;
        let line =
            message!(text_visible_host, direction = order.paragraph_direction().id(), sentence = sentence);
        Some(terminal_page::words(&line.text_with_isolated_values()))
    })
}
