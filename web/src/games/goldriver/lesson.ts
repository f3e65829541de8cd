// lesson.ts: a first game of Gold River with a guide: three players, without the buildings.
import type { Lesson } from '../../lesson/lesson';

export const lesson: Lesson = {
    seed: '1849',
    options: { first_game: 'on' },
    bots: 2,
    minutes: 10,
    stops: [
        {
            id: 'goal', point: '[data-seat="0"]',
            title: { en: 'What you are after', fr: 'Votre but' },
            text: {
                en: 'Nuggets are money and points. Concessions earn more of them. Most at the end wins.',
                fr: "Les pépites sont l'argent et les points. Les concessions en rapportent. À la fin, le plus riche gagne.",
            },
        },
        {
            id: 'sale', point: '[data-sale]',
            title: { en: 'The sale', fr: 'La vente' },
            text: {
                en: 'Each round one card more than players. Everybody gets exactly one; one is thrown away.',
                fr: "À chaque tour, une carte de plus que de joueurs. Chacun en reçoit une seule ; une est écartée.",
            },
        },
        {
            id: 'bid', asked: ['auction'], point: '[data-gavel]', act: true,
            title: { en: 'Bid or pass', fr: 'Miser ou passer' },
            text: {
                en: 'The winner chooses first, but pays the neighbours on the right. Two or three nuggets are plenty now.',
                fr: "Le vainqueur choisit d'abord, mais paie ses voisins de droite. Deux ou trois pépites suffisent pour l'instant.",
            },
        },
        {
            id: 'pay', after: ['share'], point: '[data-gavel]',
            title: { en: 'Who was paid', fr: 'Qui a été payé' },
            text: {
                en: 'The price ran to the right: the neighbour kept half, the next one half of the rest.',
                fr: 'Le prix a couru vers la droite : le voisin en garde la moitié, le suivant la moitié du reste.',
            },
        },
        {
            id: 'pick', asked: ['first_pick', 'take'], point: '[data-sale]', act: true,
            title: { en: 'Take a card', fr: 'Prendre une carte' },
            text: {
                en: 'The big number is the roll it waits for, the nuggets are its pay and its points. 6, 7 and 8 come most.',
                fr: "Le grand nombre est le total attendu, les pépites ce qu'elle paie et vaut. 6, 7 et 8 sortent le plus.",
            },
        },
        {
            id: 'discard', asked: ['discard'], point: '[data-sale]', act: true,
            title: { en: 'Throw one away', fr: 'En écarter une' },
            text: {
                en: 'You won: put one card out of play. Take away what would help the others most.',
                fr: 'Vous avez gagné : écartez une carte. Retirez celle qui aiderait le plus les autres.',
            },
        },
        {
            id: 'roll', after: ['production'], point: '[data-dice]',
            title: { en: 'Gold', fr: "L'or" },
            text: {
                en: "Two dice end the round. Every mine with that number pays, whoever rolled.",
                fr: 'Deux dés finissent le tour. Toute mine qui porte ce total paie, quel que soit celui qui lance.',
            },
        },
        {
            id: 'towns', after: ['place'], point: '.towns',
            title: { en: 'Towns and Mayors', fr: 'Villes et Maires' },
            text: {
                en: 'Two concessions in a town make a Mayor. The others pay a fee there, and the office is worth points.',
                fr: "Deux concessions dans une ville font un Maire. Les autres y paient une taxe, et la charge vaut des points.",
            },
        },
        {
            id: 'deck', after: ['round'], point: '[data-deck]',
            title: { en: 'How long still', fr: 'Encore combien de temps' },
            text: {
                en: 'When the deck is too small for a sale, the game is over. Beside it: the rounds to come.',
                fr: "Quand la pioche ne suffit plus pour une vente, la partie est finie. À côté : les tours à venir.",
            },
        },
        {
            id: 'actions', after: ['keep', 'wait', 'hold_up', 'bandit', 'destroy', 'raid', 'swap', 'attach'], point: '[data-sale]',
            title: { en: 'Action cards', fr: 'Cartes action' },
            text: {
                en: 'Horseshoe: kept for later. Colt: at once. Lasso: onto a concession. Point at a card, or hold it, to read it.',
                fr: 'Fer à cheval : pour plus tard. Colt : tout de suite. Lasso : sur une concession. Survolez une carte, ou gardez le doigt dessus, pour la lire.',
            },
        },
    ],
};
