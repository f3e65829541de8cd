/* seat.h: the seat's protocol: what one seat, or somebody who watches, may ask of its table (docs/protocol.md).
 *
 * This is what a player's program speaks over whatever wire there is: the page to its worker, a browser to a server.  The
 * wire knows which seat it belongs to; a request does not say it and cannot.  It sees and does what that seat may,
 * nothing else.  What comes twice or too late does no harm, and no answer grows with the length of the game.
 *
 *     on_message(client *c, document):
 *         if (seat_answer(c->table, c->seat, &limits, &host, ops, document, &answer))
 *             for all other clients o of the table:  seat_news(o->table, o->seat, &o->has, o->lang, &news), send it
 *         send answer
 *
 * A request is a document behind sb_node_ops, an answer is one line of JSON, as in engine.h; there is no I/O here. */
#ifndef SAGEBRUSH_PROTOCOL_SEAT_H
#define SAGEBRUSH_PROTOCOL_SEAT_H

#include "protocol/engine.h"
#include "sagebrush/table.h"

#define SEAT_EVENTS 96 /* most events of one answer; earlier ones are asked for by `events` */

/* Answers the request of a seat (SB_SPECTATOR: of somebody who watches) into `answer`, cleared first, without newline.
 * True: the table has changed.  Of the limits `playouts` and `ms` count, of the host its clock and `stop`; NULL: the defaults,
 * neither. */
bool seat_answer(sb_table *t, int seat, const engine_limits *limits, const engine_host *host, const sb_node_ops *ops,
    const void *root, sb_text *answer);

/* Is this a request for which somebody thinks, for as long as the limits allow?  It changes nothing: who has others that wait asks
 * it of a copy (sb_table_copy), on another thread. */
bool seat_thinks(const char *verb);

/* The same before the deal (sb_offer): a seat learns the commitment (`status`) and adds its nonce (`nonce`).  True:
 * somebody less is waited for; with none the host deals (sb_offer_deal) and sends everybody their first view. */
bool seat_answer_early(sb_offer *o, int seat, const sb_node_ops *ops, const void *root, sb_text *answer);

/* What a client has: the last view it got said `events_next` and `undos`.  All zero: nothing yet. */
typedef struct seat_has {
    int events, undos;
} seat_has;

/* What a client did not ask for and should know, because somebody else changed the table: {"news":"view","view":{...}}.
 * `has` is what it has, and afterwards what it has then. */
void seat_news(const sb_table *t, int seat, seat_has *has, sb_lang lang, sb_text *out);

#endif
