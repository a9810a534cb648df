//! The house list, and nothing else.
//!
//! | room | what it is |
//! |---|---|
//! | `kit` | heaps, graphs, cells, binary columns: what two games or more share |
//! | `kit/board` | one kit for plain board games: a game says how its pieces move, the kit draws, writes, searches and explains it |
//! | `kit/domino_game`, `kit/on_network` | one kit each for games of dominoes and for tokens on directed graphs |
//! | `kit/breaking` | one kit for every game whose move replaces a heap by smaller ones |
//! | `kit/laws` | laws as a person would type them, for sums of heaps |
//! | `kit/estimates` | terms of an evaluation that games count in one way: open lines, the middle |
//! | `kit/worth` | why a position is won that is a sum of parts with nim-values, in normal and in misère play |
//! | `kit/lone_heap` | why one heap with fixed takes is won or lost: remainders and their table, in misère play Ferguson's theorem |
//! | `kit/answers` | moves with an answer to each, and which moves end the game |
//! | `kit/waves` | why a position is won, lost or drawn that a sweep settled: what moves leave, answers, how the waves ran |
//! | `kit/past` | who did what, for pictures alone: positions that differ in nothing else are equal |
//! | `kit/swept` | why a position is won, lost or drawn where every position was looked at from the ends backwards |
//! | `kit/at_once`, `kit/hands`, `kit/shuffle` | choices made at the same time, hidden hands, packs that are cut |
//! | `kit/ideas` | what decides where values are known: threat, forced reply, zugzwang, tempo, race, or counting alone |
//! | `kit/kept` | tables that belong to the rules alone, kept while the program runs |
//! | `FAMILY/GAME` | one file or folder per game |
//! | `FAMILY/GAME/solver` | what solves this game and no other |

pub mod boards;
pub(crate) mod breaks;
pub(crate) mod coalitions;
pub(crate) mod coins;
pub(crate) mod graphs;
pub mod heaps;
pub mod kit;
pub(crate) mod numbers;
pub mod scores;
pub mod secrets;
pub(crate) mod sums;

use duel::house::{Entry, House};

/// Every built-in game that is no sum.
pub fn parts() -> Vec<Entry> {
    vec![
        Entry::of(heaps::nim::Nim::build),
        Entry::of(heaps::moore_nim::rules::MooreNim::build),
        Entry::of(heaps::staircase_nim::rules::StaircaseNim::build),
        Entry::of(heaps::nimble::rules::Nimble::build),
        Entry::of(heaps::poker_nim::rules::PokerNim::build),
        Entry::of(heaps::bash::Bash::build),
        Entry::of(heaps::subtraction::rules::Subtraction::build),
        Entry::of(heaps::wythoff::rules::Wythoff::build),
        Entry::of(heaps::fibonacci_nim::rules::FibonacciNim::build),
        Entry::of(heaps::vectors::rules::AlongVectors::build),
        Entry::of(numbers::euclid::rules::Euclid::build),
        Entry::of(numbers::multiply_race::rules::MultiplyRace::build),
        Entry::of(breaks::octal::build::<breaks::octal::faces::Any>),
        Entry::of(breaks::octal::build::<breaks::octal::faces::Kayles>),
        Entry::of(breaks::octal::build::<breaks::octal::faces::DawsonsKayles>),
        Entry::of(breaks::octal::build::<breaks::octal::faces::DawsonsChess>),
        Entry::of(breaks::octal::build::<breaks::octal::faces::Grundy>),
        Entry::of(breaks::lasker::build),
        Entry::of(numbers::number_game::build),
        Entry::of(breaks::heap_rule::HeapByRule::build),
        Entry::of(boards::grid_walk::GridWalk::build),
        boards::mnk::board::Mnk::tic_tac_toe(),
        boards::mnk::board::Mnk::gomoku(),
        Entry::of(boards::mnk::board::Mnk::build),
        Entry::of(boards::hex::rules::Hex::build),
        Entry::of(boards::notakto::rules::Notakto::build),
        Entry::of(boards::treblecross::build),
        Entry::of(boards::connect_four::rules::ConnectFour::build),
        Entry::of(boards::northcott::rules::Northcott::build),
        Entry::of(boards::dodgem::rules::Dodgem::build),
        Entry::of(boards::chess_ending::rules::ChessEnding::build),
        Entry::of(boards::small_chess::build),
        Entry::of(boards::morris::rules::Morris::build),
        Entry::of(boards::toads_and_frogs::build),
        Entry::of(boards::hexapawn::build),
        Entry::of(coins::coin_turning::rules::CoinTurning::build),
        Entry::of(coins::turning_corners::rules::TurningCorners::build),
        Entry::of(boards::chess_corner::rules::ChessCorner::build),
        Entry::of(boards::knight_tour::rules::KnightTour::build),
        Entry::of(boards::queens::rules::Queens::build),
        Entry::of(boards::chomp::build),
        Entry::of(boards::cram::build),
        Entry::of(boards::domineering::build),
        Entry::of(boards::othello::rules::Othello::build),
        Entry::of(boards::checkers::rules::Checkers::build),
        Entry::of(numbers::schuh::build),
        Entry::of(scores::ends::build),
        Entry::of(scores::dots_and_boxes::rules::DotsAndBoxes::build),
        Entry::of(secrets::matrix::build),
        Entry::of(secrets::blotto::build),
        Entry::of(secrets::kuhn_poker::build),
        Entry::of(secrets::leduc_poker::build),
        Entry::of(secrets::liars_dice::build),
        Entry::of(graphs::dag::build),
        Entry::of(graphs::loopy::build),
        Entry::of(graphs::cat_and_mouse::rules::CatAndMouse::build),
        Entry::of(graphs::cops_and_robber::rules::CopsAndRobber::build),
        Entry::of(boards::pursuit::rules::Pursuit::build),
        Entry::of(graphs::hackenbush::build),
        Entry::of(graphs::sprouts::build),
        Entry::of(coalitions::sharing::rules::build::<coalitions::coalition::Table>),
        Entry::of(coalitions::sharing::rules::build::<coalitions::glove::Glove>),
        Entry::of(coalitions::sharing::rules::build::<coalitions::airport::Airport>),
        Entry::of(coalitions::sharing::rules::build::<coalitions::bankruptcy::Bankruptcy>),
        Entry::of(coalitions::sharing::rules::build::<coalitions::voting::Voting>),
        Entry::of(coalitions::sharing::rules::build::<coalitions::flow_game::FlowGame>),
    ]
}

/// The house of these games and the sums of them.
pub fn house_of(parts: House) -> House {
    let (mut house, components) = (parts.clone(), parts);
    let sum = Entry::of(move |params| Ok(sums::sum::Sum::build(params, components.clone())));
    house.let_in(sum).expect("no other game is called sum");
    house
}

/// Every game that is built in.
pub fn house() -> House {
    house_of(House::new(parts()))
}
