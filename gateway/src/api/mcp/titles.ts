import { DEFAULT_LANGUAGE } from "@flickmap/schema/languages.ts";
import { z } from "zod";
import { AppError, badUserInput } from "../../errors.ts";
import { type OfferKind, OFFER_KINDS } from "../../film-database/request-parameters.ts";
import { getMessages } from "../../lib/messages.ts";
import type { TitleDetails } from "../../domain/titles/details.ts";
import { getYear, toPagePath } from "../../domain/titles/title.ts";
import type { TitleType } from "../../film-database/records/title.ts";
import { titleType, type ToolContext } from "./tool.ts";

export const titleOutput = z.object({
  type: titleType,
  id: z.int().describe("The title's number; movies and shows are numbered apart."),
  name: z.string(),
  year: z.int().nullable().describe("Of release, or of a show's first episode; null when unknown."),
  page: z.string().describe("The title's page on Flickmap, to link to."),
});

export function toTitleOutput(
  { type, id, name, year }: Omit<z.input<typeof titleOutput>, "page">,
  { siteUrl, language }: ToolContext,
): z.input<typeof titleOutput> {
  return { type, id, name, year, page: siteUrl + toPagePath(type, id, name, language) };
}

/**
 * The title of a number or URL, as a search reads it; a number that names no type is of the one given. Throws NOT_FOUND where
 * there is none, BAD_USER_INPUT where the type is missing or another.
 */
export async function requireDetails(
  { type, id }: { readonly type?: TitleType | undefined; readonly id: number | string },
  { search, titles, siteUrl }: ToolContext,
): Promise<TitleDetails & { readonly year: number | null }> {
  const link = typeof id === "number" ? `tmdb:${type ?? ""}${id}` : id;
  const linked = await search().linked(link, "all", siteUrl);
  const isOne = linked.length <= 1;
  const found = isOne ? linked[0] : linked.find((title) => title.type === type);
  if (!isOne && !found) throw badUserInput("Missing type: it must be one of movie, tv.");
  if (found !== undefined && type !== undefined && found.type !== type) {
    const wrong = link.startsWith("tt") ? "type" : "id";
    throw badUserInput(`Invalid ${wrong}: ${id} is of type ${found.type}.`);
  }
  const details = found && (await titles.details(found.type, found.id));
  if (!details) {
    throw new AppError("NOT_FOUND", "There is no such title. Find its number with search_titles.");
  }
  return { ...details, year: getYear(details) };
}

/** A title in words: `Fight Club (1999)`. */
export function nameTitle({ name, year }: z.input<typeof titleOutput>): string {
  return year === null ? name : `${name} (${year})`;
}

export const kindsInput = z
  .array(z.enum(OFFER_KINDS))
  .min(1)
  .max(OFFER_KINDS.length)
  .optional()
  .describe("Only these kinds of offer; all where left out.");

/** A kind of offer in words: assistants are told in English, whatever the language of names. */
export const nameKind: (kind: OfferKind) => string = getMessages(DEFAULT_LANGUAGE);
