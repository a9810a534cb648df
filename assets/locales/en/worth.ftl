## Why

worth-claim-one-won = { $name } has nim-value { $value }, not 0, so you win; { $moves ->
    [one] one move does it
   *[other] { $moves } moves do it
 }.
worth-claim-one-lost = { $name } has nim-value 0, so every move loses.
worth-claim-won = The nim-sum of all nim-values is { $sum }, not 0, so you win; { $moves ->
    [one] one move does it
   *[other] { $moves } moves do it
 }.
worth-claim-lost = The nim-sum of all nim-values is 0, so every move loses.
worth-claim-tame-won = { $large ->
    [0] All nim-values are 0 or 1, and their nim-sum is { $sum }, not 1
   *[other] Some nim-value is 2 or more, and the nim-sum is { $sum }, not 0
 }, so you win this misère game; { $moves ->
    [one] one move does it
   *[other] { $moves } moves do it
 }.
worth-claim-tame-lost = { $large ->
    [0] All nim-values are 0 or 1, and their nim-sum is 1
   *[other] Some nim-value is 2 or more, and the nim-sum is 0
 }, so every move loses this misère game.
worth-claim-searched-won = The search of every line shows that you win this misère game; { $moves ->
    [one] one move does it
   *[other] { $moves } moves do it
 }.
worth-claim-searched-lost = The search of every line shows that every move loses this misère game.
worth-claim-mapped-won = From { $name } you can go to a place from which every move loses{ $misere ->
    [0] {""}
   *[other] {" this misère game"}
 }, so you win; { $moves ->
    [one] one move does it
   *[other] { $moves } moves do it
 }.
worth-claim-mapped-lost = From { $name } every move leads to a place from which the opponent wins{ $misere ->
    [0] {""}
   *[other] {" this misère game"}
 }, so you lose.
worth-claim-end = You can make the last move at once, so you win; { $moves ->
    [one] no other move wins
   *[other] { $moves } moves win
 }.
worth-ask-end = Can you play so that no move is left?
worth-look-end = A move can end the game here, and the side that cannot move then loses.
worth-move-end = Play { $mv }: it { $told }. Then no move is left, and the opponent has lost.
worth-ask-one = Which nim-values can you leave, and which is the smallest that you cannot?
worth-ask = What is the nim-value of each part, and what is their nim-sum?
worth-ask-tame = Which parts have a nim-value of 2 or more, and what is the nim-sum of all?
worth-ask-searched = Which of your moves leaves the opponent without a good answer?
worth-look-one = { $name } has nim-value { $value }: the smallest number missing among the values its moves leave.{ $cut ->
    [0] {""}
   *[other] {" One move is listed for each value."}
 }
worth-look = The nim-sum is { $sum }; its highest odd column is that of { $place }.{ $zeros ->
    [0] {""}
    [one] {" One more part has nim-value 0 and is left out."}
   *[other] {" "}{ $zeros } more parts have nim-value 0 and are left out.
 }
worth-look-even = The nim-sum is 0: every binary column of the nim-values is even.{ $zeros ->
    [0] {""}
    [one] {" One more part has nim-value 0 and is left out."}
   *[other] {" "}{ $zeros } more parts have nim-value 0 and are left out.
 }
worth-look-tame = { $large ->
    [0] No part has a nim-value
    [one] One part has a nim-value
   *[other] { $large } parts have nim-values
 } of 2 or more; the nim-sum of all is { $sum }.
worth-look-searched = In normal play the nim-sum would be { $sum } and you would { $sum ->
    [0] lose
   *[other] win
 }. In misère play, where the last move loses, you { $won ->
    [0] lose
   *[other] win
 }.
worth-look-misere = Misère: make the last move and you lose. Who will it be?
worth-look-mapped = { $misere ->
    [0] Who has no move left loses. Fill the map in from there: a place is P where no move is left or every move leads to N, and N where some move leads to P.
   *[other] Misère: who has no move left wins. Fill the map in from there: a place is N where no move is left; it is P where every move leads to N, and N where some move leads to P.
 }
worth-place = Look at { $name }: its nim-value { $value } should become { $wanted }.
worth-place-searched = The move is in the part { $name }.
worth-place-alone = There is only one part, and { $total ->
    [one] its only move
   *[other] { $moves } of its { $total } moves
 } { $moves ->
    [one] wins
   *[other] win
 }.
worth-place-none = No move helps: whatever you change, the opponent can repair.
worth-place-none-misere = No move helps: a move that ends the game loses at once, and every other has an answer.
worth-place-last = Every move ends the game, and ending it loses.
worth-move = Play { $mv }: it { $told }. { $parts ->
    [one] What is left has nim-value { $wanted }.
   *[other] The nim-value there, { $value }, becomes { $value } ⊕ { $sum } = { $wanted }, so that the nim-sum is 0.
 }{ $cut ->
    [0] {""}
   *[other] {" Of the moves there one is listed for each value."}
 }
worth-move-tame = Play { $mv }: it { $told }. The nim-value there becomes { $wanted }. { $large ->
    [0] Now all nim-values are 0 or 1, and their nim-sum is { $sum }.
   *[other] Now the nim-sum is { $sum }, and some nim-value is still 2 or more.
 }{ $cut ->
    [0] {""}
   *[other] {" Of the moves there one is listed for each value."}
 }
worth-move-searched = Play { $mv }: it { $told }.
worth-stall = Play { $mv }{ $known ->
    [0] .
    [1] { $replies ->
        [one] ; the only reply wins.
       *[other] ; each of the { $replies } replies wins.
    }
   *[other] : of { $replies ->
        [one] one reply
       *[other] { $replies } replies
    } only { $right ->
        [one] one wins.
       *[other] { $right } win.
    }
 }
worth-stall-last = { $moves ->
    [one] You have to play { $mv }
    [2] Both moves do the same
   *[other] All { $moves } moves do the same; play { $mv }
 }, and the opponent wins.
worth-proof-won = From nim-sum 0 every move changes one nim-value, so the sum is no longer 0, and then some part can be brought to the value that makes it 0 again, until the opponent cannot move.
worth-proof-won-one = From nim-value 0 every move leads to another nim-value, and from there some move leads back to 0, until the opponent cannot move.
worth-proof-end = It is the last move: the opponent has none.
worth-proof-copy = { $won ->
    [0] The parts are equal in pairs: whatever you do in one, the opponent does in the other, and so makes the last move.
   *[other] The parts that are left are equal in pairs: whatever the opponent does in one, you do in the other, and so make the last move.
 }
worth-proof-lost = Each of your moves makes the nim-sum differ from 0, and the opponent has an answer that makes it 0 again, until you cannot move.
worth-proof-tame = While some nim-value is 2 or more, the winner leaves nim-sum 0; the move that ends that leaves all nim-values 0 or 1 with nim-sum 1, and it stays so after every pair of moves.
worth-proof-searched-won = { $mapped ->
    [0] Each move of the opponent that does not end the game has an answer after which the opponent is lost again
   *[other] Each move of the opponent leads to an N, and unless it ends the game, an answer leads to a P again
 }{ $hidden ->
    [0] {"."}
    [one] {"; one more move is not shown."}
   *[other] {"; "}{ $hidden } more moves are not shown.
 }
worth-proof-searched-lost = { $mapped ->
    [0] Each of your moves that does not end the game has an answer after which you are lost again
   *[other] Each of your moves leads to an N, and unless it ends the game, an answer leads to a P again
 }{ $hidden ->
    [0] {"."}
    [one] {"; one more move is not shown."}
   *[other] {"; "}{ $hidden } more moves are not shown.
 }
worth-proof-searched-end = Whatever the opponent plays then is the last move, and it loses.
worth-proof-given-away = { $lost ->
    [one] One move gives
   *[other] { $lost } moves give
 } the win away: an answer leaves nim-sum 0 to you, or wins at once{ $hidden ->
    [0] {"."}
    [one] {"; one of them is not shown."}
   *[other] {"; "}{ $hidden } of them are not shown.
 }
worth-values = Each heap with its nim-value, the smallest number that no move leaves, up to { $to }.
worth-values-tame = Each heap up to { $to }: before the stroke its nim-value, behind it its misère value. Heaps side by side have the nim-sum of their nim-values, and are firm if one of them is.{ $wild ->
    [0] {""}
   *[other] {" A heap with one number alone cannot come up here."}
 }
worth-values-misere = Who wins with each heap up to { $to }: whoever must move loses at P and wins at N.
worth-head-size = heap
worth-map = Each place with its nim-value, the smallest number that none of the places it leads to has. Marked: { $tokens ->
    [one] where you can go
   *[other] where the tokens stand
 }.{ $cut ->
    [0] {""}
   *[other] {" Only a part of the map is shown."}
 }
worth-map-tame = Each place: before the stroke its nim-value, behind it its misère value. Marked: where the tokens stand.{ $cut ->
    [0] {""}
   *[other] {" Only a part of the map is shown."}
 }
worth-map-misere = Who wins where: whoever must move loses at P and wins at N. Marked: where you can go.{ $points ->
    [0] {""}
   *[other] {" The first number of a point names its column, the second its row."}
 }{ $barred ->
    [0] {""}
   *[other] {" No move may end at -."}
 }{ $cut ->
    [0] {""}
   *[other] {" Only a part of the map is shown."}
 }
worth-detour = { $mv } wins as well, but it raises { $name } from { $value } to { $raised }: the opponent can bring that value back to { $value }, and all is as before. It is a detour.
worth-law = Theorem of Sprague (1935) and Grundy (1939): an impartial game in normal play is worth a Nim heap, and parts add by nim-sum.
worth-law-tame = Theorem on tame games (Conway, On Numbers and Games, chapter 12): misère play is lost exactly when the nim-sum is 0 and some nim-value is 2 or more, or the nim-sum is 1 and none is.
worth-law-end = The rules alone tell it: the last move { $misere ->
    [0] wins
   *[other] loses
 }.
worth-law-mapped = The map was filled in place by place, from those without a move on.
worth-law-searched = Settled by exact search of the whole game, at most { $most } positions.
