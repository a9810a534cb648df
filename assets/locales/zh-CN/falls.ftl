falls-to-move = 轮到的一方
falls-positions = 局面数
falls-longest = 最长
falls-plies = 距终局步数
