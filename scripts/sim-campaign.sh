#!/usr/bin/env bash
# sim-campaign.sh [GAMES]: every game, player count and option set, random and greedy, checked after every move, with
# content counters: what never occurred is named.
set -euo pipefail
cd "$(dirname "$0")/.."
games=${1:-20000}

campaign() { # GAME PLAYERS BOTS GAMES OPTIONS
    local options=()
    [ -z "$5" ] || options=(--options "$5")
    build/sagebrush sim "$1" --players "$2" --games "$4" --seed 1 --bots "$3" "${options[@]}" --content --json
}

for players in 2 3 4 5; do
    for options in "" poker=off first_game=on poker=off,first_game=on; do
        campaign goldriver "$players" random "$games" "$options"
        campaign goldriver "$players" greedy $((games / 10)) "$options"
    done
done

for players in 2 3 4; do
    for options in "" maps=four; do
        campaign colorado "$players" random "$games" "$options"
        campaign colorado "$players" greedy $((games / 10)) "$options"
    done
done

for level in easy medium hard; do
    for options in "" ,neutral=random,sides=random ,simmental=on ,first_city=fulton ,rails_north=on \
        ,rails_north=on,brahman=on,sides=random ,rails_north=on,simmental=on; do
        campaign gwt 1 random "$games" "solo=$level$options"
        campaign gwt 1 greedy $((games / 10)) "solo=$level$options"
    done
done

for players in 2 3 4; do
    for options in "" neutral=random,sides=random simmental=on neutral=random,sides=random,simmental=on \
        rails_north=on,sides=random rails_north=on,brahman=on poker=on rails_north=on,simmental=on,poker=on; do
        campaign gwt "$players" random "$games" "$options"
        campaign gwt "$players" greedy $((games / 10)) "$options"
    done
done
