expect-arcs = 逗号，或如 a>b,a>c,d 的一串弧
expect-node-name = 节点名：字母、数字和 _
expect-digraph = “digraph”或“graph”
expect-dot-statement = 节点、弧（如 a -> b）或右花括号
expect-token-number = 棋子的编号，1 到 { $tokens }
too-many-arcs = 各组合起来的弧超过 { $most } 条
no-such-node = 没有节点 { $node }
no-such-arc = 没有从 { $from } 到 { $to } 的弧
no-token = 没有棋子
token-is-not-on = 棋子 { $token } 在 { $node }，不在 { $told }
pushes-token = 把棋子 { $token } 从 { $from } { $form ->
    [did] 推到了
   *[do] 推到
 } { $to }
pushes-the-token = 把棋子从 { $from } { $form ->
    [did] 推到了
   *[do] 推到
 } { $to }
graph-hidden = 还有 { $hidden } 个节点没有画出；要走到那里，请输入走法。
