import type { Words } from '../en/lessons';

export const words: Words = {
  pageTitle: (game) => `${game}: eerste les · Mapmakers`,
  title: (game) => `Eerste les: ${game}`,
  step: (step, steps) => `Stap ${step} van ${steps}`,
  stepsTitle: 'Deze les',
  rules: 'Regels',
  leave: 'De les verlaten',
  back: 'Terug',
  next: 'Verder',
  skip: 'Overslaan',
  finish: 'Afronden',
  show: 'Doe het voor',
  ok: 'Goed zo!',
  notYet: 'Net niet.',
  away: 'De server antwoordt niet. Probeer het zo nog eens.',
  loading: 'De les wordt geladen …',
  end: {
    title: (game) => `Je kunt ${game} spelen`,
    words:
      'De tafel laat zien wat kan, wat het zou opleveren en welke regel de rest verbiedt. Alle regels zitten onder één toets: ?',
    play: 'Een partij spelen',
    again: 'De les nog eens',
    rules: 'Lees de regels',
    home: 'Naar de drie spellen',
  },
  steps: {
    draw: {
      title: 'Teken de kaart',
      ask: 'Iedereen tekent dezelfde kaart, elk op een eigen blad. Deze is bos of water: kies, leg de vorm op een rode stip en bevestig. R draait hem, F spiegelt hem.',
      done: 'Dat is een beurt. Alle tekeningen worden tegelijk getoond, en dan komt de volgende kaart.',
    },
    coin: {
      title: 'Pak een munt',
      ask: 'Deze kaart heeft twee vormen. De kleine levert een munt op, en een munt is een ster aan het eind van elk seizoen. Teken de kleine vorm.',
      wrong: 'Dat is de grote vorm: meer land, maar geen munt. Kies voor deze stap die met de munt.',
      done: 'Eén munt. Die telt aan het eind van elk van de vier seizoenen.',
    },
    edict: {
      title: 'Teken wat telt',
      ask: 'Vier edicten zeggen wat sterren oplevert; de lente telt A en B. A is het Schildwachtbos: een ster voor elk bosvakje aan de rand. Teken bos, zodat A er minstens 2 sterren bij krijgt.',
      wrong:
        'Zo krijgt A er geen 2 sterren bij. Kies bos en leg het langs de rand: wat een plek oplevert, zie je voor je bevestigt.',
      done: 'Mooi getekend. Houd de twee edicten van dit seizoen in het oog, en de volgende twee.',
    },
    ambush: {
      title: 'Een hinderlaag',
      ask: 'Nu teken jij monsters op het blad van Ada, en zij op het jouwe. Elk leeg vakje naast een monster kost wie het blad heeft een ster per seizoen. Maak er 6 of meer van.',
      wrong: 'Ada zou minder dan 6 sterren verliezen. Zet de monsters waar veel lege vakjes omheen liggen.',
      done: 'Dat doet pijn. Ada zal de vakjes eromheen willen vullen, en jij die rond de hare.',
    },
    ruins: {
      title: 'Ruïnes',
      ask: 'Eerst kwam een ruïnekaart: deze vorm moet een vakje met een gebroken boog bedekken. Probeer een andere plek, en de tafel noemt de regel die het verbiedt.',
      done: 'Ruïne bedekt. Zonder ruïnekaart mag het ook, maar het hoeft niet.',
    },
    season: {
      title: 'Het seizoen loopt af',
      ask: 'De tijd staat op 7 van 8: na deze kaart telt de lente. Edict B, het Kanaalmeer, geeft een ster voor elk watervakje naast een akker en elk akkervakje naast water. Teken water dat meer oplevert.',
      wrong: 'B levert zo niets meer op. Kies water en laat het de akkers raken.',
      done: 'De lente is geteld: A, B en je munten, min wat monsters kosten. Na de winter winnen de meeste sterren.',
    },
    mountain: {
      title: 'Sluit een berg in',
      ask: 'Een paar kaarten later, in de zomer. Een berg betaalt een munt zodra alle vier de vakjes ernaast gevuld zijn. Sluit er een in.',
      wrong: 'Zo raakt geen berg ingesloten. Zoek er een waar nog maar een of twee vakjes ontbreken.',
      done: 'Een munt voor de berg. Je weet nu genoeg voor een eerste partij.',
    },
    keep: {
      title: 'Kies je sponsors',
      ask: 'Vermoedenskaarten zeggen wat je sponsors graag op je kaart zien. Je krijgt er vier en houdt er twee, de hele partij. Houd de zones jungle en het gebergte aan de rand.',
      wrong: 'Die kunnen ook, maar de les gaat verder met de zones jungle en het gebergte aan de rand.',
      done: 'Beide kaarten blijven bij jou, verborgen voor de anderen, tot het einde.',
    },
    land: {
      title: 'Ga aan land',
      ask: 'Een beurt is twee halve dagen; in elk beweeg je, kies je een kaart en breng je in kaart. In je eerste halve dag ga je aan land. Zet je meeple op het tweede strand, naast E2.',
      wrong: 'Ook een mooi strand, maar de les gaat aan land op het tweede van boven, naast E2.',
      done: 'Vanaf het strand zie je alleen het veld voor je.',
    },
    take: {
      title: 'Kies een schetskaart',
      ask: 'Er liggen vijf schetskaarten open. Elk toont twee terreinen om naast elkaar in kaart te brengen. Neem steppe – gebergte.',
      wrong: 'Elke kaart zou kunnen, maar de les gaat verder met steppe – gebergte.',
      done: 'De kaart is in je hand. Ze wordt pas aan het eind van je beurt aangevuld.',
    },
    map: {
      title: 'Breng in kaart',
      ask: 'Leg de kaart op je perkament. Eén helft moet op een veld dat je ziet: van hier is dat E2. Leg het gebergte op E2 en de steppe op D2, links ervan. R draait de kaart, F wisselt de helften.',
      wrong: 'Dat mag van de regels, maar de les gaat verder met het gebergte op E2 en de steppe op D2.',
      done: 'Het eiland volgt wat je in kaart brengt: beide tegels liggen er, nog beneveld, een gerucht.',
    },
    go: {
      title: 'Beweeg',
      ask: 'De tweede halve dag. Je meeple blijft staan of doet één stap, naar een tegel of langs het strand. Ga het gebergte op, E2.',
      wrong: 'Dat kan ook. Ga voor deze les het gebergte op, E2.',
      done: 'Vanuit het gebergte zie je verder.',
    },
    far: {
      title: 'Kijk ver',
      ask: 'Je hebt jungle – lagune genomen. Vanuit het gebergte zie je twee velden ver in elke richting. Breng in kaart met één helft op C2 of E4, die je alleen dankzij het gebergte ziet.',
      wrong: 'Dat zou je hier overal vandaan zien. Leg één helft op C2 of op E4.',
      done: 'Maar één helft hoeft gezien te zijn. De andere mag liggen waar nog niemand is geweest.',
    },
    lagoon: {
      title: 'Bij de lagune',
      ask: 'Volgende ronde: de steppe heeft je tot de lagune C2 gebracht. Hier mag je, voor je kiest, een open kaart omruilen voor de bovenste van de trekstapel. Ruil er een om.',
      wrong: 'Je nam een kaart zonder hulp van de lagune. Gebruik eerst ‘Een kaart omruilen’.',
      done: 'Er ligt een nieuwe kaart open. Daarna kies je zoals altijd.',
    },
    confirm: {
      title: 'Bevestig een gerucht',
      ask: 'C3 is beneveld gebergte. Breng er nog eens gebergte in kaart en het is bevestigd, voorgoed. Aan het eind levert elk veld van je perkament dat met een bevestigde tegel klopt 2 punten op. Bevestig C3.',
      wrong: 'Zo wordt C3 niet bevestigd. Leg er de helft met gebergte op.',
      done: 'Bevestigd: deze tegel verandert nooit meer.',
    },
    presumption: {
      title: 'Buig de waarheid',
      ask: 'Je perkament hoeft niet te kloppen. Je kaart betaalt voor zones jungle vanaf drie velden, en kijkt alleen naar je perkament. Leg de kaart in je hand zo dat ze betaalt.',
      wrong:
        'De kaart betaalt daar niets extra voor. Laat de nieuwe jungle die van je perkament raken, samen drie velden of meer.',
      done: 'Je sponsor betaalt, waar of niet. Maar wat van het eiland verschilt, telt niet voor getrouwheid.',
    },
    claim: {
      title: 'Claim een regio',
      ask: 'Twee rondes later. In plaats van in kaart te brengen mag je de regio claimen waarin je staat, als de tegel onder je bevestigd is en niemand haar heeft geclaimd. Claim deze.',
      wrong: 'Geef de kaart deze keer op: gebruik ‘Claimen’.',
      done: 'Aan het eind 2 punten voor elke tegel van de regio, tenzij een andere claim erin groeit. Je hebt nog twee claimmarkers, voor andere terreinen.',
    },
    connect: {
      title: 'Verbind',
      ask: 'Elke beurt speel je een tegel. Wegen moeten op wegen aansluiten; woestijn en poolgebied raken elkaar nooit, grasland en moeras ook niet. Op gemarkeerde plaatsen past de tegel. Speel een wegtegel zo dat een bioom over de verbinding doorloopt: 1 punt.',
      wrong:
        'Zo geen punt. Neem een wegtegel uit je hand en draai hem zo dat aan beide kanten van de verbinding hetzelfde bioom ligt.',
      done: 'Een verbinding, een punt. Daarna trek je een nieuwe tegel.',
    },
    twice: {
      title: 'Twee tegelijk',
      ask: 'Elke verbinding die een bioom deelt, is een punt waard. Zoek een plaats waar één wegtegel er 2 oplevert.',
      wrong: 'Dat is minder dan 2 punten met een wegtegel. Zoek een plaats waar twee wegen samenkomen.',
      done: '2 punten. Een tegel met twee verbindingen ligt vast, zoals zijn spelden tonen: niemand kan hem nog verplaatsen.',
    },
    lift: {
      title: 'Neem een tegel op',
      ask: 'Een paar beurten later. Voor je speelt mag je een tegel opnemen die niet vastligt, van wie dan ook. Neem die helemaal rechts op.',
      wrong: 'Dat mag, maar de les gaat verder met de tegel helemaal rechts: neem die op.',
      done: 'De tegel is in je hand. Hij moet ergens anders heen, in deze beurt.',
    },
    back: {
      title: 'Leg hem terug',
      ask: 'Wat je teruglegt, levert zijn nieuwe verbindingen op alsof je het speelde. Zoek de plaats waar de opgenomen tegel er 2 oplevert.',
      wrong: 'Dat is niet de opgenomen tegel, of hij levert minder dan 2 op. Zoek een plaats tussen twee wegen.',
      done: '2 punten door op te ruimen. Daarna speel je een tegel zoals altijd.',
    },
    end: {
      title: 'Een eindtegel',
      ask: 'Eindtegels sluiten een weg af. De jouwe is een punt waard voor elke tegel van zijn aaneengesloten poolgebied, zichzelf meegeteld. Speel hem voor 4 of meer.',
      wrong: 'Minder dan 4 punten, of een andere tegel. Leg je eindtegel met poolgebied bij een groot poolgebied.',
      done: 'Hoe groter het gebied, hoe beter. Maar wacht je te lang, dan sluit een ander de weg af.',
    },
    split: {
      title: 'Een gedeelde eindtegel',
      ask: 'Een gedeelde eindtegel telt twee gebieden, een voor elk bioom: hier poolgebied en moeras. Speel hem voor 6 of meer.',
      wrong: 'Minder dan 6 punten, of een andere tegel. Beide gebieden tellen: kijk waar poolgebied en moeras groot zijn.',
      done: 'De partij is afgelopen als niemand nog een tegel heeft; de meeste punten winnen. Je weet nu genoeg voor een eerste partij.',
    },
  },
};
