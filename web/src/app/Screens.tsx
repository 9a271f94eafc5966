import { Route, Routes } from "react-router-dom";

import { patterns } from "../paths.ts";
import { AdvancedSearchRoute, CategoryRoute, GenreRoute } from "./list-routes.tsx";
import { lazyScreen } from "./lazy-screen.ts";
import { ScreenFrame } from "./ScreenFrame.tsx";

const HomeScreen = lazyScreen(
  async () => (await import("../screens/home/HomeScreen.tsx")).HomeScreen,
);
const SearchScreen = lazyScreen(
  async () => (await import("../screens/search/SearchScreen.tsx")).SearchScreen,
);
const DirectSearchScreen = lazyScreen(
  async () => (await import("../screens/direct-search/DirectSearchScreen.tsx")).DirectSearchScreen,
);
const TitleScreen = lazyScreen(
  async () => (await import("../screens/title/TitleScreen.tsx")).TitleScreen,
);
const FaqScreen = lazyScreen(async () => (await import("../screens/faq/FaqScreen.tsx")).FaqScreen);
const ContactScreen = lazyScreen(
  async () => (await import("../screens/contact/ContactScreen.tsx")).ContactScreen,
);
const PrivacyScreen = lazyScreen(
  async () => (await import("../screens/privacy/PrivacyScreen.tsx")).PrivacyScreen,
);
const TermsScreen = lazyScreen(
  async () => (await import("../screens/terms/TermsScreen.tsx")).TermsScreen,
);
const NotFoundScreen = lazyScreen(
  async () => (await import("../screens/not-found/NotFoundScreen.tsx")).NotFoundScreen,
);

/** Which screen stands at which address. Each is a chunk of its own, fetched when it is first gone to. */
export function Screens() {
  return (
    <Routes>
      <Route element={<ScreenFrame />}>
        <Route path={patterns.home} element={<HomeScreen />} />
        <Route path={patterns.movie} element={<TitleScreen type="MOVIE" />} />
        <Route path={patterns.tvShow} element={<TitleScreen type="TV" />} />
        <Route path={patterns.search} element={<SearchScreen />} />
        <Route path={patterns.directSearch} element={<DirectSearchScreen />} />
        <Route path={patterns.category} element={<CategoryRoute />} />
        <Route path={patterns.genre} element={<GenreRoute />} />
        <Route path={patterns.advancedSearch} element={<AdvancedSearchRoute />} />
        <Route path={patterns.contact} element={<ContactScreen />} />
        <Route path={patterns.privacy} element={<PrivacyScreen />} />
        <Route path={patterns.terms} element={<TermsScreen />} />
        <Route path={patterns.faq} element={<FaqScreen />} />
        <Route path="*" element={<NotFoundScreen />} />
      </Route>
    </Routes>
  );
}
