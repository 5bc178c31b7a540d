//! The columns are those that others rely on.

use bidiscope_list::scan::{ScanColumn, ScanColumnSet};

/// As the description of the output has them.
const IDS: &str = "line,name,ascii_name,bidi_domain_name,bidi_rule,violations,display_one_to_one,display_ltr,display_rtl,\
    collision_ltr,collision_rtl,collision_one_to_one,error,registration,reasons,skeleton_ltr,skeleton_rtl,confusable_ltr,confusable_rtl,\
    same_name,collision_across,duplicate_of,against_ltr,against_rtl,against_one_to_one,against_across,\
    against_confusable_ltr,against_confusable_rtl,against_same_name,warnings,host,lgr_disposition,lgr_action,lgr_index,same_variants,\
    against_same_variants,against_disposition,against_same_holder,against_other_holder,input,against_name,against_match,against_holder,against_suggestion,against_suggestion_name,against_suggestion_match,suggestion_contested_with,contested_with,decision,variants_allocatable,variants_blocked,variants,holder,previous_answer,previous_reasons,file,duplicate_of_file,label_verdicts,suggestion,parent,labels_below,u_name,reason_text,\
    warning_text,scripts,without_points,same_without_points,rfc3454,host_whole_ltr,host_whole_rtl,host_first_ltr,host_first_rtl,\
    host_in_order_ltr,host_in_order_rtl,host_faults,visible_host_ltr,visible_host_rtl,host_reading_ltr,host_reading_rtl,unicode,version";

#[test]
fn names_and_order() {
    assert_eq!(ScanColumn::ALL.map(ScanColumn::id).join(","), IDS);
}

#[test]
fn sets_of_columns() {
    assert!(
        ScanColumnSet::written_by_default()
            .iter()
            .eq(ScanColumn::ALL.into_iter().filter(|it| !it.is_only_on_request()))
    );
    assert_eq!(ScanColumnSet::written_by_default().iter().count(), 37);
    assert_eq!(ScanColumnSet::NONE.iter().count(), 0);
    assert_eq!(ScanColumnSet::default_known_without_other_rows().iter().count(), 19);
    let asked = ScanColumnSet::NONE.with(ScanColumn::AgainstAcross);
    let sources = [ScanColumn::Name, ScanColumn::DisplayLtr, ScanColumn::DisplayRtl];
    assert_eq!(
        asked.adding_columns_it_compares(),
        sources.into_iter().collect::<ScanColumnSet>().with(ScanColumn::AgainstAcross)
    );
    // Whatever hangs on other names is made from something, and nothing else is.
    assert!(
        ScanColumn::ALL
            .into_iter()
            .all(|it| it.compares_with_other_names() != it.columns_it_compares().is_empty())
    );
}
