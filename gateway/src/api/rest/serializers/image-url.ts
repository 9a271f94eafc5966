import type { ImageUrls } from "../../../images/image-urls.ts";

/** The one size of each kind of image that `/api` gives a URL in. */
export const IMAGE_SIZE = {
  poster: "w342",
  backdrop: "w780",
  logo: "w92",
  profile: "w185",
} as const;

/** The URL of an image in a size; null where the film database has none. */
export function imageUrl(images: ImageUrls, path: string | null, size: string): string | null {
  return path === null ? null : images.getUrl(path, size);
}
