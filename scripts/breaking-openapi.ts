/** An OpenAPI description, as far as callers depend on it. */
export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: {
    readonly schemas?: Readonly<Record<string, Schema>>;
    readonly responses?: Readonly<Record<string, Response>>;
  };
}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly required?: boolean }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, Response>>;
}

interface Response {
  readonly content?: Content;
}

type Content = Readonly<Record<string, { readonly schema: Schema }>>;

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
}

/** How a description breaks callers of an older one, one sentence each, beginning with what it is about. */
export function breakingOpenApi(before: Description, after: Description): string[] {
  const operations = Object.entries(before.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const name = `${method.toUpperCase()} ${path}`;
      const present = after.paths[path]?.[method];
      return present === undefined ? [`${name} is gone`] : ofOperation(name, operation, present);
    }),
  );
  const schemas = after.components?.schemas ?? {};
  const objects = Object.entries(before.components?.schemas ?? {}).flatMap(([name, schema]) => {
    const present = schemas[name];
    return present === undefined ? [] : ofResponse(name, schema, present);
  });
  return [...operations, ...objects];
}

function ofOperation(name: string, before: Operation, after: Operation): string[] {
  const known = new Set((before.parameters ?? []).map((one) => one.name));
  const present = new Set((after.parameters ?? []).map((one) => one.name));
  const needed = bodyOf(after).required ?? [];
  const wasNeeded = new Set(bodyOf(before).required ?? []);
  return [
    ...[...known].filter((one) => !present.has(one)).map((one) => `${name} ${one} is gone`),
    ...(after.parameters ?? [])
      .filter((one) => one.required === true && !known.has(one.name))
      .map((one) => `${name} ${one.name} is needed now`),
    ...needed.filter((one) => !wasNeeded.has(one)).map((one) => `${name} ${one} is needed now`),
    ...ofResponse(name, successOf(before), successOf(after)),
  ];
}

function bodyOf({ requestBody }: Operation): Schema {
  return requestBody?.content["application/json"]?.schema ?? {};
}

function successOf({ responses }: Operation): Schema {
  const [content] = Object.values(responses["200"]?.content ?? {});
  return content?.schema ?? {};
}

/** What callers read: no field may go, or have another type; further types, such as null, break those that know one. */
function ofResponse(name: string, before: Schema, after: Schema): string[] {
  if (before.$ref !== after.$ref) return [`${name} is another object`];
  if (JSON.stringify(before.type) !== JSON.stringify(after.type))
    return [`${name} has another type`];
  const fields = Object.entries(before.properties ?? {}).flatMap(([field, schema]) => {
    const present = after.properties?.[field];
    if (present === undefined) return [`${name}.${field} is gone`];
    const isOptional = before.required?.includes(field) && !after.required?.includes(field);
    return [
      ...(isOptional ? [`${name}.${field} may be missing now`] : []),
      ...ofResponse(`${name}.${field}`, schema, present),
    ];
  });
  const items =
    before.items && after.items ? ofResponse(`${name}[]`, before.items, after.items) : [];
  return [...fields, ...items];
}
