//! Days on which something was done: how many in a row, and which of this week.

use std::collections::BTreeSet;

use crate::note::Day;

/// Days from one that may be missed to the next.
const GRACE: Day = 7;

/// The days of a row that ends today, or yesterday while today is still open: only days on which something was done count. One missed
/// day in seven breaks nothing.
pub fn streak(days: &BTreeSet<Day>, today: Day) -> u32 {
    let mut count = u32::from(days.contains(&today));
    let mut forgiven: Option<Day> = None;
    for day in (0..today).rev() {
        if days.contains(&day) {
            count += 1;
        } else if forgiven.is_none_or(|last| last - day >= GRACE)
            && day.checked_sub(1).is_some_and(|b| days.contains(&b))
        {
            forgiven = Some(day);
        } else {
            break;
        }
    }
    count
}

/// The day of the week, from 0 for Monday. Day 0 was a Thursday.
pub fn weekday(day: Day) -> usize {
    (day as usize + 3) % 7
}

/// On which days of this week something was done, from Monday on.
pub fn week(days: &BTreeSet<Day>, today: Day) -> [bool; 7] {
    let monday = today.saturating_sub(weekday(today) as Day);
    std::array::from_fn(|i| days.contains(&(monday + i as Day)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn streak_of(days: &[Day], today: Day) -> u32 {
        streak(&days.iter().copied().collect(), today)
    }

    #[test]
    fn a_row_goes_on_over_one_missed_day_a_week_and_ends_at_two() {
        assert_eq!(streak_of(&[], 100), 0);
        assert_eq!(streak_of(&[100], 100), 1);
        assert_eq!(streak_of(&[99], 100), 1, "today is still open");
        assert_eq!(streak_of(&[98], 100), 1, "yesterday is forgiven");
        assert_eq!(streak_of(&[97], 100), 0, "two missed days end it");
        assert_eq!(streak_of(&[95, 96, 98, 99, 100], 100), 5);
        assert_eq!(streak_of(&[94, 96, 98, 99, 100], 100), 4, "a second missed day within a week");
        assert_eq!(streak_of(&[88, 89, 91, 92, 93, 94, 95, 96, 98, 99, 100], 100), 11, "one a week");
    }

    #[test]
    fn the_week_begins_on_monday() {
        // 20779 days after 1 January 1970 is Sunday, 22 November 2026.
        assert_eq!(weekday(20_779), 6);
        let days: BTreeSet<Day> = [20_772, 20_773, 20_779].into();
        assert_eq!(week(&days, 20_779), [true, false, false, false, false, false, true]);
    }
}
