//! Makes the books that ship, and checks them:
//!
//! `cargo run --release --example book -- GAME make DEPTH [GIGABYTES [FILE]]` adds all positions with at most so many stones
//! (`connect-four`) or edges drawn (`dots-and-boxes`), layer after layer. The file is written again every minute, and what it holds
//! already is not searched again: the work can be stopped and taken up.
//!
//! `cargo run --release --example book -- GAME check COUNT [SEED [FILE]]` holds every position whose replies are all in the book against these,
//! and searches so many again, each from an empty memory.

mod connect_four;
mod dots_and_boxes;
mod draft;

use std::env;

use crate::draft::{Chance, Draft};

const USAGE: &str = "connect-four or dots-and-boxes, then make DEPTH [GIGABYTES [FILE]], or check COUNT [SEED [FILE]]";

fn main() {
    let args: Vec<String> = env::args().skip(1).collect();
    let text = |i: usize| args.get(i).map(String::as_str);
    let number = |i: usize| text(i).map(|text| text.parse::<usize>().expect("a number"));
    let draft = match text(0) {
        Some("connect-four") => {
            Draft::open(text(4).unwrap_or("assets/connect-four.book"), games::boards::connect_four::book::MAGIC)
        }
        Some("dots-and-boxes") => {
            Draft::open(text(4).unwrap_or("assets/dots-and-boxes.book"), games::scores::dots_and_boxes::book::MAGIC)
        }
        _ => return eprintln!("{USAGE}"),
    };
    let bytes = number(3).unwrap_or(1) << 30;
    let chance = Chance(number(3).unwrap_or(1) as u64);
    match (text(0), text(1), number(2)) {
        (Some("connect-four"), Some("make"), Some(stones)) => connect_four::make(stones, bytes, draft),
        (Some("connect-four"), Some("check"), Some(count)) => connect_four::check(count, chance, &draft),
        (_, Some("make"), Some(drawn)) => dots_and_boxes::make(drawn, bytes, draft),
        (_, Some("check"), Some(count)) => dots_and_boxes::check(count, chance, &draft),
        _ => eprintln!("{USAGE}"),
    }
}
