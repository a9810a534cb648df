//! What these games read and write: fractions, lists of them, coalitions as letters.

use num_integer::Integer;
use num_traits::{One, Zero};

use ground::fault::{Fault, Kind};
use ground::notation::Reader;
use ground::num::{Int, Ratio};
use ground::say;
use ground::say::Say;
use solve::judge::shares::Coalition;
use solve::sharing::worths::PLAYERS;

/// Takes a number such as `3`, `-7/12` or `2.5`.
pub fn ratio(r: &mut Reader) -> Result<Ratio, Fault> {
    let is_negative = r.take("-");
    let mut number = Ratio::from_integer(Int::from(r.nat().map_err(unlike)?));
    if r.take("/") {
        let below = r.clone().nat().map_err(unlike)?;
        if below.is_zero() {
            return Err(r.wrong(say!("coalitions-expect-below")));
        }
        r.nat()?;
        number /= Ratio::from_integer(Int::from(below));
    } else if r.take(".") {
        let mut at = r.clone();
        let digits = at.word().chars().take_while(char::is_ascii_digit).count();
        let places = Int::from(r.nat().map_err(unlike)?);
        number += Ratio::new(places, Int::from(10).pow(digits as u32));
    }
    Ok(if is_negative { -number } else { number })
}

fn unlike(fault: Fault) -> Fault {
    if fault.kind == Kind::TooLarge { fault } else { fault.expecting(say!("coalitions-expect-number")) }
}

/// The same, not negative.
pub fn amount(r: &mut Reader) -> Result<Ratio, Fault> {
    if r.peek() == Some('-') { Err(r.wrong(say!("coalitions-expect-amount"))) } else { ratio(r) }
}

/// Takes amounts separated by commas, one for every player.
pub fn amounts(r: &mut Reader) -> Result<Vec<Ratio>, Fault> {
    let mut all = vec![amount(r)?];
    while r.take(",") {
        if all.len() == PLAYERS {
            return Err(too_many(r));
        }
        all.push(amount(r)?);
    }
    Ok(all)
}

/// Takes the letter of a player.
pub fn player(r: &mut Reader) -> Result<usize, Fault> {
    match r.peek().filter(char::is_ascii_uppercase) {
        Some(letter) if usize::from(letter as u8 - b'A') < PLAYERS => {
            r.char();
            Ok(usize::from(letter as u8 - b'A'))
        }
        Some(_) => Err(too_many(r)),
        None => Err(r.wrong(say!("coalitions-expect-player"))),
    }
}

/// Takes the letters of some players, each once, in any order.
pub fn coalition(r: &mut Reader) -> Result<Coalition, Fault> {
    let mut mask = 1 << player(r)?;
    while r.peek().is_some_and(|c| c.is_ascii_uppercase()) {
        let mut before = r.clone();
        let bit = 1 << player(r)?;
        if mask & bit != 0 {
            return Err(before.wrong(say!("coalitions-expect-once")));
        }
        mask |= bit;
    }
    Ok(mask)
}

/// More players than the engine holds.
pub fn too_many(r: &mut Reader) -> Fault {
    let column = r.column();
    Fault::new(Kind::TooLarge, too_many_players()).at(column)
}

/// The limit, told.
pub fn too_many_players() -> Say {
    say!("coalitions-too-many", most = PLAYERS)
}

/// Numbers separated by commas.
pub fn list(numbers: &[Ratio]) -> String {
    numbers.iter().map(Ratio::to_string).collect::<Vec<_>>().join(",")
}

/// The same share for everybody.
pub fn even(whole: &Ratio, players: usize) -> Vec<Ratio> {
    vec![whole / Ratio::from_integer(players.into()); players]
}

/// Worths of all coalitions by a rule for each, nobody's being 0.
pub fn by_mask(players: usize, worth: impl Fn(Coalition) -> Ratio) -> Vec<Ratio> {
    (0..1 << players).map(|mask| if mask == 0 { Ratio::zero() } else { worth(mask) }).collect()
}

/// Parts of a day as whole numbers, and how many days that makes.
///
/// Worked: halves of AB, AC and BC are once each, and two days.
pub fn whole_parts(parts: &[(Coalition, Ratio)]) -> (Vec<(Coalition, Int)>, Int) {
    let unit = parts.iter().fold(Int::one(), |unit, (_, part)| unit.lcm(part.denom()));
    let counts = parts.iter().map(|(mask, part)| (*mask, (part * &unit).to_integer())).collect();
    (counts, unit)
}

/// 1 if it is so, else 0.
pub fn unit(is_so: bool) -> Ratio {
    if is_so { Ratio::one() } else { Ratio::zero() }
}
