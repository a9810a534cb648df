//! How a move in one heap is written: `2:5->1`, `1:7->2+4`, `1:3->0`.

use crate::kit::breaking::rules::{Break, text_of};
use crate::kit::heaps::read_heap_number;
use ground::fault::{Fault, Kind};
use ground::notation::Reader;
use ground::num::{Nat, write_nat};
use ground::say;

/// Writes a move.
pub fn write(heaps: &[Nat], mv: &Break) -> String {
    let mut text = String::with_capacity(16);
    text += itoa::Buffer::new().format(mv.heap + 1);
    text.push(':');
    write_nat(&heaps[mv.heap], &mut text);
    text += "->";
    text + &text_of(&mv.left)
}

/// Reads a move. What stands before the arrow must be there; the parts may come in any order.
pub fn read(heaps: &[Nat], text: &str) -> Result<Break, Fault> {
    let mut r = Reader::new(Kind::IllegalMove, text);
    let heap = read_heap_number(&mut r, heaps.len())?;
    let column = r.column();
    let before = r.nat()?;
    let wrong = |says| Err(Fault::new(Kind::IllegalMove, says).at(column));
    match heaps.get(heap) {
        Some(size) if *size == before => {}
        Some(size) => return wrong(say!("heap-is-not", heap = heap + 1, size = size, told = before)),
        None => return wrong(say!("no-such-heap", heap = heap + 1)),
    }
    r.expect("->")?;
    let mut left = vec![r.nat()?];
    while r.take("+") {
        let column = r.column();
        left.push(r.nat()?);
        if left.contains(&Nat::ZERO) {
            let fault = Fault::new(Kind::IllegalMove, say!("breaking-empty-part"));
            return Err(fault.expecting(say!("expect-at-least", least = 1)).at(column));
        }
    }
    r.end()?;
    left.retain(|part| *part > Nat::ZERO);
    left.sort_unstable();
    Ok(Break { heap, left })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn heaps() -> Vec<Nat> {
        [7u8, 3].map(Nat::from).to_vec()
    }

    #[test]
    fn moves_are_read_kindly_and_printed_strictly() {
        for (typed, printed) in [(" 1 : 7 -> 4 + 2", "1:7->2+4"), ("2:3->0", "2:3->0"), ("1:7->1+1+5", "1:7->1+1+5")] {
            let mv = read(&heaps(), typed).expect(typed);
            assert_eq!(write(&heaps(), &mv), printed);
            assert_eq!(read(&heaps(), printed), Ok(mv));
        }
        assert_eq!(read(&heaps()[..1], "7->2+4").map(|mv| mv.heap), Ok(0));
    }

    #[test]
    fn what_is_wrong_is_pointed_at() {
        for (typed, column) in
            [("1:6->5", 3), ("3:7->5", 1), ("1:7->0+7", 8), ("1:7->2+0", 8), ("1:7->2+", 8), ("1:7", 4)]
        {
            assert_eq!(read(&heaps(), typed).map_err(|fault| fault.at), Err(Some(column)), "{typed}");
        }
    }
}
