import { counter } from '../../i18n/plural';
import type { SetupWords } from '.';

const count = counter('fr');

export const fr: SetupWords = {
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
  alone: {
    cartographers: 'En solo\u00a0: tu joues pour un titre\u00a0; les embuscades frappent toutes seules.',
    misterra: 'En solo\u00a0: tu joues contre l’Otoma, un adversaire fait de cartes.',
  },
  play: 'Jouer',
  openTable: 'Ouvrir la table',
  moreOptions: 'Plus d’options',
  seat: (n) => `place ${n}`,
  firstPlayer: (n) => `La place ${n} commence`,
  edict: (edict) => `Décret ${edict}`,
  anyCard: 'N’importe quelle carte',
  anyOf: (stack) => `Au hasard\u00a0: ${stack}`,
  stacks: { forest: 'forêt', farm_water: 'champ et eau', village: 'village', spatial: 'disposition' },
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
  options: {
    cartographers: {
      side: {
        title: 'Feuille',
        values: { A: 'Face A\u00a0: pays ouvert', B: 'Face B\u00a0: une terre désolée au milieu' },
      },
      scoring: {
        title: 'Cartes de décompte',
        values: {},
      },
      edict_order: {
        title: 'Ordre des cartes',
        values: { listed: 'Sous les décrets comme choisi plus haut', random: 'Mélangées entre les quatre décrets' },
      },
    },
    misterra: {
      merged_claims: {
        title: 'Régions revendiquées qui se rejoignent',
        values: { nobody: 'Ne rapportent rien à personne', all: 'Rapportent à chacun la région entière' },
      },
      claim_links: {
        title: 'Jusqu’où va une région revendiquée',
        values: { any: 'Le long des tuiles dans la brume et confirmées', confirmed: 'Le long des tuiles confirmées seulement' },
      },
      empty_supply: {
        title: 'Un terrain épuisé',
        values: { nothing: 'Ne change rien à l’île', confirms: 'Peut encore confirmer une tuile dans la brume' },
      },
      pattern_turns: {
        title: 'Motifs des cartes Hypothèse',
        values: { printed: 'Comptent comme la carte les montre', turned: 'Peuvent pivoter', mirrored: 'Peuvent pivoter et être inversés' },
      },
      master: {
        title: 'Maîtres cartographes',
        values: { off: 'Non', on: 'Oui\u00a0: 3 points de plus par ligne et colonne pleine et fidèle' },
      },
      first_game: {
        title: 'Cartes Hypothèse',
        values: { off: 'En choisir deux sur quatre', on: 'Première partie\u00a0: une paire toute prête' },
      },
      first_player: { title: 'Qui commence', values: { lot: 'Tiré au sort' } },
    },
    mapout: {
      moved_tiles_score: {
        title: 'Une tuile soulevée puis reposée',
        values: {
          all: 'Rapporte toutes ses nouvelles connexions',
          gain: 'Ne rapporte que ce qu’elle connecte de plus qu’avant',
          none: 'Ne rapporte rien',
        },
      },
      first_player: { title: 'Qui commence', values: { lot: 'Tiré au sort' }, seat: (who) => `Le joueur le plus âgé\u00a0: ${who}` },
      starting_tiles: {
        title: 'Tuiles de départ',
        values: {
          any: 'Chacun peut en soulever une qui n’est pas verrouillée',
          first_turn: 'Seul le premier joueur peut en soulever une, au premier tour',
        },
      },
    },
  },
  refused: 'Le serveur n’a pas ouvert la table.',
  underWay: 'Tu as atteint le nombre maximal de parties en cours. Continues-en une, ou attends un peu.',
};
