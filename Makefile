# The front door.  `make play` and `make test` are all that most people need; the rest is listed by `make help`.

MESON_RELEASE = -Dbuildtype=release -Db_lto=true -Dtests=false
MESON_SAN = -Dbuildtype=debug -Doptimization=1 -Db_sanitize=address,undefined -Db_lundef=false -Dwerror=$(WERROR)
# Warnings are errors where we know the compiler; another one may warn of more.
WERROR = $(if $(CI),true,false)
JOBS ?= $(shell nproc)

.PHONY: all always build install library actions abi-check python wheel test-python page play play-terminal test test-all tests-built tests-san tests-clang test-busy test-page games online screenshots screens weight interaction thinking layout bench instructions golden glossary fuzz conformance crash load soak load-tsan load-san sim-campaign coverage format check-format puzzles check-puzzles scores league strength clean help

all: build

## build: the program, build/sagebrush
build: build/build.ninja
	@ninja -C build -j $(JOBS) --quiet

build/build.ninja: meson.build meson_options.txt
	@scripts/setup.sh build
	@meson setup build $(MESON_RELEASE) $(if $(wildcard build/build.ninja),--reconfigure) >$(@D).log 2>&1 || { cat $(@D).log; exit 1; }; rm -f $(@D).log

## play: builds all, starts the table in the browser and opens it  (LISTEN=127.0.0.1:8080)
LISTEN ?= 127.0.0.1:8080
play: page
	@scripts/play.sh $(LISTEN)

## play-terminal: a table in the terminal, you against bots  (make play-terminal GAME=colorado PLAYERS=4 LANG_=fr)
GAME ?= goldriver
PLAYERS ?= 3
LANG_ ?= $(if $(filter fr%,$(LANG)),fr,en)
play-terminal: build
	@build/sagebrush play $(GAME) --players $(PLAYERS) --lang $(LANG_)

## install: program, library, headers, manual  (make install PREFIX=$HOME/.local DESTDIR=)
PREFIX ?= /usr/local
install: build-install/build.ninja
	@meson configure build-install -Dprefix=$(abspath $(PREFIX)) $(if $(wildcard build/page.pack),-Dpage=$(abspath build/page.pack))
	@ninja -C build-install -j $(JOBS) --quiet
	@meson install -C build-install --no-rebuild --quiet $(if $(DESTDIR),--destdir $(abspath $(DESTDIR)))

## library: the library alone, in build-install
library: build-install/build.ninja
	@meson compile -C build-install -j $(JOBS) sagebrush:static_library sagebrush:shared_library >build-install.log || { cat build-install.log; exit 1; }; rm -f build-install.log

# Objects with code in them besides what the linker optimizes: others link the static library with compilers of their own.
build-install/build.ninja: meson.build meson_options.txt
	@scripts/setup.sh build
	@CC=gcc meson setup build-install $(MESON_RELEASE) -Dlibrary=true -Dlibdir=lib -Dprefix=$(abspath $(PREFIX)) -Dc_args=-ffat-lto-objects $(if $(wildcard build-install/build.ninja),--reconfigure) >$(@D).log 2>&1 || { cat $(@D).log; exit 1; }; rm -f $(@D).log

## abi-check: the library against the last one published: what a program compiled with it would miss  (ABI_BASE=COMMIT)
ABI_BASE ?= $(or $(shell git describe --tags --abbrev=0 2>/dev/null),$(shell cat scripts/abi-base))
abi-check: build-install/build.ninja
	@scripts/setup.sh abi
	@scripts/abi-check.sh $(ABI_BASE)

## python: the package, in an environment of its own: build-python/bin/python3
PYTHON_SOURCES = $(wildcard python/*.py python/*.c python/*.toml python/sagebrush/*.py* python/sagebrush/adapters/*.py)
python: build-python/.installed

build-python/bin/python3:
	@scripts/setup.sh python
	@$$(scripts/find-python.sh) -m venv --system-site-packages build-python

pip = CC=gcc build-python/bin/python3 -m pip --disable-pip-version-check --quiet
build-python/.installed: library build-python/bin/python3 $(PYTHON_SOURCES)
	@if [ ! -e $@ ] || [ -n "$$(find build-install/libsagebrush.a $(PYTHON_SOURCES) -newer $@)" ]; then \
	    rm -rf python/build python/*.egg-info && $(pip) install --no-build-isolation --no-index --no-deps --force-reinstall ./python && touch $@; fi

## wheel: the package as a file that pip installs, into build-python/wheels
wheel: library build-python/bin/python3
	@$(pip) wheel --no-build-isolation --no-index --no-deps --wheel-dir build-python/wheels ./python
	@ls build-python/wheels/*.whl

## test-python: the package's tests and types
test-python: python build
	@cd python && MYPYPATH=. mypy --strict -p sagebrush
	@SAGEBRUSH_PROGRAM=$(abspath build/sagebrush) build-python/bin/python3 python/tests/test_sagebrush.py

## actions: the table of the moves that have numbers, anew, by random play  (ACTION_GAMES=20000)
ACTION_GAMES ?= 20000
actions: build
	@ninja -C build -j $(JOBS) --quiet actions
	@build/actions $(ACTION_GAMES) >src/library/actions_table.c.new
	@mv src/library/actions_table.c.new src/library/actions_table.c

## page: the page for the browser, inside build/sagebrush
# Folders, too: their time changes when a file comes or goes.
PAGE_SOURCES = $(shell find web/src web/sw web/public web/scripts -name generated -prune -o -print 2>/dev/null) \
    $(wildcard web/*.html web/*.json web/*.js web/*.ts docs/rules/*.md docs/playing/*.md) \
    scripts/gen-page-data.sh scripts/gen_page_data.py scripts/gen_rules.py
reconfigure = meson setup build --reconfigure $(1) >build.log 2>&1 || { cat build.log; exit 1; }; rm -f build.log
page: build/.page
	@ninja -C build -j $(JOBS) --quiet

build/.page: | build/page.pack
	@$(call reconfigure,-Dpage=$(abspath build/page.pack))
	@touch $@

build/page.pack: web/dist/index.html scripts/pack_page.py
	@scripts/pack_page.py pack web/dist $@

web/dist/index.html: build/src/wasm/sagebrush.wasm web/node_modules/.lock $(PAGE_SOURCES)
	@scripts/npm.sh run --silent build -- --logLevel warn
	@touch $@

# The packages of the lockfile, when it is another one than last time.
web/node_modules/.lock: web/package-lock.json
	@scripts/setup.sh page
	@cmp --quiet $< $@ || { echo "Fetching the page's packages" && scripts/npm.sh ci --no-audit --no-fund --loglevel=error; }
	@cp $< $@

# The modules of the games and the weights are built with it: one of them that is newer makes the page new, too.
build/src/wasm/sagebrush.wasm: build/.wasm always
	@ninja -C build -j $(JOBS) --quiet src/wasm/sagebrush.wasm catalogue
	@[ -z "$$(find build/src/wasm -name '*.wasm' -newer $@ -o -name '*.sbw' -newer $@)" ] || touch $@

build/.wasm: scripts/setup.sh | build/build.ninja
	@scripts/setup.sh page
	@$(call reconfigure,-Dwasm=enabled)
	@touch $@

always:

## test: everything that must hold, quick: sanitizers with gcc, a release build with clang, the page in Chromium
test: tests-built
	@scripts/run-tests.sh build-san build-clang build

## test-all: the same, every test in every build and the long forms of the page's tests
test-all: tests-built
	@ALL=1 scripts/run-tests.sh build-san build-clang build

# What is missing is installed first, one after the other; then the page (much of it fetching and single steps) is built beside C.
tests-built:
	@for what in test page browser format; do scripts/setup.sh $$what || exit 1; done
	@$(MAKE) --no-print-directory --output-sync=recurse -j 2 page tests-san tests-clang

tests-san tests-clang: tests-%: build-%/build.ninja
	@ninja -C build-$* -j $(JOBS) --quiet

## test-busy: the suites again and again on a machine that is kept busy: which tests depend on time?  (RUNS=10 LOAD=3 PAGE=1)
RUNS ?= 10
LOAD ?= 3
test-busy: tests-built
	@PAGE=$(PAGE) scripts/test-busy.sh $(RUNS) $(LOAD) build-san build-clang

build-san/build.ninja: meson.build meson_options.txt
	@scripts/setup.sh test
	@CC=gcc meson setup build-san $(MESON_SAN) $(if $(wildcard build-san/build.ninja),--reconfigure) >$(@D).log 2>&1 || { cat $(@D).log; exit 1; }; rm -f $(@D).log

build-clang/build.ninja: meson.build meson_options.txt
	@scripts/setup.sh test
	@CC=clang meson setup build-clang -Dbuildtype=release -Dlibrary=true -Dwerror=$(WERROR) $(if $(wildcard build-clang/build.ninja),--reconfigure) >$(@D).log 2>&1 || { cat $(@D).log; exit 1; }; rm -f $(@D).log

## test-page: only the page: types, units, whole games in Chromium
test-page: page
	@scripts/setup.sh browser
	@scripts/npm.sh run --silent check
	@scripts/npm.sh test --silent
	@scripts/npm.sh run --silent e2e

## games: every game of the tests in Chromium from its first choice to its last: by mouse, by keyboard, on a phone, four at one screen
games: page
	@scripts/setup.sh browser
	@cd web && SB_LONG=1 node --test --test-reporter=spec e2e/games.test.mjs e2e/colorado.test.mjs e2e/gwt-games.test.mjs e2e/lesson.test.mjs

## online: two and four browsers play whole games of each game over a server that is killed meanwhile, every frame read against the redaction
online: page
	@scripts/setup.sh browser
	@cd web && SB_LONG=1 node --test --test-reporter=spec --test-name-pattern='browsers' e2e/online.test.mjs

## screenshots: every screen in both languages, phone and desktop, light and dark, into docs/images  (ONLY=goldriver-late)
screenshots: page
	@scripts/setup.sh browser
	@scripts/npm.sh run --silent screenshots -- $(abspath docs/images) $(ONLY)

## screens: the full screen of the terminal in text, into docs/terminal-screens.md
screens: build
	@scripts/setup.sh test
	@scripts/screens.py build/sagebrush docs/terminal-screens.md

## weight: what a first visit costs in bytes, against its budget
weight: page
	@scripts/setup.sh browser
	@scripts/npm.sh run --silent weight

## interaction: from a click to the next paint, on a desktop and a four times slower phone  (GAME=gwt)
interaction: page
	@scripts/setup.sh browser
	@scripts/npm.sh run --silent interaction -- $(GAME)

## thinking: how long the best level takes for an answer in the browser, whole games  (GAME=gwt PLAYERS=3 MS=800)
thinking: build/src/wasm/sagebrush.wasm web/node_modules/.lock
	@scripts/setup.sh browser
	@scripts/npm.sh run --silent thinking

## layout: every position of Great Western Trail's goldens drawn at two sizes and measured: nothing overlaps, is too small or cut
layout: page
	@scripts/setup.sh browser
	@cd web && EVERY=1 node --test --test-reporter=spec --test-name-pattern='every position of the goldens' e2e/gwt.test.mjs

## bench: decisions per second, state sizes, cost of a copy
bench: build
	@build/sagebrush bench

## instructions: instructions per decision by callgrind (installs valgrind)
instructions: build
	@scripts/setup.sh instructions
	@scripts/instructions.sh

## golden: writes the golden playthroughs and the perft table anew; read the diff before you commit it
golden: build-san/build.ninja
	@ninja -C build-san -j $(JOBS) --quiet tests/golden
	@ninja -C build-san -j $(JOBS) --quiet tests/perft
	@ninja -C build-san -j $(JOBS) --quiet tests/colorado/test_colorado_examples
	@build-san/tests/golden write tests/golden
	@SB_GOLDEN=write build-san/tests/colorado/test_colorado_examples >/dev/null 2>&1
	@build-san/tests/perft write tests/golden/perft.txt
	@git --no-pager diff --stat -- tests/golden || true

## conformance: the promises of game.h for all pairs of options and player counts over many seeds (SEEDS=200, RICH_SEEDS=20)
SEEDS ?= 200
RICH_SEEDS ?= 20
conformance: build-clang/build.ninja
	@ninja -C build-clang -j $(JOBS) --quiet
	@SB_CONFORMANCE_SEEDS=$(SEEDS) build-clang/tests/conformance
	@SB_CONFORMANCE_SEEDS=$(RICH_SEEDS) build-clang/tests/rich gwt
	@SB_CONFORMANCE_SEEDS=$(RICH_SEEDS) build-clang/tests/rich colorado
	@SB_CONFORMANCE_SEEDS=$(RICH_SEEDS) build-clang/tests/rich goldriver

## glossary: docs/glossary.md from the tables of the games and of the rules
glossary: build
	@ninja -C build -j $(JOBS) --quiet catalogue
	@scripts/gen_glossary.py build/catalogue

## puzzles: looks for new ones in games between bots and chooses those of puzzles/  (SCALE=1 HUNT=FOLDER to go on after a stop)
SCALE ?= 1
HUNT ?= build/hunt
puzzles: build
	@scripts/hunt-puzzles.sh build/sagebrush $(SCALE) $(HUNT)

## check-puzzles: does the best bot agree with every answer?
check-puzzles: build
	@build/sagebrush puzzles colorado --check; a=$$?; build/sagebrush puzzles goldriver --check; b=$$?; build/sagebrush puzzles gwt --check && [ $$a$$b = 00 ]

## scores, league, strength: figures of the bots into docs/; they go on after a stop  (GAMES_OF=10000 SLOW_GAMES=1000 FIGURES=FOLDER)
GAMES_OF ?= 10000
SLOW_GAMES ?= 1000
FIGURES ?= figures
figures = scripts/figures.py $(1) build/sagebrush $(FIGURES) --games $(GAMES_OF) --slow-games $(SLOW_GAMES)
scores strength: build
	@$(call figures,$@)
league: build
	@$(call figures,league)
	@$(call figures,drifters)

## fuzz: 2,000,000 protocol requests under ASan and UBSan, then coverage-guided fuzzing for a minute (REQUESTS=, FUZZ_SECONDS=)
REQUESTS ?= 2000000
FUZZ_SECONDS ?= 60
fuzz:
	@scripts/setup.sh fuzz
	@scripts/fuzz.sh $(REQUESTS) $(FUZZ_SECONDS)

## crash: servers killed at random moments while people play; nothing acknowledged may be lost  (KILLS=1000 STORE=sqlite|postgres)
KILLS ?= 100
STORE ?= sqlite
crash: build/build.ninja
	@scripts/setup.sh test
	@ninja -C build -j $(JOBS) --quiet sagebrush
	@$(if $(filter postgres,$(STORE)),tests/postgres.py python3) tests/crash.py build/sagebrush tests/page $(KILLS)

## load: moves a second and how long they wait, on both stores; 10,000 idle connections  (TABLES=100 SECONDS=10 IDLE=10000)
TABLES ?= 100
SECONDS ?= 10
IDLE ?= 10000
load: build/build.ninja
	@scripts/setup.sh test
	@ninja -C build -j $(JOBS) --quiet sagebrush load
	@scripts/load.py build/sagebrush build/load --tables $(TABLES) --seconds $(SECONDS) --idle $(IDLE)

## soak: an hour of people who play, come and go; the server's memory must stay as it is  (SECONDS=3600 TABLES=50 STORE=sqlite|postgres)
soak: SECONDS = 3600
soak: TABLES = 50
soak: build/build.ninja
	@scripts/setup.sh test
	@ninja -C build -j $(JOBS) --quiet sagebrush load
	@scripts/load.py build/sagebrush build/load --tables $(TABLES) --seconds $(SECONDS) --idle 100 --stores $(STORE) --soak 100

## load-tsan, load-san: the server under load, under attack and between its threads, with TSan; with ASan and UBSan  (SECONDS=10 TABLES=20)
load-tsan load-san: TABLES = 20
load-tsan: build-tsan/build.ninja
load-san: build-san/build.ninja
load-tsan load-san: load-%:
	@scripts/setup.sh test
	@ninja -C build-$* -j $(JOBS) --quiet sagebrush load
	@scripts/load-san.sh build-$* $(TABLES) $(SECONDS)

build-tsan/build.ninja: meson.build meson_options.txt
	@scripts/setup.sh test
	@CC=gcc meson setup build-tsan -Dbuildtype=debugoptimized -Db_sanitize=thread -Db_lundef=false -Dtests=false $(if $(wildcard build-tsan/build.ninja),--reconfigure) >$(@D).log 2>&1 || { cat $(@D).log; exit 1; }; rm -f $(@D).log

## sim-campaign: thousands of games for every player count and option set; fails when something never occurs (GAMES=5000)
GAMES ?= 5000
sim-campaign: build
	@scripts/sim-campaign.sh $(GAMES)

## coverage: line and branch coverage of the tests (installs gcovr)
coverage:
	@scripts/setup.sh coverage
	@scripts/coverage.sh

## format: the house style, by clang-format (installs it)
FORMATTED = $(shell git ls-files '*.c' '*.h')
format:
	@scripts/setup.sh format
	@clang-format -i $(FORMATTED)

## check-format: says which files `make format` would change
check-format:
	@scripts/setup.sh format
	@clang-format --dry-run -Werror $(FORMATTED)

clean:
	@rm -rf build build-san build-tsan build-clang build-fuzz build-coverage build-install build-python build-abi python/build python/*.egg-info web/dist web/src/generated

help:
	@sed -n 's/^## //p' Makefile
