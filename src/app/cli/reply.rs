//! Answers, faults, parameters and sentences as JSON, worded as programs may rely on.

use std::iter;

use duel::answer::{Answer, Refutation};
use duel::place::Place;
use ground::fault::Fault;
use ground::json::Json;
use ground::mistake::Mistake;
use ground::num::{Nat, Ratio};
use ground::rules::Ending;
use ground::say::{Arg, Say, Tongue};
use solve::judge::mixing::Mix;
use solve::judge::reason::{Exhibit, Reason, Step};
use solve::judge::shares::{Shares, letters};
use solve::judge::value::Value;

/// Writes the members of an answer that follow its parameters; the places that its reason points at are named as on the board of `place`.
pub fn answer(json: &mut Json, place: &dyn Place, answer: &Answer, with_moves: bool, tongue: &Tongue) {
    json.key("position");
    json.string(&answer.position);
    json.key("to_move");
    json.string(answer.to.name());
    worth(json, &answer.value, answer.canonical.as_deref());
    json.key("certainty");
    certainty(json, &answer.value);
    json.key("best");
    json.strings(&answer.best);
    if answer.best_total > Nat::from(answer.best.len()) {
        json.key("best_total");
        json.string(&answer.best_total.to_string());
    }
    if with_moves {
        json.key("moves");
        let met = answer.refutations.iter().map(Option::as_ref).chain(iter::repeat(None));
        json.list(answer.moves.iter().zip(met), |json, ((mv, leaves), met)| {
            json.object(|json| {
                json.key("move");
                json.string(mv);
                json.key("leaves");
                json.object(|json| worth(json, leaves, None));
                refutation(json, met);
            });
        });
    }
    json.key("moves_total");
    json.nat(&answer.moves_total);
    if !answer.mix.is_empty() {
        json.key("mix");
        json.list(&answer.mix, mix);
    }
    json.key("line");
    json.strings(&answer.line);
    if let Some(parts) = &answer.parts {
        json.key("parts");
        json.list(parts, |json, (position, nimber)| named(json, "position", position, "nimber", nimber));
    }
    json.key("over");
    json.flag(answer.ending.is_some());
    if let Some(ending) = &answer.ending {
        json.key("ending");
        self::ending(json, ending);
    }
    json.key("reason");
    reason(json, place, &answer.reason, tongue);
}

/// How a move is met that gives something away.
fn refutation(json: &mut Json, met: Option<&Refutation>) {
    let Some(Refutation { own, answer, then }) = met else { return };
    if !own.is_empty() {
        json.key("goes_on");
        json.strings(own);
    }
    match answer {
        None => {
            json.key("ends");
            json.flag(true);
        }
        Some(answer) => {
            json.key("answer");
            json.string(answer);
        }
    }
    if let Some(then) = then {
        json.key("then");
        json.strings(then);
    }
}

fn mix(json: &mut Json, mix: &Mix) {
    json.object(|json| {
        json.key("player");
        json.string(mix.player.name());
        json.key("at");
        json.string(&mix.at);
        json.key("plays");
        json.object(|json| {
            for (mv, weight) in &mix.plays {
                json.key(mv);
                json.string(&weight.to_string());
            }
        });
    });
}

/// `"proved"`, or how deep an estimate looked, or how far an expectation can be from the truth.
fn certainty(json: &mut Json, value: &Value) {
    let bounded = |json: &mut Json, fill: &dyn Fn(&mut Json)| {
        json.object(|json| {
            json.key("bounded");
            json.object(fill);
        });
    };
    match value {
        Value::Estimate { depth, .. } => bounded(json, &|json| {
            json.key("depth");
            json.whole(*depth);
        }),
        Value::Expected { slack: Some(slack), .. } => bounded(json, &|json| {
            json.key("exploitability");
            json.real(slack);
        }),
        _ => json.string("proved"),
    }
}

/// Writes outcome and value, with the canonical form if there is one.
pub fn worth(json: &mut Json, value: &Value, canonical: Option<&str>) {
    json.key("outcome");
    if value.is_open() {
        json.raw("null");
    } else {
        json.string(value.outcome().letter());
    }
    json.key("value");
    json.object(|json| {
        self::value(json, value);
        if let Some(form) = canonical {
            json.key("canonical");
            json.string(form);
        }
    });
}

fn value(json: &mut Json, value: &Value) {
    json.key("kind");
    match value {
        Value::Nimber { nimber, .. } => {
            json.string("nimber");
            json.key("nimber");
            json.nat(nimber);
        }
        Value::Win { .. } => json.string("win"),
        Value::Loss { .. } => json.string("loss"),
        Value::Draw => json.string("draw"),
        Value::Won | Value::Lost => json.string("outcome"),
        Value::Estimate { ahead, .. } => {
            json.string("estimate");
            json.key("ahead");
            json.int(ahead);
        }
        Value::Loopy { infinity, .. } => {
            json.string("loopy");
            json.key("infinity");
            json.list(infinity, Json::nat);
        }
        Value::Margin { own, other } => {
            json.string("margin");
            json.key("margin");
            json.int(&(own - other));
            json.key("totals");
            json.list([own, other], Json::int);
        }
        Value::Expected { mean, slack } => expected(json, mean, slack.as_ref()),
        Value::Shared(shares) => shared(json, shares),
    }
    if let Some(plies) = value.remoteness() {
        json.key("remoteness");
        json.whole(plies);
    }
}

fn expected(json: &mut Json, mean: &Ratio, slack: Option<&Ratio>) {
    json.string("expected");
    json.key("mean");
    json.real(mean);
    if slack.is_none() {
        json.key("exact");
        json.string(&mean.to_string());
    }
    json.key("exploitability");
    json.real(slack.unwrap_or(&Ratio::ZERO));
}

fn shared(json: &mut Json, shares: &Shares) {
    let each = |json: &mut Json, all: &[Ratio]| json.list(all, |json, one| json.string(&one.to_string()));
    json.string("coalition");
    json.key("players");
    json.list(0..shares.shapley.len(), |json, player| json.string(&letters(1 << player)));
    json.key("worth");
    json.string(&shares.worth.to_string());
    json.key("shapley");
    each(json, &shares.shapley);
    json.key("banzhaf");
    each(json, &shares.banzhaf);
    json.key("nucleolus");
    match &shares.nucleolus {
        Some(all) => each(json, all),
        None => json.raw("null"),
    }
    json.key("core");
    match &shares.epsilon {
        Some(epsilon) => json.object(|json| {
            json.key("empty");
            json.flag(epsilon < &Ratio::ZERO);
            json.key("epsilon");
            json.string(&epsilon.to_string());
        }),
        None => json.raw("null"),
    }
    json.key("blocking");
    match &shares.blocking {
        Some((coalition, _)) => json.string(&letters(*coalition)),
        None => json.raw("null"),
    }
}

fn ending(json: &mut Json, ending: &Ending) {
    json.object(|json| {
        json.key("kind");
        match ending {
            Ending::Won(side) => {
                json.string("won");
                json.key("by");
                json.string(side.name());
            }
            Ending::Drawn => json.string("drawn"),
            Ending::Score { first, second } => {
                json.string("score");
                json.key("first");
                json.int(first);
                json.key("second");
                json.int(second);
            }
        }
    });
}

/// Writes a reason: its claim and its steps.
pub fn reason(json: &mut Json, place: &dyn Place, reason: &Reason, tongue: &Tongue) {
    json.object(|json| {
        json.key("claim");
        say(json, &reason.claim, tongue);
        json.key("steps");
        let steps = reason.steps.iter().zip(reason.foremost());
        json.list(steps, |json, (step, is_foremost)| self::step(json, place, step, !is_foremost, tongue));
    });
}

fn step(json: &mut Json, place: &dyn Place, step: &Step, is_behind: bool, tongue: &Tongue) {
    json.object(|json| {
        json.key("role");
        json.string(step.role.name());
        if let Some(idea) = step.idea {
            json.key("idea");
            json.string(idea.name());
        }
        json.key("says");
        say(json, &step.says, tongue);
        if let Some(exhibit) = &step.shows {
            json.key("shows");
            json.object(|json| self::exhibit(json, place, exhibit, tongue));
        }
        if is_behind {
            json.key("more");
            json.flag(true);
        }
    });
}

/// Writes a sentence: its key, its arguments, and its text in the language asked for.
pub fn say(json: &mut Json, say: &Say, tongue: &Tongue) {
    json.object(|json| {
        json.key("key");
        json.string(&say.key);
        json.key("args");
        json.object(|json| {
            for (name, arg) in &say.args {
                json.key(name);
                self::arg(json, arg, tongue);
            }
        });
        json.key("text");
        json.string(&tongue.spoken(say));
    });
}

fn arg(json: &mut Json, arg: &Arg, tongue: &Tongue) {
    match arg {
        Arg::Int(n) => json.signed(*n),
        Arg::Big(n) => json.int(n),
        Arg::Text(text) => json.string(text),
        Arg::Say(inner) => say(json, inner, tongue),
        Arg::List(items) => json.list(items, |json, item| self::arg(json, item, tongue)),
        Arg::Written(texts) => {
            let own = texts.iter().find(|(language, _)| *language == tongue.language).or(texts.first());
            json.string(own.map_or("", |(_, text)| text));
        }
    }
}

fn exhibit(json: &mut Json, place: &dyn Place, exhibit: &Exhibit, tongue: &Tongue) {
    json.key("kind");
    match exhibit {
        Exhibit::Columns { rows, total } => {
            json.string("columns");
            json.key("rows");
            json.list(rows, |json, (name, number)| named(json, "name", name, "number", number));
            json.key("total");
            json.nat(total);
        }
        Exhibit::Mex { options, mex } => {
            json.string("mex");
            json.key("options");
            json.list(options, |json, option| {
                json.object(|json| {
                    json.key("move");
                    json.string(&option.mv);
                    json.key("parts");
                    json.list(&option.parts, Json::nat);
                    json.key("nimber");
                    json.nat(&option.value);
                });
            });
            json.key("mex");
            json.nat(mex);
        }
        Exhibit::Parts { parts, taken } => {
            json.string("parts");
            json.key("parts");
            json.list(parts, Json::nat);
            json.key("taken");
            json.whole(*taken as u64);
        }
        Exhibit::Table { head, rows, focus } => {
            json.string("table");
            json.key("head");
            json.list(head, |json, name| json.string(&tongue.speak(name)));
            json.key("rows");
            json.list(rows, |json, row| json.strings(row));
            json.key("focus");
            json.list(focus, |json, (row, column)| json.list([*row, *column], |json, n| json.whole(n as u64)));
        }
        Exhibit::Spots(spots) => {
            json.string("spots");
            json.key("spots");
            json.list(spots, |json, spot| json.whole(u64::from(spot.0)));
            // Each place by its own name, in the order of their numbers.
            let scene = place.scene();
            json.key("names");
            json.list(spots, |json, spot| {
                let name = scene.names(std::slice::from_ref(spot)).first().map(|name| tongue.spoken(name));
                json.string(&name.unwrap_or_default());
            });
        }
        Exhibit::Replies(replies) => {
            json.string("replies");
            json.key("replies");
            json.list(replies, |json, (mv, reply)| {
                json.object(|json| {
                    json.key("move");
                    json.string(mv);
                    // A move that ends the game has no reply.
                    if !reply.is_empty() {
                        json.key("reply");
                        json.string(reply);
                    }
                });
            });
        }
        Exhibit::Line(moves) => {
            json.string("line");
            json.key("moves");
            json.strings(moves);
        }
        Exhibit::Fold { rows } => {
            json.string("fold");
            json.key("rows");
            json.list(rows, |json, row| json.list(row, Json::int));
        }
    }
}

fn named(json: &mut Json, name: &str, text: &str, what: &str, n: &Nat) {
    json.object(|json| {
        json.key(name);
        json.string(text);
        json.key(what);
        json.nat(n);
    });
}

/// Writes a mistake as its fault with the place where it is: `{"file":…,"line":…,"column":…,"kind":…,"message":…,"expected":…}`.
pub fn mistake(json: &mut Json, mistake: &Mistake, tongue: &Tongue) {
    json.object(|json| {
        json.key("file");
        json.string(&mistake.file);
        json.key("line");
        json.whole(mistake.line as u64);
        json.key("column");
        json.whole(mistake.column as u64);
        wrong(json, &mistake.fault, tongue);
    });
}

/// Writes a fault as `{"kind":…,"message":…,"expected":…,"at":…}`; what is not known is left out.
pub fn fault(json: &mut Json, fault: &Fault, tongue: &Tongue) {
    json.object(|json| {
        wrong(json, fault, tongue);
        if let Some(column) = fault.at {
            json.key("at");
            json.whole(column as u64);
        }
    });
}

/// The members that tell what is wrong.
fn wrong(json: &mut Json, fault: &Fault, tongue: &Tongue) {
    json.key("kind");
    json.string(fault.kind.name());
    json.key("message");
    json.string(&tongue.speak(&fault.says));
    if let Some(expected) = &fault.expected {
        json.key("expected");
        json.string(&tongue.speak(expected));
    }
}
