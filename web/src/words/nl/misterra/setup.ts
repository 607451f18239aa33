import type { Words } from '../../en/misterra/setup';

export const words: Words = {
  alone: { title: 'Alleen tegen de Otoma', words: 'De Otoma is een tegenstander van kaarten; je speelt om een titel.' },
  firstMatch: 'De vermoedenskaarten zijn een kant-en-klaar paar.',
  guessed:
    'Van sommige gedrukte kaarten hadden we geen afbeelding: de patronen, de kant-en-klare paren, de kaarten van de Otoma, de aantallen schetskaarten en de jungle bij het begin zijn van ons. Zulke kaarten zijn gemerkt.',
  options: {
    merged_claims: {
      title: 'Geclaimde regio’s die samengroeien',
      values: { nobody: 'Leveren niemand iets op', all: 'Leveren elke eigenaar punten op voor de hele regio' },
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
      values: {
        printed: 'Tellen zoals de kaart ze toont',
        turned: 'Mogen gedraaid worden',
        mirrored: 'Mogen gedraaid en gespiegeld worden',
      },
    },
    master: {
      title: 'Meestercartografen',
      printed: 'Nee; het is een variant',
      values: { off: 'Nee', on: 'Ja: 3 punten extra voor elke volle, getrouwe rij en kolom' },
    },
    first_game: {
      title: 'Vermoedenskaarten',
      printed: 'Kies er twee van vier; in een eerste partij een kant-en-klaar paar',
      values: { off: 'Kies er twee van vier', on: 'Eerste partij: een kant-en-klaar paar' },
    },
    first_player: { title: 'Wie begint', values: { lot: 'Door het lot bepaald' } },
  },
};
