/** « de » before a name or a word of French, « d’ » before a vowel or a mute h. */
export const de = (word: string) => (/^[aeiouyhàâéèêîôû]/i.test(word) ? `d’${word}` : `de ${word}`);
