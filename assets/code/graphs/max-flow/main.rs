// The largest flow through a network, by shortest augmenting paths.
// Question: S T A>B:C ... with nodes 0 to 99 and capacities C up to 999999.
// Answer: the value. Example: "0 3 0>1:4 1>3:3 0>2:1 2>3:9" answers 4.
use std::collections::VecDeque;
use std::io::{self, BufRead};

//<<<
fn max_flow(n: usize, rest: &mut [Vec<i64>], s: usize, t: usize) -> i64 {
    let mut flow = 0;
    loop {
        let mut parent = vec![None; n];
        parent[s] = Some(s);
        let mut queue = VecDeque::from([s]);  //@search
        while let Some(u) = queue.pop_front() {
            for v in 0..n {
                if rest[u][v] > 0 && parent[v].is_none() {
                    parent[v] = Some(u);  //@reach
                    queue.push_back(v);
                }
            }
        }
        let (mut push, mut v, mut path) = (i64::MAX, t, Vec::new());
        while let Some(u) = parent[v].filter(|_| v != s) {
            push = push.min(rest[u][v]);  //@path
            path.push((u, v));
            v = u;
        }
        if path.is_empty() {
            return flow;  //@cut
        }
        for (u, v) in path {
            rest[u][v] -= push;  //@push
            rest[v][u] += push;
        }
        flow += push;
    }
}
//>>>

const FORM: &str = "expected S T A>B:C ... with nodes 0 to 99";

fn number(word: &str, least: i64, most: i64) -> Result<i64, String> {
    let number = word.parse().ok().filter(|number| (least..=most).contains(number));
    number.ok_or_else(|| FORM.to_string())
}

/// What stands before and behind a sign.
fn parts<'a>(text: &'a str, sign: &str) -> Result<(&'a str, &'a str), String> {
    text.split_once(sign).ok_or_else(|| FORM.to_string())
}

fn answer(line: &str) -> Result<String, String> {
    let node = |word: Option<&str>| number(word.unwrap_or(""), 0, 99).map(|node| node as usize);
    let mut words = line.split_whitespace();
    let (s, t) = (node(words.next())?, node(words.next())?);
    if s == t {
        return Err("S and T must differ".to_string());
    }
    let mut rest = vec![vec![0; 100]; 100];
    for word in words {
        let (u, v) = parts(word, ">")?;
        let (v, c) = parts(v, ":")?;
        rest[node(Some(u))?][node(Some(v))?] += number(c, 0, 999_999)?;
    }
    Ok(max_flow(100, &mut rest, s, t).to_string())
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
