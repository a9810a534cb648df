//! Cram: place a domino on two free neighbouring cells, either way; the board falls into pieces as it fills.

mod oracle;
mod reason;
pub(crate) mod rules;

use crate::boards::cram::oracle::{Filler, MISERE_ROOM};
use crate::boards::cram::reason::{by_turn, laws, one, part_of, parts, parts_after};
use crate::boards::cram::rules::{Cram, EitherWay};
use crate::kit::domino_game::{DominoGame, PARAMS, variant};
use crate::kit::dominoes::{Board, Domino};
use crate::kit::regions::Way;
use crate::kit::worth::Worth;
use crate::kit::worth::telling::Play;
use duel::game::manner::Manner;
use duel::game::{Card, Family, Preset};
use ground::fault::Fault;
use ground::num::Nat;
use ground::params::Params;
use ground::rules::{At, Side};
use ground::say;
use ground::say::Say;
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::{Reason, Role};
use solve::judge::value::Value;

/// Free cells up to which the principal line is worth its computation: beyond them half a turn may tell who wins, and
/// nothing all the moves that do.
const FORESEEN: usize = 30;

/// The variant these parameters describe.
pub fn build(params: &Params) -> Result<Cram, Fault> {
    Ok(variant(params))
}

impl DominoGame for EitherWay {
    const CARD: Card = Card {
        id: "cram",
        family: Family::Boards,
        fame: 10,
        manner: Manner::Pairs,
        params: PARAMS,
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
    const LETTERS: Option<[char; 2]> = None;

    fn ways(_side: Side) -> &'static [Way] {
        &Way::ALL
    }

    fn notes(is_misere: bool, _to: Side) -> Vec<Say> {
        vec![if is_misere { say!("cram-note-misere") } else { say!("cram-note") }]
    }

    fn tell(domino: String) -> Say {
        say!("cram-tell", domino = domino)
    }

    fn no_table(most: usize) -> Say {
        say!("cram-table", most = most)
    }

    fn oracle() -> Box<dyn Oracle<Cram>> {
        Box::new(Filler::default())
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
        if let Some(reason) = one(cram, at, verdict).or_else(|| by_turn(cram, at, verdict)) {
            return Ok(reason);
        }
        let mut reason = Worth {
            game: cram,
            oracle: self,
            at,
            verdict,
            control,
            parts: parts(self, cram, &at.pos, control)?,
            play: if cram.is_misere { Play::Searched(MISERE_ROOM) } else { Play::Normal },
            nimber: &|at: &At<Board>, control: &Control| -> Result<Nat, Stop> { self.nat(&at.pos, control) },
            part_of: &|domino: &Domino| part_of(&at.pos, *domino),
            basis: None,
            laws: laws(cram.is_misere),
        }
        .counted()?;
        let behind =
            reason.steps.iter().position(|step| step.role == Role::Move).map_or(reason.steps.len(), |at| at + 1);
        let parts = parts_after(cram, at, &reason, control)?;
        reason.steps.splice(behind..behind, parts);
        Ok(reason)
    }
}

#[cfg(test)]
mod tests {
    use std::marker::PhantomData;

    use super::*;
    use duel::game::Game;
    use ground::rules::Rules;
    use solve::judge::oracle::{Scope, judge};

    fn cram(is_misere: bool) -> Cram {
        Cram { rows: 1, cols: 1, is_misere, own: PhantomData }
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
