//! One's own mistakes played again: the board before each, and every move that keeps the value is right.

use std::sync::Arc;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::Line;

use crate::tui::desk::{Desk, Go, Layer, Mouse, Source};
use crate::tui::glass::{level, paragraph, split_top};
use crate::tui::key::Key;
use crate::tui::keys::action::{Action, Where};
use crate::tui::play::Play;
use crate::tui::reviewed;
use crate::tui::scroll::Scroll;
use crate::tui::sitting::{Purpose, Sitting};
use crate::tui::theme::Ink;
use crate::tui::thought::{Errand, Found, Topic};
use duel::history::Duel;
use duel::place::Place;
use ground::say;
use ground::say::Say;
use solve::judge::reason::Reason;
use teach::concept::Concept;
use teach::ledger::Open;
use teach::note::{Day, Did, Exercise, Mistake};
use teach::opponent::Level;
use teach::review::{Toll, Turn};
use teach::tell;

/// What has become of the mistake on the table.
enum Stand {
    /// It is being thought about.
    Open,
    /// A move was tried and is being judged.
    Judging(Arc<dyn Place>, String),
    /// The move keeps everything.
    Right(Box<Turn>),
    /// It does not.
    Wrong(Box<Turn>),
    /// It cannot be told.
    Unclear(String),
    /// The answer is wanted, and being found out.
    Asked(Arc<dyn Place>),
    /// The answer is shown.
    Shown(Box<Turn>),
    /// The game is not in the house.
    Gone,
}

/// Mistakes being set right, one after another.
pub struct Mistakes {
    all: Vec<Mistake>,
    at: usize,
    stand: Stand,
    /// Whether this time was counted: the first try is what counts.
    is_counted: bool,
    /// Whether none was due, and all are practised early.
    early: Option<Day>,
    play: Play,
    scroll: Scroll,
    /// How many games lay on the table when this was opened.
    below: usize,
}

impl Mistakes {
    /// Those that are due, or these.
    pub fn new(source: Source, desk: &mut Desk) -> Self {
        let of = |open: Vec<&Open>| open.into_iter().map(|open| open.mistake.clone()).collect::<Vec<Mistake>>();
        let due = of(desk.ledger.due(desk.today));
        let (all, early) = match source {
            Source::These(all) => (all, None),
            Source::Due if due.is_empty() => (of(desk.ledger.open()), desk.ledger.next_due()),
            Source::Due => (due, None),
        };
        let below = desk.sittings.len();
        let mut mistakes = Mistakes {
            all,
            at: 0,
            stand: Stand::Open,
            is_counted: false,
            early,
            play: Play::default(),
            scroll: Scroll::default(),
            below,
        };
        mistakes.lay(desk);
        mistakes
    }

    /// Puts the position before the mistake on the table.
    fn lay(&mut self, desk: &mut Desk) {
        desk.sittings.truncate(self.below);
        (self.stand, self.is_counted, self.play, self.scroll) =
            (Stand::Open, false, Play::default(), Scroll::default());
        desk.tab = None;
        let Some(mistake) = self.all.get(self.at) else { return };
        let entry = desk.house.find(&mistake.board.game).cloned();
        match entry.and_then(|entry| Ok((entry, mistake.board.open(&desk.house)?))) {
            Ok((entry, place)) => {
                let you = place.to();
                let sitting = Sitting::new(Duel::new(entry, place), Some(you), Level::Perfect, 0);
                desk.sittings.push(sitting.meant_for(Purpose::Exercise));
            }
            Err(_) => self.stand = Stand::Gone,
        }
    }

    fn start(&self, desk: &Desk) -> Option<Arc<dyn Place>> {
        let sitting = desk.sitting().filter(|_| desk.sittings.len() > self.below)?;
        Some(sitting.duel.nodes()[0].place.clone())
    }

    /// After something was done on the board: a move that was played is judged.
    fn look(&mut self, desk: &mut Desk) {
        let Some(start) = self.start(desk) else { return };
        let Some(sitting) = desk.sitting_mut() else { return };
        match (&self.stand, sitting.duel.ply()) {
            (Stand::Open, 1..) => self.stand = Stand::Judging(start, sitting.duel.node().mv.clone()),
            (Stand::Wrong(_) | Stand::Unclear(_) | Stand::Judging(..), 0) => self.stand = Stand::Open,
            _ => {}
        }
    }

    fn count(&mut self, mv: Option<String>, is_right: bool, desk: &mut Desk) {
        if std::mem::replace(&mut self.is_counted, true) {
            return;
        }
        let Some(mistake) = self.all.get(self.at) else { return };
        desk.note(Did::Exercise(Exercise { board: mistake.board.clone(), mv, right: is_right }));
    }

    fn next(&mut self, desk: &mut Desk) -> Go {
        if self.at + 1 >= self.all.len() {
            return Go::Back;
        }
        self.at += 1;
        self.lay(desk);
        Go::Stay
    }

    fn reveal(&mut self, desk: &mut Desk) {
        if matches!(self.stand, Stand::Right(_) | Stand::Shown(_) | Stand::Gone) {
            return;
        }
        let Some(start) = self.start(desk) else { return };
        if let Some(sitting) = desk.sitting_mut() {
            sitting.go(0);
        }
        self.stand = Stand::Asked(start);
        self.count(None, false, desk);
    }

    fn choose(&mut self, desk: &mut Desk) -> Go {
        match self.stand {
            Stand::Right(_) | Stand::Shown(_) | Stand::Gone => return self.next(desk),
            Stand::Wrong(_) | Stand::Unclear(_) => {
                if let Some(sitting) = desk.sitting_mut() {
                    sitting.undo();
                }
            }
            Stand::Open => return self.pass(Action::Choose, desk),
            Stand::Judging(..) | Stand::Asked(_) => return Go::Stay,
        }
        self.look(desk);
        Go::Stay
    }

    /// Lets the board do what a key asks for.
    fn pass(&mut self, action: Action, desk: &mut Desk) -> Go {
        let go = self.play.act(action, desk);
        self.look(desk);
        go
    }

    /// What is said above the board.
    fn says(&self, desk: &Desk) -> Vec<(Say, Ink)> {
        let Some(mistake) = self.all.get(self.at) else { return vec![(say!("mistakes-none"), Ink::Text)] };
        let mut says = Vec::new();
        if let Some(due) = self.early {
            says.push((say!("mistakes-early", days = due.saturating_sub(desk.today)), Ink::Hint));
        }
        match &self.stand {
            Stand::Open => says.push((self.ask(mistake, desk), Ink::Focus)),
            Stand::Judging(..) | Stand::Asked(_) => says.push((say!("mistakes-judging"), Ink::Hint)),
            Stand::Wrong(turn) => {
                let toll = tell::toll(turn).unwrap_or_else(|| Say::verbatim(""));
                says.push((say!("mistakes-wrong", mv = turn.mv.clone(), toll = toll), Ink::Warning));
            }
            Stand::Unclear(mv) => says.push((say!("mistakes-unclear", mv = mv.clone()), Ink::Warning)),
            Stand::Right(turn) => {
                says.push((say!("mistakes-right", mv = turn.mv.clone()), Ink::Won));
                self.after(mistake, turn, desk, &mut says);
            }
            Stand::Shown(turn) => {
                says.push((say!("mistakes-shown"), Ink::Focus));
                self.after(mistake, turn, desk, &mut says);
            }
            Stand::Gone => says.push((say!("mistakes-gone", game = mistake.board.game.clone()), Ink::Warning)),
        }
        let Some(place) = self.start(desk) else { return says };
        says.into_iter().map(|(says, ink)| (duel::named::says(&*place, &says), ink)).collect()
    }

    fn ask(&self, mistake: &Mistake, desk: &Desk) -> Say {
        let since = self.open(desk).map_or(desk.today, |open| open.since);
        let game = desk.house.find(&mistake.board.game).map_or(Say::verbatim(""), |entry| entry.title.clone());
        let days = desk.today.saturating_sub(since);
        say!("mistakes-ask", days = days, game = game, mv = mistake.mv.clone(), gave = tell::given_away(mistake))
    }

    fn open<'d>(&self, desk: &'d Desk) -> Option<&'d Open> {
        let board = &self.all.get(self.at)?.board;
        desk.ledger.open().into_iter().find(|open| open.mistake.board == *board)
    }

    /// What is said once the answer is known: what keeps the value, the kind of error, when it comes back, how to go on.
    fn after(&self, mistake: &Mistake, turn: &Turn, desk: &Desk, says: &mut Vec<(Say, Ink)>) {
        says.extend(tell::better(turn).map(|says| (says, Ink::Text)));
        let kind = self.open(desk).map_or_else(|| Concept::named(&mistake.concept), Open::concept);
        says.push((say!("review-concept", concept = kind.says()), Ink::Text));
        let days = self.open(desk).map_or(0, |open| open.due.saturating_sub(desk.today));
        let is_last = self.at + 1 >= self.all.len();
        says.push((say!("mistakes-again-in", days = days), Ink::Hint));
        says.push((if is_last { say!("mistakes-done") } else { say!("mistakes-next") }, Ink::Key));
    }

    fn reason(&self) -> Option<&Reason> {
        match &self.stand {
            Stand::Right(turn) | Stand::Shown(turn) => turn.reason.as_ref(),
            _ => None,
        }
    }
}

impl Layer for Mistakes {
    fn place(&self) -> Where {
        Where::Mistakes
    }

    fn act(&mut self, action: Action, desk: &mut Desk) -> Go {
        match action {
            Action::Skip => return self.next(desk),
            Action::Reveal => self.reveal(desk),
            Action::PageDown => self.scroll.by(5),
            Action::PageUp => self.scroll.by(-5),
            Action::Choose => return self.choose(desk),
            Action::Back if self.start(desk).is_none() => return Go::Back,
            _ if self.start(desk).is_some() => return self.pass(action, desk),
            _ => {}
        }
        Go::Stay
    }

    fn type_key(&mut self, key: Key, desk: &mut Desk) -> Option<Go> {
        self.start(desk)?;
        self.play.type_key(key, desk)
    }

    fn mouse(&mut self, mouse: Mouse, desk: &mut Desk) -> Go {
        if !matches!(self.stand, Stand::Open) || self.start(desk).is_none() {
            return Go::Stay;
        }
        let go = self.play.mouse(mouse, desk);
        self.look(desk);
        go
    }

    fn offers(&self, action: Action, desk: &Desk) -> bool {
        let is_open = matches!(self.stand, Stand::Open | Stand::Wrong(_) | Stand::Unclear(_));
        match action {
            Action::Reveal | Action::Hint | Action::Line | Action::Undo => is_open,
            Action::Skip => self.at + 1 < self.all.len(),
            Action::PageUp | Action::PageDown => self.scroll.has_way(),
            Action::Up | Action::Down | Action::Left | Action::Right | Action::Next | Action::Previous => {
                is_open && self.play.offers(action, desk)
            }
            _ => true,
        }
    }

    fn errand(&self) -> Option<(Errand, Arc<dyn Place>)> {
        match &self.stand {
            Stand::Judging(place, mv) => Some((Errand::Turn(1, mv.clone()), place.clone())),
            Stand::Asked(place) => Some((Errand::Turn(1, self.all.get(self.at)?.mv.clone()), place.clone())),
            _ => None,
        }
    }

    fn found(&mut self, _errand: &Errand, found: Found) {
        let Found::Turn(turn) = found else { return };
        self.stand = match (std::mem::replace(&mut self.stand, Stand::Open), turn) {
            (Stand::Asked(_), Ok(turn)) => Stand::Shown(turn),
            (Stand::Judging(_, mv), Ok(turn)) if turn.toll == Toll::Unknown => Stand::Unclear(mv),
            (Stand::Judging(..), Ok(turn)) if turn.is_error() => Stand::Wrong(turn),
            (Stand::Judging(..), Ok(turn)) => Stand::Right(turn),
            (Stand::Judging(_, mv), Err(_)) => Stand::Unclear(mv),
            (stand, _) => stand,
        };
    }

    fn answered(&mut self, desk: &mut Desk) -> Go {
        // A move typed on the line above this screen comes here when the line is closed.
        self.look(desk);
        match &self.stand {
            Stand::Right(turn) => self.count(Some(turn.mv.clone()), true, desk),
            Stand::Wrong(turn) => self.count(Some(turn.mv.clone()), false, desk),
            _ => {}
        }
        Go::Stay
    }

    fn needs(&self, desk: &Desk) -> Vec<(Topic, usize)> {
        if self.start(desk).is_none() {
            return Vec::new();
        }
        self.play.needs(desk).into_iter().filter(|(topic, _)| *topic != Topic::Reply).collect()
    }

    fn leave(&mut self, desk: &mut Desk) {
        desk.sittings.truncate(self.below);
    }

    fn draw(&mut self, buffer: &mut Buffer, area: Rect, desk: &Desk) -> Option<Position> {
        let title = match self.all.len() {
            0 => say!("mistakes-name"),
            all => say!("mistakes-step", number = self.at + 1, all = all),
        };
        level(buffer, Rect { height: 1.min(area.height), ..area }, &desk.speak(&title), desk);
        let (_, below) = split_top(area, 1);
        let mut lines: Vec<Line> = Vec::new();
        for (says, ink) in self.says(desk) {
            lines.extend(paragraph(&desk.speak(&says), below.width, desk.theme.style(ink), desk));
        }
        if let Some(reason) = self.reason() {
            lines.push(Line::default());
            lines.extend(reviewed::reason(reason, below.width, desk));
        }
        let room = if self.start(desk).is_some() { below.height / 2 } else { below.height };
        let (words, board) = split_top(below, (lines.len() as u16 + 1).min(room));
        self.scroll.put(buffer, words, &lines, desk);
        if self.start(desk).is_some() { self.play.draw(buffer, board, desk) } else { None }
    }
}
