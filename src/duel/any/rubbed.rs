//! A game and its oracle whose types are rubbed off.

use crate::any::question::question;
use crate::any::{AnyGame, AnyMove, AnyPos, Face, Question, rub, typed};
use crate::game::hidden::Hidden;
use crate::game::slip::Slip;
use crate::game::staged::Staged;
use crate::game::summand::Summand;
use crate::game::tabled::Tabled;
use crate::game::{Card, Game};
use ground::fault::{Fault, Kind};
use ground::rules::{At, Ending, Illegal, Moves, Rules};
use ground::say;
use ground::say::Say;
use ground::scene::{Scene, Spot};
use ground::typed::signs;
use solve::judge::control::{Control, Stop};
use solve::judge::mixing::Mixing;
use solve::judge::oracle::Oracle;
use solve::judge::value::Value;
use solve::search::evaluation::Evaluation;
use solve::search::full_search::Count;

/// A game with its oracle, which keeps its tables.
pub struct Rubbed<G: Game> {
    /// The game.
    pub game: G,
    /// Its oracle.
    pub oracle: Box<dyn Oracle<G>>,
}

impl AnyGame {
    /// Rubs off the types of a game; its oracle is made once.
    pub fn of<G: Game>(game: G) -> Self {
        AnyGame(Box::new(Rubbed { oracle: game.oracle(), game }))
    }
}

/// The move that a text means, if it is legal.
fn read<G: Game>(game: &G, at: &At<G::Pos>, text: &str) -> Result<G::Move, Fault> {
    if game.ending(at).is_some() {
        return Err(Fault::new(Kind::IllegalMove, say!("game-is-over")));
    }
    let mv = game.read_move(at, &signs(text))?;
    game.legal(at, &mv).map_err(|why| Fault::new(Kind::IllegalMove, why.0))?;
    Ok(mv)
}

impl<G: Game> Rules for Rubbed<G> {
    type Pos = AnyPos;
    type Move = AnyMove;

    fn start(&self) -> At<AnyPos> {
        rub(self.game.start())
    }

    fn moves(&self, at: &At<AnyPos>) -> Moves<'_, AnyMove> {
        let Moves { total, list } = self.game.moves(typed(at));
        Moves { total, list: Box::new(list.map(AnyMove::of)) }
    }

    fn legal(&self, at: &At<AnyPos>, mv: &AnyMove) -> Result<(), Illegal> {
        self.game.legal(typed(at), mv.typed())
    }

    fn play(&self, at: &At<AnyPos>, mv: &AnyMove) -> At<AnyPos> {
        rub(self.game.play(typed(at), mv.typed()))
    }

    fn ending(&self, at: &At<AnyPos>) -> Option<Ending> {
        self.game.ending(typed(at))
    }
}

impl<G: Game> Face for Rubbed<G> {
    fn card(&self) -> &'static Card {
        &G::CARD
    }

    fn scene(&self, at: &At<AnyPos>) -> Scene {
        self.game.scene(typed(at))
    }

    fn path(&self, at: &At<AnyPos>, mv: &AnyMove) -> Vec<Spot> {
        self.game.path(typed(at), mv.typed())
    }

    fn paths(&self, at: &At<AnyPos>, mv: &AnyMove) -> Vec<Vec<Spot>> {
        self.game.paths(typed(at), mv.typed())
    }

    fn pointable(&self, at: &At<AnyPos>) -> Vec<AnyMove> {
        self.game.pointable(typed(at)).into_iter().map(AnyMove::of).collect()
    }

    fn tell(&self, at: &At<AnyPos>, mv: &AnyMove) -> Say {
        self.game.tell(typed(at), mv.typed())
    }

    fn write_pos(&self, at: &At<AnyPos>) -> String {
        self.game.write_pos(typed(at))
    }

    fn read_pos(&self, text: &str) -> Result<At<AnyPos>, Fault> {
        self.game.read_pos(text).map(rub)
    }

    fn write_move(&self, at: &At<AnyPos>, mv: &AnyMove) -> String {
        self.game.write_move(typed(at), mv.typed())
    }

    fn read_legal(&self, at: &At<AnyPos>, text: &str) -> Result<AnyMove, Fault> {
        read(&self.game, typed(at), text).map(AnyMove::of)
    }

    fn after(&self, at: &At<AnyPos>, text: &str) -> Result<At<AnyPos>, Fault> {
        let at = typed(at);
        read(&self.game, at, text).map(|mv| rub(self.game.play(at, &mv)))
    }

    fn spoken(&self, at: &At<AnyPos>, mv: &AnyMove) -> Vec<String> {
        self.game.spoken(typed(at), mv.typed())
    }

    fn named(&self, at: &At<AnyPos>, mv: &AnyMove) -> Option<Say> {
        self.game.named(typed(at), mv.typed())
    }

    fn heard(&self, at: &At<AnyPos>, text: &str) -> Vec<String> {
        self.game.heard(typed(at), text)
    }

    fn slips(&self, at: &At<AnyPos>, mv: &AnyMove) -> Vec<Slip> {
        self.game.slips(typed(at), mv.typed())
    }

    fn count(&self) -> Count {
        self.game.count()
    }

    fn hidden(&self) -> Option<&dyn Hidden<AnyPos, AnyMove>> {
        self.game.hidden().is_some().then_some(self as _)
    }

    fn staged(&self) -> Option<&dyn Staged<AnyPos>> {
        self.game.staged().is_some().then_some(self as _)
    }

    fn evaluation(&self) -> Option<&dyn Evaluation<AnyPos>> {
        self.game.evaluation().is_some().then_some(self as _)
    }

    fn summand(&self) -> Option<&dyn Summand<AnyPos>> {
        self.game.summand().is_some().then_some(self as _)
    }

    fn tabled(&self) -> Option<&dyn Tabled<AnyPos>> {
        self.game.tabled().is_some().then_some(self as _)
    }

    fn mixing(&self) -> Option<&dyn Mixing<AnyGame>> {
        self.oracle.mixing().is_some().then_some(self as _)
    }

    fn ask<'a>(&'a self, at: &'a At<AnyPos>) -> Box<dyn Question + 'a> {
        question(&*self.oracle, &self.game, typed(at))
    }

    fn value(&self, at: &At<AnyPos>, control: &Control) -> Result<Value, Stop> {
        self.oracle.value(&self.game, typed(at), control)
    }

    fn labels(&self, at: &At<AnyPos>, control: &Control) -> Result<Vec<(Spot, Value)>, Stop> {
        self.oracle.labels(&self.game, typed(at), control)
    }

    fn fives(&self, at: &At<AnyPos>, control: &Control) -> Result<Option<String>, Stop> {
        self.oracle.fives(&self.game, typed(at), control)
    }
}
