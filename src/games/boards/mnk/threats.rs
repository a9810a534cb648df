//! Why a position on a large board is won or lost by threats, every forced reply told; and what an estimate counted where nothing is
//! proved.

use crate::boards::mnk::board::{Board, Mark, Mnk, Put};
use crate::boards::mnk::held;
use crate::boards::mnk::opening;
use crate::boards::mnk::opening::Opened;
use crate::boards::mnk::settle::{FAR, Settler};
use crate::boards::mnk::solver::threats::chase::Chase;
use crate::boards::mnk::solver::threats::finding::{Finding, against};
use crate::boards::mnk::solver::threats::plane::{Budget, Cell};
use crate::boards::mnk::standing;
use crate::boards::mnk::standing::named;
use crate::boards::mnk::vast::{EFFORT, OpenThree, Row, Told};
use crate::boards::mnk::words;
use crate::kit::cells::cell_name;
use ground::rules::{At, Side};
use ground::say;
use ground::say::Say;
use ground::scene::Spot;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::Verdict;
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::value::{Outcome, Value};

/// Cells that are named at most as all that is left.
const NAMED: usize = 12;

/// Moves that lose to a threat which are shown with their answers at most.
const REFUTED: usize = 8;

/// The whole reason of a position on a large board that is not over.
pub fn explain(
    settler: &Settler,
    mnk: &Mnk,
    at: &At<Board>,
    verdict: &Verdict<Put>,
    control: &Control,
) -> Result<Reason, Stop> {
    let told = settler.told(mnk, at, control)?;
    let found = told.found.clone();
    let ahead = verdict.value.is_proved().then(|| verdict.value.outcome()).filter(|_| found == Finding::Open);
    let pressed = if found == Finding::Open { Pressed::of(&told, at.pos.cols) } else { None };
    let opened = settler.opened(mnk, at, control)?.filter(|_| found == Finding::Open);
    let half = if found == Finding::Open && ahead.is_none() { half_held(settler, mnk, at, control)? } else { None };
    let why = Why { settler, told: &told, mnk, at, verdict, ahead, pressed, half, opened, control };
    let mut steps = vec![Step::says(Role::Ask, say!("mnk-ask", k = mnk.kind.k)), why.look(&found), why.place(&found)];
    steps.push(why.mv(&found));
    steps.extend(why.proof(&found)?);
    steps.extend(why.settled());
    // Beside a proved win it teaches nothing how many moves lose.
    let pressed = why.pressed.as_ref().filter(|_| ahead != Some(Outcome::N));
    steps.extend(pressed.map(|pressed| why.pressing(pressed)));
    steps.extend(why.bound()?);
    steps.extend(why.law(&found));
    Ok(Reason { claim: why.claim(&found), steps })
}

/// A position with all that is known of it.
struct Why<'a> {
    settler: &'a Settler,
    told: &'a Told,
    mnk: &'a Mnk,
    at: &'a At<Board>,
    verdict: &'a Verdict<Put>,
    /// What is proved by a look at what each move leaves, where nothing is proved of the position itself.
    ahead: Option<Outcome>,
    /// What the opponent threatens, where nothing is proved of the position.
    pressed: Option<Pressed>,
    /// The marks of the side that stops every line of the other, and of that other, where no more is proved.
    half: Option<[Mark; 2]>,
    /// What the book of openings proves, where threats prove nothing.
    opened: Option<Opened>,
    control: &'a Control,
}

/// How the opponent would win if it were the opponent's turn.
struct Pressed {
    /// The win, forced answers included; the last move completes a line.
    threat: Vec<Cell>,
    /// The moves after which it is proved to win, each with how that begins.
    lost: Vec<(Cell, Cell)>,
    /// The other moves.
    open: Vec<Cell>,
}

impl Pressed {
    fn of(told: &Told, cols: usize) -> Option<Self> {
        let threat = told.threat.clone();
        let &first = threat.first()?;
        let (open, lost): (Vec<&Row>, Vec<&Row>) = told.rows.iter().partition(|row| row.refuted.is_empty());
        let mut lost: Vec<(Cell, Cell)> = lost.into_iter().map(|row| (row.cell, row.refuted[0])).collect();
        // Moves near the threat teach most.
        let place = |cell: Cell| [usize::from(cell) / cols, usize::from(cell) % cols];
        let [row, col] = place(first);
        lost.sort_by_key(|(cell, _)| place(*cell)[0].abs_diff(row).max(place(*cell)[1].abs_diff(col)));
        Some(Pressed { threat, lost, open: open.into_iter().map(|row| row.cell).collect() })
    }

    /// Whether the moves that are not proved to lose are few enough to be named, and more than one.
    fn narrows(&self) -> bool {
        (2..=NAMED).contains(&self.open.len())
    }
}

impl Why<'_> {
    fn claim(&self, found: &Finding) -> Say {
        match self.ahead {
            Some(Outcome::N) if self.opened.is_some() => {
                return say!("mnk-claim-win-book", cell = self.name(self.told(found)));
            }
            Some(Outcome::N) => return say!("mnk-claim-win-threats", moves = &self.verdict.best_total),
            Some(Outcome::P) => return say!("mnk-claim-loss"),
            Some(Outcome::D) => {
                let (moves, total) = (&self.verdict.best_total, &self.verdict.total);
                let others = &(total - moves);
                return say!("mnk-claim-draw", lines = "win", moves = moves, total = total, others = others);
            }
            None => {}
        }
        match (found.is_won(), &self.pressed, self.half("mnk-claim-half")) {
            (Some(true), ..) => say!("mnk-claim-win-threats", moves = &self.verdict.best_total),
            (Some(false), ..) => say!("mnk-claim-loss"),
            (None, _, Some(half)) => half,
            (None, Some(Pressed { lost, open, .. }), _) if !lost.is_empty() => {
                say!("mnk-claim-pressed", lost = lost.len(), total = &self.verdict.total, open = open.len())
            }
            (None, ..) => match self.told.depth {
                0 => say!("mnk-claim-estimate", points = self.ahead(), side = self.leader()),
                depth => say!("mnk-claim-looked", depth = depth, points = self.ahead(), side = self.leader()),
            },
        }
    }

    /// A sentence about the side that stops the other, and about that other, if one does.
    fn half(&self, key: &'static str) -> Option<Say> {
        let [side, other] = self.half?.map(|mark| self.mnk.player(mark));
        Some(say!(key, side = side, other = other))
    }

    /// Which side stops every line of the other, how, and what follows from it.
    fn bound(&self) -> Result<Vec<Step>, Stop> {
        let (Some(says), Some([_, held])) = (self.half("mnk-proof-half"), self.half) else { return Ok(Vec::new()) };
        let shown = held::half(self.settler, self.mnk, self.at, self.verdict, held.side(), self.control)?;
        Ok([Step::says(Role::Proof, says).about(Idea::Pairing)].into_iter().chain(shown).collect())
    }

    /// By how much the estimate puts one side ahead.
    fn ahead(&self) -> String {
        match &self.verdict.value {
            Value::Estimate { ahead, .. } => ahead.magnitude().to_string(),
            _ => "0".into(),
        }
    }

    fn leader(&self) -> &'static str {
        match self.verdict.value.outcome() {
            Outcome::N => "you",
            Outcome::D => "none",
            Outcome::P => "opponent",
        }
    }

    fn look(&self, found: &Finding) -> Step {
        let says = match found {
            Finding::Overrun(cells) => {
                return Step::says(Role::Look, say!("mnk-look-double", cells = self.names(cells)))
                    .about(Idea::DoubleThreat)
                    .showing(spots(cells));
            }
            // What completes a line is told elsewhere.
            Finding::Completes(_) | Finding::Fours(_) => say!("mnk-look-fours"),
            Finding::Chase(chase) if chase.deep > 1 => say!("mnk-look-chase"),
            Finding::Chase(_) => say!("mnk-look-three"),
            Finding::Threatened(_) => say!("mnk-look-threatened"),
            Finding::Forced(..) => say!("mnk-look-danger"),
            Finding::Open => match &self.pressed {
                Some(Pressed { threat, .. }) if threat.len() == 1 => say!("mnk-look-danger"),
                Some(_) => match &self.told.three {
                    Some(three) => return self.open_three(three),
                    None => say!("mnk-look-pressed"),
                },
                None => self.standing().unwrap_or_else(|| say!("mnk-look-open")),
            },
        };
        let idea = match (found, &self.pressed) {
            (Finding::Open, None) if self.ahead.is_none() => Idea::Estimate,
            _ => Idea::Threat,
        };
        Step::says(Role::Look, says).about(idea)
    }

    /// What stands on the board, where it is estimated for lines of five.
    fn standing(&self) -> Option<Say> {
        let is_wanted = self.ahead.is_none() && self.told.makes.is_some();
        is_wanted.then(|| standing::told(&self.at.pos, Mark::of(self.at.to), self.mnk.kind.k)).flatten()
    }

    fn open_three(&self, three: &OpenThree) -> Step {
        let (stones, cells) = (self.names(&three.stones), self.names(&three.next));
        let says = say!("mnk-look-open-three", stones = stones, count = three.next.len(), cells = cells);
        Step::says(Role::Look, says).about(Idea::Threat)
    }

    fn place(&self, found: &Finding) -> Step {
        if found.is_won() == Some(false) || self.ahead == Some(Outcome::P) {
            return Step::says(Role::Place, say!("mnk-place-none", moves = &self.verdict.total));
        }
        if let Some(Pressed { open, .. }) = self.pressed.as_ref().filter(|pressed| pressed.narrows()) {
            let says = say!("mnk-place-open", cells = self.names(open));
            return Step::says(Role::Place, says).showing(spots(open));
        }
        if *found == Finding::Open && self.ahead.is_none() {
            return self.level();
        }
        words::place(&self.at.pos, usize::from(self.told(found)), self.verdict, false)
    }

    /// The moves above which the estimate puts none, where they are few.
    fn level(&self) -> Step {
        let cells: Vec<Cell> = self.verdict.best.iter().map(|(cell, _)| *cell as Cell).collect();
        let is_whole = cells.len() <= NAMED && self.verdict.best_total == cells.len().into();
        let named = if is_whole { &cells[..] } else { &[] };
        let says =
            say!("mnk-place-level", count = &self.verdict.best_total, shown = named.len(), cells = self.names(named));
        let step = Step::says(Role::Place, says);
        if named.is_empty() { step } else { step.showing(spots(named)) }
    }

    /// The move that the reason is about.
    fn told(&self, found: &Finding) -> Cell {
        match found {
            Finding::Completes(cells) | Finding::Fours(cells) => cells[0],
            Finding::Chase(chase) => chase.line[0],
            _ => self.verdict.best.first().expect("the game is not over").0 as Cell,
        }
    }

    fn mv(&self, found: &Finding) -> Step {
        let first = self.told(found);
        let (mark, cell) = (self.mnk.thing(Mark::of(self.at.to)), self.name(first));
        let says = match found {
            Finding::Completes(_) | Finding::Fours(_) => say!("mnk-move-four", mark = mark, cell = cell),
            Finding::Chase(Chase { line, threat, .. }) if threat.is_empty() => {
                say!("mnk-move-lead", mark = mark, cell = cell, answer = self.name(line[1]))
            }
            Finding::Chase(_) => say!("mnk-move-three", mark = mark, cell = cell),
            Finding::Forced(_, after) if after.is_won() == Some(false) => {
                say!("mnk-move-block", mark = mark, cell = cell)
            }
            Finding::Open if self.ahead.is_none() => match self.told.makes {
                Some([own, other]) => {
                    let equal = &self.verdict.best_total;
                    say!("mnk-move-weighed", cell = cell, equal = equal, own = named(own), other = named(other))
                }
                None => say!("mnk-move-estimate", cell = cell),
            },
            Finding::Open if self.ahead != Some(Outcome::P) => {
                say!("mnk-move-plain", mark = mark, cell = cell)
            }
            _ => say!("mnk-stall", cell = cell),
        };
        let line = self.line(found, first);
        let is_open = *found == Finding::Open && self.ahead.is_none();
        let idea = if is_open { Idea::Estimate } else { Idea::Threat };
        let step = Step::says(Role::Move, says).about(idea);
        if line.len() > 1 { step.showing(Exhibit::Line(self.names(&line))) } else { step }
    }

    /// How it goes on from the move told, until a line is completed.
    fn line(&self, found: &Finding, first: Cell) -> Vec<Cell> {
        match found {
            Finding::Fours(line) | Finding::Chase(Chase { line, .. }) => line.clone(),
            _ if found.is_won() == Some(false) => {
                let row = self.told.row(usize::from(first)).filter(|row| !row.refuted.is_empty());
                row.map_or_else(Vec::new, |row| [vec![first], row.refuted.clone()].concat())
            }
            _ => Vec::new(),
        }
    }

    fn proof(&self, found: &Finding) -> Result<Vec<Step>, Stop> {
        let mover = Mark::of(self.at.to);
        Ok(match found {
            Finding::Fours(line) => vec![self.forced_line(line)],
            Finding::Chase(Chase { line, threat, .. }) if threat.is_empty() => {
                vec![Step::says(Role::Proof, say!("mnk-proof-lead", answer = self.name(line[1]))).about(Idea::Forced)]
            }
            Finding::Chase(Chase { line, threat, .. }) => {
                let mut after = self.at.pos.clone();
                after.cells[usize::from(line[0])] = Some(mover);
                let after = At { pos: after, to: self.at.to.other() };
                let threatened =
                    Step::says(Role::Proof, say!("mnk-proof-threat", cells = self.forced(threat))).about(Idea::Forced);
                let rows = self.answers(&after, threat)?.into_iter();
                let rows = rows.map(|(mv, line)| vec![mv, line.join(" ")]).collect();
                let head = vec![say!("mnk-head-defence"), say!("mnk-head-line")];
                let answered = Step::says(Role::Proof, say!("mnk-proof-defences"));
                vec![threatened, answered.showing(Exhibit::Table { head, rows, focus: Vec::new() })]
            }
            Finding::Threatened(threat) => {
                let rows = self.answers(self.at, threat)?.into_iter();
                let rows = rows.map(|(mv, line)| vec![mv, line.join(" ")]).collect();
                let head = vec![say!("mnk-head-your-defence"), say!("mnk-head-its-line")];
                let threatened = Step::says(Role::Proof, say!("mnk-proof-threatened", cells = self.forced(threat)));
                vec![threatened.about(Idea::Threat).showing(Exhibit::Table { head, rows, focus: Vec::new() })]
            }
            Finding::Forced(cell, after) => {
                let says = match after.is_won() {
                    Some(true) => say!("mnk-proof-forced-loss", cell = self.name(*cell)),
                    _ => say!("mnk-proof-forced-win", cell = self.name(*cell)),
                };
                vec![Step::says(Role::Proof, says)]
            }
            Finding::Open if self.opened.is_some() => vec![self.booked()],
            Finding::Open | Finding::Completes(_) | Finding::Overrun(_) => Vec::new(),
        })
    }

    /// That the book answers whatever follows.
    fn booked(&self) -> Step {
        let outcome = if self.verdict.value.outcome() == Outcome::N { "won" } else { "lost" };
        Step::says(Role::Proof, say!("mnk-proof-book", outcome = outcome)).about(Idea::Threat)
    }

    /// How many moves of the second player the book answers, where nothing is proved of the position.
    fn settled(&self) -> Option<Step> {
        let is_asked = self.told.found == Finding::Open && self.ahead.is_none() && self.at.to == Side::Second;
        // The book answers second moves: one stone stands.
        if !is_asked || self.at.pos.free() + 1 < self.at.pos.cells.len() {
            return None;
        }
        let is_answered = |row: &&Row| row.leaves.is_proved() && row.refuted.is_empty();
        let count = self.told.rows.iter().filter(is_answered).count();
        let says = say!("mnk-proof-book-some", count = count);
        (count > 0).then(|| Step::says(Role::Proof, says).about(Idea::Threat))
    }

    /// What the opponent threatens, and which moves are proved to lose to it.
    fn pressing(&self, pressed: &Pressed) -> Step {
        let Pressed { threat, lost, open } = pressed;
        // The book answers what threats leave open.
        let open = if self.opened.is_some() || self.half.is_some() { 0 } else { open.len() };
        let (shown, count) = (lost.iter().take(REFUTED), lost.len());
        let replies: Vec<(String, String)> =
            shown.map(|(cell, answer)| (self.name(*cell), self.name(*answer))).collect();
        let says =
            say!("mnk-proof-pressed", cells = self.forced(threat), lost = count, open = open, shown = replies.len());
        let step = Step::says(Role::Proof, says).about(Idea::Threat);
        if replies.is_empty() { step } else { step.showing(Exhibit::Replies(replies)) }
    }

    /// Own fours and the answers they force, one row each.
    fn forced_line(&self, line: &[Cell]) -> Step {
        let row = |pair: &[Cell]| {
            let answer = pair.get(1).map_or_else(|| "–".to_owned(), |cell| self.name(*cell));
            vec![self.name(pair[0]), answer]
        };
        let head = vec![say!("mnk-head-four"), say!("mnk-head-forced")];
        let rows = line.chunks(2).map(row).collect();
        Step::says(Role::Proof, say!("mnk-proof-fours", k = self.mnk.kind.k, plies = line.len()))
            .about(Idea::Forced)
            .showing(Exhibit::Table { head, rows, focus: Vec::new() })
    }

    /// For each cell of the threat: a mark there, and the moves that win all the same.
    fn answers(&self, at: &At<Board>, threat: &[Cell]) -> Result<Vec<(String, Vec<String>)>, Stop> {
        self.settler.on_lines(self.mnk, at, |net, mover| {
            let (budget, mut answers) = (net.budget(), Vec::new());
            for &cell in threat {
                let line = against(net, mover, cell, budget, self.control)?.expect("no move stops the threat");
                answers.push((self.name(cell), self.forced(&line)));
            }
            Ok(answers)
        })
    }

    fn law(&self, found: &Finding) -> Vec<Step> {
        if self.opened.is_some() {
            return vec![Step::says(Role::Law, say!("mnk-law-book", closed = opening::closed()))];
        }
        let Budget { fours, work, deep } = self.told.budget;
        let law = match found {
            Finding::Open if self.ahead.is_none() && self.told.depth > 0 => {
                say!("mnk-law-looked", most = fours, deep = deep, work = work, tried = EFFORT.work, free = FAR)
            }
            Finding::Open if self.ahead.is_none() => {
                say!("mnk-law-estimate", most = fours, deep = deep, work = work, free = FAR)
            }
            _ => {
                let is_known = matches!(found, Finding::Fours(_) | Finding::Overrun(_));
                say!("mnk-law-threats", most = fours, deep = deep, known = if is_known { "yes" } else { "no" })
            }
        };
        let mut steps = vec![Step::says(Role::Law, law)];
        let board = &self.at.pos;
        if board.free() == board.cells.len() {
            steps.push(Step::says(Role::Law, say!("mnk-law-stealing")).about(Idea::Stealing));
            if (board.rows, board.cols, self.mnk.kind.k) == (15, 15, 5) && self.at.to == Side::First {
                steps.push(Step::says(Role::Law, say!("mnk-law-gomoku", closed = opening::closed())));
            }
        }
        steps
    }

    fn name(&self, cell: Cell) -> String {
        cell_name(usize::from(cell), self.at.pos.cols)
    }

    /// Moves with the answers that they force, these in brackets.
    fn forced(&self, line: &[Cell]) -> Vec<String> {
        let one = |pair: &[Cell]| match pair {
            [own, answer] => format!("{} ({})", self.name(*own), self.name(*answer)),
            _ => self.names(pair).concat(),
        };
        line.chunks(2).map(one).collect()
    }

    fn names(&self, cells: &[Cell]) -> Vec<String> {
        cells.iter().map(|cell| self.name(*cell)).collect()
    }
}

/// The marks of a side that stops every line of the other, and of that other.
fn half_held(settler: &Settler, mnk: &Mnk, at: &At<Board>, control: &Control) -> Result<Option<[Mark; 2]>, Stop> {
    for side in [at.to, at.to.other()] {
        if settler.held(mnk, at, side, control)?.is_some() {
            return Ok(Some([side.other(), side].map(Mark::of)));
        }
    }
    Ok(None)
}

fn spots(cells: &[Cell]) -> Exhibit {
    Exhibit::Spots(cells.iter().map(|&cell| Spot(u32::from(cell))).collect())
}
