//! The methods that can be watched on these games: what each adds, who objects, the nucleolus, and the flow where there is a network.

use crate::coalitions::sharing::rules::{Face, Sharing};
use crate::coalitions::sharing::stage::NETWORK;
use crate::coalitions::sharing::talk::Pos;
use crate::coalitions::sharing::text::even;
use crate::coalitions::sharing::writing::write_pos;
use duel::game::staged::Staged;
use ground::rules::At;
use ground::say;
use solve::judge::control::{Control, Stop};
use solve::trace::method::Method;
use solve::trace::numbers::core::{PLAYERS, objection};
use solve::trace::numbers::flow::largest;
use solve::trace::numbers::nucleolus::rounds;
use solve::trace::numbers::shapley::shapley;
use solve::trace::run::Run;

impl<F: Face> Staged<Pos> for Sharing<F> {
    fn methods(&self, at: &At<Pos>) -> Vec<Method> {
        let fits = |method: &Method| match method {
            Method::MaxFlow => at.pos.deal.bearing.net().is_some(),
            Method::Core => at.pos.players() <= PLAYERS,
            _ => true,
        };
        let all = [Method::MaxFlow, Method::Shapley, Method::Core, Method::Nucleolus];
        all.into_iter().filter(|method| at.pos.answer.is_none() && fits(method)).collect()
    }

    fn run(&self, at: &At<Pos>, method: Method, control: &Control) -> Result<Run, Stop> {
        let worths = at.pos.deal.worths(control)?;
        let run = match (method, at.pos.deal.bearing.net()) {
            (Method::MaxFlow, Some(net)) => largest(&net, control).map(on_network),
            (Method::Shapley, _) => shapley(&worths, control),
            (Method::Nucleolus, _) => rounds(&worths, control),
            (Method::Core, _) => {
                let equal = || even(&at.pos.deal.bearing.whole(), at.pos.players());
                objection(&worths, &at.pos.split.clone().unwrap_or_else(equal), control)
            }
            _ => Err(Stop::TooLarge(say!("trace-does-not-fit", method = method.name()))),
        };
        Ok(run?.on(write_pos(&at.pos)))
    }
}

/// With its places in the panel of the network.
fn on_network(run: Run) -> Run {
    Run { places: run.places.iter().map(|spot| spot.in_panel(NETWORK)).collect(), ..run }
}
