//! The rules of chess on small boards: no castling, no double step, nothing taken in passing.

use ground::rules::{At, Ending, Illegal, Moves, Rules, Side};
use ground::say;
use ground::scene::piece::Role;

/// Chess on a small board.
pub struct SmallChess {
    /// What the game starts from.
    pub start: At<Board>,
}

/// The fewest files and ranks of a board.
pub const LEAST: usize = 3;

/// The most files and ranks of a board.
pub const MOST: usize = 5;

/// What a pawn may become.
pub const PROMOTED: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// The letter of an empty square.
const FREE: u8 = b'.';

/// The straight ways of rooks, then the diagonal ones of bishops: ranks up and files to the right.
const WAYS: [(isize, isize); 8] = [(1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (1, -1), (-1, -1), (-1, 1)];

/// The leaps of a knight.
const LEAPS: [(isize, isize); 8] = [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)];

/// A man on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Man {
    /// Whose it is.
    pub side: Side,
    /// What it is.
    pub role: Role,
}

impl Man {
    /// The letter of FEN: a capital for White.
    pub fn letter(self) -> char {
        let letter = match self.role {
            Role::King => 'K',
            Role::Queen => 'Q',
            Role::Rook => 'R',
            Role::Bishop => 'B',
            Role::Knight => 'N',
            Role::Pawn => 'P',
        };
        if self.side == Side::First { letter } else { letter.to_ascii_lowercase() }
    }

    /// The man of a letter of FEN.
    pub fn of_letter(letter: char) -> Option<Man> {
        let role = match letter.to_ascii_uppercase() {
            'K' => Role::King,
            'Q' => Role::Queen,
            'R' => Role::Rook,
            'B' => Role::Bishop,
            'N' => Role::Knight,
            'P' => Role::Pawn,
            _ => return None,
        };
        Some(Man { side: if letter.is_ascii_uppercase() { Side::First } else { Side::Second }, role })
    }
}

/// A board. It carries its size; a1 is square 0, b1 square 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    /// Files.
    pub files: u8,
    /// Ranks.
    pub ranks: u8,
    /// Letters of FEN, square by square.
    cells: [u8; MOST * MOST],
}

/// A move: from where, to where, and what a pawn becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// From where.
    pub from: usize,
    /// To where.
    pub to: usize,
    /// What the pawn becomes.
    pub promoted: Option<Role>,
}

/// How many ranks up a side's pawns go.
fn forward(side: Side) -> isize {
    if side == Side::First { 1 } else { -1 }
}

impl Board {
    /// A board without men.
    pub fn empty(files: usize, ranks: usize) -> Board {
        Board { files: files as u8, ranks: ranks as u8, cells: [FREE; MOST * MOST] }
    }

    /// How many squares it has.
    pub fn squares(&self) -> usize {
        usize::from(self.files) * usize::from(self.ranks)
    }

    /// The man on a square.
    pub fn man(&self, square: usize) -> Option<Man> {
        Man::of_letter(char::from(self.cells[square]))
    }

    /// Puts a man on a square, or nobody.
    pub fn put(&mut self, square: usize, man: Option<Man>) {
        self.cells[square] = man.map_or(FREE, |man| man.letter() as u8);
    }

    /// All men with their squares, from a1 on.
    pub fn men(&self) -> impl Iterator<Item = (usize, Man)> + '_ {
        (0..self.squares()).filter_map(|square| Some((square, self.man(square)?)))
    }

    /// Where a side's king stands.
    pub fn king(&self, side: Side) -> usize {
        let letter = Man { side, role: Role::King }.letter() as u8;
        self.cells.iter().position(|cell| *cell == letter).unwrap_or_default()
    }

    /// The rank of a square, from 0.
    pub fn rank(&self, square: usize) -> usize {
        square / usize::from(self.files)
    }

    /// The rank on which a side's pawns become something else.
    pub fn last_rank(&self, side: Side) -> usize {
        if side == Side::First { usize::from(self.ranks) - 1 } else { 0 }
    }

    /// The square so many ranks up and files to the right, if it is on the board.
    fn beside(&self, square: usize, (up, right): (isize, isize)) -> Option<usize> {
        let files = usize::from(self.files);
        let rank = (square / files).checked_add_signed(up).filter(|rank| *rank < usize::from(self.ranks))?;
        let file = (square % files).checked_add_signed(right).filter(|file| *file < files)?;
        Some(rank * files + file)
    }

    fn is_free(&self, square: usize) -> bool {
        self.cells[square] == FREE
    }

    /// Goes through the squares of a side's men that attack a square until one is `enough`; whether one was.
    fn seek(&self, square: usize, by: Side, enough: &mut dyn FnMut(usize) -> bool) -> bool {
        let letter = |role: Role| Man { side: by, role }.letter() as u8;
        let (queen, king) = (letter(Role::Queen), letter(Role::King));
        for (i, way) in WAYS.iter().enumerate() {
            let slider = letter(if i < 4 { Role::Rook } else { Role::Bishop });
            let (mut at, mut is_near) = (square, true);
            while let Some(next) = self.beside(at, *way) {
                let cell = self.cells[next];
                let is_attacker = cell == slider || cell == queen || is_near && cell == king;
                if is_attacker && enough(next) {
                    return true;
                }
                if cell != FREE {
                    break;
                }
                (at, is_near) = (next, false);
            }
        }
        let pawns = [-1, 1].map(|right| (-forward(by), right));
        let leap = |(ways, role): (&[(isize, isize)], Role)| {
            ways.iter()
                .filter_map(|way| self.beside(square, *way))
                .any(|at| self.cells[at] == letter(role) && enough(at))
        };
        [(&LEAPS[..], Role::Knight), (&pawns[..], Role::Pawn)].into_iter().any(leap)
    }

    /// The squares of a side's men that attack a square.
    pub fn attackers(&self, square: usize, by: Side) -> Vec<usize> {
        let mut found = Vec::new();
        self.seek(square, by, &mut |from| {
            found.push(from);
            false
        });
        found
    }

    /// Whether a side attacks a square.
    pub fn is_attacked(&self, square: usize, by: Side) -> bool {
        self.seek(square, by, &mut |_| true)
    }

    /// Whether a side's king is attacked.
    pub fn is_check(&self, side: Side) -> bool {
        self.is_attacked(self.king(side), side.other())
    }

    /// Whether no sequence of moves mates anybody: two kings, and at most one bishop or knight.
    pub fn is_dead(&self) -> bool {
        let mut others = self.men().filter(|(_, man)| man.role != Role::King).map(|(_, man)| man.role);
        match (others.next(), others.next()) {
            (None, _) => true,
            (Some(role), None) => matches!(role, Role::Bishop | Role::Knight),
            _ => false,
        }
    }

    /// Goes through the squares that the man on a square may go to, its own king's safety left aside, until one is `enough`.
    pub fn targets(&self, from: usize, enough: &mut dyn FnMut(usize) -> bool) -> bool {
        let Some(Man { side, role }) = self.man(from) else { return false };
        let takes = |to: usize| self.man(to).is_some_and(|man| man.side != side);
        let (ways, is_far) = match role {
            Role::Pawn => {
                let ahead = self.beside(from, (forward(side), 0)).filter(|to| self.is_free(*to));
                let beside = [-1, 1].map(|right| self.beside(from, (forward(side), right)).filter(|to| takes(*to)));
                return ahead.into_iter().chain(beside.into_iter().flatten()).any(enough);
            }
            Role::Knight => (&LEAPS[..], false),
            Role::King => (&WAYS[..], false),
            Role::Queen => (&WAYS[..], true),
            Role::Rook => (&WAYS[..4], true),
            Role::Bishop => (&WAYS[4..], true),
        };
        for way in ways {
            let mut at = from;
            while let Some(to) = self.beside(at, *way) {
                if (self.is_free(to) || takes(to)) && enough(to) {
                    return true;
                }
                if !is_far || !self.is_free(to) {
                    break;
                }
                at = to;
            }
        }
        false
    }

    /// The board after a move.
    pub fn after(&self, step: Step) -> Board {
        let mut board = *self;
        let man = self.man(step.from).map(|man| Man { role: step.promoted.unwrap_or(man.role), ..man });
        board.put(step.from, None);
        board.put(step.to, man);
        board
    }

    fn is_safe(&self, side: Side, from: usize, to: usize) -> bool {
        !self.after(Step { from, to, promoted: None }).is_check(side)
    }

    /// Whether a move from here to there brings a pawn to the last rank.
    fn promotes(&self, from: usize, to: usize) -> bool {
        self.man(from).is_some_and(|man| man.role == Role::Pawn && self.rank(to) == self.last_rank(man.side))
    }

    /// Whether a side has a legal move.
    pub fn can_move(&self, side: Side) -> bool {
        let own = self.men().filter(|(_, man)| man.side == side);
        own.into_iter().any(|(from, _)| self.targets(from, &mut |to| self.is_safe(side, from, to)))
    }

    /// How the game is over where this side is to move: mate is lost, stalemate drawn, and so is what nobody can win any more.
    pub fn ending(&self, to: Side) -> Option<Ending> {
        match self.is_dead() {
            true => Some(Ending::Drawn),
            _ if self.can_move(to) => None,
            _ if self.is_check(to) => Some(Ending::Won(to.other())),
            _ => Some(Ending::Drawn),
        }
    }

    /// The legal moves of a side, man by man from a1 on.
    pub fn steps(&self, side: Side) -> Vec<Step> {
        let mut steps = Vec::new();
        for (from, _) in self.men().filter(|(_, man)| man.side == side) {
            self.targets(from, &mut |to| {
                if !self.is_safe(side, from, to) {
                    return false;
                }
                if self.promotes(from, to) {
                    steps.extend(PROMOTED.map(|role| Step { from, to, promoted: Some(role) }));
                } else {
                    steps.push(Step { from, to, promoted: None });
                }
                false
            });
        }
        steps
    }
}

impl Rules for SmallChess {
    type Pos = Board;
    type Move = Step;

    fn start(&self) -> At<Board> {
        self.start.clone()
    }

    fn moves(&self, at: &At<Board>) -> Moves<'_, Step> {
        Moves::all(if at.pos.is_dead() { Vec::new() } else { at.pos.steps(at.to) })
    }

    fn legal(&self, at: &At<Board>, step: &Step) -> Result<(), Illegal> {
        if self.moves(at).list.any(|legal| legal == *step) {
            return Ok(());
        }
        let reaches = at.pos.targets(step.from, &mut |to| to == step.to);
        let promotes = at.pos.promotes(step.from, step.to);
        Err(Illegal(if at.pos.is_dead() {
            say!("chess-ending-dead")
        } else if !reaches {
            say!("chess-ending-no-way")
        } else if promotes && step.promoted.is_none() {
            say!("chess-ending-must-promote")
        } else if !promotes && step.promoted.is_some() {
            say!("chess-ending-no-promotion")
        } else {
            say!("chess-ending-in-check")
        }))
    }

    fn play(&self, at: &At<Board>, step: &Step) -> At<Board> {
        at.leave(at.pos.after(*step))
    }

    fn ending(&self, at: &At<Board>) -> Option<Ending> {
        at.pos.ending(at.to)
    }
}
