//! The methods that know more of a position than its moves: those of the game itself, and the one on sums of independent parts.

use crate::any::{AnyGame, AnyPos};
use crate::game::summand::summands;
use ground::num::Nat;
use ground::rules::At;
use ground::say;
use solve::judge::asked::keep_reaching;
use solve::judge::control::{Control, Stop};
use solve::search::full_search::Count;
use solve::trace::Gathered;
use solve::trace::graph::Paper;
use solve::trace::method::Method;
use solve::trace::run::{Found, Run};
use solve::trace::tables::sums::{First, Part, add};

/// Positions of a part whose table is filled before one's eyes; what is larger is told.
const SHOWN: usize = 300;

/// A game.
pub struct Summed<'a> {
    /// The game.
    pub game: &'a AnyGame,
    /// Puts a position, and its moves, into notation.
    pub write: &'a dyn Fn(&At<AnyPos>) -> Paper,
}

/// The methods of a position that know more than its moves.
pub fn methods(game: &AnyGame, at: &At<AnyPos>) -> Vec<Method> {
    let own = game.staged().map_or_else(Vec::new, |staged| staged.methods(at));
    own.into_iter().chain(is_sum(game, at).then_some(Method::SgSum)).collect()
}

/// Whether a position is a sum of two parts or more, of a game that has nim-values.
fn is_sum(game: &AnyGame, at: &At<AnyPos>) -> bool {
    game.count() == Count::Nimbers && summands(game.summand(), at).len() > 1
}

impl Summed<'_> {
    /// Runs one of these methods; `None`: it is none of them.
    pub fn run(&self, at: &At<AnyPos>, method: Method, control: &Control) -> Option<Result<Run, Stop>> {
        match self.game.staged().filter(|staged| staged.methods(at).contains(&method)) {
            Some(staged) => Some(staged.run(at, method, control)),
            None => (method == Method::SgSum && is_sum(self.game, at)).then(|| self.add(at, control)),
        }
    }

    /// Adds the parts of a position.
    fn add(&self, at: &At<AnyPos>, control: &Control) -> Result<Run, Stop> {
        let parts = summands(self.game.summand(), at)
            .iter()
            .map(|part| self.part(part, control))
            .collect::<Result<_, Stop>>()?;
        // Many parts make many moves: what is not known at once is left out.
        let first = match self.first(at, control) {
            Err(Stop::TooLarge(_)) => None,
            first => first?,
        };
        let whole = Paper { position: self.game.write_pos(at), moves: Vec::new() };
        add(parts, whole, first)
    }

    /// The table of a part, if it is small enough to be shown; what the oracle knows of it if not.
    fn part(&self, at: &At<AnyPos>, control: &Control) -> Result<Part, Stop> {
        let text = self.game.write_pos(at);
        let run = match Gathered::within(SHOWN, self.game, at, Count::Nimbers, control) {
            Ok(gathered) if gathered.methods().contains(&Method::SgValues) => {
                Some(gathered.run(Method::SgValues, self.write, control)?)
            }
            Ok(_) | Err(Stop::TooLarge(_)) => None,
            Err(stop) => return Err(stop),
        };
        let value = match run.as_ref().map(|run| &run.found) {
            Some(Found::Nimber(nimber)) => Some(nimber.clone()),
            _ => self.game.value(at, control)?.as_nimber().cloned(),
        };
        let value = value.ok_or_else(|| Stop::TooLarge(say!("trace-sum-no-value", part = text.as_str())))?;
        Ok(Part { text, value, run })
    }

    /// The first move that leaves the nim-sum 0, where the parts that stay tell which one it changes.
    fn first(&self, at: &At<AnyPos>, control: &Control) -> Result<Option<First>, Stop> {
        let texts = |at| -> Vec<String> {
            summands(self.game.summand(), at).iter().map(|part| self.game.write_pos(part)).collect()
        };
        let mut question = self.game.ask(at);
        keep_reaching(question.asked(), &Nat::ZERO, control)?;
        let Some(text) = question.found().into_iter().next() else { return Ok(None) };
        let next = self.game.after(at, &text).expect("a best move is legal");
        let (before, mut after) = (texts(at), texts(&next));
        let mut changed = before.iter().enumerate().filter(|(_, part)| {
            let kept = after.iter().position(|other| other == *part);
            kept.map(|kept| after.swap_remove(kept)).is_none()
        });
        let part = changed.next().filter(|_| changed.next().is_none()).map(|(part, _)| part);
        Ok(part.map(|part| First { text, part }))
    }
}
