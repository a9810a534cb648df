//! How the positions of a swept game fall: as JSON and as comma-separated values.

use ground::json::Json;
use solve::judge::sequence::Fall;

/// Writes the member that stands instead of values: one entry for each side to move.
pub fn write(json: &mut Json, falls: &[Fall]) {
    json.key("counts");
    json.list(falls, |json, fall| {
        json.object(|json| {
            json.key("to_move");
            json.string(fall.to_move);
            for (name, count) in [
                ("positions", fall.positions()),
                ("N", fall.won),
                ("P", fall.lost),
                ("D", fall.drawn),
                ("longest", fall.longest()),
            ] {
                json.key(name);
                json.whole(count);
            }
            json.key("histogram");
            json.object(|json| {
                for (plies, count) in &fall.histogram {
                    json.key(&plies.to_string());
                    json.whole(*count);
                }
            });
        });
    });
}

/// A line for each side and remoteness; drawn positions have none.
pub fn csv(falls: &[Fall]) -> String {
    let mut lines = vec!["to_move,remoteness,positions".to_owned()];
    for fall in falls {
        lines.extend(fall.histogram.iter().map(|(plies, count)| format!("{},{plies},{count}", fall.to_move)));
        lines.extend((fall.drawn > 0).then(|| format!("{},,{}", fall.to_move, fall.drawn)));
    }
    lines.push(String::new());
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    fn falls() -> Vec<Fall> {
        let fall = |to_move, drawn| Fall {
            to_move,
            won: 5,
            lost: 2,
            drawn,
            histogram: BTreeMap::from([(0, 2), (1, 4), (13, 1)]),
        };
        vec![fall("W", 0), fall("B", 3)]
    }

    #[test]
    fn programs_read_every_count() {
        let mut json = Json::new();
        json.object(|json| write(json, &falls()[..1]));
        let told = String::from_utf8(json.text).expect("JSON is UTF-8");
        let wanted = r#"{"counts":[{"to_move":"W","positions":7,"N":5,"P":2,"D":0,"longest":13,"histogram":{"0":2,"1":4,"13":1}}]}"#;
        assert_eq!(told.split_whitespace().collect::<String>(), wanted);
        assert_eq!(csv(&falls()).lines().skip(4).collect::<Vec<_>>(), ["B,0,2", "B,1,4", "B,13,1", "B,,3"]);
    }
}
