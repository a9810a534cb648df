//! How hot a game is: what moving first is worth, and the mean that play keeps to, by its thermograph.
//!
//! Cooled by `t`, a game costs its mover `t`. The walls are the numbers at which best play ends then; the temperature is where they meet,
//! and the mean is the number there. Source: E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways, volume 1, chapter 6.

use num_traits::{One, Signed, Zero};
use rustc_hash::FxHashMap;

use crate::kit::canonical::{Forms, Game};
use ground::num::{Int, Ratio};

/// Where the walls of a thermograph meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heat {
    /// The number that the game comes to on average.
    pub mean: Ratio,
    /// What moving first gains; nothing of a number, which nobody wants to move in.
    pub temperature: Option<Ratio>,
}

/// What is known of the heat of games.
#[derive(Debug, Default)]
pub struct Heats {
    known: FxHashMap<Game, Heat>,
}

/// A wall at some cooling: its place, how it goes on, and up to which cooling it does so; `None`: for ever.
#[derive(Clone, Debug)]
struct Wall {
    at: Ratio,
    slope: Ratio,
    until: Option<Ratio>,
}

impl Wall {
    fn still(at: Ratio) -> Self {
        Wall { at, slope: Ratio::zero(), until: None }
    }

    /// The outer one of two walls, of V's the greater, and no longer than both go on without crossing.
    fn outer(self, other: Wall, t: &Ratio, is_right: bool) -> Wall {
        let sign = Ratio::from_integer(Int::from(if is_right { -1 } else { 1 }));
        let (gap, turn) = ((&other.at - &self.at) * &sign, (&other.slope - &self.slope) * &sign);
        let is_other = gap.is_positive() || gap.is_zero() && turn.is_positive();
        let closes = if is_other { turn.is_negative() } else { turn.is_positive() };
        let cross = (closes && !gap.is_zero()).then(|| t + gap.abs() / turn.abs());
        let until = [self.until.clone(), other.until.clone(), cross].into_iter().flatten().min();
        let outer = if is_other { other } else { self };
        Wall { until, ..outer }
    }
}

fn number(forms: &Forms, game: Game) -> Option<Ratio> {
    forms.number(game).map(|(n, bits)| Ratio::new(n.into(), Int::from(1) << bits))
}

impl Heats {
    /// The mean and the temperature of a form.
    ///
    /// Worked: {2 | -1/2} cooled by t has walls 2 - t and -1/2 + t, which meet at t = 5/4, in 3/4.
    pub fn of(&mut self, forms: &Forms, game: Game) -> Heat {
        if let Some(heat) = self.known.get(&game) {
            return heat.clone();
        }
        let heat = match number(forms, game) {
            Some(mean) => Heat { mean, temperature: None },
            None => self.met(forms, game),
        };
        self.known.insert(game, heat.clone());
        heat
    }

    /// Follows both walls from no cooling on until they meet.
    fn met(&mut self, forms: &Forms, game: Game) -> Heat {
        let mut t = Ratio::zero();
        loop {
            let [left, right] = [false, true].map(|is_right| self.open(forms, game, &t, is_right));
            let gap = &left.at - &right.at;
            if !gap.is_positive() {
                return Heat { mean: left.at, temperature: Some(t) };
            }
            let closing = &right.slope - &left.slope;
            let meet = closing.is_positive().then(|| &t + gap / closing);
            let until = [left.until, right.until, meet].into_iter().flatten().min();
            t = until.expect("walls close in");
        }
    }

    /// A wall below the temperature: the best of the options' other walls, less what the move costs.
    fn open(&mut self, forms: &Forms, game: Game, t: &Ratio, is_right: bool) -> Wall {
        let options = if is_right { forms.right(game) } else { forms.left(game) }.to_vec();
        let walls = options.into_iter().map(|option| self.wall(forms, option, t, !is_right));
        let walls: Vec<Wall> = walls.collect();
        let best = walls.into_iter().reduce(|one, other| one.outer(other, t, is_right));
        let best = best.expect("what is no number has options on both sides");
        let cost = if is_right { Ratio::one() } else { -Ratio::one() };
        Wall { at: best.at + t * &cost, slope: best.slope + cost, until: best.until }
    }

    fn wall(&mut self, forms: &Forms, game: Game, t: &Ratio, is_right: bool) -> Wall {
        let Heat { mean, temperature } = self.of(forms, game);
        match temperature {
            Some(hot) if *t < hot => {
                let open = self.open(forms, game, t, is_right);
                Wall { until: open.until.into_iter().chain([hot]).min(), ..open }
            }
            _ => Wall::still(mean),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::canonical::tests::integer;

    fn heat(forms: &Forms, game: Game) -> (String, Option<String>) {
        let heat = Heats::default().of(forms, game);
        (heat.mean.to_string(), heat.temperature.map(|hot| hot.to_string()))
    }

    #[test]
    fn walls_meet_where_the_books_say() {
        let mut forms = Forms::default();
        let [zero, two, four, minus] = [0, 2, 4, -1].map(|n| integer(&mut forms, n));
        let switch = forms.canonical(vec![two], vec![minus]);
        assert_eq!(heat(&forms, switch), ("1/2".to_owned(), Some("3/2".to_owned())));
        let star = forms.canonical(vec![zero], vec![zero]);
        assert_eq!(heat(&forms, star), ("0".to_owned(), Some("0".to_owned())));
        assert_eq!(heat(&forms, two), ("2".to_owned(), None));
        // {4 | {2 | -1}}: from 3/2 on the right wall is 1/2 + t, which meets 4 - t at 7/4.
        let threat = forms.canonical(vec![four], vec![switch]);
        assert_eq!(heat(&forms, threat), ("9/4".to_owned(), Some("7/4".to_owned())));
    }
}
