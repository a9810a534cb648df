//! A question to an oracle with the types rubbed off: what is asked and what follows from it is compiled once, what a game does for it
//! works on positions and moves of its own.

use std::borrow::Cow;
use std::mem;

use crate::any::Question;
use crate::game::Game;
use ground::num::Nat;
use ground::rules::At;
use ground::say::Say;
use solve::judge::asked::Asked;
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Asking, EXPECTED, Heard, Oracle, Verdict};
use solve::judge::reason::Reason;
use solve::judge::value::Value;

/// Writes the moves of a line.
struct Writing(Vec<String>);

impl<G: Game> Heard<G> for Writing {
    fn hear(&mut self, game: &G, at: &At<G::Pos>, mv: &G::Move) {
        if self.0.is_empty() {
            self.0.reserve(EXPECTED);
        }
        self.0.push(game.write_move(at, mv));
    }
}

/// A position of a game that its oracle is asked about.
struct Typed<'a, G: Game> {
    asking: Asking<'a, G, Writing>,
    at: &'a At<G::Pos>,
    verdict: Option<Verdict<G::Move>>,
}

/// A question about a position.
pub fn question<'a, G: Game>(oracle: &'a dyn Oracle<G>, game: &'a G, at: &'a At<G::Pos>) -> Box<dyn Question + 'a> {
    Box::new(Typed { asking: Asking::new(oracle, game, Cow::Borrowed(at), Writing(Vec::new())), at, verdict: None })
}

impl<G: Game> Typed<'_, G> {
    fn verdict(&self) -> &Verdict<G::Move> {
        self.verdict.as_ref().expect("it is settled")
    }

    fn settled(&mut self) -> &mut Verdict<G::Move> {
        self.verdict.as_mut().expect("it is settled")
    }

    fn write_all(&self, moves: &[G::Move]) -> Vec<String> {
        moves.iter().map(|mv| self.asking.rules.write_move(self.at, mv)).collect()
    }
}

impl<G: Game> Question for Typed<'_, G> {
    fn asked(&mut self) -> &mut dyn Asked {
        &mut self.asking
    }

    fn found(&self) -> Vec<String> {
        self.write_all(&self.asking.best)
    }

    fn settle(&mut self, value: Value, total: Nat, best_total: Nat, leaves: Vec<Value>) {
        self.verdict = Some(self.asking.settle(value, total, best_total, leaves));
    }

    fn value(&self) -> &Value {
        &self.verdict().value
    }

    fn summary(&mut self) -> (Value, Nat, Nat) {
        let Verdict { value, total, best_total, .. } = self.settled();
        (mem::replace(value, Value::Lost), mem::take(total), mem::take(best_total))
    }

    fn rows(&mut self) -> Vec<(String, Value)> {
        let rows = mem::take(&mut self.settled().rows);
        rows.into_iter().map(|row| (self.asking.rules.write_move(self.at, &row.mv), row.leaves)).collect()
    }

    fn best(&self) -> Vec<String> {
        self.write_all(&self.verdict().best)
    }

    fn tells(&self, best: usize, told: &Say) -> bool {
        *told == self.asking.rules.tell(self.at, &self.verdict().best[best])
    }

    fn goes_on(&self, best: usize) -> bool {
        let game = self.asking.rules;
        game.ending(&game.play(self.at, &self.verdict().best[best])).is_none()
    }

    fn line(&mut self) -> &mut Vec<String> {
        &mut self.asking.heard.0
    }

    fn begin(&mut self, best: usize) {
        self.asking.heard.0.clear();
        self.asking.line.clear();
        self.asking.at = Cow::Borrowed(self.at);
        self.asking.best = vec![self.verdict().best[best].clone()];
    }

    fn explain(&mut self, control: &Control) -> Result<Reason, Stop> {
        self.settled().line = mem::take(&mut self.asking.line);
        self.asking.oracle.explain(self.asking.rules, self.at, self.verdict(), control)
    }

    fn canonical(&self, control: &Control) -> Result<Option<String>, Stop> {
        self.asking.oracle.canonical(self.asking.rules, self.at, control)
    }
}
