/** A store that sells other families' services as its own channels. */
export type Store = "amazon" | "apple" | "roku";

const CHANNELS: readonly { readonly ending: RegExp; readonly store: Store }[] = [
  { ending: /\s+(?:amazon|amzon)(?:\s+channels?)?$/i, store: "amazon" },
  { ending: /\s+apple\s+tv(?:\s+channel)?$/i, store: "apple" },
  { ending: /\s+roku\s+premium\s+channel$/i, store: "roku" },
];

/**
 * Splits the name of a provider into the name of the service and the store whose channel it is.
 *
 * @param providerName such as `Shudder Amazon Channel`
 * @returns such as `{ name: "Shudder", store: "amazon" }`; store null where the provider is no channel
 */
export function splitChannel(providerName: string): { name: string; store: Store | null } {
  const trimmed = providerName.trim().replace(/\s+/g, " ");
  for (const { ending, store } of CHANNELS) {
    if (ending.test(trimmed)) return { name: trimmed.replace(ending, ""), store };
  }
  return { name: trimmed, store: null };
}
