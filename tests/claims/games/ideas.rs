//! What is said of the ideas that decide a solved position: threats, forced replies, zugzwang, tempo, race, counting.

mod chain;
mod cover;
mod refuge;
mod world;

use std::collections::BTreeMap;

use ground::say::Arg;

use crate::claim::Kind::{Fact, Part};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::exhibits::spots;
use crate::referee::{Fate, moves};
use crate::sweep::{Worth, keeps, weighed, worth};
use chain::{answer, beats, chain, finish, hold, is_worth, later, look_combination, look_forcing, next, story, walk};
pub use cover::prove;
use cover::{
    answers_alike, answers_met, care, circle, circle_later, given_away, held_next, moves_alike, moves_met, proof_lines,
    shot, shot_later,
};
use refuge::{fortress, refuge, safe};
pub use world::{Here, passed};
use world::{MOST, are_threats, free_way, is_done, is_later, left, meeting, met_later, named, threats, ways, wins};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("idea-by", Part),
    ("idea-two", Part),
    ("idea-look-ends", Fact(look_ends)),
    ("idea-look-double", Fact(look_double)),
    ("idea-look-unmet", Fact(look_unmet)),
    ("idea-look-squeeze", Fact(look_squeeze)),
    ("idea-look-helpless", Fact(look_helpless)),
    ("idea-look-forcing", Fact(look_forcing)),
    ("idea-look-combination", Fact(look_combination)),
    ("idea-look-mutual", Fact(mutual)),
    ("idea-look-saves", Fact(saves)),
    ("idea-look-race", Fact(look_race)),
    ("idea-look-tempo-draw", Fact(look_tempo_draw)),
    ("idea-look-ahead", Fact(look_ahead)),
    ("idea-look-counting", Fact(look_counting)),
    ("idea-look-must", Fact(look_must)),
    ("idea-look-must-later", Fact(look_must_later)),
    ("idea-look-spare", Fact(look_spare)),
    ("idea-look-lost-mutual", Fact(lost_mutual)),
    ("idea-look-lost-saves", Fact(lost_saves)),
    ("idea-look-lost-threat", Fact(lost_threat)),
    ("idea-look-lost-later", Fact(lost_later)),
    ("idea-look-lost-spare", Fact(lost_spare)),
    ("idea-look-lost-race", Fact(lost_race)),
    ("idea-look-lost-counting", Fact(lost_counting)),
    ("idea-look-lost-one", Fact(lost_one)),
    ("idea-look-drawn-wait", Fact(drawn_wait)),
    ("idea-look-drawn-turn", Fact(drawn_turn)),
    ("idea-look-drawn-level", Fact(drawn_level)),
    ("idea-look-drawn", Fact(drawn)),
    ("idea-place", Fact(place)),
    ("idea-place-lost", Fact(place_lost)),
    ("idea-play", Fact(play)),
    ("idea-play-so", Fact(play_so)),
    ("idea-beat-ends", Part),
    ("idea-beat-unmet", Part),
    ("idea-beat-squeeze", Part),
    ("idea-beat-helpless", Part),
    ("idea-beat-single", Part),
    ("idea-beat-only", Part),
    ("idea-beat-threat", Part),
    ("idea-beat-unmet-later", Part),
    ("idea-beat-later", Part),
    ("idea-mutual", Fact(mutual)),
    ("idea-saves", Fact(saves)),
    ("idea-race", Fact(race)),
    ("idea-later", Fact(later)),
    ("idea-later-race", Part),
    ("idea-later-mutual", Part),
    ("idea-later-saves", Part),
    ("idea-later-spare", Part),
    ("idea-story", Fact(story)),
    ("idea-story-move", Part),
    ("idea-finish", Fact(finish)),
    ("idea-hold", Fact(hold)),
    ("idea-answer", Fact(answer)),
    ("idea-keep", Fact(keep)),
    ("idea-answers-met", Fact(answers_met)),
    ("idea-answers-alike", Fact(answers_alike)),
    ("idea-moves-met", Fact(moves_met)),
    ("idea-moves-alike", Fact(moves_alike)),
    ("idea-given-away", Fact(given_away)),
    ("idea-shot", Fact(shot)),
    ("idea-shot-later", Fact(shot_later)),
    ("idea-care", Fact(care)),
    ("idea-refuge", Fact(refuge)),
    ("idea-safe", Fact(safe)),
    ("idea-fortress", Fact(fortress)),
    ("idea-held-next", Fact(held_next)),
    ("idea-circle", Fact(circle)),
    ("idea-circle-later", Fact(circle_later)),
    ("idea-head-answers", Part),
    ("idea-head-reply", Part),
    ("idea-head-moves", Part),
    ("idea-head-answer", Part),
    ("idea-proof-lines", Fact(proof_lines)),
    ("idea-head-line", Part),
    ("idea-head-on", Part),
    ("idea-head-your-turn", Part),
    ("idea-head-you-play", Part),
    ("idea-head-its-turn", Part),
    ("idea-head-it-plays", Part),
    ("idea-head-plies", Part),
];

fn here(case: &Case, fate: Fate) -> Held {
    is_worth(Some(case.met.place.clone()), fate)
}

fn other_here(case: &Case, fate: Fate) -> Held {
    is_worth(passed(&case.met.place), fate)
}

fn look_ends(case: &Case) -> Held {
    wins(&case.met.place).map_or(Held::Open, |wins| is(!wins.is_empty(), || "nothing does".into()))
}

/// After the best move so many things are threatened, and nothing meets them all.
fn unmet(case: &Case, is_so: impl Fn(usize) -> bool) -> Held {
    let Some(next) = next(case) else { return Held::False("it is illegal".into()) };
    let (Some(threats), Some(met)) = (threats(&next), meeting(&next)) else { return Held::Open };
    is(is_so(threats.len()) && met.is_empty(), || format!("{threats:?} threatened, {met:?} meet it"))
}

fn look_double(case: &Case) -> Held {
    unmet(case, |count| count > 1)
}

/// A threat at once that nothing meets, or one some moves later, which is held where it is told.
fn look_unmet(case: &Case) -> Held {
    if chain(case).first().is_some_and(|beat| beat.key == "idea-beat-unmet-later") {
        return Held::True;
    }
    unmet(case, |count| count == 1)
}

fn look_squeeze(case: &Case) -> Held {
    unmet(case, |count| count == 0)
}

fn look_helpless(case: &Case) -> Held {
    next(case).and_then(|next| meeting(&next)).map_or(Held::Open, |met| is(met.is_empty(), || format!("{met:?}")))
}

/// After the best move whoever is to move loses.
fn mutual(case: &Case) -> Held {
    let next = next(case);
    is_worth(next.clone(), Fate::Lost).and(|| is_worth(next.and_then(|next| passed(&next)), Fate::Lost))
}

fn saves(case: &Case) -> Held {
    let next = next(case);
    is_worth(next.clone(), Fate::Lost).and(|| is_worth(next.and_then(|next| passed(&next)), Fate::Drawn))
}

/// The winner needs so many moves, can be held up for so many, and is at the end before the loser could be.
fn raced(case: &Case, fate: Fate) -> Held {
    let (Some([own, other]), Some(worth)) = (ways(&case.met.place), worth(&case.met.place)) else { return Held::Open };
    let Some(winner) = free_way(&case.met.place, fate == Fate::Won) else { return Held::False("none is free".into()) };
    let loser = if fate == Fate::Won { other } else { own };
    let total = case.size("winner") + case.size("held");
    let plies = if fate == Fate::Won { 2 * total - 1 } else { 2 * total };
    let late = if fate == Fate::Won { 2 * loser } else { 2 * loser - 1 };
    same(Worth { fate, plies }, worth)
        .and(|| same((case.size("winner"), case.size("loser")), (winner, loser)))
        .and(|| same((case.size("home"), case.size("late")), (plies, late)))
        .and(|| is(late > plies, || "the loser is there before".into()))
        .and(|| is(loser > plies / 2, || format!("the loser needs {loser} of {plies} plies")))
}

fn look_race(case: &Case) -> Held {
    raced(case, Fate::Won)
}

fn lost_race(case: &Case) -> Held {
    raced(case, Fate::Lost)
}

fn race(case: &Case) -> Held {
    let (Some([_, other]), Some(worth)) = (ways(&case.met.place), worth(&case.met.place)) else { return Held::Open };
    let plies = 2 * case.size("total") - 1;
    same(Worth { fate: Fate::Won, plies }, worth)
        .and(|| same(case.size("loser"), other))
        .and(|| is(other > plies / 2, || format!("{other} moves are in time")))
}

fn look_tempo_draw(case: &Case) -> Held {
    here(case, Fate::Won).and(|| other_here(case, Fate::Drawn))
}

fn look_ahead(case: &Case) -> Held {
    here(case, Fate::Won).and(|| other_here(case, Fate::Lost))
}

fn look_counting(case: &Case) -> Held {
    let counts = |next: Here| Some((meeting(&next)?.len(), moves(&*next, MOST)?.len()));
    here(case, Fate::Won).and(|| {
        let is_so = |(met, answers): (usize, usize)| is(met > 1 || answers == 1, || format!("{met} meet it"));
        next(case).and_then(counts).map_or(Held::Open, is_so)
    })
}

/// So many moves keep what there is, which is called so.
fn kept(case: &Case) -> Held {
    let (Some(moves), Some(here)) = (weighed(&case.met.place), worth(&case.met.place)) else { return Held::Open };
    let (left, name) = match here.fate {
        Fate::Won => (Fate::Lost, "win"),
        Fate::Drawn => (Fate::Drawn, "draw"),
        Fate::Lost => return Held::False("it is lost".into()),
    };
    same(case.size("kept"), moves.iter().filter(|(_, worth)| worth.fate == left).count())
        .and(|| same(case.text("worth"), name))
}

fn look_must(case: &Case) -> Held {
    let here = &case.met.place;
    let (Some(met), Some(wins)) = (meeting(here), wins(here)) else { return Held::Open };
    are_threats(here, case.arg("threats"), case.size("count"))
        .and(|| same(case.size("met"), met.len()))
        .and(|| same(case.size("kept") + case.size("slack"), met.len()))
        .and(|| kept(case))
        .and(|| is(wins.is_empty(), || format!("{wins:?} win at once")))
}

/// The other side, were it to move, wins by this in so many plies.
fn threatens_later(case: &Case) -> Held {
    is_later(&case.met.place, case.arg("threats"), case.size("plies"), case.arg("after"))
}

fn look_must_later(case: &Case) -> Held {
    let (Some(moves), Some(wins)) = (moves(&*case.met.place, MOST), wins(&case.met.place)) else { return Held::Open };
    threatens_later(case)
        .and(|| is(case.size("kept") < moves.len(), || "every move does".into()))
        .and(|| kept(case))
        .and(|| is(wins.is_empty(), || format!("{wins:?} win at once")))
}

fn lost_later(case: &Case) -> Held {
    let Some(met) = met_later(&case.met.place, case.size("plies")) else { return Held::Open };
    here(case, Fate::Lost).and(|| threatens_later(case)).and(|| same(case.size("met"), met.len()))
}

/// Both sides have as many moves left as told, whatever the order.
fn spare(case: &Case, fate: Fate) -> Held {
    let to = case.met.place.to();
    let Some(left) = left(&case.met.place, &mut BTreeMap::new()) else { return Held::Open };
    same((case.size("own"), case.size("other")), (left[to as usize], left[to.other() as usize]))
        .and(|| here(case, fate))
}

fn look_spare(case: &Case) -> Held {
    spare(case, Fate::Won)
}

fn lost_spare(case: &Case) -> Held {
    spare(case, Fate::Lost)
}

fn lost_mutual(case: &Case) -> Held {
    here(case, Fate::Lost).and(|| other_here(case, Fate::Lost))
}

fn lost_saves(case: &Case) -> Held {
    here(case, Fate::Lost).and(|| other_here(case, Fate::Drawn))
}

fn lost_threat(case: &Case) -> Held {
    let Some(met) = meeting(&case.met.place) else { return Held::Open };
    here(case, Fate::Lost)
        .and(|| are_threats(&case.met.place, case.arg("threats"), case.size("count")))
        .and(|| same(case.size("met"), met.len()))
}

fn lost_counting(case: &Case) -> Held {
    let Some(moves) = moves(&*case.met.place, MOST) else { return Held::Open };
    here(case, Fate::Lost).and(|| same(case.size("moves"), moves.len()))
}

/// The answer keeps the win after each move.
fn lost_one(case: &Case) -> Held {
    let Some(moves) = moves(&*case.met.place, MOST) else { return Held::Open };
    let met = moves.iter().map(|(text, next)| match keeps(next, case.text("answer")) {
        Some(kept) => is(kept, || format!("{text} is not met")),
        None => Held::Open,
    });
    same(case.size("moves"), moves.len()).and(|| all(met))
}

fn drawn_wait(case: &Case) -> Held {
    here(case, Fate::Drawn).and(|| other_here(case, Fate::Lost))
}

fn drawn_turn(case: &Case) -> Held {
    here(case, Fate::Drawn).and(|| other_here(case, Fate::Won))
}

fn drawn_level(case: &Case) -> Held {
    here(case, Fate::Drawn).and(|| other_here(case, Fate::Drawn))
}

fn drawn(case: &Case) -> Held {
    here(case, Fate::Drawn)
}

/// The places are named in the best move, or in a move that it threatens; as many light up.
/// Nobody can force a win here.
/// The places of the defence told, or of a move by which the opponent would win if it were to move.
fn place_lost(case: &Case) -> Held {
    if case.text("whose") == "you" {
        return place(case);
    }
    let Arg::List(places) = case.arg("places") else { return Held::False("no places are named".into()) };
    let Some(passed) = passed(&case.met.place) else { return Held::Open };
    let Some(found) = moves(&*passed, MOST) else { return Held::Open };
    let is_won = |next: &Here| worth(next).map(|left| left.fate == Fate::Lost);
    let Some(won) = found.iter().map(|(_, next)| is_won(next)).collect::<Option<Vec<bool>>>() else {
        return Held::Open;
    };
    let named = |place: &Arg, text: &str| match place {
        Arg::Text(name) => text.contains(name.as_str()),
        Arg::Say(says) => named(&says.args[0].1).iter().any(|(name, _)| text.contains(name.as_str())),
        other => panic!("{other:?}"),
    };
    let does = |(text, _): &(String, Here)| places.iter().all(|place| named(place, text));
    is(found.iter().zip(won).any(|(mv, won)| won && does(mv)), || "no winning move goes there".into())
}

fn place(case: &Case) -> Held {
    let Arg::List(places) = case.arg("places") else { return Held::False("no places are named".into()) };
    let name = |arg: &Arg| match arg {
        Arg::Text(text) => text.clone(),
        Arg::Say(says) => named(&says.args[0].1)[0].0.clone(),
        other => panic!("{other:?}"),
    };
    let places: Vec<String> = places.iter().map(name).collect();
    let best = &case.met.answer.best[0];
    let threats = next(case).filter(|next| next.ending().is_none()).and_then(|next| threats(&next)).unwrap_or_default();
    let is_in = |text: &String, place: &String| {
        text.match_indices(place.as_str()).any(|(at, _)| {
            let rest = &text[at + place.len()..];
            !rest.starts_with(|c: char| c.is_ascii_digit())
        })
    };
    all([
        is(spots(case).len() == places.len() || spots(case).is_empty() && places == [best.clone()], || {
            format!("{places:?}")
        }),
        all(places.iter().map(|place| {
            is([best].into_iter().chain(&threats).any(|text| is_in(text, place)), || {
                format!("{place}: {best}, {threats:?}")
            })
        })),
    ])
}

/// The move that is told keeps what there is.
fn play(case: &Case) -> Held {
    let here_is = &case.met.place;
    let (mv, does) = named(case.arg("mv")).remove(0);
    let is_so = does.is_none_or(|does| is_done(here_is, &mv, does, here_is.to()));
    keeps(here_is, &mv)
        .map_or(Held::Open, |kept| is(kept, || "it is not best".into()))
        .and(|| is(is_so, || format!("it does not do {does:?}")))
        .and(|| here(case, Fate::Won))
}

fn play_so(case: &Case) -> Held {
    let Arg::Say(why) = case.arg("why") else { return Held::False("no reason is told".into()) };
    let is_chain = beats(why).iter().all(|beat| beat.key.starts_with("idea-beat"));
    // What is no chain has a predicate of its own.
    let mv = named(case.arg("mv")).remove(0).0;
    play(case).and(|| if is_chain { walk(&case.met.place, &mv, why) } else { Held::True })
}

fn keep(case: &Case) -> Held {
    let Some(moves) = weighed(&case.met.place) else { return Held::Open };
    let (mv, does) = named(case.arg("mv")).remove(0);
    let kept = keeps(&case.met.place, &mv);
    here(case, Fate::Drawn)
        .and(|| {
            is(does.is_none_or(|does| is_done(&case.met.place, &mv, does, case.met.place.to())), || format!("{does:?}"))
        })
        .and(|| kept.map_or(Held::Open, |kept| is(kept, || "it does not keep the draw".into())))
        .and(|| same(case.size("others"), moves.iter().filter(|(_, left)| left.fate == Fate::Won).count()))
}
