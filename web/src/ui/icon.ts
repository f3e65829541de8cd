// icon.ts: the glyph of a game: its own (games/GAME/poster.json), or that of any game.
import { ICONS, type IconName } from '../generated/icons';

export const iconOf = (game: string): IconName => (game in ICONS ? (game as IconName) : 'game');
