//! The one question every engine answers, and everything that follows from it: rows, best moves, the principal line.

use std::borrow::Cow;
use std::mem;

use crate::judge::asked;
use crate::judge::asked::{Asked, follow, inquire, keep_reaching};
use crate::judge::control::{Control, Stop};
use crate::judge::mixing::Mixing;
use crate::judge::reason::Reason;
use crate::judge::value::Value;
use ground::num::{Nat, Ratio};
use ground::rules::{At, Rules};
use ground::scene::Spot;

/// Moves listed at most, in rows and among the best.
pub const LISTED: usize = asked::LISTED;

/// Plies that room is made for before a principal line is known.
pub const EXPECTED: usize = 32;

/// Who knows what a position is worth and why. An engine that cannot explain does not compile.
pub trait Oracle<R: Rules>: Send + Sync {
    /// What the position is worth to its mover; defined for ended positions too.
    fn value(&self, rules: &R, at: &At<R::Pos>, control: &Control) -> Result<Value, Stop>;

    /// Why, given the verdict. Never asked of a position where the game is over.
    fn explain(
        &self,
        rules: &R,
        at: &At<R::Pos>,
        verdict: &Verdict<R::Move>,
        control: &Control,
    ) -> Result<Reason, Stop>;

    /// Every move that leaves P, where a closed form names them faster than trying all moves would; the same moves in
    /// the same order as trying them all. `None`: try them.
    fn winning(&self, _rules: &R, _at: &At<R::Pos>, _control: &Control) -> Result<Option<Vec<R::Move>>, Stop> {
        Ok(None)
    }

    /// The first `most` of [`Oracle::winning`] and how many there are, for games that may have more winning moves than can
    /// be written down.
    fn winning_counted(
        &self,
        rules: &R,
        at: &At<R::Pos>,
        most: usize,
        control: &Control,
    ) -> Result<Option<Counted<R::Move>>, Stop> {
        let counted = |mut moves: Vec<R::Move>| {
            let total = Nat::from(moves.len());
            moves.truncate(most);
            (moves, total)
        };
        Ok(self.winning(rules, at, control)?.map(counted))
    }

    /// Every best move in the order of [`best`], where an engine tells them from the others with less work than valuing
    /// all moves takes. The position is not over, and `value` is what it is worth. `None`: value them all.
    fn chosen(
        &self,
        _rules: &R,
        _at: &At<R::Pos>,
        _value: &Value,
        _control: &Control,
    ) -> Result<Option<Vec<R::Move>>, Stop> {
        Ok(None)
    }

    /// The value and one move that keeps it, where that takes far less work than telling all best moves: where the value has a
    /// remoteness, none wins sooner, or loses later. The position is not over. The same question has the same answer, whatever was asked before. `None`: tell the
    /// best moves.
    fn prompt(&self, _rules: &R, _at: &At<R::Pos>, _control: &Control) -> Result<Option<(Value, R::Move)>, Stop> {
        Ok(None)
    }

    /// Every move that leaves this nim-value, where a closed form names them faster than trying all moves would.
    /// Sums ask it. `None`: try them.
    fn reaching(&self, _rules: &R, _at: &At<R::Pos>, _nimber: &Nat) -> Option<Vec<R::Move>> {
        None
    }

    /// The canonical form of a two-sided game, as NOTATION writes it; `None` where the game has none, or it is not worked out.
    fn canonical(&self, _rules: &R, _at: &At<R::Pos>, _control: &Control) -> Result<Option<String>, Stop> {
        Ok(None)
    }

    /// Values of places on the board by themselves, whoever stands there now: the nodes of a graph with one token on
    /// each. None where the board has no such places.
    fn labels(&self, _rules: &R, _at: &At<R::Pos>, _control: &Control) -> Result<Vec<(Spot, Value)>, Stop> {
        Ok(Vec::new())
    }

    /// A win of the mover written out with an answer to everything, as certificates of lines of five state it. `None`: it is none of these
    /// games, or no such win was found.
    fn fives(&self, _rules: &R, _at: &At<R::Pos>, _control: &Control) -> Result<Option<String>, Stop> {
        Ok(None)
    }

    /// What a move leaves, as far as the mover can tell, where the position after it holds what the mover does not see; seen by the
    /// opponent like every value left. `None`: the position after the move tells.
    fn leaves(&self, _rules: &R, _at: &At<R::Pos>, _mv: &R::Move, _control: &Control) -> Result<Option<Value>, Stop> {
        Ok(None)
    }

    /// What it knows of mixed moves. `None`: moves are not mixed.
    fn mixing(&self) -> Option<&dyn Mixing<R>> {
        None
    }

    /// What to say where moves are not listed, for there are endlessly many, and are typed. `None`: moves are listed.
    fn unlisted(&self, _rules: &R, _at: &At<R::Pos>, _control: &Control) -> Result<Option<R::Move>, Stop> {
        Ok(None)
    }

    /// How many plies of the principal line are worth their computation here; 0 for astronomically large positions.
    fn foresight(&self, _rules: &R, _at: &At<R::Pos>) -> usize {
        64
    }
}

/// Moves, perhaps only the first of them, and how many there are in all.
pub type Counted<M> = (Vec<M>, Nat);

/// How much of a verdict is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Value, best moves and line.
    Advice,
    /// The same with what every move leaves.
    Everything,
}

/// One legal move and what it leaves to the opponent.
#[derive(Clone, Debug, PartialEq)]
pub struct Row<M> {
    /// The move.
    pub mv: M,
    /// What it leaves, seen by the opponent, who is then the mover unless the rules let the same side move again.
    pub leaves: Value,
}

/// What the oracle says of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict<M> {
    /// What it is worth to the mover.
    pub value: Value,
    /// The legal moves with what they leave, in the order of the notation, [`LISTED`] at most; empty unless asked for.
    pub rows: Vec<Row<M>>,
    /// How many moves are legal.
    pub total: Nat,
    /// Every move that keeps the value, fastest (of lost ones slowest) first, or that the mix plays, the likeliest first; [`LISTED`]
    /// at most.
    pub best: Vec<M>,
    /// How many moves keep the value.
    pub best_total: Nat,
    /// A principal line.
    pub line: Vec<M>,
}

/// Who hears the moves of a line, each with the position it is played in.
pub trait Heard<R: Rules> {
    /// A move is made.
    fn hear(&mut self, rules: &R, at: &At<R::Pos>, mv: &R::Move);
}

/// Nobody hears them.
impl<R: Rules> Heard<R> for () {
    fn hear(&mut self, _: &R, _: &At<R::Pos>, _: &R::Move) {}
}

/// A position and its oracle; `asked` asks the questions.
pub struct Asking<'a, R: Rules, H = ()> {
    /// Who knows.
    pub oracle: &'a dyn Oracle<R>,
    /// The rules.
    pub rules: &'a R,
    /// The position; in the end that which the line leads to.
    pub at: Cow<'a, At<R::Pos>>,
    /// The moves that are rated.
    pub listed: Vec<R::Move>,
    /// The best moves.
    pub best: Vec<R::Move>,
    /// The moves that were made.
    pub line: Vec<R::Move>,
    /// Who hears them.
    pub heard: H,
}

impl<'a, R: Rules, H: Heard<R>> Asking<'a, R, H> {
    /// Nothing was asked yet.
    pub fn new(oracle: &'a dyn Oracle<R>, rules: &'a R, at: Cow<'a, At<R::Pos>>, heard: H) -> Self {
        Asking { oracle, rules, at, listed: Vec::new(), best: Vec::new(), line: Vec::new(), heard }
    }

    /// What the oracle says after [`inquire`], where rated with what the listed moves leave; a line may follow, from the first best move on.
    pub fn settle(&mut self, value: Value, total: Nat, best_total: Nat, leaves: Vec<Value>) -> Verdict<R::Move> {
        let rated = mem::take(&mut self.listed).into_iter().zip(leaves);
        let rows = rated.take(LISTED).map(|(mv, leaves)| Row { mv, leaves }).collect();
        let best = mem::take(&mut self.best);
        self.best.extend(best.first().cloned());
        Verdict { value, rows, total, best, best_total, line: Vec::new() }
    }
}

impl<R: Rules, H: Heard<R>> Asked for Asking<'_, R, H> {
    fn value(&self, control: &Control) -> Result<Value, Stop> {
        self.oracle.value(self.rules, &self.at, control)
    }

    fn is_over(&self) -> bool {
        self.rules.ending(&self.at).is_some()
    }

    fn foresee(&mut self) -> usize {
        let plies = self.oracle.foresight(self.rules, &self.at);
        // Growing the list of a line ply by ply took a twentieth of an answer of Nim.
        self.line.reserve(plies.min(EXPECTED));
        plies
    }

    fn total(&self) -> Nat {
        self.rules.moves(&self.at).total
    }

    fn list(&mut self, most: usize) -> usize {
        self.listed.clear();
        self.listed.extend(self.rules.moves(&self.at).list.take(most));
        self.listed.len()
    }

    fn leaves(&self, i: usize, control: &Control) -> Result<Value, Stop> {
        let mv = &self.listed[i];
        if let Some(leaves) = self.oracle.leaves(self.rules, &self.at, mv, control)? {
            return Ok(leaves);
        }
        let next = self.rules.play(&self.at, mv);
        Ok(self.oracle.value(self.rules, &next, control)?.left(self.at.to, next.to))
    }

    fn has_best(&self) -> bool {
        !self.best.is_empty()
    }

    fn keep(&mut self, order: &[usize]) {
        self.best.clear();
        self.best.extend(order.iter().map(|i| self.listed[*i].clone()));
    }

    fn keep_first(&mut self, most: usize) {
        self.best.clear();
        self.best.extend(self.rules.moves(&self.at).list.take(most));
    }

    fn winning(&mut self, most: usize, control: &Control) -> Result<Option<Nat>, Stop> {
        let winning = self.oracle.winning_counted(self.rules, &self.at, most, control)?;
        Ok(winning.map(|(best, total)| {
            self.best = best;
            total
        }))
    }

    fn chosen(&mut self, value: &Value, most: usize, control: &Control) -> Result<Option<Nat>, Stop> {
        let chosen = self.oracle.chosen(self.rules, &self.at, value, control)?;
        Ok(chosen.map(|best| {
            self.best = best;
            let total = Nat::from(self.best.len());
            self.best.truncate(most);
            total
        }))
    }

    fn prompt(&mut self, control: &Control) -> Result<Option<Value>, Stop> {
        let Some((value, mv)) = self.oracle.prompt(self.rules, &self.at, control)? else { return Ok(None) };
        self.best = vec![mv];
        Ok(Some(value))
    }

    fn reaching(&mut self, nimber: &Nat) -> bool {
        let reaching = self.oracle.reaching(self.rules, &self.at, nimber);
        let is_told = reaching.is_some();
        self.best = reaching.unwrap_or_default();
        is_told
    }

    fn mixed(&mut self, control: &Control) -> Result<Option<Vec<Ratio>>, Stop> {
        let Some(mixing) = self.oracle.mixing() else { return Ok(None) };
        let (listed, weights) = mixing.mixed(self.rules, &self.at, control)?.into_iter().unzip();
        self.listed = listed;
        Ok(Some(weights))
    }

    fn unlisted(&mut self, control: &Control) -> Result<(), Stop> {
        self.best.extend(self.oracle.unlisted(self.rules, &self.at, control)?);
        Ok(())
    }

    fn step(&mut self) -> bool {
        let Some(mv) = self.best.drain(..).next() else { return false };
        self.heard.hear(self.rules, &self.at, &mv);
        self.at = Cow::Owned(self.rules.play(&self.at, &mv));
        self.line.push(mv);
        true
    }
}

/// Asks the oracle all there is to know about a position.
///
/// Cost: one value for the position and one for every move that has to be tried (none with [`Scope::Advice`] where the
/// engine has a closed form), then the line. Errors: stopped, or too large for the engine.
pub fn judge<R: Rules>(
    oracle: &dyn Oracle<R>,
    rules: &R,
    at: &At<R::Pos>,
    scope: Scope,
    control: &Control,
) -> Result<Verdict<R::Move>, Stop> {
    let mut asking = Asking::new(oracle, rules, Cow::Borrowed(at), ());
    let (value, total, advice) = inquire(&mut asking, scope == Scope::Everything, control)?;
    let verdict = asking.settle(value, total, advice.total, advice.leaves.unwrap_or_default());
    follow(&mut asking, control)?;
    Ok(Verdict { line: asking.line, ..verdict })
}

/// The value of a position and the moves that keep it, [`LISTED`] at most, with their number; nothing else. Where moves are not listed
/// it is the one the oracle would make.
pub fn best<R: Rules>(
    oracle: &dyn Oracle<R>,
    rules: &R,
    at: &At<R::Pos>,
    control: &Control,
) -> Result<(Value, Vec<R::Move>, Nat), Stop> {
    let mut asking = Asking::new(oracle, rules, Cow::Borrowed(at), ());
    let (value, total) = asked::best(&mut asking, control)?;
    Ok((value, asking.best, total))
}

/// Every move that leaves this nim-value.
pub fn reaching<R: Rules>(
    oracle: &dyn Oracle<R>,
    rules: &R,
    at: &At<R::Pos>,
    nimber: &Nat,
    control: &Control,
) -> Result<Vec<R::Move>, Stop> {
    let mut asking = Asking::new(oracle, rules, Cow::Borrowed(at), ());
    keep_reaching(&mut asking, nimber, control)?;
    Ok(asking.best)
}
