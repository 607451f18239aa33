import type { Words } from '../../en/misterra/aid';

export const words: Words = {
  lead: 'Cartographie une île qui se forme à mesure\u00a0; ton parchemin n’a pas besoin de dire vrai.',
  turn: {
    half: 'Un tour, c’est deux demi-journées. À chacune\u00a0: déplace-toi, choisis une carte Croquis révélée, puis cartographie ou revendique, ou ne fais rien.',
    steppe: 'Reste, ou fais un pas. Qui entre dans une steppe peut avancer encore.',
    lagoon: 'Sur une lagune, tu peux échanger une carte révélée contre celle du dessus de la pioche avant de choisir.',
    mountain: 'Tu vois ta case et ses voisines\u00a0; d’une montagne, une case plus loin dans chaque direction.',
    jungle: 'D’une jungle on ne cartographie pas, mais on peut la revendiquer.',
    map: 'Cartographie\u00a0: pose la carte sur ton parchemin, une moitié sur une case que tu vois. Sur l’île, un nouveau terrain arrive face Brume\u00a0; le même terrain le confirme, un autre le remplace.',
    claim:
      'Revendique\u00a0: défausse la carte et prends la région où tu es, si ta tuile est confirmée et si personne n’a revendiqué la région. Trois revendications, chacune sur un autre terrain.',
  },
  scores: {
    fidelity: '2 points par case de ton parchemin identique à la tuile confirmée de l’île.',
    presumption: 'Ce que disent tes deux cartes Hypothèse\u00a0; elles ne regardent que ton parchemin.',
    region: '2 points par tuile confirmée d’une région revendiquée, sauf si une autre revendication l’a rejointe.',
    empty: '1 point de moins par case vide de ton parchemin.',
  },
  end: {
    full: 'Quand un parchemin est plein, qu’il n’y a plus de cartes ou que plus rien de l’île ne peut être confirmé, on finit la manche.',
    points:
      'Les tuiles dans la brume sont retirées\u00a0; puis le plus grand nombre de points l’emporte. À égalité, c’est la meilleure fidélité.',
  },
};
