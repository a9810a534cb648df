//! Misère sums in the language of a quotient: parts with values that multiply.

use crate::kit::misere::speaks::{Left, Met, Speaks};
use crate::kit::worth::values::in_tens;
use ground::say;
use ground::say::Say;
use solve::judge::idea::Idea;
use solve::judge::reason::{Exhibit, Role, Step};
use solve::misere::laws::{Law, Settled};
use solve::misere::quotient::monoid::{Element, Monoid};
use solve::misere::quotient::names::Names;

/// Products of a quotient that are shown at most.
const SHOWN: usize = 12;

/// Rules of multiplication that a sentence lists.
const RULES: usize = 20;

/// Lost elements that a sentence lists.
const LISTED: usize = 8;

/// Values in a quotient.
pub struct Values {
    /// Its products and lost elements.
    pub monoid: Monoid,
    /// How its elements are called.
    pub names: Names,
    /// What each letter stands for.
    pub letters: Vec<Say>,
    /// Of heaps of 0, 1, 2 and so on, where they can come up.
    pub heaps: Vec<Option<Element>>,
    /// In the order of the summands.
    pub of: Vec<Element>,
}

impl Values {
    fn product(&self, values: &[Element]) -> Element {
        values.iter().fold(0, |product, &value| self.monoid.times(product, value))
    }

    /// The name of an element as it is read, its powers raised.
    fn told(&self, x: Element) -> String {
        let name = self.names.name(x);
        if x == 0 { name.to_owned() } else { name.chars().map(raised).collect() }
    }

    fn lost(&self) -> Vec<Element> {
        self.elements().into_iter().filter(|&x| self.monoid.is_lost(x)).collect()
    }

    /// The product of what a move leaves, where the quotient knows it.
    fn left(&self, settled: &Settled) -> Option<Element> {
        let Law::Quotient(quotient, values) = &settled.law else { return None };
        (quotient.monoid().order() == self.monoid.order()).then(|| self.product(values))
    }

    /// The elements in the order of their names, short ones first.
    fn elements(&self) -> Vec<Element> {
        let mut elements: Vec<Element> = self.monoid.elements().collect();
        elements.sort_by_key(|&x| (self.names.name(x).len(), self.names.name(x)));
        elements
    }

    /// The element of a letter.
    fn letter(&self, i: usize) -> Element {
        let name = Names::letter(i);
        self.monoid.elements().find(|&y| self.names.name(y) == name).unwrap_or_default()
    }

    /// The letters of a name, each as often as it is a factor.
    fn spelled(&self, x: Element) -> Vec<usize> {
        let name = self.names.name(x);
        let factors = (0..self.letters.len()).map(|i| {
            let letter = Names::letter(i);
            let after = name.split_once(letter.as_str()).filter(|(_, rest)| !rest.starts_with('\''));
            let power: String = after.map_or("", |(_, rest)| rest).chars().take_while(char::is_ascii_digit).collect();
            vec![i; after.map_or(0, |_| power.parse().unwrap_or(1))]
        });
        factors.collect::<Vec<_>>().concat()
    }

    /// The products that lead from the first value to that of all, letter by letter; none where letters are only put side by side.
    fn products(&self, values: &[Element]) -> Vec<String> {
        let mut steps = Vec::new();
        let mut is_worked = false;
        let Some((&first, others)) = values.split_first() else { return steps };
        let mut product = first;
        for letter in others.iter().flat_map(|&value| self.spelled(value)) {
            let next = self.monoid.times(product, self.letter(letter));
            let (before, letter, after) = (self.told(product), Names::letter(letter), self.told(next));
            // What begins with values of 1 needs no step.
            if product != 0 || !steps.is_empty() {
                is_worked |= format!("{before}{letter}") != after;
                steps.push(format!("{before} · {letter} = {after}"));
            }
            product = next;
        }
        if is_worked && steps.len() <= SHOWN { steps } else { Vec::new() }
    }

    /// The powers of the letters in a name.
    fn powers(&self, x: Element) -> Vec<usize> {
        let mut powers = vec![0; self.letters.len()];
        self.spelled(x).into_iter().for_each(|letter| powers[letter] += 1);
        powers
    }

    /// The element of a product of letters.
    fn element(&self, powers: &[usize]) -> Element {
        let factors = powers.iter().enumerate().flat_map(|(letter, power)| std::iter::repeat_n(letter, *power));
        factors.fold(0, |product, letter| self.monoid.times(product, self.letter(letter)))
    }

    /// The shortest products of letters that have another name, as `a² = 1`, from which every name follows; none where they are many.
    fn rules(&self) -> Vec<String> {
        let is_name = |powers: &[usize]| self.powers(self.element(powers)) == powers;
        let mut ruled: Vec<Vec<usize>> = Vec::new();
        for x in self.elements() {
            for letter in 0..self.letters.len() {
                let mut powers = self.powers(x);
                powers[letter] += 1;
                let without = |i: usize| {
                    let mut less = powers.clone();
                    less[i] -= 1;
                    less
                };
                let is_least = (0..powers.len()).filter(|i| powers[*i] > 0).all(|i| is_name(&without(i)));
                if !is_name(&powers) && is_least && !ruled.contains(&powers) {
                    ruled.push(powers);
                }
            }
        }
        let rule = |powers: &Vec<usize>| format!("{} = {}", spelt(powers), self.told(self.element(powers)));
        if ruled.len() > RULES { Vec::new() } else { ruled.iter().map(rule).collect() }
    }

    /// The letters that this position and the lost products are written with, in words.
    fn meant(&self) -> Vec<Say> {
        let (named, total) = (self.lost(), self.product(&self.of));
        let all = || named.iter().chain(&self.of).chain(self.heaps.iter().flatten()).chain([&total]);
        let used = |i: &usize| all().any(|&x| self.spelled(x).contains(i));
        let letter = |i: usize| say!("misere-letter", letter = Names::letter(i), part = self.letters[i].clone());
        (0..self.letters.len()).filter(used).map(letter).collect()
    }
}

impl Speaks for Values {
    fn claim(&self) -> Say {
        let (value, parts) = (self.product(&self.of), self.of.len());
        let product = self.told(value);
        if self.monoid.is_lost(value) {
            say!("misere-quotient-lost", parts = parts, product = product)
        } else {
            say!("misere-quotient-won", parts = parts, product = product)
        }
    }

    fn ask(&self) -> Say {
        say!("misere-quotient-ask")
    }

    /// All lost elements, or those among what the position and its moves are worth.
    fn look(&self, left: &[Left]) -> Say {
        let (lost, value) = (self.lost(), self.product(&self.of));
        let met: Vec<Element> = left.iter().filter_map(|(_, settled)| self.left(settled)).chain([value]).collect();
        let is_short = lost.len() <= LISTED || left.is_empty();
        let named = lost.iter().filter(|x| is_short || met.contains(x)).map(|&x| self.told(x));
        let (named, product): (Vec<String>, String) = (named.collect(), self.told(value));
        let others = if is_short { 0 } else { lost.len() - named.len() };
        say!("misere-quotient-look", parts = self.of.len(), product = product, lost = named, others = others)
    }

    fn table(&self) -> Option<(Vec<Say>, Vec<Vec<String>>)> {
        let rows = self.of.iter().map(|&value| vec![self.told(value)]).collect();
        (self.of.len() > 1).then_some((vec![say!("misere-head-value")], rows))
    }

    fn basis(&self) -> Vec<Step> {
        let heaps = || {
            let cell = |value: &Option<Element>| value.map_or_else(|| "-".to_owned(), |value| self.told(value));
            let cells: Vec<String> = self.heaps.iter().map(cell).collect();
            Step::says(Role::Look, say!("misere-quotient-heaps")).showing(in_tens(say!("worth-head-size"), &cells))
        };
        let heaps = (!self.heaps.is_empty()).then(heaps);
        let rules = self.rules();
        let ruled = usize::from(!rules.is_empty());
        let says = say!("misere-quotient-letters", letters = self.meant(), ruled = ruled, rules = rules);
        let letters = Step::says(Role::Look, says).about(Idea::Quotient);
        let steps = Some(self.products(&self.of)).filter(|steps| !steps.is_empty());
        let products = steps.map(|steps| Step::says(Role::Look, say!("misere-quotient-products", steps = steps)));
        heaps.into_iter().chain([letters]).chain(products).collect()
    }

    fn options(&self, left: &[Left]) -> Option<Exhibit> {
        let mut met = Vec::new();
        let (mut rows, mut focus) = (Vec::new(), Vec::new());
        for left in left {
            let Some(product) = self.left(&left.1).filter(|product| !met.contains(product)) else { continue };
            met.push(product);
            let is_lost = self.monoid.is_lost(product);
            focus.extend(is_lost.then_some((rows.len(), 1)));
            rows.push(vec![left.0.clone(), self.told(product), if is_lost { "P" } else { "N" }.to_owned()]);
        }
        let head = vec![say!("misere-head-moves"), say!("misere-head-product"), say!("misere-head-outcome")];
        (!rows.is_empty() && rows.len() <= SHOWN).then_some(Exhibit::Table { head, rows, focus })
    }

    fn met(&self, met: &[Met]) -> Option<Exhibit> {
        let product = |settled: &Settled| self.left(settled).map(|product| self.told(product));
        let row = |([mv, answer], settled): &Met| Some(vec![mv.clone(), answer.clone(), product(settled)?]);
        let rows: Vec<Vec<String>> = met.iter().map(row).collect::<Option<_>>()?;
        let head = vec![say!("counted-head-move"), say!("counted-head-answer"), say!("misere-head-product")];
        (!rows.is_empty()).then_some(Exhibit::Table { head, rows, focus: Vec::new() })
    }

    fn after(&self, law: &Law) -> Say {
        match law {
            Law::Quotient(_, values) => {
                let (product, steps) = (self.told(self.product(values)), self.products(values));
                say!("misere-quotient-after", product = product, worked = usize::from(!steps.is_empty()), steps = steps)
            }
            _ => say!("misere-after-lost"),
        }
    }

    fn proof(&self) -> Option<Say> {
        Some(say!("misere-quotient-proof"))
    }

    fn idea(&self) -> Idea {
        Idea::Quotient
    }

    fn laws(&self) -> Vec<Step> {
        vec![Step::says(Role::Law, say!("misere-quotient-law", order = self.monoid.order())).about(Idea::Quotient)]
    }
}

/// A product of letters with their powers raised.
fn spelt(powers: &[usize]) -> String {
    let factor = |(letter, &power): (usize, &usize)| match power {
        0 => String::new(),
        1 => Names::letter(letter),
        _ => Names::letter(letter) + &power.to_string().chars().map(raised).collect::<String>(),
    };
    powers.iter().enumerate().map(factor).collect()
}

/// A digit of a power as it stands beside a letter.
fn raised(c: char) -> char {
    let digits = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    c.to_digit(10).map_or(c, |digit| digits[digit as usize])
}
