expect-arcs = a comma, or arcs such as a>b,a>c,d
expect-node-name = a node: letters, digits and _
expect-digraph = “digraph” or “graph”
expect-dot-statement = a node, an arc such as a -> b, or a closing brace
expect-token-number = { $tokens ->
    [one] token 1
   *[other] the number of a token, 1 to { $tokens }
 }
too-many-arcs = the groups make more than { $most } arcs
no-such-node = there is no node { $node }
no-such-arc = no arc leads from { $from } to { $to }
no-token = there is no token
token-is-not-on = token { $token } stands on { $node }, not on { $told }
pushes-token = { $form ->
    [did] pushed
    [do] push
   *[does] pushes
 } token { $token } from { $from } to { $to }
pushes-the-token = { $form ->
    [did] pushed
    [do] push
   *[does] pushes
 } the token from { $from } to { $to }
graph-hidden = { $hidden ->
    [one] One node is too far to be drawn.
   *[other] { $hidden } nodes are not drawn; a move to one of them is typed.
 }
