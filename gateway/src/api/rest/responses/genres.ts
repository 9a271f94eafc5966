import { z } from "zod";

export const genre = z.strictObject({ id: z.int(), name: z.string() }).meta({ id: "Genre" });

/** The genres of movies or shows. */
export const genreList = z.array(genre);
