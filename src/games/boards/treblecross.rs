//! Treblecross: a strip on which both sides write X; three X side by side win.

mod reason;

use crate::kit::worth::values::{TOLD, in_tens};
use duel::game::manner::Manner;
use duel::game::tabled::Tabled;
use duel::game::{Card, Family, Game, Preset};
use ground::fault::{Fault, Kind};
use ground::notation::Reader;
use ground::num::{Nat, small};
use ground::params::{Domain, Param, Params};
use ground::rules::{At, Ending, Illegal, Moves, Rules};
use ground::say;
use ground::say::Say;
use ground::scene::piece::{Owner, Piece};
use ground::scene::{Grid, Mark, Scene, Shape, Spot};
use solve::formula::nim_sum::nim_sum;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::{Reason, Role, Step};
use solve::judge::sequence::{Cells, Table};
use solve::judge::value::Value;
use solve::nim_values::octal::Octal;
use solve::nim_values::octal::code::Code;

/// The longest strip that is held.
const LONGEST: usize = 10_000;

/// The longest strip of which a principal line is worth its computation.
const FORESEEN: usize = 200;

/// The shortest strip on which somebody can win.
const SHORTEST: usize = 3;

/// Treblecross on a strip of some length at the start.
pub struct Treblecross {
    cells: usize,
    values: Octal,
}

/// Which cells hold an X.
type Strip = Vec<bool>;

/// The variant these parameters describe.
pub fn build(params: &Params) -> Result<Treblecross, Fault> {
    let cells = small(params.nat("n")).filter(|n| *n <= LONGEST).ok_or_else(too_long)?;
    Ok(Treblecross { cells, values: Octal::new(&Code::new(vec![0, 0, 0, 7])) })
}

fn too_long() -> Fault {
    Fault::new(Kind::TooLarge, say!("treblecross-too-long", most = LONGEST))
}

impl Rules for Treblecross {
    type Pos = Strip;
    type Move = usize;

    fn start(&self) -> At<Strip> {
        At::first(vec![false; self.cells])
    }

    fn moves(&self, at: &At<Strip>) -> Moves<'_, usize> {
        if has_three(&at.pos) {
            return Moves::all(Vec::new());
        }
        Moves::all((0..at.pos.len()).filter(|cell| !at.pos[*cell]).collect())
    }

    fn legal(&self, at: &At<Strip>, cell: &usize) -> Result<(), Illegal> {
        match at.pos.get(*cell) {
            Some(false) => Ok(()),
            Some(true) => Err(Illegal(say!("treblecross-taken", place = cell + 1))),
            None => Err(Illegal(say!("treblecross-off", cells = at.pos.len()))),
        }
    }

    fn play(&self, at: &At<Strip>, cell: &usize) -> At<Strip> {
        let mut pos = at.pos.clone();
        pos[*cell] = true;
        at.leave(pos)
    }

    fn ending(&self, at: &At<Strip>) -> Option<Ending> {
        // Whoever moved last made the three; a full strip of at least three cells holds three.
        has_three(&at.pos).then_some(Ending::Won(at.to.other()))
    }
}

fn has_three(strip: &[bool]) -> bool {
    strip.windows(3).any(|three| three.iter().all(|x| *x))
}

/// The cells where an X makes three side by side.
fn winning_cells(strip: &[bool]) -> Vec<usize> {
    let is_winning = |cell: &usize| {
        let near = cell.saturating_sub(2)..(cell + 3).min(strip.len());
        strip[near.clone()]
            .windows(3)
            .zip(near)
            .any(|(three, first)| first <= *cell && *cell < first + 3 && three.iter().filter(|x| **x).count() == 2)
    };
    (0..strip.len()).filter(|cell| !strip[*cell]).filter(is_winning).collect()
}

/// Runs of cells with no X on them or within two cells of them: the first cell and the length of each.
///
/// Where nobody can win at once, an X anywhere else lets the opponent win at once.
fn safe_runs(strip: &[bool]) -> Vec<(usize, usize)> {
    let is_safe = |cell: usize| !strip[cell.saturating_sub(2)..(cell + 3).min(strip.len())].contains(&true);
    let mut runs: Vec<(usize, usize)> = Vec::new();
    for cell in (0..strip.len()).filter(|cell| is_safe(*cell)) {
        match runs.last_mut() {
            Some((first, length)) if *first + *length == cell => *length += 1,
            _ => runs.push((cell, 1)),
        }
    }
    runs
}

impl Treblecross {
    /// The nim-values of the safe runs: a run of n is a heap of n + 2 in the octal game 0.007.
    fn nimbers(&self, strip: &[bool], control: &Control) -> Result<Vec<Nat>, Stop> {
        let value = |(_, length)| Ok(Nat::from(self.values.value(&Nat::from(length + 2), control)?));
        safe_runs(strip).into_iter().map(value).collect()
    }

    /// The nim-values of runs up to the longest one; nothing where that is very long.
    fn basis(&self, runs: &[(usize, usize)], control: &Control) -> Result<Option<Step>, Stop> {
        let longest = runs.iter().map(|(_, length)| *length).max().unwrap_or(0);
        if longest > TOLD {
            return Ok(None);
        }
        // A run of none has no cell to write on.
        let value = |length| match length {
            0 => Ok("0".to_owned()),
            length => Ok(self.values.value(&Nat::from(length + 2), control)?.to_string()),
        };
        let values = (0..=longest).map(value).collect::<Result<Vec<String>, Stop>>()?;
        let table = in_tens(say!("treblecross-head-run"), &values);
        Ok(Some(Step::says(Role::Look, say!("treblecross-values")).about(Idea::Mex).showing(table)))
    }
}

impl Game for Treblecross {
    const CARD: Card = Card {
        id: "treblecross",
        family: Family::Boards,
        fame: 10,
        manner: Manner::Columns,
        params: &[Param { name: "n", domain: Domain::Nat { least: SHORTEST as u64, most: None }, default: "9" }],
        presets: &[
            Preset { params: &[("n", "11")], position: None },
            Preset { params: &[], position: Some("....X.......") },
            Preset { params: &[], position: Some("...............") },
            Preset { params: &[], position: Some("X.....X.....X...") },
        ],
        sources: &[
            "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays, chapter 4",
            "R. K. Guy and C. A. B. Smith, The G-values of various games, Proceedings of the Cambridge Philosophical \
             Society 52 (1956), 514-526",
        ],
    };

    fn oracle(&self) -> Box<dyn Oracle<Self>> {
        Box::new(Runs)
    }

    fn scene(&self, at: &At<Strip>) -> Scene {
        let cell = |(i, x): (usize, &bool)| match x {
            true => Mark::piece(Piece::Cross, Owner::Nobody),
            false => Mark::empty().pointed(i as u32),
        };
        let cells = at.pos.iter().enumerate().map(cell).collect();
        let cols = (1..=at.pos.len()).map(|place| place.to_string()).collect();
        Scene::of(Shape::Grid(Grid { cols, rows: vec![String::new()], cells, ..Grid::default() }))
            .noting(say!("treblecross-note"))
    }

    fn path(&self, _at: &At<Strip>, cell: &usize) -> Vec<Spot> {
        vec![Spot(*cell as u32)]
    }

    fn tell(&self, _at: &At<Strip>, cell: &usize) -> Say {
        say!("treblecross-tell", place = cell + 1)
    }

    fn write_pos(&self, at: &At<Strip>) -> String {
        at.pos.iter().map(|x| if *x { 'X' } else { '.' }).collect()
    }

    fn read_pos(&self, text: &str) -> Result<At<Strip>, Fault> {
        let mut r = Reader::new(Kind::BadPosition, text);
        let mut strip = Vec::new();
        while let Some(mark) = r.peek().filter(|mark| ".X".contains(*mark)) {
            if strip.len() == LONGEST {
                return Err(too_long());
            }
            r.char();
            strip.push(mark == 'X');
        }
        if strip.len() < SHORTEST || !r.is_done() {
            return Err(r.wrong(say!("treblecross-expect", least = SHORTEST)));
        }
        Ok(At::first(strip))
    }

    fn write_move(&self, _at: &At<Strip>, cell: &usize) -> String {
        (cell + 1).to_string()
    }

    fn read_move(&self, at: &At<Strip>, text: &str) -> Result<usize, Fault> {
        let mut r = Reader::new(Kind::IllegalMove, text);
        let place = r.within(1, at.pos.len())?;
        r.end()?;
        Ok(place - 1)
    }

    fn tabled(&self) -> Option<&dyn Tabled<Strip>> {
        Some(self)
    }
}

impl Tabled<Strip> for Treblecross {
    /// The empty strip. On fewer than three cells nobody can win: the table has values for them as heaps of 0.007, but they are no positions.
    fn at_cell(&self, sizes: &[usize]) -> Option<At<Strip>> {
        let [cells] = *sizes else { return None };
        (SHORTEST..=LONGEST).contains(&cells).then(|| At::first(vec![false; cells]))
    }

    fn table(&self, to: Option<usize>, control: &Control) -> Option<Result<Table, Stop>> {
        let to = to.unwrap_or(100);
        let values = self.values.values(to.saturating_add(2), control);
        let table = |values: Vec<u64>| Table {
            of: &["n"],
            from: 0,
            to,
            cells: Cells::Nimbers(vec![values[2..].to_vec()]),
            period: None,
        };
        Some(values.map(table))
    }
}

/// Whoever must play near an X loses at once, so the runs of safe cells decide.
struct Runs;

impl Oracle<Treblecross> for Runs {
    fn value(&self, game: &Treblecross, at: &At<Strip>, control: &Control) -> Result<Value, Stop> {
        if has_three(&at.pos) {
            return Ok(Value::Loss { remoteness: 0 });
        }
        if !winning_cells(&at.pos).is_empty() {
            // No remoteness: nim-values beside it know none, and moves are told apart by it where all of them know it.
            return Ok(Value::Won);
        }
        Ok(Value::nimber(nim_sum(&game.nimbers(&at.pos, control)?)))
    }

    fn foresight(&self, _game: &Treblecross, at: &At<Strip>) -> usize {
        if at.pos.len() <= FORESEEN { 64 } else { 0 }
    }

    fn explain(
        &self,
        game: &Treblecross,
        at: &At<Strip>,
        verdict: &Verdict<usize>,
        control: &Control,
    ) -> Result<Reason, Stop> {
        reason::explain(self, game, at, verdict, control)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use solve::judge::oracle::{Scope, judge};
    use solve::search::full_search::{Count, Walk};

    fn game() -> Treblecross {
        build(&Params::of(Treblecross::CARD.params)).expect("nine cells")
    }

    #[test]
    fn every_position_of_strips_of_up_to_nine_cells_agrees_with_the_plain_referee() {
        let (game, control) = (game(), Control::new());
        for cells in SHORTEST..=9 {
            let mut walk = Walk::new(&game, Count::Wins, 10_000);
            for pattern in 0u32..1 << cells {
                let at = At::first((0..cells).map(|cell| pattern >> cell & 1 == 1).collect());
                let walked = walk.value(&at, &control).expect("nobody stops").expect("there is room");
                let verdict = judge(&Runs, &game, &at, Scope::Advice, &control).expect("short");
                assert!(verdict.value.agrees(&walked), "{}: {walked:?}", game.write_pos(&at));
            }
        }
    }

    #[test]
    fn short_and_foreign_strips_are_refused_where_they_end() {
        let column = |text: &str| game().read_pos(text).map_err(|fault| fault.at);
        assert_eq!(column(".."), Err(Some(3)));
        assert_eq!(column("..O."), Err(Some(3)));
        assert_eq!(game().read_pos(&".".repeat(LONGEST + 1)).map_err(|fault| fault.kind), Err(Kind::TooLarge));
    }
}
