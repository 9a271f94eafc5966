import type { Shelf } from "../catalog/catalog.ts";
import type { Title } from "../catalog/title.ts";
import { hashNumbers, unit } from "../random.ts";

const MOST = 60;

/** Titles like another: of its makers, cast, genres, mood, language and time; always the same ones. */
export function similarTitles({ titles }: Shelf, title: Title): readonly Title[] {
  const year = Number(title.date.slice(0, 4)) || 0;
  return titles
    .filter((other) => other !== title && other.genreIds.some((id) => title.genreIds.includes(id)))
    .map((other) => ({ other, score: likeness(title, year, other) }))
    .filter(({ score }) => score > 0.9)
    .sort((first, second) => second.score - first.score || first.other.id - second.other.id)
    .slice(0, MOST)
    .map(({ other }) => other);
}

function likeness(title: Title, year: number, other: Title): number {
  const shared = other.genreIds.filter((id) => title.genreIds.includes(id)).length;
  const genres = (2 * shared) / (title.genreIds.length + other.genreIds.length);
  const apart = Math.abs(year - (Number(other.date.slice(0, 4)) || 0));
  const people = title.cast.filter(({ name }) => other.cast.some((each) => each.name === name));
  return (
    2 * genres +
    (other.language === title.language ? 0.7 : 0) +
    (other.mood === title.mood ? 0.5 : 0) +
    (other.makers.some((name) => title.makers.includes(name)) ? 1 : 0) +
    Math.min(1, 0.4 * people.length) +
    // Of the same series: the same people are in it.
    Math.min(2, 1.2 * countSharedCharacters(title, other)) +
    0.2 * Math.log10(1 + other.voteCount) +
    0.6 * Math.exp(-apart / 12) +
    0.3 * unit(hashNumbers(title.id, other.id))
  );
}

/** How many characters of a title another has, of those whose whole name is known: a first name may be anybody's. */
const countSharedCharacters = ({ cast }: Title, other: Title): number =>
  cast.filter(
    ({ character }) =>
      character.includes(" ") &&
      !character.startsWith("Self") &&
      other.cast.some((each) => each.character === character),
  ).length;
