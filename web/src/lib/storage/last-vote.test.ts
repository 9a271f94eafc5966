import { beforeEach, expect, test, vi } from "vitest";

import { mayPrecedeVote, noteVote, onVote } from "./last-vote.ts";

beforeEach(() => localStorage.clear());

test("a vote is told of, and may be younger than what was requested before it", () => {
  const told = vi.fn<(vote: object) => void>();
  const end = onVote(told);
  expect(mayPrecedeVote(Date.now())).toBe(false);
  noteVote({ stars: 4 });
  expect(told).toHaveBeenCalledExactlyOnceWith({ stars: 4 });
  expect(mayPrecedeVote(Date.now())).toBe(true);
  expect(mayPrecedeVote(Date.now() + 60_000)).toBe(false);
  end();
});

test.each([
  "no JSON",
  "null",
  "5",
  '"at"',
  "[]",
  "{}",
  '{"at":1}',
  '{"at":99999999999999}',
  '{"at":"9","vote":{}}',
  '{"at":99999999999999,"vote":null}',
])("what is no vote is none: %s", (text) => {
  const told = vi.fn<(vote: object) => void>();
  const end = onVote(told);
  localStorage.setItem("flickmap:last-vote", text);
  dispatchEvent(new StorageEvent("storage", { key: "flickmap:last-vote" }));
  expect(told).not.toHaveBeenCalled();
  expect(mayPrecedeVote(Date.now())).toBe(false);
  end();
});
