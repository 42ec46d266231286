# What does not fit in a board or a position of La Città, or is not legal about it. Texts are put in letter for letter.

# Boards.
file-no-board = there is no board { $found }; the boards are: { $names }
file-no-board-at-all = expected the name of a board or a board, got { $found }
file-hexagon-taken = the hexagon [{ $q }, { $r }] belongs to { $name } already
file-several-pieces = expected one connected piece, got several
file-no-space = there is no space { $found }
file-no-area = there is no area { $found }
file-no-way = with { $players } players no way leads over open spaces from here to { $name }
file-setup-pairs = expected { $players } pairs, one a player, got { $found }
file-setup-closed = { $name } is closed with { $players } players
file-setup-near = expected at least { $gap } empty spaces between { $name } and the castle at { $castle }

# Words and values of a position.
file-card = expected a political card or {"{"}"passed": a political card{"}"}, got { $found }
file-card-or-none = expected a political card or null, got { $found }
file-no-space-on-board = there is no space { $found } on the board { $board }
file-no-area-on-board = there is no area { $found } on the board { $board }
file-space-taken = on { $name } stands a building already
file-not-of-city = { $name } does not belong to this city
file-harvest-twice = { $name } has a rich harvest already
file-no-cards-left = is missing, and too few cards are left to draw it from
file-to-move-in-placement = is given in politics only; in placement the castles tell it

# Year and phase.
file-year-of-placement = expected { $first }, since the phase is placement, got { $found }
file-year-of-end = expected { $last }, since the phase is over, got { $found }
file-after-last-year = expected over after the last year, got { $found }
file-none-in-phase = there are none in the phase { $phase }

# The land.
file-tiles-in-all = expected at most { $most } { $tile } tiles in all, got { $found }
file-tiles-on-waste = expected at most { $most } { $tile } tiles on waste land, got { $found }
file-closed-space = the space { $name } is closed with { $players } players
file-not-in-edition = the edition { $edition } has no { $kind }
file-second-market = this city has a market already, and one is all it may have
file-no-lake = a { $kind } needs a lake beside it, and here is none
file-apart = does not hang together with the castle at { $castle }
file-touching = { $name } touches the city with its castle at { $castle }; one empty space belongs between them
file-above-limit = expected at most { $limit }, the city's limit, got { $found }
file-unstaffed = expected at least { $posts }, one for the castle and each building, got { $found }
file-no-service = a { $kind } offers no { $service }
file-no-farm = expected a farm of this city, got { $found }
file-last-harvest = there is no rich harvest in the last year
file-citizens-in-all = expected at most { $most } citizens in all, got { $found }
file-buildings-in-all = expected at most { $most } { $pair } tiles in all, got { $found }
file-castles-of-player = expected at most { $most } castles of players[{ $player }], got { $found }
file-figures-of-player = expected at most { $most } figures of players[{ $player }], rich harvests included, got { $found }

# Cards.
file-voice-too-early = expected [], since the phase lay_voice is still to come
file-voice-cards = expected { $most } cards, got { $found }
file-cards-of-kind = expected at most { $most } { $card } cards in all, got { $found }
file-cards-in-all = expected at most { $most } cards in all, got { $found }

# What the players have used, and whose turn it is.
file-card-in-use = expected { $expected }, since no card is in use in the phase { $phase }, got { $found }
file-founded-unpaid = expected false, since no action card has been used
file-turns-taken = with the action cards used these are more than { $most } turns
file-penalty-unfed = expected false, since nobody can have starved before the first feeding
file-penalty-first = expected false, since the penalty turn is the first of the year
file-seen-once = expected each voice card once
file-cards-played = expected { $used }, the action cards used and the cards face down, got { $found }
file-turns-of-others = expected { $expected }, since players[{ $seat }] is to move and its cards_played is { $turns }, got { $found } (where it is not given, it follows from action_cards and face_down)
file-politics-done = all players have taken their { SPELT($rounds) } turns: expected reveal_voice, got politics
file-to-move = expected { $seat }, by the turns taken, got { $found }
file-to-move-in = is given in politics only, and the phase is { $phase }

# Placement.
file-placement-done = all castles are placed: expected { $next }, got placement
file-placement-owner = expected { $owner }, by the order of placement, got { $found }
file-placement-buildings = expected none, since the phase is placement
file-placement-citizens = expected { $settlers }, got { $found }
file-castle-near = expected { SPELT($gap) } empty spaces to the castle at { $name }
file-no-site = they leave no space for another castle

# Phases that are half done.
file-nothing-pending = expected nothing pending in { $phase }, got { $found }
file-no-such-step = expected { $known } in { $phase }, got { $found }
file-one-wish = only two wishes leave a choice, and the voice is { $voice }
file-player-out = players[{ $player }] has no city and is out of the game
file-players-to-come = expected { $coming }, all still in the game from players[{ $player }] on in turn order, got { $found }
file-no-castle = players[{ $player }] has no castle at { $name }
file-listed-twice = { $name } stands here already
file-no-cities-in-step = expected none in the step { $step }, got { $found }
file-no-city-at-work = expected the castle of the city that is being decided
file-no-demolition = this city has enough citizens to keep its buildings
file-cities-to-come = expected { $coming }, the cities still to come of players[{ $player }] in founding order, got { $found }
file-nobody-starves = expected { $hungry }, nobody is starving, got { $found }
file-food-for-all = players[{ $player }] has food for all citizens
file-starving = expected { $hungry }, the citizens of players[{ $player }] without food, got { $found }
file-penalty-of-hunger = expected true, since this player is losing citizens in the feeding
file-starving-first = players[{ $player }] has { $citizens } citizens and food for { $food }, and the starving comes first
file-no-choice-of-wish = no two wishes move different citizens here
file-no-road-to-give-up = this player has no road to decide about
file-no-choice-of-building = every order of demolition leaves the same buildings
file-no-choice-of-hunger = whoever leaves, the same cities keep the same citizens
