//! Why a position of dots and boxes is worth its margin: what can be taken, what is safe, which rows wait, and who must open them.

mod fight;
mod replies;
mod rows;
mod safe;
mod worth;

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
use rows::{Kind, Row};
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::Verdict;
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::value::{Outcome, Value, standing};
use worth::{Cost, with_free};

/// Sets of edges as wide as the largest board.
type Edges = Strings<3>;

/// Free edges up to which what every opening costs is worked out.
const WORKED: usize = 24;

/// Edges that are pointed at; more say nothing.
const POINTED: usize = 12;

/// The reason of a position that is not over.
pub fn explain(webs: &Webs, at: &At<Board>, verdict: &Verdict<usize>, control: &Control) -> Result<Reason, Stop> {
    let why = Why::of(webs, at, verdict, control)?;
    let mut steps = vec![Step::says(Role::Ask, say!("dots-and-boxes-ask")), why.look(), why.place()];
    steps.extend(verdict.best.first().map(|edge| why.mv(*edge)));
    steps.extend(why.deal());
    steps.extend(why.opening()?);
    steps.extend(why.replies()?);
    steps.extend(why.others()?);
    steps.extend(why.cut());
    steps.extend(why.control());
    let fight = why.fight()?;
    if let Some(fight) = &fight {
        steps.push(why.open_rows(fight)?);
        steps.extend(why.gift(fight));
    }
    steps.extend(why.line());
    steps.push(why.law());
    if book::is_early(&at.pos, DRAWN) {
        steps.push(Step::says(Role::Law, say!("dots-and-boxes-law-book", edges = DRAWN)));
    }
    steps.extend(fight.and_then(|fight| why.chains(&fight)));
    Ok(Reason { claim: why.claim(), steps })
}

/// A position taken to pieces.
struct Why<'a> {
    webs: &'a Webs,
    board: &'a Board,
    verdict: &'a Verdict<usize>,
    control: &'a Control,
    /// What the mover can take.
    haul: Haul<3>,
    /// What the rest is worth to who must draw there.
    rest: i32,
    /// What all boxes still to come are worth to the mover.
    ahead: i32,
    /// Rows of boxes that can be eaten, or wait with two free edges each.
    rows: Vec<Row>,
    /// Free edges that give nothing away.
    safe: Vec<usize>,
    /// Boxes with three free edges or four.
    wide: usize,
}

impl<'a> Why<'a> {
    fn of(webs: &'a Webs, at: &'a At<Board>, verdict: &'a Verdict<usize>, control: &'a Control) -> Result<Self, Stop> {
        let board = &at.pos;
        let web: Web<3> = web(board);
        let haul = web.haul(Edges::of(board.edges(false)));
        Ok(Why {
            webs,
            board,
            verdict,
            control,
            haul,
            rest: webs.ahead(&with_free(board, &haul.rest), control)?,
            ahead: webs.ahead(board, control)?,
            rows: rows::rows(board, &web, &haul),
            safe: safe::safe(board),
            wide: wide(board),
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
        if self.open() > 0 {
            let is_last = self.haul.rest.is_empty();
            let (key, idea) = if is_last {
                ("dots-and-boxes-look-last", Idea::End)
            } else {
                ("dots-and-boxes-look-open", Idea::Chains)
            };
            let says = say!(key, boxes = self.open());
            return Step::says(Role::Look, says).about(idea).showing(rows::table(self.board, &self.rows));
        }
        if !self.safe.is_empty() {
            return Step::says(Role::Look, self.safe_edges()).about(Idea::Zugzwang);
        }
        let step = Step::says(Role::Look, say!("dots-and-boxes-look-chains")).about(Idea::Chains);
        if self.rows.is_empty() { step } else { step.showing(rows::table(self.board, &self.rows)) }
    }

    /// How many safe edges there are, and how many of them can be drawn before none is safe.
    fn safe_edges(&self) -> Say {
        let edges = self.safe.len();
        match safe::lengths(self.board) {
            None => say!("dots-and-boxes-look-safe", edges = edges),
            Some((least, most)) if least == most => {
                let who = if least % 2 == 0 { "you" } else { "opponent" };
                say!("dots-and-boxes-look-safe-fixed", edges = edges, drawn = least, who = who)
            }
            Some((least, most)) => say!("dots-and-boxes-look-safe-between", edges = edges, least = least, most = most),
        }
    }

    fn place(&self) -> Step {
        let (best, edges) = (&self.verdict.best, &self.verdict.best_total);
        if best.len() > 1 && self.board.edges(false).count() == best.len() {
            return Step::says(Role::Place, say!("dots-and-boxes-place-all", edges = edges));
        }
        pointing(Step::says(Role::Place, say!("dots-and-boxes-place", edges = edges)), best)
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
            self.safe_move(edge, edge_name)
        } else {
            self.opened(edge, edge_name)
        };
        let idea = if self.open() == 0 && !self.safe.is_empty() { Idea::Zugzwang } else { Idea::Chains };
        Step::says(Role::Move, says).about(idea)
    }

    /// A safe edge; where the number of safe edges is settled from there, who runs out of them.
    fn safe_move(&self, edge: usize, edge_name: String) -> Say {
        match safe::lengths(&drawing(self.board, edge)) {
            Some((least, most)) if least == most => {
                let who = if least % 2 == 0 { "opponent" } else { "you" };
                say!("dots-and-boxes-move-safe-fixed", edge = edge_name, drawn = least, who = who)
            }
            _ => say!("dots-and-boxes-move-safe", edge = edge_name),
        }
    }

    /// An edge that gives boxes away, perhaps while safe edges are left.
    fn opened(&self, edge: usize, edge_name: String) -> Say {
        let boxes = self.given(edge);
        if self.safe.is_empty() {
            return say!("dots-and-boxes-move-open", edge = edge_name, boxes = boxes);
        }
        say!("dots-and-boxes-move-sacrifice", edge = edge_name, boxes = boxes, safe = self.safe.len())
    }

    /// Boxes that the opponent can take when this edge is drawn.
    fn given(&self, edge: usize) -> usize {
        let left = web::<3>(self.board).haul(Edges::of(self.board.edges(false)).without(edge));
        left.taken + left.spare
    }

    /// Taking the last boxes of a row, or leaving them: both worked out.
    fn deal(&self) -> Option<Step> {
        let Haul { taken, spare, .. } = self.haul;
        let is_meant = self.open() > 0 && !self.haul.rest.is_empty();
        let (sure, last, rest, sum) = (taken as i32, spare as i32, self.rest, self.sum_held());
        let (all, leave) = (sure + last + rest, sure - last - rest);
        let says = if spare == 0 {
            say!("dots-and-boxes-deal-all", sure = sure, rest = rest, all = all, sum = sum)
        } else {
            let edge = self.left_by().map_or_else(|| "none".to_owned(), |edge| name(self.board, edge));
            say!(
                "dots-and-boxes-deal",
                sure = sure,
                last = last,
                rest = rest,
                all = all,
                leave = leave,
                choice = if all >= leave { "take" } else { "leave" },
                edge = if all >= leave { "none".to_owned() } else { edge },
                sum = sum,
            )
        };
        is_meant.then(|| Step::says(Role::Proof, says).about(Idea::Chains))
    }

    /// The edge of the line with which the mover leaves the last boxes, having closed all before them.
    fn left_by(&self) -> Option<usize> {
        let (mut board, mut closed) = (self.board.clone(), 0);
        for edge in &self.verdict.line {
            match board.closed_by(*edge) {
                0 => return Some(*edge).filter(|_| closed == self.haul.taken),
                boxes => closed += boxes,
            }
            board.drawn[*edge] = true;
        }
        None
    }

    /// The worst edge that closes nothing while boxes can be closed.
    fn cut(&self) -> Option<Step> {
        let is_wrong = |edge: &usize| self.board.closed_by(*edge) == 0 && !self.verdict.best.contains(edge);
        let wrong = self.board.edges(false).filter(|edge| self.open() > 0 && is_wrong(edge));
        let edge = wrong.max_by_key(|edge| self.given(*edge))?;
        let says = say!("dots-and-boxes-cut", edge = name(self.board, edge), boxes = self.given(edge));
        Some(Step::says(Role::Proof, says).about(Idea::Chains))
    }

    /// What opening each row costs, where nothing else is left to do.
    fn opening(&self) -> Result<Option<Step>, Stop> {
        let is_forced = self.open() == 0 && self.safe.is_empty();
        if !is_forced || self.board.edges(false).count() > WORKED {
            return Ok(None);
        }
        let mut costs = Vec::new();
        for row in &self.rows {
            let cost = |edge: &usize| Cost::of(self.webs, self.board, *edge, self.control);
            let each: Result<Vec<Cost>, Stop> = row.edges.iter().map(cost).collect();
            costs.extend(each?.into_iter().min_by_key(|cost| (-cost.worth(), cost.edge)));
        }
        costs.sort_by_key(|cost| -cost.worth());
        let columns = if costs.iter().all(|cost| cost.spare == 0) { 3 } else { 4 };
        let rows = costs.iter().map(|cost| {
            let leave = if cost.spare == 0 { "-".to_owned() } else { cost.leave.to_string() };
            let row = [name(self.board, cost.edge), cost.given.to_string(), cost.all.to_string(), leave];
            row[..columns].to_vec()
        });
        let shown =
            Exhibit::Table { head: opening_heads()[..columns].to_vec(), rows: rows.collect(), focus: Vec::new() };
        let key = if columns == 3 { "dots-and-boxes-opening-all" } else { "dots-and-boxes-opening" };
        Ok(Some(Step::says(Role::Proof, say!(key, sum = self.sum_held())).about(Idea::Chains).showing(shown)))
    }

    /// What the rows are worth that are left beside those that can be taken, or beside the one that is opened.
    fn others(&self) -> Result<Option<Step>, Stop> {
        let is_forced = self.open() == 0 && self.safe.is_empty();
        let rest = match self.verdict.best.first() {
            _ if self.open() > 0 => self.haul.rest,
            Some(edge) if is_forced => {
                web::<3>(self.board).haul(Edges::of(self.board.edges(false)).without(*edge)).rest
            }
            _ => Edges::NONE,
        };
        let board = with_free(self.board, &rest);
        let step = |says: Say| Step::says(Role::Proof, says).about(Idea::Chains);
        Ok(match worth::stages(self.webs, &board, self.control)?.as_deref() {
            Some([]) => None,
            Some([row]) => Some(step(say!("dots-and-boxes-rest-one", boxes = row.given))),
            Some(rows) => {
                let says = say!("dots-and-boxes-rest", rest = rows[0].worth());
                Some(step(says).showing(worth::table(&board, rows)))
            }
            None => self.played(&board, &rest).map(step),
        })
    }

    /// How many boxes of the rest each side gets in the line, which is played to the end.
    fn played(&self, left: &Board, rest: &Edges) -> Option<Say> {
        let (mut board, mut is_you, mut first, mut got) = (self.board.clone(), true, None, [0, 0]);
        for edge in &self.verdict.line {
            let boxes = board.closed_by(*edge);
            if rest.has(*edge) {
                let first = *first.get_or_insert(is_you);
                got[usize::from(is_you != first)] += boxes;
            }
            board.drawn[*edge] = true;
            is_you = is_you == (boxes > 0);
        }
        let ([own, other], wide) = (got, wide(left));
        let is_told = board.edges(false).next().is_none() && own as i32 - other as i32 == self.rest && self.open() > 0;
        is_told.then(|| say!("dots-and-boxes-rest-line", wide = wide, own = own, other = other))
    }

    /// Where only long chains and loops are left, and keeping control to the end is what they are worth.
    fn control(&self) -> Option<Step> {
        let chains = self.count(|row| row.kind == Kind::Shut(Shape::Chain) && row.boxes >= 3);
        let loops = self.count(|row| row.kind == Kind::Shut(Shape::Loop));
        if self.open() > 0 || self.wide > 0 || chains + loops != self.rows.len() || chains + loops < 2 {
            return None;
        }
        let boxes: usize = self.rows.iter().map(|row| row.boxes).sum();
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

    fn count(&self, is_meant: impl Fn(&Row) -> bool) -> usize {
        self.rows.iter().filter(|row| is_meant(row)).count()
    }

    fn line(&self) -> Option<Step> {
        let line: Vec<String> = self.verdict.line.iter().map(|edge| name(self.board, *edge)).collect();
        let (way, by) = standing(&self.ahead.into());
        let way = if by == Int::ZERO { "level" } else { way };
        let step = Step::says(Role::Proof, say!("dots-and-boxes-proof", way = way, by = &by));
        (!line.is_empty()).then(|| step.showing(Exhibit::Line(line)))
    }
}

impl Why<'_> {
    /// How the values are known.
    fn law(&self) -> Step {
        let is_last = self.open() > 0 && self.haul.rest.is_empty();
        let key = if is_last { "dots-and-boxes-law-last" } else { "dots-and-boxes-law" };
        Step::says(Role::Law, say!(key))
    }
}

/// Boxes with three free edges or four.
fn wide(board: &Board) -> usize {
    (0..board.rows * board.cols).filter(|square| board.sides(*square) < 2).count()
}

fn opening_heads() -> [Say; 4] {
    [
        say!("dots-and-boxes-head-edge"),
        say!("dots-and-boxes-head-gives"),
        say!("dots-and-boxes-head-all"),
        say!("dots-and-boxes-head-leave"),
    ]
}

/// The board with this edge drawn, whoever takes what.
fn drawing(board: &Board, edge: usize) -> Board {
    let mut after = board.clone();
    after.drawn[edge] = true;
    after
}

/// A step that points at these edges, unless they are too many to look at.
fn pointing(step: Step, edges: &[usize]) -> Step {
    if edges.len() > POINTED {
        return step;
    }
    step.showing(Exhibit::Spots(edges.iter().map(|edge| Spot(*edge as u32)).collect()))
}
