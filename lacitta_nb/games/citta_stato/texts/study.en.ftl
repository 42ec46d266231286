# Studying positions: what a bag gives, what can be paid, war, forms and crowns, cards, the market.

stato-joins-not = { $player } can't join the war after you: name other players who still have a disc in their hand and none on the war track.
stato-no-seconds = { $given } names no second scores: give a few whole numbers, such as range(10).

## Columns of tables

study-column-bag-colour = colour
study-column-bag-supply = supply
study-column-bag-bag = bag
study-column-bag-expected = drawn on average
study-bag-column = { $number } drawn, in %
study-bag-pays = action for { $price } payable, in %
study-column-pay-colour = colour
study-column-pay-price = price
study-column-pay-held = held
study-column-pay-stand-in = stand-in
study-column-pay-had = stand-ins held
study-column-pay-missing = missing
study-column-pay-ways = stand-ins to pay with
study-column-pay-actions = can be done
study-column-war-disc = disc
study-column-war-left = cubes left
study-war-column = place { $place }, in %
study-column-form-form = form
study-column-form-own = your own
study-column-form-spaces = spaces
study-column-form-alone = shifts, yours alone
study-column-form-others = shifts, by others
study-column-form-together = shifts, all together
study-column-shift-source = comes from
study-column-shift-what = which
study-column-shift-steps = spaces
study-column-shift-sides = where to
study-column-shift-seats = who can do it
study-column-shift-everyone = moves everyone
study-column-pair-first = first score
study-column-pair-second = second score
study-column-pair-signs = crown signs
study-column-pair-crowns = crowns
study-column-pair-missing = crowns missing
study-column-pair-inside = counts inside the form
study-column-pair-outside = counts outside it
study-column-pair-final = counts where the marker is
study-column-present-colour = colour
study-column-present-card = Present
study-column-present-payable = payable
study-column-present-use = used, brings
study-column-present-burn = burned, brings
study-column-present-use-again = used again in the end, points
study-column-present-burn-again = burned in the end, points
study-column-second-colour = colour
study-column-second-card = card
study-column-second-use = used alone, points
study-column-second-burn = burned alone, points
study-column-second-best = for the best final score
study-column-second-most = for the highest second score
study-column-market-cube = cube that goes there
study-column-market-price = its price
study-column-market-tempted = who can buy it
study-column-market-most = cubes each can buy
study-column-buy-price = price

## What stands in cells

study-yes = yes
study-no-cube = none
study-up-to = up to { $steps }
study-side-left = left
study-side-right = right
study-shift-scheme = scheme
study-shift-own-scheme = scheme of a city
study-shift-city = power of a city
study-shift-use = Present, used
study-shift-burn = Present, burned
study-shift-war = before the war
study-shift-ghost = cube of the ghost
study-shift-use-again = own card, used in the end
study-shift-burn-again = own card, burned in the end
study-brings-points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
study-brings-crowns = { $number ->
        [one] { $number } crown
       *[other] { $number } crowns
    }
study-brings-banners = { $number ->
        [one] { $number } banner
       *[other] { $number } banners
    }
study-brings-cubes = { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    }
study-brings-nothing = nothing
study-not-all = { $found } (not every way tried)
study-plan-use = use
study-plan-burn = burn
study-plan-leave = leave
study-buys = { $player }: { $number }

## Figures

study-ours = values reconstructed by us
study-bag-title = { $player } draws { $drawn ->
        [one] { $drawn } cube
       *[other] { $drawn } cubes
    } from a bag of { $bag }
study-bag-panel = payable: { $chance }%
study-bag-expected = { $number } on average
study-bag-below = cubes drawn, each number with its chance in %; payable: an action of the colour for { $price }
study-war-title = { $player } with { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } against { $rivals ->
        [0] nobody so far
        [one] { $rivals } disc
       *[other] { $rivals } discs
    }
study-war-disc = disc { $disc }
study-war-left = { $cubes } left
study-war-short = { $cubes } short
study-war-below = chance to win the war in %, and the cubes left after paying (✕: can't be paid)
study-war-said = disc { $disc } wins with { $chance }%
study-form-inside = { $player } on space { $space }: inside the form of the republic card, { $form }
study-form-outside = { $player } on space { $space }: outside the form of the republic card, { $form }
study-form-hidden = { $player } on space { $space }: the form of the republic card is hidden
study-form-crowns = crowns
study-form-alone = alone
study-form-others = others
study-form-together = together
study-form-below = fewest shifts that bring the marker to a space
study-zone-said = { $form }: { $shifts ->
        [0] there now
        [one] { $shifts } shift away
       *[other] { $shifts } shifts away
    }
study-zone-never = { $form }: out of reach
study-pair-title = { $player }: first score { $first }, { $crowns ->
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    }
study-pair-inside = counts inside the form
study-pair-outside = counts outside it
study-pair-below = second score; above the bars the crowns that are missing
study-pair-said = Where the marker is, a second score of { $second } counts most: { $final }
