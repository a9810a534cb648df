//! How often an action is taken, told: the equation with the hands it sums over, and what an action hides that brings as much and is never
//! taken.

use num_traits::{One, Signed, Zero};

use crate::kit::hands::indifference::{Equation, Linear, Mixed, Weighed};
use crate::kit::hands::known::Known;
use crate::kit::hands::later::beneath;
use crate::kit::hands::table::Hands;
use crate::kit::hands::words::{act, told, weight_told};
use ground::num::Ratio;
use ground::rules::Side;
use ground::say;
use ground::say::Say;
use solve::equilibrium::hidden::reply::best_reply;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::reason::{Exhibit, Role, Step};

/// A state with the names of its actions and of ways.
pub struct Teller<'a, H> {
    /// The state.
    pub state: &'a Mixed<'a, H>,
    /// An action as it is written.
    pub name: &'a dyn Fn(usize) -> String,
    /// What was said on a way, as it is written.
    pub said: &'a dyn Fn(&[usize]) -> String,
}

impl<H: Hands> Teller<'_, H> {
    /// Why the first of two actions is taken just so often, with the plan beneath.
    pub fn equated(&self, [one, two]: [usize; 2], q: &Ratio, control: &Control) -> Result<Vec<Step>, Stop> {
        let Some(equation) = self.state.equation([one, two], control)? else { return Ok(Vec::new()) };
        let step = self.equal("hands-equation", [one, two], q, &equation);
        Ok([step].into_iter().chain(beneath(self.state, &equation, one, self.said)).collect())
    }

    /// The equation that fixes how often the other side, whose state this is, takes the first of two actions.
    pub fn fixed(&self, [one, two]: [usize; 2], equation: &Equation) -> Step {
        let tree = self.state.hands.tree();
        let node = tree.at(self.state.way).expect("a round follows its tree");
        let q = self.state.plan.weight(tree, node, one, self.state.hand);
        self.equal("hands-why-so", [one, two], q, equation)
    }

    /// An equation with what it sums over.
    fn equal(&self, key: &'static str, [one, two]: [usize; 2], q: &Ratio, equation: &Equation) -> Step {
        let Parts { begins, hand, other, said, names, sums, total, summed } = self.parts(equation);
        let all = equation.total.at(q);
        let each = if all.is_zero() { Ratio::zero() } else { equation.sums[0].at(q) / all };
        let ([action, instead], [one_name, two_name]) = ([one, two].map(|own| act(&(self.name)(own))), names);
        let [left, right] = sums;
        let says = say!(
            key,
            begins = begins,
            hand = hand,
            other = other,
            said = said,
            action = action,
            instead = instead,
            one = one_name,
            two = two_name,
            left = left,
            right = right,
            summed = summed,
            total = total,
            often = weight_told(q),
            each = told(&each)
        );
        let own = if key == "hands-why-so" { say!("hands-other") } else { say!("hands-own") };
        Step::says(Role::Proof, says).about(Idea::Mixing).showing(self.summed_over(equation, own))
    }

    /// Why one action alone is taken where others bring as much: what the other side would gain if one of them took its place,
    /// told by one choice of it, or that it would gain nothing. Nothing is said where only several choices together would show it.
    pub fn tied(&self, known: &Known, action: usize, others: &[usize], control: &Control) -> Result<Vec<Step>, Stop> {
        for &other in others {
            if let Some(equation) = self.state.punished([other, action], control)? {
                let step = self.punished(&equation, [other, action]);
                return Ok([step].into_iter().chain(beneath(self.state, &equation, other, self.said)).collect());
            }
        }
        let mut free = Vec::new();
        for &other in others {
            if self.is_free(known, other, control)? {
                free.push(act(&(self.name)(other)));
            }
        }
        if free.is_empty() {
            return Ok(Vec::new());
        }
        let hand = self.state.hands.hand(self.state.hand);
        let says = say!("hands-tie-free", count = free.len(), actions = free, hand = hand);
        Ok(vec![Step::says(Role::Proof, says).about(Idea::Mixing)])
    }

    /// Whether an exact best reply wins no more a round if the action is always taken here.
    fn is_free(&self, known: &Known, action: usize, control: &Control) -> Result<bool, Stop> {
        let Mixed { hands, plan, way, me, hand } = *self.state;
        let tree = hands.tree();
        let mut always = plan.clone();
        always.choose(tree, tree.at(way).expect("a round follows its tree"), action, hand);
        let (won, _) = best_reply(tree, me.other(), &always, control)?;
        let value = if me == Side::First { -&known.value } else { known.value.clone() };
        Ok(won / Ratio::from_integer(tree.deals()) == value)
    }

    fn punished(&self, equation: &Equation, [action, instead]: [usize; 2]) -> Step {
        let Parts { begins, hand, other, said, names, sums, total, summed } = self.parts(equation);
        let ([one, two], [left, right]) = (names, sums);
        let [action, instead] = [action, instead].map(|own| act(&(self.name)(own)));
        let says = say!(
            "hands-tie",
            begins = begins,
            hand = hand,
            other = other,
            said = said,
            action = action,
            instead = instead,
            one = one,
            two = two,
            left = left,
            right = right,
            summed = summed,
            total = total
        );
        Step::says(Role::Proof, says).about(Idea::Mixing).showing(self.summed_over(equation, say!("hands-own")))
    }

    fn parts(&self, equation: &Equation) -> Parts {
        let hands = self.state.hands;
        let node = hands.tree().at(&equation.way).expect("a round follows its tree");
        let total = &equation.total;
        Parts {
            begins: usize::from(equation.way.is_empty()),
            hand: hands.hand(self.state.hand),
            other: hands.hand(equation.other),
            said: (self.said)(&equation.way),
            names: equation.actions.map(|action| act(&hands.action(node, action))),
            sums: equation.sums.each_ref().map(linear),
            total: linear(total),
            summed: usize::from(!total.constant.is_one() || !total.slope.is_zero()),
        }
    }

    /// The own hands with their weights and what the two actions of the other side bring it against each.
    fn summed_over(&self, equation: &Equation, own: Say) -> Exhibit {
        let hands = self.state.hands;
        let row = |row: &Weighed| {
            let [one, two] = row.brings.each_ref().map(linear);
            vec![hands.hand(row.hand), linear(&row.weight), one, two]
        };
        let [one, two] = self.parts(equation).names;
        let head = vec![own, say!("hands-weighs"), one, two];
        Exhibit::Table { head, rows: equation.rows.iter().map(row).collect(), focus: Vec::new() }
    }
}

/// What both sentences on an equation tell of it.
struct Parts {
    begins: usize,
    hand: String,
    other: String,
    said: String,
    names: [Say; 2],
    sums: [String; 2],
    total: String,
    /// Whether the sums are still to be divided.
    summed: usize,
}

/// `1 - 3q`: a number that changes with `q`.
fn linear(number: &Linear) -> String {
    let times_q = |slope: &Ratio| match () {
        () if slope.is_one() => "q".to_owned(),
        () if (-slope).is_one() => "-q".to_owned(),
        () if slope.is_integer() => format!("{slope}q"),
        () => format!("{} q", weight_told(slope)),
    };
    let term = times_q(&number.slope.abs());
    let constant = weight_told(&number.constant);
    match (number.constant.is_zero(), number.slope.is_zero(), number.slope.is_negative()) {
        (_, true, _) => constant,
        (true, _, false) => term,
        (true, _, true) => times_q(&number.slope),
        (_, _, false) => format!("{constant} + {term}"),
        (_, _, true) => format!("{constant} - {term}"),
    }
}
