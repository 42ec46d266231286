# What the panel says of Città-Stato. `panel-ui-` are the words on its buttons and headings.

## The head

panel-title = Round { $round }
panel-title-sum = at equal points both scores together decide, { $more } against { $less }
panel-title-cubes = at equal points and scores more cubes in the supply decide, { $more } against { $less }
panel-solo-title = { $name } (scenario { $scenario }), game { $game }
panel-solo-score = Your final score would now be { $final }; { $required } are required.
panel-solo-brief = Now { $final } of { $required } · objectives { $met } of { $goals }
panel-solo-outcome = { $won ->
        [yes] Won with { $final } of { $required } points
       *[no] Lost with { $final } of { $required } points
    }
panel-solo-over = { $won ->
        [yes] You have won. The next game of the scenario begins with { $bonus ->
            [0] no bonus crowns
            [one] 1 bonus crown
           *[other] { $bonus } bonus crowns
        }.
       *[no] You have lost; the same game may be tried again.
    }
panel-solo-goal = { $met ->
        [yes] ✓
       *[no] ✗
    } { NAME($goal) }
panel-solo-left = Cubes that the ghost still draws in this round: { $left } of { $of }
panel-solo-drawn = Drawn in this round
panel-solo-act = { NAME($colour) } ({ $left ->
        [0] drawn already
       *[other] still in its bag
    })
panel-solo-bonus = As it stands you would win{ $bonus ->
        [0] {""}
        [one] {""}, with 1 bonus crown for the next game
       *[other] {""}, with { $bonus } bonus crowns for the next game
    }.

## The campaign

panel-campaign = The campaign
panel-campaign-scenario = Scenario
panel-campaign-head = Game { $game }
panel-campaign-row = { $scenario } { $name }
panel-campaign-won = ✓ { $final } of { $required }{ $crowns ->
        [0] {""}
        [one] , begun with 1 bonus crown
       *[other] , begun with { $crowns } bonus crowns
    }{ $lost ->
        [0] {""}
        [one] ; lost once before
       *[other] ; lost { $lost } times before
    }
panel-campaign-next = next{ $crowns ->
        [0] {""}
        [one] , with 1 bonus crown
       *[other] , with { $crowns } bonus crowns
    }{ $lost ->
        [0] {""}
        [one] ; lost once so far
       *[other] ; lost { $lost } times so far
    }
panel-campaign-later = –
panel-campaign-file = When a game that comes next is over, you are asked whether its end is kept. The file is { $path }.
panel-campaign-keep = { $won ->
        [yes] Won
       *[no] Lost
    } with { $final } of { $required } points. Keep this in the campaign? It is written into { $path }.
panel-campaign-kept = Kept in { $path }. { $standing }
panel-next-game = what comes next
panel-next-bonus = those that are due

## Small pieces

panel-cubes = { $count } { NAME($colour) }
panel-banners = { $count } { NAME($colour) }
panel-burned = { $count } under { NAME($colour) }
panel-coins = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
panel-row = row of { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
panel-crowns = { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    }
panel-points = { $points ->
        [-1] −1 point
        [one] 1 point
       *[other] { $points } points
    }
panel-draws = { $count ->
        [one] draws 1 cube
       *[other] draws { $count } cubes
    }
panel-held = you have { $count }
panel-bag-holds = { $count } in the bag
panel-level = level { $level }
panel-step = { $before } → { $after }
panel-step-of = { NAME($what) } { $before } → { $after }
panel-track-step = { NAME($colour) } { $before } → { $after }
panel-disc = Disc { $disc }
panel-hidden = hidden
panel-yes = yes
panel-no = no
panel-form = { $form ->
        [inside] inside
        [outside] outside
       *[hidden] hidden
    }
panel-zone = { NAME($form) }, { $crowns ->
        [0] no crowns
        [one] 1 crown
       *[other] { $crowns } crowns
    } above
panel-space = { $track ->
        [yellow] { $value ->
            [one] 1 coin
           *[other] { $value } coins
        }
        [green] { $value ->
            [one] draw 1 cube
           *[other] draw { $value } cubes
        }
        [orange] { $value ->
            [-1] −1 point
            [one] 1 point
           *[other] { $value } points
        }
       *[purple] schemes up to level { $value }
    }
# Behind what is told of something whose picture is lost.
panel-reconstructed = { $text } (Reconstructed: the printed picture is lost.)
# What an effect brings, as short as on a button.
panel-short = { $verb ->
        [fleet] fleet { $number }
        [gain_banner] { $count ->
            [0] any banner
           *[other] { NAMES($colours) } banner
        }
        [port_banner] port
        [different_banners] 2 banners
        [gain_cube] { NAMES($colours) } cube
        [gain_crowns] { $number ->
            [one] 1 crown
           *[other] { $number } crowns
        }
        [draw_colours] { $word ->
            [all] draw all
           *[other] draw { NAMES($colours) }
        }
        [draw_chosen] draw a colour
        [draw_and_keep] { $word ->
            [all] draw all, keep { $last }
           *[other] draw { $number }, keep { $last }
        }
        [draw_by_schemes] draw { $number } per scheme
        [points] { $number ->
            [one] 1 point
           *[other] { $number } points
        }
        [score_cubes] { $number } per cube
        [score_banners] { $number } per { NAMES($colours) } banner
        [score_burned] { $number } per card burned under { NAMES($colours) }
        [score_all_burned] { $number } per burned card
        [score_unburned] { $number } per used card
        [score_supply] { $number } for { $last } cubes
        [score_track] { $number } per space
        [all_score_cubes] all: { $number } per { NAMES($colours) } cube
        [all_score_spaces] all: { $number } per step
        [all_score_chosen] all: { $number } per cube
        [remove_cubes] { $number } per removed { NAMES($colours) } cube
        [remove_crowns] { $number } per removed crown
        [rob_crown] rob a crown
        [disc_back] disc back
        [disc_out] disc out
        [alliance] disc out, draw
        [marker] { $word ->
            [left] marker ← { $number }
            [right] marker → { $number }
            [either] marker ↔ { $number }
           *[up_to] marker up to { $number }
        }
        [shift_all] all shift { $number }
        [trade] trade
        [exchange_one] exchange 1 cube
        [exchange_many] exchange cubes
        [discard_banners] { $number } per { NAMES($colours) } banner
        [free_upgrade] free step
        [take_future] a Future
        [take_present] a Present
        [own_scheme] own scheme
        [swap_banner] swap a banner
        [burn_used] burn a used card
        [burn_anywhere] burn anywhere
       *[other] { $number }
    }

# The same of a benefit of burning, in the few letters of a cell: “- ” is where a word may be broken.
panel-tiny = { $verb ->
        [exchange_one] swap 1
        [exchange_many] swap any
        [gain_banner] banner
        [discard_banners] { $number } per { $letters } banner
        [draw_chosen] draw
        [fleet] fleet { $number }
        [gain_cube] cube { $letters }
        [points] { $number ->
            [one] 1 point
           *[other] { $number } points
        }
        [trade] trade
        [gain_crowns] { $number ->
            [one] 1 crown
           *[other] { $number } crowns
        }
        [marker] ±{ $number }
       *[other] …
    }

# A card in a narrow cell: “- ” is where a long word may be broken.
panel-card-cell = { $card ->
        [marseilles] Mar- seilles
        [alexandria] Alexan- dria
        [constantinople] Constan- tinople
        [naval_engineering] Naval Engi- neering
        [harbormaster] Harbor- master
        [administrator] Adminis- trator
        [shipwright] Ship- wright
        [high_magistrate] High Magis- trate
        [mercenary_tradition] Merce- nary Tradition
        [rising_corporation] Rising Corpo- ration
        [mercenary_help] Merce- nary Help
        [cartography] Carto- graphy
        [republican_thought] Republi- can Thought
        [subversive_push] Subver- sive Push
        [republican_chart] Republi- can Chart
        [corporations] Corpo- rations
        [landowner_consuls] Land- owner Consuls
        [protectorate] Protec- torate
        [hegemonic_republic] Hege- monic Republic
       *[other] { NAME($card) }
    }

## The turn

panel-decide-turn = { $player }, your turn: an action now costs { $price ->
        [one] 1 cube
       *[other] { $price } cubes
    } of its colour.
panel-group-turn = { NAME($colour) }: costs { $price }, you have { $held }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } { NAME($stand_in) } as stand-ins
    }{ $payable ->
        [yes] {""}
       *[no] {""}; too few
    }
panel-column-city = Action
panel-column-use = Use
panel-column-burn = Burn
panel-column-upgrade = Track
panel-column-place = { $place ->
        [present] Present
       *[future] Future
    }
panel-name-use = Use: { $card ->
        [none] no card
       *[other] { NAME($card) }
    }
panel-name-burn = Burn: { $card ->
        [none] no card
       *[other] { NAME($card) }
    }
panel-name-upgrade = Upgrade the { NAME($colour) } track
panel-name-war = War: disc { $disc }
panel-name-war-laid = War: a disc, face down
panel-name-politics = Politics: { NAME($scheme) }
panel-name-republic = { $trade ->
        [purple] { $count } purple banners for crowns
       *[four] A banner of each colour for crowns
    }
panel-name-city = Power of { NAME($city) }
panel-do = { $what }, for { $cubes }
panel-help-city = { $power } Then a banner of your choice.
panel-help-guilds = Draws { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    } from your bag, which holds { $bag }; what is paid for it goes in first, unless it goes to the market.
panel-help-war = First { $points ->
        [-1] you lose 1 point
        [one] you gain 1 point
       *[other] you gain { $points } points
    }, then a disc of your choice is laid face down. When it is turned up at the end of the round it costs as many cubes as its power; the highest disc wins any card.
panel-help-politics = Level { $level }: afterwards everyone's marker moves { $moves ->
        [0] not at all
        [one] 1 space, to the side that you choose
       *[other] { $moves } spaces, to the side that you choose
    }.
panel-scheme-does = { NAME($scheme) }: { $text }
panel-scheme-used = It was used in this round and lies face down.
panel-help-burn = The benefit of card { $nth } under this colour, not what the card says: { $text }
panel-help-pass = You take no more turns in this round.{ $begins ->
        [you] {" "}You are the first to pass, and begin the next round.
        [other] {" "}{ $player } begins the next round.
       *[open] {" "}You began this round: of the others, whoever passes first begins the next one.
    } { $last ->
        [yes] All have then passed: the war follows.
       *[no] When all have passed, the war follows.
    }
panel-help-pass-solo = You take no more turns in this round; the ghost then draws its last cubes: { $left }.
panel-no-card = No Present lies here in { NAME($colour) }.
panel-own-port = { NAME($city) } has this port: a banner of your choice besides.
panel-ask-disc = Which disc?
panel-ask-level = Which scheme, by its level?
panel-ask-what = What is traded?
panel-ask-wild = Paid with how many stand-ins?
panel-wild = { $count ->
        [0] none
       *[other] { $count }
    }
panel-ask-cubes = How many cubes in { NAME($colour) }?

## Questions

panel-group-give = Give { NAME($colour) }
panel-choose-keep = Keep cubes
panel-choose-pay = Pay cubes
panel-ask-buy = Buy cubes of the market: { $number ->
        [one] 1 coin is
       *[other] { $number } coins are
    } left. Click a cube there or here.
panel-ask-banner = Which banner do you take?
panel-ask-banner-two = Which banner do you take first? The second must have another colour.
panel-ask-colour-draw = Name a colour: all its cubes in your bag are drawn.
panel-ask-colour-score = Name a colour: every player gains { $number ->
        [one] 1 point
       *[other] { $number } points
    } for each cube of it in their supply.
panel-ask-under = Under which colour is { NAME($card) } burned? It brings that colour's benefit.
panel-ask-disc-back = Which disc do you take back? It brings its power in points.
panel-ask-disc-out = Which disc of your hand leaves the game? It brings its power in points.
panel-ask-disc-alliance = Which disc of your hand leaves the game? All others lose the same one, and you draw as many cubes as it says.
panel-ask-keep = You drew { $cubes }. Keep { $number ->
        [one] 1 cube
       *[other] { $number } cubes
    }; the rest goes back into your bag.
panel-ask-pay = { $player }, your war disc costs { $number ->
        [one] 1 cube
       *[other] { $number } cubes
    } of any colours: which?
panel-ask-discard-points = How many banners in { NAME($colour) } do you give up, for { $number ->
        [one] 1 point
       *[other] { $number } points
    } each?
panel-ask-discard-upgrade = Which banner do you give up for a free step of its track?
panel-ask-discard-future = Which banner do you give up? The Future of its colour is then used or burned.
panel-ask-remove = How many cubes in { NAME($colour) } leave the game, for { $number ->
        [one] 1 point
       *[other] { $number } points
    } each?
panel-ask-crowns = How many crowns leave the game, for { $number ->
        [one] 1 point
       *[other] { $number } points
    } each?
panel-ask-take-exchange = Which cube of the market do you take? One of your supply then goes there.
panel-ask-take-exchange-many = Take as many cubes of the market as you like; as many of your supply then go there.
panel-ask-take-put = Which cube of your supply goes to the market?
panel-ask-take-war = { $player } has won the war: use or burn a Present or a Future, free.
panel-ask-take-war-left = { $player } may use or burn one of the Presents left, free.
panel-ask-take-present = Use or burn a Present, free.
panel-ask-take-future = Use or burn the Future of that colour.
panel-ask-move-may = { $player }, without a disc on the war track: your marker may move by 1 (now on { $space }, { NAME($form) }).
panel-ask-move-up-to = Move your marker up to { $number } spaces, to either side (now on space { $space }, { NAME($form) }).
panel-ask-move-left = How far does your marker go to the left (now on space { $space }, { NAME($form) })?
panel-ask-move-right = How far does your marker go to the right (now on space { $space }, { NAME($form) })?
panel-ask-move-either = To which side does your marker go (now on space { $space }, { NAME($form) })?
panel-ask-shift = Everyone's marker moves { $number ->
        [one] 1 space
       *[other] { $number } spaces
    }: to which side?
panel-ask-draw = Draw { $number ->
        [one] 1 cube
       *[other] { $number } cubes
    } from your bag?
panel-ask-scheme = Use { NAME($scheme) }, your city's own scheme?
panel-ask-swap = Which banner do you give, and which one do you take for it?
panel-ask-card = Which of your used cards is burned?
panel-ask-rob = From whom do you take a crown?
panel-ask-republic = { $player } looks at a republic card of the offer: keep the old one or the new one? The other goes back.
panel-ask-offer = Which republic card of the offer do you take for yours?
panel-ask-second = { $player }, second score, { NAME($colour) }: use or burn one of your cards again?
panel-ask-back = The ghost pushes you back: which track?
panel-ask-bag = The ghost puts a cube of yours into your bag: which?
panel-ask-accept = Take { $number ->
        [one] 1 point
       *[other] { $number } points
    }, or decline?
panel-from = { $name } ({ NAME($place) })
panel-answer-done = { $what ->
        [buy] Buy no more
       *[take] No more
    }
panel-answer-move = { $side ->
        [left] ← { $steps }
       *[right] → { $steps }
    }: space { $space }
panel-answer-shift = { $side ->
        [left] ← Left { $steps }
       *[right] → Right { $steps }
    }
panel-answer-move-stay = Stay
panel-answer-draw-stay = Draw nothing
panel-answer-draw = Draw
panel-answer-scheme = Use it
panel-answer-scheme-skip = Leave it
panel-answer-rob-skip = From nobody
panel-answer-second-skip = None
panel-answer-leave = Leave all
panel-answer-accept = Take the points
panel-answer-decline = Decline
panel-answer-hold = { $what ->
        [old] Keep the old card
       *[new] Keep the new card
    }

## What confirming changes

panel-change-supply = Supply: { $steps }
panel-change-banners = Banners: { $steps }
panel-change-market = The market then has { $count ->
        [one] 1 more { NAME($colour) } cube
       *[other] { $count } more { NAME($colour) } cubes
    } for { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }.
panel-change-drawn = { $count ->
        [one] 1 cube is drawn
       *[other] { $count } cubes are drawn
    } out of { $bag } in the bag.
panel-change-points = Points { $before } → { $after }
panel-change-second = Second score { $before } → { $after }
panel-change-crowns = Crowns { $before } → { $after }
panel-change-track = The { NAME($colour) } track goes to space { $space }; upgrades left for all in this round: { $left }.
panel-change-disc = A disc lies face down on the war track.
panel-change-others = Another player: { $points ->
        [-1] −1 point
        [one] +1 point
       *[other] { $points } points
    }
panel-change-marker = { $player }'s marker { $before } → { $after }: { NAME($form) }, { $crowns ->
        [0] no crowns
        [one] 1 crown
       *[other] { $crowns } crowns
    } above
panel-change-final = If the game ended now: { $before } → { $after }
panel-then = Then { $kind ->
        [buy] cubes of the market are bought, for { $number ->
            [one] 1 coin
           *[other] { $number } coins
        }.
        [banner] a banner is chosen.
        [colour] a colour is named.
        [under] a colour is chosen under which it is burned.
        [disc] a disc is chosen.
        [keep] you choose which { $number } you keep.
        [pay] { $player } pays for a disc.
        [discard] banners may be given up.
        [remove] you say how many cubes leave the game.
        [crowns] you say how many crowns leave the game.
        [take] { $word ->
            [put] a cube of your supply goes to the market.
            [exchange] a cube of the market is taken, and one of your supply goes back there.
            [exchange_many] cubes of the market are taken, and as many of your supply go back there.
           *[other] { $player } uses or burns a card.
        }
        [move] { $player } moves the marker.
        [shift] you say to which side everyone's marker moves.
        [draw] cubes may be drawn.
        [scheme] the city's own scheme may be used.
        [swap] a banner is exchanged.
        [card] a used card is chosen.
        [rob] a crown may be taken.
        [republic] a republic card of the offer is looked at.
        [offer] a republic card of the offer may be taken.
        [second] { $player } may use a card again.
        [back] a track goes back.
        [bag] a cube goes into the bag.
       *[accept] points are taken or declined.
    }
panel-then-ghost = { $left ->
        [0] The ghost draws no more cubes in this round.
       *[other] Then the ghost draws a cube.
    }
panel-warn-coins = { $coins ->
        [one] 1 coin is
       *[other] { $coins } coins are
    } lost.
panel-warn-disc = With the cubes that you then have, disc { $disc } could not be paid in the end of the round; it would fight for nothing, and all your cubes would go.
panel-warn-secret = Others at this screen see which disc you choose: let them look away.

## Why something can't be taken back

panel-kept-drawn = This can't be taken back: cubes were drawn from a bag, and whoever has seen them would choose with that knowledge.
panel-kept-cards = This can't be taken back: cards that nobody had seen were turned up.
panel-kept-discs = This can't be taken back: hidden war discs were turned up.
panel-kept-ghost = This can't be taken back: the ghost has drawn its cube.
panel-kept-offer = This can't be taken back: a republic card of the offer was looked at.

## Which score counts

panel-gauge = Your final score now: { $have } of { $need } required
panel-why-hidden = The form is hidden; outside it the lower score counts: { $final }.
panel-why-outside = The marker stands outside the zone of its republic card, so the lower score counts: { $final }.
panel-why-inside = { $enough ->
        [yes] The marker stands in the zone of its republic card, with { $crowns ->
            [one] 1 crown
           *[other] { $crowns } crowns
        }{ $origin } for { $signs ->
            [one] 1 crown sign
           *[other] { $signs } crown signs
        }, so the higher score counts: { $final }.
       *[no] The marker stands in the zone of its republic card, but { $crowns ->
            [one] 1 crown{ $origin } is
           *[other] { $crowns } crowns{ $origin } are
        } too few for { $signs ->
            [one] 1 crown sign
           *[other] { $signs } crown signs
        }, so the lower score counts: { $final }.
    }
panel-crowns-part = { $where ->
        [held] { $crowns } held
        [above] { $crowns } above the marker
       *[card] { $crowns } on the republic card
    }
panel-crowns-from = ({ $parts })

## Secrets

panel-secret-own = Your republic card
panel-secret-new = The one that you look at
panel-secret-offer = What you know of the offer
panel-secret-disc = On the war track lies your disc { $disc }.
panel-discs-hidden = { $count } of { $discs } (one lies face down)

## What lies at a place

panel-at-player = { $player }: { NAME($city) }
panel-at-track = { $player }: { NAME($colour) } track
panel-at-cards = { $player }: cards in { NAME($colour) }
panel-at-card = { NAME($card) }: { NAME($place) } in { NAME($colour) }
panel-at-none = { NAME($place) } in { NAME($colour) }: no card
panel-at-market = Market, { NAME($colour) } for { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }: { $count ->
        [0] no cube
        [one] 1 cube
       *[other] { $count } cubes
    }
panel-at-scheme = { NAME($scheme) }, level { $level }
panel-at-scheme-gone = The scheme of level { $level } has left the game.
panel-at-form = Space { $space }: { NAME($form) }, { $crowns ->
        [0] no crowns
        [one] 1 crown
       *[other] { $crowns } crowns
    } above
panel-track-at = { NAME($colour) } on space { $space } ({ $value })
panel-track-values = Values of its spaces: { $values }
panel-track-next = The next space: { $what }
panel-star = A * marks what is reconstructed: its picture is lost.
panel-used-card = Used: { NAME($card) }. { $text }
panel-burned-card = Burned: { NAME($card) }
panel-next-benefit = Burning a card here now brings: { $text }
panel-deck = Below it: { $deck ->
        [one] 1 card
       *[other] { $deck } cards
    }; discards: { $discards }

## The drawer of tables

panel-table-cards = Cards in { NAME($colour) }
panel-table-burning = Burning: the first, second and third card
panel-table-schemes = Schemes
panel-table-cities = Cities
panel-table-tracks = Tracks
panel-table-board = Market, form track, signs
panel-copies = { NAME($card) }{ $count ->
        [one] {""}
       *[other] {" "}(×{ $count })
    }
panel-scheme-seal = { NAME($scheme) } ({ NAME($seal) })
panel-city-more = Port: { NAME($port) }; its market cubes: { $market }.
panel-market-row = { $places ->
        [0] { $price ->
            [one] 1 coin
           *[other] { $price } coins
        }, any number of cubes
       *[other] { $price ->
            [one] 1 coin
           *[other] { $price } coins
        }, cubes per colour: { $places }
    }
panel-zone-row = Spaces { $first } to { $last }, with crowns { $crowns }
panel-moves-row = Everyone's marker moves, from level 1 on: { $moves }
panel-signs-row = One after every { $every } points

## What happened

panel-log-heading = Round { $round } · { $player }
panel-log-phase = Round { $round } · { PHASE($phase) }
panel-told-nothing = { $player } left things as they were.
panel-told-phase = { PHASE($phase) }: nothing happened.

## The guide through a first turn: at most 160 letters each.

panel-guide-look = Below each deck lies its Present. Click cards, tracks or spaces: what they are is told beside the board.
panel-guide-choose = A row for each colour: the city's action, use or burn the Present, upgrade the track. Its price stands in front. Choose one.
panel-guide-confirm = This is what it costs and changes. Confirm plays it; Cancel lets you choose again.
panel-guide-pick = It still asks something: answer below. Then it says what it costs and changes, and Confirm plays it.
panel-guide-answer = What an action asks is answered here; each further action of the round costs one cube more. Pass when it is enough.

## Words on the panel

panel-ui-panel = Città-Stato
panel-ui-expansion = Expansion
panel-ui-declining = Points may be declined
panel-ui-scenario = Solo: scenario
panel-ui-game = Solo: game
panel-ui-bonus = Solo: bonus crowns
panel-ui-expansion-help = Expansion: further cities, cards and schemes; { SPELT(RULE("most-players")) } players need it.
panel-ui-declining-help = Points may be declined: every gain is asked about.
panel-ui-scenario-help = Alone you play against the ghost: { SPELT(RULE("scenarios")) } scenarios, from easy to hard.
panel-ui-game-help = Game: each scenario has { SPELT(RULE("solo-games")) }; each adds an objective and requires more points. The table below says which comes next.
panel-ui-bonus-help = Bonus crowns: those that the game before brought.
panel-ui-seed-help = Seed: the same seed gives the same cities, cards and draws. Leave it empty to have one drawn.
panel-ui-undo-turn = To the beginning of the turn
panel-ui-nothing-back = There is nothing to take back.
panel-ui-round-parts = Parts of the round
panel-ui-log-rounds = Show all rounds
panel-ui-board-help = The table. Arrow keys move from place to place; with Shift, or with n and p, to places that may be chosen; Enter chooses or tells what lies there, Esc cancels.
panel-ui-republic-look = Republic cards are secret. See one's own:
panel-ui-tables = Cards and tables
panel-ui-ours = reconstructed
panel-ui-star = What is marked as reconstructed stood in pictures that are lost; an owner may replace it.
panel-ui-if-today = If the game ended now
panel-ui-solo = Against the ghost
panel-ui-goal-met = met
panel-ui-goal-open = not met
panel-ui-pass = Pass
panel-ui-first = Points
panel-ui-second = Second
panel-ui-form = Form
panel-ui-crowns = Crowns
panel-ui-crown-signs = Signs
panel-ui-final = Final
panel-ui-cubes = Cubes
panel-ui-marker = Marker
panel-ui-passed = Passed
panel-ui-tracks = Tracks
panel-ui-supply = Supply
panel-ui-bag = Bag
panel-ui-banners = Banners
panel-ui-discs = Discs
panel-ui-cards = Used cards
panel-ui-burned = Burned
panel-ui-republic = Republic card
panel-ui-scheme = Own scheme
# Long words of answers, each with a · where it may be broken.
panel-ui-breaks = { "" }
panel-ui-mine = What lies before me
panel-ui-mine-only = Only what concerns me
panel-sign = { $what ->
        [all] everyone; before a marker: everyone’s marker moves
        [marker] a marker, by itself in a card or power: your own
        [price] so many cubes of its colour are the price of the player’s next action
        [scores] points of the first and of the second score
        [points] points, in the score that counts just then
        [port] what stands behind it comes only if it is your city’s port; beside a city: its port
        [down] lies face down
        [each] for each
       *[out] is given away
    }
