import { z } from "zod";

/** Movie or show. */
export const mediaType = z.enum(["movie", "tv"]).meta({ description: "Movies or shows." });
