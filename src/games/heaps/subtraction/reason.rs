//! Why a position of a subtraction game is won or lost: the values near a heap, their nim-sum, and the certified period.

use crate::heaps::subtraction::rules::{Subtraction, Take, Tally};
use crate::kit::answers::{Told, Try, and_hidden};
use crate::kit::columns::columns;
use crate::kit::counted::{Counting, Reach};
use crate::kit::heaps;
use crate::kit::lone_heap::{LoneHeap, heads, laws};
use crate::kit::worth::values;
use ground::num::{Nat, small};
use ground::rules::{At, Rules};
use ground::say;
use ground::say::Say;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::{Exhibit, Reached, Reason, Role, Step};

/// Sizes shown below a heap in the table of values.
const NEAR: u8 = 8;

/// The largest heap alone that lines of play are looked for from.
const PLAYED: u8 = 40;

/// Replies shown to the moves of a lost position.
const REPLIES: usize = 12;

/// Moves that are tried for the one that is hardest to answer.
const TRIED: usize = 64;

/// The reason of a position that is not over.
pub fn reason(
    game: &Subtraction,
    oracle: &dyn Oracle<Subtraction>,
    at: &At<Vec<Nat>>,
    verdict: &Verdict<Take>,
    control: &Control,
) -> Result<Reason, Stop> {
    let is_misere = game.is_misere;
    let counting = |reach| Counting { game, oracle, at, verdict, control, is_misere, reach, names: Vec::new() };
    if let Some(reason) = counting(Reach::Answered).reason_if_brief()? {
        return Ok(reason);
    }
    if let [heap] = live(game, &at.pos)[..]
        && let Some(reason) = alone(game, &at.pos, heap, &counting(Reach::Played))?
    {
        return Ok(reason);
    }
    let values = game.values(&at.pos, control)?;
    let seen = Seen { game, at, tally: Tally::of(&values), values, control };
    let is_lost = seen.tally.is_lost(game.is_misere);
    let mut steps = vec![seen.ask(), seen.look()];
    steps.extend(seen.small_heaps()?);
    match verdict.best.first() {
        Some(mv) if !is_lost => steps.extend(seen.win(mv)?),
        Some(mv) => steps.extend(seen.stall(mv, &verdict.best)?),
        None => {}
    }
    steps.extend(seen.laws()?);
    Ok(Reason { claim: seen.claim(is_lost, &verdict.best_total), steps })
}

/// The heaps that still have a move.
fn live(game: &Subtraction, heaps: &[Nat]) -> Vec<usize> {
    (0..heaps.len()).filter(|heap| game.takes.first().is_some_and(|least| heaps[*heap] >= *least)).collect()
}

/// A heap alone; those beside it have no move. Where no remainders tell a small one, lines of play prove it.
fn alone(
    game: &Subtraction,
    heaps: &[Nat],
    heap: usize,
    counting: &Counting<Subtraction>,
) -> Result<Option<Reason>, Stop> {
    let control = counting.control;
    let (laws, period) = laws(&game.worth, control)?;
    let lone = LoneHeap {
        size: heaps[heap].clone(),
        is_misere: game.is_misere,
        least: game.takes[0].clone(),
        to: 0,
        lefts: &|size| game.lefts(size).collect(),
        value: &|size| game.worth.value(size, control).map(Nat::from),
        write: &|from, left| {
            let mut heaps = heaps.to_vec();
            heaps[heap].clone_from(from);
            heaps::write_heap_move(&heaps, heap, left)
        },
        period,
        laws,
    };
    let is_played = heaps[heap] <= Nat::from(PLAYED) && lone.rounds()?.is_none();
    let played = if is_played { counting.reason()? } else { None };
    played.map_or_else(|| lone.reason_if_short(), |reason| Ok(Some(reason)))
}

/// A position with the values of its heaps.
struct Seen<'a> {
    game: &'a Subtraction,
    at: &'a At<Vec<Nat>>,
    values: Vec<u64>,
    tally: Tally,
    control: &'a Control,
}

impl Seen<'_> {
    fn is_alone(&self) -> bool {
        self.values.len() == 1
    }

    fn claim(&self, is_lost: bool, moves: &Nat) -> Say {
        let Tally { sum, large } = self.tally;
        match (self.game.is_misere, is_lost) {
            (false, true) if self.is_alone() => say!("subtraction-claim-one-lost", size = &self.at.pos[0]),
            (false, false) if self.is_alone() => {
                say!("subtraction-claim-one-won", size = &self.at.pos[0], value = sum, moves = moves)
            }
            (false, true) => say!("subtraction-claim-lost"),
            (false, false) => say!("subtraction-claim-won", sum = sum, moves = moves),
            (true, true) => say!("subtraction-claim-misere-lost", large = large),
            (true, false) => say!("subtraction-claim-misere-won", large = large, sum = sum, moves = moves),
        }
    }

    fn ask(&self) -> Step {
        let ask = match (self.game.is_misere, self.is_alone()) {
            (true, _) => say!("subtraction-ask-misere"),
            (false, true) => say!("subtraction-ask-one"),
            (false, false) => say!("subtraction-ask"),
        };
        Step::says(Role::Ask, ask)
    }

    fn look(&self) -> Step {
        if self.is_alone() {
            let says = say!("subtraction-look-one", size = &self.at.pos[0], value = self.values[0]);
            return Step::says(Role::Look, says).about(Idea::Mex);
        }
        let Tally { sum, large } = self.tally;
        let says = if self.game.is_misere {
            say!("subtraction-look-misere", large = large, sum = sum)
        } else {
            say!("subtraction-look", sum = sum)
        };
        let rows = self.values.iter().enumerate().map(|(i, value)| ((i + 1).to_string(), Nat::from(*value))).collect();
        Step::says(Role::Look, says).about(Idea::NimSum).showing(columns(rows))
    }

    /// The values of all heaps up to the largest of several; nothing where it is very large.
    fn small_heaps(&self) -> Result<Option<Step>, Stop> {
        let largest = self.at.pos.iter().max().and_then(small).filter(|_| !self.is_alone()).unwrap_or_default();
        values::heaps(largest, |size| self.game.worth.value(&Nat::from(size), self.control).map(Nat::from))
    }

    /// Whether a table shows every size that can come up.
    fn is_shown(&self) -> bool {
        let most = if self.is_alone() { NEAR.into() } else { values::TOLD };
        self.at.pos.iter().all(|size| *size <= Nat::from(most))
    }

    /// The values of a size and of those below it; what it can be left at is meant.
    fn near(&self, size: &Nat) -> Result<Exhibit, Stop> {
        let mut sizes: Vec<Nat> =
            std::iter::once(size.clone()).chain(heaps::sizes_below(size).take(NEAR.into())).collect();
        sizes.reverse();
        let mut rows = Vec::new();
        for size in &sizes {
            let value = self.game.worth.value(size, self.control)?;
            let letter = if Tally::of(&[value]).is_lost(self.game.is_misere) { "P" } else { "N" };
            rows.push(vec![size.to_string(), value.to_string(), letter.to_owned()]);
        }
        let focus = (0..rows.len()).filter(|row| self.game.takes.binary_search(&(size - &sizes[*row])).is_ok());
        Ok(Exhibit::Table { head: heads(), focus: focus.map(|row| (row, 1)).collect(), rows })
    }

    /// The moves in one heap with the values they leave.
    fn options(&self, heap: usize) -> Result<Exhibit, Stop> {
        let mut options = Vec::new();
        for left in self.game.lefts(&self.at.pos[heap]) {
            let value = self.game.worth.value(&left, self.control)?;
            options.push(Reached::alone(heaps::write_heap_move(&self.at.pos, heap, &left), Nat::from(value)));
        }
        Ok(Exhibit::Mex { options, mex: Nat::from(self.values[heap]) })
    }

    fn win(&self, (heap, left): &Take) -> Result<Vec<Step>, Stop> {
        let (size, value) = (&self.at.pos[*heap], self.values[*heap]);
        let wanted = self.game.worth.value(left, self.control)?;
        let after = self.tally.after(value, wanted);
        let place = say!("subtraction-place", heap = heap + 1, size = size, value = value, wanted = wanted);
        let spots = heaps::heap(*heap, size).counters.iter().filter_map(|counter| counter.spot).collect();
        let count = size - left;
        let says = if self.game.is_misere {
            say!(
                "subtraction-move-misere",
                heap = heap + 1,
                count = count,
                left = left,
                wanted = wanted,
                large = after.large,
                sum = after.sum
            )
        } else {
            say!("subtraction-move", heap = heap + 1, count = count, left = left, wanted = wanted)
        };
        let idea = if self.game.is_misere { Idea::MisereEnd } else { Idea::NimSum };
        let proof = if self.game.is_misere {
            self.answered(&self.game.play(self.at, &(*heap, left.clone())), 1)?
        } else {
            Step::says(Role::Proof, say!("subtraction-proof-won")).about(idea)
        };
        let shown = if self.is_alone() { self.near(size)? } else { self.options(*heap)? };
        Ok(vec![
            Step::says(Role::Place, place).showing(Exhibit::Spots(spots)),
            Step::says(Role::Move, says).about(idea).showing(shown),
            proof,
        ])
    }

    fn stall(&self, first: &Take, best: &[Take]) -> Result<Vec<Step>, Stop> {
        let tried = self.hardest(best)?;
        let (heap, left) = tried.as_ref().map_or(first, |tried| &best[tried.mv]);
        let place = say!("subtraction-place-none", heap = heap + 1, value = self.values[*heap]);
        let count = &self.at.pos[*heap] - left;
        let Told { known, right, replies } = Told::of(tried);
        let stall =
            say!("subtraction-stall", heap = heap + 1, count = count, known = known, right = right, replies = replies);
        let place = Step::says(Role::Place, place).showing(self.options(*heap)?);
        Ok(vec![place, Step::says(Role::Move, stall), self.answered(self.at, 0)?])
    }

    /// The move to which the smallest share of replies wins; `None`: all of them end the game.
    fn hardest(&self, best: &[Take]) -> Result<Option<Try>, Stop> {
        let mut hardest: Option<Try> = None;
        for (mv, take) in best.iter().enumerate().take(TRIED) {
            let next = self.game.play(self.at, take);
            if self.game.ending(&next).is_some() {
                continue;
            }
            let right = Nat::from(self.game.winning(&next.pos, self.control)?.len());
            let tried = Try { mv, right, replies: self.game.moves(&next).total };
            if hardest.as_ref().is_none_or(|than| tried.is_harder(than)) {
                hardest = Some(tried);
            }
        }
        Ok(hardest)
    }

    /// The first moves of a lost position with an answer that refutes each, and why there always is one. A misère move that ends the
    /// game has none.
    fn answered(&self, at: &At<Vec<Nat>>, won: usize) -> Result<Step, Stop> {
        let moves = self.game.moves(at);
        let mut replies = Vec::new();
        for mv in moves.list.take(REPLIES) {
            let next = self.game.play(at, &mv);
            let winning = self.game.winning(&next.pos, self.control)?;
            let answer = winning.first().map(|(heap, left)| heaps::write_heap_move(&next.pos, *heap, left));
            replies.push((heaps::write_heap_move(&at.pos, mv.0, &mv.1), answer.unwrap_or_default()));
        }
        let (idea, says) = if self.game.is_misere {
            let large = Tally::of(&self.game.values(&at.pos, self.control)?).large;
            let least = &self.game.takes[0];
            (Idea::MisereEnd, say!("subtraction-proof-misere", least = least, won = won, large = large))
        } else {
            (Idea::NimSum, say!("subtraction-proof-lost"))
        };
        let says = and_hidden(says, moves.total - replies.len());
        Ok(Step::says(Role::Proof, says).about(idea).showing(Exhibit::Replies(replies)))
    }

    fn laws(&self) -> Result<Vec<Step>, Stop> {
        let law = if self.game.is_misere { say!("subtraction-law-misere") } else { say!("subtraction-law") };
        let mut known = laws(&self.game.worth, self.control)?.0;
        // A table that shows every value needs no period.
        if self.is_shown() {
            known.clear();
        }
        Ok(std::iter::once(law).chain(known).map(|law| Step::says(Role::Law, law)).collect())
    }
}
