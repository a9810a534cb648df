//! The tabs behind the oracle's card: every move, the proof step by step, the law with its source.

use ratatui::text::{Line, Span};

use crate::tui::column::Column;
use crate::tui::desk::Desk;
use crate::tui::glass::{paragraph, told};
use crate::tui::named;
use crate::tui::paint;
use crate::tui::sitting::{Sitting, brought};
use crate::tui::status::{refusal, thinking};
use crate::tui::tab::Tab;
use crate::tui::text;
use crate::tui::theme::Ink;
use crate::tui::thought::{Known, STUDIED, Studied};
use duel::refutation::gives_away;
use ground::num::{Nat, decimal};
use ground::say;
use ground::say::Say;
use ground::scene::Scene;
use solve::judge::reason::{Exhibit, Role, Step};
use solve::judge::value::{Outcome, Value};

/// The lines of a tab for the position at the cursor.
pub fn lines(sitting: &Sitting, desk: &Desk, tab: Tab, width: u16) -> Vec<Line<'static>> {
    let Some(known) = sitting.here().filter(|known| known.answer.is_some()) else { return waiting(desk, width) };
    let mut page = Column::new(desk, width);
    if let Some(Err(stop)) = known.answer.as_ref() {
        page.say(&refusal(stop), Ink::Warning);
        return page.lines;
    }
    match tab {
        Tab::Moves if sitting.is_over() => {}
        Tab::Moves => page.every_move(sitting, known),
        Tab::Card | Tab::Proof => page.proof(sitting, known),
        Tab::Law => page.law(sitting, known),
    }
    page.gap();
    page.say(&say!("screen-tabs"), Ink::Hint);
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

impl Column<'_> {
    fn show(&mut self, exhibit: &Exhibit, scene: &Scene) {
        self.lines.extend(shown(exhibit, scene, self.width, self.desk));
    }

    /// The whole reason, step by step, and a line of best play.
    fn proof(&mut self, sitting: &Sitting, known: &Known) {
        let Some(answer) = known.verdict() else { return };
        self.say(&duel::named::says(&**sitting.place(), &answer.reason.claim), Ink::Title);
        let steps = answer.reason.steps.iter().zip(answer.reason.foremost()).filter(|(step, _)| step.role != Role::Law);
        let (foremost, behind): (Vec<_>, Vec<_>) = steps.partition(|(_, is_foremost)| *is_foremost);
        let has_more = !behind.is_empty();
        for (i, (step, _)) in foremost.iter().chain(&behind).enumerate() {
            if has_more && i == foremost.len() {
                self.gap();
                self.say(&say!("screen-steps-more"), Ink::Title);
            }
            self.step(&named::step(&**sitting.place(), step, self.desk), sitting.scene());
        }
        if answer.line.len() > 1 {
            let shown = named::line(&**sitting.place(), &answer.line[..answer.line.len().min(12)], self.desk);
            self.say(&say!("screen-line", moves = shown.join("  ")), Ink::Hint);
        }
        self.gap();
    }

    /// The law that was used, with its source, and how the verdict can be certified.
    fn law(&mut self, sitting: &Sitting, known: &Known) {
        let Some(answer) = known.verdict() else { return };
        self.say(&say!("screen-law"), Ink::Title);
        let laws = answer.reason.steps.iter().filter(|step| step.role == Role::Law);
        let before = self.lines.len();
        for step in laws {
            self.step(&named::step(&**sitting.place(), step, self.desk), sitting.scene());
        }
        if self.lines.len() == before {
            self.say(&say!("screen-law-none"), Ink::Text);
        }
        if let Some(canonical) = &answer.canonical {
            self.say(&say!("screen-canonical", form = canonical.clone()), Ink::Text);
        }
        self.gap();
        self.say(&say!("screen-law-certify"), Ink::Hint);
    }

    fn step(&mut self, step: &Step, scene: &Scene) {
        let ink = if step.role == Role::Law { Ink::Hint } else { Ink::Text };
        self.say(&self::step(step.role, &step.says), ink);
        if let Some(exhibit) = &step.shows {
            self.show(exhibit, scene);
        }
    }

    /// Every move, in groups of what it brings the mover; with each, what it leaves and how it is answered.
    fn every_move(&mut self, sitting: &Sitting, known: &Known) {
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
                self.one_move(sitting, known, text, outcome);
            }
        }
        if Nat::from(STUDIED) < answer.moves_total {
            self.say(&say!("screen-moves-studied", most = STUDIED), Ink::Hint);
        }
        self.gap();
    }

    fn one_move(&mut self, sitting: &Sitting, known: &Known, text: &str, outcome: Option<Outcome>) {
        let desk = self.desk;
        let studied = known.study.as_ref().and_then(|rows| rows.iter().find(|row| row.text == text));
        let mut words = Vec::new();
        if let Some(leaves) = known.leaves(text) {
            words.push(desk.speak(&left(leaves)));
        }
        // What keeps the value is answered by nothing.
        let is_bad = |row: &&Studied| known.verdict().is_some_and(|answer| gives_away(&answer.value, &row.leaves));
        if let Some(row) = studied.filter(is_bad)
            && let Some(reply) = &row.answer
        {
            let reply = duel::named::reply(&**sitting.place(), text, reply);
            words.push(desk.speak(&say!("screen-answered", answers = &row.answers, reply = reply)));
        }
        words.retain(|word| !word.is_empty());
        let sign = outcome.map_or(" ", |outcome| paint::sign(outcome, desk.is_ascii()));
        let head = format!("{sign} {}", told(&desk.speak(&duel::named::name(&**sitting.place(), text)), desk));
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
