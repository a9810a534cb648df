//! One text for all drawings of a land that look alike: spots renamed, boundaries turned, regions mirrored and reordered.

use crate::graphs::sprouts::signs::{BRACE, DOT, FREE, LEAF, LONE, LOWER, Land, UPPER};

type Region = Vec<Vec<u8>>;

/// The text of a land whose spots have these lives; spots without any must not occur.
///
/// Shared spots are told apart by what surrounds them, round after round, until nothing new is learnt; of spots that still look
/// alike one is singled out and the rounds go on. Two texts of one land are possible where spots look alike to the rounds and
/// are not; that costs a search some repetition and nothing else. Time O(rounds * spots * the longest boundary).
pub fn canonical(regions: &[&Region], lives: &[u8]) -> Land {
    let signs = signs(regions, lives);
    let shared: Vec<u8> = (0..lives.len() as u8).filter(|spot| signs[usize::from(*spot)] == UPPER).collect();
    let mut view = View { regions, colours: signs };
    if !shared.is_empty() {
        view.tell_apart(&shared);
        view.rename();
    }
    let mut words: Vec<Land> = (0..regions.len()).map(|region| view.region(region)).collect();
    words.sort_unstable();
    words.concat()
}

/// The sign of each spot; letters are not chosen yet.
fn signs(regions: &[&Region], lives: &[u8]) -> Vec<u8> {
    let mut seen: Vec<Option<usize>> = vec![None; lives.len()];
    let mut signs: Vec<u8> = lives.iter().map(|lives| [LONE, LONE, LEAF, FREE][usize::from(*lives).min(3)]).collect();
    for (at, region) in regions.iter().enumerate() {
        for &spot in region.iter().flatten() {
            if let Some(before) = seen[usize::from(spot)].replace(at) {
                signs[usize::from(spot)] = if before == at { LOWER } else { UPPER };
            }
        }
    }
    signs
}

/// The regions as they look while spots have these signs; shared ones carry their colour.
struct View<'a> {
    regions: &'a [&'a Region],
    colours: Vec<u8>,
}

impl View<'_> {
    /// Gives every shared spot a colour of its own.
    fn tell_apart(&mut self, shared: &[u8]) {
        let mut known = 1;
        while known < shared.len() {
            let contexts = self.contexts(shared);
            let mut ranks: Vec<&Land> = contexts.iter().collect();
            ranks.sort_unstable();
            ranks.dedup();
            let rank = |context: &Land| ranks.binary_search(&context).expect("it is among them") as u8;
            let colours: Vec<u8> = contexts.iter().map(rank).collect();
            let learnt = ranks.len();
            let singled = if learnt == known { first_alike(&colours) } else { None };
            for (i, (spot, colour)) in shared.iter().zip(&colours).enumerate() {
                // Twice the colour leaves room below each one for the spot that is singled out.
                let own = if singled == Some(i) { 2 * colour } else { 2 * colour + 1 };
                self.colours[usize::from(*spot)] = UPPER + own;
            }
            known = learnt + usize::from(singled.is_some());
        }
    }

    /// What surrounds each of these spots, its present colour first.
    fn contexts(&self, shared: &[u8]) -> Vec<Land> {
        let mut around: Vec<Vec<Land>> = vec![Vec::new(); self.colours.len()];
        for (at, region) in self.regions.iter().enumerate() {
            let [there, back] = [false, true].map(|is_back| self.turned(at, is_back));
            for boundary in *region {
                for (place, spot) in boundary.iter().enumerate() {
                    if self.colours[usize::from(*spot)] >= UPPER {
                        let seen = |whole: &Land, is_back| [whole, &self.word(boundary, place, is_back)[..]].concat();
                        around[usize::from(*spot)].push(seen(&there, false).min(seen(&back, true)));
                    }
                }
            }
        }
        let context = |spot: &u8| {
            let around = &mut around[usize::from(*spot)];
            around.sort_unstable();
            [vec![self.colours[usize::from(*spot)]], around.concat()].concat()
        };
        shared.iter().map(context).collect()
    }

    /// Letters in the order in which they appear.
    fn rename(&mut self) {
        let mut words: Vec<Land> = (0..self.regions.len()).map(|region| self.region(region)).collect();
        words.sort_unstable();
        let mut letters = [0u8; 256];
        let mut next = UPPER;
        for &sign in words.iter().flatten().filter(|sign| **sign >= UPPER) {
            if letters[usize::from(sign)] == 0 {
                letters[usize::from(sign)] = next;
                next += 1;
            }
        }
        for colour in self.colours.iter_mut().filter(|colour| **colour >= UPPER) {
            *colour = letters[usize::from(*colour)];
        }
    }

    /// The lesser of a region's two texts, going round one way and the other.
    fn region(&self, region: usize) -> Land {
        self.turned(region, false).min(self.turned(region, true))
    }

    fn turned(&self, region: usize, is_back: bool) -> Land {
        let sign = |spot: &u8| self.colours[usize::from(*spot)];
        // The least word begins with the least sign.
        let least = |boundary: &Vec<u8>| {
            let first = boundary.iter().map(sign).min()?;
            let places = (0..boundary.len()).filter(|place| sign(&boundary[*place]) == first);
            places.map(|place| self.word(boundary, place, is_back)).min()
        };
        let mut words: Vec<Land> = self.regions[region].iter().filter_map(least).collect();
        words.sort_unstable();
        let mut text = words.concat();
        text.push(BRACE);
        text
    }

    /// The signs round a boundary from one place on, small letters in the order in which they appear.
    fn word(&self, boundary: &[u8], place: usize, is_back: bool) -> Land {
        let mut letters: Vec<u8> = Vec::new();
        let mut word = Vec::with_capacity(boundary.len() + 1);
        for step in 0..boundary.len() {
            let at = if is_back { place + boundary.len() - step } else { place + step };
            let spot = boundary[at % boundary.len()];
            let sign = match self.colours[usize::from(spot)] {
                LOWER => {
                    let letter = letters.iter().position(|other| *other == spot).unwrap_or_else(|| {
                        letters.push(spot);
                        letters.len() - 1
                    });
                    LOWER + letter as u8
                }
                sign => sign,
            };
            word.push(sign);
        }
        word.push(DOT);
        word
    }
}

/// The first of those that look like another one.
fn first_alike(colours: &[u8]) -> Option<usize> {
    (0..colours.len()).find(|i| colours.iter().enumerate().any(|(j, colour)| j != *i && *colour == colours[*i]))
}
