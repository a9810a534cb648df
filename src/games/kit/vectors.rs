//! Vectors as a person writes them, `-1,0/0,-1/-1,-1`, perhaps with marks `-1,0*/-2,-1+-1,-1*`, and how often a move may repeat one.

use ground::fault::{Fault, Kind};
use ground::notation::Reader;
use ground::say;
use solve::nim_values::vector_table::{Times, Way};

/// The greatest coordinate of a vector, and the most repetitions.
const MOST: usize = 10_000;

/// A vector as it was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Told {
    /// What is added once.
    pub first: [i64; 3],
    /// The mark after it: `*`, the vector again as often as there is room; `+w*`, another one.
    pub mark: Option<Mark>,
}

/// What may follow a vector.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The same vector.
    Again,
    /// Another one, any number of times.
    Then([i64; 3]),
}

/// Reads vectors `-1,0/0,-1/-1,-1`, or `-1/-3` with one coordinate: how many coordinates they have, and the vectors.
pub fn read_vectors(text: &str, is_marked: bool) -> Result<(usize, Vec<Told>), Fault> {
    let mut r = Reader::new(Kind::BadParameter, text);
    let mut coordinates = None;
    let mut told = Vec::new();
    loop {
        let first = read_even(&mut r, &mut coordinates)?;
        let mark = if is_marked { read_mark(&mut r, &mut coordinates)? } else { None };
        told.push(Told { first, mark });
        if !r.take("/") {
            break;
        }
    }
    r.end().map_err(|fault| fault.expecting(say!("vectors-expect")))?;
    Ok((coordinates.unwrap_or(1), told))
}

/// The mark after a vector.
fn read_mark(r: &mut Reader, coordinates: &mut Option<usize>) -> Result<Option<Mark>, Fault> {
    if r.take("*") {
        return Ok(Some(Mark::Again));
    }
    if !r.take("+") {
        return Ok(None);
    }
    let more = read_even(r, coordinates)?;
    r.expect("*")?;
    Ok(Some(Mark::Then(more)))
}

/// A vector with as many coordinates as those before it.
fn read_even(r: &mut Reader, coordinates: &mut Option<usize>) -> Result<[i64; 3], Fault> {
    let column = r.column();
    let (step, read) = read_vector(r)?;
    if *coordinates.get_or_insert(read) != read {
        return Err(Fault::new(Kind::BadParameter, say!("vectors-uneven")).at(column));
    }
    Ok(step)
}

/// One vector, and how many coordinates it has.
fn read_vector(r: &mut Reader) -> Result<([i64; 3], usize), Fault> {
    let mut step = [0; 3];
    let mut read = 0;
    while read == 0 || (read < step.len() && r.take(",")) {
        let column = r.column();
        let refused = || Fault::new(Kind::BadParameter, say!("vectors-too-long", most = MOST)).at(column);
        step[read] = i64::try_from(r.int()?).ok().filter(|n| n.unsigned_abs() <= MOST as u64).ok_or_else(refused)?;
        read += 1;
    }
    Ok((step, read))
}

/// The kinds of moves: where no vector is marked, each is repeated so often; else those without a mark are taken once.
pub fn ways(told: &[Told], times: Times) -> Vec<Way> {
    let is_marked = is_marked(told);
    let way = |told: &Told| match told.mark {
        Some(Mark::Again) => Way::repeated(told.first, Times::Any),
        Some(Mark::Then(more)) => Way { first: told.first, more, times: Times::Any },
        None if is_marked => Way::once(told.first),
        None => Way::repeated(told.first, times),
    };
    told.iter().map(way).collect()
}

/// Whether some vector has a mark, so that the others are taken once.
pub fn is_marked(told: &[Told]) -> bool {
    told.iter().any(|told| told.mark.is_some())
}

/// Reads how often a vector may be repeated: `any` (or `k`), or a number.
pub fn read_times(text: &str) -> Result<Times, Fault> {
    if ["any", "k"].contains(&text) {
        return Ok(Times::Any);
    }
    let mut r = Reader::new(Kind::BadParameter, text);
    let times = r.within(1, MOST).map_err(|fault| fault.expecting(say!("vectors-expect-times")))?;
    r.end()?;
    Ok(Times::AtMost(times))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn vectors_are_read_and_wrong_ones_placed() {
        let firsts =
            |text| read_vectors(text, true).map(|(n, told)| (n, told.iter().map(|t| t.first).collect::<Vec<_>>()));
        assert_eq!(firsts("-1/ -4"), Ok((1, vec![[-1, 0, 0], [-4, 0, 0]])));
        assert_eq!(read_vectors("-1,0 / 2,-5", false).map(|(coordinates, _)| coordinates), Ok(2));
        assert_eq!(read_vectors("-1,0,0*", true).map(|(coordinates, _)| coordinates), Ok(3));
        let wrong =
            [("-1,0/-1", 6), ("x", 1), ("-1,0,0,0", 7), ("-1,99999", 4), ("", 1), ("-1+-1", 6), ("-1+-1,0*", 4)];
        for (text, column) in wrong {
            assert_eq!(read_vectors(text, true).map_err(|fault| fault.at), Err(Some(column)), "{text}");
        }
        assert!(read_vectors("-1*", false).is_err());
        assert!(read_times("0").is_err() && read_times("some").is_err());
        assert_eq!((read_times("k"), read_times("3")), (Ok(Times::Any), Ok(Times::AtMost(3))));
    }

    #[test]
    fn a_mark_says_that_the_others_are_taken_once() {
        let read = |text| ways(&read_vectors(text, true).expect("vectors").1, Times::AtMost(3));
        assert_eq!(
            read("-1/-2"),
            [Way::repeated([-1, 0, 0], Times::AtMost(3)), Way::repeated([-2, 0, 0], Times::AtMost(3))]
        );
        let then = Way { first: [-2, -1, 0], more: [-1, -1, 0], times: Times::Any };
        assert_eq!(
            read("-1,0*/-3,0/-2,-1+-1,-1*"),
            [Way::repeated([-1, 0, 0], Times::Any), Way::once([-3, 0, 0]), then]
        );
    }
}
