/* io.c: a complete position as JSON, both ways. */
#include "games/goldriver/state.h"
#include "games/goldriver/contract.h"
#include "games/goldriver/frames.h"
static const sb_domain *const CARD = &GR_DOMAINS[GR_DOM_CARD];
static const sb_domain *const TOWN = &GR_DOMAINS[GR_DOM_TOWN];

static uint64_t io_pile(sb_io *io, const char *key, uint64_t pile)
{
    size_t n = sb_io_list(io, key, (size_t)gr_size(pile), GR_CARD_COUNT);
    uint64_t rest = pile, read = 0;
    for (size_t i = 0; i < n; i++) {
        int card = sb_io_item(io, NULL, rest ? gr_lowest(rest) : 0, CARD);
        rest &= rest - 1;
        if (card == 0 || (read & GR_BIT(card)))
            sb_io_fail(io, NULL, "expected a card, each once");
        read |= GR_BIT(card);
    }
    sb_io_end(io);
    return read & GR_ALL_CARDS;
}

/* Top card first. */
static void io_deck(gr_state *st, sb_io *io)
{
    uint8_t top_first[GR_CARD_COUNT] = { 0 };
    size_t n = sb_io_list(io, "deck", st->deck_n, sizeof st->deck);
    for (size_t i = 0; i < n; i++)
        top_first[i] = (uint8_t)sb_io_item(io, NULL, sb_io_reading(io) ? 0 : st->deck[st->deck_n - 1 - i], CARD);
    sb_io_end(io);
    if (!sb_io_reading(io))
        return;
    st->deck_n = (uint8_t)n;
    for (size_t i = 0; i < n; i++)
        st->deck[n - 1 - i] = top_first[i];
}

static void io_players(gr_state *st, sb_io *io)
{
    size_t n = sb_io_list(io, "players", st->players, GR_SEATS);
    if (sb_io_reading(io))
        st->players = (uint8_t)n;
    for (size_t s = 0; s < n; s++) {
        sb_io_object(io, NULL);
        st->nuggets[s] = (uint16_t)sb_io_int(io, "nuggets", st->nuggets[s], 0, SB_MOVES_MAX - 2);
        st->front[s] = io_pile(io, "front", st->front[s]);
        st->kept[s] = io_pile(io, "kept", st->kept[s]);
        sb_io_end(io);
    }
    sb_io_end(io);
}

static void io_options(gr_state *st, sb_io *io)
{
    sb_io_object(io, "options");
    st->poker = sb_io_bool(io, "poker", st->poker);
    st->first_game = sb_io_bool(io, "first_game", st->first_game);
    st->first_seat = (uint8_t)sb_io_seat(io, "first_seat", st->first_seat, st->players);
    sb_io_end(io);
}

static void io_pending(gr_state *st, sb_io *io)
{
    size_t n = sb_io_list(io, "pending", st->pending_n, GR_PENDING_MAX);
    st->pending_n = (uint8_t)n;
    for (size_t k = 0; k < n; k++) {
        sb_io_object(io, NULL);
        st->pending_card[k] = (uint8_t)sb_io_item(io, "card", st->pending_card[k], CARD);
        st->pending_seat[k] = (uint8_t)sb_io_int(io, "seat", st->pending_seat[k], 0, GR_SEATS - 1);
        sb_io_end(io);
    }
    sb_io_end(io);
}

static void io_towns(gr_state *st, sb_io *io)
{
    sb_io_object(io, "mayors");
    for (int t = 1; t < GR_TOWN_COUNT; t++)
        st->mayor[t] = (uint8_t)sb_io_seat(io, TOWN->item[t].id, st->mayor[t], st->players);
    sb_io_end(io);
    st->lost_town = (uint8_t)sb_io_item(io, "lost_town", st->lost_town, TOWN);
    sb_io_object(io, "attached");
    for (int i = 0; i < GR_LASSO_COUNT; i++)
        st->host[i] = (uint8_t)sb_io_item(io, CARD->item[GR_FIRST_LASSO + i].id, st->host[i], CARD);
    sb_io_end(io);
}

static int io_field(sb_io *io, const sb_frame_field *field, int v, int players)
{
    int most = field->size == 1 ? UINT8_MAX : UINT16_MAX;
    switch ((gr_field_type)field->type) {
    case GR_F_NONE: return sb_io_reading(io) ? 0 : v;
    case GR_F_NUMBER:
    case GR_F_SEATS:
    case GR_F_SEAT: return (int)sb_io_int(io, field->name, v, 0, most);
    case GR_F_SEAT_OR_NONE: return sb_io_seat(io, field->name, v, players);
    case GR_F_CARD: return sb_io_item(io, field->name, v, CARD);
    case GR_F_TOWN: return sb_io_item(io, field->name, v, TOWN);
    }
    return v;
}

/* The lowest frame first. */
static void io_stack(gr_state *st, sb_io *io)
{
    size_t n = sb_io_list(io, "stack", st->stack_n, GR_STACK_MAX);
    st->stack_n = (uint8_t)n;
    for (size_t i = 0; i < n; i++) {
        gr_frame *f = &st->stack[i];
        sb_io_object(io, NULL);
        f->op = (uint8_t)sb_io_item(io, "frame", f->op, &GR_OP_DOMAIN);
        f->seat = (uint8_t)sb_io_int(io, "seat", f->seat, 0, GR_SEATS - 1);
        const sb_frame_field *field = GR_OPS[f->op]->fields;
        for (int k = 0; k < SB_FRAME_FIELDS && field[k].type; k++)
            sb_frame_set(f, &field[k], io_field(io, &field[k], sb_frame_get(f, &field[k]), st->players));
        sb_io_end(io);
    }
    sb_io_end(io);
}

static void io_bytes(sb_io *io, const char *key, uint8_t *v, size_t n, int most)
{
    size_t count = sb_io_list(io, key, n, n);
    for (size_t i = 0; i < count; i++)
        v[i] = (uint8_t)sb_io_int(io, NULL, v[i], 0, most);
    sb_io_end(io);
}

void gr_io(void *state, sb_io *io)
{
    gr_state *st = state;
    io_players(st, io);
    io_options(st, io);
    st->round = (uint8_t)sb_io_int(io, "round", st->round, 0, UINT8_MAX);
    st->first = (uint8_t)sb_io_int(io, "first", st->first, 0, GR_SEATS - 1);
    st->winner = (uint8_t)sb_io_int(io, "winner", st->winner, 0, GR_SEATS - 1);
    st->price = (uint16_t)sb_io_int(io, "price", st->price, 0, SB_MOVES_MAX);
    st->transit = (uint16_t)sb_io_int(io, "transit", st->transit, 0, SB_MOVES_MAX);
    st->reversed = sb_io_bool(io, "reversed", st->reversed);
    io_bytes(io, "order", st->order, sizeof st->order, GR_SEATS - 1);
    io_bytes(io, "dice", st->dice, sizeof st->dice, 6);
    size_t bids = sb_io_list(io, "bids", 2, 2);
    for (size_t i = 0; i < bids; i++)
        st->bid[i] = (uint16_t)sb_io_int(io, NULL, st->bid[i], 0, SB_MOVES_MAX);
    sb_io_end(io);
    st->deposit = (uint16_t)sb_io_int(io, "deposit", st->deposit, 0, SB_MOVES_MAX);
    st->from_supply = (int32_t)sb_io_int(io, "from_supply", st->from_supply, -100000, 100000);
    io_towns(st, io);
    st->sale = io_pile(io, "sale", st->sale);
    st->resolving = io_pile(io, "resolving", st->resolving);
    st->drawn = io_pile(io, "drawn", st->drawn);
    io_pending(st, io);
    st->out = io_pile(io, "out", st->out);
    st->removed_named = io_pile(io, "removed_named", st->removed_named);
    st->removed = io_pile(io, "removed", st->removed);
    io_deck(st, io);
    io_stack(st, io);
    sb_io_rng(io, &st->rng, gr_streams);
}
