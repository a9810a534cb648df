//! Pictures of every shape, to be read by eye when they change.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::{lines, samples};
use crate::tui::paint::{Look, Signs, scene, size, spots};
use crate::tui::theme::Theme;
use ground::say::{Language, Tongue};
use ground::scene::piece::Owner;
use ground::scene::{Ground, Scene, Shape, Spot, glyph};
use solve::judge::value::Outcome;

/// The picture, a line break before it, in one language and the theme without colours.
fn picture(shown: &Scene, width: u16, height: u16, change: impl Fn(Look<'static>) -> Look<'static>) -> String {
    let theme: &'static Theme = Box::leak(Box::new(Theme::named("none").expect("listed")));
    let look = change(Look { scale: 1, ..Look::plain(theme, Tongue::of(Language::English), Signs::Unicode) });
    let area = Rect::new(0, 0, width, height);
    let mut buf = Buffer::empty(area);
    scene(&mut buf, area, shown, &look);
    let rows: Vec<String> = lines(&buf).iter().map(|line| line.trim_end().to_owned()).collect();
    format!("\n{}", rows.join("\n").trim_end())
}

fn narrow(look: Look<'static>) -> Look<'static> {
    Look { signs: Signs::Ascii, tongue: Tongue::of(Language::Chinese), ..look }
}

#[test]
fn heaps_show_what_would_be_taken() {
    let shown = samples::heaps(&["3", "7", "0", "12", &"9".repeat(1000)]);
    let wide = picture(&shown, 80, 20, |look| Look { cursor: Some(Spot(64 + 6)), ..look });
    assert_eq!(
        wide,
        "
  1  ● ● ●                             3
▸ 2  ● ● ● ● ●  ○ ○                    7
  3                                    0
  4  ● ● ● ● ●  ● ● ● ● ●  ● ●        12
  5  999999999999…999999999999 (1000 digits)

Take the last one and you win."
    );
    let verdicts = &[(Spot(64 + 7), Outcome::N), (Spot(64 + 6), Outcome::P), (Spot(64 + 5), Outcome::D)];
    let small = picture(&shown, 34, 20, |look| Look { cursor: Some(Spot(64 + 6)), verdicts, ..narrow(look) });
    assert_eq!(
        small,
        "
  1  o o o                  3
> 2  o o o o o= x-x+        7
  3                         0
  4  o o o o o  o o o o o  12
     o o
  5  999999999999...999999999999
     （共 1000 位）

取走最后一枚者胜。"
    );
}

#[test]
fn many_heaps_scroll_and_say_so() {
    let sizes = vec!["2"; 200];
    let shown = picture(&samples::heaps(&sizes), 40, 6, |look| Look { cursor: Some(Spot(64 * 150 + 1)), ..look });
    assert_eq!(
        shown,
        "
  148  ● ●        2
  149  ● ●        2
  150  ● ●        2
▸ 151  ○ ○        2
more lines: 147 above, 49 below
Take the last one and you win."
    );
}

#[test]
fn a_board_is_boxed_where_there_is_room_and_close_where_there_is_none() {
    let verdicts = &[(Spot(0), Outcome::N), (Spot(8), Outcome::P)];
    let mark = |look| Look {
        cursor: Some(Spot(4)),
        verdicts,
        last: &[Spot(3)],
        chosen: &[Spot(6)],
        focus: &[Spot(2)],
        ..look
    };
    let shown = samples::board(3, 3);
    assert_eq!(
        picture(&shown, 80, 24, mark),
        "
    a   b   c
  ┌───┬───┬───┐
1 │ ∙✓│ ∙ │*∙*│
  ├───┼───┼───┤
2 │(X)│[∙]│ O │
  ├───┼───┼───┤
3 │<∙>│ ∙ │ ∙✗│
  └───┴───┴───┘"
    );
    assert_eq!(
        picture(&shown, 80, 5, |look| Look { signs: Signs::Ascii, ..mark(look) }),
        "
   a  b  c
1  .+ . *.*
2 (X)[.] O
3 <.> .  .-"
    );
    assert_eq!(
        picture(&shown, 8, 5, mark),
        "
  a b c
1 ∙✓∙ ∙*
2 X)∙]O
3 ∙>∙ ∙✗"
    );
}

#[test]
fn a_lattice_draws_its_own_lines() {
    assert_eq!(
        picture(&samples::lattice(), 80, 24, |look| look),
        "
  a   b   c
1 •───•   •
  ┃▒▒▒║   ║
2 •━━━•━━━•
  ║
3 •═══•   •"
    );
    let looks = |look| Look { scale: 3, seat: Some(Owner::Second), cursor: Some(Spot(3)), ..look };
    assert_eq!(
        picture(&samples::lattice(), 80, 24, looks),
        "
  a       b       c
1 •───────•[╍╍╍╍╍]•
  ┃▒ OPP ▒║       ║
  ┃▒▒▒▒▒▒▒║       ║
2 •━━━━━━━•━━━━━━━•
  ║
  ║
3 •═══════•       •"
    );
}

#[test]
fn a_lattice_has_the_edges_of_the_position_in_every_look() {
    let shown = samples::lattice();
    let Shape::Grid(grid) = &shown.shape else { unreachable!("it is a lattice") };
    for (signs, scale) in
        [Signs::Unicode, Signs::Ascii, Signs::Braille].into_iter().flat_map(|s| (1..=5).map(move |n| (s, n)))
    {
        let theme = Theme::named("none").expect("listed");
        let look = Look { signs, scale, ..Look::plain(&theme, Tongue::of(Language::English), signs) };
        let (width, height) = size(&shown, &look);
        let area = Rect::new(0, 0, width, height);
        let mut buf = Buffer::empty(area);
        scene(&mut buf, area, &shown, &look);
        let signs_of = |row: u16| (0..width).map(|x| buf[(x, row)].symbol().to_owned()).collect::<Vec<String>>();
        let rows: Vec<Vec<String>> = (0..height).map(signs_of).collect();
        let columns: Vec<usize> = (0..usize::from(width)).filter(|x| rows[0][*x] != " ").collect();
        let lines: Vec<usize> = (1..usize::from(height)).filter(|y| rows[*y][0] != " ").collect();
        assert_eq!((columns.len(), lines.len()), (3, 3), "{signs:?} {scale}");
        for (i, mark) in grid.cells.iter().enumerate() {
            let (row, col) = (i / 5, i % 5);
            let between = |at: &[usize], i: usize| {
                if i.is_multiple_of(2) { at[i / 2] } else { usize::midpoint(at[i / 2], at[i / 2 + 1]) }
            };
            let seen = &rows[between(&lines, row)][between(&columns, col)];
            let is_there =
                row % 2 == 0 && col % 2 == 0 || mark.piece.is_some() || matches!(mark.ground, Ground::Owned(_));
            assert_eq!(seen != " ", is_there, "{signs:?} {scale}: cell {i} shows {seen}");
        }
        assert_eq!(spots(area, &shown, &look).len(), shown.spots().len());
    }
}

#[test]
fn a_row_tells_how_much_it_hides() {
    assert_eq!(
        picture(&samples::row(4, 0), 80, 6, |look| Look { cursor: Some(Spot(3)), ..look }),
        "
┌───┬────┬────┬────┐
│ 0 │ 37 │ 74 │[10]│
└───┴────┴────┴────┘

The game is over: 12 to 7."
    );
    assert_eq!(
        picture(&samples::row(8, 999_976), 30, 6, narrow),
        "
 0  37  74  10
 ... 还有 999,976 个 ...  47
 84  20  57

棋局结束：12 比 7。"
    );
}

#[test]
fn a_graph_is_drawn_with_its_exact_list_or_is_the_list() {
    let shown = samples::graph(&["a", "bc"], &["ab", "ac", "bc"], "a");
    assert_eq!(
        picture(&shown, 80, 24, |look| Look { cursor: Some(Spot(1)), ..look }),
        "
      (a)  ◉1         a → b, c
 ┏━━━━━┻━━━━━┓        b → c
 ▾           ▾
[b]         (c)
 │           ▴
 ╰───────────╯"
    );
    assert_eq!(
        picture(&shown, 20, 3, |look| Look { cursor: Some(Spot(1000)), ..narrow(look) }),
        "
(a) [@1]   -> b, c
(b)    -> c
(c)"
    );
}

#[test]
fn keys_and_panels_wrap() {
    assert_eq!(
        picture(&samples::keys(), 30, 4, |look| Look { cursor: Some(Spot(1)), ..look }),
        "
[ rock ] [>paper ]
[ scissors ] [ 1,2,3 ]"
    );
    assert_eq!(
        picture(&samples::beside(), 33, 30, narrow),
        "
尼姆博弈
  1  o o o      3
  2  o o o o o  5
取走最后一枚者胜。

只从一堆里取。
    a   b   c
  +---+---+---+
1 | . | . | . |
  +---+---+---+
2 | X | . | O |
  +---+---+---+
3 | . | . | . |
  +---+---+---+

尼姆博弈
[ rock ] [ paper ] [ scissors ]
[ 1,2,3 ]"
    );
}

#[test]
fn moves_to_come_are_numbers_and_the_board_keeps_its_size() {
    let mut shown = samples::board(2, 12);
    let before = picture(&shown, 28, 5, narrow);
    let mut number = 7;
    shown.shape.each_mark(&mut |mark| {
        if mark.text == glyph::EMPTY && number < 15 {
            (mark.text, mark.to_come) = (number.to_string(), Some((number, Owner::First)));
            number += 1;
        }
    });
    let (close, spaced) = (picture(&shown, 28, 5, narrow), picture(&shown, 45, 5, narrow));
    assert_eq!(before.lines().next(), close.lines().next(), "the columns stay where they were");
    assert_eq!(
        close,
        "
  a b c d e f g h i j k l
1 7 8 9 X 10O 11121314X .
2 O . . . . X . O . . . ."
    );
    assert!(spaced.contains("9  X 10  O 11 12 13 14  X"), "{spaced}");
}
