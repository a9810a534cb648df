//! Where a line may not be broken though Unicode allows it: a move is one word.

/// Whether what stands between lies within a move, as in `b1-b2`, `3:5->4` and `peak->lake`.
pub fn is_within_move(before: &str, after: &str) -> bool {
    let Some(from) = before.strip_suffix('-') else { return false };
    let is_arrow = after.starts_with('>');
    is_arrow || from.ends_with(|c: char| c.is_ascii_digit()) && after.starts_with(|c: char| c.is_ascii_alphanumeric())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_whole_and_words_may_part() {
        for (before, after) in [("b1-", "b2"), ("1:5-", ">4"), ("x peak-", ">lake"), ("8,12-", ">8,7")] {
            assert!(is_within_move(before, after), "{before}{after}");
        }
        for (before, after) in [("nim-", "sum"), ("3 - ", "4"), ("3", "-4"), ("3-", " 4"), ("", "")] {
            assert!(!is_within_move(before, after), "{before}{after}");
        }
    }
}
