//! The layout of an automaton's states: in columns, by their distance from the start.

use std::collections::BTreeMap;

use super::{AutomatonEdge, AutomatonGraph};

/// The part of an [`AutomatonGraph`] that is drawn: states in columns, by their distance from the start.
#[derive(Clone, PartialEq, Debug)]
pub struct AutomatonPicture {
    /// The states, in the order of their numbers.
    pub states: Vec<PlacedState>,
    /// The transitions among them.
    pub edges: Vec<AutomatonEdge>,
    /// The number of columns.
    pub column_count: usize,
    /// The number of states in the longest column.
    pub row_count: usize,
}

/// A state of an [`AutomatonPicture`] with its position.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PlacedState {
    /// The number of the state.
    pub state: usize,
    /// Whether it is an accepting state.
    pub is_accepting: bool,
    /// Its column, from 0; column 0 is the start.
    pub column: usize,
    /// The vertical position of its middle, in rows from the top, from 0 to [`AutomatonPicture::row_count`].
    pub row: f32,
}

/// The most states of a column; further ones of the same distance go to the next column.
const MAX_COLUMN_HEIGHT: usize = 7;

/// The number of passes over the columns that shorten the edges.
const SWEEPS: usize = 6;

impl AutomatonPicture {
    /// The drawn state with this number; `None` if it is not drawn.
    pub fn state(&self, state: usize) -> Option<&PlacedState> {
        self.states.iter().find(|it| it.state == state)
    }
}

/// Lays out these states, which are in order and begin with state 0.
pub(super) fn placed(graph: &AutomatonGraph, states: &[usize]) -> AutomatonPicture {
    let is_drawn = |state: usize| states.binary_search(&state).is_ok();
    let edges: Vec<AutomatonEdge> =
        graph.edges.iter().filter(|it| is_drawn(it.from) && is_drawn(it.to)).cloned().collect();
    let mut columns = columns(states, &edges);
    for sweep in 0..SWEEPS {
        let order: Vec<usize> = match sweep % 2 {
            0 => (1..columns.len()).collect(),
            _ => (0..columns.len().saturating_sub(1)).rev().collect(),
        };
        for column in order {
            sort_by_neighbours(&mut columns, column, &edges);
        }
    }
    let rows = columns.iter().map(Vec::len).max().unwrap_or(1);
    let mut placed: Vec<PlacedState> = Vec::new();
    for (column, members) in columns.iter().enumerate() {
        for (place, &state) in members.iter().enumerate() {
            let down = row_position(place, members.len(), rows);
            placed.push(PlacedState { state, is_accepting: graph.is_accepting(state), column, row: down });
        }
    }
    placed.sort_by_key(|it| it.state);
    AutomatonPicture { states: placed, edges, column_count: columns.len(), row_count: rows }
}

/// The states by their distance from the start, no column longer than [`MAX_COLUMN_HEIGHT`].
fn columns(states: &[usize], edges: &[AutomatonEdge]) -> Vec<Vec<usize>> {
    let mut distances = BTreeMap::from([(0, 0)]);
    let mut queue = vec![0];
    let mut at = 0;
    while let Some(&state) = queue.get(at) {
        for edge in edges.iter().filter(|it| it.from == state) {
            if !distances.contains_key(&edge.to) {
                distances.insert(edge.to, distances[&state] + 1);
                queue.push(edge.to);
            }
        }
        at += 1;
    }
    let mut layers: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for &state in states {
        layers.entry(distances.get(&state).copied().unwrap_or(usize::MAX)).or_default().push(state);
    }
    let mut columns = Vec::new();
    for layer in layers.into_values() {
        // As evenly as possible.
        let parts = layer.len().div_ceil(MAX_COLUMN_HEIGHT);
        columns.extend(layer.chunks(layer.len().div_ceil(parts)).map(<[usize]>::to_vec));
    }
    columns
}

/// Sorts the states of a column by the average position of their neighbours in other columns.
fn sort_by_neighbours(columns: &mut [Vec<usize>], column: usize, edges: &[AutomatonEdge]) {
    let rows = columns.iter().map(Vec::len).max().unwrap_or(1);
    let mut positions: BTreeMap<usize, f32> = BTreeMap::new();
    for members in columns.iter() {
        for (place, &state) in members.iter().enumerate() {
            positions.insert(state, row_position(place, members.len(), rows));
        }
    }
    let middle = |state: usize| {
        let neighbours = edges.iter().filter_map(|it| match (it.from == state, it.to == state) {
            (true, false) => Some(it.to),
            (false, true) => Some(it.from),
            _ => None,
        });
        let elsewhere = neighbours.filter(|it| !columns[column].contains(it));
        let places: Vec<f32> = elsewhere.filter_map(|it| positions.get(&it).copied()).collect();
        if places.is_empty() { positions[&state] } else { places.iter().sum::<f32>() / places.len() as f32 }
    };
    let mut keyed: Vec<(f32, usize)> = columns[column].iter().map(|&it| (middle(it), it)).collect();
    keyed.sort_by(|one, other| one.0.total_cmp(&other.0).then(one.1.cmp(&other.1)));
    columns[column] = keyed.into_iter().map(|(_, state)| state).collect();
}

/// The vertical position of a state of a column; shorter columns are centred.
fn row_position(place: usize, members: usize, rows: usize) -> f32 {
    (rows - members) as f32 / 2.0 + place as f32 + 0.5
}
