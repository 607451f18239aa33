import type { PlateWords } from '../../../lib/games/plate';

export const words: PlateWords = {
  name: 'Map Out',
  words:
    'Pose des hexagones pour que les routes se rejoignent et que les terres ennemies ne se touchent pas. Chaque route entre terres semblables rapporte un point.',
};
