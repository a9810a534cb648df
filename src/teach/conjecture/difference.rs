//! Two sets of rules side by side: which positions change hands, and where that happens first.

use crate::conjecture::machines::Decided;
use crate::conjecture::sizes::{Sizes, reach};
use crate::conjecture::trial::Subject;
use ground::expression::tree::common;
use ground::say::Say;
use solve::judge::control::{Control, Stop};
use solve::judge::value::Value;

/// Positions that are listed at most.
const LISTED: usize = 1_000;

/// What differs between two games whose positions have the same sizes.
#[derive(Clone, Debug, PartialEq)]
pub struct Difference {
    /// Positions that both games have and that were asked.
    pub asked: usize,
    /// The greatest size asked.
    pub to: usize,
    /// Who wins differs here: the smallest 1,000, least sum of sizes first.
    pub flips: Vec<Flip>,
    /// How many positions flip.
    pub flips_total: usize,
    /// The smallest position whose nim-values differ though the same side wins.
    pub finer: Option<Flip>,
    /// Both have a period, and these sizes prove what is seen for every size.
    pub proof: Option<Proof>,
    /// Where no position flips that was asked: what machines say of every size.
    pub decided: Option<Decided>,
    /// Where the engine of one of them ended, if that was before the bound.
    pub cut: Option<Say>,
}

/// A position that is worth something else under the other rules.
#[derive(Clone, Debug, PartialEq)]
pub struct Flip {
    /// Its sizes.
    pub sizes: Vec<usize>,
    /// What it is worth under the first rules.
    pub one: Value,
    /// What it is worth under the others.
    pub other: Value,
}

/// Two sequences with periods repeat together: what holds through one round holds for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The size from which the flips repeat.
    pub from: usize,
    /// After how many sizes they repeat.
    pub period: usize,
}

impl Difference {
    /// Asks both games, smallest positions first, up to `to` in every size, or so far that about 20,000 positions are asked.
    pub fn between(
        one: &Subject,
        other: &Subject,
        count: usize,
        to: Option<usize>,
        control: &Control,
    ) -> Result<Self, Stop> {
        let from = one.from.max(other.from);
        let to = to.unwrap_or_else(|| reach(count, from));
        let mut found = Difference {
            asked: 0,
            to,
            flips: vec![],
            flips_total: 0,
            finer: None,
            proof: None,
            decided: None,
            cut: None,
        };
        let mut all = Sizes::new(count, from, to);
        while let Some(sizes) = all.advance() {
            control.tick(1)?;
            match ask(one, other, sizes, control) {
                Ok(Some((x, y))) => found.meet(sizes, x, y),
                Ok(None) => {}
                Err(Stop::TooLarge(why)) => {
                    found.to = sizes.iter().copied().max().unwrap_or(to);
                    found.cut = Some(why);
                    return Ok(found);
                }
                Err(stop) => return Err(stop),
            }
        }
        found.prove(one, other, count);
        Ok(found)
    }

    /// Adds the proof, if both have periods and a whole round of both was asked.
    pub fn prove(&mut self, one: &Subject, other: &Subject, count: usize) {
        self.proof = proof(one, other, count).filter(|proof| proof.from + proof.period <= self.to + 1);
    }

    fn meet(&mut self, sizes: &[usize], one: Value, other: Value) {
        self.asked += 1;
        let flips = one.outcome() != other.outcome();
        let is_finer = !flips && self.finer.is_none() && differ(&one, &other);
        let flip = || Flip { sizes: sizes.to_vec(), one, other };
        if flips {
            self.flips_total += 1;
            if self.flips.len() < LISTED {
                self.flips.push(flip());
            }
        } else if is_finer {
            self.finer = Some(flip());
        }
    }
}

fn differ(one: &Value, other: &Value) -> bool {
    match (one.as_nimber(), other.as_nimber()) {
        (Some(x), Some(y)) => x != y,
        _ => false,
    }
}

fn ask(one: &Subject, other: &Subject, sizes: &[usize], control: &Control) -> Result<Option<(Value, Value)>, Stop> {
    let Some(x) = (one.value)(sizes, control)? else { return Ok(None) };
    Ok((other.value)(sizes, control)?.map(|y| (x, y)))
}

fn proof(one: &Subject, other: &Subject, count: usize) -> Option<Proof> {
    let known = [one, other].map(|subject| subject.period.as_ref().filter(|period| count == 1 && period.saltus == 0));
    let [Some(x), Some(y)] = known else { return None };
    let from = (x.preperiod.max(y.preperiod) as usize).max(one.from).max(other.from);
    common(x.period as usize, y.period as usize).map(|period| Proof { from, period })
}

#[cfg(test)]
mod tests {
    use super::*;
    use solve::judge::sequence::{Period, Standing};

    type Answer = Result<Option<Value>, Stop>;

    fn by(modulus: usize, limit: usize) -> impl Fn(&[usize], &Control) -> Answer {
        move |sizes, _| match sizes[0] {
            n if n > limit => Err(Stop::TooLarge(Say::verbatim("too far"))),
            n => Ok(Some(Value::nimber(n % modulus))),
        }
    }

    fn subject(value: &dyn Fn(&[usize], &Control) -> Answer, period: u64) -> Subject<'_> {
        let standing = Standing::Certified { from: 0, to: 2 * period };
        let period = Period { period, preperiod: 0, saltus: 0, standing };
        Subject { value, from: 0, period: Some(period), law: None }
    }

    #[test]
    fn the_first_surprise_comes_first_and_one_round_proves_the_rest() {
        let (four, six) = (by(4, 999), by(6, 999));
        let (one, other) = (subject(&four, 4), subject(&six, 6));
        let found = Difference::between(&one, &other, 1, Some(30), &Control::new()).expect("nobody stops");
        let sizes: Vec<usize> = found.flips.iter().map(|flip| flip.sizes[0]).collect();
        assert_eq!(sizes, [4, 6, 8, 16, 18, 20, 28, 30]);
        assert_eq!(found.finer.map(|flip| flip.sizes), Some(vec![5]));
        assert_eq!(found.proof, Some(Proof { from: 0, period: 12 }));
        let short = Difference::between(&one, &other, 1, Some(10), &Control::new()).expect("nobody stops");
        assert_eq!(short.proof, None, "11 is needed for a whole round");
    }

    #[test]
    fn where_an_engine_ends_the_comparison_says_so() {
        let (four, six) = (by(4, 9), by(6, 999));
        let found = Difference::between(&subject(&four, 4), &subject(&six, 6), 1, None, &Control::new());
        let found = found.expect("nobody stops");
        assert_eq!((found.asked, found.to, found.cut.is_some(), found.proof), (10, 10, true, None));
    }
}
