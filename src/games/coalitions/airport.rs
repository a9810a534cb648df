//! One runway for all: each plane needs a length, and the longest one needed is paid together.

use num_traits::Zero;

use crate::coalitions::sharing::deal::{Bearing, Brought, Found, Solved};
use crate::coalitions::sharing::rules::Face;
use crate::coalitions::sharing::tables::{outlook, table};
use crate::coalitions::sharing::text::{amounts, by_mask, list};
use duel::game::manner::Manner;
use duel::game::{Card, Family, Preset};
use ground::fault::Fault;
use ground::notation::Reader;
use ground::num::Ratio;
use ground::params::Params;
use ground::say;
use ground::say::Say;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::reason::{Role, Step};
use solve::judge::shares::{Divided, letters};
use solve::sharing::worths::Worths;

/// The game has no variants.
pub struct Airport;

/// The runway each player needs.
#[derive(Debug)]
struct Runways(Vec<Ratio>);

impl Face for Airport {
    const CARD: Card = Card {
        id: "airport",
        family: Family::Coalitions,
        fame: 26,
        manner: Manner::Splits,
        params: &[],
        presets: &[
            Preset { params: &[], position: Some("1,2,3") },
            Preset { params: &[], position: Some("3,3,5 @1,1,3") },
            Preset { params: &[], position: Some("1,4,9,12 @2,2,4,4") },
        ],
        sources: &[
            "S. C. Littlechild and G. Owen, A simple expression for the Shapley value in a special case, Management \
             Science 20 (1973)",
            "S. C. Littlechild, A simple expression for the nucleolus in a special case, Int. J. Game Theory 3 (1974)",
        ],
    };

    fn build(_: &Params) -> Result<Self, Fault> {
        Ok(Airport)
    }

    fn start(&self) -> String {
        "1,4,9".to_owned()
    }

    fn read(&self, r: &mut Reader) -> Result<Box<dyn Bearing>, Fault> {
        Ok(Box::new(Runways(amounts(r)?)))
    }
}

impl Bearing for Runways {
    fn text(&self) -> String {
        list(&self.0)
    }

    fn players(&self) -> usize {
        self.0.len()
    }

    fn divided(&self) -> Divided {
        Divided::Cost
    }

    fn whole(&self) -> Ratio {
        self.0.iter().max().cloned().unwrap_or_default()
    }

    fn brought(&self) -> Brought {
        Brought {
            rule: say!("airport-table", whole = self.whole().to_string()),
            heading: say!("airport-heading"),
            each: self.0.iter().map(|length| (Say::verbatim(length.to_string()), 0)).collect(),
            groups: say!("coalitions-groups"),
            are_told: false,
        }
    }

    fn worths(&self, _: &Control) -> Result<Vec<Ratio>, Stop> {
        let needed = |mask: u32| (0..self.0.len()).filter(move |player| mask >> player & 1 == 1);
        let longest = |mask: u32| needed(mask).map(|player| self.0[player].clone()).max().unwrap_or_default();
        Ok(by_mask(self.0.len(), longest))
    }

    fn decides(&self, _: &Solved, split: &[Ratio]) -> Option<Step> {
        let (lengths, whole) = (self.lengths(), self.whole());
        let longest = self.0.iter().position(|need| *need == whole).unwrap_or(0);
        let all = (0..self.0.len()).map(|player| if player == longest { whole.clone() } else { Ratio::zero() });
        let safe = format!("@{}", list(&all.collect::<Vec<_>>()));
        if lengths.len() == 1 {
            return Some(Step::says(Role::Look, say!("airport-look-same", safe = safe)).about(Idea::Core));
        }
        let row = |most: &Ratio| {
            let users = self.users(|need| need <= most);
            let pays = Worths::sum(split, users);
            vec![letters(users), most.to_string(), pays.to_string(), (most - pays).to_string()]
        };
        let head = vec![
            say!("airport-head-shortest"),
            say!("airport-head-most"),
            say!("coalitions-head-gets", kind = Divided::Cost.name()),
            say!("airport-head-spared"),
        ];
        let rows = lengths[..lengths.len() - 1].iter().map(row).collect();
        let says = say!("airport-look", safe = safe);
        Some(Step::says(Role::Look, says).about(Idea::Core).showing(table(head, rows)))
    }

    fn found(&self, solved: &Solved) -> Option<Found> {
        let stages = self.stages();
        let first = letters(stages[0].players);
        let row = |stage: &Stage| {
            let each = solved.nucleolus.split[stage.players.trailing_zeros() as usize].to_string();
            vec![letters(stage.players), stage.reckoned.join(", "), each]
        };
        let head = vec![say!("airport-head-players"), say!("airport-head-least"), say!("airport-head-each")];
        let step = Step::says(Role::Proof, say!("airport-found")).about(Idea::Nucleolus);
        let steps = vec![step.showing(table(head, stages.iter().map(row).collect()))];
        Some(Found { place: say!("airport-place", players = first), steps })
    }

    fn steps(&self, solved: &Solved, split: &[Ratio], control: &Control) -> Result<Vec<Step>, Stop> {
        Ok(vec![self.pieces(), outlook(Role::Proof, &solved.worths, split, control)?])
    }

    fn law(&self, _: &Solved) -> Option<Say> {
        Some(say!("airport-law"))
    }
}

/// Players who pay the same, and the shares of which it is the least.
struct Stage {
    players: u32,
    reckoned: Vec<String>,
}

/// Quotients that are told of those of which the least counts.
const QUOTIENTS: usize = 4;

impl Runways {
    /// The lengths that are needed, shortest first.
    fn lengths(&self) -> Vec<Ratio> {
        let mut lengths = self.0.clone();
        lengths.sort();
        lengths.dedup();
        lengths
    }

    /// The players whose need is so.
    fn users(&self, is_so: impl Fn(&Ratio) -> bool) -> u32 {
        (0..self.0.len()).filter(|&player| is_so(&self.0[player])).fold(0, |users, player| users | 1 << player)
    }

    /// Littlechild's rule, from the shortest runway on: of those who are left, so many as need a length pay it with one share more, and the
    /// least of these shares is paid. The last one pays what is left.
    fn stages(&self) -> Vec<Stage> {
        let mut order: Vec<usize> = (0..self.0.len()).collect();
        order.sort_by(|a, b| self.0[*a].cmp(&self.0[*b]));
        let (mut paid, mut done) = (Ratio::zero(), 0);
        let mut stages = Vec::new();
        while done + 1 < order.len() {
            let share = |last: usize| (&self.0[order[last]] - &paid) / Ratio::from_integer((last - done + 2).into());
            let shares: Vec<(usize, Ratio)> = (done..order.len() - 1).map(|last| (last, share(last))).collect();
            let each = shares.iter().map(|(_, share)| share).min().cloned().unwrap_or_default();
            let last = shares.iter().rev().find(|(_, share)| *share == each).map_or(done, |(last, _)| *last);
            let told = |last: usize| quotient(&self.0[order[last]], &paid, last - done + 2);
            let reckoned = if shares.len() <= QUOTIENTS {
                shares.iter().map(|(last, _)| told(*last)).collect()
            } else {
                vec![told(last), "…".to_owned()]
            };
            let players = order[done..=last].iter().fold(0u32, |players, &player| players | 1 << player);
            paid += &each * Ratio::from_integer((last + 1 - done).into());
            stages.push(Stage { players, reckoned });
            done = last + 1;
        }
        if let Some(&player) = order.get(done) {
            let reckoned = vec![format!("{} - {paid}", self.0[player])];
            stages.push(Stage { players: 1 << player, reckoned });
        }
        stages
    }

    /// The runway in pieces, each shared by those who need it.
    fn pieces(&self) -> Step {
        let mut from = Ratio::zero();
        let mut rows = Vec::new();
        for end in self.lengths().into_iter().filter(|end| !end.is_zero()) {
            let users = self.users(|need| *need >= end);
            let each = (&end - &from) / Ratio::from_integer(users.count_ones().into());
            rows.push(vec![format!("{from}-{end}"), letters(users), each.to_string()]);
            from = end;
        }
        let head = vec![say!("airport-head-piece"), say!("airport-head-users"), say!("airport-head-each")];
        Step::says(Role::Proof, say!("airport-pieces")).about(Idea::Marginal).showing(table(head, rows))
    }
}

/// What is left of a length, divided, as it is written.
fn quotient(need: &Ratio, paid: &Ratio, parts: usize) -> String {
    if !paid.is_zero() {
        format!("({need} - {paid})/{parts}")
    } else if need.is_integer() {
        format!("{need}/{parts}")
    } else {
        format!("({need})/{parts}")
    }
}
