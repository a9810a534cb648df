//! Games in which dominoes are placed until somebody cannot: a game says which ways its sides lay them; the rest is here.

use std::marker::PhantomData;

use crate::kit::cells::split_side;
use crate::kit::dominoes::{Board, Domino, LONGEST};
use crate::kit::regions::Way;
use duel::game::slip::Slip;
use duel::game::summand::{InSums, Summand};
use duel::game::tabled::Tabled;
use duel::game::{Card, Game};
use ground::fault::{Fault, Kind};
use ground::notation::Reader;
use ground::params::{Domain, Param, Params};
use ground::rules::{At, Ending, Illegal, Moves, Rules, Side};
use ground::say;
use ground::say::Say;
use ground::scene::piece::Owner;
use ground::scene::{Scene, Spot};
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::Oracle;
use solve::judge::sequence::{Cells, Table};
use solve::judge::value::Value;
use solve::search::full_search::Count;

/// Rows and columns of the largest board that a table holds, in normal and in misère play.
const TABLED: [usize; 2] = [6, 5];

/// Rows and columns of the largest board of a table when none is asked for.
const OWN_TABLE: usize = 5;

/// Rows or columns at the start.
const SIDE: Domain = Domain::Nat { least: 1, most: Some(LONGEST as u64) };

/// What may be set.
pub const PARAMS: &[Param] = &[
    Param { name: "rows", domain: SIDE, default: "4" },
    Param { name: "cols", domain: SIDE, default: "4" },
    Param { name: "misere", domain: Domain::Flag, default: "false" },
];

/// What a game of dominoes has to say of itself.
pub trait DominoGame: Send + Sync + Sized + 'static {
    /// What is known of it before it is opened.
    const CARD: Card;

    /// The letters of the sides; none where both lay the same dominoes.
    const LETTERS: Option<[char; 2]>;

    /// The ways in which a side lays its dominoes.
    fn ways(side: Side) -> &'static [Way];

    /// Why a domino may not lie the way it does, where a side may not lay it so.
    fn wrong_way(_side: Side) -> Say {
        say!("domino-off-board")
    }

    /// What is said beside the board.
    fn notes(is_misere: bool, to: Side) -> Vec<Say>;

    /// How a player says that a domino is placed.
    fn tell(domino: String) -> Say;

    /// That a table of so many rows and columns is not held.
    fn no_table(most: usize) -> Say;

    /// What a domino does that a teacher would point at.
    fn slips(_game: &Dominoes<Self>, _at: &At<Board>, _domino: Domino) -> Vec<Slip> {
        Vec::new()
    }

    /// Who knows what its positions are worth.
    fn oracle() -> Box<dyn Oracle<Dominoes<Self>>>;
}

/// Dominoes on a board of this size. The position carries its own board: the size only makes the start.
pub struct Dominoes<G> {
    /// The rows of the start.
    pub rows: usize,
    /// The columns of the start.
    pub cols: usize,
    /// Whether who cannot move wins.
    pub is_misere: bool,
    /// Which game it is.
    pub own: PhantomData<G>,
}

/// The variant of a game that these parameters describe.
pub fn variant<G>(params: &Params) -> Dominoes<G> {
    let (rows, cols) = (params.small("rows"), params.small("cols"));
    Dominoes { rows, cols, is_misere: params.flag("misere"), own: PhantomData }
}

impl<G: DominoGame> Dominoes<G> {
    fn has_nim_values(&self) -> bool {
        G::LETTERS.is_none() && !self.is_misere
    }

    fn table_to(&self, to: usize, control: &Control) -> Result<Table, Stop> {
        let most = TABLED[usize::from(self.is_misere)];
        if to > most {
            return Err(Stop::TooLarge(G::no_table(most)));
        }
        let oracle = G::oracle();
        let value = |rows: usize, cols: usize| oracle.value(self, &At::first(Board::empty(rows, cols)), control);
        let row = |rows: usize| (1..=to).map(|cols| value(rows, cols)).collect::<Result<Vec<Value>, Stop>>();
        let values = (1..=to).map(row).collect::<Result<Vec<_>, Stop>>()?;
        let small = |value: &Value| value.as_nimber().and_then(|n| u64::try_from(n).ok()).expect("a small nim-value");
        let cells = if self.has_nim_values() {
            Cells::Nimbers(values.iter().map(|row| row.iter().map(small).collect()).collect())
        } else {
            Cells::Outcomes(values.iter().map(|row| row.iter().map(Value::outcome).collect()).collect())
        };
        Ok(Table { of: &["rows", "cols"], from: 1, to, cells, period: None })
    }
}

impl<G: DominoGame> Rules for Dominoes<G> {
    type Pos = Board;
    type Move = Domino;

    fn start(&self) -> At<Board> {
        At::first(Board::empty(self.rows, self.cols))
    }

    fn moves(&self, at: &At<Board>) -> Moves<'_, Domino> {
        Moves::all(at.pos.dominoes(G::ways(at.to)))
    }

    fn legal(&self, at: &At<Board>, domino: &Domino) -> Result<(), Illegal> {
        if G::ways(at.to).contains(&domino.way) { at.pos.legal(*domino) } else { Err(Illegal(G::wrong_way(at.to))) }
    }

    fn play(&self, at: &At<Board>, domino: &Domino) -> At<Board> {
        at.leave(at.pos.placed(*domino, at.to))
    }

    fn ending(&self, at: &At<Board>) -> Option<Ending> {
        let winner = if self.is_misere { at.to } else { at.to.other() };
        at.pos.dominoes(G::ways(at.to)).is_empty().then_some(Ending::Won(winner))
    }
}

impl<G: DominoGame> Game for Dominoes<G> {
    const CARD: Card = G::CARD;

    fn oracle(&self) -> Box<dyn Oracle<Self>> {
        G::oracle()
    }

    fn scene(&self, at: &At<Board>) -> Scene {
        let owner = |side: Side| if G::LETTERS.is_some() { Owner::from(side) } else { Owner::Nobody };
        let scene = Scene::of(at.pos.drawn(owner));
        G::notes(self.is_misere, at.to).into_iter().fold(scene, Scene::noting)
    }

    fn path(&self, at: &At<Board>, domino: &Domino) -> Vec<Spot> {
        at.pos.path(*domino)
    }

    fn slips(&self, at: &At<Board>, domino: &Domino) -> Vec<Slip> {
        G::slips(self, at, *domino)
    }

    fn tell(&self, at: &At<Board>, domino: &Domino) -> Say {
        G::tell(at.pos.write_domino(*domino))
    }

    fn write_pos(&self, at: &At<Board>) -> String {
        let side = G::LETTERS.map_or_else(String::new, |letters| format!(" {}", letters[at.to as usize]));
        at.pos.write() + &side
    }

    /// Who reads a board without a side begins.
    fn read_pos(&self, text: &str) -> Result<At<Board>, Fault> {
        let letters = G::LETTERS.map_or_else(String::new, String::from_iter);
        let (rows, side) = split_side(text, &letters);
        let mut r = Reader::new(Kind::BadPosition, rows);
        let pos = Board::read(&mut r)?;
        r.end()?;
        let is_second = side.is_some() && side == letters.chars().nth(1);
        Ok(At { pos, to: if is_second { Side::Second } else { Side::First } })
    }

    fn write_move(&self, at: &At<Board>, domino: &Domino) -> String {
        at.pos.write_domino(*domino)
    }

    fn read_move(&self, at: &At<Board>, text: &str) -> Result<Domino, Fault> {
        at.pos.read_domino(text)
    }

    fn count(&self) -> Count {
        if self.has_nim_values() { Count::Nimbers } else { Count::Wins }
    }

    fn summand(&self) -> Option<&dyn Summand<Board>> {
        Some(self)
    }

    fn tabled(&self) -> Option<&dyn Tabled<Board>> {
        Some(self)
    }
}

impl<G: DominoGame> Summand<Board> for Dominoes<G> {
    fn summands(&self, at: &At<Board>) -> Vec<At<Board>> {
        let pieces = at.pos.pieces();
        if pieces.len() < 2 || G::LETTERS.is_some() {
            return vec![at.clone()];
        }
        pieces.iter().map(|piece| At { pos: at.pos.only(piece), to: at.to }).collect()
    }

    fn in_sums(&self) -> InSums {
        if self.has_nim_values() { InSums::Impartial } else { InSums::Never }
    }
}

impl<G: DominoGame> Tabled<Board> for Dominoes<G> {
    /// The empty board; the first side begins.
    fn at_cell(&self, sizes: &[usize]) -> Option<At<Board>> {
        let [rows, cols] = *sizes else { return None };
        let is_board = (1..=LONGEST).contains(&rows) && (1..=LONGEST).contains(&cols);
        is_board.then(|| At::first(Board::empty(rows, cols)))
    }

    fn table(&self, to: Option<usize>, control: &Control) -> Option<Result<Table, Stop>> {
        Some(self.table_to(to.unwrap_or(OWN_TABLE), control))
    }
}
