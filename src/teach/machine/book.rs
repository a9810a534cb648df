//! A page about a game whose law was found: its rule, a map of what is lost, the machine, the proof, and exercises with their key apart.
//!
//! The same game always gives the same page.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::automatic::{Automatic, told};
use crate::machine::run::{Run, aligned};
use crate::machine::svg::picture;
use crate::page::Block;
use crate::sheet::shown;
use ground::num::Nat;
use ground::say;
use ground::say::{Say, Tongue};
use solve::judge::control::{Control, Stop};

/// Numbers on each side of a map.
const SQUARE: u64 = 16;

/// Numbers that a list of lost heaps goes up to, and the sum up to which positions of more than two heaps are listed.
const LINE: u64 = 60;
const SUM: u64 = 9;

/// The greatest number in an exercise.
const MOST: u64 = 30;

/// Exercises: positions to be run, lost and won in turn, and then positions in which a move is looked for.
const RUNS: usize = 4;
const MOVES: usize = 2;

/// Positions drawn for an exercise at most.
const LOTS: usize = 400;

/// The page, block by block, on a game of this title and with this rule.
///
/// Cost: a run for each cell of the map, and a search digit by digit for each exercise. Errors: stopped.
pub fn book(title: &Say, rule: &Say, law: &Automatic, tongue: &Tongue, control: &Control) -> Result<Vec<Block>, Stop> {
    let paragraph = |says: &Say| Block::Paragraph(tongue.speak(says).replace('\n', " "));
    let heading = |says: Say| Block::Heading(tongue.speak(&says));
    let mut page = vec![Block::Title(tongue.speak(title)), heading(say!("book-rule")), paragraph(rule)];
    page.push(heading(say!("book-map")));
    let (says, lines) = map(law);
    page.extend([paragraph(&says), Block::Lines(lines)]);
    page.push(heading(say!("book-machine")));
    page.extend(told(law).iter().map(paragraph));
    let run = Run::of(law, &vec![Nat::ZERO; law.game.heaps]);
    match picture(&run.diagram(), None) {
        Some(picture) => {
            page.push(Block::Drawing(Box::new(picture), run.table()));
            page.push(paragraph(&say!("book-legend")));
        }
        None => page.push(Block::Lines(run.table())),
    }
    page.push(heading(say!("book-proof")));
    page.extend(proof(law).iter().map(paragraph));
    let (asked, answered) = exercises(law, tongue, control)?;
    page.push(heading(say!("book-exercises")));
    page.extend(asked);
    page.extend([Block::Break, heading(say!("book-key"))]);
    page.extend(answered);
    Ok(page)
}

/// What is lost among the small positions, and what the lines are.
fn map(law: &Automatic) -> (Say, Vec<String>) {
    let is_lost = |at: &[u64]| law.is_lost(&at.iter().map(|number| Nat::from(*number)).collect::<Vec<Nat>>());
    match law.game.heaps {
        1 => {
            let lost: Vec<String> = (0..=LINE).filter(|n| is_lost(&[*n])).map(|n| n.to_string()).collect();
            (say!("book-map-line", to = LINE), wrapped(&lost))
        }
        2 => {
            let head = std::iter::once(String::new()).chain((0..SQUARE).map(|b| b.to_string())).collect();
            let cell = |a: u64, b: u64| if is_lost(&[a, b]) { "P" } else { "." }.to_owned();
            let row = |a: u64| std::iter::once(a.to_string()).chain((0..SQUARE).map(|b| cell(a, b))).collect();
            let rows: Vec<Vec<String>> = std::iter::once(head).chain((0..SQUARE).map(row)).collect();
            (say!("book-map-square", below = SQUARE), aligned(&rows))
        }
        heaps => {
            let mut all: Vec<Vec<u64>> = vec![Vec::new()];
            for _ in 0..heaps {
                let longer = |at: &Vec<u64>| {
                    let (at, used) = (at.clone(), at.iter().sum::<u64>());
                    (0..=SUM - used).map(move |number| [&at[..], &[number]].concat()).collect::<Vec<_>>()
                };
                all = all.iter().flat_map(longer).collect();
            }
            let name = |at: &Vec<u64>| at.iter().map(u64::to_string).collect::<Vec<String>>().join(",");
            let lost: Vec<String> = all.iter().filter(|at| is_lost(at)).map(name).collect();
            (say!("book-map-list", to = SUM), wrapped(&lost))
        }
    }
}

/// Words in lines of a page's width.
fn wrapped(words: &[String]) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in words {
        let last = lines.last_mut().expect("there is a line");
        if last.len() + word.len() > 72 {
            lines.push(word.clone());
        } else {
            *last = if last.is_empty() { word.clone() } else { format!("{last}  {word}") };
        }
    }
    lines
}

/// How it is known that the law holds for every size.
fn proof(law: &Automatic) -> Vec<Say> {
    let ends = if law.game.is_misere { "misere" } else { "normal" };
    vec![
        say!("book-proof-numbers"),
        say!("book-proof-law", ends = ends),
        say!("book-proof-play"),
        say!("book-proof-check"),
    ]
}

/// Exercises and their key.
fn exercises(law: &Automatic, tongue: &Tongue, control: &Control) -> Result<(Vec<Block>, Vec<Block>), Stop> {
    let mut dice = ChaCha8Rng::seed_from_u64(1);
    let (mut asked, mut answered, mut seen) = (Vec::new(), Vec::new(), Vec::new());
    let (mut lots, mut number) = (0, 0);
    while number < RUNS + MOVES && lots < LOTS {
        lots += 1;
        let drawn: Vec<Nat> = (0..law.game.heaps).map(|_| Nat::from(dice.random_range(1..=MOST))).collect();
        let winning = if law.is_lost(&drawn) { Vec::new() } else { law.winning(&drawn, control)? };
        let wants_lost = number < RUNS && number % 2 == 0;
        let at = if wants_lost { winning.first().cloned().unwrap_or_else(|| drawn.clone()) } else { drawn };
        let is_fit = law.is_lost(&at) == wants_lost && at.iter().any(|heap| *heap > Nat::from(1u8));
        if !is_fit || seen.contains(&at) || (!wants_lost && winning.is_empty()) {
            continue;
        }
        number += 1;
        let run = Run::of(law, &at);
        let position = run.numbers.join(",");
        if number <= RUNS {
            asked.push(Block::Answer(number, tongue.speak(&say!("book-run", position = position))));
            asked.extend(shown(&run).into_iter().skip(1));
            answered.push(Block::Answer(number, tongue.speak(&law.verdict(&at))));
            answered.push(Block::Lines(run.digits(true)));
        } else {
            asked.push(Block::Answer(number, tongue.speak(&say!("book-move", position = position))));
            let left = Run::of(law, &winning[0]);
            let leaves = say!("machine-wins", positions = left.numbers.join(","));
            answered.push(Block::Answer(number, tongue.speak(&leaves)));
            answered.push(Block::Lines(left.digits(true)));
        }
        seen.push(at);
    }
    Ok((asked, answered))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::automatic::{Sought, seek};
    use crate::page::Form;
    use ground::heap_game::{Go, HeapGame};
    use ground::say::Language;

    fn written(game: HeapGame, language: Language) -> (String, String) {
        let control = Control::new();
        let Ok(Sought::Law(law)) = seek(game, &control) else { panic!("it has a law") };
        let (title, rule) = (Say::verbatim("My game"), Say::verbatim("Take some."));
        let page = book(&title, &rule, &law, Tongue::of(language), &control).expect("nobody stops it");
        let of = |form: Form| form.write(&page, Tongue::of(language));
        (of(Form::Markdown), of(Form::Html))
    }

    #[test]
    fn a_page_has_rule_map_machine_proof_and_as_many_answers_as_exercises() {
        for heaps in 1..=3 {
            for language in Language::ALL {
                let (text, html) = written(HeapGame::new(heaps, Go::any_of_one(heaps)), language);
                assert_eq!(text.matches("\n## ").count(), 6, "{text}");
                assert!(text.contains("Take some.") && html.contains("<svg"), "{text}");
                for number in 1..=RUNS + MOVES {
                    let told = text.matches(&format!("\n{number}. ")).count();
                    assert!(told == 2 || heaps == 1 && told == 0, "{heaps} {number}: {text}");
                }
            }
        }
    }

    #[test]
    fn the_map_of_two_heaps_marks_what_is_lost_in_nim() {
        let (text, _) = written(HeapGame::new(2, Go::any_of_one(2)), Language::English);
        let row = |n: u64| {
            let cell = |b: u64| {
                let wide = if b < 10 { 3 } else { 4 };
                format!("{:>wide$}", if b == n { "P" } else { "." })
            };
            format!("{n:>2}{}", (0..SQUARE).map(cell).collect::<String>())
        };
        for n in [0, 7, 15] {
            assert!(text.contains(&row(n)), "{}\n{text}", row(n));
        }
    }
}
