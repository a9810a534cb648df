//! Why a split holds or does not: the coalition that does better on its own, a split without objection, or a balanced collection that
//! shows that there is none.

use num_traits::{Signed, Zero};

use crate::coalitions::sharing::deal::Solved;
use crate::coalitions::sharing::stage::lit;
use crate::coalitions::sharing::talk::{Pos, Word, word};
use crate::coalitions::sharing::writing::write_word;
use ground::num::Ratio;
use ground::say;
use ground::say::Say;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::shares::{Coalition, letters, shared};
use solve::sharing::core::Core;
use solve::sharing::worths::Worths;

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
        None => Step::says(Role::Place, say!("coalitions-place-alone", kind = worths.divided().name())),
        Some(round) => {
            let tight: Vec<String> = round.settled.iter().map(|mask| letters(*mask)).collect();
            let (kind, among, level) = (worths.divided().name(), among(worths), &round.level);
            let says = if level.is_negative() {
                let level = (-level).to_string();
                say!("coalitions-place-lacking", kind = kind, among = among, coalitions = tight, level = level)
            } else {
                let level = level.to_string();
                say!("coalitions-place-tight", kind = kind, among = among, coalitions = tight, level = level)
            };
            Step::says(Role::Place, says)
        }
    };
    let steps = vec![
        Step::says(Role::Ask, say!("coalitions-ask-propose", whole = whole)),
        Step::says(Role::Look, say!("coalitions-look-alone", kind = worths.divided().name()))
            .about(Idea::Core)
            .showing(table(worths, &solved.nucleolus.split, control)?),
        place,
        Step::says(Role::Move, propose(worths, said)).about(Idea::Nucleolus),
    ];
    Ok((claim, steps))
}

/// The nucleolus, and among which splits it is the best.
fn propose(worths: &Worths, said: &Word) -> Say {
    say!("coalitions-move-propose", kind = worths.divided().name(), among = among(worths), word = write_word(said))
}

/// Among which splits the nucleolus is sought: those that leave no player worse off than alone, where there are such.
fn among(worths: &Worths) -> &'static str {
    let alone: Ratio = (0..worths.players()).map(|player| worths.of(1 << player)).sum();
    let (alone, whole) = (worths.divided().counted(alone), worths.divided().counted(worths.of(worths.all())));
    if alone <= whole { "fair" } else { "all" }
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
    // Which coalition is hurt is what the last hint tells, so its row is not marked.
    let look = Step::says(Role::Look, say!("coalitions-look", kind = worths.divided().name())).about(Idea::Core);
    let look = look.showing(table(worths, split, control)?);
    let Some(coalition) = hurt else {
        let place = Step::says(Role::Place, say!("coalitions-place-nobody", kind = worths.divided().name()));
        let mv = Step::says(Role::Move, say!("coalitions-move-accept", word = write_word(said)));
        return Ok((say!("coalitions-claim-content"), vec![ask, look, place, mv]));
    };
    let (names, gain) = (letters(coalition), worths.excess(split, coalition).to_string());
    let place = Step::says(Role::Place, say!("coalitions-place-hurt", size = coalition.count_ones()));
    let lit = lit(pos, coalition);
    let place = if lit.is_empty() { place } else { place.showing(Exhibit::Spots(lit)) };
    let mv = say!("coalitions-move-object", coalition = names.clone());
    let claim = say!("coalitions-claim-hurt", kind = worths.divided().name(), coalition = names, gain = gain);
    Ok((claim, vec![ask, look, place, Step::says(Role::Move, mv)]))
}

/// What coalitions have alone and get, those that gain most by leaving first.
fn table(worths: &Worths, split: &[Ratio], control: &Control) -> Result<Exhibit, Stop> {
    let masks = worths.most_hurt_first(split, LISTED, control)?;
    let row = |(mask, gain): &(Coalition, Ratio)| {
        vec![letters(*mask), worths.of(*mask).to_string(), Worths::sum(split, *mask).to_string(), gain.to_string()]
    };
    Ok(Exhibit::Table {
        head: vec![
            say!("coalitions-head-coalition"),
            say!("coalitions-head-alone", kind = worths.divided().name()),
            say!("coalitions-head-gets", kind = worths.divided().name()),
            say!("coalitions-head-gains", kind = worths.divided().name()),
        ],
        rows: masks.iter().map(row).collect(),
        focus: Vec::new(),
    })
}

/// Whether any split would do: a point of the core, or a balanced collection.
fn anybody(solved: &Solved) -> Step {
    let worths = &solved.worths;
    match &solved.core {
        Core::Point(_) => {
            let gains = usize::from(!solved.nucleolus.epsilon.is_zero());
            let (split, epsilon) = (shared(&solved.nucleolus.split), solved.nucleolus.epsilon.to_string());
            Step::says(Role::Proof, say!("coalitions-proof-point", split = split, epsilon = epsilon, gains = gains))
                .about(Idea::Core)
        }
        Core::Empty { balanced, brings } => {
            let whole = worths.of(worths.all()).to_string();
            let row = |(mask, weight): &(Coalition, Ratio)| {
                let worth = worths.of(*mask);
                vec![letters(*mask), weight.to_string(), worth.to_string(), (worth * weight).to_string()]
            };
            let brings = brings.to_string();
            let says =
                say!("coalitions-proof-balanced", kind = worths.divided().name(), brings = brings, whole = whole);
            Step::says(Role::Proof, says).about(Idea::Core).showing(Exhibit::Table {
                head: vec![
                    say!("coalitions-head-coalition"),
                    say!("coalitions-head-part"),
                    say!("coalitions-head-alone", kind = worths.divided().name()),
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
    Step::says(Role::Proof, say!("coalitions-proof-claims")).about(Idea::Nucleolus).showing(Exhibit::Table {
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
    Step::says(Role::Proof, say!("coalitions-proof-contributions")).about(Idea::Marginal).showing(Exhibit::Table {
        head: std::iter::once(say!("coalitions-head-coalition")).chain(joins).collect(),
        rows: (0..worths.all()).map(row).collect(),
        focus: Vec::new(),
    })
}
