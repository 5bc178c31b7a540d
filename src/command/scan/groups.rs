//! A scan with groups of names that are the same or look alike: the rows are kept in a temporary file until all names
//! are read.

use std::io;
use std::sync::Arc;

use bidiscope_bidi::name::excerpt;
use bidiscope_idna::verdict::FindingKind;
use bidiscope_list::scan::{NameRow, RegistrationDecision, ScanColumn};
use bidiscope_list::{
    ListEntryCounts, ListEntryParentZones, NameMatchFinder, StoredListEntries, StoredListEntriesWriter,
    write_stored_entry, write_u32_length_prefixed,
};
use bidiscope_report::list::ListedName;
use bidiscope_words::message;

use super::super::comparison_list::{
    no_names_message, outside_zones_message, print_warnings, single_labels_message, whole_names_message,
};
use super::super::input::{list_unread, source_name};
use super::super::status::Stop;
use super::super::temporary_file::temporary_file_error;
use super::blocks::BlockResults;
use super::compared_rows::ComparedRows;
use super::lists::{ListPlaces, Lists};
use super::outputs::Outputs;
use super::progress::ProgressLine;
use super::row_facts::{UNREADABLE, ZONE_OWNER};
use super::spooled_rows::RowSpool;
use super::state::Scan;
use super::tally::Tally;

impl Scan<'_> {
    /// Writes the rows after all names are read and grouped.
    pub(super) fn with_groups(
        &self,
        (lists, places): (&mut Lists<'_>, &mut ListPlaces),
        outputs: &mut Outputs<'_, '_>,
        progress_line: &ProgressLine,
    ) -> Result<Tally, Stop> {
        let folder = std::env::temp_dir();
        let index = self.open_index()?.map(Arc::new);
        let memory = (self.arguments.memory.for_groups(), &*folder);
        let (mut suggestions, memory) = self.suggestions(index.as_ref(), memory);
        let columns = self.group_columns();
        let grouping = match &index {
            Some(index) => {
                NameMatchFinder::with_index_as_other_list(columns, memory, &folder, Arc::clone(index))
            }
            None => NameMatchFinder::new(columns, memory, &folder),
        };
        let mut grouping = grouping.with_threads(self.arguments.threads);
        let hasher = grouping.comparison_key_hasher();
        // First, so that an error in it comes before the long work.
        let mut groupers: Vec<&mut NameMatchFinder> = vec![&mut grouping];
        groupers.extend(&mut suggestions.against);
        let (other, other_zones, registered) = match index {
            Some(index) => {
                outputs.other_kept = self.kept_of_index(&index)?;
                let counts = *index.counts();
                let holder = self.arguments.against_holder.iter();
                let titles: Vec<String> = outputs.other_kept.iter().chain(holder).cloned().collect();
                let kept = StoredListEntries::from_name_index(index, &titles);
                // An index does not say its zones.
                (counts, ListEntryParentZones::default(), Some(kept))
            }
            None => {
                let (other, kept) = self.read_other(&mut groupers, progress_line)?;
                outputs.other_kept = kept;
                (other.entry_counts, other.parent_zones_of_entries, other.stored_entries)
            }
        };
        drop(groupers);
        outputs.writer = self.writer.clone().with_passed_through_fields(&lists.kept, &outputs.other_kept);
        if let Some(file) = &self.arguments.against {
            let has_parent = self.registry.zone().is_some();
            let column = self.arguments.against_parent_column.as_deref();
            let wrong = no_names_message(&other);
            let wrong = wrong.or_else(|| outside_zones_message(&other, column, has_parent));
            if let Some(reason) = wrong.filter(|_| !self.progress.is_stopped()) {
                return Err(list_unread(file, &reason));
            }
            print_warnings(&other, &source_name(file), has_parent);
        }
        let mut spool = RowSpool::begin().map_err(|error| temporary_file_error(&error))?;
        let (writes_rows, has_report) = (outputs.rows.is_some(), outputs.report.is_some());
        let writer = outputs.writer.clone();
        let suggested = suggestions.keys(&self.wanted);
        let kept_fields = lists.kept.len();
        let mut own = match self.wanted.computed_columns.has(ScanColumn::ContestedWith) {
            true => {
                let writer = StoredListEntriesWriter::create_temporary_file(kept_fields);
                Some(writer.map_err(|error| temporary_file_error(&error))?)
            }
            false => None,
        };
        let keeps_own = own.is_some();
        let zone_field = lists.lists.iter().find_map(|it| it.parent_field);
        let mut zones = ListEntryParentZones::default();
        let visit = |row: &NameRow, block: &mut BlockResults| {
            let fails = self.count(row, kept_fields, block);
            let is_zone_owner = row.registration_reasons == [FindingKind::ZoneOwner];
            block.facts.push(match fails {
                Some(_) if is_zone_owner => ZONE_OWNER,
                fails => fails.map_or(UNREADABLE, u8::from),
            });
            if self.knows_decisions() {
                block.facts.push(RegistrationDecision::of_row_alone(row) as u8);
                block.facts.push(self.failure_rules.own_concerns(row).to_bits());
            }
            block.facts.push(self.earlier_answer(row).to_byte());
            if let Some(suggested) = &suggested {
                suggested.add(row, block);
            }
            if self.wants_dispositions() {
                write_u32_length_prefixed(&row.name, &mut block.facts);
            }
            if writes_rows {
                writer.write_temporary_row(row, &mut block.bytes);
            }
            if has_report {
                ListedName::write_binary_row(row, kept_fields, &mut block.names);
            }
            if keeps_own {
                write_stored_entry(row, kept_fields, &mut block.entries);
            }
            block.keys.push_row_keys(row.line_number, &row.comparison_keys(), &hasher);
            if let Some(field) = zone_field {
                block.zones.add_zone_of_row(row, field);
            }
        };
        let mut tally = self.each_block((&mut *lists, &mut *places), visit, progress_line, |block| {
            let kept = spool.add(block.tally.rows(), &block.facts, &block.bytes);
            let kept = kept.and_then(|()| block.keys.add_as_list_rows(&mut grouping));
            let kept = kept.and_then(|()| suggestions.take(&block));
            let kept = kept
                .and_then(|()| own.as_mut().map_or(Ok(()), |it| it.append_written_entries(&block.entries)));
            kept.map_err(|error| temporary_file_error(&error))?;
            zones.merge_zones(&block.zones);
            outputs.add_to_report(block.part, &block.names)
        })?;
        tally.add_other_list(&other);
        if self.progress.is_stopped() {
            return Ok(tally);
        }
        if let Some(file) = &self.arguments.against {
            let wrong = self.apart_message((&other, &other_zones), (&tally, &zones));
            wrong.map_or(Ok(()), |it| Err(list_unread(file, &it)))?;
        }
        progress_line.show(&message!(progress_comparing));
        let compared = |error: io::Error| self.comparison_error(&error);
        let groups = grouping.find_matches_unless_stopped(self.progress).map_err(compared)?;
        let suggestions = suggestions.finish(self.progress).map_err(compared)?;
        let spool = spool.finish().map_err(|error| temporary_file_error(&error))?;
        let own = own.map(StoredListEntriesWriter::finish).transpose();
        let own = own.map_err(|error| temporary_file_error(&error))?;
        // The scan was stopped.
        let Some((groups, suggestions)) = groups.zip(suggestions) else { return Ok(tally) };
        let rows = ComparedRows { spool, groups, own, registered, suggestions };
        rows.write(self, (tally, places), outputs)
    }
}

impl Scan<'_> {
    /// What is wrong with the list of `--against` where all its names are in other zones than those of the lists, or one of both
    /// has labels without a zone, so that none would be found. Each has its counts, and the zones that its entries say.
    fn apart_message(
        &self,
        (other, other_zones): (&ListEntryCounts, &ListEntryParentZones),
        (own, zones): (&Tally, &ListEntryParentZones),
    ) -> Option<String> {
        let arguments = self.arguments;
        if let Some(column) = arguments.against_parent_column.as_deref()
            && zones.are_disjoint(other_zones, self.wanted.name_notation)
        {
            return Some(message!(against_column_without_zones, column = excerpt(column, 80)).to_string());
        }
        if self.registry.zone().is_some() || arguments.registry.has_profile() {
            return None;
        }
        let of_other = || single_labels_message(other).filter(|_| own.has_several_labels());
        let of_other = arguments.against_parent_column.is_none().then(of_other).flatten();
        let of_own = || whole_names_message(other).filter(|_| own.has_single_labels_alone());
        of_other.or_else(|| arguments.parent_column.is_none().then(of_own).flatten())
    }
}
