import { counter } from '../../lib/i18n/plural';
import type { Words } from '../en/analysis';

const count = counter('fr');
const points = (n: number) => count(n, { one: '# point', other: '# points' });

export const words: Words = {
  title: 'Le fil de la partie',
  intro:
    'Les points que chacun pouvait espérer à la fin, d’après ce qu’il voyait à ce moment. Ce qui est venu après ne compte pas.',
  begin: 'Examiner les décisions',
  waiting: 'D’autres parties sont examinées d’abord…',
  running: (percent) => `Examen des décisions\u00a0: ${percent}`,
  failed: 'Les décisions n’ont pas pu être examinées. Réessaie dans un instant.',
  player: 'Joueur',
  moment: 'Moment de la partie',
  expects: (step, name, expected) => `Étape ${step}\u00a0: ${name} peut espérer ${points(expected)}`,
  ends: (name, total) => `La fin\u00a0: ${name} a ${points(total)}`,
  show: 'Voir ce moment',
  table: 'La même chose en tableau',
  caption: 'Points espérés, par étape',
  step: 'Étape',
  costliest: (name) => `Ce qui a coûté le plus à ${name}`,
  none: 'Aucune décision n’a clairement coûté de points.',
  about: (cost) => `environ ${points(cost)}`,
  cost: (cost, margin) => `environ ${points(cost)}, à ${count(margin, { other: '#' })} près`,
  atStep: (step) => `Étape ${step}`,
  atSteps: (first, last) => `Étapes ${first} à ${last}`,
  happened: 'Ce qui s’est passé',
  made: 'Joué',
  better: 'Mieux',
  showBetter: (step) => `Voir l’étape ${step} avec le meilleur coup`,
  showBetterTurn: (step) => `Voir l’étape ${step} avec le meilleur tour`,
  here: (name) => `Ici, ${name} a décidé`,
  back: 'Retour au graphique',
};
