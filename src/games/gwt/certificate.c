/* certificate.c: the certificate track (GWT-CERT). */
#include "games/gwt/state.h"
#include "games/gwt/certificate.h"

/* GWT-CERT-2, GWT-CERT-3 */
int gwt_certificate_limit(const gwt_player *p)
{
    if (p->discs >> GWT_SLOT_disc_cert_4 & 1)
        return GWT_LIMIT_STEP;
    return p->discs >> GWT_SLOT_disc_cert_6 & 1 ? GWT_LIMIT_STEP_4 : GWT_LIMIT_STEP_6;
}

/* GWT-CERT-1, GWT-CERT-4: as far as possible. */
void gwt_advance(gwt_state *st, int seat, int n, sb_events *ev)
{
    gwt_player *p = &st->player[seat];
    int to = gwt_min(p->certificate + n, gwt_certificate_limit(p));
    if (to <= p->certificate)
        return;
    p->certificate = (uint8_t)to;
    sb_emit(ev, GWT_EV_CERTIFICATES, seat, (int16_t)GWT_CERTIFICATES[to]);
}

/* GWT-INC-4: of the station masters owned. */
int gwt_permanent(const gwt_player *p)
{
    int n = 0;
    for (unsigned set = p->masters; set; set &= set - 1)
        n += GWT_MASTER[gwt_lowest(set)].permanent;
    return n;
}
