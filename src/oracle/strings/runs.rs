//! Coins that hang together in a row, each on two strings: what a cut gives away, and what can be taken of it.

use crate::oracle::strings::web::{Strings, Web};

/// Coins in a row, each on two strings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run<const W: usize> {
    /// The coins; in the order of the row, but for the place where it was entered.
    pub coins: Vec<u8>,
    /// All their strings.
    pub strings: Strings<W>,
    /// How the row ends.
    pub shape: Shape,
    /// The string between the two, of a row of two coins; else one of its strings.
    pub middle: usize,
}

/// How a row of coins ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// It comes back to itself.
    Loop,
    /// Both ends hang on nothing: it touches no other coin.
    Chain,
    /// An end hangs on a coin that three strings hold, or more.
    Branch,
}

/// What is left when the mover has taken all there is to be taken without loss.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Haul<const W: usize> {
    /// Coins taken.
    pub taken: usize,
    /// Coins that may be taken, or left so that the opponent takes them and must cut first: 2, 4, or 0 for none.
    pub spare: usize,
    /// The strings that stay; none of their coins hangs on one string.
    pub rest: Strings<W>,
}

/// A row that can be eaten from its beginning.
struct Open<const W: usize> {
    coins: usize,
    strings: Strings<W>,
    is_closed: bool,
}

impl<const W: usize> Web<W> {
    /// The row to which a coin on two strings belongs.
    pub fn run(&self, set: &Strings<W>, coin: u8) -> Run<W> {
        let mut run = Run { coins: vec![coin], strings: Strings::NONE, shape: Shape::Chain, middle: 0 };
        for start in self.at[usize::from(coin)].both(set).each() {
            if run.shape == Shape::Loop {
                break;
            }
            (run.middle, run.coins) = (start, run.coins.into_iter().rev().collect());
            run.strings.add(start);
            let (mut string, mut from) = (start, coin);
            while let Some(next) = self.other(string, from) {
                if next == coin || self.held(set, next) != 2 {
                    run.shape = if next == coin { Shape::Loop } else { Shape::Branch };
                    break;
                }
                string = self.at[usize::from(next)].both(set).without(string).each().next().expect("the second of two");
                run.coins.push(next);
                run.strings.add(string);
                from = next;
            }
        }
        if let [a, b] = run.coins[..] {
            let shared = self.at[usize::from(a)].both(&self.at[usize::from(b)]).both(set);
            run.middle = shared.each().next().unwrap_or(run.middle);
        }
        run
    }

    /// Takes all that can be taken without loss, from a position where coins may hang on one string.
    ///
    /// A coin on one string is taken at once unless that string leads to a coin on two: taking it gains a coin and changes nothing
    /// else. Of several rows all but one are eaten whole; of the last one all but two coins (of a row with no open end: four),
    /// which are left or taken as the rest is worth.
    pub fn haul(&self, set: Strings<W>) -> Haul<W> {
        self.haul_from(set, (0..self.at.len() as u8).filter(|coin| self.held(&set, *coin) == 1).collect())
    }

    /// The same after a string was cut where no coin hung on one.
    pub fn haul_after(&self, set: Strings<W>, cut: usize) -> Haul<W> {
        let set = set.without(cut);
        self.haul_from(set, self.ends[cut].into_iter().flatten().filter(|coin| self.held(&set, *coin) == 1).collect())
    }

    fn haul_from(&self, mut set: Strings<W>, mut open: Vec<u8>) -> Haul<W> {
        let mut taken = 0;
        loop {
            open.retain(|coin| self.held(&set, *coin) == 1);
            if let Some((string, coins)) = open.iter().find_map(|coin| self.free(&set, *coin)) {
                taken += coins;
                set.cut(string);
                continue;
            }
            let rows: Vec<Open<W>> = open.iter().map(|coin| self.row(&set, *coin)).collect();
            let Some(row) = rows.iter().find(|row| row.is_closed).or(rows.first()) else {
                return Haul { taken, spare: 0, rest: set };
            };
            row.strings.each().for_each(|s| set.cut(s));
            // A row with two beginnings was found from both.
            let is_last = rows.len() == if row.is_closed { 2 } else { 1 };
            if is_last {
                let spare = if !row.is_closed {
                    2
                } else if row.coins >= 4 {
                    4
                } else {
                    0
                };
                return Haul { taken: taken + row.coins - spare, spare, rest: set };
            }
            taken += row.coins;
        }
    }

    /// The last string of a coin and how many coins its cut takes, unless it leads to a coin on two strings.
    fn free(&self, set: &Strings<W>, coin: u8) -> Option<(usize, usize)> {
        let string = self.at[usize::from(coin)].both(set).each().next()?;
        match self.other(string, coin).map_or(0, |next| self.held(set, next)) {
            1 => Some((string, 2)),
            2 => None,
            _ => Some((string, 1)),
        }
    }

    /// The row that begins with a coin on one string.
    fn row(&self, set: &Strings<W>, coin: u8) -> Open<W> {
        let mut row = Open { coins: 1, strings: Strings::NONE, is_closed: false };
        let (mut string, mut from) = (self.at[usize::from(coin)].both(set).each().next(), coin);
        while let Some(cut) = string {
            row.strings.add(cut);
            let Some(next) = self.other(cut, from) else { break };
            let held = self.held(set, next);
            row.is_closed = held == 1;
            if held > 2 {
                break;
            }
            row.coins += 1;
            string = self.at[usize::from(next)].both(set).without(cut).each().next();
            from = next;
        }
        row
    }
}
