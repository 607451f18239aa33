import type { Words } from '../../en/misterra/aid';

export const words: Words = {
  lead: 'Breng een eiland in kaart dat gaandeweg ontstaat; je eigen perkament hoeft niet te kloppen.',
  turn: {
    half: 'Een beurt is twee halve dagen. In elk: beweeg, kies een open schetskaart, en breng dan in kaart of claim, of doe niets.',
    steppe: 'Blijf, of doe één stap. Wie op een steppe komt, mag nog een stap doen.',
    lagoon: 'Op een lagune mag je, voor je kiest, een open kaart omruilen voor de bovenste van de trekstapel.',
    mountain: 'Je ziet je eigen veld en de velden ernaast; vanaf een gebergte in elke richting een veld verder.',
    jungle: 'Vanuit een jungle breng je niets in kaart, maar je kunt haar wel claimen.',
    map: 'In kaart brengen: leg de kaart op je perkament, met één helft op een veld dat je ziet. Op het eiland ligt een nieuw terrein beneveld, nog eens hetzelfde is bevestigd, een ander vervangt wat beneveld was.',
    claim:
      'Claimen: geef de kaart op voor de regio waarin je staat, als je tegel bevestigd is en niemand haar heeft geclaimd. Drie keer, telkens een ander terrein.',
  },
  scores: {
    fidelity: '2 punten voor elk veld van je perkament dat klopt met een bevestigde tegel.',
    presumption: 'Wat je twee vermoedenskaarten zeggen; ze kijken alleen naar je perkament.',
    region: '2 punten voor elke bevestigde tegel van een regio die je claimde, tenzij een andere claim erin groeide.',
    empty: '1 punt eraf voor elk leeg veld van je perkament.',
  },
  end: {
    full: 'Is iemands perkament vol, zijn de kaarten op of kan er niets meer van het eiland bevestigd worden, dan wordt de ronde uitgespeeld.',
    points:
      'Benevelde tegels gaan weg; dan winnen de meeste punten. Bij gelijke stand wie de meeste punten voor getrouwheid heeft.',
  },
};
