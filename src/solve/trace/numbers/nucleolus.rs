//! The nucleolus step by step: a linear programme gives every coalition as much beyond its worth as possible, those that cannot get
//! more are fixed, and the next programme looks after the others.
//!
//! Sources: D. Schmeidler, The nucleolus of a characteristic function game, SIAM J. Appl. Math. 17 (1969); A. Kopelowitz 1967.
//!
//! Worked by hand: runways of length 1, 2 and 3: every coalition can be spared 1/2, which fixes A and BC; then B and C are spared 3/4.

use num_traits::{Signed, Zero};

use crate::judge::control::{Control, Stop};
use crate::judge::shares::{Coalition, letters, shared};
use crate::sharing::nucleolus::{Nucleolus, Round, nucleolus};
use crate::sharing::worths::Worths;
use crate::trace::method::Method;
use crate::trace::run::{Cell, Figure, Found, Run, Step, Table, Tint};
use ground::num::Ratio;
use ground::say;
use ground::say::Say;

/// Players all of whose coalitions have a line: 254 of them.
const LINES: usize = 8;

/// The figure of the coalitions, and the one of the shares.
const COALITIONS: usize = 0;
const SHARES: usize = 1;

struct Settling<'w> {
    worths: &'w Worths,
    /// The coalitions that have a line.
    lines: Vec<Coalition>,
    /// What was fixed so far.
    fixed: Vec<Coalition>,
    run: Run,
}

/// The nucleolus of up to 16 players, as [`nucleolus`] finds it.
pub fn rounds(worths: &Worths, control: &Control) -> Result<Run, Stop> {
    let found = nucleolus(worths, control)?;
    let mut settling = Settling::new(worths, &found);
    for (number, round) in found.rounds.iter().enumerate() {
        control.tick(settling.lines.len() as u64)?;
        settling.solve(number, round);
        settling.fix(number, round);
    }
    let says = say!("trace-nucleolus-answer", split = shared(&found.split));
    let last = found.rounds.len().saturating_sub(1);
    let cells = (0..worths.players()).map(|player| Cell::new(SHARES, player, last));
    let step = cells
        .clone()
        .zip(&found.split)
        .fold(Step::saying("answer", says), |step, (cell, share)| step.writing(cell, share, Tint::Best));
    let text: Vec<String> = found.split.iter().map(Ratio::to_string).collect();
    settling.run.keep(step.with("x", text.join(" ")).looking(cells).asked(text.join(" ")));
    Ok(settling.run.ending(Found::Nucleolus(found.split), found.rounds.len()))
}

impl<'w> Settling<'w> {
    fn new(worths: &'w Worths, found: &Nucleolus) -> Self {
        let settled = || found.rounds.iter().flat_map(|round| &round.settled);
        let is_shown = |mask: &Coalition| {
            worths.players() <= LINES || mask.is_power_of_two() || settled().any(|settled| settled == mask)
        };
        let mut lines: Vec<Coalition> = (1..worths.all()).filter(is_shown).collect();
        lines.sort_by_key(|mask| (mask.count_ones(), *mask));
        // A lone player has no programme: what all have is the only split.
        let rounds = 1..=found.rounds.len().max(1);
        let heads: Vec<Say> = rounds.map(|round| say!("trace-nucleolus-round", round = round)).collect();
        let worth = say!("trace-core-worth", kind = worths.divided().name());
        let title = say!("trace-nucleolus-coalitions", kind = worths.divided().name());
        let columns = std::iter::once(worth).chain(heads.iter().cloned()).collect();
        let table = Table { title, columns, rows: lines.iter().map(|mask| letters(*mask)).collect() };
        let players = (0..worths.players()).map(|player| letters(1 << player)).collect();
        let shares = Table { title: say!("trace-nucleolus-shares"), columns: heads, rows: players };
        let run = Run::new(Method::Nucleolus, vec![Figure::Table(table), Figure::Table(shares)]);
        Settling { worths, lines, fixed: Vec::new(), run }
    }

    /// The cell of a coalition in a round.
    fn cell(&self, coalition: Coalition, round: usize) -> Option<Cell> {
        let line = self.lines.iter().position(|mask| *mask == coalition)?;
        Some(Cell::new(COALITIONS, line, round + 1))
    }

    /// Among which splits it looks: those that leave nobody worse off than alone, unless there are none of these.
    fn within(&self) -> &'static str {
        let own = (0..self.worths.players()).map(|player| self.worths.of(1 << player)).sum::<Ratio>();
        let over = self.worths.divided().counted(own - self.worths.of(self.worths.all()));
        if over.is_positive() { "all" } else { "own" }
    }

    /// The split that a programme finds, and what it leaves to every coalition.
    fn solve(&mut self, number: usize, round: &Round) {
        let (level, kind) = (round.level.to_string(), self.worths.divided().name());
        let is_first = number == 0;
        let split = shared(&round.split);
        let (told, within) = (level.as_str(), self.within());
        let says = if is_first {
            say!("trace-nucleolus-first", level = told, split = split, kind = kind, within = within)
        } else {
            say!("trace-nucleolus-next", level = told, split = split, kind = kind, within = within)
        };
        let x: Vec<String> = round.split.iter().map(Ratio::to_string).collect();
        let mut step = Step::saying("solve", says).with("e", &level).with("x", x.join(" "));
        for (player, share) in x.iter().enumerate() {
            step = step.writing(Cell::new(SHARES, player, number), share, Tint::Plain);
        }
        for (line, mask) in self.lines.iter().enumerate() {
            if is_first {
                step = step.writing(Cell::new(COALITIONS, line, 0), &self.worths.of(*mask), Tint::Plain);
            }
            let beyond = Ratio::zero() - self.worths.excess(&round.split, *mask);
            let tint = if self.fixed.contains(mask) { Tint::Spared } else { Tint::Plain };
            step = step.writing(Cell::new(COALITIONS, line, number + 1), &beyond, tint);
        }
        self.run.keep(step.looking([Cell::new(SHARES, 0, number)]).asked(level));
    }

    /// The coalitions that no such split gives more, one after the other.
    fn fix(&mut self, number: usize, round: &Round) {
        let (level, kind) = (round.level.to_string(), self.worths.divided().name());
        let names: Vec<String> = round.settled.iter().map(|mask| letters(*mask)).collect();
        let cells: Vec<Cell> = round.settled.iter().filter_map(|mask| self.cell(*mask, number)).collect();
        let says = say!("trace-nucleolus-tight", coalitions = names.clone(), level = level.as_str());
        let step = Step::saying("tight", says).with("e", &level).with("tight", names.join(" "));
        self.run.keep(step.looking(cells));
        for (mask, name) in round.settled.iter().zip(names) {
            let says = say!("trace-nucleolus-fix", coalition = name.as_str(), level = level.as_str(), kind = kind);
            let step = Step::saying("fix", says).with("S", name).with("level[S]", &level);
            let cell = self.cell(*mask, number);
            let step = cell.into_iter().fold(step, |step, cell| step.looking([cell]).writing(cell, &level, Tint::Best));
            self.run.keep(step);
            self.fixed.push(*mask);
        }
    }
}
