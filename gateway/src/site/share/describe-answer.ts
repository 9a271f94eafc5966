import { withArticle } from "@flickmap/schema/country-names.ts";
import { getLanguage } from "@flickmap/schema/language-paths.ts";
import { getFamily } from "../../domain/availability/families.ts";
import type { Availability } from "../../domain/availability/provider-availability.ts";
import { getYear, type Title } from "../../domain/titles/title.ts";
import type { ShareImageKey } from "../../images/share-image-file.ts";
import { getMessages } from "../../lib/messages.ts";
import { getOfferGroups } from "../embed/offer-groups.ts";
import type { ShareDrawing } from "./draw-share-image.ts";

const MAX_GROUPS = 2;
/** With names, in the first group; more than these are counted. */
const MAX_NAMED = 3;

/** What a picture is made of. */
export interface ShareContent {
  readonly title: Title;
  readonly availability: Availability;
  /** The country's name. */
  readonly country: string;
  readonly language: ShareImageKey["language"];
  /** Whether offers are invented. */
  readonly invented: boolean;
}

/** A drawing, and where its images come from: the size and path of each by its name in the drawing. */
export interface Described {
  readonly drawing: ShareDrawing;
  readonly images: ReadonlyMap<string, { readonly size: string; readonly path: string }>;
}

/** What a picture says of a title's answer. */
export function describeAnswer({
  title,
  availability,
  country,
  language,
  invented,
}: ShareContent): Described {
  const text = getMessages(language);
  const inText = withArticle(country, language);
  const { tag, direction } = getLanguage(language);
  const images = new Map<string, { readonly size: string; readonly path: string }>();
  const addImage = (name: string, size: string, path: string | null) => {
    if (path === null) return null;
    images.set(name, { size, path });
    return name;
  };
  const groups = getOfferGroups(availability)
    .slice(0, MAX_GROUPS)
    .map(({ name, offers }) => {
      const more = offers.length - MAX_NAMED;
      return {
        label: text(name),
        services: offers.slice(0, MAX_NAMED).map(({ provider }) => ({
          name: getFamily(provider.name).name,
          logo: addImage(`logo ${provider.id}`, "w92", provider.logoPath),
        })),
        more: more > 0 ? `+${more}` : null,
      };
    });
  const credits = groups.length === 0 ? [] : [text("dataBy", { link: "JustWatch" })];
  if (groups.length > 0 && invented) credits.push(text("sampleOffers"));
  return {
    drawing: {
      language: tag,
      direction,
      name: title.name,
      nameLanguage: title.nameLanguage,
      year: getYear(title)?.toString() ?? null,
      question: text("whereIn", { country: inText }),
      message: getMessage(availability, text, inText),
      groups,
      credit: credits.join(" "),
      poster: addImage("poster", "w500", title.posterPath),
      backdrop: addImage("backdrop", "w1280", title.backdropPath),
    },
    images,
  };
}

function getMessage(
  { status }: Availability,
  text: ReturnType<typeof getMessages>,
  country: string,
): string | null {
  switch (status) {
    case "HAS_OFFERS":
      return null;
    case "NONE_KNOWN":
      return text("none", { country });
    case "COUNTRY_NOT_COVERED":
      return text("notCovered", { country });
    case "FILM_DATABASE_UNAVAILABLE":
      return text("unavailable");
  }
}
