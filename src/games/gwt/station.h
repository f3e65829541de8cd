/* station.h: stations and their masters (GWT-STA). */
#ifndef GWT_STATION_H
#define GWT_STATION_H

#include "games/gwt/state.h"

bool gwt_can_upgrade(const gwt_state *st, int seat, int station);
uint64_t gwt_stations_behind(const gwt_state *st, int seat);
void gwt_station_upgraded(gwt_state *st, int seat, int station);

#endif
