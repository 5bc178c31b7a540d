//! The columns are those that others rely on.

use bidiscope_list::scan::{Column, Columns};

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
    assert_eq!(Column::ALL.map(Column::id).join(","), IDS);
}

#[test]
fn sets_of_columns() {
    assert!(Columns::standard().iter().eq(Column::ALL.into_iter().filter(|it| !it.is_on_request())));
    assert_eq!(Columns::standard().iter().count(), 37);
    assert_eq!(Columns::NONE.iter().count(), 0);
    assert_eq!(Columns::without_comparisons().iter().count(), 19);
    let asked = Columns::NONE.with(Column::AgainstAcross);
    let sources = [Column::Name, Column::DisplayLtr, Column::DisplayRtl];
    assert_eq!(
        asked.with_compared_columns(),
        sources.into_iter().collect::<Columns>().with(Column::AgainstAcross)
    );
    // Whatever hangs on other names is made from something, and nothing else is.
    assert!(Column::ALL.into_iter().all(|it| it.is_comparison() != it.compared_columns().is_empty()));
}
