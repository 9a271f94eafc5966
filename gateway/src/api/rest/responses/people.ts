import { z } from "zod";
import { imagePath, imageUrl } from "./pictures.ts";
import { movieItem, showItem, titleItem } from "./titles.ts";

const day = z
  .string()
  .nullable()
  .meta({ description: "`YYYY-MM-DD`; null when unknown.", example: "1970-07-30" });

/** A person with what they are known for. */
export const person = z
  .strictObject({
    id: z.int().meta({ description: "The film database's number.", example: 525 }),
    name: z.string(),
    biography: z.string().meta({ description: "Empty when the film database has none." }),
    birthday: day,
    deathday: day,
    place_of_birth: z.string().nullable(),
    profile_path: imagePath,
    profile_url: imageUrl,
    known_for_department: z.string().nullable().meta({ example: "Directing" }),
    external_ids: z.strictObject({
      imdb_id: z.string().nullable(),
      wikidata_id: z.string().nullable(),
    }),
    known_for: z
      .array(titleItem)
      .meta({ description: "At most 12 titles, with the most votes first." }),
  })
  .meta({ id: "Person" });

const work = {
  characters: z.array(z.string()).meta({ description: "Whom they play." }),
  jobs: z.array(z.string()).meta({ description: "What they did of the crew's work." }),
};

/** One page of a filmography, 20 titles at most. */
export const creditPage = z
  .strictObject({
    page: z.int(),
    results: z.array(
      z.union([
        movieItem.extend(work).meta({ id: "MovieCredit" }),
        showItem.extend(work).meta({ id: "ShowCredit" }),
      ]),
    ),
    total_pages: z.int(),
    total_results: z.int(),
  })
  .meta({ id: "CreditPage" });
