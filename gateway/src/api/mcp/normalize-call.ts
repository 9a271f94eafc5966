import { aliasedCountry, countryName, withArticle } from "@flickmap/schema/country-names.ts";
import { z } from "zod";
import type { Tool } from "./tool.ts";

/** The parts of a JSON Schema that say how a value is written. */
interface ValueSchema {
  readonly type?: unknown;
  readonly items?: unknown;
  readonly enum?: unknown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const VERSION = "io.modelcontextprotocol/protocolVersion";
/** The newest version of the protocol that is spoken here. */
const NEWEST = "2026-07-28";
/** What a request that names its protocol version also says; it changes nothing here. */
const ENVELOPE = {
  "io.modelcontextprotocol/clientInfo": { name: "unknown", version: "0" },
  "io.modelcontextprotocol/clientCapabilities": {},
};

/**
 * A message of a client that names the protocol version in each request (from 2026-07-28 on), with what it left out of the
 * rest; any other message is returned as it is. A version that is newer than any here counts where only the header has it:
 * what is wrong then is the version.
 *
 * @param header the version that the request's header names
 */
export function completeEnvelope(message: object, header: string | undefined): object {
  if (!isObject(message)) return message;
  const { params = {} } = message;
  if (!isObject(params)) return message;
  const { _meta: meta = {} } = params;
  if (!isObject(meta)) return message;
  const version = meta[VERSION] ?? (header !== undefined && header > NEWEST ? header : undefined);
  if (typeof version !== "string") return message;
  const complete = { ...ENVELOPE, ...meta, [VERSION]: version };
  return { ...message, params: { ...params, _meta: complete } };
}

/** The headers that such a message has, made of its body where they are left out. */
export function getEnvelopeHeaders(message: object): Readonly<Record<string, string>> {
  if (!isObject(message) || !isObject(message["params"])) return {};
  const { method, params } = message;
  const version = isObject(params["_meta"]) ? params["_meta"][VERSION] : undefined;
  if (typeof version !== "string" || typeof method !== "string") return {};
  const name = params["name"];
  return {
    "mcp-protocol-version": version,
    "mcp-method": method,
    ...(typeof name === "string" && { "mcp-name": name }),
  };
}

/**
 * A call of a tool as its schema has it. Clients and the models behind them send numbers and lists as text, null and empty
 * texts for what they leave out, names in capitals, and arguments of their own beside the tool's; none of these changes what
 * is asked.
 *
 * @param message a JSON-RPC message; any but a call of one of the tools is returned as it is
 */
export function normalizeCall(message: object, tools: readonly Tool[]): object {
  if (!isObject(message) || message["method"] !== "tools/call") return message;
  const { params } = message;
  if (!isObject(params)) return message;
  const tool = tools.find(({ name }) => name === params["name"]);
  if (tool === undefined) return message;
  const given = parseText(params["arguments"] ?? {});
  if (!isObject(given)) return message;
  return { ...message, params: { ...params, arguments: normalize(given, tool) } };
}

/** What a call names a country by in place of its code, in sentences. */
export function describeAliases(message: object): readonly string[] {
  const params = isObject(message) ? message["params"] : undefined;
  const given = isObject(params) ? params["arguments"] : undefined;
  if (!isObject(given)) return [];
  const named = [given["country"], given["countries"]].flat().flatMap((name) => {
    const text = typeof name === "string" ? name.trim() : "";
    const code = aliasedCountry(text);
    return code === null
      ? []
      : [`${text.toUpperCase()} is read as ${code}, ${withArticle(countryName(code))}.`];
  });
  return [...new Set(named)];
}

function normalize(given: Readonly<Record<string, unknown>>, { input }: Tool): object {
  const { properties = {} } = z.toJSONSchema(input, { io: "input" });
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => {
      const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
      const isLeftOut = value === null || (typeof value === "string" && value.trim() === "");
      return isObject(schema) && !isLeftOut ? [[name, normalizeValue(value, schema)]] : [];
    }),
  );
}

/** What people call movies and shows. */
const TYPES: Readonly<Record<string, string>> = {
  movies: "movie",
  film: "movie",
  show: "tv",
  shows: "tv",
  series: "tv",
  "tv show": "tv",
  tv_show: "tv",
};

function normalizeValue(value: unknown, { type, items, enum: names }: ValueSchema): unknown {
  if (isObject(items)) return toList(value).map((item) => normalizeValue(item, items));
  if (typeof value !== "string") return value;
  const text = value.trim();
  if (type === "integer" || type === "number") {
    return /^-?\d{1,15}(?:\.0+)?$/u.test(text) ? Number(text) : value;
  }
  if (!Array.isArray(names)) return value;
  const name = TYPES[text.toLowerCase()] ?? text.toLowerCase();
  return names.includes(name) ? name : value;
}

/** A list that may be written as a JSON text, as its only item, or with commas or | between. */
function toList(value: unknown): readonly unknown[] {
  const parsed = parseText(value);
  if (Array.isArray(parsed)) return parsed;
  return typeof parsed === "string" ? parsed.split(/[,|]/u).map((one) => one.trim()) : [parsed];
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
