import { spawnSync } from "node:child_process";
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/*
 * Makes the fonts for scripts that the site's own do not have, for systems that have none for them: the packages' slices
 * in one weight, with the rules that load them. Run by hand; the result is committed, since the packages weigh 200 MB.
 */

const TOOLS = new URL("../../node_modules/.cache/script-fonts/", import.meta.url);
const PACKAGES = new URL("node_modules/@fontsource/", TOOLS);
const FOLDER = new URL("../fonts/scripts/", import.meta.url);
const VERSION = "5.3.0";

/** One family for all: of two faces for a character the last one counts, so Japan's for what China writes alike. */
const FAMILY = "Noto Scripts";

/** The slices of a font that have any of these characters; a font of the system by one of the names comes first. */
const FONTS = [
  {
    file: "cjk",
    folder: "noto-sans-kr",
    has: /\p{Script=Hangul}/u,
    local: [
      "Noto Sans CJK KR",
      "NotoSansCJKkr-Regular",
      "AppleSDGothicNeo-Regular",
      "Malgun Gothic",
    ],
  },
  {
    file: "cjk",
    folder: "noto-sans-sc",
    has: /\p{Script=Han}/u,
    local: ["Noto Sans CJK SC", "NotoSansCJKsc-Regular", "PingFangSC-Regular", "Microsoft YaHei"],
  },
  {
    file: "cjk",
    folder: "noto-sans-jp",
    has: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
    local: ["Noto Sans CJK JP", "NotoSansCJKjp-Regular", "HiraginoSans-W3", "Yu Gothic", "Meiryo"],
  },
  {
    file: "scripts",
    folder: "noto-sans-thai",
    has: /\p{Script=Thai}/u,
    local: ["Noto Sans Thai", "NotoSansThai-Regular", "Thonburi", "Leelawadee UI"],
  },
  {
    file: "scripts",
    folder: "noto-sans-arabic",
    has: /\p{Script=Arabic}/u,
    local: ["Noto Sans Arabic", "NotoSansArabic-Regular", "GeezaPro", "Segoe UI"],
  },
  {
    file: "scripts",
    folder: "noto-sans-devanagari",
    has: /\p{Script=Devanagari}/u,
    local: [
      "Noto Sans Devanagari",
      "NotoSansDevanagari-Regular",
      "KohinoorDevanagari-Regular",
      "Nirmala UI",
    ],
  },
] as const;

/** The rule of a slice in a package, with its file and its characters. */
const FACE = /src: url\(\.\/files\/([\w-]+\.woff2)\)[^;]*;\s*unicode-range: ([^;]+);/gu;

await mkdir(TOOLS, { recursive: true });
await writeFile(new URL("package.json", TOOLS), '{ "private": true }\n');
const packages = FONTS.map(({ folder }) => `@fontsource/${folder}@${VERSION}`);
const install = ["install", "--no-audit", "--no-fund", "--no-save", ...packages];
const installed = spawnSync("npm", install, { cwd: fileURLToPath(TOOLS), stdio: "inherit" });
if (installed.status !== 0) throw new Error("npm could not install the fonts");

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const rules = new Map<string, string[]>();
for (const { file, folder, has, local } of FONTS) {
  const css = await readFile(new URL(`${folder}/400.css`, PACKAGES), "utf8");
  const names = local.map((name) => `local("${name}")`).join(", ");
  for (const [, slice = "", range = ""] of css.matchAll(FACE)) {
    if (!getCharacters(range).some((character) => has.test(character))) continue;
    await copyFile(new URL(`${folder}/files/${slice}`, PACKAGES), new URL(slice, FOLDER));
    const rule = `@font-face { font-family: "${FAMILY}"; font-weight: 400; font-display: swap; src: ${names}, url("./${slice}") format("woff2"); unicode-range: ${range}; }`;
    rules.set(file, [...(rules.get(file) ?? ["/* Made by script-fonts.ts. */"]), rule]);
  }
  await copyFile(new URL(`${folder}/LICENSE`, PACKAGES), new URL(`${folder}.LICENSE`, FOLDER));
}
for (const [file, lines] of rules) {
  await writeFile(new URL(`${file}.css`, FOLDER), `${lines.join("\n")}\n`);
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
