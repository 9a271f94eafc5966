import type { ImageUrls } from "../../../images/image-urls.ts";
import type { CreditPage, PersonDetails } from "../../../domain/people/person.ts";
import { IMAGE_SIZE, imageUrl } from "./image-url.ts";
import { titleItem } from "./titles.ts";

/** A person in the film database's own format: a text that it has not is an empty string. */
export function person(details: PersonDetails, images: ImageUrls) {
  return {
    id: details.id,
    name: details.name,
    biography: details.biography ?? "",
    birthday: details.birthday,
    deathday: details.deathday,
    place_of_birth: details.birthplace,
    profile_path: details.profilePath,
    profile_url: imageUrl(images, details.profilePath, IMAGE_SIZE.profile),
    known_for_department: details.department,
    external_ids: {
      imdb_id: details.externalIds.imdb,
      wikidata_id: details.externalIds.wikidata,
    },
    known_for: details.knownFor.map((title) => titleItem(title, images)),
  };
}

/** A page of a filmography. */
export function creditPage(
  { results, page, totalPages, totalResults }: CreditPage,
  images: ImageUrls,
) {
  return {
    page,
    results: results.map(({ title, characters, jobs }) => ({
      ...titleItem(title, images),
      characters: [...characters],
      jobs: [...jobs],
    })),
    total_pages: totalPages,
    total_results: totalResults,
  };
}
