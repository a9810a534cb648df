//! Which messages state what, game by game: one file a game or kit, each a table of its messages.

use crate::claim::Table;

mod airport;
mod at_once;
mod bankruptcy;
mod bash;
mod cat_and_mouse;
mod checkers;
mod chess_corner;
pub mod chess_ending;
mod chomp;
mod coalitions;
mod coin_turning;
mod connect_four;
mod cops_and_robber;
mod counted;
mod cram;
mod dag;
mod dodgem;
mod domineering;
mod dots_and_boxes;
mod ends;
mod euclid;
mod fibonacci_nim;
mod flow_game;
mod glove;
mod grid_walk;
mod hackenbush;
mod hands;
mod heap_rule;
mod hex;
mod hexapawn;
mod ideas;
mod kin;
mod knight_tour;
mod lasker;
mod lawful;
mod lone;
mod loopy;
mod misere;
mod mnk;
mod moore_nim;
mod morris;
mod multiply_race;
mod nim;
mod nimble;
mod northcott;
mod notakto;
mod number_game;
mod octal;
mod othello;
mod poker_nim;
mod pursuit;
mod queens;
mod schuh;
mod small_chess;
mod sprouts;
mod staircase_nim;
mod subtraction;
mod sum;
mod swept;
mod toads_and_frogs;
mod treblecross;
mod turning_corners;
mod vectors;
mod voting;
mod waves;
mod worth;
mod wythoff;

/// Every table there is.
pub const TABLES: &[Table] = &[
    airport::TABLE,
    at_once::TABLE,
    bankruptcy::TABLE,
    bash::TABLE,
    cat_and_mouse::TABLE,
    checkers::TABLE,
    chess_corner::TABLE,
    chess_ending::TABLE,
    chomp::TABLE,
    coalitions::TABLE,
    coin_turning::TABLE,
    connect_four::TABLE,
    cops_and_robber::TABLE,
    counted::TABLE,
    cram::TABLE,
    dag::TABLE,
    dodgem::TABLE,
    domineering::TABLE,
    dots_and_boxes::TABLE,
    ends::TABLE,
    euclid::TABLE,
    fibonacci_nim::TABLE,
    flow_game::TABLE,
    glove::TABLE,
    grid_walk::TABLE,
    hackenbush::TABLE,
    hands::TABLE,
    heap_rule::TABLE,
    hex::TABLE,
    hexapawn::TABLE,
    ideas::TABLE,
    kin::TABLE,
    knight_tour::TABLE,
    lasker::TABLE,
    lawful::TABLE,
    lone::TABLE,
    loopy::TABLE,
    misere::TABLE,
    mnk::TABLE,
    moore_nim::TABLE,
    morris::TABLE,
    multiply_race::TABLE,
    nim::TABLE,
    nimble::TABLE,
    northcott::TABLE,
    notakto::TABLE,
    number_game::TABLE,
    octal::TABLE,
    othello::TABLE,
    poker_nim::TABLE,
    pursuit::TABLE,
    queens::TABLE,
    schuh::TABLE,
    small_chess::TABLE,
    sprouts::TABLE,
    staircase_nim::TABLE,
    subtraction::TABLE,
    sum::TABLE,
    swept::TABLE,
    toads_and_frogs::TABLE,
    treblecross::TABLE,
    turning_corners::TABLE,
    vectors::TABLE,
    voting::TABLE,
    waves::TABLE,
    worth::TABLE,
    wythoff::TABLE,
];

/// Messages that tell a move, as a player says it, or name a node or a man; laws of the moves and of the places hold those.
pub const TOLD: &[&str] = &[
    "bash-takes",
    "breaking-splits",
    "breaking-takes-and-splits",
    "breaking-takes-and-splits-in-three",
    "chess-corner-goes",
    "chess-ending-bishop",
    "chess-ending-king",
    "chess-ending-knight",
    "chess-ending-pawn",
    "chess-ending-queen",
    "chess-ending-rook",
    "coin-turning-turns",
    "coin-turning-turns-one",
    "coin-turning-turns-run",
    "cram-tell",
    "dawsons-chess-tell",
    "ends-from-left",
    "ends-from-right",
    "hackenbush-cuts",
    "knight-tour-jumps",
    "notakto-tell",
    "notakto-tell-board",
    "pushes-the-token",
    "pushes-token",
    "queens-places",
    "spot-node",
    "sprouts-joins",
    "sprouts-joins-around",
    "sprouts-loops",
    "sprouts-loops-around",
    "sprouts-short-around",
    "sum-tell",
    "takes-from-heap",
    "treblecross-tell",
    "turning-corners-turns",
    "vectors-goes",
    "wythoff-takes-both",
    "verbatim",
];
