//! Looks and notation of games with hidden hands: the own hand, what was said, and keys to press.

use num_traits::Signed;

use crate::kit::hands::oracle::Player;
use crate::kit::hands::table::{Deal, Hands, Move, PACK, Round, Secret};
use crate::kit::shuffle::drawn;
use duel::game::hidden::Hidden;
use duel::game::slip::Slip;
use duel::game::{Card, Game};
use ground::fault::{Fault, Kind};
use ground::notation::Reader;
use ground::num::Int;
use ground::rules::{At, Rules, Side};
use ground::say;
use ground::say::Say;
use ground::scene::hand::{Hand, Key, Seat};
use ground::scene::{Mark, Scene, Shape, Spot};
use solve::equilibrium::hidden::tree::{Node, Stake};
use solve::judge::oracle::Oracle;

/// Seeds that are tried at most to find one that a deal is drawn by: there are at most a few dozen deals to draw from.
const TRIED: u64 = 10_000;

impl<H: Hands> Game for Secret<H> {
    const CARD: Card = H::CARD;

    fn oracle(&self) -> Box<dyn Oracle<Self>> {
        Box::new(Player)
    }

    fn scene(&self, at: &At<Round>) -> Scene {
        self.scene_for(at, at.to)
    }

    fn hidden(&self) -> Option<&dyn Hidden<Round, Move>> {
        Some(self)
    }

    fn path(&self, _at: &At<Round>, mv: &Move) -> Vec<Spot> {
        let (Move::Cut(i) | Move::Act(i)) = mv;
        vec![Spot(*i as u32)]
    }

    fn slips(&self, at: &At<Round>, mv: &Move) -> Vec<Slip> {
        let (Round::Dealt { deal, way }, Move::Act(action)) = (&at.pos, mv) else { return Vec::new() };
        self.facts(deal.hands[at.to as usize], self.node(way), *action, at.to)
    }

    fn tell(&self, at: &At<Round>, mv: &Move) -> Say {
        match (&at.pos, mv) {
            (Round::Dealt { way, .. }, Move::Act(action)) => self.0.tell(self.node(way), *action),
            (_, Move::Cut(cut) | Move::Act(cut)) => say!("hands-tell-cut", place = cut + 1),
        }
    }

    fn write_pos(&self, at: &At<Round>) -> String {
        let Round::Dealt { deal, way } = &at.pos else { return "-".to_owned() };
        let [first, second] = deal.hands.map(|hand| self.0.hand(hand));
        if self.ending(at).is_some() {
            return format!("{first},{second}:{}", self.write_way(way));
        }
        let own = if at.to == Side::First { first } else { second };
        if way.is_empty() { own } else { format!("{own}:{}", self.write_way(way)) }
    }

    fn read_pos(&self, text: &str) -> Result<At<Round>, Fault> {
        let mut r = Reader::new(Kind::BadPosition, text);
        if r.take("-") {
            let pack = read_seed(&mut r)?.unwrap_or(PACK);
            r.end()?;
            return Ok(At::first(Round::Uncut { pack }));
        }
        let own = self.read_hand(&mut r)?;
        let other = if r.take(",") { Some(self.read_hand(&mut r)?) } else { None };
        let way = if r.take(":") { self.read_way(&mut r)? } else { Vec::new() };
        let node = &self.0.tree().nodes()[self.node(&way)];
        let hands = match (node, other) {
            (Node::Turn { side: Side::First, .. }, None) => [Some(own), None],
            (Node::Turn { .. }, None) => [None, Some(own)],
            (Node::End { .. }, Some(other)) => [Some(own), Some(other)],
            (Node::End { .. }, None) => return Err(r.fault(say!("hands-over")).expecting(say!("hands-expect-both"))),
            _ => return Err(r.fault(say!("hands-not-over")).expecting(say!("hands-expect-own"))),
        };
        let seed = read_seed(&mut r)?.unwrap_or(0);
        r.end()?;
        let deal = self.fitting(hands, &way, seed);
        let deal = deal.ok_or_else(|| r.fault(say!("hands-no-deal")).at(1))?;
        let last = (0..way.len()).rev().find_map(|i| match self.0.tree().nodes()[self.node(&way[..i])] {
            Node::Turn { side, .. } => Some(side),
            _ => None,
        });
        Ok(self.place(deal, way, last.unwrap_or(Side::Second)))
    }

    fn write_move(&self, at: &At<Round>, mv: &Move) -> String {
        match (&at.pos, mv) {
            (Round::Dealt { way, .. }, Move::Act(action)) => self.0.action(self.node(way), *action),
            (_, Move::Cut(cut) | Move::Act(cut)) => (cut + 1).to_string(),
        }
    }

    fn read_move(&self, at: &At<Round>, text: &str) -> Result<Move, Fault> {
        let mut r = Reader::new(Kind::IllegalMove, text);
        let mv = match &at.pos {
            Round::Uncut { .. } => Move::Cut(r.within(1, self.cuts())? - 1),
            Round::Dealt { way, .. } => Move::Act(self.read_action(&mut r, self.node(way))?),
        };
        r.end()?;
        Ok(mv)
    }
}

impl<H: Hands> Hidden<Round, Move> for Secret<H> {
    fn scene_for(&self, at: &At<Round>, eye: Side) -> Scene {
        let Round::Dealt { deal, way } = &at.pos else {
            return Scene::of(Shape::Hand(self.undealt(at, eye)))
                .noting(self.0.rule())
                .noting(say!("hands-note-uncut"));
        };
        let is_over = self.ending(at).is_some();
        let keys = (0..).zip(self.moves(at).list).map(|(i, mv)| self.key(at, i, mv));
        let shown = (0..way.len()).find(|&i| matches!(self.0.tree().nodes()[self.node(&way[..i])], Node::Shown { .. }));
        let paid = self.0.paid(self.node(way)).filter(|_| !is_over);
        let seat = |side: Side| {
            let is_seen = is_over || side == eye;
            let (word, is_last) = self.last_word(way, side);
            Seat {
                side,
                face: self.0.face(is_seen.then_some(deal.hands[side as usize])),
                paid: paid.as_ref().map(|paid| paid[side as usize].to_string()),
                word,
                is_last,
            }
        };
        let hand = Hand {
            seats: [seat(eye.other()), seat(eye)],
            shown: shown.map(|_| self.0.face(Some(deal.shown))),
            pot: paid.as_ref().map(|[first, second]| (first + second).to_string()),
            is_open: is_over,
            keys: if is_over { Vec::new() } else { keys.collect() },
        };
        let scene = Scene::of(Shape::Hand(hand)).noting(self.0.rule());
        if way.is_empty() { scene } else { scene.noting(say!("hands-note-said", said = self.write_way(way))) }
    }

    fn text_for(&self, at: &At<Round>, eye: Side) -> String {
        match &at.pos {
            Round::Dealt { way, .. } if eye != at.to && self.ending(at).is_none() => {
                if way.is_empty() {
                    "?".to_owned()
                } else {
                    format!("?:{}", self.write_way(way))
                }
            }
            _ => self.write_pos(at),
        }
    }

    fn keep_pos(&self, at: &At<Round>) -> String {
        let text = self.write_pos(at);
        match &at.pos {
            Round::Uncut { pack: PACK } => text,
            Round::Uncut { pack } => format!("{text} #{pack}"),
            Round::Dealt { .. } if self.ending(at).is_some() => text,
            Round::Dealt { deal, way } => match self.lot(own_hand(at.to, *deal), way, *deal) {
                0 => text,
                lot => format!("{text} #{lot}"),
            },
        }
    }

    fn keep_move(&self, at: &At<Round>, mv: &Move) -> String {
        self.write_move(at, mv)
    }

    fn reshuffled(&self, at: &At<Round>, seed: u64) -> At<Round> {
        let pos = match &at.pos {
            Round::Uncut { .. } => Round::Uncut { pack: seed },
            Round::Dealt { deal, way } if self.ending(at).is_none() => {
                let fitting = self.fitting(own_hand(at.to, *deal), way, seed);
                Round::Dealt { deal: fitting.unwrap_or(*deal), way: way.clone() }
            }
            over @ Round::Dealt { .. } => over.clone(),
        };
        At { pos, to: at.to }
    }

    fn lot(&self, at: &At<Round>, seed: u64) -> Option<Move> {
        matches!(at.pos, Round::Uncut { .. }).then(|| Move::Cut(drawn("cut", seed, self.cuts())))
    }

    fn situation(&self, at: &At<Round>) -> Option<String> {
        (self.actions(&at.pos) > 0).then(|| self.write_pos(at))
    }
}

impl<H: Hands> Secret<H> {
    /// What was said, a blank-free text: `check-bet`, `call-call/Q:raise`.
    pub fn write_way(&self, way: &[usize]) -> String {
        let (tree, mut node, mut text) = (self.0.tree(), self.0.tree().root(), String::new());
        for &child in way {
            if let Node::Shown { .. } = tree.nodes()[node] {
                text += "/";
                text += &self.0.hand(child);
                text += ":";
            } else {
                let is_begun = !text.is_empty() && !text.ends_with(':');
                text += if is_begun { "-" } else { "" };
                text += &self.0.action(node, child);
            }
            node = tree.nodes()[node].next()[child];
        }
        text
    }

    fn read_way(&self, r: &mut Reader) -> Result<Vec<usize>, Fault> {
        let (tree, mut way) = (self.0.tree(), Vec::new());
        let (mut node, mut is_begun) = (tree.root(), false);
        loop {
            let child = match &tree.nodes()[node] {
                Node::End { .. } => return Ok(way),
                Node::Shown { .. } => {
                    r.expect("/")?;
                    let shown = self.read_hand(r)?;
                    r.expect(":")?;
                    shown
                }
                Node::Turn { .. } if way.is_empty() || (is_begun && r.take("-")) => self.read_action(r, node)?,
                Node::Turn { .. } if is_begun || r.is_done() || r.peek() == Some('#') => return Ok(way),
                Node::Turn { .. } => self.read_action(r, node)?,
            };
            is_begun = matches!(tree.nodes()[node], Node::Turn { .. });
            node = tree.nodes()[node].next()[child];
            way.push(child);
        }
    }

    fn read_hand(&self, r: &mut Reader) -> Result<usize, Fault> {
        let mut ahead = r.clone();
        let word = ahead.word();
        let names: Vec<String> = (0..self.0.tree().hands(Side::First)).map(|hand| self.0.hand(hand)).collect();
        let Some(hand) = names.iter().position(|name| name == word) else {
            return Err(r.wrong(say!("expect-one-of", words = names)));
        };
        *r = ahead;
        Ok(hand)
    }

    fn read_action(&self, r: &mut Reader, node: usize) -> Result<usize, Fault> {
        let mut ahead = r.clone();
        let word = ahead.word();
        let names: Vec<String> =
            (0..self.0.tree().nodes()[node].next().len()).map(|action| self.0.action(node, action)).collect();
        let Some(action) = names.iter().position(|name| name == word) else {
            return Err(r.wrong(say!("expect-one-of", words = names)));
        };
        *r = ahead;
        Ok(action)
    }

    /// A deal in which these hands see this: of several, one drawn by the letters of the text and a seed, so that the same text
    /// always continues in the same way, and nobody sees how.
    fn fitting(&self, hands: [Option<usize>; 2], way: &[usize], seed: u64) -> Option<Deal> {
        let deals = self.all_fitting(hands, way);
        (!deals.is_empty()).then(|| deals[drawn(&format!("{hands:?}{way:?}"), seed, deals.len())])
    }

    /// The table before the cards are dealt: both hands are hidden, and the pack may be cut anywhere.
    fn undealt(&self, at: &At<Round>, eye: Side) -> Hand<Mark> {
        let seat = |side: Side| Seat { side, face: self.0.face(None), paid: None, word: None, is_last: false };
        let keys = (0..).zip(self.moves(at).list).map(|(i, mv)| self.key(at, i, mv)).collect();
        Hand { seats: [seat(eye.other()), seat(eye)], shown: None, pot: None, is_open: false, keys }
    }

    /// A choice, how people call it, and what it costs.
    fn key(&self, at: &At<Round>, spot: u32, mv: Move) -> Key<Mark> {
        let key = Key::of(Mark::at(self.write_move(at, &mv), spot));
        let (Round::Dealt { way, .. }, Move::Act(action)) = (&at.pos, mv) else { return key };
        let node = self.node(way);
        Key { costs: self.cost(node, action, at.to), ..key }.called(self.word(node, action))
    }

    /// A word of the betting as people write it, or a bid as the notation does.
    fn word(&self, node: usize, action: usize) -> Say {
        let text = self.0.action(node, action);
        if text.chars().all(|c| c.is_ascii_alphabetic()) {
            say!("hands-word", action = text)
        } else {
            Say::verbatim(text)
        }
    }

    /// What an action costs whoever takes it, where something is paid at all.
    fn cost(&self, node: usize, action: usize, to: Side) -> Option<Say> {
        let paid = self.0.paid(node)?;
        let Node::Turn { next, .. } = &self.0.tree().nodes()[node] else { return None };
        let [own, other] = [to, to.other()].map(|side| &paid[side as usize]);
        let next = next[action];
        if let Some(after) = self.0.paid(next).filter(|_| !matches!(self.0.tree().nodes()[next], Node::End { .. })) {
            let more = &after[to as usize] - own;
            return Some(if more.is_positive() {
                say!("hands-cost-more", more = &more)
            } else {
                say!("hands-cost-free")
            });
        }
        let more = other - own;
        Some(match more.is_positive() {
            true if self.is_fold(next) => say!("hands-cost-fold", own = own),
            true => say!("hands-cost-see", more = &more),
            false => say!("hands-cost-free"),
        })
    }

    /// What a side said last, and whether nobody has spoken since.
    fn last_word(&self, way: &[usize], side: Side) -> (Option<Say>, bool) {
        let spoken = (0..way.len()).rev().filter_map(|i| {
            let node = self.node(&way[..i]);
            match self.0.tree().nodes()[node] {
                Node::Turn { side, .. } => Some((side, node, way[i])),
                _ => None,
            }
        });
        let mut spoken = spoken.enumerate();
        let found = spoken.find(|(_, (who, ..))| *who == side);
        found.map_or((None, false), |(ago, (_, node, action))| (Some(self.word(node, action)), ago == 0))
    }

    /// The least seed that this deal is drawn by; 0 where none is found.
    fn lot(&self, hands: [Option<usize>; 2], way: &[usize], deal: Deal) -> u64 {
        (0..TRIED).find(|&seed| self.fitting(hands, way, seed) == Some(deal)).unwrap_or(0)
    }

    fn all_fitting(&self, hands: [Option<usize>; 2], way: &[usize]) -> Vec<Deal> {
        let tree = self.0.tree();
        let shown = (0..way.len()).find(|&i| matches!(tree.nodes()[self.node(&way[..i])], Node::Shown { .. }));
        let fits = |deal: &Deal| {
            let holds = |side: usize| hands[side].is_none_or(|hand| hand == deal.hands[side]);
            holds(0) && holds(1) && shown.is_none_or(|i| way[i] == deal.shown)
        };
        self.0.deals().into_iter().filter(fits).collect()
    }
}

/// What the mover's eye is sure of.
fn own_hand(to: Side, deal: Deal) -> [Option<usize>; 2] {
    let [first, second] = deal.hands;
    if to == Side::First { [Some(first), None] } else { [None, Some(second)] }
}

/// A seed such as ` #7`, which says how chance falls, if there is one.
fn read_seed(r: &mut Reader) -> Result<Option<u64>, Fault> {
    if !r.take("#") {
        return Ok(None);
    }
    Ok(Some(r.within(0, usize::MAX)? as u64))
}

impl<H: Hands> Secret<H> {
    /// What an action does that ends the round: a call that beats no hand, a fold that none beats, a call that cannot be right.
    fn facts(&self, hand: usize, node: usize, action: usize, to: Side) -> Vec<Slip> {
        let Node::Turn { next, .. } = &self.0.tree().nodes()[node] else { return Vec::new() };
        let Some(own) = self.ends(hand, next[action], to) else { return Vec::new() };
        let others: Vec<usize> = (0..next.len()).filter(|other| *other != action).map(|other| next[other]).collect();
        let is_worse = |other: &usize| {
            self.ends(hand, *other, to).is_some_and(|other| own.iter().zip(&other).all(|(own, other)| own < other))
        };
        let better: Vec<usize> = others.iter().copied().filter(is_worse).collect();
        let goes_on = |other: &usize| self.ends(hand, *other, to).is_none();
        if !self.is_fold(next[action]) && others.iter().all(goes_on) && own.iter().all(Signed::is_negative) {
            return vec![Slip::DoubtedSure];
        }
        match self.is_fold(next[action]) {
            true if better.iter().any(|other| !self.is_fold(*other)) => vec![Slip::FoldedBest],
            false if better.iter().any(|other| self.is_fold(*other)) => vec![Slip::CalledWorst],
            _ => Vec::new(),
        }
    }

    /// Whether an end pays the same whatever both hold: somebody gave up.
    fn is_fold(&self, node: usize) -> bool {
        let tree = self.0.tree();
        let Node::End { stake } = tree.nodes()[node] else { return false };
        let Stake { pays, deals } = &tree.stakes()[stake];
        let mut dealt = pays.iter().zip(deals).filter(|(_, deals)| deals.is_positive());
        let Some((pay, deal)) = dealt.next() else { return false };
        dealt.all(|(other, deals)| other * deal == pay * deals)
    }

    /// What the side that acts is paid at an end, deal by deal of each hand the other side may hold; `None`: the round goes on.
    fn ends(&self, hand: usize, node: usize, to: Side) -> Option<Vec<Int>> {
        let tree = self.0.tree();
        let Node::End { stake } = tree.nodes()[node] else { return None };
        let Stake { pays, deals } = &tree.stakes()[stake];
        let seconds = tree.hands(Side::Second);
        let is_own = |cell: usize| if to == Side::First { cell / seconds == hand } else { cell % seconds == hand };
        let cells = (0..deals.len()).filter(|cell| is_own(*cell) && deals[*cell].is_positive());
        let pay = |cell: usize| if to == Side::First { pays[cell].clone() } else { -&pays[cell] };
        Some(cells.map(pay).collect())
    }
}
