//! The positions the laws are held against: met in random games from every start, each judged once.

use std::collections::{BTreeMap, HashSet};
use std::sync::{Arc, OnceLock};

use duel::answer::Answer;
use duel::house::Entry;
use duel::place::Place;
use ground::num::Nat;
use ground::scene::piece::Piece;
use ground::scene::{Mark, Shape};
use solve::judge::control::Control;
use solve::judge::oracle::Scope;

use crate::chance::random_move;
use crate::crew::on_every_core;
use crate::dice::Dice;
use crate::starts::{Start, shortened, starts};

/// Games played from each start.
const GAMES: u64 = 3;

/// Plies of a game that is not over before.
const PLIES: usize = 24;

/// Moves rated in one game: where hundreds are legal in every position, games are shorter.
const RATED: usize = 800;

/// As so many moves counts one whose worth is only estimated: a look ahead takes its time, and few laws speak of estimates.
const ESTIMATED: usize = 50;

/// A position met, and what the oracle says of it.
pub struct Met {
    /// Where it was met: the start, the seed of the game, the ply, and the position itself.
    pub way: String,
    /// The game.
    pub entry: Entry,
    /// The position.
    pub place: Arc<dyn Place>,
    /// Everything the oracle says.
    pub answer: Answer,
}

impl Met {
    /// Whether it is a start of its game.
    pub fn is_start(&self) -> bool {
        self.way.contains("(seed 0, ply 0)")
    }

    /// Whether every legal move stands among the rows.
    pub fn is_whole(&self) -> bool {
        !self.is_typed() && self.answer.moves_total == self.answer.moves.len().into()
    }

    /// Whether moves are typed here and none is listed, for there are endlessly many.
    pub fn is_typed(&self) -> bool {
        self.answer.ending.is_none() && self.answer.moves_total == Nat::ZERO
    }
}

/// Every position met, ended ones too, each once.
pub fn met() -> &'static [Met] {
    static MET: OnceLock<Vec<Met>> = OnceLock::new();
    MET.get_or_init(|| {
        let starts = starts();
        let games: Vec<&[Start]> = starts.chunk_by(|one, other| one.entry.id == other.entry.id).collect();
        let met = on_every_core(&games, |starts| {
            let (mut seen, mut all) = (HashSet::new(), Vec::new());
            for start in *starts {
                for seed in 0..GAMES {
                    play_out(start, seed, &mut seen, &mut all);
                }
            }
            all
        });
        met.into_iter().flatten().collect()
    })
}

/// The positions where somebody is still to move.
pub fn open() -> impl Iterator<Item = &'static Met> {
    met().iter().filter(|met| met.answer.ending.is_none())
}

/// The positions of games that list their moves.
pub fn listing() -> impl Iterator<Item = &'static Met> {
    let typed: HashSet<&str> = met().iter().filter(|met| met.is_typed()).map(|met| met.entry.id.as_str()).collect();
    met().iter().filter(move |met| !typed.contains(met.entry.id.as_str()))
}

/// About so many of these positions of every game, spread evenly over those that were met, and the starts among them:
/// the smallest of them may be all that a plain engine manages.
pub fn spread(mets: impl Iterator<Item = &'static Met>, most: usize) -> impl Iterator<Item = &'static Met> {
    let mut of_game: BTreeMap<&str, Vec<&Met>> = BTreeMap::new();
    for met in mets {
        of_game.entry(&met.entry.id).or_default().push(met);
    }
    of_game.into_values().flat_map(move |mets| {
        let step = mets.len().div_ceil(most);
        mets.into_iter().enumerate().filter(move |(i, met)| i % step == 0 || met.is_start()).map(|(_, met)| met)
    })
}

fn play_out(start: &Start, seed: u64, seen: &mut HashSet<String>, all: &mut Vec<Met>) {
    let mut dice = Dice::new(seed);
    let mut place = start.place.clone();
    let mut rated = 0;
    for ply in 0..PLIES {
        if rated >= RATED {
            break;
        }
        let way = format!("{} (seed {seed}, ply {ply}) {}", start.name, shortened(&place.text()));
        if seen.insert(format!("{}{:?}:{}", start.entry.id, place.params(), place.text())) {
            let met = judged(start, &way, &place);
            rated += met.answer.moves.len() * if met.answer.value.is_proved() { 1 } else { ESTIMATED };
            all.push(met);
        }
        let Some(mv) = random_move(&*place, &mut dice) else { break };
        place = place.play(&mv).unwrap_or_else(|fault| panic!("{way}: {mv} is listed and refused: {fault:?}")).next;
    }
}

fn judged(start: &Start, way: &str, place: &Arc<dyn Place>) -> Met {
    let answer = place
        .judge(Scope::Everything, &Control::new())
        .unwrap_or_else(|stop| panic!("{way}: a position met from a preset is not judged: {stop:?}"));
    Met { way: way.to_owned(), entry: start.entry.clone(), place: place.clone(), answer }
}

/// Whether a picture goes on from the one before: it tells who drew or placed what, or keeps its lines where they were.
pub fn remembers(shape: &Shape) -> bool {
    match shape {
        Shape::Figure(_) => true,
        Shape::Grid(grid) => {
            let is_half = |mark: &Mark| matches!(mark.piece, Some((Piece::Half(_), _)));
            grid.is_woven() || grid.cells.iter().any(is_half)
        }
        Shape::Beside(panels) => panels.iter().any(|panel| remembers(&panel.scene.shape)),
        _ => false,
    }
}
