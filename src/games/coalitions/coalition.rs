//! Any game of coalitions, told by what each of them is worth or costs.

use num_traits::Zero;

use crate::coalitions::sharing::deal::{Bearing, Brought};
use crate::coalitions::sharing::rules::Face;
use crate::coalitions::sharing::text::{coalition, ratio};
use duel::game::manner::Manner;
use duel::game::{Card, Family, Preset};
use ground::fault::{Fault, Kind};
use ground::notation::Reader;
use ground::num::Ratio;
use ground::params::{Domain, Param, Params};
use ground::say;
use ground::say::Say;
use solve::judge::control::{Control, Stop};
use solve::judge::shares::{Coalition, Divided, letters};
use solve::sharing::worths::{PLAYERS as MOST, Worths};

/// The parameter that tells how many players there are, where letters do not.
pub const PLAYERS: Param = Param { name: "players", domain: Domain::Nat { least: 0, most: Some(16) }, default: "0" };

/// What is divided, and among how many.
pub struct Table {
    divided: Divided,
    players: usize,
}

/// The worths told, all others being 0.
#[derive(Debug)]
struct Told {
    divided: Divided,
    /// Whether the letters tell how many players there are.
    by_letters: bool,
    players: usize,
    worths: Vec<Ratio>,
}

impl Face for Table {
    const CARD: Card = Card {
        id: "coalition",
        family: Family::Coalitions,
        fame: 10,
        manner: Manner::Splits,
        params: &[Param { name: "kind", domain: Domain::Word(&["value", "cost"]), default: "value" }, PLAYERS],
        presets: &[
            Preset { params: &[], position: Some("AB=1,AC=1,BC=1,ABC=1") },
            Preset { params: &[], position: Some("A=2,B=4,AB=10,C=1,AC=2,BC=2,ABC=15 @5,6,4") },
            Preset { params: &[("kind", "cost")], position: Some("A=6,B=5,AB=8,C=4,AC=8,BC=7,ABC=10") },
            Preset { params: &[("players", "3")], position: Some("AB=90,AC=80,BC=70,ABC=100 @50,30,20") },
        ],
        sources: &[
            "L. S. Shapley, A value for n-person games, Contributions to the Theory of Games II (1953)",
            "D. Schmeidler, The nucleolus of a characteristic function game, SIAM J. Appl. Math. 17 (1969)",
            "O. N. Bondareva 1963; L. S. Shapley, On balanced sets and cores, Naval Res. Logist. Quart. 14 (1967)",
        ],
    };

    fn build(params: &Params) -> Result<Self, Fault> {
        let divided = if params.text("kind") == "cost" { Divided::Cost } else { Divided::Value };
        Ok(Table { divided, players: params.small("players") })
    }

    fn start(&self) -> String {
        match self.players {
            0 => "A=1,B=2,AB=10".to_owned(),
            players => format!("{}={players}", letters((1 << players) - 1)),
        }
    }

    fn read(&self, r: &mut Reader) -> Result<Box<dyn Bearing>, Fault> {
        let told = told(r, self.players)?;
        let named = told.iter().fold(0, |all, (mask, _)| all | mask);
        let players = if self.players > 0 { self.players } else { (Coalition::BITS - named.leading_zeros()) as usize };
        if players == 0 {
            return Err(r.wrong(say!("coalition-expect-somebody")));
        }
        let mut worths = vec![Ratio::zero(); 1 << players];
        for (mask, worth) in told {
            worths[mask as usize] = worth;
        }
        Ok(Box::new(Told { divided: self.divided, by_letters: self.players == 0, players, worths }))
    }
}

/// The coalitions named, each once, with their worths.
fn told(r: &mut Reader, players: usize) -> Result<Vec<(Coalition, Ratio)>, Fault> {
    let mut told: Vec<(Coalition, Ratio)> = Vec::new();
    if r.peek() == Some('-') {
        r.expect("-")?;
        return Ok(told);
    }
    let mut seen = vec![false; 1 << MOST];
    loop {
        let mut before = r.clone();
        let mask = coalition(r).map_err(|fault| match fault.kind {
            Kind::TooLarge => fault,
            _ => fault.expecting(say!("coalition-expect-worth")),
        })?;
        if players > 0 && mask >> players != 0 {
            return Err(before.wrong(say!("coalitions-expect-members", last = letters(1 << (players - 1)))));
        }
        if std::mem::replace(&mut seen[mask as usize], true) {
            return Err(before.wrong(say!("coalition-expect-other")));
        }
        r.expect("=")?;
        told.push((mask, ratio(r)?));
        if !r.take(",") {
            return Ok(told);
        }
    }
}

impl Bearing for Told {
    fn text(&self) -> String {
        let all = self.worths.len() - 1;
        let top = 1 << (self.players - 1);
        let is_top_named = self.worths.iter().enumerate().any(|(mask, worth)| mask & top != 0 && !worth.is_zero());
        let is_told = |mask: usize| !self.worths[mask].is_zero() || mask == all && self.by_letters && !is_top_named;
        let told = (1..=all).filter(|mask| is_told(*mask));
        let text: Vec<String> =
            told.map(|mask| format!("{}={}", letters(mask as Coalition), self.worths[mask])).collect();
        if text.is_empty() { "-".to_owned() } else { text.join(",") }
    }

    fn players(&self) -> usize {
        self.players
    }

    fn divided(&self) -> Divided {
        self.divided
    }

    fn whole(&self) -> Ratio {
        self.worths[self.worths.len() - 1].clone()
    }

    fn brought(&self) -> Brought {
        let whole = self.whole().to_string();
        let is_cost = self.divided == Divided::Cost;
        let rule =
            if is_cost { say!("coalition-table-cost", whole = whole) } else { say!("coalition-table", whole = whole) };
        let alone = |player: usize| Say::verbatim(self.worths[1 << player].to_string());
        Brought {
            rule,
            heading: if is_cost { say!("coalition-heading-cost") } else { say!("coalition-heading") },
            each: (0..self.players).map(|player| (alone(player), 0)).collect(),
            groups: say!("coalitions-groups"),
            are_told: true,
        }
    }

    /// Those that were told, the players alone stand in their rows.
    fn is_shown(&self, coalition: Coalition, worths: &Worths) -> bool {
        coalition.count_ones() > 1 && !worths.of(coalition).is_zero()
    }

    fn worths(&self, _: &Control) -> Result<Vec<Ratio>, Stop> {
        Ok(self.worths.clone())
    }
}
