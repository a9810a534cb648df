// Who wins on a graph with circles: settled backwards from the ends.
// Question: START A>B ... with nodes 0 to 999; who cannot move loses.
// Answer: N k (the mover wins), P k (loses) after k plies, or D (a draw).
// Example: "1 1>2 2>1" answers D, "1 1>2 2>1 2>3" answers P 2.
use std::collections::VecDeque;
use std::io::{self, BufRead};

type Arcs = [Vec<usize>];

struct Outcomes {
    result: Vec<char>,
    plies: Vec<usize>,
}

//<<<
fn retrograde(n: usize, succ: &Arcs, pred: &Arcs) -> Outcomes {
    let (mut result, mut plies) = (vec!['D'; n], vec![0; n]);
    let (mut count, mut queue) = (vec![0; n], VecDeque::new());
    for v in 0..n {
        count[v] = succ[v].len();  //@count
        if count[v] == 0 {
            result[v] = 'P';
            queue.push_back(v);  //@seed
        }
    }
    while let Some(v) = queue.pop_front() {  //@pop
        for &u in &pred[v] {
            if result[u] != 'D' {
                continue;
            } else if result[v] == 'P' {
                result[u] = 'N';  //@won
            } else {
                count[u] -= 1;  //@lower
                if count[u] > 0 {
                    continue;
                }
                result[u] = 'P';  //@lost
            }
            plies[u] = plies[v] + 1;
            queue.push_back(u);
        }
    }
    Outcomes { result, plies }  //@left
}
//>>>

const FORM: &str = "expected START A>B ... with nodes 0 to 999";

fn number(word: &str, least: i64, most: i64) -> Result<i64, String> {
    let number = word.parse().ok().filter(|number| (least..=most).contains(number));
    number.ok_or_else(|| FORM.to_string())
}

/// What stands before and behind a sign.
fn parts<'a>(text: &'a str, sign: &str) -> Result<(&'a str, &'a str), String> {
    text.split_once(sign).ok_or_else(|| FORM.to_string())
}

struct Graph {
    start: usize,
    n: usize,
    succ: Vec<Vec<usize>>,
    pred: Vec<Vec<usize>>,
}

fn read(line: &str) -> Result<Graph, String> {
    let node = |word: &str| number(word, 0, 999).map(|node| node as usize);
    let mut words = line.split_whitespace();
    let start = node(words.next().unwrap_or(""))?;
    let (mut n, mut arcs) = (start + 1, Vec::new());
    for word in words {
        let (u, v) = parts(word, ">")?;
        let (u, v) = (node(u)?, node(v)?);
        n = n.max(u + 1).max(v + 1);
        arcs.push((u, v));
    }
    let (mut succ, mut pred) = (vec![Vec::new(); n], vec![Vec::new(); n]);
    for (u, v) in arcs {
        succ[u].push(v);
        pred[v].push(u);
    }
    Ok(Graph { start, n, succ, pred })
}

fn answer(line: &str) -> Result<String, String> {
    let Graph { start, n, succ, pred } = read(line)?;
    let Outcomes { result, plies } = retrograde(n, &succ, &pred);
    Ok(match result[start] {
        'D' => "D".to_string(),
        result => format!("{result} {}", plies[start]),
    })
}

fn main() {
    for line in io::stdin().lock().split(b'\n') {
        let Ok(line) = line else { break };
        match answer(&String::from_utf8_lossy(&line)) {
            Ok(text) => println!("{text}"),
            Err(fault) => println!("error: {fault}"),
        }
    }
}
