import { getDepartmentLabel } from "../../features/people/department-label.ts";
import type { StructuredData } from "../../lib/structured-data.ts";
import { toAbsoluteUrl } from "../../lib/url/to-absolute-url.ts";
import { paths } from "../../paths.ts";
import type { PersonHead_PersonFragment } from "./PersonHead.generated.ts";

/** A person's facts for search engines, by schema.org. */
export const personStructuredData = (
  person: PersonHead_PersonFragment,
  origin: string,
): StructuredData => {
  const { imdb, wikidata } = person.externalIds ?? { imdb: null, wikidata: null };
  const elsewhere = [
    ...(imdb === null ? [] : [`https://www.imdb.com/name/${encodeURIComponent(imdb)}/`]),
    ...(wikidata === null ? [] : [`https://www.wikidata.org/wiki/${encodeURIComponent(wikidata)}`]),
  ];
  return {
    "@context": "https://schema.org",
    "@type": "Person",
    name: person.name,
    url: toAbsoluteUrl(paths.person(person), origin),
    ...(person.profile && { image: toAbsoluteUrl(person.profile.url, origin) }),
    ...(person.department !== null && { jobTitle: getDepartmentLabel(person.department) }),
    ...(person.birthday !== null && { birthDate: person.birthday }),
    ...(person.deathday !== null && { deathDate: person.deathday }),
    ...(person.birthplace !== null && { birthPlace: person.birthplace }),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
  };
};
