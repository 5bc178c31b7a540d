//! Where the states of an automaton stand: in columns, by how far they are from the start.

use std::collections::BTreeMap;

use super::{ProofEdge, ProofGraph};

/// A part of an automaton, laid out.
#[derive(Clone, PartialEq, Debug)]
pub struct ProofPicture {
    /// The states, by their numbers.
    pub states: Vec<PlacedState>,
    /// The transitions among them.
    pub edges: Vec<ProofEdge>,
    /// How many columns there are.
    pub columns: usize,
    /// How many places the longest column has.
    pub rows: usize,
}

/// A state and where it stands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PlacedState {
    /// The state.
    pub state: usize,
    /// Whether a string may end in it.
    pub is_final: bool,
    /// The column, from 0: states that are nearer to the start stand further left.
    pub column: usize,
    /// How far down it stands, in rows from 0 to [`ProofPicture::rows`]: the middle of its place.
    pub down: f32,
}

/// A column has no more states than this; the others of the same distance stand in the next one.
const TALLEST_COLUMN: usize = 7;

/// How often the columns are gone through for an order with short edges.
const SWEEPS: usize = 6;

impl ProofPicture {
    /// A state of it.
    pub fn state(&self, state: usize) -> Option<&PlacedState> {
        self.states.iter().find(|it| it.state == state)
    }
}

/// Lays out these states, which are in order and begin with state 0.
pub(super) fn placed(graph: &ProofGraph, states: &[usize]) -> ProofPicture {
    let is_drawn = |state: usize| states.binary_search(&state).is_ok();
    let edges: Vec<ProofEdge> =
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
            let down = down(place, members.len(), rows);
            placed.push(PlacedState { state, is_final: graph.is_final(state), column, down });
        }
    }
    placed.sort_by_key(|it| it.state);
    ProofPicture { states: placed, edges, columns: columns.len(), rows }
}

/// The states by their distance from the start, no column longer than [`TALLEST_COLUMN`].
fn columns(states: &[usize], edges: &[ProofEdge]) -> Vec<Vec<usize>> {
    let mut distances = BTreeMap::from([(0, 0)]);
    let mut open = vec![0];
    let mut at = 0;
    while let Some(&state) = open.get(at) {
        for edge in edges.iter().filter(|it| it.from == state) {
            if !distances.contains_key(&edge.to) {
                distances.insert(edge.to, distances[&state] + 1);
                open.push(edge.to);
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
        // As even as can be.
        let parts = layer.len().div_ceil(TALLEST_COLUMN);
        columns.extend(layer.chunks(layer.len().div_ceil(parts)).map(<[usize]>::to_vec));
    }
    columns
}

/// Puts each state of a column as near as can be to the middle of those that it is joined to elsewhere.
fn sort_by_neighbours(columns: &mut [Vec<usize>], column: usize, edges: &[ProofEdge]) {
    let rows = columns.iter().map(Vec::len).max().unwrap_or(1);
    let mut stands: BTreeMap<usize, f32> = BTreeMap::new();
    for members in columns.iter() {
        for (place, &state) in members.iter().enumerate() {
            stands.insert(state, down(place, members.len(), rows));
        }
    }
    let middle = |state: usize| {
        let beside = edges.iter().filter_map(|it| match (it.from == state, it.to == state) {
            (true, false) => Some(it.to),
            (false, true) => Some(it.from),
            _ => None,
        });
        let elsewhere = beside.filter(|it| !columns[column].contains(it));
        let places: Vec<f32> = elsewhere.filter_map(|it| stands.get(&it).copied()).collect();
        if places.is_empty() { stands[&state] } else { places.iter().sum::<f32>() / places.len() as f32 }
    };
    let mut keyed: Vec<(f32, usize)> = columns[column].iter().map(|&it| (middle(it), it)).collect();
    keyed.sort_by(|one, other| one.0.total_cmp(&other.0).then(one.1.cmp(&other.1)));
    columns[column] = keyed.into_iter().map(|(_, state)| state).collect();
}

/// Where the nth of a column's states stands: a shorter column stands in the middle.
fn down(place: usize, members: usize, rows: usize) -> f32 {
    (rows - members) as f32 / 2.0 + place as f32 + 0.5
}
