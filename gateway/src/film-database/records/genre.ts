import { z } from "zod";
import { identifier, optionalName, requiredText } from "./common.ts";

export const GenreRecord = z.object({ id: identifier, name: requiredText });
export type GenreRecord = z.infer<typeof GenreRecord>;

/** A list of genres; in another language than English some have no name. */
export const GenreListRecord = z.object({
  genres: z.array(GenreRecord.extend({ name: optionalName })),
});
export type GenreListRecord = z.infer<typeof GenreListRecord>;
