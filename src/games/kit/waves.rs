//! What games share that are solved backwards from their ends: what each move leaves, and how the waves of settled
//! positions ran.

use crate::kit::kin::{replies, shown};
use duel::game::Game;
use ground::num::Nat;
use ground::rules::At;
use ground::say;
use ground::say::Say;
use ground::scene::Spot;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::{Oracle, Verdict, best};
use solve::judge::reason::{Exhibit, Role, Step};
use solve::judge::sequence::Fall;
use solve::judge::value::{Outcome, Value, infinity};

/// Moves or positions shown at most in one exhibit.
pub const SHOWN: usize = 40;

/// Rows that tell how the waves ran; of more waves several stand in one row.
const WAVES: u64 = 8;

/// A value in a word: its outcome, or the nim-value, or the infinity with what it reaches.
pub fn worth(value: &Value) -> String {
    match (value.as_nimber(), value.as_infinity()) {
        (Some(nimber), _) => nimber.to_string(),
        (_, Some(reached)) => infinity(reached),
        _ => value.letter().to_owned(),
    }
}

/// What moves leave, as a table; the moves that keep the mover's outcome are marked.
fn outlook_table(outlook: &[(String, Value)]) -> Exhibit {
    let best = outlook.iter().map(|(_, left)| left.gladness()).max();
    let row = |(mv, left): &(String, Value)| vec![mv.clone(), left.letter().to_owned(), worth(left), plies(left)];
    let kept = outlook.iter().enumerate().filter(|(_, (_, left))| Some(left.gladness()) == best);
    Exhibit::Table {
        head: vec![say!("waves-move"), say!("waves-leaves"), say!("waves-value"), say!("waves-plies")],
        rows: outlook.iter().map(row).collect(),
        focus: kept.map(|(row, _)| (row, 0)).collect(),
    }
}

fn plies(value: &Value) -> String {
    value.remoteness().map_or_else(String::new, |plies| plies.to_string())
}

/// Who wins and in how many plies, or that nobody does; with the number of moves that keep it.
pub fn claim(value: &Value, moves: &Nat) -> Say {
    match (value.outcome(), value.remoteness()) {
        (Outcome::N, Some(plies)) => say!("waves-claim-won", plies = plies, moves = moves),
        (Outcome::N, None) => say!("waves-claim-won-some-time", moves = moves),
        (Outcome::P, Some(plies)) => say!("waves-claim-lost", plies = plies),
        (Outcome::P, None) => say!("waves-claim-lost-some-time"),
        (Outcome::D, _) => say!("waves-claim-drawn", moves = moves),
    }
}

/// How the sweep ran: how many positions were settled in each wave, which is their distance from the end in plies.
pub fn waves(fall: &Fall) -> Step {
    let says = say!(
        "waves-ran",
        positions = fall.positions(),
        won = fall.won,
        lost = fall.lost,
        drawn = fall.drawn,
        longest = fall.longest()
    );
    waves_told(fall, says)
}

/// The same in words of the game.
pub fn waves_told(fall: &Fall, says: Say) -> Step {
    let head = vec![say!("waves-plies"), say!("waves-settled")];
    Step::says(Role::Law, says).showing(Exhibit::Table { head, rows: ran(fall), focus: Vec::new() })
}

/// How many positions each wave settled, waves side by side taken together where there are many.
fn ran(fall: &Fall) -> Vec<Vec<String>> {
    let width = (fall.longest() + 1).div_ceil(WAVES);
    let mut rows = Vec::new();
    for from in (0..=fall.longest()).step_by(width as usize) {
        let to = fall.longest().min(from + width - 1);
        let settled: u64 = fall.histogram.range(from..=to).map(|(_, count)| count).sum();
        let plies = if from == to { from.to_string() } else { format!("{from}–{to}") };
        rows.push(vec![plies, settled.to_string()]);
    }
    rows
}

/// How many moves keep what the position is worth: a hint that names none of them.
pub fn counted<M>(verdict: &Verdict<M>) -> Step {
    let (total, moves) = (&verdict.total, &verdict.best_total);
    let (idea, says) = match verdict.value.outcome() {
        Outcome::N => (Idea::Distance, say!("waves-look-won", total = total, moves = moves)),
        Outcome::P => (Idea::Distance, say!("waves-look-lost", total = total)),
        Outcome::D => (Idea::Escape, say!("waves-look-drawn", total = total, moves = moves)),
    };
    Step::says(Role::Look, says).about(idea)
}

/// A position that is to be explained by the waves that settled it.
pub struct Retold<'a, G: Game> {
    /// Who knows.
    pub oracle: &'a dyn Oracle<G>,
    /// The game.
    pub game: &'a G,
    /// The position, which is not over.
    pub at: &'a At<G::Pos>,
    /// What is known of it.
    pub verdict: &'a Verdict<G::Move>,
    /// The reins.
    pub control: &'a Control,
}

impl<G: Game> Retold<'_, G> {
    /// Who wins, seen by the mover.
    pub fn outcome(&self) -> Outcome {
        self.verdict.value.outcome()
    }

    /// What the moves leave; a proof, for it shows which of them is best.
    pub fn left(&self) -> Result<Step, Stop> {
        Ok(Step::says(Role::Proof, say!("waves-left")).about(Idea::Distance).showing(self.outlook()?))
    }

    /// What the first moves leave.
    pub fn outlook(&self) -> Result<Exhibit, Stop> {
        let (game, at) = (self.game, self.at);
        let left = |mv: G::Move| {
            let left = self.oracle.value(game, &game.play(at, &mv), self.control)?;
            Ok((game.write_move(at, &mv), left))
        };
        let outlook: Vec<(String, Value)> = game.moves(at).list.take(SHOWN).map(left).collect::<Result<_, Stop>>()?;
        Ok(outlook_table(&outlook))
    }

    /// Where the moves go that keep the outcome; where all moves go if it is lost.
    pub fn place(&self) -> Step {
        let end = |mv: &G::Move| self.game.path(self.at, mv).last().copied();
        let spots = match self.outcome() {
            Outcome::P => self.game.moves(self.at).list.take(SHOWN).filter_map(|mv| end(&mv)).collect(),
            _ => self.verdict.best.iter().take(SHOWN).filter_map(end).collect(),
        };
        place(self.outcome(), spots)
    }

    /// The move itself.
    pub fn push(&self) -> Step {
        let text = self.game.write_move(self.at, &self.verdict.best[0]);
        Step::says(
            Role::Move,
            match (self.outcome(), self.verdict.value.remoteness()) {
                (Outcome::N, _) => say!("waves-move-won", mv = text),
                (Outcome::P, Some(_)) => say!("waves-stall", mv = text),
                (Outcome::P, None) => say!("waves-stall-any", mv = text),
                (Outcome::D, _) => say!("waves-stay", mv = text),
            },
        )
    }

    /// Why a win in so many plies cannot be escaped: every reply leaves the mover nearer to the end.
    pub fn nearer(&self, plies: u64) -> Result<Step, Stop> {
        Ok(self.answering(say!("waves-nearer", plies = plies, left = plies.saturating_sub(2)))?.about(Idea::Distance))
    }

    /// What the best move keeps, in words of the game, with an answer to every reply.
    pub fn answering(&self, says: Say) -> Result<Step, Stop> {
        let (game, mv) = (self.game, &self.verdict.best[0]);
        let next = game.play(self.at, mv);
        if game.ending(&next).is_some() {
            return Ok(Step::says(Role::Proof, say!("waves-ends")).about(Idea::End));
        }
        let mut rows = Vec::new();
        for reply in game.moves(&next).list.take(SHOWN) {
            let after = game.play(&next, &reply);
            let (value, answers, _) = best(self.oracle, game, &after, self.control)?;
            let answer = answers.first().map_or_else(|| "-".to_owned(), |answer| game.write_move(&after, answer));
            rows.push(vec![game.write_move(&next, &reply), answer, self::plies(&value)]);
        }
        let head = vec![say!("waves-reply"), say!("waves-answer"), say!("waves-plies")];
        Ok(Step::says(Role::Proof, says).showing(Exhibit::Table { head, rows, focus: Vec::new() }))
    }

    /// Why a lost position cannot be saved: every move has an answer, or ends the game at once.
    pub fn answered(&self) -> Result<Step, Stop> {
        let is_over = |mv: &G::Move| self.game.ending(&self.game.play(self.at, mv)).is_some();
        let over = self.game.moves(self.at).list.filter(is_over).count();
        if self.verdict.total == Nat::from(over) {
            return Ok(Step::says(Role::Proof, say!("waves-answered-over")).about(Idea::End));
        }
        let says = if over == 0 { say!("waves-answered") } else { say!("waves-answered-or-over") };
        Ok(self.refuted(says)?.about(Idea::Distance))
    }

    /// The same in words of the game.
    pub fn refuted(&self, says: Say) -> Result<Step, Stop> {
        let goes_on = |mv: &G::Move| self.game.ending(&self.game.play(self.at, mv)).is_none();
        let moves = self.game.moves(self.at).list.filter(goes_on);
        let replies = replies(self.oracle, self.game, self.at, moves, self.control)?;
        Ok(shown(Step::says(Role::Proof, says), replies))
    }
}

fn place(outcome: Outcome, mut spots: Vec<Spot>) -> Step {
    spots.sort_unstable();
    spots.dedup();
    let says = match outcome {
        Outcome::N => say!("waves-place-won"),
        Outcome::P => say!("waves-place-lost"),
        Outcome::D => say!("waves-place-drawn"),
    };
    Step::says(Role::Place, says).showing(Exhibit::Spots(spots))
}
