import { z } from "zod";

/** The stars that a session gave a title. */
export const sessionRating = z
  .strictObject({ rating: z.int().min(1).max(5) })
  .meta({ id: "SessionRating" });
/** What visitors of the site rated a title. */
export const averageRating = z
  .strictObject({
    averageRating: z.number().meta({ description: "1 to 5; 0 when nobody has rated." }),
    totalCount: z.int(),
  })
  .meta({ id: "AverageRating" });
