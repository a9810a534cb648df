//! A whole game as text: the tree indented by the moves made, or every position with the moves that lead on from it.

use std::fmt::Write;

use crate::whole::plan::{Plan, label};
use ground::say::shown::shown;

/// Columns of one move made.
const INDENT: usize = 2;

/// The lines of a plan, without head and legend.
pub fn text(plan: &Plan) -> String {
    let mut out = String::new();
    for node in 0..plan.nodes.len() {
        let told = format!("{}  {}", shown(plan.position(node)), label(plan.value(node)));
        if !plan.is_tree {
            _ = writeln!(out, "{told}");
            let next = plan.arcs.partition_point(|arc| arc.from < node);
            for arc in plan.arcs[next..].iter().take_while(|arc| arc.from == node) {
                _ = writeln!(out, "    {} -> {}", shown(&arc.label()), shown(plan.position(arc.to)));
            }
            continue;
        }
        let indent = INDENT * plan.rows[node];
        let mv = node.checked_sub(1).map(|arc| format!("{}  ", shown(&plan.arcs[arc].label()))).unwrap_or_default();
        _ = writeln!(out, "{:indent$}{mv}{told}", "");
    }
    out
}
