//! Lands of sprouts: regions that share spots, with their boundaries, from which all that plays no part any more is left out.

use crate::graphs::sprouts::canon::canonical;
use crate::graphs::sprouts::signs::{BRACE, DOT, FREE, LEAF, LONE, Land, UPPER};

/// Independent lands, sorted; none when no line can be drawn any more.
pub type Lands = Vec<Land>;

/// A drawing taken apart: regions, their boundaries, the spots along each, going round with the region on one side.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sketch {
    /// Spots by number, in boundaries, in regions.
    pub regions: Vec<Vec<Vec<u8>>>,
    /// The lives of each spot: how many lines may still end there.
    pub lives: Vec<u8>,
}

impl Sketch {
    /// Adds a spot with so many lives.
    pub fn spot(&mut self, lives: u8) -> u8 {
        self.lives.push(lives);
        (self.lives.len() - 1) as u8
    }

    /// Takes a land apart again.
    pub fn of(land: &[u8]) -> Self {
        let mut sketch = Sketch::default();
        let mut shared = [None; 256];
        let mut own = [None; 256];
        let (mut region, mut boundary) = (Vec::new(), Vec::new());
        for &sign in land {
            match sign {
                DOT => {
                    region.push(std::mem::take(&mut boundary));
                    own = [None; 256];
                }
                BRACE => sketch.regions.push(std::mem::take(&mut region)),
                FREE => boundary.push(sketch.spot(3)),
                LEAF => boundary.push(sketch.spot(2)),
                LONE => boundary.push(sketch.spot(1)),
                letter => {
                    let known = if letter < UPPER { &mut own } else { &mut shared };
                    let spot = *known[usize::from(letter)].get_or_insert_with(|| sketch.spot(1));
                    boundary.push(spot);
                }
            }
        }
        sketch
    }

    /// The lands of the drawing, sorted.
    ///
    /// Dead spots, boundaries without a spot and regions with fewer than two lives are left out, for no line can ever end there;
    /// of a spot that a boundary passes twice in a row one pass is enough. Source: J. Lemoine, S. Viennot, A further computer
    /// analysis of Sprouts (2007). Worked: one spot joined to itself gives a spot and a new one on a loop, seen from both sides, one life
    /// each: `AB.}AB.}`; joining these two leaves one life on each side, and nothing is left of the land.
    pub fn lands(self) -> Vec<Land> {
        let pruned = self.pruned();
        let mut lands: Vec<Land> = pruned.parted().iter().map(|regions| canonical(regions, &pruned.lives)).collect();
        lands.sort_unstable();
        lands
    }

    /// The same without what plays no part any more; the spots keep their numbers.
    pub fn pruned(mut self) -> Self {
        let lives = &self.lives;
        for region in &mut self.regions {
            for boundary in region.iter_mut() {
                boundary.retain(|spot| lives[usize::from(*spot)] > 0);
                boundary.dedup();
                while boundary.len() > 1 && boundary.first() == boundary.last() {
                    boundary.pop();
                }
            }
            region.retain(|boundary| !boundary.is_empty());
        }
        self.regions.retain(|region| alive(region, lives));
        self
    }

    /// The regions in groups that share spots.
    fn parted(&self) -> Vec<Vec<&Vec<Vec<u8>>>> {
        let masks: Vec<u128> = self.regions.iter().map(|region| mask(region)).collect();
        let mut groups: Vec<(u128, Vec<&Vec<Vec<u8>>>)> = Vec::new();
        for (region, mask) in self.regions.iter().zip(masks) {
            let mut joined = (mask, vec![region]);
            groups.retain_mut(|(other, regions)| {
                let is_apart = *other & mask == 0;
                if !is_apart {
                    joined.0 |= *other;
                    joined.1.append(regions);
                }
                is_apart
            });
            groups.push(joined);
        }
        groups.into_iter().map(|(_, regions)| regions).collect()
    }
}

/// The spots of a region as bits.
fn mask(region: &[Vec<u8>]) -> u128 {
    region.iter().flatten().fold(0, |mask, spot| mask | 1 << spot)
}

/// Whether a line can still be drawn in the region.
fn alive(region: &[Vec<u8>], lives: &[u8]) -> bool {
    let (mut met, mut sum) = (0u128, 0);
    for spot in region.iter().flatten() {
        if met & 1 << spot == 0 {
            met |= 1 << spot;
            sum += u32::from(lives[usize::from(*spot)]);
        }
    }
    sum >= 2
}

/// A text of the land that is its own canonical text, so that what is printed reads back as it was.
pub fn settled(land: Land) -> Land {
    let mut met = vec![land];
    loop {
        let last = met.last().cloned().unwrap_or_default();
        let next = Sketch::of(&last).lands().pop().unwrap_or_default();
        if met.contains(&next) {
            return if next == last { last } else { met.into_iter().min().unwrap_or_default() };
        }
        met.push(next);
    }
}

/// The whole position when one land has become these.
pub fn with(lands: &Lands, land: usize, left: Vec<Land>) -> Lands {
    let others = lands.iter().enumerate().filter(|(i, _)| *i != land).map(|(_, land)| land.clone());
    let mut all: Lands = others.chain(left.into_iter().map(settled)).collect();
    all.sort_unstable();
    all
}

/// The lives of all spots of a land; those that two regions share count once.
pub fn lives(land: &[u8]) -> usize {
    let twice: usize = land
        .iter()
        .map(|sign| match *sign {
            DOT | BRACE => 0,
            FREE => 6,
            LEAF => 4,
            LONE => 2,
            _ => 1,
        })
        .sum();
    twice / 2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_plays_no_part_is_left_out() {
        let mut sketch = Sketch::default();
        let spots: Vec<u8> = [1, 1, 1, 0, 2, 1].into_iter().map(|lives| sketch.spot(lives)).collect();
        let [a, b, c, dead, leaf, other] = spots[..] else { unreachable!("six spots were made") };
        // c is passed twice with a dead spot between; the second region has a single life.
        sketch.regions = vec![vec![vec![a, c, dead, c, b, leaf], vec![dead]], vec![vec![a]], vec![vec![other]]];
        assert_eq!(sketch.lands(), [vec![LEAF, LONE, LONE, LONE, DOT, BRACE]]);
    }

    #[test]
    fn regions_that_share_no_spot_are_lands_of_their_own() {
        let mut sketch = Sketch::default();
        let [a, b, c] = [1, 1, 3].map(|lives| sketch.spot(lives));
        sketch.regions = vec![vec![vec![a, b]], vec![vec![c]], vec![vec![b, a]]];
        let pair = vec![UPPER, UPPER + 1, DOT, BRACE, UPPER, UPPER + 1, DOT, BRACE];
        assert_eq!(sketch.lands(), [vec![FREE, DOT, BRACE], pair.clone()]);
        assert_eq!(lives(&pair), 2);
        assert_eq!(Sketch::of(&pair).lands(), [pair]);
    }
}
