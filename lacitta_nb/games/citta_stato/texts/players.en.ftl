# What weighs in an action, one sentence per consideration, for better or for worse.
# `$amount` is the number of units gained or lost; `$mean` says whether that is an expected value.

player-reason-first-more = { $mean ->
        [yes] It brings points of the first score: about { $amount } on average.
       *[no] It brings { $amount ->
            [one] 1 point
           *[other] { $amount } points
        } of the first score.
    }
player-reason-first-less = { $mean ->
        [yes] It costs points of the first score: about { $amount } on average.
       *[no] It costs { $amount ->
            [one] 1 point
           *[other] { $amount } points
        } of the first score.
    }
player-reason-second-more = It should bring about { $amount ->
        [one] 1 point
       *[other] { $amount } points
    } of the second score.
player-reason-second-less = It should cost about { $amount ->
        [one] 1 point
       *[other] { $amount } points
    } of the second score.
player-reason-apart-more = It brings both scores nearer to each other, of which the lower one may count.
player-reason-apart-less = It drives both scores apart, of which the lower one may count.
player-reason-form-more = It makes it likelier that the marker stands in the zone of the republic card in the end, where the higher score can count.
player-reason-form-less = It makes it less likely that the marker stands in the zone of the republic card in the end, where the higher score can count.
player-reason-crowns-more = It makes more of a higher score count: crowns reach as far as the signs between both scores.
player-reason-crowns-less = It makes less of a higher score count: crowns are wanting for the signs between both scores.
player-reason-cubes-more = It brings cubes into the supply.
player-reason-cubes-less = It costs cubes of the supply.
player-reason-payable-more = The supply can pay for more actions in a row, though each is dearer than the last.
player-reason-payable-less = The supply can pay for fewer actions in a row, as each is dearer than the last.
player-reason-again-more = It leaves cubes for another action in this round.
player-reason-again-less = It leaves fewer cubes for the next action of this round, which is dearer.
player-reason-bag-more = It leaves cubes in the bag that can be drawn again.
player-reason-bag-less = It leaves fewer cubes in the bag.
player-reason-coins-more = It brings a coin for every fleet that is still to come.
player-reason-coins-less = It takes a coin from every fleet that is still to come.
player-reason-draws-more = It brings a cube more with every draw to come, so the earlier the better.
player-reason-draws-less = It takes a cube from every draw to come.
player-reason-arms-more = It brings more points for every disc that still goes to war.
player-reason-arms-less = It brings fewer points for the discs that still go to war.
player-reason-orders-more = It opens higher schemes for the rounds to come.
player-reason-orders-less = It closes higher schemes for the rounds to come.
player-reason-banners-more = It brings banners, which cards and trades ask for.
player-reason-banners-less = It costs banners, which cards and trades ask for.
player-reason-trade-more = It comes nearer to a trade of banners for crowns.
player-reason-trade-less = It goes farther from a trade of banners for crowns.
player-reason-discs-more = It leaves a disc for a war to come.
player-reason-discs-less = It leaves fewer discs for wars to come.
player-reason-burned-more = It comes nearer to the benefits of the second and third burned card, which are the great ones.
player-reason-burned-less = The great benefits of burned cards are nearly used up.
player-reason-war-more = It promises a free card when the war of this round is decided.
player-reason-war-less = It promises less in the war of this round.
player-reason-turn-more = It lets one begin the next round.
player-reason-turn-less = Somebody else will begin the next round.
player-reason-behind-more = Whoever has the fewest points draws more cubes at the end of the round.
player-reason-behind-less = With more points, one may lose the cubes that whoever has the fewest draws besides.
player-reason-goals-more = It comes nearer to what this solo game asks for.
player-reason-goals-less = It goes farther from what this solo game asks for.

player-kind-cittastato-greedy = greedy
player-kind-cittastato-greedy-help = greedy: takes the action after which it stands best, weighing both scores, form and crowns, looking no further than its turn; answers at once and beats random nearly always.
player-kind-cittastato-search-help = searching: plays the rest of the round many times over, with cubes drawn anew and hidden cards and discs dealt anew, and takes what turned out best; the strongest. The more playouts, the longer it thinks.
