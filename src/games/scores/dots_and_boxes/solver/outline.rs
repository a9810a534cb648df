//! What the cuts of a position depend on, found once for all of them: a cut then changes little of it.
//!
//! A coin on three strings that loses one is on two, and may be in a row that touches nothing else from then on. Whether it is
//! can be told from where its other strings lead, without walking there; and where every turn lays what is left, from where it
//! lays the strings that are gone.

use crate::scores::dots_and_boxes::solver::runs::Shape;
use crate::scores::dots_and_boxes::solver::web::{Coins, End, Held, Images, Strings, TURNS, Web};

/// A row of coins on two strings each, of which an end at least hangs on a coin that three strings hold, or more.
#[derive(Clone, Copy, Debug)]
pub struct Arm<const W: usize> {
    /// All strings of its coins.
    pub strings: Strings<W>,
    /// Where it ends: at coins that three strings hold, or more, or at nothing.
    pub ends: [End; 2],
    /// How many coins.
    pub coins: u8,
    /// The string between the two, of a row of two coins; else one of its strings.
    pub middle: u8,
}

/// What the cuts of a position depend on, where no coin hangs on one string and every row touches something else.
#[derive(Clone, Debug)]
pub struct Outline<const W: usize> {
    /// The strings looked at.
    set: Strings<W>,
    /// By how many strings each coin is held.
    pub held: Held<W>,
    /// The strings that give nothing away.
    pub safe: Strings<W>,
    /// Every row of coins on two strings.
    pub arms: Vec<Arm<W>>,
    /// How many coins two strings hold.
    pub twos: u32,
    /// The number of the row of every string, from 1 on; 0 is none.
    arm_of: [[u8; 64]; W],
    /// The strings whose images are held.
    laid: Strings<W>,
    /// Where every turn lays those.
    images: Images<W>,
}

/// What becomes of a coin that two strings hold from now on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate<const W: usize> {
    /// It hangs together with others.
    Stays,
    /// It is in a row that touches nothing else.
    Parts {
        /// How the row ends.
        shape: Shape,
        /// How many coins.
        coins: u8,
        /// All their strings.
        strings: Strings<W>,
    },
    /// That depends on what becomes of the other coin.
    Joint,
}

impl<const W: usize> Default for Outline<W> {
    /// What there is to be seen of no strings.
    fn default() -> Self {
        Outline {
            set: Strings::NONE,
            held: Held::NONE,
            safe: Strings::NONE,
            arms: Vec::new(),
            twos: 0,
            arm_of: [[0; 64]; W],
            laid: Strings::NONE,
            images: [Strings::NONE; TURNS],
        }
    }
}

impl<const W: usize> Outline<W> {
    /// Looks at these strings, in place of what was looked at before; all of one web.
    pub fn look(&mut self, web: &Web<W>, set: Strings<W>) {
        if self.set == set {
            return;
        }
        self.set = set;
        self.held = web.helds(&set);
        self.safe = set;
        self.arms.clear();
        self.twos = 0;
        self.arm_of = [[0; 64]; W];
        let mut seen: Coins = 0;
        for coin in self.held.twos() {
            self.twos += 1;
            self.safe = self.safe.minus(&web.at[usize::from(coin)]);
            if seen >> coin & 1 == 0 {
                let (arm, coins) = web.arm(&set, &self.held, coin);
                seen |= coins;
                self.arms.push(arm);
                let number = self.arms.len() as u8;
                arm.strings.each().for_each(|s| self.arm_of[s / 64][s % 64] = number);
            }
        }
    }

    /// Lays what it has looked at wherever a turn lays it, for [`Outline::key_without`].
    pub fn lay(&mut self, web: &Web<W>) {
        if self.laid != self.set {
            self.laid = self.set;
            self.images = web.images(&self.set);
        }
    }

    /// Where this string of a coin on three strings or more leads to, and along which row.
    fn beyond(&self, web: &Web<W>, string: usize, coin: u8) -> (End, Option<&Arm<W>>) {
        let number = usize::from(self.arm_of[string / 64][string % 64]);
        let Some(arm) = number.checked_sub(1).map(|arm| &self.arms[arm]) else {
            return (web.other(string, coin), None);
        };
        (arm.ends[usize::from(arm.ends[0] == Some(coin))], Some(arm))
    }

    /// What becomes of a coin on three strings or more that only these two hold from now on, while `other` may be such a coin as well.
    pub fn fate(&self, web: &Web<W>, coin: u8, strings: Strings<W>, other: End) -> Fate<W> {
        let two = strings.first().map(|a| (a, strings.without(a).first()));
        let Some((a, Some(b))) = two else { return Fate::Joint };
        let ((to_a, by_a), (to_b, by_b)) = (self.beyond(web, a, coin), self.beyond(web, b, coin));
        if let (true, Some(arm)) = (to_a == Some(coin), by_a) {
            return Fate::Parts { shape: Shape::Loop, coins: 1 + arm.coins, strings: arm.strings };
        }
        if other.is_some() && (to_a == other || to_b == other) {
            return Fate::Joint;
        }
        if to_a.is_some() || to_b.is_some() {
            return Fate::Stays;
        }
        let arms = [by_a, by_b].into_iter().flatten();
        let (coins, strings) = arms.fold((1, strings), |(coins, all), arm| (coins + arm.coins, all.or(&arm.strings)));
        Fate::Parts { shape: Shape::Chain, coins, strings }
    }

    /// The key of the strings that are left when these are gone, of a position that is laid.
    pub fn key_without(&self, web: &Web<W>, left: Strings<W>, gone: &Strings<W>) -> Strings<W> {
        let mut images = self.images;
        for s in gone.each() {
            images.iter_mut().zip(web.moved(s)).for_each(|(image, moved)| *image = image.minus(moved));
        }
        images.into_iter().fold(left, Ord::min)
    }
}

impl<const W: usize> Web<W> {
    /// The row of a coin on two strings, and its coins; it touches something else.
    fn arm(&self, set: &Strings<W>, held: &Held<W>, coin: u8) -> (Arm<W>, Coins) {
        let mut coins: Coins = 1 << coin;
        let mut arm = Arm { strings: Strings::NONE, ends: [None; 2], coins: 0, middle: 0 };
        for (end, start) in self.at[usize::from(coin)].both(set).each().enumerate() {
            arm.strings.add(start);
            arm.middle = start as u8;
            let (mut string, mut from) = (start, coin);
            while let Some(next) = self.other(string, from) {
                if held.by(next) != 2 {
                    arm.ends[end] = Some(next);
                    break;
                }
                string = self.at[usize::from(next)].both(set).without(string).first().expect("the second of two");
                coins |= 1 << next;
                arm.strings.add(string);
                from = next;
            }
        }
        arm.coins = coins.count_ones() as u8;
        if arm.coins == 2 {
            let (a, b) = (coins.trailing_zeros() as usize, 63 - coins.leading_zeros() as usize);
            let between = self.at[a].both(&self.at[b]).both(set).first();
            arm.middle = between.map_or(arm.middle, |s| s as u8);
        }
        (arm, coins)
    }
}
