//! Methods that can be watched: all that fit a position find what the oracle says of it, and every run can be followed.
//!
//! `XORCLE_METHODS=1000 cargo test --test laws methods` looks at so many positions of every game that has them; `XORCLE_SECONDS=60`
//! leaves a game after so long, `XORCLE_ROOM=500` takes positions with up to so many below them, and `XORCLE_TELL=1` with
//! `-- --nocapture` tells how many were met.

use std::collections::{BTreeMap, HashSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::{Duration, Instant};

use duel::place::Place;
use solve::judge::control::{Control, Stop};
use solve::judge::value::Value;
use solve::trace::method::Method;
use solve::trace::run::{BYTES, ENDS, Figure, Found, Run, STEPS};
use solve::trace::stand::Stand;
use solve::trace::vast::DEPTH;

use crate::chance::random_move;
use crate::crew::on_every_core;
use crate::dice::Dice;
use crate::met::{Met, open, spread};
use crate::starts::{Start, is_whole, starts};

/// Positions of one game that are looked at, unless more are asked for.
const LOOKED_AT: usize = 5;

/// Positions below one at most: what is larger takes a build without optimisation too long.
const ROOM: usize = 1_500;

/// The same where very many are looked at: alpha-beta alone takes seconds where more lie below.
const SMALL: usize = 100;

/// Random games played from each start of a game at most where more positions are asked for than are met anyhow.
const GAMES: u64 = 2_000;

/// Plies of such a game at most.
const PLIES: usize = 500;

/// Positions in which each method was held against the oracle, and in which they do not speak of the same.
type Counts = BTreeMap<Method, [usize; 2]>;

/// A number that is set from outside.
fn told(name: &str) -> Option<usize> {
    std::env::var(name).ok().and_then(|count| count.parse().ok())
}

/// Whether the game below is small, or is none of positions and moves alone.
fn is_small(place: &dyn Place, room: usize) -> bool {
    let room = told("XORCLE_ROOM").unwrap_or(room);
    let is_typed = || place.moves(1).0.is_empty();
    let is_special = place.mixing().is_some() || is_typed();
    is_special || place.walk(room, &Control::new()).is_ok_and(|walked| walked.is_some())
}

/// Every method that fits, with what came of it.
fn runs(way: &str, place: &dyn Place) -> Vec<(Method, Run)> {
    let control = Control::new();
    let methods = match place.methods(&control) {
        Ok(methods) => methods,
        Err(Stop::TooLarge(_)) => return Vec::new(),
        Err(stop) => panic!("{way}: {stop:?}"),
    };
    assert!(!methods.is_empty(), "{way}: a position without methods says why");
    let run = |method: Method| {
        let run = place.run(method, DEPTH, &control).unwrap_or_else(|stop| panic!("{way}: {method:?}: {stop:?}"));
        (method, run)
    };
    methods.into_iter().map(run).collect()
}

/// What must hold of a run, whatever the method: it can be followed to its end, and its program is told by tags that it has.
fn check(way: &str, run: &Run) {
    let at = || format!("{way}: {:?}", run.method);
    assert!(!run.steps.is_empty() && run.steps.len() <= STEPS + ENDS && run.bytes < 2 * BYTES, "{}", at());
    assert!(!run.figures.is_empty(), "{}: nothing is drawn", at());
    let stand = Stand::after(run, run.steps.len());
    for (number, figure) in run.figures.iter().enumerate() {
        let Figure::Table(table) = figure else { continue };
        let inside = |row: usize, column: usize| row < table.rows.len() && column < table.columns.len();
        let is_in = stand.cells.keys().filter(|cell| cell.figure == number).all(|cell| inside(cell.row, cell.column));
        assert!(is_in, "{}: a cell outside its table", at());
    }
    for step in &run.steps {
        let is_known = step.paper.is_none_or(|paper| paper < run.papers.len());
        assert!(is_known && !step.line.is_empty(), "{}", at());
        if let Some(asked) = &step.asks {
            assert!(!asked.trim().is_empty(), "{}: nothing can be answered", at());
        }
    }
}

/// Of each method, whether it was held against the oracle or they do not speak of the same.
fn held(way: &str, place: &dyn Place, value: &Value) -> Vec<(Method, bool)> {
    let mut all = Vec::new();
    for (method, run) in runs(way, place) {
        check(way, &run);
        let agrees = run.found.agrees(value);
        let found = &run.found;
        assert_ne!(agrees, Some(false), "{way}: {method:?} finds {found:?}, not {value:?}");
        let may_stop = matches!(method, Method::AlphaBeta | Method::AlphaBetaOrdered | Method::AlphaBetaMemory);
        assert!(may_stop || *found != Found::Unfinished, "{way}: {method:?}");
        all.push((method, agrees == Some(true)));
    }
    all
}

fn count(counts: &mut Counts, held: impl IntoIterator<Item = (Method, bool)>) {
    for (method, is_held) in held {
        counts.entry(method).or_default()[usize::from(!is_held)] += 1;
    }
}

fn tell(name: &str, counts: &Counts) {
    if std::env::var("XORCLE_TELL").is_ok() {
        let each = |(method, [held, apart]): (&Method, &[usize; 2])| format!("{} {held}+{apart}", method.name());
        println!("{name}: {}", counts.iter().map(each).collect::<Vec<_>>().join(", "));
    }
}

#[test]
fn all_methods_that_fit_a_position_agree_with_the_oracle() {
    let mets: Vec<&Met> = spread(open().filter(|met| met.answer.value.is_proved()), LOOKED_AT).collect();
    let all = on_every_core(&mets, |met| {
        let is_small = is_small(&*met.place, ROOM);
        if is_small { held(&met.way, &*met.place, &met.answer.value) } else { Vec::new() }
    });
    let mut met = Counts::new();
    count(&mut met, all.into_iter().flatten());
    tell("all", &met);
    let core = [Method::Minimax, Method::AlphaBeta, Method::PnTable, Method::SgValues, Method::SgGraph, Method::Waves];
    let is_met = |method: &Method| met.get(method).is_some_and(|[held, _]| *held >= 40);
    assert!(!is_whole() || core.iter().all(is_met), "{met:?}");
    let numbers = [Method::MaxFlow, Method::Shapley, Method::Nucleolus];
    let mut numbers = numbers.into_iter().chain([Method::Simplex, Method::FictitiousPlay, Method::RegretMatching]);
    let is_held = |method: Method| met.get(&method).is_some_and(|[held, _]| *held > 2);
    assert!(!is_whole() || numbers.all(is_held), "{met:?}");
}

/// Positions of one game as they are looked for.
struct Search {
    most: usize,
    until: Option<Instant>,
    seen: HashSet<String>,
    looked_at: usize,
    mistakes: usize,
    counts: Counts,
}

impl Search {
    fn new(most: usize) -> Self {
        let until = told("XORCLE_SECONDS").map(|seconds| Instant::now() + Duration::from_secs(seconds as u64));
        Search { most, until, seen: HashSet::new(), looked_at: 0, mistakes: 0, counts: Counts::new() }
    }

    fn is_over(&self) -> bool {
        self.looked_at >= self.most || self.until.is_some_and(|until| Instant::now() > until)
    }

    /// Plays a game to its end, and looks at its positions from the end on, as long as what is below them is small.
    fn play_out(&mut self, start: &Start, seed: u64) {
        let (mut dice, mut places) = (Dice::new(seed), vec![Arc::clone(&start.place)]);
        while places.len() < PLIES {
            let last = &places[places.len() - 1];
            let Some(mv) = random_move(&**last, &mut dice) else { break };
            places.push(last.play(&mv).expect("it is listed").next);
        }
        for place in places.iter().rev().filter(|place| place.ending().is_none()) {
            let is_new = self.seen.insert(format!("{:?}:{}", place.params(), place.text()));
            if self.is_over() || is_new && !self.look(&start.name, &**place) {
                break;
            }
        }
    }

    /// Holds the methods of a position against the oracle; `false`: it is too large.
    fn look(&mut self, name: &str, place: &dyn Place) -> bool {
        if !is_small(place, SMALL) {
            return false;
        }
        let Some(value) = place.value(&Control::new()).ok().filter(Value::is_proved) else { return false };
        let way = format!("{name}: {}", place.text());
        match catch_unwind(AssertUnwindSafe(|| held(&way, place, &value))) {
            Ok(held) => count(&mut self.counts, held),
            Err(_) => self.mistakes += 1,
        }
        self.looked_at += 1;
        true
    }
}

#[test]
fn methods_agree_on_as_many_positions_of_every_game_as_are_asked_for() {
    let most = told("XORCLE_METHODS").unwrap_or(1);
    let starts = starts();
    let games: Vec<&[Start]> = starts.chunk_by(|one, other| one.entry.id == other.entry.id).collect();
    let all = on_every_core(&games, |starts| {
        let (mut search, began) = (Search::new(most), Instant::now());
        let games = (0..GAMES).flat_map(|seed| starts.iter().map(move |start| (seed, start)));
        let mut games = games.take_while(|(seed, _)| most > 1 || *seed == 0);
        while let Some((seed, start)) = games.next().filter(|_| !search.is_over()) {
            search.play_out(start, seed);
        }
        let name = format!("{} {} in {:?}", starts[0].entry.id, search.looked_at, began.elapsed());
        tell(&name, &search.counts);
        (search.looked_at, search.mistakes)
    });
    let looked_at: usize = all.iter().map(|(looked_at, _)| looked_at).sum();
    let mistakes: usize = all.iter().map(|(_, mistakes)| mistakes).sum();
    assert!(mistakes == 0, "{mistakes} of {looked_at} positions");
    assert!(!is_whole() || looked_at * 2 > games.len(), "{looked_at} positions of {} games", games.len());
}
