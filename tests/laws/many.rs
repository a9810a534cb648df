//! The methods of very many positions, small ones first: those of random games from every start, and from starts that nobody offers.
//!
//! `XORCLE_METHODS=1000 cargo test --test laws many::` looks at so many positions of every game; `XORCLE_SECONDS=60` leaves a game after
//! so long, and `XORCLE_TELL=1` with `-- --nocapture` tells how many were met, and whether a game has no more.

use std::collections::HashSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::{Duration, Instant};

use duel::place::Place;
use ground::num::Nat;
use solve::judge::control::Control;
use solve::judge::scheme::Scheme;
use solve::judge::value::Value;
use solve::trace::method::Method;

use crate::chance::random_move;
use crate::crew::on_every_core;
use crate::dice::Dice;
use crate::methods::{Counts, count, held, is_small, tell};
use crate::shake::{other_settings, other_texts, shake};
use crate::starts::{Start, is_whole, starts};

/// Positions below one at most, first and later: larger ones are taken where a game has too few that are small.
const ROOMS: [usize; 5] = [20, 60, 200, 1_500, 8_000];

/// Work that the oracle may spend on one.
const EACH: u64 = 20_000_000;

/// Games from all starts in a row that bring nothing new before larger positions are taken, or a game has no more.
const IDLE: u64 = 150;

/// Plies of such a game at most.
const PLIES: usize = 500;

/// Moves where they are mixed at most: the tables of larger games are pivoted for long.
const MOVES: usize = 12;

/// Changes of a start at most.
const CHANGES: usize = 3;

/// How far stakes and the like go beyond their least.
const STEPS: u64 = 40;

/// A number that is set from outside.
fn told(name: &str) -> Option<usize> {
    std::env::var(name).ok().and_then(|count| count.parse().ok())
}

/// The board without one of its rows, or one of its columns, where the text is one of rows.
fn cropped(text: &str, dice: &mut Dice) -> Option<String> {
    let (board, rest) = text.split_at(text.find(' ').unwrap_or(text.len()));
    let mut rows: Vec<String> = board.split('/').map(str::to_owned).collect();
    let cols = rows.iter().map(|row| row.chars().count()).min().unwrap_or(0);
    if rows.len() < 2 || cols < 2 {
        return None;
    }
    if dice.below(2) == 0 {
        rows.remove(dice.below(rows.len()));
    } else {
        let col = dice.below(cols);
        rows = rows
            .iter()
            .map(|row| row.chars().enumerate().filter(|(i, _)| *i != col).map(|(_, c)| c).collect())
            .collect();
    }
    Some(rows.join("/") + rest)
}

/// Whether strategies are learnt of whole rounds, so that all positions of a variant have the same methods.
fn is_learnt(place: &dyn Place) -> bool {
    let of_rounds =
        |(method, _): &(Method, Scheme)| matches!(method, Method::Cfr | Method::CfrPlus | Method::DiscountedCfr);
    place.mixing().is_some_and(|mixing| mixing.learnings().iter().any(of_rounds))
}

/// A start that is like this one.
fn like(start: &Start, dice: &mut Dice) -> Arc<dyn Place> {
    let mut place = start.place.clone();
    for _ in 0..=dice.below(CHANGES) {
        let changed = match dice.below(5) {
            0..3 if is_learnt(&*place) => other_settings(&start.entry, &*place, STEPS, dice),
            1 => other_texts(&start.entry, &*place, dice),
            2 => other_settings(&start.entry, &*place, STEPS, dice),
            3 => cropped(&place.text(), dice).and_then(|text| place.reads(&text).ok()),
            _ => shake(&start.entry, &*place, false, dice),
        };
        place = changed.unwrap_or(place);
    }
    place
}

/// Positions of one game as they are looked for.
struct Search {
    most: usize,
    room: usize,
    until: Option<Instant>,
    seen: HashSet<String>,
    looked_at: usize,
    mistakes: usize,
    counts: Counts,
}

impl Search {
    fn new(most: usize) -> Self {
        let until = told("XORCLE_SECONDS").map(|seconds| Instant::now() + Duration::from_secs(seconds as u64));
        let (seen, counts) = (HashSet::new(), Counts::new());
        Search { most, room: 0, until, seen, looked_at: 0, mistakes: 0, counts }
    }

    fn is_late(&self) -> bool {
        self.until.is_some_and(|until| Instant::now() > until)
    }

    fn is_over(&self) -> bool {
        self.looked_at >= self.most || self.is_late()
    }

    /// Looks for positions of which so many lie below, until enough were found or there seem to be no more.
    fn look_for(&mut self, room: usize, starts: &[Start]) {
        let mut idle = 0;
        self.room = room;
        for seed in 0.. {
            let before = self.looked_at;
            for start in starts {
                self.play_out(start, seed);
            }
            idle = if self.looked_at > before { 0 } else { idle + 1 };
            if idle > IDLE || self.most == 1 || self.is_over() {
                break;
            }
        }
    }

    /// Plays a game to its end, and looks at its positions from the end on, as long as what is below them is small.
    fn play_out(&mut self, start: &Start, seed: u64) {
        let mut dice = Dice::new(seed);
        let first = if seed % 2 == 1 { like(start, &mut dice) } else { start.place.clone() };
        let mut places = vec![first];
        while places.len() < PLIES && !self.is_over() {
            let last = &places[places.len() - 1];
            let Some(mv) = random_move(&**last, &mut dice) else { break };
            places.push(last.play(&mv).expect("it is listed").next);
        }
        for place in places.iter().rev().filter(|place| place.ending().is_none()) {
            let text = if is_learnt(&**place) { String::new() } else { place.text() };
            let name = format!("{:?}:{text}", place.params());
            let is_new = !self.seen.contains(&name);
            if self.is_over() || is_new && !self.look(&start.name, &**place) {
                break;
            }
            self.seen.insert(name);
        }
    }

    /// Holds the methods of a position against the oracle; `false`: it is too large.
    fn look(&mut self, name: &str, place: &dyn Place) -> bool {
        let is_vast = place.mixing().is_some() && place.moves(0).1 > Nat::from(MOVES);
        if is_vast && !is_learnt(place) || !is_small(place, self.room) {
            return false;
        }
        let value = Control::new().ration(EACH, |control| place.value(control)).ok().flatten();
        let Some(value) = value.filter(Value::is_proved) else { return false };
        let way = format!("{name}: {:?} {}", place.params(), place.text());
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
        // One position of each game is found at once, or is not small.
        let rooms = if most > 1 { &ROOMS[..] } else { &ROOMS[..1] };
        for room in rooms {
            if !search.is_over() {
                search.look_for(*room, starts);
            }
        }
        let all = if search.looked_at < most && !search.is_late() { "all " } else { "" };
        let name = format!("{} {all}{} in {:?}", starts[0].entry.id, search.looked_at, began.elapsed());
        tell(&name, &search.counts);
        (search.looked_at, search.mistakes)
    });
    let looked_at: usize = all.iter().map(|(looked_at, _)| looked_at).sum();
    let mistakes: usize = all.iter().map(|(_, mistakes)| mistakes).sum();
    assert!(mistakes == 0, "{mistakes} of {looked_at} positions");
    assert!(!is_whole() || looked_at * 2 > games.len(), "{looked_at} positions of {} games", games.len());
}
