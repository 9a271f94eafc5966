import { part } from "./find-part.ts";
import type { Visitor } from "./visitor.ts";

/** What visitors come for, told once for every browser. */
export const journeys: Readonly<Record<string, (visitor: Visitor) => Promise<void>>> = {
  "from home over the search to a title, its offers in another country, and a rating": async (
    visitor,
  ) => {
    await visitor.opens("/");
    await visitor.sees(part("heading", "Find your next favorite movie or TV show"));
    await visitor.seesPictures();
    await visitor.findsNothingWider();
    await visitor.writes(part("combobox", "Search movies and TV shows"), "fight club");
    await visitor.sees(part("option", /^Fight Club/));
    await visitor.pressesEnter();
    await visitor.isAt("/search?q=fight+club");
    await visitor.sees(part("heading", 'Search Results for "fight club"'));
    await visitor.clicks(part("link", /Fight Club/));
    await visitor.isAt("/movie/550/fight-club");
    await visitor.sees(part("heading", "Fight Club"));
    await visitor.seesPictures();

    await visitor.clicks(part("button", "Country: United States of America"));
    await visitor.writes(part("combobox", "Find a country"), "germany");
    await visitor.clicks(part("option", /^Germany/));
    await visitor.sees(part("heading", "Watch in Germany"));
    await visitor.reads("In Germany: Free with ads on");

    await visitor.clicks(part("radio", "4 stars"));
    await visitor.reads("Rating saved!");
    await visitor.reads("4.0 out of 5");
    await visitor.opens("/movie/550/fight-club");
    await visitor.seesChosen(part("radio", "4 stars"));
    await visitor.sees(part("heading", "Watch in Germany"));
  },

  "suggestions lead to a title": async (visitor) => {
    await visitor.opens("/faq");
    if (visitor.isOnPhone) await visitor.clicks(part("button", "Search"));
    await visitor.writes(part("combobox", "Search movies and TV shows"), "breaking bad");
    await visitor.clicks(part("option", /^Breaking Bad/));
    await visitor.isAt("/tv/1396/breaking-bad");
    await visitor.sees(part("heading", "Breaking Bad"));
  },

  "advanced search: filters, an order, a page, and Back": async (visitor) => {
    await visitor.opens("/advanced-search");
    await visitor.sees(part("heading", "Browse Movies"));
    await visitor.seesPictures();
    if (visitor.isOnPhone) await visitor.clicks(part("button", "Show Filters"));
    await visitor.clicks(part("button", "Drama"));
    await visitor.chooses(part("combobox", "Sort by"), "Rating (High to Low)");
    await visitor.clicks(part("button", "Apply Filters"));
    await visitor.sees(part("heading", "Browse Movies by Genre"));
    await visitor.isAt("/advanced-search/movie?sort_by=vote_average.desc&with_genres=18");
    await visitor.reads("Showing 1 - 20 of");
    await visitor.clicks(part("button", "Page 2"));
    await visitor.reads("Showing 21 - 40 of");
    await visitor.isAt("/advanced-search/movie?sort_by=vote_average.desc&with_genres=18&page=2");
    await visitor.goesBack();
    await visitor.reads("Showing 1 - 20 of");
    await visitor.findsNothingWider();
  },

  "contact: what is missing is said, a message is sent, another can be written": async (
    visitor,
  ) => {
    await visitor.opens("/contact");
    await visitor.clicks(part("button", "Send Message"));
    await visitor.reads("Name must be at least 2 characters");
    await visitor.reads("Please enter a valid email address");
    await visitor.writes(part("textbox", "Name"), "Ada Lovelace");
    await visitor.writes(part("textbox", "Email"), "ada@example.org");
    await visitor.writes(part("textbox", "Subject"), "A wrong offer");
    await visitor.writes(part("textbox", "Message"), "The movie is not on that service any more.");
    await visitor.clicks(part("button", "Send Message"));
    await visitor.sees(part("heading", "Message Sent Successfully!"));
    await visitor.clicks(part("button", "Send Another Message"));
    await visitor.sees(part("button", "Send Message"));
  },

  "the page that is open is marked in the navigation": async (visitor) => {
    await visitor.opens("/category/movie");
    await visitor.sees(part("heading", "Popular Movies"));
    if (visitor.isOnPhone) {
      await visitor.clicks(part("button", "Menu"));
      await visitor.findsStyle('#mobile-menu a[aria-current="page"]', "color", "rgb(245, 181, 74)");
      await visitor.clicks(part("link", "TV Shows"));
      await visitor.sees(part("heading", "Popular TV Shows"));
      return;
    }
    const current = 'header nav a[aria-current="page"]';
    await visitor.findsStyle(current, "text-decoration-line", "underline");
    await visitor.findsStyle(current, "text-decoration-thickness", "2px");
    await visitor.findsStyle('header nav a[href="/category/tv"]', "text-decoration-line", "none");
    await visitor.seesPictures();
  },
};
