import type { GraphQLContext } from "./context.ts";
import type { ImageParent } from "./parents.ts";

/** An image of the film database's image host; null where there is no path. */
export function imageOf(path: string | null): ImageParent | null {
  return path === null ? null : { path };
}

/** An image's address in a size, which the schema names in capitals: `W342`. */
export function imageUrl(
  { path }: ImageParent,
  { size, relative }: { readonly size: string; readonly relative: boolean },
  { services: { site } }: GraphQLContext,
): string {
  return site.imageAddresses.addressOf(path, size.toLowerCase(), relative);
}

interface Srcset {
  readonly addresses: GraphQLContext["services"]["site"]["imageAddresses"];
  readonly relative: boolean;
  readonly widths: readonly number[];
  readonly text: string;
}

/** The last `srcset` of each image: titles keep their images, and their types ask for the same widths. */
const srcsets = new WeakMap<ImageParent, Srcset>();

/** Addresses of several widths for the `srcset` of an `img`. */
export function imageSrcset(
  image: ImageParent,
  widths: readonly number[],
  { relative }: { readonly relative: boolean },
  context: GraphQLContext,
): string {
  const { imageAddresses: addresses } = context.services.site;
  const known = srcsets.get(image);
  const same = known?.addresses === addresses && known.relative === relative;
  if (same && known.widths === widths) return known.text;
  const text = widths
    .map((width) => `${imageUrl(image, { size: `W${width}`, relative }, context)} ${width}w`)
    .join(", ");
  srcsets.set(image, { addresses, relative, widths, text });
  return text;
}
