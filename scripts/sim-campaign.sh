#!/usr/bin/env bash
# sim-campaign.sh [GAMES [GAME...]]: every game, player count and option set: GAMES random games each (5000), a fifth as many
# greedy ones, checked after every move, with content counters.  Per game it names what could have occurred and never did
# over the whole campaign; then, or when a check fails, the exit status is 1.
set -euo pipefail
cd "$(dirname "$0")/.."
games=${1:-5000}
sagebrush=${SAGEBRUSH:-build/sagebrush}
shift || true
only=("$@")
out=$(mktemp)
trap 'rm -f "$out"' EXIT

campaign() { # GAME PLAYERS OPTIONS [FLAGS]: random and greedy
    local game=$1 players=$2 options=${3:+--options=$3}
    shift 3
    [ ${#only[@]} -eq 0 ] || [[ " ${only[*]} " == *" $game "* ]] || return 0
    for bots in random greedy; do
        local n=$games
        [ $bots = random ] || n=$((games / 5 + 1))
        echo "$game, $players players, $bots ${options#--options=} $*" >&2
        "$sagebrush" sim "$game" --players "$players" --games "$n" --seed 1 --bots $bots ${options:+"$options"} \
            --content --json "$@" >> "$out" || true # a failure is in the object
    done
}

# The best poker hands are rare.
for options in "" poker=off first_game=on poker=off,first_game=on; do
    campaign goldriver 2-5 "$options"
    campaign goldriver 2-5 "$options" --rich
done

# Nobody hoards and nobody waits for turn 200, but from rich beginnings.
for options in "" maps=four; do
    campaign colorado 2-4 "$options"
    campaign colorado 2-4 "$options" --rich
done

# Great Western Trail: rare refusals (a disc too dear, no building space left) hardly come up but from rich beginnings.
for neutral in "" ,neutral=random; do
    for sides in "" ,sides=random; do
        for simmental in off on; do
            campaign gwt 2-4 "simmental=$simmental$neutral$sides"
            campaign gwt 2-4 "simmental=$simmental$neutral$sides" --rich
        done
    done
done
for options in brahman=on poker=on rails_north=on rails_north=on,brahman=on,poker=on,sides=random; do
    campaign gwt 2-4 "$options"
    campaign gwt 2-4 "$options" --rich
done
for level in easy medium hard; do
    for options in "" ,neutral=random,sides=random,simmental=on ,first_city=fulton ,rails_north=on \
        ,rails_north=on,brahman=on,sides=random ,rails_north=on,simmental=on; do
        campaign gwt 1 "solo=$level$options"
        campaign gwt 1 "solo=$level$options" --rich
    done
done

scripts/content.py < "$out"
