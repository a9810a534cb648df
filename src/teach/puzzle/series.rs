//! A series of puzzles from a seed: any number of them, each as hard as asked, no two alike.

use std::fmt;
use std::fmt::{Debug, Formatter};
use std::sync::Arc;

use rand::rngs::ChaCha8Rng;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use rustc_hash::FxHashSet;

use crate::puzzle::difficulty::{Level, level_of_rating};
use crate::puzzle::kind::Kind;
use crate::puzzle::law;
use crate::puzzle::machine;
use crate::puzzle::make::{self, Puzzle};
use crate::puzzle::settled::{RATION, Settled};
use crate::puzzle::source;
use duel::house::Entry;
use solve::judge::control::{Control, Stop};
use solve::judge::value::Outcome;

/// Positions looked at for one puzzle at most.
const TRIES: usize = 36;

/// Positions after which another kind is tried.
const PATIENCE: usize = 12;

/// Games that lie between the beginnings of neighbours in a series.
const STRIDE: u64 = 7;

/// Fitting puzzles of a wished rating that the nearest one is chosen from.
const CHOICE: usize = 3;

/// How hard the next puzzle should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// Of any level, as it comes.
    Any,
    /// Of this level.
    Level(Level),
    /// Rated near this.
    Rating(i32),
}

/// What puzzles are drawn from.
#[derive(Clone)]
pub struct Series {
    /// The games.
    pub games: Vec<Entry>,
    /// What may be asked.
    pub kinds: Vec<Kind>,
    /// What the lots are drawn from.
    pub seed: u64,
    /// Whether games are played by their usual rules alone.
    pub is_usual: bool,
}

impl Series {
    /// The puzzle of this number that is not among those `seen` (see [`Puzzle::print`]). The same series, number, aim and `seen`
    /// give the same puzzle. `None`: nothing was found that fits, new and settled within the ration of work.
    ///
    /// A level is kept exactly where some of the positions looked at has it, else the nearest one is taken.
    /// Cost: 36 positions at most, each settled within its ration.
    pub fn puzzle(
        &self,
        number: u64,
        aim: Aim,
        seen: &FxHashSet<String>,
        control: &Control,
    ) -> Result<Option<Puzzle>, Stop> {
        let mut search = Search::new(self, number, aim, seen);
        let mut games = self.turn(number);
        let mut barren = 0;
        for i in 0..TRIES {
            if games.is_empty() || search.is_done() {
                break;
            }
            if i > 0 && i % PATIENCE == 0 {
                search.kind = self.kinds.choose(&mut search.dice).copied().unwrap_or(search.kind);
            }
            let at = i % games.len();
            let found = search.look(games[at], control)?;
            barren = if found { 0 } else { barren + 1 };
            // A game that gave nothing is asked again only where there are few.
            if !found && (games.len() > 3 || barren > 12) {
                games.remove(at);
            }
        }
        Ok(search.best.map(|(_, puzzle)| puzzle))
    }
}

impl Series {
    /// The games in the order in which they are looked at for the puzzle of this number: one order for the whole series, begun
    /// farther on each time, so that neighbours in a series are seldom of one game.
    fn turn(&self, number: u64) -> Vec<&Entry> {
        let mut games: Vec<&Entry> = self.games.iter().collect();
        games.shuffle(&mut ChaCha8Rng::seed_from_u64(self.seed));
        let ahead = number.wrapping_mul(STRIDE) % games.len().max(1) as u64;
        games.rotate_left(ahead as usize);
        games
    }
}

/// The search for one puzzle.
struct Search<'s> {
    aim: Aim,
    is_usual: bool,
    seen: &'s FxHashSet<String>,
    dice: ChaCha8Rng,
    /// How hard the positions are that are drawn.
    level: Level,
    /// What is asked; another kind where nothing is found for long.
    kind: Kind,
    /// Which outcome is asked about, so that P is as frequent as N.
    outcome: Outcome,
    fitting: usize,
    /// The nearest so far, and how far it is from what is wished.
    best: Option<(u32, Puzzle)>,
}

impl<'s> Search<'s> {
    fn new(series: &'s Series, number: u64, aim: Aim, seen: &'s FxHashSet<String>) -> Self {
        let mut dice = ChaCha8Rng::seed_from_u64(series.seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let level = match aim {
            Aim::Any => Level::of(dice.random_range(1..=5)).unwrap_or(Level::LEAST),
            Aim::Level(level) => level,
            Aim::Rating(rating) => level_of_rating(rating),
        };
        let kind = series.kinds.choose(&mut dice).copied().unwrap_or(Kind::Outcome);
        let outcome = if dice.random_range(0..2) == 0 { Outcome::P } else { Outcome::N };
        Search { aim, is_usual: series.is_usual, seen, dice, level, kind, outcome, fitting: 0, best: None }
    }

    fn is_done(&self) -> bool {
        match (self.aim, &self.best) {
            (Aim::Rating(_), _) => self.fitting >= CHOICE,
            (_, best) => matches!(best, Some((0, _))),
        }
    }

    /// Looks at some positions of a game; whether a puzzle was found among them.
    fn look(&mut self, entry: &Entry, control: &Control) -> Result<bool, Stop> {
        let kind = self.kind;
        if kind == Kind::Law {
            let found = self.law(entry, control)?;
            return Ok(self.take(found));
        }
        if kind == Kind::Machine {
            let found = self.machine(entry, control)?;
            return Ok(self.take(found));
        }
        let before = control.progress().0;
        for place in source::positions(entry, self.level, &mut self.dice) {
            if self.is_usual && *place.params() != entry.params() {
                continue;
            }
            // Where one position is too much work, its neighbours are too.
            if control.progress().0 - before > RATION {
                break;
            }
            let Some(settled) = Settled::of(&place, control)? else { continue };
            let is_other = settled.outcome() != self.outcome && settled.outcome() != Outcome::D;
            if kind == Kind::Outcome && is_other && self.dice.random_range(0..4) > 0 {
                continue;
            }
            let found = make::puzzle(entry, &settled, kind, control)?;
            if self.take(found) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn law(&mut self, entry: &Entry, control: &Control) -> Result<Option<Puzzle>, Stop> {
        let Some(place) = source::start(entry, &mut self.dice) else { return Ok(None) };
        let counts = law::counts(&*place);
        let Some(&sizes) = counts.get(self.dice.random_range(0..counts.len().max(1))) else { return Ok(None) };
        make::law(entry, &place, sizes, control)
    }

    fn machine(&mut self, entry: &Entry, control: &Control) -> Result<Option<Puzzle>, Stop> {
        let Some(place) = source::start(entry, &mut self.dice) else { return Ok(None) };
        let Some(law) = machine::law(&*place, control)? else { return Ok(None) };
        let wants_lost = self.outcome == Outcome::P;
        let drawn = machine::position(&place, &law, self.level, wants_lost, &mut self.dice, control)?;
        Ok(drawn.map(|(place, run)| {
            let at = place.as_heaps().map(|(_, at)| at).unwrap_or_default();
            make::machine(entry, place, &law, run, &at)
        }))
    }

    /// Keeps a puzzle that is new and nearer to what is wished than the one before; whether it is new.
    fn take(&mut self, found: Option<Puzzle>) -> bool {
        let Some(puzzle) = found.filter(|puzzle| !self.seen.contains(&puzzle.print())) else { return false };
        let off = match self.aim {
            Aim::Any => 0,
            Aim::Level(level) => u32::from(puzzle.level().number().abs_diff(level.number())),
            Aim::Rating(rating) => puzzle.rating().abs_diff(rating),
        };
        self.fitting += 1;
        if self.best.as_ref().is_none_or(|(least, _)| off < *least) {
            self.best = Some((off, puzzle));
        }
        true
    }
}

/// One puzzle of a series, to be asked for later and by somebody else.
#[derive(Clone)]
pub struct Order {
    /// The series.
    pub series: Arc<Series>,
    /// Which one of it.
    pub number: u64,
    /// How hard it should be.
    pub aim: Aim,
    /// What was given before.
    pub seen: Arc<FxHashSet<String>>,
}

impl Order {
    /// The puzzle; see [`Series::puzzle`].
    pub fn puzzle(&self, control: &Control) -> Result<Option<Puzzle>, Stop> {
        self.series.puzzle(self.number, self.aim, &self.seen, control)
    }

    /// What tells orders of the same series apart.
    fn mark(&self) -> (u64, u64, Aim, usize) {
        (self.series.seed, self.number, self.aim, self.seen.len())
    }
}

impl PartialEq for Order {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.series, &other.series) && self.mark() == other.mark()
    }
}

impl Eq for Order {}

impl Debug for Order {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        write!(f, "{:?}", self.mark())
    }
}
