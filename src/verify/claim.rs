//! What a strategy claims: for which side, and how much that side is sure of whatever the other one does.

use num_traits::Signed;

use ground::num::Int;
use ground::rules::{Ending, Side};
use ground::say;
use ground::say::Say;

/// The least that a side is sure of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Least {
    /// It wins.
    Win,
    /// It wins or draws.
    Draw,
    /// It ends so many points ahead or more; a negative number: no more than so many behind.
    Margin(Int),
}

/// What a strategy claims.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// The side that follows it.
    pub side: Side,
    /// What that side is sure of.
    pub least: Least,
    /// Plies that play takes at most, where the claim says so.
    pub within: Option<u64>,
}

impl Claim {
    /// Whether a game that ended so ended as claimed.
    ///
    /// Worked: `first margin 2` is kept by totals of 7 and 5, and not by 7 and 6, nor by a win without points.
    pub fn is_kept_by(&self, ending: &Ending) -> bool {
        let ahead = match ending {
            Ending::Won(side) => return *side == self.side && !self.is_of_points(),
            Ending::Drawn => return self.least == Least::Draw,
            Ending::Score { first, second } if self.side == Side::First => first - second,
            Ending::Score { first, second } => second - first,
        };
        match &self.least {
            Least::Win => ahead.is_positive(),
            Least::Draw => !ahead.is_negative(),
            Least::Margin(margin) => ahead >= *margin,
        }
    }

    fn is_of_points(&self) -> bool {
        matches!(self.least, Least::Margin(_))
    }

    /// Whether play without end, won by this side or by nobody, is as claimed. If it is not, play must be shown to end.
    pub fn is_kept_for_ever(&self, endless: Option<Side>) -> bool {
        match (&self.least, endless) {
            (Least::Margin(_), _) | (Least::Win, None) => false,
            (_, Some(side)) => side == self.side,
            (Least::Draw, None) => true,
        }
    }

    /// The claim as a certificate writes it: `first wins within 9`.
    pub fn write(&self) -> String {
        let side = self.side.name();
        let within = self.within.map_or_else(String::new, |plies| format!(" within {plies}"));
        match &self.least {
            Least::Win => format!("{side} wins{within}"),
            Least::Draw => format!("{side} draws{within}"),
            Least::Margin(margin) => format!("{side} margin {margin}{within}"),
        }
    }

    /// Reads it back.
    pub fn read(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        let side = match words.next()? {
            "first" => Side::First,
            "second" => Side::Second,
            _ => return None,
        };
        let least = match words.next()? {
            "wins" => Least::Win,
            "draws" => Least::Draw,
            "margin" => Least::Margin(words.next().filter(|word| word.len() <= DIGITS)?.parse().ok()?),
            _ => return None,
        };
        let within = match words.next() {
            None => None,
            Some("within") => Some(words.next()?.parse().ok()?),
            Some(_) => return None,
        };
        words.next().is_none().then_some(Claim { side, least, within })
    }

    /// The claim as a clause.
    pub fn says(&self) -> Say {
        let side = self.side.name();
        match &self.least {
            Least::Win => say!("claim-wins", side = side),
            Least::Draw => say!("claim-draws", side = side),
            Least::Margin(margin) if margin.is_negative() => {
                say!("claim-behind", side = side, margin = &margin.abs())
            }
            Least::Margin(margin) => say!("claim-ahead", side = side, margin = margin),
        }
    }
}

/// Digits that a margin may have: reading longer ones takes quadratic time.
const DIGITS: usize = 10_000;

#[cfg(test)]
mod tests {
    use super::*;

    fn claim(text: &str) -> Claim {
        Claim::read(text).expect("it is a claim")
    }

    #[test]
    fn a_claim_is_read_as_it_is_written() {
        for text in ["first wins", "second draws", "first margin -3 within 7", "second wins within 0"] {
            assert_eq!(claim(text).write(), text);
        }
        let wrong =
            ["", "first", "third wins", "first wins now", "first margin", "first wins within -1", "first  wins"];
        for text in wrong {
            assert_eq!(Claim::read(text), None, "{text}");
        }
    }

    #[test]
    fn an_ending_keeps_no_more_than_it_is() {
        let score = |first: i32, second: i32| Ending::Score { first: first.into(), second: second.into() };
        for (text, ending, is_kept) in [
            ("first wins", Ending::Won(Side::First), true),
            ("first wins", Ending::Won(Side::Second), false),
            ("first wins", Ending::Drawn, false),
            ("first draws", Ending::Won(Side::First), true),
            ("first draws", Ending::Won(Side::Second), false),
            ("second draws", Ending::Drawn, true),
            ("first margin 0", Ending::Won(Side::First), false),
            ("first margin -9", Ending::Drawn, false),
            ("first wins", score(5, 5), false),
            ("first draws", score(5, 5), true),
            ("second draws", score(5, 4), false),
            ("second wins", score(4, 5), true),
            ("first margin 2", score(7, 5), true),
            ("first margin 2", score(7, 6), false),
            ("second margin -1", score(7, 6), true),
            ("second margin -1", score(8, 6), false),
        ] {
            assert_eq!(claim(text).is_kept_by(&ending), is_kept, "{text}: {ending:?}");
        }
    }

    #[test]
    fn only_a_draw_or_an_escape_may_last_for_ever() {
        for (text, endless, is_kept) in [
            ("first wins", None, false),
            ("first draws", None, true),
            ("first margin -5", None, false),
            ("first wins", Some(Side::First), true),
            ("first draws", Some(Side::Second), false),
            ("second wins", Some(Side::First), false),
        ] {
            assert_eq!(claim(text).is_kept_for_ever(endless), is_kept, "{text}: {endless:?}");
        }
    }
}
