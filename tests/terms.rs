//! One word of the theory, one Chinese word: what each term is called, and what it is called nowhere.

use std::fs;
use std::path::Path;

use ground::say::{LOCALES, Language};

/// A term as the English says it, its one Chinese word, and the words it once had or might be given.
type Named = (&'static str, &'static str, &'static [&'static str]);

/// Every term that is held to one word.
const TERMS: &[Named] = &[
    ("nim-value", "SG 值", &["尼姆值"]),
    ("nim-sum", "异或和", &["尼姆和"]),
    ("odd column", "奇数列", &["奇列"]),
    ("Beatty pair", "奇异局势", &["贝蒂对", "必败数对表"]),
    ("impartial", "公平组合游戏", &["无偏"]),
    ("counters", "石子", &["堆棋子", "棋子总数"]),
    ("move", "走法", &["着法", "正着", "好着", "一着", "劣着", "他着"]),
    ("cannot move", "无法行动", &["无子可动", "无棋可走"]),
    ("only move", "唯一解", &["唯一正着", "唯一好着", "唯一的好着"]),
    ("reply", "应着", &["应手", "有应对", "种应对", "好的应对", "正确的应对", "总有应对"]),
    ("mistake", "失误", &["错着", "昏着", "漏着"]),
    ("side to move", "轮到的一方", &["轮走方", "轮到走的一方", "走棋方", "走棋的一方", "行棋方"]),
    ("opponent", "对手", &["敌方", "对家"]),
    ("oracle", "引擎", &["神谕", "交给正解", "正解如此", "正解检验"]),
    ("oracle's panel", "解析", &["解答面板", "解答栏"]),
    ("gallery", "首页", &["游戏厅", "陈列室", "首屏"]),
    ("component", "子游戏", &["各分量", "个分量", "第几个分支", "个分支听"]),
    ("draw", "和棋", &["和局", "平局", "平手"]),
    ("remoteness", "步数", &["步距", "余下步数", "剩余步数"]),
    ("best line", "主线", &["最佳续着", "主要变化"]),
    ("theorem", "定理", &["定律"]),
    ("normal play", "常规规则", &["为正常规则", "与正常规则", "按正常规则", "常规玩法"]),
    ("misère", "反常规则", &["反规则", "逆规则"]),
    ("tame", "驯顺", &["驯服"]),
    ("zugzwang", "迫走", &["楚茨文克", "逼走"]),
    ("Colon Principle", "冒号原理", &["克朗原理"]),
    ("hackenbush", "绿色删边", &["绿色砍树"]),
    ("alpha-beta", "α-β 剪枝", &["阿尔法", "贝塔"]),
    ("retrograde", "倒推", &["回溯分析"]),
    ("exact search", "完全搜索", &["精确搜索"]),
    ("every line", "穷举搜索", &["穷尽搜索"]),
    ("exploitability", "可利用度", &["可剥削"]),
    ("core", "核心", &["叫*核*", "在核里", "核里", "核可能", "核是空", "核非空", "核为空"]),
    ("node", "节点", &["结点"]),
    ("prime", "质数", &["素数"]),
    ("divisor", "因数", &["约数", "因子"]),
    ("odious", "可恶数", &["奇恶数"]),
    ("Winning Ways", "《稳操胜券》", &["Winning Ways"]),
    ("theme", "配色", &["主题"]),
    ("Enter", "回车", &["Enter"]),
    ("example", "示例", &["例子", "    例：", "= 例："]),
    ("swap", "交换先后手", &["交换座次", "座次"]),
    ("Nim", "尼姆博弈", &["尼姆游戏"]),
    ("Wythoff", "威佐夫博弈", &["威佐夫游戏"]),
    ("Fibonacci nim", "斐波那契博弈", &["斐波那契尼姆", "斐波那契取子"]),
    ("Subtraction", "减法博弈", &["减法游戏"]),
    ("Staircase nim", "台阶尼姆", &["阶梯尼姆"]),
    ("Moore", "摩尔", &["穆尔"]),
    ("Kayles", "保龄球博弈", &["凯尔斯"]),
    ("Dawson's chess", "道森象棋", &["道森国际象棋"]),
    ("Hex", "六贯棋", &["六连棋"]),
    ("Dodgem", "碰碰车", &["闪避车"]),
    ("Checkers", "西洋跳棋", &["英国跳棋"]),
    ("Blotto", "布洛托上校", &["上校布洛托"]),
    ("Grundy", "格伦迪", &["格兰迪"]),
];

/// People with a Chinese name, which messages give them everywhere; lessons add the Latin one once, in brackets.
const PEOPLE: &[(&str, &str)] = &[
    ("Bouton", "布顿"),
    ("Sprague", "斯普拉格"),
    ("Conway", "康威"),
    ("Berlekamp", "伯利坎普"),
    ("Fraenkel", "弗兰克尔"),
    ("Ferguson", "弗格森"),
    ("Gale", "盖尔"),
    ("Plambeck", "普兰贝克"),
    ("Siegel", "西格尔"),
    ("Shapley", "沙普利"),
    ("Zermelo", "策梅洛"),
];

/// Messages and lessons that may say a word banned elsewhere, and why.
const EXCEPTIONS: &[(&str, &str, &str)] = &[
    ("term-nimber", "尼姆值", "the second name in the title of the glossary's page"),
    ("term-nim-sum", "尼姆和", "the second name in the title of the glossary's page"),
    ("term-beatty-pair", "贝蒂对", "the second name in the title of the glossary's page"),
    ("term-zugzwang", "楚茨文克", "the second name in the title of the glossary's page"),
    ("02-bouton.md", "尼姆和", "the lesson tells both names once"),
    ("chess-ending-stalemates", "无子可动", "what players of chess say of a stalemate"),
    ("key-called", "Enter", "the name in the code that is put into Chinese here"),
];

/// English words whose Chinese stands in the same message wherever they do.
const STRICT: &[(&str, &str)] = &[
    ("nim-value", "SG 值"),
    ("nim-sum", "异或"),
    ("odd column", "奇数列"),
    ("side to move", "轮到"),
    ("normal play", "常规"),
    ("exploitability", "可利用度"),
    ("theme", "配色"),
];

/// Endings of keys whose messages list names under which something is found, old ones too.
const FOUND_BY: [&str; 2] = ["-alias", "-words"];

/// Every message of a language, its key and its text as written.
fn messages(language: Language) -> Vec<(String, String)> {
    let mut all: Vec<(String, String)> = Vec::new();
    for file in LOCALES.get_dir(language.tag()).expect("each language has its folder").files() {
        for line in file.contents_utf8().expect("message files are UTF-8").lines() {
            let is_begun = line.starts_with(|c: char| c.is_ascii_lowercase());
            match (line.split_once(" ="), all.last_mut()) {
                (Some((key, text)), _) if is_begun => all.push((key.to_owned(), text.to_owned())),
                (_, Some((_, text))) if !line.starts_with('#') => text.extend(["\n", line]),
                _ => {}
            }
        }
    }
    all
}

/// The Chinese lessons, how they are written, and the games written as data, each line with its place.
fn pages() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = ["assets/lessons/zh-CN", "config/games"].map(|folder| root.join(folder));
    let files = folders.iter().flat_map(|folder| fs::read_dir(folder).expect("the folder is there"));
    let mut paths: Vec<_> = files.map(|entry| entry.expect("a folder lists its files").path()).collect();
    paths.push(root.join("assets/lessons/FORMAT.zh-CN.md"));
    paths.sort();
    let mut all = Vec::new();
    for path in paths {
        let text = fs::read_to_string(&path).expect("lessons are UTF-8");
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        all.extend(text.lines().enumerate().map(|(i, line)| (format!("{name}:{}", i + 1), line.to_owned())));
    }
    all
}

/// Whether the message lists names, or may say the word.
fn is_free(key: &str, word: &str) -> bool {
    FOUND_BY.iter().any(|ending| key.ends_with(ending))
        || EXCEPTIONS.iter().any(|(at, free, _)| key.split(':').next() == Some(*at) && *free == word)
}

#[test]
fn every_term_has_one_chinese_word() {
    let texts = [messages(Language::Chinese), pages()].concat();
    assert!(texts.len() > 3_000, "only {} texts were read", texts.len());
    let mut wrong = Vec::new();
    for (term, one, banned) in TERMS {
        for word in *banned {
            let uses = texts.iter().filter(|(at, text)| text.contains(word) && !is_free(at, word));
            wrong.extend(uses.map(|(at, text)| format!("{at}: “{word}” for {term}, which is {one}: {}", text.trim())));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn people_are_named_in_chinese() {
    let texts = messages(Language::Chinese);
    let mut wrong = Vec::new();
    for (latin, one) in PEOPLE {
        let uses = texts.iter().filter(|(key, text)| text.contains(latin) && !is_free(key, latin));
        wrong.extend(uses.map(|(key, _)| format!("{key}: {latin}, who is {one}")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    for (latin, one) in PEOPLE {
        assert!(texts.iter().any(|(_, text)| text.contains(one)), "nobody speaks of {one}, {latin}");
    }
}

#[test]
fn no_line_of_the_table_is_idle() {
    let [english, chinese] = [Language::English, Language::Chinese].map(messages);
    let is_said = |texts: &[(String, String)], word: &str| {
        let word = word.to_lowercase();
        texts.iter().any(|(key, text)| !is_free(key, "") && text.to_lowercase().contains(&word))
    };
    for (term, one, banned) in TERMS {
        assert!(is_said(&english, term), "the English never says {term}");
        assert!(is_said(&chinese, one), "the Chinese never says {one}");
        assert!(!banned.is_empty() && !banned.iter().any(|word| one.contains(word)), "{term} bans its own word");
    }
    let texts = [chinese, pages()].concat();
    for (key, word, _) in EXCEPTIONS {
        let is_used = |(at, text): &(String, String)| at.split(':').next() == Some(*key) && text.contains(word);
        assert!(texts.iter().any(is_used), "{key} does not say {word}");
    }
}

#[test]
fn a_term_is_translated_wherever_it_stands() {
    let chinese = messages(Language::Chinese);
    let said = |key: &str| chinese.iter().find(|(at, _)| at == key).map(|(_, text)| text.as_str());
    let (mut wrong, mut met) = (Vec::new(), 0);
    for (key, text) in messages(Language::English) {
        let text = text.to_lowercase();
        for (term, one) in STRICT.iter().filter(|(term, _)| text.contains(term) && !is_free(&key, term)) {
            met += 1;
            if !said(&key).is_some_and(|said| said.contains(one)) {
                wrong.push(format!("{key}: {term} without {one}: {:?}", said(&key)));
            }
        }
    }
    assert!(met > 150, "only {met} were met");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
