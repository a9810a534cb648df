mnk-name = m,n,k 棋
mnk-alias = 连珠棋|多子连线
mnk-promise = 连成若干子就赢。
mnk-rules = 双方轮流占棋盘的格子：画 X 和 O，X 先；要连五个或更多时改用棋子，黑先。谁先在横、竖或斜线上把自己的连成 { $k } 个或更多，{ $misere ->
    [true] 谁就输
    [false] 谁就赢
   *[other] 谁就赢；反常规则下谁连成谁输
 }。棋盘占满仍无连线为和棋。{ $wild ->
    [false] { "" }
   *[other] 自由画法下每步可画任一种记号，{ $k } 个相同的记号连成线时算完成者的。
 }
mnk-notation = 自上而下逐行写作 X.O/.../...；由记号数目推不出轮到谁时，在后面写明；用棋子时 X 是黑子，O 是白子。走法 c2 表示格子：列字母从左数，行号从上数。自由画法的走法先写记号：Ob2。
mnk-param-rows = 空棋盘的行数
mnk-param-cols = 空棋盘的列数
mnk-param-k = 连成几个终局
mnk-param-misere = 连成线者负
mnk-param-wild = 每步可画 X 或 O
mnk-not-your-mark = { $mark } 不是轮到的一方的记号
mnk-cell-taken = 那里已有{ $mark ->
    [stone] 棋子
   *[other] {" "}{ $mark }
 }
mnk-off-board = 没有这一格
mnk-two-lines = X 和 O 都已连成 { $k } 个：先连成时棋局就已结束
mnk-side-unclear = 有 { $x } 个 X 和 { $o } 个 O，推不出轮到谁走
mnk-expect-side = 棋盘后空一格，写 X 或 O
mnk-expect-mark = 先写 X 或 O，再写格子
mnk-panel-board = 棋盘
mnk-panel-marks = 记号
mnk-note-wins = 连成 { $k } 个者胜。
mnk-note-loses = 反常规则：连成 { $k } 个者负。
mnk-note-wild = 自由画法：两种记号任选。
mnk-tell = { $mark ->
    [stone] 在 { $cell } { $form ->
        [did] 落了子
       *[do] 落子
    }
   *[other] 在 { $cell } { $form ->
        [did] 画了
       *[do] 画
    } { $mark }
 }

## Why

mnk-black = 黑方
mnk-white = 白方
mnk-claim-finish = 你一步即胜：有 { $moves } 种走法能连成一线。
mnk-claim-win-in = 你必胜，双方合计至多 { $plies } 步；{ $moves ->
    [1] 只有 1 种走法能赢
   *[other] 有 { $moves } 种走法能赢
}。
mnk-claim-win = 你能赢；共有 { $moves } 种取胜走法。
mnk-claim-win-threats = 你可以靠威胁强制取胜；已证明能胜的走法有 { $moves } 种。
mnk-claim-win-double = 你必胜，双方合计 3 步：{ $cell } { $kind ->
    [open] 成活四
    [two] 同时成两个四
   *[any] 同时造出两个威胁
 }。
mnk-claim-win-fours = 你只靠连续冲四就能赢，双方合计至多 { $plies } 步。
mnk-claim-must = 只有 { $cell } 能挡住对手的线，走别处立刻就输。走了 { $cell } 之后结果未知。
mnk-claim-draw = { $lines ->
    [lose] 双方都无法迫使对方连成线
   *[win] 双方都无法强行连线
}；{ $total ->
    [1] 唯一的走法能守和。
   *[other] { $others ->
        [0] 全部 { $total } 种走法都能守和。
       *[other] { $total } 种走法中有 { $moves } 种能守和。
    }
}
mnk-claim-loss-in = 无论怎么走都会输，双方合计至多再走 { $plies } 步。
mnk-claim-doomed = { $moves ->
    [1] 唯一的走法会连成线，连成者负。
   *[other] { $moves } 种走法都会连成线，连成者负。
 }
mnk-claim-loss = 每一步都输。
mnk-ask = 哪些 { $k } 格的线只差一步？你的有哪些，对手的有哪些？哪一格能同时造出两条这样的线？
mnk-ask-open = 你有哪些三和活二，对手又有哪些？哪一格能发展你的，或挡住对手的？
mnk-ask-finish = 哪一条线只差一格？
mnk-ask-misere = 走哪些格子会连成 { $k } 个而立刻输掉？谁会先没有别的格子可走？
mnk-look-harmless = 你现在走哪一格都不会连成线，不会立刻输。
mnk-look-poison = { $wild ->
    [yes] 在 { $cells } 写某一种记号
   *[no] 走 { $cells }{ $count ->
        [1] {" "}
       *[other] {" "}中任一格
    }
 }会连成一线，立刻告负。
mnk-look-doomed = { $moves ->
    [1] 只有一个空格。
   *[other] 无论走哪一步，都会连成旁边列出的线。
 }
mnk-head-move = 走法
mnk-head-completes = 连成
mnk-look-finish = 你有一条线只差一格，这一步就能连成。
mnk-look-danger = 对手有一条线只差一步：必须马上挡住。
mnk-look-double = 对手在 { $cells } 中任一格都能连成线：一步挡不住。
mnk-look-overrun = 对手有两处威胁：{ $ends }。一步挡不住两处。
mnk-look-short = 对手的 { $held } 只差 { $cell }：这条线必须马上挡住。
mnk-end = { $cell } 连成 { $line }
mnk-look-fork = 眼下谁也连不成，但你有一步能同时造出两个威胁。
mnk-look-alone = 眼下谁也连不成，你也没有哪一步能同时造出两个威胁。但若轮到对手走，他连续威胁就能赢：两条线会在哪里相交？
mnk-look-quiet = 眼下谁也连不成，你也没有哪一步能同时造出两个威胁。想想每一格参与、又挡住多少条线。
mnk-look-wild = 眼下谁也连不成。只差一个记号的线，轮到谁就归谁：谁不得不先造出这样的线？
mnk-look-standing = 没有找到你靠威胁取胜的办法；即使轮到对手，也没有找到他的。你的形：{ $own }{ $more ->
    [0] {""}
   *[other] ，另有 { $more } 个
 }。对手的形：{ $other }{ $others ->
    [0] 。
   *[other] ，另有 { $others } 个。
 }活三再添一子成活四，活二再添一子成活三。
mnk-shape = { $kind ->
    [open-four] 活四 { $stones }
    [four] 冲四 { $stones }
    [open-three] 活三 { $stones }
    [three] 眠三 { $stones }
   *[open-two] 活二 { $stones }
 }
mnk-shape-none = 没有三，也没有活二
mnk-look-pressed = 若轮到对手走，对手就能靠威胁取胜：找出他怎么赢，又怎么挡。
mnk-place = { $kind ->
    [only] 这样的走法只有一种，在第 { $rows } 行
    [one] 有一种这样的走法在第 { $rows } 行
   *[all] { $count ->
       *[other] 这样的走法都在第 { $rows } 行
    }
 }，那里的空格：{ $cells }。
mnk-place-many = { $all ->
    [yes] 每个空格都可以这样走。
   *[no] 有 { $good } 个空格可以这样走。
 }
mnk-place-some = { $total } 种走法中有 { $moves } 种能做到：注意在哪一格用哪种记号。
mnk-place-marks = 以下任一种走法都行：{ $moves }。
mnk-place-open = { $count ->
    [1] 只有 { $cells } 没有被证明会输。
   *[other] 只有这些格没有被证明会输：{ $cells }。
 }
mnk-place-level = 按估计，没有走法比{ $shown ->
    [0] 其中 { $count } 种更好，这些走法不分高下。
   *[other] {" "}{ $cells } 更好。
 }
mnk-place-line = 注意 { $held }：它们在同一条线上，只差一格。
mnk-place-none = 没有好的落点：{ $moves ->
    [1] 唯一的走法也输
   *[other] { $moves } 种走法全输
 }。
mnk-place-stones = 注意你的这些子：{ $stones }。
mnk-move-finish = 在 { $cell } { $mark ->
    [stone] 落子
   *[other] 画 { $mark }
 }，{ $lines } 连成一线，{ $ends ->
    [loses] 告负
   *[wins] 取胜
 }。
mnk-move-fork = 在 { $cell } { $mark ->
    [stone] 落子
   *[other] 画 { $mark }
 }：这样 { $cells } 都能连成线，对手只能挡住一处。
mnk-move-double = 在 { $cell } { $mark ->
    [stone] 落子
   *[other] 画 { $mark }
 }。此后 { $ends }：对手只能堵住其中一处，而对手没有只差一子的线。
mnk-move-threat = 在 { $cell } { $mark ->
    [stone] 落子
   *[other] 画 { $mark }
 }：威胁 { $cells }，对手不得不应。
mnk-move-block = 在 { $cell } { $mark ->
    [stone] 落子
   *[other] 画 { $mark }
 }：挡住对手的线。
mnk-move-plain = 在 { $cell } { $mark ->
    [stone] 落子
   *[other] 画 { $mark }
 }。
mnk-move-guard = 在 { $cell } { $mark ->
    [stone] 落子
   *[other] 画 { $mark }
 }。若放着不管，对手这样就能赢：{ $line }（包括被迫的应着），然后 { $finish } 都能连成线。走了 { $cell } 之后，没有再找到这样的连续威胁。
mnk-move-aim = 在 { $cell } { $mark ->
    [stone] 落子
   *[other] 画 { $mark }
}。对手若不理会，你就用连续威胁取胜：{ $line }（包括被迫的应着），然后 { $finish } 都能连成线。
mnk-stall-plies = 抵抗最久的是 { $cell }，{ $plies ->
    [1] 棋局随即结束
   *[other] 含这一步双方共走 { $plies } 步
 }。
mnk-stall = 可以试试 { $cell }。
mnk-proof-lost = 你有 { $count } 种走法能让棋局继续，对手都有保住胜局的应着。
mnk-proof-given-away = 有 { $count } 种走法会{ $kept ->
    [win] 丢掉胜势
   *[draw] 把和棋走成输棋
 }，对手的应着列在旁边。
mnk-proof-shot = 除最后一步外，每一步都只留下一种应着，就是下一格：{ $cells }。然后 { $finish } 中任一格都能连成线，对手只能挡住一处。
mnk-proof-every = 对手怎样应 { $cell }，你都能靠威胁取胜：下面是你的走法和对手被迫的应着，以及之后能连成线的格子。
mnk-proof-most = 走了 { $cell } 之后，对手的 { $total } 种应着中有 { $count } 种输给连续的威胁：下面是你的走法和对手被迫的应着，以及之后能连成线的格子。对付其余的，要先走一步静着：{ $quiet }。
mnk-quiet = { $answer } 应以 { $reply }
mnk-proof-shots = 有 { $count } 种走法会输给连续的威胁：下面是对手的走法和你被迫的应着，以及之后能连成线的格子。{ $more ->
    [no] {""}
   *[yes] 只列出前 { $shown } 种。
 }
mnk-proof-trap = 走了 { $cell } 之后，对手只有应 { $answers } 才能守和（{ $count } 种）；另外 { $lost } 种应着都输。
mnk-proof-dead = { $total ->
    [0] 棋盘上容不下 { $k } 格的线。
   *[other] { $when ->
        [then] 走了 { $cell } 之后，
       *[now] {""}
    }再也没有线能连成：{ $total } 条 { $k } 格的线，每一条都有双方的记号，或者能连它的一方剩下的步数少于线上所缺的格数。
 }
mnk-proof-chain = 除最后一步外，每一步都造成威胁，只留下一种应着，就是下一步：{ $cells }。此后再也没有线能连成{ $count ->
    [0] ，也没有空格了
   *[other] ；只剩 { $left }
 }。
mnk-proof-couples = { $side ->
    [you] 走了 { $cell } 之后，把空格配成所列的对子。对手占一对中的一格，你就占另一格：无论怎样，都不会连成你的线。最后留给对手的只有 { $left }{ $count ->
        [1] ，走了就连成他自己的线。
       *[other] ，走哪一格都会连成他自己的线。
    }
   *[other] 对手把空格配成所列的对子。你占一对中的一格，他就占另一格：无论怎样，都不会连成他的线。最后留给你的只有 { $left }{ $count ->
        [1] ，走了就连成你自己的线。
       *[other] ，走哪一格都会连成你自己的线。
    }
 }
mnk-proof-avoid = { $side ->
    [you] 走了 { $cell } 之后你不会输{ $alone ->
        [0] { $count ->
            [0] ：每一条线上都有对手的记号。
           *[other] 。把空格两两配对，先配所列的对子，其余随意{ $odd ->
                [0] 。
               *[other] ，剩一个单格。
            }
        }
       *[other] 。留下 { $single } 作单格，其余空格两两配对{ $count ->
            [0] 。
           *[other] ，先配所列的对子，其余随意。
        }
    }{ $rule ->
        [no] {""}
       *[yes] 每次都占对手刚占那格的另一半{ $odd ->
            [0] 。
           *[other] ；对手占了单格，你就任占一格，与它成对的那格从此成为单格。
        }这样你决不会{ $alone ->
            [0] 占满一对
           *[other] 占 { $single }，也不会占满一对
        }，而没有对手记号的线，每一条都含有{ $alone ->
            [0] 所列的一对。
           *[other] { $single }{ $count ->
                [0] 。
               *[other] {" "}或所列的一对。
            }
        }
    }
   *[other] { $side ->
        [then] 只有 { $cell } 能守和，走了之后你赢不了
       *[other] 你赢不了
    }{ $alone ->
        [0] { $count ->
            [0] ：每一条线上都有你的记号。
           *[other] 。对手把空格两两配对，先配所列的对子，其余随意{ $odd ->
                [0] 。
               *[other] ，剩一个单格。
            }
        }
       *[other] 。对手留下 { $single } 作单格，其余空格两两配对{ $count ->
            [0] 。
           *[other] ，先配所列的对子，其余随意。
        }
    }{ $rule ->
        [no] {""}
       *[yes] { $side ->
            [then] { $odd ->
                [0] 他先任占一格，与它成对的那格成为单格；此后每次都占你刚占那格的另一半，你占了单格，他就任占一格，与它成对的那格从此成为单格。
               *[other] 他先占单格，此后每次都占你刚占那格的另一半。
            }
           *[other] 他每次都占你刚占那格的另一半{ $odd ->
                [0] 。
               *[other] ；你占了单格，他就任占一格，与它成对的那格从此成为单格。
            }
        }这样他决不会{ $alone ->
            [0] 占满一对
           *[other] 占 { $single }，也不会占满一对
        }，而没有你的记号的线，每一条都含有{ $alone ->
            [0] 所列的一对。
           *[other] { $single }{ $count ->
                [0] 。
               *[other] {" "}或所列的一对。
            }
        }
    }
 }
mnk-proof-kept = { $side ->
    [you] 走了 { $cell } 之后你不会输：下面 { $lines } 条变化就是证明。对手的每一种走法都在其中，你各有一种应着，直到{ $ends ->
        [pairs] 靠旁边列出的格对就能守住：对手占一对中的一格，你就占另一格，对手还能连的每条线都含有一对（–：剩下的步数已连不成任何线）
        [spent] { $line ->
            [own] 剩下的步数已不够你连成任何线
           *[other] 剩下的步数已不够对手连成任何线
        }，或对局结束
       *[over] 对局结束
    }。
   *[other] 你赢不了：下面 { $lines } 条变化就是证明。你的每一种走法都在其中，对手各有一种应着，直到{ $ends ->
        [pairs] 靠旁边列出的格对就能守住：你占一对中的一格，对手就占另一格，你还能连的每条线都含有一对（–：剩下的步数已连不成任何线）
        [spent] { $line ->
            [own] 剩下的步数已不够对手连成任何线
           *[other] 剩下的步数已不够你连成任何线
        }，或对局结束
       *[over] 对局结束
    }。
 }{ $images ->
    [no] {""}
   *[yes] 未列出的走法是所列走法的镜像。
 }
mnk-proof-filled = { $side ->
    [you] 走了 { $cell } 之后有 { $free } 个空格，其中对手得填 { $many } 个{ $count ->
        [0] {""}
       *[other] ，包括你决不走的 { $never }（走了就连成你的线）
    }。无论怎样选，都会连成对手的线，各线还缺：{ $lines }。你只要不先连成线就行。
   *[other] 有 { $free } 个空格，其中你得填 { $many } 个{ $count ->
        [0] {""}
       *[other] ，包括对手决不走的 { $never }（走了就连成他的线）
    }。无论怎样选，都会连成你的线，各线还缺：{ $lines }。对手只要不先连成线就行。
 }
mnk-proof-lines = 这 { $lines } 条变化就是{ $way ->
    [lost] 你必输的全部证明：你的每一种走法都在其中，对局若继续，对手各有一种应着。
   *[won] {" "}{ $mv } 必胜的全部证明：对手的每一种应着都在其中，对局若继续，你各有一种走法应付。
 }每条变化的最后一步连成旁边列出的线，{ $ends ->
    [loses] 走的一方告负
   *[wins] 走的一方取胜
 }。
mnk-head-lines = 变化
mnk-proof-marked = { $when ->
    [then] 走了 { $mv } 之后，
   *[now] {""}
 }棋盘上每一条线都已有 { $mark }。所以谁写 { $other } 都不会连成一线：只写 { $other } 的一方无论如何不会输。
mnk-proof-safe = 谁先只剩下会连成线的空格可走，谁就输。{ $own ->
    [all] 你走任何空格都不会连成线
    [none] 你走任何空格都会连成线
    [some] 你只有走 { $owncells } 才不会连成线
   *[but] 除 { $owncells } 外，你走任何空格都不会连成线
 }；{ $other ->
    [all] 对手走任何空格都不会连成线
    [none] 对手走任何空格都会连成线
    [some] 对手只有走 { $othercells } 才不会连成线
   *[but] 除 { $othercells } 外，对手走任何空格都不会连成线
 }。{ $loser ->
    [you] { $left ->
        [0] 你现在就没有这样的空格了。
       *[other] 双方都走最佳走法，{ $left } 步之后你便没有这样的空格可走。
    }
    [other] { $left ->
        [1] 你走这一步之后，对手就没有这样的空格了。
       *[other] 双方都走最佳走法，{ $left } 步之后对手便没有这样的空格可走。
    }
   *[nobody] {""}
 }
mnk-proof-mirror = { $side ->
    [you] 走了 { $cell } 之后，对手走哪一格，你就走绕中心转半圈的对面那一格：{ $how ->
        [turned] 你的线转半圈就是对手的线，而对手的线总是先成
        [swapped] 写与对手相反的记号，过中心的线两端记号总不相同，其余的线转半圈并换记号就是对手已先连成的线
       *[other] 全部走遍，你决不会先连成线
    }，所以你不会输。
   *[other] 你走哪一格，对手就走绕中心转半圈的对面那一格：{ $how ->
        [turned] 对手的线转半圈就是你的线，而你的线总是先成
        [swapped] 写与你相反的记号，过中心的线两端记号总不相同，其余的线转半圈并换记号就是你已先连成的线
       *[other] 全部走遍，对手决不会先连成线
    }，所以你赢不了。
 }
mnk-head-try = 走法
mnk-head-shot = 威胁与应着
mnk-head-finish = 然后连成
mnk-proof-large = 空格多于 { $most } 个时，这里只判定胜负；空格少了才列出应着和步数。
mnk-law-searched = 已穷举搜索证明：凡是还能影响结果的走法都走到了底。
mnk-law-stealing = 策略窃取（strategy stealing）：常规规则下从空棋盘开始，先手不会输，因为自己多占一格决不会有害（定理）。
mnk-claim-estimate = 这里没有得到证明。走了你最好的一步之后，按未断的线计数，{ $side ->
    [you] 你似乎领先 { $points } 分
    [opponent] 对手似乎领先 { $points } 分
   *[none] 双方似乎相当
 }：这只是估计。
mnk-claim-looked = 这里没有得到证明。按估计，{ $side ->
    [you] 你似乎领先。
    [opponent] 对手似乎领先。
   *[none] 双方似乎相当。
 }
mnk-claim-pressed = { $total } 种走法中有 { $lost } 种已证明会输给对手的威胁；{ $open ->
    [0] 没有别的走法
   *[other] 其余 { $open } 种结果未知
 }。
mnk-claim-half = 已证明：{ $other } 无法强行连成一线。{ $side } 能不能，这里没有定论。
mnk-look-fours = 连续冲四就能赢：每个四都只差一子成五，对手只能应在那里。
mnk-look-three = 没有找到只靠冲四的胜法，但有一步能造出挡不住的威胁。
mnk-look-chase = 没有找到只靠冲四的胜法，但连续活三和冲四能赢：每一步都只留下输棋的应着。
mnk-look-threatened = 对手威胁靠连续冲四取胜，你的任何一步最终都挡不住。
mnk-look-open = 没有找到你靠威胁取胜的办法；即使轮到对手，也没有找到他的。
mnk-look-open-three = 对手的 { $stones } 是活三：再在 { $cells } { $count ->
    [1] {""}
   *[other] 中任一处
 }落一子就成活四，有两处可以连五，一步挡不住。
mnk-move-four = 在 { $cell } { $mark ->
    [stone] 落子
   *[other] 画 { $mark }
 }：冲四，对手只能应在 { $answer }。整个取胜过程如下：
mnk-move-three = 在 { $cell } { $mark ->
    [stone] 落子
   *[other] 画 { $mark }
 }：威胁靠连续冲四取胜，对手挡不住。抵抗最久的变化如下：
mnk-move-lead = 在 { $cell } { $mark ->
    [stone] 落子
   *[other] 画 { $mark }
 }：冲四，对手只能应在 { $answer }；之后再以活三和冲四继续进攻。抵抗最久的变化如下：
mnk-move-weighed = { $equal ->
    [1] { $cell } 看来最好
   *[other] 按估计有 { $equal } 种走法不分高下，{ $cell } 是其中之一
 }：这是估计，不是证明。{ $made ->
    [0] {""}
   *[other] 这一子成{ $own }。
 }{ $cut ->
    [0] {""}
   *[other] 它限制了对手的{ $other }。
 }
mnk-move-estimate = { $cell } 看来最好：这是估计，不是证明。
mnk-proof-fours = 每一步都差一子成线，对手必须应在那里；最后一步同时差两处：{ $ends }。对手只能堵住其中一处，而对手从来没有机会先连成。
mnk-proof-branches = { $side ->
    [you] 下面是对手应 { $cell } 时能够阻挡的走法。
    [forced] 走了 { $cell } 之后对手照样取胜。
   *[opponent] 下面是你能够阻挡的走法。
 }{ $any ->
    [no] {""}
   *[yes] “–”表示其余任何走法。
 }每行末尾只靠连续冲四取胜，括号内是被迫的应着。{ $alike ->
    [no] {""}
   *[yes] 斜线隔开的走法应法相同。
 }{ $whole ->
    [yes] {""}
   *[no] 这里只列出前几行。
 }
mnk-head-branch = 走法
mnk-head-fours = 然后冲四
mnk-proof-pressed = 若轮到对手走，这样就能取胜（括号内是应着）：{ $cells }。{ $lost ->
    [0] 没有哪种走法已证明会输
   *[other] 有 { $lost } 种走法已证明会输给这样的威胁
 }{ $shown ->
    [0] 。
   *[other] ；列出其中 { $shown } 种和对手的应着。
 }{ $open ->
    [0] {""}
   *[other] 还有 { $open } 种走法结果未知。
 }
mnk-head-four = 你的走法
mnk-head-forced = 成线处
mnk-law-threats = 由威胁证明：每次搜索最多看 { $most } 个冲四，在此之前最多允许 { $deep } 手对手有多种应法的活三或冲四，对方的每一种应着都试过（参照 Allis、van den Herik 与 Huntjens 1993）。
mnk-law-branches = 由上表证明：既不占冲四要走的格子、自己又不成四的走法，什么也挡不住（Allis、van den Herik 与 Huntjens 1993）。
mnk-law-finish = 按规则，连成 { $k } 个或更多即{ $ends ->
    [loses] 负
   *[wins] 胜
 }，对局结束。
mnk-law-looked = 未经证明：没有找到你靠活三和冲四的胜法；然后深入看有希望的走法，共 { $depth } 步，末了的局面按每一格再落一子能成什么来衡量。空格不多于 { $free } 个时，才精确判定。
mnk-law-estimate = 未经证明。冲四（每次搜索最多 { $most } 个），以及此前最多 { $deep } 个活三或冲四（每个深度最多试 { $work } 次），都看过，分不出胜负；然后对每种走法，数走了之后未断的线：线上每多占一格，分量乘以四；是接下来轮到的一方所占的，再加倍。空格不多于 { $free } 个时，才精确判定。
mnk-claim-hold = 双方都无法强行连线，已获证明；{ $total } 种走法中有 { $moves } 种已证明能守和。
mnk-ask-hold = 哪一步能同时挡住好几条 { $k } 格的线？空格能不能两两配对，让每条没断的线都含有一对？
mnk-look-hold = 没有找到你靠威胁取胜的走法。对手占一对格子中的一格，你就占另一格：凡是含有这一对的线都被挡住。
mnk-move-hold = 在 { $cell } { $mark ->
    [stone] 落子
   *[other] 画 { $mark }
 }：此后仍能挡住对手的每一条线。
mnk-proof-pairs = { $when ->
    [then] 走了 { $cell } 之后，
   *[now] 就现在的局面，
 }虽然轮到 { $other }，{ $side } 靠 { $count } 对格子就能挡住 { $other } 的每一条线：{ $other } 占了一对中的一格，{ $side } 就占另一格。{ $other } 还能连的每条线都含有一对，没有一格同属两对。
mnk-proof-answers = 虽然轮到 { $other }，{ $side } 也能挡住 { $other } 的每一条线：{ $other } 无论占哪一格，{ $side } 都有一步应着，此后靠配对就够了：{ $other } 占了一对中的一格，{ $side } 就占另一格，还能连的每条线都含有一对。{ $images ->
    [no] {""}
   *[yes] 没有列出的格子，都是所列格子的对称位置。
 }
mnk-head-taken = 若占
mnk-head-answer = 应着
mnk-head-pairs = 此后的配对
mnk-proof-hold-all = 虽然轮到 { $other }，{ $side } 也能挡住 { $other } 的每一条线：这由搜索证明，共查看 { $positions } 个局面，处处以配对收尾。每个空格都用得上，所以这里没有更短的证明可列。
mnk-proof-none-open = { $when ->
    [then] 走了 { $cell } 之后，
   *[now] {""}
 }{ $other } 已经没有线可连：每条线上都有 { $side }。
mnk-proof-hold = 虽然轮到 { $other }，{ $side } 也能挡住 { $other } 的每一条线：这由搜索证明，共查看 { $positions } 个局面，处处以配对收尾。只需要这 { $count } 格，其余空格即使都归 { $other } 也无妨：{ $cells }。
mnk-proof-half = 已经证明的只有这一点：{ $side } 能挡住 { $other } 的每一条线，所以 { $other } 无法强行取胜，{ $side } 至少能和。
mnk-law-hold = 证明依据是配对：每条没断的线都含有一对格子（Hales 与 Jewett，1963）；再用搜索找出能形成这种配对的走法（参照 Hsu 等，2020）。证明中守方只管挡线；守方自己也能连线，这只会更有利。
mnk-law-bounded = 由完全搜索证明。
mnk-law-gomoku = 已发表的结果：15×15 的空棋盘上先手必胜（Allis、van den Herik 与 Huntjens 1993）。这里证明了 35 种第二手中的 { $closed } 种。
mnk-claim-win-book = 你必胜：{ $cell } 已证明能赢。
mnk-proof-book = { $outcome ->
    [won] 走这一步之后，无论对手怎么应，开局库里都有你的下一步，直到靠威胁取胜。
   *[lost] 无论你走哪一步，开局库里都有对手的应着，直到他靠威胁取胜。
 }棋盘上有四子以后，“xorcle prove gomoku”会把每一种应着都写出来，“xorcle verify”只凭规则检验。
mnk-proof-book-some = 你的走法中有 { $count } 种，开局库里有应着：走了之后，已证明对手必胜。
mnk-law-book = 在此用威胁和准备威胁的静着证明（参照 Allis、van den Herik 与 Huntjens 1993）：35 种第二手中，开局库里有先手对付其中 { $closed } 种的必胜法。完美下法需要多少步，并不知道。
mnk-head-one = 若占
mnk-head-other = 则应
