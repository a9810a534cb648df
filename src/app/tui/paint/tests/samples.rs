//! Scenes made by hand, one of every shape, for painters to be tried on.

use games::kit::heaps::heap;
use ground::num::{Nat, Ratio};
use ground::rules::Side;
use ground::say;
use ground::say::Say;
use ground::scene::hand::{Face, Hand, Key, Seat};
use ground::scene::ledger::{Group, Ledger, Stake};
use ground::scene::piece::{Owner, Piece, Role};
use ground::scene::{Graph, Grid, Ground, Lined, Mark, Node, Panel, Row, Scene, Shape};

/// Heaps of these sizes, as the games draw them.
pub fn heaps(sizes: &[&str]) -> Scene {
    let sizes = sizes.iter().map(|size| size.parse::<Nat>().expect("a number"));
    let heaps = sizes.enumerate().map(|(index, size)| heap(index, &size)).collect();
    Scene::of(Shape::Heaps(heaps)).noting(say!("last-wins"))
}

/// A board of rows by columns; every cell can be pointed at.
pub fn board(rows: usize, cols: usize) -> Scene {
    let cell = |index: usize| match index % 7 {
        3 => Mark::piece(Piece::Cross, Owner::First).pointed(index as u32),
        5 => Mark::piece(Piece::Ring, Owner::Second).pointed(index as u32),
        _ => Mark::empty().pointed(index as u32),
    };
    Scene::of(Shape::Grid(Grid {
        cols: (0..cols).map(letters).collect(),
        rows: (1..=rows).map(|row| row.to_string()).collect(),
        cells: (0..rows * cols).map(cell).collect(),
        ..Grid::default()
    }))
}

fn letters(index: usize) -> String {
    let letter = |i: usize| char::from(b'a' + i as u8).to_string();
    if index < 26 { letter(index) } else { letter(index / 26 - 1) + &letter(index % 26) }
}

/// A chequered board with men of both sides.
pub fn chess() -> Scene {
    let roles = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];
    let cell = |index: usize| match (index / 8, index % 8) {
        (0, col) if col < 6 => Mark::piece(Piece::Chess(roles[col]), Owner::Second).pointed(index as u32),
        (7, col) if col < 6 => Mark::piece(Piece::Chess(roles[col]), Owner::First).pointed(index as u32),
        (3, col) => Mark::piece(if col % 2 == 0 { Piece::Disc } else { Piece::Crown }, Owner::First),
        (4, col) => Mark::piece(if col % 2 == 0 { Piece::Disc } else { Piece::Crown }, Owner::Second),
        _ => Mark::empty().pointed(index as u32),
    };
    Scene::of(Shape::Grid(Grid {
        cols: (0..8).map(letters).collect(),
        rows: (1..=8).rev().map(|row| row.to_string()).collect(),
        cells: (0..64).map(cell).collect(),
        lined: Lined::Chequered,
        ..Grid::default()
    }))
}

/// A slanted board with owned borders, every third cell a stone.
pub fn slanted(side: usize) -> Scene {
    let cell = |index: usize| match index % 5 {
        1 => Mark::piece(Piece::Disc, Owner::First),
        3 => Mark::piece(Piece::Disc, Owner::Second),
        _ => Mark::empty().pointed(index as u32),
    };
    Scene::of(Shape::Grid(Grid {
        cols: (0..side).map(letters).collect(),
        rows: (1..=side).map(|row| row.to_string()).collect(),
        cells: (0..side * side).map(cell).collect(),
        lined: Lined::Never,
        slant: 1,
        rim: [Owner::First, Owner::Second, Owner::First, Owner::Second],
        ..Grid::default()
    }))
}

/// Nine points joined by lines, the middle one also aslant.
pub fn points() -> Scene {
    let cell = |index: usize| match index {
        0 => Mark::piece(Piece::Disc, Owner::First).pointed(0),
        5 => Mark::piece(Piece::Disc, Owner::Second).pointed(5),
        _ => Mark::empty().pointed(index as u32),
    };
    Scene::of(Shape::Grid(Grid {
        cols: (0..3).map(letters).collect(),
        rows: (1..=3).map(|row| row.to_string()).collect(),
        cells: (0..9).map(cell).collect(),
        lines: vec![(0, 1), (1, 2), (3, 4), (4, 5), (0, 3), (3, 6), (1, 4), (0, 4), (2, 4)],
        ..Grid::default()
    }))
}

/// A board that stones fall into.
pub fn shaft() -> Scene {
    let Shape::Grid(grid) = board(6, 7).shape else { unreachable!("it is a board") };
    Scene::of(Shape::Grid(Grid { is_dropped: true, ..grid }))
}

/// A lattice of four boxes, its odd columns and rows without names: the first box is closed, an edge of it drawn by nobody known, and
/// four edges are free.
pub fn lattice() -> Scene {
    let side = 5;
    let drawn = |owner| Mark::piece(Piece::Named("-".into()), owner);
    let cell = |index: usize| match (index / side % 2, index % side % 2) {
        (0, 0) => Mark::still("+"),
        _ if index == 1 => drawn(Owner::Nobody),
        _ if [5, 11, 13].contains(&index) => drawn(Owner::First),
        _ if [7, 9, 15, 21].contains(&index) => drawn(Owner::Second),
        (0, _) | (_, 0) => Mark::empty().pointed(index as u32),
        _ if index == 6 => Mark::still("1").on(Ground::Owned(Owner::First)),
        _ => Mark::still(" "),
    };
    let name = |index: usize, name: String| if index.is_multiple_of(2) { name } else { String::new() };
    Scene::of(Shape::Grid(Grid {
        cols: (0..side).map(|index| name(index, letters(index / 2))).collect(),
        rows: (0..side).map(|index| name(index, (index / 2 + 1).to_string())).collect(),
        cells: (0..side * side).map(cell).collect(),
        ..Grid::default()
    }))
}

/// A row of numbers of which only the ends may be taken.
pub fn row(numbers: usize, hidden: usize) -> Scene {
    let mark = |index: usize| {
        let number = (index * 37 % 101).to_string();
        let is_end = index == 0 || index + 1 == numbers;
        let mark = Mark::piece(Piece::Number(number), Owner::Nobody);
        if is_end { mark.pointed(index as u32) } else { mark }
    };
    let marks: Vec<Mark> = (0..numbers).map(mark).collect();
    let (left, right) = marks.split_at(if hidden > 0 { numbers / 2 } else { numbers });
    Scene::of(Shape::Row(Row { left: left.to_vec(), hidden, right: right.to_vec() })).noting(say!(
        "over-score",
        first = 12,
        second = 7
    ))
}

/// A graph from arcs between letters, in these layers.
pub fn graph(layers: &[&str], arcs: &[&str], tokens: &str) -> Scene {
    let names: Vec<(char, usize, usize)> = layers
        .iter()
        .enumerate()
        .flat_map(|(layer, names)| names.chars().enumerate().map(move |(order, name)| (name, layer, order)))
        .collect();
    let at = |name: char| names.iter().position(|node| node.0 == name).expect("the node is in a layer");
    let token = |index: usize| Mark::at((index + 1).to_string(), 1000 + index as u32);
    let node = |(index, &(name, layer, order)): (usize, &(char, usize, usize))| Node {
        mark: Mark::at(name, index as u32),
        layer,
        order,
        tokens: tokens.chars().enumerate().filter(|(_, on)| *on == name).map(|(index, _)| token(index)).collect(),
    };
    let ends = |arc: &&str| {
        let mut ends = arc.chars();
        (at(ends.next().expect("two ends")), at(ends.next().expect("two ends")))
    };
    let arcs = arcs.iter().map(ends).collect();
    Scene::of(Shape::Graph(Graph { nodes: names.iter().enumerate().map(node).collect(), arcs }))
}

/// Ten nodes in four layers, two tokens.
pub fn ten_nodes() -> Scene {
    let arcs = ["ab", "ac", "bd", "be", "ce", "cf", "cg", "dh", "eh", "ei", "fi", "gj", "hj", "aj", "ij"];
    graph(&["a", "bc", "defg", "hij"], &arcs, "ac")
}

/// A ring of six, each edge both ways.
pub fn ring() -> Scene {
    graph(&["ab", "fc", "ed"], &["ab", "ba", "bc", "cb", "cd", "dc", "de", "ed", "ef", "fe", "fa", "af"], "ad")
}

/// Keys to press.
pub fn keys() -> Scene {
    let key = |(index, name): (usize, &&str)| Mark::at(*name, index as u32);
    Scene::of(Shape::Keys(["rock", "paper", "scissors", "1,2,3"].iter().enumerate().map(key).collect()))
}

/// A table of shares, with answers to be pointed out or shares to be set.
pub fn shares(players: usize, is_open: bool) -> Scene {
    let share = |n: usize| Ratio::new(n.into(), (players * (players + 1) / 2).into());
    let row = |i: usize| Stake {
        mark: Mark::at(letters(i).to_uppercase(), i as u32),
        brings: Say::verbatim((i * i).to_string()),
        pips: i * i,
        share: (i % 5 != 4).then(|| share(i + 1)),
    };
    let keys = [Key::of(Mark::at("ok", 100)), Key::of(Mark::at("=", 101)).called(say!("coalitions-key-accept"))];
    let pairs = (0..players).flat_map(|a| (0..a).map(move |b| vec![b, a]));
    Scene::of(Shape::Ledger(Ledger {
        rule: say!("glove-table", whole = 1),
        brings: say!("voting-votes"),
        rows: (0..players).map(row).collect(),
        whole: Ratio::from_integer(1.into()),
        is_cost: !is_open,
        is_open,
        heading: say!("coalitions-groups"),
        groups: pairs.map(|members| Group { members, alone: share(1) }).collect(),
        are_told: !is_open,
        keys: if is_open { Vec::new() } else { keys.to_vec() },
    }))
}

/// Two seats with cards or dice.
pub fn hand(is_dice: bool) -> Scene {
    let face = |open: Option<usize>| {
        if is_dice { Face::Die(open) } else { Face::Card(open.map(|rank| rank.to_string())) }
    };
    let seat = |side, open: Option<usize>| Seat {
        side,
        face: face(open),
        paid: (!is_dice).then(|| "12".to_owned()),
        word: open.map(|_| say!("hands-word", action = "bet")),
        is_last: open.is_some(),
    };
    let key = |(i, text): (usize, &&str)| Key {
        costs: (!is_dice).then(|| say!("hands-cost-fold", own = 12)),
        ..Key::of(Mark::at(*text, i as u32))
    };
    Scene::of(Shape::Hand(Hand {
        seats: [seat(Side::Second, None), seat(Side::First, Some(5))],
        shown: (!is_dice).then(|| face(Some(10))),
        pot: (!is_dice).then(|| "6".to_owned()),
        is_open: false,
        keys: ["fold", "call", "raise", "2x6", "liar"].iter().enumerate().map(key).collect(),
    }))
}

/// A sum of two unlike games.
pub fn beside() -> Scene {
    let scenes = [("nim-name", heaps(&["3", "5"])), ("nim-promise", board(3, 3)), ("nim-name", keys())];
    let panel = |(index, (title, scene)): (usize, (&'static str, Scene))| Panel {
        title: Say { key: title.into(), args: Vec::new() },
        scene: scene.in_panel(index),
    };
    Scene::of(Shape::Beside(scenes.into_iter().enumerate().map(panel).collect()))
}

/// One or two of every shape.
pub fn all() -> Vec<(&'static str, Scene)> {
    let long = "9".repeat(1000);
    let many: Vec<String> = (0..200).map(|n| (n * 7 % 23).to_string()).collect();
    vec![
        ("heaps", heaps(&["3", "5", "7", "0", "12"])),
        ("large heaps", heaps(&["60", "41", "1000", &long])),
        ("many heaps", heaps(&many.iter().map(String::as_str).collect::<Vec<_>>())),
        ("no heap", heaps(&[])),
        ("board", board(3, 3)),
        ("wide board", board(8, 15)),
        ("queen board", board(26, 26)),
        ("huge board", board(30, 30)),
        ("chess", chess()),
        ("slanted", slanted(5)),
        ("wide slanted", slanted(19)),
        ("points", points()),
        ("shaft", shaft()),
        ("lattice", lattice()),
        ("shares", shares(4, true)),
        ("answers", shares(3, false)),
        ("many shares", shares(16, true)),
        ("many answers", shares(12, false)),
        ("cards", hand(false)),
        ("dice", hand(true)),
        ("row", row(6, 0)),
        ("long row", row(24, 999_976)),
        ("no row", row(0, 0)),
        ("graph", graph(&["a", "bc"], &["ab", "ac", "bc"], "a")),
        ("ten nodes", ten_nodes()),
        ("ring", ring()),
        ("keys", keys()),
        ("beside", beside()),
    ]
}
