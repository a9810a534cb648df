//! Turning coins in a row: eight rules of how many coins may be turned, the last of them from heads to tails.

mod drawn;
mod oracle;
mod reason;
pub(crate) mod rules;
mod sets;
#[cfg(test)]
mod tests;
mod xor_free;

use std::collections::BTreeSet;

use num_traits::ToPrimitive;

use crate::coins::coin_turning::drawn::{ENDS, spot};
use crate::coins::coin_turning::oracle::{FORESEEN, Heads, Misere, first_pair};
use crate::coins::coin_turning::reason::explain;
use crate::coins::coin_turning::rules::{CoinTurning, Coins, Turn};
use crate::coins::coin_turning::sets::{RULES, Rule};
use crate::coins::coin_turning::xor_free::HELD;
use crate::kit::laws;
use duel::game::manner::Manner;
use duel::game::summand::{InSums, Summand};
use duel::game::tabled::Tabled;
use duel::game::{Card, Family, Game, Preset};
use ground::fault::{Fault, Kind};
use ground::notation::Reader;
use ground::num::Nat;
use ground::params::{Domain, Param};
use ground::rules::{At, Rules};
use ground::say;
use ground::say::Say;
use ground::scene::piece::{Owner, Piece};
use ground::scene::{Grid, Mark, Row, Scene, Shape, Spot};
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::Reason;
use solve::judge::sequence::{Cells, Period, Standing, Table};
use solve::judge::value::{Outcome, Value};
use solve::search::full_search::Count;

/// Coins up to which a row is drawn with the numbers of its places.
const NUMBERED: usize = 20;

/// Moves that are pointed out at most.
const POINTED: u32 = 4_096;

/// Places that a table of a formula lists at most.
const TABLED: usize = 1_000_000;

impl Game for CoinTurning {
    const CARD: Card = Card {
        id: "coin-turning",
        family: Family::Coins,
        fame: 10,
        manner: Manner::Coins,
        params: &[
            Param { name: "rule", domain: Domain::Word(RULES), default: "turning-turtles" },
            Param { name: "misere", domain: Domain::Flag, default: "false" },
        ],
        presets: &[
            Preset { params: &[], position: Some("HTHTTHTH") },
            Preset { params: &[("rule", "mock-turtles")], position: Some("HHTHTTHHTH") },
            Preset { params: &[("rule", "ruler")], position: Some("THHTHTTHTHHT") },
            Preset { params: &[("rule", "moebius")], position: Some("HTHHTHHH") },
            Preset { params: &[("rule", "twins"), ("misere", "true")], position: Some("THHTHHTH") },
        ],
        sources: &[
            "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays, chapter 14",
            "J. H. Conway, N. J. A. Sloane, Lexicographic codes: error-correcting codes from game theory, IEEE Transactions \
             on Information Theory 32 (1986), 337-348",
        ],
    };

    fn oracle(&self) -> Box<dyn Oracle<Self>> {
        Box::new(Heads::default())
    }

    fn scene(&self, at: &At<Coins>) -> Scene {
        let note = if self.is_misere { say!("coin-turning-last-loses") } else { say!("coin-turning-last-wins") };
        Scene::of(drawn(&at.pos)).noting(self.sets().told()).noting(note)
    }

    fn path(&self, at: &At<Coins>, turn: &Turn) -> Vec<Spot> {
        // From the last coin back to the first; who has not turned as many as there may be points at the first one again.
        let mut places: Vec<usize> = turn.iter().rev().copied().collect();
        if turn.len() < self.sets().most() {
            places.extend(turn.first());
        }
        let spots: Option<Vec<Spot>> = places.into_iter().map(|place| spot(&at.pos, place)).collect();
        if self.moves(at).total > POINTED.into() { Vec::new() } else { spots.unwrap_or_default() }
    }

    fn pointable(&self, at: &At<Coins>) -> Vec<Turn> {
        let moves = self.moves(at);
        if moves.total > POINTED.into() {
            return Vec::new();
        }
        moves.list.filter(|turn| turn.iter().all(|place| spot(&at.pos, *place).is_some())).collect()
    }

    fn tell(&self, _at: &At<Coins>, turn: &Turn) -> Say {
        match turn[..] {
            [only] => say!("coin-turning-turns-one", place = only + 1),
            [first, .., last] if last - first + 1 == turn.len() && turn.len() > 3 => {
                say!("coin-turning-turns-run", first = first + 1, last = last + 1)
            }
            _ => say!("coin-turning-turns", places = turn.iter().map(|place| place + 1).collect::<Vec<_>>()),
        }
    }

    fn write_pos(&self, at: &At<Coins>) -> String {
        if at.pos.is_empty() {
            return "-".to_owned();
        }
        at.pos.iter().map(|is_head| letter(*is_head)).collect()
    }

    fn read_pos(&self, text: &str) -> Result<At<Coins>, Fault> {
        let mut r = Reader::new(Kind::BadPosition, text);
        let mut coins = Coins::new();
        if !r.take("-") {
            while let Some(is_head) = r.peek().and_then(coin) {
                r.char();
                coins.push(is_head);
            }
            if coins.is_empty() || !r.is_done() {
                return Err(r.wrong(say!("coin-turning-expect-row")));
            }
        }
        r.end()?;
        Ok(At::first(coins))
    }

    fn write_move(&self, _at: &At<Coins>, turn: &Turn) -> String {
        turn.iter().map(|place| (place + 1).to_string()).collect::<Vec<_>>().join(",")
    }

    fn read_move(&self, at: &At<Coins>, text: &str) -> Result<Turn, Fault> {
        let mut r = Reader::new(Kind::IllegalMove, text);
        let mut turn = BTreeSet::new();
        loop {
            let column = r.column();
            let place = r.within(1, at.pos.len().max(1))? - 1;
            if !turn.insert(place) {
                return Err(Fault::new(Kind::IllegalMove, say!("coin-turning-twice", place = place + 1)).at(column));
            }
            if !r.take(",") {
                break;
            }
        }
        r.end()?;
        Ok(turn.into_iter().collect())
    }

    fn count(&self) -> Count {
        if self.is_misere { Count::Wins } else { Count::Nimbers }
    }

    fn summand(&self) -> Option<&dyn Summand<Coins>> {
        Some(self)
    }

    fn tabled(&self) -> Option<&dyn Tabled<Coins>> {
        Some(self)
    }
}

impl Summand<Coins> for CoinTurning {
    fn in_sums(&self) -> InSums {
        if self.is_misere { InSums::Never } else { InSums::Impartial }
    }
}

impl Tabled<Coins> for CoinTurning {
    /// Heads at these places, all different; the row ends with the last of them.
    fn at_cell(&self, sizes: &[usize]) -> Option<At<Coins>> {
        let last = *sizes.iter().max()?;
        let mut coins = vec![false; last];
        for place in sizes {
            let coin = coins.get_mut(place.checked_sub(1)?)?;
            if std::mem::replace(coin, true) {
                return None;
            }
        }
        Some(At::first(coins))
    }

    /// Winning Ways, chapter 14, with what `Misere::of` says of misère play.
    fn law(&self, sizes: usize) -> Option<String> {
        let worth: fn(&str) -> String = match self.rule {
            Rule::Turtles => |n| n.to_owned(),
            Rule::MockTurtles => |n| odious(n, 1),
            Rule::Moebius => return None,
            Rule::Ruler => |n| format!("2 ** twos({n})"),
            Rule::RulerMax3 => |n| format!("(2 - {n} % 2)"),
            Rule::Twins => |n| format!("({n} - 1)"),
            Rule::TwinsNear => |n| format!("({n} - 1) % 4"),
            Rule::Triplets => |n| format!("if({n} < 3, 0, {})", odious(n, 3)),
        };
        match (self.is_misere, Misere::of(self.rule)) {
            (false, _) => laws::nim_of(sizes, false, worth),
            (true, Misere::Tame) => laws::nim_of(sizes, true, worth),
            (true, Misere::One) => {
                Some(laws::names(sizes)?.iter().map(|n| worth(n)).collect::<Vec<_>>().join(" ^ ") + " == 1")
            }
            (true, Misere::Pairs) => None,
        }
    }

    fn table(&self, to: Option<usize>, control: &Control) -> Option<Result<Table, Stop>> {
        Some(self.tabled(to.unwrap_or(100).max(1), control))
    }
}

impl CoinTurning {
    /// The nim-values, in misère play the outcomes, of a lone head at each place.
    fn tabled(&self, to: usize, control: &Control) -> Result<Table, Stop> {
        let most = if self.rule == Rule::Moebius { HELD } else { TABLED };
        if to > most {
            return Err(Stop::TooLarge(say!("coin-turning-beyond", place = to, most = most)));
        }
        let values = Heads::default().values(self.rule, to, control)?;
        let (cells, period) = if self.is_misere {
            let outcome = |(place, value): (usize, &u64)| {
                let losing = u64::from(self.loses_alone_with_one(place));
                if *value == losing { Outcome::P } else { Outcome::N }
            };
            (Cells::Outcomes(vec![values.iter().enumerate().map(outcome).collect()]), None)
        } else {
            (Cells::Nimbers(vec![values]), self.period())
        };
        Ok(Table { of: &["n"], from: 1, to, cells, period })
    }

    /// Whether in misère play a lone head at this place, from 0, is lost with nim-value 1, not with 0.
    fn loses_alone_with_one(&self, place: usize) -> bool {
        match Misere::of(self.rule) {
            Misere::Pairs => place < first_pair(self.rule),
            Misere::Tame => place.is_multiple_of(2),
            Misere::One => true,
        }
    }

    fn period(&self) -> Option<Period> {
        let (period, saltus) = match self.rule {
            Rule::Turtles | Rule::Twins => (1, 1),
            Rule::RulerMax3 => (2, 0),
            Rule::TwinsNear => (4, 0),
            Rule::MockTurtles | Rule::Moebius | Rule::Ruler | Rule::Triplets => return None,
        };
        Some(Period { period, preperiod: 1, saltus, standing: Standing::Theorem })
    }
}

/// The odious number of a place, as it is written, the first of them at the place `first`: twice the places before and a last binary
/// digit that makes the number of ones odd.
fn odious(n: &str, first: usize) -> String {
    format!("(2 * ({n} - {first}) + (ones({n} - {first}) + 1) % 2)")
}

fn letter(is_head: bool) -> char {
    if is_head { 'H' } else { 'T' }
}

fn coin(letter: char) -> Option<bool> {
    match letter {
        'H' => Some(true),
        'T' => Some(false),
        _ => None,
    }
}

/// The row: with the numbers of the places while there is room for them, of long ones the ends.
fn drawn(coins: &[bool]) -> Shape {
    let mark = |place: usize| Mark::piece(Piece::Coin { heads: coins[place] }, Owner::Nobody).pointed(place as u32);
    let [left, right] = ENDS;
    if (1..=NUMBERED).contains(&coins.len()) {
        let cells = (0..coins.len()).map(mark).collect();
        let cols = (1..=coins.len()).map(|place| place.to_string()).collect();
        return Shape::Grid(Grid { cols, rows: vec![String::new()], cells, ..Grid::default() });
    }
    if coins.len() <= left + right {
        return Shape::Row(Row { left: (0..coins.len()).map(mark).collect(), hidden: 0, right: Vec::new() });
    }
    let hidden = coins.len() - left - right;
    Shape::Row(Row {
        left: (0..left).map(mark).collect(),
        hidden,
        right: (left + hidden..coins.len()).map(mark).collect(),
    })
}

impl Oracle<CoinTurning> for Heads {
    fn value(&self, game: &CoinTurning, at: &At<Coins>, control: &Control) -> Result<Value, Stop> {
        if game.is_misere {
            return Ok(Value::of_outcome(!self.is_lost(game, &at.pos, control)?));
        }
        self.sum(game.rule, &at.pos, control).map(Value::nimber)
    }

    fn winning(&self, game: &CoinTurning, at: &At<Coins>, control: &Control) -> Result<Option<Vec<Turn>>, Stop> {
        if game.is_misere {
            return self.winning_misere(game, &at.pos, control).map(Some);
        }
        let sum = self.sum(game.rule, &at.pos, control)?;
        self.turns(game, &at.pos, sum, control).map(Some)
    }

    fn reaching(&self, game: &CoinTurning, at: &At<Coins>, nimber: &Nat) -> Option<Vec<Turn>> {
        let control = Control::new();
        let change = nimber.to_u64().map(|nimber| Ok(nimber ^ self.sum(game.rule, &at.pos, &control)?));
        match change {
            None | Some(Ok(0)) => Some(Vec::new()),
            Some(change) => change.and_then(|change| self.turns(game, &at.pos, change, &control)).ok(),
        }
    }

    fn foresight(&self, _game: &CoinTurning, at: &At<Coins>) -> usize {
        if at.pos.len() <= FORESEEN { 64 } else { 0 }
    }

    fn explain(
        &self,
        game: &CoinTurning,
        at: &At<Coins>,
        verdict: &Verdict<Turn>,
        control: &Control,
    ) -> Result<Reason, Stop> {
        explain(self, game, at, verdict, control)
    }
}
