// T <= M: true; 1 + ... + M < T: false; else a set of picked numbers is won exactly if some free number reaches T or makes a lost set.
// T ≤ M 时为 true；1 + … + M < T 时为 false；否则一个已选集合必胜，当且仅当有某个未选的数能凑到 T，或者选后成为必败的集合。
use std::io::{self, Read};

struct Game {
    top: i32,
    known: Vec<Option<bool>>, // won or lost, by the set of used numbers
}

impl Game {
    fn is_won(&mut self, used: usize, missing: i32) -> bool {
        if self.known[used].is_none() {
            self.known[used] = Some(self.has_winning_move(used, missing));
        }
        self.known[used] == Some(true)
    }

    fn has_winning_move(&mut self, used: usize, missing: i32) -> bool {
        (1..=self.top).rev().any(|number| {
            let bit = 1 << (number - 1);
            used & bit == 0 && (number >= missing || !self.is_won(used | bit, missing - number))
        })
    }
}

fn can_win(top: i32, total: i32) -> bool {
    if total <= 0 {
        return true;
    }
    if top * (top + 1) / 2 < total {
        return false;
    }
    Game { top, known: vec![None; 1 << top] }.is_won(0, total)
}

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    let words = text.split(|letter: char| !letter.is_ascii_digit()).filter(|word| !word.is_empty());
    let numbers: Vec<i32> = words.map(|word| word.parse().unwrap()).collect();
    for call in numbers.chunks_exact(2) {
        println!("{}", can_win(call[0], call[1]));
    }
}
