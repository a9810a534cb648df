//! Known answers: inputs of judges' problems with the outputs that brute force, or a law held against it, gives.

use crate::shell::{Shell, out};
use serde_json::Value;

#[test]
fn known_inputs_have_the_known_outputs() {
    let rows: Value = serde_json::from_str(include_str!("../known/contest.json")).expect("JSON");
    let rows = rows["rows"].as_array().expect("rows");
    let shell = Shell::new();
    let text = |row: &Value, name: &str| row[name].as_str().expect("a text").to_owned();
    for row in rows {
        let (problem, input, output) = (text(row, "problem"), text(row, "input"), text(row, "output"));
        let said = shell.run(&["contest", &problem], &input);
        assert_eq!(out(&said), output, "{problem}: {input}");
    }
    assert!(rows.len() > 200, "{}", rows.len());
}
