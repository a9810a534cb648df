//! How the positions of a swept game fall: for each side to move its counts, and a bar for each number of plies to the end.

use crate::chart::svg::paper::{MARGIN, Paper};
use ground::say;
use ground::say::{Say, Tongue};
use solve::judge::sequence::{Fall, plies};

/// Lines from one bar to the next.
const ROW: usize = 14;

/// Columns of the numbers of plies.
const NAMES: usize = 40;

/// Columns of the longest bar.
const BAR: u64 = 520;

/// Draws the sides one under another and tells what the signs mean.
pub fn draw(paper: &mut Paper, falls: &[Fall], tongue: &Tongue) -> Say {
    let greatest = falls.iter().flat_map(|fall| fall.histogram.values()).copied().max().unwrap_or(1);
    paper.widen(MARGIN + NAMES + BAR as usize + 80);
    for fall in falls {
        paper.y += ROW;
        paper.words(&tongue.speak(&told(fall)));
        draw_bars(paper, fall, greatest, &plies(std::slice::from_ref(fall)));
    }
    paper.y += ROW;
    say!("chart-legend-falls")
}

fn told(fall: &Fall) -> Say {
    say!(
        "chart-falls-side",
        side = fall.to_move,
        positions = fall.positions(),
        won = fall.won,
        lost = fall.lost,
        drawn = fall.drawn,
        longest = fall.longest()
    )
}

fn draw_bars(paper: &mut Paper, fall: &Fall, greatest: u64, plies: &[u64]) {
    let (left, top) = (MARGIN + NAMES, paper.y + 6);
    let long = |count: u64| {
        let exact = u128::from(count) * u128::from(BAR) / u128::from(greatest.max(1));
        usize::try_from(exact).unwrap_or(0).max(1)
    };
    let bars: Vec<(usize, u64, u64)> =
        plies.iter().enumerate().map(|(i, plies)| (top + i * ROW, *plies, fall.histogram[plies])).collect();
    paper.blocks("#3b6ea5", bars.iter().map(|(y, _, count)| (left, *y, long(*count), ROW - 3)));
    let names: Vec<String> = bars.iter().map(|(_, plies, _)| plies.to_string()).collect();
    let counts: Vec<String> = bars.iter().map(|(_, _, count)| count.to_string()).collect();
    let before = bars.iter().zip(&names).map(|(bar, name)| (left - 6, bar.0 + 9, name.as_str()));
    paper.letters(10, "#555555", "end", before);
    let behind = bars.iter().zip(&counts).map(|(bar, count)| (left + long(bar.2) + 6, bar.0 + 9, count.as_str()));
    paper.letters(10, "#222222", "start", behind);
    paper.y = top + bars.len() * ROW;
}
