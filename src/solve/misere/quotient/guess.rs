//! Guesses the monoid that one more part makes of a known one, from a finite model of the sums of the known parts.

use std::collections::BTreeSet;

use rustc_hash::FxHashMap;

use crate::judge::control::{Control, Stop};
use crate::misere::quotient::model::{Members, Model};
use crate::misere::quotient::monoid::{Element, MOST, Monoid, Set};

/// How often the new part may stand beside a sum before its outcomes must have come back.
const POWERS: usize = 32;

/// The outcomes of every state beside 0, 1, 2, ... copies of the new part, as the model pretends them.
///
/// Each layer follows from the one before alone, so once one comes back they all do.
pub struct Outcomes {
    /// Whether each state beside so many copies is lost.
    layers: Vec<Vec<bool>>,
    /// The layer that the last one leads back to.
    back: usize,
}

impl Outcomes {
    /// Plays on in the model; `None` if the layers do not come back in time.
    pub fn of(model: &Model, monoid: &Monoid, members: &Members, control: &Control) -> Result<Option<Self>, Stop> {
        let new = members.options.last().expect("there is a new part");
        let states = 0..model.times.len() as u32;
        let to: Vec<Vec<u32>> =
            states.map(|state| new.iter().map(|option| model.after(state, option)).collect()).collect();
        let mut layers: Vec<Vec<bool>> = vec![model.values.iter().map(|&value| monoid.is_lost(value)).collect()];
        for _ in 0..POWERS {
            control.tick(model.times.len() as u64)?;
            let last = layers.last().expect("there is a layer");
            let mut layer = vec![false; last.len()];
            for &state in &model.order {
                let state = state as usize;
                let has_win = to[state].iter().any(|&left| last[left as usize])
                    || model.options[state].iter().any(|&left| layer[left as usize]);
                layer[state] = !has_win;
            }
            if let Some(back) = layers.iter().position(|other| *other == layer) {
                return Ok(Some(Outcomes { layers, back }));
            }
            layers.push(layer);
        }
        Ok(None)
    }

    /// The known element that the new part behaves like, if there is one.
    pub fn like(&self, model: &Model, monoid: &Monoid) -> Option<Element> {
        let layer = self.layers.get(1)?;
        let is_alike = |&x: &Element| {
            layer.iter().zip(&model.values).all(|(lost, &value)| *lost == monoid.is_lost(monoid.times(x, value)))
        };
        monoid.elements().find(is_alike)
    }

    /// The monoid in which sums are equal that no other sum tells apart, and the value of every part; `None` if it has
    /// more than [`MOST`] elements.
    pub fn monoid(&self, model: &Model, control: &Control) -> Result<Option<(Monoid, Vec<Element>)>, Stop> {
        let pasts = Pasts::new(self, model);
        let Some((class, first)) = pasts.classes(control)? else {
            return Ok(None);
        };
        // Words of parts for each class, and the classes in the order found.
        let mut words: Vec<Option<Vec<usize>>> = vec![None; first.len()];
        let mut found = vec![class[0]];
        words[class[0]] = Some(Vec::new());
        let mut next = 0;
        while let Some(&from) = found.get(next) {
            next += 1;
            for &part in &pasts.distinct {
                let to = class[pasts.after(first[from], part)];
                if words[to].is_none() {
                    let word = words[from].iter().flatten().copied().chain([part]).collect();
                    words[to] = Some(word);
                    found.push(to);
                }
            }
        }
        let mut element: Vec<Element> = vec![0; first.len()];
        found.iter().zip(0..).for_each(|(&of, x)| element[of] = x);
        let times = |x: usize, word: &[usize]| word.iter().fold(x, |x, &part| class[pasts.after(first[x], part)]);
        let words: Vec<Vec<usize>> = found.iter().map(|&of| words[of].clone().unwrap_or_default()).collect();
        let row = |&x: &usize| words.iter().map(|word| element[times(x, word)]).collect();
        let lost: Set = found.iter().zip(0..).filter(|(of, _)| pasts.is_lost(first[**of])).map(|(_, x)| x).collect();
        let values = (0..pasts.parts()).map(|part| element[class[pasts.after(0, part)]]).collect();
        Ok(Some((Monoid::new(found.iter().map(row).collect(), lost), values)))
    }
}

/// The class of each past, and one past of each class.
type Classes = (Vec<usize>, Vec<usize>);

/// States beside copies of the new part: state `s` beside `k` copies is number `k * states + s`.
struct Pasts<'a> {
    outcomes: &'a Outcomes,
    model: &'a Model,
    /// Parts that do not act alike, the new one last.
    distinct: Vec<usize>,
}

impl<'a> Pasts<'a> {
    fn new(outcomes: &'a Outcomes, model: &'a Model) -> Self {
        let old = model.times[0].len();
        let mut columns = BTreeSet::new();
        let acts = |part: usize| model.times.iter().map(|row| row[part]).collect::<Vec<u32>>();
        let distinct = (0..old).filter(|&part| columns.insert(acts(part))).chain([old]).collect();
        Pasts { outcomes, model, distinct }
    }

    fn parts(&self) -> usize {
        self.model.times[0].len() + 1
    }

    fn states(&self) -> usize {
        self.model.times.len()
    }

    fn after(&self, past: usize, part: usize) -> usize {
        let (copies, state) = (past / self.states(), past % self.states());
        if part + 1 < self.parts() {
            return copies * self.states() + self.model.times[state][part] as usize;
        }
        let more = if copies + 1 < self.outcomes.layers.len() { copies + 1 } else { self.outcomes.back };
        more * self.states() + state
    }

    fn is_lost(&self, past: usize) -> bool {
        self.outcomes.layers[past / self.states()][past % self.states()]
    }

    /// The class of each past, and one past of each class: the coarsest classes that tell lost from won and that every
    /// part leads from into one class. Refined until nothing splits (E. F. Moore, Gedanken-experiments on sequential
    /// machines, Automata Studies, 1956).
    fn classes(&self, control: &Control) -> Result<Option<Classes>, Stop> {
        let size = self.states() * self.outcomes.layers.len();
        let mut class: Vec<usize> = (0..size).map(|past| usize::from(self.is_lost(past))).collect();
        let mut count = 0;
        loop {
            control.tick(size as u64)?;
            let mut known: FxHashMap<Vec<usize>, usize> = FxHashMap::default();
            let mut finer = Vec::with_capacity(size);
            let mut first = Vec::new();
            for past in 0..size {
                let to = self.distinct.iter().map(|&part| class[self.after(past, part)]);
                let look = std::iter::once(class[past]).chain(to).collect();
                let fresh = known.len();
                let of = *known.entry(look).or_insert(fresh);
                if of == fresh {
                    first.push(past);
                }
                finer.push(of);
            }
            class = finer;
            if first.len() > MOST {
                return Ok(None);
            }
            if first.len() == count {
                return Ok(Some((class, first)));
            }
            count = first.len();
        }
    }
}
