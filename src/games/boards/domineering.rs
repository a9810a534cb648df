//! Domineering: V places upright dominoes, H flat ones, and each tries to keep places that the other cannot take.

mod heat;
mod oracle;
mod reason;
pub(crate) mod rules;
mod slips;
mod sure;
mod telling;
mod tied;
mod tree;

use crate::boards::domineering::oracle::Placer;
use crate::boards::domineering::reason::Why;
use crate::boards::domineering::rules::{Domineering, LETTERS, OwnWays, letter};
use crate::kit::domino_game::{DominoGame, PARAMS, variant};
use crate::kit::dominoes::{Board, Domino};
use crate::kit::regions::Way;
use duel::game::manner::Manner;
use duel::game::slip::Slip;
use duel::game::{Card, Family, Preset};
use ground::fault::Fault;
use ground::params::Params;
use ground::rules::{At, Side};
use ground::say;
use ground::say::Say;
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::Reason;
use solve::judge::value::Value;

/// Free cells up to which the principal line is worth its computation.
const FORESEEN: usize = 25;

/// The variant these parameters describe.
pub fn build(params: &Params) -> Result<Domineering, Fault> {
    Ok(variant(params))
}

impl DominoGame for OwnWays {
    const CARD: Card = Card {
        id: "domineering",
        family: Family::Boards,
        fame: 64,
        manner: Manner::Pairs,
        params: PARAMS,
        presets: &[
            Preset { params: &[("rows", "3"), ("cols", "3")], position: None },
            Preset { params: &[("rows", "4"), ("cols", "5")], position: None },
            Preset { params: &[], position: Some("..#./#.../...# H") },
            Preset { params: &[("rows", "3"), ("cols", "4"), ("misere", "true")], position: None },
        ],
        sources: &[
            "E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways for your Mathematical Plays, volume 1, chapter 5",
            "D. M. Breuker, J. W. H. M. Uiterwijk and H. J. van den Herik, Solving 8x8 Domineering, Theoretical Computer Science 230 (2000), 195-206",
        ],
    };
    const LETTERS: Option<[char; 2]> = Some(LETTERS);

    fn ways(side: Side) -> &'static [Way] {
        if side == Side::First { &[Way::Upright] } else { &[Way::Flat] }
    }

    fn wrong_way(side: Side) -> Say {
        say!("domineering-not-your-way", side = letter(side))
    }

    fn notes(is_misere: bool, to: Side) -> Vec<Say> {
        let turn = match to {
            Side::First => say!("domineering-note-v"),
            Side::Second => say!("domineering-note-h"),
        };
        vec![turn, if is_misere { say!("domineering-note-misere") } else { say!("domineering-note") }]
    }

    fn tell(domino: String) -> Say {
        say!("domineering-tell", domino = domino)
    }

    fn no_table(most: usize) -> Say {
        say!("domineering-table", most = most)
    }

    fn slips(game: &Domineering, at: &At<Board>, domino: Domino) -> Vec<Slip> {
        slips::slips(game, at, domino)
    }

    fn oracle() -> Box<dyn Oracle<Domineering>> {
        Box::new(Placer::default())
    }
}

impl Oracle<Domineering> for Placer {
    fn value(&self, game: &Domineering, at: &At<Board>, control: &Control) -> Result<Value, Stop> {
        self.value_of(game, at, control)
    }

    fn canonical(&self, game: &Domineering, at: &At<Board>, control: &Control) -> Result<Option<String>, Stop> {
        if game.is_misere {
            return Ok(None);
        }
        Ok(self.canonical_of(&at.pos, control)?.map(|worth| worth.whole))
    }

    fn foresight(&self, _game: &Domineering, at: &At<Board>) -> usize {
        if at.pos.cells().len() <= FORESEEN { 64 } else { 0 }
    }

    fn explain(
        &self,
        game: &Domineering,
        at: &At<Board>,
        verdict: &Verdict<Domino>,
        control: &Control,
    ) -> Result<Reason, Stop> {
        Why { placer: self, game, at, verdict, control }.reason()
    }
}

#[cfg(test)]
mod tests {
    use std::marker::PhantomData;

    use proptest::prelude::*;

    use super::*;
    use crate::boards::domineering::oracle::Temper;
    use duel::game::Game;
    use ground::rules::Rules;
    use solve::search::full_search::{Count, Walk};

    fn domineering(is_misere: bool) -> Domineering {
        Domineering { rows: 1, cols: 1, is_misere, own: PhantomData }
    }

    fn canonical(text: &str) -> Option<String> {
        let game = domineering(false);
        let at = game.read_pos(text).expect(text);
        Placer::default().canonical(&game, &at, &Control::new()).expect("nobody stops it")
    }

    #[test]
    fn a_value_is_hot_where_who_moves_first_gains_a_move() {
        let game = domineering(false);
        for (text, temper) in [
            (".", Temper::Zero),
            ("./.", Temper::Number),
            ("../..", Temper::Hot),
            (".../...", Temper::Hot),
            // A star, and {{2|0}|0}: play ends at 0 whoever begins.
            (".#/..", Temper::Tepid),
            ("..../....", Temper::Tepid),
        ] {
            let at = game.read_pos(text).expect(text);
            let worth = Placer::default().canonical_of(&at.pos, &Control::new()).expect("nobody stops it");
            assert_eq!(worth.map(|worth| worth.temper), Some(temper), "{text}");
        }
    }

    #[test]
    fn values_of_the_books() {
        // Winning Ways, volume 1, chapter 5: the table of Domineering values.
        for (board, value) in [
            (".", "0"),
            ("./.", "1"),
            ("..", "-1"),
            ("../..", "{1|-1}"),
            (".../...", "{2|-1/2}"),
            ("..../....", "{{2|0}|0}"),
            ("...../.....", "1/2"),
            (".../.../...", "{1|-1}"),
            ("..../..../....", "-3/2"),
            ("...../...../...../.....", "1"),
            (".#/..", "*"),
            (".#./###/..#", "-1"),
            // Worked out by another program.
            (".#/.#/..", "1/2"),
            ("#.##/...#/#...", "{*|-1}"),
            (".###/...#/....", "{{1|1}|{-1|-1}}"),
            ("##.#/...#/#.../###.", "{{1|1}|-1/2}"),
            ("..#/#../#../..#", "{0|{-1|-2}}"),
            ("#.##/#..#/#..#/....", "{*,{1/2|*}|{-2|-2}}"),
        ] {
            assert_eq!(canonical(board).as_deref(), Some(value), "{board}");
        }
        assert_eq!(canonical("....../....../....../......"), None, "24 cells are too many");
    }

    #[test]
    fn a_board_without_a_side_is_vs_turn() {
        let game = domineering(false);
        assert_eq!(game.read_pos("../..").map(|at| game.write_pos(&at)), Ok("../.. V".to_owned()));
        assert!(game.read_pos("../.. X").is_err());
    }

    #[test]
    fn large_boards_are_settled_by_counting_or_refused() {
        let game = domineering(false);
        let row = game.read_pos(&format!("{} H", ".".repeat(30))).expect("a row");
        assert_eq!(Placer::default().value_of(&game, &row, &Control::new()), Ok(Value::Won));
        let six = At::first(Board::empty(6, 6));
        assert_eq!(Placer::default().value_of(&game, &six, &Control::new()), Ok(Value::Won), "published: N");
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(60))]
        #[test]
        fn values_and_search_agree_with_the_walk(
            free in prop::collection::vec(any::<bool>(), 15),
            is_misere in any::<bool>(),
            to in prop::sample::select(vec![Side::First, Side::Second]),
        ) {
            let game = domineering(is_misere);
            let at = At { pos: Board { free, ..Board::empty(3, 5) }, to };
            let control = Control::new();
            let walked = Walk::new(&game, Count::Wins, 1 << 20).value(&at, &control).expect("nobody stops it");
            let walked = walked.expect("there is room").outcome();
            let placer = Placer::default();
            prop_assert_eq!(placer.value_of(&game, &at, &control).map(|value| value.outcome()), Ok(walked));
            if game.ending(&at).is_none() {
                prop_assert_eq!(placer.search(&game, &at, &control).map(|value| value.outcome()), Ok(walked));
            }
        }
    }
}
