//! A law that says which positions are lost, checked by induction over every position of some sizes.
//!
//! Why this is a proof: of a position that the law calls lost every move leads to one it calls won, of one it calls won some move
//! leads to one it calls lost, and where the game is over it is as the law says. No play returns to where it was, so the law is
//! right of the last positions of each play, then of those before, and so of them all. It is a proof for these sizes and no others.

use rustc_hash::FxHashMap;

use crate::ground::Ground;
use crate::walk::{ARROWS, LETTERS, Limit, POSITIONS};
use ground::expression::read::{Term, read};
use ground::expression::sizes::{GAP, NAMES, count, values};
use ground::expression::tree::Truth;
use ground::fault::{Fault, Kind};
use ground::rules::{Ending, Side};
use ground::say;
use ground::say::Say;

/// Moves of one position at most.
const MOVES: usize = 100_000;

/// A law and the sizes it is checked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Law {
    /// The law as it was typed.
    pub text: String,
    /// The greatest size.
    pub to: usize,
    /// How many sizes it speaks of.
    pub count: usize,
    truth: Truth,
    /// Whether it speaks of the difference of two sizes, and so of the smaller one first.
    is_ordered: bool,
}

/// What came of it.
#[derive(Clone, Debug, PartialEq)]
pub enum Checked {
    /// It is right of all these positions.
    Holds(Extent),
    /// It is wrong, or cannot be shown so.
    Hole(Gap),
    /// There is more to be looked at than can be held.
    Beyond(Limit),
}

/// What was looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extent {
    /// Positions, those with the other side to move among them.
    pub positions: usize,
    /// Those of them that are lost.
    pub lost: usize,
    /// Whether the position of the certificate is lost; `None`: it is none of them.
    pub start: Option<bool>,
}

/// What is wrong with a law, and at which position.
#[derive(Clone, Debug, PartialEq)]
pub struct Gap {
    /// The position.
    pub position: String,
    /// What is wrong there.
    pub kind: GapKind,
}

/// What can be wrong.
#[derive(Clone, Debug, PartialEq)]
pub enum GapKind {
    /// It is called lost, and this move leads to a position that is called lost, too.
    LostToo(String),
    /// It is called won, and no move leads to a position that is called lost.
    NoneLost,
    /// The game is over there otherwise than the law says, or with a draw or points.
    Ends(Ending),
    /// This move leads to a position of other sizes, so that nothing is said of it.
    Leaves(String),
    /// This move leaves the same side to move.
    MovesAgain(String),
    /// Play can return to it.
    Returns,
    /// Two sizes are this position, and the law calls it won and lost.
    Both,
    /// The law says nothing of it that is a truth.
    Unsaid,
    /// This move leads to a position of the same value, which is this.
    SameValue(String, u32),
    /// No move leads to a position of this value, which is less than its own.
    NoneOfValue(u32, u32),
    /// No position has these sizes, so that nothing can be checked.
    Nothing,
}

impl Law {
    /// Reads a law for sizes up to `to`; a fault names the column in the law.
    pub fn read(text: &str, to: usize) -> Result<Self, Fault> {
        let Term::Truth(truth) = read(text, NAMES)? else {
            return Err(Fault::new(Kind::BadParameter, say!("certificate-law-truth", text = text)));
        };
        let mut variables = Vec::new();
        truth.variables(&mut variables);
        let is_ordered = variables.contains(&GAP);
        Ok(Law { text: text.to_owned(), to, count: count(&variables), truth, is_ordered })
    }

    /// The same law for sizes up to another one.
    pub fn up_to(self, to: usize) -> Self {
        Law { to, ..self }
    }

    /// How it is written in a certificate.
    pub fn write(&self) -> String {
        format!("{} {}", self.to, self.text)
    }

    /// Whether it calls the position of these sizes lost; `None` where what it says cannot be worked out.
    fn calls_lost(&self, sizes: &[usize]) -> Option<bool> {
        let mut sizes = sizes.to_vec();
        if self.is_ordered {
            sizes.sort_unstable();
        }
        self.truth.at(&values(&sizes)).ok()
    }

    /// Holds it against the rules; `tick` is called for every move and may stop it.
    ///
    /// Time and memory: every position of these sizes with its moves.
    pub fn check<G: Ground, S>(&self, start: &G, tick: &mut dyn FnMut() -> Result<(), S>) -> Result<Checked, S> {
        let all = u32::try_from(self.count).ok().and_then(|count| self.to.checked_add(1)?.checked_pow(count));
        if all.is_none_or(|all| all > POSITIONS / 2) {
            return Ok(Checked::Beyond(Limit::Positions(0)));
        }
        let (lost, numbers, nodes) = (FxHashMap::default(), FxHashMap::default(), Vec::new());
        let mut called = Called { lost, numbers, nodes, letters: 0 };
        match called.fill(self, start, tick)? {
            Filled::Gap(gap) => Ok(Checked::Hole(gap)),
            Filled::Full => Ok(Checked::Beyond(Limit::Positions(called.nodes.len()))),
            // What is said of no position at all is not shown by looking at none.
            Filled::All if called.nodes.is_empty() => {
                Ok(Checked::Hole(Gap { position: start.text(), kind: GapKind::Nothing }))
            }
            Filled::All => called.check(start, tick),
        }
    }

    /// The law in words.
    pub fn says(&self) -> Say {
        say!("law-claim", law = self.text.as_str(), to = self.to, sizes = self.count)
    }
}

/// The positions of a law.
struct Called<G> {
    /// What the law calls each of them.
    lost: FxHashMap<String, bool>,
    numbers: FxHashMap<(Side, String), usize>,
    nodes: Vec<G>,
    letters: usize,
}

/// Whether all positions of some sizes are there.
enum Filled {
    All,
    Full,
    Gap(Gap),
}

impl<G: Ground> Called<G> {
    /// Every position of these sizes with what the law calls it.
    fn fill<S>(&mut self, law: &Law, start: &G, tick: &mut dyn FnMut() -> Result<(), S>) -> Result<Filled, S> {
        let mut sizes = vec![0; law.count];
        loop {
            tick()?;
            if let Some(at) = start.sized(&sizes) {
                let position = at.text();
                let Some(is_lost) = law.calls_lost(&sizes) else {
                    return Ok(Filled::Gap(Gap { position, kind: GapKind::Unsaid }));
                };
                if *self.lost.entry(position.clone()).or_insert(is_lost) != is_lost {
                    return Ok(Filled::Gap(Gap { position, kind: GapKind::Both }));
                }
                self.number(at, position);
                if self.letters > LETTERS {
                    return Ok(Filled::Full);
                }
            }
            let Some(grown) = sizes.iter().rposition(|size| *size < law.to) else { return Ok(Filled::All) };
            sizes[grown] += 1;
            sizes[grown + 1..].fill(0);
        }
    }

    fn number(&mut self, at: G, text: String) -> usize {
        let (new, length) = (self.nodes.len(), text.len());
        let number = *self.numbers.entry((at.to(), text)).or_insert(new);
        if number == new {
            self.letters += length;
            self.nodes.push(at);
        }
        number
    }

    /// Every instance of the induction, and that it has an end.
    fn check<S>(mut self, start: &G, tick: &mut dyn FnMut() -> Result<(), S>) -> Result<Checked, S> {
        let mut below: Vec<Vec<usize>> = Vec::new();
        let (mut lost, mut arrows) = (0, 0);
        while below.len() < self.nodes.len() {
            if self.nodes.len() > POSITIONS || arrows > ARROWS || self.letters > LETTERS {
                return Ok(Checked::Beyond(Limit::Positions(below.len())));
            }
            match self.instance(below.len(), tick)? {
                Ok((is_lost, next)) => {
                    lost += usize::from(is_lost);
                    arrows += next.len();
                    below.push(next);
                }
                Err(found) => return Ok(found),
            }
        }
        if let Some(number) = returning(&below) {
            let position = self.nodes[number].text();
            return Ok(Checked::Hole(Gap { position, kind: GapKind::Returns }));
        }
        let text = start.text();
        let is_lost = self.lost.get(&text).copied();
        let start = is_lost.filter(|_| self.numbers.contains_key(&(start.to(), text)));
        Ok(Checked::Holds(Extent { positions: self.nodes.len(), lost, start }))
    }

    /// Whether the law calls this position lost, rightly if it is right of those it leads to, and their numbers.
    fn instance<S>(
        &mut self,
        number: usize,
        tick: &mut dyn FnMut() -> Result<(), S>,
    ) -> Result<Result<(bool, Vec<usize>), Checked>, S> {
        let at = &self.nodes[number];
        let (position, to) = (at.text(), at.to());
        let is_lost = self.lost[&position];
        let gap = |kind| Ok(Err(Checked::Hole(Gap { position: position.clone(), kind })));
        if let Some(ending) = at.ending() {
            let is_so = ending == Ending::Won(if is_lost { to.other() } else { to });
            return if is_so { Ok(Ok((is_lost, Vec::new()))) } else { gap(GapKind::Ends(ending)) };
        }
        let Some(options) = at.options(MOVES, tick)? else { return Ok(Err(Checked::Beyond(Limit::Moves))) };
        let mut leads_to_lost = false;
        for (place, next) in options.iter().enumerate() {
            match self.lost.get(&next.text()) {
                _ if next.to() == to => return gap(GapKind::MovesAgain(at.named(place))),
                None => return gap(GapKind::Leaves(at.named(place))),
                Some(true) if is_lost => return gap(GapKind::LostToo(at.named(place))),
                Some(is_lost) => leads_to_lost |= is_lost,
            }
        }
        if !is_lost && !leads_to_lost {
            return gap(GapKind::NoneLost);
        }
        let numbers = options.into_iter().map(|next| {
            let text = next.text();
            self.number(next, text)
        });
        Ok(Ok((is_lost, numbers.collect())))
    }
}

/// Some position that play can return to, if there is one: those that nothing leads to any more are taken away until none is left.
pub(super) fn returning(below: &[Vec<usize>]) -> Option<usize> {
    let mut above = vec![0usize; below.len()];
    for next in below.iter().flatten() {
        above[*next] += 1;
    }
    let mut free: Vec<usize> = (0..below.len()).filter(|number| above[*number] == 0).collect();
    let mut taken = 0;
    while let Some(number) = free.pop() {
        taken += 1;
        for next in &below[number] {
            above[*next] -= 1;
            if above[*next] == 0 {
                free.push(*next);
            }
        }
    }
    (taken < below.len()).then(|| above.iter().position(|arrows| *arrows > 0)).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Counters of which a move takes one or two; who cannot move has lost. A twist spoils the game.
    #[derive(Clone)]
    struct Heap {
        size: usize,
        to: Side,
        twist: Twist,
    }

    #[derive(Clone, Copy, PartialEq)]
    enum Twist {
        None,
        Draws,
        PutsBack,
        MovesAgain,
        Typed,
    }

    impl Heap {
        fn of(size: usize, twist: Twist) -> Self {
            Heap { size, to: Side::First, twist }
        }

        fn options(&self) -> Vec<usize> {
            let back = (self.twist == Twist::PutsBack && self.size == 2).then_some(4);
            (self.size.saturating_sub(2)..self.size).chain(back).collect()
        }

        fn left(&self, size: usize) -> Heap {
            let again = self.twist == Twist::MovesAgain && size == 5;
            Heap { size, to: if again { self.to } else { self.to.other() }, twist: self.twist }
        }
    }

    impl Ground for Heap {
        fn to(&self) -> Side {
            self.to
        }
        fn text(&self) -> String {
            self.size.to_string()
        }
        fn ending(&self) -> Option<Ending> {
            match self.twist {
                Twist::Draws if self.size == 0 => Some(Ending::Drawn),
                _ => (self.size == 0).then(|| Ending::Won(self.to.other())),
            }
        }
        fn endless(&self) -> Option<Side> {
            None
        }
        fn after(&self, _mv: &str) -> Result<Self, Fault> {
            Err(Fault::new(Kind::IllegalMove, say!("game-is-over")))
        }
        fn each(&self, _most: usize, then: &mut dyn FnMut(Self) -> bool) -> bool {
            if self.twist != Twist::Typed {
                self.options().into_iter().map(|size| self.left(size)).all(then);
            }
            self.twist != Twist::Typed
        }
        fn as_heaps(&self) -> Option<(ground::heap_game::HeapGame, Vec<ground::num::Nat>)> {
            None
        }

        fn named(&self, place: usize) -> String {
            format!("to {}", self.options()[place])
        }
        fn sized(&self, sizes: &[usize]) -> Option<Self> {
            let [size] = sizes else { return None };
            Some(Heap::of(*size, self.twist))
        }
    }

    fn checked(law: &str, to: usize, start: &Heap) -> Checked {
        let law = Law::read(law, to).expect("it is a law");
        law.check(start, &mut || Ok::<(), ()>(())).expect("nobody stops it")
    }

    fn gap(law: &str, twist: Twist) -> (String, GapKind) {
        match checked(law, 8, &Heap::of(3, twist)) {
            Checked::Hole(gap) => (gap.position, gap.kind),
            other => panic!("{law}: {other:?}"),
        }
    }

    #[test]
    fn a_law_that_is_right_holds_as_far_as_it_was_checked() {
        // Each size comes with either side to move but the greatest one, to which no move leads.
        let extent = |start| Checked::Holds(Extent { positions: 17, lost: 6, start });
        assert_eq!(checked("n % 3 == 0", 8, &Heap::of(3, Twist::None)), extent(Some(true)));
        assert_eq!(checked("n % 3 == 0", 8, &Heap::of(4, Twist::None)), extent(Some(false)));
        assert_eq!(checked("n % 3 == 0", 8, &Heap::of(9, Twist::None)), extent(None), "it is beyond");
        let met_never = Heap { to: Side::Second, ..Heap::of(8, Twist::None) };
        assert_eq!(checked("n % 3 == 0", 8, &met_never), extent(None), "no move leads to it");
    }

    #[test]
    fn a_law_that_is_wrong_is_caught_where_it_is_wrong() {
        assert_eq!(gap("n % 4 == 0", Twist::None), ("3".into(), GapKind::NoneLost));
        assert_eq!(gap("n % 2 == 0", Twist::None), ("2".into(), GapKind::LostToo("to 0".into())));
        assert_eq!(gap("n == 9", Twist::None), ("0".into(), GapKind::Ends(Ending::Won(Side::Second))));
        assert_eq!(gap("n % 3 == 0 or n == 8", Twist::None), ("8".into(), GapKind::LostToo("to 6".into())));
        assert_eq!(gap("n % 3 == 0 or n == 4", Twist::None), ("4".into(), GapKind::LostToo("to 3".into())));
        assert_eq!(gap("1 / n == 0", Twist::None), ("0".into(), GapKind::Unsaid));
    }

    #[test]
    fn a_game_that_is_not_as_a_law_needs_it_is_told() {
        assert_eq!(gap("n % 3 == 0", Twist::Draws), ("0".into(), GapKind::Ends(Ending::Drawn)));
        assert_eq!(gap("n % 3 == 0", Twist::MovesAgain), ("6".into(), GapKind::MovesAgain("to 5".into())));
        assert_eq!(gap("n % 3 == 0", Twist::PutsBack).1, GapKind::Returns);
        assert_eq!(checked("n % 3 == 0", 8, &Heap::of(3, Twist::Typed)), Checked::Beyond(Limit::Moves));
        let short = Law::read("n % 3 == 0", 3).expect("it is a law");
        let leaves = Gap { position: "2".into(), kind: GapKind::Leaves("to 4".into()) };
        let found = short.check(&Heap::of(3, Twist::PutsBack), &mut || Ok::<(), ()>(()));
        assert_eq!(found, Ok(Checked::Hole(leaves)));
        assert_eq!(short.check(&Heap::of(3, Twist::None), &mut || Err("stopped")), Err("stopped"));
    }

    #[test]
    fn no_more_is_looked_at_than_can_be_held() {
        let law = Law::read("a + b + c == 0", 9_999).expect("it is a law");
        let found = law.check(&Heap::of(3, Twist::None), &mut || Ok::<(), ()>(()));
        assert_eq!(found, Ok(Checked::Beyond(Limit::Positions(0))));
        assert!(Law::read("a + b", 9).is_err(), "a number is no law");
    }
}
