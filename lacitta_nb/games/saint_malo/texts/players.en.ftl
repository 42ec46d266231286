# What weighs in an action, one sentence per consideration, for better or for worse.
# `$amount` is the number of units gained or lost.

player-reason-throw-more = On average it ends about { $amount ->
        [one] 1 point
       *[other] { $amount } points
    } better than to stop now.
player-reason-throw-less = On average it ends about { $amount ->
        [one] 1 point
       *[other] { $amount } points
    } worse than to stop now.
player-reason-stop-more = Rolling on would end about { $amount ->
        [one] 1 point
       *[other] { $amount } points
    } worse on average.
player-reason-stop-less = Rolling on would end about { $amount ->
        [one] 1 point
       *[other] { $amount } points
    } better on average.
player-reason-score-more = If the game ended now, it would bring { $amount ->
        [one] 1 point.
       *[other] { $amount } points.
    }
player-reason-score-less = If the game ended now, it would cost { $amount ->
        [one] 1 point.
       *[other] { $amount } points.
    }
player-reason-purse-more = It brings coins with which dice can be turned.
player-reason-purse-less = It costs coins with which dice could be turned.
player-reason-timber-more = It brings logs for houses to come.
player-reason-timber-less = It uses up logs.
player-reason-series-more = It brings a church that counts as soon as a smaller one stands, too.
player-reason-series-less = It uses up churches that waited for a smaller one.
player-reason-stalls-more = It makes better places for a merchant.
player-reason-stalls-less = It takes a good place from a merchant.
player-reason-pews-more = It makes better places for a priest.
player-reason-pews-less = It takes a good place from a priest.
player-reason-stage-more = It makes better places for a juggler.
player-reason-stage-less = It takes a good place from a juggler.
player-reason-walls-more = It brings a side nearer to its bonus and its { RULE("side-defence") } of defence.
player-reason-walls-less = It spoils a side that could have been completed.
player-reason-danger-more = It makes attacks that cost a cannon less likely.
player-reason-danger-less = It makes attacks that cost a cannon likelier.
player-reason-filling-more = It brings the city nearer to the { RULE("full-city-points") } points for a full one.
player-reason-filling-less = It leaves the city farther from the { RULE("full-city-points") } points for a full one.

player-kind-saintmalo-greedy = greedy
player-kind-saintmalo-greedy-help = greedy: rolls by exact odds and takes the action after which it stands best, looking no further than its turn; answers at once and beats random nearly always.
player-kind-saintmalo-strong = strong
player-kind-saintmalo-strong-help = strong: weighs as it has learnt from many games, and looks at what its city promises for the turn after; the strongest, up to half a second a move.
