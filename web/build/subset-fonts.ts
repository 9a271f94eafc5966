import { spawnSync } from "node:child_process";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

/*
 * Makes the site's fonts of the packages that they come in: only the characters, weights and features
 * that the site uses. Run by hand after a change here or in the type scale; the result is committed.
 * The fonts and the tool are rarely needed, so they are installed on demand, into a folder of their own.
 */

const TOOLS = new URL("../../node_modules/.cache/fonts/", import.meta.url);
const NEEDED = [
  "@fontsource-variable/archivo@5.3.0",
  "@fontsource-variable/inter@5.3.0",
  "subset-font@2.9.0",
];
const PACKAGES = new URL("node_modules/@fontsource-variable/", TOOLS);
const FOLDER = new URL("../fonts/", import.meta.url);
/** Kerning, marks, local forms, and figures of one width for numbers that stand below each other. */
const FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum"];

/**
 * What the first view is set in: the letters and signs of West European text. Each file is so small
 * that a server sends it without waiting for an answer in between. The ı is of Turkish, but is in no other file of the
 * packages.
 */
const FIRST =
  "U+0020-007E,U+00A0-00A1,U+00A3,U+00A9,U+00AB,U+00B0,U+00B7,U+00BB,U+00BF-00D6,U+00D8-00F6,U+00F8-00FF,U+0131,U+0152-0153,U+2010-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2032,U+20AC,U+2122,U+2212";

/** The further letters of Central and East European, Baltic and Turkish names: most pages have one of them. */
const EXTENDED = without("U+0100-017F,U+0218-021B", FIRST);

/** The letters of all languages; the rest of the package's range is phonetic script and the like. */
const NARROWED: Readonly<Record<string, string>> = {
  "latin-ext": "U+0100-024F,U+0304,U+0308,U+0329,U+1E00-1E9F,U+20A0-20AB,U+20AD-20C0,U+2113",
};

const FONTS = [
  {
    family: "Archivo",
    folder: "archivo",
    axis: "wdth",
    // Headings: one wide, heavy cut stands for all their weights.
    first: [{ file: "archivo", axes: { wdth: 114, wght: 760 }, weights: "650 800" }],
    axes: { wdth: 114, wght: 760 },
    descriptors: "font-stretch: 108% 116%; font-display: swap",
    subsets: ["latin", "latin-ext", "vietnamese"],
  },
  {
    family: "Inter",
    folder: "inter",
    axis: "wght",
    // Two cuts are fetched side by side, in less time than one file with all weights between them.
    first: [
      { file: "inter-400", axes: { wght: 400 }, weights: "400 500" },
      { file: "inter-600", axes: { wght: 600 }, weights: "550 600" },
    ],
    axes: { wght: { min: 400, max: 600 } },
    // Text that is on the screen is not set again: a font that comes late is for the next page.
    descriptors: "font-display: optional",
    subsets: ["latin", "latin-ext", "vietnamese", "greek", "greek-ext", "cyrillic", "cyrillic-ext"],
  },
] as const;

/** What is used of the subsetting tool. */
type SubsetFont = (
  font: Buffer,
  characters: string,
  options: Readonly<Record<string, unknown>>,
) => Promise<Buffer>;

await mkdir(TOOLS, { recursive: true });
await writeFile(new URL("package.json", TOOLS), '{ "private": true }\n');
const install = ["install", "--no-audit", "--no-fund", "--no-save", ...NEEDED];
const installed = spawnSync("npm", install, { cwd: fileURLToPath(TOOLS), stdio: "inherit" });
if (installed.status !== 0) throw new Error("npm could not install the fonts");
const subsetFont = createRequire(new URL("package.json", TOOLS))("subset-font") as SubsetFont;

const HEAD = "/* Made by subset-fonts.ts. */";
/** The faces that every page has, and those of other letters, which a page loads once a text needs them. */
const faces: string[] = [HEAD];
const moreFaces: string[] = [HEAD];
await mkdir(FOLDER, { recursive: true });
for (const { family, folder, axis, first, axes, descriptors, subsets } of FONTS) {
  const ranges = JSON.parse(
    await readFile(new URL(`${folder}/unicode.json`, PACKAGES), "utf8"),
  ) as Readonly<Record<string, string>>;
  /**
   * Writes the font of a range, and returns its rules. Faces of one range of weights complete each other
   * letter by letter; one with a range of its own would replace them, and have no letters but its own.
   */
  const make = async (
    file: string,
    subset: string,
    range: string,
    variationAxes: object,
    weights: readonly string[],
  ): Promise<readonly string[]> => {
    const source = new URL(`${folder}/files/${folder}-${subset}-${axis}-normal.woff2`, PACKAGES);
    const font = await subsetFont(await readFile(source), getCharacters(range), {
      targetFormat: "woff2",
      variationAxes,
      keepFeatures: FEATURES,
      noHinting: true,
    });
    await writeFile(new URL(`${file}.woff2`, FOLDER), font);
    process.stdout.write(`${file}: ${(font.length / 1024).toFixed(1)} KB\n`);
    return weights.map(
      (weight) =>
        `@font-face { font-family: "${family}"; font-weight: ${weight}; ${descriptors}; src: url("./${file}.woff2") format("woff2"); unicode-range: ${range}; }`,
    );
  };
  for (const cut of first) {
    faces.push(
      ...(await make(cut.file, "latin", FIRST, cut.axes, [cut.weights])),
      ...(await make(`${cut.file}-extended`, "latin-ext", EXTENDED, cut.axes, [cut.weights])),
    );
  }
  const weights = first.map((cut) => cut.weights);
  for (const subset of subsets) {
    const whole = NARROWED[subset] ?? ranges[subset];
    if (whole === undefined) throw new Error(`${family} has no ${subset}`);
    const range = without(whole, `${FIRST},${EXTENDED}`);
    moreFaces.push(...(await make(`${folder}-${subset}`, subset, range, axes, weights)));
  }
  await copyFile(new URL(`${folder}/LICENSE`, PACKAGES), new URL(`${folder}.LICENSE`, FOLDER));
}
await writeFile(new URL("faces.css", FOLDER), `${faces.join("\n")}\n`);
await writeFile(new URL("more-faces.css", FOLDER), `${moreFaces.join("\n")}\n`);

/** The characters of a range that are not in another one, as a range. */
function without(range: string, other: string): string {
  const others = new Set(getCharacters(other));
  const spans: [from: number, to: number][] = [];
  for (const character of getCharacters(range)) {
    if (others.has(character)) continue;
    const code = character.codePointAt(0) ?? 0;
    const last = spans.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else spans.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, "0");
  return spans.map(([from, to]) => `U+${hex(from)}${from === to ? "" : `-${hex(to)}`}`).join(",");
}

/** @param range as `unicode-range` has it: `U+0000-00FF,U+0131` */
function getCharacters(range: string): string {
  return range
    .split(",")
    .flatMap((part) => {
      const [from = "", to = from] = part.trim().replace("U+", "").split("-");
      const first = Number.parseInt(from, 16);
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, at) =>
        String.fromCodePoint(first + at),
      );
    })
    .join("");
}
