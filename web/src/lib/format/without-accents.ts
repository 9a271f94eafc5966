/** Letters without case and accents, so that "cote" finds "Côte d'Ivoire". */
export const withoutAccents = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
