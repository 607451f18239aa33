import type { Words } from '../en/play';

export const words: Words = {
  keys: {
    title: 'Toetsenbord',
    table: 'De tafel',
    arrows: 'Pijltjes',
    shift: 'Shift',
    enter: 'Enter',
    escape: 'Esc',
    space: 'Spatie',
    move: 'over het bord bewegen',
    confirm: 'bevestigen',
    takeBack: 'terugnemen wat je in de hand hebt',
    leaf: 'een stap terug, een stap verder',
    play: 'de partij afspelen of stoppen',
    undo: 'ongedaan maken',
    hint: 'laat me een goede zet zien',
    aid: 'op één pagina',
    rules: 'regels',
    all: 'alle toetsen',
    characters: 'Sneltoetsen met één letter, cijfer of teken',
    off: 'Uitgeschakeld: pijltjes, Enter en Esc werken nog wel.',
  },
};
