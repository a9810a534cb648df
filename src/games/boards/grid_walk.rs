//! Tokens on a board with walls: a move slides one token along one of the given steps, once or several times.

use crate::graphs::dag::oracle::{Backward, ROOM, misere_nimbers};
use crate::graphs::dag::rules::Dag;
use crate::kit::cells::{cell_name, labelled, read_board};
use crate::kit::graph::Network;
use crate::kit::misere::tokens::Tokens;
use crate::kit::tokens::Step;
use crate::kit::vectors::{read_times, read_vectors};
use crate::kit::worth::Worth;
use crate::kit::worth::telling::{Part, Play};
use crate::kit::worth::values::{Map, Told};
use duel::game::manner::Manner;
use duel::game::summand::{InSums, Summand};
use duel::game::tabled::Tabled;
use duel::game::{Card, Family, Game, Preset};
use ground::fault::{Fault, Kind};
use ground::notation::Reader;
use ground::num::Nat;
use ground::params::{Domain, Param, Params};
use ground::rules::{At, Ending, Illegal, Moves, Rules};
use ground::say;
use ground::say::Say;
use ground::scene::piece::{Owner, Piece};
use ground::scene::{Grid, Ground, Mark, Scene, Shape, Spot};
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::{self, Reason};
use solve::judge::value::Value;
use solve::nim_values::vector_table::Times;
use solve::search::full_search::Count;

/// Rows and columns a board may have.
const LONGEST: usize = 26;

/// A board with walls as the graph of its free cells.
pub struct GridWalk {
    graph: Dag,
    rows: usize,
    cols: usize,
    /// For each cell, row by row, its node; walls have none.
    nodes: Vec<Option<usize>>,
    steps: String,
    times: Times,
}

impl GridWalk {
    /// The variant these parameters describe. Steps that lead round in a circle are refused by name.
    pub fn build(params: &Params) -> Result<Self, Fault> {
        let named = |name: &'static str, fault: Fault| Fault {
            says: say!("in-param", name = name, problem = fault.says.clone()),
            ..fault
        };
        let mut r = Reader::new(Kind::BadParameter, params.text("board"));
        let board = read_board(&mut r, ".#", LONGEST).and_then(|board| r.end().map(|()| board));
        let board = board.map_err(|fault| named("board", fault))?;
        let (coordinates, steps) = read_vectors(params.text("steps"), false).map_err(|fault| named("steps", fault))?;
        if coordinates != 2 {
            return Err(named("steps", Fault::new(Kind::BadParameter, say!("grid-walk-flat")).at(1)));
        }
        let times = read_times(params.text("times")).map_err(|fault| named("times", fault))?;
        let mut network = Network::default();
        let free = |(cell, mark): (usize, &char)| (*mark == '.').then(|| network.node(&cell_name(cell, board.cols)));
        let nodes: Vec<Option<usize>> = board.cells.iter().enumerate().map(free).collect();
        let plan = Plan { rows: board.rows, cols: board.cols, nodes: &nodes };
        for (cell, node) in nodes.iter().enumerate().filter_map(|(cell, node)| Some((cell, (*node)?))) {
            steps
                .iter()
                .flat_map(|step| plan.slide(cell, step.first, times))
                .for_each(|to| network.join(node, to, false));
        }
        network.forget_copies();
        let graph = Dag::on(network, params.flag("misere")).map_err(|fault| named("steps", fault))?;
        let text = params.text("steps").to_owned();
        Ok(GridWalk { graph, rows: board.rows, cols: board.cols, nodes, steps: text, times })
    }

    fn cell_of(&self, node: usize) -> usize {
        self.nodes.iter().position(|of| *of == Some(node)).expect("every node is a cell")
    }

    fn spot(&self, node: usize) -> Spot {
        Spot(self.cell_of(node) as u32)
    }

    fn mark(&self, cell: usize, tokens: &[usize]) -> Mark {
        let Some(node) = self.nodes[cell] else { return Mark::still("#").on(Ground::Wall) };
        let named = |name: String| Mark::piece(Piece::Named(name), Owner::Nobody);
        let standing: Vec<String> =
            (1..).zip(tokens).filter(|(_, token)| **token == node).map(|(i, _): (usize, _)| i.to_string()).collect();
        match standing.as_slice() {
            [] => Mark::empty().pointed(cell as u32),
            [_] if tokens.len() == 1 => Mark::counter().pointed(cell as u32),
            [token] => named(token.clone()).pointed(cell as u32),
            several => named(format!("{}+", several[0])).pointed(cell as u32),
        }
    }
}

/// The free cells while the graph is made.
struct Plan<'a> {
    rows: usize,
    cols: usize,
    nodes: &'a [Option<usize>],
}

impl Plan<'_> {
    /// The nodes that a step leads to from a cell, repeated until a wall or the edge is in the way.
    fn slide(&self, cell: usize, [right, down, _]: [i64; 3], times: Times) -> Vec<usize> {
        let (mut row, mut col) = (cell / self.cols, cell % self.cols);
        let mut found = Vec::new();
        while times != Times::AtMost(found.len()) && found.len() < self.nodes.len() {
            let to = row.checked_add_signed(down as isize).zip(col.checked_add_signed(right as isize));
            let Some((r, c)) = to.filter(|(r, c)| *r < self.rows && *c < self.cols) else { break };
            let Some(node) = self.nodes[r * self.cols + c] else { break };
            (row, col) = (r, c);
            found.push(node);
        }
        found
    }
}

impl Rules for GridWalk {
    type Pos = Vec<usize>;
    type Move = Step;

    fn start(&self) -> At<Vec<usize>> {
        self.graph.start()
    }

    fn moves(&self, at: &At<Vec<usize>>) -> Moves<'_, Step> {
        self.graph.moves(at)
    }

    fn legal(&self, at: &At<Vec<usize>>, step: &Step) -> Result<(), Illegal> {
        self.graph.legal(at, step)
    }

    fn play(&self, at: &At<Vec<usize>>, step: &Step) -> At<Vec<usize>> {
        self.graph.play(at, step)
    }

    fn ending(&self, at: &At<Vec<usize>>) -> Option<Ending> {
        self.graph.ending(at)
    }
}

impl Game for GridWalk {
    const CARD: Card = Card {
        id: "grid-walk",
        family: Family::Boards,
        fame: 10,
        manner: Manner::Tokens,
        params: &[
            Param { name: "board", domain: Domain::Text, default: "....../.##.../....../..#.#./......" },
            Param { name: "steps", domain: Domain::Text, default: "1,0/0,1" },
            Param { name: "times", domain: Domain::Text, default: "any" },
            Param { name: "misere", domain: Domain::Flag, default: "false" },
        ],
        presets: &[
            Preset { params: &[], position: Some("a1") },
            Preset { params: &[("steps", "1,0/0,1/1,1"), ("times", "1")], position: Some("a1,b3") },
            Preset { params: &[("steps", "2,1/1,2/2,-1"), ("times", "1")], position: Some("a1,a3,a5") },
            Preset { params: &[("misere", "true")], position: Some("a1,d3") },
        ],
        sources: &[
            "R. Sprague, Über mathematische Kampfspiele, Tôhoku Mathematical Journal 41 (1935), 438-444",
            "P. M. Grundy, Mathematics and games, Eureka 2 (1939), 6-8",
        ],
    };

    fn oracle(&self) -> Box<dyn Oracle<Self>> {
        Box::new(Walls(Backward::on(&self.graph)))
    }

    fn scene(&self, at: &At<Vec<usize>>) -> Scene {
        let grid = Grid {
            cells: (0..self.nodes.len()).map(|cell| self.mark(cell, &at.pos)).collect(),
            ..labelled(self.rows, self.cols)
        };
        let note = match self.times {
            Times::Any => say!("grid-walk-any", steps = self.steps.as_str()),
            Times::AtMost(times) => say!("grid-walk-at-most", steps = self.steps.as_str(), times = times),
        };
        let ending = if self.graph.is_misere { say!("stuck-wins") } else { say!("stuck-loses") };
        Scene::of(Shape::Grid(grid)).noting(note).noting(ending)
    }

    /// A lone token is pointed to its cell. Of several the token's cell comes first, as often as there are tokens up to this
    /// one on it.
    fn path(&self, at: &At<Vec<usize>>, step: &Step) -> Vec<Spot> {
        let mut path = Vec::new();
        if at.pos.len() > 1 {
            let own = at.pos[step.token];
            path.extend(at.pos[..=step.token].iter().filter(|token| **token == own).map(|token| self.spot(*token)));
        }
        path.push(self.spot(step.to));
        path
    }

    fn tell(&self, at: &At<Vec<usize>>, step: &Step) -> Say {
        self.graph.network.tell(&at.pos, *step)
    }

    fn write_pos(&self, at: &At<Vec<usize>>) -> String {
        self.graph.network.write_tokens(&at.pos)
    }

    fn read_pos(&self, text: &str) -> Result<At<Vec<usize>>, Fault> {
        self.graph.network.read_tokens(text).map(At::first)
    }

    fn write_move(&self, at: &At<Vec<usize>>, step: &Step) -> String {
        self.graph.network.write_step(&at.pos, *step)
    }

    fn read_move(&self, at: &At<Vec<usize>>, text: &str) -> Result<Step, Fault> {
        self.graph.network.read_step(&at.pos, text)
    }

    fn count(&self) -> Count {
        if self.graph.is_misere { Count::Wins } else { Count::Nimbers }
    }

    fn summand(&self) -> Option<&dyn Summand<Vec<usize>>> {
        Some(self)
    }

    fn tabled(&self) -> Option<&dyn Tabled<Vec<usize>>> {
        Some(self)
    }
}

impl Summand<Vec<usize>> for GridWalk {
    fn summands(&self, at: &At<Vec<usize>>) -> Vec<At<Vec<usize>>> {
        at.pos.iter().map(|token| At { pos: vec![*token], to: at.to }).collect()
    }

    fn in_sums(&self) -> InSums {
        if self.graph.is_misere { InSums::Never } else { InSums::Impartial }
    }
}

impl Tabled<Vec<usize>> for GridWalk {
    /// A token alone on the free cell of this column and row, both from 0.
    fn at_cell(&self, sizes: &[usize]) -> Option<At<Vec<usize>>> {
        let [x, y] = *sizes else { return None };
        let is_cell = x < self.cols && y < self.rows;
        let node = is_cell.then(|| self.nodes[y * self.cols + x]).flatten()?;
        Some(At::first(vec![node]))
    }
}

/// Backward from the cells where a token is stuck.
struct Walls(Backward);

impl Oracle<GridWalk> for Walls {
    fn value(&self, game: &GridWalk, at: &At<Vec<usize>>, control: &Control) -> Result<Value, Stop> {
        self.0.worth(&game.graph, &at.pos, control)
    }

    fn explain(
        &self,
        game: &GridWalk,
        at: &At<Vec<usize>>,
        verdict: &Verdict<Step>,
        control: &Control,
    ) -> Result<Reason, Stop> {
        let part = |token: &usize| Part {
            name: game.graph.network.name(*token).to_owned(),
            nimber: self.0.nimber(*token),
            spots: vec![game.spot(*token)],
        };
        let part_of = |step: &Step| step.token;
        // Of a lone token a map of who wins where says all.
        if game.graph.is_misere && at.pos.len() > 1 {
            let targets = game.graph.network.targets();
            let named = at.pos.iter().map(part).map(|part| (part.name, part.spots)).collect();
            let nimbers = Some(self.map(game, &at.pos, None, Told::Both, control)?);
            let tokens = Tokens { game, oracle: self, at, verdict, control, targets, named, room: ROOM, nimbers };
            if let Some(reason) = tokens.reason()? {
                return Ok(reason);
            }
        }
        let nimber = |at: &At<Vec<usize>>, _: &Control| -> Result<Nat, Stop> { Ok(self.0.nim_sum(&at.pos)) };
        let play = if game.graph.is_misere { Play::Searched(ROOM) } else { Play::Normal };
        let parts = at.pos.iter().map(part).collect();
        let laws = vec![say!("grid-walk-law")];
        let target = verdict.best.first().map(|step| step.to);
        let basis = self.basis(game, &at.pos, target, control)?;
        let (oracle, nimber, part_of) = (self, &nimber, &part_of);
        let worth = Worth { game, oracle, at, verdict, control, parts, play, nimber, part_of, basis, laws };
        if game.graph.is_misere { worth.counted() } else { worth.reason() }
    }
}

impl Walls {
    /// The values of the cells around the tokens; in misère play of the cells around a lone token who wins there.
    fn basis(
        &self,
        game: &GridWalk,
        tokens: &[usize],
        target: Option<usize>,
        control: &Control,
    ) -> Result<Option<reason::Step>, Stop> {
        let is_misere = game.graph.is_misere;
        if tokens.is_empty() || is_misere && tokens.len() > 1 {
            return Ok(None);
        }
        let told = if is_misere { Told::Outcomes } else { Told::Values };
        self.map(game, tokens, target, told, control).map(Some)
    }

    /// The cells around the tokens with what they are worth.
    fn map(
        &self,
        game: &GridWalk,
        tokens: &[usize],
        target: Option<usize>,
        told: Told,
        control: &Control,
    ) -> Result<reason::Step, Stop> {
        let misere = if told == Told::Both { misere_nimbers(&game.graph) } else { Vec::new() };
        let spot = |node: &usize| [game.cell_of(*node) % game.cols, game.cell_of(*node) / game.cols];
        let cell = |x: usize, y: usize| match (game.nodes[y * game.cols + x], told) {
            (None, _) => Ok("#".to_owned()),
            (Some(node), Told::Outcomes) => {
                Ok(self.0.worth(&game.graph, &[node], control)?.outcome().letter().to_owned())
            }
            (Some(node), Told::Values) => Ok(self.0.nimber(node).to_string()),
            (Some(node), Told::Both) => Ok(format!("{}/{}", self.0.nimber(node), misere[node])),
        };
        let Grid { cols: columns, rows, .. } = labelled(game.rows, game.cols);
        let to = match tokens {
            [lone] => &game.graph.network.targets()[*lone][..],
            _ => &[],
        };
        let (tokens, options) = (tokens.iter().map(spot).collect(), to.iter().map(spot).collect());
        let target = target.as_ref().map(spot);
        Map { columns, rows, told, cell: &cell, tokens, options, target }.step()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn build(board: &str, steps: &str, times: &str) -> Result<GridWalk, Fault> {
        let mut params = Params::of(GridWalk::CARD.params);
        params.set("board", board)?;
        params.set("steps", steps)?;
        params.set("times", times)?;
        GridWalk::build(&params)
    }

    fn nimber(game: &GridWalk, position: &str) -> Value {
        let at = game.read_pos(position).expect(position);
        game.oracle().value(game, &at, &Control::new()).expect("small")
    }

    #[test]
    fn walls_stop_a_slide_and_steps_may_jump() {
        let row = build("...#..", "1,0", "any").expect("no circle");
        let of = |position| nimber(&row, position).as_nimber().cloned();
        assert_eq!(["a1", "b1", "c1", "e1"].map(of), [Some(2u8), Some(1), Some(0), Some(1)].map(|n| n.map(Nat::from)));
        let jump = build("...#..", "2,0", "1").expect("no circle");
        assert_eq!(nimber(&jump, "c1").as_nimber(), Some(&Nat::from(1u8)), "over the wall to e1");
        assert_eq!(row.write_pos(&row.start()), "a1");
    }

    #[test]
    fn a_circle_a_ragged_board_and_flat_steps_are_refused() {
        for (board, steps, times) in
            [("..", "1,0/-1,0", "1"), ("../.", "1,0", "1"), ("..", "1", "1"), ("..", "1,0", "0"), (".x", "1,0", "1")]
        {
            assert!(build(board, steps, times).is_err(), "{board} {steps} {times}");
        }
    }
}
