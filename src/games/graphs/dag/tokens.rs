//! Misère play of several tokens on one acyclic graph: exact search over the sets of nodes that they occupy.
//!
//! In misère play nim-values do not add, so nothing shorter than the search is known. It forgets which token is which and
//! leaves out tokens that cannot move any more; both change nothing.

use std::sync::Mutex;

use rustc_hash::FxHashMap;

use solve::judge::control::{Control, Stop};
use solve::judge::value::Value;
use solve::nim_values::grundy::Nodes;

/// The search with its memory, which lasts from one question to the next.
#[derive(Debug, Default)]
pub struct Search {
    known: Mutex<FxHashMap<Vec<usize>, Value>>,
}

impl Search {
    /// The misère value with remoteness of tokens on these nodes, or `None` when more than `room` positions would have to be
    /// remembered.
    ///
    /// `targets` must be acyclic, `alone` its values for one token, and both the same at every call. Time and memory: every
    /// position below once, each with its moves; at most the nodes to the power of the tokens. Source: the recursion of
    /// outcomes (E. Zermelo 1913). Worked: two tokens on a of a>b: whoever moves second makes the last move and loses, so
    /// `Win { remoteness: 2 }`.
    pub fn value(
        &self,
        targets: &[Vec<usize>],
        alone: &Nodes,
        tokens: &[usize],
        room: usize,
        control: &Control,
    ) -> Result<Option<Value>, Stop> {
        let mut known = self.known.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let mut asked = vec![live(targets, tokens.iter().copied())];
        while let Some(top) = asked.last() {
            if Self::look(&known, alone, top).is_some() {
                asked.pop();
                continue;
            }
            control.tick(1)?;
            if known.len() + asked.len() > room {
                known.clear();
                return Ok(None);
            }
            let below = below(targets, top);
            let values: Vec<Option<Value>> = below.iter().map(|next| Self::look(&known, alone, next)).collect();
            if values.iter().all(Option::is_some) {
                let value = Value::of_moves(values.iter().flatten());
                known.extend(asked.pop().map(|top| (top, value)));
            } else {
                asked.extend(below.into_iter().zip(values).filter(|(_, value)| value.is_none()).map(|(next, _)| next));
            }
        }
        Ok(Self::look(&known, alone, &live(targets, tokens.iter().copied())))
    }

    fn look(known: &FxHashMap<Vec<usize>, Value>, alone: &Nodes, live: &[usize]) -> Option<Value> {
        match live {
            [] => Some(Value::Win { remoteness: 0 }),
            [node] => Some(alone.misere(*node)),
            several => known.get(several).cloned(),
        }
    }
}

/// The nodes of the tokens that can still move, sorted.
fn live(targets: &[Vec<usize>], tokens: impl Iterator<Item = usize>) -> Vec<usize> {
    let mut live: Vec<usize> = tokens.filter(|token| !targets[*token].is_empty()).collect();
    live.sort_unstable();
    live
}

/// The positions that one move leaves; tokens on the same node make the same moves.
fn below(targets: &[Vec<usize>], tokens: &[usize]) -> Vec<Vec<usize>> {
    let moved = |i: usize, to: usize| {
        let mut moved = tokens.to_vec();
        moved.remove(i);
        if !targets[to].is_empty() {
            moved.insert(moved.partition_point(|token| *token < to), to);
        }
        moved
    };
    let is_new = |i: &usize| *i == 0 || tokens[i - 1] != tokens[*i];
    (0..tokens.len()).filter(is_new).flat_map(|i| targets[tokens[i]].iter().map(move |&to| moved(i, to))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_tokens_on_one_arc_are_won_by_whoever_begins() {
        let targets = [vec![1], vec![]];
        let alone = Nodes::of(&targets, &[1, 0]);
        let search = Search::default();
        let value = |tokens: &[usize], room| search.value(&targets, &alone, tokens, room, &Control::new());
        assert_eq!(value(&[0, 0], 10), Ok(Some(Value::Win { remoteness: 2 })));
        assert_eq!(value(&[0, 1, 0, 0], 10), Ok(Some(Value::Loss { remoteness: 3 })));
        assert_eq!(value(&[0; 40], 10), Ok(None), "39 sets do not fit into 10");
        assert_eq!(value(&[1, 1], 0), Ok(Some(Value::Win { remoteness: 0 })));
    }
}
