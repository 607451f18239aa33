import { counter } from '../../i18n/plural';
import type { SetupWords } from '.';

const count = counter('nl');

export const nl: SetupWords = {
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
  alone: {
    cartographers: 'Alleen: je speelt om een titel; hinderlagen slaan vanzelf toe.',
    misterra: 'Alleen: je speelt tegen de Otoma, een tegenstander van kaarten.',
  },
  play: 'Spelen',
  openTable: 'Tafel openen',
  moreOptions: 'Meer opties',
  seat: (n) => `plaats ${n}`,
  firstPlayer: (n) => `Plaats ${n} begint`,
  edict: (edict) => `Edict ${edict}`,
  anyCard: 'Willekeurige kaart',
  anyOf: (stack) => `Willekeurig: ${stack}`,
  stacks: { forest: 'bos', farm_water: 'akker en water', village: 'dorp', spatial: 'indeling' },
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
  options: {
    cartographers: {
      side: {
        title: 'Blad',
        values: { A: 'Kant A: open land', B: 'Kant B: een woestenij in het midden' },
      },
      scoring: {
        title: 'Scorekaarten',
        values: {},
      },
      edict_order: {
        title: 'Volgorde van de kaarten',
        values: { listed: 'Onder de edicten zoals hierboven gekozen', random: 'Geschud over de vier edicten' },
      },
    },
    misterra: {
      merged_claims: {
        title: 'Geclaimde regio’s die samengroeien',
        values: { nobody: 'Leveren niemand iets op', all: 'Leveren elke eigenaar de hele regio op' },
      },
      claim_links: {
        title: 'Hoe ver een geclaimde regio reikt',
        values: { any: 'Langs benevelde en bevestigde tegels', confirmed: 'Alleen langs bevestigde tegels' },
      },
      empty_supply: {
        title: 'Een terrein dat op is',
        values: { nothing: 'Doet niets met het eiland', confirms: 'Kan nog een benevelde tegel bevestigen' },
      },
      pattern_turns: {
        title: 'Patronen van vermoedenskaarten',
        values: { printed: 'Tellen zoals de kaart ze toont', turned: 'Mogen gedraaid worden', mirrored: 'Mogen gedraaid en gespiegeld worden' },
      },
      master: {
        title: 'Meestercartografen',
        values: { off: 'Nee', on: 'Ja: 3 punten extra voor elke volle, getrouwe rij en kolom' },
      },
      first_game: {
        title: 'Vermoedenskaarten',
        values: { off: 'Kies er twee van vier', on: 'Eerste partij: een kant-en-klaar paar' },
      },
      first_player: { title: 'Wie begint', values: { lot: 'Door het lot bepaald' } },
    },
    mapout: {
      moved_tiles_score: {
        title: 'Een tegel die je opneemt en teruglegt',
        values: {
          all: 'Levert al zijn nieuwe verbindingen op',
          gain: 'Levert alleen op wat hij meer verbindt dan eerst',
          none: 'Levert niets op',
        },
      },
      first_player: { title: 'Wie begint', values: { lot: 'Door het lot bepaald' }, seat: (who) => `De oudste speler: ${who}` },
      starting_tiles: {
        title: 'Starttegels',
        values: {
          any: 'Iedereen mag er een opnemen die niet vastligt',
          first_turn: 'Alleen de startspeler mag er een opnemen, in de eerste beurt',
        },
      },
    },
  },
  refused: 'De server heeft de tafel niet geopend.',
  underWay: 'Je hebt het maximum aan lopende partijen bereikt. Ga met een ervan verder, of wacht even.',
};
