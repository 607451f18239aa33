import { counter, lister } from '../../lib/i18n/plural';
import type { Words } from '../en/home';

const count = counter('nl');
const list = lister('nl');

export const words: Words = {
  matches: 'Mijn partijen',
  none: 'Nog geen partij. Kies hierboven een spel.',
  goOn: (game) => `Jij bent aan zet bij ${game}`,
  open: 'Open tafels',
  openWords: 'Hier mag iedereen meedoen.',
  with: (names) => (names.length === 0 ? 'alleen' : `met ${list(names)}`),
  free: (n) => count(n, { one: '# plaats is vrij', other: '# plaatsen zijn vrij' }),
  many: (n) => `met ${n} anderen`,
  states: {
    yourTurn: 'Jij bent aan zet',
    gathering: 'Wachten op spelers',
    playing: 'De anderen denken na',
    waitFor: (name) => `${name} is aan zet`,
    won: (score) => `Gewonnen ${score}`.trim(),
    lost: (score) => `Verloren ${score}`.trim(),
    shared: (score) => `Gedeelde overwinning ${score}`.trim(),
    finished: 'Afgelopen',
    abandoned: 'Opgegeven',
  },
  score: (own, other) => `${own}\u2009–\u2009${other}`,
  points: (points) => count(points, { one: '# punt', other: '# punten' }),
  over: 'Afgelopen partijen',
  noneNow: 'Geen lopende partij. Kies hierboven een spel.',
  find: 'Zoek een partij: naam, spel of datum',
  found: (n) => (n === 0 ? 'Geen partij gevonden.' : count(n, { one: '# partij', other: '# partijen' })),
  older: (n) => `Toon alle ${n}`,
  device: 'Verdergaan op een ander apparaat',
  deviceWords: 'Open deze link binnen een paar minuten op het andere apparaat. Hij werkt één keer en meldt je daar aan.',
  others: {
    start: 'Mijn andere apparaten afmelden',
    words:
      'Alleen dit apparaat blijft aangemeld. De andere worden meteen afgemeld, en links die nog niet gebruikt zijn, werken niet meer.',
    sure: 'Afmelden',
    keep: 'Annuleren',
    done: (n) =>
      n === 0 ? 'Er was geen ander apparaat aangemeld.' : n === 1 ? 'Eén apparaat is afgemeld.' : `${n} apparaten zijn afgemeld.`,
  },
  record: {
    title: 'Opgeslagen partij openen',
    words: 'Een partij die als bestand is opgeslagen, om terug te kijken of verder te spelen.',
    file: 'Bestand van de partij',
    watch: 'Terugkijken',
    go: 'Verderspelen vanaf het einde',
    over: 'Deze partij is afgelopen: kijk terug, of speel verder vanaf een stap naar keuze.',
    bad: 'Dit bestand is geen opgeslagen partij die hier geopend kan worden.',
    long: 'Deze opgeslagen partij is te lang om hier te openen.',
    many: 'Je hebt net veel opgeslagen partijen geopend. Probeer het zo meteen nog eens.',
  },
  link: {
    pageTitle: 'Een ander apparaat · Mapmakers',
    title: 'Verdergaan op dit apparaat',
    words:
      'Deze link meldt dit apparaat aan als de speler die hem maakte. Partijen die je hier onder een andere naam speelt, blijven bij die naam.',
    take: 'Aanmelden als deze speler',
    failed: 'Deze link is al gebruikt of te oud. Maak een nieuwe op het andere apparaat.',
  },
  failed: 'Dat is niet gelukt. Probeer het zo meteen nog eens.',
};
