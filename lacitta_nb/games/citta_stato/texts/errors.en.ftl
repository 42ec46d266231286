# Mistakes outside the rules: what was asked for, and what would be right.

bad-action-told = “{ $given }” is no action of Città-Stato: { $kind ->
        [fleet] “fleet” stands alone, or with “wild” and how many white cubes are paid as stand-ins, as in “fleet wild 1”
        [city] “city” stands alone
        [guilds] “guilds” stands alone, or with “wild” and how many white cubes are paid as stand-ins, as in “guilds wild 1”
        [war] after “war” stands the power of a disc, then maybe “wild” and how many black cubes are paid as stand-ins, as in “war 3 wild 1”
        [republic] after “republic” stands “purple” or “four”, the banners that are given away
        [politics] after “politics” stands the level of a scheme, then maybe “wild” and how many black cubes are paid as stand-ins, as in “politics 2 wild 1”
        [use] after “use” stands a colour in a turn, as in “use yellow wild 1”, or the card in the second score, as in “use silk”. Stand-ins are there for yellow, green, orange and purple only
        [burn] after “burn” stands a colour in a turn, as in “burn yellow wild 1”, or the card in the second score, as in “burn silk”. Stand-ins are there for yellow, green, orange and purple only
        [upgrade] after “upgrade” stands yellow, green, orange or purple, then maybe “wild” and how many cubes are paid as stand-ins, as in “upgrade yellow wild 1”
        [buy] after “buy” stand a colour and the price of a row, as in “buy green 2”; “done” ends it
        [keep] after “keep” stand the colours of the cubes that are kept, one word a cube, as in “keep yellow green green”
        [pay] after “pay” stand the colours of the cubes that are paid, one word a cube, as in “pay white purple”
        [take] after “take” stand “use” or “burn”, a colour, and “present” or “future”, as in “take use white present”; where cubes are exchanged a colour and the price of a row, as in “take green 2”
        [move] after “move” stand “left” or “right” and how many spaces, as in “move left 2”
        [shift] after “shift” stands “left” or “right”
        [hold] after “hold” stands “old” or “new”
        [offer] after “offer” stands a republic card, as in “offer doge_crowns”
        [swap] after “swap” stand the colour of the banner that is given and of the one that is got, as in “swap green purple”
        [back] after “back” stand the colours of the tracks that go back, one word a space, as in “back yellow green”
        [discard] after “discard” stands how many banners, or the colour of one, as in “discard 2” or “discard green”
        [card] after “card” stands a used card of your supply, as in “card silk”
        [rob] after “rob” stands the seat of a player, counted from 0
        [disc] after “disc” stands the power of a disc, as in “disc 4”
       *[other] actions begin with what is done, as in “fleet”, “use yellow”, “upgrade green wild 1”, “buy green 2” or “pass”
    }.
bad-action-cubes = “{ $given }” can't be read; “{ $right }” can: the colours in the order yellow, white, green, orange, black, purple.
bad-action-record = No action has these fields: { $fields }. Choose one of game.legal_actions(), or write one, such as “use yellow”.
stato-five-need-expansion = { $count } players need the expansion: write expansion=True.
stato-set-expansion = { $count } players need the expansion: set Expansion to “yes”.
stato-setting-between = Expected { $setting } from { $least } to { $most }, got { $given }.

# The solo scenarios, one game after the other.
stato-campaign-next = Scenario { $scenario }: game { $game } is next{ $crowns ->
        [0] {""}
        [one] , with { $crowns } bonus crown
       *[other] , with { $crowns } bonus crowns
    }{ $lost ->
        [0] {""}
        [one] ; { $lost } game lost so far
       *[other] ; { $lost } games lost so far
    }.
stato-campaign-finished = Scenario { $scenario }: all games are won{ $lost ->
        [0] {""}
        [one] , with { $lost } lost on the way
       *[other] , with { $lost } lost on the way
    }.
stato-campaign-over = All games of scenario { $scenario } are won; begin_again({ $scenario }) begins it anew.
stato-campaign-all-won = All games of scenario { $scenario } are won. Choose which of them you want to play again, or another scenario.
stato-campaign-not-over = Only a solo game that is over can be kept.
stato-campaign-other = Next in scenario { $scenario } is game { $game }, from its beginning, with { $crowns ->
        [0] no bonus crowns
        [one] { $crowns } bonus crown
       *[other] { $crowns } bonus crowns
    }: begin it with new_game({ $scenario }).

stato-hidden-card = A card that this view does not show would have to be read; lc.complete(state, seed) deals it.
stato-hidden-disc = A war disc lies face down in this view, and would have to be turned up; lc.complete(state, seed) deals it.
stato-hidden-republic = The republic cards of others are hidden in this view, and would have to be shown; lc.complete(state, seed) deals them.
