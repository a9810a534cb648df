cli-about-contest = 按在线评测（OJ）的格式读输入、出答案
cli-examples-contest =
    示例：
      xorcle contest --list
      printf '6\n4 7 2 9\n5 2\n' | xorcle contest acwing-1388
      xorcle contest nim --generate --seed 7 | xorcle contest nim
cli-help-problem = 题目：--list 所列的名称
cli-help-list = 列出所有题目
cli-help-generate = 改为写出一份随机输入
unknown-problem = 没有题目“{ $name }”
expect-problem = “xorcle contest --list”所列的题目
contest-expect-count = 至多为 { $room } 的个数：后面容不下更多
contest-expect-array = 一个数组，如 [1,5,2]
contest-acwing-1388 = N 和 N 个数，双方轮流从两端取：双方的得分
contest-leetcode-486 = 每行一个数组，从两端取：先手得分是否不少于后手
contest-leetcode-877 = 每行一个长度为偶数的数组，从两端取：先手得分是否不少于后手
contest-bash = T 行“n m”，从 n 个中每次取 1 到 m 个，取走最后一个者胜：谁胜
contest-bash-misere = T 行“n m”，从 n 个中每次取 1 到 m 个，取走最后一个者负：谁胜
contest-wythoff = 每行一对“a b”，直到输入结束：威佐夫博弈，谁胜
contest-nim-three = 每行三堆“a b c”，直到输入结束：尼姆博弈，谁胜
contest-nim = T 组数据，每组先给 n，再给 n 堆石子数：先手是否必胜（Yes/No）
contest-fibonacci = 每行一个 n，直到输入结束或 0：斐波那契博弈，谁胜
contest-leetcode-1025 = 每行一个 n，取走 n 的真因数：先手是否获胜
contest-leetcode-1510 = 每行一个 n，取走平方数：先手是否获胜
contest-uva-847 = 每行一个 n，从 1 开始轮流乘以 2 到 9，先达到 n 者胜：谁胜
contest-hackerrank-chessboard = T 行“x y”，从 1 数起：15 × 15 的棋盘上马跳向角落，谁胜
contest-leetcode-913 = 每行一个图 [[2,5],[3],…]，猫和老鼠：老鼠胜输出 1，猫胜输出 2，和棋输出 0
contest-expect-arrays = 数组的数组，如 [[2,5],[3],[0]]
contest-expect-nodes = 至少 { $least } 个节点：洞、老鼠、猫
