//! Pieces, their owners and the signs of a state: told apart at every scale, without colours, in the room they were given.

use rustc_hash::FxHashSet;
use unicode_width::UnicodeWidthStr;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::{lines, samples};
use crate::tui::paint::sheet::Room;
use crate::tui::paint::sight::Sight;
use crate::tui::paint::{LARGEST, Look, Signs, board, hit, place_of, scene, shaped, size};
use crate::tui::theme::Theme;
use ground::say::{Language, Say, Tongue};
use ground::scene::piece::{Owner, Piece, Role};
use ground::scene::{Grid, Lined, Mark, Panel, Scene, Shape, Spot};
use solve::judge::value::Outcome;

const FINE: [Signs; 2] = [Signs::Unicode, Signs::Braille];

fn look(scale: u16, signs: Signs) -> Look<'static> {
    let theme: &'static Theme = Box::leak(Box::new(Theme::named("none").expect("listed")));
    Look { scale, ..Look::plain(theme, Tongue::of(Language::English), signs) }
}

/// The picture without colours, as large as it wants to be.
fn picture(shown: &Scene, look: &Look) -> Vec<String> {
    let (width, height) = size(shown, look);
    let area = Rect::new(0, 0, width, height);
    let mut buf = Buffer::empty(area);
    scene(&mut buf, area, shown, look);
    lines(&buf)
}

/// The boards of which every scale is drawn: no graphs, nothing endless.
fn boards() -> Vec<(&'static str, Scene)> {
    let names =
        ["heaps", "board", "wide board", "chess", "slanted", "points", "shaft", "lattice", "row", "keys", "beside"];
    samples::all().into_iter().filter(|(name, _)| names.contains(name)).collect()
}

/// A board of one cell.
fn alone(mark: Mark) -> Scene {
    let names = || vec!["a".to_owned()];
    Scene::of(Shape::Grid(Grid { cols: names(), rows: names(), cells: vec![mark], ..Grid::default() }))
}

fn swapped(scene: &Scene) -> Scene {
    let mut swapped = scene.clone();
    swapped.shape.each_mark(&mut |mark| {
        if let Some((piece, owner)) = &mut mark.piece {
            *owner = match owner {
                Owner::Nobody => Owner::Nobody,
                Owner::First => Owner::Second,
                Owner::Second => Owner::First,
            };
            mark.text = piece.letter(*owner);
        }
    });
    swapped
}

#[test]
fn a_board_takes_the_largest_scale_that_fits() {
    let rooms = (20..160).step_by(7).flat_map(|width| (6..60).step_by(5).map(move |height| Room { width, height }));
    let rooms: Vec<Room> = rooms.collect();
    let mut met = FxHashSet::default();
    for (name, shown) in boards() {
        let look = look(LARGEST, Signs::Unicode);
        let sight = Sight::of(&look);
        let sheets: Vec<_> = (1..=LARGEST).map(|scale| shaped(&shown.shape, &sight, Room::ENDLESS, scale)).collect();
        for room in &rooms {
            let fits = |scale: &u16| room.holds(&sheets[usize::from(*scale) - 1]);
            // Panels lie under each other where they do not fit beside each other, so that their width says nothing.
            let Some(best) = (2..=LARGEST).rev().find(fits).filter(|_| name != "beside") else { continue };
            let (drawn, wanted) = (board(&shown.shape, &sight, *room), &sheets[usize::from(best) - 1]);
            assert_eq!((drawn.width, drawn.height), (wanted.width, wanted.height), "{name} in {room:?}");
            met.insert((name, best));
        }
    }
    assert!(met.contains(&("chess", 5)) && met.contains(&("chess", 2)) && met.len() > 30, "{met:?}");
}

#[test]
fn a_bound_keeps_boards_small() {
    for (name, shown) in boards() {
        let sizes: Vec<(u16, u16)> = (1..=LARGEST).map(|scale| size(&shown, &look(scale, Signs::Unicode))).collect();
        assert!(sizes.is_sorted_by(|a, b| a.1 <= b.1), "{name} {sizes:?}");
    }
}

#[test]
fn owners_are_told_without_colours() {
    for (name, shown) in [("chess", samples::chess()), ("slanted", samples::slanted(5)), ("points", samples::points())]
    {
        for scale in 1..=LARGEST {
            for signs in [Signs::Unicode, Signs::Braille, Signs::Ascii] {
                let look = look(scale, signs);
                assert_ne!(picture(&shown, &look), picture(&swapped(&shown), &look), "{name} {scale} {signs:?}");
            }
        }
    }
}

#[test]
fn no_two_pieces_share_a_picture() {
    let roles = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];
    let both = |piece: Piece| [(piece.clone(), Owner::First), (piece, Owner::Second)];
    let mut pieces: Vec<(Piece, Owner)> = roles.into_iter().flat_map(|role| both(Piece::Chess(role))).collect();
    pieces.extend([Piece::Disc, Piece::Crown].into_iter().flat_map(both));
    pieces.extend([true, false].map(|heads| (Piece::Coin { heads }, Owner::Nobody)));
    pieces.extend([(Piece::Cross, Owner::First), (Piece::Ring, Owner::Second)]);
    pieces.extend([("L", Owner::First), ("D", Owner::Second)].map(|(name, of)| (Piece::Named(name.to_owned()), of)));
    pieces.push((Piece::Number("3".to_owned()), Owner::Nobody));
    for (scale, signs) in (1..=LARGEST).flat_map(|scale| FINE.map(|signs| (scale, signs))) {
        let drawn = |(piece, owner): &(Piece, Owner)| {
            picture(&alone(Mark::piece(piece.clone(), *owner)), &look(scale, signs)).concat()
        };
        let pictures: FxHashSet<String> = pieces.iter().map(drawn).collect();
        assert_eq!(pictures.len(), pieces.len(), "scale {scale} {signs:?}");
    }
}

#[test]
fn a_named_piece_tells_its_owner_where_it_is_drawn() {
    for (scale, signs) in (2..=LARGEST).flat_map(|scale| FINE.map(|signs| (scale, signs))) {
        let drawn = |owner| picture(&alone(Mark::piece(Piece::Named("C".to_owned()), owner)), &look(scale, signs));
        assert_ne!(drawn(Owner::First), drawn(Owner::Second), "{scale} {signs:?}");
    }
}

#[test]
fn braille_boards_are_as_wide_as_told_wherever_they_are_shown() {
    for (name, shown) in samples::all().into_iter().filter(|(name, _)| !name.starts_with("large")) {
        let spots = shown.spots();
        let verdicts: Vec<(Spot, Outcome)> = spots.iter().step_by(2).map(|spot| (*spot, Outcome::N)).collect();
        for scale in 1..=LARGEST {
            let (last, chosen) = (&spots[..spots.len() / 3], &spots[spots.len() / 2..]);
            let look = Look { verdicts: &verdicts, last, chosen, ..look(scale, Signs::Braille) };
            for line in picture(&shown, &look) {
                assert_eq!(line.width_cjk(), line.width(), "{name} at scale {scale}: {line}");
            }
        }
    }
}

#[test]
fn a_finger_meets_every_spot_at_every_scale() {
    for (name, shown) in boards() {
        for scale in 1..=LARGEST {
            let look = look(scale, Signs::Unicode);
            let (width, height) = size(&shown, &look);
            let area = Rect::new(2, 1, width, height);
            for spot in shown.spots() {
                let (x, y) = place_of(area, &shown, &look, spot).unwrap_or_else(|| panic!("{name} {spot:?}"));
                assert_eq!(hit(area, &shown, &look, x, y), Some(spot), "{name} at scale {scale}");
            }
        }
    }
}

#[test]
fn signs_move_nothing_and_cover_no_piece() {
    let shown = samples::board(5, 7);
    let spots = shown.spots();
    let verdicts: Vec<(Spot, Outcome)> = spots.iter().map(|spot| (*spot, Outcome::P)).collect();
    let still = look(LARGEST, Signs::Unicode);
    let third = spots.len() / 3;
    let (last, focus) = (&spots[..third], &spots[third..2 * third]);
    let marked = Look { verdicts: &verdicts, last, focus, cursor: spots.last().copied(), ..still };
    // With lines, without, and close together.
    for (width, height) in [(80, 40), (60, 20), (40, 12), (25, 6), (17, 6)] {
        let area = Rect::new(0, 0, width, height);
        let drawn = |look: &Look| {
            let mut buf = Buffer::empty(area);
            scene(&mut buf, area, &shown, look);
            lines(&buf).concat()
        };
        for spot in &spots {
            let place = |look: &Look| place_of(area, &shown, look, *spot);
            assert_eq!(place(&still), place(&marked), "{spot:?} in {width} x {height}");
        }
        if height <= 12 {
            let pieces = |text: &str| text.chars().filter(|c| "XO".contains(*c)).count();
            assert_eq!(pieces(&drawn(&still)), pieces(&drawn(&marked)), "{width} x {height}");
            assert_eq!(pieces(&drawn(&still)), shown.marks().iter().filter(|mark| mark.piece.is_some()).count());
        }
    }
}

#[test]
fn what_the_last_move_took_is_a_ghost() {
    let (before, after) = (samples::heaps(&["3", "5", "7"]), samples::heaps(&["3", "3", "7"]));
    for scale in 1..=LARGEST {
        for (signs, ghost) in [(Signs::Unicode, '∙'), (Signs::Braille, '∙')] {
            let look = Look { before: Some(&before), ..look(scale, signs) };
            let count = picture(&after, &look).concat().chars().filter(|c| *c == ghost).count();
            assert_eq!(count, if scale == 1 { 2 } else { 4 }, "scale {scale}");
        }
    }
}

#[test]
fn a_thing_taken_from_an_end_leaves_its_place() {
    let before = samples::row(6, 0);
    let taken = |is_left: bool| {
        let mut after = before.clone();
        let Shape::Row(row) = &mut after.shape else { unreachable!("it is a row") };
        if is_left {
            row.left.remove(0)
        } else {
            row.left.pop().expect("six things")
        };
        after
    };
    for (scale, is_left) in (1..=LARGEST).flat_map(|scale| [(scale, true), (scale, false)]) {
        let (after, plain) = (taken(is_left), look(scale, Signs::Unicode));
        let look = Look { before: Some(&before), ..plain };
        let drawn = picture(&after, &look);
        let middle = &drawn[usize::from(scale.div_ceil(2))];
        let (ghost, first) = (middle.find('∙').expect("a ghost"), middle.find('│').expect("a box"));
        assert_eq!(ghost < first, is_left, "{middle}");
        assert!(!picture(&after, &plain).concat().contains('∙'));
        assert_eq!(drawn[0].width(), picture(&before, &plain)[0].width(), "the row keeps its width: {drawn:?}");
    }
}

#[test]
fn what_was_before_is_known_to_every_panel() {
    let heaps =
        |sizes: &[&str], k: usize| Panel { title: Say::verbatim("-"), scene: samples::heaps(sizes).in_panel(k) };
    let both = |second: &[&str]| Scene::of(Shape::Beside(vec![heaps(&["2"], 0), heaps(second, 1)]));
    let (before, after) = (both(&["4"]), both(&["1"]));
    let shown = picture(&after, &Look { before: Some(&before), ..look(1, Signs::Unicode) }).concat();
    assert_eq!(shown.chars().filter(|c| *c == '∙').count(), 3, "{shown}");
}

#[test]
fn a_heap_keeps_the_width_it_began_with() {
    let (root, after) = (samples::heaps(&["3", "12", "7"]), samples::heaps(&["3", "1", "2"]));
    for scale in 1..=LARGEST {
        let look = Look { root: Some(&root), ..look(scale, Signs::Unicode) };
        assert_eq!(size(&after, &look), size(&root, &look), "scale {scale}");
    }
}

#[test]
fn the_last_move_shows_without_colours() {
    let before = samples::chess();
    let mut after = before.clone();
    let mut marks: Vec<Mark> = after.marks().into_iter().cloned().collect();
    marks[16].piece = marks[0].piece.take();
    let (moved, left) = (marks[16].clone(), Mark::empty().pointed(0));
    let mut index = 0;
    after.shape.each_mark(&mut |mark| {
        match index {
            0 => *mark = left.clone(),
            16 => *mark = moved.clone(),
            _ => {}
        }
        index += 1;
    });
    for (scale, signs) in (1..=LARGEST).flat_map(|scale| FINE.map(|signs| (scale, signs))) {
        let plain = look(scale, signs);
        let shown = picture(&after, &Look { before: Some(&before), ..plain });
        let brackets = |lines: &[String]| lines.concat().chars().filter(|c| *c == '(').count();
        assert_eq!((brackets(&picture(&after, &plain)), brackets(&shown)), (0, 2), "scale {scale} {signs:?}");
    }
}

#[test]
fn what_is_meant_is_hollow() {
    let shown = samples::heaps(&["3", "5"]);
    for scale in 1..=LARGEST {
        let plain = look(scale, Signs::Unicode);
        let meant = [Spot(64 + 4)];
        assert_ne!(picture(&shown, &plain), picture(&shown, &Look { meant: &meant, ..plain }), "scale {scale}");
    }
}

#[test]
fn a_piece_that_is_meant_is_still_its_owners() {
    let board = samples::chess();
    let owned: Vec<Spot> = board
        .marks()
        .iter()
        .filter(|mark| mark.owner().is_some_and(|owner| owner != Owner::Nobody))
        .filter_map(|m| m.spot)
        .collect();
    assert!(!owned.is_empty(), "pieces can be pointed at");
    for scale in 1..=LARGEST {
        let plain = look(scale, Signs::Unicode);
        assert_eq!(picture(&board, &plain), picture(&board, &Look { meant: &owned, ..plain }), "scale {scale}");
    }
}

#[test]
fn a_chequered_board_has_no_lines() {
    let Shape::Grid(grid) = samples::chess().shape else { unreachable!("it is a board") };
    for scale in 1..=LARGEST {
        let drawn = |lined| {
            picture(&Scene::of(Shape::Grid(Grid { lined, ..grid.clone() })), &look(scale, Signs::Unicode)).concat()
        };
        assert!(!drawn(Lined::Chequered).contains('│') && drawn(Lined::Grid).contains('│'), "scale {scale}");
    }
}

#[test]
fn what_was_said_is_marked_and_no_choice_of_the_next_turn() {
    for (scale, shown) in (1..=LARGEST).flat_map(|scale| [false, true].map(|is_dice| (scale, samples::hand(is_dice)))) {
        let last = [Spot(1)];
        let plain = picture(&shown, &look(scale, Signs::Unicode)).concat();
        let marked =
            picture(&shown, &Look { before: Some(&shown), last: &last, ..look(scale, Signs::Unicode) }).concat();
        assert_eq!((plain.matches('(').count(), marked.matches('(').count()), (0, 1), "scale {scale}: {marked}");
        assert!(marked.contains("(bet)"), "{marked}");
    }
}

#[test]
fn a_board_from_which_rows_went_keeps_its_size() {
    let (root, after) = (samples::board(4, 5), samples::board(3, 2));
    for scale in 1..=LARGEST {
        let plain = look(scale, Signs::Unicode);
        let known = Look { root: Some(&root), before: Some(&root), ..plain };
        assert_eq!(size(&after, &known), size(&root, &plain), "scale {scale}");
    }
}
