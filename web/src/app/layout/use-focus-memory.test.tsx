import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef } from "react";
import { Link, MemoryRouter, Route, Routes, useNavigate } from "react-router-dom";
import { afterEach, expect, test } from "vitest";

import { RouteAnnouncer } from "./RouteAnnouncer.tsx";

afterEach(cleanup);

function Site() {
  const main = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  return (
    <>
      <main ref={main} tabIndex={-1}>
        <Routes>
          <Route
            path="/"
            element={["550", "551"].map((id) => (
              <Link key={id} to={`/movie/${id}`}>
                {id}
              </Link>
            ))}
          />
          <Route path="*" element={<button onClick={() => void navigate(-1)}>Back</button>} />
        </Routes>
      </main>
      <RouteAnnouncer main={main} />
    </>
  );
}

test("going back returns the focus to the card that was followed, going on moves it to the page", async () => {
  const user = userEvent.setup();
  render(
    <MemoryRouter>
      <Site />
    </MemoryRouter>,
  );
  await user.click(screen.getByRole("link", { name: "551" }));
  expect(document.activeElement?.tagName).toBe("MAIN");
  await user.click(screen.getByRole("button", { name: "Back" }));
  expect(document.activeElement?.textContent).toBe("551");
});
