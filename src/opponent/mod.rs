//! The opponent: chooses from what the oracle says. It never gives a won position away; in a lost one it plays what is
//! hardest to answer and says so.

pub mod confession;
pub mod flaw;
pub mod sight;

use std::str::FromStr;
use std::sync::Arc;

use rand::{Rng, RngExt};

use crate::duel::place::Place;
use crate::duel::report::confession;
use crate::num::{Int, Nat, Ratio};
use crate::opponent::flaw::Flaw;
use crate::oracle::control::{Control, Stop};
use crate::oracle::leak::{ENOUGH, Leaks, Tally};
use crate::oracle::playouts::Guess;
use crate::oracle::value::{Outcome, Value};
use crate::rules::Side;
use crate::say;
use crate::say::Say;

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
}

impl Level {
    /// Every level, in the order they are offered.
    pub fn all() -> Vec<Level> {
        [Level::Perfect, Level::GiveBack, Level::Punish].into_iter().chain(Flaw::ALL.map(Level::Flawed)).collect()
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
        }
    }

    /// What it is called, in a game that is played round after round or in another one.
    pub fn title(self, is_repeated: bool) -> Say {
        match self {
            Level::Perfect if is_repeated => say!("level-equilibrium"),
            Level::Perfect => say!("level-perfect"),
            Level::GiveBack => say!("level-give-back"),
            Level::Punish => say!("level-punish"),
            Level::Flawed(flaw) => flaw.title(),
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
    /// What it says with it: that it is lost and why it tries this.
    pub remark: Option<Say>,
    /// What it says when the round is over: which habit it lived of.
    pub confession: Option<Say>,
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
        && let Some(leaks) = place.leaks(habits.side, &habits.tallies, 0, control)?.filter(Leaks::is_open)
        && let Some(text) = place.situation().and_then(|at| leaks.answer(&at).map(str::to_owned))
    {
        let confession = leaks.worst.and_then(|habit| confession(&leaks.habits[habit]));
        return Ok(Pick { text, remark: None, confession });
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
        (Level::Flawed(flaw), _) => {
            flaw.choose(place, control).map(|text| Pick { text, remark: None, confession: None })
        }
        _ => choose(place, dice, control),
    }
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
        Pick { text: mv, remark, confession: None }
    }))
}

/// What the opponent that never errs plays here; the position must not be over.
///
/// Won or drawn: a move that keeps it, the fastest where that is known, else one whose win is in sight or one drawn by lot; of drawing moves one
/// with the fewest right answers. Lost: of the first 200 moves the one with the fewest right answers, then the longest, then by
/// lot. Points and estimates: any of the best. Mixed moves: one by its weight. Where to tell the best moves takes long and one of them
/// does not: that one, of a lost position one that holds out longest, or that does best in random play where nobody can tell how long.
pub fn choose(place: &Arc<dyn Place>, dice: &mut impl Rng, control: &Control) -> Result<Pick, Stop> {
    if let Some((value, text)) = place.prompt(control)? {
        let is_timed = value.remoteness().is_some();
        let remark = (value.outcome() == Outcome::P)
            .then(|| if is_timed { say!("opponent-lost-late") } else { say!("opponent-lost-guess") });
        return Ok(Pick { text, remark, confession: None });
    }
    let (value, best, _) = place.best(control)?;
    if value.is_open()
        && let Some(mixed) = place.mixed(control)?
    {
        return Ok(Pick { text: draw_weighed(&mixed, dice), remark: None, confession: None });
    }
    match value.outcome() {
        _ if value.is_open() || matches!(value, Value::Margin { .. } | Value::Estimate { .. }) => {
            Ok(Pick { text: draw_lot(&best, dice), remark: None, confession: None })
        }
        Outcome::N if value.remoteness().is_some() => {
            Ok(Pick { text: best[0].clone(), remark: None, confession: None })
        }
        Outcome::N if is_in_sight(place, &best[0], control)? => {
            Ok(Pick { text: best[0].clone(), remark: None, confession: None })
        }
        Outcome::N => Ok(Pick { text: draw_lot(&best, dice), remark: None, confession: None }),
        Outcome::D => {
            hardest(place, &best, dice, control).map(|(text, _)| Pick { text, remark: None, confession: None })
        }
        Outcome::P => {
            let (text, answers) = hardest(place, &place.moves(WEIGHED).0, dice, control)?;
            Ok(Pick { text, remark: Some(say!("opponent-lost", answers = answers)), confession: None })
        }
    }
}

/// Whether it is known how soon the game is over after this move.
fn is_in_sight(place: &Arc<dyn Place>, text: &str, control: &Control) -> Result<bool, Stop> {
    let next = place.play(text).expect("listed moves are legal").next;
    Ok(next.value(control)?.remoteness().is_some())
}

/// Whether a move that went from one value to what it leaves gave something away: the first is the mover's, the other the
/// opponent's. What is only estimated convicts nobody.
pub fn gave_away(before: &Value, after: &Value) -> bool {
    if !before.is_proved() || !after.is_proved() || before.is_open() || after.is_open() {
        return false;
    }
    let kept = match before.outcome() {
        Outcome::N => Outcome::P,
        Outcome::D => Outcome::D,
        Outcome::P => return false,
    };
    after.outcome() != kept
}

/// The move that is hardest to answer, and how many right answers it has.
fn hardest(
    place: &Arc<dyn Place>,
    moves: &[String],
    dice: &mut impl Rng,
    control: &Control,
) -> Result<(String, Nat), Stop> {
    let walked = place.walk(WALKED, control)?.unwrap_or_default();
    let mut tries = Vec::new();
    for text in moves.iter().take(WEIGHED) {
        let next = place.play(text).expect("listed moves are legal").next;
        let (value, _, answers) = next.best(control)?;
        let leaves = value.left(place.to(), next.to());
        let known = walked.iter().find(|(mv, _)| mv == text).map_or(&leaves, |(_, value)| value);
        tries.push((answers, std::cmp::Reverse(known.remoteness()), text));
    }
    let least = tries.iter().map(|(answers, plies, _)| (answers, plies)).min().expect("the game is not over");
    let equals: Vec<String> =
        tries.iter().filter(|(a, r, _)| (a, r) == least).map(|(.., text)| (*text).clone()).collect();
    Ok((draw_lot(&equals, dice), least.0.clone()))
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
