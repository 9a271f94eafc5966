/** JSON in which a value that occurs often is written once: `{"&": 3}` stands for `shared[3]`. */
interface Encoded {
  readonly shared: readonly unknown[];
  readonly value: unknown;
}

const REFERENCE = "&";
/** A shorter object is not worth a reference, in characters. */
const MIN_LENGTH = 24;

interface Node {
  /** The members as JSON, in their order: values, or nodes below. */
  readonly members: readonly (readonly [key: string, value: string | Node])[];
  readonly brackets: "{}" | "[]";
  readonly id: number;
  uses: number;
  reference: string | null;
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Makes equal objects one node, from the innermost outwards. */
function intern(value: object, nodes: Map<string, Node>): Node {
  const isList = Array.isArray(value);
  const members = Object.entries(value).flatMap(([key, member]: [string, unknown]) =>
    member === undefined
      ? []
      : [[key, isObject(member) ? intern(member, nodes) : JSON.stringify(member)] as const],
  );
  const content = members
    .map(([key, member]) => `${key}:${typeof member === "string" ? member : `#${member.id}`}`)
    .join();
  const key = `${isList ? "[" : "{"}${content}`;
  const known = nodes.get(key);
  if (known) {
    known.uses += 1;
    return known;
  }
  const brackets = isList ? "[]" : "{}";
  const node: Node = { members, brackets, id: nodes.size, uses: 1, reference: null };
  nodes.set(key, node);
  return node;
}

/** Writes a node, or a reference to it; what is shared goes to the end of `shared` before its first user. */
function write(node: Node, shared: string[]): string {
  if (node.reference !== null) return node.reference;
  const [open, close] = node.brackets;
  const members = node.members.map(([key, member]) => {
    const text = typeof member === "string" ? member : write(member, shared);
    return node.brackets === "[]" ? text : `${JSON.stringify(key)}:${text}`;
  });
  const text = `${open}${members.join()}${close}`;
  if (node.uses === 1 || text.length < MIN_LENGTH) return text;
  node.reference = `{"${REFERENCE}":${shared.push(text) - 1}}`;
  return node.reference;
}

/** A value of JSON as text, with repeated objects written once. */
export const writeShared = (value: object): string => {
  const shared: string[] = [];
  const text = write(intern(value, new Map()), shared);
  return `{"shared":[${shared.join()}],"value":${text}}`;
};

/** Reads what `writeShared` wrote; equal objects are the same one. */
export const readShared = (text: string): unknown => {
  const { shared, value } = JSON.parse(text) as Encoded;
  const values: unknown[] = [];
  const resolve = (each: unknown): unknown => {
    if (Array.isArray(each)) return each.map(resolve);
    if (!isObject(each)) return each;
    if (REFERENCE in each) return values[Number(each[REFERENCE])];
    return Object.fromEntries(Object.entries(each).map(([key, member]) => [key, resolve(member)]));
  };
  for (const each of shared) values.push(resolve(each));
  return resolve(value);
};
