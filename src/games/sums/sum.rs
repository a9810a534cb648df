//! A sum of impartial games: a move is a move in exactly one component.

use crate::kit::asked::Asked;
use num_traits::{One, Zero};
use std::sync::Arc;

use crate::kit::answers::{WHOLE, answers};
use crate::kit::columns::{columns, top_place};
use crate::sums::component::Component;
use crate::sums::misere::Components;
use crate::sums::values::values;
use duel::game::manner::Manner;
use duel::game::summand::Summand;
use duel::game::{Card, Family, Game, Preset};
use duel::house::House;
use duel::place::{Choice, Place};
use duel::typed::Ear;
use ground::fault::{Fault, Kind};
use ground::notation::{Reader, column_of};
use ground::num::Nat;
use ground::params::{Domain, Param, Params};
use ground::rules::{At, Ending, Illegal, Moves, Rules};
use ground::say;
use ground::say::Say;
use ground::scene::{Panel, Scene, Shape, Spot};
use solve::formula::nim_sum::nim_sum;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::value::{Outcome, Value};
use solve::search::full_search::Count;

/// A sum, normal or misère, of games of a house.
pub struct Sum {
    house: House,
    is_misere: bool,
}

/// Heaps of a component that a sentence lists at most.
const LISTED: usize = 6;

/// A move: which component, from 0, and the move in it in notation.
pub type Within = (usize, String);

type Pos = Vec<Component>;

impl Sum {
    /// The variant these parameters describe, over the games of a house.
    pub fn build(params: &Params, house: House) -> Self {
        Sum { house, is_misere: params.flag("misere") }
    }

    /// The values of all components and, for each, the value a move in it must leave so that the sum becomes 0.
    fn targets(pos: &Pos, control: &Control) -> Result<Vec<(Nat, Nat)>, Stop> {
        let values = pos.iter().map(|part| part.nimber(control)).collect::<Result<Vec<_>, _>>()?;
        let sum = nim_sum(&values);
        Ok(values.into_iter().map(|value| (value.clone(), value ^ &sum)).collect())
    }
}

impl Rules for Sum {
    type Pos = Pos;
    type Move = Within;

    fn start(&self) -> At<Pos> {
        self.read_pos("nim:3,5 + bash:10").unwrap_or_else(|_| At::first(Vec::new()))
    }

    fn moves(&self, at: &At<Pos>) -> Moves<'_, Within> {
        let total = at.pos.iter().map(|part| part.place.moves(0).1).sum();
        let list = at.pos.clone().into_iter().enumerate().flat_map(|(i, part)| moves_of(&part).map(move |mv| (i, mv)));
        Moves::counted(total, list)
    }

    fn legal(&self, at: &At<Pos>, (i, mv): &Within) -> Result<(), Illegal> {
        let part = at.pos.get(*i).ok_or_else(|| Illegal(say!("sum-no-component", number = i + 1)))?;
        part.place.play(mv).map(|_| ()).map_err(|fault| Illegal(fault.says))
    }

    fn play(&self, at: &At<Pos>, (i, mv): &Within) -> At<Pos> {
        let mut pos = at.pos.clone();
        let step = pos[*i].place.play(mv).expect("legality was checked at the door");
        pos[*i] = pos[*i].with(step.next);
        at.leave(pos)
    }

    fn ending(&self, at: &At<Pos>) -> Option<Ending> {
        let winner = if self.is_misere { at.to } else { at.to.other() };
        at.pos.iter().all(|part| part.place.ending().is_some()).then_some(Ending::Won(winner))
    }
}

/// The moves of a component, lazily where they are many: listed in growing batches.
fn moves_of(part: &Component) -> impl Iterator<Item = String> + use<> {
    const BATCH: usize = 1_000;
    let place = part.place.clone();
    let mut batch = Vec::new().into_iter();
    let (mut given, mut listed) = (0, 0);
    std::iter::from_fn(move || {
        if let Some(mv) = batch.next() {
            given += 1;
            return Some(mv);
        }
        let wanted = (2 * listed).max(BATCH);
        let moves = place.moves(wanted).0;
        listed = moves.len();
        batch = moves.into_iter().skip(given).collect::<Vec<_>>().into_iter();
        given += 1;
        batch.next()
    })
}

impl Game for Sum {
    const CARD: Card = Card {
        id: "sum",
        family: Family::Sums,
        fame: 10,
        manner: Manner::Sums,
        params: &[Param { name: "misere", domain: Domain::Flag, default: "false" }],
        presets: &[
            Preset { params: &[], position: Some("nim:3,5 + bash:10") },
            Preset { params: &[], position: Some("nim:4 + subtraction[take=1,4]:12 + dag:a") },
            Preset { params: &[], position: Some("wythoff:3,4 + fibonacci-nim:9") },
            Preset { params: &[("misere", "true")], position: Some("nim:2,3 + bash:6") },
        ],
        sources: &[
            "R. Sprague, Über mathematische Kampfspiele, Tôhoku Mathematical Journal 41 (1935), 438-444",
            "P. M. Grundy, Mathematics and games, Eureka 2 (1939), 6-8",
        ],
    };

    fn oracle(&self) -> Box<dyn Oracle<Self>> {
        Box::new(SpragueGrundy::default())
    }

    fn scene(&self, at: &At<Pos>) -> Scene {
        let panel = |(i, part): (usize, &Component)| {
            let mut scene = part.place.scene().in_panel(i);
            // In a sum the last move of one component decides nothing.
            scene.notes.retain(|note| note.key != "last-wins");
            Panel { title: say!("sum-panel", number = i + 1, title = part.title.clone()), scene }
        };
        let panels = at.pos.iter().enumerate().map(panel).collect();
        let ending = if self.is_misere { say!("sum-last-loses") } else { say!("sum-last-wins") };
        Scene::of(Shape::Beside(panels)).noting(ending)
    }

    fn path(&self, at: &At<Pos>, (i, mv): &Within) -> Vec<Spot> {
        let step = at.pos.get(*i).and_then(|part| part.place.play(mv).ok());
        step.map_or_else(Vec::new, |step| step.path.into_iter().map(|spot| spot.in_panel(*i)).collect())
    }

    fn pointable(&self, at: &At<Pos>) -> Vec<Within> {
        let choices = |(i, part): (usize, &Component)| {
            part.place.choices().into_iter().map(move |Choice { text, .. }| (i, text)).collect::<Vec<_>>()
        };
        at.pos.iter().enumerate().flat_map(choices).collect()
    }

    fn tell(&self, at: &At<Pos>, (i, mv): &Within) -> Say {
        let told = at.pos[*i].place.play(mv).map_or_else(|_| Say::verbatim(mv.as_str()), |step| step.told);
        say!("sum-tell", number = i + 1, told = told)
    }

    fn write_pos(&self, at: &At<Pos>) -> String {
        if at.pos.is_empty() {
            return "-".into();
        }
        at.pos.iter().map(Component::text).collect::<Vec<_>>().join(" + ")
    }

    fn read_pos(&self, text: &str) -> Result<At<Pos>, Fault> {
        if text.trim() == "-" {
            return Ok(At::first(Vec::new()));
        }
        let read = |piece: &&str| {
            Component::read(&self.house, piece).map_err(|fault| fault.shifted(column_of(text, piece) - 1))
        };
        pieces(text).iter().map(read).collect::<Result<Pos, Fault>>().map(At::first)
    }

    fn write_move(&self, _at: &At<Pos>, (i, mv): &Within) -> String {
        format!("{}:{mv}", i + 1)
    }

    fn read_move(&self, at: &At<Pos>, text: &str) -> Result<Within, Fault> {
        let mut r = Reader::new(Kind::IllegalMove, text);
        let most = at.pos.len().max(1);
        let number = r.within(1, most).map_err(|fault| fault.expecting(say!("sum-expect-number", most = most)))?;
        r.expect(":")?;
        let column = r.column();
        let rest: String = text.chars().skip(column - 1).collect();
        let part = at.pos.get(number - 1).ok_or_else(|| r.fault(say!("sum-no-component", number = number)))?;
        let step = part.place.play(&rest).map_err(|fault| fault.shifted(column - 1))?;
        Ok((number - 1, step.text))
    }

    /// The number of a component and what may be said in it; the number may be left out where one component understands it.
    fn heard(&self, at: &At<Pos>, text: &str) -> Vec<String> {
        let meant = |(i, part): (usize, &Component), text: &str| {
            let place = &*part.place;
            Ear::new(place).meant(place, text).into_iter().map(move |mv| format!("{}:{mv}", i + 1)).collect::<Vec<_>>()
        };
        let digits = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
        let (number, rest) = text.split_at(digits);
        let part = number.parse::<usize>().ok().and_then(|n| at.pos.iter().enumerate().nth(n.checked_sub(1)?));
        let found = part.map(|part| meant(part, rest.trim_start_matches([':', ' ', ',']))).unwrap_or_default();
        if !found.is_empty() {
            return found;
        }
        at.pos.iter().enumerate().flat_map(|part| meant(part, text)).collect()
    }

    fn count(&self) -> Count {
        if self.is_misere { Count::Wins } else { Count::Nimbers }
    }

    fn summand(&self) -> Option<&dyn Summand<Pos>> {
        Some(self)
    }
}

impl Summand<Pos> for Sum {
    fn summands(&self, at: &At<Pos>) -> Vec<At<Pos>> {
        at.pos.iter().map(|part| At { pos: vec![part.clone()], to: at.to }).collect()
    }

    fn parts(&self, at: &At<Pos>, control: &Control) -> Result<Option<Vec<(String, Nat)>>, Stop> {
        if self.is_misere {
            return Ok(None);
        }
        let part = |part: &Component| Ok((part.text().to_owned(), part.nimber(control)?));
        at.pos.iter().map(part).collect::<Result<Vec<_>, _>>().map(Some)
    }
}

/// The components of a sum: what stands between the `+` outside brackets.
fn pieces(text: &str) -> Vec<&str> {
    let mut depth = 0i32;
    let is_plus = |c: char| {
        depth += i32::from(c == '[') - i32::from(c == ']');
        c == '+' && depth == 0
    };
    text.split(is_plus).map(str::trim).collect()
}

/// Nim-values add by nim-sum; misère play has its own theory.
#[derive(Default)]
struct SpragueGrundy {
    misere: Components,
}

impl Oracle<Sum> for SpragueGrundy {
    fn value(&self, sum: &Sum, at: &At<Pos>, control: &Control) -> Result<Value, Stop> {
        if !sum.is_misere {
            let values = at.pos.iter().map(|part| part.nimber(control)).collect::<Result<Vec<_>, _>>()?;
            return Ok(Value::nimber(nim_sum(&values)));
        }
        Ok(Value::of_outcome(!self.misere.is_lost(&at.pos, control)?))
    }

    fn winning(&self, sum: &Sum, at: &At<Pos>, control: &Control) -> Result<Option<Vec<Within>>, Stop> {
        if sum.is_misere && self.misere.tempers(&at.pos, control)?.is_none() {
            return Ok(None);
        }
        let targets = match Sum::targets(&at.pos, control) {
            // Components without nim-values of their own may still be tame: then all moves are tried.
            Err(Stop::TooLarge(_)) if sum.is_misere => return Ok(None),
            targets => targets?,
        };
        let mut winning = Vec::new();
        for (i, (_, wanted)) in targets.into_iter().enumerate() {
            let mut reached = at.pos[i].place.reaching(&wanted, control)?;
            if sum.is_misere {
                reached.extend(at.pos[i].place.reaching(&(wanted ^ Nat::one()), control)?);
            }
            winning.extend(reached.into_iter().map(|mv| (i, mv)));
        }
        if sum.is_misere {
            let mut kept = Vec::new();
            for mv in winning {
                if self.value(sum, &sum.play(at, &mv), control)?.outcome() == Outcome::P {
                    kept.push(mv);
                }
            }
            winning = kept;
        }
        Ok(Some(winning))
    }

    fn foresight(&self, _sum: &Sum, at: &At<Pos>) -> usize {
        let moves: Nat = at.pos.iter().map(|part| part.place.moves(0).1).sum();
        if moves <= Nat::from(64u8) { 32 } else { 0 }
    }

    fn explain(&self, sum: &Sum, at: &At<Pos>, verdict: &Verdict<Within>, control: &Control) -> Result<Reason, Stop> {
        if sum.is_misere {
            return self.misere.explain(&Asked { game: sum, oracle: self, at, verdict, control });
        }
        explain_normal(self, sum, at, verdict, control)
    }
}

fn numbered(pos: &Pos, values: &[Nat]) -> Vec<(String, Nat)> {
    let name = |(i, part): (usize, &Component)| format!("{}: {}", i + 1, part.text());
    pos.iter().enumerate().map(name).zip(values.iter().cloned()).collect()
}

fn explain_normal(
    oracle: &SpragueGrundy,
    sum: &Sum,
    at: &At<Pos>,
    verdict: &Verdict<Within>,
    control: &Control,
) -> Result<Reason, Stop> {
    let targets = Sum::targets(&at.pos, control)?;
    let all: Vec<Nat> = targets.iter().map(|(value, _)| value.clone()).collect();
    let total = nim_sum(&all);
    let known = |part: &Component| Ok(part.nimber(control).ok().map(|value| value.to_string()));
    let small = values(&at.pos, &known, |kind| say!("sum-values", kind = kind))?;
    // Of winning moves the first in a component that has a one in the highest odd column, which is what the look leads to.
    let has_top = |(i, _): &&Within| total.bits() > 0 && targets[*i].0.bit(total.bits() - 1);
    let chosen = verdict.best.iter().find(has_top).or(verdict.best.first());
    let asked = Asked { game: sum, oracle, at, verdict, control };
    let (claim, says, steps) = match chosen.filter(|_| !total.is_zero()) {
        None => (say!("sum-claim-even"), say!("sum-look-even"), even(&asked)?),
        Some(best) => (
            say!("sum-claim-odd", sum = &total, moves = &verdict.best_total),
            say!("sum-look-odd", sum = &total, place = top_place(&total)),
            odd(&asked, &targets, best)?,
        ),
    };
    let look = Step::says(Role::Look, says).about(Idea::NimSum).showing(columns(numbered(&at.pos, &all)));
    let steps = [Step::says(Role::Ask, say!("sum-ask")), look].into_iter().chain(small).chain(steps);
    Ok(Reason { claim, steps: steps.chain([Step::says(Role::Law, say!("sum-law"))]).collect() })
}

/// Nothing helps: where there are few moves, each with an answer.
fn even(asked: &Asked<Sum>) -> Result<Vec<Step>, Stop> {
    let Asked { game, oracle, at, verdict, control } = *asked;
    let is_short = verdict.total <= Nat::from(WHOLE) && !verdict.total.is_zero();
    let replies = if is_short { answers(oracle, game, at, control)?.replies } else { Vec::new() };
    let proof = Step::says(Role::Proof, say!("sum-proof-even")).about(Idea::NimSum);
    let proof = if replies.is_empty() { proof } else { proof.showing(Exhibit::Replies(replies)) };
    let place = Step::says(Role::Place, say!("sum-place-none"));
    let text = verdict.best.first().map_or_else(String::new, |mv| game.write_move(at, mv));
    Ok(vec![place, Step::says(Role::Move, say!("sum-stall", mv = text)), proof])
}

/// The move that makes the sum 0.
fn odd(asked: &Asked<Sum>, targets: &[(Nat, Nat)], best: &Within) -> Result<Vec<Step>, Stop> {
    let Asked { game, at, control, .. } = *asked;
    let (i, mv) = best;
    let wanted = &targets[*i].1;
    let heaps = heaps_to(&at.pos[*i], wanted, control)?;
    let (text, told) = (format!("{}:{mv}", i + 1), game.tell(at, best));
    let told = say!("sum-move", mv = text, told = told, wanted = wanted, count = heaps.len(), heaps = heaps);
    let mut after: Vec<Nat> = targets.iter().map(|(value, _)| value.clone()).collect();
    after[*i].clone_from(wanted);
    let next = columns(numbered(&game.play(at, best).pos, &after));
    let mv = Step::says(Role::Move, told).about(Idea::NimSum).showing(next);
    Ok(vec![place(at, *i, &targets[*i], control)?, mv, Step::says(Role::Proof, say!("sum-proof-odd"))])
}

/// The component to play in, and the places in it from which its value can become what is wanted.
fn place(at: &At<Pos>, i: usize, (value, wanted): &(Nat, Nat), control: &Control) -> Result<Step, Stop> {
    let part = &at.pos[i];
    let says = say!("sum-place", number = i + 1, component = part.text(), value = value, wanted = wanted);
    let moves = part.place.reaching(wanted, control)?;
    let first = |mv: &String| part.place.play(mv).ok()?.path.first().map(|spot| spot.in_panel(i));
    let mut spots: Vec<Spot> = Vec::new();
    for spot in moves.iter().filter_map(first) {
        if !spots.contains(&spot) {
            spots.push(spot);
        }
    }
    let step = Step::says(Role::Place, says);
    Ok(if spots.is_empty() { step } else { step.showing(Exhibit::Spots(spots)) })
}

/// What each heap of a component that is Nim would have to become so that the nim-value there is as wanted.
fn heaps_to(part: &Component, wanted: &Nat, control: &Control) -> Result<Vec<Say>, Stop> {
    let heaps = part.place.summands();
    if part.place.card().id != "nim" || !(2..=LISTED).contains(&heaps.len()) {
        return Ok(Vec::new());
    }
    let change = part.nimber(control)? ^ wanted;
    let heap = |(i, place): (usize, &Arc<dyn Place>)| {
        let size = part.with(place.clone()).nimber(control)?;
        let goal = &size ^ &change;
        let fits = usize::from(goal < size);
        Ok(say!("sum-nim-heap", heap = i + 1, size = size, goal = goal, fits = fits))
    };
    heaps.iter().enumerate().map(heap).collect()
}
