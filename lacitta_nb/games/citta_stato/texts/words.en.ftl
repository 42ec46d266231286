# Names of the things of the game. `.help` says what the thing is or does.
#
# One word for one thing: supply (a player's usable cubes, tiles and cards), stock (the common heap), bag, market,
# row, Present, Future, deck, discards, to use, to burn, track, to upgrade, upgrade marker, marker (on the form
# track), form, crown, crown sign, banner, disc, scheme, level, seal, republic card, offer, stand-in, ghost.

word-yellow = yellow
word-white = white
word-green = green
word-orange = orange
word-black = black
word-purple = purple
word-blue = blue
word-red = red
word-left = left
word-right = right

word-plutocracy = plutocracy
word-oligarchy = oligarchy
word-doge = doge's magistracy
word-plutocracy_crowns = plutocracy with crowns
word-oligarchy_crowns = oligarchy with crowns
word-doge_crowns = doge's magistracy with crowns

word-fleet = merchant fleet
    .help = Buy cubes of the market with the coins that your yellow track shows; coins left over are lost.
word-city = city
    .help = The power of your city, then a banner of your choice.
word-guilds = guilds
    .help = Draw as many cubes from your bag as your green track shows.
word-war = war
    .help = First the points of your orange track, then one of your discs goes face down to the war track.
word-republic = republic
    .help = Trade { SPELT(RULE("trade-banners")) } purple banners, or one of each colour, for { RULE("trade-crowns") } crowns.
word-politics = politics
    .help = Use an open scheme whose level is at most what your purple track shows; then everyone's marker moves by its level.
word-use = use a card
    .help = Take the Present of the colour, do what it says, and keep it for the second score.
word-burn = burn a card
    .help = Lay the Present of the colour under that colour of your board; it brings the benefit of the number reached, not what it says.
word-upgrade = upgrade a track
    .help = The disc of the track goes a space to the right and brings what that space shows; the upgrade marker goes down.
word-pass = pass
    .help = Costs nothing, and you take no more turns in this round.

word-cube = cube
    .help = Pays for actions. Gained cubes go to your supply, spent ones into your bag, the first of a round to the market.
word-supply = supply
    .help = What you can use: cubes, banners, crowns and used cards.
word-stock = stock
    .help = The common heap. What it lacks is not gained.
word-bag = bag
    .help = Holds what you spent until you draw it again. All may look into it, but draws are blind.
word-market = market
    .help = A column for each colour. A cube goes to the highest free place of its column, and costs what its row says.
word-coin = coin
    .help = Buys cubes of the market at once; none is kept.
word-banner = banner
    .help = Has one of the colours of the tracks; is traded for crowns or counted by cards.
word-crown = crown
    .help = In the end lets you take the higher of your scores, if you have as many as there are crown signs between them.
word-sign = crown sign
    .help = Stands after every { RULE("sign-every") } points of the score track (reconstructed).
word-disc = war disc
    .help = You have { SPELT(RULE("discs")) }, with the powers 0 to { RULE("highest-disc") }. A disc that fights costs its power in cubes and leaves the game.
word-card = card
    .help = Is used for what it says, or burned under its colour.
word-present = Present
    .help = The card below a deck, which can be used or burned in a turn.
word-future = Future
    .help = The visible top of a deck; it becomes the Present when the round ends.
word-deck = deck
    .help = The cards of a colour that come after the Future.
word-discards = discards
    .help = Become a new deck of their colour when it lacks a card.
word-marker = marker
    .help = Shows on the form track what your republic is like.
word-form_track = form track
    .help = Has a zone for each form and crowns above its spaces (reconstructed).
word-form = form
    .help = Your republic card asks for one. Outside its zone your lower score counts.
word-war_track = war track
    .help = Holds one disc a player, in the order of placing.
word-upgrade_marker = upgrade marker
    .help = How many upgrades are left in this round, for all together.
word-scheme = scheme
    .help = Serves once a round; its place is its level, and the level says how far everyone's marker moves.
word-level = level
    .help = The place of a scheme, from 1 to { RULE("schemes") }.
word-seal = seal
    .help = Blue or red; says which schemes Pisa and Genova can own (reconstructed).
word-republic_card = republic card
    .help = Yours alone to see until the end; names the form in which your higher score may count.
word-offer = offer
    .help = The republic cards beside the board, with which burning black trades.
word-stand_in = stand-in
    .help = A white cube paid as yellow or green, or a black one as orange or purple. Nothing replaces white or black.
word-first_player = first player
    .help = Whoever passed first begins the next round, but never the same player twice running.
word-first_score = first score
    .help = The points when the last round is over.
word-second_score = second score
    .help = What used cards bring once more after the last round, one of each colour.
word-final_score = final score
    .help = The higher of both scores with the right form and enough crowns, else the lower.
word-ghost = ghost
    .help = Your opponent in the solo game: a cube from its bag says what it does.
word-required = required score
    .help = What your final score must reach in a solo game.
word-objective = objective
    .help = What you must have in the end of a solo game besides the score.
word-bonus_crown = bonus crown
    .help = A crown sign between the required score and yours; the next game of the scenario begins with them.

word-track-yellow = yellow track
    .help = Coins of the merchant fleet: { RULE("track-yellow") } (partly reconstructed).
word-track-green = green track
    .help = Cubes drawn by the guilds and at the end of a round: { RULE("track-green") } (partly reconstructed).
word-track-orange = orange track
    .help = Points of the war action: the first space costs { RULE("orange-cost") ->
        [one] { RULE("orange-cost") } point
       *[other] { RULE("orange-cost") } points
    }, the others bring { RULE("orange-points") } (partly reconstructed).
word-track-purple = purple track
    .help = The highest level of a scheme that you can use: { RULE("track-purple") }.

word-amalfi = Amalfi
word-ancona = Ancona
word-genova = Genova
word-pisa = Pisa
word-ragusa = Ragusa
word-venezia = Venezia
word-gaeta = Gaeta
word-noli = Noli

word-turning_point = Turning Point
word-ideology = Ideology
word-republican_fate = Republican Fate
word-credit_policy = Credit Policy
word-diplomacy = Diplomacy
word-decree = Decree
word-political_plot = Political Plot
word-papal_concordat = Papal Concordat
word-populaces_goodwill = Populace's Goodwill
word-betrayal = Betrayal

word-flanders = Flanders
word-barcelona = Barcelona
word-marseilles = Marseilles
word-syracuse = Syracuse
word-tripoli = Tripoli
word-tunis = Tunis
word-alexandria = Alexandria
word-constantinople = Constantinople
word-holy_land = Holy Land
word-jaffa = Jaffa
word-ivory = Ivory
word-silk = Silk
word-spices_monopoly = Spices Monopoly
word-freedom_of_thought = Freedom of Thought
word-naval_engineering = Naval Engineering
word-rich_landing = Rich Landing
word-slave_trade = Slave Trade
word-harbormaster = Harbormaster
word-master_artisan = Master Artisan
word-admiral = Admiral
word-administrator = Administrator
word-grand_merchant = Grand Merchant
word-shipwright = Shipwright
word-high_magistrate = High Magistrate
word-authority = Authority
word-senator = Senator
word-guild_master = Guild Master
word-holy_lands_port_yellow = Holy Land's Port (yellow)
word-holy_lands_port_purple = Holy Land's Port (purple)
word-crusades_port_green = Crusade's Port (green)
word-crusades_port_orange = Crusade's Port (orange)
word-warfare_intent = Warfare Intent
word-hunt_saracen_pirates = Hunt Saracen Pirates
word-mercenary_tradition = Mercenary Tradition
word-corsair_raid = Corsair Raid
word-rising_corporation = Rising Corporation
word-mercenary_help = Mercenary Help
word-cartography = Cartography
word-secret_route = Secret Route
word-financial_power = Financial Power
word-dynastic_order = Dynastic Order
word-republican_thought = Republican Thought
word-subversive_push = Subversive Push
word-republican_chart = Republican Chart
word-elder_council = Elder Council
word-duchy = Duchy
word-corporations = Corporations
word-landowner_consuls = Landowner Consuls
word-royal_court = Royal Court
word-power_of_the_lords = Power of the Lords
word-protectorate = Protectorate
word-hegemonic_republic = Hegemonic Republic
word-doges_council = Doge's Council
word-city_assembly = City Assembly

word-scenario-1 = Calm Sea
word-scenario-2 = Head Wind
word-scenario-3 = Heavy Swell
word-scenario-4 = Storm

word-goal-white_and_black = a white and a black cube in the supply
word-goal-purple_4 = the purple track on its last space
word-goal-crowns_5 = at least five crowns
word-goal-doge = a republic card of the doge's magistracy
word-goal-purple_banners_3 = at least three purple banners
word-goal-card_of_each_colour = a used card of each colour
word-goal-orange_1 = the orange track on its first space
word-goal-banner_of_each_colour = a banner of each colour
word-goal-discs_gone = no war disc left in hand
word-goal-banners_7 = at least seven banners
word-goal-crowns_7 = at least seven crowns
word-goal-burned_of_each_colour = a burned card of each colour

# Where an event names nothing.
word- = none

phase-actions = The players' turns
    .help = Each in turn takes an action or passes, until all have passed.
phase-war = The war
    .help = Whoever has no disc on the war track may move their marker; then discs are turned up and paid, and the highest wins.
phase-round_end = The end of the round
    .help = New cards, schemes face up, the upgrade marker back, a new first player, and cubes from the bags.
phase-second_score = The second score
    .help = Colour by colour each may use or burn one of their used cards once more, for the second score.
phase-final = The reckoning
    .help = Crowns above the markers are taken, republic cards are shown, and form and crowns say which score counts.
phase-over = The end
    .help = The highest final score wins, then the sum of both scores, then cubes in the supply.

# What cards, schemes, powers and benefits do, one piece for each effect.
stato-effect = { $verb ->
        [fleet] buy cubes of the market for { $number ->
            [one] 1 coin
           *[other] { $number } coins
        }
        [gain_banner] { $count ->
            [0] take a banner of your choice
            [1] take a banner in { NAMES($colours) }
           *[other] take a banner each in { NAMES($colours) }
        }
        [port_banner] if this is the port of your city, take a banner of your choice
        [different_banners] take a banner of your choice, and one of another colour
        [gain_cube] take a cube in { NAMES($colours) } from the stock
        [gain_crowns] take { $number ->
            [one] 1 crown
           *[other] { $number } crowns
        }
        [draw_colours] { $word ->
            [all] draw all cubes of your bag
           *[other] draw all cubes in { NAMES($colours) }
        }
        [draw_chosen] name a colour and draw all its cubes
        [draw_and_keep] { $word ->
            [all] draw all cubes, keep { $last } and put the rest back
           *[other] draw { $number } cubes, keep { $last } and put the rest back
        }
        [draw_by_schemes] you may draw { $number ->
            [one] 1 cube
           *[other] { $number } cubes
        } for each scheme used in this round
        [points] gain { $number ->
            [one] 1 point
           *[other] { $number } points
        }
        [score_cubes] gain { $number ->
            [one] 1 point
           *[other] { $number } points
        } for each cube in { NAMES($colours) } in your supply
        [score_banners] gain { $number ->
            [one] 1 point
           *[other] { $number } points
        } for each banner in { NAMES($colours) }
        [score_burned] gain { $number ->
            [one] 1 point
           *[other] { $number } points
        } for each card that you have burned under { NAMES($colours) }
        [score_all_burned] gain { $number ->
            [one] 1 point
           *[other] { $number } points
        } for each card that you have burned
        [score_unburned] gain { $number ->
            [one] 1 point
           *[other] { $number } points
        } for each used card in your supply, this one too
        [score_supply] gain { $number ->
            [one] 1 point
           *[other] { $number } points
        } for every { $last } cubes in your supply
        [score_track] gain { $number ->
            [one] 1 point
           *[other] { $number } points
        } for each space that your disc has reached on the track in { NAMES($colours) }
        [all_score_cubes] every player gains { $number ->
            [one] 1 point
           *[other] { $number } points
        } for each of their cubes in { NAMES($colours) }
        [all_score_spaces] every player gains { $number ->
            [one] 1 point
           *[other] { $number } points
        } for each step made on the track in { NAMES($colours) }, double without a disc on the war track
        [all_score_chosen] name a colour: every player gains { $number ->
            [one] 1 point
           *[other] { $number } points
        } for each of their cubes of that colour
        [remove_cubes] put any number of your cubes in { NAMES($colours) } out of the game, for { $number ->
            [one] 1 point
           *[other] { $number } points
        } each
        [remove_crowns] put any number of your crowns out of the game, for { $number ->
            [one] 1 point
           *[other] { $number } points
        } each
        [rob_crown] you may take a crown from an opponent
        [disc_back] take back a war disc that left the game, and gain its power in points
        [disc_out] put a war disc of your hand out of the game, and gain its power in points
        [alliance] put a war disc of your hand out of the game; all others lose theirs of the same power; draw as many cubes as it shows
        [marker] { $word ->
            [left] move your marker { $number ->
                [one] 1 space
               *[other] 1 to { $number } spaces
            } to the left
            [right] move your marker { $number ->
                [one] 1 space
               *[other] 1 to { $number } spaces
            } to the right
            [either] move your marker { $number ->
                [one] 1 space
               *[other] { $number } spaces
            } to either side
           *[up_to] you may move your marker up to { $number ->
                [one] 1 space
               *[other] { $number } spaces
            }
        }
        [shift_all] move everyone's marker { $number ->
            [one] 1 space
           *[other] { $number } spaces
        } to the same side
        [trade] take a republic card of the offer; keep it or your old one
        [exchange_one] take one cube of the market free, then put one of your supply there
        [exchange_many] take any number of cubes of the market free, then put as many of your supply there
        [discard_banners] give up any number of banners in { NAMES($colours) }, for { $number ->
            [one] 1 point
           *[other] { $number } points
        } each
        [free_upgrade] give up a banner for a free step of its track
        [take_future] give up a banner; use or burn the Future of its colour
        [take_present] use or burn a Present free
        [own_scheme] you may use the scheme that belongs to your city
        [swap_banner] exchange a banner of yours for one of the stock
        [burn_used] burn one of your used cards under a colour of your choice
        [empty_row] the market row of price { $number } is emptied
        [drop_scheme] the scheme of level { $number } leaves the game
        [pushed] { $word ->
            [left] your marker moves { $number ->
                [one] 1 space
               *[other] { $number } spaces
            } to the left
           *[right] your marker moves { $number ->
                [one] 1 space
               *[other] { $number } spaces
            } to the right
        }
        [track_back] your tracks go back { $number ->
            [one] 1 space
           *[other] { $number } spaces
        } in all
        [cube_to_bag] a cube of your supply goes into your bag
        [disc_random] a disc of the ghost, drawn at random, goes to the war track
        [disc_highest] the ghost's highest disc goes to the war track
        [disc_lowest] the ghost's lowest disc goes to the war track
       *[burn_anywhere] burn this card under a colour of your choice, for that colour's benefit
    }
# Behind what a card does, where only a part of it is lost.
stato-reconstructed-card = { $text } { $what ->
        [colour_points] (The colour and the points are reconstructed: their picture is lost.)
        [colours] (The colours are reconstructed: their picture is lost.)
        [coins] (The number of coins is reconstructed: its picture is lost.)
        [direction] (The direction is reconstructed: its picture is lost.)
       *[colour] (The colour is reconstructed: its picture is lost.)
    }
