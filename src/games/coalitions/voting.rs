//! Weighted voting: a coalition wins everything when its weights reach the quota.

use num_traits::One;

use crate::coalitions::sharing::deal::{Bearing, Brought, Found, Solved};
use crate::coalitions::sharing::rules::Face;
use crate::coalitions::sharing::tables::table;
use crate::coalitions::sharing::text::{amount, amounts, by_mask, list, unit, whole_parts};
use duel::game::manner::Manner;
use duel::game::{Card, Family, Preset};
use ground::fault::Fault;
use ground::notation::Reader;
use ground::num::{Int, Ratio};
use ground::params::Params;
use ground::say;
use ground::say::Say;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::reason::{Role, Step};
use solve::judge::shares::{Coalition, Divided, letters};
use solve::sharing::core::Core;
use solve::sharing::worths::Worths;

/// Winning coalitions that a table lists at most.
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

    fn decides(&self, solved: &Solved, split: &[Ratio]) -> Option<Step> {
        match &solved.core {
            Core::Empty { balanced, .. } => Some(self.rivals(balanced)),
            Core::Point(_) => Some(self.veto(split)),
        }
    }

    fn found(&self, solved: &Solved) -> Option<Found> {
        if let Core::Empty { .. } = solved.core {
            return Some(Found { place: say!("voting-place-nobody"), steps: Vec::new() });
        }
        let (needed, others) = self.needed();
        let mut steps = Vec::new();
        if !others.is_empty() {
            steps.push(Step::says(Role::Proof, say!("voting-others", others = others)).about(Idea::Veto));
        }
        let each = (Ratio::one() / Ratio::from_integer(needed.len().into())).to_string();
        let says = say!("voting-equal", count = needed.len(), players = needed.clone(), each = each);
        steps.push(Step::says(Role::Proof, says).about(Idea::Nucleolus));
        Some(Found { place: say!("voting-place-needed", players = needed), steps })
    }

    fn nothing(&self) -> Say {
        let all = self.weights.iter().sum::<Ratio>().to_string();
        say!("voting-look-none", all = all, quota = self.quota.to_string())
    }

    fn published(&self, solved: &Solved) -> Option<Step> {
        let row = |player: usize| {
            vec![letters(1 << player), solved.shapley[player].to_string(), solved.banzhaf[player].to_string()]
        };
        let head =
            vec![say!("coalitions-head-player"), say!("voting-head-shapley-shubik"), say!("voting-head-banzhaf")];
        let shown = table(head, (0..self.weights.len()).map(row).collect());
        Some(Step::says(Role::Law, say!("voting-power")).about(Idea::Marginal).showing(shown))
    }
}

impl Votes {
    /// The players without whom nothing is won, and the others.
    fn needed(&self) -> (Vec<String>, Vec<String>) {
        let all = (1u32 << self.weights.len()) - 1;
        let (needed, others): (Vec<usize>, Vec<usize>) =
            (0..self.weights.len()).partition(|player| !self.wins(all & !(1 << player)));
        let names = |players: Vec<usize>| players.into_iter().map(|player| letters(1 << player)).collect();
        (names(needed), names(others))
    }

    /// A coalition with the sum of its votes.
    fn votes(&self, mask: Coalition) -> String {
        Worths::sum(&self.weights, mask).to_string()
    }

    /// Coalitions that hold every player equally often and want more than there is; those that lose want 0.
    fn rivals(&self, balanced: &[(Coalition, Ratio)]) -> Step {
        let (counts, times) = whole_parts(balanced);
        let total: Int = counts.iter().filter(|(mask, _)| self.wins(*mask)).map(|(_, count)| count).sum();
        let says = say!("voting-look-nobody", total = &total, times = &times);
        let row = |(mask, count): &(Coalition, Int)| {
            vec![letters(*mask), self.votes(*mask), unit(self.wins(*mask)).to_string(), count.to_string()]
        };
        let head = vec![
            say!("coalitions-head-coalition"),
            say!("voting-head-votes"),
            say!("coalitions-head-alone", kind = Divided::Value.name()),
            say!("coalitions-head-times"),
        ];
        Step::says(Role::Look, says).about(Idea::Veto).showing(table(head, counts.iter().map(row).collect()))
    }

    /// Every winning coalition that would lose without any one of its members needs some players.
    fn veto(&self, split: &[Ratio]) -> Step {
        let all = (1u32 << self.weights.len()) - 1;
        let loses_one = |mask: u32| {
            let mut members = (0..self.weights.len()).filter(|player| mask >> player & 1 == 1);
            members.all(|player| mask == 1 << player || !self.wins(mask & !(1 << player)))
        };
        let mut least: Vec<u32> = (1..=all).filter(|&mask| self.wins(mask) && loses_one(mask)).collect();
        let total = least.len();
        least.sort_by_key(|mask| mask.count_ones());
        least.truncate(LISTED);
        let row = |mask: &u32| vec![letters(*mask), self.votes(*mask), Worths::sum(split, *mask).to_string()];
        let part = if total > least.len() { "some" } else { "all" };
        let (shown, (needed, _)) = (least.len(), self.needed());
        let count = needed.len();
        let says = say!("voting-look-veto", players = needed, count = count, part = part, shown = shown, total = total);
        let head = vec![
            say!("coalitions-head-coalition"),
            say!("voting-head-votes"),
            say!("coalitions-head-gets", kind = Divided::Value.name()),
        ];
        Step::says(Role::Look, says).about(Idea::Veto).showing(table(head, least.iter().map(row).collect()))
    }
}
