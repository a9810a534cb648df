//! A variant of a game with its oracle: the positions that a game in progress knows with their types rubbed off.
//!
//! A variant knows its game without its types (`any`), so this is compiled once for all games. Above `any` nobody names a game.

use std::sync::Arc;

use crate::answer::{Answer, First, answered};
use crate::any::{AnyGame, AnyMove, AnyPos};
use crate::found::Found;
use crate::game::Card;
use crate::game::slip::Slip;
use crate::game::summand::{InSums, Summand, summands};
use crate::mixed::Mixed;
use crate::place::{Choice, MixingPlace, Place, Step};
use crate::watched::Watched;
use ground::fault::Fault;
use ground::heap_game::HeapGame;
use ground::num::Nat;
use ground::params::Params;
use ground::rules::{At, Ending, Eye, Rules, Side};
use ground::say::Say;
use ground::scene::{Scene, Spot};
use ground::typed;
use solve::judge::asked::{best, first, keep_reaching};
use solve::judge::control::{Control, Stop};
use solve::judge::mixing::Mix;
use solve::judge::oracle::Scope;
use solve::judge::reason::Reason;
use solve::judge::sequence::Table;
use solve::judge::value::Value;
use solve::search::full_search::{Count, Walk};
use solve::search::playouts::{Guess, guess};
use solve::trace::method::Method;
use solve::trace::run::Run;
use solve::trace::whole::Whole;

/// A variant with its oracle, shared by all its positions.
pub struct Variant {
    game: AnyGame,
    params: Params,
}

impl Variant {
    /// A variant of a game under these parameters.
    pub fn new(game: AnyGame, params: Params) -> Arc<Self> {
        Arc::new(Variant { game, params })
    }

    /// The preset start.
    pub fn start(self: &Arc<Self>) -> Arc<dyn Place> {
        self.place(self.game.start())
    }

    fn place(self: &Arc<Self>, at: At<AnyPos>) -> Arc<dyn Place> {
        self.seen(at, Eye::Paper)
    }

    fn seen(self: &Arc<Self>, at: At<AnyPos>, eye: Eye) -> Arc<dyn Place> {
        Arc::new(Spread { variant: self.clone(), at, eye })
    }
}

/// A typed position behind the erased face, and who looks at it.
struct Spread {
    variant: Arc<Variant>,
    at: At<AnyPos>,
    eye: Eye,
}

impl Spread {
    fn game(&self) -> &AnyGame {
        &self.variant.game
    }

    fn watched(&self) -> Watched<'_> {
        Watched { place: self, game: self.game(), at: &self.at }
    }

    fn write(&self, mv: &AnyMove) -> String {
        self.game().write_move(&self.at, mv)
    }

    /// What the oracle knows of mixed moves.
    fn mixed(&self) -> Option<Mixed<'_>> {
        let mixing = self.game().mixing()?;
        Some(Mixed { game: self.game(), at: &self.at, eye: self.eye, mixing })
    }

    /// What the opponent of the mover can tell, where it looks and does not see the mover's hand.
    #[inline(never)]
    fn veiled(&self, control: &Control) -> Result<Option<(Value, Reason)>, Stop> {
        self.mixed().map_or(Ok(None), |mixed| mixed.veiled(control))
    }

    fn strategies(&self, control: &Control) -> Result<Vec<Mix>, Stop> {
        self.mixed().map_or_else(|| Ok(Vec::new()), |mixed| mixed.mixing.strategies(mixed.game, mixed.at, control))
    }

    fn read_legal(&self, text: &str) -> Result<AnyMove, Fault> {
        self.game().read_legal(&self.at, text)
    }
}

impl Place for Spread {
    fn card(&self) -> &'static Card {
        self.game().card()
    }

    fn params(&self) -> &Params {
        &self.variant.params
    }

    fn to(&self) -> Side {
        self.at.to
    }

    fn text(&self) -> String {
        match self.eye {
            Eye::Paper => self.game().write_pos(&self.at),
            eye => match self.game().hidden() {
                Some(hidden) => hidden.text_for(&self.at, eye.side(self.at.to)),
                None => self.game().write_pos(&self.at),
            },
        }
    }

    fn scene(&self) -> Scene {
        match self.game().hidden() {
            Some(hidden) => hidden.scene_for(&self.at, self.eye.side(self.at.to)),
            None => self.game().scene(&self.at),
        }
    }

    fn ending(&self) -> Option<Ending> {
        self.game().ending(&self.at)
    }

    fn moves(&self, most: usize) -> (Vec<String>, Nat) {
        let moves = self.game().moves(&self.at);
        (moves.list.take(most).map(|mv| self.write(&mv)).collect(), moves.total)
    }

    fn each(&self, most: usize, then: &mut dyn FnMut(Arc<dyn Place>) -> bool) -> bool {
        let moves = self.game().moves(&self.at);
        let is_typed = moves.total == Nat::ZERO && self.ending().is_none();
        let are_few = !is_typed && moves.total <= Nat::from(most);
        if are_few {
            moves.list.map(|mv| self.variant.place(self.game().play(&self.at, &mv))).all(then);
        }
        are_few
    }

    fn endless(&self) -> Option<Side> {
        if let Count::Escapes(side) = self.game().count() { Some(side) } else { None }
    }

    fn choices(&self) -> Vec<Choice> {
        let choices = |mv: AnyMove| {
            let (paths, text) = (self.game().paths(&self.at, &mv), self.write(&mv));
            paths.into_iter().map(move |path| Choice { path, text: text.clone() })
        };
        let all = self.game().pointable(&self.at).into_iter().flat_map(choices);
        all.filter(|choice| !choice.path.is_empty()).collect()
    }

    fn play(&self, text: &str) -> Result<Step, Fault> {
        let mv = self.read_legal(text)?;
        let next = self.variant.seen(self.game().play(&self.at, &mv), self.eye);
        let (hidden, text) = (self.game().hidden(), self.write(&mv));
        Ok(Step {
            kept: hidden.map_or_else(|| text.clone(), |hidden| hidden.keep_move(&self.at, &mv)),
            is_secret: hidden.is_some_and(|hidden| hidden.is_secret(&self.at, &mv)),
            text,
            told: self.game().tell(&self.at, &mv),
            path: self.game().path(&self.at, &mv),
            next,
        })
    }

    fn after(&self, text: &str) -> Result<Arc<dyn Place>, Fault> {
        Ok(self.variant.seen(self.game().after(&self.at, text)?, self.eye))
    }

    fn spoken(&self, most: usize) -> Vec<(String, Vec<String>)> {
        let told = |mv: AnyMove| (self.write(&mv), self.game().spoken(&self.at, &mv));
        self.game().moves(&self.at).list.take(most).map(told).collect()
    }

    fn named(&self, text: &str) -> Option<Say> {
        self.read_legal(text).ok().and_then(|mv| self.game().named(&self.at, &mv))
    }

    fn heard(&self, text: &str) -> Vec<String> {
        self.game().heard(&self.at, text)
    }

    fn slips(&self, text: &str) -> Vec<Slip> {
        self.read_legal(text).map_or_else(|_| Vec::new(), |mv| self.game().slips(&self.at, &mv))
    }

    fn value(&self, control: &Control) -> Result<Value, Stop> {
        match self.veiled(control)? {
            Some((value, _)) => Ok(value),
            None => self.game().value(&self.at, control),
        }
    }

    fn best(&self, control: &Control) -> Result<(Value, Vec<String>, Nat), Stop> {
        if let Some((value, _)) = self.veiled(control)? {
            return Ok((value, Vec::new(), Nat::ZERO));
        }
        let mut question = self.game().ask(&self.at);
        let (value, total) = best(question.asked(), control)?;
        Ok((value, question.found(), total))
    }

    fn first(&self, control: &Control) -> Result<First, Stop> {
        if let Some((value, _)) = self.veiled(control)? {
            return Ok(First { value, mv: None, tried: 0 });
        }
        let mut question = self.game().ask(&self.at);
        let (value, tried) = first(question.asked(), control)?;
        Ok(First { value, mv: question.found().into_iter().next(), tried })
    }

    fn prompt(&self, control: &Control) -> Result<Option<(Value, String)>, Stop> {
        let mut question = self.game().ask(&self.at);
        let value = question.asked().prompt(control)?;
        Ok(value.zip(question.found().into_iter().next()))
    }

    fn guess(&self, seed: u64, plies: u64, control: &Control) -> Result<Option<Guess<String>>, Stop> {
        if self.is_repeated() {
            return Ok(None);
        }
        let guess = guess(self.game(), &self.at, seed, plies, control)?;
        Ok(guess.map(|guess| Guess { mv: self.write(&guess.mv), won: guess.won, games: guess.games }))
    }

    fn reaching(&self, nimber: &Nat, control: &Control) -> Result<Vec<String>, Stop> {
        let mut question = self.game().ask(&self.at);
        keep_reaching(question.asked(), nimber, control)?;
        Ok(question.found())
    }

    fn judge(&self, scope: Scope, control: &Control) -> Result<Answer, Stop> {
        if let Some((value, reason)) = self.veiled(control)? {
            let total = self.game().moves(&self.at).total;
            let answer = Answer::veiled(self.text(), self.at.to, value, total, reason);
            return Ok(Answer { mix: self.strategies(control)?, ..answer });
        }
        let answer = answered(self.text(), Found::new(self.game(), &self.at, scope, control)?, control)?;
        Ok(Answer { mix: self.strategies(control)?, ..answer })
    }

    fn walk(&self, room: usize, control: &Control) -> Result<Option<Vec<(String, Value)>>, Stop> {
        let total = self.moves(0).1;
        // Where no move is listed and the game goes on, moves are typed, and nobody can walk them all.
        let is_typed = total == Nat::ZERO && self.ending().is_none();
        if is_typed || total > Nat::from(room) || self.is_repeated() {
            return Ok(None);
        }
        let left = Walk::new(self.game(), self.game().count(), room).left(&self.at, control)?;
        Ok(left.map(|left| self.moves(room).0.into_iter().zip(left).collect()))
    }

    fn methods(&self, control: &Control) -> Result<Vec<Method>, Stop> {
        self.watched().methods(control)
    }

    fn run(&self, method: Method, depth: usize, control: &Control) -> Result<Run, Stop> {
        self.watched().run(method, depth, control)
    }

    fn to_depth(&self, depth: usize, control: &Control) -> Result<Option<(usize, usize)>, Stop> {
        self.watched().chosen(depth, control)
    }

    fn in_time(&self, control: &Control) -> Result<Option<usize>, Stop> {
        self.game().evaluation().map_or(Ok(None), |evaluation| evaluation.in_time(&self.at, control))
    }

    fn is_estimated(&self) -> bool {
        self.game().evaluation().is_some()
    }

    fn whole(&self, control: &Control) -> Result<Whole, Stop> {
        self.watched().whole(control)
    }

    fn summands(&self) -> Vec<Arc<dyn Place>> {
        summands(self.game().summand(), &self.at).into_iter().map(|at| self.variant.place(at)).collect()
    }

    fn in_sums(&self) -> InSums {
        self.game().summand().map_or(InSums::Never, Summand::in_sums)
    }

    fn at_cell(&self, sizes: &[usize]) -> Option<Arc<dyn Place>> {
        self.game().tabled()?.at_cell(sizes).map(|at| self.variant.place(at))
    }

    fn law(&self, sizes: usize) -> Option<String> {
        self.game().tabled()?.law(sizes)
    }

    fn as_heaps(&self) -> Option<(HeapGame, Vec<Nat>)> {
        self.game().tabled()?.as_heaps(&self.at)
    }

    fn table(&self, to: Option<usize>, control: &Control) -> Option<Result<Table, Stop>> {
        self.game().tabled()?.table(to, control)
    }

    fn labels(&self, control: &Control) -> Result<Vec<(Spot, Value)>, Stop> {
        self.game().labels(&self.at, control)
    }

    fn fives(&self, control: &Control) -> Result<Option<String>, Stop> {
        self.game().fives(&self.at, control)
    }

    fn seen_by(&self, eye: Eye) -> Arc<dyn Place> {
        self.variant.seen(self.at.clone(), eye)
    }

    fn kept(&self) -> String {
        self.game().hidden().map_or_else(|| self.game().write_pos(&self.at), |hidden| hidden.keep_pos(&self.at))
    }

    fn reshuffled(&self, seed: u64) -> Arc<dyn Place> {
        let at = self.game().hidden().map_or_else(|| self.at.clone(), |hidden| hidden.reshuffled(&self.at, seed));
        self.variant.seen(at, self.eye)
    }

    fn lot(&self, seed: u64) -> Option<String> {
        self.game().hidden()?.lot(&self.at, seed).map(|mv| self.write(&mv))
    }

    fn situation(&self) -> Option<String> {
        self.game().hidden()?.situation(&self.at)
    }

    fn mixing(&self) -> Option<Box<dyn MixingPlace + '_>> {
        Some(Box::new(self.mixed()?))
    }

    fn reads(&self, text: &str) -> Result<Arc<dyn Place>, Fault> {
        let text = typed::signs(text);
        let read = |text: &str| self.game().read_pos(text);
        // The refusal of what was typed says more than that of the list made of it.
        let listed = |fault| typed::list(&text).and_then(|list| read(&list).ok()).ok_or(fault);
        Ok(self.variant.seen(read(&text).or_else(listed)?, self.eye))
    }
}
