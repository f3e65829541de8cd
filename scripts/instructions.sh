#!/usr/bin/env bash
# instructions.sh [GAMES]: instructions per decision, counted by callgrind, for every game, player count and option that
# changes the work, and how many times that of the same game without options.  Two runs of different length; the
# difference has no start-up in it, but the setup of its games.  The last table shows whether a decision costs the same all
# through the game.
#   SAGEBRUSH=path  the program to measure (build/sagebrush)     GAME=id  one game only
set -euo pipefail
cd "$(dirname "$0")/.."
games=${1:-200}
program=${SAGEBRUSH:-build/sagebrush}
command -v valgrind >/dev/null || { echo "instructions.sh: needs valgrind (apt-get install valgrind)" >&2; exit 2; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# What is measured, from the games' folders of tests: the rows, or the games in whose course it is measured.
lists=(tests/*/instructions.txt)
[ -z "${GAME:-}" ] || lists=("tests/$GAME/instructions.txt")
lines() { # PATTERN: GAME and the fields of matching lines
    local list
    for list in "${lists[@]}"; do
        sed -nE "/^#/d; /$1/s/^/$(basename "$(dirname "$list")") /p" "$list"
    done
}

# NAME COUNT FLAG...: "instructions decisions turns" of so many games, into the file NAME
count() {
    local name=$work/$1 number=$2
    shift 2
    valgrind --tool=callgrind --callgrind-out-file=/dev/null --log-file="$name.log" \
        "$program" bench --count "$number" --json "$@" >"$name.json"
    python3 - "$name" <<'END'
import json, re, sys
name = sys.argv[1]
row = json.load(open(name + ".json"))
total = re.search(r"Collected : (\d+)", open(name + ".log").read())[1]
print(total, row["decisions"], row["turns"], file=open(name, "w"))
END
}

# GAMES FLAG...: "instructions decisions turns" of twice as many games, without start-up
measure() {
    local number=$1
    shift
    rm -f "$work/few" "$work/many" # a failed run must not be taken for the one before
    count few "$number" "$@" &
    count many $((3 * number)) "$@"
    wait $!
    [ -s "$work/few" ] && [ -s "$work/many" ] || { echo "instructions.sh: could not measure $*" >&2; return 1; }
    paste "$work/few" "$work/many" | while read -r i d t I D T; do echo $((I - i)) $((D - d)) $((T - t)); done
}

declare -A base
echo "instructions per decision (setup of the game included), $("$program" --version 2>/dev/null || true)"
printf '%-10s %7s %-8s %-26s %12s %7s  %s\n' game players bots options instructions ratio ""
while read -r game players like options bots; do
    flags=(--game "$game" --players "$players")
    [ "$options" = - ] || flags+=(--options "$options")
    number=$games
    [ "$bots" = - ] || { flags+=(--bots "$bots") && number=$((games / 40 + 1)); } # bots think
    measured=$(measure "$number" "${flags[@]}")
    read -r instructions decisions turns <<<"$measured"
    each=$((instructions / decisions))
    [ "$options" = - ] && base[$game.$players.$bots]=$each
    ratio=$((100 * each / base[$game.$like.$bots]))
    note=""
    if [ "$players" = 1 ]; then # every other turn is the automa's, carried out between two decisions
        note="$((instructions / (decisions + turns / 2))) with a turn of Sam counted as a decision"
    fi
    printf '%-10s %7s %-8s %-26s %12d %4d.%02d  %s\n' "$game" "$players" "${bots/#-/random}" "$options" "$each" \
        $((ratio / 100)) $((ratio % 100)) "$note"
done < <(lines "^[0-9]")

# GAME PLAYERS DECISIONS...: what a decision costs between these points of a game
flat() {
    local game=$1 players=$2 stop i=0 d=0 I D T
    shift 2
    printf '%-10s %7s' "$game" "$players"
    for stop in "$@"; do
        measured=$(measure "$games" --game "$game" --players "$players" --stop "$stop")
        read -r I D T <<<"$measured"
        printf '  to %d: %d' "$stop" $(((I - i) / (D - d)))
        i=$I d=$D
    done
    echo
}
[ -n "$(lines '^flat')" ] || exit 0
echo "instructions per decision in the course of a game, decisions counted from its beginning (the setup is in the first)"
while read -r game _ players points; do
    # shellcheck disable=SC2086 # points are words
    flat "$game" "$players" $points
done < <(lines '^flat')
