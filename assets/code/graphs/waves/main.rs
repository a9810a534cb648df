// Who wins on a graph with circles: settled round by round from the ends.
// Question: START A>B ... with nodes 0 to 999; who cannot move loses.
// Answer: N k (the mover wins), P k (loses) after k plies, or D (a draw).
// Example: "1 1>2 2>1" answers D, "1 1>2 2>1 2>3" answers P 2.
use std::io::{self, BufRead};

type Arcs = [Vec<usize>];

struct Outcomes {
    result: Vec<char>,
    plies: Vec<usize>,
    #[allow(dead_code)] // Positions from which play goes on for ever.
    open: usize,
}

//<<<
fn waves(n: usize, succ: &Arcs) -> Outcomes {
    let (mut result, mut plies) = (vec!['D'; n], vec![0; n]);
    let ends = (0..n).filter(|&v| succ[v].is_empty());
    let mut fresh: Vec<_> = ends.map(|v| (v, 'P')).collect();  //@seed
    let (mut wave, mut settled) = (0, 0);
    while !fresh.is_empty() {
        for &(v, outcome) in &fresh {
            (result[v], plies[v]) = (outcome, wave);  //@settle
        }
        settled += fresh.len();
        (wave, fresh) = (wave + 1, Vec::new());
        for v in (0..n).filter(|&v| result[v] == 'D') {
            let mut after = succ[v].iter().map(|&w| result[w]);
            if after.clone().any(|outcome| outcome == 'P') {
                fresh.push((v, 'N'));
            } else if after.all(|outcome| outcome == 'N') {
                fresh.push((v, 'P'));
            }
        }
    }
    Outcomes { result, plies, open: n - settled }  //@left
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
    let mut succ = vec![Vec::new(); n];
    for (u, v) in arcs {
        succ[u].push(v);
    }
    Ok(Graph { start, n, succ })
}

fn answer(line: &str) -> Result<String, String> {
    let Graph { start, n, succ } = read(line)?;
    let Outcomes { result, plies, .. } = waves(n, &succ);
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
