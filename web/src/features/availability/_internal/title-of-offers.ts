import type { TitleType } from "../../../generated/schema.ts";

/** What availability's words need to know of the title itself. */
export interface TitleOfOffers {
  readonly name: string;
  readonly type: TitleType;
  /** The day of the first release or the first episode, `YYYY-MM-DD`; null when unknown. */
  readonly date: string | null;
}
