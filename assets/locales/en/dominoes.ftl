domino-taken = { $cell } is taken
domino-off-board = there is no such place on the board
domino-not-beside = { $one } and { $other } are no neighbours
expect-neighbour = a cell right beside, above or below { $cell }
