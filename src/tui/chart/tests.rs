//! Unit tests of the screen of values: how the table grows, and how the cursor walks it.

use crate::games::house;
use crate::oracle::control::Stop;
use crate::oracle::sequence::{Cell, Cells, Table};
use crate::say;
use crate::tui::chart::state::State;
use crate::tui::chart::way::is_tabled;
use crate::tui::thought::{Errand, Found};

fn line(to: usize) -> Table {
    Table { of: &["n"], from: 0, to, cells: Cells::Nimbers(vec![(0..=to as u64).collect()]), period: None }
}

/// Answers errands as a game would whose table ends at `most`.
fn settle(state: &mut State, most: usize) -> Vec<usize> {
    let mut asked = Vec::new();
    while let Some(errand) = state.errand() {
        let found = match &errand {
            Errand::Table(to) => {
                let to = to.unwrap_or(10);
                asked.push(to);
                let refused = Err(Stop::TooLarge(say!("heap-beyond-table", size = to, most = most)));
                Found::Table(if to > most { refused } else { Ok(line(to)) })
            }
            Errand::Cell(_) => Found::Cell(Ok(Vec::new())),
            Errand::Sketch(_) => unreachable!("nothing is drawn here"),
        };
        state.take(&errand, found);
    }
    asked
}

fn nim() -> State {
    let house = house();
    let entry = house.find("nim").expect("Nim is in the house");
    State::new(entry.clone(), entry.open(&entry.params(), Some("7")).expect("a position"))
}

#[test]
fn the_table_opens_at_the_position_on_the_board_and_grows_to_the_limit_and_no_further() {
    let mut state = nim();
    assert_eq!(settle(&mut state, 45), [10]);
    assert_eq!(state.cursor, (0, 7));
    state.walk(0, 3);
    assert_eq!(settle(&mut state, 45), [0usize; 0]);
    state.walk(0, 1);
    assert_eq!(settle(&mut state, 45), [20]);
    state.go_to_size(21);
    assert_eq!(settle(&mut state, 45), [40]);
    state.go_to_size(1_000);
    settle(&mut state, 45);
    assert_eq!((state.cursor, state.refused.as_ref().map(|refused| refused.0)), ((0, 45), Some(46)));
    state.walk(0, 1);
    assert_eq!((settle(&mut state, 45), state.cursor), (Vec::new(), (0, 45)));
}

#[test]
fn lost_cells_are_met_in_reading_order() {
    let mut state = nim();
    settle(&mut state, 10);
    let shown = state.shown.as_mut().expect("a table");
    shown.table.cells = Cells::Nimbers(vec![vec![0, 1, 0, 2, 3, 0]]);
    state.cursor = (0, 0);
    state.go_to_lost(false);
    state.go_to_lost(false);
    assert_eq!(state.cursor, (0, 5));
    state.go_to_lost(false);
    assert_eq!(state.cursor, (0, 5));
    state.go_to_lost(true);
    assert_eq!(state.shown.as_ref().and_then(|shown| shown.table.cell(0, state.cursor.1)), Some(Cell::Nimber(0)));
    assert_eq!(state.cursor, (0, 2));
}

#[test]
fn games_without_a_table_are_known_without_computing_one() {
    let house = house();
    for (id, has) in [("nim", true), ("wythoff", true), ("sum", false), ("tic-tac-toe", false)] {
        let entry = house.find(id).expect(id);
        assert_eq!(is_tabled(&*entry.open_preset(&entry.presets[0]).expect(id)), has, "{id}");
    }
}
