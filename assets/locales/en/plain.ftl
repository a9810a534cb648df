plain-no-heaps = There is no heap.
plain-heap = Heap { $name }: { $size }
plain-noted = { $what }; { $note }
plain-cell = { $column } { $mark }
plain-cell-empty = { $column } empty
plain-row-of = Row { $row }: { $cells }
plain-row-empty = Row { $row }: empty
plain-row-rest = Row { $row }: { $cells }, the rest empty
plain-row = The row: { $things }
plain-row-long = The row: { $left }, then { $hidden } more, then { $right }
plain-node = Node { $name } leads to { $to }
plain-node-end = Node { $name } leads nowhere
plain-node-tokens = { $node }; on it: { $tokens }
plain-edges = Edges: { $edges }
plain-keys = Choices: { $keys }
plain-panel = { $title }:
plain-welcome = Type a move, or help.
plain-position = After { $ply ->
    [one] 1 move
   *[other] { $ply } moves
 }: { $position }
plain-your-turn = Your move.
plain-oracle-turn = Opponent's move.
plain-side-turn = It is the turn of { $side }.
plain-you-won = The game is over: you won.
plain-you-lost = The game is over: the opponent won.
plain-side-won = The game is over: { $side } won.
plain-drawn = The game is over: drawn.
plain-score = The game is over: { $first } to { $second }, the first player's total first.
plain-oracle-plays = The opponent { $told }: { $mv }
plain-you-play = You { $told }: { $mv }
plain-give-back = That gives something away. Type undo to take it back.
plain-no-undo = Nothing to undo.
plain-no-redo = There is nothing to play again.
plain-choice = { $number }. { $mv }: { $told }
plain-moves = { $total ->
    [one] The only move: { $moves }
   *[other] { $total } moves, the first of them: { $moves }
 }
plain-try-help = Nothing was changed. Type moves to see what is legal, or help.
plain-help = Commands: moves, hint (four steps, the fourth is the move), why, undo, redo, position, rules, quit. What is left unfinished is kept; “xorcle play --plain” goes on with it.
plain-help-numbers = A number chooses from the list that moves prints.
plain-help-rounds = After a round: next (sides swapped), habits (how exploitable you are).
plain-next-round = Type next for the next round with sides swapped, or habits to hear how exploitable you are.
plain-set-aside = The saved game cannot be read. It was set aside as { $file }.
plain-how-to-play = To play: xorcle play GAME --plain
spots = { $count ->
    [one] Place: { $spots }
   *[other] Places: { $spots }
 }
spot-heap = heap { $heap }
spot-counter = counter { $counter } of heap { $heap }
spot-counters = counters { $from } to { $to } of heap { $heap }
spot-step = step { $step }
spot-coin = coin { $coin } of step { $step }
spot-coins = coins { $from } to { $to } of step { $step }
spot-cell = cell { $cell }
spot-column-row = (column { $column }, row { $row })
spot-in-row = { $thing } at place { $place }
spot-edge = edge { $edge }
spot-node = node { $node }
spot-token = { $token } on { $node }
spot-key = “{ $key }”
spot-in-panel = { $panel }: { $spot }
plain-stake = { $name }: { $what } { $much }.
plain-stake-share = { $name }: { $what } { $much }; share { $share }.
plain-group = { $name } { $alone }
plain-groups = On their own: { $groups }.
plain-round-shown = The hands were shown, so this round cannot be taken back.
plain-quit-words = quit|exit|leave|bye
plain-help-words = help|commands
plain-undo-words = undo|back|take back
plain-redo-words = redo|again
plain-moves-words = moves|list
plain-hint-words = hint|tip
plain-why-words = why|reason|explain
plain-rules-words = rules
plain-position-words = position|board
plain-next-words = next|next round|go on
plain-habits-words = habits
plain-nearest = The position is as it was. Did you mean { $name }? help tells what can be typed.
plain-reveal-words = reveal|answer
