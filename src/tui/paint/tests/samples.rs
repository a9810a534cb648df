//! Scenes made by hand, one of every shape, for painters to be tried on.

use crate::kit::heaps::heap;
use crate::num::Nat;
use crate::say;
use crate::say::Say;
use crate::scene::{Graph, Grid, Mark, Node, Panel, Row, Scene, Shape, Tone, glyph};

/// Heaps of these sizes, as the games draw them.
pub fn heaps(sizes: &[&str]) -> Scene {
    let sizes = sizes.iter().map(|size| size.parse::<Nat>().expect("a number"));
    let heaps = sizes.enumerate().map(|(index, size)| heap(index, &size)).collect();
    Scene::of(Shape::Heaps(heaps)).noting(say!("last-wins"))
}

/// A board of rows by columns; every cell can be pointed at.
pub fn board(rows: usize, cols: usize) -> Scene {
    let cell = |index: usize| match index % 7 {
        3 => Mark::at("X", Tone::First, index as u32),
        5 => Mark::at("O", Tone::Second, index as u32),
        _ => Mark::at(glyph::EMPTY, Tone::Faint, index as u32),
    };
    Scene::of(Shape::Grid(Grid {
        cols: (0..cols).map(letters).collect(),
        rows: (1..=rows).map(|row| row.to_string()).collect(),
        cells: (0..rows * cols).map(cell).collect(),
    }))
}

fn letters(index: usize) -> String {
    let letter = |i: usize| char::from(b'a' + i as u8).to_string();
    if index < 26 { letter(index) } else { letter(index / 26 - 1) + &letter(index % 26) }
}

/// A lattice of dots and edges, its odd columns and rows without names.
pub fn lattice() -> Scene {
    let side = 5;
    let cell = |index: usize| match (index / side % 2, index % side % 2) {
        (0, 0) => Mark::still("+", Tone::Plain),
        (0, _) => Mark::at("---", Tone::Faint, index as u32),
        (_, 0) => Mark::at("|", Tone::First, index as u32),
        _ => Mark::still(" ", Tone::Plain),
    };
    let name = |index: usize, name: String| if index.is_multiple_of(2) { name } else { String::new() };
    Scene::of(Shape::Grid(Grid {
        cols: (0..side).map(|index| name(index, letters(index / 2))).collect(),
        rows: (0..side).map(|index| name(index, (index / 2 + 1).to_string())).collect(),
        cells: (0..side * side).map(cell).collect(),
    }))
}

/// A row of numbers of which only the ends may be taken.
pub fn row(numbers: usize, hidden: usize) -> Scene {
    let mark = |index: usize| {
        let number = (index * 37 % 101).to_string();
        let is_end = index == 0 || index + 1 == numbers;
        if is_end { Mark::at(number, Tone::Plain, index as u32) } else { Mark::still(number, Tone::Plain) }
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
    let token = |index: usize| Mark::at((index + 1).to_string(), Tone::Piece, 1000 + index as u32);
    let node = |(index, &(name, layer, order)): (usize, &(char, usize, usize))| Node {
        mark: Mark::at(name, Tone::Plain, index as u32),
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
    let key = |(index, name): (usize, &&str)| Mark::at(*name, Tone::Plain, index as u32);
    Scene::of(Shape::Keys(["rock", "paper", "scissors", "1,2,3"].iter().enumerate().map(key).collect()))
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
        ("lattice", lattice()),
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
