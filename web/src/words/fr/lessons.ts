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
  instead: 'Ça irait aussi.',
  away: 'Le serveur ne répond pas. Réessaie dans un instant.',
  loading: 'Chargement de la leçon…',
  end: {
    title: (game) => `Tu sais jouer à ${game}`,
    words:
      'La table dit ce qu’on peut faire, ce que cela rapporterait et quelle règle interdit le reste. Le jeu en une page est à une touche\u00a0: A. Toutes les règles\u00a0: B. La liste des touches\u00a0:\u00a0?',
    play: 'Jouer une première partie',
    again: 'Refaire la leçon',
    rules: 'Lire les règles',
    home: 'Vers les trois jeux',
  },
  steps: {
    draw: {
      title: 'Dessine la carte',
      ask: 'Tout le monde dessine la même carte, chacun sur sa feuille. Celle-ci, c’est forêt ou eau\u00a0: choisis, pose la forme sur un point rouge et confirme. R la fait pivoter, F l’inverse en miroir.',
      done: 'Voilà un tour. Tous les dessins sont dévoilés en même temps, puis la carte suivante est révélée.',
    },
    coin: {
      title: 'Prends une pièce',
      ask: 'Cette carte a deux formes. La petite donne une pièce, et une pièce vaut une étoile à la fin de chaque saison. Dessine la petite forme.',
      wrong: 'C’est la grande forme\u00a0: plus de terrain, mais pas de pièce. Pour cette étape, choisis celle qui a la pièce.',
      done: 'Une pièce. Elle compte à la fin de chacune des quatre saisons.',
    },
    edict: {
      title: 'Dessine ce qui rapporte',
      ask: 'Quatre décrets disent ce qui rapporte\u00a0; au printemps, ce sont A et B. A, c’est le Bois des Sentinelles\u00a0: une étoile par case de forêt au bord. Dessine de la forêt pour que A gagne au moins 2 étoiles.',
      wrong:
        'Ainsi, A ne gagne pas 2 étoiles. Choisis la forêt et pose-la le long du bord\u00a0: ce que rapporte un emplacement s’affiche avant que tu confirmes.',
      done: 'Bien dessiné. Garde à l’œil les deux décrets de cette saison, et les deux suivants.',
    },
    ambush: {
      title: 'Une embuscade',
      ask: 'Tu dessines maintenant des monstres sur la feuille d’Ada, et elle sur la tienne. Chaque case vide à côté d’un monstre coûte une étoile par saison au propriétaire de la feuille. Fais-lui en perdre 6 ou plus.',
      wrong: 'Ada perdrait moins de 6 étoiles. Mets les monstres là où il y a beaucoup de cases vides autour.',
      done: 'Aïe\u00a0! Ada voudra remplir les cases autour de tes monstres, et toi celles autour des siens.',
    },
    ruins: {
      title: 'Des ruines',
      ask: 'Une carte Ruines a été révélée d’abord\u00a0: cette forme doit recouvrir une des cases à l’arche brisée. Essaie ailleurs, et la table cite la règle qui l’interdit.',
      done: 'Ruines recouvertes. Sans carte Ruines, on peut aussi le faire, mais rien n’oblige.',
    },
    season: {
      title: 'La saison s’achève',
      ask: 'Le temps est à 7 sur 8\u00a0: après cette carte, on décompte le printemps. Le décret B, Lac du Canal, donne une étoile par case d’eau voisine d’un champ et par case de champ voisine de l’eau. Dessine de l’eau qui rapporte.',
      wrong: 'Ainsi, B ne rapporte rien de plus. Choisis l’eau et fais-lui toucher les champs.',
      done: 'Le printemps est décompté\u00a0: A, B et tes pièces, moins ce que coûtent les monstres. Après l’hiver, le plus grand nombre d’étoiles l’emporte.',
    },
    mountain: {
      title: 'Entoure une montagne',
      ask: 'Quelques cartes plus tard, en été. Une montagne rapporte une pièce dès que ses quatre cases voisines sont remplies. Entoures-en une.',
      wrong: 'Cela n’entoure aucune montagne. Cherche celle à qui il ne manque qu’une case ou deux.',
      done: 'Une pièce pour la montagne. Tu en sais assez pour une première partie.',
    },
    keep: {
      title: 'Choisis tes commanditaires',
      ask: 'Les cartes Hypothèse disent ce que tes commanditaires aimeraient voir sur ta carte. Tu en reçois quatre et tu en gardes deux pour toute la partie. Garde les zones de jungle et les montagnes au bord.',
      instead: 'La leçon continue avec les zones de jungle et les montagnes au bord\u00a0: garde celles-là.',
      done: 'Les deux cartes restent avec toi, cachées aux autres, jusqu’à la fin.',
    },
    land: {
      title: 'Débarque',
      ask: 'Un tour, c’est deux demi-journées\u00a0; à chacune, on se déplace, on choisit une carte et on cartographie. À la première, on débarque. Place ton pion sur la deuxième case Plage, en face de E2.',
      instead: 'La leçon débarque sur la deuxième case Plage à partir du haut, en face de E2.',
      done: 'De la plage, on ne voit que la case d’en face.',
    },
    take: {
      title: 'Choisis une carte Croquis',
      ask: 'Cinq cartes Croquis sont révélées. Chacune montre deux terrains à cartographier côte à côte. Prends steppe – montagne.',
      instead: 'La leçon continue avec steppe – montagne\u00a0: prends celle-là.',
      done: 'Tu as la carte en main. Elle n’est pas remplacée avant la fin de ton tour.',
    },
    map: {
      title: 'Cartographie',
      ask: 'Pose la carte sur ton parchemin. Une moitié doit être sur une case que tu vois\u00a0: d’ici, c’est E2. Mets la montagne en E2 et la steppe en D2, à sa gauche. R fait pivoter la carte, F inverse ses moitiés.',
      instead: 'La leçon continue avec la montagne en E2 et la steppe en D2.',
      done: 'L’île suit ce que tu cartographies\u00a0: les deux tuiles y sont, encore face Brume\u00a0: ce n’est qu’une rumeur. Puis vient la deuxième demi-journée.',
    },
    far: {
      title: 'Vois loin',
      ask: 'Deuxième demi-journée\u00a0: ton pion est monté sur la montagne, et tu as pris jungle – lagune. D’une montagne, on voit deux cases dans chaque direction. Cartographie de sorte qu’une moitié soit en C2 ou en E4, que tu ne vois que grâce à la montagne.',
      wrong: 'Tu verrais cette case même sans la montagne. Mets une moitié en C2 ou en E4.',
      done: 'Une seule moitié doit être vue. L’autre peut aller là où personne n’est encore passé.',
    },
    steppe: {
      title: 'À travers la steppe',
      ask: 'Manche suivante. Ton pion reste ou fait un pas, sur une tuile ou le long de la plage. Mais une steppe te porte plus loin\u00a0: qui y entre fait un pas de plus. Va de E2 par la steppe D2 à la lagune C2.',
      instead: 'La leçon continue à la lagune\u00a0: va en C2, par la steppe.',
      done: 'Deux pas en un déplacement. Plusieurs steppes à la suite mènent encore plus loin.',
    },
    lagoon: {
      title: 'À la lagune',
      ask: 'Sur une lagune, tu peux échanger une carte révélée contre celle du dessus de la pioche avant de choisir. Échanges-en une.',
      wrong: 'Tu as pris une carte sans l’aide de la lagune. Commence par «\u00a0Échanger une carte\u00a0».',
      done: 'Une nouvelle carte est révélée. Ensuite, on choisit comme d’habitude.',
    },
    confirm: {
      title: 'Confirme une rumeur',
      ask: 'C3 est une montagne face Brume. Cartographies-y encore une montagne et elle est confirmée, pour de bon. À la fin, chaque case de ton parchemin identique à la tuile confirmée de l’île vaut 2 points. Confirme C3.',
      wrong: 'Ainsi, C3 n’est pas confirmée. Pose la moitié montagne dessus.',
      done: 'Confirmée\u00a0: cette tuile ne changera plus jamais.',
    },
    presumption: {
      title: 'Arrange la vérité',
      ask: 'Ton parchemin n’a pas à dire vrai. Ta carte Hypothèse paie les zones de jungle à partir de trois cases, et ne regarde que ton parchemin. Pose ta carte Croquis de sorte que l’hypothèse paie.',
      wrong:
        'L’hypothèse ne paie rien de plus. La nouvelle jungle doit toucher celle de ton parchemin, pour une zone d’au moins trois cases.',
      done: 'Ton commanditaire paie, vrai ou faux. Mais ce qui diffère de l’île ne vaut rien pour la fidélité.',
    },
    jungle: {
      title: 'Dans la jungle',
      ask: 'Manche suivante. De la jungle, on ne cartographie rien\u00a0; la plume barrée t’en avertit. Mais on peut revendiquer une jungle. Va dans une jungle confirmée, comme C1.',
      wrong: 'Ce n’est pas une jungle confirmée. C1 porte une coche\u00a0: elle est confirmée.',
      done: 'Ici, tu ne prends une carte que pour revendiquer, ou pour ne rien faire.',
    },
    claim: {
      title: 'Revendique une région',
      ask: 'Au lieu de cartographier, tu peux revendiquer la région où se trouve ton pion, si la tuile sous lui est confirmée et si personne ne l’a revendiquée. Ce qui rapporterait des points est entouré. Revendique la jungle.',
      wrong: 'Cette fois, défausse la carte\u00a0: choisis «\u00a0Revendiquer\u00a0».',
      done: '2 points par tuile confirmée de la région à la fin, sauf si une autre revendication la rejoint. Il te reste deux pions Revendication, pour d’autres terrains.',
    },
    full: {
      title: 'La fin',
      ask: 'Quelques manches plus tard. Une case de ton parchemin est vide, et chaque case vide coûte un point à la fin. Remplir la dernière déclenche la fin de la partie\u00a0: on termine la manche, puis on compte les points. Remplis-la.',
      wrong: 'Ainsi, une case de ton parchemin reste vide. Recouvre celle qui reste.',
      done: 'Ton parchemin est plein. Ada joue encore un tour\u00a0; puis on compte fidélité, hypothèses et revendications, et le plus grand nombre de points l’emporte.',
    },
    connect: {
      title: 'Relie',
      ask: 'À chaque tour, tu joues une tuile. Une route doit rejoindre une route\u00a0; désert et arctique ne se touchent jamais, prairie et marais non plus. Choisis une tuile route, puis une case en surbrillance\u00a0: la tuile pivote pour rapporter le plus, et R (ou Pivoter) la fait pivoter encore. Pose-la de sorte qu’un biome se prolonge à travers la connexion\u00a0: 1 point.',
      wrong:
        'Aucun point ainsi. Prends une tuile route de ta main et fais-la pivoter pour avoir le même biome des deux côtés de la connexion.',
      done: 'Une connexion, un point. Puis tu pioches une tuile.',
    },
    twice: {
      title: 'Deux d’un coup',
      ask: 'Chaque connexion où un biome se prolonge vaut un point. Trouve une case où une tuile route en rapporte 2.',
      wrong: 'C’est moins de 2 points avec une tuile route. Cherche un endroit où deux routes se rejoignent.',
      done: '2 points. Une tuile à deux connexions est verrouillée, ses épingles le montrent\u00a0: plus personne ne peut la déplacer.',
    },
    lift: {
      title: 'Soulève une tuile',
      ask: 'Quelques tours plus tard. Avant de jouer, tu peux soulever une tuile qui n’est pas verrouillée, peu importe qui l’a posée. Soulève celle qui est tout à droite.',
      instead: 'La leçon continue avec la tuile qui est tout à droite\u00a0: soulève-la.',
      done: 'La tuile est dans ta main. Elle doit aller ailleurs, pendant ce tour.',
    },
    back: {
      title: 'Repose-la',
      ask: 'Ce que tu reposes rapporte ses nouvelles connexions, comme une tuile jouée. Trouve la case où la tuile soulevée rapporte 2.',
      wrong: 'Ce n’est pas la tuile soulevée, ou elle rapporte moins de 2. Cherche un endroit entre deux routes.',
      done: '2 points en rangeant. Après cela, tu joues une tuile comme d’habitude.',
    },
    end: {
      title: 'Une tuile de fin',
      ask: 'Les tuiles de fin ferment une route. La tienne vaut un point par tuile de son domaine, l’arctique d’un seul tenant, elle comprise. Joue-la pour 4 ou plus.',
      wrong: 'Moins de 4 points, ou une autre tuile. Pose ta tuile de fin arctique près d’un grand domaine arctique.',
      done: 'Plus le domaine est grand, mieux c’est. Mais si tu attends trop, quelqu’un d’autre fermera la route.',
    },
    split: {
      title: 'Une tuile de fin double',
      ask: 'Une tuile de fin double compte deux domaines, un par biome\u00a0: ici arctique et marais. Joue-la pour 6 ou plus.',
      wrong:
        'Moins de 6 points, ou une autre tuile. Les deux domaines comptent\u00a0: cherche où arctique et marais sont grands.',
      done: 'La partie se termine quand plus personne n’a de tuile\u00a0; le plus grand nombre de points l’emporte. Tu en sais assez pour une première partie.',
    },
  },
};
