import type { Words } from '../en/lessons';

export const words: Words = {
  pageTitle: (game) => `${game}\u00a0: première leçon · Mapmakers`,
  title: (game) => `Première leçon\u00a0: ${game}`,
  step: (step, steps) => `Étape ${step} sur ${steps}`,
  stepsTitle: 'Cette leçon',
  rules: 'Règles',
  leave: 'Quitter la leçon',
  back: 'Retour',
  next: 'Suite',
  skip: 'Passer',
  finish: 'Terminer',
  show: 'Montre-moi',
  ok: 'C’est ça\u00a0!',
  notYet: 'Pas tout à fait.',
  away: 'Le serveur ne répond pas. Réessaie dans un instant.',
  loading: 'Chargement de la leçon…',
  end: {
    title: (game) => `Tu sais jouer à ${game}`,
    words:
      'La table dit ce qu’on peut faire, ce que cela rapporterait et quelle règle interdit le reste. Toutes les règles sont à une touche\u00a0:\u00a0?',
    play: 'Jouer une partie',
    again: 'Refaire la leçon',
    rules: 'Lire les règles',
    home: 'Vers les trois jeux',
  },
  steps: {
    draw: {
      title: 'Dessine la carte',
      ask: 'Tout le monde dessine la même carte, chacun sur sa feuille. Celle-ci est forêt ou eau\u00a0: choisis, pose la forme sur un point rouge et confirme. R la fait pivoter, F l’inverse en miroir.',
      done: 'Voilà un tour. Tous les dessins se montrent en même temps, puis vient la carte suivante.',
    },
    coin: {
      title: 'Prends une pièce',
      ask: 'Cette carte a deux formes. La petite donne une pièce, et une pièce vaut une étoile à la fin de chaque saison. Dessine la petite forme.',
      wrong: 'C’est la grande forme\u00a0: plus de terrain, mais pas de pièce. Pour cette étape, choisis celle avec la pièce.',
      done: 'Une pièce. Elle compte à la fin de chacune des quatre saisons.',
    },
    edict: {
      title: 'Dessine ce qui rapporte',
      ask: 'Quatre décrets disent ce qui rapporte\u00a0; au printemps comptent A et B. A, c’est le Bois des Sentinelles\u00a0: une étoile par case de forêt au bord. Dessine de la forêt pour que A gagne au moins 2 étoiles.',
      wrong:
        'A ne gagne pas 2 étoiles ainsi. Choisis la forêt et pose-la le long du bord\u00a0: ce que rapporte une place se voit avant de confirmer.',
      done: 'Bien dessiné. Garde à l’œil les deux décrets de cette saison, et les deux suivants.',
    },
    ambush: {
      title: 'Une embuscade',
      ask: 'Tu dessines maintenant des monstres sur la feuille d’Ada, et elle sur la tienne. Chaque case vide à côté d’un monstre coûte une étoile par saison à qui tient la feuille. Arrive à 6 ou plus.',
      wrong: 'Ada perdrait moins de 6 étoiles. Mets les monstres là où il y a beaucoup de cases vides autour.',
      done: 'Aïe. Ada voudra remplir les cases autour, et toi celles autour des siens.',
    },
    ruins: {
      title: 'Des ruines',
      ask: 'Une carte Ruines est venue d’abord\u00a0: cette forme doit recouvrir une case à l’arche brisée. Essaie ailleurs, et la table nomme la règle qui l’interdit.',
      done: 'Ruines recouvertes. Sans carte Ruines, on peut aussi le faire, mais rien n’oblige.',
    },
    season: {
      title: 'La saison s’achève',
      ask: 'Le temps est à 7 sur 8\u00a0: après cette carte, on compte le printemps. Le décret B, Lac du Canal, donne une étoile par case d’eau voisine d’un champ et par case de champ voisine de l’eau. Dessine de l’eau qui rapporte.',
      wrong: 'B ne rapporte rien de plus ainsi. Choisis l’eau et fais-lui toucher les champs.',
      done: 'Le printemps est compté\u00a0: A, B et tes pièces, moins ce que coûtent les monstres. Après l’hiver, le plus d’étoiles gagne.',
    },
    mountain: {
      title: 'Entoure une montagne',
      ask: 'Quelques cartes plus tard, en été. Une montagne paie une pièce dès que les quatre cases à côté d’elle sont remplies. Entoures-en une.',
      wrong: 'Cela n’entoure aucune montagne. Cherche celle à qui il ne manque qu’une case ou deux.',
      done: 'Une pièce pour la montagne. Tu en sais assez pour une première partie.',
    },
    keep: {
      title: 'Choisis tes commanditaires',
      ask: 'Les cartes Hypothèse disent ce que tes commanditaires aimeraient voir sur ta carte. On t’en donne quatre, tu en gardes deux toute la partie. Garde les zones de jungle et les montagnes au bord.',
      wrong: 'Celles-là iraient aussi, mais la leçon continue avec les zones de jungle et les montagnes au bord.',
      done: 'Les deux cartes restent avec toi, cachées aux autres, jusqu’à la fin.',
    },
    land: {
      title: 'Débarque',
      ask: 'Un tour, c’est deux demi-journées\u00a0; à chacune, on se déplace, on choisit une carte et on cartographie. À la première, on débarque. Place ton pion sur la deuxième plage, à côté de E2.',
      wrong: 'Belle plage aussi, mais la leçon débarque sur la deuxième en partant du haut, à côté de E2.',
      done: 'De la plage, on ne voit que la case d’en face.',
    },
    take: {
      title: 'Choisis une carte Croquis',
      ask: 'Cinq cartes Croquis sont révélées. Chacune montre deux terrains à cartographier côte à côte. Prends steppe – montagne.',
      wrong: 'Toutes iraient, mais la leçon continue avec steppe – montagne.',
      done: 'La carte est dans ta main. Elle n’est pas remplacée avant la fin de ton tour.',
    },
    map: {
      title: 'Cartographie',
      ask: 'Pose la carte sur ton parchemin. Une moitié doit être sur une case que tu vois\u00a0: d’ici, c’est E2. Mets la montagne en E2 et la steppe en D2, à sa gauche. R fait pivoter la carte, F inverse ses moitiés.',
      wrong: 'Les règles le permettent, mais la leçon continue avec la montagne en E2 et la steppe en D2.',
      done: 'L’île suit ce que tu cartographies\u00a0: les deux tuiles y sont, encore face Brume, une rumeur.',
    },
    go: {
      title: 'Déplace-toi',
      ask: 'La deuxième demi-journée. Ton pion reste, ou fait un pas sur une tuile ou le long de la plage. Va sur la montagne, E2.',
      wrong: 'C’est possible aussi. Pour cette leçon, va sur la montagne, E2.',
      done: 'D’une montagne, on voit plus loin.',
    },
    far: {
      title: 'Vois loin',
      ask: 'Tu as pris jungle – lagune. De la montagne, tu vois à deux cases dans chaque direction. Cartographie avec une moitié en C2 ou E4, que tu ne vois que grâce à la montagne.',
      wrong: 'Cela, tu le verrais de n’importe où ici. Mets une moitié en C2 ou en E4.',
      done: 'Une seule moitié doit être vue. L’autre peut aller là où personne n’est encore passé.',
    },
    lagoon: {
      title: 'À la lagune',
      ask: 'Manche suivante\u00a0: la steppe t’a porté jusqu’à la lagune C2. Ici, avant de choisir, tu peux échanger une carte révélée contre celle du dessus de la pioche. Échanges-en une.',
      wrong: 'Tu as pris une carte sans l’aide de la lagune. Commence par «\u00a0Échanger une carte\u00a0».',
      done: 'Une nouvelle carte est révélée. Ensuite on choisit comme toujours.',
    },
    confirm: {
      title: 'Confirme une rumeur',
      ask: 'C3 est une montagne face Brume. Cartographies-y encore une montagne et elle est confirmée, pour de bon. À la fin, chaque case de ton parchemin pareille à une tuile confirmée vaut 2 points. Confirme C3.',
      wrong: 'C3 n’est pas confirmée ainsi. Pose la moitié montagne dessus.',
      done: 'Confirmée\u00a0: cette tuile ne changera plus jamais.',
    },
    presumption: {
      title: 'Arrange la vérité',
      ask: 'Ton parchemin n’a pas à dire vrai. Ta carte paie les zones de jungle à partir de trois cases, et ne regarde que ton parchemin. Pose la carte en main pour qu’elle paie.',
      wrong: 'La carte ne paie rien de plus. Que la nouvelle jungle touche celle de ton parchemin, trois cases ou plus ensemble.',
      done: 'Ton commanditaire paie, vrai ou faux. Mais ce qui diffère de l’île ne vaut rien pour la fidélité.',
    },
    claim: {
      title: 'Revendique une région',
      ask: 'Deux manches plus tard. Au lieu de cartographier, tu peux revendiquer la région où tu te tiens, si la tuile sous toi est confirmée et la région à personne. Revendique celle-ci.',
      wrong: 'Cette fois, mieux vaut céder la carte\u00a0: «\u00a0Revendiquer\u00a0».',
      done: '2 points par tuile de la région à la fin, sauf si une autre revendication la rejoint. Il te reste deux pions Revendication, pour d’autres terrains.',
    },
    connect: {
      title: 'Relie',
      ask: 'À chaque tour, tu joues une tuile. Une route doit rejoindre une route\u00a0; désert et arctique ne se touchent jamais, prairie et marais non plus. La tuile va sur les cases en surbrillance. Joue une tuile route pour qu’un biome se prolonge à travers la connexion\u00a0: 1 point.',
      wrong:
        'Aucun point ainsi. Prends une tuile route de ta main et fais-la pivoter pour avoir le même biome des deux côtés de la connexion.',
      done: 'Une connexion, un point. Puis tu pioches une tuile.',
    },
    twice: {
      title: 'Deux d’un coup',
      ask: 'Chaque connexion qui partage un biome vaut un point. Trouve une case où une tuile route en rapporte 2.',
      wrong: 'C’est moins de 2 points avec une tuile route. Cherche un endroit où deux routes se rejoignent.',
      done: '2 points. Une tuile à deux connexions est verrouillée, ses épingles le montrent\u00a0: plus personne ne peut la déplacer.',
    },
    lift: {
      title: 'Soulève une tuile',
      ask: 'Quelques tours plus tard. Avant de jouer, tu peux soulever une tuile qui n’est pas verrouillée, de qui que ce soit. Soulève celle tout à droite.',
      wrong: 'C’est permis, mais la leçon continue avec la tuile tout à droite\u00a0: soulève-la.',
      done: 'La tuile est dans ta main. Elle doit aller ailleurs, pendant ce tour.',
    },
    back: {
      title: 'Repose-la',
      ask: 'Ce que tu reposes rapporte ses nouvelles connexions, comme une tuile jouée. Trouve la case où la tuile soulevée rapporte 2.',
      wrong: 'Ce n’est pas la tuile soulevée, ou elle rapporte moins de 2. Cherche un endroit entre deux routes.',
      done: '2 points en rangeant. Après cela, tu joues une tuile comme toujours.',
    },
    end: {
      title: 'Une tuile de fin',
      ask: 'Les tuiles de fin ferment une route. La tienne vaut un point par tuile d’arctique d’un seul tenant, elle comprise. Joue-la pour 4 ou plus.',
      wrong: 'Moins de 4 points, ou une autre tuile. Pose ta tuile de fin arctique près d’un grand domaine arctique.',
      done: 'Plus le domaine est grand, mieux c’est. Mais à trop attendre, un autre ferme la route.',
    },
    split: {
      title: 'Une tuile de fin double',
      ask: 'Une tuile de fin double compte deux domaines, un par biome\u00a0: ici arctique et marais. Joue-la pour 6 ou plus.',
      wrong:
        'Moins de 6 points, ou une autre tuile. Les deux domaines comptent\u00a0: cherche où arctique et marais sont grands.',
      done: 'La partie se termine quand plus personne n’a de tuile\u00a0; le plus de points gagne. Tu en sais assez pour une première partie.',
    },
  },
};
