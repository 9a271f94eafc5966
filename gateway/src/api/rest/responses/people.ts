import { z } from "zod";
import type { ImageUrls } from "../../../images/image-urls.ts";
import type { CreditPage, PersonDetails } from "../../../domain/people/person.ts";
import {
  externalIds,
  imagePath,
  imageUrl,
  named,
  toExternalIds,
  toImageUrl,
  toPage,
} from "./shared.ts";
import { movieItem, showItem, titleItem, titlePage, toTitleItem } from "./titles.ts";

const day = z
  .string()
  .nullable()
  .meta({ description: "`YYYY-MM-DD`; null when unknown.", example: "1970-07-30" });

export const person = named("Person", {
  id: z.int().meta({ description: "The film database's number.", example: 525 }),
  name: z.string(),
  biography: z.string().describe("Empty when the film database has none."),
  birthday: day,
  deathday: day,
  place_of_birth: z.string().nullable(),
  profile_path: imagePath,
  profile_url: imageUrl,
  known_for_department: z.string().nullable().meta({ example: "Directing" }),
  external_ids: externalIds,
  known_for: z.array(titleItem).describe("At most 12 titles, with the most votes first."),
});

const work = {
  characters: z.array(z.string()).describe("Whom they play."),
  jobs: z.array(z.string()).describe("What they did of the crew's work."),
};
export const creditPage = named("CreditPage", {
  ...titlePage.shape,
  results: z.array(
    z.union([
      named("MovieCredit", { ...movieItem, ...work }),
      named("ShowCredit", { ...showItem, ...work }),
    ]),
  ),
});

/** A person in the film database's own format: a text that it has not is an empty string. */
export function toPerson(details: PersonDetails, images: ImageUrls) {
  return {
    id: details.id,
    name: details.name,
    biography: details.biography ?? "",
    birthday: details.birthday,
    deathday: details.deathday,
    place_of_birth: details.birthplace,
    profile_path: details.profilePath,
    profile_url: toImageUrl(images, "profile", details.profilePath),
    known_for_department: details.department,
    external_ids: toExternalIds(details.externalIds),
    known_for: details.knownFor.map((title) => toTitleItem(title, images)),
  };
}

export function toCreditPage(page: CreditPage, images: ImageUrls) {
  return toPage(page, ({ title, characters, jobs }) => ({
    ...toTitleItem(title, images),
    characters: [...characters],
    jobs: [...jobs],
  }));
}
