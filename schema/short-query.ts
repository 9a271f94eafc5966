/** Letters that are as good as a word elsewhere: Han, kana, and syllables of Hangul. */
const DENSE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\uac00-\ud7a3]/u;

/** Fewer letters fit too many names. */
const MIN_CHARACTERS = 2;

/** Whether a text has a letter that is as good as a word elsewhere. */
export const isDense = (text: string): boolean => DENSE.test(text);

/** Whether titles are suggested for what was typed so far, trimmed. */
export const isLongEnough = (query: string): boolean =>
  [...query].length >= MIN_CHARACTERS || isDense(query);
