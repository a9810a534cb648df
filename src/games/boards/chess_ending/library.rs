//! The tables of endings, each made when it is first asked for, with all it leads to.

use crate::boards::chess_ending::exits::Exits;
use crate::boards::chess_ending::frame::Frame;
use crate::boards::chess_ending::men::{Man, Material};
use crate::boards::chess_ending::rules::Board;
use crate::boards::chess_ending::sweep::{legal, solve};
use crate::boards::chess_ending::table::{Cast, Table, View};
use crate::kit::kept::Kept;
use ::solve::judge::control::{Control, Stop};
use ::solve::judge::table_store::Label;
use ::solve::judge::value::Value;
use ::solve::retrograde::cached_table::{CachedTable, cached};
use ground::rules::At;

/// Tables are kept as long as the program runs. There are 35 in all, of 1/4 GB together.
static KEPT: Kept<Material, Table, 35> = Kept::empty();

/// The table for these men, given in the order in which their squares will be.
pub fn view(men: &[Man], control: &Control) -> Result<View, Stop> {
    let (stored, is_exchanged) = Material::of(men.iter().copied()).stored();
    let Some(cast) = Cast::of(&stored) else { return Ok(View::BARE) };
    let table = KEPT.or_make(stored, |material| made(material, cast, control))?;
    Ok(View::of(table, men, is_exchanged))
}

/// Raised whenever the rules, the codes or their order change.
const EDITION: u32 = 1;

/// The table of a material, not in memory yet.
pub fn made(material: &Material, cast: Cast, control: &Control) -> Result<Table, Stop> {
    let make = || solve(cast, &Exits::of(cast, |men| view(men, control))?, control);
    if cast.outer.is_none() {
        return make();
    }
    let label = Label { name: format!("chess-ending-{}", material.write()), edition: EDITION };
    cached(&label, control, |bytes| read(cast, bytes, control), make)
}

impl CachedTable for Table {
    /// The codes, White to move first. Which placements can be is worked out anew.
    fn write(&self, _control: &Control) -> Result<Option<Vec<u8>>, Stop> {
        Ok(Some(self.codes.concat()))
    }
}

/// The table whose codes these bytes are; `None` if they are not as many.
pub fn read(cast: Cast, bytes: &[u8], control: &Control) -> Result<Option<Table>, Stop> {
    let frame = Frame::of(cast);
    let half = frame.words() * 64;
    if bytes.len() != 2 * half {
        return Ok(None);
    }
    let codes = [bytes[..half].to_vec(), bytes[half..].to_vec()];
    Ok(Some(Table { cast, fold: frame.fold, legal: legal(&frame, control)?, codes }))
}

/// What a position is worth to its mover; `None` if it cannot be: the king that is not to move could be taken.
pub fn worth(at: &At<Board>, control: &Control) -> Result<Option<Value>, Stop> {
    control.tick(1)?;
    let men: Vec<Man> = at.pos.men.iter().map(|(_, man)| *man).collect();
    let squares: Vec<u8> = at.pos.men.iter().map(|(square, _)| *square).collect();
    let code = view(&men, control)?.code(at.to, at.pos.kings, &squares);
    Ok(code.map(|code| match code {
        0 => Value::Draw,
        code if code % 2 == 1 => Value::Loss { remoteness: u64::from(code) - 1 },
        code => Value::Win { remoteness: u64::from(code) - 1 },
    }))
}
