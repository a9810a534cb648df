//! The laws of the house, held over every game and every preset by tests that know no game.

#[path = "../common/chance.rs"]
mod chance;
#[path = "../common/crew.rs"]
mod crew;
#[path = "../common/dice.rs"]
mod dice;
#[path = "../common/shake.rs"]
mod shake;
#[path = "../common/starts.rs"]
mod starts;

mod depths;
mod duels;
mod eyes;
mod flaws;
mod glossary;
mod kinds;
mod lessons;
mod limits;
mod many;
mod met;
mod methods;
mod mixes;
mod moves;
mod opponent;
mod parts;
mod prompts;
mod proofs;
mod puzzles;
mod reasons;
mod refutations;
mod reviews;
mod shares;
mod slips;
mod staged;
mod statements;
mod tables;
mod texts;
mod theorems;
mod values;
