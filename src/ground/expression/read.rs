//! Reading an expression as a person types it: `n % 4 == 0`, `a ^ b ^ c == 0`, `a == floor(k*phi)`.

use crate::expression::exact::Exact;
use crate::expression::tree::{Comparison, Function, Number, Operation, Property, Truth};
use crate::fault::{Fault, Kind};
use crate::notation::Reader;
use crate::num::{Int, Nat};
use crate::say;
use crate::typed::signs;

/// Characters an expression may have.
const LENGTH: usize = 1_000;

/// Brackets within brackets that are followed.
const DEPTH: usize = 40;

/// The variables an expression may speak of, each with its number.
pub type Names = [(&'static str, usize)];

/// A number or a truth, whichever was written.
pub enum Term {
    /// A number.
    Number(Number),
    /// A truth.
    Truth(Truth),
}

/// Reads a whole expression over these variables. A fault names the column and what was expected there.
///
/// From loosest to tightest: `or`, `and`, `not`, comparisons and `in {…}`, `^` (nim-sum), `+ -`, `* / %`, a sign, `**` (power).
/// `/` is exact, `%` leaves a remainder of the sign of its divisor. What people write for them elsewhere is read as well: `xor` and `⊕`,
/// `mod`, `×` and `÷`, `≤`, `φ` and `√5`, and the Chinese words.
pub fn read(text: &str, names: &Names) -> Result<Term, Fault> {
    if text.chars().count() > LENGTH {
        return Err(Fault::new(Kind::TooLarge, say!("expression-too-long", most = LENGTH)));
    }
    let text = &*signs(text);
    let mut parser = Parser { r: Reader::new(Kind::BadParameter, text), names, depth: 0 };
    let term = parser.any()?;
    parser.r.end().map_err(|fault| fault.expecting(say!("expression-expect-operator")))?;
    Ok(term)
}

struct Parser<'t> {
    r: Reader<'t>,
    names: &'t Names,
    depth: usize,
}

impl Parser<'_> {
    fn any(&mut self) -> Result<Term, Fault> {
        self.depth += 1;
        if self.depth > DEPTH {
            return Err(self.r.fault(say!("expression-too-deep", most = DEPTH)));
        }
        let column = self.r.column();
        let mut term = self.conjunction()?;
        while self.any_of(&["or", "||", "∨", "或"]) {
            let left = truth(term, column)?;
            let right = self.truth_by(Self::conjunction)?;
            term = Term::Truth(Truth::Or(Box::new(left), Box::new(right)));
        }
        self.depth -= 1;
        Ok(term)
    }

    fn conjunction(&mut self) -> Result<Term, Fault> {
        let column = self.r.column();
        let mut term = self.negation()?;
        while self.any_of(&["and", "&&", "∧", "且"]) {
            let left = truth(term, column)?;
            let right = self.truth_by(Self::negation)?;
            term = Term::Truth(Truth::And(Box::new(left), Box::new(right)));
        }
        Ok(term)
    }

    fn negation(&mut self) -> Result<Term, Fault> {
        let mut negations = 0;
        while self.any_of(&["not", "¬", "非"]) || (!self.ahead("!=") && self.r.take("!")) {
            negations += 1;
        }
        if negations == 0 {
            return self.comparison();
        }
        let inner = self.truth_by(Self::comparison)?;
        Ok(Term::Truth(if negations % 2 == 1 { Truth::Not(Box::new(inner)) } else { inner }))
    }

    fn comparison(&mut self) -> Result<Term, Fault> {
        let column = self.r.column();
        let term = self.nim_sum()?;
        if self.any_of(&["in", "∈"]) {
            let number = number(term, column)?;
            return Ok(Term::Truth(Truth::Among(number, self.list()?)));
        }
        let Some((comparison, is_turned)) = self.compared() else { return Ok(term) };
        let left = number(term, column)?;
        let right = self.number_by(Self::nim_sum)?;
        let (x, y) = if is_turned { (right, left) } else { (left, right) };
        Ok(Term::Truth(Truth::Compare(comparison, x, y)))
    }

    /// The comparison that stands here, and whether its sides are to be turned round.
    fn compared(&mut self) -> Option<(Comparison, bool)> {
        let signs = [
            ("==", Comparison::Equal, false),
            ("!=", Comparison::Differs, false),
            ("≠", Comparison::Differs, false),
            ("<=", Comparison::AtMost, false),
            ("≤", Comparison::AtMost, false),
            ("≥", Comparison::AtMost, true),
            (">=", Comparison::AtMost, true),
            ("<", Comparison::Less, false),
            (">", Comparison::Less, true),
            ("=", Comparison::Equal, false),
        ];
        signs.into_iter().find(|(sign, ..)| self.r.take(sign)).map(|(_, comparison, is_turned)| (comparison, is_turned))
    }

    fn list(&mut self) -> Result<Vec<Number>, Fault> {
        self.r.expect("{")?;
        let mut list = vec![self.number_by(Self::nim_sum)?];
        while self.r.take(",") {
            list.push(self.number_by(Self::nim_sum)?);
        }
        self.r.expect("}")?;
        Ok(list)
    }

    fn nim_sum(&mut self) -> Result<Term, Fault> {
        self.chain(Self::sum, &[(&["^", "⊕", "xor", "异或"], Operation::Xor)])
    }

    fn sum(&mut self) -> Result<Term, Fault> {
        self.chain(Self::product, &[(&["+"], Operation::Plus), (&["-"], Operation::Minus)])
    }

    fn product(&mut self) -> Result<Term, Fault> {
        let signs: &[(&[&str], Operation)] = &[
            (&["*", "×"], Operation::Times),
            (&["/", "÷"], Operation::Over),
            (&["%", "mod", "模"], Operation::Modulo),
        ];
        self.chain(Self::signed, signs)
    }

    /// Operands joined by operations of one rank, from the left.
    fn chain(
        &mut self,
        operand: fn(&mut Self) -> Result<Term, Fault>,
        signs: &[(&[&str], Operation)],
    ) -> Result<Term, Fault> {
        let column = self.r.column();
        let mut term = operand(self)?;
        while let Some(operation) = signs.iter().find(|(forms, _)| self.any_of(forms)).map(|(_, operation)| *operation)
        {
            let left = number(term, column)?;
            let right = self.number_by(operand)?;
            term = Term::Number(two(operation, left, right));
        }
        Ok(term)
    }

    fn signed(&mut self) -> Result<Term, Fault> {
        let mut is_negative = false;
        while self.r.take("-") {
            is_negative = !is_negative;
        }
        if !is_negative {
            return self.power();
        }
        let of = self.number_by(Self::power)?;
        Ok(Term::Number(Number::One(Function::Negate, Box::new(of))))
    }

    fn power(&mut self) -> Result<Term, Fault> {
        let column = self.r.column();
        let base = self.atom()?;
        if !self.r.take("**") {
            return Ok(base);
        }
        let base = number(base, column)?;
        let exponent = self.number_by(Self::atom)?;
        Ok(Term::Number(two(Operation::Power, base, exponent)))
    }

    fn atom(&mut self) -> Result<Term, Fault> {
        if self.r.take("(") {
            let inner = self.any()?;
            self.r.expect(")")?;
            return Ok(inner);
        }
        if self.r.peek().is_some_and(|c| c.is_ascii_digit()) {
            return Ok(Term::Number(Number::Fixed(Exact::whole(Int::from(self.r.nat()?)))));
        }
        if let Some(constant) = self.constant()? {
            return Ok(Term::Number(Number::Fixed(constant)));
        }
        let unknown = self.expected();
        let word = self.r.name();
        let variable = self.names.iter().find(|(name, _)| *name == word).map(|(_, i)| Number::Variable(*i));
        let term = self.function(word)?.or_else(|| variable.map(Term::Number));
        term.ok_or(unknown)
    }

    /// The golden ratio or √5, the only numbers beside fractions that are exact here.
    fn constant(&mut self) -> Result<Option<Exact>, Fault> {
        if self.any_of(&["phi", "φ", "ϕ"]) {
            return Ok(Some(Exact::phi()));
        }
        if !self.any_of(&["√", "sqrt"]) {
            return Ok(None);
        }
        let is_bracketed = self.r.take("(");
        if self.r.clone().nat().ok() != Some(Nat::from(5u8)) {
            return Err(self.r.wrong(say!("expression-expect-five")));
        }
        self.r.nat()?;
        if is_bracketed {
            self.r.expect(")")?;
        }
        Ok(Some(Exact::root_of_five()))
    }

    /// What a word with brackets behind it stands for, if it is one.
    fn function(&mut self, word: &str) -> Result<Option<Term>, Fault> {
        let functions = [
            ("floor", Function::Floor),
            ("ceil", Function::Ceil),
            ("abs", Function::Abs),
            ("ones", Function::Ones),
            ("bits", Function::Bits),
            ("twos", Function::Twos),
            ("root", Function::Root),
        ];
        let properties = [
            ("fibonacci", Property::Fibonacci),
            ("square", Property::Square),
            ("prime", Property::Prime),
            ("power_of_two", Property::PowerOfTwo),
        ];
        let pairs = [("min", Operation::Min), ("max", Operation::Max)];
        if let Some((_, function)) = functions.iter().find(|(name, _)| *name == word) {
            let [of] = self.arguments()?;
            return Ok(Some(Term::Number(Number::One(*function, Box::new(of)))));
        }
        if let Some((_, property)) = properties.iter().find(|(name, _)| *name == word) {
            let [of] = self.arguments()?;
            return Ok(Some(Term::Truth(Truth::Is(*property, of))));
        }
        if let Some((_, operation)) = pairs.iter().find(|(name, _)| *name == word) {
            let [x, y] = self.arguments()?;
            return Ok(Some(Term::Number(two(*operation, x, y))));
        }
        if word == "if" { self.choice().map(Some) } else { Ok(None) }
    }

    fn arguments<const N: usize>(&mut self) -> Result<[Number; N], Fault> {
        self.r.expect("(")?;
        let mut list = Vec::with_capacity(N);
        for i in 0..N {
            if i > 0 {
                self.r.expect(",")?;
            }
            list.push(self.number_by(Self::any)?);
        }
        self.r.expect(")")?;
        Ok(list.try_into().expect("N were read"))
    }

    fn choice(&mut self) -> Result<Term, Fault> {
        self.r.expect("(")?;
        let when = self.truth_by(Self::any)?;
        self.r.expect(",")?;
        let then = self.number_by(Self::any)?;
        self.r.expect(",")?;
        let otherwise = self.number_by(Self::any)?;
        self.r.expect(")")?;
        Ok(Term::Number(Number::If(Box::new(when), Box::new(then), Box::new(otherwise))))
    }

    fn number_by(&mut self, part: fn(&mut Self) -> Result<Term, Fault>) -> Result<Number, Fault> {
        let column = self.r.column();
        number(part(self)?, column)
    }

    fn truth_by(&mut self, part: fn(&mut Self) -> Result<Term, Fault>) -> Result<Truth, Fault> {
        let column = self.r.column();
        truth(part(self)?, column)
    }

    fn expected(&mut self) -> Fault {
        let names: Vec<&str> = self.names.iter().map(|(name, _)| *name).collect();
        self.r.wrong(say!("expression-expect-operand", names = names))
    }

    fn ahead(&mut self, token: &str) -> bool {
        self.r.clone().take(token)
    }

    /// Takes whichever of these signs and words stands here.
    fn any_of(&mut self, forms: &[&str]) -> bool {
        let is_word = |form: &str| form.starts_with(|c: char| c.is_ascii_alphabetic());
        forms.iter().any(|form| if is_word(form) { self.word(form) } else { self.r.take(form) })
    }

    /// Takes a word if it stands here whole.
    fn word(&mut self, word: &str) -> bool {
        let mut ahead = self.r.clone();
        if ahead.name() != word {
            return false;
        }
        self.r = ahead;
        true
    }
}

fn two(operation: Operation, x: Number, y: Number) -> Number {
    Number::Two(operation, Box::new(x), Box::new(y))
}

fn number(term: Term, column: usize) -> Result<Number, Fault> {
    match term {
        Term::Number(number) => Ok(number),
        Term::Truth(_) => Err(Fault::new(Kind::BadParameter, say!("expression-not-a-number"))
            .expecting(say!("expression-expect-number"))
            .at(column)),
    }
}

fn truth(term: Term, column: usize) -> Result<Truth, Fault> {
    match term {
        Term::Truth(truth) => Ok(truth),
        Term::Number(_) => Err(Fault::new(Kind::BadParameter, say!("expression-not-a-truth"))
            .expecting(say!("expression-expect-truth"))
            .at(column)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const NAMES: &Names = &[("n", 0), ("a", 0), ("b", 1), ("c", 2), ("k", 3)];

    fn is(text: &str, values: &[usize]) -> bool {
        match read(text, NAMES) {
            Ok(Term::Truth(truth)) => truth.at(values).expect("it can be worked out"),
            Ok(Term::Number(_)) => panic!("{text} is a number"),
            Err(fault) => panic!("{text}: {fault:?}"),
        }
    }

    #[test]
    fn operators_bind_as_told() {
        assert!(is("a ^ b ^ c == 0", &[3, 5, 6]) && !is("a ^ b ^ c == 0", &[3, 5, 7]));
        assert!(is("1 + 2 * 3 == 7 and not 2 ** 3 * 2 != 16", &[0]));
        assert!(is("6 ^ 1 + 2 == 5", &[0]), "a sum binds tighter than a nim-sum");
        assert!(is("-7 % 4 == 1 and -2 ** 2 == -4 and n in {1, 2 + 1}", &[3]));
        assert!(is("a == floor(k*phi)", &[4, 7, 0, 3]) && !is("a == floor(k*phi)", &[4, 8, 0, 4]));
        assert!(is("if(n % 2 == 0, n / 2, n) == 5 && max(2, n) >= 10 && !(n < 3)", &[10]));
    }

    #[test]
    fn operators_are_read_as_people_write_them() {
        for (text, plain) in [
            ("n mod 4 ＝＝ 0", "n % 4 == 0"),
            ("a xor b ⊕ c = 0", "a ^ b ^ c == 0"),
            ("a异或b异或c＝0", "a ^ b ^ c == 0"),
            ("n 模 3 ≠ 0 且 n ≤ 9 或 n ≥ 20", "n % 3 != 0 and n <= 9 or n >= 20"),
            ("a == floor(k × (1 + √5) ÷ 2)", "a == floor(k*phi)"),
            ("a == floor(k*φ)", "a == floor(k*phi)"),
            ("ａ＝＝floor（ｋ＊（1＋sqrt（5））／2）", "a == floor(k*phi)"),
            ("n ∈ {1、2}", "n in {1, 2}"),
            ("¬ (n < 3) ∧ n > 5", "not (n < 3) and n > 5"),
        ] {
            for values in [[4, 7, 3, 3], [3, 5, 6, 2], [20, 1, 2, 4], [9, 9, 9, 1], [1, 2, 3, 1]] {
                assert_eq!(is(text, &values), is(plain, &values), "{text} at {values:?}");
            }
        }
        assert!(read("n == √7", NAMES).is_err() && read("n == √5", NAMES).is_ok());
    }

    #[test]
    fn faults_name_their_column() {
        for (text, column) in [
            ("n %% 4", 4),
            ("n + ", 5),
            ("n + (n == 2)", 5),
            ("n and n == 1", 1),
            ("n == 1 2", 8),
            ("m == 1", 1),
            ("min(n) == 1", 6),
            ("floor n", 7),
            ("n in 3", 6),
            ("", 1),
        ] {
            let fault = read(text, NAMES).err().unwrap_or_else(|| panic!("{text} is no expression"));
            assert_eq!(fault.at, Some(column), "{text}");
        }
        assert!(read(&"(".repeat(500), NAMES).is_err() && read(&"1+".repeat(600), NAMES).is_err());
    }

    proptest! {
        #[test]
        fn nothing_typed_brings_it_down(text in "[nabk0-9+*/%^()<>=!, ]{0,40}|\\PC{0,40}") {
            if let Ok(Term::Truth(truth)) = read(&text, NAMES) {
                let values = |n: usize| [n; 4];
                if let (Some(period), Ok(first)) = (truth.period(), truth.at(&values(3))) {
                    prop_assert_eq!(truth.at(&values(3 + period)), Ok(first), "{} has period {}", text, period);
                }
            }
        }
    }
}
