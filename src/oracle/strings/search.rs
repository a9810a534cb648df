//! What a web is worth, exactly: alpha-beta over positions in which no coin hangs on one string.
//!
//! Computes coins still to come, the mover's minus the opponent's, under best play of both. Range: webs that the caller's budget
//! of positions settles; a web of 24 strings from its beginning takes some ten thousand, positions of nothing but chains and
//! loops a few hundred however long these are. Memory: the table, bounded. Exact: every reduction below is a theorem, and keys
//! are whole positions.
//!
//! 1. What can be taken is taken at once but for the last two or four coins of a row; either the mover takes these as well and goes on,
//!    or leaves them and the opponent must go on, so `taken + |spare + rest|` (Winning Ways, chapter 16).
//! 2. Any cut of a row of coins gives the same row away; of two coins the cut between them leaves no choice, which is never worse.
//! 3. Of chains of three coins or more that touch nothing else only a shortest one is worth opening, and likewise of loops: whoever is
//!    offered the longer one can play as if it were the shorter, and the other way round, at the cost of the difference.
//!
//! Worked by hand: two chains of three. Whoever cuts gives three away; the opponent takes one, leaves two, and gets the other
//! three: 1 - 2 + 3 = 2 for the opponent, so the web is worth -2.

use std::cmp::Ordering;

use crate::oracle::control::{Control, Stop};
use crate::oracle::strings::runs::{Haul, Shape};
use crate::oracle::strings::web::{Strings, Web};
use crate::oracle::transposition::Table;
use crate::say;

/// Exact values of positions of one web, remembered between questions.
pub struct Search<const W: usize> {
    /// The web.
    pub web: Web<W>,
    known: Table<Strings<W>, Known>,
    visited: u64,
    most: u64,
}

/// No cut is remembered.
const NO_CUT: u8 = u8::MAX;

/// What is remembered of a position: it is worth at least `low` and at most `high`, and the cut that proved most.
#[derive(Clone, Copy, Debug)]
struct Known {
    low: i8,
    high: i8,
    cut: u8,
}

impl<const W: usize> Search<W> {
    /// Nothing is known yet; the table takes at most `bytes`.
    pub fn new(web: Web<W>, bytes: usize) -> Self {
        Search { web, known: Table::within(bytes), visited: 0, most: 0 }
    }

    /// Positions visited by the last question.
    pub fn visited(&self) -> u64 {
        self.visited
    }

    /// The value of a position for its mover: coins still to be taken, own minus the opponent's. Too large beyond `most` positions.
    pub fn value(&mut self, set: Strings<W>, most: u64, control: &Control) -> Result<i32, Stop> {
        (self.visited, self.most) = (0, most);
        let haul = self.web.haul(set);
        let rest = self.exact(haul.rest, control)?;
        Ok(after(&haul, rest))
    }

    /// The value of a position without open coins, by windows that hold one value each.
    fn exact(&mut self, set: Strings<W>, control: &Control) -> Result<i32, Stop> {
        let coins = self.web.coins(&set) as i32;
        let (mut low, mut high) = (-coins, coins);
        // All values of a position are odd, or all are even.
        let mut guess = coins % 2;
        while low < high {
            let found = self.search(set, guess - 1, guess + 1, control)?;
            match found.cmp(&guess) {
                Ordering::Greater => (low, guess) = (found, found),
                Ordering::Less => (high, guess) = (found, found),
                Ordering::Equal => return Ok(found),
            }
        }
        Ok(low)
    }

    /// The value if it lies between `alpha` and `beta`; else a bound on its own side of them.
    fn search(&mut self, set: Strings<W>, mut alpha: i32, mut beta: i32, control: &Control) -> Result<i32, Stop> {
        let coins = self.web.coins(&set) as i32;
        if coins == 0 {
            return Ok(0);
        }
        if -coins >= beta {
            return Ok(-coins);
        }
        if coins <= alpha {
            return Ok(coins);
        }
        let key = self.web.key(set);
        let mut known = self.known.get(&key).unwrap_or(Known { low: -coins as i8, high: coins as i8, cut: NO_CUT });
        let (low, high) = (i32::from(known.low), i32::from(known.high));
        if low >= beta || low == high {
            return Ok(low);
        }
        if high <= alpha {
            return Ok(high);
        }
        self.visited += 1;
        if self.visited > self.most {
            return Err(Stop::TooLarge(say!("strings-too-many", most = self.most)));
        }
        control.tick(1)?;
        alpha = alpha.max(low - 1);
        beta = beta.min(high + 1);
        let before = self.visited;
        let mut best = -coins;
        for cut in self.cuts(&key, known.cut) {
            let haul = self.web.haul_after(key, cut);
            let left = self.left(&haul, -beta, -alpha.max(best), control)?;
            if -left > best {
                (best, known.cut) = (-left, cut as u8);
            }
            if best >= beta {
                break;
            }
        }
        if best > alpha {
            known.low = known.low.max(best as i8);
        }
        if best < beta {
            known.high = known.high.min(best as i8);
        }
        self.known.put(key, known, self.visited - before + 1);
        Ok(best)
    }

    /// What a haul is worth to who makes it, if it lies between `alpha` and `beta`.
    fn left(&mut self, haul: &Haul<W>, alpha: i32, beta: i32, control: &Control) -> Result<i32, Stop> {
        let (taken, spare) = (haul.taken as i32, haul.spare as i32);
        let (alpha, beta) = (alpha - taken, beta - taken);
        if spare == 0 {
            return Ok(taken + self.search(haul.rest, alpha, beta, control)?);
        }
        if beta <= 0 {
            return Ok(taken);
        }
        let rest = self.search(haul.rest, -beta - spare, beta - spare, control)?;
        Ok(after(haul, rest))
    }

    /// The cuts worth trying: `first` before all others, then those that give least away.
    fn cuts(&self, set: &Strings<W>, first: u8) -> Vec<usize> {
        let (mut left, mut cuts) = (*set, Vec::new());
        let mut chains: [Option<(usize, usize)>; 4] = [None; 4];
        for string in set.each() {
            if !left.has(string) {
                continue;
            }
            let row = self.web.ends[string].into_iter().flatten().find(|coin| self.web.held(set, *coin) == 2);
            let Some(coin) = row else {
                cuts.push((string, 0));
                continue;
            };
            let run = self.web.run(set, coin);
            run.strings.each().for_each(|s| left.cut(s));
            let length = run.coins.len();
            let kind = match run.shape {
                Shape::Branch => {
                    cuts.push((run.middle, length));
                    continue;
                }
                Shape::Loop => 3,
                Shape::Chain => length.min(3) - 1,
            };
            if chains[kind].is_none_or(|(_, shortest)| length < shortest) {
                chains[kind] = Some((run.middle, length));
            }
        }
        cuts.extend(chains.into_iter().flatten());
        cuts.sort_by_key(|(string, given)| (*string != usize::from(first), *given));
        cuts.into_iter().map(|(string, _)| string).collect()
    }
}

/// What a haul is worth when its rest is worth so much to who must cut there.
fn after<const W: usize>(haul: &Haul<W>, rest: i32) -> i32 {
    let (taken, spare) = (haul.taken as i32, haul.spare as i32);
    taken + if spare == 0 { rest } else { (rest + spare).abs() }
}
