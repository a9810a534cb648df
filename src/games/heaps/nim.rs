//! Nim: heaps of any size; a move takes any number of counters from one heap.

use num_traits::{One, Zero};

use crate::kit::columns::{columns, top_place};
use crate::kit::heaps;
use crate::kit::kin;
use crate::kit::laws;
use duel::game::manner::Manner;
use duel::game::summand::{InSums, Summand};
use duel::game::tabled::Tabled;
use duel::game::{Card, Family, Game, Preset};
use ground::fault::Fault;
use ground::heap_game::{Go, HeapGame};
use ground::num::Nat;
use ground::params::{Domain, Param, Params};
use ground::rules::{At, Ending, Illegal, Moves, Rules};
use ground::say;
use ground::say::Say;
use ground::scene::{Scene, Shape, Spot};
use solve::formula::nim_sum::{is_lost, nim_sum, winning_moves};
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::sequence::Table;
use solve::judge::value::{Outcome, Value};
use solve::search::full_search::Count;

/// Nim, normal or misère.
pub struct Nim {
    is_misere: bool,
}

/// A move: which heap, from 0, and what is left of it.
pub type Take = (usize, Nat);

impl Nim {
    /// The variant these parameters describe.
    pub fn build(params: &Params) -> Result<Self, Fault> {
        Ok(Nim { is_misere: params.flag("misere") })
    }
}

impl Rules for Nim {
    type Pos = Vec<Nat>;
    type Move = Take;

    fn start(&self) -> At<Vec<Nat>> {
        At::first([3u8, 4, 5].map(Nat::from).to_vec())
    }

    fn moves(&self, at: &At<Vec<Nat>>) -> Moves<'_, Take> {
        let total = at.pos.iter().sum();
        let heaps = at.pos.clone();
        let list = heaps
            .into_iter()
            .enumerate()
            .flat_map(|(heap, size)| heaps::sizes_below(&size).map(move |left| (heap, left)));
        Moves::counted(total, list)
    }

    fn legal(&self, at: &At<Vec<Nat>>, (heap, left): &Take) -> Result<(), Illegal> {
        heaps::takes_something(&at.pos, *heap, left)
    }

    fn play(&self, at: &At<Vec<Nat>>, (heap, left): &Take) -> At<Vec<Nat>> {
        let mut pos = at.pos.clone();
        pos[*heap].clone_from(left);
        at.leave(pos)
    }

    fn ending(&self, at: &At<Vec<Nat>>) -> Option<Ending> {
        let winner = if self.is_misere { at.to } else { at.to.other() };
        at.pos.iter().all(Zero::is_zero).then_some(Ending::Won(winner))
    }
}

impl Game for Nim {
    const CARD: Card = Card {
        id: "nim",
        family: Family::Heaps,
        fame: 90,
        manner: Manner::Heaps,
        params: &[Param { name: "misere", domain: Domain::Flag, default: "false" }],
        presets: &[
            Preset { params: &[], position: Some("3,4,5") },
            Preset { params: &[], position: Some("1,3,5,7") },
            Preset { params: &[("misere", "true")], position: Some("1,3,5,7") },
            Preset { params: &[], position: Some("9,13,18,22,31") },
        ],
        sources: &[
            "C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Mathematics 3 (1901), 35-39",
        ],
    };

    fn oracle(&self) -> Box<dyn Oracle<Self>> {
        Box::new(Bouton)
    }

    fn scene(&self, at: &At<Vec<Nat>>) -> Scene {
        let heaps = at.pos.iter().enumerate().map(|(i, size)| heaps::heap(i, size)).collect();
        Scene::of(Shape::Heaps(heaps)).noting(if self.is_misere { say!("last-loses") } else { say!("last-wins") })
    }

    fn path(&self, at: &At<Vec<Nat>>, (heap, left): &Take) -> Vec<Spot> {
        heaps::path(&at.pos, *heap, left)
    }

    fn pointable(&self, at: &At<Vec<Nat>>) -> Vec<Take> {
        let drawn = at.pos.iter().enumerate().filter(|(heap, size)| heaps::is_drawn(*heap, size));
        drawn.flat_map(|(heap, size)| heaps::sizes_below(size).map(move |left| (heap, left))).collect()
    }

    fn tell(&self, at: &At<Vec<Nat>>, (heap, left): &Take) -> Say {
        say!("takes-from-heap", count = &at.pos[*heap] - left, heap = heap + 1)
    }

    fn write_pos(&self, at: &At<Vec<Nat>>) -> String {
        heaps::write_heaps(&at.pos)
    }

    fn read_pos(&self, text: &str) -> Result<At<Vec<Nat>>, Fault> {
        heaps::read_heaps(text).map(At::first)
    }

    fn write_move(&self, at: &At<Vec<Nat>>, (heap, left): &Take) -> String {
        heaps::write_heap_move(&at.pos, *heap, left)
    }

    fn read_move(&self, at: &At<Vec<Nat>>, text: &str) -> Result<Take, Fault> {
        heaps::read_heap_move(&at.pos, text)
    }

    fn count(&self) -> Count {
        if self.is_misere { Count::Wins } else { Count::Nimbers }
    }

    fn summand(&self) -> Option<&dyn Summand<Vec<Nat>>> {
        Some(self)
    }

    fn tabled(&self) -> Option<&dyn Tabled<Vec<Nat>>> {
        Some(self)
    }
}

impl Summand<Vec<Nat>> for Nim {
    fn summands(&self, at: &At<Vec<Nat>>) -> Vec<At<Vec<Nat>>> {
        at.pos.iter().map(|size| At { pos: vec![size.clone()], to: at.to }).collect()
    }

    fn in_sums(&self) -> InSums {
        if self.is_misere { InSums::Never } else { InSums::Tame }
    }
}

impl Tabled<Vec<Nat>> for Nim {
    fn at_cell(&self, sizes: &[usize]) -> Option<At<Vec<Nat>>> {
        Some(At::first(heaps::heaps_of(sizes)))
    }

    /// Bouton 1901, for both ways to end.
    fn law(&self, sizes: usize) -> Option<String> {
        laws::nim(sizes, self.is_misere)
    }

    fn as_heaps(&self, at: &At<Vec<Nat>>) -> Option<(HeapGame, Vec<Nat>)> {
        let game = HeapGame::new(at.pos.len(), Go::any_of_one(at.pos.len()));
        game.has_room().then(|| (HeapGame { is_misere: self.is_misere, ..game }, at.pos.clone()))
    }

    fn table(&self, to: Option<usize>, control: &Control) -> Option<Result<Table, Stop>> {
        Some(heaps::nim_table(to, self.is_misere, control))
    }
}

/// Bouton's theorem and the reason it gives.
struct Bouton;

impl Oracle<Nim> for Bouton {
    fn value(&self, nim: &Nim, at: &At<Vec<Nat>>, _control: &Control) -> Result<Value, Stop> {
        Ok(if nim.is_misere { Value::of_outcome(!is_lost(&at.pos, true)) } else { Value::nimber(nim_sum(&at.pos)) })
    }

    fn winning(&self, nim: &Nim, at: &At<Vec<Nat>>, _control: &Control) -> Result<Option<Vec<Take>>, Stop> {
        Ok(Some(winning_moves(&at.pos, nim.is_misere)))
    }

    fn reaching(&self, _nim: &Nim, at: &At<Vec<Nat>>, nimber: &Nat) -> Option<Vec<Take>> {
        // A heap of the wanted value beside the others: lowering one of them to nim-sum 0 leaves exactly that value.
        let mut beside = at.pos.clone();
        beside.push(nimber.clone());
        let moves = winning_moves(&beside, false);
        Some(moves.into_iter().filter(|(heap, _)| *heap < at.pos.len()).collect())
    }

    fn foresight(&self, _nim: &Nim, at: &At<Vec<Nat>>) -> usize {
        let counters: Nat = at.pos.iter().sum();
        if counters <= Nat::from(64u8) { 64 } else { 0 }
    }

    fn explain(
        &self,
        nim: &Nim,
        at: &At<Vec<Nat>>,
        verdict: &Verdict<Take>,
        control: &Control,
    ) -> Result<Reason, Stop> {
        let heaps = &at.pos;
        let large = large(heaps);
        let is_endgame = nim.is_misere && large <= 1;
        let (claim, mut steps) =
            if is_endgame { endgame(heaps, large, verdict) } else { middle_game(heaps, nim.is_misere, verdict) };
        let is_lost = verdict.value.outcome() == Outcome::P;
        if let Some(proof) = steps.iter_mut().find(|step| step.role == Role::Proof).filter(|_| is_lost && !is_endgame) {
            kin::show_answers(self, nim, at, proof, control)?;
        }
        let law = if nim.is_misere { say!("nim-misere-law") } else { say!("nim-law") };
        steps.push(Step::says(Role::Law, law));
        Ok(Reason { claim, steps })
    }
}

/// How many heaps have more than one counter.
fn large(heaps: &[Nat]) -> usize {
    heaps.iter().filter(|heap| **heap > Nat::one()).count()
}

/// Normal play, and misère play while two heaps are large: the columns decide.
fn middle_game(heaps: &[Nat], is_misere: bool, verdict: &Verdict<Take>) -> (Say, Vec<Step>) {
    let rows = heaps.iter().enumerate().map(|(i, size)| ((i + 1).to_string(), size.clone())).collect();
    let sum = nim_sum(heaps);
    let ask = Step::says(Role::Ask, say!("nim-ask"));
    let Some((heap, left)) = verdict.best.first().filter(|_| !sum.is_zero()) else {
        let look = Step::says(Role::Look, say!("nim-look-even")).about(Idea::NimSum).showing(columns(rows));
        let place = Step::says(Role::Place, say!("nim-place-none"));
        let stall = Step::says(Role::Move, say!("nim-stall"));
        let proof = if is_misere { say!("nim-misere-proof-even") } else { say!("nim-proof-even") };
        let proof = Step::says(Role::Proof, proof).about(if is_misere { Idea::MisereEnd } else { Idea::NimSum });
        let claim =
            if is_misere { say!("nim-misere-claim-balanced", large = large(heaps)) } else { say!("nim-claim-even") };
        return (claim, vec![ask, look, place, stall, proof]);
    };
    let size = &heaps[*heap];
    let look = Step::says(Role::Look, say!("nim-look-odd", sum = &sum, place = top_place(&sum)))
        .about(Idea::NimSum)
        .showing(columns(rows));
    let place = Step::says(Role::Place, say!("nim-place", heap = heap + 1, size = size, place = top_place(&sum)))
        .showing(Exhibit::Spots(heaps::heap(*heap, size).counters.iter().filter_map(|c| c.spot).collect()));
    let flip = say!("nim-move", heap = heap + 1, size = size, sum = &sum, left = left, count = size - left);
    let mut after: Vec<(String, Nat)> =
        heaps.iter().enumerate().map(|(i, size)| ((i + 1).to_string(), size.clone())).collect();
    after[*heap].1.clone_from(left);
    let mv = Step::says(Role::Move, flip).about(Idea::NimSum).showing(columns(after));
    let is_last = left.is_zero() && heaps.iter().filter(|heap| !heap.is_zero()).count() == 1;
    let (idea, proof) = match (is_misere, is_last) {
        (true, _) => (Idea::MisereEnd, say!("nim-misere-proof-odd")),
        (false, true) => (Idea::End, say!("nim-proof-last")),
        (false, false) => (Idea::NimSum, say!("nim-proof-odd")),
    };
    let proof = Step::says(Role::Proof, proof).about(idea);
    let moves = &verdict.best_total;
    let claim = if is_misere {
        say!("nim-misere-claim-unbalanced", large = large(heaps), sum = &sum, moves = moves)
    } else {
        say!("nim-claim-odd", sum = &sum, moves = moves)
    };
    (claim, vec![ask, look, place, mv, proof])
}

/// Misère play with at most one heap above 1: count the ones.
fn endgame(heaps: &[Nat], large: usize, verdict: &Verdict<Take>) -> (Say, Vec<Step>) {
    let ones = heaps.iter().filter(|heap| heap.is_one()).count();
    let ask = Step::says(Role::Ask, say!("nim-misere-ask"));
    let look = Step::says(Role::Look, say!("nim-misere-look", large = large, ones = ones)).about(Idea::MisereEnd);
    let Some((heap, left)) = verdict.best.first().filter(|_| verdict.value.outcome() == Outcome::N) else {
        let place = Step::says(Role::Place, say!("nim-misere-place-none"));
        let stall = Step::says(Role::Move, say!("nim-stall-ones"));
        let proof = Step::says(Role::Proof, say!("nim-misere-proof-ones", ones = ones)).about(Idea::Parity);
        return (say!("nim-misere-claim-odd", ones = ones), vec![ask, look, place, stall, proof]);
    };
    let (place, mv) = match large {
        0 => (say!("nim-misere-place-none"), say!("nim-misere-move-any", heap = heap + 1)),
        _ => (
            say!("nim-misere-place", heap = heap + 1),
            say!("nim-misere-move", heap = heap + 1, left = left, ones = ones + usize::from(left.is_one())),
        ),
    };
    let left = if large == 0 { ones - 1 } else { ones + usize::from(left.is_one()) };
    let place = Step::says(Role::Place, place);
    let mv = Step::says(Role::Move, mv).about(Idea::MisereEnd);
    let proof = Step::says(Role::Proof, say!("nim-misere-proof-left", ones = left)).about(Idea::Parity);
    (say!("nim-misere-claim-even", large = large, ones = ones), vec![ask, look, place, mv, proof])
}

#[cfg(test)]
mod tests {
    use super::*;
    use solve::judge::sequence::Cells;

    #[test]
    fn a_table_beyond_memory_is_refused_with_its_limit() {
        let table = |to| Nim { is_misere: false }.table(Some(to), &Control::new()).expect("Nim has a table");
        assert!(matches!(table(usize::MAX), Err(Stop::TooLarge(_))));
        assert_eq!(table(2).map(|table| table.cells), Ok(Cells::Nimbers(vec![vec![0, 1, 2]])));
    }
}
