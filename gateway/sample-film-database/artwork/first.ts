import type { Catalogue } from "../catalogue/catalogue.ts";
import { hashText } from "../random.ts";

/** A plain stand-in for each sort of picture. */
export function drawFirst(_: Catalogue, sort: string, name: string): string | undefined {
  const [width, height] =
    sort === "backdrop" ? [1280, 720] : sort === "logo" ? [92, 92] : [500, 750];
  const hue = hashText(name) % 360;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="hsl(${hue} 45% 35%)"/><stop offset="1" stop-color="hsl(${(hue + 40) % 360} 55% 12%)"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`;
}
