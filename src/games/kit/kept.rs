//! What was worked out once and is worth keeping while the program runs: the last few results by what they are of.

use std::sync::{Arc, Mutex, PoisonError};

/// The last few results, shared by everybody who asks for the same.
///
/// Every question opens its game anew, so tables that belong to the rules alone outlive the game that made them. Memory:
/// `MOST` results, the ones asked for last.
pub struct Kept<K, V, const MOST: usize>(Mutex<Vec<(K, Arc<V>)>>);

impl<K: PartialEq, V, const MOST: usize> Kept<K, V, MOST> {
    /// Nothing is kept yet.
    pub const fn empty() -> Self {
        Kept(Mutex::new(Vec::new()))
    }

    /// The first result that `fits`; it counts as asked for last.
    pub fn find(&self, fits: impl Fn(&K, &V) -> bool) -> Option<Arc<V>> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let at = kept.iter().position(|(key, value)| fits(key, value))?;
        let found = kept.remove(at);
        let value = found.1.clone();
        kept.push(found);
        Some(value)
    }

    /// The result of this key, made if it is not kept. Nobody waits while it is made, so that whoever is asked to stop can;
    /// two who ask at once may both make it.
    pub fn or_make<E>(&self, key: K, make: impl FnOnce(&K) -> Result<V, E>) -> Result<Arc<V>, E> {
        if let Some(value) = self.find(|known, _| *known == key) {
            return Ok(value);
        }
        let value = Arc::new(make(&key)?);
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|(known, _)| *known != key);
        if kept.len() >= MOST {
            kept.remove(0);
        }
        kept.push((key, value.clone()));
        Ok(value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_asked_for_are_kept_and_others_made_again() {
        let kept: Kept<u32, u32, 2> = Kept::empty();
        let ask = |key: u32| {
            let mut was_made = false;
            let value = kept.or_make(key, |key| {
                was_made = true;
                Ok::<u32, ()>(key * 10)
            });
            assert_eq!(value.as_deref(), Ok(&(key * 10)));
            was_made
        };
        assert_eq!([1, 2, 1, 3, 1, 2].map(ask), [true, true, false, true, false, true]);
        assert_eq!(kept.or_make(9, |_| Err("refused")), Err("refused"));
        assert!(!ask(2), "a failure pushes nothing out");
    }
}
