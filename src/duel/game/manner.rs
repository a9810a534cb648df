//! How people write a move when they do not know the notation: `2 from 3`, `a1 right`, `left`.
//!
//! The notation of a move says by its shape what it is made of; a game says of which kind its notation is.

use ground::say;
use ground::say::Say;

/// The kinds of notation, each with the other forms in which its moves are understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Manner {
    /// Heaps that are lowered, raised or split: `3:5->3`, `1:7->2+4`.
    Heaps,
    /// One number: `2`, perhaps behind a heap: `2:1`.
    Number,
    /// The point before and after: `6,9->4,7`.
    Points,
    /// Coins that turn: `1,4`.
    Coins,
    /// Pieces of chess: `a1a7`, `2:c2-a1`.
    Chess,
    /// A cell: `b2`, perhaps behind a board: `2:b3`.
    Cells,
    /// A place in a row: `4`.
    Columns,
    /// From one cell to another: `a1-b1`.
    Steps,
    /// Two ends that lie together in any order: `a1-b1`, `0-1`.
    Pairs,
    /// A numbered token from here to there: `2:c->d`.
    Tokens,
    /// The node gone to: `d`, or `b,d`.
    Nodes,
    /// The string that is left.
    Strings,
    /// An end of a row.
    Ends,
    /// What is said at a table: `call`, `2x5`.
    Words,
    /// Rows, columns and orders that are chosen unseen.
    Orders,
    /// Splits, coalitions and consent.
    Splits,
    /// A component and the move in it.
    Sums,
}

impl Manner {
    /// Every kind.
    pub const ALL: [Manner; 17] = [
        Manner::Heaps,
        Manner::Number,
        Manner::Points,
        Manner::Coins,
        Manner::Chess,
        Manner::Cells,
        Manner::Columns,
        Manner::Steps,
        Manner::Pairs,
        Manner::Tokens,
        Manner::Nodes,
        Manner::Strings,
        Manner::Ends,
        Manner::Words,
        Manner::Orders,
        Manner::Splits,
        Manner::Sums,
    ];

    /// The forms that are understood, told in a line.
    pub fn told(self) -> Say {
        match self {
            Manner::Heaps => say!("typed-heaps"),
            Manner::Number => say!("typed-number"),
            Manner::Points => say!("typed-points"),
            Manner::Coins => say!("typed-coins"),
            Manner::Chess => say!("typed-chess"),
            Manner::Cells => say!("typed-cells"),
            Manner::Columns => say!("typed-columns"),
            Manner::Steps => say!("typed-steps"),
            Manner::Pairs => say!("typed-pairs"),
            Manner::Tokens => say!("typed-tokens"),
            Manner::Nodes => say!("typed-nodes"),
            Manner::Strings => say!("typed-strings"),
            Manner::Ends => say!("typed-ends"),
            Manner::Words => say!("typed-words"),
            Manner::Orders => say!("typed-orders"),
            Manner::Splits => say!("typed-splits"),
            Manner::Sums => say!("typed-sums"),
        }
    }

    /// The other forms of a move that is written so, the plainest first; some may mean other moves too.
    pub fn forms(self, mv: &str) -> Vec<String> {
        let mut forms = Vec::new();
        match self {
            Manner::Heaps => heaps(mv, &mut forms),
            Manner::Number => number(mv, &mut forms),
            Manner::Points => points(mv, &mut forms),
            Manner::Coins => {
                forms.push(format!("flip {mv}"));
                forms.push(format!("翻{mv}"));
                let turned: Vec<&str> = mv.rsplit(',').collect();
                forms.push(turned.join(" "));
            }
            Manner::Cells => cells(mv, &mut forms),
            Manner::Columns => {
                let letter = mv.parse::<u8>().ok().filter(|n| (1..=26).contains(n)).map(|n| char::from(b'a' + n - 1));
                forms.extend(letter.map(String::from));
                forms.push(format!("column {mv}"));
            }
            Manner::Steps | Manner::Tokens | Manner::Chess => steps(mv, &mut forms),
            Manner::Pairs => pairs(mv, &mut forms),
            Manner::Nodes => forms.push(format!("go to {mv}")),
            Manner::Strings => forms.push(mv.trim_start_matches("->").to_owned()),
            Manner::Ends => match mv {
                "L" => forms.extend(["left", "左", "左端", "左边"].map(str::to_owned)),
                _ => forms.extend(["right", "右", "右端", "右边"].map(str::to_owned)),
            },
            Manner::Words => words(mv, &mut forms),
            Manner::Orders => {
                forms.push(format!("row {mv}"));
                forms.push(format!("第{mv}列"));
            }
            Manner::Splits => match mv {
                "accept" => forms.extend(["ok", "=", "yes", "接受", "同意"].map(str::to_owned)),
                _ => forms.push(mv.chars().map(String::from).collect::<Vec<_>>().join(" ")),
            },
            Manner::Sums => {}
        }
        forms
    }
}

/// The parts of `3:5->2+4`: the heap, what it held, what is left.
fn lowered(mv: &str) -> Option<(&str, u64, Vec<u64>)> {
    let (heap, rest) = mv.split_once(':').unwrap_or(("1", mv));
    let (before, left) = rest.split_once("->")?;
    let left = left.split('+').map(|n| n.parse().ok()).collect::<Option<Vec<u64>>>()?;
    Some((heap, before.parse().ok()?, left))
}

fn heaps(mv: &str, forms: &mut Vec<String>) {
    let Some(moves) = mv.split(',').map(lowered).collect::<Option<Vec<_>>>() else { return };
    let [(heap, before, left)] = &moves[..] else {
        // Several heaps at once: each with what is taken, or with what it becomes.
        let taken = |(heap, before, left): &(&str, u64, Vec<u64>)| format!("{heap}-{}", before.saturating_sub(left[0]));
        let becomes = |(heap, _, left): &(&str, u64, Vec<u64>)| format!("{heap}>{}", left[0]);
        forms.push(moves.iter().map(taken).collect::<Vec<_>>().join(", "));
        forms.push(moves.iter().map(becomes).collect::<Vec<_>>().join(", "));
        return;
    };
    match left[..] {
        [after] if after < *before => {
            let n = before - after;
            forms.extend([
                format!("{heap}-{n}"),
                format!("{n} from {heap}"),
                format!("take {n} from heap {heap}"),
                format!("第{heap}堆取{n}"),
                format!("{heap}>{after}"),
            ]);
            forms.extend([format!("take {n}"), format!("取{n}"), format!("{before}>{after}")]);
        }
        [after] => {
            let n = after - before;
            forms.extend([
                format!("{heap}+{n}"),
                format!("pay {n} onto {heap}"),
                format!("第{heap}堆放{n}"),
                format!("{heap}>{after}"),
            ]);
            forms.push(format!("pay {n}"));
        }
        _ => {
            let sum: Vec<String> = left.iter().map(u64::to_string).collect();
            let (sum, list) = (sum.join("+"), sum.join(" "));
            forms.extend([format!("{heap}: {sum}"), format!("{heap}>{sum}")]);
            forms.extend([list, format!("{before}={sum}"), format!("{before}>{sum}"), sum]);
        }
    }
}

fn number(mv: &str, forms: &mut Vec<String>) {
    match mv.split_once(':') {
        Some((heap, n)) => {
            forms.extend([
                format!("{n} from {heap}"),
                format!("take {n} from heap {heap}"),
                format!("第{heap}堆取{n}"),
            ]);
            forms.extend([format!("take {n}"), format!("取{n}")]);
        }
        None => forms.extend([format!("take {mv}"), format!("x{mv}"), format!("取{mv}")]),
    }
}

fn points(mv: &str, forms: &mut Vec<String>) {
    let Some((before, after)) = mv.split_once("->") else { return };
    forms.push(after.to_owned());
    let read = |text: &str| text.split(',').map(|n| n.parse().ok()).collect::<Option<Vec<u64>>>();
    let (Some(old), Some(new)) = (read(before), read(after)) else { return };
    let taken: Vec<Option<u64>> = old.iter().zip(&new).map(|(old, new)| old.checked_sub(*new)).collect();
    match taken[..] {
        [Some(one), Some(two)] if one == two => {
            forms.extend([format!("{one} both"), format!("-{one} both"), format!("both {one}")]);
            forms.extend([format!("两堆各取{one}"), format!("各取{one}")]);
        }
        [Some(n), Some(0)] => one_heap(1, n, forms),
        [Some(0), Some(n)] => one_heap(2, n, forms),
        [Some(n)] => forms.push(format!("take {n}")),
        _ => {}
    }
}

fn one_heap(heap: u8, n: u64, forms: &mut Vec<String>) {
    forms.extend([format!("{n} from {heap}"), format!("take {n} from heap {heap}")]);
    forms.extend([format!("{heap}-{n}"), format!("第{heap}堆取{n}")]);
}

fn cells(mv: &str, forms: &mut Vec<String>) {
    if mv == "pass" {
        forms.extend(["停一手", "跳过", "过"].map(str::to_owned));
        return;
    }
    let cell = match mv.split_once(':') {
        Some((_, cell)) => {
            forms.push(cell.to_owned());
            cell
        }
        None => mv,
    };
    forms.push(mv.to_uppercase());
    if let Some((column, row)) = cell_of(cell) {
        forms.push(format!("{row}{}", letters(column)));
    }
}

/// Column and row, from 1, of a cell such as `b2`.
fn cell_of(text: &str) -> Option<(usize, usize)> {
    let at = text.find(|c: char| c.is_ascii_digit())?;
    let (column, row) = text.split_at(at);
    let is_name = !column.is_empty() && column.len() < 3 && column.chars().all(|c| c.is_ascii_lowercase());
    let number = |sum: usize, c: char| 26 * sum + (c as usize - 'a' as usize + 1);
    is_name.then(|| Some((column.chars().fold(0, number), row.parse().ok()?))).flatten()
}

/// The letters of a column.
fn letters(column: usize) -> String {
    let last = char::from(b'a' + ((column - 1) % 26) as u8);
    if column > 26 { letters((column - 1) / 26) + &last.to_string() } else { last.to_string() }
}

fn steps(mv: &str, forms: &mut Vec<String>) {
    let bare = match mv.split_once(':') {
        Some((token, rest)) => {
            forms.push(rest.to_owned());
            let to = rest.rsplit(['-', '>']).next().unwrap_or(rest);
            forms.extend([to.to_owned(), format!("{token} to {to}")]);
            rest
        }
        None => mv,
    };
    // Captures are also written without their sign.
    let is_capture = bare.contains('x') && bare.chars().any(|c| c.is_ascii_digit());
    let plain = if is_capture { bare.replace('x', "-") } else { bare.to_owned() };
    if is_capture {
        forms.push(plain.clone());
    }
    let ends: Vec<&str> = plain.split(['-', '>']).filter(|end| !end.is_empty()).collect();
    if let [from, to] = ends[..] {
        for (word, length) in ways(from, to) {
            forms.push(if length == 1 { format!("{from} {word}") } else { format!("{from} {word} {length}") });
        }
        if to == "off" {
            forms.push(format!("{from} out"));
            forms.push(format!("{from}出"));
        } else if !is_capture && !mv.contains(':') {
            forms.push(to.to_owned());
        }
    } else if let [first, .., last] = ends[..]
        && cell_of(first).is_none()
    {
        // A piece that jumps on and on, told by where it begins and ends.
        forms.push(format!("{first}x{last}"));
        forms.push(format!("{first}-{last}"));
    }
}

/// The words for the way from a cell to one in its row or column, rows counted from the top; and how far it is.
fn ways(from: &str, to: &str) -> Vec<(&'static str, usize)> {
    let (Some((column, row)), Some((other, below))) = (cell_of(from), cell_of(to)) else { return Vec::new() };
    let words = match (column == other, row == below) {
        (true, false) if below > row => ["down", "下"],
        (true, false) => ["up", "上"],
        (false, true) if other > column => ["right", "右"],
        (false, true) => ["left", "左"],
        _ => return Vec::new(),
    };
    let length = column.abs_diff(other) + row.abs_diff(below);
    words.map(|word| (word, length)).into()
}

fn pairs(mv: &str, forms: &mut Vec<String>) {
    let Some((one, other)) = mv.split_once('-') else { return };
    for (from, to) in [(one, other), (other, one)] {
        forms.push(format!("{from} {to}"));
        forms.extend(ways(from, to).into_iter().filter(|way| way.1 == 1).map(|(word, _)| format!("{from} {word}")));
    }
    forms.push(format!("cut {mv}"));
}

/// Numbers as people say them, and what dice show.
const COUNTS: [[&str; 2]; 6] =
    [["one", "ones"], ["two", "twos"], ["three", "threes"], ["four", "fours"], ["five", "fives"], ["six", "sixes"]];

fn words(mv: &str, forms: &mut Vec<String>) {
    let said: &[&str] = match mv {
        "check" => &["过", "看牌", "过牌", "让牌"],
        "bet" => &["注", "下注"],
        "fold" => &["弃", "弃牌"],
        "call" => &["跟", "跟注", "check", "看牌", "过牌"],
        "raise" => &["加", "加注", "bet", "下注"],
        "liar" => &["揭", "揭穿", "开", "骗子"],
        _ => &[],
    };
    forms.extend(said.iter().map(|word| (*word).to_owned()));
    if mv.chars().all(|c| c.is_ascii_lowercase()) {
        forms.extend((1..mv.len()).map(|length| mv[..length].to_owned()));
    }
    let bid = mv.split_once('x').and_then(|(count, face)| Some((count.parse().ok()?, face.parse().ok()?)));
    if let Some((count, face)) = bid.filter(|(count, face): &(usize, usize)| *count > 0 && *face > 0) {
        forms.extend([format!("{count} {face}"), format!("{count}个{face}")]);
        if let (Some([many, _]), Some(faces)) = (COUNTS.get(count - 1), COUNTS.get(face - 1)) {
            let faces = faces[usize::from(count > 1)];
            forms.extend([format!("{many} {faces}"), format!("{count} {faces}")]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_has_the_forms_of_its_kind() {
        assert!(Manner::Heaps.forms("3:5->3").contains(&"2 from 3".to_owned()));
        assert!(Manner::Points.forms("6,9->4,7").contains(&"2 both".to_owned()));
        assert!(Manner::Pairs.forms("a1-a2").contains(&"a1 down".to_owned()));
        assert!(Manner::Steps.forms("b1-d1").contains(&"b1 right 2".to_owned()));
        assert!(Manner::Words.forms("2x5").contains(&"two fives".to_owned()));
        assert_eq!(Manner::Columns.forms("4")[0], "d");
    }

    #[test]
    fn columns_are_counted_as_they_are_lettered() {
        assert_eq!(cell_of("ab12"), Some((28, 12)));
        assert_eq!([1, 26, 27, 52, 53].map(letters), ["a", "z", "aa", "az", "ba"]);
    }
}
