//! Staircase Nim: coins on steps; a move takes any number of them from one step down to the next.

mod reason;
pub(crate) mod rules;

use crate::heaps::staircase_nim::reason::explain;
use crate::heaps::staircase_nim::rules::{Descent, STEP, StaircaseNim, counts, moves_to, odd_steps};
use crate::kit::heaps;
use crate::kit::laws;
use duel::game::manner::Manner;
use duel::game::slip::Slip;
use duel::game::summand::{InSums, Summand};
use duel::game::tabled::Tabled;
use duel::game::{Card, Family, Game, Preset};
use ground::fault::Fault;
use ground::num::Nat;
use ground::params::{Domain, Param};
use ground::rules::At;
use ground::say;
use ground::say::Say;
use ground::scene::{Called, Heap, Scene, Shape, Spot};
use solve::formula::nim_sum::{nim_sum, wanted};
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::Reason;
use solve::judge::sequence::Table;
use solve::judge::value::Value;
use solve::search::full_search::Count;

impl Game for StaircaseNim {
    const CARD: Card = Card {
        id: "staircase-nim",
        family: Family::Heaps,
        fame: 10,
        manner: Manner::Heaps,
        params: &[Param { name: "misere", domain: Domain::Flag, default: "false" }],
        presets: &[
            Preset { params: &[], position: Some("3,2,4,1") },
            Preset { params: &[], position: Some("2,5,2,3,1") },
            Preset { params: &[("misere", "true")], position: Some("1,2,3") },
        ],
        sources: &[
            "T. S. Ferguson, Game Theory, part I: Impartial Combinatorial Games, section 2.6 and its exercises",
            "C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Mathematics 3 (1901), 35-39",
        ],
    };

    fn oracle(&self) -> Box<dyn Oracle<Self>> {
        Box::new(OddSteps)
    }

    fn scene(&self, at: &At<Vec<Nat>>) -> Scene {
        let step = |(i, coins)| Heap { called: Called::Step, ..heaps::heap(i, coins) };
        let steps = at.pos.iter().enumerate().map(step).collect();
        let scene = Scene::of(Shape::Heaps(steps)).noting(say!("staircase-nim-note"));
        scene.noting(if self.is_misere { say!("kin-stuck-wins") } else { say!("kin-stuck-loses") })
    }

    fn path(&self, at: &At<Vec<Nat>>, (step, left): &Descent) -> Vec<Spot> {
        heaps::path(&at.pos, *step, left)
    }

    fn pointable(&self, at: &At<Vec<Nat>>) -> Vec<Descent> {
        let drawn = at.pos.iter().enumerate().filter(|(step, coins)| heaps::is_drawn(*step, coins));
        drawn.flat_map(|(step, coins)| heaps::sizes_below(coins).map(move |left| (step, left))).collect()
    }

    fn slips(&self, _at: &At<Vec<Nat>>, (step, _): &Descent) -> Vec<Slip> {
        if counts(*step) { Vec::new() } else { vec![Slip::Idle] }
    }

    fn tell(&self, at: &At<Vec<Nat>>, (step, left): &Descent) -> Say {
        let count = &at.pos[*step] - left;
        if *step == 0 {
            say!("staircase-nim-tell-off", count = count)
        } else {
            say!("staircase-nim-tell", count = count, step = step + 1, below = *step)
        }
    }

    fn write_pos(&self, at: &At<Vec<Nat>>) -> String {
        heaps::write_heaps(&at.pos)
    }

    fn read_pos(&self, text: &str) -> Result<At<Vec<Nat>>, Fault> {
        heaps::read_heaps(text).map(At::first)
    }

    fn write_move(&self, at: &At<Vec<Nat>>, (step, left): &Descent) -> String {
        heaps::write_heap_move(&at.pos, *step, left)
    }

    fn read_move(&self, at: &At<Vec<Nat>>, text: &str) -> Result<Descent, Fault> {
        heaps::read_move_of(&at.pos, text, &STEP)
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

impl Summand<Vec<Nat>> for StaircaseNim {
    fn in_sums(&self) -> InSums {
        // Not tame as one summand: 2 coins on step 1 and 2 on step 3 have nim-value 0 and yet a heap above 1.
        if self.is_misere { InSums::Never } else { InSums::Impartial }
    }
}

impl Tabled<Vec<Nat>> for StaircaseNim {
    fn at_cell(&self, sizes: &[usize]) -> Option<At<Vec<Nat>>> {
        Some(At::first(heaps::heaps_of(sizes)))
    }

    /// Ferguson, section 2.6: Nim on the odd steps. Only for an odd number of steps: otherwise nothing would be said of the last
    /// one, and a law is read as one about as many sizes as it names.
    fn law(&self, sizes: usize) -> Option<String> {
        let odd: Vec<String> = laws::names(sizes)?.iter().step_by(2).map(|name| (*name).to_owned()).collect();
        (sizes % 2 == 1).then(|| laws::nim_written(odd, self.is_misere))
    }

    fn table(&self, to: Option<usize>, control: &Control) -> Option<Result<Table, Stop>> {
        Some(heaps::nim_table(to, self.is_misere, control))
    }
}

/// Nim on the odd steps.
///
/// A move from an even step adds to an odd one, and the reply sends the same coins on, so it changes nothing; what it
/// leaves differs in one odd step, so its nim-value differs, too. Nim-values are therefore those of Nim. Misère: with the
/// odd steps empty the mover has won if no coin is left, and else sends one coin to an odd step.
struct OddSteps;

impl Oracle<StaircaseNim> for OddSteps {
    fn value(&self, game: &StaircaseNim, at: &At<Vec<Nat>>, _control: &Control) -> Result<Value, Stop> {
        Ok(game.hidden(&at.pos).value())
    }

    fn winning(
        &self,
        game: &StaircaseNim,
        at: &At<Vec<Nat>>,
        _control: &Control,
    ) -> Result<Option<Vec<Descent>>, Stop> {
        Ok(Some(moves_to(&at.pos, &wanted(&odd_steps(&at.pos), game.is_misere))))
    }

    fn reaching(&self, _game: &StaircaseNim, at: &At<Vec<Nat>>, nimber: &Nat) -> Option<Vec<Descent>> {
        let odd = odd_steps(&at.pos);
        let flip = nim_sum(odd.iter().chain([nimber]));
        Some(moves_to(&at.pos, &odd.iter().map(|coins| coins ^ &flip).collect::<Vec<_>>()))
    }

    fn foresight(&self, _game: &StaircaseNim, at: &At<Vec<Nat>>) -> usize {
        let coins: Nat = at.pos.iter().sum();
        if coins <= Nat::from(64u8) { 64 } else { 0 }
    }

    fn explain(
        &self,
        game: &StaircaseNim,
        at: &At<Vec<Nat>>,
        verdict: &Verdict<Descent>,
        control: &Control,
    ) -> Result<Reason, Stop> {
        explain(self, game, at, verdict, control)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ground::rules::Rules;
    use proptest::prelude::*;
    use solve::judge::oracle::reaching;
    use solve::search::full_search::Walk;

    fn steps(coins: &[u8]) -> At<Vec<Nat>> {
        At::first(coins.iter().map(|&n| Nat::from(n)).collect())
    }

    #[test]
    fn coins_arrive_one_step_below_and_leave_from_the_first() {
        let game = StaircaseNim { is_misere: false };
        let at = steps(&[1, 0, 4]);
        assert_eq!(game.play(&at, &(2, Nat::from(1u8))).pos, steps(&[1, 3, 1]).pos);
        assert_eq!(game.play(&at, &(0, Nat::ZERO)).pos, steps(&[0, 0, 4]).pos);
    }

    proptest! {
        #[test]
        fn the_odd_steps_say_what_the_plain_referee_says(coins in prop::collection::vec(0u8..4, 0..5), is_misere: bool) {
            let (game, at, control) = (StaircaseNim { is_misere }, steps(&coins), Control::new());
            let walked = Walk::new(&game, game.count(), 50_000).value(&at, &control).expect("nobody stops");
            let value = OddSteps.value(&game, &at, &control).expect("a formula");
            prop_assert!(value.agrees(&walked.expect("there is room")));
        }

        #[test]
        fn moves_that_reach_a_nim_value_are_all_that_do(coins in prop::collection::vec(0u8..6, 1..6), nimber in 0u8..8) {
            let (game, at, control) = (StaircaseNim { is_misere: false }, steps(&coins), Control::new());
            let nimber = Nat::from(nimber);
            let reaches = |mv: &Descent| OddSteps.value(&game, &game.play(&at, mv), &control) == Ok(Value::nimber(nimber.clone()));
            let tried: Vec<Descent> = game.moves(&at).list.filter(reaches).collect();
            prop_assert_eq!(reaching(&OddSteps, &game, &at, &nimber, &control), Ok(tried));
        }
    }
}
