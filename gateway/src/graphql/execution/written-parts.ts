import { RecentResults } from "../../recent-results.ts";

/** How many characters or bytes of written parts are remembered, in all queries together. */
const MOST_CHARACTERS = 8_000_000;
/** What a part takes beside them. */
const OVERHEAD = 100;

/** Bounds the parts of responses that are remembered as they were written of objects that many requests share. */
export class WrittenParts extends RecentResults {
  constructor(most: number = MOST_CHARACTERS) {
    super(most);
  }
}

/** What a part takes in memory, in the unit of the bound. */
export function memoryOf(part: { readonly length: number }): number {
  return part.length + OVERHEAD;
}
