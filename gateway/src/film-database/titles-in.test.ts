import { expect, test } from "vitest";
import { titlesIn } from "./titles-in.ts";

const movie = { type: "movie", id: 550 };
const show = { type: "tv", id: 1399 };

test.each([
  ["movie/550", { id: 550 }, [movie]],
  ["tv/1399", { id: 1399 }, [show]],
  ["movie/550", null, []],
  ["trending/tv/week", { results: [{ id: 1399 }] }, [show]],
  ["movie/popular", { results: [{ id: 550 }] }, [movie]],
  ["tv/1399/similar", { results: [{ id: 1399 }] }, [show]],
  ["discover/movie", { results: [{ id: 550 }] }, [movie]],
  ["search/multi", { results: [{ id: 1399, media_type: "tv" }, { id: 7 }] }, [show]],
  ["watch/providers/regions", { results: [{ iso_3166_1: "DE" }] }, []],
  ["watch/providers/tv", { results: [{ provider_id: 8 }] }, []],
  ["tv/1399/season/1/watch/providers", { results: { DE: {} } }, []],
  ["genre/tv/list", { genres: [{ id: 18 }] }, []],
])("%s is about %j", (path, value, titles) => {
  expect(titlesIn(path, value)).toEqual(titles);
});
