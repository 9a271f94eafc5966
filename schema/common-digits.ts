/** A text with the digits 0 to 9 in place of those of Arabic, Persian, Thai and Indic scripts. */
export const withCommonDigits = (text: string): string =>
  text
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9\u0e50-\u0e59]/gu, (digit) => digitAfter(digit, 0))
    .replaceAll(/[\u0966-\u096f\u09e6-\u09ef]/gu, (digit) => digitAfter(digit, 6));

/** A digit by how far it is behind the zero of its script, whose code ends in `zero`. */
const digitAfter = (digit: string, zero: number): string =>
  String((digit.charCodeAt(0) & 0xf) - zero);
