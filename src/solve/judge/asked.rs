//! What follows from the one question: rows, best moves, the principal line, compiled once for all games.

use num_traits::Zero;

use crate::judge::control::{Control, Stop};
use crate::judge::value::{Outcome, Value};
use ground::num::{Nat, Ratio};
use ground::say;

/// Moves listed at most, in rows and among the best.
pub const LISTED: usize = 1_000;

/// Moves that are tried one by one at most when no closed form names the winning ones.
const TRIED: u64 = 1_000_000;

/// A position that its oracle is asked about, with the types rubbed off. It holds two lists, the moves to be rated and the best ones.
pub trait Asked {
    /// What it is worth to its mover.
    fn value(&self, control: &Control) -> Result<Value, Stop>;
    /// Whether the game is over here.
    fn is_over(&self) -> bool;
    /// How many plies of a line are worth their computation; there is room for them.
    fn foresee(&mut self) -> usize;
    /// How many moves are legal.
    fn total(&self) -> Nat;
    /// The first moves are to be rated; how many they are.
    fn list(&mut self, most: usize) -> usize;
    /// What a move of that list leaves.
    fn leaves(&self, i: usize, control: &Control) -> Result<Value, Stop>;
    /// Whether there is a best move.
    fn has_best(&self) -> bool;
    /// These of that list are the best ones.
    fn keep(&mut self, order: &[usize]);
    /// The first moves are the best ones.
    fn keep_first(&mut self, most: usize);
    /// The winning moves are the best ones, where a closed form names them; how many there are.
    fn winning(&mut self, most: usize, control: &Control) -> Result<Option<Nat>, Stop>;
    /// The same where the engine tells the best ones.
    fn chosen(&mut self, value: &Value, most: usize, control: &Control) -> Result<Option<Nat>, Stop>;
    /// What the position is worth, and a best move, where the oracle is prompt with one.
    fn prompt(&mut self, control: &Control) -> Result<Option<Value>, Stop>;
    /// The moves that leave this nim-value are the best ones, where a closed form names them; whether it does.
    fn reaching(&mut self, nimber: &Nat) -> bool;
    /// The moves of a mix are listed; their weights, where moves are mixed.
    fn mixed(&mut self, control: &Control) -> Result<Option<Vec<Ratio>>, Stop>;
    /// The best move is what the oracle says where none is listed.
    fn unlisted(&mut self, control: &Control) -> Result<(), Stop>;
    /// Makes the first of the best moves; false where there is none.
    fn step(&mut self) -> bool;
}

/// Value, number of moves, and advice; with `rated`, what all moves leave besides.
pub fn inquire(asked: &mut dyn Asked, rated: bool, control: &Control) -> Result<(Value, Nat, Advice), Stop> {
    let value = asked.value(control)?;
    let total = asked.total();
    let mut advice = advise(asked, &value, LISTED, control)?;
    match &mut advice.leaves {
        leaves if !rated => *leaves = None,
        leaves @ None => *leaves = Some(rate(asked, LISTED, control)?),
        Some(_) => {}
    }
    Ok((value, total, advice))
}

/// The value of a position; the moves that keep it, [`LISTED`] at most, are the best ones, and how many there are. Where moves are not
/// listed it is the one the oracle would make.
pub fn best(asked: &mut dyn Asked, control: &Control) -> Result<(Value, Nat), Stop> {
    let value = asked.value(control)?;
    let total = advise(asked, &value, LISTED, control)?.total;
    if !asked.has_best() && !asked.is_over() {
        asked.unlisted(control)?;
    }
    Ok((value, total))
}

/// The value of a position and how many moves had to be tried for one that keeps it, the only best one then; there is none where the game
/// is over. As little work as that takes.
pub fn first(asked: &mut dyn Asked, control: &Control) -> Result<(Value, usize), Stop> {
    if asked.is_over() {
        return Ok((asked.value(control)?, 0));
    }
    if let Some(value) = asked.prompt(control)? {
        return Ok((value, 0));
    }
    let value = asked.value(control)?;
    let tried = advise_one(asked, &value, control)?;
    if !asked.has_best() {
        asked.unlisted(control)?;
    }
    Ok((value, tried))
}

/// The moves that leave this nim-value are the best ones.
pub fn keep_reaching(asked: &mut dyn Asked, nimber: &Nat, control: &Control) -> Result<(), Stop> {
    if asked.reaching(nimber) {
        return Ok(());
    }
    let moves = asked.total();
    if moves > Nat::from(TRIED) {
        return Err(too_many(moves));
    }
    let leaves = rate(asked, usize::MAX, control)?;
    let reaching: Vec<usize> = (0..leaves.len()).filter(|i| leaves[*i].as_nimber() == Some(nimber)).collect();
    asked.keep(&reaching);
    Ok(())
}

fn too_many(moves: Nat) -> Stop {
    Stop::TooLarge(say!("too-many-moves", moves = moves, most = TRIED))
}

/// How many best moves there are, and what every move leaves if all had to be tried for that.
pub struct Advice {
    /// How many keep the value.
    pub total: Nat,
    /// What the listed moves leave.
    pub leaves: Option<Vec<Value>>,
}

impl Advice {
    /// No move had to be tried.
    fn untried(total: Nat) -> Self {
        Advice { total, leaves: None }
    }
}

/// Finds the best moves of what is worth so much, `most` at most.
pub fn advise(asked: &mut dyn Asked, value: &Value, most: usize, control: &Control) -> Result<Advice, Stop> {
    if let Some(advice) = untried(asked, value, most, control)? {
        return Ok(advice);
    }
    let leaves = rate(asked, usize::MAX, control)?;
    let kept = kept(&leaves, value);
    asked.keep(&kept[..most.min(kept.len())]);
    Ok(Advice { total: Nat::from(kept.len()), leaves: Some(leaves) })
}

/// Finds the first of the best moves and looks at no more moves than that takes; how many it looked at.
///
/// Cost: as that of [`advise`], but where moves are tried one by one, trying ends with the first that nothing can go before.
pub fn advise_one(asked: &mut dyn Asked, value: &Value, control: &Control) -> Result<usize, Stop> {
    if untried(asked, value, 1, control)?.is_some() {
        return Ok(0);
    }
    let mut first: Option<(usize, Value)> = None;
    let mut tried = 0;
    for i in 0..asked.list(usize::MAX) {
        control.tick(1)?;
        tried += 1;
        let left = asked.leaves(i, control)?;
        let is_last = left.is_foremost_from(value);
        if first.as_ref().is_none_or(|(_, best)| left.goes_before(best, value)) {
            first = Some((i, left));
        }
        if is_last {
            break;
        }
    }
    asked.keep(&first.map(|(i, _)| i).into_iter().collect::<Vec<usize>>());
    Ok(tried)
}

/// The same where no move has to be tried for it; `None`: they have to be.
fn untried(asked: &mut dyn Asked, value: &Value, most: usize, control: &Control) -> Result<Option<Advice>, Stop> {
    if value.outcome() == Outcome::N
        && value.is_proved()
        && !asked.is_over()
        && let Some(total) = asked.winning(most, control)?
    {
        return Ok(Some(Advice::untried(total)));
    }
    if value.is_open()
        && let Some(weights) = asked.mixed(control)?
    {
        let likeliest = likeliest(&weights);
        asked.keep(&likeliest[..most.min(likeliest.len())]);
        return Ok(Some(Advice::untried(Nat::from(weights.len()))));
    }
    let total = asked.total();
    if total.is_zero() {
        return Ok(Some(Advice { total, leaves: Some(Vec::new()) }));
    }
    if is_flat(value) && (*value != Value::Lost || total > Nat::from(LISTED)) {
        asked.keep_first(most);
        return Ok(Some(Advice::untried(total)));
    }
    if total > Nat::from(TRIED) {
        return Err(too_many(total));
    }
    Ok(asked.chosen(value, most, control)?.map(Advice::untried))
}

/// The places of weights, the heaviest first.
fn likeliest(weights: &[Ratio]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..weights.len()).collect();
    order.sort_by(|a, b| weights[*b].cmp(&weights[*a]));
    order
}

/// The places of what is gladly left, by which what is `whole` worth is kept: the winner's fastest first, the loser's slowest first.
fn kept(left: &[Value], whole: &Value) -> Vec<usize> {
    let gladness: Vec<_> = left.iter().map(Value::gladness).collect();
    let most = gladness.iter().max();
    let mut kept: Vec<usize> = (0..left.len()).filter(|i| Some(&gladness[*i]) == most).collect();
    kept.sort_by_key(|i| left[*i].hurry_from(whole));
    kept
}

/// Whether all moves keep this value: of a lost position without points only remoteness could tell them apart. Its own need not be
/// known for that: some moves may lose at once where the others lose sooner or later, so where they are few they are looked at.
fn is_flat(value: &Value) -> bool {
    *value == Value::Lost || value.as_nimber().is_some_and(Zero::is_zero) && value.remoteness().is_none()
}

/// What the first moves leave.
fn rate(asked: &mut dyn Asked, most: usize, control: &Control) -> Result<Vec<Value>, Stop> {
    let listed = asked.list(most);
    let leaves = |i| {
        control.tick(1)?;
        asked.leaves(i, control)
    };
    (0..listed).map(leaves).collect()
}

/// Makes the best moves as far as is worth its computation.
pub fn follow(asked: &mut dyn Asked, control: &Control) -> Result<(), Stop> {
    for _ in 0..asked.foresee() {
        if !asked.step() {
            break;
        }
        let value = asked.value(control)?;
        if is_flat(&value) {
            asked.keep_first(1);
        } else {
            advise_one(asked, &value, control)?;
        }
    }
    Ok(())
}
