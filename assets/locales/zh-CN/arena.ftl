cli-about-arena = 让程序、各种有缺陷的对手和完美对手互相对弈，每一局都精确评判
cli-examples-arena =
    示例：
      xorcle arena "python3 bot.py" oracle random --game nim:3,5,7
      xorcle arena ./a ./b greedy --game ends:4,7,2,9 --game nim --games 5 --keep games
      xorcle play nim 3,5,7 --bot "python3 bot.py"
    程序按行读写，收到左边的内容，回答右边的内容：
      xorcle 1                  ok 名称
      game nim misere=true
      position 3,5,7
      you first
      go 2000                   2:5->4
      play 3:7->1
      end win
      quit
    以 info 开头的行会被略过。超时、不回答或走法不合规则，判负。
    双方所见不同的游戏，每次 go 之前都会给出轮到一方所见的 position，不给 play。
cli-help-players = 参赛者：oracle（完美对手）、random（随机）、greedy 等水平，或加引号的命令
cli-help-arena-game = 游戏与局面，如 nim:3,5,7；可写多次
cli-help-arena-games = 每一对下几局，先后手各算一轮
cli-help-arena-time = 每步的时限：2s、500ms
cli-help-arena-keep = 把棋局存入该目录，可用 xorcle review 打开
cli-help-bot = 由程序来下，按“xorcle arena --help”中的行协议
cli-help-versus = 程序的对手：oracle、random、某个水平或命令
arena-unfit = 水平 { $level } 不适用于这个游戏
arena-expect-player = oracle、random、greedy 等水平，或命令
arena-foul-late = 没有在时限内走棋。
arena-foul-ended = 程序在终局前就结束了。
arena-foul-illegal = 它给出“{ $text }”，不是合法的走法。
arena-legal = 例如 { $mv } 是合法的。
arena-won = { $plies } 步后获胜。
arena-drawn = { $plies } 步后和棋。
arena-lost = { $plies } 步后落败。
arena-given = 第 { $ply } 步：在 { $position } 走 { $mv }，由 { $before } 变成 { $after }。
arena-head-player = 参赛者
arena-head-points = 得分
arena-head-winnable = 必胜局取胜
arena-head-errors = 送掉
arena-head-fouls = 犯规
arena-head-slowest = 最慢一步
cli-about-rule = 由程序给出的规则：把整个游戏展开成图，像其他游戏一样分析
cli-examples-rule =
    示例：
      xorcle rule 7 -- python3 rule.py
      xorcle rule 3,4 --save my-rule -- ./rule
      xorcle play my-rule
    程序收到 moves 局面，对每一步回答一行“走法 局面”，最后回答 end；终局时回答 over lost、over won 或 over drawn，
    以轮到的一方为准。
cli-help-rule-position = 开始的局面
cli-help-rule-most = 最多展开多少个局面
cli-help-rule-save = 以此名称保存，供 play、ask、table、puzzle、prove 使用
rule-found = 共 { $count } 个局面，{ $arcs } 种走法。
rule-best = 必胜的走法：{ $moves }
rule-saved = 已保存为 { $name }：xorcle play { $name }
rule-too-many = 局面超过 { $most } 个
rule-answer = 程序对“{ $asked }”回答了“{ $text }”
rule-expect-answer = “走法 局面”、end，或 over lost、over won、over drawn
rule-silent = 程序没有及时回答“{ $asked }”
rule-bad-name = “{ $name }”不能作为游戏名
rule-expect-name = 小写字母、数字和连字符
arena-unlisted = 这个游戏的走法要自己写，没有列表，无法随机抽取
cli-about-gomocup = 按 Gomocup 比赛的协议下五子棋
cli-examples-gomocup =
    示例：
      xorcle gomocup --level depth-3
      printf 'START 15\nBEGIN\n' | xorcle gomocup
    裁判程序说一行，这里答一行：
      START 15                  OK
      INFO timeout_turn 1000
      BEGIN                     7,7
      TURN 8,7                  8,8
      END
    能听懂 START、RECTSTART、RESTART、BEGIN、TURN、BOARD、TAKEBACK、INFO、ABOUT 和 END。列和行都从 0 数起。每步都按时下：
    引擎算得太久时，由限定深度的搜索作答。“INFO max_node”改为限制计算量，这时同一局面总有同一答案。
gomocup-unknown = 这里没有这条命令
gomocup-unstarted = 还没有开局
gomocup-size = 棋盘的行数和列数都须在 { $least } 到 { $most } 之间
gomocup-rule = 这里只下无禁手规则：五子或更多连成一线即胜（rule 0）
gomocup-begun = 棋盘上已经有子
gomocup-cell = 不能在“{ $text }”上这样做
gomocup-list = 列表中有一行没有把子放到空格上
gomocup-over = 对局已经结束
