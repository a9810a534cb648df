//! Fractions as people type them: `7/12`, `-3`, `0.25`.

use num_traits::Zero;

use ground::fault::Fault;
use ground::notation::Reader;
use ground::num::{Int, Ratio};
use ground::say;

/// Decimal places that are read at most.
const PLACES: usize = 1_000;

/// Takes a fraction, perhaps with a sign, or a decimal number.
///
/// Worked: `-0.25` is -1/4.
pub fn read_fraction(r: &mut Reader) -> Result<Ratio, Fault> {
    let is_negative = r.take("-");
    let whole = Int::from(r.nat()?);
    let size = if r.take("/") {
        let column = r.column();
        let under = r.nat()?;
        if under.is_zero() {
            return Err(r.fault(say!("zero-below")).at(column));
        }
        Ratio::new(whole, under.into())
    } else if r.take(".") {
        let column = r.column();
        let places = r.word();
        if places.is_empty() || places.len() > PLACES || !places.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(r.fault(say!("no-places")).at(column));
        }
        let part: Int = places.parse().expect("only digits were taken");
        Ratio::from_integer(whole) + Ratio::new(part, Int::from(10).pow(places.len() as u32))
    } else {
        Ratio::from_integer(whole)
    };
    Ok(if is_negative { -size } else { size })
}

/// Takes fractions with commas between them, at least one.
pub fn read_fractions(r: &mut Reader) -> Result<Vec<Ratio>, Fault> {
    let mut all = vec![read_fraction(r)?];
    while r.take(",") {
        all.push(read_fraction(r)?);
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ground::fault::Kind;

    #[test]
    fn fractions_and_decimals_are_exact() {
        let read = |text: &str| read_fraction(&mut Reader::new(Kind::BadPosition, text)).map_err(|fault| fault.at);
        let of = |over: i64, under: i64| Ok(Ratio::new(over.into(), under.into()));
        assert_eq!(read("14/24"), of(7, 12));
        assert_eq!(read("-0.250"), of(-1, 4));
        assert_eq!(read("- 3"), of(-3, 1));
        assert_eq!(read("1/0"), Err(Some(3)));
        assert_eq!(read("1."), Err(Some(3)));
        assert_eq!(read("x"), Err(Some(1)));
    }
}
