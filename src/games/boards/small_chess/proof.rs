//! The lines of play that prove a mate: every move of the side that is mated, one of the side that mates.

use std::borrow::Cow;

use crate::boards::small_chess::rules::{Board, SmallChess, Step};
use crate::boards::small_chess::text::write_step;
use crate::kit::asked::Asked;
use ground::rules::{At, Rules};
use solve::judge::asked::first;
use solve::judge::control::Stop;
use solve::judge::oracle::Asking;

/// Lines that are written out at most.
const MOST: usize = 25;

/// Lines of play as they are found.
struct Lines<'a> {
    asked: &'a Asked<'a, SmallChess>,
    rows: Vec<Vec<String>>,
}

/// All lines of play from a position whose mover is mated, this one among them. `None`: they are too many.
pub fn lines(asked: &Asked<SmallChess>, at: &At<Board>, main: &[Step]) -> Result<Option<Vec<Vec<String>>>, Stop> {
    let mut lines = Lines { asked, rows: Vec::new() };
    Ok(lines.answers(at, main, &[])?.then_some(lines.rows))
}

/// The move that mates fastest, where nothing else is told of it.
fn best(asked: &Asked<SmallChess>, at: &At<Board>) -> Result<Option<Step>, Stop> {
    let mut asking = Asking::new(asked.oracle, asked.game, Cow::Borrowed(at), ());
    first(&mut asking, asked.control)?;
    Ok(asking.best.first().copied())
}

impl Lines<'_> {
    /// Every move of the side that is mated. Whether there is room for all.
    fn answers(&mut self, at: &At<Board>, main: &[Step], before: &[String]) -> Result<bool, Stop> {
        if self.asked.game.ending(at).is_some() {
            self.rows.push(before.to_vec());
            return Ok(self.rows.len() <= MOST);
        }
        for step in self.asked.game.moves(at).list.collect::<Vec<Step>>() {
            let next = self.asked.game.play(at, &step);
            let on = main.strip_prefix(&[step]).unwrap_or_default();
            let then = on.first().copied();
            let Some(then) = then.map_or_else(|| best(self.asked, &next), |then| Ok(Some(then)))? else {
                return Ok(false);
            };
            let longer = [before, &[write_step(&at.pos, step), write_step(&next.pos, then)]].concat();
            let after = self.asked.game.play(&next, &then);
            if !self.answers(&after, on.get(1..).unwrap_or_default(), &longer)? {
                return Ok(false);
            }
        }
        Ok(true)
    }
}
