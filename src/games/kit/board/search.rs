//! What a position of a game of the kit is worth, and why: all that can come from it is searched by alpha-beta.

use crate::kit::asked::Asked;
use std::sync::{Mutex, PoisonError};

use crate::kit::board::ahead::Values;
use crate::kit::board::game::{BoardGame, CELLS};
use crate::kit::board::lead::Told;
use crate::kit::board::pieces::{Board, Go};
use crate::kit::board::play::OnBoard;
use crate::kit::board::spare::spare;
use crate::kit::cells::cell_name;
use crate::kit::ideas::tell;
use crate::kit::ideas::tree::Insight;
use crate::kit::swept;
use duel::game::Game;
use ground::rules::{At, Rules, Side};
use ground::say;
use ground::say::{Arg, Say};
use ground::scene::Spot;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::value::Value;
use solve::search::alpha_beta::{AlphaBeta, Tree};
use solve::search::score::{Bounds, Score};
use solve::search::transposition_table::Step as Ply;

/// Positions that one question may visit.
const VISITED: u64 = 5_000_000;

/// Bytes that the table of positions may take.
const BYTES: usize = 64 << 20;

/// More than any cell's number: where a piece comes from that is put on the board.
const OUTSIDE: usize = 63;

const _: () = assert!(CELLS < OUTSIDE);

/// The search of one variant, kept between questions.
pub struct Searched(Mutex<AlphaBeta<u128>>);

impl Default for Searched {
    fn default() -> Self {
        Searched(Mutex::new(AlphaBeta::within(BYTES)))
    }
}

/// A position with the mover's moves.
struct Here {
    at: At<Board>,
    goes: Vec<Go>,
}

/// A walk down and up the tree of play.
struct Walker<'g, G> {
    game: &'g OnBoard<G>,
    here: Here,
    before: Vec<Here>,
}

impl<'g, G: BoardGame> Walker<'g, G> {
    fn new(game: &'g OnBoard<G>, at: At<Board>) -> Self {
        let goes = game.goes(&at);
        Walker { game, here: Here { at, goes }, before: Vec::new() }
    }
}

/// A move in one number, as the table remembers it.
fn ply(go: &Go) -> Ply {
    (go.from.unwrap_or(OUTSIDE) * (OUTSIDE + 1) + go.to) as Ply
}

impl<G: BoardGame> Tree for Walker<'_, G> {
    type Key = u128;

    fn glance(&self) -> Bounds {
        if self.here.goes.is_empty() { Bounds::exactly(Score::loss(0)) } else { Bounds::NONE }
    }

    /// Two bits for each cell, then the size of the board and whose turn it is.
    fn key(&self) -> (u128, u8) {
        let Board { rows, cols, cells } = &self.here.at.pos;
        let sign = |cell: &Option<Side>| cell.map_or(0, |side| side as u128 + 1);
        let board = cells.iter().fold(0, |key, cell| key << 2 | sign(cell));
        (((board << 6 | *rows as u128) << 6 | *cols as u128) << 1 | self.here.at.to as u128, 0)
    }

    fn steps(&self, steps: &mut Vec<Ply>) {
        steps.extend(self.here.goes.iter().map(ply));
    }

    fn go(&mut self, step: Ply) {
        let (from, to) = (usize::from(step) / (OUTSIDE + 1), usize::from(step) % (OUTSIDE + 1));
        let go = Go { from: (from != OUTSIDE).then_some(from), to };
        let at = self.game.play(&self.here.at, &go);
        let goes = self.game.goes(&at);
        self.before.push(std::mem::replace(&mut self.here, Here { at, goes }));
    }

    fn back(&mut self, _step: Ply) {
        self.here = self.before.pop().expect("every step back takes back a step");
    }
}

impl<G: BoardGame> Insight for OnBoard<G> {
    fn pass(&self, at: &At<Board>) -> Option<At<Board>> {
        Some(At { pos: at.pos.clone(), to: at.to.other() })
    }

    fn places(&self, at: &At<Board>, go: &Go) -> Vec<(Spot, Arg)> {
        vec![(spot(go.begin()), Arg::from(cell_name(go.begin(), at.pos.cols)))]
    }

    fn does(&self, at: &At<Board>, go: &Go) -> Option<Say> {
        self.0.does(at, go)
    }

    fn race(&self, at: &At<Board>) -> Option<[u64; 2]> {
        Some([self.0.way(&at.pos, at.to, false)?, self.0.way(&at.pos, at.to.other(), false)?])
    }

    fn free_way(&self, at: &At<Board>) -> [Option<u64>; 2] {
        [at.to, at.to.other()].map(|side| self.0.way(&at.pos, side, true))
    }

    /// Every move brings the end nearer.
    fn is_finite(&self) -> bool {
        true
    }

    fn spare(&self, at: &At<Board>) -> Option<[u64; 2]> {
        let left = spare(&self.0, &at.pos)?;
        Some([at.to, at.to.other()].map(|side| left[side as usize]))
    }
}

impl<G: BoardGame> Oracle<OnBoard<G>> for Searched {
    fn value(&self, game: &OnBoard<G>, at: &At<Board>, control: &Control) -> Result<Value, Stop> {
        control.tick(1)?;
        let mut search = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        search.value(&mut Walker::new(game, at.clone()), VISITED, control)
    }

    fn explain(
        &self,
        game: &OnBoard<G>,
        at: &At<Board>,
        verdict: &Verdict<Go>,
        control: &Control,
    ) -> Result<Reason, Stop> {
        let mut steps = vec![Step::says(Role::Ask, game.0.ask())];
        steps.extend(tell::steps(&Asked { oracle: self, game, at, verdict, control })?);
        steps.extend(ahead_of(game, at, verdict));
        steps.push(Step::says(Role::Law, game.0.law(at.pos == game.0.start())));
        Ok(Reason { claim: swept::claim(verdict), steps })
    }
}

/// Plies to the end up to which they tell all by themselves.
const NEAR: u64 = 2;

/// Who is ahead by how many moves, where the game says that and the board is worth a number, with what each move leaves of it.
fn ahead_of<G: BoardGame>(game: &OnBoard<G>, at: &At<Board>, verdict: &Verdict<Go>) -> Option<Step> {
    if !G::IS_SHORT || verdict.value.remoteness().is_some_and(|plies| plies <= NEAR) {
        return None;
    }
    let mut values = Values::default();
    let now = values.ahead(&game.0, &at.pos)?;
    let best = verdict.best.first()?;
    let mut left = |go: &Go| values.ahead(&game.0, &at.pos.after(*go, at.to));
    let then = left(best);
    let row = |go: Go| Some(vec![game.write_move(at, &go), left(&go)?.written()]);
    let rows: Option<Vec<Vec<String>>> = game.goes(at).into_iter().map(row).collect();
    let told = Told::of(now, game.write_move(at, best), then, rows.is_some());
    let step = Step::says(Role::Proof, game.0.worth(told)?).about(Idea::Counting);
    let head = vec![say!("board-head-move"), say!("board-head-left")];
    Some(match rows {
        Some(rows) => step.showing(Exhibit::Table { head, rows, focus: Vec::new() }),
        None => step,
    })
}

/// The place of a cell.
pub fn spot(cell: usize) -> Spot {
    Spot(cell as u32)
}
