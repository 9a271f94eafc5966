import type { Title } from "./title.ts";

/** Awkward titles for tests: they show what a page does with next to nothing, and with markup. */
export function extraTitles(): Title[] {
  return [
    { ...nothing("movie", 9_900_001), title: "Untitled", originalTitle: "Untitled" },
    {
      ...nothing("tv", 9_900_002),
      title: "A Show Without Seasons",
      originalTitle: "مسلسل بلا مواسم 🎬",
      date: "2024-01-01",
      genreIds: [18],
      hasArtwork: true,
      translations: new Map(),
    },
    {
      ...nothing("movie", 9_900_003),
      title: `</script><script>alert(1)</script>" & 'quotes'`,
      originalTitle: `</script><script>alert(1)</script>" & 'quotes'`,
      overview: `An overview with <b>markup</b>, "quotes", an ampersand & </script><img src=x onerror=alert(1)>.`,
      date: "2020-02-20",
      runtime: 99,
      genreIds: [53],
      language: "en",
      spokenLanguages: ["en"],
      countries: ["US"],
      makers: [`<i>Director</i> & "Co"`],
      cast: [{ name: "שחקן <ראשי>", character: "'Self'" }],
      voteAverage: 7.5,
      voteCount: 1000,
      hasArtwork: true,
      translations: new Map(),
    },
  ];
}

/** A title of which nothing is known but its id. */
export function nothing(kind: Title["kind"], id: number): Title {
  return {
    kind,
    id,
    title: "",
    originalTitle: "",
    alternativeTitles: [],
    date: "",
    runtime: null,
    genreIds: [],
    language: "en",
    spokenLanguages: [],
    countries: [],
    makers: [],
    cast: [],
    voteAverage: 0,
    voteCount: 0,
    service: null,
    mood: "bleak",
    overview: "",
    seasons: [],
    popularity: 0.001,
    hasArtwork: false,
    translations: new Map(),
    home: null,
    imdbId: null,
    wikidataId: null,
    tvdbId: null,
  };
}
