//! Lessons read and checked: what is planted in one is told, with its line.

use crate::lesson::answer::Reply;
use crate::lesson::check::PageKey;
use crate::lesson::form::Lesson;
use crate::lesson::joined::Source;
use crate::lesson::markdown::Shape;
use crate::lesson::runs::words;
use crate::lesson::shipped::about;
use ground::mistake::Mistake;
use ground::say::{Language, Tongue};
use solve::judge::control::Control;

const PLAY: &str = "```play\ngame: nim\nposition: 3,4\nyou: first\ngoal: win\nwin: Yes.\nlose: No.\n```\n";

/// A lesson with this block on its first page: the block begins in line 5.
fn with(block: &str) -> String {
    format!("# Title\n\nPromise.\n\n```{block}\n```\n\n---\n\n{PLAY}")
}

fn read(text: &str) -> Result<Lesson, Vec<Mistake>> {
    Lesson::read(Source { file: "lesson.md".into(), text: text.into() }, &games::house())
}

/// What is wrong: line, column, and the words.
fn told(mistakes: &[Mistake]) -> Vec<(usize, usize, String)> {
    let tongue = Tongue::of(Language::English);
    mistakes.iter().map(|mistake| (mistake.line, mistake.column, mistake.fault.speak(tongue))).collect()
}

fn unreadable(text: &str) -> Vec<(usize, usize, String)> {
    told(&read(text).err().unwrap_or_default())
}

/// What the oracle objects to.
fn falsehoods(text: &str) -> Vec<(usize, usize, String)> {
    let lesson = read(text).unwrap_or_else(|mistakes| panic!("{text}: {:?}", told(&mistakes)));
    told(&lesson.check(&Control::new()).expect("nobody stops").mistakes)
}

#[test]
fn every_kind_of_claim_is_told_when_it_is_false_and_taken_when_it_is_true() {
    let nim = "game: nim\nposition: 3,5,7\n";
    let ends = "game: ends\nposition: 3,9,2,7\n";
    let glove = "game: glove\n";
    for (stage, truth, falsehood) in [
        (nim, "outcome: N", "outcome: P"),
        (nim, "nimber: 1", "nimber: 2"),
        ("game: nim\nposition: 1,2\n", "remoteness: 3", "remoteness: 1"),
        (nim, "moves: 15", "moves: 14"),
        (nim, "best: 3:7->6, 1:3->2, 2:5->4", "best: 1:3->2, 2:5->4"),
        (nim, "keeps: 1:3->2", "keeps: 1:3->0"),
        (nim, "gives-away: 2:5->1", "gives-away: 2:5->4"),
        (nim, "law: a ^ b ^ c == 0", "law: a + b == c"),
        (nim, "run: 0 0 0 -", "run: 0 0 0 0"),
        (ends, "margin: 11", "margin: 4"),
        ("game: kuhn-poker\n", "mean: -1/18", "mean: 1/18"),
        (glove, "worth: 1", "worth: 2"),
        (glove, "unobjected: 1,0,0", "unobjected: 0,1,0"),
        (glove, "objected: 0,1,0", "objected: 1,0,0"),
    ] {
        let found = falsehoods(&with(&format!("claim\n{stage}{truth}")));
        assert_eq!(found, [], "{truth}");
        let found = falsehoods(&with(&format!("claim\n{stage}{falsehood}")));
        let line = 6 + stage.matches('\n').count();
        let column = falsehood.find(": ").expect("it has a value") + 3;
        assert_eq!(found.len(), 1, "{falsehood}: {found:?}");
        assert_eq!((found[0].0, found[0].1), (line, column), "{falsehood}: {found:?}");
    }
}

#[test]
fn what_is_claimed_where_there_is_nothing_of_the_kind_is_false() {
    let found = |block: &str| falsehoods(&with(block)).first().map(|(line, ..)| *line);
    assert_eq!(found("claim\ngame: ends\nnimber: 1"), Some(7));
    assert_eq!(found("claim\ngame: nim\nmargin: 1"), Some(7));
    assert_eq!(found("claim\ngame: kuhn-poker\noutcome: D"), Some(7), "an expectation is no draw");
    assert_eq!(found("claim\ngame: nim\nworth: 1"), Some(7));
    assert_eq!(found("claim\ngame: tic-tac-toe\nrun: 0"), Some(7), "no machine reads it");
    assert_eq!(
        found("question\ngame: nim\nask: Where?\nanswer: number state"),
        Some(8),
        "the start leaves the machine"
    );
    assert_eq!(found("question\ngame: nim\nask: How far ahead?\nanswer: number margin"), Some(8));
}

#[test]
fn questions_are_asked_of_the_oracle() {
    let ask = |lines: &str| falsehoods(&with(&format!("question\ngame: nim\nposition: 3,4\nask: Well?\n{lines}")));
    assert_eq!(ask("answer: best\nwrong: 1:3->0 => No.\nwrong: * => No."), []);
    assert_eq!(ask("answer: best\nwrong: 2:4->3 => No.")[0].0, 10, "that answer is right");
    assert_eq!(ask("answer: outcome\nwrong: P => No."), []);
    assert_eq!(ask("answer: outcome\nwrong: n => No.")[0].0, 10);
    assert_eq!(ask("answer: number nimber\nwrong: 6 => No.\nwrong: 7 => No.")[0].0, 11);
    assert_eq!(ask("answer: number best\nwrong: 1 => No.")[0].0, 10);
    assert_eq!(ask("answer: number moves\nwrong: 7 => No.")[0].0, 10);
    let run = "question\ngame: bash[max=2]\nposition: 22\nask: Where?\nanswer: number state\nwrong: ";
    assert_eq!(falsehoods(&with(&format!("{run}2 => No."))), []);
    assert_eq!(falsehoods(&with(&format!("{run}1 => No.")))[0].0, 10, "22 is one above a multiple of three");
    assert_eq!(ask("answer: move 1:3->0\nwrong: 2:4->3 => No."), [], "this move alone, whatever it is worth");
    let split = "question\ngame: glove\nask: Which split?\nanswer: unobjected\nwrong: ";
    assert_eq!(falsehoods(&with(&format!("{split}0,1,0 => No."))), []);
    assert_eq!(falsehoods(&with(&format!("{split}1,0,0 => No.")))[0].0, 9);
}

#[test]
fn a_game_that_cannot_be_won_is_no_goal() {
    let play = |lines: &str| {
        let found = falsehoods(&with(&format!("play\n{lines}\nwin: Yes.\nlose: No.")));
        found.first().map(|(line, ..)| *line)
    };
    assert_eq!(play("game: nim\nposition: 3,4\nyou: first\ngoal: win"), None);
    assert_eq!(play("game: nim\nposition: 3,4\nyou: second\ngoal: win"), Some(9));
    assert_eq!(play("game: nim\nposition: 3,3\nyou: second\ngoal: win"), None);
    assert_eq!(play("game: tic-tac-toe\nposition: X.O/.X./..O\nyou: first\ngoal: draw"), None);
    assert_eq!(play("game: nim\nposition: 3,3\nyou: first\ngoal: draw"), Some(9));
    assert_eq!(play("game: ends\nposition: 3,9,2,7\nyou: first\ngoal: ahead"), None);
    assert_eq!(play("game: ends\nposition: 3,9,2,7\nyou: second\ngoal: ahead"), Some(9));
    assert_eq!(play("game: glove\nyou: first\ngoal: unobjected"), None);
    assert_eq!(play("game: glove\nyou: second\ngoal: unobjected"), Some(8));
    assert_eq!(play("game: nim\nyou: first\ngoal: unobjected"), Some(8));
}

#[test]
fn what_cannot_be_read_is_told_with_its_place() {
    for (block, place, expected) in [
        ("bord\ngame: nim", (5, 1), "board"),
        ("board\ngame: nimm", (6, 7), "nim"),
        ("board\ngame: nim[miser=true]", (6, 11), "misere"),
        ("board\ngame: nim\nposition: 3,x", (7, 13), "a natural number"),
        ("board\ngame: nim\nposition: 3\n  x", (8, 3), ""),
        ("board\ngame: nim\nlight: bst", (7, 8), "best"),
        ("board\ngame: nim\nmethod: minmax", (7, 9), "minimax"),
        ("board\ngame: nim\nnimber: 1", (7, 1), "one of"),
        ("board\ngame: nim\nlight: best\nposition: 3", (8, 1), "first"),
        ("board\ngame: nim\ngame: nim", (7, 1), "once"),
        ("board\nposition: 3", (5, 1), "game: nim"),
        ("claim\ngame: nim\nnimbr: 1", (7, 1), "nimber"),
        ("claim\ngame: nim\nnimber: one", (7, 9), "a natural number"),
        ("claim\ngame: nim\nnimber:", (7, 1), ""),
        ("claim\ngame: nim\nnimber", (7, 1), "colon"),
        ("claim\ngame: nim\nposition: 3,4\nkeeps: 1:3->3", (8, 8), ""),
        ("claim\ngame: nim\nposition: 3,4\nbest: 2:4->3, 2:9->1", (8, 17), "heap 2"),
        ("claim\ngame: nim\nlaw: a ^^ b", (7, 9), ""),
        ("claim\ngame: nim\noutcome: W", (7, 10), "N"),
        ("question\ngame: nim\nanswer: best", (5, 1), "ask:"),
        ("question\ngame: nim\nask: Well?\nanswer: bets", (8, 9), "best"),
        ("question\ngame: nim\nask: Well?\nanswer: number nimbr", (8, 16), "nimber"),
        ("question\ngame: nim\nask: Well?\nanswer: best move", (8, 14), "nothing more"),
        ("question\ngame: nim\nask: A *star.\nanswer: best", (7, 8), "*"),
        ("question\ngame: nim\nask: Well?\nanswer: best\nwrong: 1:3->0", (9, 8), "=>"),
        ("question\ngame: nim\nask: Well?\nanswer: best\nwrong: 9:3->0 => No.", (9, 8), ""),
        ("play\ngame: nim\nyou: third\ngoal: win", (7, 6), "first"),
        ("play\ngame: nim\nyou: first\ngoal: lose", (8, 7), "one of"),
    ] {
        let found = unreadable(&with(block));
        assert_eq!(found.iter().map(|(line, column, _)| (*line, *column)).next(), Some(place), "{block}: {found:?}");
        assert!(found[0].2.contains(expected), "{block}: {found:?}");
        assert_eq!(found.len(), 1, "{block}: one mistake is one mistake: {found:?}");
    }
}

#[test]
fn the_frame_of_a_lesson_is_kept() {
    let line = |text: &str| unreadable(text).first().map(|(line, ..)| *line);
    assert_eq!(line(&format!("Title\n\nPromise.\n\n{PLAY}")), Some(1));
    assert_eq!(line(&format!("# Title\n\n{PLAY}")), Some(1), "no promise");
    assert_eq!(line("# Title\n\nPromise.\n\n---\n\nThe end.\n"), Some(7), "the last page holds no game");
    assert_eq!(line(&format!("# Title\n\nPromise.\n\n1. Numbered\n\n{PLAY}")), Some(5));
    assert_eq!(line(&format!("# Title\n\nPromise.\n\n{PLAY}\n{PLAY}")), Some(14), "two blocks on a page");
    assert_eq!(
        line(&format!("# Title\n\nPromise.\n\n{}", PLAY.trim_end().trim_end_matches('`'))),
        Some(5),
        "not closed"
    );
    assert_eq!(line(""), Some(1));
    // A mistake in one block does not hide one in another, and blocks that go on with a mistaken game do not repeat it.
    let two = with("board\ngame: nimm\n```\n\n---\n\n```claim\nnimber: 1\n```\n\n---\n\n```board\ngame: nin");
    assert_eq!(unreadable(&two).iter().map(|(line, ..)| *line).collect::<Vec<_>>(), [6, 18]);
}

#[test]
fn blocks_go_on_with_the_game_of_the_block_before() {
    let text = with(
        "board\ngame: nim[misere=true]\nposition: 1,2\n```\n\n---\n\n```claim\noutcome: N\nmoves: 3\n```\n\n---\n\n```claim\nposition: 1,1,1\noutcome: P\n```\n\n---\n\n```claim\ngame: nim\nposition: 1\noutcome: N",
    );
    assert_eq!(falsehoods(&text), []);
    let place = |page: usize| {
        let lesson = read(&text).ok()?;
        lesson.pages[page].live.as_ref().map(|live| live.place.text())
    };
    assert_eq!((place(0), place(1), place(2)), (Some("1,2".into()), Some("1,2".into()), Some("1,1,1".into())));
}

#[test]
fn a_lesson_is_read_checked_and_answered() {
    let lesson =
        read(include_str!("../../../tests/lessons/heaps.md")).unwrap_or_else(|wrong| panic!("{:?}", told(&wrong)));
    assert_eq!(words(&lesson.title), "Heaps that are alike");
    assert_eq!(words(&lesson.promise), "Two heaps, and a way to win every time.");
    assert_eq!(lesson.pages.len(), 5);
    let shapes: Vec<Shape> = lesson.pages[1].blocks.iter().map(|(shape, _)| *shape).collect();
    assert_eq!(shapes, [Shape::Heading, Shape::Item, Shape::Item]);
    assert_eq!(words(&lesson.pages[1].blocks[2].1), "The other side takes as much from the other, as in 3,3.");
    let checked = lesson.check(&Control::new()).expect("nobody stops");
    assert_eq!(told(&checked.mistakes), []);
    assert!(matches!(&checked.keys[0], Some(PageKey::Lit(moves)) if moves.len() == 8), "all moves of a lost position");

    let (live, question) = lesson.pages[2].question().expect("a question");
    let Some(PageKey::Solution(solution)) = &checked.keys[2] else { panic!("it has an answer") };
    let answer = |text: &str| question.answer(&live.place, solution, text, &Control::new()).expect("nobody stops");
    let said = |reply: Reply| match reply {
        Reply::Wrong(Some(text)) => words(&text),
        other => format!("{other:?}"),
    };
    assert_eq!(answer("2:4->3"), Reply::Right);
    assert!(said(answer("1:3->0")).starts_with("That leaves 4 alone"));
    assert!(said(answer("1:3->1")).starts_with("Count again"));
    assert!(matches!(answer("5"), Reply::NoAnswer(_)));

    let (live, question) = lesson.pages[3].question().expect("a question");
    let Some(PageKey::Solution(solution)) = &checked.keys[3] else { panic!("it has an answer") };
    let answer = |text: &str| question.answer(&live.place, solution, text, &Control::new()).expect("nobody stops");
    assert_eq!(answer("3"), Reply::Right);
    assert!(matches!(answer("1"), Reply::Wrong(Some(_))));
    assert_eq!(answer("4"), Reply::Wrong(None));
}

#[test]
fn what_costs_too_much_is_a_mistake_of_the_lesson() {
    let found = falsehoods(&with("claim\ngame: othello\noutcome: N"));
    assert_eq!(found.first().map(|(line, ..)| *line), Some(7), "{found:?}");
}

#[test]
fn the_lesson_behind_a_game_is_the_one_with_most_of_its_boards() {
    let behind = |game: &str| about(game, Language::English).map(|lesson| lesson.name);
    assert_eq!(behind("nim").as_deref(), Some("02-bouton"));
    assert_eq!(behind("ends").as_deref(), Some("06-intervals"));
    assert_eq!(behind("kuhn-poker").as_deref(), Some("09-regret"));
    assert_eq!(behind("hex"), None);
}
