#!/bin/sh
# New puzzles for every game (docs/bots.md): scripts/hunt-puzzles.sh PROGRAM SCALE [FOLDER]
# Each line is one hunt; FOLDER keeps what was found, and a hunt that is done is not repeated.
set -e
cd "$(dirname "$0")/.."
program=${1:?expected the program or the trainer}
scale=${2:-1}
folder=${3:-$(mktemp -d)}
mkdir -p "$folder"
hunt() {
    name=$1 games=$(($2 * scale)) && shift 2
    [ -e "$folder/$name" ] && return
    "$program" hunt "$@" --games "$games" >"$folder/$name.part"
    mv "$folder/$name.part" "$folder/$name"
}
slow="--judge greedy --deals 80 --gap 500"
quick="--judge greedy --deals 200 --gap 400"
hunt colorado-2 20 colorado --players 2
hunt colorado-2-medium 40 colorado --players 2 --least medium --first 100000
hunt colorado-2-hard 60 colorado --players 2 --least hard --first 200000
hunt colorado-3 20 colorado --players 3 --least medium
hunt colorado-4 20 colorado --players 4 --least medium
for players in 2 3 4 5; do
    hunt goldriver-$players 10 goldriver --players $players $quick
    hunt goldriver-$players-medium 20 goldriver --players $players $quick --least medium --first 100000
done
hunt gwt-2 20 gwt --players 2 $slow
hunt gwt-2-medium 40 gwt --players 2 $slow --least medium --first 100000
hunt gwt-3 10 gwt --players 3 $slow
hunt gwt-4 10 gwt --players 4 $slow
hunt gwt-2-rails 10 gwt --players 2 --options rails_north=on $slow --first 300000
for game in colorado goldriver gwt; do
    scripts/choose_puzzles.py $game 12 "$folder"/$game-* >"$folder/chosen"
    mv "$folder/chosen" puzzles/$game.sbp
done
