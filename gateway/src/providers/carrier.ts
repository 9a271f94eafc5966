/** A shop that carries other brands' services as channels of its own. */
export type Carrier = "amazon" | "apple" | "roku";

const CHANNELS: readonly { readonly ending: RegExp; readonly carrier: Carrier }[] = [
  { ending: /\s+(?:amazon|amzon)(?:\s+channels?)?$/i, carrier: "amazon" },
  { ending: /\s+apple\s+tv(?:\s+channel)?$/i, carrier: "apple" },
  { ending: /\s+roku\s+premium\s+channel$/i, carrier: "roku" },
];

/**
 * Splits the name of a service into the brand and the shop that carries it.
 *
 * @param name such as `Shudder Amazon Channel`
 * @returns such as `{ brand: "Shudder", carrier: "amazon" }`; carrier null for a brand's own service
 */
export function splitCarrier(name: string): { brand: string; carrier: Carrier | null } {
  const trimmed = name.trim().replace(/\s+/g, " ");
  for (const { ending, carrier } of CHANNELS) {
    if (ending.test(trimmed)) return { brand: trimmed.replace(ending, ""), carrier };
  }
  return { brand: trimmed, carrier: null };
}
