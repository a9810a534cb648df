//! Schuh's game of divisors: name a divisor of a number, but no multiple of one that was named; whoever has only 1 left loses.

mod ideals;
mod oracle;
mod reason;
pub(crate) mod rules;

use crate::numbers::schuh::oracle::{Namer, winning_divisors};
use crate::numbers::schuh::reason::Why;
use crate::numbers::schuh::rules::{Schuh, Table, read_table, write_table};
use duel::game::manner::Manner;
use duel::game::summand::{InSums, Summand};
use duel::game::tabled::Tabled;
use duel::game::{Card, Family, Game, Preset};
use ground::fault::{Fault, Kind};
use ground::notation::Reader;
use ground::num::Nat;
use ground::params::{Domain, Param, Params};
use ground::rules::At;
use ground::say;
use ground::say::Say;
use ground::scene::{Ground, Mark, Scene, Shape, Spot};
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::Reason;
use solve::judge::value::Value;
use solve::search::full_search::Count;

/// Divisors drawn at most; more of them are only told.
const DRAWN: usize = 100;

/// Divisors up to which the principal line is worth its computation.
const FORESEEN: usize = 150;

/// The variant these parameters describe.
pub fn build(params: &Params) -> Result<Schuh, Fault> {
    Ok(Schuh { number: Table::of(params.nat("number").clone())? })
}

impl Game for Schuh {
    const CARD: Card = Card {
        id: "schuh",
        family: Family::Numbers,
        fame: 10,
        manner: Manner::Number,
        params: &[Param { name: "number", domain: Domain::Nat { least: 1, most: None }, default: "60" }],
        presets: &[
            Preset { params: &[("number", "36")], position: None },
            Preset { params: &[("number", "210")], position: None },
            Preset { params: &[("number", "144")], position: None },
            Preset { params: &[], position: Some("72:36,8") },
        ],
        sources: &[
            "F. Schuh, Spel van delers, Nieuw Tijdschrift voor Wiskunde 39 (1952), 299-304",
            "D. Gale, A curious Nim-type game, American Mathematical Monthly 81 (1974), 876-879",
        ],
    };

    fn oracle(&self) -> Box<dyn Oracle<Self>> {
        Box::new(Namer::default())
    }

    fn scene(&self, at: &At<Table>) -> Scene {
        let (free, all) = (at.pos.free(), at.pos.divisors());
        let mark = |(divisor, spot): (&Nat, u32)| {
            let mark = Mark::still(divisor.to_string());
            if at.pos.is_free(divisor) { mark.pointed(spot) } else { mark.on(Ground::Gone) }
        };
        // What is taken stays where it was, unless there is only room for what is not.
        let is_shown = |divisor: &Nat| is_drawn(&all) || at.pos.is_free(divisor) && is_drawn(&free);
        let marks = all.iter().zip(0..).filter(|(divisor, _)| is_shown(divisor)).map(mark).collect();
        let named: Vec<String> = at.pos.named.iter().take(DRAWN).map(Nat::to_string).collect();
        let scene = Scene::of(Shape::Keys(marks)).noting(say!("schuh-note", number = &at.pos.number));
        let scene = if named.is_empty() { scene } else { scene.noting(say!("schuh-note-named", named = named)) };
        if is_drawn(&free) { scene } else { scene.noting(say!("schuh-note-many", divisors = free.len())) }
    }

    fn path(&self, at: &At<Table>, divisor: &Nat) -> Vec<Spot> {
        point(&at.pos, divisor).into_iter().collect()
    }

    fn tell(&self, _at: &At<Table>, divisor: &Nat) -> Say {
        say!("schuh-tell", divisor = divisor)
    }

    fn write_pos(&self, at: &At<Table>) -> String {
        write_table(&at.pos)
    }

    fn read_pos(&self, text: &str) -> Result<At<Table>, Fault> {
        read_table(text).map(At::first)
    }

    fn write_move(&self, _at: &At<Table>, divisor: &Nat) -> String {
        divisor.to_string()
    }

    fn read_move(&self, _at: &At<Table>, text: &str) -> Result<Nat, Fault> {
        let mut r = Reader::new(Kind::IllegalMove, text);
        let divisor = r.nat().map_err(|fault| match fault.kind {
            Kind::TooLarge => fault,
            _ => fault.expecting(say!("schuh-expect-divisor")),
        })?;
        r.end()?;
        Ok(divisor)
    }

    fn count(&self) -> Count {
        Count::Nimbers
    }

    fn summand(&self) -> Option<&dyn Summand<Table>> {
        Some(self)
    }

    fn tabled(&self) -> Option<&dyn Tabled<Table>> {
        Some(self)
    }
}

impl Summand<Table> for Schuh {
    fn in_sums(&self) -> InSums {
        InSums::Impartial
    }
}

impl Tabled<Table> for Schuh {
    fn at_cell(&self, sizes: &[usize]) -> Option<At<Table>> {
        let [number] = *sizes else { return None };
        (number > 0).then(|| Table::of(Nat::from(number)).ok()).flatten().map(At::first)
    }

    /// Whoever would lose a number above 1 could have named first what wins against it: Schuh 1952.
    fn law(&self, sizes: usize) -> Option<String> {
        (sizes == 1).then(|| "n == 1".to_owned())
    }
}

impl Oracle<Schuh> for Namer {
    fn value(&self, _schuh: &Schuh, at: &At<Table>, control: &Control) -> Result<Value, Stop> {
        Namer::value(self, &at.pos, control)
    }

    fn winning(&self, _schuh: &Schuh, at: &At<Table>, _control: &Control) -> Result<Option<Vec<Nat>>, Stop> {
        winning_divisors(&at.pos)
    }

    fn foresight(&self, _schuh: &Schuh, at: &At<Table>) -> usize {
        if at.pos.free().len() <= FORESEEN { 64 } else { 0 }
    }

    fn explain(
        &self,
        schuh: &Schuh,
        at: &At<Table>,
        verdict: &Verdict<Nat>,
        control: &Control,
    ) -> Result<Reason, Stop> {
        Why { namer: self, schuh, at, verdict, control, point }.reason()
    }
}

fn is_drawn(free: &[Nat]) -> bool {
    free.len() <= DRAWN && free.last().is_none_or(|greatest| *greatest < Nat::from(1_000_000_000_000u64))
}

/// Where a divisor is drawn.
fn point(table: &Table, divisor: &Nat) -> Option<Spot> {
    let all = table.divisors();
    let at = all.binary_search(divisor).ok().filter(|_| is_drawn(&all) || is_drawn(&table.free()))?;
    table.is_free(divisor).then_some(Spot(at as u32))
}

#[cfg(test)]
mod tests {
    use super::*;
    use solve::judge::oracle::{Scope, judge};
    use solve::search::full_search::Walk;

    fn judged(position: &str) -> Result<(Value, Vec<String>), Stop> {
        let schuh = Schuh { number: read_table("1").expect("a number") };
        let at = schuh.read_pos(position).expect(position);
        let verdict = judge(&Namer::default(), &schuh, &at, Scope::Everything, &Control::new())?;
        Ok((verdict.value, verdict.best.iter().map(Nat::to_string).collect()))
    }

    #[test]
    fn powers_and_products_of_two_are_settled_by_law_at_any_size() {
        let power = Nat::from(2u8).pow(500).to_string();
        assert_eq!(judged(&power), Ok((Value::nimber(500u32), vec!["2".to_owned()])));
        let schuh = Schuh { number: read_table("1").expect("a number") };
        let square = schuh.read_pos(&Nat::from(6u8).pow(90).to_string()).expect("8,281 divisors");
        assert_eq!(Namer::default().value(&square.pos, &Control::new()), Ok(Value::Won));
        assert_eq!(winning_divisors(&square.pos), Ok(Some(vec![Nat::from(6u8)])));
        let oblong = (Nat::from(2u8).pow(90) * Nat::from(3u8).pow(80)).to_string();
        assert!(matches!(judged(&oblong), Err(Stop::TooLarge(_))));
        assert!(matches!(judged("200560490130"), Err(Stop::TooLarge(_))), "2 3 5 ... 31 has 2,048 divisors");
    }

    #[test]
    fn the_board_of_two_primes_and_the_search_agree_with_the_walk() {
        let schuh = Schuh { number: read_table("1").expect("a number") };
        let control = Control::new();
        for text in
            ["12", "18", "54:6", "162:18,2", "36:6", "72:36", "30", "60:30,4", "42:6", "8:4", "1", "7", "60:12,10"]
        {
            let at = schuh.read_pos(text).expect(text);
            let walked = Walk::new(&schuh, Count::Nimbers, 1 << 20).value(&at, &control).expect("nobody stops it");
            let told = Namer::default().value(&at.pos, &control).expect("small");
            assert!(walked.is_some_and(|walked| walked.agrees(&told)), "{text}: {told:?}");
        }
    }
}
