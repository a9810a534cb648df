//! The signs that lands of sprouts are written in.

/// A land in its own short text, look-alikes alike: per region its boundaries, each a row of spots closed by [`DOT`], then
/// [`BRACE`]. Spots are [`FREE`], [`LEAF`], [`LONE`], or letters from [`LOWER`] and [`UPPER`].
pub type Land = Vec<u8>;

/// Ends a boundary.
pub const DOT: u8 = 0;
/// Ends a region.
pub const BRACE: u8 = 1;
/// A spot without a line: three lives.
pub const FREE: u8 = 2;
/// A spot with one line: two lives.
pub const LEAF: u8 = 3;
/// A spot with two lines that can be reached from one side only: one life.
pub const LONE: u8 = 4;
/// The first letter of spots with one life that a boundary passes twice.
pub const LOWER: u8 = 8;
/// The first letter of spots with one life that two regions share.
pub const UPPER: u8 = 96;

/// Spots a game may begin with at most. With their 45 lives all letters stay within their bytes.
pub const SPOTS: usize = 15;
