import { counter, lister } from '../../lib/i18n/plural';
import type { Words } from '../en/common';

const count = counter('nl');
const list = lister('nl');

export const words: Words = {
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
    letterKeys: 'Sneltoetsen met één letter',
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
    lesson: 'Eerste keer? Een les van twee minuten',
    lessonOf: (game) => `Eerste keer? Een les van twee minuten: ${game}`,
    notPlayable: 'Het kan hier nog niet gespeeld worden.',
    nothingYet: 'Ligt nog op de tekentafel: regels en spel zijn er nog niet.',
    vignette: (game) => `${game}, een stand halverwege een partij`,
    drawing: 'De kaart wordt getekend …',
  },
  bots: {
    random: 'Zwerver',
    greedy: 'Gretige landmeter',
    novice: 'Beginner',
    apprentice: 'Leerling',
    surveyor: 'Landmeter',
    cartographer: 'Kaartenmaker',
    master: 'Meester-kaartenmaker',
  },
  players: (min, max) =>
    min === max
      ? count(min, { one: '# speler', other: '# spelers' })
      : `${min} tot ${count(max, { one: '# speler', other: '# spelers' })}`,
  rules: {
    pageTitle: (title) => `${title} · Mapmakers`,
    loading: 'De regels worden geladen …',
    none: 'De regels van dit spel zijn er nog niet.',
    sections: 'Hoofdstukken',
    key: 'Legenda',
    find: 'Zoek in de regels',
    found: (n) => count(n, { one: '# regel', other: '# regels' }),
    foundNothing: 'Geen regel bevat dat.',
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
  biomes: { desert: 'woestijn', meadows: 'grasland', arctic: 'poolgebied', swamp: 'moeras' },
  letters: {
    grounds: { forest: 'B', village: 'D', farm: 'A', water: 'W', monster: 'M' },
    islandTerrains: { steppe: 'S', jungle: 'J', lagoon: 'L', mountain: 'G' },
    biomes: { desert: 'W', meadows: 'G', arctic: 'P', swamp: 'M' },
  },
  sides: ['het oosten', 'het zuidoosten', 'het zuidwesten', 'het westen', 'het noordwesten', 'het noordoosten'],
  boards: {
    space: (place, what) => `${place}: ${what}`,
    withRuins: (what) => `${what}, ruïne`,
    ruins: 'ruïne',
    coin: 'munt, tot de berg ingesloten is',
    confirmed: (terrain) => `${terrain}, bevestigd`,
    hazy: (terrain) => `${terrain}, beneveld`,
    shape: (rows) => rows.map((spaces, row) => `rij ${row + 1}: ${spaces.join(', ')}`).join('; '),
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
  lazy: {
    loading: 'De pagina wordt geladen …',
    failed: 'Dit deel van de pagina kon niet worden geladen.',
    reload: 'Pagina opnieuw laden',
  },
  missing: {
    pageTitle: 'Niet op de kaart · Mapmakers',
    title: 'Niet op de kaart',
    words: 'Op dit adres heeft niemand iets getekend.',
    home: 'Naar de drie spellen',
  },
  footer: {
    words:
      'De drie spellen zijn van hun auteurs en uitgevers. Woorden, tekeningen en code hier zijn van onszelf, vrij onder de MIT-licentie.',
  },
};
