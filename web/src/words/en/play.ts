export const words = {
  keys: {
    title: 'Keyboard',
    table: 'The table',
    arrows: 'Arrows',
    shift: 'Shift',
    enter: 'Enter',
    escape: 'Esc',
    space: 'Space',
    move: 'move about the board',
    confirm: 'confirm',
    takeBack: 'take back what is in hand',
    leaf: 'one step back, one step on',
    play: 'let the match play, stop it',
    undo: 'undo',
    hint: 'show me a good move',
    aid: 'on one page',
    rules: 'rules',
    all: 'all keys',
    characters: 'Single-key shortcuts (a letter, digit or sign)',
    off: 'Switched off: the arrows, Enter and Esc still work.',
  },
};

export type Words = typeof words;
