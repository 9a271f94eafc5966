import { BlockList, isIPv4 } from "node:net";

const reserved = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["224.0.0.0", 3],
] as const) {
  reserved.addSubnet(network, bits, "ipv4");
}
for (const [network, bits] of [
  ["::", 127],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const) {
  reserved.addSubnet(network, bits, "ipv6");
}

/** Whether an address can be reached from everywhere, so that it tells something of a place. */
export function isPublicAddress(address: string): boolean {
  return !reserved.check(address, isIPv4(address) ? "ipv4" : "ipv6");
}
