# Why the rules forbid an action: what is wrong, where, and what would be right.

stato-game-has-ended = The game is over; nothing can be played any more.
stato-steps-first = Nobody has to decide now: step() runs “{ PHASE($phase) }” first.

stato-asks-turn = Now a turn is taken: a city action, as in “fleet” or “war 3”, a card, as in “use yellow” or “burn white”, “upgrade green”, or “pass”.
stato-asks-buy = Now cubes of the market are bought: name colour and price, as in “buy green 2”, or say “done”.
stato-asks-banner = Now a banner is chosen, as in “banner green”.
stato-asks-colour = Now a colour is named, as in “colour black”.
stato-asks-under = Now say under which colour the card is burned, as in “under orange”.
stato-asks-disc = Now one of the war discs is named by its power, as in “disc 4”.
stato-asks-keep = Now name the cubes that you keep of those drawn, as in “keep yellow green”; the rest goes back.
stato-asks-pay = Now the war disc is paid: name as many cubes as its power says, as in “pay white purple”.
stato-asks-discard = Now banners are given up: say how many, as in “discard 2”, or which one, as in “discard green”, according to what is asked.
stato-asks-remove = Now say how many cubes leave the game, as in “remove 2”; “remove 0” keeps them all.
stato-asks-crowns = Now say how many of your crowns leave the game, as in “crowns 2”; “crowns 0” keeps them all.
stato-asks-take = Now a card is used or burned free: name it by colour and place, as in “take use white present”; where that is allowed, “leave” takes none.
stato-asks-exchange = Now a cube of the market is taken free: name colour and price of its row, as in “take green 2”; if you may take any number, “done” ends it.
stato-asks-put = Now a cube of your supply goes to the market, as in “put orange”.
stato-asks-move = Now your marker moves, as in “move left 1”; where you need not, “stay” leaves it.
stato-asks-shift = Now everyone's marker moves the same way: “shift left” or “shift right”.
stato-asks-draw = Now you may draw: “draw” does it, “stay” leaves it.
stato-asks-scheme = Now you may use your city's own scheme: “scheme” does it, “skip” leaves it.
stato-asks-swap = Now a banner is exchanged: name what you give and what you get, as in “swap green purple”.
stato-asks-card = Now one of your used cards is burned: name it, as in “card silk”.
stato-asks-rob = Now a crown may be taken from an opponent: name the seat, counted from 0, as in “rob 1”, or say “skip”.
stato-asks-republic = Now one of the republic cards stays yours: “hold old” keeps the one you had, “hold new” the other.
stato-asks-offer = Now a republic card of the offer may be taken, as in “offer doge_crowns”; “hold old” keeps yours.
stato-asks-second = Now a used card may serve once more: name it, as in “use silk” or “burn silk”, or say “skip”.
stato-asks-back = Now the ghost makes you go back on your tracks: name them, as in “back yellow”, or “back yellow green” for more than one step.
stato-asks-bag = Now a cube of your supply goes into your bag: name its colour, as in “bag orange”.
stato-asks-accept = Now points are offered: “accept” takes them all, “decline” none.

stato-too-dear = This costs { $price ->
        [one] 1 { NAME($colour) } cube
       *[other] { $price } { NAME($colour) } cubes
    }, since each action of a round costs one more than the one before, and your supply has { $held ->
        [0] none
       *[other] only { $held }
    }{ $colour ->
        [white] ; nothing can stand in for white.
        [black] ; nothing can stand in for black.
       *[other] , with too few stand-ins as well.
    }
stato-pays-with-wild = Your supply has { $held ->
        [0] no { NAME($colour) } cube
        [one] only 1 { NAME($colour) } cube
       *[other] only { $held } { NAME($colour) } cubes
    }, and { $price } must be paid; with stand-ins it can be done: write “{ $right }”.
stato-too-many-wild = The price is { $price ->
        [one] 1 { NAME($colour) } cube
       *[other] { $price } { NAME($colour) } cubes
    }, so { $wild } can't be stand-ins; name no more of them than the price.
stato-wild-not-held = Stand-ins for { NAME($colour) } are { NAME($stand_in) } cubes, and your supply has { $had ->
        [0] none
       *[other] only { $had }
    }, not { $wild }; name fewer of them.

stato-disc-lies-there = One of your discs lies on the war track already, and there can be only one a round.
stato-no-discs = You have no war disc left in your hand.
stato-disc-not-held = You have no disc of power { $disc } in your hand; name one that you have.
stato-disc-not-gone = No disc of power { $disc } of yours has left the game; name one that has.
stato-no-trade-purple = That trade takes { SPELT($count) } purple banners, and you have fewer.
stato-no-trade-four = That trade takes a banner of each colour, and you lack one.
stato-scheme-gone = The scheme of level { $level } has left the game; choose another level.
stato-scheme-used = “{ NAME($scheme) }” lies face down: it was used in this round.
stato-scheme-too-high = “{ NAME($scheme) }” is of level { $level }, and your purple track reaches level { $most } only; choose a lower one, or upgrade the track.
stato-no-present = There is no Present in { NAME($colour) } now; a new one comes when the round ends.
stato-no-room = { SPELT($count, start: "yes") } cards lie burned under { NAME($colour) }, and no more fit there.
stato-no-room-anywhere = Using “{ NAME($card) }” burns it, and there is room under none of your colours.
stato-track-ends = Your disc stands on the last space of the { NAME($colour) } track.
stato-no-upgrades = The upgrade marker stands on 0: no more upgrades in this round.

stato-not-in-market = In the row of price { $price } lies no { NAME($colour) } cube; name one that lies in the market.
stato-too-few-coins = That cube costs { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }, and { $coins ->
        [0] no coin is left
        [one] only 1 coin is left
       *[other] only { $coins } coins are left
    }; buy a cheaper one, or say “done”.
stato-cube-not-held = Your supply has no { NAME($colour) } cube; name a colour that it has.
stato-keeps-count = { $count ->
        [one] Exactly 1 cube is kept
       *[other] Exactly { $count } cubes are kept
    }; name so many.
stato-keeps-what = Not all of these cubes were drawn; name only what was drawn.
stato-pays-count = The disc costs { $count ->
        [one] exactly 1 cube
       *[other] exactly { $count } cubes
    } of any colours; name so many.
stato-pays-what = Your supply does not hold all of these cubes; name only what it holds.
stato-removes-more = Your supply has { $most ->
        [0] no { NAME($colour) } cube
        [one] 1 { NAME($colour) } cube
       *[other] { $most } { NAME($colour) } cubes
    }; no more can leave the game.
stato-banner-not-held = You have no { NAME($colour) } banner; name one that you have.
stato-no-banner-left = The stock has no { NAME($colour) } banner left; choose another colour.
stato-banner-twice = The other banner must have another colour than { NAME($colour) }.
stato-discards-number = Say how many banners you give up, as in “discard 2” or “discard 0”.
stato-discards-colour = Say which banner you give up, as in “discard green”.
stato-discards-more = You have { $most ->
        [0] no { NAME($colour) } banner
        [one] 1 { NAME($colour) } banner
       *[other] { $most } { NAME($colour) } banners
    }, so you can't give up more.
stato-no-future = The Future in { NAME($colour) } can't be used or burned, so a banner of that colour brings nothing; give up another one.
stato-crowns-more = You have { $most ->
        [0] no crown
        [one] 1 crown
       *[other] { $most } crowns
    } in your supply; no more can leave the game.
stato-robs-self = That seat is your own; name an opponent.
stato-robs-nobody = Nobody sits there: the seats are 0 to { $most }.
stato-robs-poor = { $player } has no crown in the supply; name somebody who has one, or say “skip”.
stato-must-move = This move can't be left out; say which way, as in “move left 1”.
stato-wrong-side = This move goes to the { NAME($side) } only.
stato-too-far = Your marker moves { $most ->
        [one] 1 space
       *[other] at most { $most } spaces
    } now.
stato-no-space = From space { $space } your marker can't make this move: the form track ends before it, or the whole way must be gone.
stato-backs-count = { $count ->
        [one] Exactly 1 step back must be named
       *[other] Exactly { $count } steps back must be named
    }, each by the colour of its track.
stato-backs-short = The { NAME($colour) } track can't go back so far; name another one.

stato-must-take = Here a card must be used or burned, as long as one can be.
stato-no-card-there = { $place ->
        [present] The Present in { NAME($colour) } is not there to be taken now.
       *[future] The Future in { NAME($colour) } is not there to be taken now.
    }
stato-card-not-held = “{ NAME($card) }” is not among the used cards in your supply; name one that is.
stato-other-colour = “{ NAME($card) }” is of another colour, and now it is the turn of { NAME($colour) }; say “skip”, or name a card of that colour.
stato-not-offered = { NAME($card) }: no such republic card lies in the offer; name one that does, or say “hold old”.
