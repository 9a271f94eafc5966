import { pino } from "pino";
import { PopularTitles } from "../src/domain/search/popular-titles.ts";
import type { Services } from "../src/services.ts";

/** Has a gateway hear of every title of its sample, as its background work does. */
export async function fillTitleIndex({ filmDatabase }: Services): Promise<void> {
  const logger = pino({ level: "silent" });
  await new PopularTitles({ filmDatabase, logger, ratePerSecond: 1e6 }).read();
}
