/* actions_table.c: the moves that have numbers (actions_table.h).  Written by `make actions`: do not edit. */
#include "library/actions_table.h"

/* clang-format off */
static const actions_row goldriver_rows[] = {
    { { 0, { 0 } }, 1 }, /* pass */
    { { 1, { 0 } }, 1 }, /* bid:0 */
    { { 1, { 0, 1 } }, 1 }, /* bid:1 */
    { { 1, { 0, 2 } }, 1 }, /* bid:2 */
    { { 1, { 0, 3 } }, 1 }, /* bid:3 */
    { { 1, { 0, 4 } }, 1 }, /* bid:4 */
    { { 1, { 0, 5 } }, 1 }, /* bid:5 */
    { { 1, { 0, 6 } }, 1 }, /* bid:6 */
    { { 1, { 0, 7 } }, 1 }, /* bid:7 */
    { { 1, { 0, 8 } }, 1 }, /* bid:8 */
    { { 1, { 0, 9 } }, 1 }, /* bid:9 */
    { { 1, { 0, 10 } }, 1 }, /* bid:10 */
    { { 1, { 0, 11 } }, 1 }, /* bid:11 */
    { { 1, { 0, 12 } }, 1 }, /* bid:12 */
    { { 1, { 0, 13 } }, 1 }, /* bid:13 */
    { { 1, { 0, 14 } }, 1 }, /* bid:14 */
    { { 1, { 0, 15 } }, 1 }, /* bid:15 */
    { { 1, { 0, 16 } }, 1 }, /* bid:16 */
    { { 1, { 0, 17 } }, 1 }, /* bid:17 */
    { { 1, { 0, 18 } }, 1 }, /* bid:18 */
    { { 1, { 0, 19 } }, 1 }, /* bid:19 */
    { { 1, { 0, 20 } }, 1 }, /* bid:20 */
    { { 1, { 0, 21 } }, 1 }, /* bid:21 */
    { { 1, { 0, 22 } }, 1 }, /* bid:22 */
    { { 1, { 0, 23 } }, 1 }, /* bid:23 */
    { { 1, { 0, 24 } }, 1 }, /* bid:24 */
    { { 1, { 0, 25 } }, 1 }, /* bid:25 */
    { { 1, { 0, 26 } }, 1 }, /* bid:26 */
    { { 1, { 0, 27 } }, 1 }, /* bid:27 */
    { { 1, { 0, 28 } }, 1 }, /* bid:28 */
    { { 1, { 0, 29 } }, 1 }, /* bid:29 */
    { { 1, { 0, 30 } }, 1 }, /* bid:30 */
    { { 1, { 0, 31 } }, 1 }, /* bid:31 */
    { { 1, { 0, 32 } }, 1 }, /* bid:32 */
    { { 1, { 0, 33 } }, 1 }, /* bid:33 */
    { { 1, { 0, 34 } }, 1 }, /* bid:34 */
    { { 1, { 0, 35 } }, 1 }, /* bid:35 */
    { { 1, { 0, 36 } }, 1 }, /* bid:36 */
    { { 1, { 0, 37 } }, 1 }, /* bid:37 */
    { { 1, { 0, 38 } }, 1 }, /* bid:38 */
    { { 1, { 0, 39 } }, 1 }, /* bid:39 */
    { { 1, { 0, 40 } }, 1 }, /* bid:40 */
    { { 1, { 0, 41 } }, 1 }, /* bid:41 */
    { { 1, { 0, 42 } }, 1 }, /* bid:42 */
    { { 1, { 0, 43 } }, 1 }, /* bid:43 */
    { { 1, { 0, 44 } }, 1 }, /* bid:44 */
    { { 1, { 0, 45 } }, 1 }, /* bid:45 */
    { { 1, { 0, 46 } }, 1 }, /* bid:46 */
    { { 1, { 0, 47 } }, 1 }, /* bid:47 */
    { { 1, { 0, 48 } }, 1 }, /* bid:48 */
    { { 1, { 0, 49 } }, 1 }, /* bid:49 */
    { { 1, { 0, 50 } }, 1 }, /* bid:50 */
    { { 1, { 0, 51 } }, 1 }, /* bid:51 */
    { { 1, { 0, 52 } }, 1 }, /* bid:52 */
    { { 1, { 0, 53 } }, 1 }, /* bid:53 */
    { { 1, { 0, 54 } }, 1 }, /* bid:54 */
    { { 1, { 0, 55 } }, 1 }, /* bid:55 */
    { { 1, { 0, 56 } }, 1 }, /* bid:56 */
    { { 1, { 0, 57 } }, 1 }, /* bid:57 */
    { { 1, { 0, 58 } }, 1 }, /* bid:58 */
    { { 1, { 0, 59 } }, 1 }, /* bid:59 */
    { { 1, { 0, 60 } }, 1 }, /* bid:60 */
    { { 1, { 0, 61 } }, 1 }, /* bid:61 */
    { { 1, { 0, 62 } }, 1 }, /* bid:62 */
    { { 1, { 0, 63 } }, 1 }, /* bid:63 */
    { { 1, { 0, 64 } }, 1 }, /* bid:64 */
    { { 1, { 0, 65 } }, 1 }, /* bid:65 */
    { { 1, { 0, 66 } }, 1 }, /* bid:66 */
    { { 1, { 0, 67 } }, 1 }, /* bid:67 */
    { { 1, { 0, 68 } }, 1 }, /* bid:68 */
    { { 1, { 0, 69 } }, 1 }, /* bid:69 */
    { { 1, { 0, 70 } }, 1 }, /* bid:70 */
    { { 1, { 0, 71 } }, 1 }, /* bid:71 */
    { { 1, { 0, 72 } }, 1 }, /* bid:72 */
    { { 1, { 0, 73 } }, 1 }, /* bid:73 */
    { { 1, { 0, 74 } }, 1 }, /* bid:74 */
    { { 1, { 0, 75 } }, 1 }, /* bid:75 */
    { { 1, { 0, 76 } }, 1 }, /* bid:76 */
    { { 1, { 0, 77 } }, 1 }, /* bid:77 */
    { { 1, { 0, 78 } }, 1 }, /* bid:78 */
    { { 1, { 0, 79 } }, 1 }, /* bid:79 */
    { { 1, { 0, 80 } }, 1 }, /* bid:80 */
    { { 1, { 0, 81 } }, 1 }, /* bid:81 */
    { { 1, { 0, 82 } }, 1 }, /* bid:82 */
    { { 1, { 0, 83 } }, 1 }, /* bid:83 */
    { { 1, { 0, 84 } }, 1 }, /* bid:84 */
    { { 1, { 0, 85 } }, 1 }, /* bid:85 */
    { { 1, { 0, 86 } }, 1 }, /* bid:86 */
    { { 1, { 0, 87 } }, 1 }, /* bid:87 */
    { { 1, { 0, 88 } }, 1 }, /* bid:88 */
    { { 1, { 0, 89 } }, 1 }, /* bid:89 */
    { { 1, { 0, 90 } }, 1 }, /* bid:90 */
    { { 1, { 0, 91 } }, 1 }, /* bid:91 */
    { { 1, { 0, 92 } }, 1 }, /* bid:92 */
    { { 1, { 0, 93 } }, 1 }, /* bid:93 */
    { { 1, { 0, 94 } }, 1 }, /* bid:94 */
    { { 1, { 0, 95 } }, 1 }, /* bid:95 */
    { { 1, { 0, 96 } }, 1 }, /* bid:96 */
    { { 1, { 0, 97 } }, 1 }, /* bid:97 */
    { { 1, { 0, 98 } }, 1 }, /* bid:98 */
    { { 1, { 0, 99 } }, 1 }, /* bid:99 */
    { { 1, { 0, 100 } }, 1 }, /* bid:100 */
    { { 1, { 0, 101 } }, 1 }, /* bid:101 */
    { { 1, { 0, 102 } }, 1 }, /* bid:102 */
    { { 1, { 0, 103 } }, 1 }, /* bid:103 */
    { { 1, { 0, 104 } }, 1 }, /* bid:104 */
    { { 1, { 0, 105 } }, 1 }, /* bid:105 */
    { { 1, { 0, 106 } }, 1 }, /* bid:106 */
    { { 1, { 0, 107 } }, 1 }, /* bid:107 */
    { { 1, { 0, 108 } }, 1 }, /* bid:108 */
    { { 1, { 0, 109 } }, 1 }, /* bid:109 */
    { { 1, { 0, 110 } }, 1 }, /* bid:110 */
    { { 1, { 0, 111 } }, 1 }, /* bid:111 */
    { { 1, { 0, 112 } }, 1 }, /* bid:112 */
    { { 1, { 0, 113 } }, 1 }, /* bid:113 */
    { { 1, { 0, 114 } }, 1 }, /* bid:114 */
    { { 1, { 0, 115 } }, 1 }, /* bid:115 */
    { { 1, { 0, 116 } }, 1 }, /* bid:116 */
    { { 1, { 0, 117 } }, 1 }, /* bid:117 */
    { { 1, { 0, 118 } }, 1 }, /* bid:118 */
    { { 1, { 0, 119 } }, 1 }, /* bid:119 */
    { { 1, { 0, 120 } }, 1 }, /* bid:120 */
    { { 1, { 0, 121 } }, 1 }, /* bid:121 */
    { { 1, { 0, 122 } }, 1 }, /* bid:122 */
    { { 1, { 0, 123 } }, 1 }, /* bid:123 */
    { { 1, { 0, 124 } }, 1 }, /* bid:124 */
    { { 1, { 0, 125 } }, 1 }, /* bid:125 */
    { { 1, { 0, 126 } }, 1 }, /* bid:126 */
    { { 1, { 0, 127 } }, 1 }, /* bid:127 */
    { { 2, { 0 } }, 1 }, /* decline */
    { { 3, { 1 } }, 1 }, /* use:penny_press */
    { { 3, { 2 } }, 1 }, /* use:mustang */
    { { 3, { 3 } }, 1 }, /* use:moonshine */
    { { 3, { 4 } }, 1 }, /* use:all_in */
    { { 4, { 1 } }, 1 }, /* take:san_narciso_02 */
    { { 4, { 2 } }, 1 }, /* take:san_narciso_03 */
    { { 4, { 3 } }, 1 }, /* take:san_narciso_04 */
    { { 4, { 4 } }, 1 }, /* take:san_narciso_07 */
    { { 4, { 5 } }, 1 }, /* take:san_narciso_08 */
    { { 4, { 6 } }, 1 }, /* take:san_narciso_10 */
    { { 4, { 7 } }, 1 }, /* take:san_narciso_11 */
    { { 4, { 8 } }, 1 }, /* take:cold_mountain_03 */
    { { 4, { 9 } }, 1 }, /* take:cold_mountain_05 */
    { { 4, { 10 } }, 1 }, /* take:cold_mountain_06 */
    { { 4, { 11 } }, 1 }, /* take:cold_mountain_08 */
    { { 4, { 12 } }, 1 }, /* take:cold_mountain_09 */
    { { 4, { 13 } }, 1 }, /* take:cold_mountain_10 */
    { { 4, { 14 } }, 1 }, /* take:cold_mountain_12 */
    { { 4, { 15 } }, 1 }, /* take:cactus_junction_02 */
    { { 4, { 16 } }, 1 }, /* take:cactus_junction_04 */
    { { 4, { 17 } }, 1 }, /* take:cactus_junction_05 */
    { { 4, { 18 } }, 1 }, /* take:cactus_junction_07 */
    { { 4, { 19 } }, 1 }, /* take:cactus_junction_09 */
    { { 4, { 20 } }, 1 }, /* take:cactus_junction_11 */
    { { 4, { 21 } }, 1 }, /* take:cactus_junction_12 */
    { { 4, { 22 } }, 1 }, /* take:coyote_city_03 */
    { { 4, { 23 } }, 1 }, /* take:coyote_city_05 */
    { { 4, { 24 } }, 1 }, /* take:coyote_city_06 */
    { { 4, { 25 } }, 1 }, /* take:coyote_city_07 */
    { { 4, { 26 } }, 1 }, /* take:coyote_city_10 */
    { { 4, { 27 } }, 1 }, /* take:coyote_city_11 */
    { { 4, { 28 } }, 1 }, /* take:coyote_city_12 */
    { { 4, { 29 } }, 1 }, /* take:whiskey_river_even_1 */
    { { 4, { 30 } }, 1 }, /* take:whiskey_river_even_2 */
    { { 4, { 31 } }, 1 }, /* take:whiskey_river_odd_1 */
    { { 4, { 32 } }, 1 }, /* take:whiskey_river_odd_2 */
    { { 4, { 33 } }, 1 }, /* take:whiskey_river_double_2 */
    { { 4, { 34 } }, 1 }, /* take:whiskey_river_double_3 */
    { { 4, { 35 } }, 1 }, /* take:whiskey_river_double_4 */
    { { 4, { 36 } }, 1 }, /* take:lost_mine */
    { { 4, { 37 } }, 1 }, /* take:ghost_mine_1 */
    { { 4, { 38 } }, 1 }, /* take:ghost_mine_2 */
    { { 4, { 39 } }, 1 }, /* take:penny_press_1 */
    { { 4, { 40 } }, 1 }, /* take:penny_press_2 */
    { { 4, { 41 } }, 1 }, /* take:mustang_1 */
    { { 4, { 42 } }, 1 }, /* take:mustang_2 */
    { { 4, { 43 } }, 1 }, /* take:moonshine_1 */
    { { 4, { 44 } }, 1 }, /* take:moonshine_2 */
    { { 4, { 45 } }, 1 }, /* take:all_in_1 */
    { { 4, { 46 } }, 1 }, /* take:all_in_2 */
    { { 4, { 47 } }, 1 }, /* take:one_armed_bandit_1 */
    { { 4, { 48 } }, 1 }, /* take:one_armed_bandit_2 */
    { { 4, { 49 } }, 1 }, /* take:hold_up_1 */
    { { 4, { 50 } }, 1 }, /* take:hold_up_2 */
    { { 4, { 51 } }, 1 }, /* take:dynamite_1 */
    { { 4, { 52 } }, 1 }, /* take:dynamite_2 */
    { { 4, { 53 } }, 1 }, /* take:dynamite_3 */
    { { 4, { 54 } }, 1 }, /* take:raid */
    { { 4, { 55 } }, 1 }, /* take:judge */
    { { 4, { 56 } }, 1 }, /* take:wagon */
    { { 4, { 57 } }, 1 }, /* take:gold_1 */
    { { 4, { 58 } }, 1 }, /* take:gold_2 */
    { { 4, { 59 } }, 1 }, /* take:gold_3 */
    { { 4, { 60 } }, 1 }, /* take:bank */
    { { 4, { 61 } }, 1 }, /* take:post_office */
    { { 4, { 62 } }, 1 }, /* take:saloon */
    { { 4, { 63 } }, 1 }, /* take:railway_station */
    { { 5, { 0 } }, 1 }, /* money */
    { { 6, { 1 } }, 1 }, /* discard:san_narciso_02 */
    { { 6, { 2 } }, 1 }, /* discard:san_narciso_03 */
    { { 6, { 3 } }, 1 }, /* discard:san_narciso_04 */
    { { 6, { 4 } }, 1 }, /* discard:san_narciso_07 */
    { { 6, { 5 } }, 1 }, /* discard:san_narciso_08 */
    { { 6, { 6 } }, 1 }, /* discard:san_narciso_10 */
    { { 6, { 7 } }, 1 }, /* discard:san_narciso_11 */
    { { 6, { 8 } }, 1 }, /* discard:cold_mountain_03 */
    { { 6, { 9 } }, 1 }, /* discard:cold_mountain_05 */
    { { 6, { 10 } }, 1 }, /* discard:cold_mountain_06 */
    { { 6, { 11 } }, 1 }, /* discard:cold_mountain_08 */
    { { 6, { 12 } }, 1 }, /* discard:cold_mountain_09 */
    { { 6, { 13 } }, 1 }, /* discard:cold_mountain_10 */
    { { 6, { 14 } }, 1 }, /* discard:cold_mountain_12 */
    { { 6, { 15 } }, 1 }, /* discard:cactus_junction_02 */
    { { 6, { 16 } }, 1 }, /* discard:cactus_junction_04 */
    { { 6, { 17 } }, 1 }, /* discard:cactus_junction_05 */
    { { 6, { 18 } }, 1 }, /* discard:cactus_junction_07 */
    { { 6, { 19 } }, 1 }, /* discard:cactus_junction_09 */
    { { 6, { 20 } }, 1 }, /* discard:cactus_junction_11 */
    { { 6, { 21 } }, 1 }, /* discard:cactus_junction_12 */
    { { 6, { 22 } }, 1 }, /* discard:coyote_city_03 */
    { { 6, { 23 } }, 1 }, /* discard:coyote_city_05 */
    { { 6, { 24 } }, 1 }, /* discard:coyote_city_06 */
    { { 6, { 25 } }, 1 }, /* discard:coyote_city_07 */
    { { 6, { 26 } }, 1 }, /* discard:coyote_city_10 */
    { { 6, { 27 } }, 1 }, /* discard:coyote_city_11 */
    { { 6, { 28 } }, 1 }, /* discard:coyote_city_12 */
    { { 6, { 29 } }, 1 }, /* discard:whiskey_river_even_1 */
    { { 6, { 30 } }, 1 }, /* discard:whiskey_river_even_2 */
    { { 6, { 31 } }, 1 }, /* discard:whiskey_river_odd_1 */
    { { 6, { 32 } }, 1 }, /* discard:whiskey_river_odd_2 */
    { { 6, { 33 } }, 1 }, /* discard:whiskey_river_double_2 */
    { { 6, { 34 } }, 1 }, /* discard:whiskey_river_double_3 */
    { { 6, { 35 } }, 1 }, /* discard:whiskey_river_double_4 */
    { { 6, { 36 } }, 1 }, /* discard:lost_mine */
    { { 6, { 37 } }, 1 }, /* discard:ghost_mine_1 */
    { { 6, { 38 } }, 1 }, /* discard:ghost_mine_2 */
    { { 6, { 39 } }, 1 }, /* discard:penny_press_1 */
    { { 6, { 40 } }, 1 }, /* discard:penny_press_2 */
    { { 6, { 41 } }, 1 }, /* discard:mustang_1 */
    { { 6, { 42 } }, 1 }, /* discard:mustang_2 */
    { { 6, { 43 } }, 1 }, /* discard:moonshine_1 */
    { { 6, { 44 } }, 1 }, /* discard:moonshine_2 */
    { { 6, { 45 } }, 1 }, /* discard:all_in_1 */
    { { 6, { 46 } }, 1 }, /* discard:all_in_2 */
    { { 6, { 47 } }, 1 }, /* discard:one_armed_bandit_1 */
    { { 6, { 48 } }, 1 }, /* discard:one_armed_bandit_2 */
    { { 6, { 49 } }, 1 }, /* discard:hold_up_1 */
    { { 6, { 50 } }, 1 }, /* discard:hold_up_2 */
    { { 6, { 51 } }, 1 }, /* discard:dynamite_1 */
    { { 6, { 52 } }, 1 }, /* discard:dynamite_2 */
    { { 6, { 53 } }, 1 }, /* discard:dynamite_3 */
    { { 6, { 54 } }, 1 }, /* discard:raid */
    { { 6, { 55 } }, 1 }, /* discard:judge */
    { { 6, { 56 } }, 1 }, /* discard:wagon */
    { { 6, { 57 } }, 1 }, /* discard:gold_1 */
    { { 6, { 58 } }, 1 }, /* discard:gold_2 */
    { { 6, { 59 } }, 1 }, /* discard:gold_3 */
    { { 6, { 60 } }, 1 }, /* discard:bank */
    { { 6, { 61 } }, 1 }, /* discard:post_office */
    { { 6, { 62 } }, 1 }, /* discard:saloon */
    { { 6, { 63 } }, 1 }, /* discard:railway_station */
    { { 7, { 1 } }, 1 }, /* join:san_narciso */
    { { 7, { 2 } }, 1 }, /* join:cold_mountain */
    { { 7, { 3 } }, 1 }, /* join:cactus_junction */
    { { 7, { 4 } }, 1 }, /* join:coyote_city */
    { { 7, { 5 } }, 1 }, /* join:whiskey_river */
    { { 8, { 0 } }, 1 }, /* pay:0 */
    { { 8, { 0, 1 } }, 1 }, /* pay:1 */
    { { 8, { 0, 2 } }, 1 }, /* pay:2 */
    { { 8, { 0, 3 } }, 1 }, /* pay:3 */
    { { 9, { 1 } }, 1 }, /* choose:san_narciso_02 */
    { { 9, { 2 } }, 1 }, /* choose:san_narciso_03 */
    { { 9, { 3 } }, 1 }, /* choose:san_narciso_04 */
    { { 9, { 4 } }, 1 }, /* choose:san_narciso_07 */
    { { 9, { 5 } }, 1 }, /* choose:san_narciso_08 */
    { { 9, { 6 } }, 1 }, /* choose:san_narciso_10 */
    { { 9, { 7 } }, 1 }, /* choose:san_narciso_11 */
    { { 9, { 8 } }, 1 }, /* choose:cold_mountain_03 */
    { { 9, { 9 } }, 1 }, /* choose:cold_mountain_05 */
    { { 9, { 10 } }, 1 }, /* choose:cold_mountain_06 */
    { { 9, { 11 } }, 1 }, /* choose:cold_mountain_08 */
    { { 9, { 12 } }, 1 }, /* choose:cold_mountain_09 */
    { { 9, { 13 } }, 1 }, /* choose:cold_mountain_10 */
    { { 9, { 14 } }, 1 }, /* choose:cold_mountain_12 */
    { { 9, { 15 } }, 1 }, /* choose:cactus_junction_02 */
    { { 9, { 16 } }, 1 }, /* choose:cactus_junction_04 */
    { { 9, { 17 } }, 1 }, /* choose:cactus_junction_05 */
    { { 9, { 18 } }, 1 }, /* choose:cactus_junction_07 */
    { { 9, { 19 } }, 1 }, /* choose:cactus_junction_09 */
    { { 9, { 20 } }, 1 }, /* choose:cactus_junction_11 */
    { { 9, { 21 } }, 1 }, /* choose:cactus_junction_12 */
    { { 9, { 22 } }, 1 }, /* choose:coyote_city_03 */
    { { 9, { 23 } }, 1 }, /* choose:coyote_city_05 */
    { { 9, { 24 } }, 1 }, /* choose:coyote_city_06 */
    { { 9, { 25 } }, 1 }, /* choose:coyote_city_07 */
    { { 9, { 26 } }, 1 }, /* choose:coyote_city_10 */
    { { 9, { 27 } }, 1 }, /* choose:coyote_city_11 */
    { { 9, { 28 } }, 1 }, /* choose:coyote_city_12 */
    { { 9, { 29 } }, 1 }, /* choose:whiskey_river_even_1 */
    { { 9, { 30 } }, 1 }, /* choose:whiskey_river_even_2 */
    { { 9, { 31 } }, 1 }, /* choose:whiskey_river_odd_1 */
    { { 9, { 32 } }, 1 }, /* choose:whiskey_river_odd_2 */
    { { 9, { 33 } }, 1 }, /* choose:whiskey_river_double_2 */
    { { 9, { 34 } }, 1 }, /* choose:whiskey_river_double_3 */
    { { 9, { 35 } }, 1 }, /* choose:whiskey_river_double_4 */
    { { 9, { 36 } }, 1 }, /* choose:lost_mine */
    { { 9, { 37 } }, 1 }, /* choose:ghost_mine_1 */
    { { 9, { 38 } }, 1 }, /* choose:ghost_mine_2 */
    { { 9, { 39 } }, 1 }, /* choose:penny_press_1 */
    { { 9, { 40 } }, 1 }, /* choose:penny_press_2 */
    { { 9, { 41 } }, 1 }, /* choose:mustang_1 */
    { { 9, { 42 } }, 1 }, /* choose:mustang_2 */
    { { 9, { 43 } }, 1 }, /* choose:moonshine_1 */
    { { 9, { 44 } }, 1 }, /* choose:moonshine_2 */
    { { 9, { 45 } }, 1 }, /* choose:all_in_1 */
    { { 9, { 46 } }, 1 }, /* choose:all_in_2 */
    { { 9, { 47 } }, 1 }, /* choose:one_armed_bandit_1 */
    { { 9, { 48 } }, 1 }, /* choose:one_armed_bandit_2 */
    { { 9, { 49 } }, 1 }, /* choose:hold_up_1 */
    { { 9, { 50 } }, 1 }, /* choose:hold_up_2 */
    { { 9, { 51 } }, 1 }, /* choose:dynamite_1 */
    { { 9, { 52 } }, 1 }, /* choose:dynamite_2 */
    { { 9, { 53 } }, 1 }, /* choose:dynamite_3 */
    { { 9, { 54 } }, 1 }, /* choose:raid */
    { { 9, { 55 } }, 1 }, /* choose:judge */
    { { 9, { 56 } }, 1 }, /* choose:wagon */
    { { 9, { 57 } }, 1 }, /* choose:gold_1 */
    { { 9, { 58 } }, 1 }, /* choose:gold_2 */
    { { 9, { 59 } }, 1 }, /* choose:gold_3 */
    { { 9, { 60 } }, 1 }, /* choose:bank */
    { { 9, { 61 } }, 1 }, /* choose:post_office */
    { { 9, { 62 } }, 1 }, /* choose:saloon */
    { { 9, { 63 } }, 1 }, /* choose:railway_station */
    { { 10, { 0 } }, 1 }, /* rob:s0 */
    { { 10, { 1 } }, 1 }, /* rob:s1 */
    { { 10, { 2 } }, 1 }, /* rob:s2 */
    { { 10, { 3 } }, 1 }, /* rob:s3 */
    { { 10, { 4 } }, 1 }, /* rob:s4 */
    { { 11, { 0 } }, 1 }, /* announce:0 */
    { { 11, { 0, 1 } }, 1 }, /* announce:1 */
    { { 11, { 0, 2 } }, 1 }, /* announce:2 */
    { { 11, { 0, 3 } }, 1 }, /* announce:3 */
    { { 11, { 0, 4 } }, 1 }, /* announce:4 */
    { { 11, { 0, 5 } }, 1 }, /* announce:5 */
    { { 11, { 0, 6 } }, 1 }, /* announce:6 */
    { { 11, { 0, 7 } }, 1 }, /* announce:7 */
    { { 11, { 0, 8 } }, 1 }, /* announce:8 */
    { { 11, { 0, 9 } }, 1 }, /* announce:9 */
    { { 11, { 0, 10 } }, 1 }, /* announce:10 */
    { { 11, { 0, 11 } }, 1 }, /* announce:11 */
    { { 11, { 0, 12 } }, 1 }, /* announce:12 */
    { { 11, { 0, 13 } }, 1 }, /* announce:13 */
    { { 11, { 0, 14 } }, 1 }, /* announce:14 */
    { { 11, { 0, 15 } }, 1 }, /* announce:15 */
    { { 12, { 1 } }, 1 }, /* dynamite:san_narciso_02 */
    { { 12, { 2 } }, 1 }, /* dynamite:san_narciso_03 */
    { { 12, { 3 } }, 1 }, /* dynamite:san_narciso_04 */
    { { 12, { 4 } }, 1 }, /* dynamite:san_narciso_07 */
    { { 12, { 5 } }, 1 }, /* dynamite:san_narciso_08 */
    { { 12, { 6 } }, 1 }, /* dynamite:san_narciso_10 */
    { { 12, { 7 } }, 1 }, /* dynamite:san_narciso_11 */
    { { 12, { 8 } }, 1 }, /* dynamite:cold_mountain_03 */
    { { 12, { 9 } }, 1 }, /* dynamite:cold_mountain_05 */
    { { 12, { 10 } }, 1 }, /* dynamite:cold_mountain_06 */
    { { 12, { 11 } }, 1 }, /* dynamite:cold_mountain_08 */
    { { 12, { 12 } }, 1 }, /* dynamite:cold_mountain_09 */
    { { 12, { 13 } }, 1 }, /* dynamite:cold_mountain_10 */
    { { 12, { 14 } }, 1 }, /* dynamite:cold_mountain_12 */
    { { 12, { 15 } }, 1 }, /* dynamite:cactus_junction_02 */
    { { 12, { 16 } }, 1 }, /* dynamite:cactus_junction_04 */
    { { 12, { 17 } }, 1 }, /* dynamite:cactus_junction_05 */
    { { 12, { 18 } }, 1 }, /* dynamite:cactus_junction_07 */
    { { 12, { 19 } }, 1 }, /* dynamite:cactus_junction_09 */
    { { 12, { 20 } }, 1 }, /* dynamite:cactus_junction_11 */
    { { 12, { 21 } }, 1 }, /* dynamite:cactus_junction_12 */
    { { 12, { 22 } }, 1 }, /* dynamite:coyote_city_03 */
    { { 12, { 23 } }, 1 }, /* dynamite:coyote_city_05 */
    { { 12, { 24 } }, 1 }, /* dynamite:coyote_city_06 */
    { { 12, { 25 } }, 1 }, /* dynamite:coyote_city_07 */
    { { 12, { 26 } }, 1 }, /* dynamite:coyote_city_10 */
    { { 12, { 27 } }, 1 }, /* dynamite:coyote_city_11 */
    { { 12, { 28 } }, 1 }, /* dynamite:coyote_city_12 */
    { { 12, { 29 } }, 1 }, /* dynamite:whiskey_river_even_1 */
    { { 12, { 30 } }, 1 }, /* dynamite:whiskey_river_even_2 */
    { { 12, { 31 } }, 1 }, /* dynamite:whiskey_river_odd_1 */
    { { 12, { 32 } }, 1 }, /* dynamite:whiskey_river_odd_2 */
    { { 12, { 33 } }, 1 }, /* dynamite:whiskey_river_double_2 */
    { { 12, { 34 } }, 1 }, /* dynamite:whiskey_river_double_3 */
    { { 12, { 35 } }, 1 }, /* dynamite:whiskey_river_double_4 */
    { { 12, { 36 } }, 1 }, /* dynamite:lost_mine */
    { { 12, { 37 } }, 1 }, /* dynamite:ghost_mine_1 */
    { { 12, { 38 } }, 1 }, /* dynamite:ghost_mine_2 */
    { { 12, { 60 } }, 1 }, /* dynamite:bank */
    { { 12, { 61 } }, 1 }, /* dynamite:post_office */
    { { 12, { 62 } }, 1 }, /* dynamite:saloon */
    { { 12, { 63 } }, 1 }, /* dynamite:railway_station */
    { { 13, { 1 } }, 1 }, /* raid:san_narciso */
    { { 13, { 2 } }, 1 }, /* raid:cold_mountain */
    { { 13, { 3 } }, 1 }, /* raid:cactus_junction */
    { { 13, { 4 } }, 1 }, /* raid:coyote_city */
    { { 13, { 5 } }, 1 }, /* raid:whiskey_river */
    { { 14, { 0 } }, 1 }, /* fine */
    { { 15, { 0 } }, 1 }, /* yield */
    { { 16, { 1 } }, 1 }, /* destroy:san_narciso_02 */
    { { 16, { 2 } }, 1 }, /* destroy:san_narciso_03 */
    { { 16, { 3 } }, 1 }, /* destroy:san_narciso_04 */
    { { 16, { 4 } }, 1 }, /* destroy:san_narciso_07 */
    { { 16, { 5 } }, 1 }, /* destroy:san_narciso_08 */
    { { 16, { 6 } }, 1 }, /* destroy:san_narciso_10 */
    { { 16, { 7 } }, 1 }, /* destroy:san_narciso_11 */
    { { 16, { 8 } }, 1 }, /* destroy:cold_mountain_03 */
    { { 16, { 9 } }, 1 }, /* destroy:cold_mountain_05 */
    { { 16, { 10 } }, 1 }, /* destroy:cold_mountain_06 */
    { { 16, { 11 } }, 1 }, /* destroy:cold_mountain_08 */
    { { 16, { 12 } }, 1 }, /* destroy:cold_mountain_09 */
    { { 16, { 13 } }, 1 }, /* destroy:cold_mountain_10 */
    { { 16, { 14 } }, 1 }, /* destroy:cold_mountain_12 */
    { { 16, { 15 } }, 1 }, /* destroy:cactus_junction_02 */
    { { 16, { 16 } }, 1 }, /* destroy:cactus_junction_04 */
    { { 16, { 17 } }, 1 }, /* destroy:cactus_junction_05 */
    { { 16, { 18 } }, 1 }, /* destroy:cactus_junction_07 */
    { { 16, { 19 } }, 1 }, /* destroy:cactus_junction_09 */
    { { 16, { 20 } }, 1 }, /* destroy:cactus_junction_11 */
    { { 16, { 21 } }, 1 }, /* destroy:cactus_junction_12 */
    { { 16, { 22 } }, 1 }, /* destroy:coyote_city_03 */
    { { 16, { 23 } }, 1 }, /* destroy:coyote_city_05 */
    { { 16, { 24 } }, 1 }, /* destroy:coyote_city_06 */
    { { 16, { 25 } }, 1 }, /* destroy:coyote_city_07 */
    { { 16, { 26 } }, 1 }, /* destroy:coyote_city_10 */
    { { 16, { 27 } }, 1 }, /* destroy:coyote_city_11 */
    { { 16, { 28 } }, 1 }, /* destroy:coyote_city_12 */
    { { 16, { 29 } }, 1 }, /* destroy:whiskey_river_even_1 */
    { { 16, { 30 } }, 1 }, /* destroy:whiskey_river_even_2 */
    { { 16, { 31 } }, 1 }, /* destroy:whiskey_river_odd_1 */
    { { 16, { 32 } }, 1 }, /* destroy:whiskey_river_odd_2 */
    { { 16, { 33 } }, 1 }, /* destroy:whiskey_river_double_2 */
    { { 16, { 34 } }, 1 }, /* destroy:whiskey_river_double_3 */
    { { 16, { 35 } }, 1 }, /* destroy:whiskey_river_double_4 */
    { { 16, { 36 } }, 1 }, /* destroy:lost_mine */
    { { 17, { 1 } }, 1 }, /* offer:san_narciso_02 */
    { { 17, { 2 } }, 1 }, /* offer:san_narciso_03 */
    { { 17, { 3 } }, 1 }, /* offer:san_narciso_04 */
    { { 17, { 4 } }, 1 }, /* offer:san_narciso_07 */
    { { 17, { 5 } }, 1 }, /* offer:san_narciso_08 */
    { { 17, { 6 } }, 1 }, /* offer:san_narciso_10 */
    { { 17, { 7 } }, 1 }, /* offer:san_narciso_11 */
    { { 17, { 8 } }, 1 }, /* offer:cold_mountain_03 */
    { { 17, { 9 } }, 1 }, /* offer:cold_mountain_05 */
    { { 17, { 10 } }, 1 }, /* offer:cold_mountain_06 */
    { { 17, { 11 } }, 1 }, /* offer:cold_mountain_08 */
    { { 17, { 12 } }, 1 }, /* offer:cold_mountain_09 */
    { { 17, { 13 } }, 1 }, /* offer:cold_mountain_10 */
    { { 17, { 14 } }, 1 }, /* offer:cold_mountain_12 */
    { { 17, { 15 } }, 1 }, /* offer:cactus_junction_02 */
    { { 17, { 16 } }, 1 }, /* offer:cactus_junction_04 */
    { { 17, { 17 } }, 1 }, /* offer:cactus_junction_05 */
    { { 17, { 18 } }, 1 }, /* offer:cactus_junction_07 */
    { { 17, { 19 } }, 1 }, /* offer:cactus_junction_09 */
    { { 17, { 20 } }, 1 }, /* offer:cactus_junction_11 */
    { { 17, { 21 } }, 1 }, /* offer:cactus_junction_12 */
    { { 17, { 22 } }, 1 }, /* offer:coyote_city_03 */
    { { 17, { 23 } }, 1 }, /* offer:coyote_city_05 */
    { { 17, { 24 } }, 1 }, /* offer:coyote_city_06 */
    { { 17, { 25 } }, 1 }, /* offer:coyote_city_07 */
    { { 17, { 26 } }, 1 }, /* offer:coyote_city_10 */
    { { 17, { 27 } }, 1 }, /* offer:coyote_city_11 */
    { { 17, { 28 } }, 1 }, /* offer:coyote_city_12 */
    { { 17, { 29 } }, 1 }, /* offer:whiskey_river_even_1 */
    { { 17, { 30 } }, 1 }, /* offer:whiskey_river_even_2 */
    { { 17, { 31 } }, 1 }, /* offer:whiskey_river_odd_1 */
    { { 17, { 32 } }, 1 }, /* offer:whiskey_river_odd_2 */
    { { 17, { 33 } }, 1 }, /* offer:whiskey_river_double_2 */
    { { 17, { 34 } }, 1 }, /* offer:whiskey_river_double_3 */
    { { 17, { 35 } }, 1 }, /* offer:whiskey_river_double_4 */
    { { 17, { 36 } }, 1 }, /* offer:lost_mine */
    { { 17, { 37 } }, 1 }, /* offer:ghost_mine_1 */
    { { 17, { 38 } }, 1 }, /* offer:ghost_mine_2 */
    { { 18, { 1 } }, 1 }, /* seize:san_narciso_02 */
    { { 18, { 2 } }, 1 }, /* seize:san_narciso_03 */
    { { 18, { 3 } }, 1 }, /* seize:san_narciso_04 */
    { { 18, { 4 } }, 1 }, /* seize:san_narciso_07 */
    { { 18, { 5 } }, 1 }, /* seize:san_narciso_08 */
    { { 18, { 6 } }, 1 }, /* seize:san_narciso_10 */
    { { 18, { 7 } }, 1 }, /* seize:san_narciso_11 */
    { { 18, { 8 } }, 1 }, /* seize:cold_mountain_03 */
    { { 18, { 9 } }, 1 }, /* seize:cold_mountain_05 */
    { { 18, { 10 } }, 1 }, /* seize:cold_mountain_06 */
    { { 18, { 11 } }, 1 }, /* seize:cold_mountain_08 */
    { { 18, { 12 } }, 1 }, /* seize:cold_mountain_09 */
    { { 18, { 13 } }, 1 }, /* seize:cold_mountain_10 */
    { { 18, { 14 } }, 1 }, /* seize:cold_mountain_12 */
    { { 18, { 15 } }, 1 }, /* seize:cactus_junction_02 */
    { { 18, { 16 } }, 1 }, /* seize:cactus_junction_04 */
    { { 18, { 17 } }, 1 }, /* seize:cactus_junction_05 */
    { { 18, { 18 } }, 1 }, /* seize:cactus_junction_07 */
    { { 18, { 19 } }, 1 }, /* seize:cactus_junction_09 */
    { { 18, { 20 } }, 1 }, /* seize:cactus_junction_11 */
    { { 18, { 21 } }, 1 }, /* seize:cactus_junction_12 */
    { { 18, { 22 } }, 1 }, /* seize:coyote_city_03 */
    { { 18, { 23 } }, 1 }, /* seize:coyote_city_05 */
    { { 18, { 24 } }, 1 }, /* seize:coyote_city_06 */
    { { 18, { 25 } }, 1 }, /* seize:coyote_city_07 */
    { { 18, { 26 } }, 1 }, /* seize:coyote_city_10 */
    { { 18, { 27 } }, 1 }, /* seize:coyote_city_11 */
    { { 18, { 28 } }, 1 }, /* seize:coyote_city_12 */
    { { 18, { 29 } }, 1 }, /* seize:whiskey_river_even_1 */
    { { 18, { 30 } }, 1 }, /* seize:whiskey_river_even_2 */
    { { 18, { 31 } }, 1 }, /* seize:whiskey_river_odd_1 */
    { { 18, { 32 } }, 1 }, /* seize:whiskey_river_odd_2 */
    { { 18, { 33 } }, 1 }, /* seize:whiskey_river_double_2 */
    { { 18, { 34 } }, 1 }, /* seize:whiskey_river_double_3 */
    { { 18, { 35 } }, 1 }, /* seize:whiskey_river_double_4 */
    { { 18, { 36 } }, 1 }, /* seize:lost_mine */
    { { 18, { 37 } }, 1 }, /* seize:ghost_mine_1 */
    { { 18, { 38 } }, 1 }, /* seize:ghost_mine_2 */
    { { 19, { 1 } }, 1 }, /* attach:san_narciso_02 */
    { { 19, { 2 } }, 1 }, /* attach:san_narciso_03 */
    { { 19, { 3 } }, 1 }, /* attach:san_narciso_04 */
    { { 19, { 4 } }, 1 }, /* attach:san_narciso_07 */
    { { 19, { 5 } }, 1 }, /* attach:san_narciso_08 */
    { { 19, { 6 } }, 1 }, /* attach:san_narciso_10 */
    { { 19, { 7 } }, 1 }, /* attach:san_narciso_11 */
    { { 19, { 8 } }, 1 }, /* attach:cold_mountain_03 */
    { { 19, { 9 } }, 1 }, /* attach:cold_mountain_05 */
    { { 19, { 10 } }, 1 }, /* attach:cold_mountain_06 */
    { { 19, { 11 } }, 1 }, /* attach:cold_mountain_08 */
    { { 19, { 12 } }, 1 }, /* attach:cold_mountain_09 */
    { { 19, { 13 } }, 1 }, /* attach:cold_mountain_10 */
    { { 19, { 14 } }, 1 }, /* attach:cold_mountain_12 */
    { { 19, { 15 } }, 1 }, /* attach:cactus_junction_02 */
    { { 19, { 16 } }, 1 }, /* attach:cactus_junction_04 */
    { { 19, { 17 } }, 1 }, /* attach:cactus_junction_05 */
    { { 19, { 18 } }, 1 }, /* attach:cactus_junction_07 */
    { { 19, { 19 } }, 1 }, /* attach:cactus_junction_09 */
    { { 19, { 20 } }, 1 }, /* attach:cactus_junction_11 */
    { { 19, { 21 } }, 1 }, /* attach:cactus_junction_12 */
    { { 19, { 22 } }, 1 }, /* attach:coyote_city_03 */
    { { 19, { 23 } }, 1 }, /* attach:coyote_city_05 */
    { { 19, { 24 } }, 1 }, /* attach:coyote_city_06 */
    { { 19, { 25 } }, 1 }, /* attach:coyote_city_07 */
    { { 19, { 26 } }, 1 }, /* attach:coyote_city_10 */
    { { 19, { 27 } }, 1 }, /* attach:coyote_city_11 */
    { { 19, { 28 } }, 1 }, /* attach:coyote_city_12 */
    { { 19, { 29 } }, 1 }, /* attach:whiskey_river_even_1 */
    { { 19, { 30 } }, 1 }, /* attach:whiskey_river_even_2 */
    { { 19, { 31 } }, 1 }, /* attach:whiskey_river_odd_1 */
    { { 19, { 32 } }, 1 }, /* attach:whiskey_river_odd_2 */
    { { 19, { 33 } }, 1 }, /* attach:whiskey_river_double_2 */
    { { 19, { 34 } }, 1 }, /* attach:whiskey_river_double_3 */
    { { 19, { 35 } }, 1 }, /* attach:whiskey_river_double_4 */
    { { 19, { 36 } }, 1 }, /* attach:lost_mine */
    { { 19, { 37 } }, 1 }, /* attach:ghost_mine_1 */
    { { 19, { 38 } }, 1 }, /* attach:ghost_mine_2 */
    { { 20, { 0 } }, 1 }, /* deposit:0 */
    { { 20, { 0, 1 } }, 1 }, /* deposit:1 */
    { { 20, { 0, 2 } }, 1 }, /* deposit:2 */
    { { 20, { 0, 3 } }, 1 }, /* deposit:3 */
    { { 20, { 0, 4 } }, 1 }, /* deposit:4 */
    { { 20, { 0, 5 } }, 1 }, /* deposit:5 */
    { { 20, { 0, 6 } }, 1 }, /* deposit:6 */
    { { 20, { 0, 7 } }, 1 }, /* deposit:7 */
    { { 20, { 0, 8 } }, 1 }, /* deposit:8 */
    { { 20, { 0, 9 } }, 1 }, /* deposit:9 */
    { { 20, { 0, 10 } }, 1 }, /* deposit:10 */
    { { 20, { 0, 11 } }, 1 }, /* deposit:11 */
    { { 20, { 0, 12 } }, 1 }, /* deposit:12 */
    { { 20, { 0, 13 } }, 1 }, /* deposit:13 */
    { { 20, { 0, 14 } }, 1 }, /* deposit:14 */
    { { 20, { 0, 15 } }, 1 }, /* deposit:15 */
    { { 20, { 0, 16 } }, 1 }, /* deposit:16 */
    { { 20, { 0, 17 } }, 1 }, /* deposit:17 */
    { { 20, { 0, 18 } }, 1 }, /* deposit:18 */
    { { 20, { 0, 19 } }, 1 }, /* deposit:19 */
    { { 20, { 0, 20 } }, 1 }, /* deposit:20 */
    { { 20, { 0, 21 } }, 1 }, /* deposit:21 */
    { { 20, { 0, 22 } }, 1 }, /* deposit:22 */
    { { 20, { 0, 23 } }, 1 }, /* deposit:23 */
    { { 20, { 0, 24 } }, 1 }, /* deposit:24 */
    { { 20, { 0, 25 } }, 1 }, /* deposit:25 */
    { { 20, { 0, 26 } }, 1 }, /* deposit:26 */
    { { 20, { 0, 27 } }, 1 }, /* deposit:27 */
    { { 20, { 0, 28 } }, 1 }, /* deposit:28 */
    { { 20, { 0, 29 } }, 1 }, /* deposit:29 */
    { { 20, { 0, 30 } }, 1 }, /* deposit:30 */
    { { 20, { 0, 31 } }, 1 }, /* deposit:31 */
    { { 20, { 0, 32 } }, 1 }, /* deposit:32 */
    { { 20, { 0, 33 } }, 1 }, /* deposit:33 */
    { { 20, { 0, 34 } }, 1 }, /* deposit:34 */
    { { 20, { 0, 35 } }, 1 }, /* deposit:35 */
    { { 20, { 0, 36 } }, 1 }, /* deposit:36 */
    { { 20, { 0, 37 } }, 1 }, /* deposit:37 */
    { { 20, { 0, 38 } }, 1 }, /* deposit:38 */
    { { 20, { 0, 39 } }, 1 }, /* deposit:39 */
    { { 20, { 0, 40 } }, 1 }, /* deposit:40 */
    { { 20, { 0, 41 } }, 1 }, /* deposit:41 */
    { { 20, { 0, 42 } }, 1 }, /* deposit:42 */
    { { 20, { 0, 43 } }, 1 }, /* deposit:43 */
    { { 20, { 0, 44 } }, 1 }, /* deposit:44 */
    { { 20, { 0, 45 } }, 1 }, /* deposit:45 */
    { { 20, { 0, 46 } }, 1 }, /* deposit:46 */
    { { 20, { 0, 47 } }, 1 }, /* deposit:47 */
    { { 20, { 0, 48 } }, 1 }, /* deposit:48 */
    { { 20, { 0, 49 } }, 1 }, /* deposit:49 */
    { { 20, { 0, 50 } }, 1 }, /* deposit:50 */
    { { 20, { 0, 51 } }, 1 }, /* deposit:51 */
    { { 20, { 0, 52 } }, 1 }, /* deposit:52 */
    { { 20, { 0, 53 } }, 1 }, /* deposit:53 */
    { { 20, { 0, 54 } }, 1 }, /* deposit:54 */
    { { 20, { 0, 55 } }, 1 }, /* deposit:55 */
    { { 20, { 0, 56 } }, 1 }, /* deposit:56 */
    { { 20, { 0, 57 } }, 1 }, /* deposit:57 */
    { { 20, { 0, 58 } }, 1 }, /* deposit:58 */
    { { 20, { 0, 59 } }, 1 }, /* deposit:59 */
    { { 20, { 0, 60 } }, 1 }, /* deposit:60 */
    { { 20, { 0, 61 } }, 1 }, /* deposit:61 */
    { { 20, { 0, 62 } }, 1 }, /* deposit:62 */
    { { 20, { 0, 63 } }, 1 }, /* deposit:63 */
    { { 20, { 0, 64 } }, 1 }, /* deposit:64 */
    { { 20, { 0, 65 } }, 1 }, /* deposit:65 */
    { { 20, { 0, 66 } }, 1 }, /* deposit:66 */
    { { 20, { 0, 67 } }, 1 }, /* deposit:67 */
    { { 20, { 0, 68 } }, 1 }, /* deposit:68 */
    { { 20, { 0, 69 } }, 1 }, /* deposit:69 */
    { { 20, { 0, 70 } }, 1 }, /* deposit:70 */
    { { 20, { 0, 71 } }, 1 }, /* deposit:71 */
    { { 20, { 0, 72 } }, 1 }, /* deposit:72 */
    { { 20, { 0, 73 } }, 1 }, /* deposit:73 */
    { { 20, { 0, 74 } }, 1 }, /* deposit:74 */
    { { 20, { 0, 75 } }, 1 }, /* deposit:75 */
    { { 20, { 0, 76 } }, 1 }, /* deposit:76 */
    { { 20, { 0, 77 } }, 1 }, /* deposit:77 */
    { { 20, { 0, 78 } }, 1 }, /* deposit:78 */
    { { 20, { 0, 79 } }, 1 }, /* deposit:79 */
    { { 20, { 0, 80 } }, 1 }, /* deposit:80 */
    { { 20, { 0, 81 } }, 1 }, /* deposit:81 */
    { { 20, { 0, 82 } }, 1 }, /* deposit:82 */
    { { 20, { 0, 83 } }, 1 }, /* deposit:83 */
    { { 20, { 0, 84 } }, 1 }, /* deposit:84 */
    { { 20, { 0, 85 } }, 1 }, /* deposit:85 */
    { { 20, { 0, 86 } }, 1 }, /* deposit:86 */
    { { 20, { 0, 87 } }, 1 }, /* deposit:87 */
    { { 20, { 0, 88 } }, 1 }, /* deposit:88 */
    { { 20, { 0, 89 } }, 1 }, /* deposit:89 */
    { { 20, { 0, 90 } }, 1 }, /* deposit:90 */
    { { 20, { 0, 91 } }, 1 }, /* deposit:91 */
    { { 20, { 0, 92 } }, 1 }, /* deposit:92 */
    { { 20, { 0, 93 } }, 1 }, /* deposit:93 */
    { { 20, { 0, 94 } }, 1 }, /* deposit:94 */
    { { 20, { 0, 95 } }, 1 }, /* deposit:95 */
    { { 20, { 0, 96 } }, 1 }, /* deposit:96 */
    { { 20, { 0, 97 } }, 1 }, /* deposit:97 */
    { { 20, { 0, 98 } }, 1 }, /* deposit:98 */
    { { 20, { 0, 99 } }, 1 }, /* deposit:99 */
    { { 20, { 0, 100 } }, 1 }, /* deposit:100 */
    { { 20, { 0, 101 } }, 1 }, /* deposit:101 */
    { { 20, { 0, 102 } }, 1 }, /* deposit:102 */
    { { 20, { 0, 103 } }, 1 }, /* deposit:103 */
    { { 20, { 0, 104 } }, 1 }, /* deposit:104 */
    { { 20, { 0, 105 } }, 1 }, /* deposit:105 */
    { { 20, { 0, 106 } }, 1 }, /* deposit:106 */
    { { 20, { 0, 107 } }, 1 }, /* deposit:107 */
    { { 20, { 0, 108 } }, 1 }, /* deposit:108 */
    { { 20, { 0, 109 } }, 1 }, /* deposit:109 */
    { { 20, { 0, 110 } }, 1 }, /* deposit:110 */
    { { 20, { 0, 111 } }, 1 }, /* deposit:111 */
    { { 20, { 0, 112 } }, 1 }, /* deposit:112 */
    { { 20, { 0, 113 } }, 1 }, /* deposit:113 */
    { { 20, { 0, 114 } }, 1 }, /* deposit:114 */
    { { 20, { 0, 115 } }, 1 }, /* deposit:115 */
    { { 20, { 0, 116 } }, 1 }, /* deposit:116 */
    { { 20, { 0, 117 } }, 1 }, /* deposit:117 */
    { { 20, { 0, 118 } }, 1 }, /* deposit:118 */
    { { 20, { 0, 119 } }, 1 }, /* deposit:119 */
    { { 20, { 0, 120 } }, 1 }, /* deposit:120 */
    { { 20, { 0, 121 } }, 1 }, /* deposit:121 */
    { { 20, { 0, 122 } }, 1 }, /* deposit:122 */
    { { 20, { 0, 123 } }, 1 }, /* deposit:123 */
    { { 20, { 0, 124 } }, 1 }, /* deposit:124 */
    { { 20, { 0, 125 } }, 1 }, /* deposit:125 */
    { { 20, { 0, 126 } }, 1 }, /* deposit:126 */
    { { 20, { 0, 127 } }, 1 }, /* deposit:127 */
    { { 21, { 0 } }, 1 }, /* roll_two */
    { { 22, { 0 } }, 1 }, /* roll_one */
    { { 23, { 0 } }, 1 }, /* set:0 */
    { { 23, { 0, 1 } }, 1 }, /* set:1 */
    { { 23, { 0, 2 } }, 1 }, /* set:2 */
    { { 23, { 0, 3 } }, 1 }, /* set:3 */
    { { 23, { 0, 4 } }, 1 }, /* set:4 */
    { { 23, { 0, 5 } }, 1 }, /* set:5 */
    { { 23, { 0, 6 } }, 1 }, /* set:6 */
    { { 23, { 0, 7 } }, 1 }, /* set:7 */
    { { 24, { 0 } }, 1 }, /* hand:s0 */
    { { 24, { 1 } }, 1 }, /* hand:s1 */
    { { 24, { 2 } }, 1 }, /* hand:s2 */
    { { 24, { 3 } }, 1 }, /* hand:s3 */
    { { 24, { 4 } }, 1 }, /* hand:s4 */
};

static const actions_row colorado_rows[] = {
    { { 0, { 0 } }, 1 }, /* start:boulder_creek */
    { { 0, { 1 } }, 1 }, /* start:durango_springs */
    { { 0, { 13 } }, 1 }, /* start:silverton */
    { { 0, { 14 } }, 1 }, /* start:pagosa */
    { { 0, { 26 } }, 1 }, /* start:glenwood */
    { { 0, { 27 } }, 1 }, /* start:montrose */
    { { 0, { 39 } }, 1 }, /* start:cortez */
    { { 0, { 40 } }, 1 }, /* start:mancos */
    { { 1, { 0 } }, 1 }, /* call:s0 */
    { { 1, { 1 } }, 1 }, /* call:s1 */
    { { 1, { 2 } }, 1 }, /* call:s2 */
    { { 1, { 3 } }, 1 }, /* call:s3 */
    { { 2, { 0 } }, 1 }, /* name:red_1 */
    { { 2, { 1 } }, 1 }, /* name:red_2 */
    { { 2, { 2 } }, 1 }, /* name:red_3 */
    { { 2, { 3 } }, 1 }, /* name:green_1 */
    { { 2, { 4 } }, 1 }, /* name:green_2 */
    { { 2, { 5 } }, 1 }, /* name:green_3 */
    { { 2, { 6 } }, 1 }, /* name:grey_1 */
    { { 2, { 7 } }, 1 }, /* name:grey_2 */
    { { 2, { 8 } }, 1 }, /* name:grey_3 */
    { { 2, { 9 } }, 1 }, /* name:purple_1 */
    { { 2, { 10 } }, 1 }, /* name:purple_2 */
    { { 2, { 11 } }, 1 }, /* name:purple_3 */
    { { 2, { 12 } }, 1 }, /* name:blue_1 */
    { { 2, { 13 } }, 1 }, /* name:blue_2 */
    { { 2, { 14 } }, 1 }, /* name:blue_3 */
    { { 2, { 15 } }, 1 }, /* name:orange_1 */
    { { 2, { 16 } }, 1 }, /* name:orange_2 */
    { { 2, { 17 } }, 1 }, /* name:orange_3 */
    { { 3, { 0 } }, 1 }, /* give:red_1 */
    { { 3, { 1 } }, 1 }, /* give:red_2 */
    { { 3, { 2 } }, 1 }, /* give:red_3 */
    { { 3, { 3 } }, 1 }, /* give:green_1 */
    { { 3, { 4 } }, 1 }, /* give:green_2 */
    { { 3, { 5 } }, 1 }, /* give:green_3 */
    { { 3, { 6 } }, 1 }, /* give:grey_1 */
    { { 3, { 7 } }, 1 }, /* give:grey_2 */
    { { 3, { 8 } }, 1 }, /* give:grey_3 */
    { { 3, { 9 } }, 1 }, /* give:purple_1 */
    { { 3, { 10 } }, 1 }, /* give:purple_2 */
    { { 3, { 11 } }, 1 }, /* give:purple_3 */
    { { 3, { 12 } }, 1 }, /* give:blue_1 */
    { { 3, { 13 } }, 1 }, /* give:blue_2 */
    { { 3, { 14 } }, 1 }, /* give:blue_3 */
    { { 3, { 15 } }, 1 }, /* give:orange_1 */
    { { 3, { 16 } }, 1 }, /* give:orange_2 */
    { { 3, { 17 } }, 1 }, /* give:orange_3 */
    { { 4, { 0 } }, 1 }, /* take */
    { { 5, { 0 } }, 1 }, /* pay:red_1 */
    { { 5, { 1 } }, 1 }, /* pay:red_2 */
    { { 5, { 2 } }, 1 }, /* pay:red_3 */
    { { 5, { 3 } }, 1 }, /* pay:green_1 */
    { { 5, { 4 } }, 1 }, /* pay:green_2 */
    { { 5, { 5 } }, 1 }, /* pay:green_3 */
    { { 5, { 6 } }, 1 }, /* pay:grey_1 */
    { { 5, { 7 } }, 1 }, /* pay:grey_2 */
    { { 5, { 8 } }, 1 }, /* pay:grey_3 */
    { { 5, { 9 } }, 1 }, /* pay:purple_1 */
    { { 5, { 10 } }, 1 }, /* pay:purple_2 */
    { { 5, { 11 } }, 1 }, /* pay:purple_3 */
    { { 5, { 12 } }, 1 }, /* pay:blue_1 */
    { { 5, { 13 } }, 1 }, /* pay:blue_2 */
    { { 5, { 14 } }, 1 }, /* pay:blue_3 */
    { { 5, { 15 } }, 1 }, /* pay:orange_1 */
    { { 5, { 16 } }, 1 }, /* pay:orange_2 */
    { { 5, { 17 } }, 1 }, /* pay:orange_3 */
    { { 6, { 0 } }, 1 }, /* draw */
    { { 7, { 0 } }, 1 }, /* discard:red_1.red_1 */
    { { 7, { 0, 1 } }, 1 }, /* discard:red_1.red_2 */
    { { 7, { 0, 2 } }, 1 }, /* discard:red_1.red_3 */
    { { 7, { 1, 1 } }, 1 }, /* discard:red_2.red_2 */
    { { 7, { 1, 2 } }, 1 }, /* discard:red_2.red_3 */
    { { 7, { 2, 2 } }, 1 }, /* discard:red_3.red_3 */
    { { 7, { 3, 3 } }, 1 }, /* discard:green_1.green_1 */
    { { 7, { 3, 4 } }, 1 }, /* discard:green_1.green_2 */
    { { 7, { 3, 5 } }, 1 }, /* discard:green_1.green_3 */
    { { 7, { 4, 4 } }, 1 }, /* discard:green_2.green_2 */
    { { 7, { 4, 5 } }, 1 }, /* discard:green_2.green_3 */
    { { 7, { 5, 5 } }, 1 }, /* discard:green_3.green_3 */
    { { 7, { 6, 6 } }, 1 }, /* discard:grey_1.grey_1 */
    { { 7, { 6, 7 } }, 1 }, /* discard:grey_1.grey_2 */
    { { 7, { 6, 8 } }, 1 }, /* discard:grey_1.grey_3 */
    { { 7, { 7, 7 } }, 1 }, /* discard:grey_2.grey_2 */
    { { 7, { 7, 8 } }, 1 }, /* discard:grey_2.grey_3 */
    { { 7, { 8, 8 } }, 1 }, /* discard:grey_3.grey_3 */
    { { 7, { 9, 9 } }, 1 }, /* discard:purple_1.purple_1 */
    { { 7, { 9, 10 } }, 1 }, /* discard:purple_1.purple_2 */
    { { 7, { 9, 11 } }, 1 }, /* discard:purple_1.purple_3 */
    { { 7, { 10, 10 } }, 1 }, /* discard:purple_2.purple_2 */
    { { 7, { 10, 11 } }, 1 }, /* discard:purple_2.purple_3 */
    { { 7, { 11, 11 } }, 1 }, /* discard:purple_3.purple_3 */
    { { 7, { 12, 12 } }, 1 }, /* discard:blue_1.blue_1 */
    { { 7, { 12, 13 } }, 1 }, /* discard:blue_1.blue_2 */
    { { 7, { 12, 14 } }, 1 }, /* discard:blue_1.blue_3 */
    { { 7, { 13, 13 } }, 1 }, /* discard:blue_2.blue_2 */
    { { 7, { 13, 14 } }, 1 }, /* discard:blue_2.blue_3 */
    { { 7, { 14, 14 } }, 1 }, /* discard:blue_3.blue_3 */
    { { 7, { 15, 15 } }, 1 }, /* discard:orange_1.orange_1 */
    { { 7, { 15, 16 } }, 1 }, /* discard:orange_1.orange_2 */
    { { 7, { 15, 17 } }, 1 }, /* discard:orange_1.orange_3 */
    { { 7, { 16, 16 } }, 1 }, /* discard:orange_2.orange_2 */
    { { 7, { 16, 17 } }, 1 }, /* discard:orange_2.orange_3 */
    { { 7, { 17, 17 } }, 1 }, /* discard:orange_3.orange_3 */
    { { 8, { 0, 1 } }, 1 }, /* leg:boulder_creek.leg_1 */
    { { 8, { 0, 2 } }, 1 }, /* leg:boulder_creek.leg_2 */
    { { 8, { 0, 3 } }, 1 }, /* leg:boulder_creek.leg_3 */
    { { 8, { 1, 1 } }, 1 }, /* leg:durango_springs.leg_1 */
    { { 8, { 1, 2 } }, 1 }, /* leg:durango_springs.leg_2 */
    { { 8, { 1, 3 } }, 1 }, /* leg:durango_springs.leg_3 */
    { { 8, { 2, 1 } }, 1 }, /* leg:northern_forest.leg_1 */
    { { 8, { 2, 2 } }, 1 }, /* leg:northern_forest.leg_2 */
    { { 8, { 2, 3 } }, 1 }, /* leg:northern_forest.leg_3 */
    { { 8, { 2, 4 } }, 1 }, /* leg:northern_forest.leg_4 */
    { { 8, { 3, 1 } }, 1 }, /* leg:elk_woods.leg_1 */
    { { 8, { 3, 2 } }, 1 }, /* leg:elk_woods.leg_2 */
    { { 8, { 3, 3 } }, 1 }, /* leg:elk_woods.leg_3 */
    { { 8, { 3, 4 } }, 1 }, /* leg:elk_woods.leg_4 */
    { { 8, { 4, 1 } }, 1 }, /* leg:aspen_grove.leg_1 */
    { { 8, { 4, 2 } }, 1 }, /* leg:aspen_grove.leg_2 */
    { { 8, { 4, 3 } }, 1 }, /* leg:aspen_grove.leg_3 */
    { { 8, { 5, 1 } }, 1 }, /* leg:fox_pinewood.leg_1 */
    { { 8, { 5, 2 } }, 1 }, /* leg:fox_pinewood.leg_2 */
    { { 8, { 5, 3 } }, 1 }, /* leg:fox_pinewood.leg_3 */
    { { 8, { 6, 1 } }, 1 }, /* leg:central_desert.leg_1 */
    { { 8, { 6, 2 } }, 1 }, /* leg:central_desert.leg_2 */
    { { 8, { 6, 3 } }, 1 }, /* leg:central_desert.leg_3 */
    { { 8, { 6, 4 } }, 1 }, /* leg:central_desert.leg_4 */
    { { 8, { 6, 5 } }, 1 }, /* leg:central_desert.leg_5 */
    { { 8, { 6, 6 } }, 1 }, /* leg:central_desert.leg_6 */
    { { 8, { 7, 1 } }, 1 }, /* leg:eastern_sands.leg_1 */
    { { 8, { 7, 2 } }, 1 }, /* leg:eastern_sands.leg_2 */
    { { 8, { 7, 3 } }, 1 }, /* leg:eastern_sands.leg_3 */
    { { 8, { 8, 1 } }, 1 }, /* leg:rattlesnake_flats.leg_1 */
    { { 8, { 8, 2 } }, 1 }, /* leg:rattlesnake_flats.leg_2 */
    { { 8, { 8, 3 } }, 1 }, /* leg:rattlesnake_flats.leg_3 */
    { { 8, { 8, 4 } }, 1 }, /* leg:rattlesnake_flats.leg_4 */
    { { 8, { 9, 1 } }, 1 }, /* leg:western_lake.leg_1 */
    { { 8, { 9, 2 } }, 1 }, /* leg:western_lake.leg_2 */
    { { 8, { 9, 3 } }, 1 }, /* leg:western_lake.leg_3 */
    { { 8, { 10, 1 } }, 1 }, /* leg:heron_lake.leg_1 */
    { { 8, { 10, 2 } }, 1 }, /* leg:heron_lake.leg_2 */
    { { 8, { 11, 1 } }, 1 }, /* leg:mirror_lake.leg_1 */
    { { 8, { 11, 2 } }, 1 }, /* leg:mirror_lake.leg_2 */
    { { 8, { 12, 1 } }, 1 }, /* leg:beaver_pond.leg_1 */
    { { 8, { 12, 2 } }, 1 }, /* leg:beaver_pond.leg_2 */
    { { 8, { 13, 1 } }, 1 }, /* leg:silverton.leg_1 */
    { { 8, { 13, 2 } }, 1 }, /* leg:silverton.leg_2 */
    { { 8, { 13, 3 } }, 1 }, /* leg:silverton.leg_3 */
    { { 8, { 14, 1 } }, 1 }, /* leg:pagosa.leg_1 */
    { { 8, { 14, 2 } }, 1 }, /* leg:pagosa.leg_2 */
    { { 8, { 14, 3 } }, 1 }, /* leg:pagosa.leg_3 */
    { { 8, { 15, 1 } }, 1 }, /* leg:raven_woods.leg_1 */
    { { 8, { 15, 2 } }, 1 }, /* leg:raven_woods.leg_2 */
    { { 8, { 15, 3 } }, 1 }, /* leg:raven_woods.leg_3 */
    { { 8, { 15, 4 } }, 1 }, /* leg:raven_woods.leg_4 */
    { { 8, { 16, 1 } }, 1 }, /* leg:juniper_hills.leg_1 */
    { { 8, { 16, 2 } }, 1 }, /* leg:juniper_hills.leg_2 */
    { { 8, { 16, 3 } }, 1 }, /* leg:juniper_hills.leg_3 */
    { { 8, { 16, 4 } }, 1 }, /* leg:juniper_hills.leg_4 */
    { { 8, { 17, 1 } }, 1 }, /* leg:wolf_forest.leg_1 */
    { { 8, { 17, 2 } }, 1 }, /* leg:wolf_forest.leg_2 */
    { { 8, { 17, 3 } }, 1 }, /* leg:wolf_forest.leg_3 */
    { { 8, { 18, 1 } }, 1 }, /* leg:owl_pinewood.leg_1 */
    { { 8, { 18, 2 } }, 1 }, /* leg:owl_pinewood.leg_2 */
    { { 8, { 18, 3 } }, 1 }, /* leg:owl_pinewood.leg_3 */
    { { 8, { 19, 1 } }, 1 }, /* leg:great_dunes.leg_1 */
    { { 8, { 19, 2 } }, 1 }, /* leg:great_dunes.leg_2 */
    { { 8, { 19, 3 } }, 1 }, /* leg:great_dunes.leg_3 */
    { { 8, { 19, 4 } }, 1 }, /* leg:great_dunes.leg_4 */
    { { 8, { 19, 5 } }, 1 }, /* leg:great_dunes.leg_5 */
    { { 8, { 19, 6 } }, 1 }, /* leg:great_dunes.leg_6 */
    { { 8, { 20, 1 } }, 1 }, /* leg:copper_flats.leg_1 */
    { { 8, { 20, 2 } }, 1 }, /* leg:copper_flats.leg_2 */
    { { 8, { 20, 3 } }, 1 }, /* leg:copper_flats.leg_3 */
    { { 8, { 21, 1 } }, 1 }, /* leg:dry_mesa.leg_1 */
    { { 8, { 21, 2 } }, 1 }, /* leg:dry_mesa.leg_2 */
    { { 8, { 21, 3 } }, 1 }, /* leg:dry_mesa.leg_3 */
    { { 8, { 21, 4 } }, 1 }, /* leg:dry_mesa.leg_4 */
    { { 8, { 22, 1 } }, 1 }, /* leg:trout_lake.leg_1 */
    { { 8, { 22, 2 } }, 1 }, /* leg:trout_lake.leg_2 */
    { { 8, { 22, 3 } }, 1 }, /* leg:trout_lake.leg_3 */
    { { 8, { 23, 1 } }, 1 }, /* leg:blue_tarn.leg_1 */
    { { 8, { 23, 2 } }, 1 }, /* leg:blue_tarn.leg_2 */
    { { 8, { 24, 1 } }, 1 }, /* leg:otter_lake.leg_1 */
    { { 8, { 24, 2 } }, 1 }, /* leg:otter_lake.leg_2 */
    { { 8, { 25, 1 } }, 1 }, /* leg:reed_pond.leg_1 */
    { { 8, { 25, 2 } }, 1 }, /* leg:reed_pond.leg_2 */
    { { 8, { 26, 1 } }, 1 }, /* leg:glenwood.leg_1 */
    { { 8, { 26, 2 } }, 1 }, /* leg:glenwood.leg_2 */
    { { 8, { 26, 3 } }, 1 }, /* leg:glenwood.leg_3 */
    { { 8, { 27, 1 } }, 1 }, /* leg:montrose.leg_1 */
    { { 8, { 27, 2 } }, 1 }, /* leg:montrose.leg_2 */
    { { 8, { 27, 3 } }, 1 }, /* leg:montrose.leg_3 */
    { { 8, { 28, 1 } }, 1 }, /* leg:spruce_ridge.leg_1 */
    { { 8, { 28, 2 } }, 1 }, /* leg:spruce_ridge.leg_2 */
    { { 8, { 28, 3 } }, 1 }, /* leg:spruce_ridge.leg_3 */
    { { 8, { 28, 4 } }, 1 }, /* leg:spruce_ridge.leg_4 */
    { { 8, { 29, 1 } }, 1 }, /* leg:bear_thicket.leg_1 */
    { { 8, { 29, 2 } }, 1 }, /* leg:bear_thicket.leg_2 */
    { { 8, { 29, 3 } }, 1 }, /* leg:bear_thicket.leg_3 */
    { { 8, { 29, 4 } }, 1 }, /* leg:bear_thicket.leg_4 */
    { { 8, { 30, 1 } }, 1 }, /* leg:lynx_forest.leg_1 */
    { { 8, { 30, 2 } }, 1 }, /* leg:lynx_forest.leg_2 */
    { { 8, { 30, 3 } }, 1 }, /* leg:lynx_forest.leg_3 */
    { { 8, { 31, 1 } }, 1 }, /* leg:cedar_hollow.leg_1 */
    { { 8, { 31, 2 } }, 1 }, /* leg:cedar_hollow.leg_2 */
    { { 8, { 31, 3 } }, 1 }, /* leg:cedar_hollow.leg_3 */
    { { 8, { 32, 1 } }, 1 }, /* leg:red_canyon.leg_1 */
    { { 8, { 32, 2 } }, 1 }, /* leg:red_canyon.leg_2 */
    { { 8, { 32, 3 } }, 1 }, /* leg:red_canyon.leg_3 */
    { { 8, { 32, 4 } }, 1 }, /* leg:red_canyon.leg_4 */
    { { 8, { 32, 5 } }, 1 }, /* leg:red_canyon.leg_5 */
    { { 8, { 32, 6 } }, 1 }, /* leg:red_canyon.leg_6 */
    { { 8, { 33, 1 } }, 1 }, /* leg:bone_valley.leg_1 */
    { { 8, { 33, 2 } }, 1 }, /* leg:bone_valley.leg_2 */
    { { 8, { 33, 3 } }, 1 }, /* leg:bone_valley.leg_3 */
    { { 8, { 34, 1 } }, 1 }, /* leg:salt_basin.leg_1 */
    { { 8, { 34, 2 } }, 1 }, /* leg:salt_basin.leg_2 */
    { { 8, { 34, 3 } }, 1 }, /* leg:salt_basin.leg_3 */
    { { 8, { 34, 4 } }, 1 }, /* leg:salt_basin.leg_4 */
    { { 8, { 35, 1 } }, 1 }, /* leg:grand_lake.leg_1 */
    { { 8, { 35, 2 } }, 1 }, /* leg:grand_lake.leg_2 */
    { { 8, { 35, 3 } }, 1 }, /* leg:grand_lake.leg_3 */
    { { 8, { 36, 1 } }, 1 }, /* leg:duck_pond.leg_1 */
    { { 8, { 36, 2 } }, 1 }, /* leg:duck_pond.leg_2 */
    { { 8, { 37, 1 } }, 1 }, /* leg:crane_lake.leg_1 */
    { { 8, { 37, 2 } }, 1 }, /* leg:crane_lake.leg_2 */
    { { 8, { 38, 1 } }, 1 }, /* leg:moss_tarn.leg_1 */
    { { 8, { 38, 2 } }, 1 }, /* leg:moss_tarn.leg_2 */
    { { 8, { 39, 1 } }, 1 }, /* leg:cortez.leg_1 */
    { { 8, { 39, 2 } }, 1 }, /* leg:cortez.leg_2 */
    { { 8, { 39, 3 } }, 1 }, /* leg:cortez.leg_3 */
    { { 8, { 40, 1 } }, 1 }, /* leg:mancos.leg_1 */
    { { 8, { 40, 2 } }, 1 }, /* leg:mancos.leg_2 */
    { { 8, { 40, 3 } }, 1 }, /* leg:mancos.leg_3 */
    { { 8, { 41, 1 } }, 1 }, /* leg:badger_woods.leg_1 */
    { { 8, { 41, 2 } }, 1 }, /* leg:badger_woods.leg_2 */
    { { 8, { 41, 3 } }, 1 }, /* leg:badger_woods.leg_3 */
    { { 8, { 41, 4 } }, 1 }, /* leg:badger_woods.leg_4 */
    { { 8, { 42, 1 } }, 1 }, /* leg:oak_terrace.leg_1 */
    { { 8, { 42, 2 } }, 1 }, /* leg:oak_terrace.leg_2 */
    { { 8, { 42, 3 } }, 1 }, /* leg:oak_terrace.leg_3 */
    { { 8, { 42, 4 } }, 1 }, /* leg:oak_terrace.leg_4 */
    { { 8, { 43, 1 } }, 1 }, /* leg:deer_forest.leg_1 */
    { { 8, { 43, 2 } }, 1 }, /* leg:deer_forest.leg_2 */
    { { 8, { 43, 3 } }, 1 }, /* leg:deer_forest.leg_3 */
    { { 8, { 44, 1 } }, 1 }, /* leg:pinon_slope.leg_1 */
    { { 8, { 44, 2 } }, 1 }, /* leg:pinon_slope.leg_2 */
    { { 8, { 44, 3 } }, 1 }, /* leg:pinon_slope.leg_3 */
    { { 8, { 45, 1 } }, 1 }, /* leg:painted_desert.leg_1 */
    { { 8, { 45, 2 } }, 1 }, /* leg:painted_desert.leg_2 */
    { { 8, { 45, 3 } }, 1 }, /* leg:painted_desert.leg_3 */
    { { 8, { 45, 4 } }, 1 }, /* leg:painted_desert.leg_4 */
    { { 8, { 45, 5 } }, 1 }, /* leg:painted_desert.leg_5 */
    { { 8, { 45, 6 } }, 1 }, /* leg:painted_desert.leg_6 */
    { { 8, { 46, 1 } }, 1 }, /* leg:coyote_sands.leg_1 */
    { { 8, { 46, 2 } }, 1 }, /* leg:coyote_sands.leg_2 */
    { { 8, { 46, 3 } }, 1 }, /* leg:coyote_sands.leg_3 */
    { { 8, { 47, 1 } }, 1 }, /* leg:thirsty_plateau.leg_1 */
    { { 8, { 47, 2 } }, 1 }, /* leg:thirsty_plateau.leg_2 */
    { { 8, { 47, 3 } }, 1 }, /* leg:thirsty_plateau.leg_3 */
    { { 8, { 47, 4 } }, 1 }, /* leg:thirsty_plateau.leg_4 */
    { { 8, { 48, 1 } }, 1 }, /* leg:long_lake.leg_1 */
    { { 8, { 48, 2 } }, 1 }, /* leg:long_lake.leg_2 */
    { { 8, { 48, 3 } }, 1 }, /* leg:long_lake.leg_3 */
    { { 8, { 49, 1 } }, 1 }, /* leg:frog_pond.leg_1 */
    { { 8, { 49, 2 } }, 1 }, /* leg:frog_pond.leg_2 */
    { { 8, { 50, 1 } }, 1 }, /* leg:swan_lake.leg_1 */
    { { 8, { 50, 2 } }, 1 }, /* leg:swan_lake.leg_2 */
    { { 8, { 51, 1 } }, 1 }, /* leg:shallow_tarn.leg_1 */
    { { 8, { 51, 2 } }, 1 }, /* leg:shallow_tarn.leg_2 */
    { { 9, { 0 } }, 1 }, /* rail:r1 */
    { { 9, { 1 } }, 1 }, /* rail:r2a */
    { { 9, { 2 } }, 1 }, /* rail:r3a */
    { { 9, { 3 } }, 1 }, /* rail:r2b */
    { { 9, { 4 } }, 1 }, /* rail:r3b */
    { { 9, { 5 } }, 1 }, /* rail:r4 */
    { { 9, { 6 } }, 1 }, /* rail:r5a */
    { { 9, { 7 } }, 1 }, /* rail:r6a */
    { { 9, { 8 } }, 1 }, /* rail:r5b */
    { { 9, { 9 } }, 1 }, /* rail:r6b */
    { { 9, { 10 } }, 1 }, /* rail:r7 */
    { { 10, { 0 } }, 1 }, /* play:red_1 */
    { { 10, { 1 } }, 1 }, /* play:red_2 */
    { { 10, { 2 } }, 1 }, /* play:red_3 */
    { { 10, { 3 } }, 1 }, /* play:green_1 */
    { { 10, { 4 } }, 1 }, /* play:green_2 */
    { { 10, { 5 } }, 1 }, /* play:green_3 */
    { { 10, { 6 } }, 1 }, /* play:grey_1 */
    { { 10, { 7 } }, 1 }, /* play:grey_2 */
    { { 10, { 8 } }, 1 }, /* play:grey_3 */
    { { 10, { 9 } }, 1 }, /* play:purple_1 */
    { { 10, { 10 } }, 1 }, /* play:purple_2 */
    { { 10, { 11 } }, 1 }, /* play:purple_3 */
    { { 10, { 12 } }, 1 }, /* play:blue_1 */
    { { 10, { 13 } }, 1 }, /* play:blue_2 */
    { { 10, { 14 } }, 1 }, /* play:blue_3 */
    { { 10, { 15 } }, 1 }, /* play:orange_1 */
    { { 10, { 16 } }, 1 }, /* play:orange_2 */
    { { 10, { 17 } }, 1 }, /* play:orange_3 */
    { { 11, { 0 } }, 1 }, /* tipi:left */
    { { 11, { 1 } }, 1 }, /* tipi:right */
    { { 12, { 0 } }, 1 }, /* discover:boulder_creek */
    { { 12, { 1 } }, 1 }, /* discover:durango_springs */
    { { 12, { 2 } }, 1 }, /* discover:northern_forest */
    { { 12, { 3 } }, 1 }, /* discover:elk_woods */
    { { 12, { 4 } }, 1 }, /* discover:aspen_grove */
    { { 12, { 5 } }, 1 }, /* discover:fox_pinewood */
    { { 12, { 6 } }, 1 }, /* discover:central_desert */
    { { 12, { 7 } }, 1 }, /* discover:eastern_sands */
    { { 12, { 8 } }, 1 }, /* discover:rattlesnake_flats */
    { { 12, { 9 } }, 1 }, /* discover:western_lake */
    { { 12, { 10 } }, 1 }, /* discover:heron_lake */
    { { 12, { 11 } }, 1 }, /* discover:mirror_lake */
    { { 12, { 12 } }, 1 }, /* discover:beaver_pond */
    { { 12, { 13 } }, 1 }, /* discover:silverton */
    { { 12, { 14 } }, 1 }, /* discover:pagosa */
    { { 12, { 15 } }, 1 }, /* discover:raven_woods */
    { { 12, { 16 } }, 1 }, /* discover:juniper_hills */
    { { 12, { 17 } }, 1 }, /* discover:wolf_forest */
    { { 12, { 18 } }, 1 }, /* discover:owl_pinewood */
    { { 12, { 19 } }, 1 }, /* discover:great_dunes */
    { { 12, { 20 } }, 1 }, /* discover:copper_flats */
    { { 12, { 21 } }, 1 }, /* discover:dry_mesa */
    { { 12, { 22 } }, 1 }, /* discover:trout_lake */
    { { 12, { 23 } }, 1 }, /* discover:blue_tarn */
    { { 12, { 24 } }, 1 }, /* discover:otter_lake */
    { { 12, { 25 } }, 1 }, /* discover:reed_pond */
    { { 12, { 26 } }, 1 }, /* discover:glenwood */
    { { 12, { 27 } }, 1 }, /* discover:montrose */
    { { 12, { 28 } }, 1 }, /* discover:spruce_ridge */
    { { 12, { 29 } }, 1 }, /* discover:bear_thicket */
    { { 12, { 30 } }, 1 }, /* discover:lynx_forest */
    { { 12, { 31 } }, 1 }, /* discover:cedar_hollow */
    { { 12, { 32 } }, 1 }, /* discover:red_canyon */
    { { 12, { 33 } }, 1 }, /* discover:bone_valley */
    { { 12, { 34 } }, 1 }, /* discover:salt_basin */
    { { 12, { 35 } }, 1 }, /* discover:grand_lake */
    { { 12, { 36 } }, 1 }, /* discover:duck_pond */
    { { 12, { 37 } }, 1 }, /* discover:crane_lake */
    { { 12, { 38 } }, 1 }, /* discover:moss_tarn */
    { { 12, { 39 } }, 1 }, /* discover:cortez */
    { { 12, { 40 } }, 1 }, /* discover:mancos */
    { { 12, { 41 } }, 1 }, /* discover:badger_woods */
    { { 12, { 42 } }, 1 }, /* discover:oak_terrace */
    { { 12, { 43 } }, 1 }, /* discover:deer_forest */
    { { 12, { 44 } }, 1 }, /* discover:pinon_slope */
    { { 12, { 45 } }, 1 }, /* discover:painted_desert */
    { { 12, { 46 } }, 1 }, /* discover:coyote_sands */
    { { 12, { 47 } }, 1 }, /* discover:thirsty_plateau */
    { { 12, { 48 } }, 1 }, /* discover:long_lake */
    { { 12, { 49 } }, 1 }, /* discover:frog_pond */
    { { 12, { 50 } }, 1 }, /* discover:swan_lake */
    { { 12, { 51 } }, 1 }, /* discover:shallow_tarn */
    { { 13, { 0 } }, 1 }, /* decline */
};

static const actions_row gwt_rows[] = {
    { { 0, { 2 } }, 1 }, /* move:a */
    { { 0, { 3 } }, 1 }, /* move:a1 */
    { { 0, { 4 } }, 1 }, /* move:a2 */
    { { 0, { 5 } }, 1 }, /* move:a3 */
    { { 0, { 6 } }, 1 }, /* move:flood_1 */
    { { 0, { 7 } }, 1 }, /* move:flood_2 */
    { { 0, { 8 } }, 1 }, /* move:flood_3 */
    { { 0, { 9 } }, 1 }, /* move:flood_4 */
    { { 0, { 10 } }, 1 }, /* move:flood_risk_1 */
    { { 0, { 11 } }, 1 }, /* move:flood_risk_2 */
    { { 0, { 12 } }, 2 }, /* move:b */
    { { 0, { 13 } }, 2 }, /* move:b1 */
    { { 0, { 14 } }, 2 }, /* move:b2 */
    { { 0, { 15 } }, 2 }, /* move:b3 */
    { { 0, { 16 } }, 2 }, /* move:drought_1 */
    { { 0, { 17 } }, 2 }, /* move:drought_2 */
    { { 0, { 18 } }, 2 }, /* move:drought_3 */
    { { 0, { 19 } }, 2 }, /* move:drought_4 */
    { { 0, { 20 } }, 2 }, /* move:drought_risk_1 */
    { { 0, { 21 } }, 4 }, /* move:c */
    { { 0, { 22 } }, 4 }, /* move:c1 */
    { { 0, { 23 } }, 4 }, /* move:c2 */
    { { 0, { 24 } }, 4 }, /* move:d */
    { { 0, { 25 } }, 4 }, /* move:d1 */
    { { 0, { 26 } }, 4 }, /* move:outlaw_4 */
    { { 0, { 27 } }, 2 }, /* move:outlaw_5 */
    { { 0, { 28 } }, 2 }, /* move:outlaw_6 */
    { { 0, { 29 } }, 2 }, /* move:outlaw_7 */
    { { 0, { 30 } }, 2 }, /* move:outlaw_8 */
    { { 0, { 31 } }, 1 }, /* move:outlaw_9 */
    { { 0, { 32 } }, 2 }, /* move:outlaw_risk_1 */
    { { 0, { 33 } }, 2 }, /* move:outlaw_risk_2 */
    { { 0, { 34 } }, 8 }, /* move:e */
    { { 0, { 35 } }, 8 }, /* move:e1 */
    { { 0, { 36 } }, 8 }, /* move:e2 */
    { { 0, { 37 } }, 8 }, /* move:rockfall_1 */
    { { 0, { 38 } }, 4 }, /* move:rockfall_2 */
    { { 0, { 39 } }, 4 }, /* move:rockfall_3 */
    { { 0, { 40 } }, 4 }, /* move:rockfall_4 */
    { { 0, { 41 } }, 8 }, /* move:rockfall_risk_1 */
    { { 0, { 42 } }, 4 }, /* move:rockfall_risk_2 */
    { { 0, { 43 } }, 8 }, /* move:f */
    { { 0, { 44 } }, 8 }, /* move:f1 */
    { { 0, { 45 } }, 8 }, /* move:f2 */
    { { 0, { 46 } }, 16 }, /* move:g */
    { { 0, { 47 } }, 8 }, /* move:g1 */
    { { 0, { 48 } }, 8 }, /* move:g2 */
    { { 0, { 49 } }, 8 }, /* move:kansas_city */
    { { 1, { 2 } }, 1 }, /* place:a */
    { { 1, { 12 } }, 1 }, /* place:b */
    { { 1, { 21 } }, 1 }, /* place:c */
    { { 1, { 24 } }, 1 }, /* place:d */
    { { 1, { 34 } }, 1 }, /* place:e */
    { { 1, { 43 } }, 1 }, /* place:f */
    { { 1, { 46 } }, 1 }, /* place:g */
    { { 2, { 18 } }, 1 }, /* play:obj_01 */
    { { 2, { 19 } }, 1 }, /* play:obj_02 */
    { { 2, { 20 } }, 1 }, /* play:obj_03 */
    { { 2, { 21 } }, 1 }, /* play:obj_04 */
    { { 2, { 22 } }, 1 }, /* play:obj_05 */
    { { 2, { 23 } }, 1 }, /* play:obj_06 */
    { { 2, { 24 } }, 1 }, /* play:obj_07 */
    { { 2, { 25 } }, 1 }, /* play:obj_08 */
    { { 2, { 26 } }, 1 }, /* play:obj_09 */
    { { 2, { 27 } }, 1 }, /* play:obj_10 */
    { { 2, { 28 } }, 1 }, /* play:obj_11 */
    { { 2, { 29 } }, 1 }, /* play:obj_12 */
    { { 2, { 30 } }, 1 }, /* play:obj_13 */
    { { 2, { 31 } }, 1 }, /* play:obj_14 */
    { { 2, { 32 } }, 1 }, /* play:obj_15 */
    { { 2, { 33 } }, 1 }, /* play:obj_16 */
    { { 2, { 34 } }, 1 }, /* play:obj_17 */
    { { 2, { 35 } }, 1 }, /* play:obj_18 */
    { { 2, { 36 } }, 1 }, /* play:obj_19 */
    { { 2, { 37 } }, 1 }, /* play:obj_20 */
    { { 2, { 38 } }, 1 }, /* play:obj_21 */
    { { 2, { 39 } }, 1 }, /* play:obj_22 */
    { { 2, { 40 } }, 1 }, /* play:obj_23 */
    { { 2, { 41 } }, 1 }, /* play:obj_24 */
    { { 2, { 42 } }, 1 }, /* play:obj_rtn_1 */
    { { 2, { 43 } }, 1 }, /* play:obj_rtn_2 */
    { { 2, { 44 } }, 1 }, /* play:obj_rtn_3 */
    { { 2, { 45 } }, 1 }, /* play:obj_rtn_4 */
    { { 2, { 46 } }, 1 }, /* play:obj_orange_1 */
    { { 2, { 47 } }, 1 }, /* play:obj_orange_2 */
    { { 2, { 48 } }, 1 }, /* play:obj_orange_3 */
    { { 2, { 49 } }, 1 }, /* play:obj_orange_4 */
    { { 3, { 2, 2 } }, 1 }, /* use:a.neutral_a_hire */
    { { 3, { 2, 3 } }, 1 }, /* use:a.neutral_a_hire_2 */
    { { 3, { 2, 5 } }, 1 }, /* use:a.neutral_b_build */
    { { 3, { 2, 6 } }, 1 }, /* use:a.neutral_c_certificates */
    { { 3, { 2, 7 } }, 1 }, /* use:a.neutral_c_objective */
    { { 3, { 2, 8 } }, 1 }, /* use:a.neutral_c_engine */
    { { 3, { 2, 9 } }, 1 }, /* use:a.neutral_d_bounty */
    { { 3, { 2, 10 } }, 1 }, /* use:a.neutral_d_engine */
    { { 3, { 2, 11 } }, 1 }, /* use:a.neutral_d_aux */
    { { 3, { 2, 13 } }, 1 }, /* use:a.neutral_e_buy */
    { { 3, { 2, 15 } }, 1 }, /* use:a.neutral_f_hazard */
    { { 3, { 2, 16 } }, 1 }, /* use:a.neutral_g_engine */
    { { 3, { 2, 17 } }, 1 }, /* use:a.neutral_g_aux */
    { { 3, { 3, 18 } }, 1 }, /* use:a1.pb_1a_money */
    { { 3, { 3, 20 } }, 1 }, /* use:a1.pb_2a_buy */
    { { 3, { 3, 22 } }, 1 }, /* use:a1.pb_3a_herder */
    { { 3, { 3, 23 } }, 1 }, /* use:a1.pb_4a_hazard */
    { { 3, { 3, 24 } }, 1 }, /* use:a1.pb_4a_herder */
    { { 3, { 3, 26 } }, 1 }, /* use:a1.pb_5a_aux */
    { { 3, { 3, 27 } }, 1 }, /* use:a1.pb_6a_hire */
    { { 3, { 3, 28 } }, 1 }, /* use:a1.pb_6a_engine */
    { { 3, { 3, 29 } }, 1 }, /* use:a1.pb_7a_certificates */
    { { 3, { 3, 30 } }, 1 }, /* use:a1.pb_8a_bounty */
    { { 3, { 3, 31 } }, 1 }, /* use:a1.pb_8a_aux */
    { { 3, { 3, 32 } }, 1 }, /* use:a1.pb_8a_engine */
    { { 3, { 3, 33 } }, 1 }, /* use:a1.pb_9a_delivery */
    { { 3, { 3, 34 } }, 1 }, /* use:a1.pb_9a_engine */
    { { 3, { 3, 35 } }, 1 }, /* use:a1.pb_10a_certificates */
    { { 3, { 3, 36 } }, 1 }, /* use:a1.pb_10a_herder */
    { { 3, { 3, 37 } }, 1 }, /* use:a1.pb_11a_hazard */
    { { 3, { 3, 38 } }, 1 }, /* use:a1.pb_11a_hazard_2 */
    { { 3, { 3, 39 } }, 1 }, /* use:a1.pb_12a_money */
    { { 3, { 3, 40 } }, 1 }, /* use:a1.pb_12a_herder */
    { { 3, { 3, 41 } }, 1 }, /* use:a1.pb_13a_aux */
    { { 3, { 3, 42 } }, 1 }, /* use:a1.pb_13a_certificates */
    { { 3, { 3, 43 } }, 1 }, /* use:a1.pb_13a_store */
    { { 3, { 3, 48 } }, 1 }, /* use:a1.pb_3b_aux */
    { { 3, { 3, 49 } }, 1 }, /* use:a1.pb_3b_herder */
    { { 3, { 3, 50 } }, 1 }, /* use:a1.pb_4b_draw */
    { { 3, { 3, 51 } }, 1 }, /* use:a1.pb_4b_herder */
    { { 3, { 3, 53 } }, 1 }, /* use:a1.pb_5b_money */
    { { 3, { 3, 54 } }, 1 }, /* use:a1.pb_7b_engine */
    { { 3, { 3, 56 } }, 1 }, /* use:a1.pb_9b_upgrade */
    { { 3, { 3, 57 } }, 1 }, /* use:a1.pb_10b_money */
    { { 3, { 3, 58 } }, 1 }, /* use:a1.pb_10b_engine */
    { { 3, { 3, 59 } }, 1 }, /* use:a1.pb_10b_herder */
    { { 3, { 3, 60 } }, 1 }, /* use:a1.pb_11b_engine */
    { { 3, { 3, 61 } }, 1 }, /* use:a1.pb_12b_money */
    { { 3, { 3, 62 } }, 1 }, /* use:a1.pb_12b_token */
    { { 3, { 3, 63 } }, 1 }, /* use:a1.pb_13b_certificates */
    { { 3, { 3, 64 } }, 1 }, /* use:a1.pb_13b_store */
    { { 3, { 4, 18 } }, 1 }, /* use:a2.pb_1a_money */
    { { 3, { 4, 20 } }, 1 }, /* use:a2.pb_2a_buy */
    { { 3, { 4, 22 } }, 1 }, /* use:a2.pb_3a_herder */
    { { 3, { 4, 23 } }, 1 }, /* use:a2.pb_4a_hazard */
    { { 3, { 4, 24 } }, 1 }, /* use:a2.pb_4a_herder */
    { { 3, { 4, 26 } }, 1 }, /* use:a2.pb_5a_aux */
    { { 3, { 4, 27 } }, 1 }, /* use:a2.pb_6a_hire */
    { { 3, { 4, 28 } }, 1 }, /* use:a2.pb_6a_engine */
    { { 3, { 4, 29 } }, 1 }, /* use:a2.pb_7a_certificates */
    { { 3, { 4, 30 } }, 1 }, /* use:a2.pb_8a_bounty */
    { { 3, { 4, 31 } }, 1 }, /* use:a2.pb_8a_aux */
    { { 3, { 4, 32 } }, 1 }, /* use:a2.pb_8a_engine */
    { { 3, { 4, 33 } }, 1 }, /* use:a2.pb_9a_delivery */
    { { 3, { 4, 34 } }, 1 }, /* use:a2.pb_9a_engine */
    { { 3, { 4, 35 } }, 1 }, /* use:a2.pb_10a_certificates */
    { { 3, { 4, 36 } }, 1 }, /* use:a2.pb_10a_herder */
    { { 3, { 4, 37 } }, 1 }, /* use:a2.pb_11a_hazard */
    { { 3, { 4, 38 } }, 1 }, /* use:a2.pb_11a_hazard_2 */
    { { 3, { 4, 39 } }, 1 }, /* use:a2.pb_12a_money */
    { { 3, { 4, 40 } }, 1 }, /* use:a2.pb_12a_herder */
    { { 3, { 4, 41 } }, 1 }, /* use:a2.pb_13a_aux */
    { { 3, { 4, 42 } }, 1 }, /* use:a2.pb_13a_certificates */
    { { 3, { 4, 43 } }, 1 }, /* use:a2.pb_13a_store */
    { { 3, { 4, 48 } }, 1 }, /* use:a2.pb_3b_aux */
    { { 3, { 4, 49 } }, 1 }, /* use:a2.pb_3b_herder */
    { { 3, { 4, 50 } }, 1 }, /* use:a2.pb_4b_draw */
    { { 3, { 4, 51 } }, 1 }, /* use:a2.pb_4b_herder */
    { { 3, { 4, 53 } }, 1 }, /* use:a2.pb_5b_money */
    { { 3, { 4, 54 } }, 1 }, /* use:a2.pb_7b_engine */
    { { 3, { 4, 56 } }, 1 }, /* use:a2.pb_9b_upgrade */
    { { 3, { 4, 57 } }, 1 }, /* use:a2.pb_10b_money */
    { { 3, { 4, 58 } }, 1 }, /* use:a2.pb_10b_engine */
    { { 3, { 4, 59 } }, 1 }, /* use:a2.pb_10b_herder */
    { { 3, { 4, 60 } }, 1 }, /* use:a2.pb_11b_engine */
    { { 3, { 4, 61 } }, 1 }, /* use:a2.pb_12b_money */
    { { 3, { 4, 62 } }, 1 }, /* use:a2.pb_12b_token */
    { { 3, { 4, 63 } }, 1 }, /* use:a2.pb_13b_certificates */
    { { 3, { 4, 64 } }, 1 }, /* use:a2.pb_13b_store */
    { { 3, { 5, 18 } }, 1 }, /* use:a3.pb_1a_money */
    { { 3, { 5, 20 } }, 1 }, /* use:a3.pb_2a_buy */
    { { 3, { 5, 22 } }, 1 }, /* use:a3.pb_3a_herder */
    { { 3, { 5, 23 } }, 1 }, /* use:a3.pb_4a_hazard */
    { { 3, { 5, 24 } }, 1 }, /* use:a3.pb_4a_herder */
    { { 3, { 5, 26 } }, 1 }, /* use:a3.pb_5a_aux */
    { { 3, { 5, 27 } }, 1 }, /* use:a3.pb_6a_hire */
    { { 3, { 5, 28 } }, 1 }, /* use:a3.pb_6a_engine */
    { { 3, { 5, 29 } }, 1 }, /* use:a3.pb_7a_certificates */
    { { 3, { 5, 30 } }, 1 }, /* use:a3.pb_8a_bounty */
    { { 3, { 5, 31 } }, 1 }, /* use:a3.pb_8a_aux */
    { { 3, { 5, 32 } }, 1 }, /* use:a3.pb_8a_engine */
    { { 3, { 5, 33 } }, 1 }, /* use:a3.pb_9a_delivery */
    { { 3, { 5, 34 } }, 1 }, /* use:a3.pb_9a_engine */
    { { 3, { 5, 35 } }, 1 }, /* use:a3.pb_10a_certificates */
    { { 3, { 5, 36 } }, 1 }, /* use:a3.pb_10a_herder */
    { { 3, { 5, 37 } }, 1 }, /* use:a3.pb_11a_hazard */
    { { 3, { 5, 38 } }, 1 }, /* use:a3.pb_11a_hazard_2 */
    { { 3, { 5, 39 } }, 1 }, /* use:a3.pb_12a_money */
    { { 3, { 5, 40 } }, 1 }, /* use:a3.pb_12a_herder */
    { { 3, { 5, 41 } }, 1 }, /* use:a3.pb_13a_aux */
    { { 3, { 5, 42 } }, 1 }, /* use:a3.pb_13a_certificates */
    { { 3, { 5, 43 } }, 1 }, /* use:a3.pb_13a_store */
    { { 3, { 5, 48 } }, 1 }, /* use:a3.pb_3b_aux */
    { { 3, { 5, 49 } }, 1 }, /* use:a3.pb_3b_herder */
    { { 3, { 5, 50 } }, 1 }, /* use:a3.pb_4b_draw */
    { { 3, { 5, 51 } }, 1 }, /* use:a3.pb_4b_herder */
    { { 3, { 5, 53 } }, 1 }, /* use:a3.pb_5b_money */
    { { 3, { 5, 54 } }, 1 }, /* use:a3.pb_7b_engine */
    { { 3, { 5, 56 } }, 1 }, /* use:a3.pb_9b_upgrade */
    { { 3, { 5, 57 } }, 1 }, /* use:a3.pb_10b_money */
    { { 3, { 5, 58 } }, 1 }, /* use:a3.pb_10b_engine */
    { { 3, { 5, 59 } }, 1 }, /* use:a3.pb_10b_herder */
    { { 3, { 5, 60 } }, 1 }, /* use:a3.pb_11b_engine */
    { { 3, { 5, 61 } }, 1 }, /* use:a3.pb_12b_money */
    { { 3, { 5, 62 } }, 1 }, /* use:a3.pb_12b_token */
    { { 3, { 5, 63 } }, 1 }, /* use:a3.pb_13b_certificates */
    { { 3, { 5, 64 } }, 1 }, /* use:a3.pb_13b_store */
    { { 3, { 10, 18 } }, 1 }, /* use:flood_risk_1.pb_1a_money */
    { { 3, { 10, 20 } }, 1 }, /* use:flood_risk_1.pb_2a_buy */
    { { 3, { 10, 22 } }, 1 }, /* use:flood_risk_1.pb_3a_herder */
    { { 3, { 10, 23 } }, 1 }, /* use:flood_risk_1.pb_4a_hazard */
    { { 3, { 10, 24 } }, 1 }, /* use:flood_risk_1.pb_4a_herder */
    { { 3, { 10, 26 } }, 1 }, /* use:flood_risk_1.pb_5a_aux */
    { { 3, { 10, 27 } }, 1 }, /* use:flood_risk_1.pb_6a_hire */
    { { 3, { 10, 28 } }, 1 }, /* use:flood_risk_1.pb_6a_engine */
    { { 3, { 10, 29 } }, 1 }, /* use:flood_risk_1.pb_7a_certificates */
    { { 3, { 10, 30 } }, 1 }, /* use:flood_risk_1.pb_8a_bounty */
    { { 3, { 10, 31 } }, 1 }, /* use:flood_risk_1.pb_8a_aux */
    { { 3, { 10, 32 } }, 1 }, /* use:flood_risk_1.pb_8a_engine */
    { { 3, { 10, 33 } }, 1 }, /* use:flood_risk_1.pb_9a_delivery */
    { { 3, { 10, 34 } }, 1 }, /* use:flood_risk_1.pb_9a_engine */
    { { 3, { 10, 35 } }, 1 }, /* use:flood_risk_1.pb_10a_certificates */
    { { 3, { 10, 36 } }, 1 }, /* use:flood_risk_1.pb_10a_herder */
    { { 3, { 10, 37 } }, 1 }, /* use:flood_risk_1.pb_11a_hazard */
    { { 3, { 10, 38 } }, 1 }, /* use:flood_risk_1.pb_11a_hazard_2 */
    { { 3, { 10, 39 } }, 1 }, /* use:flood_risk_1.pb_12a_money */
    { { 3, { 10, 40 } }, 1 }, /* use:flood_risk_1.pb_12a_herder */
    { { 3, { 10, 41 } }, 1 }, /* use:flood_risk_1.pb_13a_aux */
    { { 3, { 10, 42 } }, 1 }, /* use:flood_risk_1.pb_13a_certificates */
    { { 3, { 10, 43 } }, 1 }, /* use:flood_risk_1.pb_13a_store */
    { { 3, { 10, 48 } }, 1 }, /* use:flood_risk_1.pb_3b_aux */
    { { 3, { 10, 49 } }, 1 }, /* use:flood_risk_1.pb_3b_herder */
    { { 3, { 10, 50 } }, 1 }, /* use:flood_risk_1.pb_4b_draw */
    { { 3, { 10, 51 } }, 1 }, /* use:flood_risk_1.pb_4b_herder */
    { { 3, { 10, 53 } }, 1 }, /* use:flood_risk_1.pb_5b_money */
    { { 3, { 10, 54 } }, 1 }, /* use:flood_risk_1.pb_7b_engine */
    { { 3, { 10, 56 } }, 1 }, /* use:flood_risk_1.pb_9b_upgrade */
    { { 3, { 10, 57 } }, 1 }, /* use:flood_risk_1.pb_10b_money */
    { { 3, { 10, 58 } }, 1 }, /* use:flood_risk_1.pb_10b_engine */
    { { 3, { 10, 59 } }, 1 }, /* use:flood_risk_1.pb_10b_herder */
    { { 3, { 10, 60 } }, 1 }, /* use:flood_risk_1.pb_11b_engine */
    { { 3, { 10, 61 } }, 1 }, /* use:flood_risk_1.pb_12b_money */
    { { 3, { 10, 62 } }, 1 }, /* use:flood_risk_1.pb_12b_token */
    { { 3, { 10, 63 } }, 1 }, /* use:flood_risk_1.pb_13b_certificates */
    { { 3, { 10, 64 } }, 1 }, /* use:flood_risk_1.pb_13b_store */
    { { 3, { 11, 18 } }, 1 }, /* use:flood_risk_2.pb_1a_money */
    { { 3, { 11, 20 } }, 1 }, /* use:flood_risk_2.pb_2a_buy */
    { { 3, { 11, 22 } }, 1 }, /* use:flood_risk_2.pb_3a_herder */
    { { 3, { 11, 23 } }, 1 }, /* use:flood_risk_2.pb_4a_hazard */
    { { 3, { 11, 24 } }, 1 }, /* use:flood_risk_2.pb_4a_herder */
    { { 3, { 11, 26 } }, 1 }, /* use:flood_risk_2.pb_5a_aux */
    { { 3, { 11, 27 } }, 1 }, /* use:flood_risk_2.pb_6a_hire */
    { { 3, { 11, 28 } }, 1 }, /* use:flood_risk_2.pb_6a_engine */
    { { 3, { 11, 29 } }, 1 }, /* use:flood_risk_2.pb_7a_certificates */
    { { 3, { 11, 30 } }, 1 }, /* use:flood_risk_2.pb_8a_bounty */
    { { 3, { 11, 31 } }, 1 }, /* use:flood_risk_2.pb_8a_aux */
    { { 3, { 11, 32 } }, 1 }, /* use:flood_risk_2.pb_8a_engine */
    { { 3, { 11, 33 } }, 1 }, /* use:flood_risk_2.pb_9a_delivery */
    { { 3, { 11, 34 } }, 1 }, /* use:flood_risk_2.pb_9a_engine */
    { { 3, { 11, 35 } }, 1 }, /* use:flood_risk_2.pb_10a_certificates */
    { { 3, { 11, 36 } }, 1 }, /* use:flood_risk_2.pb_10a_herder */
    { { 3, { 11, 37 } }, 1 }, /* use:flood_risk_2.pb_11a_hazard */
    { { 3, { 11, 38 } }, 1 }, /* use:flood_risk_2.pb_11a_hazard_2 */
    { { 3, { 11, 39 } }, 1 }, /* use:flood_risk_2.pb_12a_money */
    { { 3, { 11, 40 } }, 1 }, /* use:flood_risk_2.pb_12a_herder */
    { { 3, { 11, 41 } }, 1 }, /* use:flood_risk_2.pb_13a_aux */
    { { 3, { 11, 42 } }, 1 }, /* use:flood_risk_2.pb_13a_certificates */
    { { 3, { 11, 43 } }, 1 }, /* use:flood_risk_2.pb_13a_store */
    { { 3, { 11, 48 } }, 1 }, /* use:flood_risk_2.pb_3b_aux */
    { { 3, { 11, 49 } }, 1 }, /* use:flood_risk_2.pb_3b_herder */
    { { 3, { 11, 50 } }, 1 }, /* use:flood_risk_2.pb_4b_draw */
    { { 3, { 11, 51 } }, 1 }, /* use:flood_risk_2.pb_4b_herder */
    { { 3, { 11, 53 } }, 1 }, /* use:flood_risk_2.pb_5b_money */
    { { 3, { 11, 54 } }, 1 }, /* use:flood_risk_2.pb_7b_engine */
    { { 3, { 11, 56 } }, 1 }, /* use:flood_risk_2.pb_9b_upgrade */
    { { 3, { 11, 57 } }, 1 }, /* use:flood_risk_2.pb_10b_money */
    { { 3, { 11, 58 } }, 1 }, /* use:flood_risk_2.pb_10b_engine */
    { { 3, { 11, 59 } }, 1 }, /* use:flood_risk_2.pb_10b_herder */
    { { 3, { 11, 60 } }, 1 }, /* use:flood_risk_2.pb_11b_engine */
    { { 3, { 11, 61 } }, 1 }, /* use:flood_risk_2.pb_12b_money */
    { { 3, { 11, 62 } }, 1 }, /* use:flood_risk_2.pb_12b_token */
    { { 3, { 11, 63 } }, 1 }, /* use:flood_risk_2.pb_13b_certificates */
    { { 3, { 11, 64 } }, 1 }, /* use:flood_risk_2.pb_13b_store */
    { { 3, { 12, 2 } }, 1 }, /* use:b.neutral_a_hire */
    { { 3, { 12, 3 } }, 1 }, /* use:b.neutral_a_hire_2 */
    { { 3, { 12, 5 } }, 1 }, /* use:b.neutral_b_build */
    { { 3, { 12, 6 } }, 1 }, /* use:b.neutral_c_certificates */
    { { 3, { 12, 7 } }, 1 }, /* use:b.neutral_c_objective */
    { { 3, { 12, 8 } }, 1 }, /* use:b.neutral_c_engine */
    { { 3, { 12, 9 } }, 1 }, /* use:b.neutral_d_bounty */
    { { 3, { 12, 10 } }, 1 }, /* use:b.neutral_d_engine */
    { { 3, { 12, 11 } }, 1 }, /* use:b.neutral_d_aux */
    { { 3, { 12, 13 } }, 1 }, /* use:b.neutral_e_buy */
    { { 3, { 12, 15 } }, 1 }, /* use:b.neutral_f_hazard */
    { { 3, { 12, 16 } }, 1 }, /* use:b.neutral_g_engine */
    { { 3, { 12, 17 } }, 1 }, /* use:b.neutral_g_aux */
    { { 3, { 13, 18 } }, 1 }, /* use:b1.pb_1a_money */
    { { 3, { 13, 20 } }, 1 }, /* use:b1.pb_2a_buy */
    { { 3, { 13, 22 } }, 1 }, /* use:b1.pb_3a_herder */
    { { 3, { 13, 23 } }, 1 }, /* use:b1.pb_4a_hazard */
    { { 3, { 13, 24 } }, 1 }, /* use:b1.pb_4a_herder */
    { { 3, { 13, 26 } }, 1 }, /* use:b1.pb_5a_aux */
    { { 3, { 13, 27 } }, 1 }, /* use:b1.pb_6a_hire */
    { { 3, { 13, 28 } }, 1 }, /* use:b1.pb_6a_engine */
    { { 3, { 13, 29 } }, 1 }, /* use:b1.pb_7a_certificates */
    { { 3, { 13, 30 } }, 1 }, /* use:b1.pb_8a_bounty */
    { { 3, { 13, 31 } }, 1 }, /* use:b1.pb_8a_aux */
    { { 3, { 13, 32 } }, 1 }, /* use:b1.pb_8a_engine */
    { { 3, { 13, 33 } }, 1 }, /* use:b1.pb_9a_delivery */
    { { 3, { 13, 34 } }, 1 }, /* use:b1.pb_9a_engine */
    { { 3, { 13, 35 } }, 1 }, /* use:b1.pb_10a_certificates */
    { { 3, { 13, 36 } }, 1 }, /* use:b1.pb_10a_herder */
    { { 3, { 13, 37 } }, 1 }, /* use:b1.pb_11a_hazard */
    { { 3, { 13, 38 } }, 1 }, /* use:b1.pb_11a_hazard_2 */
    { { 3, { 13, 39 } }, 1 }, /* use:b1.pb_12a_money */
    { { 3, { 13, 40 } }, 1 }, /* use:b1.pb_12a_herder */
    { { 3, { 13, 41 } }, 1 }, /* use:b1.pb_13a_aux */
    { { 3, { 13, 42 } }, 1 }, /* use:b1.pb_13a_certificates */
    { { 3, { 13, 43 } }, 1 }, /* use:b1.pb_13a_store */
    { { 3, { 13, 48 } }, 1 }, /* use:b1.pb_3b_aux */
    { { 3, { 13, 49 } }, 1 }, /* use:b1.pb_3b_herder */
    { { 3, { 13, 50 } }, 1 }, /* use:b1.pb_4b_draw */
    { { 3, { 13, 51 } }, 1 }, /* use:b1.pb_4b_herder */
    { { 3, { 13, 53 } }, 1 }, /* use:b1.pb_5b_money */
    { { 3, { 13, 54 } }, 1 }, /* use:b1.pb_7b_engine */
    { { 3, { 13, 56 } }, 1 }, /* use:b1.pb_9b_upgrade */
    { { 3, { 13, 57 } }, 1 }, /* use:b1.pb_10b_money */
    { { 3, { 13, 58 } }, 1 }, /* use:b1.pb_10b_engine */
    { { 3, { 13, 59 } }, 1 }, /* use:b1.pb_10b_herder */
    { { 3, { 13, 60 } }, 1 }, /* use:b1.pb_11b_engine */
    { { 3, { 13, 61 } }, 1 }, /* use:b1.pb_12b_money */
    { { 3, { 13, 62 } }, 1 }, /* use:b1.pb_12b_token */
    { { 3, { 13, 63 } }, 1 }, /* use:b1.pb_13b_certificates */
    { { 3, { 13, 64 } }, 1 }, /* use:b1.pb_13b_store */
    { { 3, { 14, 18 } }, 1 }, /* use:b2.pb_1a_money */
    { { 3, { 14, 20 } }, 1 }, /* use:b2.pb_2a_buy */
    { { 3, { 14, 22 } }, 1 }, /* use:b2.pb_3a_herder */
    { { 3, { 14, 23 } }, 1 }, /* use:b2.pb_4a_hazard */
    { { 3, { 14, 24 } }, 1 }, /* use:b2.pb_4a_herder */
    { { 3, { 14, 26 } }, 1 }, /* use:b2.pb_5a_aux */
    { { 3, { 14, 27 } }, 1 }, /* use:b2.pb_6a_hire */
    { { 3, { 14, 28 } }, 1 }, /* use:b2.pb_6a_engine */
    { { 3, { 14, 29 } }, 1 }, /* use:b2.pb_7a_certificates */
    { { 3, { 14, 30 } }, 1 }, /* use:b2.pb_8a_bounty */
    { { 3, { 14, 31 } }, 1 }, /* use:b2.pb_8a_aux */
    { { 3, { 14, 32 } }, 1 }, /* use:b2.pb_8a_engine */
    { { 3, { 14, 33 } }, 1 }, /* use:b2.pb_9a_delivery */
    { { 3, { 14, 34 } }, 1 }, /* use:b2.pb_9a_engine */
    { { 3, { 14, 35 } }, 1 }, /* use:b2.pb_10a_certificates */
    { { 3, { 14, 36 } }, 1 }, /* use:b2.pb_10a_herder */
    { { 3, { 14, 37 } }, 1 }, /* use:b2.pb_11a_hazard */
    { { 3, { 14, 38 } }, 1 }, /* use:b2.pb_11a_hazard_2 */
    { { 3, { 14, 39 } }, 1 }, /* use:b2.pb_12a_money */
    { { 3, { 14, 40 } }, 1 }, /* use:b2.pb_12a_herder */
    { { 3, { 14, 41 } }, 1 }, /* use:b2.pb_13a_aux */
    { { 3, { 14, 42 } }, 1 }, /* use:b2.pb_13a_certificates */
    { { 3, { 14, 43 } }, 1 }, /* use:b2.pb_13a_store */
    { { 3, { 14, 48 } }, 1 }, /* use:b2.pb_3b_aux */
    { { 3, { 14, 49 } }, 1 }, /* use:b2.pb_3b_herder */
    { { 3, { 14, 50 } }, 1 }, /* use:b2.pb_4b_draw */
    { { 3, { 14, 51 } }, 1 }, /* use:b2.pb_4b_herder */
    { { 3, { 14, 53 } }, 1 }, /* use:b2.pb_5b_money */
    { { 3, { 14, 54 } }, 1 }, /* use:b2.pb_7b_engine */
    { { 3, { 14, 56 } }, 1 }, /* use:b2.pb_9b_upgrade */
    { { 3, { 14, 57 } }, 1 }, /* use:b2.pb_10b_money */
    { { 3, { 14, 58 } }, 1 }, /* use:b2.pb_10b_engine */
    { { 3, { 14, 59 } }, 1 }, /* use:b2.pb_10b_herder */
    { { 3, { 14, 60 } }, 1 }, /* use:b2.pb_11b_engine */
    { { 3, { 14, 61 } }, 1 }, /* use:b2.pb_12b_money */
    { { 3, { 14, 62 } }, 1 }, /* use:b2.pb_12b_token */
    { { 3, { 14, 63 } }, 1 }, /* use:b2.pb_13b_certificates */
    { { 3, { 14, 64 } }, 1 }, /* use:b2.pb_13b_store */
    { { 3, { 15, 18 } }, 1 }, /* use:b3.pb_1a_money */
    { { 3, { 15, 20 } }, 1 }, /* use:b3.pb_2a_buy */
    { { 3, { 15, 22 } }, 1 }, /* use:b3.pb_3a_herder */
    { { 3, { 15, 23 } }, 1 }, /* use:b3.pb_4a_hazard */
    { { 3, { 15, 24 } }, 1 }, /* use:b3.pb_4a_herder */
    { { 3, { 15, 26 } }, 1 }, /* use:b3.pb_5a_aux */
    { { 3, { 15, 27 } }, 1 }, /* use:b3.pb_6a_hire */
    { { 3, { 15, 28 } }, 1 }, /* use:b3.pb_6a_engine */
    { { 3, { 15, 29 } }, 1 }, /* use:b3.pb_7a_certificates */
    { { 3, { 15, 30 } }, 1 }, /* use:b3.pb_8a_bounty */
    { { 3, { 15, 31 } }, 1 }, /* use:b3.pb_8a_aux */
    { { 3, { 15, 32 } }, 1 }, /* use:b3.pb_8a_engine */
    { { 3, { 15, 33 } }, 1 }, /* use:b3.pb_9a_delivery */
    { { 3, { 15, 34 } }, 1 }, /* use:b3.pb_9a_engine */
    { { 3, { 15, 35 } }, 1 }, /* use:b3.pb_10a_certificates */
    { { 3, { 15, 36 } }, 1 }, /* use:b3.pb_10a_herder */
    { { 3, { 15, 37 } }, 1 }, /* use:b3.pb_11a_hazard */
    { { 3, { 15, 38 } }, 1 }, /* use:b3.pb_11a_hazard_2 */
    { { 3, { 15, 39 } }, 1 }, /* use:b3.pb_12a_money */
    { { 3, { 15, 40 } }, 1 }, /* use:b3.pb_12a_herder */
    { { 3, { 15, 41 } }, 1 }, /* use:b3.pb_13a_aux */
    { { 3, { 15, 42 } }, 1 }, /* use:b3.pb_13a_certificates */
    { { 3, { 15, 43 } }, 1 }, /* use:b3.pb_13a_store */
    { { 3, { 15, 48 } }, 1 }, /* use:b3.pb_3b_aux */
    { { 3, { 15, 49 } }, 1 }, /* use:b3.pb_3b_herder */
    { { 3, { 15, 50 } }, 1 }, /* use:b3.pb_4b_draw */
    { { 3, { 15, 51 } }, 1 }, /* use:b3.pb_4b_herder */
    { { 3, { 15, 53 } }, 1 }, /* use:b3.pb_5b_money */
    { { 3, { 15, 54 } }, 1 }, /* use:b3.pb_7b_engine */
    { { 3, { 15, 56 } }, 1 }, /* use:b3.pb_9b_upgrade */
    { { 3, { 15, 57 } }, 1 }, /* use:b3.pb_10b_money */
    { { 3, { 15, 58 } }, 1 }, /* use:b3.pb_10b_engine */
    { { 3, { 15, 59 } }, 1 }, /* use:b3.pb_10b_herder */
    { { 3, { 15, 60 } }, 1 }, /* use:b3.pb_11b_engine */
    { { 3, { 15, 61 } }, 1 }, /* use:b3.pb_12b_money */
    { { 3, { 15, 62 } }, 1 }, /* use:b3.pb_12b_token */
    { { 3, { 15, 63 } }, 1 }, /* use:b3.pb_13b_certificates */
    { { 3, { 15, 64 } }, 1 }, /* use:b3.pb_13b_store */
    { { 3, { 20, 18 } }, 1 }, /* use:drought_risk_1.pb_1a_money */
    { { 3, { 20, 20 } }, 1 }, /* use:drought_risk_1.pb_2a_buy */
    { { 3, { 20, 22 } }, 1 }, /* use:drought_risk_1.pb_3a_herder */
    { { 3, { 20, 23 } }, 1 }, /* use:drought_risk_1.pb_4a_hazard */
    { { 3, { 20, 24 } }, 1 }, /* use:drought_risk_1.pb_4a_herder */
    { { 3, { 20, 26 } }, 1 }, /* use:drought_risk_1.pb_5a_aux */
    { { 3, { 20, 27 } }, 1 }, /* use:drought_risk_1.pb_6a_hire */
    { { 3, { 20, 28 } }, 1 }, /* use:drought_risk_1.pb_6a_engine */
    { { 3, { 20, 29 } }, 1 }, /* use:drought_risk_1.pb_7a_certificates */
    { { 3, { 20, 30 } }, 1 }, /* use:drought_risk_1.pb_8a_bounty */
    { { 3, { 20, 31 } }, 1 }, /* use:drought_risk_1.pb_8a_aux */
    { { 3, { 20, 32 } }, 1 }, /* use:drought_risk_1.pb_8a_engine */
    { { 3, { 20, 33 } }, 1 }, /* use:drought_risk_1.pb_9a_delivery */
    { { 3, { 20, 34 } }, 1 }, /* use:drought_risk_1.pb_9a_engine */
    { { 3, { 20, 35 } }, 1 }, /* use:drought_risk_1.pb_10a_certificates */
    { { 3, { 20, 36 } }, 1 }, /* use:drought_risk_1.pb_10a_herder */
    { { 3, { 20, 37 } }, 1 }, /* use:drought_risk_1.pb_11a_hazard */
    { { 3, { 20, 38 } }, 1 }, /* use:drought_risk_1.pb_11a_hazard_2 */
    { { 3, { 20, 39 } }, 1 }, /* use:drought_risk_1.pb_12a_money */
    { { 3, { 20, 40 } }, 1 }, /* use:drought_risk_1.pb_12a_herder */
    { { 3, { 20, 41 } }, 1 }, /* use:drought_risk_1.pb_13a_aux */
    { { 3, { 20, 42 } }, 1 }, /* use:drought_risk_1.pb_13a_certificates */
    { { 3, { 20, 43 } }, 1 }, /* use:drought_risk_1.pb_13a_store */
    { { 3, { 20, 48 } }, 1 }, /* use:drought_risk_1.pb_3b_aux */
    { { 3, { 20, 49 } }, 1 }, /* use:drought_risk_1.pb_3b_herder */
    { { 3, { 20, 50 } }, 1 }, /* use:drought_risk_1.pb_4b_draw */
    { { 3, { 20, 51 } }, 1 }, /* use:drought_risk_1.pb_4b_herder */
    { { 3, { 20, 53 } }, 1 }, /* use:drought_risk_1.pb_5b_money */
    { { 3, { 20, 54 } }, 1 }, /* use:drought_risk_1.pb_7b_engine */
    { { 3, { 20, 56 } }, 1 }, /* use:drought_risk_1.pb_9b_upgrade */
    { { 3, { 20, 57 } }, 1 }, /* use:drought_risk_1.pb_10b_money */
    { { 3, { 20, 58 } }, 1 }, /* use:drought_risk_1.pb_10b_engine */
    { { 3, { 20, 59 } }, 1 }, /* use:drought_risk_1.pb_10b_herder */
    { { 3, { 20, 60 } }, 1 }, /* use:drought_risk_1.pb_11b_engine */
    { { 3, { 20, 61 } }, 1 }, /* use:drought_risk_1.pb_12b_money */
    { { 3, { 20, 62 } }, 1 }, /* use:drought_risk_1.pb_12b_token */
    { { 3, { 20, 63 } }, 1 }, /* use:drought_risk_1.pb_13b_certificates */
    { { 3, { 20, 64 } }, 1 }, /* use:drought_risk_1.pb_13b_store */
    { { 3, { 21, 2 } }, 1 }, /* use:c.neutral_a_hire */
    { { 3, { 21, 3 } }, 1 }, /* use:c.neutral_a_hire_2 */
    { { 3, { 21, 5 } }, 1 }, /* use:c.neutral_b_build */
    { { 3, { 21, 6 } }, 1 }, /* use:c.neutral_c_certificates */
    { { 3, { 21, 7 } }, 1 }, /* use:c.neutral_c_objective */
    { { 3, { 21, 8 } }, 1 }, /* use:c.neutral_c_engine */
    { { 3, { 21, 9 } }, 1 }, /* use:c.neutral_d_bounty */
    { { 3, { 21, 10 } }, 1 }, /* use:c.neutral_d_engine */
    { { 3, { 21, 11 } }, 1 }, /* use:c.neutral_d_aux */
    { { 3, { 21, 13 } }, 1 }, /* use:c.neutral_e_buy */
    { { 3, { 21, 15 } }, 1 }, /* use:c.neutral_f_hazard */
    { { 3, { 21, 16 } }, 1 }, /* use:c.neutral_g_engine */
    { { 3, { 21, 17 } }, 1 }, /* use:c.neutral_g_aux */
    { { 3, { 22, 18 } }, 1 }, /* use:c1.pb_1a_money */
    { { 3, { 22, 20 } }, 1 }, /* use:c1.pb_2a_buy */
    { { 3, { 22, 22 } }, 1 }, /* use:c1.pb_3a_herder */
    { { 3, { 22, 23 } }, 1 }, /* use:c1.pb_4a_hazard */
    { { 3, { 22, 24 } }, 1 }, /* use:c1.pb_4a_herder */
    { { 3, { 22, 26 } }, 1 }, /* use:c1.pb_5a_aux */
    { { 3, { 22, 27 } }, 1 }, /* use:c1.pb_6a_hire */
    { { 3, { 22, 28 } }, 1 }, /* use:c1.pb_6a_engine */
    { { 3, { 22, 29 } }, 1 }, /* use:c1.pb_7a_certificates */
    { { 3, { 22, 30 } }, 1 }, /* use:c1.pb_8a_bounty */
    { { 3, { 22, 31 } }, 1 }, /* use:c1.pb_8a_aux */
    { { 3, { 22, 32 } }, 1 }, /* use:c1.pb_8a_engine */
    { { 3, { 22, 33 } }, 1 }, /* use:c1.pb_9a_delivery */
    { { 3, { 22, 34 } }, 1 }, /* use:c1.pb_9a_engine */
    { { 3, { 22, 35 } }, 1 }, /* use:c1.pb_10a_certificates */
    { { 3, { 22, 36 } }, 1 }, /* use:c1.pb_10a_herder */
    { { 3, { 22, 37 } }, 1 }, /* use:c1.pb_11a_hazard */
    { { 3, { 22, 38 } }, 1 }, /* use:c1.pb_11a_hazard_2 */
    { { 3, { 22, 39 } }, 1 }, /* use:c1.pb_12a_money */
    { { 3, { 22, 40 } }, 1 }, /* use:c1.pb_12a_herder */
    { { 3, { 22, 41 } }, 1 }, /* use:c1.pb_13a_aux */
    { { 3, { 22, 42 } }, 1 }, /* use:c1.pb_13a_certificates */
    { { 3, { 22, 43 } }, 1 }, /* use:c1.pb_13a_store */
    { { 3, { 22, 48 } }, 1 }, /* use:c1.pb_3b_aux */
    { { 3, { 22, 49 } }, 1 }, /* use:c1.pb_3b_herder */
    { { 3, { 22, 50 } }, 1 }, /* use:c1.pb_4b_draw */
    { { 3, { 22, 51 } }, 1 }, /* use:c1.pb_4b_herder */
    { { 3, { 22, 53 } }, 1 }, /* use:c1.pb_5b_money */
    { { 3, { 22, 54 } }, 1 }, /* use:c1.pb_7b_engine */
    { { 3, { 22, 56 } }, 1 }, /* use:c1.pb_9b_upgrade */
    { { 3, { 22, 57 } }, 1 }, /* use:c1.pb_10b_money */
    { { 3, { 22, 58 } }, 1 }, /* use:c1.pb_10b_engine */
    { { 3, { 22, 59 } }, 1 }, /* use:c1.pb_10b_herder */
    { { 3, { 22, 60 } }, 1 }, /* use:c1.pb_11b_engine */
    { { 3, { 22, 61 } }, 1 }, /* use:c1.pb_12b_money */
    { { 3, { 22, 62 } }, 1 }, /* use:c1.pb_12b_token */
    { { 3, { 22, 63 } }, 1 }, /* use:c1.pb_13b_certificates */
    { { 3, { 22, 64 } }, 1 }, /* use:c1.pb_13b_store */
    { { 3, { 23, 18 } }, 1 }, /* use:c2.pb_1a_money */
    { { 3, { 23, 20 } }, 1 }, /* use:c2.pb_2a_buy */
    { { 3, { 23, 22 } }, 1 }, /* use:c2.pb_3a_herder */
    { { 3, { 23, 23 } }, 1 }, /* use:c2.pb_4a_hazard */
    { { 3, { 23, 24 } }, 1 }, /* use:c2.pb_4a_herder */
    { { 3, { 23, 26 } }, 1 }, /* use:c2.pb_5a_aux */
    { { 3, { 23, 27 } }, 1 }, /* use:c2.pb_6a_hire */
    { { 3, { 23, 28 } }, 1 }, /* use:c2.pb_6a_engine */
    { { 3, { 23, 29 } }, 1 }, /* use:c2.pb_7a_certificates */
    { { 3, { 23, 30 } }, 1 }, /* use:c2.pb_8a_bounty */
    { { 3, { 23, 31 } }, 1 }, /* use:c2.pb_8a_aux */
    { { 3, { 23, 32 } }, 1 }, /* use:c2.pb_8a_engine */
    { { 3, { 23, 33 } }, 1 }, /* use:c2.pb_9a_delivery */
    { { 3, { 23, 34 } }, 1 }, /* use:c2.pb_9a_engine */
    { { 3, { 23, 35 } }, 1 }, /* use:c2.pb_10a_certificates */
    { { 3, { 23, 36 } }, 1 }, /* use:c2.pb_10a_herder */
    { { 3, { 23, 37 } }, 1 }, /* use:c2.pb_11a_hazard */
    { { 3, { 23, 38 } }, 1 }, /* use:c2.pb_11a_hazard_2 */
    { { 3, { 23, 39 } }, 1 }, /* use:c2.pb_12a_money */
    { { 3, { 23, 40 } }, 1 }, /* use:c2.pb_12a_herder */
    { { 3, { 23, 41 } }, 1 }, /* use:c2.pb_13a_aux */
    { { 3, { 23, 42 } }, 1 }, /* use:c2.pb_13a_certificates */
    { { 3, { 23, 43 } }, 1 }, /* use:c2.pb_13a_store */
    { { 3, { 23, 48 } }, 1 }, /* use:c2.pb_3b_aux */
    { { 3, { 23, 49 } }, 1 }, /* use:c2.pb_3b_herder */
    { { 3, { 23, 50 } }, 1 }, /* use:c2.pb_4b_draw */
    { { 3, { 23, 51 } }, 1 }, /* use:c2.pb_4b_herder */
    { { 3, { 23, 53 } }, 1 }, /* use:c2.pb_5b_money */
    { { 3, { 23, 54 } }, 1 }, /* use:c2.pb_7b_engine */
    { { 3, { 23, 56 } }, 1 }, /* use:c2.pb_9b_upgrade */
    { { 3, { 23, 57 } }, 1 }, /* use:c2.pb_10b_money */
    { { 3, { 23, 58 } }, 1 }, /* use:c2.pb_10b_engine */
    { { 3, { 23, 59 } }, 1 }, /* use:c2.pb_10b_herder */
    { { 3, { 23, 60 } }, 1 }, /* use:c2.pb_11b_engine */
    { { 3, { 23, 61 } }, 1 }, /* use:c2.pb_12b_money */
    { { 3, { 23, 62 } }, 1 }, /* use:c2.pb_12b_token */
    { { 3, { 23, 63 } }, 1 }, /* use:c2.pb_13b_certificates */
    { { 3, { 23, 64 } }, 1 }, /* use:c2.pb_13b_store */
    { { 3, { 24, 2 } }, 1 }, /* use:d.neutral_a_hire */
    { { 3, { 24, 3 } }, 1 }, /* use:d.neutral_a_hire_2 */
    { { 3, { 24, 5 } }, 1 }, /* use:d.neutral_b_build */
    { { 3, { 24, 6 } }, 1 }, /* use:d.neutral_c_certificates */
    { { 3, { 24, 7 } }, 1 }, /* use:d.neutral_c_objective */
    { { 3, { 24, 8 } }, 1 }, /* use:d.neutral_c_engine */
    { { 3, { 24, 9 } }, 1 }, /* use:d.neutral_d_bounty */
    { { 3, { 24, 10 } }, 1 }, /* use:d.neutral_d_engine */
    { { 3, { 24, 11 } }, 1 }, /* use:d.neutral_d_aux */
    { { 3, { 24, 13 } }, 1 }, /* use:d.neutral_e_buy */
    { { 3, { 24, 15 } }, 1 }, /* use:d.neutral_f_hazard */
    { { 3, { 24, 16 } }, 1 }, /* use:d.neutral_g_engine */
    { { 3, { 24, 17 } }, 1 }, /* use:d.neutral_g_aux */
    { { 3, { 24, 108 } }, 1 }, /* use:d.d_poker */
    { { 3, { 25, 18 } }, 1 }, /* use:d1.pb_1a_money */
    { { 3, { 25, 20 } }, 1 }, /* use:d1.pb_2a_buy */
    { { 3, { 25, 22 } }, 1 }, /* use:d1.pb_3a_herder */
    { { 3, { 25, 23 } }, 1 }, /* use:d1.pb_4a_hazard */
    { { 3, { 25, 24 } }, 1 }, /* use:d1.pb_4a_herder */
    { { 3, { 25, 26 } }, 1 }, /* use:d1.pb_5a_aux */
    { { 3, { 25, 27 } }, 1 }, /* use:d1.pb_6a_hire */
    { { 3, { 25, 28 } }, 1 }, /* use:d1.pb_6a_engine */
    { { 3, { 25, 29 } }, 1 }, /* use:d1.pb_7a_certificates */
    { { 3, { 25, 30 } }, 1 }, /* use:d1.pb_8a_bounty */
    { { 3, { 25, 31 } }, 1 }, /* use:d1.pb_8a_aux */
    { { 3, { 25, 32 } }, 1 }, /* use:d1.pb_8a_engine */
    { { 3, { 25, 33 } }, 1 }, /* use:d1.pb_9a_delivery */
    { { 3, { 25, 34 } }, 1 }, /* use:d1.pb_9a_engine */
    { { 3, { 25, 35 } }, 1 }, /* use:d1.pb_10a_certificates */
    { { 3, { 25, 36 } }, 1 }, /* use:d1.pb_10a_herder */
    { { 3, { 25, 37 } }, 1 }, /* use:d1.pb_11a_hazard */
    { { 3, { 25, 38 } }, 1 }, /* use:d1.pb_11a_hazard_2 */
    { { 3, { 25, 39 } }, 1 }, /* use:d1.pb_12a_money */
    { { 3, { 25, 40 } }, 1 }, /* use:d1.pb_12a_herder */
    { { 3, { 25, 41 } }, 1 }, /* use:d1.pb_13a_aux */
    { { 3, { 25, 42 } }, 1 }, /* use:d1.pb_13a_certificates */
    { { 3, { 25, 43 } }, 1 }, /* use:d1.pb_13a_store */
    { { 3, { 25, 48 } }, 1 }, /* use:d1.pb_3b_aux */
    { { 3, { 25, 49 } }, 1 }, /* use:d1.pb_3b_herder */
    { { 3, { 25, 50 } }, 1 }, /* use:d1.pb_4b_draw */
    { { 3, { 25, 51 } }, 1 }, /* use:d1.pb_4b_herder */
    { { 3, { 25, 53 } }, 1 }, /* use:d1.pb_5b_money */
    { { 3, { 25, 54 } }, 1 }, /* use:d1.pb_7b_engine */
    { { 3, { 25, 56 } }, 1 }, /* use:d1.pb_9b_upgrade */
    { { 3, { 25, 57 } }, 1 }, /* use:d1.pb_10b_money */
    { { 3, { 25, 58 } }, 1 }, /* use:d1.pb_10b_engine */
    { { 3, { 25, 59 } }, 1 }, /* use:d1.pb_10b_herder */
    { { 3, { 25, 60 } }, 1 }, /* use:d1.pb_11b_engine */
    { { 3, { 25, 61 } }, 1 }, /* use:d1.pb_12b_money */
    { { 3, { 25, 62 } }, 1 }, /* use:d1.pb_12b_token */
    { { 3, { 25, 63 } }, 1 }, /* use:d1.pb_13b_certificates */
    { { 3, { 25, 64 } }, 1 }, /* use:d1.pb_13b_store */
    { { 3, { 32, 18 } }, 1 }, /* use:outlaw_risk_1.pb_1a_money */
    { { 3, { 32, 20 } }, 1 }, /* use:outlaw_risk_1.pb_2a_buy */
    { { 3, { 32, 22 } }, 1 }, /* use:outlaw_risk_1.pb_3a_herder */
    { { 3, { 32, 23 } }, 1 }, /* use:outlaw_risk_1.pb_4a_hazard */
    { { 3, { 32, 24 } }, 1 }, /* use:outlaw_risk_1.pb_4a_herder */
    { { 3, { 32, 26 } }, 1 }, /* use:outlaw_risk_1.pb_5a_aux */
    { { 3, { 32, 27 } }, 1 }, /* use:outlaw_risk_1.pb_6a_hire */
    { { 3, { 32, 28 } }, 1 }, /* use:outlaw_risk_1.pb_6a_engine */
    { { 3, { 32, 29 } }, 1 }, /* use:outlaw_risk_1.pb_7a_certificates */
    { { 3, { 32, 30 } }, 1 }, /* use:outlaw_risk_1.pb_8a_bounty */
    { { 3, { 32, 31 } }, 1 }, /* use:outlaw_risk_1.pb_8a_aux */
    { { 3, { 32, 32 } }, 1 }, /* use:outlaw_risk_1.pb_8a_engine */
    { { 3, { 32, 33 } }, 1 }, /* use:outlaw_risk_1.pb_9a_delivery */
    { { 3, { 32, 34 } }, 1 }, /* use:outlaw_risk_1.pb_9a_engine */
    { { 3, { 32, 35 } }, 1 }, /* use:outlaw_risk_1.pb_10a_certificates */
    { { 3, { 32, 36 } }, 1 }, /* use:outlaw_risk_1.pb_10a_herder */
    { { 3, { 32, 37 } }, 1 }, /* use:outlaw_risk_1.pb_11a_hazard */
    { { 3, { 32, 38 } }, 1 }, /* use:outlaw_risk_1.pb_11a_hazard_2 */
    { { 3, { 32, 39 } }, 1 }, /* use:outlaw_risk_1.pb_12a_money */
    { { 3, { 32, 40 } }, 1 }, /* use:outlaw_risk_1.pb_12a_herder */
    { { 3, { 32, 41 } }, 1 }, /* use:outlaw_risk_1.pb_13a_aux */
    { { 3, { 32, 42 } }, 1 }, /* use:outlaw_risk_1.pb_13a_certificates */
    { { 3, { 32, 43 } }, 1 }, /* use:outlaw_risk_1.pb_13a_store */
    { { 3, { 32, 48 } }, 1 }, /* use:outlaw_risk_1.pb_3b_aux */
    { { 3, { 32, 49 } }, 1 }, /* use:outlaw_risk_1.pb_3b_herder */
    { { 3, { 32, 50 } }, 1 }, /* use:outlaw_risk_1.pb_4b_draw */
    { { 3, { 32, 51 } }, 1 }, /* use:outlaw_risk_1.pb_4b_herder */
    { { 3, { 32, 53 } }, 1 }, /* use:outlaw_risk_1.pb_5b_money */
    { { 3, { 32, 54 } }, 1 }, /* use:outlaw_risk_1.pb_7b_engine */
    { { 3, { 32, 56 } }, 1 }, /* use:outlaw_risk_1.pb_9b_upgrade */
    { { 3, { 32, 57 } }, 1 }, /* use:outlaw_risk_1.pb_10b_money */
    { { 3, { 32, 58 } }, 1 }, /* use:outlaw_risk_1.pb_10b_engine */
    { { 3, { 32, 59 } }, 1 }, /* use:outlaw_risk_1.pb_10b_herder */
    { { 3, { 32, 60 } }, 1 }, /* use:outlaw_risk_1.pb_11b_engine */
    { { 3, { 32, 61 } }, 1 }, /* use:outlaw_risk_1.pb_12b_money */
    { { 3, { 32, 62 } }, 1 }, /* use:outlaw_risk_1.pb_12b_token */
    { { 3, { 32, 63 } }, 1 }, /* use:outlaw_risk_1.pb_13b_certificates */
    { { 3, { 32, 64 } }, 1 }, /* use:outlaw_risk_1.pb_13b_store */
    { { 3, { 33, 18 } }, 1 }, /* use:outlaw_risk_2.pb_1a_money */
    { { 3, { 33, 20 } }, 1 }, /* use:outlaw_risk_2.pb_2a_buy */
    { { 3, { 33, 22 } }, 1 }, /* use:outlaw_risk_2.pb_3a_herder */
    { { 3, { 33, 23 } }, 1 }, /* use:outlaw_risk_2.pb_4a_hazard */
    { { 3, { 33, 24 } }, 1 }, /* use:outlaw_risk_2.pb_4a_herder */
    { { 3, { 33, 26 } }, 1 }, /* use:outlaw_risk_2.pb_5a_aux */
    { { 3, { 33, 27 } }, 1 }, /* use:outlaw_risk_2.pb_6a_hire */
    { { 3, { 33, 28 } }, 1 }, /* use:outlaw_risk_2.pb_6a_engine */
    { { 3, { 33, 29 } }, 1 }, /* use:outlaw_risk_2.pb_7a_certificates */
    { { 3, { 33, 30 } }, 1 }, /* use:outlaw_risk_2.pb_8a_bounty */
    { { 3, { 33, 31 } }, 1 }, /* use:outlaw_risk_2.pb_8a_aux */
    { { 3, { 33, 32 } }, 1 }, /* use:outlaw_risk_2.pb_8a_engine */
    { { 3, { 33, 33 } }, 1 }, /* use:outlaw_risk_2.pb_9a_delivery */
    { { 3, { 33, 34 } }, 1 }, /* use:outlaw_risk_2.pb_9a_engine */
    { { 3, { 33, 35 } }, 1 }, /* use:outlaw_risk_2.pb_10a_certificates */
    { { 3, { 33, 36 } }, 1 }, /* use:outlaw_risk_2.pb_10a_herder */
    { { 3, { 33, 37 } }, 1 }, /* use:outlaw_risk_2.pb_11a_hazard */
    { { 3, { 33, 38 } }, 1 }, /* use:outlaw_risk_2.pb_11a_hazard_2 */
    { { 3, { 33, 39 } }, 1 }, /* use:outlaw_risk_2.pb_12a_money */
    { { 3, { 33, 40 } }, 1 }, /* use:outlaw_risk_2.pb_12a_herder */
    { { 3, { 33, 41 } }, 1 }, /* use:outlaw_risk_2.pb_13a_aux */
    { { 3, { 33, 42 } }, 1 }, /* use:outlaw_risk_2.pb_13a_certificates */
    { { 3, { 33, 43 } }, 1 }, /* use:outlaw_risk_2.pb_13a_store */
    { { 3, { 33, 48 } }, 1 }, /* use:outlaw_risk_2.pb_3b_aux */
    { { 3, { 33, 49 } }, 1 }, /* use:outlaw_risk_2.pb_3b_herder */
    { { 3, { 33, 50 } }, 1 }, /* use:outlaw_risk_2.pb_4b_draw */
    { { 3, { 33, 51 } }, 1 }, /* use:outlaw_risk_2.pb_4b_herder */
    { { 3, { 33, 53 } }, 1 }, /* use:outlaw_risk_2.pb_5b_money */
    { { 3, { 33, 54 } }, 1 }, /* use:outlaw_risk_2.pb_7b_engine */
    { { 3, { 33, 56 } }, 1 }, /* use:outlaw_risk_2.pb_9b_upgrade */
    { { 3, { 33, 57 } }, 1 }, /* use:outlaw_risk_2.pb_10b_money */
    { { 3, { 33, 58 } }, 1 }, /* use:outlaw_risk_2.pb_10b_engine */
    { { 3, { 33, 59 } }, 1 }, /* use:outlaw_risk_2.pb_10b_herder */
    { { 3, { 33, 60 } }, 1 }, /* use:outlaw_risk_2.pb_11b_engine */
    { { 3, { 33, 61 } }, 1 }, /* use:outlaw_risk_2.pb_12b_money */
    { { 3, { 33, 62 } }, 1 }, /* use:outlaw_risk_2.pb_12b_token */
    { { 3, { 33, 63 } }, 1 }, /* use:outlaw_risk_2.pb_13b_certificates */
    { { 3, { 33, 64 } }, 1 }, /* use:outlaw_risk_2.pb_13b_store */
    { { 3, { 34, 2 } }, 1 }, /* use:e.neutral_a_hire */
    { { 3, { 34, 3 } }, 1 }, /* use:e.neutral_a_hire_2 */
    { { 3, { 34, 5 } }, 1 }, /* use:e.neutral_b_build */
    { { 3, { 34, 6 } }, 1 }, /* use:e.neutral_c_certificates */
    { { 3, { 34, 7 } }, 1 }, /* use:e.neutral_c_objective */
    { { 3, { 34, 8 } }, 1 }, /* use:e.neutral_c_engine */
    { { 3, { 34, 9 } }, 1 }, /* use:e.neutral_d_bounty */
    { { 3, { 34, 10 } }, 1 }, /* use:e.neutral_d_engine */
    { { 3, { 34, 11 } }, 1 }, /* use:e.neutral_d_aux */
    { { 3, { 34, 13 } }, 1 }, /* use:e.neutral_e_buy */
    { { 3, { 34, 15 } }, 1 }, /* use:e.neutral_f_hazard */
    { { 3, { 34, 16 } }, 1 }, /* use:e.neutral_g_engine */
    { { 3, { 34, 17 } }, 1 }, /* use:e.neutral_g_aux */
    { { 3, { 35, 18 } }, 1 }, /* use:e1.pb_1a_money */
    { { 3, { 35, 20 } }, 1 }, /* use:e1.pb_2a_buy */
    { { 3, { 35, 22 } }, 1 }, /* use:e1.pb_3a_herder */
    { { 3, { 35, 23 } }, 1 }, /* use:e1.pb_4a_hazard */
    { { 3, { 35, 24 } }, 1 }, /* use:e1.pb_4a_herder */
    { { 3, { 35, 26 } }, 1 }, /* use:e1.pb_5a_aux */
    { { 3, { 35, 27 } }, 1 }, /* use:e1.pb_6a_hire */
    { { 3, { 35, 28 } }, 1 }, /* use:e1.pb_6a_engine */
    { { 3, { 35, 29 } }, 1 }, /* use:e1.pb_7a_certificates */
    { { 3, { 35, 30 } }, 1 }, /* use:e1.pb_8a_bounty */
    { { 3, { 35, 31 } }, 1 }, /* use:e1.pb_8a_aux */
    { { 3, { 35, 32 } }, 1 }, /* use:e1.pb_8a_engine */
    { { 3, { 35, 33 } }, 1 }, /* use:e1.pb_9a_delivery */
    { { 3, { 35, 34 } }, 1 }, /* use:e1.pb_9a_engine */
    { { 3, { 35, 35 } }, 1 }, /* use:e1.pb_10a_certificates */
    { { 3, { 35, 36 } }, 1 }, /* use:e1.pb_10a_herder */
    { { 3, { 35, 37 } }, 1 }, /* use:e1.pb_11a_hazard */
    { { 3, { 35, 38 } }, 1 }, /* use:e1.pb_11a_hazard_2 */
    { { 3, { 35, 39 } }, 1 }, /* use:e1.pb_12a_money */
    { { 3, { 35, 40 } }, 1 }, /* use:e1.pb_12a_herder */
    { { 3, { 35, 41 } }, 1 }, /* use:e1.pb_13a_aux */
    { { 3, { 35, 42 } }, 1 }, /* use:e1.pb_13a_certificates */
    { { 3, { 35, 43 } }, 1 }, /* use:e1.pb_13a_store */
    { { 3, { 35, 48 } }, 1 }, /* use:e1.pb_3b_aux */
    { { 3, { 35, 49 } }, 1 }, /* use:e1.pb_3b_herder */
    { { 3, { 35, 50 } }, 1 }, /* use:e1.pb_4b_draw */
    { { 3, { 35, 51 } }, 1 }, /* use:e1.pb_4b_herder */
    { { 3, { 35, 53 } }, 1 }, /* use:e1.pb_5b_money */
    { { 3, { 35, 54 } }, 1 }, /* use:e1.pb_7b_engine */
    { { 3, { 35, 56 } }, 1 }, /* use:e1.pb_9b_upgrade */
    { { 3, { 35, 57 } }, 1 }, /* use:e1.pb_10b_money */
    { { 3, { 35, 58 } }, 1 }, /* use:e1.pb_10b_engine */
    { { 3, { 35, 59 } }, 1 }, /* use:e1.pb_10b_herder */
    { { 3, { 35, 60 } }, 1 }, /* use:e1.pb_11b_engine */
    { { 3, { 35, 61 } }, 1 }, /* use:e1.pb_12b_money */
    { { 3, { 35, 62 } }, 1 }, /* use:e1.pb_12b_token */
    { { 3, { 35, 63 } }, 1 }, /* use:e1.pb_13b_certificates */
    { { 3, { 35, 64 } }, 1 }, /* use:e1.pb_13b_store */
    { { 3, { 36, 18 } }, 1 }, /* use:e2.pb_1a_money */
    { { 3, { 36, 20 } }, 1 }, /* use:e2.pb_2a_buy */
    { { 3, { 36, 22 } }, 1 }, /* use:e2.pb_3a_herder */
    { { 3, { 36, 23 } }, 1 }, /* use:e2.pb_4a_hazard */
    { { 3, { 36, 24 } }, 1 }, /* use:e2.pb_4a_herder */
    { { 3, { 36, 26 } }, 1 }, /* use:e2.pb_5a_aux */
    { { 3, { 36, 27 } }, 1 }, /* use:e2.pb_6a_hire */
    { { 3, { 36, 28 } }, 1 }, /* use:e2.pb_6a_engine */
    { { 3, { 36, 29 } }, 1 }, /* use:e2.pb_7a_certificates */
    { { 3, { 36, 30 } }, 1 }, /* use:e2.pb_8a_bounty */
    { { 3, { 36, 31 } }, 1 }, /* use:e2.pb_8a_aux */
    { { 3, { 36, 32 } }, 1 }, /* use:e2.pb_8a_engine */
    { { 3, { 36, 33 } }, 1 }, /* use:e2.pb_9a_delivery */
    { { 3, { 36, 34 } }, 1 }, /* use:e2.pb_9a_engine */
    { { 3, { 36, 35 } }, 1 }, /* use:e2.pb_10a_certificates */
    { { 3, { 36, 36 } }, 1 }, /* use:e2.pb_10a_herder */
    { { 3, { 36, 37 } }, 1 }, /* use:e2.pb_11a_hazard */
    { { 3, { 36, 38 } }, 1 }, /* use:e2.pb_11a_hazard_2 */
    { { 3, { 36, 39 } }, 1 }, /* use:e2.pb_12a_money */
    { { 3, { 36, 40 } }, 1 }, /* use:e2.pb_12a_herder */
    { { 3, { 36, 41 } }, 1 }, /* use:e2.pb_13a_aux */
    { { 3, { 36, 42 } }, 1 }, /* use:e2.pb_13a_certificates */
    { { 3, { 36, 43 } }, 1 }, /* use:e2.pb_13a_store */
    { { 3, { 36, 48 } }, 1 }, /* use:e2.pb_3b_aux */
    { { 3, { 36, 49 } }, 1 }, /* use:e2.pb_3b_herder */
    { { 3, { 36, 50 } }, 1 }, /* use:e2.pb_4b_draw */
    { { 3, { 36, 51 } }, 1 }, /* use:e2.pb_4b_herder */
    { { 3, { 36, 53 } }, 1 }, /* use:e2.pb_5b_money */
    { { 3, { 36, 54 } }, 1 }, /* use:e2.pb_7b_engine */
    { { 3, { 36, 56 } }, 1 }, /* use:e2.pb_9b_upgrade */
    { { 3, { 36, 57 } }, 1 }, /* use:e2.pb_10b_money */
    { { 3, { 36, 58 } }, 1 }, /* use:e2.pb_10b_engine */
    { { 3, { 36, 59 } }, 1 }, /* use:e2.pb_10b_herder */
    { { 3, { 36, 60 } }, 1 }, /* use:e2.pb_11b_engine */
    { { 3, { 36, 61 } }, 1 }, /* use:e2.pb_12b_money */
    { { 3, { 36, 62 } }, 1 }, /* use:e2.pb_12b_token */
    { { 3, { 36, 63 } }, 1 }, /* use:e2.pb_13b_certificates */
    { { 3, { 36, 64 } }, 1 }, /* use:e2.pb_13b_store */
    { { 3, { 41, 18 } }, 1 }, /* use:rockfall_risk_1.pb_1a_money */
    { { 3, { 41, 20 } }, 1 }, /* use:rockfall_risk_1.pb_2a_buy */
    { { 3, { 41, 22 } }, 1 }, /* use:rockfall_risk_1.pb_3a_herder */
    { { 3, { 41, 23 } }, 1 }, /* use:rockfall_risk_1.pb_4a_hazard */
    { { 3, { 41, 24 } }, 1 }, /* use:rockfall_risk_1.pb_4a_herder */
    { { 3, { 41, 26 } }, 1 }, /* use:rockfall_risk_1.pb_5a_aux */
    { { 3, { 41, 27 } }, 1 }, /* use:rockfall_risk_1.pb_6a_hire */
    { { 3, { 41, 28 } }, 1 }, /* use:rockfall_risk_1.pb_6a_engine */
    { { 3, { 41, 29 } }, 1 }, /* use:rockfall_risk_1.pb_7a_certificates */
    { { 3, { 41, 30 } }, 1 }, /* use:rockfall_risk_1.pb_8a_bounty */
    { { 3, { 41, 31 } }, 1 }, /* use:rockfall_risk_1.pb_8a_aux */
    { { 3, { 41, 32 } }, 1 }, /* use:rockfall_risk_1.pb_8a_engine */
    { { 3, { 41, 33 } }, 1 }, /* use:rockfall_risk_1.pb_9a_delivery */
    { { 3, { 41, 34 } }, 1 }, /* use:rockfall_risk_1.pb_9a_engine */
    { { 3, { 41, 35 } }, 1 }, /* use:rockfall_risk_1.pb_10a_certificates */
    { { 3, { 41, 36 } }, 1 }, /* use:rockfall_risk_1.pb_10a_herder */
    { { 3, { 41, 37 } }, 1 }, /* use:rockfall_risk_1.pb_11a_hazard */
    { { 3, { 41, 38 } }, 1 }, /* use:rockfall_risk_1.pb_11a_hazard_2 */
    { { 3, { 41, 39 } }, 1 }, /* use:rockfall_risk_1.pb_12a_money */
    { { 3, { 41, 40 } }, 1 }, /* use:rockfall_risk_1.pb_12a_herder */
    { { 3, { 41, 41 } }, 1 }, /* use:rockfall_risk_1.pb_13a_aux */
    { { 3, { 41, 42 } }, 1 }, /* use:rockfall_risk_1.pb_13a_certificates */
    { { 3, { 41, 43 } }, 1 }, /* use:rockfall_risk_1.pb_13a_store */
    { { 3, { 41, 48 } }, 1 }, /* use:rockfall_risk_1.pb_3b_aux */
    { { 3, { 41, 49 } }, 1 }, /* use:rockfall_risk_1.pb_3b_herder */
    { { 3, { 41, 50 } }, 1 }, /* use:rockfall_risk_1.pb_4b_draw */
    { { 3, { 41, 51 } }, 1 }, /* use:rockfall_risk_1.pb_4b_herder */
    { { 3, { 41, 53 } }, 1 }, /* use:rockfall_risk_1.pb_5b_money */
    { { 3, { 41, 54 } }, 1 }, /* use:rockfall_risk_1.pb_7b_engine */
    { { 3, { 41, 56 } }, 1 }, /* use:rockfall_risk_1.pb_9b_upgrade */
    { { 3, { 41, 57 } }, 1 }, /* use:rockfall_risk_1.pb_10b_money */
    { { 3, { 41, 58 } }, 1 }, /* use:rockfall_risk_1.pb_10b_engine */
    { { 3, { 41, 59 } }, 1 }, /* use:rockfall_risk_1.pb_10b_herder */
    { { 3, { 41, 60 } }, 1 }, /* use:rockfall_risk_1.pb_11b_engine */
    { { 3, { 41, 61 } }, 1 }, /* use:rockfall_risk_1.pb_12b_money */
    { { 3, { 41, 62 } }, 1 }, /* use:rockfall_risk_1.pb_12b_token */
    { { 3, { 41, 63 } }, 1 }, /* use:rockfall_risk_1.pb_13b_certificates */
    { { 3, { 41, 64 } }, 1 }, /* use:rockfall_risk_1.pb_13b_store */
    { { 3, { 42, 18 } }, 1 }, /* use:rockfall_risk_2.pb_1a_money */
    { { 3, { 42, 20 } }, 1 }, /* use:rockfall_risk_2.pb_2a_buy */
    { { 3, { 42, 22 } }, 1 }, /* use:rockfall_risk_2.pb_3a_herder */
    { { 3, { 42, 23 } }, 1 }, /* use:rockfall_risk_2.pb_4a_hazard */
    { { 3, { 42, 24 } }, 1 }, /* use:rockfall_risk_2.pb_4a_herder */
    { { 3, { 42, 26 } }, 1 }, /* use:rockfall_risk_2.pb_5a_aux */
    { { 3, { 42, 27 } }, 1 }, /* use:rockfall_risk_2.pb_6a_hire */
    { { 3, { 42, 28 } }, 1 }, /* use:rockfall_risk_2.pb_6a_engine */
    { { 3, { 42, 29 } }, 1 }, /* use:rockfall_risk_2.pb_7a_certificates */
    { { 3, { 42, 30 } }, 1 }, /* use:rockfall_risk_2.pb_8a_bounty */
    { { 3, { 42, 31 } }, 1 }, /* use:rockfall_risk_2.pb_8a_aux */
    { { 3, { 42, 32 } }, 1 }, /* use:rockfall_risk_2.pb_8a_engine */
    { { 3, { 42, 33 } }, 1 }, /* use:rockfall_risk_2.pb_9a_delivery */
    { { 3, { 42, 34 } }, 1 }, /* use:rockfall_risk_2.pb_9a_engine */
    { { 3, { 42, 35 } }, 1 }, /* use:rockfall_risk_2.pb_10a_certificates */
    { { 3, { 42, 36 } }, 1 }, /* use:rockfall_risk_2.pb_10a_herder */
    { { 3, { 42, 37 } }, 1 }, /* use:rockfall_risk_2.pb_11a_hazard */
    { { 3, { 42, 38 } }, 1 }, /* use:rockfall_risk_2.pb_11a_hazard_2 */
    { { 3, { 42, 39 } }, 1 }, /* use:rockfall_risk_2.pb_12a_money */
    { { 3, { 42, 40 } }, 1 }, /* use:rockfall_risk_2.pb_12a_herder */
    { { 3, { 42, 41 } }, 1 }, /* use:rockfall_risk_2.pb_13a_aux */
    { { 3, { 42, 42 } }, 1 }, /* use:rockfall_risk_2.pb_13a_certificates */
    { { 3, { 42, 43 } }, 1 }, /* use:rockfall_risk_2.pb_13a_store */
    { { 3, { 42, 48 } }, 1 }, /* use:rockfall_risk_2.pb_3b_aux */
    { { 3, { 42, 49 } }, 1 }, /* use:rockfall_risk_2.pb_3b_herder */
    { { 3, { 42, 50 } }, 1 }, /* use:rockfall_risk_2.pb_4b_draw */
    { { 3, { 42, 51 } }, 1 }, /* use:rockfall_risk_2.pb_4b_herder */
    { { 3, { 42, 53 } }, 1 }, /* use:rockfall_risk_2.pb_5b_money */
    { { 3, { 42, 54 } }, 1 }, /* use:rockfall_risk_2.pb_7b_engine */
    { { 3, { 42, 56 } }, 1 }, /* use:rockfall_risk_2.pb_9b_upgrade */
    { { 3, { 42, 57 } }, 1 }, /* use:rockfall_risk_2.pb_10b_money */
    { { 3, { 42, 58 } }, 1 }, /* use:rockfall_risk_2.pb_10b_engine */
    { { 3, { 42, 59 } }, 1 }, /* use:rockfall_risk_2.pb_10b_herder */
    { { 3, { 42, 60 } }, 1 }, /* use:rockfall_risk_2.pb_11b_engine */
    { { 3, { 42, 61 } }, 1 }, /* use:rockfall_risk_2.pb_12b_money */
    { { 3, { 42, 62 } }, 1 }, /* use:rockfall_risk_2.pb_12b_token */
    { { 3, { 42, 63 } }, 1 }, /* use:rockfall_risk_2.pb_13b_certificates */
    { { 3, { 42, 64 } }, 1 }, /* use:rockfall_risk_2.pb_13b_store */
    { { 3, { 43, 2 } }, 1 }, /* use:f.neutral_a_hire */
    { { 3, { 43, 3 } }, 1 }, /* use:f.neutral_a_hire_2 */
    { { 3, { 43, 5 } }, 1 }, /* use:f.neutral_b_build */
    { { 3, { 43, 6 } }, 1 }, /* use:f.neutral_c_certificates */
    { { 3, { 43, 7 } }, 1 }, /* use:f.neutral_c_objective */
    { { 3, { 43, 8 } }, 1 }, /* use:f.neutral_c_engine */
    { { 3, { 43, 9 } }, 1 }, /* use:f.neutral_d_bounty */
    { { 3, { 43, 10 } }, 1 }, /* use:f.neutral_d_engine */
    { { 3, { 43, 11 } }, 1 }, /* use:f.neutral_d_aux */
    { { 3, { 43, 13 } }, 1 }, /* use:f.neutral_e_buy */
    { { 3, { 43, 15 } }, 1 }, /* use:f.neutral_f_hazard */
    { { 3, { 43, 16 } }, 1 }, /* use:f.neutral_g_engine */
    { { 3, { 43, 17 } }, 1 }, /* use:f.neutral_g_aux */
    { { 3, { 44, 18 } }, 1 }, /* use:f1.pb_1a_money */
    { { 3, { 44, 20 } }, 1 }, /* use:f1.pb_2a_buy */
    { { 3, { 44, 22 } }, 1 }, /* use:f1.pb_3a_herder */
    { { 3, { 44, 23 } }, 1 }, /* use:f1.pb_4a_hazard */
    { { 3, { 44, 24 } }, 1 }, /* use:f1.pb_4a_herder */
    { { 3, { 44, 26 } }, 1 }, /* use:f1.pb_5a_aux */
    { { 3, { 44, 27 } }, 1 }, /* use:f1.pb_6a_hire */
    { { 3, { 44, 28 } }, 1 }, /* use:f1.pb_6a_engine */
    { { 3, { 44, 29 } }, 1 }, /* use:f1.pb_7a_certificates */
    { { 3, { 44, 30 } }, 1 }, /* use:f1.pb_8a_bounty */
    { { 3, { 44, 31 } }, 1 }, /* use:f1.pb_8a_aux */
    { { 3, { 44, 32 } }, 1 }, /* use:f1.pb_8a_engine */
    { { 3, { 44, 33 } }, 1 }, /* use:f1.pb_9a_delivery */
    { { 3, { 44, 34 } }, 1 }, /* use:f1.pb_9a_engine */
    { { 3, { 44, 35 } }, 1 }, /* use:f1.pb_10a_certificates */
    { { 3, { 44, 36 } }, 1 }, /* use:f1.pb_10a_herder */
    { { 3, { 44, 37 } }, 1 }, /* use:f1.pb_11a_hazard */
    { { 3, { 44, 38 } }, 1 }, /* use:f1.pb_11a_hazard_2 */
    { { 3, { 44, 39 } }, 1 }, /* use:f1.pb_12a_money */
    { { 3, { 44, 40 } }, 1 }, /* use:f1.pb_12a_herder */
    { { 3, { 44, 41 } }, 1 }, /* use:f1.pb_13a_aux */
    { { 3, { 44, 42 } }, 1 }, /* use:f1.pb_13a_certificates */
    { { 3, { 44, 43 } }, 1 }, /* use:f1.pb_13a_store */
    { { 3, { 44, 48 } }, 1 }, /* use:f1.pb_3b_aux */
    { { 3, { 44, 49 } }, 1 }, /* use:f1.pb_3b_herder */
    { { 3, { 44, 50 } }, 1 }, /* use:f1.pb_4b_draw */
    { { 3, { 44, 51 } }, 1 }, /* use:f1.pb_4b_herder */
    { { 3, { 44, 53 } }, 1 }, /* use:f1.pb_5b_money */
    { { 3, { 44, 54 } }, 1 }, /* use:f1.pb_7b_engine */
    { { 3, { 44, 56 } }, 1 }, /* use:f1.pb_9b_upgrade */
    { { 3, { 44, 57 } }, 1 }, /* use:f1.pb_10b_money */
    { { 3, { 44, 58 } }, 1 }, /* use:f1.pb_10b_engine */
    { { 3, { 44, 59 } }, 1 }, /* use:f1.pb_10b_herder */
    { { 3, { 44, 60 } }, 1 }, /* use:f1.pb_11b_engine */
    { { 3, { 44, 61 } }, 1 }, /* use:f1.pb_12b_money */
    { { 3, { 44, 62 } }, 1 }, /* use:f1.pb_12b_token */
    { { 3, { 44, 63 } }, 1 }, /* use:f1.pb_13b_certificates */
    { { 3, { 44, 64 } }, 1 }, /* use:f1.pb_13b_store */
    { { 3, { 45, 18 } }, 1 }, /* use:f2.pb_1a_money */
    { { 3, { 45, 20 } }, 1 }, /* use:f2.pb_2a_buy */
    { { 3, { 45, 22 } }, 1 }, /* use:f2.pb_3a_herder */
    { { 3, { 45, 23 } }, 1 }, /* use:f2.pb_4a_hazard */
    { { 3, { 45, 24 } }, 1 }, /* use:f2.pb_4a_herder */
    { { 3, { 45, 26 } }, 1 }, /* use:f2.pb_5a_aux */
    { { 3, { 45, 27 } }, 1 }, /* use:f2.pb_6a_hire */
    { { 3, { 45, 28 } }, 1 }, /* use:f2.pb_6a_engine */
    { { 3, { 45, 29 } }, 1 }, /* use:f2.pb_7a_certificates */
    { { 3, { 45, 30 } }, 1 }, /* use:f2.pb_8a_bounty */
    { { 3, { 45, 31 } }, 1 }, /* use:f2.pb_8a_aux */
    { { 3, { 45, 32 } }, 1 }, /* use:f2.pb_8a_engine */
    { { 3, { 45, 33 } }, 1 }, /* use:f2.pb_9a_delivery */
    { { 3, { 45, 34 } }, 1 }, /* use:f2.pb_9a_engine */
    { { 3, { 45, 35 } }, 1 }, /* use:f2.pb_10a_certificates */
    { { 3, { 45, 36 } }, 1 }, /* use:f2.pb_10a_herder */
    { { 3, { 45, 37 } }, 1 }, /* use:f2.pb_11a_hazard */
    { { 3, { 45, 38 } }, 1 }, /* use:f2.pb_11a_hazard_2 */
    { { 3, { 45, 39 } }, 1 }, /* use:f2.pb_12a_money */
    { { 3, { 45, 40 } }, 1 }, /* use:f2.pb_12a_herder */
    { { 3, { 45, 41 } }, 1 }, /* use:f2.pb_13a_aux */
    { { 3, { 45, 42 } }, 1 }, /* use:f2.pb_13a_certificates */
    { { 3, { 45, 43 } }, 1 }, /* use:f2.pb_13a_store */
    { { 3, { 45, 48 } }, 1 }, /* use:f2.pb_3b_aux */
    { { 3, { 45, 49 } }, 1 }, /* use:f2.pb_3b_herder */
    { { 3, { 45, 50 } }, 1 }, /* use:f2.pb_4b_draw */
    { { 3, { 45, 51 } }, 1 }, /* use:f2.pb_4b_herder */
    { { 3, { 45, 53 } }, 1 }, /* use:f2.pb_5b_money */
    { { 3, { 45, 54 } }, 1 }, /* use:f2.pb_7b_engine */
    { { 3, { 45, 56 } }, 1 }, /* use:f2.pb_9b_upgrade */
    { { 3, { 45, 57 } }, 1 }, /* use:f2.pb_10b_money */
    { { 3, { 45, 58 } }, 1 }, /* use:f2.pb_10b_engine */
    { { 3, { 45, 59 } }, 1 }, /* use:f2.pb_10b_herder */
    { { 3, { 45, 60 } }, 1 }, /* use:f2.pb_11b_engine */
    { { 3, { 45, 61 } }, 1 }, /* use:f2.pb_12b_money */
    { { 3, { 45, 62 } }, 1 }, /* use:f2.pb_12b_token */
    { { 3, { 45, 63 } }, 1 }, /* use:f2.pb_13b_certificates */
    { { 3, { 45, 64 } }, 1 }, /* use:f2.pb_13b_store */
    { { 3, { 46, 2 } }, 1 }, /* use:g.neutral_a_hire */
    { { 3, { 46, 3 } }, 1 }, /* use:g.neutral_a_hire_2 */
    { { 3, { 46, 5 } }, 1 }, /* use:g.neutral_b_build */
    { { 3, { 46, 6 } }, 1 }, /* use:g.neutral_c_certificates */
    { { 3, { 46, 7 } }, 1 }, /* use:g.neutral_c_objective */
    { { 3, { 46, 8 } }, 1 }, /* use:g.neutral_c_engine */
    { { 3, { 46, 9 } }, 1 }, /* use:g.neutral_d_bounty */
    { { 3, { 46, 10 } }, 1 }, /* use:g.neutral_d_engine */
    { { 3, { 46, 11 } }, 1 }, /* use:g.neutral_d_aux */
    { { 3, { 46, 13 } }, 1 }, /* use:g.neutral_e_buy */
    { { 3, { 46, 15 } }, 1 }, /* use:g.neutral_f_hazard */
    { { 3, { 46, 16 } }, 1 }, /* use:g.neutral_g_engine */
    { { 3, { 46, 17 } }, 1 }, /* use:g.neutral_g_aux */
    { { 3, { 46, 109 } }, 1 }, /* use:g.g_poker */
    { { 3, { 47, 18 } }, 1 }, /* use:g1.pb_1a_money */
    { { 3, { 47, 20 } }, 1 }, /* use:g1.pb_2a_buy */
    { { 3, { 47, 22 } }, 1 }, /* use:g1.pb_3a_herder */
    { { 3, { 47, 23 } }, 1 }, /* use:g1.pb_4a_hazard */
    { { 3, { 47, 24 } }, 1 }, /* use:g1.pb_4a_herder */
    { { 3, { 47, 26 } }, 1 }, /* use:g1.pb_5a_aux */
    { { 3, { 47, 27 } }, 1 }, /* use:g1.pb_6a_hire */
    { { 3, { 47, 28 } }, 1 }, /* use:g1.pb_6a_engine */
    { { 3, { 47, 29 } }, 1 }, /* use:g1.pb_7a_certificates */
    { { 3, { 47, 30 } }, 1 }, /* use:g1.pb_8a_bounty */
    { { 3, { 47, 31 } }, 1 }, /* use:g1.pb_8a_aux */
    { { 3, { 47, 32 } }, 1 }, /* use:g1.pb_8a_engine */
    { { 3, { 47, 33 } }, 1 }, /* use:g1.pb_9a_delivery */
    { { 3, { 47, 34 } }, 1 }, /* use:g1.pb_9a_engine */
    { { 3, { 47, 35 } }, 1 }, /* use:g1.pb_10a_certificates */
    { { 3, { 47, 36 } }, 1 }, /* use:g1.pb_10a_herder */
    { { 3, { 47, 37 } }, 1 }, /* use:g1.pb_11a_hazard */
    { { 3, { 47, 38 } }, 1 }, /* use:g1.pb_11a_hazard_2 */
    { { 3, { 47, 39 } }, 1 }, /* use:g1.pb_12a_money */
    { { 3, { 47, 40 } }, 1 }, /* use:g1.pb_12a_herder */
    { { 3, { 47, 41 } }, 1 }, /* use:g1.pb_13a_aux */
    { { 3, { 47, 42 } }, 1 }, /* use:g1.pb_13a_certificates */
    { { 3, { 47, 43 } }, 1 }, /* use:g1.pb_13a_store */
    { { 3, { 47, 48 } }, 1 }, /* use:g1.pb_3b_aux */
    { { 3, { 47, 49 } }, 1 }, /* use:g1.pb_3b_herder */
    { { 3, { 47, 50 } }, 1 }, /* use:g1.pb_4b_draw */
    { { 3, { 47, 51 } }, 1 }, /* use:g1.pb_4b_herder */
    { { 3, { 47, 53 } }, 1 }, /* use:g1.pb_5b_money */
    { { 3, { 47, 54 } }, 1 }, /* use:g1.pb_7b_engine */
    { { 3, { 47, 56 } }, 1 }, /* use:g1.pb_9b_upgrade */
    { { 3, { 47, 57 } }, 1 }, /* use:g1.pb_10b_money */
    { { 3, { 47, 58 } }, 1 }, /* use:g1.pb_10b_engine */
    { { 3, { 47, 59 } }, 1 }, /* use:g1.pb_10b_herder */
    { { 3, { 47, 60 } }, 1 }, /* use:g1.pb_11b_engine */
    { { 3, { 47, 61 } }, 1 }, /* use:g1.pb_12b_money */
    { { 3, { 47, 62 } }, 1 }, /* use:g1.pb_12b_token */
    { { 3, { 47, 63 } }, 1 }, /* use:g1.pb_13b_certificates */
    { { 3, { 47, 64 } }, 1 }, /* use:g1.pb_13b_store */
    { { 3, { 48, 18 } }, 1 }, /* use:g2.pb_1a_money */
    { { 3, { 48, 20 } }, 1 }, /* use:g2.pb_2a_buy */
    { { 3, { 48, 22 } }, 1 }, /* use:g2.pb_3a_herder */
    { { 3, { 48, 23 } }, 1 }, /* use:g2.pb_4a_hazard */
    { { 3, { 48, 24 } }, 1 }, /* use:g2.pb_4a_herder */
    { { 3, { 48, 26 } }, 1 }, /* use:g2.pb_5a_aux */
    { { 3, { 48, 27 } }, 1 }, /* use:g2.pb_6a_hire */
    { { 3, { 48, 28 } }, 1 }, /* use:g2.pb_6a_engine */
    { { 3, { 48, 29 } }, 1 }, /* use:g2.pb_7a_certificates */
    { { 3, { 48, 30 } }, 1 }, /* use:g2.pb_8a_bounty */
    { { 3, { 48, 31 } }, 1 }, /* use:g2.pb_8a_aux */
    { { 3, { 48, 32 } }, 1 }, /* use:g2.pb_8a_engine */
    { { 3, { 48, 33 } }, 1 }, /* use:g2.pb_9a_delivery */
    { { 3, { 48, 34 } }, 1 }, /* use:g2.pb_9a_engine */
    { { 3, { 48, 35 } }, 1 }, /* use:g2.pb_10a_certificates */
    { { 3, { 48, 36 } }, 1 }, /* use:g2.pb_10a_herder */
    { { 3, { 48, 37 } }, 1 }, /* use:g2.pb_11a_hazard */
    { { 3, { 48, 38 } }, 1 }, /* use:g2.pb_11a_hazard_2 */
    { { 3, { 48, 39 } }, 1 }, /* use:g2.pb_12a_money */
    { { 3, { 48, 40 } }, 1 }, /* use:g2.pb_12a_herder */
    { { 3, { 48, 41 } }, 1 }, /* use:g2.pb_13a_aux */
    { { 3, { 48, 42 } }, 1 }, /* use:g2.pb_13a_certificates */
    { { 3, { 48, 43 } }, 1 }, /* use:g2.pb_13a_store */
    { { 3, { 48, 48 } }, 1 }, /* use:g2.pb_3b_aux */
    { { 3, { 48, 49 } }, 1 }, /* use:g2.pb_3b_herder */
    { { 3, { 48, 50 } }, 1 }, /* use:g2.pb_4b_draw */
    { { 3, { 48, 51 } }, 1 }, /* use:g2.pb_4b_herder */
    { { 3, { 48, 53 } }, 1 }, /* use:g2.pb_5b_money */
    { { 3, { 48, 54 } }, 1 }, /* use:g2.pb_7b_engine */
    { { 3, { 48, 56 } }, 1 }, /* use:g2.pb_9b_upgrade */
    { { 3, { 48, 57 } }, 1 }, /* use:g2.pb_10b_money */
    { { 3, { 48, 58 } }, 1 }, /* use:g2.pb_10b_engine */
    { { 3, { 48, 59 } }, 1 }, /* use:g2.pb_10b_herder */
    { { 3, { 48, 60 } }, 1 }, /* use:g2.pb_11b_engine */
    { { 3, { 48, 61 } }, 1 }, /* use:g2.pb_12b_money */
    { { 3, { 48, 62 } }, 1 }, /* use:g2.pb_12b_token */
    { { 3, { 48, 63 } }, 1 }, /* use:g2.pb_13b_certificates */
    { { 3, { 48, 64 } }, 1 }, /* use:g2.pb_13b_store */
    { { 4, { 2, 1, 4 } }, 1 }, /* use_cards:a.neutral_a_galloway.galloway */
    { { 4, { 2, 4, 2 } }, 1 }, /* use_cards:a.neutral_b_santa_gertrudis.santa_gertrudis */
    { { 4, { 2, 12, 3 } }, 1 }, /* use_cards:a.neutral_e_pineywoods.pineywoods */
    { { 4, { 2, 14, 1 } }, 1 }, /* use_cards:a.neutral_f_pair.criollo */
    { { 4, { 2, 14, 2 } }, 1 }, /* use_cards:a.neutral_f_pair.santa_gertrudis */
    { { 4, { 2, 14, 3 } }, 1 }, /* use_cards:a.neutral_f_pair.pineywoods */
    { { 4, { 2, 14, 4 } }, 1 }, /* use_cards:a.neutral_f_pair.galloway */
    { { 4, { 2, 14, 5 } }, 1 }, /* use_cards:a.neutral_f_pair.black_angus */
    { { 4, { 2, 14, 6 } }, 1 }, /* use_cards:a.neutral_f_pair.longhorn */
    { { 4, { 2, 14, 7 } }, 1 }, /* use_cards:a.neutral_f_pair.corriente */
    { { 4, { 2, 14, 8 } }, 1 }, /* use_cards:a.neutral_f_pair.shorthorn_3 */
    { { 4, { 2, 14, 9 } }, 1 }, /* use_cards:a.neutral_f_pair.shorthorn_4 */
    { { 4, { 2, 14, 10 } }, 1 }, /* use_cards:a.neutral_f_pair.shorthorn_5 */
    { { 4, { 2, 14, 13 } }, 1 }, /* use_cards:a.neutral_f_pair.hereford_7 */
    { { 4, { 2, 14, 15 } }, 1 }, /* use_cards:a.neutral_f_pair.simmental_2 */
    { { 4, { 2, 14, 17 } }, 1 }, /* use_cards:a.neutral_f_pair.brahman */
    { { 4, { 3, 19, 4 } }, 1 }, /* use_cards:a1.pb_2a_galloway.galloway */
    { { 4, { 3, 21, 1 } }, 1 }, /* use_cards:a1.pb_3a_pair.criollo */
    { { 4, { 3, 21, 2 } }, 1 }, /* use_cards:a1.pb_3a_pair.santa_gertrudis */
    { { 4, { 3, 21, 3 } }, 1 }, /* use_cards:a1.pb_3a_pair.pineywoods */
    { { 4, { 3, 21, 4 } }, 1 }, /* use_cards:a1.pb_3a_pair.galloway */
    { { 4, { 3, 21, 5 } }, 1 }, /* use_cards:a1.pb_3a_pair.black_angus */
    { { 4, { 3, 21, 6 } }, 1 }, /* use_cards:a1.pb_3a_pair.longhorn */
    { { 4, { 3, 21, 7 } }, 1 }, /* use_cards:a1.pb_3a_pair.corriente */
    { { 4, { 3, 21, 8 } }, 1 }, /* use_cards:a1.pb_3a_pair.shorthorn_3 */
    { { 4, { 3, 21, 9 } }, 1 }, /* use_cards:a1.pb_3a_pair.shorthorn_4 */
    { { 4, { 3, 21, 10 } }, 1 }, /* use_cards:a1.pb_3a_pair.shorthorn_5 */
    { { 4, { 3, 21, 13 } }, 1 }, /* use_cards:a1.pb_3a_pair.hereford_7 */
    { { 4, { 3, 21, 15 } }, 1 }, /* use_cards:a1.pb_3a_pair.simmental_2 */
    { { 4, { 3, 25, 5 } }, 1 }, /* use_cards:a1.pb_5a_value_3.black_angus */
    { { 4, { 3, 25, 6 } }, 1 }, /* use_cards:a1.pb_5a_value_3.longhorn */
    { { 4, { 3, 25, 7 } }, 1 }, /* use_cards:a1.pb_5a_value_3.corriente */
    { { 4, { 3, 44, 20 } }, 1 }, /* use_cards:a1.pb_1b_objective.obj_03 */
    { { 4, { 3, 44, 21 } }, 1 }, /* use_cards:a1.pb_1b_objective.obj_04 */
    { { 4, { 3, 44, 22 } }, 1 }, /* use_cards:a1.pb_1b_objective.obj_05 */
    { { 4, { 3, 44, 23 } }, 1 }, /* use_cards:a1.pb_1b_objective.obj_06 */
    { { 4, { 3, 44, 24 } }, 1 }, /* use_cards:a1.pb_1b_objective.obj_07 */
    { { 4, { 3, 44, 25 } }, 1 }, /* use_cards:a1.pb_1b_objective.obj_08 */
    { { 4, { 3, 44, 27 } }, 1 }, /* use_cards:a1.pb_1b_objective.obj_10 */
    { { 4, { 3, 44, 33 } }, 1 }, /* use_cards:a1.pb_1b_objective.obj_16 */
    { { 4, { 3, 44, 37 } }, 1 }, /* use_cards:a1.pb_1b_objective.obj_20 */
    { { 4, { 3, 46, 2 } }, 1 }, /* use_cards:a1.pb_2b_santa_gertrudis.santa_gertrudis */
    { { 4, { 3, 47, 1 } }, 1 }, /* use_cards:a1.pb_2b_criollo.criollo */
    { { 4, { 3, 52, 3 } }, 1 }, /* use_cards:a1.pb_5b_pineywoods.pineywoods */
    { { 4, { 3, 55, 1 } }, 1 }, /* use_cards:a1.pb_8b_cattle.criollo */
    { { 4, { 3, 55, 2 } }, 1 }, /* use_cards:a1.pb_8b_cattle.santa_gertrudis */
    { { 4, { 3, 55, 3 } }, 1 }, /* use_cards:a1.pb_8b_cattle.pineywoods */
    { { 4, { 3, 55, 4 } }, 1 }, /* use_cards:a1.pb_8b_cattle.galloway */
    { { 4, { 3, 55, 5 } }, 1 }, /* use_cards:a1.pb_8b_cattle.black_angus */
    { { 4, { 3, 55, 6 } }, 1 }, /* use_cards:a1.pb_8b_cattle.longhorn */
    { { 4, { 3, 55, 7 } }, 1 }, /* use_cards:a1.pb_8b_cattle.corriente */
    { { 4, { 3, 55, 8 } }, 1 }, /* use_cards:a1.pb_8b_cattle.shorthorn_3 */
    { { 4, { 3, 55, 9 } }, 1 }, /* use_cards:a1.pb_8b_cattle.shorthorn_4 */
    { { 4, { 3, 55, 10 } }, 1 }, /* use_cards:a1.pb_8b_cattle.shorthorn_5 */
    { { 4, { 3, 55, 11 } }, 1 }, /* use_cards:a1.pb_8b_cattle.hereford_5 */
    { { 4, { 3, 55, 12 } }, 1 }, /* use_cards:a1.pb_8b_cattle.hereford_6 */
    { { 4, { 3, 55, 13 } }, 1 }, /* use_cards:a1.pb_8b_cattle.hereford_7 */
    { { 4, { 3, 55, 14 } }, 1 }, /* use_cards:a1.pb_8b_cattle.simmental_1 */
    { { 4, { 3, 55, 17 } }, 1 }, /* use_cards:a1.pb_8b_cattle.brahman */
    { { 4, { 4, 19, 4 } }, 1 }, /* use_cards:a2.pb_2a_galloway.galloway */
    { { 4, { 4, 21, 1 } }, 1 }, /* use_cards:a2.pb_3a_pair.criollo */
    { { 4, { 4, 21, 2 } }, 1 }, /* use_cards:a2.pb_3a_pair.santa_gertrudis */
    { { 4, { 4, 21, 3 } }, 1 }, /* use_cards:a2.pb_3a_pair.pineywoods */
    { { 4, { 4, 21, 4 } }, 1 }, /* use_cards:a2.pb_3a_pair.galloway */
    { { 4, { 4, 21, 5 } }, 1 }, /* use_cards:a2.pb_3a_pair.black_angus */
    { { 4, { 4, 21, 6 } }, 1 }, /* use_cards:a2.pb_3a_pair.longhorn */
    { { 4, { 4, 21, 7 } }, 1 }, /* use_cards:a2.pb_3a_pair.corriente */
    { { 4, { 4, 21, 8 } }, 1 }, /* use_cards:a2.pb_3a_pair.shorthorn_3 */
    { { 4, { 4, 21, 9 } }, 1 }, /* use_cards:a2.pb_3a_pair.shorthorn_4 */
    { { 4, { 4, 21, 10 } }, 1 }, /* use_cards:a2.pb_3a_pair.shorthorn_5 */
    { { 4, { 4, 21, 13 } }, 1 }, /* use_cards:a2.pb_3a_pair.hereford_7 */
    { { 4, { 4, 21, 17 } }, 1 }, /* use_cards:a2.pb_3a_pair.brahman */
    { { 4, { 4, 25, 5 } }, 1 }, /* use_cards:a2.pb_5a_value_3.black_angus */
    { { 4, { 4, 25, 6 } }, 1 }, /* use_cards:a2.pb_5a_value_3.longhorn */
    { { 4, { 4, 25, 7 } }, 1 }, /* use_cards:a2.pb_5a_value_3.corriente */
    { { 4, { 4, 44, 19 } }, 1 }, /* use_cards:a2.pb_1b_objective.obj_02 */
    { { 4, { 4, 44, 24 } }, 1 }, /* use_cards:a2.pb_1b_objective.obj_07 */
    { { 4, { 4, 44, 25 } }, 1 }, /* use_cards:a2.pb_1b_objective.obj_08 */
    { { 4, { 4, 44, 26 } }, 1 }, /* use_cards:a2.pb_1b_objective.obj_09 */
    { { 4, { 4, 44, 29 } }, 1 }, /* use_cards:a2.pb_1b_objective.obj_12 */
    { { 4, { 4, 44, 32 } }, 1 }, /* use_cards:a2.pb_1b_objective.obj_15 */
    { { 4, { 4, 44, 35 } }, 1 }, /* use_cards:a2.pb_1b_objective.obj_18 */
    { { 4, { 4, 44, 38 } }, 1 }, /* use_cards:a2.pb_1b_objective.obj_21 */
    { { 4, { 4, 44, 41 } }, 1 }, /* use_cards:a2.pb_1b_objective.obj_24 */
    { { 4, { 4, 44, 44 } }, 1 }, /* use_cards:a2.pb_1b_objective.obj_rtn_3 */
    { { 4, { 4, 46, 2 } }, 1 }, /* use_cards:a2.pb_2b_santa_gertrudis.santa_gertrudis */
    { { 4, { 4, 47, 1 } }, 1 }, /* use_cards:a2.pb_2b_criollo.criollo */
    { { 4, { 4, 52, 3 } }, 1 }, /* use_cards:a2.pb_5b_pineywoods.pineywoods */
    { { 4, { 4, 55, 1 } }, 1 }, /* use_cards:a2.pb_8b_cattle.criollo */
    { { 4, { 4, 55, 2 } }, 1 }, /* use_cards:a2.pb_8b_cattle.santa_gertrudis */
    { { 4, { 4, 55, 3 } }, 1 }, /* use_cards:a2.pb_8b_cattle.pineywoods */
    { { 4, { 4, 55, 4 } }, 1 }, /* use_cards:a2.pb_8b_cattle.galloway */
    { { 4, { 4, 55, 5 } }, 1 }, /* use_cards:a2.pb_8b_cattle.black_angus */
    { { 4, { 4, 55, 6 } }, 1 }, /* use_cards:a2.pb_8b_cattle.longhorn */
    { { 4, { 4, 55, 7 } }, 1 }, /* use_cards:a2.pb_8b_cattle.corriente */
    { { 4, { 4, 55, 8 } }, 1 }, /* use_cards:a2.pb_8b_cattle.shorthorn_3 */
    { { 4, { 4, 55, 9 } }, 1 }, /* use_cards:a2.pb_8b_cattle.shorthorn_4 */
    { { 4, { 4, 55, 10 } }, 1 }, /* use_cards:a2.pb_8b_cattle.shorthorn_5 */
    { { 4, { 4, 55, 11 } }, 1 }, /* use_cards:a2.pb_8b_cattle.hereford_5 */
    { { 4, { 4, 55, 12 } }, 1 }, /* use_cards:a2.pb_8b_cattle.hereford_6 */
    { { 4, { 4, 55, 13 } }, 1 }, /* use_cards:a2.pb_8b_cattle.hereford_7 */
    { { 4, { 4, 55, 14 } }, 1 }, /* use_cards:a2.pb_8b_cattle.simmental_1 */
    { { 4, { 4, 55, 15 } }, 1 }, /* use_cards:a2.pb_8b_cattle.simmental_2 */
    { { 4, { 4, 55, 17 } }, 1 }, /* use_cards:a2.pb_8b_cattle.brahman */
    { { 4, { 5, 19, 4 } }, 1 }, /* use_cards:a3.pb_2a_galloway.galloway */
    { { 4, { 5, 21, 1 } }, 1 }, /* use_cards:a3.pb_3a_pair.criollo */
    { { 4, { 5, 21, 2 } }, 1 }, /* use_cards:a3.pb_3a_pair.santa_gertrudis */
    { { 4, { 5, 21, 3 } }, 1 }, /* use_cards:a3.pb_3a_pair.pineywoods */
    { { 4, { 5, 21, 4 } }, 1 }, /* use_cards:a3.pb_3a_pair.galloway */
    { { 4, { 5, 21, 5 } }, 1 }, /* use_cards:a3.pb_3a_pair.black_angus */
    { { 4, { 5, 21, 6 } }, 1 }, /* use_cards:a3.pb_3a_pair.longhorn */
    { { 4, { 5, 21, 7 } }, 1 }, /* use_cards:a3.pb_3a_pair.corriente */
    { { 4, { 5, 21, 9 } }, 1 }, /* use_cards:a3.pb_3a_pair.shorthorn_4 */
    { { 4, { 5, 21, 10 } }, 1 }, /* use_cards:a3.pb_3a_pair.shorthorn_5 */
    { { 4, { 5, 21, 13 } }, 1 }, /* use_cards:a3.pb_3a_pair.hereford_7 */
    { { 4, { 5, 21, 14 } }, 1 }, /* use_cards:a3.pb_3a_pair.simmental_1 */
    { { 4, { 5, 21, 17 } }, 1 }, /* use_cards:a3.pb_3a_pair.brahman */
    { { 4, { 5, 25, 5 } }, 1 }, /* use_cards:a3.pb_5a_value_3.black_angus */
    { { 4, { 5, 25, 6 } }, 1 }, /* use_cards:a3.pb_5a_value_3.longhorn */
    { { 4, { 5, 25, 7 } }, 1 }, /* use_cards:a3.pb_5a_value_3.corriente */
    { { 4, { 5, 44, 18 } }, 1 }, /* use_cards:a3.pb_1b_objective.obj_01 */
    { { 4, { 5, 44, 21 } }, 1 }, /* use_cards:a3.pb_1b_objective.obj_04 */
    { { 4, { 5, 44, 23 } }, 1 }, /* use_cards:a3.pb_1b_objective.obj_06 */
    { { 4, { 5, 44, 32 } }, 1 }, /* use_cards:a3.pb_1b_objective.obj_15 */
    { { 4, { 5, 44, 40 } }, 1 }, /* use_cards:a3.pb_1b_objective.obj_23 */
    { { 4, { 5, 44, 41 } }, 1 }, /* use_cards:a3.pb_1b_objective.obj_24 */
    { { 4, { 5, 44, 44 } }, 1 }, /* use_cards:a3.pb_1b_objective.obj_rtn_3 */
    { { 4, { 5, 46, 2 } }, 1 }, /* use_cards:a3.pb_2b_santa_gertrudis.santa_gertrudis */
    { { 4, { 5, 47, 1 } }, 1 }, /* use_cards:a3.pb_2b_criollo.criollo */
    { { 4, { 5, 52, 3 } }, 1 }, /* use_cards:a3.pb_5b_pineywoods.pineywoods */
    { { 4, { 5, 55, 1 } }, 1 }, /* use_cards:a3.pb_8b_cattle.criollo */
    { { 4, { 5, 55, 2 } }, 1 }, /* use_cards:a3.pb_8b_cattle.santa_gertrudis */
    { { 4, { 5, 55, 3 } }, 1 }, /* use_cards:a3.pb_8b_cattle.pineywoods */
    { { 4, { 5, 55, 4 } }, 1 }, /* use_cards:a3.pb_8b_cattle.galloway */
    { { 4, { 5, 55, 5 } }, 1 }, /* use_cards:a3.pb_8b_cattle.black_angus */
    { { 4, { 5, 55, 6 } }, 1 }, /* use_cards:a3.pb_8b_cattle.longhorn */
    { { 4, { 5, 55, 7 } }, 1 }, /* use_cards:a3.pb_8b_cattle.corriente */
    { { 4, { 5, 55, 8 } }, 1 }, /* use_cards:a3.pb_8b_cattle.shorthorn_3 */
    { { 4, { 5, 55, 9 } }, 1 }, /* use_cards:a3.pb_8b_cattle.shorthorn_4 */
    { { 4, { 5, 55, 10 } }, 1 }, /* use_cards:a3.pb_8b_cattle.shorthorn_5 */
    { { 4, { 5, 55, 11 } }, 1 }, /* use_cards:a3.pb_8b_cattle.hereford_5 */
    { { 4, { 5, 55, 12 } }, 1 }, /* use_cards:a3.pb_8b_cattle.hereford_6 */
    { { 4, { 5, 55, 13 } }, 1 }, /* use_cards:a3.pb_8b_cattle.hereford_7 */
    { { 4, { 5, 55, 14 } }, 1 }, /* use_cards:a3.pb_8b_cattle.simmental_1 */
    { { 4, { 5, 55, 15 } }, 1 }, /* use_cards:a3.pb_8b_cattle.simmental_2 */
    { { 4, { 5, 55, 17 } }, 1 }, /* use_cards:a3.pb_8b_cattle.brahman */
    { { 4, { 10, 19, 4 } }, 1 }, /* use_cards:flood_risk_1.pb_2a_galloway.galloway */
    { { 4, { 10, 21, 1 } }, 1 }, /* use_cards:flood_risk_1.pb_3a_pair.criollo */
    { { 4, { 10, 21, 2 } }, 1 }, /* use_cards:flood_risk_1.pb_3a_pair.santa_gertrudis */
    { { 4, { 10, 21, 3 } }, 1 }, /* use_cards:flood_risk_1.pb_3a_pair.pineywoods */
    { { 4, { 10, 21, 4 } }, 1 }, /* use_cards:flood_risk_1.pb_3a_pair.galloway */
    { { 4, { 10, 21, 5 } }, 1 }, /* use_cards:flood_risk_1.pb_3a_pair.black_angus */
    { { 4, { 10, 21, 6 } }, 1 }, /* use_cards:flood_risk_1.pb_3a_pair.longhorn */
    { { 4, { 10, 21, 7 } }, 1 }, /* use_cards:flood_risk_1.pb_3a_pair.corriente */
    { { 4, { 10, 21, 8 } }, 1 }, /* use_cards:flood_risk_1.pb_3a_pair.shorthorn_3 */
    { { 4, { 10, 21, 9 } }, 1 }, /* use_cards:flood_risk_1.pb_3a_pair.shorthorn_4 */
    { { 4, { 10, 21, 10 } }, 1 }, /* use_cards:flood_risk_1.pb_3a_pair.shorthorn_5 */
    { { 4, { 10, 21, 12 } }, 1 }, /* use_cards:flood_risk_1.pb_3a_pair.hereford_6 */
    { { 4, { 10, 21, 13 } }, 1 }, /* use_cards:flood_risk_1.pb_3a_pair.hereford_7 */
    { { 4, { 10, 21, 14 } }, 1 }, /* use_cards:flood_risk_1.pb_3a_pair.simmental_1 */
    { { 4, { 10, 21, 17 } }, 1 }, /* use_cards:flood_risk_1.pb_3a_pair.brahman */
    { { 4, { 10, 25, 5 } }, 1 }, /* use_cards:flood_risk_1.pb_5a_value_3.black_angus */
    { { 4, { 10, 25, 6 } }, 1 }, /* use_cards:flood_risk_1.pb_5a_value_3.longhorn */
    { { 4, { 10, 25, 7 } }, 1 }, /* use_cards:flood_risk_1.pb_5a_value_3.corriente */
    { { 4, { 10, 44, 19 } }, 1 }, /* use_cards:flood_risk_1.pb_1b_objective.obj_02 */
    { { 4, { 10, 44, 20 } }, 1 }, /* use_cards:flood_risk_1.pb_1b_objective.obj_03 */
    { { 4, { 10, 44, 22 } }, 1 }, /* use_cards:flood_risk_1.pb_1b_objective.obj_05 */
    { { 4, { 10, 44, 23 } }, 1 }, /* use_cards:flood_risk_1.pb_1b_objective.obj_06 */
    { { 4, { 10, 44, 24 } }, 1 }, /* use_cards:flood_risk_1.pb_1b_objective.obj_07 */
    { { 4, { 10, 44, 26 } }, 1 }, /* use_cards:flood_risk_1.pb_1b_objective.obj_09 */
    { { 4, { 10, 44, 27 } }, 1 }, /* use_cards:flood_risk_1.pb_1b_objective.obj_10 */
    { { 4, { 10, 44, 28 } }, 1 }, /* use_cards:flood_risk_1.pb_1b_objective.obj_11 */
    { { 4, { 10, 44, 31 } }, 1 }, /* use_cards:flood_risk_1.pb_1b_objective.obj_14 */
    { { 4, { 10, 44, 36 } }, 1 }, /* use_cards:flood_risk_1.pb_1b_objective.obj_19 */
    { { 4, { 10, 44, 38 } }, 1 }, /* use_cards:flood_risk_1.pb_1b_objective.obj_21 */
    { { 4, { 10, 44, 39 } }, 1 }, /* use_cards:flood_risk_1.pb_1b_objective.obj_22 */
    { { 4, { 10, 44, 40 } }, 1 }, /* use_cards:flood_risk_1.pb_1b_objective.obj_23 */
    { { 4, { 10, 44, 41 } }, 1 }, /* use_cards:flood_risk_1.pb_1b_objective.obj_24 */
    { { 4, { 10, 46, 2 } }, 1 }, /* use_cards:flood_risk_1.pb_2b_santa_gertrudis.santa_gertrudis */
    { { 4, { 10, 47, 1 } }, 1 }, /* use_cards:flood_risk_1.pb_2b_criollo.criollo */
    { { 4, { 10, 52, 3 } }, 1 }, /* use_cards:flood_risk_1.pb_5b_pineywoods.pineywoods */
    { { 4, { 10, 55, 1 } }, 1 }, /* use_cards:flood_risk_1.pb_8b_cattle.criollo */
    { { 4, { 10, 55, 2 } }, 1 }, /* use_cards:flood_risk_1.pb_8b_cattle.santa_gertrudis */
    { { 4, { 10, 55, 3 } }, 1 }, /* use_cards:flood_risk_1.pb_8b_cattle.pineywoods */
    { { 4, { 10, 55, 4 } }, 1 }, /* use_cards:flood_risk_1.pb_8b_cattle.galloway */
    { { 4, { 10, 55, 5 } }, 1 }, /* use_cards:flood_risk_1.pb_8b_cattle.black_angus */
    { { 4, { 10, 55, 6 } }, 1 }, /* use_cards:flood_risk_1.pb_8b_cattle.longhorn */
    { { 4, { 10, 55, 7 } }, 1 }, /* use_cards:flood_risk_1.pb_8b_cattle.corriente */
    { { 4, { 10, 55, 8 } }, 1 }, /* use_cards:flood_risk_1.pb_8b_cattle.shorthorn_3 */
    { { 4, { 10, 55, 9 } }, 1 }, /* use_cards:flood_risk_1.pb_8b_cattle.shorthorn_4 */
    { { 4, { 10, 55, 10 } }, 1 }, /* use_cards:flood_risk_1.pb_8b_cattle.shorthorn_5 */
    { { 4, { 10, 55, 11 } }, 1 }, /* use_cards:flood_risk_1.pb_8b_cattle.hereford_5 */
    { { 4, { 10, 55, 12 } }, 1 }, /* use_cards:flood_risk_1.pb_8b_cattle.hereford_6 */
    { { 4, { 10, 55, 13 } }, 1 }, /* use_cards:flood_risk_1.pb_8b_cattle.hereford_7 */
    { { 4, { 10, 55, 14 } }, 1 }, /* use_cards:flood_risk_1.pb_8b_cattle.simmental_1 */
    { { 4, { 10, 55, 17 } }, 1 }, /* use_cards:flood_risk_1.pb_8b_cattle.brahman */
    { { 4, { 10, 65, 1 } }, 1 }, /* use_cards:flood_risk_1.risk_any_cattle_certificate.criollo */
    { { 4, { 10, 65, 2 } }, 1 }, /* use_cards:flood_risk_1.risk_any_cattle_certificate.santa_gertrudis */
    { { 4, { 10, 65, 3 } }, 1 }, /* use_cards:flood_risk_1.risk_any_cattle_certificate.pineywoods */
    { { 4, { 10, 65, 4 } }, 1 }, /* use_cards:flood_risk_1.risk_any_cattle_certificate.galloway */
    { { 4, { 10, 65, 5 } }, 1 }, /* use_cards:flood_risk_1.risk_any_cattle_certificate.black_angus */
    { { 4, { 10, 65, 6 } }, 1 }, /* use_cards:flood_risk_1.risk_any_cattle_certificate.longhorn */
    { { 4, { 10, 65, 7 } }, 1 }, /* use_cards:flood_risk_1.risk_any_cattle_certificate.corriente */
    { { 4, { 10, 65, 8 } }, 1 }, /* use_cards:flood_risk_1.risk_any_cattle_certificate.shorthorn_3 */
    { { 4, { 10, 65, 9 } }, 1 }, /* use_cards:flood_risk_1.risk_any_cattle_certificate.shorthorn_4 */
    { { 4, { 10, 65, 10 } }, 1 }, /* use_cards:flood_risk_1.risk_any_cattle_certificate.shorthorn_5 */
    { { 4, { 10, 65, 11 } }, 1 }, /* use_cards:flood_risk_1.risk_any_cattle_certificate.hereford_5 */
    { { 4, { 10, 65, 12 } }, 1 }, /* use_cards:flood_risk_1.risk_any_cattle_certificate.hereford_6 */
    { { 4, { 10, 65, 13 } }, 1 }, /* use_cards:flood_risk_1.risk_any_cattle_certificate.hereford_7 */
    { { 4, { 10, 65, 14 } }, 1 }, /* use_cards:flood_risk_1.risk_any_cattle_certificate.simmental_1 */
    { { 4, { 10, 65, 15 } }, 1 }, /* use_cards:flood_risk_1.risk_any_cattle_certificate.simmental_2 */
    { { 4, { 10, 65, 16 } }, 1 }, /* use_cards:flood_risk_1.risk_any_cattle_certificate.simmental_3 */
    { { 4, { 10, 65, 17 } }, 1 }, /* use_cards:flood_risk_1.risk_any_cattle_certificate.brahman */
    { { 4, { 11, 19, 4 } }, 1 }, /* use_cards:flood_risk_2.pb_2a_galloway.galloway */
    { { 4, { 11, 21, 1 } }, 1 }, /* use_cards:flood_risk_2.pb_3a_pair.criollo */
    { { 4, { 11, 21, 2 } }, 1 }, /* use_cards:flood_risk_2.pb_3a_pair.santa_gertrudis */
    { { 4, { 11, 21, 3 } }, 1 }, /* use_cards:flood_risk_2.pb_3a_pair.pineywoods */
    { { 4, { 11, 21, 4 } }, 1 }, /* use_cards:flood_risk_2.pb_3a_pair.galloway */
    { { 4, { 11, 21, 5 } }, 1 }, /* use_cards:flood_risk_2.pb_3a_pair.black_angus */
    { { 4, { 11, 21, 6 } }, 1 }, /* use_cards:flood_risk_2.pb_3a_pair.longhorn */
    { { 4, { 11, 21, 7 } }, 1 }, /* use_cards:flood_risk_2.pb_3a_pair.corriente */
    { { 4, { 11, 21, 9 } }, 1 }, /* use_cards:flood_risk_2.pb_3a_pair.shorthorn_4 */
    { { 4, { 11, 21, 10 } }, 2 }, /* use_cards:flood_risk_2.pb_3a_pair.shorthorn_5 */
    { { 4, { 11, 21, 11 } }, 1 }, /* use_cards:flood_risk_2.pb_3a_pair.hereford_5 */
    { { 4, { 11, 21, 13 } }, 1 }, /* use_cards:flood_risk_2.pb_3a_pair.hereford_7 */
    { { 4, { 11, 21, 17 } }, 1 }, /* use_cards:flood_risk_2.pb_3a_pair.brahman */
    { { 4, { 11, 25, 5 } }, 1 }, /* use_cards:flood_risk_2.pb_5a_value_3.black_angus */
    { { 4, { 11, 25, 6 } }, 1 }, /* use_cards:flood_risk_2.pb_5a_value_3.longhorn */
    { { 4, { 11, 25, 7 } }, 1 }, /* use_cards:flood_risk_2.pb_5a_value_3.corriente */
    { { 4, { 11, 44, 20 } }, 1 }, /* use_cards:flood_risk_2.pb_1b_objective.obj_03 */
    { { 4, { 11, 44, 21 } }, 1 }, /* use_cards:flood_risk_2.pb_1b_objective.obj_04 */
    { { 4, { 11, 44, 25 } }, 1 }, /* use_cards:flood_risk_2.pb_1b_objective.obj_08 */
    { { 4, { 11, 44, 26 } }, 1 }, /* use_cards:flood_risk_2.pb_1b_objective.obj_09 */
    { { 4, { 11, 44, 27 } }, 1 }, /* use_cards:flood_risk_2.pb_1b_objective.obj_10 */
    { { 4, { 11, 44, 28 } }, 1 }, /* use_cards:flood_risk_2.pb_1b_objective.obj_11 */
    { { 4, { 11, 44, 31 } }, 1 }, /* use_cards:flood_risk_2.pb_1b_objective.obj_14 */
    { { 4, { 11, 44, 33 } }, 1 }, /* use_cards:flood_risk_2.pb_1b_objective.obj_16 */
    { { 4, { 11, 44, 39 } }, 1 }, /* use_cards:flood_risk_2.pb_1b_objective.obj_22 */
    { { 4, { 11, 44, 40 } }, 1 }, /* use_cards:flood_risk_2.pb_1b_objective.obj_23 */
    { { 4, { 11, 46, 2 } }, 1 }, /* use_cards:flood_risk_2.pb_2b_santa_gertrudis.santa_gertrudis */
    { { 4, { 11, 47, 1 } }, 1 }, /* use_cards:flood_risk_2.pb_2b_criollo.criollo */
    { { 4, { 11, 52, 3 } }, 1 }, /* use_cards:flood_risk_2.pb_5b_pineywoods.pineywoods */
    { { 4, { 11, 55, 1 } }, 1 }, /* use_cards:flood_risk_2.pb_8b_cattle.criollo */
    { { 4, { 11, 55, 2 } }, 1 }, /* use_cards:flood_risk_2.pb_8b_cattle.santa_gertrudis */
    { { 4, { 11, 55, 3 } }, 1 }, /* use_cards:flood_risk_2.pb_8b_cattle.pineywoods */
    { { 4, { 11, 55, 4 } }, 1 }, /* use_cards:flood_risk_2.pb_8b_cattle.galloway */
    { { 4, { 11, 55, 5 } }, 1 }, /* use_cards:flood_risk_2.pb_8b_cattle.black_angus */
    { { 4, { 11, 55, 6 } }, 1 }, /* use_cards:flood_risk_2.pb_8b_cattle.longhorn */
    { { 4, { 11, 55, 7 } }, 1 }, /* use_cards:flood_risk_2.pb_8b_cattle.corriente */
    { { 4, { 11, 55, 8 } }, 1 }, /* use_cards:flood_risk_2.pb_8b_cattle.shorthorn_3 */
    { { 4, { 11, 55, 9 } }, 1 }, /* use_cards:flood_risk_2.pb_8b_cattle.shorthorn_4 */
    { { 4, { 11, 55, 10 } }, 1 }, /* use_cards:flood_risk_2.pb_8b_cattle.shorthorn_5 */
    { { 4, { 11, 55, 11 } }, 1 }, /* use_cards:flood_risk_2.pb_8b_cattle.hereford_5 */
    { { 4, { 11, 55, 12 } }, 1 }, /* use_cards:flood_risk_2.pb_8b_cattle.hereford_6 */
    { { 4, { 11, 55, 13 } }, 1 }, /* use_cards:flood_risk_2.pb_8b_cattle.hereford_7 */
    { { 4, { 11, 55, 14 } }, 1 }, /* use_cards:flood_risk_2.pb_8b_cattle.simmental_1 */
    { { 4, { 11, 55, 15 } }, 1 }, /* use_cards:flood_risk_2.pb_8b_cattle.simmental_2 */
    { { 4, { 11, 55, 16 } }, 1 }, /* use_cards:flood_risk_2.pb_8b_cattle.simmental_3 */
    { { 4, { 11, 55, 17 } }, 1 }, /* use_cards:flood_risk_2.pb_8b_cattle.brahman */
    { { 4, { 11, 66, 1 } }, 1 }, /* use_cards:flood_risk_2.risk_criollo_certificate_2_dollars.criollo */
    { { 4, { 12, 1, 4 } }, 1 }, /* use_cards:b.neutral_a_galloway.galloway */
    { { 4, { 12, 4, 2 } }, 1 }, /* use_cards:b.neutral_b_santa_gertrudis.santa_gertrudis */
    { { 4, { 12, 12, 3 } }, 1 }, /* use_cards:b.neutral_e_pineywoods.pineywoods */
    { { 4, { 12, 14, 1 } }, 1 }, /* use_cards:b.neutral_f_pair.criollo */
    { { 4, { 12, 14, 2 } }, 1 }, /* use_cards:b.neutral_f_pair.santa_gertrudis */
    { { 4, { 12, 14, 3 } }, 1 }, /* use_cards:b.neutral_f_pair.pineywoods */
    { { 4, { 12, 14, 4 } }, 1 }, /* use_cards:b.neutral_f_pair.galloway */
    { { 4, { 12, 14, 5 } }, 1 }, /* use_cards:b.neutral_f_pair.black_angus */
    { { 4, { 12, 14, 6 } }, 1 }, /* use_cards:b.neutral_f_pair.longhorn */
    { { 4, { 12, 14, 7 } }, 1 }, /* use_cards:b.neutral_f_pair.corriente */
    { { 4, { 12, 14, 8 } }, 1 }, /* use_cards:b.neutral_f_pair.shorthorn_3 */
    { { 4, { 12, 14, 9 } }, 1 }, /* use_cards:b.neutral_f_pair.shorthorn_4 */
    { { 4, { 12, 14, 10 } }, 2 }, /* use_cards:b.neutral_f_pair.shorthorn_5 */
    { { 4, { 12, 14, 11 } }, 1 }, /* use_cards:b.neutral_f_pair.hereford_5 */
    { { 4, { 12, 14, 12 } }, 1 }, /* use_cards:b.neutral_f_pair.hereford_6 */
    { { 4, { 12, 14, 13 } }, 1 }, /* use_cards:b.neutral_f_pair.hereford_7 */
    { { 4, { 12, 14, 14 } }, 1 }, /* use_cards:b.neutral_f_pair.simmental_1 */
    { { 4, { 12, 14, 15 } }, 1 }, /* use_cards:b.neutral_f_pair.simmental_2 */
    { { 4, { 12, 14, 17 } }, 1 }, /* use_cards:b.neutral_f_pair.brahman */
    { { 4, { 13, 19, 4 } }, 1 }, /* use_cards:b1.pb_2a_galloway.galloway */
    { { 4, { 13, 21, 1 } }, 1 }, /* use_cards:b1.pb_3a_pair.criollo */
    { { 4, { 13, 21, 2 } }, 1 }, /* use_cards:b1.pb_3a_pair.santa_gertrudis */
    { { 4, { 13, 21, 3 } }, 1 }, /* use_cards:b1.pb_3a_pair.pineywoods */
    { { 4, { 13, 21, 4 } }, 1 }, /* use_cards:b1.pb_3a_pair.galloway */
    { { 4, { 13, 21, 5 } }, 1 }, /* use_cards:b1.pb_3a_pair.black_angus */
    { { 4, { 13, 21, 6 } }, 1 }, /* use_cards:b1.pb_3a_pair.longhorn */
    { { 4, { 13, 21, 7 } }, 1 }, /* use_cards:b1.pb_3a_pair.corriente */
    { { 4, { 13, 21, 9 } }, 1 }, /* use_cards:b1.pb_3a_pair.shorthorn_4 */
    { { 4, { 13, 21, 10 } }, 1 }, /* use_cards:b1.pb_3a_pair.shorthorn_5 */
    { { 4, { 13, 21, 11 } }, 1 }, /* use_cards:b1.pb_3a_pair.hereford_5 */
    { { 4, { 13, 21, 12 } }, 1 }, /* use_cards:b1.pb_3a_pair.hereford_6 */
    { { 4, { 13, 21, 16 } }, 1 }, /* use_cards:b1.pb_3a_pair.simmental_3 */
    { { 4, { 13, 21, 17 } }, 1 }, /* use_cards:b1.pb_3a_pair.brahman */
    { { 4, { 13, 25, 5 } }, 1 }, /* use_cards:b1.pb_5a_value_3.black_angus */
    { { 4, { 13, 25, 6 } }, 1 }, /* use_cards:b1.pb_5a_value_3.longhorn */
    { { 4, { 13, 25, 7 } }, 1 }, /* use_cards:b1.pb_5a_value_3.corriente */
    { { 4, { 13, 44, 18 } }, 1 }, /* use_cards:b1.pb_1b_objective.obj_01 */
    { { 4, { 13, 44, 19 } }, 1 }, /* use_cards:b1.pb_1b_objective.obj_02 */
    { { 4, { 13, 44, 22 } }, 1 }, /* use_cards:b1.pb_1b_objective.obj_05 */
    { { 4, { 13, 44, 24 } }, 1 }, /* use_cards:b1.pb_1b_objective.obj_07 */
    { { 4, { 13, 44, 30 } }, 1 }, /* use_cards:b1.pb_1b_objective.obj_13 */
    { { 4, { 13, 44, 32 } }, 1 }, /* use_cards:b1.pb_1b_objective.obj_15 */
    { { 4, { 13, 44, 34 } }, 1 }, /* use_cards:b1.pb_1b_objective.obj_17 */
    { { 4, { 13, 44, 36 } }, 1 }, /* use_cards:b1.pb_1b_objective.obj_19 */
    { { 4, { 13, 44, 37 } }, 1 }, /* use_cards:b1.pb_1b_objective.obj_20 */
    { { 4, { 13, 44, 40 } }, 1 }, /* use_cards:b1.pb_1b_objective.obj_23 */
    { { 4, { 13, 44, 45 } }, 1 }, /* use_cards:b1.pb_1b_objective.obj_rtn_4 */
    { { 4, { 13, 44, 48 } }, 1 }, /* use_cards:b1.pb_1b_objective.obj_orange_3 */
    { { 4, { 13, 46, 2 } }, 1 }, /* use_cards:b1.pb_2b_santa_gertrudis.santa_gertrudis */
    { { 4, { 13, 47, 1 } }, 1 }, /* use_cards:b1.pb_2b_criollo.criollo */
    { { 4, { 13, 52, 3 } }, 1 }, /* use_cards:b1.pb_5b_pineywoods.pineywoods */
    { { 4, { 13, 55, 1 } }, 1 }, /* use_cards:b1.pb_8b_cattle.criollo */
    { { 4, { 13, 55, 2 } }, 1 }, /* use_cards:b1.pb_8b_cattle.santa_gertrudis */
    { { 4, { 13, 55, 3 } }, 1 }, /* use_cards:b1.pb_8b_cattle.pineywoods */
    { { 4, { 13, 55, 4 } }, 1 }, /* use_cards:b1.pb_8b_cattle.galloway */
    { { 4, { 13, 55, 5 } }, 1 }, /* use_cards:b1.pb_8b_cattle.black_angus */
    { { 4, { 13, 55, 6 } }, 1 }, /* use_cards:b1.pb_8b_cattle.longhorn */
    { { 4, { 13, 55, 7 } }, 1 }, /* use_cards:b1.pb_8b_cattle.corriente */
    { { 4, { 13, 55, 8 } }, 1 }, /* use_cards:b1.pb_8b_cattle.shorthorn_3 */
    { { 4, { 13, 55, 9 } }, 1 }, /* use_cards:b1.pb_8b_cattle.shorthorn_4 */
    { { 4, { 13, 55, 10 } }, 1 }, /* use_cards:b1.pb_8b_cattle.shorthorn_5 */
    { { 4, { 13, 55, 11 } }, 1 }, /* use_cards:b1.pb_8b_cattle.hereford_5 */
    { { 4, { 13, 55, 12 } }, 1 }, /* use_cards:b1.pb_8b_cattle.hereford_6 */
    { { 4, { 13, 55, 13 } }, 1 }, /* use_cards:b1.pb_8b_cattle.hereford_7 */
    { { 4, { 13, 55, 14 } }, 1 }, /* use_cards:b1.pb_8b_cattle.simmental_1 */
    { { 4, { 13, 55, 15 } }, 1 }, /* use_cards:b1.pb_8b_cattle.simmental_2 */
    { { 4, { 13, 55, 17 } }, 1 }, /* use_cards:b1.pb_8b_cattle.brahman */
    { { 4, { 14, 19, 4 } }, 1 }, /* use_cards:b2.pb_2a_galloway.galloway */
    { { 4, { 14, 21, 1 } }, 1 }, /* use_cards:b2.pb_3a_pair.criollo */
    { { 4, { 14, 21, 2 } }, 1 }, /* use_cards:b2.pb_3a_pair.santa_gertrudis */
    { { 4, { 14, 21, 3 } }, 1 }, /* use_cards:b2.pb_3a_pair.pineywoods */
    { { 4, { 14, 21, 4 } }, 1 }, /* use_cards:b2.pb_3a_pair.galloway */
    { { 4, { 14, 21, 5 } }, 1 }, /* use_cards:b2.pb_3a_pair.black_angus */
    { { 4, { 14, 21, 6 } }, 1 }, /* use_cards:b2.pb_3a_pair.longhorn */
    { { 4, { 14, 21, 7 } }, 1 }, /* use_cards:b2.pb_3a_pair.corriente */
    { { 4, { 14, 21, 8 } }, 1 }, /* use_cards:b2.pb_3a_pair.shorthorn_3 */
    { { 4, { 14, 21, 9 } }, 1 }, /* use_cards:b2.pb_3a_pair.shorthorn_4 */
    { { 4, { 14, 21, 10 } }, 1 }, /* use_cards:b2.pb_3a_pair.shorthorn_5 */
    { { 4, { 14, 21, 12 } }, 1 }, /* use_cards:b2.pb_3a_pair.hereford_6 */
    { { 4, { 14, 21, 13 } }, 1 }, /* use_cards:b2.pb_3a_pair.hereford_7 */
    { { 4, { 14, 21, 14 } }, 1 }, /* use_cards:b2.pb_3a_pair.simmental_1 */
    { { 4, { 14, 21, 15 } }, 1 }, /* use_cards:b2.pb_3a_pair.simmental_2 */
    { { 4, { 14, 25, 5 } }, 1 }, /* use_cards:b2.pb_5a_value_3.black_angus */
    { { 4, { 14, 25, 6 } }, 1 }, /* use_cards:b2.pb_5a_value_3.longhorn */
    { { 4, { 14, 25, 7 } }, 1 }, /* use_cards:b2.pb_5a_value_3.corriente */
    { { 4, { 14, 44, 18 } }, 1 }, /* use_cards:b2.pb_1b_objective.obj_01 */
    { { 4, { 14, 44, 19 } }, 1 }, /* use_cards:b2.pb_1b_objective.obj_02 */
    { { 4, { 14, 44, 22 } }, 1 }, /* use_cards:b2.pb_1b_objective.obj_05 */
    { { 4, { 14, 44, 23 } }, 1 }, /* use_cards:b2.pb_1b_objective.obj_06 */
    { { 4, { 14, 44, 28 } }, 1 }, /* use_cards:b2.pb_1b_objective.obj_11 */
    { { 4, { 14, 44, 33 } }, 1 }, /* use_cards:b2.pb_1b_objective.obj_16 */
    { { 4, { 14, 44, 40 } }, 1 }, /* use_cards:b2.pb_1b_objective.obj_23 */
    { { 4, { 14, 44, 44 } }, 1 }, /* use_cards:b2.pb_1b_objective.obj_rtn_3 */
    { { 4, { 14, 46, 2 } }, 1 }, /* use_cards:b2.pb_2b_santa_gertrudis.santa_gertrudis */
    { { 4, { 14, 47, 1 } }, 1 }, /* use_cards:b2.pb_2b_criollo.criollo */
    { { 4, { 14, 52, 3 } }, 1 }, /* use_cards:b2.pb_5b_pineywoods.pineywoods */
    { { 4, { 14, 55, 1 } }, 1 }, /* use_cards:b2.pb_8b_cattle.criollo */
    { { 4, { 14, 55, 2 } }, 1 }, /* use_cards:b2.pb_8b_cattle.santa_gertrudis */
    { { 4, { 14, 55, 3 } }, 1 }, /* use_cards:b2.pb_8b_cattle.pineywoods */
    { { 4, { 14, 55, 4 } }, 1 }, /* use_cards:b2.pb_8b_cattle.galloway */
    { { 4, { 14, 55, 5 } }, 1 }, /* use_cards:b2.pb_8b_cattle.black_angus */
    { { 4, { 14, 55, 6 } }, 1 }, /* use_cards:b2.pb_8b_cattle.longhorn */
    { { 4, { 14, 55, 7 } }, 1 }, /* use_cards:b2.pb_8b_cattle.corriente */
    { { 4, { 14, 55, 8 } }, 1 }, /* use_cards:b2.pb_8b_cattle.shorthorn_3 */
    { { 4, { 14, 55, 9 } }, 1 }, /* use_cards:b2.pb_8b_cattle.shorthorn_4 */
    { { 4, { 14, 55, 10 } }, 1 }, /* use_cards:b2.pb_8b_cattle.shorthorn_5 */
    { { 4, { 14, 55, 11 } }, 1 }, /* use_cards:b2.pb_8b_cattle.hereford_5 */
    { { 4, { 14, 55, 12 } }, 1 }, /* use_cards:b2.pb_8b_cattle.hereford_6 */
    { { 4, { 14, 55, 13 } }, 1 }, /* use_cards:b2.pb_8b_cattle.hereford_7 */
    { { 4, { 14, 55, 14 } }, 1 }, /* use_cards:b2.pb_8b_cattle.simmental_1 */
    { { 4, { 14, 55, 15 } }, 1 }, /* use_cards:b2.pb_8b_cattle.simmental_2 */
    { { 4, { 14, 55, 17 } }, 1 }, /* use_cards:b2.pb_8b_cattle.brahman */
    { { 4, { 15, 19, 4 } }, 1 }, /* use_cards:b3.pb_2a_galloway.galloway */
    { { 4, { 15, 21, 1 } }, 1 }, /* use_cards:b3.pb_3a_pair.criollo */
    { { 4, { 15, 21, 2 } }, 1 }, /* use_cards:b3.pb_3a_pair.santa_gertrudis */
    { { 4, { 15, 21, 3 } }, 1 }, /* use_cards:b3.pb_3a_pair.pineywoods */
    { { 4, { 15, 21, 4 } }, 1 }, /* use_cards:b3.pb_3a_pair.galloway */
    { { 4, { 15, 21, 5 } }, 1 }, /* use_cards:b3.pb_3a_pair.black_angus */
    { { 4, { 15, 21, 6 } }, 1 }, /* use_cards:b3.pb_3a_pair.longhorn */
    { { 4, { 15, 21, 7 } }, 1 }, /* use_cards:b3.pb_3a_pair.corriente */
    { { 4, { 15, 21, 9 } }, 1 }, /* use_cards:b3.pb_3a_pair.shorthorn_4 */
    { { 4, { 15, 21, 10 } }, 1 }, /* use_cards:b3.pb_3a_pair.shorthorn_5 */
    { { 4, { 15, 21, 11 } }, 1 }, /* use_cards:b3.pb_3a_pair.hereford_5 */
    { { 4, { 15, 21, 12 } }, 1 }, /* use_cards:b3.pb_3a_pair.hereford_6 */
    { { 4, { 15, 21, 13 } }, 2 }, /* use_cards:b3.pb_3a_pair.hereford_7 */
    { { 4, { 15, 21, 14 } }, 1 }, /* use_cards:b3.pb_3a_pair.simmental_1 */
    { { 4, { 15, 21, 15 } }, 1 }, /* use_cards:b3.pb_3a_pair.simmental_2 */
    { { 4, { 15, 25, 5 } }, 1 }, /* use_cards:b3.pb_5a_value_3.black_angus */
    { { 4, { 15, 25, 6 } }, 1 }, /* use_cards:b3.pb_5a_value_3.longhorn */
    { { 4, { 15, 25, 7 } }, 1 }, /* use_cards:b3.pb_5a_value_3.corriente */
    { { 4, { 15, 44, 20 } }, 1 }, /* use_cards:b3.pb_1b_objective.obj_03 */
    { { 4, { 15, 44, 22 } }, 1 }, /* use_cards:b3.pb_1b_objective.obj_05 */
    { { 4, { 15, 44, 24 } }, 1 }, /* use_cards:b3.pb_1b_objective.obj_07 */
    { { 4, { 15, 44, 28 } }, 1 }, /* use_cards:b3.pb_1b_objective.obj_11 */
    { { 4, { 15, 44, 35 } }, 1 }, /* use_cards:b3.pb_1b_objective.obj_18 */
    { { 4, { 15, 44, 37 } }, 1 }, /* use_cards:b3.pb_1b_objective.obj_20 */
    { { 4, { 15, 44, 38 } }, 1 }, /* use_cards:b3.pb_1b_objective.obj_21 */
    { { 4, { 15, 44, 39 } }, 1 }, /* use_cards:b3.pb_1b_objective.obj_22 */
    { { 4, { 15, 44, 40 } }, 1 }, /* use_cards:b3.pb_1b_objective.obj_23 */
    { { 4, { 15, 44, 44 } }, 1 }, /* use_cards:b3.pb_1b_objective.obj_rtn_3 */
    { { 4, { 15, 46, 2 } }, 1 }, /* use_cards:b3.pb_2b_santa_gertrudis.santa_gertrudis */
    { { 4, { 15, 47, 1 } }, 1 }, /* use_cards:b3.pb_2b_criollo.criollo */
    { { 4, { 15, 52, 3 } }, 1 }, /* use_cards:b3.pb_5b_pineywoods.pineywoods */
    { { 4, { 15, 55, 1 } }, 1 }, /* use_cards:b3.pb_8b_cattle.criollo */
    { { 4, { 15, 55, 2 } }, 1 }, /* use_cards:b3.pb_8b_cattle.santa_gertrudis */
    { { 4, { 15, 55, 3 } }, 1 }, /* use_cards:b3.pb_8b_cattle.pineywoods */
    { { 4, { 15, 55, 4 } }, 1 }, /* use_cards:b3.pb_8b_cattle.galloway */
    { { 4, { 15, 55, 5 } }, 1 }, /* use_cards:b3.pb_8b_cattle.black_angus */
    { { 4, { 15, 55, 6 } }, 1 }, /* use_cards:b3.pb_8b_cattle.longhorn */
    { { 4, { 15, 55, 7 } }, 1 }, /* use_cards:b3.pb_8b_cattle.corriente */
    { { 4, { 15, 55, 8 } }, 1 }, /* use_cards:b3.pb_8b_cattle.shorthorn_3 */
    { { 4, { 15, 55, 9 } }, 1 }, /* use_cards:b3.pb_8b_cattle.shorthorn_4 */
    { { 4, { 15, 55, 10 } }, 1 }, /* use_cards:b3.pb_8b_cattle.shorthorn_5 */
    { { 4, { 15, 55, 11 } }, 1 }, /* use_cards:b3.pb_8b_cattle.hereford_5 */
    { { 4, { 15, 55, 12 } }, 1 }, /* use_cards:b3.pb_8b_cattle.hereford_6 */
    { { 4, { 15, 55, 13 } }, 1 }, /* use_cards:b3.pb_8b_cattle.hereford_7 */
    { { 4, { 15, 55, 14 } }, 1 }, /* use_cards:b3.pb_8b_cattle.simmental_1 */
    { { 4, { 15, 55, 15 } }, 1 }, /* use_cards:b3.pb_8b_cattle.simmental_2 */
    { { 4, { 15, 55, 16 } }, 1 }, /* use_cards:b3.pb_8b_cattle.simmental_3 */
    { { 4, { 15, 55, 17 } }, 1 }, /* use_cards:b3.pb_8b_cattle.brahman */
    { { 4, { 20, 19, 4 } }, 1 }, /* use_cards:drought_risk_1.pb_2a_galloway.galloway */
    { { 4, { 20, 21, 1 } }, 1 }, /* use_cards:drought_risk_1.pb_3a_pair.criollo */
    { { 4, { 20, 21, 2 } }, 1 }, /* use_cards:drought_risk_1.pb_3a_pair.santa_gertrudis */
    { { 4, { 20, 21, 3 } }, 1 }, /* use_cards:drought_risk_1.pb_3a_pair.pineywoods */
    { { 4, { 20, 21, 4 } }, 1 }, /* use_cards:drought_risk_1.pb_3a_pair.galloway */
    { { 4, { 20, 21, 5 } }, 1 }, /* use_cards:drought_risk_1.pb_3a_pair.black_angus */
    { { 4, { 20, 21, 6 } }, 1 }, /* use_cards:drought_risk_1.pb_3a_pair.longhorn */
    { { 4, { 20, 21, 7 } }, 1 }, /* use_cards:drought_risk_1.pb_3a_pair.corriente */
    { { 4, { 20, 21, 9 } }, 1 }, /* use_cards:drought_risk_1.pb_3a_pair.shorthorn_4 */
    { { 4, { 20, 21, 10 } }, 1 }, /* use_cards:drought_risk_1.pb_3a_pair.shorthorn_5 */
    { { 4, { 20, 21, 12 } }, 1 }, /* use_cards:drought_risk_1.pb_3a_pair.hereford_6 */
    { { 4, { 20, 21, 13 } }, 1 }, /* use_cards:drought_risk_1.pb_3a_pair.hereford_7 */
    { { 4, { 20, 25, 5 } }, 1 }, /* use_cards:drought_risk_1.pb_5a_value_3.black_angus */
    { { 4, { 20, 25, 6 } }, 1 }, /* use_cards:drought_risk_1.pb_5a_value_3.longhorn */
    { { 4, { 20, 25, 7 } }, 1 }, /* use_cards:drought_risk_1.pb_5a_value_3.corriente */
    { { 4, { 20, 44, 19 } }, 1 }, /* use_cards:drought_risk_1.pb_1b_objective.obj_02 */
    { { 4, { 20, 44, 24 } }, 1 }, /* use_cards:drought_risk_1.pb_1b_objective.obj_07 */
    { { 4, { 20, 44, 25 } }, 1 }, /* use_cards:drought_risk_1.pb_1b_objective.obj_08 */
    { { 4, { 20, 44, 31 } }, 1 }, /* use_cards:drought_risk_1.pb_1b_objective.obj_14 */
    { { 4, { 20, 44, 34 } }, 1 }, /* use_cards:drought_risk_1.pb_1b_objective.obj_17 */
    { { 4, { 20, 44, 35 } }, 1 }, /* use_cards:drought_risk_1.pb_1b_objective.obj_18 */
    { { 4, { 20, 44, 37 } }, 1 }, /* use_cards:drought_risk_1.pb_1b_objective.obj_20 */
    { { 4, { 20, 44, 39 } }, 1 }, /* use_cards:drought_risk_1.pb_1b_objective.obj_22 */
    { { 4, { 20, 46, 2 } }, 1 }, /* use_cards:drought_risk_1.pb_2b_santa_gertrudis.santa_gertrudis */
    { { 4, { 20, 47, 1 } }, 1 }, /* use_cards:drought_risk_1.pb_2b_criollo.criollo */
    { { 4, { 20, 52, 3 } }, 1 }, /* use_cards:drought_risk_1.pb_5b_pineywoods.pineywoods */
    { { 4, { 20, 55, 1 } }, 1 }, /* use_cards:drought_risk_1.pb_8b_cattle.criollo */
    { { 4, { 20, 55, 2 } }, 1 }, /* use_cards:drought_risk_1.pb_8b_cattle.santa_gertrudis */
    { { 4, { 20, 55, 3 } }, 1 }, /* use_cards:drought_risk_1.pb_8b_cattle.pineywoods */
    { { 4, { 20, 55, 4 } }, 1 }, /* use_cards:drought_risk_1.pb_8b_cattle.galloway */
    { { 4, { 20, 55, 5 } }, 1 }, /* use_cards:drought_risk_1.pb_8b_cattle.black_angus */
    { { 4, { 20, 55, 6 } }, 1 }, /* use_cards:drought_risk_1.pb_8b_cattle.longhorn */
    { { 4, { 20, 55, 7 } }, 1 }, /* use_cards:drought_risk_1.pb_8b_cattle.corriente */
    { { 4, { 20, 55, 8 } }, 1 }, /* use_cards:drought_risk_1.pb_8b_cattle.shorthorn_3 */
    { { 4, { 20, 55, 9 } }, 1 }, /* use_cards:drought_risk_1.pb_8b_cattle.shorthorn_4 */
    { { 4, { 20, 55, 10 } }, 1 }, /* use_cards:drought_risk_1.pb_8b_cattle.shorthorn_5 */
    { { 4, { 20, 55, 11 } }, 1 }, /* use_cards:drought_risk_1.pb_8b_cattle.hereford_5 */
    { { 4, { 20, 55, 12 } }, 1 }, /* use_cards:drought_risk_1.pb_8b_cattle.hereford_6 */
    { { 4, { 20, 55, 13 } }, 1 }, /* use_cards:drought_risk_1.pb_8b_cattle.hereford_7 */
    { { 4, { 20, 55, 14 } }, 1 }, /* use_cards:drought_risk_1.pb_8b_cattle.simmental_1 */
    { { 4, { 20, 55, 17 } }, 1 }, /* use_cards:drought_risk_1.pb_8b_cattle.brahman */
    { { 4, { 20, 65, 1 } }, 1 }, /* use_cards:drought_risk_1.risk_any_cattle_certificate.criollo */
    { { 4, { 20, 65, 2 } }, 1 }, /* use_cards:drought_risk_1.risk_any_cattle_certificate.santa_gertrudis */
    { { 4, { 20, 65, 3 } }, 1 }, /* use_cards:drought_risk_1.risk_any_cattle_certificate.pineywoods */
    { { 4, { 20, 65, 4 } }, 1 }, /* use_cards:drought_risk_1.risk_any_cattle_certificate.galloway */
    { { 4, { 20, 65, 5 } }, 1 }, /* use_cards:drought_risk_1.risk_any_cattle_certificate.black_angus */
    { { 4, { 20, 65, 6 } }, 1 }, /* use_cards:drought_risk_1.risk_any_cattle_certificate.longhorn */
    { { 4, { 20, 65, 7 } }, 1 }, /* use_cards:drought_risk_1.risk_any_cattle_certificate.corriente */
    { { 4, { 20, 65, 8 } }, 1 }, /* use_cards:drought_risk_1.risk_any_cattle_certificate.shorthorn_3 */
    { { 4, { 20, 65, 9 } }, 1 }, /* use_cards:drought_risk_1.risk_any_cattle_certificate.shorthorn_4 */
    { { 4, { 20, 65, 10 } }, 1 }, /* use_cards:drought_risk_1.risk_any_cattle_certificate.shorthorn_5 */
    { { 4, { 20, 65, 11 } }, 1 }, /* use_cards:drought_risk_1.risk_any_cattle_certificate.hereford_5 */
    { { 4, { 20, 65, 12 } }, 1 }, /* use_cards:drought_risk_1.risk_any_cattle_certificate.hereford_6 */
    { { 4, { 20, 65, 13 } }, 1 }, /* use_cards:drought_risk_1.risk_any_cattle_certificate.hereford_7 */
    { { 4, { 20, 65, 14 } }, 1 }, /* use_cards:drought_risk_1.risk_any_cattle_certificate.simmental_1 */
    { { 4, { 20, 65, 15 } }, 1 }, /* use_cards:drought_risk_1.risk_any_cattle_certificate.simmental_2 */
    { { 4, { 20, 65, 16 } }, 1 }, /* use_cards:drought_risk_1.risk_any_cattle_certificate.simmental_3 */
    { { 4, { 20, 65, 17 } }, 1 }, /* use_cards:drought_risk_1.risk_any_cattle_certificate.brahman */
    { { 4, { 21, 1, 4 } }, 1 }, /* use_cards:c.neutral_a_galloway.galloway */
    { { 4, { 21, 4, 2 } }, 1 }, /* use_cards:c.neutral_b_santa_gertrudis.santa_gertrudis */
    { { 4, { 21, 12, 3 } }, 1 }, /* use_cards:c.neutral_e_pineywoods.pineywoods */
    { { 4, { 21, 14, 1 } }, 1 }, /* use_cards:c.neutral_f_pair.criollo */
    { { 4, { 21, 14, 2 } }, 1 }, /* use_cards:c.neutral_f_pair.santa_gertrudis */
    { { 4, { 21, 14, 3 } }, 1 }, /* use_cards:c.neutral_f_pair.pineywoods */
    { { 4, { 21, 14, 4 } }, 1 }, /* use_cards:c.neutral_f_pair.galloway */
    { { 4, { 21, 14, 5 } }, 1 }, /* use_cards:c.neutral_f_pair.black_angus */
    { { 4, { 21, 14, 6 } }, 1 }, /* use_cards:c.neutral_f_pair.longhorn */
    { { 4, { 21, 14, 7 } }, 1 }, /* use_cards:c.neutral_f_pair.corriente */
    { { 4, { 21, 14, 9 } }, 2 }, /* use_cards:c.neutral_f_pair.shorthorn_4 */
    { { 4, { 21, 14, 10 } }, 1 }, /* use_cards:c.neutral_f_pair.shorthorn_5 */
    { { 4, { 21, 14, 11 } }, 1 }, /* use_cards:c.neutral_f_pair.hereford_5 */
    { { 4, { 21, 14, 12 } }, 1 }, /* use_cards:c.neutral_f_pair.hereford_6 */
    { { 4, { 21, 14, 13 } }, 1 }, /* use_cards:c.neutral_f_pair.hereford_7 */
    { { 4, { 21, 14, 15 } }, 1 }, /* use_cards:c.neutral_f_pair.simmental_2 */
    { { 4, { 21, 14, 16 } }, 1 }, /* use_cards:c.neutral_f_pair.simmental_3 */
    { { 4, { 21, 14, 17 } }, 1 }, /* use_cards:c.neutral_f_pair.brahman */
    { { 4, { 22, 19, 4 } }, 1 }, /* use_cards:c1.pb_2a_galloway.galloway */
    { { 4, { 22, 21, 1 } }, 1 }, /* use_cards:c1.pb_3a_pair.criollo */
    { { 4, { 22, 21, 2 } }, 1 }, /* use_cards:c1.pb_3a_pair.santa_gertrudis */
    { { 4, { 22, 21, 3 } }, 1 }, /* use_cards:c1.pb_3a_pair.pineywoods */
    { { 4, { 22, 21, 4 } }, 1 }, /* use_cards:c1.pb_3a_pair.galloway */
    { { 4, { 22, 21, 5 } }, 1 }, /* use_cards:c1.pb_3a_pair.black_angus */
    { { 4, { 22, 21, 6 } }, 1 }, /* use_cards:c1.pb_3a_pair.longhorn */
    { { 4, { 22, 21, 7 } }, 1 }, /* use_cards:c1.pb_3a_pair.corriente */
    { { 4, { 22, 21, 9 } }, 1 }, /* use_cards:c1.pb_3a_pair.shorthorn_4 */
    { { 4, { 22, 21, 10 } }, 1 }, /* use_cards:c1.pb_3a_pair.shorthorn_5 */
    { { 4, { 22, 21, 12 } }, 1 }, /* use_cards:c1.pb_3a_pair.hereford_6 */
    { { 4, { 22, 21, 13 } }, 1 }, /* use_cards:c1.pb_3a_pair.hereford_7 */
    { { 4, { 22, 21, 14 } }, 1 }, /* use_cards:c1.pb_3a_pair.simmental_1 */
    { { 4, { 22, 21, 15 } }, 1 }, /* use_cards:c1.pb_3a_pair.simmental_2 */
    { { 4, { 22, 21, 17 } }, 1 }, /* use_cards:c1.pb_3a_pair.brahman */
    { { 4, { 22, 25, 5 } }, 1 }, /* use_cards:c1.pb_5a_value_3.black_angus */
    { { 4, { 22, 25, 6 } }, 1 }, /* use_cards:c1.pb_5a_value_3.longhorn */
    { { 4, { 22, 25, 7 } }, 1 }, /* use_cards:c1.pb_5a_value_3.corriente */
    { { 4, { 22, 44, 19 } }, 1 }, /* use_cards:c1.pb_1b_objective.obj_02 */
    { { 4, { 22, 44, 21 } }, 1 }, /* use_cards:c1.pb_1b_objective.obj_04 */
    { { 4, { 22, 44, 22 } }, 1 }, /* use_cards:c1.pb_1b_objective.obj_05 */
    { { 4, { 22, 44, 26 } }, 1 }, /* use_cards:c1.pb_1b_objective.obj_09 */
    { { 4, { 22, 44, 29 } }, 1 }, /* use_cards:c1.pb_1b_objective.obj_12 */
    { { 4, { 22, 46, 2 } }, 1 }, /* use_cards:c1.pb_2b_santa_gertrudis.santa_gertrudis */
    { { 4, { 22, 47, 1 } }, 1 }, /* use_cards:c1.pb_2b_criollo.criollo */
    { { 4, { 22, 52, 3 } }, 1 }, /* use_cards:c1.pb_5b_pineywoods.pineywoods */
    { { 4, { 22, 55, 1 } }, 1 }, /* use_cards:c1.pb_8b_cattle.criollo */
    { { 4, { 22, 55, 2 } }, 1 }, /* use_cards:c1.pb_8b_cattle.santa_gertrudis */
    { { 4, { 22, 55, 3 } }, 1 }, /* use_cards:c1.pb_8b_cattle.pineywoods */
    { { 4, { 22, 55, 4 } }, 1 }, /* use_cards:c1.pb_8b_cattle.galloway */
    { { 4, { 22, 55, 5 } }, 1 }, /* use_cards:c1.pb_8b_cattle.black_angus */
    { { 4, { 22, 55, 6 } }, 1 }, /* use_cards:c1.pb_8b_cattle.longhorn */
    { { 4, { 22, 55, 7 } }, 1 }, /* use_cards:c1.pb_8b_cattle.corriente */
    { { 4, { 22, 55, 8 } }, 1 }, /* use_cards:c1.pb_8b_cattle.shorthorn_3 */
    { { 4, { 22, 55, 9 } }, 1 }, /* use_cards:c1.pb_8b_cattle.shorthorn_4 */
    { { 4, { 22, 55, 10 } }, 1 }, /* use_cards:c1.pb_8b_cattle.shorthorn_5 */
    { { 4, { 22, 55, 11 } }, 1 }, /* use_cards:c1.pb_8b_cattle.hereford_5 */
    { { 4, { 22, 55, 12 } }, 1 }, /* use_cards:c1.pb_8b_cattle.hereford_6 */
    { { 4, { 22, 55, 13 } }, 1 }, /* use_cards:c1.pb_8b_cattle.hereford_7 */
    { { 4, { 22, 55, 14 } }, 1 }, /* use_cards:c1.pb_8b_cattle.simmental_1 */
    { { 4, { 22, 55, 15 } }, 1 }, /* use_cards:c1.pb_8b_cattle.simmental_2 */
    { { 4, { 22, 55, 16 } }, 1 }, /* use_cards:c1.pb_8b_cattle.simmental_3 */
    { { 4, { 22, 55, 17 } }, 1 }, /* use_cards:c1.pb_8b_cattle.brahman */
    { { 4, { 23, 19, 4 } }, 1 }, /* use_cards:c2.pb_2a_galloway.galloway */
    { { 4, { 23, 21, 1 } }, 1 }, /* use_cards:c2.pb_3a_pair.criollo */
    { { 4, { 23, 21, 2 } }, 1 }, /* use_cards:c2.pb_3a_pair.santa_gertrudis */
    { { 4, { 23, 21, 3 } }, 1 }, /* use_cards:c2.pb_3a_pair.pineywoods */
    { { 4, { 23, 21, 4 } }, 1 }, /* use_cards:c2.pb_3a_pair.galloway */
    { { 4, { 23, 21, 5 } }, 1 }, /* use_cards:c2.pb_3a_pair.black_angus */
    { { 4, { 23, 21, 6 } }, 1 }, /* use_cards:c2.pb_3a_pair.longhorn */
    { { 4, { 23, 21, 7 } }, 1 }, /* use_cards:c2.pb_3a_pair.corriente */
    { { 4, { 23, 21, 8 } }, 1 }, /* use_cards:c2.pb_3a_pair.shorthorn_3 */
    { { 4, { 23, 21, 9 } }, 1 }, /* use_cards:c2.pb_3a_pair.shorthorn_4 */
    { { 4, { 23, 21, 10 } }, 1 }, /* use_cards:c2.pb_3a_pair.shorthorn_5 */
    { { 4, { 23, 21, 12 } }, 1 }, /* use_cards:c2.pb_3a_pair.hereford_6 */
    { { 4, { 23, 21, 14 } }, 1 }, /* use_cards:c2.pb_3a_pair.simmental_1 */
    { { 4, { 23, 21, 17 } }, 1 }, /* use_cards:c2.pb_3a_pair.brahman */
    { { 4, { 23, 25, 5 } }, 1 }, /* use_cards:c2.pb_5a_value_3.black_angus */
    { { 4, { 23, 25, 6 } }, 1 }, /* use_cards:c2.pb_5a_value_3.longhorn */
    { { 4, { 23, 25, 7 } }, 1 }, /* use_cards:c2.pb_5a_value_3.corriente */
    { { 4, { 23, 44, 25 } }, 1 }, /* use_cards:c2.pb_1b_objective.obj_08 */
    { { 4, { 23, 44, 26 } }, 1 }, /* use_cards:c2.pb_1b_objective.obj_09 */
    { { 4, { 23, 44, 27 } }, 1 }, /* use_cards:c2.pb_1b_objective.obj_10 */
    { { 4, { 23, 44, 31 } }, 1 }, /* use_cards:c2.pb_1b_objective.obj_14 */
    { { 4, { 23, 44, 38 } }, 1 }, /* use_cards:c2.pb_1b_objective.obj_21 */
    { { 4, { 23, 46, 2 } }, 1 }, /* use_cards:c2.pb_2b_santa_gertrudis.santa_gertrudis */
    { { 4, { 23, 47, 1 } }, 1 }, /* use_cards:c2.pb_2b_criollo.criollo */
    { { 4, { 23, 52, 3 } }, 1 }, /* use_cards:c2.pb_5b_pineywoods.pineywoods */
    { { 4, { 23, 55, 1 } }, 1 }, /* use_cards:c2.pb_8b_cattle.criollo */
    { { 4, { 23, 55, 2 } }, 1 }, /* use_cards:c2.pb_8b_cattle.santa_gertrudis */
    { { 4, { 23, 55, 3 } }, 1 }, /* use_cards:c2.pb_8b_cattle.pineywoods */
    { { 4, { 23, 55, 4 } }, 1 }, /* use_cards:c2.pb_8b_cattle.galloway */
    { { 4, { 23, 55, 5 } }, 1 }, /* use_cards:c2.pb_8b_cattle.black_angus */
    { { 4, { 23, 55, 6 } }, 1 }, /* use_cards:c2.pb_8b_cattle.longhorn */
    { { 4, { 23, 55, 7 } }, 1 }, /* use_cards:c2.pb_8b_cattle.corriente */
    { { 4, { 23, 55, 8 } }, 1 }, /* use_cards:c2.pb_8b_cattle.shorthorn_3 */
    { { 4, { 23, 55, 9 } }, 1 }, /* use_cards:c2.pb_8b_cattle.shorthorn_4 */
    { { 4, { 23, 55, 10 } }, 1 }, /* use_cards:c2.pb_8b_cattle.shorthorn_5 */
    { { 4, { 23, 55, 11 } }, 1 }, /* use_cards:c2.pb_8b_cattle.hereford_5 */
    { { 4, { 23, 55, 12 } }, 1 }, /* use_cards:c2.pb_8b_cattle.hereford_6 */
    { { 4, { 23, 55, 13 } }, 1 }, /* use_cards:c2.pb_8b_cattle.hereford_7 */
    { { 4, { 23, 55, 14 } }, 1 }, /* use_cards:c2.pb_8b_cattle.simmental_1 */
    { { 4, { 23, 55, 15 } }, 1 }, /* use_cards:c2.pb_8b_cattle.simmental_2 */
    { { 4, { 23, 55, 17 } }, 1 }, /* use_cards:c2.pb_8b_cattle.brahman */
    { { 4, { 24, 1, 4 } }, 1 }, /* use_cards:d.neutral_a_galloway.galloway */
    { { 4, { 24, 4, 2 } }, 1 }, /* use_cards:d.neutral_b_santa_gertrudis.santa_gertrudis */
    { { 4, { 24, 12, 3 } }, 1 }, /* use_cards:d.neutral_e_pineywoods.pineywoods */
    { { 4, { 24, 14, 1 } }, 1 }, /* use_cards:d.neutral_f_pair.criollo */
    { { 4, { 24, 14, 2 } }, 1 }, /* use_cards:d.neutral_f_pair.santa_gertrudis */
    { { 4, { 24, 14, 3 } }, 1 }, /* use_cards:d.neutral_f_pair.pineywoods */
    { { 4, { 24, 14, 4 } }, 1 }, /* use_cards:d.neutral_f_pair.galloway */
    { { 4, { 24, 14, 5 } }, 1 }, /* use_cards:d.neutral_f_pair.black_angus */
    { { 4, { 24, 14, 6 } }, 1 }, /* use_cards:d.neutral_f_pair.longhorn */
    { { 4, { 24, 14, 7 } }, 1 }, /* use_cards:d.neutral_f_pair.corriente */
    { { 4, { 24, 14, 8 } }, 1 }, /* use_cards:d.neutral_f_pair.shorthorn_3 */
    { { 4, { 24, 14, 9 } }, 1 }, /* use_cards:d.neutral_f_pair.shorthorn_4 */
    { { 4, { 24, 14, 10 } }, 1 }, /* use_cards:d.neutral_f_pair.shorthorn_5 */
    { { 4, { 24, 14, 11 } }, 1 }, /* use_cards:d.neutral_f_pair.hereford_5 */
    { { 4, { 24, 14, 12 } }, 1 }, /* use_cards:d.neutral_f_pair.hereford_6 */
    { { 4, { 24, 14, 13 } }, 2 }, /* use_cards:d.neutral_f_pair.hereford_7 */
    { { 4, { 24, 14, 14 } }, 1 }, /* use_cards:d.neutral_f_pair.simmental_1 */
    { { 4, { 24, 14, 15 } }, 1 }, /* use_cards:d.neutral_f_pair.simmental_2 */
    { { 4, { 24, 14, 16 } }, 1 }, /* use_cards:d.neutral_f_pair.simmental_3 */
    { { 4, { 24, 14, 17 } }, 1 }, /* use_cards:d.neutral_f_pair.brahman */
    { { 4, { 25, 19, 4 } }, 1 }, /* use_cards:d1.pb_2a_galloway.galloway */
    { { 4, { 25, 21, 1 } }, 1 }, /* use_cards:d1.pb_3a_pair.criollo */
    { { 4, { 25, 21, 2 } }, 1 }, /* use_cards:d1.pb_3a_pair.santa_gertrudis */
    { { 4, { 25, 21, 3 } }, 1 }, /* use_cards:d1.pb_3a_pair.pineywoods */
    { { 4, { 25, 21, 4 } }, 1 }, /* use_cards:d1.pb_3a_pair.galloway */
    { { 4, { 25, 21, 5 } }, 1 }, /* use_cards:d1.pb_3a_pair.black_angus */
    { { 4, { 25, 21, 6 } }, 1 }, /* use_cards:d1.pb_3a_pair.longhorn */
    { { 4, { 25, 21, 7 } }, 1 }, /* use_cards:d1.pb_3a_pair.corriente */
    { { 4, { 25, 21, 8 } }, 1 }, /* use_cards:d1.pb_3a_pair.shorthorn_3 */
    { { 4, { 25, 21, 9 } }, 1 }, /* use_cards:d1.pb_3a_pair.shorthorn_4 */
    { { 4, { 25, 21, 10 } }, 1 }, /* use_cards:d1.pb_3a_pair.shorthorn_5 */
    { { 4, { 25, 21, 13 } }, 1 }, /* use_cards:d1.pb_3a_pair.hereford_7 */
    { { 4, { 25, 21, 14 } }, 1 }, /* use_cards:d1.pb_3a_pair.simmental_1 */
    { { 4, { 25, 25, 5 } }, 1 }, /* use_cards:d1.pb_5a_value_3.black_angus */
    { { 4, { 25, 25, 6 } }, 1 }, /* use_cards:d1.pb_5a_value_3.longhorn */
    { { 4, { 25, 25, 7 } }, 1 }, /* use_cards:d1.pb_5a_value_3.corriente */
    { { 4, { 25, 44, 19 } }, 1 }, /* use_cards:d1.pb_1b_objective.obj_02 */
    { { 4, { 25, 44, 21 } }, 1 }, /* use_cards:d1.pb_1b_objective.obj_04 */
    { { 4, { 25, 44, 23 } }, 1 }, /* use_cards:d1.pb_1b_objective.obj_06 */
    { { 4, { 25, 44, 25 } }, 1 }, /* use_cards:d1.pb_1b_objective.obj_08 */
    { { 4, { 25, 44, 28 } }, 1 }, /* use_cards:d1.pb_1b_objective.obj_11 */
    { { 4, { 25, 44, 30 } }, 1 }, /* use_cards:d1.pb_1b_objective.obj_13 */
    { { 4, { 25, 44, 32 } }, 1 }, /* use_cards:d1.pb_1b_objective.obj_15 */
    { { 4, { 25, 44, 34 } }, 1 }, /* use_cards:d1.pb_1b_objective.obj_17 */
    { { 4, { 25, 46, 2 } }, 1 }, /* use_cards:d1.pb_2b_santa_gertrudis.santa_gertrudis */
    { { 4, { 25, 47, 1 } }, 1 }, /* use_cards:d1.pb_2b_criollo.criollo */
    { { 4, { 25, 52, 3 } }, 1 }, /* use_cards:d1.pb_5b_pineywoods.pineywoods */
    { { 4, { 25, 55, 1 } }, 1 }, /* use_cards:d1.pb_8b_cattle.criollo */
    { { 4, { 25, 55, 2 } }, 1 }, /* use_cards:d1.pb_8b_cattle.santa_gertrudis */
    { { 4, { 25, 55, 3 } }, 1 }, /* use_cards:d1.pb_8b_cattle.pineywoods */
    { { 4, { 25, 55, 4 } }, 1 }, /* use_cards:d1.pb_8b_cattle.galloway */
    { { 4, { 25, 55, 5 } }, 1 }, /* use_cards:d1.pb_8b_cattle.black_angus */
    { { 4, { 25, 55, 6 } }, 1 }, /* use_cards:d1.pb_8b_cattle.longhorn */
    { { 4, { 25, 55, 7 } }, 1 }, /* use_cards:d1.pb_8b_cattle.corriente */
    { { 4, { 25, 55, 8 } }, 1 }, /* use_cards:d1.pb_8b_cattle.shorthorn_3 */
    { { 4, { 25, 55, 9 } }, 1 }, /* use_cards:d1.pb_8b_cattle.shorthorn_4 */
    { { 4, { 25, 55, 10 } }, 1 }, /* use_cards:d1.pb_8b_cattle.shorthorn_5 */
    { { 4, { 25, 55, 11 } }, 1 }, /* use_cards:d1.pb_8b_cattle.hereford_5 */
    { { 4, { 25, 55, 12 } }, 1 }, /* use_cards:d1.pb_8b_cattle.hereford_6 */
    { { 4, { 25, 55, 13 } }, 1 }, /* use_cards:d1.pb_8b_cattle.hereford_7 */
    { { 4, { 25, 55, 14 } }, 1 }, /* use_cards:d1.pb_8b_cattle.simmental_1 */
    { { 4, { 25, 55, 15 } }, 1 }, /* use_cards:d1.pb_8b_cattle.simmental_2 */
    { { 4, { 25, 55, 17 } }, 1 }, /* use_cards:d1.pb_8b_cattle.brahman */
    { { 4, { 32, 19, 4 } }, 1 }, /* use_cards:outlaw_risk_1.pb_2a_galloway.galloway */
    { { 4, { 32, 21, 1 } }, 1 }, /* use_cards:outlaw_risk_1.pb_3a_pair.criollo */
    { { 4, { 32, 21, 2 } }, 1 }, /* use_cards:outlaw_risk_1.pb_3a_pair.santa_gertrudis */
    { { 4, { 32, 21, 3 } }, 1 }, /* use_cards:outlaw_risk_1.pb_3a_pair.pineywoods */
    { { 4, { 32, 21, 4 } }, 1 }, /* use_cards:outlaw_risk_1.pb_3a_pair.galloway */
    { { 4, { 32, 21, 5 } }, 1 }, /* use_cards:outlaw_risk_1.pb_3a_pair.black_angus */
    { { 4, { 32, 21, 6 } }, 1 }, /* use_cards:outlaw_risk_1.pb_3a_pair.longhorn */
    { { 4, { 32, 21, 7 } }, 1 }, /* use_cards:outlaw_risk_1.pb_3a_pair.corriente */
    { { 4, { 32, 21, 9 } }, 1 }, /* use_cards:outlaw_risk_1.pb_3a_pair.shorthorn_4 */
    { { 4, { 32, 21, 10 } }, 2 }, /* use_cards:outlaw_risk_1.pb_3a_pair.shorthorn_5 */
    { { 4, { 32, 21, 13 } }, 1 }, /* use_cards:outlaw_risk_1.pb_3a_pair.hereford_7 */
    { { 4, { 32, 25, 5 } }, 1 }, /* use_cards:outlaw_risk_1.pb_5a_value_3.black_angus */
    { { 4, { 32, 25, 6 } }, 1 }, /* use_cards:outlaw_risk_1.pb_5a_value_3.longhorn */
    { { 4, { 32, 25, 7 } }, 1 }, /* use_cards:outlaw_risk_1.pb_5a_value_3.corriente */
    { { 4, { 32, 46, 2 } }, 1 }, /* use_cards:outlaw_risk_1.pb_2b_santa_gertrudis.santa_gertrudis */
    { { 4, { 32, 47, 1 } }, 1 }, /* use_cards:outlaw_risk_1.pb_2b_criollo.criollo */
    { { 4, { 32, 52, 3 } }, 1 }, /* use_cards:outlaw_risk_1.pb_5b_pineywoods.pineywoods */
    { { 4, { 32, 55, 1 } }, 1 }, /* use_cards:outlaw_risk_1.pb_8b_cattle.criollo */
    { { 4, { 32, 55, 2 } }, 1 }, /* use_cards:outlaw_risk_1.pb_8b_cattle.santa_gertrudis */
    { { 4, { 32, 55, 3 } }, 1 }, /* use_cards:outlaw_risk_1.pb_8b_cattle.pineywoods */
    { { 4, { 32, 55, 4 } }, 1 }, /* use_cards:outlaw_risk_1.pb_8b_cattle.galloway */
    { { 4, { 32, 55, 5 } }, 1 }, /* use_cards:outlaw_risk_1.pb_8b_cattle.black_angus */
    { { 4, { 32, 55, 6 } }, 1 }, /* use_cards:outlaw_risk_1.pb_8b_cattle.longhorn */
    { { 4, { 32, 55, 7 } }, 1 }, /* use_cards:outlaw_risk_1.pb_8b_cattle.corriente */
    { { 4, { 32, 55, 8 } }, 1 }, /* use_cards:outlaw_risk_1.pb_8b_cattle.shorthorn_3 */
    { { 4, { 32, 55, 9 } }, 1 }, /* use_cards:outlaw_risk_1.pb_8b_cattle.shorthorn_4 */
    { { 4, { 32, 55, 10 } }, 1 }, /* use_cards:outlaw_risk_1.pb_8b_cattle.shorthorn_5 */
    { { 4, { 32, 55, 11 } }, 1 }, /* use_cards:outlaw_risk_1.pb_8b_cattle.hereford_5 */
    { { 4, { 32, 55, 12 } }, 1 }, /* use_cards:outlaw_risk_1.pb_8b_cattle.hereford_6 */
    { { 4, { 32, 55, 13 } }, 1 }, /* use_cards:outlaw_risk_1.pb_8b_cattle.hereford_7 */
    { { 4, { 32, 55, 17 } }, 1 }, /* use_cards:outlaw_risk_1.pb_8b_cattle.brahman */
    { { 4, { 32, 65, 1 } }, 1 }, /* use_cards:outlaw_risk_1.risk_any_cattle_certificate.criollo */
    { { 4, { 32, 65, 2 } }, 1 }, /* use_cards:outlaw_risk_1.risk_any_cattle_certificate.santa_gertrudis */
    { { 4, { 32, 65, 3 } }, 1 }, /* use_cards:outlaw_risk_1.risk_any_cattle_certificate.pineywoods */
    { { 4, { 32, 65, 4 } }, 1 }, /* use_cards:outlaw_risk_1.risk_any_cattle_certificate.galloway */
    { { 4, { 32, 65, 5 } }, 1 }, /* use_cards:outlaw_risk_1.risk_any_cattle_certificate.black_angus */
    { { 4, { 32, 65, 6 } }, 1 }, /* use_cards:outlaw_risk_1.risk_any_cattle_certificate.longhorn */
    { { 4, { 32, 65, 7 } }, 1 }, /* use_cards:outlaw_risk_1.risk_any_cattle_certificate.corriente */
    { { 4, { 32, 65, 8 } }, 1 }, /* use_cards:outlaw_risk_1.risk_any_cattle_certificate.shorthorn_3 */
    { { 4, { 32, 65, 9 } }, 1 }, /* use_cards:outlaw_risk_1.risk_any_cattle_certificate.shorthorn_4 */
    { { 4, { 32, 65, 10 } }, 1 }, /* use_cards:outlaw_risk_1.risk_any_cattle_certificate.shorthorn_5 */
    { { 4, { 32, 65, 11 } }, 1 }, /* use_cards:outlaw_risk_1.risk_any_cattle_certificate.hereford_5 */
    { { 4, { 32, 65, 12 } }, 1 }, /* use_cards:outlaw_risk_1.risk_any_cattle_certificate.hereford_6 */
    { { 4, { 32, 65, 13 } }, 1 }, /* use_cards:outlaw_risk_1.risk_any_cattle_certificate.hereford_7 */
    { { 4, { 32, 65, 14 } }, 1 }, /* use_cards:outlaw_risk_1.risk_any_cattle_certificate.simmental_1 */
    { { 4, { 32, 65, 15 } }, 1 }, /* use_cards:outlaw_risk_1.risk_any_cattle_certificate.simmental_2 */
    { { 4, { 32, 65, 16 } }, 1 }, /* use_cards:outlaw_risk_1.risk_any_cattle_certificate.simmental_3 */
    { { 4, { 32, 65, 17 } }, 1 }, /* use_cards:outlaw_risk_1.risk_any_cattle_certificate.brahman */
    { { 4, { 33, 19, 4 } }, 1 }, /* use_cards:outlaw_risk_2.pb_2a_galloway.galloway */
    { { 4, { 33, 21, 1 } }, 1 }, /* use_cards:outlaw_risk_2.pb_3a_pair.criollo */
    { { 4, { 33, 21, 2 } }, 1 }, /* use_cards:outlaw_risk_2.pb_3a_pair.santa_gertrudis */
    { { 4, { 33, 21, 3 } }, 1 }, /* use_cards:outlaw_risk_2.pb_3a_pair.pineywoods */
    { { 4, { 33, 21, 4 } }, 1 }, /* use_cards:outlaw_risk_2.pb_3a_pair.galloway */
    { { 4, { 33, 21, 5 } }, 1 }, /* use_cards:outlaw_risk_2.pb_3a_pair.black_angus */
    { { 4, { 33, 21, 6 } }, 1 }, /* use_cards:outlaw_risk_2.pb_3a_pair.longhorn */
    { { 4, { 33, 21, 7 } }, 1 }, /* use_cards:outlaw_risk_2.pb_3a_pair.corriente */
    { { 4, { 33, 21, 8 } }, 1 }, /* use_cards:outlaw_risk_2.pb_3a_pair.shorthorn_3 */
    { { 4, { 33, 21, 9 } }, 1 }, /* use_cards:outlaw_risk_2.pb_3a_pair.shorthorn_4 */
    { { 4, { 33, 21, 10 } }, 1 }, /* use_cards:outlaw_risk_2.pb_3a_pair.shorthorn_5 */
    { { 4, { 33, 21, 14 } }, 1 }, /* use_cards:outlaw_risk_2.pb_3a_pair.simmental_1 */
    { { 4, { 33, 21, 17 } }, 1 }, /* use_cards:outlaw_risk_2.pb_3a_pair.brahman */
    { { 4, { 33, 25, 5 } }, 1 }, /* use_cards:outlaw_risk_2.pb_5a_value_3.black_angus */
    { { 4, { 33, 25, 6 } }, 1 }, /* use_cards:outlaw_risk_2.pb_5a_value_3.longhorn */
    { { 4, { 33, 25, 7 } }, 1 }, /* use_cards:outlaw_risk_2.pb_5a_value_3.corriente */
    { { 4, { 33, 44, 26 } }, 1 }, /* use_cards:outlaw_risk_2.pb_1b_objective.obj_09 */
    { { 4, { 33, 44, 40 } }, 1 }, /* use_cards:outlaw_risk_2.pb_1b_objective.obj_23 */
    { { 4, { 33, 46, 2 } }, 1 }, /* use_cards:outlaw_risk_2.pb_2b_santa_gertrudis.santa_gertrudis */
    { { 4, { 33, 47, 1 } }, 1 }, /* use_cards:outlaw_risk_2.pb_2b_criollo.criollo */
    { { 4, { 33, 52, 3 } }, 1 }, /* use_cards:outlaw_risk_2.pb_5b_pineywoods.pineywoods */
    { { 4, { 33, 55, 1 } }, 1 }, /* use_cards:outlaw_risk_2.pb_8b_cattle.criollo */
    { { 4, { 33, 55, 2 } }, 1 }, /* use_cards:outlaw_risk_2.pb_8b_cattle.santa_gertrudis */
    { { 4, { 33, 55, 3 } }, 1 }, /* use_cards:outlaw_risk_2.pb_8b_cattle.pineywoods */
    { { 4, { 33, 55, 4 } }, 1 }, /* use_cards:outlaw_risk_2.pb_8b_cattle.galloway */
    { { 4, { 33, 55, 5 } }, 1 }, /* use_cards:outlaw_risk_2.pb_8b_cattle.black_angus */
    { { 4, { 33, 55, 6 } }, 1 }, /* use_cards:outlaw_risk_2.pb_8b_cattle.longhorn */
    { { 4, { 33, 55, 7 } }, 1 }, /* use_cards:outlaw_risk_2.pb_8b_cattle.corriente */
    { { 4, { 33, 55, 8 } }, 1 }, /* use_cards:outlaw_risk_2.pb_8b_cattle.shorthorn_3 */
    { { 4, { 33, 55, 9 } }, 1 }, /* use_cards:outlaw_risk_2.pb_8b_cattle.shorthorn_4 */
    { { 4, { 33, 55, 10 } }, 1 }, /* use_cards:outlaw_risk_2.pb_8b_cattle.shorthorn_5 */
    { { 4, { 33, 55, 11 } }, 1 }, /* use_cards:outlaw_risk_2.pb_8b_cattle.hereford_5 */
    { { 4, { 33, 55, 13 } }, 1 }, /* use_cards:outlaw_risk_2.pb_8b_cattle.hereford_7 */
    { { 4, { 33, 55, 14 } }, 1 }, /* use_cards:outlaw_risk_2.pb_8b_cattle.simmental_1 */
    { { 4, { 33, 55, 15 } }, 1 }, /* use_cards:outlaw_risk_2.pb_8b_cattle.simmental_2 */
    { { 4, { 33, 55, 16 } }, 1 }, /* use_cards:outlaw_risk_2.pb_8b_cattle.simmental_3 */
    { { 4, { 33, 55, 17 } }, 1 }, /* use_cards:outlaw_risk_2.pb_8b_cattle.brahman */
    { { 4, { 33, 66, 1 } }, 1 }, /* use_cards:outlaw_risk_2.risk_criollo_certificate_2_dollars.criollo */
    { { 4, { 34, 1, 4 } }, 1 }, /* use_cards:e.neutral_a_galloway.galloway */
    { { 4, { 34, 4, 2 } }, 1 }, /* use_cards:e.neutral_b_santa_gertrudis.santa_gertrudis */
    { { 4, { 34, 12, 3 } }, 1 }, /* use_cards:e.neutral_e_pineywoods.pineywoods */
    { { 4, { 34, 14, 1 } }, 1 }, /* use_cards:e.neutral_f_pair.criollo */
    { { 4, { 34, 14, 2 } }, 1 }, /* use_cards:e.neutral_f_pair.santa_gertrudis */
    { { 4, { 34, 14, 3 } }, 1 }, /* use_cards:e.neutral_f_pair.pineywoods */
    { { 4, { 34, 14, 4 } }, 1 }, /* use_cards:e.neutral_f_pair.galloway */
    { { 4, { 34, 14, 5 } }, 1 }, /* use_cards:e.neutral_f_pair.black_angus */
    { { 4, { 34, 14, 6 } }, 1 }, /* use_cards:e.neutral_f_pair.longhorn */
    { { 4, { 34, 14, 7 } }, 1 }, /* use_cards:e.neutral_f_pair.corriente */
    { { 4, { 34, 14, 8 } }, 1 }, /* use_cards:e.neutral_f_pair.shorthorn_3 */
    { { 4, { 34, 14, 9 } }, 2 }, /* use_cards:e.neutral_f_pair.shorthorn_4 */
    { { 4, { 34, 14, 10 } }, 1 }, /* use_cards:e.neutral_f_pair.shorthorn_5 */
    { { 4, { 34, 14, 11 } }, 1 }, /* use_cards:e.neutral_f_pair.hereford_5 */
    { { 4, { 34, 14, 12 } }, 1 }, /* use_cards:e.neutral_f_pair.hereford_6 */
    { { 4, { 34, 14, 13 } }, 2 }, /* use_cards:e.neutral_f_pair.hereford_7 */
    { { 4, { 34, 14, 14 } }, 1 }, /* use_cards:e.neutral_f_pair.simmental_1 */
    { { 4, { 34, 14, 16 } }, 1 }, /* use_cards:e.neutral_f_pair.simmental_3 */
    { { 4, { 34, 14, 17 } }, 1 }, /* use_cards:e.neutral_f_pair.brahman */
    { { 4, { 35, 19, 4 } }, 1 }, /* use_cards:e1.pb_2a_galloway.galloway */
    { { 4, { 35, 21, 1 } }, 1 }, /* use_cards:e1.pb_3a_pair.criollo */
    { { 4, { 35, 21, 2 } }, 1 }, /* use_cards:e1.pb_3a_pair.santa_gertrudis */
    { { 4, { 35, 21, 3 } }, 1 }, /* use_cards:e1.pb_3a_pair.pineywoods */
    { { 4, { 35, 21, 4 } }, 1 }, /* use_cards:e1.pb_3a_pair.galloway */
    { { 4, { 35, 21, 5 } }, 1 }, /* use_cards:e1.pb_3a_pair.black_angus */
    { { 4, { 35, 21, 6 } }, 1 }, /* use_cards:e1.pb_3a_pair.longhorn */
    { { 4, { 35, 21, 7 } }, 1 }, /* use_cards:e1.pb_3a_pair.corriente */
    { { 4, { 35, 21, 8 } }, 1 }, /* use_cards:e1.pb_3a_pair.shorthorn_3 */
    { { 4, { 35, 21, 9 } }, 1 }, /* use_cards:e1.pb_3a_pair.shorthorn_4 */
    { { 4, { 35, 21, 10 } }, 1 }, /* use_cards:e1.pb_3a_pair.shorthorn_5 */
    { { 4, { 35, 21, 12 } }, 1 }, /* use_cards:e1.pb_3a_pair.hereford_6 */
    { { 4, { 35, 21, 13 } }, 1 }, /* use_cards:e1.pb_3a_pair.hereford_7 */
    { { 4, { 35, 21, 15 } }, 1 }, /* use_cards:e1.pb_3a_pair.simmental_2 */
    { { 4, { 35, 21, 17 } }, 1 }, /* use_cards:e1.pb_3a_pair.brahman */
    { { 4, { 35, 25, 5 } }, 1 }, /* use_cards:e1.pb_5a_value_3.black_angus */
    { { 4, { 35, 25, 6 } }, 1 }, /* use_cards:e1.pb_5a_value_3.longhorn */
    { { 4, { 35, 25, 7 } }, 1 }, /* use_cards:e1.pb_5a_value_3.corriente */
    { { 4, { 35, 44, 21 } }, 1 }, /* use_cards:e1.pb_1b_objective.obj_04 */
    { { 4, { 35, 44, 23 } }, 1 }, /* use_cards:e1.pb_1b_objective.obj_06 */
    { { 4, { 35, 44, 27 } }, 1 }, /* use_cards:e1.pb_1b_objective.obj_10 */
    { { 4, { 35, 44, 28 } }, 1 }, /* use_cards:e1.pb_1b_objective.obj_11 */
    { { 4, { 35, 44, 31 } }, 1 }, /* use_cards:e1.pb_1b_objective.obj_14 */
    { { 4, { 35, 44, 32 } }, 1 }, /* use_cards:e1.pb_1b_objective.obj_15 */
    { { 4, { 35, 44, 34 } }, 1 }, /* use_cards:e1.pb_1b_objective.obj_17 */
    { { 4, { 35, 44, 36 } }, 1 }, /* use_cards:e1.pb_1b_objective.obj_19 */
    { { 4, { 35, 44, 39 } }, 1 }, /* use_cards:e1.pb_1b_objective.obj_22 */
    { { 4, { 35, 46, 2 } }, 1 }, /* use_cards:e1.pb_2b_santa_gertrudis.santa_gertrudis */
    { { 4, { 35, 47, 1 } }, 1 }, /* use_cards:e1.pb_2b_criollo.criollo */
    { { 4, { 35, 52, 3 } }, 1 }, /* use_cards:e1.pb_5b_pineywoods.pineywoods */
    { { 4, { 35, 55, 1 } }, 1 }, /* use_cards:e1.pb_8b_cattle.criollo */
    { { 4, { 35, 55, 2 } }, 1 }, /* use_cards:e1.pb_8b_cattle.santa_gertrudis */
    { { 4, { 35, 55, 3 } }, 1 }, /* use_cards:e1.pb_8b_cattle.pineywoods */
    { { 4, { 35, 55, 4 } }, 1 }, /* use_cards:e1.pb_8b_cattle.galloway */
    { { 4, { 35, 55, 5 } }, 1 }, /* use_cards:e1.pb_8b_cattle.black_angus */
    { { 4, { 35, 55, 6 } }, 1 }, /* use_cards:e1.pb_8b_cattle.longhorn */
    { { 4, { 35, 55, 7 } }, 1 }, /* use_cards:e1.pb_8b_cattle.corriente */
    { { 4, { 35, 55, 8 } }, 1 }, /* use_cards:e1.pb_8b_cattle.shorthorn_3 */
    { { 4, { 35, 55, 9 } }, 1 }, /* use_cards:e1.pb_8b_cattle.shorthorn_4 */
    { { 4, { 35, 55, 10 } }, 1 }, /* use_cards:e1.pb_8b_cattle.shorthorn_5 */
    { { 4, { 35, 55, 11 } }, 1 }, /* use_cards:e1.pb_8b_cattle.hereford_5 */
    { { 4, { 35, 55, 12 } }, 1 }, /* use_cards:e1.pb_8b_cattle.hereford_6 */
    { { 4, { 35, 55, 13 } }, 1 }, /* use_cards:e1.pb_8b_cattle.hereford_7 */
    { { 4, { 35, 55, 14 } }, 1 }, /* use_cards:e1.pb_8b_cattle.simmental_1 */
    { { 4, { 35, 55, 15 } }, 1 }, /* use_cards:e1.pb_8b_cattle.simmental_2 */
    { { 4, { 35, 55, 16 } }, 1 }, /* use_cards:e1.pb_8b_cattle.simmental_3 */
    { { 4, { 35, 55, 17 } }, 1 }, /* use_cards:e1.pb_8b_cattle.brahman */
    { { 4, { 36, 19, 4 } }, 1 }, /* use_cards:e2.pb_2a_galloway.galloway */
    { { 4, { 36, 21, 1 } }, 1 }, /* use_cards:e2.pb_3a_pair.criollo */
    { { 4, { 36, 21, 2 } }, 1 }, /* use_cards:e2.pb_3a_pair.santa_gertrudis */
    { { 4, { 36, 21, 3 } }, 1 }, /* use_cards:e2.pb_3a_pair.pineywoods */
    { { 4, { 36, 21, 4 } }, 1 }, /* use_cards:e2.pb_3a_pair.galloway */
    { { 4, { 36, 21, 5 } }, 1 }, /* use_cards:e2.pb_3a_pair.black_angus */
    { { 4, { 36, 21, 6 } }, 1 }, /* use_cards:e2.pb_3a_pair.longhorn */
    { { 4, { 36, 21, 7 } }, 1 }, /* use_cards:e2.pb_3a_pair.corriente */
    { { 4, { 36, 21, 8 } }, 1 }, /* use_cards:e2.pb_3a_pair.shorthorn_3 */
    { { 4, { 36, 21, 9 } }, 1 }, /* use_cards:e2.pb_3a_pair.shorthorn_4 */
    { { 4, { 36, 21, 10 } }, 1 }, /* use_cards:e2.pb_3a_pair.shorthorn_5 */
    { { 4, { 36, 21, 12 } }, 1 }, /* use_cards:e2.pb_3a_pair.hereford_6 */
    { { 4, { 36, 21, 13 } }, 1 }, /* use_cards:e2.pb_3a_pair.hereford_7 */
    { { 4, { 36, 21, 14 } }, 1 }, /* use_cards:e2.pb_3a_pair.simmental_1 */
    { { 4, { 36, 21, 15 } }, 1 }, /* use_cards:e2.pb_3a_pair.simmental_2 */
    { { 4, { 36, 21, 17 } }, 1 }, /* use_cards:e2.pb_3a_pair.brahman */
    { { 4, { 36, 25, 5 } }, 1 }, /* use_cards:e2.pb_5a_value_3.black_angus */
    { { 4, { 36, 25, 6 } }, 1 }, /* use_cards:e2.pb_5a_value_3.longhorn */
    { { 4, { 36, 25, 7 } }, 1 }, /* use_cards:e2.pb_5a_value_3.corriente */
    { { 4, { 36, 44, 18 } }, 1 }, /* use_cards:e2.pb_1b_objective.obj_01 */
    { { 4, { 36, 44, 22 } }, 1 }, /* use_cards:e2.pb_1b_objective.obj_05 */
    { { 4, { 36, 44, 25 } }, 1 }, /* use_cards:e2.pb_1b_objective.obj_08 */
    { { 4, { 36, 44, 30 } }, 1 }, /* use_cards:e2.pb_1b_objective.obj_13 */
    { { 4, { 36, 44, 32 } }, 1 }, /* use_cards:e2.pb_1b_objective.obj_15 */
    { { 4, { 36, 44, 40 } }, 1 }, /* use_cards:e2.pb_1b_objective.obj_23 */
    { { 4, { 36, 46, 2 } }, 1 }, /* use_cards:e2.pb_2b_santa_gertrudis.santa_gertrudis */
    { { 4, { 36, 47, 1 } }, 1 }, /* use_cards:e2.pb_2b_criollo.criollo */
    { { 4, { 36, 52, 3 } }, 1 }, /* use_cards:e2.pb_5b_pineywoods.pineywoods */
    { { 4, { 36, 55, 1 } }, 1 }, /* use_cards:e2.pb_8b_cattle.criollo */
    { { 4, { 36, 55, 2 } }, 1 }, /* use_cards:e2.pb_8b_cattle.santa_gertrudis */
    { { 4, { 36, 55, 3 } }, 1 }, /* use_cards:e2.pb_8b_cattle.pineywoods */
    { { 4, { 36, 55, 4 } }, 1 }, /* use_cards:e2.pb_8b_cattle.galloway */
    { { 4, { 36, 55, 5 } }, 1 }, /* use_cards:e2.pb_8b_cattle.black_angus */
    { { 4, { 36, 55, 6 } }, 1 }, /* use_cards:e2.pb_8b_cattle.longhorn */
    { { 4, { 36, 55, 7 } }, 1 }, /* use_cards:e2.pb_8b_cattle.corriente */
    { { 4, { 36, 55, 8 } }, 1 }, /* use_cards:e2.pb_8b_cattle.shorthorn_3 */
    { { 4, { 36, 55, 9 } }, 1 }, /* use_cards:e2.pb_8b_cattle.shorthorn_4 */
    { { 4, { 36, 55, 10 } }, 1 }, /* use_cards:e2.pb_8b_cattle.shorthorn_5 */
    { { 4, { 36, 55, 11 } }, 1 }, /* use_cards:e2.pb_8b_cattle.hereford_5 */
    { { 4, { 36, 55, 12 } }, 1 }, /* use_cards:e2.pb_8b_cattle.hereford_6 */
    { { 4, { 36, 55, 13 } }, 1 }, /* use_cards:e2.pb_8b_cattle.hereford_7 */
    { { 4, { 36, 55, 14 } }, 1 }, /* use_cards:e2.pb_8b_cattle.simmental_1 */
    { { 4, { 36, 55, 15 } }, 1 }, /* use_cards:e2.pb_8b_cattle.simmental_2 */
    { { 4, { 36, 55, 17 } }, 1 }, /* use_cards:e2.pb_8b_cattle.brahman */
    { { 4, { 41, 19, 4 } }, 1 }, /* use_cards:rockfall_risk_1.pb_2a_galloway.galloway */
    { { 4, { 41, 21, 1 } }, 1 }, /* use_cards:rockfall_risk_1.pb_3a_pair.criollo */
    { { 4, { 41, 21, 2 } }, 1 }, /* use_cards:rockfall_risk_1.pb_3a_pair.santa_gertrudis */
    { { 4, { 41, 21, 3 } }, 1 }, /* use_cards:rockfall_risk_1.pb_3a_pair.pineywoods */
    { { 4, { 41, 21, 4 } }, 1 }, /* use_cards:rockfall_risk_1.pb_3a_pair.galloway */
    { { 4, { 41, 21, 5 } }, 1 }, /* use_cards:rockfall_risk_1.pb_3a_pair.black_angus */
    { { 4, { 41, 21, 6 } }, 1 }, /* use_cards:rockfall_risk_1.pb_3a_pair.longhorn */
    { { 4, { 41, 21, 7 } }, 1 }, /* use_cards:rockfall_risk_1.pb_3a_pair.corriente */
    { { 4, { 41, 21, 9 } }, 1 }, /* use_cards:rockfall_risk_1.pb_3a_pair.shorthorn_4 */
    { { 4, { 41, 21, 10 } }, 1 }, /* use_cards:rockfall_risk_1.pb_3a_pair.shorthorn_5 */
    { { 4, { 41, 21, 11 } }, 1 }, /* use_cards:rockfall_risk_1.pb_3a_pair.hereford_5 */
    { { 4, { 41, 21, 12 } }, 1 }, /* use_cards:rockfall_risk_1.pb_3a_pair.hereford_6 */
    { { 4, { 41, 21, 14 } }, 1 }, /* use_cards:rockfall_risk_1.pb_3a_pair.simmental_1 */
    { { 4, { 41, 21, 17 } }, 1 }, /* use_cards:rockfall_risk_1.pb_3a_pair.brahman */
    { { 4, { 41, 25, 5 } }, 1 }, /* use_cards:rockfall_risk_1.pb_5a_value_3.black_angus */
    { { 4, { 41, 25, 6 } }, 1 }, /* use_cards:rockfall_risk_1.pb_5a_value_3.longhorn */
    { { 4, { 41, 25, 7 } }, 1 }, /* use_cards:rockfall_risk_1.pb_5a_value_3.corriente */
    { { 4, { 41, 44, 21 } }, 1 }, /* use_cards:rockfall_risk_1.pb_1b_objective.obj_04 */
    { { 4, { 41, 44, 38 } }, 1 }, /* use_cards:rockfall_risk_1.pb_1b_objective.obj_21 */
    { { 4, { 41, 44, 39 } }, 1 }, /* use_cards:rockfall_risk_1.pb_1b_objective.obj_22 */
    { { 4, { 41, 46, 2 } }, 1 }, /* use_cards:rockfall_risk_1.pb_2b_santa_gertrudis.santa_gertrudis */
    { { 4, { 41, 47, 1 } }, 1 }, /* use_cards:rockfall_risk_1.pb_2b_criollo.criollo */
    { { 4, { 41, 52, 3 } }, 1 }, /* use_cards:rockfall_risk_1.pb_5b_pineywoods.pineywoods */
    { { 4, { 41, 55, 1 } }, 1 }, /* use_cards:rockfall_risk_1.pb_8b_cattle.criollo */
    { { 4, { 41, 55, 2 } }, 1 }, /* use_cards:rockfall_risk_1.pb_8b_cattle.santa_gertrudis */
    { { 4, { 41, 55, 3 } }, 1 }, /* use_cards:rockfall_risk_1.pb_8b_cattle.pineywoods */
    { { 4, { 41, 55, 4 } }, 1 }, /* use_cards:rockfall_risk_1.pb_8b_cattle.galloway */
    { { 4, { 41, 55, 5 } }, 1 }, /* use_cards:rockfall_risk_1.pb_8b_cattle.black_angus */
    { { 4, { 41, 55, 6 } }, 1 }, /* use_cards:rockfall_risk_1.pb_8b_cattle.longhorn */
    { { 4, { 41, 55, 7 } }, 1 }, /* use_cards:rockfall_risk_1.pb_8b_cattle.corriente */
    { { 4, { 41, 55, 8 } }, 1 }, /* use_cards:rockfall_risk_1.pb_8b_cattle.shorthorn_3 */
    { { 4, { 41, 55, 9 } }, 1 }, /* use_cards:rockfall_risk_1.pb_8b_cattle.shorthorn_4 */
    { { 4, { 41, 55, 10 } }, 1 }, /* use_cards:rockfall_risk_1.pb_8b_cattle.shorthorn_5 */
    { { 4, { 41, 55, 11 } }, 1 }, /* use_cards:rockfall_risk_1.pb_8b_cattle.hereford_5 */
    { { 4, { 41, 55, 12 } }, 1 }, /* use_cards:rockfall_risk_1.pb_8b_cattle.hereford_6 */
    { { 4, { 41, 55, 13 } }, 1 }, /* use_cards:rockfall_risk_1.pb_8b_cattle.hereford_7 */
    { { 4, { 41, 55, 14 } }, 1 }, /* use_cards:rockfall_risk_1.pb_8b_cattle.simmental_1 */
    { { 4, { 41, 55, 15 } }, 1 }, /* use_cards:rockfall_risk_1.pb_8b_cattle.simmental_2 */
    { { 4, { 41, 55, 17 } }, 1 }, /* use_cards:rockfall_risk_1.pb_8b_cattle.brahman */
    { { 4, { 41, 65, 1 } }, 1 }, /* use_cards:rockfall_risk_1.risk_any_cattle_certificate.criollo */
    { { 4, { 41, 65, 2 } }, 1 }, /* use_cards:rockfall_risk_1.risk_any_cattle_certificate.santa_gertrudis */
    { { 4, { 41, 65, 3 } }, 1 }, /* use_cards:rockfall_risk_1.risk_any_cattle_certificate.pineywoods */
    { { 4, { 41, 65, 4 } }, 1 }, /* use_cards:rockfall_risk_1.risk_any_cattle_certificate.galloway */
    { { 4, { 41, 65, 5 } }, 1 }, /* use_cards:rockfall_risk_1.risk_any_cattle_certificate.black_angus */
    { { 4, { 41, 65, 6 } }, 1 }, /* use_cards:rockfall_risk_1.risk_any_cattle_certificate.longhorn */
    { { 4, { 41, 65, 7 } }, 1 }, /* use_cards:rockfall_risk_1.risk_any_cattle_certificate.corriente */
    { { 4, { 41, 65, 8 } }, 1 }, /* use_cards:rockfall_risk_1.risk_any_cattle_certificate.shorthorn_3 */
    { { 4, { 41, 65, 9 } }, 1 }, /* use_cards:rockfall_risk_1.risk_any_cattle_certificate.shorthorn_4 */
    { { 4, { 41, 65, 10 } }, 1 }, /* use_cards:rockfall_risk_1.risk_any_cattle_certificate.shorthorn_5 */
    { { 4, { 41, 65, 11 } }, 1 }, /* use_cards:rockfall_risk_1.risk_any_cattle_certificate.hereford_5 */
    { { 4, { 41, 65, 12 } }, 1 }, /* use_cards:rockfall_risk_1.risk_any_cattle_certificate.hereford_6 */
    { { 4, { 41, 65, 13 } }, 1 }, /* use_cards:rockfall_risk_1.risk_any_cattle_certificate.hereford_7 */
    { { 4, { 41, 65, 14 } }, 1 }, /* use_cards:rockfall_risk_1.risk_any_cattle_certificate.simmental_1 */
    { { 4, { 41, 65, 15 } }, 1 }, /* use_cards:rockfall_risk_1.risk_any_cattle_certificate.simmental_2 */
    { { 4, { 41, 65, 16 } }, 1 }, /* use_cards:rockfall_risk_1.risk_any_cattle_certificate.simmental_3 */
    { { 4, { 41, 65, 17 } }, 1 }, /* use_cards:rockfall_risk_1.risk_any_cattle_certificate.brahman */
    { { 4, { 42, 19, 4 } }, 1 }, /* use_cards:rockfall_risk_2.pb_2a_galloway.galloway */
    { { 4, { 42, 21, 1 } }, 1 }, /* use_cards:rockfall_risk_2.pb_3a_pair.criollo */
    { { 4, { 42, 21, 2 } }, 1 }, /* use_cards:rockfall_risk_2.pb_3a_pair.santa_gertrudis */
    { { 4, { 42, 21, 3 } }, 1 }, /* use_cards:rockfall_risk_2.pb_3a_pair.pineywoods */
    { { 4, { 42, 21, 4 } }, 1 }, /* use_cards:rockfall_risk_2.pb_3a_pair.galloway */
    { { 4, { 42, 21, 5 } }, 1 }, /* use_cards:rockfall_risk_2.pb_3a_pair.black_angus */
    { { 4, { 42, 21, 6 } }, 1 }, /* use_cards:rockfall_risk_2.pb_3a_pair.longhorn */
    { { 4, { 42, 21, 7 } }, 1 }, /* use_cards:rockfall_risk_2.pb_3a_pair.corriente */
    { { 4, { 42, 21, 8 } }, 1 }, /* use_cards:rockfall_risk_2.pb_3a_pair.shorthorn_3 */
    { { 4, { 42, 21, 9 } }, 1 }, /* use_cards:rockfall_risk_2.pb_3a_pair.shorthorn_4 */
    { { 4, { 42, 21, 10 } }, 1 }, /* use_cards:rockfall_risk_2.pb_3a_pair.shorthorn_5 */
    { { 4, { 42, 21, 13 } }, 1 }, /* use_cards:rockfall_risk_2.pb_3a_pair.hereford_7 */
    { { 4, { 42, 21, 15 } }, 1 }, /* use_cards:rockfall_risk_2.pb_3a_pair.simmental_2 */
    { { 4, { 42, 25, 5 } }, 1 }, /* use_cards:rockfall_risk_2.pb_5a_value_3.black_angus */
    { { 4, { 42, 25, 6 } }, 1 }, /* use_cards:rockfall_risk_2.pb_5a_value_3.longhorn */
    { { 4, { 42, 25, 7 } }, 1 }, /* use_cards:rockfall_risk_2.pb_5a_value_3.corriente */
    { { 4, { 42, 44, 19 } }, 1 }, /* use_cards:rockfall_risk_2.pb_1b_objective.obj_02 */
    { { 4, { 42, 44, 21 } }, 1 }, /* use_cards:rockfall_risk_2.pb_1b_objective.obj_04 */
    { { 4, { 42, 44, 29 } }, 1 }, /* use_cards:rockfall_risk_2.pb_1b_objective.obj_12 */
    { { 4, { 42, 46, 2 } }, 1 }, /* use_cards:rockfall_risk_2.pb_2b_santa_gertrudis.santa_gertrudis */
    { { 4, { 42, 47, 1 } }, 1 }, /* use_cards:rockfall_risk_2.pb_2b_criollo.criollo */
    { { 4, { 42, 52, 3 } }, 1 }, /* use_cards:rockfall_risk_2.pb_5b_pineywoods.pineywoods */
    { { 4, { 42, 55, 1 } }, 1 }, /* use_cards:rockfall_risk_2.pb_8b_cattle.criollo */
    { { 4, { 42, 55, 2 } }, 1 }, /* use_cards:rockfall_risk_2.pb_8b_cattle.santa_gertrudis */
    { { 4, { 42, 55, 3 } }, 1 }, /* use_cards:rockfall_risk_2.pb_8b_cattle.pineywoods */
    { { 4, { 42, 55, 4 } }, 1 }, /* use_cards:rockfall_risk_2.pb_8b_cattle.galloway */
    { { 4, { 42, 55, 5 } }, 1 }, /* use_cards:rockfall_risk_2.pb_8b_cattle.black_angus */
    { { 4, { 42, 55, 6 } }, 1 }, /* use_cards:rockfall_risk_2.pb_8b_cattle.longhorn */
    { { 4, { 42, 55, 7 } }, 1 }, /* use_cards:rockfall_risk_2.pb_8b_cattle.corriente */
    { { 4, { 42, 55, 8 } }, 1 }, /* use_cards:rockfall_risk_2.pb_8b_cattle.shorthorn_3 */
    { { 4, { 42, 55, 9 } }, 1 }, /* use_cards:rockfall_risk_2.pb_8b_cattle.shorthorn_4 */
    { { 4, { 42, 55, 10 } }, 1 }, /* use_cards:rockfall_risk_2.pb_8b_cattle.shorthorn_5 */
    { { 4, { 42, 55, 11 } }, 1 }, /* use_cards:rockfall_risk_2.pb_8b_cattle.hereford_5 */
    { { 4, { 42, 55, 12 } }, 1 }, /* use_cards:rockfall_risk_2.pb_8b_cattle.hereford_6 */
    { { 4, { 42, 55, 13 } }, 1 }, /* use_cards:rockfall_risk_2.pb_8b_cattle.hereford_7 */
    { { 4, { 42, 55, 14 } }, 1 }, /* use_cards:rockfall_risk_2.pb_8b_cattle.simmental_1 */
    { { 4, { 42, 55, 15 } }, 1 }, /* use_cards:rockfall_risk_2.pb_8b_cattle.simmental_2 */
    { { 4, { 42, 55, 17 } }, 1 }, /* use_cards:rockfall_risk_2.pb_8b_cattle.brahman */
    { { 4, { 42, 66, 1 } }, 1 }, /* use_cards:rockfall_risk_2.risk_criollo_certificate_2_dollars.criollo */
    { { 4, { 43, 1, 4 } }, 1 }, /* use_cards:f.neutral_a_galloway.galloway */
    { { 4, { 43, 4, 2 } }, 1 }, /* use_cards:f.neutral_b_santa_gertrudis.santa_gertrudis */
    { { 4, { 43, 12, 3 } }, 1 }, /* use_cards:f.neutral_e_pineywoods.pineywoods */
    { { 4, { 43, 14, 1 } }, 1 }, /* use_cards:f.neutral_f_pair.criollo */
    { { 4, { 43, 14, 2 } }, 1 }, /* use_cards:f.neutral_f_pair.santa_gertrudis */
    { { 4, { 43, 14, 3 } }, 1 }, /* use_cards:f.neutral_f_pair.pineywoods */
    { { 4, { 43, 14, 4 } }, 1 }, /* use_cards:f.neutral_f_pair.galloway */
    { { 4, { 43, 14, 5 } }, 1 }, /* use_cards:f.neutral_f_pair.black_angus */
    { { 4, { 43, 14, 6 } }, 1 }, /* use_cards:f.neutral_f_pair.longhorn */
    { { 4, { 43, 14, 7 } }, 1 }, /* use_cards:f.neutral_f_pair.corriente */
    { { 4, { 43, 14, 8 } }, 1 }, /* use_cards:f.neutral_f_pair.shorthorn_3 */
    { { 4, { 43, 14, 9 } }, 2 }, /* use_cards:f.neutral_f_pair.shorthorn_4 */
    { { 4, { 43, 14, 10 } }, 2 }, /* use_cards:f.neutral_f_pair.shorthorn_5 */
    { { 4, { 43, 14, 11 } }, 1 }, /* use_cards:f.neutral_f_pair.hereford_5 */
    { { 4, { 43, 14, 12 } }, 1 }, /* use_cards:f.neutral_f_pair.hereford_6 */
    { { 4, { 43, 14, 13 } }, 2 }, /* use_cards:f.neutral_f_pair.hereford_7 */
    { { 4, { 43, 14, 14 } }, 1 }, /* use_cards:f.neutral_f_pair.simmental_1 */
    { { 4, { 43, 14, 15 } }, 2 }, /* use_cards:f.neutral_f_pair.simmental_2 */
    { { 4, { 43, 14, 16 } }, 1 }, /* use_cards:f.neutral_f_pair.simmental_3 */
    { { 4, { 43, 14, 17 } }, 1 }, /* use_cards:f.neutral_f_pair.brahman */
    { { 4, { 44, 19, 4 } }, 1 }, /* use_cards:f1.pb_2a_galloway.galloway */
    { { 4, { 44, 21, 1 } }, 1 }, /* use_cards:f1.pb_3a_pair.criollo */
    { { 4, { 44, 21, 2 } }, 1 }, /* use_cards:f1.pb_3a_pair.santa_gertrudis */
    { { 4, { 44, 21, 3 } }, 1 }, /* use_cards:f1.pb_3a_pair.pineywoods */
    { { 4, { 44, 21, 4 } }, 1 }, /* use_cards:f1.pb_3a_pair.galloway */
    { { 4, { 44, 21, 5 } }, 1 }, /* use_cards:f1.pb_3a_pair.black_angus */
    { { 4, { 44, 21, 6 } }, 1 }, /* use_cards:f1.pb_3a_pair.longhorn */
    { { 4, { 44, 21, 7 } }, 1 }, /* use_cards:f1.pb_3a_pair.corriente */
    { { 4, { 44, 21, 9 } }, 1 }, /* use_cards:f1.pb_3a_pair.shorthorn_4 */
    { { 4, { 44, 21, 10 } }, 1 }, /* use_cards:f1.pb_3a_pair.shorthorn_5 */
    { { 4, { 44, 21, 12 } }, 1 }, /* use_cards:f1.pb_3a_pair.hereford_6 */
    { { 4, { 44, 21, 13 } }, 1 }, /* use_cards:f1.pb_3a_pair.hereford_7 */
    { { 4, { 44, 21, 15 } }, 1 }, /* use_cards:f1.pb_3a_pair.simmental_2 */
    { { 4, { 44, 21, 17 } }, 1 }, /* use_cards:f1.pb_3a_pair.brahman */
    { { 4, { 44, 25, 5 } }, 1 }, /* use_cards:f1.pb_5a_value_3.black_angus */
    { { 4, { 44, 25, 6 } }, 1 }, /* use_cards:f1.pb_5a_value_3.longhorn */
    { { 4, { 44, 25, 7 } }, 1 }, /* use_cards:f1.pb_5a_value_3.corriente */
    { { 4, { 44, 44, 40 } }, 1 }, /* use_cards:f1.pb_1b_objective.obj_23 */
    { { 4, { 44, 44, 48 } }, 1 }, /* use_cards:f1.pb_1b_objective.obj_orange_3 */
    { { 4, { 44, 46, 2 } }, 1 }, /* use_cards:f1.pb_2b_santa_gertrudis.santa_gertrudis */
    { { 4, { 44, 47, 1 } }, 1 }, /* use_cards:f1.pb_2b_criollo.criollo */
    { { 4, { 44, 52, 3 } }, 1 }, /* use_cards:f1.pb_5b_pineywoods.pineywoods */
    { { 4, { 44, 55, 1 } }, 1 }, /* use_cards:f1.pb_8b_cattle.criollo */
    { { 4, { 44, 55, 2 } }, 1 }, /* use_cards:f1.pb_8b_cattle.santa_gertrudis */
    { { 4, { 44, 55, 3 } }, 1 }, /* use_cards:f1.pb_8b_cattle.pineywoods */
    { { 4, { 44, 55, 4 } }, 1 }, /* use_cards:f1.pb_8b_cattle.galloway */
    { { 4, { 44, 55, 5 } }, 1 }, /* use_cards:f1.pb_8b_cattle.black_angus */
    { { 4, { 44, 55, 6 } }, 1 }, /* use_cards:f1.pb_8b_cattle.longhorn */
    { { 4, { 44, 55, 7 } }, 1 }, /* use_cards:f1.pb_8b_cattle.corriente */
    { { 4, { 44, 55, 8 } }, 1 }, /* use_cards:f1.pb_8b_cattle.shorthorn_3 */
    { { 4, { 44, 55, 9 } }, 1 }, /* use_cards:f1.pb_8b_cattle.shorthorn_4 */
    { { 4, { 44, 55, 10 } }, 1 }, /* use_cards:f1.pb_8b_cattle.shorthorn_5 */
    { { 4, { 44, 55, 11 } }, 1 }, /* use_cards:f1.pb_8b_cattle.hereford_5 */
    { { 4, { 44, 55, 12 } }, 1 }, /* use_cards:f1.pb_8b_cattle.hereford_6 */
    { { 4, { 44, 55, 13 } }, 1 }, /* use_cards:f1.pb_8b_cattle.hereford_7 */
    { { 4, { 44, 55, 14 } }, 1 }, /* use_cards:f1.pb_8b_cattle.simmental_1 */
    { { 4, { 44, 55, 15 } }, 1 }, /* use_cards:f1.pb_8b_cattle.simmental_2 */
    { { 4, { 44, 55, 16 } }, 1 }, /* use_cards:f1.pb_8b_cattle.simmental_3 */
    { { 4, { 44, 55, 17 } }, 1 }, /* use_cards:f1.pb_8b_cattle.brahman */
    { { 4, { 45, 19, 4 } }, 1 }, /* use_cards:f2.pb_2a_galloway.galloway */
    { { 4, { 45, 21, 1 } }, 1 }, /* use_cards:f2.pb_3a_pair.criollo */
    { { 4, { 45, 21, 2 } }, 1 }, /* use_cards:f2.pb_3a_pair.santa_gertrudis */
    { { 4, { 45, 21, 3 } }, 1 }, /* use_cards:f2.pb_3a_pair.pineywoods */
    { { 4, { 45, 21, 4 } }, 1 }, /* use_cards:f2.pb_3a_pair.galloway */
    { { 4, { 45, 21, 5 } }, 1 }, /* use_cards:f2.pb_3a_pair.black_angus */
    { { 4, { 45, 21, 6 } }, 1 }, /* use_cards:f2.pb_3a_pair.longhorn */
    { { 4, { 45, 21, 7 } }, 1 }, /* use_cards:f2.pb_3a_pair.corriente */
    { { 4, { 45, 21, 8 } }, 1 }, /* use_cards:f2.pb_3a_pair.shorthorn_3 */
    { { 4, { 45, 21, 9 } }, 1 }, /* use_cards:f2.pb_3a_pair.shorthorn_4 */
    { { 4, { 45, 21, 10 } }, 1 }, /* use_cards:f2.pb_3a_pair.shorthorn_5 */
    { { 4, { 45, 21, 11 } }, 1 }, /* use_cards:f2.pb_3a_pair.hereford_5 */
    { { 4, { 45, 21, 12 } }, 1 }, /* use_cards:f2.pb_3a_pair.hereford_6 */
    { { 4, { 45, 21, 13 } }, 1 }, /* use_cards:f2.pb_3a_pair.hereford_7 */
    { { 4, { 45, 21, 15 } }, 1 }, /* use_cards:f2.pb_3a_pair.simmental_2 */
    { { 4, { 45, 21, 17 } }, 1 }, /* use_cards:f2.pb_3a_pair.brahman */
    { { 4, { 45, 25, 5 } }, 1 }, /* use_cards:f2.pb_5a_value_3.black_angus */
    { { 4, { 45, 25, 6 } }, 1 }, /* use_cards:f2.pb_5a_value_3.longhorn */
    { { 4, { 45, 25, 7 } }, 1 }, /* use_cards:f2.pb_5a_value_3.corriente */
    { { 4, { 45, 44, 20 } }, 1 }, /* use_cards:f2.pb_1b_objective.obj_03 */
    { { 4, { 45, 44, 25 } }, 1 }, /* use_cards:f2.pb_1b_objective.obj_08 */
    { { 4, { 45, 44, 26 } }, 1 }, /* use_cards:f2.pb_1b_objective.obj_09 */
    { { 4, { 45, 44, 43 } }, 1 }, /* use_cards:f2.pb_1b_objective.obj_rtn_2 */
    { { 4, { 45, 46, 2 } }, 1 }, /* use_cards:f2.pb_2b_santa_gertrudis.santa_gertrudis */
    { { 4, { 45, 47, 1 } }, 1 }, /* use_cards:f2.pb_2b_criollo.criollo */
    { { 4, { 45, 52, 3 } }, 1 }, /* use_cards:f2.pb_5b_pineywoods.pineywoods */
    { { 4, { 45, 55, 1 } }, 1 }, /* use_cards:f2.pb_8b_cattle.criollo */
    { { 4, { 45, 55, 2 } }, 1 }, /* use_cards:f2.pb_8b_cattle.santa_gertrudis */
    { { 4, { 45, 55, 3 } }, 1 }, /* use_cards:f2.pb_8b_cattle.pineywoods */
    { { 4, { 45, 55, 4 } }, 1 }, /* use_cards:f2.pb_8b_cattle.galloway */
    { { 4, { 45, 55, 5 } }, 1 }, /* use_cards:f2.pb_8b_cattle.black_angus */
    { { 4, { 45, 55, 6 } }, 1 }, /* use_cards:f2.pb_8b_cattle.longhorn */
    { { 4, { 45, 55, 7 } }, 1 }, /* use_cards:f2.pb_8b_cattle.corriente */
    { { 4, { 45, 55, 8 } }, 1 }, /* use_cards:f2.pb_8b_cattle.shorthorn_3 */
    { { 4, { 45, 55, 9 } }, 1 }, /* use_cards:f2.pb_8b_cattle.shorthorn_4 */
    { { 4, { 45, 55, 10 } }, 1 }, /* use_cards:f2.pb_8b_cattle.shorthorn_5 */
    { { 4, { 45, 55, 11 } }, 1 }, /* use_cards:f2.pb_8b_cattle.hereford_5 */
    { { 4, { 45, 55, 12 } }, 1 }, /* use_cards:f2.pb_8b_cattle.hereford_6 */
    { { 4, { 45, 55, 13 } }, 1 }, /* use_cards:f2.pb_8b_cattle.hereford_7 */
    { { 4, { 45, 55, 14 } }, 1 }, /* use_cards:f2.pb_8b_cattle.simmental_1 */
    { { 4, { 45, 55, 15 } }, 1 }, /* use_cards:f2.pb_8b_cattle.simmental_2 */
    { { 4, { 45, 55, 16 } }, 1 }, /* use_cards:f2.pb_8b_cattle.simmental_3 */
    { { 4, { 45, 55, 17 } }, 1 }, /* use_cards:f2.pb_8b_cattle.brahman */
    { { 4, { 46, 1, 4 } }, 1 }, /* use_cards:g.neutral_a_galloway.galloway */
    { { 4, { 46, 4, 2 } }, 1 }, /* use_cards:g.neutral_b_santa_gertrudis.santa_gertrudis */
    { { 4, { 46, 12, 3 } }, 1 }, /* use_cards:g.neutral_e_pineywoods.pineywoods */
    { { 4, { 46, 14, 1 } }, 1 }, /* use_cards:g.neutral_f_pair.criollo */
    { { 4, { 46, 14, 2 } }, 1 }, /* use_cards:g.neutral_f_pair.santa_gertrudis */
    { { 4, { 46, 14, 3 } }, 1 }, /* use_cards:g.neutral_f_pair.pineywoods */
    { { 4, { 46, 14, 4 } }, 1 }, /* use_cards:g.neutral_f_pair.galloway */
    { { 4, { 46, 14, 5 } }, 1 }, /* use_cards:g.neutral_f_pair.black_angus */
    { { 4, { 46, 14, 6 } }, 1 }, /* use_cards:g.neutral_f_pair.longhorn */
    { { 4, { 46, 14, 7 } }, 1 }, /* use_cards:g.neutral_f_pair.corriente */
    { { 4, { 46, 14, 8 } }, 1 }, /* use_cards:g.neutral_f_pair.shorthorn_3 */
    { { 4, { 46, 14, 9 } }, 1 }, /* use_cards:g.neutral_f_pair.shorthorn_4 */
    { { 4, { 46, 14, 10 } }, 2 }, /* use_cards:g.neutral_f_pair.shorthorn_5 */
    { { 4, { 46, 14, 12 } }, 1 }, /* use_cards:g.neutral_f_pair.hereford_6 */
    { { 4, { 46, 14, 13 } }, 2 }, /* use_cards:g.neutral_f_pair.hereford_7 */
    { { 4, { 46, 14, 14 } }, 1 }, /* use_cards:g.neutral_f_pair.simmental_1 */
    { { 4, { 46, 14, 15 } }, 1 }, /* use_cards:g.neutral_f_pair.simmental_2 */
    { { 4, { 46, 14, 16 } }, 1 }, /* use_cards:g.neutral_f_pair.simmental_3 */
    { { 4, { 46, 14, 17 } }, 1 }, /* use_cards:g.neutral_f_pair.brahman */
    { { 4, { 47, 19, 4 } }, 1 }, /* use_cards:g1.pb_2a_galloway.galloway */
    { { 4, { 47, 21, 1 } }, 1 }, /* use_cards:g1.pb_3a_pair.criollo */
    { { 4, { 47, 21, 2 } }, 1 }, /* use_cards:g1.pb_3a_pair.santa_gertrudis */
    { { 4, { 47, 21, 3 } }, 1 }, /* use_cards:g1.pb_3a_pair.pineywoods */
    { { 4, { 47, 21, 4 } }, 1 }, /* use_cards:g1.pb_3a_pair.galloway */
    { { 4, { 47, 21, 5 } }, 1 }, /* use_cards:g1.pb_3a_pair.black_angus */
    { { 4, { 47, 21, 6 } }, 1 }, /* use_cards:g1.pb_3a_pair.longhorn */
    { { 4, { 47, 21, 7 } }, 1 }, /* use_cards:g1.pb_3a_pair.corriente */
    { { 4, { 47, 21, 8 } }, 1 }, /* use_cards:g1.pb_3a_pair.shorthorn_3 */
    { { 4, { 47, 21, 9 } }, 1 }, /* use_cards:g1.pb_3a_pair.shorthorn_4 */
    { { 4, { 47, 21, 10 } }, 1 }, /* use_cards:g1.pb_3a_pair.shorthorn_5 */
    { { 4, { 47, 21, 12 } }, 1 }, /* use_cards:g1.pb_3a_pair.hereford_6 */
    { { 4, { 47, 21, 13 } }, 1 }, /* use_cards:g1.pb_3a_pair.hereford_7 */
    { { 4, { 47, 21, 14 } }, 1 }, /* use_cards:g1.pb_3a_pair.simmental_1 */
    { { 4, { 47, 21, 15 } }, 1 }, /* use_cards:g1.pb_3a_pair.simmental_2 */
    { { 4, { 47, 21, 17 } }, 1 }, /* use_cards:g1.pb_3a_pair.brahman */
    { { 4, { 47, 25, 5 } }, 1 }, /* use_cards:g1.pb_5a_value_3.black_angus */
    { { 4, { 47, 25, 6 } }, 1 }, /* use_cards:g1.pb_5a_value_3.longhorn */
    { { 4, { 47, 25, 7 } }, 1 }, /* use_cards:g1.pb_5a_value_3.corriente */
    { { 4, { 47, 44, 26 } }, 1 }, /* use_cards:g1.pb_1b_objective.obj_09 */
    { { 4, { 47, 44, 32 } }, 1 }, /* use_cards:g1.pb_1b_objective.obj_15 */
    { { 4, { 47, 44, 41 } }, 1 }, /* use_cards:g1.pb_1b_objective.obj_24 */
    { { 4, { 47, 46, 2 } }, 1 }, /* use_cards:g1.pb_2b_santa_gertrudis.santa_gertrudis */
    { { 4, { 47, 47, 1 } }, 1 }, /* use_cards:g1.pb_2b_criollo.criollo */
    { { 4, { 47, 52, 3 } }, 1 }, /* use_cards:g1.pb_5b_pineywoods.pineywoods */
    { { 4, { 47, 55, 1 } }, 1 }, /* use_cards:g1.pb_8b_cattle.criollo */
    { { 4, { 47, 55, 2 } }, 1 }, /* use_cards:g1.pb_8b_cattle.santa_gertrudis */
    { { 4, { 47, 55, 3 } }, 1 }, /* use_cards:g1.pb_8b_cattle.pineywoods */
    { { 4, { 47, 55, 4 } }, 1 }, /* use_cards:g1.pb_8b_cattle.galloway */
    { { 4, { 47, 55, 5 } }, 1 }, /* use_cards:g1.pb_8b_cattle.black_angus */
    { { 4, { 47, 55, 6 } }, 1 }, /* use_cards:g1.pb_8b_cattle.longhorn */
    { { 4, { 47, 55, 7 } }, 1 }, /* use_cards:g1.pb_8b_cattle.corriente */
    { { 4, { 47, 55, 8 } }, 1 }, /* use_cards:g1.pb_8b_cattle.shorthorn_3 */
    { { 4, { 47, 55, 9 } }, 1 }, /* use_cards:g1.pb_8b_cattle.shorthorn_4 */
    { { 4, { 47, 55, 10 } }, 1 }, /* use_cards:g1.pb_8b_cattle.shorthorn_5 */
    { { 4, { 47, 55, 11 } }, 1 }, /* use_cards:g1.pb_8b_cattle.hereford_5 */
    { { 4, { 47, 55, 12 } }, 1 }, /* use_cards:g1.pb_8b_cattle.hereford_6 */
    { { 4, { 47, 55, 13 } }, 1 }, /* use_cards:g1.pb_8b_cattle.hereford_7 */
    { { 4, { 47, 55, 14 } }, 1 }, /* use_cards:g1.pb_8b_cattle.simmental_1 */
    { { 4, { 47, 55, 15 } }, 1 }, /* use_cards:g1.pb_8b_cattle.simmental_2 */
    { { 4, { 47, 55, 16 } }, 1 }, /* use_cards:g1.pb_8b_cattle.simmental_3 */
    { { 4, { 47, 55, 17 } }, 1 }, /* use_cards:g1.pb_8b_cattle.brahman */
    { { 4, { 48, 19, 4 } }, 1 }, /* use_cards:g2.pb_2a_galloway.galloway */
    { { 4, { 48, 21, 1 } }, 1 }, /* use_cards:g2.pb_3a_pair.criollo */
    { { 4, { 48, 21, 2 } }, 1 }, /* use_cards:g2.pb_3a_pair.santa_gertrudis */
    { { 4, { 48, 21, 3 } }, 1 }, /* use_cards:g2.pb_3a_pair.pineywoods */
    { { 4, { 48, 21, 4 } }, 1 }, /* use_cards:g2.pb_3a_pair.galloway */
    { { 4, { 48, 21, 5 } }, 1 }, /* use_cards:g2.pb_3a_pair.black_angus */
    { { 4, { 48, 21, 6 } }, 1 }, /* use_cards:g2.pb_3a_pair.longhorn */
    { { 4, { 48, 21, 7 } }, 1 }, /* use_cards:g2.pb_3a_pair.corriente */
    { { 4, { 48, 21, 8 } }, 1 }, /* use_cards:g2.pb_3a_pair.shorthorn_3 */
    { { 4, { 48, 21, 9 } }, 1 }, /* use_cards:g2.pb_3a_pair.shorthorn_4 */
    { { 4, { 48, 21, 10 } }, 2 }, /* use_cards:g2.pb_3a_pair.shorthorn_5 */
    { { 4, { 48, 21, 11 } }, 1 }, /* use_cards:g2.pb_3a_pair.hereford_5 */
    { { 4, { 48, 21, 12 } }, 1 }, /* use_cards:g2.pb_3a_pair.hereford_6 */
    { { 4, { 48, 21, 13 } }, 1 }, /* use_cards:g2.pb_3a_pair.hereford_7 */
    { { 4, { 48, 21, 15 } }, 1 }, /* use_cards:g2.pb_3a_pair.simmental_2 */
    { { 4, { 48, 21, 17 } }, 1 }, /* use_cards:g2.pb_3a_pair.brahman */
    { { 4, { 48, 25, 5 } }, 1 }, /* use_cards:g2.pb_5a_value_3.black_angus */
    { { 4, { 48, 25, 6 } }, 1 }, /* use_cards:g2.pb_5a_value_3.longhorn */
    { { 4, { 48, 25, 7 } }, 1 }, /* use_cards:g2.pb_5a_value_3.corriente */
    { { 4, { 48, 44, 19 } }, 1 }, /* use_cards:g2.pb_1b_objective.obj_02 */
    { { 4, { 48, 44, 33 } }, 1 }, /* use_cards:g2.pb_1b_objective.obj_16 */
    { { 4, { 48, 44, 35 } }, 1 }, /* use_cards:g2.pb_1b_objective.obj_18 */
    { { 4, { 48, 44, 36 } }, 1 }, /* use_cards:g2.pb_1b_objective.obj_19 */
    { { 4, { 48, 44, 37 } }, 1 }, /* use_cards:g2.pb_1b_objective.obj_20 */
    { { 4, { 48, 44, 39 } }, 1 }, /* use_cards:g2.pb_1b_objective.obj_22 */
    { { 4, { 48, 46, 2 } }, 1 }, /* use_cards:g2.pb_2b_santa_gertrudis.santa_gertrudis */
    { { 4, { 48, 47, 1 } }, 1 }, /* use_cards:g2.pb_2b_criollo.criollo */
    { { 4, { 48, 52, 3 } }, 1 }, /* use_cards:g2.pb_5b_pineywoods.pineywoods */
    { { 4, { 48, 55, 1 } }, 1 }, /* use_cards:g2.pb_8b_cattle.criollo */
    { { 4, { 48, 55, 2 } }, 1 }, /* use_cards:g2.pb_8b_cattle.santa_gertrudis */
    { { 4, { 48, 55, 3 } }, 1 }, /* use_cards:g2.pb_8b_cattle.pineywoods */
    { { 4, { 48, 55, 4 } }, 1 }, /* use_cards:g2.pb_8b_cattle.galloway */
    { { 4, { 48, 55, 5 } }, 1 }, /* use_cards:g2.pb_8b_cattle.black_angus */
    { { 4, { 48, 55, 6 } }, 1 }, /* use_cards:g2.pb_8b_cattle.longhorn */
    { { 4, { 48, 55, 7 } }, 1 }, /* use_cards:g2.pb_8b_cattle.corriente */
    { { 4, { 48, 55, 8 } }, 1 }, /* use_cards:g2.pb_8b_cattle.shorthorn_3 */
    { { 4, { 48, 55, 9 } }, 1 }, /* use_cards:g2.pb_8b_cattle.shorthorn_4 */
    { { 4, { 48, 55, 10 } }, 1 }, /* use_cards:g2.pb_8b_cattle.shorthorn_5 */
    { { 4, { 48, 55, 11 } }, 1 }, /* use_cards:g2.pb_8b_cattle.hereford_5 */
    { { 4, { 48, 55, 12 } }, 1 }, /* use_cards:g2.pb_8b_cattle.hereford_6 */
    { { 4, { 48, 55, 13 } }, 1 }, /* use_cards:g2.pb_8b_cattle.hereford_7 */
    { { 4, { 48, 55, 14 } }, 1 }, /* use_cards:g2.pb_8b_cattle.simmental_1 */
    { { 4, { 48, 55, 15 } }, 1 }, /* use_cards:g2.pb_8b_cattle.simmental_2 */
    { { 4, { 48, 55, 16 } }, 1 }, /* use_cards:g2.pb_8b_cattle.simmental_3 */
    { { 4, { 48, 55, 17 } }, 1 }, /* use_cards:g2.pb_8b_cattle.brahman */
    { { 5, { 3, 45 } }, 1 }, /* use_back:a1.pb_1b_money.s0 */
    { { 5, { 3, 45, 1 } }, 1 }, /* use_back:a1.pb_1b_money.s1 */
    { { 5, { 3, 45, 2 } }, 1 }, /* use_back:a1.pb_1b_money.s2 */
    { { 5, { 3, 45, 3 } }, 1 }, /* use_back:a1.pb_1b_money.s3 */
    { { 5, { 3, 45, 7 } }, 1 }, /* use_back:a1.pb_1b_money.s6 */
    { { 5, { 3, 45, 11 } }, 1 }, /* use_back:a1.pb_1b_money.s9 */
    { { 5, { 3, 45, 19 } }, 1 }, /* use_back:a1.pb_1b_money.s15 */
    { { 5, { 3, 45, 25 } }, 1 }, /* use_back:a1.pb_1b_money.s20 */
    { { 5, { 3, 45, 29 } }, 1 }, /* use_back:a1.pb_1b_money.s23 */
    { { 5, { 3, 45, 31 } }, 1 }, /* use_back:a1.pb_1b_money.s25 */
    { { 5, { 3, 45, 32 } }, 1 }, /* use_back:a1.pb_1b_money.t7 */
    { { 5, { 3, 45, 33 } }, 1 }, /* use_back:a1.pb_1b_money.s26 */
    { { 5, { 3, 45, 36 } }, 1 }, /* use_back:a1.pb_1b_money.s29 */
    { { 5, { 3, 45, 37 } }, 1 }, /* use_back:a1.pb_1b_money.t8 */
    { { 5, { 3, 45, 38 } }, 1 }, /* use_back:a1.pb_1b_money.s30 */
    { { 5, { 3, 45, 39 } }, 1 }, /* use_back:a1.pb_1b_money.s31 */
    { { 5, { 3, 45, 40 } }, 1 }, /* use_back:a1.pb_1b_money.s32 */
    { { 5, { 3, 45, 41 } }, 1 }, /* use_back:a1.pb_1b_money.s33 */
    { { 5, { 3, 45, 42 } }, 1 }, /* use_back:a1.pb_1b_money.t9 */
    { { 5, { 4, 45 } }, 1 }, /* use_back:a2.pb_1b_money.s0 */
    { { 5, { 4, 45, 1 } }, 1 }, /* use_back:a2.pb_1b_money.s1 */
    { { 5, { 4, 45, 2 } }, 1 }, /* use_back:a2.pb_1b_money.s2 */
    { { 5, { 4, 45, 3 } }, 1 }, /* use_back:a2.pb_1b_money.s3 */
    { { 5, { 4, 45, 4 } }, 1 }, /* use_back:a2.pb_1b_money.s4 */
    { { 5, { 4, 45, 5 } }, 1 }, /* use_back:a2.pb_1b_money.t1 */
    { { 5, { 4, 45, 8 } }, 1 }, /* use_back:a2.pb_1b_money.s7 */
    { { 5, { 4, 45, 9 } }, 1 }, /* use_back:a2.pb_1b_money.t2 */
    { { 5, { 4, 45, 11 } }, 1 }, /* use_back:a2.pb_1b_money.s9 */
    { { 5, { 4, 45, 12 } }, 1 }, /* use_back:a2.pb_1b_money.s10 */
    { { 5, { 4, 45, 14 } }, 1 }, /* use_back:a2.pb_1b_money.s11 */
    { { 5, { 4, 45, 15 } }, 1 }, /* use_back:a2.pb_1b_money.s12 */
    { { 5, { 4, 45, 16 } }, 1 }, /* use_back:a2.pb_1b_money.s13 */
    { { 5, { 4, 45, 23 } }, 1 }, /* use_back:a2.pb_1b_money.s18 */
    { { 5, { 4, 45, 25 } }, 1 }, /* use_back:a2.pb_1b_money.s20 */
    { { 5, { 4, 45, 26 } }, 1 }, /* use_back:a2.pb_1b_money.s21 */
    { { 5, { 4, 45, 27 } }, 1 }, /* use_back:a2.pb_1b_money.t6 */
    { { 5, { 4, 45, 29 } }, 1 }, /* use_back:a2.pb_1b_money.s23 */
    { { 5, { 4, 45, 30 } }, 1 }, /* use_back:a2.pb_1b_money.s24 */
    { { 5, { 4, 45, 31 } }, 1 }, /* use_back:a2.pb_1b_money.s25 */
    { { 5, { 4, 45, 32 } }, 1 }, /* use_back:a2.pb_1b_money.t7 */
    { { 5, { 4, 45, 33 } }, 1 }, /* use_back:a2.pb_1b_money.s26 */
    { { 5, { 4, 45, 35 } }, 1 }, /* use_back:a2.pb_1b_money.s28 */
    { { 5, { 4, 45, 36 } }, 1 }, /* use_back:a2.pb_1b_money.s29 */
    { { 5, { 5, 45 } }, 1 }, /* use_back:a3.pb_1b_money.s0 */
    { { 5, { 5, 45, 1 } }, 1 }, /* use_back:a3.pb_1b_money.s1 */
    { { 5, { 5, 45, 2 } }, 1 }, /* use_back:a3.pb_1b_money.s2 */
    { { 5, { 5, 45, 3 } }, 1 }, /* use_back:a3.pb_1b_money.s3 */
    { { 5, { 5, 45, 4 } }, 1 }, /* use_back:a3.pb_1b_money.s4 */
    { { 5, { 5, 45, 5 } }, 1 }, /* use_back:a3.pb_1b_money.t1 */
    { { 5, { 5, 45, 8 } }, 1 }, /* use_back:a3.pb_1b_money.s7 */
    { { 5, { 5, 45, 9 } }, 1 }, /* use_back:a3.pb_1b_money.t2 */
    { { 5, { 5, 45, 10 } }, 1 }, /* use_back:a3.pb_1b_money.s8 */
    { { 5, { 5, 45, 11 } }, 1 }, /* use_back:a3.pb_1b_money.s9 */
    { { 5, { 5, 45, 13 } }, 1 }, /* use_back:a3.pb_1b_money.t3 */
    { { 5, { 5, 45, 15 } }, 1 }, /* use_back:a3.pb_1b_money.s12 */
    { { 5, { 5, 45, 16 } }, 1 }, /* use_back:a3.pb_1b_money.s13 */
    { { 5, { 5, 45, 17 } }, 1 }, /* use_back:a3.pb_1b_money.t4 */
    { { 5, { 5, 45, 18 } }, 1 }, /* use_back:a3.pb_1b_money.s14 */
    { { 5, { 5, 45, 19 } }, 1 }, /* use_back:a3.pb_1b_money.s15 */
    { { 5, { 5, 45, 23 } }, 1 }, /* use_back:a3.pb_1b_money.s18 */
    { { 5, { 5, 45, 24 } }, 1 }, /* use_back:a3.pb_1b_money.s19 */
    { { 5, { 5, 45, 26 } }, 1 }, /* use_back:a3.pb_1b_money.s21 */
    { { 5, { 5, 45, 27 } }, 1 }, /* use_back:a3.pb_1b_money.t6 */
    { { 5, { 5, 45, 28 } }, 1 }, /* use_back:a3.pb_1b_money.s22 */
    { { 5, { 5, 45, 29 } }, 1 }, /* use_back:a3.pb_1b_money.s23 */
    { { 5, { 5, 45, 33 } }, 1 }, /* use_back:a3.pb_1b_money.s26 */
    { { 5, { 10, 45 } }, 1 }, /* use_back:flood_risk_1.pb_1b_money.s0 */
    { { 5, { 10, 45, 1 } }, 1 }, /* use_back:flood_risk_1.pb_1b_money.s1 */
    { { 5, { 10, 45, 3 } }, 1 }, /* use_back:flood_risk_1.pb_1b_money.s3 */
    { { 5, { 10, 45, 4 } }, 1 }, /* use_back:flood_risk_1.pb_1b_money.s4 */
    { { 5, { 10, 45, 5 } }, 1 }, /* use_back:flood_risk_1.pb_1b_money.t1 */
    { { 5, { 10, 45, 7 } }, 1 }, /* use_back:flood_risk_1.pb_1b_money.s6 */
    { { 5, { 10, 45, 8 } }, 1 }, /* use_back:flood_risk_1.pb_1b_money.s7 */
    { { 5, { 10, 45, 10 } }, 1 }, /* use_back:flood_risk_1.pb_1b_money.s8 */
    { { 5, { 10, 45, 11 } }, 1 }, /* use_back:flood_risk_1.pb_1b_money.s9 */
    { { 5, { 10, 45, 12 } }, 1 }, /* use_back:flood_risk_1.pb_1b_money.s10 */
    { { 5, { 10, 45, 14 } }, 1 }, /* use_back:flood_risk_1.pb_1b_money.s11 */
    { { 5, { 10, 45, 15 } }, 1 }, /* use_back:flood_risk_1.pb_1b_money.s12 */
    { { 5, { 10, 45, 16 } }, 1 }, /* use_back:flood_risk_1.pb_1b_money.s13 */
    { { 5, { 10, 45, 18 } }, 1 }, /* use_back:flood_risk_1.pb_1b_money.s14 */
    { { 5, { 10, 45, 19 } }, 1 }, /* use_back:flood_risk_1.pb_1b_money.s15 */
    { { 5, { 10, 45, 23 } }, 1 }, /* use_back:flood_risk_1.pb_1b_money.s18 */
    { { 5, { 10, 45, 25 } }, 1 }, /* use_back:flood_risk_1.pb_1b_money.s20 */
    { { 5, { 10, 45, 26 } }, 1 }, /* use_back:flood_risk_1.pb_1b_money.s21 */
    { { 5, { 10, 45, 30 } }, 1 }, /* use_back:flood_risk_1.pb_1b_money.s24 */
    { { 5, { 10, 45, 31 } }, 1 }, /* use_back:flood_risk_1.pb_1b_money.s25 */
    { { 5, { 10, 45, 32 } }, 1 }, /* use_back:flood_risk_1.pb_1b_money.t7 */
    { { 5, { 10, 45, 33 } }, 1 }, /* use_back:flood_risk_1.pb_1b_money.s26 */
    { { 5, { 10, 45, 34 } }, 1 }, /* use_back:flood_risk_1.pb_1b_money.s27 */
    { { 5, { 10, 45, 35 } }, 1 }, /* use_back:flood_risk_1.pb_1b_money.s28 */
    { { 5, { 10, 45, 38 } }, 1 }, /* use_back:flood_risk_1.pb_1b_money.s30 */
    { { 5, { 10, 45, 41 } }, 1 }, /* use_back:flood_risk_1.pb_1b_money.s33 */
    { { 5, { 10, 45, 43 } }, 1 }, /* use_back:flood_risk_1.pb_1b_money.s34 */
    { { 5, { 11, 45 } }, 1 }, /* use_back:flood_risk_2.pb_1b_money.s0 */
    { { 5, { 11, 45, 1 } }, 1 }, /* use_back:flood_risk_2.pb_1b_money.s1 */
    { { 5, { 11, 45, 2 } }, 1 }, /* use_back:flood_risk_2.pb_1b_money.s2 */
    { { 5, { 11, 45, 3 } }, 1 }, /* use_back:flood_risk_2.pb_1b_money.s3 */
    { { 5, { 11, 45, 4 } }, 1 }, /* use_back:flood_risk_2.pb_1b_money.s4 */
    { { 5, { 11, 45, 5 } }, 1 }, /* use_back:flood_risk_2.pb_1b_money.t1 */
    { { 5, { 11, 45, 6 } }, 1 }, /* use_back:flood_risk_2.pb_1b_money.s5 */
    { { 5, { 11, 45, 7 } }, 1 }, /* use_back:flood_risk_2.pb_1b_money.s6 */
    { { 5, { 11, 45, 8 } }, 1 }, /* use_back:flood_risk_2.pb_1b_money.s7 */
    { { 5, { 11, 45, 9 } }, 1 }, /* use_back:flood_risk_2.pb_1b_money.t2 */
    { { 5, { 11, 45, 10 } }, 1 }, /* use_back:flood_risk_2.pb_1b_money.s8 */
    { { 5, { 11, 45, 12 } }, 1 }, /* use_back:flood_risk_2.pb_1b_money.s10 */
    { { 5, { 11, 45, 18 } }, 1 }, /* use_back:flood_risk_2.pb_1b_money.s14 */
    { { 5, { 11, 45, 20 } }, 1 }, /* use_back:flood_risk_2.pb_1b_money.s16 */
    { { 5, { 11, 45, 21 } }, 1 }, /* use_back:flood_risk_2.pb_1b_money.t5 */
    { { 5, { 11, 45, 23 } }, 1 }, /* use_back:flood_risk_2.pb_1b_money.s18 */
    { { 5, { 11, 45, 26 } }, 1 }, /* use_back:flood_risk_2.pb_1b_money.s21 */
    { { 5, { 11, 45, 27 } }, 1 }, /* use_back:flood_risk_2.pb_1b_money.t6 */
    { { 5, { 11, 45, 29 } }, 1 }, /* use_back:flood_risk_2.pb_1b_money.s23 */
    { { 5, { 11, 45, 30 } }, 1 }, /* use_back:flood_risk_2.pb_1b_money.s24 */
    { { 5, { 11, 45, 31 } }, 1 }, /* use_back:flood_risk_2.pb_1b_money.s25 */
    { { 5, { 11, 45, 32 } }, 1 }, /* use_back:flood_risk_2.pb_1b_money.t7 */
    { { 5, { 11, 45, 33 } }, 1 }, /* use_back:flood_risk_2.pb_1b_money.s26 */
    { { 5, { 11, 45, 34 } }, 1 }, /* use_back:flood_risk_2.pb_1b_money.s27 */
    { { 5, { 11, 45, 36 } }, 1 }, /* use_back:flood_risk_2.pb_1b_money.s29 */
    { { 5, { 11, 45, 38 } }, 1 }, /* use_back:flood_risk_2.pb_1b_money.s30 */
    { { 5, { 11, 45, 39 } }, 1 }, /* use_back:flood_risk_2.pb_1b_money.s31 */
    { { 5, { 11, 45, 40 } }, 1 }, /* use_back:flood_risk_2.pb_1b_money.s32 */
    { { 5, { 11, 45, 41 } }, 1 }, /* use_back:flood_risk_2.pb_1b_money.s33 */
    { { 5, { 11, 45, 42 } }, 1 }, /* use_back:flood_risk_2.pb_1b_money.t9 */
    { { 5, { 13, 45 } }, 1 }, /* use_back:b1.pb_1b_money.s0 */
    { { 5, { 13, 45, 1 } }, 1 }, /* use_back:b1.pb_1b_money.s1 */
    { { 5, { 13, 45, 2 } }, 1 }, /* use_back:b1.pb_1b_money.s2 */
    { { 5, { 13, 45, 3 } }, 1 }, /* use_back:b1.pb_1b_money.s3 */
    { { 5, { 13, 45, 4 } }, 1 }, /* use_back:b1.pb_1b_money.s4 */
    { { 5, { 13, 45, 5 } }, 1 }, /* use_back:b1.pb_1b_money.t1 */
    { { 5, { 13, 45, 6 } }, 1 }, /* use_back:b1.pb_1b_money.s5 */
    { { 5, { 13, 45, 7 } }, 1 }, /* use_back:b1.pb_1b_money.s6 */
    { { 5, { 13, 45, 8 } }, 1 }, /* use_back:b1.pb_1b_money.s7 */
    { { 5, { 13, 45, 9 } }, 1 }, /* use_back:b1.pb_1b_money.t2 */
    { { 5, { 13, 45, 10 } }, 1 }, /* use_back:b1.pb_1b_money.s8 */
    { { 5, { 13, 45, 11 } }, 1 }, /* use_back:b1.pb_1b_money.s9 */
    { { 5, { 13, 45, 12 } }, 1 }, /* use_back:b1.pb_1b_money.s10 */
    { { 5, { 13, 45, 13 } }, 1 }, /* use_back:b1.pb_1b_money.t3 */
    { { 5, { 13, 45, 14 } }, 1 }, /* use_back:b1.pb_1b_money.s11 */
    { { 5, { 13, 45, 15 } }, 1 }, /* use_back:b1.pb_1b_money.s12 */
    { { 5, { 13, 45, 16 } }, 1 }, /* use_back:b1.pb_1b_money.s13 */
    { { 5, { 13, 45, 17 } }, 1 }, /* use_back:b1.pb_1b_money.t4 */
    { { 5, { 13, 45, 19 } }, 1 }, /* use_back:b1.pb_1b_money.s15 */
    { { 5, { 13, 45, 20 } }, 1 }, /* use_back:b1.pb_1b_money.s16 */
    { { 5, { 13, 45, 21 } }, 1 }, /* use_back:b1.pb_1b_money.t5 */
    { { 5, { 13, 45, 22 } }, 1 }, /* use_back:b1.pb_1b_money.s17 */
    { { 5, { 13, 45, 23 } }, 1 }, /* use_back:b1.pb_1b_money.s18 */
    { { 5, { 13, 45, 24 } }, 1 }, /* use_back:b1.pb_1b_money.s19 */
    { { 5, { 13, 45, 25 } }, 1 }, /* use_back:b1.pb_1b_money.s20 */
    { { 5, { 13, 45, 26 } }, 1 }, /* use_back:b1.pb_1b_money.s21 */
    { { 5, { 13, 45, 27 } }, 1 }, /* use_back:b1.pb_1b_money.t6 */
    { { 5, { 13, 45, 28 } }, 1 }, /* use_back:b1.pb_1b_money.s22 */
    { { 5, { 13, 45, 30 } }, 1 }, /* use_back:b1.pb_1b_money.s24 */
    { { 5, { 13, 45, 31 } }, 1 }, /* use_back:b1.pb_1b_money.s25 */
    { { 5, { 13, 45, 33 } }, 1 }, /* use_back:b1.pb_1b_money.s26 */
    { { 5, { 13, 45, 35 } }, 1 }, /* use_back:b1.pb_1b_money.s28 */
    { { 5, { 13, 45, 36 } }, 1 }, /* use_back:b1.pb_1b_money.s29 */
    { { 5, { 13, 45, 37 } }, 1 }, /* use_back:b1.pb_1b_money.t8 */
    { { 5, { 13, 45, 38 } }, 1 }, /* use_back:b1.pb_1b_money.s30 */
    { { 5, { 13, 45, 39 } }, 1 }, /* use_back:b1.pb_1b_money.s31 */
    { { 5, { 13, 45, 40 } }, 1 }, /* use_back:b1.pb_1b_money.s32 */
    { { 5, { 13, 45, 41 } }, 1 }, /* use_back:b1.pb_1b_money.s33 */
    { { 5, { 13, 45, 42 } }, 1 }, /* use_back:b1.pb_1b_money.t9 */
    { { 5, { 13, 45, 43 } }, 1 }, /* use_back:b1.pb_1b_money.s34 */
    { { 5, { 14, 45 } }, 1 }, /* use_back:b2.pb_1b_money.s0 */
    { { 5, { 14, 45, 1 } }, 1 }, /* use_back:b2.pb_1b_money.s1 */
    { { 5, { 14, 45, 2 } }, 1 }, /* use_back:b2.pb_1b_money.s2 */
    { { 5, { 14, 45, 3 } }, 1 }, /* use_back:b2.pb_1b_money.s3 */
    { { 5, { 14, 45, 4 } }, 1 }, /* use_back:b2.pb_1b_money.s4 */
    { { 5, { 14, 45, 5 } }, 1 }, /* use_back:b2.pb_1b_money.t1 */
    { { 5, { 14, 45, 6 } }, 1 }, /* use_back:b2.pb_1b_money.s5 */
    { { 5, { 14, 45, 7 } }, 1 }, /* use_back:b2.pb_1b_money.s6 */
    { { 5, { 14, 45, 11 } }, 1 }, /* use_back:b2.pb_1b_money.s9 */
    { { 5, { 14, 45, 12 } }, 1 }, /* use_back:b2.pb_1b_money.s10 */
    { { 5, { 14, 45, 13 } }, 1 }, /* use_back:b2.pb_1b_money.t3 */
    { { 5, { 14, 45, 14 } }, 1 }, /* use_back:b2.pb_1b_money.s11 */
    { { 5, { 14, 45, 20 } }, 1 }, /* use_back:b2.pb_1b_money.s16 */
    { { 5, { 14, 45, 21 } }, 1 }, /* use_back:b2.pb_1b_money.t5 */
    { { 5, { 14, 45, 22 } }, 1 }, /* use_back:b2.pb_1b_money.s17 */
    { { 5, { 14, 45, 25 } }, 1 }, /* use_back:b2.pb_1b_money.s20 */
    { { 5, { 14, 45, 26 } }, 1 }, /* use_back:b2.pb_1b_money.s21 */
    { { 5, { 14, 45, 27 } }, 1 }, /* use_back:b2.pb_1b_money.t6 */
    { { 5, { 14, 45, 28 } }, 1 }, /* use_back:b2.pb_1b_money.s22 */
    { { 5, { 14, 45, 30 } }, 1 }, /* use_back:b2.pb_1b_money.s24 */
    { { 5, { 14, 45, 31 } }, 1 }, /* use_back:b2.pb_1b_money.s25 */
    { { 5, { 14, 45, 33 } }, 1 }, /* use_back:b2.pb_1b_money.s26 */
    { { 5, { 14, 45, 36 } }, 1 }, /* use_back:b2.pb_1b_money.s29 */
    { { 5, { 14, 45, 37 } }, 1 }, /* use_back:b2.pb_1b_money.t8 */
    { { 5, { 14, 45, 40 } }, 1 }, /* use_back:b2.pb_1b_money.s32 */
    { { 5, { 14, 45, 43 } }, 1 }, /* use_back:b2.pb_1b_money.s34 */
    { { 5, { 14, 45, 44 } }, 1 }, /* use_back:b2.pb_1b_money.s35 */
    { { 5, { 15, 45 } }, 1 }, /* use_back:b3.pb_1b_money.s0 */
    { { 5, { 15, 45, 1 } }, 1 }, /* use_back:b3.pb_1b_money.s1 */
    { { 5, { 15, 45, 2 } }, 1 }, /* use_back:b3.pb_1b_money.s2 */
    { { 5, { 15, 45, 3 } }, 1 }, /* use_back:b3.pb_1b_money.s3 */
    { { 5, { 15, 45, 4 } }, 1 }, /* use_back:b3.pb_1b_money.s4 */
    { { 5, { 15, 45, 6 } }, 1 }, /* use_back:b3.pb_1b_money.s5 */
    { { 5, { 15, 45, 7 } }, 1 }, /* use_back:b3.pb_1b_money.s6 */
    { { 5, { 15, 45, 8 } }, 1 }, /* use_back:b3.pb_1b_money.s7 */
    { { 5, { 15, 45, 10 } }, 1 }, /* use_back:b3.pb_1b_money.s8 */
    { { 5, { 15, 45, 11 } }, 1 }, /* use_back:b3.pb_1b_money.s9 */
    { { 5, { 15, 45, 12 } }, 1 }, /* use_back:b3.pb_1b_money.s10 */
    { { 5, { 15, 45, 13 } }, 1 }, /* use_back:b3.pb_1b_money.t3 */
    { { 5, { 15, 45, 14 } }, 1 }, /* use_back:b3.pb_1b_money.s11 */
    { { 5, { 15, 45, 15 } }, 1 }, /* use_back:b3.pb_1b_money.s12 */
    { { 5, { 15, 45, 16 } }, 1 }, /* use_back:b3.pb_1b_money.s13 */
    { { 5, { 15, 45, 18 } }, 1 }, /* use_back:b3.pb_1b_money.s14 */
    { { 5, { 15, 45, 19 } }, 1 }, /* use_back:b3.pb_1b_money.s15 */
    { { 5, { 15, 45, 20 } }, 1 }, /* use_back:b3.pb_1b_money.s16 */
    { { 5, { 15, 45, 21 } }, 1 }, /* use_back:b3.pb_1b_money.t5 */
    { { 5, { 15, 45, 22 } }, 1 }, /* use_back:b3.pb_1b_money.s17 */
    { { 5, { 15, 45, 25 } }, 1 }, /* use_back:b3.pb_1b_money.s20 */
    { { 5, { 15, 45, 28 } }, 1 }, /* use_back:b3.pb_1b_money.s22 */
    { { 5, { 15, 45, 30 } }, 1 }, /* use_back:b3.pb_1b_money.s24 */
    { { 5, { 15, 45, 31 } }, 1 }, /* use_back:b3.pb_1b_money.s25 */
    { { 5, { 15, 45, 32 } }, 1 }, /* use_back:b3.pb_1b_money.t7 */
    { { 5, { 15, 45, 33 } }, 1 }, /* use_back:b3.pb_1b_money.s26 */
    { { 5, { 15, 45, 34 } }, 1 }, /* use_back:b3.pb_1b_money.s27 */
    { { 5, { 15, 45, 45 } }, 1 }, /* use_back:b3.pb_1b_money.s36 */
    { { 5, { 20, 45 } }, 1 }, /* use_back:drought_risk_1.pb_1b_money.s0 */
    { { 5, { 20, 45, 1 } }, 1 }, /* use_back:drought_risk_1.pb_1b_money.s1 */
    { { 5, { 20, 45, 2 } }, 1 }, /* use_back:drought_risk_1.pb_1b_money.s2 */
    { { 5, { 20, 45, 3 } }, 1 }, /* use_back:drought_risk_1.pb_1b_money.s3 */
    { { 5, { 20, 45, 7 } }, 1 }, /* use_back:drought_risk_1.pb_1b_money.s6 */
    { { 5, { 20, 45, 8 } }, 1 }, /* use_back:drought_risk_1.pb_1b_money.s7 */
    { { 5, { 20, 45, 9 } }, 1 }, /* use_back:drought_risk_1.pb_1b_money.t2 */
    { { 5, { 20, 45, 10 } }, 1 }, /* use_back:drought_risk_1.pb_1b_money.s8 */
    { { 5, { 20, 45, 12 } }, 1 }, /* use_back:drought_risk_1.pb_1b_money.s10 */
    { { 5, { 20, 45, 15 } }, 1 }, /* use_back:drought_risk_1.pb_1b_money.s12 */
    { { 5, { 20, 45, 18 } }, 1 }, /* use_back:drought_risk_1.pb_1b_money.s14 */
    { { 5, { 20, 45, 23 } }, 1 }, /* use_back:drought_risk_1.pb_1b_money.s18 */
    { { 5, { 20, 45, 24 } }, 1 }, /* use_back:drought_risk_1.pb_1b_money.s19 */
    { { 5, { 20, 45, 25 } }, 1 }, /* use_back:drought_risk_1.pb_1b_money.s20 */
    { { 5, { 20, 45, 26 } }, 1 }, /* use_back:drought_risk_1.pb_1b_money.s21 */
    { { 5, { 20, 45, 28 } }, 1 }, /* use_back:drought_risk_1.pb_1b_money.s22 */
    { { 5, { 20, 45, 29 } }, 1 }, /* use_back:drought_risk_1.pb_1b_money.s23 */
    { { 5, { 20, 45, 31 } }, 1 }, /* use_back:drought_risk_1.pb_1b_money.s25 */
    { { 5, { 20, 45, 32 } }, 1 }, /* use_back:drought_risk_1.pb_1b_money.t7 */
    { { 5, { 20, 45, 34 } }, 1 }, /* use_back:drought_risk_1.pb_1b_money.s27 */
    { { 5, { 20, 45, 35 } }, 1 }, /* use_back:drought_risk_1.pb_1b_money.s28 */
    { { 5, { 20, 45, 36 } }, 1 }, /* use_back:drought_risk_1.pb_1b_money.s29 */
    { { 5, { 20, 45, 40 } }, 1 }, /* use_back:drought_risk_1.pb_1b_money.s32 */
    { { 5, { 20, 45, 41 } }, 1 }, /* use_back:drought_risk_1.pb_1b_money.s33 */
    { { 5, { 20, 45, 42 } }, 1 }, /* use_back:drought_risk_1.pb_1b_money.t9 */
    { { 5, { 20, 45, 43 } }, 1 }, /* use_back:drought_risk_1.pb_1b_money.s34 */
    { { 5, { 20, 45, 44 } }, 1 }, /* use_back:drought_risk_1.pb_1b_money.s35 */
    { { 5, { 22, 45 } }, 1 }, /* use_back:c1.pb_1b_money.s0 */
    { { 5, { 22, 45, 1 } }, 1 }, /* use_back:c1.pb_1b_money.s1 */
    { { 5, { 22, 45, 2 } }, 1 }, /* use_back:c1.pb_1b_money.s2 */
    { { 5, { 22, 45, 3 } }, 1 }, /* use_back:c1.pb_1b_money.s3 */
    { { 5, { 22, 45, 4 } }, 1 }, /* use_back:c1.pb_1b_money.s4 */
    { { 5, { 22, 45, 5 } }, 1 }, /* use_back:c1.pb_1b_money.t1 */
    { { 5, { 22, 45, 6 } }, 1 }, /* use_back:c1.pb_1b_money.s5 */
    { { 5, { 22, 45, 8 } }, 1 }, /* use_back:c1.pb_1b_money.s7 */
    { { 5, { 22, 45, 9 } }, 1 }, /* use_back:c1.pb_1b_money.t2 */
    { { 5, { 22, 45, 10 } }, 1 }, /* use_back:c1.pb_1b_money.s8 */
    { { 5, { 22, 45, 11 } }, 1 }, /* use_back:c1.pb_1b_money.s9 */
    { { 5, { 22, 45, 12 } }, 1 }, /* use_back:c1.pb_1b_money.s10 */
    { { 5, { 22, 45, 13 } }, 1 }, /* use_back:c1.pb_1b_money.t3 */
    { { 5, { 22, 45, 15 } }, 1 }, /* use_back:c1.pb_1b_money.s12 */
    { { 5, { 22, 45, 16 } }, 1 }, /* use_back:c1.pb_1b_money.s13 */
    { { 5, { 22, 45, 20 } }, 1 }, /* use_back:c1.pb_1b_money.s16 */
    { { 5, { 22, 45, 21 } }, 1 }, /* use_back:c1.pb_1b_money.t5 */
    { { 5, { 22, 45, 22 } }, 1 }, /* use_back:c1.pb_1b_money.s17 */
    { { 5, { 22, 45, 23 } }, 1 }, /* use_back:c1.pb_1b_money.s18 */
    { { 5, { 22, 45, 24 } }, 1 }, /* use_back:c1.pb_1b_money.s19 */
    { { 5, { 22, 45, 28 } }, 1 }, /* use_back:c1.pb_1b_money.s22 */
    { { 5, { 22, 45, 29 } }, 1 }, /* use_back:c1.pb_1b_money.s23 */
    { { 5, { 22, 45, 30 } }, 1 }, /* use_back:c1.pb_1b_money.s24 */
    { { 5, { 22, 45, 31 } }, 1 }, /* use_back:c1.pb_1b_money.s25 */
    { { 5, { 22, 45, 32 } }, 1 }, /* use_back:c1.pb_1b_money.t7 */
    { { 5, { 22, 45, 33 } }, 1 }, /* use_back:c1.pb_1b_money.s26 */
    { { 5, { 22, 45, 34 } }, 1 }, /* use_back:c1.pb_1b_money.s27 */
    { { 5, { 22, 45, 40 } }, 1 }, /* use_back:c1.pb_1b_money.s32 */
    { { 5, { 22, 45, 41 } }, 1 }, /* use_back:c1.pb_1b_money.s33 */
    { { 5, { 22, 45, 42 } }, 1 }, /* use_back:c1.pb_1b_money.t9 */
    { { 5, { 22, 45, 43 } }, 1 }, /* use_back:c1.pb_1b_money.s34 */
    { { 5, { 23, 45 } }, 1 }, /* use_back:c2.pb_1b_money.s0 */
    { { 5, { 23, 45, 1 } }, 1 }, /* use_back:c2.pb_1b_money.s1 */
    { { 5, { 23, 45, 2 } }, 1 }, /* use_back:c2.pb_1b_money.s2 */
    { { 5, { 23, 45, 3 } }, 1 }, /* use_back:c2.pb_1b_money.s3 */
    { { 5, { 23, 45, 4 } }, 1 }, /* use_back:c2.pb_1b_money.s4 */
    { { 5, { 23, 45, 5 } }, 1 }, /* use_back:c2.pb_1b_money.t1 */
    { { 5, { 23, 45, 7 } }, 1 }, /* use_back:c2.pb_1b_money.s6 */
    { { 5, { 23, 45, 8 } }, 1 }, /* use_back:c2.pb_1b_money.s7 */
    { { 5, { 23, 45, 10 } }, 1 }, /* use_back:c2.pb_1b_money.s8 */
    { { 5, { 23, 45, 14 } }, 1 }, /* use_back:c2.pb_1b_money.s11 */
    { { 5, { 23, 45, 15 } }, 1 }, /* use_back:c2.pb_1b_money.s12 */
    { { 5, { 23, 45, 16 } }, 1 }, /* use_back:c2.pb_1b_money.s13 */
    { { 5, { 23, 45, 17 } }, 1 }, /* use_back:c2.pb_1b_money.t4 */
    { { 5, { 23, 45, 19 } }, 1 }, /* use_back:c2.pb_1b_money.s15 */
    { { 5, { 23, 45, 23 } }, 1 }, /* use_back:c2.pb_1b_money.s18 */
    { { 5, { 23, 45, 25 } }, 1 }, /* use_back:c2.pb_1b_money.s20 */
    { { 5, { 23, 45, 26 } }, 1 }, /* use_back:c2.pb_1b_money.s21 */
    { { 5, { 23, 45, 28 } }, 1 }, /* use_back:c2.pb_1b_money.s22 */
    { { 5, { 23, 45, 29 } }, 1 }, /* use_back:c2.pb_1b_money.s23 */
    { { 5, { 23, 45, 30 } }, 1 }, /* use_back:c2.pb_1b_money.s24 */
    { { 5, { 23, 45, 31 } }, 1 }, /* use_back:c2.pb_1b_money.s25 */
    { { 5, { 23, 45, 32 } }, 1 }, /* use_back:c2.pb_1b_money.t7 */
    { { 5, { 23, 45, 35 } }, 1 }, /* use_back:c2.pb_1b_money.s28 */
    { { 5, { 23, 45, 44 } }, 1 }, /* use_back:c2.pb_1b_money.s35 */
    { { 5, { 25, 45 } }, 1 }, /* use_back:d1.pb_1b_money.s0 */
    { { 5, { 25, 45, 1 } }, 1 }, /* use_back:d1.pb_1b_money.s1 */
    { { 5, { 25, 45, 2 } }, 1 }, /* use_back:d1.pb_1b_money.s2 */
    { { 5, { 25, 45, 3 } }, 1 }, /* use_back:d1.pb_1b_money.s3 */
    { { 5, { 25, 45, 4 } }, 1 }, /* use_back:d1.pb_1b_money.s4 */
    { { 5, { 25, 45, 5 } }, 1 }, /* use_back:d1.pb_1b_money.t1 */
    { { 5, { 25, 45, 7 } }, 1 }, /* use_back:d1.pb_1b_money.s6 */
    { { 5, { 25, 45, 8 } }, 1 }, /* use_back:d1.pb_1b_money.s7 */
    { { 5, { 25, 45, 9 } }, 1 }, /* use_back:d1.pb_1b_money.t2 */
    { { 5, { 25, 45, 10 } }, 1 }, /* use_back:d1.pb_1b_money.s8 */
    { { 5, { 25, 45, 11 } }, 1 }, /* use_back:d1.pb_1b_money.s9 */
    { { 5, { 25, 45, 12 } }, 1 }, /* use_back:d1.pb_1b_money.s10 */
    { { 5, { 25, 45, 13 } }, 1 }, /* use_back:d1.pb_1b_money.t3 */
    { { 5, { 25, 45, 14 } }, 1 }, /* use_back:d1.pb_1b_money.s11 */
    { { 5, { 25, 45, 15 } }, 1 }, /* use_back:d1.pb_1b_money.s12 */
    { { 5, { 25, 45, 16 } }, 1 }, /* use_back:d1.pb_1b_money.s13 */
    { { 5, { 25, 45, 18 } }, 1 }, /* use_back:d1.pb_1b_money.s14 */
    { { 5, { 25, 45, 19 } }, 1 }, /* use_back:d1.pb_1b_money.s15 */
    { { 5, { 25, 45, 20 } }, 1 }, /* use_back:d1.pb_1b_money.s16 */
    { { 5, { 25, 45, 23 } }, 1 }, /* use_back:d1.pb_1b_money.s18 */
    { { 5, { 25, 45, 24 } }, 1 }, /* use_back:d1.pb_1b_money.s19 */
    { { 5, { 25, 45, 25 } }, 1 }, /* use_back:d1.pb_1b_money.s20 */
    { { 5, { 25, 45, 30 } }, 1 }, /* use_back:d1.pb_1b_money.s24 */
    { { 5, { 25, 45, 31 } }, 1 }, /* use_back:d1.pb_1b_money.s25 */
    { { 5, { 25, 45, 32 } }, 1 }, /* use_back:d1.pb_1b_money.t7 */
    { { 5, { 25, 45, 34 } }, 1 }, /* use_back:d1.pb_1b_money.s27 */
    { { 5, { 25, 45, 35 } }, 1 }, /* use_back:d1.pb_1b_money.s28 */
    { { 5, { 25, 45, 39 } }, 1 }, /* use_back:d1.pb_1b_money.s31 */
    { { 5, { 25, 45, 40 } }, 1 }, /* use_back:d1.pb_1b_money.s32 */
    { { 5, { 25, 45, 41 } }, 1 }, /* use_back:d1.pb_1b_money.s33 */
    { { 5, { 25, 45, 42 } }, 1 }, /* use_back:d1.pb_1b_money.t9 */
    { { 5, { 32, 45 } }, 1 }, /* use_back:outlaw_risk_1.pb_1b_money.s0 */
    { { 5, { 32, 45, 1 } }, 1 }, /* use_back:outlaw_risk_1.pb_1b_money.s1 */
    { { 5, { 32, 45, 2 } }, 1 }, /* use_back:outlaw_risk_1.pb_1b_money.s2 */
    { { 5, { 32, 45, 4 } }, 1 }, /* use_back:outlaw_risk_1.pb_1b_money.s4 */
    { { 5, { 32, 45, 8 } }, 1 }, /* use_back:outlaw_risk_1.pb_1b_money.s7 */
    { { 5, { 32, 45, 9 } }, 1 }, /* use_back:outlaw_risk_1.pb_1b_money.t2 */
    { { 5, { 32, 45, 14 } }, 1 }, /* use_back:outlaw_risk_1.pb_1b_money.s11 */
    { { 5, { 32, 45, 15 } }, 1 }, /* use_back:outlaw_risk_1.pb_1b_money.s12 */
    { { 5, { 32, 45, 18 } }, 1 }, /* use_back:outlaw_risk_1.pb_1b_money.s14 */
    { { 5, { 32, 45, 20 } }, 1 }, /* use_back:outlaw_risk_1.pb_1b_money.s16 */
    { { 5, { 32, 45, 21 } }, 1 }, /* use_back:outlaw_risk_1.pb_1b_money.t5 */
    { { 5, { 32, 45, 23 } }, 1 }, /* use_back:outlaw_risk_1.pb_1b_money.s18 */
    { { 5, { 32, 45, 31 } }, 1 }, /* use_back:outlaw_risk_1.pb_1b_money.s25 */
    { { 5, { 32, 45, 35 } }, 1 }, /* use_back:outlaw_risk_1.pb_1b_money.s28 */
    { { 5, { 32, 45, 39 } }, 1 }, /* use_back:outlaw_risk_1.pb_1b_money.s31 */
    { { 5, { 32, 45, 43 } }, 1 }, /* use_back:outlaw_risk_1.pb_1b_money.s34 */
    { { 5, { 32, 45, 44 } }, 1 }, /* use_back:outlaw_risk_1.pb_1b_money.s35 */
    { { 5, { 33, 45 } }, 1 }, /* use_back:outlaw_risk_2.pb_1b_money.s0 */
    { { 5, { 33, 45, 1 } }, 1 }, /* use_back:outlaw_risk_2.pb_1b_money.s1 */
    { { 5, { 33, 45, 2 } }, 1 }, /* use_back:outlaw_risk_2.pb_1b_money.s2 */
    { { 5, { 33, 45, 3 } }, 1 }, /* use_back:outlaw_risk_2.pb_1b_money.s3 */
    { { 5, { 33, 45, 6 } }, 1 }, /* use_back:outlaw_risk_2.pb_1b_money.s5 */
    { { 5, { 33, 45, 8 } }, 1 }, /* use_back:outlaw_risk_2.pb_1b_money.s7 */
    { { 5, { 33, 45, 9 } }, 1 }, /* use_back:outlaw_risk_2.pb_1b_money.t2 */
    { { 5, { 33, 45, 10 } }, 1 }, /* use_back:outlaw_risk_2.pb_1b_money.s8 */
    { { 5, { 33, 45, 12 } }, 1 }, /* use_back:outlaw_risk_2.pb_1b_money.s10 */
    { { 5, { 33, 45, 14 } }, 1 }, /* use_back:outlaw_risk_2.pb_1b_money.s11 */
    { { 5, { 33, 45, 15 } }, 1 }, /* use_back:outlaw_risk_2.pb_1b_money.s12 */
    { { 5, { 33, 45, 19 } }, 1 }, /* use_back:outlaw_risk_2.pb_1b_money.s15 */
    { { 5, { 33, 45, 20 } }, 1 }, /* use_back:outlaw_risk_2.pb_1b_money.s16 */
    { { 5, { 33, 45, 21 } }, 1 }, /* use_back:outlaw_risk_2.pb_1b_money.t5 */
    { { 5, { 33, 45, 22 } }, 1 }, /* use_back:outlaw_risk_2.pb_1b_money.s17 */
    { { 5, { 33, 45, 29 } }, 1 }, /* use_back:outlaw_risk_2.pb_1b_money.s23 */
    { { 5, { 33, 45, 30 } }, 1 }, /* use_back:outlaw_risk_2.pb_1b_money.s24 */
    { { 5, { 33, 45, 31 } }, 1 }, /* use_back:outlaw_risk_2.pb_1b_money.s25 */
    { { 5, { 33, 45, 32 } }, 1 }, /* use_back:outlaw_risk_2.pb_1b_money.t7 */
    { { 5, { 33, 45, 36 } }, 1 }, /* use_back:outlaw_risk_2.pb_1b_money.s29 */
    { { 5, { 33, 45, 39 } }, 1 }, /* use_back:outlaw_risk_2.pb_1b_money.s31 */
    { { 5, { 33, 45, 43 } }, 1 }, /* use_back:outlaw_risk_2.pb_1b_money.s34 */
    { { 5, { 33, 45, 45 } }, 1 }, /* use_back:outlaw_risk_2.pb_1b_money.s36 */
    { { 5, { 35, 45 } }, 1 }, /* use_back:e1.pb_1b_money.s0 */
    { { 5, { 35, 45, 1 } }, 1 }, /* use_back:e1.pb_1b_money.s1 */
    { { 5, { 35, 45, 2 } }, 1 }, /* use_back:e1.pb_1b_money.s2 */
    { { 5, { 35, 45, 3 } }, 1 }, /* use_back:e1.pb_1b_money.s3 */
    { { 5, { 35, 45, 4 } }, 1 }, /* use_back:e1.pb_1b_money.s4 */
    { { 5, { 35, 45, 5 } }, 1 }, /* use_back:e1.pb_1b_money.t1 */
    { { 5, { 35, 45, 8 } }, 1 }, /* use_back:e1.pb_1b_money.s7 */
    { { 5, { 35, 45, 9 } }, 1 }, /* use_back:e1.pb_1b_money.t2 */
    { { 5, { 35, 45, 10 } }, 1 }, /* use_back:e1.pb_1b_money.s8 */
    { { 5, { 35, 45, 11 } }, 1 }, /* use_back:e1.pb_1b_money.s9 */
    { { 5, { 35, 45, 12 } }, 1 }, /* use_back:e1.pb_1b_money.s10 */
    { { 5, { 35, 45, 13 } }, 1 }, /* use_back:e1.pb_1b_money.t3 */
    { { 5, { 35, 45, 15 } }, 1 }, /* use_back:e1.pb_1b_money.s12 */
    { { 5, { 35, 45, 16 } }, 1 }, /* use_back:e1.pb_1b_money.s13 */
    { { 5, { 35, 45, 17 } }, 1 }, /* use_back:e1.pb_1b_money.t4 */
    { { 5, { 35, 45, 18 } }, 1 }, /* use_back:e1.pb_1b_money.s14 */
    { { 5, { 35, 45, 19 } }, 1 }, /* use_back:e1.pb_1b_money.s15 */
    { { 5, { 35, 45, 20 } }, 1 }, /* use_back:e1.pb_1b_money.s16 */
    { { 5, { 35, 45, 24 } }, 1 }, /* use_back:e1.pb_1b_money.s19 */
    { { 5, { 35, 45, 29 } }, 1 }, /* use_back:e1.pb_1b_money.s23 */
    { { 5, { 35, 45, 30 } }, 1 }, /* use_back:e1.pb_1b_money.s24 */
    { { 5, { 35, 45, 38 } }, 1 }, /* use_back:e1.pb_1b_money.s30 */
    { { 5, { 35, 45, 39 } }, 1 }, /* use_back:e1.pb_1b_money.s31 */
    { { 5, { 35, 45, 40 } }, 1 }, /* use_back:e1.pb_1b_money.s32 */
    { { 5, { 35, 45, 42 } }, 1 }, /* use_back:e1.pb_1b_money.t9 */
    { { 5, { 35, 45, 44 } }, 1 }, /* use_back:e1.pb_1b_money.s35 */
    { { 5, { 35, 45, 45 } }, 1 }, /* use_back:e1.pb_1b_money.s36 */
    { { 5, { 36, 45 } }, 1 }, /* use_back:e2.pb_1b_money.s0 */
    { { 5, { 36, 45, 1 } }, 1 }, /* use_back:e2.pb_1b_money.s1 */
    { { 5, { 36, 45, 2 } }, 1 }, /* use_back:e2.pb_1b_money.s2 */
    { { 5, { 36, 45, 3 } }, 1 }, /* use_back:e2.pb_1b_money.s3 */
    { { 5, { 36, 45, 4 } }, 1 }, /* use_back:e2.pb_1b_money.s4 */
    { { 5, { 36, 45, 5 } }, 1 }, /* use_back:e2.pb_1b_money.t1 */
    { { 5, { 36, 45, 6 } }, 1 }, /* use_back:e2.pb_1b_money.s5 */
    { { 5, { 36, 45, 7 } }, 1 }, /* use_back:e2.pb_1b_money.s6 */
    { { 5, { 36, 45, 8 } }, 1 }, /* use_back:e2.pb_1b_money.s7 */
    { { 5, { 36, 45, 9 } }, 1 }, /* use_back:e2.pb_1b_money.t2 */
    { { 5, { 36, 45, 12 } }, 1 }, /* use_back:e2.pb_1b_money.s10 */
    { { 5, { 36, 45, 13 } }, 1 }, /* use_back:e2.pb_1b_money.t3 */
    { { 5, { 36, 45, 14 } }, 1 }, /* use_back:e2.pb_1b_money.s11 */
    { { 5, { 36, 45, 15 } }, 1 }, /* use_back:e2.pb_1b_money.s12 */
    { { 5, { 36, 45, 16 } }, 1 }, /* use_back:e2.pb_1b_money.s13 */
    { { 5, { 36, 45, 17 } }, 1 }, /* use_back:e2.pb_1b_money.t4 */
    { { 5, { 36, 45, 19 } }, 1 }, /* use_back:e2.pb_1b_money.s15 */
    { { 5, { 36, 45, 20 } }, 1 }, /* use_back:e2.pb_1b_money.s16 */
    { { 5, { 36, 45, 21 } }, 1 }, /* use_back:e2.pb_1b_money.t5 */
    { { 5, { 36, 45, 23 } }, 1 }, /* use_back:e2.pb_1b_money.s18 */
    { { 5, { 36, 45, 24 } }, 1 }, /* use_back:e2.pb_1b_money.s19 */
    { { 5, { 36, 45, 26 } }, 1 }, /* use_back:e2.pb_1b_money.s21 */
    { { 5, { 36, 45, 28 } }, 1 }, /* use_back:e2.pb_1b_money.s22 */
    { { 5, { 36, 45, 29 } }, 1 }, /* use_back:e2.pb_1b_money.s23 */
    { { 5, { 36, 45, 30 } }, 1 }, /* use_back:e2.pb_1b_money.s24 */
    { { 5, { 36, 45, 31 } }, 1 }, /* use_back:e2.pb_1b_money.s25 */
    { { 5, { 36, 45, 32 } }, 1 }, /* use_back:e2.pb_1b_money.t7 */
    { { 5, { 36, 45, 33 } }, 1 }, /* use_back:e2.pb_1b_money.s26 */
    { { 5, { 36, 45, 35 } }, 1 }, /* use_back:e2.pb_1b_money.s28 */
    { { 5, { 36, 45, 36 } }, 1 }, /* use_back:e2.pb_1b_money.s29 */
    { { 5, { 36, 45, 37 } }, 1 }, /* use_back:e2.pb_1b_money.t8 */
    { { 5, { 36, 45, 39 } }, 1 }, /* use_back:e2.pb_1b_money.s31 */
    { { 5, { 36, 45, 40 } }, 1 }, /* use_back:e2.pb_1b_money.s32 */
    { { 5, { 36, 45, 41 } }, 1 }, /* use_back:e2.pb_1b_money.s33 */
    { { 5, { 36, 45, 42 } }, 1 }, /* use_back:e2.pb_1b_money.t9 */
    { { 5, { 36, 45, 43 } }, 1 }, /* use_back:e2.pb_1b_money.s34 */
    { { 5, { 41, 45 } }, 1 }, /* use_back:rockfall_risk_1.pb_1b_money.s0 */
    { { 5, { 41, 45, 1 } }, 1 }, /* use_back:rockfall_risk_1.pb_1b_money.s1 */
    { { 5, { 41, 45, 2 } }, 1 }, /* use_back:rockfall_risk_1.pb_1b_money.s2 */
    { { 5, { 41, 45, 3 } }, 1 }, /* use_back:rockfall_risk_1.pb_1b_money.s3 */
    { { 5, { 41, 45, 4 } }, 1 }, /* use_back:rockfall_risk_1.pb_1b_money.s4 */
    { { 5, { 41, 45, 5 } }, 1 }, /* use_back:rockfall_risk_1.pb_1b_money.t1 */
    { { 5, { 41, 45, 6 } }, 1 }, /* use_back:rockfall_risk_1.pb_1b_money.s5 */
    { { 5, { 41, 45, 7 } }, 1 }, /* use_back:rockfall_risk_1.pb_1b_money.s6 */
    { { 5, { 41, 45, 8 } }, 1 }, /* use_back:rockfall_risk_1.pb_1b_money.s7 */
    { { 5, { 41, 45, 11 } }, 1 }, /* use_back:rockfall_risk_1.pb_1b_money.s9 */
    { { 5, { 41, 45, 14 } }, 1 }, /* use_back:rockfall_risk_1.pb_1b_money.s11 */
    { { 5, { 41, 45, 15 } }, 1 }, /* use_back:rockfall_risk_1.pb_1b_money.s12 */
    { { 5, { 41, 45, 16 } }, 1 }, /* use_back:rockfall_risk_1.pb_1b_money.s13 */
    { { 5, { 41, 45, 17 } }, 1 }, /* use_back:rockfall_risk_1.pb_1b_money.t4 */
    { { 5, { 41, 45, 18 } }, 1 }, /* use_back:rockfall_risk_1.pb_1b_money.s14 */
    { { 5, { 41, 45, 19 } }, 1 }, /* use_back:rockfall_risk_1.pb_1b_money.s15 */
    { { 5, { 41, 45, 22 } }, 1 }, /* use_back:rockfall_risk_1.pb_1b_money.s17 */
    { { 5, { 41, 45, 23 } }, 1 }, /* use_back:rockfall_risk_1.pb_1b_money.s18 */
    { { 5, { 41, 45, 24 } }, 1 }, /* use_back:rockfall_risk_1.pb_1b_money.s19 */
    { { 5, { 41, 45, 25 } }, 1 }, /* use_back:rockfall_risk_1.pb_1b_money.s20 */
    { { 5, { 41, 45, 26 } }, 1 }, /* use_back:rockfall_risk_1.pb_1b_money.s21 */
    { { 5, { 41, 45, 28 } }, 1 }, /* use_back:rockfall_risk_1.pb_1b_money.s22 */
    { { 5, { 41, 45, 29 } }, 1 }, /* use_back:rockfall_risk_1.pb_1b_money.s23 */
    { { 5, { 41, 45, 30 } }, 1 }, /* use_back:rockfall_risk_1.pb_1b_money.s24 */
    { { 5, { 41, 45, 31 } }, 1 }, /* use_back:rockfall_risk_1.pb_1b_money.s25 */
    { { 5, { 41, 45, 32 } }, 1 }, /* use_back:rockfall_risk_1.pb_1b_money.t7 */
    { { 5, { 41, 45, 33 } }, 1 }, /* use_back:rockfall_risk_1.pb_1b_money.s26 */
    { { 5, { 41, 45, 35 } }, 1 }, /* use_back:rockfall_risk_1.pb_1b_money.s28 */
    { { 5, { 41, 45, 36 } }, 1 }, /* use_back:rockfall_risk_1.pb_1b_money.s29 */
    { { 5, { 41, 45, 38 } }, 1 }, /* use_back:rockfall_risk_1.pb_1b_money.s30 */
    { { 5, { 41, 45, 39 } }, 1 }, /* use_back:rockfall_risk_1.pb_1b_money.s31 */
    { { 5, { 41, 45, 45 } }, 1 }, /* use_back:rockfall_risk_1.pb_1b_money.s36 */
    { { 5, { 42, 45 } }, 1 }, /* use_back:rockfall_risk_2.pb_1b_money.s0 */
    { { 5, { 42, 45, 1 } }, 1 }, /* use_back:rockfall_risk_2.pb_1b_money.s1 */
    { { 5, { 42, 45, 2 } }, 1 }, /* use_back:rockfall_risk_2.pb_1b_money.s2 */
    { { 5, { 42, 45, 3 } }, 1 }, /* use_back:rockfall_risk_2.pb_1b_money.s3 */
    { { 5, { 42, 45, 4 } }, 1 }, /* use_back:rockfall_risk_2.pb_1b_money.s4 */
    { { 5, { 42, 45, 10 } }, 1 }, /* use_back:rockfall_risk_2.pb_1b_money.s8 */
    { { 5, { 42, 45, 12 } }, 1 }, /* use_back:rockfall_risk_2.pb_1b_money.s10 */
    { { 5, { 42, 45, 13 } }, 1 }, /* use_back:rockfall_risk_2.pb_1b_money.t3 */
    { { 5, { 42, 45, 15 } }, 1 }, /* use_back:rockfall_risk_2.pb_1b_money.s12 */
    { { 5, { 42, 45, 19 } }, 1 }, /* use_back:rockfall_risk_2.pb_1b_money.s15 */
    { { 5, { 42, 45, 20 } }, 1 }, /* use_back:rockfall_risk_2.pb_1b_money.s16 */
    { { 5, { 42, 45, 25 } }, 1 }, /* use_back:rockfall_risk_2.pb_1b_money.s20 */
    { { 5, { 42, 45, 28 } }, 1 }, /* use_back:rockfall_risk_2.pb_1b_money.s22 */
    { { 5, { 42, 45, 30 } }, 1 }, /* use_back:rockfall_risk_2.pb_1b_money.s24 */
    { { 5, { 42, 45, 35 } }, 1 }, /* use_back:rockfall_risk_2.pb_1b_money.s28 */
    { { 5, { 42, 45, 36 } }, 1 }, /* use_back:rockfall_risk_2.pb_1b_money.s29 */
    { { 5, { 42, 45, 39 } }, 1 }, /* use_back:rockfall_risk_2.pb_1b_money.s31 */
    { { 5, { 42, 45, 41 } }, 1 }, /* use_back:rockfall_risk_2.pb_1b_money.s33 */
    { { 5, { 42, 45, 42 } }, 1 }, /* use_back:rockfall_risk_2.pb_1b_money.t9 */
    { { 5, { 42, 45, 44 } }, 1 }, /* use_back:rockfall_risk_2.pb_1b_money.s35 */
    { { 5, { 44, 45 } }, 1 }, /* use_back:f1.pb_1b_money.s0 */
    { { 5, { 44, 45, 1 } }, 1 }, /* use_back:f1.pb_1b_money.s1 */
    { { 5, { 44, 45, 2 } }, 1 }, /* use_back:f1.pb_1b_money.s2 */
    { { 5, { 44, 45, 3 } }, 1 }, /* use_back:f1.pb_1b_money.s3 */
    { { 5, { 44, 45, 4 } }, 1 }, /* use_back:f1.pb_1b_money.s4 */
    { { 5, { 44, 45, 5 } }, 1 }, /* use_back:f1.pb_1b_money.t1 */
    { { 5, { 44, 45, 6 } }, 1 }, /* use_back:f1.pb_1b_money.s5 */
    { { 5, { 44, 45, 8 } }, 1 }, /* use_back:f1.pb_1b_money.s7 */
    { { 5, { 44, 45, 9 } }, 1 }, /* use_back:f1.pb_1b_money.t2 */
    { { 5, { 44, 45, 15 } }, 1 }, /* use_back:f1.pb_1b_money.s12 */
    { { 5, { 44, 45, 16 } }, 1 }, /* use_back:f1.pb_1b_money.s13 */
    { { 5, { 44, 45, 17 } }, 1 }, /* use_back:f1.pb_1b_money.t4 */
    { { 5, { 44, 45, 18 } }, 1 }, /* use_back:f1.pb_1b_money.s14 */
    { { 5, { 44, 45, 20 } }, 1 }, /* use_back:f1.pb_1b_money.s16 */
    { { 5, { 44, 45, 21 } }, 1 }, /* use_back:f1.pb_1b_money.t5 */
    { { 5, { 44, 45, 22 } }, 1 }, /* use_back:f1.pb_1b_money.s17 */
    { { 5, { 44, 45, 23 } }, 1 }, /* use_back:f1.pb_1b_money.s18 */
    { { 5, { 44, 45, 25 } }, 1 }, /* use_back:f1.pb_1b_money.s20 */
    { { 5, { 44, 45, 26 } }, 1 }, /* use_back:f1.pb_1b_money.s21 */
    { { 5, { 44, 45, 29 } }, 1 }, /* use_back:f1.pb_1b_money.s23 */
    { { 5, { 44, 45, 30 } }, 1 }, /* use_back:f1.pb_1b_money.s24 */
    { { 5, { 44, 45, 33 } }, 1 }, /* use_back:f1.pb_1b_money.s26 */
    { { 5, { 44, 45, 35 } }, 1 }, /* use_back:f1.pb_1b_money.s28 */
    { { 5, { 44, 45, 41 } }, 1 }, /* use_back:f1.pb_1b_money.s33 */
    { { 5, { 44, 45, 42 } }, 1 }, /* use_back:f1.pb_1b_money.t9 */
    { { 5, { 45, 45 } }, 1 }, /* use_back:f2.pb_1b_money.s0 */
    { { 5, { 45, 45, 1 } }, 1 }, /* use_back:f2.pb_1b_money.s1 */
    { { 5, { 45, 45, 2 } }, 1 }, /* use_back:f2.pb_1b_money.s2 */
    { { 5, { 45, 45, 3 } }, 1 }, /* use_back:f2.pb_1b_money.s3 */
    { { 5, { 45, 45, 4 } }, 1 }, /* use_back:f2.pb_1b_money.s4 */
    { { 5, { 45, 45, 5 } }, 1 }, /* use_back:f2.pb_1b_money.t1 */
    { { 5, { 45, 45, 6 } }, 1 }, /* use_back:f2.pb_1b_money.s5 */
    { { 5, { 45, 45, 7 } }, 1 }, /* use_back:f2.pb_1b_money.s6 */
    { { 5, { 45, 45, 8 } }, 1 }, /* use_back:f2.pb_1b_money.s7 */
    { { 5, { 45, 45, 10 } }, 1 }, /* use_back:f2.pb_1b_money.s8 */
    { { 5, { 45, 45, 11 } }, 1 }, /* use_back:f2.pb_1b_money.s9 */
    { { 5, { 45, 45, 14 } }, 1 }, /* use_back:f2.pb_1b_money.s11 */
    { { 5, { 45, 45, 15 } }, 1 }, /* use_back:f2.pb_1b_money.s12 */
    { { 5, { 45, 45, 16 } }, 1 }, /* use_back:f2.pb_1b_money.s13 */
    { { 5, { 45, 45, 18 } }, 1 }, /* use_back:f2.pb_1b_money.s14 */
    { { 5, { 45, 45, 19 } }, 1 }, /* use_back:f2.pb_1b_money.s15 */
    { { 5, { 45, 45, 20 } }, 1 }, /* use_back:f2.pb_1b_money.s16 */
    { { 5, { 45, 45, 21 } }, 1 }, /* use_back:f2.pb_1b_money.t5 */
    { { 5, { 45, 45, 23 } }, 1 }, /* use_back:f2.pb_1b_money.s18 */
    { { 5, { 45, 45, 25 } }, 1 }, /* use_back:f2.pb_1b_money.s20 */
    { { 5, { 45, 45, 26 } }, 1 }, /* use_back:f2.pb_1b_money.s21 */
    { { 5, { 45, 45, 28 } }, 1 }, /* use_back:f2.pb_1b_money.s22 */
    { { 5, { 45, 45, 29 } }, 1 }, /* use_back:f2.pb_1b_money.s23 */
    { { 5, { 45, 45, 35 } }, 1 }, /* use_back:f2.pb_1b_money.s28 */
    { { 5, { 45, 45, 39 } }, 1 }, /* use_back:f2.pb_1b_money.s31 */
    { { 5, { 45, 45, 41 } }, 1 }, /* use_back:f2.pb_1b_money.s33 */
    { { 5, { 45, 45, 42 } }, 1 }, /* use_back:f2.pb_1b_money.t9 */
    { { 5, { 47, 45 } }, 1 }, /* use_back:g1.pb_1b_money.s0 */
    { { 5, { 47, 45, 1 } }, 1 }, /* use_back:g1.pb_1b_money.s1 */
    { { 5, { 47, 45, 2 } }, 1 }, /* use_back:g1.pb_1b_money.s2 */
    { { 5, { 47, 45, 3 } }, 1 }, /* use_back:g1.pb_1b_money.s3 */
    { { 5, { 47, 45, 4 } }, 1 }, /* use_back:g1.pb_1b_money.s4 */
    { { 5, { 47, 45, 5 } }, 1 }, /* use_back:g1.pb_1b_money.t1 */
    { { 5, { 47, 45, 6 } }, 1 }, /* use_back:g1.pb_1b_money.s5 */
    { { 5, { 47, 45, 7 } }, 1 }, /* use_back:g1.pb_1b_money.s6 */
    { { 5, { 47, 45, 8 } }, 1 }, /* use_back:g1.pb_1b_money.s7 */
    { { 5, { 47, 45, 9 } }, 1 }, /* use_back:g1.pb_1b_money.t2 */
    { { 5, { 47, 45, 10 } }, 1 }, /* use_back:g1.pb_1b_money.s8 */
    { { 5, { 47, 45, 11 } }, 1 }, /* use_back:g1.pb_1b_money.s9 */
    { { 5, { 47, 45, 12 } }, 1 }, /* use_back:g1.pb_1b_money.s10 */
    { { 5, { 47, 45, 13 } }, 1 }, /* use_back:g1.pb_1b_money.t3 */
    { { 5, { 47, 45, 14 } }, 1 }, /* use_back:g1.pb_1b_money.s11 */
    { { 5, { 47, 45, 15 } }, 1 }, /* use_back:g1.pb_1b_money.s12 */
    { { 5, { 47, 45, 16 } }, 1 }, /* use_back:g1.pb_1b_money.s13 */
    { { 5, { 47, 45, 17 } }, 1 }, /* use_back:g1.pb_1b_money.t4 */
    { { 5, { 47, 45, 18 } }, 1 }, /* use_back:g1.pb_1b_money.s14 */
    { { 5, { 47, 45, 20 } }, 1 }, /* use_back:g1.pb_1b_money.s16 */
    { { 5, { 47, 45, 21 } }, 1 }, /* use_back:g1.pb_1b_money.t5 */
    { { 5, { 47, 45, 24 } }, 1 }, /* use_back:g1.pb_1b_money.s19 */
    { { 5, { 47, 45, 26 } }, 1 }, /* use_back:g1.pb_1b_money.s21 */
    { { 5, { 47, 45, 27 } }, 1 }, /* use_back:g1.pb_1b_money.t6 */
    { { 5, { 47, 45, 30 } }, 1 }, /* use_back:g1.pb_1b_money.s24 */
    { { 5, { 47, 45, 33 } }, 1 }, /* use_back:g1.pb_1b_money.s26 */
    { { 5, { 47, 45, 36 } }, 1 }, /* use_back:g1.pb_1b_money.s29 */
    { { 5, { 47, 45, 37 } }, 1 }, /* use_back:g1.pb_1b_money.t8 */
    { { 5, { 47, 45, 38 } }, 1 }, /* use_back:g1.pb_1b_money.s30 */
    { { 5, { 47, 45, 39 } }, 1 }, /* use_back:g1.pb_1b_money.s31 */
    { { 5, { 47, 45, 40 } }, 1 }, /* use_back:g1.pb_1b_money.s32 */
    { { 5, { 47, 45, 41 } }, 1 }, /* use_back:g1.pb_1b_money.s33 */
    { { 5, { 47, 45, 44 } }, 1 }, /* use_back:g1.pb_1b_money.s35 */
    { { 5, { 48, 45 } }, 1 }, /* use_back:g2.pb_1b_money.s0 */
    { { 5, { 48, 45, 1 } }, 1 }, /* use_back:g2.pb_1b_money.s1 */
    { { 5, { 48, 45, 2 } }, 1 }, /* use_back:g2.pb_1b_money.s2 */
    { { 5, { 48, 45, 3 } }, 1 }, /* use_back:g2.pb_1b_money.s3 */
    { { 5, { 48, 45, 4 } }, 1 }, /* use_back:g2.pb_1b_money.s4 */
    { { 5, { 48, 45, 5 } }, 1 }, /* use_back:g2.pb_1b_money.t1 */
    { { 5, { 48, 45, 6 } }, 1 }, /* use_back:g2.pb_1b_money.s5 */
    { { 5, { 48, 45, 7 } }, 1 }, /* use_back:g2.pb_1b_money.s6 */
    { { 5, { 48, 45, 8 } }, 1 }, /* use_back:g2.pb_1b_money.s7 */
    { { 5, { 48, 45, 9 } }, 1 }, /* use_back:g2.pb_1b_money.t2 */
    { { 5, { 48, 45, 10 } }, 1 }, /* use_back:g2.pb_1b_money.s8 */
    { { 5, { 48, 45, 11 } }, 1 }, /* use_back:g2.pb_1b_money.s9 */
    { { 5, { 48, 45, 12 } }, 1 }, /* use_back:g2.pb_1b_money.s10 */
    { { 5, { 48, 45, 13 } }, 1 }, /* use_back:g2.pb_1b_money.t3 */
    { { 5, { 48, 45, 14 } }, 1 }, /* use_back:g2.pb_1b_money.s11 */
    { { 5, { 48, 45, 15 } }, 1 }, /* use_back:g2.pb_1b_money.s12 */
    { { 5, { 48, 45, 16 } }, 1 }, /* use_back:g2.pb_1b_money.s13 */
    { { 5, { 48, 45, 17 } }, 1 }, /* use_back:g2.pb_1b_money.t4 */
    { { 5, { 48, 45, 18 } }, 1 }, /* use_back:g2.pb_1b_money.s14 */
    { { 5, { 48, 45, 19 } }, 1 }, /* use_back:g2.pb_1b_money.s15 */
    { { 5, { 48, 45, 20 } }, 1 }, /* use_back:g2.pb_1b_money.s16 */
    { { 5, { 48, 45, 21 } }, 1 }, /* use_back:g2.pb_1b_money.t5 */
    { { 5, { 48, 45, 22 } }, 1 }, /* use_back:g2.pb_1b_money.s17 */
    { { 5, { 48, 45, 23 } }, 1 }, /* use_back:g2.pb_1b_money.s18 */
    { { 5, { 48, 45, 24 } }, 1 }, /* use_back:g2.pb_1b_money.s19 */
    { { 5, { 48, 45, 25 } }, 1 }, /* use_back:g2.pb_1b_money.s20 */
    { { 5, { 48, 45, 26 } }, 1 }, /* use_back:g2.pb_1b_money.s21 */
    { { 5, { 48, 45, 27 } }, 1 }, /* use_back:g2.pb_1b_money.t6 */
    { { 5, { 48, 45, 28 } }, 1 }, /* use_back:g2.pb_1b_money.s22 */
    { { 5, { 48, 45, 29 } }, 1 }, /* use_back:g2.pb_1b_money.s23 */
    { { 5, { 48, 45, 30 } }, 1 }, /* use_back:g2.pb_1b_money.s24 */
    { { 5, { 48, 45, 31 } }, 1 }, /* use_back:g2.pb_1b_money.s25 */
    { { 5, { 48, 45, 32 } }, 1 }, /* use_back:g2.pb_1b_money.t7 */
    { { 5, { 48, 45, 33 } }, 1 }, /* use_back:g2.pb_1b_money.s26 */
    { { 5, { 48, 45, 34 } }, 1 }, /* use_back:g2.pb_1b_money.s27 */
    { { 5, { 48, 45, 35 } }, 1 }, /* use_back:g2.pb_1b_money.s28 */
    { { 5, { 48, 45, 36 } }, 1 }, /* use_back:g2.pb_1b_money.s29 */
    { { 5, { 48, 45, 38 } }, 1 }, /* use_back:g2.pb_1b_money.s30 */
    { { 5, { 48, 45, 39 } }, 1 }, /* use_back:g2.pb_1b_money.s31 */
    { { 5, { 48, 45, 40 } }, 1 }, /* use_back:g2.pb_1b_money.s32 */
    { { 5, { 48, 45, 41 } }, 1 }, /* use_back:g2.pb_1b_money.s33 */
    { { 5, { 48, 45, 42 } }, 1 }, /* use_back:g2.pb_1b_money.t9 */
    { { 5, { 48, 45, 43 } }, 1 }, /* use_back:g2.pb_1b_money.s34 */
    { { 5, { 48, 45, 45 } }, 1 }, /* use_back:g2.pb_1b_money.s36 */
    { { 6, { 67 } }, 1 }, /* do:aux_money */
    { { 6, { 68 } }, 1 }, /* do:aux_money_double */
    { { 6, { 69 } }, 1 }, /* do:aux_draw */
    { { 6, { 70 } }, 1 }, /* do:aux_draw_double */
    { { 6, { 73 } }, 1 }, /* do:aux_engine */
    { { 6, { 74 } }, 1 }, /* do:aux_engine_double */
    { { 6, { 88 } }, 1 }, /* do:sm_hazard_or_bounty_hazard */
    { { 6, { 89 } }, 1 }, /* do:sm_hazard_or_bounty_bounty */
    { { 6, { 103 } }, 1 }, /* do:mt_remove_cards */
    { { 6, { 104 } }, 1 }, /* do:mt_remove_hazard */
    { { 6, { 105 } }, 1 }, /* do:mt_money */
    { { 6, { 106 } }, 1 }, /* do:mt_cattle */
    { { 7, { 77, 2 } }, 1 }, /* do_cards:aux_place_store.santa_gertrudis */
    { { 7, { 77, 3 } }, 1 }, /* do_cards:aux_place_store.pineywoods */
    { { 7, { 77, 4 } }, 1 }, /* do_cards:aux_place_store.galloway */
    { { 7, { 77, 14 } }, 1 }, /* do_cards:aux_place_store.simmental_1 */
    { { 7, { 77, 17 } }, 1 }, /* do_cards:aux_place_store.brahman */
    { { 7, { 78, 2 } }, 1 }, /* do_cards:aux_place_store_double.santa_gertrudis */
    { { 7, { 78, 3 } }, 2 }, /* do_cards:aux_place_store_double.pineywoods */
    { { 7, { 78, 4 } }, 4 }, /* do_cards:aux_place_store_double.galloway */
    { { 7, { 78, 14 } }, 4 }, /* do_cards:aux_place_store_double.simmental_1 */
    { { 7, { 78, 17 } }, 4 }, /* do_cards:aux_place_store_double.brahman */
    { { 7, { 83, 1 } }, 1 }, /* do_cards:engineer_2.criollo */
    { { 7, { 84, 1 } }, 1 }, /* do_cards:engineer_3.criollo */
    { { 7, { 86, 1 } }, 1 }, /* do_cards:engineer_5.criollo */
    { { 7, { 87, 1 } }, 1 }, /* do_cards:engineer_6.criollo */
    { { 8, { 71 } }, 1 }, /* do_back:aux_certificate.s0 */
    { { 8, { 71, 1 } }, 1 }, /* do_back:aux_certificate.s1 */
    { { 8, { 71, 2 } }, 1 }, /* do_back:aux_certificate.s2 */
    { { 8, { 71, 3 } }, 1 }, /* do_back:aux_certificate.s3 */
    { { 8, { 71, 4 } }, 1 }, /* do_back:aux_certificate.s4 */
    { { 8, { 71, 5 } }, 1 }, /* do_back:aux_certificate.t1 */
    { { 8, { 71, 6 } }, 1 }, /* do_back:aux_certificate.s5 */
    { { 8, { 71, 7 } }, 1 }, /* do_back:aux_certificate.s6 */
    { { 8, { 71, 8 } }, 1 }, /* do_back:aux_certificate.s7 */
    { { 8, { 71, 9 } }, 1 }, /* do_back:aux_certificate.t2 */
    { { 8, { 71, 10 } }, 1 }, /* do_back:aux_certificate.s8 */
    { { 8, { 71, 11 } }, 1 }, /* do_back:aux_certificate.s9 */
    { { 8, { 71, 12 } }, 1 }, /* do_back:aux_certificate.s10 */
    { { 8, { 71, 13 } }, 1 }, /* do_back:aux_certificate.t3 */
    { { 8, { 71, 14 } }, 1 }, /* do_back:aux_certificate.s11 */
    { { 8, { 71, 15 } }, 1 }, /* do_back:aux_certificate.s12 */
    { { 8, { 71, 16 } }, 1 }, /* do_back:aux_certificate.s13 */
    { { 8, { 71, 17 } }, 1 }, /* do_back:aux_certificate.t4 */
    { { 8, { 71, 18 } }, 1 }, /* do_back:aux_certificate.s14 */
    { { 8, { 71, 19 } }, 1 }, /* do_back:aux_certificate.s15 */
    { { 8, { 71, 20 } }, 1 }, /* do_back:aux_certificate.s16 */
    { { 8, { 71, 21 } }, 1 }, /* do_back:aux_certificate.t5 */
    { { 8, { 71, 22 } }, 1 }, /* do_back:aux_certificate.s17 */
    { { 8, { 71, 23 } }, 1 }, /* do_back:aux_certificate.s18 */
    { { 8, { 71, 24 } }, 1 }, /* do_back:aux_certificate.s19 */
    { { 8, { 71, 25 } }, 1 }, /* do_back:aux_certificate.s20 */
    { { 8, { 71, 26 } }, 1 }, /* do_back:aux_certificate.s21 */
    { { 8, { 71, 27 } }, 1 }, /* do_back:aux_certificate.t6 */
    { { 8, { 71, 28 } }, 1 }, /* do_back:aux_certificate.s22 */
    { { 8, { 71, 29 } }, 1 }, /* do_back:aux_certificate.s23 */
    { { 8, { 71, 30 } }, 1 }, /* do_back:aux_certificate.s24 */
    { { 8, { 71, 31 } }, 1 }, /* do_back:aux_certificate.s25 */
    { { 8, { 71, 32 } }, 1 }, /* do_back:aux_certificate.t7 */
    { { 8, { 71, 33 } }, 1 }, /* do_back:aux_certificate.s26 */
    { { 8, { 71, 34 } }, 1 }, /* do_back:aux_certificate.s27 */
    { { 8, { 71, 35 } }, 1 }, /* do_back:aux_certificate.s28 */
    { { 8, { 71, 36 } }, 1 }, /* do_back:aux_certificate.s29 */
    { { 8, { 71, 37 } }, 1 }, /* do_back:aux_certificate.t8 */
    { { 8, { 71, 38 } }, 1 }, /* do_back:aux_certificate.s30 */
    { { 8, { 71, 39 } }, 1 }, /* do_back:aux_certificate.s31 */
    { { 8, { 71, 40 } }, 1 }, /* do_back:aux_certificate.s32 */
    { { 8, { 71, 41 } }, 1 }, /* do_back:aux_certificate.s33 */
    { { 8, { 71, 42 } }, 1 }, /* do_back:aux_certificate.t9 */
    { { 8, { 71, 43 } }, 1 }, /* do_back:aux_certificate.s34 */
    { { 8, { 71, 44 } }, 1 }, /* do_back:aux_certificate.s35 */
    { { 8, { 71, 45 } }, 1 }, /* do_back:aux_certificate.s36 */
    { { 8, { 71, 46 } }, 1 }, /* do_back:aux_certificate.s37 */
    { { 8, { 72 } }, 1 }, /* do_back:aux_certificate_double.s0 */
    { { 8, { 72, 1 } }, 1 }, /* do_back:aux_certificate_double.s1 */
    { { 8, { 72, 2 } }, 1 }, /* do_back:aux_certificate_double.s2 */
    { { 8, { 72, 3 } }, 1 }, /* do_back:aux_certificate_double.s3 */
    { { 8, { 72, 4 } }, 1 }, /* do_back:aux_certificate_double.s4 */
    { { 8, { 72, 5 } }, 1 }, /* do_back:aux_certificate_double.t1 */
    { { 8, { 72, 6 } }, 1 }, /* do_back:aux_certificate_double.s5 */
    { { 8, { 72, 7 } }, 1 }, /* do_back:aux_certificate_double.s6 */
    { { 8, { 72, 8 } }, 1 }, /* do_back:aux_certificate_double.s7 */
    { { 8, { 72, 9 } }, 1 }, /* do_back:aux_certificate_double.t2 */
    { { 8, { 72, 10 } }, 1 }, /* do_back:aux_certificate_double.s8 */
    { { 8, { 72, 11 } }, 1 }, /* do_back:aux_certificate_double.s9 */
    { { 8, { 72, 12 } }, 1 }, /* do_back:aux_certificate_double.s10 */
    { { 8, { 72, 13 } }, 1 }, /* do_back:aux_certificate_double.t3 */
    { { 8, { 72, 14 } }, 1 }, /* do_back:aux_certificate_double.s11 */
    { { 8, { 72, 15 } }, 1 }, /* do_back:aux_certificate_double.s12 */
    { { 8, { 72, 16 } }, 1 }, /* do_back:aux_certificate_double.s13 */
    { { 8, { 72, 17 } }, 1 }, /* do_back:aux_certificate_double.t4 */
    { { 8, { 72, 18 } }, 1 }, /* do_back:aux_certificate_double.s14 */
    { { 8, { 72, 19 } }, 1 }, /* do_back:aux_certificate_double.s15 */
    { { 8, { 72, 20 } }, 1 }, /* do_back:aux_certificate_double.s16 */
    { { 8, { 72, 21 } }, 1 }, /* do_back:aux_certificate_double.t5 */
    { { 8, { 72, 22 } }, 1 }, /* do_back:aux_certificate_double.s17 */
    { { 8, { 72, 23 } }, 1 }, /* do_back:aux_certificate_double.s18 */
    { { 8, { 72, 24 } }, 1 }, /* do_back:aux_certificate_double.s19 */
    { { 8, { 72, 25 } }, 1 }, /* do_back:aux_certificate_double.s20 */
    { { 8, { 72, 26 } }, 1 }, /* do_back:aux_certificate_double.s21 */
    { { 8, { 72, 27 } }, 1 }, /* do_back:aux_certificate_double.t6 */
    { { 8, { 72, 28 } }, 1 }, /* do_back:aux_certificate_double.s22 */
    { { 8, { 72, 29 } }, 1 }, /* do_back:aux_certificate_double.s23 */
    { { 8, { 72, 30 } }, 1 }, /* do_back:aux_certificate_double.s24 */
    { { 8, { 72, 31 } }, 1 }, /* do_back:aux_certificate_double.s25 */
    { { 8, { 72, 32 } }, 1 }, /* do_back:aux_certificate_double.t7 */
    { { 8, { 72, 33 } }, 1 }, /* do_back:aux_certificate_double.s26 */
    { { 8, { 72, 34 } }, 1 }, /* do_back:aux_certificate_double.s27 */
    { { 8, { 72, 35 } }, 1 }, /* do_back:aux_certificate_double.s28 */
    { { 8, { 72, 36 } }, 1 }, /* do_back:aux_certificate_double.s29 */
    { { 8, { 72, 37 } }, 1 }, /* do_back:aux_certificate_double.t8 */
    { { 8, { 72, 38 } }, 1 }, /* do_back:aux_certificate_double.s30 */
    { { 8, { 72, 39 } }, 1 }, /* do_back:aux_certificate_double.s31 */
    { { 8, { 72, 40 } }, 1 }, /* do_back:aux_certificate_double.s32 */
    { { 8, { 72, 41 } }, 1 }, /* do_back:aux_certificate_double.s33 */
    { { 8, { 72, 42 } }, 1 }, /* do_back:aux_certificate_double.t9 */
    { { 8, { 72, 43 } }, 1 }, /* do_back:aux_certificate_double.s34 */
    { { 8, { 72, 44 } }, 1 }, /* do_back:aux_certificate_double.s35 */
    { { 8, { 72, 45 } }, 1 }, /* do_back:aux_certificate_double.s36 */
    { { 8, { 75 } }, 1 }, /* do_back:aux_remove_card.s0 */
    { { 8, { 75, 1 } }, 1 }, /* do_back:aux_remove_card.s1 */
    { { 8, { 75, 2 } }, 1 }, /* do_back:aux_remove_card.s2 */
    { { 8, { 75, 3 } }, 1 }, /* do_back:aux_remove_card.s3 */
    { { 8, { 75, 4 } }, 1 }, /* do_back:aux_remove_card.s4 */
    { { 8, { 75, 5 } }, 1 }, /* do_back:aux_remove_card.t1 */
    { { 8, { 75, 6 } }, 1 }, /* do_back:aux_remove_card.s5 */
    { { 8, { 75, 7 } }, 1 }, /* do_back:aux_remove_card.s6 */
    { { 8, { 75, 8 } }, 1 }, /* do_back:aux_remove_card.s7 */
    { { 8, { 75, 9 } }, 1 }, /* do_back:aux_remove_card.t2 */
    { { 8, { 75, 10 } }, 1 }, /* do_back:aux_remove_card.s8 */
    { { 8, { 75, 11 } }, 1 }, /* do_back:aux_remove_card.s9 */
    { { 8, { 75, 12 } }, 1 }, /* do_back:aux_remove_card.s10 */
    { { 8, { 75, 13 } }, 1 }, /* do_back:aux_remove_card.t3 */
    { { 8, { 75, 14 } }, 1 }, /* do_back:aux_remove_card.s11 */
    { { 8, { 75, 15 } }, 1 }, /* do_back:aux_remove_card.s12 */
    { { 8, { 75, 16 } }, 1 }, /* do_back:aux_remove_card.s13 */
    { { 8, { 75, 17 } }, 1 }, /* do_back:aux_remove_card.t4 */
    { { 8, { 75, 18 } }, 1 }, /* do_back:aux_remove_card.s14 */
    { { 8, { 75, 19 } }, 1 }, /* do_back:aux_remove_card.s15 */
    { { 8, { 75, 20 } }, 1 }, /* do_back:aux_remove_card.s16 */
    { { 8, { 75, 21 } }, 1 }, /* do_back:aux_remove_card.t5 */
    { { 8, { 75, 22 } }, 1 }, /* do_back:aux_remove_card.s17 */
    { { 8, { 75, 23 } }, 1 }, /* do_back:aux_remove_card.s18 */
    { { 8, { 75, 24 } }, 1 }, /* do_back:aux_remove_card.s19 */
    { { 8, { 75, 25 } }, 1 }, /* do_back:aux_remove_card.s20 */
    { { 8, { 75, 26 } }, 1 }, /* do_back:aux_remove_card.s21 */
    { { 8, { 75, 27 } }, 1 }, /* do_back:aux_remove_card.t6 */
    { { 8, { 75, 28 } }, 1 }, /* do_back:aux_remove_card.s22 */
    { { 8, { 75, 29 } }, 1 }, /* do_back:aux_remove_card.s23 */
    { { 8, { 75, 30 } }, 1 }, /* do_back:aux_remove_card.s24 */
    { { 8, { 75, 31 } }, 1 }, /* do_back:aux_remove_card.s25 */
    { { 8, { 75, 32 } }, 1 }, /* do_back:aux_remove_card.t7 */
    { { 8, { 75, 33 } }, 1 }, /* do_back:aux_remove_card.s26 */
    { { 8, { 75, 34 } }, 1 }, /* do_back:aux_remove_card.s27 */
    { { 8, { 75, 35 } }, 1 }, /* do_back:aux_remove_card.s28 */
    { { 8, { 75, 36 } }, 1 }, /* do_back:aux_remove_card.s29 */
    { { 8, { 75, 37 } }, 1 }, /* do_back:aux_remove_card.t8 */
    { { 8, { 75, 38 } }, 1 }, /* do_back:aux_remove_card.s30 */
    { { 8, { 75, 39 } }, 1 }, /* do_back:aux_remove_card.s31 */
    { { 8, { 75, 40 } }, 1 }, /* do_back:aux_remove_card.s32 */
    { { 8, { 75, 41 } }, 1 }, /* do_back:aux_remove_card.s33 */
    { { 8, { 75, 42 } }, 1 }, /* do_back:aux_remove_card.t9 */
    { { 8, { 75, 43 } }, 1 }, /* do_back:aux_remove_card.s34 */
    { { 8, { 75, 44 } }, 1 }, /* do_back:aux_remove_card.s35 */
    { { 8, { 75, 45 } }, 1 }, /* do_back:aux_remove_card.s36 */
    { { 8, { 75, 46 } }, 1 }, /* do_back:aux_remove_card.s37 */
    { { 8, { 76 } }, 1 }, /* do_back:aux_remove_card_double.s0 */
    { { 8, { 76, 1 } }, 1 }, /* do_back:aux_remove_card_double.s1 */
    { { 8, { 76, 2 } }, 1 }, /* do_back:aux_remove_card_double.s2 */
    { { 8, { 76, 3 } }, 1 }, /* do_back:aux_remove_card_double.s3 */
    { { 8, { 76, 4 } }, 1 }, /* do_back:aux_remove_card_double.s4 */
    { { 8, { 76, 5 } }, 1 }, /* do_back:aux_remove_card_double.t1 */
    { { 8, { 76, 6 } }, 1 }, /* do_back:aux_remove_card_double.s5 */
    { { 8, { 76, 7 } }, 1 }, /* do_back:aux_remove_card_double.s6 */
    { { 8, { 76, 8 } }, 1 }, /* do_back:aux_remove_card_double.s7 */
    { { 8, { 76, 9 } }, 1 }, /* do_back:aux_remove_card_double.t2 */
    { { 8, { 76, 10 } }, 1 }, /* do_back:aux_remove_card_double.s8 */
    { { 8, { 76, 11 } }, 1 }, /* do_back:aux_remove_card_double.s9 */
    { { 8, { 76, 12 } }, 1 }, /* do_back:aux_remove_card_double.s10 */
    { { 8, { 76, 13 } }, 1 }, /* do_back:aux_remove_card_double.t3 */
    { { 8, { 76, 14 } }, 1 }, /* do_back:aux_remove_card_double.s11 */
    { { 8, { 76, 15 } }, 1 }, /* do_back:aux_remove_card_double.s12 */
    { { 8, { 76, 16 } }, 1 }, /* do_back:aux_remove_card_double.s13 */
    { { 8, { 76, 17 } }, 1 }, /* do_back:aux_remove_card_double.t4 */
    { { 8, { 76, 18 } }, 1 }, /* do_back:aux_remove_card_double.s14 */
    { { 8, { 76, 19 } }, 1 }, /* do_back:aux_remove_card_double.s15 */
    { { 8, { 76, 20 } }, 1 }, /* do_back:aux_remove_card_double.s16 */
    { { 8, { 76, 21 } }, 1 }, /* do_back:aux_remove_card_double.t5 */
    { { 8, { 76, 22 } }, 1 }, /* do_back:aux_remove_card_double.s17 */
    { { 8, { 76, 23 } }, 1 }, /* do_back:aux_remove_card_double.s18 */
    { { 8, { 76, 24 } }, 1 }, /* do_back:aux_remove_card_double.s19 */
    { { 8, { 76, 25 } }, 1 }, /* do_back:aux_remove_card_double.s20 */
    { { 8, { 76, 26 } }, 1 }, /* do_back:aux_remove_card_double.s21 */
    { { 8, { 76, 27 } }, 1 }, /* do_back:aux_remove_card_double.t6 */
    { { 8, { 76, 28 } }, 1 }, /* do_back:aux_remove_card_double.s22 */
    { { 8, { 76, 29 } }, 1 }, /* do_back:aux_remove_card_double.s23 */
    { { 8, { 76, 30 } }, 1 }, /* do_back:aux_remove_card_double.s24 */
    { { 8, { 76, 31 } }, 1 }, /* do_back:aux_remove_card_double.s25 */
    { { 8, { 76, 32 } }, 1 }, /* do_back:aux_remove_card_double.t7 */
    { { 8, { 76, 33 } }, 1 }, /* do_back:aux_remove_card_double.s26 */
    { { 8, { 76, 34 } }, 1 }, /* do_back:aux_remove_card_double.s27 */
    { { 8, { 76, 35 } }, 1 }, /* do_back:aux_remove_card_double.s28 */
    { { 8, { 76, 36 } }, 1 }, /* do_back:aux_remove_card_double.s29 */
    { { 8, { 76, 37 } }, 1 }, /* do_back:aux_remove_card_double.t8 */
    { { 8, { 76, 38 } }, 1 }, /* do_back:aux_remove_card_double.s30 */
    { { 8, { 76, 39 } }, 1 }, /* do_back:aux_remove_card_double.s31 */
    { { 8, { 76, 40 } }, 1 }, /* do_back:aux_remove_card_double.s32 */
    { { 8, { 76, 41 } }, 1 }, /* do_back:aux_remove_card_double.s33 */
    { { 8, { 76, 42 } }, 1 }, /* do_back:aux_remove_card_double.t9 */
    { { 8, { 76, 43 } }, 1 }, /* do_back:aux_remove_card_double.s34 */
    { { 8, { 76, 44 } }, 1 }, /* do_back:aux_remove_card_double.s35 */
    { { 8, { 76, 45 } }, 1 }, /* do_back:aux_remove_card_double.s36 */
    { { 9, { 1 } }, 1 }, /* discard:criollo */
    { { 9, { 2 } }, 1 }, /* discard:santa_gertrudis */
    { { 9, { 3 } }, 1 }, /* discard:pineywoods */
    { { 9, { 4 } }, 1 }, /* discard:galloway */
    { { 9, { 5 } }, 1 }, /* discard:black_angus */
    { { 9, { 6 } }, 1 }, /* discard:longhorn */
    { { 9, { 7 } }, 1 }, /* discard:corriente */
    { { 9, { 8 } }, 1 }, /* discard:shorthorn_3 */
    { { 9, { 9 } }, 1 }, /* discard:shorthorn_4 */
    { { 9, { 10 } }, 1 }, /* discard:shorthorn_5 */
    { { 9, { 11 } }, 1 }, /* discard:hereford_5 */
    { { 9, { 12 } }, 1 }, /* discard:hereford_6 */
    { { 9, { 13 } }, 1 }, /* discard:hereford_7 */
    { { 9, { 14 } }, 1 }, /* discard:simmental_1 */
    { { 9, { 15 } }, 1 }, /* discard:simmental_2 */
    { { 9, { 16 } }, 1 }, /* discard:simmental_3 */
    { { 9, { 17 } }, 1 }, /* discard:brahman */
    { { 9, { 18 } }, 1 }, /* discard:obj_01 */
    { { 9, { 19 } }, 1 }, /* discard:obj_02 */
    { { 9, { 20 } }, 1 }, /* discard:obj_03 */
    { { 9, { 21 } }, 1 }, /* discard:obj_04 */
    { { 9, { 22 } }, 1 }, /* discard:obj_05 */
    { { 9, { 23 } }, 1 }, /* discard:obj_06 */
    { { 9, { 24 } }, 1 }, /* discard:obj_07 */
    { { 9, { 25 } }, 1 }, /* discard:obj_08 */
    { { 9, { 26 } }, 1 }, /* discard:obj_09 */
    { { 9, { 27 } }, 1 }, /* discard:obj_10 */
    { { 9, { 28 } }, 1 }, /* discard:obj_11 */
    { { 9, { 29 } }, 1 }, /* discard:obj_12 */
    { { 9, { 30 } }, 1 }, /* discard:obj_13 */
    { { 9, { 31 } }, 1 }, /* discard:obj_14 */
    { { 9, { 32 } }, 1 }, /* discard:obj_15 */
    { { 9, { 33 } }, 1 }, /* discard:obj_16 */
    { { 9, { 34 } }, 1 }, /* discard:obj_17 */
    { { 9, { 35 } }, 1 }, /* discard:obj_18 */
    { { 9, { 36 } }, 1 }, /* discard:obj_19 */
    { { 9, { 37 } }, 1 }, /* discard:obj_20 */
    { { 9, { 38 } }, 1 }, /* discard:obj_21 */
    { { 9, { 39 } }, 1 }, /* discard:obj_22 */
    { { 9, { 40 } }, 1 }, /* discard:obj_23 */
    { { 9, { 41 } }, 1 }, /* discard:obj_24 */
    { { 9, { 42 } }, 1 }, /* discard:obj_rtn_1 */
    { { 9, { 43 } }, 1 }, /* discard:obj_rtn_2 */
    { { 9, { 44 } }, 1 }, /* discard:obj_rtn_3 */
    { { 9, { 45 } }, 1 }, /* discard:obj_rtn_4 */
    { { 9, { 46 } }, 1 }, /* discard:obj_orange_1 */
    { { 9, { 47 } }, 1 }, /* discard:obj_orange_2 */
    { { 9, { 48 } }, 1 }, /* discard:obj_orange_3 */
    { { 9, { 49 } }, 1 }, /* discard:obj_orange_4 */
    { { 10, { 1 } }, 1 }, /* remove:criollo */
    { { 10, { 2 } }, 1 }, /* remove:santa_gertrudis */
    { { 10, { 3 } }, 1 }, /* remove:pineywoods */
    { { 10, { 4 } }, 1 }, /* remove:galloway */
    { { 10, { 5 } }, 1 }, /* remove:black_angus */
    { { 10, { 6 } }, 1 }, /* remove:longhorn */
    { { 10, { 7 } }, 1 }, /* remove:corriente */
    { { 10, { 8 } }, 1 }, /* remove:shorthorn_3 */
    { { 10, { 9 } }, 1 }, /* remove:shorthorn_4 */
    { { 10, { 10 } }, 1 }, /* remove:shorthorn_5 */
    { { 10, { 11 } }, 1 }, /* remove:hereford_5 */
    { { 10, { 12 } }, 1 }, /* remove:hereford_6 */
    { { 10, { 13 } }, 1 }, /* remove:hereford_7 */
    { { 10, { 14 } }, 1 }, /* remove:simmental_1 */
    { { 10, { 15 } }, 1 }, /* remove:simmental_2 */
    { { 10, { 16 } }, 1 }, /* remove:simmental_3 */
    { { 10, { 17 } }, 1 }, /* remove:brahman */
    { { 10, { 18 } }, 1 }, /* remove:obj_01 */
    { { 10, { 19 } }, 1 }, /* remove:obj_02 */
    { { 10, { 20 } }, 1 }, /* remove:obj_03 */
    { { 10, { 21 } }, 1 }, /* remove:obj_04 */
    { { 10, { 22 } }, 1 }, /* remove:obj_05 */
    { { 10, { 23 } }, 1 }, /* remove:obj_06 */
    { { 10, { 24 } }, 1 }, /* remove:obj_07 */
    { { 10, { 25 } }, 1 }, /* remove:obj_08 */
    { { 10, { 26 } }, 1 }, /* remove:obj_09 */
    { { 10, { 27 } }, 1 }, /* remove:obj_10 */
    { { 10, { 28 } }, 1 }, /* remove:obj_11 */
    { { 10, { 29 } }, 1 }, /* remove:obj_12 */
    { { 10, { 30 } }, 1 }, /* remove:obj_13 */
    { { 10, { 31 } }, 1 }, /* remove:obj_14 */
    { { 10, { 32 } }, 1 }, /* remove:obj_15 */
    { { 10, { 33 } }, 1 }, /* remove:obj_16 */
    { { 10, { 34 } }, 1 }, /* remove:obj_17 */
    { { 10, { 35 } }, 1 }, /* remove:obj_18 */
    { { 10, { 36 } }, 1 }, /* remove:obj_19 */
    { { 10, { 37 } }, 1 }, /* remove:obj_20 */
    { { 10, { 38 } }, 1 }, /* remove:obj_21 */
    { { 10, { 39 } }, 1 }, /* remove:obj_22 */
    { { 10, { 40 } }, 1 }, /* remove:obj_23 */
    { { 10, { 41 } }, 1 }, /* remove:obj_24 */
    { { 10, { 42 } }, 1 }, /* remove:obj_rtn_1 */
    { { 10, { 43 } }, 1 }, /* remove:obj_rtn_2 */
    { { 10, { 44 } }, 1 }, /* remove:obj_rtn_3 */
    { { 10, { 45 } }, 1 }, /* remove:obj_rtn_4 */
    { { 10, { 46 } }, 1 }, /* remove:obj_orange_1 */
    { { 10, { 47 } }, 1 }, /* remove:obj_orange_2 */
    { { 10, { 48 } }, 1 }, /* remove:obj_orange_3 */
    { { 10, { 49 } }, 1 }, /* remove:obj_orange_4 */
    { { 11, { 0 } }, 1 }, /* draw:0 */
    { { 11, { 0, 1 } }, 1 }, /* draw:1 */
    { { 11, { 0, 2 } }, 1 }, /* draw:2 */
    { { 11, { 0, 3 } }, 1 }, /* draw:3 */
    { { 11, { 0, 4 } }, 1 }, /* draw:4 */
    { { 11, { 0, 5 } }, 1 }, /* draw:5 */
    { { 11, { 0, 6 } }, 1 }, /* draw:6 */
    { { 11, { 0, 7 } }, 1 }, /* draw:7 */
    { { 12, { 18 } }, 1 }, /* take:obj_01 */
    { { 12, { 19 } }, 1 }, /* take:obj_02 */
    { { 12, { 20 } }, 1 }, /* take:obj_03 */
    { { 12, { 21 } }, 1 }, /* take:obj_04 */
    { { 12, { 22 } }, 1 }, /* take:obj_05 */
    { { 12, { 23 } }, 1 }, /* take:obj_06 */
    { { 12, { 24 } }, 1 }, /* take:obj_07 */
    { { 12, { 25 } }, 1 }, /* take:obj_08 */
    { { 12, { 26 } }, 1 }, /* take:obj_09 */
    { { 12, { 27 } }, 1 }, /* take:obj_10 */
    { { 12, { 28 } }, 1 }, /* take:obj_11 */
    { { 12, { 29 } }, 1 }, /* take:obj_12 */
    { { 12, { 30 } }, 1 }, /* take:obj_13 */
    { { 12, { 31 } }, 1 }, /* take:obj_14 */
    { { 12, { 32 } }, 1 }, /* take:obj_15 */
    { { 12, { 33 } }, 1 }, /* take:obj_16 */
    { { 12, { 34 } }, 1 }, /* take:obj_17 */
    { { 12, { 35 } }, 1 }, /* take:obj_18 */
    { { 12, { 36 } }, 1 }, /* take:obj_19 */
    { { 12, { 37 } }, 1 }, /* take:obj_20 */
    { { 12, { 38 } }, 1 }, /* take:obj_21 */
    { { 12, { 39 } }, 1 }, /* take:obj_22 */
    { { 12, { 40 } }, 1 }, /* take:obj_23 */
    { { 12, { 41 } }, 1 }, /* take:obj_24 */
    { { 12, { 42 } }, 1 }, /* take:obj_rtn_1 */
    { { 12, { 43 } }, 1 }, /* take:obj_rtn_2 */
    { { 12, { 44 } }, 1 }, /* take:obj_rtn_3 */
    { { 12, { 45 } }, 1 }, /* take:obj_rtn_4 */
    { { 12, { 46 } }, 1 }, /* take:obj_orange_1 */
    { { 12, { 47 } }, 1 }, /* take:obj_orange_2 */
    { { 12, { 48 } }, 1 }, /* take:obj_orange_3 */
    { { 12, { 49 } }, 1 }, /* take:obj_orange_4 */
    { { 13, { 0 } }, 1 }, /* take_stack */
    { { 14, { 0, 1, 1 } }, 1 }, /* hire:1.cowboy */
    { { 14, { 0, 1, 2 } }, 1 }, /* hire:1.builder */
    { { 14, { 0, 1, 3 } }, 1 }, /* hire:1.engineer */
    { { 14, { 0, 2, 1 } }, 1 }, /* hire:2.cowboy */
    { { 14, { 0, 2, 2 } }, 1 }, /* hire:2.builder */
    { { 14, { 0, 2, 3 } }, 1 }, /* hire:2.engineer */
    { { 14, { 0, 3, 1 } }, 1 }, /* hire:3.cowboy */
    { { 14, { 0, 3, 2 } }, 1 }, /* hire:3.builder */
    { { 14, { 0, 3, 3 } }, 1 }, /* hire:3.engineer */
    { { 14, { 0, 4, 1 } }, 1 }, /* hire:4.cowboy */
    { { 14, { 0, 4, 2 } }, 1 }, /* hire:4.builder */
    { { 14, { 0, 4, 3 } }, 1 }, /* hire:4.engineer */
    { { 14, { 0, 5, 1 } }, 1 }, /* hire:5.cowboy */
    { { 14, { 0, 5, 2 } }, 1 }, /* hire:5.builder */
    { { 14, { 0, 5, 3 } }, 1 }, /* hire:5.engineer */
    { { 14, { 0, 6, 1 } }, 1 }, /* hire:6.cowboy */
    { { 14, { 0, 6, 2 } }, 1 }, /* hire:6.builder */
    { { 14, { 0, 6, 3 } }, 1 }, /* hire:6.engineer */
    { { 14, { 0, 7, 1 } }, 1 }, /* hire:7.cowboy */
    { { 14, { 0, 7, 2 } }, 1 }, /* hire:7.builder */
    { { 14, { 0, 7, 3 } }, 1 }, /* hire:7.engineer */
    { { 14, { 0, 8, 1 } }, 1 }, /* hire:8.cowboy */
    { { 14, { 0, 8, 2 } }, 1 }, /* hire:8.builder */
    { { 14, { 0, 8, 3 } }, 1 }, /* hire:8.engineer */
    { { 14, { 0, 9, 1 } }, 1 }, /* hire:9.cowboy */
    { { 14, { 0, 9, 2 } }, 1 }, /* hire:9.builder */
    { { 14, { 0, 9, 3 } }, 1 }, /* hire:9.engineer */
    { { 14, { 0, 10, 1 } }, 1 }, /* hire:10.cowboy */
    { { 14, { 0, 10, 2 } }, 1 }, /* hire:10.builder */
    { { 14, { 0, 10, 3 } }, 1 }, /* hire:10.engineer */
    { { 14, { 0, 11, 1 } }, 1 }, /* hire:11.cowboy */
    { { 14, { 0, 11, 2 } }, 1 }, /* hire:11.builder */
    { { 14, { 0, 11, 3 } }, 1 }, /* hire:11.engineer */
    { { 14, { 0, 12, 1 } }, 1 }, /* hire:12.cowboy */
    { { 14, { 0, 12, 2 } }, 1 }, /* hire:12.builder */
    { { 14, { 0, 12, 3 } }, 1 }, /* hire:12.engineer */
    { { 15, { 0, 5 } }, 1 }, /* buy:buy_value3_1c.black_angus */
    { { 15, { 0, 6 } }, 1 }, /* buy:buy_value3_1c.longhorn */
    { { 15, { 0, 7 } }, 1 }, /* buy:buy_value3_1c.corriente */
    { { 15, { 1, 5 } }, 1 }, /* buy:buy_value3_2c.black_angus */
    { { 15, { 1, 6 } }, 1 }, /* buy:buy_value3_2c.longhorn */
    { { 15, { 1, 7 } }, 1 }, /* buy:buy_value3_2c.corriente */
    { { 15, { 2, 5 } }, 1 }, /* buy:buy_2_value3_3c.black_angus */
    { { 15, { 2, 6 } }, 2 }, /* buy:buy_2_value3_3c.longhorn */
    { { 15, { 2, 7 } }, 4 }, /* buy:buy_2_value3_3c.corriente */
    { { 15, { 3, 8 } }, 1 }, /* buy:buy_shorthorn_1c.shorthorn_3 */
    { { 15, { 3, 9 } }, 1 }, /* buy:buy_shorthorn_1c.shorthorn_4 */
    { { 15, { 3, 10 } }, 1 }, /* buy:buy_shorthorn_1c.shorthorn_5 */
    { { 15, { 4, 8 } }, 1 }, /* buy:buy_shorthorn_3c.shorthorn_3 */
    { { 15, { 4, 9 } }, 1 }, /* buy:buy_shorthorn_3c.shorthorn_4 */
    { { 15, { 4, 10 } }, 1 }, /* buy:buy_shorthorn_3c.shorthorn_5 */
    { { 15, { 5, 8 } }, 1 }, /* buy:buy_2_shorthorn_5c.shorthorn_3 */
    { { 15, { 5, 9 } }, 2 }, /* buy:buy_2_shorthorn_5c.shorthorn_4 */
    { { 15, { 5, 10 } }, 4 }, /* buy:buy_2_shorthorn_5c.shorthorn_5 */
    { { 15, { 6, 11 } }, 1 }, /* buy:buy_hereford_2c.hereford_5 */
    { { 15, { 6, 12 } }, 1 }, /* buy:buy_hereford_2c.hereford_6 */
    { { 15, { 6, 13 } }, 1 }, /* buy:buy_hereford_2c.hereford_7 */
    { { 15, { 7, 11 } }, 1 }, /* buy:buy_hereford_4c.hereford_5 */
    { { 15, { 7, 12 } }, 1 }, /* buy:buy_hereford_4c.hereford_6 */
    { { 15, { 7, 13 } }, 1 }, /* buy:buy_hereford_4c.hereford_7 */
    { { 15, { 8, 14 } }, 1 }, /* buy:buy_simmental_1c.simmental_1 */
    { { 15, { 9, 14 } }, 1 }, /* buy:buy_simmental_2c.simmental_1 */
    { { 15, { 10, 17 } }, 1 }, /* buy:buy_brahman_1c.brahman */
    { { 15, { 11, 17 } }, 1 }, /* buy:buy_brahman_2c.brahman */
    { { 16, { 0 } }, 1 }, /* reveal */
    { { 17, { 8 } }, 1 }, /* build:pb_1a */
    { { 17, { 9 } }, 1 }, /* build:pb_2a */
    { { 17, { 10 } }, 1 }, /* build:pb_3a */
    { { 17, { 11 } }, 1 }, /* build:pb_4a */
    { { 17, { 12 } }, 1 }, /* build:pb_5a */
    { { 17, { 13 } }, 1 }, /* build:pb_6a */
    { { 17, { 14 } }, 1 }, /* build:pb_7a */
    { { 17, { 15 } }, 1 }, /* build:pb_8a */
    { { 17, { 17 } }, 1 }, /* build:pb_10a */
    { { 17, { 18 } }, 1 }, /* build:pb_11a */
    { { 17, { 19 } }, 1 }, /* build:pb_12a */
    { { 17, { 20 } }, 1 }, /* build:pb_13a */
    { { 17, { 21 } }, 1 }, /* build:pb_1b */
    { { 17, { 22 } }, 1 }, /* build:pb_2b */
    { { 17, { 23 } }, 1 }, /* build:pb_3b */
    { { 17, { 24 } }, 1 }, /* build:pb_4b */
    { { 17, { 25 } }, 1 }, /* build:pb_5b */
    { { 17, { 26 } }, 1 }, /* build:pb_6b */
    { { 17, { 27 } }, 1 }, /* build:pb_7b */
    { { 17, { 30 } }, 1 }, /* build:pb_10b */
    { { 17, { 31 } }, 1 }, /* build:pb_11b */
    { { 17, { 32 } }, 1 }, /* build:pb_12b */
    { { 17, { 33 } }, 1 }, /* build:pb_13b */
    { { 18, { 3 } }, 1 }, /* build_at:a1 */
    { { 18, { 4 } }, 1 }, /* build_at:a2 */
    { { 18, { 5 } }, 1 }, /* build_at:a3 */
    { { 18, { 10 } }, 1 }, /* build_at:flood_risk_1 */
    { { 18, { 11 } }, 1 }, /* build_at:flood_risk_2 */
    { { 18, { 13 } }, 1 }, /* build_at:b1 */
    { { 18, { 14 } }, 1 }, /* build_at:b2 */
    { { 18, { 15 } }, 1 }, /* build_at:b3 */
    { { 18, { 20 } }, 1 }, /* build_at:drought_risk_1 */
    { { 18, { 22 } }, 1 }, /* build_at:c1 */
    { { 18, { 23 } }, 1 }, /* build_at:c2 */
    { { 18, { 25 } }, 1 }, /* build_at:d1 */
    { { 18, { 32 } }, 1 }, /* build_at:outlaw_risk_1 */
    { { 18, { 33 } }, 1 }, /* build_at:outlaw_risk_2 */
    { { 18, { 35 } }, 1 }, /* build_at:e1 */
    { { 18, { 36 } }, 1 }, /* build_at:e2 */
    { { 18, { 41 } }, 1 }, /* build_at:rockfall_risk_1 */
    { { 18, { 42 } }, 1 }, /* build_at:rockfall_risk_2 */
    { { 18, { 44 } }, 1 }, /* build_at:f1 */
    { { 18, { 45 } }, 1 }, /* build_at:f2 */
    { { 18, { 47 } }, 1 }, /* build_at:g1 */
    { { 18, { 48 } }, 1 }, /* build_at:g2 */
    { { 19, { 6 } }, 1 }, /* hazard:flood_1 */
    { { 19, { 7 } }, 1 }, /* hazard:flood_2 */
    { { 19, { 8 } }, 1 }, /* hazard:flood_3 */
    { { 19, { 9 } }, 1 }, /* hazard:flood_4 */
    { { 19, { 16 } }, 1 }, /* hazard:drought_1 */
    { { 19, { 17 } }, 1 }, /* hazard:drought_2 */
    { { 19, { 18 } }, 1 }, /* hazard:drought_3 */
    { { 19, { 19 } }, 1 }, /* hazard:drought_4 */
    { { 19, { 37 } }, 1 }, /* hazard:rockfall_1 */
    { { 19, { 38 } }, 1 }, /* hazard:rockfall_2 */
    { { 19, { 39 } }, 1 }, /* hazard:rockfall_3 */
    { { 19, { 40 } }, 1 }, /* hazard:rockfall_4 */
    { { 20, { 26 } }, 1 }, /* bounty:outlaw_4 */
    { { 20, { 27 } }, 1 }, /* bounty:outlaw_5 */
    { { 20, { 28 } }, 1 }, /* bounty:outlaw_6 */
    { { 20, { 29 } }, 1 }, /* bounty:outlaw_7 */
    { { 20, { 30 } }, 1 }, /* bounty:outlaw_8 */
    { { 20, { 31 } }, 1 }, /* bounty:outlaw_9 */
    { { 20, { 50 } }, 1 }, /* bounty:outlaw_1 */
    { { 20, { 51 } }, 1 }, /* bounty:outlaw_2 */
    { { 20, { 52 } }, 1 }, /* bounty:outlaw_3 */
    { { 21, { 0 } }, 1 }, /* engine:s0 */
    { { 21, { 1 } }, 1 }, /* engine:s1 */
    { { 21, { 2 } }, 1 }, /* engine:s2 */
    { { 21, { 3 } }, 1 }, /* engine:s3 */
    { { 21, { 4 } }, 1 }, /* engine:s4 */
    { { 21, { 5 } }, 1 }, /* engine:t1 */
    { { 21, { 6 } }, 1 }, /* engine:s5 */
    { { 21, { 7 } }, 1 }, /* engine:s6 */
    { { 21, { 8 } }, 1 }, /* engine:s7 */
    { { 21, { 9 } }, 1 }, /* engine:t2 */
    { { 21, { 10 } }, 1 }, /* engine:s8 */
    { { 21, { 11 } }, 1 }, /* engine:s9 */
    { { 21, { 12 } }, 1 }, /* engine:s10 */
    { { 21, { 13 } }, 1 }, /* engine:t3 */
    { { 21, { 14 } }, 1 }, /* engine:s11 */
    { { 21, { 15 } }, 1 }, /* engine:s12 */
    { { 21, { 16 } }, 1 }, /* engine:s13 */
    { { 21, { 17 } }, 1 }, /* engine:t4 */
    { { 21, { 18 } }, 1 }, /* engine:s14 */
    { { 21, { 19 } }, 1 }, /* engine:s15 */
    { { 21, { 20 } }, 1 }, /* engine:s16 */
    { { 21, { 21 } }, 1 }, /* engine:t5 */
    { { 21, { 22 } }, 1 }, /* engine:s17 */
    { { 21, { 23 } }, 1 }, /* engine:s18 */
    { { 21, { 24 } }, 1 }, /* engine:s19 */
    { { 21, { 25 } }, 1 }, /* engine:s20 */
    { { 21, { 26 } }, 1 }, /* engine:s21 */
    { { 21, { 27 } }, 1 }, /* engine:t6 */
    { { 21, { 28 } }, 1 }, /* engine:s22 */
    { { 21, { 29 } }, 1 }, /* engine:s23 */
    { { 21, { 30 } }, 1 }, /* engine:s24 */
    { { 21, { 31 } }, 1 }, /* engine:s25 */
    { { 21, { 32 } }, 1 }, /* engine:t7 */
    { { 21, { 33 } }, 1 }, /* engine:s26 */
    { { 21, { 34 } }, 1 }, /* engine:s27 */
    { { 21, { 35 } }, 1 }, /* engine:s28 */
    { { 21, { 36 } }, 1 }, /* engine:s29 */
    { { 21, { 37 } }, 1 }, /* engine:t8 */
    { { 21, { 38 } }, 1 }, /* engine:s30 */
    { { 21, { 39 } }, 1 }, /* engine:s31 */
    { { 21, { 40 } }, 1 }, /* engine:s32 */
    { { 21, { 41 } }, 1 }, /* engine:s33 */
    { { 21, { 42 } }, 1 }, /* engine:t9 */
    { { 21, { 43 } }, 1 }, /* engine:s34 */
    { { 21, { 44 } }, 1 }, /* engine:s35 */
    { { 21, { 45 } }, 1 }, /* engine:s36 */
    { { 21, { 46 } }, 1 }, /* engine:s37 */
    { { 21, { 47 } }, 1 }, /* engine:s38 */
    { { 21, { 48 } }, 1 }, /* engine:s39 */
    { { 22, { 0 } }, 1 }, /* upgrade:station_1 */
    { { 22, { 1 } }, 1 }, /* upgrade:station_2 */
    { { 22, { 2 } }, 1 }, /* upgrade:station_3 */
    { { 22, { 3 } }, 1 }, /* upgrade:station_4 */
    { { 22, { 4 } }, 1 }, /* upgrade:station_5 */
    { { 22, { 5 } }, 1 }, /* upgrade:station_6 */
    { { 22, { 6 } }, 1 }, /* upgrade:station_7 */
    { { 22, { 7 } }, 1 }, /* upgrade:station_8 */
    { { 22, { 8 } }, 1 }, /* upgrade:station_9 */
    { { 22, { 9 } }, 1 }, /* upgrade:station_10 */
    { { 22, { 10 } }, 1 }, /* upgrade:station_11 */
    { { 22, { 11 } }, 1 }, /* upgrade:station_12 */
    { { 23, { 0 } }, 1 }, /* disc:disc_aux_money_2 */
    { { 23, { 1 } }, 1 }, /* disc:disc_aux_draw_2 */
    { { 23, { 2 } }, 1 }, /* disc:disc_aux_certificate_1 */
    { { 23, { 3 } }, 1 }, /* disc:disc_aux_certificate_2 */
    { { 23, { 4 } }, 1 }, /* disc:disc_aux_engine_1 */
    { { 23, { 5 } }, 1 }, /* disc:disc_aux_engine_2 */
    { { 23, { 6 } }, 1 }, /* disc:disc_aux_remove_card_1 */
    { { 23, { 7 } }, 1 }, /* disc:disc_aux_remove_card_2 */
    { { 23, { 8 } }, 1 }, /* disc:disc_step_left */
    { { 23, { 9 } }, 1 }, /* disc:disc_step_right */
    { { 23, { 10 } }, 1 }, /* disc:disc_hand_1 */
    { { 23, { 11 } }, 1 }, /* disc:disc_hand_2 */
    { { 23, { 12 } }, 1 }, /* disc:disc_cert_4 */
    { { 23, { 13 } }, 1 }, /* disc:disc_cert_6 */
    { { 23, { 14 } }, 1 }, /* disc:disc_aux_store_2 */
    { { 24, { 0 } }, 1 }, /* disc_from:station_1 */
    { { 24, { 1 } }, 1 }, /* disc_from:station_2 */
    { { 24, { 2 } }, 1 }, /* disc_from:station_3 */
    { { 24, { 3 } }, 1 }, /* disc_from:station_4 */
    { { 24, { 4 } }, 1 }, /* disc_from:station_5 */
    { { 24, { 5 } }, 1 }, /* disc_from:station_6 */
    { { 24, { 6 } }, 1 }, /* disc_from:station_7 */
    { { 24, { 7 } }, 1 }, /* disc_from:station_8 */
    { { 24, { 8 } }, 1 }, /* disc_from:station_9 */
    { { 24, { 9 } }, 1 }, /* disc_from:station_10 */
    { { 24, { 10 } }, 1 }, /* disc_from:station_11 */
    { { 24, { 11 } }, 1 }, /* disc_from:station_12 */
    { { 25, { 1 } }, 1 }, /* appoint:cowboy */
    { { 25, { 2 } }, 1 }, /* appoint:builder */
    { { 25, { 3 } }, 1 }, /* appoint:engineer */
    { { 26, { 1 } }, 1 }, /* foresight:cowboy */
    { { 26, { 2 } }, 1 }, /* foresight:builder */
    { { 26, { 3 } }, 1 }, /* foresight:engineer */
    { { 26, { 4 } }, 1 }, /* foresight:outlaw_green */
    { { 26, { 5 } }, 1 }, /* foresight:outlaw_orange */
    { { 26, { 6 } }, 1 }, /* foresight:hz_flood_b2 */
    { { 26, { 7 } }, 1 }, /* foresight:hz_flood_b3 */
    { { 26, { 8 } }, 1 }, /* foresight:hz_flood_g2 */
    { { 26, { 9 } }, 1 }, /* foresight:hz_flood_g3 */
    { { 26, { 10 } }, 1 }, /* foresight:hz_flood_g4 */
    { { 26, { 11 } }, 1 }, /* foresight:hz_drought_b2 */
    { { 26, { 12 } }, 1 }, /* foresight:hz_drought_b3 */
    { { 26, { 13 } }, 1 }, /* foresight:hz_drought_g2 */
    { { 26, { 14 } }, 1 }, /* foresight:hz_drought_g3 */
    { { 26, { 15 } }, 1 }, /* foresight:hz_drought_g4 */
    { { 26, { 16 } }, 1 }, /* foresight:hz_rockfall_b2 */
    { { 26, { 17 } }, 1 }, /* foresight:hz_rockfall_b3 */
    { { 26, { 18 } }, 1 }, /* foresight:hz_rockfall_g2 */
    { { 26, { 19 } }, 1 }, /* foresight:hz_rockfall_g3 */
    { { 26, { 20 } }, 1 }, /* foresight:hz_rockfall_g4 */
    { { 27, { 0 } }, 1 }, /* certificates:0 */
    { { 27, { 0, 1 } }, 1 }, /* certificates:1 */
    { { 27, { 0, 2 } }, 1 }, /* certificates:2 */
    { { 27, { 0, 3 } }, 1 }, /* certificates:3 */
    { { 27, { 0, 4 } }, 1 }, /* certificates:4 */
    { { 27, { 0, 5 } }, 1 }, /* certificates:5 */
    { { 27, { 0, 6 } }, 1 }, /* certificates:6 */
    { { 27, { 0, 7 } }, 1 }, /* certificates:7 */
    { { 28, { 0 } }, 1 }, /* simmental:0 */
    { { 28, { 0, 1 } }, 1 }, /* simmental:1 */
    { { 28, { 0, 2 } }, 1 }, /* simmental:2 */
    { { 28, { 0, 3 } }, 1 }, /* simmental:3 */
    { { 29, { 0 } }, 1 }, /* deliver:kansas_city_crest */
    { { 29, { 1 } }, 1 }, /* deliver:fulton */
    { { 29, { 2 } }, 1 }, /* deliver:st_louis */
    { { 29, { 3 } }, 1 }, /* deliver:bloomington */
    { { 29, { 4 } }, 1 }, /* deliver:peoria */
    { { 29, { 5 } }, 1 }, /* deliver:chicago */
    { { 29, { 6 } }, 1 }, /* deliver:toledo */
    { { 29, { 7 } }, 1 }, /* deliver:pittsburgh */
    { { 29, { 8 } }, 1 }, /* deliver:philadelphia */
    { { 29, { 9 } }, 1 }, /* deliver:new_york */
    { { 29, { 10 } }, 1 }, /* deliver:harrisburg */
    { { 29, { 11 } }, 1 }, /* deliver:omaha */
    { { 29, { 12 } }, 1 }, /* deliver:denver */
    { { 29, { 13 } }, 1 }, /* deliver:milwaukee */
    { { 29, { 14 } }, 1 }, /* deliver:green_bay */
    { { 29, { 15 } }, 1 }, /* deliver:toronto */
    { { 29, { 16 } }, 1 }, /* deliver:buffalo */
    { { 29, { 17 } }, 1 }, /* deliver:oregon_city */
    { { 29, { 18 } }, 1 }, /* deliver:montreal */
    { { 30, { 0 } }, 1 }, /* store:small_1.0 */
    { { 30, { 0, 0, 1 } }, 1 }, /* store:small_1.1 */
    { { 30, { 0, 0, 2 } }, 1 }, /* store:small_1.2 */
    { { 30, { 0, 0, 3 } }, 1 }, /* store:small_1.3 */
    { { 30, { 1 } }, 1 }, /* store:medium_1.0 */
    { { 30, { 1, 0, 1 } }, 1 }, /* store:medium_1.1 */
    { { 30, { 1, 0, 2 } }, 1 }, /* store:medium_1.2 */
    { { 30, { 1, 0, 3 } }, 1 }, /* store:medium_1.3 */
    { { 30, { 2 } }, 1 }, /* store:omaha.0 */
    { { 30, { 2, 0, 1 } }, 1 }, /* store:omaha.1 */
    { { 30, { 2, 0, 2 } }, 1 }, /* store:omaha.2 */
    { { 30, { 2, 0, 3 } }, 1 }, /* store:omaha.3 */
    { { 30, { 3 } }, 1 }, /* store:station_town_1.0 */
    { { 30, { 3, 0, 1 } }, 1 }, /* store:station_town_1.1 */
    { { 30, { 3, 0, 2 } }, 1 }, /* store:station_town_1.2 */
    { { 30, { 3, 0, 3 } }, 1 }, /* store:station_town_1.3 */
    { { 30, { 4 } }, 1 }, /* store:small_2.0 */
    { { 30, { 4, 0, 1 } }, 1 }, /* store:small_2.1 */
    { { 30, { 4, 0, 2 } }, 1 }, /* store:small_2.2 */
    { { 30, { 4, 0, 3 } }, 1 }, /* store:small_2.3 */
    { { 30, { 5 } }, 1 }, /* store:small_3.0 */
    { { 30, { 5, 0, 1 } }, 1 }, /* store:small_3.1 */
    { { 30, { 5, 0, 2 } }, 1 }, /* store:small_3.2 */
    { { 30, { 5, 0, 3 } }, 1 }, /* store:small_3.3 */
    { { 30, { 6 } }, 1 }, /* store:medium_2.0 */
    { { 30, { 6, 0, 1 } }, 1 }, /* store:medium_2.1 */
    { { 30, { 6, 0, 2 } }, 1 }, /* store:medium_2.2 */
    { { 30, { 6, 0, 3 } }, 1 }, /* store:medium_2.3 */
    { { 30, { 7 } }, 1 }, /* store:small_4.0 */
    { { 30, { 7, 0, 1 } }, 1 }, /* store:small_4.1 */
    { { 30, { 7, 0, 2 } }, 1 }, /* store:small_4.2 */
    { { 30, { 7, 0, 3 } }, 1 }, /* store:small_4.3 */
    { { 30, { 8 } }, 1 }, /* store:small_5.0 */
    { { 30, { 8, 0, 1 } }, 1 }, /* store:small_5.1 */
    { { 30, { 8, 0, 2 } }, 1 }, /* store:small_5.2 */
    { { 30, { 9 } }, 1 }, /* store:small_6.0 */
    { { 30, { 9, 0, 1 } }, 1 }, /* store:small_6.1 */
    { { 30, { 9, 0, 2 } }, 1 }, /* store:small_6.2 */
    { { 30, { 10 } }, 1 }, /* store:oregon_city.0 */
    { { 30, { 10, 0, 1 } }, 1 }, /* store:oregon_city.1 */
    { { 30, { 11 } }, 1 }, /* store:denver.0 */
    { { 30, { 11, 0, 1 } }, 1 }, /* store:denver.1 */
    { { 30, { 11, 0, 2 } }, 1 }, /* store:denver.2 */
    { { 30, { 11, 0, 3 } }, 1 }, /* store:denver.3 */
    { { 30, { 12 } }, 1 }, /* store:milwaukee.0 */
    { { 30, { 12, 0, 1 } }, 1 }, /* store:milwaukee.1 */
    { { 30, { 12, 0, 2 } }, 1 }, /* store:milwaukee.2 */
    { { 30, { 12, 0, 3 } }, 1 }, /* store:milwaukee.3 */
    { { 30, { 13 } }, 1 }, /* store:small_7.0 */
    { { 30, { 13, 0, 1 } }, 1 }, /* store:small_7.1 */
    { { 30, { 13, 0, 2 } }, 1 }, /* store:small_7.2 */
    { { 30, { 13, 0, 3 } }, 1 }, /* store:small_7.3 */
    { { 30, { 14 } }, 1 }, /* store:green_bay.0 */
    { { 30, { 14, 0, 1 } }, 1 }, /* store:green_bay.1 */
    { { 30, { 14, 0, 2 } }, 1 }, /* store:green_bay.2 */
    { { 30, { 15 } }, 1 }, /* store:station_town_2.0 */
    { { 30, { 15, 0, 1 } }, 1 }, /* store:station_town_2.1 */
    { { 30, { 15, 0, 2 } }, 1 }, /* store:station_town_2.2 */
    { { 30, { 16 } }, 1 }, /* store:small_8.0 */
    { { 30, { 16, 0, 1 } }, 1 }, /* store:small_8.1 */
    { { 30, { 16, 0, 2 } }, 1 }, /* store:small_8.2 */
    { { 30, { 17 } }, 1 }, /* store:medium_3.0 */
    { { 30, { 17, 0, 1 } }, 1 }, /* store:medium_3.1 */
    { { 30, { 18 } }, 1 }, /* store:small_9.0 */
    { { 30, { 18, 0, 1 } }, 1 }, /* store:small_9.1 */
    { { 30, { 18, 0, 2 } }, 1 }, /* store:small_9.2 */
    { { 30, { 19 } }, 1 }, /* store:buffalo.0 */
    { { 30, { 19, 0, 1 } }, 1 }, /* store:buffalo.1 */
    { { 30, { 19, 0, 3 } }, 1 }, /* store:buffalo.3 */
    { { 30, { 20 } }, 1 }, /* store:toronto.0 */
    { { 30, { 20, 0, 1 } }, 1 }, /* store:toronto.1 */
    { { 30, { 20, 0, 2 } }, 1 }, /* store:toronto.2 */
    { { 30, { 21 } }, 1 }, /* store:small_10.0 */
    { { 30, { 21, 0, 1 } }, 1 }, /* store:small_10.1 */
    { { 30, { 21, 0, 2 } }, 1 }, /* store:small_10.2 */
    { { 30, { 22 } }, 1 }, /* store:medium_4.0 */
    { { 30, { 22, 0, 1 } }, 1 }, /* store:medium_4.1 */
    { { 30, { 23 } }, 1 }, /* store:montreal.0 */
    { { 30, { 23, 0, 1 } }, 1 }, /* store:montreal.1 */
    { { 30, { 23, 0, 2 } }, 1 }, /* store:montreal.2 */
    { { 30, { 23, 0, 3 } }, 1 }, /* store:montreal.3 */
    { { 30, { 24 } }, 1 }, /* store:small_11.0 */
    { { 30, { 24, 0, 1 } }, 1 }, /* store:small_11.1 */
    { { 30, { 24, 0, 2 } }, 1 }, /* store:small_11.2 */
    { { 30, { 24, 0, 3 } }, 1 }, /* store:small_11.3 */
    { { 30, { 25 } }, 1 }, /* store:medium_5.0 */
    { { 30, { 25, 0, 1 } }, 1 }, /* store:medium_5.1 */
    { { 30, { 25, 0, 2 } }, 1 }, /* store:medium_5.2 */
    { { 30, { 26 } }, 1 }, /* store:small_12.0 */
    { { 30, { 26, 0, 1 } }, 1 }, /* store:small_12.1 */
    { { 30, { 26, 0, 2 } }, 1 }, /* store:small_12.2 */
    { { 30, { 27 } }, 1 }, /* store:medium_6.0 */
    { { 30, { 27, 0, 1 } }, 1 }, /* store:medium_6.1 */
    { { 31, { 5 } }, 1 }, /* take_cattle:black_angus */
    { { 31, { 6 } }, 1 }, /* take_cattle:longhorn */
    { { 31, { 7 } }, 1 }, /* take_cattle:corriente */
    { { 32, { 1 } }, 1 }, /* poker_seat:cowboy */
    { { 32, { 2 } }, 1 }, /* poker_seat:builder */
    { { 32, { 3 } }, 1 }, /* poker_seat:engineer */
    { { 33, { 1 } }, 1 }, /* poker_lay:criollo */
    { { 33, { 2 } }, 1 }, /* poker_lay:santa_gertrudis */
    { { 33, { 3 } }, 1 }, /* poker_lay:pineywoods */
    { { 33, { 4 } }, 1 }, /* poker_lay:galloway */
    { { 33, { 5 } }, 1 }, /* poker_lay:black_angus */
    { { 33, { 6 } }, 1 }, /* poker_lay:longhorn */
    { { 33, { 7 } }, 1 }, /* poker_lay:corriente */
    { { 33, { 8 } }, 1 }, /* poker_lay:shorthorn_3 */
    { { 33, { 9 } }, 1 }, /* poker_lay:shorthorn_4 */
    { { 33, { 10 } }, 1 }, /* poker_lay:shorthorn_5 */
    { { 33, { 11 } }, 1 }, /* poker_lay:hereford_5 */
    { { 33, { 12 } }, 1 }, /* poker_lay:hereford_6 */
    { { 33, { 13 } }, 1 }, /* poker_lay:hereford_7 */
    { { 33, { 14 } }, 1 }, /* poker_lay:simmental_1 */
    { { 33, { 15 } }, 1 }, /* poker_lay:simmental_2 */
    { { 33, { 16 } }, 1 }, /* poker_lay:simmental_3 */
    { { 33, { 17 } }, 1 }, /* poker_lay:brahman */
    { { 33, { 18 } }, 1 }, /* poker_lay:obj_01 */
    { { 33, { 19 } }, 1 }, /* poker_lay:obj_02 */
    { { 33, { 20 } }, 1 }, /* poker_lay:obj_03 */
    { { 33, { 21 } }, 1 }, /* poker_lay:obj_04 */
    { { 33, { 22 } }, 1 }, /* poker_lay:obj_05 */
    { { 33, { 23 } }, 1 }, /* poker_lay:obj_06 */
    { { 33, { 24 } }, 1 }, /* poker_lay:obj_07 */
    { { 33, { 25 } }, 1 }, /* poker_lay:obj_08 */
    { { 33, { 26 } }, 1 }, /* poker_lay:obj_09 */
    { { 33, { 27 } }, 1 }, /* poker_lay:obj_10 */
    { { 33, { 28 } }, 1 }, /* poker_lay:obj_11 */
    { { 33, { 29 } }, 1 }, /* poker_lay:obj_12 */
    { { 33, { 30 } }, 1 }, /* poker_lay:obj_13 */
    { { 33, { 31 } }, 1 }, /* poker_lay:obj_14 */
    { { 33, { 32 } }, 1 }, /* poker_lay:obj_15 */
    { { 33, { 33 } }, 1 }, /* poker_lay:obj_16 */
    { { 33, { 34 } }, 1 }, /* poker_lay:obj_17 */
    { { 33, { 35 } }, 1 }, /* poker_lay:obj_18 */
    { { 33, { 36 } }, 1 }, /* poker_lay:obj_19 */
    { { 33, { 37 } }, 1 }, /* poker_lay:obj_20 */
    { { 33, { 38 } }, 1 }, /* poker_lay:obj_21 */
    { { 33, { 39 } }, 1 }, /* poker_lay:obj_22 */
    { { 33, { 40 } }, 1 }, /* poker_lay:obj_23 */
    { { 33, { 41 } }, 1 }, /* poker_lay:obj_24 */
    { { 33, { 43 } }, 1 }, /* poker_lay:obj_rtn_2 */
    { { 33, { 45 } }, 1 }, /* poker_lay:obj_rtn_4 */
    { { 33, { 47 } }, 1 }, /* poker_lay:obj_orange_2 */
    { { 34, { 0 } }, 1 }, /* done */
    { { 35, { 0 } }, 1 }, /* decline */
    { { 36, { 0 } }, 1 }, /* end */
    { { 37, { 0 } }, 1 }, /* exchange:0 */
    { { 37, { 0, 1 } }, 1 }, /* exchange:1 */
    { { 37, { 0, 2 } }, 1 }, /* exchange:2 */
    { { 37, { 0, 3 } }, 1 }, /* exchange:3 */
};

static const actions_row template_rows[] = {
    { { 0, { 1 } }, 1 }, /* play:greenhorn */
    { { 0, { 2 } }, 1 }, /* play:drifter */
    { { 0, { 3 } }, 1 }, /* play:barber */
    { { 0, { 4 } }, 1 }, /* play:miner */
    { { 0, { 5 } }, 1 }, /* play:gambler */
    { { 0, { 6 } }, 1 }, /* play:rustler */
    { { 0, { 7 } }, 1 }, /* play:scout */
    { { 0, { 8 } }, 1 }, /* play:deputy */
    { { 0, { 9 } }, 1 }, /* play:outlaw */
    { { 0, { 10 } }, 1 }, /* play:marshal */
    { { 1, { 0 } }, 1 }, /* spare */
    { { 2, { 0 } }, 1 }, /* duel:s0 */
    { { 2, { 1 } }, 1 }, /* duel:s1 */
    { { 2, { 2 } }, 1 }, /* duel:s2 */
    { { 2, { 3 } }, 1 }, /* duel:s3 */
    { { 2, { 4 } }, 1 }, /* duel:s4 */
    { { 3, { 1 } }, 1 }, /* swap:greenhorn */
    { { 3, { 2 } }, 1 }, /* swap:drifter */
    { { 3, { 3 } }, 1 }, /* swap:barber */
    { { 3, { 4 } }, 1 }, /* swap:miner */
    { { 3, { 5 } }, 1 }, /* swap:gambler */
    { { 3, { 6 } }, 1 }, /* swap:rustler */
    { { 3, { 7 } }, 1 }, /* swap:scout */
    { { 3, { 8 } }, 1 }, /* swap:deputy */
    { { 3, { 9 } }, 1 }, /* swap:outlaw */
    { { 3, { 10 } }, 1 }, /* swap:marshal */
};

const actions_table ACTIONS_TABLES[] = {
    { "goldriver", goldriver_rows, sizeof goldriver_rows / sizeof *goldriver_rows },
    { "colorado", colorado_rows, sizeof colorado_rows / sizeof *colorado_rows },
    { "gwt", gwt_rows, sizeof gwt_rows / sizeof *gwt_rows },
    { "template", template_rows, sizeof template_rows / sizeof *template_rows },
    { 0 },
};
/* clang-format on */
