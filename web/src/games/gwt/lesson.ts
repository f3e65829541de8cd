// lesson.ts: a first game of Great Western Trail with a guide: two players, the game itself.
import type { Lesson } from '../../lesson/lesson';

export const lesson: Lesson = {
    seed: '1867',
    options: {},
    bots: 1,
    minutes: 15,
    stops: [
        {
            id: 'goal', point: '[data-part="trail"]',
            title: { en: 'What you are after', fr: 'Votre but' },
            text: {
                en: 'Drive cattle to Kansas City, again and again. Each trip earns money; cities, cattle, buildings earn points.',
                fr: "Menez le bétail à Kansas City, encore et encore. Chaque voyage rapporte de l'argent ; villes, bétail et bâtiments des points.",
            },
        },
        {
            id: 'first', asked: ['first_discard'], point: '.own', act: true,
            title: { en: 'Your first cards', fr: 'Vos premières cartes' },
            text: {
                en: 'You hold more cards than you may keep: discard doubles first.',
                fr: 'Vous avez trop de cartes : défaussez les doublons.',
            },
        },
        {
            id: 'trail', asked: ['turn_start'], point: '[data-part="trail"]', act: true,
            title: { en: 'Ride the trail', fr: 'Sur le parcours' },
            text: {
                en: 'Move to a place that glows. Only places with a tile count as steps; empty ones are free.',
                fr: 'Allez sur un lieu éclairé. Seuls les lieux occupés comptent ; les cases vides sont gratuites.',
            },
        },
        {
            id: 'use', asked: ['phase_b'], point: '.location > *, [data-part="trail"]', act: true,
            title: { en: 'Use the place', fr: 'Utiliser le lieu' },
            text: {
                en: 'Do its actions once each, in any order, as far as you like. Then end your actions here.',
                fr: "Faites ses actions, une fois chacune, dans l'ordre voulu. Puis terminez vos actions ici.",
            },
        },
        {
            id: 'herd', after: ['drew', 'draw'], point: '.own',
            title: { en: 'Your herd', fr: 'Votre troupeau' },
            text: {
                en: 'Only different breeds count. Get rid of doubles on the way; the herd value is what you earn.',
                fr: 'Seules les races différentes comptent. Défaussez les doublons en route ; la valeur du troupeau est votre gain.',
            },
        },
        {
            id: 'buy', asked: ['buy'], point: '[data-part="market"]', act: true,
            title: { en: 'Buy cattle', fr: 'Acheter du bétail' },
            text: {
                en: 'More cowboys, lower prices. Better cattle reach farther cities and score at the end.',
                fr: 'Plus de cowboys, prix plus bas. Un meilleur bétail va plus loin et rapporte à la fin.',
            },
        },
        {
            id: 'hire', asked: ['hire'], point: '[data-part="kansas"], .jobs', act: true,
            title: { en: 'Hire a hand', fr: 'Engager' },
            text: {
                en: 'Cowboys buy, builders build, engineers drive. Two or three of one kind make a plan.',
                fr: 'Les cowboys achètent, les bâtisseurs construisent, les ingénieurs conduisent. Deux ou trois d’un même métier font un plan.',
            },
        },
        {
            id: 'build', asked: ['build', 'build_at'], point: '.own', act: true,
            title: { en: 'Build your own', fr: 'Construire' },
            text: {
                en: 'Your buildings are stops with better actions, for you alone. Some make the others pay.',
                fr: 'Vos bâtiments sont des lieux aux meilleures actions, pour vous seul. Certains font payer les autres.',
            },
        },
        {
            id: 'engine', asked: ['engine'], point: '[data-part="rail"]', act: true,
            title: { en: 'The engine', fr: 'La locomotive' },
            text: {
                en: 'The farther it stands, the cheaper the delivery. On a turnout you may upgrade a station.',
                fr: "Plus elle est loin, moins la livraison coûte. Sur un embranchement, vous pouvez améliorer une gare.",
            },
        },
        {
            id: 'foresight', asked: ['foresight'], point: '[data-part="kansas"]', act: true,
            title: { en: 'Kansas City', fr: 'Kansas City' },
            text: {
                en: 'First you choose what comes into the game: hazards and outlaws, then workers for the market.',
                fr: "D'abord, choisissez ce qui entre en jeu : dangers et hors-la-loi, puis des ouvriers pour le marché.",
            },
        },
        {
            id: 'income', asked: ['certificates'], point: '.own', act: true,
            title: { en: 'Income', fr: 'Revenu' },
            text: {
                en: 'The herd value becomes dollars. Certificates make up what is missing for a better city.',
                fr: "La valeur du troupeau devient des dollars. Les certificats comblent ce qui manque pour une meilleure ville.",
            },
        },
        {
            id: 'deliver', asked: ['deliver'], point: '[data-part="rail"]', act: true,
            title: { en: 'Deliver', fr: 'Livrer' },
            text: {
                en: 'Choose a city within your herd’s value, each one once. Kansas City pays now and costs points later.',
                fr: 'Choisissez une ville à la portée du troupeau, chacune une fois. Kansas City paie tout de suite et coûte des points.',
            },
        },
        {
            id: 'disc', asked: ['disc'], point: '.own', act: true,
            title: { en: 'Unlock something', fr: 'Débloquer' },
            text: {
                en: 'Each delivery takes a disc off your board: what lay under it is yours from now on.',
                fr: "Chaque livraison retire un disque de votre plateau : ce qu'il cachait est désormais à vous.",
            },
        },
        {
            id: 'again', after: ['to_start'], point: '[data-part="kansas"], .jobs',
            title: { en: 'And again', fr: 'Et on repart' },
            text: {
                en: 'A new trip, a little stronger. The game ends when the job market is full.',
                fr: "Un nouveau voyage, un peu plus fort. La partie finit quand le Marché de l'emploi est plein.",
            },
        },
    ],
};
