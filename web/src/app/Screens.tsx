import { Route, Routes } from "react-router-dom";

import { notFound, routes } from "../routes.tsx";
import { ScreenFrame } from "./ScreenFrame.tsx";

/** Renders the screen that stands at the address. */
export function Screens() {
  return (
    <Routes>
      <Route element={<ScreenFrame />}>
        {[...routes, notFound].map(({ path, screen: Screen }) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
      </Route>
    </Routes>
  );
}
