//! The lessons that ship: nothing in them is false, both languages teach the same, and each ends in a game that perfect play wins.

use duel::house::House;
use ground::mistake::Mistake;
use ground::say::{Language, Tongue};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use solve::judge::control::Control;
use teach::lesson::form::{Body, Lesson, Page};
use teach::lesson::joined::Source;
use teach::lesson::runs::words;
use teach::lesson::shipped::{format, shipped};
use teach::lesson::task::Goal;
use teach::opponent::{Level, reply};

use crate::starts::house;

/// Plies after which a game is given up.
const LONG: usize = 400;

fn told(mistakes: &[Mistake]) -> String {
    mistakes.iter().map(|mistake| mistake.speak(Tongue::of(Language::English))).collect::<Vec<_>>().join("\n")
}

fn lessons(language: Language, house: &House) -> Vec<(String, Lesson)> {
    let read = |lesson: Result<Lesson, Vec<Mistake>>| lesson.unwrap_or_else(|wrong| panic!("{}", told(&wrong)));
    shipped(language).into_iter().map(|one| (one.name.clone(), read(one.read(house)))).collect()
}

#[test]
fn nothing_in_a_lesson_is_false() {
    let house = house();
    let mut wrong = Vec::new();
    for (_, lesson) in Language::ALL.iter().flat_map(|language| lessons(*language, &house)) {
        let checked = lesson.check(&Control::new()).expect("nobody stops");
        wrong.extend((!checked.mistakes.is_empty()).then(|| told(&checked.mistakes)));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What a page does, whatever it says.
fn face(page: &Page) -> String {
    let Some(live) = &page.live else { return "text".into() };
    let stage = format!("{} {:?} {}", live.entry.id, live.place.params(), live.place.text());
    let does = match &live.body {
        Body::Board { is_lit, method } => format!("board {is_lit} {method:?}"),
        Body::Claims(stated) => format!("{:?}", stated.iter().map(|one| &one.claim).collect::<Vec<_>>()),
        Body::Question(question) => {
            let wrong: Vec<_> = question.wrong.iter().map(|foreseen| &foreseen.given).collect();
            let has = (question.otherwise.is_some(), question.hint.is_some(), question.right.is_some());
            format!("{:?} {wrong:?} {has:?}", question.answer)
        }
        Body::Task(task) => {
            format!("{:?} {} {:?}", task.goal, task.is_first, (task.win.is_some(), task.lose.is_some()))
        }
    };
    format!("{stage}: {does}")
}

#[test]
fn both_languages_teach_the_same() {
    let house = house();
    let all = Language::ALL.map(|language| lessons(language, &house));
    let names = all.each_ref().map(|all| all.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>());
    assert_eq!(names[0], names[1]);
    for ((name, one), (_, other)) in all[0].iter().zip(&all[1]) {
        let faces = |lesson: &Lesson| lesson.pages.iter().map(face).collect::<Vec<_>>();
        assert_eq!(faces(one), faces(other), "{name}");
        assert_ne!(words(&one.title), words(&other.title), "{name}: the title is in one language");
        assert_ne!(words(&one.promise), words(&other.promise), "{name}: the promise is in one language");
    }
    assert_ne!(format(Language::English), format(Language::Chinese));
}

#[test]
fn the_last_game_of_each_is_reached_by_perfect_play() {
    for (name, lesson) in lessons(Language::English, &house()) {
        let (live, task) = lesson.pages.last().and_then(Page::task).expect("the reader asks for it");
        // Payoffs of rounds are luck, and splits are proposed, not found by trying moves: the check has said all of them.
        let is_luck = live.place.value(&Control::new()).is_ok_and(|value| value.is_open());
        if is_luck && task.goal != Goal::Unobjected {
            continue;
        }
        let mut place = live.place.clone();
        let you = task.you(place.to());
        let mut dice = ChaCha8Rng::seed_from_u64(1);
        let mut plies = 0;
        while place.ending().is_none() && plies < LONG {
            let pick = reply(Level::Perfect, &place, None, &mut dice, &Control::new()).expect("lessons are small");
            place = place.play(&pick.text).expect("it is legal").next;
            plies += 1;
        }
        let ending = place.ending().unwrap_or_else(|| panic!("{name}: no end after {plies} plies"));
        assert!(task.goal.is_reached(&ending, you), "{name}: {ending:?}");
    }
}

#[test]
fn the_example_that_teachers_are_given_is_a_lesson() {
    let house = house();
    for language in Language::ALL {
        let text = format(language).rsplit("\n## ").next().unwrap_or_default();
        let text: String = text
            .lines()
            .skip(1)
            .filter(|line| line.is_empty() || line.starts_with("    "))
            .fold(String::new(), |all, line| all + line.strip_prefix("    ").unwrap_or(line) + "\n");
        let source = Source { file: "FORMAT.md".into(), text: text.trim_start().into() };
        let lesson = Lesson::read(source, &house).unwrap_or_else(|wrong| panic!("{}", told(&wrong)));
        assert_eq!(lesson.pages.len(), 3);
        let checked = lesson.check(&Control::new()).expect("nobody stops");
        assert!(checked.mistakes.is_empty(), "{}", told(&checked.mistakes));
    }
}
