import { describe, expect, it } from "vitest";
import { ratingSchema } from "./rating.ts";

const good = {
  content_id: 603,
  content_type: "movie",
  rating: 4,
  session_id: "0b9ad3c0-6bd5-4e61-9d0c-1f4f3e0a7c11",
};

describe("a rating", () => {
  it("passes with 0 to 5 stars", () => {
    for (const rating of [0, 1, 2, 3, 4, 5]) {
      expect(ratingSchema.parse({ ...good, rating }).rating).toBe(rating);
    }
  });

  it.each([[6], [-1], [3.5], ["5"], [null], [{ $gt: 0 }], [undefined]])(
    "is refused with %j stars",
    (rating) => {
      const result = ratingSchema.safeParse({ ...good, rating });
      expect(result.error?.issues.map((issue) => issue.message)).toEqual([
        "Rating must be 1 to 5, or 0 to take it back",
      ]);
    },
  );

  it.each([
    [{ content_id: 0 }],
    [{ content_id: "603" }],
    [{ content_id: 2 ** 31 }],
    [{ content_type: "person" }],
    [{ session_id: { $ne: "" } }],
    [{ session_id: "603" }],
  ])("is refused with %j, by the field's name", (change) => {
    const result = ratingSchema.safeParse({ ...good, ...change });
    expect(result.error?.issues[0]?.message).toMatch(
      new RegExp(`^Invalid ${Object.keys(change)[0]}: it must be .+\\.$`, "u"),
    );
  });

  it("is refused with a key too many, and as a list", () => {
    expect(ratingSchema.safeParse({ ...good, admin: true }).success).toBe(false);
    expect(ratingSchema.safeParse([good]).success).toBe(false);
  });

  it("takes a session in capitals for the same session", () => {
    const parsed = ratingSchema.parse({ ...good, session_id: good.session_id.toUpperCase() });
    expect(parsed.session_id).toBe(good.session_id);
  });
});
