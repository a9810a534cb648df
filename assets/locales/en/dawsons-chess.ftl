dawsons-chess-name = Dawson's chess
dawsons-chess-alias = pawns|T. R. Dawson|0.137
dawsons-chess-promise = Pawns that must capture.
dawsons-chess-rules = On a board of three rows white pawns fill the first row and black ones the third. A pawn steps forward or captures as in chess, and captures are compulsory. Once a pawn has stepped, the captures on its file and on the files beside it run off and leave the files on both sides apart. A heap of n stands for n such files; a pawn that steps on file c leaves heaps of c-2 and n-c-1, if any. { $misere ->
    [true] No move left? You win.
    [false] No move left? You lose.
   *[other] No move left? You lose; in misère play you win.
 }
dawsons-chess-notation = Groups of files as 3,5,7. A move 1:7->2+2 leaves groups of 2 and 2 files, the smaller first; 1:3->0 leaves none.
dawsons-chess-param-misere = having no move left wins
dawsons-chess-note = Each counter is a file. A pawn's step takes its file and the files beside it.
dawsons-chess-tell = { $form ->
    [did] advanced
    [do] advance
   *[does] advances
 } the pawn on file { $file } of group { $heap }
