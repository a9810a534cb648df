# What benches/regret.rs is held against: iterations a second and exploitability of open_spiel's own solvers.
# pip install open_spiel==2.0.2 && python3 benches/peers/open_spiel.py
import time

import pyspiel

for name, iterations in (("kuhn_poker", 2_000), ("leduc_poker", 200), ("leduc_poker", 1_000)):
    for scheme, solver in (("plain", pyspiel.CFRSolver), ("plus", pyspiel.CFRPlusSolver)):
        game = pyspiel.load_game(name)
        learning = solver(game)
        begun = time.process_time()
        for _ in range(iterations):
            learning.evaluate_and_update_policy()
        rate = iterations / (time.process_time() - begun)
        gap = pyspiel.exploitability(game, learning.average_policy())
        print(f"{name} {scheme}: {rate:.0f} iterations a second, exploitability {gap:.3e} after {iterations}")
