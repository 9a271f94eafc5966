import { z } from "zod";
import { titlePage } from "./titles.ts";

/** One page of what a search found. */
export const searchPage = titlePage
  .extend({
    correction: z
      .strictObject({
        query: z.string().meta({ example: "The Godfather" }),
        original_results: z
          .int()
          .meta({ description: "How many titles the original query finds." }),
      })
      .meta({ id: "Correction" })
      .nullable()
      .meta({
        description:
          "What was searched for in place of the query; null where that was the query itself.",
      }),
  })
  .meta({ id: "SearchPage" });
