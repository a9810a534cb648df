//! Worksheets: positions with questions in Markdown, and the key apart. The same puzzles give the same sheet, byte for byte.

use rustc_hash::FxHashSet;

use crate::drawing;
use crate::puzzle::kind::Kind;
use crate::puzzle::make::Puzzle;
use crate::puzzle::told;
use crate::tell;
use duel::preset;
use ground::say;
use ground::say::{Say, Tongue};
use ground::scene::Scene;
use solve::judge::reason::{Exhibit, Role};

/// How a table that a step refers to is written out in lines.
pub type Drawn<'d> = &'d dyn Fn(&Exhibit, &Scene) -> String;

/// A worksheet in Markdown.
pub struct Sheet {
    /// Positions and questions, with room for answers.
    pub paper: String,
    /// The answers with their reasons.
    pub key: String,
}

/// What stands between the sheet and its key where both are one text: a page break for printers that know one, a rule else.
pub const PAGE_BREAK: &str = "\n<div style=\"page-break-after: always\"></div>\n\n---\n\n";

impl Sheet {
    /// Writes puzzles drawn from this seed.
    pub fn of(puzzles: &[Puzzle], seed: u64, drawn: Drawn, tongue: &Tongue) -> Self {
        let seed = seed.to_string();
        let mut paper = paragraph(&format!("# {}", tongue.speak(&say!("sheet-title", seed = &seed))));
        paper += &line(&tongue.speak(&say!("sheet-name")));
        let mut known = FxHashSet::default();
        let mut key = format!("# {}\n", tongue.speak(&say!("sheet-key", seed = &seed)));
        for (i, puzzle) in puzzles.iter().enumerate() {
            let is_new = known.insert(puzzle.entry.id.clone());
            paper += &question(i + 1, puzzle, is_new, tongue);
            key += &answer(i + 1, puzzle, drawn, tongue);
        }
        Sheet { paper, key }
    }
}

fn question(number: usize, puzzle: &Puzzle, with_rules: bool, tongue: &Tongue) -> String {
    let mut out = format!("\n## {}\n\n", heading(number, puzzle, tongue));
    if with_rules {
        out += &paragraph(&told(&puzzle.entry.rules_under(Some(puzzle.place.params())), tongue));
    }
    if puzzle.kind != Kind::Law {
        let board = drawing::lines(&puzzle.place.scene(), tongue).join("\n");
        out += &["```text\n", &board, "\n```\n\n"].concat();
        let side = tell::side(puzzle.place.to());
        let position = code(&puzzle.place.text());
        out += &paragraph(&told(&say!("sheet-position", position = position, side = side), tongue));
    }
    out += &paragraph(&told(&told::question(puzzle), tongue));
    out += &line(&told(&say!("sheet-answer"), tongue));
    out
}

/// The number, the game with its parameters, and the level.
fn heading(number: usize, puzzle: &Puzzle, tongue: &Tongue) -> String {
    let level = u32::from(puzzle.level().number());
    let title = preset::game(&puzzle.entry, puzzle.place.params(), tongue);
    told(&say!("sheet-heading", number = number, game = title, level = level), tongue)
}

fn answer(number: usize, puzzle: &Puzzle, drawn: Drawn, tongue: &Tongue) -> String {
    let answer = code(&puzzle.key.text());
    let mut out = format!("\n{number}. {}", told(&say!("sheet-right", answer = answer), tongue));
    out += &[" ", &line(&told(&puzzle.reason.claim, tongue))].concat();
    let steps = puzzle.reason.steps.iter().filter(|step| step.role != Role::Ask);
    let scene = puzzle.place.scene();
    for step in steps {
        out += &["   - ", &told(&step.says, tongue)].concat();
        match &step.shows {
            // What a screen lights a sheet of paper has to name.
            Some(Exhibit::Spots(spots)) => {
                let named = scene.told(spots).map(|named| [" ", &told(&named, tongue)].concat());
                out += &line(&named.unwrap_or_default());
            }
            Some(table) => {
                let lines = drawn(table, &scene);
                let kept = lines.lines().map(|row| row.strip_prefix("      ").unwrap_or(row)).map(str::trim_end);
                let rows: String = kept.map(|row| line(&["     ", row].concat())).collect();
                out += &["\n\n     ```text\n", &rows, "     ```\n"].concat();
            }
            None => out.push('\n'),
        }
    }
    out
}

fn line(text: &str) -> String {
    [text, "\n"].concat()
}

fn paragraph(text: &str) -> String {
    [text, "\n\n"].concat()
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
