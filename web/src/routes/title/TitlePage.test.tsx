import { getLanguage } from "@flickmap/schema/language-paths.ts";
import { act, cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { FakeGateway, filmDatabaseDown } from "../../../test/fake-gateway.ts";
import { renderPage, type RenderedTestPage } from "../../../test/render-page.tsx";
import type { Country } from "../../features/country/country-context.ts";
import { getWatchableQueries } from "../../features/titles/get-watchable-queries.ts";
import { TitleCard_TitleFragmentDoc } from "../../features/titles/TitleCard.generated.ts";
import { browserPage, PageContext, type PathIn } from "../../lib/page-context.ts";
import { patterns } from "../../paths.ts";
import {
  availability,
  breakingBad,
  fightClub,
  germany,
  japan,
  nothingKnown,
  offer,
  season,
  seasonOffers,
} from "./fixtures.ts";
import { offer as offerOfCard, title, watchable } from "../../../test/titles.ts";
import { TitlePage } from "./TitlePage.tsx";

let gateway: FakeGateway;
let rendered: RenderedTestPage;

beforeEach(() => {
  gateway = new FakeGateway();
  gateway.answer("Title", ({ type }) => ({ title: type === "MOVIE" ? fightClub : breakingBad }));
  gateway.answer("SessionRating", { sessionRating: null });
});
const show = async (path: string, country: Country | null = germany) => {
  rendered = await renderPage(
    <Routes>
      <Route path={patterns.movie} element={<TitlePage type="MOVIE" />} />
      <Route path={patterns.tvShow} element={<TitlePage type="TV" />} />
    </Routes>,
    path,
    gateway,
    country,
  );
};

/** Stands in for IntersectionObserver; returns a function for each element of a selector that says it has come near. */
const observe = (selector: string): (() => void)[] => {
  const near: (() => void)[] = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly told: (entries: { isIntersecting: boolean }[]) => void;
      constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
        this.told = told;
      }
      observe(element: Element) {
        if (element.matches(selector)) near.push(() => this.told([{ isIntersecting: true }]));
      }
      disconnect() {}
    },
  );
  return near;
};

describe("opened by a card, while the title is on its way", () => {
  beforeEach(async () => {
    gateway.answer("Title", "pending");
    gateway.client.cache.writeFragment({
      data: {
        ...title("MOVIE", 550, "Fight Club"),
        __typename: "Movie",
        year: 1999,
        voteAverage: 8.4,
      },
      fragment: TitleCard_TitleFragmentDoc,
      fragmentName: "TitleCard_title",
      from: { __typename: "Movie", tmdbId: 550 },
    });
    await show("/movie/550");
  });

  test("what the card knew stands in its place", async () => {
    const heading = screen.getByRole("heading", { level: 1, name: "Fight Club" });
    expect(screen.getByText("1999")).toBeInTheDocument();
    expect(screen.getByRole("img", { name: "Rated 4.2 of 5 on TMDB" })).toBeInTheDocument();
    expect(screen.getByText("Loading movie…")).toBeInTheDocument();
    expect(document.title).toBe("Watch Fight Club 1999 Full Movie Online For Free In HD");
    gateway.answer("Title", { title: fightClub });
    await act(async () => gateway.release());
    expect(screen.queryByText("Loading movie…")).not.toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 1, name: "Fight Club" })).toBe(heading);
  });

  /** Has a card say where the movie can be watched, of which rent is not requested. */
  const showCard = (offers: readonly ReturnType<typeof offerOfCard>[]) => {
    const at = { country: "DE", search: new URLSearchParams(), watchable: null };
    for (const { document: query, variables } of getWatchableQueries(
      [{ type: "MOVIE", id: 550 }],
      at,
    ))
      gateway.client.cache.writeQuery({
        query,
        variables,
        data: { titles: [watchable("MOVIE", 550, offers)] },
      });
  };
  const netflix = offerOfCard("FLATRATE", 8, "Netflix", "netflix");

  test("the services that the card knew are named", async () => {
    cleanup();
    showCard([netflix]);
    await show("/movie/550");
    const glance = within(screen.getByRole("region", { name: "In Germany" }));
    expect(glance.getByText("Streaming on Netflix")).toBeInTheDocument();
    expect(glance.queryByRole("link")).not.toBeInTheDocument();
  });

  test("of a title without offers nothing is guessed", async () => {
    cleanup();
    showCard([]);
    await show("/movie/550");
    expect(screen.getByRole("region", { name: "In Germany" }).textContent).toBe("");
  });

  test("what fails says so in place of it", async () => {
    gateway.answer("Title", filmDatabaseDown());
    await act(async () => gateway.release());
    expect(
      screen.getByRole("heading", { level: 1, name: "This movie could not be loaded" }),
    ).toBeInTheDocument();
  });
});

const group = (name: string) => within(screen.getByRole("region", { name }));
const linksIn = (name: string) =>
  group(name)
    .getAllByRole("link")
    .map((link) => link.textContent);

/** What is beside the answer, by its term. */
const facts = () =>
  Object.fromEntries(
    [...document.querySelectorAll("aside dt")].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ]),
  );

describe("a movie's page", () => {
  test("tells what the movie is", async () => {
    await show("/movie/550/fight-club");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Fight Club");
    const head = within(screen.getByRole("banner"));
    for (const fact of ["4.2", "1999", "2h 19m", "English"])
      expect(head.getByText(fact)).toBeInTheDocument();
    expect(head.getByText(fightClub.overview)).toBeInTheDocument();
    expect(head.getByRole("img", { name: /Fight Club/ }).getAttribute("src")).toBe("/poster.jpg");
    expect(document.querySelector('img[src="/backdrop.jpg"]')).toBeInTheDocument();
    const genres = within(head.getByRole("list", { name: "Genres and trailer" })).getAllByRole(
      "link",
    );
    expect(genres.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Drama", "/genre/18?type=movie"],
      ["Thriller", "/genre/53?type=movie"],
      ["Trailer on YouTube", "https://www.youtube.com/watch?v=abc"],
    ]);
    expect(document.querySelector("iframe, video, script[src]")).not.toBeInTheDocument();
    expect(facts()).toEqual({
      Director: "David Fincher",
      Language: "English",
      Cast: "Edward NortonBrad PittHelena Bonham CarterMeat Loaf",
      "Age rating in Germany": "18",
      "Release Date": "October 15, 1999",
      "In theaters in Germany": "November 11, 1999",
      "Digital release in Germany": "April 25, 2000",
    });
    expect(screen.getByRole("radiogroup", { name: "Rate This Movie" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Back to Home" }).getAttribute("href")).toBe("/");
  });

  describe("of a series, once a visitor comes near,", () => {
    const collection = { __typename: "Collection", id: 8091, name: "Alien Collection" };
    let comeNear: () => Promise<void>;
    beforeEach(() => {
      const near = observe("[data-needs-scripts]");
      comeNear = () =>
        act(async () => {
          near.at(-1)?.();
          dispatchEvent(new Event("scroll"));
        });
      gateway.answer("Title", { title: { ...fightClub, collection } });
    });

    test("leads on to the rest of it", async () => {
      gateway.answer("MovieCollection", {
        movie: {
          __typename: "Movie",
          id: 550,
          collection: {
            ...collection,
            parts: [title("MOVIE", 679, "Aliens"), title("MOVIE", 550)],
          },
        },
      });
      await show("/movie/550/fight-club");
      expect(gateway.count("MovieCollection")).toBe(0);
      await comeNear();
      const row = screen.getByRole("list", { name: "More of this series: Alien Collection" });
      const links = within(row).getAllByRole("link");
      expect(links.map((link) => link.getAttribute("href"))).toEqual(["/movie/679/aliens"]);
    });

    test("says nothing of it where it cannot be loaded", async () => {
      gateway.answer("MovieCollection", new TypeError("Failed to fetch"));
      await show("/movie/550/fight-club");
      await comeNear();
      expect(gateway.count("MovieCollection")).toBe(1);
      expect(screen.queryByText(/^More of this series/)).not.toBeInTheDocument();
    });
  });

  test("has the title and the description that search engines read", async () => {
    await show("/movie/550/fight-club");
    expect(document.title).toBe("Watch Fight Club 1999 Full Movie Online For Free In HD");
    expect(document.querySelector("meta[name=description]")?.getAttribute("content")).toBe(
      fightClub.overview,
    );
  });

  test("says in a shared link where to watch it", async () => {
    await show("/movie/550/fight-club");
    const meta = (property: string) =>
      document.querySelector(`meta[property="${property}"]`)?.getAttribute("content");
    expect(meta("og:title")).toBe("Where to watch Fight Club (1999) in Germany");
    expect(meta("og:description")).toMatch(/^(You can|Fight Club is) .+ in Germany\./);
    expect(meta("og:image")).toMatch(/\.(?:jpg|svg)$/);
  });

  test("puts the slug into an address that has none, and keeps its query", async () => {
    await show("/movie/550?from=mail");
    expect(rendered.address()).toBe("/movie/550/fight-club?from=mail");
  });

  test("says its path in each language", async () => {
    const setPathIn = vi.fn<(pathIn: PathIn) => void>();
    rendered = await renderPage(
      <PageContext value={{ ...browserPage(), setPathIn }}>
        <TitlePage type="MOVIE" />
      </PageContext>,
      "/movie/550/fight-club",
      gateway,
      germany,
    );
    // Its `slugs` have one of Spanish alone.
    const [pathIn] = setPathIn.mock.lastCall ?? [];
    expect(pathIn?.(getLanguage("es"))).toBe("/movie/550/el-club-de-la-lucha");
    expect(pathIn?.(getLanguage("de"))).toBe("/movie/550/fight-club");
  });

  test("leads on to titles like it, and to all of its genres", async () => {
    await show("/movie/550/fight-club");
    const row = within(screen.getByRole("region", { name: "You May Also Like" }));
    expect(row.getAllByRole("listitem")).toHaveLength(2);
    expect(row.getByRole("link", { name: /View all/ }).getAttribute("href")).toBe(
      "/advanced-search/movie?with_genres=18,53",
    );
  });

  test.each([
    ["originalName", "Der Kampfclub", "Der Kampfclub"],
    [
      "cast",
      [{ person: { id: 9, name: "Jared Leto", slug: "" }, character: "Angel Face" }],
      "as Angel Face",
    ],
    ["spokenLanguages", [{ name: "English" }, { name: "Korean" }], "English, Korean"],
    ["voteCount", 1_234, '"ratingCount":1234'],
  ])("shows %s", async (field, value, shown) => {
    gateway.answer("Title", { title: { ...fightClub, [field]: value } });
    await show("/movie/550/fight-club");
    expect(document.documentElement.textContent).toContain(shown);
  });

  test("shows what is known of a movie of which nothing is known", async () => {
    gateway.answer("Title", { title: { ...fightClub, ...nothingKnown, slug: "" } });
    await show("/movie/550");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Fight Club");
    expect(document.title).toBe("Watch Fight Club Full Movie Online For Free In HD");
    expect(rendered.address()).toBe("/movie/550");
    expect(screen.queryByText("Director")).not.toBeInTheDocument();
    expect(screen.queryByText("You May Also Like")).not.toBeInTheDocument();
  });

  test("writes structured data that no text can break out of", async () => {
    gateway.answer("Title", {
      title: { ...fightClub, overview: 'Soap</script><img src=x onerror="alert(1)">' },
    });
    await show("/movie/550/fight-club");
    const written = document.querySelector('script[type="application/ld+json"]')?.innerHTML ?? "";
    expect(written).not.toContain("<");
    expect(JSON.parse(written).image).toMatch(/^https?:/);
    expect(JSON.parse(written)).toMatchObject({
      "@type": "Movie",
      name: "Fight Club",
      actor: expect.objectContaining({ length: 5 }),
      aggregateRating: { ratingValue: 8.4, bestRating: 10, worstRating: 0, ratingCount: 28_000 },
    });
    expect(document.querySelector("img[onerror]")).not.toBeInTheDocument();
  });

  test("rates by the site's own average where there is one", async () => {
    const rating = { __typename: "RatingSummary", average: 4.25, count: 4 };
    gateway.answer("Title", { title: { ...fightClub, rating } });
    await show("/movie/550/fight-club");
    const written = document.querySelector('script[type="application/ld+json"]')?.innerHTML ?? "";
    expect(JSON.parse(written)).toMatchObject({
      aggregateRating: { ratingValue: 4.3, bestRating: 5, worstRating: 1, ratingCount: 4 },
    });
  });
});

describe("a show's page", () => {
  test("tells seasons, creator and first air date", async () => {
    await show("/tv/1396");
    const page = document.body.textContent;
    expect(page).toContain("5 Seasons");
    expect(facts()).toMatchObject({
      Creator: "Vince Gilligan",
      "First Air Date": "January 20, 2008",
    });
    expect(screen.getByRole("radiogroup", { name: "Rate This Show" })).toBeInTheDocument();
    expect(rendered.address()).toBe("/tv/1396/breaking-bad");
    expect(document.title).toBe("Watch Breaking Bad 2008 Full TV Series Online For Free In HD");
  });
});

describe("the answer at a glance", () => {
  const glance = () => within(screen.getByRole("region", { name: /^In / }));

  test("names the country and the services", async () => {
    await show("/movie/550/fight-club");
    expect(glance().getByText("In Germany:")).toBeInTheDocument();
    expect(
      glance().getByText("Streaming on Netflix. Free with ads on Pluto TV"),
    ).toBeInTheDocument();
  });

  test("a service of public libraries is free with a library card, and says so", async () => {
    gateway.answer("Title", {
      title: {
        ...fightClub,
        availability: availability(germany, [
          offer("FREE", 191, "Kanopy", "kanopy"),
          offer("FREE", 538, "Plex", "plex"),
        ]),
      },
    });
    await show("/movie/550/fight-club");
    const free = screen.getByRole("region", { name: "Free" });
    const [kanopy, plex] = within(free).getAllByRole("listitem");
    expect(kanopy).toHaveTextContent("Free with a library card");
    expect(plex).not.toHaveTextContent("library card");
  });

  test("puts the visitor's own services first and marks them", async () => {
    gateway.answer("Title", {
      title: {
        ...fightClub,
        availability: availability(germany, [
          offer("FLATRATE", 8, "Netflix"),
          offer("FLATRATE", 11, "MUBI"),
        ]),
      },
    });
    localStorage.setItem("myServices", '{"services":["mubi"]}');
    await show("/movie/550/fight-club");
    expect(glance().getByText("Included with your MUBI")).toBeInTheDocument();
    expect(linksIn("Subscription")[0]).toMatch(/MUBI.*, one of your services, search there for/);
    expect(linksIn("Subscription")[1]).not.toContain("one of your services");
  });

  test("says that none of the visitor's services has it, and what is free", async () => {
    localStorage.setItem("myServices", '{"services":["mubi"]}');
    await show("/movie/550/fight-club");
    expect(
      glance().getByText("Not on your services. Free with ads on Pluto TV"),
    ).toBeInTheDocument();
  });

  test("is why there is nothing, and where else it streams", async () => {
    gateway.answer("Title", { title: { ...fightClub, availability: availability(germany, []) } });
    await show("/movie/550/fight-club");
    expect(glance().getByText("Not on any service in Germany")).toBeInTheDocument();
    expect(
      glance().getByRole("link", { name: "Streaming in 1 other country" }),
    ).toBeInTheDocument();
  });
});

test("texts in another language than the page's say so", async () => {
  gateway.answer("Title", {
    title: { ...fightClub, name: "Knockout", nameLanguage: "de", overviewLanguage: "fr" },
  });
  await show("/movie/550/fight-club");
  const heading = await screen.findByRole("heading", { level: 1, name: "Knockout" });
  expect(heading).toHaveAttribute("lang", "de");
  expect(screen.getByText(fightClub.overview)).toHaveAttribute("lang", "fr");
});

describe("a long overview", () => {
  const overview = "An office worker who cannot sleep meets a soap salesman. ".repeat(6);

  test("opens with More and closes again", async () => {
    gateway.answer("Title", { title: { ...fightClub, overview } });
    await show("/movie/550/fight-club");
    const user = userEvent.setup();
    const text = screen.getByText(overview.trim());
    expect(text.hasAttribute("data-long")).toBe(true);
    await user.click(screen.getByRole("button", { name: "Show more of the description" }));
    expect(text.hasAttribute("data-long")).toBe(false);
    await user.click(screen.getByRole("button", { name: "Show less of the description" }));
    expect(text.hasAttribute("data-long")).toBe(true);
  });

  test("has the button only where there is more", async () => {
    await show("/movie/550/fight-club");
    expect(screen.queryByRole("button", { name: /of the description/ })).not.toBeInTheDocument();
  });
});

describe("the seasons of a show", () => {
  const netflix = availability(germany, [offer("FLATRATE", 8, "Netflix")]);
  const prime = availability(germany, [
    offer("ADS", 9, "Prime Video"),
    offer("RENT", 8, "Netflix"),
  ]);
  const seasons = () => within(screen.getByRole("region", { name: "Seasons" }));
  const lines = () => [
    ...screen.getByRole("region", { name: "Seasons" }).querySelectorAll("summary"),
  ];
  const open = async (name: RegExp) => {
    const opener = lines().find(({ textContent }) => name.test(textContent));
    await userEvent.setup().click(opener ?? seasons().getByRole("button", { name }));
    await act(async () => {});
  };

  test.each([
    ["begun", 2010, 1],
    ["not begun", 9999, 0],
  ])(
    "mark the service that lacks one that has begun; one that none has has %s",
    async (_, year, marks) => {
      const here = availability(germany, [
        offer("FLATRATE", 8, "Netflix"),
        offer("ADS", 9, "Prime Video"),
      ]);
      const each = breakingBad.seasons.with(2, season(3, year, 1));
      gateway.answer("Title", { title: { ...breakingBad, seasons: each, availability: here } });
      const none = availability(germany, []);
      gateway.answer("SeasonOffers", () =>
        seasonOffers([
          [1, netflix],
          [2, here],
          [3, none],
        ]),
      );
      await show("/tv/1396/breaking-bad");
      await open(/^Season 1/);
      const answer = within(screen.getByRole("region", { name: "Watch in Germany" }));
      const service = (kind: string) => within(answer.getByRole("region", { name: kind }));
      expect(service("Subscription").queryAllByText("Some seasons")).toHaveLength(marks);
      expect(service("Free with ads").getByText("Some seasons")).toBeInTheDocument();
      expect(screen.getAllByText(/with ads on Prime Video \(some seasons\)/)).toHaveLength(2);
    },
  );

  test("are listed with year and episodes, and nothing is requested", async () => {
    await show("/tv/1396/breaking-bad");
    expect(lines().map(({ textContent }) => textContent)).toEqual([
      "Season 12008 · 7 episodes",
      "Season 22009 · 13 episodes",
      "Season 32010 · 1 episode",
    ]);
    expect(gateway.count("SeasonOffers")).toBe(0);
  });

  test("show their offers when opened", async () => {
    gateway.answer("SeasonOffers", ({ from, first }) =>
      first === 1
        ? seasonOffers([[Number(from), prime]])
        : seasonOffers([
            [1, netflix],
            [2, netflix],
            [3, prime],
          ]),
    );
    await show("/tv/1396/breaking-bad");
    await open(/^Season 3/);
    expect(gateway.requestsOf("SeasonOffers").map(({ variables }) => variables)).toContainEqual({
      id: 1396,
      country: "DE",
      from: 1,
      first: 8,
    });
    expect(
      within(seasons().getByRole("region", { name: "Free with ads" })).getByRole("link")
        .textContent,
    ).toContain("for Breaking Bad, season 3, in a new tab");
    expect(lines()[0]?.textContent).toMatch(/^Season 1.*Netflix$/);
    await open(/^Season 3/);
    expect(seasons().queryByRole("region", { name: "Free with ads" })).not.toBeInTheDocument();
  });

  test("tell their services when a visitor comes near them, before one is opened", async () => {
    gateway.answer(
      "SeasonOffers",
      seasonOffers([
        [1, netflix],
        [2, netflix],
        [3, prime],
      ]),
    );
    const near = observe(":has(summary)");
    await show("/tv/1396/breaking-bad");
    expect(gateway.count("SeasonOffers")).toBe(0);
    await act(async () => near.at(-1)?.());
    // A page that is only loaded requests nothing.
    expect(gateway.count("SeasonOffers")).toBe(0);
    await act(async () => void dispatchEvent(new Event("scroll")));
    expect(gateway.requestsOf("SeasonOffers").map(({ variables }) => variables)).toEqual([
      { id: 1396, country: "DE", from: 1, first: 8 },
    ]);
    expect(lines()[0]?.textContent).toMatch(/^Season 1.*Netflix$/);
    expect(seasons().queryAllByRole("link")).toEqual([]);
  });

  test("beyond the eighth are shown by a button, and the focus goes to the first of them", async () => {
    const many = Array.from({ length: 12 }, (_, index) => ({
      ...breakingBad.seasons[0],
      number: index + 1,
      name: `Season ${index + 1}`,
    }));
    gateway.answer("Title", { title: { ...breakingBad, seasons: many } });
    gateway.answer("SeasonOffers", seasonOffers([]));
    await show("/tv/1396/breaking-bad");
    expect(lines()).toHaveLength(8);
    await userEvent.setup().click(seasons().getByRole("button", { name: "Show all 12 seasons" }));
    expect(lines()).toHaveLength(12);
    expect(lines()[8]).toHaveFocus();
    expect(lines()[8]).toHaveTextContent("Season 9");
  });

  test("of a long show have their services as they come into view, or say that they could not be looked up", async () => {
    const many = Array.from({ length: 37 }, (_, index) => ({
      ...breakingBad.seasons[0],
      number: index + 1,
      name: `Season ${index + 1}`,
    }));
    const near = observe("li:has(summary)");
    gateway.answer("Title", { title: { ...breakingBad, seasons: many } });
    gateway.answer("SeasonOffers", ({ from, first }) =>
      from === 37
        ? new TypeError("Failed to fetch")
        : seasonOffers(
            Array.from({ length: Number(first) }, (_, index) => [Number(from) + index, netflix]),
          ),
    );
    await show("/tv/1396/breaking-bad");
    await userEvent.setup().click(seasons().getByRole("button", { name: "Show all 37 seasons" }));
    expect(gateway.count("SeasonOffers")).toBe(0);
    // The rows of seasons 9 to 37 are watched.
    expect(near).toHaveLength(29);
    await act(async () => near[0]?.());
    expect(lines()[8]?.textContent).toMatch(/^Season 9.*Netflix$/);
    expect(lines()[19]?.textContent).toMatch(/^Season 20.*episodes$/);
    await act(async () => near[28]?.());
    expect(gateway.requestsOf("SeasonOffers").map(({ variables }) => variables["from"])).toEqual([
      9, 37,
    ]);
    expect(lines()[36]?.textContent).toMatch(/^Season 37.*Services could not be looked up$/);
  });

  test("whose answers are all the same are one row, with all of their years and episodes", async () => {
    gateway.answer(
      "SeasonOffers",
      seasonOffers([
        [1, netflix],
        [2, netflix],
        [3, netflix],
      ]),
    );
    await show("/tv/1396/breaking-bad");
    await open(/^Season 1/);
    expect(lines().map(({ textContent }) => textContent)).toEqual([
      "All 3 seasons2008–2010 · 21 episodesNetflix",
    ]);
    expect(seasons().getByRole("region", { name: "Subscription" })).toBeInTheDocument();
  });

  test("that have no offers say so", async () => {
    gateway.answer("SeasonOffers", seasonOffers([[1, availability(germany, [])]]));
    await show("/tv/1396/breaking-bad");
    await open(/^Season 1/);
    expect(seasons().getByText("Not on any service in Germany.")).toBeInTheDocument();
  });

  test("that cannot be looked up can be tried again", async () => {
    gateway.answer("SeasonOffers", new TypeError("Failed to fetch"));
    await show("/tv/1396/breaking-bad");
    await open(/^Season 1/);
    expect(seasons().getByRole("alert").textContent).toContain("can't be looked up right now");
    gateway.answer("SeasonOffers", seasonOffers([[1, netflix]]));
    await open(/^Try again/);
    expect(
      within(seasons().getByRole("region", { name: "Subscription" })).getAllByRole("link"),
    ).toHaveLength(1);
  });
});

describe("an address that is no title's", () => {
  test.each(["/movie/0", "/movie/-1", "/movie/abc", "/movie/1e3"])(
    "%s is not found, and nothing is requested",
    async (path) => {
      await show(path);
      expect(screen.getByRole("heading").textContent).toBe("Movie not found");
      expect(screen.getByRole("link", { name: "Back to Home" })).toBeInTheDocument();
      expect(gateway.requests).toEqual([]);
    },
  );

  test("of an unknown show is not found, and not requested again", async () => {
    vi.useFakeTimers();
    gateway.answer("Title", { title: null });
    await show("/tv/99999999");
    expect(screen.getByRole("heading").textContent).toBe("TV Show not found");
    expect(screen.getByRole("searchbox")).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(gateway.count("Title")).toBe(1);
  });
});

describe("when the page cannot be fetched", () => {
  test("that is shown, and can be tried again", async () => {
    gateway.answer("Title", filmDatabaseDown());
    await show("/movie/550");
    expect(screen.getByRole("heading").textContent).toBe("This movie could not be loaded");
    // It may well exist: search engines shall not drop it.
    expect(document.querySelector('meta[name="robots"]')).not.toBeInTheDocument();
    gateway.answer("Title", { title: fightClub });
    await userEvent.setup().click(screen.getByRole("button", { name: "Try again" }));
    await act(async () => {});
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Fight Club");
    expect(gateway.count("Title")).toBe(2);
  });

  test("it is not taken for missing once the country is known", async () => {
    gateway.answer("Title", filmDatabaseDown({ title: null }));
    await show("/tv/1396", null);
    expect(screen.getByRole("heading").textContent).toBe("This TV show could not be loaded");
    await rendered.choose(germany);
    expect(gateway.count("Title")).toBe(2);
    expect(screen.getByRole("heading").textContent).toBe("This TV show could not be loaded");
  });
});

describe("where it can be watched", () => {
  test("comes with the page's own query, and a new visitor's rating is not asked for", async () => {
    await show("/movie/550/fight-club");
    expect(gateway.requests.map(({ operation }) => operation)).toEqual(["Title"]);
  });

  test("stands in groups by kind, in their order, families folded under exact names", async () => {
    await show("/movie/550/fight-club");
    const kinds = screen.getAllByRole("heading", { level: 3 }).map((h) => h.textContent);
    expect(kinds).toEqual(["Subscription", "Free with ads", "Buy"]);
    expect(linksIn("Subscription")[0]).toContain("Netflix");
    expect(linksIn("Subscription")[1]).toContain("Netflix Standard with Ads");
  });

  test("links open beside the page and tell a service from a web search", async () => {
    await show("/movie/550/fight-club");
    const service = group("Buy").getByRole("link");
    expect(service.getAttribute("target")).toBe("_blank");
    expect(service.getAttribute("rel")).toContain("noopener");
    expect(service).toHaveAccessibleName(/^Apple TV ?, search there for Fight Club, in a new tab$/);
    expect(group("Free with ads").getByRole("link")).toHaveAccessibleName(
      /^Pluto TV ?, web search for Fight Club, in a new tab$/,
    );
  });

  test("is told in sentences too, with its sources and that it is invented", async () => {
    await show("/movie/550/fight-club");
    expect(screen.getByRole("heading", { name: "Where To Watch Fight Club?" })).toBeInTheDocument();
    expect(screen.getByText(/You can buy it on Apple TV\.$/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "JustWatch" })).toBeInTheDocument();
    expect(screen.getByText(/invented/)).toBeInTheDocument();
  });

  test("can be reported as wrong, with title, country and services", async () => {
    await show("/movie/550/fight-club");
    const link = screen.getByRole("link", { name: "Wrong? Tell us" });
    const address = new URL(link.getAttribute("href") ?? "", "https://flickmap.example");
    expect(address.pathname).toBe("/contact");
    expect(Object.fromEntries(address.searchParams)).toEqual({
      about: "Fight Club",
      page: "/movie/550/fight-club",
      about_country: "Germany",
      about_services:
        "Netflix (Subscription), Netflix Standard with Ads (Subscription), Pluto TV (Free with ads), Apple TV (Buy)",
    });
  });

  test("in another country is the page's query for it, and none on the way back", async () => {
    await show("/movie/550/fight-club");
    gateway.answer("Title", "pending");
    await rendered.choose(japan);
    expect(gateway.requests.at(-1)).toEqual({
      operation: "Title",
      variables: { type: "MOVIE", id: 550, country: "JP", countryKnown: true },
    });
    expect(screen.getByRole("region", { name: "Subscription" })).toBeInTheDocument();
    expect(screen.getByText(/You can buy it on Apple TV\.$/)).toBeInTheDocument();

    const there = availability(japan, [offer("RENT", 9, "U-NEXT")]);
    gateway.answer("Title", { title: { ...fightClub, availability: there } });
    await act(async () => gateway.release());
    expect(linksIn("Rent")[0]).toContain("U-NEXT");
    expect(screen.queryByRole("region", { name: "Subscription" })).not.toBeInTheDocument();

    await rendered.choose(germany);
    expect(linksIn("Subscription")[0]).toContain("Netflix");
    expect(gateway.count("Title")).toBe(2);
  });

  test("that cannot be fetched for another country says so, beside the page as it was", async () => {
    await show("/movie/550/fight-club");
    gateway.answer("Title", new TypeError("Failed to fetch"));
    await rendered.choose(japan);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Fight Club");
    expect(screen.getByText("Availability can't be looked up right now")).toBeInTheDocument();
    expect(screen.queryByRole("heading", { name: /^Where To Watch/ })).not.toBeInTheDocument();
    const there = availability(japan, [offer("RENT", 9, "U-NEXT")]);
    gateway.answer("Title", { title: { ...fightClub, availability: there } });
    await userEvent.setup().click(screen.getByRole("button", { name: "Try again" }));
    await act(async () => {});
    await screen.findByRole("region", { name: "Rent" });
    expect(linksIn("Rent")[0]).toContain("U-NEXT");
  });

  test("waits for the country where it is still being detected, the rest of the page does not", async () => {
    const { availability: _, ...page } = fightClub;
    gateway.answer("Title", { title: page });
    await show("/movie/550/fight-club", null);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Fight Club");
    expect(screen.getByText("Loading availability…")).toBeInTheDocument();
    gateway.answer("Title", {
      title: { ...fightClub, availability: availability(japan, [offer("RENT", 9, "U-NEXT")]) },
    });
    await rendered.choose(japan);
    await screen.findByRole("region", { name: "Rent" });
    expect(linksIn("Rent")[0]).toContain("U-NEXT");
  });

  test("is, where there is nothing, told of other countries, and choosing one switches to it", async () => {
    gateway.answer("Title", ({ country }) => ({
      title: {
        ...fightClub,
        availability:
          country === "DE"
            ? availability(germany, [])
            : availability(japan, [offer("FLATRATE", 9, "U-NEXT")]),
      },
    }));
    await show("/movie/550/fight-club");
    expect(screen.getByText("Not on any service in Germany.")).toBeInTheDocument();
    expect(
      screen.getByText(
        "We'll update this page when Fight Club becomes available on streaming services in your region.",
      ),
    ).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Atom feed" })).toHaveAttribute(
      "href",
      "/feeds/DE.atom?titles=m550",
    );
    expect(screen.getByRole("link", { name: "Calendar" })).toHaveAttribute(
      "href",
      `webcal://${location.host}/calendar/DE.ics?titles=m550`,
    );
    const user = userEvent.setup();
    const list = screen.getByRole("button", { name: "Streaming in 1 other country" });
    expect(screen.queryByRole("button", { name: "Show Japan" })).not.toBeInTheDocument();
    await user.click(list);
    await user.click(screen.getByRole("button", { name: "Show Japan" }));
    await act(async () => {});
    expect(linksIn("Subscription")[0]).toContain("U-NEXT");
  });

  test("names similar titles that a service of the country has", async () => {
    const none = availability(germany, []);
    gateway.answer("Title", { title: { ...fightClub, availability: none } });
    const known = (id: number, status: string, offers: unknown) => ({
      __typename: "Movie",
      id,
      type: "MOVIE",
      availability: { __typename: "Availability", status, kinds: ["FLATRATE"], offers },
    });
    const netflix = {
      __typename: "Offer",
      kind: "FLATRATE",
      provider: {
        __typename: "Provider",
        id: 8,
        name: "Netflix",
        logo: null,
        family: { __typename: "ProviderFamily", id: "netflix", name: "Netflix" },
      },
    };
    gateway.answer("Watchable", {
      titles: [known(807, "NONE_KNOWN", []), known(629, "HAS_OFFERS", [netflix])],
    });
    await show("/movie/550/fight-club");
    const similar = await screen.findByRole("region", {
      name: "Similar titles available in Germany",
    });
    const links = within(similar).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/movie/629/the-usual-suspects",
    ]);
    expect(links[0]?.textContent).toContain("By subscription: Netflix");
    const row = within(screen.getByRole("region", { name: "You May Also Like" }));
    expect(row.getAllByRole("listitem")).toHaveLength(1);
  });

  test("is not the same answer for a country that is not covered", async () => {
    gateway.answer("Title", {
      title: { ...fightClub, availability: availability(germany, null) },
    });
    await show("/movie/550/fight-club");
    expect(screen.getByText("No data for Germany")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: /^Streaming in/ })).toBeInTheDocument();
    expect(screen.queryByText(/Not on any service/)).not.toBeInTheDocument();
  });

  test("is not the same answer when the film database cannot be reached, and can be requested again", async () => {
    const down = availability(germany, null, "FILM_DATABASE_UNAVAILABLE");
    gateway.answer("Title", { title: { ...fightClub, availability: down } });
    await show("/movie/550/fight-club");
    gateway.answer("Title", { title: fightClub });
    expect(screen.getByText("Availability can't be looked up right now")).toBeInTheDocument();
    expect(screen.queryByText(/We'll update this page/)).not.toBeInTheDocument();
    await userEvent.setup().click(screen.getByRole("button", { name: "Try again" }));
    await act(async () => {});
    expect(linksIn("Subscription")[0]).toContain("Netflix");
  });
});
