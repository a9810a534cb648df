//! What every coalition is worth, or what it costs, and how a division treats it.

use num_integer::Integer;
use num_traits::{One, Signed, ToPrimitive, Zero};

use crate::judge::control::{Control, Stop};
use crate::judge::shares::{Coalition, Divided};
use ground::num::{Int, Ratio};

/// Players at most: each of their coalitions is looked at.
pub const PLAYERS: usize = 16;

/// Coalitions looked at for one tick.
const PER_TICK: usize = 64;

/// Numbers below this size multiply within 128 bits, three of them at a time and sixteen such products together.
const NARROW: u64 = 1 << 40;

/// The worths of all coalitions of up to 16 players, by their masks; nobody is worth 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Worths {
    divided: Divided,
    players: usize,
    /// Worth times unit, whole, and turned where costs are shared: more is better here.
    gains: Vec<Int>,
    unit: Int,
}

impl Worths {
    /// The worth of each coalition by its mask; the first, of nobody, counts as 0. There must be 2^players of them.
    pub fn new(divided: Divided, players: usize, worths: &[Ratio]) -> Self {
        assert!(players <= PLAYERS && worths.len() == 1 << players, "one worth for every coalition");
        let unit = worths.iter().fold(Int::one(), |unit, worth| unit.lcm(worth.denom()));
        let gain = |worth: &Ratio| {
            let gain = worth.numer() * (&unit / worth.denom());
            if divided == Divided::Cost { -gain } else { gain }
        };
        let mut gains: Vec<Int> = worths.iter().map(gain).collect();
        gains[0] = Int::ZERO;
        Worths { divided, players, gains, unit }
    }

    /// What is divided.
    pub fn divided(&self) -> Divided {
        self.divided
    }

    /// How many players there are.
    pub fn players(&self) -> usize {
        self.players
    }

    /// All of them.
    pub fn all(&self) -> Coalition {
        (1 << self.players) - 1
    }

    /// What a coalition is worth or costs.
    pub fn of(&self, coalition: Coalition) -> Ratio {
        self.divided.counted(self.gain(coalition))
    }

    /// The same where more is better.
    pub(super) fn gain(&self, coalition: Coalition) -> Ratio {
        Ratio::new(self.gains[coalition as usize].clone(), self.unit.clone())
    }

    /// All of them times [`Worths::unit`].
    pub(super) fn gains(&self) -> &[Int] {
        &self.gains
    }

    /// What the whole numbers of [`Worths::gains`] are counted in.
    pub(super) fn unit(&self) -> &Int {
        &self.unit
    }

    /// What a coalition gets or pays in a division.
    pub fn sum(split: &[Ratio], coalition: Coalition) -> Ratio {
        split.iter().enumerate().filter(|(player, _)| coalition >> player & 1 == 1).map(|(_, share)| share).sum()
    }

    /// How much better a coalition would do on its own than in this division; at most 0: it has nothing to object.
    pub fn excess(&self, split: &[Ratio], coalition: Coalition) -> Ratio {
        self.divided.counted(self.of(coalition) - Self::sum(split, coalition))
    }

    /// The coalition that would gain most by leaving this division, and how much; of equals the smallest, then the first.
    /// `None`: none would gain.
    pub fn most_hurt(&self, split: &[Ratio], control: &Control) -> Result<Option<(Coalition, Ratio)>, Stop> {
        let turned: Vec<Ratio> = split.iter().map(|share| self.divided.counted(share.clone())).collect();
        let Some(worst) = self.worst(&turned, &|_| true, control)? else { return Ok(None) };
        let gain = self.excess(split, worst);
        Ok(gain.is_positive().then_some((worst, gain)))
    }

    /// The coalitions that gain most by leaving this division, or lose least: those first, of equals the smaller one, then the first;
    /// at most `most` of them. All players together are left out, but for a lone player.
    ///
    /// Worked: AB = 10, A = 1, B = 2, both get 5: B lacks -3, A -4.
    pub fn most_hurt_first(
        &self,
        split: &[Ratio],
        most: usize,
        control: &Control,
    ) -> Result<Vec<(Coalition, Ratio)>, Stop> {
        let mut sums = vec![Ratio::zero()];
        let mut found = Vec::new();
        for mask in 1..self.all().max(2) {
            if (mask as usize).is_multiple_of(PER_TICK) {
                control.tick(1)?;
            }
            let sum = &sums[(mask & (mask - 1)) as usize] + &split[mask.trailing_zeros() as usize];
            found.push((mask, self.divided.counted(self.of(mask) - &sum)));
            sums.push(sum);
        }
        let order = |(am, a): &(Coalition, Ratio), (bm, b): &(Coalition, Ratio)| {
            b.cmp(a).then(am.count_ones().cmp(&bm.count_ones())).then(am.cmp(bm))
        };
        if found.len() > most {
            found.select_nth_unstable_by(most, order);
            found.truncate(most);
        }
        found.sort_by(order);
        Ok(found)
    }

    /// Of the smaller coalitions that are asked for, the one whose gain exceeds its sum of `split` by most.
    pub(super) fn worst(
        &self,
        split: &[Ratio],
        is_asked: &dyn Fn(Coalition) -> bool,
        control: &Control,
    ) -> Result<Option<Coalition>, Stop> {
        let scale = split.iter().fold(Int::one(), |scale, share| scale.lcm(share.denom()));
        let shares: Vec<Int> = split.iter().map(|share| share.numer() * (&scale / share.denom())).collect();
        let narrow = |n: &Int| n.to_i128().filter(|n| n.unsigned_abs() < u128::from(NARROW));
        let all = |ns: &[Int]| ns.iter().map(narrow).collect::<Option<Vec<i128>>>();
        match (all(&shares), all(&self.gains), narrow(&scale), narrow(&self.unit)) {
            (Some(shares), Some(gains), Some(scale), Some(unit)) => {
                greatest(&shares, &gains, &scale, &unit, is_asked, control)
            }
            _ => greatest(&shares, &self.gains, &scale, &self.unit, is_asked, control),
        }
    }
}

/// A whole number that is added and multiplied.
trait Number: Clone + Ord + Zero + for<'a> std::ops::AddAssign<&'a Self> {
    fn excess(gain: &Self, scale: &Self, sum: &Self, unit: &Self) -> Self;
}

impl Number for i128 {
    fn excess(gain: &Self, scale: &Self, sum: &Self, unit: &Self) -> Self {
        gain * scale - sum * unit
    }
}

impl Number for Int {
    fn excess(gain: &Self, scale: &Self, sum: &Self, unit: &Self) -> Self {
        gain * scale - sum * unit
    }
}

/// The coalition, of those asked for and neither nobody nor all, with the greatest excess.
fn greatest<N: Number>(
    shares: &[N],
    gains: &[N],
    scale: &N,
    unit: &N,
    is_asked: &dyn Fn(Coalition) -> bool,
    control: &Control,
) -> Result<Option<Coalition>, Stop> {
    let mut sums = vec![N::zero(); gains.len()];
    let mut best: Option<(N, Coalition)> = None;
    for mask in 1..gains.len() - 1 {
        if mask % PER_TICK == 0 {
            control.tick(1)?;
        }
        let mut sum = sums[mask & (mask - 1)].clone();
        sum += &shares[mask.trailing_zeros() as usize];
        let excess = N::excess(&gains[mask], scale, &sum, unit);
        sums[mask] = sum;
        let coalition = mask as Coalition;
        let is_better = best
            .as_ref()
            .is_none_or(|(most, at)| excess > *most || excess == *most && coalition.count_ones() < at.count_ones());
        if is_better && is_asked(coalition) {
            best = Some((excess, coalition));
        }
    }
    Ok(best.map(|(_, coalition)| coalition))
}
