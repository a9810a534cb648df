//! The value history: who had the game won at every ply, where it changed hands, and every branch; Enter goes there.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};

use crate::oracle::value::Outcome;
use crate::say;
use crate::tui::desk::{Desk, Go, Layer, Mouse};
use crate::tui::glass::{put, put_line, split_top};
use crate::tui::keys::action::{Action, Where};
use crate::tui::list::{List, Touch};
use crate::tui::sitting::Sitting;
use crate::tui::status::who;
use crate::tui::text;
use crate::tui::theme::Ink;
use crate::tui::thought::{Known, Topic};

/// The value history of the game in front.
pub struct History {
    /// The positions of the branch that is looked at, the start first.
    branch: Vec<usize>,
    /// The list of them.
    list: List,
}

impl History {
    /// The branch the game is in.
    pub fn new(desk: &Desk) -> Self {
        let (branch, chosen) = desk.sitting().map_or((vec![0], 0), |one| (one.duel.branch(), one.duel.ply()));
        History { branch, list: List::at(chosen) }
    }

    /// Goes to the next or previous branch that parts from this one just before the ply pointed at.
    fn change_branch(&mut self, steps: isize, desk: &Desk) {
        let Some(sitting) = desk.sitting() else { return };
        let nodes = sitting.duel.nodes();
        let siblings = siblings(sitting, self.branch[self.list.chosen]);
        let now = siblings.iter().position(|&node| node == self.branch[self.list.chosen]).unwrap_or(0);
        let next = (now as isize + steps).rem_euclid(siblings.len().max(1) as isize) as usize;
        if siblings.len() > 1 {
            self.branch.truncate(self.list.chosen);
            self.branch
                .extend(std::iter::successors(Some(siblings[next]), |&node| nodes[node].children.last().copied()));
        }
    }

    fn row(&self, ply: usize, sitting: &Sitting, desk: &Desk) -> Line<'static> {
        let node = &sitting.duel.nodes()[self.branch[ply]];
        let style = |ink| desk.theme.style(ink);
        let is_chosen = ply == self.list.chosen;
        let (mark, ink) = if is_chosen { (">", Ink::Selected) } else { (" ", Ink::Text) };
        let told = match node.parent {
            None => desk.speak(&say!("screen-history-start")),
            Some(parent) => {
                let mover = who(sitting, sitting.duel.nodes()[parent].place.to());
                desk.speak(&say!("screen-told", who = mover, told = node.told.clone()))
            }
        };
        let (words, tone) = match holder(sitting, self.branch[ply]) {
            Holder::Unknown => ("...".to_owned(), Ink::Faint),
            Holder::Nobody => (desk.speak(&say!("screen-history-drawn")), Ink::Drawn),
            Holder::Side(side) => {
                let ink = if matches!(side, "you" | "first") { Ink::Won } else { Ink::Lost };
                (desk.speak(&say!("screen-history-won", who = side)), ink)
            }
        };
        let siblings = siblings(sitting, self.branch[ply]);
        let at = siblings.iter().position(|&one| one == self.branch[ply]).unwrap_or(0);
        let branches = if siblings.len() > 1 {
            desk.speak(&say!("screen-history-branch", number = at + 1, all = siblings.len()))
        } else {
            String::new()
        };
        let turned =
            if self.has_turned(ply, sitting) { desk.speak(&say!("screen-history-turned")) } else { String::new() };
        let here = if self.branch[ply] == sitting.duel.cursor() { "*" } else { " " };
        Line::from(vec![
            Span::styled(format!("{mark}{here}{ply:>3}  "), style(ink)),
            Span::styled(text::pad(&words, 20), style(tone)),
            Span::styled(turned, style(Ink::Warning)),
            Span::styled(format!("{} {told} ", if node.mv.is_empty() { "" } else { &node.mv }), style(ink)),
            Span::styled(branches, style(Ink::Hint)),
        ])
    }

    /// Whether somebody gave the game away with the move to this ply.
    fn has_turned(&self, ply: usize, sitting: &Sitting) -> bool {
        let before = ply.checked_sub(1).map_or(Holder::Unknown, |before| holder(sitting, self.branch[before]));
        let after = holder(sitting, self.branch[ply]);
        before != Holder::Unknown && after != Holder::Unknown && before != after
    }
}

/// Who has the game won in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Holder {
    /// That is not known yet.
    Unknown,
    /// Nobody: it is drawn.
    Nobody,
    /// Somebody, as they are called at this table.
    Side(&'static str),
}

fn holder(sitting: &Sitting, node: usize) -> Holder {
    let Some(Ok(value)) = sitting.known_of(node).and_then(Known::value) else { return Holder::Unknown };
    let to = sitting.duel.nodes()[node].place.to();
    match value.outcome() {
        _ if value.is_open() => Holder::Unknown,
        Outcome::N => Holder::Side(who(sitting, to)),
        Outcome::P => Holder::Side(who(sitting, to.other())),
        Outcome::D => Holder::Nobody,
    }
}

fn siblings(sitting: &Sitting, node: usize) -> &[usize] {
    let nodes = sitting.duel.nodes();
    nodes[node].parent.map_or(&[], |parent| &nodes[parent].children)
}

impl Layer for History {
    fn place(&self) -> Where {
        Where::History
    }

    fn act(&mut self, action: Action, desk: &mut Desk) -> Go {
        match action {
            walking if self.list.act(walking, self.branch.len()) => {}
            Action::Left => self.change_branch(-1, desk),
            Action::Right => self.change_branch(1, desk),
            Action::Choose => {
                if let Some(sitting) = desk.sitting_mut() {
                    sitting.go(self.branch[self.list.chosen]);
                }
                desk.keep();
                return Go::Back;
            }
            Action::Back => return Go::Back,
            _ => {}
        }
        Go::Stay
    }

    fn mouse(&mut self, mouse: Mouse, desk: &mut Desk) -> Go {
        if self.list.mouse(mouse, self.branch.len(), 1) == Touch::Confirmed {
            return self.act(Action::Choose, desk);
        }
        Go::Stay
    }

    fn needs(&self, _desk: &Desk) -> Vec<(Topic, usize)> {
        // What is looked at first, then the rest of the branch.
        let order = std::iter::once(&self.branch[self.list.chosen]).chain(&self.branch);
        order.map(|&node| (Topic::Value, node)).collect()
    }

    fn draw(&mut self, buffer: &mut Buffer, area: Rect, desk: &Desk) -> Option<Position> {
        let sitting = desk.sitting()?;
        let style = |ink| desk.theme.style(ink);
        put(buffer, area, 0, &desk.speak(&say!("screen-history")), style(Ink::Title), desk);
        put(buffer, area, 1, &desk.speak(&say!("screen-history-note")), style(Ink::Hint), desk);
        let (_, list) = split_top(area, 3);
        for (row, ply) in self.list.shown(list, self.branch.len(), 1).enumerate() {
            put_line(buffer, list, row as u16, &self.row(ply, sitting, desk), desk);
        }
        None
    }
}
