//! Matrix games: any table of payments; the first side chooses a row, the second a column, neither knowing the other's choice.

use num_traits::{One, Signed, Zero};

use crate::kit::at_once::sheet::{AtOnce, Sheet};
use crate::kit::fractions::read_fractions;
use duel::game::manner::Manner;
use duel::game::{Card, Family, Preset};
use ground::fault::{Fault, Kind};
use ground::notation::Reader;
use ground::num::Ratio;
use ground::params::{Domain, Param, Params};
use ground::rules::Side;
use ground::say;
use ground::say::Say;
use solve::equilibrium::mixed::matrix::{Matrix, Mix};

/// Rows times columns that can be typed at most.
const CELLS: usize = 250_000;

/// The game; mixes may be fixed.
pub struct Tables {
    first: Option<Mix>,
    second: Option<Mix>,
}

/// The variant these parameters describe.
pub fn build(params: &Params) -> Result<AtOnce<Tables>, Fault> {
    let fixed = |name: &str| {
        let fault = |fault: Fault| Fault { says: say!("in-param", name = name, problem = fault.says.clone()), ..fault };
        read_mix(params.text(name)).map_err(fault)
    };
    Ok(AtOnce(Tables { first: fixed("first")?, second: fixed("second")? }))
}

/// A mix such as `7/12,5/12`, or `-` for none.
fn read_mix(text: &str) -> Result<Option<Mix>, Fault> {
    if text.is_empty() || text == "-" {
        return Ok(None);
    }
    let mut r = Reader::new(Kind::BadParameter, text);
    let mix = read_fractions(&mut r)?;
    r.end()?;
    if mix.iter().any(Signed::is_negative) || !mix.iter().sum::<Ratio>().is_one() {
        return Err(Fault::new(Kind::BadParameter, say!("no-mix", text = text)).expecting(say!("expect-mix")));
    }
    Ok(Some(mix))
}

impl Tables {
    /// A mix that was fixed has a weight for every row, or column.
    fn fits(&self, table: &Matrix) -> bool {
        let fits = |mix: &Option<Mix>, size: usize| mix.as_ref().is_none_or(|mix| mix.len() == size);
        fits(&self.first, table.rows()) && fits(&self.second, table.cols())
    }
}

/// Games whose choices people know by names.
enum Known {
    /// Rock, paper and scissors: each beats the one before it and loses to the one behind it, whatever is paid.
    Hands,
    /// Matching pennies: alike wins one, unlike loses it.
    Pennies,
}

fn known(table: &Matrix) -> Option<Known> {
    let beats = |row: usize| {
        table.at(row, row).is_zero()
            && table.at(row, (row + 2) % 3).is_positive()
            && table.at(row, (row + 1) % 3).is_negative()
    };
    let one = |row: usize, col: usize| if row == col { Ratio::one() } else { -Ratio::one() };
    match [table.rows(), table.cols()] {
        [3, 3] if (0..3).all(beats) => Some(Known::Hands),
        [2, 2] if (0..4).all(|i| *table.at(i / 2, i % 2) == one(i / 2, i % 2)) => Some(Known::Pennies),
        _ => None,
    }
}

impl Sheet for Tables {
    type Setup = Matrix;

    const CARD: Card = Card {
        id: "matrix",
        family: Family::Secrets,
        fame: 62,
        manner: Manner::Orders,
        params: &[
            Param { name: "first", domain: Domain::Text, default: "-" },
            Param { name: "second", domain: Domain::Text, default: "-" },
        ],
        presets: &[
            Preset { params: &[], position: Some("0,-1,1;1,0,-1;-1,1,0") },
            Preset { params: &[], position: Some("0,-1,2;1,0,-1;-2,1,0") },
            Preset { params: &[], position: Some("1,-1;-1,1") },
            Preset { params: &[], position: Some("-2,3;3,-4") },
            Preset { params: &[], position: Some("0,2,-3,0;-2,0,0,3;3,0,0,-4;0,-3,4,0") },
        ],
        sources: &[
            "J. von Neumann, Zur Theorie der Gesellschaftsspiele, Mathematische Annalen 100 (1928), 295-320",
            "L. S. Shapley and R. N. Snow, Basic solutions of discrete games (1950)",
            "T. S. Ferguson, Game Theory, part II, University of California (2014)",
        ],
    };

    fn start(&self) -> Matrix {
        let scissors = [0, -1, 1, 1, 0, -1, -1, 1, 0].map(|cell: i64| Ratio::from_integer(cell.into()));
        let table = Matrix::new(3, scissors.to_vec());
        if self.fits(&table) {
            return table;
        }
        // The mixes that were fixed shape the table: finding the same number wins 1.
        let size = |mix: &Option<Mix>, other: &Option<Mix>| mix.as_ref().or(other.as_ref()).map_or(3, Vec::len);
        let (rows, cols) = (size(&self.first, &self.second), size(&self.second, &self.first));
        let cell = |i: usize| Ratio::from_integer(u8::from(i / cols == i % cols).into());
        Matrix::new(cols, (0..rows * cols).map(cell).collect())
    }

    fn sizes(&self, setup: &Matrix) -> [usize; 2] {
        [setup.rows(), setup.cols()]
    }

    fn matrix(&self, setup: &Matrix) -> Matrix {
        setup.clone()
    }

    fn write(&self, setup: &Matrix) -> String {
        let row =
            |row: usize| (0..setup.cols()).map(|col| setup.at(row, col).to_string()).collect::<Vec<_>>().join(",");
        (0..setup.rows()).map(row).collect::<Vec<_>>().join(";")
    }

    fn read(&self, r: &mut Reader) -> Result<Matrix, Fault> {
        let mut cells = read_fractions(r)?;
        let cols = cells.len();
        while r.take(";") {
            let column = r.column();
            let row = read_fractions(r)?;
            if row.len() != cols {
                let fault = Fault::new(Kind::BadPosition, say!("matrix-ragged", count = row.len()));
                return Err(fault.expecting(say!("matrix-expect-row", cols = cols)).at(column));
            }
            cells.extend(row);
            if cells.len() > CELLS {
                return Err(Fault::new(Kind::TooLarge, say!("matrix-too-large", most = CELLS)).at(column));
            }
        }
        let table = Matrix::new(cols, cells);
        if self.fits(&table) {
            return Ok(table);
        }
        let size = |mix: &Option<Mix>| mix.as_ref().map_or("-".to_owned(), |mix| mix.len().to_string());
        let fault = Fault::new(Kind::BadPosition, say!("matrix-unfit", rows = table.rows(), cols = table.cols()));
        Err(fault.expecting(say!("matrix-expect-fit", rows = size(&self.first), cols = size(&self.second))).at(1))
    }

    fn named(&self, table: &Matrix, choice: usize) -> &'static [&'static str] {
        const HANDS: [&[&str]; 3] = [&["rock", "石头", "石"], &["paper", "布"], &["scissors", "剪刀", "剪"]];
        const PENNIES: [&[&str]; 2] = [&["heads", "正面", "正"], &["tails", "反面", "反"]];
        let names: &[&[&str]] = match known(table) {
            Some(Known::Hands) => &HANDS,
            Some(Known::Pennies) => &PENNIES,
            None => &[],
        };
        names.get(choice).copied().unwrap_or(&[])
    }

    fn write_choice(&self, _setup: &Matrix, _side: Side, choice: usize) -> String {
        (choice + 1).to_string()
    }

    fn read_choice(&self, setup: &Matrix, side: Side, r: &mut Reader) -> Result<usize, Fault> {
        Ok(r.within(1, self.sizes(setup)[side as usize])? - 1)
    }

    fn names(&self, setup: &Matrix) -> Vec<Say> {
        match known(setup) {
            Some(Known::Hands) => vec![say!("matrix-rock"), say!("matrix-paper"), say!("matrix-scissors")],
            Some(Known::Pennies) => vec![say!("matrix-heads"), say!("matrix-tails")],
            None => Vec::new(),
        }
    }

    fn tell(&self, setup: &Matrix, side: Side, choice: usize) -> Say {
        if let Some(name) = self.names(setup).get(choice) {
            return say!("matrix-tell-named", name = name.clone());
        }
        match side {
            Side::First => say!("matrix-tell-row", row = choice + 1),
            Side::Second => say!("matrix-tell-col", col = choice + 1),
        }
    }

    fn fixed(&self) -> [Option<&Mix>; 2] {
        [self.first.as_ref(), self.second.as_ref()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use duel::game::Game;
    use duel::game::hidden::Hidden;
    use ground::rules::{Ending, Rules};
    use solve::judge::control::{Control, Stop};
    use solve::judge::exploitability::Tally;
    use solve::judge::oracle::{Scope, Verdict, judge};
    use solve::judge::value::Value;

    fn game(first: &str, second: &str) -> Result<AtOnce<Tables>, Fault> {
        let mut params = Params::of(<AtOnce<Tables> as Game>::CARD.params);
        params.set("first", first).and_then(|()| params.set("second", second)).expect("any text will do");
        build(&params)
    }

    fn judged(game: &AtOnce<Tables>, text: &str) -> Result<Verdict<usize>, Stop> {
        let at = game.read_pos(text).expect(text);
        judge(&*game.oracle(), game, &at, Scope::Everything, &Control::new())
    }

    fn expected(over: i64, under: i64) -> Value {
        Value::Expected { mean: Ratio::new(over.into(), under.into()), slack: None }
    }

    #[test]
    fn odd_or_even_is_worth_a_twelfth_and_the_envelope_tells_nothing() {
        let free = game("-", "-").expect("nothing is fixed");
        let first = judged(&free, "-2,3;3,-4").expect("it is small");
        assert_eq!((first.value, first.best), (expected(1, 12), vec![0, 1]));
        for envelope in ["-2,3;3,-4 ?1", "-2,3;3,-4?2"] {
            let second = judged(&free, envelope).expect("it is small");
            assert_eq!((second.value, second.best), (expected(-1, 12), vec![0, 1]));
        }
    }

    #[test]
    fn a_fixed_mix_is_answered_as_well_as_can_be() {
        let known = game("7/12,5/12", "-").expect("a mix");
        assert_eq!(judged(&known, "-2,3;3,-4").expect("it is small").value, expected(1, 12));
        let careless = game("1/2,0.5", "").expect("decimals are fractions");
        assert_eq!(judged(&careless, "-2,3;3,-4").expect("it is small").value, expected(-1, 2));
        let both = game("1,0", "0,1").expect("mixes");
        assert_eq!(judged(&both, "-2,3;3,-4").expect("it is small").value, expected(3, 1));
        for wrong in ["1/2", "2,-1", "1/0,1", "a"] {
            assert_eq!(game(wrong, "-").map(|_| ()).expect_err(wrong).kind, Kind::BadParameter);
        }
        assert_eq!(known.read_pos("1,2,3").expect_err("two weights for one row").kind, Kind::BadPosition);
        assert_eq!(judged(&known, &known.write_pos(&known.start())).map(|_| ()), Ok(()), "the start fits the mix");
    }

    #[test]
    fn a_round_ends_with_what_the_cell_pays() {
        let free = game("-", "-").expect("nothing is fixed");
        let start = free.read_pos("1/2,-3;0,1").expect("fractions");
        let over = free.play(&free.play(&start, &0), &1);
        assert_eq!(free.ending(&over), Some(Ending::Score { first: 0.into(), second: 6.into() }), "in halves");
        assert_eq!(free.write_pos(&over), "1/2,-3;0,1 @1-2");
        assert_eq!(free.read_pos("1/2,-3;0,1 @1-2").map(|at| at.pos), Ok(over.pos));
    }

    #[test]
    fn who_prefers_a_row_is_answered_by_a_column() {
        let (game, control) = (game("-", "-").expect("nothing is fixed"), Control::new());
        let start = game.read_pos("0,-1,1;1,0,-1;-1,1,0").expect("a table");
        let tally = |mv: &str, count| Tally { at: String::new(), mv: mv.to_owned(), count };
        let tallies = [tally("1", 6), tally("2", 2), tally("3", 2)];
        let leaks = |side| {
            let oracle = game.oracle();
            let mixing = oracle.mixing().expect("moves are mixed");
            mixing.leaks(&game, &start, side, &tallies, 100, &control).expect("nobody stops it")
        };
        // The second column pays the rows -1, 0 and 1: six times of ten -1, twice 1.
        for side in [Side::First, Side::Second] {
            let leaks = leaks(side);
            assert_eq!(
                (leaks.kept.clone(), leaks.gain()),
                (Ratio::new((-2).into(), 5.into()), Ratio::new(2.into(), 5.into()))
            );
            assert_eq!((leaks.answer(""), leaks.worst), (Some("2"), Some(0)));
            assert!(leaks.doubt.is_some_and(|doubt| doubt.lucky > 5), "ten rounds are few");
        }
    }

    #[test]
    fn an_envelope_is_numbered_anew_in_every_round() {
        let game = game("-", "-").expect("nothing is fixed");
        let start = game.read_pos("0,-1,1;1,0,-1;-1,1,0").expect("a table");
        let numbers = |seed| {
            let start = game.reshuffled(&start, seed);
            (0..3).map(|row| game.keep_move(&start, &row)).collect::<Vec<_>>()
        };
        assert!((1..20).any(|seed| numbers(seed) != numbers(1)));
        for seed in 1..20 {
            let start = game.reshuffled(&start, seed);
            for row in 0..3 {
                let kept = game.keep_move(&start, &row);
                assert_eq!(game.read_move(&start, &kept), Ok(row), "{kept}");
                let closed = game.play(&start, &row);
                assert_eq!(game.read_pos(&game.keep_pos(&closed)).map(|at| at.pos), Ok(closed.pos.clone()));
                assert_eq!(game.text_for(&closed, Side::Second), "0,-1,1;1,0,-1;-1,1,0 ?");
            }
        }
    }

    #[test]
    fn wrong_tables_are_refused_with_their_column() {
        let free = game("-", "-").expect("nothing is fixed");
        for (text, column) in [("", 1), ("1,2;3", 5), ("1,,2", 3), ("1,2 x", 5), ("1 ?2", 4), ("1/0", 3), ("1 @1", 5)] {
            let fault = free.read_pos(text).expect_err(text);
            assert_eq!((fault.kind, fault.at), (Kind::BadPosition, Some(column)), "{text}");
        }
    }
}
