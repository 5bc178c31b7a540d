//! The end of a report: the rules, the Unicode version and the program version it is based on.

use bidiscope_bidi::name::{Notation, character_names_version, unicode_version};
use jiff::Timestamp;
use jiff::tz::Offset;

use crate::message;
use crate::messages::Message;

use super::page::ReportPage;

/// The options that a report states at its end.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ReportMetadata {
    /// The parent zone; without one all labels are the applicant's.
    pub zone: Option<String>,
    /// The notation of the input.
    pub notation: Notation,
    /// The creation time in seconds since 1970-01-01T00:00Z; without it the report states none, and its bytes are
    /// reproducible.
    pub created: Option<u64>,
}

impl ReportPage {
    /// The footer of the page.
    pub(super) fn about(&mut self, about: &ReportMetadata) {
        self.html.begin("footer", &[("id", "about")]);
        self.say("h2", &[], &message!(report_about));
        self.paragraph(&message!(made_by, version = env!("CARGO_PKG_VERSION")));
        if let Some(date) = about.created.and_then(date) {
            self.paragraph(&message!(made_on, date = date));
        }
        let (version, names) = (unicode_version(), character_names_version());
        self.paragraph(&message!(unicode_versions, version = version, names = names));
        self.paragraph(&message!(report_rules));
        match &about.zone {
            Some(zone) => self.paragraph(&message!(report_zone, zone = zone)),
            None => self.paragraph(&message!(report_whole_name)),
        }
        if about.notation != Notation::Unicode {
            self.paragraph(&message!(report_notation, notation = about.notation.id()));
        }
        self.paragraph(&message!(report_counting));
        self.paragraph(&message!(report_drawn));
        self.say("h3", &[], &message!(six_conditions));
        self.html.begin("ol", &[]);
        for condition in 1..=6 {
            self.say("li", &[], &Message::by_id(format!("condition-{condition}"), Vec::new()));
        }
        self.html.end("ol");
        self.html.end("footer");
    }
}

/// The date of this time in UTC, such as `2024-02-29`; `None` beyond the year 9999.
fn date(seconds: u64) -> Option<String> {
    let time = Timestamp::from_second(i64::try_from(seconds).ok()?).ok()?;
    Some(Offset::UTC.to_datetime(time).date().to_string())
}

#[cfg(test)]
mod tests {
    use super::date;

    /// By `date -u -d @N +%F`.
    #[test]
    fn days_of_the_calendar() {
        for (seconds, expected) in [
            (0, "1970-01-01"),
            (951_782_399, "2000-02-28"),
            (951_782_400, "2000-02-29"),
            (1_709_164_800, "2024-02-29"),
            (1_735_689_599, "2024-12-31"),
            (4_107_542_400, "2100-03-01"),
        ] {
            assert_eq!(date(seconds).as_deref(), Some(expected));
        }
        assert_eq!(date(u64::MAX), None);
    }
}
