//! What a report says about itself: at its beginning the date, at its end the rules and the versions.

use bidiscope_bidi::name::{Notation, character_names_version, unicode_version};
use bidiscope_idna::verdict::rfc5893::BidiRuleCondition;
use bidiscope_system::utc_iso_date;
use bidiscope_words::{Catalogue, Message, message};

use bidiscope_report::words::verdict::bidi_rule_condition_text;

use super::page::ReportPage;

/// What a report states about itself.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ReportMetadata {
    /// The parent zone, in Unicode; `None` if there is none, so that all labels are the applicant's.
    pub zone: Option<String>,
    /// The name of the file of the registry profile, which has the zones; `None` without a profile.
    pub profile: Option<String>,
    /// Whether the list states the zone of each name.
    pub list_has_zone_column: bool,
    /// The rulesets, as [`registry_ruleset_titles`](bidiscope_report::words::lgr::registry_ruleset_titles) lists them; empty if
    /// there is none.
    pub ruleset_titles: String,
    /// The other rules of the registry, as [`single_zone_rules_text`](bidiscope_report::profile::single_zone_rules_text) lists
    /// them; empty if there is none.
    pub other_rules_text: String,
    /// The notation of the input.
    pub notation: Notation,
    /// The creation time in seconds since 1970-01-01T00:00Z; without it the report states none, and its bytes are
    /// reproducible.
    pub created_unix_seconds: Option<u64>,
}

impl ReportPage {
    /// The header of the page: its title, what it is about, and when it was made.
    pub(super) fn header(&mut self, title: &Message<'_>, of: &[Message<'_>], about: &ReportMetadata) {
        self.html.begin("header", &[]);
        self.say("h1", &[], title);
        for it in of {
            self.paragraph(it);
        }
        if let Some(date) = about.created_unix_seconds.and_then(utc_iso_date) {
            self.paragraph(&message!(made_on, date = date));
        }
        if let Some(note) = Catalogue::unreviewed_translation_note() {
            self.paragraph(&note);
        }
        self.html.end("header");
    }

    /// What made the page: the versions of the program and of the Unicode data, for its foot.
    pub(super) fn versions(&mut self) {
        self.paragraph(&message!(made_by, version = env!("CARGO_PKG_VERSION")));
        let (version, names) = (unicode_version(), character_names_version());
        self.paragraph(&message!(unicode_versions, version = version, names = names));
        if let Some(note) = Catalogue::unreviewed_translation_note() {
            self.paragraph(&note);
        }
    }

    /// The footer of the page. Of text, the rules of names are left out.
    pub(super) fn about(&mut self, about: &ReportMetadata, has_names: bool) {
        self.html.begin("footer", &[("id", "about")]);
        self.say("h2", &[], &message!(report_about));
        if has_names {
            self.registration(about);
        }
        if about.notation != Notation::Unicode {
            self.paragraph(&message!(report_notation, notation = about.notation.id()));
        }
        self.paragraph(&message!(report_counting));
        self.paragraph(&message!(report_drawn));
        if has_names {
            self.say("h3", &[], &message!(six_conditions));
            self.html.begin("ol", &[]);
            for condition in BidiRuleCondition::ALL {
                self.say("li", &[], &bidi_rule_condition_text(condition));
            }
            self.html.end("ol");
        }
        self.versions();
        self.html.end("footer");
    }

    /// By which rules names may be registered.
    fn registration(&mut self, about: &ReportMetadata) {
        self.paragraph(&message!(report_rules));
        match (&about.profile, &about.zone) {
            (Some(profile), _) => self.paragraph(&message!(report_profile, profile = profile)),
            (None, Some(zone)) => self.paragraph(&message!(report_zone, zone = zone)),
            (None, None) if about.list_has_zone_column => {}
            (None, None) => self.paragraph(&message!(report_whole_name)),
        }
        if about.list_has_zone_column {
            self.paragraph(&message!(report_stated_zones));
        }
        if !about.ruleset_titles.is_empty() {
            self.paragraph(&message!(report_rulesets, rulesets = about.ruleset_titles.as_str()));
        }
        if !about.other_rules_text.is_empty() {
            self.paragraph(&message!(report_registry_rules, rules = about.other_rules_text.as_str()));
        }
        if about.ruleset_titles.is_empty() && about.other_rules_text.is_empty() && about.profile.is_none() {
            self.paragraph(&message!(report_no_rulesets));
        }
    }
}
