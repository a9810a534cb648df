//! Misère play of games that fall apart: nim-values do not decide there, so whole sums are searched, but no form twice.
//!
//! Parts with the same moves are one form, whatever they look like, and two parts whose every move ends them cancel: whoever
//! would gain by playing one is answered in the other (J. H. Conway, On Numbers and Games, 1976, chapter 12). What is left
//! is Zermelo's recursion over sums of forms: nothing left is won, everything else is won when some move leaves a lost sum.
//!
//! Time and memory: the forms below the parts and the sums below the position, each once. Worked by hand: a part with one
//! move that ends it is lost, for its mover makes the last move; two of them cancel, which leaves nothing, and that is won.

use rustc_hash::FxHashMap;

use crate::judge::control::{Control, Stop};
use crate::nim_values::nimber_proof::Splitting;

/// A form: what its moves leave, each a sum of forms, is kept under this number.
type Form = u32;

/// Forms side by side, sorted.
type Sum = Vec<Form>;

/// The search with its memory, which lasts from one question to the next.
#[derive(Debug)]
pub struct MisereSums<G: Splitting> {
    game: G,
    room: usize,
    forms: FxHashMap<G::Part, Form>,
    alike: FxHashMap<Vec<Sum>, Form>,
    moves: Vec<Vec<Sum>>,
    /// The form whose every move ends it, once it is met.
    last: Option<Form>,
    won: FxHashMap<Sum, bool>,
}

impl<G: Splitting> MisereSums<G> {
    /// Nothing is known yet; at most `room` parts and sums are remembered.
    pub fn new(game: G, room: usize) -> Self {
        MisereSums {
            game,
            room,
            forms: FxHashMap::default(),
            alike: FxHashMap::default(),
            moves: Vec::new(),
            last: None,
            won: FxHashMap::default(),
        }
    }

    /// Whether who moves wins the sum of these parts; `None` when more would have to be remembered than there is room for.
    ///
    /// What was remembered for other questions never makes this one fail: it is forgotten when there is no room left.
    pub fn is_won(&mut self, parts: &[G::Part], control: &Control) -> Result<Option<bool>, Stop> {
        let is_fresh = self.forms.is_empty() && self.won.is_empty();
        if let Some(is_won) = self.settle(parts, control)? {
            return Ok(Some(is_won));
        }
        self.forms.clear();
        self.alike.clear();
        self.moves.clear();
        self.last = None;
        self.won.clear();
        if is_fresh { Ok(None) } else { self.settle(parts, control) }
    }

    fn settle(&mut self, parts: &[G::Part], control: &Control) -> Result<Option<bool>, Stop> {
        match self.sum(parts, control)? {
            Some(sum) => self.search(sum, control),
            None => Ok(None),
        }
    }

    fn is_full(&self) -> bool {
        self.forms.len() + self.won.len() >= self.room
    }

    /// The forms of these parts; parts without a move vanish.
    fn sum(&mut self, parts: &[G::Part], control: &Control) -> Result<Option<Sum>, Stop> {
        let mut sum = Vec::with_capacity(parts.len());
        for part in parts {
            match self.form(part, control)? {
                Some(form) if self.moves[form as usize].is_empty() => {}
                Some(form) => sum.push(form),
                None => return Ok(None),
            }
        }
        Ok(Some(self.tidy(sum)))
    }

    /// Sorted, without pairs that cancel.
    fn tidy(&self, mut sum: Sum) -> Sum {
        sum.sort_unstable();
        if let Some(last) = self.last {
            let pairs = sum.iter().filter(|form| **form == last).count() / 2 * 2;
            if pairs > 0 {
                let start = sum.partition_point(|form| *form < last);
                sum.drain(start..start + pairs);
            }
        }
        sum
    }

    fn form(&mut self, part: &G::Part, control: &Control) -> Result<Option<Form>, Stop> {
        if let Some(form) = self.forms.get(part) {
            return Ok(Some(*form));
        }
        control.tick(1)?;
        let mut moves = Vec::new();
        let mut after = Vec::new();
        self.game.after(part, &mut |left| after.push(left.to_vec()));
        for left in after {
            match self.sum(&left, control)? {
                Some(sum) => moves.push(sum),
                None => return Ok(None),
            }
        }
        if self.is_full() {
            return Ok(None);
        }
        moves.sort_unstable();
        moves.dedup();
        let next = self.moves.len() as Form;
        let form = *self.alike.entry(moves.clone()).or_insert(next);
        if form == next {
            if moves == [Sum::new()] {
                self.last = Some(form);
            }
            self.moves.push(moves);
        }
        self.forms.insert(part.clone(), form);
        Ok(Some(form))
    }

    fn search(&mut self, sum: Sum, control: &Control) -> Result<Option<bool>, Stop> {
        if sum.is_empty() {
            return Ok(Some(true));
        }
        if let Some(is_won) = self.won.get(&sum) {
            return Ok(Some(*is_won));
        }
        control.tick(1)?;
        let mut is_won = false;
        for (i, form) in sum.iter().enumerate().filter(|(i, form)| *i == 0 || sum[i - 1] != **form) {
            for index in 0..self.moves[*form as usize].len() {
                let mut next = sum.clone();
                next.remove(i);
                next.extend_from_slice(&self.moves[*form as usize][index]);
                match self.search(self.tidy(next), control)? {
                    Some(true) => {}
                    Some(false) => is_won = true,
                    None => return Ok(None),
                }
                if is_won {
                    break;
                }
            }
            if is_won {
                break;
            }
        }
        if self.is_full() {
            return Ok(None);
        }
        self.won.insert(sum, is_won);
        Ok(Some(is_won))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use crate::nim_values::nimber_proof::toy::Kayles;

    fn plain(rows: &[usize], known: &mut HashMap<Vec<usize>, bool>) -> bool {
        let mut rows: Vec<usize> = rows.iter().copied().filter(|row| *row > 0).collect();
        rows.sort_unstable();
        if let Some(is_won) = known.get(&rows) {
            return *is_won;
        }
        let after = |i: usize| {
            let rest = [&rows[..i], &rows[i + 1..]].concat();
            let mut after = Vec::new();
            Kayles.after(&rows[i], &mut |left| after.push([&rest, left].concat()));
            after
        };
        let is_won = rows.is_empty() || (0..rows.len()).flat_map(after).any(|next| !plain(&next, known));
        known.insert(rows, is_won);
        is_won
    }

    #[test]
    fn it_says_what_the_recursion_over_all_positions_says() {
        let control = Control::new();
        let mut sums = MisereSums::new(Kayles, 100_000);
        let mut known = HashMap::new();
        for a in 0..9 {
            for b in 0..=a {
                for c in 0..=b {
                    let rows = [a, b, c];
                    assert_eq!(sums.is_won(&rows, &control), Ok(Some(plain(&rows, &mut known))), "{rows:?}");
                }
            }
        }
        // Single rows that are lost in misère play: W. L. Sibert and J. H. Conway, Mathematical Kayles (1992).
        let lost: Vec<usize> = (0..=20).filter(|row| sums.is_won(&[*row], &control) == Ok(Some(false))).collect();
        assert_eq!(lost, [1, 4, 9, 12, 20]);
    }

    #[test]
    fn without_room_it_says_nothing_and_is_unharmed() {
        let control = Control::new();
        let mut tight = MisereSums::new(Kayles, 30);
        assert_eq!(tight.is_won(&[20, 11], &control), Ok(None));
        assert_eq!(tight.is_won(&[4], &control), Ok(Some(false)));
    }
}
