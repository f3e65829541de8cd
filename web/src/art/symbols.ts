// symbols.ts: the players' symbols on a grid of 24, in the order of the seats; their names: i18n table.seatNames.
export const SYMBOLS = [
    'M12 4.5 14.2 9.6 19.7 10.1 15.6 13.7 16.8 19.1 12 16.3 7.2 19.1 8.4 13.7 4.3 10.1 9.8 9.6z', // star
    'M12 4 19 12 12 20 5 12z', // diamond
    'M5.5 6h13v12h-13z M9 9.5v5h6v-5z', // plank frame
    'M12 4.5 20 18.5H4z', // tepee
    'M14.5 4.2A8 8 0 1 0 19.8 14.5 6.3 6.3 0 0 1 14.5 4.2z', // moon
];
