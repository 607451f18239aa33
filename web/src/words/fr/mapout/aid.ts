import type { Words } from '../../en/mapout/aid';

export const words: Words = {
  lead: 'Pose des tuiles, relie leurs routes et prolonge les biomes.',
  turn: {
    play: 'Joue une tuile\u00a0: une tuile route de ta main ou une tuile de fin posée devant toi. Puis pioche une tuile route.',
    fits: 'Elle doit rejoindre au moins une route. Là où deux tuiles se touchent, toutes deux ont une route, ou aucune.',
    clash: 'Le désert ne touche jamais l’arctique, ni la prairie le marais.',
    lift: 'Avant de jouer, tu peux soulever une tuile non verrouillée, peu importe qui l’a posée. Elle va ailleurs, dans le même tour.',
    locked:
      'Une tuile à deux connexions est verrouillée, comme toute tuile de fin. Aucune autre tuile ne doit rester sans connexion.',
  },
  scores: {
    connection: '1 point par connexion où un biome se prolonge.',
    back: 'Une tuile reposée rapporte ses nouvelles connexions, comme si tu l’avais jouée.',
    end: 'Une tuile de fin\u00a0: 1 point par tuile de son biome d’un seul tenant, elle comprise.',
    split: 'Une tuile de fin double\u00a0: de même pour chacun de ses deux biomes.',
  },
  end: {
    hands: 'Qui peut jouer doit le faire. La partie s’arrête quand personne n’a plus de tuile ou ne peut jouer.',
    points: 'Le plus grand nombre de points l’emporte\u00a0; à égalité, on partage la victoire.',
  },
};
