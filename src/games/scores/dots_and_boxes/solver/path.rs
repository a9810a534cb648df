//! What is asked on the way to the position looked at, while others may be asking the same.

use crate::scores::dots_and_boxes::solver::places::Place;

/// Questions from the first one to that of the position looked at, each of which is part of the one before.
#[derive(Debug)]
pub struct Path<const W: usize> {
    asked: Vec<(Place<W>, i32, i32)>,
    overtaken: Option<Overtaken>,
}

/// Somebody else has answered one of the questions meanwhile: all is given up that was asked for its sake.
#[derive(Clone, Copy, Debug)]
struct Overtaken {
    /// How many questions there are before it.
    before: usize,
    bound: i32,
}

impl<const W: usize> Default for Path<W> {
    /// Nothing is asked yet.
    fn default() -> Self {
        Path { asked: Vec::new(), overtaken: None }
    }
}

impl<const W: usize> Path<W> {
    /// One question more: whether a position, as the table knows it, of so many coins is worth at least `beta`.
    pub fn enter(&mut self, key: &Place<W>, coins: i32, beta: i32) {
        self.asked.push((*key, coins, beta));
    }

    /// The last question is asked no more; the answer of who overtook it, if somebody did.
    pub fn leave(&mut self) -> Option<i32> {
        self.asked.pop();
        self.overtaken.take_if(|overtaken| overtaken.before == self.asked.len()).map(|overtaken| overtaken.bound)
    }

    /// Whether one of the questions is answered meanwhile, as `answer` tells of a position, its coins and `beta`; the first one that is
    /// remembered until it is left.
    pub fn is_overtaken(&mut self, answer: impl Fn(&Place<W>, i32, i32) -> Option<i32>) -> bool {
        let answers = self.asked.iter().map(|(key, coins, beta)| answer(key, *coins, *beta));
        self.overtaken = answers.enumerate().find_map(|(before, bound)| Some(Overtaken { before, bound: bound? }));
        self.overtaken.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scores::dots_and_boxes::solver::web::Strings;

    #[test]
    fn who_is_overtaken_goes_back_to_the_question_that_is_answered() {
        let place = |s| Place::<1> { set: Strings::of([s]), rows: 0 };
        let mut path = Path::default();
        (1..=4).for_each(|s| path.enter(&place(s), 9, s as i32));
        assert!(!path.is_overtaken(|_, _, _| None));
        assert!(path.is_overtaken(|key, _, beta| (key.set.has(2) || key.set.has(3)).then_some(10 + beta)));
        assert_eq!([path.leave(), path.leave(), path.leave()], [None, None, Some(12)]);
        assert_eq!(path.leave(), None, "told once");
    }
}
