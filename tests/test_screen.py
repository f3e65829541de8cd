#!/usr/bin/env python3
"""test_screen.py PROGRAM [all|few|NUMBER]: whole games on the full screen, by keys alone, in a real terminal (tmux)."""
import os
import signal
import subprocess
import sys
import tempfile

from terminal import FINAL, HELP, OVER, Terminal, play_by_hints

PROGRAM = os.path.abspath(sys.argv[1])


def state_files(folder):
    path = os.path.join(folder, "sagebrush")
    return sorted(os.listdir(path)) if os.path.isdir(path) else []


def play_some(t, batch):
    """A batch of moves that hints name."""
    return play_by_hints([t], batch=batch, until=lambda screens: True)[0]


def finish(t, lang, folder):
    """At the end: the record is kept, checked, and nothing of the game is left behind."""
    screen = t.screen()
    if FINAL[lang] in screen:
        t.keys("Escape")
    screen = t.wait(OVER[lang], without=(FINAL[lang], HELP[lang]))
    assert ("wins" if lang == "en" else "gagne") in screen, screen
    t.keys("Left")
    t.wait("Looking back" if lang == "en" else "Retour en arri")
    t.keys("Escape")
    t.wait(OVER[lang], without=("Looking back", "Retour en arri"))
    path = os.path.join(folder, "kept.sbg")
    t.keys("K")
    t.wait("Name of the file" if lang == "en" else "Nom du fichier")
    t.keys(*["BSpace"] * 60)
    t.text(path)
    t.keys("Enter")
    t.wait("Saved in" if lang == "en" else "Enregistr")
    checked = subprocess.run([PROGRAM, "verify", path], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    assert state_files(folder) == [], state_files(folder)
    t.keys("Q")
    t.wait("[ended 0]")
    return open(path).read()


def begin(folder, args, width, height, pace="0", **env):
    return Terminal([PROGRAM, "play", "--pace", pace, *args], width, height, env={"XDG_STATE_HOME": folder, **env})


def lines_are_whole(screen, width):
    """Every line of the frame is as wide as the window: nothing was shifted."""
    for line in screen.splitlines():
        if line[:1] in "│├┌└|+" and line[:1]:
            assert len(line) == width, (width, len(line), line, screen)


def whole_game(args, lang, width, height, **env):
    with tempfile.TemporaryDirectory() as folder, begin(folder, [*args, "--lang", lang], width, height, **env) as t:
        t.wait("1 ")
        lines_are_whole(t.screen(), width)
        seen = []
        play_by_hints([t], lang, seen=seen)
        record = finish(t, lang, folder)
        return seen, record


def test_whole_games():
    """GAME, players, language, size: each game in both languages, solo with Sam, small and large, ASCII."""
    games = [
        (["goldriver", "--players", "3", "--seed", "4"], "en", 80, 24, {}),
        (["goldriver", "--players", "2", "--seed", "5"], "fr", 100, 30, {}),
        (["colorado", "--players", "2", "--seed", "11"], "en", 120, 40, {}),
        (["colorado", "--players", "3", "--seed", "12"], "fr", 80, 24, {}),
        (["gwt", "--players", "2", "--seed", "1"], "en", 80, 24, {"LC_ALL": "C", "LANG": "C"}),
        (["gwt", "--players", "2", "--seed", "2"], "fr", 200, 60, {}),
        (["gwt", "--players", "1", "--seed", "7"], "en", 120, 40, {}),
        (["gwt", "--players", "1", "--seed", "8"], "fr", 80, 24, {"LC_ALL": "C", "LANG": "C"}),
    ]
    which = sys.argv[2] if len(sys.argv) > 2 else "all"
    chosen = {"all": range(len(games)), "few": (0, 3)}.get(which) or (int(which),)
    for number in chosen:
        args, lang, width, height, env = games[number]
        seen, record = whole_game(args, lang, width, height, **env)
        assert "\nresult 0 " in record
        if env:
            assert all(ord(c) < 128 for screen in seen for c in screen), "not ASCII"
        if args[0] == "gwt" and args[2] == "1":
            assert "Sam" in "".join(seen)


def test_hang_up_and_resume():
    """The window is closed in the middle; the next start offers the game, and nothing is lost."""
    with tempfile.TemporaryDirectory() as folder:
        with begin(folder, ["gwt", "--players", "2", "--seed", "3"], 100, 30) as t:
            t.wait("1 ")
            t.resize(80, 24)
            play_some(t, 15)
            t.resize(120, 40)
            t.wait("What it does")
            t.resize(60, 20)
            t.wait("Window too small")
            t.resize(100, 30)
            before = t.wait("job token", "└", without=("Window too small",))
            os.kill(t.pid(), signal.SIGHUP)
            t.wait("[ended")
        files = state_files(folder)
        assert len(files) == 1 and files[0].startswith("gwt-"), files
        checked = subprocess.run([PROGRAM, "verify", os.path.join(folder, "sagebrush", files[0])], capture_output=True, text=True)
        assert checked.returncode == 0, checked.stdout + checked.stderr
        with begin(folder, [], 100, 30) as t:
            t.wait("go on: Great")
            t.keys("1")
            after = t.wait("job token", "└")
            assert after.splitlines()[:18] == before.splitlines()[:18], before + after
            play_some(t, 30)
            os.kill(t.pid(), signal.SIGTERM)
            t.wait("[ended")
        with begin(folder, ["gwt"], 80, 24) as t:
            t.wait("There is an unfinished game")
            t.keys("r")
            t.wait("job token")
            t.keys("Q")
            t.wait("Leave the game?")
            t.keys("n")
            t.wait("job token", without=("Leave the game?",))
            t.keys("Q", "y")
            t.wait("is kept")
        assert len(state_files(folder)) == 1


def test_the_screen_is_covered_between_people():
    """Two people, one screen: nothing of a hand is seen until the other one has sat down."""
    with tempfile.TemporaryDirectory() as folder:
        with begin(folder, ["colorado", "--players", "2", "--seed", "11", "--human", "all"], 80, 24) as t:
            cover = t.wait("The others look away")
            for secret in ("hand", "area", "Map", "red N"):
                assert secret not in cover, cover
            t.keys("Enter")
            t.wait("Choose the village", without=("look away",))
            t.keys("a")
            cover = t.wait("The others look away", "Buck, it is your turn")
            assert "red N" not in cover, cover


def test_line_mode_at_a_terminal():
    """Editing, history and completion; a bid is its number; leaving asks; the end of the window keeps the game."""
    with tempfile.TemporaryDirectory() as folder:
        with begin(folder, ["goldriver", "--players", "3", "--seed", "4", "--lines"], 80, 40) as t:
            t.wait("type the number", "\n>")
            t.text("abou")
            t.keys("Tab")
            t.text("poker")
            t.keys("Enter")
            t.wait("rules GR-POK")
            t.text("log")
            t.keys("Enter")
            t.wait("* Round 1")
            t.keys("Up", "Up", "Enter")  # about poker, again
            t.wait_any("> about  poker\nPoker", "> about poker\nPoker")
            t.text("q")
            t.keys("Enter")
            t.wait("Leave the game?")
            t.text("n")
            t.keys("Enter")
            t.text("1")
            t.keys("Enter")
            t.wait("Annie bids 1")
            os.kill(t.pid(), signal.SIGHUP)
            t.wait("is kept")
        assert len(state_files(folder)) == 1
        with begin(folder, ["goldriver"], 80, 24, TERM="dumb") as t:
            screen = t.wait("type the number")
            assert "\033" not in screen


def test_line_mode_at_forty_columns():
    """Readable there: no row of a table is broken in two."""
    for lang, towns in (("en", "Cold Mountain, 5: nobody"), ("fr", "Cold Mountain, 5")):
        with tempfile.TemporaryDirectory() as folder:
            with begin(folder, ["goldriver", "--players", "4", "--seed", "4", "--lines", "--lang", lang], 40, 60) as t:
                screen = t.wait("\n>")
                assert towns in screen, screen
    for game, rows in (("gwt", ("  price, VP  $5 8  $3 9\n", "  you pay    $9    $11\n", "  workers    ..   ..\n")),
                       ("colorado", ("  Annie    . . * | . P . *\n", "  +-----------+-------+-------+\n", "  E Rattlesnake Flats\n"))):
        with tempfile.TemporaryDirectory() as folder:
            with begin(folder, [game, "--players", "2", "--seed", "3", "--lines"], 40, 200) as t:
                screen = t.wait("\n>")
                for row in rows:
                    assert row in screen, (row, screen)


def test_moves_of_bots_are_shown_one_by_one():
    """Each long enough to be read; any key shows the rest at once."""
    with tempfile.TemporaryDirectory() as folder:
        with begin(folder, ["goldriver", "--players", "3", "--seed", "4"], 80, 24, pace="60000") as t:
            t.wait("bid more than 0")
            t.keys("1", "Enter")
            t.wait("any key: at once")
            t.keys("Space")
            t.wait("bid", without=("any key: at once",))


def test_the_mouse_chooses():
    """A click on a line of the list plays it, as its letter does; one on a pane gives it the keys that scroll."""
    with tempfile.TemporaryDirectory() as folder:
        with begin(folder, ["gwt", "--players", "2", "--seed", "3"], 80, 24) as t:
            screen = t.wait("│>a ", "│ b ", "U undo")
            rows = screen.splitlines()
            y = next(i for i, row in enumerate(rows) if row.startswith("│ b "))
            for button in (0, 3):  # pressed, released
                t.text("\033[M" + "".join(chr(33 + n) for n in (button - 1, 10, y)))
            after = t.wait("1 ", without=(rows[y],))
            assert after != screen


def test_puzzles_in_the_menu():
    """One by its number, solved in lines, and back to the menu; a number that there is not is said."""
    with tempfile.TemporaryDirectory() as folder, begin(folder, ["--lang", "fr"], 80, 24) as t:
        t.wait("Jouer", "énigmes", "Q quitter")
        t.keys("p")
        t.wait("celle du jour")
        t.keys("9", "9", "9", "Enter")
        t.wait("Cette énigme n’existe pas")
        t.keys("b", "p")
        t.wait("celle du jour")
        t.keys("1", "Enter", "1", "Enter")  # the answer typed ahead: it is asked in lines
        t.wait("Entrée : retour au menu")
        t.keys("Enter")
        t.wait("Jouer", "énigmes", "Q quitter")
        t.keys("Q")
        t.wait("[ended 0]")


def test_the_review_of_a_finished_game():
    """The key that the scores name works there as it does once they are closed."""
    golden = os.path.join(os.path.dirname(os.path.abspath(__file__)), "golden", "colorado-2-greedy.sbg")
    with tempfile.TemporaryDirectory() as folder:
        with begin(folder, ["--resume", golden], 110, 40) as t:
            t.wait(FINAL["en"], "V: what the game came down to")
            t.keys("V")
            t.wait("What the game came down to", "own play", "better:", without=(FINAL["en"],))
            t.keys("Escape")
            t.wait(OVER["en"], "V review", without=("own play",))
            t.keys("V")
            t.wait("What the game came down to", "own play", "better:")


def test_a_bot_that_begins_shows_nothing():
    """Whoever begins: the one before the screen sees their own cards, and is asked for their own moves."""
    with tempfile.TemporaryDirectory() as folder:
        with begin(folder, ["gwt", "--players", "4", "--seed", "21"], 120, 40) as t:
            screen = t.wait("> Dolly", "D Dolly", "? help")  # the others
            assert "A Annie" not in screen, screen


def test_four_players_with_rails_to_the_north():
    """All of the network, the railroad and the own cards are on one screen of 120x40, and a turn can be played there."""
    with tempfile.TemporaryDirectory() as folder:
        with begin(folder, ["gwt", "--players", "4", "--seed", "8", "--options", "rails_north=on"], 120, 40) as t:
            t.wait("5 You", "? help")
            screen = play_some(t, 25)
            lines_are_whole(screen, 120)
            for number, part in (("1", "Rails to the North"), ("2", "Railroad and cities"), ("3", "Trail"), ("4", "Markets")):
                t.keys(number)
                towns = ("St. Jo", "Topeka", "Omaha", "Montre", "Albany") if number == "1" else ()
                t.wait(f"{number} {part}", *towns, "5 You", "6 The others", "Question", "What it does", "8 Log", "hand ", "B Buck", "C Clem", "D Dolly")
            t.keys("M")
            t.wait("Neutral buildings", "Galloway: $2; hire; hire (+$2)", "certificate or objective; engine per engineer", "5 You", "What it does")


def main():
    for name, test in sorted(globals().items()):
        if name.startswith("test_") and callable(test):
            test()
            print("ok", name, flush=True)


if __name__ == "__main__":
    main()
