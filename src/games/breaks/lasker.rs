//! Lasker's Nim: take any number of counters from a heap, or split a heap in two.

use num_traits::ToPrimitive;

use crate::kit::breaking::rules::{Breaking, Breaks, Lefts};
use crate::kit::heaps::sizes_below;
use crate::kit::laws;
use duel::game::manner::Manner;
use duel::game::{Card, Family, Preset};
use ground::fault::Fault;
use ground::num::Nat;
use ground::params::{Domain, Param, Params};
use ground::say;
use ground::say::Say;
use solve::formula::lasker::{nimber, splits};
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::reason::{Exhibit, Role, Step};
use solve::judge::sequence::{Period, Standing};
use solve::nim_values::heap_rule::HeapRule;

/// Heaps of which it is told what they are worth.
const TOLD: usize = 12;

/// Lasker's Nim, normal or misère.
pub struct Lasker {
    is_misere: bool,
}

/// The variant these parameters describe.
pub fn build(params: &Params) -> Result<Breaking<Lasker>, Fault> {
    Ok(Breaking::new(Lasker { is_misere: params.flag("misere") }))
}

impl HeapRule for Lasker {
    fn each(&self, size: usize, leaves: &mut dyn FnMut(&[usize])) {
        (0..size).rev().for_each(|left| leaves(&[left][..usize::from(left > 0)]));
        (1..=size / 2).for_each(|part| leaves(&[part, size - part]));
    }
}

impl Breaks for Lasker {
    const CARD: Card = Card {
        id: "lasker",
        family: Family::Breaks,
        fame: 10,
        manner: Manner::Heaps,
        params: &[Param { name: "misere", domain: Domain::Flag, default: "false" }],
        presets: &[
            Preset { params: &[], position: Some("2,5,7") },
            Preset { params: &[], position: Some("3,4") },
            Preset { params: &[], position: Some("8,11") },
            Preset { params: &[], position: Some("1000000,1000003") },
        ],
        sources: &[
            "E. Lasker, Brettspiele der Völker, Berlin (1931)",
            "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays, chapter 4",
        ],
    };

    fn is_misere(&self) -> bool {
        self.is_misere
    }

    fn start(&self) -> Vec<Nat> {
        [2u8, 5, 7].map(Nat::from).to_vec()
    }

    fn note(&self) -> Say {
        say!("lasker-note")
    }

    fn count(&self, size: &Nat) -> Nat {
        size + size / 2u8
    }

    fn lefts(&self, size: &Nat) -> Lefts<'_> {
        let takes = sizes_below(size).map(|left| Some(left).filter(|left| *left > Nat::ZERO).into_iter().collect());
        let (size, most) = (size.clone(), size / 2u8);
        let mut part = Nat::ZERO;
        let splits = std::iter::from_fn(move || {
            part += 1u8;
            (part <= most).then(|| vec![part.clone(), &size - &part])
        });
        Box::new(takes.chain(splits))
    }

    fn allows(&self, size: &Nat, left: &[Nat]) -> bool {
        let rest: Nat = left.iter().sum();
        if left.len() == 2 { rest == *size } else { left.len() < 2 && rest < *size }
    }

    fn ways(&self, size: usize, taken: usize) -> u8 {
        if taken > 0 { 1 } else { 2 * u8::from(size > 1) }
    }

    fn nimber(&self, size: &Nat, control: &Control) -> Result<Nat, Stop> {
        control.tick(1)?;
        Ok(nimber(size))
    }

    fn reaching_some(
        &self,
        size: &Nat,
        wanted: &Nat,
        most: usize,
        _control: &Control,
    ) -> Result<(Vec<Vec<Nat>>, Nat), Stop> {
        let left = Some(nimber(wanted)).filter(|left| left < size);
        let take = left.map(|left| if left > Nat::ZERO { vec![left] } else { Vec::new() });
        let splits = splits(size, wanted).ok_or_else(|| Stop::TooLarge(say!("lasker-too-many", size = size)))?;
        let total = Nat::from(splits.len() + usize::from(take.is_some()));
        Ok((take.into_iter().chain(splits.into_iter().map(Vec::from)).take(most).collect(), total))
    }

    fn laws(&self, _heaps: &[Nat], _control: &Control) -> Result<Vec<Say>, Stop> {
        Ok(vec![say!("lasker-law")])
    }

    fn has_no_theorem(&self) -> bool {
        false
    }

    /// What each heap leaves when it is divided by 4, and what that makes it worth.
    fn by_rule(&self, heaps: &[Nat]) -> Option<Step> {
        let mut sizes: Vec<&Nat> = heaps.iter().filter(|size| **size > Nat::ZERO).collect();
        sizes.sort_unstable();
        sizes.dedup();
        let row = |size: &Nat| vec![size.to_string(), (size % 4u8).to_string(), nimber(size).to_string()];
        let rows: Vec<Vec<String>> = sizes.into_iter().take(TOLD).map(row).collect();
        let head = vec![say!("lasker-head-heap"), say!("lasker-head-rest"), say!("lasker-head-worth")];
        let step = Step::says(Role::Look, say!("lasker-rule")).about(Idea::Mex);
        (!rows.is_empty()).then(|| step.showing(Exhibit::Table { head, rows, focus: Vec::new() }))
    }

    /// Winning Ways, chapter 4: sizes are worth themselves, but 4k + 3 and 4k + 4 change places. A heap alone is lost only when empty.
    fn written_law(&self, sizes: usize) -> Option<String> {
        let worth = |n: &str| match sizes {
            1 => n.to_owned(),
            _ => format!("if({n} % 4 == 3, {n} + 1, if({n} % 4 == 0, max({n} - 1, 0), {n}))"),
        };
        if self.is_misere { None } else { laws::nim_of(sizes, false, worth) }
    }

    fn table(&self, to: usize, _control: &Control) -> Result<(Vec<u64>, Option<Period>), Stop> {
        let values = (0..=to).map(|size| nimber(&Nat::from(size)).to_u64().expect("sizes of a table are small"));
        let period = Period { period: 4, preperiod: 1, saltus: 4, standing: Standing::Theorem };
        Ok((values.collect(), Some(period)))
    }
}
