//! Who only fills cells against who wants a line: a search whose leaves are pairings, and regions that make most moves needless.
//!
//! Computes whether the defender holds every line, or the attacker completes one, with a region that the result needs: free cells
//! outside which all may be the loser's. A side that would win if it were to move twice needs a region for that, and a move
//! of the other side outside it changes nothing: so only cells common to all such regions are tried, on both sides.
//!
//! The search deepens by the attacker's moves that leave a choice of answers. Nothing is remembered from question to question: the
//! same question always has the same answer. Memory: some hundred bytes for each position visited.
//!
//! Source: W.-Y. Hsu and others, On solving the 7,7,5-game and the 8,8,5-game, Theoretical Computer Science 815 (2020), 79-94, for
//! pairings as leaves and for zones; the search here is another one.
//!
//! Worked by hand: lines 12 and 23, the attacker to move. The mark in 2 makes 1 and 3 complete a line each: broken. Had the defender
//! the move, it would fill 2 and hold the rest.

use rustc_hash::FxHashMap;

use crate::boards::mnk::solver::holding::pairing::{LINES, pairs};
use solve::judge::control::{Control, Stop};
use solve::search::cell_sets::{Cells, Pairs, cells_of, each};

/// Steps that one pairing is looked for: on 7x7 with lines of 5 half as many take a tenth longer, as do twice as many.
const STEPS: u32 = 40;

/// Moves of the defender that are tried in one position, the best ones by a count of lines.
const TRIED: usize = 12;

/// Attacker's moves with a choice of answers that may follow each other.
const DEEPEST: u8 = 12;

/// Marks up to which positions that are images of each other are looked up as one: beyond them that costs more than it saves.
const ALIKE: u32 = 8;

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// The defender holds all lines, even if the attacker has every free cell outside this region.
    Held(Cells),
    /// The attacker completes a line, even if the defender has every free cell outside this region.
    Broken(Cells),
    /// Neither was found.
    Open,
}

/// Cells with marks: the attacker's and the defender's, and who is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stand {
    /// The attacker's.
    pub attacker: Cells,
    /// The defender's.
    pub defender: Cells,
    /// Whether the attacker is to move.
    pub attacks: bool,
}

/// A board of lines.
pub struct Board {
    /// The lines, as sets of cells; at most 128 cells in all.
    lines: Vec<Cells>,
    /// Where each symmetry takes each cell, the identity first.
    turns: Vec<Vec<u16>>,
    /// Steps that one pairing is looked for.
    steps: u32,
}

impl Board {
    /// A board of at most 128 cells with these lines; `turns` are its symmetries, the identity first.
    pub fn of(lines: &[Vec<u16>], turns: &[Vec<u16>]) -> Self {
        let line = |line: &Vec<u16>| line.iter().fold(0, |set, cell| set | 1 << cell);
        Board { lines: lines.iter().map(line).collect(), turns: turns.to_vec(), steps: STEPS }
    }

    /// The same board on which no pairs are found, so that more is left to be searched.
    #[cfg(test)]
    pub fn unpaired(self) -> Self {
        Board { steps: 0, ..self }
    }

    /// What is found out by looking at `most` positions at most, and how many were looked at. Nobody has a whole line yet. Where more
    /// lines are open than [pairs] are looked for, nothing is.
    pub fn find(&self, at: &Stand, most: u64, control: &Control) -> Result<(Found, u64), Stop> {
        if self.wants(at).len() > LINES {
            return Ok((Found::Open, 0));
        }
        let mut search = Search { board: self, known: FxHashMap::default(), visited: 0, most, control };
        for depth in 0..=DEEPEST {
            match search.look(at, depth) {
                Ok(Found::Open) => {}
                Ok(found) => return Ok((found, search.visited)),
                Err(Halt::Spent) => break,
                Err(Halt::Stop(stop)) => return Err(stop),
            }
        }
        Ok((Found::Open, search.visited))
    }

    /// Pairs by which the defender holds every line as it stands, the attacker to move.
    pub fn pairs(&self, at: &Stand) -> Option<Pairs> {
        pairs(&self.wants(at), 100 * STEPS)
    }

    /// Which of the lines' cells the attacker still lacks: one set for each line the defender has no mark in, without those that hold
    /// another; the smallest first.
    fn wants(&self, at: &Stand) -> Vec<Cells> {
        let open = self.lines.iter().filter(|line| **line & at.defender == 0);
        let mut lacking: Vec<Cells> = open.map(|line| line & !at.attacker).collect();
        lacking.sort_unstable_by_key(|want| (want.count_ones(), *want));
        lacking.dedup();
        let mut wants: Vec<Cells> = Vec::with_capacity(lacking.len());
        for want in lacking {
            let smaller = wants.iter().take_while(|less| less.count_ones() < want.count_ones());
            if !smaller.into_iter().any(|less| less & !want == 0) {
                wants.push(want);
            }
        }
        wants
    }

    /// The first of the position's images, and the symmetry that leads to it.
    pub fn image(&self, at: &Stand) -> (Stand, usize) {
        let image = |turn| (self.turned(turn, at.attacker), self.turned(turn, at.defender), turn);
        let (attacker, defender, turn) = (0..self.turns.len()).map(image).min().expect("there is the identity");
        (Stand { attacker, defender, ..*at }, turn)
    }

    /// What was found of an image, told of the position that the symmetry takes there.
    pub fn back(&self, turn: usize, found: Found) -> Found {
        found.mapped(|region| self.turned_back(turn, region))
    }

    fn turned(&self, turn: usize, cells: Cells) -> Cells {
        each(cells).fold(0, |image, cell| image | 1 << self.turns[turn][cell])
    }

    fn turned_back(&self, turn: usize, image: Cells) -> Cells {
        let cells = self.turns[turn].iter().enumerate();
        cells.filter(|(_, to)| image >> **to & 1 == 1).fold(0, |cells, (cell, _)| cells | 1 << cell)
    }
}

impl Found {
    fn mapped(self, map: impl Fn(Cells) -> Cells) -> Self {
        match self {
            Found::Held(region) => Found::Held(map(region)),
            Found::Broken(region) => Found::Broken(map(region)),
            Found::Open => Found::Open,
        }
    }
}

/// Why the search gave up.
enum Halt {
    Stop(Stop),
    Spent,
}

impl From<Stop> for Halt {
    fn from(stop: Stop) -> Self {
        Halt::Stop(stop)
    }
}

/// All that tells positions apart: the attacker's marks in open lines, the cells that it lacks there, and who is to move. All other cells
/// are as good as the defender's.
type Key = (Cells, Cells, bool);

/// One question.
struct Search<'a> {
    board: &'a Board,
    /// What was found, and how deep it was looked for.
    known: FxHashMap<Key, (Found, u8)>,
    visited: u64,
    most: u64,
    control: &'a Control,
}

impl Search<'_> {
    fn look(&mut self, at: &Stand, depth: u8) -> Result<Found, Halt> {
        self.visited += 1;
        if self.visited > self.most {
            return Err(Halt::Spent);
        }
        self.control.tick(1)?;
        let wants = self.board.wants(at);
        if let Some(found) = plain(at, &wants) {
            return Ok(found);
        }
        let lone = wants[0];
        if lone.is_power_of_two() {
            // Only one cell is lacking, or two of them would have been plain.
            let next = Stand { defender: at.defender | lone, attacks: true, ..*at };
            return Ok(self.look(&next, depth)?.mapped(|region| region | lone));
        }
        let (key, turn) = self.key(at, &wants);
        if let Some((found, looked)) = self.known.get(&key)
            && (*found != Found::Open || *looked >= depth)
        {
            return Ok(self.board.back(turn, *found));
        }
        let found = if at.attacks { self.attack(at, &wants, depth)? } else { self.defend(at, &wants, depth)? };
        self.known.insert(key, (found.mapped(|region| self.board.turned(turn, region)), depth));
        Ok(found)
    }

    /// The position's name, and the symmetry that takes the position to it.
    fn key(&self, at: &Stand, wants: &[Cells]) -> (Key, usize) {
        let open = self.board.lines.iter().filter(|line| **line & at.defender == 0).fold(0, |all, line| all | line);
        let (own, lacking) = (at.attacker & open, all(wants));
        let turns = if (own | at.defender).count_ones() > ALIKE { 1 } else { self.board.turns.len() };
        let image = |turn| (self.board.turned(turn, own), self.board.turned(turn, lacking), turn);
        let (own, lacking, turn) =
            if turns == 1 { (own, lacking, 0) } else { (0..turns).map(image).min().expect("there is the identity") };
        ((own, lacking, at.attacks), turn)
    }

    /// The attacker moves; no line lacks a single mark.
    fn attack(&mut self, at: &Stand, wants: &[Cells], depth: u8) -> Result<Found, Halt> {
        if let Some(pairs) = pairs(wants, self.board.steps) {
            return Ok(Found::Held(cells_of(&pairs)));
        }
        let (mut must, mut needed) = (all(wants), 0);
        if depth > 0
            && let Found::Held(region) = self.look(&Stand { attacks: false, ..*at }, depth - 1)?
        {
            (must, needed) = (must & region, region);
        }
        let forcing = all(&wants[..wants.iter().take_while(|want| want.count_ones() == 2).count()]);
        let mut is_open = false;
        for cell in by_weight(wants, must & forcing).into_iter().chain(by_weight(wants, must & !forcing)) {
            if must >> cell & 1 == 0 {
                continue;
            }
            let is_forcing = forcing >> cell & 1 == 1;
            if !is_forcing && (is_open || depth == 0) {
                return Ok(Found::Open);
            }
            let next = Stand { attacker: at.attacker | 1 << cell, attacks: false, ..*at };
            match self.look(&next, depth - u8::from(!is_forcing))? {
                Found::Held(region) => (must, needed) = (must & region, needed | region),
                Found::Broken(region) => return Ok(Found::Broken(region | 1 << cell)),
                Found::Open => is_open = true,
            }
        }
        Ok(if is_open { Found::Open } else { Found::Held(needed) })
    }

    /// The defender moves, and no line must be stopped at once: at first moves after which pairs hold all, then all others.
    fn defend(&mut self, at: &Stand, wants: &[Cells], depth: u8) -> Result<Found, Halt> {
        let (mut must, mut needed) = (all(wants), 0);
        let moves = by_weight(wants, must);
        for depth in [0, depth].into_iter().take(1 + usize::from(depth > 0)) {
            for &cell in moves.iter().take(TRIED) {
                if must >> cell & 1 == 0 {
                    continue;
                }
                let next = Stand { defender: at.defender | 1 << cell, attacks: true, ..*at };
                match self.look(&next, depth)? {
                    Found::Held(region) => return Ok(Found::Held(region | 1 << cell)),
                    Found::Broken(region) => (must, needed) = (must & region, needed | region),
                    Found::Open => {}
                }
            }
        }
        // What was tried and is broken lies outside its own region.
        Ok(if must == 0 { Found::Broken(needed) } else { Found::Open })
    }
}

/// What needs no search: all lines are stopped, or one cannot be.
fn plain(at: &Stand, wants: &[Cells]) -> Option<Found> {
    match wants {
        [] => Some(Found::Held(0)),
        [want, ..] if want.count_ones() == 0 => Some(Found::Broken(0)),
        [want, ..] if want.is_power_of_two() && at.attacks => Some(Found::Broken(*want)),
        [one, other, ..] if other.is_power_of_two() => Some(Found::Broken(one | other)),
        _ => None,
    }
}

fn all(wants: &[Cells]) -> Cells {
    wants.iter().fold(0, |all, want| all | want)
}

/// These cells, by the lines they are in, each counted twofold for every mark that it lacks no more (so P. Erdős and J. L. Selfridge, On a combinatorial game,
/// 1973).
fn by_weight(wants: &[Cells], cells: Cells) -> Vec<usize> {
    let mut weights = [0u32; 128];
    for want in wants {
        let weight = 1 << 20u32.saturating_sub(want.count_ones());
        each(*want).for_each(|cell| weights[cell] += weight);
    }
    let mut cells: Vec<usize> = each(cells).collect();
    cells.sort_by_key(|cell| std::cmp::Reverse(weights[*cell]));
    cells
}
