import { z } from "zod";
import { escapeMarkup } from "../../lib/escape-markup.ts";
import type { Call } from "./call.ts";
import { calls } from "./calls.ts";
import { objectSections, prose, typeText } from "./docs-objects.ts";
import { DOCS_SCRIPT } from "./docs-script.ts";
import { DOCS_STYLE } from "./docs-style.ts";
import type { openApiDocument } from "./openapi.ts";
import { streams } from "./streams.ts";

/** More values than so many are typed, not chosen. */
const MAX_CHOICES = 30;

type Description = ReturnType<typeof openApiDocument>;
type Operation = NonNullable<NonNullable<Description["paths"]>[string]["get"]>;
type Parameter = NonNullable<Operation["parameters"]>[number];

/** The page for people, and what it carries, whose hashes its policy has to name. */
export interface DocsPage {
  readonly html: string;
  readonly style: string;
  readonly script: string;
}

/** Addresses that a reader can follow, by the path of their call. */
const EXAMPLES = new Map(
  [...Object.values<Call>(calls), ...Object.values(streams)].map(({ path, example }) => [
    path.replace("/api/{type}/", /^\/api\/\w+\//u.exec(example ?? "")?.[0] ?? "$&"),
    example,
  ]),
);

/** Writes the description of the REST interface as a page that can be read without scripts; with them, calls can be tried. */
export function docsPage(description: Description): DocsPage {
  const groups = new Map<string, string[]>();
  for (const [path, item] of Object.entries(description.paths ?? {})) {
    for (const method of ["get", "post"] as const) {
      const operation = item[method];
      if (operation === undefined) continue;
      const group = operation.tags?.[0] ?? "Other";
      groups.set(group, [...(groups.get(group) ?? []), call(method, path, operation, description)]);
    }
  }
  const sections = [...groups].map(
    ([name, entries]) => `<h2>${escapeMarkup(name)}</h2>\n${entries.join("\n")}`,
  );
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>REST interface · Flickmap</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${DOCS_STYLE}</style>
</head>
<body>
<main>
<h1>Where to watch, over REST</h1>
<p>Every call of the site as JSON, in the film database's own format. No key is needed. Reads may be
made from any origin; responses say how long they may be stored, and where their data comes from.
Ignore fields that you don't know.</p>
<p><a href="/api/openapi.json">OpenAPI 3.1 description</a> for programs. For many titles or countries
at once, use <a href="/graphql">GraphQL</a>.</p>
${sections.join("\n")}
<h2 id="objects">Objects</h2>
<p>What the calls return. Every field is there, unless it says otherwise.</p>
${objectSections(description.components?.schemas ?? {})}
<footer>This product uses the TMDB API but is not endorsed or certified by TMDB. Availability data by
JustWatch. <a href="/">To the site</a></footer>
</main>
<script>${DOCS_SCRIPT}</script>
</body>
</html>
`;
  return { html, style: DOCS_STYLE, script: DOCS_SCRIPT };
}

function call(
  method: "get" | "post",
  path: string,
  operation: Operation,
  document: Description,
): string {
  const parameters = operation.parameters ?? [];
  const fields = bodyFields(operation);
  const { description = "" } = operation;
  const responses = Object.entries(operation.responses ?? {}).map(
    ([status, given]) => `<dt>${status}</dt><dd>${responseText(given, document)}</dd>`,
  );
  const example = EXAMPLES.get(path);
  const values = example === undefined ? null : valuesOf(path, example);
  const entries = parameters.map((parameter) => parameterEntry(parameter, values)).join("\n");
  const parameterList = parameters.length > 0 ? `<h3>Parameters</h3>\n<dl>${entries}</dl>` : "";
  return `<details>
<summary><span class="method ${method}">${method.toUpperCase()}</span><code>${escapeMarkup(path)}</code>
<span class="what">${escapeMarkup(operation.summary ?? "")}</span></summary>
<div class="body">
${description === `${operation.summary}.` ? "" : `<p>${prose(description)}</p>`}
${example === undefined ? parameterList : tryForm(path, parameterList, example)}
${fields.length > 0 ? `<h3>Body</h3>\n<dl>${fields.join("\n")}</dl>` : ""}
<h3>Responses</h3>
<dl class="responses">${responses.join("\n")}</dl>
</div>
</details>`;
}

/** The fields of a call that can be tried, and where its response is shown; without scripts, an example to follow. */
function tryForm(path: string, fields: string, example: string): string {
  const href = escapeMarkup(example);
  return `<form data-path="${escapeMarkup(path)}">
${fields}
<p class="try"><a class="example" href="${href}">Try <code>${href}</code></a><button>Send</button></p>
<div class="result" hidden><p><a></a> <span role="status"></span></p><pre tabindex="0" aria-label="Response"></pre><pre tabindex="0" aria-label="Headers"></pre></div>
</form>`;
}

/** What the parameters of a path are in an example of it. */
function valuesOf(path: string, example: string): ReadonlyMap<string, string> {
  const [route = "", query = ""] = example.split("?");
  const parts = route.split("/").map(decodeURIComponent);
  const inPath = path
    .split("/")
    .map((part, index): readonly [string, string] => [
      /^\{(\w+)\}/u.exec(part)?.[1] ?? "",
      parts[index]?.replace(/\.(?:atom|ics)$/u, "") ?? "",
    ]);
  return new Map([...inPath, ...new URLSearchParams(query)]);
}

/** Where the value of a parameter is entered. */
function parameterField(
  { name, required, schema }: Exclude<Parameter, { $ref: string }>,
  value: string,
): string {
  const attributes = `name="${escapeMarkup(name)}" aria-label="${escapeMarkup(name)}"${required === true ? " required" : ""}`;
  const choices = typeof schema === "object" && "enum" in schema ? (schema.enum ?? []) : [];
  // A country is typed sooner than it is found.
  if (choices.length === 0 || choices.length > MAX_CHOICES) {
    return `<input ${attributes} value="${escapeMarkup(value)}" autocomplete="off" spellcheck="false">`;
  }
  const options = ["", ...choices.map(String)].map(
    (choice) => `<option${choice === value ? " selected" : ""}>${escapeMarkup(choice)}</option>`,
  );
  return `<select ${attributes}>${options.join("")}</select>`;
}

const Response = z.object({
  description: z.string(),
  content: z.record(z.string(), z.object({ schema: z.unknown() })).optional(),
});

/** What a status means and what it comes with; only the first needs a link. */
function responseText(given: object, { components }: Description): string {
  const name = "$ref" in given ? String(given.$ref).split("/").at(-1) : undefined;
  const response = Response.parse(name === undefined ? given : components?.responses?.[name]);
  const [content] = Object.values(response.content ?? {});
  const returns = name === undefined && content ? ` Returns ${typeText(content.schema)}.` : "";
  return `${prose(response.description.replace(/\.?$/u, "."))}${returns}`;
}

/** @param values what its field holds to begin with; null where the call cannot be tried */
function parameterEntry(parameter: Parameter, values: ReadonlyMap<string, string> | null): string {
  if (!("name" in parameter)) return "";
  const schema = parameter.schema;
  const facts = typeof schema === "object" ? factsOf(schema) : "";
  const described = parameter.description ?? descriptionOf(schema);
  const where = parameter.in === "path" ? "in the path" : parameter.required ? "required" : "";
  const small = [parameter.deprecated ? "deprecated" : "", where, facts].filter(Boolean).join(", ");
  const field = values && parameterField(parameter, values.get(parameter.name) ?? "");
  return entry(parameter.name, small, described, field ?? "");
}

const JsonBody = z.object({
  content: z.object({
    "application/json": z.object({
      schema: z.object({
        properties: z.record(z.string(), z.looseObject({ description: z.string().optional() })),
        required: z.array(z.string()),
      }),
    }),
  }),
});

/** The fields of the body, where a call takes one. */
function bodyFields({ requestBody }: Operation): string[] {
  if (requestBody === undefined) return [];
  const { properties, required } = JsonBody.parse(requestBody).content["application/json"].schema;
  return Object.entries(properties).map(([name, field]) => {
    const small = [required.includes(name) ? "required" : "", factsOf(field)].filter(Boolean);
    return entry(name, small.join(", "), field.description ?? "");
  });
}

/** What is said of one parameter or field, and where its value is entered. */
function entry(name: string, small: string, description: string, field = ""): string {
  return `<dt><code>${escapeMarkup(name)}</code>${small ? `<small>${escapeMarkup(small)}</small>` : ""}${field}</dt>
<dd>${prose(description)}</dd>`;
}

function descriptionOf(schema: Exclude<Parameter, { $ref: string }>["schema"]): string {
  if (typeof schema !== "object" || !("description" in schema)) return "";
  return schema.description ?? "";
}

/** What values a parameter takes, in a few words. */
function factsOf(schema: object): string {
  if ("enum" in schema && Array.isArray(schema.enum)) return schema.enum.join(" | ");
  if ("minimum" in schema && "maximum" in schema) return `${schema.minimum} to ${schema.maximum}`;
  if ("minLength" in schema && "maxLength" in schema) {
    return `${schema.minLength} to ${schema.maxLength} characters`;
  }
  return "format" in schema ? String(schema.format) : "";
}
