//! A picture as a page for a browser: letters that can be marked and read out, in the colours of the theme.

use std::fmt::Write;

use ratatui::buffer::Buffer;
use ratatui::style::Modifier;

use crate::tui::show::hue::{Hue, OWN, written};
use crate::tui::show::piece::{Piece, escaped, rows};
use crate::tui::show::svg::{FONTS, ground};

/// The page in this language.
pub fn html(picture: &Buffer, title: &str, language: &str) -> String {
    let (title, ground, ink) = (escaped(title), ground(picture), written(OWN.0));
    let paper = written(ground);
    let mut out = format!(
        "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n<title>{title}</title>\n<style>\n\
         body {{ margin: 0; background: {paper}; }}\n\
         pre {{ margin: 0; padding: 8px; color: {ink}; font: 14px/1.25 {FONTS}; }}\n\
         i.w {{ display: inline-block; width: 2ch; overflow: hidden; vertical-align: bottom; font-style: inherit; }}\n\
         </style>\n</head>\n<body>\n<pre aria-label=\"{title}\">"
    );
    for row in rows(picture) {
        for piece in &row {
            write_piece(&mut out, piece, ground);
        }
        out.truncate(out.trim_end_matches(' ').len());
        out.push('\n');
    }
    out + "</pre>\n</body>\n</html>\n"
}

fn write_piece(out: &mut String, piece: &Piece, ground: u32) {
    let text = escaped(&piece.text);
    let text = if piece.is_wide { format!("<i class=\"w\">{text}</i>") } else { text };
    let style = style(&piece.hue, ground);
    if style.is_empty() {
        out.push_str(&text);
    } else {
        let _ = write!(out, "<span style=\"{style}\">{text}</span>");
    }
}

fn style(hue: &Hue, ground: u32) -> String {
    let (ink, paper) = (written(hue.ink), written(hue.paper));
    let parts = [
        (hue.ink != OWN.0, format!("color:{ink};")),
        (hue.paper != ground, format!("background:{paper};")),
        (hue.emphasis.contains(Modifier::BOLD), "font-weight:bold;".to_owned()),
        (hue.emphasis.contains(Modifier::ITALIC), "font-style:italic;".to_owned()),
        (hue.emphasis.contains(Modifier::UNDERLINED), "text-decoration:underline;".to_owned()),
    ];
    parts.into_iter().filter(|(is_so, _)| *is_so).map(|(_, part)| part).collect()
}
