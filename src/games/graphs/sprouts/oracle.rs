//! What a position of sprouts is worth: nim-values land by land, in misère play search of the whole paper.

use crate::graphs::sprouts::first_loss::FirstLoss;
use crate::graphs::sprouts::land::Lands;
use crate::graphs::sprouts::land::lives;
use crate::graphs::sprouts::lengths::Counted;
use crate::graphs::sprouts::moves::options;
use crate::graphs::sprouts::part_beside_heap::{Couples, Effort};
use crate::graphs::sprouts::rules::{Sprouts, all_moves};
use crate::graphs::sprouts::signs::{BRACE, Land};
use crate::graphs::sprouts::text::start;
use ground::rules::At;
use ground::say;
use solve::judge::control::{Control, Stop};
use solve::judge::value::Value;
use solve::misere::search::Below;
use solve::nim_values::nimber_search::Parting;

/// Lands, or in misère play positions, that one search remembers at most.
pub const ROOM: usize = 400_000;

/// Lands that are looked at to see how many numbers of moves a winning line leaves open.
const QUICK: usize = 60;

/// Lines of a land, as the search sees them.
struct Paper;

impl Parting for Paper {
    type Part = Land;

    fn options(&self, land: &Land) -> Vec<Vec<Land>> {
        options(land)
    }
}

impl Effort for Paper {
    fn effort(&self, land: &Land) -> u32 {
        let regions = land.split(|sign| *sign == BRACE).count() - 1;
        (lives(land) * 64 + regions * 8) as u32
    }
}

impl Below for Paper {
    type State = Lands;

    fn below(&self, lands: &Lands) -> Vec<Lands> {
        all_moves(lands)
    }
}

/// The oracle with the memory of its searches.
pub struct Draughtsman {
    normal: Couples<Paper>,
    misere: FirstLoss<Paper>,
}

impl Default for Draughtsman {
    fn default() -> Self {
        Draughtsman { normal: Couples::new(ROOM), misere: FirstLoss::new(ROOM) }
    }
}

fn too_large<T>() -> Result<T, Stop> {
    Err(Stop::TooLarge(say!("too-many-positions", most = ROOM)))
}

impl Draughtsman {
    /// The nim-value of a land.
    pub fn land(&self, land: &Land, control: &Control) -> Result<u32, Stop> {
        self.normal.nimber(&Paper, land, control)?.map_or_else(too_large, Ok)
    }

    /// The nim-value of lands together.
    pub fn nimber(&self, lands: &Lands, control: &Control) -> Result<u32, Stop> {
        lands.iter().try_fold(0, |sum, land| Ok(sum ^ self.land(land, control)?))
    }

    /// Whether these lands have this nim-value together; of the last one only that is asked.
    fn is(&self, lands: &Lands, nimber: u32, control: &Control) -> Result<bool, Stop> {
        let Some((last, others)) = lands.split_last() else { return Ok(nimber == 0) };
        let rest = others.iter().try_fold(nimber, |sum, land| Ok(sum ^ self.land(land, control)?))?;
        self.normal.is(&Paper, last, rest, control)?.map_or_else(too_large, Ok)
    }
}

impl Draughtsman {
    /// What a position is worth.
    pub fn worth(&self, game: &Sprouts, at: &At<Lands>, control: &Control) -> Result<Value, Stop> {
        if game.is_misere {
            let is_won = self.misere.is_won(&Paper, &at.pos, control)?;
            return is_won.map_or_else(too_large, |is_won| Ok(Value::of_outcome(is_won)));
        }
        Ok(Value::nimber(self.nimber(&at.pos, control)?))
    }

    /// The winning lines in normal play, those first that leave few numbers of moves open; of the last land only whether it fits is asked.
    pub fn winning_lines(&self, game: &Sprouts, at: &At<Lands>, control: &Control) -> Result<Option<Vec<Lands>>, Stop> {
        if game.is_misere {
            return Ok(None);
        }
        let mut winning = Vec::new();
        for left in game.lines(&at.pos).iter() {
            if self.is(left, 0, control)? {
                let may = Counted::default().within(left, QUICK, control)?;
                winning.push((may.map_or(usize::MAX, |may| may.each().len()), left.clone()));
            }
        }
        winning.sort_by_key(|(open, _)| *open);
        Ok(Some(winning.into_iter().map(|(_, left)| left).collect()))
    }
}

/// How many spots a position that has nothing but free spots in one region begins with.
pub fn spots(lands: &Lands) -> Option<usize> {
    let spots = lands.iter().map(|land| lives(land)).sum::<usize>() / 3;
    (spots > 0 && *lands == start(spots)).then_some(spots)
}
