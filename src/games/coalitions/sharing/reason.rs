//! Why a split holds or does not: what it must obey, how the best one is found by hand, and the coalition that objects.

use num_traits::{Signed, Zero};

use crate::coalitions::sharing::deal::{Found, Solved};
use crate::coalitions::sharing::stage::lit;
use crate::coalitions::sharing::tables::{bounds, contributions, lacking, outlook, parts, rounds, values};
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

/// Players whose shares have bounds that say all.
const BOUNDED: usize = 3;

/// Coalitions told at most that come equally near to an objection.
const NEAREST: usize = 6;

/// Players whose contributions to every coalition are shown one by one.
const MARGINALS: usize = 4;

/// The whole reason.
pub fn explain(pos: &Pos, control: &Control) -> Result<Reason, Stop> {
    let solved = pos.deal.solved(control)?;
    let said = word(pos, control)?;
    if pos.players() == 1 {
        return Ok(lone(pos, &solved.worths, &said));
    }
    let (claim, mut steps) = match &pos.split {
        None if is_nothing(&solved.worths) => nothing(pos, &solved.nucleolus.split, &said),
        None => (claim(&solved), proposing(pos, &solved, &said, control)?),
        Some(split) => answering(pos, &solved, split, &said, control)?,
    };
    steps.push(Step::says(Role::Law, law(pos, &solved)));
    if !is_nothing(&solved.worths) {
        steps.push(pos.deal.bearing.published(&solved).unwrap_or_else(|| values(&solved)));
        steps.extend((pos.players() <= MARGINALS).then(|| contributions(&solved)));
    }
    Ok(Reason { claim, steps })
}

/// Whether no coalition has anything.
fn is_nothing(worths: &Worths) -> bool {
    (1..=worths.all()).all(|mask| worths.of(mask).is_zero())
}

/// The law of the game, or that of all these games.
fn law(pos: &Pos, solved: &Solved) -> Say {
    pos.deal.bearing.law(solved).unwrap_or_else(|| match solved.core {
        Core::Point(_) => say!("coalitions-law-nucleolus"),
        Core::Empty { .. } => say!("coalitions-law-core"),
    })
}

/// One player has nobody to share with.
fn lone(pos: &Pos, worths: &Worths, said: &Word) -> Reason {
    let (kind, whole) = (worths.divided().name(), worths.of(worths.all()).to_string());
    let claim = say!("coalitions-claim-alone", kind = kind, whole = whole.clone());
    let ask = match pos.split {
        None => say!("coalitions-ask-propose", whole = whole),
        Some(_) => say!("coalitions-ask"),
    };
    let steps = vec![
        Step::says(Role::Ask, ask),
        Step::says(Role::Look, say!("coalitions-look-alone", kind = kind)).about(Idea::Core),
        Step::says(Role::Place, say!("coalitions-place-alone")),
        Step::says(Role::Move, say!("coalitions-move-alone", word = write_word(said))),
        Step::says(Role::Law, say!("coalitions-law-nucleolus")),
    ];
    Reason { claim, steps }
}

/// Where no coalition has anything, everybody gets 0.
fn nothing(pos: &Pos, split: &[Ratio], said: &Word) -> (Say, Vec<Step>) {
    let steps = vec![
        Step::says(Role::Ask, say!("coalitions-ask-propose", whole = "0")),
        Step::says(Role::Look, pos.deal.bearing.nothing()).about(Idea::Core),
        Step::says(Role::Place, say!("coalitions-place-nothing")),
        Step::says(Role::Move, say!("coalitions-move-nothing", word = write_word(said))).about(Idea::Core),
    ];
    (say!("coalitions-claim-core", splits = "one", split = shared(split)), steps)
}

fn claim(solved: &Solved) -> Say {
    match solved.core {
        Core::Point(_) => {
            let split = shared(&solved.nucleolus.split);
            say!("coalitions-claim-core", splits = splits(solved), split = split)
        }
        Core::Empty { .. } => say!("coalitions-claim-no-core"),
    }
}

/// Whether one split alone is safe, or several are, or that was not worked out.
fn splits(solved: &Solved) -> &'static str {
    match &solved.ranges {
        Some(ranges) if ranges.iter().all(|(least, most)| least == most) => "one",
        Some(_) => "several",
        None => "some",
    }
}

fn proposing(pos: &Pos, solved: &Solved, said: &Word, control: &Control) -> Result<Vec<Step>, Stop> {
    let (bearing, worths, split) = (&pos.deal.bearing, &solved.worths, &solved.nucleolus.split);
    let whole = worths.of(worths.all()).to_string();
    let mut steps = vec![Step::says(Role::Ask, say!("coalitions-ask-propose", whole = whole))];
    match (bearing.decides(solved, split), &solved.core) {
        (Some(step), _) => steps.push(step),
        (None, Core::Empty { balanced, .. }) => steps.push(lacking(Role::Look, worths, balanced)),
        (None, Core::Point(_)) => match bearing.safe(control)? {
            Some(safe) => {
                steps.push(safe);
                steps.push(match parts(solved) {
                    Some(parts) => parts,
                    None => obeyed(Role::Proof, worths, split, control)?,
                });
            }
            None => {
                steps.push(obeyed(Role::Look, worths, split, control)?);
                steps.extend(parts(solved));
            }
        },
    }
    let found = bearing.found(solved);
    let Found { place, steps: reckoned } = found
        .or_else(|| binding(solved).map(|place| Found { place, steps: rounds(solved).into_iter().collect() }))
        .unwrap_or_else(|| Found { place: say!("coalitions-place-nothing"), steps: Vec::new() });
    steps.push(Step::says(Role::Place, place));
    steps.extend(reckoned);
    steps.push(Step::says(Role::Move, propose(solved, said)).about(Idea::Nucleolus));
    steps.extend(bearing.steps(solved, split, control)?);
    Ok(steps)
}

/// What the split must obey: bounds of every share where they say all, else what coalitions have alone.
fn obeyed(role: Role, worths: &Worths, split: &[Ratio], control: &Control) -> Result<Step, Stop> {
    if worths.players() <= BOUNDED { Ok(bounds(role, worths, split)) } else { outlook(role, worths, split, control) }
}

/// The coalitions that bind first, and how far.
fn binding(solved: &Solved) -> Option<Say> {
    let worths = &solved.worths;
    let round = solved.nucleolus.rounds.first()?;
    let tight: Vec<String> = round.settled.iter().map(|mask| letters(*mask)).collect();
    // Where their own sums hold them down, no player's being as well off as alone is needed for it.
    let by_themselves = round.counts.iter().all(|(mask, count)| count.is_positive() && round.settled.contains(mask))
        && matches!(&round.known[..], [(mask, _)] if *mask == worths.all());
    let (among, level) = (if by_themselves { "all" } else { among(worths) }, &round.level);
    let count = tight.len();
    Some(if level.is_negative() {
        let level = (-level).to_string();
        say!("coalitions-place-lacking", among = among, count = count, coalitions = tight, level = level)
    } else {
        let level = level.to_string();
        say!("coalitions-place-tight", among = among, count = count, coalitions = tight, level = level)
    })
}

/// The nucleolus, and what it can do.
fn propose(solved: &Solved, said: &Word) -> Say {
    let (worths, epsilon) = (&solved.worths, &solved.nucleolus.epsilon);
    let word = write_word(said);
    if epsilon.is_negative() {
        let level = (-epsilon).to_string();
        return say!("coalitions-move-lacking", among = sought(worths), word = word, level = level);
    }
    let (kind, gains) = (worths.divided().name(), usize::from(!epsilon.is_zero()));
    say!("coalitions-move-propose", kind = kind, word = word, gains = gains, level = epsilon.to_string())
}

/// Among which splits the nucleolus is sought: those that leave no player worse off than alone, where there are such.
fn among(worths: &Worths) -> &'static str {
    let alone: Ratio = (0..worths.players()).map(|player| worths.of(1 << player)).sum();
    let (alone, whole) = (worths.divided().counted(alone), worths.divided().counted(worths.of(worths.all())));
    if alone <= whole { "fair" } else { "all" }
}

/// The same; where each player alone has as much as there is to divide, the nucleolus is the only split of that kind.
fn sought(worths: &Worths) -> &'static str {
    let alone: Ratio = (0..worths.players()).map(|player| worths.of(1 << player)).sum();
    if alone == worths.of(worths.all()) { "only" } else { among(worths) }
}

fn answering(
    pos: &Pos,
    solved: &Solved,
    split: &[Ratio],
    said: &Word,
    control: &Control,
) -> Result<(Say, Vec<Step>), Stop> {
    let worths = &solved.worths;
    let kind = worths.divided().name();
    let hurt = if let Word::Object(coalition) = said { Some(*coalition) } else { None };
    let mut steps = vec![Step::says(Role::Ask, say!("coalitions-ask"))];
    // Which coalition is hurt is what the last hint tells, so nothing is marked.
    let decided = if is_nothing(worths) {
        Some(Step::says(Role::Look, pos.deal.bearing.nothing()).about(Idea::Core))
    } else {
        pos.deal.bearing.decides(solved, split)
    };
    let is_told = decided.is_some();
    match decided {
        Some(step) => steps.extend([step, outlook(Role::Proof, worths, split, control)?]),
        None => steps.push(obeyed(Role::Look, worths, split, control)?),
    }
    let Some(coalition) = hurt else {
        steps.push(Step::says(Role::Place, nearest(worths, split, control)?));
        let says = say!("coalitions-move-accept", word = write_word(said));
        steps.push(Step::says(Role::Move, says).about(Idea::Core));
        return Ok((say!("coalitions-claim-content"), steps));
    };
    let place = Step::says(Role::Place, say!("coalitions-place-hurt", size = coalition.count_ones()));
    let lit = lit(pos, coalition);
    steps.push(if lit.is_empty() { place } else { place.showing(Exhibit::Spots(lit)) });
    let (names, gain) = (letters(coalition), worths.excess(split, coalition).to_string());
    let (alone, gets) = numbers(worths, split, coalition);
    let mv = say!("coalitions-move-object", kind = kind, coalition = names.clone(), alone = alone, gets = gets);
    steps.push(Step::says(Role::Move, mv).about(Idea::Core));
    steps.extend(anybody(solved, is_told));
    Ok((say!("coalitions-claim-hurt", kind = kind, coalition = names, gain = gain), steps))
}

/// The coalitions that come nearest to an objection; of many, the first few.
fn nearest(worths: &Worths, split: &[Ratio], control: &Control) -> Result<Say, Stop> {
    let first = worths.most_hurt_first(split, NEAREST + 1, control)?;
    let alike: Vec<Coalition> =
        first.iter().take_while(|(_, gain)| *gain == first[0].1).map(|(mask, _)| *mask).collect();
    let count = if alike.len() > NEAREST {
        "many"
    } else if alike.len() > 1 {
        "several"
    } else {
        "one"
    };
    let names: Vec<String> = alike.iter().take(NEAREST).map(|mask| letters(*mask)).collect();
    let (alone, gets) = numbers(worths, split, alike[0]);
    let (kind, spared) = (worths.divided().name(), (-&first[0].1).to_string());
    Ok(say!(
        "coalitions-place-nobody",
        kind = kind,
        count = count,
        coalitions = names,
        alone = alone,
        gets = gets,
        even = usize::from(first[0].1.is_zero()),
        spared = spared
    ))
}

/// What a coalition has alone, and in the split.
fn numbers(worths: &Worths, split: &[Ratio], coalition: Coalition) -> (String, String) {
    (worths.of(coalition).to_string(), Worths::sum(split, coalition).to_string())
}

/// Whether there is a split that nobody could object to, unless it is told already that there is none.
fn anybody(solved: &Solved, is_told: bool) -> Option<Step> {
    match &solved.core {
        Core::Point(_) => {
            let split = shared(&solved.nucleolus.split);
            Some(Step::says(Role::Proof, say!("coalitions-proof-point", split = split)).about(Idea::Core))
        }
        Core::Empty { balanced, .. } => (!is_told).then(|| lacking(Role::Proof, &solved.worths, balanced)),
    }
}
