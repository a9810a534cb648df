//! Certificates written: the strategy of the side that wins, or of both where neither does, as the oracle plays it.
//!
//! The strategy is walked as the checker walks it, with the oracle for a guide: what is written has been checked once before it
//! leaves. Still nobody has to believe it: a certificate is there to be checked again by whoever doubts it.

use std::borrow::Cow;

use rustc_hash::FxHashMap;

use crate::nearing::{Name, nearing};
use crate::plainly::Plainly;
use duel::place::Place;
use ground::fault::{Fault, Kind};
use ground::num::Int;
use ground::rules::Side;
use ground::say;
use ground::say::Tongue;
use solve::judge::control::{Control, Stop};
use solve::judge::value::{Outcome, Value};
use verify::certificate::{Head, write_claim, write_reply};
use verify::claim::{Claim, Least};
use verify::ground::Ground;
use verify::telling;
use verify::walk::{Finding, Guide, Hole, Seen, walk};

/// A certificate, and what it took.
#[derive(Debug)]
pub struct Proof {
    /// The file.
    pub text: String,
    /// What is claimed, and what was looked at for it.
    pub parts: Vec<(Claim, Seen)>,
}

/// Why there is none.
#[derive(Clone, Debug)]
pub enum Unproved {
    /// There is nothing that a strategy could prove.
    Fault(Fault),
    /// Stopped, or too large.
    Stop(Stop),
}

impl From<Stop> for Unproved {
    fn from(stop: Stop) -> Self {
        Unproved::Stop(stop)
    }
}

/// Proves what the oracle says of a position, read anew from its text, as whoever checks it will; `game` is the name the house knows
/// it by, `tongue` speaks the words at the head of the file; `room` is how many positions may be looked at.
///
/// Cost: the best moves of every position that the strategy can meet, and every move of the other side there. Memory: those
/// positions as texts, at most what [`walk`] holds.
pub fn prove(
    game: &str,
    place: &dyn Place,
    tongue: &Tongue,
    room: usize,
    control: &Control,
) -> Result<Proof, Unproved> {
    let start = place.reads(&place.text()).and_then(Plainly::of).map_err(Unproved::Fault)?;
    let value = start.place().value(control)?;
    let words = tongue.speak(&say!("certificate-words"));
    let mut proof = Proof { text: head(game, start.place()).write(&words), parts: Vec::new() };
    for claim in claims(&value, start.to())? {
        let (claim, seen, replies) = strategy(&start, claim, room, control)?;
        write_claim(&claim, &mut proof.text);
        proof.text += &replies;
        proof.parts.push((claim, seen));
    }
    Ok(proof)
}

/// What a certificate says before it claims anything.
pub fn head<'t>(game: &'t str, place: &dyn Place) -> Head<'t> {
    let params = place.params().iter();
    Head {
        game: Cow::Borrowed(game),
        params: params.map(|(param, setting)| (Cow::Borrowed(param.name), Cow::Owned(setting.write()))).collect(),
        position: Cow::Owned(place.text()),
        to: Cow::Borrowed(place.to().name()),
    }
}

/// What is to be proved of a position of this value: that its winner wins, or both sides' share of a draw or of points.
fn claims(value: &Value, to: Side) -> Result<Vec<Claim>, Unproved> {
    let claim = |side, least| Claim { side, least, within: None };
    if !value.is_proved() {
        return Err(Stop::TooLarge(say!("proof-estimate")).into());
    }
    if value.is_open() {
        return Err(Unproved::Fault(Fault::new(Kind::BadParameter, say!("proof-open"))));
    }
    if let Value::Margin { own, other } = value {
        let ahead: Int = own - other;
        return Ok(vec![claim(to, Least::Margin(ahead.clone())), claim(to.other(), Least::Margin(-ahead))]);
    }
    Ok(match value.outcome() {
        Outcome::N => vec![claim(to, Least::Win)],
        Outcome::P => vec![claim(to.other(), Least::Win)],
        Outcome::D => vec![claim(to, Least::Draw), claim(to.other(), Least::Draw)],
    })
}

/// The claim with the length of the longest play, what was looked at for it, and the lines of its replies.
fn strategy(start: &Plainly, claim: Claim, room: usize, control: &Control) -> Result<(Claim, Seen, String), Unproved> {
    let mut scribe = Scribe { control, nearing: None, lines: String::new() };
    let mut finding = walk(start.clone(), &claim, &mut scribe, room)?;
    if let Finding::Hole(Hole::Circle { .. }) = &finding
        && let Some(replies) = nearing(start, &claim, room, control)?
    {
        scribe = Scribe { control, nearing: Some(replies), lines: String::new() };
        finding = walk(start.clone(), &claim, &mut scribe, room)?;
    }
    match finding {
        Finding::Holds(seen) => Ok((Claim { within: seen.longest, ..claim }, seen, scribe.lines)),
        Finding::Hole(hole) => Err(Stop::TooLarge(say!("proof-hole", hole = telling::hole(&hole))).into()),
        Finding::Beyond(limit) => Err(Stop::TooLarge(telling::limit(&limit)).into()),
    }
}

/// Replies as the oracle does, or with what comes nearer to the end where that is known, and writes it down.
struct Scribe<'c> {
    control: &'c Control,
    nearing: Option<FxHashMap<Name, String>>,
    lines: String,
}

impl Scribe<'_> {
    fn choose(&self, at: &Plainly) -> Result<Option<String>, Stop> {
        match &self.nearing {
            Some(replies) => Ok(replies.get(&(at.to(), at.text())).cloned()),
            None => match at.place().prompt(self.control)? {
                Some((_, reply)) => Ok(Some(reply)),
                None => at.place().best(self.control).map(|(_, best, _)| best.into_iter().next()),
            },
        }
    }
}

impl Guide<Plainly> for Scribe<'_> {
    type Stop = Stop;

    fn reply(&mut self, at: &Plainly) -> Result<Option<String>, Stop> {
        let reply = self.choose(at)?;
        if let Some(reply) = &reply {
            write_reply(&at.text(), reply, &mut self.lines);
        }
        Ok(reply)
    }

    fn tick(&mut self) -> Result<(), Stop> {
        self.control.tick(1)
    }
}
