//! Which of many zones a name is in, without a look at each of them.

use std::hash::BuildHasher;
use std::ops::Range;

use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;

use bidiscope_bidi::name::Name;

use super::zone::{NotInZone, Zone, dns_form};

/// The places of zones in a list, in a tree of labels: the root is that of the DNS.
#[derive(Clone, Debug)]
pub(crate) struct ZoneIndex {
    /// The place of the root in the list.
    root: Option<u32>,
    /// What has zones below it; the first is the root.
    branches: Vec<Branch>,
}

/// What is directly below the root or a zone, or what is above one.
#[derive(Clone, Default, Debug)]
struct Branch {
    /// By the labels in the form in which the DNS compares them.
    below: NodesByLabel,
    /// By the labels as the zones have them, which need no other form.
    below_as_written: NodesByLabel,
}

/// Nodes by labels. The labels are one text: looking at strings that are far from each other takes longer than all else.
#[derive(Clone, Default, Debug)]
struct NodesByLabel {
    labels: String,
    /// Each with the range of its label in `labels`.
    table: HashTable<(u32, u32, Node)>,
}

impl NodesByLabel {
    fn get(&self, label: &str) -> Option<&Node> {
        let found = self.table.find(FxBuildHasher.hash_one(label), |it| self.labels[range(it)] == *label);
        found.map(|it| &it.2)
    }

    /// The node of this label, a new one where it has none.
    fn get_or_insert(&mut self, label: &str) -> &mut Node {
        let Self { labels, table } = self;
        let entry = table.entry(
            FxBuildHasher.hash_one(label),
            |it| labels[range(it)] == *label,
            |it| FxBuildHasher.hash_one(&labels[range(it)]),
        );
        let start = labels.len() as u32;
        let entry = entry.or_insert((start, start + label.len() as u32, Node::default()));
        if entry.get().0 == start {
            labels.push_str(label);
        }
        &mut entry.into_mut().2
    }
}

fn range(entry: &(u32, u32, Node)) -> Range<usize> {
    entry.0 as usize..entry.1 as usize
}

/// A zone, or what is above one. It stands where it is found, as what is far away in memory takes long.
#[derive(Clone, Copy, Default, Debug)]
struct Node {
    /// The place in the list.
    place: Option<u32>,
    /// The index of what is below it.
    branch: Option<u32>,
}

/// The labels of a name, by their numbers.
pub(crate) trait NameLabels {
    /// How many there are.
    fn count(&self) -> usize;
    /// Writes the characters of a label into a text; `false` where it was typed as an A-label.
    fn write(&self, label: usize, into: &mut String) -> bool;
    /// A label in the form in which the DNS compares it.
    fn dns_form(&self, label: usize) -> String;
}

impl ZoneIndex {
    /// The index of these zones, fewer than 2^32. Of zones that are the same in the DNS it has the first.
    pub(crate) fn new<'a>(zones: impl IntoIterator<Item = &'a Zone>) -> Self {
        let mut index = Self { root: None, branches: vec![Branch::default()] };
        let zones: Vec<&Zone> = zones.into_iter().collect();
        for (place, zone) in (0..).zip(&zones) {
            index.insert(place, zone);
        }
        // Once all nodes are there.
        for zone in zones {
            let mut at = 0;
            for (number, form) in zone.labels().iter().enumerate().rev() {
                let branch = &mut index.branches[at];
                let Some(&node) = branch.below.get(form) else { break };
                if let Some(written) = zone.label_as_written(number) {
                    *branch.below_as_written.get_or_insert(written) = node;
                }
                let Some(below) = node.branch else { break };
                at = below as usize;
            }
        }
        index
    }

    fn insert(&mut self, place: u32, zone: &Zone) {
        let Some((first, above)) = zone.labels().split_first() else {
            self.root.get_or_insert(place);
            return;
        };
        let mut at = 0;
        for form in above.iter().rev() {
            let new = self.branches.len();
            let node = self.branches[at].below.get_or_insert(form);
            at = *node.branch.get_or_insert(new as u32) as usize;
            if at == new {
                self.branches.push(Branch::default());
            }
        }
        let node = self.branches[at].below.get_or_insert(first);
        node.place.get_or_insert(place);
    }

    /// The place of a zone.
    pub(crate) fn place(&self, zone: &Zone) -> Option<usize> {
        let root = Node { place: self.root, branch: Some(0) };
        let below =
            |node: Node, form: &String| self.branches.get(node.branch? as usize)?.below.get(form).copied();
        let node = zone.labels().iter().rev().try_fold(root, below)?;
        node.place.map(|it| it as usize)
    }

    /// The place of the zone that a name is in, with at least one label below it: that with the most labels. And how many labels
    /// the name has below it.
    ///
    /// # Errors
    /// The name is in none of the zones, or is itself one of them.
    pub(crate) fn find(&self, name: &impl NameLabels) -> Result<(usize, usize), NotInZone> {
        let mut node = Node { place: self.root, branch: Some(0) };
        let mut closest = node.place.map(|place| (name.count(), place));
        let mut written = String::new();
        for label in (0..name.count()).rev() {
            let Some(branch) = node.branch.and_then(|it| self.branches.get(it as usize)) else { break };
            written.clear();
            let is_written = name.write(label, &mut written);
            let known = branch.below_as_written.get(&written).filter(|_| is_written);
            match known.or_else(|| branch.below.get(&name.dns_form(label))) {
                Some(below) => node = *below,
                None => break,
            }
            closest = node.place.map(|place| (label, place)).or(closest);
        }
        match closest {
            None => Err(NotInZone::OutsideZone),
            Some((0, _)) => Err(NotInZone::IsTheZone),
            Some((own, place)) => Ok((place as usize, own)),
        }
    }
}

impl NameLabels for Name {
    fn count(&self) -> usize {
        self.labels().len()
    }

    fn write(&self, label: usize, into: &mut String) -> bool {
        let label = &self.labels()[label];
        into.extend(self.label_characters(label).iter().map(|it| it.scalar));
        label.a_label_as_typed.is_none()
    }

    fn dns_form(&self, label: usize) -> String {
        dns_form(self, &self.labels()[label])
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use bidiscope_bidi::name::{Name, Notation};

    use super::{NameLabels, NotInZone, Zone, ZoneIndex};

    /// What a look at every zone finds.
    fn by_all(zones: &[Zone], name: &Name) -> Result<usize, NotInZone> {
        let mut found: Vec<(usize, Result<usize, NotInZone>)> = Vec::new();
        for (at, zone) in zones.iter().enumerate() {
            match zone.applicant_label_index_range(name) {
                Ok(_) => found.push((zone.labels().len(), Ok(at))),
                Err(NotInZone::IsTheZone) => return Err(NotInZone::IsTheZone),
                Err(NotInZone::OutsideZone) => {}
            }
        }
        let most = found.iter().map(|it| it.0).max();
        found.into_iter().find(|it| Some(it.0) == most).map_or(Err(NotInZone::OutsideZone), |it| it.1)
    }

    #[test]
    fn it_finds_what_a_look_at_every_zone_finds() {
        let read = |text: &str| Zone::read(text, Notation::Unicode).expect("a zone");
        let labels = ["a", "B", "\u{5D0}", "xn--4db", "\u{FF41}", "xn--a"];
        let pairs = || labels.into_iter().flat_map(|one| labels.map(|other| format!("{one}.{other}")));
        let texts: Vec<String> = labels.map(str::to_owned).into_iter().chain(pairs()).collect();
        let names = texts.iter().flat_map(|text| [text.clone(), format!("{text}."), format!("b.a.{text}")]);
        let names: Vec<Name> = names.map(|it| Name::read(&it, Notation::Unicode).expect("a name")).collect();
        for step in 1..8 {
            for root in [None, Some(".")] {
                let zones = texts.iter().step_by(step).map(String::as_str).chain(root);
                let zones: Vec<Zone> = zones.map(read).collect();
                let index = ZoneIndex::new(&zones);
                for name in &names {
                    assert_eq!(
                        index.find(name).map(|it| it.0),
                        by_all(&zones, name),
                        "{} with step {step}",
                        name.decoded_text()
                    );
                }
            }
        }
    }

    /// Labels that count which of them are asked for.
    struct Counted<'a> {
        labels: &'a [&'a str],
        asked: Cell<usize>,
    }

    impl NameLabels for Counted<'_> {
        fn count(&self) -> usize {
            self.labels.len()
        }

        fn write(&self, label: usize, into: &mut String) -> bool {
            self.asked.set(self.asked.get() + 1);
            into.push_str(self.labels[label]);
            true
        }

        fn dns_form(&self, label: usize) -> String {
            self.labels[label].to_lowercase()
        }
    }

    /// However many zones there are, no more labels of a name are looked at than the longest zone has.
    #[test]
    fn the_work_for_a_name_does_not_grow_with_the_zones() {
        let zones = (0..1_000).map(|it| Zone::read(&format!("z{it}.il"), Notation::Unicode).expect("a zone"));
        let zones: Vec<Zone> = zones.collect();
        let index = ZoneIndex::new(&zones);
        for (labels, expected) in [
            (&["a", "b", "c", "z999", "il"][..], (Ok((999, 3)), 2)),
            (&["a", "Z7", "IL"], (Ok((7, 1)), 2)),
            (&["a", "b", "z1000", "il"], (Err(NotInZone::OutsideZone), 2)),
            (&["a", "z1", "com"], (Err(NotInZone::OutsideZone), 1)),
            (&["z1", "il"], (Err(NotInZone::IsTheZone), 2)),
        ] {
            let name = Counted { labels, asked: Cell::new(0) };
            assert_eq!((index.find(&name), name.asked.get()), expected, "{labels:?}");
        }
        assert_eq!(index.place(&zones[7]), Some(7));
    }
}
