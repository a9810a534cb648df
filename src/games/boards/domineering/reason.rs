//! Why a board of Domineering is won or lost: safe moves, the values of the pieces, and an answer to every move that fails.

use crate::boards::domineering::heat::Heat;
use crate::boards::domineering::oracle::{Placer, Temper, VALUED, VISITED, Worth, is_valued};
use crate::boards::domineering::rules::{Domineering, letter};
use crate::boards::domineering::telling::{LONG, hot, is_by_counting, tepid};
use crate::boards::domineering::tied::tied;
use crate::boards::domineering::tree::{Filling, Room};
use crate::kit::counted::lines::Lines;
use crate::kit::dominoes::{Board, Domino};
use crate::kit::regions::{Cell, Way};
use ground::num::Ratio;
use ground::rules::{At, Ending, Rules, Side};
use ground::say;
use ground::say::Say;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::Verdict;
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::value::Outcome;

/// Moves with their answers shown at most.
const SHOWN: usize = 16;

/// Free cells up to which answers are looked for.
const ANSWERED: usize = 25;

/// Stands where a line of play ends the game.
const OVER: &str = "–";

/// Lines of play that are read more easily than a table of values.
const FEW: usize = 8;

/// A position with all that is known of it.
pub struct Why<'a> {
    /// Who knows what positions are worth.
    pub placer: &'a Placer,
    /// The game.
    pub game: &'a Domineering,
    /// The position.
    pub at: &'a At<Board>,
    /// What the oracle says of it.
    pub verdict: &'a Verdict<Domino>,
    /// The reins.
    pub control: &'a Control,
}

impl Why<'_> {
    /// The whole reason of a position that is not over.
    pub fn reason(&self) -> Result<Reason, Stop> {
        let proof = self.proof()?;
        let is_counted = proof.first().is_some_and(is_by_counting);
        if self.is_last() && !is_counted {
            let law = Step::says(Role::Law, say!("domineering-law-rule"));
            let steps = vec![Step::says(Role::Ask, self.ask()), self.counts(), self.place(), self.domino(false)?, law];
            return Ok(Reason { claim: self.claim(None), steps });
        }
        let mut steps = vec![Step::says(Role::Ask, self.ask()), self.counts()];
        steps.extend(if is_counted { None } else { self.look()? });
        steps.extend([self.place(), self.domino(is_counted)?]);
        let claim = self.claim(proof.first());
        steps.extend(proof);
        steps.extend(self.law(is_counted).into_iter().map(|says| Step::says(Role::Law, says)));
        Ok(Reason { claim, steps })
    }

    /// Whether the best move wins by leaving the opponent no room: then nothing else has to be told.
    fn is_last(&self) -> bool {
        let best = self.verdict.best.first().filter(|_| self.is_won() && !self.game.is_misere);
        best.is_some_and(|best| self.game.ending(&self.game.play(self.at, best)).is_some())
    }

    pub fn is_won(&self) -> bool {
        self.verdict.value.outcome() == Outcome::N
    }

    fn ask(&self) -> Say {
        if self.game.is_misere { say!("domineering-ask-misere") } else { say!("domineering-ask") }
    }

    /// The moves of V and of H.
    pub fn rooms(&self, at: &At<Board>) -> [Room; 2] {
        let filling = Filling::<15>::of(at, self.game.is_misere);
        Way::ALL.map(|way| filling.room(way))
    }

    /// The moves that are sure and those there is room for.
    fn counts(&self) -> Step {
        let [v, h] = self.rooms(self.at);
        let counts = if self.game.is_misere {
            say!("domineering-look-misere", v = v.forced, v_most = v.most, h = h.forced, h_most = h.most)
        } else {
            say!("domineering-look", v = v.safe, v_most = v.most, h = h.safe, h_most = h.most)
        };
        Step::says(Role::Look, counts).about(Idea::Spare)
    }

    /// What the board is worth, and its pieces, where that is read.
    fn look(&self) -> Result<Option<Step>, Stop> {
        let Some(worth) = self.worth(&self.at.pos)? else { return Ok(None) };
        let value = worth.text.as_str();
        let says = match worth.temper {
            Temper::Zero => say!("domineering-look-zero"),
            Temper::Number => {
                let (side, ahead) = value.strip_prefix('-').map_or(("V", value), |ahead| ("H", ahead));
                let moves: usize = ahead.parse().unwrap_or(0);
                say!("domineering-look-number", value = value, side = side, ahead = ahead, moves = moves)
            }
            Temper::Hot => hot(&worth),
            Temper::Tepid => tepid(&worth),
        };
        let idea = if worth.temper == Temper::Hot { Idea::Hot } else { Idea::Counting };
        let step = Step::says(Role::Look, says).about(idea);
        let pieces = self.at.pos.pieces();
        let worths = || pieces.iter().map(|piece| Ok((piece.clone(), self.placer.piece(piece, self.control)?)));
        let is_split = pieces.len() > 1;
        Ok(Some(if is_split { step.showing(self.table(worths().collect::<Result<_, _>>()?)) } else { step }))
    }

    /// The canonical value of a board, where it is read: of few cells, or of small pieces.
    fn worth(&self, board: &Board) -> Result<Option<Worth>, Stop> {
        match self.game.is_misere {
            true => Ok(None),
            false if is_valued(board) => self.placer.canonical_of(board, self.control),
            false => self.placer.sum_of(&board.pieces(), self.control),
        }
    }

    /// Each piece with its value, the hottest first.
    fn table(&self, mut pieces: Vec<(Vec<Cell>, Worth)>) -> Exhibit {
        pieces.sort_by(|(_, a), (_, b)| b.heat.temperature.cmp(&a.heat.temperature));
        let board = &self.at.pos;
        let row = |(piece, worth): &(Vec<Cell>, Worth)| {
            let Heat { mean, temperature } = &worth.heat;
            let value = if worth.text.len() > LONG { "…".to_owned() } else { worth.text.clone() };
            let hot = temperature.as_ref().map_or_else(|| "–".to_owned(), Ratio::to_string);
            vec![board.name(board.place(piece[0])), piece.len().to_string(), value, mean.to_string(), hot]
        };
        let head = vec![
            say!("domineering-head-piece"),
            say!("domineering-head-cells"),
            say!("domineering-head-value"),
            say!("domineering-head-mean"),
            say!("domineering-head-heat"),
        ];
        Exhibit::Table { head, rows: pieces.iter().map(row).collect(), focus: Vec::new() }
    }

    fn place(&self) -> Step {
        let board = &self.at.pos;
        let Some(best) = self.verdict.best.first().filter(|_| self.is_won()) else {
            return Step::says(Role::Place, say!("domineering-place-none", moves = &self.verdict.total));
        };
        let cell = board.cell(best.cell);
        let piece = board.pieces().into_iter().find(|piece| piece.contains(&cell)).expect("it lies on free cells");
        let is_in_line = |other: &(u8, u8)| match best.way {
            Way::Upright => other.1 == cell.1,
            Way::Flat => other.0 == cell.0,
        };
        let line: Vec<(u8, u8)> = piece.into_iter().filter(is_in_line).collect();
        let says = match best.way {
            Way::Upright => say!("domineering-place-column", cell = board.name(best.cell)),
            Way::Flat => say!("domineering-place-row", cell = board.name(best.cell)),
        };
        Step::says(Role::Place, says).showing(Exhibit::Spots(board.spots(&line)))
    }

    fn domino(&self, is_counted: bool) -> Result<Step, Stop> {
        let best = self.verdict.best.first().expect("the game is not over");
        let domino = self.at.pos.write_domino(*best);
        if !self.is_won() {
            return Ok(Step::says(Role::Move, say!("domineering-stall", domino = domino)));
        }
        let next = self.game.play(self.at, best);
        let side = letter(self.at.to).to_string();
        let says = match self.worth(&next.pos)? {
            _ if self.game.ending(&next).is_some() => say!("domineering-move-end", domino = domino),
            _ if is_counted => say!("domineering-move", domino = domino),
            Some(worth) if worth.text.len() <= LONG => match self.in_piece(*best, &domino, &worth)? {
                Some(says) => says,
                None => {
                    let ahead = worth.sure(self.at.to).unwrap_or("none");
                    let value = worth.text.as_str();
                    say!("domineering-move-value", domino = domino, value = value, side = side, ahead = ahead)
                }
            },
            Some(worth) if worth.sure(self.at.to).is_some() => {
                let ahead = worth.sure(self.at.to).unwrap_or_default();
                say!("domineering-move-stop", domino = domino, side = side, ahead = ahead)
            }
            _ => say!("domineering-move", domino = domino),
        };
        let step = Step::says(Role::Move, says);
        let line: Vec<String> = self.line();
        Ok(if line.is_empty() { step } else { step.showing(Exhibit::Line(line)) })
    }

    /// What a domino makes of its piece, and so of the sum, where there are more pieces and the values are short.
    fn in_piece(&self, best: Domino, domino: &str, sum: &Worth) -> Result<Option<Say>, Stop> {
        let (board, cell) = (&self.at.pos, self.at.pos.cell(best.cell));
        let pieces = board.pieces();
        let own = pieces.iter().find(|piece| piece.contains(&cell)).expect("it lies on free cells");
        let left = board.only(own).with(best).pieces();
        let from = self.placer.piece(own, self.control)?;
        let Some(to) = self.placer.sum_of(&left, self.control)? else { return Ok(None) };
        if pieces.len() < 2 || from.text.len().max(to.text.len()) > LONG {
            return Ok(None);
        }
        let heats = pieces.iter().map(|piece| Ok(self.placer.piece(piece, self.control)?.heat.temperature));
        let hottest = heats.collect::<Result<Vec<_>, Stop>>()?.into_iter().max().flatten();
        let is_hottest = hottest.is_some() && hottest == from.heat.temperature;
        Ok(Some(say!(
            "domineering-move-sum",
            domino = domino,
            cell = board.name(board.place(own[0])),
            from = from.text,
            to = to.text,
            sum = sum.text.as_str(),
            side = letter(self.at.to).to_string(),
            hottest = usize::from(is_hottest),
            heat = hottest.map_or_else(String::new, |hot| hot.to_string())
        )))
    }

    fn line(&self) -> Vec<String> {
        let mut at = self.at.clone();
        let write = |domino: &Domino| {
            let text = at.pos.write_domino(*domino);
            at = self.game.play(&at, domino);
            text
        };
        self.verdict.line.iter().map(write).collect()
    }

    fn proof(&self) -> Result<Vec<Step>, Stop> {
        let best = self.verdict.best.first().filter(|_| self.is_won()).map(|best| self.game.play(self.at, best));
        let left = best.as_ref().filter(|next| self.game.ending(next).is_none());
        let counted = self.counted(self.at, false).or_else(|| left.and_then(|next| self.counted(next, true)));
        let mut steps: Vec<Step> = match counted {
            Some(says) => vec![Step::says(Role::Proof, says).about(Idea::Spare)],
            None if best.is_none() || left.is_some() => self.argued(left.unwrap_or(self.at))?.into_iter().collect(),
            None => Vec::new(),
        };
        // Lines of play from a lost position on hold an answer to every move.
        if self.is_won() || steps.iter().all(|step| step.shows.is_none()) {
            let is_all = steps.is_empty() && !self.is_added()?;
            steps.extend(self.answers(is_all)?);
        }
        Ok(steps)
    }

    /// Moves that lose with an answer to each; of a large board that they are not listed, if it is all that is said.
    fn answers(&self, is_all: bool) -> Result<Option<Step>, Stop> {
        if self.at.pos.cells().len() > ANSWERED {
            let large = say!("domineering-proof-large", most = ANSWERED);
            return Ok(is_all.then(|| Step::says(Role::Proof, large)));
        }
        let refuted = self.refuted()?;
        // A move that ends the game and loses, as happens in misère play, needs no answer.
        let ends = |domino: &Domino| {
            let next = self.game.play(self.at, domino);
            matches!(self.game.ending(&next), Some(Ending::Won(winner)) if winner == next.to)
        };
        let last = self.game.moves(self.at).list.filter(ends).count();
        let says = if self.is_won() {
            let lost = &self.verdict.total - &self.verdict.best_total;
            say!("domineering-proof-given-away", lost = lost, last = last)
        } else {
            say!("domineering-proof-lost", last = last)
        };
        Ok((!refuted.is_empty()).then(|| Step::says(Role::Proof, says).showing(Exhibit::Replies(refuted))))
    }

    /// Whether the pieces are shown with their values and the sum of them is what proves it.
    fn is_added(&self) -> Result<bool, Stop> {
        let is_split = self.at.pos.pieces().len() > 1 && self.worth(&self.at.pos)?.is_some();
        let Some(best) = self.verdict.best.first().filter(|_| is_split && self.is_won()) else { return Ok(is_split) };
        let left = self.worth(&self.game.play(self.at, best).pos)?.filter(|worth| worth.text.len() <= LONG);
        Ok(left.map(|worth| self.in_piece(*best, "", &worth)).transpose()?.flatten().is_some())
    }

    /// The shortest argument for a position whose mover loses: few lines of play, a hand tied, or more lines.
    fn argued(&self, start: &At<Board>) -> Result<Option<Step>, Stop> {
        let played = self.played(start, false)?;
        let is_short = |step: &Step| matches!(&step.shows, Some(Exhibit::Table { rows, .. }) if rows.len() <= FEW);
        if self.game.is_misere || played.as_ref().is_some_and(is_short) || self.is_added()? {
            return Ok(played);
        }
        let found = self.tied(start)?.or(played);
        if found.is_some() || is_valued(&start.pos) { Ok(found) } else { self.played(start, true) }
    }

    /// That the side which moves second wins though it never crosses some lines, or though the board falls apart by itself.
    fn tied(&self, start: &At<Board>) -> Result<Option<Step>, Stop> {
        let side = start.to.other();
        let least = usize::from(is_valued(&start.pos));
        let Some(tied) = tied(self.placer, &start.pos, (side, least), self.control)? else { return Ok(None) };
        let lines = named(&tied.lines, side);
        let then = usize::from(self.is_won());
        let side = letter(side).to_string();
        let says = if lines.is_empty() {
            say!("domineering-apart", side = side, then = then)
        } else {
            say!("domineering-tied", side = side, lines = lines, then = then)
        };
        Ok(Some(Step::says(Role::Proof, says).about(Idea::Counting).showing(self.table(tied.pieces))))
    }

    /// The fewest lines of play after which counting is proof enough, or with values the pieces left are, where they are few.
    fn played(&self, start: &At<Board>, with_values: bool) -> Result<Option<Step>, Stop> {
        let mut settled = |at: &At<Board>| match self.settled(at) {
            None if with_values => self.added(at),
            settled => Ok(settled),
        };
        let mut lines = Lines::new(self.game, self.placer, self.control, &mut settled);
        let Some(rows) = lines.of(start)? else { return Ok(None) };
        let (won, count) = (usize::from(self.is_won()), rows.len());
        if self.game.moves(start).list.all(|domino| self.game.ending(&self.game.play(start, &domino)).is_some()) {
            let moves = self.game.moves(start).total;
            let says =
                say!("domineering-proof-last", won = won, moves = moves, side = letter(start.to.other()).to_string());
            return Ok(Some(Step::says(Role::Proof, says).about(Idea::End)));
        }
        let misere = usize::from(self.game.is_misere);
        let (says, last) = if with_values {
            (say!("domineering-lines-added", won = won, lines = count), say!("domineering-head-settled"))
        } else {
            let over = usize::from(rows.iter().any(|row| row[2] == OVER));
            let says = say!("domineering-lines", won = won, lines = count, misere = misere, over = over);
            (says, say!("domineering-head-room"))
        };
        let head = vec![say!("counted-head-move"), say!("counted-head-line"), last];
        let rows = rows.into_iter().map(Vec::from).collect();
        let table = Exhibit::Table { head, rows, focus: Vec::new() };
        let idea = if with_values { Idea::Counting } else { Idea::Spare };
        Ok(Some(Step::says(Role::Proof, says).about(idea).showing(table)))
    }

    /// What settles a position by counting: the moves of the side that outlasts the other, and the room of the other.
    fn settled(&self, at: &At<Board>) -> Option<String> {
        if self.game.ending(at).is_some() {
            return Some(OVER.to_owned());
        }
        self.outlasting(at).map(|(_, sure, most)| format!("{sure} : {most}"))
    }

    /// What settles a position by the values of its pieces: their sum, or lines that the side which moves second need not cross.
    fn added(&self, at: &At<Board>) -> Result<Option<String>, Stop> {
        let side = at.to.other();
        if let Some(worth) = self.placer.sum_of(&at.pos.pieces(), self.control)? {
            let is_short = worth.text.len() <= LONG / 2;
            let sign = if side == Side::First { ">= 0" } else { "<= 0" };
            return Ok(
                worth.holds[side as usize].then(|| if is_short { format!("= {}", worth.text) } else { sign.into() })
            );
        }
        let tied = tied(self.placer, &at.pos, (side, 1), self.control)?;
        Ok(tied.map(|tied| named(&tied.lines, side).join(", ")))
    }

    /// Each move that loses, with an answer to it.
    fn refuted(&self) -> Result<Vec<(String, String)>, Stop> {
        let mut pairs = Vec::new();
        for domino in self.game.moves(self.at).list {
            let next = self.game.play(self.at, &domino);
            if pairs.len() == SHOWN || self.game.ending(&next).is_some() {
                continue;
            }
            if let Some(answer) = self.winning(&next)? {
                pairs.push((self.at.pos.write_domino(domino), next.pos.write_domino(answer)));
            }
        }
        Ok(pairs)
    }

    fn winning(&self, at: &At<Board>) -> Result<Option<Domino>, Stop> {
        for domino in self.game.moves(at).list {
            let next = self.game.play(at, &domino);
            if self.placer.value_of(self.game, &next, self.control)?.outcome() == Outcome::P {
                return Ok(Some(domino));
            }
        }
        Ok(None)
    }

    fn law(&self, is_counted: bool) -> Vec<Say> {
        if is_counted {
            vec![say!("domineering-law-counting", misere = usize::from(self.game.is_misere))]
        } else if self.game.is_misere {
            vec![say!("domineering-law-search", most = VISITED)]
        } else if is_valued(&self.at.pos) {
            vec![say!("domineering-law-values"), say!("domineering-law-sign", cells = VALUED)]
        } else {
            vec![say!("domineering-law-search", most = VISITED), say!("domineering-law-beyond", cells = VALUED)]
        }
    }
}

/// Lines of the board that a side does not cross, as they are told.
fn named(lines: &[u8], side: Side) -> Vec<String> {
    let name = |line: &u8| match side {
        Side::First => format!("{}|{}", line + 1, line + 2),
        Side::Second => format!("{}|{}", (b'a' + line) as char, (b'b' + line) as char),
    };
    lines.iter().map(name).collect()
}
