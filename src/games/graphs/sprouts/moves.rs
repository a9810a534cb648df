//! What the lines of sprouts do to a land: a line between two boundaries joins them, a line within one parts its region.

use crate::graphs::sprouts::land::Sketch;
use crate::graphs::sprouts::signs::Land;

/// A boundary of a region, and a place on it.
pub type Corner = (usize, usize);

/// A line that can be drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Where it is drawn.
    pub region: usize,
    /// Where it ends; on one boundary the earlier place first.
    pub ends: [Corner; 2],
    /// Of a line on one boundary: the other boundaries on the side of the places between its ends.
    pub around: Vec<usize>,
}

/// For every line that can be drawn, the lands it leaves, sorted; lines that leave the same are one.
///
/// A line ends in the corners of two spots with a life, or twice in a corner of a spot with two, and bears a new spot with one
/// life. Time: lines times the ways to put the other boundaries on either side. Source: D. Applegate, G. Jacobson, D. Sleator,
/// Computer analysis of Sprouts (1991). Worked: in `0.}` the only line joins the spot to itself, which leaves `AB.}AB.}`.
pub fn options(land: &Land) -> Vec<Vec<Land>> {
    let sketch = Sketch::of(land);
    let mut left: Vec<Vec<Land>> = lines(&sketch, false).iter().map(|line| line.leaves(&sketch)).collect();
    left.sort_unstable();
    left.dedup();
    left
}

/// The lines that can be drawn: all of them, or of those that boundaries make alike one at least.
pub fn lines(sketch: &Sketch, is_all: bool) -> Vec<Line> {
    let mut lines = Vec::new();
    for region in 0..sketch.regions.len() {
        let apart = || (0..sketch.regions[region].len()).map(|boundary| vec![boundary]).collect();
        let kinds = if is_all { apart() } else { kinds(sketch, region) };
        let room = Room { sketch, region, kinds };
        for (kind, alike) in room.kinds.iter().enumerate() {
            room.part(kind, &mut lines);
            if let [first, second, ..] = alike[..] {
                room.join(first, second, &mut lines);
            }
            for other in &room.kinds[kind + 1..] {
                room.join(alike[0], other[0], &mut lines);
            }
        }
    }
    lines
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

/// A region whose lines are told.
struct Room<'a> {
    sketch: &'a Sketch,
    region: usize,
    kinds: Vec<Vec<usize>>,
}

impl Room<'_> {
    /// Lines between two boundaries.
    fn join(&self, i: usize, j: usize, lines: &mut Vec<Line>) {
        let [one, two] = [i, j].map(|boundary| self.sketch.regions[self.region][boundary].len());
        for p in 0..one {
            lines.extend((0..two).map(|q| Line { region: self.region, ends: [(i, p), (j, q)], around: Vec::new() }));
        }
    }

    /// Lines within one boundary.
    fn part(&self, kind: usize, lines: &mut Vec<Line>) {
        let i = self.kinds[kind][0];
        let count = self.sketch.regions[self.region][i].len();
        for (p, q) in (0..count).flat_map(|p| (p..count).map(move |q| (p, q))) {
            if can_part(self.sketch, self.region, i, (p, q)) {
                self.share_out(kind, [(i, p), (i, q)], lines);
            }
        }
    }

    /// Every way to share the other boundaries out to the two sides; of boundaries that are alike only the number counts.
    fn share_out(&self, kind: usize, ends: [Corner; 2], lines: &mut Vec<Line>) {
        let others: Vec<&[usize]> =
            self.kinds.iter().enumerate().map(|(k, alike)| &alike[usize::from(k == kind)..]).collect();
        let mut inside = vec![0; others.len()];
        loop {
            let around = others.iter().zip(&inside).flat_map(|(alike, count)| &alike[..*count]).copied().collect();
            lines.push(Line { region: self.region, ends, around });
            // Count on: the first kind that can send one more inside does, those before it begin anew.
            let Some(k) = (0..others.len()).find(|k| inside[*k] < others[*k].len()) else { return };
            inside[..k].fill(0);
            inside[k] += 1;
        }
    }
}

/// Whether a line can join two places of one boundary: a spot needs two lives for both ends, and never meets itself elsewhere.
pub fn can_part(sketch: &Sketch, region: usize, boundary: usize, (p, q): (usize, usize)) -> bool {
    let boundary = &sketch.regions[region][boundary];
    if p == q { sketch.lives[usize::from(boundary[p])] > 1 } else { boundary[p] != boundary[q] }
}

impl Line {
    /// The lands this line leaves, sorted.
    pub fn leaves(&self, sketch: &Sketch) -> Vec<Land> {
        self.drawn(sketch).lands()
    }

    /// The drawing with this line in it, its new spot the last one. A line between two boundaries makes them one, passed on both
    /// sides of the line; a line within one parts the region.
    pub fn drawn(&self, sketch: &Sketch) -> Sketch {
        let region = &sketch.regions[self.region];
        let [(i, p), (j, q)] = self.ends;
        let mut next = sketch.clone();
        next.regions.swap_remove(self.region);
        next.lives[usize::from(region[i][p])] -= 1;
        next.lives[usize::from(region[j][q])] -= 1;
        let new = next.spot(1);
        let others = || (0..region.len()).filter(|boundary| ![i, j].contains(boundary));
        let copied = |boundaries: &mut dyn Iterator<Item = usize>| boundaries.map(|i| region[i].clone()).collect();
        if i == j {
            let (mut inner, mut outer) = (region[i][p..=q].to_vec(), self.outer(sketch));
            inner.push(new);
            outer.push(new);
            let mut sides: [Vec<Vec<u8>>; 2] =
                [true, false].map(|is_in| copied(&mut others().filter(|k| self.around.contains(k) == is_in)));
            sides[0].push(inner);
            sides[1].push(outer);
            next.regions.extend(sides);
        } else {
            let [one, two] = self.ends.map(|corner| round(sketch, &region[corner.0], corner.1));
            let mut rest: Vec<Vec<u8>> = copied(&mut others());
            rest.push([one, vec![new], two, vec![new]].concat());
            next.regions.push(rest);
        }
        next
    }

    /// What a line within one boundary leaves on its far side, without the new spot.
    fn outer(&self, sketch: &Sketch) -> Vec<u8> {
        let [(i, p), (_, q)] = self.ends;
        let boundary = &sketch.regions[self.region][i];
        if p == q { round(sketch, boundary, p) } else { [&boundary[q..], &boundary[..=p]].concat() }
    }
}

/// Once round a boundary from a corner back to the same spot, whose corner the line has split; a free spot has but one.
fn round(sketch: &Sketch, boundary: &[u8], place: usize) -> Vec<u8> {
    let spot = boundary[place];
    let mut round = [&boundary[place..], &boundary[..place]].concat();
    if sketch.lives[usize::from(spot)] < 3 {
        round.push(spot);
    }
    round
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graphs::sprouts::signs::{BRACE, DOT, FREE, LEAF, LONE, LOWER, UPPER};

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
