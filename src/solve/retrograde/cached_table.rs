//! Tables that take long to make: taken from the store if they are there, and else made and kept for the next time.

use crate::judge::control::{Control, Stop};
use crate::judge::table_store::Label;
use crate::retrograde::sweep::{Graph, Sweep, sweep};

/// Positions from which on a sweep is worth keeping: below, it is made anew in less than a tenth of a second.
const LONG: usize = 1 << 18;

/// A table that knows how it is written.
pub trait CachedTable: Sized {
    /// All of it as bytes, or `None` where it is not worth keeping.
    fn write(&self, control: &Control) -> Result<Option<Vec<u8>>, Stop>;
}

/// The table of this label: what `read` makes of the bytes in the store that the reins carry, or what `make` makes; that is
/// then kept there. Without a store, and whatever the store does, the answer is the same.
///
/// Errors: stopped while reading or making. Who is stopped while the table is being kept has it nevertheless.
pub fn cached<T: CachedTable>(
    label: &Label,
    control: &Control,
    read: impl FnOnce(&[u8]) -> Result<Option<T>, Stop>,
    make: impl FnOnce() -> Result<T, Stop>,
) -> Result<T, Stop> {
    let Some(table_store) = control.table_store() else { return make() };
    let is_stopped = || control.is_stopped();
    if let Some(bytes) = table_store.fetch(label, &is_stopped)
        && let Some(table) = read(&bytes)?
    {
        return Ok(table);
    }
    let table = make()?;
    if let Ok(Some(bytes)) = table.write(control) {
        table_store.keep(label, &bytes, &is_stopped);
    }
    Ok(table)
}

/// The sweep of a whole game under this label, kept if it is large.
pub fn cached_sweep(label: &Label, graph: &impl Graph, control: &Control) -> Result<Sweep, Stop> {
    if graph.nodes() < LONG {
        return sweep(graph, control);
    }
    cached(label, control, |bytes| Sweep::read(bytes, graph, control), || sweep(graph, control))
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::sync::{Arc, Mutex, PoisonError};

    use super::*;
    use crate::judge::control::Backing;
    use crate::judge::table_store::TableStore;
    use crate::judge::value::Value;
    use crate::retrograde::sweep::Start;

    /// A store in memory for one table, with what was asked of it.
    #[derive(Debug, Default)]
    struct Chest(Mutex<Vec<(Label, Vec<u8>)>>);

    impl Chest {
        fn kept(&self) -> Vec<(Label, Vec<u8>)> {
            self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
        }

        fn holding(label: &Label, bytes: &[u8]) -> Arc<Self> {
            Arc::new(Chest(Mutex::new(vec![(label.clone(), bytes.to_vec())])))
        }
    }

    impl TableStore for Chest {
        fn fetch(&self, label: &Label, _is_stopped: &dyn Fn() -> bool) -> Option<Vec<u8>> {
            self.kept().into_iter().find(|(known, _)| known == label).map(|(_, bytes)| bytes)
        }

        fn keep(&self, label: &Label, bytes: &[u8], is_stopped: &dyn Fn() -> bool) {
            if !is_stopped() {
                let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
                kept.retain(|(known, _)| known.name != label.name);
                kept.push((label.clone(), bytes.to_vec()));
            }
        }
    }

    /// Position 0 is lost, and every other leads there.
    struct Star {
        nodes: usize,
        looks: Cell<usize>,
    }

    impl Star {
        fn of(nodes: usize) -> Self {
            Star { nodes, looks: Cell::new(0) }
        }
    }

    impl Graph for Star {
        fn nodes(&self) -> usize {
            self.nodes
        }

        fn start(&self, node: usize) -> Start {
            self.looks.set(self.looks.get() + 1);
            if node == 0 { Start::Lost } else { Start::Open(1) }
        }

        fn before(&self, node: usize, each: &mut dyn FnMut(usize)) {
            if node == 0 {
                (1..self.nodes).for_each(each);
            }
        }
    }

    fn label(edition: u32) -> Label {
        Label { name: "star".to_owned(), edition }
    }

    /// Sweeps a star of `LONG` positions with this store; tells whether it was made.
    fn is_made(table_store: Option<Arc<dyn TableStore>>, label: &Label) -> bool {
        let (star, control) = (Star::of(LONG), Control::with(Backing { table_store, ..Backing::default() }));
        let sweep = cached_sweep(label, &star, &control).expect("nobody stops");
        assert_eq!(sweep.value(0), Value::Loss { remoteness: 0 });
        assert_eq!(sweep.value(LONG - 1), Value::Win { remoteness: 1 });
        assert_eq!(sweep.whole("").won, LONG as u64 - 1);
        star.looks.get() > 0
    }

    #[test]
    fn a_table_is_made_once_and_its_answers_are_the_same() {
        let chest = Arc::new(Chest::default());
        let table_store = || Some(chest.clone() as Arc<dyn TableStore>);
        assert_eq!(
            [is_made(None, &label(1)), is_made(table_store(), &label(1)), is_made(table_store(), &label(1))],
            [true, true, false]
        );
        assert_eq!(chest.kept()[0].1.len(), 2 * LONG);
        assert!(is_made(table_store(), &label(2)), "another edition of the rules is another table");
        assert!(!is_made(table_store(), &label(2)));
    }

    #[test]
    fn what_cannot_be_a_table_is_made_anew_and_mended() {
        let chest = Chest::holding(&label(1), &[1, 2, 3]);
        assert!(is_made(Some(chest.clone()), &label(1)));
        assert!(!is_made(Some(chest), &label(1)));
    }

    #[test]
    fn a_small_table_is_not_kept() {
        let chest = Arc::new(Chest::default());
        let control = Control::with(Backing { table_store: Some(chest.clone()), ..Backing::default() });
        cached_sweep(&label(1), &Star::of(1_000), &control).expect("nobody stops");
        assert_eq!(chest.kept(), []);
    }

    #[test]
    fn who_is_stopped_gets_no_answer_and_leaves_nothing_behind() {
        let chest = Arc::new(Chest::default());
        let control = Control::with(Backing { table_store: Some(chest.clone()), ..Backing::default() });
        control.stop();
        assert!(matches!(cached_sweep(&label(1), &Star::of(LONG), &control), Err(Stop::Asked)));
        assert_eq!(chest.kept(), []);
    }
}
