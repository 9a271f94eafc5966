import { afterEach, expect, test, vi } from "vitest";
import { copyText } from "../features/share/ShareButton.tsx";

afterEach(() => {
  document.body.replaceChildren();
});
test("over http a text is copied through a selection within the open dialog", async () => {
  vi.stubGlobal("navigator", {});
  document.body.innerHTML = "<dialog open><button>Copy link</button></dialog>";
  document.querySelector("button")?.focus();
  const copied: unknown[] = [];
  document.execCommand = vi.fn(() => {
    const field = document.querySelector("dialog textarea");
    copied.push(field instanceof HTMLTextAreaElement && field.value);
    return true;
  });
  await copyText("https://flickmap.example/?services=netflix");
  expect(copied).toEqual(["https://flickmap.example/?services=netflix"]);
  expect(document.activeElement?.textContent).toBe("Copy link");
  expect(document.querySelector("textarea")).not.toBeInTheDocument();
});

test("a browser that copies nothing is an error", async () => {
  vi.stubGlobal("navigator", {});
  document.execCommand = () => false;
  await expect(copyText("x")).rejects.toThrow("Nothing was copied");
});
