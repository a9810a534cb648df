//! An estate that is too small for the claims on it: a coalition is worth what the others' claims leave.

use num_traits::{Signed, Zero};

use crate::coalitions::sharing::deal::{Bearing, Brought, Found, Solved};
use crate::coalitions::sharing::rules::Face;
use crate::coalitions::sharing::tables::{outlook, table};
use crate::coalitions::sharing::text::{amount, amounts, by_mask, list};
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
use solve::judge::shares::letters;

/// The game has no variants.
pub struct Bankruptcy;

/// The estate and the claims on it.
#[derive(Debug)]
struct Claims {
    estate: Ratio,
    claims: Vec<Ratio>,
}

impl Face for Bankruptcy {
    const CARD: Card = Card {
        id: "bankruptcy",
        family: Family::Coalitions,
        fame: 25,
        manner: Manner::Splits,
        params: &[],
        presets: &[
            Preset { params: &[], position: Some("100:100,200,300") },
            Preset { params: &[], position: Some("200:100,200,300 @50,75,75") },
            Preset { params: &[], position: Some("300:100,200,300 @20,80,200") },
        ],
        sources: &[
            "R. J. Aumann and M. Maschler, Game theoretic analysis of a bankruptcy problem from the Talmud, J. Econ. Theory \
             36 (1985)",
            "B. O'Neill, A problem of rights arbitration from the Talmud, Math. Soc. Sci. 2 (1982)",
        ],
    };

    fn build(_: &Params) -> Result<Self, Fault> {
        Ok(Bankruptcy)
    }

    fn start(&self) -> String {
        "200:100,200,300".to_owned()
    }

    fn read(&self, r: &mut Reader) -> Result<Box<dyn Bearing>, Fault> {
        let estate = amount(r)?;
        r.expect(":")?;
        Ok(Box::new(Claims { estate, claims: amounts(r)? }))
    }
}

impl Bearing for Claims {
    fn text(&self) -> String {
        format!("{}:{}", self.estate, list(&self.claims))
    }

    fn players(&self) -> usize {
        self.claims.len()
    }

    fn whole(&self) -> Ratio {
        self.estate.clone()
    }

    fn brought(&self) -> Brought {
        let (whole, claims) = (self.estate.to_string(), self.claims.iter().sum::<Ratio>().to_string());
        Brought {
            rule: say!("bankruptcy-table", whole = whole, claims = claims),
            heading: say!("bankruptcy-head-claim"),
            each: self.claims.iter().map(|claim| (Say::verbatim(claim.to_string()), 0)).collect(),
            groups: say!("coalitions-groups"),
            are_told: false,
        }
    }

    fn worths(&self, _: &Control) -> Result<Vec<Ratio>, Stop> {
        let others = |mask: u32| self.claims.iter().enumerate().filter(move |(player, _)| mask >> player & 1 == 0);
        let left = |mask: u32| &self.estate - others(mask).map(|(_, claim)| claim).sum::<Ratio>();
        Ok(by_mask(self.claims.len(), |mask| left(mask).max(Ratio::zero())))
    }

    fn decides(&self, _: &Solved, split: &[Ratio]) -> Option<Step> {
        let (claims, surplus) = (self.total(), &self.estate - self.total());
        if surplus.is_positive() {
            let alone: Vec<String> = self.claims.iter().map(|claim| (claim + &surplus).to_string()).collect();
            let sum = &claims + &surplus * Ratio::from_integer(self.claims.len().into());
            let says = say!(
                "bankruptcy-look-surplus",
                claims = claims.to_string(),
                surplus = surplus.to_string(),
                sum = format!("{} = {sum}", alone.join(" + ")),
                estate = self.estate.to_string()
            );
            return Some(Step::says(Role::Look, says).about(Idea::Core));
        }
        let row = |(player, claim): (usize, &Ratio)| {
            vec![letters(1 << player), "0".to_owned(), split[player].to_string(), claim.to_string()]
        };
        let head = vec![
            say!("coalitions-head-player"),
            say!("coalitions-head-least"),
            say!("bankruptcy-head-gets"),
            say!("bankruptcy-head-most"),
        ];
        let rows = self.claims.iter().enumerate().map(row).collect();
        Some(Step::says(Role::Look, say!("bankruptcy-look")).about(Idea::Core).showing(table(head, rows)))
    }

    fn found(&self, solved: &Solved) -> Option<Found> {
        let total = self.total();
        let steps = vec![self.reckoned(&solved.nucleolus.split)];
        let estate = self.estate.to_string();
        let place = if total < self.estate {
            say!("bankruptcy-place-surplus", surplus = (&self.estate - total).to_string())
        } else {
            let (count, half) = (self.counted(), (&total / two()).to_string());
            say!("bankruptcy-place", count = count.name(), half = half, estate = estate)
        };
        Some(Found { place, steps })
    }

    fn steps(&self, solved: &Solved, split: &[Ratio], control: &Control) -> Result<Vec<Step>, Stop> {
        Ok(vec![outlook(Role::Proof, &solved.worths, split, control)?])
    }

    fn law(&self, _: &Solved) -> Option<Say> {
        (self.total() >= self.estate).then(|| say!("bankruptcy-law"))
    }
}

/// What is shared alike, up to half of every claim.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Counted {
    Gains,
    Losses,
}

impl Counted {
    fn name(self) -> &'static str {
        match self {
            Counted::Gains => "gains",
            Counted::Losses => "losses",
        }
    }
}

fn two() -> Ratio {
    Ratio::from_integer(2.into())
}

impl Claims {
    fn total(&self) -> Ratio {
        self.claims.iter().sum()
    }

    /// Gains where the estate is at most half of all claims, else losses.
    fn counted(&self) -> Counted {
        if &self.estate * two() <= self.total() { Counted::Gains } else { Counted::Losses }
    }

    /// The rule of the Talmud, or a part of what nobody claims, worked out.
    fn reckoned(&self, awards: &[Ratio]) -> Step {
        let total = self.total();
        if total < self.estate {
            return self.beyond(awards);
        }
        let counted = self.counted();
        let shared = if counted == Counted::Gains { self.estate.clone() } else { &total - &self.estate };
        let part = |player: usize| match counted {
            Counted::Gains => awards[player].clone(),
            Counted::Losses => &self.claims[player] - &awards[player],
        };
        let says = say!(
            "bankruptcy-found",
            count = counted.name(),
            claims = total.to_string(),
            half = (&total / two()).to_string(),
            estate = self.estate.to_string(),
            lost = (&total - &self.estate).to_string(),
            worked = self.worked(counted, &shared, &part)
        );
        let row = |(player, claim): (usize, &Ratio)| {
            let cells = [claim.clone(), claim / two(), awards[player].clone(), claim - &awards[player]];
            std::iter::once(letters(1 << player)).chain(cells.iter().map(Ratio::to_string)).collect()
        };
        let head = vec![
            say!("coalitions-head-player"),
            say!("bankruptcy-head-claim"),
            say!("bankruptcy-head-half"),
            say!("bankruptcy-head-gets"),
            say!("bankruptcy-head-loses"),
        ];
        let rows = self.claims.iter().enumerate().map(row).collect();
        Step::says(Role::Proof, says).about(Idea::Claims).showing(table(head, rows))
    }

    /// Who stops at half the claim, and what the others get or lose.
    fn worked(&self, counted: Counted, shared: &Ratio, part: &dyn Fn(usize) -> Ratio) -> Say {
        let most = (0..self.claims.len()).map(part).max().unwrap_or_default();
        let (stopped, others): (Vec<usize>, Vec<usize>) =
            (0..self.claims.len()).partition(|&player| &self.claims[player] / two() < most);
        let count = counted.name();
        let names = |players: &[usize]| players.iter().map(|player| letters(1 << player)).collect::<Vec<_>>();
        let each = most.to_string();
        if stopped.is_empty() {
            return say!("bankruptcy-equal", count = count, each = each);
        }
        let halves: Vec<String> =
            stopped.iter().map(|&player| format!("{} {}", letters(1 << player), part(player))).collect();
        let left = (shared - stopped.iter().map(|&player| part(player)).sum::<Ratio>()).to_string();
        let (number, others) = (others.len(), names(&others));
        say!(
            "bankruptcy-stopped",
            count = count,
            halves = halves,
            left = left,
            others = others,
            number = number,
            each = each
        )
    }

    /// Each gets the claim and the same part of what nobody claims.
    fn beyond(&self, awards: &[Ratio]) -> Step {
        let surplus = &self.estate - self.total();
        let each = &surplus / Ratio::from_integer(self.claims.len().into());
        let row = |(player, claim): (usize, &Ratio)| {
            vec![letters(1 << player), claim.to_string(), each.to_string(), awards[player].to_string()]
        };
        let head = vec![
            say!("coalitions-head-player"),
            say!("bankruptcy-head-claim"),
            say!("bankruptcy-head-part"),
            say!("bankruptcy-head-gets"),
        ];
        let says = say!(
            "bankruptcy-found-surplus",
            surplus = surplus.to_string(),
            players = self.claims.len(),
            each = each.to_string()
        );
        let rows = self.claims.iter().enumerate().map(row).collect();
        Step::says(Role::Proof, says).about(Idea::Nucleolus).showing(table(head, rows))
    }
}
