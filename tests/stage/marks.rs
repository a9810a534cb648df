//! What is told without colour: the last move, and whose a piece is. And how large boards are drawn.

use std::ops::RangeInclusive;

use app::tui::desk::Desk;
use app::tui::men::sign;
use app::tui::paint::{self, LARGEST, Look, Signs};
use app::tui::shares;
use app::tui::sitting::Sitting;
use app::tui::view::View;
use duel::history::Duel;
use duel::house::{Entry, Preset};
use ground::rules::Side;
use ground::scene::piece::{Owner, Piece};
use ground::scene::{Ground, Mark, Scene, Shape};
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use teach::opponent::Level;

use crate::crew::on_every_core;
use crate::glass::{Glass, HOUSE, WINDOWS, inner, report};

/// A game on the table.
fn sitting(entry: &Entry, preset: &Preset) -> Sitting {
    let place = entry.open_preset(preset).expect("presets can be opened");
    let mut sitting = Sitting::new(Duel::new(entry.clone(), place), Some(Side::First), Level::Perfect, 7);
    sitting.deal();
    sitting
}

/// Plays the first move there is, or shares fairly; false where the game is over.
fn step(sitting: &mut Sitting) -> bool {
    if sitting.is_over() {
        return false;
    }
    let shared = sitting.shares().and_then(shares::text);
    // Where moves are endlessly many none is listed, but some can be pointed out.
    let pointed = || sitting.choices().first().map(|choice| choice.text.clone());
    let first = sitting.place().moves(1).0.into_iter().next().or_else(pointed);
    let Some(text) = shared.or(first) else { return false };
    sitting.play(&text).unwrap_or_else(|fault| panic!("{text}: {fault:?}"));
    true
}

/// Where the board has its place in a window.
fn stage(window: (u16, u16), sitting: &Sitting, desk: &Desk) -> Rect {
    View::stage(inner(window), sitting, desk).board
}

fn blank((width, height): (u16, u16)) -> Buffer {
    Buffer::empty(Rect::new(0, 0, width, height))
}

/// What a buffer shows without colours.
fn letters(buffer: &Buffer) -> String {
    let rows = buffer.content().chunks(buffer.area.width.into());
    rows.map(|row| row.iter().map(Cell::symbol).collect::<String>().trim_end().to_owned() + "\n").collect()
}

/// A position as the screen shows it, and as it would be shown had it been reached without a move.
fn with_and_without(window: (u16, u16), sitting: &Sitting, desk: &Desk) -> [String; 2] {
    let (mut view, mut shown) = (View::default(), blank(window));
    view.draw_board(&mut shown, stage(window, sitting, desk), sitting, desk);
    let meant = match sitting.pointer.meant(sitting.choices()).as_slice() {
        [one] if !sitting.is_opponents_turn() => one.path.clone(),
        _ => Vec::new(),
    };
    let last = sitting.duel.seen(sitting.duel.cursor()).path;
    let marked = Look {
        you: sitting.you,
        cursor: sitting.pointer.at.filter(|_| !sitting.is_opponents_turn() && !sitting.is_over()),
        last: &last,
        before: sitting.before_scene(),
        root: Some(sitting.root()),
        seat: sitting.you.map(Owner::from),
        meant: &meant,
        scale: view.scale,
        ..Look::plain(&desk.theme, desk.tongue, desk.signs())
    };
    let painted = |look: &Look| {
        let mut buffer = blank(window);
        paint::scene(&mut buffer, view.board, &sitting.scene().bare(), look);
        letters(&buffer)
    };
    assert_eq!(letters(&shown), painted(&marked), "the screen draws a board otherwise than this test");
    [letters(&shown), painted(&Look { last: &[], before: None, ..marked })]
}

/// Plies of a game that are looked at; rounds of simultaneous choices end before.
const PLIES: usize = 3;

/// Games and plies after which no sign on the board tells the last move, and why.
const TOLD_IN_WORDS: [(&str, RangeInclusive<usize>, &str); 3] = [
    ("matrix", 1..=1, "the choice stays hidden until the round ends"),
    ("blotto", 1..=1, "the choice stays hidden until the round ends"),
    ("sprouts", 1..=PLIES, "the paper is drawn anew after each line, and its spots are numbered anew"),
];

/// What is wrong with the board after a move: nothing on it comes and goes with the move.
fn unmarked(sitting: &Sitting, ply: usize, desk: &Desk) -> Vec<String> {
    let id = &sitting.duel.entry().id;
    let seen = |window: &(u16, u16)| (*window, with_and_without(*window, sitting, desk));
    let alike = WINDOWS.iter().map(seen).filter(|(_, [with, without])| with == without);
    alike
        .map(|(window, [with, _])| format!("{id} after {ply} {window:?}: nothing marks the last move\n{with}"))
        .collect()
}

#[test]
fn the_last_move_is_marked_without_colour() {
    let wrong = on_every_core(HOUSE.entries(), |entry| {
        let glass = Glass::home();
        let mut sitting = sitting(entry, &entry.presets[0]);
        let mut wrong = Vec::new();
        for ply in 1..=PLIES {
            if !step(&mut sitting) {
                break;
            }
            if !TOLD_IN_WORDS.iter().any(|(id, plies, _)| *id == entry.id && plies.contains(&ply)) {
                wrong.extend(unmarked(&sitting, ply, glass.app.desk()));
            }
        }
        wrong
    })
    .concat();
    report(&wrong);
}

/// The other of two owners.
fn other(owner: Owner) -> Owner {
    match owner {
        Owner::First => Owner::Second,
        Owner::Second => Owner::First,
        Owner::Nobody => Owner::Nobody,
    }
}

/// A mark that belongs to the other side, where it belongs to one.
fn turned(mark: &Mark, marks: &[&Mark]) -> Option<Mark> {
    let mut turned = mark.clone();
    // These tell their owner by what they are.
    if matches!(mark.piece, Some((Piece::Cross | Piece::Ring | Piece::Half(_) | Piece::Named(_), _))) {
        return None;
    }
    if let Some((piece, owner)) = &mark.piece {
        turned.piece = Some((piece.clone(), other(*owner)));
        if mark.text == piece.letter(*owner) {
            turned.text = piece.letter(other(*owner));
        } else if let Some(theirs) = marks.iter().find(|one| one.piece == turned.piece) {
            // The game has letters of its own.
            turned.text.clone_from(&theirs.text);
        }
    }
    if let Ground::Owned(owner) = mark.ground {
        turned.ground = Ground::Owned(other(owner));
    }
    (turned != *mark).then_some(turned)
}

/// The same scene, one of its marks another.
fn with_mark(scene: &Scene, place: usize, mark: &Mark) -> Scene {
    let (mut scene, mut at) = (scene.clone(), 0);
    scene.shape.each_mark(&mut |one| {
        if at == place {
            *one = mark.clone();
        }
        at += 1;
    });
    scene
}

/// Scenes that must not look like this one: each kind of thing of one side once, given to the other; and borders changed.
fn changed(scene: &Scene, met: &mut Vec<Mark>) -> Vec<Scene> {
    let mut scenes = Vec::new();
    let marks = scene.marks();
    for (place, mark) in marks.iter().copied().enumerate() {
        let kind = Mark { spot: None, name: None, to_come: None, is_lit: false, ..mark.clone() };
        let Some(turned) = turned(mark, &marks).filter(|_| !met.contains(&kind)) else { continue };
        met.push(kind);
        scenes.push(with_mark(scene, place, &turned));
    }
    if let Shape::Grid(grid) = &scene.shape
        && grid.rim != grid.rim.map(other)
    {
        let mut turned = grid.clone();
        turned.rim = grid.rim.map(other);
        scenes.push(Scene::of(Shape::Grid(turned)));
    }
    scenes
}

/// What is wrong with a scene in which a thing changed hands: somewhere it looks as before.
fn unowned(scene: &Scene, changed: &Scene, sitting: &Sitting, desk: &Desk) -> Vec<String> {
    let mut wrong = Vec::new();
    for (window, signs) in WINDOWS.iter().flat_map(|window| SIGNS.map(|signs| (*window, signs))) {
        let look = Look { root: Some(sitting.root()), ..Look::plain(&desk.theme, desk.tongue, signs) };
        let area = stage(window, sitting, desk);
        let painted = |scene: &Scene| {
            let mut buffer = blank(window);
            paint::scene(&mut buffer, area, scene, &look);
            letters(&buffer)
        };
        let is = painted(scene);
        if is == painted(changed) {
            wrong.push(format!("{} {window:?} {signs:?}: owners look the same\n{is}", sitting.duel.entry().id));
        }
    }
    wrong
}

#[test]
fn owners_differ_without_colour() {
    let wrong = on_every_core(HOUSE.entries(), |entry| {
        let glass = Glass::home();
        let mut sitting = sitting(entry, &entry.presets[0]);
        let (mut wrong, mut met) = (Vec::new(), Vec::new());
        for _ in 0..FOLLOWED {
            let scene = sitting.scene().bare();
            for changed in changed(&scene, &mut met) {
                wrong.extend(unowned(&scene, &changed, &sitting, glass.app.desk()));
            }
            if !step(&mut sitting) {
                break;
            }
        }
        wrong
    })
    .concat();
    report(&wrong);
}

#[test]
fn seats_bear_the_signs_that_the_board_has() {
    let seats = |id: &str, set: &[(&str, &str)], signs: Signs| {
        let entry = HOUSE.find(id).unwrap_or_else(|_| panic!("{id} is no game"));
        let params = set.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect();
        let preset = Preset { params, position: None };
        [Side::First, Side::Second].map(|side| sign(sitting(entry, &preset).men(), side, signs))
    };
    assert_eq!(seats("tic-tac-toe", &[], Signs::Unicode), ["X", "O"]);
    assert_eq!(seats("chess-ending", &[], Signs::Unicode), ["♔", "♚"]);
    assert_eq!(seats("chess-ending", &[], Signs::Ascii), ["K", "k"]);
    assert_eq!(seats("othello", &[], Signs::Unicode), ["●", "○"]);
    assert_eq!(seats("othello", &[], Signs::Ascii), ["B", "W"]);
    assert_eq!(seats("mnk", &[("wild", "true")], Signs::Unicode), ["●", "○"], "no mark belongs to a side");
}

/// Positions of a game that are looked at.
const FOLLOWED: usize = 7;

/// What boards are drawn with.
const SIGNS: [Signs; 3] = [Signs::Ascii, Signs::Unicode, Signs::Braille];

#[test]
fn boards_are_as_large_as_they_fit() {
    let wrong = on_every_core(HOUSE.entries(), |entry| {
        let glass = Glass::home();
        let desk = glass.app.desk();
        let mut wrong = Vec::new();
        for preset in &entry.presets {
            let sitting = sitting(entry, preset);
            for window in WINDOWS {
                let how = format!("{} {} {window:?}", entry.id, sitting.place().text());
                wrong.extend(size_fault(window, &sitting, desk).map(|fault| format!("{how}: {fault}")));
            }
        }
        wrong
    })
    .concat();
    report(&wrong);
}

/// What is wrong with the size of a board.
fn size_fault(window: (u16, u16), sitting: &Sitting, desk: &Desk) -> Option<String> {
    let area = stage(window, sitting, desk);
    let (mut view, mut buffer) = (View::default(), blank(window));
    view.draw_board(&mut buffer, area, sitting, desk);
    let seen = letters(&buffer);
    let root = sitting.root().bare();
    let look = |scale| Look { scale, ..Look::plain(&desk.theme, desk.tongue, desk.signs()) };
    let is_within = |(wide, high): (u16, u16), area: Rect| wide <= area.width && high <= area.height;
    for scale in view.scale + 1..=LARGEST {
        if is_within(paint::size(&root, &look(scale)), area) {
            return Some(format!("drawn at {}, fits at {scale}\n{seen}", view.scale));
        }
    }
    let size = paint::size_within(&root, &look(view.scale), (area.width, area.height));
    let whole = Rect::new(1, 2, window.0 - 2, window.1 - 10);
    if !is_within(size, area) && is_within(paint::size_within(&root, &look(1), (whole.width, whole.height)), whole) {
        return Some(format!("it is cut although it fits\n{seen}"));
    }
    None
}
