import type { Lists } from "../api/lists.ts";
import { IMAGE_SIZES } from "../api/configuration.ts";
import type { Catalog } from "../catalog/catalog.ts";
import { type Answer, imageAnswer } from "../http/answer.ts";
import { draw, type Sort } from "./draw.ts";
import { chooseLooks, type Looks } from "./looks.ts";
import { rowsToTellApart } from "./rows-to-tell-apart.ts";

const PICTURE =
  /^\/t\/p\/(?<size>[a-z]+\d*)\/(?<sort>poster|backdrop|logo|profile)-(?<name>[a-z0-9-]+)\.svg$/;

const SIZES: Readonly<Record<Sort, readonly string[]>> = {
  poster: IMAGE_SIZES.poster_sizes,
  backdrop: IMAGE_SIZES.backdrop_sizes,
  logo: IMAGE_SIZES.logo_sizes,
  profile: IMAGE_SIZES.profile_sizes,
};

/** Answers a request for a picture, or undefined where there is none. */
export function artworkHandler(
  catalog: Catalog,
  lists: Lists,
): (path: string) => Answer | undefined {
  let looks: Looks | undefined; // Chosen for the first picture: the API need not wait for it.
  return (path) => {
    const { size = "", sort = "", name = "" } = PICTURE.exec(path)?.groups ?? {};
    if (!isSort(sort) || !SIZES[sort].includes(size)) return undefined;
    looks ??= chooseLooks(rowsToTellApart(catalog, lists));
    const svg = draw(catalog, looks, sort, name, size);
    return svg === undefined ? undefined : imageAnswer(svg);
  };
}

function isSort(text: string): text is Sort {
  return Object.hasOwn(SIZES, text);
}
