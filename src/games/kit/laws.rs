//! Laws as a person would type them, for games whose positions of several sizes are sums of heaps.

/// The names of sizes, as conjectures know them.
const NAMES: [&str; 8] = ["a", "b", "c", "d", "e", "f", "g", "h"];

/// What so many sizes are called: a lone one `n`; `None` for none of them, and beyond the eight that have a name.
pub fn names(sizes: usize) -> Option<&'static [&'static str]> {
    match sizes {
        0 => None,
        1 => Some(&["n"]),
        _ => NAMES.get(..sizes),
    }
}

/// Bouton's law where the sizes themselves are heaps of Nim.
///
/// Worked: two sizes in normal play give `a ^ b == 0`, one in misère play `n == 1`.
pub fn nim(sizes: usize, is_misere: bool) -> Option<String> {
    if is_misere && sizes == 1 {
        return Some("n == 1".to_owned());
    }
    nim_of(sizes, is_misere, str::to_owned)
}

/// Bouton's law where each size is worth a heap of Nim of the size that `worth` writes; in misère play where the game is tame.
///
/// Worked: `n % 4` of two sizes gives `a % 4 ^ b % 4 == 0`. In misère play the nim-sum that loses is 1 while no heap is above 1.
pub fn nim_of(sizes: usize, is_misere: bool, worth: impl Fn(&str) -> String) -> Option<String> {
    names(sizes).map(|names| nim_written(names.iter().map(|name| worth(name)).collect(), is_misere))
}

/// Bouton's law for heaps of Nim whose sizes are written so, at least one.
pub fn nim_written(heaps: Vec<String>, is_misere: bool) -> String {
    let sum = heaps.join(" ^ ");
    if !is_misere {
        return format!("{sum} == 0");
    }
    let greatest = heaps.into_iter().rev().reduce(|rest, heap| format!("max({heap}, {rest})")).unwrap_or_default();
    format!("{sum} == if({greatest} < 2, 1, 0)")
}

/// The sizes joined by a sign: `a + b + c`.
pub fn joined(sizes: usize, sign: &str) -> Option<String> {
    names(sizes).map(|names| names.join(sign))
}

/// That all of these sizes, at least two, are equal: `a == b and b == c`.
pub fn all_equal(sizes: usize) -> Option<String> {
    let pairs: Vec<String> = names(sizes)?.windows(2).map(|pair| format!("{} == {}", pair[0], pair[1])).collect();
    (!pairs.is_empty()).then(|| pairs.join(" and "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn laws_are_written_as_they_would_be_typed() {
        assert_eq!(nim(3, false).as_deref(), Some("a ^ b ^ c == 0"));
        assert_eq!(nim(3, true).as_deref(), Some("a ^ b ^ c == if(max(a, max(b, c)) < 2, 1, 0)"));
        assert_eq!(nim_of(1, false, |n| format!("{n} % 3")).as_deref(), Some("n % 3 == 0"));
        assert_eq!((nim(0, false), nim(9, false), all_equal(1)), (None, None, None));
        assert_eq!(all_equal(3).as_deref(), Some("a == b and b == c"));
    }
}
