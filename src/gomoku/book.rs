//! The book of proved openings: Black's stone in the centre, White's answers, and what was proved after each of them.
//!
//! The file: a word with its version; then strategies, each one time only, those below before those above: the move, the number of
//! listed answers, and for each the answer and the number of its strategy; then the openings: second, third and fourth stone and the number
//! of a strategy, or 0 where threats win. Numbers have seven bits a byte, the lowest first, the top bit on all bytes but the last.

use std::collections::BTreeMap;
use std::sync::Arc;

use rustc_hash::FxHashMap;

use crate::cells::{Cell, CellSet};
use crate::strategy::Strategy;
use crate::symmetry::{MAPS, inverse, mapped};

/// What the file begins with.
const MAGIC: &[u8] = b"xo5row\0\x01";

/// Cells of a side of the board.
pub const SIDE: u8 = 15;

/// Where Black begins.
pub const CENTRE: Cell = 112;

/// Second moves up to symmetry.
pub const SECONDS: usize = 35;

/// What was proved after the first four stones: a strategy, or `None` where threats win.
type Answer = Option<Arc<Strategy>>;

/// The openings by White's first stone: Black's second stone, and what was proved after each of White's next ones.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Book {
    openings: BTreeMap<Cell, (Cell, BTreeMap<Cell, Answer>)>,
}

/// What the book says of a position with Black to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Advice {
    /// It is proved, and this is the move.
    Play(Cell),
    /// Threats win here.
    Threats,
}

/// What was proved of a position with Black to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Proof {
    /// The third move, and what was proved after each answer: a strategy, or `None` where threats win.
    Opened(Cell, Vec<(Cell, Option<Strategy>)>),
    /// A quiet move wins.
    Quiet(Strategy),
    /// Threats win.
    Threats,
}

/// The same on the book's own board.
enum Known<'b> {
    Opened(Cell, &'b BTreeMap<Cell, Answer>),
    Quiet(&'b Strategy),
    Threats,
}

impl Book {
    /// Puts in what was proved after four stones, Black's first in the centre.
    pub fn add(&mut self, [second, third, fourth]: [Cell; 3], proved: Option<Strategy>) {
        let (_, answers) = self.openings.entry(second).or_insert_with(|| (third, BTreeMap::new()));
        answers.insert(fourth, proved.map(Arc::new));
    }

    /// Takes out openings in which an answer of White is open still.
    pub fn close(&mut self) {
        let free = usize::from(SIDE * SIDE) - 3;
        self.openings.retain(|_, (_, answers)| answers.len() == free);
    }

    /// How many of the second moves are answered by a proof.
    pub fn closed(&self) -> usize {
        self.openings.len()
    }

    /// What to play, Black to move, with these stones; `None`: the book does not reach here.
    pub fn advice(&self, black: &CellSet, white: &CellSet) -> Option<Advice> {
        if black.count() == 0 && white.count() == 0 && self.closed() == SECONDS {
            return Some(Advice::Play(CENTRE));
        }
        let (known, map) = self.known(black, white)?;
        Some(match known {
            Known::Opened(third, _) => Advice::Play(mapped(third, inverse(map), SIDE)),
            Known::Quiet(strategy) => Advice::Play(mapped(strategy.cell, inverse(map), SIDE)),
            Known::Threats => Advice::Threats,
        })
    }

    /// Whether White, to move, is proved to lose: Black has played what the book says.
    pub fn is_lost(&self, black: &CellSet, white: &CellSet) -> bool {
        let is_played = |cell| self.advice(&without(black, cell), white) == Some(Advice::Play(cell));
        black.count() == white.count() + 1 && white.count() > 0 && black.iter().any(is_played)
    }

    /// Whether these stones go on from a second and third move of the book.
    pub fn has_opening(&self, black: &CellSet, white: &CellSet) -> bool {
        let is_met = |(second, (third, _)): (&Cell, &(Cell, _)), map| {
            let [second, third] = [*second, *third].map(|cell| mapped(cell, inverse(map), SIDE));
            white.has(second) && black.has(third)
        };
        black.has(CENTRE) && (0..MAPS).any(|map| self.openings.iter().any(|opening| is_met(opening, map)))
    }

    /// What was proved with these stones, Black to move, as the board lies; `None`: the book does not reach here.
    pub fn proof(&self, black: &CellSet, white: &CellSet) -> Option<Proof> {
        let (known, map) = self.known(black, white)?;
        let back = |cell| mapped(cell, inverse(map), SIDE);
        let turned = |strategy: &Strategy| strategy.mapped(&back);
        Some(match known {
            Known::Opened(third, answers) => {
                let answer = |(cell, proved): (&Cell, &Answer)| (back(*cell), proved.as_deref().map(turned));
                Proof::Opened(back(third), answers.iter().map(answer).collect())
            }
            Known::Quiet(strategy) => Proof::Quiet(turned(strategy)),
            Known::Threats => Proof::Threats,
        })
    }

    /// What is known with these stones, Black to move, and the map that takes the board to the book's.
    fn known(&self, black: &CellSet, white: &CellSet) -> Option<(Known<'_>, u8)> {
        if black.count() != white.count() || !black.has(CENTRE) {
            return None;
        }
        (0..MAPS).find_map(|map| {
            let [black, white] = [black, white].map(|set| moved(set, map));
            Some((self.met(&black, &white)?, map))
        })
    }

    fn met(&self, black: &CellSet, white: &CellSet) -> Option<Known<'_>> {
        let mut seconds = self.openings.iter().filter(|(second, _)| white.has(**second));
        seconds.find_map(|(second, (third, answers))| {
            if black.count() == 1 {
                return Some(Known::Opened(*third, answers));
            }
            let mut fourths = answers.iter().filter(|(fourth, _)| black.has(*third) && white.has(**fourth));
            fourths.find_map(|(fourth, proved)| {
                let left = without(&without(white, *second), *fourth);
                let own = without(&without(black, CENTRE), *third);
                followed(proved.as_deref(), &own, &left)
            })
        })
    }

    /// Reads a file; `None`: it is damaged or of another version.
    pub fn read(file: &[u8]) -> Option<Self> {
        let mut rest = file.strip_prefix(MAGIC)?;
        let mut all: Vec<Arc<Strategy>> = Vec::new();
        for _ in 0..take(&mut rest)? {
            let (cell, count) = (take_cell(&mut rest)?, take(&mut rest)?);
            let reply = |rest: &mut &[u8]| Some((take_cell(rest)?, Arc::clone(all.get(take(rest)?)?)));
            let replies = (0..count).map(|_| reply(&mut rest)).collect::<Option<_>>()?;
            all.push(Arc::new(Strategy { cell, replies }));
        }
        let mut book = Book::default();
        for _ in 0..take(&mut rest)? {
            let (second, third) = (take_cell(&mut rest)?, take_cell(&mut rest)?);
            let mut answers = BTreeMap::new();
            for _ in 0..take(&mut rest)? {
                let (fourth, number) = (take_cell(&mut rest)?, take(&mut rest)?);
                let proved = number.checked_sub(1).map(|number| all.get(number).cloned());
                answers.insert(fourth, if let Some(proved) = proved { Some(proved?) } else { None });
            }
            book.openings.insert(second, (third, answers));
        }
        rest.is_empty().then_some(book)
    }

    /// The file.
    pub fn write(&self) -> Vec<u8> {
        let (mut table, mut body) = (Table::default(), Vec::new());
        put(self.openings.len(), &mut body);
        for (second, (third, answers)) in &self.openings {
            body.extend([*second, *third]);
            put(answers.len(), &mut body);
            for (fourth, proved) in answers {
                body.push(*fourth);
                put(proved.as_ref().map_or(0, |strategy| table.number(strategy) + 1), &mut body);
            }
        }
        let mut file = MAGIC.to_vec();
        put(table.numbers.len(), &mut file);
        [file, table.body, body].concat()
    }
}

/// Strategies that are written already.
#[derive(Default)]
struct Table {
    numbers: FxHashMap<Vec<u8>, usize>,
    body: Vec<u8>,
}

impl Table {
    fn number(&mut self, strategy: &Strategy) -> usize {
        let mut own = vec![strategy.cell];
        put(strategy.replies.len(), &mut own);
        for (cell, next) in &strategy.replies {
            own.push(*cell);
            put(self.number(next), &mut own);
        }
        let new = self.numbers.len();
        if let Some(number) = self.numbers.get(&own) {
            return *number;
        }
        self.body.extend(&own);
        self.numbers.insert(own, new);
        new
    }
}

/// Follows a strategy with the stones that are left, in whatever order they came.
fn followed<'b>(proved: Option<&'b Strategy>, own: &CellSet, other: &CellSet) -> Option<Known<'b>> {
    let Some(strategy) = proved else { return (own.count() == 0).then_some(Known::Threats) };
    if own.count() == 0 {
        return Some(Known::Quiet(strategy));
    }
    if !own.has(strategy.cell) {
        return None;
    }
    let own = without(own, strategy.cell);
    let listed = |cell: Cell| strategy.replies.iter().find(|(reply, _)| *reply == cell).map(|(_, next)| &**next);
    other.iter().find_map(|cell| followed(listed(cell), &own, &without(other, cell)))
}

fn without(set: &CellSet, cell: Cell) -> CellSet {
    let mut left = CellSet::default();
    set.iter().filter(|other| *other != cell).for_each(|other| left.add(other));
    left
}

fn moved(set: &CellSet, map: u8) -> CellSet {
    let mut moved = CellSet::default();
    set.iter().for_each(|cell| moved.add(mapped(cell, map, SIDE)));
    moved
}

fn put(mut number: usize, body: &mut Vec<u8>) {
    while number >= 128 {
        body.push(number as u8 | 128);
        number >>= 7;
    }
    body.push(number as u8);
}

fn take(rest: &mut &[u8]) -> Option<usize> {
    let mut number = 0;
    for shift in (0..28).step_by(7) {
        let (byte, left) = rest.split_first()?;
        *rest = left;
        number |= usize::from(byte & 127) << shift;
        if byte & 128 == 0 {
            return Some(number);
        }
    }
    None
}

fn take_cell(rest: &mut &[u8]) -> Option<Cell> {
    let (cell, left) = rest.split_first().filter(|(cell, _)| **cell < SIDE * SIDE)?;
    *rest = left;
    Some(*cell)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::strategy::{cell, name};

    fn cells(names: &str) -> CellSet {
        let mut set = CellSet::default();
        names.split(' ').for_each(|name| set.add(cell(name, SIDE).expect("it is a cell")));
        set
    }

    fn book() -> Book {
        let mut book = Book::default();
        let strategy = Strategy::read("g9(i9 g7,j10 e9(k8 f9))", SIDE);
        let [o1, f8, g7, a3] = ["o1", "f8", "g7", "a3"].map(|name| cell(name, SIDE).expect("it is a cell"));
        book.add([o1, f8, g7], strategy);
        book.add([o1, f8, a3], None);
        book
    }

    #[test]
    fn the_book_reads_as_it_was_written_and_refuses_what_is_damaged() {
        let file = book().write();
        assert_eq!(Book::read(&file), Some(book()));
        for length in 0..file.len() {
            assert_eq!(Book::read(&file[..length]), None, "{length}");
        }
        let mut open = book();
        open.close();
        assert_eq!((book().closed(), open.closed()), (1, 0), "most answers are open");
    }

    #[test]
    fn stones_are_found_in_any_order_and_under_any_map() {
        let play = |name: &str| Some(Advice::Play(cell(name, SIDE).expect("it is a cell")));
        for (black, white, advice) in [
            ("h8", "o1", play("f8")),
            ("h8", "a15", play("j8")),
            ("h8", "o2", None),
            ("h8 f8", "o1 a3", Some(Advice::Threats)),
            ("h8 f8", "g7 o1", play("g9")),
            ("f8 h8 g9", "j10 g7 o1", play("e9")),
            ("f8 h8 g9", "j11 g7 o1", Some(Advice::Threats)),
            ("h8 g8", "o1 a3", None),
        ] {
            assert_eq!(book().advice(&cells(black), &cells(white)), advice, "{black} {white}");
        }
    }

    #[test]
    fn white_is_lost_where_black_follows_the_book_and_nowhere_else() {
        for (black, white, is_lost) in [
            ("h8 f8", "o1", true),
            ("h8 j8", "a15", true),
            ("h8 g8", "o1", false),
            ("h8 f8 g9", "o1 g7", true),
            ("h8 f8 g9", "o1 g6", false),
            ("h8", "o1", false),
        ] {
            assert_eq!(book().is_lost(&cells(black), &cells(white)), is_lost, "{black} {white}");
        }
        assert!(book().has_opening(&cells("h8 f8 a1"), &cells("o1 b2")));
        assert!(!book().has_opening(&cells("h8 f9 a1"), &cells("o1 b2")));
    }

    #[test]
    fn a_proof_lies_as_the_board_does() {
        let proof = |black, white| book().proof(&cells(black), &cells(white));
        let text = |strategy: Strategy| strategy.write(SIDE);
        let Some(Proof::Quiet(strategy)) = proof("h8 j8", "a15 i9") else { panic!("it is in the book") };
        assert_eq!(text(strategy), "i7(f6 k7(e8 j7),g7 i9)", "turned by half");
        let Some(Proof::Opened(third, answers)) = proof("h8", "o1") else { panic!("it is in the book") };
        assert_eq!((name(third, SIDE), answers.len()), ("f8".to_owned(), 2));
        assert_eq!(proof("h8 f8", "o1 a3"), Some(Proof::Threats));
        assert_eq!(proof("h8 f8", "o1 a4"), None);
    }
}
