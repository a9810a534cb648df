//! A game on the table: the duel, who sits where, the finger, and what is known of each position met.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use crate::store::record::Record;
use crate::tui::men::{Man, men};
use crate::tui::pointer::{Pointer, Way};
use crate::tui::shares;
use crate::tui::shares::Turned;
use crate::tui::thought::{Known, Question, Topic};
use duel::history::Duel;
use duel::place::{Choice, Place};
use duel::rounds::Match;
use ground::fault::Fault;
use ground::rules::{Eye, Side};
use ground::say::Say;
use ground::scene::ledger::Ledger;
use ground::scene::{Mark, Scene, Spot};
use solve::judge::value::{Outcome, Value};
use teach::opponent::{Habits, Level, Pick};

/// What the game is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// A game like any other: it is kept on disk.
    Game,
    /// A verdict is disputed.
    Dispute,
    /// Part of the guided game.
    Lesson,
    /// One move is looked for, and nobody answers it.
    Exercise,
}

/// A game on the table.
pub struct Sitting {
    /// Positions and branches.
    pub duel: Duel,
    /// The side the person plays; `None` when two people play.
    pub you: Option<Side>,
    /// How strong the opponent is.
    pub level: Level,
    /// What the opponent's lots are drawn from.
    pub seed: u64,
    /// What it is for.
    pub purpose: Purpose,
    /// The finger.
    pub pointer: Pointer,
    /// Whether the opponent waits until it is told to go on.
    pub is_held: bool,
    /// The opponent's move, held back because the mistake before it may be taken back.
    pub offer: Option<Pick>,
    /// The opponent's last move, with what it says of it.
    pub said: Option<Pick>,
    /// What the opponent will say of its play when the round is over.
    pub confession: Option<Say>,
    /// The rounds before this one, and this one when it is over.
    pub rounds: Match,
    /// How many hints were asked for here.
    pub hints: usize,
    /// Whether the game is met for the first time: its rules stand beside it until the first key.
    pub is_first: bool,
    /// Whether its end was written down already: what is tried afterwards is looking around.
    pub is_noted: bool,
    /// The game that was on the table before, for whoever takes back more than there is.
    pub before: Option<Box<Sitting>>,
    known: FxHashMap<usize, Known>,
    scene: Scene,
    root: Scene,
    men: [Option<Man>; 2],
    was: Option<Scene>,
    choices: Vec<Choice>,
}

impl Sitting {
    /// A game with nothing known and nothing chosen.
    pub fn new(duel: Duel, you: Option<Side>, level: Level, seed: u64) -> Self {
        let duel = duel.seen_by(you.map_or(Eye::Mover, Eye::Of));
        let mut sitting = Sitting {
            scene: duel.place().scene(),
            root: duel.nodes()[0].place.scene().bare(),
            men: men(&*duel.nodes()[0].place),
            was: None,
            choices: Vec::new(),
            duel,
            you,
            level,
            seed,
            purpose: Purpose::Game,
            pointer: Pointer::default(),
            is_held: false,
            offer: None,
            said: None,
            confession: None,
            rounds: Match::default(),
            hints: 0,
            is_first: false,
            is_noted: false,
            before: None,
            known: FxHashMap::default(),
        };
        sitting.look();
        sitting
    }

    /// The same game for another purpose.
    pub fn meant_for(mut self, purpose: Purpose) -> Self {
        self.purpose = purpose;
        self
    }

    /// The same game after these rounds.
    pub fn after(mut self, rounds: Match) -> Self {
        self.rounds = rounds;
        self
    }

    /// What the opponent knows of how the person plays this side, where it makes use of that.
    fn habits(&self) -> Option<Habits> {
        let side = self.you.filter(|_| self.level == Level::Punish)?;
        Some(Habits { side, rounds: self.rounds.rounds(side), tallies: self.rounds.tallies(side) })
    }

    /// The position at the cursor.
    pub fn place(&self) -> &Arc<dyn Place> {
        self.duel.place()
    }

    /// What it looks like.
    pub fn scene(&self) -> &Scene {
        &self.scene
    }

    /// What the start of the game looks like: its board is laid out for all positions that follow.
    pub fn root(&self) -> &Scene {
        &self.root
    }

    /// What the pieces of each side look like.
    pub fn men(&self) -> &[Option<Man>; 2] {
        &self.men
    }

    /// What it looked like before the last move.
    pub fn before_scene(&self) -> Option<&Scene> {
        self.was.as_ref()
    }

    /// The moves that can be pointed out here.
    pub fn choices(&self) -> &[Choice] {
        &self.choices
    }

    /// What is known of the position at the cursor.
    pub fn here(&self) -> Option<&Known> {
        self.known_of(self.duel.cursor())
    }

    /// What is known of a position met.
    pub fn known_of(&self, node: usize) -> Option<&Known> {
        self.known.get(&node)
    }

    /// What is known of a position met, to be added to.
    pub fn known_mut(&mut self, node: usize) -> &mut Known {
        self.known.entry(node).or_default()
    }

    /// Whether something is still to be asked of a position.
    pub fn wants(&self, topic: Topic, node: usize) -> bool {
        self.known_of(node).is_none_or(|known| !known.has(topic))
    }

    /// Whether the opponent is to move and may.
    pub fn awaits_reply(&self) -> bool {
        self.is_opponents_turn() && self.purpose != Purpose::Exercise && !self.is_held && self.offer.is_none()
    }

    /// Whether the opponent is to move.
    pub fn is_opponents_turn(&self) -> bool {
        self.you.is_some_and(|you| you != self.place().to()) && !self.is_over()
    }

    /// Whether rounds are played here one after another against the opponent.
    pub fn is_match(&self) -> bool {
        self.you.is_some() && self.purpose == Purpose::Game && self.place().is_repeated()
    }

    /// Whether the game has ended here.
    pub fn is_over(&self) -> bool {
        self.place().ending().is_some()
    }

    /// A question about a position met.
    pub fn question(&self, topic: Topic, node: usize) -> Question {
        let nodes = self.duel.nodes();
        let before = nodes[node].parent.filter(|_| topic == Topic::Reply && self.level == Level::GiveBack);
        let confessor = self.you.filter(|_| topic == Topic::Confession).map(|you| (you.other(), self.duel.course()));
        Question {
            topic,
            // Who moves looks at its own hand; everybody else asks with the eyes of the table.
            place: match topic {
                Topic::Reply => nodes[node].place.seen_by(Eye::Mover),
                _ => nodes[node].place.clone(),
            },
            before: before.map(|parent| nodes[parent].place.clone()),
            seed: self.seed.wrapping_add(node as u64),
            habits: self.habits().filter(|_| topic == Topic::Reply),
            level: self.level,
            confessor,
        }
    }

    /// Plays a typed move; a refusal changes nothing.
    pub fn play(&mut self, text: &str) -> Result<(), Fault> {
        self.duel.play(text)?;
        self.said = None;
        if let Some(you) = self.you.filter(|_| self.is_match()) {
            self.rounds.count(&self.duel, you);
        }
        self.moved();
        Ok(())
    }

    /// The opponent plays what it chose.
    pub fn reply(&mut self, pick: Pick) -> Result<(), Fault> {
        self.play(&pick.text)?;
        self.confession = pick.confession.clone().or(self.confession.take());
        self.said = Some(pick);
        Ok(())
    }

    /// Takes back to where the person is to move again; false at the start.
    pub fn undo(&mut self) -> bool {
        let is_own = |node: usize| self.you.is_none_or(|you| you == self.duel.nodes()[node].place.to());
        if self.is_shown() {
            return false;
        }
        let trail = self.duel.trail();
        let is_target = |node: usize| node != self.duel.cursor() && is_own(node) && !self.duel.is_lot(node);
        let Some(target) = trail.iter().rposition(|&node| is_target(node)) else {
            return false;
        };
        // The finger returns to the move that is taken back.
        self.pointer.at = self.duel.nodes()[trail[target + 1]].path.first().copied();
        self.go(trail[target]);
        true
    }

    /// Plays again what was taken back, up to where the person is to move; false if nothing was taken back.
    pub fn redo(&mut self) -> bool {
        if !self.duel.redo() {
            return false;
        }
        while self.is_opponents_turn() && self.duel.redo() {}
        self.moved();
        self.is_held = self.is_opponents_turn();
        true
    }

    /// Goes to any position met; the opponent waits there.
    pub fn go(&mut self, node: usize) {
        self.duel.go(node);
        self.said = None;
        self.moved();
        self.is_held = self.is_opponents_turn();
    }

    /// What moves through each open spot lead to, for who makes them: the best that can still be had there.
    pub fn verdicts(&self) -> Vec<(Spot, Outcome)> {
        let Some(known) = self.here() else { return Vec::new() };
        let depth = self.pointer.chosen.len();
        let mut best: FxHashMap<Spot, Outcome> = FxHashMap::default();
        for choice in self.choices.iter().filter(|choice| choice.path.starts_with(&self.pointer.chosen)) {
            let outcome = known.leaves(&choice.text).and_then(brought);
            if let (Some(&spot), Some(outcome)) = (choice.path.get(depth), outcome) {
                let so_far = best.entry(spot).or_insert(outcome);
                if rank(outcome) > rank(*so_far) {
                    *so_far = outcome;
                }
            }
        }
        best.into_iter().collect()
    }

    /// The game as it is kept on disk.
    pub fn record(&self) -> Record {
        Record {
            duel: self.duel.save(),
            you: self.you,
            level: self.level.name().to_owned(),
            seed: self.seed,
            rounds: self.rounds.clone(),
        }
    }

    fn moved(&mut self) {
        self.is_held = false;
        self.offer = None;
        self.hints = 0;
        self.pointer.chosen.clear();
        self.look();
    }

    /// The shares that the person is to set here.
    pub fn shares(&self) -> Option<&Ledger<Mark>> {
        self.scene.open_ledger().filter(|ledger| ledger.shares().is_some())
    }

    /// Goes to another player, or turns the share of the one pointed at.
    pub fn turn_share(&mut self, way: Way) -> Turned {
        match self.scene.open_ledger_mut() {
            Some(ledger) => shares::turn(way, ledger, &mut self.pointer.at),
            None => Turned::Done,
        }
    }

    /// Gives what is left to the player pointed at.
    pub fn give_rest(&mut self) {
        let at = self.pointer.at;
        if let Some(ledger) = self.scene.open_ledger_mut() {
            let row = at.and_then(|at| ledger.row(at)).unwrap_or(0);
            ledger.rest(row);
        }
    }

    /// What chance decides here is decided at once: nobody is asked to draw a lot that means nothing to whoever draws it.
    pub fn deal(&mut self) {
        if self.duel.deal(self.seed) {
            // The board is laid out for what there is to choose, not for the lots before it.
            self.root = self.place().scene().bare();
            self.moved();
        }
    }

    /// Whether a round was opened in which hands were hidden: then what was seen cannot be taken back.
    pub fn is_shown(&self) -> bool {
        self.is_match() && self.is_over()
    }

    /// Whether anything can be taken back.
    pub fn can_undo(&self) -> bool {
        let trail = self.duel.trail();
        let is_own = |node: usize| self.you.is_none_or(|you| you == self.duel.nodes()[node].place.to());
        !self.is_shown()
            && trail.iter().any(|&node| node != self.duel.cursor() && is_own(node) && !self.duel.is_lot(node))
    }

    fn look(&mut self) {
        self.scene = self.place().scene();
        self.was = self.duel.node().parent.map(|parent| self.duel.nodes()[parent].place.scene());
        self.choices = if self.is_over() { Vec::new() } else { self.place().choices() };
        self.pointer.settle(&self.scene, &self.choices);
        if !self.is_over() && !self.is_opponents_turn() {
            self.pointer.at = shares::begin(&mut self.scene).or(self.pointer.at);
        }
    }
}

/// What a move brings who makes it, where that is proved: what is lost for the opponent is won for who left it. Nothing of
/// an estimate or an expectation.
pub fn brought(leaves: &Value) -> Option<Outcome> {
    let is_told = leaves.is_proved() && !leaves.is_open();
    is_told.then(|| leaves.outcome().turned())
}

fn rank(outcome: Outcome) -> u8 {
    match outcome {
        Outcome::P => 0,
        Outcome::D => 1,
        Outcome::N => 2,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ground::num::Ratio;

    #[test]
    fn an_estimate_brings_nothing_that_could_be_marked_as_won() {
        assert_eq!(brought(&Value::Lost), Some(Outcome::N));
        assert_eq!(brought(&Value::Estimate { ahead: (-900).into(), depth: 3 }), None);
        assert_eq!(brought(&Value::Expected { mean: Ratio::ZERO, slack: None }), None);
    }
}
