//! Tables of shares: a row for every player with a bar of its share, then the groups and what they would have alone.

use crate::tui::paint::hand::lay_keys;
use crate::tui::paint::sheet::{Room, Sheet};
use crate::tui::paint::sight::{Sight, State};
use crate::tui::text;
use crate::tui::theme::Ink;
use ground::num::Ratio;
use ground::say;
use ground::say::Say;
use ground::scene::ledger::{Group, Ledger, Stake};
use ground::scene::{Mark, Shape};

/// Cells of a bar.
const BAR: usize = 10;

/// Signs that a number is drawn as at most.
const PIPS: usize = 8;

/// Columns between two columns of the table.
const GAP: usize = 2;

/// Lays out a table; groups that are worked out, and not told, are left out where there is no room for them.
pub fn lay(ledger: &Ledger<Mark>, sight: &Sight, room: Room, scale: usize) -> Sheet {
    let mut sheet = Sheet::default();
    let fixed = 3 + ledger.rows.len() + usize::from(!ledger.keys.is_empty());
    let is_airy = scale > 1 || room.height >= fixed + 3 + ledger.groups.len().min(6);
    let width = u16::try_from(room.width).unwrap_or(u16::MAX);
    for line in text::wrap(&sight.look.words(&ledger.rule), width.min(60)) {
        sheet.write(0, sheet.height, line, sight.style(Ink::Text));
    }
    let mut top = sheet.height + usize::from(is_airy);
    top = lay_rows(&mut sheet, ledger, sight, room, top);
    if !ledger.keys.is_empty() {
        top += usize::from(is_airy);
        let then = before(sight).map_or(&[][..], |before| &before.keys);
        let keys = lay_keys(&ledger.keys, then, sight, room.width.saturating_sub(2));
        let height = keys.height;
        sheet.lay(2, top, keys);
        top += height;
    }
    if !ledger.groups.is_empty() {
        lay_groups(&mut sheet, ledger, sight, room, top + usize::from(is_airy));
    }
    sheet
}

/// The table before the last move, if that is known.
fn before<'a>(sight: &Sight<'a>) -> Option<&'a Ledger<Mark>> {
    match sight.before() {
        Some(Shape::Ledger(before)) => Some(before),
        _ => None,
    }
}

fn width(text: &str) -> usize {
    usize::from(text::width(text))
}

/// The columns of the table.
struct Columns {
    /// Behind the names.
    name: usize,
    /// Where bars begin, if there is room for them.
    bar: Option<usize>,
    /// Where the shares end.
    end: usize,
}

impl Columns {
    /// The columns that these texts need, a column behind the shares for the sign of the last move.
    fn of(ledger: &Ledger<Mark>, brought: &[String], heads: [&str; 3], room: Room) -> Self {
        let [head, share_head, left] = heads.map(width);
        let name = 2 + ledger.rows.iter().map(|row| width(&row.mark.text)).max().unwrap_or(1) + 1;
        let data = brought.iter().map(|text| width(text)).chain([head]).max().unwrap_or(0);
        let shares = ledger.rows.iter().map(|row| width(&share(row)));
        let last = shares.chain([share_head, left]).max().unwrap_or(1);
        let bar = name + GAP + data + GAP;
        let wide = bar + BAR + 2 + GAP + last;
        let has_bar = wide < room.width;
        Columns { name, bar: has_bar.then_some(bar), end: if has_bar { wide } else { bar + last } }
    }
}

/// Writes the heads, the rows and what is left; gives back the line below them.
fn lay_rows(sheet: &mut Sheet, ledger: &Ledger<Mark>, sight: &Sight, room: Room, top: usize) -> usize {
    let [share_head, left_head] = heads(ledger.is_cost).map(|say| sight.look.words(&say));
    let head = sight.look.words(&ledger.brings);
    let brought: Vec<String> = ledger.rows.iter().map(|row| brought(row, sight)).collect();
    let left = ledger.left().to_string();
    let columns = Columns::of(ledger, &brought, [&head, &share_head, &left], room);
    let end = columns.end;
    sheet.write(columns.name + GAP, top, head, sight.style(Ink::Hint));
    sheet.write(end - width(&share_head), top, share_head, sight.style(Ink::Hint));
    sheet.width = sheet.width.max(end + 1);
    let then = before(sight).map_or(&[][..], |before| &before.rows);
    for (i, (row, brought)) in ledger.rows.iter().zip(brought).enumerate() {
        let y = top + 1 + i;
        sheet.write(columns.name + GAP, y, brought, sight.style(Ink::Piece));
        if let Some(bar) = columns.bar {
            lay_bar(sheet, row.share.as_ref(), &ledger.whole, sight, (bar, y));
        }
        lay_player(sheet, row, then.get(i), sight, (end, y));
    }
    let below = top + 1 + ledger.rows.len();
    if !ledger.is_open || ledger.shares().is_none() {
        // What is left has its row before there are shares, so that nothing moves when they come.
        return below + usize::from(ledger.is_open);
    }
    let ink = if ledger.is_whole() { Ink::Hint } else { Ink::Warning };
    sheet.write(end.saturating_sub(width(&left) + GAP + width(&left_head)), below, left_head, sight.style(ink));
    sheet.write(end - width(&left), below, left, sight.style(ink));
    below + 1
}

/// Writes who it is and the share, each with the sign of the last move where that spoke of it.
fn lay_player(sheet: &mut Sheet, row: &Stake<Mark>, then: Option<&Stake<Mark>>, sight: &Sight, at: (usize, usize)) {
    let (end, y) = at;
    let state = sight.state_since(&row.mark, then.map(|row| &row.mark));
    let style = sight.mark_style(&row.mark, state);
    let (before, behind) = match state {
        State::Cursor => (sight.narrow("▸", ">"), ""),
        State::Still if row.mark.is_lit => ("*", "*"),
        State::Still => ("", ""),
        other => other.brackets(),
    };
    sheet.write(usize::from(state != State::Cursor), y, before, style);
    let x = sheet.write(2, y, sight.shown(&row.mark), style);
    sheet.write(x, y, behind, style);
    let (share, given) = (share(row), then.is_some_and(|then| then.share != row.share));
    let style = match state {
        State::Cursor => style,
        _ if given => sight.style(Ink::Last),
        _ => sight.style(Ink::Text),
    };
    let from = end - width(&share);
    sheet.write(from, y, share, style);
    if given {
        let (before, behind) = State::Last.brackets();
        sheet.write(from - 1, y, before, style);
        sheet.write(end, y, behind, style);
    }
    sheet.aim(row.mark.spot, (2, y), (0, y, end, 1));
}

/// A share as it is written.
fn share(row: &Stake<Mark>) -> String {
    row.share.as_ref().map_or_else(|| "-".to_owned(), Ratio::to_string)
}

/// The heading of the shares, and of what is left.
fn heads(is_cost: bool) -> [Say; 2] {
    if is_cost { [say!("ledger-pays"), say!("ledger-left-cost")] } else { [say!("ledger-share"), say!("ledger-left")] }
}

/// What a player brings: so many signs before the number, where they are few.
fn brought(row: &Stake<Mark>, sight: &Sight) -> String {
    let told = sight.look.words(&row.brings);
    let sign = sight.sign("■", "#", "▪");
    if (1..=PIPS).contains(&row.pips) { format!("{} {told}", sign.repeat(row.pips)) } else { told }
}

/// The share as a part of the whole.
fn lay_bar(sheet: &mut Sheet, share: Option<&Ratio>, whole: &Ratio, sight: &Sight, (x, y): (usize, usize)) {
    let full = share.map_or(0, |share| filled(share, whole));
    let border = sight.style(Ink::Border);
    sheet.write(x, y, sight.sign("▕", "|", "⢸"), border);
    sheet.write(x + 1, y, sight.sign("█", "=", "⣿").repeat(full), sight.style(Ink::Won));
    sheet.write(x + BAR + 1, y, sight.sign("▏", "|", "⡇"), border);
}

/// Cells of a bar that are full, to the nearest.
fn filled(share: &Ratio, whole: &Ratio) -> usize {
    let zero = Ratio::default();
    if *whole <= zero || *share <= zero {
        return 0;
    }
    let cells = (share / whole * Ratio::from_integer(BAR.into())).round().to_integer();
    usize::try_from(cells).unwrap_or(BAR).min(BAR)
}

/// Writes the groups: who, what they get, what they would have alone.
fn lay_groups(sheet: &mut Sheet, ledger: &Ledger<Mark>, sight: &Sight, room: Room, top: usize) {
    let space = room.height.saturating_sub(top + 1);
    let shown =
        if ledger.are_told || ledger.groups.len() <= space { ledger.groups.len() } else { space.saturating_sub(1) };
    if shown == 0 {
        return;
    }
    sheet.write(2, top, sight.look.words(&ledger.heading), sight.style(Ink::Hint));
    let names: Vec<String> = ledger.groups.iter().take(shown).map(|group| called(ledger, group)).collect();
    let gets: Vec<String> = ledger
        .groups
        .iter()
        .take(shown)
        .map(|group| ledger.gets(group).map_or_else(String::new, |share| sight.look.words(&get(ledger, &share))))
        .collect();
    let wide = |texts: &[String]| texts.iter().map(|text| width(text)).max().unwrap_or(0);
    let second = 2 + wide(&names) + GAP;
    let third = second + wide(&gets) + if wide(&gets) > 0 { GAP + 1 } else { 0 };
    for (i, group) in ledger.groups.iter().take(shown).enumerate() {
        let y = top + 1 + i;
        sheet.write(2, y, names[i].clone(), sight.style(Ink::Text));
        sheet.write(second, y, gets[i].clone(), sight.style(Ink::Text));
        let alone = group.alone.to_string();
        let told =
            if ledger.is_cost { say!("ledger-alone-cost", alone = alone) } else { say!("ledger-alone", alone = alone) };
        sheet.write(third, y, sight.look.words(&told), sight.style(Ink::Text));
    }
    let more = ledger.groups.len() - shown;
    if more > 0 {
        sheet.write(2, top + 1 + shown, sight.look.words(&say!("ledger-more", more = more)), sight.style(Ink::Hint));
    }
}

fn get(ledger: &Ledger<Mark>, share: &Ratio) -> Say {
    let share = share.to_string();
    if ledger.is_cost { say!("ledger-gets-cost", share = share) } else { say!("ledger-gets", share = share) }
}

fn called(ledger: &Ledger<Mark>, group: &Group) -> String {
    let names = group.members.iter().filter_map(|&row| ledger.rows.get(row)).map(|row| row.mark.text.as_str());
    names.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_is_as_full_as_the_share_is_of_the_whole() {
        let of = |n: i64, d: i64| Ratio::new(n.into(), d.into());
        let cells = [(of(0, 1), 0), (of(1, 3), 3), (of(1, 2), 5), (of(1, 1), 10), (of(3, 1), 10), (of(-1, 2), 0)];
        for (share, full) in cells {
            assert_eq!(filled(&share, &of(1, 1)), full, "{share}");
        }
        assert_eq!(filled(&of(1, 1), &of(0, 1)), 0);
    }
}
