/* describe.c: the protocol as data (describe.h).  What requests take is read off their tables; what they answer stands here,
 * and a test finds every answer that is otherwise. */
#include "protocol/describe.h"

#include "protocol/request.h"

#include <string.h>

typedef struct shape {
    const char *name, *members;
} shape;

#define EVENTS   "events_from:number events:Event[] events_next:number"
#define POSITION "hash?:text pending:number[] over:bool"
#define ROLE     "answer/decline/done/aside/step"
#define MOVE     "move:text kind:text args:Args role:" ROLE " text:text"
#define THOUGHT  "move:text value:number visits:number candidates:Candidate[]"
#define TEXTS    "en:text fr:text"
#define ENTRY    TEXTS " rules_version:number players:number[] options:Option[] example:bool automa:text!"
#define FORECAST "chance:number points:number other:number categories:number{}"
#define ADVICE   "bot:text foresees:bool moves:Advised[]"
#define VERDICT  "right:bool answer:text text:text gap:number why:text line_texts:text[] best?:Forecast other?:Forecast"
#define PUZZLE   "number:number puzzle:text grade:easy/medium/hard seat:number players:number options:Value{}"
#define REVIEW   "done:number of:number bot:text seats?:SeatReview[]"

static const shape SHAPES[] = {
    { "Seat", "seat:number name:text kind:human/bot bot?:text person?:away/resigned nonce?:text" },
    { "SeatWish", "name?:text kind?:human/bot bot?:text" },
    { "Automa", "seat:number name:text" },
    { "Move", MOVE " note?:text order?:number facts?:Facts" },
    { "Blocked", MOVE " code:text reason:text rule:text!" },
    { "Event", "number?:number event:text seat?:number rule?:text mark?:bool quiet?:bool text?:text *:any" },
    { "Decision", "kind:text rule:text! args:Args text:text" },
    { "Question", "kind:text rule:text! text?:text" },
    { "LastMove", "seat:number move?:text kind?:text args?:Args role?:text text?:text" },
    { "TakeBack", "ply:number seat:number" },
    { "Proposal", "to:number by:number agreed:number[]" },
    { "Incident",
        "number:number incident:bot/back/time/resign/undo seat?:number bot?:text ply?:number agreed?:number[] "
        "after:number text:text" },
    { "ScoreRow", "seat:number automa?:text place?:number total:number categories:number{}" },
    { "Result", "over:bool scores:ScoreRow[] winners:number[]" },
    { "View",
        "game:text rules_version:number table:text players:number viewer:Viewer options:Value{} seats:Seat[] "
        "automas:Automa[] commitment:text turn:number ply:number last_move?:LastMove! undos:number "
        "agreed_undos:number over:bool pending:number[] thinks:number! decision:Decision! moves:Move[] "
        "blocked:Blocked[] can_undo:bool can_redo:bool take_back:TakeBack! proposal:Proposal! private:bool " EVENTS
        " incidents:Incident[] position:any result?:Result seed?:text" },
    { "Texts", TEXTS },
    { "Option", "id:text values:Value[] default:Value! players:number[] excludes?:text[] names?:Texts{} " TEXTS },
    { "Game", "id:text " ENTRY },
    { "Item", "id:text " TEXTS " about_en?:text about_fr?:text rules?:text" },
    { "Argument", "name:text type:text list?:bool" },
    { "Word", "id:text rule:text! args:Argument[] role?:" ROLE " " TEXTS },
    { "Field",
        "path:text type:number/bool/seat/item/object/list/map/scores domain?:text optional?:bool nullable?:bool "
        "by_seat?:bool folded?:bool elsewhere?:bool first?:bool en?:text fr?:text" },
    { "Catalogue",
        "game:text " ENTRY " domains:Item[]{} moves:Word[] decisions:Word[] events:Word[] reasons:Word[] "
        "categories:Word[] facts:Word[] measures:Word[] fields:Field[] components:any{}" },
    { "Bot", "id:text " TEXTS },
    { "Limits", "line:number tables:number perft_depth:number perft_nodes:number playouts:number ms:number" },
    { "Candidate", "move:text value:number visits:number" },
    { "Preview", "events:Event[] stops:decision/chance/hidden/over change:number{}" },
    { "Forecast", FORECAST },
    { "Advised",
        "move:text text:text value:number chance?:number points?:number other?:number categories?:number{} why?:text "
        "line:text[] line_texts:text[]" },
    { "Advice", ADVICE },
    { "CurvePoint", "ply:number chance:number" },
    { "Slip",
        "ply:number turn:number lost:number move:text text:text was:Forecast better:text better_text:text "
        "could:Forecast why:text" },
    { "SeatReview",
        "seat:number decisions:number start:number own:number others:number luck:number end:number "
        "curve:CurvePoint[] slips:Slip[]" },
    { "Review", REVIEW },
    { "PuzzleHead", PUZZLE },
    { "Verdict", VERDICT },
    { "Why", "legal:bool code?:text rule?:text! message?:text" },
    { "Refusal", "code:text message:text rule?:text field?:text" },
};

static const shape HOST[] = {
    { "hello", "protocol:number version:text games:Game[] bots:Bot[] limits:Limits" },
    { "catalogue", "catalogue:Catalogue" },
    { "new", "table:number hash?:text pending?:number[] over?:bool commitment:text waiting?:number[]" },
    { "nonce", "commitment:text waiting:number[] hash?:text pending?:number[] over?:bool" },
    { "deal", POSITION },
    { "legal", "moves:text[] texts?:text[] decision:Question!" },
    { "apply", "events:Event[] " POSITION },
    { "undo", POSITION " plies:number" },
    { "redo", POSITION " plies:number" },
    { "reset", POSITION " plies:number" },
    { "state", "game:text options:Value{} hash:text state:any" },
    { "load", "table:number " POSITION " commitment:text" },
    { "result", "over:bool scores:ScoreRow[] winners:number[]" },
    { "record", "record:text" },
    { "replay", "table:number " POSITION " commitment:text game:text players:number plies:number" },
    { "bot", THOUGHT },
    { "step", "seat:number! " POSITION " plies:number" },
    { "incident", "incidents:Incident[]" },
    { "review", REVIEW },
    { "puzzles", "puzzles:PuzzleHead[] daily?:number" },
    { "puzzle", "table:number " POSITION " commitment:text " PUZZLE },
    { "solve", VERDICT },
    { "perft", "nodes:number ended:number" },
    { "seat", "*:any" },
    { "close", "" },
    { "view", "view:View" },
};

static const shape SEATS[] = {
    { "events", "undos:number " EVENTS },
    { "status",
        "ply:number undos:number events_next:number over:bool pending:number[] dealt:bool may_move:bool "
        "private:bool" },
    { "hint", "bot:text " THOUGHT },
    { "view", "view:View" },
    { "apply", "view:View" },
    { "undo", "view:View" },
    { "redo", "view:View" },
    { "reset", "view:View" },
    { "agree", "view:View" },
};

/* Before the deal. */
static const shape EARLY[] = {
    { "status", "dealt:bool commitment:text waiting:number[]" },
    { "nonce", "commitment:text waiting:number[]" },
};

/* What both ask alike. */
static const shape BOTH[] = {
    { "coach", ADVICE },
    { "why", "legal:bool code?:text rule?:text! message?:text" },
    { "preview", "events:Event[] stops:decision/chance/hidden/over change:number{}" },
};

/* A field means the same in every request. */
static const shape FIELDS[] = {
    { "game", "text" },
    { "players", "number" },
    { "options", "Value{}" },
    { "seed", "Value" },
    { "seats", "SeatWish[]" },
    { "nonces", "bool" },
    { "nonce", "text" },
    { "table", "number" },
    { "seat", "number" },
    { "viewer", "Viewer" },
    { "move", "text" },
    { "lang", "Lang" },
    { "ply", "number" },
    { "undos", "number" },
    { "since", "number" },
    { "to", "number" },
    { "agree", "bool" },
    { "agreed", "number[]" },
    { "state", "any" },
    { "record", "text" },
    { "bot", "text" },
    { "playouts", "number" },
    { "ms", "number" },
    { "depth", "number" },
    { "plies", "number" },
    { "number", "number" },
    { "date", "text" },
    { "incident", "bot/back/time/resign" },
    { "request", "any" },
};

#define COUNT(list) (sizeof(list) / sizeof *(list))

static const char *find(const shape *list, size_t n, const char *name)
{
    for (size_t i = 0; i < n; i++)
        if (strcmp(list[i].name, name) == 0)
            return list[i].members;
    return NULL;
}

static void put_fields(const request_kind *k, sb_json *out)
{
    char bytes[600];
    sb_text text = SB_TEXT(bytes);
    for (int i = 0; i < REQUEST_FIELDS_MAX && k->fields[i].name; i++) {
        const field *f = &k->fields[i];
        const char *type = find(FIELDS, COUNT(FIELDS), f->name);
        sb_putf(&text, "%s%s%s:%s", text.n ? " " : "", f->name, f->required ? "" : "?", type ? type : "any");
    }
    sb_json_text(out, "takes", bytes);
}

static void put_requests(const char *key, const request_kind *kinds, const shape *answers, size_t n, sb_json *out)
{
    sb_json_object(out, key);
    for (const request_kind *k = kinds; k->name; k++) {
        const char *answer = find(answers, n, k->name);
        sb_json_object(out, k->name);
        put_fields(k, out);
        sb_json_text(out, "answers", answer ? answer : find(BOTH, COUNT(BOTH), k->name));
        sb_json_end(out);
    }
    sb_json_end(out);
}

void protocol_describe(sb_json *out)
{
    sb_json_object(out, "shapes");
    for (size_t i = 0; i < COUNT(SHAPES); i++)
        sb_json_text(out, SHAPES[i].name, SHAPES[i].members);
    sb_json_end(out);
    put_requests("host", REQUEST_KINDS, HOST, COUNT(HOST), out);
    put_requests("seat", SEAT_KINDS, SEATS, COUNT(SEATS), out);
    put_requests("early", EARLY_KINDS, EARLY, COUNT(EARLY), out);
}
