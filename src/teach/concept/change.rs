//! What a move does to heaps, read off the boards before and after it.

use ground::num::Nat;
use ground::scene::{Scene, Shape};

/// A heap that a move took away, and what it left in its place: nothing, one heap, or several.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// How large the heap was.
    pub heap: Nat,
    /// The heaps that came into being, the largest first.
    pub left: Vec<Nat>,
}

impl Change {
    /// What lies between two boards of heaps; `None`: there are none, or not just one heap was touched. Heaps of equal size are
    /// one and the same.
    ///
    /// Worked: from 5,2 to 2,2,3 the heap of 5 became 3 and 2.
    pub fn between(before: &Scene, after: &Scene) -> Option<Change> {
        let (mut gone, mut left) = (heaps(before)?, heaps(after)?);
        gone.retain(|heap| match left.iter().position(|other| other == heap) {
            Some(i) => {
                left.remove(i);
                false
            }
            None => true,
        });
        left.sort_unstable_by(|a, b| b.cmp(a));
        let [heap] = <[Nat; 1]>::try_from(gone).ok()?;
        Some(Change { heap, left })
    }

    /// Whether the heap was split.
    pub fn is_split(&self) -> bool {
        self.left.len() > 1
    }

    /// What is left of the heap where it was not split.
    pub fn rest(&self) -> Option<Nat> {
        match &self.left[..] {
            [] => Some(Nat::ZERO),
            [rest] => Some(rest.clone()),
            _ => None,
        }
    }
}

/// The heaps that are not empty, where heaps are drawn and nothing else.
pub fn heaps(scene: &Scene) -> Option<Vec<Nat>> {
    let Shape::Heaps(heaps) = &scene.shape else { return None };
    let sizes: Option<Vec<Nat>> = heaps.iter().map(|heap| heap.size.parse().ok()).collect();
    Some(sizes?.into_iter().filter(|size| *size > Nat::ZERO).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use ground::scene::{Called, Heap};

    fn scene(sizes: &[u32]) -> Scene {
        let heap = |size: &u32| Heap {
            name: String::new(),
            size: size.to_string(),
            counters: Vec::new(),
            note: None,
            called: Called::Heap,
        };
        Scene::of(Shape::Heaps(sizes.iter().map(heap).collect()))
    }

    fn change(before: &[u32], after: &[u32]) -> Option<(u32, Vec<u32>)> {
        let change = Change::between(&scene(before), &scene(after))?;
        let small = |nat: &Nat| nat.to_string().parse().expect("it is small");
        Some((small(&change.heap), change.left.iter().map(small).collect()))
    }

    #[test]
    fn one_heap_is_lowered_taken_or_split() {
        assert_eq!(change(&[3, 5], &[3, 3]), Some((5, vec![3])));
        assert_eq!(change(&[3, 5], &[3, 0]), Some((5, vec![])));
        assert_eq!(change(&[5, 2], &[2, 2, 3]), Some((5, vec![3, 2])));
        assert_eq!(change(&[5, 2], &[4, 1]), None, "both were lowered");
    }
}
