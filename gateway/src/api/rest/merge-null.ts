/**
 * Writes a schema that may be null as one schema with two types, where it is written as a choice between a schema and null:
 * generators of clients for Go and other languages know the first form alone. An object, which has a name, stays a choice:
 * they would make a type without one of it.
 *
 * @param document a document of JSON values, which is not changed
 */
export function mergeNull<Document>(document: Document): Document {
  return merged(document) as Document;
}

function merged(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(merged);
  if (typeof value !== "object" || value === null) return value;
  const object = Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, merged(one)]),
  );
  const { anyOf, ...rest } = object;
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return object;
  const [schema, other] = anyOf as readonly { readonly type?: unknown }[];
  const mayBeNull = other?.type === "null" && typeof schema?.type === "string";
  return mayBeNull ? { ...rest, ...schema, type: [schema.type, "null"] } : object;
}
