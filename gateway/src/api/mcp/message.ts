import { isObject, parseText } from "./arguments.ts";

const MESSAGE_KEYS = new Set(["jsonrpc", "id", "method", "params", "result", "error"]);
/** What a client of the handshake leaves out; versions after this one have none. */
const CLIENT = {
  protocolVersion: "2025-11-25",
  capabilities: {},
  clientInfo: { name: "unknown", version: "0" },
};
const VERSION = "io.modelcontextprotocol/protocolVersion";
/** What a request that names its protocol version also says; it changes nothing here. */
const ENVELOPE = {
  "io.modelcontextprotocol/clientInfo": CLIENT.clientInfo,
  "io.modelcontextprotocol/clientCapabilities": {},
};

/**
 * Completes a message of a client that writes null for what it leaves out, adds keys of its own, or does not say who it is.
 * A version without a handshake counts where only the header has it.
 */
export function completeMessage(body: object, header: string) {
  const { params, ...message } = Object.fromEntries(
    Object.entries(body).filter(([key]) => MESSAGE_KEYS.has(key)),
  );
  const given = Object.entries(Object(params)).filter(([, part]) => part !== null);
  const { _meta, ...rest }: Record<string, unknown> = Object.fromEntries(given);
  if (rest["arguments"] !== undefined) rest["arguments"] = parseText(rest["arguments"]);
  const meta = isObject(_meta) ? _meta : {};
  const { method } = message;
  const version = meta[VERSION] ?? (header > CLIENT.protocolVersion ? header : undefined);
  if (typeof version !== "string") {
    const client = method === "initialize" ? CLIENT : {};
    return { message: { ...message, params: { ...client, ...rest, _meta: meta } }, headers: {} };
  }
  const complete = { ...ENVELOPE, ...meta, [VERSION]: version };
  const name = Buffer.from(String(rest["name"])).toString("base64");
  return {
    message: { ...message, params: { ...rest, _meta: complete } },
    headers: {
      "mcp-protocol-version": version,
      "mcp-method": String(method),
      "mcp-name": `=?base64?${name}?=`,
    },
  };
}
