import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { patterns } from "../web/src/paths.ts";
import { root } from "./run.ts";

/*
 * Places that must change together and that no type connects. Each fault names the place that was
 * missed. CONTRIBUTING.md lists the files of each kind of change.
 */

const read = (file: string) => readFileSync(join(root, file), "utf8");
const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap(([, name]) => (name === undefined ? [] : [name]));

/** Settings of gateway/src/config/config.ts that a deployment does not write into its .env file. */
const NOT_IN_EXAMPLE = new Set(["NODE_ENV"]);

/** Settings that the image decides, and those of what starts several processes. */
const OF_THE_IMAGE = new Set([
  "PORT",
  "HOST",
  "DATA_DIR",
  "WORKERS",
  "SAMPLE_FILM_DATABASE_ORIGIN",
]);

function settings(): string[] {
  const [, table = ""] =
    /z\.object\(\{\n([\s\S]*?)\n\}\)/.exec(read("gateway/src/config/config.ts")) ?? [];
  const known = new Set(found(table, /^ {2}([A-Z][A-Z0-9_]+):/gm));
  const explained = new Set(found(read(".env.example"), /^#?([A-Z][A-Z0-9_]+)=/gm));
  const compose = /^x-gateway:.*?(?=^\S)/ms.exec(read("docker-compose.yml"))?.[0] ?? "";
  const passedOn = new Set(found(compose, /^ {4}([A-Z_]+):/gm));
  const values = found(read("gateway/src/config/config.ts"), /^ {4}(\w+): .*\benv\b/gm);
  const users = globSync("gateway/src/**/*.ts", { cwd: root })
    .filter((file) => !/\.test\.ts$|config\/config\.ts$/.test(file))
    .map(read)
    .join("\n");
  if (known.size === 0 || values.length === 0)
    return ["gateway/src/config/config.ts: its table of settings was not found"];
  return [
    ...[...known]
      .filter((name) => !explained.has(name) && !NOT_IN_EXAMPLE.has(name))
      .map((name) => `.env.example does not explain the setting ${name}`),
    ...values
      .filter((name) => !new RegExp(`\\b${name}\\b`).test(users))
      .map((name) => `No module uses ${name} of gateway/src/config/config.ts`),
    ...[...explained]
      .filter((name) => !passedOn.has(name) && !OF_THE_IMAGE.has(name))
      .map((name) => `docker-compose.yml does not pass on the setting ${name}`),
    ...[...explained]
      .filter((name) => !known.has(name))
      .map(
        (name) => `.env.example explains ${name}, which gateway/src/config/config.ts does not read`,
      ),
  ];
}

/** Every address of the site has a route, and a browser test that opens it. */
function screens(): string[] {
  const declared = globSync("web/src/routes/*/route.ts", { cwd: root }).map(read).join("\n");
  const names = found(declared, /^export const (\w+Route)\b/gm);
  const [, listed = ""] =
    /routes: readonly Route\[\] = \[(.*?)\]/s.exec(read("web/src/routes/routes.ts")) ?? [];
  const tests = globSync(["web/src/routes/*/*.test.tsx", "e2e/*.spec.ts"], { cwd: root });
  const untested = globSync("web/src/routes/*/*Page.tsx", { cwd: root }).filter((file) => {
    const folder = dirname(file);
    return !tests.some(
      (test) => dirname(test) === folder || test === `e2e/${basename(folder)}.spec.ts`,
    );
  });
  const routed = new Set(found(declared, /\bpatterns\.(\w+)/g));
  const opened = found(read("e2e/screens.ts"), /path: "([^"?]+)/g);
  const faults = Object.entries(patterns).flatMap(([name, pathname]) => [
    ...(routed.has(name) ? [] : [`no web/src/routes/*/route.ts is the route of patterns.${name}`]),
    ...(opened.some((path) => new URLPattern({ pathname }).test({ pathname: path }))
      ? []
      : [`e2e/screens.ts opens no screen at ${pathname}`]),
  ]);
  return [
    ...faults,
    ...names
      .filter((name) => name !== "notFoundRoute" && !new RegExp(`\\b${name}\\b`).test(listed))
      .map((name) => `web/src/routes/routes.ts does not list ${name}`),
    ...untested.map((file) => `${file} has neither a test beside it nor one in e2e/`),
  ];
}

/** A field of a document, with what it is called in the response: `id: tmdbId`. */
const FIELD = /^\s+(?:(\w+): )?(\w+)(?:\(.*\))?(?: @.*)?(?: \{)?$/gm;

/** What a title's page requests is shown by a component, its fixtures have it, and a test names it; what the schema has of titles is tested. */
function titleFields(): string[] {
  const requested = new Set(
    [...read("web/src/routes/title/TitleContent.graphql").matchAll(FIELD)].map(
      ([, alias, name = ""]) => alias ?? name,
    ),
  );
  const fixtures = read("web/src/routes/title/fixtures.ts");
  const pageTests = globSync("web/src/{routes,features}/**/*.test.{ts,tsx}", { cwd: root })
    .map(read)
    .join("\n");
  const shown = globSync("web/src/{routes,features}/**/*.{ts,tsx}", { cwd: root })
    .filter((file) => !/\.(?:generated|test)\.tsx?$|fixtures\.ts$/.test(file))
    .map(read)
    .join("\n");
  const [, movie = ""] = /^type Movie [^{]*\{$(.*?)^\}$/ms.exec(read("schema/title.graphql")) ?? [];
  const [, show = ""] = /^type TvShow [^{]*\{$(.*?)^\}$/ms.exec(read("schema/title.graphql")) ?? [];
  const fields = new Set(found(`${movie}\n${show}`, /^ {2}(\w+)[(:]/gm));
  const tests = globSync("gateway/{src,test}/**/*.test.ts", { cwd: root }).map(read).join("\n");
  if (requested.size === 0 || fields.size === 0) return ["the fields of titles were not found"];
  const has = (text: string, name: string) => new RegExp(`\\b${name}\\b`).test(text);
  return [
    ...[...requested].flatMap((name) => [
      ...(has(fixtures, name) ? [] : [`web/src/routes/title/fixtures.ts lacks ${name}`]),
      ...(has(pageTests, name)
        ? []
        : [`No test of the site names ${name}; see web/src/routes/title/TitlePage.test.tsx`]),
      ...(has(shown, name) ? [] : [`no component shows ${name} of TitleContent.graphql`]),
    ]),
    ...[...fields]
      .filter((name) => !has(tests, name))
      .map((name) => `No test of the gateway requests ${name} of a title, see title-page.test.ts`),
  ];
}

function decisions(): string[] {
  const index = read("docs/decisions/README.md").replaceAll(/ +/g, " ").split("\n");
  const pages = globSync("docs/decisions/*.md", { cwd: root }).map((path) => basename(path));
  return pages
    .filter((page) => page !== "README.md")
    .flatMap((page) => {
      const [, title, date] =
        /^# (.+)\n\n(\d{4}-\d\d-\d\d)\n/.exec(read(`docs/decisions/${page}`)) ?? [];
      if (title === undefined || date === undefined)
        return [`docs/decisions/${page} does not begin with its title and its date`];
      return index.some((row) => row.includes(`| ${date} | [${title}](${page})`))
        ? []
        : [`docs/decisions/README.md has no row "| ${date} | [${title}](${page}) | …"`];
    });
}

/** The newest release of the changelog is the version of the package. */
function release(): string[] {
  const [released] = found(read("docs/changelog.md"), /^## (\d+\.\d+\.\d+), \d{4}-\d\d-\d\d$/gm);
  const { version } = JSON.parse(read("package.json"));
  return released === undefined || released === version
    ? []
    : [`docs/changelog.md has ${released} as its newest release, package.json is ${version}`];
}

/** A call counts as tested where a test names its row, or requests its address. */
function restCalls(): string[] {
  const table = globSync("gateway/src/api/rest/calls/*.ts", { cwd: root }).map(read).join("\n");
  const tests = globSync("gateway/{src,test}/**/*.test.ts", { cwd: root }).map(read).join("\n");
  const rows = [...table.matchAll(/^ {2}(\w+): (?:read|write)\(\{\n {4}path: "([^"]+)"/gm)];
  if (rows.length === 0) return ["gateway/src/api/rest/calls: no call was found"];
  return rows
    .filter(([, name, path = ""]) => {
      const address = path
        .split(/\{\w+\}/)
        .map((part) => RegExp.escape(part))
        .join('[^/"`]+');
      return !new RegExp(`\\bcalls\\.${name}\\b|["\`]${address}["\`?]`).test(tests);
    })
    .map(([, name]) => `No test of the gateway names calls.${name}; see gateway/test/rest.test.ts`);
}

/** Where a path that a page of documentation names may begin. */
const PATH_ROOTS = ["", "gateway", "gateway/src", "gateway/sample-film-database", "web/src"];

/** Every file that the documentation names or links to exists; of a name with a part to fill in, its folder. */
function namedFiles(): string[] {
  const pages = globSync(["*.md", "docs/*.md", "docs/decisions/*.md"], { cwd: root });
  return pages.flatMap((page) => {
    const text = read(page);
    const named = found(text, /`(\w[\w./-]*\.(?:tsx?|graphql|md|yml))`/g).filter(
      (path) => !PATH_ROOTS.some((folder) => existsSync(join(root, folder, path))),
    );
    const patterns = found(text, /`(\w[\w./-]*\/)[\w-]*<\w+>[^`]*`/g).filter(
      (path) => !PATH_ROOTS.some((folder) => existsSync(join(root, folder, path))),
    );
    const linked = found(text, /\]\((?!https?:|mailto:|#)([^)#\s]+)/g).filter(
      (path) => !existsSync(join(root, dirname(page), path)),
    );
    return [...named, ...patterns, ...linked].map(
      (path) => `${page} names ${path}, which does not exist`,
    );
  });
}

const faults = [
  ...settings(),
  ...screens(),
  ...titleFields(),
  ...restCalls(),
  ...decisions(),
  ...release(),
  ...namedFiles(),
];
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
