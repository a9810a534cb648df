//! Who knows what cops and robber are worth, and why.

use std::collections::BTreeMap;

use crate::graphs::cops_and_robber::reason::Hunting;
use crate::graphs::cops_and_robber::rules::{CopsAndRobber, Hunt};
use crate::graphs::cops_and_robber::swept::Swept;
use crate::kit::tokens::Stage;
use ground::num::Nat;
use ground::rules::At;
use ground::scene::Spot;
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Counted, Oracle, Verdict};
use solve::judge::reason::Reason;
use solve::judge::value::Value;

impl Oracle<CopsAndRobber> for Swept {
    fn value(&self, game: &CopsAndRobber, at: &At<Hunt>, control: &Control) -> Result<Value, Stop> {
        self.worth(game, at, control)
    }

    /// The winning placements; each place of the cops makes one for every order of them.
    fn winning_counted(
        &self,
        game: &CopsAndRobber,
        at: &At<Hunt>,
        most: usize,
        control: &Control,
    ) -> Result<Option<Counted<Vec<usize>>>, Stop> {
        if !at.pos.cops.is_empty() {
            return Ok(None);
        }
        let teams = self.teams(game, control)?;
        let mut of_plies: BTreeMap<u64, Vec<&Vec<usize>>> = BTreeMap::new();
        for (team, plies) in teams.places.iter().zip(&teams.placed) {
            if let Some(plies) = plies {
                of_plies.entry(*plies).or_default().push(team);
            }
        }
        let (mut best, mut total) = (Vec::new(), 0usize);
        for group in of_plies.values() {
            let mut placements = Vec::new();
            for team in group {
                let orders = orders(team);
                total += orders.len();
                control.tick(orders.len() as u64)?;
                placements.extend(orders.into_iter().filter(|_| best.len() < most));
            }
            placements.sort_unstable();
            best.extend(placements);
        }
        best.truncate(most);
        Ok(Some((best, Nat::from(total))))
    }

    /// What it would be worth to the mover if the robber stood on each node.
    fn labels(&self, game: &CopsAndRobber, at: &At<Hunt>, control: &Control) -> Result<Vec<(Spot, Value)>, Stop> {
        if at.pos.robber.is_none() {
            return Ok(Vec::new());
        }
        let stage = Stage::of(&game.network, &[&at.pos.cops[..], at.pos.robber.as_slice()].concat());
        let drawn = (0..game.network.size()).filter_map(|node| Some((node, stage.spot(node)?)));
        let worth = |(node, spot)| {
            let pos = Hunt { cops: at.pos.cops.clone(), robber: Some(node) };
            Ok((spot, self.worth(game, &At { pos, to: at.to }, control)?))
        };
        drawn.map(worth).collect()
    }

    fn explain(
        &self,
        game: &CopsAndRobber,
        at: &At<Hunt>,
        verdict: &Verdict<Vec<usize>>,
        control: &Control,
    ) -> Result<Reason, Stop> {
        Hunting { oracle: self, game, at, verdict, control, teams: &*self.teams(game, control)? }.reason()
    }
}

/// Every order of a sorted list, each once.
fn orders(sorted: &[usize]) -> Vec<Vec<usize>> {
    if sorted.is_empty() {
        return vec![Vec::new()];
    }
    let is_first = |place: &usize| *place == 0 || sorted[*place] != sorted[place - 1];
    let led = |place: usize| {
        let rest = [&sorted[..place], &sorted[place + 1..]].concat();
        orders(&rest).into_iter().map(move |order| [&[sorted[place]], &order[..]].concat())
    };
    (0..sorted.len()).filter(is_first).flat_map(led).collect()
}

#[cfg(test)]
mod tests {
    use super::orders;

    #[test]
    fn alike_cops_are_not_told_apart() {
        assert_eq!(orders(&[1, 1, 2]), [[1, 1, 2], [1, 2, 1], [2, 1, 1]]);
        assert_eq!(orders(&[0, 1, 2]).len(), 6);
    }
}
