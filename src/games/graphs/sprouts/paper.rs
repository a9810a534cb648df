//! Sprouts as people see and say them: numbered spots, lines pointed out by their ends, and a short name for every move.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::graphs::sprouts::land::{Lands, Sketch, with};
use crate::graphs::sprouts::moves::{Corner, Line, can_part, lines};
use ground::say;
use ground::say::Say;
use ground::scene::Spot;

/// Lines up to which all are drawn; where there are more, one for each move.
const ALL: usize = 600;

/// What a move is called: its ends, what the line goes round, and which of the moves of that name it is, from 1.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Name {
    /// Numbers of the spots that the line goes round, one of each border.
    pub around: Vec<usize>,
    /// Numbers of the spots at its ends, the lesser one first.
    pub ends: [usize; 2],
    /// Which of several moves.
    pub which: usize,
}

impl Name {
    /// How it is written: `4-4 around 3`, and `1-2 (2)` for the second move of that name.
    pub fn write(&self) -> String {
        let mut text = format!("{}-{}", self.ends[0], self.ends[1]);
        if !self.around.is_empty() {
            text = format!("{text} around {}", self.listed());
        }
        if self.which > 1 { format!("{text} ({})", self.which) } else { text }
    }

    /// The same in the words of every language.
    pub fn say(&self) -> Say {
        let ends = format!("{}-{}", self.ends[0], self.ends[1]);
        let which = if self.which > 1 { format!(" ({})", self.which) } else { String::new() };
        match self.listed() {
            none if none.is_empty() => Say::verbatim(ends + &which),
            around => say!("sprouts-short-around", ends = ends, around = around, which = which),
        }
    }

    /// The spots it goes round: `2,3`.
    pub fn listed(&self) -> String {
        self.around.iter().map(usize::to_string).collect::<Vec<_>>().join(",")
    }

    /// Reads a name: two numbers, perhaps what the line goes round, perhaps which of several in brackets.
    pub fn read(text: &str) -> Option<Self> {
        let small = text.to_lowercase();
        let (text, which) = match small.trim().strip_suffix(')') {
            Some(rest) => rest.rsplit_once('(').map(|(rest, which)| (rest, which.trim().parse().ok()))?,
            None => (small.trim(), Some(1)),
        };
        let around = ["around", "round", "围住", "围", "绕过", "绕"];
        let (ends, around) = around.iter().find_map(|word| text.split_once(word)).unwrap_or((text, ""));
        let ends = ["join", "draw", "to", "连接", "连", "到"]
            .iter()
            .fold(ends.to_owned(), |ends, word| ends.replace(word, " "));
        let mut ends = <[usize; 2]>::try_from(numbers(&ends)?).ok()?;
        let mut around = numbers(around)?;
        ends.sort_unstable();
        around.sort_unstable();
        Some(Name { around, ends, which: which? })
    }
}

/// Numbers with nothing but blanks, hyphens and commas between them.
fn numbers(text: &str) -> Option<Vec<usize>> {
    let words = text.split([' ', '-', ',', '>', '和', '与']).filter(|word| !word.is_empty());
    words.map(|word| word.parse().ok()).collect()
}

/// Places on the borders of a room, at most.
const PLACES: usize = 1_024;

/// Papers after each other on which spots are told apart.
const PAPERS: usize = 512;

/// A region with the place it has in its land.
#[derive(Debug)]
pub struct Room {
    /// Its land.
    pub land: usize,
    /// Its number in the land.
    pub region: usize,
}

/// A position laid out: its rooms, its spots numbered in reading order, and how its lines are pointed out and called.
#[derive(Debug)]
pub struct Paper {
    /// The lands taken apart.
    sketches: Vec<Sketch>,
    /// The lives of all spots.
    lives: usize,
    /// The number of the first spot of each land.
    first: Vec<usize>,
    /// The regions of all lands.
    pub rooms: Vec<Room>,
    /// Ways to point, each with the move it makes.
    paths: Vec<(Vec<Spot>, Lands)>,
    /// What each move is called.
    names: FxHashMap<Lands, Name>,
}

impl Paper {
    /// Lays a position out.
    pub fn of(lands: &Lands) -> Self {
        let sketches: Vec<Sketch> = lands.iter().map(|land| Sketch::of(land)).collect();
        let ahead = |land: usize| 1 + sketches[..land].iter().map(|sketch| sketch.lives.len()).sum::<usize>();
        let first = (0..sketches.len()).map(ahead).collect();
        let rooms = sketches.iter().enumerate();
        let rooms = rooms.flat_map(|(land, sketch)| (0..sketch.regions.len()).map(move |region| Room { land, region }));
        let lives = sketches.iter().flat_map(|sketch| &sketch.lives).map(|lives| usize::from(*lives)).sum();
        let (rooms, paths, names) = (rooms.collect(), Vec::new(), FxHashMap::default());
        let mut paper = Paper { sketches, lives, first, rooms, paths, names };
        paper.draw(lands);
        paper
    }

    /// The borders of a room, the numbers of the spots along each.
    pub fn borders(&self, room: usize) -> Vec<Vec<usize>> {
        let Room { land, region } = self.rooms[room];
        let border = |border: &Vec<u8>| border.iter().map(|spot| self.first[land] + usize::from(*spot)).collect();
        self.sketches[land].regions[region].iter().map(border).collect()
    }

    /// A land taken apart, and the number of its first spot. `None` where there are too many lines to follow each.
    pub fn sketch(&self, land: usize) -> Option<(&Sketch, usize)> {
        (self.count() <= ALL).then(|| (&self.sketches[land], self.first[land]))
    }

    /// The number of the room, from 1, in which a line lies whose name a line in another room bears too. `None`: no other does.
    pub fn room_of(&self, lands: &Lands, left: &Lands) -> Option<usize> {
        let name = self.names.get(left).filter(|name| self.all_named(lands, name).len() > 1)?;
        let rooms = (0..self.rooms.len()).filter(|room| !self.lines_named(*room, name).is_empty());
        if rooms.count() < 2 {
            return None;
        }
        let is_in =
            |room: &usize| self.lines_named(*room, name).iter().any(|line| self.leaves(lands, *room, line) == *left);
        (0..self.rooms.len()).find(is_in).map(|room| room + 1)
    }

    /// The numbers of the spots of a land, one after another.
    pub fn spots_of(&self, land: usize) -> String {
        let first = self.first[land];
        let numbers = (first..first + self.sketches[land].lives.len()).map(|number| number.to_string());
        numbers.collect::<Vec<_>>().join(" ")
    }

    /// Whether a spot is one of a land's.
    pub fn has(&self, land: usize, number: usize) -> bool {
        self.first.partition_point(|first| *first <= number) == land + 1
    }

    /// How many lines may still end in a spot.
    pub fn lives(&self, number: usize) -> u8 {
        let land = self.first.partition_point(|first| *first <= number) - 1;
        self.sketches[land].lives[number - self.first[land]]
    }

    /// All ways to point a move out, that of its name first.
    pub fn paths(&self, left: &Lands) -> Vec<Vec<Spot>> {
        self.paths.iter().filter(|(_, other)| other == left).map(|(path, _)| path.clone()).collect()
    }

    /// Whether some move takes more than its two ends to be pointed out.
    pub fn is_pointed(&self) -> bool {
        self.paths.iter().any(|(path, _)| path.len() > 2)
    }

    /// What a move is called.
    pub fn name(&self, left: &Lands) -> Option<&Name> {
        self.names.get(left)
    }

    /// The move of this name.
    pub fn named(&self, lands: &Lands, name: &Name) -> Option<Lands> {
        self.all_named(lands, name).into_iter().nth(name.which.checked_sub(1)?)
    }

    /// The moves of a name, whichever of them is meant, in the order in which they are counted.
    fn all_named(&self, lands: &Lands, name: &Name) -> Vec<Lands> {
        let mut all: Vec<Lands> = Vec::new();
        for room in 0..self.rooms.len() {
            for line in self.lines_named(room, name) {
                let left = self.leaves(lands, room, &line);
                if !all.contains(&left) {
                    all.push(left);
                }
            }
        }
        all
    }

    /// The lines in a room that bear this name.
    fn lines_named(&self, room: usize, name: &Name) -> Vec<Line> {
        let Room { land, region } = self.rooms[room];
        let borders = self.borders(room);
        let corners = |number: usize| -> Vec<Corner> {
            let all = borders.iter().enumerate();
            all.flat_map(|(i, border)| (0..border.len()).map(move |p| (i, p)))
                .filter(|(i, p)| borders[*i][*p] == number)
                .collect()
        };
        let around = name.around.iter().map(|number| borders.iter().position(|border| border.contains(number)));
        let Some(around) = around.collect::<Option<Vec<usize>>>() else { return Vec::new() };
        let mut found = Vec::new();
        for from in corners(name.ends[0]) {
            for to in corners(name.ends[1]) {
                let is_one = from.0 == to.0;
                let (low, high) = (from.min(to), from.max(to));
                let is_line = if is_one {
                    !around.contains(&from.0) && can_part(&self.sketches[land], region, from.0, (low.1, high.1))
                } else {
                    around.is_empty()
                };
                if is_line {
                    found.push(Line { region, ends: [low, high], around: around.clone() });
                }
            }
        }
        found
    }

    fn leaves(&self, lands: &Lands, room: usize, line: &Line) -> Lands {
        let land = self.rooms[room].land;
        with(lands, land, line.leaves(&self.sketches[land]))
    }

    /// Finds all lines, and from them paths and names.
    fn draw(&mut self, lands: &Lands) {
        let is_all = self.count() <= ALL;
        let mut drawn: Vec<(Name, usize, Line, Lands)> = Vec::new();
        for (land, sketch) in self.sketches.iter().enumerate() {
            if !is_all && land > 0 && lands[land - 1] == lands[land] {
                continue;
            }
            let first = self.rooms.partition_point(|room| room.land < land);
            for line in lines(sketch, is_all) {
                let left = with(lands, land, line.leaves(sketch));
                drawn.push((self.name_of(first + line.region, &line), first + line.region, line, left));
            }
        }
        drawn.sort_by_cached_key(|(name, ..)| (name.around.len(), name.ends, name.around.clone()));
        for (name, _, _, left) in &drawn {
            if !self.names.contains_key(left) {
                let which = self.all_named(lands, name).iter().position(|other| other == left).unwrap_or(0) + 1;
                self.names.insert(left.clone(), Name { which, ..name.clone() });
            }
        }
        self.point(&drawn);
    }

    /// How many lines there are.
    fn count(&self) -> usize {
        let region = |region: &Vec<Vec<u8>>| {
            let ways = 1usize.checked_shl(region.len().saturating_sub(1) as u32).unwrap_or(usize::MAX / 64);
            let all: usize = region.iter().map(Vec::len).sum();
            region
                .iter()
                .map(|border| ways.saturating_mul(border.len() * (border.len() + 1) / 2))
                .fold(all * all, usize::saturating_add)
        };
        self.sketches.iter().flat_map(|sketch| &sketch.regions).map(region).fold(0, usize::saturating_add)
    }

    fn name_of(&self, room: usize, line: &Line) -> Name {
        let borders = self.borders(room);
        let mut ends = line.ends.map(|(i, p)| borders[i][p]);
        ends.sort_unstable();
        let mut around: Vec<usize> = line.around.iter().filter_map(|i| borders[*i].iter().min().copied()).collect();
        around.sort_unstable();
        Name { around, ends, which: 1 }
    }

    /// How lines are pointed out: first end, second end, and where that is not enough what they go round, and the second end again.
    fn point(&mut self, drawn: &[(Name, usize, Line, Lands)]) {
        let ends = |room: usize, line: &Line| {
            let mut ends = line.ends.map(|corner| self.spot(room, corner));
            ends.sort_unstable();
            ends
        };
        let mut by_ends: FxHashMap<[Spot; 2], FxHashSet<&Lands>> = FxHashMap::default();
        for (_, room, line, left) in drawn {
            by_ends.entry(ends(*room, line)).or_default().insert(left);
        }
        let mut met: FxHashSet<Vec<Spot>> = FxHashSet::default();
        let mut paths = Vec::new();
        for (_, room, line, left) in drawn {
            let [from, to] = ends(*room, line);
            let is_told = by_ends[&[from, to]].len() == 1;
            for (from, to) in [(from, to), (to, from)] {
                let mut path = vec![from, to];
                if !is_told {
                    path.extend(line.around.iter().map(|border| self.spot(*room, (*border, 0))));
                    path.push(to);
                }
                if met.insert(path.clone()) {
                    paths.push((path, left.clone()));
                }
            }
        }
        self.paths = paths;
    }

    /// Where a finger points at a corner.
    pub fn spot(&self, room: usize, (border, place): Corner) -> Spot {
        let Room { land, region } = self.rooms[room];
        let borders = &self.sketches[land].regions[region];
        let before: usize = borders[..border].iter().map(Vec::len).sum();
        // Every line takes a life, so no spot of an earlier paper is taken for one of this.
        Spot((self.lives % PAPERS * PLACES + before + shown(&borders[border])[place]) as u32).in_panel(room)
    }
}

/// Where on a border there and back it is the same spots one way as the other: its end. Most are lines; others are rings.
pub fn end<T: PartialEq>(border: &[T]) -> Option<usize> {
    let count = border.len();
    let is_end =
        |end: &usize| (1..count).all(|step| border[(end + step) % count] == border[(end + count - step) % count]);
    if count < 3 { Some(0) } else { (0..count).find(is_end).filter(|_| count.is_multiple_of(2)) }
}

/// For each place on a border the place at which it is drawn: a line shows the spots that it passes twice once.
pub fn shown<T: PartialEq>(border: &[T]) -> Vec<usize> {
    let count = border.len();
    let Some(end) = end(border) else { return (0..count).collect() };
    let steps = |place: usize| (place + count - end) % count;
    (0..count).map(|place| (end + steps(place).min(count - steps(place))) % count).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graphs::sprouts::rules::Sprouts;
    use duel::game::Game;
    use ground::rules::{At, Rules};

    /// Positions that random play meets, one after another.
    fn met(game: &Sprouts, games: u64) -> Vec<Lands> {
        let (mut seed, mut met) = (1u64, Vec::new());
        for start in ["2", "3", "4", "5"].iter().cycle().take(games as usize) {
            let mut at = game.read_pos(start).expect("a number of spots");
            while game.ending(&at).is_none() {
                met.push(at.pos.clone());
                let moves = game.lines(&at.pos);
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                at = game.play(&at, &moves[(seed >> 33) as usize % moves.len()]);
            }
        }
        met
    }

    #[test]
    fn every_move_has_a_short_name_of_its_own_that_can_be_typed() {
        let game = Sprouts::new(false);
        let met = met(&game, 24);
        assert!(met.len() > 150, "{} positions", met.len());
        for lands in met {
            let (paper, mut names) = (Paper::of(&lands), FxHashSet::default());
            for left in game.lines(&lands).iter() {
                let name = paper.name(left).unwrap_or_else(|| panic!("{lands:?}: no name")).write();
                assert!(name.len() <= 30, "{name}");
                let read = Name::read(&name).expect(&name);
                assert_eq!(paper.named(&lands, &read).as_ref(), Some(left), "{lands:?}: {name}");
                assert!(names.insert(name.clone()), "{lands:?}: two moves are {name}");
            }
        }
    }

    #[test]
    fn paths_are_seen_and_none_begins_like_another() {
        let game = Sprouts::new(false);
        let (mut pointed, mut all) = (0, 0);
        for lands in met(&game, 12) {
            let seen: FxHashSet<Spot> = game.scene(&At::first(lands.clone())).spots().into_iter().collect();
            let paper = Paper::of(&lands);
            let mut paths: Vec<&Vec<Spot>> = paper.paths.iter().map(|(path, _)| path).collect();
            assert!(paths.iter().all(|path| path.iter().all(|spot| seen.contains(spot))), "{lands:?}");
            paths.sort_unstable();
            assert!(paths.windows(2).all(|pair| !pair[1].starts_with(pair[0])), "{lands:?}");
            all += game.lines(&lands).len();
            pointed += game.lines(&lands).iter().filter(|left| !paper.paths(left).is_empty()).count();
        }
        assert!(100 * pointed > 98 * all, "{pointed} of {all}");
    }

    #[test]
    fn names_are_read_as_people_write_them() {
        let read = |text: &str| Name::read(text).map(|name| name.write());
        for (text, name) in [
            ("4-3", "3-4"),
            ("join 4 to 3", "3-4"),
            ("4-4 around 3", "4-4 around 3"),
            ("4 4 round 3 2 (2)", "4-4 around 2,3 (2)"),
            ("4-4 围 3", "4-4 around 3"),
        ] {
            assert_eq!(read(text).as_deref(), Some(name), "{text}");
        }
        for text in ["4", "4-", "1-2-3", "4-3 (", "4-3 over 2", "0.0.AB.}AB.}"] {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn fingers_reach_all_spots_of_a_beginning() {
        let game = Sprouts::new(false);
        let at = game.read_pos("3").expect("three spots");
        let paper = Paper::of(&at.pos);
        let named = |text: &str| paper.named(&at.pos, &Name::read(text).expect(text)).expect(text);
        let [one, two, three] = [0, 1, 2].map(|border| paper.spot(0, (border, 0)));
        // All joints are one move, and so are loops with the same numbers of spots on their sides.
        let joint = paper.paths(&named("1-2"));
        assert!([vec![one, two], vec![three, two], vec![one, three]].iter().all(|path| joint.contains(path)));
        assert!(paper.paths(&named("2-2 around 3")).contains(&vec![two, two, three, two]));
        assert!(paper.paths(&named("3-3")).contains(&vec![one, one, two, three, one]));
    }
}
