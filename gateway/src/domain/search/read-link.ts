import { type LinkTarget, readTitleNumber, readTitleUrl } from "@flickmap/schema/title-links.ts";

/** What is copied along with a URL or number: brackets, quotation marks and what ends a sentence. */
const AROUND_LINK = /^[<([“"']+|[>)\]”"'.,;:!/]+$/gu;
const URL_IN_TEXT = /https?:\/\/\S+/iu;

/**
 * What a query is the number or URL of, or the first URL in it, as apps share one with a name before it.
 *
 * @param publicUrl where the site is reached, without a slash at the end; null where that is not known
 */
export function readLink(query: string, publicUrl: string | null): LinkTarget | null {
  const text = query.replaceAll(AROUND_LINK, "");
  const whole = readTitleUrl(text, publicUrl) ?? readTitleNumber(text);
  if (whole !== null) return whole;
  const [url] = URL_IN_TEXT.exec(query) ?? [];
  return url === undefined ? null : readTitleUrl(url.replaceAll(AROUND_LINK, ""), publicUrl);
}
