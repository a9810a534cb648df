// With the xor X of all heaps, the winning first moves are one for each heap a with (a xor X) < a.
// 设异或和为 X：每个满足 (a xor X) < a 的堆 a 恰有一种必胜的第一步，数这样的堆即可。
use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut numbers = text.split_ascii_whitespace().map(|word| word.parse::<u32>().unwrap());
    while let Some(count) = numbers.next().filter(|&count| count > 0) {
        let heaps: Vec<u32> = numbers.by_ref().take(count as usize).collect();
        let nim_sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
        println!("{}", heaps.iter().filter(|&heap| heap ^ nim_sum < *heap).count());
    }
}
