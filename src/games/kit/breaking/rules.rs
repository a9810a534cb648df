//! The rules that all such games share, and what one of them must bring.

use duel::game::Card;
use ground::expression::tree::Truth;
use ground::num::Nat;
use ground::rules::{At, Ending, Illegal, Moves, Rules};
use ground::say;
use ground::say::Say;
use solve::automaton::known::Known;
use solve::judge::control::{Control, Stop};
use solve::judge::reason::Step;
use solve::judge::sequence::Period;
use solve::misere::laws::Misere;
use solve::nim_values::heap_rule::HeapRule;

/// Moves in one heap that are tried one by one at most.
pub const TRIED: u64 = 1_000_000;

/// The largest heap that misère play looks at.
pub const WALKED: usize = 1_000;

/// A move: the heap, counted from 0, and what is left of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Break {
    /// Which heap.
    pub heap: usize,
    /// What it becomes, the smaller first, none of them empty; nothing when it vanishes.
    pub left: Vec<Nat>,
}

/// What is left of a heap, way by way.
pub type Lefts<'a> = Box<dyn Iterator<Item = Vec<Nat>> + 'a>;

/// Heaps that never split and from all of which the same numbers may be taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alike {
    /// The smallest take.
    pub least: Nat,
    /// Up to which size this was compared; 0: it is so of every size.
    pub to: usize,
}

/// What a game of this kind brings. Sizes may have 10,000 digits; a named limit is an error, never a guess.
pub trait Breaks: HeapRule + Sized {
    /// What is known of it before it is opened.
    const CARD: Card;

    /// Who cannot move wins.
    fn is_misere(&self) -> bool;

    /// The heaps at the start.
    fn start(&self) -> Vec<Nat>;

    /// What a move may do, said beside the board.
    fn note(&self) -> Say;

    /// How many ways there are to move in a heap, exactly as many as [`Breaks::lefts`] lists.
    fn count(&self, size: &Nat) -> Nat;

    /// The ways to move in a heap in the order of the notation, lazily.
    fn lefts(&self, size: &Nat) -> Lefts<'_>;

    /// Whether a heap may become these heaps, which are in order and not empty.
    fn allows(&self, size: &Nat, left: &[Nat]) -> bool;

    /// Whether a heap has no move.
    fn is_dead(&self, size: &Nat) -> bool {
        self.count(size) == Nat::ZERO
    }

    /// Bits 1, 2 and 4: whether one heap or none, two, or three may be left when so many are taken from a drawn heap.
    fn ways(&self, size: usize, taken: usize) -> u8;

    /// Whether the moves in this heap can all be listed, or the limit. Where they cannot, [`Breaks::lefts`] lists some.
    fn listed(&self, _size: &Nat) -> Result<(), Stop> {
        Ok(())
    }

    /// The nim-value of a heap.
    fn nimber(&self, size: &Nat, control: &Control) -> Result<Nat, Stop>;

    /// The first ways to move in a heap that leave this nim-value, `most` at most, and how many there are.
    fn reaching_some(
        &self,
        size: &Nat,
        nimber: &Nat,
        most: usize,
        control: &Control,
    ) -> Result<(Vec<Vec<Nat>>, Nat), Stop> {
        self.some_of_all(size, nimber, most, control)
    }

    /// The same by trying every way, in order.
    fn some_of_all(
        &self,
        size: &Nat,
        nimber: &Nat,
        most: usize,
        control: &Control,
    ) -> Result<(Vec<Vec<Nat>>, Nat), Stop> {
        self.listed(size)?;
        let total = self.count(size);
        if total > Nat::from(TRIED) {
            return Err(Stop::TooLarge(say!("too-many-moves", moves = total, most = TRIED)));
        }
        let (mut found, mut count) = (Vec::new(), 0usize);
        for left in self.lefts(size) {
            control.tick(1)?;
            let mut sum = Nat::ZERO;
            for part in &left {
                sum ^= self.nimber(part, control)?;
            }
            if sum == *nimber {
                count += 1;
                if found.len() < most {
                    found.push(left);
                }
            }
        }
        Ok((found, Nat::from(count)))
    }

    /// The law of who wins with this heap alone, where no table and no value decides it. `None`: something does, or none was found.
    fn lone(&self, _size: &Nat, _control: &Control) -> Result<Option<&Known>, Stop> {
        Ok(None)
    }

    /// Whether the rule itself says that no heap splits and that a number may be taken from all heaps that have so many or from none.
    fn is_alike(&self) -> bool {
        false
    }

    /// The same, or found by comparing all moves of all sizes up to this one, with the smallest take.
    fn alike(&self, _most: &Nat, _control: &Control) -> Result<Option<Alike>, Stop> {
        Ok(None)
    }

    /// When so many may be taken, where no heap splits: a condition on the heap and what is taken, as moves of machines have it. `None`: it is not
    /// written so.
    fn taken_when(&self) -> Option<Truth> {
        None
    }

    /// The largest take where no heap splits and the same numbers, a finite set, may be taken from all heaps.
    fn most(&self) -> Option<usize> {
        None
    }

    /// Whether one heap alone is lost in misère play; `None`: the search knows.
    fn is_lost_alone(&self, _size: &Nat, _control: &Control) -> Result<Option<bool>, Stop> {
        Ok(None)
    }

    /// Whether its laws tell no more than periods and how far values were computed.
    fn has_no_theorem(&self) -> bool {
        true
    }

    /// How the nim-values of these heaps are known.
    fn laws(&self, heaps: &[Nat], control: &Control) -> Result<Vec<Say>, Stop>;

    /// What heaps are worth by a rule that a reader can do in the head; else the values of all smaller ones are told.
    fn by_rule(&self, _heaps: &[Nat]) -> Option<Step> {
        None
    }

    /// The law that a theorem states for so many heaps, as a person would type it; it holds for exactly the lost positions.
    fn written_law(&self, _sizes: usize) -> Option<String> {
        None
    }

    /// The nim-values of sizes 0 to `to`, and the period if one is proved within them.
    fn table(&self, to: usize, control: &Control) -> Result<(Vec<u64>, Option<Period>), Stop>;

    /// How a player says a move in the heap of this number, from 1, if not in the words that all share.
    fn tell(&self, _number: usize, _size: &Nat, _left: &[Nat]) -> Option<Say> {
        None
    }

    /// Sums of heaps that an exact search of misère play remembers at most.
    fn room(&self) -> usize {
        200_000
    }
}

/// A game of this kind.
pub struct Breaking<B> {
    /// The variant.
    pub rule: B,
    /// What is known of misère play.
    pub misere: Misere<usize>,
}

impl<B: Breaks> Breaking<B> {
    /// The game of a variant.
    pub fn new(rule: B) -> Self {
        Breaking { misere: Misere::new(WALKED + 1, rule.room()), rule }
    }

    /// An empty memory for misère play.
    pub fn memory(&self) -> Misere<usize> {
        Misere::new(WALKED + 1, self.rule.room())
    }

    /// The moves in one heap.
    pub fn in_heap<'a>(&'a self, heap: usize, size: &Nat) -> impl Iterator<Item = Break> + use<'a, B> {
        self.rule.lefts(size).map(move |left| Break { heap, left })
    }
}

impl<B: Breaks> Rules for Breaking<B> {
    type Pos = Vec<Nat>;
    type Move = Break;

    fn start(&self) -> At<Vec<Nat>> {
        At::first(self.rule.start())
    }

    fn moves(&self, at: &At<Vec<Nat>>) -> Moves<'_, Break> {
        let total = at.pos.iter().map(|size| self.rule.count(size)).sum();
        let heaps = at.pos.clone().into_iter().enumerate();
        Moves::counted(total, heaps.flat_map(|(heap, size)| self.in_heap(heap, &size)))
    }

    fn legal(&self, at: &At<Vec<Nat>>, mv: &Break) -> Result<(), Illegal> {
        match at.pos.get(mv.heap) {
            None => Err(Illegal(say!("no-such-heap", heap = mv.heap + 1))),
            Some(size) if self.rule.allows(size, &mv.left) => Ok(()),
            Some(size) => {
                let left = text_of(&mv.left);
                Err(Illegal(say!("breaking-not-allowed", heap = mv.heap + 1, size = size, left = left)))
            }
        }
    }

    fn play(&self, at: &At<Vec<Nat>>, mv: &Break) -> At<Vec<Nat>> {
        let mut pos = at.pos.clone();
        match mv.left.as_slice() {
            [] => pos[mv.heap] = Nat::ZERO,
            left => drop(pos.splice(mv.heap..=mv.heap, left.iter().cloned())),
        }
        at.leave(pos)
    }

    fn ending(&self, at: &At<Vec<Nat>>) -> Option<Ending> {
        let winner = if self.rule.is_misere() { at.to } else { at.to.other() };
        at.pos.iter().all(|size| self.rule.is_dead(size)).then_some(Ending::Won(winner))
    }
}

/// What is left of a heap, as the notation writes it: `2+4`, or `0`.
pub fn text_of(left: &[Nat]) -> String {
    match left {
        [] => "0".into(),
        left => left.iter().map(Nat::to_string).collect::<Vec<_>>().join("+"),
    }
}
