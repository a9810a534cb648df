//! Cram: place a domino on two free neighbouring cells, either way; the board falls into pieces as it fills.

mod oracle;
mod reason;
pub mod rules;

use crate::boards::cram::oracle::{Filler, MISERE_ROOM};
use crate::boards::cram::reason::{by_turn, laws, part_of, parts};
use crate::boards::cram::rules::Cram;
use crate::kit::dominoes::{Board, Domino, LONGEST};
use crate::kit::worth::{Play, Worth};
use duel::game::manner::Manner;
use duel::game::{Card, Family, Game, InSums, Preset};
use ground::fault::{Fault, Kind};
use ground::notation::Reader;
use ground::num::Nat;
use ground::params::{Domain, Param, Params};
use ground::rules::At;
use ground::say;
use ground::say::Say;
use ground::scene::piece::Owner;
use ground::scene::{Scene, Spot};
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::Reason;
use solve::judge::sequence::{Cells, Table};
use solve::judge::value::Value;
use solve::search::full_search::Count;

/// Rows and columns of the largest board that a table holds, in normal and in misère play.
const TABLED: [usize; 2] = [6, 5];

/// Rows and columns of the largest board of a table when none is asked for.
const OWN_TABLE: usize = 5;

/// Free cells up to which the principal line is worth its computation: beyond them half a turn may tell who wins, and
/// nothing all the moves that do.
const FORESEEN: usize = 30;

/// The variant these parameters describe.
pub fn build(params: &Params) -> Result<Cram, Fault> {
    Ok(Cram { rows: params.small("rows"), cols: params.small("cols"), is_misere: params.flag("misere") })
}

impl Game for Cram {
    const CARD: Card = Card {
        id: "cram",
        family: Family::Boards,
        fame: 10,
        manner: Manner::Pairs,
        params: &[
            Param { name: "rows", domain: Domain::Nat { least: 1, most: Some(LONGEST as u64) }, default: "4" },
            Param { name: "cols", domain: Domain::Nat { least: 1, most: Some(LONGEST as u64) }, default: "4" },
            Param { name: "misere", domain: Domain::Flag, default: "false" },
        ],
        presets: &[
            Preset { params: &[("rows", "3"), ("cols", "4")], position: None },
            Preset { params: &[], position: Some("..#./..../#..#") },
            Preset { params: &[("rows", "3"), ("cols", "3"), ("misere", "true")], position: None },
            Preset { params: &[("rows", "1"), ("cols", "10")], position: None },
        ],
        sources: &[
            "M. Gardner, Cram, crosscram and quadraphage, Scientific American 230 (February 1974), 106-108",
            "E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways for your Mathematical Plays, volume 3, chapter 15",
            "J. Lemoine and S. Viennot, Nimbers are inevitable, Theoretical Computer Science 462 (2012), 70-79",
        ],
    };

    fn oracle(&self) -> Box<dyn Oracle<Self>> {
        Box::new(Filler::default())
    }

    fn scene(&self, at: &At<Board>) -> Scene {
        Scene::of(at.pos.drawn(|_| Owner::Nobody)).noting(if self.is_misere {
            say!("cram-note-misere")
        } else {
            say!("cram-note")
        })
    }

    fn path(&self, at: &At<Board>, domino: &Domino) -> Vec<Spot> {
        at.pos.path(*domino)
    }

    fn tell(&self, at: &At<Board>, domino: &Domino) -> Say {
        say!("cram-tell", domino = at.pos.write_domino(*domino))
    }

    fn write_pos(&self, at: &At<Board>) -> String {
        at.pos.write()
    }

    fn read_pos(&self, text: &str) -> Result<At<Board>, Fault> {
        let mut r = Reader::new(Kind::BadPosition, text);
        let board = Board::read(&mut r)?;
        r.end()?;
        Ok(At::first(board))
    }

    fn write_move(&self, at: &At<Board>, domino: &Domino) -> String {
        at.pos.write_domino(*domino)
    }

    fn read_move(&self, at: &At<Board>, text: &str) -> Result<Domino, Fault> {
        at.pos.read_domino(text)
    }

    fn count(&self) -> Count {
        if self.is_misere { Count::Wins } else { Count::Nimbers }
    }

    fn summands(&self, at: &At<Board>) -> Vec<At<Board>> {
        let pieces = at.pos.pieces();
        if pieces.len() < 2 {
            return vec![at.clone()];
        }
        pieces.iter().map(|piece| At { pos: at.pos.only(piece), to: at.to }).collect()
    }

    fn in_sums(&self) -> InSums {
        if self.is_misere { InSums::Never } else { InSums::Impartial }
    }

    fn at_cell(&self, sizes: &[usize]) -> Option<At<Board>> {
        let [rows, cols] = *sizes else { return None };
        let is_board = (1..=LONGEST).contains(&rows) && (1..=LONGEST).contains(&cols);
        is_board.then(|| At::first(Board::empty(rows, cols)))
    }

    fn table(&self, to: Option<usize>, control: &Control) -> Option<Result<Table, Stop>> {
        Some(self.table_to(to.unwrap_or(OWN_TABLE), control))
    }
}

impl Cram {
    fn table_to(&self, to: usize, control: &Control) -> Result<Table, Stop> {
        let most = TABLED[usize::from(self.is_misere)];
        if to > most {
            return Err(Stop::TooLarge(say!("cram-table", most = most)));
        }
        let filler = Filler::default();
        let value = |rows: usize, cols: usize| filler.value_of(self, &Board::empty(rows, cols), control);
        let row = |rows: usize| (1..=to).map(|cols| value(rows, cols)).collect::<Result<Vec<Value>, Stop>>();
        let values = (1..=to).map(row).collect::<Result<Vec<_>, Stop>>()?;
        let small = |value: &Value| value.as_nimber().and_then(|n| u64::try_from(n).ok()).expect("a small nim-value");
        let cells = if self.is_misere {
            Cells::Outcomes(values.iter().map(|row| row.iter().map(Value::outcome).collect()).collect())
        } else {
            Cells::Nimbers(values.iter().map(|row| row.iter().map(small).collect()).collect())
        };
        Ok(Table { of: &["rows", "cols"], from: 1, to, cells, period: None })
    }
}

impl Oracle<Cram> for Filler {
    fn value(&self, cram: &Cram, at: &At<Board>, control: &Control) -> Result<Value, Stop> {
        self.value_of(cram, &at.pos, control)
    }

    fn winning(&self, cram: &Cram, at: &At<Board>, control: &Control) -> Result<Option<Vec<Domino>>, Stop> {
        self.refuse_half_truths(cram, &at.pos, control).map(|()| None)
    }

    fn foresight(&self, _cram: &Cram, at: &At<Board>) -> usize {
        if at.pos.cells().len() <= FORESEEN { 64 } else { 0 }
    }

    fn explain(
        &self,
        cram: &Cram,
        at: &At<Board>,
        verdict: &Verdict<Domino>,
        control: &Control,
    ) -> Result<Reason, Stop> {
        if let Some(reason) = by_turn(cram, at, verdict) {
            return Ok(reason);
        }
        Worth {
            game: cram,
            oracle: self,
            at,
            verdict,
            control,
            parts: parts(self, cram, &at.pos, control)?,
            play: if cram.is_misere { Play::Searched(MISERE_ROOM) } else { Play::Normal },
            nimber: &|at: &At<Board>, control: &Control| -> Result<Nat, Stop> { self.nat(&at.pos, control) },
            part_of: &|domino: &Domino| part_of(&at.pos, *domino),
            laws: laws(cram.is_misere),
        }
        .reason()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ground::rules::Rules;
    use solve::judge::oracle::{Scope, judge};

    fn cram(is_misere: bool) -> Cram {
        Cram { rows: 1, cols: 1, is_misere }
    }

    #[test]
    fn half_turns_settle_boards_of_any_size() {
        let (cram, misere) = (cram(false), cram(true));
        let filler = Filler::default();
        let control = Control::new();
        let even = At::first(Board::empty(30, 30));
        let verdict = judge(&filler, &cram, &even, Scope::Everything, &control).expect("every domino has its image");
        assert_eq!((verdict.value, verdict.best.len()), (Value::nimber(0u8), 1_000));
        assert!(verdict.rows.iter().all(|row| row.leaves == Value::Won));
        let six = judge(&filler, &cram, &At::first(Board::empty(6, 6)), Scope::Everything, &control);
        assert!(six.is_ok_and(|verdict| verdict.line.is_empty()), "it is lost, whatever the line");
        let odd = At::first(Board::empty(30, 29));
        assert_eq!(filler.value_of(&cram, &odd.pos, &control), Ok(Value::Won));
        let only = say!("cram-only-turn", domino = "o15-o16", cells = 30);
        let stopped = judge(&filler, &cram, &odd, Scope::Advice, &control).map(|verdict| verdict.value);
        assert_eq!(stopped, Err(Stop::TooLarge(only)));
        assert!(filler.value_of(&cram, &Board::empty(29, 29), &control).is_err());
        assert!(filler.value_of(&misere, &Board::empty(30, 30), &control).is_err(), "not in misère play");
    }

    #[test]
    fn long_thin_pieces_in_a_wide_box_are_searched_too() {
        let below = vec!["#".repeat(29) + "."; 6].join("/");
        let at = cram(false).read_pos(&format!("{}/{below}", ".".repeat(30))).expect("seven rows of thirty");
        assert!(Filler::default().value_of(&cram(false), &at.pos, &Control::new()).is_ok(), "a corner of 36 cells");
        assert_eq!(cram(false).moves(&at).total, Nat::from(35u8));
    }
}
