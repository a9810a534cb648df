//! Laws that need no search when they are told: of these games machines find the law and prove it for all sizes, as a test holds.

use ground::heap_game::{Go, HeapGame};

/// Takes from a single heap up to this: every set of them has a law.
const TAKES: i64 = 7;

/// The greatest t of Wythoff's game.
const T: i64 = 5;

/// Whether the law of a game is proved for all sizes by the machines of this program.
pub fn is_proved(game: &HeapGame) -> bool {
    let is_plain = *game == HeapGame { is_misere: game.is_misere, ..HeapGame::new(game.heaps, game.moves.clone()) };
    is_plain && game.has_room() && is_of_kind(game)
}

fn is_of_kind(game: &HeapGame) -> bool {
    let take = |go: &Go| matches!(go, Go::Once(vector) if matches!(vector[..], [take] if (1..=TAKES).contains(&take)));
    match &game.moves[..] {
        [Go::Several { least: 1, .. } | Go::Limit { factor: 1 | 2 }] => true,
        [Go::Multiple] => !game.is_misere,
        moves if moves == Go::any_of_one(game.heaps) => true,
        moves if (1..=T).any(|t| moves == Go::wythoff(t)) => true,
        moves => !moves.is_empty() && moves.iter().all(take),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::automaton::known::{Sought, seek};
    use crate::judge::control::Control;

    /// Every game of which it is said that its law is proved.
    fn games() -> Vec<HeapGame> {
        let nim = (1..=HeapGame::HEAPS).map(|heaps| HeapGame::new(heaps, Go::any_of_one(heaps)));
        let several = (1..=HeapGame::HEAPS).flat_map(|heaps| (1..=heaps).map(move |most| (heaps, most)));
        let moore = several.map(|(heaps, most)| HeapGame::new(heaps, vec![Go::Several { least: 1, most }]));
        let wythoff = (1..=T).map(|t| HeapGame::new(2, Go::wythoff(t)));
        let limit = [1, 2].map(|factor| HeapGame::new(2, vec![Go::Limit { factor }]));
        let sets =
            (1..1u32 << TAKES).map(|set| (1..=TAKES).filter(|take| set >> (take - 1) & 1 == 1).collect::<Vec<i64>>());
        let takes = sets.filter_map(|takes| Some(HeapGame::new(1, Go::some_of_one(1, &takes)?)));
        let both = |game: HeapGame| [HeapGame { is_misere: true, ..game.clone() }, game];
        let all = nim.chain(moore).chain(wythoff).chain(limit).chain(takes).flat_map(both);
        all.chain([HeapGame::new(2, vec![Go::Multiple])]).collect()
    }

    #[test]
    fn what_is_said_to_be_proved_is_found_and_proved() {
        let is_whole = option_env!("XORCLE_LAWS").is_some();
        // The numerations of larger t take many seconds where nothing is optimised.
        let is_dear = |game: &HeapGame| (4..=T).any(|t| game.moves == Go::wythoff(t));
        let games = games();
        assert!(games.iter().all(is_proved));
        for game in games.into_iter().filter(|game| is_whole || !is_dear(game)) {
            let sought = seek(game.clone(), &Control::new()).expect("nobody stops it");
            assert!(matches!(sought, Sought::Law(_)), "{game:?}");
        }
    }
}
