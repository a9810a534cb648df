//! A conjecture put to the test: position by position, smallest first, and beyond all of them where a proof is at hand.

use crate::conjecture::law::{Claim, Conjecture};
use crate::conjecture::sizes::{Sizes, reach};
use ground::expression::exact::Trouble;
use ground::expression::tree::common;
use ground::say::Say;
use solve::judge::control::{Control, Stop};
use solve::judge::sequence::Period;
use solve::judge::value::Value;

/// Sizes of one-size games looked at beyond the bound to complete a proof.
const BEYOND: usize = 2_000_000;

/// What a position of these sizes is worth; `None` where there is no such position.
pub type Worth<'a> = dyn Fn(&[usize], &Control) -> Result<Option<Value>, Stop> + 'a;

/// What is known of the game that a conjecture is about.
pub struct Subject<'a> {
    /// What its positions are worth.
    pub value: &'a Worth<'a>,
    /// The least size.
    pub from: usize,
    /// The certified or proved period of a one-size game.
    pub period: Option<Period>,
    /// The law of the game as a conjecture, where a theorem states one for so many sizes.
    pub law: Option<Conjecture>,
}

/// How a conjecture fared.
#[derive(Clone, Debug, PartialEq)]
pub struct Trial {
    /// Positions that were asked.
    pub asked: usize,
    /// The greatest size among them.
    pub to: usize,
    /// The result.
    pub finding: Finding,
}

/// What came out.
#[derive(Clone, Debug, PartialEq)]
pub enum Finding {
    /// It is wrong here, and nowhere before.
    Refuted {
        /// The smallest counterexample: least sum of sizes, then least first size; beyond all that was asked one that machines found.
        sizes: Vec<usize>,
        /// What it claims there.
        claimed: Claim,
        /// What is so.
        value: Value,
    },
    /// It has no value here.
    Undefined {
        /// The sizes.
        sizes: Vec<usize>,
        /// Why.
        trouble: Trouble,
    },
    /// It is the law of the game: a theorem.
    Theorem,
    /// It is right for every size: both sides have a period, and they agree as far as that takes.
    Proved {
        /// The period of both sides together.
        period: usize,
        /// The last size that had to agree.
        through: usize,
    },
    /// Machines have proved it for every size; that of the law has so many states.
    Decided(usize),
    /// It is right wherever it was asked.
    Holds,
    /// It is right wherever it was asked, up to where the engine goes.
    Cut(Say),
}

impl Conjecture {
    /// Asks the subject, smallest positions first, until the conjecture fails or `to` is reached in every size; without a
    /// bound so far that about 20,000 positions are asked.
    ///
    /// A conjecture that speaks of `k` is asked only where the first size is not the greater one. Where it holds and both it
    /// and the game have a period, the check goes on until it is a proof: two sequences with a common period p from n0 on
    /// that agree below n0 + p agree for ever.
    pub fn test(&self, subject: &Subject, to: Option<usize>, control: &Control) -> Result<Trial, Stop> {
        let reach = to.unwrap_or_else(|| reach(self.sizes(), subject.from));
        let mut trial = Trial { asked: 0, to: reach, finding: Finding::Holds };
        let mut all = Sizes::new(self.sizes(), subject.from, reach);
        while let Some(sizes) = all.advance() {
            if let Some(finding) = self.ask(subject, sizes, &mut trial.asked, control)? {
                trial.to = sizes.iter().copied().max().unwrap_or(reach);
                return Ok(Trial { finding, ..trial });
            }
        }
        if subject.law.as_ref().is_some_and(|law| law.says_the_same(self)) {
            return Ok(Trial { finding: Finding::Theorem, ..trial });
        }
        self.go_on(subject, trial, control)
    }

    /// Carries a check that held on to a proof, if the periods are known and not too long.
    pub fn go_on(&self, subject: &Subject, mut trial: Trial, control: &Control) -> Result<Trial, Stop> {
        let Some(known) = subject.period.as_ref().filter(|known| known.saltus == 0 && self.sizes() == 1) else {
            return Ok(trial);
        };
        let Some(period) = self.period().and_then(|own| common(own, known.period as usize)) else { return Ok(trial) };
        let Some(through) = (known.preperiod as usize).max(subject.from).checked_add(period).map(|end| end - 1) else {
            return Ok(trial);
        };
        if through > trial.to.saturating_add(BEYOND) {
            return Ok(trial);
        }
        for n in trial.to + 1..=through {
            if let Some(finding) = self.ask(subject, &[n], &mut trial.asked, control)? {
                return Ok(Trial { finding, to: n, ..trial });
            }
        }
        trial.to = trial.to.max(through);
        Ok(Trial { finding: Finding::Proved { period, through }, ..trial })
    }

    /// What ends the test at these sizes, if something does.
    fn ask(
        &self,
        subject: &Subject,
        sizes: &[usize],
        asked: &mut usize,
        control: &Control,
    ) -> Result<Option<Finding>, Stop> {
        control.tick(1)?;
        if self.is_ordered() && sizes[0] > sizes[1] {
            return Ok(None);
        }
        let value = match (subject.value)(sizes, control) {
            Ok(Some(value)) => value,
            Ok(None) => return Ok(None),
            Err(Stop::TooLarge(why)) => return Ok(Some(Finding::Cut(why))),
            Err(stop) => return Err(stop),
        };
        *asked += 1;
        Ok(match self.claim(sizes) {
            Err(trouble) => Some(Finding::Undefined { sizes: sizes.to_vec(), trouble }),
            Ok(claimed) if claimed.is_so(&value) => None,
            Ok(claimed) => Some(Finding::Refuted { sizes: sizes.to_vec(), claimed, value }),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use solve::judge::sequence::Standing;

    /// A game whose nim-value is this number of the sizes.
    fn valued(nimber: fn(&[usize]) -> usize) -> impl Fn(&[usize], &Control) -> Result<Option<Value>, Stop> {
        move |sizes, _| Ok(Some(Value::nimber(nimber(sizes))))
    }

    fn nim(sizes: &[usize]) -> usize {
        sizes.iter().fold(0, |sum, size| sum ^ size)
    }

    fn four(sizes: &[usize]) -> usize {
        sizes[0] % 4
    }

    fn tried(text: &str, subject: &Subject, to: Option<usize>) -> Finding {
        let conjecture = Conjecture::read(text).expect("it is one");
        conjecture.test(subject, to, &Control::new()).expect("nobody stops").finding
    }

    fn subject<'a>(value: &'a Worth) -> Subject<'a> {
        Subject { value, from: 0, period: None, law: None }
    }

    #[test]
    fn the_smallest_counterexample_is_told() {
        let found = tried("a == b", &subject(&valued(nim)), None);
        assert_eq!(found, Finding::Holds);
        let Finding::Refuted { sizes, claimed, .. } = tried("a == b and b == c", &subject(&valued(nim)), None) else {
            panic!("0, 1, 1 is lost")
        };
        assert_eq!((sizes, claimed), (vec![0, 1, 1], Claim::Lost(false)));
        let Finding::Undefined { sizes, trouble } = tried("n / n == 1", &subject(&valued(four)), None) else {
            panic!("0 / 0")
        };
        assert_eq!((sizes, trouble), (vec![0], Trouble::ByZero));
    }

    #[test]
    fn a_law_in_other_words_is_the_theorem() {
        let law = || Conjecture::read("a ^ b ^ c == 0").ok();
        let nim = valued(nim);
        let known = Subject { law: law(), ..subject(&nim) };
        assert_eq!(tried("0 = c ^ (b ^ a)", &known, None), Finding::Theorem);
        assert_eq!(tried("a ^ b == c", &known, None), Finding::Holds);
    }

    #[test]
    fn periods_make_a_check_a_proof() {
        let standing = Standing::Certified { from: 0, to: 6 };
        let four = valued(four);
        let known = Subject { period: Some(Period { period: 4, preperiod: 0, saltus: 0, standing }), ..subject(&four) };
        assert_eq!(tried("n % 4 == 0", &known, Some(1)), Finding::Proved { period: 4, through: 3 });
        assert_eq!(tried("n % 4", &known, Some(100)), Finding::Proved { period: 4, through: 3 });
        let found = tried("n % 4 == 0 and n % 6 in {0, 2, 4} and n % 9 != 8", &known, Some(5));
        assert!(
            matches!(found, Finding::Refuted { sizes, .. } if sizes == [8]),
            "beyond the bound, on the way to a proof"
        );
        assert_eq!(tried("n - n + n % 4", &known, Some(50)), Finding::Holds, "no period shows in how it is written");
    }
}
