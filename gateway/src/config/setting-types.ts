import { z } from "zod";

// The types of settings. Each message completes a sentence that begins with the setting's name, and
// never repeats the value, which may hold a password.

/** An http or https URL, without the slashes at its end. */
const webUrl = z
  .url({ protocol: /^https?$/, error: "must be an http:// or https:// URL" })
  .transform((url) => url.replace(/\/+$/, ""));

/** The same that paths are put behind, and that comes into pages: no user, query or fragment, and no character of markup. */
export const baseUrl = webUrl.refine(
  (url) => {
    const { username, password } = new URL(url);
    return username === "" && password === "" && !/[\s?#<>"'`]/u.test(url);
  },
  {
    error: "must be an http:// or https:// URL without a user, a query, a fragment or quotes",
    abort: true,
  },
);

/** The same without a path: a scheme, a host and perhaps a port. */
export const originUrl = baseUrl.refine((url) => new URL(url).pathname === "/", {
  error: "must be an http:// or https:// URL without a path",
});

export const addressUrl = webUrl.refine((url) => url.includes("{ip}"), {
  error: "must be an http:// or https:// URL with {ip} in it",
});

/** A credential: white space inside means that a line was pasted with something else. */
export const credential = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]+$/, "must be one word of printable ASCII, without white space");

/** Secrets with commas between, the current one first; each long enough that nobody guesses it. */
export const signingKeys = z
  .string()
  .transform((text) => text.split(",").map((key) => key.trim()))
  .refine((keys) => keys.every((key) => /^[\x21-\x7e]{32,}$/.test(key)), {
    error: "must be keys of at least 32 characters without white space, with commas between",
  })
  .transform(([current = "", ...others]) => [current, ...others] as const);

/** A whole number between two others, which are allowed themselves, in digits: `1e3` and `0x10` are mistakes. */
export function count(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .trim()
    .regex(/^\d+$/, error)
    .transform(Number)
    .refine((number) => number >= min && number <= max, error);
}

export const headerName = z
  .string()
  .regex(/^[A-Za-z0-9-]+$/, "must be the name of an HTTP header, such as cf-ipcountry")
  .toLowerCase();

export const dateOrToday = z.union([
  z.literal("today"),
  z.iso.date({ error: "must be a date such as 2025-03-29, or today" }),
]);

export const onOff = z
  .enum(["true", "false", "on", "off", "1", "0"], { error: "must be on or off" })
  .transform((value) => ["true", "on", "1"].includes(value));

/** The URL of a server, of one of the schemes. `form` names them: `a redis:// or rediss:// URL`. */
export function serverUrl(schemes: readonly string[], form: string) {
  const error = `must be ${form}`;
  return z
    .string()
    .trim()
    .refine((url) => {
      if (!URL.canParse(url)) return false;
      const { protocol, hostname } = new URL(url);
      return schemes.includes(protocol.slice(0, -1)) && hostname !== "";
    }, error);
}

/** A number of hops of one digit, or proxies' addresses and ranges; never `true`, which would believe any forged header. */
export const trustedProxies = z
  .string()
  .refine(
    (value) => /^\d$/.test(value) || value.split(",").every(isAddressOrRange),
    "must be a number of hops such as 1, or IP addresses and ranges with commas between",
  )
  .transform((value) =>
    /^\d$/.test(value) ? Number(value) : value.split(",").map((address) => address.trim()),
  );

/** Not the range of all addresses, which would believe any forged header too. */
function isAddressOrRange(text: string): boolean {
  return addressOrRange.safeParse(text.trim()).success && !/\/0+$/.test(text.trim());
}

const addressOrRange = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
