import type { PlateWords } from '../../plate';

export const fr: PlateWords = {
  name: 'Map Out',
  words:
    'Pose des hexagones pour que les routes se rejoignent et que les terres ennemies ne se touchent pas. Chaque route entre terres semblables rapporte un point.',
};
