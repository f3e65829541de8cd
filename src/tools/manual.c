/* manual.c: manual pages and the completion of shells, made from the tables of verbs and flags that --help prints. */
#include "cli/cli.h"

#include "sagebrush/heap.h"
#include "cli/file.h"

#include <stddef.h>
#include <string.h>

/* ---- manual pages -------------------------------------------------------------------------------------------------- */

/* Text for roff: backslashes and minus signs as they are, no line that begins with a command. */
static void put_roff(sb_text *out, const char *s)
{
    if (*s == '.' || *s == '\'')
        sb_put(out, "\\&");
    for (; *s; s++) {
        if (*s == '\\')
            sb_put(out, "\\e");
        else if (*s == '-')
            sb_put(out, "\\-");
        else
            sb_put_char(out, *s);
    }
}

static void put_head(sb_text *out, const char *name, const char *about)
{
    sb_put(out, ".TH ");
    for (const char *p = name; *p; p++)
        sb_put_char(out, *p >= 'a' && *p <= 'z' ? (char)(*p - 'a' + 'A') : *p);
    sb_putf(out, " 1 \"\" \"Sagebrush %s\"\n.SH NAME\n", CLI_VERSION);
    put_roff(out, name);
    sb_put(out, " \\- ");
    put_roff(out, about);
    sb_put(out, "\n.SH SYNOPSIS\n");
}

static void put_verb_page(sb_text *out, const verb *v)
{
    char name[64];
    sb_text title = SB_TEXT(name);
    sb_putf(&title, "sagebrush-%s", v->name);
    put_head(out, name, v->about);
    sb_putf(out, ".B sagebrush %s\n", v->name);
    put_roff(out, v->args);
    sb_put(out, v->flags->name ? " [flags]\n" : "\n");
    if (v->flags->name)
        sb_put(out, ".SH OPTIONS\n");
    for (const flag *f = v->flags; f->name; f++) {
        sb_put(out, ".TP\n.B \\-\\-");
        put_roff(out, f->name);
        if (f->value) {
            sb_put(out, " \\fI");
            put_roff(out, f->value);
            sb_put(out, "\\fR");
        }
        sb_put_char(out, '\n');
        put_roff(out, f->help);
        sb_put_char(out, '\n');
    }
    sb_put(out, ".TP\n.B \\-h, \\-\\-help\nthe same, in short\n.SH SEE ALSO\n.BR sagebrush (1)\n");
}

static void put_main_page(sb_text *out)
{
    put_head(out, "sagebrush", "Western board games at one table");
    sb_put(out, ".B sagebrush\nVERB [...]\n.SH VERBS\n");
    for (int i = 0; CLI_VERBS[i]; i++) {
        sb_putf(out, ".TP\n.BR sagebrush\\-%s (1) ", CLI_VERBS[i]->name);
        put_roff(out, CLI_VERBS[i]->args);
        sb_put_char(out, '\n');
        put_roff(out, CLI_VERBS[i]->about);
        sb_put_char(out, '\n');
    }
    sb_put(out, ".SH GAMES\n");
    for (int i = 0; sb_games[i]; i++)
        sb_putf(out, "%s%s\n", i ? ".br\n" : "", sb_games[i]->id);
    sb_put(out,
        ".SH FILES\n.TP\n.I $XDG_STATE_HOME/sagebrush, ~/.local/state/sagebrush\ngames in progress at the terminal\n");
}

static bool write_page(const char *folder, const verb *v)
{
    sb_text text = sb_heap_text(), path = sb_heap_text();
    sb_putf(&path, v ? "%s/sagebrush-%s.1" : "%s/sagebrush.1", folder, v ? v->name : "");
    if (v)
        put_verb_page(&text, v);
    else
        put_main_page(&text);
    bool fine = !text.cut && !path.cut && file_write(path.at, &text);
    if (!fine)
        fprintf(stderr, "sagebrush man: %s could not be written\n", path.at);
    sb_heap_text_free(&text);
    sb_heap_text_free(&path);
    return fine;
}

typedef struct man_flags {
    const char *folder;
} man_flags;

static const flag MAN_FLAGS[] = {
    { "folder", FLAG_TEXT, offsetof(man_flags, folder), 0, 0, "FOLDER", "writes the pages of all verbs there" },
    { 0 },
};

static const verb *verb_of(const char *name)
{
    for (int i = 0; CLI_VERBS[i]; i++)
        if (strcmp(CLI_VERBS[i]->name, name) == 0)
            return CLI_VERBS[i];
    return NULL;
}

static int write_pages(const char *folder)
{
    bool fine = write_page(folder, NULL);
    for (int i = 0; CLI_VERBS[i] && fine; i++)
        fine = write_page(folder, CLI_VERBS[i]);
    return fine ? CLI_FINE : CLI_CHECK_FAILED;
}

static int run_man(int argc, char **argv)
{
    man_flags f = { 0 };
    char **args;
    int n;
    if (!cli_flags(&VERB_MAN, argc, argv, &f, &args, &n))
        return CLI_BAD_USAGE;
    const verb *v = n == 1 ? verb_of(args[0]) : NULL;
    if (n > 1 || (n == 1 && !v) || (n && f.folder))
        return cli_usage(&VERB_MAN, "%s: expected one verb, or none", n ? args[0] : "");
    if (f.folder)
        return write_pages(f.folder);
    sb_text text = sb_heap_text();
    if (v)
        put_verb_page(&text, v);
    else
        put_main_page(&text);
    fputs(text.at, stdout);
    sb_heap_text_free(&text);
    return CLI_FINE;
}

const verb VERB_MAN = {
    .name = "man",
    .args = "[VERB]",
    .about = "the manual page of a verb, for man: sagebrush man play | man -l -",
    .flags = MAN_FLAGS,
    .run = run_man,
};

/* ---- completion ---------------------------------------------------------------------------------------------------- */

/* What may stand behind a verb: its flags; of verbs about games also those. */
static void put_words(sb_text *out, const verb *v)
{
    for (const flag *f = v->flags; f->name; f++)
        sb_putf(out, "--%s ", f->name);
    sb_put(out, "--help");
    for (int i = 0; strstr(v->args, "GAME") && sb_games[i]; i++)
        sb_putf(out, " %s", sb_games[i]->id);
}

static void put_verbs(sb_text *out)
{
    for (int i = 0; CLI_VERBS[i]; i++)
        sb_putf(out, "%s ", CLI_VERBS[i]->name);
    sb_put(out, "help");
}

static void put_bash(sb_text *out)
{
    sb_put(out,
        "# sagebrush completion bash\n_sagebrush() {\n    local word=${COMP_WORDS[COMP_CWORD]} words\n"
        "    if [ \"$COMP_CWORD\" -eq 1 ]; then\n        words=\"");
    put_verbs(out);
    sb_put(out, "\"\n    else\n        case ${COMP_WORDS[1]} in\n");
    for (int i = 0; CLI_VERBS[i]; i++) {
        sb_putf(out, "        %s) words=\"", CLI_VERBS[i]->name);
        put_words(out, CLI_VERBS[i]);
        sb_put(out, "\" ;;\n");
    }
    sb_put(out, "        help) words=\"");
    put_verbs(out);
    sb_put(out,
        "\" ;;\n        esac\n    fi\n    COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))\n}\n"
        "complete -o default -F _sagebrush sagebrush\n");
}

/* Text in zsh's single quotes: no quotes, brackets and colons of its own. */
static void put_zsh_text(sb_text *out, const char *s)
{
    for (; *s; s++)
        if (*s == '[' || *s == ']' || *s == ':')
            sb_putf(out, "\\%c", *s);
        else if (*s == '\'')
            sb_put(out, "'\\''");
        else
            sb_put_char(out, *s);
}

static void put_zsh(sb_text *out)
{
    sb_put(out, "#compdef sagebrush\n# sagebrush completion zsh\n_sagebrush() {\n    local -a verbs\n    verbs=(\n");
    for (int i = 0; CLI_VERBS[i]; i++) {
        sb_putf(out, "        '%s:", CLI_VERBS[i]->name);
        put_zsh_text(out, CLI_VERBS[i]->about);
        sb_put(out, "'\n");
    }
    sb_put(out,
        "    )\n    if (( CURRENT == 2 )); then\n        _describe verb verbs\n        return\n    fi\n    case "
        "$words[2] in\n");
    for (int i = 0; CLI_VERBS[i]; i++) {
        sb_putf(out, "    %s) _arguments", CLI_VERBS[i]->name);
        for (const flag *f = CLI_VERBS[i]->flags; f->name; f++) {
            sb_putf(out, " \\\n        '--%s[", f->name);
            put_zsh_text(out, f->help);
            sb_put(out, f->value ? "]:value:_files'" : "]'");
        }
        if (strstr(CLI_VERBS[i]->args, "GAME")) {
            sb_put(out, " \\\n        '*:game:(");
            for (int g = 0; sb_games[g]; g++)
                sb_putf(out, g ? " %s" : "%s", sb_games[g]->id);
            sb_put(out, ")'");
        } else {
            sb_put(out, " \\\n        '*:file:_files'");
        }
        sb_put(out, " ;;\n");
    }
    sb_put(out,
        "    esac\n}\nif [ \"$funcstack[1]\" = _sagebrush ]; then _sagebrush \"$@\"; else compdef _sagebrush "
        "sagebrush; fi\n");
}

static const flag NO_FLAGS[] = { { 0 } };

static int run_completion(int argc, char **argv)
{
    char **args;
    int n, nothing;
    if (!cli_flags(&VERB_COMPLETION, argc, argv, &nothing, &args, &n))
        return CLI_BAD_USAGE;
    bool bash = n == 1 && strcmp(args[0], "bash") == 0;
    if (!bash && (n != 1 || strcmp(args[0], "zsh") != 0))
        return cli_usage(&VERB_COMPLETION, "expected bash or zsh");
    sb_text text = sb_heap_text();
    if (bash)
        put_bash(&text);
    else
        put_zsh(&text);
    fputs(text.at, stdout);
    sb_heap_text_free(&text);
    return CLI_FINE;
}

const verb VERB_COMPLETION = {
    .name = "completion",
    .args = "bash|zsh",
    .about = "completion for a shell: source <(sagebrush completion bash)",
    .flags = NO_FLAGS,
    .run = run_completion,
};
