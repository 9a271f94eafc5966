import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WEB_BUILD } from "../src/site/pages/web-build.ts";
import { type GatewayUnderTest, startGateway } from "./gateway-under-test.ts";

/** Letters that no English word has, in the place of those of the messages in Russian, whose dates and lists have none either. */
const toPseudo = (text: string) =>
  text.replaceAll(/\p{L}/gu, (letter) => (letter === letter.toUpperCase() ? "Ж" : "ж"));

/** A compiled message with its texts in those letters: `["name"]` is a value, `["b", …]` an element. */
const pseudoNodes = (nodes: readonly unknown[]): unknown[] =>
  nodes.map((node) => {
    if (typeof node === "string") return toPseudo(node);
    if (!Array.isArray(node) || node.length === 1) return node;
    const [name, second, ...rest] = node as unknown[];
    if (typeof second !== "number" || second === 0)
      return [name, ...pseudoNodes([second, ...rest])];
    return [name, second, ...rest.map(pseudoCases)];
  });
const pseudoMessage = (text: unknown): unknown =>
  typeof text === "string" ? toPseudo(text) : Array.isArray(text) ? pseudoNodes(text) : text;
const pseudoCases = (cases: unknown): unknown =>
  typeof cases === "object" && cases !== null
    ? Object.fromEntries(Object.entries(cases).map(([name, text]) => [name, pseudoMessage(text)]))
    : cases;

let gateway: GatewayUnderTest;
const built: string = WEB_BUILD.server;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "flickmap-pseudo-"));
  const server = join(folder, "dist-server");
  cpSync(built, server, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  const assets = join(server, "assets");
  const shared = readdirSync(assets).filter((file) => file.startsWith("ru-"));
  const parts = shared.flatMap((file) =>
    [...readFileSync(join(assets, file), "utf8").matchAll(/import\(`\.\/([^`]+)`\)/gu)].map(
      ([, part = ""]) => part,
    ),
  );
  let changed = 0;
  for (const file of [...shared, ...parts]) {
    const path = join(assets, file);
    const { default: messages } = (await import(
      pathToFileURL(join(built, "assets", file)).href
    )) as {
      default: unknown;
    };
    const code = readFileSync(path, "utf8");
    const next = code.replace(/(?<=_default=)\{.*?\}(?=;(?:var parts=|export))/su, () => {
      changed += 1;
      return JSON.stringify(pseudoCases(messages));
    });
    writeFileSync(path, next);
  }
  if (changed < 10) throw new Error("The build has no messages in Russian");
  Reflect.set(WEB_BUILD, "server", server);
  gateway = await startGateway();
});
afterAll(async () => {
  await gateway.close();
  Reflect.set(WEB_BUILD, "server", built);
  rmSync(folder, { recursive: true });
});

/** What is called the same in every language, and what is searched for. */
const BRANDS =
  /star|\bRU\b|Flickmap|The Movie Database|TMDB|JustWatch|YouTube|US|DE|HD|Atom|CSV|JSON|ZIP|JavaScript/gu;

/** The texts in the data that a page was rendered from: names, places, languages. */
const listDataTexts = (value: unknown): readonly string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(listDataTexts)
      : [];

/** The texts and the labels of a page, apart from what comes from its data and from brands. */
function listWords(body: string): readonly string[] {
  const data: unknown = JSON.parse(/id="page-data">(.*?)<\/script>/su.exec(body)?.[1] ?? "{}");
  const own = listDataTexts(data)
    .flatMap((text) => text.split("\n"))
    .filter((text) => text.trim() !== "")
    .toSorted((one, other) => other.length - one.length);
  const markup = body.replaceAll(
    /<(script|style|template|noscript|svg)\b.*?<\/\1>|<!--.*?-->/gsu,
    "",
  );
  const labels = [...markup.matchAll(/ (?:aria-label|title|alt|placeholder)="([^"]+)"/gu)];
  const languages = /<form[^>]*action="\/language".*?<\/form>/gsu;
  const texts = [
    ...labels.map(([, label = ""]) => label),
    ...markup
      .replaceAll(languages, "")
      .replaceAll(/<[^>]+>/gu, "\n")
      .split("\n"),
  ];
  return texts
    .map((text) =>
      text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"'),
    )
    .map((text) =>
      own.reduce((rest, each) => rest.replaceAll(each, ""), text.replaceAll(BRANDS, "")),
    )
    .filter((text) => /[A-Za-z]{2}/u.test(text));
}

test.each([
  "/ru",
  "/ru/movie/550",
  "/ru/tv/1399",
  "/ru/person/525",
  "/ru/search?q=star",
  "/ru/search",
  "/ru/direct-search?q=star",
  "/ru/category/movie",
  "/ru/genre/28?type=movie",
  "/ru/advanced-search",
  "/ru/new",
  "/ru/list",
  "/ru/country",
  "/ru/faq",
  "/ru/contact",
  "/ru/nothing-here",
])("%s has no English letter outside of names", async (url) => {
  const { body } = await gateway.app.inject({ url, headers: { cookie: "country=DE" } });
  expect(body).toContain("Жжжж");
  expect(listWords(body)).toEqual([]);
});
