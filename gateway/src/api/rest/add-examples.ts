interface Schema {
  readonly $ref?: string;
  readonly example?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly minimum?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly propertyNames?: Schema;
  readonly additionalProperties?: Schema;
  readonly required?: readonly string[];
}

interface Media {
  readonly schema?: Schema;
  example?: unknown;
}

interface Document {
  readonly paths?: object;
  readonly components?: { readonly schemas?: object };
}

/** Gives each JSON response an example, made of those that its schema has. */
export function addExamples<Described extends Document>(document: Described): Described {
  const schemas: Readonly<Record<string, Schema>> = { ...document.components?.schemas };
  const operations = Object.values(document.paths ?? {}).flatMap((path) => Object.values(path));
  for (const { responses } of operations as { responses: Record<string, unknown> }[]) {
    const { content = {} } = Object(responses["200"]) as { content?: Record<string, Media> };
    const json = content["application/json"];
    if (json?.schema) json.example = exampleOf(json.schema, schemas);
  }
  return document;
}

function exampleOf(schema: Schema, schemas: Readonly<Record<string, Schema>>): unknown {
  const inner = (other: Schema = {}) => exampleOf(other, schemas);
  const { $ref, example, const: constant, enum: values, anyOf, oneOf } = schema;
  if (example !== undefined) return example;
  if ($ref !== undefined) return inner(schemas[$ref.split("/").at(-1) ?? ""]);
  if (constant !== undefined) return constant;
  const [first = (anyOf ?? oneOf)?.[0]] = values ?? [];
  if (first !== undefined) return values ? first : inner(first as Schema);
  const [type] = [schema.type ?? "null"].flat();
  if (type === "object") return exampleOfObject(schema, inner);
  if (type === "array") return [inner(schema.items)];
  if (type === "string") return schema.format === "date-time" ? "2026-11-02T07:00:00Z" : "text";
  if (type === "integer" || type === "number") return schema.minimum ?? 1;
  return type === "boolean" ? true : null;
}

function exampleOfObject(
  { properties = {}, required = [], propertyNames, additionalProperties }: Schema,
  inner: (schema?: Schema) => unknown,
): object {
  const given = Object.entries(properties).filter(([name]) => required.includes(name));
  const example = Object.fromEntries(given.map(([name, schema]) => [name, inner(schema)]));
  if (typeof additionalProperties !== "object") return example;
  return { [String(inner(propertyNames ?? { example: "DE" }))]: inner(additionalProperties) };
}
