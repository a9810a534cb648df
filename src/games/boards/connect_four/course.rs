//! What a line of best play shows when it is read from its end: the stone that decides, since when its cell threatens, and who has
//! no other column left.

use crate::boards::connect_four::name;
use crate::boards::connect_four::rules::{ConnectFour, Stones};
use crate::boards::connect_four::threats::{Threats, made};
use ground::rules::{At, Ending, Rules, Side};
use ground::say;
use ground::say::Say;
use solve::judge::idea::Idea;
use solve::judge::reason::{Exhibit, Role, Step};

/// Plies that a threat of a drawn game must have waited to be told.
const WAITED: usize = 3;

/// A line of play from the position asked about to the end of the game.
pub struct Course<'g> {
    game: &'g ConnectFour,
    stands: Vec<At<Stones>>,
    ending: Ending,
}

impl<'g> Course<'g> {
    /// The line, if it reaches the end of the game.
    pub fn of(game: &'g ConnectFour, at: &At<Stones>, line: &[u8]) -> Option<Self> {
        let mut stands = vec![at.clone()];
        for col in line {
            stands.push(game.play(stands.last()?, col));
        }
        let ending = game.ending(stands.last()?)?;
        Some(Course { game, stands, ending })
    }

    /// How the line ends, and why there.
    pub fn end(&self) -> Option<Step> {
        let (idea, says) = match self.ending {
            Ending::Won(winner) => self.won(winner)?,
            _ => (Idea::Zugzwang, self.drawn()?),
        };
        Some(Step::says(Role::Proof, says).about(idea))
    }

    /// The winner's last stones that leave the loser no choice, each with the answer that it forces, where they are two at least.
    pub fn chain(&self) -> Option<Step> {
        let Ending::Won(winner) = self.ending else { return None };
        let own = (0..self.stands.len() - 1).rev().filter(|i| self.stands[*i].to == winner).skip(1);
        let mut rows: Vec<Vec<String>> = Vec::new();
        let mut first = 0;
        for i in own {
            let now = self.threats(i + 1, winner) & self.open(i + 1);
            let is_calm = self.threats(i + 1, winner.other()) & self.open(i + 1) == 0;
            let is_last = rows.is_empty();
            if !is_calm || now == 0 || !is_last && (now.count_ones() > 1 || self.played(i + 1) != now) {
                break;
            }
            let answer = if now.count_ones() > 1 { "–".to_owned() } else { self.names(now).concat() };
            rows.insert(
                0,
                vec![
                    self.count(i + 1).to_string(),
                    self.names(self.played(i)).concat(),
                    self.names(now).join(" "),
                    answer,
                ],
            );
            first = i;
        }
        let head =
            ["connect-four-head-stone", "connect-four-head-on", "connect-four-head-threat", "connect-four-head-stop"];
        let whole = if first < 2 { "yes" } else { "no" };
        let says = say!("connect-four-chain", side = self.word(winner), stone = self.count(first + 1), whole = whole);
        let table = Exhibit::Table { head: head.map(|key| say!(key)).to_vec(), rows, focus: Vec::new() };
        let is_chain = matches!(&table, Exhibit::Table { rows, .. } if rows.len() > 1);
        is_chain.then(|| Step::says(Role::Proof, says).about(Idea::Forced).showing(table))
    }

    /// Every position of the line, that asked about first.
    pub fn stands(&self) -> &[At<Stones>] {
        &self.stands
    }

    /// Whether the loser's last move was to step below a threat.
    pub fn is_stepped(&self) -> bool {
        let Ending::Won(winner) = self.ending else { return false };
        let last = (self.stands.len() - 1).checked_sub(2);
        last.is_some_and(|last| self.threats(last, winner) & self.open(last) == 0)
    }

    /// The cells of the line that ends the game; none if it is drawn.
    pub fn decides(&self) -> u128 {
        let Ending::Won(winner) = self.ending else { return 0 };
        let last = self.stands.len() - 1;
        self.line(last, winner, self.played(last - 1))
    }

    /// A line that the stones of a side after so many moves make with a stone in this cell.
    fn line(&self, i: usize, side: Side, cell: u128) -> u128 {
        made(self.game, self.stones(i, side) | cell, cell)
    }

    /// The cell that is filled by the move after so many.
    fn played(&self, i: usize) -> u128 {
        self.stands[i].pos.drop.full ^ self.stands[i + 1].pos.drop.full
    }

    fn stones(&self, i: usize, side: Side) -> u128 {
        let drop = self.stands[i].pos.drop;
        if self.stands[i].to == side { drop.mine } else { drop.theirs() }
    }

    /// The stones that lie after so many moves.
    fn count(&self, i: usize) -> u32 {
        self.stands[i].pos.drop.stones
    }

    fn open(&self, i: usize) -> u128 {
        self.stands[i].pos.drop.playable(self.game.shape())
    }

    /// The free cells that complete a line of a side after so many moves.
    fn threats(&self, i: usize, side: Side) -> u128 {
        let threats = Threats::of(self.game, &self.stands[i].pos);
        if self.stands[i].to == side { threats.mine } else { threats.theirs }
    }

    fn names(&self, cells: u128) -> Vec<String> {
        Threats::of(self.game, &self.stands[0].pos).names(cells)
    }

    fn columns(&self, cells: u128) -> Vec<String> {
        let cells = Threats::of(self.game, &self.stands[0].pos).cells(cells);
        cells.into_iter().map(|cell| name(cell.col as u8)).collect()
    }

    fn word(&self, side: Side) -> &'static str {
        if side == self.stands[0].to { "you" } else { "other" }
    }

    /// The first of the positions up to this one in all of which this cell completes a line of the side.
    fn since(&self, cell: u128, side: Side, until: usize) -> usize {
        let standing = (0..=until).rev().take_while(|i| self.threats(*i, side) & cell != 0);
        standing.last().unwrap_or(until)
    }

    /// The stone that lay last when a position came about; 0 for the position asked about.
    fn stone(&self, i: usize) -> u32 {
        if i == 0 { 0 } else { self.count(i) }
    }

    fn won(&self, winner: Side) -> Option<(Idea, Say)> {
        let end = self.stands.len() - 1;
        // The position in which the loser moves for the last time.
        let last = end.checked_sub(2)?;
        let now = self.threats(last, winner) & self.open(last);
        match now.count_ones() {
            0 => Some(self.paired(winner, last).unwrap_or_else(|| (Idea::Zugzwang, self.stepped(winner, last)))),
            1 => Some((Idea::Forced, self.stacked(winner, last, now))),
            _ if last == 0 => None,
            _ => Some((Idea::DoubleThreat, self.forked(winner, last, now))),
        }
    }

    fn forked(&self, winner: Side, last: usize, now: u128) -> Say {
        say!(
            "connect-four-end-fork",
            side = self.word(winner),
            stone = self.count(last),
            from = self.names(self.played(last - 1)),
            cells = self.names(now),
            last = self.count(last + 2),
            line = self.names(self.decides()),
        )
    }

    /// Two threats one above the other: the lower one must be stopped, and that makes room for the upper one.
    fn stacked(&self, winner: Side, last: usize, now: u128) -> Say {
        say!(
            "connect-four-end-stacked",
            side = self.word(winner),
            stone = self.stone(last),
            under = self.names(now),
            cell = self.names(now << 1),
            last = self.count(last + 2),
            line = self.names(self.line(last, winner, now << 1)),
            stops = if self.played(last) == now { "yes" } else { "no" },
            instead = self.names(self.played(last)),
            end = self.names(self.played(last + 1)),
            shown = self.names(self.decides()),
        )
    }

    /// The loser stepped below two threats that stand one above the other: of the two the winner gets one, whoever steps there.
    fn paired(&self, winner: Side, last: usize) -> Option<(Idea, Say)> {
        let (cell, under) = (self.played(last + 1), self.played(last));
        let is_pair = self.threats(last, winner) & cell << 1 != 0 && self.threats(last, winner.other()) & cell == 0;
        let since = self.since(cell, winner, last).max(self.since(cell << 1, winner, last));
        let says = || {
            say!(
                "connect-four-end-pair",
                side = self.word(winner),
                stone = self.stone(since),
                cell = self.names(cell),
                above = self.names(cell << 1),
                under = self.names(under),
                last = self.count(last + 2),
                line = self.names(self.decides()),
            )
        };
        is_pair.then(|| (Idea::DoubleThreat, says()))
    }

    /// The loser had to step below a threat.
    fn stepped(&self, winner: Side, last: usize) -> Say {
        let cell = self.played(last + 1);
        let open = self.columns(self.open(last));
        // Where the cell completes a line of both, neither side can stop it there.
        let is_both = self.threats(last, winner.other()) & cell != 0;
        let own = self.since(cell, winner, last);
        let since = if is_both { own.max(self.since(cell, winner.other(), last)) } else { own };
        say!(
            "connect-four-end-stepped",
            side = self.word(winner),
            loser = if is_both { "both" } else { self.word(winner.other()) },
            stuck = self.word(winner.other()),
            cell = self.names(cell),
            under = self.names(self.played(last)),
            since = self.stone(since),
            waits = last - since,
            count = open.len(),
            columns = open,
            last = self.count(last + 2),
            line = self.names(self.decides()),
        )
    }

    fn drawn(&self) -> Option<Say> {
        let to = self.stands[0].to;
        let [own, other] = [to, to.other()].map(|side| self.stopped(side));
        let has = |side: Side| (0..self.stands.len()).any(|i| self.threats(i, side) != 0);
        let has = [has(to), has(to.other())];
        if has == [false; 2] {
            return Some(say!("connect-four-end-none"));
        }
        if own.is_none() && other.is_none() && has == [true; 2] {
            return None;
        }
        let idle = |side: Side, has: bool| {
            say!("connect-four-end-idle", side = self.word(side), has = if has { "yes" } else { "no" })
        };
        let own = own.unwrap_or_else(|| idle(to, has[0]));
        let other = other.unwrap_or_else(|| idle(to.other(), has[1]));
        Some(say!("connect-four-end-drawn", own = own, other = other))
    }

    /// The threat of a side that waits longest until its owner steps below it and the other side stops it.
    fn stopped(&self, side: Side) -> Option<Say> {
        let end = self.stands.len() - 1;
        let is_stop = |i: &usize| self.stands[*i].to != side && self.threats(*i, side) & self.played(*i) != 0;
        let is_below = |i: &usize| self.played(i - 1) == self.played(*i) >> 1;
        let waited = |i: usize| i - self.since(self.played(i), side, i);
        let stops = (1..end).filter(is_stop).filter(is_below);
        let longest = stops.max_by_key(|i| waited(*i)).filter(|i| waited(*i) >= WAITED)?;
        let since = longest - waited(longest);
        Some(say!(
            "connect-four-end-stopped",
            side = self.word(side),
            cell = self.names(self.played(longest)),
            under = self.names(self.played(longest - 1)),
            since = self.stone(since),
            open = self.open(longest - 1).count_ones(),
            stone = self.count(longest + 1),
        ))
    }
}
