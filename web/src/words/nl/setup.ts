import { counter } from '../../lib/i18n/plural';
import type { Words } from '../en/setup';

const count = counter('nl');

export const words: Words = {
  pageTitle: (game) => `${game}: nieuwe partij · Mapmakers`,
  title: (game) => `Een nieuwe partij ${game}`,
  who: 'Wie zit er aan tafel?',
  me: 'Mijn naam',
  here: 'Anderen aan dit apparaat',
  hereMeaning: 'Jullie geven het apparaat door; niemand ziet wat niet van hem is.',
  hereName: (n) => `Naam van speler ${n}`,
  hereDefault: (n) => `Speler ${n}`,
  open: 'Vrienden via een link',
  openMeaning: 'Je krijgt een link en een QR-code om te sturen; ze hebben geen account nodig.',
  bot: (name) => `Robot: ${name}`,
  bots: {
    novice: 'Plant niets en ziet veel over het hoofd. Voor een eerste partij, en voor kinderen.',
    apprentice: 'Pakt wat nu het meest oplevert. Een eerlijke tegenstander.',
    surveyor: 'Weegt wat een zet openlaat naast wat hij oplevert.',
    cartographer: 'Speelt in gedachten vooruit voordat hij beslist. Een sterke tegenstander.',
    master: 'Kijkt het verst, en zit je dwars waar hij kan. Moeilijk te verslaan.',
  },
  otherBot: 'Een robot van deze server.',
  strength: (weaker, { share, low, high }, games) =>
    `Won ${share} % (${low} tot ${high}) van ${count(games, { one: '# partij', other: '# partijen' })} tegen ${weaker}.`,
  more: (what) => `Eén meer: ${what}`,
  fewer: (what) => `Eén minder: ${what}`,
  seats: (n) => count(n, { one: '# plaats', other: '# plaatsen' }),
  tooFew: (n) => `Dit spel heeft minstens ${count(n, { one: '# plaats', other: '# plaatsen' })} nodig.`,
  tooMany: (n) => `Dit spel heeft hoogstens ${count(n, { one: '# plaats', other: '# plaatsen' })}.`,
  play: 'Spelen',
  openTable: 'Tafel openen',
  moreOptions: 'Meer opties',
  seat: (n) => `plaats ${n}`,
  firstPlayer: (n) => `Plaats ${n} begint`,
  away: {
    title: 'Als iemand wegblijft',
    never: 'Wachten zolang het duurt',
    after: (minutes) => `Een robot neemt het over na ${count(minutes, { one: '# minuut', other: '# minuten' })}`,
    afterHours: (hours) => `Een robot neemt het over na ${count(hours, { one: '# uur', other: '# uur' })}`,
  },
  lobby: {
    title: 'Wie mag meedoen',
    link: 'Alleen mensen met de link',
    everybody: 'Iedereen: de tafel staat op de beginpagina',
  },
  noGame: 'Dit spel is er niet aan deze tafel.',
  refused: 'De server heeft de tafel niet geopend.',
  underWay: 'Je hebt het maximum aan lopende partijen bereikt. Ga met een ervan verder, of wacht even.',
};
