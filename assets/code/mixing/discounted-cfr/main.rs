// Kuhn's poker by counterfactual regret minimisation with regrets that fade.
// Question: a number of iterations.
// Answer: what the average strategies bring the first player (-1/18 is right).
use std::io::{self, BufRead};

type Nodes = [InfoSet; 12];
type Deal = [usize; 2];

const DEALS: [Deal; 6] = [[0, 1], [0, 2], [1, 0], [1, 2], [2, 0], [2, 1]];
const HISTORIES: [&str; 4] = ["", "p", "b", "pb"]; // p: check or fold, b: bet or call

struct InfoSet {
    strategy: [f64; 2],
    regret: [f64; 2],
    total: [f64; 2],
}

fn info_set(card: usize, h: &str) -> usize {
    4 * card + HISTORIES.iter().position(|&history| history == h).unwrap_or(0)
}

/// The information sets in which this player moves.
fn owned(nodes: &mut Nodes, who: usize) -> impl Iterator<Item = &mut InfoSet> {
    let is_own = move |i: usize| HISTORIES[i % 4].len() % 2 == who;
    nodes.iter_mut().enumerate().filter(move |(i, _)| is_own(*i)).map(|(_, node)| node)
}

fn matched(regret: [f64; 2]) -> [f64; 2] {
    let [pass, bet] = regret.map(|r| r.max(0.0));
    if pass + bet == 0.0 {
        return [0.5, 0.5];
    }
    [pass / (pass + bet), bet / (pass + bet)]
}

fn is_end(h: &str) -> bool {
    ["pp", "pbp", "pbb", "bp", "bb"].contains(&h)
}

/// What the game brings the one whose turn it would be.
fn payoff(cards: Deal, h: &str) -> f64 {
    if h == "bp" || h == "pbp" {
        return 1.0;
    }
    let mover = h.len() % 2;
    let stake = if h == "pp" { 1.0 } else { 2.0 };
    if cards[mover] > cards[1 - mover] { stake } else { -stake }
}

//<<<
fn cfr(nodes: &mut Nodes, cards: Deal, h: &str, mine: f64, theirs: f64,
       who: usize, t: f64) -> f64 {  // who learns
    if is_end(h) { return payoff(cards, h); }
    let node = info_set(cards[h.len() % 2], h);  //@visit
    let strategy = nodes[node].strategy;
    let utility = [0, 1].map(|a| {
        let next = h.to_string() + ["p", "b"][a];
        -cfr(nodes, cards, &next, theirs, mine * strategy[a], who, t)
    });
    let mean = strategy[0] * utility[0] + strategy[1] * utility[1];
    for a in (0..2).filter(|_| h.len() % 2 == who) {
        nodes[node].regret[a] += theirs * (utility[a] - mean);
        nodes[node].total[a] += t * t * mine * strategy[a];  //@average
    }
    mean
}

fn train(nodes: &mut Nodes, iterations: i64) {
    for (t, who) in (1..=iterations).flat_map(|t| [(t, 0), (t, 1)]) {
        let kept = 1.0 - 1.0 / ((t as f64).powf(1.5) + 1.0);
        for deal in DEALS {
            cfr(nodes, deal, "", 1.0, 1.0, who, t as f64);
        }
        for node in owned(nodes, who) {
            let faded = |r: f64| if r > 0.0 { r * kept } else { r / 2.0 };
            node.regret = node.regret.map(faded);  //@fade
            node.strategy = matched(node.regret);  //@strategy
        }
    }
}
//>>>

const FORM: &str = "expected a number of iterations, 1 to 999999";

fn number(word: &str, least: i64, most: i64) -> Result<i64, String> {
    let number = word.parse().ok().filter(|number| (least..=most).contains(number));
    number.ok_or_else(|| FORM.to_string())
}

/// What the averages bring the mover.
fn value(nodes: &Nodes, cards: Deal, h: &str) -> f64 {
    if is_end(h) {
        return payoff(cards, h);
    }
    let average = matched(nodes[info_set(cards[h.len() % 2], h)].total);
    let next = |a: usize| h.to_string() + ["p", "b"][a];
    (0..2).map(|a| average[a] * -value(nodes, cards, &next(a))).sum()
}

fn answer(line: &str) -> Result<String, String> {
    let iterations = number(line.trim(), 1, 999_999)?;
    let node = |_| InfoSet { strategy: [0.5; 2], regret: [0.0; 2], total: [0.0; 2] };
    let mut nodes = [(); 12].map(node);
    train(&mut nodes, iterations);
    let mean = DEALS.map(|cards| value(&nodes, cards, "")).iter().sum::<f64>() / 6.0;
    Ok(format!("{mean:.6}"))
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
