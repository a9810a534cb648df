//! The oracle panel: verdict, remoteness, reason and every move, each switched by itself.

use ratatui::text::{Line, Span};

use crate::num::{Nat, decimal, fraction};
use crate::oracle::reason::{Exhibit, Role};
use crate::oracle::value::{Outcome, Value, standing};
use crate::say;
use crate::say::Say;
use crate::scene::Scene;
use crate::tui::desk::Desk;
use crate::tui::glass::{paragraph, told};
use crate::tui::paint;
use crate::tui::sitting::{Sitting, brought};
use crate::tui::status::{refusal, thinking, who};
use crate::tui::text;
use crate::tui::theme::Ink;
use crate::tui::thought::{Known, STUDIED};

/// The lines of the panel for the position at the cursor.
pub fn lines(sitting: &Sitting, desk: &Desk, width: u16) -> Vec<Line<'static>> {
    let known = match sitting.here() {
        Some(known) if known.answer.is_some() => known,
        _ => return waiting(desk, width),
    };
    let mut page = Page { desk, width, lines: Vec::new() };
    match known.answer.as_ref() {
        Some(Err(stop)) => page.say(&refusal(stop), Ink::Warning),
        _ => page.fill(sitting, known),
    }
    page.lines
}

/// What is shown while nothing is known yet.
pub fn waiting(desk: &Desk, width: u16) -> Vec<Line<'static>> {
    let says = desk.slow.as_ref().map_or_else(|| Say::verbatim(""), thinking);
    paragraph(&desk.speak(&says), width, desk.theme.style(Ink::Hint), desk)
}

/// What a step shows; places on this board, which are lit there, by their names.
pub fn shown(exhibit: &Exhibit, scene: &Scene, width: u16, desk: &Desk) -> Vec<Line<'static>> {
    match exhibit {
        Exhibit::Spots(spots) => {
            let told = scene.told(spots).map(|says| desk.speak(&says));
            told.map(|told| paragraph(&told, width, desk.theme.style(Ink::Hint), desk)).unwrap_or_default()
        }
        other => paint::exhibit(other, width, &desk.theme, desk.tongue, desk.is_ascii()),
    }
}

/// A step of a reason with the sign of its role.
pub fn step(role: Role, says: &Say) -> Say {
    let says = says.clone();
    match role {
        Role::Ask => say!("screen-step-ask", says = says),
        Role::Look => say!("screen-step-look", says = says),
        Role::Place => say!("screen-step-place", says = says),
        Role::Move => say!("screen-step-move", says = says),
        Role::Proof => say!("screen-step-proof", says = says),
        Role::Law => say!("screen-step-law", says = says),
    }
}

/// The panel being written.
struct Page<'d> {
    desk: &'d Desk,
    width: u16,
    lines: Vec<Line<'static>>,
}

impl Page<'_> {
    fn fill(&mut self, sitting: &Sitting, known: &Known) {
        let parts = self.desk.settings.panel;
        if parts.verdict {
            self.verdict(sitting, known);
        }
        if parts.remoteness {
            self.remoteness(sitting, known);
        }
        if parts.reason {
            self.reason(sitting, known);
        }
        if self.desk.is_every_move && !sitting.is_over() {
            self.every_move(known);
        }
        self.switches(known);
    }

    fn say(&mut self, says: &Say, ink: Ink) {
        let style = self.desk.theme.style(ink);
        self.lines.extend(paragraph(&self.desk.speak(says), self.width, style, self.desk));
    }

    fn gap(&mut self) {
        if self.lines.last().is_some_and(|line| line.width() > 0) {
            self.lines.push(Line::default());
        }
    }

    fn show(&mut self, exhibit: &Exhibit, scene: &Scene) {
        self.lines.extend(shown(exhibit, scene, self.width, self.desk));
    }

    fn verdict(&mut self, sitting: &Sitting, known: &Known) {
        let Some(answer) = known.verdict() else { return };
        let mover = who(sitting, answer.to);
        let outcome = answer.value.outcome();
        if let Value::Estimate { ahead, depth } = &answer.value {
            let (way, points) = standing(ahead);
            let says = say!("screen-estimate", who = mover, way = way, points = &points, depth = *depth);
            self.say(&says, Ink::Hint);
            self.gap();
            return;
        }
        let says = match (outcome, answer.ending.is_some()) {
            (_, true) => answer.reason.claim.clone(),
            _ if answer.value.is_open() => open(&answer.value, mover),
            (Outcome::N, _) => say!("screen-verdict-n", who = mover),
            (Outcome::P, _) => say!("screen-verdict-p", who = mover),
            (Outcome::D, _) => say!("screen-verdict-d", who = mover),
        };
        self.say(&says, Ink::of_outcome(outcome));
        match &answer.value {
            Value::Nimber { nimber, .. } => self.say(&say!("screen-nimber", nimber = nimber), Ink::Text),
            Value::Margin { own, other } => {
                let ahead = own - other;
                self.say(&say!("screen-margin", own = own, other = other, margin = &ahead), Ink::Text);
            }
            _ => {}
        }
        self.gap();
    }

    fn remoteness(&mut self, sitting: &Sitting, known: &Known) {
        let value = known.verdict().map(|answer| &answer.value);
        let has_length = value
            .is_some_and(|v| v.outcome() != Outcome::D && !matches!(v, Value::Margin { .. } | Value::Estimate { .. }));
        if sitting.is_over() || !has_length {
            return;
        }
        match known.remoteness() {
            Some(plies) => self.say(&say!("screen-remoteness", plies = plies), Ink::Text),
            None if known.walk.is_none() => self.say(&say!("screen-remoteness-waits"), Ink::Hint),
            None => self.say(&say!("screen-remoteness-unknown"), Ink::Hint),
        }
        self.gap();
    }

    fn reason(&mut self, sitting: &Sitting, known: &Known) {
        let Some(answer) = known.verdict() else { return };
        if answer.ending.is_none() {
            self.say(&answer.reason.claim, Ink::Title);
        }
        for step in &answer.reason.steps {
            let says = self::step(step.role, &step.says);
            let ink = if step.role == Role::Law { Ink::Hint } else { Ink::Text };
            self.say(&says, ink);
            if let Some(exhibit) = &step.shows {
                self.show(exhibit, sitting.scene());
            }
        }
        if answer.line.len() > 1 {
            let shown: Vec<String> = answer.line.iter().take(12).cloned().collect();
            self.say(&say!("screen-line", moves = shown.join("  ")), Ink::Hint);
        }
        self.gap();
    }

    /// Every move, in groups of what it brings the mover; with each, what it leaves and how it is answered.
    fn every_move(&mut self, known: &Known) {
        let Some(answer) = known.verdict() else { return };
        self.say(&say!("screen-every-move", total = &answer.moves_total), Ink::Title);
        let unproved = if answer.value.is_open() { say!("screen-moves-open") } else { say!("screen-moves-estimate") };
        for (outcome, heading) in [
            (Some(Outcome::N), say!("screen-moves-n")),
            (Some(Outcome::D), say!("screen-moves-d")),
            (None, unproved),
            (Some(Outcome::P), say!("screen-moves-p")),
        ] {
            let mut group: Vec<&(String, Value)> =
                answer.moves.iter().filter(|(_, leaves)| brought(leaves) == outcome).collect();
            if group.is_empty() {
                continue;
            }
            if outcome.is_none() {
                group.sort_by_key(|(_, leaves)| std::cmp::Reverse(leaves.gladness()));
            }
            let ink = outcome.map_or(Ink::Hint, Ink::of_outcome);
            self.say(&say!("screen-moves-group", heading = heading, count = group.len()), ink);
            for (text, _) in group {
                self.one_move(known, text, outcome);
            }
        }
        if Nat::from(STUDIED) < answer.moves_total {
            self.say(&say!("screen-moves-studied", most = STUDIED), Ink::Hint);
        }
        self.gap();
    }

    fn one_move(&mut self, known: &Known, text: &str, outcome: Option<Outcome>) {
        let desk = self.desk;
        let studied = known.study.as_ref().and_then(|rows| rows.iter().find(|row| row.text == text));
        let mut words = Vec::new();
        if let Some(leaves) = known.leaves(text) {
            words.push(desk.speak(&left(leaves)));
        }
        if let Some(row) = studied
            && let Some(reply) = &row.answer
        {
            words.push(match outcome {
                // What every answer to a winning move has in common is that it loses.
                Some(Outcome::N) => String::new(),
                _ => desk.speak(&say!("screen-answered", answers = &row.answers, reply = reply.clone())),
            });
        }
        words.retain(|word| !word.is_empty());
        let sign = outcome.map_or(" ", |outcome| paint::sign(outcome, desk.is_ascii()));
        let head = format!("{sign} {}", told(&desk.speak(&Say::verbatim(text)), desk));
        let tail = told(&words.join(" · "), desk);
        let style = desk.theme.style(outcome.map_or(Ink::Text, Ink::of_outcome));
        if text::width(&head) + text::width(&tail) + 2 <= self.width {
            let spans =
                vec![Span::styled(head, style), Span::raw("  "), Span::styled(tail, desk.theme.style(Ink::Hint))];
            self.lines.push(Line::from(spans));
        } else {
            self.lines.push(Line::from(Span::styled(head, style)));
            for line in text::wrap(&tail, self.width.saturating_sub(2)) {
                self.lines.push(Line::from(Span::styled(format!("  {line}"), desk.theme.style(Ink::Hint))));
            }
        }
    }

    fn switches(&mut self, known: &Known) {
        self.say(&say!("screen-switches"), Ink::Hint);
        if known.labels.as_ref().is_some_and(|labels| !labels.is_empty()) {
            self.say(&say!("screen-switch-labels"), Ink::Hint);
        }
    }
}

/// What a move leaves, in a word.
fn left(value: &Value) -> Say {
    match value {
        Value::Nimber { nimber, remoteness: Some(plies) } => {
            say!("screen-leaves-nimber-in", nimber = nimber, plies = *plies)
        }
        Value::Nimber { nimber, remoteness: None } => say!("screen-leaves-nimber", nimber = nimber),
        Value::Win { remoteness } | Value::Loss { remoteness } | Value::Loopy { remoteness: Some(remoteness), .. } => {
            say!("screen-leaves-in", plies = *remoteness)
        }
        Value::Margin { own, other } => say!("screen-leaves-margin", own = other, other = own),
        Value::Estimate { ahead, .. } => say!("screen-leaves-estimate", ahead = &-ahead),
        Value::Expected { mean, .. } => say!("screen-leaves-expected", mean = decimal(&-mean, 4)),
        Value::Draw | Value::Won | Value::Lost | Value::Loopy { .. } | Value::Shared(_) => Say::verbatim(""),
    }
}

/// What is told where nobody wins or loses.
fn open(value: &Value, mover: &str) -> Say {
    match value {
        Value::Expected { mean, slack: None } => say!("screen-expected", who = mover, mean = fraction(mean)),
        Value::Expected { mean, slack: Some(slack) } => {
            say!("screen-expected-about", who = mover, mean = fraction(mean), slack = fraction(slack))
        }
        Value::Shared(shares) => say!("screen-shared", worth = fraction(&shares.worth)),
        _ => Say::verbatim(""),
    }
}
