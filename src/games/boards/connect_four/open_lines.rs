//! Lines that can still be completed: those that hold no stone of the other side, and where a drawn game cuts each.

use crate::boards::connect_four::rules::{ConnectFour, Stones};
use crate::boards::connect_four::solver::lines::directions;
use crate::boards::connect_four::solver::shape::Shape;
use crate::boards::connect_four::threats::Threats;
use ground::rules::{At, Side};
use ground::say;
use ground::say::Say;
use solve::judge::idea::Idea;
use solve::judge::reason::{Exhibit, Role, Step};

/// Open lines that are told one by one.
const TOLD: usize = 8;

/// The lines of the mover and of the opponent that hold no stone of the other side, as cells.
pub fn alive(game: &ConnectFour, pos: &Stones) -> [Vec<u128>; 2] {
    let drop = pos.drop;
    let open = [drop.theirs(), drop.mine].map(|stones| game.shape().cells() & !stones);
    open.map(|open| directions(game.shape()).into_iter().flat_map(|step| lines(game, open, step)).collect())
}

/// The lines in one direction all of whose cells are open.
fn lines(game: &ConnectFour, open: u128, step: u32) -> Vec<u128> {
    let line =
        |start: u32| (0..game.k).fold(0, |line: u128, i| line | 1u128.checked_shl(start + i * step).unwrap_or(0));
    let whole = |line: &u128| line.count_ones() == game.k && line & !open == 0;
    (0..u128::BITS).map(line).filter(whole).collect()
}

/// The open lines of a drawn position one by one, with the stone of the line shown that cuts each; nothing where they are many.
pub fn cut(game: &ConnectFour, stands: &[At<Stones>], alive: &[Vec<u128>; 2]) -> Option<Step> {
    let count = alive.iter().map(Vec::len).sum::<usize>();
    let to = stands[0].to;
    let names = |cells: u128| Threats::of(game, &stands[0].pos).names(cells).join(" ");
    let row = |line: &u128, side: Side| {
        let cutter = stands.windows(2).find_map(|pair| {
            let cell = pair[0].pos.drop.full ^ pair[1].pos.drop.full;
            (pair[0].to != side && cell & line != 0).then_some((cell, pair[1].pos.drop.stones))
        });
        let sign = if side == Side::First { "X" } else { "O" };
        cutter.map(|(cell, stone)| vec![names(*line), sign.to_owned(), names(cell), stone.to_string()])
    };
    let sides = [to, to.other()];
    let rows: Option<Vec<Vec<String>>> =
        sides.iter().zip(alive).flat_map(|(side, lines)| lines.iter().map(|line| row(line, *side))).collect();
    let head = ["line", "side", "cut", "stone"].map(head).to_vec();
    let shown = Exhibit::Table { head, rows: rows?, focus: Vec::new() };
    let [mine, theirs] = [0, 1].map(|side| alive[side].len());
    let says = say!("connect-four-proof-cut", mine = mine, theirs = theirs);
    (1..=TOLD).contains(&count).then(|| Step::says(Role::Proof, says).about(Idea::Counting).showing(shown))
}

fn head(what: &str) -> Say {
    match what {
        "line" => say!("connect-four-head-line"),
        "side" => say!("connect-four-head-side"),
        "cut" => say!("connect-four-head-cut"),
        _ => say!("connect-four-head-stone"),
    }
}
