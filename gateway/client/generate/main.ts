import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { openApiDocument } from "../../src/api/rest/openapi.ts";
import { comment, type Schema, toFields, toType } from "./types.ts";

/*
 * Writes src/api.ts from the OpenAPI description: the objects, the parameters of each call, and the calls. With `--check`
 * fails where the file differs.
 */

interface Parameter {
  readonly name: string;
  readonly in: "path" | "query";
  readonly required?: boolean;
  readonly deprecated?: boolean;
  readonly schema: Schema;
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly content: { readonly "application/json": { readonly schema: Schema } };
  };
  readonly responses: {
    readonly "200": { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  };
}

interface Description {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const FILE = fileURLToPath(new URL("../src/api.ts", import.meta.url));
/** How a response is read, by its media type. */
const GIVES: Readonly<Record<string, "json" | "lines" | "text">> = {
  "application/json": "json",
  "application/x-ndjson": "lines",
};

/** @throws TypeError where the description has no success of an operation */
function writeApi(description: Description): string {
  const { schemas } = description.components;
  const objects = Object.entries(schemas).map(
    ([name, schema]) => `${comment(schema)}export type ${name} = ${toType(schema)};\n`,
  );
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => writeOperation(method, path, operation)),
  );
  return [
    "/* Generated from the OpenAPI description (`npm run codegen`): do not edit. */",
    'import type { Lines } from "./read-lines.ts";',
    'import type { Operation, RequestOptions, Result } from "./request.ts";\n',
    ...objects,
    ...operations.map(({ input }) => input),
    "/** The calls of a gateway. */\nexport interface FlickmapClient {",
    ...operations.map(({ method }) => method),
    "}\n",
    "/** The calls, as they are sent. */\nexport const operations: { readonly [Name in keyof FlickmapClient]: Operation } = {",
    ...operations.map(({ entry }) => entry),
    "};",
  ].join("\n");
}

function writeOperation(method: string, path: string, operation: Operation) {
  const { operationId: id, parameters = [], requestBody, responses } = operation;
  const [success] = Object.entries(responses["200"].content);
  if (success === undefined) throw new TypeError(`${id} has no success`);
  const [mediaType, { schema }] = success;
  const gives = GIVES[mediaType] ?? "text";
  const taken = requestBody?.content["application/json"].schema ?? toObject(parameters);
  const fields = Object.keys(taken.properties ?? {}).length;
  const takes = requestBody === undefined ? (fields === 0 ? "nothing" : "query") : "body";
  const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}Input`;
  const optional = (taken.required ?? []).length === 0 ? "?" : "";
  // The last line, which tells that none is missing, is read by the client itself.
  const given = gives === "lines" ? "Lines<ExportedTitle>" : toType(schema);
  const input = takes === "nothing" ? "" : `input${optional}: ${name}, `;
  const upper = method.toUpperCase();
  return {
    input:
      takes === "nothing"
        ? ""
        : `/** What \`${id}\` takes. */\nexport interface ${name} {\n${toFields(taken)}\n}\n`,
    method: `${comment({ description: describe(operation, `${upper} ${path}`) })}${id}<Options extends RequestOptions = RequestOptions>(${input}options?: Options): Promise<Result<${given}, Options>>;`,
    entry: `${id}: { method: "${upper}", path: "${path}", takes: "${takes}", gives: "${gives}" },`,
  };
}

function describe({ summary, description }: Operation, route: string): string {
  const more = description === `${summary}.` ? "" : ` ${description}`;
  return `${summary}.${more} (\`${route}\`)`;
}

function toObject(parameters: readonly Parameter[]): Schema {
  return {
    properties: Object.fromEntries(
      parameters.map(({ name, schema, deprecated = false }) => {
        // A list may be given as the text that is sent.
        const { description = "" } = schema;
        const isList = schema.type === "array";
        const taken = isList ? { description, anyOf: [{ type: "string" }, schema] } : schema;
        return [name, { ...taken, deprecated }];
      }),
    ),
    required: parameters.filter(({ required }) => required === true).map(({ name }) => name),
  };
}

/** Formats code as the project's formatter does. */
function format(code: string): string {
  const { stdout, status, stderr } = spawnSync("oxfmt", ["--stdin-filepath", FILE], {
    input: code,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

const description = JSON.parse(JSON.stringify(openApiDocument(null))) as Description;
const { version } = JSON.parse(
  readFileSync(new URL("../package.json", import.meta.url), "utf8"),
) as { version: string };
if (version !== description.info.version) {
  console.error(
    `gateway/client/package.json must have the version of the interface, ${description.info.version}`,
  );
  process.exit(1);
}
const api = format(writeApi(description));
if (!process.argv.includes("--check")) writeFileSync(FILE, api);
else if (api !== readFileSync(FILE, "utf8")) {
  console.error("gateway/client/src/api.ts is not what OpenAPI says: run npm run codegen");
  process.exit(1);
}
