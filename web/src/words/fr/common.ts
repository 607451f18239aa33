import { counter, lister } from '../../lib/i18n/plural';
import type { Words } from '../en/common';

const count = counter('fr');
const list = lister('fr');

export const words: Words = {
  brand: {
    home: 'Mapmakers, page d’accueil',
    skip: 'Aller au contenu',
  },
  settings: {
    label: 'Réglages',
    language: 'Langue',
    toDark: 'Passer au sombre',
    toLight: 'Passer au clair',
    largeLetters: 'Grandes lettres sur les cartes',
    letterKeys: 'Raccourcis d’une seule lettre',
  },
  home: {
    pageTitle: 'Mapmakers\u00a0: trois jeux de cartographie',
    title: 'Trois jeux de cartographie, une table',
    lead: 'Dessiner un royaume, relever une île, relier les routes d’un pays neuf. Selon les règles imprimées, clause par clause.',
    plate: (numeral) => `Planche ${numeral}`,
    play: 'Jouer',
    playThis: (game) => `Jouer à ${game}`,
    rules: 'Lire les règles',
    rulesOf: (game) => `Lire les règles de ${game}`,
    lesson: 'Première fois\u00a0? Une leçon de deux minutes',
    lessonOf: (game) => `Première fois\u00a0? Une leçon de deux minutes de ${game}`,
    notPlayable: 'On ne peut pas encore y jouer ici.',
    nothingYet: 'Encore sur la table à dessin\u00a0: ni règles ni partie pour l’instant.',
    vignette: (game) => `${game}, une position en milieu de partie`,
    drawing: 'La carte se dessine…',
  },
  bots: {
    random: 'Flâneur',
    greedy: 'Arpenteur zélé',
    novice: 'Débutant',
    apprentice: 'Apprenti',
    surveyor: 'Arpenteur',
    cartographer: 'Cartographe',
    master: 'Maître cartographe',
  },
  players: (min, max) =>
    min === max
      ? count(min, { one: '# joueur', other: '# joueurs' })
      : `${min} à ${count(max, { one: '# joueur', other: '# joueurs' })}`,
  rules: {
    pageTitle: (title) => `${title} · Mapmakers`,
    loading: 'Chargement des règles…',
    none: 'Les règles de ce jeu ne sont pas encore là.',
    sections: 'Sections',
    key: 'Légende',
    find: 'Chercher dans les règles',
    found: (n) => count(n, { one: '# clause', other: '# clauses' }),
    foundNothing: 'Aucune clause ne contient cela.',
    linkTo: (clause) => `Lien vers la clause ${clause}`,
  },
  captions: {
    side: (side) => `Face ${side}`,
    stars: (stars) => count(stars, { one: '# étoile', other: '# étoiles' }),
    monsters: (stars) => `Perdu à cause des monstres\u00a0: ${count(stars, { one: '# étoile', other: '# étoiles' })}`,
    afterRuins: 'Après des ruines',
    allowed: 'Permis',
    refusedBy: 'Refusé par',
    on: (what, spaces) => `${what} en ${list(spaces)}`,
    coins: (coins) => count(coins, { one: '# pièce', other: '# pièces' }),
    solo: 'Là où tombe l’embuscade',
    points: (points) => count(points, { one: '# point', other: '# points' }),
    marked: (spaces) => `en rouge\u00a0: ${list(spaces)}`,
    ownClaims: (spaces) => `ses propres revendications (drapeau plein)\u00a0: ${list(spaces)}`,
    otherClaims: (spaces) => `celles des autres (drapeau vide)\u00a0: ${list(spaces)}`,
    locked: (places) => `verrouillées\u00a0: ${list(places)}`,
    sheet: 'Une feuille',
    island: 'L’île',
    parchment: 'Un parchemin',
    land: 'Un plateau',
    before: 'avant',
    after: 'après',
  },
  grounds: {
    empty: 'vide',
    forest: 'forêt',
    village: 'village',
    farm: 'champ',
    water: 'eau',
    monster: 'monstre',
    mountain: 'montagne',
    wasteland: 'terre désolée',
  },
  islandTerrains: { steppe: 'steppe', jungle: 'jungle', lagoon: 'lagune', mountain: 'montagne' },
  biomes: { desert: 'désert', meadows: 'prairie', arctic: 'arctique', swamp: 'marais' },
  letters: {
    grounds: { forest: 'F', village: 'V', farm: 'C', water: 'E', monster: 'M' },
    islandTerrains: { steppe: 'S', jungle: 'J', lagoon: 'L', mountain: 'M' },
    biomes: { desert: 'D', meadows: 'P', arctic: 'A', swamp: 'M' },
  },
  sides: ['l’est', 'le sud-est', 'le sud-ouest', 'l’ouest', 'le nord-ouest', 'le nord-est'],
  boards: {
    space: (place, what) => `${place}\u00a0: ${what}`,
    withRuins: (what) => `${what}, ruines`,
    ruins: 'ruines',
    coin: 'pièce, jusqu’à ce que la montagne soit entourée',
    confirmed: (terrain) => `${terrain}, confirmée`,
    hazy: (terrain) => `${terrain}, dans la brume`,
    shape: (rows) => rows.map((spaces, row) => `ligne ${row + 1}\u00a0: ${spaces.join(', ')}`).join('\u00a0; '),
    beach: (row) => `Plage ${row}`,
    tile: (biomes, roads, locked) =>
      `${list(biomes)}\u00a0; ${roads.length === 1 ? 'route vers' : 'routes vers'} ${list(roads)}${locked ? '\u00a0; verrouillée' : ''}`,
  },
  trouble: {
    unreachable: 'Le serveur ne répond pas.',
    broken: 'Le serveur a donné une réponse incompréhensible.',
    again: (seconds) => `Nouvel essai dans ${count(seconds, { one: '# seconde', other: '# secondes' })}.`,
    now: 'Essayer maintenant',
  },
  lazy: {
    loading: 'Chargement de la page…',
    failed: 'Cette partie de la page n’a pas pu être chargée.',
    reload: 'Recharger la page',
  },
  missing: {
    pageTitle: 'Hors de la carte · Mapmakers',
    title: 'Hors de la carte',
    words: 'Personne n’a rien dessiné à cette adresse.',
    home: 'Vers les trois jeux',
  },
  footer: {
    words:
      'Les trois jeux appartiennent à leurs auteurs et éditeurs. Les mots, les dessins et le code sont les nôtres, libres sous licence MIT.',
  },
};
