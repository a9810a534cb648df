//! A web of coins and strings, and sets of its strings.

/// Where a string ends: at a coin, or at nothing that anybody can take.
pub type End = Option<u8>;

/// A set of coins by number, at most 64.
pub type Coins = u64;

/// A set of strings by number, `W` words of 64 wide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Strings<const W: usize>([u64; W]);

impl<const W: usize> Strings<W> {
    /// No string.
    pub const NONE: Self = Strings([0; W]);

    /// The set of these strings.
    pub fn of(strings: impl IntoIterator<Item = usize>) -> Self {
        let mut set = Self::NONE;
        strings.into_iter().for_each(|s| set.add(s));
        set
    }

    /// Adds one.
    pub fn add(&mut self, s: usize) {
        self.0[s / 64] |= 1 << (s % 64);
    }

    /// Takes one away.
    pub fn cut(&mut self, s: usize) {
        self.0[s / 64] &= !(1 << (s % 64));
    }

    /// The set without one of its strings.
    pub fn without(mut self, s: usize) -> Self {
        self.cut(s);
        self
    }

    /// Whether it is in the set.
    pub fn has(&self, s: usize) -> bool {
        self.0[s / 64] >> (s % 64) & 1 == 1
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        *self == Self::NONE
    }

    /// How many are in both.
    pub fn shared(&self, other: &Self) -> usize {
        self.0.iter().zip(&other.0).map(|(a, b)| (a & b).count_ones() as usize).sum()
    }

    /// The strings in both.
    pub fn both(&self, other: &Self) -> Self {
        let mut set = *self;
        set.0.iter_mut().zip(&other.0).for_each(|(a, b)| *a &= b);
        set
    }

    fn turned(&self, turn: &Turn<W>) -> Self {
        let mut image = Self::NONE;
        for (eight, table) in turn.iter().enumerate() {
            let bits = (self.0[eight / 8] >> (eight % 8 * 8)) as u8;
            image.0.iter_mut().zip(&table[usize::from(bits)].0).for_each(|(a, b)| *a |= b);
        }
        image
    }

    /// The strings of either.
    pub fn or(&self, other: &Self) -> Self {
        let mut set = *self;
        set.0.iter_mut().zip(&other.0).for_each(|(a, b)| *a |= b);
        set
    }

    /// The strings that are not in the other set.
    pub fn minus(&self, other: &Self) -> Self {
        let mut set = *self;
        set.0.iter_mut().zip(&other.0).for_each(|(a, b)| *a &= !b);
        set
    }

    /// Its words.
    pub fn words(&self) -> &[u64; W] {
        &self.0
    }

    /// The lowest number.
    pub fn first(&self) -> Option<usize> {
        let word = self.0.iter().position(|word| *word != 0)?;
        Some(word * 64 + self.0[word].trailing_zeros() as usize)
    }

    /// All of them, the lowest number first.
    pub fn each(self) -> impl Iterator<Item = usize> {
        let mut left = self;
        std::iter::from_fn(move || {
            let s = left.first()?;
            left.cut(s);
            Some(s)
        })
    }
}

/// By how many strings each coin is held, four bits a coin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Held<const W: usize>([u128; W]);

/// Coins in a word of them.
const WORD: usize = 32;

/// The lowest bit of every coin.
const ONES: u128 = 0x1111_1111_1111_1111_1111_1111_1111_1111;

impl<const W: usize> Held<W> {
    /// No coin is held.
    pub const NONE: Self = Held([0; W]);

    /// By how many strings this coin is held.
    pub fn by(&self, coin: u8) -> usize {
        let place = usize::from(coin);
        (self.0[place / WORD] >> (place % WORD * 4) & 15) as usize
    }

    /// The coins held by two strings, a bit each, four bits apart.
    fn pairs(&self) -> [u128; W] {
        self.0.map(|word| {
            let other = word ^ (ONES << 1);
            !(other | other >> 1 | other >> 2 | other >> 3) & ONES
        })
    }

    /// The coins held by two strings.
    pub fn twos(&self) -> impl Iterator<Item = u8> {
        each(self.pairs())
    }

    /// The coins held by three strings or more.
    pub fn joints(&self) -> impl Iterator<Item = u8> {
        each(self.0.map(|word| (word >> 3 | word >> 2 | word >> 1 & word) & ONES))
    }
}

/// The coins of these bits, four bits apart.
fn each<const W: usize>(mut left: [u128; W]) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let word = left.iter().position(|word| *word != 0)?;
        let place = left[word].trailing_zeros();
        left[word] &= left[word] - 1;
        Some((word * WORD) as u8 + (place / 4) as u8)
    })
}

/// Where every set of 8 neighbouring strings goes when the web is laid upon itself, eight by eight.
type Turn<const W: usize> = Vec<[Strings<W>; 256]>;

/// Most ways to lay a web upon itself but the plain one.
pub const TURNS: usize = 7;

/// Where every turn lays a set; the plain way stands in the place of turns that a web has not.
pub type Images<const W: usize> = [Strings<W>; TURNS];

/// Coins and the strings that hold them. What is cut is not part of it: positions are sets of strings.
#[derive(Clone, Debug)]
pub struct Web<const W: usize> {
    /// The two ends of every string.
    pub ends: Vec<[End; 2]>,
    /// The strings at every coin.
    pub at: Vec<Strings<W>>,
    /// Strings with the same two ends are worth the same: of every such family none, the lowest, the two lowest, and so on.
    twins: Vec<Vec<Strings<W>>>,
    /// By how many strings of 8 neighbouring ones each coin is held, eight by eight.
    held: Vec<[Held<W>; 256]>,
    /// Every way to lay the web upon itself but the plain one.
    turns: Vec<Turn<W>>,
    /// Where every turn lays each string.
    moved: Vec<Images<W>>,
}

impl<const W: usize> Web<W> {
    /// The web of these strings, at most `64 * W`, at most `32 * W` coins and 64, at most 15 strings at a coin, no string from a coin to itself or from nothing to nothing; `turns` are the ways
    /// to lay it upon itself that are known, of which at most [`TURNS`] are used beside the plain one.
    pub fn new(coins: usize, ends: Vec<[End; 2]>, turns: &[Vec<u8>]) -> Self {
        let at_coin = |coin: usize| Strings::of((0..ends.len()).filter(|&s| ends_at(ends[s], coin)));
        let at: Vec<Strings<W>> = (0..coins).map(at_coin).collect();
        let is_plain = |turn: &[u8]| turn.iter().enumerate().all(|(s, to)| s == usize::from(*to));
        let families = families(&ends);
        let set = |strings: &[usize]| Strings::of(strings.iter().copied());
        let twins = families.iter().map(|same| (0..=same.len()).map(|count| set(&same[..count])).collect()).collect();
        let turns = turns.iter().map(|turn| in_order(turn, &families)).filter(|turn| !is_plain(turn));
        let turns: Vec<Vec<u8>> = turns.take(TURNS).collect();
        let to = |t: usize, s: usize| turns.get(t).map_or(s, |turn| usize::from(turn[s]));
        let moved = (0..ends.len()).map(|s| std::array::from_fn(|t| Strings::of([to(t, s)]))).collect();
        let turns = turns.iter().map(|turn| by_eights(turn)).collect();
        let held = (0..ends.len().div_ceil(8)).map(|eight| std::array::from_fn(|bits| held(&ends, eight * 8, bits)));
        let held = held.collect();
        Web { ends, at, twins, held, turns, moved }
    }

    /// By how many strings each coin is held.
    pub fn helds(&self, set: &Strings<W>) -> Held<W> {
        let mut sum = Held([0; W]);
        for (eight, table) in self.held.iter().enumerate() {
            let bits = (set.0[eight / 8] >> (eight % 8 * 8)) as u8;
            sum.0.iter_mut().zip(&table[usize::from(bits)].0).for_each(|(a, b)| *a += b);
        }
        sum
    }

    /// How many strings still hold the coin.
    pub fn held(&self, set: &Strings<W>, coin: u8) -> usize {
        self.at[usize::from(coin)].shared(set)
    }

    /// Coins that are still held.
    pub fn coins(&self, set: &Strings<W>) -> usize {
        self.at.iter().filter(|at| at.shared(set) > 0).count()
    }

    /// The end of a string that is not this coin.
    pub fn other(&self, s: usize, coin: u8) -> End {
        let [a, b] = self.ends[s];
        if a == Some(coin) { b } else { a }
    }

    /// The same position for all that are worth the same by twins and turns.
    pub fn key(&self, set: Strings<W>) -> Strings<W> {
        self.key_of_low(self.low(set))
    }

    /// The same of a set that has only the lowest of every family of twins.
    pub fn key_of_low(&self, low: Strings<W>) -> Strings<W> {
        // A turn takes the lowest of every family to the lowest of another.
        self.turns.iter().map(|turn| low.turned(turn)).fold(low, Ord::min)
    }

    /// Where every turn lays the set.
    pub fn images(&self, set: &Strings<W>) -> Images<W> {
        std::array::from_fn(|t| self.turns.get(t).map_or(*set, |turn| set.turned(turn)))
    }

    /// Where every turn lays the string.
    pub fn moved(&self, s: usize) -> &Images<W> {
        &self.moved[s]
    }

    /// The strings of this set, which has only the lowest of every family of twins: of every family only the highest of these, so
    /// that what is left without it has only the lowest again.
    pub fn single(&self, set: &Strings<W>) -> Strings<W> {
        let mut single = *set;
        for twins in &self.twins {
            let held = twins[twins.len() - 1].shared(set);
            if held > 1 {
                single = single.minus(&twins[held - 1]);
            }
        }
        single
    }

    /// The same with the lowest of every family of twins instead of others.
    pub fn low(&self, mut set: Strings<W>) -> Strings<W> {
        for twins in &self.twins {
            let all = twins.last().expect("a family has members");
            let left = all.both(&set);
            if !left.is_empty() && left != *all {
                set = set.minus(all).or(&twins[left.len()]);
            }
        }
        set
    }
}

fn ends_at(ends: [End; 2], coin: usize) -> bool {
    ends.iter().flatten().any(|end| usize::from(*end) == coin)
}

/// Families of two strings or more with the same two ends, the lowest string first.
fn families(ends: &[[End; 2]]) -> Vec<Vec<usize>> {
    let ordered = |[a, b]: [End; 2]| (a.min(b), a.max(b));
    let of = |s: usize| (0..ends.len()).filter(|t| ordered(ends[*t]) == ordered(ends[s])).collect::<Vec<usize>>();
    (0..ends.len())
        .map(of)
        .enumerate()
        .filter(|(s, same)| same.len() > 1 && same[0] == *s)
        .map(|(_, same)| same)
        .collect()
}

/// The turn after which the strings of every family stand in the order of their numbers again: twins may change places.
fn in_order(turn: &[u8], families: &[Vec<usize>]) -> Vec<u8> {
    let mut ordered = turn.to_vec();
    for same in families {
        let mut images: Vec<u8> = same.iter().map(|s| turn[*s]).collect();
        images.sort_unstable();
        same.iter().zip(images).for_each(|(s, image)| ordered[*s] = image);
    }
    ordered
}

fn held<const W: usize>(ends: &[[End; 2]], start: usize, bits: usize) -> Held<W> {
    let mut held = Held([0; W]);
    for (_, ends) in ends[start..].iter().enumerate().take(8).filter(|(i, _)| bits >> i & 1 == 1) {
        for coin in ends.iter().flatten().map(|coin| usize::from(*coin)) {
            held.0[coin / WORD] += 1 << (coin % WORD * 4);
        }
    }
    held
}

fn by_eights<const W: usize>(turn: &[u8]) -> Turn<W> {
    let image = |eight: &[u8], bits: usize| {
        Strings::of(eight.iter().enumerate().filter(|(i, _)| bits >> i & 1 == 1).map(|(_, to)| usize::from(*to)))
    };
    turn.chunks(8).map(|eight| std::array::from_fn(|bits| image(eight, bits))).collect()
}
