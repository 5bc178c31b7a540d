//! The Python package `bidiscope`: what the crates compute, for names and for columns of names.
//!
//! This is its native part, the module `bidiscope._native`. The documented functions stand in `python/bidiscope`.

mod columns;
mod errors;
mod interruptible;
mod keys;
mod names;
mod reading;
mod rows;
mod rules;
mod scan;
mod text;

use pyo3::prelude::pymodule;

/// The native part of bidiscope.
#[pymodule]
mod _native {
    #[pymodule_export]
    use crate::columns::{
        check_columns_of_rows, column_ids, group_column_ids, skeleton_column, standard_columns,
    };
    #[pymodule_export]
    use crate::errors::ReadError;
    #[pymodule_export]
    use crate::keys::{keys_of_column, same_keys};
    #[pymodule_export]
    use crate::names::{collisions, display_column, displays, inspect, judge, svg, trace};
    #[pymodule_export]
    use crate::rules::Rules;
    #[pymodule_export]
    use crate::scan::{ArrowColumn, scan, scan_lines, versions};
    #[pymodule_export]
    use crate::text::order;
}
