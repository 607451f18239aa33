import type { Words } from '../../en/mapout/aid';

export const words: Words = {
  lead: 'Leg tegels, verbind hun wegen en laat biomen doorlopen.',
  turn: {
    play: 'Speel een tegel: een wegtegel uit je hand of een eindtegel die open voor je ligt. Trek daarna een wegtegel.',
    fits: 'Hij moet op ten minste één weg aansluiten. Waar tegels elkaar raken, hebben ze allebei een weg of geen van beide.',
    clash: 'Woestijn raakt nooit poolgebied, en grasland raakt nooit moeras.',
    lift: 'Voor je speelt, mag je één tegel opnemen die niet vastligt, wie hem ook legde. Hij gaat in dezelfde beurt naar een andere plek.',
    locked:
      'Een tegel met twee verbindingen ligt vast, en elke eindtegel ook. Geen andere tegel mag zonder verbinding achterblijven.',
  },
  scores: {
    connection: '1 punt voor elke verbinding waarover een bioom doorloopt.',
    back: 'Een teruggelegde tegel levert punten op voor zijn nieuwe verbindingen, alsof je hem speelde.',
    end: 'Een eindtegel: 1 punt voor elke tegel van zijn aaneengesloten bioom, hijzelf meegeteld.',
    split: 'Een gedeelde eindtegel: idem, voor beide biomen.',
  },
  end: {
    hands: 'Wie kan spelen, moet. De partij eindigt als niemand nog een tegel heeft, of niemand kan spelen.',
    points: 'De meeste punten winnen; bij gelijke stand delen jullie de overwinning.',
  },
};
