import { offer, title as listed } from "../../../test/titles.ts";

interface RowOptions {
  readonly kind: string;
  readonly type?: "MOVIE" | "TV";
  readonly names?: readonly string[] | null;
  readonly discover?: Readonly<Record<string, string | null>>;
}

const numbers = new Map<string, number>();
const idOf = (name: string): number => {
  const id = numbers.get(name) ?? numbers.size + 1;
  numbers.set(name, id);
  return id;
};

export const title = (name: string, type: "MOVIE" | "TV" = "MOVIE") => ({
  ...listed(type, idOf(name), name),
  overview: `What ${name} is about.`,
  overviewLanguage: null as string | null,
  releaseDate: "2024-12-18",
  backdrop: null,
});

export const row = ({ kind, type = "MOVIE", names = ["One"], discover = {} }: RowOptions) => ({
  __typename: "HomeRow",
  kind,
  type,
  titles: names?.map((name) => title(name, type)) ?? null,
  discover: {
    __typename: "HomeRowDiscover",
    sort: "POPULARITY_DESC",
    region: null,
    originalLanguage: null,
    releasedFrom: null,
    releasedTo: null,
    ...discover,
  },
});

const germany = { __typename: "Country", code: "DE", name: "Germany" };

export const home = (changes: Readonly<Record<string, unknown>> = {}) => ({
  __typename: "Home",
  country: germany,
  featured: [title("First Feature"), title("Second Feature")],
  rows: [
    row({ kind: "LOCAL_MOVIES", names: ["Good Bye Lenin"] }),
    row({ kind: "LOCAL_TV_SHOWS", type: "TV", names: ["Dark"] }),
    row({ kind: "POPULAR_MOVIES", names: ["Popular One", "Popular Two"] }),
    row({ kind: "TRENDING_TV_SHOWS", type: "TV", names: ["Trending One"] }),
    row({ kind: "JUST_RELEASED", names: ["Released One"] }),
    row({ kind: "UPCOMING_MOVIES", names: ["Upcoming One"] }),
  ],
  genreTiles: [
    {
      __typename: "GenreTile",
      genre: { __typename: "Genre", id: 28, name: "Action" },
      backdrop: null,
    },
  ],
  ...changes,
});

/** What comes of asking for a featured movie's length and services; one service where it has offers. */
export const details = (id: number | undefined, status: string) => ({
  __typename: "Movie",
  id,
  runtime: 102,
  availability: {
    __typename: "Availability",
    status,
    offers: status === "HAS_OFFERS" ? [offer("FLATRATE", 11, "MUBI")] : null,
  },
});
