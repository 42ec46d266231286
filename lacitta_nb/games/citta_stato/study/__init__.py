"""What a bag gives, what can be paid, wars, forms and crowns, cards, the second score, the market.

Users find the names of this room in `lacitta_nb.study`. Each tool takes a game or a state and a
player, and works on what that player may know (`words.asked`). `bags` and `paying` count cubes,
`war` discs; `forms` follows markers, `crowns` compares the scores; `trial` tries effects by the
real rules, for `presents` and `second`; `market` lays a cube there and looks who can buy it.
`tables` and `figures` tell it all. `contest` says what tournaments of this game vary.
"""
