import { beforeEach, expect, test, vi } from "vitest";

interface AddedFace {
  readonly source: string;
  readonly unicodeRange: string;
}

let added: AddedFace[];
let addEastAsianFaces: (text: string) => Promise<void>;
/** The files of the faces that were added, without their places. */
const files = () => added.map(({ source }) => /([\w-]+)\.woff2/u.exec(source)?.[1]);

beforeEach(async () => {
  added = [];
  vi.stubGlobal(
    "FontFace",
    class {
      readonly source: string;
      readonly unicodeRange: string;
      constructor(_: string, source: string, { unicodeRange }: { unicodeRange: string }) {
        this.source = source;
        this.unicodeRange = unicodeRange;
      }
    },
  );
  Object.assign(document, { fonts: { add: (face: AddedFace) => added.push(face) } });
  vi.resetModules();
  ({ addEastAsianFaces } = await import("./east-asian-fonts.ts"));
});

test("a text in other letters adds nothing", async () => {
  await addEastAsianFaces("Amélie · Война и мир – 2001");
  expect(added).toEqual([]);
});

test.each([
  ["기생충", /^noto-sans-kr-\d+-/u],
  ["七人の侍", /^noto-sans-jp-\d+-/u],
  ["霸王别姬", /^noto-sans-(?:jp|sc)-\d+-/u],
])("%s adds the slices that have its letters, each once", async (text, file) => {
  await addEastAsianFaces(text);
  expect(files().length).toBeGreaterThan(0);
  expect(files().length).toBeLessThanOrEqual(text.length);
  for (const each of files()) expect(each).toMatch(file);
  const before = files();
  await addEastAsianFaces(text);
  expect(files()).toEqual(before);
});

test("a slice has one face, whatever other letters of it come later", async () => {
  for (const text of ["か", "き", "かきくけこさしすせそ"]) await addEastAsianFaces(text);
  expect(files().length).toBeGreaterThan(0);
  expect(new Set(files()).size).toBe(files().length);
});

test("each letter and sign is in a slice that is added: long vowels, brackets, full-width letters", async () => {
  const text = "「スーパー」、ｗ．～。";
  await addEastAsianFaces(text);
  const ranges = added
    .flatMap(({ unicodeRange }) => unicodeRange.split(","))
    .map((range) =>
      range
        .replace("U+", "")
        .split("-")
        .map((end) => Number.parseInt(end, 16)),
    );
  const isAdded = (letter: string) => {
    const code = letter.codePointAt(0) ?? 0;
    return ranges.some(([first = 0, last = first]) => code >= first && code <= last);
  };
  expect([...text].filter((letter) => !isAdded(letter))).toEqual([]);
});

test("in the language of the page, what the site says is one file", async () => {
  const { loadAllMessages, setLanguage } = await import("../../lib/messages.ts");
  await loadAllMessages("ja");
  setLanguage("ja");
  await addEastAsianFaces("映画を見る");
  expect(files()).toEqual(["noto-sans-jp-spoken"]);
});

test("letters whose font could not be loaded are requested again", async () => {
  vi.doMock("../../../fonts/scripts/noto-sans-kr.ts", () => {
    throw new Error("no network");
  });
  await expect(addEastAsianFaces("기생충")).rejects.toThrow("error when mocking a module");
  vi.doUnmock("../../../fonts/scripts/noto-sans-kr.ts");
  await addEastAsianFaces("기생충");
  expect(files().length).toBeGreaterThan(0);
});
