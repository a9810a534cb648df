//! Pursuit, held against the plain referee.

use proptest::prelude::*;

use super::*;
use crate::boards::pursuit::rules::Maze;
use ground::rules::{Ending, Rules};
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Scope, judge};
use solve::judge::value::{Outcome, Value};
use solve::search::full_search::{Count, Walk};

fn game() -> Pursuit {
    Pursuit::build(&Params::of(Pursuit::CARD.params)).expect("there are no parameters")
}

fn value(position: &str) -> Value {
    let at = draw::read(position).expect(position);
    game().oracle().value(&game(), &at, &Control::new()).expect("small")
}

#[test]
fn the_robber_is_caught_gets_out_or_runs_in_circles() {
    assert_eq!(value("C.R C"), Value::Win { remoteness: 3 });
    assert_eq!(value("C.RE C"), Value::Loss { remoteness: 2 });
    assert_eq!(value("C../.#./..R C"), Value::Draw);
}

#[test]
fn the_cop_may_stand_on_the_exit_and_the_robber_must_not_come_to_it() {
    assert_eq!(game().ending(&draw::read("c.R R").expect("a maze")), None);
    assert_eq!(game().ending(&draw::read("C.r C").expect("a maze")), Some(Ending::Won(Side::Second)));
    let met = game().play(&draw::read("cR R").expect("a maze"), &0);
    assert_eq!((draw::write(&met), game().ending(&met)), ("*. C".to_owned(), Some(Ending::Won(Side::First))));
}

#[test]
fn mazes_are_refused_where_they_break() {
    for (text, at) in [
        ("C.R", 4),
        ("C.. C", 4),
        ("..R R", 4),
        ("CCR C", 2),
        ("C*/.. C", 2),
        ("C.R/. C", 6),
        ("C?R C", 2),
        ("", 1),
        ("C.R X", 5),
    ] {
        assert_eq!(draw::read(text).map_err(|fault| fault.at), Err(Some(at)), "{text}");
    }
}

#[test]
fn a_real_maze_is_swept_and_a_huge_one_names_the_limit() {
    let rows = |size: usize| -> String {
        let row = ".".repeat(size);
        let middle = vec![row.clone(); size - 2].join("/");
        format!("C{}/{middle}/{}R C", &row[1..], &row[1..])
    };
    assert_eq!(value(&rows(12)), Value::Draw, "without walls the robber runs around a square of four");
    let huge = draw::read(&rows(80)).expect("a maze");
    let stopped = game().oracle().value(&game(), &huge, &Control::new());
    assert_eq!(stopped, Err(Stop::TooLarge(say!("too-many-positions", most = known::ROOM))));
}

prop_compose! {
    fn mazes()(cols in 1..5usize, rows in 1..4usize)(
        ground in prop::collection::vec(prop::sample::select(vec!['.', '.', '.', '#', 'E']), cols * rows),
        cop in 0..cols * rows, robber in 0..cols * rows, side in prop::sample::select(vec!['C', 'R']), cols in Just(cols),
    ) -> String {
        let mut cells = ground;
        let on = |cells: &mut Vec<char>, cell: usize, floor, exit| cells[cell] = if cells[cell] == 'E' { exit } else { floor };
        on(&mut cells, cop, 'C', 'c');
        if cop == robber { cells[cop] = '*' } else { on(&mut cells, robber, 'R', 'r') }
        let rows: Vec<String> = cells.chunks(cols).map(|row| row.iter().collect()).collect();
        format!("{} {side}", rows.join("/"))
    }
}

/// Whether the robber, which is to move or not caught yet, may go on for ever between a circle's cells.
fn goes_round(maze: &Maze, circle: &[usize]) -> bool {
    let ways = |place: usize| [circle.len() - 1, 0, 1].map(|turn| circle[(place + turn) % circle.len()]);
    let is_safe = |place: usize, cop: usize| ways(place).iter().any(|to| maze.near(cop).all(|near| near != *to));
    let cops = (0..maze.cells.len()).filter(|cell| maze.cells[*cell] != rules::Ground::Wall);
    cops.clone().all(|cop| (0..circle.len()).all(|place| circle[place] == cop || is_safe(place, cop)))
}

#[test]
fn the_robber_keeps_to_the_shortest_circle() {
    let found = |text: &str| free_way::circle(&draw::read(text).expect("a maze"));
    assert_eq!(found("C../.#./..R R"), Some((vec![], vec![7, 6, 3, 0, 1, 2, 5, 8])));
    let short = |text: &str| found(text).map(|(way, circle)| (way, circle.len()));
    assert_eq!(short("C##../R.... R"), Some((vec![6, 7, 8], 4)), "the cop is beside it and never in time");
    assert_eq!((short("C##../R.... C"), short("C...R R")), (None, None));
}

proptest! {
    #[test]
    fn who_can_force_nothing_has_a_circle_in_reach_on_which_the_robber_is_never_caught(text in mazes()) {
        let at = draw::read(&text).expect("a maze");
        let value = value(&text);
        let found = free_way::circle(&at);
        prop_assert!(value != Value::Draw || found.is_some() || free_way::is_apart(&at));
        if let Some((_, circle)) = found.filter(|_| at.pos.winner().is_none()) {
            prop_assert!(goes_round(&at.pos.maze, &circle));
            prop_assert!(value == Value::Draw || (value.outcome() == Outcome::N) == (at.to == Side::Second), "{:?}", value);
        }
    }

    #[test]
    fn the_sweep_agrees_with_the_walk(text in mazes()) {
        let at = draw::read(&text).expect("a maze");
        prop_assert_eq!(draw::write(&at), text);
        let control = Control::new();
        let verdict = judge(&*game().oracle(), &game(), &at, Scope::Everything, &control).expect("small");
        let pursuit = game();
        let mut walk = Walk::new(&pursuit, Count::Wins, 10_000);
        prop_assert_eq!(&verdict.value, &walk.value(&at, &control).expect("nobody stops it").expect("small"));
        for row in &verdict.rows {
            let left = walk.value(&game().play(&at, &row.mv), &control).expect("nobody stops it").expect("small");
            prop_assert_eq!(&left, &row.leaves);
        }
    }
}
