//! The values from which a reader redoes those of the components: of all sizes up to theirs, or of what their moves leave.

use std::collections::HashSet;
use std::sync::Arc;

use crate::sums::component::Component;
use duel::place::Place;
use ground::num::Nat;
use ground::say;
use ground::say::Say;
use solve::judge::control::Stop;
use solve::judge::idea::Idea;
use solve::judge::reason::{Exhibit, Role, Step};

/// The largest size up to which the values of all are told.
const TOLD: usize = 24;

/// Moves whose values are told.
const MOVES: usize = 40;

/// Letters of a line at most, so that it stands beside its name.
const LETTERS: usize = 44;

/// Before what moves leave.
const ARROW: &str = "→";

/// What is said of a position by itself; `None`: nothing is known.
pub type Known<'a> = dyn Fn(&Component) -> Result<Option<String>, Stop> + 'a;

/// A line for every component that is no heap of Nim and has moves; no step where there is none.
///
/// Cost: the values of at most 25 sizes or of 40 moves for each component.
pub fn values(pos: &[Component], known: &Known, says: impl FnOnce(&'static str) -> Say) -> Result<Option<Step>, Stop> {
    let mut rows: Vec<Vec<String>> = Vec::new();
    for (i, part) in pos.iter().enumerate().filter(|(_, part)| part.place.card().id != "nim") {
        for own in part.place.summands() {
            let own = part.with(own);
            let line = match sizes(&own) {
                Some(sizes) => in_line(&own, &sizes, known)?,
                None => of_moves(&own, known)?,
            };
            let Some([what, values]) = line else { continue };
            rows.push(vec![format!("{}: {}", i + 1, own.text()), what, values]);
        }
    }
    let arrows = rows.iter().filter(|row| row[1] == ARROW).count();
    if rows.is_empty() {
        return Ok(None);
    }
    let says = says(if arrows == 0 {
        "sizes"
    } else if arrows == rows.len() {
        "moves"
    } else {
        "both"
    });
    let head = vec![say!("misere-head-part"), say!("sum-head-of"), say!("sum-head-values")];
    let shown = Exhibit::Table { head, rows, focus: Vec::new() };
    Ok(Some(Step::says(Role::Look, says).about(Idea::Mex).showing(shown)))
}

/// The positions of sizes 0, 1, 2 and so on up to this one, if its game has one size and no move leaves it.
fn sizes(own: &Component) -> Option<Vec<Component>> {
    let size: usize = own.place.text().parse().ok().filter(|size| (1..=TOLD).contains(size))?;
    let at = |size: usize| own.place.reads(&size.to_string()).ok().map(|place| own.with(place));
    let all = (0..=size).map(at).collect::<Option<Vec<Component>>>()?;
    let texts: HashSet<String> = all.iter().map(|part| part.text().to_owned()).collect();
    let stays = |part: &Component| {
        let (moves, total) = part.place.moves(10 * TOLD);
        let left = |mv: &String| part.place.after(mv).ok();
        let is_inside = |next: Option<_>| {
            next.is_some_and(|next: Arc<dyn Place>| {
                next.summands().into_iter().all(|place| texts.contains(own.with(place).text()))
            })
        };
        total <= Nat::from(10 * TOLD) && moves.iter().map(left).all(is_inside)
    };
    all.iter().all(stays).then_some(all)
}

fn in_line(own: &Component, sizes: &[Component], known: &Known) -> Result<Option<[String; 2]>, Stop> {
    let values = sizes.iter().map(known).collect::<Result<Option<Vec<String>>, Stop>>()?;
    Ok(values.map(|values| [format!("0..{}", own.place.text()), values.join(" ")]))
}

/// What the moves leave: each with its value, or where that is long, one for each value, or the values alone.
fn of_moves(own: &Component, known: &Known) -> Result<Option<[String; 2]>, Stop> {
    let (moves, total) = own.place.moves(MOVES);
    if moves.is_empty() || total > Nat::from(MOVES) {
        return Ok(None);
    }
    let mut left = Vec::new();
    for mv in moves {
        let Ok(next) = own.place.after(&mv) else { return Ok(None) };
        let Some(value) = known(&own.with(next.clone()))? else { return Ok(None) };
        left.push((next.text(), value));
    }
    // Shorter numbers are smaller ones.
    left.sort_unstable_by(|one, other| (one.1.len(), &one.1, &one.0).cmp(&(other.1.len(), &other.1, &other.0)));
    left.dedup();
    let each: Vec<String> = left.iter().map(|(text, value)| format!("{text}: {value}")).collect();
    let long = each.join("; ");
    let mut alone: Vec<&str> = left.iter().map(|(_, value)| value.as_str()).collect();
    alone.dedup();
    let mut one = left.clone();
    one.dedup_by(|two, one| two.1 == one.1);
    let brief = one.iter().map(|(text, value)| format!("{text}: {value}")).collect::<Vec<_>>().join("; ");
    let fits = |text: &str, most: usize| text.chars().count() <= most;
    let told = match (fits(&long, LETTERS), fits(&brief, 2 * LETTERS)) {
        (true, _) => long,
        (false, true) => brief,
        _ => alone.join(" "),
    };
    Ok(Some([ARROW.to_owned(), told]))
}
