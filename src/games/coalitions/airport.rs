//! One runway for all: each plane needs a length, and the longest one needed is paid together.

use num_traits::Zero;

use crate::coalitions::sharing::deal::{Bearing, Brought, Solved};
use crate::coalitions::sharing::rules::Face;
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
use solve::judge::reason::{Exhibit, Role, Step};
use solve::judge::shares::{Divided, letters};

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

    fn steps(&self, _: &Solved, _: &Control) -> Result<Vec<Step>, Stop> {
        let mut ends = self.0.clone();
        ends.sort();
        ends.dedup();
        let mut from = Ratio::zero();
        let mut rows = Vec::new();
        for end in ends.into_iter().filter(|end| !end.is_zero()) {
            let users = (0..self.0.len()).filter(|&player| self.0[player] >= end);
            let users = users.fold(0u32, |mask, player| mask | 1 << player);
            let each = (&end - &from) / Ratio::from_integer(users.count_ones().into());
            rows.push(vec![format!("{from}-{end}"), letters(users), each.to_string()]);
            from = end;
        }
        let shown = Exhibit::Table {
            head: vec![say!("airport-head-piece"), say!("airport-head-users"), say!("airport-head-each")],
            rows,
            focus: Vec::new(),
        };
        Ok(vec![
            Step::says(Role::Proof, say!("airport-pieces")).about(Idea::Marginal).showing(shown),
            Step::says(Role::Law, say!("airport-law")),
        ])
    }
}
