//! Lands as texts: boundaries end in a full stop, regions in a brace, letters name spots that are passed twice.

use rustc_hash::FxHashMap;

use crate::graphs::sprouts::land::{Sketch, settled};
use crate::graphs::sprouts::signs::{BRACE, DOT, FREE, LEAF, LONE, LOWER, Land, SPOTS, UPPER};
use ground::fault::{Fault, Kind};
use ground::notation::Reader;
use ground::num::small;
use ground::say;
use ground::say::Say;

/// Letters of one alphabet.
const LETTERS: u8 = 26;

/// Writes lands one after another; nothing is `-`.
pub fn write(lands: &[Land]) -> String {
    let text = write_each(lands).concat();
    if text.is_empty() { "-".into() } else { text }
}

/// Writes each of these lands. Capital letters go on from land to land, and after Z come A', B', ...
pub fn write_each(lands: &[Land]) -> Vec<String> {
    let mut first = 0;
    let one = |land: &Land| {
        let (mut text, mut next) = (String::new(), first);
        for &sign in land {
            match sign {
                DOT => text.push('.'),
                BRACE => text.push('}'),
                FREE => text.push('0'),
                LEAF => text.push('1'),
                LONE => text.push('2'),
                letter if letter < UPPER => write_letter('a', letter - LOWER, &mut text),
                letter => {
                    next = next.max(first + letter - UPPER + 1);
                    write_letter('A', first + letter - UPPER, &mut text);
                }
            }
        }
        first = next;
        text
    };
    lands.iter().map(one).collect()
}

fn write_letter(first: char, number: u8, text: &mut String) {
    text.push(char::from(first as u8 + number % LETTERS));
    (0..number / LETTERS).for_each(|_| text.push('\''));
}

/// Reads a number of spots, `-`, or lands; blanks, a `]` after a region and a `!` at the end are passed over.
pub fn read(r: &mut Reader) -> Result<Vec<Land>, Fault> {
    let column = r.column();
    let mut ahead = r.clone();
    if ahead.take("-") {
        *r = ahead;
        return Ok(Vec::new());
    }
    if let Ok(spots) = ahead.nat()
        && ahead.is_done()
    {
        *r = ahead;
        let spots = small(&spots).filter(|spots| *spots <= SPOTS).ok_or_else(|| too_large(column))?;
        return Ok(start(spots));
    }
    let mut reading = Reading { column, ..Reading::default() };
    while r.peek().is_some_and(|c| c != '!') {
        reading.region(r)?;
        r.take("]");
    }
    r.take("!");
    if reading.sketch.regions.is_empty() { Err(r.wrong(say!("sprouts-expect-position"))) } else { Ok(reading.lands()) }
}

/// So many free spots in one region.
pub fn start(spots: usize) -> Vec<Land> {
    let land: Land = std::iter::repeat_n([FREE, DOT], spots).flatten().chain([BRACE]).collect();
    if spots == 0 { Vec::new() } else { vec![land] }
}

fn too_large(column: usize) -> Fault {
    Fault::new(Kind::TooLarge, say!("sprouts-too-large", most = SPOTS, lives = 3 * SPOTS)).at(column)
}

/// A text being taken apart.
#[derive(Default)]
struct Reading {
    column: usize,
    sketch: Sketch,
    /// Of each capital letter its spot, and the boundaries that pass it, by region and place.
    shared: FxHashMap<String, (u8, Vec<(usize, usize)>)>,
    lives: usize,
}

impl Reading {
    fn region(&mut self, r: &mut Reader) -> Result<(), Fault> {
        let mut region = Vec::new();
        while !r.take("}") {
            let at = (self.sketch.regions.len(), region.len());
            region.push(self.boundary(at, r)?);
        }
        self.sketch.regions.push(region);
        Ok(())
    }

    fn boundary(&mut self, at: (usize, usize), r: &mut Reader) -> Result<Vec<u8>, Fault> {
        let (mut boundary, mut own) = (Vec::new(), FxHashMap::<String, (u8, usize)>::default());
        while boundary.is_empty() || !r.take(".") {
            let column = r.column();
            let mut ahead = r.clone();
            let sign = ahead.char().filter(|c| "012".contains(*c) || c.is_ascii_alphabetic());
            let Some(sign) = sign else { return Err(r.wrong(say!("sprouts-expect-spot"))) };
            let mut name = sign.to_string();
            while ahead.take("'") {
                name.push('\'');
            }
            *r = ahead;
            let spot = match sign {
                '0' => self.spot(3)?,
                '1' => self.spot(2)?,
                '2' => self.spot(1)?,
                'a'..='z' => {
                    let known = match own.get(&name) {
                        Some(known) => *known,
                        None => (self.spot(1)?, 0),
                    };
                    own.insert(name.clone(), (known.0, known.1 + 1));
                    if known.1 == 2 {
                        return Err(r.fault(say!("sprouts-third-pass", name = name)).at(column));
                    }
                    known.0
                }
                _ => self.capital(name, at).map_err(|says| r.fault(says).at(column))??,
            };
            boundary.push(spot);
        }
        let free = boundary.iter().filter(|spot| self.sketch.lives[usize::from(**spot)] == 3).count();
        if free > 0 && boundary.len() > 1 { Err(r.fault(say!("sprouts-free-is-alone"))) } else { Ok(boundary) }
    }

    /// A spot that two regions share, or one boundary passes twice; or what is wrong with it here.
    fn capital(&mut self, name: String, at: (usize, usize)) -> Result<Result<u8, Fault>, Say> {
        let passes = match self.shared.get(&name) {
            Some((spot, passes)) if passes.len() < 2 => (*spot, [&passes[..], &[at]].concat()),
            Some(_) => return Err(say!("sprouts-third-pass", name = name)),
            None => match self.spot(1) {
                Ok(spot) => (spot, vec![at]),
                Err(fault) => return Ok(Err(fault)),
            },
        };
        if passes.1.iter().any(|other| other.0 == at.0 && *other != at) {
            return Err(say!("sprouts-two-boundaries", name = name));
        }
        let spot = passes.0;
        self.shared.insert(name, passes);
        Ok(Ok(spot))
    }

    fn spot(&mut self, lives: u8) -> Result<u8, Fault> {
        self.lives += usize::from(lives);
        if self.lives > 3 * SPOTS { Err(too_large(self.column)) } else { Ok(self.sketch.spot(lives)) }
    }

    fn lands(self) -> Vec<Land> {
        let mut lands: Vec<Land> = self.sketch.lands().into_iter().map(settled).collect();
        lands.sort_unstable();
        lands
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn printed(text: &str) -> Result<String, Fault> {
        let mut r = Reader::new(Kind::BadPosition, text);
        let lands = read(&mut r)?;
        r.end().map(|()| write(&lands))
    }

    #[test]
    fn strings_that_mean_the_same_print_the_same() {
        for (text, same) in [
            (" AB . } BA.} ", "AB.}AB.}"),
            ("XY.}0.YX.}]!", "0.AB.}AB.}"),
            ("b1b1.}", "1a1a.}"),
            ("2aa.}", "22.}"),
            ("1AA.}", "12.}"),
            ("1A.}A.}", "12.}"),
            ("2.}2.}", "-"),
            ("AB.}AB.}CD.}DC.0.}", "0.AB.}AB.}CD.}CD.}"),
            ("-", "-"),
            ("0", "-"),
            ("2", "0.0.}"),
        ] {
            assert_eq!(printed(text).as_deref(), Ok(same), "{text}");
        }
    }

    #[test]
    fn what_is_no_drawing_is_refused_where_it_is_wrong() {
        for (text, kind, column) in [
            ("", Kind::BadPosition, 1),
            ("0.", Kind::BadPosition, 3),
            ("0}", Kind::BadPosition, 2),
            (".}", Kind::BadPosition, 1),
            ("01.}", Kind::BadPosition, 4),
            ("aaa.}", Kind::BadPosition, 3),
            ("A.}A.}A.}", Kind::BadPosition, 7),
            ("A.1.A.}", Kind::BadPosition, 5),
            ("16", Kind::TooLarge, 1),
            ("0.}?", Kind::BadPosition, 4),
        ] {
            let fault = printed(text).expect_err(text);
            assert_eq!((fault.kind, fault.at), (kind, Some(column)), "{text}");
        }
        assert_eq!(printed(&"0.".repeat(16)).map_err(|fault| fault.kind), Err(Kind::TooLarge));
    }

    #[test]
    fn letters_go_on_after_the_last_one() {
        let land = |letters: u8| -> Land { (0..letters).map(|i| UPPER + i).chain([DOT, BRACE]).collect() };
        assert_eq!(write(&[land(2), land(1)]), "AB.}C.}");
        assert!(write(&[land(30)]).ends_with("YZA'B'C'D'.}"));
    }
}
