//! The race by multiplication: one number grows by a factor each move, and who first reaches the target wins.

mod reason;
pub(crate) mod rules;

use num_traits::Zero;

use crate::kit::heaps;
use crate::numbers::multiply_race::reason::explain;
use crate::numbers::multiply_race::rules::{MultiplyRace, counted_up};
use duel::game::manner::Manner;
use duel::game::summand::{InSums, Summand};
use duel::game::tabled::Tabled;
use duel::game::{Card, Family, Game, Preset};
use ground::fault::{Fault, Kind};
use ground::notation::Reader;
use ground::num::{Nat, small};
use ground::params::{Domain, Param};
use ground::rules::{At, Rules};
use ground::say;
use ground::say::Say;
use ground::scene::{Heap, Mark, Panel, Scene, Shape, Spot};
use solve::formula::race::Race;
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Counted, Oracle, Verdict};
use solve::judge::reason::Reason;
use solve::judge::value::Value;
use solve::search::full_search::Count;

/// Factors that are drawn as keys at most.
const KEYS: usize = 64;

/// The panel of the factors.
const FACTORS: usize = 1;

impl Game for MultiplyRace {
    const CARD: Card = Card {
        id: "multiply-race",
        family: Family::Numbers,
        fame: 10,
        manner: Manner::Number,
        params: &[
            Param { name: "target", domain: Domain::Nat { least: 2, most: None }, default: "1000" },
            Param { name: "low", domain: Domain::Nat { least: 2, most: None }, default: "2" },
            Param { name: "high", domain: Domain::Nat { least: 2, most: None }, default: "9" },
        ],
        presets: &[
            Preset { params: &[], position: None },
            Preset { params: &[("target", "300")], position: None },
            Preset { params: &[("target", "2000"), ("low", "3"), ("high", "5")], position: None },
            Preset { params: &[("target", "34012226")], position: None },
        ],
        sources: &["A multiplication game, University of Waterloo local contest (September 2001), UVa problem 847"],
    };

    fn oracle(&self) -> Box<dyn Oracle<Self>> {
        Box::new(Zones)
    }

    fn scene(&self, at: &At<Nat>) -> Scene {
        let number = Heap { name: String::new(), ..heaps::numbered(0, &at.pos) };
        let number = Scene::of(Shape::Heaps(vec![number]));
        let Race { low, high } = &self.race;
        let shown = if self.keys() > 0 {
            let key = |(i, factor): (u32, Nat)| Mark::at(factor.to_string(), i);
            let keys = Scene::of(Shape::Keys((0..).zip(counted_up(low, high)).map(key).collect()));
            let number = Panel { title: say!("multiply-race-panel-number"), scene: number.in_panel(0) };
            let keys = Panel { title: say!("multiply-race-panel-factors"), scene: keys.in_panel(FACTORS) };
            let keys = Some(keys).filter(|_| self.ending(at).is_none());
            Scene::of(Shape::Beside([number].into_iter().chain(keys).collect()))
        } else {
            number
        };
        shown.noting(say!("multiply-race-note", target = &self.target, low = low, high = high))
    }

    fn path(&self, _at: &At<Nat>, factor: &Nat) -> Vec<Spot> {
        if self.keys() == 0 || *factor < self.race.low {
            return Vec::new();
        }
        let key = small(&(factor - &self.race.low)).filter(|&key| key < self.keys());
        key.map(|key| Spot(key as u32).in_panel(FACTORS)).into_iter().collect()
    }

    fn pointable(&self, at: &At<Nat>) -> Vec<Nat> {
        if self.keys() > 0 { self.moves(at).list.collect() } else { Vec::new() }
    }

    fn tell(&self, at: &At<Nat>, factor: &Nat) -> Say {
        say!("multiply-race-tell", factor = factor, product = &at.pos * factor)
    }

    fn write_pos(&self, at: &At<Nat>) -> String {
        at.pos.to_string()
    }

    fn read_pos(&self, text: &str) -> Result<At<Nat>, Fault> {
        let mut r = Reader::new(Kind::BadPosition, text);
        let column = r.column();
        let number = r.nat()?;
        r.end()?;
        if number.is_zero() {
            let fault = Fault::new(Kind::BadPosition, say!("out-of-range", number = number));
            return Err(fault.expecting(say!("expect-at-least", least = 1)).at(column));
        }
        Ok(At::first(number))
    }

    fn write_move(&self, _at: &At<Nat>, factor: &Nat) -> String {
        factor.to_string()
    }

    fn read_move(&self, _at: &At<Nat>, text: &str) -> Result<Nat, Fault> {
        let mut r = Reader::new(Kind::IllegalMove, text);
        let factor = r.nat()?;
        r.end()?;
        Ok(factor)
    }

    fn count(&self) -> Count {
        Count::Nimbers
    }

    fn summand(&self) -> Option<&dyn Summand<Nat>> {
        Some(self)
    }

    fn tabled(&self) -> Option<&dyn Tabled<Nat>> {
        Some(self)
    }
}

impl Summand<Nat> for MultiplyRace {
    fn in_sums(&self) -> InSums {
        InSums::Impartial
    }
}

impl Tabled<Nat> for MultiplyRace {
    fn at_cell(&self, sizes: &[usize]) -> Option<At<Nat>> {
        let [number] = *sizes else { return None };
        (number > 0).then(|| At::first(Nat::from(number)))
    }
}

impl MultiplyRace {
    /// How many factors are drawn as keys: all or none.
    fn keys(&self) -> usize {
        small(&self.factors()).filter(|&count| count <= KEYS).unwrap_or(0)
    }
}

/// The zones of needs that are won and lost in turn.
struct Zones;

impl Oracle<MultiplyRace> for Zones {
    fn value(&self, game: &MultiplyRace, at: &At<Nat>, control: &Control) -> Result<Value, Stop> {
        control.tick(1)?;
        Ok(Value::nimber(game.race.nimber(&game.need(&at.pos))))
    }

    fn winning_counted(
        &self,
        game: &MultiplyRace,
        at: &At<Nat>,
        most: usize,
        control: &Control,
    ) -> Result<Option<Counted<Nat>>, Stop> {
        control.tick(1)?;
        let Some(range) = game.race.winning(&game.need(&at.pos)) else { return Ok(Some((Vec::new(), Nat::ZERO))) };
        let total = range.end() - range.start() + 1u8;
        Ok(Some((counted_up(range.start(), range.end()).take(most).collect(), total)))
    }

    fn foresight(&self, game: &MultiplyRace, _at: &At<Nat>) -> usize {
        if game.target <= Nat::from(u64::MAX) { 64 } else { 0 }
    }

    fn explain(
        &self,
        game: &MultiplyRace,
        at: &At<Nat>,
        verdict: &Verdict<Nat>,
        _control: &Control,
    ) -> Result<Reason, Stop> {
        Ok(explain(game, at, verdict))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ground::params::Params;
    use num_traits::One;

    fn build(settings: &[(&str, &str)]) -> Result<MultiplyRace, Fault> {
        let mut params = Params::of(MultiplyRace::CARD.params);
        for (name, text) in settings {
            params.set(name, text)?;
        }
        MultiplyRace::build(&params)
    }

    #[test]
    fn the_factors_must_be_a_range() {
        assert!(build(&[("low", "5"), ("high", "5")]).is_ok());
        assert!(build(&[("low", "5"), ("high", "4")]).is_err_and(|fault| fault.kind == Kind::BadParameter));
        assert!(build(&[("low", "1")]).is_err() && build(&[("target", "1")]).is_err());
    }

    #[test]
    fn winning_factors_beyond_counting_are_counted() {
        let target = format!("1{}", "0".repeat(9_000));
        let game = build(&[("target", &target), ("high", &target)]).expect("any size");
        let (moves, total) =
            Zones.winning_counted(&game, &game.start(), 3, &Control::new()).expect("nobody stops").expect("a formula");
        assert_eq!((moves.len(), total), (1, Nat::one()), "only the target itself reaches it");
        let near = At::first(Nat::from(1_000u32));
        let (moves, total) =
            Zones.winning_counted(&game, &near, 3, &Control::new()).expect("nobody stops").expect("a formula");
        let need = game.need(&near.pos);
        assert_eq!((&moves[0], moves.len()), (&need, 3));
        assert_eq!(total, &game.target - need + 1u8);
    }
}
