//! Solves an ending from its mates backwards, 64 placements at a time.
//!
//! In chess nobody mates with the opponent's move: won placements are an odd number of plies from mate, lost ones an even
//! number, so that each round settles only one kind.

use crate::boards::chess_ending::bits::{Turn, squares};
use crate::boards::chess_ending::exits::Exits;
use crate::boards::chess_ending::frame::{Frame, Place, Way};
use crate::boards::chess_ending::table::{Cast, Code, Table};
use ground::rules::Side;
use solve::judge::control::{Control, Stop};

const SIDES: [Side; 2] = [Side::First, Side::Second];

/// Words between two looks at the reins.
const STRIDE: usize = 256;

/// The longest game that a code holds. Of all endings with two men besides the kings the longest lasts 85 plies.
const LONGEST: usize = 253;

/// Placements of one word.
type Bits = (u32, u64);

/// What exits tell of the placements of a side, by plies.
struct Doors {
    /// Won in so many plies by leaving.
    wins: Vec<Vec<Bits>>,
    /// In so many plies all that leaving does is known to lose.
    opens: Vec<Vec<Bits>>,
    /// Leaving is not yet known to lose.
    shut: Vec<u64>,
    /// Some move leaves.
    any: Vec<u64>,
}

/// The work of solving one ending.
struct Solver<'a> {
    frame: Frame,
    control: &'a Control,
    legal: [Vec<u64>; 2],
    /// Placements in which the mover stands in check.
    check: [Vec<u64>; 2],
    doors: [Doors; 2],
    /// Placements not known to be won or lost.
    open: [Vec<u64>; 2],
    /// Placements not known to be won.
    unwon: [Vec<u64>; 2],
    codes: [Vec<Code>; 2],
    /// What is reached in this round, and the words in which something is.
    reached: Vec<u64>,
    words: Vec<u32>,
}

/// Solves an ending whose exits lead to solved ones.
///
/// Time: each placement settled is followed back once, 64 at a time; each that may be lost is looked at again whenever one of
/// its moves turns out to lose. Memory: a byte a placement and side, and a few words of bits. KQKR, with 1,892,352 placements
/// a side, has 29,568 words.
pub fn solve(cast: Cast, exits: &Exits, control: &Control) -> Result<Table, Stop> {
    let mut solver = Solver::new(Frame::of(cast), control);
    solver.look()?;
    solver.leave(exits)?;
    solver.play_out()?;
    let Solver { frame, legal, codes, .. } = solver;
    Ok(Table { cast, fold: frame.fold, legal, codes })
}

/// The squares of the inner man in a word on which the placement can be, by side to move, and those in which the mover stands
/// in check.
fn looked(frame: &Frame, word: usize) -> ([u64; 2], [u64; 2]) {
    let place = frame.place(word);
    let room = frame.room(place);
    let [first, second] = SIDES.map(|side| frame.checks(side, place));
    ([room & !first, room & !second], [room & second, room & first])
}

/// The placements that can be, for each side to move, word by word.
pub fn legal(frame: &Frame, control: &Control) -> Result<[Vec<u64>; 2], Stop> {
    let mut legal = [Vec::with_capacity(frame.words()), Vec::with_capacity(frame.words())];
    for word in 0..frame.words() {
        if word.is_multiple_of(STRIDE) {
            control.tick(STRIDE as u64)?;
        }
        let ([white, black], _) = looked(frame, word);
        legal[0].push(white);
        legal[1].push(black);
    }
    Ok(legal)
}

impl<'a> Solver<'a> {
    fn new(frame: Frame, control: &'a Control) -> Self {
        let words = frame.words();
        let none = || [vec![0; words], vec![0; words]];
        let lists = || vec![Vec::new(); LONGEST + 2];
        let doors = || Doors { wins: lists(), opens: lists(), shut: vec![0; words], any: vec![0; words] };
        Solver {
            control,
            legal: none(),
            check: none(),
            doors: [doors(), doors()],
            open: none(),
            unwon: none(),
            codes: [vec![0; words * 64], vec![0; words * 64]],
            reached: vec![0; words],
            words: Vec::new(),
            frame,
        }
    }

    fn tick(&self, word: usize) -> Result<(), Stop> {
        if word.is_multiple_of(STRIDE) { self.control.tick(STRIDE as u64) } else { Ok(()) }
    }

    /// Which placements can be.
    fn look(&mut self) -> Result<(), Stop> {
        for word in 0..self.frame.words() {
            self.tick(word)?;
            let (legal, check) = looked(&self.frame, word);
            for to in 0..2 {
                self.legal[to][word] = legal[to];
                self.check[to][word] = check[to];
                self.open[to][word] = legal[to];
                self.unwon[to][word] = legal[to];
            }
        }
        Ok(())
    }

    /// What leaving the ending is worth, wherever a man can be taken or promoted.
    fn leave(&mut self, exits: &Exits) -> Result<(), Stop> {
        for word in 0..self.frame.words() {
            self.tick(word)?;
            let place = self.frame.place(word);
            for side in SIDES {
                let legal = self.legal[side as usize][word];
                let (mut wins, mut opens, mut any) = ([0usize; 64], [0usize; 64], 0u64);
                exits.each(&self.frame, side, place, legal, |square, code| {
                    let (at, plies) = (usize::from(square), usize::from(code));
                    any |= 1 << square;
                    // The code is one more than the plies left behind, which is the plies to here.
                    if code % 2 == 1 && (wins[at] == 0 || plies < wins[at]) {
                        wins[at] = plies;
                    }
                    opens[at] = opens[at].max(if code > 0 && code % 2 == 0 { plies } else { LONGEST + 1 });
                });
                let doors = &mut self.doors[side as usize];
                (doors.any[word], doors.shut[word]) = (any, any);
                for square in squares(any) {
                    note(&mut doors.wins[wins[usize::from(square)]], word, square);
                    note(&mut doors.opens[opens[usize::from(square)]], word, square);
                }
            }
        }
        Ok(())
    }

    /// Settles everything, ply by ply.
    fn play_out(&mut self) -> Result<(), Stop> {
        let mut last = [self.mates(Side::First)?, self.mates(Side::Second)?];
        let is_told = |doors: &Doors, ply: usize| {
            doors.wins[ply..=LONGEST].iter().chain(&doors.opens[ply..=LONGEST]).any(|list| !list.is_empty())
        };
        for ply in 1..=LONGEST {
            let is_done = last.iter().all(Vec::is_empty) && !self.doors.iter().any(|doors| is_told(doors, ply));
            if is_done {
                break;
            }
            let next = SIDES.map(|side| {
                let before = &last[side.other() as usize];
                if ply % 2 == 1 { self.won(side, before, ply) } else { self.lost(side, before, ply) }
            });
            let [first, second] = next;
            last = [first?, second?];
            if ply % 2 == 1 {
                for (side, new) in last.iter().enumerate() {
                    for (word, bits) in new {
                        self.unwon[side][*word as usize] &= !bits;
                    }
                }
            }
        }
        Ok(())
    }

    /// The placements in which this side is mated.
    fn mates(&mut self, side: Side) -> Result<Vec<Bits>, Stop> {
        let (to, other) = (side as usize, side.other() as usize);
        let mut found = Vec::new();
        for word in 0..self.frame.words() {
            self.tick(word)?;
            let stuck = self.legal[to][word] & self.check[to][word] & !self.doors[to].any[word];
            if stuck == 0 {
                continue;
            }
            let place = self.frame.place(word);
            let mated = stuck & !self.frame.leading(side, word, place, &self.legal[other]);
            self.settle(side, word, mated, 0, &mut found);
        }
        Ok(found)
    }

    /// The placements that this side wins in so many plies: a move leads to one lost in one ply less.
    fn won(&mut self, side: Side, lost: &[Bits], ply: usize) -> Result<Vec<Bits>, Stop> {
        self.follow_back(side, lost)?;
        for (word, bits) in std::mem::take(&mut self.doors[side as usize].wins[ply]) {
            self.reach(word as usize, bits);
        }
        let mut found = Vec::new();
        for word in std::mem::take(&mut self.words) {
            let word = word as usize;
            let bits = std::mem::take(&mut self.reached[word]) & self.open[side as usize][word];
            self.settle(side, word, bits, ply, &mut found);
        }
        Ok(found)
    }

    /// The placements that this side loses in so many plies: some move leads to one won in one ply less, and all the others to
    /// ones that are won.
    fn lost(&mut self, side: Side, won: &[Bits], ply: usize) -> Result<Vec<Bits>, Stop> {
        self.follow_back(side, won)?;
        for (word, bits) in std::mem::take(&mut self.doors[side as usize].opens[ply]) {
            self.doors[side as usize].shut[word as usize] &= !bits;
            self.reach(word as usize, bits);
        }
        let mut found = Vec::new();
        for (count, word) in std::mem::take(&mut self.words).into_iter().enumerate() {
            self.tick(count)?;
            let word = word as usize;
            let shut = self.doors[side as usize].shut[word];
            let bits = std::mem::take(&mut self.reached[word]) & self.open[side as usize][word] & !shut;
            if bits != 0 {
                let place = self.frame.place(word);
                let saved = self.frame.leading(side, word, place, &self.unwon[side.other() as usize]);
                self.settle(side, word, bits & !saved, ply, &mut found);
            }
        }
        Ok(found)
    }

    /// Marks every placement from which this side can move to one of these.
    fn follow_back(&mut self, side: Side, from: &[Bits]) -> Result<(), Stop> {
        for (count, &(word, bits)) in from.iter().enumerate() {
            self.tick(count)?;
            let place: Place = self.frame.place(word as usize);
            let inner = self.frame.inner(side, place, bits);
            let Solver { frame, reached, words, .. } = self;
            let mut reach = |word: usize, bits: u64| mark(reached, words, word, bits);
            reach(word as usize, inner);
            frame.links(side, place, Way::Back, |to, turn, free| {
                let bits = turn.set(bits & free);
                reach(to, bits);
                if let Some(twin) = frame.twin(to) {
                    reach(twin, Turn(4).set(bits));
                }
            });
            if let Some(twin) = frame.twin(word as usize) {
                reach(twin, Turn(4).set(inner));
            }
        }
        Ok(())
    }

    fn reach(&mut self, word: usize, bits: u64) {
        mark(&mut self.reached, &mut self.words, word, bits);
    }

    /// Writes down what these placements are worth.
    fn settle(&mut self, side: Side, word: usize, bits: u64, ply: usize, found: &mut Vec<Bits>) {
        if bits == 0 {
            return;
        }
        self.open[side as usize][word] &= !bits;
        for square in squares(bits) {
            self.codes[side as usize][word << 6 | usize::from(square)] = ply as Code + 1;
        }
        found.push((word as u32, bits));
    }
}

fn mark(reached: &mut [u64], words: &mut Vec<u32>, word: usize, bits: u64) {
    if bits != 0 {
        if reached[word] == 0 {
            words.push(word as u32);
        }
        reached[word] |= bits;
    }
}

/// Adds a placement to a list whose last entry may be the same word.
fn note(list: &mut Vec<Bits>, word: usize, square: u8) {
    match list.last_mut().filter(|(last, _)| *last as usize == word) {
        Some((_, bits)) => *bits |= 1 << square,
        None => list.push((word as u32, 1 << square)),
    }
}
