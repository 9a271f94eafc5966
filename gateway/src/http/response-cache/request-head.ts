import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { ApiClient } from "../../api-keys/api-keys.ts";
import { clientNetwork } from "../../client-network.ts";
import { isHost } from "../../request-address.ts";
import { clientAddress } from "../client-address.ts";
import { type HitKey, variantOf } from "./hit-index.ts";

/** Tells who sends requests. */
export interface ClientReader {
  /** The address of a request's client, as far as trusted proxies tell it. */
  readonly addressOf: (incoming: IncomingMessage) => string | undefined;
  /** The client whose key an `Authorization` header has; null without a key, undefined for one that no client has. */
  readonly apiClientOf: (authorization: string | undefined) => ApiClient | null | undefined;
}

/**
 * Heads that are longer, or have more headers, are read anew for each request, so that connections that send nothing
 * take little memory. A browser sends some twenty headers, and a thousand short ones take 100 KB.
 */
const MOST_CHARACTERS = 2048;
const MOST_HEADERS = 50;

/**
 * What is read out of a request's method and headers before its response is looked up: of one request, or of several that
 * differ in the length of their bodies alone.
 */
export class RequestHead {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  /** False where the hooks decide: for several hosts or none, and for an API key that no client has. */
  readonly isUsual: boolean;
  /** Whether the headers speak of a body (RFC 9112, 6.3), even of an empty one: then the request is no key without it. */
  readonly announcesBody: boolean;
  /** The client's, as far as trusted proxies tell it; undefined once it has disconnected. */
  readonly address: string | undefined;
  /** How load shedding names the client: by its address. */
  readonly client: string;
  /** The client whose API key the request has. */
  readonly apiClient: ApiClient | null;
  /** How the rate limit names the client: by its API key, or by its address. */
  readonly rateLimitKey: string;
  readonly #rawHeaders: readonly string[];
  /** Where the length of the body stands among them; -1 when they do not say it. */
  readonly #lengthAt: number;
  readonly #variants = new Map<HitKey, string>();

  constructor(incoming: IncomingMessage, { addressOf, apiClientOf }: ClientReader) {
    const { method = "", headers, rawHeaders } = incoming;
    this.method = method;
    this.headers = headers;
    this.#rawHeaders = rawHeaders;
    const apiClient = apiClientOf(headers.authorization);
    this.isUsual = namesOneHost(rawHeaders) && apiClient !== undefined;
    const isChunked = headers["transfer-encoding"] !== undefined;
    this.announcesBody = headers["content-length"] !== undefined || isChunked;
    this.#lengthAt = isChunked ? -1 : valueAt(rawHeaders, "content-length");
    this.address = addressOf(incoming);
    this.client = clientNetwork(this.address);
    this.apiClient = apiClient ?? null;
    this.rateLimitKey = apiClient ? clientAddress({ apiClient, ip: this.address }) : this.client;
  }

  /** How long the body of such a request is; null when its headers do not say. */
  bodyLengthOf({ rawHeaders }: IncomingMessage): number | null {
    const length = rawHeaders[this.#lengthAt];
    return length === undefined ? null : Number(length);
  }

  /** Whether another request on the same connection has the same method and headers, whatever the length of its body. */
  isOf({ method, rawHeaders }: IncomingMessage): boolean {
    const known = this.#rawHeaders;
    if (method !== this.method || rawHeaders.length !== known.length) return false;
    for (let index = 0; index < known.length; index += 1) {
      if (rawHeaders[index] !== known[index] && index !== this.#lengthAt) return false;
    }
    return true;
  }

  /** What tells the request from others with the same target and body; undefined where that has to be waited for. */
  variantOf(key: HitKey): string | undefined {
    const known = this.#variants.get(key);
    if (known !== undefined) return known;
    const wanted = key.wantedFor === undefined ? "" : key.wantedFor(this);
    if (wanted === undefined) return undefined;
    const variant = variantOf(key, this.headers, wanted);
    this.#variants.set(key, variant);
    return variant;
  }
}

/** The heads of requests. Those that follow one another on a connection are mostly the same, and read once. */
export class RequestHeads {
  readonly #clients: ClientReader;
  readonly #last = new WeakMap<Socket, RequestHead>();

  constructor(clients: ClientReader) {
    this.#clients = clients;
  }

  of(incoming: IncomingMessage): RequestHead {
    const { socket, rawHeaders } = incoming;
    const last = this.#last.get(socket);
    if (last?.isOf(incoming)) return last;
    const head = new RequestHead(incoming, this.#clients);
    if (isShort(rawHeaders)) this.#last.set(socket, head);
    else this.#last.delete(socket);
    return head;
  }
}

/** @param rawHeaders names and values in turn */
function isShort(rawHeaders: readonly string[]): boolean {
  if (rawHeaders.length > 2 * MOST_HEADERS) return false;
  return rawHeaders.reduce((sum, text) => sum + text.length, 0) <= MOST_CHARACTERS;
}

/** Where the value of a header stands among all names and values; -1 where it is not there. */
function valueAt(rawHeaders: readonly string[], name: string): number {
  const at = rawHeaders.findIndex((text, index) => index % 2 === 0 && text.toLowerCase() === name);
  return at === -1 ? -1 : at + 1;
}

/** Whether there is one `Host` header, and it names a host; other requests are rejected elsewhere. */
function namesOneHost(rawHeaders: readonly string[]): boolean {
  let host: string | null = null;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length !== 4 || name.toLowerCase() !== "host") continue;
    if (host !== null) return false;
    host = rawHeaders[index + 1] ?? "";
  }
  return host !== null && isHost(host);
}
