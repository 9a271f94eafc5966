import { expect, test } from "vitest";
import { requestLog } from "./request-log.ts";

test("the busiest second may begin anywhere", () => {
  let time = 0;
  const log = requestLog(() => time);
  for (const moment of [0, 600, 900, 1000, 1500, 1599, 1600, 5000]) {
    time = moment;
    log.add("/3/movie/550");
  }
  expect(log.busiestSecond()).toBe(5);
  log.reset();
  expect(log.busiestSecond()).toBe(0);
});
