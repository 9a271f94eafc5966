import proxyAddress from "@fastify/proxy-addr";
import type { Config } from "../../config/config.ts";

/** Whose word is taken for a visitor's address: never everyone's, since a forged header would then name any. */
export function trustProxy(
  trusted: Config["trustedProxies"],
): false | ((address: string, hop: number) => boolean) {
  if (trusted === null) return false;
  return typeof trusted === "number"
    ? (_address, hop) => hop < trusted
    : proxyAddress.compile([...trusted]);
}
