// Backward from hole and catches: a position goes to its mover if some move does, to the other if all moves do; what is never reached is drawn.
// 从进洞和抓住的局面倒推：有一步通向己方胜则己方胜，每一步都通向对方胜则对方胜，推不到的是和棋。
use std::collections::VecDeque;
use std::io::{self, Read};

const NOBODY: usize = 0;
const MOUSE: usize = 1;
const CAT: usize = 2;

fn winner_of(graph: &[Vec<usize>]) -> usize {
    let nodes = graph.len();
    let mut winner = vec![vec![[NOBODY; 3]; nodes]; nodes]; // by mouse, cat and turn
    let mut moves = vec![vec![[0; 3]; nodes]; nodes]; // the moves not yet refuted
    let mut settled = VecDeque::new();
    for mouse in 0..nodes {
        for cat in 1..nodes {
            moves[mouse][cat][MOUSE] = graph[mouse].len();
            moves[mouse][cat][CAT] = graph[cat].iter().filter(|&&to| to != 0).count();
            if mouse == 0 || mouse == cat {
                for turn in [MOUSE, CAT] {
                    winner[mouse][cat][turn] = if mouse == 0 { MOUSE } else { CAT };
                    settled.push_back((mouse, cat, turn));
                }
            }
        }
    }
    while let Some((mouse, cat, turn)) = settled.pop_front() {
        let who = winner[mouse][cat][turn];
        let befores: Vec<(usize, usize, usize)> = if turn == CAT {
            graph[mouse].iter().map(|&from| (from, cat, MOUSE)).collect()
        } else {
            graph[cat].iter().filter(|&&from| from != 0).map(|&from| (mouse, from, CAT)).collect()
        };
        for (mouse, cat, mover) in befores {
            if winner[mouse][cat][mover] != NOBODY {
                continue;
            }
            moves[mouse][cat][mover] -= 1;
            if who == mover || moves[mouse][cat][mover] == 0 {
                winner[mouse][cat][mover] = who;
                settled.push_back((mouse, cat, mover));
            }
        }
    }
    winner[1][2][MOUSE]
}

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    let (mut graph, mut depth, mut word) = (Vec::new(), 0, String::new());
    for letter in text.chars() {
        if letter.is_ascii_digit() {
            word.push(letter);
            continue;
        }
        if !word.is_empty() {
            let row: &mut Vec<usize> = graph.last_mut().unwrap();
            row.push(word.parse().unwrap());
            word.clear();
        }
        match letter {
            '[' => {
                depth += 1;
                if depth == 2 {
                    graph.push(Vec::new());
                }
            }
            ']' => {
                depth -= 1;
                if depth == 0 {
                    println!("{}", winner_of(&graph));
                    graph.clear();
                }
            }
            _ => {}
        }
    }
}
