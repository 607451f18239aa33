import { counter } from '../../lib/i18n/plural';
import type { Words } from '../en/analysis';

const count = counter('nl');
const points = (n: number) => count(n, { one: '# punt', other: '# punten' });

export const words: Words = {
  title: 'Hoe de partij verliep',
  intro: 'De eindpunten die iedere speler kon verwachten, gezien wat die op dat moment wist. Wat later kwam telt niet mee.',
  begin: 'Bekijk de beslissingen',
  waiting: 'Eerst worden andere partijen bekeken …',
  running: (percent) => `De beslissingen worden bekeken: ${percent}`,
  failed: 'De beslissingen konden niet worden bekeken. Probeer het zo meteen nog eens.',
  player: 'Speler',
  moment: 'Moment van de partij',
  expects: (step, name, expected) => `Stap ${step}: ${name} kan ${points(expected)} verwachten`,
  ends: (name, total) => `Het einde: ${name} heeft ${points(total)}`,
  show: 'Toon dit moment',
  table: 'Hetzelfde als tabel',
  caption: 'Te verwachten punten, per stap',
  step: 'Stap',
  costliest: (name) => `Wat ${name} het meest kostte`,
  none: 'Geen beslissing kostte duidelijk punten.',
  about: (cost) => `ongeveer ${points(cost)}`,
  cost: (cost, margin) => `ongeveer ${points(cost)}, ${count(margin, { other: '#' })} meer of minder`,
  atStep: (step) => `Stap ${step}`,
  atSteps: (first, last) => `Stap ${first} tot en met ${last}`,
  happened: 'Wat er gebeurde',
  made: 'Gespeeld',
  better: 'Beter',
  showBetter: (step) => `Toon stap ${step} met de betere zet`,
  showBetterTurn: (step) => `Toon stap ${step} met de betere beurt`,
  here: (name) => `Hier besliste ${name}`,
  back: 'Terug naar de grafiek',
};
