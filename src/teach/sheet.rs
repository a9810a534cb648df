//! Worksheets: positions with questions, and the key apart. The same puzzles give the same sheet, byte for byte.

use rustc_hash::FxHashSet;

use crate::machine::run::Run;
use crate::machine::svg::picture;
use crate::page::Block;
use crate::puzzle::key::Key;
use crate::puzzle::kind::Kind;
use crate::puzzle::make::Puzzle;
use crate::puzzle::told;
use crate::tell;
use duel::place::Place;
use duel::preset;
use ground::say;
use ground::say::{Say, Tongue};
use solve::judge::reason::{Exhibit, Role};

/// How a table that a step refers to is written out in lines.
pub type Drawn<'d> = &'d dyn Fn(&Exhibit, &dyn Place) -> String;

/// A worksheet.
pub struct Sheet {
    /// Positions and questions, with room for answers.
    pub paper: Vec<Block>,
    /// The answers with their reasons.
    pub key: Vec<Block>,
}

impl Sheet {
    /// Writes puzzles drawn from this seed.
    pub fn of(puzzles: &[Puzzle], seed: u64, drawn: Drawn, tongue: &Tongue) -> Self {
        let seed = seed.to_string();
        let title = Block::Title(tongue.speak(&say!("sheet-title", seed = &seed)));
        let mut paper = vec![title, Block::Paragraph(tongue.speak(&say!("sheet-name")))];
        let mut key = vec![Block::Title(tongue.speak(&say!("sheet-key", seed = &seed)))];
        let mut known = FxHashSet::default();
        for (i, puzzle) in puzzles.iter().enumerate() {
            let is_new = known.insert(puzzle.entry.id.clone());
            question(i + 1, puzzle, is_new, &mut paper, tongue);
            answer(i + 1, puzzle, drawn, &mut key, tongue);
        }
        Sheet { paper, key }
    }
}

fn question(number: usize, puzzle: &Puzzle, with_rules: bool, paper: &mut Vec<Block>, tongue: &Tongue) {
    let paragraph = |say: &Say| Block::Paragraph(told(say, tongue));
    paper.push(Block::Heading(heading(number, puzzle, tongue)));
    if with_rules {
        paper.push(paragraph(&puzzle.entry.rules_under(Some(puzzle.place.params()))));
    }
    if puzzle.kind != Kind::Law {
        match &puzzle.key {
            Key::Run(run) => paper.extend(shown(run)),
            _ => paper.push(Block::Board(Box::new(puzzle.place.scene()))),
        }
        let side = tell::side(puzzle.place.to());
        let position = code(&puzzle.place.text());
        paper.push(paragraph(&say!("sheet-position", position = position, side = side)));
    }
    paper.push(paragraph(&told::question(puzzle)));
    paper.push(paragraph(&say!("sheet-answer")));
}

/// A machine, and the digits that it is to read.
pub fn shown(run: &Run) -> [Block; 2] {
    let picture = picture(&run.diagram(), None).unwrap_or_default();
    [Block::Drawing(Box::new(picture), run.table()), Block::Lines(run.digits(false))]
}

/// The number, the game with its parameters, and the level.
fn heading(number: usize, puzzle: &Puzzle, tongue: &Tongue) -> String {
    let level = u32::from(puzzle.level().number());
    let title = preset::game(&puzzle.entry, puzzle.place.params(), tongue);
    told(&say!("sheet-heading", number = number, game = title, level = level), tongue)
}

fn answer(number: usize, puzzle: &Puzzle, drawn: Drawn, key: &mut Vec<Block>, tongue: &Tongue) {
    let right = say!("sheet-right", answer = code(&puzzle.key.text()), claim = puzzle.reason.claim.clone());
    key.push(Block::Answer(number, told(&right, tongue)));
    let scene = puzzle.place.scene();
    for step in puzzle.reason.steps.iter().filter(|step| step.role != Role::Ask) {
        let says = told(&step.says, tongue);
        key.push(match &step.shows {
            // What a screen lights a sheet of paper has to name.
            Some(Exhibit::Spots(spots)) => match scene.told(spots) {
                Some(named) => Block::Step(told(&say!("sheet-named", says = says, named = named), tongue), Vec::new()),
                None => Block::Step(says, Vec::new()),
            },
            Some(table) => {
                let lines = drawn(table, &*puzzle.place);
                let kept = lines.lines().map(|row| row.strip_prefix("      ").unwrap_or(row).trim_end().to_owned());
                Block::Step(says, kept.collect())
            }
            None => Block::Step(says, Vec::new()),
        });
    }
}

/// A sentence in one line, for Markdown reads a second one as it likes.
fn told(say: &Say, tongue: &Tongue) -> String {
    tongue.speak(say).split('\n').map(str::trim).collect::<Vec<_>>().join(" ")
}

/// Notation as code, so that no sign of it is read as markup.
fn code(text: &str) -> String {
    let fence = if text.contains('`') { "``" } else { "`" };
    format!("{fence}{text}{fence}")
}
