import type { Service } from "../availability/services.ts";
import { SERVICES_BY_ID } from "../availability/services.ts";
import type { Catalog } from "../catalog/catalog.ts";
import type { Person } from "../catalog/people.ts";
import { MOODS } from "../catalog/title.ts";
import type { Answer } from "../http/answer.ts";
import { hashNumbers } from "../random.ts";
import { drawBackdrop } from "./backdrop.ts";
import { darker, lighter, readable } from "./colour.ts";
import { paletteFor } from "./palettes.ts";
import { drawPoster } from "./poster.ts";
import { circle, linear, path, rect, svg } from "./svg.ts";
import { setText } from "./typesetting.ts";

const PICTURE =
  /^\/t\/p\/(?<size>[a-z]+\d*)\/(?<sort>poster|backdrop|logo|profile)-(?<name>[a-z0-9-]+)\.svg$/;

/** The sizes of artwork, as the film database documents them, and the widths of originals. */
const SIZES = {
  poster: ["w92", "w154", "w185", "w342", "w500", "w780", "original"],
  backdrop: ["w300", "w780", "w1280", "original"],
  logo: ["w45", "w92", "w154", "w185", "w300", "w500", "original"],
  profile: ["w45", "w185", "h632", "original"],
};
const ORIGINALS = { poster: 2000, backdrop: 3840, logo: 512, profile: 1000 };

type Sort = keyof typeof SIZES;

/** A service's logo: its letters on a rounded square. No brand's own artwork is used. */
function drawLogo({ colour, mark }: Service, width: number): string {
  const box = { x: 14, y: 28, width: 72, height: 44 };
  return svg(
    { width, height: width, viewBox: "0 0 100 100" },
    linear("ground", [
      [0, lighter(colour, 0.1)],
      [1, darker(colour, 0.16)],
    ]),
    rect(0, 0, 100, 100, "url(#ground)", { rx: 20 }) +
      path(setText(mark, box, "sans", { largest: 54 }), readable(colour, "#ffffff", "#16130f")),
  );
}

/** A person's portrait: no likeness, but their initials over plain shapes. */
function drawProfile({ id, name }: Person, width: number): string {
  const hash = hashNumbers(id, 51);
  const { ground, accent, dark, ink } = paletteFor(
    MOODS[hash % MOODS.length] ?? "warm",
    hash >>> 8,
  );
  const words = name.split(/[\s-]+/u).filter((word) => /^\p{L}/u.test(word));
  const initials = [words[0], words.length > 1 ? words.at(-1) : ""]
    .map((word) => word?.[0] ?? "")
    .join("");
  const box = { x: 40, y: 250, width: 220, height: 150 };
  return svg(
    { width, height: Math.round(width * 1.5), viewBox: "0 0 300 450" },
    linear("shade", [
      [0.3, darker(dark, 0.4), 0],
      [1, darker(dark, 0.4), 0.85],
    ]),
    rect(0, 0, 300, 450, ground) +
      circle(150, 560, 250, accent) +
      circle(150, 190, 92, lighter(accent, 0.25)) +
      rect(0, 0, 300, 450, "url(#shade)") +
      path(
        setText(initials.toUpperCase(), box, "serif", { bottom: true }),
        readable(dark, ink, "#f8f0df"),
      ),
  );
}

/**
 * Draws a picture by its name, such as `movie-550` for a poster or `8` for a logo.
 * @param size one of the documented sizes of its sort
 * @returns the SVG, or undefined where nobody has that name or they have no artwork
 */
export function draw(catalog: Catalog, sort: Sort, name: string, size: string): string | undefined {
  const pixels = Number(size.slice(1));
  const width =
    size === "original"
      ? ORIGINALS[sort]
      : size.startsWith("h")
        ? Math.round((pixels * 2) / 3)
        : pixels;
  const service = sort === "logo" ? SERVICES_BY_ID.get(Number(name)) : undefined;
  if (service) return drawLogo(service, width);
  const person = sort === "profile" ? catalog.people.byId.get(Number(name)) : undefined;
  if (person) return drawProfile(person, width);
  const [kind, id] = name.split("-");
  const title = kind === "movie" || kind === "tv" ? catalog[kind].byId.get(Number(id)) : undefined;
  if (!title?.hasArtwork) return undefined;
  return sort === "poster" ? drawPoster(title, width) : drawBackdrop(title, width);
}

/** The response to a request for a picture, or undefined where there is none. */
export function getArtwork(catalog: Catalog, path: string): Answer | undefined {
  const { size = "", sort = "", name = "" } = PICTURE.exec(path)?.groups ?? {};
  if (!Object.hasOwn(SIZES, sort) || !SIZES[sort as Sort].includes(size)) return undefined;
  const picture = draw(catalog, sort as Sort, name, size);
  if (picture === undefined) return undefined;
  return { status: 200, contentType: "image/svg+xml", body: Buffer.from(picture) };
}
