import type { Shelf } from "../catalog/catalog.ts";
import type { CastMember, Title } from "../catalog/title.ts";
import { hashNumbers, unit } from "../random.ts";

const MOST = 60;

/** Titles of each genre, worked out once a shelf. */
const genresOfShelf = new WeakMap<Shelf, ReadonlyMap<number, readonly Title[]>>();

/** The titles like each that was asked for. */
const similarOfTitle = new WeakMap<Title, readonly Title[]>();

/** Titles like another: of its series, makers, cast, genres, mood, language and time; always the same ones. */
export function similarTitles(shelf: Shelf, title: Title): readonly Title[] {
  const known = similarOfTitle.get(title);
  if (known) return known;
  const similar = findSimilar(shelf, title);
  similarOfTitle.set(title, similar);
  return similar;
}

function findSimilar(shelf: Shelf, title: Title): Title[] {
  const year = Number(title.date.slice(0, 4)) || 0;
  const byGenre = titlesByGenre(shelf);
  const candidates = new Set(title.genreIds.flatMap((id) => byGenre.get(id) ?? []));
  candidates.delete(title);
  const scored: { other: Title; score: number }[] = [];
  for (const other of candidates) {
    const score = likeness(title, year, other);
    if (score > 0.9) scored.push({ other, score });
  }
  return scored
    .sort((first, second) => second.score - first.score || first.other.id - second.other.id)
    .slice(0, MOST)
    .map(({ other }) => other);
}

function titlesByGenre(shelf: Shelf): ReadonlyMap<number, readonly Title[]> {
  const known = genresOfShelf.get(shelf);
  if (known) return known;
  const byGenre = new Map<number, Title[]>();
  for (const title of shelf.titles) {
    for (const id of title.genreIds) {
      const titles = byGenre.get(id);
      if (titles) titles.push(title);
      else byGenre.set(id, [title]);
    }
  }
  genresOfShelf.set(shelf, byGenre);
  return byGenre;
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
