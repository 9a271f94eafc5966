import { z } from "zod";

export const GenreRecord = z.object({ id: z.number().int(), name: z.string() });
export type GenreRecord = z.infer<typeof GenreRecord>;

export const GenreListRecord = z.object({ genres: z.array(GenreRecord) });
export type GenreListRecord = z.infer<typeof GenreListRecord>;
