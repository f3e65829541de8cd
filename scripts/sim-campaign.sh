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

# Every game has its list in its folder of tests.
for list in tests/*/campaign.txt; do
    game=$(basename "$(dirname "$list")")
    while read -r players options flags; do
        [ "$options" != - ] || options=
        # shellcheck disable=SC2086 # flags are words
        campaign "$game" "$players" "$options" $flags
    done < <(grep -v '^#' "$list")
done

scripts/content.py < "$out"
