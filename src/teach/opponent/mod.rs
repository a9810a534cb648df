//! The opponent: chooses from what the oracle says. It never gives a won position away; in a lost one it plays what is
//! hardest to answer, and says so to whoever wants to hear it.

pub mod confession;
pub mod flaw;
pub(crate) mod sight;

use std::cmp::Reverse;
use std::str::FromStr;
use std::sync::Arc;

use rand::{Rng, RngExt};

use crate::opponent::flaw::Flaw;
use duel::game::Family;
use duel::index::{Index, Names};
use duel::place::Place;
use duel::report::confession;
use ground::num::{Int, Nat, Ratio};
use ground::rules::Side;
use ground::say;
use ground::say::{Language, Say, Tongue};
use solve::judge::control::{Control, Stop};
use solve::judge::exploitability::{ENOUGH, Tally};
use solve::judge::value::{Outcome, Value};
use solve::search::playouts::Guess;

/// How strong the opponent is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Never errs.
    Perfect,
    /// Never errs, and offers every mistake of yours back.
    GiveBack,
    /// Where moves are mixed: plays the best reply to what you have done so far.
    Punish,
    /// Errs in one way.
    Flawed(Flaw),
    /// Searches so many plies deep, and estimates what lies beyond.
    Depth(u8),
    /// Never errs but by lot, in so many of a hundred moves.
    Slips(u8),
}

/// The names of the levels that search to a depth, from depth 1.
const DEPTHS: [&str; 6] = ["depth-1", "depth-2", "depth-3", "depth-4", "depth-5", "depth-6"];

/// Of a hundred moves, those in which a level that slips may err, with its name.
const SLIPS: [(u8, &str); 2] = [(10, "slips-10"), (30, "slips-30")];

impl Level {
    /// Every level, in the order they are offered.
    pub fn all() -> Vec<Level> {
        let flawed = Flaw::ALL.map(Level::Flawed);
        let depths = (1..=DEPTHS.len() as u8).map(Level::Depth);
        let slips = SLIPS.map(|(percent, _)| Level::Slips(percent));
        let sure = [Level::Perfect, Level::GiveBack, Level::Punish];
        sure.into_iter().chain(flawed).chain(depths).chain(slips).collect()
    }

    /// The levels that make a difference in the game that begins here.
    pub fn fitting(place: &dyn Place) -> Vec<Level> {
        Level::all().into_iter().filter(|level| level.fits(place)).collect()
    }

    /// Whether the level makes a difference in the game that begins here.
    pub fn fits(self, place: &dyn Place) -> bool {
        match self {
            Level::Perfect => true,
            Level::GiveBack => !place.is_repeated(),
            Level::Punish => place.is_repeated(),
            Level::Flawed(flaw) => flaw.fits(place),
            Level::Depth(_) => place.is_estimated(),
            Level::Slips(_) => !matches!(place.card().family, Family::Coalitions | Family::Secrets),
        }
    }

    /// The name on the command line; perfect play of mixed moves is called what it is.
    pub fn word(self, is_repeated: bool) -> &'static str {
        if is_repeated && self == Level::Perfect { "equilibrium" } else { self.name() }
    }

    /// The name in settings and on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Level::Perfect => "perfect",
            Level::GiveBack => "give-back",
            Level::Punish => "punish",
            Level::Flawed(flaw) => flaw.name(),
            Level::Depth(depth) => DEPTHS[usize::from(depth).clamp(1, DEPTHS.len()) - 1],
            Level::Slips(percent) => SLIPS[usize::from(percent > SLIPS[0].0)].1,
        }
    }

    /// The level that is meant: by its name, or by what it is called in either language.
    pub fn named(text: &str) -> Option<Level> {
        let all = Level::all();
        let titles = |level: &Level| Language::ALL.map(|language| Tongue::of(language).speak(&level.title(false)));
        let names =
            |level: &Level| Names::of([&[level.name().to_owned()], &titles(level)[..]].concat(), Vec::new(), &[]);
        Index::new(all.iter().map(names).collect()).named(text).map(|i| all[i])
    }

    /// What it is called, in a game that is played round after round or in another one.
    pub fn title(self, is_repeated: bool) -> Say {
        match self {
            Level::Perfect if is_repeated => say!("level-equilibrium"),
            Level::Perfect => say!("level-perfect"),
            Level::GiveBack => say!("level-give-back"),
            Level::Punish => say!("level-punish"),
            Level::Flawed(flaw) => flaw.title(),
            Level::Depth(depth) => say!("level-depth", depth = u32::from(depth)),
            Level::Slips(percent) => say!("level-slips", percent = u32::from(percent)),
        }
    }

    /// How it errs, in its own words: a clause that begins with "I". `None`: it confesses nothing.
    pub fn confession(self) -> Option<Say> {
        match self {
            Level::Flawed(flaw) => Some(flaw.confession()),
            Level::Slips(percent) => Some(say!("level-slips-confession", percent = u32::from(percent))),
            Level::Perfect | Level::GiveBack | Level::Punish | Level::Depth(_) => None,
        }
    }

    /// What that means, in a sentence.
    pub fn means(self, is_repeated: bool) -> Say {
        match self {
            Level::Perfect if is_repeated => say!("level-equilibrium-means"),
            Level::Perfect => say!("level-perfect-means"),
            Level::GiveBack => say!("level-give-back-means"),
            Level::Punish => say!("level-punish-means", rounds = ENOUGH),
            Level::Flawed(flaw) => say!("level-flawed-means", flaw = flaw.confession()),
            Level::Depth(depth) => say!("level-depth-means", depth = u32::from(depth)),
            Level::Slips(percent) => say!("level-slips-means", percent = u32::from(percent)),
        }
    }
}

impl FromStr for Level {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        if text == "equilibrium" {
            return Ok(Level::Perfect);
        }
        Level::all().into_iter().find(|level| level.name() == text).ok_or(())
    }
}

/// What the opponent plays.
#[derive(Clone, Debug, PartialEq)]
pub struct Pick {
    /// The move in notation.
    pub text: String,
    /// What it says with it: that this is a guess.
    pub remark: Option<Say>,
    /// What it says only where that is wanted, for it gives the verdict away: that it is lost, and why it tries this.
    pub lament: Option<Say>,
    /// What it says when the round is over: which habit it lived of.
    pub confession: Option<Say>,
}

impl Pick {
    /// A move without a word.
    pub fn silent(text: String) -> Self {
        Pick { text, remark: None, lament: None, confession: None }
    }

    /// What it says, where it is wanted or not that it tells of being lost.
    pub fn says(&self, is_open: bool) -> Option<&Say> {
        self.lament.as_ref().filter(|_| is_open).or(self.remark.as_ref())
    }
}

/// What is known of how somebody plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Habits {
    /// As which side.
    pub side: Side,
    /// In how many rounds.
    pub rounds: u64,
    /// What was chosen.
    pub tallies: Vec<Tally>,
}

/// What an opponent plays that punishes habits: the exact best reply to them, and the equilibrium until there were
/// [`ENOUGH`] rounds or where there is nothing to be won.
///
/// Cost: one best reply. Whoever plays so can be exploited in turn.
pub fn punish(place: &Arc<dyn Place>, habits: &Habits, dice: &mut impl Rng, control: &Control) -> Result<Pick, Stop> {
    if habits.rounds >= ENOUGH
        && let Some(mixing) = place.mixing()
        && let leaks = mixing.leaks(habits.side, &habits.tallies, 0, control)?
        && leaks.is_open()
        && let Some(text) = place.situation().and_then(|at| leaks.answer(&at).map(str::to_owned))
    {
        let confession = leaks.worst.and_then(|habit| confession(&leaks.habits[habit]));
        return Ok(Pick { confession, ..Pick::silent(text) });
    }
    choose(place, dice, control)
}

/// Moves of a lost position that are weighed at most.
const WEIGHED: usize = 200;

/// Positions walked at most to learn how long each move holds out.
const WALKED: usize = 20_000;

/// What an opponent of this level plays here; the position must not be over.
pub fn reply(
    level: Level,
    place: &Arc<dyn Place>,
    habits: Option<&Habits>,
    dice: &mut impl Rng,
    control: &Control,
) -> Result<Pick, Stop> {
    match (level, habits) {
        (Level::Punish, Some(habits)) => punish(place, habits, dice, control),
        (Level::Flawed(flaw), _) => flaw.choose(place, control).map(Pick::silent),
        (Level::Depth(depth), _) => to_depth(depth.into(), place, dice, control),
        (Level::Slips(percent), _) => slipping(percent, place, dice, control),
        _ => choose(place, dice, control),
    }
}

/// What a search to a depth plays; told, where it was not finished that deep.
fn to_depth(depth: usize, place: &Arc<dyn Place>, dice: &mut impl Rng, control: &Control) -> Result<Pick, Stop> {
    let Some((index, reached)) = place.to_depth(depth, control)? else { return choose(place, dice, control) };
    let text = place.moves(index + 1).0.swap_remove(index);
    let remark = (reached < depth).then(|| say!("opponent-less-deep", reached = reached, depth = depth));
    Ok(Pick { remark, ..Pick::silent(text) })
}

/// Perfect play, but in so many of a hundred moves, by lot, one of those that give something away, where there are any.
fn slipping(percent: u8, place: &Arc<dyn Place>, dice: &mut impl Rng, control: &Control) -> Result<Pick, Stop> {
    if dice.random_range(0..100) >= percent {
        return choose(place, dice, control);
    }
    let value = place.value(control)?;
    let mut errors = Vec::new();
    for text in place.moves(WEIGHED).0 {
        let next = place.after(&text).expect("listed moves are legal");
        if gave_away(&value, &next.value(control)?.left(place.to(), next.to())) {
            errors.push(text);
        }
    }
    if errors.is_empty() { choose(place, dice, control) } else { Ok(Pick::silent(draw_lot(&errors, dice))) }
}

/// The same for somebody who waits to play on: where the oracle does not tell, or the reins ask for haste, what did best in games
/// played out at random, called a guess.
pub fn reply_or_guess(
    level: Level,
    place: &Arc<dyn Place>,
    habits: Option<&Habits>,
    dice: &mut impl Rng,
    control: &Control,
) -> Result<Pick, Stop> {
    match reply(level, place, habits, dice, control) {
        Err(stop) if control.calm() || matches!(stop, Stop::TooLarge(_)) => {
            guessed(place, dice.next_u64(), control)?.ok_or(stop)
        }
        pick => pick,
    }
}

/// Plies that are played at random for one guess: about a second's work.
const GUESSED: u64 = 300_000;

fn guessed(place: &Arc<dyn Place>, seed: u64, control: &Control) -> Result<Option<Pick>, Stop> {
    let guess = place.guess(seed, GUESSED, control)?;
    Ok(guess.map(|Guess { mv, won, games }| {
        let remark = Some(say!("opponent-guess", games = games, won = won));
        Pick { remark, ..Pick::silent(mv) }
    }))
}

/// What the opponent that never errs plays here; the position must not be over.
///
/// Won or drawn: a move that keeps it, the fastest where that is known, else one whose win is in sight or one drawn by lot; of drawing moves one
/// that is hardest to answer. Lost: of the first 200 moves one that is hardest to answer, as [`Hardness`] defines it. Points and estimates: any of the best. Mixed moves: one by its weight. Where to tell the best moves takes long and one of them
/// does not: that one, of a lost position one that holds out longest, or that does best in random play where nobody can tell how long.
pub fn choose(place: &Arc<dyn Place>, dice: &mut impl Rng, control: &Control) -> Result<Pick, Stop> {
    if let Some((value, text)) = place.prompt(control)? {
        let (is_lost, is_timed) = (value.outcome() == Outcome::P, value.remoteness().is_some());
        // Of a small game the walk knows how long every move holds out, whatever the engine tells.
        let is_known = is_lost && !is_timed && place.walk(WALKED, control)?.is_some();
        if !is_known {
            let lament =
                is_lost.then(|| if is_timed { say!("opponent-lost-late") } else { say!("opponent-lost-guess") });
            return Ok(Pick { lament, ..Pick::silent(text) });
        }
    }
    let (value, best, _) = place.best(control)?;
    if value.is_open()
        && let Some(mixing) = place.mixing()
    {
        let mixed = mixing.mixed(control)?;
        return Ok(Pick::silent(draw_weighed(&mixed, dice)));
    }
    match value.outcome() {
        _ if value.is_open() || matches!(value, Value::Margin { .. } | Value::Estimate { .. }) => {
            Ok(Pick::silent(draw_lot(&best, dice)))
        }
        Outcome::N if value.remoteness().is_some() => Ok(Pick::silent(best[0].clone())),
        Outcome::N if is_in_sight(place, &best[0], control)? => Ok(Pick::silent(best[0].clone())),
        Outcome::N => Ok(Pick::silent(draw_lot(&best, dice))),
        Outcome::D => hardest(place, &best, dice, control).map(|(text, _)| Pick::silent(text)),
        Outcome::P => {
            let (moves, total) = place.moves(WEIGHED);
            let (text, hardness) = hardest(place, &moves, dice, control)?;
            Ok(Pick { lament: Some(hardness.lament(total)), ..Pick::silent(text) })
        }
    }
}

/// Whether it is known how soon the game is over after this move.
fn is_in_sight(place: &Arc<dyn Place>, text: &str, control: &Control) -> Result<bool, Stop> {
    let next = place.after(text).expect("listed moves are legal");
    Ok(next.value(control)?.remoteness().is_some())
}

/// Whether a move that went from one value to what it leaves gave something away: the first is the mover's, the other the
/// opponent's. What is only estimated convicts nobody.
pub fn gave_away(before: &Value, after: &Value) -> bool {
    if !before.is_proved() || !after.is_proved() || before.is_open() || after.is_open() {
        return false;
    }
    before.outcome() != Outcome::P && after.outcome() != before.outcome().turned()
}

/// How hard a move of a lost or drawn position is to answer: the greater, the harder. This order is the definition.
///
/// A move that ends the game stands last: it leaves nothing to answer. Of the others the one that holds out longest is the hardest, and one
/// whose end is not known holds out longer than any other; among equals the one with the fewest right answers.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Hardness {
    /// Whether the game goes on after it.
    pub goes_on: bool,
    /// How long it goes on.
    pub lasts: Lasts,
    /// The answers that keep the opponent's win, or the draw.
    pub answers: Reverse<Nat>,
}

/// How long a game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Lasts {
    /// So many plies, both sides at their best.
    Plies(u64),
    /// Nobody has told.
    Unknown,
}

impl Hardness {
    /// What the opponent says that is lost and plays such a move, one of so many.
    fn lament(&self, moves: Nat) -> Say {
        let answers = &self.answers.0;
        match self.lasts {
            _ if !self.goes_on => say!("opponent-lost-end", moves = moves),
            Lasts::Plies(plies) if moves <= WEIGHED.into() => {
                say!("opponent-lost-long", plies = plies, answers = answers)
            }
            Lasts::Plies(plies) => say!("opponent-lost-some", weighed = WEIGHED, plies = plies, answers = answers),
            Lasts::Unknown => say!("opponent-lost", answers = answers),
        }
    }
}

/// The move that is hardest to answer, equals by lot, and how hard it is.
fn hardest(
    place: &Arc<dyn Place>,
    moves: &[String],
    dice: &mut impl Rng,
    control: &Control,
) -> Result<(String, Hardness), Stop> {
    let walked = place.walk(WALKED, control)?.unwrap_or_default();
    let mut tries = Vec::new();
    for text in moves.iter().take(WEIGHED) {
        let next = place.after(text).expect("listed moves are legal");
        let (value, _, answers) = next.best(control)?;
        let leaves = value.left(place.to(), next.to());
        let known = walked.iter().find(|(mv, _)| mv == text).map_or(&leaves, |(_, value)| value);
        let hardness = Hardness {
            goes_on: next.ending().is_none(),
            lasts: known.remoteness().map_or(Lasts::Unknown, Lasts::Plies),
            answers: Reverse(answers),
        };
        tries.push((hardness, text));
    }
    let most = tries.iter().map(|(hardness, _)| hardness).max().expect("the game is not over").clone();
    let equals: Vec<String> =
        tries.iter().filter(|(hardness, _)| *hardness == most).map(|(_, text)| (*text).clone()).collect();
    Ok((draw_lot(&equals, dice), most))
}

fn draw_lot(moves: &[String], dice: &mut impl Rng) -> String {
    moves[dice.random_range(0..moves.len())].clone()
}

/// One of these moves, each as often as its weight says, to the last of 64 binary digits.
fn draw_weighed(moves: &[(String, Ratio)], dice: &mut impl Rng) -> String {
    let mut left = Ratio::new(dice.next_u64().into(), Int::from(1) << 64);
    for (text, weight) in moves {
        if left < *weight {
            return text.clone();
        }
        left -= weight;
    }
    moves.last().expect("somebody is to move").0.clone()
}

#[cfg(test)]
mod tests;
