//! Vectors that play like Nim: heaps that may be lowered at will, and slants that always change the nim-sum.

use crate::heaps::vectors::oracle::Plane;
use crate::heaps::vectors::rules::AlongVectors;
use crate::kit::answers::{Answers, Best, Told, and_hidden, answers_to, choice, hardest};
use crate::kit::asked::Asked;
use crate::kit::columns::columns;
use crate::kit::heaps::write_heaps;
use ground::num::Nat;
use ground::rules::{At, Rules};
use ground::say;
use solve::formula::nim_sum::nim_sum;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::value::Outcome;
use solve::nim_values::vector_table::{Times, Way};

/// Moves that are put in another order, at most.
const SORTED: usize = 256;

impl AlongVectors {
    /// Whether the nim-value is the nim-sum of the coordinates although some vectors are slanted; in misère play whether a point is lost
    /// exactly where that sum is 1.
    ///
    /// Proof: every vector here subtracts numbers of which an odd number end in the same lowest 1-bit. So each move flips that bit
    /// of the nim-sum and none keeps it, while lowering one heap leaves every smaller sum: the mex is the sum. In misère play of two heaps
    /// a sum of 2 or more becomes 1 by lowering the larger heap to the other with its last bit changed; from equal odd heaps one
    /// goes down by 1, and equal even ones go back 2 and 1, which leaves 2k and 2k + 1. Worked: 14,33 has sum 47 and goes to 14,14.
    pub fn is_nim(&self) -> bool {
        let heaps = self.heaps();
        let ways = &self.vectors().ways;
        let lowers = |heap: usize| {
            let mut step = [0; 3];
            step[heap] = -1;
            ways.contains(&Way::repeated(step, Times::Any))
        };
        let is_bent = |way: &Way| matches!(way.first, [-2, -1, 0] | [-1, -2, 0]);
        heaps > 1
            && self.is_plain()
            && !self.is_apart()
            && (0..heaps).all(lowers)
            && ways.iter().all(flips)
            && (!self.is_misere || heaps == 2 && ways.iter().any(is_bent))
    }

    /// Why, by the nim-sum of the coordinates.
    pub fn by_nim_sum(
        &self,
        at: &At<Vec<Nat>>,
        verdict: &Verdict<Vec<Nat>>,
        control: &Control,
    ) -> Result<Reason, Stop> {
        let judged = Asked { oracle: &Plane as &dyn Oracle<AlongVectors>, game: self, at, verdict, control };
        let (sum, misere, moves) = (nim_sum(&at.pos), usize::from(self.is_misere), &verdict.best_total);
        let rows = at.pos.iter().enumerate().map(|(i, size)| ((i + 1).to_string(), size.clone())).collect();
        let look = say!("vectors-nim-look", sum = &sum, misere = misere, heaps = self.heaps());
        let mut steps = vec![
            Step::says(Role::Ask, say!("vectors-nim-ask", misere = misere)),
            Step::says(Role::Look, look).about(Idea::NimSum).showing(columns(rows)),
        ];
        let is_won = verdict.value.outcome() == Outcome::N;
        steps.extend(if is_won { self.nim_win(&judged) } else { nim_stall(&judged, self.is_misere)? });
        steps.push(Step::says(Role::Law, say!("vectors-nim-law", heaps = self.heaps())));
        if self.is_misere {
            steps.push(Step::says(Role::Law, say!("vectors-nim-law-misere")));
        }
        let point = write_heaps(&at.pos);
        let claim = if is_won {
            say!("vectors-nim-won", point = point, sum = sum, misere = misere, moves = moves)
        } else {
            say!("vectors-nim-lost", point = point, misere = misere)
        };
        Ok(Reason { claim, steps })
    }

    /// The coordinate that is lowered, or the slant where none can be, and why that wins.
    fn nim_win(&self, judged: &Asked<AlongVectors>) -> Vec<Step> {
        let (at, best) = (&judged.at.pos, &judged.verdict.best);
        let changed = |to: &Vec<Nat>| (0..at.len()).filter(|heap| at[*heap] != to[*heap]).collect::<Vec<usize>>();
        let mv = best.iter().position(|to| changed(to).len() == 1).unwrap_or_default();
        let misere = usize::from(self.is_misere);
        let place = match changed(&best[mv])[..] {
            [heap] => {
                let (value, wanted) = (&at[heap], &best[mv][heap]);
                say!("vectors-nim-place", heap = heap + 1, value = value, wanted = wanted, misere = misere)
            }
            _ => say!("vectors-nim-place-slant"),
        };
        let says = say!("vectors-nim-move", mv = judged.write(mv), misere = misere);
        let proof = if judged.ends(mv) {
            Step::says(Role::Proof, say!("worth-proof-end")).about(Idea::End)
        } else {
            Step::says(Role::Proof, say!("vectors-nim-proof", misere = misere))
        };
        vec![Step::says(Role::Place, place), Step::says(Role::Move, says).about(Idea::NimSum), proof]
    }
}

/// Whether a vector, however often it is taken, flips the lowest 1-bit among what it subtracts in an odd number of heaps.
fn flips(way: &Way) -> bool {
    let is_one = way.first == way.more || way.times == Times::AtMost(0);
    let lowest = way.first.iter().filter(|part| **part != 0).map(|part| part.trailing_zeros()).min();
    let ending = way.first.iter().filter(|part| **part != 0 && Some(part.trailing_zeros()) == lowest).count();
    is_one && way.first.iter().all(|part| *part <= 0) && ending % 2 == 1
}

/// The move of a lost point, and an answer to each.
fn nim_stall(judged: &Asked<AlongVectors>, is_misere: bool) -> Result<Vec<Step>, Stop> {
    let tried = hardest(judged, choice(judged.verdict))?;
    let mv = tried.as_ref().map_or(0, |tried| tried.mv);
    if tried.is_none() {
        let last = say!("worth-stall-last", mv = judged.write(mv), moves = &judged.verdict.total);
        let place = Step::says(Role::Place, say!("worth-place-last"));
        return Ok(vec![place, Step::says(Role::Move, last).about(Idea::End)]);
    }
    let misere = usize::from(is_misere);
    let place = say!("vectors-nim-place-none", misere = misere);
    let (mv, Told { known, right, replies: all }) = (judged.write(mv), Told::of(tried));
    let stall = say!("worth-stall", mv = mv, known = known, right = right, replies = all);
    let Answers { replies, hidden } = slants_first(judged)?;
    let says = and_hidden(say!("vectors-nim-proof", misere = misere), hidden);
    let proof = Step::says(Role::Proof, says).showing(Exhibit::Replies(replies));
    Ok(vec![Step::says(Role::Place, place), Step::says(Role::Move, stall), proof])
}

/// The moves with their answers, those that no move of Nim is before the others.
fn slants_first(judged: &Asked<AlongVectors>) -> Result<Answers, Stop> {
    let Asked { oracle, game, at, control, .. } = *judged;
    let moves = game.moves(at);
    if moves.total > Nat::from(SORTED) {
        return judged.answers(None);
    }
    let mut list: Vec<Vec<Nat>> = moves.list.collect();
    list.sort_by_key(|to| at.pos.iter().zip(to).filter(|(from, to)| from == to).count());
    answers_to((oracle, game, at), list.into_iter(), moves.total, control)
}

#[cfg(test)]
mod tests {
    use super::*;
    use duel::game::Game;
    use ground::params::Params;

    fn game(moves: &str, is_misere: bool) -> AlongVectors {
        let mut params = Params::of(AlongVectors::CARD.params);
        params.set("moves", moves).expect("vectors");
        params.set("misere", if is_misere { "true" } else { "false" }).expect("a flag");
        AlongVectors::build(&params).expect("vectors that end")
    }

    #[test]
    fn the_law_of_slants_that_change_the_nim_sum_agrees_with_the_table() {
        for moves in ["-1,0*/0,-1*/-2,-1*", "-1,0*/0,-1*/-1,-2*/-4,-2*", "-1,0*/0,-1*/-6,-3*/-2,-1*"] {
            let (game, control) = (game(moves, true), Control::new());
            assert!(game.is_nim(), "{moves}");
            for (x, y) in (0..40).flat_map(|x| (0..40).map(move |y| (x, y))) {
                let worth = game.values.value([x, y, 0], &control).expect("it is near");
                assert_eq!((worth.nimber as usize, worth.is_lost_misere), (x ^ y, x ^ y == 1), "{moves}: {x},{y}");
            }
        }
    }

    #[test]
    fn other_slants_have_no_such_law() {
        for (moves, is_misere) in [
            ("-1,0*/0,-1*/-1,-1*", false),
            ("-1,0/0,-1/-2,-1", false),
            ("-1,0*/0,-1*", false),
            ("-1,0*/0,-1*/-4,-1*", true),
        ] {
            assert!(!game(moves, is_misere).is_nim(), "{moves}");
        }
        let three = game("-1,0,0*/0,-1,0*/0,0,-1*/-1,-1,-1", false);
        assert!(three.is_nim() && !game("-1,0,0*/0,-1,0*/0,0,-1*/-1,-1,-1", true).is_nim());
        let control = Control::new();
        for (x, y, z) in (0..9).flat_map(|x| (0..9).flat_map(move |y| (0..9).map(move |z| (x, y, z)))) {
            let worth = three.values.value([x, y, z], &control).expect("it is near");
            assert_eq!(worth.nimber as usize, x ^ y ^ z, "{x},{y},{z}");
        }
    }
}
