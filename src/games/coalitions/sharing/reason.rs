//! Why a split holds or does not: the coalition that does better on its own, a split without objection, or a balanced collection that
//! shows that there is none.

use num_traits::Signed;

use crate::games::coalitions::sharing::deal::Solved;
use crate::games::coalitions::sharing::stage::lit;
use crate::games::coalitions::sharing::talk::{Pos, Word, word};
use crate::games::coalitions::sharing::text::shared;
use crate::games::coalitions::sharing::writing::write_word;
use crate::num::Ratio;
use crate::oracle::coalition::core::Core;
use crate::oracle::coalition::worths::Worths;
use crate::oracle::control::{Control, Stop};
use crate::oracle::reason::{Exhibit, Reason, Role, Step};
use crate::oracle::shares::{Coalition, letters};
use crate::say;
use crate::say::Say;

/// Coalitions that a table lists at most.
const LISTED: usize = 16;

/// Players whose contributions to every coalition are shown one by one.
const MARGINALS: usize = 4;

/// The whole reason.
pub fn explain(pos: &Pos, control: &Control) -> Result<Reason, Stop> {
    let solved = pos.deal.solved(control)?;
    let said = word(pos, control)?;
    let (claim, mut steps) = match &pos.split {
        None => proposing(&solved, &said, control)?,
        Some(split) => answering(pos, &solved, split, &said, control)?,
    };
    steps.push(anybody(&solved));
    steps.push(claims(&solved));
    if pos.players() <= MARGINALS {
        steps.push(contributions(&solved));
    }
    steps.extend(pos.deal.bearing.steps(&solved, control)?);
    steps.push(Step::says(Role::Law, say!("coalitions-law-core")));
    steps.push(Step::says(Role::Law, say!("coalitions-law-values")));
    Ok(Reason { claim, steps })
}

fn proposing(solved: &Solved, said: &Word, control: &Control) -> Result<(Say, Vec<Step>), Stop> {
    let worths = &solved.worths;
    let whole = worths.of(worths.all()).to_string();
    let split = shared(&solved.nucleolus.split);
    let claim = match solved.core {
        Core::Point(_) => say!("coalitions-claim-core", split = split),
        Core::Empty { .. } => say!("coalitions-claim-no-core"),
    };
    let place = match solved.nucleolus.rounds.first() {
        None => Step::says(Role::Place, say!("coalitions-place-alone")),
        Some(round) => {
            let tight: Vec<String> = round.settled.iter().map(|mask| letters(*mask)).collect();
            let level = &round.level;
            let says = if level.is_negative() {
                say!("coalitions-place-lacking", coalitions = tight, level = (-level).to_string())
            } else {
                say!("coalitions-place-tight", coalitions = tight, level = level.to_string())
            };
            Step::says(Role::Place, says)
        }
    };
    let steps = vec![
        Step::says(Role::Ask, say!("coalitions-ask-propose", whole = whole)),
        Step::says(Role::Look, say!("coalitions-look-alone")).showing(table(
            worths,
            &solved.nucleolus.split,
            None,
            control,
        )?),
        place,
        Step::says(Role::Move, say!("coalitions-move-propose", word = write_word(said))),
    ];
    Ok((claim, steps))
}

fn answering(
    pos: &Pos,
    solved: &Solved,
    split: &[Ratio],
    said: &Word,
    control: &Control,
) -> Result<(Say, Vec<Step>), Stop> {
    let worths = &solved.worths;
    let ask = Step::says(Role::Ask, say!("coalitions-ask"));
    let hurt = if let Word::Object(coalition) = said { Some(*coalition) } else { None };
    let look = Step::says(Role::Look, say!("coalitions-look")).showing(table(worths, split, hurt, control)?);
    let Some(coalition) = hurt else {
        let place = Step::says(Role::Place, say!("coalitions-place-nobody"));
        let mv = Step::says(Role::Move, say!("coalitions-move-accept", word = write_word(said)));
        return Ok((say!("coalitions-claim-content"), vec![ask, look, place, mv]));
    };
    let (names, gain) = (letters(coalition), worths.excess(split, coalition).to_string());
    let place = Step::says(Role::Place, say!("coalitions-place-hurt", size = coalition.count_ones()));
    let lit = lit(pos, coalition);
    let place = if lit.is_empty() { place } else { place.showing(Exhibit::Spots(lit)) };
    let mv = say!("coalitions-move-object", coalition = names.clone());
    let claim = say!("coalitions-claim-hurt", coalition = names, gain = gain);
    Ok((claim, vec![ask, look, place, Step::says(Role::Move, mv)]))
}

/// What coalitions have alone and get, those that gain most by leaving first.
fn table(worths: &Worths, split: &[Ratio], focus: Option<Coalition>, control: &Control) -> Result<Exhibit, Stop> {
    let masks = worths.most_hurt_first(split, LISTED, control)?;
    let row = |(mask, gain): &(Coalition, Ratio)| {
        vec![letters(*mask), worths.of(*mask).to_string(), Worths::sum(split, *mask).to_string(), gain.to_string()]
    };
    let lit = masks.iter().position(|(mask, _)| Some(*mask) == focus);
    Ok(Exhibit::Table {
        head: vec![
            say!("coalitions-head-coalition"),
            say!("coalitions-head-alone"),
            say!("coalitions-head-gets"),
            say!("coalitions-head-gains"),
        ],
        rows: masks.iter().map(row).collect(),
        focus: lit.map(|row| (row, 3)).into_iter().collect(),
    })
}

/// Whether any split would do: a point of the core, or a balanced collection.
fn anybody(solved: &Solved) -> Step {
    let worths = &solved.worths;
    match &solved.core {
        Core::Point(_) => {
            let (split, epsilon) = (shared(&solved.nucleolus.split), solved.nucleolus.epsilon.to_string());
            Step::says(Role::Proof, say!("coalitions-proof-point", split = split, epsilon = epsilon))
        }
        Core::Empty { balanced, brings } => {
            let whole = worths.of(worths.all()).to_string();
            let row = |(mask, weight): &(Coalition, Ratio)| {
                let worth = worths.of(*mask);
                vec![letters(*mask), weight.to_string(), worth.to_string(), (worth * weight).to_string()]
            };
            let says = say!("coalitions-proof-balanced", brings = brings.to_string(), whole = whole);
            Step::says(Role::Proof, says).showing(Exhibit::Table {
                head: vec![
                    say!("coalitions-head-coalition"),
                    say!("coalitions-head-part"),
                    say!("coalitions-head-alone"),
                    say!("coalitions-head-brings"),
                ],
                rows: balanced.iter().map(row).collect(),
                focus: Vec::new(),
            })
        }
    }
}

/// The published ways to divide, side by side.
fn claims(solved: &Solved) -> Step {
    let row = |player: usize| {
        let shares = [&solved.shapley, &solved.banzhaf, &solved.nucleolus.split];
        let shares = shares.map(|shares| shares[player].to_string());
        std::iter::once(letters(1 << player)).chain(shares).collect()
    };
    Step::says(Role::Proof, say!("coalitions-proof-claims")).showing(Exhibit::Table {
        head: vec![
            say!("coalitions-head-player"),
            say!("coalitions-head-shapley"),
            say!("coalitions-head-banzhaf"),
            say!("coalitions-head-nucleolus"),
        ],
        rows: (0..solved.worths.players()).map(row).collect(),
        focus: Vec::new(),
    })
}

/// What every player adds to every coalition of the others.
fn contributions(solved: &Solved) -> Step {
    let worths = &solved.worths;
    let cell = |mask: Coalition, player: usize| {
        if mask >> player & 1 == 1 {
            "-".to_owned()
        } else {
            (worths.of(mask | 1 << player) - worths.of(mask)).to_string()
        }
    };
    let row = |mask: Coalition| {
        let name = if mask == 0 { "-".to_owned() } else { letters(mask) };
        std::iter::once(name).chain((0..worths.players()).map(|player| cell(mask, player))).collect()
    };
    let joins = (0..worths.players()).map(|player| say!("coalitions-head-joins", player = letters(1 << player)));
    Step::says(Role::Proof, say!("coalitions-proof-contributions")).showing(Exhibit::Table {
        head: std::iter::once(say!("coalitions-head-coalition")).chain(joins).collect(),
        rows: (0..worths.all()).map(row).collect(),
        focus: Vec::new(),
    })
}
