/** A schema of OpenAPI 3.1, as far as the description of the gateway uses it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}

/** A list of values longer than this, such as that of countries, is a string: a program has them from elsewhere. */
const MAX_VALUES = 20;

/** A schema as a type of TypeScript. */
export function toType(schema: Schema): string {
  if (schema.$ref !== undefined) return schema.$ref.slice(schema.$ref.lastIndexOf("/") + 1);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices !== undefined) return choices.map(toType).join(" | ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined && schema.enum.length <= MAX_VALUES) {
    return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  }
  return [schema.type ?? "unknown"]
    .flat()
    .map((type) => ofType(type, schema))
    .join(" | ");
}

function ofType(type: string, schema: Schema): string {
  switch (type) {
    case "integer":
      return "number";
    case "array":
      return `ReadonlyArray<${toType(schema.items ?? {})}>`;
    case "object": {
      const { additionalProperties: values } = schema;
      return typeof values === "object"
        ? `Readonly<Record<string, ${toType(values)}>>`
        : `{\n${toFields(schema)}\n}`;
    }
    default:
      return type;
  }
}

/** The properties of a schema as fields of an interface. */
export function toFields({ properties = {}, required = [] }: Schema): string {
  return Object.entries(properties)
    .map(([name, field]) => {
      const optional = required.includes(name) ? "" : "?";
      return `${comment(field)}readonly ${JSON.stringify(name)}${optional}: ${toType(field)};`;
    })
    .join("\n");
}

/** What a schema says of itself as a comment; empty where it says nothing. */
export function comment({
  description,
  deprecated,
}: Pick<Schema, "description" | "deprecated">): string {
  if (description === undefined) return "";
  const safe = description.replaceAll("*/", "* /");
  return `/** ${deprecated === true ? "@deprecated " : ""}${safe} */\n`;
}
