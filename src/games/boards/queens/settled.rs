//! Won or lost by how many queens are still to come: the free cells settle that by themselves, or after one queen more.

use crate::boards::queens::groups::{Choice, Left, Settled};
use crate::boards::queens::rules::{Board, Queens};
use crate::kit::cells::cell_name;
use duel::game::Game;
use ground::rules::{At, Rules};
use ground::say;
use ground::say::Say;
use ground::scene::Spot;
use solve::judge::idea::Idea;
use solve::judge::oracle::Verdict;
use solve::judge::reason::{Exhibit, Reason, Role, Step};

/// The reason where nobody can change any more how many queens come.
pub fn already(queens: &Queens, at: &At<Board>) -> Option<Reason> {
    let settled = Settled::soon(&at.pos.free())?;
    let told = Told { board: &at.pos, settled: &settled, misere: usize::from(queens.is_misere), is_mine: true };
    let cell = queens.moves(at).list.next()?;
    let steps = vec![
        Step::says(Role::Ask, say!("queens-ask-settled")),
        told.showing(Step::says(Role::Look, told.look()).about(Idea::Parity)),
        Step::says(Role::Place, say!("queens-place-any", moves = at.pos.free().count())),
        Step::says(Role::Move, say!("queens-move-any", cell = queens.write_move(at, &cell))),
        Step::says(Role::Law, say!("queens-law-rule")),
    ];
    Some(Reason { claim: say!("queens-claim-settled", yours = told.yours(), misere = told.misere), steps })
}

/// The reason where a queen that wins leaves free cells that settle it.
pub fn by_a_queen(queens: &Queens, at: &At<Board>, verdict: &Verdict<usize>) -> Option<Reason> {
    let left = |cell: usize| at.pos.free().after(at.pos.place(cell));
    let after = |cell: &usize| Some((*cell, Settled::soon(&left(*cell))?));
    let is_long = |settled: &Settled| matches!(settled, Settled::Each(_));
    let found = verdict.best.iter().filter_map(after);
    let (cell, settled) = found.min_by_key(|(cell, settled)| (is_long(settled), left(*cell).count()))?;
    let told = Told { board: &at.pos, settled: &settled, misere: usize::from(queens.is_misere), is_mine: false };
    let lit = verdict.best.iter().map(|cell| Spot(*cell as u32)).collect();
    let place = say!("queens-place-won", moves = &verdict.best_total, total = &verdict.total);
    let steps = vec![
        Step::says(Role::Ask, say!("queens-ask-settled")),
        Step::says(Role::Look, say!("queens-look-open", misere = told.misere)).about(Idea::Parity),
        Step::says(Role::Place, place).showing(Exhibit::Spots(lit)),
        told.showing(Step::says(Role::Move, told.queen(&queens.write_move(at, &cell))).about(Idea::Parity)),
        Step::says(Role::Law, say!("queens-law-rule")),
    ];
    let moves = &verdict.best_total;
    Some(Reason { claim: say!("queens-claim-settling", moves = moves, misere = told.misere), steps })
}

/// Free cells that settle it, as they are told.
struct Told<'a> {
    board: &'a Board,
    settled: &'a Settled,
    misere: usize,
    /// Whether the reader places the first of the queens that are still to come.
    is_mine: bool,
}

impl Told<'_> {
    fn is_odd(&self) -> bool {
        !self.settled.left()[0].is_multiple_of(2)
    }

    /// Whether the reader places the last queen.
    fn yours(&self) -> usize {
        usize::from(self.is_odd() == self.is_mine)
    }

    /// So many queens are still to come, and who places the last.
    fn so(&self) -> Say {
        let [least, most] = self.settled.left();
        let odd = usize::from(self.is_odd());
        say!(
            "queens-so",
            least = least,
            most = most,
            more = most - least,
            odd = odd,
            yours = self.yours(),
            misere = self.misere
        )
    }

    fn look(&self) -> Say {
        match self.settled {
            Settled::Choices(parts) => say!("queens-look-parts", parts = self.parts(parts), so = self.so()),
            Settled::Lines { are_rows } => say!("queens-look-lines", rows = usize::from(*are_rows), so = self.so()),
            Settled::Each(_) => say!("queens-look-each", so = self.so()),
        }
    }

    fn queen(&self, cell: &str) -> Say {
        match self.settled {
            Settled::Choices(parts) => {
                say!("queens-move-parts", cell = cell, parts = self.parts(parts), so = self.so())
            }
            Settled::Lines { are_rows } => {
                say!("queens-move-lines", cell = cell, rows = usize::from(*are_rows), so = self.so())
            }
            Settled::Each(_) => say!("queens-move-each", cell = cell, so = self.so()),
        }
    }

    fn name(&self, (row, col): &(usize, usize)) -> String {
        cell_name(row * self.board.cols + col, self.board.cols)
    }

    /// What each queen leaves free, and how many come then, where that is what settles it.
    fn showing(&self, step: Step) -> Step {
        let Settled::Each(each) = self.settled else { return step };
        let row = |(cell, then, [least, most]): &Left| {
            let names: Vec<String> = then.iter().map(|cell| self.name(cell)).collect();
            let left = if least == most { least.to_string() } else { format!("{least}–{most}") };
            vec![self.name(cell), names.join(" "), left]
        };
        let head = vec![say!("queens-head-queen"), say!("queens-head-free"), say!("queens-head-left")];
        step.showing(Exhibit::Table { head, rows: each.iter().map(row).collect(), focus: Vec::new() })
    }

    fn parts(&self, parts: &[Choice]) -> Vec<Say> {
        let names = |group: &Vec<(usize, usize)>| group.iter().map(|cell| self.name(cell)).collect::<Vec<_>>();
        let tell = |choice: &Choice| match &choice[..] {
            [group] if group.len() == 1 => {
                say!("queens-part-alone", cells = names(group), only = usize::from(parts.len() == 1))
            }
            [one, two] if one.len() + two.len() > 2 => {
                say!("queens-part-either", one = names(one), two = names(two), first = one.len(), second = two.len())
            }
            groups => say!("queens-part-clique", cells = groups.iter().flat_map(names).collect::<Vec<_>>()),
        };
        parts.iter().map(tell).collect()
    }
}
