//! Five in a row under a manager: whole games, nonsense, and lists of stones.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout};

use crate::shell::{Shell, err, out, run, status};

const SIDE: usize = 15;

/// A manager with the program under it.
struct Manager {
    child: Child,
    says: ChildStdin,
    hears: BufReader<ChildStdout>,
}

impl Manager {
    fn new(shell: &Shell, args: &[&str]) -> Self {
        let mut child = shell.command(args).spawn().expect("the program starts");
        let says = child.stdin.take().expect("it was piped");
        let hears = BufReader::new(child.stdout.take().expect("it was piped"));
        Manager { child, says, hears }
    }

    fn tell(&mut self, line: &str) {
        write!(self.says, "{line}\r\n").and_then(|()| self.says.flush()).expect("it listens");
    }

    fn ask(&mut self, line: &str) -> String {
        self.tell(line);
        let mut answer = String::new();
        self.hears.read_line(&mut answer).expect("it answers");
        answer.trim_end().to_owned()
    }

    fn ends(mut self) -> Option<i32> {
        self.tell("END");
        self.child.wait().expect("it ends").code()
    }
}

/// Whether the stone on a cell stands in a row of five or more.
fn is_five(cells: &[Option<bool>], cell: usize) -> bool {
    let [row, col] = [cell / SIDE, cell % SIDE].map(|at| at as isize);
    let run = |down: isize, right: isize| {
        let on = |i: isize| {
            let [row, col] = [row + i * down, col + i * right];
            let is_on = [row, col].iter().all(|at| (0..SIDE as isize).contains(at));
            is_on && cells[(row * SIDE as isize + col) as usize] == cells[cell]
        };
        (1..5).take_while(|i| on(*i)).count() + (1..5).take_while(|i| on(-*i)).count() + 1
    };
    [(0, 1), (1, 0), (1, 1), (1, -1)].iter().any(|(down, right)| run(*down, *right) >= 5)
}

fn read(answer: &str) -> usize {
    let numbers = answer.split_once(',').and_then(|(col, row)| Some((col.parse().ok()?, row.parse().ok()?)));
    let (col, row): (usize, usize) = numbers.unwrap_or_else(|| panic!("{answer} is no move"));
    assert!(col < SIDE && row < SIDE, "{answer}");
    row * SIDE + col
}

/// Plays against who takes every third free cell. The winner is `true` for the program, with the stones on the board.
fn played(args: &[&str], begins: bool) -> (bool, usize) {
    let shell = Shell::new();
    let mut manager = Manager::new(&shell, args);
    assert_eq!(manager.ask("START 15"), "OK");
    manager.tell("INFO max_node 2000");
    let mut cells = vec![None; SIDE * SIDE];
    let mut answer = begins.then(|| manager.ask("BEGIN"));
    for count in 1.. {
        let is_own = (count % 2 == 1) == begins;
        let cell = match answer.take().filter(|_| is_own) {
            Some(answer) => read(&answer),
            None => (0..cells.len()).filter(|cell| cells[*cell].is_none()).nth(2).expect("the board is not full"),
        };
        assert_eq!(cells[cell], None, "the cell was free");
        cells[cell] = Some(is_own);
        if is_five(&cells, cell) {
            assert_eq!(manager.ends(), Some(0));
            return (is_own, count);
        }
        if !is_own {
            answer = Some(manager.ask(&format!("TURN {},{}", cell % SIDE, cell / SIDE)));
        }
    }
    unreachable!("somebody wins, or the board is full")
}

#[test]
fn a_manager_plays_whole_games_and_who_plays_at_random_loses() {
    for begins in [true, false] {
        for args in [&["gomocup"][..], &["gomocup", "--level", "depth-2"]] {
            let (is_won, stones) = played(args, begins);
            assert!(is_won, "{args:?} begins {begins}: lost after {stones}");
            assert!(stones < 40, "{args:?} begins {begins}: won with {stones} stones on the board only");
        }
    }
}

#[test]
fn nonsense_is_answered_and_changes_nothing() {
    let long = "x".repeat(10_000);
    let lines = [
        "TURN 1,1",
        "BEGIN",
        "START",
        "START 4",
        "START 1000",
        "START x",
        "RECTSTART 15",
        "start 15\r",
        "",
        "   ",
        "TURN",
        "TURN 15,0",
        "TURN -1,0",
        "TURN 1",
        "TURN 1,2,1",
        "TURN a,b",
        "BOARD",
        "7,7,1",
        "7,7,2",
        "DONE",
        "TAKEBACK 0,0",
        "INFO",
        "INFO colour blue",
        "INFO timeout_turn never",
        "INFO rule 1",
        "BEGIN",
        "INFO rule 0",
        "SWAP2BOARD",
        "DONE",
        "\u{1}\u{7f}\u{fffd}",
        &long,
        "BOARD",
        "0,0,1",
        "DONE",
        "ABOUT",
    ];
    let output = run(&["gomocup"], &(lines.join("\n") + "\n"));
    assert_eq!((status(&output), err(&output)), (Some(0), ""));
    let said: Vec<&str> = out(&output).lines().collect();
    let words: Vec<&str> = said.iter().map(|line| line.split([' ', '=']).next().unwrap_or_default()).collect();
    let errors = |count: usize| vec!["ERROR"; count];
    let mut expected = [errors(7), vec!["OK"], errors(6), errors(1), errors(1), errors(1)].concat();
    expected.extend(["UNKNOWN"; 4]);
    assert_eq!(words[..expected.len()], expected[..], "{said:?}");
    assert_eq!(said.len(), expected.len() + 2, "{said:?}");
    read(said[expected.len()]);
    assert!(said[expected.len() + 1].starts_with("name=\"xorcle\", version=\""), "{said:?}");
}

#[test]
fn a_list_of_stones_says_who_is_to_move_and_is_played_on() {
    // Four of the other side in row 7 with one end open: there alone the five is stopped.
    let four = "BOARD\n3,7,1\n4,7,2\n5,7,2\n6,7,2\n7,7,2\n3,3,1\n12,12,1\nDONE\n";
    // Four of its own: it completes them, whoever began.
    let own = "BOARD\n3,7,2\n4,7,1\n5,7,1\n6,7,1\n7,7,1\n3,3,2\n12,12,2\nDONE\n";
    let input =
        format!("START 15\n{four}{own}TAKEBACK 8,7\nTAKEBACK 8,7\nRESTART\nTURN 7,7\nRECTSTART 9,6\nTURN 8,5\n");
    let output = run(&["gomocup"], &input);
    let said: Vec<&str> = out(&output).lines().collect();
    assert_eq!(said[..4], ["OK", "8,7", "8,7", "OK"], "{said:?}");
    assert!(said[4].starts_with("ERROR ") && said[5] == "OK", "{said:?}");
    assert!(said[6] != "7,7" && read(said[6]) < SIDE * SIDE && said[7] == "OK", "{said:?}");
    let (col, row) = said[8].split_once(',').expect("a move");
    assert!(col.parse::<usize>().expect("a column") < 9 && row.parse::<usize>().expect("a row") < 6, "{said:?}");
}

#[test]
fn who_has_no_time_and_who_is_told_to_go_moves_all_the_same() {
    let output = run(&["gomocup"], "START 15\nINFO timeout_turn 0\nBEGIN\nBOARD\n7,7,2\nDONE\nTURN 0,0\nEND\nBEGIN\n");
    let said: Vec<&str> = out(&output).lines().collect();
    assert_eq!((status(&output), said.len()), (Some(0), 4), "{said:?}");
    for answer in &said[1..] {
        read(answer);
    }
    let refused = run(&["gomocup", "--level", "grandmaster"], "");
    assert_eq!(status(&refused), Some(2));
    assert!(err(&refused).contains("depth-3"), "{}", err(&refused));
}
