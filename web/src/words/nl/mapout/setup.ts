import type { Words } from '../../en/mapout/setup';

export const words: Words = {
  guessed:
    'Van de gedrukte tegels hadden we geen afbeeldingen: wat elke tegel toont en waar de starttegels eerst liggen, hebben we zelf gekozen, binnen de gedrukte aantallen en regels.',
  options: {
    moved_tiles_score: {
      title: 'Een tegel die je opneemt en teruglegt',
      values: {
        all: 'Levert punten op voor al zijn nieuwe verbindingen',
        gain: 'Levert alleen punten op voor verbindingen die hij erbij krijgt',
        none: 'Levert niets op',
      },
    },
    first_player: {
      title: 'Wie begint',
      printed: 'De oudste speler',
      values: { lot: 'Door het lot bepaald' },
      seat: (who) => `De oudste speler: ${who}`,
    },
    starting_tiles: {
      title: 'Starttegels',
      values: {
        any: 'Iedereen mag er een opnemen die niet vastligt',
        first_turn: 'Alleen de startspeler mag er een opnemen, in de eerste beurt',
      },
    },
  },
};
