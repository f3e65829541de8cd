// lesson.ts: a first game of Colorado with a guide: two players, the standard map.
import type { Lesson } from '../../lesson/lesson';

export const lesson: Lesson = {
    seed: '1876',
    options: {},
    bots: 1,
    minutes: 10,
    stops: [
        {
            id: 'goal', point: '[data-roadmap]',
            title: { en: 'What you are after', fr: 'Votre but' },
            text: {
                en: 'Finish regions and tracks to win medals. The seventh medal ends the game; the most points win.',
                fr: 'Terminez régions et pistes pour gagner des médailles. La septième finit la partie ; qui a le plus de points gagne.',
            },
        },
        {
            id: 'village', asked: ['village'], point: '[data-roadmap]', act: true,
            title: { en: 'Where you start', fr: "D'où vous partez" },
            text: {
                en: 'Choose a village. You tick its legs from the flag outward, and discover its neighbours later.',
                fr: 'Choisissez un village. Cochez ses étapes depuis le drapeau, puis découvrez les régions voisines.',
            },
        },
        {
            id: 'kind', asked: ['kind'], point: '[data-area]', act: true,
            title: { en: 'Ask for a card', fr: 'Demander une carte' },
            text: {
                en: 'You are the Caller: the icon of the card you ask for is the action of all this turn. Ask for what completes a suit, or for that action.',
                fr: "Vous êtes le Causeur : l'icône de la carte demandée est l'action de tous ce tour-ci. Demandez ce qui complète une famille, ou cette action.",
            },
        },
        {
            id: 'gift', asked: ['gift'], point: '[data-hand]', act: true,
            title: { en: 'You are asked', fr: 'On vous demande' },
            text: {
                en: 'Without that very card you give one of the same suit or value. You get nothing for it.',
                fr: 'Sans cette carte précise, donnez-en une de même famille ou de même valeur. Vous ne recevez rien en échange.',
            },
        },
        {
            id: 'check', asked: ['check'], point: '[data-roadmap]', act: true,
            title: { en: 'Check: tick a leg', fr: 'Cocher une étape' },
            text: {
                en: 'The icon in the box happens at once. A good leg starts a chain of rewards.',
                fr: "L'icône de la case agit aussitôt. Une bonne étape déclenche une chaîne de primes.",
            },
        },
        {
            id: 'nuggets', asked: ['nuggets'], point: '[data-hand]', act: true,
            title: { en: 'Nuggets', fr: 'Pépites' },
            text: {
                en: 'Take a nugget, or pay a card’s value to play it. Three cards of a suit discover a region.',
                fr: "Prenez une pépite, ou payez la valeur d'une carte pour la poser. Trois cartes d'une famille découvrent une région.",
            },
        },
        {
            id: 'cards', asked: ['cards'], point: '[data-hand]', act: true,
            title: { en: 'Cards', fr: 'Cartes' },
            text: {
                en: 'Draw three, or discard two of a suit to play any other card for free.',
                fr: "Piochez-en trois, ou défaussez deux cartes d'une famille pour poser gratuitement n'importe quelle autre.",
            },
        },
        {
            id: 'area', after: ['play'], point: '[data-area]',
            title: { en: 'Your play area', fr: 'Votre zone de jeu' },
            text: {
                en: 'One of each value per suit. When all three lie there, you discover a region with it.',
                fr: 'Une carte de chaque valeur par famille. Quand les trois y sont, vous découvrez une région.',
            },
        },
        {
            id: 'discover', asked: ['discovery', 'suit'], point: '[data-roadmap]', act: true,
            title: { en: 'Discover a region', fr: 'Découvrir une région' },
            text: {
                en: 'Beside one of yours, not across mountains. Its flag is worth points, its legs wait for you.',
                fr: 'À côté des vôtres, jamais par-dessus les montagnes. Son drapeau vaut des points, ses étapes vous attendent.',
            },
        },
        {
            id: 'chart', after: ['box', 'tipi'], point: '[data-tab="chart"], .chart',
            title: { en: 'The Reward Chart', fr: 'Le Tableau des Primes' },
            text: {
                en: 'Everybody races on the same tracks. The first ones to the end get the best medals.',
                fr: 'Tous courent sur les mêmes pistes. Les premiers au bout prennent les meilleures médailles.',
            },
        },
        {
            id: 'medal', after: ['medal', 'medal_region', 'medal_rail'], point: '[data-slots]',
            title: { en: 'A medal!', fr: 'Une médaille !' },
            text: {
                en: 'Seven medals of one player end the game. Count before you write the last one.',
                fr: "Sept médailles d'un joueur finissent la partie. Comptez avant d'inscrire la dernière.",
            },
        },
    ],
};
