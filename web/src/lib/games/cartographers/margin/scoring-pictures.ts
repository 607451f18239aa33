import type { ScoringName } from '../cards';
import type { MapCorner } from '../drawn/corner';

/** What a scoring card wants; the letter of its edict lies over the last space. */
export interface ScoringPicture extends MapCorner {
  readonly earns: string;
}

export const SCORING_PICTURES: Readonly<Record<ScoringName, ScoringPicture>> = {
  'Sentinel Wood': { drawing: 'FF../F.../..F./....', earns: '**../*.../..../....', edges: ['top', 'left'] },
  Greenbough: { drawing: '..../..F./..../....', earns: '..../..*./..../....', whole: 'M0 1.5H4M2.5 0V4' },
  Treetower: { drawing: '.VF./VFA./.W../....', earns: '..../.*../..../....' },
  'Stoneside Forest': { drawing: '^F../.FF./..F^/....', earns: '*.../..../...*/....' },
  'Canal Lake': { drawing: '..../WWA./.AWW/....', earns: '..../.**./.**./....' },
  'Mages Valley': { drawing: '.W../W^A./.A../....', earns: '.*../*.*./.*../....' },
  'The Golden Granary': { drawing: '..../Wr../..../Aa..', earns: '..../*.../..../.*..' },
  'Shoreside Expanse': { drawing: '..../.AA./..A./....', earns: '..../.**./..*./....', edges: ['top', 'left'] },
  Wildholds: { drawing: '..../VVV./.VVV/....', earns: '..../***./.***/....' },
  'Great City': { drawing: '...^/VV../VVV./.V..', earns: '..../**../***./.*..' },
  'Greengold Plains': { drawing: '..../.F../AVV./..W.', earns: '..../..../.**./....' },
  Shieldgate: { drawing: 'VVVV/VV../..../VVV.', earns: '..../..../..../***.' },
  Borderlands: { drawing: '..W./FVAW/..F./..V.', earns: '..../..../..../....', whole: 'M0 1.5H4M2.5 0V4' },
  'Lost Barony': { drawing: 'FVA./WFV./AWF./....', earns: '..../..../***./....', whole: 'M.1 .1H2.9V2.9H.1Z' },
  'The Broken Road': {
    drawing: '..../V.../.F../..W.',
    earns: '..../..../..../....',
    edges: ['left', 'bottom'],
    whole: 'M.2 1.2L2.8 3.8',
  },
  'The Cauldrons': { drawing: '.F../V.A./.W../....', earns: '..../.*../..../....' },
};
