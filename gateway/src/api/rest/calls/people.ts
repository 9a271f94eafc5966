import { creditPage } from "../../../domain/people/people.ts";
import { type Call, read } from "../call.ts";
import * as parameters from "../parameters.ts";
import * as responses from "../responses/people.ts";
import { CACHE, found } from "./shared.ts";

export const peopleCalls = {
  person: read({
    path: "/api/person/{id}",
    group: "People",
    summary: "A person, and what they are known for",
    example: "/api/person/525",
    params: parameters.person,
    query: parameters.none,
    response: responses.person,
    cache: CACHE.title,
    notFound: "person",
    handler: async ({ params: { id } }, { people, images }) =>
      responses.toPerson(found(await people.details(id)), images),
  }),
  credits: read({
    path: "/api/person/{id}/credits",
    group: "People",
    summary: "Every title that a person took part in, with what they did",
    example: "/api/person/525/credits",
    params: parameters.person,
    query: parameters.credits,
    response: responses.creditPage,
    cache: CACHE.title,
    notFound: "person",
    handler: async (
      { params: { id }, query: { type = null, sort_by, page } },
      { people, images },
    ) => {
      const sort = sort_by === "release_date.desc" ? "newest" : "popularity";
      const person = found(await people.details(id));
      return responses.toCreditPage(creditPage(person, { type, sort, page }), images);
    },
  }),
} as const satisfies Record<string, Call>;
