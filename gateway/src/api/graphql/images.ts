import type { GraphQLContext } from "./context.ts";
import type { ImageParent } from "./parents.ts";

export function toImage(path: string | null): ImageParent | null {
  return path === null ? null : { path };
}

export function imageUrl(
  { path }: ImageParent,
  { size, relative }: { readonly size: string; readonly relative: boolean },
  { services: { site } }: GraphQLContext,
): string {
  return site.imageUrls.getUrl(path, size.toLowerCase(), relative);
}

export function imageSrcset(
  image: ImageParent,
  widths: readonly number[],
  { relative }: { readonly relative: boolean },
  context: GraphQLContext,
): string {
  return widths
    .map((width) => `${imageUrl(image, { size: `W${width}`, relative }, context)} ${width}w`)
    .join(", ");
}
