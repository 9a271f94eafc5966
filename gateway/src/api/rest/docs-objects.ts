import { z } from "zod";
import { escapeMarkup } from "../../lib/escape-markup.ts";

/** A schema of the description, as far as the page reads it. */
const Schema = z.looseObject({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  description: z.string().optional(),
  enum: z.array(z.json()).optional(),
  const: z.json().optional(),
  format: z.string().optional(),
  get items() {
    return Schema.optional();
  },
  get oneOf() {
    return z.array(Schema).optional();
  },
  get anyOf() {
    return z.array(Schema).optional();
  },
  get properties() {
    return z.record(z.string(), Schema).optional();
  },
  get additionalProperties() {
    return z.union([Schema, z.boolean()]).optional();
  },
});
type Schema = z.output<typeof Schema>;

/** The objects that responses hold, each with its fields: `a.b` is a field of an object, `a[].b` one of each in a list. */
export function objectSections(schemas: Readonly<Record<string, unknown>>): string {
  return Object.entries(schemas)
    .map(([name, given]) => {
      const schema = Schema.parse(given);
      const choices = schema.oneOf ?? schema.anyOf;
      const what = schema.description === undefined ? "" : `<p>${prose(schema.description)}</p>`;
      const content =
        choices === undefined
          ? `<dl>${fieldEntries(schema, "").join("\n")}</dl>`
          : `<p>${typeText(schema)}</p>`;
      return `<section class="object"><h3 id="${name}">${name}</h3>\n${what}\n${content}</section>`;
    })
    .join("\n");
}

/** The type of a response, with links to its objects. */
export function typeText(given: unknown): string {
  const schema = Schema.parse(given);
  if (schema.$ref !== undefined) return reference(schema.$ref);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices !== undefined) return choices.map(typeText).join(" or ");
  if (schema.const !== undefined) return code(schema.const);
  if (schema.enum !== undefined) return schema.enum.map(code).join(", ");
  const types = [schema.type ?? "any"].flat();
  return types.map((type) => typeName(type, schema)).join(" or ");
}

function typeName(type: string, schema: Schema): string {
  if (type === "array") return `array of ${typeText(schema.items ?? {})}`;
  const { additionalProperties: values } = schema;
  if (type === "object" && typeof values === "object") return `map of ${typeText(values)}`;
  return schema.format === undefined || type === "null" ? type : `${type} (${schema.format})`;
}

function fieldEntries({ properties = {} }: Schema, prefix: string): string[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const path = `${prefix}${name}`;
    const text = field.description === undefined ? "" : prose(field.description);
    const own = `<dt><code>${escapeMarkup(path)}</code><small>${typeText(field)}</small></dt><dd>${text}</dd>`;
    const inner = field.items
      ? fieldEntries(field.items, `${path}[].`)
      : fieldEntries(field, `${path}.`);
    return [own, ...inner];
  });
}

function reference(ref: string): string {
  const name = ref.slice(ref.lastIndexOf("/") + 1);
  return `<a href="#${name}">${name}</a>`;
}

function code(value: unknown): string {
  return `<code>${escapeMarkup(String(value))}</code>`;
}

/** A sentence of the description, with what is in backticks as code. */
export function prose(text: string): string {
  return escapeMarkup(text).replaceAll(/`([^`]+)`/gu, "<code>$1</code>");
}
