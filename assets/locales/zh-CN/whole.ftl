# 把小游戏的全貌带回家：博弈树、局面图与统计。
whole-tree = { $game }，{ $position }：博弈树，{ $nodes } 个节点（{ $positions } 个局面）
whole-graph = { $game }，{ $position }：局面图，{ $positions } 个局面，{ $moves } 步走法
whole-tree-endless = 这里的对局可能循环，博弈树没有尽头；局面图中每个局面只出现一次
whole-tree-too-large = 博弈树会有 { $nodes } 个节点，最多只画 { $most } 个；局面图中每个局面只出现一次
whole-graph-too-large = 局面图会有 { $positions } 个局面，最多只画 { $most } 个
whole-legend-outcomes = N：轮到的一方必胜；P：轮到的一方必败；D：双方都无法强迫取胜。
whole-legend-nimbers = *2：SG 值为 2。
whole-legend-points = +3：轮到的一方最终领先 3 分；-3：落后 3 分。
whole-legend-plies = (5)：胜方求快、负方求慢，对局在 5 步后结束。
whole-legend-keeps = { $on ->
    [picture] 粗线与 !
   *[paper] !
 }：{ $counts ->
    [points] 得分最多的走法。
   *[wins] 保住局面价值的走法；必败态没有这样的走法。
 }
whole-legend-frames = 单框：N；双框：P；虚框：D。
whole-waits = 正在画图。
whole-none = 无法画出：{ $why }。
census-title = { $game }，{ $position }：{ $positions } 个局面
census-outcome = 胜负
census-nimber = SG 值
census-points = 领先分数
census-plies = 步数
census-positions = 局面数
census-farthest = 离终局最远（{ $plies } 步）：{ $positions }{ $more ->
    [0] { "" }
   *[other] ，另有 { $more } 个
 }
cli-about-tree = 画出小游戏的全貌：博弈树或局面图
cli-examples-tree =
    示例：
      xorcle tree nim 2,1
      xorcle tree nim 3,2 --graph --format dot
      xorcle tree tic-tac-toe XO./.X./..O --format svg
cli-help-graph = 每个局面只画一次，而不是每条对局路线
cli-about-census = 按价值和离终局的距离统计一个游戏的局面
cli-examples-census =
    示例：
      xorcle census nim 3,4,5
      xorcle census tic-tac-toe --format csv
      xorcle census subtraction 12 --json
