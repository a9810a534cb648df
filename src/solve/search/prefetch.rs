//! Two hints about a table: to the processor, which entry is needed soon, and to the system, that large pages are worth while. They change
//! how fast a table is read and nothing else.
//!
//! This file has unsafe code, since Rust has no safe word for either. Both calls get an address and its length, and neither
//! reads or writes what lies there on behalf of the program. A hint that cannot be taken is none.

#![allow(unsafe_code, reason = "the two hints below are calls that Rust cannot check; each says why it is sound")]

/// Has the processor fetch the entry of this number, while it goes on; of none if there is no such entry.
#[inline]
pub fn fetch<T>(table: &[T], number: usize) {
    let Some(entry) = table.get(number) else { return };
    // SAFETY: prefetching never faults and changes no memory, and the entry is borrowed, so that its address is valid besides.
    #[cfg(all(target_arch = "x86_64", target_feature = "sse", not(miri)))]
    unsafe {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(entry).cast());
    }
    // SAFETY: as above; the instruction reads one register and touches neither memory, stack nor flags.
    #[cfg(all(target_arch = "aarch64", not(miri)))]
    unsafe {
        let entry: *const T = entry;
        std::arch::asm!("prfm pldl1keep, [{}]", in(reg) entry, options(nostack, preserves_flags, readonly));
    }
    let _ = entry;
}

/// Asks the system for large pages under the room of a list, before it is filled.
pub fn want_large_pages<T>(list: &mut Vec<T>) {
    #[cfg(all(target_os = "linux", not(miri)))]
    {
        let room = list.spare_capacity_mut();
        let (start, bytes) = (room.as_mut_ptr().cast::<u8>(), size_of_val(room));
        // Whole pages within the room: what lies beside it belongs to others.
        let before = start.align_offset(PAGE);
        let length = bytes.saturating_sub(before) / PAGE * PAGE;
        if length >= 2 * PAGE {
            // SAFETY: the range lies within the list's own room, which is borrowed for writing. The advice leaves all contents as they are,
            // and whether the system takes it makes no difference.
            unsafe {
                libc::madvise(start.add(before).cast(), length, libc::MADV_HUGEPAGE);
            }
        }
    }
    let _ = list;
}

/// Bytes of a small page. Where pages are larger the system refuses the advice, unless it happens to begin at one.
#[cfg(all(target_os = "linux", not(miri)))]
const PAGE: usize = 4096;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hint_changes_nothing() {
        // Miri takes minutes for a list that holds a large page, and asks the system for none.
        let counts: &[usize] = if cfg!(miri) { &[0, 1, 100] } else { &[0, 1, 100, 10_000, 1 << 20] };
        for &count in counts {
            let mut list: Vec<u64> = Vec::with_capacity(count);
            want_large_pages(&mut list);
            list.extend(0..count as u64);
            want_large_pages(&mut list);
            for number in [0, count / 2, count, usize::MAX] {
                fetch(&list, number);
            }
            assert!(list.iter().copied().eq(0..count as u64));
        }
    }
}
