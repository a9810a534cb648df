//! A game and its parameters as JSON: what every answer, table and list of games begins with.

use crate::json::Json;
use crate::params::{Params, Setting};

/// Writes the members that every answer begins with: the game and all its parameters.
pub fn head(json: &mut Json, game: &str, params: &Params) {
    json.key("game");
    json.string(game);
    json.key("params");
    self::params(json, params);
}

/// Writes all parameters with their types.
pub fn params(json: &mut Json, params: &Params) {
    json.object(|json| {
        for (param, setting) in params.iter() {
            json.key(param.name);
            self::setting(json, setting);
        }
    });
}

/// Writes a setting with its type: a number, a boolean, a list of numbers or a text.
pub fn setting(json: &mut Json, setting: &Setting) {
    match setting {
        Setting::Nat(n) => json.nat(n),
        Setting::Int(n) => json.signed(*n),
        Setting::Flag(flag) => json.flag(*flag),
        Setting::Nats(list) => json.list(list, Json::nat),
        Setting::Word(text) | Setting::Text(text) => json.string(text),
    }
}
