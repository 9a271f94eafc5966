import { SERVICES_BY_ID } from "../availability/services.ts";
import type { Catalog } from "../catalog/catalog.ts";
import { drawBackdrop } from "./backdrops/backdrop.ts";
import type { Looks } from "./looks.ts";
import { drawLogo } from "./logos.ts";
import { drawPoster } from "./posters/poster.ts";
import { drawProfile } from "./profiles.ts";

/** The widths of pictures whose size is not given as one. */
const WIDTHS = { poster: 2000, backdrop: 3840, logo: 512, profile: 1000 } as const;

/** What pictures there are. */
export type Sort = keyof typeof WIDTHS;

/**
 * Draws a picture by its name, such as `movie-550` for a poster or `8` for a logo.
 *
 * @param looks which of its looks each title has
 * @param size one of the documented sizes of its sort
 * @returns the SVG, or undefined where nobody has that name or they have no artwork
 */
export function draw(
  catalog: Catalog,
  looks: Looks,
  sort: Sort,
  name: string,
  size: string,
): string | undefined {
  const width = widthOf(sort, size);
  if (sort === "logo") {
    const service = SERVICES_BY_ID.get(Number(name));
    return service && drawLogo(service, width);
  }
  if (sort === "profile") {
    const person = catalog.people.byId.get(Number(name));
    return person && drawProfile(person, width);
  }
  const [kind, id] = name.split("-");
  if (kind !== "movie" && kind !== "tv") return undefined;
  const title = catalog[kind].byId.get(Number(id));
  if (!title?.hasArtwork) return undefined;
  const { poster, backdrop } = looks(title);
  return sort === "poster"
    ? drawPoster(title, width, poster)
    : drawBackdrop(title, width, backdrop);
}

/** A size's width in pixels: `w342` and `h632` say it, `original` is the largest. */
function widthOf(sort: Sort, size: string): number {
  if (size === "original") return WIDTHS[sort];
  const pixels = Number(size.slice(1));
  return size.startsWith("h") ? Math.round((pixels * 2) / 3) : pixels;
}
