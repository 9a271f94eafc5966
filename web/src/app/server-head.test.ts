// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { replaceServerHead } from "./server-head.ts";

/** The head as the gateway serves it. */
function servedHead(): HTMLHeadElement {
  const head = document.createElement("head");
  head.innerHTML =
    '<meta charset="utf-8"><title data-head="server">Watch Heat</title>' +
    '<meta data-head="server" name="description" content="A heist.">';
  return head;
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

it("leaves the served head alone until a screen sets its own title, then takes all of it away", async () => {
  const head = servedHead();
  replaceServerHead(head);
  head.append(document.createElement("link"));
  await settled();
  expect(head.querySelectorAll("[data-head]")).toHaveLength(2);

  const title = document.createElement("title");
  title.textContent = "Heat";
  head.append(title);
  await settled();
  expect(head.querySelectorAll("[data-head]")).toHaveLength(0);
  expect(head.querySelector("title")?.textContent).toBe("Heat");
  expect(head.querySelector("meta")?.getAttribute("charset")).toBe("utf-8");
});
