//! A lesson in lines: page by page, its questions asked on standard input, its last game played to the end.

use std::io::{BufRead, Write};

use crate::cli::desk::{Desk, Halt};
use crate::cli::order::Order;
use crate::cli::plain::Table;
use crate::cli::spoken;
use crate::cli::wrap::wrap;
use crate::store::opening::Opening;
use duel::history::Duel;
use duel::rounds::Match;
use ground::rules::Ending;
use ground::say;
use ground::say::Say;
use teach::lesson::answer::{Question, Reply, Solution};
use teach::lesson::check::{Checked, PageKey};
use teach::lesson::claim::listed;
use teach::lesson::form::{Body, Lesson, Live, Page};
use teach::lesson::markdown::Shape;
use teach::lesson::runs::{Text, words};
use teach::lesson::task::Task;
use teach::opponent::Level;

/// What the opponent's lots are drawn from: every lesson goes the same way.
const SEED: u64 = 1;

/// A lesson being given.
pub struct Lecture<'l> {
    desk: &'l Desk,
    lesson: &'l Lesson,
    checked: &'l Checked,
}

/// Whether the lesson goes on.
#[derive(PartialEq, Eq)]
enum Then {
    GoOn,
    End,
}

impl<'l> Lecture<'l> {
    /// A lesson in which nothing is mistaken.
    pub fn new(desk: &'l Desk, lesson: &'l Lesson, checked: &'l Checked) -> Self {
        Lecture { desk, lesson, checked }
    }

    /// Goes through the pages until the last one is done, the person quits or the input ends.
    pub fn give(&self, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<(), Halt> {
        self.write(out, "", &words(&self.lesson.title))?;
        self.write(out, "", &words(&self.lesson.promise))?;
        let count = self.lesson.pages.len();
        for (i, page) in self.lesson.pages.iter().enumerate() {
            writeln!(out, "\n[{}/{count}]", i + 1)?;
            let key = self.checked.keys.get(i).and_then(Option::as_ref);
            if self.page(page, key, i + 1 == count, input, out)? == Then::End {
                return Ok(());
            }
        }
        self.say(out, &say!("lesson-done"))
    }

    fn write(&self, out: &mut dyn Write, first: &str, text: &str) -> Result<(), Halt> {
        let _ = self;
        out.write_all(wrap(first, text).as_bytes())?;
        Ok(())
    }

    fn say(&self, out: &mut dyn Write, say: &Say) -> Result<(), Halt> {
        self.write(out, "", &self.desk.tongue.speak(say))
    }

    /// The words of the lesson, or ours where it has none.
    fn told(&self, out: &mut dyn Write, text: Option<&Text>, else_say: &Say) -> Result<(), Halt> {
        match text {
            Some(text) => self.write(out, "", &words(text)),
            None => self.say(out, else_say),
        }
    }

    fn page(
        &self,
        page: &Page,
        key: Option<&PageKey>,
        is_last: bool,
        input: &mut dyn BufRead,
        out: &mut dyn Write,
    ) -> Result<Then, Halt> {
        let before = page.before.min(page.blocks.len());
        self.blocks(&page.blocks[..before], out)?;
        if let Some(live) = &page.live {
            self.live(live, out)?;
        }
        self.blocks(&page.blocks[before..], out)?;
        match (page.live.as_ref().map(|live| (live, &live.body)), key) {
            (Some((live, Body::Question(question))), Some(PageKey::Solution(solution))) => {
                self.ask(live, question, solution, input, out)
            }
            (Some((live, Body::Task(task))), _) => self.play(live, task, input, out),
            (_, key) => {
                self.lights(key, out)?;
                if is_last { Ok(Then::GoOn) } else { self.wait(input, out) }
            }
        }
    }

    fn blocks(&self, blocks: &[(Shape, Text)], out: &mut dyn Write) -> Result<(), Halt> {
        for (shape, text) in blocks {
            let first = if *shape == Shape::Item { "- " } else { "" };
            self.write(out, first, &words(text))?;
        }
        Ok(())
    }

    /// The position in words, and what is said of it.
    fn live(&self, live: &Live, out: &mut dyn Write) -> Result<(), Halt> {
        if matches!(live.body, Body::Task(_)) {
            return Ok(());
        }
        let title = live.entry.title.clone();
        self.say(out, &say!("lesson-board", game = title, position = live.place.text()))?;
        for line in spoken::lines(&live.place.scene(), self.desk.tongue) {
            self.write(out, "  ", &line)?;
        }
        if let Body::Board { method: Some(method), .. } = &live.body {
            let (game, position) = (&live.entry.id, live.place.text());
            self.write(out, "  ", &format!("xorcle methods {game} \"{position}\" --method {}", method.name()))?;
        }
        if let Body::Claims(stated) = &live.body {
            for one in stated {
                self.say(out, &one.says())?;
            }
        }
        Ok(())
    }

    fn lights(&self, key: Option<&PageKey>, out: &mut dyn Write) -> Result<(), Halt> {
        match key {
            Some(PageKey::Lit(moves)) if !moves.is_empty() => self.say(out, &say!("lesson-lit", moves = listed(moves))),
            _ => Ok(()),
        }
    }

    /// Waits for a line before the next page.
    fn wait(&self, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<Then, Halt> {
        self.say(out, &say!("lesson-plain-next"))?;
        match Table::ask(input, out)?.as_deref() {
            Some(line) if !is_leaving(line) => Ok(Then::GoOn),
            _ => Ok(Then::End),
        }
    }

    fn ask(
        &self,
        live: &Live,
        question: &Question,
        solution: &Solution,
        input: &mut dyn BufRead,
        out: &mut dyn Write,
    ) -> Result<Then, Halt> {
        self.write(out, "", &words(&question.ask))?;
        self.say(out, &say!("lesson-plain-ask"))?;
        loop {
            let Some(line) = Table::ask(input, out)? else { return Ok(Then::End) };
            match Order::spelt(&line) {
                None if line.is_empty() => continue,
                None if line == "q" => return Ok(Then::End),
                Some(Order::Quit) => return Ok(Then::End),
                Some(Order::Next) => return Ok(Then::GoOn),
                Some(Order::Hint) => {
                    self.told(out, question.hint.as_ref(), &say!("lesson-no-hint"))?;
                    continue;
                }
                Some(Order::Reveal) => {
                    self.say(out, &solution.says())?;
                    self.told(out, question.right.as_ref(), &say!("lesson-plain-goes-on"))?;
                    return self.wait(input, out);
                }
                _ => {}
            }
            let watch = self.desk.watch(None);
            match watch.over(|control| question.answer(&live.place, solution, &line, control))? {
                Reply::Right => {
                    self.told(out, question.right.as_ref(), &say!("lesson-right"))?;
                    return self.wait(input, out);
                }
                Reply::Wrong(reply) => self.told(out, reply.as_ref(), &say!("lesson-wrong"))?,
                Reply::NoAnswer(fault) => self.write(out, "", &fault.speak(self.desk.tongue))?,
            }
        }
    }

    /// The game at the end, again and again until it is won.
    fn play(&self, live: &Live, task: &Task, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<Then, Halt> {
        self.say(out, &task.goal.says())?;
        loop {
            let you = task.you(live.place.to());
            let duel = Duel::new(live.entry.clone(), live.place.clone());
            let opening = Opening { duel, you: Some(you), level: Level::Perfect, seed: SEED, rounds: Match::default() };
            let ending: Option<Ending> = Table::new(self.desk, opening, None).play_out(input, out)?;
            let Some(ending) = ending else { return Ok(Then::End) };
            if task.goal.is_reached(&ending, you) {
                self.told(out, task.win.as_ref(), &say!("lesson-reached"))?;
                return Ok(Then::GoOn);
            }
            self.told(out, task.lose.as_ref(), &say!("lesson-missed"))?;
            self.say(out, &say!("lesson-plain-again"))?;
            match Table::ask(input, out)?.as_deref() {
                Some(line) if !is_leaving(line) => {}
                _ => return Ok(Then::End),
            }
        }
    }
}

fn is_leaving(line: &str) -> bool {
    line == "q" || Order::spelt(line) == Some(Order::Quit)
}
