young-too-large = this shape holds more than { $most } smaller ones, the most that are worked through, and falls under no law
young-stolen = the mover wins a full rectangle (strategy stealing: the argument names no bite), but which bites win is not known beyond { $most } smaller shapes, the most that are worked through
young-equal-arms = the mover wins by biting b2 and then copying every bite in the other arm; which other bites win is not known beyond { $most } smaller shapes, the most that are worked through
