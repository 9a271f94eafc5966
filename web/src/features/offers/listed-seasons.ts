/** How many seasons are listed, and compared, before a visitor wants more. */
export const listedAtFirst = 8;

interface ListedShow {
  readonly id: number;
  readonly seasons: readonly unknown[] | null;
}

/** Null for a show with one season, whose offers are those of the show, and while no country is known. */
export const listedSeasons = ({ id, seasons }: ListedShow, country: string | null) =>
  (seasons?.length ?? 0) > 1 && country !== null
    ? { id, country, from: 1, first: listedAtFirst }
    : null;
