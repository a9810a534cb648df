//! What an expression says, as a tree of numbers and truths, and how it is worked out exactly.

use num_integer::Integer;
use num_traits::Signed;

use crate::expression::exact::{Exact, Trouble};
use crate::num::{Int, Nat, small};

/// An expression for a number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Number {
    /// A number written out.
    Fixed(Exact),
    /// A variable, by its number.
    Variable(usize),
    /// Two numbers combined.
    Two(Operation, Box<Number>, Box<Number>),
    /// A function of one number.
    One(Function, Box<Number>),
    /// One number or the other.
    If(Box<Truth>, Box<Number>, Box<Number>),
}

/// An expression that is true or false.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Truth {
    /// Two numbers compared.
    Compare(Comparison, Number, Number),
    /// A number is one of a list.
    Among(Number, Vec<Number>),
    /// A property of one natural number.
    Is(Property, Number),
    /// Both.
    And(Box<Truth>, Box<Truth>),
    /// At least one.
    Or(Box<Truth>, Box<Truth>),
    /// The contrary.
    Not(Box<Truth>),
}

/// How two numbers are combined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    /// The sum.
    Plus,
    /// The difference.
    Minus,
    /// The product.
    Times,
    /// The exact quotient.
    Over,
    /// The remainder, of the sign of the divisor.
    Modulo,
    /// The nim-sum of two natural numbers.
    Xor,
    /// A natural power.
    Power,
    /// The smaller one.
    Min,
    /// The greater one.
    Max,
}

/// A function of one number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Function {
    /// The opposite.
    Negate,
    /// The greatest whole number that is not greater.
    Floor,
    /// The least whole number that is not smaller.
    Ceil,
    /// The absolute value.
    Abs,
    /// How many ones a natural number has in binary.
    Ones,
    /// How many binary digits a natural number has; 0 has none.
    Bits,
    /// How often 2 divides a natural number; of 0 it is 0.
    Twos,
    /// The floor of the square root of a natural number.
    Root,
}

/// How two numbers are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comparison {
    /// They are equal.
    Equal,
    /// They differ.
    Differs,
    /// The first is smaller.
    Less,
    /// The first is not greater.
    AtMost,
}

/// A property of a natural number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Property {
    /// It is a Fibonacci number: 1, 2, 3, 5, 8, ... (and 0).
    Fibonacci,
    /// It is a square.
    Square,
    /// It is a prime number.
    Prime,
    /// It is a power of two: 1, 2, 4, ...
    PowerOfTwo,
}

/// Natural numbers beyond this are not asked whether they are prime.
const PRIMES: usize = 1_000_000_000_000;

impl Number {
    /// The number when the variables have these values.
    pub fn at(&self, values: &[usize]) -> Result<Exact, Trouble> {
        match self {
            Number::Fixed(number) => Ok(number.clone()),
            Number::Variable(i) => Ok(Exact::whole(values[*i])),
            Number::One(function, of) => function.of(&of.at(values)?),
            Number::Two(operation, x, y) => operation.of(&x.at(values)?, &y.at(values)?),
            Number::If(when, then, otherwise) => if when.at(values)? { then } else { otherwise }.at(values),
        }
    }

    /// The same where it is a small whole number and so is everything on the way; twenty times faster than exact numbers.
    fn small(&self, values: &[usize]) -> Option<i64> {
        match self {
            Number::Fixed(number) => number.small(),
            Number::Variable(i) => i64::try_from(values[*i]).ok(),
            Number::One(function, of) => function.of_small(of.small(values)?),
            Number::Two(operation, x, y) => operation.of_small(x.small(values)?, y.small(values)?),
            Number::If(when, then, otherwise) => if when.at(values).ok()? { then } else { otherwise }.small(values),
        }
    }

    /// Adds the variables it speaks of.
    pub fn variables(&self, found: &mut Vec<usize>) {
        match self {
            Number::Fixed(_) => {}
            Number::Variable(i) => found.push(*i),
            Number::One(_, of) => of.variables(found),
            Number::Two(_, x, y) => [x, y].into_iter().for_each(|part| part.variables(found)),
            Number::If(when, then, otherwise) => {
                when.variables(found);
                then.variables(found);
                otherwise.variables(found);
            }
        }
    }

    /// The same for numbers that differ only in the order of what may be turned round.
    pub fn form(&self) -> String {
        match self {
            Number::Two(operation, ..) if operation.commutes() => {
                let mut parts = Vec::new();
                self.operands(*operation, &mut parts);
                parts.sort_unstable();
                format!("{operation:?}({})", parts.join(","))
            }
            Number::Two(operation, x, y) => format!("{operation:?}({},{})", x.form(), y.form()),
            Number::One(function, of) => format!("{function:?}({})", of.form()),
            Number::If(when, then, otherwise) => format!("If({},{},{})", when.form(), then.form(), otherwise.form()),
            Number::Fixed(_) | Number::Variable(_) => format!("{self:?}"),
        }
    }

    /// What one operation joins, brackets opened.
    fn operands(&self, joined: Operation, parts: &mut Vec<String>) {
        match self {
            Number::Two(operation, x, y) if *operation == joined => {
                x.operands(joined, parts);
                y.operands(joined, parts);
            }
            other => parts.push(other.form()),
        }
    }

    /// A period of this number as a function of one variable, if one shows in how it is written: a remainder of a
    /// polynomial with whole coefficients by a fixed m has period m, what is made of such parts the least common one.
    pub fn period(&self) -> Option<usize> {
        match self {
            Number::Fixed(_) => Some(1),
            Number::Variable(_) => None,
            Number::Two(Operation::Modulo, of, by) if of.is_polynomial() => match &**by {
                Number::Fixed(m) => small(&m.natural().ok()?).filter(|m| *m > 0),
                _ => None,
            },
            Number::Two(_, x, y) => common(x.period()?, y.period()?),
            Number::One(_, of) => of.period(),
            Number::If(when, then, otherwise) => common(when.period()?, common(then.period()?, otherwise.period()?)?),
        }
    }

    fn is_polynomial(&self) -> bool {
        match self {
            Number::Fixed(number) => number.integer().is_ok(),
            Number::Variable(_) => true,
            Number::Two(Operation::Plus | Operation::Minus | Operation::Times, x, y) => {
                x.is_polynomial() && y.is_polynomial()
            }
            Number::One(Function::Negate, of) => of.is_polynomial(),
            _ => false,
        }
    }
}

impl Truth {
    /// Whether it holds when the variables have these values.
    pub fn at(&self, values: &[usize]) -> Result<bool, Trouble> {
        match self {
            Truth::Compare(comparison, x, y) => comparison.between(x, y, values),
            Truth::Among(number, list) => {
                for item in list {
                    if Comparison::Equal.between(number, item, values)? {
                        return Ok(true);
                    }
                }
                Ok(false)
            }
            Truth::Is(property, number) => property.of(&number.at(values)?.natural()?),
            Truth::And(x, y) => Ok(x.at(values)? && y.at(values)?),
            Truth::Or(x, y) => Ok(x.at(values)? || y.at(values)?),
            Truth::Not(x) => Ok(!x.at(values)?),
        }
    }

    /// Adds the variables it speaks of.
    pub fn variables(&self, found: &mut Vec<usize>) {
        match self {
            Truth::Compare(_, x, y) => [x, y].into_iter().for_each(|part| part.variables(found)),
            Truth::Among(number, list) => std::iter::once(number).chain(list).for_each(|part| part.variables(found)),
            Truth::Is(_, number) => number.variables(found),
            Truth::And(x, y) | Truth::Or(x, y) => [x, y].into_iter().for_each(|part| part.variables(found)),
            Truth::Not(x) => x.variables(found),
        }
    }

    /// The same for truths that differ only in the order of what may be turned round.
    pub fn form(&self) -> String {
        let sorted = |name: &str, mut parts: [String; 2]| {
            parts.sort_unstable();
            format!("{name}({})", parts.join(","))
        };
        match self {
            Truth::Compare(Comparison::Equal, x, y) => sorted("Equal", [x.form(), y.form()]),
            Truth::Compare(comparison, x, y) => format!("{comparison:?}({},{})", x.form(), y.form()),
            Truth::Among(number, list) => {
                let mut list: Vec<String> = list.iter().map(Number::form).collect();
                list.sort_unstable();
                format!("Among({};{})", number.form(), list.join(","))
            }
            Truth::Is(property, number) => format!("{property:?}({})", number.form()),
            Truth::And(x, y) => sorted("And", [x.form(), y.form()]),
            Truth::Or(x, y) => sorted("Or", [x.form(), y.form()]),
            Truth::Not(x) => format!("Not({})", x.form()),
        }
    }

    /// A period of this truth as a function of one variable, as [`Number::period`] finds it.
    pub fn period(&self) -> Option<usize> {
        match self {
            Truth::Compare(_, x, y) => common(x.period()?, y.period()?),
            Truth::Among(number, list) => {
                list.iter().try_fold(number.period()?, |period, item| common(period, item.period()?))
            }
            Truth::Is(_, number) => number.period(),
            Truth::And(x, y) | Truth::Or(x, y) => common(x.period()?, y.period()?),
            Truth::Not(x) => x.period(),
        }
    }
}

/// The least common multiple of two positive numbers, if it is not too large.
pub fn common(x: usize, y: usize) -> Option<usize> {
    (x / x.gcd(&y)).checked_mul(y)
}

impl Operation {
    /// Whether the order and the brackets of such operations are free.
    fn commutes(self) -> bool {
        matches!(self, Operation::Plus | Operation::Times | Operation::Xor | Operation::Min | Operation::Max)
    }

    fn of(self, x: &Exact, y: &Exact) -> Result<Exact, Trouble> {
        match self {
            Operation::Plus => x.plus(y),
            Operation::Minus => x.minus(y),
            Operation::Times => x.times(y),
            Operation::Over => x.over(y),
            Operation::Modulo => x.modulo(y),
            Operation::Xor => Ok(Exact::whole(x.natural()? ^ y.natural()?)),
            Operation::Power => x.power(y),
            Operation::Min => Ok(x.min(y).clone()),
            Operation::Max => Ok(x.max(y).clone()),
        }
    }
}

impl Operation {
    /// The same for small whole numbers; `None` where the result is none or might not fit.
    fn of_small(self, x: i64, y: i64) -> Option<i64> {
        match self {
            Operation::Plus => x.checked_add(y),
            Operation::Minus => x.checked_sub(y),
            Operation::Times => x.checked_mul(y),
            Operation::Modulo => (y != 0).then(|| x.mod_floor(&y)),
            Operation::Xor => (x >= 0 && y >= 0).then_some(x ^ y),
            Operation::Min => Some(x.min(y)),
            Operation::Max => Some(x.max(y)),
            Operation::Over | Operation::Power => None,
        }
    }
}

impl Function {
    /// The same for small whole numbers; `None` where the result is none or might not fit.
    fn of_small(self, x: i64) -> Option<i64> {
        match self {
            Function::Negate => x.checked_neg(),
            Function::Floor | Function::Ceil => Some(x),
            Function::Abs => x.checked_abs(),
            Function::Ones => (x >= 0).then(|| x.count_ones().into()),
            Function::Bits => (x >= 0).then(|| (i64::BITS - x.leading_zeros()).into()),
            Function::Twos => (x > 0).then(|| x.trailing_zeros().into()),
            Function::Root => (x >= 0).then(|| x.isqrt()),
        }
    }

    fn of(self, x: &Exact) -> Result<Exact, Trouble> {
        Ok(match self {
            Function::Negate => x.negated(),
            Function::Floor => Exact::whole(x.floor()),
            Function::Ceil => Exact::whole(-x.negated().floor()),
            Function::Abs => x.max(&x.negated()).clone(),
            Function::Ones => Exact::whole(x.natural()?.count_ones()),
            Function::Bits => Exact::whole(x.natural()?.bits()),
            Function::Twos => Exact::whole(x.natural()?.trailing_zeros().unwrap_or(0)),
            Function::Root => Exact::whole(Int::from(x.natural()?.sqrt())),
        })
    }
}

impl Comparison {
    /// Whether it holds between two numbers when the variables have these values.
    fn between(self, x: &Number, y: &Number, values: &[usize]) -> Result<bool, Trouble> {
        match (x.small(values), y.small(values)) {
            (Some(x), Some(y)) => Ok(self.holds(&x, &y)),
            _ => Ok(self.holds(&x.at(values)?, &y.at(values)?)),
        }
    }

    fn holds<T: Ord>(self, x: &T, y: &T) -> bool {
        match self {
            Comparison::Equal => x == y,
            Comparison::Differs => x != y,
            Comparison::Less => x < y,
            Comparison::AtMost => x <= y,
        }
    }
}

impl Property {
    fn of(self, n: &Nat) -> Result<bool, Trouble> {
        let is_square = |n: &Int| !n.is_negative() && n.sqrt().pow(2) == *n;
        match self {
            Property::Square => Ok(is_square(&Int::from(n.clone()))),
            Property::PowerOfTwo => Ok(n.count_ones() == 1),
            // n is a Fibonacci number exactly when 5n² + 4 or 5n² - 4 is a square (I. Gessel, 1972).
            Property::Fibonacci => {
                let five: Int = Int::from(n * n) * 5;
                Ok(is_square(&(&five + 4)) || is_square(&(five - 4)))
            }
            Property::Prime => small(n).filter(|n| *n <= PRIMES).map(is_prime).ok_or(Trouble::TooLarge),
        }
    }
}

fn is_prime(n: usize) -> bool {
    n >= 2 && (2..=n.isqrt()).all(|d| !n.is_multiple_of(d))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expression::read::{Names, Term, read};
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn small_numbers_and_exact_ones_agree(
            text in "(floor|abs|ones|bits|twos|root|min)\\((n|m|n % 7 - 3|n \\* m), ?(m|5|n)\\)|(n|m|-n) [-+*%^] (n|m|4|-3) [-+*%] (n|2)",
            n in 0usize..2_000,
            m in 0usize..50,
        ) {
            const NAMES: &Names = &[("n", 0), ("m", 1)];
            let one = text.split(',').next().expect("a text").trim_end_matches(')');
            let text = if text.starts_with("min") || !text.contains(',') { text.clone() } else { format!("{one})") };
            let Ok(Term::Number(number)) = read(&text, NAMES) else { panic!("{text}") };
            if let Some(small) = number.small(&[n, m]) {
                prop_assert_eq!(number.at(&[n, m]), Ok(Exact::whole(small)), "{}", text);
            }
        }
    }

    #[test]
    fn properties_are_those_of_the_known_first_numbers() {
        let those = |property: Property| -> Vec<u32> {
            (0..30u32).filter(|n| property.of(&Nat::from(*n)) == Ok(true)).collect()
        };
        assert_eq!(those(Property::Fibonacci), [0, 1, 2, 3, 5, 8, 13, 21]);
        assert_eq!(those(Property::Square), [0, 1, 4, 9, 16, 25]);
        assert_eq!(those(Property::Prime), [2, 3, 5, 7, 11, 13, 17, 19, 23, 29]);
        assert_eq!(those(Property::PowerOfTwo), [1, 2, 4, 8, 16]);
        assert_eq!(Property::Prime.of(&(Nat::from(1u8) << 80)), Err(Trouble::TooLarge));
    }
}
