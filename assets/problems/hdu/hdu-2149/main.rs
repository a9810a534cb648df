// If M <= N, exactly the raises M to N win; else only M mod (N + 1) does, and none if that is 0.
// M ≤ N 时，必胜的加价恰为 M 到 N；否则只有 M mod (N + 1) 一种，它为 0 时没有。
use std::io::{self, Read};

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    let numbers: Vec<u32> = text.split_ascii_whitespace().map(|word| word.parse().unwrap()).collect();
    let mut out = String::new();
    for pair in numbers.chunks_exact(2) {
        let (price, most) = (pair[0], pair[1]);
        let bids: Vec<String> = if price <= most {
            (price..=most).map(|bid| bid.to_string()).collect()
        } else if price % (most + 1) != 0 {
            vec![(price % (most + 1)).to_string()]
        } else {
            vec!["none".to_string()]
        };
        out += &bids.join(" ");
        out.push('\n');
    }
    print!("{out}");
}
