//! Monte Carlo tree search, where nothing is proved: games played out at random, most of them after the moves that did best so far.
//!
//! Sources: L. Kocsis and C. Szepesvári, Bandit based Monte-Carlo planning, ECML 2006; ends that are met are carried back as what
//! they are: M. H. M. Winands, Y. Björnsson and J.-T. Saito, Monte-Carlo tree search solver, Computers and Games 2008.

use num_traits::ToPrimitive;
use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};

use crate::judge::control::{Control, Stop};
use crate::judge::erased::{Cursor, Standing};
use ground::num::Nat;
use ground::rules::{At, Ending, Rules, Side};

/// A game that goes on for so many plies counts as drawn.
const LONGEST: u64 = 1_000;

/// Moves of a position that are looked at; later ones are never played.
const LOOKED_AT: usize = 500;

/// Positions held at most.
const HELD: usize = 30_000;

/// A move that did well.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guess<M> {
    /// The move.
    pub mv: M,
    /// Of a hundred games after it so many were won, drawn ones being half won.
    pub won: u64,
    /// How many games were played after it.
    pub games: u64,
}

/// The move after which the side to move won most of the games played out. No proof: another seed may tell another move.
///
/// The same seed has the same answer, unless the reins say that it is late: then the games played so far decide, one at least. `None` where
/// no move is listed. Cost: about `plies`, fewer where all play is followed to its end before.
///
/// Worked: with one move that wins at once and others, that one is told as soon as it was tried, with 100 of 100.
pub fn guess<R: Rules>(
    rules: &R,
    at: &At<R::Pos>,
    seed: u64,
    plies: u64,
    control: &Control,
) -> Result<Option<Guess<R::Move>>, Stop> {
    let found = search(&mut Standing::new(rules, at.clone()), seed, plies, control)?;
    let told = |found: Guess<usize>| {
        let mv = rules.moves(at).list.nth(found.mv)?;
        Some(Guess { mv, won: found.won, games: found.games })
    };
    Ok(found.and_then(told))
}

/// The same; the move is told by its place in the list.
fn search(cursor: &mut dyn Cursor, seed: u64, plies: u64, control: &Control) -> Result<Option<Guess<usize>>, Stop> {
    let mut tree = Tree { cursor, nodes: Vec::new(), dice: ChaCha8Rng::seed_from_u64(seed), plies: 0, control };
    tree.grow();
    while tree.plies < plies && tree.nodes.len() < HELD && tree.nodes[0].proved.is_none() {
        tree.play_once()?;
        if control.is_late() {
            break;
        }
    }
    Ok(tree.chosen())
}

/// Points of the player who began: 0, 1 of a drawn game, 2 of a won one.
type Points = u64;

/// A position on the way: the one that the cursor kept under the same number. Moves are told by their places in the list.
struct Node {
    to: Side,
    untried: Vec<u16>,
    tried: Vec<(u16, usize)>,
    games: u64,
    points: Points,
    /// What it is worth, where all that counts was followed to its end.
    proved: Option<Points>,
}

impl Node {
    /// Points as the side to move counts them, of so many games.
    fn seen(&self, points: Points, games: u64) -> u64 {
        if self.to == Side::First { points } else { 2 * games - points }
    }
}

struct Tree<'a> {
    cursor: &'a mut dyn Cursor,
    nodes: Vec<Node>,
    dice: ChaCha8Rng,
    plies: u64,
    control: &'a Control,
}

impl Tree<'_> {
    /// Adds the position that the cursor stands on.
    fn grow(&mut self) -> usize {
        let proved = self.cursor.ending().map(|ending| points(&ending));
        let mut untried = Vec::new();
        if proved.is_none() {
            untried.extend(0..self.cursor.moves(LOOKED_AT) as u16);
            untried.shuffle(&mut self.dice);
        }
        self.cursor.keep();
        let to = self.cursor.to();
        self.nodes.push(Node { to, untried, tried: Vec::new(), games: 0, points: 0, proved });
        self.nodes.len() - 1
    }

    /// Goes down to a new position, plays it out, and carries back how it ended.
    fn play_once(&mut self) -> Result<(), Stop> {
        self.count()?;
        let mut path = vec![0];
        let points = loop {
            let here = path[path.len() - 1];
            let node = &mut self.nodes[here];
            if let Some(points) = node.proved {
                break points;
            }
            if let Some(mv) = node.untried.pop() {
                self.cursor.back(here);
                self.cursor.step(&mut |_| Some(usize::from(mv)));
                let new = self.grow();
                self.nodes[here].tried.push((mv, new));
                path.push(new);
                break self.play_out()?;
            }
            let Some(next) = self.promising(here).filter(|_| (path.len() as u64) < LONGEST) else { break 1 };
            self.count()?;
            path.push(next);
        };
        for &here in path.iter().rev() {
            self.nodes[here].games += 1;
            self.nodes[here].points += points;
            self.prove(here);
        }
        Ok(())
    }

    fn count(&mut self) -> Result<(), Stop> {
        self.plies += 1;
        self.control.tick(1)
    }

    /// The move to be tried next: one that did well or was seldom tried, and is not known to the end.
    fn promising(&self, here: usize) -> Option<usize> {
        let node = &self.nodes[here];
        let log = u64::from(node.games.max(1).ilog2()) + 1;
        let promise = |&next: &usize| {
            let child = &self.nodes[next];
            let mean = node.seen(child.points, child.games) * 500 / child.games.max(1);
            mean + (1_000_000 * log / child.games.max(1)).isqrt() / 2
        };
        let open = node.tried.iter().map(|(_, next)| *next).filter(|next| self.nodes[*next].proved.is_none());
        open.max_by_key(promise)
    }

    /// Plays the position that the cursor stands on out at random.
    fn play_out(&mut self) -> Result<Points, Stop> {
        for _ in 0..LONGEST {
            if let Some(ending) = self.cursor.ending() {
                return Ok(points(&ending));
            }
            self.count()?;
            let dice = &mut self.dice;
            let mut pick = |moves: &Nat| {
                let few = moves.to_u64().unwrap_or(u64::MAX).min(LOOKED_AT as u64);
                (few > 0).then(|| dice.random_range(0..few) as usize)
            };
            if !self.cursor.step(&mut pick) {
                break;
            }
        }
        Ok(1)
    }

    /// Whether a position is known to the end: one move wins, or all moves are known.
    fn prove(&mut self, here: usize) {
        let node = &self.nodes[here];
        if node.proved.is_some() {
            return;
        }
        let best = node.tried.iter().filter_map(|(_, next)| self.nodes[*next].proved).max_by_key(|p| node.seen(*p, 1));
        let are_all_known =
            node.untried.is_empty() && node.tried.iter().all(|(_, next)| self.nodes[*next].proved.is_some());
        let is_won = best.is_some_and(|points| node.seen(points, 1) == 2);
        self.nodes[here].proved = best.filter(|_| is_won || are_all_known);
    }

    /// The move that keeps what is proved, else the one most games were played after.
    fn chosen(&self) -> Option<Guess<usize>> {
        let root = &self.nodes[0];
        let rank = |next: usize| {
            let child = &self.nodes[next];
            let worth = child.proved.map(|points| root.seen(points, 1));
            // What is open lies between what is won and what is drawn.
            (worth.map_or(2, |worth| [0, 1, 3][worth as usize]), child.games)
        };
        let (mv, next) = root.tried.iter().max_by_key(|(_, next)| rank(*next))?;
        let child = &self.nodes[*next];
        let won = match child.proved {
            Some(points) => root.seen(points, 1) * 50,
            None => root.seen(child.points, child.games) * 50 / child.games.max(1),
        };
        Some(Guess { mv: usize::from(*mv), won, games: child.games })
    }
}

fn points(ending: &Ending) -> Points {
    match ending {
        Ending::Won(side) => 2 * u64::from(*side == Side::First),
        Ending::Drawn => 1,
        Ending::Score { first, second } => match first.cmp(second) {
            std::cmp::Ordering::Less => 0,
            std::cmp::Ordering::Equal => 1,
            std::cmp::Ordering::Greater => 2,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ground::rules::{Illegal, Moves};
    use ground::say;

    /// One to three counters are taken from a heap; who takes the last one wins.
    struct Heap;

    impl Rules for Heap {
        type Pos = u32;
        type Move = u32;

        fn start(&self) -> At<u32> {
            At::first(7)
        }

        fn moves(&self, at: &At<u32>) -> Moves<'_, u32> {
            Moves::all((1..=3.min(at.pos)).collect())
        }

        fn legal(&self, at: &At<u32>, mv: &u32) -> Result<(), Illegal> {
            if (1..=3.min(at.pos)).contains(mv) { Ok(()) } else { Err(Illegal(say!("game-is-over"))) }
        }

        fn play(&self, at: &At<u32>, mv: &u32) -> At<u32> {
            at.leave(at.pos - mv)
        }
    }

    fn guessed(heap: u32, seed: u64) -> Option<Guess<u32>> {
        guess(&Heap, &At::first(heap), seed, 10_000, &Control::new()).expect("nobody stops it")
    }

    #[test]
    fn small_games_are_followed_to_their_end() {
        for seed in 0..3 {
            for heap in 1..13 {
                let found = guessed(heap, seed).expect("there is a move");
                if heap % 4 == 0 {
                    assert_eq!(found.won, 0, "{heap}");
                } else {
                    assert_eq!((found.mv, found.won), (heap % 4, 100), "{heap}");
                }
            }
        }
        assert_eq!(guessed(0, 1), None, "the game is over");
    }

    /// Three choices and then an end, or a heap too large to be followed to its end.
    struct Choice(Vec<Option<Ending>>);

    impl Rules for Choice {
        type Pos = Option<usize>;
        type Move = usize;

        fn start(&self) -> At<Self::Pos> {
            At::first(None)
        }

        fn moves(&self, at: &At<Self::Pos>) -> Moves<'_, usize> {
            match at.pos {
                None => Moves::all((0..self.0.len()).collect()),
                Some(deep) => {
                    let deep = deep.max(self.0.len());
                    Moves::all((deep + 1..deep + 3).collect())
                }
            }
        }

        fn legal(&self, _: &At<Self::Pos>, _: &usize) -> Result<(), Illegal> {
            Ok(())
        }

        fn play(&self, at: &At<Self::Pos>, mv: &usize) -> At<Self::Pos> {
            at.leave(Some(*mv))
        }

        fn ending(&self, at: &At<Self::Pos>) -> Option<Ending> {
            match at.pos {
                None => None,
                Some(deep) if deep < self.0.len() => self.0[deep].clone(),
                Some(deep) => (deep > 200).then_some(Ending::Won(at.to)),
            }
        }
    }

    fn chosen(endings: &[Option<Ending>]) -> (usize, u64) {
        let choice = Choice(endings.to_vec());
        let found = guess(&choice, &choice.start(), 5, 2_000, &Control::new()).expect("nobody stops it");
        let found = found.expect("there is a move");
        (found.mv, found.won)
    }

    #[test]
    fn ends_count_as_what_they_are_and_what_is_open_comes_before_a_draw() {
        let score = |first: i64, second: i64| Some(Ending::Score { first: first.into(), second: second.into() });
        let (won, lost) = (Some(Ending::Won(Side::First)), Some(Ending::Won(Side::Second)));
        assert_eq!(chosen(&[lost.clone(), Some(Ending::Drawn), lost.clone()]), (1, 50));
        assert_eq!(chosen(&[score(2, 4), score(3, 3), lost.clone()]), (1, 50));
        assert_eq!(chosen(&[score(2, 4), score(3, 3), score(4, 3)]), (2, 100));
        assert_eq!(chosen(&[None, Some(Ending::Drawn), lost.clone()]).0, 0, "what is open may yet be won");
        assert_eq!(chosen(&[None, Some(Ending::Drawn), won]), (2, 100));
        assert_eq!(chosen(&[lost.clone(), lost.clone(), lost]).1, 0);
    }

    #[test]
    fn the_same_seed_guesses_the_same_and_large_games_come_to_an_end() {
        let found = guessed(60, 7);
        assert_eq!(found, guessed(60, 7));
        assert!(found.expect("there is a move").games > 0);
        let control = Control::new();
        assert!(!control.calm());
        control.hurry();
        let late = guess(&Heap, &At::first(60), 7, 10_000, &control).expect("nobody stops it");
        assert_eq!(late.map(|found| found.games), Some(1), "who is late has the first game only");
        assert!(control.progress().0 < 100);
        control.stop();
        assert_eq!(guess(&Heap, &At::first(60), 7, 10_000, &control), Err(Stop::Asked));
    }
}
