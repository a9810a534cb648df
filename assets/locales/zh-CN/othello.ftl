othello-name = 黑白棋
othello-alias = 奥赛罗|翻转棋
othello-promise = 夹住对方的子，翻过来。
othello-rules = 黑白双方轮流在棋盘上落子，黑先。落子必须在横、竖或斜线上与己方另一子夹住对方的子；被夹住的子全部翻转。无子可翻者停一手。双方都无子可翻时终局，子多者胜。空格不计。
othello-notation = 从上到下写出各行，以 / 分隔，再写轮到的一方 B 或 W：..../.WB./.BW./.... B。走法 c2 写出格子；只有无处可下时才有走法 pass（停一手）。
othello-param-rows = 开局棋盘的行数
othello-param-cols = 开局棋盘的列数
othello-panel-board = 棋盘
othello-panel-pass = 无处可下
othello-note-to-move = 轮到 { $side } 走。
othello-note-discs = 黑方 { $black } 子，白方 { $white } 子。
othello-too-small = { $rows } 行 { $cols } 列太小：棋盘至少 2 行 2 列
othello-expect-side = 空格和轮到的一方 B 或 W
othello-no-pass = 只有无处可下才能停一手：现有 { $cells } 格可以翻子
othello-over = 双方都无子可翻：棋局已经结束
othello-taken = 那里已经有子
othello-turns-nothing = 下在那里翻不动任何子
othello-passes = { $form ->
    [did] 停了一手
   *[do] 停一手
 }
othello-tell = { $form ->
    [did] 下在了
   *[do] 下在
 } { $cell }，{ $form ->
    [did] 翻转了
   *[do] 翻转
 } { $discs } 子

## Why

othello-claim-won = 此后双方都不出错，你净胜 { $margin } 子，例如 { $own } 比 { $other }。
othello-claim-lost = 双方都不出错，你仍净负 { $margin } 子，例如 { $own } 比 { $other }。
othello-claim-level = 此后双方都不出错就是和棋，例如各得 { $own } 子。
othello-claim-estimate = 这是估计，不是证明：向前看 { $depth } 步，你看来{ $points ->
    [0] 与对手不分高下
   *[other] { $way ->
        [ahead] 领先
       *[behind] 落后
    } { $points } 分
 }。
othello-ask = 哪一步留给对手的应着最少？哪些子再也不会被翻转？
othello-ask-pass = 有没有哪一格能翻转对方的子？
othello-look = 你有 { $moves } 处可下，若轮到对手，则有 { $theirs } 处可下。{ $near ->
    [no] {""}
   *[yes] 你至少有 { $stable } 子、对手至少有 { $steady } 子再也不会被翻转；
 }占角 { $corners } 比 { $taken }。
othello-place = 看第 { $row } 行：{ $cells }。
othello-place-pass = 没有可下的格子：只能停一手（pass）。
othello-move = 下 { $cell }：翻转 { $discs } 子，{ $answers ->
    [0] 对手无处可下。
   *[other] 留给对手 { $answers } 种应着。
 }
othello-move-corner = 占角 { $cell }：这一子再也不会被翻转。它翻转 { $discs } 子，{ $answers ->
    [0] 对手无处可下。
   *[other] 留给对手 { $answers } 种应着。
 }
othello-move-pass = 停一手：别无走法。
othello-gives = 有 { $count } 种走法把角送给对手：{ $moves }。{ $best } 不送角。
othello-given = { $cell }（{ $corners }）
othello-after = 下 { $cell } 之后，对手只有 { $count } 处可下：{ $answers }{ $opened ->
    [0] 。
   *[other] { $must ->
        [yes] ，每一种都让你能占角：角非让不可。
       *[no] ，其中 { $opened } 种让你能占角。
    }
 }
othello-after-pass = 下 { $cell } 之后，对手只能停一手，你接着再下。
othello-next = { $proved ->
    [1] 最好的是 { $best }{ $count ->
        [1] {""}
       *[other] （一样好）
    }。其次是 { $next }，最后少赢 { $gap } 子
   *[other] 看来最好的是 { $best }{ $count ->
        [1] {""}
       *[other] （一样好）
    }。其次是 { $next }，按估计差 { $gap } 分
 }{ $told ->
    [0] 。
   *[other] ：{ $parts }。
 }
othello-no-count = 盘面上的数目说明不了原因，只有走下去才知道
othello-beside-stable = { $best } 之后你至少有 { $stable } 子再也不会被翻转，{ $next } 之后{ $fewer ->
    [0] 没有一子有把握
   *[other] 有把握的只有 { $fewer } 子
 }
othello-far = 两条线都照所示走完，{ $parts }
othello-far-corner = 角 { $corners } 在 { $best } 之后终归你，在 { $next } 之后终归对手
othello-far-pass = 对手在 { $best } 之后停 { $more } 手，在 { $next } 之后停 { $less } 手
othello-far-own = 你在 { $next } 之后停 { $more } 手，在 { $best } 之后停 { $less } 手
othello-far-last = 最后一子在 { $best } 之后是你的，在 { $next } 之后是对手的
othello-far-cells = 终局时，只有走 { $best } 你才占有 { $cells }{ $count ->
    [0] {""}
   *[other] ，只有走 { $next } 你才占有 { $others }
 }
othello-other-line = 下 { $next } 之后，双方都不出错就这样走下去，以 { $own } 比 { $other } 结束。
othello-later = 差别要到后面才看得出：在预期走完的棋盘上，以己方减对方，{ $what ->
    [moves] 可下格
    [stable] 稳定子
   *[corners] 角
 }在 { $best } 之后比在 { $next } 之后多 { $by }
othello-beyond = 再少一个空格就能算到终局：每一步都各自得到证明。下 { $best } 之后{ $discs ->
    [0] 打平。
   *[other] { $way ->
        [ahead] 你
       *[behind] 对手
    }净胜 { $discs } 子。
 }
othello-apart-corner = 最好的走法都占角，别的都不占角
othello-apart-gives = 只有最好的走法不给对手留下角
othello-apart-answers = { $most ->
    [0] 最好的走法不给对手留下任何应着
   *[other] 最好的走法至多留下 { $most } 个应着
 }，其余走法至少留下 { $least } 个
othello-beside-corner = { $next } 把角 { $corners } 让给对手
othello-beside-answers = 它留下 { $next } 个应着，而不是 { $best } 个
othello-answered = { $said }{ $next } 之后对手{ $kind ->
    [pass] 只能停一手。
    [corner] 占角 { $answer }。
   *[plain] 应 { $answer }。
 }
othello-head-given = 让出的角
othello-head-count = 子数
othello-course = { $whole ->
    [yes] { $ahead ->
        [other] 其中你没有别的走法，所以这条线就是完整的证明；你的子数在前。
       *[you] 其中对手没有别的应着，所以这条线就是完整的证明；你的子数在前。
    }
   *[no] 按这条线逐步数子，你的在前。
 }{ $ahead ->
    [you] 从第 { $from } 步 { $mv } 起，你一直领先。
    [other] 从第 { $from } 步 { $mv } 起，对手一直领先。
   *[nobody] 从第 { $from } 步 { $mv } 起，一直持平。
 }
othello-lines = { $ahead ->
    [you] 对手对 { $best } 的每种应着都在以下 { $count } 条变化中，{ $what ->
        [margin] 这就是完整的证明
        [level] 证明你至少不输
       *[win] 足以证明胜负
    }：{ $what ->
        [level] 没有一条能使它领先。
       *[other] 最接近的结果也是 { $own } 比 { $other }。
    }
   *[other] 你的每种走法都在以下 { $count } 条变化中，{ $what ->
        [margin] 这就是完整的证明
       *[win] 足以证明胜负
    }：最接近的结果也是 { $own } 比 { $other }。
 }
othello-lines-level = 你的每种走法都在以下 { $count } 条变化中，证明你也赢不了：对你最好的结果是 { $own } 比 { $other }。
othello-majority = { $when ->
    [now] {""}
   *[then] 下 { $best } 之后，
 }{ $cells } 格中至少有 { $stable } 格的子再也不会被翻转，{ $who ->
    [you] 都是你的：已过半数，你已经赢了，只有净胜多少未定。
   *[other] 都是对手的：已过半数，你已经输了，只有净负多少未定。
 }
othello-sum = 只需一算：{ $own } + 1 + { $turned } = { $sum } 比 { $other } − { $turned } = { $rest }。{ $full ->
    [yes] 此时棋盘已满。
   *[no] 此时双方都无处可下。
 }
othello-head-line = 变化
othello-greedy = { $cell } 翻得最多，有 { $discs } 子，却更差：{ $kind ->
    [pass] 对手停一手，
    [corner] 对手占角 { $answer }，
   *[plain] 对手应 { $answer }，
 }{ $ahead ->
    [0] 终局打平
   *[other] 终局你领先 { $ahead } 子
 }。
othello-fewest = { $moves } 留给对手的应着最少：{ $answers } 种。{ $best ->
    [yes] { $count ->
        [1] 这正是这里的最佳走法。
       *[other] 最佳走法就在其中。
    }
   *[no] 最佳走法留下的更多：数应着只是经验法则。
 }
othello-endings = 每一步之后双方都不出错时棋局怎样结束，己方在前：领先的子数是确定的，双方的子数只是其中一种终局。每条线都算到了终局。
othello-expected = 下 { $best } 之后，估计再向前看 { $depth } 步，预期{ $plies ->
    [0] 立即终局
   *[other] 走出这 { $plies } 步
 }；停一手也算一步。{ $agrees ->
    [yes] {""}
   *[no] 这比从此处看得更远，从此处看得到的是 { $first }。
 }
othello-counted = 在预期走完的棋盘上，可下格与稳定子各计 1，每个角另加 { $weight }，以己方减对方，最多 64；谁也不能下时只计子数。合计 { $ahead }。{ $both ->
    [1] {""}
   *[other] 第二行照样计算次好走法之后预期的棋盘。
 }
othello-head-side = 一方
othello-head-moves = 可下格
othello-head-stable = 稳定子
othello-head-corners = 角
othello-head-discs = 子数
othello-head-move = 走法
othello-head-turned = 翻转
othello-head-answers = 应着
othello-head-end = 终局
othello-head-margin = 领先
othello-head-answer = 应着
othello-head-opened = 你可占的角
othello-law-exact = 由完全搜索证明：{ $free } 个空格上的一切走法都已算尽。{ $always ->
    [yes] {""}
   *[no] 这种大小的棋盘，空格不超过 { $most } 个时可算到终局。
 }
othello-law-estimate = 空格多于 { $most } 个时，这里对这种大小的棋盘只作估计。已发表的结果：6×6 白胜 4 子（Feinstein，1993）；8×8 已宣布为和棋（Takizawa，2023）。
