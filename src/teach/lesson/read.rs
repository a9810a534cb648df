//! A lesson read: the live blocks with their keys, each key strictly one of those its block has.

use std::sync::Arc;

use crate::lesson::answer::{Asked, Figure, Foreseen, Question};
use crate::lesson::claim::{NAMES, Stated};
use crate::lesson::form::{Body, Lesson, Live, Page};
use crate::lesson::joined::{Joined, Placed, Source, Span};
use crate::lesson::markdown;
use crate::lesson::markdown::{Draft, Fence, Key};
use crate::lesson::runs;
use crate::lesson::runs::Text;
use crate::lesson::task::{Goal, Task};
use duel::house::{Entry, House};
use duel::place::Place;
use ground::fault::{Fault, Kind};
use ground::mistake::Mistake;
use ground::params::nearest;
use ground::say;
use ground::say::Say;
use solve::trace::method::Method;

/// The keys that name a position, which stand first.
const STAGE: [&str; 2] = ["game", "position"];

impl Lesson {
    /// Reads a lesson; its games are those of the house. What cannot be read is told, every mistake of it, in the order of the
    /// lines.
    pub fn read(source: Source, house: &House) -> Result<Lesson, Vec<Mistake>> {
        let (written, mistakes) = markdown::read(&source);
        let mut reader = Reader { source: &source, house, mistakes, stage: Stage::None };
        let title = reader.text(&written.title);
        let promise = reader.text(&written.promise);
        let pages: Vec<Page> = written.pages.iter().map(|draft| reader.page(draft)).collect();
        let is_played = written.pages.last().and_then(|page| page.fence.as_ref()).is_some_and(|it| it.word == "play");
        if !is_played {
            let end = source.text.trim_end().len();
            reader.wrong(end..end, say!("lesson-no-game"), say!("lesson-expect-game"));
        }
        let mut mistakes = reader.mistakes;
        mistakes.sort_by_key(|mistake| (mistake.line, mistake.column));
        if mistakes.is_empty() { Ok(Lesson { source, title, promise, pages }) } else { Err(mistakes) }
    }
}

/// The position that a block goes on with.
#[derive(Clone)]
enum Stage {
    /// There is none yet.
    None,
    /// It was mistaken, which was told.
    Broken,
    /// This one.
    Set(Box<Entry>, Arc<dyn Place>),
}

struct Reader<'r> {
    source: &'r Source,
    house: &'r House,
    mistakes: Vec<Mistake>,
    stage: Stage,
}

impl Reader<'_> {
    fn fault(&mut self, at: Span, fault: Fault) {
        self.mistakes.push(self.source.mistake(at, fault));
    }

    fn wrong(&mut self, at: Span, says: Say, expected: Say) {
        self.fault(at, Fault::new(Kind::BadParameter, says).expecting(expected));
    }

    /// What was read, or nothing and a mistake.
    fn kept<T>(&mut self, read: Result<T, Placed>) -> Option<T> {
        read.map_err(|placed| self.fault(placed.0, placed.1)).ok()
    }

    fn text(&mut self, joined: &Joined) -> Text {
        let read = runs::read(joined);
        self.kept(read).unwrap_or_default()
    }

    fn page(&mut self, draft: &Draft) -> Page {
        let blocks = draft.blocks.iter().map(|(shape, joined)| (*shape, self.text(joined))).collect();
        let live = draft.fence.as_ref().and_then(|fence| self.live(fence));
        Page { blocks, before: draft.before, live }
    }

    fn live(&mut self, fence: &Fence) -> Option<Live> {
        let own: &[&str] = match fence.word {
            "board" => &["light", "method"],
            "claim" => &NAMES,
            "question" => &["ask", "answer", "wrong", "hint", "right"],
            _ => &["you", "goal", "win", "lose"],
        };
        self.known(fence, own);
        self.set(fence);
        let Stage::Set(entry, place) = self.stage.clone() else { return None };
        let body = match fence.word {
            "board" => self.board(fence),
            "claim" => Some(self.claims(fence, &*place)),
            "question" => self.question(fence, &*place),
            _ => self.task(fence),
        };
        Some(Live { entry: *entry, place, at: fence.at.clone(), body: body? })
    }

    /// Every key is one that such a block has, once unless it may come again, and says something.
    fn known(&mut self, fence: &Fence, own: &[&'static str]) {
        let names: Vec<&'static str> = STAGE.iter().chain(own).copied().collect();
        for (i, key) in fence.keys.iter().enumerate() {
            let name = key.name.text.as_str();
            let before = &fence.keys[..i];
            let may_repeat = name == "wrong" || NAMES.contains(&name);
            let late = before.iter().find(|other| !STAGE.contains(&other.name.text.as_str()));
            if !names.contains(&name) {
                let expected = match nearest(name, names.iter().copied()) {
                    Some(near) => say!("did-you-mean", name = near),
                    None => say!("expect-one-of", words = names.clone()),
                };
                self.wrong(key.name.whole(), say!("lesson-unknown-key", name = name, block = fence.word), expected);
            } else if key.value.text.is_empty() {
                self.wrong(key.name.whole(), say!("lesson-empty", name = name), say!("lesson-expect-key"));
            } else if !may_repeat && before.iter().any(|other| other.name.text == name) {
                self.wrong(key.name.whole(), say!("lesson-twice", name = name), say!("lesson-expect-once"));
            } else if let (true, Some(late)) = (STAGE.contains(&name), late) {
                let says = say!("lesson-late", name = name, key = late.name.text.clone());
                self.wrong(key.name.whole(), says, say!("lesson-expect-first"));
            }
        }
    }

    /// The position of a block, or that of the block before.
    fn set(&mut self, fence: &Fence) {
        let (game, position) = (find(fence, "game"), find(fence, "position"));
        self.stage = match (game, position, &self.stage) {
            (Some(game), _, _) => self.opened(game, position),
            (None, Some(position), Stage::Set(entry, place)) => {
                let (entry, read) = (entry.clone(), place.reads(&position.text));
                let read = read.map_err(|fault| position.place(&position.text, fault));
                self.kept(read).map_or(Stage::Broken, |place| Stage::Set(entry, place))
            }
            (None, _, Stage::None) => {
                self.wrong(fence.at.clone(), say!("lesson-no-stage"), say!("lesson-expect-stage"));
                Stage::Broken
            }
            (None, _, stage) => stage.clone(),
        };
    }

    fn opened(&mut self, game: &Joined, position: Option<&Joined>) -> Stage {
        let variant = self.house.variant(&game.text).map_err(|fault| game.place(&game.text, fault));
        let Some((entry, params)) = self.kept(variant) else { return Stage::Broken };
        let place = entry.open(&params, position.map(|position| position.text.as_str())).map_err(|fault| {
            let at = position.unwrap_or(game);
            at.place(&at.text, fault)
        });
        self.kept(place).map_or(Stage::Broken, |place| Stage::Set(Box::new(entry.clone()), place))
    }

    fn board(&mut self, fence: &Fence) -> Option<Body> {
        let mut is_lit = false;
        if let Some(light) = find(fence, "light") {
            is_lit = self.one_of(light, &[("best", true), ("none", false)])?;
        }
        let mut method = None;
        if let Some(name) = find(fence, "method") {
            method = Some(self.one_of(name, &Method::ALL.map(|method| (method.name(), method)))?);
        }
        Some(Body::Board { is_lit, method })
    }

    fn claims(&mut self, fence: &Fence, place: &dyn Place) -> Body {
        let stated = fence.keys.iter().filter(|key| !key.value.text.is_empty());
        let stated: Vec<_> = stated.filter_map(|key| Stated::read(&key.name.text, &key.value, place)).collect();
        Body::Claims(stated.into_iter().filter_map(|read| self.kept(read)).collect())
    }

    fn question(&mut self, fence: &Fence, place: &dyn Place) -> Option<Body> {
        let ask = self.needed(fence, "ask");
        let answer = self.needed(fence, "answer");
        let hint = self.said(fence, "hint");
        let right = self.said(fence, "right");
        let (ask, answer) = (ask.map(|ask| self.text(ask))?, answer?);
        let asked = self.asked(answer, place)?;
        let mut wrong = Vec::new();
        let mut otherwise = None;
        for key in fence.keys.iter().filter(|key| key.name.text == "wrong") {
            let Some((given, reply)) = self.foreseen(key) else { continue };
            match given {
                "*" => otherwise = Some(reply),
                given => {
                    let at = key.value.span_of(given);
                    let read = asked.read(place, given).map_err(|fault| key.value.place(given, fault));
                    wrong.extend(self.kept(read).map(|given| Foreseen { given, reply, at }));
                }
            }
        }
        let at = answer.whole();
        Some(Body::Question(Box::new(Question { ask, answer: asked, at, wrong, otherwise, hint, right })))
    }

    /// A wrong answer and what is said to it.
    fn foreseen<'k>(&mut self, key: &'k Key) -> Option<(&'k str, Text)> {
        let Some((given, reply)) = key.value.text.split_once("=>") else {
            self.wrong(key.value.whole(), say!("lesson-no-reply"), say!("expect-token", token = "=>"));
            return None;
        };
        let (given, reply) = (given.trim(), reply.trim());
        let at = key.value.span_of(reply);
        if reply.is_empty() {
            self.wrong(at, say!("lesson-no-reply"), say!("lesson-expect-reply"));
            return None;
        }
        Some((given, self.text(&Joined::of(reply, at.start))))
    }

    fn asked(&mut self, answer: &Joined, place: &dyn Place) -> Option<Asked> {
        let (word, rest) = answer.text.split_once(' ').unwrap_or((&answer.text, ""));
        let rest = rest.trim();
        let kinds = [
            ("best", Asked::Best),
            ("outcome", Asked::Outcome),
            ("unobjected", Asked::Unobjected),
            ("move", Asked::Move(String::new())),
            ("number", Asked::Number(Figure::Moves)),
        ];
        let word = Joined::of(word, answer.span_of(word).start);
        let asked = self.one_of(&word, &kinds)?;
        match asked {
            Asked::Move(_) => {
                let read = place.play(rest).map(|step| Asked::Move(step.text));
                self.kept(read.map_err(|fault| answer.place(rest, fault)))
            }
            Asked::Number(_) => {
                let figure = Joined::of(rest, answer.span_of(rest).start);
                self.one_of(&figure, &Figure::ALL).map(Asked::Number)
            }
            asked if rest.is_empty() => Some(asked),
            _ => {
                self.wrong(answer.span_of(rest), say!("found", text = rest), say!("expect-end"));
                None
            }
        }
    }

    fn task(&mut self, fence: &Fence) -> Option<Body> {
        let (you, goal) = (self.needed(fence, "you"), self.needed(fence, "goal"));
        let win = self.said(fence, "win");
        let lose = self.said(fence, "lose");
        let is_first = self.one_of(you?, &[("first", true), ("second", false)]);
        let goal = goal?;
        let at = goal.whole();
        let goal = self.one_of(goal, &Goal::ALL);
        Some(Body::Task(Task { is_first: is_first?, goal: goal?, at, win, lose }))
    }

    fn said(&mut self, fence: &Fence, name: &str) -> Option<Text> {
        find(fence, name).map(|value| self.text(value))
    }

    /// The value of a key that must be there.
    fn needed<'f>(&mut self, fence: &'f Fence, name: &'static str) -> Option<&'f Joined> {
        let found = find(fence, name);
        if found.is_none() && !fence.keys.iter().any(|key| key.name.text == name) {
            let says = say!("lesson-missing", name = name, block = fence.word);
            self.wrong(fence.at.clone(), says, say!("lesson-expect-missing", name = name));
        }
        found
    }

    /// One of some words.
    fn one_of<T: Clone>(&mut self, value: &Joined, words: &[(&'static str, T)]) -> Option<T> {
        let text = value.text.as_str();
        let found = words.iter().find(|(word, _)| *word == text).map(|(_, one)| one.clone());
        if found.is_none() {
            let names: Vec<&'static str> = words.iter().map(|(word, _)| *word).collect();
            let expected = match nearest(text, names.iter().copied()) {
                Some(near) => say!("did-you-mean", name = near),
                None => say!("expect-one-of", words = names),
            };
            let found = if text.is_empty() { say!("found-end") } else { say!("found", text = text) };
            self.wrong(value.whole(), found, expected);
        }
        found
    }
}

/// What stands behind a key, if it is there and says something.
fn find<'f>(fence: &'f Fence, name: &str) -> Option<&'f Joined> {
    fence.keys.iter().find(|key| key.name.text == name).map(|key| &key.value).filter(|value| !value.text.is_empty())
}
