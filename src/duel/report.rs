//! How exploitable somebody is, in words: habits beside the equilibrium, the best reply to them, and how sure that is.

use num_traits::Zero;

use ground::num::{Ratio, decimal, fraction};
use ground::rules::Side;
use ground::say;
use ground::say::Say;
use solve::judge::exploitability::{Doubt, ENOUGH, Habit, Leaks};
use solve::judge::reason::{Exhibit, Reason, Role, Step};

/// Rows of a table at most.
const LISTED: usize = 60;

/// Situations of the best reply that are listed at most.
const REPLIES: usize = 20;

/// What is told of somebody who played so many rounds as this side.
pub fn report(side: Side, rounds: u64, leaks: &Leaks) -> Reason {
    let tell = |n: &Ratio| if is_short(n) { fraction(n) } else { format!("≈{}", decimal(n, 5)) };
    let claim = say!(
        "habits-claim",
        side = side.name(),
        rounds = rounds,
        won = tell(&-&leaks.kept),
        fair = tell(&-&leaks.fair),
        gain = tell(&leaks.gain())
    );
    let mut steps = vec![sure(rounds, leaks), habits(leaks), reply(leaks)];
    if leaks.unseen > 0 {
        steps.push(Step::says(Role::Law, say!("habits-unseen", unseen = leaks.unseen)));
    }
    steps.push(Step::says(Role::Law, say!("habits-law")));
    Reason { claim, steps }
}

/// Whether people can read a fraction, and a narrow table can hold it.
fn is_short(n: &Ratio) -> bool {
    const LETTERS: usize = 12;
    n.to_string().len() <= LETTERS
}

/// How sure the gain is.
fn sure(rounds: u64, leaks: &Leaks) -> Step {
    let says = match &leaks.doubt {
        Some(Doubt { low, high, draws, lucky }) if rounds >= ENOUGH => say!(
            "habits-sure",
            low = decimal(low, 3),
            high = decimal(high, 3),
            draws = *draws,
            lucky = *lucky,
            verdict = if lucky * 20 >= *draws { "chance" } else { "habit" }
        ),
        _ => say!("habits-few", rounds = rounds, enough = ENOUGH),
    };
    Step::says(Role::Proof, says)
}

/// The own frequencies beside those of the equilibrium.
fn habits(leaks: &Leaks) -> Step {
    let mut rows = Vec::new();
    let mut focus = Vec::new();
    for (i, habit) in leaks.habits.iter().enumerate() {
        for share in habit.moves.iter().filter(|share| share.count > 0 || !share.fair.is_zero()) {
            if leaks.worst == Some(i) {
                focus.push((rows.len(), 2));
            }
            let fair =
                if is_short(&share.fair) { share.fair.to_string() } else { format!("≈{}", decimal(&share.fair, 3)) };
            rows.push(vec![
                habit.at.clone(),
                share.mv.clone(),
                format!("{}/{} {}", share.count, habit.count, decimal(&share.often, 2)),
                fair,
            ]);
        }
    }
    rows.truncate(LISTED);
    focus.retain(|(row, _)| *row < rows.len());
    let head = vec![say!("habits-at"), say!("habits-move"), say!("habits-you"), say!("habits-equilibrium")];
    Step::says(Role::Look, say!("habits-look")).showing(Exhibit::Table { head, rows, focus })
}

/// The best reply, situation by situation.
fn reply(leaks: &Leaks) -> Step {
    let rows = leaks.reply.iter().take(REPLIES).map(|(at, mv)| vec![at.clone(), mv.clone()]).collect();
    let head = vec![say!("habits-at"), say!("habits-move")];
    let left = leaks.reply.len().saturating_sub(REPLIES);
    let table = Exhibit::Table { head, rows, focus: Vec::new() };
    Step::says(Role::Move, say!("habits-reply", left = left)).showing(table)
}

/// What an opponent says after a round in which it lived of a habit.
pub fn confession(habit: &Habit) -> Option<Say> {
    let share = habit.too_often()?;
    let fair = decimal(&share.fair, 2);
    Some(if habit.at.is_empty() {
        say!("habits-confess-choice", mv = share.mv.clone(), made = share.count, met = habit.count, fair = fair)
    } else {
        say!(
            "habits-confess",
            at = habit.at.clone(),
            mv = share.mv.clone(),
            made = share.count,
            met = habit.count,
            fair = fair
        )
    })
}
