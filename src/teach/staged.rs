//! What is said of the methods that can be watched: their names, what they do, what they took.

use ground::say;
use ground::say::Say;
use solve::trace::method::Method;
use solve::trace::run::{Cost, Figure, Run};
use solve::trace::vast::PLAYOUTS;

/// What a method is called.
pub fn name(method: Method) -> Say {
    say!(format!("method-{}", method.name()))
}

/// What the learning by a method is called, beside its steps.
pub fn learning(method: Method) -> Say {
    say!("trace-learning", method = name(method))
}

/// What a method is called that goes so deep, where that can be told.
pub fn dialled(method: Method, depth: usize) -> Say {
    match method {
        Method::Uct => say!("trace-dialled-playouts", method = name(method), playouts = depth * PLAYOUTS),
        _ if method.has_depth() => say!("trace-dialled-depth", method = name(method), depth = depth),
        _ => name(method),
    }
}

/// What a method does, in a line.
pub fn about(method: Method) -> Say {
    say!(format!("method-{}-about", method.name()))
}

/// What a method took, beside the run in which it is told.
pub fn cost(run: &Run, cost: &Cost) -> Say {
    let unit = match (run.method, run.figures.first()) {
        _ if cost.method == Method::Uct => "playouts",
        (Method::MaxFlow, _) => "searches",
        (Method::Shapley, _) => "contributions",
        (Method::Core, _) => "coalitions",
        (Method::Nucleolus, _) => "programmes",
        (Method::Simplex, _) => "pivots",
        (Method::FictitiousPlay | Method::RegretMatching, _) | (_, Some(Figure::Bars(_))) => "rounds",
        (_, Some(Figure::Way)) => "nodes",
        (_, Some(Figure::Table(_)) | None) => "cells",
    };
    let (method, cuts, recalled) = (name(cost.method), cost.cuts, cost.recalled);
    match &cost.work {
        None => say!("trace-cost-more", method = method),
        Some(work) if cuts + recalled == 0 => say!("trace-cost", method = method, work = work, unit = unit),
        Some(work) => say!("trace-cost-spared", method = method, work = work, cuts = cuts, recalled = recalled),
    }
}
