import type { Fault } from "./http/faults.ts";

/** The day the sample lives in: what is released, playing, coming and to be had on services is worked out for it. */
export const SAMPLE_TODAY = "2025-03-29";

export interface SampleFilmDatabaseOptions {
  /** The port to listen on; 0, the default, takes a free one. */
  port?: number;
  /**
   * The day whose availability it has, YYYY-MM-DD: `today` follows the calendar (UTC). By default the
   * sample's day, so that availability does not change.
   */
  availabilityDay?: string;
  /** The one credential that is good. Null, the default, takes any that is not empty. */
  credential?: string | null;
  /** So many invented titles more, for load tests: half movies, half shows. */
  syntheticTitles?: number;
  /**
   * Three awkward titles for tests: 9900001, a movie with everything optional missing; 9900002, a
   * show without seasons; 9900003, a movie whose title is markup. `byId` answers to their ids
   * only, `listed` shows them in lists too.
   */
  extraTitles?: "none" | "byId" | "listed";
  /** Faults that are on from the start. */
  faults?: readonly Fault[];
}
