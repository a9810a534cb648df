//! Refutations: whatever gives something away is answered, each answer is a legal move, and it keeps all that it was given.

use duel::answer::Refutation;
use duel::place::Place;
use duel::refutation::{gives_away, judged};
use ground::num::Int;
use ground::rules::Side;
use solve::judge::control::Control;
use solve::judge::oracle::Scope;
use solve::judge::value::Value;

use crate::met::{Met, open, spread};

/// Positions of each game.
const SPREAD: usize = 6;

/// What a position is worth to one side: 1, 0 or -1 as it wins, draws or loses, or how many points it is ahead.
fn standing(value: &Value, to: Side, side: Side) -> String {
    let sign = if to == side { 1 } else { -1 };
    match value {
        Value::Margin { own, other } => {
            let ahead: Int = own - other;
            if sign < 0 { (-ahead).to_string() } else { ahead.to_string() }
        }
        _ => match value.letter() {
            "N" => sign.to_string(),
            "P" => (-sign).to_string(),
            letter => letter.replace('D', "0"),
        },
    }
}

fn worth(place: &dyn Place, side: Side) -> String {
    standing(&place.value(&Control::new()).expect("nobody stops it"), place.to(), side)
}

/// The answer to a move is legal and keeps what the move left, and so do the moves before it, the defence and the blow behind it.
fn holds(met: &Met, mv: &str, refutation: &Refutation) {
    let way = format!("{} {mv}: {refutation:?}", met.way);
    let Refutation { own, answer, then } = refutation;
    let side = met.place.to().other();
    let mut at = met.place.play(mv).expect("it is listed").next;
    let left = worth(&*at, side);
    for (i, mv) in own.iter().chain(answer).chain(then.iter().flatten()).enumerate() {
        assert!(i > own.len() || (at.to() == side) == (i == own.len()), "{way}: nobody answers oneself");
        at = at.play(mv).unwrap_or_else(|fault| panic!("{way}: {mv}: {fault:?}")).next;
        assert_eq!(worth(&*at, side), left, "{way}: {mv} lets it slip");
    }
    assert!(answer.is_some() || at.ending().is_some(), "{way}: it goes on");
}

#[test]
fn whatever_gives_something_away_has_an_answer_that_keeps_it() {
    let (mut answered, mut bare) = (0, Vec::new());
    for met in spread(open(), SPREAD) {
        let answer = judged(&*met.place, Scope::Everything, &Control::new()).expect("it was judged before");
        assert_eq!(answer.refutations.len(), answer.moves.len(), "{}", met.way);
        for ((mv, left), refutation) in answer.moves.iter().zip(&answer.refutations) {
            let Some(refutation) = refutation else {
                if gives_away(&answer.value, left) {
                    bare.push(format!("{} {mv}", met.way));
                }
                continue;
            };
            assert!(gives_away(&answer.value, left), "{} {mv}: it gives nothing away: {refutation:?}", met.way);
            holds(met, mv, refutation);
            answered += 1;
        }
    }
    assert!(answered > 0 && bare.is_empty(), "{answered} are answered, and these are not: {bare:#?}");
}
