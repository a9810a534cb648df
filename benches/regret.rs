//! Counterfactual regret minimisation: all hands of a node side by side against the plain recursion of the books, in turns, in one run.
//!
//! Claims, all as ratios or counts of one run: an iteration of the engine takes at most 0.4 of the recursion's time for Kuhn's poker and
//! 0.2 for Leduc; after 1,000, 10,000 and 100,000 iterations of CFR+ on Leduc exploitability is at most 2.6e-4, 1e-5 and 2e-6; the
//! recursion finds the same numbers; 1e-5 is reached in less time than the recursion's 2,000 iterations take, and the exact value of Leduc
//! in half the time of the engine's 100,000. The program ends with 1 if a claim is missed.
//!
//! `XORCLE_PEERS` may name programs, parted by colons, that print lines `GAME SCHEME RATE GAP ITERATIONS`, a rate being iterations a second
//! of processor time: each is run in turns with the engine, held against it at equal iterations, and claimed to be at least 50 times as slow
//! for Kuhn's poker, 1,000 times for plain CFR on Leduc and 1,500 times for CFR+. `peers/open_spiel.py` is one, for open_spiel 2.0.2; it
//! keeps suits apart. Exploitability at equal iterations may be 3 per cent above: where two actions are worth exactly the same, the last
//! digit of a sum decides what CFR+ leans to (to leave such digits out changes the engine's own figures by as much, up or down).

use std::env;
use std::fs;
use std::process::{Command, ExitCode};
use std::sync::LazyLock;
use std::time::Instant;

use ::solve::equilibrium::hidden::plan::Plan;
use ::solve::equilibrium::hidden::reply::best_reply;
use ::solve::equilibrium::hidden::sequence_form::solve;
use ::solve::equilibrium::hidden::tree::{Node, Stake, Tree};
use ::solve::equilibrium::regret::counterfactual::Learning;
use ::solve::judge::control::Control;
use ::solve::judge::scheme::Scheme;
use games::kit::hands::table::Hands;
use games::secrets::{kuhn_poker, leduc_poker};
use ground::num::Ratio;
use ground::params::Params;
use ground::rules::Side;
use num_traits::ToPrimitive;

static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);

/// Seconds this thread has been computing; other programs on the machine do not count, where the system tells.
fn clock() -> f64 {
    let ran = fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = ran.and_then(|text| text.split(' ').next()?.parse::<f64>().ok());
    nanoseconds.map_or_else(|| BEGUN.elapsed().as_secs_f64(), |n| n / 1e9)
}

fn seconds<T>(work: impl FnOnce() -> T) -> (f64, T) {
    let begun = clock();
    let done = work();
    (clock() - begun, done)
}

/// What an information state remembers.
#[derive(Clone, Default)]
struct Memory {
    regrets: Vec<f64>,
    sums: Vec<f64>,
    plan: Vec<f64>,
}

/// The recursion: one pair of hands after the other, one state a memory.
struct Plain<'t> {
    tree: &'t Tree,
    /// What every table pays the first side, by pairs of hands.
    pays: Vec<Vec<f64>>,
    memory: Vec<Vec<Memory>>,
}

impl<'t> Plain<'t> {
    fn new(tree: &'t Tree) -> Self {
        let deals = tree.deals().to_f64().expect("few deals");
        let pay = |stake: &Stake| stake.pays.iter().map(|pays| pays.to_f64().expect("small pays") / deals).collect();
        let of_node = |node: &Node| match node {
            Node::Turn { side, next } => {
                let count = next.len();
                let plan = vec![1.0 / count as f64; count];
                vec![Memory { regrets: vec![0.0; count], sums: vec![0.0; count], plan }; tree.hands(*side)]
            }
            _ => Vec::new(),
        };
        let memory = tree.nodes().iter().map(of_node).collect();
        Plain { tree, pays: tree.stakes().iter().map(pay).collect(), memory }
    }

    fn step(&mut self, scheme: Scheme, t: f64) {
        for me in [Side::First, Side::Second] {
            for first in 0..self.tree.hands(Side::First) {
                for second in 0..self.tree.hands(Side::Second) {
                    self.walk(me, self.tree.root(), [first, second], [1.0, 1.0], scheme.share(t));
                }
            }
            self.look_back(me, scheme, t);
        }
    }

    fn look_back(&mut self, me: Side, scheme: Scheme, t: f64) {
        let kept = scheme.kept(t);
        for (node, memories) in self.tree.nodes().iter().zip(&mut self.memory) {
            if !matches!(node, Node::Turn { side, .. } if *side == me) {
                continue;
            }
            for memory in memories {
                memory.regrets.iter_mut().for_each(|regret| *regret = kept.of(*regret));
                let above: f64 = memory.regrets.iter().map(|regret| regret.max(0.0)).sum();
                let alike = 1.0 / memory.plan.len() as f64;
                for (weight, regret) in memory.plan.iter_mut().zip(&memory.regrets) {
                    *weight = if above > 0.0 { regret.max(0.0) / above } else { alike };
                }
            }
        }
    }

    fn walk(&mut self, me: Side, node: usize, hands: [usize; 2], come: [f64; 2], share: f64) -> f64 {
        let tree = self.tree;
        match &tree.nodes()[node] {
            Node::End { stake } => {
                let pays = self.pays[*stake][hands[0] * tree.hands(Side::Second) + hands[1]];
                if me == Side::First { pays } else { -pays }
            }
            Node::Shown { next } => next.iter().map(|&child| self.walk(me, child, hands, come, share)).sum(),
            Node::Turn { side, next } => {
                let (side, own, other) = (*side, *side as usize, side.other() as usize);
                let (mut worths, mut worth) = ([0.0; 8], 0.0);
                for (action, &child) in next.iter().enumerate() {
                    let weight = self.memory[node][hands[own]].plan[action];
                    let mut further = come;
                    further[own] *= weight;
                    worths[action] = self.walk(me, child, hands, further, share);
                    worth += weight * worths[action];
                }
                if side == me {
                    let memory = &mut self.memory[node][hands[own]];
                    for (action, own_worth) in worths.iter().enumerate().take(next.len()) {
                        memory.regrets[action] += come[other] * (own_worth - worth);
                        memory.sums[action] += share * come[own] * memory.plan[action];
                    }
                }
                worth
            }
        }
    }

    fn mean(&self) -> Plan<f64> {
        let mut plan = Plan::empty(self.tree);
        for (node, memories) in self.memory.iter().enumerate() {
            for (hand, memory) in memories.iter().enumerate() {
                let all: f64 = memory.sums.iter().sum();
                for (action, sum) in memory.sums.iter().enumerate() {
                    let alike = 1.0 / memory.sums.len() as f64;
                    plan.set(self.tree, node, action, hand, if all > 0.0 { sum / all } else { alike });
                }
            }
        }
        plan
    }
}

fn gap(tree: &Tree, plan: &Plan<f64>) -> f64 {
    let control = Control::new();
    let won = |side| best_reply(tree, side, plan, &control).expect("nobody stops it").0;
    (won(Side::First) + won(Side::Second)) / (2.0 * tree.deals().to_f64().expect("few deals"))
}

/// The engine beside the recursion; whether the claim is kept.
fn compare(name: &str, tree: &Tree, iterations: u32, claim: f64) -> bool {
    let mut is_kept = true;
    for scheme in Scheme::ALL {
        let (mut slow, mut fast, mut gaps) = (f64::MAX, f64::MAX, [0.0; 2]);
        for _ in 0..3 {
            let mut plain = Plain::new(tree);
            slow = slow.min(seconds(|| (1..=iterations).for_each(|t| plain.step(scheme, f64::from(t)))).0);
            let mut learning = Learning::new(tree, scheme);
            fast = fast.min(seconds(|| (0..iterations).for_each(|_| learning.step())).0);
            gaps = [gap(tree, &plain.mean()), gap(tree, &learning.mean())];
        }
        // Where two actions are worth exactly the same, the last digit decides what is leant towards.
        assert!(gaps[0] < 2.0 * gaps[1] && gaps[1] < 2.0 * gaps[0], "{name}: {gaps:?} is learnt");
        let (ratio, rate) = (fast / slow, f64::from(iterations) / fast);
        is_kept &= ratio <= claim;
        println!("{name:>6} {:>10} {rate:>10.0} {ratio:>8.3} {claim:>8.2}  {:.2e}", scheme.name(), gaps[1]);
    }
    is_kept
}

/// What a peer prints in a line.
struct Figure {
    game: String,
    scheme: String,
    rate: f64,
    gap: f64,
    iterations: u32,
}

impl Figure {
    fn read(line: &str) -> Option<Self> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [game, scheme, rate, gap, iterations] = words[..] else { return None };
        let (rate, gap, iterations) = (rate.parse().ok()?, gap.parse().ok()?, iterations.parse().ok()?);
        Some(Figure { game: game.to_owned(), scheme: scheme.to_owned(), rate, gap, iterations })
    }
}

/// Iterations a second of the engine, and its exploitability after so many of them.
fn engine(tree: &Tree, scheme: Scheme, iterations: u32) -> (f64, f64) {
    let (mut learning, mut runs) = (Learning::new(tree, scheme), 0);
    let mut took = 0.0;
    while took < 0.2 {
        learning = Learning::new(tree, scheme);
        took += seconds(|| (0..iterations).for_each(|_| learning.step())).0;
        runs += 1;
    }
    (f64::from(iterations) * f64::from(runs) / took, gap(tree, &learning.mean()))
}

/// Other programs beside the engine; whether the claims are kept.
fn peers(kuhn: &Tree, leduc: &Tree) -> bool {
    let Ok(programs) = env::var("XORCLE_PEERS") else { return true };
    let mut is_kept = true;
    for program in programs.split(':').filter(|program| !program.is_empty()) {
        let output = Command::new(program).output().expect("a peer can be run");
        let text = String::from_utf8_lossy(&output.stdout);
        for figure in text.lines().filter_map(Figure::read) {
            let (tree, claim) = match (&*figure.game, &*figure.scheme) {
                ("kuhn", _) => (kuhn, 50.0),
                (_, "plain") => (leduc, 1_000.0),
                _ => (leduc, 1_500.0),
            };
            let Some(scheme) = Scheme::ALL.into_iter().find(|scheme| scheme.name() == figure.scheme) else { continue };
            let (rate, gap) = engine(tree, scheme, figure.iterations);
            let ratio = rate / figure.rate;
            is_kept &= ratio >= claim && gap <= 1.03 * figure.gap;
            println!(
                "{} {} after {}: {program} {:.0}/s {:.2e}, engine {rate:.0}/s {gap:.2e}: {ratio:.0} times (claimed {claim:.0})",
                figure.game, figure.scheme, figure.iterations, figure.rate, figure.gap
            );
        }
    }
    is_kept
}

/// CFR+ on Leduc and the exact value beside the time of the recursion's iterations; whether the claims are kept.
fn leduc_alone(tree: &Tree) -> bool {
    let mut plain = Plain::new(tree);
    let (measure, ()) = seconds(|| (1..=2_000).for_each(|t| plain.step(Scheme::Plus, f64::from(t))));
    let mut learning = Learning::new(tree, Scheme::Plus);
    let (mut took, mut wanted, mut is_kept) = (0.0, None, true);
    for (to, claim) in [(1_000u64, 2.6e-4), (10_000, 1e-5), (100_000, 2e-6)] {
        while learning.done() < to {
            took += seconds(|| (0..500).for_each(|_| learning.step())).0;
            if wanted.is_none() && gap(tree, &learning.mean()) <= 1e-5 {
                wanted = Some((took, learning.done()));
            }
        }
        let gap = gap(tree, &learning.mean());
        is_kept &= gap <= claim;
        println!("leduc after {to:>6} iterations of CFR+: {gap:.2e} (claimed {claim:.1e}) in {took:.3} s");
    }
    if let Some((took, done)) = wanted {
        is_kept &= took <= measure;
        println!("leduc to 1e-5: {took:.3} s, {done} iterations, {:.2} of the recursion's 2,000", took / measure);
    }
    let (exactly, solved) = seconds(|| solve(tree, &Control::new()).expect("nobody stops it"));
    let ratio = exactly / took;
    is_kept &= ratio <= 0.5;
    println!("leduc exactly: {:.13} in {exactly:.3} s, {ratio:.2} of 100,000 iterations", near(&solved.value));
    is_kept
}

fn main() -> ExitCode {
    let kuhn = kuhn_poker::build(&Params::of(<kuhn_poker::Kuhn as Hands>::CARD.params)).expect("the defaults");
    let leduc = leduc_poker::build(&Params::of(<leduc_poker::Leduc as Hands>::CARD.params)).expect("the defaults");
    let (kuhn, leduc) = (kuhn.0.tree(), leduc.0.tree());
    println!("{:>6} {:>10} {:>10} {:>8} {:>8}  exploitability", "game", "scheme", "its/s", "ratio", "claimed");
    let is_kept = [
        compare("kuhn", kuhn, 50_000, 0.4),
        compare("leduc", leduc, 2_000, 0.2),
        leduc_alone(leduc),
        peers(kuhn, leduc),
    ];
    if is_kept.into_iter().all(|is| is) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn near(value: &Ratio) -> f64 {
    value.to_f64().unwrap_or(f64::NAN)
}
