//! A whole game in DOT, the language of Graphviz: a box for each node with its value, an arc for each move.

use std::fmt::Write;

use crate::whole::plan::{Plan, label};
use ground::say::shown::shown;
use solve::judge::value::Outcome;

/// The plan in DOT with these words above it.
pub fn dot(plan: &Plan, words: &[String]) -> String {
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let mut out = format!("digraph {{\n  graph [label={}, labelloc=t];\n", quoted(&words));
    out += "  node [shape=box, fontname=\"sans-serif\"];\n  edge [fontname=\"sans-serif\"];\n";
    for node in 0..plan.nodes.len() {
        let value = plan.value(node);
        // Outcomes are told apart without colour: a lost position has two frames, a drawn one a broken frame.
        let frame = match value.outcome() {
            Outcome::N => "",
            Outcome::P => ", peripheries=2",
            Outcome::D => ", style=dashed",
        };
        _ = writeln!(out, "  n{node} [label={}{frame}];", quoted(&[plan.position(node), &label(value)]));
    }
    for arc in &plan.arcs {
        let pen = if arc.is_keeping { ", penwidth=3" } else { "" };
        _ = writeln!(out, "  n{} -> n{} [label={}{pen}];", arc.from, arc.to, quoted(&[&arc.label()]));
    }
    out + "}\n"
}

/// Lines as one quoted label.
fn quoted(lines: &[&str]) -> String {
    let lines: Vec<String> =
        lines.iter().map(|line| shown(line).replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n")).collect();
    format!("\"{}\"", lines.join("\\n"))
}
