//! The game looked at move by move: who had it won at every ply, what each move kept or gave away and why; Enter goes there.

use std::sync::Arc;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};
use rustc_hash::FxHashMap;

use crate::tui::desk::{Desk, Door, Effect, Go, Layer, Mouse, Source};
use crate::tui::glass::{put, put_line, split_left, split_top, upright};
use crate::tui::keys::action::{Action, Where};
use crate::tui::list::{List, Touch};
use crate::tui::reviewed;
use crate::tui::scroll::Scroll;
use crate::tui::sitting::Sitting;
use crate::tui::status::who;
use crate::tui::text;
use crate::tui::theme::Ink;
use crate::tui::thought::{Errand, Found, Known, Topic};
use duel::place::Place;
use ground::num::decimal;
use ground::rules::Side;
use ground::say;
use ground::say::Form;
use solve::judge::control::Stop;
use solve::judge::value::{Outcome, Value};
use teach::note::Board;
use teach::review::{Mark, Turn, marks};
use teach::tell;

/// Columns from which on the list and what is said of a move stand side by side.
const WIDE: u16 = 130;

/// The value history of the game in front.
pub struct History {
    /// The positions of the branch that is looked at, the start first.
    branch: Vec<usize>,
    /// The move to each of them but the first, with the position it was made in.
    steps: Vec<(usize, Arc<dyn Place>, String)>,
    /// What was found out about moves, by the position they lead to.
    turns: FxHashMap<usize, Result<Turn, Stop>>,
    /// The list of them.
    list: List,
    /// How far what is said of a move is scrolled.
    scroll: Scroll,
}

impl History {
    /// The branch the game is in.
    pub fn new(desk: &Desk) -> Self {
        let (branch, chosen) = desk.sitting().map_or((vec![0], 0), |one| (one.duel.branch(), one.duel.ply()));
        let mut history = History {
            branch,
            steps: Vec::new(),
            turns: FxHashMap::default(),
            list: List::at(chosen),
            scroll: Scroll::default(),
        };
        history.gather(desk);
        history
    }

    fn gather(&mut self, desk: &Desk) {
        let Some(duel) = desk.sitting().map(|sitting| &sitting.duel) else { return };
        let nodes = duel.nodes();
        // What the opponent chose in secret is not spoken of before the round is over.
        let is_seen = |&&node: &&usize| duel.seen(node).mv == nodes[node].mv;
        let step = |&node: &usize| Some((node, nodes[nodes[node].parent?].place.clone(), nodes[node].mv.clone()));
        self.steps = self.branch.iter().filter(is_seen).filter_map(step).collect();
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
        self.gather(desk);
    }

    /// What is known of the move to this ply.
    fn turn(&self, ply: usize) -> Option<&Turn> {
        self.turns.get(self.branch.get(ply)?)?.as_ref().ok()
    }

    /// The marks of the moves, as far as all of them are judged; the last error can be named only then.
    fn marks(&self, sitting: &Sitting) -> Vec<Option<Mark>> {
        let turns: Vec<Turn> = (1..self.branch.len()).filter_map(|ply| self.turn(ply).cloned()).collect();
        let is_whole = turns.len() + 1 == self.branch.len();
        let is_over = self.branch.last().is_some_and(|&node| sitting.duel.nodes()[node].place.ending().is_some());
        let mut found = marks(&turns, is_whole && is_over).into_iter();
        (1..self.branch.len()).map(|ply| self.turn(ply).and_then(|_| found.next())).collect()
    }

    /// What the position at a ply is worth, and to whom.
    fn worth<'s>(&'s self, ply: usize, sitting: &'s Sitting) -> Option<(Side, &'s Value)> {
        let before = self.turn(ply + 1).and_then(|turn| Some((turn.by, turn.before.as_ref()?)));
        let after = || self.turn(ply).and_then(|turn| Some((turn.by.other(), turn.after.as_ref()?)));
        let known = || {
            let value = sitting.known_of(self.branch[ply]).and_then(Known::value)?.ok()?;
            Some((sitting.duel.nodes()[self.branch[ply]].place.to(), value))
        };
        before.or_else(after).or_else(known)
    }

    fn row(&self, ply: usize, mark: Option<Mark>, sitting: &Sitting, desk: &Desk) -> Line<'static> {
        let node = &sitting.duel.nodes()[self.branch[ply]];
        let seen = sitting.duel.seen(self.branch[ply]);
        let style = |ink| desk.theme.style(ink);
        let is_chosen = ply == self.list.chosen;
        let (cursor, ink) = if is_chosen { (">", Ink::Selected) } else { (" ", Ink::Text) };
        let told = match node.parent {
            None => desk.speak(&say!("screen-history-start")),
            Some(parent) => {
                let mover = who(sitting, sitting.duel.nodes()[parent].place.to());
                desk.speak(&say!("screen-told", who = mover, told = seen.told.formed(Form::Did)))
            }
        };
        let (words, tone) = held(self.worth(ply, sitting), sitting, desk);
        let (sign, marked, warned) = match (ply, mark) {
            (0, _) => ("", String::new(), Ink::Faint),
            (_, None) => ("", "...".to_owned(), Ink::Faint),
            (_, Some(mark)) => (tell::sign(mark), desk.speak(&tell::mark(mark)), reviewed::ink(mark)),
        };
        let siblings = siblings(sitting, self.branch[ply]);
        let at = siblings.iter().position(|&one| one == self.branch[ply]).unwrap_or(0);
        let branches = if siblings.len() > 1 {
            desk.speak(&say!("screen-history-branch", number = at + 1, all = siblings.len()))
        } else {
            String::new()
        };
        let here = if self.branch[ply] == sitting.duel.cursor() { "*" } else { " " };
        Line::from(vec![
            Span::styled(format!("{cursor}{here}{ply:>3}  "), style(ink)),
            Span::styled(text::pad(&words, 14), style(tone)),
            Span::styled(format!("{sign:<3}"), style(warned)),
            Span::styled(text::pad(&marked, 20), style(warned)),
            Span::styled(format!("{told} "), style(ink)),
            Span::styled(branches, style(Ink::Hint)),
        ])
    }

    /// The mistakes on this branch: the learner's, or everybody's where two people play.
    fn mistakes(&self, sitting: &Sitting) -> Source {
        let start = Board::of(&sitting.duel.entry().id, &*sitting.duel.nodes()[0].place);
        let own = |turn: &&Turn| sitting.you.is_none_or(|you| you == turn.by);
        let turns = (1..self.branch.len()).filter_map(|ply| self.turn(ply)).filter(own);
        Source::These(turns.filter_map(|turn| turn.mistake(&start)).collect())
    }

    fn practise(&self, desk: &mut Desk) -> Go {
        match desk.sitting().map(|sitting| self.mistakes(sitting)) {
            Some(Source::These(mistakes)) if mistakes.is_empty() => {
                desk.notice = Some(say!("review-count", errors = 0));
                Go::Stay
            }
            Some(source) => Go::To(Door::Mistakes(source)),
            None => Go::Stay,
        }
    }

    fn write(desk: &mut Desk) {
        let Some(sitting) = desk.sitting() else { return };
        let (name, text) = (sitting.duel.entry().id.clone(), sitting.record().write());
        desk.effects.push(Effect::Write { name, extension: "json", text });
    }

    fn draw_curve(&self, buffer: &mut Buffer, area: Rect, sitting: &Sitting, desk: &Desk) {
        let values: Vec<Option<(Side, &Value)>> = (0..self.branch.len()).map(|ply| self.worth(ply, sitting)).collect();
        put_line(buffer, area, 0, &reviewed::curve(&values, self.list.chosen, sitting.you, area.width, desk), desk);
    }
}

/// Who holds the game, in words.
fn held(worth: Option<(Side, &Value)>, sitting: &Sitting, desk: &Desk) -> (String, Ink) {
    let Some((to, value)) = worth else { return ("...".to_owned(), Ink::Faint) };
    if let Value::Expected { mean, .. } = value {
        let says = say!("screen-history-expected", who = who(sitting, to), mean = decimal(mean, 3));
        return (desk.speak(&says), Ink::Hint);
    }
    if value.is_open() {
        return ("...".to_owned(), Ink::Faint);
    }
    let side = match value.outcome() {
        Outcome::N => to,
        Outcome::P => to.other(),
        Outcome::D => return (desk.speak(&say!("screen-history-drawn")), Ink::Drawn),
    };
    let side = who(sitting, side);
    let ink = if matches!(side, "you" | "first") { Ink::Won } else { Ink::Lost };
    (desk.speak(&say!("screen-history-won", who = side)), ink)
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
            Action::PageDown => self.scroll.by(5),
            Action::PageUp => self.scroll.by(-5),
            walking if self.list.act(walking, self.branch.len()) => self.scroll.go_to_start(),
            Action::Left => self.change_branch(-1, desk),
            Action::Right => self.change_branch(1, desk),
            Action::Practise => return self.practise(desk),
            Action::Write => Self::write(desk),
            Action::Choose => {
                if let Some(sitting) = desk.sitting_mut() {
                    if sitting.is_shown() {
                        desk.notice = Some(say!("screen-round-is-shown"));
                        return Go::Back;
                    }
                    sitting.go(self.branch[self.list.chosen]);
                    sitting.deal();
                }
                desk.keep();
                return Go::Back;
            }
            Action::Back => return Go::Back,
            _ => {}
        }
        Go::Stay
    }

    fn offers(&self, action: Action, _desk: &Desk) -> bool {
        match action {
            Action::Practise => self.turns.values().flatten().any(Turn::is_error),
            Action::PageUp | Action::PageDown => self.scroll.has_way(),
            _ => true,
        }
    }

    fn mouse(&mut self, mouse: Mouse, desk: &mut Desk) -> Go {
        if self.list.mouse(mouse, self.branch.len(), 1) == Touch::Confirmed {
            return self.act(Action::Choose, desk);
        }
        Go::Stay
    }

    fn errand(&self) -> Option<(Errand, Arc<dyn Place>)> {
        // What is looked at first, then the rest of the branch.
        let chosen = self.list.chosen.checked_sub(1).and_then(|at| self.steps.get(at));
        let (node, place, mv) =
            chosen.into_iter().chain(&self.steps).find(|(node, ..)| !self.turns.contains_key(node))?;
        Some((Errand::Turn(*node, mv.clone()), place.clone()))
    }

    fn found(&mut self, errand: &Errand, found: Found) {
        if let (Errand::Turn(node, _), Found::Turn(turn)) = (errand, found) {
            self.turns.insert(*node, turn.map(|turn| *turn));
        }
    }

    fn needs(&self, _desk: &Desk) -> Vec<(Topic, usize)> {
        self.branch.iter().map(|&node| (Topic::Value, node)).collect()
    }

    fn draw(&mut self, buffer: &mut Buffer, area: Rect, desk: &Desk) -> Option<Position> {
        let sitting = desk.sitting()?;
        let style = |ink| desk.theme.style(ink);
        put(buffer, area, 0, &desk.speak(&say!("screen-history")), style(Ink::Title), desk);
        put(buffer, area, 1, &desk.speak(&say!("screen-history-note")), style(Ink::Hint), desk);
        let (_, below) = split_top(area, 2);
        let (curve, below) = split_top(below, 2);
        self.draw_curve(buffer, curve, sitting, desk);
        let (list, said) = if area.width >= WIDE {
            let (list, said) = split_left(below, area.width / 2);
            (Rect { width: list.width.saturating_sub(1), ..list }, upright(buffer, said, desk))
        } else {
            let rows = (self.branch.len() as u16).min(below.height / 2);
            let (list, said) = split_top(below, rows);
            (list, split_top(said, 1).1)
        };
        let marks = self.marks(sitting);
        for (row, ply) in self.list.shown(list, self.branch.len(), 1).enumerate() {
            let mark = ply.checked_sub(1).and_then(|at| marks[at]);
            put_line(buffer, list, row as u16, &self.row(ply, mark, sitting, desk), desk);
        }
        let ply = self.list.chosen;
        let turn = self.branch.get(ply).and_then(|node| self.turns.get(node));
        let mark = ply.checked_sub(1).and_then(|at| marks[at]);
        let nodes = sitting.duel.nodes();
        let before = self.branch.get(ply).and_then(|node| nodes[*node].parent);
        let lines = match before {
            None => reviewed::whole(&marks, desk),
            Some(before) => reviewed::lines(turn, mark, &*nodes[before].place, said.width, desk),
        };
        self.scroll.put(buffer, said, &lines, desk);
        None
    }
}
