//! The games of this kind that have a name: any code, Kayles, Dawson's two games, and Grundy's.

use crate::breaks::octal::Face;
use duel::game::manner::Manner;
use duel::game::{Card, Family, Preset};
use ground::fault::Fault;
use ground::num::Nat;
use ground::params::{Domain, Param, Params};
use ground::say;
use ground::say::Say;
use solve::nim_values::octal::Octal as Values;
use solve::nim_values::octal::code::Code;
use solve::nim_values::octal::ways::Ways;

const MISERE: Param = Param { name: "misere", domain: Domain::Flag, default: "false" };

const GUY_SMITH: &str = "R. K. Guy and C. A. B. Smith, The G-values of various games, Proceedings of the Cambridge \
                         Philosophical Society 52 (1956), 514-526";
const WINNING_WAYS: &str =
    "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays, chapters 4 and 13";

/// Any code.
pub struct Any(Code);

/// Kayles: knock down one pin or two that stand side by side.
pub struct Kayles;

/// Dawson's Kayles: knock down two pins that stand side by side.
pub struct DawsonsKayles;

/// Dawson's chess: two rows of pawns, and captures are compulsory.
pub struct DawsonsChess;

/// Grundy's game: split a heap into two unequal ones.
pub struct Grundy;

fn coded<F>(face: F, code: &Code) -> (F, Ways, Values) {
    (face, Ways::of(code), Values::new(code))
}

fn heaps<const N: usize>(sizes: [u8; N]) -> Vec<Nat> {
    sizes.map(Nat::from).to_vec()
}

impl Face for Any {
    const CARD: Card = Card {
        id: "octal",
        family: Family::Breaks,
        fame: 10,
        manner: Manner::Heaps,
        params: &[Param { name: "code", domain: Domain::Text, default: "0.77" }, MISERE],
        presets: &[
            Preset { params: &[("code", "0.6")], position: Some("5,8,11") },
            Preset { params: &[("code", "0.15")], position: Some("9,14") },
            Preset { params: &[("code", "4.3")], position: Some("6,9") },
            Preset { params: &[("code", "0.8")], position: Some("10,13") },
            Preset { params: &[("code", "0.33"), ("misere", "true")], position: Some("4,6,7") },
        ],
        sources: &[GUY_SMITH, WINNING_WAYS],
    };

    fn build(params: &Params) -> Result<(Self, Ways, Values), Fault> {
        let code = Code::read(params.text("code"))
            .map_err(|fault| Fault { says: say!("in-param", name = "code", problem = fault.says.clone()), ..fault })?;
        let (ways, values) = (Ways::of(&code), Values::new(&code));
        Ok((Any(code), ways, values))
    }

    fn start(&self) -> Vec<Nat> {
        heaps([5, 7, 9])
    }

    fn note(&self) -> Say {
        say!("octal-note", code = self.0.to_string())
    }
}

impl Face for Kayles {
    const CARD: Card = Card {
        id: "kayles",
        family: Family::Breaks,
        fame: 54,
        manner: Manner::Heaps,
        params: &[MISERE],
        presets: &[
            Preset { params: &[], position: Some("3,4,6") },
            Preset { params: &[], position: Some("13") },
            Preset { params: &[], position: Some("14,23") },
        ],
        sources: &[
            "H. E. Dudeney, The Canterbury Puzzles (1907), puzzle 73",
            GUY_SMITH,
            "W. L. Sibert and J. H. Conway, Mathematical Kayles, International Journal of Game Theory 20 (1992), 237-246",
        ],
    };

    /// Dudeney 1907: whoever begins knocks down the middle, one pin or two, and then copies.
    const LONE_LAW: Option<&str> = Some("n == 0");

    fn build(_params: &Params) -> Result<(Self, Ways, Values), Fault> {
        Ok(coded(Kayles, &Code::new(vec![0, 7, 7])))
    }

    fn start(&self) -> Vec<Nat> {
        heaps([13])
    }

    fn note(&self) -> Say {
        say!("kayles-note")
    }
}

impl Face for DawsonsKayles {
    const CARD: Card = Card {
        id: "dawsons-kayles",
        family: Family::Breaks,
        fame: 10,
        manner: Manner::Heaps,
        params: &[MISERE],
        presets: &[
            Preset { params: &[], position: Some("6,10") },
            Preset { params: &[], position: Some("16") },
            Preset { params: &[], position: Some("18,25") },
            Preset { params: &[("misere", "true")], position: Some("7,8") },
        ],
        sources: &[GUY_SMITH, WINNING_WAYS],
    };

    /// Guy and Smith 1956: rounds of 34 with exceptions below 53.
    const LONE_LAW: Option<&str> = Some("n in {0, 1, 15, 35} or n % 34 in {5, 9, 21, 25, 29}");

    fn build(_params: &Params) -> Result<(Self, Ways, Values), Fault> {
        Ok(coded(DawsonsKayles, &Code::new(vec![0, 0, 7])))
    }

    fn start(&self) -> Vec<Nat> {
        heaps([16])
    }

    fn note(&self) -> Say {
        say!("dawsons-kayles-note")
    }
}

impl Face for DawsonsChess {
    const CARD: Card = Card {
        id: "dawsons-chess",
        family: Family::Breaks,
        fame: 10,
        manner: Manner::Heaps,
        params: &[MISERE],
        presets: &[
            Preset { params: &[], position: Some("8") },
            Preset { params: &[], position: Some("5,7,9") },
            Preset { params: &[], position: Some("17,24") },
            Preset { params: &[("misere", "true")], position: Some("7,9") },
        ],
        sources: &["T. R. Dawson, Caissa's Wild Roses (1935), problem 80", GUY_SMITH, WINNING_WAYS],
    };

    /// Guy and Smith 1956: rounds of 34 with exceptions below 52.
    const LONE_LAW: Option<&str> = Some("n in {0, 14, 34} or n % 34 in {4, 8, 20, 24, 28}");

    fn build(_params: &Params) -> Result<(Self, Ways, Values), Fault> {
        Ok(coded(DawsonsChess, &Code::new(vec![0, 1, 3, 7])))
    }

    fn start(&self) -> Vec<Nat> {
        heaps([8])
    }

    fn note(&self) -> Say {
        say!("dawsons-chess-note")
    }

    fn tell(&self, number: usize, size: &Nat, left: &[Nat]) -> Option<Say> {
        let taken = size - left.iter().sum::<Nat>();
        // A pawn on the edge clears its file and the next one; any other clears three, and the smaller rest lies before it.
        let file = match left {
            [smaller, _] => smaller + 2u8,
            _ if taken > Nat::from(2u8) => Nat::from(2u8),
            _ => Nat::from(1u8),
        };
        Some(say!("dawsons-chess-tell", file = file, heap = number))
    }
}

impl Face for Grundy {
    const CARD: Card = Card {
        id: "grundy",
        family: Family::Breaks,
        fame: 52,
        manner: Manner::Heaps,
        params: &[MISERE],
        presets: &[
            Preset { params: &[], position: Some("7") },
            Preset { params: &[], position: Some("5,8,12") },
            Preset { params: &[], position: Some("14,23") },
        ],
        sources: &["P. M. Grundy, Mathematics and games, Eureka 2 (1939), 6-8", WINNING_WAYS],
    };

    fn build(_params: &Params) -> Result<(Self, Ways, Values), Fault> {
        Ok((Grundy, Ways::unequal(), Values::unequal()))
    }

    fn start(&self) -> Vec<Nat> {
        heaps([7])
    }

    fn note(&self) -> Say {
        say!("grundy-note")
    }
}
