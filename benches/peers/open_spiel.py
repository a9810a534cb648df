#!/usr/bin/env python3
# What benches/regret.rs is held against: iterations a second and exploitability of open_spiel's own solvers.
# pip install open_spiel==2.0.2, then XORCLE_PEERS=benches/peers/open_spiel.py cargo bench --bench regret
import time

import pyspiel

SETS = (("kuhn", "kuhn_poker", 2_000), ("leduc", "leduc_poker", 200), ("leduc", "leduc_poker", 1_000))

for name, full_name, iterations in SETS:
    for scheme, solver in (("plain", pyspiel.CFRSolver), ("plus", pyspiel.CFRPlusSolver)):
        game = pyspiel.load_game(full_name)
        learning = solver(game)
        begun = time.thread_time()
        for _ in range(iterations):
            learning.evaluate_and_update_policy()
        rate = iterations / (time.thread_time() - begun)
        gap = pyspiel.exploitability(game, learning.average_policy())
        print(f"{name} {scheme} {rate:.1f} {gap:.6e} {iterations}", flush=True)
