import { spawnSync } from "node:child_process";
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

import { COUNTRY_CODES } from "@flickmap/schema/country-names.ts";
import { LANGUAGES } from "@flickmap/schema/languages.ts";

/*
 * Makes the fonts for scripts that the site's own do not have, for systems that have none for them: the packages' slices
 * in one weight, with the rules that load them; of East Asia's, which are too many for rules, the characters of each. Run
 * by hand; the result is committed, since the packages weigh 200 MB. Where the site itself speaks a language of so many slices, what it says is one file.
 */

const TOOLS = new URL("../../node_modules/.cache/script-fonts/", import.meta.url);
const PACKAGES = new URL("node_modules/@fontsource/", TOOLS);
const FOLDER = new URL("../fonts/scripts/", import.meta.url);
const VERSION = "5.3.0";

/** One family for all. */
const FAMILY = "Noto Scripts";

/** The first line of what is written. */
const MADE = "/* Made by script-fonts.ts. */";

/** The fonts: of their slices those that have any of these characters; a font of the system by one of the names comes first. */
const FONTS = [
  {
    folder: "noto-sans-kr",
    has: /\p{Script=Hangul}/u,
    local: [
      "Noto Sans CJK KR",
      "NotoSansCJKkr-Regular",
      "AppleSDGothicNeo-Regular",
      "Malgun Gothic",
    ],
    sliced: true,
  },
  {
    folder: "noto-sans-sc",
    has: /\p{Script=Han}/u,
    local: ["Noto Sans CJK SC", "NotoSansCJKsc-Regular", "PingFangSC-Regular", "Microsoft YaHei"],
    sliced: true,
  },
  {
    folder: "noto-sans-jp",
    has: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
    local: ["Noto Sans CJK JP", "NotoSansCJKjp-Regular", "HiraginoSans-W3", "Yu Gothic", "Meiryo"],
    sliced: true,
  },
  {
    folder: "noto-sans-thai",
    has: /\p{Script=Thai}/u,
    local: ["Noto Sans Thai", "NotoSansThai-Regular", "Thonburi", "Leelawadee UI"],
    sliced: false,
  },
  {
    folder: "noto-sans-arabic",
    has: /\p{Script=Arabic}/u,
    local: ["Noto Sans Arabic", "NotoSansArabic-Regular", "GeezaPro", "Segoe UI"],
    sliced: false,
  },
  {
    folder: "noto-sans-devanagari",
    has: /\p{Script=Devanagari}/u,
    local: [
      "Noto Sans Devanagari",
      "NotoSansDevanagari-Regular",
      "KohinoorDevanagari-Regular",
      "Nirmala UI",
    ],
    sliced: false,
  },
] as const;

/** The languages that the site speaks in the letters of a font, and where a package has the whole of it. */
const SPOKEN = [
  { code: "ja", folder: "noto-sans-jp", whole: "noto-sans-jp-japanese-400-normal.woff2" },
  { code: "ko", folder: "noto-sans-kr", whole: "noto-sans-kr-korean-400-normal.woff2" },
  { code: "zh", folder: "noto-sans-sc", whole: "noto-sans-sc-chinese-simplified-400-normal.woff2" },
] as const;

/** The signs of East Asian text and the letters of Japanese, which titles have beside what the site says. */
const LETTERS = /[\u3000-\u30FF\uFF01-\uFF5E]/u;

/** What is used of the subsetting tool. */
type SubsetFont = (
  font: Buffer,
  characters: string,
  options: { readonly targetFormat: "woff2" },
) => Promise<Buffer>;

/** The rule of a slice in a package, with its file and its characters. */
const FACE = /src: url\(\.\/files\/([\w-]+\.woff2)\)[^;]*;\s*unicode-range: ([^;]+);/gu;

await mkdir(TOOLS, { recursive: true });
await writeFile(new URL("package.json", TOOLS), '{ "private": true }\n');
const packages = [
  ...FONTS.map(({ folder }) => `@fontsource/${folder}@${VERSION}`),
  "subset-font@2.9.0",
];
const install = ["install", "--no-audit", "--no-fund", "--no-save", ...packages];
const installed = spawnSync("npm", install, { cwd: fileURLToPath(TOOLS), stdio: "inherit" });
if (installed.status !== 0) throw new Error("npm could not install the fonts");

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const rules: string[] = [];
for (const { folder, has, local, sliced } of FONTS) {
  const css = await readFile(new URL(`${folder}/400.css`, PACKAGES), "utf8");
  const sources = local.map((name) => `local("${name}")`).join(", ");
  const slices: string[] = sliced ? [await addSpoken(folder)] : [];
  for (const [, file = "", range = ""] of css.matchAll(FACE)) {
    if (!getCharacters(range).some((character) => has.test(character))) continue;
    await copyFile(new URL(`${folder}/files/${file}`, PACKAGES), new URL(file, FOLDER));
    if (sliced) slices.push(`${file} ${range.replaceAll(/U\+|\s/giu, "")}`);
    else
      rules.push(
        `@font-face { font-family: "${FAMILY}"; font-weight: 400; font-display: swap; src: ${sources}, url("./${file}") format("woff2"); unicode-range: ${range}; }`,
      );
  }
  if (sliced) {
    const module = [
      MADE,
      `export const sources = '${sources}';`,
      `export const files = import.meta.glob<string>("./${folder}-*.woff2", { eager: true, query: "?url", import: "default" });`,
      `export const slices = \`${slices.join("\n")}\`;`,
    ];
    await writeFile(new URL(`${folder}.ts`, FOLDER), `${module.join("\n")}\n`);
  }
  await copyFile(new URL(`${folder}/LICENSE`, PACKAGES), new URL(`${folder}.LICENSE`, FOLDER));
}
await writeFile(new URL("scripts.css", FOLDER), `${[MADE, ...rules].join("\n")}\n`);

/** Writes the file of what the site says in a font's language, which stands before its slices: what it gives for them. */
async function addSpoken(folder: (typeof SPOKEN)[number]["folder"]): Promise<string> {
  const subsetFont = createRequire(new URL("package.json", TOOLS))("subset-font") as SubsetFont;
  const spoken = SPOKEN.find((each) => each.folder === folder);
  const font = FONTS.find((each) => each.folder === folder);
  if (spoken === undefined || font === undefined) throw new Error(`There is no font ${folder}`);
  const text = await readTexts(spoken.code);
  const letters = Array.from({ length: 0xff5f }, (_, at) => String.fromCodePoint(at));
  const characters = [
    ...new Set([
      ...[...text].filter((each) => font.has.test(each) || LETTERS.test(each)),
      ...letters.filter(
        (each) => spoken.code === "ja" && LETTERS.test(each) && font.has.test(each),
      ),
    ]),
  ].sort();
  const from = await readFile(new URL(`${folder}/files/${spoken.whole}`, PACKAGES));
  const file = `${folder}-spoken.woff2`;
  const made = await subsetFont(from, characters.join(""), { targetFormat: "woff2" });
  await writeFile(new URL(file, FOLDER), made);
  return `${file} ${characters.map((each) => each.codePointAt(0)?.toString(16)).join(",")}`;
}

/** What the site says in a language, with names of countries, languages and genres, and what the sample's titles are called. */
async function readTexts(code: (typeof SPOKEN)[number]["code"]): Promise<string> {
  const root = new URL("../../", import.meta.url);
  const files = [
    `web/messages/${code}.json`,
    `gateway/sample-film-database/translations/${code}.tsv`,
    "gateway/sample-film-database/translations/genres.tsv",
  ];
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, root), "utf8")));
  const titles = await Promise.all(
    ["movies", "shows"].map((kind) =>
      readFile(new URL(`gateway/sample-film-database/catalog/${kind}/asia.tsv`, root), "utf8"),
    ),
  );
  const countries = new Intl.DisplayNames([code], { type: "region" });
  const languages = new Intl.DisplayNames([code], { type: "language" });
  return [
    ...texts,
    ...titles.flatMap((rows) => rows.split("\n").filter((row) => row.includes(`\t${code}\t`))),
    ...COUNTRY_CODES.map((country) => countries.of(country) ?? ""),
    ...LANGUAGES.map(({ tag }) => languages.of(tag) ?? ""),
  ].join("");
}

/** @param range as `unicode-range` has it: `U+0000-00FF,U+0131` */
function getCharacters(range: string): string[] {
  return range.split(",").flatMap((part) => {
    const [from = "", to = from] = part.trim().replace(/^U\+/iu, "").split("-");
    const first = Number.parseInt(from, 16);
    const count = Number.parseInt(to, 16) - first + 1;
    return Array.from({ length: count }, (_, at) => String.fromCodePoint(first + at));
  });
}
