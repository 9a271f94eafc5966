import type { ImageUrls } from "../../../images/image-urls.ts";
import type { TitlePage } from "../../../domain/titles/title.ts";
import { titlePage } from "./titles.ts";

/** A page of what a search found. */
export function searchPage({ correction, ...page }: TitlePage, images: ImageUrls) {
  return {
    ...titlePage(page, images),
    correction: correction
      ? { query: correction.query, original_results: correction.originalResults }
      : null,
  };
}
