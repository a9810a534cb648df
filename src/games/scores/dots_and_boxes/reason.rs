//! Why a position of dots and boxes is worth its margin: what can be taken, what is safe, which chains wait, and who must open them.

use crate::scores::dots_and_boxes::book::{self, DRAWN};
use crate::scores::dots_and_boxes::rules::{Board, name};
use crate::scores::dots_and_boxes::solver::runs::{Haul, Shape};
use crate::scores::dots_and_boxes::solver::web::{Strings, Web};
use crate::scores::dots_and_boxes::weave::web;
use crate::scores::dots_and_boxes::webs::Webs;
use ground::num::Int;
use ground::rules::At;
use ground::say;
use ground::say::Say;
use ground::scene::Spot;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::Verdict;
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::value::{Outcome, Value, standing};

/// Sets of edges as wide as the largest board.
type Edges = Strings<3>;

/// The reason of a position that is not over.
pub fn explain(webs: &Webs, at: &At<Board>, verdict: &Verdict<usize>, control: &Control) -> Result<Reason, Stop> {
    let why = Why::of(webs, &at.pos, verdict, control)?;
    let mut steps = vec![Step::says(Role::Ask, say!("dots-and-boxes-ask")), why.look(), why.place()];
    steps.extend(verdict.best.first().map(|edge| why.mv(*edge)));
    steps.extend(why.deal());
    steps.extend(why.control());
    steps.extend(why.line());
    steps.push(Step::says(Role::Law, say!("dots-and-boxes-law")));
    if book::is_early(&at.pos, DRAWN) {
        steps.push(Step::says(Role::Law, say!("dots-and-boxes-law-book", edges = DRAWN)));
    }
    steps.push(Step::says(Role::Law, say!("dots-and-boxes-law-chains")));
    Ok(Reason { claim: why.claim(), steps })
}

/// A position taken to pieces.
struct Why<'a> {
    board: &'a Board,
    verdict: &'a Verdict<usize>,
    /// What the mover can take.
    haul: Haul<3>,
    /// What the rest is worth to who must draw there.
    rest: i32,
    /// What all boxes still to come are worth to the mover.
    ahead: i32,
    /// Rows of boxes with two free edges each, when nothing can be taken.
    runs: Vec<(Shape, usize)>,
    /// Free edges that give nothing away.
    safe: Vec<usize>,
    /// Boxes with three free edges or four.
    wide: usize,
}

impl<'a> Why<'a> {
    fn of(webs: &Webs, board: &'a Board, verdict: &'a Verdict<usize>, control: &Control) -> Result<Self, Stop> {
        let web: Web<3> = web(board);
        let free = Edges::of(board.edges(false));
        let haul = web.haul(free);
        let mut rest = board.clone();
        (0..rest.drawn.len()).for_each(|edge| rest.drawn[edge] = !haul.rest.has(edge));
        let sides = |square: usize| board.sides(square);
        let is_safe = |edge: &usize| board.beside(*edge).into_iter().flatten().all(|square| sides(square.into()) < 2);
        Ok(Why {
            board,
            verdict,
            haul,
            rest: webs.ahead(&rest, control)?,
            ahead: webs.ahead(board, control)?,
            runs: runs(&web, &haul.rest),
            safe: board.edges(false).filter(is_safe).collect(),
            wide: (0..board.rows * board.cols).filter(|square| sides(*square) < 2).count(),
        })
    }

    /// Boxes that can be taken now, those included that may be left.
    fn open(&self) -> usize {
        self.haul.taken + self.haul.spare
    }

    fn claim(&self) -> Say {
        let Value::Margin { own, other } = &self.verdict.value else { unreachable!("boxes are counted") };
        let moves = &self.verdict.best_total;
        match self.verdict.value.outcome() {
            Outcome::N => say!("dots-and-boxes-claim-won", own = own, other = other, moves = moves),
            Outcome::D => say!("dots-and-boxes-claim-level", own = own, moves = moves),
            Outcome::P => say!("dots-and-boxes-claim-lost", own = own, other = other, moves = moves),
        }
    }

    fn look(&self) -> Step {
        if self.open() > 0 && self.haul.rest.is_empty() {
            return Step::says(Role::Look, say!("dots-and-boxes-look-last", boxes = self.open())).about(Idea::End);
        }
        if self.open() > 0 {
            return Step::says(Role::Look, say!("dots-and-boxes-look-open", boxes = self.open())).about(Idea::Chains);
        }
        if !self.safe.is_empty() {
            return Step::says(Role::Look, say!("dots-and-boxes-look-safe", edges = self.safe.len()))
                .about(Idea::Zugzwang)
                .showing(spots(&self.safe));
        }
        let step = Step::says(Role::Look, say!("dots-and-boxes-look-chains")).about(Idea::Chains);
        if self.runs.is_empty() { step } else { step.showing(self.table()) }
    }

    /// The rows of boxes by kind, with how many boxes each has.
    fn table(&self) -> Exhibit {
        let kinds = [Shape::Chain, Shape::Loop, Shape::Branch];
        let lengths = |kind: Shape| {
            let mut lengths: Vec<usize> = self.runs.iter().filter(|run| run.0 == kind).map(|run| run.1).collect();
            lengths.sort_unstable();
            lengths.iter().map(usize::to_string).collect::<Vec<_>>().join(" ")
        };
        Exhibit::Table {
            head: vec![
                say!("dots-and-boxes-head-chains"),
                say!("dots-and-boxes-head-loops"),
                say!("dots-and-boxes-head-branches"),
            ],
            rows: vec![kinds.map(lengths).to_vec()],
            focus: Vec::new(),
        }
    }

    fn place(&self) -> Step {
        let best = &self.verdict.best;
        Step::says(Role::Place, say!("dots-and-boxes-place", edges = &self.verdict.best_total)).showing(spots(best))
    }

    fn mv(&self, edge: usize) -> Step {
        let edge_name = name(self.board, edge);
        let closes = self.board.closed_by(edge);
        let says = if closes > 0 && self.board.edges(false).nth(1).is_none() {
            say!("dots-and-boxes-move-end", edge = edge_name, boxes = closes)
        } else if closes > 0 {
            say!("dots-and-boxes-move-close", edge = edge_name, boxes = closes)
        } else if self.open() > 0 {
            say!("dots-and-boxes-move-leave", edge = edge_name, boxes = self.given(edge))
        } else if self.safe.contains(&edge) {
            say!("dots-and-boxes-move-safe", edge = edge_name)
        } else {
            say!("dots-and-boxes-move-open", edge = edge_name, boxes = self.given(edge))
        };
        Step::says(Role::Move, says)
    }

    /// Boxes that the opponent can take when this edge is drawn.
    fn given(&self, edge: usize) -> usize {
        let left = web::<3>(self.board).haul(Edges::of(self.board.edges(false)).without(edge));
        left.taken + left.spare
    }

    /// Taking the last boxes of a row, or leaving them: both worked out.
    fn deal(&self) -> Option<Step> {
        let Haul { taken, spare, .. } = self.haul;
        if spare == 0 || self.haul.rest.is_empty() {
            return None;
        }
        let (taken, last) = (taken as i32, spare as i32);
        let (all, leave) = (taken + last + self.rest, taken - last - self.rest);
        let (sure, rest) = (taken, self.rest);
        let says = if all >= leave {
            say!("dots-and-boxes-deal-take", sure = sure, last = last, rest = rest, all = all, leave = leave)
        } else {
            say!("dots-and-boxes-deal-leave", sure = sure, last = last, rest = rest, all = all, leave = leave)
        };
        Some(Step::says(Role::Proof, says).about(Idea::Chains))
    }

    /// Where only long chains and loops are left, and keeping control to the end is what they are worth.
    fn control(&self) -> Option<Step> {
        let chains = self.count(|run| run.0 == Shape::Chain && run.1 >= 3);
        let loops = self.count(|run| run.0 == Shape::Loop);
        if self.open() > 0 || self.wide > 0 || chains + loops != self.runs.len() || chains + loops < 2 {
            return None;
        }
        let boxes: usize = self.runs.iter().map(|run| run.1).sum();
        // Of the last chain nothing is left behind; of loops, if there is no chain.
        let given = if chains > 0 { 2 * (chains - 1) + 4 * loops } else { 4 * (loops - 1) };
        let controlled = boxes as i32 - 2 * given as i32;
        (controlled == -self.ahead).then(|| {
            let says = say!(
                "dots-and-boxes-control",
                chains = chains,
                loops = loops,
                boxes = boxes,
                given = given,
                ahead = controlled
            );
            Step::says(Role::Proof, says).about(Idea::Chains)
        })
    }

    fn count(&self, is_meant: impl Fn(&(Shape, usize)) -> bool) -> usize {
        self.runs.iter().filter(|run| is_meant(run)).count()
    }

    fn line(&self) -> Option<Step> {
        let line: Vec<String> = self.verdict.line.iter().map(|edge| name(self.board, *edge)).collect();
        let (way, by) = standing(&self.ahead.into());
        let way = if by == Int::ZERO { "level" } else { way };
        let step = Step::says(Role::Proof, say!("dots-and-boxes-proof", way = way, by = &by));
        (!line.is_empty()).then(|| step.showing(Exhibit::Line(line)))
    }
}

/// The rows of boxes with two free edges each.
fn runs(web: &Web<3>, free: &Edges) -> Vec<(Shape, usize)> {
    let held = web.helds(free);
    let (mut seen, mut runs) = (0, Vec::new());
    for square in held.twos() {
        if seen >> square & 1 == 0 {
            let run = web.run(free, &held, square);
            seen |= run.coins;
            runs.push((run.shape, run.count()));
        }
    }
    runs
}

fn spots(edges: &[usize]) -> Exhibit {
    Exhibit::Spots(edges.iter().map(|edge| Spot(*edge as u32)).collect())
}
