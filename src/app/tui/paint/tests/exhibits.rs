//! Exhibits of every kind as a reader sees them.

use ratatui::text::Line;

use crate::tui::paint::exhibit;
use crate::tui::text;
use crate::tui::theme::Theme;
use ground::num::{Int, Nat};
use ground::say;
use ground::say::{Language, Tongue};
use ground::scene::Spot;
use solve::judge::reason::{Exhibit, Reached};

fn drawn(shown: &Exhibit, width: u16, language: Language, ascii: bool) -> Vec<String> {
    let theme = Theme::named("none").expect("listed");
    let told = |line: &Line| line.spans.iter().map(|span| span.content.as_ref()).collect::<String>();
    exhibit(shown, width, &theme, Tongue::of(language), ascii).iter().map(told).collect()
}

fn nat(text: &str) -> Nat {
    text.parse().expect("a number")
}

fn columns(numbers: &[Nat]) -> Exhibit {
    let rows: Vec<(String, Nat)> =
        numbers.iter().enumerate().map(|(index, n)| ((index + 1).to_string(), n.clone())).collect();
    let total = numbers.iter().fold(Nat::ZERO, |sum, n| sum ^ n);
    Exhibit::Columns { rows, total }
}

fn all() -> Vec<Exhibit> {
    let small: Vec<Nat> = ["3", "5", "7", "12"].iter().map(|n| nat(n)).collect();
    let large: Vec<Nat> = vec![nat("5") << 300, (nat("7") << 299) + nat("5"), nat("123456789123456789123456789")];
    let table = |rows: usize, cols: usize| Exhibit::Table {
        head: (0..cols).map(|c| if c == 0 { say!("nim-name") } else { say::Say::verbatim(c.to_string()) }).collect(),
        rows: (0..rows).map(|r| (0..cols).map(|c| (r * c * 7 % 100).to_string()).collect()).collect(),
        focus: vec![(rows - 3, cols - 1), (1, 1)],
    };
    let moves: Vec<String> = (0..40).map(|n| format!("{}:{n}->{}", n % 3 + 1, n / 2)).collect();
    vec![
        columns(&small),
        columns(&[nat("6"), nat("6")]),
        columns(&[nat("0")]),
        columns(&[nat("1000000"), nat("999999")]),
        columns(&large),
        columns(&vec![nat("3"); 200]),
        Exhibit::Mex {
            options: [("1:3->0", 0u8), ("1:3->1", 1), ("2:1->0", 1), ("3", 4)]
                .map(|(mv, value)| Reached::alone(mv.to_owned(), Nat::from(value)))
                .to_vec(),
            mex: Nat::from(2u8),
        },
        Exhibit::Mex { options: Vec::new(), mex: Nat::ZERO },
        Exhibit::Mex {
            options: (0..200u8).filter(|n| *n != 100).map(|n| Reached::alone(n.to_string(), Nat::from(n))).collect(),
            mex: Nat::from(100u8),
        },
        Exhibit::Parts { parts: [13u8, 5, 2].map(Nat::from).to_vec(), taken: 1 },
        Exhibit::Parts { parts: (0..60).map(|n| nat("3") << (90 - n)).collect(), taken: 2 },
        table(4, 4),
        table(60, 40),
        Exhibit::Spots(vec![Spot(1), Spot(2)]),
        Exhibit::Replies(moves.iter().map(|mv| (mv.clone(), mv.clone())).collect()),
        Exhibit::Line(moves),
        Exhibit::Fold {
            rows: vec![[3, 7, 9, 5, 8].map(Int::from).to_vec(), [3, 3, 8].map(Int::from).to_vec(), vec![Int::from(-8)]],
        },
    ]
}

#[test]
fn columns_mark_the_odd_ones() {
    assert_eq!(
        drawn(&all()[0], 78, Language::English, false),
        [
            "         8 4 2 1",
            "1        0 0 1 1 = 3",
            "2        0 1 0 1 = 5",
            "3        0 1 1 1 = 7",
            "4        1 1 0 0 = 12",
            "        ────────",
            "nim-sum  1 1 0 1 = 13",
            "         ^ ^   ^  odd columns",
        ]
    );
    assert_eq!(drawn(&all()[1], 30, Language::Chinese, true).last().map(String::as_str), Some("       每列都是偶数"));
}

#[test]
fn of_hundreds_of_columns_both_ends_and_the_highest_odd_one_are_shown() {
    let shown = columns(&[(nat("1") << 400) + (nat("1") << 200), nat("1") << 400]);
    let lines = drawn(&shown, 78, Language::English, false);
    assert!(lines[0].contains("2^400") && lines[0].contains("2^205"), "{}", lines[0]);
    let (sum, marks) = (&lines[4], &lines[5]);
    assert_eq!(sum.matches('…').count(), 2, "{sum}");
    assert_eq!(sum.matches('1').count(), 1, "{sum}");
    let column = |line: &str, sign: char| line.chars().position(|c| c == sign);
    assert_eq!(column(marks, '^'), column(sum, '1'));
}

#[test]
fn the_missing_value_the_parts_and_the_fold_are_marked() {
    assert_eq!(
        drawn(&all()[6], 40, Language::English, true),
        ["  0 <- 1:3->0", "  1 <- 1:3->1, 2:1->0", "> 2  missing: this is the mex", "  4 <- 3",]
    );
    assert_eq!(drawn(&all()[9], 40, Language::English, false), ["13 + 5 + [2]"]);
    let fold =
        Exhibit::Fold { rows: vec![[3, 7, 2, 5, 8].map(Int::from).to_vec(), [3, 10, 8].map(Int::from).to_vec()] };
    assert_eq!(drawn(&fold, 40, Language::English, false), ["  3 [7 2 5] 8 ", "= 3 [10] 8 "]);
}

#[test]
fn a_table_keeps_its_focus_when_it_is_cut() {
    let lines = drawn(&all()[12], 34, Language::Chinese, false);
    assert!(lines.iter().any(|line| line.contains("[61]")), "{lines:?}");
    assert!(lines.iter().any(|line| line.contains("[7]")), "{lines:?}");
    assert!(lines.len() < 20);
}

#[test]
fn a_table_that_fits_leaves_no_column_out() {
    let heads = ["branch", "grows on it", "fused", "stalk"];
    let table = Exhibit::Table {
        head: heads.map(say::Say::verbatim).to_vec(),
        rows: vec![["0-1", "1 2", "-", "4"].map(str::to_owned).to_vec()],
        focus: Vec::new(),
    };
    let has_all = |width: u16| {
        let lines = drawn(&table, width, Language::English, false);
        heads.iter().all(|head| lines[0].contains(head))
    };
    assert!(has_all(35) && !has_all(34));
}

#[test]
fn no_line_is_wider_than_its_page_and_ascii_is_ascii() {
    for shown in all() {
        for width in 0..100 {
            for line in drawn(&shown, width, Language::Chinese, false) {
                assert!(text::width(&line) <= width, "{line}");
            }
            for line in drawn(&shown, width, Language::English, true) {
                assert!(line.chars().all(|c| (' '..='~').contains(&c)), "{line}");
            }
        }
    }
}
