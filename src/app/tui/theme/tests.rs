//! Every theme is clear on every ground, and every meaning stays visible without its colour.

use anstyle_lossy::ansi_to_rgb;
use anstyle_lossy::palette::Palette as Palette16;

use super::*;
use crate::settings::themes::Themes;
use crate::settings::words::Meaning;

/// The sixteen colours of xterm as it comes.
const XTERM: Palette16 = Palette16([
    RgbColor(0x00, 0x00, 0x00),
    RgbColor(0xcd, 0x00, 0x00),
    RgbColor(0x00, 0xcd, 0x00),
    RgbColor(0xcd, 0xcd, 0x00),
    RgbColor(0x00, 0x00, 0xee),
    RgbColor(0xcd, 0x00, 0xcd),
    RgbColor(0x00, 0xcd, 0xcd),
    RgbColor(0xe5, 0xe5, 0xe5),
    RgbColor(0x7f, 0x7f, 0x7f),
    RgbColor(0xff, 0x00, 0x00),
    RgbColor(0x00, 0xff, 0x00),
    RgbColor(0xff, 0xff, 0x00),
    RgbColor(0x5c, 0x5c, 0xff),
    RgbColor(0xff, 0x00, 0xff),
    RgbColor(0x00, 0xff, 0xff),
    RgbColor(0xff, 0xff, 0xff),
]);

fn all() -> impl Iterator<Item = Theme> {
    Theme::NAMES.into_iter().map(|name| Theme::named(name).expect("the name is listed"))
}

#[test]
fn only_known_names_are_themes_and_the_inks_stand_in_their_order() {
    assert_eq!(Theme::named("no-such-theme"), None);
    assert_eq!(Theme::named("default"), Theme::named("terminal"));
    for (place, ink) in Ink::ALL.into_iter().enumerate() {
        assert_eq!(ink as usize, place, "{ink:?}");
    }
}

#[test]
fn without_colour_only_emphasis_is_left_and_the_cursor_still_shows() {
    for theme in all().map(Theme::without_colour) {
        for ink in Ink::ALL {
            let style = theme.style(ink);
            assert_eq!((style.fg, style.bg), (None, None));
        }
        for ink in [Ink::Selected, Ink::Focus, Ink::Last, Ink::Title] {
            assert_ne!(theme.style(ink), theme.style(Ink::Text), "{} {ink:?}", theme.name);
        }
    }
}

#[test]
fn the_words_of_a_file_mean_the_inks_and_a_written_theme_paints_them() {
    for (ink, meaning) in Ink::ALL.into_iter().zip(Meaning::ALL) {
        assert_eq!(format!("{ink:?}"), format!("{meaning:?}"));
    }
    let mut themes = Themes::default();
    let text =
        "base = \"dark\"\nground = \"#102030\"\n[ink]\nwon = \"#010203\"\nkey = { bold = false, reversed = true }\n";
    themes.add("mine", "mine.toml", text);
    let theme = Theme::own(&themes.known[0], None).expect("its base is listed");
    assert_eq!(theme.ground().bg, Some(rgb(0x10_2030)));
    assert_eq!(theme.style(Ink::Won).fg, Some(rgb(0x01_0203)));
    assert_eq!(theme.style(Ink::Key).add_modifier, Modifier::REVERSED);
    assert_eq!(theme.style(Ink::Lost).fg, Theme::named("dark").expect("listed").style(Ink::Lost).fg);
}

#[test]
fn no_ink_is_italic() {
    for theme in all() {
        for ink in Ink::ALL {
            assert!(!theme.style(ink).add_modifier.contains(Modifier::ITALIC), "{} {ink:?}", theme.name);
        }
    }
}

/// The grounds that terminals of a shade are known to have; the last one is Solarized's.
fn grounds(shade: Shade) -> &'static [u32] {
    match shade {
        Shade::Dark => &[0x00_0000, 0x1e_1e1e, 0x28_2c34],
        Shade::Light => &[0xff_ffff, 0xfd_f6e3],
    }
}

/// Contrast by WCAG 2 of letters in this style; what leaves letters or ground to the terminal gets the terminal's.
fn clear(style: Style, shade: Shade, ground: u32, palette: Palette16) -> f64 {
    let own = if shade == Shade::Dark { rgb(0xe5_e5e5) } else { rgb(0x00_0000) };
    let (letters, under) = (style.fg.unwrap_or(own), style.bg.unwrap_or(rgb(ground)));
    contrast(luminance(letters, palette), luminance(under, palette))
}

#[test]
fn every_ink_of_every_theme_is_clear_on_every_ground() {
    for shade in [Shade::Dark, Shade::Light] {
        for name in Theme::NAMES {
            for depth in [Depth::True, Depth::Many] {
                let theme = Theme::on(name, Some(shade)).expect("listed").at_depth(depth);
                // Which sixteen colours those are that a terminal calls its own, the next test asks.
                if name == "terminal" {
                    continue;
                }
                for (ink, ground) in Ink::ALL.into_iter().flat_map(|ink| grounds(shade).iter().map(move |g| (ink, *g)))
                {
                    let contrast = clear(theme.style(ink), shade, ground, VGA);
                    assert!(contrast >= 4.5, "{name} {depth:?} {ink:?} on {ground:06x}: {contrast:.2}");
                }
            }
        }
    }
}

#[test]
fn the_colours_that_auto_picks_are_those_of_the_design() {
    let hue = |shade, ink| Theme::on("auto", Some(shade)).expect("listed").style(ink).fg;
    for (ink, dark, light) in [
        (Ink::First, 0x5f_afff, 0x00_5faf),
        (Ink::Second, 0xff_af5f, 0x9a_4a00),
        (Ink::Piece, 0xd7_af5f, 0x7a_5200),
        (Ink::Won, 0x5f_d787, 0x00_692f),
        (Ink::Lost, 0xff_8787, 0xb0_0020),
        (Ink::Hint, 0x9e_9e9e, 0x5a_5a5a),
    ] {
        assert_eq!((hue(Shade::Dark, ink), hue(Shade::Light, ink)), (Some(rgb(dark)), Some(rgb(light))), "{ink:?}");
    }
    // On the terminal's own ground nothing is painted; a theme for the other one brings its own.
    assert_eq!(Theme::on("auto", Some(Shade::Light)).expect("listed").ground(), Style::new());
    assert_ne!(Theme::on("dark", Some(Shade::Light)).expect("listed").ground(), Style::new());
    assert_ne!(Theme::on("light", Some(Shade::Dark)).expect("listed").ground(), Style::new());
    assert_eq!(Theme::named("auto").map(|theme| theme.inks), Theme::named("dark").map(|theme| theme.inks));
}

/// Pieces are shapes, which need less than letters.
#[test]
fn pieces_are_seen_on_both_kinds_of_ground() {
    for shade in [Shade::Dark, Shade::Light] {
        for depth in [Depth::True, Depth::Many, Depth::Sixteen] {
            for ink in [Ink::Piece, Ink::First, Ink::Second] {
                for ground in grounds(shade) {
                    let theme = Theme::on("auto", Some(shade)).expect("listed").at_depth(depth);
                    for palette in [VGA, XTERM] {
                        let contrast = clear(theme.style(ink), shade, *ground, palette);
                        assert!(contrast >= 3.0, "{shade:?} {depth:?} {ink:?} on {ground:06x}: {contrast:.2}");
                    }
                }
            }
        }
    }
}

#[test]
fn sixteen_colours_are_clear_in_the_palettes_of_xterm_and_vga_and_none_is_yellow() {
    for (shade, ground) in [(Shade::Dark, 0x00_0000), (Shade::Light, 0xff_ffff)] {
        for name in ["auto", "dark", "light", "terminal"] {
            let theme = Theme::on(name, Some(shade)).expect("listed").at_depth(Depth::Sixteen);
            for ink in Ink::ALL {
                let style = theme.style(ink);
                for palette in [VGA, XTERM] {
                    // The painted white of VGA is its brightest.
                    let contrast = clear(style, shade, ground, palette);
                    assert!(contrast >= 4.5, "{name} {shade:?} {ink:?}: {contrast:.2}");
                }
                let colour = style.fg.unwrap_or_default();
                assert!(!matches!(colour, Color::Yellow | Color::LightYellow | Color::Rgb(..)), "{name} {ink:?}");
                let is_light = theme.ground.1 == ON_WHITE.1 || (shade == Shade::Light && theme.ground == OWN);
                assert!(!is_light || !matches!(colour, Color::Cyan | Color::LightCyan), "{name} {ink:?}");
            }
        }
    }
    let blind = Theme::on("terminal", None).expect("listed");
    assert!(Ink::ALL.into_iter().all(|ink| blind.style(ink).fg.is_none()));
}

#[test]
fn won_and_lost_differ_at_every_depth() {
    for shade in [Shade::Dark, Shade::Light] {
        for name in Theme::NAMES.into_iter().filter(|name| !matches!(*name, "none" | "high-contrast")) {
            for depth in [Depth::True, Depth::Many, Depth::Sixteen] {
                let theme = Theme::on(name, Some(shade)).expect("listed").at_depth(depth);
                assert_ne!(theme.style(Ink::Won).fg, theme.style(Ink::Lost).fg, "{name} {depth:?}");
            }
        }
    }
}

#[test]
fn stripping_leaves_no_colour() {
    let mut buffer = Buffer::empty(ratatui::layout::Rect::new(0, 0, 3, 1));
    buffer.set_string(0, 0, "abc", Style::new().fg(Color::Red).bg(Color::Blue).add_modifier(Modifier::BOLD));
    strip(&mut buffer);
    assert!(
        buffer.content.iter().all(|c| c.fg == Color::Reset && c.bg == Color::Reset && c.modifier == Modifier::BOLD)
    );
}

fn contrast(a: f64, b: f64) -> f64 {
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

fn luminance(colour: Color, palette: Palette16) -> f64 {
    let RgbColor(r, g, b) = match colour {
        Color::Rgb(r, g, b) => RgbColor(r, g, b),
        Color::Indexed(index) => anstyle_lossy::xterm_to_rgb(Ansi256Color(index), palette),
        named => ansi_to_rgb(by_name(named), palette),
    };
    let linear = |c: u8| {
        let c = f64::from(c) / 255.0;
        if c <= 0.040_45 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

fn by_name(colour: Color) -> AnsiColor {
    (0..16)
        .filter_map(|index| Ansi256Color(index).into_ansi())
        .find(|ansi| of_sixteen(*ansi) == colour)
        .expect("one of the sixteen")
}
