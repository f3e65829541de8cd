/* sheet.c: where trail and towns lie on a wide drawing (tables.h has places on a square one).  The trail's sheet is GWT_SHEET_WIDTH
 * by GWT_SHEET_HEIGHT, so that every building fits on every place of its kind: neutral ones at most 164 wide and 40 high,
 * personal ones 92 by 46; the railroad lies above it, Kansas City on its left.  The network of Rails to the North lies above the
 * railroad.  Nothing of the rules depends on it. */
#include "games/gwt/state.h"

/* clang-format off */
const gwt_spot GWT_TRAIL_SHEET[GWT_PLACE_COUNT] = {
    [GWT_PLACE_start] = { 840, 408 }, [GWT_PLACE_a] = { 756, 354 }, [GWT_PLACE_a1] = { 624, 344 },
    [GWT_PLACE_a2] = { 522, 344 }, [GWT_PLACE_a3] = { 420, 344 }, [GWT_PLACE_flood_1] = { 704, 402 },
    [GWT_PLACE_flood_2] = { 654, 404 }, [GWT_PLACE_flood_3] = { 604, 404 }, [GWT_PLACE_flood_4] = { 554, 402 },
    [GWT_PLACE_flood_risk_1] = { 470, 397 }, [GWT_PLACE_flood_risk_2] = { 366, 397 }, [GWT_PLACE_b] = { 236, 392 },
    [GWT_PLACE_b1] = { 246, 342 }, [GWT_PLACE_b2] = { 236, 291 }, [GWT_PLACE_b3] = { 250, 240 },
    [GWT_PLACE_drought_1] = { 130, 374 }, [GWT_PLACE_drought_2] = { 100, 328 }, [GWT_PLACE_drought_3] = { 92, 280 },
    [GWT_PLACE_drought_4] = { 96, 232 }, [GWT_PLACE_drought_risk_1] = { 120, 180 }, [GWT_PLACE_c] = { 284, 176 },
    [GWT_PLACE_c1] = { 418, 146 }, [GWT_PLACE_c2] = { 530, 146 }, [GWT_PLACE_d] = { 426, 218 },
    [GWT_PLACE_d1] = { 576, 194 }, [GWT_PLACE_outlaw_4] = { 340, 272 }, [GWT_PLACE_outlaw_5] = { 390, 291 },
    [GWT_PLACE_outlaw_6] = { 442, 298 }, [GWT_PLACE_outlaw_7] = { 494, 301 }, [GWT_PLACE_outlaw_8] = { 546, 301 },
    [GWT_PLACE_outlaw_9] = { 596, 297 }, [GWT_PLACE_outlaw_risk_1] = { 690, 284 },
    [GWT_PLACE_outlaw_risk_2] = { 800, 234 }, [GWT_PLACE_e] = { 704, 172 }, [GWT_PLACE_e1] = { 704, 92 },
    [GWT_PLACE_e2] = { 600, 92 }, [GWT_PLACE_rockfall_1] = { 816, 176 }, [GWT_PLACE_rockfall_2] = { 842, 126 },
    [GWT_PLACE_rockfall_3] = { 842, 76 }, [GWT_PLACE_rockfall_4] = { 802, 32 },
    [GWT_PLACE_rockfall_risk_1] = { 704, 30 }, [GWT_PLACE_rockfall_risk_2] = { 600, 30 }, [GWT_PLACE_f] = { 470, 62 },
    [GWT_PLACE_f1] = { 342, 30 }, [GWT_PLACE_f2] = { 342, 96 }, [GWT_PLACE_g] = { 214, 64 },
    [GWT_PLACE_g1] = { 86, 30 }, [GWT_PLACE_g2] = { 86, 98 }, [GWT_PLACE_kansas_city] = { 26, 64 },
    [GWT_PLACE_outlaw_1] = { 534, 256 }, [GWT_PLACE_outlaw_2] = { 576, 256 }, [GWT_PLACE_outlaw_3] = { 618, 256 },
};

const gwt_spot GWT_TOWN_SHEET[GWT_TOWN_COUNT] = {
    [GWT_TOWN_small_2] = { 64, 62 }, [GWT_TOWN_station_town_1] = { 128, 173 }, [GWT_TOWN_omaha] = { 196, 301 },
    [GWT_TOWN_small_1] = { 166, 423 }, [GWT_TOWN_medium_1] = { 54, 423 }, [GWT_TOWN_oregon_city] = { 236, 75 },
    [GWT_TOWN_small_6] = { 346, 75 }, [GWT_TOWN_denver] = { 458, 88 }, [GWT_TOWN_small_5] = { 322, 215 },
    [GWT_TOWN_small_4] = { 424, 296 }, [GWT_TOWN_medium_2] = { 300, 431 }, [GWT_TOWN_small_3] = { 400, 431 },
    [GWT_TOWN_milwaukee] = { 562, 88 }, [GWT_TOWN_small_7] = { 664, 75 }, [GWT_TOWN_green_bay] = { 772, 88 },
    [GWT_TOWN_station_town_2] = { 640, 212 }, [GWT_TOWN_small_8] = { 842, 202 }, [GWT_TOWN_medium_3] = { 742, 272 },
    [GWT_TOWN_small_9] = { 886, 67 }, [GWT_TOWN_buffalo] = { 992, 88 }, [GWT_TOWN_toronto] = { 806, 384 },
    [GWT_TOWN_small_10] = { 914, 301 }, [GWT_TOWN_medium_4] = { 1062, 223 }, [GWT_TOWN_montreal] = { 1036, 335 },
    [GWT_TOWN_medium_5] = { 560, 431 }, [GWT_TOWN_small_11] = { 648, 384 }, [GWT_TOWN_small_12] = { 930, 446 },
    [GWT_TOWN_medium_6] = { 1040, 446 },
};
/* clang-format on */
