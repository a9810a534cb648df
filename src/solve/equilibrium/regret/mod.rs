//! Learning without regret: play again and again, lean towards what would have done better, and the mean of all play is an equilibrium.

pub mod counterfactual;
mod lanes;
pub mod matching;

#[cfg(test)]
mod tests;
