//! Moves to come on boards of real games.

use super::*;
use games::house;
use ground::say::Say;
use solve::judge::reason::Role;

/// The marks of a position with these moves written into it; none where nothing can be written.
fn shown(game: &str, position: &str, line: &[&str]) -> String {
    let house = house();
    let entry = house.find(game).expect("it is in the house");
    let place = entry.open(&entry.params(), Some(position)).expect("it stands");
    let line: Vec<String> = line.iter().map(|text| (*text).to_owned()).collect();
    let scene = numbered(&*place, &line);
    scene.map_or_else(String::new, |scene| scene.marks().iter().map(|mark| mark.text.clone()).collect())
}

#[test]
fn a_line_is_numbered_in_the_cells_it_fills() {
    assert_eq!(shown("tic-tac-toe", "XX./OO./...", &["c1"]), "XX1OO....");
    assert_eq!(shown("tic-tac-toe", "X../.O./...", &["c3", "b1", "b3"]), "X2..O..31");
    assert_eq!(shown("tic-tac-toe", "X../.O./...", &["a1"]), "", "that cell is taken");
}

#[test]
fn only_a_proved_line_is_told() {
    let step = |moves: &str| Step::says(Role::Move, Say::verbatim("")).showing(Exhibit::Line(vec![moves.into()]));
    let steps = [Step::says(Role::Ask, Say::verbatim("")), step("a1"), step("b2")];
    assert_eq!(told(&Value::Won, &steps), Some(["a1".to_owned()].as_slice()), "the first of them");
    assert_eq!(told(&Value::Loss { remoteness: 2 }, &steps), Some(["a1".to_owned()].as_slice()));
    assert_eq!(told(&Value::Draw, &steps), None);
    assert_eq!(told(&Value::Estimate { ahead: 5.into(), depth: 0 }, &steps), None);
}

#[test]
fn nothing_is_written_where_there_is_no_board() {
    assert_eq!(shown("nim", "3,5", &["1:3->0"]), "");
}
