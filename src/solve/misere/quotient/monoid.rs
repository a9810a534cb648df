//! A finite commutative monoid as a multiplication table, with the elements that are lost for the mover.

/// An element; 0 is the one that changes nothing.
pub type Element = u16;

/// The most elements a monoid may have.
pub const MOST: usize = 256;

const WORDS: usize = MOST / 64;

/// A set of elements.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Set([u64; WORDS]);

impl Set {
    /// Whether the element is in it.
    pub fn has(&self, x: Element) -> bool {
        self.0[usize::from(x / 64)] >> (x % 64) & 1 == 1
    }

    /// Whether everything in it is in the other one too.
    pub fn is_within(&self, other: &Set) -> bool {
        self.0.iter().zip(&other.0).all(|(own, other)| own & !other == 0)
    }

    /// Whether nothing is in both.
    pub fn is_apart_from(&self, other: &Set) -> bool {
        self.0.iter().zip(&other.0).all(|(own, other)| own & other == 0)
    }

    /// What is in either.
    pub fn or(mut self, other: &Set) -> Set {
        self.0.iter_mut().zip(&other.0).for_each(|(own, other)| *own |= other);
        self
    }
}

impl FromIterator<Element> for Set {
    fn from_iter<I: IntoIterator<Item = Element>>(elements: I) -> Self {
        let mut set = Set::default();
        elements.into_iter().for_each(|x| set.0[usize::from(x / 64)] |= 1 << (x % 64));
        set
    }
}

/// The table and the lost elements.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Monoid {
    product: Vec<Vec<Element>>,
    lost: Set,
}

impl Monoid {
    /// A monoid of at most [`MOST`] elements from its table.
    pub fn new(product: Vec<Vec<Element>>, lost: Set) -> Self {
        Monoid { product, lost }
    }

    /// How many elements it has.
    pub fn order(&self) -> usize {
        self.product.len()
    }

    /// All elements.
    pub fn elements(&self) -> std::ops::Range<Element> {
        0..self.order() as Element
    }

    /// The product of two elements.
    pub fn times(&self, x: Element, y: Element) -> Element {
        self.product[usize::from(x)][usize::from(y)]
    }

    /// Whether an element is lost for the mover.
    pub fn is_lost(&self, x: Element) -> bool {
        self.lost.has(x)
    }

    /// The lost elements.
    pub fn lost(&self) -> &Set {
        &self.lost
    }

    /// What comes into the set when it is multiplied by `y`.
    pub fn over(&self, set: &Set, y: Element) -> Set {
        self.elements().filter(|&x| set.has(self.times(x, y))).collect()
    }
}
