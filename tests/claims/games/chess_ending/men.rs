//! Two kings and a few men by the rules alone, and endings of three men settled from mate backwards.

use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::OnceLock;

use crate::purse::{is_spent, spend};

/// A board: the kings' squares, the other men, and who is to move; White is 0.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    pub kings: [i8; 2],
    pub men: Vec<(i8, usize, char)>,
    pub to: usize,
}

/// What the mover can force, in so many plies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    Wins(usize),
    Drawn,
    Loses(usize),
}

impl Fate {
    /// 1 won, 0 drawn, -1 lost.
    pub fn kind(self) -> i8 {
        match self {
            Fate::Wins(_) => 1,
            Fate::Drawn => 0,
            Fate::Loses(_) => -1,
        }
    }
}

pub fn name(at: i8) -> String {
    format!("{}{}", (b'a' + at as u8 % 8) as char, at / 8 + 1)
}

pub fn square(name: &str) -> i8 {
    let bytes = name.as_bytes();
    (bytes[0] - b'a') as i8 + 8 * (bytes[1] - b'1') as i8
}

pub fn are_beside(a: i8, b: i8) -> bool {
    a != b && (a % 8 - b % 8).abs() <= 1 && (a / 8 - b / 8).abs() <= 1
}

/// The only man beside the kings: where, whose, what.
pub fn lone_of(board: &Board) -> Option<(i8, usize, char)> {
    match board.men[..] {
        [man] => Some(man),
        _ => None,
    }
}

fn step(at: i8, across: i8, up: i8) -> Option<i8> {
    let (file, rank) = (at % 8 + across, at / 8 + up);
    ((0..8).contains(&file) && (0..8).contains(&rank)).then_some(rank * 8 + file)
}

const AROUND: [(i8, i8); 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];
const JUMPS: [(i8, i8); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

const STRAIGHT: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const OBLIQUE: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];

fn rays(kind: char) -> &'static [(i8, i8)] {
    match kind {
        'Q' => &AROUND,
        'R' => &STRAIGHT,
        'B' => &OBLIQUE,
        _ => &[],
    }
}

/// The way from one square straight or obliquely towards another.
fn way(from: i8, to: i8) -> Option<(i8, i8)> {
    let (across, up) = (to % 8 - from % 8, to / 8 - from / 8);
    let is_way = across == 0 || up == 0 || across.abs() == up.abs();
    is_way.then(|| (across.signum(), up.signum()))
}

impl Board {
    /// Reads the first two fields of FEN.
    pub fn read(fen: &str) -> Board {
        let mut fields = fen.split_whitespace();
        let mut board = Board { kings: [-1, -1], men: Vec::new(), to: 0 };
        for (row, rank) in fields.next().expect("men").split('/').enumerate() {
            let mut at = 8 * (7 - row as i8);
            for mark in rank.chars() {
                if let Some(empty) = mark.to_digit(10) {
                    at += empty as i8;
                    continue;
                }
                let side = usize::from(mark.is_ascii_lowercase());
                match mark.to_ascii_uppercase() {
                    'K' => board.kings[side] = at,
                    kind => board.men.push((at, side, kind)),
                }
                at += 1;
            }
        }
        board.to = usize::from(fields.next() == Some("b"));
        board.men.sort_unstable();
        board
    }

    fn on(&self, at: i8) -> Option<usize> {
        let king = self.kings.iter().position(|king| *king == at);
        king.or_else(|| self.men.iter().find(|man| man.0 == at).map(|man| man.1))
    }

    /// Whether a side attacks a square, where a king on `through` hides nothing.
    fn attacks(&self, side: usize, at: i8, through: i8) -> bool {
        if are_beside(self.kings[side], at) {
            return true;
        }
        self.men.iter().filter(|man| man.1 == side && man.0 != at).any(|&(from, _, kind)| match kind {
            'P' => {
                let up = if side == 0 { 1 } else { -1 };
                [-1, 1].iter().any(|across| step(from, *across, up) == Some(at))
            }
            'N' => JUMPS.iter().any(|&(x, y)| step(from, x, y) == Some(at)),
            kind => way(from, at).filter(|way| rays(kind).contains(way)).is_some_and(|(x, y)| {
                let squares = std::iter::successors(step(from, x, y), |here| step(*here, x, y));
                let mut between = squares.take_while(|here| *here != at);
                between.all(|here| here == through || self.on(here).is_none())
            }),
        })
    }

    pub fn is_check(&self, side: usize) -> bool {
        self.attacks(1 - side, self.kings[side], -1)
    }

    /// Nobody stands on another, and the side that has moved is not in check.
    pub fn is_legal(&self) -> bool {
        let mut at: Vec<i8> = self.kings.iter().copied().chain(self.men.iter().map(|man| man.0)).collect();
        at.sort_unstable();
        at.windows(2).all(|pair| pair[0] != pair[1]) && !self.is_check(1 - self.to)
    }

    fn after(&self, (from, to): (i8, i8)) -> Board {
        let mut next = self.clone();
        next.men.retain(|man| man.0 != to);
        next.kings[self.to] = if self.kings[self.to] == from { to } else { self.kings[self.to] };
        next.men.iter_mut().filter(|man| man.0 == from).for_each(|man| man.0 = to);
        next.to = 1 - self.to;
        next
    }

    /// The legal moves of the mover: from where to where; a promotion is one move here.
    pub fn steps(&self) -> Vec<(i8, i8)> {
        let mut steps = Vec::new();
        let own = self.kings[self.to];
        let may = |to: i8| self.on(to) != Some(self.to) && to != self.kings[1 - self.to];
        steps.extend(AROUND.iter().filter_map(|&(x, y)| step(own, x, y)).filter(|to| may(*to)).map(|to| (own, to)));
        for &(from, _, kind) in self.men.iter().filter(|man| man.1 == self.to) {
            match kind {
                'N' => steps.extend(
                    JUMPS.iter().filter_map(|&(x, y)| step(from, x, y)).filter(|to| may(*to)).map(|to| (from, to)),
                ),
                'P' => {
                    let (up, home) = if self.to == 0 { (1, 1) } else { (-1, 6) };
                    let one = step(from, 0, up).filter(|to| self.on(*to).is_none());
                    let two = one.filter(|_| from / 8 == home).and_then(|one| step(one, 0, up));
                    let two = two.filter(|to| self.on(*to).is_none());
                    let taken = [-1, 1].into_iter().filter_map(|x| step(from, x, up));
                    let taken = taken.filter(|to| may(*to) && self.on(*to).is_some());
                    steps.extend(one.into_iter().chain(two).chain(taken).map(|to| (from, to)));
                }
                kind => {
                    for &(x, y) in rays(kind) {
                        let mut next = step(from, x, y);
                        while let Some(to) = next.filter(|to| may(*to)) {
                            steps.push((from, to));
                            next = if self.on(to).is_some() { None } else { step(to, x, y) };
                        }
                    }
                }
            }
        }
        steps.retain(|step| !self.after(*step).is_check(self.to));
        steps
    }

    /// The squares that a side's king reaches while nobody else moves and nothing is taken, its own with them.
    pub fn roam(&self, side: usize) -> Vec<i8> {
        let own = self.kings[side];
        let mut reached = vec![own];
        let mut next = 0;
        while next < reached.len() {
            let here = reached[next];
            for to in AROUND.iter().filter_map(|&(x, y)| step(here, x, y)) {
                let is_free = to == own || self.on(to).is_none();
                if is_free && !reached.contains(&to) && !self.attacks(1 - side, to, own) {
                    reached.push(to);
                }
            }
            next += 1;
        }
        reached
    }
}

/// What a board of at most three men is worth to its mover; `None`: there are more.
pub fn settled(board: &Board) -> Option<Fate> {
    match board.men[..] {
        [] | [(_, _, 'B' | 'N')] => Some(Fate::Drawn),
        [(at, side, kind)] => {
            // The man is made White's.
            let turn = |at: i8| if side == 0 { at } else { at ^ 0b11_1000 };
            let (own, other) = (turn(board.kings[side]), turn(board.kings[1 - side]));
            Some(table(kind).fate(own, other, turn(at), board.to != side))
        }
        _ => None,
    }
}

/// Boards of four men that are remembered.
const REMEMBERED: usize = 200_000;

thread_local! {
    static KINDS: RefCell<HashMap<(Board, usize), Option<i8>>> = RefCell::default();
}

/// What a board is worth to its mover, 1 won, 0 drawn, -1 lost: settled, or by so many plies until all that is left is.
pub fn kind(board: &Board, deep: usize) -> Option<i8> {
    if let Some(fate) = settled(board) {
        return Some(fate.kind());
    }
    if deep == 0 {
        return kind_anew(board, deep);
    }
    let question = (board.clone(), deep);
    let known = KINDS.with_borrow(|kinds| kinds.get(&question).copied());
    known.unwrap_or_else(|| {
        let found = kind_anew(board, deep);
        if is_spent() {
            return None;
        }
        KINDS.with_borrow_mut(|kinds| {
            if kinds.len() > REMEMBERED {
                kinds.clear();
            }
            kinds.insert(question, found)
        });
        found
    })
}

fn kind_anew(board: &Board, deep: usize) -> Option<i8> {
    let steps = board.steps();
    spend(1 + steps.len())?;
    if steps.is_empty() {
        return Some(if board.is_check(board.to) { -1 } else { 0 });
    }
    let is_last = |to: i8| to / 8 == if board.to == 0 { 7 } else { 0 };
    let kinds = steps.into_iter().map(|step| {
        // A pawn that becomes another man has more moves than one here.
        let becomes = is_last(step.1) && board.men.iter().any(|man| man.0 == step.0 && man.2 == 'P');
        if deep == 0 || becomes { None } else { kind(&board.after(step), deep - 1).map(|kind| -kind) }
    });
    let kinds: Vec<Option<i8>> = kinds.collect();
    let best = kinds.iter().flatten().max().copied();
    if best == Some(1) || kinds.iter().all(Option::is_some) { best } else { None }
}

/// All boards of White's king and one man against a king.
pub struct Table {
    /// Plies to the mate plus one, of even length for Black to move; 0 where none is forced.
    plies: Vec<u8>,
}

fn number(own: i8, other: i8, man: i8, is_black: bool) -> usize {
    ((own as usize * 64 + other as usize) * 64 + man as usize) * 2 + usize::from(is_black)
}

fn table(kind: char) -> &'static Table {
    static TABLES: [OnceLock<Table>; 5] = [const { OnceLock::new() }; 5];
    let number = "QRBNP".find(kind).expect("a man");
    // A pawn's table asks for those of the men it becomes.
    TABLES[number].get_or_init(|| Table::of(kind))
}

impl Table {
    fn fate(&self, own: i8, other: i8, man: i8, is_black: bool) -> Fate {
        match (self.plies[number(own, other, man, is_black)], is_black) {
            (0, _) => Fate::Drawn,
            (plies, false) => Fate::Wins(plies as usize - 1),
            (plies, true) => Fate::Loses(plies as usize - 1),
        }
    }

    fn of(kind: char) -> Table {
        let becomes = if kind == 'P' { vec![table('Q'), table('R')] } else { Vec::new() };
        let mut table = Table { plies: vec![0; 64 * 64 * 64 * 2] };
        // How many moves of Black are not yet known to lose, for each board with Black to move.
        let mut left = vec![u8::MAX; 64 * 64 * 64];
        // Boards in the order of their plies: wins of White for odd plies, losses of Black for even ones.
        let mut waves: Vec<Vec<(i8, i8, i8)>> = vec![Vec::new(); 200];
        let men = 0..64i8;
        for man in men.filter(|man| kind != 'P' || (8..56).contains(man)) {
            for own in (0..64i8).filter(|own| *own != man) {
                for other in (0..64i8).filter(|other| *other != man && *other != own && !are_beside(own, *other)) {
                    let board = Board { kings: [own, other], men: vec![(man, 0, kind)], to: 1 };
                    let steps = board.steps();
                    left[number(own, other, man, true) / 2] = steps.len() as u8;
                    if steps.is_empty() && board.is_check(1) {
                        waves[0].push((own, other, man));
                    }
                    let above = man + 8;
                    if kind == 'P' && above >= 56 && above != own && above != other && !board.attacks(0, other, -1) {
                        for table in &becomes {
                            if let Fate::Loses(plies) = table.fate(own, other, above, true) {
                                waves[plies + 1].push((own, other, man));
                            }
                        }
                    }
                }
            }
        }
        for plies in 0..waves.len() - 1 {
            let is_black = plies % 2 == 0;
            for (own, other, man) in std::mem::take(&mut waves[plies]) {
                let here = &mut table.plies[number(own, other, man, is_black)];
                if *here != 0 {
                    continue;
                }
                *here = plies as u8 + 1;
                if is_black {
                    table.before_white(kind, own, other, man, &mut waves[plies + 1]);
                } else {
                    for from in AROUND.iter().filter_map(|&(x, y)| step(other, x, y)) {
                        if from == own || from == man || are_beside(from, own) {
                            continue;
                        }
                        let left = &mut left[number(own, from, man, true) / 2];
                        *left -= 1;
                        if *left == 0 {
                            waves[plies + 1].push((own, from, man));
                        }
                    }
                }
            }
        }
        table
    }

    /// The boards, White to move, from which a move leads to this one.
    fn before_white(&self, kind: char, own: i8, other: i8, man: i8, then: &mut Vec<(i8, i8, i8)>) {
        let mut found: Vec<(i8, i8)> = Vec::new();
        found.extend(AROUND.iter().filter_map(|&(x, y)| step(own, x, y)).map(|from| (from, man)));
        let is_empty = |at: i8| at != own && at != other && at != man;
        if kind == 'P' {
            let one = (man >= 16).then(|| man - 8).filter(|at| is_empty(*at));
            let two = (man / 8 == 3).then(|| man - 16).filter(|at| one.is_some() && is_empty(*at));
            found.extend(one.into_iter().chain(two).map(|from| (own, from)));
        }
        for &(x, y) in rays(kind) {
            let mut next = step(man, x, y);
            while let Some(from) = next.filter(|at| is_empty(*at)) {
                found.push((own, from));
                next = step(from, x, y);
            }
        }
        for (king, from) in found {
            if king == from || king == other || are_beside(king, other) {
                continue;
            }
            let board = Board { kings: [king, other], men: vec![(from, 0, kind)], to: 0 };
            if !board.is_check(1) && self.plies[number(king, other, from, false)] == 0 {
                then.push((king, other, from));
            }
        }
    }
}

/// Whether the other king stands beside the only man, and its own does not.
pub fn is_loose(board: &Board) -> bool {
    lone_of(board)
        .is_some_and(|(at, side, _)| are_beside(at, board.kings[1 - side]) && !are_beside(at, board.kings[side]))
}

/// How many legal placements there are with White to move, White having the king and this man; `None`: not all of them are won. And the plies
/// of the longest win.
pub fn every_win(kind: char) -> (Option<usize>, usize) {
    static KNOWN: [OnceLock<(Option<usize>, usize)>; 2] = [const { OnceLock::new() }; 2];
    *KNOWN[usize::from(kind == 'Q')].get_or_init(|| count_wins(kind))
}

fn count_wins(kind: char) -> (Option<usize>, usize) {
    let (mut count, mut longest, mut is_all) = (0, 0, true);
    for (own, other) in (0..64i8).flat_map(|own| (0..64i8).map(move |other| (own, other))) {
        if own == other || are_beside(own, other) {
            continue;
        }
        for man in (0..64i8).filter(|man| ![own, other].contains(man)) {
            let board = Board { kings: [own, other], men: vec![(man, 0, kind)], to: 0 };
            if board.is_check(1) {
                continue;
            }
            count += 1;
            match settled(&board) {
                Some(Fate::Wins(plies)) => longest = longest.max(plies),
                _ => is_all = false,
            }
        }
    }
    (is_all.then_some(count), longest)
}
