#!/usr/bin/env bash
# instructions.sh [GAMES]: instructions per decision of uniform random play, counted by callgrind, for every game and
# player count.  Two runs of different length; the difference has no start-up in it.
#   SAGEBRUSH=path  the program to measure (build/sagebrush)     GAME=id  one game only
set -euo pipefail
cd "$(dirname "$0")/.."
games=${1:-200}
program=${SAGEBRUSH:-build/sagebrush}
command -v valgrind >/dev/null || { echo "instructions.sh: needs valgrind (apt-get install valgrind)" >&2; exit 2; }

# GAME PLAYERS COUNT -> "instructions decisions"
measure() {
    local log
    log=$(mktemp)
    valgrind --tool=callgrind --callgrind-out-file=/dev/null --log-file="$log" \
        "$program" bench --game "$1" --players "$2" --count "$3" --json |
        python3 -c 'import json, sys; print(json.loads(sys.stdin.readline())["decisions"])' >"$log.decisions"
    echo "$(sed -n 's/.*Collected : \([0-9]*\).*/\1/p' "$log") $(cat "$log.decisions")"
    rm -f "$log" "$log.decisions"
}

"$program" bench --count 1 --json ${GAME:+--game "$GAME"} |
    python3 -c 'import json, sys
for line in sys.stdin:
    row = json.loads(line)
    print(row["game"], row["players"])' |
    while read -r game players; do
        read -r few_instructions few_decisions <<<"$(measure "$game" "$players" "$games")"
        read -r many_instructions many_decisions <<<"$(measure "$game" "$players" $((3 * games)))"
        decisions=$((many_decisions - few_decisions))
        echo "$game, $players players: $(((many_instructions - few_instructions) / decisions)) instructions per decision ($decisions decisions)"
    done
