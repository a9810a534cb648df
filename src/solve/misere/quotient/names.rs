//! Names for the elements of a misère quotient: products of letters, such as `ab2`.

use crate::misere::quotient::Quotient;
use crate::misere::quotient::monoid::Element;

/// The letters, each a part, and the name of every element.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names {
    /// The part of each letter; the first is `a`.
    pub letters: Vec<u32>,
    names: Vec<String>,
}

impl Names {
    /// Letters for the parts that are not products of earlier ones.
    pub fn of(quotient: &Quotient) -> Self {
        let mut names = Names::by(quotient, Vec::new());
        for part in quotient.parts() {
            if quotient.value(&[part]).is_some_and(|value| names.names[usize::from(value)].is_empty()) {
                let letters = names.letters.iter().copied().chain([part]).collect();
                names = Names::by(quotient, letters);
            }
        }
        names
    }

    /// The names by given letters: of each element the shortest product, of equal ones the first in the alphabet; empty
    /// for elements that are no product of these letters.
    pub fn by(quotient: &Quotient, letters: Vec<u32>) -> Self {
        let monoid = quotient.monoid();
        let values: Vec<Element> = letters.iter().filter_map(|&letter| quotient.value(&[letter])).collect();
        let mut powers: Vec<Option<Vec<usize>>> = vec![None; monoid.order()];
        powers[0] = Some(vec![0; values.len()]);
        let mut found: Vec<Element> = vec![0];
        let mut next = 0;
        while let Some(&x) = found.get(next) {
            next += 1;
            for (letter, &value) in values.iter().enumerate() {
                let y = monoid.times(x, value);
                if powers[usize::from(y)].is_none() {
                    let mut power = powers[usize::from(x)].clone().unwrap_or_default();
                    power[letter] += 1;
                    powers[usize::from(y)] = Some(power);
                    found.push(y);
                }
            }
        }
        Names { letters, names: powers.into_iter().map(|power| power.map_or_else(String::new, |p| name(&p))).collect() }
    }

    /// The name of an element.
    pub fn name(&self, x: Element) -> &str {
        &self.names[usize::from(x)]
    }

    /// The letter of a part that has one.
    pub fn letter(index: usize) -> String {
        // Beyond z letters go on with an apostrophe; no quotient of interest has so many.
        let letter = char::from(b'a' + (index % 26) as u8);
        format!("{letter}{}", "'".repeat(index / 26))
    }
}

fn name(powers: &[usize]) -> String {
    let factor = |(letter, &power): (usize, &usize)| match power {
        0 => String::new(),
        1 => Names::letter(letter),
        _ => format!("{}{power}", Names::letter(letter)),
    };
    let name: String = powers.iter().enumerate().map(factor).collect();
    if name.is_empty() { "1".into() } else { name }
}
