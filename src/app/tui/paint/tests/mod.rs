//! Every painter on scenes of every shape: pictures, pointing, widths, and no size at which one falls over.

mod exhibits;
mod pictures;
mod pieces;
mod samples;

use proptest::prelude::*;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::tui::paint::{LARGEST, Look, Signs, hit, place_of, scene, size, spots};
use crate::tui::text;
use crate::tui::theme::Theme;
use ground::say::{Language, Tongue};
use ground::scene::{Scene, Shape, Spot};
use solve::judge::value::Outcome;

/// What else decides a picture.
#[derive(Clone, Debug)]
struct Setting {
    language: Language,
    signs: Signs,
    cursor: usize,
    marked: Vec<usize>,
    scale: u16,
    scroll: u16,
}

impl Setting {
    /// Does something with the look of this setting on a scene.
    fn look_at<T>(&self, shown: &Scene, act: impl FnOnce(&Look) -> T) -> T {
        let theme = Theme::named("default").expect("listed");
        let all = shown.spots();
        let at = |index: usize| all.get(index % all.len().max(1)).copied();
        let marked: Vec<Spot> = self.marked.iter().filter_map(|index| at(*index)).collect();
        let outcomes = [Outcome::N, Outcome::P, Outcome::D];
        let verdicts: Vec<(Spot, Outcome)> =
            marked.iter().enumerate().map(|(index, spot)| (*spot, outcomes[index % 3])).collect();
        let part = |k: usize| &marked[marked.len() * k / 4..marked.len() * (k + 1) / 4];
        act(&Look {
            cursor: at(self.cursor),
            chosen: part(0),
            last: part(1),
            focus: part(2),
            verdicts: &verdicts,
            scale: self.scale,
            scroll: self.scroll,
            ..Look::plain(&theme, Tongue::of(self.language), self.signs)
        })
    }
}

fn settings() -> impl Strategy<Value = Setting> {
    let language = prop_oneof![Just(Language::English), Just(Language::Chinese)];
    let marked = prop::collection::vec(any::<usize>(), 0..12);
    let signs = prop::sample::select(vec![Signs::Ascii, Signs::Unicode, Signs::Braille]);
    (language, signs, any::<usize>(), marked, 1..=LARGEST, 0u16..300).prop_map(
        |(language, signs, cursor, marked, scale, scroll)| Setting { language, signs, cursor, marked, scale, scroll },
    )
}

fn scenes() -> impl Strategy<Value = (&'static str, Scene)> {
    prop::sample::select(samples::all())
}

fn areas() -> impl Strategy<Value = Rect> {
    let side = |most: u16| prop_oneof![0..=12u16, 0..=most];
    (0..4u16, 0..4u16, side(200), side(60)).prop_map(|(x, y, width, height)| Rect { x, y, width, height })
}

/// A dozen spots from the first to the last.
fn some_of(shown: &Scene) -> Vec<Spot> {
    let all = shown.spots();
    all.iter().copied().step_by(all.len() / 12 + 1).chain(all.last().copied()).collect()
}

/// What is on the screen, line by line as a terminal shows it.
fn lines(buf: &Buffer) -> Vec<String> {
    let row = |y: u16| {
        let mut line = String::new();
        let mut x = buf.area.left();
        while x < buf.area.right() {
            let symbol = buf[(x, y)].symbol();
            line += symbol;
            x += text::width(symbol).max(1);
        }
        line
    };
    (buf.area.top()..buf.area.bottom()).map(row).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn painting_stays_inside_its_area(area in areas(), (_, shown) in scenes(), setting in settings()) {
        let mut buf = Buffer::filled(Rect::new(0, 0, area.right() + 3, area.bottom() + 3), ratatui::buffer::Cell::new("#"));
        setting.look_at(&shown, |look| scene(&mut buf, area, &shown, look));
        for y in 0..buf.area.height {
            for x in 0..buf.area.width {
                let symbol = buf[(x, y)].symbol();
                prop_assert!(area.contains((x, y).into()) || symbol == "#", "({x}, {y}): {symbol:?}");
            }
        }
        for line in lines(&buf) {
            prop_assert_eq!(text::width(&line), buf.area.width, "{}", line);
        }
    }

    #[test]
    fn a_smaller_buffer_than_area_is_no_harm(area in areas(), (_, shown) in scenes(), setting in settings()) {
        let mut buf = Buffer::empty(Rect::new(1, 1, area.width / 2, area.height / 2));
        setting.look_at(&shown, |look| scene(&mut buf, area, &shown, look));
        prop_assert_eq!(lines(&buf).len(), usize::from(area.height / 2));
    }

    #[test]
    fn a_finger_meets_what_the_eye_sees(area in areas(), (name, shown) in scenes(), setting in settings()) {
        setting.look_at(&shown, |look| {
            for spot in some_of(&shown) {
                if let Some((x, y)) = place_of(area, &shown, look, spot) {
                    assert_eq!(hit(area, &shown, look, x, y), Some(spot), "{name} at ({x}, {y})");
                }
            }
        });
    }

    #[test]
    fn the_cursor_is_kept_visible((name, shown) in scenes(), setting in settings(), width in 12u16..120, height in 5u16..40) {
        let area = Rect::new(0, 0, width, height);
        setting.look_at(&shown, |look| {
            if let Some(cursor) = look.cursor {
                assert!(place_of(area, &shown, look, cursor).is_some(), "{name} {cursor:?}");
            }
        });
    }

    #[test]
    fn every_spot_has_a_place_of_its_own(area in areas(), (_, shown) in scenes(), setting in settings()) {
        let mut places = setting.look_at(&shown, |look| spots(area, &shown, look));
        let mut found: Vec<Spot> = places.iter().map(|place| place.0).collect();
        let mut wanted = shown.spots();
        found.sort_unstable();
        wanted.sort_unstable();
        prop_assert_eq!(found, wanted);
        let count = places.len();
        places.sort_by_key(|place| place.1);
        places.dedup_by_key(|place| place.1);
        prop_assert_eq!(places.len(), count);
    }

    #[test]
    fn the_wished_size_shows_everything((name, shown) in scenes(), setting in settings()) {
        setting.look_at(&shown, |look| {
            let (width, height) = size(&shown, look);
            let area = Rect { x: 0, y: 0, width, height };
            for spot in some_of(&shown) {
                assert!(place_of(area, &shown, look, spot).is_some(), "{name} {spot:?} in {width} x {height}");
            }
        });
    }

    #[test]
    fn ascii_means_ascii(area in areas(), (_, shown) in scenes(), setting in settings()) {
        let setting = Setting { language: Language::English, signs: Signs::Ascii, ..setting };
        let mut buf = Buffer::empty(area);
        setting.look_at(&shown, |look| scene(&mut buf, area, &shown, look));
        for line in lines(&buf) {
            prop_assert!(line.chars().all(|c| (' '..='~').contains(&c)), "{}", line);
        }
    }
}

#[test]
fn no_size_is_too_small_for_any_shape() {
    let setting = Setting {
        language: Language::Chinese,
        signs: Signs::Unicode,
        cursor: 5,
        marked: (0..12).collect(),
        scale: LARGEST,
        scroll: 1,
    };
    let few = [0u16, 1, 2, 4, 7];
    for (name, shown) in samples::all() {
        for (width, height) in few.iter().flat_map(|w| few.map(|h| (*w, h))) {
            let area = Rect::new(0, 0, width, height);
            let mut buf = Buffer::empty(area);
            setting.look_at(&shown, |look| scene(&mut buf, area, &shown, look));
            assert_eq!(lines(&buf).len(), usize::from(height), "{name}");
        }
    }
}

#[test]
fn the_largest_queen_board_fits_the_width_of_a_small_terminal() {
    let (shown, area) = (samples::board(26, 26), Rect::new(0, 0, 80, 24));
    let setting = |cursor| Setting {
        language: Language::English,
        signs: Signs::Unicode,
        cursor,
        marked: Vec::new(),
        scale: 5,
        scroll: 0,
    };
    assert!(matches!(shown.shape, Shape::Grid(_)));
    for cursor in [0, 25, 26 * 25, 26 * 26 - 1] {
        setting(cursor).look_at(&shown, |look| {
            let (x, y) = place_of(area, &shown, look, Spot(cursor as u32)).expect("the cursor shows");
            assert!(x < 55 && y < 24);
            let columns = (0..26).filter(|c| place_of(area, &shown, look, Spot(cursor as u32 / 26 * 26 + c)).is_some());
            assert_eq!(columns.count(), 26);
        });
    }
}
