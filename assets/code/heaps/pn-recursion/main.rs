//! P or N by recursion with memory.
//! Take away: a move takes one of the numbers s1 s2 ... from a heap, and who cannot move loses.
//! Reads lines `n s1 s2 ...`, a heap of n and the numbers; says N if whoever moves wins, else P.

use std::io::{self, BufRead};

const MOST: usize = 900;

//<<<
type Memo = [Option<bool>];

fn wins(n: usize, take: &[usize], memo: &mut Memo) -> bool { //@enter
    if let Some(won) = memo[n] { return won; } //@look
    let mut won = false;
    for &s in take { //@try
        if s <= n && !wins(n - s, take, memo) {
            won = true; //@lost
            break;
        }
    }
    memo[n] = Some(won); //@store
    won //@return
}
//>>>

/// The numbers of a text; nothing where something else stands.
fn numbers(text: &str) -> Option<Vec<usize>> {
    let number = |word: &str| word.parse().ok().filter(|number| *number <= MOST);
    text.split_whitespace().map(number).collect()
}

fn answer(line: &str) -> Option<String> {
    let found = numbers(line)?;
    let (&n, take) = found.split_first()?;
    if take.is_empty() || take.contains(&0) {
        return None;
    }
    let won = wins(n, take, &mut vec![None; n + 1]);
    Some(if won { "N" } else { "P" }.to_string())
}

fn main() {
    for line in io::stdin().lock().lines().map_while(Result::ok) {
        match answer(&line) {
            Some(answer) => println!("{answer}"),
            None => println!("error: expected a heap and what may be taken, as in 7 1 2"),
        }
    }
}
