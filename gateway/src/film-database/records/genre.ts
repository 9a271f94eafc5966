import { z } from "zod";
import { identifier, requiredText } from "./common.ts";

export const GenreRecord = z.object({ id: identifier, name: requiredText });
export type GenreRecord = z.infer<typeof GenreRecord>;

export const GenreListRecord = z.object({ genres: z.array(GenreRecord) });
export type GenreListRecord = z.infer<typeof GenreListRecord>;
