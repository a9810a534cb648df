//! Colonel Blotto: two colonels spread their regiments over the posts, neither knowing how the other does.

mod posts;

use std::cmp::Ordering;

use crate::kit::at_once::sheet::{AtOnce, Sheet};
use crate::secrets::blotto::posts::Spaced;
use duel::game::manner::Manner;
use duel::game::{Card, Family, Preset};
use ground::fault::{Fault, Kind};
use ground::notation::Reader;
use ground::num::{Ratio, fraction};
use ground::params::{Domain, Param, Params};
use ground::rules::Side;
use ground::say;
use ground::say::Say;
use solve::equilibrium::mixed::matrix::{Matrix, Mix, Solution};
use solve::judge::idea::Idea;
use solve::judge::reason::{Role, Step};

/// Ways to spread the regiments of one side at most.
const WAYS: u64 = 3_000;

/// Regiments of one side at most: payments are counted in machine words.
const REGIMENTS: u64 = 1_000_000_000;

/// What a post pays.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Payoff {
    /// 1 to the stronger side.
    Fields,
    /// The regiments beaten there and 1 more to the stronger side.
    Dresher,
}

/// The variant.
pub struct Colonels {
    posts: usize,
    payoff: Payoff,
}

/// The variant these parameters describe.
pub fn build(params: &Params) -> Result<AtOnce<Colonels>, Fault> {
    let posts = usize::try_from(params.nat("posts")).expect("it is declared small");
    let payoff = if params.text("payoff") == "dresher" { Payoff::Dresher } else { Payoff::Fields };
    Ok(AtOnce(Colonels { posts, payoff }))
}

impl Colonels {
    /// Every way to put so many regiments on the posts, in the order of the dictionary.
    fn ways(&self, regiments: u64) -> Vec<Vec<u64>> {
        let mut ways = vec![(Vec::new(), regiments)];
        for post in 0..self.posts {
            let is_last = post + 1 == self.posts;
            let longer = |(way, left): &(Vec<u64>, u64)| {
                let (way, left) = (way.clone(), *left);
                let least = if is_last { left } else { 0 };
                (least..=left).map(move |here| (way.iter().copied().chain([here]).collect(), left - here))
            };
            ways = ways.iter().flat_map(longer).collect();
        }
        ways.into_iter().map(|(way, _)| way).collect()
    }

    /// How many ways there are, as far as they can be held.
    fn count(&self, regiments: u64) -> Option<usize> {
        let mut ways: u64 = 1;
        for i in 1..self.posts as u64 {
            ways = ways.checked_mul(regiments.checked_add(i)?)? / i;
        }
        (ways <= WAYS).then_some(ways as usize)
    }

    fn pays(&self, own: &[u64], others: &[u64]) -> i64 {
        let post = |(own, other): (&u64, &u64)| {
            let prize = |beaten: u64| if self.payoff == Payoff::Dresher { beaten as i64 + 1 } else { 1 };
            match own.cmp(other) {
                Ordering::Greater => prize(*other),
                Ordering::Equal => 0,
                Ordering::Less => -prize(*own),
            }
        };
        own.iter().zip(others).map(post).sum()
    }

    fn read_regiments(&self, r: &mut Reader) -> Result<u64, Fault> {
        let column = r.column();
        let regiments = r.nat()?;
        let is_held = |regiments: &u64| *regiments <= REGIMENTS && self.count(*regiments).is_some();
        let small = u64::try_from(&regiments).ok().filter(is_held);
        let large =
            || Fault::new(Kind::TooLarge, say!("blotto-too-large", regiments = regiments, most = WAYS)).at(column);
        small.ok_or_else(large)
    }
}

/// These orders at two posts, told by the first post, and their mirrors, all equally often.
fn mirrored(regiments: u64, orders: &[u64]) -> Mix {
    let all: Vec<u64> = orders.iter().flat_map(|order| [*order, regiments - order]).collect();
    let often = |here: u64| all.iter().filter(|order| **order == here).count();
    (0..=regiments).map(|here| Ratio::new(often(here).into(), all.len().into())).collect()
}

fn mix_of(solution: &Solution, side: Side) -> &Mix {
    if side == Side::First { &solution.rows } else { &solution.cols }
}

fn joined(way: &[u64]) -> String {
    way.iter().map(u64::to_string).collect::<Vec<_>>().join(",")
}

impl Sheet for Colonels {
    /// The regiments of the first and of the second side.
    type Setup = [u64; 2];

    const CARD: Card = Card {
        id: "blotto",
        family: Family::Secrets,
        fame: 42,
        manner: Manner::Orders,
        params: &[
            Param { name: "posts", domain: Domain::Nat { least: 1, most: Some(8) }, default: "2" },
            Param { name: "payoff", domain: Domain::Word(&["fields", "dresher"]), default: "fields" },
        ],
        presets: &[
            Preset { params: &[("payoff", "dresher")], position: Some("4,3") },
            Preset { params: &[], position: Some("3,2") },
            Preset { params: &[("posts", "3")], position: Some("3,3") },
        ],
        sources: &[
            "E. Borel, La théorie du jeu et les équations intégrales à noyau symétrique (1921)",
            "M. Dresher, Games of Strategy: Theory and Applications, RAND (1961)",
        ],
    };

    fn start(&self) -> [u64; 2] {
        [4, 3]
    }

    fn sizes(&self, setup: &[u64; 2]) -> [usize; 2] {
        setup.map(|regiments| self.count(regiments).unwrap_or(usize::MAX))
    }

    fn matrix(&self, setup: &[u64; 2]) -> Matrix {
        let [rows, cols] = setup.map(|regiments| self.ways(regiments));
        let cells = rows.iter().flat_map(|own| cols.iter().map(|others| self.pays(own, others)));
        Matrix::new(cols.len(), cells.map(|pays| Ratio::from_integer(pays.into())).collect())
    }

    fn write(&self, setup: &[u64; 2]) -> String {
        joined(setup)
    }

    fn read(&self, r: &mut Reader) -> Result<[u64; 2], Fault> {
        let first = self.read_regiments(r)?;
        r.expect(",")?;
        Ok([first, self.read_regiments(r)?])
    }

    fn write_choice(&self, setup: &[u64; 2], side: Side, choice: usize) -> String {
        joined(&self.ways(setup[side as usize])[choice])
    }

    fn read_choice(&self, setup: &[u64; 2], side: Side, r: &mut Reader) -> Result<usize, Fault> {
        let column = r.column();
        let mut way = Vec::new();
        for post in 0..self.posts {
            if post > 0 {
                r.expect(",")?;
            }
            way.push(r.within(0, usize::try_from(setup[side as usize]).unwrap_or(usize::MAX))? as u64);
        }
        let place = self.ways(setup[side as usize]).iter().position(|other| *other == way);
        place.ok_or_else(|| {
            let sum: u64 = way.iter().fold(0, |sum, here| sum.saturating_add(*here));
            let fault = r.fault(say!("blotto-wrong-sum", sum = sum));
            fault.expecting(say!("blotto-expect-sum", regiments = setup[side as usize])).at(column)
        })
    }

    fn tell(&self, setup: &[u64; 2], side: Side, choice: usize) -> Say {
        say!("blotto-tell", way = self.write_choice(setup, side, choice))
    }

    /// At two posts that count 1 each both sides space their numbers evenly. By Dresher's count the strong side tosses a coin for all its regiments, and the weak side hides in few orders.
    fn favoured(&self, setup: &[u64; 2], side: Side) -> Option<Mix> {
        let [own, other] = [setup[side as usize], setup[side.other() as usize]];
        if self.payoff == Payoff::Fields {
            let spaced = self.spaced(setup)?;
            return Some(Spaced::mix(own, if own > other { &spaced.over } else { &spaced.under }));
        }
        if self.posts != 2 || own == other {
            return None;
        }
        if own > other { Some(mirrored(own, &[0])) } else { self.hidden(own, other) }
    }

    fn how(&self, setup: &[u64; 2], me: Side, solution: &Solution) -> Option<Say> {
        let [own, other] = [setup[me as usize], setup[me.other() as usize]];
        let is_weak = self.payoff == Payoff::Dresher
            && own < other
            && self.favoured(setup, me).as_ref() == Some(mix_of(solution, me));
        let half = || fraction(&Ratio::new(own.into(), 2.into()));
        is_weak.then(|| say!("blotto-mirror", own = own, other = other, value = half()))
    }

    fn whole(&self, setup: &[u64; 2], me: Side, solution: &Solution) -> Vec<Step> {
        let plays = |side: Side| self.favoured(setup, side).as_ref() == Some(mix_of(solution, side));
        let Some(spaced) = self.spaced(setup).filter(|_| plays(me) && plays(me.other())) else { return Vec::new() };
        let is_strong = setup[me as usize] > setup[me.other() as usize];
        let mut steps = vec![
            Step::says(Role::Proof, spaced.table(is_strong)).about(Idea::Counting),
            Step::says(Role::Proof, spaced.secures(is_strong)).about(Idea::Mixing),
            Step::says(Role::Proof, spaced.holds(is_strong)).about(Idea::Mixing),
        ];
        if !is_strong {
            steps.swap(1, 2);
        }
        steps
    }

    fn why(&self, setup: &[u64; 2], me: Side, solution: &Solution) -> Vec<Step> {
        let step = |says: Say, idea: Idea| vec![Step::says(Role::Proof, says).about(idea)];
        let [own, other] = [setup[me as usize], setup[me.other() as usize]];
        let (weak, strong) = (own.min(other), own.max(other));
        let posts = self.posts as u64;
        let is_fields = self.payoff == Payoff::Fields;
        if strong >= posts.saturating_mul(weak + 1) {
            return step(self.outnumbered(own > other, weak), Idea::Dominated);
        }
        if is_fields && posts == 2 && own == other {
            return step(say!("blotto-even", regiments = own), Idea::Pairing);
        }
        if is_fields && own == other && own == posts {
            return step(say!("blotto-ones", regiments = own), Idea::Pairing);
        }
        let is_coin = !is_fields && own > other && self.favoured(setup, me).as_ref() == Some(mix_of(solution, me));
        if is_coin { step(Self::coin(own, other), Idea::Mixing) } else { Vec::new() }
    }
}

impl Colonels {
    /// The evenly spaced numbers on the first of two posts that count 1 each.
    fn spaced(&self, [first, second]: &[u64; 2]) -> Option<Spaced> {
        (self.posts == 2 && self.payoff == Payoff::Fields)
            .then(|| Spaced::of(*first.max(second), *first.min(second)))?
    }

    /// The first mix of few orders and their mirrors that holds a stronger side to half of the own regiments.
    ///
    /// Worked: 35 against 37 play 1,34 and 2,33 and the mirrors of both, each a quarter of the time.
    fn hidden(&self, own: u64, other: u64) -> Option<Mix> {
        let loses = |order: u64, theirs: u64| -self.pays(&[order, own - order], &[theirs, other - theirs]);
        let both = |order: u64, theirs: u64| loses(order, theirs) + loses(own - order, theirs);
        let holds = |second: &u64| (0..=other).all(|theirs| both(1, theirs) + both(*second, theirs) <= 2 * own as i64);
        (1..own).find(holds).map(|second| mirrored(own, &[1, second]))
    }

    /// Every post is taken, whatever the weak side does.
    fn outnumbered(&self, is_mine: bool, weak: u64) -> Say {
        let posts = self.posts as u64;
        let value = if self.payoff == Payoff::Dresher { weak + posts } else { posts };
        let (who, payoff) =
            (if is_mine { "own" } else { "other" }, if self.payoff == Payoff::Dresher { "dresher" } else { "fields" });
        say!("blotto-outnumbered", who = who, payoff = payoff, regiments = weak, posts = posts, value = value)
    }

    /// What all regiments at a post that a coin chooses bring.
    fn coin(own: u64, other: u64) -> Say {
        let half = |n: u64| fraction(&Ratio::new(n.into(), 2.into()));
        say!("blotto-coin", own = own, other = other, value = half(other), more = half(other + 1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use duel::game::Game;
    use ground::rules::Rules;
    use solve::judge::control::Control;
    use solve::judge::oracle::{Scope, judge};
    use solve::judge::value::Value;

    fn colonels(posts: &str, payoff: &str) -> AtOnce<Colonels> {
        let mut params = Params::of(<AtOnce<Colonels> as Game>::CARD.params);
        params.set("posts", posts).and_then(|()| params.set("payoff", payoff)).expect("both are in bounds");
        build(&params).expect("all variants can be built")
    }

    #[test]
    fn dreshers_colonels_are_worth_fourteen_ninths() {
        for (posts, payoff, text, value) in [
            ("2", "dresher", "4,3", (14, 9)),
            ("2", "fields", "3,2", (1, 2)),
            ("2", "fields", "2,2", (0, 1)),
            ("3", "fields", "3,3", (0, 1)),
        ] {
            let game = colonels(posts, payoff);
            let at = game.read_pos(text).expect(text);
            let verdict = judge(&*game.oracle(), &game, &at, Scope::Advice, &Control::new()).expect("it is small");
            let mean = Ratio::new(value.0.into(), value.1.into());
            assert_eq!(verdict.value, Value::Expected { mean, slack: None }, "{text}");
        }
    }

    #[test]
    fn numbers_spaced_evenly_on_the_first_post_hold_each_other() {
        let game = colonels("2", "fields");
        let mut told = 0;
        for (strong, weak) in (0..14).flat_map(|strong| (0..strong).map(move |weak| (strong, weak))) {
            let Some(spaced) = game.0.spaced(&[strong, weak]) else { continue };
            let matrix = game.0.matrix(&[strong, weak]);
            let value = spaced.value();
            assert_eq!(matrix.floor(&Spaced::mix(strong, &spaced.over)), value, "{strong} against {weak}");
            assert_eq!(matrix.ceiling(&Spaced::mix(weak, &spaced.under)), value, "{strong} against {weak}");
            told += 1;
        }
        assert!(told > 50, "{told}");
    }

    #[test]
    fn all_regiments_are_put_somewhere() {
        let game = colonels("2", "fields");
        let at = game.read_pos("2,1").expect("two colonels");
        let moves: Vec<String> = game.moves(&at).list.map(|mv| game.write_move(&at, &mv)).collect();
        assert_eq!(moves, ["0,2", "1,1", "2,0"]);
        let fault = game.read_move(&at, "1,2").expect_err("three regiments");
        assert_eq!((fault.kind, fault.at), (Kind::IllegalMove, Some(1)));
        assert_eq!(game.read_pos("9999,1").map_err(|fault| fault.kind), Err(Kind::TooLarge));
        let over = game.play(&game.play(&at, &2), &0);
        assert_eq!(game.write_pos(&over), "2,1 @2,0-0,1");
        assert_eq!(game.read_pos("2,1 @2,0-0,1").map(|at| at.pos), Ok(over.pos));
    }
}
