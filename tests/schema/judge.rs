//! A judge of JSON by a schema: the keywords of draft 2020-12 that the published schema uses, and no other.

use std::collections::BTreeSet;

use serde_json::{Map, Value};

/// Keywords that judge nothing.
const SILENT: &[&str] = &["$schema", "$id", "$defs", "title", "description"];

/// A schema, and the parts of it that were met by what it let pass.
pub struct Judge {
    root: Value,
}

/// What is wrong, and where.
pub type Verdict = Result<BTreeSet<String>, String>;

impl Judge {
    /// A judge by the text of a schema.
    pub fn by(text: &str) -> Self {
        Judge { root: serde_json::from_str(text).expect("the schema is JSON") }
    }

    /// The names of all parts.
    pub fn parts(&self) -> BTreeSet<String> {
        self.root["$defs"].as_object().expect("it has parts").keys().cloned().collect()
    }

    /// Judges a whole reply. What passes tells the parts that it met.
    pub fn reply(&self, value: &Value) -> Verdict {
        self.check(&self.root, value, "")
    }

    /// Judges by one part.
    pub fn part(&self, name: &str, value: &Value) -> Verdict {
        self.check(&self.root["$defs"][name], value, "")
    }

    fn check(&self, schema: &Value, value: &Value, at: &str) -> Verdict {
        let rules = schema.as_object().expect("a schema is an object");
        let mut met = BTreeSet::new();
        for (keyword, rule) in rules {
            met.extend(self.keyword(rules, keyword, rule, value, at)?);
        }
        Ok(met)
    }

    fn keyword(&self, rules: &Map<String, Value>, keyword: &str, rule: &Value, value: &Value, at: &str) -> Verdict {
        let none = BTreeSet::new;
        let held = |holds: bool| if holds { Ok(none()) } else { Err(format!("{at}: {value} is not {keyword} {rule}")) };
        match keyword {
            "$ref" => self.named(rule, value, at),
            "type" => held(types(rule).iter().any(|name| is_of(value, name))),
            "const" => held(value == rule),
            "enum" => held(list(rule).contains(value)),
            "minimum" => held(value.as_f64().is_none_or(|n| Some(n) >= rule.as_f64())),
            "required" => held(list(rule).iter().all(|name| name.as_str().is_some_and(|name| !lacks(value, name)))),
            "properties" => self.members(rule, value, at),
            "additionalProperties" => self.others(rules, rule, value, at),
            "items" => self.each(value.as_array().into_iter().flatten().map(|item| ("[]", item)), rule, at),
            "oneOf" => self.one(rule, value, at),
            silent if SILENT.contains(&silent) => Ok(none()),
            other => panic!("{other} is no keyword that is judged here"),
        }
    }

    fn named(&self, rule: &Value, value: &Value, at: &str) -> Verdict {
        let name = rule.as_str().and_then(|way| way.strip_prefix("#/$defs/")).expect("a way to a part");
        let part = self.root["$defs"].get(name).unwrap_or_else(|| panic!("there is no part {name}"));
        let mut met = self.check(part, value, at)?;
        met.insert(name.to_owned());
        Ok(met)
    }

    fn each<'v>(&self, items: impl Iterator<Item = (&'v str, &'v Value)>, rule: &Value, at: &str) -> Verdict {
        let mut met = BTreeSet::new();
        for (name, item) in items {
            met.extend(self.check(rule, item, &format!("{at}/{name}"))?);
        }
        Ok(met)
    }

    fn members(&self, rules: &Value, value: &Value, at: &str) -> Verdict {
        let mut met = BTreeSet::new();
        for (name, rule) in rules.as_object().expect("members by name") {
            met.extend(self.each(value.get(name).map(|member| (name.as_str(), member)).into_iter(), rule, at)?);
        }
        Ok(met)
    }

    fn others(&self, rules: &Map<String, Value>, rule: &Value, value: &Value, at: &str) -> Verdict {
        let known = |name: &String| rules.get("properties").is_some_and(|all| all.get(name).is_some());
        let mut others = value.as_object().into_iter().flatten().filter(|(name, _)| !known(name));
        match rule {
            Value::Bool(false) => match others.next() {
                Some((name, _)) => Err(format!("{at}: {name} is not written down")),
                None => Ok(BTreeSet::new()),
            },
            rule => self.each(others.map(|(name, member)| (name.as_str(), member)), rule, at),
        }
    }

    /// Of several exactly one must hold; where none does, the complaint that lies deepest tells most.
    fn one(&self, rules: &Value, value: &Value, at: &str) -> Verdict {
        let (mut held, mut wrong) = (Vec::new(), Vec::new());
        for rule in list(rules) {
            match self.check(rule, value, at) {
                Ok(met) => held.push(met),
                Err(why) => wrong.push(why),
            }
        }
        match (held.pop(), held.len()) {
            (Some(met), 0) => Ok(met),
            (Some(_), more) => Err(format!("{at}: {} forms hold at once for {value}", more + 1)),
            (None, _) => Err(wrong.into_iter().max_by_key(|why| depth(why)).unwrap_or_default()),
        }
    }
}

fn list(rule: &Value) -> &Vec<Value> {
    rule.as_array().expect("a list")
}

fn depth(why: &str) -> usize {
    why.split(": ").next().unwrap_or_default().matches('/').count()
}

fn lacks(value: &Value, name: &str) -> bool {
    value.as_object().is_some_and(|members| !members.contains_key(name))
}

fn types(rule: &Value) -> Vec<&str> {
    match rule {
        Value::Array(names) => names.iter().filter_map(Value::as_str).collect(),
        name => name.as_str().into_iter().collect(),
    }
}

fn is_of(value: &Value, name: &str) -> bool {
    match name {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        "number" => value.is_number(),
        "integer" => value.as_i64().is_some() || value.as_u64().is_some(),
        other => panic!("{other} is no type"),
    }
}
