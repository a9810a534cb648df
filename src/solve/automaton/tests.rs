//! Laws that are known are found again, and what was changed is refused.

use std::collections::HashMap;

use crate::automaton::algebra::differs;
use crate::automaton::arithmetic::Arithmetic;
use crate::automaton::find::{Search, find};
use crate::automaton::forms::{Form, form};
use crate::automaton::known::{Known, Sought, seek};
use crate::automaton::machine::Machine;
use crate::automaton::numeration::Numeration;
use crate::judge::control::Control;
use ground::expression::read::{Term, read};
use ground::heap_game::{Bound, Forbidden, Go, HEAP, HeapGame, TAKEN};
use ground::num::Nat;

#[test]
fn numbers_are_written_and_read() {
    let names = ["base2", "base3", "base4", "zeck", "ost2", "ost3", "ost4", "trib", "lag3", "lag4"];
    for name in names {
        let numeration = Numeration::named(name).expect("named");
        let weights = numeration.weights(60);
        for n in 0..3000u64 {
            let word = numeration.word(&Nat::from(n));
            assert_eq!(numeration.number(&word, &weights), Some(n), "{name}: {word:?}");
            assert_eq!(numeration.any_number(&word), Nat::from(n), "{name}: {word:?}");
        }
    }
}

#[test]
fn addition_is_proved() {
    let sizes = [
        ("base2", 3),
        ("base3", 3),
        ("base4", 3),
        ("zeck", 17),
        ("ost2", 17),
        ("ost3", 17),
        ("trib", 150),
        ("lag3", 251),
    ];
    for (name, states) in sizes {
        let control = Control::new();
        let arithmetic = Arithmetic::new(Numeration::named(name).expect("named"), &control).expect("built");
        assert_eq!(arithmetic.adder.states(), states, "{name}");
        assert_eq!(arithmetic.proved(&control), Ok(Ok(())), "{name}");
    }
}

#[test]
fn an_adder_with_one_arrow_changed_is_refused() {
    let control = Control::new();
    let numeration = Numeration::Ostrowski(1);
    let right = Arithmetic::new(numeration, &control).expect("built");
    for arrow in (0..right.adder.next.len()).step_by(5) {
        let mut wrong = Arithmetic::new(numeration, &control).expect("built");
        wrong.adder.next[arrow] = (wrong.adder.next[arrow] + 1) % right.adder.states() as u32;
        let is_same = differs(&right.adder, &wrong.adder, &control) == Ok(None);
        assert!(is_same || wrong.proved(&control) != Ok(Ok(())), "arrow {arrow}");
    }
}

fn ray(vector: &[i64]) -> Go {
    Go::Ray(vector.to_vec())
}

fn once(vector: &[i64]) -> Go {
    Go::Once(vector.to_vec())
}

/// Takes from a single heap.
fn take(when: &str) -> Go {
    let Ok(Term::Truth(when)) = read(when, &[("n", HEAP), ("c", TAKEN)]) else { panic!("{when}") };
    Go::Take { heap: 0, when: Box::new(when) }
}

fn nim(heaps: usize) -> Vec<Go> {
    (0..heaps).map(|heap| Go::Ray((0..heaps).map(|i| i64::from(i == heap)).collect())).collect()
}

fn queen() -> HeapGame {
    HeapGame::new(2, [nim(2), vec![ray(&[1, 1])]].concat())
}

/// A game with the numeration in which its law is found, the states of the law, and those of the machines along its rays.
type Case = (HeapGame, &'static str, usize, &'static [usize]);

fn plain(heaps: usize, moves: Vec<Go>) -> HeapGame {
    HeapGame::new(heaps, moves)
}

fn misere(game: HeapGame) -> HeapGame {
    HeapGame { is_misere: true, ..game }
}

/// Laws as they were found and proved independently before: the minimal machine of a numeration is unique.
fn known() -> Vec<Case> {
    let mut known = known_vectors();
    known.extend(known_kinds());
    known
}

fn known_vectors() -> Vec<Case> {
    vec![
        (plain(1, nim(1)), "base2", 2, &[]),
        (plain(2, nim(2)), "base2", 2, &[]),
        (misere(plain(1, nim(1))), "base2", 3, &[]),
        (misere(plain(2, nim(2))), "base2", 5, &[]),
        (misere(plain(3, nim(3))), "base2", 5, &[]),
        (queen(), "zeck", 8, &[12]),
        (misere(queen()), "zeck", 14, &[15]),
        (plain(2, vec![once(&[2, 1]), once(&[1, 2])]), "base2", 9, &[]),
        (plain(2, vec![once(&[2, -1]), once(&[0, 1])]), "base2", 2, &[]),
        (plain(2, vec![ray(&[0, 1]), once(&[1, 0]), once(&[4, 0]), once(&[9, 0])]), "base2", 9, &[]),
        (HeapGame { stop_sum: Some(2), ..plain(2, nim(2)) }, "base2", 7, &[]),
        (HeapGame { stops_empty: true, ..queen() }, "base2", 4, &[1]),
        (HeapGame { forbidden: Forbidden::Equal, ..queen() }, "zeck", 8, &[12]),
        (HeapGame { forbidden: Forbidden::BothOdd, ..plain(2, nim(2)) }, "base2", 8, &[]),
        (plain(2, vec![ray(&[1, 1]), once(&[1, 0]), once(&[0, 1])]), "base2", 10, &[7]),
    ]
}

fn known_kinds() -> Vec<Case> {
    vec![
        (plain(4, vec![Go::Several { least: 1, most: 2 }]), "base2", 2, &[]),
        (plain(3, vec![Go::Several { least: 2, most: 2 }]), "base2", 5, &[]),
        (misere(plain(3, vec![Go::Several { least: 1, most: 2 }])), "base2", 5, &[]),
        (plain(2, vec![Go::Limit { factor: 2 }]), "zeck", 5, &[]),
        (plain(2, vec![Go::Bounded(Bound::AtMost)]), "base2", 4, &[]),
        (plain(2, vec![Go::Bounded(Bound::AtLeast)]), "zeck", 14, &[]),
        (plain(2, vec![Go::Bounded(Bound::Below)]), "base2", 4, &[]),
        (plain(2, vec![Go::Multiple]), "zeck", 22, &[13, 13]),
        (plain(1, vec![once(&[1]), take("c == n - floor(n / 2)")]), "base2", 3, &[]),
        (plain(1, vec![once(&[2]), take("c == n - floor(n / 2)")]), "base2", 7, &[]),
        (plain(1, vec![take("power_of_two(c)")]), "base2", 3, &[]),
        (plain(1, vec![take("2 * c <= n")]), "base2", 3, &[]),
    ]
}

#[test]
fn known_laws_are_found_from_the_rules_alone() {
    for (game, numeration, states, rays) in known() {
        let sought = seek(game.clone(), &Control::new()).expect("not stopped");
        let Sought::Law(known) = sought else { panic!("{game:?}: no law was found") };
        let found = &known.found;
        let along = found.law.rays.iter().map(|(_, along)| along.states());
        let along: Vec<usize> = along.chain(found.law.multiples.iter().map(Machine::states)).collect();
        let name = found.numeration.name();
        assert_eq!((&*name, found.law.lost.states(), &*along), (numeration, states, rays), "{game:?}");
        winning_moves_are_found(&known);
        law_is_what_play_says(&known);
    }
}

#[test]
fn nim_values_are_the_law_of_the_game_beside_a_heap() {
    let values = |game: HeapGame| {
        let lifted = game.beside_nim().expect("vectors");
        let Ok(Sought::Law(known)) = seek(lifted, &Control::new()) else { panic!("{game:?}: no law was found") };
        known
    };
    let of = |known: &Known, at: &[u64]| {
        let at: Vec<Nat> = at.iter().map(|n| Nat::from(*n)).collect();
        known.nim_value(&at).and_then(|value| u64::try_from(value).ok())
    };
    let takes = values(plain(1, Go::some_of_one(1, &[1, 4, 9]).expect("few")));
    assert_eq!(takes.found.law.lost.states(), 9);
    let mut known: Vec<u64> = Vec::new();
    for n in 0..200usize {
        let left: Vec<u64> = [1, 4, 9].iter().filter(|take| **take <= n).map(|take| known[n - take]).collect();
        known.push((0..=3).find(|value| !left.contains(value)).expect("three moves leave one of four"));
        assert_eq!(of(&takes, &[n as u64]), Some(known[n]), "{n}");
    }
    for heaps in 2..=3 {
        let nim = values(plain(heaps, nim(heaps)));
        assert_eq!(nim.found.law.lost.states(), 2);
        assert_eq!(of(&nim, &[13, 7, 22][..heaps]), Some([13, 7, 22][..heaps].iter().fold(0, |sum, n| sum ^ n)));
    }
    assert!(misere(plain(1, nim(1))).beside_nim().is_none());
}

#[test]
fn where_no_machine_tells_the_lost_positions_none_is_claimed() {
    let tried =
        find(&plain(1, vec![take("c * c <= n")]), &[Numeration::Base(2)], &Control::new()).expect("not stopped");
    assert!(matches!(tried, Search::None(tried) if tried.len() == 1), "products are no words");
    let endless = HeapGame::new(2, vec![once(&[1, -1]), once(&[-1, 1])]);
    assert!(matches!(find(&endless, &Numeration::TRIED, &Control::new()), Ok(Search::Endless)));
}

/// The sentence that a law of these rules comes to.
fn told(game: &HeapGame) -> Option<Form> {
    let control = Control::new();
    let Ok(Search::Found(found)) = find(game, &Numeration::TRIED, &control) else {
        panic!("{game:?}: no law was found")
    };
    let numbers = Arithmetic::new(found.numeration, &control).expect("built");
    form(&numbers, &found.law.lost, &control).expect("small machines")
}

#[test]
fn laws_are_told_in_words_where_words_say_the_same() {
    let takes: Vec<i64> = (1..=3).collect();
    let of = |takes: &[i64]| plain(1, Go::some_of_one(1, takes).expect("few"));
    assert_eq!(told(&plain(3, nim(3))), Some(Form::EvenColumns));
    assert_eq!(told(&misere(plain(2, nim(2)))), Some(Form::MisereColumns));
    assert_eq!(told(&plain(3, vec![Go::Several { least: 1, most: 2 }])), Some(Form::Columns(3)));
    assert_eq!(told(&of(&takes)), Some(Form::Remainders(4, vec![0])));
    assert_eq!(told(&of(&[1, 4, 9])), Some(Form::Remainders(5, vec![0, 2])));
    assert_eq!(told(&queen()), Some(Form::Shifted));
    assert_eq!(told(&plain(2, vec![Go::Limit { factor: 2 }])), Some(Form::SmallestPart));
    assert_eq!(told(&misere(queen())), None);
}

/// Who loses by plain recursion over the moves.
fn loses(game: &HeapGame, at: &[u64], known: &mut HashMap<Vec<u64>, bool>) -> bool {
    if let Some(loses) = known.get(at) {
        return *loses;
    }
    let options = game.options(at);
    let loses =
        if options.is_empty() { !game.is_misere } else { options.iter().all(|next| !self::loses(game, next, known)) };
    known.insert(at.to_vec(), loses);
    loses
}

/// The law is right of a thousand small positions; with `XORCLE_LAWS=1`, which wants an optimised run, of a hundred thousand.
fn law_is_what_play_says(known: &Known) {
    let game = &known.game;
    let is_whole = option_env!("XORCLE_LAWS").is_some();
    let side: u64 = if is_whole { [0, 100_000, 320, 48, 18][game.heaps] } else { [0, 300, 32, 10, 5][game.heaps] };
    // A rule that tries every number is asked of fewer sizes.
    let tries_all = game.moves.iter().any(|go| !matches!(go, Go::Once(_)));
    let side = if game.heaps == 1 && tries_all { side.min(3_000) } else { side };
    let mut lost = HashMap::new();
    for index in 0..side.pow(game.heaps as u32) {
        let at: Vec<u64> = (0..game.heaps).map(|heap| index / side.pow(heap as u32) % side).collect();
        let whole: Vec<Nat> = at.iter().map(|n| Nat::from(*n)).collect();
        assert_eq!(known.is_lost(&whole), loses(game, &at, &mut lost), "{game:?} {at:?}");
    }
}

/// The moves that the search over digits finds are those that leave a lost position.
fn winning_moves_are_found(known: &Known) {
    let game = &known.game;
    let side: u64 = [0, 30, 11, 4, 3][game.heaps];
    let whole = |at: &[u64]| at.iter().map(|n| Nat::from(*n)).collect::<Vec<Nat>>();
    for index in 0..side.pow(game.heaps as u32) {
        let at: Vec<u64> = (0..game.heaps).map(|heap| index / side.pow(heap as u32) % side).collect();
        let Some(met) = known.winning(&whole(&at), 1_000, &Control::new()).expect("not stopped") else {
            assert!(game.moves.contains(&Go::Multiple), "{game:?}");
            return;
        };
        let options = game.options(&at);
        let mut wanted: Vec<Vec<Nat>> =
            options.iter().map(|next| whole(next)).filter(|next| known.is_lost(next)).collect();
        wanted.sort();
        assert_eq!((met.total, &met.listed), (Nat::from(wanted.len()), &wanted), "{game:?} {at:?}");
        let few = known.winning(&whole(&at), 1, &Control::new()).expect("not stopped").expect("told before");
        for left in &options {
            let is_lost = known.leaves_lost(&whole(&at), &whole(left), &Control::new()).expect("not stopped");
            assert_eq!(is_lost, known.is_lost(&whole(left)), "{game:?} {at:?} {left:?}");
        }
        assert_eq!((few.total, few.listed.len()), (Nat::from(wanted.len()), wanted.len().min(1)), "{game:?} {at:?}");
    }
}
