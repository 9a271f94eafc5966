/** JSON in which a value that occurs often is written once: `{"&": 3}` stands for `shared[3]`. */
interface Encoded {
  readonly shared: readonly unknown[];
  readonly value: unknown;
}

const REFERENCE = "&";
/** A shorter object is not worth a reference, in characters of JSON. */
const MIN_LENGTH = 24;
/** A longer one does not occur twice. */
const MAX_LENGTH = 1_000;

/** An object of JSON; equal ones are one node. */
interface Node {
  /** The text around the objects in it, and they. */
  readonly parts: readonly (string | Node)[];
  /** Of all of its text, in characters. */
  readonly length: number;
  /** In how many places it is written. */
  uses: number;
  reference: string | null;
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const join = ({ parts }: Node, toText: (node: Node) => string): string => {
  let text = "";
  for (const part of parts) text += typeof part === "string" ? part : toText(part);
  return text;
};

const writeWhole = (node: Node): string => join(node, writeWhole);

function toNode(value: object, nodes: Map<string, Node>): Node {
  const parts = toParts(value, nodes);
  let length = 0;
  for (const part of parts) length += part.length;
  const node: Node = { parts, length, uses: 0, reference: null };
  if (length < MIN_LENGTH || length > MAX_LENGTH) return node;
  const text = writeWhole(node);
  const known = nodes.get(text);
  if (known === undefined) nodes.set(text, node);
  return known ?? node;
}

function toParts(value: object, nodes: Map<string, Node>): Node["parts"] {
  const isList = Array.isArray(value);
  const parts: (string | Node)[] = [];
  let text = isList ? "[" : "{";
  let separator = "";
  for (const [key, member] of Object.entries(value)) {
    if (member === undefined) continue;
    text += isList ? separator : `${separator}${JSON.stringify(key)}:`;
    if (isObject(member)) {
      parts.push(text, toNode(member, nodes));
      text = "";
    } else {
      text += JSON.stringify(member);
    }
    separator = ",";
  }
  parts.push(text + (isList ? "]" : "}"));
  return parts;
}

function countUses(node: Node): void {
  node.uses += 1;
  if (node.uses > 1) return;
  for (const part of node.parts) if (typeof part !== "string") countUses(part);
}

/** Writes a node, or a reference to it; what is shared goes to the end of `shared` before its first user. */
function write(node: Node, shared: string[]): string {
  if (node.reference !== null) return node.reference;
  const text = join(node, (part) => write(part, shared));
  if (node.uses === 1) return text;
  node.reference = `{"${REFERENCE}":${shared.push(text) - 1}}`;
  return node.reference;
}

/** A value of JSON as text, with repeated objects written once. */
export const writeShared = (value: object): string => {
  const shared: string[] = [];
  const node = toNode(value, new Map());
  countUses(node);
  const text = write(node, shared);
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
