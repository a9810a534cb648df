//! Fictitious play: each side answers as well as it can the mean of all that the other did, and the value is held between two bounds.
//!
//! The mean of the rows wins at least its worst column, that of the columns loses at most its worst row; both bounds close in on the
//! value. Source: G. W. Brown 1951; J. Robinson, An iterative method of solving a game, Annals of Mathematics 54 (1951).
//!
//! Worked by hand: `1,-1;-1,1`: both begin with their first choice, so the bounds are -1 and 1; the columns change at once.

use crate::judge::control::{Control, Stop};
use crate::trace::method::Method;
use crate::trace::numbers::rounds::{Named, bounded, cell, filled};
use crate::trace::run::{Figure, Found, Run, Step, Tint};
use ground::num::Ratio;
use ground::rules::Side;
use ground::say;

/// Rounds that are played at most.
pub const ROUNDS: usize = 200;

/// The columns of a side's table: how often a choice was made, and what it brings against all that the other did.
const COUNT: usize = 0;
const BRINGS: usize = 1;

struct Playing<'a> {
    named: Named<'a>,
    /// How often each row and each column was chosen.
    counts: [Vec<usize>; 2],
    /// The best bounds so far.
    bounds: Option<[Ratio; 2]>,
    run: Run,
}

/// Bounds of the value to the rows, after [`ROUNDS`] rounds or as soon as both are equal.
pub fn bounds(named: Named, control: &Control) -> Result<Run, Stop> {
    let (rows, cols) = (named.matrix.rows(), named.matrix.cols());
    let columns = [say!("trace-played"), say!("trace-brings")];
    let run = Run::new(Method::FictitiousPlay, named.figures(&columns, ROUNDS));
    let counts = [vec![0; rows], vec![0; cols]];
    let mut playing = Playing { named, counts, bounds: None, run };
    let mut round = 0;
    while round < ROUNDS && playing.bounds.as_ref().is_none_or(|[lower, upper]| lower < upper) {
        control.tick((rows * cols) as u64)?;
        round += 1;
        playing.round(round);
    }
    let [lower, upper] = playing.bounds.unwrap_or_default();
    if let Some(Figure::Table(table)) = playing.run.figures.last_mut() {
        table.rows.truncate(round);
    }
    Ok(playing.run.ending(Found::Between(lower, upper), round))
}

impl Playing<'_> {
    /// What each row gains against the columns so far, and what each column costs.
    fn brings(&self) -> [Vec<Ratio>; 2] {
        let [rows, cols] = self
            .counts
            .each_ref()
            .map(|counts| counts.iter().map(|count| Ratio::from_integer((*count).into())).collect::<Vec<Ratio>>());
        [self.named.matrix.against_rows(&cols), self.named.matrix.against_cols(&rows)]
    }

    fn round(&mut self, round: usize) {
        let chosen = self.best(round);
        self.count(round, chosen);
        self.bound(round);
    }

    /// The first row that gains most and the first column that costs least.
    fn best(&mut self, round: usize) -> [usize; 2] {
        let brings = self.brings();
        let most = brings[0].iter().max().and_then(|most| brings[0].iter().position(|one| one == most));
        let least = brings[1].iter().min().and_then(|least| brings[1].iter().position(|one| one == least));
        let chosen = [most.unwrap_or(0), least.unwrap_or(0)];
        let names = self.names(chosen);
        let [gain, cost] = [0, 1].map(|side| brings[side][chosen[side]].to_string());
        let [row, column] = names.each_ref().map(String::as_str);
        let says = if round == 1 {
            say!("trace-fictitious-first", row = row, column = column)
        } else {
            say!("trace-fictitious-best", row = row, column = column, gain = gain, cost = cost, rounds = round - 1)
        };
        let cells = [cell(Side::First, chosen[0], BRINGS), cell(Side::Second, chosen[1], BRINGS)];
        let [row, column] = names;
        let step = Step::saying("best", says).with("t", round).with("i", &row).with("j", column);
        let [gains, costs] = brings.map(|side| side.into_iter().map(|number| number.to_string()));
        let step = filled(filled(step, Side::First, BRINGS, gains), Side::Second, BRINGS, costs);
        self.run.keep(step.looking(cells).asked(row));
        chosen
    }

    fn names(&self, chosen: [usize; 2]) -> [String; 2] {
        [Side::First, Side::Second].map(|side| self.named.name(side, chosen[side as usize]).to_owned())
    }

    fn count(&mut self, round: usize, chosen: [usize; 2]) {
        let [row, column] = self.names(chosen);
        let counts = [0, 1].map(|side| {
            self.counts[side][chosen[side]] += 1;
            self.counts[side][chosen[side]]
        });
        let [x, y] = counts;
        let says = say!("trace-fictitious-count", row = row, column = column, first = x, second = y);
        let cells = [cell(Side::First, chosen[0], COUNT), cell(Side::Second, chosen[1], COUNT)];
        let step = Step::saying("count", says).with("t", round).with("x[i]", x).with("y[j]", y).looking(cells);
        self.run.keep(cells.into_iter().zip(counts).fold(step, |step, (cell, n)| step.writing(cell, &n, Tint::Plain)));
    }

    /// What the means guarantee, where that is closer than what was known.
    fn bound(&mut self, round: usize) {
        let [gains, costs] = self.brings();
        let rounds = Ratio::from_integer(round.into());
        let lower = costs.iter().min().map(|cost| cost / &rounds).unwrap_or_default();
        let upper = gains.iter().max().map(|gain| gain / &rounds).unwrap_or_default();
        let best = match self.bounds.take() {
            None => [lower, upper],
            Some([low, high]) => [low.max(lower), high.min(upper)],
        };
        let [low, high] = best.each_ref().map(Ratio::to_string);
        let says = say!("trace-fictitious-bound", lower = low.as_str(), upper = high.as_str());
        let step = Step::saying("bound", says).with("t", round).with("lower", &low).with("upper", &high);
        self.run.keep(bounded(step, round, [low.clone(), high]).asked(low));
        self.bounds = Some(best);
    }
}
