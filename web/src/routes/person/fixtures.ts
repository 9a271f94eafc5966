import { title, titlePage } from "../../../test/titles.ts";

export const nolan = {
  __typename: "Person",
  id: 525,
  name: "Christopher Nolan",
  slug: "christopher-nolan",
  department: "Directing",
  biography: "He directs films.\n\nHe also writes them.",
  biographyLanguage: null as string | null,
  birthday: "1970-07-30",
  deathday: null,
  birthplace: "London",
  externalIds: { __typename: "ExternalIds", imdb: "nm0634240", wikidata: "Q25191" },
  profile: { __typename: "Profile", url: "/images/nolan.jpg" },
  knownFor: [title("MOVIE", 27_205, "Inception")],
};

export const credits = (
  titles: readonly ReturnType<typeof title>[],
  { page = 1, totalPages = 1, jobs = ["Director"] } = {},
) => ({
  ...titlePage(titles, { page, totalPages, totalResults: totalPages * titles.length }),
  __typename: "CreditPage",
  results: titles.map((each) => ({ __typename: "Credit", title: each, jobs })),
});
