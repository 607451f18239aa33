import { counter } from '../../lib/i18n/plural';
import type { Words } from '../en/setup';

const count = counter('fr');

export const words: Words = {
  pageTitle: (game) => `${game}\u00a0: nouvelle partie · Mapmakers`,
  title: (game) => `Une nouvelle partie de ${game}`,
  who: 'Qui est à la table\u00a0?',
  me: 'Mon nom',
  here: 'D’autres sur cet appareil',
  hereMeaning: 'Vous vous passez l’appareil\u00a0; personne ne voit ce qui n’est pas à lui.',
  hereName: (n) => `Nom du joueur ${n}`,
  hereDefault: (n) => `Joueur ${n}`,
  open: 'Amis par lien',
  openMeaning: 'Tu reçois un lien et un code QR à envoyer\u00a0; aucun compte à créer.',
  bot: (name) => `Robot\u00a0: ${name}`,
  bots: {
    novice: 'Ne prévoit rien et laisse passer beaucoup. Pour une première partie, et pour les enfants.',
    apprentice: 'Prend ce qui rapporte le plus tout de suite. Un adversaire honnête.',
    surveyor: 'Pèse ce qu’un coup laisse ouvert autant que ce qu’il rapporte.',
    cartographer: 'Joue la suite dans sa tête avant de décider. Un adversaire solide.',
    master: 'Voit le plus loin, et te gêne où il peut. Difficile à battre.',
  },
  otherBot: 'Un robot de ce serveur.',
  strength: (weaker, { share, low, high }, games) =>
    `A gagné ${share}\u00a0% (de ${low} à ${high}) de ${count(games, { one: '# partie', other: '# parties' })} contre ${weaker}.`,
  more: (what) => `Un de plus\u00a0: ${what}`,
  fewer: (what) => `Un de moins\u00a0: ${what}`,
  seats: (n) => count(n, { one: '# place', other: '# places' }),
  tooFew: (n) => `Il faut au moins ${count(n, { one: '# place', other: '# places' })} à ce jeu.`,
  tooMany: (n) => `Ce jeu a ${count(n, { one: '# place', other: '# places' })} au plus.`,
  play: 'Jouer',
  openTable: 'Ouvrir la table',
  moreOptions: 'Plus d’options',
  seat: (n) => `place ${n}`,
  firstPlayer: (n) => `La place ${n} commence`,
  away: {
    title: 'Quand quelqu’un s’absente',
    never: 'On attend le temps qu’il faut',
    after: (minutes) => `Un robot prend le relais après ${count(minutes, { one: '# minute', other: '# minutes' })}`,
    afterHours: (hours) => `Un robot prend le relais après ${count(hours, { one: '# heure', other: '# heures' })}`,
  },
  lobby: {
    title: 'Qui peut se joindre',
    link: 'Seulement les personnes qui ont le lien',
    everybody: 'Tout le monde\u00a0: la table est affichée sur la page d’accueil',
  },
  noGame: 'Ce jeu n’existe pas à cette table.',
  refused: 'Le serveur n’a pas ouvert la table.',
  underWay: 'Tu as atteint le nombre maximal de parties en cours. Continues-en une, ou attends un peu.',
};
