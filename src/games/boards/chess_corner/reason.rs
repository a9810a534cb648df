//! Why pieces on their way to the corner win or lose: nim-values that add, or the list of lost cells of a lone piece.

use crate::boards::chess_corner::drawn::{size, spot};
use crate::boards::chess_corner::oracle::{Corner, ROOM, nim_heaps};
use crate::boards::chess_corner::rules::{Cell, ChessCorner, Kind, Piece, Step as Push, cell_name, piece_name};
use crate::boards::chess_corner::single::counted;
use crate::kit::answers::{answers, ends};
use crate::kit::cells::labelled;
use crate::kit::worth::Worth;
use crate::kit::worth::telling::{Part, Play};
use crate::kit::worth::values::{Map, Told};
use duel::game::Game;
use ground::num::{Nat, small};
use ground::rules::{At, Rules};
use ground::say;
use ground::say::Say;
use ground::scene::{Grid, Spot};
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::Verdict;
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::value::Outcome;

/// The reason, given the verdict.
pub fn explain(
    oracle: &Corner,
    game: &ChessCorner,
    at: &At<Vec<Piece>>,
    verdict: &Verdict<Push>,
    control: &Control,
) -> Result<Reason, Stop> {
    if let Some(reason) = counted(game, at, verdict) {
        return Ok(reason);
    }
    let live: Vec<usize> = (0..at.pos.len()).filter(|i| game.is_live(&at.pos[*i])).collect();
    let standing: Vec<&Piece> = live.iter().map(|i| &at.pos[*i]).collect();
    let heaps = nim_heaps(&standing);
    let values = at.pos.iter().map(|piece| oracle.nimber(piece, control)).collect::<Result<Vec<_>, Stop>>()?;
    if let ([only], true) = (&standing[..], (game.is_misere && heaps.is_none()) || values.contains(&None)) {
        return Alone { oracle, game, at, verdict, control, piece: only }.reason();
    }
    let (play, parts) = if let Some(heaps) = heaps.filter(|_| game.is_misere) {
        (Play::Tame, heap_parts(game, at, &live, &heaps))
    } else {
        let play = if game.is_misere { Play::Searched(ROOM) } else { Play::Normal };
        (play, live.iter().map(|i| part(game, at, *i, values[*i].clone().unwrap_or_default())).collect())
    };
    let part_of = |push: &Push| if play == Play::Tame { heap_of(at, &live, push) } else { index(&live, push.0) };
    let worth = Worth {
        game,
        oracle,
        at,
        verdict,
        control,
        parts,
        play,
        nimber: &|at, control| oracle.sum(&at.pos, control),
        part_of: &part_of,
        basis: if play == Play::Normal { map(oracle, game, at, control)? } else { None },
        laws: if play == Play::Tame { vec![say!("chess-corner-law-heaps")] } else { laws(game, &standing) },
    };
    worth.reason()
}

/// What pieces of the kind there is are worth on every cell, where all are kings, knights or queens; the others obey a formula.
fn map(oracle: &Corner, game: &ChessCorner, at: &At<Vec<Piece>>, control: &Control) -> Result<Option<Step>, Stop> {
    let kind = at.pos[0].kind;
    let is_mixed = at.pos.iter().any(|piece| piece.kind != kind);
    let place = |(x, y): &Cell| Some([small(x)?, small(y)?]);
    let Some(tokens) = at.pos.iter().map(|piece| place(&piece.cell)).collect::<Option<Vec<_>>>() else {
        return Ok(None);
    };
    let (cols, rows) = size(game, &at.pos);
    let is_drawn = tokens.iter().all(|[x, y]| *x < cols && *y < rows);
    if is_mixed || matches!(kind, Kind::Rook | Kind::Bishop) || !is_drawn {
        return Ok(None);
    }
    let value = |x: usize, y: usize| {
        let known = oracle.nimber(&Piece { kind, cell: (x.into(), y.into()) }, control)?;
        Ok(known.map_or_else(|| "?".to_owned(), |value| value.to_string()))
    };
    let moves =
        if tokens.len() == 1 { game.moves(at).list.filter_map(|(_, to)| place(&to)).collect() } else { Vec::new() };
    let Grid { cols: columns, rows, .. } = labelled(rows, cols);
    Map { columns, rows, told: Told::Values, cell: &value, tokens, options: moves, target: None }.step().map(Some)
}

fn index(live: &[usize], piece: usize) -> usize {
    live.iter().position(|i| *i == piece).unwrap_or(0)
}

fn part(game: &ChessCorner, at: &At<Vec<Piece>>, i: usize, nimber: Nat) -> Part {
    let spots = spot(game, &at.pos, &at.pos[i].cell).into_iter().collect();
    Part { name: piece_name(&at.pos[i]), nimber, spots }
}

/// The heaps of rooks and bishops: a rook's two are named by the way it goes.
fn heap_parts(game: &ChessCorner, at: &At<Vec<Piece>>, live: &[usize], heaps: &[(usize, Nat)]) -> Vec<Part> {
    let named = |(k, (i, size)): (usize, &(usize, Nat))| {
        let piece = &at.pos[live[*i]];
        let mut part = part(game, at, live[*i], size.clone());
        if piece.kind == Kind::Rook {
            let is_first = k == 0 || heaps[k - 1].0 != *i;
            part.name = format!("{} {}", part.name, if is_first { '←' } else { '↑' });
        }
        part
    };
    heaps.iter().enumerate().map(named).collect()
}

/// Which of the heaps a move lowers.
fn heap_of(at: &At<Vec<Piece>>, live: &[usize], (piece, to): &Push) -> usize {
    let before = |i: &&usize| **i < *piece;
    let heaps: usize = live.iter().take_while(before).map(|i| 1 + usize::from(at.pos[*i].kind == Kind::Rook)).sum();
    let moving = &at.pos[*piece];
    heaps + usize::from(moving.kind == Kind::Rook && to.0 == moving.cell.0)
}

/// What one piece of each kind there is worth, and why.
fn laws(game: &ChessCorner, pieces: &[&Piece]) -> Vec<Say> {
    let law = |kind: Kind| match (kind, game.board) {
        (Kind::King, _) => say!("chess-corner-law-king"),
        (Kind::Queen, _) => say!("chess-corner-law-queen"),
        (Kind::Rook, _) => say!("chess-corner-law-rook"),
        (Kind::Bishop, _) => say!("chess-corner-law-bishop"),
        (Kind::Knight, None) => say!("chess-corner-law-knight"),
        (Kind::Knight, Some(size)) => knight_on(size, game),
    };
    let is_there = |kind: &Kind| pieces.iter().any(|piece| piece.kind == *kind);
    Kind::ALL.into_iter().filter(is_there).map(law).collect()
}

/// A lone piece that is explained by its lost cells: in misère play, and a queen beyond the table of nim-values.
struct Alone<'a> {
    oracle: &'a Corner,
    game: &'a ChessCorner,
    at: &'a At<Vec<Piece>>,
    verdict: &'a Verdict<Push>,
    control: &'a Control,
    piece: &'a Piece,
}

impl Alone<'_> {
    fn reason(&self) -> Result<Reason, Stop> {
        let name = piece_name(self.piece);
        let is_won = self.verdict.value.outcome() == Outcome::N;
        let look = self.look().about(Idea::LostList);
        let mut steps = vec![Step::says(Role::Ask, say!("chess-corner-ask")), look];
        let claim = if is_won {
            say!("chess-corner-claim-won", piece = name, moves = &self.verdict.best_total)
        } else {
            say!("chess-corner-claim-lost", piece = name)
        };
        let is_tough = |push: &&Push| is_won || !ends(self.game, self.at, push);
        if let Some(push) = self.verdict.best.iter().find(is_tough).or(self.verdict.best.first()) {
            steps.extend(if is_won { self.win(push) } else { self.stall(push)? });
        }
        steps.push(Step::says(Role::Law, self.law()));
        Ok(Reason { claim, steps })
    }

    /// The lost cells; of a queen with the beginning of their list.
    fn look(&self) -> Step {
        match self.piece.kind {
            Kind::Queen => {
                let pairs = self.oracle.pairs(self.game.is_misere);
                let (x, y) = &self.piece.cell;
                let row = |k: u32| {
                    let (a, b) = pairs.pair(&Nat::from(k));
                    vec![k.to_string(), a.to_string(), b.to_string()]
                };
                let table = Exhibit::Table {
                    head: ["k", "a", "b"].map(Say::verbatim).to_vec(),
                    rows: (0..8).map(row).collect(),
                    focus: Vec::new(),
                };
                Step::says(Role::Look, say!("chess-corner-look-queen", x = x, y = y)).showing(table)
            }
            Kind::King => Step::says(Role::Look, say!("chess-corner-look-king")),
            _ => Step::says(Role::Look, say!("chess-corner-look-knight")),
        }
    }

    fn win(&self, push: &Push) -> Vec<Step> {
        let targets: Vec<Spot> =
            self.verdict.best.iter().filter_map(|(_, cell)| spot(self.game, &self.at.pos, cell)).collect();
        let mut place = Step::says(Role::Place, say!("chess-corner-place", moves = &self.verdict.best_total));
        if !targets.is_empty() {
            place = place.showing(Exhibit::Spots(targets));
        }
        let says = say!("chess-corner-move", mv = self.game.write_move(self.at, push), cell = cell_name(&push.1));
        vec![place, Step::says(Role::Move, says), Step::says(Role::Proof, say!("chess-corner-proof"))]
    }

    fn stall(&self, push: &Push) -> Result<Vec<Step>, Stop> {
        let mv = self.game.write_move(self.at, push);
        if ends(self.game, self.at, push) {
            let last = say!("worth-stall-last", mv = mv, moves = &self.verdict.total);
            let place = Step::says(Role::Place, say!("worth-place-last"));
            return Ok(vec![place, Step::says(Role::Move, last).about(Idea::End)]);
        }
        let proof = Step::says(Role::Proof, say!("chess-corner-proof"));
        let replies = answers(self.oracle, self.game, self.at, self.control)?.replies;
        let proof = if replies.is_empty() { proof } else { proof.showing(Exhibit::Replies(replies)) };
        let place = Step::says(Role::Place, say!("chess-corner-place-none"));
        Ok(vec![place, Step::says(Role::Move, say!("chess-corner-stall", mv = mv)), proof])
    }

    fn law(&self) -> Say {
        match (self.piece.kind, self.game.is_misere, self.game.board) {
            (Kind::Queen, true, _) => say!("chess-corner-law-queen-misere"),
            (Kind::Queen, false, _) => say!("chess-corner-law-queen"),
            (Kind::King, ..) => say!("chess-corner-law-king-misere"),
            (_, true, None) => say!("chess-corner-law-knight-misere"),
            (_, false, None) => say!("chess-corner-law-knight"),
            (_, _, Some(size)) => knight_on(size, self.game),
        }
    }
}

/// What a knight is worth on a board with four edges.
fn knight_on(size: usize, game: &ChessCorner) -> Say {
    say!("chess-corner-law-knight-board", size = size, misere = usize::from(game.is_misere))
}
