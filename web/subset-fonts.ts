import { spawnSync } from "node:child_process";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

/*
 * Makes the site's fonts of the packages that they come in: only the characters, weights and features
 * that the site uses. Run by hand after a change here or in the type scale; the result is committed.
 * The fonts and the tool are rarely needed, so they are installed on demand, into a folder of their own.
 */

const TOOLS = new URL("../node_modules/.cache/fonts/", import.meta.url);
const NEEDED = [
  "@fontsource-variable/archivo@5.3.0",
  "@fontsource-variable/inter@5.3.0",
  "subset-font@2.9.0",
];
const PACKAGES = new URL("node_modules/@fontsource-variable/", TOOLS);
const FOLDER = new URL("src/ui/fonts/", import.meta.url);
/** Kerning, marks, local forms, and figures of one width for numbers that stand below each other. */
const FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum"];

/** The letters of European languages; the rest of the package's range is phonetic script and the like. */
const NARROWED: Readonly<Record<string, string>> = {
  "latin-ext": "U+0100-024F,U+0304,U+0308,U+0329,U+1E00-1E9F,U+20A0-20AB,U+20AD-20C0,U+2113",
};

const FONTS = [
  {
    family: "Archivo",
    folder: "archivo",
    axis: "wdth",
    // Headings: one wide, heavy cut stands for all their weights.
    axes: { wdth: 114, wght: 760 },
    descriptors: "font-weight: 650 800; font-stretch: 108% 116%; font-display: swap",
    subsets: ["latin", "latin-ext", "vietnamese"],
  },
  {
    family: "Inter",
    folder: "inter",
    axis: "wght",
    axes: { wght: { min: 400, max: 600 } },
    // Text that is on the screen is not set anew: a font that comes late is for the next page.
    descriptors: "font-weight: 400 600; font-display: optional",
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
/** The faces that every page has, and those of other letters, which a page loads after it is shown. */
const faces: string[] = [HEAD];
const moreFaces: string[] = [HEAD];
await mkdir(FOLDER, { recursive: true });
for (const { family, folder, axis, axes, descriptors, subsets } of FONTS) {
  const ranges = JSON.parse(
    await readFile(new URL(`${folder}/unicode.json`, PACKAGES), "utf8"),
  ) as Readonly<Record<string, string>>;
  for (const subset of subsets) {
    const range = NARROWED[subset] ?? ranges[subset];
    if (range === undefined) throw new Error(`${family} has no ${subset}`);
    const source = new URL(`${folder}/files/${folder}-${subset}-${axis}-normal.woff2`, PACKAGES);
    const font = await subsetFont(await readFile(source), charactersOf(range), {
      targetFormat: "woff2",
      variationAxes: axes,
      keepFeatures: FEATURES,
      noHinting: true,
    });
    const file = `${folder}-${subset}.woff2`;
    await writeFile(new URL(file, FOLDER), font);
    (subset === "latin" ? faces : moreFaces).push(
      `@font-face { font-family: "${family}"; ${descriptors}; src: url("./${file}") format("woff2"); unicode-range: ${range}; }`,
    );
    process.stdout.write(`${file}: ${(font.length / 1024).toFixed(1)} KB\n`);
  }
  await copyFile(new URL(`${folder}/LICENSE`, PACKAGES), new URL(`${folder}.LICENSE`, FOLDER));
}
await writeFile(new URL("faces.css", FOLDER), `${faces.join("\n")}\n`);
await writeFile(new URL("more-faces.css", FOLDER), `${moreFaces.join("\n")}\n`);

/** @param range as `unicode-range` has it: `U+0000-00FF,U+0131` */
function charactersOf(range: string): string {
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
