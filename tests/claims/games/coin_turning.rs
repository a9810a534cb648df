//! What is said of `coin-turning`, message by message.

use crate::claim::Kind::{Fact, Question, Source};
use crate::claim::{Table, todo};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("coin-turning-law", Source),
    ("coin-turning-law-turtles", Source),
    ("coin-turning-law-mock", Source),
    ("coin-turning-law-moebius", Source),
    ("coin-turning-law-ruler", Source),
    ("coin-turning-law-ruler-max3", Source),
    ("coin-turning-law-twins", Source),
    ("coin-turning-law-twins-near", Source),
    ("coin-turning-law-triplets", Source),
    ("coin-turning-law-one", Source),
    ("coin-turning-law-tame", Source),
    ("coin-turning-law-pairs", Source),
    ("coin-turning-ask-one", Question),
    ("coin-turning-ask-pairs", Question),
    ("coin-turning-look", Fact(todo)),
    ("coin-turning-look-whole", Fact(todo)),
    ("coin-turning-look-broken", Fact(todo)),
    ("coin-turning-place", Fact(todo)),
    ("coin-turning-place-none", Fact(todo)),
    ("coin-turning-move", Fact(todo)),
    ("coin-turning-move-whole", Fact(todo)),
    ("coin-turning-move-broken", Fact(todo)),
    ("coin-turning-stall", Fact(todo)),
    ("coin-turning-proof-one", Fact(todo)),
    ("coin-turning-proof-pairs", Fact(todo)),
    ("coin-turning-claim-won", Fact(todo)),
    ("coin-turning-claim-lost", Fact(todo)),
];
