// Euclid's algorithm: whoever first meets a quotient of 2 or more, or remainder 0, wins; before that all is forced.
// 沿辗转相除走：第一次商不小于 2 或余数为 0 时，轮到的人必胜；在此之前每一步都别无选择。
use std::io::Read;

fn is_won(m: u64, n: u64) -> bool {
    let (mut small, mut large) = (m.min(n), m.max(n));
    let mut is_first = true;
    while large % small != 0 && large < 2 * small {
        (small, large) = (large - small, small);
        is_first = !is_first;
    }
    is_first
}

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut numbers = text.split_ascii_whitespace().map(|word| word.parse::<u64>().unwrap());
    for _ in 0..numbers.next().unwrap() {
        let (m, n) = (numbers.next().unwrap(), numbers.next().unwrap());
        println!("{}", if is_won(m, n) { "Stan wins" } else { "Ollie wins" });
    }
}
