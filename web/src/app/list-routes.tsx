import { useParams } from "react-router-dom";

import type { TitleType } from "../generated/schema.ts";
import { lazyScreen } from "./lazy-screen.ts";

const CategoryScreen = lazyScreen(
  async () => (await import("../screens/title-lists/CategoryScreen.tsx")).CategoryScreen,
);
const GenreScreen = lazyScreen(
  async () => (await import("../screens/title-lists/GenreScreen.tsx")).GenreScreen,
);
const AdvancedSearchScreen = lazyScreen(
  async () =>
    (await import("../screens/advanced-search/AdvancedSearchScreen.tsx")).AdvancedSearchScreen,
);
const NotFoundScreen = lazyScreen(
  async () => (await import("../screens/not-found/NotFoundScreen.tsx")).NotFoundScreen,
);

const readType = (written: string | undefined): TitleType | null =>
  written === "movie" ? "MOVIE" : written === "tv" ? "TV" : null;

/** `/category/{type}`: a path with another type is not one of the site's. */
export function CategoryRoute() {
  const type = readType(useParams().type);
  return type === null ? <NotFoundScreen /> : <CategoryScreen type={type} />;
}

/** `/advanced-search`, which means movies, and `/advanced-search/{type}` (specification section 2). */
export function AdvancedSearchRoute() {
  const type = readType(useParams().type ?? "movie");
  return type === null ? <NotFoundScreen /> : <AdvancedSearchScreen type={type} />;
}

/** `/genre/{id}`: a path that has no number of a genre is not one of the site's. */
export function GenreRoute() {
  const { id = "" } = useParams();
  const number = /^\d{1,10}$/.test(id) ? Number(id) : 0;
  return number >= 1 && number <= 2_147_483_647 ? <GenreScreen id={number} /> : <NotFoundScreen />;
}
