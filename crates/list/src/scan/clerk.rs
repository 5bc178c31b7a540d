//! From a line of a list to its row.

use bidiscope_bidi::index::LogicalIndex;
use bidiscope_bidi::name::{Character, Notation, is_label_separator};
use bidiscope_bidi::order::one_to_one::Orderer;
use bidiscope_bidi::uba::ParagraphDirection;
use bidiscope_idna::batch::Lane;
use bidiscope_idna::verdict::rfc5893::RIGHT_TO_LEFT;
use bidiscope_idna::verdict::{FindingKind, Permission, Under, Verdict, permission, uts46};

use super::column::{Column, Columns};
use super::row::{Appearance, NameRow, Violation};
use super::skeleton::Skeletons;

/// What is asked of every name of a list.
#[derive(Clone, Debug)]
pub struct Wanted {
    /// How the names are written.
    pub notation: Notation,
    /// The zone in which they would be registered; without it every label is the applicant's.
    pub under: Option<Under>,
    /// What is told of them. What is not asked for is not computed.
    pub columns: Columns,
}

impl Default for Wanted {
    fn default() -> Self {
        Self { notation: Notation::Unicode, under: None, columns: Columns::of_names() }
    }
}

/// Makes one row after another, in memory that it keeps.
#[derive(Clone, Debug)]
pub struct Clerk {
    wanted: Wanted,
    /// What is computed: the columns that are asked for, and what those of groups are made from.
    columns: Columns,
    lane: Lane,
    orderer: Orderer,
    skeletons: Skeletons,
    /// Holds a name without the root's full stop.
    rootless: Lane,
    row: NameRow,
    /// The name as it goes into the DNS, while that is found out.
    a_name: String,
}

impl Clerk {
    /// For rows with these columns, and with what the columns of groups among them are made from.
    pub fn new(wanted: Wanted) -> Self {
        let columns = wanted.columns.with_sources();
        Self {
            wanted,
            columns,
            lane: Lane::new(),
            orderer: Orderer::new(),
            skeletons: Skeletons::new(),
            rootless: Lane::new(),
            row: NameRow::default(),
            a_name: String::new(),
        }
    }

    /// The row of the name that was given in this line, UTF-8 or not.
    pub fn row(&mut self, line: u64, given: &[u8]) -> &NameRow {
        // Its memory serves the next name.
        if let Some(a_name) = self.row.a_name.take() {
            self.a_name = a_name;
        }
        self.row.clear(line);
        match self.read(given, true) {
            Ok(()) => {
                self.show();
                self.judge();
            }
            Err(message) => self.row.error = Some(message),
        }
        &self.row
    }

    /// The row of an owner in a zone file that is no registration: it is shown and not judged, and need not stand below
    /// the zone.
    pub fn zone_owner(&mut self, line: u64, given: &[u8]) -> &NameRow {
        self.row.clear(line);
        match self.read(given, false) {
            Ok(()) => {
                self.show();
                let row = &mut self.row;
                row.bidi_domain_name = Some(self.lane.is_bidi_domain_name());
                row.bidi_rule = Some(Verdict::NotApplicable);
                row.registration = Some(Permission::NotApplicable);
                row.because.push(FindingKind::ZoneOwner);
                if self.columns.has(Column::AName) {
                    row.a_name = uts46::to_dns(&self.lane.name());
                }
            }
            Err(message) => self.row.error = Some(message),
        }
        &self.row
    }

    /// The row of a line in which no name is found, and why.
    pub fn refused(&mut self, line: u64, reason: &str) -> &NameRow {
        self.row.clear(line);
        self.row.error = Some(reason.to_owned());
        &self.row
    }

    /// Reads what was given into the lane; where it has an applicant, it has to stand in the zone.
    fn read(&mut self, given: &[u8], has_applicant: bool) -> Result<(), String> {
        let notation = self.wanted.notation;
        let Some(under) = &self.wanted.under else {
            return self.lane.read_bytes(given, notation).map_err(|it| it.to_string());
        };
        self.lane.read_bytes(&under.whole(given), notation).map_err(|it| it.to_string())?;
        if !has_applicant {
            return Ok(());
        }
        self.lane.applicants_labels(under.zone()).map(drop).map_err(|it| it.to_string())
    }

    /// Fills the columns of what is shown, which tell which names look the same.
    fn show(&mut self) {
        let Self { wanted, lane, rootless, orderer, skeletons, row, .. } = self;
        let columns = self.columns;
        lane.write_name(&mut row.name);
        appear(lane, (orderer, skeletons), columns, &row.name, (&mut row.displays, &mut row.skeletons));
        let is_compared = wanted.columns.iter().any(Column::is_of_groups);
        if let Some((root, others)) = lane.characters().split_last().filter(|_| is_compared)
            && is_label_separator(root.scalar)
            && !others.is_empty()
        {
            rootless.load(others);
            let mut it = Box::<Appearance>::default();
            let name = &row.name[..row.name.len() - root.scalar.len_utf8()];
            appear(rootless, (orderer, skeletons), columns, name, (&mut it.displays, &mut it.skeletons));
            row.without_root = Some(it);
        }
    }

    /// Fills the columns of the verdicts.
    fn judge(&mut self) {
        const OF_VERDICTS: [Column; 7] = [
            Column::AName,
            Column::BidiDomainName,
            Column::BidiRule,
            Column::Violations,
            Column::Registration,
            Column::Because,
            Column::Warnings,
        ];
        if !OF_VERDICTS.iter().any(|&it| self.columns.has(it)) {
            return;
        }
        let (row, zone) = (&mut self.row, self.wanted.under.as_ref().map(Under::zone));
        let (mut is_seen, wants_warnings) = (false, self.columns.has(Column::Warnings));
        let permission = if let Some(permission) = self.lane.permission_at_sight(zone, &mut self.a_name) {
            row.a_name = (!self.a_name.is_empty()).then(|| std::mem::take(&mut self.a_name));
            is_seen = true;
            permission
        } else {
            let name = self.lane.name();
            // A label that vanishes makes no root of what stands before it.
            row.a_name = uts46::to_dns(&name).filter(|_| !uts46::ends_in_nothing(&name));
            permission(&name, zone)
        };
        (row.registration, row.because) = (Some(permission.0), permission.1);
        if wants_warnings {
            row.warnings = self.lane.warnings(zone, is_seen && row.a_name.is_some());
        }
        if row.because == [FindingKind::NoDomainName] {
            row.bidi_domain_name = Some(false);
            return;
        }
        let verdict = self.lane.verdict();
        row.bidi_domain_name = Some(self.lane.is_bidi_domain_name());
        row.bidi_rule = Some(verdict);
        if verdict != Verdict::Violated {
            return;
        }
        for (label, judged) in self.lane.judge().labels.iter().enumerate() {
            for it in &judged.conditions {
                let violation = |&character| Violation { label, condition: it.condition, character };
                row.violations.extend(it.characters.iter().map(violation));
            }
        }
    }
}

/// Puts the characters of a name in an order.
fn show(display: &mut String, name: &str, characters: &[Character], order: &[LogicalIndex]) {
    if order.iter().enumerate().all(|(place, at)| at.0 == place) {
        return display.push_str(name);
    }
    display.reserve(name.len());
    for at in order {
        display.push(characters[at.0].scalar);
    }
}

/// Fills in what the name in the lane shows and what it can be taken for, as far as the columns ask for it.
fn appear(
    lane: &mut Lane,
    (orderer, maker): (&mut Orderer, &mut Skeletons),
    columns: Columns,
    name: &str,
    (displays, skeletons): (&mut [String; 3], &mut [String; 2]),
) {
    let [one_to_one, display_ltr, display_rtl] = displays;
    let [skeleton_ltr, skeleton_rtl] = skeletons;
    if columns.has(Column::DisplayOneToOne) {
        if lane.classes().meets(RIGHT_TO_LEFT) {
            let characters = lane.characters();
            show(one_to_one, name, characters, orderer.order(characters));
        } else {
            // With no right-to-left letter and no Arabic digit every character is left-to-right.
            one_to_one.push_str(name);
        }
    }
    for (direction, (shown, display), (likened, skeleton)) in [
        (ParagraphDirection::LTR, (Column::DisplayLtr, display_ltr), (Column::SkeletonLtr, skeleton_ltr)),
        (ParagraphDirection::RTL, (Column::DisplayRtl, display_rtl), (Column::SkeletonRtl, skeleton_rtl)),
    ] {
        if !columns.has(shown) && !columns.has(likened) {
            continue;
        }
        let (characters, order, levels) = lane.order_and_levels(direction);
        if columns.has(shown) {
            show(display, name, characters, order);
        }
        if columns.has(likened) {
            maker.of(characters, order, levels, skeleton);
        }
    }
}
