const COUNTRIES = Array.from(
  "US GB CA AU IN JP KR FR DE IT ES BR MX SE NO DK FI PL NL BE AT CH IE PT".split(" "),
);
const SERVICES = Array.from({ length: 8 }, (_, n) => ({
  provider_id: 900_000 + n,
  provider_name: `Service ${n}`,
  logo_path: `/service${n}.jpg`,
  display_priority: n,
}));
const PAGE_SIZE = 20;

/** What the film database would respond to a request, in its own form, with titles that are made up. */
export function madeUpAnswer(path: string): string {
  const [kind = "", id = ""] = path.split("/");
  if (kind === "genre") return JSON.stringify({ genres: [{ id: 18, name: "Drama" }] });
  if (path.endsWith("regions")) return JSON.stringify({ results: regions() });
  if (path === "configuration/languages") return JSON.stringify(languages());
  const isTitle = /^\d+$/u.test(id);
  return isTitle ? JSON.stringify(details(Number(id))) : JSON.stringify(page());
}

function details(id: number) {
  const { genre_ids: _, ...facts } = summary(id);
  return {
    ...facts,
    genres: [{ id: 18, name: "Drama" }],
    runtime: 100,
    production_countries: [{ iso_3166_1: "US", name: "United States of America" }],
    spoken_languages: [{ iso_639_1: "en", english_name: "English" }],
    credits: {
      cast: people(20).map((person) => ({ ...person, character: "Somebody" })),
      crew: people(20).map((person) => ({ ...person, job: "Director", department: "Directing" })),
    },
    external_ids: { imdb_id: `tt${id}`, wikidata_id: `Q${id}` },
    similar: page(),
    "watch/providers": {
      results: Object.fromEntries(
        COUNTRIES.map((code) => [
          code,
          { link: `https://films.invalid/${id}?locale=${code}`, flatrate: SERVICES, buy: SERVICES },
        ]),
      ),
    },
  };
}

function page() {
  const results = Array.from({ length: PAGE_SIZE }, (_, n) => summary(n + 1));
  return { page: 1, total_pages: 1, total_results: PAGE_SIZE, results };
}

function summary(id: number) {
  return {
    id,
    title: `A title, number ${id}`,
    original_title: `A title, number ${id}`,
    overview: "What happens in it is told in one or two sentences. This is the second.",
    poster_path: `/poster${id}.jpg`,
    backdrop_path: `/backdrop${id}.jpg`,
    vote_average: 7.5,
    vote_count: 1000 + id,
    popularity: 10 + id / 7,
    original_language: "en",
    origin_country: ["US"],
    adult: false,
    release_date: "2020-02-02",
    genre_ids: [18],
  };
}

function people(count: number) {
  return Array.from({ length: count }, (_, n) => ({
    name: `Person ${n}`,
    profile_path: `/person${n}.jpg`,
  }));
}

function regions() {
  return COUNTRIES.map((code) => ({ iso_3166_1: code, english_name: `Country ${code}` }));
}

function languages() {
  return [{ iso_639_1: "en", english_name: "English" }];
}
