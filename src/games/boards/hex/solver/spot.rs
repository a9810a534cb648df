//! A position with all that is worked out of it: cells that are as good as filled, and the virtual links of both sides.

use crate::boards::hex::solver::field::{Field, Stones, Who};
use crate::boards::hex::solver::fill::Fill;
use crate::boards::hex::solver::net::{Net, Width, few};
use crate::boards::hex::solver::proofs::Proof;
use solve::judge::control::{Control, Stop};
use solve::search::cell_sets::Cells;

/// A position with its filled cells and the links of both sides.
pub struct Spot {
    /// The stones that stand.
    pub stones: Stones,
    /// The same with what is as good as filled.
    pub fill: Fill,
    nets: [Net; 2],
}

/// A move, with what is filled after it and the links of who made it.
pub struct Try {
    /// The cell.
    pub cell: usize,
    fill: Fill,
    net: Net,
}

/// Links that are no longer wanted: their memory is used again.
#[derive(Default)]
pub struct Idle(Vec<Net>);

impl Idle {
    /// A move that was looked at.
    pub fn drop_try(&mut self, made: Try) {
        self.0.push(made.net);
    }

    /// A position that was looked at.
    pub fn drop_spot(&mut self, spot: Spot) {
        self.0.extend(spot.nets);
    }

    fn copy(&mut self, net: &Net) -> Net {
        let Some(mut copy) = self.0.pop() else { return net.clone() };
        copy.clone_from(net);
        copy
    }
}

impl Try {
    /// What the win needs, if the move links the borders for good; the position is the one before it.
    pub fn won(&self, spot: &Spot, field: &Field, to: Who) -> Option<Proof> {
        let mut stones = spot.stones;
        stones[to] |= 1 << self.cell;
        Some(proof(field, &self.fill, stones, (to, self.net.linked?)).before(self.cell))
    }

    /// The cells in which the opponent may answer.
    pub fn answers(&self, field: &Field) -> Cells {
        if self.net.linked.is_some() { 0 } else { self.net.must & self.fill.free(field) }
    }
}

impl Spot {
    /// Works out a position.
    pub fn new(field: &Field, stones: Stones, width: Width, control: &Control) -> Result<Self, Stop> {
        let fill = Fill::new(field, stones);
        let free = fill.free(field);
        let net = |who: Who| Net::new(field, who, [fill.own[who], free], width, control);
        Ok(Spot { stones, nets: [net(0)?, net(1)?], fill })
    }

    /// Works out one side of what a side's move leads to, where this is filled then.
    pub fn attempt(&self, [to, cell]: [usize; 2], fill: Fill, idle: &mut Idle, control: &Control) -> Result<Try, Stop> {
        let net = self.changed(to, &fill, idle, control)?;
        Ok(Try { cell, fill, net })
    }

    /// Works out the other side.
    pub fn after(&self, to: Who, made: Try, idle: &mut Idle, control: &Control) -> Result<Self, Stop> {
        let theirs = self.changed(1 - to, &made.fill, idle, control)?;
        let mut stones = self.stones;
        stones[to] |= 1 << made.cell;
        let nets = if to == 0 { [made.net, theirs] } else { [theirs, made.net] };
        Ok(Spot { stones, fill: made.fill, nets })
    }

    /// The links of a side once more is filled.
    fn changed(&self, who: Who, fill: &Fill, idle: &mut Idle, control: &Control) -> Result<Net, Stop> {
        let mut net = idle.copy(&self.nets[who]);
        let lost = |fill: &Fill| fill.own[1 - who] | fill.dead;
        net.change(fill.own[who] & !self.fill.own[who], lost(fill) & !lost(&self.fill), control)?;
        Ok(net)
    }

    /// Who wins as far as the links tell, and what that needs.
    pub fn linked(&self, field: &Field, to: Who) -> Option<(Who, Proof)> {
        let [own, theirs] = [&self.nets[to], &self.nets[1 - to]];
        if let Some(carrier) = theirs.linked {
            return Some((1 - to, self.proof(field, 1 - to, carrier)));
        }
        let carrier = own.linked.or(own.ends.iter().copied().min_by_key(|carrier| carrier.count_ones()))?;
        Some((to, self.proof(field, to, carrier)))
    }

    /// The cells that stop every link which the mover's opponent has if the mover passes, and what those links need.
    pub fn must(&self, field: &Field, to: Who) -> (Cells, Proof) {
        let theirs = &self.nets[1 - to];
        let proofs = few(&theirs.ends).into_iter().map(|carrier| self.proof(field, 1 - to, carrier));
        (theirs.must & self.fill.free(field), proofs.fold(Proof::default(), Proof::and))
    }

    fn proof(&self, field: &Field, winner: Who, carrier: Cells) -> Proof {
        proof(field, &self.fill, self.stones, (winner, carrier))
    }
}

/// What a link of the filled position needs of the stones that stand, and of their free cells: the groups that the carrier touches,
/// with every captured pair in them.
fn proof(field: &Field, fill: &Fill, stones: Stones, (winner, carrier): (Who, Cells)) -> Proof {
    let own = fill.own[winner];
    // If it is joined already, the groups along one border are.
    let start = if carrier == 0 { field.borders[winner][0] } else { 0 };
    let mut region = carrier;
    loop {
        let groups = field.flood(own, field.around(region) | region | start);
        let pairs = fill.pairs.iter().filter(|(who, pair)| *who == winner && pair & groups != 0);
        let wider = pairs.fold(region, |region, (_, pair)| region | pair);
        if wider == region {
            return Proof { needs: groups & stones[winner], region };
        }
        region = wider;
    }
}
