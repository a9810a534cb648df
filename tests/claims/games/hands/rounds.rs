//! Rounds of cards and dice by the words of their rules.

/// What comes next in a round.
pub enum Next {
    /// A side acts: which one, and how it may.
    Turn(usize, Vec<String>),
    /// Something is shown to both.
    Shown,
    /// It is over.
    End,
}

/// A deal: the hands of both sides, and what will be shown, counted from the lowest.
#[derive(Clone, Copy)]
pub struct Deal {
    pub hands: [usize; 2],
    pub shown: usize,
}

/// A game with its variant.
#[derive(Clone)]
pub struct Round {
    pub id: String,
    /// The hands from the lowest to the highest.
    pub hands: Vec<String>,
    pub ante: f64,
    pub bet: f64,
}

impl Round {
    /// What was said, one by one; what is shown stands as `/Q:`.
    pub fn read(way: &str) -> Vec<String> {
        let mut said = Vec::new();
        for (number, part) in way.split('/').enumerate() {
            let (shown, rest) = if number == 0 { ("", part) } else { part.split_once(':').expect("what is shown") };
            if number > 0 {
                said.push(format!("/{shown}:"));
            }
            said.extend(rest.split('-').filter(|word| !word.is_empty()).map(str::to_owned));
        }
        said
    }

    /// A hand with what was said, as an information state is written.
    pub fn at(hand: &str, way: &[String]) -> String {
        let mut text = hand.to_owned();
        for (number, word) in way.iter().enumerate() {
            if number == 0 {
                text.push(':');
            } else if !word.starts_with('/') && !text.ends_with(':') {
                text.push('-');
            }
            text += word;
        }
        text
    }

    /// Every deal, each as likely as another.
    pub fn deals(&self) -> Vec<Deal> {
        let count = self.hands.len();
        let pairs = |from: usize| (0..from).flat_map(move |a| (0..from).map(move |b| (a, b)));
        match self.id.as_str() {
            "leduc-poker" => pairs(6)
                .flat_map(|(a, b)| (0..6).map(move |c| [a, b, c]))
                .filter(|[a, b, c]| a != b && a != c && b != c)
                .map(|[a, b, c]| Deal { hands: [a / 2, b / 2], shown: c / 2 })
                .collect(),
            "kuhn-poker" => {
                pairs(count).filter(|(a, b)| a != b).map(|(a, b)| Deal { hands: [a, b], shown: 0 }).collect()
            }
            _ => pairs(count).map(|(a, b)| Deal { hands: [a, b], shown: 0 }).collect(),
        }
    }

    /// What comes next after this was said.
    pub fn next(&self, way: &[String]) -> Next {
        let turn = |side: usize, actions: &[&str]| {
            Next::Turn(side, actions.iter().map(|action| (*action).to_owned()).collect())
        };
        let said: Vec<&str> = way.iter().map(String::as_str).collect();
        match self.id.as_str() {
            "kuhn-poker" => match said[..] {
                [] => turn(0, &["check", "bet"]),
                ["check"] => turn(1, &["check", "bet"]),
                ["bet"] => turn(1, &["fold", "call"]),
                ["check", "bet"] => turn(0, &["fold", "call"]),
                _ => Next::End,
            },
            "liars-dice" => {
                if said.last() == Some(&"liar") {
                    return Next::End;
                }
                let bids = self.bids();
                let from = said.last().map_or(0, |last| bids.iter().position(|bid| bid == last).expect("a bid") + 1);
                let mut actions = bids[from..].to_vec();
                actions.extend((!said.is_empty()).then(|| "liar".to_owned()));
                Next::Turn(said.len() % 2, actions)
            }
            _ => Round::betting(&said).0,
        }
    }

    /// What both have paid after this was said, in a game with a pot.
    pub fn paid(&self, way: &[String]) -> [f64; 2] {
        let said: Vec<&str> = way.iter().map(String::as_str).collect();
        if self.id == "leduc-poker" {
            return Round::betting(&said).1.map(f64::from);
        }
        let mut paid = [self.ante; 2];
        match said[..] {
            ["bet"] => paid[0] += self.bet,
            ["check", "bet"] => paid[1] += self.bet,
            _ => {}
        }
        paid
    }

    /// What a side gets of the pot if from here on both only call: 1, a half, or nothing.
    pub fn called(&self, way: &[String], deal: Deal, side: usize) -> f64 {
        let on = |word: &str| self.called(&[way, &[word.to_owned()]].concat(), deal, side);
        match self.next(way) {
            Next::End => match self.pays(way, deal) {
                pays if pays.abs() < 1e-9 => 0.5,
                pays => f64::from(u8::from((pays > 0.0) == (side == 0))),
            },
            Next::Shown => on(&format!("/{}:", self.hands[deal.shown])),
            Next::Turn(_, actions) => on(if actions.iter().any(|action| action == "check") { "check" } else { "call" }),
        }
    }

    fn bids(&self) -> Vec<String> {
        let faces = &self.hands;
        (1..=2).flat_map(|count| faces.iter().map(move |face| format!("{count}x{face}"))).collect()
    }

    /// Two rounds of betting: what comes next, and what both have paid.
    fn betting(said: &[&str]) -> (Next, [u8; 2]) {
        let mut paid = [1, 1];
        let (mut raises, mut side, mut calls, mut is_second) = (0, 0, 0, false);
        for word in said {
            match *word {
                "fold" => return (Next::End, paid),
                "raise" => {
                    paid[side] = paid[1 - side] + if is_second { 4 } else { 2 };
                    (raises, calls, side) = (raises + 1, 1, 1 - side);
                }
                "call" => {
                    paid[side] = paid[1 - side];
                    (calls, side) = (calls + 1, 1 - side);
                }
                _ => (raises, side, calls, is_second) = (0, 0, 0, true),
            }
        }
        if calls == 2 {
            return (if is_second { Next::End } else { Next::Shown }, paid);
        }
        let mut actions = Vec::new();
        actions.extend((paid[0] != paid[1]).then(|| "fold".to_owned()));
        actions.push("call".to_owned());
        actions.extend((raises < 2).then(|| "raise".to_owned()));
        (Next::Turn(side, actions), paid)
    }

    /// What an ended round pays the first side.
    pub fn pays(&self, way: &[String], deal: Deal) -> f64 {
        let said: Vec<&str> = way.iter().map(String::as_str).collect();
        let [first, second] = deal.hands;
        match self.id.as_str() {
            "kuhn-poker" => {
                let higher = if first > second { 1.0 } else { -1.0 };
                match said[..] {
                    ["check", "check"] => higher * self.ante,
                    ["bet", "fold"] => self.ante,
                    ["check", "bet", "fold"] => -self.ante,
                    _ => higher * (self.ante + self.bet),
                }
            }
            "liars-dice" => {
                let (count, face) = said[said.len() - 2].split_once('x').expect("a bid");
                let dice = deal.hands.iter().filter(|hand| self.hands[**hand] == face).count();
                let is_lie = dice < count.parse().expect("a number");
                // Who calls it a lie speaks last.
                let caller = (said.len() - 1) % 2;
                if is_lie == (caller == 0) { 1.0 } else { -1.0 }
            }
            _ => {
                let paid = Round::betting(&said).1.map(f64::from);
                if said.last() == Some(&"fold") {
                    // Who has paid less has folded.
                    return if paid[0] < paid[1] { -paid[0] } else { paid[1] };
                }
                let strength = |hand: usize| if hand == deal.shown { 9 } else { hand };
                paid[0] * f64::from(strength(first).cmp(&strength(second)) as i8)
            }
        }
    }

    /// Every hand of who is to act, with what was said, in each turn there can be.
    pub fn states(&self) -> Vec<String> {
        let mut states = Vec::new();
        let mut ways: Vec<Vec<String>> = vec![Vec::new()];
        while let Some(way) = ways.pop() {
            let words = match self.next(&way) {
                Next::End => continue,
                Next::Shown => self.hands.iter().map(|hand| format!("/{hand}:")).collect(),
                Next::Turn(_, actions) => {
                    states.extend(self.hands.iter().map(|hand| Round::at(hand, &way)));
                    actions
                }
            };
            ways.extend(words.into_iter().map(|word| [&way[..], &[word]].concat()));
        }
        states
    }
}
