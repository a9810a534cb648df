//! Certificates of laws for every size: the machines that were found, checked once before they leave.

use crate::automatic::{Automatic, Sought, seek};
use crate::plainly::Plainly;
use crate::proof::{Unproved, head};
use crate::stated::Stated;
use duel::place::Place;
use ground::say;
use ground::say::Tongue;
use solve::automaton::arithmetic::Arithmetic;
use solve::automaton::machine::Machine;
use solve::judge::control::{Control, Stop};
use verify::certificate::write_statement;
use verify::found::Found;
use verify::statement::Statement;
use verify::statement::every_size::EverySize;
use verify::telling;

/// The law of a game for positions with as many heaps as this one: which are lost, or which nim-values they have. `None`: none was found, or
/// machines cannot tell its moves.
///
/// Cost: that of finding, and of the check. Errors: stopped, or the check needs more than it may hold.
pub fn every_size(
    game: &str,
    place: &dyn Place,
    is_of_values: bool,
    tongue: &Tongue,
    control: &Control,
) -> Result<Option<Stated>, Unproved> {
    let Some((heaps, _)) = place.as_heaps() else { return Ok(None) };
    let Some(heaps) = (if is_of_values { heaps.beside_nim() } else { Some(heaps) }) else { return Ok(None) };
    let Sought::Law(law) = seek(heaps, control)? else { return Ok(None) };
    certified(game, place, &law, is_of_values, tongue, control)
}

/// The certificate of a law that was found: which positions are lost, or which nim-values they have. `None`: it cannot be written.
///
/// Cost: that of the check. Errors: stopped, or the check needs more than it may hold.
pub fn certified(
    game: &str,
    place: &dyn Place,
    law: &Automatic,
    is_of_values: bool,
    tongue: &Tongue,
    control: &Control,
) -> Result<Option<Stated>, Unproved> {
    let kind = if is_of_values { "values " } else { "" };
    let Some(law) = EverySize::read(&format!("{kind}{}", written(law))) else { return Ok(None) };
    let start = place.reads(&place.text()).and_then(Plainly::of).map_err(Unproved::Fault)?;
    let statement = Statement::EverySize(law);
    match statement.check(&start, &mut || control.tick(1))? {
        Found::Holds(looked) => {
            let mut text = head(game, start.place()).write(&tongue.speak(&say!("certificate-every-size-words")));
            write_statement(&statement, &mut text);
            Ok(Some(Stated { text, statement, looked }))
        }
        Found::Hole(hole) => Err(Stop::TooLarge(say!("proof-hole", hole = hole)).into()),
        Found::Beyond(limit) => Err(Stop::TooLarge(telling::limit(&limit)).into()),
    }
}

/// A law as a certificate holds it.
fn written(law: &Automatic) -> String {
    let Arithmetic { valid, adder, .. } = law.numbers();
    let found = &law.found.law;
    let sizes = [law.game.heaps.to_string(), valid.radix.to_string()];
    let sets = [valid, adder, &found.lost].into_iter().map(machine);
    let along = found.rays.iter().map(|(vector, along)| {
        let vector: Vec<String> = vector.iter().map(i64::to_string).collect();
        format!("{}:{}", vector.join(","), machine(along))
    });
    let multiples = found.multiples.iter().map(|along| format!("*:{}", machine(along)));
    sizes.into_iter().chain(sets).chain(along).chain(multiples).collect::<Vec<String>>().join(" ")
}

/// A machine as `110;0,1/0,2/2,2`; its first state is the one it begins in.
fn machine(machine: &Machine) -> String {
    let ends: String = machine.accepts.iter().map(|accepts| if *accepts { '1' } else { '0' }).collect();
    let row = |row: &[u32]| row.iter().map(u32::to_string).collect::<Vec<String>>().join(",");
    format!("{ends};{}", machine.next.chunks(machine.columns()).map(row).collect::<Vec<String>>().join("/"))
}
