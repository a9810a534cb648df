//! Gloves: some own a left one, some a right one, and only a pair is worth something.

use std::cmp::Ordering;

use crate::coalitions::sharing::deal::{Bearing, Brought, Solved};
use crate::coalitions::sharing::rules::Face;
use crate::coalitions::sharing::text::{by_mask, too_many};
use duel::game::manner::Manner;
use duel::game::{Card, Family, Preset};
use ground::fault::Fault;
use ground::notation::Reader;
use ground::num::{Ratio, small};
use ground::params::Params;
use ground::say;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::reason::{Role, Step};
use solve::judge::shares::{Coalition, letters};
use solve::sharing::worths::{PLAYERS, Worths};

/// The game has no variants.
pub struct Glove;

/// How many own a left glove, and how many a right one; the former come first.
#[derive(Debug)]
struct Gloves {
    left: usize,
    right: usize,
}

impl Face for Glove {
    const CARD: Card = Card {
        id: "glove",
        family: Family::Coalitions,
        fame: 10,
        manner: Manner::Splits,
        params: &[],
        presets: &[
            Preset { params: &[], position: Some("1,2") },
            Preset { params: &[], position: Some("1,2 @2/3,1/6,1/6") },
            Preset { params: &[], position: Some("2,2 @1/2,1/2,1/2,1/2") },
            Preset { params: &[], position: Some("2,3 @1,1,0,0,0") },
        ],
        sources: &[
            "L. S. Shapley and M. Shubik, Pure competition, coalitional power, and fair division, Int. Econ. Rev. 10 (1969)",
        ],
    };

    fn build(_: &Params) -> Result<Self, Fault> {
        Ok(Glove)
    }

    fn start(&self) -> String {
        "1,2".to_owned()
    }

    fn read(&self, r: &mut Reader) -> Result<Box<dyn Bearing>, Fault> {
        let mut before = r.clone();
        let left = small(&r.nat()?);
        r.expect(",")?;
        let right = small(&r.nat()?);
        match (left, right) {
            (Some(0), Some(0)) => Err(before.wrong(say!("glove-expect-gloves"))),
            (Some(left), Some(right)) if left.saturating_add(right) <= PLAYERS => Ok(Box::new(Gloves { left, right })),
            _ => Err(too_many(&mut before)),
        }
    }
}

impl Bearing for Gloves {
    fn text(&self) -> String {
        format!("{},{}", self.left, self.right)
    }

    fn players(&self) -> usize {
        self.left + self.right
    }

    fn whole(&self) -> Ratio {
        Ratio::from_integer(self.left.min(self.right).into())
    }

    fn brought(&self) -> Brought {
        let glove = |player: usize| if player < self.left { say!("glove-left") } else { say!("glove-right") };
        Brought {
            rule: say!("glove-table", whole = self.whole().to_string()),
            heading: say!("glove-heading"),
            each: (0..self.players()).map(|player| (glove(player), 0)).collect(),
            groups: say!("glove-groups"),
            are_told: false,
        }
    }

    /// Those that have a pair and none of whose members could stay away.
    fn is_shown(&self, coalition: Coalition, _: &Worths) -> bool {
        let owners = (1u32 << self.left) - 1;
        let (left, right) = ((coalition & owners).count_ones(), (coalition & !owners).count_ones());
        left == right && left > 0
    }

    fn worths(&self, _: &Control) -> Result<Vec<Ratio>, Stop> {
        let owners = (1u32 << self.left) - 1;
        let pairs = |mask: u32| (mask & owners).count_ones().min((mask & !owners).count_ones());
        Ok(by_mask(self.players(), |mask| Ratio::from_integer(pairs(mask).into())))
    }

    fn steps(&self, _: &Solved, _: &Control) -> Result<Vec<Step>, Stop> {
        if self.left.min(self.right) == 0 {
            return Ok(Vec::new());
        }
        let left = (1u32 << self.left) - 1;
        let right = ((1u32 << self.players()) - 1) & !left;
        let law = match self.left.cmp(&self.right) {
            Ordering::Less => say!("glove-law-scarce", players = letters(left), others = letters(right)),
            Ordering::Greater => say!("glove-law-scarce", players = letters(right), others = letters(left)),
            Ordering::Equal => say!("glove-law-even"),
        };
        Ok(vec![Step::says(Role::Law, law).about(Idea::Scarcity)])
    }
}
