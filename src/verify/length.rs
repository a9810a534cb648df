//! How long play can last: positions by number, each with those it leads to.

/// Where every position leads, position by position.
#[derive(Default)]
pub struct Arrows {
    /// The numbers of what each position leads to, one after the other.
    to: Vec<u32>,
    /// Where those of each position end.
    ends: Vec<usize>,
}

/// How long play can last from the first position.
#[derive(Debug, PartialEq, Eq)]
pub enum Length {
    /// So many plies at most.
    Most(u32),
    /// For ever, in this circle of positions.
    Circle(Vec<usize>),
}

/// What is known of how long play can last from a position.
#[derive(Clone, Copy)]
enum Plies {
    Unknown,
    /// Play came through it and has not ended yet.
    OnTheWay,
    /// So many plies at most.
    Most(u32),
}

impl Arrows {
    /// One more position that the position at hand leads to.
    pub fn push(&mut self, to: u32) {
        self.to.push(to);
    }

    /// The position at hand is done; the next one has the next number.
    pub fn close(&mut self) {
        self.ends.push(self.to.len());
    }

    /// How many ways from one position to the next there are.
    pub fn count(&self) -> usize {
        self.to.len()
    }

    fn of(&self, at: usize) -> &[u32] {
        let begin = if at == 0 { 0 } else { self.ends[at - 1] };
        &self.to[begin..self.ends[at]]
    }

    /// Goes down one play from position 0 until it ends or comes back to itself, then tries the others, with an explicit way back;
    /// `tick` may stop it.
    ///
    /// Worked: 0 → 1, 2 and 1 → 2 with the game over at 2 takes two plies at most; 0 → 1 and 1 → 0 never ends.
    pub fn longest<S>(&self, tick: &mut dyn FnMut() -> Result<(), S>) -> Result<Length, S> {
        let mut plies: Vec<Plies> = vec![Plies::Unknown; self.ends.len()];
        plies[0] = Plies::OnTheWay;
        let mut way: Vec<(usize, usize)> = vec![(0, 0)];
        let mut most_of_all = 0;
        while let Some((at, next)) = way.last_mut() {
            tick()?;
            if let Some(to) = self.of(*at).get(*next).map(|to| *to as usize) {
                *next += 1;
                match plies[to] {
                    Plies::Unknown => {
                        plies[to] = Plies::OnTheWay;
                        way.push((to, 0));
                    }
                    Plies::OnTheWay => return Ok(Length::Circle(back_to(to, &way))),
                    Plies::Most(_) => {}
                }
                continue;
            }
            let most = |to: &u32| if let Plies::Most(most) = plies[*to as usize] { most + 1 } else { 0 };
            most_of_all = self.of(*at).iter().map(most).max().unwrap_or(0);
            plies[*at] = Plies::Most(most_of_all);
            way.pop();
        }
        Ok(Length::Most(most_of_all))
    }
}

/// The end of this way, from this position on.
fn back_to(to: usize, way: &[(usize, usize)]) -> Vec<usize> {
    way.iter().map(|(at, _)| *at).skip_while(|at| *at != to).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn length(below: &[&[u32]]) -> Length {
        let mut arrows = Arrows::default();
        for next in below {
            next.iter().for_each(|to| arrows.push(*to));
            arrows.close();
        }
        arrows.longest(&mut || Ok::<(), ()>(())).expect("nobody stops it")
    }

    #[test]
    fn the_longest_play_is_found_and_every_circle() {
        assert_eq!(length(&[&[]]), Length::Most(0));
        assert_eq!(length(&[&[1, 2], &[2], &[]]), Length::Most(2));
        assert_eq!(length(&[&[2, 1], &[2], &[]]), Length::Most(2), "whichever comes first");
        assert_eq!(length(&[&[1], &[0]]), Length::Circle(vec![0, 1]));
        assert_eq!(length(&[&[1, 2], &[], &[3], &[1, 2]]), Length::Circle(vec![2, 3]));
        assert_eq!(length(&[&[0]]), Length::Circle(vec![0]));
    }
}
