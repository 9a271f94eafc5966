import type { Shelf } from "../catalogue/catalogue.ts";
import type { Title } from "../catalogue/title.ts";
import { hashNumbers, unit } from "../random.ts";

const MOST = 60;

/** Titles like another: of its genres, mood, language and time; always the same ones. */
export function similarTitles(shelf: Shelf, title: Title): Title[] {
  const year = Number(title.date.slice(0, 4)) || 0;
  const scored: { other: Title; score: number }[] = [];
  for (const other of shelf.titles) {
    if (other === title || !other.genreIds.some((id) => title.genreIds.includes(id))) continue;
    const score = likeness(title, year, other);
    if (score > 0.9) scored.push({ other, score });
  }
  return scored
    .sort((first, second) => second.score - first.score || first.other.id - second.other.id)
    .slice(0, MOST)
    .map(({ other }) => other);
}

function likeness(title: Title, year: number, other: Title): number {
  const shared = other.genreIds.filter((id) => title.genreIds.includes(id)).length;
  const genres = (2 * shared) / (title.genreIds.length + other.genreIds.length);
  const apart = Math.abs(year - (Number(other.date.slice(0, 4)) || 0));
  return (
    2 * genres +
    (other.language === title.language ? 0.7 : 0) +
    (other.mood === title.mood ? 0.5 : 0) +
    (other.makers.some((name) => title.makers.includes(name)) ? 0.6 : 0) +
    0.6 * Math.exp(-apart / 12) +
    0.3 * unit(hashNumbers(title.id, other.id))
  );
}
