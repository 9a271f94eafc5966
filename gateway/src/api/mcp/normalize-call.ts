import { withCommonDigits } from "@flickmap/schema/common-digits.ts";
import { readTitleNumber, readTitleUrl } from "@flickmap/schema/title-links.ts";
import { z } from "zod";
import type { Tool } from "./tool.ts";

/** The parts of a JSON Schema that say how a value is written. */
interface ValueSchema {
  readonly type?: unknown;
  readonly items?: unknown;
  readonly enum?: unknown;
  readonly anyOf?: unknown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const MESSAGE_KEYS = new Set(["jsonrpc", "id", "method", "params", "result", "error"]);
/** What a client of the handshake leaves out. */
const CLIENT = {
  protocolVersion: "2025-11-25",
  capabilities: {},
  clientInfo: { name: "unknown", version: "0" },
};
const VERSION = "io.modelcontextprotocol/protocolVersion";
/** The newest version of the protocol that is spoken here. */
const NEWEST = "2026-07-28";
/** What a request that names its protocol version also says; it changes nothing here. */
const ENVELOPE = {
  "io.modelcontextprotocol/clientInfo": { name: "unknown", version: "0" },
  "io.modelcontextprotocol/clientCapabilities": {},
};

/**
 * Completes a message of a client that writes null for what it leaves out, adds keys of its own, or does not say who it is.
 * A version newer than any here counts where only the header has it: what is wrong then is the version.
 */
export function normalizeMessage(body: object, header: string | undefined) {
  const { params, ...message } = Object.fromEntries(
    Object.entries(body).filter(([key]) => MESSAGE_KEYS.has(key)),
  );
  const { method } = message;
  if (params != null && !isObject(params)) return { message: { ...message, params }, headers: {} };
  const given = Object.entries(params ?? {}).filter(([, part]) => part !== null);
  const { _meta: meta = {}, ...rest }: Record<string, unknown> = Object.fromEntries(given);
  const stated = isObject(meta) ? meta[VERSION] : undefined;
  const version = stated ?? (header !== undefined && header > NEWEST ? header : undefined);
  if (typeof version === "string" && typeof method === "string") {
    const complete = { ...ENVELOPE, ...Object(meta), [VERSION]: version };
    const headers = {
      "mcp-protocol-version": version,
      "mcp-method": method,
      ...(typeof rest["name"] === "string" && { "mcp-name": rest["name"] }),
    };
    return { message: { ...message, params: { ...rest, _meta: complete } }, headers };
  }
  const client = method === "initialize" ? CLIENT : {};
  return { message: { ...message, params: { ...client, ...rest, _meta: meta } }, headers: {} };
}

/**
 * A call of a tool as its schema has it: clients and models send numbers and lists as text, lists for one value, nulls, names
 * in capitals, and arguments of their own. Any other message is returned as it is.
 */
export function normalizeCall(message: object, tools: readonly Tool[], site: string): object {
  if (!isObject(message) || message["method"] !== "tools/call") return message;
  const { params } = message;
  if (!isObject(params)) return message;
  const tool = tools.find(({ name }) => name === params["name"]);
  if (tool === undefined) return message;
  const given = parseText(params["arguments"] ?? {});
  if (!isObject(given)) return message;
  const named = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name.toLowerCase(), value]),
  );
  return { ...message, params: { ...params, arguments: normalize(named, tool, site) } };
}

function normalize(
  given: Readonly<Record<string, unknown>>,
  { input }: Tool,
  site: string,
): object {
  const { properties = {}, required = [] } = z.toJSONSchema(input, { io: "input" });
  const known = new Set(OF_CLIENTS);
  const values = Object.entries(properties).flatMap(([name, schema]) => {
    const sent = [name, ...(OTHER_NAMES[name] ?? [])].find((one) => !isLeftOut(given[one]));
    if (!isObject(schema) || sent === undefined) return [];
    known.add(sent);
    const value = given[sent];
    const normalized = normalizeValue(value, schema);
    const isAllByDefault = !required.includes(name) && !("default" in schema);
    return isAllByDefault && meansAll(normalized, schema) ? [] : [[name, normalized]];
  });
  // The schema refuses what the tool does not take: it might narrow the answer.
  const others = Object.entries(given).filter(
    ([name, value]) => !known.has(name) && ![value].flat().every(isLeftOut),
  );
  const normalized = Object.fromEntries([...values, ...others]);
  return "type" in properties ? withTitle(normalized, "season" in properties, site) : normalized;
}

const SERVICES =
  "provider providers provider_family family families service services platform platforms".split(
    " ",
  );
/** What clients call arguments that tools have under one name alone. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  country: ["countries"],
  countries: ["country"],
  provider_families: SERVICES,
};
/** What clients add to the arguments of every tool for themselves. */
const OF_CLIENTS =
  "action chat chatinput explanation metadata reasoning sessionid thought tool toolcallid".split(
    " ",
  );

const isLeftOut = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === "string" && value.trim() === "");
/** Whether a value narrows nothing, as an argument does that is left out: none or each of several. */
const meansAll = (value: unknown, { enum: names }: ValueSchema): boolean =>
  Array.isArray(value)
    ? value.length === 0 || (Array.isArray(names) && names.every((name) => value.includes(name)))
    : typeof value === "string" && /^\s*(?:all|any|both|multi)\s*$/iu.test(value);

/** Arguments whose title is named as people and other sites do: `movie/550`, `tt0137523`, a URL. */
function withTitle(
  given: Readonly<Record<string, unknown>>,
  takesSeason: boolean,
  site: string,
): object {
  const { type, id } = given;
  const target = typeof id === "string" ? (readTitleUrl(id, site) ?? readTitleNumber(id)) : null;
  if (target?.kind !== "title") return given;
  const { number } = target;
  if ("imdbId" in number) return { ...given, id: number.imdbId };
  const named = type ?? number.type;
  const [, season] = (takesSeason && /\/season\/(\d+)/iu.exec(String(id))) || [];
  // A type that contradicts the number is the caller's to mend.
  return number.type === null || named === number.type
    ? { ...(season && { season: Number(season) }), ...given, type: named, id: number.id }
    : given;
}

/** What people call movies and shows. */
function readType(name: string): string {
  if (/^(?:movie|film)s?$/u.test(name)) return "movie";
  return /^(?:tv ?)?(?:shows?|series)$/u.test(name) ? "tv" : name;
}

function normalizeValue(value: unknown, schema: ValueSchema): unknown {
  const { type, items, enum: names, anyOf } = schema;
  if (isObject(items)) return toList(value).map((item) => normalizeValue(item, items));
  if (Array.isArray(value) && value.length === 1) return normalizeValue(value[0], schema);
  if (typeof value === "number" && type === "string") return String(value);
  if (typeof value !== "string") return value;
  const text = value.normalize("NFKC").trim();
  if (type === "integer" || type === "number" || anyOf !== undefined) {
    const digits = withCommonDigits(text);
    return /^-?\d{1,15}(?:\.0+)?$/u.test(digits) ? Number(digits) : text;
  }
  if (!Array.isArray(names)) return value;
  const name = text.toLowerCase().replaceAll(/[\s_-]+/gu, " ");
  const known = readType(name);
  return names.includes(known) ? known : value;
}

/** A list that may be written as a JSON text, as its only item, or with commas or | between. */
function toList(value: unknown): readonly unknown[] {
  const parsed = parseText(value);
  if (Array.isArray(parsed)) return parsed.filter((one) => one !== null && one !== "");
  return typeof parsed === "string"
    ? parsed
        .split(/[,;|]/u)
        .map((one) => one.trim())
        .filter((one) => one !== "")
    : [parsed];
}

/** A JSON text of an object or a list as what it holds; anything else as it is. */
function parseText(value: unknown): unknown {
  if (typeof value !== "string" || !/^\s*[[{]/u.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
