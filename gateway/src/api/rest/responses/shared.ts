import { z } from "zod";
import type { TitleDetails } from "../../../domain/titles/details.ts";
import type { TitlePage } from "../../../domain/titles/title.ts";
import type { ImageUrls } from "../../../images/image-urls.ts";

export const countryCode = z
  .string()
  .regex(/^[A-Z]{2}$/u)
  .meta({ description: "ISO 3166-1 alpha-2.", example: "DE" });
export const externalIds = z.strictObject({
  imdb_id: z.string().nullable(),
  wikidata_id: z.string().nullable(),
});

/** An object of responses, which the description of `/api` has once, under its name. */
export const named = <Shape extends z.ZodRawShape>(id: string, shape: Shape) =>
  z.strictObject(shape).meta({ id });
export const moment = z.iso.datetime();

export function toPage<Item, Written>(
  page: Pick<TitlePage, "page" | "totalPages" | "totalResults"> & {
    readonly results: readonly Item[];
  },
  toItem: (item: Item) => Written,
) {
  const total = { total_pages: page.totalPages, total_results: page.totalResults };
  return { page: page.page, results: page.results.map(toItem), ...total };
}

export function toExternalIds({ imdb, wikidata }: TitleDetails["externalIds"]) {
  return { imdb_id: imdb, wikidata_id: wikidata };
}

export const imagePath = z.string().nullable().meta({
  description: "Path of the picture at the film database; null when there is none.",
  example: "/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg",
});
export const imageUrl = z.string().nullable().meta({
  description:
    "Address of the picture on the gateway; another size may be in it. Without a host where the gateway's public address is not known.",
  example: "/images/w342/k2Wq0lPzXb4a/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg",
});

const IMAGE_SIZE = {
  poster: "w342",
  backdrop: "w780",
  logo: "w92",
  profile: "w185",
} as const;

export function toImageUrl(
  images: ImageUrls,
  kind: keyof typeof IMAGE_SIZE,
  path: string | null,
): string | null {
  return path === null ? null : images.getUrl(path, IMAGE_SIZE[kind]);
}
