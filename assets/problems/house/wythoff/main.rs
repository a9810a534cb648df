// The first player loses exactly if the smaller heap is floor(k * phi), k being the difference of the heaps and phi = (1 + sqrt 5) / 2.
// 先手必败当且仅当较小的一堆等于 ⌊k × φ⌋，其中 k 为两堆之差，φ = (1 + √5) / 2。
use std::io::{self, Read};

/// small = floor(k * phi) exactly if small * (small - k) <= k * k < (small + 1) * (small + 1 - k)
fn is_cold(small: i128, large: i128) -> bool {
    let k = large - small;
    small * (small - k) <= k * k && k * k < (small + 1) * (small + 1 - k)
}

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    let numbers: Vec<i128> = text.split_ascii_whitespace().map(|word| word.parse().unwrap()).collect();
    for heaps in numbers.chunks_exact(2) {
        let (small, large) = (heaps[0].min(heaps[1]), heaps[0].max(heaps[1]));
        println!("{}", if is_cold(small, large) { "second win" } else { "first win" });
    }
}
