//! Weighted voting: a coalition wins everything when its weights reach the quota.

use num_traits::Zero;

use crate::coalitions::sharing::deal::{Bearing, Brought, Solved};
use crate::coalitions::sharing::rules::Face;
use crate::coalitions::sharing::text::{amount, amounts, by_mask, list, unit};
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
use solve::judge::shares::{Coalition, letters};
use solve::sharing::worths::Worths;

/// Winning coalitions that a sentence lists at most.
const LISTED: usize = 12;

/// The game has no variants.
pub struct Voting;

/// The quota and the weights.
#[derive(Debug)]
struct Votes {
    quota: Ratio,
    weights: Vec<Ratio>,
}

impl Face for Voting {
    const CARD: Card = Card {
        id: "voting",
        family: Family::Coalitions,
        fame: 34,
        manner: Manner::Splits,
        params: &[],
        presets: &[
            Preset { params: &[], position: Some("2:1,1,1") },
            Preset { params: &[], position: Some("4:3,2,1,1 @2/5,1/5,1/5,1/5") },
            Preset { params: &[], position: Some("51:50,49,1 @1/2,1/4,1/4") },
        ],
        sources: &[
            "L. S. Shapley and M. Shubik, A method for evaluating the distribution of power in a committee system, American \
             Political Science Review 48 (1954)",
            "J. F. Banzhaf, Weighted voting doesn't work, Rutgers Law Review 19 (1965)",
        ],
    };

    fn build(_: &Params) -> Result<Self, Fault> {
        Ok(Voting)
    }

    fn start(&self) -> String {
        "4:3,2,1,1".to_owned()
    }

    fn read(&self, r: &mut Reader) -> Result<Box<dyn Bearing>, Fault> {
        let quota = amount(r)?;
        r.expect(":")?;
        Ok(Box::new(Votes { quota, weights: amounts(r)? }))
    }
}

impl Votes {
    fn wins(&self, mask: u32) -> bool {
        let voters = self.weights.iter().enumerate().filter(|(player, _)| mask >> player & 1 == 1);
        voters.map(|(_, weight)| weight).sum::<Ratio>() >= self.quota
    }
}

impl Bearing for Votes {
    fn text(&self) -> String {
        format!("{}:{}", self.quota, list(&self.weights))
    }

    fn players(&self) -> usize {
        self.weights.len()
    }

    fn whole(&self) -> Ratio {
        unit(self.wins((1 << self.weights.len()) - 1))
    }

    fn brought(&self) -> Brought {
        let (quota, all) = (self.quota.to_string(), self.weights.iter().sum::<Ratio>().to_string());
        let pips =
            |weight: &Ratio| if weight.is_integer() { usize::try_from(weight.to_integer()).unwrap_or(0) } else { 0 };
        Brought {
            rule: say!("voting-table", quota = quota, all = all, whole = self.whole().to_string()),
            heading: say!("voting-votes"),
            each: self.weights.iter().map(|weight| (Say::verbatim(weight.to_string()), pips(weight))).collect(),
            groups: say!("voting-groups"),
            are_told: false,
        }
    }

    /// Those that win and would lose without any one of them.
    fn is_shown(&self, coalition: Coalition, _: &Worths) -> bool {
        let mut members = (0..self.weights.len()).filter(|player| coalition >> player & 1 == 1);
        self.wins(coalition) && members.all(|player| !self.wins(coalition & !(1 << player)))
    }

    fn worths(&self, _: &Control) -> Result<Vec<Ratio>, Stop> {
        Ok(by_mask(self.weights.len(), |mask| unit(self.wins(mask))))
    }

    fn steps(&self, solved: &Solved, _: &Control) -> Result<Vec<Step>, Stop> {
        let worths = &solved.worths;
        if worths.of(worths.all()).is_zero() {
            return Ok(Vec::new());
        }
        let loses_one = |mask: u32| {
            let members = (0..self.weights.len()).filter(|player| mask >> player & 1 == 1);
            let mut without = members.map(|player| mask & !(1 << player));
            without.all(|rest| rest == 0 || worths.of(rest).is_zero())
        };
        let least = (1..=worths.all()).filter(|&mask| !worths.of(mask).is_zero() && loses_one(mask));
        let told: Vec<String> = least.take(LISTED).map(letters).collect();
        let mut steps = Vec::new();
        if !told.is_empty() {
            steps.push(Step::says(Role::Proof, say!("voting-winning", coalitions = told)).about(Idea::Veto));
        }
        let needed = (0..self.weights.len()).filter(|player| worths.of(worths.all() & !(1 << player)).is_zero());
        let vetoers: Vec<String> = needed.map(|player| letters(1 << player)).collect();
        let law = if vetoers.is_empty() { say!("voting-law") } else { say!("voting-law-veto", players = vetoers) };
        steps.push(Step::says(Role::Law, law));
        Ok(steps)
    }
}
