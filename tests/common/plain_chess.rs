//! A plain referee of chess on small boards: every pair of squares is tried, and nothing is remembered.
#![allow(dead_code, reason = "not every test needs all of it")]

/// A board as letters from the last rank down, how many files it has, and whether White is to move.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Plain {
    /// Letters of FEN, a full stop for a free square.
    pub cells: Vec<char>,
    files: usize,
    /// Whether White is to move.
    pub is_whites: bool,
}

impl Plain {
    /// The board of a text.
    pub fn of(text: &str) -> Plain {
        let (board, side) = text.split_once(' ').expect("a side");
        let free = |c: char| c.to_digit(10).map_or(vec![c], |n| vec!['.'; n as usize]);
        let cells: Vec<char> = board.chars().filter(|c| *c != '/').flat_map(free).collect();
        let files = cells.len() / board.split('/').count();
        Plain { cells, files, is_whites: side == "w" }
    }

    fn at(&self, cell: usize) -> (i32, i32) {
        ((cell / self.files) as i32, (cell % self.files) as i32)
    }

    /// Whether a man of the side to move stands there.
    pub fn is_own(&self, cell: usize) -> bool {
        self.cells[cell].is_ascii_alphabetic() && self.cells[cell].is_ascii_uppercase() == self.is_whites
    }

    /// Whether all cells strictly between two on a line are free.
    fn is_open(&self, from: usize, to: usize) -> bool {
        let ((row, col), (end, last)) = (self.at(from), self.at(to));
        let (down, right) = ((end - row).signum(), (last - col).signum());
        let steps = (end - row).abs().max((last - col).abs());
        (1..steps).all(|n| self.cells[((row + n * down) * self.files as i32 + col + n * right) as usize] == '.')
    }

    /// Whether the man on one cell could go to another one, kings left aside.
    pub fn goes(&self, from: usize, to: usize) -> bool {
        let ((row, col), (end, last)) = (self.at(from), self.at(to));
        let (down, right) = ((end - row).abs(), (last - col).abs());
        if from == to || self.is_own(to) {
            return false;
        }
        let straight = (down == 0 || right == 0) && self.is_open(from, to);
        let diagonal = down == right && self.is_open(from, to);
        match self.cells[from].to_ascii_lowercase() {
            'k' => down.max(right) == 1,
            'q' => straight || diagonal,
            'r' => straight,
            'b' => diagonal,
            'n' => down.min(right) == 1 && down.max(right) == 2,
            _ => {
                let is_ahead = end - row == if self.is_whites { -1 } else { 1 };
                is_ahead && right == i32::from(self.cells[to] != '.')
            }
        }
    }

    /// The same with the other side to move.
    pub fn passed(&self) -> Plain {
        Plain { is_whites: !self.is_whites, ..self.clone() }
    }

    /// Whether the side to move could take the king.
    pub fn takes_king(&self) -> bool {
        !self.attackers().is_empty()
    }

    /// Where the king of the side that is not to move stands.
    pub fn king(&self) -> usize {
        let king = if self.is_whites { 'k' } else { 'K' };
        self.cells.iter().position(|cell| *cell == king).expect("there is a king")
    }

    /// The cells of the men of the side to move that could take the other side's king.
    pub fn attackers(&self) -> Vec<usize> {
        (0..self.cells.len()).filter(|from| self.is_own(*from) && self.goes(*from, self.king())).collect()
    }

    /// The name of a cell.
    pub fn name(&self, cell: usize) -> String {
        let ranks = self.cells.len() / self.files;
        format!("{}{}", char::from(b'a' + (cell % self.files) as u8), ranks - cell / self.files)
    }

    /// The cell of a name.
    pub fn cell(&self, name: &str) -> usize {
        (0..self.cells.len()).find(|cell| self.name(*cell) == name).expect("a square of the board")
    }

    /// Whether the side to move is mated.
    pub fn is_mated(&self) -> bool {
        !self.is_dead() && self.moves().is_empty() && self.passed().takes_king()
    }

    /// Whether the side to move mates within so many plies, all play looked at.
    pub fn mates(&self, plies: usize) -> bool {
        plies > 0 && self.moves().iter().any(|(_, left)| left.is_lost(plies - 1))
    }

    /// Whether the side to move is mated within so many plies, whatever it does.
    pub fn is_lost(&self, plies: usize) -> bool {
        let moves = self.moves();
        if moves.is_empty() {
            return self.is_mated();
        }
        plies > 1 && moves.iter().all(|(_, left)| left.mates(plies - 1))
    }

    /// The position after a move.
    pub fn after(&self, mv: &str) -> Option<Plain> {
        self.moves().into_iter().find(|(text, _)| text == mv).map(|(_, left)| left)
    }

    /// Whether nobody can mate any more.
    pub fn is_dead(&self) -> bool {
        let men: String = self.cells.iter().filter(|cell| !".kK".contains(**cell)).collect();
        ["", "b", "n"].contains(&&*men.to_lowercase())
    }

    /// The legal moves with what they leave.
    pub fn moves(&self) -> Vec<(String, Plain)> {
        let mut found = Vec::new();
        let rows = self.cells.len() / self.files;
        let pairs = (0..self.cells.len()).flat_map(|from| (0..self.cells.len()).map(move |to| (from, to)));
        for (from, to) in pairs.filter(|(from, to)| self.is_own(*from) && self.goes(*from, *to)) {
            let is_last = to / self.files == if self.is_whites { 0 } else { rows - 1 };
            let becomes = if is_last && self.cells[from].eq_ignore_ascii_case(&'p') { "qrbn" } else { " " };
            for new in becomes.chars() {
                let mut left = self.passed();
                left.cells[to] = match new {
                    ' ' => self.cells[from],
                    new if self.is_whites => new.to_ascii_uppercase(),
                    new => new,
                };
                left.cells[from] = '.';
                if !left.takes_king() {
                    let new = if new == ' ' { String::new() } else { format!("={new}") };
                    found.push((format!("{}{}{new}", self.name(from), self.name(to)), left));
                }
            }
        }
        if self.is_dead() { Vec::new() } else { found }
    }

    /// How many ways there are to play so many plies.
    pub fn ways(&self, plies: u32) -> u64 {
        if plies == 0 { 1 } else { self.moves().iter().map(|(_, left)| left.ways(plies - 1)).sum() }
    }
}
