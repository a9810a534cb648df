//! Won and lost by counting: however it is played, so many moves are left, and that tells who makes the last one.
//!
//! Where that is so, or a move or two make it so, no other theory is needed, in normal play and in misère play alike.

pub(crate) mod left;
pub(crate) mod lines;
mod lost;

use crate::kit::answers::{Best, Told, choice, hardest};
use crate::kit::asked::Asked;
use crate::kit::counted::left::{Counter, Left};
use crate::kit::counted::lines::{Line, Lines};
use crate::kit::counted::lost::LostOnes;
use crate::kit::worth::telling::shown;
use duel::game::Game;
use ground::num::Nat;
use ground::rules::{At, Rules};
use ground::say;
use ground::say::Say;
use num_traits::One;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::value::Outcome;

/// Moves whose answers are looked for, at most.
const TRIED: usize = 12;

/// Best moves that lines of play are looked for after, at most.
const PLAYED: usize = 4;

/// Lines of play that are read at a glance; of more, each lost position is told once instead.
const GLANCE: usize = 6;

/// How far a reason by counting goes before it leaves the word to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reach {
    /// The count is settled now.
    Now,
    /// Or by the next move.
    Settled,
    /// Or by an answer to every move.
    Answered,
    /// Or in the end, by lines of play or lost positions.
    Played,
}

/// All that a reason by counting needs to know.
pub struct Counting<'a, G: Game> {
    /// The variant.
    pub game: &'a G,
    /// Who gave the verdict.
    pub oracle: &'a dyn Oracle<G>,
    /// The position; it is not over.
    pub at: &'a At<<G as Rules>::Pos>,
    /// What the oracle says of it.
    pub verdict: &'a Verdict<<G as Rules>::Move>,
    /// The reins.
    pub control: &'a Control,
    /// Whether who makes the last move loses.
    pub is_misere: bool,
    /// How far it goes.
    pub reach: Reach,
    /// What the independent parts are called, in the order of the game's own.
    pub names: Vec<String>,
}

/// After which best move, none in a lost position, and the rows of a proof.
type After<T> = (Option<usize>, Vec<T>);

/// How counting proves it.
enum Proof {
    /// So many moves are left, whatever is played.
    Settled(Left),
    /// The best move of this number makes it so.
    Settling(usize, Left),
    /// Every move has an answer that makes it so: move, answer, moves left then.
    Answered(Vec<[String; 3]>),
    /// The best move of this number leaves the opponent in that position.
    Answering(usize, Vec<[String; 3]>),
    /// Lines of play, each until nobody can change it any more; after the best move of this number, if it is won.
    Played(Option<usize>, Vec<Line>),
    /// Lost positions, each with what meets its moves, the same way; from the one that this best move leaves, or from this one.
    Lost(Option<usize>, Vec<Vec<String>>),
}

impl Proof {
    /// Whether the next one or two moves end the game, or the same number of moves is left whatever is played.
    fn is_brief(&self) -> bool {
        match self {
            Proof::Settled(left) => left.most <= 2 || left.least == left.most,
            Proof::Settling(_, left) => left.most <= 1,
            Proof::Answered(rows) => rows.iter().all(|[.., left]| left == "0"),
            Proof::Answering(..) | Proof::Played(..) | Proof::Lost(..) => false,
        }
    }
}

impl<'a, G: Game> Counting<'a, G> {
    /// The reason; `None` where counting does not prove it within a few moves.
    pub fn reason(&self) -> Result<Option<Reason>, Stop> {
        self.reason_if(|_| true)
    }

    /// The same where the next one or two moves end the game or their number is fixed; there no other theory has anything to tell.
    pub fn reason_if_brief(&self) -> Result<Option<Reason>, Stop> {
        self.reason_if(Proof::is_brief)
    }

    fn reason_if(&self, is_wanted: impl Fn(&Proof) -> bool) -> Result<Option<Reason>, Stop> {
        let mut counter = Counter::new(self.game, self.control);
        let Some(proof) = self.proof(&mut counter)?.filter(is_wanted) else { return Ok(None) };
        if let Proof::Settling(mv, Left::NONE) = proof {
            return Ok(Some(self.at_end(mv)));
        }
        let is_settled = matches!(proof, Proof::Settled(_));
        let ask = if is_settled { say!("counted-ask-settled") } else { say!("counted-ask") };
        let mut steps = vec![Step::says(Role::Ask, ask), self.look(&proof, &mut counter)?];
        steps.extend(self.moves(&proof, &mut counter)?);
        steps.push(Step::says(Role::Law, self.law(&proof)));
        Ok(Some(Reason { claim: self.claim(&proof), steps }))
    }

    /// One move ends the game, and it wins: nothing has to be counted.
    fn at_end(&self, mv: usize) -> Reason {
        let says = say!("worth-move-end", mv = self.judged().write(mv), told = self.judged().tell(mv));
        let steps = vec![
            Step::says(Role::Ask, say!("worth-ask-end")),
            Step::says(Role::Look, say!("worth-look-end")).about(Idea::End),
            Step::says(Role::Place, self.place(&Proof::Settling(mv, Left::NONE))),
            Step::says(Role::Move, says).about(Idea::End),
            Step::says(Role::Law, say!("worth-law-end", misere = 0usize)),
        ];
        Reason { claim: say!("worth-claim-end", moves = &self.verdict.best_total), steps }
    }

    fn is_won(&self) -> bool {
        self.verdict.value.outcome() == Outcome::N
    }

    fn judged(&self) -> Asked<'_, G> {
        let Counting { game, oracle, at, verdict, control, .. } = *self;
        Asked { oracle, game, at, verdict, control }
    }

    fn proof(&self, counter: &mut Counter<'a, G>) -> Result<Option<Proof>, Stop> {
        if let Some(left) = counter.left(self.at)? {
            return Ok(Some(Proof::Settled(left)));
        }
        if counter.is_full() || self.reach == Reach::Now {
            return Ok(None);
        }
        if !self.is_won() {
            let is_told = self.reach >= Reach::Answered;
            let answered = if is_told { self.answered(self.at, counter)?.map(Proof::Answered) } else { None };
            return if answered.is_some() { Ok(answered) } else { self.played(counter) };
        }
        let best = || self.verdict.best.iter().take(TRIED).enumerate();
        for (i, mv) in best() {
            if let Some(left) = counter.left(&self.game.play(self.at, mv))? {
                return Ok(Some(Proof::Settling(i, left)));
            }
        }
        for (i, mv) in best().filter(|_| self.reach >= Reach::Answered) {
            if let Some(rows) = self.answered(&self.game.play(self.at, mv), counter)? {
                return Ok(Some(Proof::Answering(i, rows)));
            }
        }
        self.played(counter)
    }

    /// The fewest lines of play that prove it, or where those are many the lost positions that do.
    fn played(&self, counter: &mut Counter<'a, G>) -> Result<Option<Proof>, Stop> {
        if self.reach < Reach::Played {
            return Ok(None);
        }
        let mut settled = |at: &At<G::Pos>| match self.game.ending(at) {
            Some(_) => Ok(Some(Left::NONE.write())),
            None => Ok(counter.left(at)?.map(Left::write)),
        };
        let lines = self.fewest(|at| Lines::new(self.game, self.oracle, self.control, &mut settled).of(at))?;
        if lines.as_ref().is_some_and(|(_, lines)| lines.len() <= GLANCE) {
            return Ok(lines.map(|(after, lines)| Proof::Played(after, lines)));
        }
        let lost = self.fewest(|at| LostOnes::new(self.game, self.oracle, self.control, &mut settled).of(at))?;
        Ok(match (lines, lost) {
            (Some((after, lines)), lost) if lost.as_ref().is_none_or(|(_, rows)| rows.len() >= lines.len()) => {
                Some(Proof::Played(after, lines))
            }
            (_, lost) => lost.map(|(after, rows)| Proof::Lost(after, rows)),
        })
    }

    /// The shortest proof that a lost position is lost: this one, or what one of the best moves leaves.
    fn fewest<T>(
        &self,
        mut prove: impl FnMut(&At<G::Pos>) -> Result<Option<Vec<T>>, Stop>,
    ) -> Result<Option<After<T>>, Stop> {
        if !self.is_won() {
            return Ok(prove(self.at)?.map(|rows| (None, rows)));
        }
        let mut fewest: Option<After<T>> = None;
        // Where distances are known the first of the best moves is the fastest, and the line told is as long as said.
        let played = if self.verdict.value.remoteness().is_some() { 1 } else { PLAYED };
        for (i, mv) in self.verdict.best.iter().take(played).enumerate() {
            let Some(rows) = prove(&self.game.play(self.at, mv))? else { continue };
            if fewest.as_ref().is_none_or(|(_, few)| rows.len() < few.len()) {
                fewest = Some((Some(i), rows));
            }
        }
        Ok(fewest)
    }

    /// Every move of a lost position with an answer after which the count is settled; `None` where some move has none.
    fn answered(&self, at: &At<G::Pos>, counter: &mut Counter<'a, G>) -> Result<Option<Vec<[String; 3]>>, Stop> {
        let moves = self.game.moves(at);
        if moves.total > Nat::from(TRIED) {
            return Ok(None);
        }
        let mut rows = Vec::new();
        for mv in moves.list {
            let next = self.game.play(at, &mv);
            let text = self.game.write_move(at, &mv);
            // A move that ends the game lost it.
            if self.game.ending(&next).is_some() {
                rows.push([text, String::new(), "0".to_owned()]);
                continue;
            }
            let Some((answer, left)) = self.answer(&next, counter)? else { return Ok(None) };
            rows.push([text, self.game.write_move(&next, &answer), left.write()]);
        }
        Ok(Some(rows))
    }

    /// A move after which the count is settled as who plays it wants it; of several the one after which the fewest are left.
    fn answer(&self, at: &At<G::Pos>, counter: &mut Counter<'a, G>) -> Result<Option<(G::Move, Left)>, Stop> {
        let mut shortest: Option<(G::Move, Left)> = None;
        for mv in self.game.moves(at).list {
            let left = counter.left(&self.game.play(at, &mv))?;
            let Some(left) = left.filter(|left| left.is_odd() == self.is_misere) else { continue };
            if shortest.as_ref().is_none_or(|(_, least)| left.most < least.most) {
                shortest = Some((mv, left));
            }
        }
        Ok(shortest)
    }

    fn misere(&self) -> usize {
        usize::from(self.is_misere)
    }

    fn claim(&self, proof: &Proof) -> Say {
        let (moves, total, misere) = (&self.verdict.best_total, &self.verdict.total, self.misere());
        match proof {
            Proof::Settled(left) if left.most == 1 => say!("counted-claim-last", total = total, misere = misere),
            Proof::Settled(_) if self.is_won() => say!("counted-claim-any", total = total, misere = misere),
            Proof::Settled(_) => say!("counted-claim-none", total = total, misere = misere),
            _ if self.is_won() => say!("counted-claim-won", moves = moves, misere = misere),
            _ => say!("counted-claim-lost", misere = misere),
        }
    }

    fn law(&self, proof: &Proof) -> Say {
        match proof {
            Proof::Settled(_) => say!("counted-law-settled", misere = self.misere()),
            _ => say!("counted-law"),
        }
    }

    /// What is left, told in one sentence and in a table of the parts.
    fn look(&self, proof: &Proof, counter: &mut Counter<'a, G>) -> Result<Step, Stop> {
        let Proof::Settled(left) = proof else {
            return Ok(Step::says(Role::Look, say!("counted-look-open", misere = self.misere())).about(Idea::Parity));
        };
        let says = say!(
            "counted-look",
            least = left.least,
            most = left.most,
            wide = left.most - left.least,
            odd = usize::from(left.is_odd()),
            misere = self.misere()
        );
        let step = Step::says(Role::Look, says).about(Idea::Parity);
        Ok(shown(step, counter.sheet(self.at, Some(&self.names))?))
    }

    /// Where the move is to be looked for.
    fn place(&self, proof: &Proof) -> Say {
        let (moves, total) = (&self.verdict.best_total, &self.verdict.total);
        let later = match proof {
            Proof::Settling(_, Left::NONE) | Proof::Settled(_) if total.is_one() => return say!("counted-place-only"),
            Proof::Settling(_, Left::NONE) => 3,
            Proof::Settled(_) => return say!("counted-place-any"),
            _ if !self.is_won() => return say!("counted-place-none", moves = total),
            Proof::Settling(..) => 0,
            Proof::Answered(_) | Proof::Answering(..) => 1,
            Proof::Played(..) | Proof::Lost(..) => 2,
        };
        say!("counted-place", moves = moves, total = total, every = usize::from(moves == total), later = later)
    }

    /// Where, which move, and why.
    fn moves(&self, proof: &Proof, counter: &mut Counter<'a, G>) -> Result<Vec<Step>, Stop> {
        let place = Step::says(Role::Place, self.place(proof));
        let told = self.told(proof)?;
        let (says, rows) = match proof {
            Proof::Answered(rows) => (say!("counted-answers-yours", misere = self.misere(), ends = end_it(rows)), rows),
            Proof::Answering(_, rows) => {
                (say!("counted-answers-theirs", misere = self.misere(), ends = end_it(rows)), rows)
            }
            Proof::Played(after, rows) => {
                let (won, lines) = (usize::from(after.is_some()), rows.len());
                let bare = usize::from(rows.iter().any(|row| row[1].is_empty()));
                (say!("counted-lines", won = won, lines = lines, misere = self.misere(), bare = bare), rows)
            }
            Proof::Lost(after, rows) => return Ok(vec![place, told, self.lost(*after, rows)]),
            Proof::Settled(_) => return Ok(vec![place, told]),
            Proof::Settling(i, _) => {
                let next = self.judged().after(*i);
                return Ok(vec![place, shown(told, counter.sheet(&next, None)?)]);
            }
        };
        let proved = Step::says(Role::Proof, says).about(Idea::Parity);
        let head = match proof {
            Proof::Played(..) => [say!("counted-head-move"), say!("counted-head-line")],
            Proof::Answering(..) => [say!("counted-head-theirs"), say!("counted-head-yours")],
            _ => [say!("counted-head-move"), say!("counted-head-answer")],
        };
        Ok(vec![place, told, proved.showing(sheet(head, rows))])
    }

    /// Lost positions, and what meets each of their moves.
    fn lost(&self, after: Option<usize>, rows: &[Vec<String>]) -> Step {
        let (won, lost) = (usize::from(after.is_some()), rows.iter().filter(|row| !row[0].is_empty()).count());
        let bare = usize::from(rows.iter().any(|row| row[2].is_empty()));
        let says = say!("counted-lost", won = won, lost = lost, misere = self.misere(), bare = bare);
        let head = vec![
            say!("counted-head-lost"),
            say!("counted-head-moves"),
            say!("counted-head-back"),
            say!("counted-head-there"),
        ];
        let table = Exhibit::Table { head, rows: rows.to_vec(), focus: Vec::new() };
        Step::says(Role::Proof, says).about(Idea::Parity).showing(table)
    }

    /// The move to be played; of a position that is not over one is always best.
    fn told(&self, proof: &Proof) -> Result<Step, Stop> {
        let is_forced = self.verdict.total.is_one();
        let (number, key) = match proof {
            Proof::Settling(i, _) => (*i, "counted-move-settling"),
            Proof::Answering(i, _) | Proof::Played(Some(i), _) | Proof::Lost(Some(i), _) => (*i, "counted-move"),
            Proof::Settled(_) if is_forced => (0, "counted-move"),
            Proof::Settled(_) => (0, "counted-move-any"),
            Proof::Answered(_) | Proof::Played(None, _) | Proof::Lost(None, _) => return self.stall(),
        };
        let (mv, told) = (self.judged().write(number), self.judged().tell(number));
        let says = match proof {
            Proof::Settling(_, left) => say!(
                key,
                mv = mv,
                told = told,
                least = left.least,
                most = left.most,
                wide = left.most - left.least,
                odd = usize::from(left.is_odd()),
                misere = self.misere()
            ),
            _ => say!(key, mv = mv, told = told),
        };
        Ok(Step::says(Role::Move, says).about(Idea::Parity))
    }

    /// The move of a lost position after which most replies are wrong.
    fn stall(&self) -> Result<Step, Stop> {
        let judged = self.judged();
        let tried = hardest(&judged, choice(self.verdict))?;
        let mv = tried.as_ref().map_or(0, |tried| tried.mv);
        let (told, Told { known, right, replies }) = (judged.tell(mv), Told::of(tried));
        let mv = judged.write(mv);
        let says = say!("counted-stall", mv = mv, told = told, known = known, right = right, replies = replies);
        Ok(Step::says(Role::Move, says).about(Idea::Parity))
    }
}

/// Whether a row has no answer, since its move ends the game.
fn end_it(rows: &[[String; 3]]) -> usize {
    usize::from(rows.iter().any(|row| row[1].is_empty()))
}

/// Moves, what follows, and what is left then.
fn sheet([first, then]: [Say; 2], rows: &[[String; 3]]) -> Exhibit {
    let head = vec![first, then, say!("counted-head-left")];
    Exhibit::Table { head, rows: rows.iter().map(|row| row.to_vec()).collect(), focus: Vec::new() }
}
