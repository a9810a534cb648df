//! How many moves are left where nobody can change any more whether that number is even or odd, part by part.

use rustc_hash::FxHashMap;

use duel::game::Game;
use duel::game::summand::summands;
use ground::rules::{At, Rules};
use ground::say;
use solve::judge::control::{Control, Stop};
use solve::judge::reason::Exhibit;

/// Positions that one question counts moves from, at most.
const ROOM: usize = 4_000;

/// Moves in a row that are followed at most.
const DEEP: usize = 300;

/// Signs of the name of a part that a table has room for.
const NAMED: usize = 12;

/// Signs of a line of play that a table has room for.
const SIGNS: usize = 60;

/// The fewest and the most moves that are left, all such numbers even or all odd.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Left {
    /// The fewest.
    pub least: usize,
    /// The most.
    pub most: usize,
}

impl Left {
    /// No move is left.
    pub const NONE: Self = Left { least: 0, most: 0 };

    /// Whether no move is left.
    pub fn is_none(self) -> bool {
        self == Left::NONE
    }

    /// Whether they are odd.
    pub fn is_odd(self) -> bool {
        self.least % 2 == 1
    }

    /// The number; of two both, of more the smallest and the greatest.
    pub fn write(self) -> String {
        let Left { least, most } = self;
        match most - least {
            0 => least.to_string(),
            2 => format!("{least}, {most}"),
            _ => format!("{least}–{most}"),
        }
    }
}

/// Lines of play in a part that keeps to its place, with the number that the part has: `1:lake->hut` in `2:lake` is `2:lake->hut`.
fn numbered_as(name: &str, lines: String) -> String {
    let number = name.split(':').next().filter(|number| number.parse::<usize>().is_ok_and(|n| n > 1));
    let moves = || lines.split(' ').filter(|word| *word != "/");
    match number {
        Some(number) if moves().all(|mv| mv.starts_with("1:")) => {
            let word = |word: &str| word.strip_prefix("1:").map_or(word.to_owned(), |mv| format!("{number}:{mv}"));
            lines.split(' ').map(word).collect::<Vec<_>>().join(" ")
        }
        _ => lines,
    }
}

/// Counts moves, and remembers.
pub struct Counter<'a, G: Game> {
    game: &'a G,
    control: &'a Control,
    known: FxHashMap<<G as Rules>::Pos, Option<Left>>,
    /// Moves that led to the position looked at, and whether they were too many once.
    depth: usize,
    is_cut: bool,
}

impl<'a, G: Game> Counter<'a, G> {
    /// Nothing is counted yet.
    pub fn new(game: &'a G, control: &'a Control) -> Self {
        Counter { game, control, known: FxHashMap::default(), depth: 0, is_cut: false }
    }

    /// How many moves are left where nobody can change whether that is even or odd; `None` where somebody can, or where too many
    /// positions would have to be looked at.
    ///
    /// Worked: in Cram two free cells side by side last one move, four in a row two moves or, with the domino in the middle, one.
    pub fn left(&mut self, at: &At<G::Pos>) -> Result<Option<Left>, Stop> {
        let parts = summands(self.game.summand(), at);
        let mut sum = Left::NONE;
        for part in if parts.len() > 1 { parts } else { vec![at.clone()] } {
            let Some(own) = self.of_part(&part)? else { return Ok(None) };
            sum = Left { least: sum.least + own.least, most: sum.most + own.most };
        }
        Ok(Some(sum))
    }

    /// Whether so much was looked at that nothing more is found out.
    pub fn is_full(&self) -> bool {
        self.is_cut || self.known.len() >= ROOM
    }

    fn of_part(&mut self, at: &At<G::Pos>) -> Result<Option<Left>, Stop> {
        if let Some(known) = self.known.get(&at.pos) {
            return Ok(*known);
        }
        if self.game.ending(at).is_some() {
            return Ok(Some(Left::NONE));
        }
        if self.is_full() {
            return Ok(None);
        }
        self.control.tick(1)?;
        if self.depth == DEEP {
            self.is_cut = true;
            return Ok(None);
        }
        self.depth += 1;
        let found = self.of_moves(at);
        self.depth -= 1;
        let found = found?;
        self.known.insert(at.pos.clone(), found);
        Ok(found)
    }

    fn of_moves(&mut self, at: &At<G::Pos>) -> Result<Option<Left>, Stop> {
        let mut found: Option<Left> = None;
        for mv in self.game.moves(at).list {
            let Some(next) = self.left(&self.game.play(at, &mv))? else { return Ok(None) };
            let own = Left { least: next.least + 1, most: next.most + 1 };
            let so_far = found.unwrap_or(own);
            if so_far.is_odd() != own.is_odd() {
                return Ok(None);
            }
            found = Some(Left { least: so_far.least.min(own.least), most: so_far.most.max(own.most) });
        }
        Ok(found)
    }

    /// The parts in which there are moves, each with how many are left and with the shortest and the longest line of play in it; `None`
    /// where that tells nothing, or where parts have long texts. Parts without a name of their own are called `2:5`.
    pub fn sheet(&mut self, at: &At<G::Pos>, names: Option<&[String]>) -> Result<Option<Exhibit>, Stop> {
        let parts = summands(self.game.summand(), at);
        let parts = if parts.is_empty() { vec![at.clone()] } else { parts };
        let names = names.filter(|names| names.len() == parts.len());
        let mut rows = Vec::new();
        for (i, part) in parts.iter().enumerate() {
            let Some(own) = self.left(part)?.filter(|own| own.most > 0) else { continue };
            let text = self.game.write_pos(part);
            let numbered = if parts.len() > 1 { format!("{}:{text}", i + 1) } else { text };
            let name = names.map_or(numbered, |names| names[i].clone());
            let lines = numbered_as(&name, self.lines(part, own)?);
            rows.push(vec![name, own.write(), lines]);
        }
        let is_told = rows.len() > 1 || rows.iter().any(|row| row[1] != "1");
        if !is_told || rows.iter().any(|row| row[0].chars().count() > NAMED) {
            return Ok(None);
        }
        let mut head = vec![say!("counted-head-part"), say!("counted-head-own"), say!("counted-head-lines")];
        if rows.iter().any(|row| row[2].is_empty()) {
            head.truncate(2);
            for row in &mut rows {
                row.truncate(2);
            }
        }
        Ok(Some(Exhibit::Table { head, rows, focus: Vec::new() }))
    }

    /// The shortest line of play, and the longest one where that has more moves; nothing where they are long.
    fn lines(&mut self, at: &At<G::Pos>, own: Left) -> Result<String, Stop> {
        let shortest = self.line(at, |left| left.least, own.least)?;
        let longest = if own.least < own.most { self.line(at, |left| left.most, own.most)? } else { String::new() };
        let lines = if longest.is_empty() { shortest } else { format!("{shortest} / {longest}") };
        Ok(if lines.chars().count() > SIGNS { String::new() } else { lines })
    }

    /// A line of play of so many moves, which are the fewest or the most.
    fn line(&mut self, at: &At<G::Pos>, end: impl Fn(Left) -> usize, moves: usize) -> Result<String, Stop> {
        let (mut line, mut at) = (Vec::new(), at.clone());
        for wanted in (0..moves).rev() {
            for mv in self.game.moves(&at).list {
                let next = self.game.play(&at, &mv);
                let is_over = self.game.ending(&next).is_some();
                let left = if is_over { Some(Left::NONE) } else { self.left(&next)? };
                if left.is_some_and(|left| end(left) == wanted) {
                    line.push(self.game.write_move(&at, &mv));
                    at = next;
                    break;
                }
            }
        }
        Ok(line.join(" "))
    }
}
