export const en = {
  panels: {
    players: 'Players',
    log: 'Log',
    actions: 'Actions',
  },
  plain: {
    scores: 'What scores',
    yourMove: 'Choose one of the legal moves.',
    othersMove: 'Others are deciding.',
    over: 'The match is over.',
    legal: 'Legal moves',
    filter: 'Find a move',
    move: (name: string, move: string) => `${name}: ${move}`,
  },
};
