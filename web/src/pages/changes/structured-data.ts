import { paths } from "../../paths.ts";
import { absoluteAddress } from "../../lib/url/absolute-address.ts";
import type { ChangedTitle } from "./group-by-day.ts";

/** The titles of the page as a list for search engines, by schema.org; no text in it ends the element that holds it. */
export const writeListData = (titles: readonly ChangedTitle[], origin: string): string =>
  JSON.stringify({
    "@context": "https://schema.org",
    "@type": "ItemList",
    itemListElement: titles.map((title, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title.name,
      url: absoluteAddress(paths.title(title), origin),
    })),
  }).replaceAll("<", "\\u003c");
