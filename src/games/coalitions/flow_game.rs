//! The pipes of a network have owners: a coalition is worth what flows through its own pipes.

mod dot;
mod network;

use num_traits::Zero;

use crate::coalitions::coalition::PLAYERS;
use crate::coalitions::flow_game::network::Network;
use crate::coalitions::sharing::deal::{Bearing, Brought, Solved};
use crate::coalitions::sharing::rules::Face;
use crate::coalitions::sharing::tables::{outlook, table};
use duel::game::manner::Manner;
use duel::game::{Card, Family, Preset};
use ground::fault::Fault;
use ground::notation::Reader;
use ground::num::Ratio;
use ground::params::Params;
use ground::say;
use ground::say::Say;
use ground::scene::Scene;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::reason::{Role, Step};
use solve::judge::shares::{Coalition, letters, shared};
use solve::sharing::contributions::shapley;
use solve::sharing::flow::{Flow, flows_of_owners};
use solve::sharing::worths::Worths;
use solve::trace::numbers::flow::Net;

/// Pipes whose closing is worked out, and players of such networks, at most.
const CLOSED: (usize, usize) = (12, 6);

/// How many players there are, where letters do not tell.
pub struct FlowGame {
    players: usize,
}

impl Face for FlowGame {
    const CARD: Card = Card {
        id: "flow-game",
        family: Family::Coalitions,
        fame: 10,
        manner: Manner::Splits,
        params: &[PLAYERS],
        presets: &[
            Preset { params: &[], position: Some("s>a=4A,a>t=3B,s>t=2C") },
            Preset { params: &[], position: Some("s>a=2A,s>b=2B,a>t=1C,b>t=3C,a>b=2A @1,1,2") },
            Preset { params: &[], position: Some("s>a=4A,a>t=3B,s>t=2C @0,1,4") },
        ],
        sources: &[
            "E. Kalai and E. Zemel, Totally balanced games and games of flow, Math. Oper. Res. 7 (1982)",
            "L. R. Ford and D. R. Fulkerson, Maximal flow through a network, Canadian J. Math. 8 (1956)",
        ],
    };

    fn build(params: &Params) -> Result<Self, Fault> {
        Ok(FlowGame { players: params.small("players") })
    }

    fn start(&self) -> String {
        if (1..3).contains(&self.players) { "s>t=2A".to_owned() } else { "s>a=4A,a>t=3B,s>t=2C".to_owned() }
    }

    fn read(&self, r: &mut Reader) -> Result<Box<dyn Bearing>, Fault> {
        Ok(Box::new(Network::read(r, self.players)?))
    }
}

impl Bearing for Network {
    fn text(&self) -> String {
        self.write()
    }

    fn players(&self) -> usize {
        self.players
    }

    fn whole(&self) -> Ratio {
        let mut flow = Flow::new(self.names.len(), &self.pipes);
        flow.open(0..self.pipes.len(), &Control::new()).expect("nobody stops it");
        flow.total()
    }

    fn brought(&self) -> Brought {
        let pipes = |player: usize| {
            let owned = (0..self.pipes.len()).filter(|&pipe| self.owners[pipe] == player);
            owned.map(|pipe| self.write_end(pipe)).collect::<Vec<_>>().join(" ")
        };
        Brought {
            rule: say!("flow-game-table", whole = self.whole().to_string()),
            heading: say!("flow-game-heading"),
            each: (0..self.players).map(|player| (Say::verbatim(pipes(player)), 0)).collect(),
            groups: say!("coalitions-groups"),
            are_told: false,
        }
    }

    fn worths(&self, control: &Control) -> Result<Vec<Ratio>, Stop> {
        flows_of_owners(self.names.len(), &self.pipes, &self.owners, self.players, control)
    }

    fn drawn(&self, lit: Coalition) -> Option<Scene> {
        self.is_drawn().then(|| self.scene(lit))
    }

    fn places(&self, coalition: Coalition) -> Vec<u32> {
        let owned = (0..self.pipes.len()).filter(|&pipe| coalition >> self.owners[pipe] & 1 == 1);
        owned.map(|pipe| pipe as u32).collect()
    }

    fn is_drawn(&self) -> bool {
        !self.pipes.is_empty()
    }

    fn net(&self) -> Option<Net<'_>> {
        let arcs = (0..self.pipes.len()).map(|pipe| self.write_pipe(pipe)).collect();
        Some(Net { nodes: &self.names, pipes: &self.pipes, arcs })
    }

    fn safe(&self, control: &Control) -> Result<Option<Step>, Stop> {
        let mut flow = Flow::new(self.names.len(), &self.pipes);
        flow.open(0..self.pipes.len(), control)?;
        let cut = flow.cut();
        let mut shares = vec![Ratio::zero(); self.players];
        for &pipe in &cut {
            shares[self.owners[pipe]] += &self.pipes[pipe].capacity;
        }
        let names: Vec<String> = cut.iter().map(|&pipe| self.write_pipe(pipe)).collect();
        let (total, split) = (flow.total().to_string(), shared(&shares));
        let says = say!("flow-game-cut", pipes = names, flow = total, split = split);
        let row = |(way, amount): (Vec<usize>, Ratio)| {
            let pipes: Vec<String> = way.into_iter().map(|pipe| self.write_pipe(pipe)).collect();
            vec![pipes.join(" "), amount.to_string()]
        };
        let head = vec![say!("flow-game-head-way"), say!("flow-game-head-flow")];
        let shown = table(head, flow.ways().into_iter().map(row).collect());
        Ok(Some(Step::says(Role::Look, says).about(Idea::Cut).showing(shown)))
    }

    fn nothing(&self) -> Say {
        say!("flow-game-look-dry")
    }

    fn steps(&self, solved: &Solved, split: &[Ratio], control: &Control) -> Result<Vec<Step>, Stop> {
        let mut steps = vec![outlook(Role::Proof, &solved.worths, split, control)?];
        if self.pipes.len() <= CLOSED.0 && self.players <= CLOSED.1 {
            steps.push(self.closings(solved, control)?);
        }
        Ok(steps)
    }

    fn law(&self, _: &Solved) -> Option<Say> {
        Some(say!("flow-game-law"))
    }
}

impl Network {
    /// What every player's mean contribution becomes when one pipe is closed.
    fn closings(&self, solved: &Solved, control: &Control) -> Result<Step, Stop> {
        let mut rows = vec![row("-".to_owned(), &self.whole(), &solved.shapley)];
        for pipe in 0..self.pipes.len() {
            let closed = self.without(pipe);
            let worths = Worths::new(solved.worths.divided(), self.players, &closed.worths(control)?);
            let shapley = shapley(&worths, control)?;
            rows.push(row(self.write_pipe(pipe), &closed.whole(), &shapley));
        }
        let players = (0..self.players).map(|player| say!("flow-game-head-share", player = letters(1 << player)));
        let head = [say!("flow-game-head-closed"), say!("flow-game-head-flow")];
        Ok(Step::says(Role::Proof, say!("flow-game-closings"))
            .showing(table(head.into_iter().chain(players).collect(), rows)))
    }
}

fn row(name: String, flow: &Ratio, shares: &[Ratio]) -> Vec<String> {
    [name, flow.to_string()].into_iter().chain(shares.iter().map(Ratio::to_string)).collect()
}
