own-unknown-name = 游戏文件里没有“{ $name }”这一项
own-bad-value = 这不能作为参数
own-expect-value = 数、true 或 false、引号中的文字，或由它们组成的列表
own-unreadable = 无法读取文件 { $file }：{ $why }
own-bad-words = 这不能作为文字
own-expect-words = 引号中的文字，或以 en 与 zh-CN 为键的表
own-no-game = 文件没有写明游戏，需要一行如 game = "subtraction"
own-expect-text = 引号中的文字
own-bad-section = “{ $name }”应是一节：[{ $name }]
