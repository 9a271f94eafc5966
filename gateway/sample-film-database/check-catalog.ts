import { faultsOfRow } from "./catalog/check-rows.ts";
import { faultsOfWhole } from "./catalog/check-whole.ts";
import { nameOfTitle, readCatalog, readExternalIds } from "./catalog/read-catalog.ts";

/**
 * Checks the catalog: types and references of every row, duplicates, dates, and whether the whole
 * is large and varied enough. Run it with `node gateway/sample-film-database/check-catalog.ts`.
 *
 * @returns everything that is wrong, in words
 * @throws Error naming the first cell that cannot be read
 */
export function checkCatalog(): string[] {
  const rows = readCatalog();
  const titles = new Set(rows.map(nameOfTitle));
  const strays = [...readExternalIds()].flatMap(([title, { imdb, wikidata, tvdb }]) => [
    ...(titles.has(title) ? [] : [`external ids for ${title}, which is not in the catalog`]),
    ...((imdb === null && tvdb !== null) || /^tt\d{7,}$/.test(imdb ?? "")
      ? []
      : [`${imdb} is no IMDb id (${title})`]),
    ...(wikidata === null || /^Q\d+$/.test(wikidata)
      ? []
      : [`${wikidata} is no Wikidata id (${title})`]),
    ...(tvdb === null || (/^[1-9]\d*$/.test(tvdb) && title.startsWith("tv "))
      ? []
      : [`${tvdb} is no TheTVDB id of a show (${title})`]),
  ]);
  return [...rows.flatMap(faultsOfRow), ...faultsOfWhole(rows), ...strays];
}

if (import.meta.main) {
  const faults = checkCatalog();
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  process.stdout.write(
    faults.length === 0 ? "The catalog is sound.\n" : `${faults.length} faults\n`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
}
