//! Laws that are known are found again, and what was changed is refused.

use crate::automaton::algebra::differs;
use crate::automaton::arithmetic::Arithmetic;
use crate::automaton::find::{Found, Search, find};
use crate::automaton::forms::{Form, form};
use crate::automaton::machine::Machine;
use crate::automaton::numeration::Numeration;
use crate::automaton::prove::Prover;
use crate::judge::control::Control;
use ground::heap_game::{Bound, Forbidden, Go, HeapGame};
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

fn nim(heaps: usize) -> Vec<Go> {
    (0..heaps).map(|heap| Go::Ray((0..heaps).map(|i| i64::from(i == heap)).collect())).collect()
}

fn queen() -> HeapGame {
    HeapGame::new(2, [nim(2), vec![ray(&[1, 1])]].concat())
}

/// A game with the numeration in which its law is found, the states of the law, and those of the machines along its rays.
type Known = (HeapGame, &'static str, usize, &'static [usize]);

fn plain(heaps: usize, moves: Vec<Go>) -> HeapGame {
    HeapGame::new(heaps, moves)
}

fn misere(game: HeapGame) -> HeapGame {
    HeapGame { is_misere: true, ..game }
}

/// Laws as they were found and proved independently before: the minimal machine of a numeration is unique.
fn known() -> Vec<Known> {
    let mut known = known_vectors();
    known.extend(known_kinds());
    known
}

fn known_vectors() -> Vec<Known> {
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

fn known_kinds() -> Vec<Known> {
    vec![
        (plain(4, vec![Go::Several { least: 1, most: 2 }]), "base2", 2, &[]),
        (plain(3, vec![Go::Several { least: 2, most: 2 }]), "base2", 5, &[]),
        (misere(plain(3, vec![Go::Several { least: 1, most: 2 }])), "base2", 5, &[]),
        (plain(2, vec![Go::Limit { factor: 2 }]), "zeck", 5, &[]),
        (plain(2, vec![Go::Bounded(Bound::AtMost)]), "base2", 4, &[]),
        (plain(2, vec![Go::Bounded(Bound::AtLeast)]), "zeck", 14, &[]),
        (plain(2, vec![Go::Bounded(Bound::Below)]), "base2", 4, &[]),
        (plain(2, vec![Go::Multiple]), "zeck", 22, &[13, 13]),
        (plain(1, vec![once(&[1]), Go::Divide { by: 2, is_up: false }]), "base2", 3, &[]),
        (plain(1, vec![once(&[2]), Go::Divide { by: 2, is_up: false }]), "base2", 7, &[]),
        (plain(1, vec![Go::Power(2)]), "base2", 3, &[]),
        (plain(1, vec![Go::Share { above: 1, below: 2 }]), "base2", 3, &[]),
    ]
}

#[test]
fn known_laws_are_found_from_the_rules_alone() {
    for (game, numeration, states, rays) in known() {
        let search = find(&game, &Numeration::TRIED, &Control::new()).expect("not stopped");
        let Search::Found(found) = search else { panic!("{game:?}: no law was found") };
        let along = found.law.rays.iter().map(|(_, along)| along.states());
        let along: Vec<usize> = along.chain(found.law.multiples.iter().map(Machine::states)).collect();
        let name = found.numeration.name();
        assert_eq!((&*name, found.law.lost.states(), &*along), (numeration, states, rays), "{game:?}");
        winning_moves_are_found(&game, &found);
    }
}

#[test]
fn where_no_machine_tells_the_lost_positions_none_is_claimed() {
    let tried = find(&plain(1, vec![Go::Power(3)]), &[Numeration::Base(2)], &Control::new()).expect("not stopped");
    assert!(matches!(tried, Search::None(tried) if tried.len() == 1), "powers of 3 are no words of base 2");
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

/// Every move that the search over digits finds is a move and leaves a lost position, and it finds one wherever there is one.
fn winning_moves_are_found(game: &HeapGame, found: &Found) {
    let control = Control::new();
    let numbers = Arithmetic::new(found.numeration, &control).expect("built");
    let prover = Prover { game, numbers: &numbers, control: &control };
    let side: u64 = [0, 30, 11, 4, 3][game.heaps];
    let lost = |at: &[u64]| found.law.has(found.numeration, &at.iter().map(|n| Nat::from(*n)).collect::<Vec<_>>());
    let reach = prover.allowed(&found.law.lost).expect("built");
    for index in 0..side.pow(game.heaps as u32) {
        let at: Vec<u64> = (0..game.heaps).map(|heap| index / side.pow(heap as u32) % side).collect();
        let options = game.options(&at);
        let whole: Vec<Nat> = at.iter().map(|n| Nat::from(*n)).collect();
        let is_won = options.iter().any(|next| lost(next));
        if game.is_stopped(&at) {
            continue;
        }
        let won_by: Vec<Vec<Nat>> =
            game.moves.iter().filter_map(|go| prover.meets(&reach, go, &whole).ok().flatten()).collect();
        if !game.moves.contains(&Go::Multiple) {
            assert_eq!(!won_by.is_empty(), is_won, "{game:?} {at:?}");
        }
        for next in won_by {
            let next: Vec<u64> = next.iter().map(|n| u64::try_from(n).expect("small")).collect();
            assert!(lost(&next) && options.contains(&next), "{game:?}: {at:?} to {next:?}");
        }
    }
}
