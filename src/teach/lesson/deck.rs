//! A lesson as a deck of slides in one page of HTML: the lesson's own pages, its boards drawn, its answers and notes for the teacher
//! behind a key. It needs no network and no program, and prints a slide a page.

use std::fmt::Write;

use crate::chart::svg::paper::escaped;
use crate::lesson::answer::Question;
use crate::lesson::check::{Checked, PageKey};
use crate::lesson::claim::listed;
use crate::lesson::form::{Body, Lesson, Live, Page};
use crate::lesson::markdown::Shape;
use crate::lesson::runs::{Run, Style, words};
use crate::page::document;
use crate::picture::Picture;
use ground::say;
use ground::say::{Say, Tongue};

/// How slides look: one at a time on the screen, one a page on paper.
const STYLE: &str = "body{margin:0;font:20pt/1.45 sans-serif;color:#222}\
section{box-sizing:border-box;min-height:100vh;padding:6vh 8vw;display:none;border-bottom:1px solid #ccc}\
section.now{display:block}h1{font-size:1.9em}h2{font-size:1.4em}\
.board{display:block;margin:.6em 0;width:auto;height:40vh;max-width:80vw}code{font-family:monospace}\
.where{font-size:.6em;color:#666}.ask{font-weight:bold}.answer,.note{display:none;font-size:.8em}\
.answer{border-left:4px solid #2a7;padding-left:.6em}.note{border-left:4px solid #a72;padding-left:.6em}\
body.told .answer,body.noted .note{display:block}\
@media print{section{display:block;break-after:page;min-height:0}.answer,.note{display:block}}";

/// Keys of the deck: arrows and the space turn, `a` tells the answers, `n` the notes.
const SCRIPT: &str = "<script>const all=document.querySelectorAll('section');let at=0;\
function go(n){all[at].classList.remove('now');at=Math.max(0,Math.min(all.length-1,n));all[at].classList.add('now');\
document.body.classList.remove('told')}go(0);\
addEventListener('keydown',e=>{const k=e.key;if(k==='ArrowRight'||k===' '||k==='PageDown')go(at+1);\
else if(k==='ArrowLeft'||k==='PageUp')go(at-1);else if(k==='Home')go(0);else if(k==='End')go(all.length-1);\
else if(k==='a')document.body.classList.toggle('told');else if(k==='n')document.body.classList.toggle('noted');\
else return;e.preventDefault()})</script>\n";

/// The deck of a lesson in which nothing is mistaken.
pub fn html(lesson: &Lesson, checked: &Checked, tongue: &Tongue) -> String {
    let title = words(&lesson.title);
    let keys = tongue.speak(&say!("deck-keys"));
    let mut body = format!(
        "<section><h1>{}</h1><p>{}</p><p class=\"where\">{}</p></section>\n",
        set(&lesson.title),
        set(&lesson.promise),
        escaped(&keys)
    );
    for (i, page) in lesson.pages.iter().enumerate().skip(usize::from(lesson.is_titled())) {
        let key = checked.keys.get(i).and_then(Option::as_ref);
        body += &slide(page, key, tongue);
    }
    document(&title, STYLE, &[&body, SCRIPT].concat(), tongue)
}

fn slide(page: &Page, key: Option<&PageKey>, tongue: &Tongue) -> String {
    let mut out = "<section>\n".to_owned();
    let before = page.before.min(page.blocks.len());
    blocks(&page.blocks[..before], &mut out);
    if let Some(live) = &page.live {
        self::live(live, key, &mut out, tongue);
    }
    blocks(&page.blocks[before..], &mut out);
    out + "</section>\n"
}

fn blocks(blocks: &[(Shape, Vec<Run>)], out: &mut String) {
    for (shape, text) in blocks {
        let tag = match shape {
            Shape::Heading => "h2",
            Shape::Paragraph => "p",
            Shape::Item => "li",
        };
        _ = writeln!(out, "<{tag}>{}</{tag}>", set(text));
    }
}

fn live(live: &Live, key: Option<&PageKey>, out: &mut String, tongue: &Tongue) {
    let place = &live.place;
    let said = |class: &str, says: &Say| format!("<p class=\"{class}\">{}</p>\n", escaped(&tongue.speak(says)));
    if let Body::Question(question) = &live.body {
        _ = writeln!(out, "<p class=\"ask\">{}</p>", set(&question.ask));
    }
    *out += &Picture::of(&place.scene(), tongue).svg();
    *out += &said("where", &say!("lesson-board", game = live.entry.title.clone(), position = place.text()));
    match (&live.body, key) {
        (Body::Claims(stated), _) => stated.iter().for_each(|one| *out += &said("told", &one.says())),
        (Body::Task(task), _) => *out += &said("ask", &task.goal.says()),
        (Body::Question(question), Some(PageKey::Solution(solution))) => {
            *out += &said("answer", &solution.says());
            notes(question, out);
        }
        (_, Some(PageKey::Lit(moves))) if !moves.is_empty() => {
            *out += &said("answer", &say!("lesson-lit", moves = listed(moves)));
        }
        _ => {}
    }
}

/// What the teacher has at hand: the hint, the mistakes that are foreseen with what to say to them, what is said to the right answer.
fn notes(question: &Question, out: &mut String) {
    let wrong = question.wrong.iter().map(|foreseen| &foreseen.reply);
    let all = question.hint.iter().chain(wrong).chain(&question.otherwise).chain(&question.right);
    for text in all {
        _ = writeln!(out, "<p class=\"note\">{}</p>", set(text));
    }
}

/// Words as HTML.
fn set(text: &[Run]) -> String {
    let run = |run: &Run| {
        let text = escaped(&run.text);
        match run.style {
            Style::Plain => text,
            Style::Emphasis => format!("<em>{text}</em>"),
            Style::Strong => format!("<strong>{text}</strong>"),
            Style::Code => format!("<code>{text}</code>"),
        }
    };
    text.iter().map(run).collect()
}
