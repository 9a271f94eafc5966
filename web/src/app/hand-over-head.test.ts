import { afterEach, expect, test } from "vitest";

import { handOverHead } from "./hand-over-head.ts";

const settled = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => {
  document.head.innerHTML = "";
});

test("the server's head stays until the app has a title, and then gives way whole", async () => {
  document.head.innerHTML =
    '<title data-head="server">Fight Club</title><meta data-head="server" name="description" content="A film.">';
  handOverHead(document.head);
  document.head.append(document.createElement("meta"));
  await settled();
  expect(document.head.querySelectorAll("[data-head]")).toHaveLength(2);

  const title = document.createElement("title");
  title.textContent = "Breaking Bad";
  document.head.append(title);
  await settled();
  expect(document.head.querySelectorAll("[data-head]")).toHaveLength(0);
  expect(document.title).toBe("Breaking Bad");
});
