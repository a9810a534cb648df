//! Nim-values, also called Grundy values or nimbers: of graphs, heaps and boards whose moves are the same for both sides.
//!
//! | room | what it is |
//! |---|---|
//! | `grundy`, `loopy` | of every node of a graph: without cycles; and Smith's labels where play may run in circles, with their sums |
//! | `splitting` | games taken apart: every distinct part once, each with its options as sums of parts |
//! | `nimber_search`, `nimber_proof` | boards without a law: part by part, or by asking only whether a part beside a heap is lost |
//! | `octal/*` | heaps that are broken: the sparse-space method, rare heaps first, with the bound of Guy and Smith |
//! | `period`, `take_away` | periods found and proved; heaps from which one of given numbers is taken |
//! | `heap_rule`, `heap_table` | what a heap may become, and the plain table that needs no law |
//! | `vector_table`, `mex_plane` | one token with two coordinates; pairs of numbers lowered by nearly the same amount |
//! | `diagram`, `bits` | Young diagrams that lose a corner piece; sets of numbers, one bit each |

pub(crate) mod bits;
pub mod diagram;
pub mod grundy;
pub mod heap_rule;
pub mod heap_table;
pub mod loopy;
pub mod mex_plane;
pub mod nimber_proof;
pub mod nimber_search;
pub mod octal;
pub mod period;
pub(crate) mod splitting;
pub mod take_away;
pub mod vector_table;
