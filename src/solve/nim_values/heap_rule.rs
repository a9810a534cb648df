//! What one heap may become: the rule of a game whose position is a list of heaps, as engines see it.

/// A rule that replaces one heap by smaller ones.
///
/// Engines work with sizes that fit a table; what a player may type is larger and is no concern of theirs.
pub trait HeapRule: Send + Sync + 'static {
    /// Calls `leaves` once for each way to move in a heap, with the heaps that are left of it: none of them empty, the
    /// smaller first, together at most the heap, and each of them less than it.
    ///
    /// Worked: Kayles (take 1 or 2, perhaps splitting the rest) from 3 leaves 2, 1, and 1 and 1.
    fn each(&self, size: usize, leaves: &mut dyn FnMut(&[usize]));
}
