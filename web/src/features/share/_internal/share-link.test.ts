import { expect, test, vi } from "vitest";
import { shareLink } from "../ShareButton.tsx";

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

test("a browser that lets nothing be copied is told as a failure", async () => {
  vi.stubGlobal("navigator", {});
  expect(await shareLink(link)).toBe("failed");
});
