import { Route, Routes } from "react-router-dom";

import { notFound, routes } from "../../routes.tsx";
import { PageFrame } from "./PageFrame.tsx";

/** Renders the screen that stands at the address. */
export function Screens() {
  return (
    <Routes>
      <Route element={<PageFrame />}>
        {[...routes, notFound].map(({ path, page: Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Route>
    </Routes>
  );
}
