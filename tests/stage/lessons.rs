//! Every page of every lesson that ships, in every window and both languages: the board, the question and what is said to an answer are
//! whole and in sight, and every key that belongs to a page does something.

use std::sync::Arc;

use app::tui::desk::Door;
use ground::say;
use ground::say::{Language, Say, Tongue};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use solve::judge::control::Control;
use teach::lesson::answer::{Question, Reply, Solution};
use teach::lesson::check::{Checked, PageKey};
use teach::lesson::form::{Lesson, Live, Page};
use teach::lesson::runs::{Text, words};
use teach::lesson::shipped::shipped;
use teach::opponent::{Level, reply};

use crate::crew::on_every_core;
use crate::glass::{Frame, Glass, HOUSE, WINDOWS, report};

/// Moves after which a game is given up.
const LONG: usize = 40;

/// The windows that a page is looked at in.
fn windows(number: usize, language: Language) -> [(u16, u16); 2] {
    [WINDOWS[0], WINDOWS[1 + (number + usize::from(language == Language::Chinese)) % 2]]
}

/// A lesson being taken, and what was wrong so far.
struct Walk {
    number: usize,
    language: Language,
    lesson: Arc<Lesson>,
    glass: Glass,
    page: usize,
    seen: Vec<Frame>,
    wrong: Vec<String>,
}

impl Walk {
    fn new(number: usize, language: Language) -> Self {
        let one = &shipped(language)[number];
        let lesson = Arc::new(one.read(&HOUSE).unwrap_or_else(|wrong| panic!("{}: {wrong:?}", one.name)));
        // What is thought out is the same in both languages.
        let mut glass = Glass::home_set(&[("language", language.tag())]).named(&one.name);
        glass.app.enter(Door::Lesson(lesson.clone(), false));
        let page = usize::from(lesson.is_titled());
        Walk { number, language, lesson, glass, page, seen: Vec::new(), wrong: Vec::new() }
    }

    fn speak(&self, says: &Say) -> String {
        Tongue::of(self.language).speak(says)
    }

    fn blame(&mut self, did: &str, why: &str, frame: &Frame) {
        let area = frame.buffer.area;
        let how = format!("{} page {} {} {}x{}", self.lesson.name(), self.page, self.language, area.width, area.height);
        self.wrong.push(format!("{how}, {did}: {why}\n{}", frame.text()));
    }

    /// Looks at the page: nothing may be below a fold, nor cut, and these words must be there; something must have changed.
    fn look(&mut self, did: &str, says: &[String]) {
        let frames: Vec<Frame> = windows(self.number, self.language).map(|window| self.glass.frame(window)).into();
        let before = std::mem::take(&mut self.seen);
        let scrolled = self.speak(&say!("paint-scrolled", above = 0, below = 0));
        let scrolled = scrolled.split('0').next().expect("a word").to_owned();
        for (number, frame) in frames.iter().enumerate() {
            if let Some(sign) = frame.fold() {
                self.blame(did, &format!("{sign} in the words"), frame);
            }
            if frame.tells(&scrolled) {
                self.blame(did, "a part of the board is not in sight", frame);
            }
            for words in says.iter().filter(|words| !frame.tells(words)) {
                self.blame(did, &format!("“{words}” is not in sight"), frame);
            }
            if before.get(number) == Some(frame) {
                self.blame(did, "nothing has changed", frame);
            }
        }
        self.seen = frames;
    }

    fn press(&mut self, key: &str, says: &[String]) {
        self.glass.press(key);
        self.look(key, says);
    }

    /// Types a text and hands it in.
    fn answer(&mut self, is_move: bool, text: &str, says: &[String]) {
        let keys = text.chars().map(|c| if c == ' ' { "space".to_owned() } else { c.to_string() });
        let keys: Vec<String> = is_move.then(|| ":".to_owned()).into_iter().chain(keys).collect();
        for key in &keys {
            self.glass.press(key);
        }
        self.seen = windows(self.number, self.language).map(|window| self.glass.frame(window)).into();
        self.press("enter", says);
    }

    /// A page as it opens, and all that can be done with it but to answer right.
    fn page(&mut self, key: Option<&PageKey>) {
        let lesson = self.lesson.clone();
        let page = &lesson.pages[self.page];
        self.look("opened", &asked(page));
        match (page.question(), key) {
            (Some((live, question)), Some(PageKey::Solution(solution))) => self.question(live, question, solution),
            (None, Some(_)) => ["r", "r"].into_iter().for_each(|key| self.press(key, &[])),
            _ => {}
        }
    }

    fn question(&mut self, live: &Live, question: &Question, solution: &Solution) {
        let ask = [words(&question.ask)];
        let with = |says: String| [ask[0].clone(), says];
        let is_move = question.answer.is_move();
        let or = |text: Option<&Text>, or: Say, walk: &Walk| text.map_or_else(|| walk.speak(&or), |text| words(text));
        if question.hint.is_some() {
            self.press("t", &with(or(question.hint.as_ref(), say!("lesson-no-hint"), self)));
        }
        let right = self.speak(&solution.says());
        self.press("r", &with(right));
        self.press("r", &ask);
        self.press("space", &with(self.speak(&say!("lesson-unanswered"))));
        let mut given = question.wrong.iter().map(|foreseen| written(&foreseen.given)).collect::<Vec<String>>();
        given.extend(unforeseen(live, question, solution));
        for text in given {
            let Ok(Reply::Wrong(says)) = question.answer(&live.place, solution, &text, &Control::new()) else {
                panic!("{}: {text} is no wrong answer", self.lesson.name());
            };
            self.answer(is_move, &text, &with(or(says.as_ref(), say!("lesson-wrong"), self)));
        }
        let right = question.right.as_ref();
        let says =
            right.map_or(say!("lesson-right"), |text| say!("lesson-right-said", says = Say::verbatim(words(text))));
        self.answer(is_move, &solved(solution), &with(self.speak(&says)));
    }

    /// The game at the end: given away by first moves, begun anew and won.
    fn task(&mut self) {
        let lesson = self.lesson.clone();
        let (live, task) = lesson.pages[self.page].task().expect("the reader asks for it");
        let you = task.you(live.place.to());
        for is_perfect in [false, true] {
            let mut dice = ChaCha8Rng::seed_from_u64(1);
            for _ in 0..LONG {
                let place = self.glass.app.desk().sitting().expect("a game is on the table").place().clone();
                if place.ending().is_some() {
                    break;
                }
                let pick = |dice: &mut ChaCha8Rng| reply(Level::Perfect, &place, None, dice, &Control::new());
                let text = if is_perfect { pick(&mut dice).ok().map(|pick| pick.text) } else { place.moves(1).0.pop() };
                let Some(text) = text else { break };
                self.answer(true, &text, &[]);
            }
            let ending = self.glass.app.desk().sitting().and_then(|sitting| sitting.place().ending());
            let Some(ending) = ending else { continue };
            self.end(task.goal.is_reached(&ending, you));
        }
    }

    fn end(&mut self, is_reached: bool) {
        let door = if is_reached { say!("lesson-leave") } else { say!("lesson-again") };
        let next = shipped(self.language).get(self.number + 1).and_then(|next| next.read(&HOUSE).ok());
        let door = next.filter(|_| is_reached).map_or(door, |next| say!("lesson-next", title = words(&next.title)));
        let door = self.speak(&door);
        self.seen.clear();
        self.look("the end", std::slice::from_ref(&door));
        if is_reached {
            let next = shipped(self.language).get(self.number + 1).and_then(|next| next.read(&HOUSE).ok());
            self.press("enter", &next.map(|next| words(&next.title)).into_iter().collect::<Vec<_>>());
        } else {
            self.press("N", &[]);
        }
    }
}

/// What is asked on a page.
fn asked(page: &Page) -> Vec<String> {
    page.question().map(|(_, question)| words(&question.ask)).into_iter().collect()
}

fn written(given: &teach::lesson::answer::Given) -> String {
    use teach::lesson::answer::Given;
    match given {
        Given::Move(text) => text.clone(),
        Given::Outcome(outcome) => outcome.letter().to_owned(),
        Given::Number(number) => number.to_string(),
    }
}

fn solved(solution: &Solution) -> String {
    match solution {
        Solution::Moves { list, .. } => list[0].clone(),
        Solution::Split(split) => split.clone(),
        Solution::Outcome(outcome) => outcome.letter().to_owned(),
        Solution::Number(number) => number.to_string(),
    }
}

/// A wrong answer that the lesson does not foresee.
fn unforeseen(live: &Live, question: &Question, solution: &Solution) -> Option<String> {
    let moves = if question.answer.is_move() { live.place.moves(30).0 } else { Vec::new() };
    let others = ["99", "P", "N", "D"].map(ToOwned::to_owned);
    let known: Vec<String> = question.wrong.iter().map(|foreseen| written(&foreseen.given)).collect();
    moves
        .into_iter()
        .chain(others)
        .filter(|text| !known.contains(text))
        .find(|text| matches!(question.answer(&live.place, solution, text, &Control::new()), Ok(Reply::Wrong(_))))
}

fn walked(number: usize) -> Vec<String> {
    let mut checked: Option<Checked> = None;
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let mut walk = Walk::new(number, language);
        let checked = checked.get_or_insert_with(|| walk.lesson.check(&Control::new()).expect("nobody stops it"));
        let keys = checked.keys.clone();
        walk.glass.press("f12");
        while walk.page + 1 < walk.lesson.pages.len() {
            walk.page(keys[walk.page].as_ref());
            walk.glass.press("space");
            walk.page += 1;
        }
        walk.page(None);
        walk.task();
        wrong.extend(walk.wrong);
    }
    wrong
}

#[test]
fn every_page_of_every_lesson_is_whole_and_every_key_on_it_does_something() {
    let numbers: Vec<usize> = (0..shipped(Language::English).len()).collect();
    report(&on_every_core(&numbers, |number| walked(*number)).concat());
}
