opponent-lost = 面对完美的应着我已经输了。我走最难应付的一步：只有 { $answers } 种应着能保住胜势。
opponent-lost-late = 面对完美的应着我已经输了。我走坚持得最久的一步。
