//! Unit tests of the screen of values: how the table grows, and how the cursor walks it.

use std::sync::Arc;

use crate::tui::chart::asked::Asked;
use crate::tui::chart::state::State;
use crate::tui::chart::way::is_tabled;
use crate::tui::inquiry::{Inquiry, Rival, Told};
use crate::tui::thought::{Errand, Found};
use games::house;
use ground::say;
use solve::judge::control::Control;
use solve::judge::control::Stop;
use solve::judge::sequence::{Cell, Cells, Fall, Table};
use solve::judge::value::Outcome;
use teach::conjecture::law::Conjecture;

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
            _ => Found::Cell(Ok(Vec::new())),
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
    Arc::make_mut(&mut shown.table).cells = Cells::Nimbers(vec![vec![0, 1, 0, 2, 3, 0]]);
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
fn swept_counts_are_scrolled_and_never_asked_for_again() {
    let mut state = nim();
    let histogram = (0..40).map(|plies| (plies, 1)).collect();
    let fall = Fall { to_move: "W", won: 20, lost: 20, drawn: 0, histogram };
    state.take(&Errand::Table(None), Found::Table(Ok(Table::of_falls(vec![fall]))));
    for (rows, cursor) in [(1, 1), (60, 39), (-100, 0)] {
        state.walk(0, rows);
        assert_eq!((state.errand(), state.cursor), (None, (0, cursor)));
    }
    state.go_to_end();
    assert_eq!((state.errand(), state.cursor), (None, (0, 39)));
}

#[test]
fn games_without_a_table_are_known_without_computing_one() {
    let house = house();
    for (id, has) in [("nim", true), ("wythoff", true), ("sum", false), ("tic-tac-toe", false)] {
        let entry = house.find(id).expect(id);
        assert_eq!(is_tabled(&*entry.open_preset(&entry.presets[0]).expect(id)), has, "{id}");
    }
}

/// The cells marked in the default table of a variant, and the table.
fn marked(variant: &str, inquiry: &Inquiry) -> (Vec<(usize, usize)>, Table) {
    let house = house();
    let (entry, params) = house.variant(variant).expect(variant);
    let control = Control::new();
    let table = entry.open(&params, None).expect(variant).table(Some(40), &control).expect("it has a table");
    let table = table.expect("a short one");
    (inquiry.marks(&table, &control).expect("nobody stops"), table)
}

fn law(text: &str) -> Inquiry {
    Inquiry::Law(Box::new(Conjecture::read(text).expect(text)))
}

fn against(variant: &str) -> Inquiry {
    let house = house();
    let (entry, params) = house.variant(variant).expect(variant);
    Inquiry::Against(Rival(entry.open(&params, None).expect(variant)))
}

#[test]
fn marked_are_the_cells_where_a_law_is_wrong_and_no_others() {
    let wrong = |is_wrong: fn(usize) -> bool| (0..=40).filter(|n| is_wrong(*n)).map(|n| (0, n)).collect::<Vec<_>>();
    assert_eq!(marked("bash", &law("n % 5 == 0")).0, wrong(|n| (n % 4 == 0) != (n % 5 == 0)));
    assert_eq!(marked("bash", &law("n % 5")).0, wrong(|n| n % 4 != n % 5));
    assert_eq!(marked("bash", &law("n % 4")).0, []);
    // A law that speaks of k says nothing of b below a; one that divides by 0 says nothing there.
    assert_eq!(marked("wythoff", &law("a == floor(k*phi) and a != 4")).0, [(4, 7)]);
    assert_eq!(marked("bash", &law("n / (n - 4) == 0")).0, wrong(|n| n != 4 && n % 4 == 0 && n > 0));
    // What is about other sizes than the table is seen in no cell of it; nor is a nim-value where none is known.
    assert_eq!(marked("nim", &law("a == b and a == 3")).0, []);
    assert_eq!(marked("wythoff[misere=true]", &law("a")).0, []);
}

#[test]
fn marked_are_the_cells_that_change_hands() {
    let (flips, _) = marked("bash", &against("bash[max=4]"));
    assert_eq!(flips, (0..=40).filter(|n| (n % 4 == 0) != (n % 5 == 0)).map(|n| (0, n)).collect::<Vec<_>>());
    // Nim has no map of its own: its positions are asked one by one.
    let (flips, table) = marked("wythoff", &against("nim"));
    let is_lost = |a, b| table.cell(a, b).is_some_and(|cell| cell.outcome() == Outcome::P);
    let pairs = (0..=40).flat_map(|a| (0..=40).map(move |b| (a, b)));
    assert_eq!(flips, pairs.filter(|(a, b)| is_lost(*a, *b) != (a == b)).collect::<Vec<_>>());
}

#[test]
fn a_question_that_was_stopped_asks_no_further_and_marks_are_walked_in_order() {
    let (of, to) = (Arc::new(line(10)), Arc::new(line(20)));
    let told = || Found::Told(Ok(Some(Told { says: Vec::new(), at: Some(vec![3]) })));
    let mut asked = Asked::new("n % 5 == 0".into(), law("n % 5 == 0"));
    let first = asked.errand(Some(&of)).expect("the answer is wanted");
    assert_eq!(asked.take(&first, told()), Some(vec![3]));
    let marks = asked.errand(Some(&of)).expect("the marks are wanted");
    assert_eq!(asked.take(&marks, Found::Marks(Ok(vec![(0, 2), (0, 5), (0, 7)]))), None, "the cursor stays");
    assert_eq!([(0, 0), (0, 2), (0, 7)].map(|at| asked.next(at, false)), [Some((0, 2)), Some((0, 5)), None]);
    assert_eq!([(0, 2), (0, 6), (0, 9)].map(|at| asked.next(at, true)), [None, Some((0, 5)), Some((0, 7))]);
    assert_eq!(asked.errand(Some(&of)), None);
    assert!(matches!(asked.errand(Some(&to)), Some(Errand::Marks(..))), "a longer table has more to mark");
    asked.stop(Some(&to));
    assert_eq!((asked.errand(Some(&to)), asked.cells()), (None, [].as_slice()));
}
