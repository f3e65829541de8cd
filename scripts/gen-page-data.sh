#!/bin/sh
# gen-page-data.sh FOLDER [PROGRAM]: what the page takes from the C tables and from docs/rules, into FOLDER:
# catalogue/GAME.json, ids.ts, rules/GAME.LANG.json.  PROGRAM prints the catalogues:
# build/catalogue by default.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
folder=${1:?"usage: gen-page-data.sh FOLDER [PROGRAM]"}
program=${2:-${SAGEBRUSH_BUILD:-$root/build}/catalogue}
if [ ! -x "$program" ]; then
    echo "gen-page-data.sh: there is no $program: build it first (ninja -C build catalogue)" >&2
    exit 1
fi
python3 "$root/scripts/gen_page_data.py" --program "$program" --output "$folder"
python3 "$root/scripts/gen_rules.py" --root "$root" --page "$folder/rules" --catalogues "$folder/catalogue"
