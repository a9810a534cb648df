falls-to-move = to move
falls-positions = positions
falls-longest = longest
falls-plies = moves to the end
