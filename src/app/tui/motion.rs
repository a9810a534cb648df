//! A move is an event: the few pictures between one position and the next, each with the time it stays.
//!
//! Invariant: pictures are scenes, a pure function of the two positions; whoever shows them has the clock. After the last one the still
//! picture of the position follows, which is what a person sees who wants no motion.

use std::collections::VecDeque;
use std::time::Duration;

use ground::scene::{Grid, Mark, Scene, Shape, Spot};

/// A picture on the way, and how long it stays.
#[derive(Clone, Debug, PartialEq)]
pub struct Frame {
    /// What stands on the board.
    pub scene: Scene,
    /// The position before it, whose pieces show as ghosts.
    pub before: Option<Scene>,
    /// What is drawn hollow: it is about to go.
    pub meant: Vec<Spot>,
    /// What is marked as the last move.
    pub last: Vec<Spot>,
    /// How long it stays.
    pub time: Duration,
}

/// The pictures still to be shown, the next one first.
pub type Frames = VecDeque<Frame>;

/// How long one's own move shows what it takes.
const OWN: Duration = Duration::from_millis(120);

/// The rest before the opponent's move: what was done before is looked at.
const REST: Duration = Duration::from_millis(250);

/// How long what is taken blinks, on and off.
const BLINK: [Duration; 2] = [Duration::from_millis(90), Duration::from_millis(60)];

/// How long a piece stays on each cell of its way.
const STEP: Duration = Duration::from_millis(40);

/// Cells of the way that are shown at most.
const STEPS: usize = 6;

/// How long a flash at the end of a game is on, and off.
const FLASH: Duration = Duration::from_millis(130);

/// A move from one position to the next.
pub struct Change<'a> {
    /// The position before.
    pub from: &'a Scene,
    /// The one before that.
    pub before: Option<&'a Scene>,
    /// What the move before touched.
    pub last: &'a [Spot],
    /// The position after.
    pub to: &'a Scene,
    /// What the move touched.
    pub path: &'a [Spot],
    /// Whether the opponent made it: then there is a rest first, and what is taken blinks.
    pub is_answer: bool,
    /// Whether it ends the game.
    pub is_end: bool,
}

/// The pictures of a move; they stay a second at most, together.
///
/// Example: a disc that falls through four free cells is shown in each of them before it lies.
pub fn frames(change: &Change) -> Frames {
    let still = Frame {
        scene: change.from.clone(),
        before: change.before.cloned(),
        meant: Vec::new(),
        last: change.last.to_vec(),
        time: REST,
    };
    let hollow = |time| Frame { meant: change.path.to_vec(), time, ..still.clone() };
    let mut frames = Frames::new();
    if change.is_answer {
        frames.push_back(still.clone());
    }
    let way = way(&change.from.shape, &change.to.shape);
    if way.is_empty() {
        if change.is_answer {
            for _ in 0..2 {
                frames.push_back(hollow(BLINK[0]));
                frames.push_back(Frame { time: BLINK[1], ..still.clone() });
            }
        } else {
            frames.push_back(hollow(OWN));
        }
    }
    for shape in way {
        let scene = Scene { shape, ..change.from.clone() };
        frames.push_back(Frame { scene, before: None, last: Vec::new(), time: STEP, ..still.clone() });
    }
    if change.is_end {
        let end = Frame {
            scene: change.to.clone(),
            before: Some(change.from.clone()),
            last: change.path.to_vec(),
            time: FLASH,
            ..still
        };
        for _ in 0..2 {
            frames.push_back(Frame { scene: dark(change.to), before: None, last: Vec::new(), ..end.clone() });
            frames.push_back(end.clone());
        }
    }
    frames
}

/// The last position with nothing lit: between this and what it lights the end flashes.
fn dark(scene: &Scene) -> Scene {
    let mut scene = scene.clone();
    scene.shape.each_mark(&mut |mark| mark.is_lit = false);
    scene
}

/// The boards on the way of one piece that slides or falls; none where a move is of another kind.
fn way(from: &Shape, to: &Shape) -> Vec<Shape> {
    let (Shape::Grid(from), Shape::Grid(to)) = (from, to) else { return Vec::new() };
    let across = from.cols.len().max(1);
    if from.cells.len() != to.cells.len() {
        return Vec::new();
    }
    let gone = |cell: &usize| from.cells[*cell].piece.is_some() && to.cells[*cell].piece.is_none();
    let come = |cell: &usize| to.cells[*cell].piece.is_some() && to.cells[*cell].piece != from.cells[*cell].piece;
    let cells = 0..from.cells.len();
    let (gone, come): (Vec<usize>, Vec<usize>) = (cells.clone().filter(gone).collect(), cells.filter(come).collect());
    let way: Vec<usize> = match (gone.as_slice(), come.as_slice()) {
        ([], [goal]) if from.is_dropped => (0..goal / across).map(|row| row * across + goal % across).collect(),
        ([start], [goal]) if from.cells[*start].piece == to.cells[*goal].piece => between(*start, *goal, across),
        _ => Vec::new(),
    };
    let Some(mark) = come.first().map(|goal| &to.cells[*goal]) else { return Vec::new() };
    let skip = way.len().div_ceil(STEPS).max(1);
    way.iter().step_by(skip).map(|cell| Shape::Grid(with(from, gone.first().copied(), *cell, mark))).collect()
}

/// The cells strictly between two of one row, column or diagonal.
fn between(start: usize, goal: usize, across: usize) -> Vec<usize> {
    let at = |cell: usize| ((cell % across) as isize, (cell / across) as isize);
    let ((x, y), (u, v)) = (at(start), at(goal));
    let (dx, dy) = (u - x, v - y);
    if !(dx == 0 || dy == 0 || dx.abs() == dy.abs()) {
        return Vec::new();
    }
    let steps = dx.abs().max(dy.abs());
    (1..steps).map(|k| ((y + k * dy.signum()) * across as isize + x + k * dx.signum()) as usize).collect()
}

/// A board with the piece taken from where it stood and put on another cell.
fn with(grid: &Grid, gone: Option<usize>, cell: usize, mark: &Mark) -> Grid {
    let mut grid = grid.clone();
    if let Some(gone) = gone {
        let spot = grid.cells[gone].spot;
        grid.cells[gone] = Mark { spot, ..Mark::empty().on(grid.cells[gone].ground) };
    }
    let (spot, ground) = (grid.cells[cell].spot, grid.cells[cell].ground);
    grid.cells[cell] = Mark { spot, ..mark.clone() }.on(ground);
    grid
}

#[cfg(test)]
mod tests {
    use super::*;
    use ground::scene::piece::{Owner, Piece};

    /// A board with pieces on some cells.
    fn board(across: usize, down: usize, is_dropped: bool, pieces: &[(usize, Owner)]) -> Scene {
        let mut cells: Vec<Mark> = (0..across * down).map(|cell| Mark::empty().pointed(cell as u32)).collect();
        for (cell, owner) in pieces {
            cells[*cell] = Mark::piece(Piece::Disc, *owner).pointed(*cell as u32);
        }
        let names = |count: usize| (0..count).map(|i| i.to_string()).collect();
        Scene::of(Shape::Grid(Grid { cols: names(across), rows: names(down), cells, is_dropped, ..Grid::default() }))
    }

    fn change<'a>(from: &'a Scene, to: &'a Scene, path: &'a [Spot], is_answer: bool) -> Change<'a> {
        Change { from, before: None, last: &[], to, path, is_answer, is_end: false }
    }

    /// The cells on which a piece stands, picture by picture.
    fn stands(frames: &Frames) -> Vec<Vec<usize>> {
        let of = |frame: &Frame| {
            let marks = frame.scene.marks();
            (0..marks.len()).filter(|cell| marks[*cell].piece.is_some()).collect()
        };
        frames.iter().map(of).collect()
    }

    #[test]
    fn a_disc_falls_through_the_free_cells_above_its_place() {
        let (from, to) = (board(3, 4, true, &[]), board(3, 4, true, &[(10, Owner::First)]));
        assert_eq!(stands(&frames(&change(&from, &to, &[Spot(10)], false))), [[1], [4], [7]]);
    }

    #[test]
    fn a_piece_runs_over_the_cells_between() {
        let (from, to) = (board(5, 1, false, &[(0, Owner::First)]), board(5, 1, false, &[(4, Owner::First)]));
        assert_eq!(stands(&frames(&change(&from, &to, &[Spot(0), Spot(4)], false))), [[1], [2], [3]]);
    }

    #[test]
    fn an_answer_rests_and_blinks_and_all_of_it_takes_a_second_at_most() {
        let (from, to) = (board(3, 1, false, &[(0, Owner::First)]), board(3, 1, false, &[]));
        let path = [Spot(0)];
        let frames = frames(&Change { is_end: true, ..change(&from, &to, &path, true) });
        let blinks = frames.iter().filter(|frame| frame.meant == path).count();
        assert_eq!(blinks, 2);
        assert_eq!(frames.iter().filter(|frame| frame.scene == to && frame.last == path).count(), 2, "the end flashes");
        let all: Duration = frames.iter().map(|frame| frame.time).sum();
        assert!(all <= Duration::from_millis(1_200), "{all:?}");
    }

    #[test]
    fn the_longest_way_stays_short() {
        let (from, to) = (board(30, 1, false, &[(0, Owner::First)]), board(30, 1, false, &[(29, Owner::First)]));
        let all: Duration =
            frames(&change(&from, &to, &[Spot(0), Spot(29)], false)).iter().map(|frame| frame.time).sum();
        assert!(all <= Duration::from_millis(240), "{all:?}");
    }
}
