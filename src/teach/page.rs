//! A text for paper, block by block, and how it is written: as Markdown, as a page of HTML to be printed, as one picture.

use std::fmt::Write;

use crate::chart::svg::broken;
use crate::chart::svg::paper::{MARGIN, Paper, escaped};
use crate::drawing;
use crate::picture::Picture;
use ground::say::Tongue;
use ground::scene::Scene;

/// What stands on paper. Within sentences notation stands between backticks.
pub enum Block {
    /// The title.
    Title(String),
    /// The heading of a part.
    Heading(String),
    /// A paragraph or a line to be filled in.
    Paragraph(String),
    /// A board.
    Board(Box<Scene>),
    /// A drawing, and the lines that stand for it where nothing can be drawn.
    Drawing(Box<Picture>, Vec<String>),
    /// Lines of a table, whose columns stand under one another.
    Lines(Vec<String>),
    /// An answer with its number.
    Answer(usize, String),
    /// A step of the reason for an answer, and the lines of the table it speaks of.
    Step(String, Vec<String>),
    /// What follows stands on a page of its own.
    Break,
}

/// How it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// As Markdown, boards in plain text.
    Markdown,
    /// As a page of HTML, boards drawn.
    Html,
    /// As one picture, boards drawn.
    Svg,
}

impl Form {
    /// Every form with its name.
    pub const ALL: [(&'static str, Form); 3] = [("markdown", Form::Markdown), ("html", Form::Html), ("svg", Form::Svg)];

    /// The form of this name.
    pub fn of(name: &str) -> Option<Form> {
        Form::ALL.iter().find(|(one, _)| *one == name).map(|(_, form)| *form)
    }

    /// Writes the blocks.
    pub fn write(self, blocks: &[Block], tongue: &Tongue) -> String {
        match self {
            Form::Markdown => blocks.iter().map(|block| markdown(block, tongue)).collect(),
            Form::Html => html(blocks, tongue),
            Form::Svg => svg(blocks, tongue),
        }
    }
}

fn markdown(block: &Block, tongue: &Tongue) -> String {
    match block {
        Block::Title(text) => format!("# {text}\n"),
        Block::Heading(text) => format!("\n## {text}\n"),
        Block::Paragraph(text) => format!("\n{text}\n"),
        Block::Board(scene) => format!("\n```text\n{}\n```\n", drawing::lines(scene, tongue).join("\n")),
        Block::Drawing(_, lines) | Block::Lines(lines) => format!("\n```text\n{}\n```\n", lines.join("\n")),
        Block::Answer(number, text) => format!("\n{number}. {text}\n"),
        Block::Step(text, rows) if rows.is_empty() => format!("   - {text}\n"),
        Block::Step(text, rows) => {
            let rows = rows.iter().fold(String::new(), |all, row| [&all, "     ", row, "\n"].concat());
            format!("   - {text}\n\n     ```text\n{rows}     ```\n")
        }
        Block::Break => "\n<div style=\"page-break-after: always\"></div>\n\n---\n\n".to_owned(),
    }
}

/// What a page looks like, on the screen and on paper.
pub const STYLE: &str = "@page{size:A4;margin:18mm}\
body{font:12pt/1.5 sans-serif;max-width:44em;margin:2em auto;padding:0 1em;color:#222}\
h1{font-size:1.5em}h2{font-size:1.15em;margin-top:1.6em;break-after:avoid}\
.board{display:block;margin:.6em 0;max-width:100%;height:auto}\
pre,.board,.answer{break-inside:avoid}pre{background:#f4f4f4;padding:.5em}code{font-family:monospace}\
.new{break-before:page}@media print{body{margin:0;max-width:none}}";

fn html(blocks: &[Block], tongue: &Tongue) -> String {
    let mut body = String::new();
    let mut is_new = false;
    for block in blocks {
        let class = if std::mem::take(&mut is_new) { " class=\"new\"" } else { "" };
        _ = match block {
            Block::Title(text) => writeln!(body, "<h1{class}>{}</h1>", coded(text)),
            Block::Heading(text) => writeln!(body, "<h2>{}</h2>", coded(text)),
            Block::Paragraph(text) => writeln!(body, "<p>{}</p>", coded(text)),
            Block::Board(scene) => write!(body, "{}", Picture::of(scene, tongue).svg()),
            Block::Drawing(picture, _) => write!(body, "{}", picture.svg()),
            Block::Lines(lines) => writeln!(body, "<pre>{}</pre>", escaped(&lines.join("\n"))),
            Block::Answer(number, text) => writeln!(body, "<p class=\"answer\"><b>{number}.</b> {}</p>", coded(text)),
            Block::Step(text, rows) if rows.is_empty() => writeln!(body, "<li>{}</li>", coded(text)),
            Block::Step(text, rows) => {
                writeln!(body, "<li>{}<pre>{}</pre></li>", coded(text), escaped(&rows.join("\n")))
            }
            Block::Break => {
                is_new = true;
                Ok(())
            }
        };
    }
    document(title(blocks), STYLE, &body, tongue)
}

/// A whole page that needs nothing else.
pub fn document(title: &str, style: &str, body: &str, tongue: &Tongue) -> String {
    let (language, title) = (tongue.language.tag(), escaped(title));
    format!(
        "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n<title>{title}</title>\n\
         <style>{style}</style>\n</head>\n<body>\n{body}</body>\n</html>\n"
    )
}

fn svg(blocks: &[Block], tongue: &Tongue) -> String {
    let mut paper = Paper::blank();
    let lines =
        |paper: &mut Paper, text: &str| broken(&text.replace('`', "")).iter().for_each(|line| paper.words(line));
    for block in blocks {
        match block {
            Block::Title(text) => paper.heading(&text.replace('`', "")),
            Block::Heading(text) => {
                paper.y += 8;
                paper.heading(&text.replace('`', ""));
            }
            Block::Paragraph(text) => lines(&mut paper, text),
            Block::Board(scene) => laid(&mut paper, &Picture::of(scene, tongue)),
            Block::Drawing(picture, _) => laid(&mut paper, picture),
            Block::Lines(rows) => typed(&mut paper, rows),
            Block::Answer(number, text) => lines(&mut paper, &format!("{number}. {text}")),
            Block::Step(text, rows) => {
                lines(&mut paper, &format!("   - {text}"));
                typed(&mut paper, rows);
            }
            Block::Break => paper.y += 40,
        }
    }
    paper.finish(title(blocks))
}

/// Lays a picture under what is drawn already.
pub fn laid(paper: &mut Paper, picture: &Picture) {
    paper.y += 6;
    paper.shape(&format!("<g transform=\"translate({MARGIN},{})\" font-size=\"14\">", paper.y));
    paper.shape(&format!("{}</g>", picture.body));
    paper.widen(MARGIN + picture.width);
    paper.y += picture.height + 6;
}

/// Lines whose columns stand under one another.
fn typed(paper: &mut Paper, rows: &[String]) {
    for row in rows {
        paper.y += 14;
        let (x, y, row) = (2 * MARGIN, paper.y, escaped(row));
        paper.shape(&format!(
            "<text x=\"{x}\" y=\"{y}\" font-size=\"12\" font-family=\"monospace\" xml:space=\"preserve\">{row}</text>"
        ));
        paper.y += 2;
    }
}

fn title(blocks: &[Block]) -> &str {
    let titles = blocks.iter().find_map(|block| match block {
        Block::Title(text) => Some(text.as_str()),
        _ => None,
    });
    titles.unwrap_or_default()
}

/// A sentence as HTML, what stands between backticks as code.
fn coded(text: &str) -> String {
    let parts = escaped(text).replace("``", "`");
    let parts = parts.split('`').enumerate();
    parts.map(|(i, part)| if i % 2 == 1 { format!("<code>{part}</code>") } else { part.to_owned() }).collect()
}
