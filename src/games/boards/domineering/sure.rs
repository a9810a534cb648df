//! Domineering by counting: moves that are sure against the room of the other side, and the verdict that they give.

use crate::boards::domineering::reason::Why;
use crate::boards::domineering::rules::letter;
use crate::boards::domineering::telling::{is_by_counting, safe};
use crate::boards::domineering::tree::Room;
use crate::kit::dominoes::Board;
use ground::rules::{At, Side};
use ground::say;
use ground::say::{Arg, Say};
use solve::judge::idea::Idea;
use solve::judge::reason::{Exhibit, Step};

impl Why<'_> {
    /// Who wins, and by how much where counting says so.
    pub fn claim(&self, proof: Option<&Step>) -> Say {
        let moves = &self.verdict.best_total;
        if let Some(counts) = proof.filter(|step| step.idea == Some(Idea::Spare) && step.shows.is_none()) {
            let arg = |names: [&str; 2]| {
                let found = counts.says.args.iter().find(|(own, _)| names.contains(own));
                found.map_or(Arg::Int(0), |(_, arg)| arg.clone())
            };
            let domino = self.verdict.best.first().map_or_else(String::new, |best| self.at.pos.write_domino(*best));
            return say!(
                "domineering-claim-counted",
                won = usize::from(self.is_won()),
                misere = usize::from(self.game.is_misere),
                then = arg(["then", ""]),
                domino = domino,
                longer = arg(["longer", ""]),
                sure = arg(["safe", "forced"]),
                shorter = arg(["shorter", ""]),
                most = arg(["most", ""]),
                moves = moves
            );
        }
        if let Some(lines) = proof.filter(|step| is_by_counting(step)).and_then(|step| step.shows.as_ref()) {
            let lines = if let Exhibit::Table { rows, .. } = lines { rows.len() } else { 0 };
            let domino = self.verdict.best.first().map_or_else(String::new, |best| self.at.pos.write_domino(*best));
            let (won, misere) = (usize::from(self.is_won()), usize::from(self.game.is_misere));
            let key = "domineering-claim-lines";
            return say!(key, won = won, misere = misere, domino = domino, lines = lines, moves = moves);
        }
        if self.is_won() { say!("domineering-claim-won", moves = moves) } else { say!("domineering-claim-lost") }
    }

    /// The side that outlasts the other for certain, its moves then, and those the other has room for.
    pub fn outlasting(&self, at: &At<Board>) -> Option<(Side, u32, u32)> {
        let is_misere = self.game.is_misere;
        let [v, h] = self.rooms(at);
        let (own, other) = if at.to == Side::First { (v, h) } else { (h, v) };
        let sure = |room: Room| if is_misere { room.forced } else { room.safe };
        if own.outlasts(other, is_misere) {
            return Some((at.to, sure(own), other.most));
        }
        other.keeps_up(own, is_misere).then(|| (at.to.other(), sure(other), own.most))
    }

    /// Where counting safe moves is proof enough, here or `then`, after the best move.
    pub fn counted(&self, at: &At<Board>, then: bool) -> Option<Say> {
        let (side, sure, most) = self.outlasting(at)?;
        let [longer, shorter] = [side, side.other()].map(|side| letter(side).to_string());
        let then = usize::from(then);
        Some(if self.game.is_misere {
            let key = "domineering-proof-counted-misere";
            say!(key, longer = longer, shorter = shorter, forced = sure, most = most, then = then)
        } else {
            let cells = safe(&at.pos, side);
            let key = "domineering-proof-counted";
            say!(key, longer = longer, shorter = shorter, safe = sure, cells = cells, most = most, then = then)
        })
    }
}
