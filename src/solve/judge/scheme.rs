//! How regret is kept from one iteration to the next, and how much each iteration counts in the mean.

/// A way to minimise regret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scheme {
    /// Every regret is added up; all iterations count alike. S. Hart, A. Mas-Colell 2000; M. Zinkevich et al. 2007.
    Plain,
    /// Regrets never fall below 0; iteration t counts t times. O. Tammelin 2014.
    Plus,
    /// Iteration t keeps `t^1.5 / (t^1.5 + 1)` of positive and half of negative regrets and counts t^2 times.
    /// N. Brown, T. Sandholm 2019.
    Discounted,
}

impl Scheme {
    /// All of them, the plainest first.
    pub const ALL: [Scheme; 3] = [Scheme::Plain, Scheme::Plus, Scheme::Discounted];

    /// The name in words and files.
    pub fn name(self) -> &'static str {
        match self {
            Scheme::Plain => "plain",
            Scheme::Plus => "plus",
            Scheme::Discounted => "discounted",
        }
    }

    /// How much iteration `t`, from 1, counts in the mean.
    pub fn share(self, t: f64) -> f64 {
        match self {
            Scheme::Plain => 1.0,
            Scheme::Plus => t,
            Scheme::Discounted => t * t,
        }
    }

    /// What is kept of positive and of negative regrets after iteration `t`.
    pub fn kept(self, t: f64) -> Kept {
        match self {
            Scheme::Plain => Kept { above: 1.0, below: 1.0 },
            Scheme::Plus => Kept { above: 1.0, below: 0.0 },
            Scheme::Discounted => {
                let power = t * t.sqrt();
                Kept { above: power / (power + 1.0), below: 0.5 }
            }
        }
    }
}

/// Factors for what was regretted so far.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Kept {
    /// For regrets above 0.
    pub above: f64,
    /// For regrets below 0.
    pub below: f64,
}

impl Kept {
    /// What is left of a regret.
    #[inline]
    pub fn of(self, regret: f64) -> f64 {
        regret.max(0.0) * self.above + regret.min(0.0) * self.below
    }
}
