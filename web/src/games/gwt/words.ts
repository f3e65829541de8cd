// words.ts: the few words of the board that no table of the engine has.
import { filled, typesetTexts } from '../../i18n/typography';
import type { Lang } from '../../transport/protocol';

const EN = {
    trail: 'Trail', rail: 'Railroad', north: 'North', market: 'Markets', me: 'Me', others: 'Others',
    start: 'Start', hideout: 'hideout', kansasCity: 'Kansas City', jobs: 'Job market', objectives: 'Objectives',
    toEnd: '{n} workers until the end', steps: '{n} steps', auxiliary: 'Auxiliary actions', certificates: 'Certificates',
    herd: 'Herd', now: 'now', stack: 'stack', discard: 'discard', each4: '4 VP each', short: '{n} short', hand: 'Hand',
    stores: '{n} stores', bells: '{n} bells', tokens: 'exchange tokens',
    move: 'Move', act: 'Act', drawCards: 'Draw', foresight: 'Foresight', income: 'Income', delivery: 'Delivery',
    here: 'Here', immediate: 'At once',
    choose: 'Choose', close: 'Close', all: 'all', atEnd: 'At the end', atOnce: 'At once', transport: 'Transport', opens: 'Opens',
    nothing: '–', freeOf: 'free', withCity: '{n} with {name}', objectiveCard: 'objective card', exchangeToken: 'exchange token', darkDisc: 'takes a dark disc', lightDisc: 'light discs only',
    deliver: 'Deliver a herd of {n}', sam: 'Sam', samPlayed: 'Played', samToCome: 'To come, in any order', samNext: 'Next delivery:', samBecause: 'reason:', samHidden: 'hidden objectives: {n}',
    since: '{name}, since your turn', pot: 'Pot', poker: 'Poker', hideWhole: 'Back', yours: 'Your place',
    deck: 'Your cards', inStack: 'In the draw stack, any order', inDiscard: 'In the discard pile', handAndStack: 'Hand and draw stack, any order', showNorth: 'To the north', showTrail: 'To the trail',
    board: 'Board', objectiveStack: 'Objective stack', marketStack: 'Cattle stack',
    met: 'met', unmet: 'not met', nextTown: 'Next town:',
    course: 'Points by category, turn by turn', turning: 'Turning points', gained: '{name} +{n}: {category}', turnN: 'Turn {n}', turnsNM: 'Turns {n} to {m}', leads: 'From turn {n} on {name} is ahead for good', courseOf: 'Points of {name} over the game',
};

const FR: typeof EN = {
    trail: 'Parcours', rail: 'Voie ferrée', north: 'Nord', market: 'Marchés', me: 'Moi', others: 'Autres',
    start: 'Départ', hideout: 'repaire', kansasCity: 'Kansas City', jobs: 'Emplois', objectives: 'Objectifs',
    toEnd: 'fin dans {n} ouvriers', steps: '{n} lieux', auxiliary: 'Actions auxiliaires', certificates: 'Certificats',
    herd: 'Troupeau', now: 'PV', stack: 'pioche', discard: 'déf.', each4: '4 PV chacun', short: 'manque {n}', hand: 'Main',
    stores: '{n} magasins', bells: '{n} cloches', tokens: 'jetons Échange',
    move: 'Aller', act: 'Agir', drawCards: 'Piocher', foresight: 'Prévision', income: 'Revenu', delivery: 'Livraison',
    here: 'Ici', immediate: 'Aussitôt',
    choose: 'Choisir', close: 'Fermer', all: 'tout', atEnd: 'À la fin', atOnce: 'Aussitôt', transport: 'Transport', opens: 'Ouvre',
    nothing: '–', freeOf: 'gratuit', withCity: '{n} avec {name}', objectiveCard: 'carte Objectif', exchangeToken: 'jeton Échange', darkDisc: 'disque noir permis', lightDisc: 'disques clairs seuls',
    deliver: 'Livrer un troupeau de {n}', sam: 'Sam', samPlayed: 'Jouées', samToCome: 'À venir, sans ordre', samNext: 'Prochaine livraison :', samBecause: 'raison :', samHidden: 'objectifs cachés : {n}',
    since: '{name}, depuis votre tour', pot: 'Pot', poker: 'Poker', hideWhole: 'Retour', yours: 'Votre place',
    deck: 'Vos cartes', inStack: 'Dans la pioche, sans ordre', inDiscard: 'Dans la défausse', handAndStack: 'Main et pioche, sans ordre', showNorth: 'Vers le nord', showTrail: 'Vers le parcours',
    board: 'Plateau', objectiveStack: 'Pioche Objectif', marketStack: 'Pioche du Bétail du marché',
    met: 'remplie', unmet: 'non remplie', nextTown: 'Prochaine ville :',
    course: 'Points par catégorie, tour par tour', turning: 'Tournants', gained: '{name} +{n} : {category}', turnN: 'Tour {n}', turnsNM: 'Tours {n} à {m}', leads: 'À partir du tour {n}, {name} reste en tête', courseOf: 'Points de {name} au fil de la partie',
};

export type Words = typeof EN;
const WORDS: Record<Lang, Words> = { en: typesetTexts('en', EN), fr: typesetTexts('fr', FR) };
export const wordsOf = (lang: Lang): Words => WORDS[lang];
export const fill = filled;
/** "$4" or "4 $". */
export const dollars = (n: number, lang: Lang) => `${n < 0 ? '−' : ''}${lang === 'fr' ? `${Math.abs(n)}\u202f$` : `$${Math.abs(n)}`}`;
