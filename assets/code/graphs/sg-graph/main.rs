// Nim-values on a graph without circles, in topological order.
// Question: START A>B ... with nodes 0 to 999. Answer: the nim-value of START.
// Example: "3 3>2 3>1 2>0 1>0" answers 0.
use std::collections::{HashSet, VecDeque};
use std::io::{self, BufRead};

type Arcs = [Vec<usize>];

//<<<
fn nim_values(n: usize, succ: &Arcs, pred: &Arcs) -> Vec<i32> {
    let mut sg = vec![-1; n];
    let mut left: Vec<usize> = succ.iter().map(Vec::len).collect();
    let mut queue: VecDeque<_> = (0..n).filter(|&v| left[v] == 0).collect();
    while let Some(v) = queue.pop_front() {  //@order
        let mut seen = HashSet::new();
        for &u in &succ[v] {
            seen.insert(sg[u]);  //@look
        }
        let mut mex = 0;
        while seen.contains(&mex) {
            mex += 1;  //@mex
        }
        sg[v] = mex;  //@write
        for &u in &pred[v] {
            left[u] -= 1;  // followers without a value
            if left[u] == 0 {
                queue.push_back(u);
            }
        }
    }
    sg
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
    let graph = read(line)?;
    let sg = nim_values(graph.n, &graph.succ, &graph.pred)[graph.start];
    if sg < 0 {
        return Err("the graph has a circle".to_string());
    }
    Ok(sg.to_string())
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
