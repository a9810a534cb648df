//! Take from the ends: a row of numbers; a move takes the leftmost or the rightmost one. The greater total wins.

mod oracle;
pub(crate) mod rules;
mod slips;
mod staged;

use crate::scores::ends::oracle::Folding;
use crate::scores::ends::rules::{End, Ends, Row};
use duel::game::manner::Manner;
use duel::game::slip::Slip;
use duel::game::staged::Staged;
use duel::game::{Card, Family, Game, Preset};
use ground::fault::{Fault, Kind};
use ground::notation::Reader;
use ground::num::Int;
use ground::params::Params;
use ground::rules::At;
use ground::say;
use ground::say::Say;
use ground::scene::piece::{Owner, Piece};
use ground::scene::{Mark, Row as Drawn, Scene, Shape, Spot};
use solve::judge::oracle::Oracle;

/// The game; it has no parameters.
pub fn build(_params: &Params) -> Result<Ends, Fault> {
    Ok(Ends)
}

impl Game for Ends {
    const CARD: Card = Card {
        id: "ends",
        family: Family::Scores,
        fame: 80,
        manner: Manner::Ends,
        params: &[],
        presets: &[
            Preset { params: &[], position: Some("4,7,2,9,5,2") },
            Preset { params: &[], position: Some("8,15,3,7") },
            Preset { params: &[], position: Some("1,5,233,7") },
            Preset { params: &[], position: Some("3,9,-4,1,8,2,-6,5,7") },
            Preset { params: &[], position: Some("31,41,59,26,53,58,97,93,23,84,62,64") },
        ],
        sources: &[
            "R. Bellman, Dynamic Programming, Princeton University Press (1957)",
            "J. Milnor, Sums of positional games, Contributions to the Theory of Games II (1953), 291-301",
        ],
    };

    fn oracle(&self) -> Box<dyn Oracle<Self>> {
        Box::new(Folding)
    }

    fn scene(&self, at: &At<Row>) -> Scene {
        Scene::of(Shape::Row(drawn(at.pos.rest())))
            .noting(say!("ends-mover-holds", total = &at.pos.own))
            .noting(say!("ends-opponent-holds", total = &at.pos.other))
    }

    fn staged(&self) -> Option<&dyn Staged<Row>> {
        Some(self)
    }

    fn path(&self, _at: &At<Row>, end: &End) -> Vec<Spot> {
        vec![end.spot()]
    }

    fn spoken(&self, at: &At<Row>, end: &End) -> Vec<String> {
        let rest = at.pos.rest();
        let number = if *end == End::Left { rest.first() } else { rest.last() };
        number.map(Int::to_string).into_iter().collect()
    }

    fn slips(&self, at: &At<Row>, end: &End) -> Vec<Slip> {
        slips::slips(&at.pos, *end)
    }

    fn tell(&self, at: &At<Row>, end: &End) -> Say {
        say!("ends-takes", number = at.pos.at(*end), end = end.say())
    }

    fn write_pos(&self, at: &At<Row>) -> String {
        let Row { own, other, .. } = &at.pos;
        let numbers: Vec<String> = at.pos.rest().iter().map(Int::to_string).collect();
        let row = if numbers.is_empty() { "-".to_owned() } else { numbers.join(",") };
        if *own == Int::ZERO && *other == Int::ZERO { row } else { format!("{row} @{own}-{other}") }
    }

    fn read_pos(&self, text: &str) -> Result<At<Row>, Fault> {
        let mut r = Reader::new(Kind::BadPosition, text);
        let mut row = Row::of(read_numbers(&mut r)?);
        if r.take("@") {
            row.own = r.int()?;
            r.expect("-")?;
            row.other = r.int()?;
        }
        r.end()?;
        Ok(At::first(row))
    }

    fn write_move(&self, _at: &At<Row>, end: &End) -> String {
        end.letter().into()
    }

    fn read_move(&self, _at: &At<Row>, text: &str) -> Result<End, Fault> {
        let mut r = Reader::new(Kind::IllegalMove, text);
        let is_left = r.take("L") || r.take("l");
        if !is_left && !r.take("R") && !r.take("r") {
            return Err(r.wrong(say!("ends-expect-move")));
        }
        r.end()?;
        Ok(if is_left { End::Left } else { End::Right })
    }
}

fn read_numbers(r: &mut Reader) -> Result<Vec<Int>, Fault> {
    let mut ahead = r.clone();
    if ahead.take("-") && matches!(ahead.peek(), None | Some('@')) {
        *r = ahead;
        return Ok(Vec::new());
    }
    let mut numbers = vec![r.int().map_err(|fault| match fault.kind {
        Kind::TooLarge => fault,
        _ => fault.expecting(say!("ends-expect-row")),
    })?];
    while r.take(",") {
        numbers.push(r.int()?);
    }
    Ok(numbers)
}

/// The row with its two ends to point at; the middle of a long one is left out.
fn drawn(rest: &[Int]) -> Drawn {
    const SHOWN: usize = 24;
    let last = rest.len().wrapping_sub(1);
    let mark = |i: usize| {
        let spot = match i {
            0 => Some(End::Left.spot()),
            _ if i == last => Some(End::Right.spot()),
            _ => None,
        };
        Mark { spot, ..Mark::piece(Piece::Number(rest[i].to_string()), Owner::Nobody) }
    };
    if rest.len() <= SHOWN {
        return Drawn { left: (0..rest.len()).map(mark).collect(), hidden: 0, right: Vec::new() };
    }
    let side = SHOWN / 2;
    Drawn {
        left: (0..side).map(mark).collect(),
        hidden: rest.len() - SHOWN,
        right: (rest.len() - side..rest.len()).map(mark).collect(),
    }
}

#[cfg(test)]
mod tests {
    use num_traits::ToPrimitive;
    use proptest::prelude::*;

    use super::*;
    use ground::rules::{Ending, Rules};
    use solve::formula::fold::margin_of;
    use solve::judge::control::Control;
    use solve::judge::oracle::{Scope, Verdict, judge};
    use solve::judge::value::Value;
    use solve::search::full_search::{Count, Walk};

    fn read(text: &str) -> At<Row> {
        Ends.read_pos(text).expect(text)
    }

    fn judged(text: &str) -> Verdict<End> {
        judge(&Folding, &Ends, &read(text), Scope::Everything, &Control::new()).expect("rows have no limit")
    }

    #[test]
    fn the_sample_is_eighteen_to_eleven_from_the_right() {
        let verdict = judged("4,7,2,9,5,2");
        assert_eq!(verdict.value, Value::Margin { own: 18.into(), other: 11.into() });
        assert_eq!(verdict.best, [End::Right]);
        assert_eq!(verdict.line.len(), 6);
    }

    #[test]
    fn what_is_held_is_the_movers_first() {
        let at = read("7,2 @9-5");
        assert_eq!(Ends.write_pos(&Ends.play(&at, &End::Left)), "2 @5-16");
        assert_eq!(Ends.ending(&read("- @18-11")), Some(Ending::Score { first: 18.into(), second: 11.into() }));
        let over = Ends.play(&read("-3 @-1--2"), &End::Left);
        assert_eq!(Ends.write_pos(&over), "- @-2--4");
        assert_eq!(Ends.ending(&over), Some(Ending::Score { first: (-4).into(), second: (-2).into() }));
    }

    #[test]
    fn the_last_number_is_only_taken_from_the_left() {
        let at = read("5");
        assert_eq!(Ends.moves(&at).list.collect::<Vec<_>>(), [End::Left]);
        assert!(Ends.legal(&at, &End::Right).is_err());
        assert!(Ends.legal(&at, &End::Left).is_ok());
    }

    #[test]
    fn wrong_rows_are_refused_with_their_column() {
        for (text, column) in [("", 1), ("1,,2", 3), ("1 2", 3), ("1,2 @3", 7), ("- 5 6", 5), ("1@2-x", 5), ("--", 2)] {
            let fault = Ends.read_pos(text).expect_err(text);
            assert_eq!((fault.kind, fault.at), (Kind::BadPosition, Some(column)), "{text}");
        }
    }

    #[test]
    fn positions_with_the_same_rest_are_equal_whatever_was_taken() {
        let long = Ends.play(&Ends.play(&read("0,1,2,0"), &End::Left), &End::Right);
        assert_eq!(long.pos, read("1,2").pos);
    }

    proptest! {
        #[test]
        fn folding_agrees_with_the_walk(
            row in prop::collection::vec(-5..6i64, 1..9), own in -3..4i64, other in -3..4i64,
        ) {
            let numbers: Vec<String> = row.iter().map(i64::to_string).collect();
            let at = read(&format!("{} @{own}-{other}", numbers.join(",")));
            prop_assert_eq!(&Ends.read_pos(&Ends.write_pos(&at)), &Ok(at.clone()));
            let verdict = judge(&Folding, &Ends, &at, Scope::Everything, &Control::new()).expect("no limit");
            let mut walk = Walk::new(&Ends, Count::Wins, 10_000);
            let walked = |walk: &mut Walk<Ends>, at: &At<Row>| walk.value(at, &Control::new()).ok().flatten();
            prop_assert_eq!(walked(&mut walk, &at), Some(verdict.value.clone()));
            for row in &verdict.rows {
                let next = Ends.play(&at, &row.mv);
                prop_assert_eq!(walked(&mut walk, &next), Some(row.leaves.clone()));
                let keeps = Value::of_moves([&row.leaves]) == verdict.value;
                prop_assert_eq!(verdict.best.contains(&row.mv), keeps);
            }
        }

        #[test]
        fn an_even_row_is_worth_at_least_its_better_colour(row in prop::collection::vec(-9..10i64, 0..12)) {
            let even: Vec<Int> = row.iter().chain(&row).map(|&n| Int::from(n)).collect();
            let colours: Int = even.iter().enumerate().map(|(i, n)| if i % 2 == 0 { n.clone() } else { -n }).sum();
            let least = Int::from(colours.magnitude().clone());
            prop_assert!(margin_of(&even) >= least, "{:?}", margin_of(&even).to_i64());
        }
    }
}
