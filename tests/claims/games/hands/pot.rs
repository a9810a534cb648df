//! What is said of the pot: what a call must bring, whom a raise drives out, what the card to come is worth.

use crate::claim::{Case, Held, all, is, same};
use crate::games::hands::plans::Plans;
use crate::games::hands::rounds::{Deal, Next, Round};
use crate::games::hands::{act_of, here, near, rows};

/// A state with the plans that were told, and the hands that the other side may hold.
struct State {
    plans: Plans,
    hand: String,
    way: Vec<String>,
    me: usize,
    /// Each deal that fits, weighed as it is likely.
    deals: Vec<(Deal, f64)>,
    actions: Vec<(String, f64)>,
}

impl State {
    fn of(case: &Case) -> State {
        let (hand, way, me) = here(case);
        let plans = Plans::of(case);
        let mut deals = plans.fitting(&hand, &way, me).0;
        let all: f64 = deals.iter().map(|(_, weight)| weight).sum();
        for (_, weight) in &mut deals {
            *weight /= all;
        }
        let actions = plans.here(&hand, &way, me).actions.into_iter().map(|one| (one.name, one.brings)).collect();
        State { plans, hand, way, me, deals, actions }
    }

    fn after(&self, action: &str) -> Vec<String> {
        [&self.way[..], &[action.to_owned()]].concat()
    }

    fn brings(&self, action: &str) -> f64 {
        self.actions.iter().find(|(name, _)| name == action).map_or(f64::NAN, |(_, brings)| *brings)
    }

    /// A mean over the deals with a hand of the other side.
    fn mean(&self, other: &str, of: impl Fn(Deal) -> f64) -> f64 {
        let with = |(deal, _): &&(Deal, f64)| self.plans.round.hands[deal.hands[1 - self.me]] == other;
        let (sum, all) = self
            .deals
            .iter()
            .filter(with)
            .fold((0.0, 0.0), |(sum, all), (deal, weight)| (sum + weight * of(*deal), all + weight));
        sum / all
    }

    fn chance(&self, other: &str) -> f64 {
        let with = |(deal, _): &&(Deal, f64)| self.plans.round.hands[deal.hands[1 - self.me]] == other;
        self.deals.iter().filter(with).map(|(_, weight)| weight).sum()
    }

    /// The hands that the other side may hold.
    fn held(&self) -> Vec<String> {
        self.plans.round.hands.iter().filter(|other| self.chance(other) > 1e-12).cloned().collect()
    }

    /// The call or check.
    fn call(&self) -> &'static str {
        if self.actions.iter().any(|(name, _)| name == "check") { "check" } else { "call" }
    }

    /// What the mover gets of the pot against a hand if both only call.
    fn share(&self, other: &str) -> f64 {
        let way = self.after(self.call());
        self.mean(other, |deal| self.plans.round.called(&way, deal, self.me))
    }

    fn folds(&self, action: &str, other: &str) -> f64 {
        let way = self.after(action);
        self.mean(other, |deal| self.plans.folds(1 - self.me, &way, deal))
    }

    /// Whether a card is still to be shown.
    fn has_cards(&self) -> bool {
        self.plans.round.id == "leduc-poker" && !self.way.iter().any(|word| word.starts_with('/'))
    }

    /// How much more one action brings than another against a hand, weighed by how likely that is.
    fn more(&self, raise: &str, base: &str, other: &str) -> f64 {
        let against = |action| self.plans.against(&self.hand, &self.way, self.me, (action, other));
        (against(raise) - against(base)) * self.chance(other)
    }

    /// The other side must pay for this action or fold.
    fn is_raise(&self, action: &str) -> bool {
        let paid = self.plans.round.paid(&self.after(action));
        paid[self.me] > paid[1 - self.me]
    }

    /// The best of the actions that are no raise, the last one where several are.
    fn base(&self, base: &str) -> Held {
        let others = self.actions.iter().filter(|(name, _)| !self.is_raise(name));
        let most = others.map(|(_, brings)| *brings).fold(f64::NEG_INFINITY, f64::max);
        is((self.brings(base) - most).abs() < 1e-9, || format!("{base} is not the best of the others"))
    }
}

fn side(gap: f64) -> usize {
    match gap {
        gap if gap < -1e-9 => 0,
        gap if gap > 1e-9 => 2,
        _ => 1,
    }
}

/// Against just these hands the showdown after a call ends so.
pub fn showdown(case: &Case) -> Held {
    let state = State::of(case);
    let wanted = match case.text("how") {
        "win" => 1.0,
        "split" => 0.5,
        _ => 0.0,
    };
    let found = state.held().into_iter().filter(|other| (state.share(other) - wanted).abs() < 1e-9);
    same(case.texts("hands"), found.collect())
}

/// The call costs so much for such a pot and ends the round; so much of the pot comes back, and that decides between call and fold.
pub fn odds(case: &Case) -> Held {
    let state = State::of(case);
    let [call, fold] = ["call", "fold"].map(|name| act_of(case, name));
    let paid = state.plans.round.paid(&state.way);
    let (cost, pot) = (paid[1 - state.me] - paid[state.me], 2.0 * paid[1 - state.me]);
    let share: f64 = state.held().iter().map(|other| state.chance(other) * state.share(other)).sum();
    let gap = state.brings(&call) - state.brings(&fold);
    let named: usize = case.says("parts").len();
    let is_end = matches!(state.plans.round.next(&state.after(&call)), Next::End);
    let shares: Vec<f64> = state.held().iter().map(|other| state.share(other)).collect();
    let kinds = [0.0, 0.5, 1.0].iter().filter(|kind| shares.iter().any(|share| (share - **kind).abs() < 1e-9)).count();
    same((call.as_str(), fold.as_str(), is_end), ("call", "fold", true))
        .and(|| same((case.size("cost") as f64, case.size("pot") as f64), (cost, pot)))
        .and(|| near(case.text("needed"), cost / pot))
        .and(|| near(case.text("share"), share))
        .and(|| same(case.size("all"), if share < 1e-9 { 0 } else { 2 - usize::from(share > 1.0 - 1e-9) }))
        .and(|| near(case.text("gap"), gap.abs()))
        .and(|| near(case.text("gap"), ((share - cost / pot) * pot).abs()))
        .and(|| same((case.size("side"), side(share - cost / pot)), (side(gap), side(gap))))
        .and(|| same(named, kinds))
}

/// The raise brings so much more or less than the best of the other actions, and the table tells against which hands.
pub fn raise(case: &Case) -> Held {
    let state = State::of(case);
    let [raise, base] = ["raise", "base"].map(|name| act_of(case, name));
    let gap = state.brings(&raise) - state.brings(&base);
    let rows = rows(case);
    let Some((last, each)) = rows.split_last() else { return Held::False("no table is shown".into()) };
    let row = |row: &Vec<String>| {
        let other = &row[0];
        let before = (row.len() == 5).then(|| near(&row[3], state.folds(&base, other)));
        near(&row[1], state.share(other))
            .and(|| near(&row[2], state.folds(&raise, other)))
            .and(|| before.unwrap_or(Held::True))
            .and(|| near(&row[row.len() - 1], state.more(&raise, &base, other)))
    };
    let differ = state.held().iter().filter(|other| state.more(&raise, &base, other).abs() > 1e-12).count();
    let parts: Vec<&str> = case.says("parts").iter().map(|says| &*says.key).collect();
    let is_whole = match differ {
        0 => parts == ["hands-raise-same"],
        1..=3 => parts == vec!["hands-faced"; differ],
        _ => parts == ["hands-faced"; 2],
    };
    let told: Vec<String> = each.iter().map(|row| row[0].clone()).collect();
    is(state.is_raise(&raise), || format!("{raise} is no raise"))
        .and(|| state.base(&base))
        .and(|| near(case.text("gap"), gap.abs()))
        .and(|| near(&last[last.len() - 1], gap))
        .and(|| same(case.size("side"), side(gap)))
        .and(|| is(is_whole, || format!("{differ} hands differ, {parts:?} are told")))
        .and(|| same(told, state.held()))
        .and(|| all(each.iter().map(row)))
}

/// The raise and the action beside it, as the sentence around tells.
fn pair(case: &Case) -> Option<[String; 2]> {
    let step = case.step?;
    let says = if step.says.key == "hands-raise" {
        &step.says
    } else {
        let inner = step.says.args.iter().find(|(name, _)| *name == "raised").map(|(_, arg)| arg)?;
        let ground::say::Arg::Say(says) = inner else { return None };
        says
    };
    let within = Case { met: case.met, step: case.step, says };
    Some(["raise", "base"].map(|name| act_of(&within, name)))
}

/// The hand makes the greatest difference of its side, stands as told, and folds and bets as often as told.
pub fn faced(case: &Case) -> Held {
    let (state, hand) = (State::of(case), case.text("hand"));
    let Some([raise, base]) = pair(case) else { return Held::False("no raise is told".into()) };
    let more = state.more(&raise, &base, hand);
    let sign = more.signum();
    let differ = state.held().iter().filter(|other| state.more(&raise, &base, other).abs() > 1e-12).count();
    let most = state.held().iter().map(|other| sign * state.more(&raise, &base, other)).fold(0.0, f64::max);
    let (share, folds) = (state.share(hand), state.folds(&raise, hand));
    let stands = match side(share - 0.5) {
        0 => "ahead",
        1 => "even",
        _ => "behind",
    };
    let before = || match case.size("later") {
        1 => near(case.text("before"), state.folds(&base, hand)),
        _ => Held::True,
    };
    let bets = || {
        if case.size("trap") == 0 {
            return Held::True;
        }
        let way = state.after(&base);
        let Next::Turn(mover, names) = state.plans.round.next(&way) else {
            return Held::False("the other side is not asked".into());
        };
        let often = state.plans.weight(&Round::at(hand, &way), &names[1]);
        near(case.text("bets"), often)
            .and(|| is(mover != state.me && often > 0.0 && more < 0.0 && stands == "behind", || "no trap".into()))
    };
    let against = |action: &str| state.plans.against(&state.hand, &state.way, state.me, (action, hand));
    near(case.text("more"), more.abs())
        .and(|| near(case.text("raised"), against(&raise)))
        .and(|| near(case.text("stayed"), against(&base)))
        .and(|| same((case.size("side"), side(more) != 1), (side(more), true)))
        .and(|| {
            is(differ <= 3 || (sign * more - most).abs() < 1e-9, || "another hand makes more of a difference".into())
        })
        .and(|| same(case.text("stands"), stands))
        .and(|| near(case.text("folds"), folds))
        .and(|| same(case.size("never"), usize::from(folds < 1e-12)))
        .and(|| same(case.size("later"), usize::from(state.has_cards())))
        .and(before)
        .and(bets)
}

pub fn raise_same(case: &Case) -> Held {
    let state = State::of(case);
    let Some([raise, base]) = pair(case) else { return Held::False("no raise is told".into()) };
    all(state.held().iter().map(|other| near("0", state.more(&raise, &base, other))))
}

/// Nothing is shown any more, and whatever does not always fold wins the showdown; so many folds pay for the raise.
pub fn bluff(case: &Case) -> Held {
    let state = State::of(case);
    let raise = act_of(case, "raise");
    let paid = state.plans.round.paid(&state.way);
    let (risk, pot) = (state.plans.round.paid(&state.after(&raise))[state.me] - paid[state.me], paid[0] + paid[1]);
    let going: Vec<String> =
        state.held().into_iter().filter(|other| state.folds(&raise, other) < 1.0 - 1e-12).collect();
    let folds: f64 = state.held().iter().map(|other| state.chance(other) * state.folds(&raise, other)).sum();
    is(!state.has_cards() && !going.is_empty(), || "somebody may still draw, or nobody goes on".into())
        .and(|| all(going.iter().map(|other| near("0", state.share(other)))))
        .and(|| {
            let gives_up = pair(case).is_some_and(|[_, base]| base == "fold");
            let is_behind = state.held().iter().all(|other| state.share(other) < 1e-9);
            is(gives_up || is_behind, || "a call may win something".into())
        })
        .and(|| same((case.size("risk") as f64, case.size("pot") as f64), (risk, pot)))
        .and(|| near(case.text("needed"), risk / (pot + risk)))
        .and(|| near(case.text("folds"), folds))
}

/// A card comes as often as told after the action, and then so much is won on average.
pub fn cards(case: &Case) -> Held {
    let state = State::of(case);
    let action = act_of(case, "action");
    let found = |action: &str| state.plans.cards(&state.hand, &state.after(action), state.me);
    let cards = found(&action);
    let (last, own) = (cards.len() - 1, state.plans.round.hands.iter().position(|hand| *hand == state.hand));
    let own = own.expect("a hand");
    let rest = cards[..last].iter().enumerate().filter(|(card, _)| *card != own);
    let rest = rest.fold((0.0, 0.0), |sum, (_, card)| (sum.0 + card.0, sum.1 + card.1));
    let part = |often: &str, brings: &str, (chance, sum): (f64, f64)| {
        near(case.text(often), chance).and(|| near(case.text(brings), sum / chance))
    };
    let over = || {
        let is_over = cards[last].0 > 1e-12;
        same(case.size("ends"), usize::from(is_over))
            .and(|| if is_over { part("over", "left", cards[last]) } else { Held::True })
    };
    same(case.text("hand"), state.hand.as_str())
        .and(|| part("pair", "with", cards[own]))
        .and(|| part("rest", "without", rest))
        .and(over)
        .and(|| near(case.text("brings"), state.brings(&action)))
        .and(|| card_by_card(case, &state))
}

/// The table has a row for each card and one for rounds that end before where there are any, and two columns for each action but a fold.
fn card_by_card(case: &Case, state: &State) -> Held {
    let rows = rows(case);
    let actions = || state.actions.iter().filter(|(name, _)| name != "fold");
    let found = |name: &str| state.plans.cards(&state.hand, &state.after(name), state.me);
    let may_end = actions().any(|(name, _)| found(name).last().is_some_and(|over| over.0 > 1e-12));
    let each = actions().enumerate().map(|(column, (name, _))| {
        let cards = found(name);
        let cell = |(row, (often, sum)): (&Vec<String>, &(f64, f64))| {
            let brings = &row[2 * column + 2];
            near(&row[2 * column + 1], *often)
                .and(|| if *often > 1e-12 { near(brings, sum / often) } else { same(brings.as_str(), "") })
        };
        same(rows.len(), cards.len() - usize::from(!may_end)).and(|| all(rows.iter().zip(&cards).map(cell)))
    });
    all(each)
}
