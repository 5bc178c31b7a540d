//! Reads a list in the thread of its own, and checks the names.

use std::io::{self, Read};
use std::sync::Arc;
use std::sync::atomic::Ordering;

use bidiscope_bidi::name::Notation;
use bidiscope_idna::verdict::ParentZone;
use bidiscope_list::scan::{NameRow, NameRowBuilder, ScanColumn, ScanColumnValue, ScanOptions};
use bidiscope_list::{ListEntry, ListEntryError, ListEntryFields, ListReader, NameMatchFinder};
use bidiscope_report::list::{ListedNamesChunk, MAX_LIST_BYTES_READ, MAX_LIST_ROWS_READ};
use bidiscope_report::words::error::file_error_text;
use bidiscope_system::threads::{ThreadPool, WorkProgress};

use super::comparison::Comparison;
use super::fields::ListFields;
use super::reading_event::{Ending, ReadingEvent, SharedState};

/// How many names are checked before they are shown: few at first, then more.
const FIRST_BATCH: usize = 64;
const LARGEST_BATCH: usize = 8_192;
/// The bytes of names that are checked at once, however few they are.
const BYTES_OF_A_BATCH: usize = 4 << 20;
/// How many of them a thread takes at a time.
const A_TURN: u64 = 16;

/// How much of a list is shown.
#[derive(Clone, Copy)]
pub(super) struct MostOfAList {
    rows: usize,
    /// As they are written.
    bytes: usize,
}

/// That of a window.
pub(super) const SHOWN: MostOfAList = MostOfAList { rows: MAX_LIST_ROWS_READ, bytes: MAX_LIST_BYTES_READ };

/// Reads and checks until the end or so many names, or until nobody wants it any more. Where each entry has its zone among the
/// other columns that are read, the name is whole with it.
pub(super) fn read(
    (mut list, other_fields): (ListReader<Box<dyn Read + Send>>, &ListFields),
    mut comparison: Comparison,
    (mut options, most): (ScanOptions, MostOfAList),
    (shared, stop): (&SharedState, &WorkProgress),
    emit: &mut dyn FnMut(ReadingEvent) -> bool,
) {
    let notation = options.name_notation;
    // A name is judged in the zone that its entry states, as `scan` does.
    options.name_holder_field_index = other_fields.holder_place();
    options.parent_zone_field = other_fields.parent_field();
    let zone_field = options.parent_zone_field.map(|it| it.selected_field_index);
    if zone_field.is_some() {
        options.computed_columns = options.computed_columns.with(ScanColumn::Parent);
    }
    let row_builder = NameRowBuilder::new(options);
    let (mut rows, mut bytes, mut batch) = (0, 0, FIRST_BATCH);
    let end = loop {
        let mut lines = Vec::new();
        let mut bytes_here = 0;
        let mut last = None;
        // One more than is shown tells that there is more.
        while lines.len() < batch && bytes_here < BYTES_OF_A_BATCH && last.is_none() {
            match list.next() {
                Ok(Some(_)) if rows + lines.len() == most.rows || bytes + bytes_here >= most.bytes => {
                    last = Some(Ending::TooMany);
                }
                Ok(Some(ListEntry {
                    line_number: line,
                    name_bytes: given,
                    is_unregistered_zone_file_owner: is_zone_owner,
                    entry_fields: fields,
                })) => {
                    let given = given.map_err(ListEntryError::clone).map(|it| {
                        let zone = zone_field.map(|index| fields.field_value(index));
                        let whole = zone.map_or_else(|| it.to_vec(), |zone| with_zone(it, zone, notation));
                        let stated = zone.map(|_| it.to_vec());
                        ListedEntry { whole, is_zone_owner, stated }
                    });
                    bytes_here += given.as_ref().map_or(0, |it| it.whole.len());
                    lines.push(ListedLine { line, given, fields: fields.clone() });
                }
                Ok(None) => last = Some(Ending::Whole),
                Err(error) => last = Some(Ending::Broken(file_error_text(&error))),
            }
        }
        shared.read.store(list.bytes_read(), Ordering::Relaxed);
        bytes += bytes_here;
        let block = match check(&lines, (&row_builder, other_fields.stored()), stop, &mut comparison.grouper)
        {
            Ok(Some(block)) => block,
            Ok(None) => break Ending::Stopped,
            Err(error) => break Ending::Broken(file_error_text(&error)),
        };
        rows += block.name_count();
        if !block.is_empty() && !emit(ReadingEvent::Block(Arc::new(block))) {
            return;
        }
        if let Some(last) = last {
            break last;
        }
        batch = (batch * 2).min(LARGEST_BATCH);
    };
    if end != Ending::Stopped {
        shared.read.store(u64::MAX, Ordering::Relaxed);
        match comparison.groups(rows, stop) {
            Ok(Some(groups)) => {
                emit(ReadingEvent::Groups(Arc::new(groups)));
            }
            Ok(None) => {
                emit(ReadingEvent::End(Ending::Stopped));
                return;
            }
            Err(error) => {
                emit(ReadingEvent::End(Ending::Broken(file_error_text(&error))));
                return;
            }
        }
    }
    emit(ReadingEvent::End(end));
}

/// A name with the zone of its entry after it; alone where that cannot be read.
fn with_zone(name: &[u8], zone: ScanColumnValue<'_>, notation: Notation) -> Vec<u8> {
    let zone = match zone {
        ScanColumnValue::Text(text) => text.trim(),
        _ => "",
    };
    let name = std::str::from_utf8(name).map_or(name.trim_ascii(), |it| it.trim().as_bytes());
    match ParentZone::read(zone.as_bytes(), true, notation) {
        Ok(parent) => parent.full_name_text(name).into_owned(),
        Err(_) => name.to_vec(),
    }
}

/// What an entry has.
struct ListedEntry {
    /// The name, with the zone of the entry after it.
    whole: Vec<u8>,
    /// Whether it is an owner in a zone file that is no registration.
    is_zone_owner: bool,
    /// The name as it is written, where its entry states its zone.
    stated: Option<Vec<u8>>,
}

/// A line with its entry, or why it has none, and the other columns that are read.
struct ListedLine {
    line: u64,
    given: Result<ListedEntry, ListEntryError>,
    fields: ListEntryFields,
}

/// Checks some lines on all cores; `None` where it was stopped.
fn check(
    lines: &[ListedLine],
    (row_builder, stored): (&NameRowBuilder, usize),
    stop: &WorkProgress,
    book: &mut NameMatchFinder,
) -> io::Result<Option<ListedNamesChunk>> {
    let answer = |row_builder: &mut NameRowBuilder, ListedLine { line, given, fields }: &ListedLine| {
        match given {
            Ok(it) if it.is_zone_owner => row_builder.build_unregistered_owner_row(*line, &it.whole),
            Ok(it) => row_builder.build_entry_row(*line, it.stated.as_ref().unwrap_or(&it.whole), fields),
            Err(error) => row_builder.build_unreadable_row(*line, error.clone()),
        };
        row_builder.last_row_with_fields(fields).clone()
    };
    let parts: Option<Vec<Vec<NameRow>>> = ThreadPool::new(None, stop).map_blocks_unless_stopped(
        lines.len() as u64,
        A_TURN,
        0,
        || row_builder.clone(),
        |row_builder, turn| {
            let turn = &lines[turn.start as usize..turn.end as usize];
            // The rows are given up where it is stopped.
            turn.iter().take_while(|_| !stop.is_stopped()).map(|it| answer(row_builder, it)).collect()
        },
    );
    let Some(parts) = parts else { return Ok(None) };
    let mut block = ListedNamesChunk::with_stored_fields(stored);
    for (ListedLine { line, given, .. }, row) in lines.iter().zip(parts.iter().flatten()) {
        match (given, &row.row_error) {
            // Without its zone it would be read otherwise.
            (Ok(ListedEntry { stated: Some(name), .. }), Some(error)) => {
                block.push_unreadable_entry(error.clone(), name, row);
            }
            (Ok(it), _) => block.push_name(&it.whole, row),
            (Err(error), _) => block.push_unreadable_entry(error.clone(), b"", row),
        }
        book.add_list_row(*line, &row.comparison_keys())?;
    }
    Ok(Some(block))
}

#[cfg(test)]
mod tests {
    use std::io::{Cursor, Read};

    use super::super::comparison::scan_options;
    use super::{
        BYTES_OF_A_BATCH, Comparison, Ending, ListFields, MostOfAList, Notation, ReadingEvent, SHOWN,
        SharedState, WorkProgress, read,
    };
    use bidiscope_idna::verdict::{
        RegistryProfile, RegistryProfileZone, RegistryRules, RegistryRulesByZone, Zone,
    };
    use bidiscope_list::scan::{RegistrationDecision, ScanColumn, ScanOptions};
    use bidiscope_list::{ListInputFormat, ListReader};
    use bidiscope_report::list::{ListRowCache, ListedNames};

    fn options() -> ScanOptions {
        scan_options(Notation::Unicode, RegistryRulesByZone::default(), (false, false))
    }

    fn comparison() -> Comparison {
        Comparison::without_other_list(options().computed_columns)
    }

    /// How many names were read of a list, the groups of the first by the same display in a left-to-right paragraph,
    /// and how it ended.
    fn read_rows(
        from: impl Read + Send + 'static,
        rows: usize,
        stop: &WorkProgress,
    ) -> (usize, Option<u32>, Ending) {
        read_at_most(from, MostOfAList { rows, ..SHOWN }, stop)
    }

    fn read_at_most(
        from: impl Read + Send + 'static,
        most: MostOfAList,
        stop: &WorkProgress,
    ) -> (usize, Option<u32>, Ending) {
        let (mut count, mut group, mut ending) = (0, None, None);
        let list: ListReader<Box<dyn Read + Send>> =
            ListReader::new(Box::new(from), &ListInputFormat::NamePerLine);
        read(
            (list, &ListFields::default()),
            comparison(),
            (options(), most),
            (&SharedState::default(), stop),
            &mut |event| {
                match event {
                    ReadingEvent::Columns(..) | ReadingEvent::OtherList(_) => {}
                    ReadingEvent::Block(block) => count += block.name_count(),
                    ReadingEvent::Groups(groups) => {
                        group = groups.group_or_line_number(0, ScanColumn::CollisionsLtr)
                    }
                    ReadingEvent::End(end) => ending = Some(end),
                }
                true
            },
        );
        (count, group, ending.expect("it ends"))
    }

    const SAME_DISPLAY: &str = "\u{5D0}\u{5D1}-12\n12-\u{5D0}\u{5D1}\n";

    #[test]
    fn a_list_is_read_to_its_end() {
        let list = Cursor::new(format!("{SAME_DISPLAY}{}", "a.com\n".repeat(498)));
        assert_eq!(read_rows(list, 500, &WorkProgress::default()), (500, Some(1), Ending::Whole));
        assert_eq!(read_rows(Cursor::new(""), 500, &WorkProgress::default()), (0, None, Ending::Whole));
    }

    #[test]
    fn no_more_names_are_read_than_are_shown() {
        let list = || Cursor::new(format!("{SAME_DISPLAY}{}", "a.com\n".repeat(100)));
        assert_eq!(read_rows(list(), 101, &WorkProgress::default()), (101, Some(1), Ending::TooMany));
        assert_eq!(read_rows(list(), 102, &WorkProgress::default()), (102, Some(1), Ending::Whole));
        assert_eq!(read_rows(list(), 1, &WorkProgress::default()), (1, None, Ending::TooMany));
    }

    #[test]
    fn no_more_bytes_are_kept_than_may_be() {
        let list = |names| Cursor::new("abcdefgh.c\n".repeat(names));
        let most = |bytes| MostOfAList { bytes, ..SHOWN };
        for (names, bytes, expected) in [
            (10, 100, (10, Ending::Whole)),
            (11, 100, (10, Ending::TooMany)),
            (200, 995, (100, Ending::TooMany)),
        ] {
            let (count, _, ending) = read_at_most(list(names), most(bytes), &WorkProgress::default());
            assert_eq!((count, ending), expected, "{names}");
        }
    }

    /// Long names do not wait for each other.
    #[test]
    fn a_batch_of_long_names_is_short() {
        let name = "a".repeat(100_000) + "\n";
        let list: ListReader<Box<dyn Read + Send>> =
            ListReader::new(Box::new(Cursor::new(name.repeat(400))), &ListInputFormat::NamePerLine);
        let mut count = 0;
        read(
            (list, &ListFields::default()),
            comparison(),
            (options(), SHOWN),
            (&SharedState::default(), &WorkProgress::default()),
            &mut |event| {
                if let ReadingEvent::Block(block) = event {
                    assert!(block.name_count() <= BYTES_OF_A_BATCH / 100_000 + 1, "{}", block.name_count());
                    count += block.name_count();
                }
                true
            },
        );
        assert_eq!(count, 400);
    }

    /// As `scan` with a profile, `--parent-column` and `--append`: docs/lists.md.
    #[test]
    fn a_name_is_judged_in_the_zone_that_its_entry_states() {
        let zone = |zone: &str| RegistryProfileZone {
            zone: Zone::read(zone, Notation::Unicode).expect("a zone"),
            zone_rulesets: [].into(),
            other_registry_rules: RegistryRules {
                required_label_count_below_zone: Some(1),
                ..RegistryRules::default()
            }
            .into(),
        };
        let profile = RegistryProfile::new(vec![zone("example"), zone("co.example")]);
        let options = scan_options(
            Notation::Unicode,
            RegistryRulesByZone::RegistryProfile(profile.into()),
            (false, false),
        );
        let entries = "shop\u{A0},example\nco,example\nshop.co,example\nshop,co.example\n";
        let [allowed, refused, needs_review] = [
            RegistrationDecision::Allowed,
            RegistrationDecision::RefusedByRule,
            RegistrationDecision::NeedsReview,
        ];
        // A zone is nobody's to register, and two labels are one too many below “example”.
        assert_eq!(with_zones(entries, options), [allowed, needs_review, refused, allowed]);
    }

    /// As `scan` with `--parent-column` and `--append`: docs/output.md.
    #[test]
    fn without_a_profile_too_a_name_is_judged_in_the_zone_that_its_entry_states() {
        let [allowed, refused, unreadable] = [
            RegistrationDecision::Allowed,
            RegistrationDecision::RefusedByRule,
            RegistrationDecision::UnreadableName,
        ];
        let entries = "_dmarc,example\n*,example\nhttp://shop,example\nshop,example\nshop,\nshop,a..b\n";
        let statuses = with_zones(entries, options());
        assert_eq!(statuses, [refused, refused, unreadable, allowed, unreadable, unreadable]);
    }

    /// The statuses of labels with their zones, as they are counted and as their rows show them, which is the same.
    fn with_zones(entries: &str, options: ScanOptions) -> Vec<RegistrationDecision> {
        let list = format!("label,zone\n{entries}");
        let source: Box<dyn Read + Send> = Box::new(Cursor::new(list));
        let fields = ListFields { zone: Some("zone".to_owned()), ..ListFields::default() };
        let list = ListReader::new(source, &ListInputFormat::Csv { name_column: "label".to_owned() })
            .with_fields(fields.selection());
        let (mut names, mut rows) =
            (ListedNames::default(), ListRowCache::new(Notation::Unicode, options.registry_rules.clone()));
        let comparison = Comparison::without_other_list(options.computed_columns);
        let (shared, stop) = (SharedState::default(), WorkProgress::default());
        read((list, &fields), comparison, (options, SHOWN), (&shared, &stop), &mut |event| {
            if let ReadingEvent::Block(block) = event {
                names.add(block);
            }
            true
        });
        let decision = |index| {
            let counted = names.record_of_row(index).map(|it| it.decision);
            assert_eq!(counted, rows.row(&names, index).map(|it| it.decision()), "{index}");
            counted
        };
        (0..names.name_count()).filter_map(decision).collect()
    }

    #[test]
    fn it_stops_when_it_is_asked_to() {
        let stop = WorkProgress::default();
        stop.stop();
        assert_eq!(read_rows(Cursor::new(SAME_DISPLAY), 500, &stop), (0, None, Ending::Stopped));
    }

    #[test]
    fn what_was_read_before_an_error_of_the_disk_is_kept() {
        struct Broken;
        impl Read for Broken {
            fn read(&mut self, _: &mut [u8]) -> std::io::Result<usize> {
                Err(std::io::ErrorKind::PermissionDenied.into())
            }
        }
        let list = Cursor::new(SAME_DISPLAY).chain(Broken);
        let ending = Ending::Broken("permission is denied".to_owned());
        assert_eq!(read_rows(list, 500, &WorkProgress::default()), (2, Some(1), ending));
    }
}
