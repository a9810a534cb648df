//! Coins that hang together in a row, each on two strings: what a cut gives away, and what can be taken of it.

use crate::scores::dots_and_boxes::solver::web::{Coins, Held, Strings, Web};

/// Coins in a row, each on two strings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run<const W: usize> {
    /// The coins.
    pub coins: Coins,
    /// All their strings.
    pub strings: Strings<W>,
    /// How the row ends.
    pub shape: Shape,
    /// The string between the two, of a row of two coins; else one of its strings.
    pub middle: usize,
}

/// How a row of coins ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
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

impl<const W: usize> Run<W> {
    /// How many coins.
    pub fn count(&self) -> usize {
        self.coins.count_ones() as usize
    }
}

impl Shape {
    /// What opening a row of so many coins that touches nothing else gives: coins taken for sure, and coins that may be left.
    pub fn gives(self, coins: usize) -> (usize, usize) {
        match self {
            Shape::Loop if coins >= 4 => (coins - 4, 4),
            Shape::Chain if coins >= 3 => (coins - 2, 2),
            _ => (coins, 0),
        }
    }
}

impl<const W: usize> Web<W> {
    /// The row to which a coin on two strings belongs.
    pub fn run(&self, set: &Strings<W>, held: &Held<W>, coin: u8) -> Run<W> {
        let mut run = Run { coins: 1 << coin, strings: Strings::NONE, shape: Shape::Chain, middle: 0 };
        for start in self.at[usize::from(coin)].both(set).each() {
            if run.shape == Shape::Loop {
                break;
            }
            run.middle = start;
            self.follow(&mut run, set, held, coin, start);
        }
        if run.count() == 2 {
            let (a, b) = (run.coins.trailing_zeros() as usize, 63 - run.coins.leading_zeros() as usize);
            let shared = self.at[a].both(&self.at[b]).both(set);
            run.middle = shared.first().unwrap_or(run.middle);
        }
        run
    }

    /// The same if the row touches nothing else; which string is its middle one is not told.
    pub fn apart(&self, set: &Strings<W>, held: &Held<W>, coin: u8) -> Option<Run<W>> {
        let mut run = Run { coins: 1 << coin, strings: Strings::NONE, shape: Shape::Chain, middle: 0 };
        for start in self.at[usize::from(coin)].both(set).each() {
            self.follow(&mut run, set, held, coin, start);
            match run.shape {
                Shape::Loop => break,
                Shape::Branch => return None,
                Shape::Chain => (),
            }
        }
        Some(run)
    }

    /// Adds what hangs on this string of a coin of the row.
    fn follow(&self, run: &mut Run<W>, set: &Strings<W>, held: &Held<W>, coin: u8, start: usize) {
        run.strings.add(start);
        let (mut string, mut from) = (start, coin);
        while let Some(next) = self.other(string, from) {
            if next == coin || held.by(next) != 2 {
                run.shape = if next == coin { Shape::Loop } else { Shape::Branch };
                break;
            }
            string = self.at[usize::from(next)].both(set).without(string).first().expect("the second of two");
            run.coins |= 1 << next;
            run.strings.add(string);
            from = next;
        }
    }

    /// Takes all that can be taken without loss, from a position where coins may hang on one string.
    ///
    /// A coin on one string is taken at once unless that string leads to a coin on two: taking it gains a coin and changes nothing
    /// else. Of several rows all but one are eaten whole; of the last one all but two coins (of a row with no open end: four),
    /// which are left or taken as the rest is worth.
    pub fn haul(&self, set: Strings<W>) -> Haul<W> {
        let open = (0..self.at.len() as u8).filter(|coin| self.held(&set, *coin) == 1);
        self.haul_from(set, open.fold(0, |open, coin| open | 1 << coin))
    }

    /// The same after a string was cut where no coin hung on one.
    pub fn haul_after(&self, set: Strings<W>, cut: usize) -> Haul<W> {
        let set = set.without(cut);
        let open = self.ends[cut].into_iter().flatten().filter(|coin| self.held(&set, *coin) == 1);
        self.haul_from(set, open.fold(0, |open, coin| open | 1 << coin))
    }

    fn haul_from(&self, mut set: Strings<W>, mut open: Coins) -> Haul<W> {
        let mut taken = 0;
        loop {
            open = ones(open).filter(|coin| self.held(&set, *coin) == 1).fold(0, |open, coin| open | 1 << coin);
            if let Some((string, coins)) = ones(open).find_map(|coin| self.free(&set, coin)) {
                taken += coins;
                set.cut(string);
                continue;
            }
            // Of a short row that begins at both ends nothing can be left, so the longest stays for the last.
            let rows = ones(open).map(|coin| self.row(&set, coin)).filter(|row| row.is_closed);
            let closed = rows.min_by_key(|row| row.coins);
            let Some(row) = closed.or_else(|| ones(open).next().map(|coin| self.row(&set, coin))) else {
                return Haul { taken, spare: 0, rest: set };
            };
            set = set.minus(&row.strings);
            // A row with two beginnings was found from both.
            let is_last = open.count_ones() == if row.is_closed { 2 } else { 1 };
            if is_last {
                let spare = match row.coins {
                    _ if !row.is_closed => 2,
                    4.. => 4,
                    _ => 0,
                };
                return Haul { taken: taken + row.coins - spare, spare, rest: set };
            }
            taken += row.coins;
        }
    }

    /// The last string of a coin and how many coins its cut takes, unless it leads to a coin on two strings.
    fn free(&self, set: &Strings<W>, coin: u8) -> Option<(usize, usize)> {
        let string = self.at[usize::from(coin)].both(set).first()?;
        match self.other(string, coin).map_or(0, |next| self.held(set, next)) {
            1 => Some((string, 2)),
            2 => None,
            _ => Some((string, 1)),
        }
    }

    /// The row that begins with a coin on one string.
    fn row(&self, set: &Strings<W>, coin: u8) -> Open<W> {
        let mut row = Open { coins: 1, strings: Strings::NONE, is_closed: false };
        let (mut string, mut from) = (self.at[usize::from(coin)].both(set).first(), coin);
        while let Some(cut) = string {
            row.strings.add(cut);
            let Some(next) = self.other(cut, from) else { break };
            let held = self.held(set, next);
            row.is_closed = held == 1;
            if held > 2 {
                break;
            }
            row.coins += 1;
            string = self.at[usize::from(next)].both(set).without(cut).first();
            from = next;
        }
        row
    }
}

/// The coins of a set, the lowest number first.
pub fn ones(mut coins: Coins) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let coin = coins.trailing_zeros() as u8;
        coins &= coins.checked_sub(1)?;
        Some(coin)
    })
}
