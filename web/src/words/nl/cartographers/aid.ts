import type { Words } from '../../en/cartographers/aid';

export const words: Words = {
  lead: 'Vier seizoenen, ieder een eigen blad: teken wat de edicten vragen.',
  turn: {
    card: 'Een kaart wordt omgedraaid. Iedereen tekent een van de vormen, in een van de terreinen, op lege vakjes van het eigen blad; draaien en spiegelen mag.',
    ruins: 'Na een ruïnekaart moet de volgende vorm een ruïne bedekken.',
    single: 'Past geen vorm, of kan er geen de verplichte ruïne bedekken, vul dan één leeg vakje met een terrein naar keuze.',
    ambush:
      'Een hinderlaag: je tekent monsters op het blad van een buur, en iemand tekent er op het jouwe. Speel je alleen, dan zegt de kaart waar ze komen.',
  },
  scores: {
    edicts: 'Aan het eind van elk seizoen twee edicten: A en B, dan B en C, C en D, D en A.',
    coin: 'Een ster voor elke munt, in elk seizoen. Sommige vormen leveren er een op.',
    mountain: 'Een berg geeft een munt zodra alle vier de vakjes ernaast gevuld zijn.',
    monster: 'Elk leeg vakje naast een monster kost een ster, in elk seizoen.',
  },
  end: {
    time: 'Een seizoen eindigt als de tijd van zijn kaarten 8 bereikt in lente en zomer, 7 in de herfst, 6 in de winter.',
    star: 'Na de winter winnen de meeste sterren; bij gelijke stand wie er de minste aan monsters verloor.',
  },
};
