import { BlockList, isIP } from "node:net";
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

/** Whether an address that connects may be that of a trusted proxy; any may, where only their number is known. */
export function isTrustedProxy(
  trusted: Config["trustedProxies"],
): (address: string | undefined) => boolean {
  if (trusted === null) return () => false;
  if (typeof trusted === "number") return () => true;
  const proxies = new BlockList();
  for (const range of trusted) {
    const [address = "", bits] = range.split("/");
    const family = isIP(address) === 4 ? "ipv4" : "ipv6";
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  return (address = "") => {
    const version = isIP(address);
    return version !== 0 && proxies.check(address, version === 4 ? "ipv4" : "ipv6");
  };
}
