pursuit-name = Pursuit in a maze
pursuit-alias = maze chase|cop and robber in a maze
pursuit-promise = A cop, a robber, a maze.
pursuit-rules = Cop and robber stand in a maze and move in turn: one step up, down, left or right, or none; nobody enters a wall. The cop wins on the robber's cell. The robber wins on an exit where the cop does not stand. A chase without end is a draw.
pursuit-notation = The maze in rows from the top, separated by /: C cop, R robber, E exit, # wall, . floor; then C or R for the side to move: C.#/..R C. On an exit cop and robber are written c and r; * is both on one cell. A move names the cell gone to, or the own cell.
pursuit-note-cop = The cop (C) takes a step or stays.
pursuit-note-robber = The robber (R) takes a step or stays; E is the way out.
pursuit-wall = there is a wall on { $cell }
pursuit-too-far = { $to } is not one step from { $from }
pursuit-expect-side = a blank and the side to move, C or R
pursuit-twice = there is a second { $piece }
pursuit-missing = there is no { $piece }
pursuit-expect-piece = exactly one { $piece } in the maze
pursuit-tell-cop = { $form ->
    [did] went
    [do] go
   *[does] goes
 } with the cop to { $cell }
pursuit-tell-robber = { $form ->
    [did] ran
    [do] run
   *[does] runs
 } with the robber to { $cell }
pursuit-tell-cop-stays = { $form ->
    [did] stayed
    [do] stay
   *[does] stays
 } with the cop on { $cell }
pursuit-tell-robber-stays = { $form ->
    [did] stayed
    [do] stay
   *[does] stays
 } with the robber on { $cell }

## Why

pursuit-ask-cop = Where would the robber be caught at once, where one turn later? Which step drives it into a dead end instead of around in a circle?
pursuit-ask-robber = Which way is out before the cop is there? And if none is: where is a circle in which you never run into a dead end?
pursuit-look-cop = The field of distances, the cop staying where it is and having the move: for the robber on each cell, a number tells the moves of both sides to its capture, e those to the exit, and ~ a chase without end.
pursuit-look-robber = The field of distances, the cop staying where it is and the robber having the move: for the robber on each cell, a number tells the moves of both sides to its capture, e those to the exit, and ~ a chase without end.
pursuit-head-row = row
pursuit-head-field = field
pursuit-free-way = { $steps ->
    [one] One step, { $cells }, leads out, and the cop cannot be there in time.
   *[other] { $steps } steps lead out: { $cells }, and the cop comes to none of these cells in time.
} { $near }
pursuit-near = It is nearest to it on { $cell }: the robber needs { $robber ->
    [one] one step
   *[other] { $robber } steps
}, the cop { $cop }, and the { $mover ->
    [cop] cop
   *[robber] robber
} moves first.
pursuit-near-none = No way leads the cop to any of them.
pursuit-shut-in = The cop cannot leave { $cell }: walls stand all around it. The robber has only to walk to an exit.
pursuit-shut-stay = Stay on { $mv }: the cop has no other move.
pursuit-shut-go = Go to { $mv }: it is on the shortest way out.
pursuit-blind = Behind { $door } the robber has only { $count ->
    [one] one cell
   *[other] { $count } cells
 }{ $few ->
    [0] {""}
   *[other] {" "}({ $cells })
 }, without an exit and without a circle. It needs { $robber ->
    [one] one step
   *[other] { $robber } steps
} to come back to { $door }, the cop { $cop }, and the { $mover ->
    [cop] cop
   *[robber] robber
} moves first: when the robber steps on { $door }, the cop is there already or catches it with its next step; and if the robber stays inside, the cop walks in after it, and the robber does not get past.
pursuit-apart = No way joins the cop and the robber, so it is never caught.
pursuit-no-exit = No way leads to an exit, so the robber cannot win; it has only to stay free.
pursuit-circle = On the circle { $circle } the robber is never caught. Each time it may stay, or step on to either side; and of these three cells a cop that stands elsewhere reaches two at most with its next step.
pursuit-circle-way = { $steps ->
    [one] One step, { $cells }, leads
   *[other] { $steps } steps, { $cells }, lead
} the robber onto the circle { $circle }, and the cop is not in time to catch it on the way. { $near } On the circle it may each time stay, or step on to either side; and of these three cells a cop that stands elsewhere reaches two at most with its next step.
pursuit-guarded = The robber cannot just run: { $exits }. The cop is there first.
pursuit-guarded-exit = to { $cell } it has { $robber ->
    [one] one step
   *[other] { $robber } steps
}, the cop { $cop }
