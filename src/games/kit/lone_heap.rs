//! Why one heap with fixed takes is won or lost: in misère play by Ferguson's theorem, and where remainders tell it, in normal play.
//!
//! The same numbers may be taken from every size, so nim-values decide misère play as well: a heap is lost exactly where its value is 1.

mod rounds;

use num_traits::Zero;

use crate::kit::answers::{Told, Try};
use ground::num::{Nat, small};
use ground::say;
use ground::say::Say;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::nim_values::take_away::TakeAway;

/// Sizes below the heap that the table of values shows.
const NEAR: usize = 8;

/// Moves that are shown with an answer, and sizes that a sentence lists.
const SHOWN: usize = 12;

/// Replies to a take that are counted.
const COUNTED: usize = 64;

/// Remainders that a sentence lists.
const RESTS: usize = 6;

/// Sizes looked at for lost ones, and the longest period that is told by remainders.
const LOOKED: usize = 400;

/// A heap alone, and what is known of its takes.
pub struct LoneHeap<'a> {
    /// How many counters it has; it has a move.
    pub size: Nat,
    /// Whether who cannot move wins.
    pub is_misere: bool,
    /// The smallest number that may be taken at all.
    pub least: Nat,
    /// Up to which size the same numbers may be taken from every size; 0: from all sizes there are.
    pub to: usize,
    /// What a size may be left at, the smallest take first.
    pub lefts: &'a dyn Fn(&Nat) -> Vec<Nat>,
    /// The nim-value of a size.
    pub value: &'a dyn Fn(&Nat) -> Result<Nat, Stop>,
    /// The move from one size to another, in notation.
    pub write: &'a dyn Fn(&Nat, &Nat) -> String,
    /// From which size on the values repeat, and every how many, where that is proved.
    pub period: Option<[Nat; 2]>,
    /// How the values are known.
    pub laws: Vec<Say>,
}

impl LoneHeap<'_> {
    /// The reason: which sizes are lost, and that one of them can be left or none.
    ///
    /// Source: T. S. Ferguson, International Journal of Game Theory 3 (1974), 159-167. Worked: takes 1, 4, 6 from 11 leave 10, 7, 5 of
    /// value 0; so 11 has value 1 and is lost, and the answers 10 to 6, 7 to 6 and 5 to 1 leave lost sizes again.
    pub fn reason(&self) -> Result<Reason, Stop> {
        let lefts = (self.lefts)(&self.size);
        let mut winning = Vec::new();
        for left in &lefts {
            if self.is_lost(left)? {
                winning.push(left.clone());
            }
        }
        let misere = usize::from(self.is_misere);
        let ask = Step::says(Role::Ask, say!("lone-ask", misere = misere));
        let look = self.look()?;
        let (claim, mut steps) = match winning.first() {
            Some(left) => {
                let claim = say!("lone-claim-won", size = &self.size, moves = winning.len(), misere = misere);
                (claim, self.win(left, &lefts)?)
            }
            None => (say!("lone-claim-lost", size = &self.size, misere = misere), self.stall(&lefts)?),
        };
        match self.rounds()? {
            // The table of remainders is a proof by itself.
            Some(rounds) => steps.push(rounds),
            None => steps.extend(self.known()?),
        }
        if steps.iter().all(|step| step.role != Role::Law) {
            steps.push(Step::says(Role::Law, say!("worth-law-end", misere = misere)));
        }
        Ok(Reason { claim, steps: [ask, look].into_iter().chain(steps).collect() })
    }

    /// How it is known which sizes are lost.
    fn known(&self) -> Result<Vec<Step>, Stop> {
        let theorem = say!("lone-law", least = &self.least, to = self.to);
        // The table shows all of a small heap, unless remainders told which sizes are lost.
        let is_used = self.size > Nat::from(NEAR) || self.rests()?.is_some();
        let laws = self.laws.iter().filter(|_| is_used).cloned();
        let theorem = Some(theorem).filter(|_| self.is_misere).into_iter();
        Ok(theorem.chain(laws).map(|law| Step::says(Role::Law, law)).collect())
    }

    fn is_lost(&self, size: &Nat) -> Result<bool, Stop> {
        Ok((self.value)(size)? == Nat::from(u8::from(self.is_misere)))
    }

    /// The same; in normal play only where remainders tell which sizes are lost and a table of takes proves it.
    pub fn reason_if_short(&self) -> Result<Option<Reason>, Stop> {
        let is_told = self.is_misere || self.rounds()?.is_some();
        is_told.then(|| self.reason()).transpose()
    }

    /// The lost sizes by their remainders, or those next to the heap.
    fn look(&self) -> Result<Step, Stop> {
        if let Some((rests, period, from)) = self.rests()? {
            let rest = &self.size % period;
            let says = say!(
                "lone-look-rests",
                rests = rests,
                period = period,
                from = from,
                size = &self.size,
                rest = rest,
                sizes = self.first_lost(from)?
            );
            return Ok(Step::says(Role::Look, says).about(Idea::Remainder));
        }
        let mut lost = Vec::new();
        let mut size = self.size.clone();
        for _ in 0..LOOKED {
            if self.is_lost(&size)? {
                lost.push(size.clone());
            }
            if size.is_zero() || lost.len() == RESTS {
                break;
            }
            size -= 1u8;
        }
        lost.reverse();
        let says = if lost.is_empty() {
            say!("lone-look-value", size = &self.size, value = (self.value)(&self.size)?)
        } else {
            say!("lone-look-list", size = &self.size, sizes = lost)
        };
        Ok(Step::says(Role::Look, says).about(Idea::LostList))
    }

    /// The remainders that are lost, the period and where it begins, where both are small.
    fn rests(&self) -> Result<Option<(Vec<usize>, usize, usize)>, Stop> {
        let small = |n: &Nat| small(n).filter(|n| *n <= LOOKED);
        let Some((from, period)) = self.period.as_ref().and_then(|[from, period]| small(from).zip(small(period)))
        else {
            return Ok(None);
        };
        let mut rests = Vec::new();
        for size in from..from + period {
            if self.is_lost(&Nat::from(size))? {
                rests.push(size % period);
            }
        }
        rests.sort_unstable();
        Ok(Some((rests, period, from)).filter(|(rests, ..)| (1..=RESTS).contains(&rests.len())))
    }

    /// The first lost sizes from there on.
    fn first_lost(&self, from: usize) -> Result<Vec<usize>, Stop> {
        let mut lost = Vec::new();
        for size in from.. {
            if lost.len() == RESTS {
                break;
            }
            if self.is_lost(&Nat::from(size))? {
                lost.push(size);
            }
        }
        Ok(lost)
    }

    fn win(&self, left: &Nat, lefts: &[Nat]) -> Result<Vec<Step>, Stop> {
        let place = if lefts.len() <= SHOWN {
            say!("lone-place", lefts = lefts.to_vec())
        } else {
            say!("lone-place-many", count = lefts.len())
        };
        let mv = say!("lone-move", take = &self.size - left, left = left);
        let mv = Step::says(Role::Move, mv).about(Idea::LostList).showing(self.near(lefts)?);
        let proof = self.answered(left, say!("lone-proof-won", misere = usize::from(self.is_misere)))?;
        Ok(vec![Step::says(Role::Place, place), mv, proof])
    }

    fn stall(&self, lefts: &[Nat]) -> Result<Vec<Step>, Stop> {
        let place = if lefts.len() <= SHOWN {
            say!("lone-place-none", lefts = lefts.to_vec())
        } else {
            say!("lone-place-none-many", count = lefts.len())
        };
        let place = Step::says(Role::Place, place).showing(self.near(lefts)?);
        let stall = match self.hardest(lefts)? {
            Some(tried) => {
                let (take, Told { known, right, replies }) = (&self.size - &lefts[tried.mv], Told::of(Some(tried)));
                say!("lone-stall", take = take, known = known, right = right, replies = replies)
            }
            None => say!("lone-stall-last", take = &self.size - &lefts[0]),
        };
        let proof = self.answered(&self.size, say!("lone-proof-lost", misere = usize::from(self.is_misere)))?;
        Ok(vec![place, Step::says(Role::Move, stall), proof])
    }

    /// Of the first takes that do not end the game the one to which the smallest share of replies wins; many replies are not counted.
    fn hardest(&self, lefts: &[Nat]) -> Result<Option<Try>, Stop> {
        let mut hardest: Option<Try> = None;
        for (mv, left) in lefts.iter().enumerate() {
            let thens = (self.lefts)(left);
            if thens.is_empty() || hardest.is_some() && (mv >= SHOWN || thens.len() > COUNTED) {
                continue;
            }
            let (mut right, mut replies) = (0, thens.len());
            if replies > COUNTED {
                replies = 0;
            }
            for then in thens.iter().take(replies) {
                right += usize::from(self.is_lost(then)?);
            }
            let tried = Try { mv, right: right.into(), replies: replies.into() };
            if hardest.as_ref().is_none_or(|than| tried.is_harder(than)) {
                hardest = Some(tried);
            }
        }
        Ok(hardest)
    }

    /// The takes from a lost size, each with what leaves a lost one again; a take that ends the game has no answer.
    fn answered(&self, lost: &Nat, says: Say) -> Result<Step, Stop> {
        let mut replies = Vec::new();
        for left in (self.lefts)(lost).iter().take(SHOWN) {
            let mut answer = String::new();
            for then in (self.lefts)(left) {
                if self.is_lost(&then)? {
                    answer = (self.write)(left, &then);
                    break;
                }
            }
            replies.push(((self.write)(lost, left), answer));
        }
        Ok(Step::says(Role::Proof, says).about(Idea::LostList).showing(Exhibit::Replies(replies)))
    }

    /// The values of the size, of those next below it, and of what it can be left at, which is marked; of many only the lost ones.
    fn near(&self, lefts: &[Nat]) -> Result<Exhibit, Stop> {
        let mut sizes = vec![self.size.clone()];
        while sizes.len() <= NEAR && !sizes[sizes.len() - 1].is_zero() {
            sizes.push(&sizes[sizes.len() - 1] - 1u8);
        }
        for left in lefts {
            if lefts.len() <= SHOWN || self.is_lost(left)? && sizes.len() < NEAR + SHOWN {
                sizes.push(left.clone());
            }
        }
        sizes.sort_unstable();
        sizes.dedup();
        let mut rows = Vec::new();
        for size in &sizes {
            let letter = if self.is_lost(size)? { "P" } else { "N" };
            rows.push(vec![size.to_string(), (self.value)(size)?.to_string(), letter.to_owned()]);
        }
        let focus = (0..rows.len()).filter(|row| lefts.contains(&sizes[*row])).map(|row| (row, 1)).collect();
        Ok(Exhibit::Table { head: heads(), rows, focus })
    }
}

/// The heads of a table of sizes with their values.
pub fn heads() -> Vec<Say> {
    vec![say!("subtraction-head-size"), say!("subtraction-head-value"), say!("subtraction-head-outcome")]
}

/// How the values of fixed takes are known, and from which size on they repeat, every how many.
pub fn laws(worth: &TakeAway, control: &Control) -> Result<(Vec<Say>, Option<[Nat; 2]>), Stop> {
    let mut laws = Vec::new();
    if let Some(beyond) = worth.beyond() {
        laws.push(say!("subtraction-beyond", beyond = beyond));
    }
    if *worth.unit() > Nat::from(1u8) {
        laws.push(say!("subtraction-unit", unit = worth.unit()));
    }
    let Some(law) = worth.law(control)? else {
        laws.push(say!("subtraction-by-mex"));
        return Ok((laws, None));
    };
    let (period, from, to) = (law.period, law.preperiod, law.compared_to());
    if let Some(beyond) = worth.beyond() {
        laws.push(say!(
            "subtraction-period-below",
            period = period,
            from = from,
            to = to,
            window = law.window,
            beyond = beyond
        ));
        return Ok((laws, None));
    }
    let whole = worth.unit() * period;
    laws.push(say!(
        "subtraction-period",
        period = period,
        from = from,
        to = to,
        window = law.window,
        unit = worth.unit(),
        whole = whole
    ));
    Ok((laws, Some([worth.unit() * from, worth.unit() * period])))
}
