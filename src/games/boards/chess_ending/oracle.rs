//! What an ending is worth: looked up in the table of its material.

use std::collections::BTreeMap;

use crate::boards::chess_ending::fold::Fold;
use crate::boards::chess_ending::library::{view, worth};
use crate::boards::chess_ending::men::Material;
use crate::boards::chess_ending::reason::explain;
use crate::boards::chess_ending::rules::{Board, ChessEnding, Step};
use crate::kit::asked::Asked;
use ground::rules::{At, Side};
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::Reason;
use solve::judge::sequence::Fall;
use solve::judge::value::Value;

/// How all legal placements of the material fall, White to move and Black to move.
pub fn falls(material: &Material, control: &Control) -> Result<Vec<Fall>, Stop> {
    control.tick(1)?;
    let view = view(&material.men(), control)?;
    let sides = [(Side::First, "w"), (Side::Second, "b")];
    let Some((table, is_exchanged)) = view.table() else {
        let drawn = Fold::with(false).pairs().iter().map(|pair| u64::from(pair.alike)).sum();
        let fall = |(_, to_move)| Fall { to_move, won: 0, lost: 0, drawn, histogram: BTreeMap::new() };
        return Ok(sides.map(fall).to_vec());
    };
    let seen = |side: Side| if is_exchanged { side.other() } else { side };
    Ok(sides.map(|(side, name)| table.fall(seen(side), name)).to_vec())
}

/// The tables of endings.
pub struct Tables;

impl Oracle<ChessEnding> for Tables {
    fn value(&self, _game: &ChessEnding, at: &At<Board>, control: &Control) -> Result<Value, Stop> {
        Ok(worth(at, control)?.unwrap_or(Value::Draw))
    }

    fn explain(
        &self,
        game: &ChessEnding,
        at: &At<Board>,
        verdict: &Verdict<Step>,
        control: &Control,
    ) -> Result<Reason, Stop> {
        explain(&Asked { oracle: self, game, at, verdict, control })
    }
}
