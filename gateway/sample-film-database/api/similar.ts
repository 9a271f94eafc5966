import type { Shelf } from "../catalog/catalog.ts";
import type { CastMember, Title } from "../catalog/title.ts";
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
  return (
    2 * genres +
    (other.language === title.language ? 0.7 : 0) +
    (other.mood === title.mood ? 0.5 : 0) +
    (other.makers.some((name) => title.makers.includes(name)) ? 1 : 0) +
    Math.min(1, 0.4 * countShared(title, other, ({ name }) => name)) +
    // Of the same series: the same people are in it.
    Math.min(2, 1.2 * countShared(title, other, fullName)) +
    0.2 * Math.log10(1 + other.voteCount) +
    0.6 * Math.exp(-apart / 12) +
    0.3 * unit(hashNumbers(title.id, other.id))
  );
}

/** A character's name; undefined where it may be anybody's, such as a first name. */
const fullName = ({ character }: CastMember): string | undefined =>
  character.includes(" ") && !character.startsWith("Self") ? character : undefined;

/** How many of two casts have the same of something. */
function countShared(
  { cast }: Title,
  other: Title,
  pick: (member: CastMember) => string | undefined,
): number {
  return cast.filter((member) => {
    const wanted = pick(member);
    return wanted !== undefined && other.cast.some((each) => pick(each) === wanted);
  }).length;
}
