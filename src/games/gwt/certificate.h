/* certificate.h: certificates (GWT-CERT). */
#ifndef GWT_CERTIFICATE_H
#define GWT_CERTIFICATE_H

#include "games/gwt/state.h"

int gwt_certificate_limit(const gwt_player *p); /* step of the track */
void gwt_advance(gwt_state *st, int seat, int n, sb_events *ev);
int gwt_permanent(const gwt_player *p);

#endif
