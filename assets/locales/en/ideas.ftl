## Why

idea-by = { $mv } ({ $does })
idea-two = { $one } { $two }
idea-look-ends = You can win at once.
idea-look-double = There is a move that makes several threats at once, and every answer loses.
idea-look-unmet = There is a move that makes a threat, and every answer loses.
idea-look-squeeze = There is a move that threatens nothing, but the opponent has to move, and after every answer you win at once: zugzwang.
idea-look-helpless = There is a move after which you win at once, whatever the opponent answers.
idea-look-forcing = { $count ->
    [one] There is a move that leaves the opponent hardly a choice.
   *[other] There is a chain of { $count } moves of yours that leave the opponent hardly a choice.
}
idea-look-combination = There is a combination, { $count ->
    [one] one move
   *[other] { $count } moves
} of yours: each but the last leaves the opponent one answer, and then nothing helps.
idea-look-mutual = There is a waiting move: after it neither side would want to move, and it is the opponent's turn.
idea-look-saves = There is a move after which the opponent would draw if it could pass. It cannot: zugzwang.
idea-look-race = It is a race, and you move first: you have { $winner ->
    [one] one step
   *[other] { $winner } steps
} to go, the opponent { $loser }. You are there with move { $home } of both sides, the opponent with move { $late } at the earliest.{ $held ->
    [0] {""}
    [one] {" "}It can hold you up for one move, no longer.
   *[other] {" "}It can hold you up for { $held } moves, no longer.
}
idea-look-tempo-draw = You win because it is your move: if it were the opponent's, it would draw.
idea-look-ahead = You are a whole move ahead: you would win even if it were the opponent's turn.
idea-look-counting = No single threat decides; every answer has to be met.
idea-look-must = The opponent threatens { $threats }{ $count ->
    [one] .
   *[other] {" "}and wins with any of these.
} { $met ->
    [one] One move of yours meets
   *[other] { $met } moves of yours meet
} that; after any other you lose at once.{ $slack ->
    [0] {""}
   *[other] {" "}{ $kept ->
        [one] Just one of these keeps
       *[other] Just { $kept } of these keep
    } the { $worth ->
        [win] win.
       *[draw] draw.
    }
}
idea-look-must-later = If it were the opponent's turn, it would win with { $threats }{ $after ->
    [0] {""}
   *[other] {" "}and then { $after }
}, in { $plies ->
    [one] one move
   *[other] { $plies } moves of both sides
}. { $kept ->
    [one] Just one move of yours keeps
   *[other] Just { $kept } moves of yours keep
} the { $worth ->
    [win] win.
   *[draw] draw.
}
idea-look-spare = Nobody can get in anyone's way any more, so moves are only counted: you have { $own ->
    [one] one move
   *[other] { $own } moves
} left, the opponent { $other }. You never run out first.
idea-look-lost-mutual = Zugzwang: whoever has to move here loses, and it is your turn.
idea-look-lost-saves = Zugzwang: if you could pass you would draw. Having to move is the loss.
idea-look-lost-threat = The opponent threatens { $threats }. { $met ->
    [0] { $count ->
        [one] Whatever
       *[other] There are { $count } such threats; whatever
    } you move, it wins at once.
    [one] One move of yours delays that, and loses later.
   *[other] { $met } moves of yours delay that, and lose later.
}
idea-look-lost-race = It is a race, and the opponent wins it: it has { $winner ->
    [one] one step
   *[other] { $winner } steps
} to go, you have { $loser }, although you move first. It is there with move { $home } of both sides, you with move { $late } at the earliest.{ $held ->
    [0] {""}
    [one] {" "}You can hold it up for one move, no longer.
   *[other] {" "}You can hold it up for { $held } moves, no longer.
}
idea-look-lost-later = The opponent is a whole move ahead: if you did nothing, it would win with { $threats }{ $after ->
    [0] {""}
   *[other] {" "}and then { $after }
}, in { $plies ->
    [one] one move
   *[other] { $plies } moves of both sides
}. { $met ->
    [0] Whatever you move, it wins as soon.
    [one] One move of yours delays that, and loses later.
   *[other] { $met } moves of yours delay that, and lose later.
}
idea-look-lost-spare = Nobody can get in anyone's way any more, so moves are only counted: you have { $own ->
    [0] no move
    [one] one move
   *[other] { $own } moves
} left, the opponent { $other }. You run out first.
idea-look-lost-counting = No single threat decides: { $moves ->
    [one] your one move is met.
   *[other] each of your { $moves } moves is met on its own.
}
idea-look-lost-one = { $moves ->
    [one] You have one move only, and { $answer } meets it.
   *[other] One answer, { $answer }, meets each of your { $moves } moves.
}
idea-look-drawn-wait = If it were the opponent's turn, it would lose. But you must move, and each of your moves lets it off.
idea-look-drawn-turn = If it were the opponent's turn, it would win: the right to move saves you.
idea-look-drawn-level = Whichever side moves here, nobody wins.
idea-look-drawn = Nobody can force anything.
idea-place = Look at { $places }.
idea-place-lost = { $whose ->
    [other] Watch { $places }: left alone, the opponent wins there.
   *[you] The longest defence starts from { $places }.
}
idea-play = Play { $mv }.
idea-play-so = Play { $mv }. { $why }
idea-beat-ends = { $mv ->
    [0] It wins
   *[other] Then { $mv } wins
} at once{ $does ->
    [0] .
   *[other] : { $does }.
}
idea-beat-unmet = { $mv ->
    [0] It threatens
   *[other] Then { $mv } threatens
} { $threats }{ $count ->
    [one] , and every answer loses.
   *[other] , and every answer loses.
}
idea-beat-squeeze = { $mv ->
    [0] It threatens
   *[other] Then { $mv } threatens
} nothing, but whatever the other side answers, the game is won at once. If it could pass, it would not be: zugzwang.
idea-beat-helpless = { $mv ->
    [0] After it
   *[other] Then, after { $mv },
} every answer loses at once.
idea-beat-single = { $mv ->
    [0] It leaves
   *[other] Then { $mv } leaves
} one answer, { $answer }.
idea-beat-only = { $mv ->
    [0] After it
   *[other] Then, after { $mv },
} every answer but { $answer } loses at once.
idea-beat-threat = { $mv ->
    [0] It threatens
   *[other] Then { $mv } threatens
} { $threats }{ $count ->
    [one] {""}
   *[other] {" "}at the same time
}; { $met ->
    [one] only { $answers } meets
   *[other] only { $answers } meet
} that.
idea-beat-unmet-later = { $mv ->
    [0] It threatens
   *[other] Then { $mv } threatens
} { $threats }{ $after ->
    [0] {""}
   *[other] {" "}and then { $after }
}: it wins in { $plies ->
    [one] one move
   *[other] { $plies } moves of both sides
}, and every answer loses.
idea-beat-later = { $mv ->
    [0] It threatens
   *[other] Then { $mv } threatens
} { $threats }{ $after ->
    [0] {""}
   *[other] {" "}and then { $after }
}, which would win in { $plies ->
    [one] one move
   *[other] { $plies } moves of both sides
}; { $met ->
    [one] only { $answers } meets
   *[other] only { $answers } meet
} that.
idea-mutual = Then whoever has to move loses, and it is the opponent's turn: zugzwang.
idea-saves = If the opponent could pass then, it would draw; but it has to move: zugzwang.
idea-race = Whatever the opponent does, you need at most { $total ->
    [one] one move
   *[other] { $total } moves
} to the end; with nobody in the way it needs { $loser } itself and moves second.
idea-later = With both sides at their best it goes on { $moves }. { $why }
idea-later-race = Then it is a race: the winner needs at most { $total ->
    [one] one more move
   *[other] { $total } more moves
}; the other side needs { $loser } even with nobody in the way, and moves second.
idea-later-mutual = Then whoever has to move loses: zugzwang.
idea-later-saves = Then the loser would draw if it could pass, but it has to move: zugzwang.
idea-later-spare = Then nobody gets in anyone's way any more, and moves are only counted: the side to move has { $own }, the other one { $other }.
idea-story = In the line shown { $moves }.
idea-story-move = move { $number } is { $mv } ({ $does })
idea-finish = From move { $number } of the line shown on, { $mv }, all is forced. { $told }
idea-hold = { $way ->
    [only] { $mv } is the only move
    [equal] { $total ->
        [one] Your move lasts as long as any
       *[other] All your { $total } moves last equally long, such as { $mv }
    }
   *[longest] { $mv } holds out longest
}: { $plies ->
    [0] the game ends with it.
    [one] one more move.
   *[other] { $plies } more moves of both sides.
}
idea-answer = The opponent answers { $mv }. { $told }
idea-keep = Play { $mv }: it keeps the draw{ $others ->
    [0] .
    [one] . One other move loses.
   *[other] . { $others } other moves lose.
}
idea-answers-met = { $answers ->
    [one] The opponent has one answer, and this meets it.
   *[other] The opponent has { $answers } answers, and { $replies ->
        [0] each of them ends the game.
        [one] one reply meets them all.
       *[other] { $replies } replies meet them all.
    }
}{ $forced ->
    [0] {""}
   *[other] {" "}Where moves stand behind it, they are then forced, to the win; … is any answer.
}
idea-answers-alike = { $answers ->
    [one] The opponent has one answer
   *[other] The opponent has { $answers } answers
}, but the board can be turned and mirrored: { $kinds ->
    [one] all of them are alike
   *[other] only { $kinds } differ
}. A row shows the reply to its first answer.{ $forced ->
    [0] {""}
   *[other] {" "}Where moves stand behind it, they are then forced, to the win; … is any answer.
}
idea-moves-met = { $moves ->
    [one] Your only move is met by this.
   *[other] Of your { $moves } moves each { $replies ->
        [0] ends the game.
        [one] is met: one answer is enough.
       *[other] is met: { $replies } answers are enough.
    }
}{ $forced ->
    [0] {""}
   *[other] {" "}Where moves stand behind it, they are then forced, to the win; … is any answer.
}
idea-moves-alike = { $moves ->
    [one] You have one move
   *[other] You have { $moves } moves
}, but the board can be turned and mirrored: { $kinds ->
    [one] all of them are alike
   *[other] only { $kinds } differ
}. A row shows the answer to its first move.{ $forced ->
    [0] {""}
   *[other] {" "}Where moves stand behind it, they are then forced, to the win; … is any answer.
}
idea-proof-lines = { $lines ->
    [one] This line is the whole proof: the loser has no other move in it
   *[other] These { $lines } lines are the whole proof: every move of the loser is in them, each met by one of the winner
}.
idea-given-away = { $moves ->
    [one] One move gives the draw away: what meets it is shown.
   *[other] { $moves } moves give the draw away: { $replies ->
        [0] each ends the game.
        [one] one answer meets them all.
       *[other] { $replies } answers meet them all.
    }
}{ $forced ->
    [0] {""}
   *[other] {" "}Where moves stand behind it, they are then forced, to the win; … is any answer.
}
idea-shot = { $mv } loses to { $answer }. { $told }
idea-shot-later = { $mv } loses: with both sides at their best it goes on { $moves }.
idea-care = No move loses here, but { $who ->
    [you] you must take care
   *[opponent] the opponent must take care
} later: at move { $number } of the line shown, { $mv }, { $others ->
    [one] one other move loses
   *[other] { $others } other moves lose
}; { $bad }, for one, is answered by { $answer }.
idea-refuge = { $who ->
    [you] Whatever the opponent does, while play lasts you have a move to { $places } that does not lose: you never need another square.
   *[opponent] Whatever you do, while play lasts the opponent has a move to { $places } that does not lose: it never needs another square.
 }
idea-safe = { $who ->
    [you] You cannot lose from here, however you move.
   *[opponent] The opponent cannot lose from here, however it moves.
 }
idea-held-next = { $who ->
    [you] You do not lose either: after { $mv }, each answer has a reply that does not lose
   *[opponent] The opponent does not lose either: to each move of yours that keeps the draw it has an answer that does not lose
 }. What comes after that was settled from the ends backwards.
idea-fortress = { $who ->
    [you] You hold
   *[opponent] The opponent holds
} with { $positions ->
    [one] one position
   *[other] these { $positions } positions
} and the move beside { $positions ->
    [one] it
   *[other] each
}: whatever is answered leads to { $positions ->
    [one] it
   *[other] one of them
} again or to the end without a loss.
idea-circle = Both sides may hold like this: { $moves } bring the same position back, and each of these moves keeps the draw.
idea-circle-later = Both sides may hold like this: from move { $number } of the line shown on, { $moves } bring the same position back, and each of these moves keeps the draw.
idea-head-answers = answers
idea-head-reply = your reply
idea-head-on = and then
idea-head-moves = your moves
idea-head-answer = answer
idea-head-line = lines of play
idea-head-your-turn = your turn
idea-head-you-play = you play
idea-head-its-turn = its turn
idea-head-it-plays = it plays
idea-head-plies = moves left
