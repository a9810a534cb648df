//! What games share that are solved backwards from their ends: what each move leaves, and within which places a hunt stays.

use num_traits::One;

use crate::kit::asked::Asked;
use duel::game::Game;
use ground::num::Nat;
use ground::rules::{At, Side};
use ground::say;
use ground::say::Say;
use ground::scene::Spot;
use solve::judge::control::Stop;
use solve::judge::idea::Idea;
use solve::judge::oracle::{Verdict, best};
use solve::judge::reason::{Exhibit, Role, Step};
use solve::judge::value::{Outcome, Value, infinity};

/// Moves or positions shown at most in one exhibit.
pub const SHOWN: usize = 40;

/// Places within which a hunted one is said to stay, at most.
const POCKET: usize = 8;

/// Positions of a hunt that are followed.
const FOLLOWED: usize = 400;

/// Plies of a hunt that is told move by move.
const SOON: u64 = 5;

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

/// How many moves keep what the position is worth: a hint that names none of them.
pub fn counted<M>(verdict: &Verdict<M>) -> Step {
    let (total, moves) = (&verdict.total, &verdict.best_total);
    let (idea, says) = match verdict.value.outcome() {
        Outcome::N => (Idea::Distance, say!("waves-look-won", total = total, moves = moves)),
        Outcome::P => (Idea::Distance, say!("waves-look-lost", total = total)),
        Outcome::D => {
            (Idea::Escape, say!("waves-look-drawn", total = total, moves = moves, all = usize::from(total == moves)))
        }
    };
    Step::says(Role::Look, says).about(idea)
}

impl<G: Game> Asked<'_, G> {
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
                (Outcome::P, Some(_)) => {
                    say!("waves-stall", mv = text, only = usize::from(self.verdict.total.is_one()))
                }
                (Outcome::P, None) => say!("waves-stall-any", mv = text),
                (Outcome::D, _) => say!("waves-stay", mv = text),
            },
        )
    }
}

impl<G: Game> Asked<'_, G> {
    /// The places within which the hunted stays whatever it does, the hunter playing its best moves; told where they are few of so
    /// many. `None`: they are not, the hunter does not win, or the hunt is over soon.
    pub fn pocket(
        &self,
        hunter: Side,
        places: usize,
        name: impl Fn(&At<G::Pos>) -> String,
    ) -> Result<Option<Step>, Stop> {
        let winner = if self.outcome() == Outcome::N { self.at.to } else { self.at.to.other() };
        if winner != hunter
            || self.outcome() == Outcome::D
            || self.verdict.value.remoteness().is_none_or(|plies| plies <= SOON)
        {
            return Ok(None);
        }
        let (mut met, mut names) = (vec![self.at.clone()], Vec::new());
        let mut next = 0;
        while let Some(here) = met.get(next).cloned() {
            next += 1;
            let own = name(&here);
            names.extend((!names.contains(&own)).then_some(own));
            if names.len() > POCKET || 2 * names.len() > places || met.len() > FOLLOWED {
                return Ok(None);
            }
            let moves = if here.to == hunter {
                best(self.oracle, self.game, &here, self.control)?.1.into_iter().take(1).collect()
            } else {
                self.game.moves(&here).list.collect::<Vec<G::Move>>()
            };
            let after = moves.iter().map(|mv| self.game.play(&here, mv));
            for after in after.filter(|after| self.game.ending(after).is_none()) {
                if !met.contains(&after) {
                    met.push(after);
                }
            }
        }
        let says = say!("waves-pocket", count = names.len(), places = names);
        Ok(Some(Step::says(Role::Proof, says).about(Idea::Fence)))
    }
}

/// The steps without what says that only counting decides, where something better was looked at before.
pub fn looked_at(steps: Vec<Step>, is_looked_at: bool) -> impl Iterator<Item = Step> {
    let says_nothing = move |step: &Step| is_looked_at && step.role == Role::Look && step.idea == Some(Idea::Counting);
    steps.into_iter().filter(move |step| !says_nothing(step))
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
