# 搜索内部：α-β 搜索走过的博弈树，以及可能循环的游戏逐轮倒推的过程。
theatre-title = 搜索过程：{ $game }
theatre-step = 第 { $step } 步，共 { $all } 步{ $state ->
    [plays] ，自动播放中
   *[holds] { "" }
 }
theatre-thinks = 正在搜索。
theatre-too-large = 这里的搜索无法展示：{ $why }。引擎对这个局面的判断仍可在棋盘上按 o 查看。
theatre-too-many = 这一局面之下的局面超过 { $most } 个，多得无法展示；继续下，等剩下的局面足够少，按 S 就能看到搜索过程
theatre-typed = 这里的一步是任意一种加起来等于总数的分法，有无穷多种；判断分法靠的是各联盟所能得到的，而不是搜索
theatre-points-in-circles = 既计分又可能循环，无法展示搜索过程
theatre-hidden = 这里有隐藏的信息，走法要混合：看得见一切的搜索说明不了什么
theatre-head = 轮到谁走 [α, β]，各走法及其所得
theatre-level = { $side ->
    [first] 先手
   *[second] 后手
 } [{ $alpha }, { $beta }]
theatre-over = 终局
theatre-begins = 搜索开始：轮到{ $side ->
    [first] 先手
   *[second] 后手
 }走，窗口两端敞开。
theatre-enters = { $side ->
    [first] 先手
   *[second] 后手
 }试走 { $move }。
theatre-cut = 剪枝：{ $side ->
    [first] 先手
   *[second] 后手
 }在此已确保 { $sure }，而对方不必让其得到 { $most } 以上。跳过 { $moves } 种走法，省去 { $nodes } 个节点。
theatre-leaves = { $move } 给{ $side ->
    [first] 先手
   *[second] 后手
 }带来{ $sure ->
    [exactly] {" "}{ $gain }
    [most] 至多 { $gain }
   *[least] 至少 { $gain }
 }。
theatre-ends = 搜索结束：{ $side ->
    [first] 先手
   *[second] 后手
 }所得为 { $gain }。
theatre-so-far = 至此：访问 { $visited } 个节点，剪枝 { $cuts } 次，省去 { $spared } 个节点。
theatre-all = 总计（所得为 { $gain }）：剪枝时 { $visited } 个节点，不剪枝时 { $plain } 个；若记住局面，不同的局面只有 { $positions } 个。
theatre-all-more = 总计：剪枝时超过 { $visited } 个节点，不剪枝时 { $plain } 个；若记住局面，不同的局面只有 { $positions } 个。
theatre-kept = 只保留前 { $steps } 步，计数照常进行。
theatre-outcomes = 对走这一步的一方：+1 胜，0 和，-1 负。[ ] 正在考察，~ ~ 已跳过，≤ 与 ≥ 表示只需知道到这个程度。
theatre-points = 数字为走这一步的一方领先的分数。[ ] 正在考察，~ ~ 已跳过，≤ 与 ≥ 表示只需知道到这个程度。
theatre-waves-head = 轮次，该轮判定的局面数
theatre-wave-ends = 第 0 轮：终局。对轮到的一方，胜 { $won } 个，负 { $lost } 个，和 { $drawn } 个。
theatre-wave = 第 { $round } 轮：{ $won } 个局面可走到必败态，因而必胜；{ $lost } 个局面怎么走都留下必胜态，因而必败。
theatre-settled = 已判定 { $settled } 个局面，共 { $all } 个；未定 { $open } 个。
theatre-first = 桌上的局面在第 { $round } 轮判定：轮到的一方{ $outcome ->
    [N] 必胜
    [P] 必败
   *[D] 和棋
 }。
theatre-first-open = 桌上的局面尚未判定。
theatre-endless = 其余 { $open } 个局面任何一轮都判定不了：对局可以永不结束，那时{ $side ->
    [first] 先手获胜
    [second] 后手获胜
   *[nobody] 双方言和
 }。
theatre-waves-legend = 横条依次为必胜、必败与和棋的局面。棋盘上是该轮判定的一个局面。
