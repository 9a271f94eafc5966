import { expect, test, vi } from "vitest";
import { copyText, shareLink } from "./ShareButton.tsx";

const link = { title: "Fight Club", url: "https://flickmap.example/movie/550/fight-club" };

test("closing the sheet is not a fault and copies nothing", async () => {
  const writeText = vi.fn(async () => {});
  const share = vi.fn(async () => {
    throw new DOMException("closed", "AbortError");
  });
  vi.stubGlobal("navigator", { share, clipboard: { writeText } });
  expect(await shareLink(link)).toBe("dismissed");
  expect(writeText).not.toHaveBeenCalled();
});

test("without a sheet the address is copied", async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  expect(await shareLink(link)).toBe("copied");
  expect(writeText).toHaveBeenCalledWith(link.url);
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

test("a browser that copies nothing is told as a failure", async () => {
  vi.stubGlobal("navigator", {});
  document.execCommand = () => false;
  expect(await shareLink(link)).toBe("failed");
});
