//! An estate that is too small for the claims on it: a coalition is worth what the others' claims leave.

use num_traits::{Signed, Zero};

use crate::coalitions::sharing::deal::{Bearing, Brought, Solved};
use crate::coalitions::sharing::rules::Face;
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
use solve::judge::reason::{Exhibit, Role, Step};
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

    fn steps(&self, solved: &Solved, _: &Control) -> Result<Vec<Step>, Stop> {
        let total: Ratio = self.claims.iter().sum();
        if total < self.estate || !self.estate.is_positive() {
            return Ok(Vec::new());
        }
        let two = Ratio::from_integer(2.into());
        let awards = &solved.nucleolus.split;
        let row = |(player, claim): (usize, &Ratio)| {
            let cells = [claim.clone(), claim / &two, awards[player].clone(), claim - &awards[player]];
            std::iter::once(letters(1 << player)).chain(cells.iter().map(Ratio::to_string)).collect()
        };
        let shown = Exhibit::Table {
            head: vec![
                say!("coalitions-head-player"),
                say!("bankruptcy-head-claim"),
                say!("bankruptcy-head-half"),
                say!("bankruptcy-head-gets"),
                say!("bankruptcy-head-loses"),
            ],
            rows: self.claims.iter().enumerate().map(row).collect(),
            focus: Vec::new(),
        };
        let says =
            if self.estate.clone() * two <= total { say!("bankruptcy-gains") } else { say!("bankruptcy-losses") };
        Ok(vec![
            Step::says(Role::Proof, says).about(Idea::Claims).showing(shown),
            Step::says(Role::Law, say!("bankruptcy-law")),
        ])
    }
}
