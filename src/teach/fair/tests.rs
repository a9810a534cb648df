//! Unit tests of fair starts: worked by hand, and counted again by the plain walk.

use super::*;
use games::house;
use solve::judge::oracle::Scope;

fn opened(game: &str, position: &str) -> Arc<dyn Place> {
    let entry = house().find(game).expect("it is in the house").clone();
    entry.open(&entry.params(), Some(position)).expect("it can be read")
}

fn needed(game: &str, position: &str) -> Option<u32> {
    needs(&opened(game, position), &Control::new()).expect("nobody stops")
}

/// The same count from the plain walk of the rules, without memory: `None` where the person does not win.
fn recount(place: &Arc<dyn Place>, you: Side) -> Option<u32> {
    let control = Control::new();
    if let Some(ending) = place.ending() {
        return (ending == Ending::Won(you)).then_some(0);
    }
    let (moves, next) = (place.moves(1_000).0, |mv: &String| place.play(mv).expect("it is listed").next);
    if place.to() != you {
        return moves.iter().map(|mv| recount(&next(mv), you)).try_fold(0, |most, one| Some(most.max(one?)));
    }
    let rows = place.walk(5_000, &control).expect("nobody stops").expect("it is small");
    let wins: Vec<&String> = rows.iter().filter(|(_, left)| left.outcome() == Outcome::P).map(|(mv, _)| mv).collect();
    let cost = u32::from(wins.len() == 1 && moves.len() > 1);
    wins.iter().filter_map(|mv| recount(&next(mv), you)).min().map(|least| least + cost)
}

#[test]
fn what_is_needed_is_as_worked_by_hand() {
    assert_eq!(needed("nim", "1,1"), None, "it is lost");
    assert_eq!(needed("nim", "1,1,1"), Some(0));
    assert_eq!(needed("nim", "1,2"), Some(1));
    assert_eq!(needed("nim", "3"), Some(1), "all at once, and nothing else");
    assert_eq!(needed("bash", "7"), Some(2), "take 3 of 7, then the rest of 4");
    assert_eq!(needed("bash", "4"), None);
}

#[test]
fn fair_starts_are_won_and_need_what_they_say() {
    let house = house();
    for game in ["nim", "bash", "kayles"] {
        for k in 1..=3 {
            let entry = house.find(game).expect("it is in the house");
            let found = start(entry, k, 11, &Control::new()).expect("nobody stops");
            let Some(place) = found else { panic!("{game} has none that needs {k}") };
            let answer = place.judge(Scope::Advice, &Control::new()).expect("it is small");
            assert_eq!(answer.value.outcome(), Outcome::N, "{game}: {}", place.text());
            let is_small = place.walk(150, &Control::new()).expect("nobody stops").is_some();
            if is_small {
                assert_eq!(recount(&place, place.to()), Some(k), "{game}: {}", place.text());
            }
        }
    }
}
