import { z } from "zod";
import { escapeMarkup } from "../../lib/escape-markup.ts";
import type { Call } from "./call.ts";
import { calls } from "./calls.ts";
import { objectSections, prose, typeText } from "./docs-objects.ts";
import { DOCS_STYLE } from "./docs-style.ts";
import type { openApiDocument } from "./openapi.ts";
import { streams } from "./streams.ts";

type Description = ReturnType<typeof openApiDocument>;
type Operation = NonNullable<NonNullable<Description["paths"]>[string]["get"]>;
type Parameter = NonNullable<Operation["parameters"]>[number];

/** The page for people, and the style it carries, whose hash its policy has to name. */
export interface DocsPage {
  readonly html: string;
  readonly style: string;
}

/** Addresses that a reader can follow, by the path of their call. */
const EXAMPLES = new Map(
  [...Object.values<Call>(calls), ...Object.values(streams)].map(({ path, example }) => [
    path.replace("/api/{type}/", /^\/api\/\w+\//u.exec(example ?? "")?.[0] ?? "$&"),
    example,
  ]),
);

/** Writes the description of the REST interface as a page that needs no script. */
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
</body>
</html>
`;
  return { html, style: DOCS_STYLE };
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
  return `<details>
<summary><span class="method ${method}">${method.toUpperCase()}</span><code>${escapeMarkup(path)}</code>
<span class="what">${escapeMarkup(operation.summary ?? "")}</span></summary>
<div class="body">
${description === `${operation.summary}.` ? "" : `<p>${prose(description)}</p>`}
${parameters.length > 0 ? `<h3>Parameters</h3>\n<dl>${parameters.map(parameterEntry).join("\n")}</dl>` : ""}
${fields.length > 0 ? `<h3>Body</h3>\n<dl>${fields.join("\n")}</dl>` : ""}
<h3>Responses</h3>
<dl class="responses">${responses.join("\n")}</dl>
${example === undefined ? "" : `<p class="try"><a href="${escapeMarkup(example)}">Try <code>${escapeMarkup(example)}</code></a></p>`}
</div>
</details>`;
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

function parameterEntry(parameter: Parameter): string {
  if (!("name" in parameter)) return "";
  const schema = parameter.schema;
  const facts = typeof schema === "object" ? factsOf(schema) : "";
  const described = parameter.description ?? descriptionOf(schema);
  const where = parameter.in === "path" ? "in the path" : parameter.required ? "required" : "";
  const small = [parameter.deprecated ? "deprecated" : "", where, facts].filter(Boolean).join(", ");
  return entry(parameter.name, small, described);
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

/** What is said of one parameter or field. */
function entry(name: string, small: string, description: string): string {
  return `<dt><code>${escapeMarkup(name)}</code>${small ? `<small>${escapeMarkup(small)}</small>` : ""}</dt>
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
