//! What few games bring, with the types rubbed off. Each facet is asked only of games that have it.

use crate::any::rubbed::Rubbed;
use crate::any::{AnyGame, AnyMove, AnyPos, rub, typed};
use crate::game::Game;
use crate::game::hidden::Hidden;
use crate::game::staged::Staged;
use crate::game::summand::{InSums, Summand};
use crate::game::tabled::Tabled;
use ground::heap_game::HeapGame;
use ground::num::Nat;
use ground::rules::{At, Side};
use ground::say::Say;
use ground::scene::Scene;
use solve::judge::control::{Control, Stop};
use solve::judge::exploitability::{Leaks, Tally};
use solve::judge::learning::{Kind, Record};
use solve::judge::mixing::{Mix, Mixing, Weighed};
use solve::judge::reason::Reason;
use solve::judge::scheme::Scheme;
use solve::judge::sequence::Table;
use solve::judge::value::Value;
use solve::search::evaluation::{Evaluation, Term};
use solve::trace::method::Method;
use solve::trace::run::Run;

/// A facet that is there.
fn facet<T>(facet: Option<T>) -> T {
    facet.expect("only games that have it are asked")
}

impl<G: Game> Hidden<AnyPos, AnyMove> for Rubbed<G> {
    fn scene_for(&self, at: &At<AnyPos>, eye: Side) -> Scene {
        facet(self.game.hidden()).scene_for(typed(at), eye)
    }

    fn text_for(&self, at: &At<AnyPos>, eye: Side) -> String {
        facet(self.game.hidden()).text_for(typed(at), eye)
    }

    fn keep_pos(&self, at: &At<AnyPos>) -> String {
        facet(self.game.hidden()).keep_pos(typed(at))
    }

    fn keep_move(&self, at: &At<AnyPos>, mv: &AnyMove) -> String {
        facet(self.game.hidden()).keep_move(typed(at), mv.typed())
    }

    fn is_secret(&self, at: &At<AnyPos>, mv: &AnyMove) -> bool {
        facet(self.game.hidden()).is_secret(typed(at), mv.typed())
    }

    fn reshuffled(&self, at: &At<AnyPos>, seed: u64) -> At<AnyPos> {
        rub(facet(self.game.hidden()).reshuffled(typed(at), seed))
    }

    fn lot(&self, at: &At<AnyPos>, seed: u64) -> Option<AnyMove> {
        facet(self.game.hidden()).lot(typed(at), seed).map(AnyMove::of)
    }

    fn situation(&self, at: &At<AnyPos>) -> Option<String> {
        facet(self.game.hidden()).situation(typed(at))
    }
}

impl<G: Game> Staged<AnyPos> for Rubbed<G> {
    fn methods(&self, at: &At<AnyPos>) -> Vec<Method> {
        facet(self.game.staged()).methods(typed(at))
    }

    fn run(&self, at: &At<AnyPos>, method: Method, control: &Control) -> Result<Run, Stop> {
        facet(self.game.staged()).run(typed(at), method, control)
    }
}

impl<G: Game> Evaluation<AnyPos> for Rubbed<G> {
    fn terms(&self, at: &At<AnyPos>) -> Vec<Term> {
        facet(self.game.evaluation()).terms(typed(at))
    }

    fn candidates(&self, at: &At<AnyPos>) -> Option<Vec<usize>> {
        facet(self.game.evaluation()).candidates(typed(at))
    }

    fn chosen(&self, at: &At<AnyPos>, depth: usize, control: &Control) -> Result<Option<(usize, usize)>, Stop> {
        facet(self.game.evaluation()).chosen(typed(at), depth, control)
    }

    fn in_time(&self, at: &At<AnyPos>, control: &Control) -> Result<Option<usize>, Stop> {
        facet(self.game.evaluation()).in_time(typed(at), control)
    }

    fn narrows(&self) -> Option<Say> {
        facet(self.game.evaluation()).narrows()
    }
}

impl<G: Game> Summand<AnyPos> for Rubbed<G> {
    fn summands(&self, at: &At<AnyPos>) -> Vec<At<AnyPos>> {
        facet(self.game.summand()).summands(typed(at)).into_iter().map(rub).collect()
    }

    fn in_sums(&self) -> InSums {
        facet(self.game.summand()).in_sums()
    }

    fn parts(&self, at: &At<AnyPos>, control: &Control) -> Result<Option<Vec<(String, Nat)>>, Stop> {
        facet(self.game.summand()).parts(typed(at), control)
    }
}

impl<G: Game> Tabled<AnyPos> for Rubbed<G> {
    fn at_cell(&self, sizes: &[usize]) -> Option<At<AnyPos>> {
        facet(self.game.tabled()).at_cell(sizes).map(rub)
    }

    fn law(&self, sizes: usize) -> Option<String> {
        facet(self.game.tabled()).law(sizes)
    }

    fn as_heaps(&self, at: &At<AnyPos>) -> Option<(HeapGame, Vec<Nat>)> {
        facet(self.game.tabled()).as_heaps(typed(at))
    }

    fn table(&self, to: Option<usize>, control: &Control) -> Option<Result<Table, Stop>> {
        facet(self.game.tabled()).table(to, control)
    }
}

impl<G: Game> Mixing<AnyGame> for Rubbed<G> {
    fn mixed(&self, _: &AnyGame, at: &At<AnyPos>, control: &Control) -> Result<Weighed<AnyMove>, Stop> {
        let mixed = facet(self.oracle.mixing()).mixed(&self.game, typed(at), control)?;
        Ok(mixed.into_iter().map(|(mv, weight)| (AnyMove::of(mv), weight)).collect())
    }

    fn strategies(&self, _: &AnyGame, at: &At<AnyPos>, control: &Control) -> Result<Vec<Mix>, Stop> {
        facet(self.oracle.mixing()).strategies(&self.game, typed(at), control)
    }

    fn unseen(&self, _: &AnyGame, at: &At<AnyPos>, control: &Control) -> Result<Option<(Value, Reason)>, Stop> {
        facet(self.oracle.mixing()).unseen(&self.game, typed(at), control)
    }

    fn leaks(
        &self,
        _: &AnyGame,
        at: &At<AnyPos>,
        side: Side,
        tallies: &[Tally],
        draws: usize,
        control: &Control,
    ) -> Result<Leaks, Stop> {
        facet(self.oracle.mixing()).leaks(&self.game, typed(at), side, tallies, draws, control)
    }

    fn schemes(&self) -> &'static [Scheme] {
        facet(self.oracle.mixing()).schemes()
    }

    fn kind(&self) -> Kind {
        facet(self.oracle.mixing()).kind()
    }

    fn learnt(&self, _: &AnyGame, at: &At<AnyPos>, scheme: Scheme, to: u64, control: &Control) -> Result<Record, Stop> {
        facet(self.oracle.mixing()).learnt(&self.game, typed(at), scheme, to, control)
    }
}
