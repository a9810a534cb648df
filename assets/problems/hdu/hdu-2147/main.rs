// kiki, who begins, loses exactly if n and m are both odd.
// 先手 kiki 必败当且仅当 n 和 m 都是奇数。
use std::io::{self, Read};

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    let numbers: Vec<u32> = text.split_ascii_whitespace().map(|word| word.parse().unwrap()).collect();
    for board in numbers.chunks_exact(2).take_while(|board| **board != [0, 0]) {
        let is_lost = board[0] % 2 == 1 && board[1] % 2 == 1;
        println!("{}", if is_lost { "What a pity!" } else { "Wonderful!" });
    }
}
