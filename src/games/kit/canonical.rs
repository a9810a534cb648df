//! Short games of two sides with moves of their own, in canonical form: comparison, sums, and how they are written.
//!
//! Left's moves and Right's are games again. A game is at least another when Right, moving first, cannot win their
//! difference; equal games have one canonical form, reached by taking out dominated options and bypassing reversible ones.
//! Forms are kept once each, so equal games have equal numbers. Source: J. H. Conway, On Numbers and Games (1976), chapters 7
//! to 10; E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways, volume 1, chapters 1 to 3.
//!
//! Time: a form costs a comparison of its options two by two, each remembered. Worked by hand: {0, -1 | 1}: -1 is dominated
//! by 0, which leaves {0 | 1}, the number 1/2.

use rustc_hash::{FxHashMap, FxHashSet};

/// A game that is kept: equal numbers are equal forms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Game(u32);

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Options {
    left: Vec<Game>,
    right: Vec<Game>,
}

/// A number of moves, as a numerator and the exponent of the power of two below it, for the first side; and whether a star is added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ahead {
    /// Moves by which the first side is ahead; below zero, the second is.
    pub number: (i64, u32),
    /// One move more is there for whoever takes it.
    pub has_star: bool,
}

/// Every form met so far.
#[derive(Debug)]
pub struct Forms {
    all: Vec<Options>,
    index: FxHashMap<Options, Game>,
    at_most: FxHashMap<(Game, Game), bool>,
    sums: FxHashMap<(Game, Game), Game>,
}

impl Default for Forms {
    fn default() -> Self {
        let mut forms = Forms {
            all: Vec::new(),
            index: FxHashMap::default(),
            at_most: FxHashMap::default(),
            sums: FxHashMap::default(),
        };
        forms.keep(Options { left: Vec::new(), right: Vec::new() });
        forms
    }
}

impl Forms {
    /// The game in which nobody can move.
    pub const ZERO: Game = Game(0);

    /// Left's options of a form.
    pub fn left(&self, game: Game) -> &[Game] {
        &self.all[game.0 as usize].left
    }

    /// Right's options of a form.
    pub fn right(&self, game: Game) -> &[Game] {
        &self.all[game.0 as usize].right
    }

    fn keep(&mut self, options: Options) -> Game {
        if let Some(game) = self.index.get(&options) {
            return *game;
        }
        let game = Game(self.all.len() as u32);
        self.all.push(options.clone());
        self.index.insert(options, game);
        game
    }

    /// Whether the first game is at most the second: Left, moving first, cannot win the first less the second.
    pub fn is_at_most(&mut self, a: Game, b: Game) -> bool {
        if a == b {
            return true;
        }
        if let Some(known) = self.at_most.get(&(a, b)) {
            return *known;
        }
        let by_left = (0..self.left(a).len()).any(|i| self.is_at_most(b, self.left(a)[i]));
        let is_at_most = !by_left && !(0..self.right(b).len()).any(|i| self.is_at_most(self.right(b)[i], a));
        self.at_most.insert((a, b), is_at_most);
        is_at_most
    }

    /// The canonical form of the game with these options, which are canonical.
    pub fn canonical(&mut self, left: Vec<Game>, right: Vec<Game>) -> Game {
        let mut options = Options { left: self.undominated(left, false), right: self.undominated(right, true) };
        loop {
            let game = self.keep(options.clone());
            let left = self.bypassed(game, &options.left, false);
            let right = self.bypassed(game, &options.right, true);
            if left.is_none() && right.is_none() {
                return game;
            }
            let (left, right) = (left.unwrap_or(options.left), right.unwrap_or(options.right));
            options = Options { left: self.undominated(left, false), right: self.undominated(right, true) };
        }
    }

    /// Sorted, without options that another one makes useless: smaller ones of Left, greater ones of Right.
    fn undominated(&mut self, mut options: Vec<Game>, is_right: bool) -> Vec<Game> {
        options.sort_unstable();
        options.dedup();
        let mut kept: Vec<Game> = Vec::with_capacity(options.len());
        for &option in &options {
            let mut is_useless =
                |a: Game, b: Game| if is_right { self.is_at_most(b, a) } else { self.is_at_most(a, b) };
            if kept.iter().any(|&other| is_useless(option, other)) {
                continue;
            }
            kept.retain(|&other| !is_useless(other, option));
            kept.push(option);
        }
        kept
    }

    /// The options with each reversible one replaced by what it comes to after the answer; `None` if there is none.
    fn bypassed(&mut self, game: Game, options: &[Game], is_right: bool) -> Option<Vec<Game>> {
        let mut is_changed = false;
        let mut all = Vec::with_capacity(options.len());
        for &option in options {
            let answers = if is_right { self.left(option) } else { self.right(option) }.to_vec();
            let reverses =
                |&answer: &Game| if is_right { self.is_at_most(game, answer) } else { self.is_at_most(answer, game) };
            match answers.iter().copied().find(reverses) {
                Some(answer) => {
                    is_changed = true;
                    all.extend_from_slice(if is_right { self.right(answer) } else { self.left(answer) });
                }
                None => all.push(option),
            }
        }
        is_changed.then_some(all)
    }

    /// The canonical form of two games played side by side.
    pub fn sum(&mut self, a: Game, b: Game) -> Game {
        let (a, b) = (a.min(b), a.max(b));
        if a == Forms::ZERO {
            return b;
        }
        if let Some(sum) = self.sums.get(&(a, b)) {
            return *sum;
        }
        let mut sides = [false, true].map(|_| Vec::new());
        for (side, sums) in sides.iter_mut().enumerate() {
            let of = |forms: &Self, game| if side == 1 { forms.right(game) } else { forms.left(game) }.to_vec();
            let (of_a, of_b) = (of(self, a), of(self, b));
            sums.extend(of_a.into_iter().map(|option| (option, b)));
            sums.extend(of_b.into_iter().map(|option| (a, option)));
        }
        let [left, right] = sides.map(|pairs| pairs.into_iter().map(|(a, b)| self.sum(a, b)).collect());
        let sum = self.canonical(left, right);
        self.sums.insert((a, b), sum);
        sum
    }

    /// How many different games can be reached from a form, itself among them; `most` at most.
    pub fn followers(&self, game: Game, most: usize) -> usize {
        let mut met = FxHashSet::from_iter([game]);
        let mut open = vec![game];
        while let Some(game) = open.pop() {
            if met.len() >= most {
                return most;
            }
            open.extend(self.left(game).iter().chain(self.right(game)).filter(|option| met.insert(**option)));
        }
        met.len()
    }

    /// The canonical form with the sides exchanged.
    #[cfg(test)]
    pub fn negative(&mut self, game: Game) -> Game {
        let options = self.all[game.0 as usize].clone();
        let mut turned = |options: Vec<Game>| -> Vec<Game> {
            let mut turned: Vec<Game> = options.into_iter().map(|option| self.negative(option)).collect();
            turned.sort_unstable();
            turned
        };
        let (left, right) = (turned(options.right), turned(options.left));
        self.keep(Options { left, right })
    }

    /// The number a canonical form is, as a numerator and the exponent of the power of two below it.
    pub fn number(&self, game: Game) -> Option<(i64, u32)> {
        match (self.left(game), self.right(game)) {
            ([], []) => Some((0, 0)),
            ([left], []) => self.number(*left).map(|(n, _)| (n + 1, 0)),
            ([], [right]) => self.number(*right).map(|(n, _)| (n - 1, 0)),
            ([left], [right]) => {
                let ((a, i), (b, j)) = (self.number(*left)?, self.number(*right)?);
                let bits = i.max(j);
                let (a, b) = (a << (bits - i), b << (bits - j));
                // In canonical form a number lies halfway between its options.
                (a < b).then(|| lowest(a + b, bits + 1))
            }
            _ => None,
        }
    }

    /// The Nim heap a canonical form is, if it is one.
    pub fn heap(&self, game: Game) -> Option<u32> {
        let options = self.left(game);
        if options != self.right(game) {
            return None;
        }
        let mut heaps = options.iter().map(|option| self.heap(*option)).collect::<Option<Vec<u32>>>()?;
        heaps.sort_unstable();
        heaps.iter().copied().eq(0..heaps.len() as u32).then_some(heaps.len() as u32)
    }

    /// The number and the Nim heap that a form is the sum of, if it is one: its options on both sides are the number with each lower heap.
    pub fn starred(&self, game: Game) -> Option<((i64, u32), u32)> {
        if let Some(number) = self.number(game) {
            return Some((number, 0));
        }
        let options = self.left(game);
        let parts: Vec<((i64, u32), u32)> =
            options.iter().map(|option| self.starred(*option)).collect::<Option<_>>()?;
        let number = parts.first()?.0;
        let mut heaps: Vec<u32> = parts.iter().map(|(_, heap)| *heap).collect();
        heaps.sort_unstable();
        let is_heap = heaps.iter().copied().eq(0..heaps.len() as u32) && parts.iter().all(|part| part.0 == number);
        (is_heap && options == self.right(game)).then_some((number, heaps.len() as u32))
    }

    /// A form as it is read: as it is written, but with `2*` for `{2|2}`, the number and a star.
    pub fn short(&self, game: Game) -> String {
        match self.starred(game) {
            Some((number, heap)) if number.0 != 0 && heap > 0 => {
                let heap = if heap == 1 { String::new() } else { heap.to_string() };
                format!("{}*{heap}", written(number))
            }
            Some(_) => self.write(game),
            None => {
                let all = |options: &[Game]| {
                    let mut texts: Vec<String> = options.iter().map(|option| self.short(*option)).collect();
                    texts.sort_unstable();
                    texts.join(",")
                };
                format!("{{{}|{}}}", all(self.left(game)), all(self.right(game)))
            }
        }
    }

    /// Writes a canonical form: a number such as `3/2`, `*`, `*2`, or `{1|-1}` with the options of each side sorted as text.
    pub fn write(&self, game: Game) -> String {
        if let Some(number) = self.number(game) {
            return written(number);
        }
        match self.heap(game) {
            Some(1) => "*".to_owned(),
            Some(heap) => format!("*{heap}"),
            None => format!("{{{}|{}}}", self.write_all(self.left(game)), self.write_all(self.right(game))),
        }
    }

    fn write_all(&self, options: &[Game]) -> String {
        let mut texts: Vec<String> = options.iter().map(|option| self.write(*option)).collect();
        texts.sort_unstable();
        texts.join(",")
    }
}

/// A number as text.
pub fn written((n, bits): (i64, u32)) -> String {
    if bits == 0 { n.to_string() } else { format!("{n}/{}", 1u64 << bits) }
}

fn lowest(mut n: i64, mut bits: u32) -> (i64, u32) {
    while bits > 0 && n % 2 == 0 {
        n /= 2;
        bits -= 1;
    }
    (n, bits)
}

#[cfg(test)]
pub(crate) mod tests {
    use proptest::prelude::*;

    use super::*;

    fn heap(forms: &mut Forms, n: u32) -> Game {
        let options: Vec<Game> = (0..n).map(|m| heap(forms, m)).collect();
        forms.canonical(options.clone(), options)
    }

    /// The number `n` as a game.
    pub fn integer(forms: &mut Forms, n: i64) -> Game {
        match n {
            0 => Forms::ZERO,
            1.. => {
                let below = integer(forms, n - 1);
                forms.canonical(vec![below], vec![])
            }
            _ => {
                let above = integer(forms, n + 1);
                forms.canonical(vec![], vec![above])
            }
        }
    }

    #[test]
    fn games_from_the_books() {
        let mut forms = Forms::default();
        let zero = Forms::ZERO;
        let (one, two, minus) = (integer(&mut forms, 1), integer(&mut forms, 2), integer(&mut forms, -1));
        let half = forms.canonical(vec![minus, zero], vec![one]);
        assert_eq!(forms.write(half), "1/2");
        assert_eq!(forms.sum(half, half), one);
        let star = heap(&mut forms, 1);
        let up = forms.canonical(vec![zero], vec![star]);
        assert_eq!(forms.write(up), "{0|*}");
        let double = forms.sum(up, up);
        assert_eq!(forms.write(double), "{0|{*,0|0}}", "options are sorted as text");
        let up_star = forms.sum(up, star);
        assert_eq!(forms.write(up_star), "{*,0|0}", "options are sorted as text");
        let switch = forms.canonical(vec![one], vec![minus]);
        assert_eq!((forms.write(switch), forms.sum(switch, switch)), ("{1|-1}".to_owned(), zero));
        let reversible = forms.canonical(vec![switch], vec![two]);
        assert_eq!(forms.write(reversible), "0", "the switch is confused with 0, and Right answers it");
        let stars = (heap(&mut forms, 2), heap(&mut forms, 3));
        assert_eq!(forms.sum(stars.0, stars.1), star);
        assert_eq!(forms.write(stars.1), "*3");
        assert!(!forms.is_at_most(star, zero) && !forms.is_at_most(zero, star), "a star is confused with 0");
        assert!(forms.is_at_most(zero, up) && !forms.is_at_most(up, zero));
        let fraction = integer(&mut forms, 3);
        let quarter = forms.canonical(vec![half], vec![one]);
        let sum = forms.sum(fraction, quarter);
        assert_eq!(forms.write(sum), "15/4");
        let starred = [forms.sum(two, star), forms.sum(half, stars.0)];
        assert_eq!(starred.map(|game| forms.short(game)), ["2*", "1/2*2"]);
        assert_eq!(forms.write(starred[0]), "{2|2}");
        let hot = forms.canonical(vec![starred[0]], vec![zero]);
        assert_eq!(
            (forms.short(hot), forms.short(star), forms.short(up)),
            ("{2*|0}".into(), "*".into(), "{0|*}".into())
        );
    }

    /// A random game of a few levels.
    #[derive(Clone, Debug)]
    enum Tree {
        Node(Vec<Tree>, Vec<Tree>),
    }

    fn trees() -> impl Strategy<Value = Tree> {
        let leaf = Just(Tree::Node(vec![], vec![]));
        leaf.prop_recursive(4, 20, 2, |inner| {
            let side = || prop::collection::vec(inner.clone(), 0..=2);
            (side(), side()).prop_map(|(left, right)| Tree::Node(left, right))
        })
    }

    fn canonical(forms: &mut Forms, Tree::Node(left, right): &Tree) -> Game {
        let mut side = |trees: &[Tree]| trees.iter().map(|tree| canonical(forms, tree)).collect::<Vec<_>>();
        let (left, right) = (side(left), side(right));
        forms.canonical(left, right)
    }

    /// Plain play of a sum: whether who moves (Left unless `is_right`) wins.
    fn wins(trees: &[Tree], is_right: bool) -> bool {
        trees.iter().enumerate().any(|(i, Tree::Node(left, right))| {
            let options = if is_right { right } else { left };
            options.iter().any(|option| {
                let mut next = trees.to_vec();
                next[i] = option.clone();
                !wins(&next, !is_right)
            })
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn forms_win_and_lose_as_plain_play_does_alone_and_in_sums(a in trees(), b in trees()) {
            let mut forms = Forms::default();
            let (x, y) = (canonical(&mut forms, &a), canonical(&mut forms, &b));
            let sum = forms.sum(x, y);
            for (game, trees) in [(x, vec![a.clone()]), (y, vec![b.clone()]), (sum, vec![a, b])] {
                prop_assert_eq!(!forms.is_at_most(game, Forms::ZERO), wins(&trees, false));
                prop_assert_eq!(!forms.is_at_most(Forms::ZERO, game), wins(&trees, true));
            }
            let negative = forms.negative(x);
            prop_assert_eq!(forms.sum(x, negative), Forms::ZERO);
            prop_assert_eq!(forms.negative(negative), x);
        }

        #[test]
        fn equal_games_have_one_form(a in trees(), b in trees()) {
            let mut forms = Forms::default();
            let (x, y) = (canonical(&mut forms, &a), canonical(&mut forms, &b));
            let is_equal = forms.is_at_most(x, y) && forms.is_at_most(y, x);
            prop_assert_eq!(is_equal, x == y);
        }
    }
}
