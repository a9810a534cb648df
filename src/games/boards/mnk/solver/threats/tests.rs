//! What the threats prove is so: a plain referee plays every game to its end, on boards small enough for that.

use std::collections::HashMap;

use crate::boards::mnk::solver::five::field::Field;
use crate::boards::mnk::solver::threats::chase::Chase;
use crate::boards::mnk::solver::threats::finding::{Finding, against, find, is_lost};
use crate::boards::mnk::solver::threats::fours::{in_the_way, win};
use crate::boards::mnk::solver::threats::net::Net;
use crate::boards::mnk::solver::threats::plane::{Cell, Plane, Side};
use solve::judge::control::Control;

/// The lines of `k` cells of a board.
fn lines(rows: i32, cols: i32, k: i32) -> Vec<Vec<Cell>> {
    let mut lines = Vec::new();
    for (row, col) in (0..rows).flat_map(|row| (0..cols).map(move |col| (row, col))) {
        for (down, right) in [(0, 1), (1, 0), (1, 1), (1, -1)] {
            let (last_row, last_col) = (row + down * (k - 1), col + right * (k - 1));
            if last_row < rows && (0..cols).contains(&last_col) {
                lines.push((0..k).map(|i| ((row + down * i) * cols + col + right * i) as Cell).collect());
            }
        }
    }
    lines
}

/// Marks as they are drawn, the mover's as `X`.
fn drawn(rows: &[&str], k: i32) -> Net {
    let text = rows.concat();
    let mut net = Net::of(text.len(), k as usize, lines(rows.len() as i32, rows[0].len() as i32, k));
    net.set(&mut text.chars().map(|c| "XO".find(c)));
    net
}

/// The plain referee: what the mover gets, 1, 0 or -1.
struct Referee<'a> {
    lines: &'a [Vec<Cell>],
    known: HashMap<Vec<u8>, i8>,
}

impl Referee<'_> {
    fn worth(&mut self, board: &mut Vec<u8>, mover: u8) -> i8 {
        let other = 3 - mover;
        if self.lines.iter().any(|line| line.iter().all(|cell| board[usize::from(*cell)] == other)) {
            return -1;
        }
        if let Some(worth) = self.known.get(board) {
            return *worth;
        }
        let free: Vec<usize> = (0..board.len()).filter(|cell| board[*cell] == 0).collect();
        let mut best = if free.is_empty() { 0 } else { -1 };
        for cell in free {
            board[cell] = mover;
            best = best.max(-self.worth(board, other));
            board[cell] = 0;
            if best == 1 {
                break;
            }
        }
        self.known.insert(board.clone(), best);
        best
    }
}

/// Numbers that look random, the same in every run.
fn next(seed: &mut u64) -> u64 {
    *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    *seed >> 33
}

/// A random position without a line, so many cells free, the mover's marks as 1.
fn random(cells: usize, free: usize, lines: &[Vec<Cell>], seed: &mut u64) -> Option<Vec<u8>> {
    let mut board = vec![0; cells];
    let mut left = cells;
    // The last mark is the opponent's.
    let mut mark = if (cells - free).is_multiple_of(2) { 1 } else { 2 };
    while left > free {
        let cell = next(seed) as usize % cells;
        if board[cell] == 0 {
            board[cell] = mark;
            mark = 3 - mark;
            left -= 1;
        }
    }
    let is_whole = |line: &Vec<Cell>, mark| line.iter().all(|cell| board[usize::from(*cell)] == mark);
    (!lines.iter().any(|line| is_whole(line, 1) || is_whole(line, 2))).then_some(board)
}

/// Holds the finding, and its promise for the next positions, against the referee. Which kind of finding it was.
fn held(board: &[u8], k: usize, lines: &[Vec<Cell>]) -> &'static str {
    let control = Control::new();
    let mut referee = Referee { lines, known: HashMap::new() };
    let mut net = Net::of(board.len(), k, lines.to_vec());
    net.set(&mut board.iter().map(|mark| mark.checked_sub(1).map(usize::from)));
    let before = net.seen();
    let found = find(&mut net, 0, &control).expect("nobody stops it");
    assert_eq!(net.seen(), before, "the board is left as it was");
    if let Some(is_won) = found.is_won() {
        assert_eq!(referee.worth(&mut board.to_vec(), 1), if is_won { 1 } else { -1 }, "{board:?}: {found:?}");
        let after = |cell: Cell, net: &mut Net| {
            net.put(cell, 0);
            let is_over = lines.iter().any(|line| line.iter().all(|&c| c == cell || board[usize::from(c)] == 1));
            let is_lost = is_over || find(net, 1, &control).expect("nobody stops it").is_won() == Some(false);
            let is_won = !is_over && find(net, 1, &control).expect("nobody stops it").is_won() == Some(true);
            net.lift(cell);
            (is_lost, is_won)
        };
        let seen: Vec<(bool, bool)> = net.free().into_iter().map(|cell| after(cell, &mut net)).collect();
        let is_kept =
            if is_won { seen.iter().any(|(is_lost, _)| *is_lost) } else { seen.iter().all(|(_, is_won)| *is_won) };
        assert!(is_kept, "{board:?}: {found:?} is not found again");
    }
    match found {
        Finding::Completes(_) => "completes",
        Finding::Overrun(_) => "overrun",
        Finding::Fours(_) => "fours",
        Finding::Chase(_) => "chase",
        Finding::Threatened(_) => "threatened",
        Finding::Forced(..) => "forced",
        Finding::Open => "open",
    }
}

#[test]
fn what_is_proved_is_what_the_plain_referee_says_and_is_found_again_on_the_way() {
    let mut met: HashMap<&str, usize> = HashMap::new();
    let mut seed = 2026;
    for (rows, cols, k, free) in [(4, 4, 3, 9), (3, 6, 3, 10), (4, 4, 4, 9), (4, 5, 4, 9), (5, 5, 4, 9), (5, 6, 4, 9)] {
        let lines = lines(rows, cols, k);
        for _ in 0..50 {
            if let Some(board) = random((rows * cols) as usize, free, &lines, &mut seed) {
                *met.entry(held(&board, k as usize, &lines)).or_default() += 1;
            }
        }
    }
    for kind in ["completes", "overrun", "fours", "forced", "open"] {
        assert!(met.contains_key(kind), "no position was met with {kind}: {met:?}");
    }
}

#[test]
fn fours_are_stopped_nowhere_but_in_their_way() {
    let (control, lines) = (Control::new(), lines(6, 6, 4));
    let (mut seed, mut met, mut stopped) = (7, 0, 0);
    for free in [26, 22, 18].into_iter().cycle().take(150) {
        let Some(board) = random(36, free, &lines, &mut seed) else { continue };
        let mut net = Net::of(36, 4, lines.clone());
        net.set(&mut board.iter().map(|mark| mark.checked_sub(1).map(usize::from)));
        let found = find(&mut net, 0, &control).expect("nobody stops it");
        let budget = net.budget();
        let lost = is_lost(&mut net, 0, budget, &control).expect("nobody stops it");
        assert_eq!(lost.is_some(), found.is_won() == Some(false), "{board:?}: {found:?}");
        assert_eq!(lost == Some(true), matches!(found, Finding::Overrun(_)), "{board:?}: {found:?}");
        if !net.completing(0).is_empty() || !net.completing(1).is_empty() {
            continue;
        }
        let Some(fours) = win(&mut net, 1, &control).expect("nobody stops it") else { continue };
        let near = in_the_way(&mut net, 1, &fours);
        for cell in net.free() {
            let is_stopped = against(&mut net, 0, cell, budget, &control).expect("nobody stops it").is_none();
            assert!(!is_stopped || near.contains(&cell), "{board:?}: {cell} stops {fours:?}");
            stopped += usize::from(is_stopped && !fours.contains(&cell));
        }
        met += 1;
    }
    assert!(met > 20 && stopped > 0, "{met} wins by fours were met, {stopped} stopped from beside");
}

#[test]
fn an_open_three_wins_by_an_open_four_and_then_threatens_whatever_is_done() {
    let rows = [".........", ".........", "...XXX...", ".........", "........."];
    let control = Control::new();
    let mut net = drawn(&rows, 5);
    assert_eq!(find(&mut net, 0, &control), Ok(Finding::Fours(vec![20, 19, 24])), "c3 with b3 and g3 to come");
    assert_eq!(find(&mut net, 1, &control), Ok(Finding::Open), "the other side can still stop it");
    net.put(20, 0);
    assert_eq!(find(&mut net, 1, &control), Ok(Finding::Overrun(vec![19, 24])));
}

#[test]
fn an_own_four_comes_before_a_three_of_the_opponent() {
    // X has three with both ends free, O a four that must be stopped at f1 first: then O has time to stop the three.
    let rows = ["XOOOO....", ".........", "...XXX...", ".........", "........."];
    let found = find(&mut drawn(&rows, 5), 0, &Control::new()).expect("nobody stops it");
    assert_eq!(found, Finding::Open);
}

/// Whether the attacker, who follows what is found, completes a line against everything the other side can do.
fn carries_through(net: &mut dyn Plane, attacker: Side, mover: Side) -> bool {
    if mover != attacker {
        let is_beaten = |cell: Cell, net: &mut dyn Plane| {
            net.put(cell, mover);
            let is_beaten = carries_through(net, attacker, attacker);
            net.lift(cell);
            is_beaten
        };
        return net.completing(mover).is_empty() && net.free().into_iter().all(|cell| is_beaten(cell, net));
    }
    let cell = match find(net, mover, &Control::new()).expect("nobody stops it") {
        Finding::Completes(_) => return true,
        Finding::Fours(line) | Finding::Chase(Chase { line, .. }) => line[0],
        Finding::Forced(cell, _) => cell,
        Finding::Overrun(_) | Finding::Threatened(_) | Finding::Open => return false,
    };
    net.put(cell, mover);
    let is_won = carries_through(net, attacker, 1 - attacker);
    net.lift(cell);
    is_won
}

#[test]
fn two_open_threes_at_once_win_against_every_defence() {
    // e5 makes an open three across and one down.
    let rows = [
        ".........",
        ".........",
        "....X....",
        "....X....",
        "..XX.....",
        ".........",
        ".........",
        ".........",
        ".........",
    ];
    let mut net = drawn(&rows, 5);
    let found = find(&mut net, 0, &Control::new()).expect("nobody stops it");
    let Finding::Chase(Chase { ref line, .. }) = found else { panic!("{found:?}") };
    assert!(carries_through(&mut net, 0, 0));
    net.put(line[0], 0);
    let found = find(&mut net, 1, &Control::new()).expect("nobody stops it");
    assert!(matches!(found, Finding::Threatened(_)), "{found:?}");
}

/// The same where only moves in the way of the threat, and some others, are tried: everything else lets the fours win.
fn carries_through_what_is_in_the_way(net: &mut dyn Plane, attacker: Side, mover: Side) -> bool {
    let control = Control::new();
    if mover == attacker {
        let cell = match find(net, mover, &control).expect("nobody stops it") {
            Finding::Completes(_) => return true,
            Finding::Fours(line) | Finding::Chase(Chase { line, .. }) => line[0],
            Finding::Forced(cell, _) => cell,
            Finding::Overrun(_) | Finding::Threatened(_) | Finding::Open => return false,
        };
        net.put(cell, mover);
        let is_won = carries_through_what_is_in_the_way(net, attacker, 1 - attacker);
        net.lift(cell);
        return is_won;
    }
    let dangers = net.completing(attacker);
    let answers = match dangers.len() {
        0 => {
            let Some(threat) = win(net, attacker, &control).expect("nobody stops it") else { return false };
            let mut answers = in_the_way(net, attacker, &threat);
            answers.extend(net.free().into_iter().step_by(9));
            answers
        }
        _ => dangers,
    };
    let is_beaten = |cell: Cell, net: &mut dyn Plane| {
        net.put(cell, mover);
        let is_beaten = carries_through_what_is_in_the_way(net, attacker, attacker);
        net.lift(cell);
        is_beaten
    };
    net.completing(mover).is_empty() && answers.into_iter().all(|cell| is_beaten(cell, net))
}

#[test]
fn chases_met_by_chance_win_against_every_defence() {
    let (control, lines) = (Control::new(), lines(7, 7, 5));
    let (mut seed, mut met) = (5, 0);
    for free in [31, 29, 27].into_iter().cycle().take(240) {
        let Some(board) = random(49, free, &lines, &mut seed) else { continue };
        let planes: [&mut dyn Plane; 2] = [&mut Net::of(49, 5, lines.clone()), &mut Field::of(7, 7)];
        for plane in planes {
            plane.set(&mut board.iter().map(|mark| mark.checked_sub(1).map(usize::from)));
            let found = find(plane, 0, &control).expect("nobody stops it");
            if matches!(found, Finding::Chase(_)) {
                assert!(carries_through(plane, 0, 0), "{board:?}: {found:?}");
                met += 1;
            }
        }
    }
    assert!(met > 10, "{met} chases were met");
}

#[test]
fn threes_that_follow_each_other_win_whatever_is_answered() {
    let rows = [
        "...........",
        "...........",
        "...........",
        "..XX.OO....",
        ".......O...",
        ".......O...",
        "...XX......",
        "....O......",
        "..X........",
        "...........",
        "...........",
    ];
    let mut net = drawn(&rows, 5);
    let before = net.seen();
    let found = find(&mut net, 0, &Control::new()).expect("nobody stops it");
    assert_eq!(net.seen(), before, "the board is left as it was");
    let Finding::Chase(Chase { line, threat, deep }) = &found else { panic!("{found:?}") };
    assert_eq!((line.len(), threat.len(), *deep), (9, 3, 2), "a three and another");
    for (i, cell) in line.iter().enumerate() {
        assert_eq!(i + 1 == line.len(), net.completing(0).contains(cell) && i % 2 == 0, "{i} of {line:?}");
        net.put(*cell, i % 2);
    }
    let mut net = drawn(&rows, 5);
    assert!(carries_through_what_is_in_the_way(&mut net, 0, 0));
    net.put(line[0], 0);
    let found = find(&mut net, 1, &Control::new()).expect("nobody stops it");
    assert!(matches!(found, Finding::Threatened(_)), "{found:?}");
}

#[test]
fn a_chase_ends_where_the_other_side_has_a_four_of_its_own_to_make() {
    // The two open threes of X would win, but O has three in a row with both ends free: O wins by fours first.
    let rows = [
        ".........",
        ".........",
        "....X....",
        "....X....",
        "..XX.....",
        ".........",
        ".........",
        "...OOO...",
        ".........",
    ];
    let found = find(&mut drawn(&rows, 5), 0, &Control::new()).expect("nobody stops it");
    assert_eq!(found.is_won(), None, "{found:?}");
}

#[test]
fn a_stopped_search_says_so() {
    let control = Control::new();
    control.stop();
    let mut net: Net = drawn(&[".........", ".........", "...XXX...", ".........", "........."], 5);
    let mover: Side = 0;
    assert!(find(&mut net, mover, &control).is_err());
}
