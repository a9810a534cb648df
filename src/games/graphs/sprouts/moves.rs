//! What the lines of sprouts do to a land: a line between two boundaries joins them, a line within one parts its region.

use crate::games::graphs::sprouts::land::Sketch;
use crate::games::graphs::sprouts::signs::Land;

/// For every line that can be drawn, the lands it leaves, sorted; lines that leave the same are one.
///
/// A line ends in the corners of two spots with a life, or twice in a corner of a spot with two, and bears a new spot with one
/// life. Time: lines times the ways to put the other boundaries on either side. Source: D. Applegate, G. Jacobson, D. Sleator,
/// Computer analysis of Sprouts (1991). Worked: in `0.}` the only line joins the spot to itself, which leaves `AB.}AB.}`.
pub fn options(land: &Land) -> Vec<Vec<Land>> {
    let sketch = Sketch::of(land);
    let mut left = Vec::new();
    for region in 0..sketch.regions.len() {
        let lines = Lines { sketch: &sketch, region, kinds: kinds(&sketch, region) };
        for (kind, alike) in lines.kinds.iter().enumerate() {
            lines.part(kind, &mut left);
            if let [first, second, ..] = alike[..] {
                lines.join(first, second, &mut left);
            }
            for other in &lines.kinds[kind + 1..] {
                lines.join(alike[0], other[0], &mut left);
            }
        }
    }
    left.sort_unstable();
    left.dedup();
    left
}

/// The boundaries of a region in groups that read the same and share no spot with another region.
fn kinds(sketch: &Sketch, region: usize) -> Vec<Vec<usize>> {
    let elsewhere = sketch.regions.iter().enumerate().filter(|(other, _)| *other != region);
    let shared = elsewhere.flat_map(|(_, region)| region).flatten().fold(0u128, |mask, spot| mask | 1 << spot);
    let mut words: Vec<Vec<(u8, usize)>> = Vec::new();
    let mut kinds: Vec<Vec<usize>> = Vec::new();
    for (i, boundary) in sketch.regions[region].iter().enumerate() {
        let look = |spot: &u8| {
            let first = boundary.iter().position(|other| other == spot).unwrap_or(0);
            let is_shared = shared & 1 << spot != 0;
            (sketch.lives[usize::from(*spot)], if is_shared { 1_000 + usize::from(*spot) } else { first })
        };
        let word: Vec<(u8, usize)> = boundary.iter().map(look).collect();
        if let Some(kind) = words.iter().position(|other| *other == word) {
            kinds[kind].push(i);
        } else {
            words.push(word);
            kinds.push(vec![i]);
        }
    }
    kinds
}

/// The lines of one region.
struct Lines<'a> {
    sketch: &'a Sketch,
    region: usize,
    kinds: Vec<Vec<usize>>,
}

impl Lines<'_> {
    fn boundary(&self, i: usize) -> &[u8] {
        &self.sketch.regions[self.region][i]
    }

    /// The drawing with a line between two spots, and the new spot on it; the region itself is taken out.
    fn drawn(&self, x: u8, y: u8) -> (Sketch, u8) {
        let mut next = self.sketch.clone();
        next.regions.swap_remove(self.region);
        next.lives[usize::from(x)] -= 1;
        next.lives[usize::from(y)] -= 1;
        let new = next.spot(1);
        (next, new)
    }

    /// Lines between two boundaries: they become one, passed on both sides of the line.
    fn join(&self, i: usize, j: usize, left: &mut Vec<Vec<Land>>) {
        let (one, two) = (self.boundary(i), self.boundary(j));
        for (p, &x) in one.iter().enumerate() {
            for (q, &y) in two.iter().enumerate() {
                let (mut next, new) = self.drawn(x, y);
                let mut joined = self.round(one, p);
                joined.push(new);
                joined.extend(self.round(two, q));
                joined.push(new);
                let others = self.sketch.regions[self.region].iter().enumerate();
                let mut region: Vec<Vec<u8>> =
                    others.filter(|(k, _)| *k != i && *k != j).map(|(_, boundary)| boundary.clone()).collect();
                region.push(joined);
                next.regions.push(region);
                left.push(next.lands());
            }
        }
    }

    /// Once round a boundary from a corner back to the same spot, whose corner the line has split; a free spot has but one.
    fn round(&self, boundary: &[u8], place: usize) -> Vec<u8> {
        let spot = boundary[place];
        let mut round = [&boundary[place..], &boundary[..place]].concat();
        if self.sketch.lives[usize::from(spot)] < 3 {
            round.push(spot);
        }
        round
    }

    /// Lines within one boundary: the region falls into two, and every other boundary to either.
    fn part(&self, kind: usize, left: &mut Vec<Vec<Land>>) {
        let i = self.kinds[kind][0];
        let boundary = self.boundary(i);
        for (p, &x) in boundary.iter().enumerate() {
            for (q, &y) in boundary.iter().enumerate().skip(p) {
                let is_loop = p == q;
                if is_loop && self.sketch.lives[usize::from(x)] < 2 || !is_loop && x == y {
                    continue;
                }
                let (next, new) = self.drawn(x, y);
                let mut inner = boundary[p..=q].to_vec();
                let mut outer =
                    if is_loop { self.round(boundary, p) } else { [&boundary[q..], &boundary[..=p]].concat() };
                inner.push(new);
                outer.push(new);
                self.share_out(kind, (&inner, &outer), &next, left);
            }
        }
    }

    /// Every way to share the other boundaries out to the two sides; of boundaries that are alike only the number counts.
    fn share_out(&self, kind: usize, (inner, outer): (&[u8], &[u8]), next: &Sketch, left: &mut Vec<Vec<Land>>) {
        let others: Vec<&[usize]> =
            self.kinds.iter().enumerate().map(|(k, alike)| &alike[usize::from(k == kind)..]).collect();
        let mut inside = vec![0; others.len()];
        loop {
            let mut sides = [vec![inner.to_vec()], vec![outer.to_vec()]];
            for (alike, count) in others.iter().zip(&inside) {
                for (n, i) in alike.iter().enumerate() {
                    sides[usize::from(n >= *count)].push(self.boundary(*i).to_vec());
                }
            }
            let mut sketch = next.clone();
            sketch.regions.extend(sides);
            left.push(sketch.lands());
            // Count on: the first kind that can send one more inside does, those before it begin anew.
            let Some(k) = (0..others.len()).find(|k| inside[*k] < others[*k].len()) else { return };
            inside[..k].fill(0);
            inside[k] += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::graphs::sprouts::signs::{BRACE, DOT, FREE, LEAF, LONE, LOWER, UPPER};

    #[test]
    fn one_spot_lasts_for_two_lines() {
        let pair = vec![UPPER, UPPER + 1, DOT, BRACE, UPPER, UPPER + 1, DOT, BRACE];
        assert_eq!(options(&vec![FREE, DOT, BRACE]), [vec![pair.clone()]]);
        assert_eq!(options(&pair), [Vec::<Land>::new()]);
    }

    #[test]
    fn two_spots_may_be_joined_or_one_of_them_looped() {
        let joined = vec![LEAF, LOWER, LEAF, LOWER, DOT, BRACE];
        let left = options(&vec![FREE, DOT, FREE, DOT, BRACE]);
        assert!(left.contains(&vec![joined]));
        // A loop with the other spot on one side of it; which side is all the same.
        assert_eq!(left.len(), 2);
        assert_eq!(options(&vec![LONE, LONE, DOT, BRACE]), [Vec::<Land>::new()]);
        assert_eq!(options(&vec![LEAF, DOT, BRACE]), [Vec::<Land>::new()], "a leaf joined to itself dies");
    }
}
