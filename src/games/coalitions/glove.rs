//! Gloves: some own a left one, some a right one, and only a pair is worth something.

use std::cmp::Ordering;
use std::ops::Range;

use crate::coalitions::sharing::deal::{Bearing, Brought, Found, Solved};
use crate::coalitions::sharing::rules::Face;
use crate::coalitions::sharing::text::{by_mask, too_many};
use duel::game::manner::Manner;
use duel::game::{Card, Family, Preset};
use ground::fault::Fault;
use ground::notation::Reader;
use ground::num::{Ratio, small};
use ground::params::Params;
use ground::say;
use ground::say::Say;
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

    fn decides(&self, _: &Solved, _: &[Ratio]) -> Option<Step> {
        let says = match self.scarce() {
            Some((players, _)) => say!("glove-look-scarce", count = players.len(), players = players),
            None => say!("glove-look-even"),
        };
        Some(Step::says(Role::Look, says).about(Idea::Scarcity))
    }

    fn found(&self, _: &Solved) -> Option<Found> {
        let (place, says) = match self.scarce() {
            Some((players, others)) => (
                say!("glove-place-scarce", players = players.clone()),
                say!("glove-found-scarce", count = players.len(), players = players, others = others),
            ),
            None => (say!("glove-place-even"), say!("glove-found-even", pairs = self.left)),
        };
        Some(Found { place, steps: vec![Step::says(Role::Proof, says).about(Idea::Scarcity)] })
    }

    fn nothing(&self) -> Say {
        say!("glove-look-none", side = if self.left == 0 { "left" } else { "right" })
    }

    fn law(&self, _: &Solved) -> Option<Say> {
        Some(say!("glove-law"))
    }
}

impl Gloves {
    /// The owners of the kind of which there are fewer, and the others; `None`: there are as many of both.
    fn scarce(&self) -> Option<(Vec<String>, Vec<String>)> {
        let names = |players: Range<usize>| players.map(|player| letters(1 << player)).collect();
        let (left, right) = (names(0..self.left), names(self.left..self.players()));
        match self.left.cmp(&self.right) {
            Ordering::Less => Some((left, right)),
            Ordering::Greater => Some((right, left)),
            Ordering::Equal => None,
        }
    }
}
