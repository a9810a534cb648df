//! Heaps by a rule of one's own: which numbers may be taken and how a heap may split, written as small expressions.

mod far;
mod kin;
mod wish;

use std::sync::OnceLock;

use crate::breaks::heap_rule::far::{Far, LISTED, whole};
use crate::breaks::heap_rule::kin::Kin;
use crate::breaks::heap_rule::wish::{Allows, SIZE, Wish};
use crate::breaks::octal;
use crate::kit::breaking::rules::{Alike, Breaking, Breaks, Lefts, WALKED};
use crate::kit::breaking::ways;
use duel::game::manner::Manner;
use duel::game::{Card, Family, Preset};
use ground::expression::read::Names;
use ground::expression::tree::Truth;
use ground::fault::Fault;
use ground::num::{Nat, small};
use ground::params::{Domain, Param, Params};
use ground::say;
use ground::say::Say;
use solve::automaton::known::Known;
use solve::judge::control::{Control, Stop};
use solve::judge::sequence::{Period, Standing};
use solve::nim_values::heap_rule::HeapRule;
use solve::nim_values::heap_table::HeapTable;
use solve::nim_values::period::certify;

/// Sizes held where heaps never split; a value costs one look at each number that might be taken.
const UNSPLIT: usize = 20_000;

/// Sizes held where heaps split; a value costs one look at each pair of parts.
const SPLIT: usize = 600;

/// Sizes of a table in which a repetition is looked for.
const LOOKED_AT: usize = 300;

/// What a take may speak of: the heap and the number taken.
const TAKE: &Names = &[("n", SIZE), ("c", 1)];

/// What a split may speak of: the heap, the number taken, and the two parts, the smaller first.
const PARTS: &Names = &[("n", 0), ("c", 1), ("x", 2), ("y", 3)];

/// A rule for one heap.
pub struct HeapByRule {
    take: Wish,
    split: Wish,
    is_misere: bool,
    values: HeapTable,
    /// The proved period of the values, where finitely many numbers may be taken.
    period: OnceLock<Option<Period>>,
    far: Far,
    /// The octal code that says the same, where heaps split and one does.
    kin: Option<Kin>,
}

impl HeapByRule {
    /// The game these parameters describe.
    pub fn build(params: &Params) -> Result<Breaking<Self>, Fault> {
        let named = |name: &'static str, fault: Fault| Fault {
            says: say!("in-param", name = name, problem = fault.says.clone()),
            ..fault
        };
        let wish = |name, names| Wish::read(params.text(name), names).map_err(|fault| named(name, fault));
        let (take, split) = (wish("take", TAKE)?, wish("split", PARTS)?);
        let most = if split.is_never() { UNSPLIT } else { SPLIT };
        let (values, period) = (HeapTable::new(most), OnceLock::new());
        let is_misere = params.flag("misere");
        let far = Far::of(take.when().filter(|_| split.is_never()), is_misere);
        let kin = Kin::of(&take, &split);
        Ok(Breaking::new(HeapByRule { take, split, is_misere, values, period, far, kin }))
    }

    /// Calls `found` for each way to move in a heap, in the order of the notation, until it says to stop.
    fn walk(&self, size: usize, found: &mut dyn FnMut(&[usize]) -> bool) {
        let take = &mut |taken: usize| {
            let rest = size - taken;
            found(&[rest][..usize::from(rest > 0)])
        };
        let goes_on = match &self.take.allows {
            Allows::Numbers(takes) => {
                takes.iter().filter(|taken| (1..=size).contains(*taken)).all(|taken| take(*taken))
            }
            Allows::When(_) => (1..=size).filter(|taken| self.take.allows(&[size, *taken, 0, 0])).all(take),
            Allows::Never => true,
        };
        if !goes_on {
            return;
        }
        if self.split.is_never() {
            return;
        }
        for taken in 0..size.saturating_sub(1) {
            let rest = size - taken;
            for part in 1..=rest / 2 {
                if self.split.allows(&[size, taken, part, rest - part]) && !found(&[part, rest - part]) {
                    return;
                }
            }
        }
    }

    fn all(&self, size: usize) -> Vec<Vec<usize>> {
        let mut all = Vec::new();
        self.walk(size, &mut |left| {
            all.push(left.to_vec());
            true
        });
        all
    }

    /// The size where the table reaches it.
    fn held(&self, size: &Nat) -> Option<usize> {
        small(size).filter(|size| *size <= self.values.most())
    }
}

impl HeapByRule {
    /// The numbers that may be taken from every heap that has so many, where nothing splits.
    fn numbers(&self) -> Option<&[usize]> {
        match &self.take.allows {
            Allows::Numbers(takes) if self.split.is_never() => Some(takes),
            _ => None,
        }
    }

    /// How many ways there are in a heap beyond the table, and the first of what they leave, `most` at most, the greatest first; none where
    /// nobody can tell.
    fn far_lefts(&self, size: &Nat, most: usize) -> (Nat, Vec<Nat>) {
        let Some(takes) = self.numbers() else {
            let listed = self.far.takes().map(|takes| takes.lefts(size, most, &Control::new()));
            return listed.and_then(Result::ok).unwrap_or_default();
        };
        let takes: Vec<usize> = takes.iter().copied().filter(|take| *take > 0).collect();
        (Nat::from(takes.len()), takes.iter().map(|take| size - *take).collect())
    }

    /// The period of the values, certified by all that the table holds.
    fn period(&self, control: &Control) -> Result<Option<&Period>, Stop> {
        let Some(most) = self.most() else { return Ok(None) };
        if let Some(known) = self.period.get() {
            return Ok(known.as_ref());
        }
        let values = self.values.values(self, self.values.most(), control)?;
        let found = certify(&values, most, control)?;
        Ok(self.period.get_or_init(|| found).as_ref())
    }

    /// Whether so much may be left of a heap beyond the table.
    fn allows_far(&self, size: &Nat, left: &[Nat]) -> bool {
        let none = Nat::ZERO;
        let left = match left {
            [] => &none,
            [left] => left,
            _ => return false,
        };
        match self.numbers() {
            Some(takes) => {
                *left < *size && small(&(size - left)).is_some_and(|take| takes.binary_search(&take).is_ok())
            }
            None => self.far.takes().is_some_and(|takes| takes.allows(size, left)),
        }
    }

    /// The nim-value of a heap beyond the table, by the period or by the law of every size.
    fn far_nimber(&self, size: &Nat, control: &Control) -> Result<Nat, Stop> {
        if let Some(period) = self.period(control)? {
            let same = (size - period.preperiod) % period.period + period.preperiod;
            return self.values.value(self, &same, control).map(Nat::from);
        }
        let beyond = || Stop::TooLarge(say!("heap-beyond-law", size = size, most = self.values.most()));
        self.far.nimber(size, control)?.ok_or_else(beyond)
    }

    /// The law of a lone heap, where its nim-value is known to nobody; `None`: it is, or no law was found.
    fn lone_law(&self, size: &Nat, control: &Control) -> Result<Option<&Known>, Stop> {
        let is_near = small(size).is_some_and(|size| size <= if self.is_misere { WALKED } else { self.values.most() });
        if is_near || self.is_misere && self.is_alike() || self.period(control)?.is_some() {
            return Ok(None);
        }
        if !self.is_misere && self.far.has_values(control)? {
            return Ok(None);
        }
        self.far.outcome(control)
    }
}

impl HeapRule for HeapByRule {
    fn each(&self, size: usize, leaves: &mut dyn FnMut(&[usize])) {
        self.walk(size, &mut |left| {
            leaves(left);
            true
        });
    }
}

impl Breaks for HeapByRule {
    const CARD: Card = Card {
        id: "heap-rule",
        family: Family::Breaks,
        fame: 10,
        manner: Manner::Heaps,
        params: &[
            Param { name: "take", domain: Domain::Text, default: "c <= 2" },
            Param { name: "split", domain: Domain::Text, default: "c == 1" },
            Param { name: "misere", domain: Domain::Flag, default: "false" },
        ],
        presets: &[
            Preset { params: &[], position: Some("5,8") },
            Preset { params: &[("take", "none"), ("split", "c == 0 and y % x != 0")], position: Some("13") },
            Preset { params: &[("take", "prime(c)"), ("split", "none")], position: Some("11,14") },
            Preset { params: &[("take", "c * c <= n"), ("split", "none"), ("misere", "true")], position: Some("7,9") },
        ],
        sources: &["R. Sprague, Über mathematische Kampfspiele, Tôhoku Mathematical Journal 41 (1935), 438-444"],
    };

    fn taken_when(&self) -> Option<Truth> {
        self.take.when().filter(|_| self.split.is_never())
    }

    fn is_misere(&self) -> bool {
        self.is_misere
    }

    fn start(&self) -> Vec<Nat> {
        [7u8, 10].map(Nat::from).to_vec()
    }

    fn note(&self) -> Say {
        match (self.take.is_never(), self.split.is_never()) {
            (false, true) => say!("heap-rule-note-take", take = self.take.text.as_str()),
            (true, false) => say!("heap-rule-note-split", split = self.split.text.as_str()),
            _ => say!("heap-rule-note", take = self.take.text.as_str(), split = self.split.text.as_str()),
        }
    }

    fn count(&self, size: &Nat) -> Nat {
        if let Some(kin) = &self.kin {
            return ways::count(&kin.ways, size);
        }
        let Some(size) = self.held(size) else { return self.far_lefts(size, 0).0 };
        let mut count = 0usize;
        self.each(size, &mut |_| count += 1);
        Nat::from(count)
    }

    fn lefts(&self, size: &Nat) -> Lefts<'_> {
        if let Some(kin) = &self.kin {
            return ways::lefts(&kin.ways, size);
        }
        let Some(held) = self.held(size) else {
            let lefts = self.far_lefts(size, LISTED).1.into_iter();
            return Box::new(lefts.map(whole));
        };
        Box::new(self.all(held).into_iter().map(|left| left.into_iter().map(Nat::from).collect()))
    }

    fn allows(&self, size: &Nat, left: &[Nat]) -> bool {
        if let Some(kin) = &self.kin {
            return ways::allows(&kin.ways, size, left);
        }
        let Some(held) = self.held(size) else { return self.allows_far(size, left) };
        let left: Option<Vec<usize>> = left.iter().map(small).collect();
        let (size, Some(left)) = (held, left) else { return false };
        let Some(taken) = left.iter().try_fold(size, |rest, part| rest.checked_sub(*part)) else { return false };
        match *left {
            [] | [_] => taken > 0 && self.take.allows(&[size, taken, 0, 0]),
            [x, y] => 0 < x && x <= y && self.split.allows(&[size, taken, x, y]),
            _ => false,
        }
    }

    fn is_dead(&self, size: &Nat) -> bool {
        // Where nobody knows, the value is asked for, and the table says so by name.
        let is_told = self.kin.is_some() || self.far.takes().is_some();
        let Some(held) = self.held(size) else { return is_told && self.count(size) == Nat::ZERO };
        let mut is_dead = true;
        self.walk(held, &mut |_| {
            is_dead = false;
            false
        });
        is_dead
    }

    fn ways(&self, size: usize, taken: usize) -> u8 {
        let rest = size - taken;
        let whole = taken > 0 && self.take.allows(&[size, taken, 0, 0]);
        let parts = (1..=rest / 2).any(|part| self.split.allows(&[size, taken, part, rest - part]));
        u8::from(whole) | u8::from(parts) << 1
    }

    fn listed(&self, size: &Nat) -> Result<(), Stop> {
        let is_far_told = self.kin.is_some() || self.numbers().is_some() || self.far.takes().is_some();
        let is_told = self.held(size).is_some() || is_far_told;
        let beyond = || Stop::TooLarge(say!("heap-beyond-table", size = size, most = self.values.most()));
        if is_told { Ok(()) } else { Err(beyond()) }
    }

    fn nimber(&self, size: &Nat, control: &Control) -> Result<Nat, Stop> {
        control.tick(1)?;
        if let Some(kin) = &self.kin {
            return kin.values.value(size, control).map(Nat::from);
        }
        match self.held(size) {
            Some(_) => self.values.value(self, size, control).map(Nat::from),
            None if self.split.is_never() => self.far_nimber(size, control),
            None => Err(Stop::TooLarge(say!("heap-beyond-table", size = size, most = self.values.most()))),
        }
    }

    fn reaching_some(
        &self,
        size: &Nat,
        nimber: &Nat,
        most: usize,
        control: &Control,
    ) -> Result<(Vec<Vec<Nat>>, Nat), Stop> {
        if self.held(size).is_some() || self.numbers().is_some() || self.kin.is_some() {
            return self.some_of_all(size, nimber, most, control);
        }
        let (lefts, total) = self.far.reaching(size, nimber, most, control)?.unwrap_or_default();
        Ok((lefts.into_iter().map(whole).collect(), total))
    }

    fn lone(&self, size: &Nat, control: &Control) -> Result<Option<&Known>, Stop> {
        self.lone_law(size, control)
    }

    fn is_alike(&self) -> bool {
        self.split.is_never() && !self.take.asks_for_size()
    }

    fn most(&self) -> Option<usize> {
        self.numbers()?.last().copied().filter(|most| *most > 0)
    }

    fn alike(&self, most: &Nat, control: &Control) -> Result<Option<Alike>, Stop> {
        // Where the size is not asked for, one heap of the table speaks for all.
        let most = if self.take.asks_for_size() {
            self.held(most)
        } else {
            Some(small(most).unwrap_or(LOOKED_AT).min(UNSPLIT))
        };
        let Some(most) = most.filter(|_| self.split.is_never()) else { return Ok(None) };
        let takes: Vec<bool> = (0..=most).map(|taken| self.take.allows(&[most, taken, 0, 0])).collect();
        let Some(least) = (1..=most).find(|taken| takes[*taken]) else { return Ok(None) };
        let to = if self.take.asks_for_size() { most } else { 0 };
        if to > WALKED {
            return Ok(None);
        }
        for size in 1..to {
            control.tick(size as u64)?;
            if (1..=size).any(|taken| self.take.allows(&[size, taken, 0, 0]) != takes[taken]) {
                return Ok(None);
            }
        }
        Ok(Some(Alike { least: Nat::from(least), to }))
    }

    fn laws(&self, heaps: &[Nat], control: &Control) -> Result<Vec<Say>, Stop> {
        if let Some(kin) = &self.kin {
            return octal::laws(&kin.ways, &kin.values, heaps, control);
        }
        let is_far = heaps.iter().any(|size| self.held(size).is_none());
        if is_far && self.period(control)?.is_none() {
            return Ok(self.far.law(control)?.into_iter().collect());
        }
        let most = if is_far {
            self.values.most()
        } else {
            heaps.iter().filter_map(|size| self.held(size)).max().unwrap_or(0)
        };
        let to = most.max(if self.split.is_never() { LOOKED_AT } else { LOOKED_AT / 4 });
        let values = self.values.values(self, to, control)?;
        if let Some(most) = self.most()
            && let Some(Period { period, preperiod, standing: Standing::Certified { to, .. }, .. }) =
                certify(&values, most, control)?
        {
            return Ok(vec![say!(
                "subtraction-period",
                period = period,
                from = preperiod,
                to = to,
                window = most,
                unit = 1usize,
                whole = period
            )]);
        }
        if let Some(law) = self.far.law_at_hand() {
            return Ok(vec![law.clone()]);
        }
        Ok(vec![match seen(&values) {
            Some((period, from)) => say!("heap-rule-seen", period = period, from = from, to = to),
            None => say!("heap-rule-checked", to = to),
        }])
    }

    fn table(&self, to: usize, control: &Control) -> Result<(Vec<u64>, Option<Period>), Stop> {
        if let Some(kin) = &self.kin {
            return octal::table(&kin.values, to, control);
        }
        let values = self.values.values(self, to, control)?;
        let period = self.most().map(|most| certify(&values, most, control)).transpose()?.flatten();
        Ok((values, period))
    }
}

/// The least period that these values repeat twice over and through half of them, if any does. It is no proof.
fn seen(values: &[u64]) -> Option<(usize, usize)> {
    (1..=values.len() / 3).find_map(|period| {
        let differs = |n: &usize| values[*n] != values[n + period];
        let from = (0..values.len() - period).rev().find(differs).map_or(0, |n| n + 1);
        let repeated = (2 * period).max(values.len() / 2);
        (from + period + repeated <= values.len()).then_some((period, from))
    })
}

#[cfg(test)]
mod tests;
