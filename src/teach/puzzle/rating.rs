//! How good a person is at puzzles: Elo's rating in whole numbers, so that the same tries give the same rating everywhere.
//!
//! Source: Arpad Elo, "The Rating of Chessplayers, Past and Present" (1978): a difference of 400 points is odds of 10 to 1.

/// What a person is rated after so many tries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rating {
    /// The rating.
    pub points: i32,
    /// Rated tries so far.
    pub tries: u32,
}

impl Default for Rating {
    fn default() -> Self {
        Rating { points: Self::FIRST, tries: 0 }
    }
}

/// Expected thousandths of who is rated higher by 0, 50, 100, ... points: 1000 / (1 + 10^(-d/400)), rounded.
const EXPECTED: [i32; 17] = [500, 571, 640, 703, 760, 808, 849, 882, 909, 930, 947, 960, 969, 977, 983, 987, 990];

/// Points between two entries of the table.
const STEP: i32 = 50;

impl Rating {
    /// What everybody begins with.
    pub const FIRST: i32 = 1000;
    /// Nobody is rated lower.
    pub const LEAST: i32 = 100;
    /// Nobody is rated higher.
    pub const MOST: i32 = 3000;
    /// Tries that move the rating fast.
    pub const FAST: u32 = 20;

    /// What is won or lost at most by a try: 64 for the first 20 tries, then 24.
    pub fn weight(self) -> i32 {
        if self.tries < Self::FAST { 64 } else { 24 }
    }

    /// The rating after one more try at a puzzle that is rated so: the weight times what came out less what was expected.
    ///
    /// Worked: a beginner (1000) who solves a puzzle of 1000 was expected to with 500 thousandths: 1000 + 64 · 0.5 = 1032.
    pub fn after(self, puzzle: i32, is_right: bool) -> Self {
        let came = if is_right { 1000 } else { 0 };
        let gain = self.weight() * (came - expected(self.points - puzzle));
        // Half a point is rounded away from zero, so that what is won and what is lost are alike.
        let gain = (gain.abs() + 500) / 1000 * gain.signum();
        Rating { points: (self.points + gain).clamp(Self::LEAST, Self::MOST), tries: self.tries.saturating_add(1) }
    }

    /// The same, where a hint halves what is won and nothing of what is lost.
    pub fn after_try(self, puzzle: i32, is_right: bool, is_hinted: bool) -> Self {
        let whole = self.after(puzzle, is_right);
        let gain = whole.points - self.points;
        let points = if is_hinted && gain > 0 { self.points + gain / 2 } else { whole.points };
        Rating { points, ..whole }
    }

    /// What the next puzzle should be rated: 100 below the person, so that about two of three are solved.
    pub fn wished(self) -> i32 {
        self.points - 100
    }
}

/// The chance, in thousandths, of who is rated higher by so much; between two entries of the table on a straight line.
pub fn expected(ahead: i32) -> i32 {
    let far = ahead.abs().min(STEP * (EXPECTED.len() as i32 - 1));
    let (i, rest) = ((far / STEP) as usize, far % STEP);
    let next = EXPECTED.get(i + 1).copied().unwrap_or(EXPECTED[i]);
    let chance = EXPECTED[i] + (next - EXPECTED[i]) * rest / STEP;
    if ahead < 0 { 1000 - chance } else { chance }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_the_formula() {
        for (i, entry) in EXPECTED.iter().enumerate() {
            let exact = 1000.0 / (1.0 + 10f64.powf(-(f64::from(STEP) * i as f64) / 400.0));
            assert!((f64::from(*entry) - exact).abs() <= 0.5, "{}", STEP * i as i32);
        }
        assert!((-900..900).all(|d| expected(d) + expected(-d) == 1000 && expected(d) <= expected(d + 1)));
    }

    #[test]
    fn a_rating_settles_where_two_of_three_are_solved() {
        assert_eq!(Rating::default().after(1000, true), Rating { points: 1032, tries: 1 });
        assert_eq!(Rating::default().after(1000, false).points, 968);
        assert_eq!(
            Rating::default().after_try(1000, true, true),
            Rating { points: 1016, tries: 1 },
            "a hint halves it"
        );
        assert_eq!(Rating::default().after_try(1000, false, true).points, 968, "and loses as much");
        // Who solves exactly the puzzles up to 1500 is found out from any beginning.
        for begin in [Rating::LEAST, 1000, Rating::MOST] {
            let mut rating = Rating { points: begin, tries: 0 };
            for _ in 0..300 {
                let puzzle = rating.wished();
                rating = rating.after(puzzle, puzzle <= 1500);
            }
            assert!((1550..=1680).contains(&rating.points), "{begin}: {rating:?}");
        }
    }
}
