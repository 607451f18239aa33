import type { AmbushName, ExploreName, RuinsName, ScoringName, SeasonName, TitleName } from '../cards';

/** Names as on the cards, and what a scoring card asks for in a line or two. */
export interface CardWords {
  readonly cards: Readonly<Record<ExploreName | RuinsName | AmbushName, string>>;
  readonly scoring: Readonly<Record<ScoringName, { readonly name: string; readonly rule: string }>>;
  readonly seasons: Readonly<Record<SeasonName, string>>;
  readonly titles: Readonly<Record<TitleName, string>>;
}

export const cards: CardWords = {
  cards: {
    'Great River': 'Great River',
    Farmland: 'Farmland',
    Hamlet: 'Hamlet',
    'Forgotten Forest': 'Forgotten Forest',
    'Hinterland Stream': 'Hinterland Stream',
    Homestead: 'Homestead',
    Orchard: 'Orchard',
    'Treetop Village': 'Treetop Village',
    Marshlands: 'Marshlands',
    'Fishing Village': 'Fishing Village',
    'Rift Lands': 'Rift Lands',
    'Temple Ruins': 'Temple Ruins',
    'Outpost Ruins': 'Outpost Ruins',
    'Goblin Attack': 'Goblin Attack',
    'Bugbear Assault': 'Bugbear Assault',
    'Kobold Onslaught': 'Kobold Onslaught',
    'Gnoll Raid': 'Gnoll Raid',
  },
  scoring: {
    'Sentinel Wood': { name: 'Sentinel Wood', rule: '1 for each forest space along the edge.' },
    Greenbough: { name: 'Greenbough', rule: '1 for each row and column with a forest.' },
    Treetower: { name: 'Treetower', rule: '1 for each forest space with no empty space beside it.' },
    'Stoneside Forest': { name: 'Stoneside Forest', rule: '3 for each mountain that forest joins to another.' },
    'Canal Lake': { name: 'Canal Lake', rule: '1 for each water space beside a farm, 1 for each farm space beside water.' },
    'Mages Valley': { name: 'Mages Valley', rule: '2 for each water space and 1 for each farm space beside a mountain.' },
    'The Golden Granary': {
      name: 'The Golden Granary',
      rule: '1 for each water space beside ruins, 3 for each farm space on ruins.',
    },
    'Shoreside Expanse': {
      name: 'Shoreside Expanse',
      rule: '3 for each farm cluster away from water and edge, and each water cluster away from farms and edge.',
    },
    Wildholds: { name: 'Wildholds', rule: '8 for each village cluster of six or more.' },
    'Great City': { name: 'Great City', rule: '1 for each space of the largest village cluster away from mountains.' },
    'Greengold Plains': { name: 'Greengold Plains', rule: '3 for each village cluster beside three or more terrains.' },
    Shieldgate: { name: 'Shieldgate', rule: '2 for each space of the second largest village cluster.' },
    Borderlands: { name: 'Borderlands', rule: '6 for each full row and each full column.' },
    'Lost Barony': { name: 'Lost Barony', rule: '3 for each space along a side of the largest filled square.' },
    'The Broken Road': {
      name: 'The Broken Road',
      rule: '3 for each full diagonal that runs down from the left edge to the bottom.',
    },
    'The Cauldrons': { name: 'The Cauldrons', rule: '1 for each empty space with no empty space beside it.' },
  },
  seasons: { spring: 'Spring', summer: 'Summer', fall: 'Fall', winter: 'Winter' },
  titles: {
    legendary_cartographer: 'Legendary Cartographer',
    master_mapsmith: 'Master Mapsmith',
    journeyman_topographer: 'Journeyman Topographer',
    apprentice_surveyor: 'Apprentice Surveyor',
    amateur_assessor: 'Amateur Assessor',
    inept_assistant: 'Inept Assistant',
    dimwitted_doodler: 'Dimwitted Doodler',
    oblivious_inkdrinker: 'Oblivious Inkdrinker',
  },
};
