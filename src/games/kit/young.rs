//! Biting Young diagrams: a move names a cell, which goes with all to the right of it and below; the top left cell stays.
//!
//! Small shapes are settled by numbering all diagrams within them; of larger ones a few families have a law. Source of the
//! laws: D. Gale, A curious Nim-type game, American Mathematical Monthly 81 (1974), 876-879.

use std::sync::{Mutex, PoisonError};

use num_traits::One;

use ground::num::{Nat, small};
use ground::say;
use solve::judge::control::{Control, Stop};
use solve::judge::value::Value;
use solve::nim_values::diagram::{Diagrams, count};

/// The lengths of the rows from the top, none longer than the one above, none 0; at least one row.
pub type Shape = Vec<Nat>;

/// A move: the row of the bitten cell, from 0, and how much of that row is left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bite {
    /// The row, from 0.
    pub row: usize,
    /// The cells of the row before the bitten one.
    pub keep: Nat,
}

/// Moves that the nim-values of one small shape may look up.
const LOOKED_UP: u64 = 1 << 20;

/// Moves that the nim-values of a rectangle may look up: 12 by 12 and a little more.
const LOOKED_UP_IN_BOX: u64 = 1 << 29;

/// Diagrams that one question about outcomes may number, one bit each: 14 by 14, a second or two.
pub const NUMBERED: u64 = 1 << 26;

/// The shape after a bite.
pub fn bitten(shape: &[Nat], bite: &Bite) -> Shape {
    let cut = |(row, length): (usize, &Nat)| {
        if row >= bite.row && *length > bite.keep { bite.keep.clone() } else { length.clone() }
    };
    shape.iter().enumerate().map(cut).take_while(|length| *length > Nat::ZERO).collect()
}

/// Why a shape is known to be won or lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Law {
    /// One row and one column that meet in the corner: two heaps of Nim.
    Arms,
    /// At most two rows: lost exactly when the second is one shorter.
    TwoRows,
    /// At most two columns: the same, turned.
    TwoColumns,
    /// First row and first column are equally long and there are cells between them: bite the cell at their corner, then copy.
    EqualArms,
    /// A full rectangle: whoever would lose it could bite the far corner first, so it is won; nobody says how.
    Rectangle,
    /// All diagrams within the shape were worked through.
    Numbered,
}

/// The law a shape falls under, the most telling first.
pub fn law(shape: &[Nat]) -> Law {
    let two = Nat::from(2u8);
    let has_corner = shape.get(1).is_some_and(|row| *row >= two);
    if !has_corner {
        Law::Arms
    } else if shape.len() == 2 {
        Law::TwoRows
    } else if shape[0] == two {
        Law::TwoColumns
    } else if shape[0] == Nat::from(shape.len()) {
        Law::EqualArms
    } else if is_rectangle(shape) {
        Law::Rectangle
    } else {
        Law::Numbered
    }
}

/// Whether all rows are equally long.
pub fn is_rectangle(shape: &[Nat]) -> bool {
    shape.first() == shape.last()
}

/// Right and lower arm of a shape, without the corner they share.
pub fn arms(shape: &[Nat]) -> [Nat; 2] {
    [&shape[0] - 1u8, Nat::from(shape.len() - 1)]
}

/// How many rows have at least two cells.
fn second_column(shape: &[Nat]) -> usize {
    shape.partition_point(|row| !row.is_one())
}

/// Who knows what shapes are worth; it keeps the last tables.
#[derive(Debug, Default)]
pub struct Eater {
    nimbers: Mutex<Option<Diagrams>>,
    boxes: Mutex<Option<Diagrams>>,
    outcomes: Mutex<Option<Diagrams>>,
}

/// How a shape can be settled, which depends on nothing but the shape.
enum Means {
    /// Nim-values of all diagrams within the shape itself.
    Own,
    /// Nim-values of all diagrams within the rectangle around it.
    Around,
    /// A law for shapes of any size.
    Law(Value),
    /// Outcomes of all diagrams within the shape itself.
    Outcomes,
    /// None.
    None,
}

/// The lengths as machine words, if all cells of the shape can be counted.
fn lengths(shape: &[Nat]) -> Option<Vec<usize>> {
    let lengths = shape.iter().map(small).collect::<Option<Vec<usize>>>()?;
    let cells = lengths.iter().try_fold(0usize, |sum, length| sum.checked_add(*length))?;
    (cells as u64 <= NUMBERED).then_some(lengths)
}

/// Whether the nim-values of everything within the shape cost at most so many looks: one for each cell of each diagram.
fn is_looked_up(shape: &[usize], most: u64) -> bool {
    let cells = shape.iter().sum::<usize>() as u64;
    count(shape, most / cells).is_some()
}

fn is_box_looked_up(rows: usize, cols: usize) -> bool {
    rows.saturating_mul(cols) < 1 << 15 && is_looked_up(&vec![cols; rows], LOOKED_UP_IN_BOX)
}

fn means(shape: &[Nat]) -> Means {
    let Some(own) = lengths(shape) else { return by_law(shape).map_or(Means::None, Means::Law) };
    let is_strip = matches!(law(shape), Law::Arms | Law::TwoRows | Law::TwoColumns);
    if is_looked_up(&own, LOOKED_UP) {
        return Means::Own;
    }
    if !is_strip && is_box_looked_up(own.len(), own[0]) {
        return Means::Around;
    }
    match by_law(shape) {
        Some(value) if is_told_in_full(shape) || count(&own, NUMBERED).is_none() => Means::Law(value),
        None if count(&own, NUMBERED).is_none() => Means::None,
        _ => Means::Outcomes,
    }
}

/// Whether the law of a shape that has one names all winning bites too.
fn is_told_in_full(shape: &[Nat]) -> bool {
    match law(shape) {
        Law::Arms | Law::TwoRows | Law::TwoColumns => true,
        Law::EqualArms => is_rectangle(shape),
        Law::Rectangle | Law::Numbered => false,
    }
}

/// What to number for the outcome of a shape: the rectangle around it if that is not too large, so that the same table
/// answers for the shapes of the other bites.
fn outcomes_within(own: &[usize]) -> Vec<usize> {
    let around = vec![own[0]; own.len()];
    if count(&around, NUMBERED).is_some() { around } else { own.to_vec() }
}

/// The rectangle to number for one of `rows` by `cols`: where one narrower or flatter was numbered before, up to twice as
/// large, for whoever asks about ever larger ones goes on asking.
fn rectangle(kept: Option<&[usize]>, rows: usize, cols: usize) -> Vec<usize> {
    let grown = |least: usize, is_held: &dyn Fn(usize) -> bool| {
        let mut size = 2 * least;
        while !is_held(size) {
            size = least + (size - least) / 2;
        }
        size
    };
    match kept {
        Some(old) if old.len() == rows && old[0] < cols => {
            vec![grown(cols, &|cols| is_box_looked_up(rows, cols)); rows]
        }
        Some(old) if old[0] == cols && old.len() < rows => {
            vec![cols; grown(rows, &|rows| is_box_looked_up(rows, cols))]
        }
        _ => vec![cols; rows],
    }
}

/// How many shapes lie within one that is numbered.
pub fn numbered(shape: &[Nat]) -> Option<u64> {
    count(&lengths(shape)?, NUMBERED)
}

/// What the laws say of a shape of any size.
fn by_law(shape: &[Nat]) -> Option<Value> {
    match law(shape) {
        Law::Arms => {
            let [right, down] = arms(shape);
            Some(Value::nimber(right ^ down))
        }
        Law::TwoRows => Some(Value::of_outcome(shape[0] != &shape[1] + 1u8)),
        Law::TwoColumns => Some(Value::of_outcome(shape.len() != second_column(shape) + 1)),
        Law::EqualArms | Law::Rectangle => Some(Value::Won),
        Law::Numbered => None,
    }
}

/// Whether nim-values or outcomes of everything within the shape can be worked out; otherwise only laws are left.
pub fn is_numbered(shape: &[Nat]) -> bool {
    matches!(means(shape), Means::Own | Means::Around | Means::Outcomes)
}

impl Eater {
    /// What a shape is worth to its mover: the nim-value of arms of any size and of shapes up to about 12 by 12, the outcome
    /// where a law or a numbering tells it, else too large.
    pub fn value(&self, shape: &[Nat], control: &Control) -> Result<Value, Stop> {
        control.tick(1)?;
        let own = || lengths(shape).expect("a numbered shape has small rows");
        let nimber = |all: &Diagrams, asked: &[usize]| Value::nimber(all.nimber(asked).expect("these are nim-values"));
        match means(shape) {
            Means::Law(value) => Ok(value),
            Means::Own => ask((&self.nimbers, Diagrams::nimbers), &own(), |_| own(), control, nimber),
            Means::Around => {
                let own = own();
                let around = |kept: Option<&[usize]>| rectangle(kept, own.len(), own[0]);
                ask((&self.boxes, Diagrams::nimbers), &own, around, control, nimber)
            }
            Means::Outcomes => ask(
                (&self.outcomes, Diagrams::outcomes),
                &own(),
                |_| outcomes_within(&own()),
                control,
                |all, asked| Value::of_outcome(all.is_won(asked)),
            ),
            Means::None => Err(Stop::TooLarge(say!("young-too-large", most = NUMBERED))),
        }
    }
}

/// Every winning bite of a won shape that is beyond the numbering, where a law names them all; `None`: try them.
pub fn winning_bites(shape: &[Nat]) -> Result<Option<Vec<Bite>>, Stop> {
    if is_numbered(shape) {
        return Ok(None);
    }
    let bite = |row: usize, keep: Nat| Bite { row, keep };
    Ok(match law(shape) {
        Law::Arms => Some(arm_bites(shape)),
        Law::TwoRows if shape[0] == shape[1] => Some(vec![bite(1, &shape[1] - 1u8)]),
        Law::TwoRows => Some(vec![bite(0, &shape[1] + 1u8)]),
        Law::TwoColumns if second_column(shape) == shape.len() => Some(vec![bite(shape.len() - 1, Nat::one())]),
        Law::TwoColumns => Some(vec![bite(second_column(shape) + 1, Nat::ZERO)]),
        // Every other bite leaves a full rectangle, or equal arms with their corner still there: both are won.
        Law::EqualArms if is_rectangle(shape) => Some(vec![bite(1, Nat::one())]),
        Law::Rectangle => return Err(Stop::TooLarge(say!("young-stolen", most = NUMBERED))),
        Law::EqualArms => return Err(Stop::TooLarge(say!("young-equal-arms", most = NUMBERED))),
        Law::Numbered => None,
    })
}

/// The bites that make two unequal arms equal.
fn arm_bites(shape: &[Nat]) -> Vec<Bite> {
    let [right, down] = arms(shape);
    match right.cmp(&down) {
        std::cmp::Ordering::Greater => vec![Bite { row: 0, keep: down + 1u8 }],
        std::cmp::Ordering::Less => {
            vec![Bite { row: small(&right).expect("fewer than there are rows") + 1, keep: Nat::ZERO }]
        }
        std::cmp::Ordering::Equal => Vec::new(),
    }
}

/// How a table is filled.
type Fill = fn(&[usize], &Control) -> Result<Diagrams, Stop>;

/// Asks a kept table that holds the shape, or fills one for everything within what `within` says.
fn ask(
    (kept, fill): (&Mutex<Option<Diagrams>>, Fill),
    asked: &[usize],
    within: impl Fn(Option<&[usize]>) -> Vec<usize>,
    control: &Control,
    tell: impl Fn(&Diagrams, &[usize]) -> Value,
) -> Result<Value, Stop> {
    let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(all) = kept.as_ref().filter(|all| all.holds(asked)) {
        return Ok(tell(all, asked));
    }
    let all = fill(&within(kept.as_ref().map(Diagrams::shape)), control)?;
    Ok(tell(kept.insert(all), asked))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shape(rows: &[usize]) -> Shape {
        rows.iter().map(|row| Nat::from(*row)).collect()
    }

    fn all_bites(shape: &[Nat]) -> Vec<Bite> {
        let of_row = |(row, length): (usize, &Nat)| {
            let least = usize::from(row == 0);
            (least..small(length).expect("small")).map(move |keep| Bite { row, keep: Nat::from(keep) })
        };
        shape.iter().enumerate().flat_map(of_row).collect()
    }

    /// The laws against the numbering, for every shape within 7 by 7 that falls under one.
    #[test]
    fn the_laws_say_what_the_numbering_says() {
        let eater = Eater::default();
        let control = Control::new();
        // One table for all of them.
        eater.value(&shape(&[7; 7]), &control).expect("small");
        let mut held = [0; 6];
        let mut shapes: Vec<Vec<usize>> = (1..=7).map(|n| vec![n]).collect();
        for _ in 1..7 {
            let longer = shapes
                .iter()
                .flat_map(|rows| (1..=*rows.last().expect("never empty")).map(move |n| [&rows[..], &[n]].concat()));
            shapes = shapes.iter().cloned().chain(longer).collect();
            shapes.sort();
            shapes.dedup();
        }
        for rows in &shapes {
            let at = shape(rows);
            held[law(&at) as usize] += 1;
            let numbered = eater.value(&at, &control).expect("small");
            if let Some(value) = by_law(&at) {
                assert!(value.agrees(&numbered), "{rows:?}: {value:?}, {numbered:?}");
            }
            let wins: Vec<Bite> = all_bites(&at)
                .into_iter()
                .filter(|bite| eater.value(&bitten(&at, bite), &control) == Ok(Value::nimber(0u8)))
                .collect();
            let told = match law(&at) {
                Law::Arms => Some(arm_bites(&at)),
                Law::TwoRows if at[0] == at[1] => Some(vec![Bite { row: 1, keep: &at[1] - 1u8 }]),
                Law::EqualArms if is_rectangle(&at) => Some(vec![Bite { row: 1, keep: Nat::one() }]),
                _ => None,
            };
            assert!(told.is_none_or(|told| told == wins), "{rows:?}: {wins:?}");
        }
        assert_eq!(shapes.len(), 3_431, "C(14, 7) less the empty one");
        assert!(held.iter().all(|times| *times > 4), "{held:?}");
    }

    #[test]
    fn shapes_of_any_size_are_settled_where_a_law_is_known() {
        let eater = Eater::default();
        let control = Control::new();
        let huge: Nat = Nat::from(10u8).pow(1_000);
        let value = |rows: &[Nat]| eater.value(rows, &control);
        assert_eq!(value(std::slice::from_ref(&huge)), Ok(Value::nimber(&huge - 1u8)));
        assert_eq!(value(&[huge.clone(), &huge - 1u8]), Ok(Value::Lost));
        assert_eq!(value(&[huge.clone(), huge.clone()]), Ok(Value::Won));
        let far = winning_bites(&[huge.clone(), huge.clone()]).expect("a law names it");
        assert_eq!(far, Some(vec![Bite { row: 1, keep: &huge - 1u8 }]));
        let square = shape(&[100; 100]);
        assert_eq!(value(&square), Ok(Value::Won));
        assert_eq!(winning_bites(&square), Ok(Some(vec![Bite { row: 1, keep: Nat::one() }])));
        let beyond_nim_values = [shape(&[14; 13]), shape(&[15; 13])];
        assert!(beyond_nim_values.iter().all(|shape| is_numbered(shape)), "C(27, 13) and C(28, 13) diagrams");
        assert!(!is_numbered(&shape(&[15; 14])), "C(29, 14) diagrams");
        assert!(!is_numbered(&square), "a law names its only winning bite");
        assert_eq!(value(&shape(&[100; 90])), Ok(Value::Won));
        assert!(matches!(winning_bites(&shape(&[100; 90])), Err(Stop::TooLarge(_))), "stealing names no move");
        assert!(matches!(value(&[vec![huge; 3], shape(&[2])].concat()), Err(Stop::TooLarge(_))));
        let tall = [shape(&vec![2; 3_000]), shape(&[1])].concat();
        assert_eq!((law(&tall), value(&tall)), (Law::TwoColumns, Ok(Value::Lost)));
        let taller = [shape(&vec![2; 3_000]), shape(&[1; 5])].concat();
        let wins = winning_bites(&taller).expect("a law names it").expect("it is beyond the numbering");
        assert_eq!(bitten(&taller, &wins[0]), tall);
    }

    #[test]
    fn rectangles_beyond_nim_values_are_numbered_once_for_all_their_bites() {
        let (eater, control) = (Eater::default(), Control::new());
        // A strip that is beyond nim-values has few diagrams: C(203, 3).
        let strip = shape(&[200; 3]);
        assert!(matches!(means(&strip), Means::Outcomes));
        assert_eq!((eater.value(&strip, &control), winning_bites(&strip)), (Ok(Value::Won), Ok(None)));
        for keep in [150, 151, 199] {
            let rows = [200, 200, keep];
            let own = Diagrams::outcomes(&rows, &control).expect("nobody stops it").is_won(&rows);
            assert_eq!(eater.value(&shape(&rows), &control), Ok(Value::of_outcome(own)), "{keep}");
            let kept = eater.outcomes.lock().expect("nobody panicked");
            assert_eq!(kept.as_ref().map(Diagrams::shape), Some(&[200; 3][..]), "{keep}");
        }
    }

    #[test]
    fn a_rectangle_that_grows_is_numbered_with_room_to_grow() {
        assert_eq!(rectangle(None, 10, 10), vec![10; 10]);
        assert_eq!(rectangle(Some(&[20; 3]), 3, 21), vec![42; 3]);
        assert_eq!(rectangle(Some(&[12; 11]), 12, 12), vec![12; 12], "13 by 12 is beyond");
        let cols = rectangle(Some(&[100; 3]), 3, 101)[0];
        assert!(cols > 101 && is_box_looked_up(3, cols), "{cols}");
    }

    #[test]
    fn a_value_does_not_depend_on_what_was_asked_before() {
        let (fresh, used) = (Eater::default(), Eater::default());
        let control = Control::new();
        for rows in [
            vec![7usize; 7],
            vec![8; 7],
            vec![300, 4],
            vec![60; 3],
            vec![61; 3],
            vec![40, 39, 2],
            vec![3, 2, 2],
            vec![9, 9, 3, 1],
        ] {
            let at = shape(&rows);
            assert_eq!(used.value(&at, &control), Eater::default().value(&at, &control), "{rows:?}");
        }
        assert_eq!(fresh.value(&shape(&[3, 2, 2]), &control), used.value(&shape(&[3, 2, 2]), &control));
    }
}
