import type { Catalog } from "../catalog/catalog.ts";
import type { Title } from "../catalog/title.ts";
import { hashText } from "../random.ts";
import { personItem, personNamed } from "./shapes.ts";

/** `credits` of a title: its cast in order, and the director of a movie as crew. */
export function credits(catalog: Catalog, title: Title) {
  const cast = title.cast.map(({ name, character }, order) => ({
    ...personItem(personNamed(catalog, name)),
    ...(title.kind === "movie" ? { cast_id: order + 1 } : {}),
    character,
    credit_id: creditId(title, "cast", name),
    order,
  }));
  const directors = title.kind === "movie" ? title.makers : [];
  const crew = directors.map((name) => ({
    ...personItem(personNamed(catalog, name)),
    credit_id: creditId(title, "crew", name),
    department: "Directing",
    job: "Director",
  }));
  return { cast, crew };
}

/** `aggregate_credits` of a show: every role with the number of its episodes. */
export function aggregateCredits(catalog: Catalog, title: Title) {
  const episodes = title.seasons.reduce((sum, season) => sum + season.episodes, 0);
  return {
    cast: title.cast.map(({ name, character }, order) => ({
      ...personItem(personNamed(catalog, name)),
      roles: [{ credit_id: creditId(title, "cast", name), character, episode_count: episodes }],
      total_episode_count: episodes,
      order,
    })),
    crew: [],
  };
}

/** `created_by` of a show. */
export function creators(catalog: Catalog, title: Title) {
  return title.makers.map((name) => {
    const person = personItem(personNamed(catalog, name));
    return {
      id: person.id,
      credit_id: creditId(title, "created_by", name),
      name: person.name,
      original_name: person.original_name,
      gender: person.gender,
      profile_path: person.profile_path,
    };
  });
}

/** A credit's id: 24 hexadecimal digits, always the same. */
function creditId(title: Title, part: string, name: string): string {
  const seed = `${title.kind}/${title.id}/${part}/${name}`;
  return ["a", "b", "c"]
    .map((salt) =>
      hashText(salt + seed)
        .toString(16)
        .padStart(8, "0"),
    )
    .join("");
}
