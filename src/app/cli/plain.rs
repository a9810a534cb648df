//! Playing in lines: each turn states the whole position in words, the newest line is the last one, and nothing is drawn.

use std::io::{BufRead, Write};

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use crate::cli::desk::{Desk, Halt};
use crate::cli::games::notation;
use crate::cli::human;
use crate::cli::moves::moves;
use crate::cli::order::Order;
use crate::cli::spoken;
use crate::cli::watch::Watch;
use crate::cli::wrap::wrap;
use crate::store::opening::Opening;
use crate::store::progress::{Progress, today};
use crate::store::reading;
use crate::store::record::Record;
use crate::store::slot::Slot;
use crate::worker::PATIENCE;
use duel::answer::Answer;
use duel::history::Duel;
use duel::named::name;
use duel::place::Place;
use duel::refutation::judged;
use duel::report::report;
use duel::rounds::Match;
use duel::typed;
use ground::rules::{Ending, Eye, Side};
use ground::say;
use ground::say::{Form, Say};
use ground::typed::signs;
use solve::judge::control::{Control, Stop};
use solve::judge::exploitability::DRAWS;
use solve::judge::oracle::Scope;
use solve::judge::reason::Role;
use teach::hint::hint;
use teach::note::{Did, Game, Note};
use teach::opponent::confession::{lines, slips};
use teach::opponent::{Habits, Level, gave_away, reply_or_guess};
use teach::review::of_branch;
use teach::tell;

/// What a seed grows by from round to round: lots of one round are drawn from its seed and the numbers that follow.
const NEXT: u64 = 0x9e37_79b9_7f4a_7c15;

/// Moves that are offered by number at most.
const OFFERED: usize = 20;

/// A game played in lines.
pub struct Table<'d> {
    desk: &'d Desk,
    watch: Watch,
    duel: Duel,
    you: Option<Side>,
    level: Level,
    seed: u64,
    /// Hints given at the cursor so far.
    hints: usize,
    slot: Option<Slot>,
    /// The rounds before this one, and this one when it is over.
    rounds: Match,
    /// What the opponent will say of its play when the round is over.
    confession: Option<Say>,
    /// Whether the end of the game was written down already.
    is_noted: bool,
}

/// What a line asks for.
enum Wish {
    Quit,
    Again,
    Turn,
}

impl<'d> Table<'d> {
    /// Sits down at a game; it is kept in the slot whenever it changes.
    pub fn new(desk: &'d Desk, opening: Opening, slot: Option<Slot>) -> Self {
        let duel = opening.duel.seen_by(opening.you.map_or(Eye::Mover, Eye::Of));
        Table {
            desk,
            watch: desk.watch(None),
            duel,
            you: opening.you,
            level: opening.level,
            seed: opening.seed,
            hints: 0,
            slot,
            rounds: opening.rounds,
            confession: None,
            is_noted: false,
        }
    }

    /// Plays until the person quits or the input ends.
    pub fn play(&mut self, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<(), Halt> {
        self.turns(false, input, out)
    }

    /// Plays until the game is over, the person quits or the input ends; tells how the game ended, if it did.
    pub fn play_out(&mut self, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<Option<Ending>, Halt> {
        self.turns(true, input, out)?;
        Ok(self.duel.place().ending())
    }

    fn turns(&mut self, ends_when_over: bool, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<(), Halt> {
        self.say(out, &say!("plain-welcome"))?;
        loop {
            let _ = self.you.is_some() && self.duel.deal(self.seed);
            self.state(out)?;
            if ends_when_over && self.duel.place().ending().is_some() {
                return Ok(());
            }
            if self.oracle_turn() {
                self.answer(out)?;
                continue;
            }
            loop {
                let Some(line) = Self::ask(input, out)? else { return Ok(()) };
                match self.obey(&line, out)? {
                    Wish::Quit => return Ok(()),
                    Wish::Again => {}
                    Wish::Turn => break,
                }
            }
        }
    }

    fn say(&self, out: &mut dyn Write, say: &Say) -> Result<(), Halt> {
        out.write_all(wrap("", &self.desk.tongue.speak(say)).as_bytes())?;
        Ok(())
    }

    fn oracle_turn(&self) -> bool {
        self.you.is_some_and(|you| you != self.duel.place().to()) && self.duel.place().ending().is_none()
    }

    /// The position in words, whose turn it is, or how the game ended.
    fn state(&mut self, out: &mut dyn Write) -> Result<(), Halt> {
        self.hints = 0;
        self.keep();
        let place = self.duel.place().clone();
        out.write_all(b"\n")?;
        self.say(out, &say!("plain-position", ply = self.duel.ply(), position = place.text()))?;
        for line in spoken::lines_for(self.you, &place.scene(), self.desk.tongue) {
            out.write_all(wrap("  ", &line).as_bytes())?;
        }
        match place.ending() {
            Some(ending) => {
                self.say(out, &self.told_ending(&ending))?;
                self.confess(out)?;
                self.write_down(out)?;
                self.round_over(out)
            }
            None => self.say(out, &self.turn()),
        }
    }

    /// Writes the end of the game down, once, with the person's mistakes, and says how many come back.
    fn write_down(&mut self, out: &mut dyn Write) -> Result<(), Halt> {
        let Some(paths) = self.desk.paths.as_ref() else { return Ok(()) };
        let Some(game) = Game::of(&self.duel, self.you, self.level.name()) else { return Ok(()) };
        if std::mem::replace(&mut self.is_noted, true) || game.moves.is_empty() {
            return Ok(());
        }
        let (day, start) = (today(), game.start.clone());
        let turns = self.watch.over(|control| of_branch(&self.duel, control)).unwrap_or_default();
        let own = turns.iter().filter(|turn| self.you == Some(turn.by));
        let mistakes: Vec<Note> =
            own.filter_map(|turn| turn.mistake(&start)).map(|did| Note { day, did: Did::Mistake(did) }).collect();
        let notes: Vec<Note> = [Note { day, did: Did::Game(game) }].into_iter().chain(mistakes).collect();
        let is_kept = Progress::at(paths.progress()).append_all(&notes).is_ok();
        match notes.len() - 1 {
            count @ 1.. if is_kept => self.say(out, &say!("plain-kept", mistakes = count)),
            _ => Ok(()),
        }
    }

    fn turn(&self) -> Say {
        match self.you {
            Some(you) if you == self.duel.place().to() => say!("plain-your-turn"),
            Some(_) => say!("plain-oracle-turn"),
            None => say!("plain-side-turn", side = tell::side(self.duel.place().to())),
        }
    }

    fn told_ending(&self, ending: &Ending) -> Say {
        match (ending, self.you) {
            (Ending::Won(side), Some(you)) if *side == you => say!("plain-you-won"),
            (Ending::Won(_), Some(_)) => say!("plain-you-lost"),
            _ => tell::ending(ending),
        }
    }

    /// The opponent's move.
    fn answer(&mut self, out: &mut dyn Write) -> Result<(), Halt> {
        let place = self.duel.place().clone();
        // The same seed at the same ply draws the same lots, however the position was reached.
        let mut dice = ChaCha8Rng::seed_from_u64(self.seed.wrapping_add(self.duel.ply() as u64));
        let own = place.seen_by(Eye::Mover);
        let habits = self.you.filter(|_| self.level == Level::Punish).map(|side| Habits {
            side,
            rounds: self.rounds.rounds(side),
            tallies: self.rounds.tallies(side),
        });
        let ask = |control: &Control| reply_or_guess(self.level, &own, habits.as_ref(), &mut dice, control);
        let pick = self.watch.over_patiently(&PATIENCE, ask)?;
        let before = self.duel.place().clone();
        self.duel.play(&pick.text)?;
        self.confession = pick.confession.clone().or(self.confession.take());
        let seen = self.duel.seen(self.duel.cursor());
        pick.says(self.desk.settings.remarks).map_or(Ok(()), |says| self.say(out, says))?;
        self.say(out, &say!("plain-oracle-plays", told = seen.told.formed(Form::Did), mv = name(&*before, &seen.mv)))
    }

    /// After the game an opponent that errs tells where that gave something away.
    fn confess(&self, out: &mut dyn Write) -> Result<(), Halt> {
        let Some((errs, you)) = self.level.confession().zip(self.you) else { return Ok(()) };
        let game = self.duel.course();
        match self.watch.over(|control| slips(&game, you.other(), control)) {
            Ok(slips) => lines(errs, &slips, usize::MAX).iter().try_for_each(|line| self.say(out, line)),
            Err(Stop::TooLarge(why)) => self.say(out, &why),
            Err(stop) => Err(stop.into()),
        }
    }

    /// One line of input; `None` at its end.
    pub fn ask(input: &mut dyn BufRead, out: &mut dyn Write) -> Result<Option<String>, Halt> {
        out.write_all(b"> ")?;
        out.flush()?;
        let Some(line) = reading::line(input)? else {
            out.write_all(b"\n")?;
            return Ok(None);
        };
        Ok(Some(signs(line.trim()).into_owned()))
    }

    fn obey(&mut self, line: &str, out: &mut dyn Write) -> Result<Wish, Halt> {
        match Order::of(line) {
            Some(order) if order.fits(self.is_match()) => self.follow(order, out),
            _ if line.is_empty() => Ok(Wish::Again),
            _ => self.try_move(line, out),
        }
    }

    fn follow(&mut self, order: Order, out: &mut dyn Write) -> Result<Wish, Halt> {
        match order {
            Order::Quit => return Ok(Wish::Quit),
            Order::Help => self.help(out)?,
            Order::Undo => return self.step(Duel::undo, &say!("plain-no-undo"), out),
            Order::Redo => return self.step(Duel::redo, &say!("plain-no-redo"), out),
            Order::Moves => self.moves(out)?,
            Order::Hint => self.hint(out)?,
            Order::Why => self.why(out)?,
            Order::Rules => {
                self.say(out, &self.duel.entry().rules_under(Some(self.duel.place().params())))?;
                self.say(out, &notation(self.duel.entry()))?;
            }
            Order::Habits => self.habits(out)?,
            Order::Position | Order::Reveal => return Ok(Wish::Turn),
            Order::Next => return Ok(self.next_round()),
        }
        Ok(Wish::Again)
    }

    /// Goes back or forth to where the person is to move.
    fn step(&mut self, go: fn(&mut Duel) -> bool, none: &Say, out: &mut dyn Write) -> Result<Wish, Halt> {
        if self.is_match() && self.duel.place().ending().is_some() {
            return self.say(out, &say!("plain-round-shown")).map(|()| Wish::Again);
        }
        let here = self.duel.cursor();
        while go(&mut self.duel) && self.oracle_turn() {}
        // Nobody takes back a lot.
        if self.duel.cursor() != here && (self.you.is_none() || !self.duel.is_lot(self.duel.cursor())) {
            return Ok(Wish::Turn);
        }
        self.duel.go(here);
        self.say(out, none).map(|()| Wish::Again)
    }

    fn try_move(&mut self, text: &str, out: &mut dyn Write) -> Result<Wish, Halt> {
        let before = self.duel.place().clone();
        let numbered = text.parse::<usize>().ok().and_then(|n| self.offered()?.into_iter().nth(n.checked_sub(1)?));
        let meant = numbered.map_or_else(|| typed::read(&*before, text), Ok);
        let played = meant.and_then(|mv| self.duel.play(&mv).map(|node| (node.told.clone(), node.mv.clone())));
        match played {
            Ok((told, mv)) => {
                self.say(out, &say!("plain-you-play", told = told.formed(Form::Did), mv = name(&*before, &mv)))?;
                self.offer_back(&*before, out)?;
                Ok(Wish::Turn)
            }
            Err(fault) => {
                if let Some(order) = Order::spelt(text).filter(|order| order.fits(self.is_match())) {
                    return self.follow(order, out);
                }
                out.write_all(wrap("", &fault.speak(self.desk.tongue)).as_bytes())?;
                self.say(out, &Order::nearest(text).map_or_else(|| say!("plain-try-help"), Order::offered))?;
                Ok(Wish::Again)
            }
        }
    }

    /// After a mistake an opponent that gives back says so.
    fn offer_back(&self, before: &dyn Place, out: &mut dyn Write) -> Result<(), Halt> {
        if self.level != Level::GiveBack || self.you.is_none() {
            return Ok(());
        }
        let place = self.duel.place();
        let values = self.watch.over(|control| Ok::<_, Stop>((before.value(control)?, place.value(control)?)));
        match values {
            Ok((value, after)) if gave_away(&value, &after.clone().left(before.to(), place.to())) => {
                self.say(out, &say!("plain-give-back"))
            }
            _ => Ok(()),
        }
    }

    /// The moves that a number chooses: few, and none of them is itself written as a number.
    fn offered(&self) -> Option<Vec<String>> {
        let (moves, total) = self.duel.place().moves(OFFERED);
        let is_clear = moves.iter().all(|mv| mv.parse::<u64>().is_err());
        (total <= OFFERED.into() && is_clear).then_some(moves)
    }

    fn moves(&self, out: &mut dyn Write) -> Result<(), Halt> {
        let place = self.duel.place();
        if let Some(moves) = self.offered() {
            for (i, mv) in moves.iter().enumerate() {
                let told = place.play(mv)?.told.formed(Form::Do);
                self.say(out, &say!("plain-choice", number = i + 1, told = told, mv = name(&**place, mv)))?;
            }
            return Ok(());
        }
        let (moves, total) = place.moves(OFFERED);
        self.say(out, &say!("plain-moves", total = total, moves = human::names(&**place, &moves, self.desk.tongue)))
    }

    /// The oracle's word on the position. Where that is beyond its engine, it says so and the game goes on.
    fn judged(&self, scope: Scope, out: &mut dyn Write) -> Result<Option<Answer>, Halt> {
        match self.watch.over(|control| judged(&**self.duel.place(), scope, control)) {
            Err(Stop::TooLarge(says)) => self.say(out, &says).map(|()| None),
            answer => Ok(Some(answer?)),
        }
    }

    fn hint(&mut self, out: &mut dyn Write) -> Result<(), Halt> {
        if self.duel.place().ending().is_some() {
            return self.say(out, &say!("game-is-over"));
        }
        let Some(answer) = self.judged(Scope::Advice, out)? else { return Ok(()) };
        let role = Role::HINTS[self.hints.min(Role::HINTS.len() - 1)];
        self.hints += 1;
        let place = self.duel.place().clone();
        for step in hint(&*place, &answer, role) {
            self.say(out, &step.says)?;
            if let Some(shown) = &step.shows {
                out.write_all(human::exhibit(shown, &*place, human::ROWS, self.desk.tongue).as_bytes())?;
            }
        }
        Ok(())
    }

    fn why(&self, out: &mut dyn Write) -> Result<(), Halt> {
        let Some(answer) = self.judged(Scope::Everything, out)? else { return Ok(()) };
        out.write_all(wrap("", &human::verdict(&answer.value, self.desk.tongue)).as_bytes())?;
        out.write_all(human::reason(&answer.reason, &**self.duel.place(), true, self.desk.tongue).as_bytes())?;
        if answer.ending.is_none() {
            out.write_all(moves(&**self.duel.place(), &answer, false, self.desk.tongue).as_bytes())?;
        }
        Ok(())
    }

    fn help(&self, out: &mut dyn Write) -> Result<(), Halt> {
        self.say(out, &notation(self.duel.entry()))?;
        self.say(out, &say!("plain-help"))?;
        if self.is_match() {
            self.say(out, &say!("plain-help-rounds"))?;
        }
        if self.offered().is_some() { self.say(out, &say!("plain-help-numbers")) } else { Ok(()) }
    }

    /// Whether rounds are played one after another against the opponent.
    fn is_match(&self) -> bool {
        self.you.is_some() && self.duel.place().is_repeated()
    }

    /// The same start with sides swapped and chance drawn anew.
    fn next_round(&mut self) -> Wish {
        self.seed = self.seed.wrapping_add(NEXT);
        self.you = self.you.map(Side::other);
        let start = self.duel.nodes()[0].place.clone();
        let duel = Duel::new(self.duel.entry().clone(), start).reshuffled(self.seed);
        self.duel = duel.seen_by(self.you.map_or(Eye::Mover, Eye::Of));
        self.rounds = self.rounds.next();
        self.confession = None;
        Wish::Turn
    }

    /// What is said after a round of a match.
    fn round_over(&self, out: &mut dyn Write) -> Result<(), Halt> {
        if !self.is_match() {
            return Ok(());
        }
        if let Some(confession) = &self.confession {
            self.say(out, confession)?;
        }
        let [own, other] = self.rounds.points();
        self.say(out, &say!("rounds-score", rounds = self.rounds.all(), own = &own, other = &other))?;
        self.say(out, &say!("plain-next-round"))
    }

    /// How exploitable the person is.
    fn habits(&self, out: &mut dyn Write) -> Result<(), Halt> {
        let place = self.duel.place();
        let Some(mixing) = place.mixing() else { return Ok(()) };
        for side in [Side::First, Side::Second] {
            let rounds = self.rounds.rounds(side);
            let tallies = self.rounds.tallies(side);
            let found = self.watch.over(|control| mixing.leaks(side, &tallies, DRAWS, control));
            match found {
                _ if rounds == 0 => self.say(out, &say!("habits-none", side = side.name()))?,
                Ok(leaks) => {
                    let told = human::reason(&report(side, rounds, &leaks), &**place, true, self.desk.tongue);
                    out.write_all(told.as_bytes())?;
                }
                Err(Stop::TooLarge(says)) => self.say(out, &says)?,
                Err(stop) => return Err(stop.into()),
            }
        }
        Ok(())
    }

    /// Keeps the game; one that is over needs no keeping.
    fn keep(&mut self) {
        if let Some(you) = self.you.filter(|_| self.is_match()) {
            self.rounds.count(&self.duel, you);
        }
        let record = Record {
            duel: self.duel.save(),
            you: self.you,
            level: self.level.name().to_owned(),
            seed: self.seed,
            rounds: self.rounds.clone(),
        };
        let is_over = self.duel.place().ending().is_some() && self.rounds.is_new();
        // A disk that takes nothing must not end the game; the next position is tried again.
        let _ = self.slot.as_mut().map(|slot| if is_over { slot.clear() } else { slot.save(&record) });
    }
}
