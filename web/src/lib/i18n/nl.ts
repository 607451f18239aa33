import type { Messages } from '.';
import { counter, lister } from './plural';

const count = counter('nl');
const list = lister('nl');

export const nl: Messages = {
  brand: {
    home: 'Mapmakers, beginpagina',
    skip: 'Naar de inhoud',
  },
  settings: {
    label: 'Instellingen',
    language: 'Taal',
    toDark: 'Donker maken',
    toLight: 'Licht maken',
    largeLetters: 'Grote letters op de kaarten',
  },
  home: {
    pageTitle: 'Mapmakers: drie kaartenspellen',
    title: 'Drie spellen over kaarten, één tafel',
    lead: 'Teken een koninkrijk, breng een eiland in kaart, verbind de wegen van een nieuw land. Volgens de gedrukte regels, regel voor regel.',
    plate: (numeral) => `Plaat ${numeral}`,
    play: 'Spelen',
    playThis: (game) => `Speel ${game}`,
    rules: 'Lees de regels',
    rulesOf: (game) => `Lees de regels van ${game}`,
    notPlayable: 'Het kan hier nog niet gespeeld worden.',
    nothingYet: 'Ligt nog op de tekentafel: regels en spel zijn er nog niet.',
    vignette: (game) => `${game}, een stand halverwege een partij`,
    drawing: 'De kaart wordt getekend …',
  },
  games: {
    cartographers: {
      name: 'Cartographers',
      words: 'Iedereen tekent dezelfde vormen, elk op een eigen blad. Vier seizoenen, vier wensen van de koningin, en monsters die je buren bij jou neerzetten.',
    },
    misterra: {
      name: 'Maps of Misterra',
      words: 'Verken een eiland dat onder ieders voeten vorm krijgt, en teken het op je perkament: zoals het is, of zoals je sponsor het graag ziet.',
    },
    mapout: {
      name: 'Map Out',
      words: 'Leg zeshoeken zo dat wegen op elkaar aansluiten en vijandige landen elkaar niet raken. Elke weg tussen gelijk en gelijk is een punt waard.',
    },
  },
  bots: { random: 'Zwerver', greedy: 'Gretige landmeter' },
  players: (min, max) =>
    min === max ? count(min, { one: '# speler', other: '# spelers' }) : `${min} tot ${count(max, { one: '# speler', other: '# spelers' })}`,
  rules: {
    pageTitle: (title) => `${title} · Mapmakers`,
    loading: 'De regels worden opgehaald …',
    none: 'De regels van dit spel zijn er nog niet.',
    sections: 'Hoofdstukken',
    key: 'Legenda',
    find: 'Zoek in de regels',
    found: (n) => count(n, { one: '# regel', other: '# regels' }),
    foundNothing: 'Geen regel zegt dat.',
    linkTo: (clause) => `Link naar regel ${clause}`,
  },
  captions: {
    side: (side) => `Kant ${side}`,
    stars: (stars) => count(stars, { one: '# ster', other: '# sterren' }),
    monsters: (stars) => `Verloren aan monsters: ${count(stars, { one: '# ster', other: '# sterren' })}`,
    afterRuins: 'Na een ruïne',
    allowed: 'Mag',
    refusedBy: 'Geweigerd door',
    on: (what, spaces) => `${what} op ${list(spaces)}`,
    coins: (coins) => count(coins, { one: '# munt', other: '# munten' }),
    solo: 'Waar de hinderlaag terechtkomt',
    points: (points) => count(points, { one: '# punt', other: '# punten' }),
    marked: (spaces) => `gemarkeerd: ${list(spaces)}`,
    ownClaims: (spaces) => `eigen claims (volle vlag): ${list(spaces)}`,
    otherClaims: (spaces) => `claims van anderen (open vlag): ${list(spaces)}`,
    locked: (places) => `vast: ${list(places)}`,
    sheet: 'Een blad',
    island: 'Het eiland',
    parchment: 'Een perkament',
    land: 'Een bord',
    before: 'ervoor',
    after: 'erna',
  },
  grounds: {
    empty: 'leeg',
    forest: 'bos',
    village: 'dorp',
    farm: 'akker',
    water: 'water',
    monster: 'monster',
    mountain: 'berg',
    wasteland: 'woestenij',
  },
  islandTerrains: { steppe: 'steppe', jungle: 'jungle', lagoon: 'lagune', mountain: 'gebergte' },
  biomes: { desert: 'woestijn', meadows: 'weiden', arctic: 'pool', swamp: 'moeras' },
  sides: ['het oosten', 'het zuidoosten', 'het zuidwesten', 'het westen', 'het noordwesten', 'het noordoosten'],
  boards: {
    space: (place, what) => `${place}: ${what}`,
    withRuins: (what) => `${what}, ruïne`,
    ruins: 'ruïne',
    coin: 'munt, tot de berg ingesloten is',
    confirmed: (terrain) => `${terrain}, bevestigd`,
    hazy: (terrain) => `${terrain}, beneveld`,
    shape: (rows) => rows.map((columns, row) => `rij ${row + 1}: ${columns.join(', ')}`).join('; '),
    beach: (row) => `Strand ${row}`,
    tile: (biomes, roads, locked) =>
      `${list(biomes)}; ${roads.length === 1 ? 'weg naar' : 'wegen naar'} ${list(roads)}${locked ? '; vast' : ''}`,
  },
  trouble: {
    unreachable: 'De server antwoordt niet.',
    broken: 'De server gaf een antwoord dat hier niet klopt.',
    again: (seconds) => `Nieuwe poging over ${count(seconds, { one: '# seconde', other: '# seconden' })}.`,
    now: 'Probeer nu',
  },
  later: {
    loading: 'De pagina wordt opgehaald …',
    failed: 'Dit deel van de pagina kon niet worden opgehaald.',
    reload: 'Pagina opnieuw laden',
  },
  missing: {
    pageTitle: 'Niet op de kaart · Mapmakers',
    title: 'Niet op de kaart',
    words: 'Op dit adres heeft niemand iets getekend.',
    home: 'Naar de drie spellen',
  },
  footer: {
    words: 'De drie spellen zijn van hun auteurs en uitgevers. Woorden, tekeningen en code hier zijn van onszelf, vrij onder de MIT-licentie.',
  },
};
