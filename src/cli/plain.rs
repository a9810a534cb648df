//! Playing in lines: each turn states the whole position in words, the newest line is the last one, and nothing is drawn.

use std::io::{BufRead, Write};

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use crate::cli::desk::{Desk, Halt};
use crate::cli::games::notation;
use crate::cli::human;
use crate::cli::spoken;
use crate::cli::watch::Watch;
use crate::cli::wrap::wrap;
use crate::duel::history::Duel;
use crate::duel::place::Answer;
use crate::duel::place::Place;
use crate::opponent::confession::{lines, slips};
use crate::opponent::{Level, gave_away, reply};
use crate::oracle::control::Stop;
use crate::oracle::judge::Scope;
use crate::oracle::reason::Role;
use crate::rules::{Ending, Side};
use crate::say;
use crate::say::Say;
use crate::store::opening::Opening;
use crate::store::record::Record;
use crate::store::slot::Slot;

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
        let duel = opening.duel;
        Table {
            desk,
            watch: desk.watch(None),
            duel,
            you: opening.you,
            level: opening.level,
            seed: opening.seed,
            hints: 0,
            slot,
        }
    }

    /// Plays until the person quits or the input ends.
    pub fn play(&mut self, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<(), Halt> {
        self.say(out, &say!("plain-welcome"))?;
        loop {
            self.state(out)?;
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
        for line in spoken::lines(&place.scene(), self.desk.tongue) {
            out.write_all(wrap("  ", &line).as_bytes())?;
        }
        match place.ending() {
            Some(ending) => {
                self.say(out, &self.told_ending(&ending))?;
                self.confess(out)
            }
            None => self.say(out, &self.turn()),
        }
    }

    fn turn(&self) -> Say {
        match self.you {
            Some(you) if you == self.duel.place().to() => say!("plain-your-turn"),
            Some(_) => say!("plain-oracle-turn"),
            None => say!("plain-side-turn", side = human::side(self.duel.place().to())),
        }
    }

    fn told_ending(&self, ending: &Ending) -> Say {
        match (ending, self.you) {
            (Ending::Won(side), Some(you)) if *side == you => say!("plain-you-won"),
            (Ending::Won(_), Some(_)) => say!("plain-you-lost"),
            (Ending::Won(side), None) => say!("plain-side-won", side = human::side(*side)),
            (Ending::Drawn, _) => say!("plain-drawn"),
            (Ending::Score { first, second }, _) => say!("plain-score", first = first, second = second),
        }
    }

    /// The opponent's move.
    fn answer(&mut self, out: &mut dyn Write) -> Result<(), Halt> {
        let place = self.duel.place().clone();
        // The same seed at the same ply draws the same lots, however the position was reached.
        let mut dice = ChaCha8Rng::seed_from_u64(self.seed.wrapping_add(self.duel.ply() as u64));
        let pick = self.watch.over(|control| reply(self.level, &place, &mut dice, control))?;
        let told = self.duel.play(&pick.text)?.told.clone();
        if let Some(remark) = &pick.remark {
            self.say(out, remark)?;
        }
        self.say(out, &say!("plain-oracle-plays", told = told, mv = pick.text))
    }

    /// After the game an opponent with a flaw tells where that gave something away.
    fn confess(&self, out: &mut dyn Write) -> Result<(), Halt> {
        let (Level::Flawed(flaw), Some(you)) = (self.level, self.you) else { return Ok(()) };
        let game = self.duel.course();
        match self.watch.over(|control| slips(&game, you.other(), control)) {
            Ok(slips) => lines(flaw, &slips, usize::MAX).iter().try_for_each(|line| self.say(out, line)),
            Err(Stop::TooLarge(why)) => self.say(out, &why),
            Err(stop) => Err(stop.into()),
        }
    }

    /// One line of input; `None` at its end.
    fn ask(input: &mut dyn BufRead, out: &mut dyn Write) -> Result<Option<String>, Halt> {
        out.write_all(b"> ")?;
        out.flush()?;
        let mut bytes = Vec::new();
        if input.read_until(b'\n', &mut bytes)? == 0 {
            out.write_all(b"\n")?;
            return Ok(None);
        }
        Ok(Some(narrow(String::from_utf8_lossy(&bytes).trim())))
    }

    fn obey(&mut self, line: &str, out: &mut dyn Write) -> Result<Wish, Halt> {
        match line {
            "" => {}
            "quit" | "q" | "exit" => return Ok(Wish::Quit),
            "help" | "h" | "?" => self.help(out)?,
            "undo" | "u" => return self.step(Duel::undo, &say!("plain-no-undo"), out),
            "redo" | "r" => return self.step(Duel::redo, &say!("plain-no-redo"), out),
            "moves" | "m" => self.moves(out)?,
            "hint" => self.hint(out)?,
            "why" | "w" => self.why(out)?,
            "rules" => {
                self.say(out, &self.duel.entry().rules)?;
                self.say(out, &notation(self.duel.entry()))?;
            }
            "position" | "p" => return Ok(Wish::Turn),
            mv => return self.try_move(mv, out),
        }
        Ok(Wish::Again)
    }

    /// Goes back or forth to where the person is to move.
    fn step(&mut self, go: fn(&mut Duel) -> bool, none: &Say, out: &mut dyn Write) -> Result<Wish, Halt> {
        if !go(&mut self.duel) {
            self.say(out, none)?;
            return Ok(Wish::Again);
        }
        while self.oracle_turn() && go(&mut self.duel) {}
        Ok(Wish::Turn)
    }

    fn try_move(&mut self, text: &str, out: &mut dyn Write) -> Result<Wish, Halt> {
        let before = self.duel.place().clone();
        let numbered = text.parse::<usize>().ok().and_then(|n| self.offered()?.into_iter().nth(n.checked_sub(1)?));
        let played =
            self.duel.play(numbered.as_deref().unwrap_or(text)).map(|node| (node.told.clone(), node.mv.clone()));
        match played {
            Ok((told, mv)) => {
                self.say(out, &say!("plain-you-play", told = told, mv = mv))?;
                self.offer_back(&*before, out)?;
                Ok(Wish::Turn)
            }
            Err(fault) => {
                out.write_all(wrap("", &fault.speak(self.desk.tongue)).as_bytes())?;
                self.say(out, &say!("plain-try-help"))?;
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
        let is_few = total <= OFFERED.into();
        let is_clear = moves.iter().all(|mv| mv.parse::<u64>().is_err());
        (is_few && is_clear).then_some(moves)
    }

    fn moves(&self, out: &mut dyn Write) -> Result<(), Halt> {
        let place = self.duel.place();
        if let Some(moves) = self.offered() {
            for (i, mv) in moves.iter().enumerate() {
                let told = place.play(mv)?.told;
                self.say(out, &say!("plain-choice", number = i + 1, told = told, mv = mv))?;
            }
            return Ok(());
        }
        let (moves, total) = place.moves(OFFERED);
        self.say(out, &say!("plain-moves", total = total, moves = moves.join("  ")))
    }

    /// The oracle's word on the position. Where that is beyond its engine, it says so and the game goes on.
    fn judged(&self, scope: Scope, out: &mut dyn Write) -> Result<Option<Answer>, Halt> {
        match self.watch.over(|control| self.duel.place().judge(scope, control)) {
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
        for step in answer.reason.steps.iter().filter(|step| step.role == role) {
            self.say(out, &step.says)?;
            if let Some(shown) = &step.shows {
                out.write_all(human::exhibit(shown, self.desk.tongue).as_bytes())?;
            }
        }
        Ok(())
    }

    fn why(&self, out: &mut dyn Write) -> Result<(), Halt> {
        let Some(answer) = self.judged(Scope::Everything, out)? else { return Ok(()) };
        out.write_all(wrap("", &human::verdict(&answer.value, self.desk.tongue)).as_bytes())?;
        out.write_all(human::reason(&answer.reason, self.desk.tongue).as_bytes())?;
        if answer.ending.is_none() {
            out.write_all(human::moves(&answer, self.desk.tongue).as_bytes())?;
        }
        Ok(())
    }

    fn help(&self, out: &mut dyn Write) -> Result<(), Halt> {
        self.say(out, &notation(self.duel.entry()))?;
        self.say(out, &say!("plain-help"))?;
        if self.offered().is_some() { self.say(out, &say!("plain-help-numbers")) } else { Ok(()) }
    }

    /// Keeps the game; one that is over needs no keeping.
    fn keep(&mut self) {
        let record =
            Record { duel: self.duel.save(), you: self.you, level: self.level.name().to_owned(), seed: self.seed };
        let is_over = self.duel.place().ending().is_some();
        // A disk that takes nothing must not end the game; the next position is tried again.
        let _ = self.slot.as_mut().map(|slot| if is_over { slot.clear() } else { slot.save(&record) });
    }
}

/// Full-width signs as an input method for Chinese writes them, made narrow.
fn narrow(text: &str) -> String {
    let one = |c: char| match c {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(c as u32 - 0xfee0).unwrap_or(c),
        '\u{3000}' => ' ',
        '、' => ',',
        c => c,
    };
    text.chars().map(one).collect()
}
