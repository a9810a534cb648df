//! A web of coins and strings, and sets of its strings.

/// Where a string ends: at a coin, or at nothing that anybody can take.
pub type End = Option<u8>;

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

    /// The set with one more string.
    pub fn with(mut self, s: usize) -> Self {
        self.add(s);
        self
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

    /// All of them, the lowest number first.
    pub fn each(self) -> impl Iterator<Item = usize> {
        let mut left = self;
        std::iter::from_fn(move || {
            let word = left.0.iter().position(|word| *word != 0)?;
            let s = word * 64 + left.0[word].trailing_zeros() as usize;
            left.cut(s);
            Some(s)
        })
    }
}

/// Where every set of 8 neighbouring strings goes when the web is laid upon itself, eight by eight.
type Turn<const W: usize> = Vec<[Strings<W>; 256]>;

/// Coins and the strings that hold them. What is cut is not part of it: positions are sets of strings.
#[derive(Clone, Debug)]
pub struct Web<const W: usize> {
    /// The two ends of every string.
    pub ends: Vec<[End; 2]>,
    /// The strings at every coin.
    pub at: Vec<Strings<W>>,
    /// The lowest string with the same two ends: such strings are worth the same.
    twins: Vec<Strings<W>>,
    /// Every way to lay the web upon itself but the plain one.
    turns: Vec<Turn<W>>,
}

impl<const W: usize> Web<W> {
    /// The web of these strings, at most `64 * W`, no string from a coin to itself or from nothing to nothing; `turns` are the ways
    /// to lay it upon itself that are known.
    pub fn new(coins: usize, ends: Vec<[End; 2]>, turns: &[Vec<u8>]) -> Self {
        let at_coin = |coin: usize| Strings::of((0..ends.len()).filter(|&s| ends_at(ends[s], coin)));
        let at: Vec<Strings<W>> = (0..coins).map(at_coin).collect();
        let ordered = |[a, b]: [End; 2]| (a.min(b), a.max(b));
        let is_plain = |turn: &[u8]| turn.iter().enumerate().all(|(s, to)| s == usize::from(*to));
        let mut twins: Vec<Strings<W>> = Vec::new();
        for s in 0..ends.len() {
            let same = (0..ends.len()).filter(|t| ordered(ends[*t]) == ordered(ends[s]));
            let same = Strings::of(same);
            if same.len() > 1 && !twins.contains(&same) {
                twins.push(same);
            }
        }
        let turns = turns.iter().filter(|turn| !is_plain(turn)).map(|turn| by_eights(turn)).collect();
        Web { ends, at, twins, turns }
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
        let plain = self.low(set);
        self.turns.iter().map(|turn| self.low(set.turned(turn))).fold(plain, Ord::min)
    }

    /// The same with the lowest of every family of twins instead of others.
    pub fn low(&self, mut set: Strings<W>) -> Strings<W> {
        for twins in &self.twins {
            let left = twins.both(&set);
            let count = left.len();
            if count > 0 && count < twins.len() {
                left.each().for_each(|s| set.cut(s));
                twins.each().take(count).for_each(|s| set.add(s));
            }
        }
        set
    }
}

fn ends_at(ends: [End; 2], coin: usize) -> bool {
    ends.iter().flatten().any(|end| usize::from(*end) == coin)
}

fn by_eights<const W: usize>(turn: &[u8]) -> Turn<W> {
    let image = |eight: &[u8], bits: usize| {
        Strings::of(eight.iter().enumerate().filter(|(i, _)| bits >> i & 1 == 1).map(|(_, to)| usize::from(*to)))
    };
    turn.chunks(8).map(|eight| std::array::from_fn(|bits| image(eight, bits))).collect()
}
