// A place is worth the mex of the places it leads to; won exactly if the xor over all pieces is not 0.
// 一个点的 SG 值是它各后继 SG 值的 mex；先手必胜当且仅当各棋子所在点 SG 值的异或和不为 0。
use std::io::Read;

fn grundy(place: usize, arrows: &[Vec<usize>], value: &mut [Option<usize>]) -> usize {
    if let Some(known) = value[place] {
        return known;
    }
    let mut reached = vec![false; arrows.len() + 1];
    for &target in &arrows[place] {
        reached[grundy(target, arrows, value)] = true;
    }
    let mex = reached.iter().position(|&is_reached| !is_reached).unwrap();
    value[place] = Some(mex);
    mex
}

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut numbers = text.split_ascii_whitespace().map(|word| word.parse::<usize>().unwrap());
    let mut answers = String::new();
    while let Some(places) = numbers.next() {
        let mut arrows = Vec::new();
        for _ in 0..places {
            let count = numbers.next().unwrap();
            arrows.push(numbers.by_ref().take(count).collect::<Vec<usize>>());
        }
        let mut value = vec![None; places];
        while let Some(pieces) = numbers.next().filter(|&pieces| pieces > 0) {
            let on = numbers.by_ref().take(pieces);
            let nim_sum = on.fold(0, |sum, place| sum ^ grundy(place, &arrows, &mut value));
            answers.push_str(if nim_sum != 0 { "WIN\n" } else { "LOSE\n" });
        }
    }
    print!("{answers}");
}
