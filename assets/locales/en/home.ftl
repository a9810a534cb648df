home-continue = CONTINUE
home-begin = BEGIN
home-today = TODAY
home-learn = LEARN
home-play = PLAY
home-practise = PRACTISE
home-done = { $done } of { $all } done
home-search = / search · { $games ->
    [one] 1 game
   *[other] { $games } games
 }
home-guided = One minute of Nim
home-daily = Today's puzzle, level { $level }
home-next = next: { $title }
home-pages = { $pages ->
    [one] 1 page
   *[other] { $pages } pages
 }
home-all = All games, family by family
home-all-promise = { $games ->
    [one] 1 game
   *[other] { $games } games
 } in ten families: heaps, boards, graphs, cards and more.
home-mistakes = { $due ->
    [0] Mistakes
    [one] 1 mistake due
   *[other] { $due } mistakes due
 }
home-slides = Slides
home-slides-promise = Every lesson as slides, for whoever teaches. Choose one and press f.
home-demo = Demo
home-glossary = Glossary
home-progress = Progress
home-turn = { $yours ->
    [true] your turn
   *[false] opponent's turn
 }
home-stand = { $moves ->
    [one] 1 move so far.
   *[other] { $moves } moves so far.
 } { $yours ->
    [true] Your move.
   *[false] Opponent's move.
 }
home-lesson-done = Done. Take it again whenever you like.
home-enter-play = play
home-enter-solve = solve
home-enter-learn = learn
home-enter-watch = watch
home-enter-language = switch
home-enter-open = open
home-key-new = new game
home-key-set-up = sizes, rules, level
home-key-watch = watch it played
home-key-choose = choose
home-key-search = search
home-key-practise = practise
home-rating = rating { $rating }
home-days = day { $days }
home-stand-both = day { $days } · rating { $rating }
home-week = THIS WEEK
home-weekdays = Mo Tu We Th Fr Sa Su
home-fact-streak = { $days ->
    [one] streak    1 day
   *[other] streak    { $days } days
 }
home-fact-rating = rating    { $rating }
home-fact-lessons = lessons   { $done } of { $all }
home-fact-games = games     { $games }, { $won } won
meet-first = FIRST TIME HERE
meet-gone = Any key, and this is gone. ? has it again.
