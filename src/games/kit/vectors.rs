//! Vectors as a person writes them, `-1,0/0,-1/-1,-1`, and how often a move may repeat one.

use ground::fault::{Fault, Kind};
use ground::notation::Reader;
use ground::say;
use solve::nim_values::vector_table::Times;

/// The greatest coordinate of a vector, and the most repetitions.
const MOST: usize = 10_000;

/// Reads vectors `-1,0/0,-1/-1,-1`, or `-1/-3` with one coordinate: how many coordinates they have, and the vectors.
pub fn read_vectors(text: &str) -> Result<(usize, Vec<[i64; 2]>), Fault> {
    let mut r = Reader::new(Kind::BadParameter, text);
    let mut coordinates = None;
    let mut steps = Vec::new();
    loop {
        let column = r.column();
        let (step, read) = read_vector(&mut r)?;
        if *coordinates.get_or_insert(read) != read {
            return Err(Fault::new(Kind::BadParameter, say!("vectors-uneven")).at(column));
        }
        steps.push(step);
        if !r.take("/") {
            break;
        }
    }
    r.end().map_err(|fault| fault.expecting(say!("vectors-expect")))?;
    Ok((coordinates.unwrap_or(1), steps))
}

/// One vector, and how many coordinates it has.
fn read_vector(r: &mut Reader) -> Result<([i64; 2], usize), Fault> {
    let mut step = [0, 0];
    let mut read = 0;
    while read == 0 || (read < 2 && r.take(",")) {
        let column = r.column();
        let refused = || Fault::new(Kind::BadParameter, say!("vectors-too-long", most = MOST)).at(column);
        step[read] = i64::try_from(r.int()?).ok().filter(|n| n.unsigned_abs() <= MOST as u64).ok_or_else(refused)?;
        read += 1;
    }
    Ok((step, read))
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
        assert_eq!(read_vectors("-1/ -4"), Ok((1, vec![[-1, 0], [-4, 0]])));
        assert_eq!(read_vectors("-1,0 / 2,-5").map(|(coordinates, _)| coordinates), Ok(2));
        for (text, column) in [("-1,0/-1", 6), ("x", 1), ("-1,0,0", 5), ("-1,99999", 4), ("", 1)] {
            assert_eq!(read_vectors(text).map_err(|fault| fault.at), Err(Some(column)), "{text}");
        }
        assert!(read_times("0").is_err() && read_times("some").is_err());
        assert_eq!((read_times("k"), read_times("3")), (Ok(Times::Any), Ok(Times::AtMost(3))));
    }
}
