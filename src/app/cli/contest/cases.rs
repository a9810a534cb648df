//! Solves cases one after the other: variants stay open from one case to the next.

use std::collections::HashMap;
use std::sync::Arc;

use crate::cli::contest::input::STDIN;
use crate::cli::contest::problems::{Case, Problem};
use crate::cli::desk::{Desk, Halt, stopped};
use crate::cli::watch::Watch;
use duel::place::Place;
use ground::fault::Fault;
use ground::mistake::Mistake;

/// Variants kept open.
const KEPT: usize = 1_000;

/// Answers cases of one problem.
pub struct Solver<'d> {
    desk: &'d Desk,
    problem: &'static Problem,
    watch: &'d Watch,
    open: HashMap<Vec<(&'static str, String)>, Arc<dyn Place>>,
}

impl<'d> Solver<'d> {
    /// Begins with the first case.
    pub fn new(desk: &'d Desk, problem: &'static Problem, watch: &'d Watch) -> Self {
        Solver { desk, problem, watch, open: HashMap::new() }
    }

    /// What the judge expects for a case of this input.
    pub fn solve(&mut self, case: &Case, text: &str) -> Result<String, Halt> {
        let at_case = |fault: Fault| {
            let bytes = case.word.byte..case.word.byte + case.word.text.len();
            Mistake::at_bytes(STDIN, text, bytes, Fault { at: None, ..fault })
        };
        let place = self.place(case).map_err(at_case)?;
        let value = self.watch.over(|control| place.value(control)).map_err(|stop| at_case(stopped(stop)))?;
        Ok((self.problem.print)(&value))
    }

    fn place(&mut self, case: &Case) -> Result<Arc<dyn Place>, Fault> {
        if let Some(start) = self.open.get(&case.params) {
            return start.reads(&case.position);
        }
        let entry = self.desk.house.find(self.problem.game)?;
        let mut params = entry.params();
        for (name, text) in &case.params {
            params.set(name, text)?;
        }
        let start = entry.open(&params, None)?;
        if self.open.len() >= KEPT {
            self.open.clear();
        }
        self.open.insert(case.params.clone(), start.clone());
        start.reads(&case.position)
    }
}
